import type { Page } from '@playwright/test';
import { expect, test } from '../support/game.ts';
import { mouse, playOn, record, state, wait } from '../support/play.ts';

// The end of a game: who won and how, and what comes next.

const quick = { seed: 5, speed: 'instant', rules: 'maze', computer: 'women', opponent: 'easy' };

async function toTheEnd(page: Page): Promise<void> {
  await playOn(page, mouse, (now) => now.phase === 'over');
  await expect(page.locator('#ending')).toBeVisible();
}

test('the result tells who won, how long it took, what was captured, and luck', async ({ page, open }) => {
  await open(quick);
  await toTheEnd(page);
  const over = (await record(page))!;
  const winner = /result: (\w+)/i.exec(over)?.[1] ?? (/women/.test((await page.locator('#ending-reason').textContent()) ?? '') ? 'men' : 'women');
  await expect(page.locator('#ending-title')).toHaveText(winner === 'men' ? 'You win!' : 'Ptarmigan wins');
  await expect(page.locator('#ending-face')).toBeVisible();
  const turns = over.split('\n').filter((line) => /^\d+ (men|women) /.test(line)).length;
  await expect(page.locator('#ending-length')).toHaveText(`${turns} turns`);
  const facts = page.locator('#ending-facts tr');
  await expect(facts.filter({ hasText: 'Captured' }).locator('td')).toHaveText([/^\d+$/, /^\d+$/]);
  // Luck is worked out while people read.
  await expect(facts.filter({ hasText: 'Luck' }).locator('td')).toHaveText([/^[+−]?\d+$/, /^[+−]?\d+$/], { timeout: 60_000 });
});

test('the end is shown again, and the result comes back by a button', async ({ page, open }) => {
  await open(quick);
  await toTheEnd(page);
  const before = (await state(page))!;
  await page.getByRole('button', { name: 'Show the end again' }).click();
  await expect(page.locator('#ending')).toBeHidden();
  await expect.poll(async () => (await state(page))?.past).toBeNull();
  expect(await wait(page)).toMatchObject({ position: before.position, entries: before.entries });
  const result = page.getByRole('button', { name: 'Result' });
  await result.focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('#ending')).toBeVisible();
  await page.locator('#ending [data-close]').click();
  await expect(result).toBeVisible();
});

test('a rematch swaps the sides, and the other side begins', async ({ page, open }) => {
  await open(quick);
  await toTheEnd(page);
  const first = /^1 (men|women) /m.exec((await record(page))!)![1];
  await page.getByRole('button', { name: 'Rematch' }).click();
  await expect(page.locator('dialog[open]')).toHaveCount(0);
  const now = (await state(page))!;
  expect(now.levels).toEqual(['easy', null]);
  expect(now.phase).not.toBe('throw-off');
  await playOn(page, mouse, (later) => later.entries > 6);
  expect(/^1 (men|women) /m.exec((await record(page))!)![1]).toBe(first === 'men' ? 'women' : 'men');
});

test('a stronger or weaker opponent is a tap away, as far as there is one', async ({ page, open }) => {
  await open({ ...quick, opponent: 'beginner' });
  await toTheEnd(page);
  await expect(page.locator('#rematch-weaker')).toBeHidden();
  await page.getByRole('button', { name: 'A stronger opponent' }).click();
  expect((await wait(page)).levels).toEqual(['easy', null]);
  await page.locator('#menu').click();
  await page.locator('#new-game').click();
  await expect(page.locator('#opponent')).toHaveValue('easy');
});

test('a link to the game can be shared', async ({ page, open, context }) => {
  await context.grantPermissions(['clipboard-write', 'clipboard-read']);
  await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'share'));
  await open(quick);
  await toTheEnd(page);
  await page.getByRole('button', { name: 'Share' }).click();
  await expect(page.locator('#ending-status')).toHaveText('Link copied.');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/#game=/);
});

test('two people at one screen are told who won, and are offered a rematch', async ({ page, open }) => {
  await open({ ...quick, computer: 'none' });
  await toTheEnd(page);
  await expect(page.locator('#ending-title')).toHaveText(/^The (men|women) win$/);
  await expect(page.locator('#ending-face')).toBeHidden();
  await expect(page.locator('#rematch-stronger')).toBeHidden();
  await page.getByRole('button', { name: 'Rematch' }).click();
  expect((await wait(page)).levels).toEqual([null, null]);
});
