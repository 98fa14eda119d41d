import type { Page } from '@playwright/test';
import { someOf } from '../support/all.ts';
import { moreOfTheEnd } from '../support/ending.ts';
import { cutOff } from '../support/fitting.ts';
import { type Game, NAMES, expect, test } from '../support/game.ts';
import { lay, mouse, playOn, record, state, wait } from '../support/play.ts';
import { opponent } from '../support/start.ts';

// The end of a game: who won and how, and what comes next.

const quick = { seed: 5, speed: 'instant', rules: 'lagesvuotna' };

/** The men’s next move with II captures the last soldier of the women. */
const LAST_MOVE = 'sahkku 1\nrules lagesvuotna\nposition 15/3wq2WKM2mq3/m*14.1 m m II,(X),(III)\n';

/** Expects this card: who won, and why. */
async function expectEnd(page: Page, title: string, reason: string): Promise<void> {
  await expect(page.locator('#ending')).toBeVisible();
  await expect(page.locator('#ending-title')).toHaveText(title);
  await expect(page.locator('#ending-reason')).toHaveText(reason);
}

/** Plays a game near its end to the end, for any players. */
async function toTheEnd(page: Page): Promise<void> {
  await lay(page, LAST_MOVE);
  await playOn(page, mouse);
  await expect(page.locator('#ending')).toBeVisible();
}

test('the result is told and shown again, a link to the game is shared, and the sides are swapped for a rematch', async ({ page, open, context }) => {
  await context.grantPermissions(['clipboard-write', 'clipboard-read']);
  await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'share'));
  await open({ ...quick, computer: 'women:beginner' });
  await toTheEnd(page);
  const won = ['You won', 'The women have no soldiers left, so they’ve lost.'] as const;
  await expectEnd(page, ...won);
  // One thing is offered, and the rest is a word away.
  await expect(page.locator('#ending .main:visible')).toHaveCount(1);
  const facts = page.locator('#ending-facts tr');
  await expect(facts.first()).toBeHidden();
  await moreOfTheEnd(page);
  await expect(page.locator('#ending-length')).toHaveText(/^(1 turn|One turn)$/);
  await expect(facts.filter({ hasText: 'Captured' }).locator('td')).toHaveText(['15', '0']);
  await expect(page.locator('#ending-taken canvas')).toHaveCount(15);
  // The luck is computed while people read.
  await expect(facts.filter({ hasText: 'Luck' }).locator('td')).toHaveText([/^[+−]?\d+$/, /^[+−]?\d+$/], { timeout: 60_000 });

  const before = (await state(page))!;
  await page.getByRole('button', { name: 'Show the end again' }).click();
  await expect(page.locator('#ending')).toBeHidden();
  await expect.poll(async () => (await state(page))?.past).toBeNull();
  expect(await wait(page)).toMatchObject({ position: before.position, entries: before.entries });
  const result = page.getByRole('button', { name: 'Result' });
  await result.focus();
  await page.keyboard.press('Enter');
  // The same words as at first, though more of them have been loaded since.
  await expectEnd(page, ...won);
  // It shows the deciding rule, too.
  await moreOfTheEnd(page);
  await page.locator('#ending-rule').click();
  await expect(page.locator('#card-title')).toHaveText('Winning');
  await expect(page.locator('#card-rule')).toContainText('Capture the last enemy soldier and you win.');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Share' }).click();
  await expect(page.locator('#ending-status')).toHaveText('Link copied.');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/#(game|position)=/);

  // A stronger opponent is a tap away, on the same side.
  await page.getByRole('button', { name: 'A stronger opponent' }).click();
  expect((await wait(page)).levels).toEqual([null, 'easy']);
  await page.locator('#menu').click();
  await page.locator('#new-game').click();
  await expect(opponent(page, 'easy')).toBeChecked();
  await page.locator('#play-computer').click();
  // The computer has begun the game that is left.
  await page.locator('#confirm-yes').click();

  // The player who did not begin this game begins the next one.
  await toTheEnd(page);
  expect((await record(page))!).toMatch(/^1 men /m);
  await page.getByRole('button', { name: 'Play again' }).click();
  await expect(page.locator('dialog[open]')).toHaveCount(0);
  const now = (await state(page))!;
  expect(now.levels).toEqual([null, 'easy']);
  expect(now.phase).not.toBe('throw-off');
  await playOn(page, mouse, (later) => later.entries > 6);
  expect((await record(page))!).toMatch(/^1 women /m);

  // With the sides swapped it is the same side.
  await toTheEnd(page);
  await moreOfTheEnd(page);
  await page.getByRole('button', { name: 'Rematch: swap sides' }).click();
  expect((await wait(page)).levels).toEqual(['easy', null]);
  await playOn(page, mouse, (later) => later.entries > 6);
  expect((await record(page))!).toMatch(/^1 men /m);
});

