// The options and their values (§2, §6, §8, §11).

import { optionValueProblems } from '../../../../tests/oracle/options.mjs';

// The first value of each option is its default. §13: "`after_throws` is a number, all other options are strings"
export const OPTION_VALUES = {
  one_die: ['higher', 'either'],
  two_sixes: ['no', 'yes'],
  litli_meistari: ['no', 'yes'],
  single_die: ['no', 'yes'],
  after_throws: [7, 0, 5, 13],
  last_throw: ['no', 'yes'],
};

export const DEFAULTS = Object.fromEntries(Object.entries(OPTION_VALUES).map(([key, values]) => [key, values[0]]));

// The defaults with one option set to one other value, for each such value.
export const FLIPS = Object.entries(OPTION_VALUES)
  .flatMap(([key, [, ...others]]) => others.map((value) => ({ ...DEFAULTS, [key]: value })));

// Every problem with the options, as a list of sentences. The rules refuse no combination.
export const optionProblems = (rules) => optionValueProblems(rules, OPTION_VALUES);

// Every option in which `rules` differs from the defaults, which a trace calls "kotra"; none for another name.
export function differencesFromNamed(name, rules) {
  if (name !== 'kotra') return [];
  return Object.entries(DEFAULTS)
    .filter(([key, value]) => rules[key] !== value)
    .map(([key, value]) => `${name}: ${key} is ${JSON.stringify(rules[key])}, the rule set has ${JSON.stringify(value)}`);
}
