// The soldiers' tracks (§2), walked as lists of stands.
//
// A stand is a place together with the flag: { place, homebound }. The flag is only ever true on the
// middle row under Eight.

import { enemyHomeRowOf, homeColumnsInWalkingOrder, homeRowOf, placeAt } from './board.mjs';

// One lap of the side's track, from the back of its home row on.
// §2, men: "a1→aN, up, bN→b1, up, c1→cN, down, bN→b1, and then …"
export function lapOf(rules, position, side) {
  const homeColumns = homeColumnsInWalkingOrder(position.columns, side, position.mirrored);
  const middleColumns = [...homeColumns].reverse();
  const stands = [];
  for (const column of homeColumns) {
    stands.push({ place: placeAt(homeRowOf(side), column), homebound: false });
  }
  for (const column of middleColumns) {
    stands.push({ place: placeAt('b', column), homebound: false });
  }
  for (const column of homeColumns) {
    stands.push({ place: placeAt(enemyHomeRowOf(side), column), homebound: false });
  }
  if (rules.track === 'eight') {
    for (const column of middleColumns) {
      stands.push({ place: placeAt('b', column), homebound: true });
    }
  }
  return stands;
}

// Where the lap goes on after its last stand.
// §2: "Loop: up again to c1→cN, bN→b1, … round and round, never home again" – from the end of the enemy
// row back to the first middle place; "Eight: down to a1→aN and the whole lap over again".
function indexAfterTheLap(rules, position) {
  return rules.track === 'eight' ? 0 : position.columns;
}

// The laps already written down: there are few, and every move needs one.
const knownLaps = new Map();

function knownLapOf(rules, position, side) {
  const name = `${rules.track} ${position.columns} ${side} ${position.mirrored === side}`;
  if (!knownLaps.has(name)) knownLaps.set(name, lapOf(rules, position, side));
  return knownLaps.get(name);
}

export function nextStand(rules, position, side, stand) {
  const lap = knownLapOf(rules, position, side);
  const index = lap.findIndex((other) => other.place === stand.place && other.homebound === stand.homebound);
  if (index < 0) throw new Error(`${JSON.stringify(stand)} is not on the track of the ${side}`);
  return index + 1 < lap.length ? lap[index + 1] : lap[indexAfterTheLap(rules, position)];
}

// The stands reached one after another in the given number of steps; the last one is the end of the move.
export function walk(rules, position, side, stand, steps) {
  const walked = [];
  let here = stand;
  for (let step = 0; step < steps; step += 1) {
    here = nextStand(rules, position, side, here);
    walked.push(here);
  }
  return walked;
}
