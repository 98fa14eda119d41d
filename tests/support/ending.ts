import type { Page } from '@playwright/test';

/** Shows the part behind More at the end of a game, if it is hidden. */
export async function moreOfTheEnd(page: Page): Promise<void> {
  const more = page.locator('#ending-more');
  if ((await more.getAttribute('aria-expanded')) !== 'true') await more.click();
}
