// Which actions there are (§3 the turn, §4 activating, §6 how king and queens move).

import { columnOf, homePlacesFrontFirst, placeAt } from './board.mjs';
import { kingIsOn, queensOn, soldiersOn, waysToLand } from './landing.mjs';
import { forcedOrderOf, sortedFaces, valueOf } from './options.mjs';
import { straightLineEnds } from './royal.mjs';
import { nextStand, walk } from './tracks.mjs';

// ---------------------------------------------------------------- lifting the mover

export function withoutSoldier(position, lifted) {
  return { ...position, soldiers: position.soldiers.filter((soldier) => soldier !== lifted) };
}

export function withoutQueen(position, lifted) {
  return { ...position, queens: position.queens.filter((queen) => queen !== lifted) };
}

// §6: "king and rider are one unit that moves as the king"
export function withoutKingAndRider(position) {
  return {
    ...position,
    soldiers: position.soldiers.filter((soldier) => !soldier.riding),
    king: { ...position.king, at: null },
  };
}

// One action for each way of landing.
function actionsOnto(rules, lifted, mover, action) {
  return waysToLand(rules, lifted, mover, action.to)
    .map((way) => (way === null ? action : { ...action, king: way }));
}

// ---------------------------------------------------------------- activating (§4)

// §4, Order: the sleeping soldiers that may be woken.
export function soldiersThatMayWake(rules, position, side) {
  const sleepers = position.soldiers.filter((soldier) => soldier.side === side && !soldier.awake);
  if (rules.activation_order === 'any') return sleepers;
  // "front first (only the sleeping soldier nearest the front)"
  if (rules.activation_order === 'front-first') {
    for (const place of homePlacesFrontFirst(position.columns, side, position.mirrored)) {
      const nearest = sleepers.filter((soldier) => soldier.at === place);
      if (nearest.length > 0) return nearest;
    }
    return [];
  }
  // "next free (any sleeping soldier whose next place on its track holds nothing at all)"
  return sleepers.filter((soldier) => {
    const next = nextStand(rules, position, side, { place: soldier.at, homebound: false }).place;
    return soldiersOn(position, next).length === 0 && queensOn(position, next).length === 0 && !kingIsOn(position, next);
  });
}

// §4, Step: "forward (the soldier moves one place along its track, awake), or across (it moves straight to
// the middle row, same column; outbound from there on)"
export function standAfterWaking(rules, position, side, from) {
  if (rules.activation_step === 'across') return { place: placeAt('b', columnOf(from)), homebound: false };
  return nextStand(rules, position, side, { place: from, homebound: false });
}

function wakingSoldiers(rules, position, side) {
  return soldiersThatMayWake(rules, position, side).flatMap((soldier) => {
    const to = standAfterWaking(rules, position, side, soldier.at).place;
    const action = { do: 'activate', piece: 'soldier', from: soldier.at, to, die: 'X' };
    return actionsOnto(rules, withoutSoldier(position, soldier), { side, kind: 'soldier' }, action);
  });
}

// §4: "A queen is activated by an X, independent of the soldiers' order: one step left, right, forward or
// back (a queen always wakes and moves royally …), to a legal landing."
function wakingQueens(rules, position, side) {
  return position.queens.filter((queen) => queen.side === side && !queen.awake).flatMap((queen) => (
    straightLineEnds(position.columns, queen.at, 1, { bends: true }).flatMap((to) => {
      const action = { do: 'activate', piece: 'queen', from: queen.at, to, die: 'X' };
      return actionsOnto(rules, withoutQueen(position, queen), { side, kind: 'queen' }, action);
    })
  ));
}

// ---------------------------------------------------------------- moving awake pieces

// §5, queue: "a soldier may not pass over an awake or sleeping soldier of its own army (the king may be
// passed, and passes everyone)". §6: a rider is "no obstacle in a queue".
function theQueueForbids(rules, lifted, side, placesPassed) {
  if (!rules.queue) return false;
  return placesPassed.some((place) => (
    soldiersOn(lifted, place).some((soldier) => soldier.side === side && !soldier.riding)
  ));
}

function movesOfSoldiers(rules, position, side, face) {
  // §6: "the rider cannot move alone"
  const movers = position.soldiers.filter((soldier) => soldier.side === side && soldier.awake && !soldier.riding);
  return movers.flatMap((soldier) => {
    const lifted = withoutSoldier(position, soldier);
    const stand = { place: soldier.at, homebound: soldier.homebound };
    const walked = walk(rules, position, side, stand, valueOf(rules, face)).map((step) => step.place);
    const placesPassed = walked.slice(0, -1);
    const to = walked[walked.length - 1];
    if (theQueueForbids(rules, lifted, side, placesPassed)) return [];
    const action = { do: 'move', piece: 'soldier', from: soldier.at, to, die: face };
    if (soldier.homebound) action.homebound = true;
    return actionsOnto(rules, lifted, { side, kind: 'soldier' }, action);
  });
}

