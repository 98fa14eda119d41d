// What a use of a die does to the board (§4 activating, §5 landing, §6 the king).

import { copyPosition, enemyHomeRowOf, enemyOf, homePlacesFrontFirst, rowOf, startWithAllAsleep, SIDES } from './board.mjs';
import { actionText, standAfterWaking, usesOfFace } from './actions.mjs';
import { landingTakesTheKing, standAfterPush } from './landing.mjs';
import { valueOf } from './options.mjs';
import { walk } from './tracks.mjs';

// ---------------------------------------------------------------- parts of a landing

// §5: "every enemy soldier on P is captured (removed); an enemy queen on P is captured"
function captureEnemiesOn(position, side, place) {
  const isCaptured = (piece) => piece.side === enemyOf(side) && piece.at === place;
  position.soldiers = position.soldiers.filter((soldier) => !isCaptured(soldier));
  position.queens = position.queens.filter((queen) => !isCaptured(queen));
}

// §6: he is "outbound when taken"
function giveTheKingTo(position, side) {
  position.king.holder = side;
  position.king.inert = false;
  position.king.homebound = false;
}

// §6, Utsjok choice: "remove him from the game for good"
function removeTheKing(position) {
  position.king = { at: null, holder: null, inert: false, removed: true, homebound: false };
}

// Under Eight "he carries the outbound/homebound flag like a soldier" – said of the king that moves as a
// soldier; a royal king carries none.
function standTheKing(rules, position, stand) {
  position.king.at = stand.place;
  position.king.homebound = rules.king_moves === 'soldier' && stand.homebound;
}

// §6, push: "he is taken and pushed one place forward along the taker's track … Every enemy piece there is
// captured (sleeping or not, a queen too)."
function takeByPush(rules, position, side, place) {
  const pushedTo = standAfterPush(rules, position, side, place);
  giveTheKingTo(position, side);
  standTheKing(rules, position, pushedTo);
  captureEnemiesOn(position, side, pushedTo.place);
}

// §6, mount: "the soldier climbs under him … counts as a soldier in play (outbound …)"
function takeByMount(position, side, soldier) {
  giveTheKingTo(position, side);
  soldier.riding = true;
  soldier.homebound = false;
}

function takeByLanding(rules, position, mover, place) {
  if (rules.king_taken === 'push') takeByPush(rules, position, mover.side, place);
  // "Only soldiers ride: a queen takes him as by landing"
  else if (rules.king_taken === 'mount' && mover.kind === 'soldier') takeByMount(position, mover.side, mover.piece);
  else giveTheKingTo(position, mover.side);
}

// Everything that a landing does. The mover already stands on the place.
function land(rules, position, mover, place, kingChoice) {
  const takes = landingTakesTheKing(rules, position, mover, place);
  captureEnemiesOn(position, mover.side, place);
  if (!takes) return;
  if (kingChoice === 'remove') removeTheKing(position);
  else takeByLanding(rules, position, mover, place);
}

// ---------------------------------------------------------------- the raid (§6)

// §6: a soldier "moves into the enemy home row (its move ends there and began in another row)"
function isRaid(action, side) {
  return action.do === 'move' && action.piece === 'soldier'
    && rowOf(action.to) === enemyHomeRowOf(side) && rowOf(action.from) !== rowOf(action.to);
}

function raidTakesTheKing(rules, king, side) {
  // "a king removed by a landing that is a raid as well stays removed"
  if (king.removed || rules.raid_gate === 'off') return false;
  // "The first soldier of either side that moves into the enemy home row … takes him where he stands."
  if (king.inert) return true;
  // "by raid again (every time …, if it does not hold him already), or by both"
  return (rules.raid_gate === 'raid' || rules.raid_gate === 'both') && king.holder !== side;
}

function raid(rules, position, side) {
  if (!raidTakesTheKing(rules, position.king, side)) return;
  giveTheKingTo(position, side);
  // "a rider whose king is taken by a raid stays there on foot, awake, outbound"
  for (const soldier of position.soldiers.filter((piece) => piece.riding)) {
    soldier.riding = false;
    soldier.awake = true;
    soldier.homebound = false;
  }
}

// ---------------------------------------------------------------- a whole use of a die

