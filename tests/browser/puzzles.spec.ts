import type { Page } from '@playwright/test';
import { someOf } from '../support/all.ts';
import { expect, test } from '../support/game.ts';
import { finger, mouse, playOn, record, state, step, wait, type Hand } from '../support/play.ts';

// Puzzles. crates/page/archive tests when one is repeated. Only a browser has one on the table next to a game in progress, and
// stores the attempts.

const title = (page: Page) => page.locator('#puzzle-title');
const task = (page: Page) => page.locator('#task');

const asked = 'One turn is much better than all others.';

/** Opens the puzzle of the day, and from the lists one of Máze that was not tried. */
async function another(page: Page): Promise<void> {
  await page.locator('#menu').click();
  await page.locator('#open-puzzles').click();
  await page.locator('#puzzle-lists').click();
  await page.locator('#puzzles').getByLabel('Rule set').selectOption('maze');
  await page.locator('#puzzle-other').click();
  await expect(task(page)).toHaveText(asked);
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

  // A wrong turn is answered, and its try is the one that counts.
  while (!(await page.locator('#puzzle').isVisible())) await play(page, (await wait(page)).legal.at(-1)!, hand);
  await expect(page.locator('#puzzle-said')).not.toHaveText('');
  await expect(page.locator('#throw')).toBeHidden();
  await page.locator('#puzzle-retry').click();
  await expect(task(page)).toHaveText(asked);
  await page.locator('#puzzle-hint').click();
  await expect(page.locator('#overlay .place').first()).toBeAttached();
  await page.locator('#puzzle-hint').click();
  await expect(title(page)).toHaveText('That’s it!');
  await expect(page.locator('#overlay .told').first()).toBeAttached();
  await expect(page.locator('#puzzle-this')).toHaveText(/^This turn: \d+%$/);
  await expect(page.locator('#puzzle-that')).toHaveText(/^Any other turn, at most: \d+%$/);
  const best = await actions(page);
  await expect(page.locator('#puzzle-steps li')).toHaveCount(best.length);
  await expect(page.locator('#puzzle-row')).toBeHidden();

  await page.locator('#puzzle-once').click();
  expect((await state(page))?.position).toBe(position);
  for (const action of best) await play(page, action, hand);
  await expect(title(page)).toHaveText('That’s it!');

  await page.locator('#puzzle-next').click();
  await expect(task(page)).toHaveText(asked);
  expect((await state(page))?.position).not.toBe(position);
  await page.locator('#puzzle-lists').click();
  await expect(page.locator('#puzzles-status')).toHaveText(/^\d+ puzzles, 1 tried, 0 solved at the first try$/);
  await page.locator('#puzzles [data-close]').click();
  await page.locator('#puzzle-leave').click();
  await expect.poll(() => record(page)).toBe(going);
});

test('a theme is practised, and says how many of its puzzles are solved', { tag: ['@laptop', '@all'] }, async ({ page, open }) => {
  await open({ seed: 5, speed: 'instant', rules: 'lagesvuotna', computer: 'women:beginner' });
  await page.locator('#menu').click();
  await page.locator('#open-puzzles').click();
  await page.locator('#puzzle-lists').click();
  const themes = page.locator('#puzzles').getByLabel('Theme');
  await expect(themes.locator('option')).toContainText(['All', 'Win at once', 'Take the king', 'Keep the king', 'Save the queen']);
  await themes.selectOption('queen');
  await expect(themes.locator('option:checked')).toHaveText(/^Save the queen \(0\/\d+\)$/);
  await page.locator('#puzzle-other').click();
  await page.locator('#puzzle-hint').click();
  await page.locator('#puzzle-hint').click();
  await expect(title(page)).toHaveText('That’s it!');
  await page.locator('#puzzle-next').click();
  await page.locator('#puzzle-lists').click();
  await expect(themes).toHaveValue('queen');
});
