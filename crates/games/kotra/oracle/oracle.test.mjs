// The oracle against the rules: the worked positions of §14, then one case for every mechanism.

import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { CHECKERS, POINTS } from './board.mjs';
import {
  across, afterThrow, canStillMakeMunk, DEFAULTS, diceOfThrow, PATTERNS, startPosition, standingPattern, turnBegins, usesOfThrow,
} from './oracle.mjs';
import { inWords, legalInWords, placed, played, rulesWith } from './words.mjs';

const LANGI_MUKUR = '20:3 21:3 22:3 23:3 24:3';
const outcomeOf = ({ what, outcome }) => {
  assert.equal(what, 'end', 'the game goes on');
  return outcome;
};
const endsWith = (next, expected) => {
  const { winner, reason, pattern, half, mar, value } = outcomeOf(next);
  const words = [winner ?? 'nobody', reason, pattern, half ? 'half' : null, mar ? 'mar' : null, value];
  assert.equal(words.filter((word) => word !== null).join(' '), expected);
};

describe('the worked positions (§14)', () => {
  test('1: the first throw 6-6 has one use', () => {
    const { position, legal } = afterThrow(DEFAULTS, startPosition('white'), [6, 6]);
    assert.deepEqual(position.unused, [6, 6, 6, 6]);
    assert.deepEqual(legal, [{ do: 'move', from: 1, to: 7, die: 6 }]);
    const next = played(position, '1-7');
    assert.deepEqual([next.what, next.dice, next.position.turn], ['throw', 2, 'black']);
    assert.equal(inWords(next.position.white), '1:14 7');
  });

  test('2: with ten on home bands are laid on 12…24 and nowhere else', () => {
    const start = { white: '1:10 5 9 12 13 14', black: '20:15' };
    assert.equal(legalInWords(placed({ ...start, dice: [4, 1], unused: [4] })), '12-16, 13-17, 14-18, 9-13');
    assert.equal(legalInWords(placed({ ...start, dice: [4, 1], unused: [1] })), '1-2, 12-13, 13-14, 14-15, 5-6, 9-10');
  });

  test('3: the band on six is torn up with the six, and the two is lost', () => {
    const start = placed({ turn: 'black', black: 'hit:2 1 3 4 13:10', white: '14:3 18:3 19 20 21 22 23 24:4', dice: [6, 2] });
    assert.equal(legalInWords(start), 'enter 6');
    assert.equal(legalInWords(start, { one_die: 'either' }), 'enter 2, enter 6');
    const next = played(start, 'enter 6');
    assert.deepEqual([next.what, next.position.turn], ['throw', 'white']);
    assert.equal(inWords(next.position.black), '1 3 4 6 13:10 hit');
    assert.equal(next.position.white.hit, 3);
  });

  test('4: of six bands in a row one may be torn up, and then no other', () => {
    const row = '19:2 20:2 21:2 22:2 23:2 24:2';
    const start = placed({ turn: 'black', black: '1:13 3 4', white: `${row} 2 3 4`, dice: [4, 5] });
    assert.equal(legalInWords(start), '1-5, 1-6, 3-7, 3-8, 4-8, 4-9');
    const next = played(start, '3-7');
    assert.equal(next.position.white.hit, 2);
    assert.equal(legalInWords(next.position), '1-6');
  });

  test('5: six hit checkers and one on home are jan', () => {
    const start = placed({ white: '6:2 18 23:12', black: 'hit:5 1 19 20:8', dice: [1, 2] });
    endsWith(played(start, '6-7'), 'white jan 15');
  });

  test('6: langi-mukur after the first of two dice: stop or play on', () => {
    const start = placed({ white: '19 20:2 21:3 22:3 23:3 24:3', black: '24:15', dice: [1, 4] });
    const half = played(start, '19-20');
    assert.equal(half.what, 'decide');
    assert.equal(legalInWords(half.position), '20-24, off 21/4, stop');
    endsWith(played(half.position, 'stop'), 'white munk langi-mukur half 2.5');
    assert.equal(played(half.position, '20-24').what, 'throw');
  });
});

