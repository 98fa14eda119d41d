import type { Page } from '@playwright/test';
import { ALL } from '../support/all.ts';
import { accept, arrive, expectAccessible, fullTest, given, invite, move, open, playByLinks, test, turn, until } from '../support/distance.ts';
import { expect, LAST, ready, type Game } from '../support/game.ts';
import { entries, record, state } from '../support/play.ts';

// Two people at a distance: each has a browser of their own, and they send each other links.

const QUICK = { speed: 'instant' };

for (const [game, throws] of [
  ['sahkku', 'strict'],
  ['sahkku', 'trusting'],
  ['hnefatafl', undefined],
  [LAST, 'strict'],
] as [Game, 'strict' | 'trusting' | undefined][]) {
  fullTest(`a whole game of ${game} by links alone${throws ? `, ${throws}` : ''}`, async ({ page, other }) => {
    test.slow();
    await arrive(page, QUICK, game);
    await open(other, await invite(page, { name: 'Anna', throws }));
    await accept(other, 'Biret');
    const links = await playByLinks([other, page]);
    expect((await state(page))?.phase).toBe('over');
    expect(await record(other)).toBe(await record(page));
    expect(await record(page)).toContain('Biret');
    expect(links.length).toBeGreaterThan(0);
  });
}

test('a game by links is resigned out of turn, and the rematch has the sides swapped', async ({ page, other, begun }) => {
  await begun();
  // After Anna’s fifth link it is Biret's turn.
  await playByLinks([page, other], 5);
  await page.locator('#menu').click();
  await page.locator('#resign').click();
  await page.locator('#confirm-yes').click();
  await expect.poll(async () => (await state(page))?.phase).toBe('over');
  const end = (await turn(page))!;
  // Who resigned out of turn has resigned after a reload, too.
  await page.reload();
  await ready(page);
  await expect.poll(async () => (await state(page))?.phase).toBe('over');
  await expect(page.locator('#distance-status')).toHaveText('You have resigned');
  await open(other, end);
  await expect.poll(async () => (await state(other))?.phase).toBe('over');
  await expect(other.locator('#ending')).toBeVisible();
  expect(await record(other)).toBe(await record(page));
  expect(await record(other)).toContain('Biret');
  await other.locator('#rematch').click();
  await expect(other.locator('#distance-send-title')).toHaveText('Send this to Anna');
  await open(page, await given(other));
  await expect(page.locator('#distance-terms')).toContainText('The Muscovites');
  await accept(page);
  await expect(page.locator('#distance-panel')).toBeVisible();
});

test('a reload and a lesson lose nothing, and no old link is opened again', async ({ page, other, begun }) => {
  await begun();
  await move(page, 0);
  // What was not sent is there again, and can still be taken back.
  await page.reload();
  await ready(page);
  await until(page, 1);
  await expect(page.locator('#distance-go')).toBeVisible();
  await page.locator('#take-back').click();
  await until(page, 0);
  await move(page, 3);
  const link = (await turn(page))!;
  await open(other, link);
  await until(other, 1);
  await other.reload();
  await ready(other);
  await until(other, 1);
  expect(await record(other)).toBe(await record(page));
  await page.reload();
  await ready(page);
  await expect(page.locator('#distance-status')).toHaveText('Waiting for Biret');
  // A lesson in the middle of the game leads back to it, and it is still Biret's turn.
  await page.locator('#open-rules').click();
  await page.locator('#card-topic').selectOption('raichi');
  await page.locator('#card-try').click();
  await expect(page.locator('#lesson')).toBeVisible();
  await page.locator('#lesson-leave').click();
  await until(page, 1);
  await expect(page.locator('#distance-status')).toHaveText('Waiting for Biret');
  expect(await record(page)).toBe(await record(other));
  // Where the game that lay on the table is gone, the page asks what to play.
  await page.evaluate(() => {
    for (const key of Object.keys(localStorage)) if (/\.distance\..{32}$/.test(key)) localStorage.removeItem(key);
  });
  await page.reload();
  await expect(page.locator('#welcome')).toBeVisible();
});

test('old, cut and forged links are told in words, and change nothing', async ({ page, other, begun }) => {
  await begun();
  await move(page, 0);
  const first = (await turn(page))!;
  await open(other, first);
  await move(other, 0);
  const second = (await turn(other))!;
  await open(page, second);
  await until(page, 2);
  const kept = () => page.evaluate(() => Object.entries(localStorage).filter(([key]) => /\.distance\..{32}$/.test(key)));
  await open(page, second);
  await expect(page.locator('#news')).toHaveText('You have this already.');
  const [shown, held] = [await record(page), await kept()];
  await open(page, first);
  await expect(page.locator('#news')).toHaveText('This is older than what you have. Nothing changes.');
  expect(await kept()).toEqual(held);
  const text = second.slice(second.indexOf('#'));
  const changed = text.slice(0, -20) + (text.at(-20) === 'A' ? 'B' : 'A') + text.slice(-19);
  for (const [bad, words] of [
    [changed, /damaged/],
    [text.slice(0, -5), /damaged/],
    ['#play=sahkku.AAAA', /another game: sahkku/],
  ] as [string, RegExp][]) {
    await open(page, `http://x/${bad}`);
    const notice = page.locator('.notice').last();
    await expect(notice, bad).toContainText(words);
    await notice.locator('[data-dismiss]').click();
  }
  expect(await record(page)).toBe(shown);
  expect(await kept()).toEqual(held);
});

