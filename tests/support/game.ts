import { test as base, expect as playwright, type BrowserContext, type Frame, type Page, type TestInfo } from '@playwright/test';
import { drawNothing } from './painter.ts';
import { GAMES, NAMES, PAGES, type Game } from './games.ts';
import { listenForTrouble } from './quiet.ts';

export type { Page } from '@playwright/test';
export { GAMES, LAST, NAMES, PAGES, type Game } from './games.ts';

/** Opens a game, for example sáhkku with `?seed=7` by `open({ seed: 7 })`, and waits until all of it is loaded. */
export type Open = (parameters?: Record<string, string | number>, game?: Game) => Promise<void>;

interface Fixtures {
  open: Open;
  /** Trouble that a test causes on purpose: `test.use({ tolerated: /WebAssembly is missing/ })`. */
  tolerated: RegExp | undefined;
  /** Whether the game is cached for offline use; that takes time, so only tests of it do so. */
  keeps: boolean;
  /** Whether nobody has played in this browser: then games begin with the gentlest opponent. */
  newcomer: boolean;
  /** Whether the page draws on its canvases; that takes time, so only tests that look at pixels do so. */
  pixels: boolean;
  /** Whether the page can make sounds; that takes time, so only tests of them do so. */
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
      // Only coach.spec.ts explains new things, and only advice.spec.ts shows warnings.
      const answer = await page.goto(address({ coach: 'no', warnings: 'no', ...parameters }, game));
      // `--game` builds the page of one game only.
      if (answer?.ok() === false) throw new Error(`the bundle has no page of ${game}`);
      await ready(page);
    });
  },
});

/** The default rule set of each game. */
const USUAL = Object.fromEntries(NAMES.map((game) => [game, GAMES[game].rules.usual]));

/** Marks the games as known in a browser. */
function rememberRules(usual: Record<string, string>): void {
  try {
    for (const [game, rules] of Object.entries(usual)) {
      if (localStorage.getItem(`${game}.rules`) === null) localStorage.setItem(`${game}.rules`, rules);
    }
  } catch {
    // Some tests have a browser that stores nothing.
  }
}

/**
 * Disables the durable copy of saves, which outlives the tests of a process and is not cleared by them. `power.ts` has browsers
 * with both.
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

/** Playwright's `expect` with another `poll`: the original would look again after 100, 250, 500 and then 1,000 milliseconds, and
 * be idle meanwhile. */
export const expect = new Proxy(playwright, { get: (all, name) => (name === 'poll' ? poll : Reflect.get(all, name)) });

/** Saves pictures of the pages of a failed test. */
async function keepPictures(context: BrowserContext, info: TestInfo): Promise<void> {
  for (const [n, page] of context.pages().entries()) {
    const path = info.outputPath(`failed-${n + 1}.png`);
    // A page that no longer answers has no picture, and the test has failed anyway.
    const taken = await page.screenshot({ path, timeout: 5000, caret: 'initial' }).catch(() => undefined);
    if (taken) info.attachments.push({ name: 'screenshot', path, contentType: 'image/png' });
  }
}

/**
 * Waits until the whole program is loaded and has begun. later.spec.ts tests what people see and do before that, and waits for
 * less.
 */
export async function ready(page: Page | Frame): Promise<void> {
  // A page that is about to be replaced can be without any element.
  await page.waitForFunction(() => {
    const html = document.documentElement;
    if (html?.dataset.boot !== 'ready' || !window.sahkku.complete()) return false;
    // The typeface comes last; tests of what fits depend on it.
    return html.dataset.type !== undefined || document.querySelector('link[data-font]') === null;
  });
}

/** The address of a game with these parameters, relative to the folder that serves it. The folder itself is sáhkku's page. */
export function address(parameters: Record<string, string | number> = {}, game: Game = 'sahkku'): string {
  const words = Object.entries(parameters).map(([name, value]) => [name, String(value)]);
  const page = game === NAMES[0] ? './' : `./${PAGES[game]}`;
  return words.length === 0 ? page : `${page}?${new URLSearchParams(words)}`;
}
