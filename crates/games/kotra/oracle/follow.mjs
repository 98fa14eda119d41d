// Does what is seen in a game agree with what must be seen? Every function returns a list of sentences, empty when it does.

import { SIDES } from './board.mjs';
import { actionText, isOutcome, outcomeText } from './notation.mjs';
import { afterThrow, diceOfThrow } from './play.mjs';
import { diceText, partsOf } from './position.mjs';

// ---------------------------------------------------------------- positions

export function positionDifferences(expected, found) {
  const wanted = partsOf(expected);
  const seen = partsOf(found);
  return Object.keys(wanted).filter((part) => wanted[part] !== seen[part])
    .map((part) => `${part} must be ${wanted[part]}; found ${seen[part]}`);
}

const awaits = ({ position, dice }) => `${position.turn} to throw ${dice === 1 ? 'one die' : 'two dice'}`;

// `next` is what play.mjs says must follow: the same turn, a throw, or the end.
export function problemsOfNext(rules, next, found) {
  if (next.what === 'end') return [`the game is over (${outcomeText(next.outcome)}), and goes on`];
  if (next.what === 'decide') return positionDifferences(next.position, found);
  const dice = diceOfThrow(found.throw);
  if (dice?.length !== next.dice) return [`it is ${awaits(next)}; found ${found.turn} with ${diceText(found.throw) || 'none'}`];
  const thrown = afterThrow(rules, next.position, dice);
  if (thrown.passed) return [`${next.position.turn} has no legal use of ${diceText(found.throw)}, and the turn passes`];
  return positionDifferences(thrown.position, found);
}

// ---------------------------------------------------------------- turns that passed

const PASSED_KEYS = ['event', 'side', 'throw'];

export function problemsOfEvents(events) {
  if (!Array.isArray(events) || events.some((event) => typeof event?.event !== 'string')) {
    return ['events is not a list of objects with an event each'];
  }
  const isPassed = (event) => Object.keys(event).sort().join() === PASSED_KEYS.join() && SIDES.includes(event.side)
    && Array.isArray(event.throw) && diceOfThrow(event.throw) !== null;
  return passesIn(events).filter((event) => !isPassed(event)).map((event) => `no passed turn: ${JSON.stringify(event)}`);
}

export const passesIn = (events) => events.filter(({ event }) => event === 'passed');

// §13: "it passes, and the next decision's `events` hold {"event":"passed","side":"black","throw":[6,5]}". Follows these
// turns; { next, problems }, with `next` null where they cannot have been.
export function afterPasses(rules, next, passes) {
  let now = next;
  for (const { side, throw: uses } of passes) {
    const text = `${side} cannot have passed with ${diceText(uses)}`;
    if (now.what !== 'throw') return { next: null, problems: [`${text}: ${now.what === 'end' ? 'the game is over' : 'there is a decision'}`] };
    const dice = diceOfThrow(uses);
    if (now.position.turn !== side || dice.length !== now.dice) return { next: null, problems: [`${text}: it is ${awaits(now)}`] };
    const thrown = afterThrow(rules, now.position, dice);
    if (!thrown.passed) return { next: null, problems: [`${text}: there is ${thrown.legal.map(actionText).join(', ')}`] };
    now = thrown;
  }
  return { next: now, problems: [] };
}

// ---------------------------------------------------------------- legal and chosen actions

export function problemsOfLegal(expected, found) {
  if (!Array.isArray(found)) return ['legal is not a list'];
  const wanted = new Set(expected.map(actionText));
  const seen = new Set();
  const problems = [];
  for (const text of found.map(actionText)) {
    if (seen.has(text)) problems.push(`legal repeats ${text}`);
    else if (!wanted.has(text)) problems.push(`legal has too much: ${text}`);
    seen.add(text);
  }
  for (const text of wanted) {
    if (!seen.has(text)) problems.push(`legal lacks ${text}`);
  }
  return problems;
}

// The legal action that the line chooses, or null.
export function chosenAction(legal, line) {
  if (!Array.isArray(line.legal) || !Number.isInteger(line.chosen)) return null;
  const text = actionText(line.legal[line.chosen] ?? null);
  return legal.find((action) => actionText(action) === text) ?? null;
}

// ---------------------------------------------------------------- outcomes

// Turns that pass after the last decision stand in no line. They can only end the game in the after-throws, where every
// one of them leaves the same board.
function endByPassing(rules, next) {
  if (next.what !== 'throw') return next;
  if (next.position.after === null) return null;
  for (let one = 1; one <= 6; one += 1) {
    for (let other = next.dice === 1 ? one : 1; other <= one; other += 1) {
      const thrown = afterThrow(rules, next.position, next.dice === 1 ? [one] : [one, other]);
      if (thrown.passed) return endByPassing(rules, thrown);
    }
  }
  return null;
}

export function problemsOfOutcome(rules, next, outcome) {
  if (!isOutcome(outcome)) return [`no outcome: ${JSON.stringify(outcome)}`];
  const found = outcomeText(outcome);
  // §13: "A draw and a cap have winner null, pattern null, half and mar false, value 0"
  const cap = outcomeText({ winner: null, reason: 'cap', pattern: null, half: false, mar: false, value: 0 });
  if (next.what === 'end') {
    return outcomeText(next.outcome) === found ? [] : [`the game ends with ${outcomeText(next.outcome)}; found ${found}`];
  }
  if (found === cap) return [];
  const end = endByPassing(rules, next);
  return end?.what === 'end' && outcomeText(end.outcome) === found ? [] : [`the game goes on; found the end ${found}`];
}
