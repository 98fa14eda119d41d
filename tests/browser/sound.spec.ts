import type { Page } from '@playwright/test';
import { address, expect, test } from '../support/game.ts';
import { lay, mouse, playByHand, playOn, state, wait, type State } from '../support/play.ts';
import { heard, listen, speakers } from '../support/sounds.ts';

// Sounds, as far as a page can tell: which were started, and when none may be. Browsers let a page play sounds only after a
// real touch. All other tests have a browser without sound.

test.use({ sounds: true });

const quick = { seed: 20, speed: 'fast', rules: 'lagesvuotna', computer: 'none' };

/** The men have one die left, which moves the soldier beside the king; then the women throw. */
const LAST_DIE = 'sahkku 1\nrules lagesvuotna\nposition w*15./3wq3KM2mq3/m*14.1 m m III,(X),(II)\n';

/** A piece moves and dice fall, by a real hand. */
async function moveAndThrow(page: Page): Promise<State> {
  await lay(page, LAST_DIE);
  return playByHand(page, mouse, (state) => state.entries > 1);
}

test('dice and pieces are heard from the first touch on, and dice that are held until they are thrown', async ({ page, open }) => {
  await listen(page);
  await open(quick);
  await wait(page);
  expect(await speakers(page)).toBe(0);
  await page.locator('#throw').click();
  await expect.poll(() => heard(page)).toBeGreaterThan(3);
  await wait(page);
  await moveAndThrow(page);
  // More than one kind of sound: dice and pieces.
  expect(new Set(await page.evaluate(() => window.heard)).size).toBeGreaterThan(2);
  expect(await speakers(page)).toBe(1);

  // A step back sounds as it looks. The last event is that a piece moved.
  await lay(page, LAST_DIE);
  await page.locator('#open-moves').click();
  const thrown = await playByHand(page, mouse, (state) => state.phase === 'throw');
  let before = await heard(page);
  await page.locator('#past-back').click();
  await expect.poll(() => heard(page)).toBeGreaterThan(before);
  await page.locator('#past-return').click();
  await wait(page);

  // Holding the tray shakes it, and letting go throws.
  const die = (await page.evaluate(() => window.sahkku.die(0)))!;
  before = await heard(page);
  await page.mouse.move(die.x, die.y);
  await page.mouse.down();
  await expect.poll(async () => (await state(page))?.waiting).toBe(false);
  await expect.poll(() => heard(page)).toBeGreaterThan(before + 3);
  expect((await state(page))?.entries).toBe(thrown.entries);
  await page.mouse.up();
  await expect.poll(async () => (await state(page))?.entries).toBe(thrown.entries + 1);
});

// A real touch permits sound, and only browsers know whether it is one.
test('sound that the system has suspended comes back at the next touch, without what was missed', { tag: '@all' }, async ({ page, open }) => {
  await listen(page);
  await open(quick);
  await wait(page);
  await page.locator('#throw').click();
  await expect.poll(() => page.evaluate(() => window.speaker?.state)).toBe('running');
  await page.evaluate(() => window.speaker.suspend());
  await moveAndThrow(page);
  await expect.poll(() => page.evaluate(() => window.speaker.state)).toBe('running');

  // A call is in progress: Safari reports the state "interrupted", and refuses. The touch after the call asks again.
  await page.evaluate(async () => {
    await window.speaker.suspend();
    Object.defineProperty(window.speaker, 'state', { configurable: true, get: () => 'interrupted' });
    window.speaker.resume = () => Promise.reject(new DOMException('a call', 'InvalidStateError'));
  });
  await moveAndThrow(page);
  await page.evaluate(() => ['state', 'resume'].forEach((own) => Reflect.deleteProperty(window.speaker, own)));
  expect(await page.evaluate(() => window.speaker.state)).toBe('suspended');
  await moveAndThrow(page);
  await expect.poll(() => page.evaluate(() => window.speaker.state)).toBe('running');
  expect(await speakers(page)).toBe(1);
});

test('whoever wants no sound opens no speaker', { tag: '@all' }, async ({ page, open }) => {
  await listen(page);
  await page.addInitScript(() => localStorage.setItem('sahkku.settings', 'sahkku-settings 1\nsound no\n'));
  await open(quick);
  await moveAndThrow(page);
  expect(await heard(page)).toBe(0);
  expect(await speakers(page)).toBe(0);
});

test('in a frame of another page it is silent until that is asked for', { tag: '@all' }, async ({ page }) => {
  await page.route(/host\.html$/, (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<!doctype html><link rel="icon" href="data:,"><iframe width="1000" height="700" src="${address(quick)}"></iframe>`,
    }),
  );
  await page.goto('./host.html');
  const frame = page.frameLocator('iframe');
  await expect(frame.locator('html')).toHaveAttribute('data-boot', 'ready');
  await frame.locator('#menu').click();
  await frame.locator('#open-settings').click();
  await expect(frame.locator('#set-sound')).not.toBeChecked();
});

test('a board in somebody else’s page is silent, and heard where that page asks for it', { tag: '@all' }, async ({ page }) => {
  await listen(page);
  await page.goto('./demo/index.html');
  const played = async (name: string) => {
    const board = page.locator(name);
    await board.locator('.poster').click();
    const game = board.locator('iframe').contentFrame();
    await game.locator('#throw').click();
    await expect.poll(() => board.evaluate((element: any) => element.state.entries)).toBeGreaterThan(0);
    return game.locator('html');
  };
  const silent = await played('#second');
  expect(await silent.evaluate(() => [window.heard.length, window.speakers])).toEqual([0, 0]);
  await page.locator('#third').evaluate((board: any) => (board.sound = 'yes'));
  const loud = await played('#third');
  await expect.poll(() => loud.evaluate(() => window.heard.length)).toBeGreaterThan(0);
});

test('the dice show what is used', { tag: '@all' }, async ({ page, open }) => {
  await open({ ...quick, speed: 'instant' });
  let entries = 0;
  for (let throws = 0; throws <= 25; throws += 1) {
    const now = await playOn(page, mouse, (state, before) => state.phase === 'decision' && state.entries > before, entries);
    expect(now.shown).toEqual(now.dice);
    entries = now.entries;
  }
});
