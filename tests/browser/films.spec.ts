import type { Page } from '@playwright/test';
import { Film, writeTable } from '../support/film.ts';
import { address, NAMES, ready, test } from '../support/game.ts';
import { DAY, skewClock } from '../support/lives.ts';
import { finger, mouse, playOn, state, step, wait as still } from '../support/play.ts';

// Films of a person's experience on a phone, for docs/pictures:
//
//     SAHKKU_FILMS=1 cargo xtask test --only browser -- films.spec --project=laptop --workers=1
//
// These are not checks, and are only made on request.

const wanted = process.env.SAHKKU_FILMS !== undefined;

test.use({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, hasTouch: true, isMobile: true });
test.use({ pixels: true, newcomer: true });

/** What the page waits for. */
type Wanted = 'warning' | 'coach' | 'step' | 'over';

/** Waits until a person has to act. */
async function wait(page: Page): Promise<Wanted> {
  const wants = await page.waitForFunction(() => {
    const shown = (selector: string) => document.querySelector(selector)?.checkVisibility() ?? false;
    const now = window.sahkku.state();
    if (!now || window.sahkku.moving() !== undefined) return undefined;
    if (shown('#warning')) return 'warning';
    if (now.waiting && now.phase === 'over') return shown('#ending') ? 'over' : undefined;
    if (!now.waiting || now.seat === 'computer') return undefined;
    return shown('#task.coach') ? 'coach' : 'step';
  }, undefined, { timeout: 120_000 });
  return (await wants.jsonValue())!;
}

const lines = ['game,moment,words,texts'];

for (const game of wanted ? NAMES : []) {
  test(`the first game of ${game} in a new browser`, async ({ page }) => {
    test.setTimeout(1_200_000);
    const film = new Film(page);
    // With this seed the person begins.
    await page.goto(address({ seed: 1, speed: 'instant' }, game));
    await ready(page);
    const note = async (moment: string) => {
      const texts = await film.read();
      lines.push([game, moment, film.words, `"${texts.join(' | ').replaceAll('"', '""')}"`].join());
    };
    await note('the start');
    await film.shoot('start');
    await page.locator('#play-computer').tap();

    let [turns, played, captured] = [0, false, false];
    for (let wants = await wait(page); wants !== 'over'; wants = await wait(page)) {
      const now = (await state(page))!;
      if (!played && (game === 'hnefatafl' || now.phase === 'decision')) {
        await note(game === 'hnefatafl' ? 'before the first move' : 'after the first throw');
        await film.shoot('first turn');
        played = true;
      } else if (!played && now.phase === 'throw') {
        await note('before the first throw');
        await film.shoot('before the throw');
      } else if (wants === 'warning') {
        await film.shoot('warned');
      } else if (wants === 'coach') {
        await film.shoot('explained');
      } else if (!captured && (await page.locator('#overlay .taken').count()) > 0) {
        await film.shoot('captured');
        captured = true;
      } else if (now.phase !== 'decision' && (turns += 1) % 15 === 0) {
        await film.shoot(`turn ${turns}`);
      } else {
        await film.read();
      }
      if (wants === 'warning') await page.locator('#warning-go').tap();
      else if (wants === 'coach') await page.locator('#turn').tap();
      else await step(page, now, finger);
    }
    await film.shoot('the end');
    await note('the whole game');
    await film.write(`first-game-${game}`);
  });
}

/** Begins a game from the start, and plays it to its end without looking. */
async function playQuickly(page: Page): Promise<void> {
  if (!(await page.locator('#welcome').isVisible())) {
    await page.locator('#menu').tap();
    await page.locator('#new-game').tap();
    const sure = page.locator('#confirm-yes');
    if (await sure.isVisible()) await sure.tap();
  }
  await page.locator('#play-computer').tap();
  await playOn(page, mouse);
  await page.locator('#ending').waitFor();
}

/** Closes everything over the board. */
async function clear(page: Page): Promise<void> {
  for (const close of (await page.locator('dialog[open] [data-close]').all()).reverse()) await close.tap();
}

/** Opens a dialog from the menu, or from *More* if no game is in progress. */
async function open(page: Page, name: string): Promise<void> {
  await clear(page);
  const starts = await page.locator('#welcome').isVisible();
  await page.locator(starts ? '#open-more' : '#menu').tap();
  await page.locator(starts ? `#more-${name}` : `#open-${name}`).tap();
}

/** Opens a closed part of a dialog. */
async function unfold(page: Page, part: string): Promise<void> {
  await page.locator(`${part} > summary`).tap();
}

if (wanted) test('days 1, 2 and 10 of somebody who comes back', async ({ page }) => {
  test.setTimeout(1_200_000);
  page.setDefaultTimeout(20_000);
  const film = new Film(page);
  const day = async (n: number) => {
    // Each of these scripts adds a day to the earlier ones.
    if (n > 1) await page.addInitScript(skewClock, DAY);
    await page.goto(address({ seed: 5 + n, speed: 'instant', coach: 'no', warnings: 'no' }));
    await ready(page);
  };
  const shoot = (n: number, about: string) => film.shoot(`day ${n} · ${about}`);
  const puzzles = async (n: number) => {
    await open(page, 'puzzles');
    await page.locator('#puzzle-hint').waitFor();
    await still(page);
    await shoot(n, 'the puzzle of the day');
  };

  await day(1);
  await shoot(1, 'start');
  await playQuickly(page);
  await shoot(1, 'the first game ends');
  await puzzles(1);
  await page.locator('#puzzle-hint').tap();
  await page.locator('#puzzle-hint').tap();
  await page.locator('#puzzle-steps li').first().waitFor();
  await shoot(1, 'not found, and told');
  await page.locator('#puzzle-done').tap();

  await day(2);
  await shoot(2, 'start');
  await playQuickly(page);
  await open(page, 'archive');
  await page.locator('#archive-list button').nth(1).waitFor();
  await shoot(2, 'both games are kept');
  await page.locator('#archive-list button').first().tap();
  await page.locator('#archive-study').tap();
  await page.locator('#study-line polyline').waitFor();
  await shoot(2, 'what the last one cost');
  for (let now = await state(page); now!.phase !== 'decision'; now = await state(page)) await page.locator('#past-back').tap();
  await page.locator('#study-best:not(:empty)').waitFor();
  await shoot(2, 'a choice and a better one');
  await page.locator('#study-turns').tap();
  await shoot(2, 'its turns');
  await page.locator('#study-close').tap();
  await puzzles(2);

  for (let n = 3; n <= 9; n += 1) {
    await day(n);
    await playQuickly(page);
  }
  await day(10);
  await playQuickly(page);
  await open(page, 'archive');
  await page.locator('#archive-list button').nth(9).waitFor();
  await shoot(10, 'ten games');
  await unfold(page, '#archive-results');
  await shoot(10, 'results');
  await unfold(page, '#archive-results');
  await unfold(page, '#archive-errors');
  await shoot(10, 'the error rate');
  await unfold(page, '#archive-errors');
  await unfold(page, '#archive-dice');
  await shoot(10, 'the dice');
  await puzzles(10);
  await open(page, 'editor');
  await shoot(10, 'the position editor');
  await film.write('diary');
});

test.afterAll(() => {
  if (wanted) writeTable('first-game-words', lines);
});
