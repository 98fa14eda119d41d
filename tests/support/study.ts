import type { Page } from '@playwright/test';
import { expect } from './game.ts';

// The study: a record with its tree, in which one looks back.

export const study = (page: Page) => page.locator('#study');
export const turns = (page: Page) => page.locator('#move-list > li > button');
export const variations = (page: Page) => page.locator('#move-list ol');

/** Opens the study of the game on the table from the menu. */
export async function openStudy(page: Page): Promise<void> {
  await page.locator('#menu').click();
  await page.locator('#open-study').click();
  await expect(study(page)).toBeVisible();
}

/** Unfolds what stands behind More. */
export async function unfold(page: Page): Promise<void> {
  const more = page.locator('#study-more');
  if ((await more.getAttribute('aria-expanded')) !== 'true') await more.click();
}

/** The exported text of the study. */
export async function handedOut(page: Page): Promise<string> {
  await unfold(page);
  await page.locator('#study-hand-out').click();
  const text = await page.locator('#study-text').inputValue();
  await page.locator('#study-card [data-close]').click();
  return text;
}
