import type { Page } from '@playwright/test';
import { expect } from './game.ts';

/** The place on the board with the focus. */
const here = (page: Page) => page.evaluate(() => (document.activeElement as HTMLElement | null)?.dataset['place'] ?? '');

/** Moves the focus to a place: by Tab to the board, by arrows over it. */
export async function walkTo(page: Page, name: string): Promise<void> {
  for (let presses = 0; presses < 20 && (await here(page)) === ''; presses += 1) await page.keyboard.press('Tab');
  const [right, up] = await page.evaluate((name) => {
    const [from, to] = [document.activeElement!, document.querySelector(`#twin [data-place="${name}"]`)!].map((cell) => cell.getBoundingClientRect());
    return [(to.x - from.x) / from.width, (from.y - to.y) / from.height].map(Math.round);
  }, name);
  for (let n = 0; n < Math.abs(up); n += 1) await page.keyboard.press(up > 0 ? 'ArrowUp' : 'ArrowDown');
  for (let n = 0; n < Math.abs(right); n += 1) await page.keyboard.press(right > 0 ? 'ArrowRight' : 'ArrowLeft');
  expect(await here(page)).toBe(name);
}
