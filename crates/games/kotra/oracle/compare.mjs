#!/usr/bin/env node
// Compares the engine with the second implementation over many decisions: under the defaults, each option flipped, and
// mixtures of options; from home, from set-ups to the end, and from set-ups for a few decisions, the same share each.

import { spawn } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { parseArgs } from 'node:util';
import { TraceChecker } from './checker.mjs';
import { DEFAULTS, FLIPS } from './oracle.mjs';
import { setUps } from './set-ups.mjs';

const HELP = `usage: node compare.mjs [--decisions N] [--seed S] [--max N] [COMMAND]

Lets COMMAND (sahkku) trace random games of Kotra until at least N decisions (1000000) are checked, the same ones for the
same seed (1). Prints what came of each share, and the first --max disagreements (10).

Ends with 1 when anything disagrees, with 2 when the arguments are wrong or the command fails.`;

// How many set-ups a file has, and so how many games begin there at once.
const BATCH = 2000;
const SHORT = 6;

function readArguments() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      decisions: { type: 'string', default: '1000000' },
      seed: { type: 'string', default: '1' },
      max: { type: 'string', default: '10' },
      help: { type: 'boolean', default: false },
    },
  });
  const numbers = ['decisions', 'seed', 'max'].map((key) => {
    if (!/^\d{1,9}$/.test(values[key])) throw new Error(`--${key} must be a number, not ${values[key]}`);
    return [key, Number(values[key])];
  });
  return { ...Object.fromEntries(numbers), help: values.help, command: positionals[0] ?? 'sahkku' };
}

const flipText = (rules) => Object.keys(rules).filter((key) => rules[key] !== DEFAULTS[key]).map((key) => `${key}=${rules[key]}`)
  .join(' ') || 'defaults';

// Every share: { name, rules, from, cap }; `rules` is null for mixtures, which only set-ups have.
function shares() {
  const kinds = [{ from: 'home' }, { from: 'set-ups' }, { from: 'set-ups', cap: SHORT }];
  return [DEFAULTS, ...FLIPS, null].flatMap((rules) => kinds
    .filter(({ from }) => rules !== null || from !== 'home')
    .map(({ from, cap = null }) => ({
      name: `${rules === null ? 'mixtures' : flipText(rules)}, from ${from}${cap === null ? '' : ` for ${cap} decisions`}`, rules, from, cap,
    })));
}

// One run of the command into the checker.
async function trace(command, words, checker) {
  const child = spawn(command, ['--game', 'kotra', 'trace', '--rules', 'kotra', ...words], { stdio: ['ignore', 'pipe', 'inherit'] });
  const ended = new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', resolve);
  });
  ended.catch(() => {});
  for await (const line of createInterface({ input: child.stdout, crlfDelay: Infinity })) checker.checkText(line);
  if (await ended !== 0) throw new Error(`${command} failed with ${words.join(' ')}`);
}

// Runs the command for a share until it has its decisions; the checker's summary.
async function check({ name, rules, from, cap }, { command, decisions, seed, folder, report }) {
  const checker = new TraceChecker({ report: (disagreement) => report(name, disagreement) });
  const done = () => checker.summary.get('kotra')?.decisions ?? 0;
  for (let run = seed; done() < decisions; run += 1) {
    checker.startSource();
    const before = done();
    const words = ['--seed', String(run), ...(cap === null ? [] : ['--cap', String(cap)])];
    if (from === 'home') {
      const flips = flipText(rules) === 'defaults' ? [] : ['--option', flipText(rules)];
      checker.starts = null;
      await trace(command, [...words, ...flips, '--games', '200'], checker);
    } else {
      const file = join(folder, 'set-ups.jsonl');
      checker.starts = setUps(BATCH, run, [rules]);
      await writeFile(file, checker.starts.map((each) => `${JSON.stringify(each)}\n`).join(''));
      // Not more games than the share still needs, at forty decisions each.
      const games = Math.min(BATCH, cap === null ? Math.ceil((decisions - before) / 40) + 20 : BATCH);
      await trace(command, [...words, '--from', file, '--games', String(games)], checker);
    }
    if (done() === before) throw new Error(`${command} traced no decision: ${name}`);
  }
  return checker;
}

async function main() {
  let options;
  try {
    options = readArguments();
  } catch (error) {
    console.error(`${error.message}\n\n${HELP}`);
    return 2;
  }
  if (options.help) {
    console.log(HELP);
    return 0;
  }
  const folder = await mkdtemp(join(tmpdir(), 'kotra-'));
  const all = shares();
  let decisions = 0;
  let disagreements = 0;
  const report = (name, { line, game, ply, position, problems }) => {
    disagreements += 1;
    if (disagreements > options.max) return;
    console.log([`${name}, line ${line}: game ${game}, ply ${ply}`, ...problems.map((problem) => `    ${problem}`),
      `    position ${JSON.stringify(position)}`].join('\n'));
  };
  try {
    for (const share of all) {
      const checker = await check(share, { ...options, decisions: Math.ceil(options.decisions / all.length), folder, report });
      console.log(`${share.name}\n    ${checker.summaryText()}`);
      decisions += checker.summary.get('kotra').decisions;
    }
  } finally {
    await rm(folder, { recursive: true });
  }
  console.log(`${decisions} decisions, ${disagreements} disagreements`);
  return disagreements > 0 ? 1 : 0;
}

try {
  process.exitCode = await main();
} catch (error) {
  console.error(error.message);
  process.exitCode = 2;
}
