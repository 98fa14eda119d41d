import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { ALL } from '../support/all.ts';
import { LARGE, NARROW, SIDEWAYS, USUAL, cutOff, misfits, outOfReach, smallTargets, take, tornWords, unsigned, type Size } from '../support/fitting.ts';
import { PAGES, expect, test, type Game } from '../support/game.ts';
import { foreignWords, speakPseudo } from '../support/pseudo.ts';
import { LANGUAGES, OWN, WALKS, sentences, settled, speak, spoken, type Part, type Walk } from '../support/views.ts';

// Every view and dialog of sáhkku, gone through once: in the pseudo-language, which is 40 % longer than English and reveals
// words that do not come from the message files. Axe finds no faults. On a screen of 320 pixels nothing is cut off or requires
// scrolling sideways, and everything can be hit with a finger. A few views, which combine most colours and kinds of controls,
// are also checked in other colour schemes, with letters twice as large, and on a phone held sideways: everything can be
// reached, and no word is broken. Of the other games the board, questions and a card are checked, by axe and on narrow screens:
// the rest of the layout is that of sáhkku's page.
//
// With other fonts only the fit is checked. In the full product, all views of all games are checked in every way and in all
// languages.

const games = Object.keys(PAGES) as Game[];

/** The language in which a walk begins, and those of each view. */
interface Speech {
  first: 'pseudo' | 'en';
  others: readonly string[];
}

const FOREIGN = LANGUAGES.filter((language) => language !== 'en');

const SPEECHES: Speech[] = ALL ? [{ first: 'pseudo', others: FOREIGN }, { first: 'en', others: [] }] : [{ first: 'pseudo', others: [] }];

/** Views that are checked in every way: in other colour schemes, with large letters, and on a phone held sideways. */
const THOROUGH = ['welcome', 'more', 'lesson', 'game', 'menu-card', 'book', 'ending', 'study'];

/** The dialogs that each walk opens in sáhkku. */
const DIALOGS: Record<Part, string[]> = {
  'around a game': ['about', 'choice', 'elsewhere', 'lab', 'more', 'paused', 'staff', 'still-there', 'stumble', 'welcome'],
  'of a game': ['about', 'keys', 'menu-card', 'paper', 'players', 'record-card', 'settings', 'study-card'],
  'of rules and endings': ['archive', 'archive-entry', 'book', 'cards', 'choice', 'confirm', 'ending', 'puzzles', 'qr'],
};

const axe = readFileSync(new URL(import.meta.resolve('axe-core')), 'utf8');

const SCHEMES = {
  light: { colorScheme: 'light', contrast: 'no-preference', forcedColors: 'none' },
  dark: { colorScheme: 'dark', contrast: 'no-preference', forcedColors: 'none' },
  contrast: { colorScheme: 'light', contrast: 'more', forcedColors: 'none' },
  forced: { colorScheme: 'light', contrast: 'no-preference', forcedColors: 'active' },
} as const;

/** Rules of axe that depend on the language or the colour scheme. `smallTargets` checks the size of targets. */
const OF_LANGUAGE = [
  'aria-command-name', 'aria-dialog-name', 'aria-input-field-name', 'aria-progressbar-name', 'aria-toggle-field-name', 'button-name',
  'document-title', 'empty-heading', 'empty-table-header', 'html-has-lang', 'html-lang-valid', 'image-alt', 'input-button-name',
  'label', 'landmark-unique', 'link-name', 'role-img-alt', 'scrollable-region-focusable', 'select-name', 'summary-name', 'svg-img-alt',
  'valid-lang',
];
const OF_COLOURS = ['color-contrast'];
// The system's colours are used; axe would compute the contrast of those in the style sheet.
const OF_SYSTEM = ['link-in-text-block', 'scrollable-region-focusable', 'target-size'];
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** The faults that axe-core finds in the view, by all of its rules except some, or by some. Nothing outside an open dialog can
 * be used. */
async function faults(page: Page, { only, but = [] }: { only?: string[]; but?: string[] } = {}): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe);
  return page.evaluate(async ({ only, but, tags }) => {
    const view = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document;
    const { violations } = await (window as unknown as { axe: typeof import('axe-core') }).axe.run(view, {
      runOnly: only ? { type: 'rule', values: only } : { type: 'tag', values: tags },
      rules: Object.fromEntries(but.map((rule) => [rule, { enabled: false }])),
      resultTypes: ['violations'],
      preload: false,
    });
    return violations.map((fault) => `${fault.id}: ${fault.nodes.map((node) => node.target.join(' ')).join(', ')} (${fault.nodes[0]?.failureSummary})`);
  }, { only, but, tags: TAGS });
}

