import type { Page } from '@playwright/test';
import { accept, arrive, given, invite, move, open, turn, until } from '../support/distance.ts';
import { expect } from '../support/game.ts';
import { byTurn, connect, connection, enter, fullTest, meet, met, nameServer, playLive, playTurns, test } from '../support/live.ts';
import { entries, record, state } from '../support/play.ts';
import { noRelay, Relay } from '../support/servers.ts';

// Two who meet in a room of a server, which is killed and comes back; and who else comes there.

/** Another word that leads to the room of `WORD`: words have 4,096 rooms. */
const STRANGER = 'mesune';

const status = (page: Page) => page.locator('#distance-room-status');

/** Goes to the room of a word without a game, to be invited there. */
async function comeToBeInvited(page: Page, word?: string): Promise<void> {
  await arrive(page, { speed: 'instant' }, 'hnefatafl');
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

test('two meet by a word, the invitation comes there, and they play directly, also when the server dies', async ({ page, other, host, signalling }) => {
  nameServer(host, signalling);
  await arrive(page, { speed: 'instant' }, 'hnefatafl');
  await invite(page, { name: 'Anna', sides: 'swede' });
  // A word that is too short is refused, and one can be proposed.
  await meet(page, 'abc');
  await expect(page.locator('#distance-room-trouble')).toContainText('at least 6');
  await page.locator('#distance-room-propose').click();
  await expect(page.locator('#distance-word')).toHaveValue(/^\w+ \w+ \w+$/);
  await enter(page, 'Kavo tisu melira');
  await expect(status(page)).toContainText('Waiting for your friend');
  await comeToBeInvited(other, ' kavo  TISU melira');
  await accept(other, 'Biret');
  await met([{ page }, { page: other }], 'Connected directly');
  for (const each of [page, other]) await expect(each.locator('#distance-send')).toBeHidden();
  await playTurns([{ page }, { page: other }], 2);
  await signalling.off();
  await playTurns([{ page }, { page: other }], 2);
  expect(await record(other)).toBe(await record(page));
});

test('where no direct connection comes about the server carries the game, and comes back', async ({ page, other, begun, host, signalling }) => {
  nameServer(host, signalling, { relay_only: true });
  await begun();
  await meet(page);
  await meet(other);
  await met([{ page }, { page: other }], 'Connected through the server');
  await playTurns([{ page }, { page: other }], 2);
  await signalling.off();
  for (const each of [page, other]) await expect(connection(each)).toContainText('The connection to the server is lost');
  // What is decided while nobody carries it can be sent as a link, and goes by itself later.
  const mover = (await state(page))?.seat === 'human' ? page : other;
  await move(mover, 0);
  await expect(mover.locator('#distance-go')).toBeVisible();
  await signalling.on();
  await met([{ page }, { page: other }], 'Connected through the server');
  await expect.poll(() => record(other)).toBe(await record(page));
  await playTurns([{ page }, { page: other }], 2);
});

test('two play through a relay alone, and through the server when it dies', async ({ page, other, begun, host, signalling }) => {
  test.skip(noRelay !== '', noRelay);
  const relay = await Relay.start();
  nameServer(host, signalling, { ice: [relay.ice], relay_only: true });
  await begun();
  await meet(page);
  await meet(other);
  await met([{ page }, { page: other }], 'Connected directly');
  await playTurns([{ page }, { page: other }], 2);
  await relay.off();
  // What is said while nobody has noticed yet is said again.
  const [mover, waiter] = await byTurn([{ page }, { page: other }]);
  await move(mover.page, 1);
  await met([{ page }, { page: other }], 'Connected through the server');
  await until(waiter.page, 3);
  await playLive([{ page }, { page: other }], 2);
  await relay.end();
});

fullTest('a network that is gone is told, the game goes on by link, and live once it is back', async ({ page, other, begun, host }) => {
  test.skip(noRelay !== '', noRelay);
  const relay = await Relay.start();
  host.files.set('signalling.json', Buffer.from(JSON.stringify({ server: null, ice: [relay.ice], relay_only: true })));
  await begun();
  await connect(page, other);
  await playTurns([{ page }, { page: other }], 2);
  await relay.off();
  await move(page, 1);
  for (const each of [page, other]) await expect(connection(each)).toContainText('The connection is lost', { timeout: 120_000 });
  expect(await entries(other)).toBe(2);
  await open(other, (await turn(page))!);
  await until(other, 3);
  await relay.on();
  await connect(other, page);
  await playTurns([{ page }, { page: other }], 2);
  expect(await record(other)).toBe(await record(page));
  await relay.end();
});

fullTest('who leaves a room is asked for a word again', async ({ page, begun, host, signalling }) => {
  nameServer(host, signalling);
  await begun();
  await meet(page);
  await expect(status(page)).toContainText('You are in the room');
  await page.locator('#distance-room-leave').click();
  await expect(page.locator('#distance-room-ask')).toBeVisible();
});

test('two meet by the invitation, and its answer needs no link', async ({ page, other, host, signalling }) => {
  nameServer(host, signalling);
  await arrive(page, { speed: 'instant' }, 'hnefatafl');
  const invitation = await inviteToRoom(page);
  await meetByInvitation(page);
  await expect(status(page)).toContainText('Waiting for your friend');
  await open(other, invitation);
  await accept(other, 'Biret');
  // Who is invited further is no business of whoever gets the answer.
  expect(await given(other)).not.toContain('room=');
  await meetByInvitation(other);
  const number = page.locator('#distance-room-number');
  await expect(number).toHaveText(/^\d{3} \d{3}$/);
  await expect(other.locator('#distance-room-number')).toHaveText((await number.textContent())!);
  await met([{ page }, { page: other }], 'Connected directly');
  await expect.poll(async () => (await state(page))?.seat).toBe('human');
  await playTurns([{ page }, { page: other }], 1);
});

fullTest('whoever has another word is left out, and whoever has the right one too late', async ({ page, other, somebody, begun, host, signalling }) => {
  const third = await somebody();
  nameServer(host, signalling);
  await begun();
  await meet(page);
  await comeToBeInvited(third, STRANGER);
  for (const each of [page, third]) await expect(status(each)).toContainText('Somebody came who doesn’t know the word');
  await meet(other);
  await met([{ page }, { page: other }], 'Connected directly');
  await third.locator('#distance-room-leave').click();
  await enter(third);
  await expect(status(third)).toContainText('There are two people in this room already');
  await playTurns([{ page }, { page: other }], 3);
  expect(await entries(third)).toBe(-1);
});

fullTest('who is in a room in two windows is told so, and plays in one of them', async ({ page, context, other, host, signalling }) => {
  nameServer(host, signalling);
  await arrive(page, { speed: 'instant' }, 'hnefatafl');
  const invitation = await inviteToRoom(page);
  const tab = await context.newPage();
  await arrive(tab, { speed: 'instant' }, 'hnefatafl');
  for (const each of [page, tab]) await meetByInvitation(each);
  for (const each of [page, tab]) await expect(status(each)).toHaveText('You are in this room in another window, too.');
  await open(other, invitation);
  await accept(other, 'Biret');
  await given(other);
  await meetByInvitation(other);
  await met([{ page: other }], 'Connected directly');
  // Whichever window plays, both show the game.
  const connected = async () => {
    const said = await Promise.all([page, tab].map((each) => connection(each).textContent()));
    return [page, tab].find((_, at) => said[at]?.startsWith('Connected directly'));
  };
  await expect.poll(async () => (await connected()) !== undefined).toBe(true);
  const player = { page: (await connected())! };
  if (await player.page.locator('#distance-live').isVisible()) await player.page.locator('#distance-live-close').click();
  await playTurns([player, { page: other }], 3);
  for (const each of [page, tab]) await expect.poll(() => record(each)).toBe(await record(other));
  await tab.close();
});

fullTest('who meets by a word in two windows has met nobody, and has sent nothing', async ({ page, context, other, begun, host, signalling }) => {
  nameServer(host, signalling);
  await begun();
  await move(page, 0);
  const tab = await context.newPage();
  await arrive(tab, { speed: 'instant' }, 'hnefatafl');
  for (const each of [page, tab]) await meet(each);
  for (const each of [page, tab]) {
    await expect(each.locator('#distance-live-status')).toContainText('You have met yourself');
    await each.locator('#distance-live-close').click();
    await expect(each.locator('#distance-go')).toBeVisible();
  }
  await tab.close();
});
