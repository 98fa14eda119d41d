import type { BrowserContext, Page } from '@playwright/test';
import { expect, test } from '../support/game.ts';
import { openPaper, printed } from '../support/paper.ts';

// The rules on one page: every rule set in every language on either paper, with all its words, and none of them cut off.

const LANGUAGES = ['se', 'nb', 'sv', 'fi', 'en', 'fr'];
const RULES = ['lagesvuotna', 'vuonnamarkan', 'raisa', 'maze', 'vuovdaguoika', 'gavkevuotna', 'unjarga', 'globe-joueur'];
const SIZES = { a4: '297×210', letter: '279×216' };

/** Letters smaller than this, in tenths of a millimetre, are no pleasure to read: 7 points. */
const LEAST = 25;

interface Sheet {
  words: string;
  size: number;
  faults: string[];
}

/** Remembers what is made into pictures, for their text. */
async function keepSheets(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const make = URL.createObjectURL.bind(URL);
    URL.createObjectURL = (sheet: Blob) => {
      (window as unknown as { sheet: Blob }).sheet = sheet;
      return make(sheet);
    };
  });
}

/** Lays the sheet that was made last on a page of its own, and looks at every line of it. */
async function look(page: Page, desk: Page): Promise<Sheet> {
  const svg = await page.evaluate(() => (window as unknown as { sheet: Blob }).sheet.text());
  await desk.setContent(svg);
  return desk.evaluate(() => {
    const faults: string[] = [];
    const [, , width = 0, height = 0] = document.querySelector('svg')!.getAttribute('viewBox')!.split(' ').map(Number);
    const lines = [...document.querySelectorAll('text')];
    const set: { box: DOMRect; text: string }[] = [];
    for (const line of lines) {
      const text = line.textContent ?? '';
      const asked = Number(line.getAttribute('textLength') ?? 0);
      // As wide as this font writes it: what was measured must be true.
      line.removeAttribute('textLength');
      const box = line.getBBox();
      const long = line.getComputedTextLength();
      if (asked > 0 && Math.abs(long - asked) > 4 + asked * 0.02) faults.push(`${text} was measured ${asked} and is ${long}`);
      if (box.x < 100 || box.x + box.width > width - 100) faults.push(`${text} is cut off at the side`);
      if (box.y < 90 || box.y + box.height > height - 90) faults.push(`${text} is cut off above or below`);
      set.push({ box, text });
    }
    for (const [n, one] of set.entries()) {
      for (const other of set.slice(n + 1)) {
        const wide = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
        const high = Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top);
        // Boxes hold room for accents above and below the letters.
        if (wide > 4 && high > one.box.height / 4) faults.push(`${one.text} lies over ${other.text}`);
      }
    }
    const sizes = lines.map((line) => Number(line.getAttribute('font-size')));
    return { words: lines.map((line) => line.textContent).join(' '), size: Math.min(...sizes), faults };
  });
}

const desk = (context: BrowserContext) => context.newPage();

for (const language of LANGUAGES) {
  test(`all rule sets in ${language} are one page each`, async ({ page, open, context }) => {
    test.slow();
    await keepSheets(page);
    await open({ language, rules: 'maze', computer: 'none', speed: 'instant' });
    await openPaper(page);
    const other = await desk(context);
    await page.locator('#paper-what').selectOption('rules');
    const titles = new Set<string>();
    for (const rules of RULES) {
      await page.locator('#paper-rules').selectOption(rules);
      for (const [format, size] of Object.entries(SIZES)) {
        await page.locator('#paper-format').selectOption(format);
        await page.evaluate(() => delete document.documentElement.dataset.printed);
        await page.locator('#print-paper').click();
        await expect(page.locator('html')).toHaveAttribute('data-printed', '');
        expect.soft(await printed(page), `${rules} on ${format}`).toEqual([size]);
        const sheet = await look(page, other);
        expect.soft(sheet.faults, `${rules} on ${format}`).toEqual([]);
        expect.soft(sheet.size, `${rules} on ${format}`).toBeGreaterThanOrEqual(LEAST);
        expect.soft(sheet.words).not.toContain('⟨');
        titles.add(sheet.words.slice(0, 40));
      }
    }
    expect(titles.size).toBe(RULES.length);
  });

  test(`the page of rules in ${language} says what the book says`, async ({ page, open, context }) => {
    await keepSheets(page);
    const rules = RULES[LANGUAGES.indexOf(language)]!;
    await open({ language, rules, computer: 'none', speed: 'instant' });
    await openPaper(page);
    await page.locator('#paper-what').selectOption('rules');
    const { words } = await look(page, await desk(context));
    await page.locator('#paper [data-close]').click();
    await page.evaluate((rules) => { location.hash = `rules=${rules}`; }, rules);
    await expect(page.locator('#book')).toBeVisible();
    const told = page.locator('#book-body section:has([id^="part-"]):not(:has(table))');
    const texts = await told.locator('h4 + p').allTextContents();
    expect(texts.length).toBeGreaterThan(12);
    for (const text of texts) expect.soft(words).toContain(text);
  });
}

test('rules of one’s own have their page', async ({ page, open, context }) => {
  await keepSheets(page);
  await open({ language: 'en', rules: 'maze' });
  await page.locator('#open-lab').click();
  await page.locator('#opt-stacking').selectOption('no');
  await page.locator('#lab-two').click();
  await openPaper(page);
  await expect(page.locator('#paper-rules option:checked')).toHaveText('your own invention');
  await page.locator('#paper-what').selectOption('rules');
  const other = await desk(context);
  expect((await look(page, other)).words).toContain('Each space holds only one soldier');
  await page.locator('#paper-rules').selectOption('maze');
  expect((await look(page, other)).words).toContain('Several soldiers of one side may share a space.');
});

test('the language of the pages can be changed on the card', async ({ page, open, context }) => {
  await keepSheets(page);
  await open({ language: 'en', rules: 'maze', computer: 'none' });
  await openPaper(page);
  await page.locator('#paper-rules').selectOption('unjarga');
  await page.locator('#paper-what').selectOption('rules');
  await page.locator('#paper select[data-languages]').selectOption('fi');
  await expect(page.locator('#paper h2')).not.toHaveText('Print a set');
  const other = await desk(context);
  await expect.poll(async () => (await look(page, other)).words).toContain('Noppien');
  await expect(page.locator('#paper-rules')).toHaveValue('unjarga');
});
