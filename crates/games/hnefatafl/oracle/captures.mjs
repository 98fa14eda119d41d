// Which pieces a move captures (§3).

import { DIRECTIONS } from './board.mjs';
import { DRABANT, EMPTY, enemyOf, isOf, KING } from './position.mjs';

// The squares of the captured pieces. The position is that after the move, with nothing removed yet.
export function capturedBy(rules, position, side, moved) {
  const { board, pieces } = position;
  if (pieces[moved] === KING && !rules.king_captures) return [];
  const captured = [];
  for (const direction of DIRECTIONS) {
    // "every enemy piece other than the king beside the moved piece (in rank or file)
    // that has on its opposite side another piece of the mover"
    const [beside, opposite] = board.ways[moved][direction];
    // "The board's edge never counts."
    if (opposite === undefined) continue;
    const victim = pieces[beside];
    if (victim === KING || !isOf(enemyOf(side), victim)) continue;
    if (isSecondPiece(rules, position, side, victim, opposite)) captured.push(beside);
  }
  const inRows = DIRECTIONS.flatMap((direction) => rowFrom(rules, position, side, board.ways[moved][direction]));
  return [...new Set([...captured, ...(rules.shield_wall && board.isEdge[moved] ? inRows : [])])];
}

const fightsFor = (rules, { pieces }, side, square) => isOf(side, pieces[square]) && (pieces[square] !== KING || rules.king_captures);

// "A row of two or more enemies along the edge … The king can be one of the row, and is not captured."
function rowFrom(rules, position, side, way) {
  const { board, pieces } = position;
  const length = way.findIndex((square) => !isOf(enemyOf(side), pieces[square]));
  // A row to the end of the edge has no piece beyond it.
  if (length < 2) return [];
  const row = way.slice(0, length);
  const end = way[length];
  const isFaced = (square) => board.isEdge[square] && board.ways[square].map(([beside]) => beside)
    .every((beside) => beside === undefined || board.isEdge[beside] || fightsFor(rules, position, side, beside));
  const isClosed = fightsFor(rules, position, side, end)
    || (rules.escape === 'corner' && board.isCorner[end] && pieces[end] === EMPTY);
  return isClosed && row.every(isFaced) ? row.filter((square) => pieces[square] !== KING) : [];
}

function isSecondPiece(rules, { board, pieces }, side, victim, square) {
  const piece = pieces[square];
  if (piece === KING) return side === 'swede' && rules.king_captures;
  if (piece !== EMPTY) return isOf(side, piece);
  return victim === DRABANT ? standsForMuscovite(rules, board, square) : standsForAnybody(rules, board, square);
}

function standsForAnybody(rules, board, square) {
  // "the empty castle stands for the second piece in any capture, by either side"
  if (square === board.castle) return rules.castle_counts === 'both';
  // §4: "an empty corner counts as an enemy of everybody in captures of ordinary pieces"
  return rules.escape === 'corner' && board.isCorner[square];
}

// Whether the empty square stands for the second Muscovite where a drabant is captured.
export function standsForMuscovite(rules, board, square) {
  // "an empty camp square stands for a Muscovite in captures of drabants"
  return (rules.camps_count && board.campOf[square] >= 0) || standsForAnybody(rules, board, square);
}
