// Checks a trace line by line. Feed it the lines in order; it keeps the last decision of every open game.

import { TraceReader } from '../../../../tests/oracle/trace.mjs';
import { actionText, legalActions } from './actions.mjs';
import { problemsOfFirstDecision, problemsOfNextDecision, problemsOfOutcome, problemsOfOutcomeWithoutDecision, surplus } from './follow.mjs';
import { optionProblems } from './options.mjs';
import { likeOddsProblems } from './play.mjs';
import { differencesFromPreset } from './presets.mjs';
import { positionProblems } from './wellformed.mjs';

const REASONS = ['soldiers', 'pieces', 'queen', 'blocked', 'dead', 'cap'];

export class TraceChecker extends TraceReader {
  // The report has the legal actions, too.
  constructor({ strictPresets = false, report = () => {} } = {}) {
    super(report);
    this.strictPresets = strictPresets;
    this.lastRules = null;
  }

  startSource() {
    super.startSource();
    this.lastRules = null;
  }

  // ---------------------------------------------------------------- a decision

  checkDecision(line) {
    if (!this.isWhole(line)) return;
    const problems = this.problemsOfOptions(line);
    if (problems.length === 0) problems.push(...positionProblems(line.options, line.position));
    // Without a sound position nothing further can be judged.
    if (problems.length > 0) {
      if (!this.openGames.has(line.game)) this.count(line, 'games');
      this.openGames.set(line.game, { line, action: null });
      this.count(line, 'decisions');
      this.disagree(line, problems);
      return;
    }
    const before = this.openGames.get(line.game);
    if (before === undefined) {
      this.count(line, 'games');
      problems.push(...problemsOfFirstDecision(line.options, line.position));
    } else {
      problems.push(...this.problemsOfContinuation(before, line));
    }
    const legal = legalActions(line.options, line.position);
    problems.push(...problemsOfLegal(legal, line.legal));
    const action = chosenAction(line, legal);
    if (action === null) problems.push(`the chosen action ${line.chosen} is not a legal one`);
    this.openGames.set(line.game, { line, action });
    this.lastRules = line.options;
    this.count(line, 'decisions');
    if (problems.length > 0) this.disagree(line, problems, { legal });
  }

  problemsOfOptions(line) {
    const problemsOf = (options) => {
      const problems = optionProblems(options);
      return problems.length > 0 ? problems : likeOddsProblems(options);
    };
    return this.problemsOnce(line, this.strictPresets, problemsOf, differencesFromPreset);
  }

  problemsOfContinuation(before, line) {
    const problems = [];
    if (line.ply <= before.line.ply) problems.push(`ply ${line.ply} comes after ply ${before.line.ply}`);
    if (line.rules !== before.line.rules) problems.push(`the rules were ${before.line.rules}`);
    if (JSON.stringify(line.options) !== JSON.stringify(before.line.options)) problems.push('the options have changed');
    if (before.action !== null) {
      problems.push(...problemsOfNextDecision(before.line.options, before.line.position, before.action, line.position)
        .map((problem) => `after ${actionText(before.action)}: ${problem}`));
    }
    return problems;
  }

  // ---------------------------------------------------------------- an outcome

  checkOutcome(line) {
    const { outcome } = line;
    const before = this.openGames.get(line.game);
    this.openGames.delete(line.game);
    const about = before?.line ?? line;
    const problems = [];
    if (outcome === null || typeof outcome !== 'object' || !REASONS.includes(outcome.reason)
      || !['men', 'women', null].includes(outcome.winner)) {
      problems.push(`no outcome: ${JSON.stringify(outcome)}`);
    } else if (before === undefined) {
      this.count(about, 'games');
      problems.push(...problemsOfOutcomeWithoutDecision(this.lastRules, outcome));
    } else if (before.action !== null) {
      problems.push(...problemsOfOutcome(before.line.options, before.line.position, before.action, outcome)
        .map((problem) => `after ${actionText(before.action)}: ${problem}`));
    }
    this.countOutcome(about, outcome);
    if (problems.length > 0) this.disagree(about, problems);
  }
}

// "order of legal is not significant", and equal actions appear once.
export function problemsOfLegal(expected, found) {
  if (!Array.isArray(found)) return ['legal is not a list'];
  const expectedTexts = expected.map(actionText);
  const foundTexts = found.map(actionText);
  const problems = [];
  if (expected.length === 0) problems.push('there is nothing to decide here');
  for (const text of surplus(expectedTexts, foundTexts)) problems.push(`legal lacks  ${text}`);
  for (const text of surplus(foundTexts, expectedTexts)) {
    problems.push(expectedTexts.includes(text) ? `legal repeats ${text}` : `legal has too much ${text}`);
  }
  return problems;
}

function chosenAction(line, legal) {
  const chosen = Array.isArray(line.legal) ? line.legal[line.chosen] : undefined;
  if (chosen === undefined || chosen === null) return null;
  return legal.find((action) => actionText(action) === actionText(chosen)) ?? null;
}
