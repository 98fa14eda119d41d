import type { Page } from '@playwright/test';
import { someOf } from '../support/all.ts';
import { expect, GAMES, LAST, NAMES, ready, test } from '../support/game.ts';
import { mouse, place, playOn, sharpened, wait } from '../support/play.ts';
import { LANGUAGES, speak } from '../support/views.ts';

// Settings take effect at once, and survive a reload.

const quick = { seed: 20, computer: 'none', rules: 'lagesvuotna' };

async function openCard(page: Page): Promise<void> {
  await page.locator('#menu').click();
  await page.locator('#open-settings').click();
  await expect(page.locator('#settings')).toBeVisible();
}

async function closeCard(page: Page): Promise<void> {
  await page.locator('#settings [data-close]').click();
}

/** Chooses a word for a setting on the open card. */
async function choose(page: Page, name: string, word: string): Promise<void> {
  const control = page.locator(`#set-${name}`);
  const type = await control.getAttribute('type');
  if (type === 'checkbox') await control.setChecked(word === 'yes');
  else if (type === 'range') await control.fill(word);
  else await control.selectOption(word);
}

/** The value of a setting on the open card. */
async function chosen(page: Page, name: string): Promise<string> {
  const control = page.locator(`#set-${name}`);
  if ((await control.getAttribute('type')) !== 'checkbox') return control.inputValue();
  return (await control.isChecked()) ? 'yes' : 'no';
}

/** Sets something by its word. */
async function set(page: Page, name: string, word: string): Promise<void> {
  await openCard(page);
  await choose(page, name, word);
  await closeCard(page);
}

/** The value of a setting. */
async function get(page: Page, name: string): Promise<string> {
  await openCard(page);
  const word = await chosen(page, name);
  await closeCard(page);
  return word;
}

async function reload(page: Page): Promise<void> {
  await page.reload();
  await ready(page);
}

/** The board as drawn, once it is fully sharp: a rough picture differs from everything. */
async function look(page: Page): Promise<string> {
  await sharpened(page);
  return page.locator('canvas.tile').evaluateAll((tiles: HTMLCanvasElement[]) => tiles.map((tile) => tile.toDataURL()).join());
}

const looks: [string, string][] = [
  ['material', 'dark-wood'],
  ['lines', 'joined'],
  ['ornament', 'diamond'],
  ['coordinates', 'yes'],
  ['below', 'women'],
];
test.describe('what the board shows', () => {
  test.use({ pixels: true });

  test('what is set of the board changes it at once and stays', { tag: '@all' }, async ({ page, open }) => {
    await open(quick);
    await wait(page);
    const first = await look(page);
    let before = first;
    await openCard(page);
    for (const [name, word] of looks) {
      await choose(page, name, word);
      await expect.poll(() => look(page), name).not.toBe(before);
      before = await look(page);
    }
    await reload(page);
    await wait(page);
    await openCard(page);
    for (const [name, word] of looks) expect.soft(await chosen(page, name), name).toBe(word);
    await expect.poll(() => look(page)).not.toBe(first);
    // The material colours the page, too.
    await expect(page.locator('html')).toHaveAttribute('data-material', 'dark-wood');
  });

  test('hidden marks show nothing, and everything can still be chosen', { tag: '@all' }, async ({ page, open }) => {
    await open({ ...quick, speed: 'instant' });
    const marked = await playOn(page, mouse, (state) => state.phase === 'decision' && state.legal.length > 0);
    const before = await look(page);
    await set(page, 'hints', 'no');
    await expect.poll(() => look(page)).not.toBe(before);
    const after = await playOn(page, mouse, (state, before) => state.entries > before, marked.entries);
    expect(after.entries).toBeGreaterThan(marked.entries);
  });
});

const others: [string, string][] = [
  ['speed', 'fast'],
  ['turning', 'yes'],
  ['hints', 'no'],
  ['sound', 'no'],
  ['volume', '30'],
  ['table', 'yes'],
  ['moves', 'yes'],
  ['notation', 'yes'],
  ['speech', 'brief'],
];
test('everything else that is set stays, until it is set as usual again', async ({ page, open }) => {
  await open(quick);
  await openCard(page);
  for (const [name, word] of others) {
    expect(await chosen(page, name), name).not.toBe(word);
    await choose(page, name, word);
  }
  await reload(page);
  await openCard(page);
  for (const [name, word] of others) expect.soft(await chosen(page, name), name).toBe(word);
  await page.locator('#settings-reset').click();
  await reload(page);
  await openCard(page);
  for (const [name, word] of others) expect.soft(await chosen(page, name), name).not.toBe(word);
});

// Only browsers know the width of words.
for (const [game, tag] of someOf([[LAST, '@laptop'], [NAMES[0], '@phone']] as const, 0)) {
  test(`no list of settings is cut off, ${game}`, { tag }, async ({ page, open }) => {
    await open({ ...quick, rules: game === LAST ? GAMES[game].rules.long : quick.rules }, game);
    await openCard(page);
    for (const language of LANGUAGES) {
      await speak(page, language);
      const cut = await page.locator('#settings select, #quick-speed').evaluateAll((lists: HTMLSelectElement[]) => {
        const menu = document.querySelector<HTMLElement>('#menu-card')!;
        menu.style.display = 'block';
        const cut = lists.filter((list) => {
          const whole = list.cloneNode(true) as HTMLElement;
          whole.style.cssText = 'position: absolute; width: max-content; max-width: none';
          list.after(whole);
          const cut = whole.offsetWidth > list.offsetWidth + 1;
          whole.remove();
          return cut;
        });
        menu.style.display = '';
        return cut.map(({ id }) => id);
      });
      expect.soft(cut, language).toEqual([]);
    }
  });
}

test('the board turns to whose turn it is, if that is wanted', { tag: '@all' }, async ({ page, open }) => {
  await open({ ...quick, speed: 'instant' });
  await set(page, 'turning', 'yes');
  const near = async () => {
    const [men, women] = [await place(page, 'a8'), await place(page, 'c8')];
    return men.y > women.y ? 'men' : 'women';
  };
  for (const side of ['men', 'women', 'men'] as const) {
    const now = await playOn(page, mouse, (state, side) => state.phase === 'throw' && state.turn === side, side);
    expect(now.turn).toBe(side);
    expect(await near()).toBe(side);
  }
});

test('an address counts for the visit, a choice for good', { tag: '@all' }, async ({ page, open }) => {
  await open({ ...quick, speed: 'instant', material: 'night' });
  expect(await get(page, 'speed')).toBe('instant');
  await open(quick);
  expect(await get(page, 'speed')).toBe('normal');
  expect(await get(page, 'material')).toBe('auto');
});

test('kept settings that cannot be read are named, and the others stay', async ({ page, open }) => {
  await page.addInitScript(() => {
    localStorage.setItem('sahkku.settings', 'sahkku-settings 1\nspeed warp\nhints no\n');
  });
  await open(quick);
  await expect(page.locator('.notice')).toContainText('speed warp');
  await page.locator('.notice button').click();
  expect(await get(page, 'speed')).toBe('normal');
  expect(await get(page, 'hints')).toBe('no');
});

test('the card leaves room for the board on a phone', { tag: ['@phone', '@all'] }, async ({ page, open }) => {
  await open(quick);
  await openCard(page);
  const card = await page.locator('#settings').boundingBox();
  expect(card?.y).toBeGreaterThan(640 * 0.35);
  await page.locator('#set-material').selectOption('hide');
  await closeCard(page);
});
