import type { Page } from '@playwright/test';
import { expect } from './game.ts';

/** The sizes of the pages that would come out of the printer, in millimetres. */
export async function printed(page: Page): Promise<string[]> {
  const pdf = (await page.pdf({ preferCSSPageSize: true, printBackground: true })).toString('latin1');
  const points = (text: string) => Math.round((Number(text) * 25.4) / 72);
  return [...pdf.matchAll(/\/MediaBox\s*\[\s*0 0 ([\d.]+) ([\d.]+)\s*\]/g)].map(([, width, height]) => `${points(width)}×${points(height)}`);
}

/** Opens the card and lets printing be noticed instead of done. */
export async function openPaper(page: Page): Promise<void> {
  await page.evaluate(() => {
    window.print = () => { document.documentElement.dataset.printed = ''; };
  });
  await page.locator('#menu').click();
  await page.locator('#open-paper').click();
  await expect(page.locator('#paper')).toBeVisible();
}
