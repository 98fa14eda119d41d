import type { Browser, Page } from '@playwright/test';
import { accept, arrive, given, invite, move, open, test as base, until } from './distance.ts';
import { expect } from './game.ts';
import { Host } from './host.ts';
import { Person } from './lives.ts';
import { entries, record, state } from './play.ts';
import { Rooms } from './rooms.ts';
import { more } from './start.ts';

// Two people who play live, in a room of a server.

/** The browser's console message when a server is not available. */
export const SERVER_AWAY = /WebSocket|ERR_CONNECTION/;

/** The host of this process: one for all tests, because browsers cache its files. */
let only: Host | undefined;

/** Tests with a server of rooms, and a host that can name it. */
export const test = base.extend<{ host: Host; rooms: Rooms }>({
  host: async ({}, use) => {
    const host = (only ??= await Host.start());
    const files = new Map(host.files);
    await use(host);
    host.files = files;
  },
  baseURL: async ({ host }, use) => use(host.url),
  rooms: async ({}, use) => {
    const rooms = await Rooms.start();
    await use(rooms);
    await rooms.off();
  },
  tolerated: SERVER_AWAY,
});

/** A player's page. */
export interface Player {
  page: Page;
}

export const connection = (page: Page) => page.locator('#distance-connection');

/** Names a server to the pages of a host, in signalling.json and in their policy. */
export function nameServer(host: Host, url: string): void {
  host.files.set('signalling.json', Buffer.from(JSON.stringify({ server: url })));
  const origin = url.split('/').slice(0, 3).join('/');
  for (const [name, text] of host.files) {
    if (name.endsWith('.html')) host.files.set(name, Buffer.from(text.toString().replace("connect-src 'self'", `connect-src 'self' ${origin}`)));
  }
}

/** Makes an invitation once the page knows the server; the link names a room. */
export async function inviteToRoom(page: Page): Promise<string> {
  const named = page.waitForResponse('**/signalling.json');
  await more(page);
  await page.locator('#play-distance').click();
  await (await named).finished();
  await page.locator('#distance-close').click();
  const invitation = await invite(page, { name: 'Anna', sides: 'swede' });
  expect(invitation).toMatch(/&room=[0-9a-f]{32}$/);
  return invitation;
}

/** Enters the room. */
export async function meet(page: Page): Promise<void> {
  await page.locator('#distance-connect').click();
  await page.locator('#choice').getByRole('button', { name: 'Connect now', exact: true }).click();
}

/** Begins a game of Hnefatafl by a single link: both meet in its room. */
export async function beginLive(page: Page, other: Page): Promise<void> {
  await arrive(page, { speed: 'instant' }, 'hnefatafl');
  const invitation = await inviteToRoom(page);
  await meet(page);
  await open(other, invitation);
  await accept(other, 'Biret');
  await other.locator('#choice').getByRole('button', { name: 'Connect now', exact: true }).click();
  await met([{ page }, { page: other }]);
}

/** Two people with pages that can be killed, who play Hnefatafl live. */
export async function two(browser: Browser, baseURL: string, address: string, seed: number): Promise<[Person, Person]> {
  const anna = await Person.at(browser, baseURL, address, seed, 'free');
  const invitation = await inviteToRoom(anna.page);
  const biret = await Person.at(browser, baseURL, address, seed + 1, 'free');
  await open(biret.page, invitation);
  await accept(biret.page, 'Biret');
  await biret.page.locator('#choice').getByRole('button', { name: 'Not now', exact: true }).click();
  await open(anna.page, await given(biret.page));
  return [anna, biret];
}

/** The player to move, and the one who waits. Both have the same game, once moves begun without a connection have been sent. */
export async function byTurn<P extends Player>(people: [P, P]): Promise<[P, P]> {
  await expect.poll(async () => {
    for (const { page } of people) await sendBegun(page);
    const [one, other] = await Promise.all(people.map(({ page }) => record(page)));
    return one === other ? [] : [one, other];
  }).toEqual([]);
  return (await state(people[0].page))?.seat === 'human' ? people : [people[1], people[0]];
}

/** One player makes the move with this index, and the other sees it without any sending by hand. */
export async function playLive(people: [Player, Player], way: number): Promise<void> {
  const [mover, other] = await byTurn(people);
  const before = await entries(mover.page);
  await move(mover.page, way);
  await until(other.page, before + 1);
  await expect(mover.page.locator('#distance-go')).toBeHidden();
}

/** Sends moves begun before the connection, if the page asks. */
async function sendBegun(page: Page): Promise<void> {
  const choice = page.locator('#choice');
  if (await choice.isVisible()) await choice.getByRole('button', { name: 'Send', exact: true }).click();
}

/** Waits until both are connected. */
export async function met(people: Player[]): Promise<void> {
  for (const { page } of people) {
    await expect(connection(page)).toContainText('Connected', { timeout: 60_000 });
    await sendBegun(page);
  }
}
