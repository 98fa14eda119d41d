#!/usr/bin/env node
// Checks traces of games of Hnefatafl against the rules, line by line.

import { open } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import { parseArgs } from 'node:util';
import { TraceChecker } from './checker.mjs';

const HELP = `usage: node check-trace.mjs [--max N] [--strict-rules] [--standard-start] [FILE…]

Reads traces (JSON Lines, one object per decision) from the files, or from standard input, and checks every
line against the rules: the position, the legal actions, what follows the chosen action, and the outcome.

  --max N            print the first N disagreements (10)
  --strict-rules     a line that names linne, tablut or brandubh must have exactly the options of that rule set
  --standard-start   every game must begin with the set-up of its rules; otherwise any set-up will do

Ends with 1 when anything disagrees or there was nothing to check, with 2 when the arguments are wrong
or a file cannot be read.`;

function readArguments() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      max: { type: 'string', default: '10' },
      'strict-rules': { type: 'boolean', default: false },
      'standard-start': { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  });
  const max = Number(values.max);
  if (!Number.isInteger(max) || max < 0) throw new Error(`--max must be a number, not ${values.max}`);
  return {
    max, strictRules: values['strict-rules'], standardStart: values['standard-start'], help: values.help, files: positionals,
  };
}

function disagreementText(source, { line, game, ply, rules, position, problems }) {
  return [
    `${source}:${line}: game ${game}, ply ${ply}, rules ${rules}`,
    ...problems.map((problem) => `    ${problem}`),
    `    position ${JSON.stringify(position)}`,
  ].join('\n');
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
  let printed = 0;
  let source = 'stdin';
  const checker = new TraceChecker({
    strictRules: options.strictRules,
    standardStart: options.standardStart,
    report: (disagreement) => {
      if (printed < options.max) console.log(disagreementText(source, disagreement));
      printed += 1;
    },
  });
  const sources = options.files.length > 0 ? options.files : [null];
  for (const file of sources) {
    source = file ?? 'stdin';
    checker.startSource();
    const lines = file === null ? createInterface({ input: process.stdin, crlfDelay: Infinity }) : (await open(file)).readLines();
    for await (const text of lines) checker.checkText(text);
  }
  if (printed > options.max) console.log(`… and ${printed - options.max} more disagreements`);
  for (const warning of checker.warnings) console.log(`warning: ${warning}`);
  console.log(checker.summaryText());
  return checker.disagreements > 0 || checker.summary.size === 0 ? 1 : 0;
}

try {
  process.exitCode = await main();
} catch (error) {
  console.error(error.message);
  process.exitCode = 2;
}
