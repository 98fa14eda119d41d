import type { Browser, Page } from '@playwright/test';
import { drive } from '../support/driver.ts';
import { accept, invite, isDone, oneStep, open, rest, test, turn } from '../support/distance.ts';
import { address, expect } from '../support/game.ts';
import { Dealt, Person, again, numbers } from '../support/lives.ts';
import { record, state } from '../support/play.ts';

// Two people play by links, and everything that can happen to their pages happens: nothing is lost, and no throw is dealt
// twice. crates/page/distance/src/stored/tests.rs has the same without a browser.
// SAHKKU_KILLS=100 SAHKKU_SEED=7 cargo xtask test --all --only browser -- distance-kills

const KILLS = Number(process.env.SAHKKU_KILLS ?? 26);
const SEED = Number(process.env.SAHKKU_SEED ?? 1);

/** The mishaps of a turn. */
const MISHAPS = ['rest', 'draft', 'stored', 'sent', 'moving', 'opening', 'tabs', 'offline', 'old'] as const;
type Mishap = (typeof MISHAPS)[number];

/** Takes a turn with a mishap. Returns the link to the turn, if there is something to send. */
async function trouble(person: Person, mishap: Mishap, links: string[], draw: (below: number) => number): Promise<string | undefined> {
  const dies = async (): Promise<void> => {
    const before = await state(person.page);
    await person.die();
    await again(person.page, before, mishap);
  };
  switch (mishap) {
    case 'rest':
      await dies();
      break;
    case 'draft':
      await oneStep(person.page);
      await dies();
      break;
    case 'stored': {
      await drive(person.page, 'play', 'mouse', isDone, null);
      // Sent means: in the log and stored. The page is killed before anybody has the link.
      await person.page.evaluate(() => {
        const go = document.querySelector<HTMLElement>('#distance-go')!;
        if (!go.hidden && !document.querySelector('dialog[open]')) go.click();
      });
      await dies();
      break;
    }
    case 'sent': {
      const link = await turn(person.page);
      await dies();
      return link;
    }
    case 'moving': {
      // The step is made, and the page is closed before it has settled.
      const steps = oneStep(person.page).catch(() => {});
      await dies();
      await steps;
      break;
    }
    case 'tabs': {
      // A turn that begins in one tab continues in another.
      await oneStep(person.page);
      const tab = await person.tab();
      const link = await turn(tab);
      // What one tab has sent, the other only has to show; if it sends, it sends the same.
      expect((await turn(person.page)) ?? link, 'both tabs send the same').toBe(link);
      expect(await record(person.page), 'both tabs have the same game').toBe(await record(tab));
      await person.page.close();
      person.page = tab;
      return link;
    }
    case 'offline': {
      await person.context.setOffline(true);
      const link = await turn(person.page);
      await person.context.setOffline(false);
      return link;
    }
    case 'old': {
      await rest(person.page);
      const before = await record(person.page);
      if (links.length > 0) await open(person.page, links[draw(links.length)]);
      await expect.poll(() => record(person.page), 'an old link changes nothing').toBe(before);
      break;
    }
    case 'opening':
      break;
  }
  return turn(person.page);
}

/** Waits until both show the same game, except for a throw that one of them is still to make and the other knows already. */
async function agree(here: Page, there: Page): Promise<void> {
  await expect.poll(async () => {
    const records = await Promise.all([here, there].map(record));
    const [shorter, longer] = records.sort((one, other) => one!.length - other!.length);
    return longer!.startsWith(shorter!.trimEnd());
  }).toBe(true);
}

/** Two people play a game by links, and their pages are killed up to `kills` times. Returns the number of kills. */
async function playAndDie(browser: Browser, baseURL: string | undefined, seed: number, kills: number): Promise<number> {
  const draw = numbers(seed);
  const quick = (parameters = {}) => address({ speed: 'instant', ...parameters });
  const inviter = await Person.at(browser, baseURL, quick({ rules: 'lagesvuotna' }), seed, 'seeded');
  const invitation = await invite(inviter.page, { name: 'Anna', throws: 'strict' });
  const invited = await Person.at(browser, baseURL, quick(), seed + 1, 'seeded');
  const people = [invited, inviter];

  // The invitation survives a kill, and is accepted after one.
  await inviter.die();
  expect(await inviter.page.evaluate(() => Object.keys(localStorage).filter((key) => /\.distance\..{32}$/.test(key)).length)).toBe(1);
  await open(invited.page, invitation);
  await expect(invited.page.locator('#distance-accept')).toBeVisible();
  await invited.die();
  await open(invited.page, invitation);
  await accept(invited.page, 'Biret');

  const dealt = new Dealt();
  const links: string[] = [];
  for (let idle = 0; idle < 2; ) {
    for (const [at, person] of people.entries()) {
      const other = people[1 - at];
      const mishap = inviter.deaths + invited.deaths < kills ? MISHAPS[draw(MISHAPS.length)] : 'old';
      const when = `seed ${seed}, link ${links.length}, ${mishap}`;
      const link = await test.step(when, () => trouble(person, mishap, links, draw));
      await dealt.look(person.page, when);
      if (!link) {
        idle += 1;
        continue;
      }
      idle = 0;
      expect(link.length, when).toBeLessThanOrEqual(2000);
      links.push(link);
      await test.step(`${when}: the other opens it`, async () => {
        if (mishap === 'opening') {
          // The page is killed while it opens the link, which is then opened again.
          const before = await state(other.page);
          await other.page.evaluate((hash) => {
            location.hash = hash;
          }, new URL(link).hash);
          await other.die();
          await again(other.page, before, when);
        }
        await open(other.page, link);
        if (draw(3) === 0) await open(other.page, link);
        await dealt.look(other.page, when);
      });
    }
  }
  const about = `seed ${seed}`;
  expect((await state(inviter.page))?.phase, about).toBe('over');
  await agree(inviter.page, invited.page);
  expect(dealt.count, about).toBeGreaterThan(0);
  for (const person of people) {
    // A browser that was offline may have failed to load the icon.
    expect(person.troubles.filter((trouble) => !/ERR_INTERNET_DISCONNECTED/.test(trouble)), about).toEqual([]);
    await person.context.close();
  }
  return inviter.deaths + invited.deaths;
}

test(`games by links live through ${KILLS} deaths (from seed ${SEED})`, { tag: '@all' }, async ({ browser, baseURL }) => {
  test.setTimeout(120_000 + KILLS * 20_000);
  let deaths = 0;
  for (let seed = SEED; deaths < KILLS; seed += 2) deaths += await playAndDie(browser, baseURL, seed, KILLS - deaths);
});
