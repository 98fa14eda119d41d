// The engine against the second implementation: random games of every recorded rule set, and of each with every
// option set differently, traced by the sahkku command and checked decision by decision.

import assert from 'node:assert/strict';
import { spawn, spawnSync } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { describe, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { PRESETS } from './presets.mjs';

const root = fileURLToPath(new URL('../../', import.meta.url));
const checker = fileURLToPath(new URL('check-trace.mjs', import.meta.url));

// How many rule sets the engine makes of each by setting one option differently: none of them is lost unseen.
const VARIANTS = {
  raisa: 41, maze: 42, lagesvuotna: 45, vuovdaguoika: 44, gavkevuotna: 44, unjarga: 42, 'globe-joueur': 47, vuonnamarkan: 45,
};

/** Builds the `sahkku` command, once for all tests, and says where it is. */
function build() {
  const words = ['build', '--quiet', '--package', 'sahkku-cli', '--message-format', 'json'];
  const { status, stdout, error } = spawnSync('cargo', words, {
    cwd: root, encoding: 'utf8', maxBuffer: Infinity, stdio: ['ignore', 'pipe', 'inherit'],
  });
  assert.equal(status, 0, `the sahkku command cannot be built${error ? `: ${error}` : ''}`);
  const messages = stdout.split('\n').filter((line) => line.startsWith('{')).map((line) => JSON.parse(line));
  const { executable } = messages.find((message) => message.target?.name === 'sahkku' && message.executable) ?? {};
  assert.ok(executable, 'cargo does not say where the sahkku command is');
  return executable;
}

const command = build();

/** Runs `sahkku trace …` into the checker. Resolves to what the checker says and how both ended. */
function check(words, ...options) {
  const engine = spawn(command, ['trace', ...words], { cwd: root });
  const judge = spawn(process.execPath, [checker, ...options], { cwd: root });
  engine.stdout.pipe(judge.stdin);
  let said = '';
  for (const stream of [engine.stderr, judge.stdout, judge.stderr]) {
    stream.on('data', (text) => {
      said += text;
    });
  }
  const ended = (child) => new Promise((resolve) => child.on('close', resolve));
  return Promise.all([ended(engine), ended(judge)]).then(([traced, judged]) => ({ said, traced, judged }));
}

describe('the engine and the second implementation', { concurrency: availableParallelism() }, () => {
  for (const rules of Object.keys(PRESETS)) {
    test(`the engine agrees about ${rules}`, async () => {
      const words = ['--rules', rules, '--seed', '1', '--games', '8', '--cap', '600'];
      const { said, traced, judged } = await check(words, '--strict-presets');
      assert.deepEqual([traced, judged], [0, 0], said);
      assert.match(said, new RegExp(`^${rules}: 8 games, `));
    });

    test(`the engine agrees about ${rules} with every option set differently`, async () => {
      const words = ['--rules', rules, '--every-option', '--seed', '2', '--games', '1', '--cap', '80'];
      const { said, traced, judged } = await check(words);
      assert.deepEqual([traced, judged], [0, 0], said);
      assert.match(said, new RegExp(`^${rules}: ${VARIANTS[rules]} games, `, 'm'));
    });
  }
});
