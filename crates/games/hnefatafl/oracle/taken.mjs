// Whether a move of the Muscovite takes the king (§4).

import { DIRECTIONS, oppositeOf } from './board.mjs';
import { EMPTY, MUSCOVITE } from './position.mjs';

// The position is that after the Muscovite's move; `moved` is the square where it ended.
export function kingIsTaken(rules, position, moved) {
  const besideKing = DIRECTIONS.map((direction) => position.board.ways[position.king][direction][0]);
  // "one of them the piece that moved"
  if (!besideKing.includes(moved)) return false;
  return isSurrounded(rules, position, besideKing) || (fallsBetweenTwo(rules, position, besideKing)
    && isBetweenTwo(rules, position, besideKing, moved));
}

const isEmptyCastle = ({ board, pieces }, square) => square === board.castle && pieces[square] === EMPTY;

// "all four squares beside the king hold Muscovites (or, by `castle_counts`, the empty castle)"
// "On an edge square … he has three neighbours and cannot be surrounded", but by `edge_counts`
function isSurrounded(rules, position, besideKing) {
  return besideKing.every((square) => (square === undefined ? rules.edge_counts : position.pieces[square] === MUSCOVITE
    || (rules.castle_counts !== 'no' && isEmptyCastle(position, square))));
}

// "`castle`: on the castle and beside it he must be surrounded as above; anywhere else he also falls between
// two Muscovites … `two`: he falls so everywhere."
function fallsBetweenTwo(rules, { board, king }, besideKing) {
  if (rules.king_taken === 'four') return false;
  if (rules.king_taken === 'two') return true;
  return king !== board.castle && !besideKing.includes(board.castle);
}

// "With `castle` and `two`, under `castle_counts=both`, the empty castle may be the second of the two;
// empty corners and camp squares never count against him."
function isBetweenTwo(rules, position, besideKing, moved) {
  const other = besideKing[oppositeOf(besideKing.indexOf(moved))];
  if (other === undefined) return false;
  return position.pieces[other] === MUSCOVITE || (rules.castle_counts === 'both' && isEmptyCastle(position, other));
}
