import { test as base, expect as playwright, type BrowserContext, type Frame, type Page, type TestInfo } from '@playwright/test';
import { drawNothing } from './painter.ts';
import { GAMES, NAMES, PAGES, type Game } from './games.ts';
import { listenForTrouble } from './quiet.ts';

export type { Page } from '@playwright/test';
export { GAMES, LAST, NAMES, PAGES, type Game } from './games.ts';

/** Opens a game, `open({ seed: 7 })` sáhkku with `?seed=7`, and waits until all of it is there. */
export type Open = (parameters?: Record<string, string | number>, game?: Game) => Promise<void>;

interface Fixtures {
  open: Open;
  /** Trouble that a test brings about on purpose: `test.use({ tolerated: /WebAssembly is missing/ })`. */
  tolerated: RegExp | undefined;
  /** Whether the game is kept for when there is no network; that takes time, so only tests of it want it. */
  keeps: boolean;
  /** Whether nobody has played in this browser: then games begin with easier rules and the gentlest opponent. */
  newcomer: boolean;
  /** Whether the page draws on its canvases; that takes time, so only tests that look at pixels want it. */
  pixels: boolean;
  /** Whether the page can be heard; that takes time, so only tests of it want it. */
  sounds: boolean;
  /** Fails every test whose page is not quiet. */
  quiet: void;
}

export const test = base.extend<Fixtures>({
  tolerated: [undefined, { option: true }],
  keeps: [false, { option: true }],
  newcomer: [false, { option: true }],
  pixels: [false, { option: true }],
  sounds: [false, { option: true }],

  quiet: [
    async ({ context, baseURL, tolerated, keeps, newcomer, pixels, sounds }, use, info) => {
      if (!pixels) await drawNothing(context);
      if (!sounds) await context.addInitScript(() => Reflect.deleteProperty(window, 'AudioContext'));
      if (!keeps) await context.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'serviceWorker'));
      if (!newcomer) await context.addInitScript(rememberRules, USUAL);
      await context.addInitScript(keepOnce);
      const troubles = listenForTrouble(context, baseURL ?? '');
      await use();
      const unexpected = troubles.filter((trouble) => !tolerated?.test(trouble));
      if (unexpected.length > 0 || info.errors.length > 0) await keepPictures(context, info);
      playwright(unexpected, 'the page must be quiet').toEqual([]);
    },
    { auto: true },
  ],

  open: async ({ page }, use) => {
    await use(async (parameters = {}, game = 'sahkku') => {
      // What is new is explained in coach.spec.ts only, and warnings come in advice.spec.ts only.
      const answer = await page.goto(address({ coach: 'no', warnings: 'no', ...parameters }, game));
      // `--game` builds the page of one game only.
      if (answer?.ok() === false) throw new Error(`the bundle has no page of ${game}`);
      await ready(page);
    });
  },
});

/** The rule set of each game that is meant where none is named. */
const USUAL = Object.fromEntries(NAMES.map((game) => [game, GAMES[game].rules.usual]));

/** Lets a browser know the games. */
function rememberRules(usual: Record<string, string>): void {
  try {
    for (const [game, rules] of Object.entries(usual)) {
      if (localStorage.getItem(`${game}.rules`) === null) localStorage.setItem(`${game}.rules`, rules);
    }
  } catch {
    // Some tests have a browser that keeps nothing.
  }
}

/**
 * Leaves the page without the durable copy of saves, which outlives the tests of a process and what they clear. `power.ts` has
 * browsers with both.
 */
function keepOnce(): void {
  const open = IDBFactory.prototype.open;
  IDBFactory.prototype.open = function (name, version) {
    if (name === 'sahkku.saves') throw new DOMException('hidden by the tests', 'InvalidStateError');
    return open.call(this, name, version);
  };
}

const poll: typeof playwright.poll = (look, options) =>
  playwright.poll(look, { intervals: [20, 50, 100, 250], ...(typeof options === 'string' ? { message: options } : options) });

/** That of Playwright, which alone would look again after 100, 250, 500 and then 1,000 milliseconds, and stand idle meanwhile. */
export const expect = new Proxy(playwright, { get: (all, name) => (name === 'poll' ? poll : Reflect.get(all, name)) });

/** Keeps pictures of what a test that failed has left. */
async function keepPictures(context: BrowserContext, info: TestInfo): Promise<void> {
  for (const [n, page] of context.pages().entries()) {
    const path = info.outputPath(`failed-${n + 1}.png`);
    // A page that does not answer any more has no picture, and the test has failed anyway.
    const taken = await page.screenshot({ path, timeout: 5000, caret: 'initial' }).catch(() => undefined);
    if (taken) info.attachments.push({ name: 'screenshot', path, contentType: 'image/png' });
  }
}

/**
 * Waits until all of the program is there and has begun. What people see and do before that is tested in later.spec.ts,
 * which waits for less.
 */
export async function ready(page: Page | Frame): Promise<void> {
  // A page that another one is about to take the place of can be without any element.
  await page.waitForFunction(() => {
    const html = document.documentElement;
    if (html?.dataset.boot !== 'ready' || !window.sahkku.complete()) return false;
    // The typeface comes last; what fits is measured with it.
    return html.dataset.type !== undefined || document.querySelector('link[data-font]') === null;
  });
}

/** Where a game is with these parameters, relative to the folder that it is served from. Sáhkku is what the folder itself shows. */
export function address(parameters: Record<string, string | number> = {}, game: Game = 'sahkku'): string {
  const words = Object.entries(parameters).map(([name, value]) => [name, String(value)]);
  const page = game === NAMES[0] ? './' : `./${PAGES[game]}`;
  return words.length === 0 ? page : `${page}?${new URLSearchParams(words)}`;
}