test('a game that is played on two devices splits in two, and both versions are kept', async ({ page, other, somebody, begun }) => {
  await begun();
  const device = await somebody();
  // Anna takes the game to another device, and plays on both.
  await page.getByRole('button', { name: 'My games' }).click();
  await page.getByRole('button', { name: 'Move to another device' }).click();
  const moving = page.getByRole('dialog', { name: 'Take this game to another device' });
  const own = await moving.getByRole('textbox', { name: 'Link to send' }).inputValue();
  await expectAccessible(page, 'moving the game');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await open(device, own);
  // Anybody can make such a link, so nothing is stored before it is wanted.
  expect(await distances(device)).toBe(0);
  await device.getByRole('button', { name: 'Play here' }).click();
  await expect(device.locator('#distance-panel')).toBeVisible();
  expect(await distances(device)).toBe(1);
  await move(page, 0);
  await move(device, 5);
  const [here, there] = [(await turn(page))!, (await turn(device))!];
  await open(other, here);
  await until(other, 1);
  const held = await record(other);
  await open(other, there);
  const fork = other.getByRole('dialog', { name: 'This game has split in two' });
  await expect(fork.getByRole('heading', { name: 'The version in the link' })).toBeVisible();
  await expect(other.locator('#distance-fork-about')).toContainText('Anna');
  await expectAccessible(other, 'two ways');
  await fork.getByRole('button', { name: 'Look at it' }).click();
  await expect(other.locator('#distance-status')).toHaveText('The other version of a game');
  // In what is only looked at there is nothing to do but to look.
  await expect(other.locator('#distance-panel').getByRole('button')).toHaveText(['My games']);
  await expectAccessible(other, 'looking at the other way');
  // The link shows the two ways again.
  await other.getByRole('button', { name: 'My games' }).click();
  await other.locator('[data-distance-open]').click();
  await open(other, there);
  await other.locator('#distance-fork-switch').click();
  await expect.poll(() => record(other)).not.toBe(held);
  expect(await record(other)).toBe(await record(device));
  // The way that Biret answers goes on on both devices.
  await move(other, 0);
  const answer = (await turn(other))!;
  await open(page, answer);
  await until(page, 2);
  await expect(page.locator('#distance-fork')).toBeHidden();
  expect(await record(page)).toBe(await record(other));
});

/** How many games at a distance a page keeps. */
const distances = (page: Page): Promise<number> =>
  page.evaluate(() => Object.keys(localStorage).filter((key) => /\.distance\..{32}$/.test(key)).length);

// A browser test, as it is about taps on the page and what the browser asks.
test('after the last move a turn is one tap where there is a share sheet, and two where there is none', async ({ page, other, begun }) => {
  // Whoever taps may copy.
  await other.addInitScript(() => {
    Clipboard.prototype.writeText = () => Promise.resolve();
  });
  let taps = 0;
  const tap = async (on: Page, selector: string): Promise<void> => {
    taps += 1;
    await on.locator(selector).click();
  };
  await begun();
  await page.evaluate(() => {
    Object.defineProperty(Navigator.prototype, 'share', { value: (data: ShareData) => ((window as unknown as { shared: unknown }).shared = data.url) && Promise.resolve() });
  });
  await move(page, 0);
  await tap(page, '#distance-go');
  await expect(page.locator('#distance-status')).toHaveText('Waiting for Biret');
  await expect(page.locator('dialog[open]')).toHaveCount(0);
  expect(taps).toBe(1);
  await open(other, await page.evaluate(() => (window as unknown as { shared: string }).shared));
  await until(other, 1);
  await move(other, 0);
  taps = 0;
  await tap(other, '#distance-go');
  await tap(other, '#distance-copy');
  await expect(other.locator('#distance-status')).toHaveText('Waiting for Anna');
  await expect(other.locator('dialog[open]')).toHaveCount(0);
  expect(taps).toBe(2);
});

// A browser test, as it is the browser that is asked.
test('the browser is asked to keep what it has when a game begins', async ({ page }) => {
  await page.addInitScript(() => {
    StorageManager.prototype.persist = () => {
      (globalThis as unknown as { asked: number }).asked = ((globalThis as unknown as { asked?: number }).asked ?? 0) + 1;
      return Promise.resolve(true);
    };
  });
  await arrive(page, QUICK, 'hnefatafl');
  await invite(page, { name: 'Anna', sides: 'swede' });
  expect(await page.evaluate(() => (globalThis as unknown as { asked?: number }).asked)).toBe(1);
});

