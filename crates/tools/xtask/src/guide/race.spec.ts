import { expect, test as base, type Page } from '@playwright/test';
import { listenForTrouble } from '../support/quiet.ts';

// The game of docs/adding-a-game.md, played as a person plays it. `cargo xtask test --only guide` puts this file beside the other tests.

const test = base.extend<{ quiet: void }>({
  quiet: [
    async ({ context, baseURL }, use) => {
      const troubles = listenForTrouble(context, baseURL ?? '');
      await use();
      expect(troubles, 'the page must be quiet').toEqual([]);
    },
    { auto: true },
  ],
});

async function open(page: Page, parameters: string): Promise<void> {
  await page.goto(`./race.html?language=en&speed=instant&seed=3&${parameters}`);
  await page.waitForFunction(() => document.documentElement?.dataset['boot'] === 'ready' && window.sahkku.complete());
}

/** Waits until a person has to do something, or the game is over. */
async function wait(page: Page) {
  await page.waitForFunction(() => {
    const state = window.sahkku?.state() ?? null;
    return state !== null && state.waiting && (state.phase === 'over' || state.seat !== 'computer');
  });
  const now = await page.evaluate(() => window.sahkku.state());
  if (!now) throw new Error('there is no game');
  return now;
}

async function click(page: Page, place: string): Promise<void> {
  const { x, y } = await page.evaluate((place) => window.sahkku.place(place), place);
  await page.mouse.click(x, y);
}

/** Plays the game to its end: throws, and moves by a click on the piece and one on its place. */
async function play(page: Page): Promise<void> {
  for (let now = await wait(page); now.phase !== 'over'; now = await wait(page)) {
    if (now.phase === 'throw') {
      await page.locator('#throw').click();
      continue;
    }
    const [from, to] = now.legal[0]!.split('/') as [string, string];
    await click(page, from);
    if ((await page.evaluate(() => window.sahkku.state()))?.entries === now.entries) await click(page, to);
    await expect.poll(async () => (await page.evaluate(() => window.sahkku.state()))?.entries).toBeGreaterThan(now.entries);
  }
}

test('two people play a race by clicks', async ({ page }) => {
  await open(page, 'computer=none');
  await play(page);
  await expect(page.locator('#ending-title')).toHaveText(/^(Dark|Light) wins$/);
  expect(await page.evaluate(() => window.sahkku.record())).toMatch(/^race 1\nrules race\n[^]*\n1 [1-4] 0\/[1-4]\n[^]*\nresult (first|second) home\n$/);
});

test('a race is played against a computer player', async ({ page }) => {
  await open(page, 'computer=second:strong');
  await play(page);
  await expect(page.locator('#ending')).toBeVisible();
});
