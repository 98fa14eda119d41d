import type { Page } from '@playwright/test';
import { expect, ready, test } from '../support/host.ts';
import { mouse, playOn, record } from '../support/play.ts';

const quick = { seed: 3, speed: 'instant', rules: 'lagesvuotna', computer: 'women' };

/** Waits until all of the game is kept and this page is answered from there. */
async function kept(page: Page): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated', undefined, { timeout: 120_000 });
}

/** Loads the page again and waits for the game. */
async function again(page: Page): Promise<void> {
  await page.reload();
  await ready(page);
}

/** Looks for a new version, and says what became of it. */
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

// What the host may have changed is asked for even where nobody is there.
const NOBODY = /(kiosk|signalling)\.json \(net::ERR_CONNECTION_REFUSED\)/;
test.use({ tolerated: NOBODY });

test('after one visit a whole game is played without a network', async ({ page, open, host }) => {
  await open();
  await kept(page);
  await host.off();
  await open(quick);
  await playOn(page, mouse);
  await expect(page.locator('#ending')).toBeVisible();
});

test('after one visit what loads later is there without a network', async ({ page, open, host }) => {
  await open();
  await kept(page);
  await host.off();
  await open({ computer: 'none' });
  await page.locator('#open-rules').click();
  await page.locator('#open-book').click();
  await expect(page.locator('#book-body h3').first()).toBeVisible();
});

test('after one visit games at a distance are there without a network', async ({ page, open, host }) => {
  await open();
  await kept(page);
  await host.off();
  await open({ computer: 'none' });
  await page.locator('#play-distance').evaluate((button) => (button as HTMLButtonElement).click());
  await expect(page.locator('#distance-games')).toBeVisible();
});

test('a second game is kept once its page has been opened', async ({ page, open, host }) => {
  const isKept = () => page.evaluate(async () => (await caches.match('hnefatafl.html')) !== undefined);
  await open();
  await kept(page);
  expect(await isKept()).toBe(false);
  await page.goto('./hnefatafl.html');
  await ready(page);
  await expect.poll(isKept, { timeout: 120_000 }).toBe(true);
  await host.off();
  await again(page);
  await expect(page.locator('html')).toHaveAttribute('data-page', 'hnefatafl');
  await open();
  await expect(page.locator('html')).toHaveAttribute('data-page', 'sahkku');
});

test('a new version brings both games where both are kept', async ({ page, host }) => {
  await page.goto('./hnefatafl.html');
  await ready(page);
  await kept(page);
  expect(await page.evaluate(async () => (await caches.match('index.html')) !== undefined)).toBe(false);
  await page.goto('./');
  await ready(page);
  await expect.poll(() => page.evaluate(async () => (await caches.match('index.html')) !== undefined), { timeout: 120_000 }).toBe(true);
  host.publish('later');
  expect(await lookForNews(page)).toBe('installed');
  const both = () =>
    page.evaluate(async () => {
      const later = (await caches.keys()).find((name) => name.endsWith(' later')) ?? '';
      const cache = await caches.open(later);
      const found = await Promise.all(['index.html', 'hnefatafl.html'].map((name) => cache.match(name)));
      return found.map((answer) => answer !== undefined);
    });
  expect(await both()).toEqual([true, true]);
});

test('a new version is offered in the middle of a game, and taken when the visitor likes', async ({ page, open, host }) => {
  await open(quick);
  await kept(page);
  await playOn(page, mouse, (now) => now.entries > 8);
  await expect(page.locator('#update')).toBeHidden();
  const game = await record(page);

  host.publish('later');
  expect(await lookForNews(page)).toBe('installed');
  await expect(page.locator('#update')).toBeVisible();
  expect(await record(page)).toBe(game);

  // Whoever only loads the page again stays with the version that the game was begun in.
  await again(page);
  await expect(page.locator('html')).not.toHaveAttribute('data-version', 'later');
  await expect(page.locator('#update')).toBeVisible();

  await page.locator('#update-take').click();
  await expect(page.locator('html')).toHaveAttribute('data-version', 'later');
  await ready(page);
  await expect(page.locator('#update')).toBeHidden();
  expect(await record(page)).toBe(game);
});

test('a new version is offered over the welcome, too', async ({ page, open, host }) => {
  await open();
  await kept(page);
  await expect(page.locator('#welcome')).toBeVisible();
  host.publish('later');
  expect(await lookForNews(page)).toBe('installed');
  await expect(page.locator('#update')).toBeInViewport({ ratio: 1 });
  await page.locator('#update-later').click();
  await expect(page.locator('#update')).toBeHidden();
  await expect(page.locator('#welcome')).toBeVisible();
  await again(page);
  await page.locator('#update-take').click();
  await expect(page.locator('html')).toHaveAttribute('data-version', 'later');
});

