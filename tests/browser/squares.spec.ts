import type { Page } from '@playwright/test';
import { someOf } from '../support/all.ts';
import { expect, test } from '../support/game.ts';
import { boardPicture, withPixels, type Box } from '../support/pixels.ts';
import { lay, place, sharpened, state } from '../support/play.ts';

test.use({ pixels: true });

// A piece lies within the sides of its square, so it is obvious whose square it is.

/** Sleepers with others on their squares, stacks, and the king among his holders. */
const full = '1(wW)2w(wWWW)2w4/3(WW)3(MMMKm)5/m(mM)m2(mMM)M1m4 m m X,II';
/** The pieces that share these squares, and the row of the position without them. */
const shared: [string, string, string][] = [
  ['c2', '1(wW)2', '4'],
  ['c6', 'w(wWWW)2', 'w3'],
  ['b4', '3(WW)3', '7'],
  ['a2', 'm(mM)m2', 'm1m2'],
  ['a6', '2(mMM)M', '3M'],
];

/** Lays a position on the table. */
async function show(page: Page, position: string): Promise<void> {
  expect((await lay(page, `sahkku 1\nrules raisa\nposition ${position}\n`)).phase).toBe('decision');
  await sharpened(page);
}

/** The area of large differences between two pictures of a part of the table; shadows are faint. */
const changed = (page: Page, pictures: Buffer[], part: Box): Promise<Box | null> =>
  withPixels(
    page,
    pictures,
    ({ images: [a, b], given: part }) => {
      let box: Box | null = null;
      for (let y = 0; y < a.height; y += 1) {
        for (let x = 0; x < a.width; x += 1) {
          const at = 4 * (y * a.width + x);
          const much = Math.max(...[0, 1, 2].map((n) => Math.abs(a.data[at + n] - b.data[at + n])));
          if (much < 72) continue;
          const [left, top] = [part.left + x, part.top + y];
          box ??= { left, top, right: left + 1, bottom: top + 1 };
          box.left = Math.min(box.left, left);
          box.right = Math.max(box.right, left + 1);
          box.bottom = Math.max(box.bottom, top + 1);
        }
      }
      return box;
    },
    part,
  );

/** The square of a place on the table, and the area within two squares of it on the board. */
async function square(page: Page, name: string): Promise<{ cell: Box; around: Box }> {
  const table = (await page.locator('.table').boundingBox())!;
  const [at, first, column, row, last] = await Promise.all([name, 'a1', 'a2', 'b1', 'c13'].map(async (name) => {
    const { x, y } = await place(page, name);
    return { x: x - table.x, y: y - table.y };
  }));
  const half = (axis: 'x' | 'y') => Math.max(Math.abs(column[axis] - first[axis]), Math.abs(row[axis] - first[axis])) / 2;
  const box = (times: number): Box => ({
    left: at.x - times * half('x'),
    right: at.x + times * half('x'),
    top: at.y - times * half('y'),
    bottom: at.y + times * half('y'),
  });
  const [cell, wide] = [box(1), box(2.6)];
  // Whole pixels.
  const around = {
    left: Math.ceil(Math.max(wide.left, Math.min(first.x, last.x) - half('x'))),
    right: Math.floor(Math.min(wide.right, Math.max(first.x, last.x) + half('x'))),
    top: Math.ceil(Math.max(wide.top, Math.min(first.y, last.y) - half('y'))),
    bottom: Math.floor(Math.min(wide.bottom, Math.max(first.y, last.y) + half('y'))),
  };
  return { cell, around };
}

test('those who share a square stay in it', { tag: [...someOf(['@phone', '@laptop', '@kiosk', '@4k']), '@all'] }, async ({ page, open }) => {
  test.setTimeout(240_000);
  await open({ computer: 'none', speed: 'instant', hints: 'no' });
  await show(page, full);
  expect((await state(page))?.rules).toContain('raisa');
  const parts = await Promise.all(shared.map(([name]) => square(page, name)));
  const before = [];
  for (const { around } of parts) before.push(await boardPicture(page, { part: around }));
  for (const [n, [name, there, without]] of shared.entries()) {
    expect(full).toContain(there);
    const { cell, around } = parts[n];
    const last = await boardPicture(page, { part: around });
    await show(page, full.replace(there, without));
    let gone = await boardPicture(page, { part: around });
    // A slow browser may still show the previous position.
    while (gone.equals(last)) gone = await boardPicture(page, { part: around });
    const seen = await changed(page, [before[n], gone], around);
    expect(seen, name).not.toBeNull();
    if (seen === null) continue;
    // A pixel of rounding.
    expect.soft(seen.left, `the left of ${name}`).toBeGreaterThanOrEqual(Math.floor(cell.left) - 1);
    expect.soft(seen.top, `the top of ${name}`).toBeGreaterThanOrEqual(Math.floor(cell.top) - 1);
    expect.soft(seen.right, `the right of ${name}`).toBeLessThanOrEqual(Math.ceil(cell.right) + 1);
    expect.soft(seen.bottom, `the bottom of ${name}`).toBeLessThanOrEqual(Math.ceil(cell.bottom) + 1);
  }
});