// A browser test, as the file and the storage are the browser's.
test('a lost place is named, and comes back with the file that was saved', async ({ page, other, begun }) => {
  await page.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, 'vendor', { value: 'Apple Computer, Inc.' });
  });
  await begun();
  await expect(page.locator('#distance-place')).toBeHidden();
  await move(page, 0);
  const first = (await turn(page))!;
  await expect(page.locator('#distance-place-about')).toContainText('seven days');
  const saved = page.waitForEvent('download');
  await page.locator('#distance-place').click();
  const file = await (await saved).path();
  // It is offered once, and found in the list from then on.
  await expect(page.locator('#distance-place')).toBeHidden();
  await page.locator('#distance-list').click();
  await expect(page.locator('[data-distance-place]')).toBeVisible();
  await expect(page.locator('#distance-forgets')).toContainText('home screen');
  await page.keyboard.press('Escape');
  await open(other, first);
  await move(other, 0);
  const answer = (await turn(other))!;
  await page.evaluate(() => localStorage.clear());
  await page.reload();
  await ready(page);
  await open(page, answer);
  await expect(page.locator('#news')).toContainText('this browser doesn’t hold a place in it');
  await expect(page.locator('#distance-status')).toHaveText('You are watching Anna and Biret');
  await page.locator('#distance-list').click();
  await page.locator('#distance-file').setInputFiles(file);
  await page.getByRole('button', { name: 'Play here' }).click();
  // The file is older than what is known.
  await until(page, 2);
  await move(page, 0);
  await open(other, (await turn(page))!);
  await until(other, 3);
});

fullTest('two tabs show the same game', async ({ page, context, other, begun }) => {
  await begun();
  const tab = await context.newPage();
  await arrive(tab, QUICK, 'hnefatafl');
  await until(tab, 0);
  await move(page, 0);
  await until(tab, 1);
  // Sent in one of them, it is sent in both.
  const link = (await turn(tab))!;
  await expect(page.locator('#distance-status')).toHaveText('Waiting for Biret');
  await open(other, link);
  await move(other, 0);
  const answer = (await turn(other))!;
  await open(tab, answer);
  await until(page, 2);
  expect(await record(page)).toBe(await record(tab));
  await tab.close();
});

test('a turn is shared, taken back by asking, and a draw is agreed on', async ({ page, other, begun }) => {
  await begun();
  // Whoever shares can think better of it.
  await page.evaluate(() => {
    const left = () => Promise.reject(new DOMException('', 'AbortError'));
    const outcomes = [left, () => Promise.resolve()];
    Object.defineProperty(Navigator.prototype, 'share', { configurable: true, value: () => (outcomes.shift() ?? left)() });
  });
  const [heading, task, back, go] = ['#turn', '#task', '#take-back', '#distance-go'].map((id) => page.locator(id));
  await expect(heading).toHaveText('Your turn: the Swedes');
  await expect(task).toHaveText('Choose a piece to move.');
  // The computer gives no hints.
  await expect(page.locator('#hint')).toBeHidden();
  await expect(back).toBeHidden();
  await move(page, 0);
  await expect(heading).toHaveText('Your turn is ready: send it');
  await expect(task).toHaveText('Until you send it, you can undo everything.');
  await expect(back).toHaveText('Undo');
  await expect(page.locator('#heard')).toContainText('Your turn is ready: send it');
  let link = '';
  // The link is shown where nothing was shared, for other ways.
  await go.click();
  link = await page.locator('#distance-link').inputValue();
  await page.locator('#distance-send-close').click();
  await expect(go).toBeVisible();
  await go.click();
  await expect(go).toBeHidden();
  await expect(heading).toHaveText('Biret’s turn: the Muscovites');
  await expect(task).toBeEmpty();
  await expect(back).toHaveText('Ask to undo');
  await open(other, link);
  await expect(other.locator('#turn')).toHaveText('Your turn: the Muscovites');
  await back.click();
  await open(other, await given(page));
  await other.locator('#choice-list button').first().click();
  await open(page, await given(other));
  await until(page, 0);
  await until(other, 0);
  // From here on links are given by hand.
  await page.evaluate(() => Reflect.deleteProperty(Navigator.prototype, 'share'));
  await move(page, 0);
  await open(other, (await turn(page))!);
  await other.locator('#menu').click();
  await other.locator('#offer-draw').click();
  await open(page, await given(other));
  await page.locator('#choice-list button').first().click();
  await open(other, await given(page));
  for (const each of [page, other]) await expect.poll(async () => (await state(each))?.phase).toBe('over');
  expect(await record(other)).toBe(await record(page));
  // Another game has its own words again.
  await page.evaluate(() => localStorage.clear());
  await arrive(page, { computer: 'none', ...QUICK }, 'hnefatafl');
  await move(page, 0);
  await expect(back).toHaveText('Undo');
});
