import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expect, ready, test } from '../support/game.ts';
import { takeLesson } from '../support/lessons.ts';
import { finger, lay, mouse, parse, place, playByHand, playOn, record, state, wait } from '../support/play.ts';
import { settled } from '../support/views.ts';

// Kotra, played in every way and against every level, and what is told of it.

const quick = { language: 'en', speed: 'instant', seed: 3 };
const two = { ...quick, computer: 'none' };

/** The start of a record that goes on from a position. */
const from = (position: string, rules = 'kotra') => `kotra 1\nrules ${rules}\nposition ${position}\n`;

/** White bears off its last two with any throw; black has borne off one and can make no munk any more. */
const NEAR_THE_END = from('24:2,off:13/1:2,20:2,21:3,22:3,23:2,24:2,off:1 white white ??');
/** One of white goes from 19 to 20 with the one, and from 20 to 24 with the four; the first alone makes langi múkur. */
const HALF_MUNK = from('20:3,21:3,22:3,23:4,24:2/1:14,hit white white 14');
/** With this white bears off its last, and black has seven throws for a munk. */
const AFTER = from('23,off:14/15,20:3,21:2,22:3,23:3,24:3 white white 31');
/** A blot of black stands on white’s 7. */
const BLOT = from('1:10,5,12,14,16,18/1:14,19 white white 21');
/** Six bands of black stand in a row from white’s 2 to 7. */
const BARRIER = from('1:15/14:2,15:2,16:2,17:2,18:2,19:2,20:3 white white (1)2');

const click = async (page: Page, name: string) => mouse(page, await place(page, name));
const cell = (page: Page, name: string) => page.locator(`#twin [data-place="${name}"]`);
const ending = (page: Page) => page.locator('#ending-reason');

/** Drags a checker, so that one of the same side on the way is not chosen instead. */
async function drag(page: Page, from: string, to: string): Promise<void> {
  const [start, end] = [await place(page, from), await place(page, to)];
  await page.mouse.move(start.x, start.y);
  await page.mouse.down();
  await page.mouse.move((start.x + end.x) / 2, (start.y + end.y) / 2, { steps: 4 });
  await page.mouse.move(end.x, end.y, { steps: 4 });
  await page.mouse.up();
}

/** Moves a checker. */
async function move(page: Page, from: string, to: string): Promise<void> {
  await click(page, from);
  await click(page, to);
}

test('two people play a whole game with the mouse', async ({ page, open }) => {
  await open(two, 'kotra');
  await playByHand(page, mouse);
  await expect(page.locator('#ending-title')).toHaveText(/^(White|Black) wins$/);
  await expect(ending(page)).toHaveText(/ is jan and can never enter all the hit checkers\. Value: 15$/);
  expect(await record(page)).toMatch(/^kotra 1\nrules kotra\n[^]*\nround \d\/\d\n[^]*\nresult (white|black) jan 15\n$/);
  await page.locator('#play-again').click();
  await page.locator('#play-two').click();
  expect(await wait(page)).toMatchObject({ phase: 'throw-off', entries: 0 });
});

test('a whole game is played by touch against a beginner', { tag: '@phone' }, async ({ page, open }) => {
  await open({ ...quick, computer: 'black:beginner' }, 'kotra');
  expect((await playByHand(page, finger)).levels).toEqual([null, 'beginner']);
  await expect(page.locator('#ending')).toBeVisible();
});

/** Leads the keyboard to a place: by Tab to the board, by arrows over it, where the bar and the trays lie between the points. */
async function walk(page: Page, name: string): Promise<void> {
  const here = () => page.evaluate(() => (document.activeElement as HTMLElement | null)?.dataset['place'] ?? '');
  for (let presses = 0; presses < 30 && (await here()) === ''; presses += 1) await page.keyboard.press('Tab');
  for (let presses = 0; presses < 40 && (await here()) !== name; presses += 1) {
    const key = await page.evaluate((name) => {
      const [at, to] = [document.activeElement!, document.querySelector(`#twin [data-place="${name}"]`)!].map((cell) => cell.getBoundingClientRect());
      const [right, down] = [to.x + to.width / 2 - at.x - at.width / 2, to.y + to.height / 2 - at.y - at.height / 2];
      if (Math.abs(down) > Math.min(at.height, to.height) / 2) return down > 0 ? 'ArrowDown' : 'ArrowUp';
      return right > 0 ? 'ArrowRight' : 'ArrowLeft';
    }, name);
    await page.keyboard.press(key);
  }
  expect(await here()).toBe(name);
}

