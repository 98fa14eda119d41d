import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { someOf } from '../support/all.ts';
import { handedOut, tree, variations } from '../support/analysis.ts';
import { expect, test } from '../support/game.ts';
import { mouse, playOn, record, state } from '../support/play.ts';

// The analysis board. crates/core/game and the rules test the tree and its notation; only a browser has a game on the table
// next to another one, stores variations, and asks the computer during play.

async function analyse(page: Page): Promise<void> {
  await page.locator('#menu').click();
  await page.locator('#open-analysis').click();
  await expect(page.locator('#analysis')).toBeVisible();
}

test('a game is analysed, kept, told and left', { tag: [...someOf(['@phone', '@laptop'])] }, async ({ page, open }) => {
  await open({ seed: 5, speed: 'instant', rules: 'lagesvuotna', computer: 'women:beginner' });
  await playOn(page, mouse, (now) => now.entries > 6 && now.phase === 'decision');
  const going = await record(page);
  const entries = (await state(page))?.entries ?? 0;

  await analyse(page);
  await expect(page.locator('#hint')).toBeHidden();
  await expect(tree(page).locator('[aria-current="step"]')).toHaveCount(1);
  await expect(variations(page)).toHaveCount(0);

  // The computer shows the best turns without being asked, and a press plays one of them, which continues the line.
  await page.locator('#analysis-ways button').first().click();
  await expect.poll(async () => (await state(page))?.entries).toBeGreaterThan(entries);
  await expect(variations(page)).toHaveCount(0);

  // Other dice make another variation, which gets a mark and a comment.
  await page.locator('#analysis-first').click();
  await expect.poll(async () => (await state(page))?.entries).toBe(0);
  const dice = page.locator('#analysis-faces select');
  await expect(dice).toHaveCount(2);
  await dice.first().selectOption({ label: 'X' });
  await dice.last().selectOption({ label: 'III' });
  await page.locator('#analysis-put').click();
  await expect(variations(page)).toHaveCount(1);
  await page.locator('#analysis summary').click();
  await page.locator('#analysis-sign').selectOption('!?');
  await page.locator('#analysis-comment').fill('The men <begin>.');
  await page.locator('#analysis-grade').focus();
  await expect(variations(page)).toContainText('The men <begin>.');
  const text = await handedOut(page);
  expect(text).toMatch(/^sahkku 2\n/);
  expect(text).toMatch(/\nline 1 after 0: round X\/III\nmark 1.1 !\?\ncomment 1.1 The men <begin>.\n$/);

  // The page that shows the game.
  await page.locator('#analysis-hand-out').click();
  const saved = page.waitForEvent('download');
  await page.locator('#analysis-page').click();
  const file = await (await saved).path();
  const story = await readFile(file, 'utf8');
  expect(story).toContain('The men &lt;begin&gt;.');
  expect(story.match(/<svg/g)?.length).toBeGreaterThan(1);
  await page.locator('#analysis-card [data-close]').click();

  // One step back and forward again is the same path; the main line can change.
  await page.locator('#analysis-promote').click();
  expect(await handedOut(page)).toMatch(/\nround X\/III\n/);
  await page.locator('#analysis-back').click();
  await page.locator('#analysis-on').click();
  await expect.poll(() => record(page)).toContain('round X/III');

  await page.locator('#analysis-leave').click();
  await expect.poll(() => record(page)).toBe(going);
  await expect(page.locator('#analysis')).toBeHidden();
  await analyse(page);
  await expect(variations(page)).toHaveCount(1);
});

// crates/page/dom/src/hand.rs tests which key, and how much of a wheel turn, is a step; only a browser has a wheel, and a focus
// that decides who gets a key.
test('keys and the wheel step through the game that is analysed', { tag: '@all' }, async ({ page, open }) => {
  await open({ seed: 5, speed: 'instant', rules: 'lagesvuotna', computer: 'none' });
  const { entries } = await playOn(page, mouse, (now) => now.entries > 6 && now.phase === 'decision');
  await analyse(page);
  const shows = (count: number) => expect.poll(async () => (await state(page))?.entries).toBe(count);
  await page.keyboard.press('ArrowLeft');
  await shows(entries - 1);
  await page.keyboard.press('Home');
  await shows(0);
  await page.keyboard.press('ArrowRight');
  await shows(1);
  await page.keyboard.press('End');
  await shows(entries);
  const board = await page.locator('#board').boundingBox();
  await page.mouse.move((board?.x ?? 0) + 5, (board?.y ?? 0) + 5);
  await page.mouse.wheel(0, -100);
  await shows(entries - 1);
  await page.mouse.wheel(0, 100);
  await shows(entries);
  // A place of the board keeps its keys.
  await page.locator('#twin [data-place]').first().focus();
  await page.keyboard.press('ArrowRight');
  await shows(entries);
});
