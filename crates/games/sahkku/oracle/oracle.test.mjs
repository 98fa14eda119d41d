// The oracle against the rules: the worked positions of §9, then one case for every mechanism.

import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import {
  afterAction, afterThrow, homePlacesFrontFirst, isBlocked, isDead, likeOddsProblems, optionProblems,
  reasonsLostByCapture, startPosition, straightLineEnds, usesOfFace, walk, whatMayBeSeenNext,
} from './oracle.mjs';
import { board, boardInWords, findUse, legalInWords, played, usesInWords } from './notation.mjs';
import { PRESETS } from './presets.mjs';

const rulesOf = (id, changes = {}) => ({ ...PRESETS[id], stake: 1, ...changes });
const endsAfter = (rules, position, face, text) => afterAction(rules, position, findUse(rules, position, position.turn, face, text));

describe('the worked positions (§9)', () => {
  test('1: Lágesvuotna, all asleep: X wakes the front soldier or steps the queen sideways', () => {
    const rules = rulesOf('lagesvuotna');
    const start = startPosition(rules, 'men', null);
    assert.deepEqual(usesInWords(rules, start, 'men', 'X'), ['a15-b15 wakes', 'queen b12-b11 wakes', 'queen b12-b13 wakes']);
    assert.deepEqual(usesInWords(rules, start, 'women', 'X'), ['c1-b1 wakes', 'queen b4-b3 wakes', 'queen b4-b5 wakes']);
    assert.deepEqual(usesInWords(rules, start, 'men', 'III'), []);
  });

  test('2: the royal king on b2 with II', () => {
    const rules = rulesOf('lagesvuotna');
    const position = board(rules, { king: 'b2/men' });
    assert.deepEqual(usesInWords(rules, position, 'men', 'II'), ['king b2-a1', 'king b2-b4', 'king b2-c1']);
  });

  test('3: the royal king on b1 with III, round the bend past sleepers', () => {
    const rules = rulesOf('lagesvuotna');
    const open = board(rules, { king: 'b1/women', men: 'a1/asleep a2/asleep' });
    assert.deepEqual(usesInWords(rules, open, 'women', 'III'), ['king b1-a3', 'king b1-b4', 'king b1-c3']);
    const guarded = board(rules, { king: 'b1/women', men: 'a1/asleep a2/asleep a3/asleep' });
    assert.deepEqual(usesInWords(rules, guarded, 'women', 'III'), ['king b1-b4', 'king b1-c3']);
  });

  test('4: Lágesvuotna, III-II-II without a legal III: the turn is over', () => {
    const rules = rulesOf('lagesvuotna');
    const position = board(rules, {
      men: 'b9 b8/asleep', women: 'b6/asleep', menQueen: 'b12/asleep', womenQueen: 'b4/asleep', king: 'b3',
    });
    assert.deepEqual(usesInWords(rules, position, 'men', 'II'), ['b9-b7']);
    assert.deepEqual(usesInWords(rules, position, 'men', 'III'), []);
    const next = afterThrow(rules, position, 'men', ['III', 'II', 'II']);
    assert.equal(next.what, 'throw');
    assert.equal(next.side, 'women');
  });

  test('5: Vuovdaguoika, the neutral king is pushed', () => {
    const rules = rulesOf('vuovdaguoika');
    const free = board(rules, { men: 'b9', women: 'c1/asleep', king: 'b7' });
    assert.deepEqual(played(rules, free, 'men', 'II', 'b9-b7'), { men: 'b7', women: 'c1/asleep', king: 'b6/men' });
    const withEnemy = board(rules, { men: 'b9', women: 'b6 c1/asleep', king: 'b7' });
    assert.deepEqual(played(rules, withEnemy, 'men', 'II', 'b9-b7'), { men: 'b7', women: 'c1/asleep', king: 'b6/men' });
    const withOwn = board(rules, { men: 'b9 b6', women: 'c1/asleep', king: 'b7' });
    assert.deepEqual(usesInWords(rules, withOwn, 'men', 'II'), ['b6-b4']);
  });

  test('6: Vuovdaguoika, the women push the men\'s king onto a man', () => {
    const rules = rulesOf('vuovdaguoika');
    const position = board(rules, { men: 'b7 a3/asleep', women: 'b4', king: 'b6/men', turn: 'women' });
    assert.deepEqual(played(rules, position, 'women', 'II', 'b4-b6'), { men: 'a3/asleep', women: 'b6', king: 'b7/women' });
  });

  test('7: Ráisa, both dice X: any two may be woken, also one onto the other', () => {
    const rules = rulesOf('raisa');
    const position = { ...startPosition(rules, 'men', null), throw: ['X', 'X'], unused: ['X', 'X'] };
    const wakes = usesInWords(rules, position, 'men', 'X');
    assert.equal(wakes.length, 12);
    assert.ok(wakes.includes('a12-a13 wakes') && wakes.includes('a1-a2 wakes'));
    const { position: second } = endsAfter(rules, position, 'X', 'a12-a13 wakes');
    assert.deepEqual(second.unused, ['X']);
    assert.ok(usesInWords(rules, second, 'men', 'X').includes('a11-a12 wakes'));
    const { position: beside } = endsAfter(rules, position, 'X', 'a5-a6 wakes');
    const both = boardInWords(endsAfter(rules, beside, 'X', 'a6-a7 wakes').board).men;
    assert.match(both, /a6 a7 a7\/asleep/);
    assert.ok(usesInWords(rules, beside, 'men', 'X').includes('a4-a5 wakes'));
  });

  test('8: Unjárga, a8 goes straight to the inert king and takes nothing', () => {
    const rules = rulesOf('unjarga', { activation_order: 'any' });
    const position = board(rules, { men: 'a8/asleep', women: 'c1/asleep', king: 'b8/inert' });
    assert.deepEqual(played(rules, position, 'men', 'X', 'a8-b8 wakes'), { men: 'b8', women: 'c1/asleep', king: 'b8/inert' });
  });

  test('9: Le Globe Joueur, only the soldier before a gap may wake', () => {
    const rules = rulesOf('globe-joueur');
    const sleepers = startPosition(rules, 'men', null);
    const position = { ...sleepers, soldiers: sleepers.soldiers.filter((soldier) => soldier.at !== 'a15') };
    assert.deepEqual(usesInWords(rules, position, 'men', 'X'), ['a14-a15 wakes']);
    const walkedOff = board(rules, { men: 'a14 a13/asleep a12/asleep b15' });
    assert.deepEqual(usesInWords(rules, walkedOff, 'men', 'X').filter((text) => text.includes('wakes')), []);
    const gap = board(rules, { men: 'b14 b13 a13/asleep a12/asleep' });
    assert.deepEqual(usesInWords(rules, gap, 'men', 'X').filter((text) => text.includes('wakes')), ['a13-a14 wakes']);
  });
});

