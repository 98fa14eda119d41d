import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Page } from '@playwright/test';
import { ALL, someOf } from '../support/all.ts';
import { expect, test } from '../support/game.ts';
import { differences, shrunk, SQUARE, TOLERATED } from '../support/pictures.ts';
import { boardPicture } from '../support/pixels.ts';
import { choose, lay, place, sharpened } from '../support/play.ts';

test.use({ pixels: true });

// The look of the table, compared with the pictures in tests/looks. docs/development.md explains how to renew them.
//
// Every board, every material, and every ornament appears; the combinations change from screen to screen. Each screen has a
// third of the boards, or all of them in the full product. The pictures are small, and exclude the page's words, so that fonts
// do not matter. They are compared square by square: a single lost soldier fails the test, and every screen verifies that it
// would.
//
// All pictures of a screen come from one page: positions are laid on the table as records, and settings are chosen. The
// pictures are those of the board's canvases; on every screen one is compared with the browser's picture of the page.

const materials = ['birch', 'dark-wood', 'hide', 'plain', 'night', 'high-contrast'];
const ornaments = ['sun', 'x', 'diamond', 'star'];
const boards = [9, 15, 21].flatMap((columns) => ['short', 'joined', 'squares'].map((places) => ({ columns, places })));
const screens: Record<string, { nth: number; shrink: number }> = {
  phone: { nth: 0, shrink: 1 },
  laptop: { nth: 1, shrink: 2 },
  kiosk: { nth: 2, shrink: 2.5 },
  '4k': { nth: 3, shrink: 5 },
};

/** A position with pieces that sleep, walk, go home, stand in a stack, and hold the king. */
function position(columns: number): string {
  const castle = (columns + 1) / 2;
  const gap = (places: number) => (places > 0 ? String(places) : '');
  const middle =
    columns === 9 ? 'KmMq1' : `${gap(castle - 5)}Km(MMM)${gap(columns - 5 - castle)}mq1`;
  return `2M1Ww*${columns - 5}./1(WW')1Wq${middle}M'1/m*${columns - 6}.3W1M m m X,III,II`;
}

/** Hides words, and gives the board its own area, so that the picture does not depend on fonts. */
async function quieten(page: Page): Promise<void> {
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`
      #game { display: block !important; padding: 0 !important; }
      #game > :not(.table), #notices { display: none !important; }
      .table { height: 100vh !important; }
    `);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  });
}

/** Ways to remove one soldier from the position, with its place. */
const losses: ((position: string, columns: number) => { position: string; lost: string })[] = [
  (position) => ({ position: position.replace('2M1W', '2M2'), lost: 'c5' }),
  (position, columns) => ({ position: position.replace(/w\*\d+\./, `w*${columns - 6}.1`), lost: `c${columns}` }),
  (position, columns) => ({ position: position.replace(/m\*\d+\./, `1m*${columns - 7}.`), lost: 'a1' }),
  (position, columns) => ({ position: position.replace("1M'1/", '3/'), lost: `b${columns - 1}` }),
  (position) => ({ position: position.replace('2M1W', '4W'), lost: 'c3' }),
];

test('the table looks as it did', { tag: [...someOf(['@phone', '@laptop', '@kiosk', '@4k'])] }, async ({ page, open }, info) => {
  test.setTimeout(600_000);
  const screen = info.project.name;
  const { nth, shrink } = screens[screen];
  const renews = info.config.updateSnapshots === 'all';
  const names: string[] = [];
  let last: Buffer = Buffer.alloc(0);
  await open({ computer: 'none', speed: 'instant' });
  await choose(page, {});
  await quieten(page);
  for (const [n, { columns, places }] of boards.entries()) {
    const always = n % 3 === nth % 3;
    if (!always && !ALL && !renews) continue;
    const material = materials[(n + nth) % materials.length];
    const ornament = ornaments[(n + nth) % ornaments.length];
    const rules = `lagesvuotna columns=${columns}${places === 'squares' ? ' places=squares' : ''}`;
    await choose(page, { material, ornament, lines: places === 'squares' ? 'short' : places });
    const show = async (position: string): Promise<Buffer> => {
      expect((await lay(page, `sahkku 1\nrules ${rules}\nposition ${position}\n`)).phase).toBe('decision');
      await sharpened(page);
      // Each board makes another picture. A slow browser may still show the previous one.
      let now = await boardPicture(page, { by: shrink, type: 'image/jpeg' });
      while (now.equals(last)) now = await boardPicture(page, { by: shrink, type: 'image/jpeg' });
      return (last = now);
    };
    const now = await show(position(columns));
    const name = `${screen}-${columns}-${places}-${material}-${ornament}.jpg`;
    names.push(name);
    const kept = info.snapshotPath(name);
    if (renews) {
      writeFileSync(kept, now);
    } else {
      const differ = existsSync(kept) ? await differences(page, readFileSync(kept), now) : 'there is no such picture';
      if (differ.length > 0) await info.attach(name, { body: now, contentType: 'image/jpeg' });
      expect.soft(differ.slice(0, 8), `${name}; docs/development.md says how it is renewed`).toEqual([]);
    }
    // The canvases are visible under the words on the plates.
    if (names.length === 1) {
      await page.evaluate(() => document.querySelectorAll<HTMLElement>('.plate').forEach((plate) => (plate.style.visibility = 'hidden')));
      const screenshot = await page.locator('.table').screenshot({ scale: 'css' });
      expect.soft(await differences(page, now, await shrunk(page, screenshot, shrink)), `${name} on the page`).toEqual([]);
    }

    // The comparison detects a single missing soldier in its place, and ignores noise.
    if (!always || (names.length > 1 && !ALL)) continue;
    const { position: fewer, lost } = losses[(n + nth) % losses.length](position(columns), columns);
    expect(fewer).not.toBe(position(columns));
    const without = await show(fewer);
    const table = await page.locator('.table').boundingBox();
    const [at, first, nextColumn, nextRow] = await Promise.all([lost, 'a1', 'a2', 'b1'].map((name) => place(page, name)));
    const near = (axis: 'x' | 'y') => (square: { x: number; y: number }) => {
      const half = Math.max(Math.abs(nextColumn[axis] - first[axis]), Math.abs(nextRow[axis] - first[axis])) / 2;
      return Math.abs(square[axis] + SQUARE / 2 - (at[axis] - (table?.[axis] ?? 0)) / shrink) < half / shrink + SQUARE;
    };
    const there = (await differences(page, now, without)).filter(near('x')).filter(near('y'));
    expect.soft(there.length, `squares of ${name} without ${lost}`).toBeGreaterThan(1);
    expect.soft(await differences(page, now, now, TOLERATED), `${name} with noise`).toEqual([]);
  }
  if (renews) {
    const folder = dirname(info.snapshotPath('any.jpg'));
    const stale = readdirSync(folder).filter((name) => name.startsWith(`${screen}-`) && !names.includes(name));
    for (const name of stale) rmSync(join(folder, name));
  }
});