test('a whole game is played with the keyboard alone', async ({ page, open }) => {
  await open({ ...quick, computer: 'white:easy' }, 'kotra');
  const heard = new Set<string>();
  for (let now = await wait(page); now.phase !== 'over'; now = await wait(page)) {
    const ends = now.phase === 'decision' ? parse(now.legal[now.entries % now.legal.length], now.turn) : undefined;
    if (!ends) await page.keyboard.press(now.phase === 'decision' ? 'e' : 't');
    else {
      for (const name of [ends.from, ends.to]) {
        await walk(page, name);
        await page.keyboard.press('Enter');
      }
      if (await page.locator('#choice').isVisible()) await page.keyboard.press('Enter');
    }
    await expect.poll(async () => (await state(page))?.entries).toBeGreaterThan(now.entries);
    heard.add((await page.locator('#heard').textContent()) ?? '');
  }
  expect(heard.size).toBeGreaterThan(10);
  expect([...heard].join()).not.toContain('⟨');
  // The rematch comes first.
  await page.keyboard.press('Enter');
  await expect(page.locator('#ending')).toBeHidden();
});

test('a whole game is played by names alone, as a screen reader or a voice does', async ({ page, open }) => {
  await open(quick, 'kotra');
  await page.getByRole('combobox', { name: 'Opponent' }).selectOption({ label: 'Fox: medium' });
  await page.getByRole('combobox', { name: 'Your side' }).selectOption({ label: 'Black' });
  await page.getByRole('button', { name: 'Play the computer' }).click();
  await expect(page.getByRole('gridcell', { name: /White’s home/ })).toHaveAccessibleName(/White’s home, 15 white checkers, a band/);
  expect((await wait(page)).levels).toEqual(['steady', null]);
  for (let now = await wait(page); now.phase !== 'over'; now = await wait(page)) {
    if (now.phase === 'decision') {
      const movable = page.getByRole('gridcell', { name: /can move$/ });
      await movable.nth(now.entries % (await movable.count())).dispatchEvent('click');
      await page.getByRole('gridcell', { name: /reachable with/ }).first().dispatchEvent('click');
    } else {
      await page.getByRole('button', { name: /^Throw/ }).first().dispatchEvent('click');
    }
    await expect.poll(async () => (await state(page))?.entries).toBeGreaterThan(now.entries);
    await expect(page.getByRole('status').first()).toContainText(/threw|moved|entered|bore|wins|can’t use|begins/);
  }
  await expect(page.getByRole('dialog')).toContainText(/wins/);
});

for (const [side, level] of [['white', 'beginner'], ['black', 'easy'], ['white', 'steady'], ['black', 'strong'], ['white', 'master']] as const) {
  test(`the ${level} computer plays ${side} to the end`, async ({ page, open }) => {
    await open({ ...quick, computer: `${side}:${level}` }, 'kotra');
    expect((await playOn(page, mouse)).levels).toContain(level);
    await expect(page.locator('#ending')).toBeVisible();
    await expect(page.locator('#notices .notice')).toHaveCount(0);
  });
}

test('two computers play to the end', async ({ page, open }) => {
  await open({ ...quick, computer: 'both:easy' }, 'kotra');
  await expect(page.locator('#ending')).toBeVisible({ timeout: 120_000 });
  expect(await record(page)).toMatch(/^result (white|black) (off|munk|jan) /m);
});

test('each side throws one die, and the lower begins', async ({ page, open }) => {
  await open(two, 'kotra');
  // Equal dice are thrown again.
  await lay(page, 'kotra 1\nrules kotra\nround 4/4\n');
  expect(await wait(page)).toMatchObject({ phase: 'throw-off', entries: 1 });
  let rounds = 1;
  for (let now = await wait(page); now.phase === 'throw-off'; now = await wait(page), rounds += 1) {
    await page.locator('#throw').click();
    await expect.poll(async () => (await state(page))?.entries).toBe(rounds + 1);
  }
  const now = await wait(page);
  const [white, black] = ((await record(page)) ?? '').match(/round (\d)\/(\d)\n$/)!.slice(1).map(Number);
  expect(now).toMatchObject({ phase: 'throw', turn: white < black ? 'white' : 'black', dice: [String(white), String(black)] });
  await expect(page.locator('#heard')).toContainText(`White threw ${white}, Black ${black}. ${white < black ? 'White' : 'Black'} begins and throws anew.`);
  await page.locator('#throw').click();
  expect(await wait(page)).toMatchObject({ phase: 'decision', turn: now.turn });
});

