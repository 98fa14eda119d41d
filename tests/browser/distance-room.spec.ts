import type { Page } from '@playwright/test';
import { accept, arrive, given, move, open, turn, until } from '../support/distance.ts';
import { expect } from '../support/game.ts';
import { beginWithRoom, byTurn, connect, connection, fullTest, inviteToRoom, meet, met, nameServer, playLive, playTurns, test } from '../support/live.ts';
import { entries, record, state } from '../support/play.ts';
import { noRelay, Relay } from '../support/servers.ts';

// Two who meet by their invitation in a room of a server, which is killed and comes back; and who else comes there.

const status = (page: Page) => page.locator('#distance-room-status');

test('two meet by the invitation, its answer needs no link, and they play directly, also when the server dies', async ({ page, other, host, signalling }) => {
  nameServer(host, signalling);
  await arrive(page, { speed: 'instant' }, 'hnefatafl');
  const invitation = await inviteToRoom(page);
  await meet(page);
  await expect(status(page)).toContainText('Waiting for your friend');
  await open(other, invitation);
  await accept(other, 'Biret');
  // Who is invited further is no business of whoever gets the answer.
  expect(await given(other)).not.toContain('room=');
  await meet(other);
  await met([{ page }, { page: other }], 'Connected directly');
  await expect.poll(async () => (await state(page))?.seat).toBe('human');
  await playTurns([{ page }, { page: other }], 2);
  await signalling.off();
  await playTurns([{ page }, { page: other }], 2);
  expect(await record(other)).toBe(await record(page));
});

test('where no direct connection comes about the server carries the game, and comes back', async ({ page, other, host, signalling }) => {
  nameServer(host, signalling, { relay_only: true });
  await beginWithRoom(page, other);
  await meet(page);
  await expect(connection(page)).toContainText('Waiting for Biret');
  await meet(other);
  await met([{ page }, { page: other }], 'Connected through the server');
  await playTurns([{ page }, { page: other }], 2);
  await signalling.off();
  for (const each of [page, other]) await expect(connection(each)).toContainText('The connection to the server is lost');
  // What is decided while nobody carries it can be sent as a link, and is asked for when they are back.
  const mover = (await state(page))?.seat === 'human' ? page : other;
  await move(mover, 0);
  await expect(mover.locator('#distance-go')).toBeVisible();
  await signalling.on();
  await met([{ page }, { page: other }], 'Connected through the server');
  await expect.poll(() => record(other)).toBe(await record(page));
  await playTurns([{ page }, { page: other }], 2);
});

test('two play through a relay alone, and through the server when it dies', async ({ page, other, host, signalling }) => {
  test.skip(noRelay !== '', noRelay);
  const relay = await Relay.start();
  nameServer(host, signalling, { ice: [relay.ice], relay_only: true });
  await beginWithRoom(page, other);
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

fullTest('who leaves a room can come again', async ({ page, other, host, signalling }) => {
  nameServer(host, signalling);
  await beginWithRoom(page, other);
  await meet(page);
  await expect(status(page)).toContainText('Waiting for Biret');
  await page.locator('#distance-room-leave').click();
  await expect(page.locator('#distance-room-meet')).toBeVisible();
});

fullTest('who is in a room in two windows plays in one of them', async ({ page, context, other, host, signalling }) => {
  nameServer(host, signalling);
  await beginWithRoom(page, other);
  const tab = await context.newPage();
  await arrive(tab, { speed: 'instant' }, 'hnefatafl');
  for (const each of [page, tab]) await meet(each);
  for (const each of [page, tab]) await expect(status(each)).toContainText('Waiting for Biret');
  await meet(other);
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

// In a browser, for the real server: two pairs meet there beside eight who say nothing.
test('two pairs meet at one server beside eight silent strangers', async ({ page, context, other, somebody, host, signalling }) => {
  nameServer(host, signalling);
  const [third, fourth] = [await somebody(), await somebody()];
  const pairs: [Page, Page][] = [[page, other], [third, fourth]];
  for (const [here, there] of pairs) await beginWithRoom(here, there);
  // An empty page that no policy binds.
  const strangers = await context.newPage();
  for (const [here, there] of pairs) {
    const entered = here.waitForEvent('websocket');
    await meet(here);
    const room = (await entered).url();
    await expect(status(here)).toContainText('Waiting');
    await strangers.evaluate(async (room) => {
      for (let n = 0; n < 4; n += 1) {
        const stranger = new WebSocket(room);
        await new Promise((opened) => stranger.addEventListener('open', opened));
      }
    }, room);
    await meet(there);
    await met([{ page: here }, { page: there }], 'Connected directly');
    await playTurns([{ page: here }, { page: there }], 1);
  }
  await strangers.close();
});
