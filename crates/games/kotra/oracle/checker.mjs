// Checks a trace line by line. Feed it the lines in order; it keeps what must come next in every open game.

import {
  afterPasses, chosenAction, passesIn, problemsOfEvents, problemsOfLegal, problemsOfNext, problemsOfOutcome,
} from './follow.mjs';
import { actionText } from './notation.mjs';
import {
  afterAction, differencesFromNamed, legalActions, optionProblems, SIDES, startPosition, turnBegins,
} from './oracle.mjs';
import { positionProblems } from './read-position.mjs';

const LINE_KEYS = ['game', 'ply', 'rules', 'options', 'position', 'legal', 'chosen', 'events'];

export class TraceChecker {
  // `starts` are the lines of the file that the games went from, game g from line g and round again. Without it every game
  // begins at home. report({ line, game, ply, rules, position, problems }) is called for every line that disagrees.
  constructor({ starts = null, strictRules = false, report = () => {} } = {}) {
    this.starts = starts;
    this.strictRules = strictRules;
    this.report = report;
    this.lineNumber = 0;
    this.disagreements = 0;
    // What is known of each open game: { line, optionsText, action, next }. `next` is what must follow, or null where a line
    // could not be read or its choice is none.
    this.openGames = new Map();
    this.gamesWithoutOutcome = 0;
    this.summary = new Map();
    this.warnings = new Set();
    this.checkedOptions = new Map();
  }

  // The games of different files have nothing to do with each other.
  startSource() {
    this.gamesWithoutOutcome += this.openGames.size;
    this.openGames.clear();
    this.lineNumber = 0;
  }

  checkText(text) {
    this.lineNumber += 1;
    if (text.trim() === '') return;
    let line;
    try {
      line = JSON.parse(text);
    } catch (error) {
      this.disagree({}, [`not JSON: ${error.message}`]);
      return;
    }
    this.checkLine(line);
  }

  checkLine(line) {
    if (line === null || typeof line !== 'object') this.disagree({}, ['not an object']);
    else if ('outcome' in line) this.checkOutcome(line);
    else this.checkDecision(line);
  }

  // ---------------------------------------------------------------- a decision

  checkDecision(line) {
    const missing = LINE_KEYS.filter((key) => !(key in line));
    if (missing.length > 0) {
      this.disagree(line, [`the line lacks ${missing.join(', ')}`]);
      return;
    }
    const optionsText = JSON.stringify(line.options);
    const before = this.openGames.get(line.game);
    if (before === undefined) this.count(line, 'games');
    this.count(line, 'decisions');

    const problems = [...this.problemsOfOptions(line, optionsText), ...problemsOfOrder(before, line, optionsText)];
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

  problemsOfOptions(line, optionsText) {
    const key = `${line.rules} ${optionsText}`;
    if (!this.checkedOptions.has(key)) {
      const problems = optionProblems(line.options);
      const differences = problems.length === 0 ? differencesFromNamed(line.rules, line.options) : [];
      for (const difference of differences) this.warnings.add(difference);
      this.checkedOptions.set(key, this.strictRules ? [...problems, ...differences] : problems);
    }
    return this.checkedOptions.get(key);
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

  // ---------------------------------------------------------------- counting and reporting

  ofRules(line) {
    const id = line.rules ?? '?';
    if (!this.summary.has(id)) this.summary.set(id, { games: 0, decisions: 0, disagreements: 0, outcomes: new Map() });
    return this.summary.get(id);
  }

  count(line, what) {
    this.ofRules(line)[what] += 1;
  }

  countOutcome(line, outcome) {
    const { outcomes } = this.ofRules(line);
    const text = [outcome?.reason, outcome?.pattern, outcome?.half ? 'half' : null, outcome?.mar ? 'mar' : null]
      .filter((word) => word !== null).join(' ');
    outcomes.set(text, (outcomes.get(text) ?? 0) + 1);
  }

  disagree(line, problems) {
    this.disagreements += 1;
    this.ofRules(line).disagreements += 1;
    this.report({ line: this.lineNumber, game: line.game, ply: line.ply, rules: line.rules, position: line.position, problems });
  }

  summaryText() {
    const lines = [];
    for (const [id, { games, decisions, disagreements, outcomes }] of [...this.summary].sort()) {
      const ends = [...outcomes].sort().map(([text, count]) => `${text} ${count}`).join(', ');
      lines.push(`${id}: ${games} games, ${decisions} decisions, ${disagreements} disagreements; outcomes: ${ends || 'none'}`);
    }
    const withoutOutcome = this.gamesWithoutOutcome + this.openGames.size;
    if (withoutOutcome > 0) lines.push(`${withoutOutcome} games have no outcome line`);
    if (lines.length === 0) lines.push('nothing to check');
    return lines.join('\n');
  }
}

const problemsOfGame = ({ game }) => (Number.isInteger(game) && game >= 0 ? [] : [`game is ${JSON.stringify(game)}`]);

// The lines of a game come one after the other, under the same rules.
function problemsOfOrder(before, line, optionsText) {
  const ply = before === undefined ? 0 : before.line.ply + 1;
  const problems = problemsOfGame(line);
  if (line.ply !== ply) problems.push(`ply ${line.ply} stands where ply ${ply} must`);
  if (before === undefined) return problems;
  if (line.rules !== before.line.rules) problems.push(`the rules were ${before.line.rules}`);
  if (optionsText !== before.optionsText) problems.push('the options have changed');
  return problems;
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