test('alla shows four dice, and one use is marked on one of them', async ({ page, open }) => {
  await open(two, 'kotra');
  const laid = await lay(page, from('1:15+new/1:15+new white white 3333'));
  expect(laid.dice).toEqual(['3', '3', '3', '3']);
  await expect(page.getByRole('group', { name: 'Dice' }).getByRole('button')).toHaveCount(4);
  await move(page, 'w1', 'w4');
  expect(await wait(page)).toMatchObject({ position: '1:14,4+new/1:15+new white white 333(3)', turn: 'white' });
  expect(await record(page)).toMatch(/^1 white: 1\/4$/m);
});

test('several dice are used in one gesture', async ({ page, open }) => {
  await open(two, 'kotra');
  await lay(page, from('1:15+new/1:15+new white white 24'));
  await click(page, 'w1');
  await expect(cell(page, 'w7')).toHaveAccessibleName(/^point 7, empty, reachable with [24], [24] one after the other$/);
  await click(page, 'w7');
  await expect.poll(async () => (await state(page))?.turn).toBe('black');
  expect(await record(page)).toMatch(/^1 white: 1\/(3 3|5 5)\/7$/m);
});

test('a hit is foretold, told and written down, and taken back', async ({ page, open }) => {
  await open(two, 'kotra');
  const before = await lay(page, BLOT);
  await click(page, 'w5');
  await expect(cell(page, 'w7')).toHaveAccessibleName('point 7, one black checker, a blot, reachable with 2, hits a blot');
  await click(page, 'w7');
  await expect(page.locator('#heard')).toContainText(/White moved from 5 to 7\. Black’s blot on \d+ was hit\./);
  expect(await record(page)).toContain('1 white: 5/7*');
  await expect(cell(page, 'bar-black')).toHaveAccessibleName('bar, one black checker to enter');
  await page.locator('#take-back').click();
  expect(await wait(page)).toMatchObject({ position: before.position, entries: 0 });
  await expect(cell(page, 'bar-black')).toHaveAccessibleName('bar, 0 black checkers to enter');
});

test('a band of a barrier is torn up, and then no other', async ({ page, open }) => {
  await open(two, 'kotra');
  await lay(page, BARRIER);
  await expect(cell(page, 'w2')).toHaveAccessibleName('point 2, 2 black checkers, a band, may be torn up');
  await click(page, 'w1');
  await expect(cell(page, 'w3')).toHaveAccessibleName(/reachable with 2, tears up a band$/);
  await click(page, 'w3');
  await expect(page.locator('#heard')).toContainText(/Black’s band on \d+ was torn up: 2 checkers are hit\./);
  expect(await record(page)).toContain('1 white: 1/3*');
  // Black, whose turn it is, calls the point 14.
  await expect(cell(page, 'w2')).toHaveAccessibleName(/^point 14, 2 black checkers, a band/);
  await page.locator('#take-back').click();
  await wait(page);
  await move(page, 'w1', 'w3');
  await expect.poll(() => record(page)).toContain('1 white: 1/3*');
});

test('what is forced is offered as one tap, and done by it', { tag: ['@laptop', '@phone'] }, async ({ page, open }) => {
  await open(two, 'kotra');
  // A second checker on 7 would lay a band, and on 13 black has one.
  await lay(page, from('1:15+new/1:15+new white white 6666'));
  await expect(page.locator('#forced')).toHaveText('Play the only move');
  await page.locator('#forced').click();
  await expect.poll(async () => (await state(page))?.turn).toBe('black');
  expect(await record(page)).toMatch(/^1 white: 1\/7$/m);
  await page.locator('#take-back').click();
  expect(await wait(page)).toMatchObject({ turn: 'white', entries: 0 });
});

test('a choice is not offered as forced', async ({ page, open }) => {
  await open(two, 'kotra');
  await lay(page, BLOT);
  await expect(page.locator('#forced')).toBeHidden();
});

test('hit checkers are entered first', async ({ page, open }) => {
  await open(two, 'kotra');
  await lay(page, from('hit,1:12,8,10/1:15 white white 24'));
  await click(page, 'w8');
  await expect(page.locator('#refusal-why')).toHaveText('You have hit checkers. Enter them first.');
  await move(page, 'bar-white', 'w4');
  expect((await wait(page)).position).toBe('1:12,4,8,10/1:15 white white 2(4)');
  expect(await record(page)).toContain('1 white: bar/4');
});

