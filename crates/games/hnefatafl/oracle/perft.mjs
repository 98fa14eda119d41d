// Counts the games of so many moves from a position, repetition left out (§7.1), in two ways that must agree.

import { afterAction, legalActions } from './play.mjs';

// The last moves are only generated.
export function countByGenerating(rules, position, depth) {
  if (depth === 0) return 1;
  const actions = legalActions(rules, position);
  if (depth === 1) return actions.length;
  let sum = 0;
  for (const action of actions) {
    const { position: after, end } = afterAction(rules, position, action);
    // A game that is over goes no further.
    if (end === null) sum += countByGenerating(rules, after, depth - 1);
  }
  return sum;
}

// Every move is played, the last ones too.
export function countByPlaying(rules, position, depth, end = null) {
  if (depth === 0) return 1;
  if (end !== null) return 0;
  let sum = 0;
  for (const action of legalActions(rules, position)) {
    const after = afterAction(rules, position, action);
    sum += countByPlaying(rules, after.position, depth - 1, after.end);
  }
  return sum;
}
