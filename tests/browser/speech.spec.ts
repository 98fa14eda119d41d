import type { Page } from '@playwright/test';
import { expect, ready, test } from '../support/game.ts';
import { mouse, playOn } from '../support/play.ts';

// What voices read aloud: what is new, in order, and in as few words as one wishes.

const quick = { seed: 11, speed: 'instant', rules: 'maze', computer: 'none', language: 'en' };

/** Writes down everything that the live region says from now on. */
async function listen(page: Page): Promise<void> {
  await page.evaluate(() => {
    const heard: string[] = [];
    (window as unknown as { heard: string[] }).heard = heard;
    const region = document.getElementById('heard')!;
    new MutationObserver(() => heard.push((region.textContent ?? '').trim())).observe(region, { childList: true, characterData: true, subtree: true });
  });
}

const heard = (page: Page) => page.evaluate(() => (window as unknown as { heard: string[] }).heard);

async function speak(page: Page, how: string): Promise<void> {
  await page.locator('#menu').click();
  await page.locator('#open-settings').click();
  await page.locator('#set-speech').selectOption(how);
  await page.locator('#settings [data-close]').click();
}

test('everything is read aloud in the order in which it happens, and nothing twice', async ({ page, open }) => {
  await open(quick);
  await listen(page);
  await playOn(page, mouse, (now) => now.entries > 40 && now.phase === 'decision');
  const all = await heard(page);
  const text = all.join('\n');
  expect(text).toMatch(/The (men|women) threw .*\. .*Choose/);
  expect(text).toMatch(/A (man|woman) (woke and )?moved/);
  // A throw is told before whose turn it then is.
  const both = all.filter((said) => /threw|moved/.test(said) && / turn\./.test(said));
  expect(both.length).toBeGreaterThan(3);
  for (const said of both) expect(said.search(/threw|moved/)).toBeLessThan(said.search(/ turn\./));
  // Whose turn it is, is said when it changes and not with every die.
  const turns = all.flatMap((said) => said.match(/The (men|women)’s turn\./g) ?? []);
  expect(turns.length).toBeGreaterThan(3);
  for (const [n, turn] of turns.entries()) expect(turn).not.toBe(turns[n - 1]);
});

test('in few words: throws, places and turns, and no more; and that stays', async ({ page, open }) => {
  await open(quick);
  await speak(page, 'brief');
  await page.reload();
  await ready(page);
  await listen(page);
  await playOn(page, mouse, (now) => now.entries > 40 && now.phase === 'decision');
  const brief = await heard(page);
  const text = brief.join('\n');
  expect(text).toMatch(/(Men|Women): [XI, ]+\./);
  expect(text).toMatch(/[abc]\d+ awake\./);
  expect(text).toMatch(/(^|\s)[abc]\d+, [abc]\d+\./);
  expect(text).not.toMatch(/threw|moved|Choose|Throw the dice/);
  expect(Math.max(...brief.map((said) => said.length))).toBeLessThan(90);
  // The eye reads all of it as ever.
  await expect(page.locator('#news')).toContainText(/threw|moved|woke/);
  await speak(page, 'full');
  await playOn(page, mouse, (now) => now.entries > 60 && now.phase === 'decision');
  expect((await heard(page)).join('\n')).toMatch(/threw/);
});

test('a refused move is explained aloud in either way', async ({ page, open }) => {
  for (const how of ['full', 'brief']) {
    await open(quick);
    await speak(page, how);
    await playOn(page, mouse, (now) => now.entries > 2 && now.phase === 'decision');
    await listen(page);
    // A piece of the other side.
    const turn = await page.evaluate(() => (window as unknown as { sahkku: { state(): { turn: string } } }).sahkku.state().turn);
    await page.locator(`#twin [data-place="${turn === 'men' ? 'c3' : 'a3'}"]`).focus();
    await page.keyboard.press('Enter');
    await expect.poll(async () => (await heard(page)).join('\n')).toContain('That piece is not yours.');
    await page.evaluate(() => localStorage.clear());
  }
});
