import type { Page } from '@playwright/test';
import { fullTest, move, open, playByLinks, rest, test, turn, until } from '../support/distance.ts';
import { expect, LAST, ready } from '../support/game.ts';
import { record, state } from '../support/play.ts';
import { more } from '../support/start.ts';

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

test('a game that nobody answers is ended, and goes on with the answer', async ({ page, other, begun }) => {
  await begun();
  await move(page, 0);
  const link = (await turn(page))!;
  const end = page.locator('#distance-late');
  await expect(status(page)).toHaveText('Waiting for Biret');
  await expect(end).toBeHidden();
  await pass(page, 8);
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
  await open(other, link);
  await until(other, 1);
  await move(other, 0);
  await open(page, (await turn(other))!);
  await until(page, 2);
  await expect(end).toBeHidden();
  await expect(page).toHaveTitle(/^Your turn/);
});

for (const who of ['whoever is to throw', 'the other']) {
  fullTest(`when ${who} resigns, the game is over for both, and no throw is waited for`, async ({ page, other, begun }) => {
    await begun(LAST, { throws: 'trusting' });
    await playByLinks([page, other], 5);
    for (const each of [page, other]) await rest(each);
    const throws = await page.locator('#throw').isVisible();
    const [thrower, waiter] = throws ? [page, other] : [other, page];
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
  });
}

test('going on against the computer asks before it replaces a game that is saved', async ({ page, begun }) => {
  await begun();
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
  await more(page);
  await page.locator('#play-distance').click();
  await computer.click();
  await expect(text).toContainText('A game is in progress');
});