test('a move that is not legal says why, and leads to its rule', async ({ page, open }) => {
  await open(two, 'kotra');
  const why = page.locator('#refusal-why');
  const refused = async (position: string, ends: [string, string], words: string, topic: string) => {
    const laid = await lay(page, from(position));
    await drag(page, ...ends);
    await expect.soft(why).toHaveText(words);
    await page.locator('#why-rule').click();
    await expect.soft(page.locator('#card-topic')).toHaveValue(topic);
    await page.locator('#cards [data-close]').click();
    expect(await state(page)).toMatchObject({ entries: 0, position: laid.position });
  };
  await lay(page, from('1:15+new/1:15+new white white 24'));
  await click(page, 'w13');
  await expect(why).toHaveText('None of your checkers stands there.');
  await refused('1:13,10,12/1:15 white white 24', ['w10', 'w12'], 'You can’t lay bands yet: only 2 checkers have come out of your home, and it takes five.', 'five-out');
  await refused('1:10,3,5,8,9,11/1:15 white white 24', ['w3', 'w5'], 'You can’t lay a band on 5, only on 12 to 24.', 'band-where');
  await refused('1:14,11/1:15 white white 21', ['w11', 'w13'], 'The other side has a band on 13.', 'band');
  await refused('1:15+new/1:15+new white white 24', ['w1', 'w2'], 'No die shows 1.', 'way');
});

test('a band is laid where five have come out', async ({ page, open }) => {
  await open(two, 'kotra');
  await lay(page, from('1:10,3,5,7,12,14+out/1:15 white white 22(2)(2)'));
  await move(page, 'w12', 'w14');
  await expect.poll(() => record(page)).toContain('1 white: 12/14');
  await expect(cell(page, 'w14')).toHaveAccessibleName(/^point 14, 2 white checkers, a band/);
});

test('the last checkers are borne off by touch', { tag: '@phone' }, async ({ page, open }) => {
  await open(two, 'kotra');
  await lay(page, NEAR_THE_END);
  await playByHand(page, finger);
  await expect(page.locator('#ending-title')).toHaveText('White wins');
  await expect(ending(page)).toHaveText('White has borne off all checkers. Value: 2');
  expect(await record(page)).toMatch(/\nresult white off 2\n$/);
});

test('a checker that either die bears off asks which', async ({ page, open }) => {
  await open(two, 'kotra');
  const laid = await lay(page, from('23:3,off:12/1:15 white white 45'));
  expect(laid.legal).toEqual(expect.arrayContaining(['23/off(4)', '23/off(5)']));
  await move(page, 'w23', 'off-white');
  await expect(page.locator('#choice-list button')).toHaveText(['Bear off with 5', 'Bear off with 4']);
  await page.locator('#choice-list button').first().click();
  await expect.poll(() => record(page)).toContain('1 white: 23/off(5)');
});

test('mar is told where hit checkers were waiting', async ({ page, open }) => {
  await open(two, 'kotra');
  await lay(page, from('24,off:14/hit:2,1:13 white white 21'));
  await playOn(page, mouse);
  await expect(ending(page)).toHaveText(/White has borne off all checkers\. Black is mar: hit checkers were still waiting\. Value: 4/);
  expect(await record(page)).toMatch(/\nresult white off mar 4\n$/);
});

test('a whole munk wins at once', async ({ page, open }) => {
  await open(two, 'kotra');
  await lay(page, from('20:3,21:3,22:3,23:3,24:2,18/1:15 white white 51'));
  await click(page, 'w18');
  await expect(cell(page, 'w24')).toHaveAccessibleName(/one after the other/);
  await click(page, 'w24');
  await expect(ending(page)).toHaveText('White made a munk: langi múkur. Value: 5');
  expect(await record(page)).toMatch(/\nresult white munk langi-mukur 5\n$/);
});

