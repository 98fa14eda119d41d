import type { Page } from '@playwright/test';
import { someOf } from '../support/all.ts';
import { expect, test } from '../support/game.ts';
import { entries, mouse, playOn, state } from '../support/play.ts';

const quick = { seed: 20, speed: 'instant', rules: 'lagesvuotna' };

const notices = (page: Page) => page.locator('#notices .notice');

/** Lets `change` replace the code of the worker's module. */
async function tamper(page: Page, change: (code: string) => string): Promise<void> {
  await page.route(/bots(-[0-9a-f]+)?\.js$/, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: change(await response.text()) });
  });
}

test('the computer thinks in a worker, which is loaded when it is first wanted', async ({ page, open }) => {
  await open({ ...quick, computer: 'none' });
  await playOn(page, mouse, (now) => now.entries > 6);
  expect(page.workers()).toHaveLength(0);

  await page.locator('#menu').click();
  await page.locator('#new-game').click();
  await page.locator('#play-computer').click();
  await page.locator('#confirm-yes').click();
  await playOn(page, mouse, (now) => now.entries > 12);
  expect(page.workers()).toHaveLength(1);
  await expect(notices(page)).toHaveCount(0);
});

test.describe('a worker that fails', () => {
  test('when it is loaded, is replaced until simple habits have to do', async ({ page, open }) => {
    await page.route(/bots(-[0-9a-f]+)?_bg\.wasm$/, (route) => route.fulfill({ body: 'no wasm', contentType: 'application/wasm' }));
    await open({ ...quick, computer: 'both' });
    await expect(notices(page).filter({ hasText: 'plays on by simple rules' })).toBeVisible();
    await expect(page.locator('#ending')).toBeVisible({ timeout: 120_000 });
  });

  test('when it thinks, is woken again and the game goes on', async ({ page, open }) => {
    let times = 0;
    await tamper(page, (code) => {
      times += 1;
      // The first one fails at the first request.
      return times > 1 ? code : code.replace(/export function serve\b/, 'export function serve(port) {\n' +
        'port.onmessage = () => port.postMessage({ Failed: "on purpose" });\n' +
        'port.postMessage("Ready");\n}\nfunction unused_serve');
    });
    await open({ ...quick, computer: 'women:easy' });
    await playOn(page, mouse, (now) => now.entries > 12);
    await expect(notices(page)).toHaveText(/was restarted.*on purpose/);
    expect(times).toBe(2);
  });

  test('by saying nothing, is replaced too', { tag: '@all' }, async ({ page, open }) => {
    await page.clock.install();
    let times = 0;
    await tamper(page, (code) => {
      times += 1;
      return times > 1 ? code : code.replace(/export function serve\b/, 'export function serve() {}\nfunction unused_serve');
    });
    await open({ ...quick, computer: 'both' });
    await expect(async () => {
      await page.clock.runFor(10_000);
      await expect(notices(page)).toHaveText(/no answer/, { timeout: 100 });
    }).toPass({ timeout: 120_000 });
    const before = await entries(page);
    await expect(async () => {
      await page.clock.runFor(1000);
      expect(await entries(page)).toBeGreaterThan(before + 10);
    }).toPass({ timeout: 120_000 });
  });
});

// A browser test, because the page does not control the worker's clock: only there can one of the two stand still.
// crates/page/browser/src/clock.rs tests the counting natively.
test('a device that slept is not taken for a computer player that fails', { tag: '@all' }, async ({ page, open }) => {
  await page.clock.install();
  let letThrough = () => {};
  const held = new Promise<void>((done) => (letThrough = done));
  let asked = 0;
  await page.context().route(/bots(-\w+)?\.js$/, async (route) => {
    asked += 1;
    await held;
    await route.continue();
  });
  await open({ ...quick, computer: 'both' });
  await expect(async () => {
    await page.clock.runFor(1000);
    expect(asked).toBe(1);
  }).toPass();
  // The lid is closed for an hour, three times.
  for (let times = 0; times < 3; times += 1) {
    await page.clock.fastForward(3_600_000);
    await page.clock.runFor(1000);
  }
  letThrough();
  const entries = (await state(page))!.entries;
  await expect(async () => {
    await page.clock.runFor(500);
    expect((await state(page))!.entries).toBeGreaterThan(entries + 6);
  }).toPass();
  await expect(notices(page)).toHaveCount(0);
  expect(asked).toBe(1);
});

test('a computer player that fails now and then is restarted each time, and that is said once', { tag: '@all' }, async ({ page, open }) => {
  let times = 0;
  await tamper(page, (code) => {
    times += 1;
    // Each answers one request and fails at the next.
    return code.replace(/export function serve\b/, `export function serve(port, slice, weights) {
      const inner = new MessageChannel();
      let asked = 0;
      inner.port1.onmessage = (event) => port.postMessage(event.data);
      port.onmessage = (event) => {
        if (event.data.Request && (asked += 1) > 1) port.postMessage({ Failed: 'on purpose' });
        else inner.port1.postMessage(event.data);
      };
      whole_serve(inner.port2, slice, weights);
    }
    function whole_serve`);
  });
  await open({ ...quick, computer: 'women:easy' });
  await playOn(page, mouse, (now) => now.entries > 24);
  expect(times).toBeGreaterThan(4);
  await expect(notices(page)).toHaveText(/was restarted.*on purpose/);
});

test('where there are no workers, the page thinks in small portions', async ({ page, open }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'Worker', { value: undefined });
  });
  await open({ ...quick, computer: 'women' });
  await playOn(page, mouse, (now) => now.entries > 12);
  expect(page.workers()).toHaveLength(0);
  await expect(notices(page)).toHaveCount(0);
});

test.describe('learned weights that cannot be used', () => {
  test.use({ tolerated: /status 404|status of 404/ });

  // Which bytes are weights is tested in crates/games/sahkku/player/src/net.rs.
  const cases = someOf([
    ['missing', { status: 404 }],
    ['cut off', { body: Buffer.from('sahkku') }],
    ['of another version', { body: Buffer.from([...Buffer.from('sahkkuNN'), 0xff, 0xff, ...new Uint8Array(200)]) }],
  ] as const);
  for (const [what, answer] of cases) {
    test(`because they are ${what}: it is said once, and by simple rules instead play on`, async ({ page, open }) => {
      await page.route(/\/maze[^/]*\.net$/, (route) => route.fulfill({ ...answer, contentType: 'application/octet-stream' }));
      await page.route((url) => url.pathname.endsWith('/'), async (route) => {
        const response = await route.fetch();
        const html = (await response.text()).replace(/<link[^>]*data-weights="maze"[^>]*>/, '');
        const link = '<link data-weights="maze" href="opponents/maze.net">';
        await route.fulfill({ response, body: html.replace('</head>', `${link}</head>`) });
      });
      await open({ ...quick, rules: 'maze', computer: 'both:strong' });
      await expect(notices(page)).toHaveText(/by simple rules instead/);
      // A bot of this strength takes its time: a few decisions suffice, with the board's weights requested in each.
      await expect.poll(async () => (await state(page))?.entries, { timeout: 120_000 }).toBeGreaterThan(10);
      await expect(notices(page)).toHaveCount(1);
    });
  }
});
