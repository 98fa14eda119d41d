// The checker accepts the oracle's own games and notices every way of spoiling them.

import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { problemsOf, runnerBeside, spoiled, testsOfCommand, traceText, tries } from '../../../../tests/oracle/testing.mjs';
import { TraceChecker } from './checker.mjs';
import { DEFAULTS, NAMED, optionProblems, OPTION_VALUES } from './oracle.mjs';
import { randomGame, randomRules, randomSetUp, shuffle } from './self-play.mjs';
import { placed } from './set-ups.mjs';

const rulesWith = (changes = {}) => ({ ...DEFAULTS, ...changes });

const problemsIn = problemsOf(TraceChecker);

function noticesIn(lines) {
  return (change, expected, options = {}) => {
    const problems = problemsIn(spoiled(lines, change), options);
    assert.ok(problems.some((problem) => expected.test(problem)), `${expected} is not among:\n${problems.join('\n')}`);
  };
}

// Plays the named moves from a set-up, and goes on to the cap with the first legal action.
function gameOf(rules, setup, texts, cap = texts.length) {
  const choose = (legal, chance, lines) => {
    const text = texts[lines.length];
    if (text === undefined) return 0;
    const { names } = placed(rules, setup).board;
    const chosen = legal.findIndex(({ from, to, say }) => `${names[from]}-${names[to]}${say === null ? '' : ` ${say}`}` === text);
    assert.ok(chosen >= 0, `${text} is not legal`);
    return chosen;
  };
  return randomGame({ rules, start: placed(rules, setup), cap, choose });
}

const outcomeOf = (lines) => lines.at(-1).outcome;

describe('games of the oracle itself', () => {
  for (const id of Object.keys(NAMED)) {
    test(`${id}: no disagreement`, () => {
      for (let seed = 1; seed <= 3; seed += 1) {
        const lines = randomGame({ id, rules: NAMED[id], seed });
        assert.deepEqual(problemsIn(lines, { strictRules: true, standardStart: true }), []);
      }
    });
  }

  test('each option set to each other value: no disagreement', () => {
    for (const [key, values] of Object.entries(OPTION_VALUES)) {
      for (const value of values) {
        const rules = rulesWith({ [key]: value });
        if (optionProblems(rules).length > 0) continue;
        assert.deepEqual(problemsIn(randomGame({ rules, seed: 5, cap: 60 }), { standardStart: true }), [], `${key} ${value}`);
      }
    }
  });

  test('options drawn at random, from the start and from any set-up: no disagreement', () => {
    const ends = new Set();
    const play = (game) => {
      const lines = randomGame(game);
      assert.deepEqual(problemsIn(lines), [], `seed ${game.seed}`);
      ends.add(`${outcomeOf(lines).reason} ${outcomeOf(lines).winner}`);
    };
    for (let seed = 1; seed <= tries(75, 150); seed += 1) {
      const rules = randomRules(seed);
      play({ rules, seed, cap: 40 });
      play({ rules, seed, cap: 40, choose: shuffle });
      play({ rules, seed, cap: 40, start: randomSetUp(rules, seed) });
    }
    for (const end of ['cap null', 'escaped swede', 'surrounded muscovite', 'repetition null', 'repetition muscovite']) {
      assert.ok(ends.has(end), `no game ends with ${end}`);
    }
  });

  test('interleaved games are told apart', () => {
    const one = randomGame({ rules: NAMED.linne, game: 0, seed: 1, cap: 30 });
    const other = randomGame({ rules: NAMED.tablut, game: 1, seed: 2, cap: 30 });
    assert.deepEqual(problemsIn(one.flatMap((line, index) => [line, other[index]].filter((each) => each !== undefined))), []);
  });

  test('an outcome without a decision: a set-up that is over, or a cap of 0', () => {
    const only = (winner, reason) => problemsIn([{ game: 0, outcome: { winner, reason } }]);
    assert.deepEqual(only(null, 'cap'), []);
    assert.deepEqual(only('swede', 'escaped'), []);
    assert.deepEqual(only('muscovite', 'blocked'), []);
    assert.match(only(null, 'repetition')[0], /no game begins/);
    assert.match(only('muscovite', 'surrounded')[0], /no game begins/);
  });
});

