#!/usr/bin/env node
// Checks traces of games of Hnefatafl against the rules, line by line.

import { main } from '../../../../tests/oracle/check-trace.mjs';
import { TraceChecker } from './checker.mjs';

const HELP = `usage: node check-trace.mjs [--max N] [--strict-rules] [--standard-start] [FILE…]

Reads traces (JSON Lines, one object per decision) from the files, or from standard input, and checks every
line against the rules: the position, the legal actions, what follows the chosen action, and the outcome.

  --max N            print the first N disagreements (10)
  --strict-rules     a line that names linne, tablut or brandubh must have exactly the options of that rule set
  --standard-start   every game must begin with the set-up of its rules; otherwise any set-up will do

Ends with 1 when anything disagrees or there was nothing to check, with 2 when the arguments are wrong
or a file cannot be read.`;

await main(HELP, {
  'strict-rules': { type: 'boolean', default: false },
  'standard-start': { type: 'boolean', default: false },
}, (options, report) => new TraceChecker({
  strictRules: options['strict-rules'], standardStart: options['standard-start'], report,
}));
