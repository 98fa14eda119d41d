import { someOf } from '../support/all.ts';
import { test, expect, GAMES, type Game } from '../support/game.ts';
import { boardPicture } from '../support/pixels.ts';
import { mouse, playOn, record, state, wait } from '../support/play.ts';
import { DAY, skewClock } from '../support/lives.ts';
import { more, opponent } from '../support/start.ts';

// What a new browser stores at the start; only browsers know how many words a person reads.

test.describe('in a new browser', () => {
  test.use({ newcomer: true });

  test('a game begins with the gentlest opponent, and the next visit with what was played last', async ({ page, open }) => {
    await open({ speed: 'instant', seed: 3, coach: 'yes' });
    await expect(opponent(page, 'beginner')).toBeChecked();
    await opponent(page, 'beginner').focus();
    await page.keyboard.press('Enter');
    await expect(page.locator('#welcome')).toBeHidden();
    // A newcomer throws first, on either side.
    const now = await wait(page);
    expect(now).toMatchObject({ rules: 'lagesvuotna', phase: 'throw', entries: expect.any(Number) });
    expect(now.levels[now.turn === 'men' ? 0 : 1]).toBeNull();
    expect(now.levels).toContain('beginner');

    await page.evaluate(() => localStorage.removeItem('sahkku.save'));
    await open({ speed: 'instant', seed: 3 });
    await expect(opponent(page, 'beginner')).toBeChecked();
    await more(page);
    await expect(page.locator('#rule-sets [value="lagesvuotna"]')).toBeChecked();
    await page.locator('#rule-sets [value="unjarga"]').check();
    await page.locator('#more-play').click();
    expect(await wait(page)).toMatchObject({ rules: 'unjarga' });
    await page.evaluate(() => localStorage.removeItem('sahkku.save'));
    await open({ speed: 'instant', seed: 3 });
    await more(page);
    await expect(page.locator('#rule-sets [value="unjarga"]')).toBeChecked();
  });

  test('the address comes first', async ({ page, open }) => {
    await open({ speed: 'instant', seed: 3, rules: 'raisa', opponent: 'strong' });
    await expect(opponent(page, 'strong')).toBeChecked();
    await page.locator('#play-computer').click();
    expect(await wait(page)).toMatchObject({ rules: 'raisa', levels: [null, 'strong'] });
  });

  test('at most 40 words are read before the first throw, and none about settings', async ({ page, open }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await open({ speed: 'instant', seed: 3, language: 'en', coach: 'yes' });
    const read = new Set(await words(page));
    await page.locator('#play-computer').click();
    await expect(page.locator('#throw')).toBeVisible();
    for (const text of await words(page)) read.add(text);
    const all = [...read].join(' ');
    expect(all.match(/[\p{L}’]+/gu)!.length, all).toBeLessThanOrEqual(40);
    expect(all).not.toMatch(/setting|rule set|side|speed|sound/i);
  });
});

test('on another day the start greets with what was, and is read as quickly', async ({ page, open }) => {
  await open({ speed: 'instant', seed: 3, language: 'en', coach: 'yes', rules: 'lagesvuotna' });
  await page.locator('#play-computer').click();
  await playOn(page, mouse, (now) => now.phase === 'throw');
  await page.locator('#menu').click();
  await page.locator('#resign').click();
  await page.locator('#confirm-yes').click();
  await expect(page.locator('#ending')).toBeVisible();
  await expect.poll(() => page.evaluate(() => localStorage.getItem('sahkku.played'))).toBe('1');
  await page.addInitScript(skewClock, 2 * DAY);
  await open({ speed: 'instant', seed: 3, language: 'en', coach: 'yes' });
  await expect(page.locator('#greeting')).toHaveText('You lost 0–1. Again?');
  await expect(page.locator('#tagline')).toBeHidden();
  await expect(page.locator('#start-puzzle')).toBeVisible();
  const read = new Set(await words(page));
  await page.locator('#play-computer').click();
  await expect(page.locator('#throw')).toBeVisible();
  for (const text of await words(page)) read.add(text);
  const all = [...read].join(' ');
  expect(all.match(/[\p{L}’]+/gu)!.length, all).toBeLessThanOrEqual(40);
});

test('a browser in which somebody has played begins as before', async ({ page, open }) => {
  await open({ speed: 'instant', seed: 3 });
  await expect(opponent(page, 'steady')).toBeChecked();
  await page.locator('#play-computer').click();
  expect(await wait(page)).toMatchObject({ rules: 'lagesvuotna', levels: [null, 'steady'] });
});

test('a saved game takes the place of a new one, which is there as well', async ({ page, open }) => {
  await open({ speed: 'instant', seed: 3, computer: 'none' });
  await playOn(page, mouse, (now) => now.entries > 5);
  const before = await record(page);
  await page.locator('#menu').click();
  await page.locator('#new-game').click();
  await expect(page.locator('#continue-game')).toBeFocused();
  await expect(page.locator('#play-computer')).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.locator('#welcome')).toBeHidden();
  expect(await record(page)).toBe(before);
});

for (const game of someOf(Object.keys(GAMES) as Game[])) {
  test.describe(`the board of ${game} at the start`, () => {
    test.use({ pixels: true });

    test('shows a turn, in no game, and lies still where less motion is wanted', { tag: '@all' }, async ({ page, open }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await open({}, game);
      const still = await boardPicture(page);
      await page.emulateMedia({ reducedMotion: 'no-preference' });
      await open({}, game);
      await expect.poll(async () => still.equals(await boardPicture(page)), { timeout: 20_000 }).toBe(false);
      expect(await state(page)).toBeNull();
    });
  });
}

/** The visible texts, of the top dialog if one is open. */
function words(page: import('@playwright/test').Page): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = [];
    const top = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body;
    const texts = document.createTreeWalker(top, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const within = texts.currentNode.parentElement!;
      const range = document.createRange();
      range.selectNodeContents(texts.currentNode);
      const hidden = within.closest('.unseen, option, script, style') || !within.checkVisibility({ opacityProperty: true, visibilityProperty: true });
      const text = texts.currentNode.textContent!.trim();
      if (text && !hidden && range.getBoundingClientRect().width > 1) found.push(text);
    }
    return found;
  });
}
