import type { Frame, Page } from '@playwright/test';
import { drive, parse, pick, type Enough } from './driver.ts';
import { expect } from './game.ts';

export { parse };

/** The game as `window.sahkku.state()` reports it. */
export interface State {
  phase: 'throw-off' | 'way' | 'throw' | 'decision' | 'over';
  turn: 'men' | 'women' | 'swede' | 'muscovite' | 'white' | 'black' | null;
  seat: 'human' | 'computer' | null;
  levels: (string | null)[];
  rules: string;
  position: string;
  legal: string[];
  dice: (string | null)[];
  shown: (string | null)[];
  chosen: string | null;
  entries: number;
  past: number | null;
  waiting: boolean;
  lesson: Lesson | null;
}

/** The open task of a lesson. */
export interface Lesson {
  topic: string;
  open: number;
  done: boolean;
  wanted: string[];
  trial: [string, string | null] | null;
}

/** A point of the page. */
export interface Point {
  x: number;
  y: number;
}

/** Work that should be done once for an input, with the number of times it was done. */
export interface Counts {
  showings: number;
  listings: number;
}

interface Sahkku {
  state(): State | null;
  counts(): Counts;
  record(): string | undefined;
  place(name: string): Point;
  die(n: number): Point | null;
  moving(): 'dice' | 'pieces' | undefined;
  complete(): boolean;
  stumble(): void;
}

declare global {
  interface Window {
    sahkku: Sahkku; // from when the program has started
  }
}

/** A way to touch a point of the page: a mouse, or a finger. */
export type Hand = (page: Page, point: Point) => Promise<void>;
export const mouse: Hand = (page, { x, y }) => page.mouse.click(x, y);
export const finger: Hand = (page, { x, y }) => page.touchscreen.tap(x, y);

export const state = (page: Page | Frame): Promise<State | null> => page.evaluate(() => window.sahkku.state());
/** The number of entries in the game on the table; -1 without a game. */
export const entries = async (page: Page | Frame): Promise<number> => (await state(page))?.entries ?? -1;
export const record = (page: Page | Frame): Promise<string | undefined> => page.evaluate(() => window.sahkku.record());
export const place = (page: Page, name: string): Promise<Point> =>
  page.evaluate((name) => window.sahkku.place(name), name);
export const die = (page: Page, n: number): Promise<Point | null> => page.evaluate((n) => window.sahkku.die(n), n);

/** Waits until a person has to act, or the game is over. A turn that waits for it is confirmed. */
export async function wait(page: Page): Promise<State> {
  await page.waitForFunction(() => {
    // Before the program has started there is nothing to query.
    const state = window.sahkku?.state() ?? null;
    const asked = document.querySelector('#choice[open]') !== null;
    if (state?.seat === 'computer') document.querySelector<HTMLElement>('#end-turn:not([hidden])')?.click();
    return state !== null && state.waiting && (asked || state.phase === 'over' || state.seat !== 'computer');
  }, undefined, { timeout: 120_000 });
  const now = await state(page);
  if (!now) throw new Error('there is no game');
  return now;
}

/**
 * Continues from a record, by pasting it into the page, which need not be reloaded. No element has the focus afterwards, so
 * that no place of the board is marked.
 */
export async function lay(page: Page, record: string): Promise<State> {
  const refused = await page.evaluate((record) => {
    document.querySelector<HTMLTextAreaElement>('#record-text')!.value = record;
    document.querySelector('#record-status')!.textContent = '';
    document.querySelector<HTMLButtonElement>('#record-open')!.click();
    document.querySelector<HTMLButtonElement>('#confirm[open] #confirm-yes')?.click();
    return document.querySelector('#record-status')!.textContent;
  }, record);
  expect(refused, record).toBe('');
  const now = await wait(page);
  await page.evaluate(() => (document.activeElement as HTMLElement).blur());
  return now;
}

