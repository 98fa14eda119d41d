// What follows a throw and an action: the same turn, the next throw, or the end (§2, §8–§11). It is one of
//
//   { what: 'throw', position, dice }   so many dice are thrown by the side whose turn it is
//   { what: 'decide', position, legal } that side decides among `legal`
//   { what: 'end', outcome }

import { CHECKERS, otherSide, SIDES } from './board.mjs';
import { isJan, isMar, withoutWinner, wonByJan, wonByMunk, wonByOff } from './ends.mjs';
import { canStillMakeMunk, hasAllBorneOff, standingPattern } from './munk.mjs';
import { copyOf } from './position.mjs';
import { boardAfter } from './uses.mjs';
import { legalActions, mayChooseDice } from './ways.mjs';

const ended = (outcome) => ({ what: 'end', outcome });

// A turn begins, with nothing thrown: "throw two six-sided dice" (§2), or choose how many (§8).
export function turnBegins(rules, position) {
  if (mayChooseDice(rules, position)) return { what: 'decide', position, legal: legalActions(rules, position) };
  return { what: 'throw', position, dice: 2 };
}

// §2: "Equal dice (alla) are used twice each: four uses." §8: "A single die is not doubled."
export const usesOfThrow = (dice) => (dice.length === 2 && dice[0] === dice[1] ? [...dice, ...dice] : [...dice]);

// The dice that lie in `throw`: one, two different, or one face four times. Null where it is no throw.
export function diceOfThrow(uses) {
  const isDie = (die) => Number.isInteger(die) && die >= 1 && die <= 6;
  const dice = uses.length === 4 ? uses.slice(0, 2) : uses;
  const isThrow = uses.every(isDie) && [1, 2].includes(dice.length) && usesOfThrow(dice).length === uses.length
    && new Set(uses).size === new Set(dice).size;
  return isThrow ? dice : null;
}

// What follows when the dice have been thrown. §2: "The turn passes when nothing is left that can be used."
export function afterThrow(rules, position, dice) {
  const thrown = { ...position, throw: usesOfThrow(dice), unused: usesOfThrow(dice) };
  const legal = legalActions(rules, thrown);
  return legal.length > 0 ? { what: 'decide', position: thrown, legal } : { ...turnEnds(rules, thrown), passed: true };
}

// What follows a legal action.
export function afterAction(rules, position, action) {
  if (action.do === 'throw') return { what: 'throw', position, dice: action.dice };
  // §8: "the side may stop there (action `stop`) and wins half the value"
  if (action.do === 'stop') return ended(wonByMunk(position, standingPattern(rules, position), true));
  return afterUse(rules, boardAfter(position, action));
}

function afterUse(rules, position) {
  // §10: "It is judged after every use of a die, before anything else."
  const jan = SIDES.find((side) => isJan(position[side]));
  if (jan !== undefined) return ended(wonByJan(otherSide(jan)));
  if (hasAllBorneOff(position[position.turn])) return lastBorneOff(rules, position);
  if (position.unused.length === 0) {
    // §8: "After the whole throw has been used: the side wins at once with the full value"
    const pattern = standingPattern(rules, position);
    return pattern === null ? turnEnds(rules, position) : ended(wonByMunk(position, pattern, false));
  }
  const legal = legalActions(rules, position);
  // §2: "A die that cannot be used is lost."
  return legal.length > 0 ? { what: 'decide', position, legal } : turnEnds(rules, position);
}

function lastBorneOff(rules, position) {
  // §11: "when it bears off all of them with it, the game is a draw (reason `draw`)"
  if (position.after !== null) return ended(withoutWinner('draw'));
  const left = throwsAfter(rules, position);
  const won = wonByOff(position.turn, isMar(position));
  if (left === 0) return ended(won);
  // "the other alone has that many throws"; "the rest of the throw is lost" (§2)
  const next = turnOver(position);
  next.after = { side: next.turn, left, value: won.value };
  return turnBegins(rules, next);
}

// How many throws the other side still has when a side has borne off its last.
function throwsAfter(rules, position) {
  const other = position[otherSide(position.turn)];
  // §11: "while the other has borne off none and can still make langi-mukur, stutti-mukur or meistari"
  if (other.off === 0 && canStillMakeMunk(other, rules.after_throws)) return rules.after_throws;
  // §11: "when the side that began the game bears off its last and the other has at most four checkers left, the other has
  // one more throw"; "hit checkers count among the four"
  const isLastThrow = rules.last_throw === 'yes' && position.turn === position.first && CHECKERS - other.off <= 4;
  return isLastThrow ? 1 : 0;
}

// The throw is used up, or the rest of it is lost.
function turnEnds(rules, position) {
  const { after } = position;
  if (after === null) return turnBegins(rules, turnOver(position));
  // §11: "`left` … falls by one when a throw is used up or passes"
  const left = after.left - 1;
  // "when it fails, or the throws are used up, the first side has won as it stood"; "§13: `mar` is true when `value` was 4"
  if (left === 0 || !canStillMakeMunk(position[after.side], left)) return ended(wonByOff(otherSide(after.side), after.value === 4));
  return turnBegins(rules, { ...turnOver(position), turn: after.side, after: { ...after, left } });
}

// §2: "then the other side's turn". §13: "`thrown_before` becomes true when the side's first turn ends"
function turnOver(position) {
  const next = copyOf(position);
  next[position.turn].thrown_before = true;
  return { ...next, turn: otherSide(position.turn), throw: [], unused: [] };
}