describe('the start (§1)', () => {
  test('Lágesvuotna: a full home row, queens and the neutral king', () => {
    const start = boardInWords(startPosition(rulesOf('lagesvuotna'), 'men', null));
    assert.equal(start.men.split(' ').length, 15);
    assert.equal(start.menQueen, 'b12/asleep');
    assert.equal(start.womenQueen, 'b4/asleep');
    assert.equal(start.king, 'b8');
  });

  test('the Návuotna pair: the front stays empty, and mieđut moves the front', () => {
    const rules = rulesOf('raisa');
    const usual = boardInWords(startPosition(rules, 'men', null));
    assert.equal(usual.men.split(' ').length, 12);
    assert.ok(!usual.men.includes('a13') && !usual.women.split(' ').includes('c1/asleep'));
    const mirrored = boardInWords(startPosition(rules, 'men', 'women'));
    assert.ok(!mirrored.women.includes('c13') && mirrored.women.split(' ').includes('c1/asleep'));
    assert.ok(!mirrored.men.includes('a13'));
  });

  test('the king is inert under a raid gate', () => {
    assert.equal(startPosition(rulesOf('vuonnamarkan'), 'women', null).king.inert, true);
  });
});

describe('tracks (§2)', () => {
  const wholeWalk = (rules, side, mirrored, from, steps) => (
    walk(rules, { columns: rules.columns, mirrored }, side, { place: from, homebound: false }, steps)
      .map(({ place, homebound }) => (homebound ? `${place}/homebound` : place)).join(' ')
  );
  const small = (track) => rulesOf('unjarga', { columns: 9, track });
  const right = (row) => [1, 2, 3, 4, 5, 6, 7, 8, 9].map((column) => `${row}${column}`);
  const left = (row) => right(row).reverse();
  const flagged = (places) => places.map((place) => `${place}/homebound`);

  test('men, Loop: never home again', () => {
    const expected = [...right('a').slice(1), ...left('b'), ...right('c'), ...left('b'), ...right('c')];
    assert.equal(wholeWalk(small('loop'), 'men', null, 'a1', expected.length), expected.join(' '));
  });

  test('men, Eight: homebound on the middle row, then home and out again', () => {
    const expected = [...right('a').slice(1), ...left('b'), ...right('c'), ...flagged(left('b')), ...right('a'), ...left('b')];
    assert.equal(wholeWalk(small('eight'), 'men', null, 'a1', expected.length), expected.join(' '));
  });

  test('women, Eight: the same turned half round', () => {
    const expected = [...left('c').slice(1), ...right('b'), ...left('a'), ...flagged(right('b')), ...left('c')];
    assert.equal(wholeWalk(small('eight'), 'women', null, 'c9', expected.length), expected.join(' '));
  });

  test('mieđut: women mirrored c1→cN, bN→b1, a1→aN, bN→b1; men mirrored likewise', () => {
    const women = [...right('c').slice(1), ...left('b'), ...right('a'), ...left('b'), ...right('a')];
    assert.equal(wholeWalk(small('loop'), 'women', 'women', 'c1', women.length), women.join(' '));
    const men = [...left('a').slice(1), ...right('b'), ...left('c'), ...right('b'), ...left('c')];
    assert.equal(wholeWalk(small('loop'), 'men', 'men', 'a9', men.length), men.join(' '));
    assert.equal(wholeWalk(small('loop'), 'men', 'women', 'a9', 2), 'b9 b8');
  });

  test('mieđut: front first starts at the other end', () => {
    assert.equal(homePlacesFrontFirst(15, 'women', 'women')[0], 'c15');
    const rules = rulesOf('vuovdaguoika');
    assert.deepEqual(usesInWords(rules, startPosition(rules, 'men', 'women'), 'women', 'X'), ['c15-b15 wakes']);
  });

  test('two own soldiers on one middle place with different flags are different actions', () => {
    const rules = rulesOf('globe-joueur');
    const position = board(rules, { men: 'b1 b1/homebound', king: 'b8' });
    assert.deepEqual(usesInWords(rules, position, 'men', 'II'), ['b1-a2 homebound', 'b1-c2']);
    assert.deepEqual(played(rules, position, 'men', 'II', 'b1-a2 homebound').men, 'a2 b1');
    const outOfEnemyRow = board(rules, { men: 'c14' });
    assert.equal(played(rules, outOfEnemyRow, 'men', 'II', 'c14-b15').men, 'b15/homebound');
  });

  test('equal soldiers on one place give one action', () => {
    const rules = rulesOf('maze');
    assert.deepEqual(usesInWords(rules, board(rules, { men: 'b9 b9' }), 'men', 'III'), ['b9-b6']);
  });
});

