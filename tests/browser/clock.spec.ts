import type { Page } from '@playwright/test';
import { type Game, expect, ready, test } from '../support/game.ts';
import { mouse, parse, place, record, state } from '../support/play.ts';

// A clock for players at one screen: native tests cover its counting. Here it is chosen, shown, paused, stored, and runs out,
// with the page's time controlled by the test.

/** Begins a game of two people with this clock, and takes control of the page's time. */
async function begin(page: Page, game: Game, clock: string, increment?: string): Promise<void> {
  await page.locator('#open-more').click();
  await expect(page.locator('#increment')).toBeHidden();
  await page.locator('#clock').selectOption({ label: clock });
  if (increment !== undefined) await page.locator('#increment').selectOption({ label: increment });
  await page.locator('#more-two').click();
  await expect(page.locator('.plate time'), game).toHaveCount(2);
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 500));
}

/** The total number of seconds that both sides have left. */
async function left(page: Page): Promise<number> {
  const times = await page.locator('.plate time').allTextContents();
  const seconds = times.map((time) => time.split(':').reduce((sum, digits) => 60 * sum + Number(digits), 0));
  return seconds.reduce((sum, one) => sum + one, 0);
}

test('the time of whoever decides runs, stands in a pause, is kept, told, and lost by', async ({ page, open }) => {
  await page.clock.install();
  await open({ language: 'en', speed: 'instant', seed: 3 }, 'hnefatafl');
  await begin(page, 'hnefatafl', '5 minutes a side', '5 seconds');
  const first = await left(page);
  await page.clock.runFor(10_000);
  expect(await left(page)).toBe(first - 10);

  // A move brings its increment, and the other side's time runs.
  const now = (await state(page))!;
  const { from, to } = parse(now.legal.at(-1)!)!;
  for (const name of [from, to]) await mouse(page, await place(page, name));
  await expect.poll(async () => (await state(page))?.turn).not.toBe(now.turn);
  await page.clock.runFor(1000);
  expect(await left(page)).toBe(first - 10 + 5 - 1);

  await page.locator('#menu').click();
  await page.locator('#clock-pause').click();
  await page.clock.runFor(60_000);
  await expect(page.locator('#paused-times')).toHaveText(/^Time remaining: Swedes \d:\d\d · Muscovites \d:\d\d\.$/);
  await page.locator('#clock-go').click();
  expect(await left(page)).toBe(first - 10 + 5 - 1);

  await page.clock.runFor(20_000);
  await page.reload();
  await ready(page);
  await expect(page.locator('.plate time')).toHaveCount(2);
  expect(await left(page)).toBe(first - 10 + 5 - 21);
  await page.keyboard.press('p');
  await expect(page.locator('#said')).toHaveText(/Time remaining: /);

  await page.clock.runFor(220_000);
  await expect(page.locator('#heard')).toHaveText('One minute remaining.');
  await page.clock.runFor(70_000);
  await expect(page.locator('#ending-reason')).toHaveText(/^(Swedes|Muscovites): time is up\.$/);
  expect(await record(page)).toMatch(/resigned/);
});

// Only in a browser does the page's own timer drive the clock. Native tests cover the counting.
test('a device that sleeps takes nobody’s time', { tag: '@all' }, async ({ page, open }) => {
  await page.clock.install();
  await open({ language: 'en', speed: 'instant', seed: 3 }, 'hnefatafl');
  await begin(page, 'hnefatafl', '5 minutes a side', '5 seconds');
  const first = await left(page);
  await page.clock.runFor(10_000);
  for (let times = 0; times < 3; times += 1) await page.clock.fastForward(3_600_000);
  expect(await left(page)).toBe(first - 10);
  await page.clock.runFor(10_000);
  expect(await left(page)).toBe(first - 20);
  await expect(page.locator('#ending')).toBeHidden();
});

test('a turn whose time is up is played on, and nobody loses by it', { tag: '@all' }, async ({ page, open }) => {
  await page.clock.install();
  await open({ language: 'en', speed: 'instant', seed: 3, rules: 'lagesvuotna' });
  await begin(page, 'sahkku', '15 seconds a turn');
  await expect(async () => {
    await page.keyboard.press('t');
    await page.clock.runFor(500);
    expect((await state(page))?.phase).not.toBe('throw-off');
  }).toPass();
  const { turn } = (await state(page))!;
  const passed = async () => {
    await page.clock.runFor(1000);
    return (await state(page))?.turn;
  };
  await page.clock.runFor(13_000);
  expect((await state(page))?.turn).toBe(turn);
  await expect.poll(passed).not.toBe(turn);
  // The move is named, together with whose time was up.
  await expect(page.locator('#news')).toHaveText(/: time is up\. .+/);
  expect((await state(page))?.phase).not.toBe('over');
  await expect(page.locator('#ending')).toBeHidden();
});
