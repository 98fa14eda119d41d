import type { JSHandle, Page } from '@playwright/test';

/** The pixels of pictures (PNG or JPEG), for use in the page: `(await pixels(page, [png])).evaluate(([image]) => …)`. */
export const pixels = (page: Page, pictures: Buffer[]): Promise<JSHandle<ImageData[]>> =>
  page.evaluateHandle(
    (pictures) =>
      Promise.all(pictures.map(async (base64) => {
        const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
        const image = await createImageBitmap(new Blob([bytes]));
        const canvas = new OffscreenCanvas(image.width, image.height);
        const pen = canvas.getContext('2d', { willReadFrequently: true });
        if (!pen) throw new Error('no canvas');
        pen.drawImage(image, 0, 0);
        return pen.getImageData(0, 0, image.width, image.height);
      })),
    pictures.map((picture) => picture.toString('base64')),
  );

/** Applies `look` to the pixels of pictures in the page, and releases them. */
export async function withPixels<T, Given>(page: Page, pictures: Buffer[], look: (given: { images: ImageData[]; given: Given }) => T, given: Given): Promise<T> {
  const images = await pixels(page, pictures);
  // Playwright supports handles within the argument, but its types do not.
  const found = await page.evaluate(look as never, { images, given } as never);
  await images.dispose();
  return found as T;
}

/** A part of the table, in its CSS pixels. */
export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

interface Wish {
  /** The factor by which it is smaller than in CSS pixels. */
  by?: number;
  type?: 'image/png' | 'image/jpeg';
  /** A part of the table instead of all of it. */
  part?: Box;
}

/**
 * The board in its canvases, once nothing on it changes any more. That is several times as fast as a picture of the page, with
 * which `looks.spec.ts` compares it.
 */
export async function boardPicture(page: Page, { by = 1, type = 'image/png', part }: Wish = {}): Promise<Buffer> {
  const address = await page.evaluate(
    async ({ by, type, part }) => {
      const table = document.querySelector('.table')!.getBoundingClientRect();
      const { left, top, right, bottom } = part ?? { left: 0, top: 0, right: table.width, bottom: table.height };
      const sized = (by: number) => new OffscreenCanvas(Math.round((right - left) / by), Math.round((bottom - top) / by));
      const [seen, small] = [sized(1), sized(by)];
      const [eye, pen] = [seen.getContext('2d')!, small.getContext('2d', { willReadFrequently: true })!];
      pen.imageSmoothingQuality = 'high';
      const draw = () => {
        eye.clearRect(0, 0, seen.width, seen.height);
        // New tiles cover those that they replace.
        for (const tile of document.querySelectorAll<HTMLCanvasElement>('.table canvas.tile')) {
          const box = tile.getBoundingClientRect();
          eye.drawImage(tile, box.left - table.left - left, box.top - table.top - top, box.width, box.height);
        }
        pen.drawImage(seen, 0, 0, small.width, small.height);
        return new Uint32Array(pen.getImageData(0, 0, small.width, small.height).data.buffer);
      };
      const frame = () => new Promise((done) => requestAnimationFrame(done));
      // A browser shows an off-screen canvas some frames after it was drawn on.
      let last = draw();
      for (let rest = 0, tries = 0; rest < 3; tries += 1) {
        if (tries === 100) throw new Error('the board does not come to rest');
        await frame();
        await frame();
        const next = draw();
        rest = last.every((value, at) => value === next[at]) ? rest + 1 : 0;
        last = next;
      }
      const blob = await small.convertToBlob({ type, quality: 0.85 });
      return new Promise<string>((done) => {
        const reader = new FileReader();
        reader.onload = () => done(reader.result as string);
        reader.readAsDataURL(blob);
      });
    },
    { by, type, part },
  );
  return Buffer.from(address.slice(address.indexOf(',') + 1), 'base64');
}
