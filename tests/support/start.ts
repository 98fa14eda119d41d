import type { Frame, Page } from '@playwright/test';

/** Opens the part behind More on the start, if it is closed. */
export async function more(page: Page | Frame): Promise<void> {
  if (!(await page.locator('#more').isVisible())) await page.locator('#open-more').click();
}

/** Goes back to the start. */
export async function back(page: Page | Frame): Promise<void> {
  await page.locator('#more > header [data-close]').click();
}

/** Chooses a rule set by its card. */
export async function chooseRules(page: Page | Frame, id: string): Promise<void> {
  await more(page);
  await page.locator(`#rule-sets [value="${id}"]`).check();
}

/** Chooses an opponent by the portrait on the start. */
export async function chooseOpponent(page: Page | Frame, level: string): Promise<void> {
  await opponent(page, level).check();
}

/** The radio button of an opponent. */
export const opponent = (page: Page | Frame, level: string) => page.locator(`[name="opponent"][value="${level}"]`);
