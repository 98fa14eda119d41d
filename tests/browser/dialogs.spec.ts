import type { Page } from '@playwright/test';
import { ALL, someOf } from '../support/all.ts';
import { expect, ready, test } from '../support/game.ts';
import { mouse, parse, place, playOn, state, wait } from '../support/play.ts';

// The common behaviour of all dialogs: notices can be read and closed in them, a touch outside closes them, and the focus is
// never lost.

const quick = { seed: 3, speed: 'instant', rules: 'lagesvuotna', computer: 'none' };

/** Which element is on top at the centre of an element. */
const onTop = (page: Page, selector: string) =>
  page.locator(selector).first().evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    const hit = document.elementFromPoint(left + width / 2, top + height / 2);
    return hit !== null && (element === hit || element.contains(hit));
  });

/** Where the focus is. */
const keyboard = (page: Page) =>
  page.evaluate(() => {
    const at = document.activeElement;
    if (!(at instanceof HTMLElement) || at === document.body) return 'nowhere';
    const seen = at.checkVisibility() && (at.closest('#twin') || at.getBoundingClientRect().width > 0);
    return seen ? at.id || at.dataset.place || at.textContent || at.tagName : `on something unseen: ${at.id}`;
  });

const found = async (page: Page) => {
  await expect.poll(() => keyboard(page)).not.toMatch(/nowhere|unseen/);
};

/** Presses a button by keyboard, once it is there: a dialog that waits for its words opens later. */
async function press(page: Page, selector: string): Promise<void> {
  await page.locator(selector).waitFor();
  await page.locator(selector).focus();
  await page.keyboard.press('Enter');
}

/** Plays until there is a decision to make. */
const decide = (page: Page) => playOn(page, mouse, (now) => now.phase === 'decision' && now.legal.some((action) => parse(action)));

/** The dialogs that are opened from a game and can be closed, with the buttons that lead there. */
const DIALOGS: [dialog: string, ...buttons: string[]][] = [
  ['menu-card', '#menu'],
  ['settings', '#menu', '#open-settings'],
  ['players', '#menu', '#open-players'],
  ['record-card', '#menu', '#open-record'],
  ['paper', '#menu', '#open-paper'],
  ['keys', '#menu', '#open-keys'],
  ['confirm', '#menu', '#resign'],
  ['cards', '#open-rules'],
  ['about', '#menu', '#menu-about'],
];

/** They are opened and closed in the same way, so the menu and what opens over it suffice, except in the full product. */
const SOME = someOf(DIALOGS, 3);

const both = ['@laptop', '@phone'];
for (const [what, hash, storage, screen] of someOf(
  [
    ['a link that is none', '#game=garbage', {}, '@phone'],
    ['settings that are none', '', { 'sahkku.settings': 'sahkku-settings 1\nspeed warp\n' }, '@laptop'],
    ['a save that is damaged', '', { 'sahkku.save': 'hello' }, '@laptop'],
  ] as const,
  2,
)) {
  test(`${what} is told over the welcome, and put away there`, { tag: ALL ? both : screen }, async ({ page, isMobile }) => {
    await page.addInitScript((storage) => Object.entries(storage).forEach(([name, text]) => localStorage.setItem(name, text)), storage);
    await page.goto(`./${hash}`);
    await ready(page);
    await expect(page.locator('#welcome')).toBeVisible();
    const close = page.locator('.notice [data-dismiss]');
    await expect(page.locator('dialog[open] [role="alert"] .notice')).toHaveCount(1);
    await expect(close).toBeInViewport({ ratio: 1 });
    for (const part of ['.notice span', '.notice [data-dismiss]']) expect(await onTop(page, part)).toBe(true);
    if (isMobile) await close.tap();
    else await press(page, '.notice [data-dismiss]');
    await expect(page.locator('.notice')).toHaveCount(0);
    await expect(page.locator('#welcome')).toBeVisible();
    if (!isMobile) await found(page);
  });
}

