import type { Page } from '@playwright/test';
import { moreOfTheEnd } from './ending.ts';
import type { Game, Open } from './game.ts';
import { expect, GAMES } from './game.ts';
import { mouse, parse, place, playOn, state, wait, type State } from './play.ts';
import { openStudy, unfold } from './study.ts';

// Every view and every dialog of the page, in turn, reached as a person would.

export const LANGUAGES = ['se', 'nb', 'sv', 'fi', 'en', 'fr'];

/**
 * The check of each view. A view that keeps the words with which it was opened comes with a way to open it again, for another
 * language.
 */
export type Look = (view: string, again?: () => Promise<void>) => Promise<void>;

/** A walk through some of the views of a game, in a language. */
export type Walk = (page: Page, open: Open, language: string, look: Look, game: Game) => Promise<void>;

/** Closes a dialog that need not be answered. */
async function close(page: Page, dialog: string): Promise<void> {
  await page.locator(`#${dialog} [data-close]`).first().click();
  await expect(page.locator(`#${dialog}`)).toBeHidden();
}

/** Adds three games of one person to the finished ones: two that were reviewed, and one that was not. */
const keepReviewed = (page: Page, game: Game) => page.evaluate((game) => new Promise((done) => {
  const opening = indexedDB.open('sahkku.archive', 1);
  opening.onsuccess = () => {
    const all = opening.result.transaction('heads', 'readwrite');
    all.oncomplete = () => { opening.result.close(); done(null); };
    [['steady', '\t41\t7000\t99'], ['beginner', '\t8\t12000\t99'], ['steady', '']].forEach(([level, decisions], n) => {
      const kind = decisions ? 'kept 3' : 'kept 1';
      const head = `${kind}\t${game}\t${n}\t2026-11-2${n}\tLágesvuotna\tcomputer:${level}\tlost\t\t\t${decisions}`;
      all.objectStore('heads').put(head, `game-${n}`);
    });
  };
}), game);

/** Opens something from the menu. */
async function fromMenu(page: Page, button: string, view: string, look: Look): Promise<void> {
  await page.locator('#menu').click();
  await page.locator(`#${button}`).click();
  await expect(page.locator(`#${view}`)).toBeVisible();
  await look(view);
  await close(page, view);
  const menu = page.locator('#menu-card');
  if (await menu.isVisible()) await close(page, 'menu-card');
}

/** Clears all games and settings. */
const anew = (page: Page) => page.evaluate(() => localStorage.clear());

/** The parameters of a game of two people without any animation. */
export const quick = (language: string, rules: string) => ({ language, rules, computer: 'none', speed: 'instant', seed: 3 });

/** Plays until there is a move to make in the middle of a game. */
export async function toTheMidst(page: Page, open: Open, language: string, game: Game): Promise<State> {
  await open(quick(language, GAMES[game].rules.long), game);
  return playOn(page, mouse, (now) => now.entries > 30 && now.phase === 'decision' && now.legal.some((action) => parse(action, now.turn)));
}

/** The questions of a game to its players. */
const asked: Walk = async (page, open, language, look, game) => {
  const of: { asked: Walk } = await import(`../../crates/games/${game}/browser/views.mts`);
  await of.asked(page, open, language, look, game);
};

