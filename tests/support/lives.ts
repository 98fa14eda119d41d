import type { Browser, BrowserContext, Page } from '@playwright/test';
import { expect, ready } from './game.ts';
import { drawNothing } from './painter.ts';
import { record, state, type State } from './play.ts';
import { listenForTrouble } from './quiet.ts';

// Players whose pages are killed and come back, and what must never change meanwhile.

/** Numbers from a seed, so that a run can be repeated. */
export function numbers(seed: number): (below: number) => number {
  let x = seed;
  return (below) => {
    x = (Math.imul(x, 1664525) + 1013904223) >>> 0;
    return Math.floor((x / 2 ** 32) * below);
  };
}

/** The ways in which a page can end. */
const DEATHS = ['closed', 'crashed', 'left', 'reloaded'] as const;

/** A day and a year, in milliseconds. */
export const DAY = 24 * 60 * 60 * 1000;
export const YEAR = 365 * DAY;

/** Somebody with a browser whose pages are killed. */
export class Person {
  /** The number of kills. */
  deaths = 0;
  readonly #draw: (below: number) => number;

  private constructor(readonly context: BrowserContext, readonly troubles: string[], public page: Page, readonly address: string, seed: number) {
    this.#draw = numbers(seed);
  }

  /** Somebody who opens the page at this address. With a seed their dice are the same in every run. */
  static async at(browser: Browser, baseURL: string | undefined, address: string, seed: number, chance: 'seeded' | 'free'): Promise<Person> {
    const context = await browser.newContext({ viewport: { width: 390, height: 800 }, baseURL });
    await context.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'serviceWorker'));
    await drawNothing(context);
    if (chance === 'seeded') await context.addInitScript(seedChance, seed);
    const person = new Person(context, listenForTrouble(context, baseURL ?? ''), await context.newPage(), address, seed);
    await person.arrive();
    return person;
  }

  /** Opens the page. */
  async arrive(page = this.page): Promise<void> {
    await page.goto(this.address);
    await ready(page);
  }

  /** Kills the page in one of the ways, and opens another one, perhaps with a clock that is years wrong. */
  async die(): Promise<void> {
    this.deaths += 1;
    const way = DEATHS[this.#draw(DEATHS.length)];
    const dying = this.page;
    if (way === 'crashed') {
      const crashed = dying.waitForEvent('crash');
      const client = await this.context.newCDPSession(dying);
      client.send('Page.crash').catch(() => {});
      await crashed;
    }
    if (way === 'closed' || way === 'crashed') {
      await dying.close();
      this.page = await this.context.newPage();
      await this.page.addInitScript(skewClock, [0, -3 * YEAR, 5 * YEAR][this.#draw(3)]);
      return this.arrive();
    }
    if (way === 'left') {
      await dying.goto('about:blank');
      return this.arrive();
    }
    await dying.reload();
    await ready(dying);
  }

  /** Another tab with the same games. */
  async tab(): Promise<Page> {
    const tab = await this.context.newPage();
    await this.arrive(tab);
    return tab;
  }
}

/** Makes randomness reproducible. It is sent to the page. */
function seedChance(seed: number): void {
  let x = seed;
  Crypto.prototype.getRandomValues = <T extends ArrayBufferView | null>(array: T): T => {
    if (array) {
      const bytes = new Uint8Array(array.buffer, array.byteOffset, array.byteLength);
      for (let at = 0; at < bytes.length; at += 1) {
        x = (Math.imul(x, 1664525) + 1013904223) >>> 0;
        bytes[at] = x >>> 24;
      }
    }
    return array;
  };
}

declare global {
  /** The error of the device's clock, in milliseconds. */
  var skew: number | undefined;
  /** Runs all periodic work of the page at once. */
  var tick: () => void;
}

/** Makes the device's clock wrong, initially by `skew`. It is sent to the page. */
export function skewClock(skew: number): void {
  const Right = Date;
  globalThis.skew = skew;
  const now = () => Right.now() + (globalThis.skew ?? 0);
  window.Date = new Proxy(Right, {
    construct: (_, given) => (given.length === 0 ? new Right(now()) : Reflect.construct(Right, given)) as Date,
    get: (_, name) => (name === 'now' ? now : Reflect.get(Right, name)),
  });
  const begin = window.setInterval.bind(window) as (then: () => void, every?: number) => number;
  const end = window.clearInterval.bind(window);
  const repeated = new Map<number, () => void>();
  window.setInterval = ((then: () => void, every?: number) => {
    const id = begin(then, every);
    repeated.set(id, then);
    return id;
  }) as typeof setInterval;
  window.clearInterval = ((id: number) => {
    repeated.delete(id);
    end(id);
  }) as typeof clearInterval;
  globalThis.tick = () => repeated.forEach((then) => then());
}

/** The throws of a record of sáhkku, in order. */
export function throwsOf(record: string): string[] {
  return record.split('\n').flatMap((line) => {
    const [key, ...words] = line.split(' ');
    if (key === 'round') return words;
    return /^\d+$/.test(key) ? words.slice(1).filter((word) => /^(X|I{1,3}|-)(,(X|I{1,3}|-))*$/.test(word)) : [];
  });
}

/** All throws that anybody has seen. A throw with a number is dealt once, and is the same for everybody forever. */
export class Dealt {
  readonly #seen: string[] = [];

  async look(page: Page, when: string): Promise<void> {
    const throws = throwsOf((await record(page)) ?? '');
    expect(throws, `${when}: no throw is dealt a second time`).toEqual(throws.map((dice, at) => this.#seen[at] ?? dice));
    for (let at = this.#seen.length; at < throws.length; at += 1) this.#seen.push(throws[at]);
  }

  get count(): number {
    return this.#seen.length;
  }
}

/** Waits until the table shows at least what it showed before, and returns its state. */
export async function again(page: Page, before: State | null, when: string): Promise<void> {
  await expect.poll(async () => (await state(page))?.entries ?? -1, `${when}: nothing is lost`).toBeGreaterThanOrEqual(before?.entries ?? 0);
}
