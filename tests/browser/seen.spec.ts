import type { Page } from '@playwright/test';
import { moreOfTheEnd } from '../support/ending.ts';
import { expect, test } from '../support/game.ts';
import { choose, lay, mouse, parse, place, playOn, record, state, wait } from '../support/play.ts';
import { expectNothingAhead, glances, watch, type Glance } from '../support/seen.ts';

// Words, names and buttons follow what has been seen: they wait for falling dice and moving pieces.

const people = { computer: 'none', language: 'en', seed: 20, rules: 'lagesvuotna' };

const at = (position: string) => `sahkku 1\nrules lagesvuotna\nposition ${position}\n`;
/** A man walks, and the turn passes. */
const WALK = at('w*15./3wq3KM2mq3/m*14.1 m m III,(X),(II)');
/** The men’s next move captures the last soldier of the women. */
const LAST_MOVE = at('15/3wq2WKM2mq3/m*14.1 m m II,(X),(III)');
/** A game that begins. */
const START = 'sahkku 1\nrules raisa\n';

/** Plays the first legal use of a die. */
async function move(page: Page): Promise<void> {
  const ends = (await state(page))?.legal.map((action) => parse(action)).find((ends) => ends);
  if (!ends) throw new Error('no die can be used');
  await mouse(page, await place(page, ends.from));
  await mouse(page, await place(page, ends.to));
}

/** The kinds of motion seen. */
const motions = (seen: Glance[]) => new Set(seen.map((glance) => glance.moving));

/** All glances, none of which was ahead. */
async function seenInOrder(page: Page): Promise<Glance[]> {
  const seen = await glances(page);
  expectNothingAhead(seen);
  return seen;
}

test('no word is ahead of the dice, the pieces or the computer’s turn', { tag: '@all' }, async ({ page, open }) => {
  await open({ rules: 'raisa', computer: 'women:easy', seed: 2, speed: 'instant', language: 'en' });
  await page.locator('#open-moves').click();
  // A useless throw does not show until the dice lie.
  await playOn(page, mouse, (now) => now.phase === 'throw' && now.turn === 'men');
  await choose(page, { speed: 'fast' });
  const before = (await state(page))!;
  await watch(page);
  await page.locator('#throw').click();
  await expect.poll(() => page.locator('#turn').textContent()).toContain('women');
  const thrown = await seenInOrder(page);
  // The computer may have thrown by now, too.
  const first = thrown.findIndex(({ moving }) => moving === 'dice');
  expect(first).toBeGreaterThan(-1);
  const falling = thrown.slice(first, thrown.findIndex(({ moving }, n) => n > first && moving !== 'dice'));
  for (const glance of falling) {
    expect(glance.said.turn).toContain('Your turn');
    expect(glance.said.face).toBe('');
    expect(glance.dice).toEqual(['in your hand', 'in your hand']);
  }
  expect((await state(page))!.entries).toBeGreaterThan(before.entries);

  await playOn(page, mouse, (now, entries) => now.entries > entries + 6, before.entries);
  const seen = await seenInOrder(page);
  expect(motions(seen)).toEqual(new Set([null, 'dice', 'pieces']));
  expect(seen.map((glance) => glance.said.news).join('\n')).toContain('nobody wakes');
  expect(new Set(seen.map((glance) => glance.said.face)).size).toBe(2);
});

test('throws, walks, ends and steps taken back are told when they are seen', async ({ page, open }) => {
  await open({ ...people, speed: 'fast' });
  // Dice that are thrown again are in the hand until they lie.
  await lay(page, at('w*15./3wq3K3mq3/m*15. m m X,X,III'));
  await page.locator('#open-moves').click();
  await watch(page);
  await page.locator('#rethrow').click();
  await wait(page);
  const falling = (await seenInOrder(page)).filter((glance) => glance.moving === 'dice');
  expect(falling.length).toBeGreaterThan(0);
  for (const { dice } of falling) expect(dice).toEqual(['in your hand', 'in your hand', 'III']);

  // The turn passes, and a throw is offered, once the last piece stands.
  await lay(page, WALK);
  await watch(page);
  await move(page);
  await expect(page.locator('#throw')).toBeVisible();
  const walked = await seenInOrder(page);
  expect(motions(walked)).toContain('pieces');
  expect(walked.at(-1)?.said.turn).toContain('women');

  // It is the men’s turn again once the piece is back.
  await wait(page);
  await watch(page);
  await page.locator('#take-back').click();
  await expect(page.locator('#turn')).toContainText('men');
  await expect(page.locator('#turn')).not.toContainText('women');
  expect(motions(await seenInOrder(page))).toContain('pieces');

  // The end is announced once the last piece has been taken.
  await lay(page, LAST_MOVE);
  await watch(page);
  await move(page);
  await expect(page.locator('#ending')).toBeVisible();
  const ended = await seenInOrder(page);
  expect(motions(ended)).toContain('pieces');
  expect(ended.at(-1)?.said['ending-title']).toBe('The men win');
});

test('a game that is looked at again is told when it is seen', { tag: '@all' }, async ({ page, open }) => {
  await open({ ...people, speed: 'instant' });
  await page.locator('#open-moves').click();
  // The men move a piece; the women throw, and move.
  await lay(page, WALK);
  await playOn(page, mouse, (now) => now.entries > 2);
  await choose(page, { speed: 'fast' });
  await page.locator('#past-first').click();
  await watch(page);
  await page.locator('#past-play').click();
  await expect.poll(async () => (await state(page))?.past, { timeout: 120_000 }).toBeNull();
  await wait(page);
  await page.locator('#past-back').click();
  await wait(page);
  expect(motions(await seenInOrder(page))).toEqual(new Set([null, 'dice', 'pieces']));
});

