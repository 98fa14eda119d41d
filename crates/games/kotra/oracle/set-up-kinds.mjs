// Positions made at random, of every kind that random games from home hardly ever reach (§13). Each kind is a function of
// (rules, chance) that gives a position with an empty throw; it may be none that can stand, and is drawn again then.

import { across, CHECKERS, FIRST_QUARTER, FOUR_POINT, HOME, HUK, LAST_POINT, otherSide, SIDES } from './board.mjs';
import { PATTERNS } from './munk.mjs';
import { on } from './position.mjs';

const pick = (list, chance) => list[chance(list.length)];
const range = (first, last) => Array.from({ length: last - first + 1 }, (_, index) => first + index);
const OUTSIDE = range(HOME + 1, HUK - 1);
const LAYING = range(HUK, LAST_POINT);
const LAST_QUARTER = range(19, LAST_POINT);

// ---------------------------------------------------------------- putting checkers down

const nobody = () => ({
  points: Array(LAST_POINT).fill(0), hit: 0, off: 0, five_out: false, open_band: false, thrown_before: true,
});

export const countOf = ({ points, hit, off }) => points.reduce((sum, count) => sum + count, hit + off);
const missing = (checkers) => CHECKERS - countOf(checkers);

const put = (checkers, point, count = 1) => {
  checkers.points[point - 1] += Math.max(0, Math.min(count, missing(checkers)));
};

// One checker on one of these points, where the other side leaves room and §3 allows a band; false where there is no such point.
function drop(checkers, other, points, chance, bands = true) {
  const fits = points.filter((point) => on(other, across(point)) === 0 && (on(checkers, point) === 0 || (bands && point >= HUK)));
  if (fits.length === 0 || missing(checkers) === 0) return false;
  put(checkers, pick(fits, chance));
  return true;
}

// All that are still missing: on these points, else anywhere, else hit.
function dropRest(checkers, other, points, chance) {
  while (missing(checkers) > 0) {
    if (!drop(checkers, other, points, chance) && !drop(checkers, other, [...OUTSIDE, ...LAYING], chance)) checkers.hit += 1;
  }
}

// A side in the middle of the game: some at home, blots on the way, bands further on. "Not before five have left home"
function spread(checkers, other, chance, mostAtHome) {
  if (on(other, across(HOME)) === 0) put(checkers, HOME, chance(mostAtHome + 1));
  const isEarly = on(checkers, HOME) > 10;
  for (let count = chance(6); count > 0; count -= 1) drop(checkers, other, OUTSIDE, chance);
  while (isEarly && missing(checkers) > 0 && drop(checkers, other, [...OUTSIDE, ...LAYING], chance, false));
  if (!isEarly) dropRest(checkers, other, chance(3) === 0 ? LAST_QUARTER : LAYING, chance);
}

// Takes checkers of a side from the board and lets them wait.
function hit(checkers, count, chance) {
  for (let left = count; left > 0; left -= 1) {
    const standing = range(1, LAST_POINT).filter((point) => on(checkers, point) > 0);
    if (standing.length === 0) return;
    checkers.points[pick(standing, chance) - 1] -= 1;
    checkers.hit += 1;
  }
}

function bearOff(checkers, count, chance) {
  const before = checkers.hit;
  hit(checkers, count, chance);
  checkers.off += checkers.hit - before;
  checkers.hit = before;
}

function positionOf(turn, own, other, chance, first = pick(SIDES, chance)) {
  for (const checkers of [own, other]) checkers.five_out = on(checkers, HOME) <= 10;
  return { turn, first, [turn]: own, [otherSide(turn)]: other, throw: [], unused: [], after: null };
}

const inOrder = ({ turn, first, white, black, ...rest }) => ({ turn, first, white, black, ...rest });

// A pattern's checkers, a few of them moved back: so many pips each.
function backFrom(pattern, count, mostPips, chance) {
  const checkers = nobody();
  checkers.points = [...pattern.points];
  for (let left = count; left > 0; left -= 1) {
    const from = pick(range(1, LAST_POINT).filter((point) => on(checkers, point) > 0), chance);
    const to = Math.max(HOME, from - 1 - chance(mostPips));
    checkers.points[from - 1] -= 1;
    checkers.points[(to < HUK && on(checkers, to) > 0 ? HUK : to) - 1] += 1;
  }
  return checkers;
}

