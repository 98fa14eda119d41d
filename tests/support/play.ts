import type { Page } from '@playwright/test';
import { expect } from './game.ts';

/** What `window.sahkku.state()` tells of the game. */
export interface State {
  phase: 'throw-off' | 'way' | 'throw' | 'decision' | 'over';
  turn: 'men' | 'women' | null;
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

/** What a lesson asks for. */
export interface Lesson {
  topic: string;
  open: number;
  done: boolean;
  wanted: string[];
  trial: [string, string | null] | null;
}

interface Point {
  x: number;
  y: number;
}

interface Sahkku {
  state(): State | null;
  record(): string | undefined;
  place(name: string): Point;
  die(n: number): Point | null;
  moving(): 'dice' | 'pieces' | undefined;
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

export const state = (page: Page): Promise<State | null> => page.evaluate(() => window.sahkku.state());
export const record = (page: Page): Promise<string | undefined> => page.evaluate(() => window.sahkku.record());
export const place = (page: Page, name: string): Promise<Point> =>
  page.evaluate((name) => window.sahkku.place(name), name);
export const die = (page: Page, n: number): Promise<Point | null> => page.evaluate((n) => window.sahkku.die(n), n);

/** Waits until a person has to do something, or the game is over. */
export async function wait(page: Page): Promise<State> {
  await page.waitForFunction(() => {
    // Before the program has started there is nothing to ask.
    const state = window.sahkku?.state() ?? null;
    const asked = document.querySelector('#choice[open]') !== null;
    return state !== null && state.waiting && (asked || state.phase === 'over' || state.seat !== 'computer');
  }, undefined, { timeout: 30_000 });
  const now = await state(page);
  if (!now) throw new Error('there is no game');
  return now;
}

/** Waits until the first picture, a rough one, has been drawn as sharply as the screen can show it. */
export async function sharpened(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const tiles = [...document.querySelectorAll<HTMLCanvasElement>('canvas.tile')];
    const sharp = Math.min(devicePixelRatio, 2);
    return tiles.length > 0 && tiles.every((tile) => Math.abs(tile.width - tile.clientWidth * sharp) < 1);
  });
}

/** The places between which an action such as `X:+Qb12-b11` moves, and how it is called in full. */
export function parse(action: string): { piece: string; from: string; to: string } | undefined {
  const match = /^[XI-]+:\+?([QK]?([abc]\d+)'?)-([abc]\d+)/.exec(action);
  return match ? { piece: match[1], from: match[2], to: match[3] } : undefined;
}

/** Chooses the action that hurries the game on: captures cannot be seen here, so the longest way. */
function pick(state: State): string {
  const steps = (action: string) => (action.startsWith('III:') ? 3 : action.startsWith('II:') ? 2 : 1);
  const uses = state.legal.filter((action) => parse(action));
  const best = Math.max(...uses.map(steps));
  const choices = uses.filter((action) => steps(action) === best);
  return choices[state.entries % choices.length] ?? state.legal[state.entries % state.legal.length];
}

/** Does one thing that the game waits for, as a person would. */
export async function step(page: Page, now: State, hand: Hand): Promise<void> {
  if (now.phase !== 'way' && (await page.locator('#choice').isVisible())) {
    // Only the king can move any more, and a draw is offered.
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
  const ends = parse(action);
  if (!ends) {
    await page.locator(action === 'stop' ? '#end-turn' : '#rethrow').click();
    return;
  }
  // Where several pieces share the place, another tap chooses the next.
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

/** Plays until the game is over; with `until`, until that says that it is enough, which has to be before the end. */
export async function playOn(page: Page, hand: Hand, until?: (state: State) => boolean): Promise<State> {
  for (let steps = 0; steps < 2000; steps += 1) {
    const now = await wait(page);
    if (until?.(now)) return now;
    if (now.phase === 'over') {
      if (until) throw new Error('the game is over before what the test waits for: choose another seed');
      return now;
    }
    await step(page, now, hand);
    await expect
      .poll(async () => (await state(page))?.entries, { message: `nothing came of ${JSON.stringify(now)}` })
      .toBeGreaterThan(now.entries);
  }
  throw new Error('the game does not end');
}
