import type { Page } from '@playwright/test';
import { someOf } from './all.ts';
import { settled } from './views.ts';

// Checks that a view fits into windows of any size, and that all of it can be reached and hit.

/** A way to check a view: the size of the window, and that of its letters in percent of the usual size. */
export interface Size {
  width: number;
  height: number;
  letters?: number;
}

/** A window on a desktop. */
export const USUAL: Size = { width: 1280, height: 800 };

/** The same with letters twice as large. */
export const LARGE: Size = { ...USUAL, letters: 200 };

/** A narrow screen. */
export const NARROW: Size = { width: 320, height: 640 };

/** A phone, a laptop and a kiosk; in the full product a screen of each kind. */
export const SCREENS: readonly Size[] = someOf(
  [[360, 640], [1280, 800], [1080, 1920], [640, 360], [768, 1024], [3840, 2160]].map(([width, height]) => ({ width, height })),
  3,
);

/** Screens of phones held sideways: the smallest, and a common one; in the full product all of them. */
export const SIDEWAYS: readonly Size[] = someOf(
  [[640, 360], [844, 390], [667, 375], [740, 360], [932, 430]].map(([width, height]) => ({ width, height })),
  2,
);

/** The last size of letters for a page, in percent; a newly opened page has the usual size. */
const set = new WeakMap<Page, number>();

/** Enlarges letters as people do in their browser: the page is not informed. */
export async function enlarge(page: Page, percent: number): Promise<void> {
  if (percent === 100 && (set.get(page) ?? 100) === 100) return;
  set.set(page, percent);
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setFontSizes', { fontSizes: { standard: (16 * percent) / 100, fixed: (13 * percent) / 100 } });
  await session.detach();
}

/**
 * Shows the view at a size. The board behind a dialog keeps its size, because redrawing it would take longest; and the dialog
 * is laid out when it is checked, so only a board in front is waited for.
 */
export async function take(page: Page, size: Size): Promise<void> {
  const behind = await page.evaluate((usual) => {
    const table = document.querySelector<HTMLElement>('.table')!;
    const { width, height } = table.getBoundingClientRect();
    const behind = document.querySelector('dialog[open]') !== null;
    table.style.cssText = behind && !usual ? `position: fixed; inset: 0 auto auto 0; width: ${width}px; height: ${height}px` : '';
    return behind;
  }, size === USUAL);
  const now = page.viewportSize();
  if (now?.width !== size.width || now.height !== size.height) await page.setViewportSize(size);
  await enlarge(page, size.letters ?? 100);
  if (!behind || size === USUAL) await settled(page);
}

/** Controls that are smaller than a finger, or make a phone wait for another tap or enlarge the page, and names that do not
 * begin with the visible text. */
export async function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = [];
    const root = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body;
    for (const control of root.querySelectorAll<HTMLElement>('button, select, input, summary, textarea')) {
      if (control.closest('#twin, #twin-dice') || !control.checkVisibility({ visibilityProperty: true })) continue;
      if (root === document.body && control.closest('dialog')) continue;
      // A term in a sentence is as high as its line, like links.
      if (control.matches('.term')) continue;
      // Touching the line of a setting touches the setting.
      const target = control.matches('input') ? (control.closest('label') ?? control) : control;
      const { width, height } = target.getBoundingClientRect();
      if (!control.matches('textarea') && getComputedStyle(target).touchAction === 'auto') found.push(`${control.id} waits for a second tap`);
      if (control.matches('select, textarea, input:not([type="checkbox"], [type="radio"], [type="range"])') && parseFloat(getComputedStyle(control).fontSize) < 16) {
        found.push(`${control.id} has letters of ${getComputedStyle(control).fontSize}: phones enlarge the page for it`);
      }
      const name = (control.getAttribute('aria-label') ?? control.textContent ?? '').replace(/\s+/g, ' ').trim();
      if (width < 43.9 || height < 43.9) found.push(`${control.id || name} is ${Math.round(width)}×${Math.round(height)}`);
      const seen = control.matches('button, summary') ? control.innerText.replace(/\s+/g, ' ').trim() : '';
      if (/\p{L}/u.test(seen) && !name.toLowerCase().includes(seen.toLowerCase())) found.push(`${control.id} reads ${seen} and is called ${name}`);
    }
    return found;
  });
}

