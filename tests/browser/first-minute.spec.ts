import { someOf } from '../support/all.ts';
import { cutOff } from '../support/fitting.ts';
import { expect, PAGES, test, type Game } from '../support/game.ts';
import { mouse, place, playOn, state, wait } from '../support/play.ts';
import { LANGUAGES, speak } from '../support/views.ts';
import { back, more } from '../support/start.ts';

// The experience of a first visitor: a side, who begins, and the things that people look for first.

const GOAL = 'Goal: capture the enemy’s queen, or all of their soldiers.';

test('a side is chosen before the game, and found again', async ({ page, open }) => {
  await open({ speed: 'instant', seed: 4 });
  await more(page);
  await page.getByLabel('Your side').selectOption('women');
  await back(page);
  await page.locator('#play-computer').click();
  expect((await state(page))?.levels).toEqual(['steady', null]);
  await page.evaluate(() => localStorage.removeItem('sahkku.save'));
  await open({ speed: 'instant', seed: 4 });
  await more(page);
  await expect(page.getByLabel('Your side')).toHaveValue('women');
});

test('the throw-off says whose die is whose', async ({ page, open }) => {
  await open({ rules: 'maze', computer: 'none', speed: 'instant', seed: 4 });
  const dice = page.locator('#twin-dice button');
  await expect(dice).toHaveCount(2);
  await expect(dice.nth(0)).toHaveAttribute('aria-label', 'the men’s die: in your hand');
  await expect(dice.nth(1)).toHaveAttribute('aria-label', 'the women’s die: in your hand');
  await playOn(page, mouse, (now) => now.phase === 'decision');
  await expect(dice.nth(0)).not.toHaveAttribute('aria-label', /die:/);
});

test('the throw-off can be skipped', async ({ page, open }) => {
  await open({ rules: 'lagesvuotna', computer: 'none', speed: 'slow', seed: 4 });
  await page.getByRole('button', { name: 'Skip' }).click();
  const now = await wait(page);
  expect(now.phase).toBe('throw');
  expect(now.turn).not.toBeNull();
  await expect(page.locator('#news')).toContainText('begin');
  await expect(page.locator('#skip-throw-off')).toBeHidden();
});

test('both ways around the board are drawn on it, each with a ghost that walks it', async ({ page, open }) => {
  await open({ rules: 'unjarga', computer: 'none', speed: 'instant', seed: 3 });
  await playOn(page, mouse, (now) => now.phase === 'way');
  await expect(page.locator('#overlay path.way')).toHaveCount(2);
  // The usual choice is the first, and is tried first.
  await expect(page.locator('#overlay .ghost')).toHaveClass([/first/, /next/]);
  await expect(page.locator('#choice-list button').first()).toHaveAccessibleName(/^Vuosttut/);
  await page.locator('#choice-list button').nth(1).click();
  await expect(page.locator('#overlay .ghost')).toHaveCount(0);
});

test('sound and speed are set in the menu', async ({ page, open }) => {
  await open({ rules: 'maze', computer: 'none', speed: 'instant', seed: 4 });
  await page.locator('#menu').click();
  const menu = page.locator('#menu-card');
  await menu.getByLabel('Sound').uncheck();
  await menu.getByLabel('Animation speed').selectOption('fast');
  await page.locator('#open-settings').click();
  await expect(page.locator('#set-sound')).not.toBeChecked();
  await expect(page.locator('#set-speed')).toHaveValue('fast');
  // A setting there takes effect here.
  await page.locator('#set-speed').selectOption('instant');
  await page.locator('#settings [data-close]').click();
  await page.locator('#menu').click();
  await expect(menu.getByLabel('Animation speed')).toHaveValue('instant');
  await menu.locator('[data-close]').click();
});

