import { pathToFileURL } from 'node:url';
import { expect, ready, test as base } from '../support/game.ts';
import { mouse, playOn, record } from '../support/play.ts';

// One file with everything embedded, opened from disk as by a double click. `cargo xtask test` makes it first.

const HOME = pathToFileURL(`${import.meta.dirname}/../../release/sahkku.html`).href;
const OTHER = HOME.replace('sahkku.html', 'hnefatafl.html');
// Chromium may not let a file store anything if a script of the test stores something first, so this browser does not know any
// games.
const test = base.extend({ baseURL: HOME, newcomer: true });

test('a whole game is played in a file, which asks for nothing and goes on after a reload', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  const address = `${HOME}?seed=3&speed=instant&rules=lagesvuotna&computer=women&language=se&coach=no&warnings=no`;
  await page.goto(address);
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
  await page.locator('#ending [data-close]').click();
  // Parts that load late on a web site are in the file, too.
  await page.locator('#open-rules').click();
  await page.locator('#open-book').click();
  await expect(page.locator('#book-body h3').first()).toBeVisible();
  expect(asked.filter((url) => !/^(blob|data):/.test(url))).toEqual([address, address]);
});

test.describe('the folder', () => {
  test.use({ tolerated: /integrity|ERR_|file:|CORS|request outside/ });

  test('opened from disk says in words what it needs, and shows no buttons', async ({ page }) => {
    await page.goto(HOME.replace('release/sahkku.html', 'dist/index.html'));
    await expect(page.getByText('this folder needs a web server').first()).toBeVisible();
    await expect(page.locator('button:visible').filter({ hasNotText: /\w/ })).toHaveCount(0);
  });
});

test.describe('two files', () => {
  test.use({ tolerated: /release\/hnefatafl\.html$/ });

  test('that of one game leads to that of another beside it', async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await page.goto(`${HOME}?game=hnefatafl`, { waitUntil: 'commit' });
    await expect(page.locator('html')).toHaveAttribute('data-page', 'hnefatafl');
    await ready(page);
    expect(page.url()).toBe(OTHER);
    expect(asked.filter((url) => !/^(blob|data):/.test(url))).toEqual([`${HOME}?game=hnefatafl`, OTHER]);
    await expect(page.locator('#more [data-game-of="sahkku"]')).toHaveAttribute('href', 'sahkku.html');
  });
});