test('a notice comes along into every dialog, and back', { tag: ALL ? both : '@phone' }, async ({ page, open }) => {
  await open({ ...quick, seed: 'x' });
  const notice = page.locator('.notice');
  await expect(notice).toHaveCount(1);
  for (const [dialog, ...buttons] of SOME) {
    if (dialog === 'confirm') continue;
    for (const button of buttons) await page.locator(button).click();
    await expect(page.locator(`#${dialog} .notice`), dialog).toBeInViewport({ ratio: 1 });
    expect(await onTop(page, '.notice [data-dismiss]'), dialog).toBe(true);
    // At any scroll position of the dialog.
    await page.locator(`#${dialog}`).evaluate((element) => element.scrollTo(0, element.scrollHeight));
    await expect(notice, dialog).toBeInViewport({ ratio: 1 });
    for (let presses = 0; presses < 3 && (await page.locator('dialog[open]').count()) > 0; presses += 1) await page.keyboard.press('Escape');
    await expect(page.locator('dialog[open]'), dialog).toHaveCount(0);
    await expect(page.locator('body > #messages .notice')).toBeInViewport({ ratio: 1 });
    expect(await onTop(page, '.notice [data-dismiss]'), `after ${dialog}`).toBe(true);
  }
});

test('a notice is put away by keyboard in any dialog, and the keyboard stays there', async ({ page, open }) => {
  for (const [dialog, ...buttons] of someOf(DIALOGS.filter(([dialog]) => ['settings', 'about', 'keys'].includes(dialog)))) {
    await open({ ...quick, seed: 'x' });
    for (const button of buttons) await press(page, button);
    await expect(page.locator(`#${dialog} .notice`)).toBeVisible();
    await press(page, '.notice [data-dismiss]');
    await expect(page.locator('.notice')).toHaveCount(0);
    expect(await page.locator(`#${dialog} :focus`).count(), dialog).toBe(1);
  }
});

test('a kiosk shows a notice over its invitation and over the welcome', { tag: ['@kiosk', '@all'] }, async ({ page, open }) => {
  await open({ kiosk: 'on', seed: 'x', speed: 'instant' });
  await expect(page.locator('#invite')).toBeVisible();
  expect(await onTop(page, '.notice [data-dismiss]')).toBe(true);
  await page.locator('#invite').tap({ position: { x: 100, y: 1500 } });
  await expect(page.locator('#welcome .notice')).toBeVisible();
  expect(await onTop(page, '.notice [data-dismiss]')).toBe(true);
  await page.locator('.notice [data-dismiss]').tap();
  await expect(page.locator('.notice')).toHaveCount(0);
  await expect(page.locator('#welcome')).toBeVisible();
});

test('a touch beside a dialog closes it and does nothing else', { tag: ALL ? both : '@phone' }, async ({ page, open, isMobile }) => {
  test.slow();
  await open(quick);
  await decide(page);
  const touch = (x: number, y: number) => (isMobile ? page.touchscreen.tap(x, y) : page.mouse.click(x, y));
  for (const [dialog, ...buttons] of isMobile ? SOME.filter(([dialog]) => dialog !== 'keys') : SOME) {
    for (const button of buttons) await page.locator(button).click();
    await expect(page.locator(`#${dialog}`)).toBeVisible();
    const { entries, position, chosen } = (await state(page))!;
    while ((await page.locator('dialog[open]').count()) > 0) {
      const count = await page.locator('dialog[open]').count();
      await touch(3, 3);
      await expect(page.locator('dialog[open]'), dialog).toHaveCount(count - 1);
    }
    expect(await state(page), dialog).toMatchObject({ entries, position, chosen });
  }
});