describe('dice and the turn (§3)', () => {
  const maze = (changes) => rulesOf('maze', changes);

  test('a blank worth 0 is spent at once; worth 4 it is a die like the others', () => {
    const position = { men: 'b9', throw: 'X - -' };
    const zero = rulesOf('unjarga', { blank: 0, rethrow: 'none' });
    assert.deepEqual(board(zero, position).unused, ['X']);
    assert.deepEqual(usesInWords(zero, board(zero, position), 'men', '-'), []);
    assert.deepEqual(legalInWords(zero, board(zero, position)), ['X: b9-b8']);
    const four = rulesOf('unjarga', { rethrow: 'none' });
    assert.deepEqual(legalInWords(four, board(four, position)), ['-: b9-b5', 'X: b9-b8']);
  });

  test('a blank worth 0 does not close the rethrow', () => {
    const rules = rulesOf('lagesvuotna');
    const next = afterThrow(rules, startPosition(rules, 'men', null), 'men', ['-', 'X', 'X']);
    assert.deepEqual(next.position.unused, ['X', 'X']);
    assert.ok(legalInWords(rules, next.position).includes('rethrow 1'));
    assert.ok(legalInWords(rules, next.position).includes('rethrow 2'));
  });

  test('a throw of blanks worth 0 passes the turn', () => {
    const rules = rulesOf('lagesvuotna');
    assert.equal(afterThrow(rules, startPosition(rules, 'men', null), 'men', ['-', '-', '-']).side, 'women');
  });

  test('I is worth 1 but wakes nobody', () => {
    const rules = maze();
    const position = board(rules, { men: 'a5/asleep b9' });
    assert.deepEqual(usesInWords(rules, position, 'men', 'I'), ['b9-b8']);
    assert.deepEqual(usesInWords(rules, position, 'men', 'X'), ['a5-a6 wakes', 'b9-b8']);
  });

  test('rethrow each X, all X, none', () => {
    const counts = (rethrow, thrown, unused) => {
      const rules = rulesOf('unjarga', { rethrow });
      return legalInWords(rules, board(rules, { men: 'b9', throw: thrown, unused })).filter((text) => text.startsWith('rethrow'));
    };
    assert.deepEqual(counts('each', 'X X II'), ['rethrow 1', 'rethrow 2']);
    assert.deepEqual(counts('each', 'II II III'), []);
    assert.deepEqual(counts('each', 'X X II', 'X X'), []);
    assert.deepEqual(counts('all', 'X X II'), []);
    assert.deepEqual(counts('all', 'X X X'), ['rethrow 3']);
    assert.deepEqual(counts('none', 'X X X'), []);
  });

  test('before the first soldier wakes, only an X on every die leads to a decision', () => {
    const rules = rulesOf('borvo');
    const start = startPosition(rules, 'men', null);
    const after = (faces, tries) => afterThrow(rules, start, 'men', faces, tries);
    const { what, side, kept, tries } = after(['II', 'X', '-']);
    assert.deepEqual({ what, side, kept, tries }, { what: 'throw', side: 'men', kept: ['X'], tries: 1 });
    assert.equal(after(['X', 'X', 'II'], 1).tries, 2);
    assert.equal(after(['X', 'X', 'II'], 2).side, 'women');
    assert.equal(after(['X', 'X', 'X'], 2).what, 'decision');
    const awake = { ...start, soldiers: start.soldiers.slice(1) };
    assert.equal(afterThrow(rules, awake, 'men', ['II', 'X', '-']).what, 'decision');
  });

  test('after a rethrow the other dice are kept', () => {
    const rules = rulesOf('unjarga');
    const position = board(rules, { men: 'b9', throw: 'X X II' });
    const next = afterAction(rules, position, { do: 'rethrow', count: 1 });
    assert.deepEqual({ what: next.what, side: next.side, kept: next.kept }, { what: 'throw', side: 'men', kept: ['X', 'II'] });
  });

  test('with an open rethrow and no legal use the player rethrows or stops', () => {
    const rules = maze();
    const awake = board(rules, { men: 'b9', throw: 'X X' });
    assert.deepEqual(legalInWords(rules, awake), ['X: b9-b8', 'rethrow 1', 'rethrow 2']);
    const closed = rulesOf('lagesvuotna');
    const shutIn = board(closed, {
      men: 'a15/asleep b15/asleep', menQueen: 'b1/asleep', women: 'a1/asleep c1/asleep b2/asleep', womenQueen: 'b4/asleep', throw: 'X X -',
    });
    assert.deepEqual(legalInWords(closed, shutIn), ['rethrow 1', 'rethrow 2', 'stop']);
    const stopped = afterAction(closed, shutIn, { do: 'stop' });
    assert.deepEqual([stopped.what, stopped.side], ['throw', 'women']);
  });

  test('forced order: only the first face still unused', () => {
    const rules = rulesOf('raisa');
    assert.deepEqual(legalInWords(rules, board(rules, { men: 'b9', throw: 'I III' })), ['I: b9-b8']);
    assert.deepEqual(legalInWords(rules, board(rules, { men: 'b8', throw: 'I III', unused: 'III' })), ['III: b8-b5']);
    const free = maze();
    assert.deepEqual(legalInWords(free, board(free, { men: 'b9', throw: 'I III' })), ['I: b9-b8', 'III: b9-b6']);
  });

  test('the dice used one by one, and the turn passes after the last', () => {
    const rules = maze();
    const position = board(rules, { men: 'b9', women: 'c1/asleep', throw: 'I III' });
    const second = endsAfter(rules, position, 'I', 'b9-b8');
    assert.equal(second.what, 'decision');
    assert.deepEqual([second.position.throw, second.position.unused, second.position.used_any], [['I', 'III'], ['III'], true]);
    const passed = endsAfter(rules, second.position, 'III', 'b8-b5');
    assert.deepEqual([passed.what, passed.side, passed.kept], ['throw', 'women', []]);
  });

  test('may stop: at every decision', () => {
    const rules = maze({ may_stop: true });
    const position = board(rules, { men: 'b9', women: 'c1/asleep', throw: 'I III', unused: 'I' });
    assert.deepEqual(legalInWords(rules, position), ['I: b9-b8', 'stop']);
    assert.equal(afterAction(rules, position, { do: 'stop' }).side, 'women');
    assert.ok(!legalInWords(maze(), position).includes('stop'));
  });
});

describe('activating (§4)', () => {
  test('front first: only the sleeping soldier nearest the front, whatever stands before him', () => {
    const rules = rulesOf('vuovdaguoika');
    const position = board(rules, { men: 'a3/asleep a7/asleep a8', women: 'c3/asleep c9/asleep' });
    assert.deepEqual(usesInWords(rules, position, 'men', 'X'), ['a8-a9']);
    assert.deepEqual(usesInWords(rules, position, 'women', 'X'), ['c3-c2 wakes']);
  });

  test('any: every sleeping soldier with a legal step', () => {
    const rules = rulesOf('vuovdaguoika', { activation_order: 'any' });
    assert.deepEqual(usesInWords(rules, board(rules, { men: 'a3/asleep a4/asleep a7/asleep' }), 'men', 'X'), ['a4-a5 wakes', 'a7-a8 wakes']);
  });

  test('next free: not even an enemy or the king may stand there', () => {
    const rules = rulesOf('globe-joueur');
    const position = board(rules, { men: 'a3/asleep a5/asleep a7/asleep', women: 'a4', king: 'a6/women' });
    assert.deepEqual(usesInWords(rules, position, 'men', 'X'), ['a7-a8 wakes']);
  });

  test('forward captures like a move; across goes to the same column', () => {
    const forward = rulesOf('vuovdaguoika');
    const position = board(forward, { men: 'a15/asleep', women: 'b15 c5/asleep' });
    assert.deepEqual(played(forward, position, 'men', 'X', 'a15-b15 wakes'), { men: 'b15', women: 'c5/asleep', king: 'b8' });
    const across = rulesOf('unjarga', { raid_gate: 'off', track: 'eight' });
    const castle = board(across, { men: 'a8/asleep', women: 'b8 c5/asleep', king: 'b8/women' });
    assert.deepEqual(played(across, castle, 'men', 'X', 'a8-b8 wakes'), { men: 'b8', women: 'c5/asleep', king: 'b8/men' });
  });

  test('a queen wakes royally whatever the king does, and only with X', () => {
    const rules = rulesOf('globe-joueur', { queens: true });
    const position = board(rules, { menQueen: 'b1/asleep', womenQueen: 'b8', king: 'b5' });
    assert.deepEqual(usesInWords(rules, position, 'men', 'X'), ['queen b1-a1 wakes', 'queen b1-b2 wakes', 'queen b1-c1 wakes']);
    assert.deepEqual(usesInWords(rules, position, 'men', 'II'), []);
    assert.equal(played(rules, position, 'men', 'X', 'queen b1-c1 wakes').menQueen, 'c1');
  });
});

