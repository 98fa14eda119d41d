// The oracle against the rules: the worked positions of §7, then one case for every mechanism.

import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { captures, goals, legalInWords, piecesInWords, placed, played } from './set-ups.mjs';
import {
  boardOf, countByGenerating, countByPlaying, DEFAULTS, endByRepetition, History, NAMED, openWays, setUp, wordFor,
} from './oracle.mjs';

const rulesWith = (changes = {}) => ({ ...DEFAULTS, ...changes });
const linne = rulesWith();
const surrounded = { winner: 'muscovite', reason: 'surrounded' };
const escaped = { winner: 'swede', reason: 'escaped' };

// Plays one action after the other; says what follows the last.
function playedThrough(rules, start, ...texts) {
  let follows = { position: start };
  for (const text of texts) {
    assert.equal(follows.end ?? null, null, `the game is over before ${text}`);
    follows = played(rules, follows.position, text);
  }
  return follows;
}

describe('the worked positions (§7)', () => {
  test('1: the number of moves from the start, by generating and by playing', () => {
    const table = { 7: [24, 1128, 29080], 9: [56, 4408, 251856], 11: [60, 7380, 471920] };
    for (const [size, counts] of Object.entries(table)) {
      // Only the count is asked for: 7×7 with the other defaults is refused as a game.
      const rules = rulesWith({ board: Number(size) });
      counts.forEach((count, index) => {
        assert.equal(countByGenerating(rules, setUp(rules), index + 1), count, `${size}, depth ${index + 1}`);
        assert.equal(countByPlaying(rules, setUp(rules), index + 1), count, `${size}, depth ${index + 1}`);
      });
    }
  });

  const countsToDepthFour = (size, count) => {
    const rules = rulesWith({ board: size });
    assert.equal(countByGenerating(rules, setUp(rules), 4), count);
  };

  test('1: the number of moves to depth 4, 7×7', () => countsToDepthFour(7, 1400696));

  test('1: the number of moves to depth 4, 9×9 and 11×11', { skip: !process.env.HNEFATAFL_DEEP }, () => {
    countsToDepthFour(9, 20023920);
    countsToDepthFour(11, 59293908);
  });

  test('2: only the Muscovite\'s move surrounds', () => {
    const start = placed(linne, { king: 'e5', drabants: 'a2', muscovites: 'd4 f4 e3' });
    const enters = played(linne, start, 'e5-e4');
    assert.equal(enters.end, null);
    const leaves = played(linne, enters.position, 'd4-d3');
    assert.equal(leaves.end, null);
    assert.deepEqual(playedThrough(linne, leaves.position, 'a2-a3', 'd3-d4').end, surrounded);
  });

  test('3: moving in between two Muscovites is safe until one comes anew', () => {
    const start = placed(linne, { king: 'h8', drabants: 'c2 b8', muscovites: 'b4 d4 h2' });
    const enters = played(linne, start, 'c2-c4');
    assert.equal(enters.captured.length, 0);
    const elsewhere = playedThrough(linne, enters.position, 'h2-h3', 'b8-b7');
    assert.equal(piecesInWords(elsewhere.position).drabants, 'b7 c4');
    const away = playedThrough(linne, elsewhere.position, 'd4-d3', 'b7-b8');
    assert.equal(captures(linne, away.position, 'd3-d4'), 'c4');
  });

  test('4: one move captures left, right and ahead, and not behind', () => {
    const start = placed(linne, { king: 'h8', drabants: 'c4 e4 d5 d2', muscovites: 'b4 f4 d6 d3 d1', turn: 'muscovite' });
    const follows = played(linne, start, 'd3-d4');
    assert.equal(captures(linne, start, 'd3-d4'), 'c4 d5 e4');
    assert.equal(piecesInWords(follows.position).drabants, 'd2');
  });

  test('5: two open ways; the Muscovite blocks one, the king goes out by the other', () => {
    const start = placed(linne, { king: 'e4', drabants: 'c3', muscovites: 'g4 e6 h2 b8' });
    const follows = played(linne, start, 'c3-c5');
    assert.equal(follows.word, 'tuichu');
    const blocked = played(linne, follows.position, 'h2-e2');
    assert.equal(blocked.end, null);
    assert.deepEqual(played(linne, blocked.position, 'e4-a4').end, escaped);
  });

  test('6: the king beside the empty castle, the third Muscovite arriving', () => {
    const start = placed(linne, { king: 'e4', drabants: 'a2', muscovites: 'd4 f4 g3', turn: 'muscovite' });
    assert.deepEqual(played(linne, start, 'g3-e3').end, surrounded);
  });

  test('7: tuichu is no sure win', () => {
    const start = placed(linne, { king: 'e4', drabants: 'c2 i9', muscovites: 'f4 e3 d9 h7', turn: 'muscovite' });
    assert.equal(wordFor(openWays(linne, start)), 'tuichu');
    assert.deepEqual(played(linne, start, 'd9-d4').end, surrounded);
  });
});

