// A page that uses all there is of the embedding element: tests/browser/types.spec.ts lets the compiler read it.

import type { BoardGameElement, NewGame, SahkkuBoardElement, SahkkuDetail, SahkkuDiagramElement } from '../../web/embed/sahkku-embed';

const board: SahkkuBoardElement = document.createElement('sahkku-board');
board.rules = 'maze';
board.computer = 'women:master';
board.opponent = 'steady';
board.language = 'se';
board.material = 'dark-wood';
board.ornament = 'star';
board.coordinates = 'yes';
board.lines = 'joined';
board.below = 'women';
board.speed = 'fast';
board.turning = 'no';
board.table = 'yes';
board.hints = 'no';
board.moves = 'yes';
board.notation = 'yes';
board.speech = 'brief';
board.sound = 'yes';
board.volume = '40';
board.seed = '7';
board.link = 'game=1';
board.autostart = '';
board.keep = 'no';
board.label = 'Sáhkku';
board.label = null;

const lines: string[] = [];
const tell = ({ detail }: CustomEvent<SahkkuDetail>) => {
  const { entry, turn, rules, position, legal, entries, winner, reason, message } = detail;
  lines.push(entry, turn ?? '', rules, position, ...legal, String(entries), winner ?? '', reason ?? '', message ?? '');
};
for (const kind of ['ready', 'move', 'takeback', 'gameover', 'error'] as const) board.addEventListener(kind, tell, { once: true });
board.addEventListener('gameover', function (event) {
  const won: 'men' | 'women' | null = event.detail.winner;
  lines.push(won ?? 'nobody', this.state?.rules ?? '');
});
board.removeEventListener('move', tell);
// What every element has is there, too.
board.addEventListener('click', (event) => lines.push(String(event.clientX)));

export async function play(): Promise<string[]> {
  const wanted: NewGame = { rules: 'maze stacking=no', computer: 'both' };
  await board.start();
  await board.newGame();
  await board.newGame(wanted);
  await board.throwDice();
  await board.play('X:a15-b15');
  const record: string | null = await board.record;
  const position: string | null = await board.position;
  if (record !== null) await board.load(record);
  return [record ?? '', position ?? '', board.state?.turn ?? ''];
}

const diagram: SahkkuDiagramElement = document.createElement('sahkku-diagram');
diagram.rules = 'lagesvuotna';
diagram.position = 'w*12.3/5W1KM6/m*12.3 m m X,III,(-)';
diagram.material = 'hide';
diagram.ornament = 'sun';
diagram.coordinates = 'yes';
diagram.lines = 'short';
diagram.label = 'The men can take the king';

const other: BoardGameElement = document.createElement('board-game');
other.game = 'hnefatafl';
other.rules = 'tablut';
other.computer = 'muscovite:strong';
other.below = 'swede';
other.addEventListener('gameover', ({ detail }) => lines.push(detail.winner === 'swede' ? `${detail.reason}` : ''));

// What is wrong is told before anybody sees the page.
// @ts-expect-error there is no such rule set
board.rules = 'chess';
// @ts-expect-error that is a rule set of another game
board.rules = 'linne';
// @ts-expect-error there is no such game
other.game = 'chess';
// @ts-expect-error there is no such speed
board.speed = 'warp';
// @ts-expect-error only the board itself says what its state is
board.state = null;
// @ts-expect-error an action is a text
void board.play(7);
