// Random games by the oracle itself, as trace lines: they show that the checker accepts what it should,
// and give the tests something to spoil.

import { chanceFrom } from '../../../../tests/oracle/chance.mjs';
import { afterAction, afterThrow, DEFAULTS, SIDES, startPosition, turnBegins, usesOfThrow, withoutWinner } from './oracle.mjs';

// One game as a list of trace lines, the outcome last. `choose(legal, chance, lines)` may replace the random choice, and
// `dice(count, chance, lines)` the random throw.
export function randomGame({
  id = 'kotra', rules = DEFAULTS, start = null, game = 0, seed = 1, cap = 2000, choose = null, dice = null,
}) {
  const chance = chanceFrom(seed);
  const lines = [];
  let passed = [];
  let next = turnBegins(rules, start ?? startPosition(SIDES[chance(2)]));
  while (next.what !== 'end' && lines.length < cap) {
    if (next.what === 'throw') {
      const { position } = next;
      const thrown = dice?.(next.dice, chance, lines) ?? Array.from({ length: next.dice }, () => 1 + chance(6));
      next = afterThrow(rules, position, thrown);
      // §13: "A turn without any legal use is no decision: it passes, and the next decision's `events` hold …"
      if (next.passed) passed.push({ event: 'passed', side: position.turn, throw: usesOfThrow(thrown) });
    } else {
      const { position, legal } = next;
      const chosen = choose?.(legal, chance, lines) ?? chance(legal.length);
      lines.push({ game, ply: lines.length, rules: id, options: rules, position, legal, chosen, events: passed });
      passed = [];
      next = afterAction(rules, position, legal[chosen]);
    }
  }
  lines.push({ game, outcome: next.what === 'end' ? next.outcome : withoutWinner('cap') });
  return lines;
}
