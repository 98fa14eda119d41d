import type { JSHandle, Page } from '@playwright/test';

/** The position of the board, and of two of its places. It is sent to the page as it is. */
function whereabouts(): string {
  const cells = [...document.querySelectorAll('#twin button')];
  const parts = [document.querySelector('#board')!, cells[0], cells.at(-1)].filter((part) => part !== undefined);
  return parts.map((part) => ['x', 'y', 'width', 'height'].map((side) => part.getBoundingClientRect()[side as 'x'])).join(' | ');
}

/** Records the position of the board in every frame from now on. The returned function returns all different positions. */
export async function watchBoard(page: Page): Promise<() => Promise<string[]>> {
  const seen = await page.evaluateHandle(`(() => {
    ${whereabouts}
    const seen = new Set();
    const look = () => {
      seen.add(whereabouts());
      requestAnimationFrame(look);
    };
    look();
    return seen;
  })()`) as JSHandle<Set<string>>;
  return () => seen.evaluate((seen) => [...seen]);
}
