import type { Page } from '@playwright/test';

// A language that nobody speaks: English with accents, every message in brackets and at least 40 % longer. What stands on
// the page outside of brackets does not come from the message files; what does not fit will not fit in some language.

const accents: Record<string, string> = { a: 'áá', e: 'éé', i: 'íí', o: 'óó', u: 'úú', y: 'ýý', A: 'ÁÁ', E: 'ÉÉ', I: 'ÍÍ', O: 'ÓÓ', U: 'ÚÚ' };

/** A text, longer. Numerals of dice are not words. */
function longer(text: string): string {
  const long = text.replace(/[^\s]+/g, (word) =>
    /^[XI]+[’.,s]*$/.test(word) ? word : word.replace(/[aeiouyAEIOU]/g, (vowel) => accents[vowel] ?? vowel));
  const missing = Math.ceil(text.trim().length * 1.4) - long.trim().length;
  return missing > 0 && text.trim() !== '' ? long.replace(/(\s*)$/, `${'ş'.repeat(Math.min(missing, 9))}$1`) : long;
}

/** The place after the brace that closes the one at `start`. */
function closing(pattern: string, start: number): number {
  let depth = 0;
  for (let at = start; at < pattern.length; at++) {
    if (pattern[at] === '{') depth++;
    if (pattern[at] === '}' && --depth === 0) return at + 1;
  }
  return pattern.length;
}

/** The parts of a gap between bars that are in no inner gap. */
function parts(gap: string): string[] {
  const found = [''];
  let depth = 0;
  for (const sign of gap) {
    if (sign === '{') depth++;
    if (sign === '}') depth--;
    if (sign === '|' && depth === 0) found.push('');
    else found[found.length - 1] += sign;
  }
  return found;
}

/** A pattern of a catalogue whose texts are longer. */
export function stretched(pattern: string): string {
  let result = '';
  for (let at = 0; at < pattern.length; ) {
    const next = pattern[at] === '{' ? closing(pattern, at) : pattern.indexOf('{', at);
    const end = next === -1 ? pattern.length : next;
    const piece = pattern.slice(at, end);
    if (piece.startsWith('{')) {
      const [name, ...choices] = parts(piece.slice(1, -1));
      const texts = choices.map((choice) => choice.replace(/^([^:]*:)(.*)$/s, (_, key, text) => key + stretched(text)));
      result += `{${[name, ...texts].join('|')}}`;
    } else {
      result += longer(piece);
    }
    at = end;
  }
  return result;
}

/** Serves the pseudo-language in the place of English. The texts are stretched in the page, where nothing else slows requests. */
export async function speakPseudo(page: Page): Promise<void> {
  const needed = [longer, closing, parts, stretched, stretchEnglish].join('\n');
  await page.addInitScript(`{ const accents = ${JSON.stringify(accents)};\n${needed}\nstretchEnglish(); }`);
}

