// The legal actions of a decision, by trying out every way to use the whole throw (§2, §6, §8).

import { otherSide } from './board.mjs';
import { isJan } from './ends.mjs';
import { couldMakeMunk, hasAllBorneOff, standingPattern } from './munk.mjs';
import { boardAfter, mayTakeFour, usesOf } from './uses.mjs';

// §2: "A way that ends the game counts as having used everything, bearing off the last checker also where after-throws
// follow". §10: jan "is judged after every use of a die, before anything else." A munk needs the whole throw.
export const endsAtOnce = (position) => isJan(position[otherSide(position.turn)]) || hasAllBorneOff(position[position.turn]);

// How many of the unused dice a way that begins with this use can use at most.
function mostWith(rules, position, use) {
  const after = boardAfter(position, use);
  return endsAtOnce(after) ? position.unused.length : 1 + mostUses(rules, after);
}

// How many of the unused dice can be used at most. Nothing is better than all of them, so the search stops there.
function mostUses(rules, position) {
  let most = 0;
  for (const use of usesOf(rules, position)) {
    most = Math.max(most, mostWith(rules, position, use));
    if (most === position.unused.length) break;
  }
  return most;
}

// §2: "only uses are legal that begin a way to use the greatest possible number of dice"
function legalUses(rules, position) {
  const uses = usesOf(rules, position).map((use) => ({ use, most: mostWith(rules, position, use) }));
  const greatest = Math.max(0, ...uses.map(({ most }) => most));
  const legal = uses.filter(({ most }) => most === greatest).map(({ use }) => use);
  return rules.one_die === 'higher' && greatest < position.unused.length ? ofHigherDie(position, legal) : legal;
}

// §2: "where two different dice cannot both be used but either one can, the higher must be"
function ofHigherDie(position, legal) {
  const isTwoDifferent = position.unused.length === 2 && position.unused[0] !== position.unused[1];
  if (!isTwoDifferent) return legal;
  const higher = Math.max(...legal.map(({ die }) => die));
  return legal.filter(({ die }) => die === higher);
}

// §8: "After a part of the throw: a half munk: the side may stop there (action `stop`)"
const mayStop = (rules, position) => position.unused.length > 0 && position.unused.length < position.throw.length
  && standingPattern(rules, position) !== null;

// §8: "before its throw, a side that could make a munk … may throw one die instead of two (action `throw` with `dice` 1 or 2)"
export const mayChooseDice = (rules, position) => rules.single_die === 'yes' && position.throw.length === 0
  && couldMakeMunk(rules, position);

// Every legal action; none where a throw without a choice comes next, or where the turn passes.
export function legalActions(rules, position) {
  if (mayChooseDice(rules, position)) return [1, 2].map((dice) => ({ do: 'throw', dice }));
  const legal = legalUses(rules, position);
  if (mayTakeFour(rules, position)) legal.push({ do: 'four' });
  if (mayStop(rules, position)) legal.push({ do: 'stop' });
  return legal;
}
