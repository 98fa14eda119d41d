// Forts at the edge, and rings around all pieces of the Swede (§4).

import { DIRECTIONS, oppositeOf } from './board.mjs';
import { standsForMuscovite } from './captures.mjs';
import { mayCross, mayStop } from './moves.mjs';
import { DRABANT, EMPTY, isOf, KING, MUSCOVITE } from './position.mjs';

const squaresWhere = (pieces, asked) => [...pieces.keys()].filter((square) => asked(pieces[square]));

// Every square that steps from one square to the next lead to from where `side` stands. `opens` says which squares are open.
function reachedBy(side, { board, pieces }, opens) {
  const reached = new Set(squaresWhere(pieces, (piece) => isOf(side, piece)));
  // Squares that are added on the way are looked at, too.
  for (const square of reached) {
    for (const [beside] of board.ways[square]) {
      if (beside !== undefined && opens(beside)) reached.add(beside);
    }
  }
  return reached;
}

// "no piece of the Swede could come to the edge, step by step, over anything but Muscovites"
export function isEnclosed(rules, position) {
  if (!rules.enclosure) return false;
  const inside = reachedBy('swede', position, (square) => position.pieces[square] !== MUSCOVITE);
  return ![...inside].some((square) => position.board.isEdge[square]);
}

// "the king is on an edge square and has an empty square beside him"
function hasRoomAtEdge(rules, { board, pieces, king }) {
  const isOpen = (square) => pieces[square] === EMPTY
    && (mayStop(rules, board, KING, king, square) || mayCross(rules, board, KING, king, square));
  return board.isEdge[king] && board.ways[king].some(([beside]) => beside !== undefined && isOpen(beside));
}

// Whether a Muscovite could ever stand on the square or move across it.
function isForMuscovites(rules, board, square) {
  if (rules.escape === 'corner' && board.isCorner[square]) return false;
  return mayStop(rules, board, MUSCOVITE, square, square) || mayCross(rules, board, MUSCOVITE, square, square);
}

// "Drabants that could be captured are taken away one after the other, until none is left or none of those left could be."
export function isInFort(rules, position) {
  if (!rules.exit_fort || !hasRoomAtEdge(rules, position)) return false;
  const { board, pieces } = position;
  const wall = new Set(squaresWhere(pieces, (piece) => piece === DRABANT));
  for (;;) {
    const reached = reachedBy('muscovite', position, (square) => !wall.has(square) && isForMuscovites(rules, board, square));
    if (reached.has(position.king)) return false;
    const weak = [...wall].find((square) => DIRECTIONS.some((direction) => {
      const [comes] = board.ways[square][direction];
      const [behind] = board.ways[square][oppositeOf(direction)];
      return comes !== undefined && behind !== undefined && reached.has(comes)
        && (reached.has(behind) || (pieces[behind] === EMPTY && standsForMuscovite(rules, board, behind)));
    }));
    if (weak === undefined) return true;
    wall.delete(weak);
  }
}