describe('board and beginning (§1, §2)', () => {
  test('each home is the other\'s 13', () => {
    assert.equal(across(1), 13);
    for (const point of POINTS) assert.equal(across(across(point)), point);
  });

  test('all stand on their homes, two dice are thrown, and nobody has thrown before', () => {
    const { what, dice, position } = turnBegins(DEFAULTS, startPosition('black'));
    assert.deepEqual([what, dice, position.turn, position.first], ['throw', 2, 'black', 'black']);
    for (const side of ['white', 'black']) {
      assert.equal(inWords(position[side]), '1:15');
      assert.deepEqual([position[side].five_out, position[side].open_band, position[side].thrown_before], [false, false, false]);
    }
  });

  test('equal dice are used twice each, a single die is not', () => {
    assert.deepEqual([usesOfThrow([3, 3]), usesOfThrow([3, 2]), usesOfThrow([3])], [[3, 3, 3, 3], [3, 2], [3]]);
    assert.deepEqual([[3, 3, 3, 3], [2, 3], [3]].map(diceOfThrow), [[3, 3], [2, 3], [3]]);
    for (const none of [[], [3, 3], [3, 3, 3], [3, 3, 3, 2], [7], [0, 1], ['3'], [1, 2, 3]]) assert.equal(diceOfThrow(none), null);
  });
});

describe('the throw as a whole (§2)', () => {
  test('a way to use both dice goes before a way to use one', () => {
    const start = placed({ white: '10 18 24:13', black: '4:7 5:8', dice: [6, 1] });
    assert.equal(legalInWords(start), '10-11, 18-24');
  });

  test('if either of two dice can be used and not both, it is the higher', () => {
    const start = placed({ white: 'hit 24:14', black: '23:15', dice: [5, 6] });
    assert.equal(legalInWords(start), 'enter 6');
    assert.equal(legalInWords(start, { one_die: 'either' }), 'enter 5, enter 6');
  });

  test('if only the lower can be used at all, it is that', () => {
    assert.equal(legalInWords(placed({ white: 'hit 24:14', black: '23:13 18:2', dice: [5, 6] })), 'enter 5');
  });

  test('every touch-down must be legal', () => {
    const dice = [2, 3];
    assert.equal(legalInWords(placed({ white: '10 24:14', black: '24:15', dice })), '10-13');
    assert.equal(legalInWords(placed({ white: '10 24:14', black: '24:7 1:8', dice })), '');
  });

  test('jan counts as everything used, and is compulsory where no other way uses all', () => {
    const start = { white: '10 24:14', dice: [2, 5] };
    assert.equal(legalInWords(placed({ ...start, black: '5:15' })), '10-15');
    const near = placed({ ...start, black: 'hit:5 24 5:9' });
    assert.equal(legalInWords(near), '10-12');
    endsWith(played(near, '10-12'), 'white jan 15');
  });

  test('bearing off the last counts as everything used, also where after-throws follow', () => {
    for (const black of ['20:15', '20:14 1']) {
      const start = placed({ white: '19', black, dice: [6, 1] });
      assert.equal(legalInWords(start), '19-20, off 19/6');
      assert.equal(played(start, 'off 19/6').what, 'throw');
    }
  });

  test('a throw without a use passes, and the rest of one is lost', () => {
    const start = { ...placed({ white: 'hit 24:14', black: '13:8 14:7' }) };
    const next = afterThrow(DEFAULTS, start, [1, 2]);
    assert.deepEqual([next.what, next.passed, next.position.turn], ['throw', true, 'black']);
    const half = played(placed({ white: 'hit:2 24:13', black: '13:8 15:7', dice: [1, 2] }), 'enter 2');
    assert.deepEqual([half.what, half.position.turn, half.position.white.hit], ['throw', 'black', 1]);
  });

  test('the first turn of a side ends also when it passes', () => {
    const flags = { white: { thrown_before: false } };
    const next = afterThrow(DEFAULTS, placed({ white: 'hit 24:14', black: '13:8 14:7', flags }), [1, 2]);
    assert.equal(next.position.white.thrown_before, true);
  });
});

