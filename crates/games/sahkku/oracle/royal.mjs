// Royal and orthogonal lines (§6), walked step by step.

import { ROWS, columnOf, placeAt, rowOf } from './board.mjs';

const DIRECTIONS = ['left', 'right', 'up', 'down'];

// One step from a place in a direction: a list of { place, direction }, because leaving the middle row
// sideways leaves a choice, and leaving the board is no step at all.
function oneStep(columns, bends, place, direction) {
  const row = rowOf(place);
  const column = columnOf(place);
  if (direction === 'up' || direction === 'down') {
    const newRow = ROWS[ROWS.indexOf(row) + (direction === 'up' ? 1 : -1)];
    return newRow === undefined ? [] : [{ place: placeAt(newRow, column), direction }];
  }
  const newColumn = direction === 'right' ? column + 1 : column - 1;
  if (newColumn >= 1 && newColumn <= columns) {
    return [{ place: placeAt(row, newColumn), direction }];
  }
  // §6: "orthogonal: royal without the bends"
  if (!bends) return [];
  // §6: "a row's end is a bend and counts as straight on: leaving an outer row sideways at either end he
  // enters the middle row at that end and walks back along it; leaving the middle row sideways at either
  // end he enters either outer row, the player's choice"
  const back = direction === 'right' ? 'left' : 'right';
  const rowsEntered = row === 'b' ? ['a', 'c'] : ['b'];
  return rowsEntered.map((entered) => ({ place: placeAt(entered, column), direction: back }));
}

// §6: "v steps in one straight line: left, right, forward or back."
// The places where such a line ends, each once: "Several routes to one place are one action."
export function straightLineEnds(columns, from, steps, { bends }) {
  const ends = new Set();
  for (const direction of DIRECTIONS) {
    let heads = [{ place: from, direction }];
    for (let step = 0; step < steps; step += 1) {
      heads = heads.flatMap((head) => oneStep(columns, bends, head.place, head.direction));
    }
    for (const head of heads) ends.add(head.place);
  }
  return [...ends];
}