/**
 * Buttons, fields and headings that nobody can see or touch: outside the window, or covered. Elements in a list or a dialog may
 * require scrolling; all others must be in view.
 */
export async function outOfReach(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = [];
    const root = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body;
    for (const part of root.querySelectorAll<HTMLElement>('button, select, input, summary, h1, h2, h3, #turn')) {
      if (part.closest('#twin, #twin-dice, .language') || !part.checkVisibility({ visibilityProperty: true })) continue;
      if (root === document.body && part.closest('dialog')) continue;
      // An invitation takes every touch.
      if (part.id !== 'invite' && document.querySelector('#invite')?.checkVisibility()) continue;
      // A term is where its sentence is; some are only for keyboards and screen readers.
      if (part.matches('.term') || part.getBoundingClientRect().width <= 1) continue;
      if (root !== document.body || part.closest('#advice-list, #moves')) part.scrollIntoView({ block: 'nearest', inline: 'nearest' });
      const { left, top, right, bottom, width, height } = part.getBoundingClientRect();
      const name = `${part.tagName.toLowerCase()}#${part.id} “${(part.textContent ?? '').trim().slice(0, 30)}”`;
      if (left < -1 || top < -1 || right > innerWidth + 1 || bottom > innerHeight + 1) {
        found.push(`${name} is outside: ${[left, top, right, bottom].map(Math.round)}`);
        continue;
      }
      const [x, y] = [left + width / 2, top + height / 2];
      for (const [dx, dy] of [[0, 0], [4 - width / 2, 0], [width / 2 - 4, 0], [0, 4 - height / 2], [0, height / 2 - 4]]) {
        const hit = document.elementFromPoint(x + dx, y + dy);
        if (hit !== part && !part.contains(hit) && !(part.closest('label') ?? part).contains(hit)) {
          found.push(`${name} is under ${hit?.tagName.toLowerCase()}#${hit?.id}.${hit?.className}`);
          break;
        }
      }
    }
    return found;
  });
}

/** Words of the view that are broken across lines, although they are no longer than ordinary words. */
export async function tornWords(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = [];
    const root = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body;
    const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const part = node.parentElement!;
      // Elements for screen readers only are one pixel wide.
      if (part.closest('textarea, option, .language') || part.getBoundingClientRect().width <= 1) continue;
      if (!part.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
      for (const { 0: word, index } of node.nodeValue!.matchAll(/[\p{L}’]{2,14}/gu)) {
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        const lines = new Set([...range.getClientRects()].map(({ bottom }) => Math.round(bottom)));
        if (lines.size > 1) found.push(`“${word}” of ${part.tagName.toLowerCase()}#${part.id}.${part.className} is torn`);
      }
    }
    return found;
  });
}

/** What is wrong with the sign that the open dialog continues below. */
export async function unsigned(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const card = [...document.querySelectorAll<HTMLDialogElement>('dialog[open]')].at(-1);
    if (!card) return [];
    // The fixed foot of a dialog lies below its scrolling part.
    const scroller = card.querySelector('.scroll') ?? card;
    const signed = () => {
      const style = getComputedStyle(scroller, '::after');
      return style.content !== 'none' && Number(style.opacity) > 0.5;
    };
    // The sign follows in one of the next frames.
    const becomes = async (wanted: boolean) => {
      for (let frames = 0; frames < 30 && signed() !== wanted; frames += 1) await new Promise((done) => requestAnimationFrame(done));
      return signed() === wanted;
    };
    const scrolls = scroller.scrollHeight > scroller.clientHeight;
    const found: string[] = [];
    scroller.scrollTo(0, 0);
    if (!(await becomes(scrolls))) found.push(scrolls ? 'nothing shows that it goes on below' : 'it does not go on below');
    if (scrolls) {
      scroller.scrollTo(0, scroller.scrollHeight);
      if (!(await becomes(false))) found.push('it does not go on below its end');
      scroller.scrollTo(0, 0);
    }
    return found;
  });
}

