import type { Page } from '@playwright/test';
import { expect } from './game.ts';

// The position editor.

/** The edited position, once it is possible. */
export const text = (page: Page) => page.locator('#editor-text');
export const status = (page: Page) => page.locator('#editor-status');

export async function openEditor(page: Page): Promise<void> {
  await page.locator('#open-more').click();
  await page.locator('#more-editor').click();
  await expect(page.locator('#editor')).toBeVisible();
}

/** Pulls the slip up on a screen where it covers the board, or lets it down. */
export async function pull(page: Page): Promise<void> {
  const more = page.locator('#editor-more');
  if (await more.isVisible()) await more.click();
}