describe('blots and bands (§3, §4)', () => {
  test('a blot is hit, a band is not', () => {
    const dice = [2, 2];
    const next = played(placed({ white: '5 24:14', black: '19 20:14', dice }), '5-7');
    assert.equal(inWords(next.position.black), '20:14 hit');
    assert.equal(legalInWords(placed({ white: '5 24:14', black: '19:2 20:13', dice })), '');
  });

  test('no band is laid before five have left home; then it is, in the same turn', () => {
    const start = placed({ white: '1:11 12 13 20 21', black: '22:15', dice: [1, 1] });
    assert.equal(legalInWords(start), '1-2, 13-14, 21-22');
    const next = played(start, '1-2');
    assert.equal(next.position.white.five_out, true);
    assert.equal(legalInWords(next.position), '12-13, 13-14, 2-3, 20-21, 21-22');
  });

  test('checkers torn up at home have left it', () => {
    const row = '20:2 21:2 22:2 23:2';
    const next = played(placed({ white: '7 24:14', black: `1:5 24:2 ${row}`, dice: [6, 5] }), '7-13');
    assert.deepEqual([next.position.black.hit, next.position.black.five_out], [5, true]);
  });

  test('hit checkers are entered before anything else moves, on no own checker', () => {
    const start = placed({ white: 'hit 3 20:13', black: '17 1:14', dice: [3, 5] });
    assert.equal(legalInWords(start), 'enter 5');
    const next = played(start, 'enter 5');
    assert.equal(inWords(next.position.black), '1:14 hit');
    assert.equal(legalInWords(next.position), '20-23, 3-6, 5-8');
  });

  test('a hit checker enters on the home when that is empty', () => {
    const dice = [1, 1];
    assert.equal(legalInWords(placed({ white: 'hit 20:14', black: '12:15', dice })), 'enter 1');
    assert.equal(legalInWords(placed({ white: 'hit 1 20:13', black: '12:15', dice })), '');
  });
});

describe('tearing bands up (§5)', () => {
  const row = '20:2 21:2 22:2 23:2 24:2';

  test('a home with a band is a point of the row; with one checker it is none', () => {
    const white = '7 24:14';
    assert.equal(legalInWords(placed({ white, black: `1:5 ${row}`, dice: [1, 6], unused: [6] })), '7-13');
    assert.equal(legalInWords(placed({ white, black: `1:5 ${row}`, dice: [1, 6], unused: [1] })), '7-8');
    assert.equal(legalInWords(placed({ white, black: `1 ${row} 5:4`, dice: [1, 6], unused: [1] })), '');
  });

  test('no row goes from 24 to 1', () => {
    const black = '10:2 11:2 12:2 13:2 14:2 15:2 2:3';
    assert.equal(legalInWords(placed({ white: 'hit 20:14', black, dice: [1, 1] })), '');
  });

  test('a row of seven is still one of six after its end is torn up', () => {
    const next = played(placed({ white: '4 5 13:13', black: `18:2 19:2 ${row} 2`, dice: [2, 3] }), '4-6');
    assert.equal(legalInWords(next.position), '13-16, 5-8, 6-9');
  });

  test('third quarter: only more hit checkers than points without bands open it', () => {
    const black = '14:5 18:5 24:5';
    assert.equal(legalInWords(placed({ white: 'hit 1 3 4 13:11', black, dice: [6, 6] })), '');
    assert.equal(legalInWords(placed({ white: 'hit:2 1 3 4 13:10', black, dice: [6, 6] })), 'enter 6');
    assert.equal(legalInWords(placed({ white: 'hit:2 1 3 13:11', black, dice: [6, 6] })), '');
    assert.equal(legalInWords(placed({ white: 'hit:2 1 3 13:11', black: `${black.slice(0, -1)}4 16`, dice: [6, 6] })), '');
  });
});

