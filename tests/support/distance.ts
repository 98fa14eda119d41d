import type { Browser, BrowserContext, Frame, Page } from '@playwright/test';
import { drive } from './driver.ts';
import { expect, ready, type Game, type Open } from './game.ts';
import { entries, state, type State } from './play.ts';
import { listenForTrouble } from './quiet.ts';

// Two people at a distance, each in a browser of their own, who send each other links.

/** What the invitation asks for. */
export interface Terms {
  name?: string;
  sides?: string;
  throws?: 'strict' | 'trusting';
  clock?: 'days' | 'minutes';
}

/** Makes an invitation on a page that welcomes, and gives its link. */
export async function invite(page: Page | Frame, terms: Terms = {}): Promise<string> {
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

/** Opens a link in a page that is open, as who pastes it into the address does. */
export async function open(page: Page | Frame, link: string): Promise<void> {
  await page.evaluate((hash) => {
    location.hash = hash;
  }, new URL(link).hash);
  await expect.poll(() => page.evaluate(() => location.hash)).toBe('');
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

/** Somebody else's browser, which must be as quiet. */
export async function somebody(browser: Browser, baseURL: string | undefined): Promise<{ context: BrowserContext; page: Page; troubles: string[] }> {
  const context = await browser.newContext({ viewport: { width: 390, height: 800 }, baseURL });
  await context.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'serviceWorker'));
  const troubles = listenForTrouble(context, baseURL ?? '');
  return { context, page: await context.newPage(), troubles };
}

/** Two who have begun a game: one of Hnefatafl, in which the first of them is to move, or another. */
export async function begun(page: Page, begin: Open, other: Page, game: Game = 'hnefatafl', terms: Terms = { sides: 'swede' }): Promise<void> {
  await begin({ speed: 'instant' }, game);
  const invitation = await invite(page, { name: 'Anna', ...terms });
  await other.goto(invitation.replace('#', '?speed=instant#'));
  await ready(other);
  await accept(other, 'Biret');
  await open(page, (await turn(other))!);
}

/** Moves a soldier of Hnefatafl, in the way of this number among all that there are, once it is its turn. The king stays on e5. */
export async function move(page: Page, way: number): Promise<void> {
  await expect.poll(async () => (await state(page))?.legal.length ?? 0).toBeGreaterThan(0);
  const now = (await state(page))!;
  const ways = now.legal.filter((name) => !name.startsWith('e5-'));
  const [, from, to] = /^([a-k]\d+)-([a-k]\d+)/.exec(ways[way % ways.length])!;
  for (const name of [from, to]) {
    const point = await page.evaluate((name) => window.sahkku.place(name), name);
    await page.mouse.click(point.x, point.y);
  }
  await expect.poll(async () => (await state(page))?.entries).toBe(now.entries + 1);
}
