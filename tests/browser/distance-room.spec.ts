import type { Page } from '@playwright/test';
import { accept, begun, given, invite, move, open, somebody, turn } from '../support/distance.ts';
import { expect, ready } from '../support/host.ts';
import { byTurn, connect, connection, enter, meet, met, nameServer, playLive, playTurns, test } from '../support/live.ts';
import { entries, record, state } from '../support/play.ts';
import { noRelay, Relay } from '../support/servers.ts';

// Two who meet in a room of a server, which is killed and comes back; and who else comes there.

/** Another word that leads to the room of `WORD`: words have 4,096 rooms. */
const STRANGER = 'mesune';

const status = (page: Page) => page.locator('#distance-room-status');

/** Goes to the room of a word without a game, to be invited there. */
async function comeToBeInvited(page: Page, word?: string): Promise<void> {
  await page.goto('./hnefatafl.html?speed=instant');
  await ready(page);
  await page.locator('#play-distance').click();
  await page.locator('#distance-meet').click();
  await enter(page, word);
}

/** Invites somebody once the server is known, whose room the invitation then names. */
async function inviteToRoom(page: Page): Promise<string> {
  await page.locator('#play-distance').click();
  await expect(page.locator('#distance-meet')).toBeVisible();
  await page.locator('#distance-close').click();
  const invitation = await invite(page, { name: 'Anna', sides: 'swede' });
  expect(invitation).toMatch(/&room=[0-9a-f]{32}$/);
  return invitation;
}

/** Goes to the room that the invitation names. */
async function meetByInvitation(page: Page): Promise<void> {
  await page.locator('#distance-connect').click();
  await page.locator('#distance-room-link').click();
}

test('two meet by a word and play directly, also when the server dies', async ({ page, open: begin, browser, baseURL, host, signalling }) => {
  const other = await somebody(browser, baseURL);
  nameServer(host, signalling);
  await begun(page, begin, other.page);
  await meet(page, 'Kavo tisu melira');
  await expect(page.locator('#distance-room-status')).toContainText('Waiting for Biret');
  await meet(other.page, ' kavo  TISU melira');
  for (const each of [page, other.page]) await expect(connection(each)).toContainText('Connected directly');
  const number = await page.locator('#distance-room-number').textContent();
  expect(number).toMatch(/^\d{3} \d{3}$/);
  await expect(other.page.locator('#distance-room-number')).toHaveText(number!);
  for (const each of [page, other.page]) await each.locator('#distance-live-close').click();
  await playTurns([{ page }, other], 2);
  await signalling.off();
  await playTurns([{ page }, other], 3);
  expect(await record(other.page)).toBe(await record(page));
  await other.context.close();
});

test('where no direct connection comes about the server carries the game, and comes back', async ({ page, open: begin, browser, baseURL, host, signalling }) => {
  const other = await somebody(browser, baseURL);
  nameServer(host, signalling, { relay_only: true });
  await begun(page, begin, other.page);
  await meet(page);
  await meet(other.page);
  await met([{ page }, other], 'Connected through the server');
  await playTurns([{ page }, other], 2);
  await signalling.off();
  for (const each of [page, other.page]) await expect(connection(each)).toContainText('The connection to the server is lost');
  // What is decided while nobody carries it can be sent as a link, and goes by itself later.
  const mover = (await state(page))?.seat === 'human' ? page : other.page;
  await move(mover, 0);
  await expect(mover.locator('#distance-go')).toBeVisible();
  await signalling.on();
  await met([{ page }, other], 'Connected through the server');
  await expect.poll(() => record(other.page)).toBe(await record(page));
  await playTurns([{ page }, other], 2);
  await other.context.close();
});

test('two play through a relay alone, and through the server when it dies', async ({ page, open: begin, browser, baseURL, host, signalling }) => {
  test.skip(noRelay !== '', noRelay);
  const relay = await Relay.start();
  const other = await somebody(browser, baseURL);
  nameServer(host, signalling, { ice: [relay.ice], relay_only: true });
  await begun(page, begin, other.page);
  await meet(page);
  await meet(other.page);
  await met([{ page }, other], 'Connected directly');
  await playTurns([{ page }, other], 2);
  await relay.off();
  // What is said while nobody has noticed yet is said again.
  const [mover, waiter] = await byTurn([{ page }, other]);
  await move(mover.page, 1);
  await met([{ page }, other], 'Connected through the server');
  await expect.poll(() => entries(waiter.page)).toBe(3);
  await playLive([{ page }, other], 2);
  await other.context.close();
  await relay.end();
});

test('a network that is gone is told, the game goes on by link, and live once it is back', async ({ page, open: begin, browser, baseURL, host }) => {
  test.skip(noRelay !== '', noRelay);
  const relay = await Relay.start();
  host.files.set('signalling.json', Buffer.from(JSON.stringify({ server: null, ice: [relay.ice], relay_only: true })));
  const other = await somebody(browser, baseURL);
  await begun(page, begin, other.page);
  await connect(page, other.page);
  await playTurns([{ page }, other], 2);
  await relay.off();
  await move(page, 1);
  for (const each of [page, other.page]) await expect(connection(each)).toContainText('The connection is lost', { timeout: 120_000 });
  expect(await entries(other.page)).toBe(2);
  await open(other.page, (await turn(page))!);
  await expect.poll(() => entries(other.page)).toBe(3);
  await relay.on();
  await connect(other.page, page);
  await playTurns([{ page }, other], 2);
  expect(await record(other.page)).toBe(await record(page));
  expect(other.troubles).toEqual([]);
  await other.context.close();
  await relay.end();
});

