// Single uses of a die: which there are, each judged as a move of its own, and what they do to the board (§2–§7).

import {
  across, FIRST_OF_LAST_QUARTER, FOUR_POINT, HOME, LAST_POINT, otherSide, POINTS, SIDES,
} from './board.mjs';
import { mayEnter, mayLand } from './landing.mjs';
import { atHome, copyOf, enemyOn, on, ownOn } from './position.mjs';

// Every use of one of the unused dice, whether or not it begins a longest way.
export function usesOf(rules, position) {
  return [...new Set(position.unused)].flatMap((die) => usesOfDie(rules, position, die));
}

function usesOfDie(rules, position, die) {
  // §4: "A side with hit checkers may use dice only to enter them."
  if (position[position.turn].hit > 0) return mayEnter(position, die) ? [{ do: 'enter', to: die, die }] : [];
  return [...movesOf(position, die), ...bearingsOff(position, die)];
}

// §2: "move a checker forward by exactly the die"
function movesOf(position, die) {
  return POINTS.filter((from) => ownOn(position, from) > 0)
    .map((from) => ({ do: 'move', from, to: from + die, die }))
    .filter(({ to }) => to <= LAST_POINT && mayLand(position, to));
}

function bearingsOff(position, die) {
  const standing = POINTS.filter((point) => ownOn(position, point) > 0);
  // §7: "When all checkers of a side that are still in the game stand on its points 19…24 (none hit)"
  if (standing.length === 0 || standing[0] < FIRST_OF_LAST_QUARTER) return [];
  const [rearmost] = standing;
  // "a die may bear one off from the point 25 − die"
  const exact = 25 - die;
  if (standing.includes(exact)) return [{ do: 'off', from: exact, die }];
  // "a die higher than the rearmost checker needs may bear off that rearmost one"
  return die > 25 - rearmost ? [{ do: 'off', from: rearmost, die }] : [];
}

// §6: "When a side's very first throw is 6-6, it may, as its whole turn, take four checkers from home to point 7 …
// `four` needs point 7 free of own checkers and of an enemy band"
export function mayTakeFour(rules, position) {
  const own = position[position.turn];
  const isSixSix = (dice) => dice.length === 4 && dice.every((die) => die === 6);
  return rules.two_sixes === 'yes' && !own.thrown_before && isSixSix(position.throw) && isSixSix(position.unused)
    && own.hit === 0 && atHome(own) >= 4 && ownOn(position, FOUR_POINT) === 0 && enemyOn(position, FOUR_POINT) < 2;
}

// The board after a use, or after `four`; whose turn it is and what ends is judged elsewhere.
export function boardAfter(position, action) {
  const after = copyOf(position);
  const own = after[after.turn];
  const leave = (point, count) => { own.points[point - 1] -= count; };
  switch (action.do) {
    case 'move':
      leave(action.from, 1);
      land(after, action.to, 1);
      break;
    case 'enter':
      own.hit -= 1;
      land(after, action.to, 1);
      break;
    case 'off':
      leave(action.from, 1);
      own.off += 1;
      break;
    case 'four':
      leave(HOME, 4);
      land(after, FOUR_POINT, 4);
      own.open_band = true;
      break;
    default:
      throw new Error(`${action.do} is no use of a die`);
  }
  // Four is "its whole turn".
  after.unused = action.do === 'four' ? [] : without(position.unused, action.die);
  for (const side of SIDES) noteFlags(after[side]);
  return after;
}

function without(dice, die) {
  const rest = [...dice];
  rest.splice(rest.indexOf(die), 1);
  return rest;
}

// §3: "To land on an enemy blot hits it: it leaves the board and waits to be entered." §5: "To land on it … or to enter on
// it … hits all its checkers."
function land(position, point, count) {
  const enemy = position[otherSide(position.turn)];
  enemy.hit += on(enemy, across(point));
  enemy.points[across(point) - 1] = 0;
  position[position.turn].points[point - 1] += count;
}

function noteFlags(checkers) {
  // §3: "ten or fewer have stood there at some time; from then on for the rest of the game"
  if (atHome(checkers) <= 10) checkers.five_out = true;
  // §6: "These count as a band while two or more of them stand there"
  if (on(checkers, FOUR_POINT) < 2) checkers.open_band = false;
}
