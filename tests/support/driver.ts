import type { Frame, Page } from '@playwright/test';
import type { Point, State } from './play.ts';

// Plays inside the page, where no other program has to be asked for every look and every tap. The events are those of a mouse
// or a finger, at the element at that point, so the page's own listeners do the rest. Effects that only a real hand has, such
// as sound, need a real hand. All functions except the last are sent to the page as they are, so they use nothing but one
// another.

/** The kind of pointer. */
export type Pointer = 'mouse' | 'touch';

/**
 * The places between which an action such as `X:+Qb12-b11` or `e2-d2=raichi` moves, and the full name of the moving piece. In
 * tables games a side has its own numbers for the points, and places are named by white's numbers: `1/7` of black is `w13` to
 * `w19`.
 */
export function parse(action: string, turn: State['turn'] = null): { piece: string; from: string; to: string } | undefined {
  const tables = /^(\d+|bar)\/(\d+|off)/.exec(action === 'four' ? '1/7' : action);
  if (tables && turn) {
    const place = (at: string) => (/\d/.test(at) ? `w${turn === 'white' ? at : ((Number(at) + 11) % 24) + 1}` : `${at}-${turn}`);
    return { piece: place(tables[1]), from: place(tables[1]), to: place(tables[2]) };
  }
  const match = /^(?:[XI-]+:\+?)?([QK]?([a-k]\d+)'?)-([a-k]\d+)/.exec(action);
  return match ? { piece: match[1], from: match[2], to: match[3] } : undefined;
}

declare global {
  /** A page with this value chooses other actions than one without it. */
  var otherwise: number | undefined;
}

/** Chooses the action that shortens the game: captures are unknown here, so the longest way. */
export function pick(state: State): string {
  const steps = (action: string) => (action.startsWith('III:') ? 3 : action.startsWith('II:') ? 2 : 1);
  const uses = state.legal.filter((action) => parse(action, state.turn));
  const best = Math.max(...uses.map(steps));
  const choices = uses.filter((action) => steps(action) === best);
  const nth = state.entries + (globalThis.otherwise ?? 0);
  return choices[nth % choices.length] ?? state.legal[nth % state.legal.length];
}

/** Lets the page continue its work. It need not draw in between: a timer fires several times in a frame. */
function pause(milliseconds = 0): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}

/** Waits for a result of `look`. Looking takes time, too, so a late result is checked less often. */
async function settle<T>(look: () => T | null | undefined | false, about: () => string): Promise<T> {
  const end = performance.now() + 60_000;
  for (let tries = 0; ; tries += 1) {
    const found = look();
    if (found) return found;
    if (performance.now() > end) throw new Error(about());
    await pause(Math.min(tries, 40));
  }
}

/** The state, once a person has to act or the game is over. A turn that waits for it is confirmed. */
function resting(): Promise<State> {
  const look = () => {
    const state = window.sahkku?.state() ?? null;
    const asked = document.querySelector('#choice[open]') !== null;
    if (state?.seat === 'computer') document.querySelector<HTMLElement>('#end-turn:not([hidden])')?.click();
    return state !== null && state.waiting && (asked || state.phase === 'over' || state.seat !== 'computer') && state;
  };
  return settle(look, () => `nobody has to do anything in ${JSON.stringify(window.sahkku?.state())}`);
}

/** Touches a point of the page. */
function tap({ x, y }: Point, pointer: Pointer): void {
  const target = document.elementFromPoint(x, y);
  if (!target) throw new Error(`nothing is at ${x}, ${y}`);
  const event = { bubbles: true, cancelable: true, composed: true, view: window, clientX: x, clientY: y };
  const primary = { ...event, pointerId: 1, isPrimary: true, pointerType: pointer };
  if (pointer === 'mouse') target.dispatchEvent(new PointerEvent('pointermove', { ...primary, button: -1 }));
  target.dispatchEvent(new PointerEvent('pointerdown', { ...primary, buttons: 1 }));
  if (pointer === 'touch') {
    target.dispatchEvent(new PointerEvent('pointerup', primary));
    if (!target.dispatchEvent(new TouchEvent('touchend', event))) return;
  }
  if (target.dispatchEvent(new MouseEvent('mousedown', { ...event, buttons: 1, detail: 1 }))) {
    const focused = target.closest<HTMLElement>('button, select, input, textarea, summary, a[href], [tabindex]');
    if (focused) focused.focus({ preventScroll: true });
    else if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  }
  if (pointer === 'mouse') target.dispatchEvent(new PointerEvent('pointerup', primary));
  target.dispatchEvent(new MouseEvent('mouseup', { ...event, detail: 1 }));
  target.dispatchEvent(new PointerEvent('click', { ...primary, detail: 1 }));
}

