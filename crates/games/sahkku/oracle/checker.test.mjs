// The checker accepts the oracle's own games and notices every way of spoiling them.

import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { problemsOf, runnerBeside, spoiled, testsOfCommand, traceText, tries } from '../../../../tests/oracle/testing.mjs';
import { TraceChecker } from './checker.mjs';
import { board } from './notation.mjs';
import { PRESETS } from './presets.mjs';
import { randomGame, randomRules } from './self-play.mjs';

const rulesOf = (id, changes = {}) => ({ ...PRESETS[id], stake: 1, ...changes });

const problemsIn = problemsOf(TraceChecker);

describe('games of the oracle itself', () => {
  for (const id of Object.keys(PRESETS)) {
    test(`${id}: no disagreement`, () => {
      for (let seed = 1; seed <= 2; seed += 1) {
        assert.deepEqual(problemsIn(randomGame({ id, rules: rulesOf(id), seed, cap: 1500 }), { strictPresets: true }), []);
      }
    });
  }

  test('options drawn at random: no disagreement', () => {
    for (let seed = 1; seed <= tries(30, 60); seed += 1) {
      assert.deepEqual(problemsIn(randomGame({ id: 'lab', rules: randomRules(seed), seed, cap: 120 })), [], `seed ${seed}`);
    }
  });

  test('interleaved games are told apart', () => {
    const one = randomGame({ id: 'maze', rules: rulesOf('maze'), game: 0, seed: 1, cap: 40 });
    const other = randomGame({ id: 'maze', rules: rulesOf('maze'), game: 1, seed: 2, cap: 40 });
    assert.deepEqual(problemsIn(one.flatMap((line, index) => [line, other[index]].filter((each) => each !== undefined))), []);
  });
});

describe('spoiled games', () => {
  const game = randomGame({ id: 'unjarga', rules: rulesOf('unjarga'), seed: 3, cap: 200 });
  const notices = (change, expected) => {
    const problems = problemsIn(spoiled(game, change));
    assert.ok(problems.some((problem) => expected.test(problem)), `${expected} is not among:\n${problems.join('\n')}`);
  };

  test('a legal action is missing, too much, or repeated', () => {
    notices((lines) => { lines[7].legal.splice(lines[7].chosen === 0 ? 1 : 0, 1); lines[7].chosen = 0; }, /legal lacks|after/);
    notices((lines) => { lines[7].legal.push({ do: 'move', piece: 'soldier', from: 'b9', to: 'b1', die: 'X' }); }, /legal has too much/);
    notices((lines) => { lines[7].legal.push(lines[7].legal[0]); }, /legal repeats/);
  });

  test('the chosen action does not exist', () => {
    notices((lines) => { lines[7].chosen = 999; }, /chosen action 999/);
  });

  test('a piece vanishes between two decisions, or appears', () => {
    notices((lines) => { lines[9].position.soldiers.pop(); }, /the board lacks/);
    notices((lines) => { lines[9].position.soldiers.push({ side: 'men', at: 'a1', awake: true, homebound: false, riding: false }); }, /the board has too much|two armies|more than/);
  });

  test('a line is left out', () => {
    notices((lines) => lines.filter((line, index) => index !== 12), /after/);
  });

  test('the start is not the start', () => {
    notices((lines) => { lines[0].position.king.inert = false; lines[0].position.king.holder = 'men'; }, /board/);
    notices((lines) => lines.slice(5), /board/);
  });

  test('another outcome, or an end in the middle', () => {
    notices((lines) => { lines[lines.length - 1].outcome = { winner: 'men', reason: 'blocked' }; }, /end|ends/);
    notices((lines) => { lines.splice(20, lines.length, { game: 0, outcome: { winner: 'men', reason: 'soldiers' } }); }, /end|goes on/);
    notices((lines) => { lines[lines.length - 1].outcome = { winner: null, reason: 'tired' }; }, /no outcome/);
  });

  test('positions that the options do not allow', () => {
    const change = (edit) => (lines) => { edit(lines[6].position); };
    notices(change((position) => { position.throw.pop(); }), /dice are thrown/);
    notices(change((position) => { position.unused = ['I']; }), /not among the usable dice/);
    notices(change((position) => { position.soldiers[0].homebound = true; }), /homebound without the Eight/);
    notices(change((position) => { position.soldiers.find((soldier) => !soldier.awake).at = 'b3'; }), /asleep away from home/);
    notices(change((position) => { position.soldiers[0].riding = true; }), /rides/);
    notices(change((position) => { position.queens.push({ side: 'men', at: 'b12', awake: false }); }), /queens instead of 0/);
    notices(change((position) => { position.king.removed = true; }), /removed without the Utsjok choice/);
    notices(change((position) => { position.king.at = 'b7'; }), /Castle/);
    notices(change((position) => { position.mirrored = position.first; }), /began walks mirrored/);
    notices(change((position) => { delete position.king; }), /exactly the keys/);
    notices(change((position) => { position.columns = 13; }), /columns|no soldier/);
  });

  test('options change within a game, are missing, or cannot work', () => {
    notices((lines) => { lines[5].options.king_shares = false; }, /options have changed/);
    notices((lines) => { delete lines[5].options.queue; }, /option queue is missing/);
    notices((lines) => { for (const line of lines.slice(0, -1)) line.options.queue = true; }, /queue together with stacking/);
  });

  test('no JSON at all', () => {
    const problems = [];
    const checker = new TraceChecker({ report: (disagreement) => problems.push(...disagreement.problems) });
    checker.checkText('{"game":');
    assert.match(problems[0], /not JSON/);
  });
});

