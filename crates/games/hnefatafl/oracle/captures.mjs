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
  return captured;
}

function isSecondPiece(rules, { board, pieces }, side, victim, square) {
  const piece = pieces[square];
  if (piece === KING) return side === 'swede' && rules.king_captures;
  if (piece !== EMPTY) return isOf(side, piece);
  // "the empty castle stands for the second piece in any capture, by either side"
  if (square === board.castle) return rules.castle_counts === 'both';
  // "an empty camp square stands for a Muscovite in captures of drabants"
  if (board.campOf[square] >= 0) return rules.camps_count && victim === DRABANT;
  // §4: "an empty corner counts as an enemy of everybody in captures of ordinary pieces"
  return rules.escape === 'corner' && board.isCorner[square];
}