/** Presses a button, once it exists and nothing covers it. */
async function press(selector: string, nth: number, pointer: Pointer): Promise<void> {
  const look = () => {
    const button = document.querySelectorAll<HTMLButtonElement>(selector)[nth];
    if (!button || button.disabled || !button.checkVisibility({ visibilityProperty: true })) return null;
    button.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    const { left, top, width, height } = button.getBoundingClientRect();
    const middle = { x: left + width / 2, y: top + height / 2 };
    return button.contains(document.elementFromPoint(middle.x, middle.y)) && middle;
  };
  tap(await settle(look, () => `${selector} cannot be pressed in ${JSON.stringify(window.sahkku.state())}`), pointer);
}

/** Chooses the piece that an action moves, and then its destination. */
async function move(action: string, ends: { piece: string; from: string; to: string }, pointer: Pointer): Promise<void> {
  // If several pieces share the place, another tap chooses the next.
  let chosen: string | null = null;
  for (let taps = 0; taps < 4 && chosen !== ends.piece; taps += 1) {
    tap(window.sahkku.place(ends.from), pointer);
    await pause();
    chosen = (await settle(() => window.sahkku.state(), () => 'there is no game')).chosen;
  }
  if (chosen !== ends.piece) throw new Error(`a tap on ${ends.from} chooses ${chosen} and no piece for ${action}`);
  tap(window.sahkku.place(ends.to), pointer);
}

/** Does one thing that the game waits for. */
async function act(now: State, pointer: Pointer): Promise<void> {
  if (now.phase === 'way') return press('#choice-list button', now.entries % 2, pointer);
  // Only the king can move, and a draw is offered; or the number of dice is asked for.
  if (document.querySelector('#choice[open]')) return press('#choice-list button', 0, pointer);
  if (now.phase === 'throw-off' || now.phase === 'throw') return press('#throw', 0, pointer);
  const action = pick(now);
  const ends = parse(action, now.turn);
  if (!ends) return press(action === 'stop' ? '#end-turn' : '#rethrow', 0, pointer);
  await move(action, ends, pointer);
  await pause();
  if (document.querySelector('#choice[open]')) await press('#choice-list button', 0, pointer);
}

/** Whether enough has been played. It is sent to the page, so it can use nothing but the state, its argument, and `parse`. */
export type Enough<Given> = (state: State, given: Given) => boolean;

/** Does what the game waits for until `enough` returns true, or the game is over. */
async function play(pointer: Pointer, enough: Enough<never> | null, given: unknown): Promise<State> {
  let now = await resting();
  for (let done = 0; done < 2000 && now.phase !== 'over' && !enough?.(now, given as never); done += 1) {
    const before = now;
    await act(before, pointer);
    await settle(
      () => (window.sahkku.state()?.entries ?? 0) > before.entries,
      () => `nothing came of ${JSON.stringify(before)}`,
    );
    now = await resting();
  }
  return now;
}

/** Does the open task of the lesson. */
async function doTask(now: State, pointer: Pointer): Promise<void> {
  const lesson = now.lesson!;
  if (now.phase === 'throw') return press('#throw', 0, pointer);
  if (lesson.trial) {
    const [from, to] = lesson.trial;
    tap(window.sahkku.place(from), pointer);
    await pause();
    // A piece without any move shows the reason at once.
    if (to && window.sahkku.state()?.lesson?.open === lesson.open) tap(window.sahkku.place(to), pointer);
    return;
  }
  const action = lesson.wanted[0];
  const ends = parse(action, now.turn);
  if (!ends) return press(action === 'stop' ? '#end-turn' : '#rethrow', 0, pointer);
  await move(action, { ...ends, from: ends.from.replace(/[QK']/g, '') }, pointer);
  await pause();
  if (document.querySelector('#choice[open]')) await press('#choice-list button', action.endsWith('=remove') ? 1 : 0, pointer);
}

/** Takes lessons until there are no more. Returns their topics. */
async function learn(pointer: Pointer): Promise<string[]> {
  const topics: string[] = [];
  while (window.sahkku.state()?.lesson) {
    let now = await resting();
    for (let tasks = 0; now.lesson && !now.lesson.done; tasks += 1) {
      if (tasks === 12) throw new Error('the lesson does not end');
      const { open } = now.lesson;
      await doTask(now, pointer);
      await settle(
        () => {
          const lesson = window.sahkku.state()?.lesson;
          return !lesson || lesson.done || lesson.open > open;
        },
        () => `nothing came of ${JSON.stringify(now.lesson)} in ${now.position}`,
      );
      now = await resting();
    }
    topics.push(now.lesson!.topic);
    await press('#lesson-next', 0, pointer);
    await pause();
  }
  return topics;
}

/** The deeds that can be done in the page. */
interface Deeds {
  play: typeof play;
  learn: typeof learn;
}

/** Does something in the page. */
export function drive<Deed extends keyof Deeds>(page: Page | Frame, deed: Deed, ...words: Parameters<Deeds[Deed]>): ReturnType<Deeds[Deed]> {
  const needed = [parse, pick, pause, settle, resting, tap, press, move, act, play, doTask, learn];
  const given = words.map((word) => (typeof word === 'function' ? String(word) : JSON.stringify(word))).join(', ');
  return page.evaluate(`(() => { ${needed.join('\n')}\nreturn ${deed}(${given}); })()`) as ReturnType<Deeds[Deed]>;
}
