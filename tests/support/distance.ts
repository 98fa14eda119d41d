import { readFileSync } from 'node:fs';
import type { Browser, BrowserContext, Frame, Page } from '@playwright/test';
import { ALL } from './all.ts';
import { drive } from './driver.ts';
import { address, expect, ready, test as base, type Game } from './game.ts';
import { entries, type State } from './play.ts';
import { drawNothing } from './painter.ts';
import { listenForTrouble } from './quiet.ts';
import { more } from './start.ts';

// Two people at a distance, each in a browser of their own, who send each other links.

const QUICK = { speed: 'instant' };

interface Others {
  /** Somebody else's page, in a browser of their own in which nothing is stored. It must be as quiet as one's own. */
  somebody: () => Promise<Page>;
  /** The page of one other person. */
  other: Page;
  /** Begins a game of the two: one of Hnefatafl, in which the first of them is to move, or another. */
  begun: (game?: Game, terms?: Terms) => Promise<void>;
}

/** Somebody else's browser, and its trouble. */
interface Lent {
  context: BrowserContext;
  troubles: string[];
}

/** The other browsers of this process, by where the game is served. A new one costs more than what most tests do in it. */
const lent = new WeakMap<Browser, Map<string, Lent[]>>();

/** Other browser number `nth`, with nothing stored in it. */
async function lend(browser: Browser, baseURL: string, nth: number): Promise<Lent> {
  if (!lent.has(browser)) lent.set(browser, new Map());
  const all = lent.get(browser)!;
  if (!all.has(baseURL)) all.set(baseURL, []);
  const here = all.get(baseURL)!;
  if (!here[nth]) {
    const context = await browser.newContext({ viewport: { width: 390, height: 800 }, baseURL });
    await context.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'serviceWorker'));
    await drawNothing(context);
    here[nth] = { context, troubles: listenForTrouble(context, baseURL) };
  }
  here[nth].troubles.length = 0;
  return here[nth];
}

/** What two browsers have stored once a game between them has begun, by where it is served and what its terms are. */
const beginnings = new Map<string, [Stored, Stored]>();
type Stored = Record<string, string>;

export const test = base.extend<Others>({
  somebody: async ({ browser, baseURL, tolerated }, use) => {
    const used: Lent[] = [];
    await use(async () => {
      const one = await lend(browser, baseURL!, used.length);
      used.push(one);
      const page = await one.context.newPage();
      const session = await one.context.newCDPSession(page);
      await session.send('Storage.clearDataForOrigin', { origin: new URL(baseURL!).origin, storageTypes: 'local_storage,indexeddb' });
      return page;
    });
    for (const { context, troubles } of used) {
      expect(troubles.filter((trouble) => !tolerated?.test(trouble)), 'the page of somebody else must be quiet').toEqual([]);
      for (const page of context.pages()) await page.close();
    }
  },

  other: async ({ somebody }, use) => use(await somebody()),

  begun: async ({ page, other, baseURL }, use) => {
    await use(async (game = 'hnefatafl', terms = { sides: 'swede' }) => {
      const key = JSON.stringify([baseURL, game, terms]);
      const beginning = beginnings.get(key);
      if (beginning) {
        await Promise.all([page, other].map((each, at) => goOn(each, game, beginning[at])));
        return;
      }
      await arrive(page, QUICK, game);
      await open(other, await invite(page, { name: 'Anna', ...terms }));
      await accept(other, 'Biret');
      await open(page, (await turn(other))!);
      beginnings.set(key, [await stored(page), await stored(other)]);
    });
  },
});

/** A test of the full product only. */
export const fullTest = ALL ? test : test.skip;

/** Opens a game, and waits until all of it is there. */
export async function arrive(page: Page, parameters: Record<string, string>, game: Game): Promise<void> {
  await page.goto(address(parameters, game));
  await ready(page);
}

/** What a page has stored. */
const stored = (page: Page): Promise<Stored> => page.evaluate(() => ({ ...localStorage }));

/** Goes on with the game that is stored. */
async function goOn(page: Page, game: Game, stored: Stored): Promise<void> {
  // Once: what is stored later stays when the page is loaded again.
  await page.addInitScript((stored) => {
    if (sessionStorage.getItem('goes on')) return;
    sessionStorage.setItem('goes on', 'yes');
    for (const [key, text] of Object.entries(stored)) localStorage.setItem(key, text);
  }, stored);
  await arrive(page, QUICK, game);
  await expect(page.locator('#distance-panel')).toBeVisible();
}

/** What the invitation asks for. */
export interface Terms {
  name?: string;
  sides?: string;
  throws?: 'strict' | 'trusting';
  clock?: 'days' | 'minutes';
}

/** Makes an invitation on a page that welcomes, and gives its link. */
export async function invite(page: Page | Frame, terms: Terms = {}): Promise<string> {
  await more(page);
  await page.locator('#play-distance').click();
  await page.locator('#distance-new').click();
  if (terms.name) await page.locator('#distance-name').fill(terms.name);
  if (terms.sides !== undefined) await page.locator('#distance-sides').selectOption(terms.sides);
  if (terms.throws) await page.locator('#distance-throws').selectOption(terms.throws);
  if (terms.clock) await page.locator('#distance-clock').selectOption(terms.clock);
  await page.locator('#distance-make').click();
  return given(page);
}

/** The link that is shown, given to somebody. */
export async function given(page: Page | Frame): Promise<string> {
  await expect(page.locator('#distance-send')).toBeVisible();
  return (await page.evaluate(give))!;
}