describe('landing (§5)', () => {
  test('only the landing place matters', () => {
    const rules = rulesOf('lagesvuotna');
    assert.deepEqual(usesInWords(rules, board(rules, { men: 'b9 b8', women: 'b7', king: 'b3' }), 'men', 'III'), ['b8-b5', 'b9-b6']);
  });

  test('every enemy soldier on the place is captured', () => {
    const rules = rulesOf('maze');
    const position = board(rules, { men: 'b9', women: 'b7 b7 b6', king: 'b3' });
    assert.deepEqual(played(rules, position, 'men', 'II', 'b9-b7'), { men: 'b7', women: 'b6', king: 'b3' });
  });

  test('sleepers exposed: ordinary targets and ordinary company', () => {
    const rules = rulesOf('maze');
    const target = board(rules, { men: 'c3', women: 'c5/asleep c9/asleep', king: 'b3' });
    assert.equal(played(rules, target, 'men', 'II', 'c3-c5').women, 'c9/asleep');
    const company = board(rules, { men: 'a3 a5/asleep', king: 'b3' });
    assert.equal(played(rules, company, 'men', 'II', 'a3-a5').men, 'a5 a5/asleep');
  });

  test('sleepers protected: closed to the enemy, own soldiers may join', () => {
    const rules = rulesOf('maze', { sleepers: 'protected' });
    assert.deepEqual(usesInWords(rules, board(rules, { men: 'c3', women: 'c5/asleep' }), 'men', 'II'), []);
    assert.deepEqual(usesInWords(rules, board(rules, { men: 'a3 a5/asleep' }), 'men', 'II'), ['a3-a5']);
    const single = rulesOf('maze', { sleepers: 'protected', stacking: false });
    assert.deepEqual(usesInWords(single, board(single, { men: 'a3 a5/asleep' }), 'men', 'II'), []);
  });

  test('sleepers closed: closed to both, queens too', () => {
    const rules = rulesOf('lagesvuotna');
    const position = board(rules, { men: 'a3 a5/asleep c3 b14', menQueen: 'b12/asleep', women: 'c5/asleep', king: 'b8' });
    assert.deepEqual(usesInWords(rules, position, 'men', 'II'), []);
    const enemyQueen = board(rules, { men: 'b6', womenQueen: 'b4/asleep' });
    assert.deepEqual(usesInWords(rules, enemyQueen, 'men', 'II'), []);
  });

  test('stacking on and off', () => {
    const set = { men: 'b9 b7', king: 'b3' };
    const on = rulesOf('maze');
    assert.deepEqual(usesInWords(on, board(on, set), 'men', 'II'), ['b7-b5', 'b9-b7']);
    const off = rulesOf('maze', { stacking: false });
    assert.deepEqual(usesInWords(off, board(off, set), 'men', 'II'), ['b7-b5']);
  });

  test('king shares on and off, both ways', () => {
    const set = { men: 'b9 b5', king: 'b7/men' };
    const on = rulesOf('maze');
    assert.deepEqual(usesInWords(on, board(on, set), 'men', 'II'), ['b5-b3', 'b9-b7', 'king b7-b5']);
    const off = rulesOf('maze', { king_shares: false });
    assert.deepEqual(usesInWords(off, board(off, set), 'men', 'II'), ['b5-b3']);
    const unstacked = rulesOf('maze', { stacking: false });
    assert.deepEqual(usesInWords(unstacked, board(unstacked, set), 'men', 'II'), ['b5-b3', 'b9-b7', 'king b7-b5']);
  });

  test('under push the own king\'s place is closed, shared or not; the king himself may share', () => {
    const rules = rulesOf('vuovdaguoika', { king_shares: true });
    const position = board(rules, { men: 'b9 b5', king: 'b7/men' });
    assert.deepEqual(usesInWords(rules, position, 'men', 'II'), ['b5-b3', 'king b7-b5']);
  });

  test('a queen shares with nobody; nobody lands on the own queen', () => {
    const rules = rulesOf('lagesvuotna', { king_shares: true, stacking: true });
    const position = board(rules, { menQueen: 'b9', men: 'b11 b8', king: 'b10/men' });
    assert.deepEqual(usesInWords(rules, position, 'men', 'X').filter((text) => text.startsWith('queen')), ['queen b9-a9', 'queen b9-c9']);
    assert.ok(!usesInWords(rules, position, 'men', 'II').includes('b11-b9'));
    assert.ok(!usesInWords(rules, position, 'men', 'X').includes('king b10-b9'));
    assert.ok(usesInWords(rules, position, 'men', 'X').includes('king b10-b11'));
  });

  test('queue: no passing over own soldiers, awake or asleep; the king passes and is passed', () => {
    const rules = rulesOf('vuovdaguoika');
    assert.deepEqual(usesInWords(rules, board(rules, { men: 'b9 b8', king: 'b3' }), 'men', 'II'), ['b8-b6']);
    assert.deepEqual(usesInWords(rules, board(rules, { men: 'a3 a4/asleep', king: 'b3' }), 'men', 'II'), []);
    assert.deepEqual(usesInWords(rules, board(rules, { men: 'b9 b7', women: 'b6', king: 'b8/men' }), 'men', 'II'), ['b7-b5', 'king b8-b6']);
    assert.deepEqual(usesInWords(rules, board(rules, { men: 'b9', women: 'b7', king: 'b8/men' }), 'men', 'III'), ['b9-b6', 'king b8-b5']);
    const free = rulesOf('vuovdaguoika', { queue: false });
    assert.deepEqual(usesInWords(free, board(free, { men: 'b9 b8', king: 'b3' }), 'men', 'II'), ['b8-b6', 'b9-b7']);
  });

  test('queue: the king passes own soldiers, and a rider is no obstacle', () => {
    const rules = rulesOf('vuovdaguoika', { king_taken: 'mount' });
    const riding = board(rules, { men: 'b9 b8/riding', king: 'b8/men' });
    assert.deepEqual(usesInWords(rules, riding, 'men', 'II'), ['b9-b7', 'king b8-b6']);
    const queue = board(rules, { men: 'b9 b7 b8/riding', king: 'b8/men' });
    assert.deepEqual(usesInWords(rules, queue, 'men', 'III'), ['b7-b4', 'king b8-b5']);
  });
});

