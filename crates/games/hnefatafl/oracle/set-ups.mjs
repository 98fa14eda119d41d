// Positions and moves in few words, so that a test reads like a set-up on the table.
//
//   placed(rules, { king: 'e4', drabants: 'c2 i9', muscovites: 'f4 e3 d9 h7', turn: 'muscovite' })

import { boardOf } from './board.mjs';
import { actionText, squaresWith } from './notation.mjs';
import { afterAction, legalActions } from './play.mjs';
import { DRABANT, EMPTY, KING, MUSCOVITE } from './position.mjs';

const words = (text = '') => text.split(' ').filter((word) => word !== '');

export function squareNamed(board, name) {
  const square = board.squareOf.get(name);
  if (square === undefined) throw new Error(`no square is called ${name}`);
  return square;
}

export function placed(rules, { king, drabants, muscovites, turn = 'swede', said = null }) {
  const board = boardOf(rules.board);
  const pieces = board.names.map(() => EMPTY);
  const place = (names, piece) => {
    for (const name of names) {
      if (pieces[squareNamed(board, name)] !== EMPTY) throw new Error(`two pieces stand on ${name}`);
      pieces[squareNamed(board, name)] = piece;
    }
  };
  place([king], KING);
  place(words(drabants), DRABANT);
  place(words(muscovites), MUSCOVITE);
  return { board, turn, pieces, king: squareNamed(board, king), said };
}

export const legalInWords = (rules, position) => legalActions(rules, position).map((action) => actionText(position.board, action));

// Where the piece on a square may go, in words: "a4 b4 d4".
export function goals(rules, position, from) {
  return legalInWords(rules, position).filter((text) => text.startsWith(`${from}-`)).map((text) => text.slice(from.length + 1)).sort()
    .join(' ');
}

// What follows the action that is called so: "e4-b4", "e4-b4 raichi".
export function played(rules, position, text) {
  const found = legalActions(rules, position).find((action) => actionText(position.board, action) === text);
  if (found === undefined) throw new Error(`${text} is not legal; there are: ${legalInWords(rules, position).join(', ')}`);
  return afterAction(rules, position, found);
}

// The squares of the pieces that the action captures: "c4 e4".
export function captures(rules, position, text) {
  return played(rules, position, text).captured.map((square) => position.board.names[square]).sort().join(' ');
}

export const piecesInWords = (position) => ({
  king: squaresWith(position, KING).join(' '),
  drabants: squaresWith(position, DRABANT).join(' '),
  muscovites: squaresWith(position, MUSCOVITE).join(' '),
});
