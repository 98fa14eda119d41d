// The engine against the second implementation: random games of every named rule set, of each with every option set
// differently, and from set-ups, traced by the sahkku command and checked decision by decision.

import assert from 'node:assert/strict';
import { availableParallelism } from 'node:os';
import { describe, test } from 'node:test';
import { tracesInto } from '../../../../tests/oracle/engine.mjs';
import { tries } from '../../../../tests/oracle/testing.mjs';
import { boardOf } from './oracle.mjs';
import { chanceFrom } from '../../../../tests/oracle/chance.mjs';

// How many rule sets the engine makes of each by setting one option differently: none of them is lost unseen.
const VARIANTS = {
  linne: 22, tablut: 22, brandubh: 21, copenhagen: 22, fetlar: 22,
};

const check = tracesInto(new URL('check-trace.mjs', import.meta.url), 'hnefatafl');

/** A position in the engine's notation, with so many pieces anywhere but on the castle and the corners. */
function setUp(size, drabants, muscovites, chance) {
  const board = boardOf(size);
  const free = board.names.map((_, square) => square).filter((square) => square !== board.castle && !board.isCorner[square]);
  const take = (squares) => {
    const square = squares[chance(squares.length)];
    free.splice(free.indexOf(square), 1);
    return square;
  };
  const pieces = new Map([[take(free.filter((square) => !board.isEdge[square])), 'K']]);
  for (let n = 0; n < drabants; n += 1) pieces.set(take(free), 'T');
  for (let n = 0; n < muscovites; n += 1) pieces.set(take(free), 't');
  const ranks = [];
  for (let rank = size - 1; rank >= 0; rank -= 1) {
    let text = '';
    for (let file = 0; file < size; file += 1) text += pieces.get(file * size + rank) ?? '.';
    ranks.push(text.replace(/\.+/g, (empty) => String(empty.length)));
  }
  return `${ranks.join('/')} ${chance(2) === 0 ? 'swede' : 'muscovite'}`;
}

describe('the engine and the second implementation', { concurrency: availableParallelism() }, () => {
  for (const [rules, variants] of Object.entries(VARIANTS)) {
    for (const policy of ['uniform', 'shuffle']) {
      test(`the engine agrees about ${rules}, ${policy}`, async () => {
        const games = tries(3, 20);
        const words = ['--rules', rules, '--policy', policy, '--seed', '1', '--games', String(games), '--cap', '400'];
        const { said, traced, judged } = await check(words, '--strict-rules', '--standard-start');
        assert.deepEqual([traced, judged], [0, 0], said);
        assert.match(said, new RegExp(`^${rules}: ${games} games, `, 'm'));
      });

      test(`the engine agrees about ${rules} with every option set differently, ${policy}`, async () => {
        const words = ['--rules', rules, '--policy', policy, '--every-option', '--seed', '2', '--games', '1', '--cap', String(tries(25, 150))];
        const { said, traced, judged } = await check(words);
        assert.deepEqual([traced, judged], [0, 0], said);
        assert.match(said, new RegExp(`^${rules}: ${variants} games, `, 'm'));
      });
    }
  }

  for (const [rules, size, drabants, muscovites] of [['linne', 9, 8, 16], ['tablut', 9, 8, 16], ['brandubh', 7, 4, 8],
    ['copenhagen', 11, 12, 24]]) {
    test(`the engine agrees about ${rules} from any set-up`, async () => {
      const chance = chanceFrom(5);
      for (let n = 0; n < tries(1, 8); n += 1) {
        const start = setUp(size, 1 + chance(drabants), 4 + chance(muscovites - 3), chance);
        const words = ['--rules', rules, '--start', start, '--every-option', '--set', `board=${size}`, '--games', '1', '--cap', '60'];
        const { said, traced, judged } = await check(words);
        assert.deepEqual([traced, judged], [0, 0], `${start}\n${said}`);
      }
    });
  }
});
