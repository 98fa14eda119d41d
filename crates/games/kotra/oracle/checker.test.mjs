// The checker accepts the oracle's own games and notices every way of spoiling them.

import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { problemsOf, runnerBeside, spoiled, testsOfCommand, traceText } from '../../../../tests/oracle/testing.mjs';
import { TraceChecker } from './checker.mjs';
import { DEFAULTS, FLIPS } from './oracle.mjs';
import { randomGame } from './self-play.mjs';
import { setUpsFile, starts } from './set-ups-file.mjs';
import { placed, rulesWith } from './words.mjs';

const SET_UPS = setUpsFile();

const problemsIn = problemsOf(TraceChecker);

const noticesIn = (lines, start = null) => (change, expected) => {
  const problems = problemsIn(spoiled(lines, change), start === null ? {} : { starts: [start] });
  assert.ok(problems.some((problem) => expected.test(problem)), `${expected} is not among:\n${problems.join('\n')}`);
};

// A game from a set-up with these throws, one after the other; the first legal action is chosen, or the one that is named.
function gameOf({ rules = DEFAULTS, throws, chosen = {}, cap = 20, ...start }) {
  const rest = [...throws];
  const position = placed(start);
  const lines = randomGame({
    rules, start: position, cap, dice: () => rest.shift() ?? [1, 2],
    choose: (legal, chance, before) => Math.max(0, legal.findIndex((action) => action.do === chosen[before.length])),
  });
  return { lines, start: { options: rules, position } };
}

describe('games of the oracle itself', () => {
  test('from home, under each option: no disagreement', () => {
    for (const rules of [DEFAULTS, ...FLIPS]) assert.deepEqual(problemsIn(randomGame({ rules, seed: 3 })), []);
  });

  test('from every set-up: no disagreement, and every end', () => {
    const missing = new Set(['jan', 'off', 'off mar', 'munk', 'munk half', 'munk mar', 'draw', 'cap']);
    // Some ends are rare: games are played until all have come.
    for (let seed = 2000; missing.size > 0; seed += starts.length) {
      assert.ok(seed < 40_000, [...missing].join(', '));
      const lines = starts.flatMap(({ options, position }, game) => randomGame({ rules: options, start: position, game, seed: game + seed, cap: 100 }));
      for (const { outcome } of lines) {
        if (outcome !== undefined) missing.delete(`${outcome.reason}${outcome.half ? ' half' : ''}${outcome.mar ? ' mar' : ''}`);
      }
      assert.deepEqual(problemsIn(lines, { starts }), []);
    }
  });
});

