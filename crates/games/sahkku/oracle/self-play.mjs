// Random games by the oracle itself, as trace lines: they show that the checker accepts what it should,
// and give the tests something to spoil.

import { chanceFrom } from '../../../../tests/oracle/chance.mjs';
import { differentFacesOf, facesOf } from './options.mjs';
import { likeOddsProblems, startPosition } from './play.mjs';
import { legalActions } from './actions.mjs';
import { afterAction, afterThrow } from './turn.mjs';

const pick = (list, chance) => list[chance(list.length)];

function throwDice(rules, pending, chance) {
  const faces = [...pending.kept];
  while (faces.length < rules.dice) faces.push(pick(facesOf(rules), chance));
  return afterThrow(rules, pending.board, pending.side, faces, pending.tries);
}

// One random game as a list of trace lines, the outcome last. `choose` may replace the random choice.
export function randomGame({ id, rules, game = 0, seed = 1, cap = 400, choose = null }) {
  const chance = chanceFrom(seed);
  const first = pick(['men', 'women'], chance);
  const other = first === 'men' ? 'women' : 'men';
  const mirrored = rules.miedut && chance(2) === 1 ? other : null;
  const lines = [];
  let now = { what: 'throw', board: startPosition(rules, first, mirrored), side: first, kept: [] };
  while (now.what !== 'end' && lines.length < cap) {
    if (now.what === 'throw') {
      now = throwDice(rules, now, chance);
    } else {
      const legal = legalActions(rules, now.position);
      const chosen = choose?.(legal, chance) ?? chance(legal.length);
      lines.push({ game, ply: lines.length, rules: id, options: rules, position: now.position, legal, chosen, events: [] });
      now = afterAction(rules, now.position, legal[chosen]);
    }
  }
  const outcome = now.what === 'end' ? { winner: now.winner, reason: now.reasons[0] } : { winner: null, reason: 'cap' };
  lines.push({ game, outcome });
  return lines;
}

// A rule set with every option drawn at random, from what can work together.
export function randomRules(seed) {
  const chance = chanceFrom(seed);
  const dice = pick([['X,I,II,III', null], ['X,II,III,-', 0], ['X,II,III,-', 4]], chance);
  const rules = {
    columns: pick([9, 11, 13, 15, 21], chance),
    places: pick(['squares', 'lines'], chance),
    home_row: pick(['full', 'front-empty'], chance),
    queens: pick([true, false], chance),
    dice: pick([1, 2, 3, 4], chance),
    faces: dice[0],
    blank: dice[1],
    rethrow: pick(['each', 'all', 'none'], chance),
    order: 'free',
    activation_order: pick(['front-first', 'any', 'next-free'], chance),
    activation_step: pick(['forward', 'across'], chance),
    track: pick(['loop', 'eight'], chance),
    miedut: pick([true, false], chance),
    stacking: pick([true, false], chance),
    queue: pick([true, false], chance),
    sleepers: pick(['exposed', 'protected', 'closed'], chance),
    king_taken: pick(['landing', 'push', 'mount'], chance),
    raid_gate: pick(['off', 'landing', 'raid', 'both'], chance),
    king_moves: pick(['soldier', 'royal', 'orthogonal'], chance),
    king_shares: pick([true, false], chance),
    utsjok: pick([true, false], chance),
    loses_without: pick(['soldiers', 'all-pieces'], chance),
    blocked_loses: pick([true, false], chance),
    like_odds: pick(['off', 'in-place', 'advanced'], chance),
    may_stop: pick([true, false], chance),
    throw_off: pick(['first-x', 'most-x', 'lot'], chance),
    stake: 1,
    first_wake: 'any',
  };
  if (chance(2) === 1) rules.order = [...differentFacesOf(rules)].sort(() => chance(2) - 0.5).join(',');
  if (rules.stacking) rules.queue = false;
  if (rules.activation_order === 'next-free') rules.activation_step = 'forward';
  if (rules.like_odds === 'in-place' && rules.activation_step === 'across') rules.like_odds = 'off';
  if (likeOddsProblems(rules).length > 0) rules.like_odds = 'off';
  if (chance(3) === 1) rules.first_wake = 'all-x';
  return rules;
}
