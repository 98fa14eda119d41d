import type { Page } from '@playwright/test';
import { accept, begun, given, move, open, somebody, turn } from '../support/distance.ts';
import { expect, ready, test } from '../support/game.ts';
import { Dealt } from '../support/lives.ts';
import { agree, connect, connection, playTurns, short } from '../support/live.ts';
import { entries, record, state } from '../support/play.ts';

// Two who are connected directly, over this machine, through nothing but two short links.

/** Closes all dialogs. */
const closeAll = (page: Page) => page.evaluate(() => document.querySelectorAll('dialog[open]').forEach((dialog) => (dialog as HTMLDialogElement).close()));

test('two play live through two short links, lose the connection, go on by link, and play again', async ({ page, open: begin, browser, baseURL }) => {
  const other = await somebody(browser, baseURL);
  await begun(page, begin, other.page);
  const [offer] = await connect(page, other.page);
  expect(offer.length).toBeLessThan(400);
  await playTurns([{ page }, other], 4);

  // What goes on is told.
  await other.page.locator('#distance-wave').click();
  await expect(page.locator('#news')).toHaveText('Biret waved');
  await expect(connection(page)).toContainText('Biret is here');

  // A link that was used, or is one's own, connects nobody.
  await open(page, offer);
  await expect(page.locator('.notice').last()).toContainText('your own connection link');
  await page.locator('.notice [data-dismiss]').click();

  // One page is loaded anew: the connection is lost, and nothing else.
  const before = await record(page);
  await other.page.reload();
  await ready(other.page);
  await expect(connection(page)).toContainText('The connection is lost');
  await expect.poll(() => record(other.page)).toBe(before);
  await expect(page.locator('#distance-connect')).toHaveText('Try again');
  await move(page, 0);
  await page.locator('#distance-go').click();
  await open(other.page, await given(page));
  await expect.poll(() => entries(other.page)).toBe(5);

  // They connect again, the other way round, and one leaves.
  await connect(other.page, page);
  await playTurns([{ page }, other], 3);
  await page.locator('#distance-stop').click();
  await expect(connection(other.page)).toContainText('Anna has left');

  // Live once more, to the end, and on to a rematch, in which the other begins.
  await connect(page, other.page);
  await page.locator('#resign').evaluate((button: HTMLElement) => button.click());
  await page.locator('#confirm-yes').click();
  await expect.poll(async () => (await state(other.page))?.phase).toBe('over');
  expect(await record(other.page)).toBe(await record(page));
  await page.locator('#ending #rematch').click();
  await accept(other.page, 'Biret');
  await expect(page.locator('#news')).toHaveText('Biret has accepted your invitation. The game begins.');
  for (const each of [page, other.page]) await expect(connection(each)).toContainText('Connected');
  await move(other.page, 0);
  await expect.poll(() => entries(page)).toBe(1);
  await playTurns([{ page }, other], 2);
  expect(other.troubles).toEqual([]);
  await other.context.close();
});

test('throws that need both are made while both are connected', async ({ page, open: begin, browser, baseURL }) => {
  const other = await somebody(browser, baseURL);
  await begun(page, begin, other.page, 'kotra', { throws: 'strict' });
  await connect(page, other.page);
  while ((await entries(page)) < 16) {
    // Nobody has anything to send.
    for (const each of [page, other.page]) expect(await turn(each)).toBeUndefined();
  }
  await agree(page, other.page);
  await other.context.close();
});

test('links that connect nobody say why', async ({ page, context, open: begin, browser, baseURL }) => {
  const other = await somebody(browser, baseURL);
  await begun(page, begin, other.page);
  await page.locator('#distance-connect').click();
  const offer = await short(page);
  const trouble = page.locator('#distance-live-trouble');
  const take = async (text: string, why: RegExp): Promise<void> => {
    await page.locator('#distance-live-answer').fill(text);
    await page.locator('#distance-live-take').click();
    await expect(trouble).toHaveText(why);
  };
  await take(offer, /your own connection link/);
  const tab = await context.newPage();
  await tab.goto('./hnefatafl.html?speed=instant');
  await ready(tab);
  await open(tab, offer);
  await expect(tab.locator('.notice').last()).toContainText('your own connection link');
  await tab.close();
  await take(offer.slice(0, -3), /cut off or damaged/);
  await take('hello', /cut off or damaged/);
  await open(other.page, offer);
  const answer = await short(other.page);
  // A newer offer makes the answer to the old one useless.
  await page.locator('#distance-live-close').click();
  await page.locator('#distance-stop').click();
  await page.waitForFunction((then) => Math.floor(Date.now() / 1000) > then, Math.floor(Date.now() / 1000));
  await page.locator('#distance-connect').click();
  await short(page);
  await take(answer, /another connection link/);
  // An answer belongs where the offer was made.
  await other.page.locator('#distance-live-close').click();
  await open(other.page, answer);
  await expect(other.page.locator('.notice').last()).toContainText('in the window where you made');
  await other.context.close();
});

test('a whole game of sáhkku live, and on to the next one', async ({ page, open: begin, browser, baseURL }) => {
  test.slow();
  const other = await somebody(browser, baseURL);
  const watcher = await somebody(browser, baseURL);
  await begun(page, begin, other.page, 'sahkku', { throws: 'strict' });
  const pages = [page, other.page];
  await connect(page, other.page);
  const dealt = new Dealt();
  for (let turns = 0; (await state(page))?.phase !== 'over' || (await state(other.page))?.phase !== 'over'; turns += 1) {
    for (const each of pages) {
      expect(await turn(each), 'nobody has anything to send').toBeUndefined();
      await dealt.look(each, `turn ${turns}`);
    }
  }
  expect(await record(other.page)).toBe(await record(page));
  expect(dealt.count).toBeGreaterThan(0);

  // Whoever reads the link checks every throw of it.
  for (const each of pages) {
    await closeAll(each);
    await each.locator('#distance-list').click();
    await each.locator('[data-distance-watch]').click();
    const link = await each.locator('#distance-link').inputValue();
    await closeAll(each);
    await watcher.page.goto(link.replace('#', '?speed=instant#'));
    await ready(watcher.page);
    await expect(watcher.page.locator('#distance-status')).toHaveText('You are watching Anna and Biret');
    expect(await record(watcher.page)).toBe(await record(page));
  }

  await page.locator('#rematch').evaluate((button: HTMLElement) => button.click());
  await accept(other.page, 'Biret');
  while ((await entries(page)) < 8) {
    for (const each of pages) expect(await turn(each)).toBeUndefined();
  }
  await agree(page, other.page);
  for (const { troubles, context } of [other, watcher]) {
    expect(troubles).toEqual([]);
    await context.close();
  }
});
