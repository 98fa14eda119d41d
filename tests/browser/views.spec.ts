import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { ALL } from '../support/all.ts';
import { PAGES, expect, test, type Game } from '../support/game.ts';
import { foreignWords, misfits, speakPseudo } from '../support/pseudo.ts';
import {
  LANGUAGES, LARGE, NARROW, SIDEWAYS, USUAL, WALKS, cutOff, outOfReach, sentences, smallTargets, speak, spoken, take, unsigned, type Part, type Size,
} from '../support/views.ts';

// Every view and dialog, gone through once: in the pseudo-language, which is 40 % longer than English and shows words that
// do not come from the message files, and from there, in place, in the languages whose words are longest. In each of them
// nothing is cut off or has to be pushed sideways on a screen of 320 pixels or with letters twice as large; everything can
// be hit with a finger; and on a phone held sideways all can be reached. Axe finds nothing, in any colour scheme. Of the
// other games only what differs from sáhkku is looked at, on a narrow screen: their layout is that of sáhkku's page.
//
// With other fonts only what fits is looked at. When everything is asked for, all views of all games are looked at in all
// languages.

const games = Object.keys(PAGES) as Game[];

/** The language that a walk begins in, and those that are spoken in each view. */
interface Speech {
  first: 'pseudo' | 'en';
  others: readonly string[];
}

/** The languages with the longest texts, by the messages that have at most 40 letters in English. */
const LONGEST = ['fr', 'se'];
const FOREIGN = LANGUAGES.filter((language) => language !== 'en');

const speeches = (game: Game): Speech[] => {
  if (ALL) return [{ first: 'pseudo', others: FOREIGN }, { first: 'en', others: [] }];
  return [{ first: 'pseudo', others: game === 'sahkku' ? LONGEST : LONGEST.slice(0, 1) }];
};

/** Views of the other games in which nothing is said or laid out otherwise than in sáhkku's. */
const ALIKE = ['about', 'confirm', 'draw', 'kiosk', 'looking-back', 'menu-card', 'players', 'qr', 'record-card', 'settings'];

/** The dialogs that each walk opens in sáhkku. */
const DIALOGS: Record<Part, string[]> = {
  'around a game': ['about', 'choice', 'elsewhere', 'lab', 'staff', 'still-there', 'stumble', 'welcome'],
  'of a game': ['keys', 'menu-card', 'paper', 'players', 'record-card', 'settings'],
  'of rules and endings': ['book', 'cards', 'choice', 'confirm', 'ending', 'qr', 'review'],
};

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
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** What axe-core finds in the view by all of its rules, or by some. Nothing outside of an open dialog can be used. */
async function faults(page: Page, rules?: string[]): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe);
  return page.evaluate(async ({ rules, tags }) => {
    const view = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document;
    const { violations } = await (window as unknown as { axe: typeof import('axe-core') }).axe.run(view, {
      runOnly: rules ? { type: 'rule', values: rules } : { type: 'tag', values: tags },
      resultTypes: ['violations'],
      preload: false,
    });
    return violations.map((fault) => `${fault.id}: ${fault.nodes.map((node) => node.target.join(' ')).join(', ')} (${fault.nodes[0]?.failureSummary})`);
  }, { rules, tags: TAGS });
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

/** What a view is called at a size. */
const where = (view: string, { width, height, letters }: Size) => `${view}, ${width}×${height}${letters ? `, letters of ${letters} %` : ''}`;

/** Looks whether all of a view fits and can be hit. */
async function expectFitting(page: Page, view: string, sizes: readonly Size[]): Promise<void> {
  for (const size of sizes) {
    await take(page, size);
    const [wide, small] = await Promise.all([misfits(page), smallTargets(page)]);
    expect.soft([...wide, ...small], where(view, size)).toEqual([]);
  }
}

/** What the welcome offers without being scrolled, in languages that people speak. */
const OFFERED = ['#play-computer', '#play-two', '#open-guide', '#opponent', '#rules'];

