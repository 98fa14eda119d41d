import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';

// Films in pictures: what a page showed, one screen after the other, with the new words on each.

const folder = fileURLToPath(new URL('../../docs/', import.meta.url));

/** The number of pictures in a row, the width of each, the gap between them, and the height of a caption. */
const [ROW, WIDTH, GAP, CAPTION] = [8, 220, 8, 22];

interface Frame {
  address: string;
  caption: string;
}

/** The texts that can be read on the page now, in order. It is sent to the page as it is. */
function readable(): string[] {
  const dialog = [...document.querySelectorAll('dialog[open]')].at(-1);
  const walker = document.createTreeWalker(dialog ?? document.body, NodeFilter.SHOW_TEXT);
  const texts: string[] = [];
  const seen = (rects: DOMRectList) =>
    [...rects].some(({ left, right, top, bottom }) => right - left > 1 && right > 0 && left < innerWidth && bottom > 0 && top < innerHeight);
  while (walker.nextNode()) {
    const parent = walker.currentNode.parentElement;
    if (!parent || parent.closest('script, style, template, option, .unseen')) continue;
    if (!parent.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
    const range = document.createRange();
    range.selectNodeContents(walker.currentNode);
    if (seen(range.getClientRects())) texts.push(walker.currentNode.textContent ?? '');
  }
  for (const select of (dialog ?? document.body).querySelectorAll('select')) {
    if (select.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && seen(select.getClientRects())) {
      texts.push(select.selectedOptions[0]?.text ?? '');
    }
  }
  return texts.map((text) => text.trim().replace(/\s+/g, ' ')).filter((text) => /\p{L}/u.test(text));
}

/** A film of one page. A text counts when it is first read. */
export class Film {
  readonly #frames: Frame[] = [];
  readonly #read = new Set<string>();
  readonly #page: Page;
  /** The number of words read. */
  words = 0;

  constructor(page: Page) {
    this.#page = page;
  }

  /** Reads what is new on the page, and returns it. */
  async read(): Promise<string[]> {
    const texts = (await this.#page.evaluate(readable)).filter((text) => !this.#read.has(text));
    for (const text of texts) {
      if (this.#read.has(text)) continue;
      this.#read.add(text);
      this.words += text.split(' ').filter((word) => /\p{L}/u.test(word)).length;
    }
    return texts;
  }

  /** Takes a picture, and reads its words. The caption begins with `about`. */
  async shoot(about = ''): Promise<void> {
    await this.#page.waitForFunction(() => window.sahkku.moving() === undefined);
    await this.read();
    const picture = await this.#page.screenshot({ scale: 'css' });
    const caption = [about, `${this.words} words`].filter(Boolean).join(' · ');
    this.#frames.push({ address: `data:image/png;base64,${picture.toString('base64')}`, caption });
  }

  /** Writes all pictures, in rows, as docs/pictures/NAME.jpg. */
  async write(name: string): Promise<void> {
    const picture = await this.#page.evaluate(inRows, { frames: this.#frames, size: [ROW, WIDTH, GAP, CAPTION] as const });
    writeFileSync(`${folder}pictures/${name}.jpg`, Buffer.from(picture.slice(picture.indexOf(',') + 1), 'base64'));
  }
}

/** Writes a table with measurements for the documentation. */
export function writeTable(name: string, lines: string[]): void {
  writeFileSync(`${folder}measurements/${name}.csv`, `${lines.join('\n')}\n`);
}

/** Pictures in rows, as JPEG. It is sent to the page as it is. */
async function inRows(given: { frames: Frame[]; size: readonly [number, number, number, number] }): Promise<string> {
  const [row, width, gap, caption] = given.size;
  const images = await Promise.all(given.frames.map(async ({ address }) => {
    const image = new Image();
    image.src = address;
    await image.decode();
    return image;
  }));
  const height = Math.round((images[0]!.height / images[0]!.width) * width);
  const canvas = document.createElement('canvas');
  const across = Math.min(row, images.length);
  canvas.width = gap + across * (width + gap);
  canvas.height = gap + Math.ceil(images.length / row) * (height + caption + gap);
  const pen = canvas.getContext('2d')!;
  pen.fillStyle = '#fff';
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.imageSmoothingQuality = 'high';
  pen.font = '13px sans-serif';
  for (const [n, image] of images.entries()) {
    const [x, y] = [gap + (n % row) * (width + gap), gap + Math.floor(n / row) * (height + caption + gap)];
    pen.drawImage(image, x, y, width, height);
    pen.fillStyle = '#333';
    pen.fillText(given.frames[n]!.caption, x, y + height + 15, width);
  }
  return canvas.toDataURL('image/jpeg', 0.8);
}