/** Sends what is to be sent, and gives the link; none where nothing is. It is sent to the page. */
export function give(): string | undefined {
  const find = <T extends Element>(selector: string) => document.querySelector<T>(selector)!;
  const send = find<HTMLDialogElement>('#distance-send');
  if (!send.open) {
    if (find<HTMLDialogElement>('#ending').open) find<HTMLElement>('#ending [data-close]').click();
    if (find<HTMLElement>('#distance-go').hidden) return undefined;
    find<HTMLElement>('#distance-go').click();
  }
  if (!send.open) throw new Error('nothing is to be sent');
  const link = find<HTMLTextAreaElement>('#distance-link').value;
  find<HTMLElement>('#distance-copy').click();
  find<HTMLElement>('#distance-send-close').click();
  if (!find<HTMLElement>('#distance-go').hidden) throw new Error('what was sent is to be sent again');
  return link;
}

/** Opens a link: as who pastes it into the address of the game, or who follows it to a page that is not there yet. */
export async function open(page: Page | Frame, link: string): Promise<void> {
  if (page.url() === 'about:blank') {
    await page.goto(link.replace('#', '?speed=instant#'));
    return ready(page);
  }
  await page.evaluate(async (hash) => {
    location.hash = hash;
    // The page takes it out of the address once it has read it.
    while (location.hash !== '') await new Promise((then) => setTimeout(then));
  }, new URL(link).hash);
}

/** Accepts the invitation that is shown. */
export async function accept(page: Page | Frame, name = '', side = ''): Promise<void> {
  await expect(page.locator('#distance-accept')).toBeVisible();
  if (name) await page.locator('#distance-accept-name').fill(name);
  if (side) await page.locator('#distance-accept-side').selectOption(side);
  await page.locator('#distance-accept-yes').click();
  await expect(page.locator('#distance-accept')).toBeHidden();
}

/** Whether nothing can be done here before something is sent or comes. It is sent to the page. */
export function isDone(state: State): boolean {
  const throws = !document.querySelector<HTMLElement>('#throw')!.hidden;
  const decides = (state.phase === 'decision' || state.phase === 'way') && state.seat === 'human';
  return state.phase === 'over' || !(throws || decides);
}

/** The page of those two whose turn it is, as soon as one of them shows that. */
export async function mover(pages: [Page, Page]): Promise<Page> {
  let found: Page | undefined;
  await expect
    .poll(async () => {
      for (const page of pages) if (!(await page.evaluate(`(${String(isDone)})(window.sahkku.state())`))) found = page;
      return found !== undefined;
    })
    .toBe(true);
  return found!;
}

/** Waits until all that is known has come to the table. */
export async function rest(page: Page | Frame): Promise<void> {
  await drive(page, 'play', 'mouse', () => true, null);
}

/** Makes one step, if there is one to make here; not before an instant, where one is told. */
export async function oneStep(page: Page | Frame, instant = 0): Promise<void> {
  const before = await entries(page);
  const done = `(state) => {
    while (Date.now() < ${instant});
    return state.entries > ${before} || (${String(isDone)})(state);
  }`;
  await drive(page, 'play', 'mouse', new Function(`return ${done}`)() as typeof isDone, null);
}

/** Plays until it is somebody else's turn; gives the link to what was done, if something was. */
export async function turn(page: Page | Frame): Promise<string | undefined> {
  await drive(page, 'play', 'mouse', isDone, null);
  return page.evaluate(give);
}

/** Plays by links until the game is over, or so many links were sent. Gives them all. */
export async function playByLinks(pages: [Page, Page], limit = 1000): Promise<string[]> {
  const links: string[] = [];
  for (let idle = 0; links.length < limit && idle < 2; ) {
    for (const [at, page] of pages.entries()) {
      const link = await turn(page);
      if (!link) {
        idle += 1;
        continue;
      }
      idle = 0;
      links.push(link);
      await open(pages[1 - at], link);
    }
  }
  return links;
}

/** Moves a soldier of Hnefatafl, in the way of this number among all that there are, once it is its turn. The king stays on e5. */
export async function move(page: Page, way: number): Promise<void> {
  const aimed = await page.waitForFunction((way) => {
    const state = window.sahkku?.state();
    // What is legal is known while the other has the turn, too.
    if (!state || state.seat !== 'human' || state.legal.length === 0) return false;
    const ways = state.legal.filter((name) => !name.startsWith('e5-'));
    return { entries: state.entries, at: state.legal.indexOf(ways[way % ways.length]) };
  }, way);
  const { entries, at } = (await aimed.jsonValue()) as { entries: number; at: number };
  await page.evaluate((other) => (globalThis.otherwise = other), at - entries);
  await drive(page, 'play', 'mouse', (state, entries: number) => state.entries > entries, entries);
  await page.evaluate(() => (globalThis.otherwise = undefined));
}

/** Waits until the table shows so many entries. */
export async function until(page: Page | Frame, entries: number): Promise<void> {
  await page.waitForFunction((entries) => window.sahkku?.state()?.entries === entries, entries);
}

const axe = readFileSync(new URL(import.meta.resolve('axe-core')), 'utf8');

/** Expects that axe finds nothing in what is shown. */
export async function expectAccessible(page: Page, where: string): Promise<void> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe);
  const faults = await page.evaluate(async () => {
    const all = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
    const { violations } = await (window as unknown as { axe: typeof import('axe-core') }).axe.run(document, { runOnly: { type: 'tag', values: all }, resultTypes: ['violations'] });
    return violations.map((fault) => `${fault.id}: ${fault.nodes.map((node) => node.target.join(' ')).join(', ')}`);
  });
  expect.soft(faults, where).toEqual([]);
}
