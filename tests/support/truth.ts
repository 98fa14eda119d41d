import type { Page } from '@playwright/test';
import { parse } from './driver.ts';
import { expect, GAMES, type Game } from './game.ts';
import type { State } from './play.ts';

// Checks the truth of what the page says in a whole game: every place, number, die, piece and side is compared with
// `window.sahkku.state()` and with the record. Native tests in crates/games/*/ui/src/page/truth.rs check that the sentences fit
// the events; this file checks that the words on the page match the board that the person sees.

/** A text of the page, and the state of the game when it was first shown. */
interface Sentence {
  id: string;
  text: string;
  now: Pick<State, 'phase' | 'turn' | 'position' | 'entries'>;
}

declare global {
  interface Window {
    sentences: Sentence[];
    /** The record of the game after each entry. */
    records: string[];
    /** The names of all places, each time that the board came to rest. */
    boards: { position: string; names: Record<string, string> }[];
  }
}

/** Collects from now on every text about the game that the page shows or announces. */
export async function collect(page: Page): Promise<void> {
  await page.evaluate(() => {
    window.sentences = [];
    window.records = [];
    window.boards = [];
    const known = new Set<string>();
    let written = -1;
    const ids = ['turn', 'task', 'news', 'heard', 'said', 'refusal-why', 'stakes', 'advice-title', 'advice-note', 'advice-list', 'ending-title', 'ending-reason'];
    const look = () => {
      const state = window.sahkku.state();
      if (!state) return;
      const { phase, position, entries } = state;
      // A turn that waits to be confirmed is told in the place of whose turn it is.
      const confirms = state.seat === 'computer' && document.querySelector('#end-turn:not([hidden])') !== null;
      const turn = confirms ? null : state.turn;
      if (entries !== written) {
        written = entries;
        window.records.push(window.sahkku.record() ?? '');
      }
      for (const id of ids) {
        const text = document.getElementById(id)?.textContent ?? '';
        const key = `${id} ${entries} ${text}`;
        if (text === '' || known.has(key)) continue;
        known.add(key);
        window.sentences.push({ id, text, now: { phase, turn, position, entries } });
      }
      if (window.sahkku.moving() !== undefined || state.chosen !== null || known.has(position)) return;
      known.add(position);
      const cells = [...document.querySelectorAll<HTMLElement>('#twin [data-place]')];
      const names = Object.fromEntries(cells.map((cell) => [cell.dataset['place'], cell.getAttribute('aria-label') ?? '']));
      window.boards.push({ position, names });
    };
    new MutationObserver(look).observe(document.documentElement, { subtree: true, childList: true, characterData: true, attributes: true });
    look();
  });
}

/** Checks the collected texts: each on its own and against the board, and that there were any. */
export async function expectTrue(page: Page, game: Game, reader: 'white' | 'black' = 'white'): Promise<void> {
  const { sentences, boards, records } = await page.evaluate(() => {
    const { sentences, boards, records } = window;
    return { sentences, boards, records };
  });
  const { numbered, sides: SIDES, standing } = GAMES[game];
  const places = new Set(Object.keys(boards[0].names));
  const counted = { places: 0, dice: 0, sides: 0, moves: 0, cells: 0 };
  /** The place with this name on the page; a number is marked by U+2060. */
  const called = (name: string) => (numbered ? `w${reader === 'white' ? name : ((Number(name) + 11) % 24) + 1}` : name);
  const place = numbered ? /\u2060(\d+)/g : /(?<![\p{L}\p{N}])([a-k]\d+)(?![\p{L}\p{N}])/gu;
  const named = (text: string) => [...text.matchAll(place)].map(([, name]) => called(name));
  // All actions ever recorded, and all throws.
  const moves = new Set<string>();
  const throws = new Set<string>();
  const fallen = (side: string | null, dice: string[]) => `${side}: ${dice.sort().join()}`;
  for (const line of new Set(records.join('\n').split('\n').filter((line) => /^\d/.test(line)))) {
    const words = line.split(' ').slice(1);
    const side = game === 'hnefatafl' ? null : words.shift()!;
    for (const word of words) {
      const ends = parse(word, side as State['turn']);
      if (ends) moves.add(`${ends.from} ${ends.to}`);
      else if (/^\d+:$/.test(word)) throws.add(fallen(side, [...word.slice(0, -1)]));
      else if (/^[XI,-]+$/.test(word)) throws.add(fallen(side, word.replaceAll('-', 'blank').split(',')));
    }
  }
  // A single assertion at the end: each one takes a millisecond or two, and there are thousands.
  const wrong: string[] = [];
  for (const { id, text, now } of sentences) {
    const about = `#${id} in ${now.position}: ${text}`;
    if (/[⟨{]|undefined|NaN/.test(text)) wrong.push(`no words: ${about}`);
    for (const at of named(text)) {
      if (!places.has(at)) wrong.push(`there is no ${at}: ${about}`);
      counted.places += 1;
    }
    // Whose turn it is.
    if (id === 'turn' && now.phase !== 'over' && now.phase !== 'throw-off' && now.turn) {
      const sides = SIDES.filter(([, words]) => words.test(text)).map(([side]) => side);
      if (sides.join() !== now.turn) wrong.push(`not ${now.turn}’s turn: ${about}`);
      counted.sides += 1;
    }
    if (id !== 'news' && id !== 'heard') continue;
    // Moves are in the record.
    const moved = numbered ? /moved from \u2060(\d+) to \u2060(\d+)/g : /moved from (\w+) to (\w+)/g;
    for (const [, from, to] of text.matchAll(moved)) {
      if (!moves.has(`${called(from)} ${called(to)}`)) wrong.push(`${from} to ${to} is not on record: ${about}`);
      counted.moves += 1;
    }
    // Throws are in the record; the throw for who begins comes before.
    for (const [, side, dice] of text.matchAll(/(men|women|White|Black) threw (?:again: )?([^.]*)\./g)) {
      if (/double|women|Black/.test(dice)) continue;
      if (!throws.has(fallen(side.toLowerCase(), dice.split(', ')))) wrong.push(`${dice} is not on record: ${about}`);
      counted.dice += 1;
    }
  }
  // Every cell is named after its contents.
  for (const { position, names } of boards) {
    for (const [at, what] of standing(position)) {
      if (!names[at]?.includes(what)) wrong.push(`${at} is called ${names[at]}, not ${what}, in ${position}`);
      counted.cells += 1;
    }
  }
  expect(wrong).toEqual([]);
  expect(counted.places, JSON.stringify(counted)).toBeGreaterThan(20);
  expect(counted.moves).toBeGreaterThan(4);
  expect(counted.sides).toBeGreaterThan(4);
  if (game !== 'hnefatafl') expect(counted.dice).toBeGreaterThan(4);
  expect(counted.cells, `${boards.length} boards`).toBeGreaterThan(100);
}