test('at a half munk a button stops, and what is left can be played instead', async ({ page, open }) => {
  await open(two, 'kotra');
  await lay(page, HALF_MUNK);
  await move(page, 'w23', 'w24');
  const now = await wait(page);
  expect(now.legal).toContain('stop');
  await expect(page.locator('#task')).toHaveText('A half munk: langi múkur. Stop, or play on.');
  await expect(page.locator('#forced')).toBeHidden();
  await expect(page.locator('#end-turn')).toHaveText('Stop: take 3½');
  await page.locator('#end-turn').click();
  await expect(ending(page)).toHaveText(/^White made a half munk: langi múkur\. Black is mar: hit checkers were still waiting\. Value: 3½$/);
  expect(await record(page)).toMatch(/^1 white: 23\/24 stop\nresult white munk langi-mukur half mar 3\.5\n$/m);
  await lay(page, HALF_MUNK);
  await move(page, 'w23', 'w24');
  await move(page, 'w20', 'w24');
  await expect.poll(async () => (await state(page))?.turn).toBe('black');
});

test('a jan is told', async ({ page, open }) => {
  await open(two, 'kotra');
  // Black has five to enter and five points to enter on.
  await lay(page, from('1:14,5/hit:5,1:9,19 white white 21'));
  await click(page, 'w5');
  await click(page, 'w7');
  await expect(ending(page)).toHaveText('Black is jan and can never enter all the hit checkers. Value: 15');
  expect(await record(page)).toMatch(/^1 white: 5\/7\*\nresult white jan 15\n$/m);
});

test('after-throws are counted, and given up', async ({ page, open }) => {
  await open(two, 'kotra');
  await lay(page, AFTER);
  await playOn(page, mouse, ({ turn, phase }) => turn === 'black' && phase === 'throw');
  await expect(page.locator('#turn')).toHaveText('Black’s after-throws');
  await expect(page.locator('#task')).toContainText('7 throws remain to make a munk.');
  await expect(page.locator('#give-up')).toHaveText('Give up the after-throws');
  await page.locator('#give-up').click();
  await expect(page.locator('#confirm-title')).toHaveText('Give up the after-throws?');
  await expect(page.locator('#confirm-text')).toContainText('The other side wins 2.');
  await page.locator('#confirm-yes').click();
  await expect(page.locator('#ending-title')).toHaveText('White wins');
  expect(await record(page)).toMatch(/\nresult white \w+ 2\n$/);
});

test('after-throws are played to their end', async ({ page, open }) => {
  await open(two, 'kotra');
  await lay(page, AFTER);
  await playOn(page, mouse);
  expect(await record(page)).toMatch(/\nresult (white off 2|black munk [\w-]+( half)? [\d.]+)\n$/);
});

test('one die or two is asked where the rules leave it to the player', async ({ page, open }) => {
  await open(two, 'kotra');
  await lay(page, from('18,19:3,20:3,21:3,22:3,23:2/1:15 white white choose', 'kotra single_die=yes'));
  await expect(page.locator('#choice-title')).toHaveText('One die or two? One is enough for a munk.');
  await page.locator('#choice-list button', { hasText: 'Throw one die' }).click();
  await wait(page);
  await page.locator('#throw').click();
  expect((await wait(page)).dice).toHaveLength(1);
  expect(await record(page)).toMatch(/^1 white one [1-6]:/m);
});

test('four checkers are taken out with two sixes', async ({ page, open }) => {
  await open(two, 'kotra');
  const laid = await lay(page, from('1:15+new/1:15+new white white 6666', 'kotra two_sixes=yes'));
  expect(laid.legal).toEqual(['1/7', 'four']);
  await move(page, 'w1', 'w7');
  await page.locator('#choice-list button', { hasText: 'Take out four' }).click();
  await expect.poll(async () => (await state(page))?.turn).toBe('black');
  expect((await state(page))?.position).toBe('1:11,7:4+four/1:15+new black white ??');
});

test('a match opened before its game has begun goes on: the loser begins', async ({ page, open }) => {
  await open(two, 'kotra');
  await lay(page, 'kotra 1\nrules kotra\nmatch 15 white 4.5 black 0 loser black\n');
  await page.locator('#throw').click();
  expect(await wait(page)).toMatchObject({ phase: 'throw', turn: 'black' });
  expect(await record(page)).toContain('\nbegins black\n');
});

