import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expect, test } from '../support/game.ts';
import { foreignWords, misfits, speakPseudo } from '../support/pseudo.ts';
import { LANGUAGES, SIDEWAYS, enlarge, outOfReach, settled, smallTargets, throughAll, unsigned } from '../support/views.ts';

// Every view and dialog in every language, in one walk through them: axe finds nothing; nothing is cut off or has to be
// pushed sideways on a screen of 320 pixels or with letters twice as large; everything can be hit with a finger; and on a
// phone held sideways, or a page that is enlarged as much, all can be reached. What does not depend on the language is
// looked at in one: colours, in all colour schemes, and with them what axe says of the structure.

const axe = readFileSync(new URL(import.meta.resolve('axe-core')), 'utf8');

const SCHEMES = {
  light: { colorScheme: 'light', contrast: 'no-preference', forcedColors: 'none' },
  dark: { colorScheme: 'dark', contrast: 'no-preference', forcedColors: 'none' },
  contrast: { colorScheme: 'light', contrast: 'more', forcedColors: 'none' },
  forced: { colorScheme: 'light', contrast: 'no-preference', forcedColors: 'active' },
} as const;

/** What axe can find only in one language, or in one colour scheme. */
const OF_LANGUAGE = [
  'aria-command-name', 'aria-dialog-name', 'aria-input-field-name', 'aria-progressbar-name', 'aria-toggle-field-name', 'button-name',
  'document-title', 'empty-heading', 'empty-table-header', 'html-has-lang', 'html-lang-valid', 'image-alt', 'input-button-name',
  'label', 'landmark-unique', 'link-name', 'role-img-alt', 'scrollable-region-focusable', 'select-name', 'summary-name', 'svg-img-alt',
  'target-size', 'valid-lang',
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

/** All elements of the page, and which of them are shown. */
const structure = (page: Page) =>
  page.evaluate(() => [...document.querySelectorAll('body *')].map((part) => {
    const words = ['id', 'role', 'aria-label', 'aria-hidden', 'aria-pressed', 'aria-expanded', 'tabindex'].map((name) => part.getAttribute(name) ?? '');
    return [part.tagName, ...words, part.checkVisibility({ visibilityProperty: true })].join(' ');
  }));

/** Looks at a view in all colour schemes: structure and names once, for they are the same in all of them. */
async function expectAccessible(page: Page, view: string): Promise<void> {
  expect.soft(await faults(page), `${view}, light`).toEqual([]);
  const built = await structure(page);
  for (const [scheme, rules] of [['dark', OF_COLOURS], ['contrast', OF_COLOURS], ['forced', OF_SYSTEM]] as const) {
    await page.emulateMedia(SCHEMES[scheme]);
    expect.soft(await faults(page, rules), `${view}, ${scheme}`).toEqual([]);
    expect.soft(await structure(page), `${view}, ${scheme}`).toEqual(built);
  }
  await page.emulateMedia(SCHEMES.light);
}

/** Looks whether all of a view fits and can be hit, on screens of these widths and with large letters. */
async function expectFitting(page: Page, view: string, widths: number[]): Promise<void> {
  const usual = page.viewportSize() ?? { width: 1280, height: 800 };
  await settled(page);
  const fits = async (how: string) => {
    expect.soft(await misfits(page), `${view}, ${how}`).toEqual([]);
    expect.soft(await smallTargets(page), `${view}, ${how}`).toEqual([]);
  };
  await fits('as usual');
  await enlarge(page, 200);
  await fits('letters twice as large');
  for (const width of widths) {
    await page.setViewportSize({ width, height: 640 });
    await enlarge(page, 100);
    await fits(`${width} pixels wide`);
  }
  await page.setViewportSize(usual);
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
async function expectOffered(page: Page): Promise<void> {
  const usual = page.viewportSize() ?? { width: 1280, height: 800 };
  for (const size of SIDEWAYS) {
    await page.setViewportSize(size);
    await settled(page);
    const choices = ['#play-computer', '#play-two', '#open-guide', '#opponent', '#rules'];
    expect.soft(await cutOff(page, choices), `welcome, ${size.width}×${size.height}`).toEqual([]);
  }
  await page.setViewportSize(usual);
}

/** Looks whether all of a view can be reached on phones held sideways, and dialogs show that they go on below. */
async function expectInReach(page: Page, view: string): Promise<void> {
  const usual = page.viewportSize() ?? { width: 1280, height: 800 };
  for (const size of SIDEWAYS) {
    await page.setViewportSize(size);
    await settled(page);
    const where = `${view}, ${size.width}×${size.height}`;
    expect.soft(await outOfReach(page), where).toEqual([]);
    expect.soft(await unsigned(page), where).toEqual([]);
  }
  await page.setViewportSize(usual);
}

for (const language of LANGUAGES) {
  test(`every view in ${language} is accessible and fits`, async ({ page, open }) => {
    test.setTimeout(600_000);
    await throughAll(page, open, language, async (view) => {
      if (language === 'en') await expectAccessible(page, view);
      else expect.soft(await faults(page, OF_LANGUAGE), view).toEqual([]);
      await expectFitting(page, view, [320]);
      if (view === 'welcome') await expectOffered(page);
      if (language === 'en' || language === 'fr') await expectInReach(page, view);
    });
  });
}

test('every view fits in a language that is 40 % longer than English, and says nothing in plain English', async ({ page, open }) => {
  test.setTimeout(600_000);
  await speakPseudo(page);
  const opened = new Set<string>();
  await throughAll(page, open, 'en', async (view) => {
    for (const dialog of await page.locator('dialog[open]').all()) opened.add((await dialog.getAttribute('id')) ?? '');
    expect.soft(await foreignWords(page), `${view}: words that do not come from the message files`).toEqual([]);
    await expectFitting(page, view, [320, 360]);
    await expectInReach(page, view);
  });
  // The walk leads through every dialog that the page has.
  expect([...opened].sort()).toEqual(await page.locator('dialog').evaluateAll((all) => all.map(({ id }) => id).sort()));
});
