// Where the pieces may go (§2).

import { EMPTY, isOf, KING, MUSCOVITE } from './position.mjs';

// `castle_stop` and `castle_pass`: "`king` default, `nobody`, `all`"
const castleIsFor = (who, piece) => who === 'all' || (who === 'king' && piece === KING);

// §2, `camps`. A square of a camp, for a piece that stands on `from`.
function campIsFor(rules, board, piece, from, square) {
  if (rules.camps === 'all') return true;
  // "no piece of the Swede may stop on or cross a camp square"
  if (piece !== MUSCOVITE) return false;
  if (rules.camps === 'muscovites') return true;
  // never-back: "Its own camp is the camp it stands in; no square of another camp may be stopped on or crossed"
  return board.campOf[from] === board.campOf[square];
}

export function mayStop(rules, board, piece, from, square) {
  if (square === board.castle && !castleIsFor(rules.castle_stop, piece)) return false;
  // §4: "only the king may stop on a corner"
  if (rules.escape === 'corner' && board.isCorner[square] && piece !== KING) return false;
  return board.campOf[square] < 0 || campIsFor(rules, board, piece, from, square);
}

export function mayCross(rules, board, piece, from, square) {
  if (square === board.castle && !castleIsFor(rules.castle_pass, piece)) return false;
  return board.campOf[square] < 0 || campIsFor(rules, board, piece, from, square);
}

// The squares where the Swede wins. §4: "when the king stands on an edge square", or with escape=corner "a corner square"
export function isGoal(rules, board, square) {
  return rules.escape === 'corner' ? board.isCorner[square] : board.isEdge[square];
}

// §5: "The king may move onto an edge (corner) square only if the Swede's previous move carried a word."
function isForbiddenExit(rules, position, piece, square) {
  return rules.announce === 'players' && piece === KING && position.said === null && isGoal(rules, position.board, square);
}

// §2: "one or more squares along a rank or file, onto an empty square, over empty squares only"
export function squaresFrom(rules, position, from) {
  const { board, pieces } = position;
  const piece = pieces[from];
  const squares = [];
  for (const way of board.ways[from]) {
    for (const square of way) {
      if (pieces[square] !== EMPTY) break;
      if (mayStop(rules, board, piece, from, square) && !isForbiddenExit(rules, position, piece, square)) squares.push(square);
      if (!mayCross(rules, board, piece, from, square)) break;
    }
  }
  return squares;
}

// Every move of the side whose turn it is, as { from, to }, before any words.
export function movesOf(rules, position) {
  const moves = [];
  for (let from = 0; from < position.pieces.length; from += 1) {
    if (!isOf(position.turn, position.pieces[from])) continue;
    for (const to of squaresFrom(rules, position, from)) moves.push({ from, to });
  }
  return moves;
}

export function hasMove(rules, position) {
  return position.pieces.some((piece, from) => isOf(position.turn, piece) && squaresFrom(rules, position, from).length > 0);
}

// §5: "the directions (at most four) in which all squares from the king to the edge are empty and open to him
// (with `escape=corner`: moves that end on a corner) … never by whether a word was said"
export function openWays(rules, position) {
  const { board, king } = position;
  // "A king who is out has none."
  if (isGoal(rules, board, king)) return 0;
  return board.ways[king].filter((way) => isOpenWay(rules, position, way)).length;
}

function isOpenWay(rules, { board, pieces, king }, way) {
  const last = way.at(-1);
  if (last === undefined || !isGoal(rules, board, last)) return false;
  return way.every((square) => pieces[square] === EMPTY
    && (square === last ? mayStop(rules, board, KING, king, square) : mayCross(rules, board, KING, king, square)));
}

// §5: "exactly one open way: raichi; with two or more: tuichu"
export function wordFor(ways) {
  if (ways === 0) return null;
  return ways === 1 ? 'raichi' : 'tuichu';
}