test('a new version can wait', async ({ page, open, host }) => {
  await open(quick);
  await kept(page);
  host.publish('later');
  expect(await lookForNews(page)).toBe('installed');
  await expect(page.locator('#update')).toBeVisible();
  // Nothing that is played with lies under the offer.
  const box = (name: string) => page.locator(name).evaluate((element) => element.getBoundingClientRect().toJSON());
  expect((await box('#update')).top).toBeGreaterThanOrEqual((await box('#game')).bottom - 1);
  expect((await box('#update')).bottom).toBeLessThanOrEqual(801);
  await page.locator('#update-later').click();
  await expect(page.locator('#update')).toBeHidden();
  await playOn(page, mouse, (now) => now.entries > 8);
});

test.describe('an update that breaks off', () => {
  // The browser tells of the file that did not arrive.
  test.use({ tolerated: new RegExp(`${NOBODY.source}|more-later|Failed to fetch|integrity`) });

  test('leaves the version before as it was, and is made up for later', async ({ page, open, host }) => {
    await open(quick);
    await kept(page);
    await playOn(page, mouse, (now) => now.entries > 8);
    const game = await record(page);

    host.publish('later');
    host.broken = 'more-later.txt';
    expect(await lookForNews(page)).toBe('redundant');
    await expect(page.locator('#update')).toBeHidden();
    await host.off();
    await again(page);
    await expect(page.locator('html')).not.toHaveAttribute('data-version', 'later');
    expect(await record(page)).toBe(game);
    await playOn(page, mouse, (now) => now.entries > 20);

    host.broken = '';
    await host.on();
    expect(await lookForNews(page)).toBe('installed');
    await expect(page.locator('#update')).toBeVisible();
  });

  test('a file that was changed on the way is not taken', async ({ page, open, host }) => {
    await open(quick);
    await kept(page);
    host.publish('later');
    host.files.set('more-later.txt', Buffer.from('something else'));
    expect(await lookForNews(page)).toBe('redundant');
    await expect(page.locator('#update')).toBeHidden();
  });
});

test('a kiosk takes a new version when nobody is there, and asks no visitor', async ({ page, open, host }) => {
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

test('in another language too, the strongest opponent plays a whole game without a network', async ({ page, open, host }) => {
  test.setTimeout(300_000);
  await open();
  await kept(page);
  await host.off();
  await again(page);
  await page.locator('#welcome select[data-languages]').selectOption('se');
  const html = page.locator('html');
  await expect(html).toHaveAttribute('lang', 'se');
  await page.locator('#opponent').selectOption('master');
  await open({ ...quick, opponent: 'master' });
  await expect(html).toHaveAttribute('lang', 'se');
  const now = await playOn(page, mouse);
  expect(now.levels).toEqual([null, 'master']);
  await expect(page.locator('#ending')).toBeVisible();
  // It played with what it has learned, not with less.
  await expect(page.locator('.notice')).toHaveCount(0);
  const words = await page.locator('#ending-title').textContent();
  await page.locator('#ending [data-close]').click();
  await page.locator('#menu').click();
  await page.locator('#menu-card select[data-languages]').selectOption('fr');
  await expect(html).toHaveAttribute('lang', 'fr');
  expect(await page.locator('#ending-title').textContent()).not.toBe(words);
});

test('the game can be installed as an app', async ({ page, open, host }) => {
  await open();
  const client = await page.context().newCDPSession(page);
  const { errors, url, data } = await client.send('Page.getAppManifest');
  expect(errors).toEqual([]);
  expect(url).toBe(`${host.url}manifest.webmanifest`);
  const manifest = JSON.parse(data ?? '{}');
  expect(manifest.display).toBe('standalone');
  for (const purpose of ['any', 'maskable']) {
    const sizes = manifest.icons.filter((icon: { purpose: string }) => icon.purpose === purpose);
    expect(sizes.map((icon: { sizes: string }) => icon.sizes)).toEqual(expect.arrayContaining(['192x192', '512x512']));
  }
  for (const { src, sizes } of manifest.icons) {
    const size = await page.evaluate(async (src) => {
      const image = new Image();
      image.src = src;
      await image.decode();
      return `${image.naturalWidth}x${image.naturalHeight}`;
    }, src);
    if (sizes !== 'any') expect(size, src).toBe(sizes);
  }
});