test('both sides of a flat screen are told at the same moment, less motion fades, and without motion nothing waits', { tag: '@all' }, async ({ page, open }) => {
  await open({ ...people, speed: 'fast' });
  await choose(page, { table: 'yes' });
  await lay(page, START);
  await watch(page);
  for (let throws = 0; throws < 4; throws += 1) {
    const now = await wait(page);
    if (now.phase !== 'throw' && now.phase !== 'throw-off') break;
    await page.locator('#throw:visible, #far-throw:visible').first().click();
    await expect.poll(async () => (await state(page))?.entries).toBeGreaterThan(now.entries);
  }
  await wait(page);
  const seen = await seenInOrder(page);
  expect(motions(seen)).toContain('dice');
  expect(new Set(seen.map((glance) => glance.said['far-turn'])).size).toBeGreaterThan(1);
  await choose(page, { table: 'no' });

  await page.emulateMedia({ reducedMotion: 'reduce' });
  await lay(page, WALK);
  await watch(page);
  await move(page);
  await expect(page.locator('#throw')).toBeVisible();
  await seenInOrder(page);
  await page.emulateMedia({ reducedMotion: null });

  await choose(page, { speed: 'instant' });
  await lay(page, START);
  const [before, after] = await page.evaluate(() => {
    const news = () => document.getElementById('news')?.textContent ?? '';
    const before = news();
    document.getElementById('throw')?.click();
    return [before, news()];
  });
  expect(after).not.toBe(before);
});

test('a key does what it is for while a piece still moves, and shows dice that still fall', async ({ page, open }) => {
  await open({ ...people, speed: 'slow' });
  const before = (await lay(page, WALK)).entries;
  await move(page);
  // The women throw while the man still walks: he stops, the move is announced, and the dice fall.
  const [walking, moving, heard] = await page.evaluate(() => {
    const walking = window.sahkku.moving();
    document.dispatchEvent(new KeyboardEvent('keydown', { key: 't', bubbles: true }));
    return [walking, window.sahkku.moving(), document.getElementById('heard')?.textContent ?? ''];
  });
  expect(walking).toBe('pieces');
  expect(moving).toBe('dice');
  expect(heard).toContain('moved');
  expect((await state(page))!.entries).toBe(before + 2);
  // A second press makes them lie; unseen faces cannot lead to another throw.
  const [then, entries] = await page.evaluate(() => {
    document.dispatchEvent(new KeyboardEvent('keydown', { key: 't', bubbles: true }));
    return [window.sahkku.moving(), window.sahkku.state()?.entries];
  });
  expect(then).toBeUndefined();
  expect(entries).toBe(before + 2);
  await expect(page.locator('#news')).toContainText('threw');
});

test.describe('nothing of the last game is left', () => {
  /** All words about a game, in the panel and for screen readers. */
  const words = (page: Page) =>
    page.evaluate(() => {
      const ids = ['turn', 'task', 'news', 'far-turn', 'far-task', 'far-news', 'heard', 'said', 'move-list', 'twin', 'twin-dice'];
      const names = [...document.querySelectorAll('#twin button, #twin-dice button')].map((button) => button.getAttribute('aria-label'));
      const face = document.querySelector('.plate:not([hidden])')?.textContent ?? '';
      const buttons = ['throw', 'rethrow', 'end-turn', 'take-back', 'hint'].filter((id) => document.getElementById(id)?.hidden === false);
      return [...ids.map((id) => document.getElementById(id)?.textContent ?? ''), ...names, face, ...buttons].join('');
    });

  test('behind the welcome and after its end, and a game that was left can be gone on with', async ({ page, open }) => {
    await open({ ...people, rules: 'maze', speed: 'instant' });
    await page.locator('#open-moves').click();
    const now = await playOn(page, mouse, (now) => now.entries > 20 && now.phase === 'decision');
    const game = await record(page);
    expect(await words(page)).not.toBe('');
    await page.locator('#menu').click();
    await page.locator('#new-game').click();
    await expect(page.locator('#welcome')).toBeVisible();
    expect(await words(page)).toBe('');
    await expect(page.locator('#moves')).toBeHidden();
    await page.locator('#continue-game').click();
    expect(await wait(page)).toMatchObject({ position: now.position, dice: now.dice, phase: 'decision' });
    expect(await record(page)).toBe(game);
    await expect(page.locator('#move-list button')).not.toHaveCount(0);

    // After its end.
    await lay(page, LAST_MOVE);
    await move(page);
    await moreOfTheEnd(page);
    await page.locator('#play-again').click();
    await expect(page.locator('#welcome')).toBeVisible();
    expect(await words(page)).toBe('');
    await page.locator('#play-two').click();
    expect((await wait(page)).entries).toBe(0);
    await expect(page.locator('#heard')).not.toContainText('win');
  });

  test('in a kiosk whose visitor walked away', { tag: '@kiosk' }, async ({ page, open }) => {
    await page.clock.install();
    const settings = { on: true, rules: ['maze'], attract: false, idle_seconds: 30, countdown_seconds: 10 };
    await page.route('**/kiosk.json', (route) => route.fulfill({ body: JSON.stringify(settings), contentType: 'application/json' }));
    await open({ speed: 'instant', seed: 4, language: 'en' });
    await page.locator('#invite').tap();
    await page.locator('#play-two').tap();
    await page.locator('#throw').tap();
    await page.clock.runFor(1000);
    expect(await words(page)).not.toBe('');
    await page.clock.runFor(31_000);
    await page.clock.runFor(11_000);
    await expect(page.locator('#invite')).toBeVisible();
    expect(await words(page)).toBe('');
  });
});
