// What is wrong with a position as a trace or a file of set-ups has it (§13), in sentences.

import { across, CHECKERS, FOUR_POINT, otherSide, POINTS, SIDES } from './board.mjs';
import { isJan } from './ends.mjs';
import { atHome, on } from './position.mjs';
import { diceOfThrow } from './play.mjs';

const KEYS = ['turn', 'first', 'white', 'black', 'throw', 'unused', 'after'];
const SIDE_KEYS = ['points', 'hit', 'off', 'five_out', 'open_band', 'thrown_before'];
const AFTER_KEYS = ['side', 'left', 'value'];

const isCount = (value) => Number.isInteger(value) && value >= 0 && value <= CHECKERS;
const hasExactly = (found, keys) => found !== null && typeof found === 'object' && Object.keys(found).length === keys.length
  && keys.every((key) => Object.hasOwn(found, key));

export function positionProblems(rules, found) {
  const shape = shapeProblems(found);
  return shape.length > 0 ? shape : [...contentProblems(found), ...diceProblems(rules, found), ...afterProblems(rules, found)];
}

function shapeProblems(found) {
  if (!hasExactly(found, KEYS)) return [`the position must have exactly the keys ${KEYS.join(', ')}`];
  const problems = [];
  const say = (fine, text) => { if (!fine) problems.push(text); };
  for (const key of ['turn', 'first']) say(SIDES.includes(found[key]), `${key} is ${JSON.stringify(found[key])}`);
  for (const side of SIDES) say(isSide(found[side]), `${side} is ${JSON.stringify(found[side])}`);
  for (const key of ['throw', 'unused']) say(Array.isArray(found[key]), `${key} is not a list`);
  say(found.after === null || isAfter(found.after), `after is ${JSON.stringify(found.after)}`);
  return problems;
}

const isSide = (found) => hasExactly(found, SIDE_KEYS)
  && Array.isArray(found.points) && found.points.length === POINTS.length
  && [...found.points, found.hit, found.off].every(isCount)
  && [found.five_out, found.open_band, found.thrown_before].every((flag) => typeof flag === 'boolean');

// "`value` in whole units is what the first side has won"
const isAfter = (found) => hasExactly(found, AFTER_KEYS) && SIDES.includes(found.side) && isCount(found.left) && found.left > 0
  && [2, 4].includes(found.value);

function contentProblems(found) {
  const problems = [];
  for (const side of SIDES) {
    const { points, hit, off } = found[side];
    const count = points.reduce((sum, each) => sum + each, hit + off);
    if (count !== CHECKERS) problems.push(`${side} has ${count} checkers`);
    // §3: "ten or fewer have stood there at some time"
    if (found[side].five_out !== atHome(found[side]) <= 10) problems.push(`five_out of ${side} is ${found[side].five_out}`);
    if (found[side].open_band && on(found[side], FOUR_POINT) < 2) problems.push(`${side} has no band on ${FOUR_POINT}`);
    // §10: "has lost at once"
    if (isJan(found[side])) problems.push(`the game is over: ${side} is jan`);
  }
  for (const point of POINTS) {
    if (on(found.white, point) > 0 && on(found.black, across(point)) > 0) problems.push(`both sides stand on white's ${point}`);
  }
  return problems;
}

// Dice are on the table, or the choice of §8 comes first.
function diceProblems(rules, { throw: thrown, unused }) {
  if (thrown.length === 0 && unused.length === 0) return [];
  const dice = diceOfThrow(thrown);
  const problems = [];
  if (dice === null || (dice.length === 1 && rules.single_die !== 'yes')) problems.push(`throw is ${JSON.stringify(thrown)}`);
  const rest = [...thrown];
  const isPart = unused.every((die) => {
    const index = rest.indexOf(die);
    if (index >= 0) rest.splice(index, 1);
    return index >= 0;
  });
  if (!isPart || unused.length === 0) problems.push(`of the throw ${JSON.stringify(thrown)}, ${JSON.stringify(unused)} is unused`);
  return problems;
}

// §11: "the game goes on: the other alone has that many throws"
function afterProblems(rules, { turn, white, black, after }) {
  const gone = SIDES.filter((side) => ({ white, black })[side].off === CHECKERS);
  if (after === null) return gone.map((side) => `the game is over: ${side} has borne off all`);
  const problems = [];
  if (gone.length !== 1 || gone[0] !== otherSide(after.side)) problems.push(`after-throws of ${after.side}, and the other side has not borne off all`);
  if (turn !== after.side) problems.push(`after-throws of ${after.side}, and it is the turn of ${turn}`);
  const isLastThrow = ({ white, black })[after.side].off >= 11;
  const most = isLastThrow ? Number(rules.last_throw === 'yes') : rules.after_throws;
  if (after.left > most) problems.push(`${after.left} throws are left, and there are at most ${most}`);
  return problems;
}
