// Checks a trace line by line. Feed it the lines in order; it keeps what must come next in every open game.

import { problemsOfGame, problemsOfOrder, TraceReader } from '../../../../tests/oracle/trace.mjs';
import {
  afterPasses, chosenAction, passesIn, problemsOfEvents, problemsOfLegal, problemsOfNext, problemsOfOutcome,
} from './follow.mjs';
import { actionText } from './notation.mjs';
import {
  afterAction, differencesFromNamed, legalActions, optionProblems, SIDES, startPosition, turnBegins,
} from './oracle.mjs';
import { positionProblems } from './read-position.mjs';

// What is known of an open game is { line, optionsText, action, next }. `next` is what must follow, or null where a line could not
// be read or its choice is none.
export class TraceChecker extends TraceReader {
  // `starts` are the lines of the file that the games went from, game g from line g and round again. Without it every game
  // begins at home.
  constructor({ starts = null, strictRules = false, report = () => {} } = {}) {
    super(report);
    this.starts = starts;
    this.strictRules = strictRules;
  }

  // ---------------------------------------------------------------- a decision

  checkDecision(line) {
    if (!this.isWhole(line)) return;
    const optionsText = JSON.stringify(line.options);
    const before = this.openGames.get(line.game);
    if (before === undefined) this.count(line, 'games');
    this.count(line, 'decisions');

    const problems = [...this.problemsOfOptions(line), ...problemsOfOrder(before, line, optionsText)];
    const now = { line, optionsText, action: null, next: null };
    this.openGames.set(line.game, now);
    // Without sound options and a sound position nothing further can be judged.
    if (optionProblems(line.options).length === 0) {
      const unsound = [...positionProblems(line.options, line.position), ...problemsOfEvents(line.events)];
      problems.push(...unsound);
      if (unsound.length === 0) problems.push(...this.problemsOfPosition(before, line), ...problemsOfChoice(now));
    }
    if (problems.length > 0) this.disagree(line, problems);
  }

  outcomeWords(outcome) {
    return [outcome?.reason, outcome?.pattern, outcome?.half ? 'half' : null, outcome?.mar ? 'mar' : null]
      .filter((word) => word !== null).join(' ');
  }

  problemsOfOptions(line) {
    return this.problemsOnce(line, this.strictRules, optionProblems, differencesFromNamed);
  }

  problemsOfPosition(before, line) {
    if (before === undefined) return this.problemsOfFirstPosition(line);
    if (before.next === null) return [];
    return problemsFrom(line, before.next).map((problem) => after(before, problem));
  }

  problemsOfFirstPosition(line) {
    if (this.starts === null) return problemsFrom(line, turnBegins(line.options, startPosition(line.position.first)));
    const start = this.startOf(line.game);
    const problems = problemsFrom(line, turnBegins(line.options, start.position));
    return Object.keys(line.options).some((key) => line.options[key] !== start.options[key])
      ? [`the options of the set-up are ${JSON.stringify(start.options)}`, ...problems] : problems;
  }

  // §13: "game g starts at line g (from 0, round again)"
  startOf(game) {
    return this.starts[game % this.starts.length];
  }

  // ---------------------------------------------------------------- an outcome

  checkOutcome(line) {
    const { outcome } = line;
    const before = this.openGames.get(line.game);
    this.openGames.delete(line.game);
    const about = before?.line ?? line;
    if (before === undefined) this.count(about, 'games');
    this.countOutcome(about, outcome);
    const problems = problemsOfGame(line);
    if (problems.length === 0) problems.push(...this.problemsOfEnd(before, line));
    if (problems.length > 0) this.disagree(about, problems);
  }

  problemsOfEnd(before, { game, outcome }) {
    if (before !== undefined) {
      return before.next === null ? []
        : problemsOfOutcome(before.line.options, before.next, outcome).map((problem) => after(before, problem));
    }
    // No decision at all: the after-throws of a set-up passed, or the cap is 0. Which rules it was, no line says.
    const start = this.starts === null ? { options: null, position: startPosition(SIDES[0]) } : this.startOf(game);
    return problemsOfOutcome(start.options, turnBegins(start.options ?? {}, start.position), outcome);
  }
}

const after = (before, problem) => `after ${actionText(before.action)}: ${problem}`;

// The turns that passed, and the position that the line shows then.
function problemsFrom({ options, position, events }, before) {
  const { next, problems } = afterPasses(options, before, passesIn(events));
  return next === null ? problems : problemsOfNext(options, next, position);
}

// The legal actions and the chosen one. Notes in `now` what must come next.
function problemsOfChoice(now) {
  const { line } = now;
  const legal = legalActions(line.options, line.position);
  if (legal.length === 0) return ['there is nothing to decide here'];
  const problems = problemsOfLegal(legal, line.legal);
  const action = chosenAction(legal, line);
  if (action === null) return [...problems, `the chosen action ${JSON.stringify(line.chosen)} is not a legal one`];
  now.action = action;
  now.next = afterAction(line.options, line.position, action);
  return problems;
}
