// An engine that plays any legal action. It knows no rules: it asks the driver for what is legal.
import { createInterface } from 'node:readline';

let state = 0;
let legal = [];

/** A number below `limit`, by SplitMix32: the same seed makes the same game. */
function below(limit) {
  state = (state + 0x9e3779b9) | 0;
  let mixed = Math.imul(state ^ (state >>> 16), 0x21f0aaad);
  mixed = Math.imul(mixed ^ (mixed >>> 15), 0x735a2d97);
  return ((mixed ^ (mixed >>> 15)) >>> 0) % limit;
}

const hello = ['name random', 'protocol 1', 'games sahkku hnefatafl kotra', 'wants legal', 'option seed NUMBER', 'ready'];
const answers = {
  hello: () => hello.join('\n'),
  ready: () => 'ready',
  set: ([, seed]) => void (state = Number(BigInt.asIntN(32, BigInt(seed)))),
  legal: (words) => void (legal = words.join(' ').split('; ')),
  go: () => `best ${legal[below(legal.length)]}`,
  quit: () => process.exit(),
};

for await (const line of createInterface({ input: process.stdin })) {
  const [command, ...words] = line.split(' ');
  const answer = answers[command]?.(words);
  if (answer) console.log(answer);
}
