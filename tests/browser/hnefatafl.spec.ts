import type { Page } from '@playwright/test';
import { expect, ready, test } from '../support/game.ts';
import { walkTo } from '../support/keyboard.ts';
import { finger, lay, mouse, parse, place, playByHand, playOn, record, state, wait } from '../support/play.ts';
import { settled } from '../support/views.ts';

// Hnefatafl, played in every way and against every level, and what is told of it.

const quick = { language: 'en', speed: 'instant', seed: 3, rules: 'brandubh' };
const two = { ...quick, computer: 'none' };

const click = async (page: Page, name: string) => mouse(page, await place(page, name));

/** Moves a piece. */
async function move(page: Page, from: string, to: string): Promise<void> {
  await click(page, from);
  await click(page, to);
}

/** The Swede to move; once the drabant on c2 is away, the king has one way out. */
const SHUT_IN = 'position 9/9/9/9/9/2t6/1tKt5/2T6/9 swede';
/** A Muscovite on c3 stands between the drabant on b3 and the square to which the one on d2 may go. */
const BETWEEN = 'position 9/9/9/9/4K4/9/1Tt6/3T5/8t swede';

test('two people play a whole game with the mouse', async ({ page, open }) => {
  await open(two, 'hnefatafl');
  await playByHand(page, mouse);
  await expect(page.locator('#ending-title')).toHaveText(/^(The Swedes win|The Muscovites win|Draw)$/);
  await expect(page.locator('#ending-reason')).not.toBeEmpty();
  expect(await record(page)).toMatch(/^hnefatafl 1\nrules brandubh\n[^]*\nresult (swede|muscovite|draw) \w+\n$/);
  await page.locator('#play-again').click();
  await page.locator('#play-two').click();
  expect(await wait(page)).toMatchObject({ phase: 'decision', entries: 0 });
});

test('a whole game is played by touch against a beginner', { tag: '@phone' }, async ({ page, open }) => {
  await open({ ...quick, computer: 'swede:beginner' }, 'hnefatafl');
  expect((await playByHand(page, finger)).levels).toEqual(['beginner', null]);
  await expect(page.locator('#ending')).toBeVisible();
});

test('a whole game is played with the keyboard alone', async ({ page, open }) => {
  await open({ ...quick, computer: 'muscovite:easy' }, 'hnefatafl');
  const heard = new Set<string>();
  for (let now = await wait(page); now.phase !== 'over'; now = await wait(page)) {
    const ends = parse(now.legal[now.entries % now.legal.length])!;
    for (const name of [ends.from, ends.to]) {
      await walkTo(page, name);
      await page.keyboard.press('Enter');
    }
    await expect.poll(async () => (await state(page))?.entries).toBeGreaterThan(now.entries);
    heard.add((await page.locator('#heard').textContent()) ?? '');
  }
  expect(heard.size).toBeGreaterThan(4);
  expect([...heard].join()).not.toContain('⟨');
  // The rematch comes first.
  await page.keyboard.press('Enter');
  await expect(page.locator('#ending')).toBeHidden();
});

test('a whole game is played by names alone, as a screen reader or a voice does', async ({ page, open }) => {
  await open(quick, 'hnefatafl');
  await page.getByRole('combobox', { name: 'Opponent' }).selectOption({ label: 'Fox: medium' });
  await page.getByRole('combobox', { name: 'Your side' }).selectOption({ label: 'The Muscovites' });
  await page.getByRole('combobox', { name: 'Rule set' }).selectOption({ label: 'Brandubh' });
  await page.getByRole('button', { name: 'Play the computer' }).click();
  await expect(page.getByRole('gridcell', { name: /^d4,/ })).toHaveAccessibleName(/^d4, the castle, the king/);
  expect((await wait(page)).levels).toEqual(['steady', null]);
  for (let now = await wait(page); now.phase !== 'over'; now = await wait(page)) {
    const movable = page.getByRole('gridcell', { name: /can move$/ });
    await movable.nth(now.entries % (await movable.count())).dispatchEvent('click');
    await page.getByRole('gridcell', { name: /can move here/ }).first().dispatchEvent('click');
    await expect.poll(async () => (await state(page))?.entries).toBeGreaterThan(now.entries);
    await expect(page.getByRole('status').first()).toContainText(/moved from .* to |win/);
  }
  await expect(page.getByRole('dialog')).toContainText(/win|[Dd]raw/);
});

for (const [side, level] of [['swede', 'strong'], ['muscovite', 'master']] as const) {
  test(`a game against the ${level} ${side} is played to the end`, async ({ page, open }) => {
    await open({ ...quick, computer: `${side}:${level}` }, 'hnefatafl');
    expect((await playOn(page, mouse)).levels).toContain(level);
    await expect(page.locator('#ending')).toBeVisible();
    await expect(page.locator('#notices .notice')).toHaveCount(0);
  });
}

