import type { Locator, Page } from '@playwright/test';
import { accept, arrive, expectAccessible, fullTest, given, move, open, test, turn, until } from '../support/distance.ts';
import { expect, LAST, ready } from '../support/game.ts';
import { Dealt, skewClock } from '../support/lives.ts';
import { agree, connect, connection, playTurns, short } from '../support/live.ts';
import { entries, record, state } from '../support/play.ts';

// Two who are connected directly, over this machine, through nothing but two short links.

/** Closes all dialogs. */
const closeAll = (page: Page) => page.evaluate(() => document.querySelectorAll('dialog[open]').forEach((dialog) => (dialog as HTMLDialogElement).close()));

test('two connect by two short links, lose the connection, go on by link and live again, on to a rematch', async ({ page, other, begun }) => {
  await begun();
  const people: [{ page: Page }, { page: Page }] = [{ page }, { page: other }];
  const [offering, answering] = [page, other].map((each) => each.getByRole('dialog', { name: 'Play live' }));
  const button = (dialog: Locator, name: string) => dialog.getByRole('button', { name, exact: true });
  /** One button ends the dialog, and no more. */
  const ends = (dialog: Locator) => dialog.getByRole('button', { name: /^(Cancel|Close)$/ });
  await page.getByRole('button', { name: 'Play live (same Wi-Fi)' }).click();
  await expect(button(offering, 'Make the connection link')).toBeVisible();
  await expect(ends(offering)).toHaveText('Cancel');
  await expect(connection(page)).toBeHidden();
  await expectAccessible(page, 'what the link will tell');
  await button(offering, 'Make the connection link').click();
  await expect(offering.getByRole('status')).toHaveText('Waiting for the answer…');
  await expect(ends(offering)).toHaveText('Close');
  const link = offering.getByRole('textbox', { name: 'Link to send' });
  expect(await link.evaluate((field) => field.scrollTop), 'a link is shown from its beginning').toBe(0);
  const offer = await link.inputValue();
  expect(offer.length).toBeLessThan(400);
  await button(offering, 'Show QR code').click();
  await expect(offering.getByRole('img', { name: 'QR code of the link' })).toBeVisible();
  await expectAccessible(page, 'a link with its code');
  // What is no answer says why.
  for (const [text, why] of [[offer, 'your own connection link'], [offer.slice(0, -3), 'cut off or damaged']]) {
    await offering.getByRole('textbox', { name: 'Paste the answer here' }).fill(text);
    await button(offering, 'Connect now').click();
    await expect(page.locator('#distance-live-trouble')).toContainText(why);
  }
  await expectAccessible(page, 'an answer that is none');
  await open(other, offer);
  await expect(button(answering, 'Answer')).toBeVisible();
  await expectAccessible(other, 'somebody wants to connect');
  await button(answering, 'Answer').click();
  await expectAccessible(other, 'an answer');
  const answer = await answering.getByRole('textbox', { name: 'Link to send' }).inputValue();
  await offering.getByRole('textbox', { name: 'Paste the answer here' }).fill(answer);
  await button(offering, 'Connect now').click();
  await expect(connection(page)).toContainText('Connected');
  await expect(offering).toBeHidden();
  await expectAccessible(page, 'connected');
  await playTurns(people, 2);

  // What goes on is told.
  await other.locator('#distance-wave').click();
  await expect(page.locator('#news')).toHaveText('Biret waved');
  await expect(connection(page)).toContainText('Biret is here');

  // One page is loaded anew: the connection is lost, and nothing else.
  const before = await record(page);
  await other.reload();
  await ready(other);
  await expect(connection(page)).toContainText('The connection is lost');
  await expect(page.locator('#news')).not.toContainText('The connection is lost');
  await expect(page.locator('#heard')).toContainText('The connection is lost');
  await expectAccessible(page, 'disconnected');
  await expect.poll(() => record(other)).toBe(before);
  await expect(page.locator('#distance-connect')).toHaveText('Try again');
  await move(page, 0);
  await page.locator('#distance-go').click();
  await open(other, await given(page));
  await until(other, 3);

  // They connect again, the other way round, and play to the end, and on to a rematch, in which the other begins.
  await connect(other, page);
  await playTurns(people, 1);
  await page.locator('#resign').evaluate((button: HTMLElement) => button.click());
  await page.locator('#confirm-yes').click();
  await expect.poll(async () => (await state(other))?.phase).toBe('over');
  expect(await record(other)).toBe(await record(page));
  await page.locator('#ending #rematch').click();
  await accept(other, 'Biret');
  await expect(page.locator('#news')).toHaveText('Biret has accepted your invitation. The game begins.');
  for (const each of [page, other]) await expect(connection(each)).toContainText('Connected');
  await move(other, 0);
  await until(page, 1);
  await playTurns(people, 1);
  await page.locator('#distance-stop').click();
  await expect(connection(other)).toContainText('Anna has left');
});

test('throws that need both are made while both are connected', async ({ page, other, begun }) => {
  await begun(LAST, { throws: 'strict' });
  await connect(page, other);
  while ((await entries(page)) < 8) {
    // Nobody has anything to send.
    for (const each of [page, other]) expect(await turn(each)).toBeUndefined();
  }
  await agree(page, other);
});

