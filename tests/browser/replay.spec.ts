import type { Page } from '@playwright/test';
import { expect, test } from '../support/game.ts';
import { finger, lay, mouse, place, playOn, record, state, wait } from '../support/play.ts';

// Looking back at a game, returning to it, and playing on from where one looks.

const quick = { seed: 20, speed: 'instant', rules: 'lagesvuotna', computer: 'none' };

async function openMoves(page: Page): Promise<void> {
  await page.locator('#open-moves').click();
  await expect(page.locator('#moves')).toBeVisible();
}

const past = async (page: Page) => (await state(page))?.past ?? null;
const king = (page: Page) => page.locator('#twin button', { hasText: '' }).evaluateAll((cells) =>
  cells.map((cell) => cell.getAttribute('aria-label')).join('\n'));

test('the list tells every throw and every move in a sentence, or in notation as the record has it', { tag: '@all' }, async ({ page, open }) => {
  await open(quick);
  await openMoves(page);
  const now = await playOn(page, mouse, (state) => state.entries > 20);
  const moves = page.locator('#move-list button');
  await expect(moves).toHaveCount(now.entries);
  for (const text of await moves.allTextContents()) expect(text).toMatch(/^(The (men|women)|A (man|woman)|Vuosttut|Mieđut|Throw|End) ?.*[^,]$/);
  const notation = page.locator('#moves-notation');
  await expect(notation).toHaveAttribute('aria-pressed', 'false');
  await notation.click();
  await expect(notation).toHaveAttribute('aria-pressed', 'true');
  // The record without its header, the ways of the walk and the headers of its turns.
  const lines = ((await record(page)) ?? '').split('\n').filter((line) => /^(round|begins|\d+) /.test(line));
  const words = lines.flatMap((line) => line.replace(/^(\d+ )?\w+ /, '').split(' '));
  await expect(moves).toHaveText(words);
  await expect(page.locator('#move-list [aria-current="step"]')).toHaveText(words[now.entries - 1]);
  // It is saved, and sentences return.
  await page.reload();
  await wait(page);
  await expect(notation).toHaveAttribute('aria-pressed', 'true');
  await notation.press('Enter');
  await expect(moves.last()).toContainText(/ .*\.$/);
});

test('any step of the game can be looked at by list, buttons and scrubber, and the game waits', async ({ page, open }) => {
  await open(quick);
  await openMoves(page);
  const now = await playOn(page, mouse, (state) => state.entries > 12);
  const end = await king(page);
  await page.locator('[data-entry="8"]').click();
  expect(await past(page)).toBe(8);
  expect(await king(page)).not.toBe(end);
  // The game itself is unchanged, and its past offers no actions.
  expect(await state(page)).toMatchObject({ entries: now.entries, position: now.position });
  await expect(page.locator('#throw')).toBeHidden();
  await mouse(page, await place(page, 'a15'));
  expect((await state(page))?.entries).toBe(now.entries);
  await page.locator('#past-return').click();
  expect(await past(page)).toBeNull();
  expect(await king(page)).toBe(end);

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

  // It plays automatically up to the current state, with every gesture.
  await page.locator('#past-play').click();
  await expect.poll(() => past(page)).toBeGreaterThan(2);
  await expect.poll(() => past(page), { timeout: 120_000 }).toBeNull();
  expect(await state(page)).toMatchObject({ entries: now.entries, position: now.position });
  const on = await playOn(page, mouse, (state, before) => state.entries > before, now.entries);
  expect(on.entries).toBeGreaterThan(now.entries);

  // A finished game can be replayed, too.
  await lay(page, 'sahkku 1\nrules lagesvuotna\nposition 15/3wq2WKM2mq3/m*14.1 m m II,(X),(III)\n');
  const over = await playOn(page, mouse);
  await page.locator('#ending [data-close]').click();
  await page.locator('#past-back').click();
  expect(await past(page)).toBe(over.entries - 1);
  await page.locator('#past-on').click();
  await expect.poll(() => past(page)).toBeNull();
  await expect(page.locator('#ending')).toBeHidden();
});

test.describe('as it is drawn', () => {
  test.use({ pixels: true });

  test('the last move is still marked for who comes back from looking back', { tag: '@all' }, async ({ page, open }) => {
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

test('people play on from an earlier position, and are asked first, as before a game is thrown away or given up', async ({ page, open }) => {
  await open(quick);
  await openMoves(page);
  const now = await playOn(page, mouse, (state) => state.entries > 30);
  await page.locator('[data-entry="10"]').click();
  await page.locator('#past-branch').click();
  await page.locator('#confirm [data-close]').click();
  expect((await state(page))?.entries).toBe(now.entries);
  await page.locator('#past-branch').click();
  const download = page.waitForEvent('download');
  await page.locator('#confirm-save').click();
  await download;
  await page.locator('#confirm-yes').click();
  await expect.poll(async () => (await state(page))?.entries).toBe(10);
  await expect(page.locator('#move-list button')).toHaveCount(10);
  await page.reload();
  const kept = await wait(page);
  expect(kept.entries).toBe(10);

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

test('against the computer nothing is played on from the past', { tag: '@all' }, async ({ page, open }) => {
  await open({ ...quick, computer: 'women:easy' });
  await openMoves(page);
  await playOn(page, mouse, (state) => state.entries > 12);
  await page.locator('#past-first').click();
  await expect(page.locator('#past-branch')).toBeHidden();
  // The computer waits, too.
  await page.locator('#past-return').click();
  await playOn(page, mouse, (state) => state.entries > 20);
});

test('the list lies below the board on a phone, and its sentences lead to their steps', { tag: ['@phone', '@all'] }, async ({ page, open }) => {
  await open(quick);
  await openMoves(page);
  const [board, panel, moves] = await Promise.all(
    ['.table', '.panel:not(#far)', '#moves'].map((part) => page.locator(part).boundingBox()),
  );
  expect(panel!.y).toBeGreaterThanOrEqual(board!.y + board!.height - 1);
  expect(moves!.y).toBeGreaterThanOrEqual(panel!.y + panel!.height - 1);
  expect(moves!.y + moves!.height).toBeLessThanOrEqual(641);
  expect(board!.height).toBeGreaterThan(200);

  await playOn(page, finger, (state) => state.entries > 12);
  await page.locator('#move-list button', { hasText: /threw/ }).nth(2).tap();
  expect(await past(page)).toBeGreaterThan(0);
  const step = page.locator('#move-list [aria-current="step"]');
  await expect(step).toContainText('threw');
  const words = await step.textContent();
  await expect(page.locator('#news')).toHaveText(words ?? '');
});
