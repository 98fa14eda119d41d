import type { Page } from '@playwright/test';
import { withPixels } from './pixels.ts';

/** A square of a picture, in pixels, and its difference, 0 to 255. */
export interface Difference {
  x: number;
  y: number;
  much: number;
}

/** The side of the squares for comparing pictures: less than half a piece on the smallest screen. */
export const SQUARE = 8;
/**
 * A square differs if the average difference of its colours exceeds this. Different smoothing of edges, as by another version
 * of the browser, changes a few pixels of a square slightly; a lost piece changes most of them, or a lot.
 */
export const TOLERATED = 10;

/** A picture of a page that does not depend on fonts: made smaller, as JPEG. */
export async function shrunk(page: Page, picture: Buffer, by: number): Promise<Buffer> {
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
      return canvas.toDataURL('image/jpeg', 0.85);
    },
    { address: `data:image/png;base64,${picture.toString('base64')}`, by },
  );
  return Buffer.from(small.slice(small.indexOf(',') + 1), 'base64');
}

/**
 * The squares in which two pictures (PNG or JPEG) differ, worst first. Pictures of different sizes differ as a whole. `noise`
 * is randomly added to or subtracted from every colour of the second: for tests of this function.
 */
export async function differences(page: Page, one: Buffer, other: Buffer, noise = 0): Promise<Difference[]> {
  return withPixels(
    page,
    [one, other],
    ({ images: [a, b], given: { square, tolerated, noise } }) => {
      if (a.width !== b.width || a.height !== b.height) return [{ x: 0, y: 0, much: 255 }];
      let seed = 1;
      const swing = () => {
        seed = (seed * 48271) % 0x7fffffff;
        return noise * ((2 * seed) / 0x7fffffff - 1);
      };
      const found = [];
      for (let y = 0; y < a.height; y += square) {
        for (let x = 0; x < a.width; x += square) {
          const [right, bottom] = [Math.min(x + square, a.width), Math.min(y + square, a.height)];
          let sum = 0;
          for (let row = y; row < bottom; row += 1) {
            for (let at = 4 * (row * a.width + x); at < 4 * (row * a.width + right); at += 1) {
              // Every fourth number is the opacity, which is irrelevant in pictures of a page.
              if (at % 4 !== 3) sum += Math.abs(a.data[at] - b.data[at] + (noise > 0 ? swing() : 0));
            }
          }
          const much = sum / (3 * (right - x) * (bottom - y));
          if (much > tolerated) found.push({ x, y, much });
        }
      }
      return found.sort((first, second) => second.much - first.much);
    },
    { square: SQUARE, tolerated: TOLERATED, noise },
  );
}
