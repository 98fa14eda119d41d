import { readFile } from 'node:fs/promises';
import { someOf } from '../support/all.ts';
import { expect, test } from '../support/game.ts';
import { openPaper, printed } from '../support/paper.ts';

// A set to print: every sheet on one page of its own size.

for (const [game, rules, pages, sizes] of someOf([
  ['sahkku', 'lagesvuotna', 4, { a4: '297×210', letter: '279×216' }],
  // These games have no dice.
  ['hnefatafl', 'tablut', 3, { a4: '297×210' }],
] as const)) {
  test(`a whole set of ${rules} is ${pages} pages`, async ({ page, open }) => {
    await open({ rules, computer: 'none', speed: 'instant' }, game);
    await openPaper(page);
    for (const [format, size] of Object.entries(sizes)) {
      await page.evaluate(() => delete document.documentElement.dataset.printed);
      await page.locator('#paper-format').selectOption(format);
      await page.locator('#print-paper').click();
      await expect(page.locator('html')).toHaveAttribute('data-printed', '');
      await expect(page.locator('#sheets img')).toHaveCount(pages);
      expect(await printed(page)).toEqual(Array(pages).fill(size));
    }
  });
}

test('one sheet is one page, and its picture is shown before', { tag: '@all' }, async ({ page, open }) => {
  await open({ rules: 'raisa', computer: 'none', speed: 'instant' });
  await openPaper(page);
  const picture = page.locator('#paper-picture');
  for (const what of ['board', 'dice', 'pieces', 'rules']) {
    const before = await picture.getAttribute('src');
    await page.locator('#paper-what').selectOption(what);
    await expect(picture).not.toHaveAttribute('src', before ?? '');
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(1000);
  }
  await page.locator('#print-paper').click();
  await expect(page.locator('html')).toHaveAttribute('data-printed', '');
  expect(await printed(page)).toEqual(['297×210']);
});

test('sheets are saved as pictures that every drawing program opens', { tag: '@all' }, async ({ page, open }) => {
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
