import type { BrowserContext, Page } from '@playwright/test';
import { someOf } from '../support/all.ts';
import { expect, test } from '../support/game.ts';
import { openPaper, printed } from '../support/paper.ts';
import { more } from '../support/start.ts';

// The rules on one page: every rule set on either paper, with all its words, and none of them cut off; in the language with the
// most words, or in every language. The package `paper` tests that words stay in their columns, whatever their size.

const LANGUAGES = ['fr', 'se', 'fi', 'nb', 'en', 'sv'];
const RULES = ['lagesvuotna', 'vuonnamarkan', 'raisa', 'maze', 'vuovdaguoika', 'gavkevuotna', 'unjarga', 'globe-joueur', 'borvo'];
const SIZES = { a4: '297×210', letter: '279×216' };

/** Letters smaller than this, in tenths of a millimetre, are hard to read: 7 points. */
const LEAST = 25;

interface Sheet {
  words: string;
  size: number;
  faults: string[];
}

/** Stores the sources of all pictures, for their text. */
async function keepSheets(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const make = URL.createObjectURL.bind(URL);
    URL.createObjectURL = (sheet: Blob) => {
      (window as unknown as { sheet: Blob }).sheet = sheet;
      return make(sheet);
    };
  });
}

/** Puts the latest sheet on a page of its own, and checks every line of it. */
async function look(page: Page, desk: Page): Promise<Sheet> {
  const svg = await page.evaluate(() => (window as unknown as { sheet: Blob }).sheet.text());
  return desk.evaluate((svg) => {
    document.body.innerHTML = svg;
    const faults: string[] = [];
    const [, , width = 0, height = 0] = document.querySelector('svg')!.getAttribute('viewBox')!.split(' ').map(Number);
    const lines = [...document.querySelectorAll('text')];
    const asked = lines.map((line) => Number(line.getAttribute('textLength') ?? 0));
    // The actual widths in this font, because the measurement must be right. Laid out once, and then measured.
    for (const line of lines) line.removeAttribute('textLength');
    const set = lines.map((line) => ({ box: line.getBBox(), long: line.getComputedTextLength(), text: line.textContent ?? '' }));
    for (const [n, { box, long, text }] of set.entries()) {
      if (asked[n]! > 0 && Math.abs(long - asked[n]!) > 4 + asked[n]! * 0.02) faults.push(`${text} was measured ${asked[n]} and is ${long}`);
      if (box.x < 100 || box.x + box.width > width - 100) faults.push(`${text} is cut off at the side`);
      if (box.y < 90 || box.y + box.height > height - 90) faults.push(`${text} is cut off above or below`);
    }
    for (const [n, one] of set.entries()) {
      for (const other of set.slice(n + 1)) {
        const wide = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
        const high = Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top);
        // Boxes include room for accents above and below the letters.
        if (wide > 4 && high > one.box.height / 4) faults.push(`${one.text} lies over ${other.text}`);
      }
    }
    const sizes = lines.map((line) => Number(line.getAttribute('font-size')));
    return { words: lines.map((line) => line.textContent).join(' '), size: Math.min(...sizes), faults };
  }, svg);
}

/** A page for sheets. The other one stays in front, because a page behind another answers a mouse late. */
async function desk(context: BrowserContext, page: Page): Promise<Page> {
  const made = await context.newPage();
  await page.bringToFront();
  return made;
}