describe('board and set-up (§1)', () => {
  test('9×9', () => {
    assert.deepEqual(piecesInWords(setUp(linne)), {
      king: 'e5',
      drabants: 'c5 d5 e3 e4 e6 e7 f5 g5',
      muscovites: 'a4 a5 a6 b5 d1 d9 e1 e2 e8 e9 f1 f9 h5 i4 i5 i6',
    });
    assert.equal(setUp(linne).turn, 'swede');
  });

  test('7×7', () => {
    assert.deepEqual(piecesInWords(setUp(NAMED.brandubh)), {
      king: 'd4', drabants: 'c4 d3 d5 e4', muscovites: 'a4 b4 d1 d2 d6 d7 f4 g4',
    });
    assert.equal(setUp(NAMED.brandubh).turn, 'muscovite');
  });

  test('11×11', () => {
    assert.deepEqual(piecesInWords(setUp(rulesWith({ board: 11 }))), {
      king: 'f6',
      drabants: 'd6 e5 e6 e7 f4 f5 f7 f8 g5 g6 g7 h6',
      muscovites: 'a4 a5 a6 a7 a8 b6 d1 d11 e1 e11 f1 f10 f11 f2 g1 g11 h1 h11 j6 k4 k5 k6 k7 k8'
        .split(' ').sort((one, other) => (one[0] === other[0] ? one.slice(1) - other.slice(1) : one < other ? -1 : 1)).join(' '),
    });
  });

  test('squares are counted by file, then rank, a2 before a10', () => {
    const { names } = boardOf(11);
    assert.deepEqual(names.slice(0, 12), ['a1', 'a2', 'a3', 'a4', 'a5', 'a6', 'a7', 'a8', 'a9', 'a10', 'a11', 'b1']);
    assert.equal(names.at(-1), 'k11');
  });
});

