// A position, in the shape that a trace has (§13):
//
//   { turn, first, white, black, throw, unused, after }
//
// A side is { points, hit, off, five_out, open_band, thrown_before }, with `points` in its own numbering.
// Positions are never changed once they are handed out.

import { across, CHECKERS, HOME, otherSide, SIDES } from './board.mjs';

const checkersAtHome = () => ({
  points: [CHECKERS, ...Array(23).fill(0)], hit: 0, off: 0, five_out: false, open_band: false, thrown_before: false,
});

// §1: "Start: all 15 checkers of each side on its home." §2: "The side that begins throws anew."
export const startPosition = (first) => ({
  turn: first, first, white: checkersAtHome(), black: checkersAtHome(), throw: [], unused: [], after: null,
});

export const copyOf = (position) => ({
  ...position,
  white: { ...position.white, points: [...position.white.points] },
  black: { ...position.black, points: [...position.black.points] },
});

export const on = (checkers, point) => checkers.points[point - 1];
export const atHome = (checkers) => on(checkers, HOME);

// How many checkers of the side to move, and of its enemy, stand on a point of the side to move.
export const ownOn = (position, point) => on(position[position.turn], point);
export const enemyOn = (position, point) => on(position[otherSide(position.turn)], across(point));

const sorted = (dice) => [...dice].sort((one, other) => one - other);

// §13: "the order of dice in `throw` and `unused` … means nothing"
export const diceText = (dice) => sorted(dice).join('-');

const checkersText = ({ points, hit, off, five_out: fiveOut, open_band: openBand, thrown_before: thrownBefore }) => (
  `${points.join(' ')} hit ${hit} off ${off} five_out ${fiveOut} open_band ${openBand} thrown_before ${thrownBefore}`);

const afterText = (after) => (after === null ? 'null' : `${after.side} ${after.left} ${after.value}`);

// Each part of a position as a text; two positions are the same when all texts are.
export const partsOf = (position) => ({
  turn: position.turn,
  first: position.first,
  ...Object.fromEntries(SIDES.map((side) => [side, checkersText(position[side])])),
  throw: diceText(position.throw),
  unused: diceText(position.unused),
  after: afterText(position.after),
});
