// Positions and actions in few words, so that a test reads like a set-up on the table.
//
//   placed({ white: '1:10 2 5 9', black: '24:15', throw: [6, 2] })   ten on home, one each on 2, 5 and 9; nothing else
//
// A side's words are its points with how many stand there, "hit:2" and "off:3"; what is missing is borne off.

import { CHECKERS, HOME, otherSide, SIDES } from './board.mjs';
import { afterAction, DEFAULTS, legalActions, usesOfThrow } from './oracle.mjs';
import { countOf } from './set-up-kinds.mjs';

function sideInWords(text, flags) {
  const checkers = { points: Array(24).fill(0), hit: 0, off: 0 };
  for (const word of text.split(' ').filter((each) => each !== '')) {
    const [place, count = '1'] = word.split(':');
    if (place === 'hit' || place === 'off') checkers[place] = Number(count);
    else checkers.points[Number(place) - 1] = Number(count);
  }
  if (countOf(checkers) > CHECKERS) throw new Error(`${text} are more than ${CHECKERS}`);
  checkers.off += CHECKERS - countOf(checkers);
  return {
    ...checkers, five_out: checkers.points[HOME - 1] <= 10, open_band: false, thrown_before: true, ...flags,
  };
}

// The other side stands at home where nothing else is said.
export function placed({
  white = '1:15', black = '1:15', turn = 'white', first = 'white', dice = [], unused = null, after = null, flags = {},
}) {
  const texts = { white, black };
  const [one, other] = SIDES.map((side) => sideInWords(texts[side], flags[side]));
  const thrown = usesOfThrow(dice);
  return { turn, first, white: one, black: other, throw: thrown, unused: unused ?? thrown, after };
}

// An action in short: "1-7", "enter 3", "off 22/5" (with its die), "four", "throw 1", "stop".
function short(action) {
  switch (action.do) {
    case 'move': return `${action.from}-${action.to}`;
    case 'enter': return `enter ${action.to}`;
    case 'off': return `off ${action.from}/${action.die}`;
    case 'throw': return `throw ${action.dice}`;
    default: return action.do;
  }
}

export const rulesWith = (changes) => ({ ...DEFAULTS, ...changes });

export const legalInWords = (position, changes = {}) => legalActions(rulesWith(changes), position).map(short).sort().join(', ');

// What follows these actions, one after the other.
export function played(position, texts, changes = {}) {
  const rules = rulesWith(changes);
  let next = { position };
  for (const text of texts.split(', ')) {
    const legal = next.position === undefined ? [] : legalActions(rules, next.position);
    const found = legal.find((action) => short(action) === text);
    if (found === undefined) throw new Error(`${text} is not legal; there are: ${legal.map(short).join(', ') || 'none'}`);
    next = afterAction(rules, next.position, found);
  }
  return next;
}

const placeInWords = (name, count) => (count === 1 ? `${name}` : `${name}:${count}`);

// Where a side's checkers are: "1:10 2 5 hit:2".
export function inWords({ points, hit, off }) {
  const words = points.flatMap((count, index) => (count > 0 ? [placeInWords(index + 1, count)] : []));
  for (const [name, count] of [['hit', hit], ['off', off]]) if (count > 0) words.push(placeInWords(name, count));
  return words.join(' ');
}

export const othersInWords = (position) => inWords(position[otherSide(position.turn)]);

