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
