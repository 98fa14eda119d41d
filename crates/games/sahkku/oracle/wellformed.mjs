// Is a position one that the options allow at all? Every problem is returned as a sentence.

import { castleOf, enemyOf, homeRowOf, isPlace, queenStartOf, rowOf, SIDES, startingSoldierCount } from './board.mjs';
import { differentFacesOf, sortedFaces, unusedAfterThrowing } from './options.mjs';
import { needsAllX, reasonsLostByCapture } from './turn.mjs';

const isSide = (value) => SIDES.includes(value);
const isFlag = (value) => value === true || value === false;

function keysAre(object, keys) {
  if (object === null || typeof object !== 'object') return false;
  return Object.keys(object).length === keys.length && keys.every((key) => key in object);
}

// The shape: right keys, right kinds of values. Everything else relies on it.
function shapeProblems(position) {
  const problems = [];
  const say = (fine, text) => { if (!fine) problems.push(text); };
  const positionKeys = ['columns', 'turn', 'first', 'mirrored', 'throw', 'unused', 'used_any', 'soldiers', 'queens', 'king'];
  if (!keysAre(position, positionKeys)) return [`the position must have exactly the keys ${positionKeys.join(', ')}`];
  const { columns, king } = position;
  say(isSide(position.turn), `turn is ${position.turn}`);
  say(isSide(position.first), `first is ${position.first}`);
  say(position.mirrored === null || isSide(position.mirrored), `mirrored is ${position.mirrored}`);
  say(isFlag(position.used_any), `used_any is ${position.used_any}`);
  for (const key of ['throw', 'unused', 'soldiers', 'queens']) say(Array.isArray(position[key]), `${key} is not a list`);
  if (problems.length > 0) return problems;
  for (const soldier of position.soldiers) {
    say(keysAre(soldier, ['side', 'at', 'awake', 'homebound', 'riding']) && isSide(soldier.side) && isPlace(columns, soldier.at)
      && isFlag(soldier.awake) && isFlag(soldier.homebound) && isFlag(soldier.riding), `no soldier: ${JSON.stringify(soldier)}`);
  }
  for (const queen of position.queens) {
    say(keysAre(queen, ['side', 'at', 'awake']) && isSide(queen.side) && isPlace(columns, queen.at) && isFlag(queen.awake),
      `no queen: ${JSON.stringify(queen)}`);
  }
  say(keysAre(king, ['at', 'holder', 'inert', 'removed', 'homebound']) && (king.at === null || isPlace(columns, king.at))
    && (king.holder === null || isSide(king.holder)) && isFlag(king.inert) && isFlag(king.removed) && isFlag(king.homebound),
  `no king: ${JSON.stringify(king)}`);
  return problems;
}

function diceProblems(rules, position) {
  const problems = [];
  const say = (fine, text) => { if (!fine) problems.push(text); };
  const thrown = position.throw;
  say(thrown.length === rules.dice, `${thrown.length} dice are thrown instead of ${rules.dice}`);
  say(thrown.every((face) => differentFacesOf(rules).includes(face)), `the throw ${thrown} shows a face that the dice do not have`);
  say(thrown.join() === sortedFaces(thrown).join(), `the throw ${thrown} is not in face order`);
  say(position.unused.join() === sortedFaces(position.unused).join(), `the unused dice ${position.unused} are not in face order`);
  if (needsAllX(rules, position, position.turn)) {
    say(thrown.every((face) => face === 'X'), `the ${position.turn} decide without an X on every die, and no soldier is awake`);
  }
  const usable = unusedAfterThrowing(rules, thrown);
  say(isPartOf(position.unused, usable), `the unused dice ${position.unused} are not among the usable dice of the throw ${thrown}`);
  if (position.used_any) say(position.unused.length < usable.length, 'a die is said to be used, and none is');
  else say(position.unused.join() === sortedFaces(usable).join(), 'no die is said to be used, and one is');
  return problems;
}

// Is the first list of faces, each die counted, contained in the second?
export function isPartOf(faces, all) {
  const rest = [...all];
  for (const face of faces) {
    const index = rest.indexOf(face);
    if (index < 0) return false;
    rest.splice(index, 1);
  }
  return true;
}

