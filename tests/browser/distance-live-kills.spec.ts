import type { Page } from '@playwright/test';
import { accept, given, invite, move, open } from '../support/distance.ts';
import { address } from '../support/game.ts';
import { expect, type Host, test as base } from '../support/host.ts';
import { Person, again, numbers } from '../support/lives.ts';
import { record, state } from '../support/play.ts';
import { Signalling } from '../support/servers.ts';

// Two who play live, and whatever can happen to their pages, their connection and the server between them happens.
// SAHKKU_KILLS=100 SAHKKU_SEED=7 cargo xtask test --only browser -- distance-live-kills

const KILLS = Number(process.env.SAHKKU_KILLS ?? 12);
const SEED = Number(process.env.SAHKKU_SEED ?? 1);
const QUICK = address({ speed: 'instant' }, 'hnefatafl');
const WORD = 'kavo tisu melira';
// More than there are moves, so that whoever moves wanders: two who go to and fro repeat themselves, and draw.
const WAYS = 1000;

const test = base.extend<{ signalling: Signalling }>({
  signalling: async ({}, use) => {
    const signalling = await Signalling.start();
    await use(signalling);
    await signalling.off();
  },
  keeps: false,
});

const connection = (page: Page) => page.locator('#distance-connection');
const entries = async (page: Page): Promise<number> => (await state(page))?.entries ?? -1;

/** Two who have begun a game, the first of them to move. */
async function two(browser: Parameters<typeof Person.at>[0], host: Host): Promise<[Person, Person]> {
  const anna = await Person.at(browser, host.url, QUICK, SEED, 'free');
  const invitation = await invite(anna.page, { name: 'Anna', sides: 'swede' });
  const biret = await Person.at(browser, host.url, QUICK, SEED + 1, 'free');
  await open(biret.page, invitation);
  await accept(biret.page, 'Biret');
  await open(anna.page, await given(biret.page));
  return [anna, biret];
}

/** Whose turn it is, and who waits. Both have the same game. */
async function byTurn(people: [Person, Person]): Promise<[Person, Person]> {
  await expect.poll(() => record(people[0].page)).toBe(await record(people[1].page));
  return (await state(people[0].page))?.seat === 'human' ? people : [people[1], people[0]];
}

/** One moves, and the other sees it without anybody's sending anything. */
async function playLive(people: [Person, Person], way: number): Promise<void> {
  const [mover, other] = await byTurn(people);
  const before = await entries(mover.page);
  await move(mover.page, way);
  await expect.poll(() => entries(other.page)).toBe(before + 1);
}

/** The short link of this page. */
async function short(page: Page): Promise<string> {
  await expect(page.locator('#distance-live')).toBeVisible();
  await page.locator('#distance-live-make').click();
  await expect(page.locator('#distance-live-tells')).not.toBeEmpty();
  return page.locator('#distance-live-link').inputValue();
}

/** Ends what is left of a connection. */
async function part(page: Page): Promise<void> {
  const stop = page.locator('#distance-stop');
  if (await stop.isVisible()) await stop.click();
  await expect(page.locator('#distance-connect')).toBeVisible();
}

/** Connects two by two short links. */
async function connect(here: Page, there: Page): Promise<void> {
  for (const page of [here, there]) await part(page);
  await here.locator('#distance-connect').click();
  await open(there, await short(here));
  await here.locator('#distance-live-answer').fill(await short(there));
  await here.locator('#distance-live-take').click();
  for (const page of [here, there]) {
    await expect(connection(page)).toContainText('Connected');
    await expect(page.locator('#distance-live')).toBeHidden();
  }
}

/** Names the server to the pages of a host, in signalling.json and in their policy. */
function name(host: Host, signalling: Signalling): void {
  host.files.set('signalling.json', Buffer.from(JSON.stringify({ server: signalling.url, ice: [] })));
  const text = host.files.get('hnefatafl.html')!.toString();
  host.files.set('hnefatafl.html', Buffer.from(text.replace("connect-src 'self'", `connect-src 'self' ${signalling.url}`)));
}

/** Goes to the room. */
async function meet(page: Page): Promise<void> {
  await page.locator('#distance-connect').click();
  await page.locator('#distance-word').fill(WORD);
  await page.locator('#distance-room-meet').click();
}

/** One moves, and somebody's page dies at once. */
async function dieMoving(mover: Person, dying: Person, way: number): Promise<void> {
  const before = await state(dying.page);
  const moves = move(mover.page, way).catch(() => {});
  await dying.die();
  await moves;
  await again(dying.page, before, `seed ${SEED}`);
}

test(`a direct connection breaks ${KILLS} times (seed ${SEED})`, async ({ browser, host }) => {
  test.setTimeout(60_000 + KILLS * 20_000);
  const draw = numbers(SEED);
  const people = await two(browser, host);
  for (let kills = 0; kills < KILLS; kills += 1) {
    await test.step(`seed ${SEED}, death ${kills}`, async () => {
      const [here, there] = draw(2) === 0 ? people : [people[1], people[0]];
      await connect(here.page, there.page);
      // Whatever one of them had done when the connection broke has come now.
      await playLive(people, draw(WAYS));
      const [mover, other] = await byTurn(people);
      if (draw(4) === 0) {
        await part([mover, other][draw(2)].page);
        await move(mover.page, draw(WAYS));
      } else {
        await dieMoving(mover, [mover, other][draw(2)], draw(WAYS));
      }
    });
  }
  await connect(people[0].page, people[1].page);
  await byTurn(people);
  for (const person of people) {
    expect(person.troubles).toEqual([]);
    await person.context.close();
  }
});

test(`a room and who is in it die ${KILLS} times (seed ${SEED})`, async ({ browser, host, signalling }) => {
  test.setTimeout(60_000 + KILLS * 30_000);
  const draw = numbers(SEED + 1);
  name(host, signalling);
  const people = await two(browser, host);
  for (const person of people) {
    // The server carries the game itself, so that its death matters.
    await person.context.addInitScript(() => {
      const Real = RTCPeerConnection;
      window.RTCPeerConnection = class extends Real {
        constructor(configuration?: RTCConfiguration) {
          super({ ...configuration, iceTransportPolicy: 'relay' });
        }
      };
    });
    await person.page.reload();
    await person.arrive();
    await meet(person.page);
  }
  for (let kills = 0; kills < KILLS; kills += 1) {
    await test.step(`seed ${SEED}, death ${kills}`, async () => {
      for (const { page } of people) {
        await expect(connection(page)).toContainText('Connected', { timeout: 60_000 });
        if (await page.locator('#distance-live').isVisible()) await page.locator('#distance-live-close').click();
      }
      await playLive(people, draw(WAYS));
      const [mover, other] = await byTurn(people);
      if (draw(2) === 0) {
        await signalling.off();
        await move(mover.page, draw(WAYS));
        await signalling.on();
      } else {
        const dying = [mover, other][draw(2)];
        await dieMoving(mover, dying, draw(WAYS));
        await meet(dying.page);
      }
    });
  }
  await byTurn(people);
  for (const person of people) {
    // A browser says on the console that a server is not there.
    expect(person.troubles.filter((trouble) => !/WebSocket|ERR_CONNECTION/.test(trouble))).toEqual([]);
    await person.context.close();
  }
});
