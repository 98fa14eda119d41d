import { expect, ready, test } from '../support/game.ts';
import { die, finger, mouse, playByHand, playOn, record, state, step, wait } from '../support/play.ts';

// Whole games by a real mouse and by touch; access.spec.ts has them by keyboard, and levels.spec.ts every rule set against the
// computer, and computers against each other.

const quick = { seed: 20, speed: 'instant' };

test('two people play a whole game with the mouse', async ({ page, open }) => {
  await open({ ...quick, rules: 'lagesvuotna', computer: 'none' });
  await playByHand(page, mouse);
  await expect(page.locator('#ending')).toBeVisible();
  await expect(page.locator('#ending-title')).toHaveText(/^(The men win|The women win|Draw)$/);
  await expect(page.locator('#ending-reason')).not.toBeEmpty();
  expect(await record(page)).toMatch(/^sahkku 1\nrules lagesvuotna\n[^]*\nresult (men|women|draw) \w+\n$/);

  await page.locator('#play-again').click();
  await page.locator('#play-two').click();
  expect((await wait(page)).phase).toBe('throw-off');
});

test('two people play a whole game by touch', { tag: ['@phone', '@kiosk'] }, async ({ page, open }, info) => {
  await open({ ...quick, seed: 4, rules: 'lagesvuotna', computer: 'none' });
  // A real finger once; on the other screen its events do.
  await (info.project.name === 'phone' ? playByHand : playOn)(page, finger);
  await expect(page.locator('#ending')).toBeVisible();
});

test('a reload in the middle of a turn finds the same position, dice and phase', async ({ page, open }) => {
  await open({ ...quick, rules: 'lagesvuotna', computer: 'none' });
  // A used die lies beside one that can still be used.
  const middle = await playOn(page, mouse, (now) => now.phase === 'decision' && /\((X|III)\)/.test(now.position));
  expect(middle.phase).toBe('decision');
  await page.reload();
  await ready(page);
  expect(await wait(page)).toEqual(middle);
  await expect(page.locator('#news')).toHaveText('Game resumed.');
});

test('a reload finds the dice in their order when the last X was thrown again', async ({ page, open, baseURL }) => {
  // Two dice show X, and the second one is chosen. What falls instead is no X.
  const position = encodeURIComponent('w*15./3wq3K3mq3/m*15. m m X,X,III');
  await page.goto(`${baseURL}?speed=instant&seed=4#position=1;lagesvuotna;${position}`);
  expect((await wait(page)).dice).toEqual(['X', 'X', 'III']);
  const second = await die(page, 1);
  if (!second) throw new Error('the die cannot be seen');
  await mouse(page, second);
  await page.locator('#rethrow').click();
  await expect.poll(async () => (await state(page))?.entries).toBe(2);
  const now = await wait(page);
  expect(now.dice[0]).toBe('X');
  expect(now.dice[1], 'or the order could not be told').not.toBe('X');
  expect(now.dice[2]).toBe('III');
  expect(await record(page)).toContain('R:2');

  await open({ speed: 'instant', seed: 4 });
  expect((await wait(page)).dice).toEqual(now.dice);
  await step(page, now, mouse);
  await wait(page);
  await page.locator('#take-back').click();
  expect((await wait(page)).dice).toEqual(now.dice);
});

test('a reload right after a throw is no rethrow', async ({ page, open }) => {
  await open({ speed: 'slow', rules: 'lagesvuotna', computer: 'none' });
  await page.locator('#throw').click();
  const thrown = await state(page);
  expect(thrown?.entries).toBe(1);
  const round = /^round .*$/m.exec((await record(page)) ?? '')?.[0];
  await page.reload();
  await ready(page);
  expect(await record(page)).toContain(round);
});
