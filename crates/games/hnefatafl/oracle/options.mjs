// The options, their values, and what does not go together (§6).

import { optionValueProblems } from '../../../../tests/oracle/options.mjs';

export const OPTION_VALUES = {
  board: [7, 9, 11],
  first: ['swede', 'muscovite'],
  castle_stop: ['king', 'nobody', 'all'],
  castle_pass: ['king', 'nobody', 'all'],
  camps: ['all', 'muscovites', 'never-back'],
  king_captures: [true, false],
  castle_counts: ['surround', 'both', 'no'],
  camps_count: [false, true],
  king_taken: ['four', 'castle', 'two'],
  escape: ['edge', 'corner'],
  repetition: ['draw', 'swede-loses', 'off'],
  announce: ['program', 'players'],
  shield_wall: [false, true],
  edge_counts: [false, true],
  exit_fort: [false, true],
  enclosure: [false, true],
};

// The first value of each option is its default, except for the board.
export const DEFAULTS = {
  ...Object.fromEntries(Object.entries(OPTION_VALUES).map(([key, values]) => [key, values[0]])),
  board: 9,
};

const FETLAR = {
  ...DEFAULTS, board: 11, escape: 'corner', castle_counts: 'both', castle_pass: 'all', first: 'muscovite', enclosure: true,
};

// §6: "Named rule sets"
export const NAMED = {
  linne: DEFAULTS,
  tablut: { ...DEFAULTS, king_taken: 'castle' },
  brandubh: {
    ...DEFAULTS, board: 7, escape: 'corner', king_taken: 'castle', castle_counts: 'both', castle_pass: 'all', first: 'muscovite',
  },
  copenhagen: { ...FETLAR, repetition: 'swede-loses', shield_wall: true, exit_fort: true },
  fetlar: FETLAR,
};

// Every problem with the options, as a list of sentences.
export function optionProblems(rules) {
  const problems = optionValueProblems(rules, OPTION_VALUES);
  return problems.length > 0 ? problems : refusals(rules);
}

// §6: "What does not go together is refused"
function refusals(rules) {
  const problems = [];
  if (rules.board === 7 && rules.escape === 'edge' && rules.king_taken !== 'two') {
    problems.push(`board 7 and escape edge with king_taken ${rules.king_taken}: the Swede wins by force`);
  }
  if (rules.castle_counts === 'no' && rules.castle_stop !== 'all') {
    problems.push(`castle_counts no with castle_stop ${rules.castle_stop}: beside the empty castle the king could never be surrounded`);
  }
  if (rules.king_taken === 'two' && rules.castle_counts === 'both') {
    problems.push('king_taken two with castle_counts both: one Muscovite alone could take the king');
  }
  return problems;
}

// Every option in which `rules` differs from the named rule set, as sentences; none for an unknown name.
export function differencesFromNamed(name, rules) {
  if (!Object.hasOwn(NAMED, name)) return [];
  return Object.entries(NAMED[name])
    .filter(([key, value]) => rules[key] !== value)
    .map(([key, value]) => `${name}: ${key} is ${JSON.stringify(rules[key])}, the rule set has ${JSON.stringify(value)}`);
}
