import type { Page } from '@playwright/test';
import { LAST, PAGES } from '../support/games.ts';
import { expect, ready, test } from '../support/host.ts';
import { mouse, playOn, record } from '../support/play.ts';
import { watchBoard } from '../support/steady.ts';
import { more } from '../support/start.ts';

const quick = { seed: 3, speed: 'instant', rules: 'lagesvuotna', computer: 'women:beginner' };

/** Waits until the whole game is cached and the cache answers for this page. */
async function kept(page: Page): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated', undefined, { timeout: 120_000 });
}

/** Whether a file is cached. */
const isKept = (page: Page, name: string): Promise<boolean> => page.evaluate(async (name) => (await caches.match(name)) !== undefined, name);

/** Loads the page again and waits for the game. */
async function again(page: Page): Promise<void> {
  await page.reload();
  await ready(page);
}

/** Looks for a new version, and returns what became of it. */
const lookForNews = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    if (!registration) return 'nothing is kept';
    // A worker whose files do not all arrive becomes redundant.
    const coming = new Promise<string>((resolve) => {
      registration.addEventListener('updatefound', () => {
        const worker = registration.installing;
        worker?.addEventListener('statechange', () => {
          if (worker.state === 'installed' || worker.state === 'redundant') resolve(worker.state);
        });
      });
    });
    await registration.update();
    return coming;
  });

// Files that the host may have changed are requested even when the server is down.
const NOBODY = /(kiosk|signalling)\.json \(net::ERR_CONNECTION_REFUSED\)/;
test.use({ tolerated: NOBODY });

test('after one visit all of a game is there without a network, and the others open', async ({ page, open, host }) => {
  test.setTimeout(300_000);
  await open();
  await kept(page);
  // The other games come once there is nothing else to do.
  const other = await (await page.request.get(`./${PAGES[LAST]}`)).text();
  const names = [...other.matchAll(/<link [^>]*data-(?:game|worker)=[^>]*href="([^"]*)"/g)].map(([, name]) => name);
  expect(names.length).toBe(4);
  for (const name of [...Object.values(PAGES).slice(1), ...names]) await expect.poll(() => isKept(page, name), { timeout: 120_000 }).toBe(true);
  await host.off();
  await again(page);
  await more(page);
  await page.locator('#play-distance').click();
  await expect(page.locator('#distance-games')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.locator('#welcome select[data-languages]').selectOption('se');
  const html = page.locator('html');
  await expect(html).toHaveAttribute('lang', 'se');

  // A game against the strongest level, which plays with its full model.
  await open({ ...quick, computer: 'women:master' });
  await expect(html).toHaveAttribute('lang', 'se');
  const now = await playOn(page, mouse, (now) => now.entries > 8);
  expect(now.levels).toEqual([null, 'master']);
  await page.locator('#menu').click();
  await page.locator('#resign').click();
  await page.locator('#confirm-yes').click();
  await expect(page.locator('#ending')).toBeVisible();
  await expect(page.locator('.notice')).toHaveCount(0);
  const words = await page.locator('#ending-title').textContent();
  await page.locator('#ending [data-close]').click();
  await page.locator('.bar select[data-languages]').selectOption('fr');
  await expect(html).toHaveAttribute('lang', 'fr');
  expect(await page.locator('#ending-title').textContent()).not.toBe(words);
  await page.locator('#open-rules').click();
  await page.locator('#open-book').click();
  await expect(page.locator('#book-body h3').first()).toBeVisible();
  await open({}, LAST);
  await expect(page.locator('html')).toHaveAttribute('data-page', LAST);
});

test('where a connection has its price a game is kept once its page has been opened, and a new version brings both', { tag: '@all' }, async ({ page, open, host }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { type: 'cellular' } }));
  await page.goto('./hnefatafl.html');
  await ready(page);
  await kept(page);
  expect([await isKept(page, 'hnefatafl.html'), await isKept(page, 'index.html')]).toEqual([true, false]);
  await open();
  await expect.poll(() => isKept(page, 'index.html'), { timeout: 120_000 }).toBe(true);
  await host.off();
  await again(page);
  await expect(page.locator('html')).toHaveAttribute('data-page', 'sahkku');
  await open({}, 'hnefatafl');
  await expect(page.locator('html')).toHaveAttribute('data-page', 'hnefatafl');

  await host.on();
  host.publish('later');
  expect(await lookForNews(page)).toBe('installed');
  const both = await page.evaluate(async () => {
    const later = (await caches.keys()).find((name) => name.endsWith(' later')) ?? '';
    const cache = await caches.open(later);
    const found = await Promise.all(['index.html', 'hnefatafl.html'].map((name) => cache.match(name)));
    return found.map((answer) => answer !== undefined);
  });
  expect(both).toEqual([true, true]);
});