const patternsOf = (rules) => PATTERNS.filter(({ id }) => id !== 'litli-meistari' || rules.litli_meistari === 'yes');
const afterThrowPatterns = PATTERNS.filter(({ id }) => ['langi-mukur', 'stutti-mukur', 'meistari'].includes(id));

// ---------------------------------------------------------------- the kinds

function opening(rules, chance) {
  const own = nobody();
  const other = nobody();
  spread(own, other, chance, CHECKERS);
  spread(other, own, chance, CHECKERS);
  return positionOf(pick(SIDES, chance), own, other, chance);
}

function middle(rules, chance) {
  const own = nobody();
  const other = nobody();
  spread(own, other, chance, 6);
  spread(other, own, chance, 6);
  hit(own, chance(4), chance);
  hit(other, chance(3), chance);
  return positionOf(pick(SIDES, chance), own, other, chance);
}

function bearingOff(rules, chance) {
  const own = nobody();
  const other = nobody();
  dropRest(own, other, LAST_QUARTER, chance);
  if (chance(2) === 0) dropRest(other, own, LAST_QUARTER, chance);
  else spread(other, own, chance, 3);
  bearOff(own, chance(CHECKERS), chance);
  if (chance(3) === 0) bearOff(other, chance(CHECKERS), chance);
  if (chance(3) === 0) hit(other, chance(3), chance);
  return positionOf(pick(SIDES, chance), own, other, chance);
}

function munk(rules, chance) {
  const own = backFrom(pick(patternsOf(rules), chance), pick([1, 1, 1, 2, 2, 3], chance), 6, chance);
  const other = nobody();
  spread(other, own, chance, 5);
  if (chance(2) === 0) hit(other, 1 + chance(3), chance);
  return positionOf(pick(SIDES, chance), own, other, chance);
}

// The one side has borne off all, the other tries for a pattern.
function afterThrows(rules, chance) {
  if (rules.after_throws === 0) return null;
  const own = backFrom(pick(afterThrowPatterns, chance), pick([1, 1, 2, 2, 3, 6], chance), pick([6, 6, 12, 23], chance), chance);
  if (chance(4) === 0) hit(own, 1 + chance(3), chance);
  const other = nobody();
  other.off = CHECKERS;
  const position = positionOf(pick(SIDES, chance), own, other, chance);
  position.after = { side: position.turn, left: 1 + chance(rules.after_throws), value: own.hit > 0 || chance(2) === 0 ? 4 : 2 };
  return position;
}

function lastThrow(rules, chance) {
  if (rules.last_throw === 'no') return null;
  const own = nobody();
  const other = nobody();
  other.off = CHECKERS;
  own.off = CHECKERS - 1 - chance(4);
  dropRest(own, other, chance(4) === 0 ? range(13, LAST_POINT) : LAST_QUARTER, chance);
  if (chance(6) === 0) hit(own, 1, chance);
  const turn = pick(SIDES, chance);
  const position = positionOf(turn, own, other, chance, otherSide(turn));
  position.after = { side: turn, left: 1, value: own.hit > 0 ? 4 : 2 };
  return position;
}

// A side is about to bear off its last: after-throws or a last throw may follow.
function lastOff(rules, chance) {
  const own = nobody();
  own.off = CHECKERS - 1 - chance(4);
  dropRest(own, nobody(), LAST_QUARTER, chance);
  const isAfterThrows = chance(2) === 0;
  const other = isAfterThrows ? backFrom(pick(afterThrowPatterns, chance), 1 + chance(8), 18, chance) : nobody();
  if (!isAfterThrows) {
    other.off = CHECKERS - 1 - chance(5);
    dropRest(other, own, LAST_QUARTER, chance);
  }
  if (chance(4) === 0) hit(other, 1 + chance(2), chance);
  const turn = pick(SIDES, chance);
  return positionOf(turn, own, other, chance, chance(4) === 0 ? otherSide(turn) : turn);
}

