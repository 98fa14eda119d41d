import type { Page } from '@playwright/test';
import { ALL } from '../support/all.ts';
import { accept, invite, isDone, oneStep, open, test, turn } from '../support/distance.ts';
import { drive } from '../support/driver.ts';
import { address, expect, ready } from '../support/game.ts';
import { numbers } from '../support/lives.ts';
import { entries, mouse, record, state, step, wait } from '../support/play.ts';
import { Machine } from '../support/power.ts';

// Power failures in every game and in a kiosk: all processes of a browser end at once, and everything in memory is lost. The
// game continues from the last finished action or the one before it. Only a browser with a profile on a disk can lose data that
// it has not written. SAHKKU_KILLS=120 SAHKKU_SEED=7 cargo xtask test --only browser -- power

const KILLS = Number(process.env.SAHKKU_KILLS ?? (ALL ? 120 : 1));
const SEED = Number(process.env.SAHKKU_SEED ?? 1);
const QUICK = { speed: 'instant', coach: 'no', warnings: 'no' };
/** The tables at which the power fails, in turn. */
const TABLES = {
  sahkku: address({ ...QUICK, rules: 'lagesvuotna', computer: 'none' }),
  kiosk: address({ ...QUICK, kiosk: '' }),
  hnefatafl: address({ ...QUICK, rules: 'copenhagen', computer: 'none' }, 'hnefatafl'),
  kotra: address({ ...QUICK, computer: 'none' }, 'kotra'),
};
const HOME = address({ ...QUICK, rules: 'lagesvuotna' });

/** Opens this address. A browser that the test starts does not know where the game is served. */
async function arrive(page: Page, where: string, baseURL = ''): Promise<void> {
  await page.goto(new URL(where, baseURL).href);
  await ready(page);
}

/** The time from the last action to the power failure, in milliseconds; 0 is as soon as it is recorded. */
const LATER = [0, 0, 30, 100, 300];

/** Makes one step, and returns the record as soon as the step is in it. */
async function act(page: Page): Promise<string> {
  const now = await wait(page);
  expect(now.phase, 'choose another seed: this game is over').not.toBe('over');
  await step(page, now, mouse);
  await expect.poll(() => entries(page)).toBeGreaterThan(now.entries);
  return (await record(page))!;
}

/** Whether the table has the last of these records, newest first, or the one before it. */
async function resumed(page: Page, when: string, [last, before]: string[]): Promise<'exact' | 'one before'> {
  await expect.poll(() => state(page), `${when}: a game is there`).not.toBeNull();
  const found = await record(page);
  expect([last, before], `${when}: the last action or the one before it`).toContain(found);
  return found === last ? 'exact' : 'one before';
}

test(`the power fails, and no more than the last action is lost (${KILLS})`, async ({ baseURL }, info) => {
  test.setTimeout(60_000 + KILLS * 30_000);
  const draw = numbers(SEED);
  const found: string[] = [];
  let machine = new Machine();
  try {
    for (let n = 0; n < KILLS; n += 1) {
      // Every other machine is new: its profile on the disk only has the data of the first seconds.
      const fresh = n % 2 === 0;
      if (fresh) {
        await machine.scrap();
        machine = new Machine();
      }
      const names = Object.keys(TABLES) as (keyof typeof TABLES)[];
      const name = names[(n >> 1) % names.length];
      const page = await machine.start();
      await arrive(page, TABLES[name], baseURL);
      if (name === 'kiosk' && fresh) {
        await page.locator('#invite').click();
        await page.locator('#play-two').click();
        await wait(page);
      }
      const records = [(await record(page))!];
      for (let steps = draw(fresh ? 3 : 12); steps >= 0; steps -= 1) records.unshift(await act(page));
      const later = LATER[draw(LATER.length)];
      await page.waitForTimeout(later);
      await machine.fail();
      const when = `${name}, seed ${SEED}, failure ${n}, ${fresh ? 'new' : 'old'} profile, ${later} ms after action ${records.length - 1}`;
      const again = await machine.start();
      await arrive(again, TABLES[name], baseURL);
      found.push(`${when}: ${await resumed(again, when, records)}`);
      // The restored game is saved as well: the next failure finds the same or more.
      await machine.fail();
    }
  } finally {
    await machine.scrap();
    info.annotations.push(...found.map((description) => ({ type: 'power', description })));
    if (KILLS > 8) console.log(found.join('\n'));
  }
});

test('a game at a distance and the seat in it outlive a power failure in the first seconds', { tag: '@all' }, async ({ other, baseURL }) => {
  test.setTimeout(300_000);
  const machine = new Machine();
  try {
    let page = await machine.start();
    await arrive(page, HOME, baseURL);
    const invitation = await invite(page, { name: 'Anna', throws: 'trusting' });
    await machine.fail();
    page = await machine.start();
    await arrive(page, HOME, baseURL);
    await open(other, invitation);
    await accept(other, 'Biret');
    const answer = (await turn(other))!;
    await open(page, answer);
    await expect(page.locator('#distance-panel')).toBeVisible();
    // The other player may begin: then the turn comes here by a link.
    for (let links = 0; links < 20 && (await page.evaluate(`(${String(isDone)})(window.sahkku.state())`)); links += 1) {
      const link = (await turn(page)) ?? '';
      if (link) await open(other, link);
      const back = await turn(other);
      if (back) await open(page, back);
    }
    // The record before the last step, and the one after it. A step may bring several entries, each of which is saved.
    let [before, after] = ['', (await record(page))!.trimEnd()];
    do {
      await oneStep(page);
      [before, after] = [after, (await record(page))!.trimEnd()];
    } while (!(await page.evaluate(`(${String(isDone)})(window.sahkku.state())`)));
    await machine.fail();
    page = await machine.start();
    await arrive(page, HOME, baseURL);
    await expect(page.locator('#distance-panel')).toBeVisible();
    const found = (await record(page))!.trimEnd();
    expect(found.startsWith(before), `${found} goes on from ${before}`).toBe(true);
    expect(after.startsWith(found), `${after} goes on from ${found}`).toBe(true);
    // The seat still belongs to this player: the turn is finished, sent, and read.
    const link = (await turn(page))!;
    await open(other, link);
    await drive(other, 'play', 'mouse', isDone, null);
    expect(await record(other)).toContain((await record(page))!.trimEnd());
  } finally {
    await machine.scrap();
  }
});
