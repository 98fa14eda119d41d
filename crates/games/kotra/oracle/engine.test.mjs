// The engine against the second implementation: random games from home and from set-ups, under the defaults and each option
// set differently, traced by the sahkku command and checked decision by decision.

import assert from 'node:assert/strict';
import { availableParallelism } from 'node:os';
import { describe, test } from 'node:test';
import { tracesInto } from '../../../../tests/oracle/engine.mjs';
import { tries } from '../../../../tests/oracle/testing.mjs';
import { FLIPS } from './oracle.mjs';
import { setUpsFile, starts } from './set-ups-file.mjs';

const SET_UPS = setUpsFile();

const check = tracesInto(new URL('check-trace.mjs', import.meta.url), 'kotra');

async function agree(words, games, ...options) {
  const { said, traced, judged } = await check(['--rules', 'kotra', ...words, '--games', String(games)], ...options);
  assert.deepEqual([traced, judged], [0, 0], said);
  return said;
}

describe('the engine and the second implementation', { concurrency: availableParallelism() }, () => {
  test('the engine agrees about games from home', async () => {
    const games = tries(8, 50);
    assert.match(await agree(['--seed', '1'], games, '--strict-rules'), new RegExp(`^kotra: ${games} games, `, 'm'));
  });

  test('the engine agrees about games from home with every option set differently', async () => {
    const games = tries(1, 10);
    const said = await agree(['--every-option', '--seed', '2'], games);
    assert.match(said, new RegExp(`^kotra: ${(1 + FLIPS.length) * games} games, `, 'm'));
  });

  for (const [name, words, rounds] of [['to the end', [], 1], ['for a few decisions', ['--cap', '6'], tries(1, 4)]]) {
    test(`the engine agrees about games from set-ups, ${name}`, async () => {
      const said = await agree(['--seed', '3', ...words, '--from', SET_UPS], starts.length * rounds, '--from', SET_UPS);
      for (const end of ['jan', 'off', 'off mar', 'munk']) assert.match(said, new RegExp(`(: |, )${end} `));
    });
  }
});
