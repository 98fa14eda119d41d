import type { Page } from '@playwright/test';
import { address, expect, test } from '../support/game.ts';

// The code for online games is a separate part of the program, which loads on first use.

const PART = '**/parts/distance-*.wasm';
const WORDS = '**/words/en/distance-*.txt';

// The trouble that some of these tests cause, and no other.
test.use({ tolerated: /parts\/distance-\w+\.wasm|ERR_CONNECTION_FAILED/ });

/** Opens the list of online games. */
const ask = (page: Page): Promise<void> =>
  page.locator('#play-distance').evaluate((button) => (button as HTMLButtonElement).click());

test('play at a distance loads when it is wanted, and needs storage', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.route(PART, (route) => route.abort('connectionfailed'));
  const rest = page.waitForResponse('**/parts/rest-*.wasm');
  await page.goto(address({}));
  await rest;
  await expect(page.locator('html')).toHaveAttribute('data-boot', 'ready');
  await expect(page.locator('#distance-games')).toHaveCount(0);

  // A part that does not come is told in words, and comes when it is wanted again.
  const words = page.waitForResponse(WORDS);
  await ask(page);
  await words;
  await expect(page.locator('.notice')).toContainText('couldn’t be loaded completely');
  await page.unroute(PART);
  await ask(page);
  await expect(page.locator('#distance-games h2')).toHaveText('My games');
  await expect(page.locator('#distance-games')).toBeVisible();
  await page.locator('#distance-games [data-close]').click();
  await ask(page);
  await expect(page.locator('#distance-games')).toBeVisible();
  expect(asked.filter((url) => url.includes('/parts/distance'))).toHaveLength(2);

  // Where nothing can be stored, no game begins.
  await page.evaluate(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('', 'QuotaExceededError');
    };
  });
  await page.locator('#distance-new').click();
  await page.locator('#distance-make').click();
  await expect(page.locator('#distance-invite-trouble')).not.toBeEmpty();
  await expect(page.locator('#distance-send')).toBeHidden();
});