/** Chooses settings on their card. */
export async function choose(page: Page, settings: Record<string, string>): Promise<void> {
  // The card is made when it is first opened.
  if ((await page.locator('#set-speed').count()) === 0) {
    await page.locator('#menu').click();
    await page.locator('#open-settings').click();
    await page.locator('#settings [data-close]').click();
    await expect(page.locator('dialog[open]')).toHaveCount(0);
  }
  await page.evaluate((settings) => {
    for (const [name, word] of Object.entries(settings)) {
      const list = document.querySelector<HTMLSelectElement>(`#set-${name}`)!;
      list.value = word;
      if (list.value !== word) throw new Error(`${name} cannot be ${word}`);
      list.dispatchEvent(new Event('change', { bubbles: true }));
    }
  }, settings);
}

/** Waits until the first picture, a rough one, has been redrawn as sharply as the screen can show it. */
export async function sharpened(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const tiles = [...document.querySelectorAll<HTMLCanvasElement>('canvas.tile')];
    const sharp = Math.min(devicePixelRatio, 2);
    return tiles.length > 0 && tiles.every((tile) => Math.abs(tile.width - tile.clientWidth * sharp) < 1);
  });
}

/** Does one thing that the game waits for, as a person would. */
export async function step(page: Page, now: State, hand: Hand): Promise<void> {
  if (now.phase !== 'way' && (await page.locator('#choice').isVisible())) {
    // Only the king can move, and a draw is offered.
    await page.locator('#choice-list button').first().click();
    return;
  }
  if (now.phase === 'throw-off' || now.phase === 'throw') {
    await page.locator('#throw').click();
    return;
  }
  if (now.phase === 'way') {
    await page.locator('#choice-list button').nth(now.entries % 2).click();
    return;
  }
  const action = pick(now);
  const ends = parse(action, now.turn);
  if (!ends) {
    await page.locator(action === 'stop' ? '#end-turn' : '#rethrow').click();
    return;
  }
  // If several pieces share the place, another tap chooses the next.
  let chosen: string | null | undefined;
  for (let taps = 0; taps < 4 && chosen !== ends.piece; taps += 1) {
    await hand(page, await place(page, ends.from));
    await expect.poll(async () => (await state(page))?.waiting).toBe(true);
    chosen = (await state(page))?.chosen;
  }
  expect(chosen, `a tap on ${ends.from} chooses a piece for ${action}`).toBe(ends.piece);
  await hand(page, await place(page, ends.to));
  const choices = page.locator('#choice-list button');
  if (await choices.first().isVisible()) await choices.first().click();
}

/** The error if the game did not reach the situation that the test waits for. */
function missed(now: State): Error {
  return new Error(now.phase === 'over' ? 'the game is over before what the test waits for: choose another seed' : 'the game does not end');
}

/**
 * Plays until the game is over, or until `until` returns true, which must be before the end. The events of mouse or finger are
 * made in the page, which is several times as fast as a real hand. `until` is called there; `given` passes it any other values.
 */
export async function playOn<Given = null>(page: Page, hand: Hand, until?: Enough<Given>, given?: Given): Promise<State> {
  const now = await drive(page, 'play', hand === finger ? 'touch' : 'mouse', until ?? null, given ?? null);
  if (until ? !until(now, given as Given) : now.phase !== 'over') throw missed(now);
  return now;
}

/** Plays like `playOn`, by a real mouse or finger. */
export async function playByHand(page: Page, hand: Hand, until?: Enough<null>): Promise<State> {
  let now = await wait(page);
  for (let steps = 0; steps < 2000; steps += 1) {
    if (until?.(now, null)) return now;
    if (now.phase === 'over') break;
    await step(page, now, hand);
    await expect
      .poll(async () => (await state(page))?.entries, { message: `nothing came of ${JSON.stringify(now)}` })
      .toBeGreaterThan(now.entries);
    now = await wait(page);
  }
  if (until || now.phase !== 'over') throw missed(now);
  return now;
}
