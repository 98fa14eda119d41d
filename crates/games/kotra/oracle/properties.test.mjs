// What must hold in every position of the set-ups, and in every filling of the first quarter.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { CHECKERS, FIRST_QUARTER } from './board.mjs';
import { afterAction, afterThrow, isJan, legalActions, turnBegins } from './oracle.mjs';
import { positionProblems } from './read-position.mjs';
import { canStand, setUps } from './set-ups.mjs';
import { starts } from './set-ups-file.mjs';
import { countOf } from './set-up-kinds.mjs';
import { usesOf } from './uses.mjs';
import { rulesWith } from './words.mjs';

const THROWS = [1, 2, 3, 4, 5, 6].flatMap((one) => [1, 2, 3, 4, 5, 6].slice(0, one).map((other) => [one, other]));

test('the same seed gives the same set-ups, in which a game can go on', () => {
  assert.deepEqual(setUps(500, 1), starts);
  assert.notDeepEqual(setUps(20, 2), setUps(20, 1));
  for (const { options, position } of starts) assert.ok(canStand(options, position));
});

// Every decision that a throw from a set-up leads to at once.
function* decisions() {
  for (const { options, position } of starts) {
    const begun = turnBegins(options, position);
    if (begun.what === 'decide') yield { rules: options, position: begun.position, legal: begun.legal };
    for (const dice of THROWS) {
      const next = afterThrow(options, position, dice);
      if (next.what === 'decide') yield { rules: options, position: next.position, legal: next.legal };
    }
  }
}

test('no action changes the position it is played in, loses a checker, or leads to a position that cannot be', () => {
  let count = 0;
  for (const { rules, position, legal } of decisions()) {
    const before = JSON.stringify(position);
    for (const action of legal) {
      const next = afterAction(rules, position, action);
      count += 1;
      assert.equal(JSON.stringify(position), before);
      if (next.what === 'end') continue;
      assert.deepEqual(positionProblems(rules, next.position), [], `${before} ${JSON.stringify(action)}`);
      for (const side of ['white', 'black']) assert.equal(countOf(next.position[side]), CHECKERS);
    }
  }
  assert.ok(count > 20000, String(count));
});

test('legal uses are uses, and the option one_die only ever takes some away', () => {
  for (const { rules, position, legal } of decisions()) {
    if (position.throw.length === 0) continue;
    const uses = new Set(usesOf(rules, position).map((use) => JSON.stringify(use)));
    const either = new Set(legalActions({ ...rules, one_die: 'either' }, position).map((action) => JSON.stringify(action)));
    for (const action of legal) {
      if ('die' in action) assert.ok(uses.has(JSON.stringify(action)));
    }
    for (const action of legalActions({ ...rules, one_die: 'higher' }, position)) assert.ok(either.has(JSON.stringify(action)));
  }
});

// §2: "No position is dead: a side that is not jan always has a legal use for at least one value of a die (proved; a test
// walks all fillings of the first quarter)." With hit checkers only the first quarter matters.
test('a side with hit checkers that is not jan can enter with some die', () => {
  const rules = rulesWith({});
  let count = 0;
  for (let filling = 0; filling < 4 ** 6; filling += 1) {
    for (let hit = 1; hit <= 6; hit += 1) {
      const own = Array(24).fill(0);
      const other = Array(24).fill(0);
      // Nothing, an own checker, an enemy blot, an enemy band.
      FIRST_QUARTER.forEach((point, index) => {
        const what = Math.floor(filling / 4 ** index) % 4;
        if (what === 1) own[point - 1] = 1;
        else if (what > 1) other[point + 11] = what - 1;
      });
      const checkers = { off: 0, five_out: true, open_band: false, thrown_before: true };
      const white = { ...checkers, points: own, hit };
      if (isJan(white)) continue;
      const position = {
        turn: 'white', first: 'white', white, black: { ...checkers, points: other, hit: 0 }, throw: [], unused: [], after: null,
      };
      const isStuck = [1, 2, 3, 4, 5, 6].every((die) => afterThrow(rules, position, [die]).passed);
      assert.equal(isStuck, false, `${own.slice(0, 6)} / ${other.slice(12, 18)}, ${hit} hit`);
      count += 1;
    }
  }
  assert.ok(count > 5000, String(count));
});