describe('two sixes in the opening (§6)', () => {
  const yes = { two_sixes: 'yes' };
  const flags = { white: { thrown_before: false } };
  const start = placed({ dice: [6, 6], flags });

  test('four go to 7 as the whole turn', () => {
    assert.equal(legalInWords(start, yes), '1-7, four');
    assert.equal(legalInWords(start), '1-7');
    const { what, position } = played(start, 'four', yes);
    assert.deepEqual([what, position.turn, inWords(position.white), position.white.open_band], ['throw', 'black', '1:11 7:4', true]);
    assert.deepEqual([position.white.five_out, position.white.thrown_before], [false, true]);
  });

  test('only the first throw, whole, with 7 free, and none hit', () => {
    assert.equal(legalInWords(placed({ dice: [6, 6] }), yes), '1-7');
    assert.equal(legalInWords(placed({ dice: [6, 6], unused: [6, 6, 6], flags }), yes), '1-7');
    assert.equal(legalInWords(placed({ dice: [5, 5], flags }), yes), '1-6');
    assert.equal(legalInWords(placed({ white: '1:14 7', dice: [6, 6], flags }), yes), '');
    assert.equal(legalInWords(placed({ black: '1:13 19:2', dice: [6, 6], flags }), yes), '');
    assert.equal(legalInWords(placed({ white: '1:3 24:12', dice: [6, 6], flags }), yes), '1-7');
    assert.equal(legalInWords(placed({ white: '1:14 hit', dice: [6, 6], flags }), yes), 'enter 6');
  });

  test('a blot on 7 is hit', () => {
    const next = played(placed({ black: '1:14 19', dice: [6, 6], flags }), 'four', yes);
    assert.equal(next.position.black.hit, 1);
  });

  test('the four are open while two of them stand, and nothing is added', () => {
    const four = { white: '1:11 7:2 8 9', flags: { white: { open_band: true } } };
    const torn = played(placed({ ...four, turn: 'black', black: '1:12 14 15 16', dice: [5, 2] }), '14-19', yes);
    assert.deepEqual([torn.position.white.hit, torn.position.white.open_band], [2, false]);
    const gone = played(placed({ ...four, dice: [4, 3] }), '7-11', yes);
    assert.equal(gone.position.white.open_band, false);
    assert.equal(legalInWords(placed({ ...four, dice: [6, 1], unused: [6] }), yes), '8-14, 9-15');
    assert.equal(legalInWords(placed({ white: '1:11 7:2 8 9', turn: 'black', black: '1:12 14 15 16', dice: [5, 3], unused: [5] })), '1-6, 15-20, 16-21');
  });
});

describe('bearing off (§7)', () => {
  test('from the exact point, or the rearmost with a higher die', () => {
    const start = { white: '21:2 23', black: '20:15' };
    assert.equal(legalInWords(placed({ ...start, dice: [4, 1], unused: [4] })), 'off 21/4');
    assert.equal(legalInWords(placed({ ...start, dice: [6, 1], unused: [6] })), 'off 21/6');
    assert.equal(legalInWords(placed({ ...start, dice: [3, 1], unused: [3] })), '21-24');
    assert.equal(legalInWords(placed({ ...start, dice: [2, 1], unused: [2] })), '21-23, off 23/2');
  });

  test('not while one is behind, or hit', () => {
    assert.equal(legalInWords(placed({ white: '18 24', black: '20:15', dice: [1, 6], unused: [1] })), '18-19');
    assert.equal(legalInWords(placed({ white: 'hit 24', black: '20:15', dice: [1, 6], unused: [1] })), 'enter 1');
  });

  test('the last wins 2, and 4 with mar', () => {
    const won = (black) => played(placed({ white: '24', black, dice: [1, 2] }), 'off 24/1', { after_throws: 0 });
    endsWith(won('20:15'), 'white off 2');
    endsWith(won('20:14 hit'), 'white off mar 4');
  });
});

describe('munk (§8, §9)', () => {
  const one = (id, white, text, value, changes = {}) => {
    for (const [black, mar] of [['20:15', 0], ['20:14 hit', 2]]) {
      const words = `${id}${mar > 0 ? ' mar' : ''}`;
      endsWith(played(placed({ white, black, dice: [1, 2], unused: [1] }), text, changes), `white munk ${words} ${value + mar}`);
      const half = played(placed({ white, black, dice: [1, 2] }), `${text}, stop`, changes);
      endsWith(half, `white munk ${id} half${mar > 0 ? ' mar' : ''} ${(value + mar) / 2}`);
    }
  };

  test('each pattern, whole and half, with and without mar', () => {
    one('langi-hryggur', '18 19:2 20:3 21:3 22:3 23:3', '18-19', 3);
    one('langi-mukur', '19 20:2 21:3 22:3 23:3 24:3', '19-20', 5);
    one('stutti-mukur', '21 22:4 23:5 24:5', '21-22', 7);
    one('meistari', '23 24:14', '23-24', 13);
    one('litli-meistari', '22 23:6 24:8', '22-23', 9, { litli_meistari: 'yes' });
  });

  test('litli-meistari is none by default', () => {
    assert.equal(played(placed({ white: '22 23:6 24:8', dice: [1, 2], unused: [1] }), '22-23').what, 'throw');
  });

  test('with one borne off there is no munk, and nobody stops before a die is used', () => {
    assert.equal(played(placed({ white: '23 24:13', black: '20:15', dice: [1, 2], unused: [1] }), '23-24').what, 'throw');
    assert.equal(legalInWords(placed({ white: '24:15', black: '20:15', dice: [1, 2] })), 'off 24/1, off 24/2');
  });

  test('from a standing pattern every die can be used', () => {
    const yes = { litli_meistari: 'yes' };
    for (const { id, points } of PATTERNS) {
      const position = placed({ white: '24:15' });
      const standing = { ...position, white: { ...position.white, points } };
      assert.equal(standingPattern(rulesWith(yes), standing).id, id);
      for (let die = 1; die <= 6; die += 1) {
        assert.notEqual(legalInWords({ ...standing, throw: [die], unused: [die] }, yes), '', `${id}, ${die}`);
      }
    }
  });
});

