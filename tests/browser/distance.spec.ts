import { accept, begun, given, invite, move, open, playByLinks, somebody, turn } from '../support/distance.ts';
import { address, expect, ready, test, type Game } from '../support/game.ts';
import { entries, record, state } from '../support/play.ts';

// Two people at a distance: each has a browser of their own, and they send each other links.

const QUICK = { speed: 'instant' };

for (const [game, throws] of [
  ['sahkku', 'strict'],
  ['sahkku', 'trusting'],
  ['hnefatafl', undefined],
  ['kotra', 'strict'],
] as [Game, 'strict' | 'trusting' | undefined][]) {
  test(`a whole game of ${game} by links alone${throws ? `, ${throws}` : ''}`, async ({ page, open: begin, browser, baseURL }) => {
    test.slow();
    const other = await somebody(browser, baseURL);
    await begin(QUICK, game);
    const invitation = await invite(page, { name: 'Anna', throws });
    await other.page.goto(invitation.replace('#', '?speed=instant#'));
    await ready(other.page);
    await accept(other.page, 'Biret');
    const links = await playByLinks([other.page, page]);
    expect((await state(page))?.phase).toBe('over');
    expect(await record(other.page)).toBe(await record(page));
    expect(await record(page)).toContain('Biret');
    expect(links.length).toBeGreaterThan(0);
    expect(other.troubles).toEqual([]);
    await other.context.close();
  });
}

test('a reload loses nothing, and opens no old link again', async ({ page, open: begin, browser, baseURL }) => {
  const other = await somebody(browser, baseURL);
  await begun(page, begin, other.page);
  await move(page, 0);
  // What was not sent is there again, and can still be taken back.
  await page.reload();
  await ready(page);
  await expect.poll(() => entries(page)).toBe(1);
  await expect(page.locator('#distance-go')).toBeVisible();
  await page.locator('#take-back').click();
  await expect.poll(() => entries(page)).toBe(0);
  await move(page, 3);
  const link = await turn(page);
  await open(other.page, link!);
  await expect.poll(() => entries(other.page)).toBe(1);
  await other.page.reload();
  await ready(other.page);
  await expect.poll(() => entries(other.page)).toBe(1);
  expect(await record(other.page)).toBe(await record(page));
  await page.reload();
  await ready(page);
  await expect(page.locator('#distance-status')).toHaveText('Waiting for Biret');
  await other.context.close();
});

test('old, cut and forged links are told, and change nothing', async ({ page, open: begin, browser, baseURL }) => {
  const other = await somebody(browser, baseURL);
  await begun(page, begin, other.page);
  await move(page, 0);
  const first = (await turn(page))!;
  await open(other.page, first);
  await expect.poll(() => entries(other.page)).toBe(1);
  await move(other.page, 0);
  const second = (await turn(other.page))!;
  await open(page, second);
  await expect.poll(() => entries(page)).toBe(2);
  const before = await record(page);
  await open(page, second);
  await expect(page.locator('#news')).toHaveText('You have this already.');
  await open(page, first);
  await expect(page.locator('#news')).toHaveText('This is older than what you have. Nothing changes.');
  const text = second.slice(second.indexOf('#'));
  const changed = text.slice(0, -20) + (text.at(-20) === 'A' ? 'B' : 'A') + text.slice(-19);
  for (const bad of [text.slice(0, -5), changed, '#play=hnefatafl.', '#play=sahkku.AAAA']) {
    await open(page, `http://x/${bad}`);
    const notice = page.locator('.notice').last();
    await expect(notice, bad).toBeVisible();
    await notice.locator('[data-dismiss]').click();
  }
  expect(await record(page)).toBe(before);
  await other.context.close();
});

test('a game that is played on two devices goes two ways, and both are kept', async ({ page, open: begin, browser, baseURL }) => {
  const other = await somebody(browser, baseURL);
  const second = await somebody(browser, baseURL);
  await begun(page, begin, other.page);
  // Anna takes the game to another device, and plays on both.
  await page.locator('#distance-list').click();
  await page.locator('[data-distance-move]').click();
  const own = await page.locator('#distance-link').inputValue();
  await page.locator('#distance-send-close').click();
  await page.locator('#distance-close').click();
  await second.page.goto(own.replace('#', '?speed=instant#'));
  await ready(second.page);
  await expect(second.page.locator('#distance-list')).toBeVisible();
  await move(page, 0);
  await move(second.page, 5);
  const [here, there] = [(await turn(page))!, (await turn(second.page))!];
  await open(other.page, here);
  await expect.poll(() => entries(other.page)).toBe(1);
  const held = await record(other.page);
  await open(other.page, there);
  await expect(other.page.locator('#distance-fork')).toBeVisible();
  await expect(other.page.locator('#distance-fork-about')).toContainText('Anna');
  await other.page.locator('#distance-fork-switch').click();
  await expect.poll(() => record(other.page)).not.toBe(held);
  expect(await record(other.page)).toBe(await record(second.page));
  // The way that Biret answers goes on on both devices.
  await move(other.page, 0);
  const answer = (await turn(other.page))!;
  await open(page, answer);
  await expect.poll(() => entries(page)).toBe(2);
  await expect(page.locator('#distance-fork')).toBeHidden();
  expect(await record(page)).toBe(await record(other.page));
  await second.context.close();
  await other.context.close();
});

