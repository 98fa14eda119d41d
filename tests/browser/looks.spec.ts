import type { Page } from '@playwright/test';
import { address, expect, test } from '../support/game.ts';
import { sharpened, wait } from '../support/play.ts';

// How the table looks, compared with the pictures in tests/looks. `cargo xtask pictures` renews them.
//
// On every screen every board is seen, every material, and every ornament; which of them meet changes from screen to
// screen. The pictures are made small, and without the page's words, so that neither fonts nor a shifted shade matter.

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

/** A picture made smaller, as JPEG. */
async function shrunk(page: Page, picture: Buffer, by: number): Promise<Buffer> {
  const small = await page.evaluate(
    async ({ address, by }) => {
      const image = new Image();
      image.src = address;
      await image.decode();
      const canvas = document.createElement('canvas');
      canvas.width = Math.round(image.width / by);
      canvas.height = Math.round(image.height / by);
      const pen = canvas.getContext('2d');
      if (!pen) throw new Error('no canvas');
      pen.imageSmoothingQuality = 'high';
      pen.drawImage(image, 0, 0, canvas.width, canvas.height);
      return canvas.toDataURL('image/jpeg', 0.8);
    },
    { address: `data:image/png;base64,${picture.toString('base64')}`, by },
  );
  return Buffer.from(small.slice(small.indexOf(',') + 1), 'base64');
}

/** Waits until two frames after now have been shown. */
const shown = (page: Page) =>
  page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));

test('the table looks as it did', { tag: ['@phone', '@laptop', '@kiosk', '@4k'] }, async ({ page, context }, info) => {
  test.setTimeout(240_000);
  const { nth, shrink } = screens[info.project.name];
  for (const [n, { columns, places }] of boards.entries()) {
    const material = materials[(n + nth) % materials.length];
    const ornament = ornaments[(n + nth) % ornaments.length];
    const rules = `lagesvuotna columns=${columns}${places === 'squares' ? ' places=squares' : ''}`;
    const lines = places === 'squares' ? 'short' : places;
    const link = `#position=1;${encodeURIComponent(rules)};${encodeURIComponent(position(columns)).replace(/'/g, '%27')}`;
    await page.goto('about:blank');
    await page.goto(address({ computer: 'none', speed: 'instant', material, ornament, lines }) + link);
    await expect(page.locator('html')).toHaveAttribute('data-boot', 'ready');
    await page.evaluate(() => localStorage.clear());
    await quieten(page);
    await wait(page);
    await sharpened(page);
    await shown(page);
    const picture = await page.locator('.table').screenshot({ scale: 'css' });
    const small = await shrunk(page, picture, shrink);
    const name = `${info.project.name}-${columns}-${places}-${material}-${ornament}.jpg`;
    expect.soft(small, name).toMatchSnapshot([name], { threshold: 0.2, maxDiffPixelRatio: 0.02 });
  }
});
