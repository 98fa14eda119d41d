const LINE_KEYS = ['game', 'ply', 'rules', 'options', 'position', 'legal', 'chosen', 'events'];

/**
 * What all checkers of traces share: lines are read in order, games are followed by their numbers, and disagreements are counted by
 * rule set. A checker of a game adds `checkDecision` and `checkOutcome`, which find what a line has wrong.
 */
export class TraceReader {
  /** `report({ line, game, ply, rules, position, problems })` is called for every line that disagrees. */
  constructor(report = () => {}) {
    this.report = report;
    this.lineNumber = 0;
    this.disagreements = 0;
    /** What is known of each open game, by its number. */
    this.openGames = new Map();
    this.gamesWithoutOutcome = 0;
    this.summary = new Map();
    this.warnings = new Set();
    this.checkedOptions = new Map();
  }

  /** The games of different files have nothing to do with each other. */
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

  /** Whether the line of a decision has all its parts; a line that lacks any disagrees. */
  isWhole(line) {
    const missing = LINE_KEYS.filter((key) => !(key in line));
    if (missing.length > 0) this.disagree(line, [`the line lacks ${missing.join(', ')}`]);
    return missing.length === 0;
  }

  /**
   * The problems of options, looked for once for each text of them. Differences from the named rule set are warnings, and problems if
   * the checker is strict.
   */
  problemsOnce(line, strict, problemsOf, differencesOf) {
    const key = `${line.rules} ${JSON.stringify(line.options)}`;
    if (!this.checkedOptions.has(key)) {
      const problems = problemsOf(line.options);
      const differences = problems.length === 0 ? differencesOf(line.rules, line.options) : [];
      for (const difference of differences) this.warnings.add(difference);
      this.checkedOptions.set(key, strict ? [...problems, ...differences] : problems);
    }
    return [...this.checkedOptions.get(key)];
  }

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
    const words = this.outcomeWords(outcome);
    outcomes.set(words, (outcomes.get(words) ?? 0) + 1);
  }

  /** What the summary calls an outcome. */
  outcomeWords(outcome) {
    return `${outcome?.reason} ${outcome?.winner ?? '-'}`;
  }

  disagree(line, problems, more = {}) {
    this.disagreements += 1;
    this.ofRules(line).disagreements += 1;
    const { game, ply, rules, position } = line;
    this.report({ line: this.lineNumber, game, ply, rules, position, problems, ...more });
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

/** What is wrong with the number of a line's game. */
export const problemsOfGame = ({ game }) => (Number.isInteger(game) && game >= 0 ? [] : [`game is ${JSON.stringify(game)}`]);

/** What is wrong with the order of lines: those of a game come one after the other, `ply` from 0, under the same rules. */
export function problemsOfOrder(before, line, optionsText) {
  const ply = before === undefined ? 0 : before.line.ply + 1;
  const problems = problemsOfGame(line);
  if (line.ply !== ply) problems.push(`ply ${line.ply} stands where ply ${ply} must`);
  if (before === undefined) return problems;
  if (line.rules !== before.line.rules) problems.push(`the rules were ${before.line.rules}`);
  if (optionsText !== before.optionsText) problems.push('the options have changed');
  return problems;
}
