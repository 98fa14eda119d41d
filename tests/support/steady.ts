import type { JSHandle, Page } from '@playwright/test';

/** Where the board is, and where two of its places are drawn. It is sent to the page as it stands here. */
function whereabouts(): string {
  const cells = [...document.querySelectorAll('#twin button')];
  const parts = [document.querySelector('#board')!, cells[0], cells.at(-1)].filter((part) => part !== undefined);
  return parts.map((part) => ['x', 'y', 'width', 'height'].map((side) => part.getBoundingClientRect()[side as 'x'])).join(' | ');
}

/** Notes where the board is in every picture from now on; what it gives says in how many places that was. */
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