describe('the king: taken by landing, push and mount (§6)', () => {
  test('landing: he stays there with the taker; the soldiers with him are captured', () => {
    const rules = rulesOf('maze');
    const position = board(rules, { men: 'b9', women: 'b7 c1/asleep', king: 'b7/women' });
    assert.deepEqual(played(rules, position, 'men', 'II', 'b9-b7'), { men: 'b7', women: 'c1/asleep', king: 'b7/men' });
  });

  test('a king that lands on soldiers captures them', () => {
    const rules = rulesOf('maze');
    const position = board(rules, { women: 'b5 c1/asleep', men: 'a1/asleep', king: 'b7/men' });
    assert.deepEqual(played(rules, position, 'men', 'II', 'king b7-b5'), { men: 'a1/asleep', women: 'c1/asleep', king: 'b5/men' });
  });

  test('a neutral king does not move', () => {
    const rules = rulesOf('maze');
    assert.deepEqual(usesInWords(rules, board(rules, { men: '', king: 'b7' }), 'men', 'II'), []);
  });

  test('push follows the taker\'s track, mirrored too', () => {
    const rules = rulesOf('vuovdaguoika');
    const women = board(rules, { women: 'b5', men: 'a1/asleep', king: 'b7/men' });
    assert.equal(played(rules, women, 'women', 'II', 'b5-b7').king, 'b8/women');
    const mirrored = board(rules, { women: 'b9', men: 'a1/asleep', king: 'b7/men', mirrored: 'women' });
    assert.equal(played(rules, mirrored, 'women', 'II', 'b9-b7').king, 'b6/women');
    const ofTheRow = board(rules, { men: 'b3', women: 'c5/asleep', king: 'b1/women' });
    assert.equal(played(rules, ofTheRow, 'men', 'II', 'b3-b1').king, 'c1/men');
  });

  test('push under Eight: counted as outbound, then one step as a soldier', () => {
    const rules = rulesOf('vuovdaguoika', { track: 'eight' });
    const homebound = board(rules, { men: 'b3', women: 'c5/asleep', king: 'b1/women/homebound' });
    assert.equal(played(rules, homebound, 'men', 'II', 'b3-b1').king, 'c1/men');
    const fromTheRow = board(rules, { men: 'c13', women: 'c5/asleep', king: 'c15/women' });
    assert.equal(played(rules, fromTheRow, 'men', 'II', 'c13-c15').king, 'b15/men/homebound');
    const royal = { ...rules, king_moves: 'royal' };
    assert.equal(played(royal, fromTheRow, 'men', 'II', 'c13-c15').king, 'b15/men');
  });

  test('push captures whatever enemy stands in front, asleep, closed or a queen', () => {
    const rules = rulesOf('lagesvuotna', { king_taken: 'push' });
    const sleeper = board(rules, { men: 'c2', women: 'c5/asleep c1/asleep', king: 'c4/women' });
    assert.deepEqual(played(rules, sleeper, 'men', 'II', 'c2-c4'), { men: 'c4', women: 'c1/asleep', king: 'c5/men' });
    const queen = board(rules, { men: 'b7', women: 'c1/asleep', menQueen: 'b12/asleep', womenQueen: 'b4/asleep', king: 'b5', throw: 'II - -' });
    assert.deepEqual(endsAfter(rules, queen, 'II', 'b7-b5'), { what: 'end', winner: 'men', reasons: ['queen'] });
    const ownSleeper = board(rules, { men: 'a2 a5/asleep', king: 'a4/women' });
    assert.deepEqual(usesInWords(rules, ownSleeper, 'men', 'II'), []);
    const ownQueen = board(rules, { men: 'b7', menQueen: 'b4', king: 'b5' });
    assert.ok(!usesInWords(rules, ownQueen, 'men', 'II').includes('b7-b5'));
  });

  test('a queen pushes along her side\'s track, also onto the place she left', () => {
    const rules = rulesOf('lagesvuotna', { king_taken: 'push' });
    const position = board(rules, { menQueen: 'b6', men: 'a1/asleep', women: 'c1/asleep', king: 'b7' });
    assert.deepEqual(played(rules, position, 'men', 'X', 'queen b6-b7'), { men: 'a1/asleep', women: 'c1/asleep', king: 'b6/men', menQueen: 'b7' });
  });

  test('mount: the rider goes with the king and moves not alone', () => {
    const rules = rulesOf('globe-joueur');
    const position = board(rules, { men: 'b10/homebound', women: 'c1/asleep', king: 'b8' });
    assert.deepEqual(played(rules, position, 'men', 'II', 'b10-b8 homebound'), { men: 'b8/riding', women: 'c1/asleep', king: 'b8/men' });
    const mounted = board(rules, { men: 'b8/riding', women: 'b10 c1/asleep', king: 'b8/men' });
    assert.deepEqual(usesInWords(rules, mounted, 'men', 'II'), ['king b8-b10', 'king b8-b6']);
    assert.deepEqual(played(rules, mounted, 'men', 'II', 'king b8-b10'), { men: 'b10/riding', women: 'c1/asleep', king: 'b10/men' });
  });

  test('mount: an enemy soldier captures the rider and rides; an enemy queen only takes', () => {
    const rules = rulesOf('globe-joueur', { queens: true });
    const position = board(rules, { men: 'b8/riding a1/asleep', women: 'b6', womenQueen: 'b10', king: 'b8/men' });
    assert.deepEqual(played(rules, position, 'women', 'II', 'b6-b8'), { men: 'a1/asleep', women: 'b8/riding', king: 'b8/women', womenQueen: 'b10' });
    assert.deepEqual(played(rules, position, 'women', 'II', 'queen b10-b8'), { men: 'a1/asleep', women: 'b6', king: 'b8/women', womenQueen: 'b8' });
  });

  test('mount: the rider is an own soldier for a soldier that lands, and nobody mounts the own king', () => {
    const shares = rulesOf('globe-joueur', { king_shares: true });
    const ridden = board(shares, { men: 'b10 b8/riding', king: 'b8/men' });
    assert.equal(played(shares, ridden, 'men', 'II', 'b10-b8').men, 'b8 b8/riding');
    const unstacked = { ...shares, stacking: false };
    assert.ok(!usesInWords(unstacked, ridden, 'men', 'II').includes('b10-b8'));
    const riderless = board(unstacked, { men: 'b10', king: 'b8/men' });
    assert.equal(played(unstacked, riderless, 'men', 'II', 'b10-b8').men, 'b8');
    const kept = rulesOf('globe-joueur');
    assert.ok(!usesInWords(kept, riderless, 'men', 'II').includes('b10-b8'));
  });
});

