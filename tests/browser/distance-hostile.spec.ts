import { ALL } from '../support/all.ts';
import { move, test, turn, until } from '../support/distance.ts';
import { expect } from '../support/game.ts';
import { flood, hostile, letters } from '../support/hostile.ts';
import { record } from '../support/play.ts';

// A browser test, as the attack is the browser's: a page that opens another one and changes its address.

test('a page that opens many letters of strangers leaves nothing behind', async ({ page, context, begun }) => {
  await begun();
  await move(page, 0);
  const stored = () => page.evaluate(() => Object.entries(localStorage).filter(([key]) => /\.distance\./.test(key)));
  const before = await stored();
  const shown = await record(page);
  const strangers = letters('hnefatafl');
  expect(strangers.length).toBeGreaterThan(20);
  const many = Array.from({ length: ALL ? 100 : 25 }, (_, n) => strangers[n % strangers.length]);
  const from = await hostile(context);
  const victim = await flood(from, 'hnefatafl.html?speed=instant', many);
  expect(await stored()).toEqual(before);
  expect(await record(page)).toBe(shown);
  // What is asked for is kept.
  await expect(victim.locator('#distance-panel')).toBeVisible();
  await victim.locator('#distance-stay').click();
  await expect.poll(async () => (await stored()).filter(([key]) => /\.distance\..{32}$/.test(key)).length).toBe(2);
  await victim.close();
  await from.close();
  // One's own turn is kept and sent as ever.
  await turn(page);
  await expect(page.locator('#distance-status')).toHaveText('Waiting for Biret');
  await until(page, 1);
});
