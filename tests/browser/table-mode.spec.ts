import type { Page } from '@playwright/test';
import { someOf } from '../support/all.ts';
import { expect, test } from '../support/game.ts';
import { finger, parse, place, state, wait } from '../support/play.ts';

// Two people at the two long sides of a flat touch screen.

const quick = { seed: 20, speed: 'instant', rules: 'vuovdaguoika', computer: 'none' };

async function layFlat(page: Page): Promise<void> {
  await page.addInitScript(() => localStorage.setItem('sahkku.settings', 'sahkku-settings 1\ntable yes\n'));
}

/** Presses a button of the side to move. */
async function press(page: Page, side: string | null, button: string): Promise<void> {
  await page.locator(side === 'women' ? `#far-${button}` : `#${button}`).tap();
}

/** Does what the game waits for, each side with its own buttons. */
async function step(page: Page): Promise<void> {
  const now = await wait(page);
  if (now.phase === 'throw-off' || now.phase === 'throw') return press(page, now.turn, 'throw');
  if (now.phase === 'way') return page.locator('#choice-list button').first().tap();
  const ends = now.legal.map((action) => parse(action)).find((found) => found);
  if (!ends) return press(page, now.turn, now.legal[0] === 'stop' ? 'end-turn' : 'rethrow');
  for (let taps = 0; taps < 4 && (await state(page))?.chosen !== ends.piece; taps += 1) {
    await finger(page, await place(page, ends.from));
  }
  await finger(page, await place(page, ends.to));
}

test.use({ hasTouch: true });

test('both sides have their own controls and words, and nothing overlaps', { tag: [...someOf(['@kiosk', '@4k'])] }, async ({ page, open }) => {
  await layFlat(page);
  await open(quick);
  await wait(page);
  await nothingOverlaps(page);
  const sides = new Set<string>();
  for (let steps = 0; steps < 60 && sides.size < 2; steps += 1) {
    const now = await wait(page);
    if (now.phase === 'throw') {
      const [near, far] = [page.locator('#throw'), page.locator('#far-throw')];
      await expect(now.turn === 'men' ? near : far).toBeVisible();
      await expect(now.turn === 'men' ? far : near).toBeHidden();
      await expect(page.locator('#far-turn')).toHaveText((await page.locator('#turn').textContent()) ?? '');
      sides.add(now.turn ?? '');
    }
    await step(page);
  }
  expect(sides).toEqual(new Set(['men', 'women']));

  // The far side takes back its own throw and move.
  for (let steps = 0; steps < 80; steps += 1) {
    if (await page.locator('#far-take-back').isVisible()) break;
    await step(page);
  }
  const now = await wait(page);
  await expect(page.locator('#take-back')).toBeHidden();
  await page.locator('#far-take-back').tap();
  await expect.poll(async () => (await state(page))?.entries).toBe(now.entries - 1);
});

/** The home rows lie along the long sides, and no parts overlap. */
async function nothingOverlaps(page: Page): Promise<void> {
  const size = page.viewportSize()!;
  const [first, last] = [await place(page, 'a1'), await place(page, 'a15')];
  const tall = size.height > size.width;
  expect(Math.abs(tall ? first.x - last.x : first.y - last.y)).toBeLessThan(2);
  const boxes = await Promise.all(
    ['.table', '.panel:not(#far)', '#far', '.bar'].map(async (part) => (await page.locator(part).boundingBox())!),
  );
  for (const [n, one] of boxes.entries()) {
    expect(one.x).toBeGreaterThanOrEqual(-1);
    expect(one.y).toBeGreaterThanOrEqual(-1);
    expect(one.x + one.width).toBeLessThanOrEqual(size.width + 1);
    expect(one.y + one.height).toBeLessThanOrEqual(size.height + 1);
    for (const other of boxes.slice(n + 1)) {
      const apart =
        one.x + one.width <= other.x + 1 || other.x + other.width <= one.x + 1 ||
        one.y + one.height <= other.y + 1 || other.y + other.height <= one.y + 1;
      expect(apart, JSON.stringify([one, other])).toBe(true);
    }
  }
}

test('two play Hnefatafl across the table, everybody with their own words', { tag: ['@kiosk', '@all'] }, async ({ page, open }) => {
  await open({ language: 'en', speed: 'instant', seed: 20, rules: 'brandubh', computer: 'none', table: 'yes' }, 'hnefatafl');
  const before = await wait(page);
  for (const turn of ['muscovite', 'swede', 'muscovite', 'swede']) {
    expect((await wait(page)).turn).toBe(turn);
    await expect(page.locator('#far-turn')).toHaveText((await page.locator('#turn').textContent()) ?? '');
    // Only the side to move asks for help, and reads it.
    const [own, other, panel] = turn === 'swede' ? ['#hint', '#far-hint', '.panel:not(#far)'] : ['#far-hint', '#hint', '#far'];
    await expect(page.locator(other)).toBeHidden();
    await page.locator(own).tap();
    await expect(page.locator(`${panel} #advice`)).toBeVisible();
    await step(page);
  }
  expect((await wait(page)).entries).toBe(before.entries + 4);
  // The side that moved last sits at the near side.
  await expect(page.locator('#take-back')).toBeVisible();
  await expect(page.locator('#far-take-back')).toBeHidden();
});