describe('what follows', () => {
  const line = (rules, setUp, chosen, legal, ply) => ({
    game: 0, ply, rules: 'lab', options: rules, position: board(rules, setUp), legal, chosen, events: [],
  });
  // The first line of such a game is no start; only the problems of the second are asked for.
  const afterFirst = (lines) => problemsIn(lines).filter((problem) => problem.startsWith('after'));

  test('a rethrow keeps the other dice', () => {
    const rules = rulesOf('maze');
    const rethrow = [{ do: 'rethrow', count: 1 }, { do: 'move', piece: 'soldier', from: 'b9', to: 'b8', die: 'X' },
      { do: 'move', piece: 'soldier', from: 'b9', to: 'b6', die: 'III' }];
    const before = line(rules, { men: 'b9', women: 'c1', throw: 'X III' }, 0, rethrow, 0);
    const then = (throwText, turn = 'men') => line(rules, { men: 'b9', women: 'c1', throw: throwText, turn }, 0, [], 1);
    assert.deepEqual(afterFirst([before, then('II III')]), []);
    assert.match(afterFirst([before, then('I II')])[0], /keeping III/);
    assert.match(afterFirst([before, then('I II', 'women')])[0], /keeping III/);
  });

  test('a turn that nobody saw may lie between two decisions only if there can be one', () => {
    const rules = rulesOf('globe-joueur', { utsjok: true });
    const move = [{ do: 'move', piece: 'soldier', from: 'c2', to: 'c3', die: 'X' }];
    const before = (women) => line(rules, { men: 'c2', women, king: 'removed', throw: 'X - -' }, 0, move, 0);
    const then = (women) => line(rules, { men: 'c3', women, king: 'removed', throw: 'X - -' }, 0, [], 1);
    assert.deepEqual(afterFirst([before('c5/asleep'), then('c5/asleep')]), []);
    const dice = { ...rules, faces: 'X,I,II,III', blank: null };
    const lineOf = (setUp, chosen, legal, ply) => ({ ...line(dice, setUp, chosen, legal, ply) });
    const first = lineOf({ men: 'c2', women: 'b5', king: 'removed', throw: 'X II II', unused: 'X' }, 0, move, 0);
    const second = lineOf({ men: 'c3', women: 'b5', king: 'removed', throw: 'X II II' }, 0, [], 1);
    assert.match(afterFirst([first, second])[0], /only be that of the women/);
  });

  test('blocked and dead ends are believed only where they can be', () => {
    const rules = rulesOf('globe-joueur', { utsjok: true });
    const move = [{ do: 'move', piece: 'soldier', from: 'c2', to: 'c3', die: 'X' }];
    const before = line(rules, { men: 'c2', women: 'c5/asleep', king: 'removed', throw: 'X - -' }, 0, move, 0);
    const end = (winner, reason) => afterFirst([before, { game: 0, outcome: { winner, reason } }]);
    assert.deepEqual(end('women', 'blocked'), []);
    assert.equal(end('men', 'blocked').length, 1);
    assert.equal(end(null, 'dead').length, 1);
    assert.deepEqual(end(null, 'cap'), []);
    assert.equal(end('men', 'cap').length, 1);
  });
});

describe('presets', () => {
  test('a changed option is a warning, and an error under strict presets', () => {
    const lines = randomGame({ id: 'maze', rules: rulesOf('maze', { dice: 3 }), seed: 1, cap: 5 });
    const checker = new TraceChecker();
    for (const each of lines) checker.checkLine(each);
    assert.equal(checker.disagreements, 0);
    assert.deepEqual([...checker.warnings], ['maze: dice is 3, the table of §8 has 2']);
    assert.match(problemsIn(lines, { strictPresets: true })[0], /dice is 3/);
  });
});

describe('the command', () => {
  const run = runnerBeside(import.meta.url);
  const lines = randomGame({ id: 'maze', rules: rulesOf('maze'), seed: 1, cap: 30 });

  test('a sound trace: a summary, and 0', () => {
    const { status, stdout } = run(traceText(lines), '--strict-presets');
    assert.equal(status, 0);
    assert.match(stdout, /maze: 1 games, 30 decisions, 0 disagreements; outcomes: cap - 1/);
  });

  test('a spoiled trace: the disagreement in full, and 1', () => {
    const { status, stdout } = run(traceText(spoiled(lines, (copy) => { copy[3].legal.push({ do: 'stop' }); })));
    assert.equal(status, 1);
    assert.match(stdout, /stdin:4: game 0, ply 3, rules maze\n {4}legal has too much do "stop"\n {4}position \{/);
  });

  testsOfCommand(run, lines);
});