test('a new version is offered over the welcome and in the menu, never over a game, and taken when the visitor likes', async ({ page, open, host }) => {
  const version = async (mark: string) => expect(page.locator('html')).toHaveAttribute('data-version', mark);
  const offer = page.locator('#update');
  await open();
  await kept(page);
  await expect(page.locator('#welcome')).toBeVisible();
  host.publish('later');
  expect(await lookForNews(page)).toBe('installed');
  await expect(offer).toBeInViewport({ ratio: 1 });
  await page.locator('#update-later').click();
  await expect(offer).toBeHidden();
  await expect(page.locator('#welcome')).toBeVisible();
  await again(page);
  await page.locator('#update-take').click();
  await version('later');
  await ready(page);

  await open(quick);
  await playOn(page, mouse, (now) => now.entries > 8);
  await expect(offer).toBeHidden();
  const game = await record(page);
  const places = await watchBoard(page);
  host.publish('latest');
  expect(await lookForNews(page)).toBe('installed');
  await expect(offer).not.toHaveAttribute('hidden');
  await expect(offer).toBeHidden();
  await page.locator('#menu').click();
  await expect(offer).toBeInViewport({ ratio: 1 });
  await page.locator('#update-later').click();
  await expect(offer).toBeHidden();
  await page.locator('#menu-card [data-close]').click();
  expect(await record(page)).toBe(game);
  expect(await places(), 'the board stays where it is').toHaveLength(1);

  // A reload keeps the version in which the game was begun.
  await again(page);
  await version('later');
  await expect(offer).not.toHaveAttribute('hidden');
  await page.locator('#menu').click();
  await page.locator('#update-take').click();
  await version('latest');
  await ready(page);
  await expect(offer).toBeHidden();
  expect(await record(page)).toBe(game);
});

test.describe('an update that breaks off', () => {
  // The browser reports the file that did not arrive.
  test.use({ tolerated: new RegExp(`${NOBODY.source}|more-later|Failed to fetch|integrity`) });

  test('or was changed on the way leaves the version before as it was, and is made up for later', async ({ page, open, host }) => {
    await open(quick);
    await kept(page);
    await playOn(page, mouse, (now) => now.entries > 8);
    const game = await record(page);

    host.publish('later');
    const whole = host.files.get('more-later.txt')!;
    host.broken = 'more-later.txt';
    expect(await lookForNews(page)).toBe('redundant');
    await expect(page.locator('#update')).toBeHidden();
    await host.off();
    await again(page);
    await expect(page.locator('html')).not.toHaveAttribute('data-version', 'later');
    expect(await record(page)).toBe(game);
    await playOn(page, mouse, (now) => now.entries > 20);

    host.broken = '';
    host.files.set('more-later.txt', Buffer.from('something else'));
    await host.on();
    expect(await lookForNews(page)).toBe('redundant');
    await expect(page.locator('#update')).toBeHidden();

    host.files.set('more-later.txt', whole);
    expect(await lookForNews(page)).toBe('installed');
    await expect(page.locator('#update')).not.toHaveAttribute('hidden');
  });
});

test('a kiosk takes a new version when nobody is there, and asks no visitor', { tag: '@all' }, async ({ page, open, host }) => {
  await open({ kiosk: '', speed: 'instant' });
  await kept(page);
  const invite = page.locator('#invite');
  await invite.click();
  await page.locator('#play-two').click();
  host.publish('later');
  expect(await lookForNews(page)).toBe('installed');
  await expect(page.locator('#update')).not.toHaveAttribute('hidden');
  await expect(page.locator('#update')).toBeHidden();
  const html = page.locator('html');
  await expect(html).not.toHaveAttribute('data-version', 'later');

  // The visitor has gone.
  await page.evaluate(() => localStorage.clear());
  await page.reload();
  await expect(html).toHaveAttribute('data-version', 'later');
  await expect(invite).toBeVisible();
});