test('an invitation comes through the room', async ({ page, open: begin, browser, baseURL, host, signalling }) => {
  const other = await somebody(browser, baseURL);
  nameServer(host, signalling);
  await begin({ speed: 'instant' }, 'hnefatafl');
  await invite(page, { name: 'Anna', sides: 'swede' });
  await meet(page);
  await comeToBeInvited(other.page);
  await accept(other.page, 'Biret');
  await expect.poll(async () => (await state(page))?.seat).toBe('human');
  for (const each of [page, other.page]) {
    if (await each.locator('#distance-live').isVisible()) await each.locator('#distance-live-close').click();
    await expect(each.locator('#distance-send')).toBeHidden();
  }
  await playTurns([{ page }, other], 2);
  await other.context.close();
});

test('a word that is too short is refused, and one can be proposed', async ({ page, open: begin, browser, baseURL, host, signalling }) => {
  const other = await somebody(browser, baseURL);
  nameServer(host, signalling);
  await begun(page, begin, other.page);
  await page.locator('#distance-connect').click();
  await enter(page, 'abc');
  await expect(page.locator('#distance-room-trouble')).toContainText('at least 6');
  await page.locator('#distance-room-propose').click();
  await expect(page.locator('#distance-word')).toHaveValue(/^\w+ \w+ \w+$/);
  await page.locator('#distance-room-meet').click();
  await expect(page.locator('#distance-room-status')).toContainText('You are in the room');
  await page.locator('#distance-room-leave').click();
  await expect(page.locator('#distance-room-ask')).toBeVisible();
  await other.context.close();
});

test('two meet by the invitation, and its answer needs no link', async ({ page, open: begin, browser, baseURL, host, signalling }) => {
  const other = await somebody(browser, baseURL);
  nameServer(host, signalling);
  await begin({ speed: 'instant' }, 'hnefatafl');
  const invitation = await inviteToRoom(page);
  await meetByInvitation(page);
  await expect(status(page)).toContainText('Waiting for your friend');
  await other.page.goto(invitation.replace('#', '?speed=instant#'));
  await ready(other.page);
  await accept(other.page, 'Biret');
  // Who is invited further is no business of whoever gets the answer.
  expect(await given(other.page)).not.toContain('room=');
  await meetByInvitation(other.page);
  await met([{ page }, other], 'Connected directly');
  await expect.poll(async () => (await state(page))?.seat).toBe('human');
  await playTurns([{ page }, other], 3);
  expect(other.troubles).toEqual([]);
  await other.context.close();
});

test('whoever has another word is left out, and whoever has the right one too late', async ({ page, open: begin, browser, baseURL, host, signalling }) => {
  const other = await somebody(browser, baseURL);
  const third = await somebody(browser, baseURL);
  nameServer(host, signalling);
  await begun(page, begin, other.page);
  await meet(page);
  await comeToBeInvited(third.page, STRANGER);
  for (const each of [page, third.page]) await expect(status(each)).toContainText('Somebody came who doesn’t know the word');
  await meet(other.page);
  await met([{ page }, other], 'Connected directly');
  await third.page.locator('#distance-room-leave').click();
  await enter(third.page);
  await expect(status(third.page)).toContainText('There are two in this room already');
  await playTurns([{ page }, other], 3);
  expect(await entries(third.page)).toBe(-1);
  for (const { troubles, context } of [other, third]) {
    expect(troubles).toEqual([]);
    await context.close();
  }
});

test('who is in a room in two windows is told so, and plays in one of them', async ({ page, context, open: begin, browser, baseURL, host, signalling }) => {
  const other = await somebody(browser, baseURL);
  nameServer(host, signalling);
  await begin({ speed: 'instant' }, 'hnefatafl');
  const invitation = await inviteToRoom(page);
  const tab = await context.newPage();
  await tab.goto('./hnefatafl.html?speed=instant');
  await ready(tab);
  for (const each of [page, tab]) await meetByInvitation(each);
  for (const each of [page, tab]) await expect(status(each)).toHaveText('You are in this room in another window, too.');
  await other.page.goto(invitation.replace('#', '?speed=instant#'));
  await ready(other.page);
  await accept(other.page, 'Biret');
  await given(other.page);
  await meetByInvitation(other.page);
  await met([other], 'Connected directly');
  // Whichever window plays, both show the game.
  const connected = async () => {
    const said = await Promise.all([page, tab].map((each) => connection(each).textContent()));
    return [page, tab].find((_, at) => said[at]?.startsWith('Connected directly'));
  };
  await expect.poll(async () => (await connected()) !== undefined).toBe(true);
  const player = { page: (await connected())! };
  if (await player.page.locator('#distance-live').isVisible()) await player.page.locator('#distance-live-close').click();
  await playTurns([player, other], 3);
  for (const each of [page, tab]) await expect.poll(() => record(each)).toBe(await record(other.page));
  await tab.close();
  await other.context.close();
});

test('who meets by a word in two windows has met nobody, and has sent nothing', async ({ page, context, open: begin, browser, baseURL, host, signalling }) => {
  const other = await somebody(browser, baseURL);
  nameServer(host, signalling);
  await begun(page, begin, other.page);
  await move(page, 0);
  const tab = await context.newPage();
  await tab.goto('./hnefatafl.html?speed=instant');
  await ready(tab);
  for (const each of [page, tab]) await meet(each);
  for (const each of [page, tab]) {
    await expect(each.locator('#distance-live-status')).toContainText('You have met yourself');
    await each.locator('#distance-live-close').click();
    await expect(each.locator('#distance-go')).toBeVisible();
  }
  await tab.close();
  await other.context.close();
});
