import type { Page } from '@playwright/test';
import { address, expect, test } from '../support/game.ts';
import { record, state } from '../support/play.ts';

// The late part of the program comes with the first picture, or on first use.

const REST = '**/parts/rest-*.wasm';

// The trouble that some of these tests cause, and no other.
test.use({ tolerated: /parts\/rest-\w+\.wasm|ERR_CONNECTION_FAILED/ });

/** A visitor whose browser asks for little data. */
const saveData = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });

/** Opens the game without waiting for the late part. */
async function begin(page: Page, parameters: Record<string, string | number>): Promise<void> {
  await page.goto(address(parameters));
  await expect(page.locator('html')).toHaveAttribute('data-boot', 'ready');
}

/** Holds the late part back until the returned function is called. */
async function holdBack(page: Page): Promise<() => void> {
  let release = () => {};
  const later = new Promise<void>((done) => (release = done));
  await page.route(REST, async (route) => {
    await later;
    await route.continue();
  });
  return release;
}

const openRules = (page: Page): Promise<void> => page.locator('#open-rules').click();

test('the rest of the program comes by itself', async ({ page }) => {
  const coming = page.waitForResponse(REST);
  await begin(page, { computer: 'none' });
  expect((await coming).ok()).toBe(true);
});

test('who saves data gets the rest when it is first wanted', async ({ page }) => {
  await saveData(page);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.clock.install();
  await begin(page, { computer: 'none' });
  await page.clock.runFor(60_000);
  expect(asked.filter((url) => url.includes('/parts/'))).toEqual([]);
  const coming = page.waitForResponse(REST);
  await openRules(page);
  await coming;
  await expect(page.locator('#card-rule')).not.toBeEmpty();
});

test('what does not come is told in words, and comes when it is wanted again', async ({ page }) => {
  await saveData(page);
  await page.route(REST, (route) => route.abort('connectionfailed'));
  await begin(page, { computer: 'none' });
  await openRules(page);
  await expect(page.locator('.notice')).toContainText('couldn’t be loaded completely');
  await page.unroute(REST);
  await openRules(page);
  await expect(page.locator('#card-rule')).not.toBeEmpty();
});

test('what was changed on the way is not run', async ({ page }) => {
  await saveData(page);
  await page.route(REST, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: Buffer.concat([await response.body(), Buffer.from('\0\x01\0')]) });
  });
  await begin(page, { computer: 'none' });
  await openRules(page);
  await expect(page.locator('.notice')).toContainText('couldn’t be loaded completely');
  await expect(page.locator('#cards')).toBeHidden();
});

test('a saved game waits for the rest of the program, and nothing begins over it', async ({ page }) => {
  await saveData(page);
  await begin(page, { computer: 'none', seed: 7 });
  await page.locator('#throw').click();
  await expect.poll(async () => (await state(page))?.entries).toBe(1);
  const before = await record(page);
  await page.route(REST, (route) => route.abort('connectionfailed'));
  await page.reload();
  await expect(page.locator('.notice')).toContainText('couldn’t be loaded completely');
  await page.locator('#menu').click();
  await expect(page.locator('#menu-card')).toBeHidden();
  await page.unroute(REST);
  await page.locator('#menu').click();
  await expect.poll(() => record(page)).toBe(before);
});

// The page itself saves games that begin before there is a session.
test('a game begins before the late part of the program is there, which saves it', async ({ page }) => {
  const release = await holdBack(page);
  await begin(page, { seed: 7 });
  await page.locator('#play-computer').click();
  await expect(page.locator('#welcome')).toBeHidden();
  await expect(page.locator('#turn')).not.toBeEmpty();
  expect(await page.evaluate(() => localStorage.getItem('sahkku.save'))).toBeNull();
  release();
  await expect.poll(() => page.evaluate(() => localStorage.getItem('sahkku.save'))).not.toBeNull();
});

test('the computer plays as soon as the rest of the program is there', async ({ page }) => {
  const release = await holdBack(page);
  await begin(page, { computer: 'both', seed: 7, speed: 'instant' });
  await expect(page.locator('#turn')).not.toBeEmpty();
  release();
  const decided = () => window.sahkku.state()?.phase === 'decision';
  await page.waitForFunction(decided);
  const before = (await state(page))?.entries ?? 0;
  await expect.poll(async () => (await state(page))?.entries).toBeGreaterThan(before);
});

// A browser event waits, and the late part is a request of the browser.
test('a throw before the rest of the program is there is thrown once, when it is', async ({ page }) => {
  const release = await holdBack(page);
  await begin(page, { computer: 'none', seed: 7, speed: 'instant' });
  await page.locator('#throw').click();
  await page.locator('#throw').click();
  await expect(page.locator('#throw')).toBeVisible();
  release();
  await expect.poll(async () => (await state(page))?.entries).toBe(1);
});

test('nothing that waits for the rest of the program is lost', async ({ page }) => {
  const release = await holdBack(page);
  await begin(page, { computer: 'none', seed: 7, speed: 'instant' });
  await page.locator('#menu').click();
  await page.locator('#quick-sound').uncheck();
  await page.locator('#quick-speed').selectOption('fast');
  release();
  await expect.poll(() => page.evaluate(() => localStorage.getItem('person.settings'))).toMatch(/speed fast\nsound no/);
});
