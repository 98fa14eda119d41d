import { readFile } from 'node:fs/promises';
import { someOf } from '../support/all.ts';
import { address, expect, ready, test } from '../support/game.ts';
import { mouse, playOn, record, state, wait } from '../support/play.ts';

// Input from outside may be wrong. The page says so in words and stays playable.

const quick = { seed: 5, speed: 'instant', rules: 'lagesvuotna', computer: 'none' };

// crates/core/game/tests/session/saves.rs tests other saves.
for (const [what, save] of someOf([
  ['was cut off', 'sahkku-save 1 00000000\nseats human human\nsahkku 1\nrules maze\n'],
  ['is no save at all', 'hello'],
  ['is of another version', 'sahkku-save 99 00000000\nseats human human\n'],
])) {
  test(`a saved game that ${what} is put aside`, async ({ page, open }) => {
    await page.addInitScript((save) => {
      if (!localStorage.getItem('sahkku.aside')) localStorage.setItem('sahkku.save', save);
    }, save);
    await open(quick);
    await expect(page.locator('.notice')).toContainText('couldn’t be read and was set aside');
    expect(await page.evaluate(() => localStorage.getItem('sahkku.aside'))).toBe(save);
    const download = page.waitForEvent('download');
    await page.locator('#save-aside').click();
    expect(await readFile(await (await download).path(), 'utf8')).toBe(save);
    await page.locator('.notice [data-dismiss]').click();
    await expect(page.locator('.notice')).toHaveCount(0);
    await playOn(page, mouse, (now) => now.entries > 5);
  });
}

test('impossible values in the address are named, and what is not the game’s is let be', async ({ page, open }) => {
  await open({ ...quick, rules: 'chess', seed: 'x', speed: 'warp', computer: 'all', fbclid: 'IwAR0', utm_source: 'mail', rule: 'raisa' });
  const notices = page.locator('.notice');
  await expect(notices).toHaveCount(4);
  for (const text of ['rules=chess', 'seed=x', 'speed=warp', 'computer=all']) {
    await expect(notices.filter({ hasText: text })).toHaveCount(1);
  }
  await expect(page.locator('#welcome')).toBeVisible();
});

test('what is said twice is one notice', { tag: '@all' }, async ({ page, open }) => {
  await page.goto(`${address(quick)}&lines=bent&lines=bent`);
  await ready(page);
  await expect(page.locator('.notice').filter({ hasText: 'lines=bent' })).toHaveCount(1);
});

test('a browser that keeps nothing is played in all the same', async ({ page, open }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('denied', 'SecurityError');
      },
    });
  });
  await open(quick);
  await expect(page.locator('.notice')).toContainText('doesn’t save anything');
  await playOn(page, mouse, (now) => now.entries > 8);
});

test('a storage that is full is said once', async ({ page, open }) => {
  await open(quick);
  await page.evaluate(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('no room', 'QuotaExceededError');
    };
  });
  await playOn(page, mouse, (now) => now.entries > 8);
  await expect(page.locator('.notice')).toHaveCount(1);
  await expect(page.locator('.notice')).toContainText('no room left to save the game');
});

test('only one tab plays a game, and any of them can take it over', async ({ page, open, context }) => {
  await open(quick);
  await playOn(page, mouse, (now) => now.entries > 4 && now.phase === 'throw');
  const other = await context.newPage();
  await other.goto(page.url());
  await playOn(other, mouse, (now) => now.entries > 10 && now.phase === 'decision');
  const game = await record(other);
  await expect(page.locator('#elsewhere')).toBeVisible();
  // The player here has this tab in front. One behind another answers a mouse late.
  await page.bringToFront();
  await page.keyboard.press('Escape');
  await expect(page.locator('#elsewhere')).toBeVisible();

  await page.locator('#elsewhere-take').click();
  await wait(page);
  expect(await record(page)).toBe(game);
  await expect(other.locator('#elsewhere')).toBeVisible();
  await playOn(page, mouse, (now) => now.entries > 16);

  // A tab that is closed, or crashes, holds nothing back.
  const last = await record(page);
  await page.close();
  await other.reload();
  await wait(other);
  expect(await record(other)).toBe(last);
});

test('a game that waits behind the welcome goes on as far as another tab has brought it', { tag: '@all' }, async ({ page, open, context }) => {
  await open(quick);
  await playOn(page, mouse, (now) => now.entries > 4 && now.phase === 'throw');
  await page.locator('#menu').click();
  await page.locator('#new-game').click();
  const other = await context.newPage();
  await other.goto(page.url());
  await playOn(other, mouse, (now) => now.entries > 10 && now.phase === 'decision');
  const game = await record(other);
  await page.bringToFront();
  await page.locator('#continue-game').click();
  await wait(page);
  expect(await record(page)).toBe(game);
  await expect(other.locator('#elsewhere')).toBeVisible();
});

test.describe('a failure of the program itself', () => {
  test.use({ tolerated: /asked to stumble|unreachable/ });

  test('is told in words, and the game goes on from the last move', async ({ page, open }) => {
    await open(quick);
    const before = await playOn(page, mouse, (now) => now.entries > 6 && now.phase === 'decision');
    const played = (await record(page)) ?? 'nothing';
    await page.evaluate(() => {
      try {
        window.sahkku.stumble();
      } catch {
        // It is meant to fail.
      }
    });
    await expect(page.locator('#stumble')).toBeVisible();
    await expect(page.locator('#stumble-detail')).toContainText('asked to stumble');
    // The record so far, for users who want to keep it.
    expect(await page.locator('#stumble-detail').textContent()).toContain(played);
    await page.locator('#stumble-continue').click();
    await ready(page);
    await expect.poll(async () => (await state(page))?.position).toBe(before.position);
  });
});