describe('spoiled lines', () => {
  const game = randomGame({ rules: NAMED.linne, seed: 3, cap: 30 });
  const notices = noticesIn(game);

  test('the game itself is sound', () => {
    assert.equal(game.length, 31);
    assert.deepEqual(problemsIn(game), []);
  });

  test('a legal action is missing, too much, repeated or misshapen', () => {
    notices((lines) => { lines[7].legal.splice(lines[7].chosen === 0 ? 1 : 0, 1); }, /legal lacks [a-i]\d-[a-i]\d$/);
    notices((lines) => { lines[7].legal.push({ do: 'move', from: 'a1', to: 'a2' }); }, /legal has too much: a1-a2/);
    notices((lines) => { lines[7].legal.push(lines[7].legal[0]); }, /legal repeats/);
    notices((lines) => { lines[7].legal[0].do = 'jump'; }, /legal has too much: no action/);
    notices((lines) => { lines[7].legal[0].say = 'raichi'; }, /legal has too much: .* raichi/);
    notices((lines) => { lines[7].legal[0].say = null; }, /legal has too much: no action/);
    notices((lines) => { lines[7].legal[0].extra = 1; }, /legal has too much: no action/);
    notices((lines) => { lines[7].legal[0] = null; }, /legal has too much: no action/);
    notices((lines) => { lines[7].legal = {}; }, /legal is not a list/);
  });

  test('the order of legal is free', () => {
    assert.deepEqual(problemsIn(spoiled(game, (lines) => {
      lines[7].chosen = lines[7].legal.length - 1 - lines[7].chosen;
      lines[7].legal.reverse();
    })), []);
  });

  test('the chosen action does not exist', () => {
    notices((lines) => { lines[7].chosen = 999; }, /chosen action 999/);
    notices((lines) => { lines[7].chosen = '0'; }, /chosen action "0"/);
    notices((lines) => { lines[7].chosen = -1; }, /chosen action -1/);
  });

  test('another action is chosen than the one that follows', () => {
    notices((lines) => { lines[7].chosen = (lines[7].chosen + 1) % lines[7].legal.length; }, /^after .* must stand/);
  });

  test('a piece vanishes between two decisions, appears, or stands elsewhere', () => {
    notices((lines) => { lines[9].position.drabants.pop(); }, /must stand a drabant, not nothing/);
    notices((lines) => { lines[9].position.muscovites.unshift('a1'); }, /on a1 must stand nothing, not a Muscovite/);
    notices((lines) => { lines[9].position.king = 'a2'; }, /the game is over: the king stands on a2/);
  });

  test('the wrong side is to move', () => {
    notices((lines) => { lines[9].position.turn = lines[8].position.turn; }, /it must be the (swede|muscovite)'s turn/);
  });

  test('a line is left out', () => {
    notices((lines) => lines.filter((line, index) => index !== 12), /ply 13 stands where ply 12 must/);
    notices((lines) => lines.filter((line, index) => index !== 12), /^after/);
    notices((lines) => lines.slice(1), /ply 1 stands where ply 0 must/);
  });

  test('how often the position has stood', () => {
    notices((lines) => { lines[0].position.seen = 2; }, /stands for time 1, not 2/);
    notices((lines) => { lines[9].position.seen = 2; }, /stands for time 1, not 2/);
    notices((lines) => { lines[9].position.seen = 3; }, /the game is over: the position stands for time 3/);
    notices((lines) => { lines[9].position.seen = 0; }, /seen is 0/);
  });

  test('a word is in force where the program announces', () => {
    notices((lines) => { lines[9].position.said = 'raichi'; }, /raichi is in force/);
    notices((lines) => { lines[9].position.said = 'check'; }, /said is "check"/);
  });

  test('positions that are none', () => {
    const change = (edit) => (lines) => { edit(lines[6].position); };
    notices(change((position) => { delete position.king; }), /exactly the keys/);
    notices(change((position) => { position.clock = 1; }), /exactly the keys/);
    notices(change((position) => { position.board = 7; }), /the board is 7, and 9 by the options/);
    notices(change((position) => { position.turn = 'men'; }), /turn is "men"/);
    notices(change((position) => { position.drabants = 'c5'; }), /drabants is not a list/);
    notices(change((position) => { position.king = 'k5'; }), /"k5" is no square/);
    notices(change((position) => { position.king = null; }), /null is no square/);
    notices(change((position) => { [position.king] = position.drabants; }), /two pieces stand on/);
    notices(change((position) => { position.muscovites.push(position.muscovites.at(-1)); }), /two pieces stand on/);
    notices(change((position) => { position.muscovites.reverse(); }), /is out of order/);
    notices((lines) => { lines[6].position = null; }, /exactly the keys/);
  });

  test('after a position that is none, the rest is still checked', () => {
    const problems = problemsIn(spoiled(game, (lines) => {
      lines[6].position = null;
      lines[20].legal.pop();
    }));
    assert.equal(problems.length, 2, problems.join('\n'));
  });

  test('nobody knows then how often a position has stood, and only then', () => {
    const repetition = { winner: null, reason: 'repetition' };
    const ending = (lines) => { lines.at(-1).outcome = repetition; };
    notices(ending, /the game goes on/);
    assert.equal(problemsIn(spoiled(game, (lines) => {
      ending(lines);
      lines[6].position = null;
    })).length, 1);
    notices((lines) => {
      lines.at(-1).outcome = { winner: 'muscovite', reason: 'blocked' };
      lines[6].position = null;
    }, /the game goes on/);
  });

  test('options change within a game, are missing, or do not go together', () => {
    notices((lines) => { lines[5].options.king_taken = 'two'; }, /options have changed/);
    notices((lines) => { lines[5].rules = 'tablut'; }, /the rules were lab/);
    notices((lines) => { delete lines[5].options.camps; }, /option camps is missing/);
    notices((lines) => { for (const line of lines.slice(0, -1)) line.options.castle_counts = 'no'; }, /never be surrounded/);
  });

  test('a line is no decision', () => {
    notices((lines) => { delete lines[5].events; }, /the line lacks events/);
    notices((lines) => { lines[5] = 5; }, /not an object/);
    notices((lines) => { lines[5].game = '0'; }, /game is "0"/);
    notices((lines) => { delete lines.at(-1).game; }, /game is undefined/);
    const problems = [];
    new TraceChecker({ report: (disagreement) => problems.push(...disagreement.problems) }).checkText('{"game":');
    assert.match(problems[0], /not JSON/);
  });

  test('the start is not the standard one', () => {
    notices((lines) => { lines[0].position.drabants.shift(); }, /must stand a drabant/, { standardStart: true });
    const elsewhere = randomGame({ rules: NAMED.linne, start: randomSetUp(NAMED.linne, 1), cap: 3 });
    assert.deepEqual(problemsIn(elsewhere), []);
    assert.notDeepEqual(problemsIn(elsewhere, { standardStart: true }), []);
  });
});

describe('events', () => {
  const setup = { king: 'e4', drabants: 'c3 b8', muscovites: 'g4 e6 h2 c9' };
  const game = gameOf(NAMED.linne, setup, ['c3-c5', 'h2-e2', 'c5-c4', 'e2-e3']);
  const notices = noticesIn(game);

  test('the words of the program', () => {
    assert.deepEqual(game.slice(0, 4).map((line) => line.events), [[{ event: 'tuichu' }], [], [], []]);
    assert.deepEqual(problemsIn(game), []);
    notices((lines) => { lines[0].events = []; }, /must be \[{"event":"tuichu"}\], not \[\]/);
    notices((lines) => { lines[0].events = [{ event: 'raichi' }]; }, /must be \[{"event":"tuichu"}\], not \[{"event":"raichi"}\]/);
    notices((lines) => { lines[0].events.push({ event: 'tuichu' }); }, /the words among the events/);
    notices((lines) => { lines[0].events[0].side = 'swede'; }, /the words among the events/);
    notices((lines) => { lines[1].events = [{ event: 'raichi' }]; }, /must be \[\]/);
    notices((lines) => { lines[2].events = [{ event: 'raichi' }]; }, /must be \[\]/);
  });

  test('under announce players the program says nothing', () => {
    const rules = rulesWith({ announce: 'players' });
    const spoken = gameOf(rules, setup, ['c3-c5 tuichu', 'h2-e2']);
    assert.deepEqual(problemsIn(spoken), []);
    noticesIn(spoken)((lines) => { lines[0].events = [{ event: 'tuichu' }]; }, /must be \[\]/);
  });

  test('other events are accepted; a move and captures that are told must be true', () => {
    const capture = gameOf(NAMED.linne, { king: 'h8', drabants: 'a3 c4', muscovites: 'b4 b1 d8' }, ['a3-a4', 'd8-d7']);
    const withEvents = (...events) => problemsIn(spoiled(capture, (lines) => { lines[0].events.push(...events); }));
    assert.deepEqual(withEvents({ event: 'moved', from: 'a3', to: 'a4' }, { event: 'captured', at: 'b4' }, { event: 'sneeze' }), []);
    assert.deepEqual(withEvents({ event: 'moved', from: 'a1' }, { event: 'moved', to: 'a1' }, { event: 'captured', piece: 'a1' }), []);
    assert.match(withEvents({ event: 'moved', from: 'a3', to: 'a5' })[0], /tells of a move a3-a5/);
    assert.match(withEvents({ event: 'captured', at: 'b1' })[0], /must be b4, not b1/);
    assert.match(withEvents({ event: 'captured', at: 'b4' }, { event: 'captured', at: 'b4' })[0], /must be b4, not b4 b4/);
    assert.match(withEvents({ kind: 'captured' })[0], /events is not a list of objects/);
    noticesIn(capture)((lines) => { lines[1].events = null; }, /events is not a list/);
    noticesIn(capture)((lines) => { lines[1].position.muscovites.splice(1, 0, 'b4'); }, /on b4 must stand nothing/);
  });
});

describe('words of the players', () => {
  const rules = rulesWith({ announce: 'players' });
  const setup = { king: 'e4', drabants: 'c3 b8', muscovites: 'g4 e6 h2 c9' };
  const spoken = gameOf(rules, setup, ['c3-c5 tuichu', 'h2-h3', 'c5-c4', 'h3-h2']);
  const notices = noticesIn(spoken);

  test('the word in force', () => {
    assert.deepEqual(spoken.slice(0, 4).map((line) => line.position.said), [null, 'tuichu', 'tuichu', null]);
    assert.deepEqual(problemsIn(spoken), []);
    notices((lines) => { lines[1].position.said = null; }, /said must be "tuichu", not null/);
    notices((lines) => { lines[2].position.said = 'raichi'; }, /said must be "tuichu", not "raichi"/);
    notices((lines) => { lines[3].position.said = 'raichi'; }, /said must be null, not "raichi"/);
    notices((lines) => { lines[0].position.said = 'raichi'; }, /a word is in force in the first position/);
  });

  test('both forms, and no untrue word', () => {
    const isSpoken = (action) => action.from === 'c3' && action.to === 'c5' && action.say === 'tuichu';
    notices((lines) => { lines[0].legal = lines[0].legal.filter((action) => !isSpoken(action)); }, /legal lacks c3-c5 tuichu/);
    notices((lines) => { lines[0].legal.find(isSpoken).say = 'raichi'; }, /legal has too much: c3-c5 raichi/);
    notices((lines) => { delete lines[0].legal.find(isSpoken).say; }, /legal repeats c3-c5/);
    notices((lines) => { lines[0].legal.push({ do: 'move', from: 'e4', to: 'a4' }); }, /legal has too much: e4-a4/);
  });
});

describe('ends', () => {
  const endingWith = (outcome) => (lines) => { lines.at(-1).outcome = outcome; };

  test('another outcome, or an end in the middle', () => {
    const game = gameOf(NAMED.linne, { king: 'c4', drabants: 'h8', muscovites: 'g7' }, ['h8-h7', 'g7-g6', 'c4-c1'], 9);
    assert.deepEqual(outcomeOf(game), { winner: 'swede', reason: 'escaped' });
    const notices = noticesIn(game);
    notices(endingWith({ winner: 'muscovite', reason: 'surrounded' }), /the game ends here: the swede wins by escaped/);
    notices(endingWith({ winner: null, reason: 'cap' }), /the game ends here/);
    notices(endingWith({ winner: 'muscovite', reason: 'escaped' }), /has the wrong winner/);
    notices(endingWith({ winner: 'swede', reason: 'tired' }), /no outcome/);
    notices(endingWith({ winner: 'swede', reason: 'toString' }), /no outcome/);
    notices(endingWith(null), /no outcome/);
    notices(endingWith({ winner: 'swede', reason: 'escaped', plies: 3 }), /no outcome/);
    notices((lines) => { lines.splice(2, 1); }, /the game goes on; found the end/);
    notices((lines) => { lines.splice(3, 0, { ...lines[1], ply: 3 }); }, /the game is over \(the swede wins by escaped\), and goes on/);
  });

  test('cap ends a game anywhere', () => {
    const game = randomGame({ rules: NAMED.linne, seed: 3, cap: 10 });
    assert.deepEqual(problemsIn(spoiled(game, (lines) => { lines.splice(4, 6); })), []);
    noticesIn(game)(endingWith({ winner: 'swede', reason: 'cap' }), /has the wrong winner/);
    noticesIn(game)(endingWith({ winner: null, reason: 'repetition' }), /the game goes on/);
  });

  test('surrounded and blocked', () => {
    const taken = gameOf(NAMED.linne, { king: 'e4', drabants: 'a2', muscovites: 'd4 f4 g3', turn: 'muscovite' }, ['g3-e3'], 5);
    assert.deepEqual(outcomeOf(taken), { winner: 'muscovite', reason: 'surrounded' });
    assert.deepEqual(problemsIn(taken), []);
    noticesIn(taken)(endingWith({ winner: null, reason: 'cap' }), /the muscovite wins by surrounded/);
    const blocked = gameOf(NAMED.linne, { king: 'c4', drabants: 'e2', muscovites: 'd4' }, ['e2-e4'], 5);
    assert.deepEqual(problemsIn(blocked), []);
    noticesIn(blocked)(endingWith({ winner: 'swede', reason: 'escaped' }), /the swede wins by blocked/);
    noticesIn(blocked)(endingWith({ winner: 'muscovite', reason: 'blocked' }), /the swede wins by blocked/);
  });

  test('repetition, by the option', () => {
    const setup = { king: 'e4', drabants: 'c3 b8', muscovites: 'g4 e6 h2 c9' };
    const around = ['c3-c5', 'h2-h3', 'c5-c3', 'h3-h2'];
    const play = (repetition) => gameOf(rulesWith({ repetition }), setup, [...around, ...around, 'c3-c4'], 9);
    const draw = play('draw');
    assert.equal(draw.length, 9);
    assert.deepEqual(outcomeOf(draw), { winner: null, reason: 'repetition' });
    assert.deepEqual(problemsIn(draw), []);
    noticesIn(draw)(endingWith({ winner: null, reason: 'cap' }), /a draw by repetition/);
    noticesIn(draw)((lines) => { lines[4].position.seen = 1; }, /stands for time 2, not 1/);
    const lost = play('swede-loses');
    assert.deepEqual(outcomeOf(lost), { winner: 'muscovite', reason: 'repetition' });
    assert.deepEqual(problemsIn(lost), []);
    noticesIn(lost)(endingWith({ winner: null, reason: 'repetition' }), /the muscovite wins by repetition/);
    const off = play('off');
    assert.deepEqual(outcomeOf(off), { winner: null, reason: 'cap' });
    assert.equal(off[8].position.seen, 3);
    assert.deepEqual(problemsIn(off), []);
    noticesIn(off)((lines) => { lines[8].position.seen = 1; }, /stands for time 3, not 1/);
  });

  test('the word in force tells positions apart', () => {
    const setup = { king: 'e4', drabants: 'c3 b8', muscovites: 'g4 e6 h2 c9' };
    const around = ['c3-c5', 'h2-h3', 'c5-c3', 'h3-h2'];
    const spoken = [`${around[0]} tuichu`, around[1], `${around[2]} tuichu`, around[3]];
    const game = gameOf(rulesWith({ announce: 'players' }), setup, [...around, ...spoken, ...around]);
    assert.deepEqual(problemsIn(game), []);
    assert.deepEqual(game.slice(0, -1).map((line) => line.position.seen), [1, 1, 1, 1, 2, 1, 1, 1, 1, 2, 2, 2]);
  });
});

describe('named rule sets', () => {
  test('a changed option is a warning, and an error under strict rules', () => {
    const lines = randomGame({ id: 'linne', rules: rulesWith({ king_taken: 'castle' }), cap: 5 });
    const checker = new TraceChecker();
    for (const each of lines) checker.checkLine(each);
    assert.equal(checker.disagreements, 0);
    assert.deepEqual([...checker.warnings], ['linne: king_taken is "castle", the rule set has "four"']);
    assert.match(problemsIn(lines, { strictRules: true })[0], /king_taken is "castle"/);
  });
});

describe('the command', () => {
  const run = runnerBeside(import.meta.url);
  const lines = randomGame({ id: 'linne', rules: NAMED.linne, seed: 3, cap: 30 });

  test('a sound trace: a summary, and 0', () => {
    const { status, stdout } = run(traceText(lines), '--strict-rules', '--standard-start');
    assert.equal(status, 0);
    assert.match(stdout, /linne: 1 games, 30 decisions, 0 disagreements; outcomes: cap - 1/);
  });

  test('a spoiled trace: the disagreement in full, and 1', () => {
    const { status, stdout } = run(traceText(spoiled(lines, (copy) => { copy[3].legal.push({ do: 'stop' }); })));
    assert.equal(status, 1);
    assert.match(stdout, /stdin:4: game 0, ply 3, rules linne\n {4}legal has too much: no action: {"do":"stop"}\n {4}position {"board":9,/);
  });

  testsOfCommand(run, lines);
});
