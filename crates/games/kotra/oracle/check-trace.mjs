#!/usr/bin/env node
// Checks traces of games of Kotra against the rules, line by line.

import { readFile } from 'node:fs/promises';
import { main } from '../../../../tests/oracle/check-trace.mjs';
import { TraceChecker } from './checker.mjs';

const HELP = `usage: node check-trace.mjs [--max N] [--strict-rules] [--from FILE] [FILE…]

Reads traces (JSON Lines, one object per decision) from the files, or from standard input, and checks every
line against the rules: the position, the legal actions, the turns that passed, what follows the chosen action, and the outcome.

  --max N            print the first N disagreements (10)
  --strict-rules     every line must have exactly the default options
  --from FILE        the set-ups that the games went from, as trace --from had them; otherwise every game must begin at home

Ends with 1 when anything disagrees or there was nothing to check, with 2 when the arguments are wrong
or a file cannot be read.`;

async function readSetUps(file) {
  const text = await readFile(file, 'utf8');
  return text.split('\n').filter((line) => line.trim() !== '').map((line) => JSON.parse(line));
}

await main(HELP, {
  'strict-rules': { type: 'boolean', default: false },
  from: { type: 'string' },
}, async (options, report) => new TraceChecker({
  strictRules: options['strict-rules'], starts: options.from === undefined ? null : await readSetUps(options.from), report,
}));
