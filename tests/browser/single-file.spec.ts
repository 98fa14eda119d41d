import { pathToFileURL } from 'node:url';
import { expect, ready, test as base } from '../support/game.ts';
import { mouse, playOn, record } from '../support/play.ts';

// One file with everything inside, opened from disk as by a double click. `cargo xtask test` makes it before.

const HOME = pathToFileURL(`${import.meta.dirname}/../../release/sahkku.html`).href;
const OTHER = HOME.replace('sahkku.html', 'hnefatafl.html');
const test = base.extend({ baseURL: HOME });

test('a whole game is played in a file, and goes on after a reload', async ({ page }) => {
  await page.goto(`${HOME}?seed=3&speed=instant&rules=lagesvuotna&computer=women&language=se`);
  await ready(page);
  await expect(page.locator('html')).toHaveAttribute('lang', 'se');
  await playOn(page, mouse, (now) => now.entries > 10 && now.phase === 'decision');
  const middle = await record(page);
  await page.reload();
  await ready(page);
  expect(await record(page)).toBe(middle);
  await playOn(page, mouse);
  await expect(page.locator('#ending')).toBeVisible();
  await expect(page.locator('.notice')).toHaveCount(0);
});

test('what loads later on a web site is in the file, too', async ({ page }) => {
  await page.goto(HOME);
  await page.locator('#play-two').click();
  await page.locator('#open-rules').click();
  await page.locator('#open-book').click();
  await expect(page.locator('#book-body h3').first()).toBeVisible();
});

test.describe('two files', () => {
  test.use({ tolerated: /release\/hnefatafl\.html$/ });

  for (const file of [HOME, OTHER]) {
    test(`nothing but the file is asked for: ${file.split('/').pop()}`, async ({ page }) => {
      const asked: string[] = [];
      page.on('request', (request) => asked.push(request.url()));
      await page.goto(file);
      await ready(page);
      expect(asked.filter((url) => !/^(blob|data):/.test(url))).toEqual([file]);
    });
  }

  test('that of one game leads to that of another beside it', async ({ page }) => {
    await page.goto(`${HOME}?game=hnefatafl`, { waitUntil: 'commit' });
    await expect(page.locator('html')).toHaveAttribute('data-page', 'hnefatafl');
    await ready(page);
    expect(page.url()).toBe(OTHER);
    await expect(page.locator('[data-game-of="sahkku"]')).toHaveAttribute('href', 'sahkku.html');
  });
});
