import { expect, ready, test } from '../support/game.ts';
import { mouse, playOn, state, wait } from '../support/play.ts';

const quick = { seed: 20, speed: 'instant' };
const levels = ['beginner', 'easy', 'steady', 'strong', 'master'];

test('an opponent is chosen by name, shown by face, and found again', async ({ page, open }) => {
  await open({ speed: 'instant', seed: 3 });
  await expect(page.locator('#opponent')).toHaveValue('steady');
  await page.locator('#opponent').selectOption('beginner');
  await expect(page.locator('#opponent-portrait use')).toHaveAttribute('href', '#portrait-beginner');
  await page.locator('#play-computer').click();
  expect((await wait(page)) && (await page.evaluate(() => window.sahkku.state()?.levels))).toEqual([null, 'beginner']);

  await page.reload();
  await ready(page);
  expect(await page.evaluate(() => window.sahkku.state()?.levels)).toEqual([null, 'beginner']);
  await page.locator('#menu').click();
  await page.locator('#new-game').click();
  await expect(page.locator('#opponent')).toHaveValue('beginner');
});

test('who plays can be changed in the middle of a game', async ({ page, open }) => {
  await open({ ...quick, rules: 'maze', computer: 'none' });
  await playOn(page, mouse, (now) => now.entries > 12 && now.phase === 'throw');
  await page.locator('#menu').click();
  await page.locator('#open-players').click();
  await page.locator('#seat-first').selectOption('easy');
  await page.locator('#seat-second').selectOption('master');
  await page.locator('#players button[data-close]').click();
  const before = (await state(page))?.entries ?? 0;
  await expect.poll(async () => (await state(page))?.entries).toBeGreaterThan(before + 20);
  expect(await page.evaluate(() => window.sahkku.state()?.levels)).toEqual(['easy', 'master']);
});

test('the same seed, the same game', async ({ page, open }) => {
  const play = async () => {
    await open({ ...quick, rules: 'vuovdaguoika', computer: 'both', opponent: 'steady' });
    await expect(page.locator('#ending')).toBeVisible({ timeout: 120_000 });
    const text = await page.evaluate(() => window.sahkku.record());
    expect(text).toMatch(/^result /m);
    await page.evaluate(() => localStorage.clear());
    return text;
  };
  test.setTimeout(240_000);
  expect(await play()).toEqual(await play());
});

test('a game is looked at again: chances, luck and skill, and what had been better', async ({ page, open }) => {
  test.setTimeout(360_000);
  await open({ ...quick, rules: 'maze', computer: 'women', opponent: 'easy' });
  await playOn(page, mouse);
  await page.locator('#ending-review').click();
  await expect(page.locator('#review-result')).toBeVisible({ timeout: 240_000 });
  await expect(page.locator('#review-totals tr')).toHaveCount(2);
  await expect(page.locator('#review-chart polyline')).toHaveCount(1);
  await page.locator('#review summary').click();
  await expect(page.locator('#review-table tr').nth(20)).toBeAttached();

  // Who always walks as far as it goes leaves something better lying about.
  const entries = (await state(page))?.entries ?? 0;
  await page.locator('#review-list button').first().click();
  await expect(page.locator('#review')).toBeHidden();
  await expect(page.locator('#advice-list button')).toHaveCount(2);
  const then = await page.evaluate(() => window.sahkku.state()?.past);
  expect(then).toBeLessThan(entries);
  expect((await state(page))?.entries).toBe(entries);
  await page.locator('#advice-close').click();
  await expect(page.locator('#review')).toBeVisible();
  expect(await page.evaluate(() => window.sahkku.state()?.past)).toBeNull();
});

test('a review can be left before it is made', async ({ page, open }) => {
  test.setTimeout(180_000);
  await open({ ...quick, rules: 'maze', computer: 'women' });
  await playOn(page, mouse, (now) => now.entries > 60 && now.phase === 'throw');
  await page.locator('#menu').click();
  await page.locator('#review-open').click();
  await page.locator('#review button[data-close]').click();
  await playOn(page, mouse, (now) => now.entries > 80);
});

const presets = [
  'lagesvuotna', 'vuonnamarkan', 'raisa', 'maze', 'vuovdaguoika', 'gavkevuotna', 'unjarga', 'globe-joueur',
];
// A person plays every rule set to its end against one of the levels; against all of them, which takes long, with
// SAHKKU_ALL_LEVELS=1.
for (const [n, rules] of presets.entries()) {
  const playing = process.env.SAHKKU_ALL_LEVELS ? levels : [levels[n % levels.length]];
  for (const level of playing) {
    test(`a game of ${rules} against ${level} is played to the end`, { tag: '@levels' }, async ({ page, open }) => {
      test.setTimeout(600_000);
      await open({ ...quick, seed: 7 + n, rules, computer: 'women', opponent: level });
      expect(await page.evaluate(() => window.sahkku.state()?.levels)).toEqual([null, level]);
      await playOn(page, mouse);
      await expect(page.locator('#ending')).toBeVisible();
      await expect(page.locator('#notices .notice')).toHaveCount(0);
    });
  }
}
