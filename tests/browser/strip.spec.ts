import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { test } from '../support/game.ts';
import { mouse, playOn, wait } from '../support/play.ts';

test.use({ pixels: true });

// The first minute of somebody who knows nothing, as a strip of pictures in docs/pictures, one for each screen:
//
//     cargo xtask pictures

const wanted = process.env.SAHKKU_STRIP !== undefined;
const folder = fileURLToPath(new URL('../../docs/pictures', import.meta.url));
const quick = { language: 'en', seed: 5, speed: 'instant', computer: 'women', opponent: 'easy', rules: 'maze' };

test('the strip is made when it is asked for', () => {
  test.skip(!wanted, 'SAHKKU_STRIP is not set');
});

for (const [width, height] of wanted ? [[390, 844], [1280, 800]] as const : []) {
  test(`the first minute on ${width}×${height}`, async ({ page, open }) => {
    await page.setViewportSize({ width, height });
    const pictures: string[] = [];
    const shot = async () => {
      await page.mouse.move(2, 2);
      await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
      await page.waitForFunction(() => window.sahkku.moving() === undefined);
      pictures.push(`data:image/png;base64,${(await page.screenshot()).toString('base64')}`);
    };

    await open({ language: 'en', seed: 5 });
    await shot();
    await page.locator('#open-guide').click();
    await wait(page);
    await shot();
    await page.evaluate(() => localStorage.clear());

    await open(quick);
    await page.locator('#throw').click();
    await shot();
    const told = async (what: string) => (await page.locator(what).count()) > 0;
    await playUntil(page, () => told('#story li'));
    await shot();
    await playUntil(page, () => told('#overlay .taken'));
    await shot();
    const { entries } = await wait(page);
    await playUntil(page, async () => {
      const now = await wait(page);
      return now.entries > entries && now.phase === 'throw' && now.turn === 'men' && (await told('#story li + li'));
    });
    await shot();
    await playOn(page, mouse, (now) => now.phase === 'over');
    await page.locator('#ending-facts tr:nth-child(2)').waitFor({ state: 'attached', timeout: 60_000 });
    await shot();
    writeFileSync(`${folder}/first-minute-${width}x${height}.jpg`, await inRow(page, pictures));
  });
}

/** Plays on, step by step, until that is to be seen. */
async function playUntil(page: Page, seen: () => Promise<boolean>): Promise<void> {
  for (let now = await wait(page); now.phase !== 'over' && !(await seen()); ) {
    now = await playOn(page, mouse, (later, before) => later.entries > before, now.entries);
  }
}

/** Pictures in a row, as JPEG. */
async function inRow(page: Page, pictures: string[]): Promise<Buffer> {
  const strip = await page.evaluate(async (pictures) => {
    const images = await Promise.all(pictures.map(async (address) => {
      const image = new Image();
      image.src = address;
      await image.decode();
      return image;
    }));
    const [gap, height] = [8, 420];
    const widths = images.map((image) => Math.round((image.width / image.height) * height));
    const canvas = document.createElement('canvas');
    canvas.width = widths.reduce((sum, width) => sum + width + gap, gap);
    canvas.height = height + 2 * gap;
    const pen = canvas.getContext('2d')!;
    pen.fillStyle = '#808080';
    pen.fillRect(0, 0, canvas.width, canvas.height);
    pen.imageSmoothingQuality = 'high';
    let x = gap;
    for (const [n, image] of images.entries()) {
      pen.drawImage(image, x, gap, widths[n]!, height);
      x += widths[n]! + gap;
    }
    return canvas.toDataURL('image/jpeg', 0.82);
  }, pictures);
  return Buffer.from(strip.slice(strip.indexOf(',') + 1), 'base64');
}
