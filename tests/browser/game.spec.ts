import { expect, test } from '../support/game.ts';
import { finger, mouse, playOn, record, state, wait } from '../support/play.ts';

const quick = { seed: 20, speed: 'instant' };

test('two people play a whole game with the mouse', async ({ page, open }) => {
  await open({ ...quick, rules: 'lagesvuotna', computer: 'none' });
  await playOn(page, mouse);
  await expect(page.locator('#ending')).toBeVisible();
  await expect(page.locator('#ending-title')).toHaveText(/^(The men win|The women win|Draw)$/);
  await expect(page.locator('#ending-reason')).not.toBeEmpty();
  expect(await record(page)).toMatch(/^sahkku 1\nrules lagesvuotna\n[^]*\nresult (men|women|draw) \w+\n$/);

  await page.locator('#play-again').click();
  await page.locator('#play-two').click();
  expect((await wait(page)).phase).toBe('throw-off');
});

test('a person plays a whole game against the computer', async ({ page, open }) => {
  await open({ ...quick, rules: 'lagesvuotna', computer: 'women' });
  await playOn(page, mouse);
  await expect(page.locator('#ending')).toBeVisible();
});

test('two people play a whole game by touch', { tag: ['@phone', '@kiosk'] }, async ({ page, open }) => {
  await open({ ...quick, seed: 4, rules: 'lagesvuotna', computer: 'none' });
  await playOn(page, finger);
  await expect(page.locator('#ending')).toBeVisible();
});

test('the computer plays against itself', async ({ page, open }) => {
  await open({ ...quick, rules: 'lagesvuotna', computer: 'both' });
  await expect(page.locator('#ending')).toBeVisible({ timeout: 40_000 });
});

for (const rules of ['vuonnamarkan', 'raisa', 'maze', 'vuovdaguoika', 'gavkevuotna', 'unjarga', 'globe-joueur']) {
  test(`a game of ${rules} is clicked through to its end`, async ({ page, open }) => {
    test.setTimeout(240_000);
    await open({ ...quick, rules, computer: 'women' });
    await playOn(page, mouse);
    await expect(page.locator('#ending')).toBeVisible();
  });
}

test('a reload in the middle of a turn finds the same position, dice and phase', async ({ page, open }) => {
  await open({ ...quick, rules: 'lagesvuotna', computer: 'none' });
  // A used die lies beside one that can still be used.
  const middle = await playOn(page, mouse, (now) => now.phase === 'decision' && /\((X|III)\)/.test(now.position));
  expect(middle.phase).toBe('decision');
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-boot', 'ready');
  expect(await wait(page)).toEqual(middle);
  await expect(page.locator('#news')).toHaveText('Game resumed.');
});

test('a reload right after a throw is no rethrow', async ({ page, open }) => {
  await open({ speed: 'slow', rules: 'lagesvuotna', computer: 'none' });
  await page.locator('#throw').click();
  const thrown = await state(page);
  expect(thrown?.entries).toBe(1);
  const round = /^round .*$/m.exec((await record(page)) ?? '')?.[0];
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-boot', 'ready');
  expect(await record(page)).toContain(round);
});
