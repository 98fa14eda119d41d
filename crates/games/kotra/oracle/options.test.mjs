// The options, their values and kinds.

import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { DEFAULTS, differencesFromNamed, FLIPS, OPTION_VALUES, optionProblems } from './oracle.mjs';
import { rulesWith } from './words.mjs';

describe('options', () => {
  test('the defaults, and each option alone set to each other value', () => {
    assert.deepEqual([DEFAULTS.one_die, DEFAULTS.after_throws, DEFAULTS.last_throw], ['higher', 7, 'no']);
    assert.equal(FLIPS.length, Object.values(OPTION_VALUES).flat().length - Object.keys(OPTION_VALUES).length);
    for (const rules of [DEFAULTS, ...FLIPS]) assert.deepEqual(optionProblems(rules), []);
    for (const rules of FLIPS) assert.equal(differencesFromNamed('kotra', rules).length, 1);
  });

  test('one missing, one unknown, one of the wrong kind', () => {
    for (const key of Object.keys(OPTION_VALUES)) {
      const rules = rulesWith({});
      delete rules[key];
      assert.deepEqual(optionProblems(rules), [`option ${key} is missing`]);
    }
    const refused = (changes, expected) => assert.match(optionProblems(rulesWith(changes)).join('; '), expected);
    refused({ hats: 'yes' }, /hats is unknown/);
    refused({ after_throws: '7' }, /after_throws cannot be "7"/);
    refused({ after_throws: 6 }, /after_throws cannot be 6/);
    refused({ two_sixes: true }, /two_sixes cannot be true/);
    refused({ one_die: 'toString' }, /one_die cannot be "toString"/);
    assert.deepEqual(optionProblems(null), ['the options are no object']);
    assert.deepEqual(optionProblems([]), ['the options are no object']);
  });

  test('a difference from the defaults is told', () => {
    assert.deepEqual(differencesFromNamed('kotra', rulesWith({ after_throws: 0 })), ['kotra: after_throws is 0, the rule set has 7']);
    assert.deepEqual(differencesFromNamed('toString', DEFAULTS), []);
  });
});
