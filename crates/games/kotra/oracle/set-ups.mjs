#!/usr/bin/env node
// Writes set-ups for `sahkku --game kotra trace --from FILE`: JSON Lines { options, position }, every kind of position under
// every set of options that it makes sense for. The same seed gives the same lines.

import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { chanceFrom } from '../../../../tests/oracle/chance.mjs';
import { FOUR_POINT, HOME, HUK } from './board.mjs';
import {
  canStillMakeMunk, DEFAULTS, FLIPS, OPTION_VALUES, SIDES, standingPattern, turnBegins,
} from './oracle.mjs';
import { positionProblems } from './read-position.mjs';
import { KINDS } from './set-up-kinds.mjs';

const HELP = `usage: node set-ups.mjs [--count N] [--seed S]

Writes N set-ups (500), the same ones for the same seed (1).`;

// §3: bands only from the huk on, once five have left home; or the four of §6.
const hasStrayBand = ({ points, five_out: fiveOut, open_band: openBand }) => points.some((count, index) => {
  const point = index + 1;
  return count > 1 && point !== HOME && !(openBand && point === FOUR_POINT) && !(fiveOut && point >= HUK);
});

// A game can go on from there: it is not over, nobody has a pattern on the board already, and no band is where none is laid.
export function canStand(rules, position) {
  if (positionProblems(rules, position).length > 0 || SIDES.some((side) => hasStrayBand(position[side]))) return false;
  const stands = SIDES.some((turn) => standingPattern({ ...rules, litli_meistari: 'yes' }, { ...position, turn, after: null }));
  const { after } = position;
  const isOver = after !== null && position[after.side].off === 0 && !canStillMakeMunk(position[after.side], after.left);
  return !stands && !isOver && turnBegins(rules, position).what !== 'end';
}

const mixture = (chance) => Object.fromEntries(Object.entries(OPTION_VALUES).map(([key, values]) => [key, values[chance(values.length)]]));

// Lines in turn under each of these rules, by default the defaults, each option flipped, and a mixture (null); of each kind in
// turn. A kind that those options have no use for gives its place to the next.
export function setUps(count, seed, rounds = [DEFAULTS, ...FLIPS, null]) {
  const chance = chanceFrom(seed);
  const kinds = Object.values(KINDS);
  return Array.from({ length: count }, (_, number) => {
    const rules = rounds[number % rounds.length] ?? mixture(chance);
    // Every kind meets every set of options.
    for (let kind = Math.floor(number / rounds.length); ; kind += 1) {
      for (let attempt = 0; attempt < 200; attempt += 1) {
        const position = kinds[kind % kinds.length](rules, chance);
        if (position === null) break;
        if (canStand(rules, position)) return { options: rules, position };
      }
    }
  });
}

function main() {
  let values;
  try {
    ({ values } = parseArgs({ options: { count: { type: 'string', default: '500' }, seed: { type: 'string', default: '1' } } }));
    for (const [key, value] of Object.entries(values)) {
      if (!/^\d{1,9}$/.test(value)) throw new Error(`--${key} must be a number, not ${value}`);
    }
  } catch (error) {
    console.error(`${error.message}\n\n${HELP}`);
    return 2;
  }
  for (const each of setUps(Number(values.count), Number(values.seed))) console.log(JSON.stringify(each));
  return 0;
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) process.exitCode = main();
