import { expect, test } from '../support/game.ts';
import { choose, lay, mouse, place, record, state, wait } from '../support/play.ts';

// Places that several dice in a row lead to: shown faintly, named, and reached in one go.

const quick = { seed: 20, speed: 'instant', rules: 'lagesvuotna', computer: 'none' };

/** A man on b14 continues with the second die. */
const GOES_ON = 'sahkku 1\nrules lagesvuotna\nposition w*15./3wq3K3mq1M1/m*14.1 m m (X),II,III\n';

test('a tap or a drag to a faint place uses the dice one after the other, and each can be taken back', async ({ page, open }) => {
  await open(quick);
  const before = await lay(page, GOES_ON);
  // From now on pieces move visibly.
  await choose(page, { speed: 'fast' });
  await mouse(page, await place(page, 'b14'));
  const ahead = page.locator('#twin [aria-label*="one after the other"]');
  const to = (await ahead.first().getAttribute('data-place'))!;
  await mouse(page, await place(page, to));
  await expect.poll(async () => (await state(page))?.entries).toBe(before.entries + 2);
  expect((await record(page)) ?? '').toContain(`-${to}`);
  await wait(page);
  for (const left of [1, 0]) {
    await page.locator('#take-back').click();
    await expect.poll(async () => (await state(page))?.entries).toBe(before.entries + left);
    await wait(page);
  }
  expect((await state(page))?.position).toBe(before.position);

  const [from, end] = [await place(page, 'b14'), await place(page, to)];
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move((from.x + end.x) / 2, (from.y + end.y) / 2, { steps: 3 });
  await page.mouse.move(end.x, end.y, { steps: 3 });
  await page.mouse.up();
  await expect.poll(async () => (await state(page))?.entries).toBe(before.entries + 2);
  await wait(page);

  // If they lead to a choice about the king, the question comes at the end of the way.
  await lay(page, 'sahkku 1\nrules vuovdaguoika utsjok=yes\nposition w*15./6K3M4/m*14.1 m m II,X,III\n');
  await mouse(page, await place(page, 'b11'));
  await mouse(page, await place(page, 'b7'));
  const choices = page.locator('#choice-list button');
  await expect(choices).toHaveCount(2);
  // One die is used, and the piece has stopped on its way.
  expect((await state(page))?.entries).toBe(1);
  await choices.nth(1).click();
  await expect.poll(async () => (await state(page))?.entries).toBe(2);
  expect((await state(page))?.position).not.toContain('K');
});