describe('the raid gate (§6)', () => {
  const gate = (raid_gate, changes = {}) => rulesOf('unjarga', { raid_gate, ...changes });

  test('landing on the inert king takes nothing; his place is free to land on', () => {
    const rules = gate('both', { king_shares: false });
    const position = board(rules, { men: 'b10', women: 'b8 c1/asleep', king: 'b8/inert' });
    assert.deepEqual(played(rules, position, 'men', 'II', 'b10-b8'), { men: 'b8', women: 'c1/asleep', king: 'b8/inert' });
    const push = gate('both', { king_taken: 'push' });
    const inFront = board(push, { men: 'b10 b7', women: 'c1/asleep', king: 'b8/inert' });
    assert.deepEqual(played(push, inFront, 'men', 'II', 'b10-b8'), { men: 'b7 b8', women: 'c1/asleep', king: 'b8/inert' });
    assert.deepEqual(usesInWords(rules, board(rules, { king: 'b8/inert' }), 'men', 'II'), []);
  });

  test('the first raid opens the gate, for either side, and moves nobody', () => {
    for (const raid_gate of ['landing', 'raid', 'both']) {
      const rules = gate(raid_gate);
      const men = board(rules, { men: 'b1 a1/asleep', women: 'b8 c9/asleep', king: 'b8/inert' });
      assert.deepEqual(played(rules, men, 'men', 'II', 'b1-c2'), { men: 'a1/asleep c2', women: 'b8 c9/asleep', king: 'b8/men' });
      const women = board(rules, { men: 'a1/asleep', women: 'b15 c9/asleep', king: 'b8/inert' });
      assert.equal(played(rules, women, 'women', 'III', 'b15-a13').king, 'b8/women');
    }
  });

  test('a move inside the enemy home row, or a king\'s or queen\'s, is no raid', () => {
    const rules = gate('both', { queens: true, king_moves: 'soldier' });
    const position = board(rules, { men: 'c2', menQueen: 'b5', women: 'c9/asleep', king: 'b8/inert' });
    assert.equal(played(rules, position, 'men', 'II', 'c2-c4').king, 'b8/inert');
    assert.equal(played(rules, position, 'men', 'X', 'queen b5-c5').king, 'b8/inert');
  });

  test('then by landing', () => {
    const rules = gate('landing');
    const position = board(rules, { men: 'b1 b10', women: 'c9/asleep', king: 'b8/women' });
    assert.equal(played(rules, position, 'men', 'II', 'b1-c2').king, 'b8/women');
    assert.equal(played(rules, position, 'men', 'II', 'b10-b8').king, 'b8/men');
  });

  test('then by raid alone: landing on him captures and leaves him as he is', () => {
    const rules = gate('raid', { track: 'eight', king_moves: 'soldier' });
    const position = board(rules, { men: 'b1 b10', women: 'b8 c9/asleep', king: 'b8/women/homebound' });
    assert.equal(played(rules, position, 'men', 'II', 'b1-c2').king, 'b8/men');
    assert.deepEqual(played(rules, position, 'men', 'II', 'b10-b8'), { men: 'b1 b8', women: 'c9/asleep', king: 'b8/women/homebound' });
  });

  test('then by both, and a side that holds him already keeps him as he is', () => {
    const rules = gate('both', { track: 'eight', king_moves: 'soldier' });
    const position = board(rules, { men: 'b1 b10', women: 'c9/asleep', king: 'b8/women' });
    assert.equal(played(rules, position, 'men', 'II', 'b1-c2').king, 'b8/men');
    assert.equal(played(rules, position, 'men', 'II', 'b10-b8').king, 'b8/men');
    const held = board(rules, { men: 'b1', women: 'c9/asleep', king: 'b8/men/homebound' });
    assert.equal(played(rules, held, 'men', 'II', 'b1-c2').king, 'b8/men/homebound');
  });

  test('then by push or mount, whichever the rules use', () => {
    const push = gate('landing', { king_taken: 'push' });
    const position = { men: 'b10', women: 'c9/asleep', king: 'b8/women' };
    assert.equal(played(push, board(push, position), 'men', 'II', 'b10-b8').king, 'b7/men');
    const mount = gate('landing', { king_taken: 'mount' });
    assert.equal(played(mount, board(mount, position), 'men', 'II', 'b10-b8').men, 'b8/riding');
  });

  test('under mount a raider does not ride, and the old rider stays on foot', () => {
    const rules = gate('both', { king_taken: 'mount' });
    const position = board(rules, { men: 'b1', women: 'b8/riding c9/asleep', king: 'b8/women' });
    assert.deepEqual(played(rules, position, 'men', 'II', 'b1-c2'), { men: 'c2', women: 'b8 c9/asleep', king: 'b8/men' });
    const afoot = board(rules, { men: 'c2', women: 'b8 c9/asleep', king: 'b8/men' });
    assert.ok(usesInWords(rules, afoot, 'men', 'II').includes('king b8-b6'));
    assert.ok(usesInWords(rules, afoot, 'women', 'II').includes('b8-b10'));
    assert.deepEqual(played(rules, afoot, 'men', 'II', 'king b8-b6'), { men: 'c2', women: 'b8 c9/asleep', king: 'b6/men' });
  });

  test('waking into a row is no raid', () => {
    const rules = gate('both', { activation_step: 'across' });
    const position = board(rules, { men: 'a3/asleep', women: 'c9/asleep', king: 'b8/inert' });
    assert.equal(played(rules, position, 'men', 'X', 'a3-b3 wakes').king, 'b8/inert');
  });
});

describe('the Utsjok choice (§6)', () => {
  test('two actions where the landing would take him, and none elsewhere', () => {
    const rules = rulesOf('maze', { utsjok: true });
    const position = board(rules, { men: 'b9', women: 'c1/asleep', king: 'b7' });
    assert.deepEqual(usesInWords(rules, position, 'men', 'II'), ['b9-b7 remove', 'b9-b7 take']);
    assert.equal(played(rules, position, 'men', 'II', 'b9-b7 take').king, 'b7/men');
    assert.equal(played(rules, position, 'men', 'II', 'b9-b7 remove').king, 'removed');
    const own = board(rules, { men: 'b9', king: 'b7/men' });
    assert.deepEqual(usesInWords(rules, own, 'men', 'II'), ['b9-b7', 'king b7-b5']);
    const inert = rulesOf('unjarga', { utsjok: true });
    assert.deepEqual(usesInWords(inert, board(inert, { men: 'b10', king: 'b8/inert' }), 'men', 'II'), ['b10-b8']);
    const raidAlone = rulesOf('unjarga', { utsjok: true, raid_gate: 'raid' });
    assert.deepEqual(usesInWords(raidAlone, board(raidAlone, { men: 'b10', king: 'b8/women' }), 'men', 'II'), ['b10-b8']);
  });

  test('under push removing needs no free place in front', () => {
    const rules = rulesOf('vuovdaguoika', { utsjok: true });
    const position = board(rules, { men: 'b9 b6', women: 'b7 c1/asleep', king: 'b7/women' });
    assert.deepEqual(usesInWords(rules, position, 'men', 'II'), ['b6-b4', 'b9-b7 remove']);
    assert.deepEqual(played(rules, position, 'men', 'II', 'b9-b7 remove'), { men: 'b6 b7', women: 'c1/asleep', king: 'removed' });
  });

  test('under mount removing captures the rider and leaves the taker on foot', () => {
    const rules = rulesOf('globe-joueur', { utsjok: true });
    const position = board(rules, { men: 'b9', women: 'b7/riding c1/asleep', king: 'b7/women' });
    assert.deepEqual(played(rules, position, 'men', 'II', 'b9-b7 remove'), { men: 'b7', women: 'c1/asleep', king: 'removed' });
  });

  test('removed by a landing that is a raid as well, he stays removed', () => {
    const rules = rulesOf('unjarga', { utsjok: true });
    const position = board(rules, { men: 'b1', women: 'c9/asleep', king: 'c2/women' });
    assert.equal(played(rules, position, 'men', 'II', 'b1-c2 remove').king, 'removed');
    assert.equal(played(rules, position, 'men', 'II', 'b1-c2 take').king, 'c2/men');
  });

  test('waking and queens have the choice too', () => {
    const rules = rulesOf('lagesvuotna', { utsjok: true });
    const position = board(rules, { menQueen: 'b9/asleep', men: 'a15/asleep', king: 'b8' });
    assert.deepEqual(usesInWords(rules, position, 'men', 'X').filter((text) => text.includes('b8')), ['queen b9-b8 wakes remove', 'queen b9-b8 wakes take']);
  });
});