describe('moves (§2)', () => {
  test('like a rook, over empty squares only', () => {
    const position = placed(linne, { king: 'h8', drabants: 'c3 c5', muscovites: 'f3' });
    assert.equal(goals(linne, position, 'c3'), 'a3 b3 c1 c2 c4 d3 e3');
  });

  test('castle_stop and castle_pass are apart', () => {
    const through = (changes, piece) => {
      const rules = rulesWith({ castle_counts: 'surround', ...changes });
      const position = piece === 'king'
        ? placed(rules, { king: 'e3', drabants: 'd3 f3 e2', muscovites: 'e8' })
        : placed(rules, { king: 'c2', drabants: 'e3 d3 f3 e2', muscovites: 'e8' });
      return goals(rules, position, 'e3');
    };
    assert.equal(through({}, 'king'), 'e4 e5 e6 e7');
    assert.equal(through({}, 'drabant'), 'e4');
    assert.equal(through({ castle_stop: 'nobody' }, 'king'), 'e4 e6 e7');
    assert.equal(through({ castle_pass: 'nobody' }, 'king'), 'e4 e5');
    assert.equal(through({ castle_stop: 'nobody', castle_pass: 'nobody' }, 'king'), 'e4');
    assert.equal(through({ castle_stop: 'all' }, 'drabant'), 'e4 e5');
    assert.equal(through({ castle_pass: 'all' }, 'drabant'), 'e4 e6 e7');
    assert.equal(through({ castle_stop: 'all', castle_pass: 'all' }, 'drabant'), 'e4 e5 e6 e7');
  });

  test('camps for all', () => {
    const position = placed(linne, { king: 'h8', drabants: 'e3', muscovites: 'c3 g3 e4' });
    assert.equal(goals(linne, position, 'e3'), 'd3 e1 e2 f3');
  });

  test('camps for Muscovites: the Swede stops on none and crosses none, and may leave one', () => {
    const rules = rulesWith({ camps: 'muscovites' });
    const position = placed(rules, { king: 'd3', drabants: 'e3 f1 c1', muscovites: 'c3 g3 e4 h1 b8' });
    assert.equal(goals(rules, position, 'e3'), 'f3');
    assert.equal(goals(rules, position, 'd3'), 'd2 d4 d5 d6 d7 d8');
    assert.equal(goals(rules, position, 'c1'), 'a1 b1 c2');
    assert.equal(goals(rules, position, 'f1'), 'f2 f3 f4 f5 f6 f7 f8 g1');
    const muscovite = placed(rules, { king: 'd3', drabants: 'a9', muscovites: 'c1 g3', turn: 'muscovite' });
    assert.equal(goals(rules, muscovite, 'c1'), 'a1 b1 c2 c3 c4 c5 c6 c7 c8 c9 d1 e1 f1 g1 h1 i1');
  });

  test('never back: a Muscovite moves freely in the camp where it stands, and enters no other', () => {
    const rules = rulesWith({ camps: 'never-back' });
    const start = placed(rules, { king: 'c7', drabants: 'i9', muscovites: 'd1 e2 c1 h3', turn: 'muscovite' });
    assert.equal(goals(rules, start, 'd1'), 'd2 d3 d4 d5 d6 d7 d8 e1 f1 g1 h1 i1');
    assert.equal(goals(rules, start, 'e2'), 'a2 b2 c2 d2 e1 e3 e4 f2 g2 h2 i2');
    assert.equal(goals(rules, start, 'c1'), 'a1 b1 c2 c3 c4 c5 c6');
    assert.equal(goals(rules, start, 'h3'), 'a3 b3 c3 d3 e3 f3 g3 h1 h2 h4 i3');
    const swede = { ...start, turn: 'swede' };
    assert.equal(goals(rules, swede, 'c7'), 'a7 b7 c2 c3 c4 c5 c6 c8 c9 d7 e7 f7 g7 h7 i7');
  });

  test('corners under escape corner are for the king', () => {
    const rules = rulesWith({ escape: 'corner' });
    const position = placed(rules, { king: 'i3', drabants: 'a3', muscovites: 'e8' });
    assert.equal(goals(rules, position, 'a3'), 'a2 a4 a5 a6 a7 a8 b3 c3 d3 e3 f3 g3 h3');
    assert.ok(goals(rules, position, 'i3').includes('i1') && goals(rules, position, 'i3').includes('i9'));
  });
});

describe('captures (§3)', () => {
  const moving = (changes, setup, text) => captures(rulesWith(changes), placed(rulesWith(changes), setup), text);

  test('both sides capture, and the edge never counts', () => {
    const setup = { king: 'h8', drabants: 'a3 c4', muscovites: 'b4 b1 d8' };
    assert.equal(moving({}, setup, 'a3-a4'), 'b4');
    assert.equal(moving({}, { king: 'h8', drabants: 'b4', muscovites: 'a5 d8' }, 'b4-b5'), '');
  });

  test('the moved piece beside no second piece captures nothing; two already there do not either', () => {
    const setup = { king: 'h8', drabants: 'c4', muscovites: 'b4 d4 c8', turn: 'muscovite' };
    assert.equal(moving({}, setup, 'c8-c5'), '');
  });

  test('the king captures, moved or not, by king_captures', () => {
    const moved = { king: 'b2', drabants: 'd4', muscovites: 'c4 h8' };
    assert.equal(moving({}, moved, 'b2-b4'), 'c4');
    assert.equal(moving({ king_captures: false }, moved, 'b2-b4'), '');
    const other = { king: 'b4', drabants: 'd2', muscovites: 'c4 h8' };
    assert.equal(moving({}, other, 'd2-d4'), 'c4');
    assert.equal(moving({ king_captures: false }, other, 'd2-d4'), '');
  });

  test('the king is never captured like a piece', () => {
    const setup = { king: 'c4', drabants: 'h8', muscovites: 'b4 d8', turn: 'muscovite' };
    assert.equal(moving({}, setup, 'd8-d4'), '');
  });

  test('the empty castle is a second piece for either side only under both', () => {
    const bySwede = { king: 'h8', drabants: 'c3', muscovites: 'd5 h2' };
    const byMuscovite = { king: 'h8', drabants: 'd5', muscovites: 'c3', turn: 'muscovite' };
    for (const [castleCounts, expected] of [['surround', ''], ['both', 'd5'], ['no', '']]) {
      const changes = { castle_counts: castleCounts, castle_stop: 'all' };
      assert.equal(moving(changes, bySwede, 'c3-c5'), expected);
      assert.equal(moving(changes, byMuscovite, 'c3-c5'), expected);
    }
    const held = { king: 'e5', drabants: 'd5', muscovites: 'c3', turn: 'muscovite' };
    assert.equal(moving({ castle_counts: 'both' }, held, 'c3-c5'), '');
    const byKing = { king: 'c3', drabants: 'h8', muscovites: 'd5 h2' };
    assert.equal(moving({ castle_counts: 'both' }, byKing, 'c3-c5'), 'd5');
    assert.equal(moving({ castle_counts: 'both', king_captures: false }, byKing, 'c3-c5'), '');
  });

  test('an empty camp square stands for a Muscovite by camps_count', () => {
    const byMuscovite = { king: 'h8', drabants: 'e3', muscovites: 'a4', turn: 'muscovite' };
    assert.equal(moving({}, byMuscovite, 'a4-e4'), '');
    assert.equal(moving({ camps_count: true }, byMuscovite, 'a4-e4'), 'e3');
    const bySwede = { king: 'h8', drabants: 'a4', muscovites: 'e3 h2' };
    assert.equal(moving({ camps_count: true }, bySwede, 'a4-e4'), '');
    const occupied = { king: 'h8', drabants: 'e3 e2', muscovites: 'a4', turn: 'muscovite' };
    assert.equal(moving({ camps_count: true }, occupied, 'a4-e4'), '');
  });

  test('an empty corner is an enemy of everybody under escape corner', () => {
    const bySwede = { king: 'h8', drabants: 'c5', muscovites: 'b1 h2' };
    const byMuscovite = { king: 'h8', drabants: 'b1', muscovites: 'c5', turn: 'muscovite' };
    for (const [escape, expected] of [['edge', ''], ['corner', 'b1']]) {
      assert.equal(moving({ escape }, bySwede, 'c5-c1'), expected);
      assert.equal(moving({ escape }, byMuscovite, 'c5-c1'), expected);
    }
  });
});

