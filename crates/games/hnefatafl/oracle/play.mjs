// What a move does: the board after it, the word, and the ends in their order (§3, §4, §5).

import { capturedBy } from './captures.mjs';
import { isEnclosed, isInFort } from './forts.mjs';
import { hasMove, isGoal, movesOf, openWays, wordFor } from './moves.mjs';
import { EMPTY, enemyOf, KING } from './position.mjs';
import { kingIsTaken } from './taken.mjs';

// The board after the move, captured pieces removed, the other side to move, no word said.
export function boardAfter(rules, position, { from, to }) {
  const { board, turn } = position;
  const pieces = [...position.pieces];
  pieces[to] = pieces[from];
  pieces[from] = EMPTY;
  const king = pieces[to] === KING ? to : position.king;
  const moved = { board, turn: enemyOf(turn), pieces, king, said: null };
  // "All captures of a move are judged at once, on the board after the move with nothing removed."
  const captured = capturedBy(rules, moved, turn, to);
  for (const square of captured) pieces[square] = EMPTY;
  return { position: moved, captured };
}

// Every legal action as { from, to, say }. Under announce=players "every move of the Swede comes in two forms
// where it leaves open ways: silent, and with the word". A move of the king out leaves none.
export function legalActions(rules, position) {
  const silent = movesOf(rules, position).map(({ from, to }) => ({ from, to, say: null }));
  if (rules.announce !== 'players' || position.turn !== 'swede') return silent;
  return silent.flatMap((action) => {
    const say = trueWordAfter(rules, boardAfter(rules, position, action).position);
    return say === null ? [action] : [action, { ...action, say }];
  });
}

const trueWordAfter = (rules, position) => wordFor(openWays(rules, position));

// What follows a legal action:
//
//   { position, captured, word, end }
//
// `word` is what the program announces, or null; `end` is { winner, reason } or null, repetition left out.
export function afterAction(rules, position, action) {
  const { position: after, captured } = boardAfter(rules, position, action);
  const word = position.turn === 'swede' && rules.announce === 'program' ? trueWordAfter(rules, after) : null;
  // "A word is in force from the move that carries it until the Swede's next move."
  after.said = position.turn === 'swede' ? action.say : position.said;
  return { position: after, captured, word, end: endAfter(rules, after, action.to) };
}

// §4: "The ends are judged in this order: surrounded or escaped, in a fort or enclosed, blocked, repetition."
function endAfter(rules, after, moved) {
  const mover = enemyOf(after.turn);
  if (mover === 'muscovite' && kingIsTaken(rules, after, moved)) return { winner: 'muscovite', reason: 'surrounded' };
  if (mover === 'swede' && isGoal(rules, after.board, after.king)) return { winner: 'swede', reason: 'escaped' };
  if (mover === 'swede' && isInFort(rules, after)) return { winner: 'swede', reason: 'fort' };
  if (mover === 'muscovite' && isEnclosed(rules, after)) return { winner: 'muscovite', reason: 'enclosed' };
  if (!hasMove(rules, after)) return { winner: mover, reason: 'blocked' };
  return null;
}

// The end when a position stands for the `seen`th time, this time included.
export function endByRepetition(rules, seen) {
  if (seen < 3 || rules.repetition === 'off') return null;
  return { winner: rules.repetition === 'draw' ? null : 'muscovite', reason: 'repetition' };
}
