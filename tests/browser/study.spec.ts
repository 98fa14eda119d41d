import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { someOf } from '../support/all.ts';
import { expect, test } from '../support/game.ts';
import { lay, mouse, place, playOn, record, state, wait } from '../support/play.ts';
import { handedOut, openStudy, study, turns, unfold, variations } from '../support/study.ts';

// The study, and the list of moves while a game is played. crates/core/game and the rules test the tree and its notation; only a
// browser has a game on the table next to another one, stores variations, and asks the computer during play.

const quick = { seed: 20, speed: 'instant', rules: 'lagesvuotna', computer: 'none' };

async function openMoves(page: Page): Promise<void> {
  await page.locator('#open-moves').click();
  await expect(page.locator('#moves')).toBeVisible();
}

const past = async (page: Page) => (await state(page))?.past ?? null;
const entries = async (page: Page) => (await state(page))?.entries;
const shows = (page: Page, count: number) => expect.poll(() => entries(page)).toBe(count);
const box = async (page: Page, part: string) => page.locator(part).boundingBox();

// A short game whose end is near.
const NEAR_THE_END = 'sahkku 1\nrules lagesvuotna\nposition 15/3wq2WKM2mq3/m*14.1 m m II,(X),(III)\n';

test('a finished game is looked back at: what a choice cost, what was best, and another try', { tag: [...someOf(['@phone', '@laptop'])] }, async ({ page, open }) => {
  await open({ ...quick, computer: 'women:beginner' });
  await lay(page, NEAR_THE_END);
  await playOn(page, mouse);
  const over = await record(page);
  const count = (await entries(page)) ?? 0;
  const board = await box(page, '.table');
  await page.locator('#ending-study').click();
  await expect(study(page)).toBeVisible();
  // The board keeps its size and its place, and the players are those of the game.
  expect(await box(page, '.table')).toEqual(board);
  await expect(page.locator('.plate').filter({ hasText: 'You' })).toHaveCount(1);
  await shows(page, count);
  await expect(page.locator('#study-line polyline')).toHaveCount(1, { timeout: 120_000 });

  // Back to the first choice: the best turn and one reason are told unasked.
  await page.keyboard.press('Home');
  await shows(page, 0);
  await expect(page.locator('#study-best')).not.toBeEmpty({ timeout: 120_000 });
  await expect(page.locator('#overlay .best').first()).toBeAttached();
  await expect(page.locator('#overlay .played').first()).toBeAttached();

  // Another try: the slips give way to the words of a game, and it leads back.
  await page.locator('#study-try').click();
  await expect(study(page)).toBeHidden();
  await expect(page.locator('#past-return')).toBeVisible();
  await playOn(page, mouse, (now) => now.entries > 0);
  await page.locator('#past-return').click();
  await expect(study(page)).toBeVisible();
  await shows(page, 0);

  // Escape leaves the study, and the game is as it was.
  await page.locator('#study-title').focus();
  await page.keyboard.press('Escape');
  await expect(study(page)).toBeHidden();
  await expect.poll(() => record(page)).toBe(over);
});

test('a game in progress is studied, kept, told and left', { tag: '@all' }, async ({ page, open }) => {
  await open({ seed: 5, speed: 'instant', rules: 'lagesvuotna', computer: 'women:beginner' });
  await playOn(page, mouse, (now) => now.entries > 6 && now.phase === 'decision');
  const going = await record(page);
  await openStudy(page);
  await expect(page.locator('#hint')).toBeHidden();
  await expect(page.locator('#move-list [aria-current="step"]')).toHaveCount(1);
  await expect(variations(page)).toHaveCount(0);

  // A press plays one of the best lines, which is another line.
  await unfold(page);
  await page.locator('#study-lines button').first().click();
  await expect(page.locator('#past-return')).toBeVisible();
  await page.locator('#past-return').click();

  // Other dice make another variation, which gets a mark and a comment.
  await page.locator('#past-first').click();
  await shows(page, 0);
  const dice = page.locator('#study-faces select');
  await expect(dice).toHaveCount(2);
  await dice.first().selectOption({ label: 'X' });
  await dice.last().selectOption({ label: 'III' });
  await page.locator('#study-put').click();
  await page.locator('#past-return').click();
  await variations(page).getByRole('button', { name: /threw X, .* III\./ }).click();
  await page.locator('#study-note').click();
  await page.locator('#study-sign').selectOption('!?');
  await page.locator('#study-comment').fill('The men <begin>.');
  await page.locator('#study-more').focus();
  await expect(variations(page).last()).toContainText('The men <begin>.');
  const text = await handedOut(page);
  expect(text).toMatch(/^sahkku 2\n/);
  expect(text).toMatch(/\nmark \d+.1 !\?\ncomment \d+.1 The men <begin>.\n/);

  // The page that shows the game.
  await page.locator('#study-hand-out').click();
  const saved = page.waitForEvent('download');
  await page.locator('#study-page').click();
  const story = await readFile(await (await saved).path(), 'utf8');
  expect(story).toContain('The men &lt;begin&gt;.');
  expect(story.match(/<svg/g)?.length).toBeGreaterThan(1);
  await page.locator('#study-card [data-close]').click();

  // The main line can change.
  await page.locator('#study-promote').click();
  expect(await handedOut(page)).toMatch(/\nround X\/III\n/);

  await page.locator('#study-close').click();
  await expect.poll(() => record(page)).toBe(going);
  await expect(study(page)).toBeHidden();
  await openStudy(page);
  await expect(variations(page)).not.toHaveCount(0);
});

