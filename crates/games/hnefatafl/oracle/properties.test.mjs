// What holds in every position, tried in random ones under random options.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isGoal, movesOf, squaresFrom } from './moves.mjs';
import { countByGenerating, countByPlaying, openWays } from './oracle.mjs';
import { readPosition } from './read-position.mjs';
import { positionForTrace } from './notation.mjs';
import { tries } from '../../../../tests/oracle/testing.mjs';
import { randomRules, randomSetUp } from './self-play.mjs';

const SEEDS = Array.from({ length: tries(25, 200) }, (_, index) => index + 1);

function eachPosition(judge) {
  for (const seed of SEEDS) {
    const rules = randomRules(seed);
    judge(rules, randomSetUp(rules, seed), `seed ${seed}`);
  }
}

// The same position seen after a quarter turn of the board, or in a mirror.
function moved(position, place) {
  const { board, pieces } = position;
  const { size } = board;
  const squareAfter = (square) => {
    const [file, rank] = place(Math.floor(square / size), square % size, size - 1);
    return file * size + rank;
  };
  const piecesAfter = [...pieces];
  pieces.forEach((piece, square) => { piecesAfter[squareAfter(square)] = piece; });
  return { ...position, pieces: piecesAfter, king: squareAfter(position.king) };
}

test('turned and mirrored, a position has as many moves, open ways and games', () => {
  eachPosition((rules, position, message) => {
    const numbersOf = (each) => [movesOf(rules, each).length, openWays(rules, each), countByGenerating(rules, each, 2)];
    const numbers = numbersOf(position);
    assert.deepEqual(numbersOf(moved(position, (file, rank, last) => [rank, last - file])), numbers, message);
    assert.deepEqual(numbersOf(moved(position, (file, rank, last) => [last - file, rank])), numbers, message);
  });
});

test('both ways of counting agree', () => {
  eachPosition((rules, position, message) => {
    assert.equal(countByPlaying(rules, position, 2), countByGenerating(rules, position, 2), message);
  });
});

test('the king has as many open ways as he has moves out when no word is asked for', () => {
  eachPosition((rules, position, message) => {
    const free = { ...rules, announce: 'program' };
    const out = squaresFrom(free, position, position.king).filter((square) => isGoal(rules, position.board, square));
    assert.equal(openWays(rules, position), out.length, message);
  });
});

test('a position written for a trace is read back the same', () => {
  eachPosition((rules, position, message) => {
    const { position: read, problems } = readPosition(rules, positionForTrace(position, 1));
    assert.deepEqual(problems, [], message);
    assert.deepEqual(read, position, message);
  });
});