test('who has lost is told so in the same words on every showing, with the rule behind them', { tag: '@all' }, async ({ page, open }) => {
  // A browser test, because the words come in parts, the card is opened twice and a button of it leads to another card.
  await open({ ...quick, computer: 'women:beginner' });
  await playOn(page, mouse, (now) => now.entries > 6);
  await page.locator('#menu').click();
  await page.locator('#resign').click();
  await page.locator('#confirm-yes').click();
  const lost = ['You lost', 'You resigned.'] as const;
  await expectEnd(page, ...lost);
  await expect(page.locator('#ending-kind')).not.toBeEmpty();
  await expect(page.getByRole('button', { name: 'Learn' })).toBeVisible();
  await moreOfTheEnd(page);
  await page.getByRole('button', { name: 'Show the end again' }).click();
  await expect.poll(async () => (await state(page))?.past).toBeNull();
  await wait(page);
  await page.getByRole('button', { name: 'Result' }).click();
  await expectEnd(page, ...lost);
  await moreOfTheEnd(page);
  await page.locator('#ending-rule').click();
  await expect(page.locator('#card-title')).toHaveText('Resigning, and a draw');
});

test('two people at one screen are told who won, and are offered a rematch', { tag: '@all' }, async ({ page, open }) => {
  await open({ ...quick, computer: 'none' });
  await toTheEnd(page);
  await expect(page.locator('#ending-title')).toHaveText('The men win');
  await expect(page.locator('#rematch-other')).toBeHidden();
  await page.getByRole('button', { name: 'Play again' }).click();
  expect((await wait(page)).levels).toEqual([null, null]);
});

// The page handles choosing, saving and continuing; native tests cover the count itself.
test('a match to two wins is chosen, goes on after the page was left between its games, and ends', { tag: '@all' }, async ({ page, open }) => {
  await open({ seed: 5, speed: 'instant', opponent: 'beginner' });
  await page.locator('#open-more').click();
  await page.locator('#match').selectOption({ label: 'First to 2 wins' });
  await page.locator('#more-play').click();
  const stands = page.locator('#ending-match');
  const again = page.locator('#rematch');
  const giveUp = async (): Promise<void> => {
    await wait(page);
    await page.locator('#menu').click();
    await page.locator('#resign').click();
    await page.locator('#confirm-yes').click();
  };
  await playOn(page, mouse, (now) => now.entries > 4);
  await giveUp();
  await expect(stands).toHaveText('You 0 · Lemming 1. First to 2.');
  await expect(page.locator('#ending-learn')).toBeHidden();
  // Nothing else says that there is another game to play.
  await page.reload();
  await expect(stands).toHaveText('You 0 · Lemming 1. First to 2.');
  await expect(again).toHaveText('Next game: swap sides');
  await again.click();
  expect((await wait(page)).levels).toEqual(['beginner', null]);
  await expect(page.locator('.plate data')).toHaveText(['0', '1']);
  await playOn(page, mouse, (now) => now.entries > 4);
  await giveUp();
  await expect(stands).toHaveText('Match winner: Lemming. Lemming 2 · You 0. First to 2.');
  await expect(again).toHaveText('Play again');
});

