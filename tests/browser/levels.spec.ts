import { someOf } from '../support/all.ts';
import { expect, ready, test } from '../support/game.ts';
import { lay, mouse, playOn, record, state, wait } from '../support/play.ts';
import { opponent } from '../support/start.ts';
import { openStudy, unfold } from '../support/study.ts';

// The bots in the page: who plays, that a seed determines a game, and their evaluation. crates/games tests how they play, under
// all rules and at every level.

const quick = { seed: 20, speed: 'instant' };
/** Each side has a few soldiers left, all awake. */
const NEAR_THE_END = 'sahkku 1\nrules lagesvuotna\nposition 9W2W2/3wq3KM2mq3/5M9 m m ?,?,?\n';
const levels = ['beginner', 'easy', 'steady', 'strong', 'master'];

test('an opponent is chosen by name, shown by face, and found again; who plays can be changed in a game', { tag: '@all' }, async ({ page, open }) => {
  const playing = () => page.evaluate(() => window.sahkku.state()?.levels);
  await open({ speed: 'instant', seed: 3 });
  await expect(opponent(page, 'steady')).toBeChecked();
  // The portraits are a radio group: arrows choose, and the keyboard begins the game.
  await opponent(page, 'steady').focus();
  for (const level of ['easy', 'beginner']) {
    await page.keyboard.press('ArrowLeft');
    await expect(opponent(page, level)).toBeChecked();
  }
  await page.locator('#play-computer').click();
  expect((await wait(page)).levels).toEqual([null, 'beginner']);
  await playOn(page, mouse, (now) => now.entries > 12 && now.phase === 'throw');

  await page.reload();
  await ready(page);
  expect(await playing()).toEqual([null, 'beginner']);
  await page.locator('#menu').click();
  await page.locator('#new-game').click();
  await expect(opponent(page, 'beginner')).toBeChecked();
  await page.locator('#continue-game').click();
  await page.locator('#menu').click();
  await page.locator('#open-players').click();
  await page.locator('#seat-first').selectOption('easy');
  await page.locator('#seat-second').selectOption('master');
  await page.locator('#players button[data-close]').click();
  const before = (await state(page))?.entries ?? 0;
  await expect.poll(async () => (await state(page))?.entries).toBeGreaterThan(before + 10);
  expect(await playing()).toEqual(['easy', 'master']);
});

test('the same seed, the same game', { tag: '@all' }, async ({ page, open }) => {
  const play = async () => {
    await open({ ...quick, rules: 'maze', computer: 'both:easy' });
    await expect.poll(async () => (await state(page))?.entries).toBeGreaterThan(40);
    // The current line may still grow.
    const lines = ((await record(page)) ?? '').split('\n').slice(0, 10);
    await page.evaluate(() => localStorage.clear());
    return lines;
  };
  const first = await play();
  expect(first).toHaveLength(10);
  expect(await play()).toEqual(first);
});

test('a review can be left before it is made, and tells luck and skill once it is', { tag: '@all' }, async ({ page, open }) => {
  await open({ ...quick, rules: 'lagesvuotna', computer: 'women:easy' });
  await lay(page, NEAR_THE_END);
  const { entries } = await playOn(page, mouse, (now) => now.entries > 12 && now.phase === 'throw');
  await openStudy(page);
  await page.locator('#study-close').click();
  await playOn(page, mouse, (now, before) => now.entries > before, entries);
  await playOn(page, mouse);
  await page.locator('#ending-study').click();
  await unfold(page);
  await expect(page.locator('#study-sides tr')).toHaveCount(2, { timeout: 120_000 });
  await expect(page.locator('#study-line polyline')).toHaveCount(1);
  await page.locator('#study summary').click();
  await expect(page.locator('#study-steps tr').nth(5)).toBeAttached();

  // A player who always moves as far as possible misses better moves.
  await expect(page.locator('#move-list .cost').first()).toBeAttached();
  await page.locator('#study-next').click();
  await expect(page.locator('#study-turn .cost')).toBeVisible();
});

const presets = [
  'lagesvuotna', 'vuonnamarkan', 'raisa', 'maze', 'vuovdaguoika', 'gavkevuotna', 'unjarga', 'globe-joueur', 'borvo',
];
for (const [n, rules] of someOf(presets, 0).entries()) {
  for (const level of levels) {
    test(`a game of ${rules} against ${level} is played to the end`, async ({ page, open }) => {
      test.setTimeout(600_000);
      await open({ ...quick, seed: 7 + n, rules, computer: `women:${level}` });
      expect((await state(page))?.levels).toEqual([null, level]);
      await playOn(page, mouse);
      await expect(page.locator('#ending')).toBeVisible();
      await expect(page.locator('#notices .notice')).toHaveCount(0);
    });
  }
}
