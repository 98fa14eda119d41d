import type { Page } from '@playwright/test';
import { someOf } from '../support/all.ts';
import { accept, arrive, given, move, open, test, turn, until } from '../support/distance.ts';
import { expect, ready } from '../support/game.ts';
import { DAY, YEAR, skewClock } from '../support/lives.ts';
import { connect, connection, playLive } from '../support/live.ts';
import { entries, record, state } from '../support/play.ts';
import { more } from '../support/start.ts';

// Clocks of devices that are wrong, or put right in the middle of a game with a clock: they take nothing from anybody.

/** From now on the clock of a page is wrong by this, and the page looks at it at once; it may say more then than before. */
const skew = (page: Page, by: number) =>
  page.evaluate(async (by) => {
    globalThis.skew = by;
    globalThis.tick();
    for (let frames = 0; frames < 2; frames += 1) await new Promise(requestAnimationFrame);
  }, by);

/** What the page says of the time. */
async function times(page: Page): Promise<string> {
  const clocks = page.locator('#distance-clocks');
  const time = String.raw`(\d+:\d\d(?::\d\d)?|One day remaining|\d+ days remaining)`;
  await expect(clocks).toHaveText(new RegExp(`^Your time: ${time} · (Anna|Biret): ${time}$`));
  return (await clocks.textContent())!;
}

test('by link, with days for a turn, on two devices that are years apart', async ({ page, other }) => {
  await page.addInitScript(skewClock, 40 * DAY);
  await other.addInitScript(skewClock, -3 * YEAR);
  await arrive(page, { speed: 'instant' }, 'hnefatafl');
  await more(page);
  await page.locator('#play-distance').click();
  await page.locator('#distance-new').click();
  await page.locator('#distance-name').fill('Anna');
  await page.locator('#distance-sides').selectOption('swede');
  await page.locator('#distance-clock').selectOption('days');
  const turns = page.locator('#distance-turn');
  // A clock that cannot be is put right before it is sent.
  for (const [typed, taken] of [['0', '1'], ['', '1'], ['40', '30'], ['3', '3']]) {
    await turns.fill(typed);
    await turns.blur();
    await expect(turns).toHaveValue(taken);
  }
  await page.locator('#distance-make').click();
  await open(other, await given(page));
  await expect(other.locator('#distance-terms')).toContainText('3 days for each turn.');
  await accept(other, 'Biret');
  await open(page, (await turn(other))!);

  const late = (page: Page) => page.locator('#distance-late');
  const play = async (mover: Page, waiter: Page): Promise<void> => {
    const before = await entries(mover);
    await move(mover, before);
    await open(waiter, (await turn(mover))!);
    await until(waiter, before + 1);
    for (const each of [mover, waiter]) await times(each);
  };
  await play(page, other);
  await expect(late(page)).toBeHidden();
  await play(other, page);
  await expect(late(other)).toBeHidden();
  expect(await times(page)).toBe('Your time: 3 days remaining · Biret: 3 days remaining');

  // Anna's clock jumps while she thinks: her time is over, and she plays all the same.
  await skew(page, 10 * YEAR);
  await expect(page.locator('#distance-clocks')).toContainText('Your time: 0:00');
  await play(page, other);
  // What she used is over with the turn: the next one has as many days again.
  expect(await times(other)).toContain('Anna: 3 days remaining');
  // It is put right while Biret thinks, and so lies before what was done last.
  await skew(page, -YEAR);
  await play(other, page);
  await page.reload();
  await ready(page);
  await times(page);

  // Biret's clock jumps while Anna thinks: Biret is asked whether to wait, and nothing else happens.
  await expect(late(other)).toBeHidden();
  await skew(other, 4 * DAY);
  const before = await record(other);
  await expect(late(other)).toBeVisible();
  expect(await times(other)).toContain('Anna: 0:00');
  await late(other).click();
  await other.getByRole('button', { name: 'Go on waiting', exact: true }).click();
  expect(await record(other)).toBe(before);
  await play(page, other);
  expect(await record(other)).toBe(await record(page));

  // The list, which says for how long a game has been as it is.
  await skew(page, -30 * YEAR);
  await page.locator('#distance-list').click();
  await expect(page.locator('#distance-all li').first()).toContainText('just now');
});

test('live, with minutes for a turn, and a clock that jumps', async ({ page, other, begun }) => {
  for (const each of [page, other]) await each.addInitScript(skewClock, 0);
  await begun('hnefatafl', { sides: 'swede', clock: 'minutes' });
  await connect(page, other);
  let way = 0;
  for (const by of someOf([60 * YEAR, -DAY, DAY, 0])) {
    for (const each of [page, other]) {
      await skew(each, by);
      await times(each);
      await playLive([{ page }, { page: other }], (way += 7));
      await expect(connection(each)).toContainText('Connected');
      await expect(each.locator('dialog[open]')).toHaveCount(0);
    }
  }
  expect((await state(page))?.phase).not.toBe('over');
  expect(await record(other)).toBe(await record(page));
});
