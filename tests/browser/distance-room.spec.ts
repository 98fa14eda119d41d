import type { Page } from '@playwright/test';
import { accept, begun, invite, move, somebody } from '../support/distance.ts';
import { expect, Host, ready, test as base } from '../support/host.ts';
import { record, state } from '../support/play.ts';
import { noRelay, Relay, Signalling } from '../support/servers.ts';

// Two who meet in a room of a server, which is killed and comes back.

const test = base.extend<{ signalling: Signalling }>({
  signalling: async ({}, use) => {
    const signalling = await Signalling.start();
    await use(signalling);
    await signalling.off();
  },
  keeps: false,
  // A browser says on the console that a server is not there.
  tolerated: /WebSocket/,
});

const entries = async (page: Page): Promise<number | undefined> => (await state(page))?.entries;
const connection = (page: Page) => page.locator('#distance-connection');

/** Names the server to the pages of a host, in signalling.json and in their policy; what else is in the file is told. */
function name(host: Host, signalling: Signalling, more: object = {}): void {
  host.files.set('signalling.json', Buffer.from(JSON.stringify({ server: signalling.url, ...more })));
  for (const page of ['index.html', 'hnefatafl.html']) {
    const text = host.files.get(page)!.toString();
    host.files.set(page, Buffer.from(text.replace("connect-src 'self'", `connect-src 'self' ${signalling.url}`)));
  }
}

/** Goes to the room that a word names. */
async function meet(page: Page, word: string): Promise<void> {
  await page.locator('#distance-word').fill(word);
  await page.locator('#distance-room-meet').click();
}

async function meetAtTable(page: Page, word: string): Promise<void> {
  await page.locator('#distance-connect').click();
  await meet(page, word);
}

async function playOn(pages: [Page, Page], turns: number): Promise<void> {
  for (let turn = 0; turn < turns; turn += 1) {
    const before = (await entries(pages[0]))!;
    const [mover, other] = (await state(pages[0]))?.seat === 'human' ? pages : [pages[1], pages[0]];
    await move(mover, turn);
    await expect.poll(() => entries(other)).toBe(before + 1);
  }
}

test('two meet by a word and play directly, also when the server dies', async ({ page, open: begin, browser, baseURL, host, signalling }) => {
  const other = await somebody(browser, baseURL);
  name(host, signalling);
  await begun(page, begin, other.page);
  await meetAtTable(page, 'Kavo tisu melira');
  await expect(page.locator('#distance-room-status')).toContainText('Waiting for Biret');
  await meetAtTable(other.page, ' kavo  TISU melira');
  for (const each of [page, other.page]) await expect(connection(each)).toContainText('Connected directly');
  const number = await page.locator('#distance-room-number').textContent();
  expect(number).toMatch(/^\d{3} \d{3}$/);
  await expect(other.page.locator('#distance-room-number')).toHaveText(number!);
  for (const each of [page, other.page]) await each.locator('#distance-live-close').click();
  await playOn([page, other.page], 2);
  await signalling.off();
  await playOn([page, other.page], 3);
  expect(await record(other.page)).toBe(await record(page));
  await other.context.close();
});

test('where no direct connection comes about the server carries the game, and comes back', async ({ page, open: begin, browser, baseURL, host, signalling }) => {
  const other = await somebody(browser, baseURL);
  name(host, signalling, { relay_only: true });
  await begun(page, begin, other.page);
  await meetAtTable(page, 'kavo tisu melira');
  await meetAtTable(other.page, 'kavo tisu melira');
  for (const each of [page, other.page]) {
    await expect(connection(each)).toContainText('Connected through the server');
    await each.locator('#distance-live-close').click();
  }
  await playOn([page, other.page], 2);
  await signalling.off();
  for (const each of [page, other.page]) await expect(connection(each)).toContainText('The connection to the server is lost');
  // What is decided while nobody carries it can be sent as a link, and goes by itself later.
  const mover = (await state(page))?.seat === 'human' ? page : other.page;
  await move(mover, 0);
  await expect(mover.locator('#distance-go')).toBeVisible();
  await signalling.on();
  for (const each of [page, other.page]) await expect(connection(each)).toContainText('Connected through the server', { timeout: 60_000 });
  await expect.poll(() => record(other.page)).toBe(await record(page));
  await playOn([page, other.page], 2);
  await other.context.close();
});

test('two play through a relay alone', async ({ page, open: begin, browser, baseURL, host, signalling }) => {
  test.skip(noRelay !== '', noRelay);
  const relay = await Relay.start();
  const other = await somebody(browser, baseURL);
  name(host, signalling, { ice: [relay.ice], relay_only: true });
  await begun(page, begin, other.page);
  await meetAtTable(page, 'kavo tisu melira');
  await meetAtTable(other.page, 'kavo tisu melira');
  for (const each of [page, other.page]) {
    await expect(connection(each)).toContainText('Connected directly');
    await each.locator('#distance-live-close').click();
  }
  await playOn([page, other.page], 2);
  await other.context.close();
  await relay.end();
});

test('an invitation comes through the room', async ({ page, open: begin, browser, baseURL, host, signalling }) => {
  const other = await somebody(browser, baseURL);
  name(host, signalling);
  await begin({ speed: 'instant' }, 'hnefatafl');
  await invite(page, { name: 'Anna', sides: 'swede' });
  await meetAtTable(page, 'kavo tisu melira');
  await other.page.goto('./hnefatafl.html?speed=instant');
  await ready(other.page);
  await other.page.locator('#play-distance').click();
  await other.page.locator('#distance-meet').click();
  await meet(other.page, 'kavo tisu melira');
  await accept(other.page, 'Biret');
  await expect.poll(async () => (await state(page))?.seat).toBe('human');
  for (const each of [page, other.page]) {
    if (await each.locator('#distance-live').isVisible()) await each.locator('#distance-live-close').click();
    await expect(each.locator('#distance-send')).toBeHidden();
  }
  await playOn([page, other.page], 2);
  await other.context.close();
});

test('a word that is too short is refused, and one can be proposed', async ({ page, open: begin, browser, baseURL, host, signalling }) => {
  const other = await somebody(browser, baseURL);
  name(host, signalling);
  await begun(page, begin, other.page);
  await page.locator('#distance-connect').click();
  await meet(page, 'abc');
  await expect(page.locator('#distance-room-trouble')).toContainText('at least 6');
  await page.locator('#distance-room-propose').click();
  await expect(page.locator('#distance-word')).toHaveValue(/^\w+ \w+ \w+$/);
  await page.locator('#distance-room-meet').click();
  await expect(page.locator('#distance-room-status')).toContainText('You are in the room');
  await page.locator('#distance-room-leave').click();
  await expect(page.locator('#distance-room-ask')).toBeVisible();
  await other.context.close();
});