function useOfSoldier(rules, position, side, action) {
  const wakes = action.do === 'activate';
  const soldier = position.soldiers.find((piece) => piece.side === side && piece.at === action.from
    && piece.awake === !wakes && !piece.riding && piece.homebound === (action.homebound === true));
  const stand = wakes
    ? standAfterWaking(rules, position, side, action.from)
    : walk(rules, position, side, { place: soldier.at, homebound: soldier.homebound }, valueOf(rules, action.die)).pop();
  soldier.at = stand.place;
  soldier.homebound = stand.homebound;
  soldier.awake = true;
  land(rules, position, { side, kind: 'soldier', piece: soldier }, stand.place, action.king);
}

function useOfQueen(rules, position, side, action) {
  const queen = position.queens.find((piece) => piece.side === side && piece.at === action.from);
  queen.at = action.to;
  queen.awake = true;
  land(rules, position, { side, kind: 'queen', piece: queen }, action.to, action.king);
}

function useOfKing(rules, position, side, action) {
  const { king } = position;
  const stand = rules.king_moves === 'soldier'
    ? walk(rules, position, side, { place: king.at, homebound: king.homebound }, valueOf(rules, action.die)).pop()
    : { place: action.to, homebound: false };
  const rider = position.soldiers.find((soldier) => soldier.riding);
  standTheKing(rules, position, stand);
  if (rider !== undefined) rider.at = stand.place;
  land(rules, position, { side, kind: 'king', piece: king }, stand.place, action.king);
}

// The board after the side has carried out a legal "activate" or "move". Turn and dice stay untouched.
export function boardAfterUse(rules, before, side, action) {
  const position = copyPosition(before);
  if (action.piece === 'soldier') useOfSoldier(rules, position, side, action);
  else if (action.piece === 'queen') useOfQueen(rules, position, side, action);
  else useOfKing(rules, position, side, action);
  if (isRaid(action, side)) raid(rules, position, side);
  return position;
}

// ---------------------------------------------------------------- the start, like odds included (§8)

// The places of the side's three front soldiers, front one first.
function threeFrontSoldiers(rules, position, side) {
  return homePlacesFrontFirst(rules.columns, side, position.mirrored)
    .filter((place) => position.soldiers.some((soldier) => soldier.side === side && soldier.at === place))
    .slice(0, 3);
}

// "in place (they stand where they stood)"
function wakeInPlace(rules, position) {
  for (const side of SIDES) {
    for (const place of threeFrontSoldiers(rules, position, side)) {
      position.soldiers.find((soldier) => soldier.side === side && soldier.at === place).awake = true;
    }
  }
}

// "advanced (as if three X's had just been used on the three front soldiers, front one first)"
// Returns the uses one after another, each with the board before and after it.
function advancingSteps(rules, start) {
  const steps = [];
  let before = start;
  for (const side of SIDES) {
    for (const from of threeFrontSoldiers(rules, start, side)) {
      const to = standAfterWaking(rules, before, side, from).place;
      const action = { do: 'activate', piece: 'soldier', from, to, die: 'X' };
      const after = boardAfterUse(rules, before, side, action);
      steps.push({ side, action, before, after });
      before = after;
    }
  }
  return steps;
}

// §8, like odds: "each side begins with its three front soldiers awake: in place …, or advanced …"
export function startPosition(rules, first, mirrored) {
  const position = startWithAllAsleep(rules, first, mirrored);
  if (rules.like_odds === 'in-place') wakeInPlace(rules, position);
  if (rules.like_odds === 'advanced') return advancingSteps(rules, position).pop().after;
  return position;
}

// Does the step capture nobody and leave the king as he is?
function isQuiet({ before, after }) {
  return before.soldiers.length === after.soldiers.length && before.queens.length === after.queens.length
    && JSON.stringify(before.king) === JSON.stringify(after.king);
}

function isLegal(rules, { side, action, before }) {
  return usesOfFace(rules, before, side, 'X').some((use) => actionText(use) === actionText(action));
}

// §8: refused are "like odds advanced where a step would not be quiet and legal (always so with mieđut)".
export function likeOddsProblems(rules) {
  if (rules.like_odds !== 'advanced') return [];
  for (const mirrored of rules.miedut ? [null, 'women'] : [null]) {
    for (const step of advancingSteps(rules, startWithAllAsleep(rules, 'men', mirrored))) {
      if (!isLegal(rules, step) || !isQuiet(step)) {
        return [`like odds advanced, where the step from ${step.action.from} to ${step.action.to} is not quiet and legal`];
      }
    }
  }
  return [];
}
