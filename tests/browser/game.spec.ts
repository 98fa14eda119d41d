import { ALL } from '../support/all.ts';
import { moreOfTheEnd } from '../support/ending.ts';
import { expect, ready, test } from '../support/game.ts';
import { playByHand } from '../support/hand.ts';
import { watchBoard } from '../support/steady.ts';
import { choose, die, finger, lay, mouse, playOn, record, state, step, wait } from '../support/play.ts';
import { collect, expectTrue } from '../support/truth.ts';

// Whole games by a real mouse and by touch (hands.spec.ts has them by keyboard and by names), and reloads.

/** Short games. */
const quick = { seed: 34, speed: 'instant' };

test('two people play a whole game with the mouse', async ({ page, open }) => {
  await open({ ...quick, rules: 'lagesvuotna', computer: 'none' });
  const places = await watchBoard(page);
  await playByHand(page);
  await expect(page.locator('#ending')).toBeVisible();
  expect(await places(), 'the board stays where it is').toHaveLength(1);
  await expect(page.locator('#ending-title')).toHaveText(/^(The men win|The women win|Draw)$/);
  await expect(page.locator('#ending-reason')).not.toBeEmpty();
  expect(await record(page)).toMatch(/^sahkku 1\nrules lagesvuotna\n[^]*\nresult (men|women|draw) \w+\n$/);

  await moreOfTheEnd(page);
  await page.locator('#play-again').click();
  await page.locator('#play-two').click();
  expect((await wait(page)).phase).toBe('throw-off');
});

test('two people play a whole game by touch, and all that is said of it is true', { tag: ALL ? ['@phone', '@kiosk'] : '@phone' }, async ({ page, open }, info) => {
  await open({ ...quick, seed: 4, rules: 'lagesvuotna', computer: 'none' });
  const places = await watchBoard(page);
  await collect(page);
  // A real finger on one screen, and its events on the other.
  await (info.project.name === 'phone' ? playByHand(page, finger) : playOn(page, finger));
  await expect(page.locator('#ending')).toBeVisible();
  expect(await places(), 'the board stays where it is').toHaveLength(1);
  await expectTrue(page, 'sahkku');
});

test('a reload finds position, phase and dice, in their order though one was thrown again, and throws none anew', async ({ page, open }) => {
  await open({ speed: 'instant', seed: 4, rules: 'lagesvuotna', computer: 'none' });
  // Two dice show X, and the second one is chosen. The dice thrown instead show no X.
  const laid = await lay(page, 'sahkku 1\nrules lagesvuotna\nposition w*15./3wq3K3mq3/m*15. m m X,X,III\n');
  expect(laid.dice).toEqual(['X', 'X', 'III']);
  const second = await die(page, 1);
  if (!second) throw new Error('the die cannot be seen');
  await mouse(page, second);
  await expect(page.locator('#rethrow')).toHaveText('Throw one X again');
  await page.locator('#rethrow').click();
  await expect.poll(async () => (await state(page))?.entries).toBe(2);
  const now = await wait(page);
  expect(now.dice[0]).toBe('X');
  expect(now.dice[1], 'or the order could not be told').not.toBe('X');
  expect(now.dice[2]).toBe('III');
  expect(await record(page)).toContain('R:2');

  await page.reload();
  await ready(page);
  expect(await wait(page)).toEqual(now);
  await expect(page.locator('#news')).toHaveText('Game resumed.');
  await step(page, now, mouse);
  const used = await wait(page);
  await page.locator('#take-back').click();
  expect((await wait(page)).dice).toEqual(now.dice);
  await step(page, now, mouse);
  expect(await wait(page)).toEqual(used);

  // While dice are falling.
  await playOn(page, mouse, ({ phase }) => phase === 'throw');
  await choose(page, { speed: 'slow' });
  await page.locator('#throw').click();
  const thrown = await record(page);
  await page.reload();
  await ready(page);
  expect(await record(page)).toBe(thrown);
});
