// Between the oracle's numbers and the words of a trace (§6).

import { DRABANT, KING, MUSCOVITE } from './position.mjs';

export const nameOf = (board, square) => board.names[square];

// One text for each action, by which actions are compared: "e4-b4", "e4-b4 raichi".
export const actionText = (board, { from, to, say }) => textOf(board.names[from], board.names[to], say);

const textOf = (from, to, say) => (say === null ? `${from}-${to}` : `${from}-${to} ${say}`);

// The same text for an action as a trace has it. Whatever is no such action gives a text that no action has.
export function foundActionText(found) {
  if (found === null || typeof found !== 'object') return `no action: ${JSON.stringify(found)}`;
  const { do: what, from, to, say } = found;
  const isSpoken = Object.hasOwn(found, 'say');
  const isMove = what === 'move' && typeof from === 'string' && typeof to === 'string'
    && (!isSpoken || typeof say === 'string') && Object.keys(found).length === (isSpoken ? 4 : 3);
  return isMove ? textOf(from, to, isSpoken ? say : null) : `no action: ${JSON.stringify(found)}`;
}

export function actionForTrace(board, { from, to, say }) {
  const written = { do: 'move', from: board.names[from], to: board.names[to] };
  return say === null ? written : { ...written, say };
}

export const squaresWith = ({ board, pieces }, piece) => board.names.filter((_, square) => pieces[square] === piece);

export function positionForTrace(position, seen) {
  return {
    board: position.board.size,
    turn: position.turn,
    king: squaresWith(position, KING)[0],
    drabants: squaresWith(position, DRABANT),
    muscovites: squaresWith(position, MUSCOVITE),
    said: position.said,
    seen,
  };
}

export function endText({ winner, reason }) {
  return winner === null ? `a draw by ${reason}` : `the ${winner} wins by ${reason}`;
}
