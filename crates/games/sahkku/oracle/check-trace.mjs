#!/usr/bin/env node
// Checks traces of sáhkku games against the rules, line by line.

import { main } from '../../../../tests/oracle/check-trace.mjs';
import { TraceChecker } from './checker.mjs';

const HELP = `usage: node check-trace.mjs [--max N] [--strict-presets] [FILE…]

Reads traces (JSON Lines, one object per decision) from the files, or from standard input, and checks every
line against the rules: the position, the legal actions, what follows the chosen action, and the outcome.

  --max N            print the first N disagreements (10)
  --strict-presets   a line whose rules name a preset must have exactly the options of that preset

Ends with 1 when anything disagrees or there was nothing to check, with 2 when the arguments are wrong
or a file cannot be read.`;

await main(HELP, { 'strict-presets': { type: 'boolean', default: false } }, (options, report) => new TraceChecker({
  strictPresets: options['strict-presets'], report,
}));