describe('spoiled lines', () => {
  const game = randomGame({ seed: 3, cap: 40 });
  const notices = noticesIn(game);

  test('legal actions are missing, too many, repeated or misshapen; their order is free', () => {
    notices((lines) => { lines[7].legal.splice(0, 1); }, /legal lacks (move|enter)/);
    notices((lines) => { lines[7].legal.push({ do: 'stop' }); }, /legal has too much: stop/);
    notices((lines) => { lines[7].legal.push(lines[7].legal[0]); }, /legal repeats/);
    notices((lines) => { lines[7].legal[0].extra = 1; }, /legal has too much: no action/);
    notices((lines) => { lines[7].legal[0] = null; }, /legal has too much: no action/);
    notices((lines) => { lines[7].legal[0].do = 'toString'; }, /legal has too much: no action/);
    notices((lines) => { lines[7].legal = {}; }, /legal is not a list/);
    assert.deepEqual(problemsIn(spoiled(game, (lines) => {
      lines[7].chosen = lines[7].legal.length - 1 - lines[7].chosen;
      lines[7].legal.reverse();
    })), []);
  });

  test('the chosen action is none, or another than the one that follows', () => {
    notices((lines) => { lines[7].chosen = 999; }, /chosen action 999/);
    notices((lines) => { lines[7].chosen = '0'; }, /chosen action "0"/);
    const index = game.findIndex(({ legal }) => legal?.length > 1);
    notices((lines) => { lines[index].chosen = (lines[index].chosen + 1) % lines[index].legal.length; }, /^after .* must be/);
  });

  test('positions that do not follow, or are none', () => {
    notices((lines) => { lines.splice(12, 1); }, /ply 13 stands where ply 12 must/);
    notices((lines) => { lines[9].position.turn = lines[9].position.turn === 'white' ? 'black' : 'white'; }, /^after/);
    notices((lines) => { lines[9].position.first = 'nobody'; }, /first is "nobody"/);
    notices((lines) => { lines[9].position.white.points[0] += 1; }, /white has 16 checkers/);
    notices((lines) => { lines[9].position.white.five_out = !lines[9].position.white.five_out; }, /five_out of white/);
    notices((lines) => { lines[9].position.black.open_band = true; }, /no band on 7/);
    notices((lines) => { lines[9].position.black.thrown_before = false; }, /black must be/);
    notices((lines) => { lines[9].position.throw = [3, 3]; }, /throw is \[3,3\]/);
    notices((lines) => { lines[9].position.unused = [6, 6, 6, 6, 6]; }, /is unused/);
    notices((lines) => { lines[9].position.after = { side: 'white', left: 1, value: 3 }; }, /after is/);
    notices((lines) => { lines[9].position.after = { side: 'white', left: 1, value: 2 }; }, /has not borne off all/);
    notices((lines) => { delete lines[9].position.after; }, /exactly the keys/);
    notices((lines) => { lines[9].position.clock = 1; }, /exactly the keys/);
  });

  test('the game does not begin at home, or not at its set-up', () => {
    notices((lines) => lines.slice(1), /ply 1 stands where ply 0 must/);
    const { lines, start } = gameOf({ white: '5 24:14', black: '20:15', throws: [[1, 2]], cap: 1 });
    assert.deepEqual(problemsIn(lines, { starts: [start] }), []);
    assert.match(problemsIn(lines)[0], /white must be 15 /);
    noticesIn(lines, start)((copy) => { copy[0].options = { ...DEFAULTS, after_throws: 5 }; }, /the options of the set-up/);
    assert.deepEqual(problemsIn([{ ...lines[0], game: 1 }, { ...lines[1], game: 1 }], { starts: [starts[0], start] }), []);
  });

  test('options change within a game, are missing, or have wrong values; a line is no decision', () => {
    notices((lines) => { lines[5].options.after_throws = 5; }, /options have changed/);
    notices((lines) => { delete lines[5].options.one_die; }, /option one_die is missing/);
    notices((lines) => { lines[5].rules = 'other'; }, /the rules were kotra/);
    notices((lines) => { delete lines[5].events; }, /the line lacks events/);
    notices((lines) => { lines[5] = 5; }, /not an object/);
    notices((lines) => { lines[5].game = '0'; }, /game is "0"/);
  });
});

describe('turns that passed', () => {
  const { lines, start } = gameOf({ white: 'hit 24:14', black: '13:8 14:6 11', throws: [[1, 2], [6, 6], [2, 2], [3, 1]], cap: 3 });
  const notices = noticesIn(lines, start);

  test('stand in the events of the next decision', () => {
    assert.deepEqual(lines[0].events, [{ event: 'passed', side: 'white', throw: [1, 2] }]);
    assert.deepEqual(problemsIn(lines, { starts: [start] }), []);
  });

  test('missing, invented, of the wrong side or throw', () => {
    notices((copy) => { copy[0].events = []; }, /turn must be white; found black/);
    notices((copy) => { copy[0].events[0].side = 'black'; }, /black cannot have passed with 1-2: it is white to throw/);
    notices((copy) => { copy[0].events[0].throw = [1, 6]; }, /white cannot have passed with 1-6: there is enter to 6/);
    notices((copy) => { copy[0].events[0].throw = [1]; }, /it is white to throw two dice/);
    notices((copy) => { copy[0].events[0].throw = [2, 2]; }, /no passed turn/);
    notices((copy) => { copy[1].events = [{ event: 'passed', side: 'white', throw: [1, 2] }]; }, /there is a decision/);
    notices((copy) => { copy[0].events = null; }, /events is not a list/);
  });

  test('other events are accepted', () => {
    assert.deepEqual(problemsIn(spoiled(lines, (copy) => { copy[0].events.push({ event: 'sneeze' }); }), { starts: [start] }), []);
  });
});