test('a tap on the board skips the pause of the computer', async ({ page, open }) => {
  await page.clock.install();
  await open({ rules: 'maze', computer: 'both', speed: 'slow', seed: 4 });
  const at = await place(page, 'b7');
  // The clock stands still: only taps advance the game.
  await page.clock.pauseAt(Date.now() + 3_600_000);
  const { entries } = (await state(page))!;
  await expect(async () => {
    await mouse(page, at);
    expect((await state(page))!.entries).toBeGreaterThan(entries + 2);
  }).toPass();
});

test('the goal stands below the board until something happens', async ({ page, open }) => {
  await open({ rules: 'lagesvuotna', computer: 'none', speed: 'instant', seed: 4 });
  await expect(page.locator('#news')).toContainText(GOAL);
  // All other rules are a tap away.
  await page.locator('#open-rules').click();
  await expect(page.locator('#card-rule')).not.toBeEmpty();
  await page.keyboard.press('Escape');
  await page.locator('#throw').click();
  await expect(page.locator('#news')).not.toContainText('Goal');
});

test('the path around the board is drawn when the first piece walks', async ({ page, open }) => {
  await open({ rules: 'maze', computer: 'none', speed: 'instant', seed: 20 });
  const path = page.locator('#overlay path.way');
  await expect(path).toHaveCount(0);
  const start = (await playOn(page, mouse, (now) => now.phase === 'decision')).entries;
  await playOn(page, mouse, (now, before) => now.entries > before, start);
  await expect(path).toHaveCount(1);
  await playOn(page, mouse, (now, before) => now.entries > before + 24, start);
  await expect(path).toHaveCount(0);
});

test('the guided game begins with the goal and the path', async ({ page, open }) => {
  await open({ speed: 'instant' });
  await page.locator('#open-guide').click();
  await expect(page.locator('#lesson-text')).toContainText(GOAL);
  await expect(page.locator('#overlay path.way.side-1')).toHaveCount(1);
});

// Only browsers know the width of words.
test('the portraits of the start stand in one row on every lying screen, in every language', { tag: '@all' }, async ({ page, open }) => {
  await open({ speed: 'instant', seed: 3 });
  for (const [width, height] of [[900, 700], [1024, 768], [1180, 820], [1280, 800]]) {
    await page.setViewportSize({ width, height });
    for (const language of LANGUAGES) {
      await speak(page, language);
      const feet = page.locator('.faces label').evaluateAll((labels) => labels.map((label) => Math.round(label.getBoundingClientRect().bottom)));
      expect.soft(new Set(await feet).size, `${language} at ${width}×${height}`).toBe(1);
    }
  }
});

for (const game of someOf(Object.keys(PAGES) as Game[])) {
  test(`a phone shows the title of ${game}, and all that the start offers, in every language`, { tag: '@phone' }, async ({ page, open }) => {
    await open({ speed: 'instant', seed: 3 }, game);
    for (const language of LANGUAGES) {
      await speak(page, language);
      expect.soft(await cutOff(page, ['#play-computer', '#play-two', '#open-guide', '#open-more', '.faces']), language).toEqual([]);
      const bar = await page.locator('.bar').evaluate((bar) => {
        const title = bar.querySelector('h1')!.getBoundingClientRect();
        const buttons = [...bar.querySelectorAll('button')].filter((button) => button.checkVisibility());
        return {
          title: title.width > 30 && title.left >= 0,
          apart: buttons.every((button) => button.getBoundingClientRect().left > title.right),
          whole: buttons.every((button) => button.scrollWidth <= button.clientWidth + 1 && button.getBoundingClientRect().right <= innerWidth),
        };
      });
      expect.soft(bar, language).toEqual({ title: true, apart: true, whole: true });
    }
    // The menu can be left, however long it is.
    await page.locator('#play-two').tap();
    await page.locator('#menu').tap();
    for (const end of [0, 10_000]) {
      await page.locator('#menu-card .scroll').evaluate((list, end) => list.scrollTo(0, end), end);
      expect(await cutOff(page, ['#menu-card [data-close]'])).toEqual([]);
    }
  });
}