describe('how the king moves (§6)', () => {
  test('as a soldier, Loop: along the holder\'s own home row and on', () => {
    const rules = rulesOf('maze');
    assert.deepEqual(usesInWords(rules, board(rules, { king: 'a12/men' }), 'men', 'III'), ['king a12-b12']);
    assert.deepEqual(usesInWords(rules, board(rules, { king: 'c12/men' }), 'men', 'III'), ['king c12-b12']);
    assert.deepEqual(usesInWords(rules, board(rules, { king: 'a12/women' }), 'women', 'III'), ['king a12-a9']);
    assert.deepEqual(usesInWords(rules, board(rules, { king: 'c12/women' }), 'women', 'III'), ['king c12-c9']);
  });

  test('as a soldier, Eight: he carries the flag', () => {
    const rules = rulesOf('maze', { track: 'eight' });
    const home = board(rules, { king: 'b2/men/homebound', men: 'a1/asleep', women: 'c1/asleep' });
    assert.deepEqual(usesInWords(rules, home, 'men', 'III'), ['king b2-a2 homebound']);
    const out = board(rules, { king: 'c12/men', men: 'a1/asleep', women: 'c1/asleep' });
    assert.equal(played(rules, out, 'men', 'III', 'king c12-b12').king, 'b12/men/homebound');
    const taken = board(rules, { king: 'b7/men/homebound', women: 'b5', men: 'a1/asleep' });
    assert.equal(played(rules, taken, 'women', 'II', 'b5-b7').king, 'b7/women');
  });

  test('royal lines: bends at both ends, two steps straight up, never three', () => {
    const ends = (from, steps, bends = true) => straightLineEnds(15, from, steps, { bends }).sort();
    assert.deepEqual(ends('a1', 1), ['a2', 'b1']);
    assert.deepEqual(ends('a1', 2), ['a3', 'b2', 'c1']);
    assert.deepEqual(ends('b15', 1), ['a15', 'b14', 'c15']);
    assert.deepEqual(ends('b15', 3), ['a13', 'b12', 'c13']);
    assert.deepEqual(ends('c14', 4), ['b13', 'c10']);
    assert.deepEqual(ends('a8', 2), ['a10', 'a6', 'c8']);
    assert.deepEqual(ends('a8', 3), ['a11', 'a5']);
    assert.deepEqual(ends('b2', 2, false), ['b4']);
    assert.deepEqual(ends('a1', 2, false), ['a3', 'c1']);
  });
});

describe('the end (§7)', () => {
  test('soldiers: king or not', () => {
    const rules = rulesOf('maze');
    const position = board(rules, { men: 'b9', women: 'b7', king: 'b2/women', throw: 'II II' });
    assert.deepEqual(endsAfter(rules, position, 'II', 'b9-b7'), { what: 'end', winner: 'men', reasons: ['soldiers'] });
  });

  test('all pieces: the king keeps a side alive until he is taken; a queen does not count', () => {
    const rules = rulesOf('gavkevuotna');
    const position = board(rules, { men: 'b9', women: 'b7', king: 'b4/women', throw: 'II III III' });
    const next = endsAfter(rules, position, 'II', 'b9-b7');
    assert.equal(next.what, 'decision');
    assert.deepEqual(endsAfter(rules, next.position, 'III', 'b7-b4'), { what: 'end', winner: 'men', reasons: ['pieces'] });
    const withQueen = rulesOf('gavkevuotna', { queens: true });
    const alone = board(withQueen, { men: 'b9', menQueen: 'b12', womenQueen: 'b4', king: 'removed' });
    assert.deepEqual(reasonsLostByCapture(withQueen, alone, 'women'), ['pieces']);
  });

  test('queen: her capture wins', () => {
    const rules = rulesOf('lagesvuotna');
    const position = board(rules, { men: 'b9', women: 'c1/asleep', menQueen: 'b12/asleep', womenQueen: 'b7', king: 'b2', throw: 'II - -' });
    assert.deepEqual(endsAfter(rules, position, 'II', 'b9-b7'), { what: 'end', winner: 'men', reasons: ['queen'] });
  });

  // The man on c3 with II has the sleeper c5 before him.
  const blocked = { men: 'c3', women: 'c5/asleep', king: 'removed' };

  test('blocked: no sleepers left and no use for any unused die', () => {
    const rules = rulesOf('globe-joueur', { utsjok: true });
    assert.deepEqual(afterThrow(rules, board(rules, blocked), 'men', ['II', 'II', '-']), { what: 'end', winner: 'women', reasons: ['blocked'] });
    assert.equal(afterThrow(rules, board(rules, blocked), 'men', ['-', '-', '-']).what, 'throw');
    assert.equal(afterThrow(rules, board(rules, blocked), 'men', ['II', 'X', '-']).what, 'decision');
    const withSleeper = board(rules, { ...blocked, men: 'c3 a1/asleep' });
    assert.equal(afterThrow(rules, withSleeper, 'men', ['II', 'II', '-']).what, 'throw');
    const unblocked = { ...rules, blocked_loses: false };
    assert.equal(afterThrow(unblocked, board(rules, blocked), 'men', ['II', 'II', '-']).what, 'throw');
  });

  test('blocked: whatever the order of use', () => {
    const rules = rulesOf('globe-joueur', { utsjok: true, order: 'II,X,III' });
    const next = afterThrow(rules, board(rules, blocked), 'men', ['II', 'X', '-']);
    assert.deepEqual([next.what, next.side], ['throw', 'women']);
  });

  test('blocked: also after a use, and captures come first', () => {
    const rules = rulesOf('globe-joueur', { utsjok: true });
    const position = board(rules, { men: 'c2', women: 'c5/asleep', king: 'removed', throw: 'X II II' });
    assert.deepEqual(endsAfter(rules, position, 'X', 'c2-c3'), { what: 'end', winner: 'women', reasons: ['blocked'] });
    const lastWoman = board(rules, { men: 'c2', women: 'c3', king: 'removed', throw: 'X II II' });
    assert.deepEqual(endsAfter(rules, lastWoman, 'X', 'c2-c3').reasons, ['soldiers']);
  });

  test('blocked: not while a rethrow is open; stopping there loses', () => {
    const rules = rulesOf('globe-joueur', { utsjok: true, rethrow: 'each' });
    const stuck = board(rules, { men: 'c3', women: 'c4/asleep c5/asleep', king: 'removed', throw: 'X II -' });
    assert.equal(isBlocked(rules, stuck), false);
    assert.deepEqual(legalInWords(rules, stuck), ['rethrow 1', 'stop']);
    assert.deepEqual(afterAction(rules, stuck, { do: 'stop' }), { what: 'end', winner: 'women', reasons: ['blocked'] });
    const notBlocked = { ...rules, blocked_loses: false };
    assert.equal(afterAction(notBlocked, stuck, { do: 'stop' }).what, 'throw');
  });

  test('dead: no face has a use for either side when a turn ends', () => {
    const rules = rulesOf('lagesvuotna', { queens: false });
    const sleepers = (side) => homePlacesFrontFirst(15, side, null).map((place) => `${place}/asleep`).join(' ');
    // A set-up position: a sleeper before each front soldier keeps everybody in.
    const jam = board(rules, { men: `${sleepers('men')} b15/asleep`, women: `${sleepers('women')} b1/asleep` });
    assert.equal(isDead(rules, jam), true);
    assert.deepEqual(afterThrow(rules, jam, 'men', ['II', 'III', '-']), { what: 'end', winner: null, reasons: ['dead'] });
    const kingOnly = { ...jam, king: { ...jam.king, holder: 'women' } };
    assert.equal(isDead(rules, kingOnly), false);
    assert.equal(afterThrow(rules, kingOnly, 'men', ['II', 'III', '-']).side, 'women');
  });

  test('blocked comes before dead', () => {
    const rules = rulesOf('lagesvuotna', { queens: false, blocked_loses: true });
    const women = homePlacesFrontFirst(15, 'women', null).map((place) => `${place}/asleep`).join(' ');
    const jam = board(rules, { men: 'b4', women: `${women} b3/asleep b2/asleep b1/asleep`, king: 'removed' });
    assert.equal(isDead(rules, jam), true);
    assert.deepEqual(afterThrow(rules, jam, 'men', ['II', 'III', '-']).reasons, ['blocked']);
  });

  test('a turn without a decision is invisible: either side may decide next, or lose blocked', () => {
    const rules = rulesOf('globe-joueur', { utsjok: true });
    const position = board(rules, blocked);
    const next = [...whatMayBeSeenNext(rules, { board: position, side: 'men', kept: [] })];
    assert.ok(next.some(({ thrower }) => thrower?.side === 'men'));
    assert.ok(next.some(({ thrower }) => thrower?.side === 'women'));
    assert.ok(next.some(({ end }) => end?.winner === 'women' && end.reasons[0] === 'blocked'));
    assert.ok(!next.some(({ end }) => end?.winner === 'men'));
  });
});