fullTest('links that connect nobody say why', async ({ page, context, other, begun }) => {
  await page.addInitScript(skewClock, 0);
  await begun();
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
  await arrive(tab, { speed: 'instant' }, 'hnefatafl');
  await open(tab, offer);
  await expect(tab.locator('.notice').last()).toContainText('your own connection link');
  await tab.close();
  await take(offer.slice(0, -3), /cut off or damaged/);
  await take('hello', /cut off or damaged/);
  await open(other, offer);
  const answer = await short(other);
  // A newer offer makes the answer to the old one useless.
  await page.locator('#distance-live-close').click();
  await page.locator('#distance-stop').click();
  // Links are told apart by the second in which they were made.
  await page.evaluate(() => (globalThis.skew = 1000));
  await page.locator('#distance-connect').click();
  await short(page);
  await take(answer, /another connection link/);
  // An answer belongs where the offer was made.
  await other.locator('#distance-live-close').click();
  await open(other, answer);
  await expect(other.locator('.notice').last()).toContainText('in the window where you made');
});

// In a browser, as only browsers have tabs that hear each other.
test('an answer that opens in another tab reaches the one that waits for it', async ({ page, context, other, begun }) => {
  await begun();
  await page.locator('#distance-connect').click();
  await open(other, await short(page));
  const answer = await short(other);
  const tab = await context.newPage();
  await open(tab, answer);
  await expect(tab.locator('.notice').last()).toContainText('has this answer now');
  for (const each of [page, other]) await expect(connection(each)).toContainText('Connected');
  await tab.close();
});

// In a browser, as what is asked stands between the connection and the table.
test('a turn that was begun before the connection stands is sent only when that is asked for', async ({ page, other, begun }) => {
  await begun();
  await move(page, 0);
  await page.locator('#distance-connect').click();
  await open(other, await short(page));
  const answer = await short(other);
  await page.locator('#distance-live-answer').fill(answer);
  await page.locator('#distance-live-take').click();
  await expect(page.locator('#choice-title')).toContainText('the turn you have begun');
  await page.locator('#choice').getByRole('button', { name: 'Not now', exact: true }).click();
  // It can be undone, and the other has not seen it.
  await expect(page.locator('#distance-go')).toBeVisible();
  await page.locator('#take-back').click();
  await expect.poll(() => record(page)).toBe(await record(other));
  await playTurns([{ page }, { page: other }], 2);
});

/** A link as whoever only watches the game could make it: the offer of somebody else’s page, with the id of this game. */
test('whoever only watches cannot connect', async ({ page, other, somebody, begun }) => {
  const watcher = await somebody();
  await begun();
  await page.locator('#distance-connect').click();
  const link = await short(page);
  // Its address, name and password are changed, as are those of anybody else.
  const packed = Buffer.from(link.split('#connect=')[1], 'base64url');
  packed[20] ^= 1;
  const forged = `${link.split('#')[0]}#connect=${packed.toString('base64url')}`;
  await open(other, forged);
  await expect(other.locator('.notice').last()).toContainText('doesn’t come from the other player');
  await expect(other.locator('#distance-live')).toBeHidden();
  // Whoever watches has no way to offer one.
  await page.locator('#distance-live-close').click();
  await page.locator('#distance-list').click();
  await page.locator('[data-distance-watch]').click();
  await open(watcher, await page.locator('#distance-link').inputValue());
  await expect(watcher.locator('#distance-status')).toContainText('You are watching');
  await expect(watcher.locator('#distance-connect')).toBeHidden();
});

fullTest('a whole game of sáhkku live, and on to the next one', async ({ page, other, somebody, begun }) => {
  test.slow();
  const watcher = await somebody();
  await begun('sahkku', { throws: 'strict' });
  const pages = [page, other];
  await connect(page, other);
  const dealt = new Dealt();
  for (let turns = 0; (await state(page))?.phase !== 'over' || (await state(other))?.phase !== 'over'; turns += 1) {
    for (const each of pages) {
      expect(await turn(each), 'nobody has anything to send').toBeUndefined();
      await dealt.look(each, `turn ${turns}`);
    }
  }
  expect(await record(other)).toBe(await record(page));
  expect(dealt.count).toBeGreaterThan(0);

  // Whoever reads the link checks every throw of it.
  for (const each of pages) {
    await closeAll(each);
    await each.locator('#distance-list').click();
    await each.locator('[data-distance-watch]').click();
    const link = await each.locator('#distance-link').inputValue();
    await closeAll(each);
    await open(watcher, link);
    await expect(watcher.locator('#distance-status')).toHaveText('You are watching Anna and Biret');
    expect(await record(watcher)).toBe(await record(page));
  }

  await page.locator('#rematch').evaluate((button: HTMLElement) => button.click());
  await accept(other, 'Biret');
  while ((await entries(page)) < 8) {
    for (const each of pages) expect(await turn(each)).toBeUndefined();
  }
  await agree(page, other);
});
