// The board as it lies there without pieces (§1): squares, lines, the castle, the camps, edges and corners.
//
// A square is a number, counted file by file from a1: a1, a2, … a9, b1, … This is the order of a trace, too.

export const SIZES = [7, 9, 11];

// The four directions. The opposite of a direction is two further on.
const STEPS = [[0, 1], [1, 0], [0, -1], [-1, 0]];
export const DIRECTIONS = [0, 1, 2, 3];
export const oppositeOf = (direction) => (direction + 2) % 4;

// §1: "At the middle of each edge lies a camp (läger) of four squares in a T: d1 e1 f1 e2 …
// On 7: two squares in line (d1 d2 …). On 11: six (d1 e1 f1 g1 h1 f2 …)."
const CAMP_AT_RANK_ONE = {
  7: ['d1', 'd2'],
  9: ['d1', 'e1', 'f1', 'e2'],
  11: ['d1', 'e1', 'f1', 'g1', 'h1', 'f2'],
};

// §1: "Files a… from the Swede's left (a–k on 11, no letter left out), ranks 1… from the Swede's side"
const nameOf = (file, rank) => `${'abcdefghijk'[file]}${rank + 1}`;
const fileOf = (name) => 'abcdefghijk'.indexOf(name[0]);
const rankOf = (name) => Number(name.slice(1)) - 1;

function layOut(size) {
  const names = [];
  for (let file = 0; file < size; file += 1) {
    for (let rank = 0; rank < size; rank += 1) names.push(nameOf(file, rank));
  }
  const squareOf = new Map(names.map((name, square) => [name, square]));
  const onBoard = (file, rank) => file >= 0 && file < size && rank >= 0 && rank < size;

  // All squares from a square (left out) to the edge, nearest first.
  const wayFrom = (name, [files, ranks]) => {
    const way = [];
    let file = fileOf(name) + files;
    let rank = rankOf(name) + ranks;
    while (onBoard(file, rank)) {
      way.push(squareOf.get(nameOf(file, rank)));
      file += files;
      rank += ranks;
    }
    return way;
  };

  const last = size - 1;
  const isFirstOrLast = (number) => number === 0 || number === last;
  const quarterTurn = (name) => nameOf(rankOf(name), last - fileOf(name));
  const camps = [CAMP_AT_RANK_ONE[size]];
  while (camps.length < 4) camps.push(camps.at(-1).map(quarterTurn));

  return {
    size,
    names,
    squareOf,
    castle: squareOf.get(nameOf(last / 2, last / 2)),
    // ways[square][direction] is the list of squares from there to the edge
    ways: names.map((name) => STEPS.map((step) => wayFrom(name, step))),
    isEdge: names.map((name) => isFirstOrLast(fileOf(name)) || isFirstOrLast(rankOf(name))),
    isCorner: names.map((name) => isFirstOrLast(fileOf(name)) && isFirstOrLast(rankOf(name))),
    // campOf[square] is 0, 1, 2 or 3, and -1 outside the camps
    campOf: names.map((name) => camps.findIndex((camp) => camp.includes(name))),
  };
}

const BOARDS = new Map(SIZES.map((size) => [size, layOut(size)]));

export const boardOf = (size) => BOARDS.get(size);