// crates/page/dom/src/hand.rs tests which key, and how much of a wheel turn, is a step; only a browser has a wheel, and a focus
// that decides who gets a key.
test('keys and the wheel step through the game that is studied', { tag: '@all' }, async ({ page, open }) => {
  await open(quick);
  const { entries } = await playOn(page, mouse, (now) => now.entries > 6 && now.phase === 'decision');
  await openStudy(page);
  await page.keyboard.press('ArrowLeft');
  await shows(page, entries - 1);
  await page.keyboard.press('Home');
  await shows(page, 0);
  await page.keyboard.press('ArrowRight');
  await shows(page, 1);
  await page.keyboard.press('End');
  await shows(page, entries);
  const board = await box(page, '#board');
  await page.mouse.move((board?.x ?? 0) + 5, (board?.y ?? 0) + 5);
  await page.mouse.wheel(0, -100);
  await shows(page, entries - 1);
  await page.mouse.wheel(0, 100);
  await shows(page, entries);
  // A place of the board keeps its keys.
  await page.locator('#twin [data-place]').first().focus();
  await page.keyboard.press('ArrowRight');
  await shows(page, entries);
  // The list is one stop, with arrows inside, and its lines are sentences.
  const stops = page.locator('#move-list button[tabindex="0"]');
  await expect(stops).toHaveCount(1);
  await stops.focus();
  await page.keyboard.press('ArrowUp');
  await expect(page.locator('#move-list button:focus')).toHaveAccessibleName(/^Turn \d+ · \S+: .*\. .+/);
  await expect(stops).not.toBeFocused();
  // Escape gives the focus back.
  await page.keyboard.press('Escape');
  await expect(study(page)).toBeHidden();
  await expect(page.locator('#menu')).toBeFocused();
});

test('while a game is played any step is looked at by list, buttons and scrubber, and the game waits', async ({ page, open }) => {
  await open(quick);
  const before = await box(page, '#board');
  await openMoves(page);
  // The board keeps its size and its place.
  expect(await box(page, '#board')).toEqual(before);
  const now = await playOn(page, mouse, (state) => state.entries > 12);
  const board = () => page.locator('#twin button').evaluateAll((cells) => cells.map((cell) => cell.getAttribute('aria-label')).join('\n'));
  const end = await board();
  // A line tells a turn, and leads to the position after it.
  await expect(turns(page).nth(1)).toContainText('1');
  await turns(page).nth(1).click();
  expect(await past(page)).toBeGreaterThan(0);
  expect(await board()).not.toBe(end);
  // The game itself is unchanged, and its past offers no actions.
  expect(await state(page)).toMatchObject({ entries: now.entries, position: now.position });
  await expect(page.locator('#throw')).toBeHidden();
  await mouse(page, await place(page, 'a15'));
  expect((await state(page))?.entries).toBe(now.entries);
  await page.locator('#past-return').click();
  expect(await past(page)).toBeNull();
  expect(await board()).toBe(end);

  await page.locator('#past-first').click();
  expect(await past(page)).toBe(0);
  await page.locator('#past-on').click();
  await page.locator('#past-on').click();
  expect(await past(page)).toBe(2);
  await page.locator('#past-back').click();
  expect(await past(page)).toBe(1);
  // With the keyboard alone.
  await page.locator('#scrubber').focus();
  await page.keyboard.press('ArrowRight');
  expect(await past(page)).toBe(2);
  await page.keyboard.press('End');
  expect(await past(page)).toBeNull();
  await page.keyboard.press('ArrowLeft');
  expect(await past(page)).toBe(now.entries - 1);
  await page.locator('#past-last').click();
  expect(await past(page)).toBeNull();
  // Escape closes the list and returns to the present.
  await page.locator('#past-back').click();
  await page.keyboard.press('Escape');
  await expect(page.locator('#moves')).toBeHidden();
  expect(await past(page)).toBeNull();
  await openMoves(page);

  // It plays automatically up to the current state, with every gesture.
  await page.locator('#past-play').click();
  await expect.poll(() => past(page)).toBeGreaterThan(2);
  await expect.poll(() => past(page), { timeout: 120_000 }).toBeNull();
  expect(await state(page)).toMatchObject({ entries: now.entries, position: now.position });
  const on = await playOn(page, mouse, (state, before) => state.entries > before, now.entries);
  expect(on.entries).toBeGreaterThan(now.entries);
});

