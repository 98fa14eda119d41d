// Does what is seen in a game agree with what must be seen? Every function returns a list of sentences, empty when it does.

import { keyOf, setUp } from './position.mjs';
import { actionText, endText, foundActionText, nameOf } from './notation.mjs';

// ---------------------------------------------------------------- positions

const KINDS = { K: 'the king', D: 'a drabant', M: 'a Muscovite', '.': 'nothing' };

export function positionDifferences(expected, found) {
  if (keyOf(expected) === keyOf(found)) return [];
  const problems = [];
  expected.pieces.forEach((piece, square) => {
    const other = found.pieces[square];
    if (piece !== other) problems.push(`on ${nameOf(expected.board, square)} must stand ${KINDS[piece]}, not ${KINDS[other]}`);
  });
  if (expected.turn !== found.turn) problems.push(`it must be the ${expected.turn}'s turn`);
  if (expected.said !== found.said) problems.push(`said must be ${JSON.stringify(expected.said)}, not ${JSON.stringify(found.said)}`);
  return problems;
}

export function seenDifferences(expected, found) {
  return expected === found ? [] : [`the position stands for time ${expected}, not ${found}`];
}

// A game may begin from any set-up; `standard` asks for that of the rules.
export function problemsOfFirstPosition(rules, position, standard) {
  if (standard) return positionDifferences(setUp(rules), position);
  // §5: "Before the Swede's first move no word is in force."
  return position.said === null ? [] : ['a word is in force in the first position'];
}

// ---------------------------------------------------------------- legal and chosen actions

export function problemsOfLegal(board, expected, found) {
  if (!Array.isArray(found)) return ['legal is not a list'];
  if (expected.length === 0) return ['there is nothing to decide here'];
  const wanted = new Set(expected.map((action) => actionText(board, action)));
  const seen = new Set();
  const problems = [];
  for (const each of found) {
    const text = foundActionText(each);
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
export function chosenAction(board, legal, line) {
  if (!Array.isArray(line.legal) || !Number.isInteger(line.chosen)) return null;
  const text = foundActionText(line.legal[line.chosen] ?? null);
  return legal.find((action) => actionText(board, action) === text) ?? null;
}

// ---------------------------------------------------------------- events

export function problemsOfEvents(board, action, { word, captured }, events) {
  if (!Array.isArray(events) || events.some((event) => typeof event?.event !== 'string')) {
    return ['events is not a list of objects with an event each'];
  }
  return [...problemsOfWords(word, events), ...problemsOfMoved(board, action, events), ...problemsOfCaptured(board, captured, events)];
}

// "Events of a Swede's move under `program` hold {"event":"raichi"} or {"event":"tuichu"}."
function problemsOfWords(word, events) {
  const expected = word === null ? '[]' : JSON.stringify([{ event: word }]);
  const found = JSON.stringify(events.filter(({ event }) => event === 'raichi' || event === 'tuichu'));
  return expected === found ? [] : [`the words among the events must be ${expected}, not ${found}`];
}

// The rules name no other events. Where a trace tells the move or the captures in these words, they must be true.
function problemsOfMoved(board, { from, to }, events) {
  return events
    .filter((event) => event.event === 'moved' && typeof event.from === 'string' && typeof event.to === 'string')
    .filter((event) => event.from !== nameOf(board, from) || event.to !== nameOf(board, to))
    .map((event) => `an event tells of a move ${event.from}-${event.to}`);
}

function problemsOfCaptured(board, captured, events) {
  const told = events.filter((event) => event.event === 'captured' && typeof event.at === 'string').map((event) => event.at);
  if (told.length === 0) return [];
  const expected = captured.map((square) => nameOf(board, square));
  return [...told].sort().join(' ') === [...expected].sort().join(' ')
    ? [] : [`the captured pieces must be ${expected.join(' ') || 'none'}, not ${told.join(' ')}`];
}

// ---------------------------------------------------------------- outcomes

// The winners that each reason can have at all.
const WINNERS = {
  surrounded: ['muscovite'],
  escaped: ['swede'],
  fort: ['swede'],
  enclosed: ['muscovite'],
  blocked: ['swede', 'muscovite'],
  repetition: [null, 'muscovite'],
  cap: [null],
};

export function problemsOfOutcomeShape(outcome) {
  const text = JSON.stringify(outcome);
  if (outcome === null || typeof outcome !== 'object' || Object.keys(outcome).sort().join() !== 'reason,winner') {
    return [`no outcome: ${text}`];
  }
  if (!Object.hasOwn(WINNERS, outcome.reason)) return [`no outcome: ${text}`];
  return WINNERS[outcome.reason].includes(outcome.winner) ? [] : [`${text} has the wrong winner`];
}

// `end` is what the rules say after the last action, or null when the game goes on. "a cap of decisions ends it"
export function problemsOfOutcome(end, outcome) {
  if (end === null) {
    return outcome.reason === 'cap' ? [] : [`the game goes on; found the end ${JSON.stringify(outcome)}`];
  }
  return end.winner === outcome.winner && end.reason === outcome.reason
    ? [] : [`the game ends here: ${endText(end)}; found ${JSON.stringify(outcome)}`];
}

// An outcome without a decision: the set-up, which no line shows, is over already, or the cap is 0.
export function problemsOfOutcomeWithoutDecision(outcome) {
  return ['surrounded', 'repetition'].includes(outcome.reason) ? [`no game begins with the end ${JSON.stringify(outcome)}`] : [];
}
