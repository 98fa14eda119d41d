// The board without checkers (§1): sides, points, and how the sides see each other's points.

export const SIDES = ['white', 'black'];
export const otherSide = (side) => (side === 'white' ? 'black' : 'white');

// §1: "24 points … in four quarters of six. Two sides, white and black, 15 checkers each."
export const CHECKERS = 15;
const pointsFrom = (first, last) => Array.from({ length: last - first + 1 }, (_, index) => first + index);
export const POINTS = pointsFrom(1, 24);
export const FIRST_QUARTER = pointsFrom(1, 6);

// §1: "A side numbers the points 1…24 along its own way: 1, its home (hem) …; 12, its huk"
export const HOME = 1;
export const HUK = 12;
export const LAST_POINT = 24;

// §7: "stand on its points 19…24"
export const FIRST_OF_LAST_QUARTER = 19;

// §6: "take four checkers from home to point 7"
export const FOUR_POINT = 7;

// §1: "The other side's point k is this side's point k+12 (k−12 for k > 12)"
export const across = (point) => (point > 12 ? point - 12 : point + 12);
