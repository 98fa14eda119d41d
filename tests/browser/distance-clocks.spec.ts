import type { Page } from '@playwright/test';
import { begun, move, open, somebody, turn } from '../support/distance.ts';
import { expect, ready, test } from '../support/game.ts';
import { DAY, YEAR, skewClock } from '../support/lives.ts';
import { connect, connection, playLive } from '../support/live.ts';
import { entries, record, state } from '../support/play.ts';

// Clocks of devices that are wrong, or put right in the middle of a game with a clock: they take nothing from anybody.

/** From now on the clock of a page is wrong by this. It looks at its clock every second, and may say more then than before. */
const skew = (page: Page, by: number) =>
  page.evaluate(async (by) => {
    globalThis.skew = by;
    await new Promise((then) => setTimeout(then, 1000));
    for (let frames = 0; frames < 2; frames += 1) await new Promise(requestAnimationFrame);
  }, by);

/** What the page says of the time, once it has looked at its clock again. */
async function times(page: Page): Promise<string> {
  const clocks = page.locator('#distance-clocks');
  const time = String.raw`(\d+:\d\d(?::\d\d)?|One day remaining|\d+ days remaining)`;
  await expect(clocks).toHaveText(new RegExp(`^Your time: ${time} · (Anna|Biret): ${time}$`));
  return (await clocks.textContent())!;
}

test('by link, with days for a turn, on two devices that are years apart', async ({ page, open: begin, browser, baseURL }) => {
  const other = await somebody(browser, baseURL);
  await page.addInitScript(skewClock, 40 * DAY);
  await other.page.addInitScript(skewClock, -3 * YEAR);
  await begun(page, begin, other.page, 'hnefatafl', { sides: 'swede', clock: 'days' });
  const late = (page: Page) => page.locator('#distance-late');
  const play = async (mover: Page, waiter: Page): Promise<void> => {
    const before = await entries(mover);
    await move(mover, before);
    await open(waiter, (await turn(mover))!);
    await expect.poll(() => entries(waiter)).toBe(before + 1);
    for (const each of [mover, waiter]) await times(each);
  };
  for (let turns = 0; turns < 2; turns += 1) {
    await play(page, other.page);
    await expect(late(page)).toBeHidden();
    await play(other.page, page);
    await expect(late(other.page)).toBeHidden();
  }
  expect(await times(page)).toBe('Your time: 3 days remaining · Biret: 3 days remaining');

  // Anna's clock jumps while she thinks: her time is over, and she plays all the same.
  await skew(page, 10 * YEAR);
  await expect(page.locator('#distance-clocks')).toContainText('Your time: 0:00');
  await play(page, other.page);
  // What she used is over with the turn: the next one has as many days again.
  expect(await times(other.page)).toContain('Anna: 3 days remaining');
  // It is put right while Biret thinks, and so lies before what was done last.
  await skew(page, -YEAR);
  await play(other.page, page);
  await page.reload();
  await ready(page);
  await times(page);

  // Biret's clock jumps while Anna thinks: Biret is asked whether to wait, and nothing else happens.
  await expect(late(other.page)).toBeHidden();
  await skew(other.page, 4 * DAY);
  const before = await record(other.page);
  await expect(late(other.page)).toBeVisible();
  expect(await times(other.page)).toContain('Anna: 0:00');
  await late(other.page).click();
  await other.page.getByRole('button', { name: 'Go on waiting', exact: true }).click();
  expect(await record(other.page)).toBe(before);
  await play(page, other.page);
  expect(await record(other.page)).toBe(await record(page));

  // The list, which says for how long a game has been as it is.
  await skew(page, -30 * YEAR);
  await page.locator('#distance-list').click();
  await expect(page.locator('#distance-all li').first()).toContainText('just now');
  expect(other.troubles).toEqual([]);
  await other.context.close();
});

test('live, with minutes for a turn, and a clock that jumps', async ({ page, open: begin, browser, baseURL }) => {
  const other = await somebody(browser, baseURL);
  for (const each of [page, other.page]) await each.addInitScript(skewClock, 0);
  await begun(page, begin, other.page, 'hnefatafl', { sides: 'swede', clock: 'minutes' });
  await connect(page, other.page);
  let way = 0;
  for (const by of [DAY, -DAY, 60 * YEAR, 0]) {
    for (const each of [page, other.page]) {
      await skew(each, by);
      await times(each);
      await playLive([{ page }, other], (way += 7));
      await expect(connection(each)).toContainText('Connected');
      await expect(each.locator('dialog[open]')).toHaveCount(0);
    }
  }
  expect((await state(page))?.phase).not.toBe('over');
  expect(await record(other.page)).toBe(await record(page));
  expect(other.troubles).toEqual([]);
  await other.context.close();
});