for (const language of someOf(LANGUAGES, 0)) {
  test(`all rule sets in ${language} are one page each, and say what the book says`, async ({ page, open, context }) => {
    test.slow();
    await keepSheets(page);
    await open({ language, rules: 'maze', computer: 'none', speed: 'instant' });
    await openPaper(page);
    const other = await desk(context, page);
    await page.locator('#paper-what').selectOption('rules');
    let chosen = await page.locator('#paper-format').inputValue();
    const titles = new Set<string>();
    // Each language is compared with its rulebook under another rule set.
    const compared = RULES[LANGUAGES.indexOf(language)]!;
    const written: string[] = [];
    for (const [n, rules] of RULES.entries()) {
      await page.locator('#paper-rules').selectOption(rules);
      // The current format comes first: choosing it again would make the same sheet once more.
      const formats = Object.entries(SIZES);
      for (const [format, size] of n % 2 === 0 ? formats : formats.reverse()) {
        if (format !== chosen) await page.locator('#paper-format').selectOption(format);
        chosen = format;
        // The size of the page depends on the format alone, so each language prints another rule set.
        if (rules === compared) {
          await page.evaluate(() => delete document.documentElement.dataset.printed);
          await page.locator('#print-paper').click();
          await expect(page.locator('html')).toHaveAttribute('data-printed', '');
          expect.soft(await printed(page), `${rules} on ${format}`).toEqual([size]);
        }
        const sheet = await look(page, other);
        expect.soft(sheet.faults, `${rules} on ${format}`).toEqual([]);
        expect.soft(sheet.size, `${rules} on ${format}`).toBeGreaterThanOrEqual(LEAST);
        expect.soft(sheet.words).not.toContain('⟨');
        titles.add(sheet.words.slice(0, 40));
        if (rules === compared) written.push(sheet.words);
      }
    }
    expect(titles.size).toBe(RULES.length);

    await page.locator('#paper [data-close]').click();
    await page.evaluate((rules) => { location.hash = `rules=${rules}`; }, compared);
    await expect(page.locator('#book')).toBeVisible();
    const told = page.locator('#book-body section:has([id^="part-"]):not(:has(table))');
    const texts = await told.locator('.rule').allTextContents();
    expect(texts.length).toBeGreaterThan(12);
    for (const words of written) for (const text of texts) expect.soft(words).toContain(text);
  });
}

// Fonts decide how much fits on a page, and only a browser has them.
for (const [game, least] of someOf([['hnefatafl', LEAST], ['kotra', 23]] as const)) {
  test(`the rules of ${game} are one page that can be read away from the screen`, async ({ page, open, context }) => {
    await keepSheets(page);
    await open({ language: 'en', computer: 'none', speed: 'instant' }, game);
    await openPaper(page);
    const other = await desk(context, page);
    await page.locator('#paper-what').selectOption('rules');
    const sheet = await look(page, other);
    // The words in the picture of the board are adapted to its size.
    expect(sheet.faults.filter((fault) => !fault.includes(' was measured '))).toEqual([]);
    // Kotra has the most rules, and the smallest letters.
    expect(sheet.size).toBeGreaterThanOrEqual(least);
    expect(sheet.words).not.toMatch(/Kotra – Kotra|The page |screen/);
  });
}

test('rules of one’s own have their page', { tag: '@all' }, async ({ page, open, context }) => {
  await keepSheets(page);
  await open({ language: 'en', rules: 'maze' });
  await more(page);
  await page.locator('#open-lab').click();
  await page.locator('#opt-stacking').selectOption('no');
  await page.locator('#lab-two').click();
  await openPaper(page);
  await expect(page.locator('#paper-rules option:checked')).toHaveText('your own invention');
  await page.locator('#paper-what').selectOption('rules');
  const other = await desk(context, page);
  expect((await look(page, other)).words).toContain('Each space holds only one soldier');
  await page.locator('#paper-rules').selectOption('maze');
  expect((await look(page, other)).words).toContain('Several soldiers of one side may share a space.');
});

test('the language of the pages can be changed on the card', { tag: '@all' }, async ({ page, open, context }) => {
  await keepSheets(page);
  await open({ language: 'en', rules: 'maze', computer: 'none' });
  await openPaper(page);
  await page.locator('#paper-rules').selectOption('unjarga');
  await page.locator('#paper-what').selectOption('rules');
  await page.locator('#paper select[data-languages]').selectOption('fi');
  await expect(page.locator('#paper h2')).not.toHaveText('Print a set');
  const other = await desk(context, page);
  await expect.poll(async () => (await look(page, other)).words).toContain('Noppien');
  await expect(page.locator('#paper-rules')).toHaveValue('unjarga');
});
