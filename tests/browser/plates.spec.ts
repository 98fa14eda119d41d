import { expect, test } from '../support/game.ts';
import { mouse, playOn, state } from '../support/play.ts';

// The plates at the edges of the board: who plays, and whose turn it is. The packages of the tables test the canvas; only the
// page has the names and portraits over it.

const quick = { seed: 5, speed: 'instant', rules: 'lagesvuotna', computer: 'women', opponent: 'steady' };

test('plates name who plays, and that of the side to move is lit', async ({ page, open }) => {
  await open(quick);
  await playOn(page, mouse, (now) => now.phase === 'throw' && now.turn === 'men');
  const plates = page.locator('.plate:not([hidden])');
  await expect(plates).toHaveCount(2);
  await expect(page.locator('.plate.turn b')).toHaveText('You');
  await expect(page.locator('.plate:not(.turn) b')).toHaveText('Fox');
  await expect(page.locator('.plate:not(.turn) use')).toHaveAttribute('href', '#portrait-steady');
  await page.locator('#throw').click();
  await expect(page.locator('.plate.turn div > span')).toHaveText(/^[XI-]+to use$/);
  // They are only visual: the turn is announced once.
  for (const plate of await plates.all()) await expect(plate).toHaveAttribute('aria-hidden', 'true');
  // They lie entirely on the board's canvas, and no word is cut off.
  const canvas = (await page.locator('#board').boundingBox())!;
  for (const plate of await plates.all()) {
    const box = (await plate.boundingBox())!;
    expect(box.x).toBeGreaterThanOrEqual(canvas.x - 1);
    expect(box.y).toBeGreaterThanOrEqual(canvas.y - 1);
    expect(box.x + box.width).toBeLessThanOrEqual(canvas.x + canvas.width + 1);
    expect(box.y + box.height).toBeLessThanOrEqual(canvas.y + canvas.height + 1);
    expect(await plate.locator('b').evaluate((name) => name.scrollWidth - name.clientWidth)).toBeLessThanOrEqual(0);
  }
});

test('two people are named by their sides, and the far plate of a tabletop is turned to who sits there', { tag: '@all' }, async ({ page, open }) => {
  await open({ rules: 'lagesvuotna', computer: 'none', speed: 'instant', seed: 3, table: 'yes' });
  await playOn(page, mouse, (now) => now.phase === 'throw' && now.turn !== null);
  const turn = (await state(page))!.turn!;
  await expect(page.locator('.plate.turn b')).toHaveText(turn.replace(/^./, (first) => first.toUpperCase()));
  const turned = await page.locator('.plate:not([hidden])').evaluateAll((plates) => plates.map((plate) => getComputedStyle(plate).rotate));
  expect(new Set(turned.map((angle) => (parseInt(angle, 10) + 360) % 360)).size).toBe(2);
});
