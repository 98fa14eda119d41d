// The engine's traces, sent into a checker.

import assert from 'node:assert/strict';
import { spawn, spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../', import.meta.url));

/** Builds the `sahkku` command, and says where it is. */
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

/**
 * A function that runs `sahkku trace …` of a game into the checker at this address. It resolves to what the checker says and
 * how both ended. The command is built once.
 */
export function tracesInto(checker, game) {
  const command = build();
  const ended = (child) => new Promise((resolve) => child.on('close', resolve));
  return (words, ...options) => {
    const engine = spawn(command, ['--game', game, 'trace', ...words], { cwd: root });
    const judge = spawn(process.execPath, [fileURLToPath(checker), ...options], { cwd: root });
    engine.stdout.pipe(judge.stdin);
    let said = '';
    for (const stream of [engine.stderr, judge.stdout, judge.stderr]) {
      stream.on('data', (text) => {
        said += text;
      });
    }
    return Promise.all([ended(engine), ended(judge)]).then(([traced, judged]) => ({ said, traced, judged }));
  };
}
