// Checks a trace line by line. Feed it the lines in order; it keeps what must come next in every open game.

import { problemsOfGame, problemsOfOrder, TraceReader } from '../../../../tests/oracle/trace.mjs';
import {
  chosenAction, positionDifferences, problemsOfEvents, problemsOfFirstPosition, problemsOfLegal, problemsOfOutcome,
  problemsOfOutcomeShape, problemsOfOutcomeWithoutDecision, seenDifferences,
} from './follow.mjs';
import { actionText, endText } from './notation.mjs';
import { afterAction, differencesFromNamed, endByRepetition, History, legalActions, optionProblems } from './oracle.mjs';
import { readPosition } from './read-position.mjs';

// What is known of an open game is { line, optionsText, history, action, next }. `history` is null after a line that could not be
// read, `next` is null after a choice that is none; nothing is asked then that needs them.
export class TraceChecker extends TraceReader {
  constructor({ strictRules = false, standardStart = false, report = () => {} } = {}) {
    super(report);
    this.strictRules = strictRules;
    this.standardStart = standardStart;
  }

  // ---------------------------------------------------------------- a decision

  checkDecision(line) {
    if (!this.isWhole(line)) return;
    const optionsText = JSON.stringify(line.options);
    const before = this.openGames.get(line.game);
    if (before === undefined) this.count(line, 'games');
    this.count(line, 'decisions');

    const problems = [...this.problemsOfOptions(line), ...problemsOfOrder(before, line, optionsText)];
    const now = { line, optionsText, history: null, action: null, next: null };
    this.openGames.set(line.game, now);
    // Without sound options and a sound position nothing further can be judged.
    if (optionProblems(line.options).length === 0) {
      const { position, problems: unsound } = readPosition(line.options, line.position);
      problems.push(...unsound);
      if (position !== null) problems.push(...this.problemsOfPosition(before, now, position), ...problemsOfChoice(now, position));
    }
    if (problems.length > 0) this.disagree(line, problems);
  }

  problemsOfOptions(line) {
    return this.problemsOnce(line, this.strictRules, optionProblems, differencesFromNamed);
  }

  problemsOfPosition(before, now, position) {
    const problems = [];
    if (before === undefined) {
      problems.push(...problemsOfFirstPosition(now.line.options, position, this.standardStart));
      now.history = new History();
    } else {
      now.history = before.history;
      if (before.next !== null) problems.push(...problemsAfter(before, position));
    }
    if (now.history !== null) problems.push(...seenDifferences(now.history.note(position), now.line.position.seen));
    return problems;
  }

  // ---------------------------------------------------------------- an outcome

  checkOutcome(line) {
    const { outcome } = line;
    const before = this.openGames.get(line.game);
    this.openGames.delete(line.game);
    const about = before?.line ?? line;
    if (before === undefined) this.count(about, 'games');
    this.countOutcome(about, outcome);
    const problems = [...problemsOfGame(line), ...problemsOfOutcomeShape(outcome)];
    if (problems.length === 0) problems.push(...problemsOfEnd(before, outcome));
    if (problems.length > 0) this.disagree(about, problems);
  }
}

const after = (before, problem) => `after ${actionText(before.next.position.board, before.action)}: ${problem}`;

function problemsAfter(before, position) {
  const { end } = before.next;
  const problems = end === null
    ? positionDifferences(before.next.position, position)
    : [`the game is over (${endText(end)}), and goes on`];
  return problems.map((problem) => after(before, problem));
}

// The legal actions, the chosen one and its events. Notes in `now` what must come next.
function problemsOfChoice(now, position) {
  const { line } = now;
  const { options: rules } = line;
  const legal = legalActions(rules, position);
  const problems = problemsOfLegal(position.board, legal, line.legal);
  const action = chosenAction(position.board, legal, line);
  if (action === null) {
    problems.push(`the chosen action ${JSON.stringify(line.chosen)} is not a legal one`);
    return problems;
  }
  const next = afterAction(rules, position, action);
  problems.push(...problemsOfEvents(position.board, action, next, line.events));
  if (next.end === null && now.history !== null) next.end = endByRepetition(rules, now.history.timesIfNow(next.position));
  now.action = action;
  now.next = next;
  return problems;
}

function problemsOfEnd(before, outcome) {
  if (before === undefined) return problemsOfOutcomeWithoutDecision(outcome);
  if (before.next === null) return [];
  // Where a line could not be read, nobody knows how often a position has stood.
  if (before.history === null && before.next.end === null && outcome.reason === 'repetition') return [];
  return problemsOfOutcome(before.next.end, outcome).map((problem) => after(before, problem));
}