describe('a single die (§8)', () => {
  const yes = { single_die: 'yes' };
  const near = { white: '18 24:14', black: '20:15' };

  test('a side that could make a munk with one checker chooses', () => {
    assert.equal(legalInWords(placed(near), yes), 'throw 1, throw 2');
    assert.equal(turnBegins(DEFAULTS, placed(near)).what, 'throw');
    assert.equal(turnBegins(rulesWith(yes), placed({ ...near, white: '17 24:14' })).what, 'throw');
    assert.equal(turnBegins(rulesWith(yes), placed({ ...near, white: '22 23 24:13' })).what, 'throw');
  });

  test('one die is not doubled, and its munk is whole', () => {
    const chosen = played(placed(near), 'throw 1', yes);
    assert.deepEqual([chosen.what, chosen.dice], ['throw', 1]);
    const thrown = afterThrow(rulesWith(yes), chosen.position, [6]);
    assert.deepEqual([thrown.position.throw, thrown.position.unused], [[6], [6]]);
    endsWith(played(thrown.position, '18-24', yes), 'white munk meistari 13');
    assert.equal(played(placed(near), 'throw 2', yes).dice, 2);
  });

  test('a pattern that is not recognised gives no choice', () => {
    const litli = placed({ white: '22 23:6 24:8', black: '20:15' });
    assert.equal(turnBegins(rulesWith(yes), litli).what, 'throw');
    assert.equal(turnBegins(rulesWith({ ...yes, litli_meistari: 'yes' }), litli).what, 'decide');
    const after = { side: 'white', left: 3, value: 2 };
    const hryggur = { white: '18 19:2 20:3 21:3 22:3 23:3', black: 'off:15' };
    assert.equal(turnBegins(rulesWith(yes), placed({ ...hryggur, black: '20:15' })).what, 'decide');
    assert.equal(turnBegins(rulesWith(yes), placed({ ...hryggur, after })).what, 'throw');
    assert.equal(turnBegins(rulesWith(yes), placed({ ...near, black: 'off:15', after })).what, 'decide');
  });
});

describe('jan (§10)', () => {
  test('before bearing off and munk', () => {
    const black = 'hit:5 1 19 20:8';
    const far = placed({ white: '6', black, dice: [1, 2] });
    endsWith(played(far, '6-7'), 'white jan 15');
    assert.equal(played(placed({ white: '6', black: 'hit:4 1 19 20:9', dice: [1, 2] }), '6-7').what, 'decide');
  });
});

