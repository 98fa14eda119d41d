// What the tests of all checkers of traces share.

import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';

/** How many games or positions are tried: the first number, or the second when everything is asked for (`--all`). */
export const tries = (usual, all) => (process.env.SAHKKU_ALL === '1' ? all : usual);

/** A function that gives all problems that a checker of this class finds in lines. */
export const problemsOf = (TraceChecker) => (lines, options = {}) => {
  const problems = [];
  const checker = new TraceChecker({ ...options, report: (disagreement) => problems.push(...disagreement.problems) });
  for (const line of lines) checker.checkText(JSON.stringify(line));
  return problems;
};

/** A deep copy of the lines, changed. */
export function spoiled(lines, change) {
  const copy = JSON.parse(JSON.stringify(lines));
  return change(copy) ?? copy;
}

/** Lines as the text of a trace. */
export const traceText = (lines) => lines.map((line) => `${JSON.stringify(line)}\n`).join('');

/** Runs the program `check-trace.mjs` beside the module of this URL. */
export const runnerBeside = (url) => (input, ...options) => {
  const program = fileURLToPath(new URL('check-trace.mjs', url));
  return spawnSync(process.execPath, [program, ...options], { input, encoding: 'utf8' });
};

/** Tests of a program that checks traces: it spoils a sound trace of more than five lines in each. */
export function testsOfCommand(run, lines) {
  test('--max limits what is printed, not what is counted', () => {
    const { stdout } = run(traceText(spoiled(lines, (copy) => {
      for (const line of copy.slice(0, 5)) line.legal.push({ do: 'stop' });
    })), '--max', '2');
    assert.equal(stdout.match(/ply \d/g).length, 2);
    assert.match(stdout, /and 3 more disagreements/);
    assert.match(stdout, /5 disagreements/);
  });

  test('nothing to check is no success; wrong arguments are 2', () => {
    assert.equal(run('').status, 1);
    assert.equal(run('', '--maximum').status, 2);
    assert.equal(run('', '--max', 'many').status, 2);
    assert.equal(run('', 'no-such-file.jsonl').status, 2);
    assert.equal(run('', '--help').status, 0);
  });
}
