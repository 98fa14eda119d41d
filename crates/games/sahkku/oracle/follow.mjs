// Does the next thing seen in a game – a decision or its outcome – follow from what stands before it?
// Every function returns a list of sentences, empty when it does.

import { SIDES } from './board.mjs';
import { sortedFaces } from './options.mjs';
import { startPosition } from './play.mjs';
import { afterAction, whatMayBeSeenNext } from './turn.mjs';
import { isPartOf } from './wellformed.mjs';

// ---------------------------------------------------------------- comparing boards

function pieceText(piece, kind) {
  const words = [piece.side, kind, piece.at, piece.awake ? 'awake' : 'asleep'];
  if (piece.homebound) words.push('homebound');
  if (piece.riding) words.push('riding');
  return words.join(' ');
}

function kingText(king) {
  if (king.removed) return 'king removed';
  const words = ['king', king.at, king.holder === null ? 'of nobody' : `of the ${king.holder}`];
  if (king.inert) words.push('inert');
  if (king.homebound) words.push('homebound');
  return words.join(' ');
}

function boardTexts(position) {
  return [
    `${position.columns} columns, ${position.first} began, mirrored ${position.mirrored}`,
    ...position.soldiers.map((soldier) => pieceText(soldier, 'soldier')),
    ...position.queens.map((queen) => pieceText(queen, 'queen')),
    kingText(position.king),
  ].sort();
}

// What stands in `one` and not in `other`, counting equal entries.
export function surplus(one, other) {
  const rest = [...other];
  return one.filter((text) => {
    const index = rest.indexOf(text);
    if (index < 0) return true;
    rest.splice(index, 1);
    return false;
  });
}

export function boardDifferences(expected, found) {
  const expectedTexts = boardTexts(expected);
  const foundTexts = boardTexts(found);
  return [
    ...surplus(expectedTexts, foundTexts).map((text) => `the board lacks: ${text}`),
    ...surplus(foundTexts, expectedTexts).map((text) => `the board has too much: ${text}`),
  ];
}

function diceDifferences(expected, found) {
  const text = (position) => `${position.turn} to move, throw ${position.throw.join(' ')}, `
    + `unused ${position.unused.join(' ')}, ${position.used_any ? 'some used' : 'none used'}`;
  const expectedSorted = { ...expected, throw: sortedFaces(expected.throw), unused: sortedFaces(expected.unused) };
  if (text(expectedSorted) === text(found)) return [];
  return [`expected: ${text(expectedSorted)}; found: ${text(found)}`];
}

// ---------------------------------------------------------------- after a throw that nobody saw

const throwerText = ({ side, kept }) => (kept.length > 0 ? `the ${side} keeping ${kept.join(' ')}` : `the ${side}`);
const endText = ({ winner, reasons }) => `${winner === null ? 'a draw' : `${winner} win`} by ${reasons.join(' or ')}`;

function decisionAfterThrow(rules, pending, found) {
  const problems = boardDifferences(pending.board, found);
  if (found.used_any) problems.push('a new throw begins with a used die');
  const suits = (thrower) => thrower.side === found.turn && isPartOf(thrower.kept, found.throw);
  const possible = new Set();
  for (const { thrower } of whatMayBeSeenNext(rules, pending)) {
    if (thrower === undefined) continue;
    if (suits(thrower)) return problems;
    possible.add(throwerText(thrower));
  }
  problems.push(`the next decision can only be that of ${[...possible].join(' or ')}, `
    + `found the ${found.turn} with ${found.throw.join(' ')}`);
  return problems;
}

const endsSo = (end, outcome) => end.winner === outcome.winner && end.reasons.includes(outcome.reason);

function outcomeAfterThrow(rules, pending, outcome) {
  // A program's cap on the length may fall anywhere (§7).
  if (outcome.reason === 'cap') return capProblems(outcome);
  for (const { end } of whatMayBeSeenNext(rules, pending)) {
    if (end !== undefined && endsSo(end, outcome)) return [];
  }
  return [`the game cannot end here with ${JSON.stringify(outcome)}`];
}

function capProblems(outcome) {
  return outcome.winner === null ? [] : ['a game that reached the cap has no winner'];
}

// ---------------------------------------------------------------- what follows an action

function decisionFollows(rules, next, found) {
  if (next.what === 'end') return [`the game is over (${endText(next)}), and goes on`];
  if (next.what === 'throw') return decisionAfterThrow(rules, next, found);
  return [...boardDifferences(next.position, found), ...diceDifferences(next.position, found)];
}

function outcomeFollows(rules, next, outcome) {
  if (next.what === 'end') {
    return endsSo(next, outcome) ? [] : [`the game ends so: ${endText(next)}; found ${JSON.stringify(outcome)}`];
  }
  if (next.what === 'throw') return outcomeAfterThrow(rules, next, outcome);
  if (outcome.reason === 'cap') return capProblems(outcome);
  return [`the turn goes on; found the end ${JSON.stringify(outcome)}`];
}

export function problemsOfNextDecision(rules, position, action, found) {
  return decisionFollows(rules, afterAction(rules, position, action), found);
}

export function problemsOfOutcome(rules, position, action, outcome) {
  return outcomeFollows(rules, afterAction(rules, position, action), outcome);
}

// ---------------------------------------------------------------- the first thing seen in a game

function throwAtTheStart(rules, first, mirrored) {
  return { what: 'throw', board: startPosition(rules, first, mirrored), side: first, kept: [] };
}

export function problemsOfFirstDecision(rules, found) {
  return decisionFollows(rules, throwAtTheStart(rules, found.first, found.mirrored), found);
}

// An outcome without any decision before it: the start, and turns that nobody saw. The line names neither
// the rules nor who began, so any beginning that allows it will do; `rules` may be unknown (null).
export function problemsOfOutcomeWithoutDecision(rules, outcome) {
  if (outcome.reason === 'cap' || rules === null) return [];
  const beginnings = SIDES.flatMap((first) => SIDES.concat([null])
    .filter((mirrored) => mirrored !== first && (mirrored === null || rules.miedut))
    .map((mirrored) => throwAtTheStart(rules, first, mirrored)));
  return beginnings.some((start) => outcomeFollows(rules, start, outcome).length === 0)
    ? [] : [`no game begins and ends at once with ${JSON.stringify(outcome)}`];
}
