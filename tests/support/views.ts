import type { Page } from '@playwright/test';
import type { Open } from './game.ts';
import { expect } from './game.ts';
import { mouse, parse, place, playOn, state, wait } from './play.ts';

// Every view and every dialog of the page, one after the other, as a person gets there.

export const LANGUAGES = ['se', 'nb', 'sv', 'fi', 'en', 'fr'];

/** Screens of phones held sideways. */
export const SIDEWAYS = [[640, 360], [667, 375], [740, 360], [844, 390], [932, 430]].map(([width, height]) => ({ width, height }));

/** What is done with each view. */
export type Look = (view: string) => Promise<void>;

/** Closes what is open and need not be answered. */
async function close(page: Page, dialog: string): Promise<void> {
  await page.locator(`#${dialog} [data-close]`).first().click();
  await expect(page.locator(`#${dialog}`)).toBeHidden();
}

/** Something that the menu opens. */
async function fromMenu(page: Page, button: string, view: string, look: Look): Promise<void> {
  await page.locator('#menu').click();
  await page.locator(`#${button}`).click();
  await expect(page.locator(`#${view}`)).toBeVisible();
  await look(view);
  await close(page, view);
  const menu = page.locator('#menu-card');
  if (await menu.isVisible()) await close(page, 'menu-card');
}

/** Goes through all views in a language. A view that needs a situation of its own brings it about. */
export async function throughAll(page: Page, open: Open, language: string, look: Look): Promise<void> {
  const quick = { language, computer: 'none', speed: 'instant', seed: 3 };
  const anew = () => page.evaluate(() => localStorage.clear());

  await open({ language });
  await look('welcome');
  await page.locator('#open-lab').click();
  await look('lab');
  await close(page, 'lab');
  await page.locator('#open-about').click();
  await look('about');
  await close(page, 'about');

  await page.locator('#open-guide').click();
  await expect(page.locator('#lesson')).toBeVisible();
  await look('lesson');
  await anew();

  await open({ ...quick, rules: 'unjarga' });
  await look('throw-off');
  await playOn(page, mouse, (now) => now.phase === 'way');
  await look('choice');
  await anew();

  await open({ ...quick, rules: 'lagesvuotna' });
  const now = await playOn(page, mouse, (now) => now.entries > 30 && now.phase === 'decision' && now.legal.some((action) => parse(action)));
  await look('game');
  const ends = parse(now.legal.find((action) => parse(action)) ?? '');
  // Looking may have changed the size of the window.
  await settled(page);
  await mouse(page, await place(page, ends?.from ?? ''));
  await expect.poll(async () => (await state(page))?.chosen).toBe(ends?.piece);
  await look('chosen');
  await page.keyboard.press('Escape');
  await page.locator('#hint').click();
  await expect(page.locator('#advice-list li').first()).toBeVisible({ timeout: 120_000 });
  await look('hint');
  await page.locator('#advice-close').click();
  await page.keyboard.press('o');
  await expect(page.locator('#advice-title')).toBeVisible();
  await look('odds');
  await page.locator('#advice-close').click();

  await page.locator('#menu').click();
  await look('menu-card');
  await close(page, 'menu-card');
  for (const [button, view] of [
    ['open-settings', 'settings'],
    ['open-players', 'players'],
    ['open-record', 'record-card'],
    ['open-paper', 'paper'],
    ['open-keys', 'keys'],
    ['menu-about', 'about'],
  ] as const) {
    await fromMenu(page, button, view, look);
  }
  await page.locator('#open-rules').click();
  await expect(page.locator('#cards')).toBeVisible();
  await look('cards');
  await page.locator('#open-book').click();
  await expect(page.locator('#book')).toBeVisible();
  await look('book');
  await close(page, 'book');

  await page.locator('#open-moves').click();
  await look('moves');
  await page.locator('#past-back').click();
  await expect(page.locator('#past-return')).toBeVisible();
  await look('looking-back');
  await page.locator('#past-return').click();
  await page.locator('#open-moves').click();

  await page.locator('#menu').click();
  await page.locator('#offer-draw').click();
  await expect(page.locator('#choice')).toBeVisible();
  await look('draw');
  await page.locator('#choice-list button').last().click();

  await page.locator('#menu').click();
  await page.locator('#resign').click();
  await expect(page.locator('#confirm')).toBeVisible();
  await look('confirm');
  await page.locator('#confirm-yes').click();
  await expect(page.locator('#ending')).toBeVisible();
  await look('ending');
  await page.locator('#ending-review').click();
  await expect(page.locator('#review-result')).toBeVisible({ timeout: 60_000 });
  await look('review');
  await close(page, 'review');
  await anew();

  // Two people at a table, and a notice.
  await page.evaluate(() => localStorage.setItem('sahkku.settings', 'sahkku-settings 1\ntable yes\n'));
  await open({ ...quick, rules: 'maze', wings: 'two' });
  await wait(page);
  await look('table');
  await anew();

  // What comes up only in trouble and in museums stands as it is there.
  await open({ ...quick, rules: 'maze' });
  await expect(page.locator('#still-there h2'), 'the words of all dialogs are there').not.toBeEmpty();
  for (const dialog of ['still-there', 'staff', 'elsewhere', 'stumble']) {
    await page.evaluate((id) => (document.getElementById(id) as HTMLDialogElement).showModal(), dialog);
    await look(dialog);
    await page.evaluate((id) => (document.getElementById(id) as HTMLDialogElement).close(), dialog);
  }
  await anew();
  await open({ language, kiosk: 'on' });
  await look('kiosk');
  await anew();
}