describe('like odds (§8)', () => {
  test('in place: the three front soldiers are awake where they stand', () => {
    const start = boardInWords(startPosition(rulesOf('lagesvuotna', { like_odds: 'in-place' }), 'men', null));
    assert.match(start.men, /a12\/asleep a13 a14 a15 /);
    assert.match(start.women, /^c1 c10\/asleep/);
    assert.match(start.women, / c2 c3 c4\/asleep/);
    const mirrored = boardInWords(startPosition(rulesOf('raisa', { like_odds: 'in-place' }), 'men', 'women'));
    assert.match(mirrored.women, /c10 c11 c12 /);
  });

  test('advanced: as after three X\'s, front soldier first', () => {
    const forward = boardInWords(startPosition(rulesOf('lagesvuotna', { like_odds: 'advanced' }), 'men', null));
    assert.match(forward.men, /a12\/asleep a14 a15 .* b15$/);
    assert.match(forward.women, /^b1 c1 c10\/asleep .* c2 c4\/asleep/);
    const across = boardInWords(startPosition(rulesOf('unjarga', { like_odds: 'advanced' }), 'men', null));
    assert.match(across.men, /b13 b14 b15$/);
    assert.match(across.women, /^b1 b2 b3 /);
    const pair = boardInWords(startPosition(rulesOf('maze', { like_odds: 'advanced' }), 'men', null));
    assert.match(pair.men, /^a1\/asleep a11 a12 a13 /);
  });

  test('refused where a step would not be quiet and legal', () => {
    assert.deepEqual(likeOddsProblems(rulesOf('lagesvuotna', { like_odds: 'advanced' })), []);
    assert.deepEqual(likeOddsProblems(rulesOf('unjarga', { like_odds: 'advanced', miedut: false })), []);
    assert.equal(likeOddsProblems(rulesOf('unjarga', { like_odds: 'advanced' })).length, 1);
    assert.equal(likeOddsProblems(rulesOf('unjarga', {
      like_odds: 'advanced', miedut: false, queens: true, home_row: 'front-empty',
    })).length, 1);
  });
});

describe('options (§8)', () => {
  test('every preset is possible', () => {
    for (const id of Object.keys(PRESETS)) assert.deepEqual(optionProblems(rulesOf(id)), [], id);
  });

  test('what cannot work is refused', () => {
    const refused = (changes) => optionProblems(rulesOf('unjarga', changes)).length > 0;
    assert.ok(refused({ columns: 14 }));
    assert.ok(refused({ columns: 23 }));
    assert.ok(refused({ faces: 'X,I,II,III', blank: 4 }));
    assert.ok(refused({ faces: 'I,II,III,-' }));
    assert.ok(refused({ order: 'X,III,II' }));
    assert.ok(!refused({ order: 'X,-,III,II' }));
    assert.ok(!refused({ order: 'X,III,II', blank: 0 }));
    assert.ok(refused({ queue: true }));
    assert.ok(refused({ activation_order: 'next-free' }));
    assert.ok(refused({ like_odds: 'in-place' }));
  });
});

describe('half-turned boards (§1)', () => {
  test('the women\'s first uses are the men\'s, turned half round', () => {
    const turned = (rules, place) => `${{ a: 'c', b: 'b', c: 'a' }[place[0]]}${rules.columns + 1 - Number(place.slice(1))}`;
    for (const id of Object.keys(PRESETS)) {
      const rules = rulesOf(id, { like_odds: PRESETS[id].activation_step === 'across' ? 'off' : 'in-place' });
      const start = startPosition(rules, 'men', null);
      for (const face of ['X', 'II', 'III']) {
        const men = usesOfFace(rules, start, 'men', face).map(({ from, to }) => `${from}-${to}`).sort();
        const women = usesOfFace(rules, start, 'women', face).map(({ from, to }) => `${turned(rules, from)}-${turned(rules, to)}`).sort();
        assert.deepEqual(women, men, `${id} ${face}`);
      }
    }
  });
});