// The other side has many hit checkers and little room left: jan is near.
function jan(rules, chance) {
  const own = nobody();
  const other = nobody();
  for (const point of FIRST_QUARTER) if (chance(2) === 0) put(other, point, 1);
  const room = FIRST_QUARTER.filter((point) => on(other, point) === 0).length;
  other.hit = Math.max(0, room - chance(3));
  for (let count = chance(6); count > 0; count -= 1) drop(other, own, [...OUTSIDE, ...LAYING], chance, false);
  spread(own, other, chance, 3);
  dropRest(other, own, LAYING, chance);
  const turn = pick(SIDES, chance);
  return chance(3) === 0 ? positionOf(otherSide(turn), other, own, chance) : positionOf(turn, own, other, chance);
}

// The other side has five to seven bands in a row, its home perhaps among them; the side to move stands before them.
function barrier(rules, chance) {
  const own = nobody();
  const other = nobody();
  const length = 5 + chance(3);
  // The row as the side to move sees it: within the other's 12…24, and its home, which is 13.
  const places = [12, ...range(13, 24)].map(across).concat(across(HOME)).sort((one, next) => one - next);
  const rows = places.map((_, index) => places.slice(index, index + length))
    .filter((row) => row.length === length && row.at(-1) - row[0] === length - 1);
  const row = pick(rows, chance);
  for (const point of row) put(other, across(point), 2);
  const isHome = on(other, HOME) > 0;
  if (isHome && chance(2) === 0) put(other, HOME, chance(3));
  const before = range(HOME, Math.max(HOME, row[0] - 1));
  if (chance(3) === 0) own.hit = 1 + chance(3);
  for (let count = 1 + chance(5); count > 0; count -= 1) drop(own, other, before, chance);
  dropRest(other, own, LAYING, chance);
  dropRest(own, other, LAYING, chance);
  return positionOf(pick(SIDES, chance), own, other, chance);
}

// The side to move has hit checkers, and the other side bands in the quarter where they are entered.
function thirdQuarter(rules, chance) {
  const own = nobody();
  const other = nobody();
  for (const point of FIRST_QUARTER) {
    const what = chance(6);
    if (what < 3) put(other, across(point), 2 + chance(2));
    else if (what === 3) put(other, across(point), 1);
    else if (what === 4) put(own, point, 1);
  }
  own.hit = 1 + chance(4);
  dropRest(other, own, chance(2) === 0 ? LAST_QUARTER : [...OUTSIDE, ...LAYING], chance);
  dropRest(own, other, LAYING, chance);
  return positionOf(pick(SIDES, chance), own, other, chance);
}

// §6: a side that has not thrown yet, or the four of the other side in the way.
function twoSixes(rules, chance) {
  const own = nobody();
  const other = nobody();
  if (chance(2) === 0) {
    put(own, HOME, CHECKERS);
    own.thrown_before = false;
    const inTheWay = chance(3);
    put(other, across(FOUR_POINT), inTheWay);
    spread(other, own, chance, inTheWay === 2 ? 10 : CHECKERS);
  } else if (rules.two_sixes === 'yes') {
    put(other, FOUR_POINT, 2 + chance(3));
    other.open_band = true;
    put(other, HOME, 7 + chance(5));
    for (const point of [15, 14, 13]) if (chance(2) === 0) put(own, point, 1);
    spread(own, other, chance, 6);
    if (on(other, HOME) > 10) while (missing(other) > 0 && drop(other, own, OUTSIDE, chance, false));
    else dropRest(other, own, [...OUTSIDE, ...LAYING], chance);
  } else {
    return null;
  }
  const turn = pick(SIDES, chance);
  return chance(4) === 0 ? positionOf(otherSide(turn), other, own, chance) : positionOf(turn, own, other, chance);
}

const made = (kind) => (rules, chance) => {
  const position = kind(rules, chance);
  return position === null ? null : inOrder(position);
};

export const KINDS = Object.fromEntries(Object.entries({
  opening, middle, bearingOff, munk, afterThrows, lastThrow, lastOff, jan, barrier, thirdQuarter, twoSixes,
}).map(([name, kind]) => [name, made(kind)]));