/** The views before a game, at a shared table, in trouble, and in museums. */
const around: Walk = async (page, open, language, look, game) => {
  await open({ language }, game);
  await look('welcome');
  await page.locator('#open-more').click();
  await look('more');
  await page.locator('#open-lab').click();
  await look('lab');
  await close(page, 'lab');
  await page.locator('#more-editor').click();
  await expect(page.locator('#editor')).toBeVisible();
  await look('editor');
  await page.locator('#study-close').click();
  await page.locator('#open-more').click();
  await page.locator('#open-about').click();
  await look('about');
  await close(page, 'about');
  await close(page, 'more');

  await page.locator('#open-guide').click();
  await expect(page.locator('#lesson')).toBeVisible();
  await look('lesson');
  await anew(page);

  // A game with a clock, which is paused.
  if (game === 'sahkku') {
    await open({ language, speed: 'instant' }, game);
    await page.locator('#open-more').click();
    await page.locator('#clock').selectOption('game-3600');
    await expect(page.locator('#increment')).toBeVisible();
    await look('more-clock');
    await page.locator('#more-two').click();
    await expect(page.locator('.plate time')).toHaveCount(2);
    await page.locator('#menu').click();
    await page.locator('#clock-pause').click();
    await look('paused');
    await page.locator('#clock-go').click();
    // A page that is left saves what its clock shows.
    await page.locator('#menu').click();
    await page.locator('#new-game').click();
    await anew(page);
  }

  await asked(page, open, language, look, game);
  await anew(page);

  // Two people at a table, and a notice.
  await page.evaluate((game) => localStorage.setItem(`${game}.settings`, 'sahkku-settings 1\ntable yes\n'), game);
  await open({ ...quick(language, GAMES[game].rules.table), wings: 'two' }, game);
  await wait(page);
  await look('table');
  await anew(page);

  // Views for trouble and museums are shown statically, in words that belong to every page.
  if (game === 'sahkku') {
    await open(quick(language, GAMES[game].rules.table), game);
    await expect(page.locator('#still-there h2'), 'the words of all dialogs are there').not.toBeEmpty();
    for (const dialog of ['still-there', 'staff', 'elsewhere', 'stumble']) {
      await page.evaluate((id) => (document.getElementById(id) as HTMLDialogElement).showModal(), dialog);
      await look(dialog);
      await page.evaluate((id) => (document.getElementById(id) as HTMLDialogElement).close(), dialog);
    }
    await anew(page);
  }
  // Two computers play behind the invitation. Their worker does not load, so that the game stays unchanged.
  const worker = /bots(-\w+)?\.js$/;
  await page.context().route(worker, () => {});
  await open({ language, kiosk: 'on', speed: 'instant' }, game);
  await expect.poll(async () => (await state(page))?.phase).toBe('decision');
  await look('kiosk');
  await page.context().unroute(worker);
  await anew(page);
};

/** A game, the texts about it, and what the menu opens. */
const during: Walk = async (page, open, language, look, game) => {
  const now = await toTheMidst(page, open, language, game);
  await look('game');
  const ends = parse(now.legal.find((action) => parse(action, now.turn)) ?? '', now.turn);
  // The check may have changed the size of the window.
  await settled(page);
  await mouse(page, await place(page, ends?.from ?? ''));
  await expect.poll(async () => (await state(page))?.chosen).toBe(ends?.piece);
  await look('chosen');
  await page.keyboard.press('Escape');
  const hint = async () => {
    await page.locator('#hint').click();
    await expect(page.locator('#advice-list li').first()).toBeVisible({ timeout: 120_000 });
  };
  const odds = async () => {
    await page.keyboard.press('o');
    await expect(page.locator('#advice-title')).toBeVisible();
  };
  for (const [view, ask] of [['hint', hint], ['odds', odds]] as const) {
    await ask();
    await look(view, async () => {
      await page.locator('#advice-close').click();
      await ask();
    });
    await page.locator('#advice-close').click();
  }

  await page.locator('#menu').click();
  await look('menu-card');
  await close(page, 'menu-card');
  const named = page.locator('#menu-card button[data-opens]');
  const opened = await named.evaluateAll((buttons) => buttons.map((button) => [button.id, button.dataset.opens ?? ''] as const));
  for (const [button, view] of [['open-players', 'players'], ['open-record', 'record-card'], ...opened] as const) {
    await fromMenu(page, button, view, look);
  }

  // The study is next to the board, and its dialog over it.
  await openStudy(page);
  await expect(page.locator('#study-best')).not.toBeEmpty({ timeout: 120_000 });
  await look('study');
  await unfold(page);
  await look('study-more');
  await page.locator('#study-hand-out').click();
  await look('study-card');
  await close(page, 'study-card');
  await anew(page);
};

