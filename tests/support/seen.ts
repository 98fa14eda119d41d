import type { Page } from '@playwright/test';
import { expect } from './game.ts';

/** What the page says and offers at one moment, and what is still in motion on the board. */
export interface Glance {
  /** What is still moving. */
  moving: 'dice' | 'pieces' | null;
  /** All texts: words beside the board, names, title, list of moves, open dialogs. */
  said: Record<string, string>;
  task: string;
  /** The names of the dice. */
  dice: string[];
  /** The available buttons of the game. */
  offered: string[];
}

declare global {
  interface Window {
    glances: Glance[];
    /** Stops watching the page. */
    ceaseToWatch?: () => void;
  }
}

/** Looks at the page whenever anything on it changes, starts to move or stops moving, from now on; earlier glances are
 * discarded. */
export async function watch(page: Page): Promise<void> {
  await page.evaluate(() => {
    window.ceaseToWatch?.();
    const find = (id: string) => document.getElementById(id);
    const text = (id: string) => find(id)?.textContent ?? '';
    const names = (id: string) => [...document.querySelectorAll(`#${id} button`)].map((button) => button.getAttribute('aria-label') ?? '');
    const look = (): Glance => {
      const said: Record<string, string> = { title: document.title };
      for (const id of ['turn', 'news', 'far-turn', 'far-news', 'heard', 'ending-title']) said[id] = text(id);
      said.face = document.querySelector('.plate.turn:not([hidden]) use')?.getAttribute('href') ?? '';
      const moves = [...document.querySelectorAll('#move-list button')];
      said.moves = moves.map((move) => (move.getAttribute('aria-current') === 'step' ? `[${move.textContent}]` : move.textContent)).join(' ');
      said.scrubber = find('scrubber')?.getAttribute('aria-valuetext') ?? '';
      said.dialogs = [...document.querySelectorAll('dialog[open]')].map((dialog) => dialog.id).join();
      // Choices there are offers, and disappear while something moves.
      said.board = names('twin').map((name) => name.replace(/, (selected|can move|reachable .*)$/, '')).join('; ');
      const buttons = ['throw', 'rethrow', 'end-turn', 'take-back', 'hint'].flatMap((id) => [id, `far-${id}`]);
      const chosen = names('twin').some((name) => /, (selected|can move|reachable .*)$/.test(name)) ? ['a place'] : [];
      return {
        moving: window.sahkku.moving() ?? null,
        said,
        task: text('task'),
        dice: names('twin-dice'),
        offered: [...buttons.filter((id) => find(id)?.hidden === false), ...chosen],
      };
    };
    window.glances = [look()];
    let last = JSON.stringify(window.glances[0]);
    const glance = () => {
      const now = look();
      const written = JSON.stringify(now);
      if (written !== last) window.glances.push(now);
      last = written;
    };
    const changes = new MutationObserver(glance);
    changes.observe(document.documentElement, { subtree: true, childList: true, characterData: true, attributes: true });
    // All words are in the document, so the observer sees them. Motion is not.
    let moving = window.sahkku.moving();
    const frame = () => {
      if (moving !== window.sahkku.moving()) {
        moving = window.sahkku.moving();
        glance();
      }
      next = requestAnimationFrame(frame);
    };
    let next = requestAnimationFrame(frame);
    window.ceaseToWatch = () => {
      changes.disconnect();
      cancelAnimationFrame(next);
    };
  });
}

/** The glances since `watch`. */
export const glances = (page: Page): Promise<Glance[]> => page.evaluate(() => window.glances);

/** The words, except those for dice that were just picked up to be thrown again, because that is immediate. */
function told({ moving, said }: Glance, rest: Glance): Record<string, string> {
  const plain = (moves: string) => moves.replace(/[[\]]/g, '');
  const again = moving === 'dice' && plain(said.moves).replace(/ ?(Turn \d+ · (wo)?men: \d+ +)?Throw (one X|\d+ Xs) again ?$/, '') === plain(rest.said.moves);
  return again ? { ...said, moves: rest.said.moves, scrubber: rest.said.scrubber } : said;
}

/** While something moves, nothing new is said or offered. */
export function expectNothingAhead(glances: Glance[]): void {
  let rest = glances[0];
  expect(rest.moving, 'the first look is at a board at rest').toBeNull();
  for (const now of glances) {
    if (now.moving === null) {
      rest = now;
      continue;
    }
    const about = `while ${now.moving} move after “${rest.said.news}”`;
    expect(told(now, rest), about).toEqual(rest.said);
    expect(['', rest.task], about).toContain(now.task);
    expect(rest.offered, about).toEqual(expect.arrayContaining(now.offered));
    for (const [n, die] of now.dice.entries()) {
      const face = (name?: string) => name?.replace(/^the (men|women)’s die: /, '');
      expect(now.moving === 'dice' ? ['in your hand', face(rest.dice[n])] : [face(rest.dice[n])], about).toContain(face(die));
    }
  }
}
