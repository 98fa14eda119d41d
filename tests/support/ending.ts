import type { Page } from '@playwright/test';

/** Shows what stands behind More at the end of a game, if it is not shown. */
export async function moreOfTheEnd(page: Page): Promise<void> {
  const more = page.locator('#ending-more');
  if ((await more.getAttribute('aria-expanded')) !== 'true') await more.click();
}
