import jsQR from 'jsqr';
import type { Page } from '@playwright/test';
import { accept, arrive, expectAccessible, fullTest, given, invite, move, open, playByLinks, test, turn, until } from '../support/distance.ts';
import { expect, LAST, ready, type Game } from '../support/game.ts';
import { pixels } from '../support/pixels.ts';
import { entries, record, state } from '../support/play.ts';

// Two people play online: each has a separate browser, and they send each other links. crates/online/src and
// crates/page/distance/src test forged, cut and old letters, forks, clocks and lost storage without a browser.

test.use({ pixels: true });

const QUICK = { speed: 'instant' };

const status = (page: Page) => page.locator('#distance-status');

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
  // After Anna’s link it is Biret's turn.
  await playByLinks([page, other], 1);
  await page.locator('#menu').click();
  await page.locator('#resign').click();
  await page.locator('#confirm-yes').click();
  await expect.poll(async () => (await state(page))?.phase).toBe('over');
  const end = (await turn(page))!;
  // A player who resigned out of turn has also resigned after a reload.
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

/** The text that a camera reads from the code on the screen. */
async function codeOf(page: Page): Promise<string | undefined> {
  const code = page.locator('#distance-code-place svg');
  await expect(code).toBeVisible();
  const image = await pixels(page, [await code.screenshot()]);
  const { data, width, height } = await image.evaluate(([image]) => ({ data: [...image.data], width: image.width, height: image.height }));
  return jsQR(Uint8ClampedArray.from(data), width, height)?.data;
}

test('from the invitation to the second turn by names alone, and axe finds nothing on the way', async ({ page, other }) => {
  for (const one of [page, other]) await one.context().grantPermissions(['clipboard-write']);
  await arrive(page, { speed: 'instant' }, 'hnefatafl');
  const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });
  await button(page, 'More').click();
  await button(page, 'Far away').click();
  await expect(page.getByRole('dialog', { name: 'My games' })).toBeVisible();
  await expectAccessible(page, 'an empty list');
  await button(page, 'Invite a friend').click();
  const inviting = page.getByRole('dialog', { name: 'Invite a friend' });
  await inviting.getByRole('textbox', { name: 'Your name' }).fill('Anna');
  await inviting.getByRole('combobox', { name: 'Who plays what?' }).selectOption({ index: 0 });
  await inviting.getByRole('combobox', { name: 'Clock' }).selectOption({ label: 'Minutes for a turn' });
  await expectAccessible(page, 'inviting');
  await button(page, 'Make the invitation').click();
  const sending = page.getByRole('dialog', { name: /^Send this to/ });
  const invitation = await sending.getByRole('textbox', { name: 'Link to send' }).inputValue();
  await button(page, 'Show QR code').click();
  await expect(sending.getByRole('img', { name: 'QR code of the link' })).toBeVisible();
  expect(await codeOf(page)).toBe(invitation);
  await expectAccessible(page, 'sending');
  await sending.getByRole('button', { name: 'Close' }).click();
  await open(other, invitation);
  const invited = other.getByRole('dialog', { name: /^Anna invites you/ });
  await invited.getByRole('textbox', { name: 'Your name' }).fill('Biret');
  await expectAccessible(other, 'accepting');
  await invited.getByRole('button', { name: 'Accept' }).click();
  await expect(invited).toBeHidden();
  const links: Page[] = [other, page];
  for (let turns = 0; turns < 4; turns += 1) {
    const [here, there] = [links[turns % 2], links[(turns + 1) % 2]];
    const dialog = here.getByRole('dialog', { name: /^Send this to/ });
    if (!(await dialog.isVisible())) {
      const now = (await state(here))!;
      if (now.seat !== 'human') continue;
      const [, from, to] = /^(?:[A-Z])?([a-k]\d+)-([a-k]\d+)/.exec(now.legal[0])!;
      for (const name of [from, to]) await here.getByRole('gridcell', { name: new RegExp(`^${name}\\b`) }).first().press('Enter');
      await until(here, now.entries + 1);
      if (here === page) await expectAccessible(here, 'a turn that is to be sent');
      await button(here, 'Send').click();
    }
    const link = await dialog.getByRole('textbox', { name: 'Link to send' }).inputValue();
    await dialog.getByRole('button', { name: 'Copy link' }).click();
    await expect(dialog).toBeHidden();
    await open(there, link);
    await until(there, await entries(here));
  }
  expect(await entries(page)).toBeGreaterThan(0);
  await button(page, 'My games').click();
  await expect(page.getByRole('dialog', { name: 'My games' }).getByRole('listitem')).toHaveCount(1);
  await expectAccessible(page, 'a list with a game');
});

/** Makes the stored games older by this number of days. */
async function pass(page: Page, days: number): Promise<void> {
  await page.evaluate((days) => {
    for (const [key, text] of Object.entries(localStorage)) {
      if (!/\.distance\..{32}$/.test(key)) continue;
      localStorage.setItem(key, text.replace(/^since (\d+)$/m, (_, since) => `since ${Number(since) - days * 86_400_000}`));
    }
  }, days);
  await page.reload();
  await ready(page);
}

