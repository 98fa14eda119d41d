import type { Page } from '@playwright/test';
import { GAMES } from './games.ts';

/** The names of the games. */
const TITLES = new RegExp(Object.values(GAMES).map(({ title }) => title).join('|'), 'g');

// An invented language: English with accents, every message in brackets and at least 40 % longer. Text outside brackets on the
// page does not come from the message files; text that does not fit will not fit in some language.

const accents: Record<string, string> = { a: 'áá', e: 'éé', i: 'íí', o: 'óó', u: 'úú', y: 'ýý', A: 'ÁÁ', E: 'ÉÉ', I: 'ÍÍ', O: 'ÓÓ', U: 'ÚÚ' };

/** A longer version of a text. Numerals of dice are not words. */
function longer(text: string): string {
  const long = text.replace(/[^\s]+/g, (word) =>
    /^[XI]+[’.,s]*$/.test(word) ? word : word.replace(/[aeiouyAEIOU]/g, (vowel) => accents[vowel] ?? vowel));
  const missing = Math.ceil(text.trim().length * 1.4) - long.trim().length;
  return missing > 0 && text.trim() !== '' ? long.replace(/(\s*)$/, `${'ş'.repeat(Math.min(missing, 9))}$1`) : long;
}

/** The index after the brace that closes the one at `start`. */
function closing(pattern: string, start: number): number {
  let depth = 0;
  for (let at = start; at < pattern.length; at++) {
    if (pattern[at] === '{') depth++;
    if (pattern[at] === '}' && --depth === 0) return at + 1;
  }
  return pattern.length;
}

/** The parts of a gap that bars separate, ignoring inner gaps. */
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

/** A pattern of a catalogue with longer texts. */
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

/** Serves the pseudo-language instead of English. The texts are stretched in the page, where nothing else slows requests. */
export async function speakPseudo(page: Page): Promise<void> {
  const needed = [longer, closing, parts, stretched, stretchEnglish].join('\n');
  await page.addInitScript(`{ const accents = ${JSON.stringify(accents)};\n${needed}\nstretchEnglish(); }`);
}

/** Stretches every English text that the page fetches. It is sent to the page. */
function stretchEnglish(): void {
  const usual = window.fetch;
  window.fetch = async (...asked) => {
    const answer = await usual(...asked);
    if (!/\/words\/(\w+\/)?en\//.test(answer.url)) return answer;
    const text = (await answer.text()).replace(/^([^\t\n]+\t)(.*)$/gm, (_, name: string, pattern: string) => `${name}⟦${stretched(pattern)}⟧`);
    return new Response(text, answer);
  };
}

/** Texts and names in the view that do not come from the message files. */
export async function foreignWords(page: Page): Promise<string[]> {
  const texts = await page.evaluate(() => {
    const found: string[] = [];
    const view = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body;
    for (const element of [view, ...view.querySelectorAll('*')]) {
      // A closed dialog gets its words again when it is opened.
      if (view === document.body && element.closest('dialog')) continue;
      // Languages have their own names, and a kiosk invites in all of them.
      if (element.closest('script, template, noscript, style, kbd, [data-languages], .language, .language-buttons, #unopened, #invitation:not([lang="en"])')) continue;
      for (const name of ['aria-label', 'title', 'placeholder', 'alt', 'aria-description']) {
        found.push(element.getAttribute(name) ?? '');
      }
      // A text that names places is in pieces, but is a single message.
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
      // A word of the glossary and its meaning are one message, shown in two places.
      return bare.replace(/\u0001[^\u0001\u0002]*$/, '').replace(/^[^\u0001\u0002]*\u0002/, '');
    })
    // Names of games, of rule sets, of languages, of places, of sides of dice and of sizes of paper are the same everywhere.
    .map((text) => text.replace(TITLES, '').replace(/Lágesvuotna|Vuonnamárkan|Ráisa|Máze|Vuovdaguoika|Gávkevuotna|Unjárga|Le Globe Joueur|Linné|Tablut|Brandubh|Copenhagen|Fetlar|Borvo 2001|\bLetter\b/g, ''))
    .map((text) => text.replace(/\b[QK]?[a-k]\d+\b|\b[XI]+\b|\bEN\b/g, ''))
    .filter((text) => /\p{Letter}{2}/u.test(text));
}