/** The rules, the list of moves, and the end of a game. */
const end: Walk = async (page, open, language, look, game) => {
  await toTheMidst(page, open, language, game);
  await page.locator('#open-rules').click();
  await expect(page.locator('#cards')).toBeVisible();
  await look('cards');
  await page.locator('#open-book').click();
  await expect(page.locator('#book')).toBeVisible();
  await look('book');
  await close(page, 'book');

  const listed = async () => {
    await page.locator('#open-moves').click();
    await page.locator('#open-moves').click();
  };
  await page.locator('#open-moves').click();
  await look('moves', listed);
  await page.locator('#past-back').click();
  await expect(page.locator('#past-return')).toBeVisible();
  await look('looking-back', listed);
  await page.locator('#moves-close').click();

  await page.locator('#menu').click();
  await page.locator('#offer-draw').click();
  await expect(page.locator('#choice')).toBeVisible();
  await look('draw');
  await page.locator('#choice-list button').last().click();

  const resign = async () => {
    await page.locator('#menu').click();
    await page.locator('#resign').click();
    await expect(page.locator('#confirm')).toBeVisible();
  };
  await resign();
  await look('confirm', async () => {
    await close(page, 'confirm');
    await resign();
  });
  await page.locator('#confirm-yes').click();
  await expect(page.locator('#ending')).toBeVisible();
  await look('ending');
  await moreOfTheEnd(page);
  await look('ending');
  const drawn = async () => {
    await moreOfTheEnd(page);
    await page.locator('#ending-qr').click();
    await expect(page.locator('#qr')).toBeVisible();
  };
  await drawn();
  await look('qr', async () => {
    await close(page, 'qr');
    await drawn();
  });
  await close(page, 'qr');
  await page.locator('#ending-study').click();
  await expect(page.locator('#study-line polyline')).toHaveCount(1, { timeout: 60_000 });
  await look('study-of-the-end');
  // It goes back to the end.
  await page.locator('#study-close').click();
  await close(page, 'ending');
  await keepReviewed(page, game);
  await page.locator('#menu').click();
  await page.locator('#open-archive').click();
  await page.locator('#archive-list button').first().waitFor();
  // One may contain another.
  const folded = page.locator('#archive details:not([open]) > summary:visible');
  while (await folded.count() > 0) await folded.first().click();
  await expect(page.locator('#archive-rated')).toBeVisible();
  await look('archive');
  await page.locator('#archive-list button').first().click();
  await look('archive-entry');
  await close(page, 'archive-entry');
  await close(page, 'archive');
  await page.locator('#menu').click();
  await page.locator('#open-puzzles').click();
  await page.locator('#puzzle-hint').waitFor();
  await look('puzzle');
  await page.locator('#puzzle-lists').click();
  await look('puzzles');
  await page.locator('#puzzle-other').click();
  await page.locator('#puzzle-hint').click();
  await page.locator('#puzzle-hint').click();
  await page.locator('#puzzle-next').waitFor();
  await look('puzzle-solved');
  await page.locator('#puzzle-done').click();
  await anew(page);
};

/** The walks that lead through all views. Each begins by opening the game. */
export const WALKS = { 'around a game': around, 'of a game': during, 'of rules and endings': end } satisfies Record<string, Walk>;
export type Part = keyof typeof WALKS;

/** The views that differ most from game to game: its questions, its board, and a card of its rules. */
export const OWN: Walk = async (page, open, language, look, game) => {
  await asked(page, open, language, look, game);
  await anew(page);
  await toTheMidst(page, open, language, game);
  await look('game');
  await page.locator('#open-rules').click();
  await expect(page.locator('#cards')).toBeVisible();
  await look('cards');
  await anew(page);
};

/** Goes through all views of a game in a language. A view that needs a special situation creates it. */
export async function throughAll(page: Page, open: Open, language: string, look: Look, game: Game = 'sahkku'): Promise<void> {
  for (const walk of Object.values(WALKS)) await walk(page, open, language, look, game);
}

/**
 * Changes the language in place, as the list of languages does, and waits until all of its words have arrived: those of the
 * first screen, and then the others, which are written on arrival.
 */
export async function speak(page: Page, language: string): Promise<void> {
  await page.evaluate(async (language) => {
    const usual = window.fetch;
    let coming = 0;
    window.fetch = async (...asked) => {
      coming += 1;
      const answer = await usual(...asked);
      const text = answer.text.bind(answer);
      answer.text = () => text().finally(() => (coming -= 1));
      return answer;
    };
    const list = document.querySelector<HTMLSelectElement>('select[data-languages]')!;
    list.value = language;
    list.dispatchEvent(new Event('change', { bubbles: true }));
    while (document.documentElement.lang !== language || coming > 0) await new Promise((done) => setTimeout(done));
    window.fetch = usual;
  }, language);
  await settled(page);
}

/** The longer texts of the view that belong to its language: none of them is the same in two languages. */
export async function sentences(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const root = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body;
    const found: string[] = [];
    for (const part of root.querySelectorAll('*')) {
      // The munks have the same names everywhere, and the invitation appears in all languages in turn.
      if (part.closest('#stakes, #invitation') || !part.checkVisibility({ visibilityProperty: true })) continue;
      for (const node of part.childNodes) {
        const text = node.nodeType === Node.TEXT_NODE ? node.nodeValue!.replace(/\s+/g, ' ').trim() : '';
        if (/(\p{L}{2}.* ){4}/u.test(text)) found.push(text);
      }
    }
    return found;
  });
}

/** The language that the page speaks. */
export const spoken = (page: Page) => page.evaluate(() => document.documentElement.lang);

/** Waits until the effects of another window size are complete: the board is measured and drawn again. */
export const settled = (page: Page) => page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