/** Stretches every text of English that the page fetches. It is sent to the page. */
function stretchEnglish(): void {
  const usual = window.fetch;
  window.fetch = async (...asked) => {
    const answer = await usual(...asked);
    if (!/\/words\/(\w+\/)?en\//.test(answer.url)) return answer;
    const text = (await answer.text()).replace(/^([^\t\n]+\t)(.*)$/gm, (_, name: string, pattern: string) => `${name}⟦${stretched(pattern)}⟧`);
    return new Response(text, answer);
  };
}

/** Whatever can be read or heard in the view and does not come from the message files. */
export async function foreignWords(page: Page): Promise<string[]> {
  const texts = await page.evaluate(() => {
    const found: string[] = [];
    const view = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body;
    for (const element of [view, ...view.querySelectorAll('*')]) {
      // What a closed dialog says is said anew when it is opened.
      if (view === document.body && element.closest('dialog')) continue;
      // Languages have their own names, and a kiosk invites in all of them.
      if (element.closest('script, template, noscript, style, kbd, [data-languages], .language, .language-buttons, #invitation:not([lang="en"])')) continue;
      for (const name of ['aria-label', 'title', 'placeholder', 'alt', 'aria-description']) {
        found.push(element.getAttribute(name) ?? '');
      }
      // A text that names places is in pieces, and one message all the same.
      if (element.matches('.place')) continue;
      if (element.querySelector(':scope > .place')) {
        found.push(element.textContent ?? '');
        continue;
      }
      for (const node of element.childNodes) if (node.nodeType === Node.TEXT_NODE) found.push(node.textContent ?? '');
    }
    return found;
  });
  return texts
    .map((text) => text.replace(/[⟦]/g, '\u0001').replace(/[⟧]/g, '\u0002'))
    .map((text) => {
      let bare = text;
      while (/\u0001[^\u0001\u0002]*\u0002/.test(bare)) bare = bare.replace(/\u0001[^\u0001\u0002]*\u0002/g, '');
      // A word of the glossary and what it means are one message, and stand apart.
      return bare.replace(/\u0001[^\u0001\u0002]*$/, '').replace(/^[^\u0001\u0002]*\u0002/, '');
    })
    // Names of games, of rule sets, of languages, of places, of sides of dice and of sizes of paper are the same everywhere.
    .map((text) => text.replace(/Lágesvuotna|Vuonnamárkan|Ráisa|Máze|Vuovdaguoika|Gávkevuotna|Unjárga|Le Globe Joueur|Linné|Tablut|Brandubh|Sáhkku|Hnefatafl|Kotra|\bLetter\b/g, ''))
    .map((text) => text.replace(/\b[QK]?[a-k]\d+\b|\b[XI]+\b|\bEN\b/g, ''))
    .filter((text) => /\p{Letter}{2}/u.test(text));
}

/** What is cut off, sticks out of the window, or lies over something else that can be pressed. */
export async function misfits(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = [];
    const name = (element: Element) =>
      `${element.tagName.toLowerCase()}${element.id ? `#${element.id}` : ''} “${(element.textContent ?? '').trim().slice(0, 30)}”`;
    const shown = (element: Element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
    const dialogs = [...document.querySelectorAll('dialog[open]')];
    const root = dialogs.at(-1) ?? document.body;
    if (document.documentElement.scrollWidth > innerWidth + 1) found.push('the page is wider than the window');
    const scrolling = new Map<Element | null, boolean>([[null, false]]);
    const scrolls = (element: Element | null): boolean => {
      const known = scrolling.get(element);
      if (known !== undefined) return known;
      const does = /auto|scroll/.test(getComputedStyle(element!).overflowY) || scrolls(element!.parentElement);
      scrolling.set(element, does);
      return does;
    };
    const parts = [...root.querySelectorAll('button, select, input, textarea, label, p, h1, h2, h3, li, small, span, summary, a')];
    for (const part of [root, ...parts]) {
      if (!shown(part) || part.closest('#twin, #twin-dice, .language, option')) continue;
      const box = part.getBoundingClientRect();
      // Nothing, or something for voices only.
      if (box.width <= 1) continue;
      // A row of advice and the table of all rule sets are pushed along in their frames.
      if (part.closest('#advice-list, .frame')) continue;
      if (box.left < -1 || box.right > innerWidth + 1) found.push(`${name(part)} sticks out sideways`);
      if (!scrolls(part) && (box.top < -1 || box.bottom > innerHeight + 1)) found.push(`${name(part)} sticks out of the window`);
      if (!part.matches('textarea, select, input') && getComputedStyle(part).display !== 'inline' && part.scrollWidth > part.clientWidth + 1) {
        found.push(`${name(part)} is wider than its place`);
      }
    }
    // As much of it as is seen: what scrolls in a frame goes on outside of it, unseen.
    const measured = new Map<Element, { left: number; top: number; right: number; bottom: number }>();
    const seen = (part: Element) => {
      const known = measured.get(part);
      if (known) return known;
      let { left, top, right, bottom } = part.getBoundingClientRect();
      for (let frame = part.parentElement; frame && frame !== root; frame = frame.parentElement) {
        if (getComputedStyle(frame).overflow === 'visible') continue;
        const edge = frame.getBoundingClientRect();
        [left, top, right, bottom] = [Math.max(left, edge.left), Math.max(top, edge.top), Math.min(right, edge.right), Math.min(bottom, edge.bottom)];
      }
      const box = { left, top, right, bottom };
      measured.set(part, box);
      return box;
    };
    // An invitation takes every touch, and a notice stays over whatever it is about until it is closed.
    const over = '#invite, .notice';
    const pressed = [...root.querySelectorAll('button, select, input')].filter((part) => shown(part) && !part.closest('#twin, #twin-dice, .language'));
    pressed.forEach((one, n) => {
      for (const other of pressed.slice(n + 1)) {
        const [a, b] = [seen(one), seen(other)];
        if ((one.closest(over) === null) !== (other.closest(over) === null)) continue;
        const overlap = Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1 && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1;
        // What is scrolled goes under what stays at the foot.
        const foot = one.closest('.foot') !== other.closest('.foot');
        if (!foot && overlap && !one.contains(other) && !other.contains(one)) found.push(`${name(one)} lies over ${name(other)}`);
      }
    });
    return found;
  });
}
