// An engine of a game, its second argument, that does what the first one names, when it is first asked what to do: most often it
// breaks.
import { createInterface } from 'node:readline';

const [, , how, game] = process.argv;
const say = (text) => process.stdout.write(text);
let games = 0;
const breaks = {
  hangs: () => {},
  dies: () => process.exit(3),
  // It plays two games, and thinks for ever in the next.
  waits: (legal) => (games < 3 ? say(`best ${legal[0]}\n`) : process.stderr.write('waiting\n')),
  nonsense: () => say('best castle \u001bking side\n'),
  nothing: () => say('best\n'),
  error: () => say('error I have forgotten the rules\n'),
  illegal: (legal) => say(`best ${legal[0]}; ${legal[0]}; ${legal[0]}; ${legal[0]}; ${legal[0]}\n`),
  resigns: () => say('info depth 3 work 70\nresign\n'),
  offers: (legal) => say(`draw\nbest ${legal[0]}\n`),
  resignation: () => say('best result draw agreed\n'),
  bytes: () => process.stdout.write(Buffer.from([0xff, 0xfe, 0x0a])),
  floods: () => {
    // The driver takes no more than it can hold.
    const more = () => process.stdout.write('thinking\n'.repeat(1000), more);
    more();
  },
  long: () => {
    const more = () => process.stdout.write('best '.repeat(1000), more);
    more();
  },
};
let legal = [];
for await (const line of createInterface({ input: process.stdin })) {
  const [command, ...words] = line.split(' ');
  if (command === 'hello') {
    if (how !== 'silent') say(`name ${how}\nprotocol 1\ngames ${game}\nwants legal\nready\n`);
  } else if (command === 'position') games += 1;
  else if (command === 'ready') say('ready\n');
  else if (command === 'legal') legal = words.join(' ').split('; ');
  else if (command === 'go') breaks[how](legal);
  else if (command === 'quit' && how !== 'stays') process.exit();
}
// It goes when it is told to, and not when nobody speaks to it any more.
setInterval(() => {}, 1000);