test('two computers play to the end', async ({ page, open }) => {
  await open({ ...quick, computer: 'both:easy' }, 'hnefatafl');
  await expect(page.locator('#ending')).toBeVisible();
  expect(await record(page)).toMatch(/^result /m);
});

test('a move that is not legal says why, and leads to its rule', async ({ page, open }) => {
  await open({ ...two, rules: 'tablut' }, 'hnefatafl');
  const why = page.locator('#refusal-why');
  await click(page, 'd1');
  await expect(why).toHaveText('That piece is not yours.');
  await move(page, 'e6', 'd7');
  await expect(why).toHaveText('All pieces move in straight lines, along a row or a column.');
  await page.keyboard.press('Escape');
  await move(page, 'e6', 'e9');
  await expect(why).toHaveText('A piece is in the way on e7, and none can jump.');
  await page.locator('#why-rule').click();
  await expect(page.locator('#card-topic')).toHaveValue('lines');
  await page.locator('#cards [data-close]').click();
  expect((await state(page))?.entries).toBe(0);
});

test('a capture is foretold, told and written down, and taken back', async ({ page, open }) => {
  await open(two, 'hnefatafl');
  const before = await lay(page, `hnefatafl 1\nrules tablut\n${BETWEEN}\n`);
  await click(page, 'd2');
  await expect(page.locator('[data-place="d3"]')).toHaveAccessibleName('d3, empty, can move here, and captures c3');
  await click(page, 'd3');
  await expect(page.locator('#heard')).toContainText('A Muscovite was captured on c3.');
  expect(await record(page)).toContain('1 d2-d3xc3');
  await expect(page.locator('[data-place="c3"]')).toHaveAccessibleName(/^c3, empty/);
  await page.locator('#take-back').click();
  expect(await wait(page)).toMatchObject({ position: before.position, entries: 0 });
  await expect(page.locator('[data-place="c3"]')).toHaveAccessibleName('c3, a Muscovite');
});

test('raichi is heard and seen where the game says it', async ({ page, open }) => {
  await open(two, 'hnefatafl');
  await lay(page, `hnefatafl 1\nrules tablut\n${SHUT_IN}\n`);
  await move(page, 'c2', 'a2');
  for (const words of ['#heard', '#news']) await expect(page.locator(words)).toContainText('Raichi! One way out is open to the king.');
  await expect(page.locator('#task')).toContainText('Block his way');
  await expect(page.locator('#choice')).toBeHidden();
});

test('raichi is for the players to say where the rules leave it to them', async ({ page, open }) => {
  await open(two, 'hnefatafl');
  const laid = await lay(page, `hnefatafl 1\nrules tablut announce=players\n${SHUT_IN}\n`);
  expect(laid.legal).toContain('c2-a2=raichi');
  for (const [word, written] of [['Nothing', 'c2-a2'], ['Raichi!', 'c2-a2=raichi']]) {
    await move(page, 'c2', 'a2');
    await expect(page.locator('#choice-title')).toHaveText('What do you say with this move?');
    await page.locator('#choice-list button', { hasText: word }).click();
    await expect.poll(async () => (await state(page))?.entries).toBe(1);
    expect(await record(page)).toMatch(new RegExp(`^1 ${written}$`, 'm'));
    await expect(page.locator('#news')).toHaveText(/^A drabant moved from c2 to a2\./);
    expect((await page.locator('#news').textContent())?.includes('Raichi!')).toBe(word === 'Raichi!');
    await page.locator('#take-back').click();
    await wait(page);
  }
});

test('a move is taken back with the computer’s answer', async ({ page, open }) => {
  await open({ ...two, rules: 'linne', computer: 'muscovite:beginner' }, 'hnefatafl');
  const before = await wait(page);
  await move(page, 'e3', 'b3');
  await expect.poll(async () => (await state(page))?.entries).toBe(2);
  await page.locator('#take-back').click();
  expect(await wait(page)).toMatchObject({ entries: 0, position: before.position, turn: 'swede' });
});

test('a hint shows the best move', async ({ page, open }) => {
  await open(two, 'hnefatafl');
  await lay(page, `hnefatafl 1\nrules tablut\n${BETWEEN}\n`);
  await page.locator('#hint').click();
  await expect(page.locator('#advice-list li').first()).toHaveText(/^e5 to (e1|e9|a5|i5): 100%$/);
  // What is shown is still to be done.
  expect((await state(page))?.entries).toBe(0);
});

