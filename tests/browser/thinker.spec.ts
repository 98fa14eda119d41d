import type { Page } from '@playwright/test';
import { expect, test } from '../support/game.ts';
import { mouse, playOn, state, wait } from '../support/play.ts';

const quick = { seed: 20, speed: 'instant', rules: 'lagesvuotna' };

const notices = (page: Page) => page.locator('#notices .notice');

/** Lets `change` make other code of the thinker's module. */
async function tamper(page: Page, change: (code: string) => string): Promise<void> {
  await page.route(/thinker-[0-9a-f]+\.js$/, async (route) => {
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
  await playOn(page, mouse, (now) => now.entries > 30);
  expect(page.workers()).toHaveLength(1);
  await expect(notices(page)).toHaveCount(0);
});

test.describe('a thinker that fails', () => {
  test('when it is loaded, is replaced until simple habits have to do', async ({ page, open }) => {
    await page.route(/thinker-[0-9a-f]+_bg\.wasm$/, (route) => route.fulfill({ body: 'no wasm', contentType: 'application/wasm' }));
    await open({ ...quick, computer: 'both' });
    await expect(notices(page).filter({ hasText: 'simple habits' })).toBeVisible();
    await expect(page.locator('#ending')).toBeVisible({ timeout: 40_000 });
  });

  test('when it thinks, is woken again and the game goes on', async ({ page, open }) => {
    let times = 0;
    await tamper(page, (code) => {
      times += 1;
      // The first one breaks at the first question.
      return times > 1 ? code : code.replace(/export function sit\b/, 'export function sit(port) {\n' +
        'port.onmessage = () => port.postMessage({ Broken: "on purpose" });\n' +
        'port.postMessage("Ready");\n}\nfunction unused_sit');
    });
    await open({ ...quick, computer: 'women' });
    await playOn(page, mouse, (now) => now.entries > 30);
    await expect(notices(page)).toHaveText(/woken again.*on purpose/);
    expect(times).toBe(2);
  });

  test('by saying nothing, is replaced too', async ({ page, open }) => {
    await page.clock.install();
    let times = 0;
    await tamper(page, (code) => {
      times += 1;
      return times > 1 ? code : code.replace(/export function sit\b/, 'export function sit() {}\nfunction unused_sit');
    });
    await open({ ...quick, computer: 'both' });
    await expect(async () => {
      await page.clock.runFor(10_000);
      await expect(notices(page)).toHaveText(/no answer/, { timeout: 100 });
    }).toPass({ timeout: 20_000 });
    const before = (await state(page))?.entries ?? 0;
    await expect.poll(async () => (await state(page))?.entries).toBeGreaterThan(before);
  });
});

test('where there are no workers, the page thinks in small portions', async ({ page, open }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'Worker', { value: undefined });
  });
  await open({ ...quick, computer: 'women' });
  await playOn(page, mouse, (now) => now.entries > 30);
  expect(page.workers()).toHaveLength(0);
  await expect(notices(page)).toHaveCount(0);
  expect((await state(page))?.seat).toBe('human');
  expect((await wait(page)).entries).toBeGreaterThan(30);
});