/** All elements of the page, and which of them are shown, one on each line. */
const structure = (page: Page) =>
  // The number of canvases of a board depends on its room.
  page.evaluate(() => [...document.querySelectorAll('body :not(canvas)')].map((part) => {
    const words = ['id', 'role', 'aria-label', 'aria-hidden', 'aria-pressed', 'aria-expanded', 'tabindex'].map((name) => part.getAttribute(name) ?? '');
    return [part.tagName, ...words, part.checkVisibility({ visibilityProperty: true })].join(' ');
  }).join('\n'));

/** The colours of texts in the view, their backgrounds, and whether they are large: the data by which axe judges contrast. */
const colours = (page: Page) =>
  page.evaluate(() => {
    const found = new Set<string>();
    const view = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body;
    for (const part of view.querySelectorAll('*')) {
      const says = part.matches('input, select, textarea') || [...part.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim());
      if (!says || !part.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
      const { color, fontSize, fontWeight } = getComputedStyle(part);
      const large = parseFloat(fontSize) >= (Number(fontWeight) >= 700 ? 18.6 : 24);
      const grounds: string[] = [];
      for (let under: Element | null = part; under; under = under.parentElement) {
        const { backgroundColor, backgroundImage, opacity } = getComputedStyle(under);
        const ground = `${backgroundColor} ${backgroundImage} ${opacity}`;
        if (ground !== 'rgba(0, 0, 0, 0) none 1') grounds.push(ground);
      }
      found.add([`${large ? 'large ' : ''}${color}`, ...grounds].join(' on '));
    }
    return [...found];
  });

/** The combinations of colours in earlier views, for each scheme. */
type Seen = Set<string>;

/** Whether the view combines colours that were not seen before. */
async function areNew(page: Page, scheme: string, seen: Seen): Promise<boolean> {
  const now = (await colours(page)).map((colour) => `${scheme} ${colour}`);
  const known = now.every((colour) => seen.has(colour));
  for (const colour of now) seen.add(colour);
  return ALL || !known;
}

/** Checks a view in light colours, and contrast only if colours are new. */
async function expectAccessible(page: Page, view: string, seen: Seen): Promise<void> {
  const but = (await areNew(page, 'light', seen)) ? [] : OF_COLOURS;
  expect.soft(await faults(page, { but }), `${view}, light`).toEqual([]);
}

/** Checks a view in the other colour schemes: structure and names are the same in all of them. */
async function expectAccessibleInSchemes(page: Page, view: string, seen: Seen): Promise<void> {
  // A pointer that rests on words would mark what they mention as soon as they move.
  await page.mouse.move(0, 0);
  await settled(page);
  const built = await structure(page);
  for (const scheme of ['dark', 'contrast', 'forced'] as const) {
    await page.emulateMedia(SCHEMES[scheme]);
    const only = scheme === 'forced' ? OF_SYSTEM : (await areNew(page, scheme, seen)) ? OF_COLOURS : [];
    if (only.length > 0) expect.soft(await faults(page, { only }), `${view}, ${scheme}`).toEqual([]);
    expect.soft(await structure(page), `${view}, ${scheme}`).toBe(built);
  }
  await page.emulateMedia(SCHEMES.light);
}

/** The name of a view at a size. */
const where = (view: string, { width, height, letters }: Size) => `${view}, ${width}×${height}${letters ? `, letters of ${letters} %` : ''}`;

/** Checks that all of a view fits and can be hit. */
async function expectFitting(page: Page, where: string): Promise<void> {
  const [wide, small] = await Promise.all([misfits(page), smallTargets(page)]);
  expect.soft([...wide, ...small], where).toEqual([]);
}

/** What the welcome offers without scrolling, in the real languages. */
const OFFERED = ['#play-computer', '#play-two', '#open-guide', '#open-more', '.faces'];

/** Checks that all of a view can be reached, and that dialogs show that they continue below. */
async function expectInReach(page: Page, where: string, offered: string[]): Promise<void> {
  const hidden = offered.length > 0 ? await cutOff(page, offered) : [];
  // One scrolls the dialog, and so does the other.
  const out = await outOfReach(page);
  expect.soft([...hidden, ...out, ...(await unsigned(page)), ...(await tornWords(page))], where).toEqual([]);
}

/** A check of a view. */
interface Looking {
  /** The name of the view. */
  about: string;
  /** Whether it is checked for the first time, or only its words have changed, or only the fonts, or it has scroll bars that
   * take room. */
  change: 'all' | 'words' | 'fonts' | 'bars';
  /** The elements that must be in view. */
  offered: string[];
  /** Whether the sizes are in reverse order, so that they change as seldom as possible. */
  back: boolean;
  /** Whether it is checked in every way. */
  thorough: boolean;
}

/** Checks a view of sáhkku. */
async function expectGood(page: Page, { about, change, offered, back, thorough }: Looking, seen: Seen): Promise<void> {
  if (change === 'all') {
    await take(page, USUAL);
    await expectAccessible(page, about, seen);
    if (thorough) await expectAccessibleInSchemes(page, about, seen);
  }
  if (change === 'words' && ALL) expect.soft(await faults(page, { only: OF_LANGUAGE }), about).toEqual([]);
  const all = ALL ? [USUAL, LARGE, NARROW, ...SIDEWAYS] : thorough ? [LARGE, NARROW, SIDEWAYS[0]!] : [NARROW];
  const sizes = change === 'bars' ? [USUAL] : all;
  for (const size of back ? sizes.toReversed() : sizes) {
    await take(page, size);
    if (SIDEWAYS.includes(size)) await expectInReach(page, where(about, size), offered);
    else await expectFitting(page, where(about, size));
  }
}

/** Checks a view of another game. */
async function expectGoodToo(page: Page, { about, change }: Looking, seen: Seen): Promise<void> {
  if (change === 'all') {
    await take(page, USUAL);
    await expectAccessible(page, about, seen);
  }
  if (change === 'words' && ALL) expect.soft(await faults(page, { only: OF_LANGUAGE }), about).toEqual([]);
  await take(page, NARROW);
  await expectFitting(page, where(about, NARROW));
  // Beside a square board there is less room.
  const [sideways] = SIDEWAYS as [Size];
  await take(page, sideways);
  expect.soft(await tornWords(page), where(about, sideways)).toEqual([]);
}

for (const game of games) {
  const walks: Record<string, Walk> = ALL || game === 'sahkku' ? WALKS : { 'of its own': OWN };
  for (const [part, walk] of Object.entries(walks)) {
    for (const { first, others } of SPEECHES) {
      const tag = game === 'sahkku' ? ['@fonts', '@bars'] : [];
      test(`every view ${part} is accessible and fits: ${game} in ${[first, ...others].join(', ')}`, { tag }, async ({ page, open }, info) => {
        test.setTimeout(600_000);
        const kind = info.project.name.split('-')[1];
        const other = kind === undefined ? undefined : kind === 'bars' ? 'bars' : 'fonts';
        if (first === 'pseudo') await speakPseudo(page);
        const opened = new Set<string>();
        const seen: Seen = new Set();
        await walk(page, open, 'en', async (view, again) => {
          for (const dialog of await page.evaluate(() => [...document.querySelectorAll('dialog[open]')].map(({ id }) => id))) opened.add(dialog);
          // The languages alternate their order, so that they change as seldom as possible.
          const there = other ? ['en'] : ['en', ...others];
          const languages = (await spoken(page)) === 'en' ? there : there.toReversed();
          let before: string[] = [];
          for (const [n, language] of languages.entries()) {
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
            const offered = view === 'welcome' && !(english && first === 'pseudo') ? OFFERED : [];
            const looking: Looking = { about, change: other ?? (english ? 'all' : 'words'), offered, back: n % 2 === 1 && !again, thorough: ALL || THOROUGH.includes(view) };
            if (game === 'sahkku') await expectGood(page, looking, seen);
            else await expectGoodToo(page, looking, seen);
            if (languages.length === 1) continue;
            const now = await sentences(page);
            expect.soft(now.filter((sentence) => before.includes(sentence)), `${about} as in the language before`).toEqual([]);
            before = now;
          }
          await take(page, USUAL);
        }, game);
        if (game !== 'sahkku') return;
        // The walks lead through every dialog of the page.
        expect([...opened].sort()).toEqual(DIALOGS[part as Part]);
        const all = await page.locator('dialog').evaluateAll((all) => all.map(({ id }) => id).sort());
        expect([...new Set(Object.values(DIALOGS).flat())].sort()).toEqual(all);
      });
    }
  }
}
