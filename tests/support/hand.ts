import type { Page } from '@playwright/test';
import { parse, pick } from './driver.ts';
import { expect } from './game.ts';
import { mouse, place, type Hand, type Point, type State } from './play.ts';

// Whole games by a real mouse or finger: the page is queried once before each touch, and no timer is waited for.

/** The next act of a hand: it touches a point, or chooses the piece at a place and touches its destination. */
interface Next {
  now: State;
  point?: Point;
  ends?: { piece: string; from: string; to: string };
}

/** Waits until there is something to do after this number of entries, and returns where. It is sent to the page as it is. */
async function next(past: number): Promise<Next> {
  const middle = (selector: string, nth = 0): Point => {
    const button = document.querySelectorAll(selector)[nth];
    if (!button?.checkVisibility({ visibilityProperty: true })) throw new Error(`${selector} cannot be pressed in ${JSON.stringify(window.sahkku.state())}`);
    button.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    const { left, top, width, height } = button.getBoundingClientRect();
    return { x: left + width / 2, y: top + height / 2 };
  };
  const press = (now: State, selector: string, nth?: number): Next => ({ now, point: middle(selector, nth) });
  for (const end = performance.now() + 60_000; ; ) {
    const now = window.sahkku.state();
    const asked = document.querySelector('#choice[open]') !== null;
    if (now?.seat === 'computer' && document.querySelector('#end-turn')?.checkVisibility()) return press(now, '#end-turn');
    if (now?.waiting && (asked || (now.entries > past && (now.phase === 'over' || now.seat !== 'computer')))) {
      if (now.phase === 'over') return { now };
      if (asked) return press(now, '#choice-list button', now.phase === 'way' ? now.entries % 2 : 0);
      if (now.phase !== 'decision') return press(now, '#throw');
      const action = pick(now);
      const ends = parse(action, now.turn);
      return ends ? { now, ends } : press(now, action === 'stop' ? '#end-turn' : '#rethrow');
    }
    if (performance.now() > end) throw new Error(`nothing came of entry ${past} in ${JSON.stringify(now)}`);
    await new Promise((resolve) => setTimeout(resolve));
  }
}

/** Plays a game to its end by a real hand. */
export async function playByHand(page: Page, hand: Hand = mouse): Promise<State> {
  const look = (past: number) => page.evaluate(`(() => { ${[parse, pick, next].join('\n')}\nreturn next(${past}); })()`) as Promise<Next>;
  let { now, point, ends } = await look(-1);
  while (now.phase !== 'over') {
    if (ends) {
      let at = await place(page, ends.from);
      // If several pieces share the place, another tap chooses the next. The words that then appear can move the board.
      let chosen: string | null | undefined;
      for (let taps = 0; taps < 4 && chosen !== ends.piece; taps += 1) {
        await hand(page, at);
        [chosen, at, point] = await page.evaluate(
          ({ from, to }) => [window.sahkku.state()?.chosen, window.sahkku.place(from), window.sahkku.place(to)] as const,
          ends,
        );
      }
      expect(chosen, `a tap chooses the piece in ${now.position}`).toBe(ends.piece);
    }
    await hand(page, point!);
    ({ now, point, ends } = await look(now.entries));
  }
  return now;
}