test('people play on from an earlier position, and are asked first, as before a game is thrown away or given up', async ({ page, open }) => {
  await open(quick);
  await openMoves(page);
  const now = await playOn(page, mouse, (state) => state.entries > 30);
  await turns(page).nth(2).click();
  const then = await past(page);
  await page.locator('#past-branch').click();
  await page.locator('#confirm [data-close]').click();
  expect((await state(page))?.entries).toBe(now.entries);
  await page.locator('#past-branch').click();
  const download = page.waitForEvent('download');
  await page.locator('#confirm-save').click();
  await download;
  await page.locator('#confirm-yes').click();
  await expect.poll(() => entries(page)).toBe(then);
  await page.reload();
  const kept = await wait(page);
  expect(kept.entries).toBe(then);

  await page.locator('#menu').click();
  await page.locator('#new-game').click();
  await page.locator('#play-two').click();
  await page.locator('#confirm [data-close]').click();
  await page.locator('#continue-game').click();
  expect((await state(page))?.position).toBe(kept.position);
  await page.locator('#menu').click();
  await page.locator('#resign').click();
  await page.locator('#confirm-yes').click();
  await expect.poll(async () => (await state(page))?.phase).toBe('over');
});

test.describe('as it is drawn', () => {
  test.use({ pixels: true });

  test('the last move is still marked after looking back', { tag: '@all' }, async ({ page, open }) => {
    // A busy browser reports a frame late, with the time at which it began: the motion since is drawn all the same.
    await page.addInitScript(() => {
      const ask = window.requestAnimationFrame;
      window.requestAnimationFrame = (callback) => ask((time) => callback(time - 100));
    });
    await open(quick);
    await openMoves(page);
    await playOn(page, mouse, (state) => state.phase === 'throw' && state.entries > 12);
    const look = () => page.locator('canvas.tile').evaluateAll((tiles: HTMLCanvasElement[]) => tiles.map((tile) => tile.toDataURL()));
    // The picture once nothing moves.
    const still = async () => {
      let seen = '';
      await page.mouse.move(2, 2);
      await wait(page);
      await expect.poll(async () => seen === (seen = (await look()).join())).toBe(true);
      return look();
    };
    const before = await still();
    expect(before).not.toEqual([]);
    await page.locator('#past-back').click();
    await page.locator('#past-return').click();
    // Back and forward again: the same picture, including the last move, except for slight shades at the edge of the redrawn
    // parts.
    const unlike = await page.evaluate(differing, [before, await still()]);
    expect(unlike).toBe(0);
  });
});

/** The number of pixels of two rows of pictures that differ by more than a shade. A browser smooths the edge of a mark
 * differently if it draws only a part. */
async function differing([before, after]: string[][]): Promise<number> {
  const pixels = async (address: string) => {
    const picture = new Image();
    picture.src = address;
    await picture.decode();
    const pen = new OffscreenCanvas(picture.width, picture.height).getContext('2d');
    pen?.drawImage(picture, 0, 0);
    return pen?.getImageData(0, 0, picture.width, picture.height).data ?? new Uint8ClampedArray();
  };
  let unlike = 0;
  for (const [n, address] of before.entries()) {
    const [one, other] = [await pixels(address), await pixels(after[n])];
    for (const [at, value] of one.entries()) unlike += Number(Math.abs(value - other[at]) > 64);
  }
  return unlike;
}
