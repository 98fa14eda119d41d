import type { Page } from '@playwright/test';
import { ALL, someOf } from '../support/all.ts';
import { accept, give, invite, isDone, move, oneStep, open, rest, test, turn, until, type Terms } from '../support/distance.ts';
import { drive } from '../support/driver.ts';
import { address, expect, type Game } from '../support/game.ts';
import { Dealt, Person, numbers } from '../support/lives.ts';
import { entries, record, state } from '../support/play.ts';

// Two tabs of one browser, in which something is done at the very same instant.
// SAHKKU_TURNS=100 SAHKKU_SEED=7 cargo xtask test --only browser -- distance-tabs

const TURNS = Number(process.env.SAHKKU_TURNS ?? (ALL ? 8 : 2));
const SEED = Number(process.env.SAHKKU_SEED ?? 1);

/** How long it takes until a tab does at an instant what it was told to, in milliseconds. */
const AHEAD = 60;

/** Waits until both tabs show the same game; says whether there is nothing to do in it now. */
async function agree(tabs: Page[], when: string): Promise<boolean> {
  const look = async (tab: Page): Promise<[done: boolean, shown: string]> => {
    await rest(tab);
    return tab.evaluate(`[(${isDone})(window.sahkku.state()), window.sahkku.record()]`);
  };
  let done = false;
  const differ = async () => {
    const [one, other] = [await look(tabs[0]), await look(tabs[1])];
    done = one[0];
    return JSON.stringify(one) === JSON.stringify(other) ? [] : [one, other];
  };
  await expect.poll(differ, `${when}: both tabs show the same`).toEqual([]);
  return done;
}

test('what another tab keeps that knew less is not all that is kept', async ({ page, context, begun }) => {
  await begun();
  // A page beside it that writes what it had read before.
  const beside = await context.newPage();
  await beside.route('**/beside', (route) => route.fulfill({ contentType: 'text/html', body: '<link rel="icon" href="data:,">' }));
  await beside.goto('./beside');
  const [key, less] = await beside.evaluate(() => Object.entries(localStorage).find(([key]) => /\.distance\..{32}$/.test(key))!);
  const kept = () => beside.evaluate((key) => localStorage.getItem(key), key);
  await move(page, 0);
  await turn(page);
  const more = await kept();
  expect(more).not.toBe(less);
  await beside.evaluate(([key, less]) => localStorage.setItem(key, less), [key, less]);
  await expect.poll(kept).toBe(more);
  await beside.close();
});

// A browser test, as tabs are the browser's.
test('a link that its owner opens in a new tab goes on in the open one', async ({ page, context, other, begun }) => {
  await begun();
  await move(page, 0);
  await open(other, (await turn(page))!);
  await move(other, 0);
  const answer = (await turn(other))!;
  const tab = await context.newPage();
  await open(tab, answer);
  await expect(tab.locator('.notice')).toContainText('other window');
  await until(page, 2);
  expect(await state(tab)).toBeNull();
  await tab.close();
});

for (const [game, terms] of someOf<[Game, Terms]>([
  ['sahkku', { throws: 'strict' }],
  ['hnefatafl', { sides: 'swede' }],
])) {
  test(`two tabs are used at once through ${TURNS} turns of ${game} (seed ${SEED})`, async ({ browser, baseURL }) => {
    test.setTimeout(120_000 + TURNS * 20_000);
    const draw = numbers(SEED);
    const at = address({ speed: 'instant' }, game);
    const anna = await Person.at(browser, baseURL, at, SEED, 'free');
    const biret = await Person.at(browser, baseURL, at, SEED + 1, 'free');
    const invitation = await invite(anna.page, { name: 'Anna', ...terms });
    await open(biret.page, invitation);
    await accept(biret.page, 'Biret');
    await open(anna.page, (await turn(biret.page))!);
    const tabs = [anna.page, await anna.tab()];
    await tabs[1].evaluate(() => {
      globalThis.otherwise = 1;
    });

    const dealt = new Dealt();
    for (let turns = 0; turns < TURNS && (await state(biret.page))?.phase !== 'over'; turns += 1) {
      const when = `seed ${SEED}, turn ${turns}`;
      await test.step(when, async () => {
        // Each step is made in both tabs, and in each another one.
        while (!(await agree(tabs, when))) {
          for (const tab of tabs) await dealt.look(tab, when);
          const instant = Date.now() + AHEAD;
          const late = draw(2);
          // The step of the other tab can take the piece out of the hand.
          await Promise.all(tabs.map((tab, n) => oneStep(tab, n === late ? instant + draw(10) : instant).catch(() => {})));
        }
        const links = await Promise.all(tabs.map((tab) => tab.evaluate(give)));
        await agree(tabs, `${when}, sent`);
        if (turns === 0 && links.some(Boolean)) {
          // Sent in one of them, it is sent in both.
          for (const tab of tabs) await expect(tab.locator('#distance-status')).toHaveText('Waiting for Biret');
        }
        const [sent, length] = [await record(tabs[0]), await entries(tabs[0])];
        for (const link of links) {
          if (link) await open(biret.page, link);
        }
        // The throws that both make come when Biret throws, too.
        await drive(biret.page, 'play', 'mouse', (state, length) => state.entries >= length, length);
        expect(await record(biret.page), `${when}: what is sent is what both tabs show`).toBe(sent);
        await expect(biret.page.locator('#distance-fork, .notice').filter({ visible: true })).toHaveCount(0);
        const answer = await turn(biret.page);
        await dealt.look(biret.page, when);
        // The answer is opened in both at once, or in one of them.
        const opened = [tabs, tabs.slice(0, 1), tabs.slice(1)][draw(3)];
        if (answer) await Promise.all(opened.map((tab) => open(tab, answer)));
      });
    }
    await agree(tabs, 'at the end');
    // Where Biret has thrown nothing that she can use, Anna's next throw was made with it: Biret sees it at once, and in the tabs
    // it comes when Anna throws.
    await rest(biret.page);
    const last = await entries(biret.page);
    for (const tab of tabs) await drive(tab, 'play', 'mouse', (state, last) => state.entries >= last, last);
    await agree(tabs, 'at the end, thrown');
    expect(await record(biret.page)).toBe(await record(tabs[0]));
    for (const person of [anna, biret]) {
      expect(person.troubles).toEqual([]);
      await person.context.close();
    }
  });
}
