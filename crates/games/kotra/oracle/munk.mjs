// The patterns: which stand, which one checker could make, which can still be reached (§8, §11).

import { CHECKERS, POINTS } from './board.mjs';
import { on } from './position.mjs';

const pattern = (id, value, standing) => ({ id, value, points: POINTS.map((point) => standing[point] ?? 0) });

// §8: "`langi-hryggur` 3 each on 19–23, value 3; `langi-mukur` 3 each on 20–24, 5; `stutti-mukur` 5 each on 22–24, 7;
// `meistari` 15 on 24, 13; with option `litli_meistari` … `litli-meistari` 7 on 23 and 8 on 24, 9"
export const PATTERNS = [
  pattern('langi-hryggur', 3, { 19: 3, 20: 3, 21: 3, 22: 3, 23: 3 }),
  pattern('langi-mukur', 5, { 20: 3, 21: 3, 22: 3, 23: 3, 24: 3 }),
  pattern('stutti-mukur', 7, { 22: 5, 23: 5, 24: 5 }),
  pattern('meistari', 13, { 24: 15 }),
  pattern('litli-meistari', 9, { 23: 7, 24: 8 }),
];

// §11: "langi-mukur, stutti-mukur or meistari"
const AFTER_THROWS = PATTERNS.filter(({ id }) => ['langi-mukur', 'stutti-mukur', 'meistari'].includes(id));

// §11: "Langi-hryggur and litli-meistari neither win nor allow `stop` in the after-throws"
function patternsThatWin(rules, position) {
  if (position.after !== null) return AFTER_THROWS;
  return PATTERNS.filter(({ id }) => id !== 'litli-meistari' || rules.litli_meistari === 'yes');
}

const stands = (points, { points: wanted }) => points.every((count, index) => count === wanted[index]);

// The pattern of the side to move that stands and wins, or null.
export function standingPattern(rules, position) {
  const { points } = position[position.turn];
  return patternsThatWin(rules, position).find((each) => stands(points, each)) ?? null;
}

// §8: "a side that could make a munk (any recognised pattern) with one checker moving 1…6 points … Only the board decides
// whether the choice is offered". §11: "In the after-throws only the three patterns that still win are looked at"
export function couldMakeMunk(rules, position) {
  const own = position[position.turn];
  const patterns = patternsThatWin(rules, position);
  return POINTS.some((from) => on(own, from) > 0 && POINTS.some((to) => {
    if (to <= from || to > from + 6) return false;
    const points = [...own.points];
    points[from - 1] -= 1;
    points[to - 1] += 1;
    return patterns.some((each) => stands(points, each));
  }));
}

// Where the checkers stand, from behind.
const places = (points) => points.flatMap((count, index) => Array(count).fill(index + 1));

// The pips that these 15 checkers need for a pattern, or null where it cannot be reached by forward moves.
function pipsTo({ points, hit }, wanted) {
  // §11: "hit ones count as standing on 0"
  const from = [...Array(hit).fill(0), ...places(points)];
  const to = places(wanted.points);
  return from.every((place, index) => place <= to[index]) ? to.reduce((sum, place, index) => sum + place - from[index], 0) : null;
}

// §11: "Can still: some of these three patterns can be reached by forward moves from where its checkers stand …, and the
// pips needed for the nearest are at most 24 times the throws left." "A checker borne off ends the chance"
export function canStillMakeMunk(checkers, throwsLeft) {
  if (checkers.off > 0) return false;
  const pips = AFTER_THROWS.map((each) => pipsTo(checkers, each)).filter((each) => each !== null);
  return pips.length > 0 && Math.min(...pips) <= 24 * throwsLeft;
}

export const hasAllBorneOff = ({ off }) => off === CHECKERS;