test('a game that is played on two devices splits in two, and both versions are kept', async ({ page, other, somebody, begun }) => {
  await begun();
  const device = await somebody();
  // Anna moves the game to another device, and plays on both.
  await page.getByRole('button', { name: 'My games' }).click();
  await page.getByRole('button', { name: 'Move to another device' }).click();
  const moving = page.getByRole('dialog', { name: 'Take this game to another device' });
  const own = await moving.getByRole('textbox', { name: 'Link to send' }).inputValue();
  await expectAccessible(page, 'moving the game');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await open(device, own);
  // Anybody can make such a link, so nothing is stored without consent.
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
  // A game that is only viewed offers no actions.
  await expect(other.locator('#distance-panel').getByRole('button')).toHaveText(['My games']);
  await expectAccessible(other, 'looking at the other way');
  // The link shows the two variations again.
  await other.getByRole('button', { name: 'My games' }).click();
  await other.locator('[data-distance-open]').click();
  await open(other, there);
  await other.locator('#distance-fork-switch').click();
  await expect.poll(() => record(other)).not.toBe(held);
  expect(await record(other)).toBe(await record(device));
  // The variation that Biret answers continues on both devices.
  await move(other, 0);
  const answer = (await turn(other))!;
  await open(page, answer);
  await until(page, 2);
  await expect(page.locator('#distance-fork')).toBeHidden();
  expect(await record(page)).toBe(await record(other));
});

/** The number of online games that a page has stored. */
const distances = (page: Page): Promise<number> =>
  page.evaluate(() => Object.keys(localStorage).filter((key) => /\.distance\..{32}$/.test(key)).length);

// A browser test, because only a browser has the file and the storage.
test('a game is ended, goes on with the answer, and comes back from a file', async ({ page, other, begun }) => {
  await page.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, 'vendor', { value: 'Apple Computer, Inc.' });
  });
  await begun();
  const place = page.locator('#distance-place');
  await expect(place).toBeHidden();
  await move(page, 0);
  const first = (await turn(page))!;
  await expect(page.locator('#distance-place-about')).toContainText('seven days');
  const saved = page.waitForEvent('download');
  await place.click();
  const file = await (await saved).path();
  // It is offered once, and listed from then on.
  await expect(place).toBeHidden();

  // Nobody answers.
  const end = page.locator('#distance-late');
  await expect(status(page)).toHaveText('Waiting for Biret');
  await expect(end).toBeHidden();
  await pass(page, 8);
  await expect(status(page)).toHaveText('Biret hasn’t answered for a long time');
  const answer = async (words: string) => {
    await end.click();
    await expect(page.locator('#choice-text')).toContainText('broken off');
    await page.locator('#choice').getByRole('button', { name: words, exact: true }).click();
  };
  await answer('Go on waiting');
  await expect(status(page)).toHaveText('Biret hasn’t answered for a long time');
  await answer('End the game');
  await expect(page.locator('#turn')).toHaveText('Biret broke off the game');
  await expect(page).toHaveTitle(/^Biret broke off the game/);
  await page.locator('#distance-list').click();
  await expect(page.locator('#distance-all')).toContainText('Biret broke off the game');
  await expect(page.locator('[data-distance-computer]')).toBeVisible();
  await expect(page.locator('[data-distance-place]')).toBeVisible();
  await expect(page.locator('#distance-forgets')).toContainText('home screen');
  await page.locator('#distance-close').click();
  await open(other, first);
  await until(other, 1);
  await move(other, 0);
  const late = (await turn(other))!;
  await open(page, late);
  await until(page, 2);
  await expect(end).toBeHidden();
  await expect(page).toHaveTitle(/^Your turn/);

  // The browser forgets the game.
  await page.evaluate(() => localStorage.clear());
  await page.reload();
  await ready(page);
  await open(page, late);
  await expect(page.locator('#news')).toContainText('this browser doesn’t hold a place in it');
  await expect(status(page)).toHaveText('You are watching Anna and Biret');
  await page.locator('#distance-list').click();
  await page.locator('#distance-file').setInputFiles(file);
  await page.getByRole('button', { name: 'Play here' }).click();
  // The file is older than the known state.
  await until(page, 2);
  await move(page, 0);
  await open(other, (await turn(page))!);
  await until(other, 3);
});

// A browser test, because only browsers have share sheets and tabs.
test('a turn is shared, taken back by asking, and answered in a new tab', async ({ page, context, other, begun }) => {
  await begun();
  // The user can cancel sharing.
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
  // If nothing was shared, the link is shown, for other ways.
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
  // From here on links are passed by hand.
  await page.evaluate(() => Reflect.deleteProperty(Navigator.prototype, 'share'));
  await move(page, 0);
  await open(other, (await turn(page))!);
  await move(other, 0);
  // A link that its owner opens in a new tab goes on in the open one.
  const tab = await context.newPage();
  await open(tab, (await turn(other))!);
  await expect(tab.locator('.notice')).toContainText('other window');
  await until(page, 2);
  expect(await state(tab)).toBeNull();
  await tab.close();
  // Another game has its own words again.
  await page.evaluate(() => localStorage.clear());
  await arrive(page, { computer: 'none', ...QUICK }, 'hnefatafl');
  await move(page, 0);
  await expect(back).toHaveText('Undo');
});