test('two tabs show the same game', async ({ page, context, open: begin, browser, baseURL }) => {
  const other = await somebody(browser, baseURL);
  await begun(page, begin, other.page);
  const tab = await context.newPage();
  await tab.goto(address(QUICK, 'hnefatafl'));
  await ready(tab);
  await expect.poll(() => entries(tab)).toBe(0);
  await move(page, 0);
  await expect.poll(() => entries(tab)).toBe(1);
  // Sent in one of them, it is sent in both.
  const link = (await turn(tab))!;
  await expect(page.locator('#distance-status')).toHaveText('Waiting for Biret');
  await open(other.page, link);
  await move(other.page, 0);
  const answer = (await turn(other.page))!;
  await open(tab, answer);
  await expect.poll(() => entries(page)).toBe(2);
  expect(await record(page)).toBe(await record(tab));
  await tab.close();
  await other.context.close();
});

test('the computer gives no hints, a move is taken back by asking, and a draw is agreed on', async ({ page, open: begin, browser, baseURL }) => {
  const other = await somebody(browser, baseURL);
  await begun(page, begin, other.page);
  await expect(page.locator('#task')).toHaveText('Choose a piece to move.');
  await expect(page.locator('#hint')).toBeHidden();
  await move(page, 0);
  await open(other.page, (await turn(page))!);
  await page.locator('#take-back').click();
  await open(other.page, await given(page));
  await other.page.locator('#choice-list button').first().click();
  await open(page, await given(other.page));
  await expect.poll(() => entries(page)).toBe(0);
  await expect.poll(() => entries(other.page)).toBe(0);
  await move(page, 0);
  await open(other.page, (await turn(page))!);
  await other.page.locator('#menu').click();
  await other.page.locator('#offer-draw').click();
  await open(page, await given(other.page));
  await page.locator('#choice-list button').first().click();
  await open(other.page, await given(page));
  await expect.poll(async () => (await state(page))?.phase).toBe('over');
  await expect.poll(async () => (await state(other.page))?.phase).toBe('over');
  expect(await record(other.page)).toBe(await record(page));
  await other.context.close();
});

test('a game is resigned, and the rematch has the sides swapped', async ({ page, open: begin, browser, baseURL }) => {
  const other = await somebody(browser, baseURL);
  await begun(page, begin, other.page);
  await page.locator('#menu').click();
  await page.locator('#resign').click();
  await page.locator('#confirm-yes').click();
  const end = await given(page);
  await open(other.page, end);
  await expect.poll(async () => (await state(other.page))?.phase).toBe('over');
  expect(await record(other.page)).toBe(await record(page));
  await other.page.locator('#rematch').click();
  await expect(other.page.locator('#distance-send-title')).toHaveText('Send this to Anna');
  await open(page, await given(other.page));
  await expect(page.locator('#distance-terms')).toContainText('The Muscovites');
  await accept(page);
  await expect(page.locator('#distance-panel')).toBeVisible();
  await other.context.close();
});

test('a turn that was not shared after all is still to be sent', async ({ page, open: begin, browser, baseURL }) => {
  const other = await somebody(browser, baseURL);
  await page.addInitScript(() => {
    const outcomes = [() => Promise.reject(new DOMException('', 'AbortError')), () => Promise.resolve()];
    Object.defineProperty(Navigator.prototype, 'share', { value: () => outcomes.shift()!() });
  });
  await begun(page, begin, other.page);
  await move(page, 0);
  const go = page.locator('#distance-go');
  for (const sent of [false, true]) {
    await go.click();
    await page.locator('#distance-share').click();
    await page.locator('#distance-send-close').click();
    await expect(go).toBeVisible({ visible: !sent });
  }
  await other.context.close();
});

test('where the game that lay on the table is gone, the page asks what to play', async ({ page, open: begin, browser, baseURL }) => {
  const other = await somebody(browser, baseURL);
  await begun(page, begin, other.page);
  await page.evaluate(() => {
    for (const key of Object.keys(localStorage)) if (/\.distance\..{32}$/.test(key)) localStorage.removeItem(key);
  });
  await page.reload();
  await expect(page.locator('#welcome')).toBeVisible();
  await other.context.close();
});

test('a clock that cannot be is put right before it is sent', async ({ page, open: begin, browser, baseURL }) => {
  const other = await somebody(browser, baseURL);
  await begin(QUICK, 'hnefatafl');
  await page.locator('#play-distance').click();
  await page.locator('#distance-new').click();
  await page.locator('#distance-clock').selectOption('days');
  const turns = page.locator('#distance-turn');
  for (const [typed, taken] of [['0', '1'], ['', '1'], ['40', '30']]) {
    await turns.fill(typed);
    await turns.blur();
    await expect(turns).toHaveValue(taken);
  }
  await page.locator('#distance-make').click();
  await other.page.goto((await given(page)).replace('#', '?speed=instant#'));
  await expect(other.page.locator('#distance-terms')).toContainText('30 days for each turn.');
  await other.context.close();
});