test('a hint gives the chance of the side that it is for', async ({ page, open }) => {
  // The king of the Swedes gets out with his next move here.
  await open(two, 'hnefatafl');
  await lay(page, `hnefatafl 1\nrules tablut\n${BETWEEN.replace('swede', 'muscovite')}\n`);
  await page.locator('#hint').click();
  await expect(page.locator('#advice-list li').first()).toHaveText(/: 0%$/);
});

test('what is at risk is told on request', async ({ page, open }) => {
  await open(two, 'hnefatafl');
  await lay(page, `hnefatafl 1\nrules tablut\n${BETWEEN.replace('3T5', 't8')}\n`);
  await page.locator('#menu').click();
  await page.locator('#odds').click();
  await expect(page.locator('#advice-title')).toHaveText('Which of the Swedes are at risk?');
  await expect(page.locator('#advice-list li')).toHaveText(['The drabant on b3', /^Your king can get out by (\w\d(, )?){4}\.$/]);
});

test('the review of a game names its result and its costly moves', async ({ page, open }) => {
  await open(two, 'hnefatafl');
  const { entries } = await playOn(page, mouse);
  await page.locator('#ending-review').click();
  // The king gets out in this game.
  await expect(page.locator('#review')).toContainText(/The Swedes’ chance of winning was \d+% at the start and 100% at the end\./);
  await expect(page.locator('#review-chart polyline')).toHaveCount(1);
  await page.locator('#review summary').click();
  await expect(page.locator('#review-table tr')).toHaveCount(entries);
  await page.locator('#review-list button').first().click();
  await expect(page.locator('#advice-list button')).toHaveCount(2);
  expect((await state(page))?.past).toBeLessThan(entries);
  await page.locator('#advice-close').click();
  await expect(page.locator('#review')).toBeVisible();
});

test('the list of moves is read and looked back in', async ({ page, open }) => {
  await open(two, 'hnefatafl');
  const now = await playOn(page, mouse, ({ entries }) => entries > 9);
  await page.locator('#open-moves').click();
  const moves = page.locator('#move-list button');
  await expect(moves).toHaveCount(now.entries);
  for (const text of await moves.allTextContents()) expect(text).toMatch(/^(A Muscovite|A drabant|The king) moved from \w\d to \w\d\./);
  await page.locator('#moves-notation').click();
  const lines = ((await record(page)) ?? '').split('\n').filter((line) => /^\d/.test(line));
  await expect(moves).toHaveText(lines.flatMap((line) => line.split(' ').slice(1)));
  await moves.nth(3).click();
  expect(await state(page)).toMatchObject({ past: 4, position: now.position, entries: now.entries });
  await page.locator('#past-back').click();
  expect((await state(page))?.past).toBe(3);
  await page.locator('#past-return').click();
  expect((await state(page))?.past).toBeNull();
});

test('a reload keeps the game, and each game keeps its own', async ({ page, open }) => {
  await open({ speed: 'instant', seed: 3, rules: 'maze', computer: 'none' });
  await playOn(page, mouse, ({ entries }) => entries > 6);
  const sahkku = await record(page);
  await open(two, 'hnefatafl');
  const now = await playOn(page, mouse, ({ entries }) => entries > 6);
  await page.reload();
  await ready(page);
  expect(await wait(page)).toEqual(now);
  const keys = await page.evaluate(() => Object.keys(localStorage).sort());
  expect(keys).toEqual(expect.arrayContaining(['hnefatafl.save', 'sahkku.save']));
  await open({ speed: 'instant' });
  await wait(page);
  expect(await record(page)).toBe(sahkku);
});

test('all of the board can be seen and hit on every screen', async ({ page, open }) => {
  await open({ ...two, rules: 'tablut' }, 'hnefatafl');
  // Of a phone, a tablet, a laptop, a kiosk, and one of 4K.
  for (const [width, height] of [[360, 640], [820, 1180], [1280, 800], [1080, 1920], [3840, 2160]] as const) {
    await page.setViewportSize({ width, height });
    await settled(page);
    const squares = await page.locator('#twin button').evaluateAll((cells) => cells.map((cell) => cell.getBoundingClientRect().toJSON()));
    expect(squares).toHaveLength(81);
    for (const square of squares) {
      expect(Math.min(square.width, square.height), `${width}×${height}`).toBeGreaterThanOrEqual(24);
      expect(Math.min(square.left, square.top), `${width}×${height}`).toBeGreaterThanOrEqual(0);
      expect(square.right, `${width}×${height}`).toBeLessThanOrEqual(width);
      expect(square.bottom, `${width}×${height}`).toBeLessThanOrEqual(height);
    }
    const { entries, legal } = await wait(page);
    const { from, to } = parse(legal[0])!;
    await move(page, from, to);
    await expect.poll(async () => (await state(page))?.entries).toBe(entries + 1);
  }
});