/** Looks whether all of a view can be reached on phones held sideways, and dialogs show that they go on below. */
async function expectInReach(page: Page, view: string, sizes: readonly Size[], offered: string[]): Promise<void> {
  for (const size of sizes) {
    await take(page, size);
    const hidden = offered.length > 0 ? await cutOff(page, offered) : [];
    // One scrolls the dialog, and so does the other.
    const out = await outOfReach(page);
    expect.soft([...hidden, ...out, ...(await unsigned(page))], where(view, size)).toEqual([]);
  }
}

/** How a view is looked at: for the first time, or when only its words have changed, or only its fonts. */
type Look = 'first' | 'words' | 'fonts';

/** Looks at a view of sáhkku. What is offered has to be in sight. */
async function expectGood(page: Page, view: string, look: Look, offered: string[]): Promise<void> {
  await take(page, USUAL);
  if (look === 'first') await expectAccessible(page, view);
  if (look === 'words' && ALL) expect.soft(await faults(page, OF_LANGUAGE), view).toEqual([]);
  const thoroughly = look === 'first' || ALL;
  await expectFitting(page, view, thoroughly ? [USUAL, LARGE, NARROW] : [LARGE, NARROW]);
  await expectInReach(page, view, thoroughly ? SIDEWAYS : SIDEWAYS.slice(0, 1), offered);
}

/** Looks at a view of another game. */
async function expectGoodToo(page: Page, view: string, look: Look): Promise<void> {
  if (look === 'first') {
    await take(page, USUAL);
    expect.soft(await faults(page), view).toEqual([]);
  }
  if (look === 'words' && ALL) expect.soft(await faults(page, OF_LANGUAGE), view).toEqual([]);
  await expectFitting(page, view, [NARROW]);
}

for (const game of games) {
  for (const [part, walk] of Object.entries(WALKS) as [Part, (typeof WALKS)[Part]][]) {
    for (const { first, others } of speeches(game)) {
      const tag = game === 'sahkku' ? ['@fonts'] : [];
      test(`every view ${part} is accessible and fits: ${game} in ${[first, ...others].join(', ')}`, { tag }, async ({ page, open }, info) => {
        test.setTimeout(600_000);
        const fonts = info.project.name !== 'laptop';
        if (first === 'pseudo') await speakPseudo(page);
        const opened = new Set<string>();
        await walk(page, open, 'en', async (view, again) => {
          for (const dialog of await page.locator('dialog[open]').all()) opened.add((await dialog.getAttribute('id')) ?? '');
          if (!ALL && game !== 'sahkku' && ALIKE.includes(view)) return;
          // Languages are gone through to and fro, so that they change as seldom as can be.
          const there = fonts ? ['en'] : ['en', ...others];
          const languages = (await spoken(page)) === 'en' ? there : there.toReversed();
          let before: string[] = [];
          for (const language of languages) {
            if ((await spoken(page)) !== language) {
              if (again) await take(page, USUAL);
              await speak(page, language);
              await again?.();
            }
            const english = language === 'en';
            const about = `${view} of ${game} in ${english ? first : language}`;
            if (english && first === 'pseudo') {
              expect.soft(await foreignWords(page), `${about}: words that do not come from the message files`).toEqual([]);
            }
            const look = fonts ? 'fonts' : english ? 'first' : 'words';
            const offered = view === 'welcome' && !(english && first === 'pseudo') ? OFFERED : [];
            if (game === 'sahkku') await expectGood(page, about, look, offered);
            else await expectGoodToo(page, about, look);
            const now = await sentences(page);
            expect.soft(now.filter((sentence) => before.includes(sentence)), `${about} as in the language before`).toEqual([]);
            before = now;
          }
          await take(page, USUAL);
        }, game);
        if (game !== 'sahkku') return;
        // The walks lead through every dialog that the page has.
        expect([...opened].sort()).toEqual(DIALOGS[part]);
        const all = await page.locator('dialog').evaluateAll((all) => all.map(({ id }) => id).sort());
        expect([...new Set(Object.values(DIALOGS).flat())].sort()).toEqual(all);
      });
    }
  }
}
