import { test as base } from '@playwright/test';
import { ALL } from '../support/all.ts';
import { invite, open, turn } from '../support/distance.ts';
import { parse, pick } from '../support/driver.ts';
import { NAMES, address, expect, ready, type Game } from '../support/game.ts';
import { record, type State } from '../support/play.ts';
import { Firefox, WebKit, type Engine } from './engine.ts';

// What people do with the game, once in each engine by its own mouse and keyboard: start, play to the end, continue after a
// reload, read the rules, try a puzzle, set up a position, and play with somebody who uses Chromium. Chromium's and native
// tests check that all of it is right.

const test = base.extend<object, { program: string; engine: Engine }>({
  program: ['', { option: true, scope: 'worker' }],
  engine: [
    async ({ program }, use) => {
      const engine = await (program.includes('WebKit') ? WebKit : Firefox).start(program);
      await use(engine);
      await engine.close();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
});

/** The choices in short games: the king of Hnefatafl flees. */
const CHOICE: Partial<Record<Game, (now: State) => string>> = {
  hnefatafl: (now) => now.legal.find((action) => /-[ag][17]\b/.test(action)) ?? pick(now),
};

/** Positions from which games soon end. Chromium plays a whole game of each; here only sáhkku gets one. */
const LAST_TURNS: Partial<Record<Game, string>> = {
  hnefatafl: 'hnefatafl 1\nrules brandubh\nposition 7/7/3K3/7/7/t5t/7 swede\n',
  kotra: 'kotra 1\nrules kotra\nposition 21:2,22,23,off:11/21:2,22:2,24,off:10 white white ??\n',
};

/** Short games, with dice that end them soon. */
const SHORT: Record<Game, Record<string, string | number>> = {
  sahkku: { computer: 'none', rules: 'lagesvuotna', seed: 31 },
  hnefatafl: { computer: 'none', rules: 'brandubh', seed: 1 },
  kotra: { computer: 'none', seed: 1 },
};

/** Opens a game in a browser with nothing stored, and waits until all of it is loaded. */
async function begin(engine: Engine, home: string, game: Game, parameters: Record<string, string | number>): Promise<void> {
  const words = { language: 'en', speed: 'instant', coach: 'no', warnings: 'no', ...parameters };
  // The data that a page stores when it is left is removed, too.
  await engine.open(new URL('icons/maskable-192.png', home).href);
  await engine.run(async () => {
    localStorage.clear();
    for (const { name } of await indexedDB.databases()) indexedDB.deleteDatabase(name!);
  });
  await engine.open(new URL(address(words, game), home).href);
  await engine.run(complete);
}

/**
 * Waits until the whole program is loaded, and the typeface, which moves buttons where its fallback is wider. It is sent to the
 * page.
 */
async function complete(): Promise<void> {
  const { dataset } = document.documentElement;
  while (dataset.boot !== 'ready' || !window.sahkku.complete() || !dataset.type) {
    if (dataset.boot === 'failed') throw new Error(document.body.innerText);
    await new Promise((then) => setTimeout(then, 10));
  }
}

/** Presses a button once it is enabled. */
async function press(engine: Engine, button: string, nth = 0): Promise<void> {
  await engine.click(await engine.run(spot, button, nth));
}

/** The centre of a button, once it is in view, stays where it is for a frame, and nothing covers it. It is sent to the page. */
async function spot(selector: string, nth: number): Promise<{ x: number; y: number }> {
  let before = { x: -1, y: -1 };
  for (const end = Date.now() + 20_000; ; await new Promise((then) => requestAnimationFrame(then))) {
    const button = document.querySelectorAll<HTMLButtonElement>(selector)[nth];
    if (button && !button.disabled && button.getClientRects().length > 0) {
      button.scrollIntoView({ block: 'nearest' });
      const { left, top, width, height } = button.getBoundingClientRect();
      const middle = { x: left + width / 2, y: top + height / 2 };
      const hit = document.elementFromPoint(middle.x, middle.y);
      const rests = middle.x === before.x && middle.y === before.y;
      if (rests && hit && (button.contains(hit) || button.labels?.[0]?.contains(hit))) return middle;
      before = middle;
    }
    if (Date.now() > end) throw new Error(`${selector} cannot be pressed: ${JSON.stringify(window.sahkku.state())}`);
  }
}

/** Elements that scroll sideways, or have a scroll bar because letters reach below their lines. It is sent to the page. */
function scrollers(): string[] {
  const all = [...document.querySelectorAll<HTMLElement>('dialog[open], .words, .lesson')].filter((part) => part.getClientRects().length > 0);
  return all.flatMap((part) => {
    const [right, down] = [part.scrollWidth - part.clientWidth, part.scrollHeight - part.clientHeight];
    const sideways = right > 0 && /auto|scroll/.test(getComputedStyle(part).overflowX);
    const bar = down > 0 && down < 3 && part.offsetWidth - part.clientWidth > 5;
    return sideways || bar ? [`${part.id || part.className} scrolls by ${right} and ${down} px`] : [];
  });
}

/** What the game waits for. */
type Rest = State & { asked: boolean; throws: boolean };

/** What the game waits for, once nothing moves. It is sent to the page. */
async function resting(): Promise<Rest> {
  for (;;) {
    const state = window.sahkku.state();
    const asked = document.querySelector('#choice[open]') !== null;
    const throws = !document.querySelector<HTMLElement>('#throw')!.hidden;
    if (state?.waiting && (asked || state.phase === 'over' || state.seat !== 'computer')) return { ...state, asked, throws };
    await new Promise((then) => setTimeout(then, 5));
  }
}

/** The chosen piece, once it differs from the previous one. It is sent to the page. */
async function chosen(before: string | null): Promise<string | null> {
  for (const end = Date.now() + 20_000; ; await new Promise((then) => setTimeout(then, 5))) {
    const now = window.sahkku.state()!.chosen;
    if (now !== before || Date.now() > end) return now;
  }
}

/** Whether the action had an effect. It is sent to the page. */
async function done(entries: number): Promise<boolean> {
  for (const end = Date.now() + 20_000; ; await new Promise((then) => setTimeout(then, 5))) {
    if (window.sahkku.state()!.entries > entries || document.querySelector('#choice[open]')) return true;
    if (Date.now() > end) return false;
  }
}

/** Does one thing that the game waits for, by clicks. */
async function step(engine: Engine, now: Rest, choice: (now: State) => string): Promise<void> {
  if (now.asked) await press(engine, '#choice-list button', now.phase === 'way' ? now.entries % 2 : 0);
  else if (now.phase === 'throw' || now.phase === 'throw-off') await press(engine, '#throw');
  else {
    const action = choice(now);
    const ends = parse(action, now.turn);
    if (!ends) await press(engine, action === 'stop' ? '#end-turn' : '#rethrow');
    else {
      const [from, to] = await engine.run((...places) => places.map((place) => window.sahkku.place(place)), ends.from, ends.to);
      // If several pieces share the place, another tap chooses the next.
      let piece = now.chosen;
      for (let taps = 0; taps < 4 && piece !== ends.piece; taps += 1) {
        await engine.click(from!);
        piece = await engine.run(chosen, piece);
      }
      await engine.click(to!);
    }
  }
  const came = await engine.run(done, now.entries);
  if (!came) throw new Error(`nothing came of ${JSON.stringify(now)}`);
}

/** Plays until `enough` returns true, or the game is over. */
async function play(engine: Engine, enough: (now: Rest) => boolean, choice = pick): Promise<Rest> {
  for (let steps = 0; steps < 1500; steps += 1) {
    const now = await engine.run(resting);
    if (now.phase === 'over' || (enough(now) && !now.asked)) return now;
    await step(engine, now, choice);
  }
  throw new Error('the game does not end');
}

/** Moves the focus to a place of the board, and presses it. */
async function walkTo(engine: Engine, place: string): Promise<void> {
  const here = () => engine.run(() => (document.activeElement as HTMLElement | null)?.dataset.place ?? '');
  for (let presses = 0; presses < 25 && (await here()) === ''; presses += 1) await engine.press('Tab');
  const [right, up] = await engine.run((place) => {
    const [from, to] = [document.activeElement!, document.querySelector(`#twin [data-place="${place}"]`)!].map((cell) => cell.getBoundingClientRect());
    return [Math.round((to!.x - from!.x) / from!.width), Math.round((from!.y - to!.y) / from!.height)];
  }, place);
  const keys = [...Array(Math.abs(up!)).fill(up! > 0 ? 'ArrowUp' : 'ArrowDown'), ...Array(Math.abs(right!)).fill(right! > 0 ? 'ArrowRight' : 'ArrowLeft')];
  await engine.press(...keys, 'Enter');
}

test.afterEach(async ({ engine }) => expect(await engine.troubles(), 'the page must be quiet').toEqual([]));

for (const game of NAMES) {
  test.describe(game, () => {
    test('it starts in narrow windows, too, where nothing scrolls by a little', async ({ engine, baseURL }) => {
      await begin(engine, baseURL!, game, {});
      for (const [width, height] of [[500, 800], [800, 540]] as const) {
        await engine.resize(width, height);
        await expect.poll(() => engine.run(scrollers), `${width}×${height}`).toEqual([]);
      }
      await press(engine, '#play-two');
      for (const [width, height] of [[800, 540], [1280, 840]] as const) {
        await engine.resize(width, height);
        await expect.poll(() => engine.run(scrollers), `${width}×${height}`).toEqual([]);
      }
    });

    test('a game is played to its end by clicks', async ({ engine, baseURL }) => {
      await begin(engine, baseURL!, game, SHORT[game]!);
      const last = LAST_TURNS[game];
      if (last) {
        await engine.run((record) => {
          document.querySelector<HTMLTextAreaElement>('#record-text')!.value = record;
          document.querySelector<HTMLButtonElement>('#record-open')!.click();
        }, last);
      }
      const end = await play(engine, () => false, CHOICE[game]);
      expect(end.phase).toBe('over');
      await expect.poll(() => engine.run(() => document.querySelector('#ending[open] #ending-title')?.textContent)).toBeTruthy();
    });

    test('a turn is played by keys, and goes on after a reload', async ({ engine, baseURL }) => {
      await begin(engine, baseURL!, game, SHORT[game]!);
      let now = await engine.run(resting);
      for (let moved = false; !moved; now = await engine.run(resting)) {
        if (now.asked) await press(engine, '#choice-list button');
        else if (now.phase !== 'decision') await engine.press('t');
        else {
          const ends = parse(pick(now), now.turn)!;
          await walkTo(engine, ends.from);
          await walkTo(engine, ends.to);
          moved = true;
        }
        expect(await engine.run(done, now.entries), JSON.stringify(now)).toBe(true);
      }
      await engine.open();
      await engine.run(complete);
      expect(await engine.run(resting)).toEqual(now);
    });

    // Rules, puzzles and editor are the same on every page: one game suffices, except in the full product.
    if (!ALL && game !== NAMES[0]) return;

    test('rules are read', async ({ engine, baseURL }) => {
      await begin(engine, baseURL!, game, SHORT[game]!);
      await press(engine, '#open-rules');
      const rule = () => engine.run(() => document.querySelector('#cards[open] #card-rule')?.textContent ?? '');
      await expect.poll(rule).not.toBe('');
      const first = await rule();
      await press(engine, '#card-on');
      await expect.poll(rule).not.toBe(first);
      await press(engine, '#open-book');
      await expect.poll(() => engine.run(() => document.querySelector('#book[open] #book-body')?.textContent?.length ?? 0)).toBeGreaterThan(1000);
      await press(engine, '#book [data-close]');
    });

    test('a puzzle is tried, and shown', async ({ engine, baseURL }) => {
      await begin(engine, baseURL!, game, {});
      await press(engine, '#open-more');
      await press(engine, '#more-puzzles');
      await press(engine, '#puzzle-hint');
      await press(engine, '#puzzle-hint');
      await expect.poll(() => engine.run(() => document.querySelector('#puzzle:not([hidden]) #puzzle-title')?.textContent)).toBeTruthy();
      await press(engine, '#puzzle-done');
    });

    test('a position is put together', async ({ engine, baseURL }) => {
      await begin(engine, baseURL!, game, {});
      await press(engine, '#open-more');
      await press(engine, '#more-editor');
      const text = () => engine.run(() => document.querySelector<HTMLTextAreaElement>('#editor-text')!.value);
      await expect.poll(text).not.toBe('');
      const start = await text();
      const places = await engine.run(() => [...document.querySelectorAll<HTMLElement>('#twin [data-place]')].map((cell) => {
        const { left, top, width, height } = cell.getBoundingClientRect();
        return { x: left + width / 2, y: top + height / 2 };
      }));
      // A piece of a unique kind is on two places.
      await press(engine, '#editor-kinds label:nth-child(2)');
      await engine.click(places[Math.floor(places.length / 2)]!);
      await expect.poll(text).not.toBe(start);
      await press(engine, '#editor-start');
      await expect.poll(text).toBe(start);
      await press(engine, '#editor-play');
      expect((await engine.run(resting)).entries).toBeGreaterThanOrEqual(0);
    });
  });
}

test('letters are exchanged with Chromium', async ({ engine, page, baseURL }) => {
  await page.goto(new URL(address({ speed: 'instant', language: 'en' }), baseURL).href);
  await ready(page);
  const letter = new URL(await invite(page));
  await begin(engine, baseURL!, 'sahkku', {});
  const read = (hash: string) => engine.run(async (hash) => {
    location.hash = hash;
    while (location.hash !== '') await new Promise((then) => setTimeout(then, 5));
  }, hash);
  await read(letter.hash);
  await press(engine, '#distance-accept-yes');
  await expect.poll(() => engine.run(() => document.querySelector('#distance-accept[open]'))).toBeNull();
  const isMine = ({ phase, seat, throws }: Rest) => throws || ((phase === 'decision' || phase === 'way') && seat === 'human');
  for (let letters = 0; letters < 4; letters += 1) {
    await play(engine, (now) => !isMine(now));
    if (!(await engine.run(() => document.querySelector('#distance-send[open]') !== null))) await press(engine, '#distance-go');
    await open(page, await engine.run(() => document.querySelector<HTMLTextAreaElement>('#distance-link')!.value));
    await press(engine, '#distance-send-close');
    await read(new URL((await turn(page))!).hash);
  }
  // A throw of one player reaches the other a letter later.
  const [here, there] = await Promise.all([engine.run(() => window.sahkku.record()), record(page)]);
  const entries = [here, there].map((text) => text!.split('\n').filter((line) => /^\d/.test(line)));
  const known = Math.min(...entries.map(({ length }) => length)) - 1;
  expect(known).toBeGreaterThan(1);
  expect(entries[0]!.slice(0, known)).toEqual(entries[1]!.slice(0, known));
});
