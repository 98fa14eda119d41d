// How a turn and a game go on and end (§3, §7).
//
// What stands after an action or a throw is one of
//   { what: 'decision', position }                the same player decides again
//   { what: 'throw', board, side, kept, tries }   dice are thrown: `side` throws, keeping the `kept` faces, after so
//                                                 many tries of this turn to show X with every die; no `tries`: none
//   { what: 'end', winner, reasons }              the game is over, for any one of these reasons

import { enemyOf, SIDES, startingSoldierCount } from './board.mjs';
import { legalActions, rethrowCounts, usesOfFace } from './actions.mjs';
import { differentFacesOf, sortedFaces, unusedAfterThrowing, valueOf } from './options.mjs';
import { boardAfterUse } from './play.mjs';

// ---------------------------------------------------------------- the ends (§7)

const hasSoldiers = (position, side) => position.soldiers.some((soldier) => soldier.side === side);
const hasSleepingSoldiers = (position, side) => position.soldiers.some((soldier) => soldier.side === side && !soldier.awake);
const hasQueen = (position, side) => position.queens.some((queen) => queen.side === side);
const holdsTheKing = (position, side) => !position.king.removed && position.king.holder === side;

// Why the side has lost by captures; usually an empty list.
export function reasonsLostByCapture(rules, position, side) {
  const reasons = [];
  // "soldiers: a side without soldiers has lost, king or not."
  if (rules.loses_without === 'soldiers' && !hasSoldiers(position, side)) reasons.push('soldiers');
  // "all pieces: a side with neither soldiers nor the king has lost (a queen does not count)."
  if (rules.loses_without === 'all-pieces' && !hasSoldiers(position, side) && !holdsTheKing(position, side)) {
    reasons.push('pieces');
  }
  // "queen: a side whose queen is captured has lost."
  if (rules.queens && !hasQueen(position, side)) reasons.push('queen');
  return reasons;
}

function endByCapture(rules, position) {
  for (const side of SIDES) {
    const reasons = reasonsLostByCapture(rules, position, side);
    if (reasons.length > 0) return { what: 'end', winner: enemyOf(side), reasons };
  }
  return null;
}

// §7, blocked: "a side with no sleeping soldiers left that has an unused die of value above 0 and no legal
// use for any unused die, whatever the order, has lost. Not while a rethrow is open".
export function isBlocked(rules, position) {
  if (!rules.blocked_loses) return false;
  if (hasSleepingSoldiers(position, position.turn)) return false;
  if (!position.unused.some((face) => valueOf(rules, face) > 0)) return false;
  if (rethrowCounts(rules, position).length > 0) return false;
  return position.unused.every((face) => usesOfFace(rules, position, position.turn, face).length === 0);
}

// §7, dead position: "no face has a legal use for either side"
export function isDead(rules, position) {
  return SIDES.every((side) => (
    differentFacesOf(rules).every((face) => usesOfFace(rules, position, side, face).length === 0)
  ));
}

// ---------------------------------------------------------------- the turn (§3)

// "when a turn ends and no face has a legal use for either side, the game is a draw"; otherwise
// "then the other side's turn", which begins with a throw of all dice.
function turnEnds(rules, position) {
  if (isDead(rules, position)) return { what: 'end', winner: null, reasons: ['dead'] };
  return { what: 'throw', board: position, side: enemyOf(position.turn), kept: [] };
}

// §7: "The end is judged after the throw and after every use of a die: captures first, then blocked, then
// dead." §3: "while a legal use exists (of an allowed die), the turn goes on. It ends when there is none."
function judge(rules, position) {
  const captured = endByCapture(rules, position);
  if (captured !== null) return captured;
  if (isBlocked(rules, position)) return { what: 'end', winner: enemyOf(position.turn), reasons: ['blocked'] };
  if (legalActions(rules, position).length > 0) return { what: 'decision', position };
  return turnEnds(rules, position);
}