/** The box of an element. */
const box = (page: Page, selector: string) =>
  page.locator(selector).evaluate((element) => {
    const { left, top, right, bottom } = element.getBoundingClientRect();
    return { left, top, right, bottom };
  });

/** Plays both sides to the end, or for a while until one of them resigns. */
async function playToAnEnd(page: Page, game: Game): Promise<void> {
  if (game === 'sahkku') {
    await playOn(page, mouse);
  } else {
    await playOn(page, mouse, (now) => now.entries > 24 && now.phase !== 'way');
    await page.locator('#menu').click();
    await page.locator('#resign').click();
    await page.locator('#confirm-yes').click();
  }
  await expect(page.locator('#ending')).toBeVisible();
}

for (const game of someOf(NAMES)) {
  test(`how a game went is drawn where there is room for it, and a tap on its turning point opens it in the review: ${game}`, async ({ page, open }) => {
    let letThrough = () => {};
    const held = new Promise<void>((done) => (letThrough = done));
    await page.context().route(/bots(-\w+)?\.js$/, async (route) => {
      await held;
      await route.continue();
    });
    await page.setViewportSize({ width: 390, height: 844 });
    await open({ computer: 'none', speed: 'instant', seed: 5, language: 'en' }, game);
    await playToAnEnd(page, game);
    const line = page.locator('#ending-line polyline');
    const course = page.locator('#ending-course');
    // While the review runs, the slip and its contents stay in place, and the board is visible above it.
    await expect(line).toHaveCount(0);
    await expect(course).not.toBeEmpty();
    const parts = ['#ending', '#ending-title', '#ending-turning', '#rematch'];
    const before = await Promise.all(parts.map((part) => box(page, part)));
    expect(before[0]!.top).toBeGreaterThan(844 * 0.4);
    letThrough();
    await expect(line).toHaveCount(1, { timeout: 120_000 });
    await expect(course).toHaveText(/ (turned it|slipped): .+/);
    expect(await Promise.all(parts.map((part) => box(page, part)))).toEqual(before);
    // One point at the start, and one for each turn.
    const points = (await line.getAttribute('points'))!.split(' ');
    expect(points.length).toBeGreaterThan(5);

    const told = (await course.textContent())!.replace(/^.*?: /, '');
    await page.locator('#ending-turning').click();
    await expect(page.locator('#study')).toBeVisible();
    await expect(page.locator('#ending')).toBeHidden();
    await expect(page.locator('#study-turn .told')).toHaveText(told);
  });
}

/** A phone both ways, and a laptop; in the full product screens of all kinds. */
const SIZES = someOf(
  [[360, 640], [844, 390], [1280, 800], [390, 844], [768, 1024], [1920, 1080], [1080, 1920]].map(([width, height]) => ({ width, height })),
  3,
);

test('the end offers one thing in sight, and leaves the board in sight', async ({ page, open }) => {
  await open({ ...quick, computer: 'women:beginner' });
  await toTheEnd(page);
  await expect(page.locator('#ending .main:visible')).toHaveCount(1);
  for (const size of SIZES) {
    const { width, height } = size;
    await page.setViewportSize(size);
    const offered = ['#rematch', '#ending-study', '#rematch-other', '#ending-more', '#ending [data-close]'];
    await expect.poll(() => cutOff(page, offered), `${width}×${height}`).toEqual([]);
    const slip = await box(page, '#ending');
    const covered = ((slip.right - slip.left) * (slip.bottom - slip.top)) / (width * height);
    expect(covered, `${width}×${height}`).toBeLessThan(0.6);
  }
  // The rest can be scrolled to, and the offers stay.
  await moreOfTheEnd(page);
  for (const size of SIZES) {
    await page.setViewportSize(size);
    await page.locator('#ending-qr').scrollIntoViewIfNeeded();
    await expect(page.locator('#ending-qr'), `${size.width}×${size.height}`).toBeInViewport();
    await expect(page.locator('#rematch'), `${size.width}×${size.height}`).toBeInViewport({ ratio: 1 });
  }
});
