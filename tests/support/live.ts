import type { Browser, BrowserContext, Page } from '@playwright/test';
import { ALL } from './all.ts';
import { accept, arrive, given, invite, move, open, test as base, turn, until } from './distance.ts';
import { expect } from './game.ts';
import { Host } from './host.ts';
import { Person } from './lives.ts';
import { entries, record, state } from './play.ts';
import { Signalling } from './servers.ts';
import { more } from './start.ts';

// Two people who are connected, by two short links or in a room of a server.

/** What a browser says on the console when a server is not there. */
export const SERVER_AWAY = /WebSocket|ERR_CONNECTION/;

/** The host of this process: one for all tests, since browsers keep what they have from it. */
let only: Host | undefined;

/** Tests with a server in whose rooms people meet, and a host that can name it. */
export const test = base.extend<{ host: Host; signalling: Signalling }>({
  host: async ({}, use) => {
    const host = (only ??= await Host.start());
    const files = new Map(host.files);
    await use(host);
    host.files = files;
  },
  baseURL: async ({ host }, use) => use(host.url),
  signalling: async ({}, use) => {
    const signalling = await Signalling.start();
    await use(signalling);
    await signalling.off();
  },
  tolerated: SERVER_AWAY,
});

/** A test of the full product only. */
export const fullTest = ALL ? test : test.skip;

/** Whoever sits before a page. */
export interface Player {
  page: Page;
}

export const connection = (page: Page) => page.locator('#distance-connection');

/** Names the server to the pages of a host, in signalling.json and in their policy; what else is in the file is told. */
export function nameServer(host: Host, signalling: Signalling, more: object = {}): void {
  host.files.set('signalling.json', Buffer.from(JSON.stringify({ server: signalling.url, ...more })));
  for (const page of ['index.html', 'hnefatafl.html']) {
    const text = host.files.get(page)!.toString();
    host.files.set(page, Buffer.from(text.replace("connect-src 'self'", `connect-src 'self' ${signalling.url}`)));
  }
}

/** From their next page on, browsers in this context connect directly through a relay alone, and not at all where none is named. */
export async function relayOnly(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const Real = RTCPeerConnection;
    window.RTCPeerConnection = class extends Real {
      constructor(configuration?: RTCConfiguration) {
        super({ ...configuration, iceTransportPolicy: 'relay' });
      }
    };
  });
}

/** Invites somebody once the page knows the server, whose room the invitation then names. */
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

/** Begins a game of Hnefatafl between two whose invitation names a room. */
export async function beginWithRoom(page: Page, other: Page): Promise<void> {
  await arrive(page, { speed: 'instant' }, 'hnefatafl');
  await open(other, await inviteToRoom(page));
  await accept(other, 'Biret');
  await open(page, (await turn(other))!);
}

/** Two who have begun a game of Hnefatafl at this address, the first of them to move. */
export async function two(browser: Browser, baseURL: string, address: string, seed: number, room = false): Promise<[Person, Person]> {
  const anna = await Person.at(browser, baseURL, address, seed, 'free');
  const invitation = await (room ? inviteToRoom(anna.page) : invite(anna.page, { name: 'Anna', sides: 'swede' }));
  const biret = await Person.at(browser, baseURL, address, seed + 1, 'free');
  await open(biret.page, invitation);
  await accept(biret.page, 'Biret');
  await open(anna.page, await given(biret.page));
  return [anna, biret];
}

/** Whose turn it is, and who waits. Both have the same game, once what was begun without a connection has been sent. */
export async function byTurn<P extends Player>(people: [P, P]): Promise<[P, P]> {
  await expect.poll(async () => {
    for (const { page } of people) await sendBegun(page);
    const [one, other] = await Promise.all(people.map(({ page }) => record(page)));
    return one === other ? [] : [one, other];
  }).toEqual([]);
  return (await state(people[0].page))?.seat === 'human' ? people : [people[1], people[0]];
}

/** Waits until both show the same game, but for a throw that one of them is still to make and the other knows already. */
export async function agree(here: Page, there: Page): Promise<void> {
  await expect.poll(async () => {
    const records = await Promise.all([here, there].map(record));
    const [shorter, longer] = records.sort((one, other) => one!.length - other!.length);
    return longer!.startsWith(shorter!.trimEnd());
  }).toBe(true);
}

/** One moves in this way, and the other sees it without anybody's sending anything. */
export async function playLive(people: [Player, Player], way: number): Promise<void> {
  const [mover, other] = await byTurn(people);
  const before = await entries(mover.page);
  await move(mover.page, way);
  await until(other.page, before + 1);
  await expect(mover.page.locator('#distance-go')).toBeHidden();
}

/** Each moves in turn, so often. */
export async function playTurns(people: [Player, Player], turns: number): Promise<void> {
  for (let turn = 0; turn < turns; turn += 1) await playLive(people, turn);
}

/** The short link of this page, once people have seen what it tells. */
export async function short(page: Page): Promise<string> {
  await expect(page.locator('#distance-live')).toBeVisible();
  await page.locator('#distance-live-make').click();
  await expect(page.locator('#distance-live-tells')).not.toBeEmpty();
  return page.locator('#distance-live-link').inputValue();
}

/** Ends what is left of a connection. */
export async function part(page: Page): Promise<void> {
  const stop = page.locator('#distance-stop');
  if (await stop.isVisible()) await stop.click();
  await expect(page.locator('#distance-connect')).toBeVisible();
}

/** Connects two who have a game by two short links, and gives these. */
export async function connect(here: Page, there: Page): Promise<[offer: string, answer: string]> {
  for (const page of [here, there]) await part(page);
  await here.locator('#distance-connect').click();
  const offer = await short(here);
  await open(there, offer);
  const answer = await short(there);
  await here.locator('#distance-live-answer').fill(answer);
  await here.locator('#distance-live-take').click();
  for (const page of [here, there]) {
    await expect(connection(page)).toContainText('Connected');
    await expect(page.locator('#distance-live')).toBeHidden();
    await sendBegun(page);
  }
  return [offer, answer];
}

/** Sends what was begun before the connection stood, if that is asked. */
async function sendBegun(page: Page): Promise<void> {
  const choice = page.locator('#choice');
  if (await choice.isVisible()) await choice.getByRole('button', { name: 'Send', exact: true }).click();
}

/** Goes to the room that the invitation named. */
export async function meet(page: Page): Promise<void> {
  await page.locator('#distance-connect').click();
  // By keyboard, which hits the button even if the dialog says meanwhile that there is no direct way, and moves it.
  await page.locator('#distance-room-meet').press('Enter');
}

/** Waits until both are connected, and closes what tells how. */
export async function met(people: Player[], how: string): Promise<void> {
  for (const { page } of people) {
    await expect(connection(page)).toContainText(how, { timeout: 60_000 });
    await sendBegun(page);
    if (await page.locator('#distance-live').isVisible()) await page.locator('#distance-live-close').click();
  }
}