// §3, the first soldier: "a side whose soldiers all sleep, and that has lost none, needs an X on every die"
export function needsAllX(rules, board, side) {
  const sleepers = board.soldiers.filter((soldier) => soldier.side === side && !soldier.awake);
  return rules.first_wake === 'all-x' && sleepers.length === startingSoldierCount(rules);
}

// "it has three throws a turn"
const MOST_TRIES = 3;

// After the side has thrown: all dice of the throw are given, the kept ones included.
export function afterThrow(rules, board, side, faces, tries = 0) {
  const thrown = sortedFaces(faces);
  if (needsAllX(rules, board, side) && thrown.some((face) => face !== 'X')) {
    // "dice that show X are set aside, and the others thrown again"
    if (tries + 1 < MOST_TRIES) {
      return { what: 'throw', board, side, kept: thrown.filter((face) => face === 'X'), tries: tries + 1 };
    }
    return turnEnds(rules, { ...board, turn: side });
  }
  return judge(rules, {
    ...board, turn: side, throw: thrown, unused: unusedAfterThrowing(rules, thrown), used_any: false,
  });
}

function withoutOne(faces, face) {
  const rest = [...faces];
  rest.splice(rest.indexOf(face), 1);
  return rest;
}

function afterUse(rules, position, action) {
  const board = boardAfterUse(rules, position, position.turn, action);
  return judge(rules, { ...board, unused: withoutOne(position.unused, action.die), used_any: true });
}

function afterRethrow(position, action) {
  let kept = position.throw;
  for (let times = 0; times < action.count; times += 1) kept = withoutOne(kept, 'X');
  return { what: 'throw', board: position, side: position.turn, kept };
}

// §7: "a blocked side cannot stop its way out": by stopping it lets the rethrow go, and is judged so.
function afterStop(rules, position) {
  const withoutRethrow = { ...rules, rethrow: 'none' };
  if (isBlocked(withoutRethrow, position)) {
    return { what: 'end', winner: enemyOf(position.turn), reasons: ['blocked'] };
  }
  return turnEnds(rules, position);
}

// What stands after a legal action.
export function afterAction(rules, position, action) {
  if (action.do === 'rethrow') return afterRethrow(position, action);
  if (action.do === 'stop') return afterStop(rules, position);
  return afterUse(rules, position, action);
}

// ---------------------------------------------------------------- turns without a decision

function everyThrow(rules, kept) {
  let throws = [kept];
  while (throws[0].length < rules.dice) {
    throws = throws.flatMap((faces) => differentFacesOf(rules).map((face) => [...faces, face]));
  }
  const different = new Map(throws.map((faces) => [sortedFaces(faces).join(' '), sortedFaces(faces)]));
  return [...different.values()];
}

// A turn without any decision is seen by nobody: the side throws, can do nothing, and the other side
// throws. From a throw that is about to be made, everything that may be seen next, one after another:
//   { thrower: { side, kept } }      who may be the next to face a decision, keeping which faces
//   { end: { winner, reasons } }     how the game may end before that
export function* whatMayBeSeenNext(rules, pending) {
  const known = [];
  const same = (one, other) => one.side === other.side && one.kept.join() === other.kept.join() && one.tries === other.tries;
  const toDo = [{ side: pending.side, kept: pending.kept, tries: pending.tries ?? 0 }];
  while (toDo.length > 0) {
    const thrower = toDo.shift();
    if (known.some((other) => same(other, thrower))) continue;
    known.push(thrower);
    yield { thrower };
    for (const faces of everyThrow(rules, thrower.kept)) {
      const next = afterThrow(rules, pending.board, thrower.side, faces, thrower.tries);
      if (next.what === 'end') yield { end: { winner: next.winner, reasons: next.reasons } };
      if (next.what !== 'throw') continue;
      const then = { side: next.side, kept: next.kept, tries: next.tries ?? 0 };
      toDo.push(then);
      yield { thrower: then };
    }
  }
}
