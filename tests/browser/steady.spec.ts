import { expect, test } from '../support/game.ts';
import { finger, playOn } from '../support/play.ts';

test('the board of a phone stays as large as it is while words come and go', { tag: '@phone' }, async ({ page, open }) => {
  await open({ seed: 6, speed: 'instant', rules: 'lagesvuotna', computer: 'none' });
  await playOn(page, finger, (state) => state.phase === 'throw');
  const sizes = new Set<string>();
  const words = new Set<string | null>();
  for (let entries = 20; entries < 60; entries += 1) {
    await playOn(page, finger, (state, entries) => state.entries >= entries, entries);
    const box = (await page.locator('#board').boundingBox())!;
    sizes.add(`${box.width}×${box.height}`);
    words.add(await page.locator('#news').textContent());
  }
  expect(words.size).toBeGreaterThan(5);
  expect([...sizes]).toHaveLength(1);
});