describe('after-throws (§11)', () => {
  const last = { white: '24', dice: [1, 2] };

  test('the other goes on alone where it can still make a munk', () => {
    const next = played(placed({ ...last, black: `19 ${LANGI_MUKUR.replace('20:3', '20:2')}` }), 'off 24/1');
    assert.deepEqual([next.what, next.position.turn], ['throw', 'black']);
    assert.deepEqual(next.position.after, { side: 'black', left: 7, value: 2 });
    assert.deepEqual(next.position.throw, []);
  });

  test('the options: how many, or none', () => {
    for (const left of [5, 13]) {
      assert.equal(played(placed({ ...last, black: '20:15' }), 'off 24/1', { after_throws: left }).position.after.left, left);
    }
    endsWith(played(placed({ ...last, black: '20:15' }), 'off 24/1', { after_throws: 0 }), 'white off 2');
  });

  test('not with one borne off', () => {
    endsWith(played(placed({ ...last, black: '20:14' }), 'off 24/1'), 'white off 2');
  });

  test('can still: forward moves only, at most 24 pips a throw, hit ones on 0', () => {
    const can = (white, left) => canStillMakeMunk(placed({ white }).white, left);
    // Langi-mukur takes 315 pips from home: thirteen throws of 24 are 312.
    assert.ok(can('1:15', 14));
    assert.equal(can('1:15', 13), false);
    assert.ok(can('20:14 hit', 3));
    assert.equal(can('20:14 hit', 2), false);
    assert.ok(can('24:15', 1));
    assert.ok(can('23:5 24:10', 1));
    assert.equal(can('23 24:13', 9), false);
    // Four on 24 are too many for langi-mukur; stutti-mukur takes 14 pips.
    assert.ok(can('20:3 21:3 22:3 23:2 24:4', 1));
    // Six on 24 leave meistari alone: 26 pips.
    assert.ok(can('20:4 21:2 22:2 23:1 24:6', 2));
    assert.equal(can('20:4 21:2 22:2 23:1 24:6', 1), false);
  });

  const ongoing = (changes) => placed({ turn: 'black', white: '', black: '23:2 24:13', after: { side: 'black', left: 2, value: 2 }, ...changes });

  test('a throw used up counts, also one that passes; then the first side has won as it stood', () => {
    const next = played(ongoing({ black: '18:3 24:12', dice: [1, 2] }), '18-19, 18-20');
    assert.deepEqual([next.position.turn, next.position.after.left], ['black', 1]);
    for (const [value, expected] of [[2, 'white off 2'], [4, 'white off mar 4']]) {
      const over = ongoing({ black: '18:3 24:12', dice: [1, 2], after: { side: 'black', left: 1, value } });
      endsWith(played(over, '18-19, 18-20'), expected);
    }
  });

  test('a checker borne off ends the chance when the throw is used up', () => {
    const next = played(ongoing({ dice: [1, 2] }), 'off 24/1');
    assert.equal(next.what, 'decide');
    endsWith(played(next.position, 'off 23/2'), 'white off 2');
  });

  test('a munk wins, whole and half, without mar', () => {
    const after = { side: 'black', left: 1, value: 4 };
    endsWith(played(ongoing({ dice: [1, 1], after }), '23-24, 23-24, stop'), 'black munk meistari half 6.5');
    endsWith(played(ongoing({ black: '22 23 24:13', dice: [1, 2], after }), '23-24, 22-24'), 'black munk meistari 13');
  });

  test('langi-hryggur and litli-meistari neither win nor stop', () => {
    const yes = { litli_meistari: 'yes' };
    const hryggur = played(ongoing({ black: '18 19:2 20:3 21:3 22:3 23:3', dice: [1, 2] }), '18-19', yes);
    assert.equal(legalInWords(hryggur.position, yes).includes('stop'), false);
    assert.equal(played(ongoing({ black: '22 23:6 24:8', dice: [1, 2], unused: [1] }), '22-23', yes).what, 'throw');
  });

  test('the last throw: at most four left, hit ones among them, and only the side that began', () => {
    const yes = { last_throw: 'yes' };
    const off = (changes) => played(placed({ ...last, black: '24:3 hit', ...changes }), 'off 24/1', yes);
    assert.deepEqual(off().position.after, { side: 'black', left: 1, value: 4 });
    endsWith(off({ black: '24:4 hit' }), 'white off mar 4');
    endsWith(off({ first: 'black' }), 'white off mar 4');
    endsWith(played(placed({ ...last, black: '24:3' }), 'off 24/1'), 'white off 2');
  });

  test('the last throw draws, or fails', () => {
    const after = { side: 'black', left: 1, value: 2 };
    const yes = { last_throw: 'yes' };
    endsWith(played(ongoing({ black: '24:2', dice: [1, 2], after }), 'off 24/1, off 24/2', yes), 'nobody draw 0');
    endsWith(played(ongoing({ black: '24:3', dice: [1, 2], after }), 'off 24/1, off 24/2', yes), 'white off 2');
    const three = { black: '24:4', dice: [1, 1], after };
    endsWith(played(ongoing(three), 'off 24/1, off 24/1, off 24/1, off 24/1', yes), 'nobody draw 0');
  });
});
