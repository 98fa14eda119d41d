// The engine against the second implementation: random games of every recorded rule set, and of each with every
// option set differently, traced by the sahkku command and checked decision by decision.

import assert from 'node:assert/strict';
import { availableParallelism } from 'node:os';
import { describe, test } from 'node:test';
import { tracesInto } from '../../../../tests/oracle/engine.mjs';
import { tries } from '../../../../tests/oracle/testing.mjs';
import { PRESETS } from './presets.mjs';

// How many rule sets the engine makes of each by setting one option differently: none of them is lost unseen.
const VARIANTS = {
  raisa: 42, maze: 43, lagesvuotna: 46, vuovdaguoika: 45, gavkevuotna: 45, unjarga: 43, 'globe-joueur': 48, vuonnamarkan: 46, borvo: 49,
};

const check = tracesInto(new URL('check-trace.mjs', import.meta.url), 'sahkku');

describe('the engine and the second implementation', { concurrency: availableParallelism() }, () => {
  for (const rules of Object.keys(PRESETS)) {
    test(`the engine agrees about ${rules}`, async () => {
      const games = tries(2, 8);
      const words = ['--rules', rules, '--seed', '1', '--games', String(games), '--cap', '600'];
      const { said, traced, judged } = await check(words, '--strict-presets');
      assert.deepEqual([traced, judged], [0, 0], said);
      assert.match(said, new RegExp(`^${rules}: ${games} games, `));
    });

    test(`the engine agrees about ${rules} with every option set differently`, async () => {
      const words = ['--rules', rules, '--every-option', '--seed', '2', '--games', '1', '--cap', String(tries(15, 80))];
      const { said, traced, judged } = await check(words);
      assert.deepEqual([traced, judged], [0, 0], said);
      assert.match(said, new RegExp(`^${rules}: ${VARIANTS[rules]} games, `, 'm'));
    });
  }
});