describe('ends (§4)', () => {
  const endOf = (changes, setup, text) => played(rulesWith(changes), placed(rulesWith(changes), setup), text).end;

  test('surrounded on four squares, one of them the piece that moved', () => {
    const setup = { king: 'c4', drabants: 'h8', muscovites: 'b4 d4 c3 c7', turn: 'muscovite' };
    assert.deepEqual(endOf({}, setup, 'c7-c5'), surrounded);
    const elsewhere = { ...setup, muscovites: 'b4 d4 c3 c5 g7' };
    assert.equal(endOf({}, elsewhere, 'g7-g6'), null);
  });

  test('own drabants beside the king do not count', () => {
    assert.equal(endOf({}, { king: 'c4', drabants: 'c5', muscovites: 'b4 c3 d7', turn: 'muscovite' }, 'd7-d4'), null);
  });

  test('on the castle', () => {
    assert.deepEqual(endOf({}, { king: 'e5', drabants: 'a2', muscovites: 'e4 e6 d5 f3', turn: 'muscovite' }, 'f3-f5'), surrounded);
  });

  test('the empty castle counts by castle_counts; a Muscovite on it always does', () => {
    const empty = { king: 'e4', drabants: 'a2', muscovites: 'd4 f4 g3', turn: 'muscovite' };
    assert.deepEqual(endOf({ castle_counts: 'both' }, empty, 'g3-e3'), surrounded);
    assert.equal(endOf({ castle_counts: 'no', castle_stop: 'all' }, empty, 'g3-e3'), null);
    const held = { ...empty, muscovites: 'd4 f4 g3 e5' };
    assert.deepEqual(endOf({ castle_counts: 'no', castle_stop: 'all' }, held, 'g3-e3'), surrounded);
    assert.equal(endOf({}, { ...empty, drabants: 'e5' }, 'g3-e3'), null);
  });

  test('an edge square has three neighbours and is never surrounded', () => {
    const setup = { king: 'a3', drabants: 'h8', muscovites: 'a2 b3 c4', turn: 'muscovite' };
    assert.equal(endOf({ escape: 'corner' }, setup, 'c4-a4'), null);
    assert.deepEqual(endOf({ escape: 'corner', king_taken: 'castle' }, setup, 'c4-a4'), surrounded);
    assert.deepEqual(endOf({ escape: 'corner', king_taken: 'two' }, setup, 'c4-a4'), surrounded);
  });

  test('between two, by king_taken', () => {
    const away = { king: 'c4', drabants: 'h8', muscovites: 'b4 d7', turn: 'muscovite' };
    const onCastle = { king: 'e5', drabants: 'a2', muscovites: 'd5 f8', turn: 'muscovite' };
    const besideCastle = { king: 'e4', drabants: 'a2', muscovites: 'd4 f8', turn: 'muscovite' };
    const cases = [[away, 'd7-d4', 'castle two'], [onCastle, 'f8-f5', 'two'], [besideCastle, 'f8-f4', 'two']];
    for (const [setup, text, falls] of cases) {
      for (const kingTaken of ['four', 'castle', 'two']) {
        assert.deepEqual(endOf({ king_taken: kingTaken }, setup, text), falls.includes(kingTaken) ? surrounded : null, `${kingTaken} ${text}`);
      }
    }
    assert.equal(endOf({ king_taken: 'two' }, { ...away, muscovites: 'b4 c8 d4' }, 'c8-c5'), null);
  });

  test('castle and beside it: the king is surrounded there under every king_taken', () => {
    const beside = { king: 'e4', drabants: 'a2', muscovites: 'd4 f4 g3', turn: 'muscovite' };
    for (const kingTaken of ['four', 'castle', 'two']) assert.deepEqual(endOf({ king_taken: kingTaken }, beside, 'g3-e3'), surrounded);
  });

  test('beside the castle is beside its square, whatever stands there', () => {
    const setup = { king: 'e4', drabants: 'e5', muscovites: 'd4 f8', turn: 'muscovite' };
    assert.equal(endOf({ king_taken: 'castle', castle_stop: 'all' }, setup, 'f8-f4'), null);
  });

  test('castle with castle_counts both: one Muscovite and the empty castle do not take the king beside it', () => {
    const setup = { king: 'e4', drabants: 'a2', muscovites: 'g3 h8', turn: 'muscovite' };
    assert.equal(endOf({ king_taken: 'castle', castle_counts: 'both' }, setup, 'g3-e3'), null);
  });

  test('two: the empty castle is not the second of the two', () => {
    const setup = { king: 'e4', drabants: 'a2', muscovites: 'g3 h8', turn: 'muscovite' };
    assert.equal(endOf({ king_taken: 'two' }, setup, 'g3-e3'), null);
    assert.equal(endOf({ king_taken: 'two', castle_counts: 'no', castle_stop: 'all' }, setup, 'g3-e3'), null);
    assert.deepEqual(endOf({ king_taken: 'two' }, { ...setup, muscovites: 'g3 h8 e5' }, 'g3-e3'), surrounded);
  });

  test('the edge is not the second of the two', () => {
    const setup = { king: 'a3', drabants: 'h8', muscovites: 'b8', turn: 'muscovite' };
    assert.equal(endOf({ escape: 'corner', king_taken: 'two' }, setup, 'b8-b3'), null);
  });

  test('empty corners and camp squares never count against the king', () => {
    const corner = { king: 'b1', drabants: 'h8', muscovites: 'c5', turn: 'muscovite' };
    assert.equal(endOf({ escape: 'corner', king_taken: 'two' }, corner, 'c5-c1'), null);
    const camp = { king: 'e3', drabants: 'h8', muscovites: 'a4', turn: 'muscovite' };
    assert.equal(endOf({ camps_count: true, king_taken: 'two' }, camp, 'a4-e4'), null);
  });

  test('moving in between two is safe for the king', () => {
    const setup = { king: 'c2', drabants: 'h8', muscovites: 'b4 d4' };
    assert.equal(endOf({ king_taken: 'two' }, setup, 'c2-c4'), null);
  });

  test('escaped: the edge, or a corner', () => {
    const setup = { king: 'c4', drabants: 'h8', muscovites: 'g7' };
    assert.deepEqual(endOf({}, setup, 'c4-c1'), escaped);
    assert.equal(endOf({ escape: 'corner' }, setup, 'c4-c1'), null);
    assert.deepEqual(endOf({ escape: 'corner' }, { ...setup, king: 'c1' }, 'c1-a1'), escaped);
  });

  test('blocked: no move, or no piece', () => {
    const lastPiece = { king: 'c4', drabants: 'e2', muscovites: 'd4' };
    assert.deepEqual(endOf({}, lastPiece, 'e2-e4'), { winner: 'swede', reason: 'blocked' });
    const shutIn = { king: 'c4', drabants: 'a2 b1', muscovites: 'a1' };
    assert.deepEqual(endOf({}, shutIn, 'c4-c5'), { winner: 'swede', reason: 'blocked' });
    const swede = { king: 'b2', drabants: 'b1', muscovites: 'a1 a2 c2 c1 b4', turn: 'muscovite' };
    assert.deepEqual(endOf({ escape: 'corner' }, swede, 'b4-b3'), { winner: 'muscovite', reason: 'blocked' });
  });

  test('surrounded comes before blocked', () => {
    const setup = { king: 'c4', drabants: '', muscovites: 'b4 d4 c3 c7', turn: 'muscovite' };
    assert.deepEqual(endOf({}, setup, 'c7-c5'), surrounded);
  });

  test('escaped comes before blocked', () => {
    assert.deepEqual(endOf({}, { king: 'c4', drabants: 'a3', muscovites: 'b4' }, 'c4-c1'), escaped);
    assert.deepEqual(endOf({}, { king: 'c3', drabants: 'a1', muscovites: 'a2' }, 'c3-a3'), escaped);
  });

  test('repetition: the third time, by the option', () => {
    assert.equal(endByRepetition(linne, 2), null);
    assert.deepEqual(endByRepetition(linne, 3), { winner: null, reason: 'repetition' });
    assert.deepEqual(endByRepetition(rulesWith({ repetition: 'swede-loses' }), 3), { winner: 'muscovite', reason: 'repetition' });
    assert.equal(endByRepetition(rulesWith({ repetition: 'off' }), 7), null);
  });

  test('repetition: pieces of one kind are not told apart, side to move and word are', () => {
    const rules = rulesWith({ announce: 'players' });
    const history = new History();
    const here = placed(rules, { king: 'e5', drabants: 'c3 d4', muscovites: 'a4' });
    assert.equal(history.note(here), 1);
    assert.equal(history.note(placed(rules, { king: 'e5', drabants: 'd4 c3', muscovites: 'a4' })), 2);
    assert.equal(history.note({ ...here, turn: 'muscovite' }), 1);
    assert.equal(history.note({ ...here, said: 'raichi' }), 1);
    assert.equal(history.timesIfNow(here), 3);
  });
});

