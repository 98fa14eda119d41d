import type { Page } from '@playwright/test';
import { someOf } from '../support/all.ts';
import { expect, ready, test } from '../support/game.ts';
import { withPixels } from '../support/pixels.ts';
import { place, sharpened, wait } from '../support/play.ts';

test.use({ pixels: true });

// If the system forces its colours on pages, the board follows: browsers do not change a canvas.

type Colour = [number, number, number];

/** The forced colours, as the browser reports them. */
const system = (page: Page): Promise<Record<string, Colour>> =>
  page.evaluate(() => {
    const probe = document.body.appendChild(document.createElement('i'));
    const colours: Record<string, [number, number, number]> = {};
    for (const name of ['Canvas', 'CanvasText', 'Highlight']) {
      probe.style.color = name;
      const [red, green, blue] = getComputedStyle(probe).color.match(/\d+/g)?.map(Number) ?? [];
      colours[name] = [red, green, blue];
    }
    probe.remove();
    return colours;
  });

/** The colours around a point of the page, the most frequent first. */
async function seen(page: Page, { x, y }: { x: number; y: number }, reach: number): Promise<{ colour: Colour; part: number }[]> {
  const clip = { x: x - reach, y: y - reach, width: 2 * reach, height: 2 * reach };
  const picture = await page.screenshot({ clip });
  return withPixels(page, [picture], ({ images: [{ data }] }) => {
    const counts = new Map<string, number>();
    for (let at = 0; at < data.length; at += 4) {
      const colour = `${data[at]} ${data[at + 1]} ${data[at + 2]}`;
      counts.set(colour, (counts.get(colour) ?? 0) + 1);
    }
    return [...counts]
      .sort((a, b) => b[1] - a[1])
      .map(([colour, count]) => {
        const [red, green, blue] = colour.split(' ').map(Number);
        return { colour: [red, green, blue] as [number, number, number], part: (4 * count) / data.length };
      });
  }, null);
}

/** The contrast of WCAG 2. */
function contrast(one: Colour, other: Colour): number {
  const luminance = (colour: Colour) => {
    const [red, green, blue] = colour.map((part) => {
      const value = part / 255;
      return value <= 0.03928 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  const [a, b] = [luminance(one), luminance(other)];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

/** Awake soldiers of both armies, away from all lines and marks. */
const position = `lagesvuotna places=squares;${encodeURIComponent('w*9.6/1W1wq3K3mq3/9m2M1m m m X,II,III')}`;

/** Waits until the board's ground, outside the board, has this colour. */
async function expectGround(page: Page, colour: Colour): Promise<void> {
  const table = await page.locator('.table').boundingBox();
  const corner = { x: (table?.x ?? 0) + 4, y: (table?.y ?? 0) + 4 };
  await expect.poll(async () => (await seen(page, corner, 2))[0].colour).toEqual(colour);
}

for (const colorScheme of someOf(['dark', 'light'] as const, 0)) {
  test(`a system with forced ${colorScheme} colours has them on the board`, async ({ page }) => {
    await page.emulateMedia({ forcedColors: 'active', colorScheme });
    // Forced colours override a chosen material.
    await page.goto(`./?computer=none&speed=instant&material=birch#position=1;${position}`);
    await ready(page);
    expect((await wait(page)).rules).toContain('squares');
    await sharpened(page);
    const { Canvas, CanvasText, Highlight } = await system(page);
    expect(contrast(Canvas, CanvasText)).toBeGreaterThan(7);
    await expectGround(page, Canvas);
    // An empty square of the board itself.
    const [empty] = await seen(page, await place(page, 'b6'), 8);
    expect(empty).toEqual({ colour: Canvas, part: 1 });
    // A man, a woman and the king have the system's colours and contrast with the ground.
    for (const name of ['a13', 'b2', 'b8']) {
      const colours = await seen(page, await place(page, name), 24);
      const strong = colours.filter(({ colour }) => contrast(colour, Canvas) >= 3);
      expect(strong.reduce((sum, { part }) => sum + part, 0), name).toBeGreaterThan(0.05);
      const pure = [Canvas, CanvasText, Highlight].map(String);
      const own = colours.filter(({ colour }) => pure.includes(String(colour)));
      expect(own.reduce((sum, { part }) => sum + part, 0), name).toBeGreaterThan(0.6);
    }
  });
}

test('the board follows the system while the page is open', async ({ page, open }) => {
  await open({ computer: 'none', speed: 'instant' });
  await wait(page);
  await sharpened(page);
  const birch: Colour = [30, 52, 76];
  await expectGround(page, birch);
  for (const colorScheme of ['light', 'dark', 'light'] as const) {
    await page.emulateMedia({ forcedColors: 'active', colorScheme });
    await expectGround(page, (await system(page)).Canvas);
  }
  await page.emulateMedia({ forcedColors: 'none', colorScheme: 'light' });
  await expectGround(page, birch);
  await page.emulateMedia({ contrast: 'more' });
  await expectGround(page, [255, 255, 255]);
});