/** Waits until what follows from another size of the window has been done: the board is measured and drawn anew. */
export const settled = (page: Page) => page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));

/** Large letters, as browsers that enlarge text alone make them. */
export async function enlarge(page: Page, percent: number): Promise<void> {
  await page.evaluate((percent) => {
    const root = document.documentElement;
    root.style.fontSize = '';
    if (percent !== 100) root.style.fontSize = `${(parseFloat(getComputedStyle(root).fontSize) * percent) / 100}px`;
  }, percent);
  await settled(page);
}

/** Controls that are smaller than a finger, and names that do not begin with what is seen. */
export async function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = [];
    const root = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body;
    for (const control of root.querySelectorAll<HTMLElement>('button, select, input, summary, textarea')) {
      if (control.closest('#twin, #twin-dice') || !control.checkVisibility({ visibilityProperty: true })) continue;
      if (root === document.body && control.closest('dialog')) continue;
      // Who touches the line of a setting touches what is set.
      const target = control.matches('input') ? (control.closest('label') ?? control) : control;
      const { width, height } = target.getBoundingClientRect();
      const name = (control.getAttribute('aria-label') ?? control.textContent ?? '').replace(/\s+/g, ' ').trim();
      if (width < 43.9 || height < 43.9) found.push(`${control.id || name} is ${Math.round(width)}×${Math.round(height)}`);
      const seen = control.matches('button, summary') ? control.innerText.replace(/\s+/g, ' ').trim() : '';
      if (/\p{L}/u.test(seen) && !name.toLowerCase().includes(seen.toLowerCase())) found.push(`${control.id} reads ${seen} and is called ${name}`);
    }
    return found;
  });
}

/**
 * Buttons, fields and headings that nobody can see or touch: outside of the window, or under something else. What is in a
 * list or a dialog may have to be scrolled to; all else has to be in sight.
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
      if (root !== document.body || part.closest('#advice-list, #moves')) part.scrollIntoView({ block: 'nearest', inline: 'nearest' });
      const { left, top, right, bottom, width, height } = part.getBoundingClientRect();
      // Something for voices only.
      if (width <= 1) continue;
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

/** What is wrong with the sign that the open dialog goes on below. */
export async function unsigned(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const card = [...document.querySelectorAll<HTMLDialogElement>('dialog[open]')].at(-1);
    if (!card) return [];
    const signed = () => {
      const foot = card.matches('.cards') ? null : card.querySelector('.foot');
      const style = foot ? getComputedStyle(foot, '::before') : getComputedStyle(card, '::after');
      return style.content !== 'none' && Number(style.opacity) > 0.5;
    };
    // The sign follows in one of the next frames.
    const becomes = async (wanted: boolean) => {
      for (let frames = 0; frames < 30 && signed() !== wanted; frames += 1) await new Promise((done) => requestAnimationFrame(done));
      return signed() === wanted;
    };
    const scrolls = card.scrollHeight > card.clientHeight;
    const found: string[] = [];
    card.scrollTo(0, 0);
    if (!(await becomes(scrolls))) found.push(scrolls ? 'nothing shows that it goes on below' : 'it does not go on below');
    if (scrolls) {
      card.scrollTo(0, card.scrollHeight);
      if (!(await becomes(false))) found.push('it does not go on below its end');
      card.scrollTo(0, 0);
    }
    return found;
  });
}