test('a match of two games is scored, and the loser begins', async ({ page, open }) => {
  await open(quick, 'kotra');
  await page.locator('#match').selectOption('21');
  await page.locator('#play-two').click();
  await expect(page.locator('#stakes')).toContainText('White 0, Black 0; the match goes to 21');
  await playOn(page, mouse);
  const [, winner, value] = /^result (white|black) .*?([\d.]+)$/m.exec((await record(page)) ?? '')!;
  const loser = winner === 'white' ? 'black' : 'white';
  await expect(page.locator('#ending-facts tr', { hasText: 'Match' }).locator('td')).toHaveText(winner === 'white' ? [value, '0'] : ['0', value]);
  await page.locator('#rematch').click();
  const next = await wait(page);
  expect(next).toMatchObject({ phase: 'throw', turn: loser });
  expect(await record(page)).toMatch(new RegExp(`^match 21 white ${winner === 'white' ? value : 0} black ${winner === 'black' ? value : 0} loser ${loser}\\nbegins ${loser}$`, 'm'));
  await expect(page.locator('#stakes')).toContainText('the match goes to 21');
  await playOn(page, mouse);
  await expect(page.locator('#ending-title')).toHaveText(/ wins/);
});

test('what each win is worth is shown', async ({ page, open }) => {
  await open(two, 'kotra');
  await wait(page);
  await expect(page.locator('#stakes')).toHaveText('Bearing off 2 · langi hryggur 3 · langi múkur 5 · stutti múkur 7 · meistari 13 · Jan 15');
  // No munk can be made once a checker is borne off.
  await lay(page, NEAR_THE_END);
  await expect(page.locator('#stakes')).toHaveText(/^Bearing off 2( · Jan 15)?$/);
});

for (const [hit, value] of [['', '2'], ['hit,', '4']] as const) {
  test(`resigning tells that it costs ${value}`, async ({ page, open }) => {
    await open(two, 'kotra');
    // Before anything has happened there is nothing to resign.
    await lay(page, from(`${hit}1:${hit ? 12 : 13},3,7/1:15 white white ??`));
    await page.locator('#throw').click();
    await wait(page);
    await page.locator('#menu').click();
    await page.locator('#resign').click();
    await expect(page.locator('#confirm-text')).toHaveText(`The other side wins ${value}: 2, or 4 while you have hit checkers.`);
    await page.locator('#confirm-yes').click();
    await expect(ending(page)).toContainText('White resigned.');
    await expect(ending(page)).toContainText(`Value: ${value}`);
    expect(await record(page)).toMatch(new RegExp(`\\nresult black resigned ${hit ? 'mar ' : ''}${value}\\n$`));
  });
}

test('what was thrown is not taken back', async ({ page, open }) => {
  await open({ ...quick, computer: 'black:beginner' }, 'kotra');
  await playOn(page, mouse, ({ entries, phase, turn }) => entries > 12 && phase === 'throw' && turn === 'white');
  await expect(page.locator('#take-back')).toBeHidden();
});

test('a reload keeps the game in the middle of a turn', async ({ page, open }) => {
  await open(two, 'kotra');
  const now = await playOn(page, mouse, ({ entries, phase, position }) => entries > 12 && phase === 'decision' && /\(\d\)/.test(position));
  const before = await record(page);
  await page.reload();
  await ready(page);
  expect(await wait(page)).toEqual(now);
  expect(await record(page)).toBe(before);
  expect(await page.evaluate(() => Object.keys(localStorage))).toContain('kotra.save');
});

