import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { PAGES, expect, test, type Game } from '../support/game.ts';
import { foreignWords, misfits, speakPseudo } from '../support/pseudo.ts';
import { LANGUAGES, SIDEWAYS, USUAL, WALKS, outOfReach, sentences, smallTargets, speak, spoken, take, throughAll, unsigned, type Size } from '../support/views.ts';

// Every view and dialog in every language, which is changed in each of them: axe finds nothing; nothing is cut off or has
// to be pushed sideways on a screen of 320 pixels or with letters twice as large; everything can be hit with a finger; and
// on a phone held sideways, or a page that is enlarged as much, all can be reached. What does not depend on the language
// is looked at in one: colours, in all colour schemes, and with them what axe says of the structure.

const games = Object.keys(PAGES) as Game[];

const axe = readFileSync(new URL(import.meta.resolve('axe-core')), 'utf8');

const SCHEMES = {
  light: { colorScheme: 'light', contrast: 'no-preference', forcedColors: 'none' },
  dark: { colorScheme: 'dark', contrast: 'no-preference', forcedColors: 'none' },
  contrast: { colorScheme: 'light', contrast: 'more', forcedColors: 'none' },
  forced: { colorScheme: 'light', contrast: 'no-preference', forcedColors: 'active' },
} as const;

/** What axe can find only in one language, or in one colour scheme. The size of targets is looked at by `smallTargets`. */
const OF_LANGUAGE = [
  'aria-command-name', 'aria-dialog-name', 'aria-input-field-name', 'aria-progressbar-name', 'aria-toggle-field-name', 'button-name',
  'document-title', 'empty-heading', 'empty-table-header', 'html-has-lang', 'html-lang-valid', 'image-alt', 'input-button-name',
  'label', 'landmark-unique', 'link-name', 'role-img-alt', 'scrollable-region-focusable', 'select-name', 'summary-name', 'svg-img-alt',
  'valid-lang',
];
const OF_COLOURS = ['color-contrast'];
// The system's colours are used; axe would reckon with the contrast of those in the style sheet.
const OF_SYSTEM = ['link-in-text-block', 'scrollable-region-focusable', 'target-size'];
const ALL = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** What axe-core finds by all of its rules, or by some. */
async function faults(page: Page, rules?: string[]): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe);
  return page.evaluate(async ({ rules, all }) => {
    const { violations } = await (window as unknown as { axe: typeof import('axe-core') }).axe.run(document, {
      runOnly: rules ? { type: 'rule', values: rules } : { type: 'tag', values: all },
      resultTypes: ['violations'],
    });
    return violations.map((fault) => `${fault.id}: ${fault.nodes.map((node) => node.target.join(' ')).join(', ')} (${fault.nodes[0]?.failureSummary})`);
  }, { rules, all: ALL });
}

/** All elements of the page, and which of them are shown, in a line each. */
const structure = (page: Page) =>
  page.evaluate(() => [...document.querySelectorAll('body *')].map((part) => {
    const words = ['id', 'role', 'aria-label', 'aria-hidden', 'aria-pressed', 'aria-expanded', 'tabindex'].map((name) => part.getAttribute(name) ?? '');
    return [part.tagName, ...words, part.checkVisibility({ visibilityProperty: true })].join(' ');
  }).join('\n'));

/** Looks at a view in all colour schemes: structure and names once, for they are the same in all of them. */
async function expectAccessible(page: Page, view: string): Promise<void> {
  expect.soft(await faults(page), `${view}, light`).toEqual([]);
  const built = await structure(page);
  for (const [scheme, rules] of [['dark', OF_COLOURS], ['contrast', OF_COLOURS], ['forced', OF_SYSTEM]] as const) {
    await page.emulateMedia(SCHEMES[scheme]);
    expect.soft(await faults(page, rules), `${view}, ${scheme}`).toEqual([]);
    expect.soft(await structure(page), `${view}, ${scheme}`).toBe(built);
  }
  await page.emulateMedia(SCHEMES.light);
}

/** The sizes at which all of a view has to fit: as usual, with letters twice as large, and on narrow screens. */
const narrow = (widths: number[]): Size[] => [USUAL, { ...USUAL, letters: 200 }, ...widths.map((width) => ({ width, height: 640 }))];

/** A narrow screen. */
const NARROW: Size = { width: 320, height: 640 };

/** What a view is called at a size. */
const where = (view: string, { width, height, letters }: Size) => `${view}, ${width}×${height}${letters ? `, letters of ${letters} %` : ''}`;

/** Looks whether all of a view fits and can be hit. */
async function expectFitting(page: Page, where: string): Promise<void> {
  const [wide, small] = await Promise.all([misfits(page), smallTargets(page)]);
  expect.soft([...wide, ...small], where).toEqual([]);
}

/** Which of these elements are not wholly in the window. */
const cutOff = (page: Page, choices: string[]) =>
  page.evaluate(
    (choices) => new Promise<string[]>((done) => {
      const observer = new IntersectionObserver((seen) => {
        observer.disconnect();
        done(seen.filter(({ intersectionRatio }) => intersectionRatio < 0.999).map(({ target }) => target.id));
      });
      for (const choice of choices) observer.observe(document.querySelector(choice)!);
    }),
    choices,
  );

