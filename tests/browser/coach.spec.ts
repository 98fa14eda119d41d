import { expect, test } from '../support/game.ts';
import { finger, playByHand, state, wait } from '../support/play.ts';

// The explanations in a first game. The packages of the games test the subject of each sentence; only a page has a touch that
// ends a sentence, and a browser that remembers what was explained.

const WAKE = 'An X wakes a sleeping soldier. Tap it.';

test('a first game explains what is met, once, until something is touched', { tag: '@phone' }, async ({ page, open }) => {
  const task = page.locator('#task.coach');
  const begin = async (): Promise<void> => {
    await open({ rules: 'maze', computer: 'none', speed: 'instant', seed: 20, coach: 'yes' });
    await playByHand(page, finger, (now) => now.phase === 'decision');
  };
  await begin();
  await expect(task).toHaveText(WAKE);
  await expect(page.locator('#overlay .place')).not.toHaveCount(0);
  await page.locator('#news').tap();
  await expect(task).toHaveCount(0);
  await expect(page.locator('#task')).toHaveText(/^Choose/);
  await page.evaluate(() => localStorage.removeItem('sahkku.save'));
  await begin();
  await expect(page.locator('#task')).not.toHaveText(WAKE);
});

test('against the computer the throw-off plays itself in a first game', async ({ page, open }) => {
  await open({ rules: 'maze', computer: 'women', speed: 'instant', seed: 4, coach: 'yes' });
  await expect.poll(async () => (await state(page))?.turn ?? null).not.toBeNull();
  expect((await wait(page)).phase).not.toBe('over');
});
