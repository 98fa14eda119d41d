import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Page } from '@playwright/test';
import { address, expect, test } from '../support/game.ts';
import { differences, shrunk, SQUARE, TOLERATED } from '../support/pictures.ts';
import { place, sharpened, wait } from '../support/play.ts';

// How the table looks, compared with the pictures in tests/looks. `cargo xtask pictures` renews them.
//
// On every screen every board is seen, every material, and every ornament; which of them meet changes from screen to
// screen. The pictures are made small, and without the page's words, so that fonts do not matter. They are compared square
// by square: one soldier that is lost fails the test, and it is tried on every screen that it would.

const materials = ['birch', 'dark-wood', 'hide', 'plain', 'night', 'high-contrast'];
const ornaments = ['sun', 'x', 'diamond', 'star'];
const boards = [9, 15, 21].flatMap((columns) => ['short', 'joined', 'squares'].map((places) => ({ columns, places })));
const screens: Record<string, { nth: number; shrink: number }> = {
  phone: { nth: 0, shrink: 1 },
  laptop: { nth: 1, shrink: 2 },
  kiosk: { nth: 2, shrink: 2.5 },
  '4k': { nth: 3, shrink: 5 },
};

/** A position in which pieces sleep, walk, go home, stand in a stack, and hold the king. */
function position(columns: number): string {
  const castle = (columns + 1) / 2;
  const gap = (places: number) => (places > 0 ? String(places) : '');
  const middle =
    columns === 9 ? 'KmMq1' : `${gap(castle - 5)}Km(MMM)${gap(columns - 5 - castle)}mq1`;
  return `2M1Ww*${columns - 5}./1(WW')1Wq${middle}M'1/m*${columns - 6}.3W1M m m X,III,II`;
}

/** Without words, and with room of its own for the board: the same picture whatever the fonts are. */
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

/** Waits until two frames after now have been shown. */
const shown = (page: Page) =>
  page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));

/** The table as it looks when nothing changes any more. */
async function picture(page: Page, shrink: number): Promise<Buffer> {
  await shown(page);
  let last = await page.locator('.table').screenshot({ scale: 'css' });
  // A browser shows an off-screen canvas some frames after it was drawn on.
  for (let tries = 0; tries < 20; tries += 1) {
    await shown(page);
    const next = await page.locator('.table').screenshot({ scale: 'css' });
    if (next.equals(last)) return shrunk(page, next, shrink);
    last = next;
  }
  throw new Error('the picture does not come to rest');
}

/** Ways to take one soldier off the position, and where it stood. */
const losses: ((position: string, columns: number) => { position: string; lost: string })[] = [
  (position) => ({ position: position.replace('2M1W', '2M2'), lost: 'c5' }),
  (position, columns) => ({ position: position.replace(/w\*\d+\./, `w*${columns - 6}.1`), lost: `c${columns}` }),
  (position, columns) => ({ position: position.replace(/m\*\d+\./, `1m*${columns - 7}.`), lost: 'a1' }),
  (position, columns) => ({ position: position.replace("1M'1/", '3/'), lost: `b${columns - 1}` }),
  (position) => ({ position: position.replace('2M1W', '4W'), lost: 'c3' }),
];

test('the table looks as it did', { tag: ['@phone', '@laptop', '@kiosk', '@4k'] }, async ({ page }, info) => {
  test.setTimeout(600_000);
  const screen = info.project.name;
  const { nth, shrink } = screens[screen];
  const renews = info.config.updateSnapshots === 'all';
  const names: string[] = [];
  for (const [n, { columns, places }] of boards.entries()) {
    const material = materials[(n + nth) % materials.length];
    const ornament = ornaments[(n + nth) % ornaments.length];
    const rules = `lagesvuotna columns=${columns}${places === 'squares' ? ' places=squares' : ''}`;
    const lines = places === 'squares' ? 'short' : places;
    const show = async (position: string): Promise<Buffer> => {
      const link = `#position=1;${encodeURIComponent(rules)};${encodeURIComponent(position).replace(/'/g, '%27')}`;
      await page.goto('about:blank');
      await page.goto(address({ computer: 'none', speed: 'instant', material, ornament, lines }) + link);
      await expect(page.locator('html')).toHaveAttribute('data-boot', 'ready');
      await page.evaluate(() => localStorage.clear());
      await quieten(page);
      // A link that cannot be read begins another game.
      expect((await wait(page)).phase).toBe('decision');
      await sharpened(page);
      return picture(page, shrink);
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
      expect.soft(differ.slice(0, 8), `${name}; \`cargo xtask pictures\` renews it`).toEqual([]);
    }

    // The comparison sees a single soldier that is gone where it stood, and no noise. On a third of the boards it takes
    // long enough.
    if (n % 3 !== nth % 3) continue;
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
