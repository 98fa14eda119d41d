import type { Page } from '@playwright/test';

// The analysis board.

export const tree = (page: Page) => page.locator('#analysis-tree');
export const variations = (page: Page) => tree(page).locator('ol');

/** The exported text of the analysis. */
export async function handedOut(page: Page): Promise<string> {
  await page.locator('#analysis-hand-out').click();
  const text = await page.locator('#analysis-text').inputValue();
  await page.locator('#analysis-card [data-close]').click();
  return text;
}
