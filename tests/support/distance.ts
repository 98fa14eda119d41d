import { readFileSync } from 'node:fs';
import type { Browser, BrowserContext, Frame, Page } from '@playwright/test';
import { ALL } from './all.ts';
import { drive } from './driver.ts';
import { address, expect, ready, test as base, type Game } from './game.ts';
import { entries, type State } from './play.ts';
import { drawNothing } from './painter.ts';
import { listenForTrouble } from './quiet.ts';
import { more } from './start.ts';

// Two people who play online, each in a separate browser, and send each other links.

const QUICK = { speed: 'instant' };

interface Others {
  /** Somebody else's page, in a separate browser without stored data. It must be as quiet as the first one. */
  somebody: () => Promise<Page>;
  /** The page of the other person. */
  other: Page;
  /** Begins a game between the two: Hnefatafl, in which the first of them is to move, or another game. */
  begun: (game?: Game, terms?: Terms) => Promise<void>;
}

/** Somebody else's browser, and its trouble. */
interface Lent {
  context: BrowserContext;
  troubles: string[];
}

/** The other browsers of this process, by the address of the game. A new one costs more than most tests do in it. */
const lent = new WeakMap<Browser, Map<string, Lent[]>>();

/** Other browser number `nth`, with nothing stored. */
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

/** The stored data of two browsers after a game between them has begun, by the address of the game and its terms. */
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

/** Opens a game, and waits until all of it is loaded. */
export async function arrive(page: Page, parameters: Record<string, string>, game: Game): Promise<void> {
  await page.goto(address(parameters, game));
  await ready(page);
}

/** The stored data of a page. */
const stored = (page: Page): Promise<Stored> => page.evaluate(() => ({ ...localStorage }));

/** Continues the stored game. */
async function goOn(page: Page, game: Game, stored: Stored): Promise<void> {
  // Only once, so that data stored later survives a reload.
  await page.addInitScript((stored) => {
    if (sessionStorage.getItem('goes on')) return;
    sessionStorage.setItem('goes on', 'yes');
    for (const [key, text] of Object.entries(stored)) localStorage.setItem(key, text);
  }, stored);
  await arrive(page, QUICK, game);
  await expect(page.locator('#distance-panel')).toBeVisible();
}

/** The terms of the invitation. */
export interface Terms {
  name?: string;
  sides?: string;
  throws?: 'strict' | 'trusting';
  clock?: 'days' | 'minutes';
}

/** Makes an invitation on a page with the welcome, and returns its link. */
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

/** The link on the page, ready to pass on. */
export async function given(page: Page | Frame): Promise<string> {
  await expect(page.locator('#distance-send')).toBeVisible();
  return (await page.evaluate(give))!;
}

/** Sends the pending turn, and returns the link, or nothing if nothing is pending. It is sent to the page. */
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

/** Opens a link, by pasting it into the address of the game, or by following it to a new page. */
export async function open(page: Page | Frame, link: string): Promise<void> {
  if (page.url() === 'about:blank') {
    await page.goto(link.replace('#', '?speed=instant#'));
    return ready(page);
  }
  await page.evaluate(async (hash) => {
    location.hash = hash;
    // The page removes it from the address after reading it.
    while (location.hash !== '') await new Promise((then) => setTimeout(then));
  }, new URL(link).hash);
}

/** Accepts the invitation on the page. */
export async function accept(page: Page | Frame, name = '', side = ''): Promise<void> {
  await expect(page.locator('#distance-accept')).toBeVisible();
  if (name) await page.locator('#distance-accept-name').fill(name);
  if (side) await page.locator('#distance-accept-side').selectOption(side);
  await page.locator('#distance-accept-yes').click();
  await expect(page.locator('#distance-accept')).toBeHidden();
}

/** Whether there is nothing to do here until something is sent or arrives. It is sent to the page. */
export function isDone(state: State): boolean {
  const throws = !document.querySelector<HTMLElement>('#throw')!.hidden;
  const decides = (state.phase === 'decision' || state.phase === 'way') && state.seat === 'human';
  return state.phase === 'over' || !(throws || decides);
}

/** The page of the player to move, as soon as one of them shows that. */
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

/** Waits until everything known is on the table. */
export async function rest(page: Page | Frame): Promise<void> {
  await drive(page, 'play', 'mouse', () => true, null);
}

/** Makes one step, if there is one to make here, and not before `instant`. */
export async function oneStep(page: Page | Frame, instant = 0): Promise<void> {
  const before = await entries(page);
  const done = `(state) => {
    while (Date.now() < ${instant});
    return state.entries > ${before} || (${String(isDone)})(state);
  }`;
  await drive(page, 'play', 'mouse', new Function(`return ${done}`)() as typeof isDone, null);
}

/** Plays until it is somebody else's turn. Returns the link to the turn, if there was one. */
export async function turn(page: Page | Frame): Promise<string | undefined> {
  await drive(page, 'play', 'mouse', isDone, null);
  return page.evaluate(give);
}

/** Plays by links until the game is over, or `limit` links were sent. Returns all links. */
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

/** Moves a soldier of Hnefatafl once it is its turn; `way` is the index among all such moves. The king stays on e5. */
export async function move(page: Page, way: number): Promise<void> {
  const aimed = await page.waitForFunction((way) => {
    const state = window.sahkku?.state();
    // The legal actions are also known during the other player's turn.
    if (!state || state.seat !== 'human' || state.legal.length === 0) return false;
    const ways = state.legal.filter((name) => !name.startsWith('e5-'));
    return { entries: state.entries, at: state.legal.indexOf(ways[way % ways.length]) };
  }, way);
  const { entries, at } = (await aimed.jsonValue()) as { entries: number; at: number };
  await page.evaluate((other) => (globalThis.otherwise = other), at - entries);
  await drive(page, 'play', 'mouse', (state, entries: number) => state.entries > entries, entries);
  await page.evaluate(() => (globalThis.otherwise = undefined));
}

/** Waits until the table shows this number of entries. */
export async function until(page: Page | Frame, entries: number): Promise<void> {
  await page.waitForFunction((entries) => window.sahkku?.state()?.entries === entries, entries);
}

const axe = readFileSync(new URL(import.meta.resolve('axe-core')), 'utf8');

/** Expects that axe finds no fault in the current view. */
export async function expectAccessible(page: Page, where: string): Promise<void> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe);
  const faults = await page.evaluate(async () => {
    const all = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
    // Nothing outside of an open dialog can be used.
    const view = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document;
    const { violations } = await (window as unknown as { axe: typeof import('axe-core') }).axe.run(view, { runOnly: { type: 'tag', values: all }, resultTypes: ['violations'], preload: false });
    return violations.map((fault) => `${fault.id}: ${fault.nodes.map((node) => node.target.join(' ')).join(', ')}`);
  });
  expect.soft(faults, where).toEqual([]);
}
