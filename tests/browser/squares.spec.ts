import type { Page } from '@playwright/test';
import { expect, test } from '../support/game.ts';
import { place, sharpened, state, wait } from '../support/play.ts';

// In a square whatever stands there lies within its sides: it is plain whose square it is.

/** Sleepers with others on their squares, stacks, and the king among his holders. */
const full = '1(wW)2w(wWWW)2w4/3(WW)3(MMMKm)5/m(mM)m2(mMM)M1m4 m m X,II';
/** Who stands on these squares with others, and the row of the position without them. */
const shared: [string, string, string][] = [
  ['c2', '1(wW)2', '4'],
  ['c6', 'w(wWWW)2', 'w3'],
  ['b4', '3(WW)3', '7'],
  ['a2', 'm(mM)m2', 'm1m2'],
  ['a6', '2(mMM)M', '3M'],
];

async function show(page: Page, position: string): Promise<Buffer> {
  await page.goto('about:blank');
  await page.goto(`./?computer=none&speed=instant&hints=no#position=1;raisa;${encodeURIComponent(position)}`);
  await expect(page.locator('html')).toHaveAttribute('data-boot', 'ready');
  await page.evaluate(() => localStorage.clear());
  // A link that cannot be read begins another game.
  expect((await wait(page)).phase).toBe('decision');
  await sharpened(page);
  let last = await page.screenshot({ scale: 'css' });
  for (let tries = 0; tries < 20; tries += 1) {
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
    const next = await page.screenshot({ scale: 'css' });
    if (next.equals(last)) return next;
    last = next;
  }
  throw new Error('the picture does not come to rest');
}

interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** What differs much between two pictures, within a part of them: shadows are faint. */
const changed = (page: Page, pictures: Buffer[], part: Box): Promise<Box | null> =>
  page.evaluate(
    async ({ pictures, part }) => {
      const [a, b] = await Promise.all(pictures.map(async (base64) => {
        const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
        const image = await createImageBitmap(new Blob([bytes]));
        const canvas = new OffscreenCanvas(image.width, image.height);
        const pen = canvas.getContext('2d');
        if (!pen) throw new Error('no canvas');
        pen.drawImage(image, 0, 0);
        return pen.getImageData(0, 0, image.width, image.height);
      }));
      let box = null;
      for (let y = Math.ceil(part.top); y < part.bottom; y += 1) {
        for (let x = Math.ceil(part.left); x < part.right; x += 1) {
          const at = 4 * (y * a.width + x);
          const much = Math.max(...[0, 1, 2].map((n) => Math.abs(a.data[at + n] - b.data[at + n])));
          if (much < 72) continue;
          box ??= { left: x, top: y, right: x + 1, bottom: y + 1 };
          box.left = Math.min(box.left, x);
          box.right = Math.max(box.right, x + 1);
          box.bottom = Math.max(box.bottom, y + 1);
        }
      }
      return box;
    },
    { pictures: pictures.map((picture) => picture.toString('base64')), part },
  );

/** The square of a place, and what lies within two squares of it on the board. */
async function square(page: Page, name: string): Promise<{ cell: Box; around: Box }> {
  const [at, first, column, row, last] = await Promise.all([name, 'a1', 'a2', 'b1', 'c13'].map((name) => place(page, name)));
  const half = (axis: 'x' | 'y') => Math.max(Math.abs(column[axis] - first[axis]), Math.abs(row[axis] - first[axis])) / 2;
  const box = (times: number): Box => ({
    left: at.x - times * half('x'),
    right: at.x + times * half('x'),
    top: at.y - times * half('y'),
    bottom: at.y + times * half('y'),
  });
  const [cell, wide] = [box(1), box(2.6)];
  const around = {
    left: Math.max(wide.left, Math.min(first.x, last.x) - half('x')),
    right: Math.min(wide.right, Math.max(first.x, last.x) + half('x')),
    top: Math.max(wide.top, Math.min(first.y, last.y) - half('y')),
    bottom: Math.min(wide.bottom, Math.max(first.y, last.y) + half('y')),
  };
  return { cell, around };
}

test('those who share a square stay in it', { tag: ['@phone', '@laptop', '@kiosk', '@4k'] }, async ({ page }) => {
  test.setTimeout(240_000);
  const all = await show(page, full);
  expect((await state(page))?.rules).toContain('raisa');
  for (const [name, there, without] of shared) {
    expect(full).toContain(there);
    const gone = await show(page, full.replace(there, without));
    const { cell, around } = await square(page, name);
    const seen = await changed(page, [all, gone], around);
    expect(seen, name).not.toBeNull();
    if (seen === null) continue;
    // A pixel of rounding.
    expect.soft(seen.left, `the left of ${name}`).toBeGreaterThanOrEqual(Math.floor(cell.left) - 1);
    expect.soft(seen.top, `the top of ${name}`).toBeGreaterThanOrEqual(Math.floor(cell.top) - 1);
    expect.soft(seen.right, `the right of ${name}`).toBeLessThanOrEqual(Math.ceil(cell.right) + 1);
    expect.soft(seen.bottom, `the bottom of ${name}`).toBeLessThanOrEqual(Math.ceil(cell.bottom) + 1);
  }
});
