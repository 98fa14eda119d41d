import type { Page } from '@playwright/test';
import { someOf } from '../support/all.ts';
import { expect, test } from '../support/game.ts';
import { finger, mouse, playOn, record, state, step, wait, type Hand } from '../support/play.ts';

// Puzzles. crates/page/archive tests when one is repeated. Only a browser has one on the table next to a game in progress, and
// stores the attempts.

const said = (page: Page) => page.locator('#puzzle-said');
const task = (page: Page) => page.locator('#task');

/** Opens the dialog, and a puzzle that was not tried. */
async function another(page: Page): Promise<void> {
  await page.locator('#menu').click();
  await page.locator('#open-puzzles').click();
  await page.locator('#puzzles').getByLabel('Rule set').selectOption('maze');
  await page.locator('#puzzle-other').click();
  await expect(task(page)).toHaveText('Find the best turn.');
}

/** The actions of the record, in their order. */
async function actions(page: Page): Promise<string[]> {
  const text = (await record(page)) ?? '';
  const lines = text.split('\n').filter((line) => /^\d+ /.test(line));
  return lines.flatMap((line) => line.split(' ').slice(2)).filter((word) => !word.includes(','));
}

/** Plays this action. */
async function play(page: Page, action: string, hand: Hand): Promise<void> {
  const now = await wait(page);
  const legal = now.legal.filter((one) => action.startsWith(one));
  expect(legal, `${action} of ${now.legal.join(' ')}`).toHaveLength(1);
  await step(page, { ...now, legal }, hand);
  await expect.poll(async () => (await state(page))?.entries).toBeGreaterThan(now.entries);
}

test('a puzzle is missed, shown, and solved, and the game comes back', { tag: [...someOf(['@phone', '@laptop'])] }, async ({ page, open }, info) => {
  const hand = info.project.name === 'phone' ? finger : mouse;
  await open({ seed: 5, speed: 'instant', rules: 'lagesvuotna', computer: 'women:beginner' });
  await playOn(page, mouse, (now) => now.entries > 3 && now.phase === 'decision');
  const going = await record(page);

  await another(page);
  const position = (await state(page))?.position;
  await expect(page.locator('#hint')).toBeHidden();
  await page.locator('#puzzle-show').click();
  await expect(said(page)).toHaveText('That’s the best turn.');
  await expect(page.locator('#puzzle-reasons li').nth(1)).toContainText('Any other turn, at most');
  // All themes hold for some of these turns, and it shows those of this one.
  await expect(page.locator('#puzzle-title')).toHaveText(/^Máze \(.*\): (Win at once|Take the king|Capture)/);
  const best = await actions(page);
  expect(best.length).toBeGreaterThan(0);

  // It was not solved, so another one comes first now; without stored attempts it would be the same one.
  await page.locator('#puzzle-done').click();
  await expect.poll(() => record(page)).toBe(going);
  await page.evaluate(() => localStorage.removeItem('sahkku.puzzles'));
  await another(page);
  expect((await state(page))?.position).toBe(position);

  const other = (await wait(page)).legal.find((one) => !best[0]!.startsWith(one))!;
  await play(page, other, hand);
  while (!(await said(page).isVisible())) await play(page, (await wait(page)).legal.at(-1)!, hand);
  await expect(said(page)).toHaveText('There’s a better turn.');
  await expect(page.locator('#throw')).toBeHidden();
  await page.locator('#puzzle-retry').click();
  for (const action of best) await play(page, action, hand);
  await expect(said(page)).toHaveText('That’s the best turn.');

  await page.locator('#puzzle-next').click();
  await expect(task(page)).toHaveText('Find the best turn.');
  expect((await state(page))?.position).not.toBe(position);
  await page.locator('#menu').click();
  await page.locator('#open-puzzles').click();
  await expect(page.locator('#puzzles-status')).toHaveText(/^\d+ puzzles, 1 tried, 0 solved at the first try$/);
  await page.locator('#puzzles [data-close]').click();
  await page.locator('#puzzle-leave').click();
  await expect.poll(() => record(page)).toBe(going);
});

test('a theme is practised, and says how many of its puzzles are solved', { tag: ['@laptop', '@all'] }, async ({ page, open }) => {
  await open({ seed: 5, speed: 'instant', rules: 'lagesvuotna', computer: 'women:beginner' });
  await page.locator('#menu').click();
  await page.locator('#open-puzzles').click();
  const themes = page.locator('#puzzles').getByLabel('Theme');
  await expect(themes.locator('option')).toContainText(['All', 'Win at once', 'Take the king', 'Keep the king', 'Save the queen']);
  await themes.selectOption('queen');
  await expect(themes.locator('option:checked')).toHaveText(/^Save the queen \(0\/\d+\)$/);
  await page.locator('#puzzle-other').click();
  await expect(page.locator('#turn')).toHaveText(/: Save the queen$/);
  await page.locator('#puzzle-show').click();
  await expect(page.locator('#puzzle-title')).toContainText('Save the queen');
  await page.locator('#puzzle-next').click();
  await expect(page.locator('#turn')).toHaveText(/: Save the queen$/);
});