/** The welcome on a phone held sideways offers what there is to play without scrolling. */
async function expectOffered(page: Page, where: string): Promise<void> {
  const choices = ['#play-computer', '#play-two', '#open-guide', '#opponent', '#rules'];
  expect.soft(await cutOff(page, choices), where).toEqual([]);
}

/** Looks whether all of a view can be reached, and dialogs show that they go on below. */
async function expectInReach(page: Page, where: string): Promise<void> {
  // One scrolls the dialog, and so does the other.
  const out = await outOfReach(page);
  expect.soft([...out, ...(await unsigned(page))], where).toEqual([]);
}

/** Looks at a view of another game than sáhkku, on a narrow screen. How it is laid out elsewhere is the same as on the page of sáhkku. */
const expectGoodWords = (name: string) => async (page: Page, view: string, language: string): Promise<void> => {
  if (language === 'en') {
    await take(page, USUAL);
    expect.soft(await faults(page), `${view} of ${name}`).toEqual([]);
  }
  await take(page, NARROW);
  const about = where(`${view} of ${name} in ${language}`, NARROW);
  await expectFitting(page, about);
  expect.soft(await faults(page, OF_LANGUAGE), about).toEqual([]);
};

/** Looks at a view of sáhkku in the language that the page speaks. */
async function expectGood(page: Page, view: string, language: string, way: 'there' | 'back'): Promise<void> {
  // What takes long on phones held sideways is looked at in two languages.
  const reached = language === 'en' || language === 'fr';
  const sideways = reached || view === 'welcome' ? SIDEWAYS : [];
  const sizes = [...narrow([320]), ...sideways];
  for (const size of way === 'there' ? sizes : sizes.reverse()) {
    await take(page, size);
    const about = where(`${view} in ${language}`, size);
    if (SIDEWAYS.includes(size)) {
      if (view === 'welcome') await expectOffered(page, about);
      if (reached) await expectInReach(page, about);
    } else {
      await expectFitting(page, about);
    }
    if (size !== USUAL) continue;
    if (language === 'en') await expectAccessible(page, about);
    else expect.soft(await faults(page, OF_LANGUAGE), about).toEqual([]);
  }
}

const LOOKS = { sahkku: expectGood, hnefatafl: expectGoodWords('Hnefatafl'), kotra: expectGoodWords('Kotra') };

for (const [game, [part, walk]] of games.flatMap((game) => Object.entries(WALKS).map((walk) => [game, walk] as const))) {
  test(`every view ${part} is accessible and fits in every language: ${game}`, async ({ page, open }) => {
    test.setTimeout(600_000);
    await walk(page, open, LANGUAGES[0]!, async (view, again) => {
      // Languages and sizes are gone through to and fro, so that they change as seldom as can be.
      const languages = (await spoken(page)) === LANGUAGES[0] ? LANGUAGES : LANGUAGES.toReversed();
      let before: string[] = [];
      for (const [n, language] of languages.entries()) {
        if (again) await take(page, USUAL);
        await speak(page, language);
        await again?.();
        await LOOKS[game](page, view, language, n % 2 === 0 || again ? 'there' : 'back');
        const now = await sentences(page);
        expect.soft(now.filter((sentence) => before.includes(sentence)), `${view}: in ${language} as in the language before`).toEqual([]);
        before = now;
      }
      await take(page, USUAL);
    }, game);
  });
}

test('every view fits in a language that is 40 % longer than English, and says nothing in plain English', async ({ page, open }) => {
  test.setTimeout(600_000);
  await speakPseudo(page);
  const opened = new Set<string>();
  await throughAll(page, open, 'en', async (view) => {
    for (const dialog of await page.locator('dialog[open]').all()) opened.add((await dialog.getAttribute('id')) ?? '');
    expect.soft(await foreignWords(page), `${view}: words that do not come from the message files`).toEqual([]);
    for (const size of narrow([320, 360])) {
      await take(page, size);
      await expectFitting(page, where(view, size));
    }
    for (const size of SIDEWAYS) {
      await take(page, size);
      await expectInReach(page, where(view, size));
    }
    await take(page, USUAL);
  });
  // The walk leads through every dialog that the page has.
  expect([...opened].sort()).toEqual(await page.locator('dialog').evaluateAll((all) => all.map(({ id }) => id).sort()));
});

for (const [game, name] of [['hnefatafl', 'Hnefatafl'], ['kotra', 'Kotra']] as const) {
  test(`no view of ${name} says anything in plain English`, async ({ page, open }) => {
    test.setTimeout(600_000);
    await speakPseudo(page);
    await page.setViewportSize(NARROW);
    await throughAll(page, open, 'en', async (view) => {
      expect.soft(await foreignWords(page), `${view}: words that do not come from the message files`).toEqual([]);
      await expectFitting(page, where(view, NARROW));
    }, game);
  });
}