/** Elements that are cut off, extend beyond the window, or cover other controls. */
export async function misfits(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = [];
    const name = (element: Element) =>
      `${element.tagName.toLowerCase()}${element.id ? `#${element.id}` : ''} “${(element.textContent ?? '').trim().slice(0, 30)}”`;
    const shown = (element: Element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
    const dialogs = [...document.querySelectorAll('dialog[open]')];
    const root = dialogs.at(-1) ?? document.body;
    if (document.documentElement.scrollWidth > innerWidth + 1) found.push('the page is wider than the window');
    const known = new Map<Element | null, boolean>([[null, false]]);
    const scrolls = (element: Element | null): boolean => {
      if (!known.has(element)) known.set(element, /auto|scroll/.test(getComputedStyle(element!).overflowY) || scrolls(element!.parentElement));
      return known.get(element)!;
    };
    const parts = [...root.querySelectorAll('button, select, input, textarea, label, p, h1, h2, h3, li, small, span, summary, a')];
    for (const part of [root, ...parts]) {
      if (!shown(part) || part.closest('#twin, #twin-dice, .language, option')) continue;
      const box = part.getBoundingClientRect();
      // Nothing, or something for screen readers only.
      if (box.width <= 1) continue;
      // A row of advice and the table of all rule sets scroll in their frames; the picture of a card shows a part of a board.
      if (part.closest('#advice-list, .frame, .model')) continue;
      if (box.left < -1 || box.right > innerWidth + 1) found.push(`${name(part)} sticks out sideways`);
      if (!scrolls(part) && (box.top < -1 || box.bottom > innerHeight + 1)) found.push(`${name(part)} sticks out of the window`);
      if (!part.matches('textarea, select, input') && getComputedStyle(part).display !== 'inline' && part.scrollWidth > part.clientWidth + 1) {
        found.push(`${name(part)} is wider than its place`);
      }
    }
    // If scroll bars take room, one for a pixel or two is useless.
    for (const part of [root, ...root.querySelectorAll<HTMLElement>('*')] as HTMLElement[]) {
      const { overflowX, overflowY } = getComputedStyle(part);
      if (!/auto|scroll/.test(overflowX + overflowY) || !shown(part)) continue;
      const over = [part.scrollWidth - part.clientWidth, part.scrollHeight - part.clientHeight];
      const bars = [part.offsetHeight - part.clientHeight, part.offsetWidth - part.clientWidth];
      if (over.some((pixels, at) => pixels > 0 && pixels < 3 && bars[at]! > 5)) found.push(`${name(part)} scrolls by a pixel or two`);
    }
    // The visible part: content that scrolls in a frame continues outside it, unseen.
    const seen = (part: Element) => {
      let { left, top, right, bottom } = part.getBoundingClientRect();
      for (let frame = part.parentElement; frame && frame !== root; frame = frame.parentElement) {
        if (getComputedStyle(frame).overflow === 'visible') continue;
        const edge = frame.getBoundingClientRect();
        [left, top, right, bottom] = [Math.max(left, edge.left), Math.max(top, edge.top), Math.min(right, edge.right), Math.min(bottom, edge.bottom)];
      }
      return { left, top, right, bottom };
    };
    // An invitation takes every touch, and a notice stays on top until it is closed.
    const pressed = [...root.querySelectorAll('button, select, input')]
      .filter((part) => shown(part) && !part.closest('#twin, #twin-dice, .language'))
      .map((part) => ({ part, box: seen(part), over: part.closest('#invite, .notice') !== null }));
    pressed.forEach((one, n) => {
      for (const other of pressed.slice(n + 1)) {
        if (one.over !== other.over) continue;
        const [a, b] = [one.box, other.box];
        const overlap = Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1 && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1;
        if (overlap && !one.part.contains(other.part) && !other.part.contains(one.part)) found.push(`${name(one.part)} lies over ${name(other.part)}`);
      }
    });
    return found;
  });
}

/** The elements that are not entirely in the window. */
export async function cutOff(page: Page, elements: string[]): Promise<string[]> {
  return page.evaluate(
    (elements) => new Promise<string[]>((done) => {
      const observer = new IntersectionObserver((seen) => {
        observer.disconnect();
        done(seen.filter(({ intersectionRatio }) => intersectionRatio < 0.999).map(({ target }) => target.id));
      });
      for (const element of elements) observer.observe(document.querySelector(element)!);
    }),
    elements,
  );
}
