import type { Page } from '@playwright/test';
import { expect } from './game.ts';

/** The sizes of the printed pages, in millimetres. */
export async function printed(page: Page): Promise<string[]> {
  const pdf = (await page.pdf({ preferCSSPageSize: true, printBackground: true })).toString('latin1');
  const points = (text: string) => Math.round((Number(text) * 25.4) / 72);
  return [...pdf.matchAll(/\/MediaBox\s*\[\s*0 0 ([\d.]+) ([\d.]+)\s*\]/g)].map(([, width, height]) => `${points(width)}×${points(height)}`);
}

/** Opens the card and replaces printing by a notification. */
export async function openPaper(page: Page): Promise<void> {
  await page.evaluate(() => {
    window.print = () => { document.documentElement.dataset.printed = ''; };
  });
  await page.locator('#menu').click();
  await page.locator('#open-paper').click();
  await expect(page.locator('#paper')).toBeVisible();
}
