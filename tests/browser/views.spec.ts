import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expect, test } from '../support/game.ts';
import { foreignWords, misfits, speakPseudo } from '../support/pseudo.ts';
import { LANGUAGES, enlarge, smallTargets, throughAll } from '../support/views.ts';

// Every view and dialog in every language, in one walk through them: axe finds nothing; nothing is cut off or has to be
// pushed sideways on a screen of 320 pixels or with letters twice as large; everything can be hit with a finger. Colours do
// not depend on the language, so one walk looks at them in the other colour schemes.

const axe = readFileSync(new URL(import.meta.resolve('axe-core')), 'utf8');

const SCHEMES = {
  light: { colorScheme: 'light', contrast: 'no-preference', forcedColors: 'none' },
  dark: { colorScheme: 'dark', contrast: 'no-preference', forcedColors: 'none' },
  contrast: { colorScheme: 'light', contrast: 'more', forcedColors: 'none' },
  forced: { colorScheme: 'light', contrast: 'no-preference', forcedColors: 'active' },
} as const;

/**
 * What axe-core finds. In forced colours the system's are used; axe would reckon with those of the style sheet. In schemes
 * that differ from the light one in nothing but colours, only these are looked at.
 */
async function faults(page: Page, scheme: keyof typeof SCHEMES): Promise<string[]> {
  await page.emulateMedia(SCHEMES[scheme]);
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe);
  return page.evaluate(async (scheme) => {
    const colours = scheme === 'dark' || scheme === 'contrast';
    const all = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
    const { violations } = await (window as unknown as { axe: typeof import('axe-core') }).axe.run(document, {
      runOnly: colours ? { type: 'rule', values: ['color-contrast'] } : { type: 'tag', values: all },
      rules: scheme === 'forced' ? { 'color-contrast': { enabled: false } } : {},
      resultTypes: ['violations'],
    });
    return violations.map((fault) => `${fault.id}: ${fault.nodes.map((node) => node.target.join(' ')).join(', ')} (${fault.nodes[0]?.failureSummary})`);
  }, scheme);
}

/** Looks whether all of a view fits and can be hit, on screens of these widths and with large letters. */
async function expectFitting(page: Page, view: string, widths: number[]): Promise<void> {
  const usual = page.viewportSize() ?? { width: 1280, height: 800 };
  const ways = [
    ['as usual', usual, 100],
    ...widths.map((width) => [`${width} pixels wide`, { width, height: 640 }, 100] as const),
    ['letters twice as large', usual, 200],
  ] as const;
  for (const [name, size, letters] of ways) {
    await page.setViewportSize(size);
    await enlarge(page, letters);
    expect.soft(await misfits(page), `${view}, ${name}`).toEqual([]);
    expect.soft(await smallTargets(page), `${view}, ${name}`).toEqual([]);
  }
  await enlarge(page, 100);
}

for (const language of LANGUAGES) {
  test(`every view in ${language} is accessible and fits`, async ({ page, open }) => {
    test.setTimeout(600_000);
    const schemes = language === 'en' ? (['light', 'dark', 'contrast', 'forced'] as const) : (['light'] as const);
    await throughAll(page, open, language, async (view) => {
      for (const scheme of schemes) expect.soft(await faults(page, scheme), `${view}, ${scheme}`).toEqual([]);
      await page.emulateMedia(SCHEMES.light);
      await expectFitting(page, view, [320]);
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
  });
  // The walk leads through every dialog that the page has.
  expect([...opened].sort()).toEqual(await page.locator('dialog').evaluateAll((all) => all.map(({ id }) => id).sort()));
});