describe('the rules of Copenhagen and Fetlar (§3, §4)', () => {
  const { copenhagen, fetlar } = NAMED;
  const placedFor = (turn, king, drabants, muscovites) => placed(copenhagen, { king, drabants, muscovites, turn });
  const endOf = (rules, position, text) => played(rules, position, text).end;

  test('the number of moves from the start', () => {
    [116, 6788, 806344].forEach((count, index) => assert.equal(countByGenerating(copenhagen, setUp(copenhagen), index + 1), count));
    assert.equal(countByPlaying(fetlar, setUp(fetlar), 2), 6788);
  });

  test('a row at the edge is captured at once by shield_wall, but not the king', () => {
    const row = placedFor('muscovite', 'd1', 'c1 e1', 'b1 c2 d2 e2 f5');
    assert.equal(captures(copenhagen, row, 'f5-f1'), 'c1 e1');
    assert.equal(captures(fetlar, row, 'f5-f1'), '');
    const gap = placedFor('muscovite', 'd1', 'c1 e1', 'b1 c2 e2 f5');
    assert.equal(captures(copenhagen, gap, 'f5-f1'), '');
    const corner = placedFor('muscovite', 'g7', 'b1 c1', 'b2 c2 d5');
    assert.equal(captures(copenhagen, corner, 'd5-d1'), 'b1 c1');
    const open = placedFor('muscovite', 'g7', 'c1 d1', 'c2 d2 e5');
    assert.equal(captures(copenhagen, open, 'e5-e1'), '');
  });

  test('the king helps against a row, if he captures', () => {
    const row = placedFor('swede', 'd2', 'c2 e1 b5', 'c1 d1');
    assert.equal(captures(copenhagen, row, 'b5-b1'), 'c1 d1');
    assert.equal(captures({ ...copenhagen, king_captures: false }, row, 'b5-b1'), '');
  });

  test('a fort at the edge wins, if nothing of it can be captured and the king has room', () => {
    const fort = { winner: 'swede', reason: 'fort' };
    const whole = placedFor('swede', 'e1', 'd1 e5 f2 g1', 'd2 g2 h1 a8');
    assert.deepEqual(endOf(copenhagen, whole, 'e5-e2'), fort);
    assert.equal(endOf(fetlar, whole, 'e5-e2'), null);
    const tip = placedFor('swede', 'e1', 'd1 d2 e5 f2 f1', 'a8 b8');
    assert.equal(endOf(copenhagen, tip, 'e5-e3'), null);
    const roof = placedFor('swede', 'e1', 'd1 d2 d3 e5 f3 f2 f1', 'a8 b8');
    assert.deepEqual(endOf(copenhagen, roof, 'e5-e3'), fort);
    const noRoom = placedFor('swede', 'e1', 'd1 e5 f1', 'a8');
    assert.equal(endOf(copenhagen, noRoom, 'e5-e2'), null);
  });

  test('a ring around all pieces of the Swede wins by enclosure', () => {
    const ring = placedFor('muscovite', 'c3', 'c4', 'b3 b4 c2 d3 d5 e4 c8');
    assert.deepEqual(endOf(fetlar, ring, 'c8-c5'), { winner: 'muscovite', reason: 'enclosed' });
    assert.equal(endOf({ ...fetlar, enclosure: false }, ring, 'c8-c5'), null);
    const outside = placedFor('muscovite', 'c3', 'c4 i9', 'b3 b4 c2 d3 d5 e4 c8');
    assert.equal(endOf(fetlar, outside, 'c8-c5'), null);
  });

  test('three take the king at the edge by edge_counts', () => {
    const edge = placedFor('muscovite', 'c1', 'h8', 'b1 d1 c5');
    assert.equal(endOf(copenhagen, edge, 'c5-c2'), null);
    assert.deepEqual(endOf({ ...copenhagen, edge_counts: true }, edge, 'c5-c2'), surrounded);
  });
});