test.describe('records and links', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

  const openCard = async (page: Page) => {
    await page.locator('#menu').click();
    await page.locator('#open-record').click();
  };

  test('a record is copied and opened again, and a link too', async ({ page, open }) => {
    await open(two, 'kotra');
    const now = await playOn(page, mouse, ({ entries, phase }) => entries > 30 && phase === 'decision');
    const text = await record(page);
    await openCard(page);
    await page.locator('#copy-record').click();
    await expect(page.locator('#record-status')).toHaveText('Copied.');
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(text);
    await page.evaluate(() => navigator.clipboard.writeText(''));
    await page.locator('#copy-link').click();
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toContain('kotra.html#game=kotra-1;');
    const link = await page.evaluate(() => navigator.clipboard.readText());
    await page.locator('#record-card [data-close]').click();

    await playOn(page, mouse, ({ entries }, past) => entries > past + 8, now.entries);
    expect((await lay(page, text ?? '')).position).toBe(now.position);
    await page.evaluate(() => localStorage.clear());
    await page.goto('about:blank');
    await page.goto(link);
    expect(await wait(page)).toMatchObject({ position: now.position, entries: now.entries });
    expect(await record(page)).toBe(text);
  });

  test('a link to a position opens it', async ({ page, baseURL }) => {
    const position = '1:8,3,6,9,12:2,15:2/hit:2,2,4,8,14:5,20:5 black white 62';
    await page.goto(`${baseURL}kotra.html?speed=instant#position=kotra-1;kotra;${encodeURIComponent(position)}`);
    expect((await wait(page)).position).toBe(position);
  });

  test('a damaged record gives a message, and the game stays', async ({ page, open }) => {
    await open(two, 'kotra');
    const now = await playOn(page, mouse, ({ entries, phase }) => entries > 30 && phase === 'decision');
    const text = (await record(page)) ?? '';
    // Damage at will, the same every time.
    let seed = 11;
    const below = (limit: number) => {
      seed = (Math.imul(seed, 1103515245) + 12345) >>> 0;
      return (seed >>> 8) % limit;
    };
    const letters = '0123456789/*:() abrstw\n';
    let refused = 0;
    for (let n = 0; n < 150; n += 1) {
      const [at, cut] = [below(text.length), below(4)];
      const damaged = text.slice(0, at) + letters[below(letters.length)] + text.slice(at + cut);
      const told = await page.evaluate((damaged) => {
        document.querySelector<HTMLTextAreaElement>('#record-text')!.value = damaged;
        document.querySelector('#record-status')!.textContent = '';
        document.querySelector<HTMLButtonElement>('#record-open')!.click();
        document.querySelector<HTMLButtonElement>('#confirm[open] #confirm-yes')?.click();
        return document.querySelector('#record-status')!.textContent;
      }, damaged);
      if (told === '') {
        // What is left is a record all the same, of another game.
        await lay(page, text);
      } else {
        refused += 1;
        expect.soft(told, damaged).toMatch(/^This record can’t be read\. Line \d+, column \d+: .*Expected: .*\S.*\.$/s);
        expect.soft(told, damaged).not.toContain('⟨');
      }
      expect(await state(page)).toMatchObject({ position: now.position, entries: now.entries });
    }
    expect(refused).toBeGreaterThan(100);
    await openCard(page);
    await page.locator('#record-text').fill('hnefatafl 1\nrules tablut\n');
    await page.locator('#record-open').click();
    await expect(page.locator('#record-status')).toContainText('“hnefatafl 1”. Expected: kotra 1.');
  });

  for (const hash of ['game=kotra-1;kotra;%%%', 'game=kotra-1;kotra;AAEO', 'position=kotra-2;kotra;1', 'position=1;maze;13']) {
    test(`the link ${hash} is told what is wrong with it`, async ({ page, baseURL }) => {
      await page.goto(`${baseURL}kotra.html?language=en#${hash}`);
      await ready(page);
      await expect(page.locator('.notice')).toContainText('couldn’t be opened');
      await expect(page.locator('#welcome')).toBeVisible();
    });
  }
});

test('the rules are on cards, and the book opens', async ({ page, open }) => {
  await open(two, 'kotra');
  await page.locator('#open-rules').click();
  await expect(page.locator('#card-topic option').nth(8)).toBeAttached();
  const topics = await page.locator('#card-topic option').evaluateAll((options) => options.map((option) => (option as HTMLOptionElement).value));
  for (const topic of topics) {
    await page.locator('#card-topic').selectOption(topic);
    await expect.soft(page.locator('#card-rule'), topic).toHaveText(/\S+ \S+/);
    expect.soft(await page.locator('#cards').innerText(), topic).not.toContain('⟨');
  }
  await page.locator('#open-book').click();
  await expect(page.locator('#book')).toBeVisible();
  await expect(page.locator('#book')).toContainText('munk');
  const book = await page.locator('#book').innerText();
  expect(book).not.toContain('⟨');
});

test('a whole lesson is taken on the board', async ({ page, open }) => {
  await open({ language: 'en', speed: 'instant' }, 'kotra');
  await page.locator('#open-guide').click();
  await takeLesson(page, (name) => click(page, name));
  await page.locator('#lesson-leave').click();
  await expect(page.locator('#welcome')).toBeVisible();
});

test('the rule lab flips an option, and the game is played by it', async ({ page, open }) => {
  await open({ language: 'en', speed: 'instant', seed: 3 }, 'kotra');
  await page.locator('#open-lab').click();
  await expect(page.locator('#lab-status')).toContainText('The rules as they were recorded.');
  await expect(page.locator('#lab-options .option')).toHaveCount(6);
  await page.locator('#opt-single_die').selectOption('yes');
  await expect(page.locator('#origin-single_die')).not.toBeEmpty();
  await page.locator('#lab-two').click();
  expect((await wait(page)).rules).toBe('kotra single_die=yes');
});

