import type { Page } from '@playwright/test';
import { expect, test } from '../support/game.ts';
import { choose, mouse, parse, place, playOn, state, wait } from '../support/play.ts';

// Places that several dice in a row lead to: shown faintly, named, and played in one go.

const quick = { seed: 20, speed: 'instant', rules: 'maze', computer: 'none' };

/** Plays until a piece can be chosen that goes on with a second die, and chooses it. From then on pieces walk. */
async function chooseAhead(page: Page): Promise<string> {
  const ahead = page.locator('#twin [aria-label*="one after the other"]');
  for (let turns = 0; turns < 40; turns += 1) {
    const now = await playOn(page, mouse, (state) => state.phase === 'decision' && state.legal.length > 1);
    for (const from of new Set(now.legal.map((action) => parse(action)?.from))) {
      if (!from) continue;
      await mouse(page, await place(page, from));
      if ((await ahead.count()) > 0) {
        const to = (await ahead.first().getAttribute('data-place'))!;
        await page.keyboard.press('Escape');
        await choose(page, { speed: 'fast' });
        await mouse(page, await place(page, from));
        await expect(ahead.first()).toHaveAttribute('data-place', to);
        return to;
      }
      await page.keyboard.press('Escape');
    }
    await playOn(page, mouse, (state, before) => state.entries > before, now.entries);
  }
  throw new Error('nobody goes on with a second die');
}

test('a tap on a faint place uses the dice one after the other, and each can be taken back', async ({ page, open }) => {
  await open(quick);
  const to = await chooseAhead(page);
  const before = (await state(page))!;
  await mouse(page, await place(page, to));
  await expect.poll(async () => (await state(page))?.entries).toBe(before.entries + 2);
  const uses = ((await page.evaluate(() => window.sahkku.record())) ?? '').split(/\s+/);
  expect(uses.filter((word) => word.endsWith(`-${to}`)).length).toBeGreaterThan(0);
  await wait(page);
  for (const left of [1, 0]) {
    await page.locator('#take-back').click();
    await expect.poll(async () => (await state(page))?.entries).toBe(before.entries + left);
    await wait(page);
  }
  expect((await state(page))?.position).toBe(before.position);
});

test('a piece is dragged to a faint place as well', async ({ page, open }) => {
  await open(quick);
  const to = await chooseAhead(page);
  const before = (await state(page))!;
  const [from, end] = [await place(page, before.chosen!.replace(/[QK']/g, '')), await place(page, to)];
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move((from.x + end.x) / 2, (from.y + end.y) / 2, { steps: 3 });
  await page.mouse.move(end.x, end.y, { steps: 3 });
  await page.mouse.up();
  await expect.poll(async () => (await state(page))?.entries).toBe(before.entries + 2);
});

test('where several dice lead to a choice about the king, it is asked at the end of the way', async ({ page, baseURL }) => {
  const position = encodeURIComponent('w*15./6K3M4/m*14.1 m m II,X,III');
  await page.goto(`${baseURL}?computer=none&speed=fast#position=1;${encodeURIComponent('vuovdaguoika utsjok=yes')};${position}`);
  await wait(page);
  await mouse(page, await place(page, 'b11'));
  await mouse(page, await place(page, 'b7'));
  const choices = page.locator('#choice-list button');
  await expect(choices).toHaveCount(2);
  // One die is used, and the piece stands on its way.
  expect((await state(page))?.entries).toBe(1);
  await choices.nth(1).click();
  await expect.poll(async () => (await state(page))?.entries).toBe(2);
  expect((await state(page))?.position).not.toContain('K');
});
