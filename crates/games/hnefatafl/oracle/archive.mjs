// Replays recorded games by the second implementation: node archive.mjs FILE [RULES]
//
// A line of the file is a game: its moves with what each captured, `e3-d3xc3xd2`, two counts, and `Black` (the Muscovite),
// `White` (the Swede), `Draw` or `Ongoing`, separated by commas. Repetition is left out, as some players went on.

import { readFileSync } from 'node:fs';
import process from 'node:process';
import { actionText } from './notation.mjs';
import { afterAction, legalActions, NAMED, setUp } from './oracle.mjs';

const WINNERS = { Black: 'muscovite', White: 'swede' };

// What comes of a game: "whole: escaped", "stops: other captures at e3-d3".
function replayed(rules, line) {
  const [moves, , , result] = line.split(',');
  let position = setUp(rules);
  let end = null;
  for (const word of moves.split(' ').filter((each) => each !== '' && each !== 'timeout')) {
    if (end !== null) return `stops: goes on after ${end.reason}`;
    const [text, ...captured] = word.split('x');
    const action = legalActions(rules, position).find((each) => actionText(position.board, each) === text);
    if (action === undefined) return `stops: ${text} is not legal`;
    const after = afterAction(rules, position, action);
    // A piece that is captured in two ways stands there twice.
    const expected = [...new Set(captured)].sort().join();
    if (after.captured.map((square) => position.board.names[square]).sort().join() !== expected) return `stops: other captures at ${word}`;
    ({ position, end } = after);
  }
  if (end === null) return 'whole: no rule ends it';
  return end.winner === WINNERS[result] ? `whole: ${end.reason}` : `stops: ${end.reason}, but ${result}`;
}

const [file, name = 'copenhagen'] = process.argv.slice(2);
if (file === undefined || !Object.hasOwn(NAMED, name)) {
  process.stderr.write(`node archive.mjs FILE [${Object.keys(NAMED).join(' | ')}]\n`);
  process.exitCode = 2;
} else {
  const tally = new Map();
  for (const line of readFileSync(file, 'utf8').split('\n').filter((each) => each.trim() !== '')) {
    const what = replayed({ ...NAMED[name], repetition: 'off' }, line.trim());
    tally.set(what, (tally.get(what) ?? 0) + 1);
  }
  for (const [what, count] of [...tally].sort()) process.stdout.write(`${String(count).padStart(6)}  ${what}\n`);
  if ([...tally.keys()].some((what) => what.startsWith('stops'))) process.exitCode = 1;
}