describe('ends', () => {
  const endingWith = (change) => (lines) => { Object.assign(lines.at(-1).outcome, change); };

  test('another outcome than the right one', () => {
    const { lines, start } = gameOf({ white: '23 24:14', black: '20:14 hit', throws: [[1, 2]], chosen: { 1: 'stop' } });
    assert.deepEqual(lines.at(-1).outcome, { winner: 'white', reason: 'munk', pattern: 'meistari', half: true, mar: true, value: 7.5 });
    const notices = noticesIn(lines, start);
    for (const change of [{ winner: 'black' }, { reason: 'off' }, { pattern: 'stutti-mukur' }, { half: false }, { mar: false }, { value: 15 }]) {
      notices(endingWith(change), /the game ends with/);
    }
    notices(endingWith({ plies: 2 }), /no outcome/);
    notices((copy) => { copy.at(-1).outcome = null; }, /no outcome/);
    notices((copy) => { copy.splice(1, 1); }, /the game goes on/);
    notices((copy) => { copy.splice(2, 0, { ...copy[1], ply: 2 }); }, /the game is over .*, and goes on/);
  });

  test('a cap ends a game anywhere, with nothing won', () => {
    const game = randomGame({ seed: 3, cap: 10 });
    assert.deepEqual(problemsIn(spoiled(game, (lines) => { lines.splice(4, 6); })), []);
    noticesIn(game)(endingWith({ winner: 'white' }), /the game goes on/);
    noticesIn(game)(endingWith({ reason: 'draw' }), /the game goes on/);
  });

  test('after-throws that pass at the end stand in no line', () => {
    const after = { side: 'black', left: 2, value: 2 };
    const blocked = { turn: 'black', white: '', black: 'hit 1:14', after };
    const { lines, start } = gameOf({ ...blocked, throws: [[1, 1], [1, 1]], cap: 1 });
    assert.equal(lines.length, 1);
    // A hit checker and the home of 14: that is too far for two throws, and over when the first has passed.
    assert.deepEqual(lines[0].outcome, { winner: 'white', reason: 'off', pattern: null, half: false, mar: false, value: 2 });
    assert.deepEqual(problemsIn(lines, { starts: [start] }), []);
    noticesIn(lines, start)(endingWith({ mar: true, value: 4 }), /the game goes on/);
  });
});

describe('the command', () => {
  const run = runnerBeside(import.meta.url);
  const lines = randomGame({ seed: 3, cap: 30 });

  test('a sound trace: a summary, and 0', () => {
    const { status, stdout } = run(traceText(lines), '--strict-rules');
    assert.equal(status, 0, stdout);
    assert.match(stdout, /kotra: 1 games, 30 decisions, 0 disagreements; outcomes: cap 1/);
    const { options, position } = starts[0];
    assert.equal(run(traceText(randomGame({ rules: options, start: position })), '--from', SET_UPS).status, 0);
  });

  test('a spoiled trace: the disagreement in full, and 1', () => {
    const { status, stdout } = run(traceText(spoiled(lines, (copy) => { copy[3].legal.push({ do: 'stop' }); })));
    assert.equal(status, 1);
    assert.match(stdout, /stdin:4: game 0, ply 3, rules kotra\n {4}legal has too much: stop\n {4}position {"turn":/);
  });

  test('changed options are a warning, and an error under --strict-rules', () => {
    const changed = traceText(randomGame({ rules: rulesWith({ after_throws: 0 }), cap: 3 }));
    assert.equal(run(changed).status, 0);
    assert.match(run(changed).stdout, /warning: kotra: after_throws is 0, the rule set has 7/);
    assert.equal(run(changed, '--strict-rules').status, 1);
  });

  test('a file of set-ups that is not there is 2', () => {
    assert.equal(run('', '--from', 'no-such-file.jsonl').status, 2);
  });

  testsOfCommand(run, lines);
});