test('a touch on the board beside the settings closes them, and only the next one is for the board', { tag: '@all' }, async ({ page, open }) => {
  // The women sit below, so that the first piece to wake is at the left, next to the settings.
  await open({ ...quick, below: 'women' });
  const now = await decide(page);
  const from = now.legal.map((action) => parse(action)).filter((ends) => ends).map((ends) => ends!.from).sort()[0];
  const at = await place(page, from);
  await page.locator('#menu').click();
  await page.locator('#open-settings').click();
  await expect(page.locator('#settings')).toBeVisible();
  expect(await page.evaluate(({ x, y }) => document.elementFromPoint(x, y)?.id, at)).toBe('settings');
  await mouse(page, at);
  await expect(page.locator('#settings')).toBeHidden();
  expect((await state(page))?.chosen).toBeNull();
  await mouse(page, at);
  expect((await state(page))?.chosen).not.toBeNull();
});

test('giving up is asked for, a text marked beyond an edge closes nothing, and a question stays until it is answered', async ({ page, open }) => {
  await open(quick);
  await decide(page);
  await page.locator('#menu').click();
  await page.locator('#resign').click();
  await expect(page.locator('dialog[open]')).toHaveCount(1);
  await expect(page.locator('#confirm-title')).toHaveText('Resign this game?');
  await expect(page.locator('#confirm-yes')).toHaveText('Resign');
  await page.locator('#confirm [data-close]').click();
  await expect(page.locator('dialog[open]')).toHaveCount(0);
  expect((await state(page))?.phase).toBe('decision');

  await page.locator('#menu').click();
  await page.locator('#open-record').click();
  const box = (await page.locator('#record-text').boundingBox())!;
  await page.mouse.move(box.x + 20, box.y + 20);
  await page.mouse.down();
  await page.mouse.move(5, 5);
  await page.mouse.up();
  await expect(page.locator('#record-card')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.locator('#menu').click();
  await page.locator('#new-game').click();
  await page.mouse.click(5, 5);
  await expect(page.locator('#welcome')).toBeVisible();
});

test('a game that is begun by keyboard is gone on with by keyboard', async ({ page, open }) => {
  for (const [start, wanted] of [['#play-two', 'throw'], ['#play-computer', 'throw'], ['#open-guide', 'throw']] as const) {
    await open({ speed: 'instant', seed: 20 });
    await press(page, start);
    await expect(page.locator('dialog[open]')).toHaveCount(0);
    await expect.poll(() => keyboard(page), start).toBe(wanted);
    await page.evaluate(() => localStorage.clear());
  }
  // Leaving a lesson returns to the welcome, and closing help returns to the board.
  await press(page, '#lesson-leave');
  await expect(page.locator('#welcome')).toBeVisible();
  await found(page);
  await press(page, '#play-two');
  await expect(page.locator('#welcome')).toBeHidden();
  for (let throws = 0; throws < 20 && (await wait(page)).phase !== 'decision'; throws += 1) {
    await page.keyboard.press('t');
    await found(page);
  }
  for (const close of [() => page.keyboard.press('Enter'), () => page.keyboard.press('Escape')]) {
    await press(page, '#hint');
    await expect(page.locator('#advice-list button').first()).toBeVisible({ timeout: 120_000 });
    await page.locator('#advice-close').focus();
    await close();
    await expect(page.locator('#advice')).toBeHidden();
    await found(page);
  }
});

test('a game that is begun with a mouse is gone on with by keyboard, and nothing is marked before', { tag: '@all' }, async ({ page, open }) => {
  for (const [game, wanted] of [['sahkku', 'throw'], ['hnefatafl', 'twin']] as const) {
    await open({ speed: 'instant', seed: 20 }, game);
    await page.locator('#play-two').click();
    await expect.poll(() => keyboard(page), game).toBe(wanted);
    await expect(page.locator(':focus-visible')).toHaveCount(0);
  }
  // Hnefatafl begins with a move, so arrows move over the board.
  await page.keyboard.press('ArrowUp');
  await expect(page.locator('#twin button:focus-visible')).toHaveCount(1);
});

test('a touch marks no focus and offers no help with keys, before a key is pressed', { tag: '@phone' }, async ({ page, open }) => {
  await open({ ...quick, computer: 'women:beginner', moves: 'yes' });
  const outline = () => page.evaluate(() => getComputedStyle(document.activeElement!).outlineStyle);
  await page.locator('#menu').tap();
  await expect(page.locator('#open-keys')).toBeHidden();
  await page.locator('#menu-card [data-close]').tap();
  const lists = ['#scrubber', '#move-list', '#throw'];
  for (const list of lists) {
    await page.locator(list).focus();
    expect(await outline(), list).toBe('none');
  }
  await page.keyboard.press('Shift');
  for (const list of lists) {
    await page.locator(list).focus();
    expect(await outline(), list).toBe('solid');
  }
  await page.locator('#menu').tap();
  await expect(page.locator('#open-keys')).toBeVisible();
});

test('the way back closes a card, and the next one leaves', { tag: '@phone' }, async ({ page, open }) => {
  await page.goto('about:blank');
  await open(quick);
  await page.locator('#menu').tap();
  await page.locator('#open-settings').tap();
  await expect(page.locator('#settings')).toBeVisible();
  await page.goBack();
  await expect(page.locator('dialog[open]')).toHaveCount(0);
  expect((await state(page))?.entries).toBe(0);
  await page.goBack();
  expect(page.url()).toBe('about:blank');
});

test('the keyboard is on something after every dialog', async ({ page, open }) => {
  test.slow();
  await open(quick);
  await decide(page);
  const dialogs: typeof DIALOGS = [...SOME, ['book', '#open-rules', '#open-book']];
  for (const [n, [dialog, ...buttons]] of dialogs.entries()) {
    // Each is closed in one of the two ways, with SAHKKU_ALL in both.
    for (const close of someOf(n % 2 === 0 ? ['Escape', 'button'] : ['button', 'Escape'])) {
      for (const button of buttons) await press(page, button);
      await expect(page.locator(`#${dialog}`)).toBeVisible();
      expect(await page.locator(`#${dialog} :focus, #${dialog}:focus`).count(), dialog).toBe(1);
      while ((await page.locator('dialog[open]').count()) > 0) {
        const count = await page.locator('dialog[open]').count();
        if (close === 'Escape') await page.keyboard.press('Escape');
        else await press(page, 'dialog[open]:has(:focus) [data-close]');
        await expect(page.locator('dialog[open]'), dialog).toHaveCount(count - 1);
        await found(page);
      }
    }
  }
  // By a key, while no element has the focus.
  await page.evaluate(() => (document.activeElement as HTMLElement).blur());
  await page.keyboard.press('?');
  await expect(page.locator('#keys')).toBeVisible();
  await page.keyboard.press('Escape');
  await found(page);

  await press(page, '#menu');
  await press(page, '#new-game');
  await press(page, '#open-more');
  for (const [button, dialog] of [['#open-lab', '#lab'], ['#open-about', '#about']]) {
    await press(page, button);
    await expect(page.locator(dialog)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.locator(dialog)).toBeHidden();
    await found(page);
  }
  await page.keyboard.press('Escape');
  await expect(page.locator('#more')).toBeHidden();
  await found(page);
  await press(page, '#continue-game');
  await expect(page.locator('#welcome')).toBeHidden();
  await found(page);

  await press(page, '#open-moves');
  await press(page, '#past-back');
  await press(page, '#past-return');
  await expect(page.locator('#past-return')).toBeHidden();
  await found(page);

  await press(page, '#menu');
  await press(page, '#resign');
  await press(page, '#confirm-yes');
  await expect(page.locator('#ending')).toBeVisible();
  await found(page);
  await page.keyboard.press('Escape');
  await expect(page.locator('#ending')).toBeHidden();
  await found(page);
});

test('the keyboard is on something after a choice that had to be made', async ({ page, open }) => {
  await open({ ...quick, rules: 'unjarga' });
  await playOn(page, mouse, (now) => now.phase === 'way');
  await press(page, '#choice-list button:first-child');
  await expect(page.locator('#choice')).toBeHidden();
  await found(page);
});