describe('raichi and tuichu (§5)', () => {
  const waysOf = (changes, setup) => openWays(rulesWith(changes), placed(rulesWith(changes), setup));

  test('ways are counted by direction, across the castle too', () => {
    assert.equal(waysOf({}, { king: 'e4', muscovites: 'f4 d4 e3' }), 1);
    assert.equal(waysOf({ castle_pass: 'nobody' }, { king: 'e4', muscovites: 'f4 d4 e3' }), 0);
    assert.equal(waysOf({ castle_stop: 'nobody' }, { king: 'e4', muscovites: 'f4 d4 e3' }), 1);
    assert.equal(waysOf({}, { king: 'c3' }), 4);
    assert.equal(waysOf({}, { king: 'c3', drabants: 'c5', muscovites: 'g3' }), 2);
  });

  test('closed camps close ways', () => {
    assert.equal(waysOf({ camps: 'muscovites' }, { king: 'd3' }), 2);
    assert.equal(waysOf({ camps: 'never-back' }, { king: 'e5' }), 0);
    assert.equal(waysOf({}, { king: 'e5' }), 4);
  });

  test('with escape corner only moves that end on a corner count', () => {
    assert.equal(waysOf({ escape: 'corner' }, { king: 'c3' }), 0);
    assert.equal(waysOf({ escape: 'corner' }, { king: 'c1' }), 2);
    assert.equal(waysOf({ escape: 'corner', camps: 'muscovites' }, { king: 'c1' }), 1);
    assert.equal(waysOf({ escape: 'corner' }, { king: 'c1', muscovites: 'b1' }), 1);
  });

  test('a king who is out has no way', () => {
    assert.equal(waysOf({}, { king: 'a3' }), 0);
    assert.equal(waysOf({ escape: 'corner' }, { king: 'a1' }), 0);
  });

  test('the program announces after every move of the Swede, and of nobody else', () => {
    const start = placed(linne, { king: 'c4', drabants: 'c2 f2 e6', muscovites: 'e4 c6 b8' });
    assert.equal(played(linne, start, 'f2-f3').word, 'raichi');
    assert.equal(played(linne, start, 'c2-d2').word, 'tuichu');
    assert.equal(played(linne, start, 'c2-b2').word, 'tuichu');
    assert.equal(played(linne, start, 'c4-a4').word, null);
    assert.equal(played(linne, { ...start, turn: 'muscovite' }, 'e4-d4').word, null);
  });

  test('a capture opens the way that the program announces', () => {
    const start = placed(linne, { king: 'd3', drabants: 'e5 c6', muscovites: 'd6 d2 f3 a3' });
    assert.equal(captures(linne, start, 'e5-e6'), 'd6');
    assert.equal(played(linne, start, 'e5-e6').word, 'raichi');
    assert.equal(played(linne, start, 'e5-e4').word, null);
  });

  test('the word goes with a move that ends the game otherwise, too', () => {
    const follows = played(linne, placed(linne, { king: 'c4', drabants: 'e2', muscovites: 'd4' }), 'e2-e4');
    assert.deepEqual([follows.word, follows.end], ['tuichu', { winner: 'swede', reason: 'blocked' }]);
  });
});

