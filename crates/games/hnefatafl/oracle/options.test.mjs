// The options, the named rule sets, and every combination that is refused (§6).

import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { DEFAULTS, differencesFromNamed, NAMED, OPTION_VALUES, optionProblems } from './oracle.mjs';

const rulesWith = (changes) => ({ ...DEFAULTS, ...changes });
const refused = (changes, expected) => {
  const problems = optionProblems(rulesWith(changes));
  assert.equal(problems.length, 1, `${JSON.stringify(changes)}: ${problems.join('; ')}`);
  assert.match(problems[0], expected);
};
const allowed = (changes) => assert.deepEqual(optionProblems(rulesWith(changes)), [], JSON.stringify(changes));

describe('options', () => {
  test('one missing, one unknown, one of the wrong kind', () => {
    for (const key of Object.keys(OPTION_VALUES)) {
      const rules = rulesWith({});
      delete rules[key];
      assert.deepEqual(optionProblems(rules), [`option ${key} is missing`]);
    }
    refused({ hats: true }, /hats is unknown/);
    refused({ board: '9' }, /board cannot be "9"/);
    refused({ board: 13 }, /board cannot be 13/);
    refused({ king_captures: 'yes' }, /king_captures cannot be "yes"/);
    refused({ camps_count: 'no' }, /camps_count cannot be "no"/);
    refused({ castle_stop: 'toString' }, /castle_stop cannot be/);
    assert.deepEqual(optionProblems(null), ['the options are no object']);
    assert.deepEqual(optionProblems([]), ['the options are no object']);
  });

  test('each value of each option goes with some rule set', () => {
    const helps = { castle_counts: { castle_stop: 'all' }, board: { king_taken: 'two' } };
    for (const [key, values] of Object.entries(OPTION_VALUES)) {
      for (const value of values) allowed({ ...helps[key], [key]: value });
    }
  });
});

describe('what is refused', () => {
  test('board 7 with escape edge, unless king_taken is two', () => {
    refused({ board: 7 }, /by force/);
    refused({ board: 7, king_taken: 'castle' }, /by force/);
    allowed({ board: 7, king_taken: 'two' });
    for (const kingTaken of OPTION_VALUES.king_taken) allowed({ board: 7, escape: 'corner', king_taken: kingTaken });
    for (const board of [9, 11]) {
      for (const kingTaken of OPTION_VALUES.king_taken) allowed({ board, king_taken: kingTaken });
    }
  });

  test('castle_counts no, unless all may stop on the castle', () => {
    refused({ castle_counts: 'no' }, /never be surrounded/);
    refused({ castle_counts: 'no', castle_stop: 'nobody' }, /never be surrounded/);
    allowed({ castle_counts: 'no', castle_stop: 'all' });
    refused({ castle_counts: 'no', king_taken: 'two' }, /never be surrounded/);
  });

  test('king_taken two with castle_counts both', () => {
    refused({ king_taken: 'two', castle_counts: 'both' }, /one Muscovite alone/);
    allowed({ king_taken: 'castle', castle_counts: 'both' });
    allowed({ king_taken: 'four', castle_counts: 'both' });
  });

  test('two reasons at once are both given', () => {
    assert.equal(optionProblems(rulesWith({ board: 7, castle_counts: 'no' })).length, 2);
  });

  test('nothing else: of the combinations of the options concerned, exactly these', () => {
    let count = 0;
    for (const board of OPTION_VALUES.board) {
      for (const escape of OPTION_VALUES.escape) {
        for (const taken of OPTION_VALUES.king_taken) {
          for (const counts of OPTION_VALUES.castle_counts) {
            for (const stop of OPTION_VALUES.castle_stop) {
              const isRefused = (board === 7 && escape === 'edge' && taken !== 'two') || (counts === 'no' && stop !== 'all')
                || (taken === 'two' && counts === 'both');
              const rules = rulesWith({ board, escape, king_taken: taken, castle_counts: counts, castle_stop: stop });
              assert.equal(optionProblems(rules).length > 0, isRefused);
              count += 1;
            }
          }
        }
      }
    }
    assert.equal(count, 162);
  });
});

describe('named rule sets', () => {
  test('they are allowed, and differ from linne as the rules say', () => {
    for (const rules of Object.values(NAMED)) assert.deepEqual(optionProblems(rules), []);
    const changes = (id) => Object.keys(DEFAULTS).filter((key) => NAMED[id][key] !== DEFAULTS[key]).map((key) => `${key}=${NAMED[id][key]}`);
    assert.deepEqual(changes('linne'), []);
    assert.deepEqual(changes('tablut'), ['king_taken=castle']);
    assert.deepEqual(changes('brandubh'), [
      'board=7', 'first=muscovite', 'castle_pass=all', 'castle_counts=both', 'king_taken=castle', 'escape=corner',
    ]);
    assert.deepEqual(changes('copenhagen'), [
      'board=11', 'first=muscovite', 'castle_pass=all', 'castle_counts=both', 'escape=corner', 'repetition=swede-loses',
      'shield_wall=true', 'exit_fort=true', 'enclosure=true',
    ]);
    assert.deepEqual(changes('fetlar'), [
      'board=11', 'first=muscovite', 'castle_pass=all', 'castle_counts=both', 'escape=corner', 'enclosure=true',
    ]);
  });

  test('a difference from a named rule set is told', () => {
    assert.deepEqual(differencesFromNamed('tablut', DEFAULTS), ['tablut: king_taken is "four", the rule set has "castle"']);
    assert.deepEqual(differencesFromNamed('lab', DEFAULTS), []);
    assert.deepEqual(differencesFromNamed('toString', DEFAULTS), []);
  });
});
