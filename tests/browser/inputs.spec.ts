import type { Page } from '@playwright/test';
import { expect, test } from '../support/game.ts';
import { mouse, parse, place, playOn, state, type Counts } from '../support/play.ts';

// The cost of an input: the legal actions are listed once for a position, and the page is refreshed once.

const quick = { seed: 20, speed: 'instant', rules: 'lagesvuotna', computer: 'none', moves: 'yes' };

/** The counts while `act` runs and the page settles. */
async function counted(page: Page, act: () => Promise<void>): Promise<Counts> {
  const counts = () => page.evaluate(() => window.sahkku.counts());
  const before = await counts();
  await act();
  await expect.poll(async () => (await state(page))?.waiting).toBe(true);
  const after = await counts();
  return { showings: after.showings - before.showings, listings: after.listings - before.listings };
}

test('an input lists the legal actions at most once and shows the page once, and a drag when it begins and ends', async ({ page, open }) => {
  await open(quick);
  // The list of moves shows that the whole program is loaded: late parts refresh the page, too.
  await expect(page.locator('#moves')).toBeVisible();
  const throws = await playOn(page, mouse, (now) => now.phase === 'throw' && now.entries > 2);
  expect(await counted(page, () => page.keyboard.press('t'))).toEqual({ showings: 1, listings: 1 });
  expect((await state(page))?.entries).toBeGreaterThan(throws.entries);

  const toMove = () => playOn(page, mouse, (now) => now.phase === 'decision' && now.legal.some((action) => parse(action)));
  const now = await toMove();
  const move = now.legal.map((action) => parse(action)).find((ends) => ends);
  if (!move) throw new Error('no move');
  const tap = async (name: string) => mouse(page, await place(page, name));
  // The name of the place with the keyboard focus disappears with the next touch.
  await page.mouse.click(1, 1);
  expect(await counted(page, () => tap(move.from))).toEqual({ showings: 1, listings: 0 });
  expect(await counted(page, () => tap(move.to))).toEqual({ showings: 1, listings: 1 });
  expect((await state(page))?.entries).toBeGreaterThan(now.entries);

  const next = await toMove();
  const drag = next.legal.map((action) => parse(action)).find((ends) => ends);
  if (!drag) throw new Error('no move');
  const [from, to] = [await place(page, drag.from), await place(page, drag.to)];
  await page.mouse.click(1, 1);
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  expect(await counted(page, () => page.mouse.move(from.x + 20, from.y + 20))).toEqual({ showings: 1, listings: 0 });
  expect(await counted(page, () => page.mouse.move(to.x, to.y, { steps: 30 }))).toEqual({ showings: 0, listings: 0 });
  const dropped = await counted(page, () => page.mouse.up());
  expect(dropped.showings).toBe(1);
  expect(dropped.listings).toBeLessThanOrEqual(1);
  expect((await state(page))?.entries).toBe(next.entries + 1);
});
