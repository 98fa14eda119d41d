// Reads a trace line's position into the oracle's own form and says what is wrong with it, in sentences.

import { boardOf } from './board.mjs';
import { isGoal } from './moves.mjs';
import { DRABANT, EMPTY, KING, MUSCOVITE } from './position.mjs';

const KEYS = ['board', 'turn', 'king', 'drabants', 'muscovites', 'said', 'seen'];

// { position, problems }; `position` is null when there is any problem.
export function readPosition(rules, found) {
  const shape = shapeProblems(rules, found);
  if (shape.length > 0) return { position: null, problems: shape };
  const board = boardOf(found.board);
  const problems = [];
  const pieces = board.names.map(() => EMPTY);
  const place = (names, piece) => {
    let last = -1;
    for (const name of names) {
      const square = board.squareOf.get(name);
      if (square === undefined) {
        problems.push(`${JSON.stringify(name)} is no square of this board`);
        continue;
      }
      if (pieces[square] !== EMPTY) problems.push(`two pieces stand on ${name}`);
      // "pieces by file, then rank"
      else if (square < last) problems.push(`${name} is out of order`);
      pieces[square] = piece;
      last = square;
    }
  };
  place([found.king], KING);
  place(found.drabants, DRABANT);
  place(found.muscovites, MUSCOVITE);
  if (problems.length > 0) return { position: null, problems };
  const king = board.squareOf.get(found.king);
  if (isGoal(rules, board, king)) return { position: null, problems: [`the game is over: the king stands on ${found.king}`] };
  return { position: { board, turn: found.turn, pieces, king, said: found.said }, problems };
}

function shapeProblems(rules, found) {
  if (found === null || typeof found !== 'object' || Object.keys(found).length !== KEYS.length
    || !KEYS.every((key) => Object.hasOwn(found, key))) return [`the position must have exactly the keys ${KEYS.join(', ')}`];
  const problems = [];
  const say = (fine, text) => { if (!fine) problems.push(text); };
  say(found.board === rules.board, `the board is ${JSON.stringify(found.board)}, and ${rules.board} by the options`);
  say(found.turn === 'swede' || found.turn === 'muscovite', `turn is ${JSON.stringify(found.turn)}`);
  for (const key of ['drabants', 'muscovites']) say(Array.isArray(found[key]), `${key} is not a list`);
  say([null, 'raichi', 'tuichu'].includes(found.said), `said is ${JSON.stringify(found.said)}`);
  // "only under `players`, else null"
  say(found.said === null || rules.announce === 'players', `the word ${found.said} is in force where the program announces`);
  say(Number.isInteger(found.seen) && found.seen >= 1, `seen is ${JSON.stringify(found.seen)}`);
  say(rules.repetition === 'off' || found.seen < 3, `the game is over: the position stands for time ${found.seen}`);
  return problems;
}