test('a hint speaks in units, and what is at risk is told', async ({ page, open }) => {
  await open(two, 'kotra');
  await lay(page, BLOT);
  await page.locator('#hint').click();
  await expect(page.locator('#advice-list li').first()).toHaveText(/^.*: ([+−]\d+\.\d|0\.0)$/);
  await expect(page.locator('#advice-note')).toContainText('in units');
  expect((await state(page))?.entries).toBe(0);
  await page.locator('#advice-close').click();
  await page.keyboard.press('o');
  await expect(page.locator('#advice-title')).toHaveText('Which of White’s checkers are at risk?');
});

test('the review of a game tells luck and skill in units', async ({ page, open }) => {
  await open(two, 'kotra');
  const { entries } = await playOn(page, mouse);
  await page.locator('#ending-review').click();
  await expect(page.locator('#review')).toContainText(/What White could expect was [+−]?\d+\.\d at the start and [+−]\d+\.\d at the end\./, { timeout: 120_000 });
  await expect(page.locator('#review-totals tr')).toHaveCount(2);
  await expect(page.locator('#review-chart polyline')).toHaveCount(1);
  await page.locator('#review summary').click();
  await expect.poll(() => page.locator('#review-table tr').count()).toBeGreaterThan(entries / 2);
  await expect(page.locator('#review-list li').first()).toHaveText(/^.*(White|Black): .*Better: .*It cost \d+\.\d\..*$/);
  expect(await page.locator('#review').innerText()).not.toMatch(/⟨|%/);
  await page.locator('#review-list button').first().click();
  expect((await state(page))?.past).toBeLessThan(entries);
});

test('the list of moves is read and looked back in', async ({ page, open }) => {
  await open(two, 'kotra');
  const now = await playOn(page, mouse, ({ entries, phase }) => entries > 20 && phase === 'decision');
  await page.locator('#open-moves').click();
  const moves = page.locator('#move-list button');
  await expect(moves).toHaveCount(now.entries);
  for (const text of await moves.allTextContents()) expect(text).toMatch(/^(White|Black) .*\.$/);
  await moves.nth(5).click();
  expect(await state(page)).toMatchObject({ past: 6, position: now.position, entries: now.entries });
  await page.locator('#past-return').click();
  expect((await state(page))?.past).toBeNull();
});

test('all of the board can be seen and hit on every screen', async ({ page, open }) => {
  await open(two, 'kotra');
  await lay(page, BLOT);
  for (const [width, height] of [[360, 640], [820, 1180], [1280, 800], [1080, 1920], [3840, 2160]] as const) {
    await page.setViewportSize({ width, height });
    await settled(page);
    const cells = await page.locator('#twin button').evaluateAll((cells) => cells.map((cell) => cell.getBoundingClientRect().toJSON()));
    expect(cells).toHaveLength(28);
    for (const cell of cells) {
      expect(Math.min(cell.width, cell.height), `${width}×${height}`).toBeGreaterThanOrEqual(24);
      expect(Math.min(cell.left, cell.top), `${width}×${height}`).toBeGreaterThanOrEqual(0);
      expect(cell.right, `${width}×${height}`).toBeLessThanOrEqual(width);
      expect(cell.bottom, `${width}×${height}`).toBeLessThanOrEqual(height);
    }
  }
});

test('axe finds nothing in the main views', async ({ page, open }) => {
  const axe = readFileSync(new URL(import.meta.resolve('axe-core')), 'utf8');
  const faults = async (view: string) => {
    if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe);
    const found = await page.evaluate(async () => {
      const { violations } = await (window as unknown as { axe: typeof import('axe-core') }).axe.run();
      return violations.map((fault) => `${fault.id}: ${fault.nodes.map((node) => node.target.join(' ')).join(', ')} (${fault.nodes[0]?.failureSummary})`);
    });
    expect.soft(found, view).toEqual([]);
  };
  await open({ language: 'en', seed: 3, speed: 'instant' }, 'kotra');
  await faults('welcome');
  await page.locator('#play-two').click();
  await lay(page, BLOT);
  await faults('game');
  await click(page, 'w5');
  await faults('chosen');
  await page.keyboard.press('Escape');
  await page.locator('#open-rules').click();
  await faults('cards');
  await page.locator('#open-book').click();
  await faults('book');
  await page.locator('#book [data-close]').first().click();
  await lay(page, HALF_MUNK);
  await move(page, 'w23', 'w24');
  await page.locator('#end-turn').click();
  await expect(page.locator('#ending')).toBeVisible();
  await faults('ending');
});
