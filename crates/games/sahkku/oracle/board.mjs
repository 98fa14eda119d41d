// The board, the sides and the start position (rules §1, §2, and like odds from §8).
//
// A place is a string such as "b8": the row, then the column.
// A position has the shape of a trace line's "position": plain objects, soldiers and queens as lists.

export const SIDES = ['men', 'women'];
export const ROWS = ['a', 'b', 'c'];

export const rowOf = (place) => place[0];
export const columnOf = (place) => Number(place.slice(1));
export const placeAt = (row, column) => `${row}${column}`;

export function isPlace(columns, text) {
  if (typeof text !== 'string') return false;
  if (!/^[abc][1-9][0-9]*$/.test(text)) return false;
  return columnOf(text) <= columns;
}

export const enemyOf = (side) => (side === 'men' ? 'women' : 'men');

// §1: "row a is the men's home row, b the middle row, c the women's home row"
export const homeRowOf = (side) => (side === 'men' ? 'a' : 'c');
export const enemyHomeRowOf = (side) => homeRowOf(enemyOf(side));

// §1: "b8 on a 15-board is the centre, the Castle"
export const castleOf = (columns) => placeAt('b', (columns + 1) / 2);

// §1: queens stand "each on the fourth line from its own side's right-hand end of the middle row
// (N=15: men's b12, women's b4), mieđut or not"
export const queenStartOf = (columns, side) => placeAt('b', side === 'men' ? columns - 3 : 4);

export function columnsUpwards(columns) {
  const list = [];
  for (let column = 1; column <= columns; column += 1) list.push(column);
  return list;
}

// The columns of the side's home row in the direction in which the side walks it.
// §2: men a1→aN; "Women: the same turned half round (cN→c1 …)";
// "Mieđut: the side that did not begin walks the left-right mirror of its own track".
export function homeColumnsInWalkingOrder(columns, side, mirrored) {
  const usualOrder = side === 'men' ? columnsUpwards(columns) : columnsUpwards(columns).reverse();
  return mirrored === side ? usualOrder.reverse() : usualOrder;
}

// §1: "The front is the end that the side walks toward"
export function homePlacesFrontFirst(columns, side, mirrored) {
  return homeColumnsInWalkingOrder(columns, side, mirrored)
    .reverse()
    .map((column) => placeAt(homeRowOf(side), column));
}

export function copyPosition(position) {
  return {
    ...position,
    throw: [...position.throw],
    unused: [...position.unused],
    soldiers: position.soldiers.map((soldier) => ({ ...soldier })),
    queens: position.queens.map((queen) => ({ ...queen })),
    king: { ...position.king },
  };
}

// §1: "Start: soldiers asleep on every place of the home row. In the Návuotna pair the place at the
// front of the home row stays empty"
export function startingHomePlaces(rules, side, mirrored) {
  const places = homePlacesFrontFirst(rules.columns, side, mirrored);
  return rules.home_row === 'front-empty' ? places.slice(1) : places;
}

export function startingSoldierCount(rules) {
  return rules.home_row === 'front-empty' ? rules.columns - 1 : rules.columns;
}

function startingSoldiers(rules, side, mirrored) {
  return startingHomePlaces(rules, side, mirrored).map((at) => ({
    side, at, awake: false, homebound: false, riding: false,
  }));
}

// The start before any like odds.
export function startWithAllAsleep(rules, first, mirrored) {
  return {
    columns: rules.columns,
    turn: first,
    first,
    mirrored,
    throw: [],
    unused: [],
    used_any: false,
    soldiers: SIDES.flatMap((side) => startingSoldiers(rules, side, mirrored)),
    queens: rules.queens
      ? SIDES.map((side) => ({ side, at: queenStartOf(rules.columns, side), awake: false }))
      : [],
    king: {
      // §1: the king is "neutral on the Castle at the start"
      at: castleOf(rules.columns),
      holder: null,
      // §6: under the raid gate "at first he is inert"
      inert: rules.raid_gate !== 'off',
      removed: false,
      homebound: false,
    },
  };
}
