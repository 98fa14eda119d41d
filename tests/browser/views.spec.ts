import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expect, test } from '../support/game.ts';
import { misfits, speakPseudo } from '../support/pseudo.ts';
import { LANGUAGES, enlarge, smallTargets, throughAll } from '../support/views.ts';

// Every view and dialog in every language: axe finds nothing in any colour scheme; nothing is cut off or has to be pushed
// sideways on a screen of 320 pixels or with letters twice as large; everything can be hit with a finger.

const axe = readFileSync(new URL(import.meta.resolve('axe-core')), 'utf8');

const SCHEMES = {
  light: { colorScheme: 'light', contrast: 'no-preference', forcedColors: 'none' },
  dark: { colorScheme: 'dark', contrast: 'no-preference', forcedColors: 'none' },
  contrast: { colorScheme: 'light', contrast: 'more', forcedColors: 'none' },
  forced: { colorScheme: 'light', contrast: 'no-preference', forcedColors: 'active' },
} as const;

/** What axe-core finds. In forced colours the system's are used; axe would reckon with those of the style sheet. */
async function faults(page: Page, scheme: string): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe);
  return page.evaluate(async (colours) => {
    const { violations } = await (window as unknown as { axe: typeof import('axe-core') }).axe.run(document, {
      runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
      rules: { 'color-contrast': { enabled: colours } },
      resultTypes: ['violations'],
    });
    return violations.map((fault) => `${fault.id}: ${fault.nodes.map((node) => node.target.join(' ')).join(', ')} (${fault.nodes[0]?.failureSummary})`);
  }, scheme !== 'forced');
}

for (const language of LANGUAGES) {
  test(`axe finds nothing in any view in ${language}, in any colour scheme`, async ({ page, open }) => {
    test.setTimeout(600_000);
    await throughAll(page, open, language, async (view) => {
      for (const [scheme, media] of Object.entries(SCHEMES)) {
        await page.emulateMedia(media);
        expect.soft(await faults(page, scheme), `${view}, ${scheme}`).toEqual([]);
      }
      await page.emulateMedia(SCHEMES.light);
    });
  });
}

for (const language of [...LANGUAGES, 'pseudo']) {
  test(`everything fits in ${language}, on narrow screens and with large letters`, async ({ page, open }) => {
    test.setTimeout(600_000);
    if (language === 'pseudo') await speakPseudo(page);
    const usual = page.viewportSize() ?? { width: 1280, height: 800 };
    await throughAll(page, open, language === 'pseudo' ? 'en' : language, async (view) => {
      for (const [name, size, letters] of [
        ['as usual', usual, 100],
        ['320 pixels wide', { width: 320, height: 640 }, 100],
        ['letters twice as large', usual, 200],
      ] as const) {
        await page.setViewportSize(size);
        await enlarge(page, letters);
        expect.soft(await misfits(page), `${view}, ${name}`).toEqual([]);
        expect.soft(await smallTargets(page), `${view}, ${name}`).toEqual([]);
      }
      await page.setViewportSize(usual);
      await enlarge(page, 100);
    });
  });
}
