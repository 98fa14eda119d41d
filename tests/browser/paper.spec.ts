import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect, test } from '../support/game.ts';

// A set to print: every sheet on one page of its own size.

/** The sizes of the pages that would come out of the printer, in millimetres. */
async function printed(page: Page): Promise<string[]> {
  const pdf = (await page.pdf({ preferCSSPageSize: true, printBackground: true })).toString('latin1');
  const points = (text: string) => Math.round((Number(text) * 25.4) / 72);
  return [...pdf.matchAll(/\/MediaBox\s*\[\s*0 0 ([\d.]+) ([\d.]+)\s*\]/g)].map(([, width, height]) => `${points(width)}×${points(height)}`);
}

/** Opens the card and lets printing be noticed instead of done. */
async function openPaper(page: Page): Promise<void> {
  await page.evaluate(() => {
    window.print = () => { document.documentElement.dataset.printed = ''; };
  });
  await page.locator('#menu').click();
  await page.locator('#open-paper').click();
  await expect(page.locator('#paper')).toBeVisible();
}

for (const [rules, format, size] of [
  ['lagesvuotna', 'a4', '297×210'],
  ['maze', 'letter', '279×216'],
]) {
  test(`a whole set of ${rules} is three pages of ${format}`, async ({ page, open }) => {
    await open({ rules, computer: 'none', speed: 'instant' });
    await openPaper(page);
    await page.locator('#paper-format').selectOption(format);
    await page.locator('#print-paper').click();
    await expect(page.locator('html')).toHaveAttribute('data-printed', '');
    await expect(page.locator('#sheets img')).toHaveCount(3);
    expect(await printed(page)).toEqual([size, size, size]);
  });
}

test('one sheet is one page, and its picture is shown before', async ({ page, open }) => {
  await open({ rules: 'raisa', computer: 'none', speed: 'instant' });
  await openPaper(page);
  const picture = page.locator('#paper-picture');
  for (const what of ['board', 'dice', 'pieces']) {
    const before = await picture.getAttribute('src');
    await page.locator('#paper-what').selectOption(what);
    await expect(picture).not.toHaveAttribute('src', before ?? '');
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(1000);
  }
  await page.locator('#print-paper').click();
  await expect(page.locator('html')).toHaveAttribute('data-printed', '');
  expect(await printed(page)).toEqual(['297×210']);
});

test('sheets are saved as pictures that every drawing program opens', async ({ page, open }) => {
  await open({ rules: 'unjarga', computer: 'none', speed: 'instant' });
  await openPaper(page);
  await page.locator('#paper-what').selectOption('dice');
  const saving = page.waitForEvent('download');
  await page.locator('#save-paper').click();
  const file = await saving;
  expect(file.suggestedFilename()).toBe('sahkku-dice-a4.svg');
  const svg = await readFile(await file.path(), 'utf8');
  expect(svg).toContain('width="297.0mm" height="210.0mm"');
  expect(svg).toContain('Unjárga');
});
