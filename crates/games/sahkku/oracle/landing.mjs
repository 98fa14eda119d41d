// Which landings are legal (§5), and what happens to the king there (§6).
//
// A mover is { side, kind } with kind "soldier" | "queen" | "king". Every function here is given the
// position with the mover already lifted off the board.
// §5: "The mover has left its place before anything is judged."

import { enemyOf } from './board.mjs';
import { nextStand } from './tracks.mjs';

export const soldiersOn = (position, place) => position.soldiers.filter((soldier) => soldier.at === place);
export const queensOn = (position, place) => position.queens.filter((queen) => queen.at === place);

export const kingIsOn = (position, place) => !position.king.removed && position.king.at === place;

// §6: the inert king "does not occupy his place for the landing rules". (Nobody holds him then.)
const ownKingIsOn = (position, side, place) => kingIsOn(position, place) && position.king.holder === side;

// §5, rule 1: "a sleeping piece: of either side where sleepers are closed; of the enemy where they are
// protected (…); under exposed sleepers are ordinary targets (enemy) or ordinary company (own)"
function aSleeperForbids(rules, position, side, place) {
  const sleepers = [...soldiersOn(position, place), ...queensOn(position, place)].filter((piece) => !piece.awake);
  if (rules.sleepers === 'closed') return sleepers.length > 0;
  if (rules.sleepers === 'protected') return sleepers.some((piece) => piece.side === enemyOf(side));
  return false;
}

// §5, rule 2: "an own soldier: for a soldier landing, unless stacking is on; for the king landing, unless
// king shares is on; for a queen landing, always"
function anOwnSoldierForbids(rules, position, mover, place) {
  const ownSoldiers = soldiersOn(position, place).filter((soldier) => soldier.side === mover.side);
  if (ownSoldiers.length === 0) return false;
  if (mover.kind === 'soldier') return !rules.stacking;
  if (mover.kind === 'king') return !rules.king_shares;
  return true;
}

// §5, rule 3: "an own queen, always"
function anOwnQueenForbids(position, mover, place) {
  return queensOn(position, place).some((queen) => queen.side === mover.side);
}

// §5, rule 3: "the own king: for a soldier landing, unless king shares is on, and always under push; for a
// queen landing, always"
function theOwnKingForbids(rules, position, mover, place) {
  if (!ownKingIsOn(position, mover.side, place)) return false;
  if (mover.kind === 'soldier') return !rules.king_shares || rules.king_taken === 'push';
  return true;
}

export function landingRuleBroken(rules, position, mover, place) {
  if (aSleeperForbids(rules, position, mover.side, place)) return 'a sleeper closes the place';
  if (anOwnSoldierForbids(rules, position, mover, place)) return 'an own soldier stands there';
  if (anOwnQueenForbids(position, mover, place)) return 'the own queen stands there';
  if (theOwnKingForbids(rules, position, mover, place)) return 'the own king stands there';
  return null;
}

// §6: is this a landing that takes the king (by landing, push or mount)?
export function landingTakesTheKing(rules, position, mover, place) {
  // "a soldier or queen that lands on his place takes him"
  if (mover.kind === 'king') return false;
  if (!kingIsOn(position, place)) return false;
  // §5: it is the neutral or enemy king that is taken.
  if (position.king.holder === mover.side) return false;
  // "at first he is inert: … landing there does not take him"
  if (position.king.inert) return false;
  // "Under raid alone, landing on him is legal, captures the soldiers there and leaves him as he is."
  if (rules.raid_gate === 'raid') return false;
  return true;
}

// §6: "pushed one place forward along the taker's track from where he stands (under Eight he counts as
// outbound when taken, then steps as a soldier would)"
export function standAfterPush(rules, position, side, place) {
  return nextStand(rules, position, side, { place, homebound: false });
}

// §6: "If an own piece is there, the move is illegal."
function pushIsIllegal(rules, position, side, place) {
  const pushedTo = standAfterPush(rules, position, side, place).place;
  return [...soldiersOn(position, pushedTo), ...queensOn(position, pushedTo)].some((piece) => piece.side === side);
}

// The ways in which the mover may land on the place: an empty list if it may not; [null] for a plain
// landing without a choice; "take" and "remove" under the Utsjok choice.
export function waysToLand(rules, position, mover, place) {
  if (landingRuleBroken(rules, position, mover, place) !== null) return [];
  if (!landingTakesTheKing(rules, position, mover, place)) return [null];
  const mayTake = !(rules.king_taken === 'push' && pushIsIllegal(rules, position, mover.side, place));
  // §6, Utsjok choice: "whoever lands on him may instead remove him from the game for good; the two are
  // separate actions. Under push, removing him needs no free place in front."
  if (rules.utsjok) return mayTake ? ['take', 'remove'] : ['remove'];
  return mayTake ? [null] : [];
}