// §6: "A queen moves in the same way" (as a royal king).
function movesOfQueens(rules, position, side, face) {
  return position.queens.filter((queen) => queen.side === side && queen.awake).flatMap((queen) => (
    straightLineEnds(position.columns, queen.at, valueOf(rules, face), { bends: true }).flatMap((to) => {
      const action = { do: 'move', piece: 'queen', from: queen.at, to, die: face };
      return actionsOnto(rules, withoutQueen(position, queen), { side, kind: 'queen' }, action);
    })
  ));
}

// §6, "How he moves": the places where he may end with this die, before the landing is judged.
function placesTheKingReaches(rules, position, side, face) {
  const { king } = position;
  const steps = valueOf(rules, face);
  if (rules.king_moves === 'soldier') {
    // "v places forward on the holder's track"
    const walked = walk(rules, position, side, { place: king.at, homebound: king.homebound }, steps);
    return [walked[walked.length - 1].place];
  }
  return straightLineEnds(position.columns, king.at, steps, { bends: rules.king_moves === 'royal' });
}

function movesOfTheKing(rules, position, side, face) {
  const { king } = position;
  // "only when held"
  if (king.removed || king.inert || king.holder !== side) return [];
  const lifted = withoutKingAndRider(position);
  return placesTheKingReaches(rules, position, side, face).flatMap((to) => {
    const action = { do: 'move', piece: 'king', from: king.at, to, die: face };
    if (king.homebound) action.homebound = true;
    return actionsOnto(rules, lifted, { side, kind: 'king' }, action);
  });
}

// ---------------------------------------------------------------- the uses of a die (§3)

// An action as a text that does not depend on the order of its keys, for comparing.
export function actionText(action) {
  return Object.keys(action).sort().map((key) => `${key} ${JSON.stringify(action[key])}`).join(', ');
}

function eachOnce(actions) {
  const seen = new Map();
  for (const action of actions) seen.set(actionText(action), action);
  return [...seen.values()];
}

// §3: "Using a die = activate one piece (X only), or move one awake piece exactly the die's value."
// Every legal use that the side has for a die showing this face.
export function usesOfFace(rules, position, side, face) {
  if (valueOf(rules, face) === 0) return [];
  const uses = [];
  if (face === 'X') {
    uses.push(...wakingSoldiers(rules, position, side));
    uses.push(...wakingQueens(rules, position, side));
  }
  uses.push(...movesOfSoldiers(rules, position, side, face));
  uses.push(...movesOfQueens(rules, position, side, face));
  uses.push(...movesOfTheKing(rules, position, side, face));
  return eachOnce(uses);
}

// ---------------------------------------------------------------- the actions of a turn (§3)

// §3, order of use: "free: any unused die next. Forced, …: only a die of the first face on the list that is
// still unused."
export function allowedFaces(rules, unused) {
  const different = sortedFaces(new Set(unused));
  const order = forcedOrderOf(rules);
  if (order === null) return different;
  const first = order.find((face) => different.includes(face));
  return first === undefined ? [] : [first];
}

// The legal uses of an allowed die, by the side on the move.
export function allowedUses(rules, position) {
  return allowedFaces(rules, position.unused).flatMap((face) => usesOfFace(rules, position, position.turn, face));
}

// §3, rethrow: how many dice may be thrown again; an empty list when no rethrow is open.
export function rethrowCounts(rules, position) {
  // "only before any die of the throw is used"
  if (position.used_any) return [];
  const showingX = position.throw.filter((face) => face === 'X').length;
  if (rules.rethrow === 'each') {
    // "any non-empty choice of the dice that show X"
    const counts = [];
    for (let count = 1; count <= showingX; count += 1) counts.push(count);
    return counts;
  }
  if (rules.rethrow === 'all') {
    // "only when every die shows X: all of them again"
    return showingX > 0 && showingX === position.throw.length ? [showingX] : [];
  }
  return [];
}

// Every action at a decision; an empty list means that there is nothing to decide and the turn is over.
export function legalActions(rules, position) {
  const uses = allowedUses(rules, position);
  const rethrows = rethrowCounts(rules, position).map((count) => ({ do: 'rethrow', count }));
  const actions = [...uses, ...rethrows];
  // "If a rethrow is still open but no die has a legal use, the player chooses: rethrow, or stop."
  const stopInsteadOfRethrow = rethrows.length > 0 && uses.length === 0;
  // "may stop: the player may end the turn at any point after the throw"
  const houseStop = rules.may_stop && actions.length > 0;
  if (stopInsteadOfRethrow || houseStop) actions.push({ do: 'stop' });
  return actions;
}
