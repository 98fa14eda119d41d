import type { Page } from '@playwright/test';
import { parse, pick } from './driver.ts';
import { expect } from './game.ts';
import { mouse, state, type Hand, type Point, type State } from './play.ts';

// Whole games by a real mouse or finger: the page is asked once before each touch, and no timer is waited for.

/** What a hand does next: it touches these points; with a piece, the first one until that piece is chosen. */
interface Next {
  now: State;
  points: Point[];
  piece: string | null;
}

/** Waits until something has to be done after so many entries, and says where. It is sent to the page as it stands here. */
async function next(past: number): Promise<Next> {
  const middle = (selector: string, nth = 0): Point => {
    const button = document.querySelectorAll(selector)[nth];
    if (!button?.checkVisibility({ visibilityProperty: true })) throw new Error(`${selector} cannot be pressed in ${JSON.stringify(window.sahkku.state())}`);
    button.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    const { left, top, width, height } = button.getBoundingClientRect();
    return { x: left + width / 2, y: top + height / 2 };
  };
  const press = (now: State, selector: string, nth?: number): Next => ({ now, points: [middle(selector, nth)], piece: null });
  for (const end = performance.now() + 60_000; ; ) {
    const now = window.sahkku.state();
    const asked = document.querySelector('#choice[open]') !== null;
    if (now?.waiting && (asked || (now.entries > past && (now.phase === 'over' || now.seat !== 'computer')))) {
      if (now.phase === 'over') return { now, points: [], piece: null };
      if (asked) return press(now, '#choice-list button', now.phase === 'way' ? now.entries % 2 : 0);
      if (now.phase !== 'decision') return press(now, '#throw');
      const action = pick(now);
      const ends = parse(action, now.turn);
      if (!ends) return press(now, action === 'stop' ? '#end-turn' : '#rethrow');
      return { now, points: [ends.from, ends.to].map((name) => window.sahkku.place(name)), piece: ends.piece };
    }
    if (performance.now() > end) throw new Error(`nothing came of entry ${past} in ${JSON.stringify(now)}`);
    await new Promise((resolve) => setTimeout(resolve));
  }
}

/** Plays a game to its end by a real hand. */
export async function playByHand(page: Page, hand: Hand = mouse): Promise<State> {
  const look = (past: number) => page.evaluate(`(() => { ${[parse, pick, next].join('\n')}\nreturn next(${past}); })()`) as Promise<Next>;
  let { now, points, piece } = await look(-1);
  while (points.length > 0) {
    if (piece) {
      // Where several pieces share the place, another tap chooses the next.
      let chosen: string | null | undefined;
      for (let taps = 0; taps < 4 && chosen !== piece; taps += 1) {
        await hand(page, points[0]);
        chosen = (await state(page))?.chosen;
      }
      expect(chosen, `a tap chooses the piece in ${now.position}`).toBe(piece);
    }
    await hand(page, points[points.length - 1]);
    ({ now, points, piece } = await look(now.entries));
  }
  return now;
}