function soldierProblems(rules, position) {
  const problems = [];
  const { soldiers } = position;
  for (const side of SIDES) {
    const count = soldiers.filter((soldier) => soldier.side === side).length;
    if (count > startingSoldierCount(rules)) problems.push(`the ${side} have ${count} soldiers, more than at the start`);
  }
  for (const soldier of soldiers) {
    const text = `the ${soldier.side}'s soldier on ${soldier.at}`;
    if (!soldier.awake && rowOf(soldier.at) !== homeRowOf(soldier.side)) problems.push(`${text} is asleep away from home`);
    if (!soldier.awake && soldier.riding) problems.push(`${text} rides asleep`);
    if (soldier.homebound && rules.track !== 'eight') problems.push(`${text} is homebound without the Eight`);
    if (soldier.homebound && rowOf(soldier.at) !== 'b') problems.push(`${text} is homebound off the middle row`);
    if (soldier.riding) {
      const { king } = position;
      if (rules.king_taken !== 'mount') problems.push(`${text} rides without mounting in the rules`);
      if (king.holder !== soldier.side || king.at !== soldier.at) problems.push(`${text} rides a king who is not his side's, or elsewhere`);
      if (soldier.homebound) problems.push(`${text} rides homebound`);
    }
    const sleepersHere = soldiers.filter((other) => other.at === soldier.at && !other.awake).length;
    if (sleepersHere > 1) problems.push(`${sleepersHere} sleepers on ${soldier.at}`);
  }
  if (soldiers.filter((soldier) => soldier.riding).length > 1) problems.push('two riders');
  // Under mount with king shares a king may bring his rider to an own soldier, and leave two on foot there.
  const riderMayJoin = rules.king_taken === 'mount' && rules.king_shares;
  if (!rules.stacking && !riderMayJoin) {
    for (const soldier of soldiers) {
      const here = soldiers.filter((other) => other.side === soldier.side && other.at === soldier.at).length;
      if (here > 1) problems.push(`${here} soldiers of the ${soldier.side} on ${soldier.at} without stacking`);
    }
  }
  return problems;
}

function queenProblems(rules, position) {
  const problems = [];
  for (const side of SIDES) {
    const queens = position.queens.filter((queen) => queen.side === side);
    const expected = rules.queens ? 1 : 0;
    if (queens.length !== expected) problems.push(`the ${side} have ${queens.length} queens instead of ${expected}`);
    for (const queen of queens) {
      if (!queen.awake && queen.at !== queenStartOf(rules.columns, side)) problems.push(`the ${side}'s queen sleeps on ${queen.at}`);
    }
  }
  return problems;
}

function armyProblems(position) {
  const problems = [];
  const pieces = [...position.soldiers, ...position.queens];
  for (const piece of pieces) {
    const enemiesHere = pieces.filter((other) => other.at === piece.at && other.side === enemyOf(piece.side));
    if (piece.side === 'men' && enemiesHere.length > 0) problems.push(`two armies on ${piece.at}`);
  }
  for (const queen of position.queens) {
    const soldiersHere = position.soldiers.filter((soldier) => soldier.at === queen.at && soldier.side === queen.side);
    if (soldiersHere.length > 0) problems.push(`a soldier on his own queen's place ${queen.at}`);
  }
  return problems;
}

function kingProblems(rules, position) {
  const problems = [];
  const say = (fine, text) => { if (!fine) problems.push(text); };
  const { king } = position;
  if (king.removed) {
    say(rules.utsjok, 'the king is removed without the Utsjok choice');
    say(king.at === null && king.holder === null && !king.inert && !king.homebound, 'a removed king has no place and no state');
    return problems;
  }
  say(king.at !== null, 'the king is nowhere');
  const atStart = king.at === castleOf(rules.columns);
  if (king.inert) {
    say(rules.raid_gate !== 'off', 'the king is inert without a raid gate');
    say(king.holder === null && atStart, 'the inert king is held, or not on the Castle');
  } else if (king.holder === null) {
    say(rules.raid_gate === 'off', 'the raid gate is open and nobody holds the king');
    say(atStart, 'the neutral king has left the Castle');
  }
  if (king.homebound) {
    say(king.holder !== null, 'a king whom nobody holds is homebound');
    say(rules.track === 'eight' && rules.king_moves === 'soldier', 'a king is homebound who does not walk the Eight as a soldier');
    say(king.at !== null && rowOf(king.at) === 'b', 'the king is homebound off the middle row');
  }
  return problems;
}

function gameProblems(rules, position) {
  const problems = [];
  if (position.columns !== rules.columns) problems.push(`the board has ${position.columns} columns, the options ${rules.columns}`);
  if (position.mirrored !== null && !rules.miedut) problems.push('a side walks mirrored without mieđut');
  if (position.mirrored === position.first) problems.push('the side that began walks mirrored');
  for (const side of SIDES) {
    const reasons = reasonsLostByCapture(rules, position, side);
    if (reasons.length > 0) problems.push(`the ${side} have lost already (${reasons.join(', ')})`);
  }
  return problems;
}

export function positionProblems(rules, position) {
  const shape = shapeProblems(position);
  if (shape.length > 0) return shape;
  return [...new Set([
    ...gameProblems(rules, position),
    ...diceProblems(rules, position),
    ...soldierProblems(rules, position),
    ...queenProblems(rules, position),
    ...armyProblems(position),
    ...kingProblems(rules, position),
  ])];
}