describe('announced by the players (§5)', () => {
  const rules = rulesWith({ announce: 'players' });
  const both = (text) => [text, `${text} tuichu`];
  const formsOf = (position, text) => legalInWords(rules, position).filter((each) => each === text || each.startsWith(`${text} `));

  test('a move of the Swede that leaves open ways comes in two forms, any other in one', () => {
    const start = placed(rules, { king: 'e4', drabants: 'c3', muscovites: 'g4 e6 h2 b8' });
    assert.deepEqual(formsOf(start, 'c3-c5'), both('c3-c5'));
    assert.deepEqual(formsOf(start, 'c3-c4'), ['c3-c4', 'c3-c4 raichi']);
    const quiet = placed(rules, { king: 'e4', drabants: 'c3', muscovites: 'f4 e6 e2 b4' });
    assert.deepEqual(formsOf(quiet, 'c3-c5'), ['c3-c5']);
  });

  test('without a word the king does not go out; any word opens any way', () => {
    const start = placed(rules, { king: 'e4', drabants: 'c3', muscovites: 'g4 e6 h2 b8' });
    assert.ok(!legalInWords(rules, start).some((text) => text.startsWith('e4-a4') || text.startsWith('e4-e1')));
    const silent = playedThrough(rules, start, 'c3-c5', 'h2-h3');
    assert.equal(silent.position.said, null);
    assert.ok(!legalInWords(rules, silent.position).includes('e4-a4'));
    const spoken = playedThrough(rules, start, 'c3-c5 tuichu', 'h2-h3');
    assert.equal(spoken.position.said, 'tuichu');
    assert.deepEqual(formsOf(spoken.position, 'e4-a4'), ['e4-a4']);
    assert.deepEqual(played(rules, spoken.position, 'e4-a4').end, escaped);
    const opened = playedThrough(rules, start, 'c3-c4 raichi', 'g4-g5');
    assert.deepEqual(played(rules, opened.position, 'e4-i4').end, escaped);
  });

  test('the word is in force until the Swede\'s next move', () => {
    const start = placed(rules, { king: 'e4', drabants: 'c3', muscovites: 'g4 e6 h2 b8' });
    const follows = playedThrough(rules, start, 'c3-c5 tuichu', 'h2-h3', 'c5-c6');
    assert.equal(follows.position.said, null);
    assert.equal(follows.word, null);
  });

  test('the program says nothing then', () => {
    const start = placed(rules, { king: 'e4', drabants: 'c3', muscovites: 'g4 e6 h2 b8' });
    assert.equal(played(rules, start, 'c3-c5 tuichu').word, null);
  });

  test('with escape corner the word is for the corner, not for the edge', () => {
    const corner = rulesWith({ announce: 'players', escape: 'corner' });
    const start = placed(corner, { king: 'c2', drabants: 'h8', muscovites: 'g7' });
    assert.ok(legalInWords(corner, start).includes('c2-c1'));
    assert.ok(legalInWords(corner, start).includes('c2-c1 tuichu'));
    const edge = placed(corner, { king: 'c1', drabants: 'h8', muscovites: 'g7' });
    assert.equal(goals(corner, edge, 'c1').includes('a1'), false);
    assert.ok(goals(corner, { ...edge, said: 'raichi' }, 'c1').includes('a1'));
  });

  test('a move that ends the game otherwise keeps both forms', () => {
    const start = placed(rules, { king: 'c4', drabants: 'e2', muscovites: 'd4' });
    assert.deepEqual(formsOf(start, 'e2-e4'), both('e2-e4'));
    for (const text of both('e2-e4')) assert.deepEqual(played(rules, start, text).end, { winner: 'swede', reason: 'blocked' });
  });

  test('a silent Swede whose only moves lead out is blocked', () => {
    const start = placed(rules, { king: 'b2', muscovites: 'c2 b3 e1', turn: 'muscovite' });
    assert.deepEqual(played(rules, start, 'e1-e2').end, { winner: 'muscovite', reason: 'blocked' });
    assert.equal(played(rules, { ...start, said: 'raichi' }, 'e1-e2').end, null);
    assert.equal(played(linne, start, 'e1-e2').end, null);
  });
});
