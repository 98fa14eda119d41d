// A position as the oracle holds it, and the set-up (§1).
//
//   { board, turn, pieces, king, said }
//
// `board` is what board.mjs lays out, `pieces` has one letter for each square, `king` is his square,
// and `said` is the word in force or null.

import { boardOf } from './board.mjs';

export const EMPTY = '.';
export const KING = 'K';
export const DRABANT = 'D';
export const MUSCOVITE = 'M';

export const enemyOf = (side) => (side === 'swede' ? 'muscovite' : 'swede');

export function isOf(side, piece) {
  return side === 'muscovite' ? piece === MUSCOVITE : piece === KING || piece === DRABANT;
}

// §4: "the same position (pieces of one kind not told apart, side to move, word in force)"
export const keyOf = (position) => `${position.pieces.join('')} ${position.turn} ${position.said}`;

// §1: "his drabants, two in each direction from him (… on 7 one in each direction, on 11 twelve: the eight
// of 9×9 seen from the centre and the four squares diagonally next to the castle)"
function drabantSquares(board) {
  const reach = board.size === 7 ? 1 : 2;
  const squares = board.ways[board.castle].flatMap((way) => way.slice(0, reach));
  if (board.size === 11) squares.push(...['e5', 'e7', 'g5', 'g7'].map((name) => board.squareOf.get(name)));
  return squares;
}

export function setUp(rules) {
  const board = boardOf(rules.board);
  // §1: "The Muscovite (moskovit): one piece on every camp square"
  const pieces = board.campOf.map((camp) => (camp >= 0 ? MUSCOVITE : EMPTY));
  for (const square of drabantSquares(board)) pieces[square] = DRABANT;
  pieces[board.castle] = KING;
  return { board, turn: rules.first, pieces, king: board.castle, said: null };
}
