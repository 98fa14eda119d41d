import type { Page } from '@playwright/test';
import { begun, move, open, playByLinks, rest, somebody, turn } from '../support/distance.ts';
import { expect, ready, test } from '../support/game.ts';
import { record, state } from '../support/play.ts';

// Games at a distance that end otherwise than on the board, or go on elsewhere.

const status = (page: Page) => page.locator('#distance-status');

/** Lets so many days pass for the games that are kept. */
async function pass(page: Page, days: number): Promise<void> {
  await page.evaluate((days) => {
    for (const [key, text] of Object.entries(localStorage)) {
      if (!/\.distance\..{32}$/.test(key)) continue;
      localStorage.setItem(key, text.replace(/^since (\d+)$/m, (_, since) => `since ${Number(since) - days * 86_400_000}`));
    }
  }, days);
  await page.reload();
  await ready(page);
}

test('a game that nobody answers is ended, and goes on with the answer', async ({ page, open: begin, browser, baseURL }) => {
  const other = await somebody(browser, baseURL);
  await begun(page, begin, other.page);
  await move(page, 0);
  const link = (await turn(page))!;
  const end = page.locator('#distance-late');
  await pass(page, 6);
  await expect(status(page)).toHaveText('Waiting for Biret');
  await expect(end).toBeHidden();
  await pass(page, 2);
  await expect(status(page)).toHaveText('Biret hasn’t answered for a long time');
  const answer = async (words: string) => {
    await end.click();
    await expect(page.locator('#choice-text')).toContainText('broken off');
    await page.locator('#choice').getByRole('button', { name: words, exact: true }).click();
  };
  await answer('Go on waiting');
  await expect(status(page)).toHaveText('Biret hasn’t answered for a long time');
  await answer('End the game');
  await expect(page.locator('#turn')).toHaveText('Biret broke off the game');
  await page.reload();
  await ready(page);
  await expect(page.locator('#turn')).toHaveText('Biret broke off the game');
  await expect(page).toHaveTitle(/^Biret broke off the game/);
  await page.locator('#distance-list').click();
  await expect(page.locator('#distance-all')).toContainText('Biret broke off the game');
  await expect(page.locator('[data-distance-computer]')).toBeVisible();
  await page.locator('#distance-close').click();
  // Whoever ended it can think better of it.
  await end.click();
  await expect(status(page)).toHaveText('Biret hasn’t answered for a long time');
  await answer('End the game');
  await open(other.page, link);
  await expect.poll(async () => (await state(other.page))?.entries).toBe(1);
  await move(other.page, 0);
  await open(page, (await turn(other.page))!);
  await expect.poll(async () => (await state(page))?.entries).toBe(2);
  await expect(end).toBeHidden();
  await expect(page).toHaveTitle(/^Your turn/);
  await other.context.close();
});

test('whoever resigns out of turn has resigned, also after a reload', async ({ page, open: begin, browser, baseURL }) => {
  const other = await somebody(browser, baseURL);
  await begun(page, begin, other.page);
  await move(page, 0);
  await open(other.page, (await turn(page))!);
  await expect.poll(async () => (await state(other.page))?.entries).toBe(1);
  await page.locator('#menu').click();
  await page.locator('#resign').click();
  await page.locator('#confirm-yes').click();
  await expect.poll(async () => (await state(page))?.phase).toBe('over');
  const link = (await turn(page)) ?? '';
  await page.reload();
  await ready(page);
  await expect.poll(async () => (await state(page))?.phase).toBe('over');
  await expect(status(page)).toHaveText('You have resigned');
  await open(other.page, link);
  await expect.poll(async () => (await state(other.page))?.phase).toBe('over');
  await other.context.close();
});

for (const who of ['whoever is to throw', 'the other']) {
  test(`when ${who} resigns, the game is over for both, and no throw is waited for`, async ({ page, open: begin, browser, baseURL }) => {
    const other = await somebody(browser, baseURL);
    await begun(page, begin, other.page, 'kotra', { throws: 'trusting' });
    await playByLinks([page, other.page], 5);
    for (const each of [page, other.page]) await rest(each);
    const throws = await page.locator('#throw').isVisible();
    const [thrower, waiter] = throws ? [page, other.page] : [other.page, page];
    await expect(thrower.locator('#throw')).toBeVisible();
    const [resigns, wins] = who === 'the other' ? [waiter, thrower] : [thrower, waiter];
    await resigns.locator('#menu').click();
    await resigns.locator('#resign').click();
    await resigns.locator('#confirm-yes').click();
    await expect.poll(async () => (await state(resigns))?.phase).toBe('over');
    await open(wins, (await turn(resigns))!);
    await expect.poll(async () => (await state(wins))?.phase).toBe('over');
    await expect(wins.locator('#ending')).toBeVisible();
    expect(await record(wins)).toBe(await record(resigns));
    await other.context.close();
  });
}

test('going on against the computer asks before it replaces a game that is saved', async ({ page, open: begin, browser, baseURL }) => {
  const other = await somebody(browser, baseURL);
  await begun(page, begin, other.page);
  await move(page, 0);
  await turn(page);
  const computer = page.locator('[data-distance-computer]');
  const text = page.locator('#confirm-text');
  const ask = async () => {
    await page.locator('#distance-list').click();
    await computer.click();
    await expect(text).toContainText('The computer takes the other seat');
  };
  await ask();
  await expect(text).not.toContainText('A game is in progress');
  await page.locator('#confirm-yes').click();
  await expect.poll(async () => (await state(page))?.entries).toBeGreaterThan(1);
  // It is the saved game now, and would be replaced by another copy.
  await page.locator('#menu').click();
  await page.locator('#new-game').click();
  await page.locator('#play-distance').click();
  await computer.click();
  await expect(text).toContainText('A game is in progress');
  expect(other.troubles).toEqual([]);
  await other.context.close();
});
