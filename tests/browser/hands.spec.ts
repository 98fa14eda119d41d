import type { Page } from '@playwright/test';
import { ALL } from '../support/all.ts';
import { pick } from '../support/driver.ts';
import { expect, test } from '../support/game.ts';
import { die, lay, mouse, parse, place, playOn, sharpened, state, wait } from '../support/play.ts';

// All ways to act: dragging, the keyboard alone, choosing dice, taking back.

const quick = { seed: 20, speed: 'instant', rules: 'lagesvuotna', computer: 'none' };

/** The men to move, with two of their soldiers awake. */
const AWAKE = 'sahkku 1\nrules lagesvuotna\nposition w*15./3wq3K2Mmq3/m*14.1 m m X,II,III\n';

/** The men’s next move with II captures the last soldier of the women. */
const LAST_MOVE = 'sahkku 1\nrules lagesvuotna\nposition 15/3wq2WKM2mq3/m*14.1 m m II,(X),(III)\n';

async function drag(page: Page, from: string, to: string): Promise<void> {
  const [start, end] = [await place(page, from), await place(page, to)];
  await page.mouse.move(start.x, start.y);
  await page.mouse.down();
  await page.mouse.move((start.x + end.x) / 2, (start.y + end.y) / 2 + 20, { steps: 4 });
  await page.mouse.move(end.x, end.y, { steps: 4 });
  await page.mouse.up();
}

test('a piece is dragged where it may go, and comes back from where it may not; a use of a die is taken back', async ({ page, open }) => {
  await open(quick);
  const now = await lay(page, AWAKE);
  const click = async (name: string) => mouse(page, await place(page, name));
  await click('a3');
  await expect(page.locator('#refusal-why')).toHaveText(/^Soldiers wake in order\. The next one is on a\d+\.$/);
  const action = now.legal.map((action) => parse(action)).find((ends) => ends);
  if (!action) throw new Error('no move');
  await drag(page, action.from, 'c15');
  expect(await state(page)).toMatchObject({ entries: now.entries, position: now.position });
  await expect(page.locator('#refusal-why')).not.toBeEmpty();
  await drag(page, action.from, action.to);
  await expect.poll(async () => (await state(page))?.entries).toBe(now.entries + 1);
  await wait(page);
  await page.locator('#take-back').click();
  expect(await wait(page)).toMatchObject({ position: now.position, entries: now.entries });
  await expect(page.locator('#take-back')).toBeHidden();

  // A chosen die restricts the choice to itself: nobody wakes with a two.
  const sleeper = now.legal.find((action) => action.startsWith('X:+'));
  const at = await die(page, now.dice.indexOf('II'));
  if (!at) throw new Error('the die cannot be seen');
  await mouse(page, at);
  await click(parse(sleeper ?? '')?.from ?? '');
  expect((await state(page))?.chosen).toBeNull();
  await mouse(page, at);
  await click(parse(sleeper ?? '')?.from ?? '');
  expect((await state(page))?.chosen).not.toBeNull();
});

// Only a browser reports a second button as a move. crates/page/dom/src/hand.rs tests its meaning.
test('a second button of the mouse calls a drag off', { tag: '@all' }, async ({ page, open }) => {
  await open(quick);
  const now = await lay(page, AWAKE);
  const ends = now.legal.map((action) => parse(action)).find((found) => found);
  if (!ends) throw new Error('no move');
  const [start, end] = [await place(page, ends.from), await place(page, ends.to)];
  for (const lifted of [['right', 'left'], ['left', 'right']] as const) {
    await page.mouse.move(start.x, start.y);
    await page.mouse.down();
    await page.mouse.move(start.x + 20, start.y + 20, { steps: 2 });
    await page.mouse.down({ button: 'right' });
    await page.mouse.move(end.x, end.y, { steps: 2 });
    for (const button of lifted) await page.mouse.up({ button });
    expect(await state(page)).toMatchObject({ entries: now.entries, position: now.position, chosen: null });
  }
  await drag(page, ends.from, ends.to);
  await expect.poll(async () => (await state(page))?.entries).toBe(now.entries + 1);
});

test('a finger drags a piece too', { tag: '@phone' }, async ({ page, open }) => {
  await open(quick);
  const now = await lay(page, AWAKE);
  const ends = now.legal.map((action) => parse(action)).find((found) => found);
  if (!ends) throw new Error('no move');
  const [start, end] = [await place(page, ends.from), await place(page, ends.to)];
  const session = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x: number, y: number) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: type === 'touchEnd' ? [] : [{ x, y }] });
  await touch('touchStart', start.x, start.y);
  for (let n = 1; n <= 5; n += 1) {
    await touch('touchMove', start.x + ((end.x - start.x) * n) / 5, start.y + ((end.y - start.y) * n) / 5);
  }
  await touch('touchEnd', end.x, end.y);
  await expect.poll(async () => (await state(page))?.entries).toBe(now.entries + 1);
});

test('a choice that the game needs is asked again when a browser closes it', async ({ page, open }) => {
  await open({ ...quick, rules: 'vuovdaguoika' });
  const now = await playOn(page, mouse, ({ phase }) => phase === 'way');
  expect(now.phase).toBe('way');
  await page.locator('#choice').evaluate((dialog: HTMLDialogElement) => dialog.close());
  await page.getByRole('button', { name: /^Mieđut/ }).click();
  await expect.poll(async () => (await state(page))?.phase).toBe('throw');
});

test('a whole game is played with the keyboard alone', async ({ page, open }) => {
  // A short game.
  await open({ speed: 'instant', seed: 29 });
  await page.keyboard.press('Tab');
  await page.locator('#play-two').focus();
  await page.keyboard.press('Enter');
  let focus: [number, number] | undefined;
  const walk = async (name: string) => {
    const target: [number, number] = ['abc'.indexOf(name[0]), Number(name.slice(1))];
    if (!focus) {
      await page.locator('#twin [tabindex="0"]').focus();
      focus = [1, 8];
    }
    for (; focus[0] < target[0]; focus[0] += 1) await page.keyboard.press('ArrowUp');
    for (; focus[0] > target[0]; focus[0] -= 1) await page.keyboard.press('ArrowDown');
    for (; focus[1] < target[1]; focus[1] += 1) await page.keyboard.press('ArrowRight');
    for (; focus[1] > target[1]; focus[1] -= 1) await page.keyboard.press('ArrowLeft');
  };
  for (let n = 0; n < 1000; n += 1) {
    const now = await wait(page);
    if (now.phase === 'over') break;
    const action = pick(now);
    const ends = parse(action);
    if (now.phase !== 'decision') {
      await page.keyboard.press('t');
    } else if (!ends) {
      await page.keyboard.press(action === 'stop' ? 'e' : 'r');
    } else {
      await walk(ends.from);
      for (let taps = 0; taps < 4 && (await state(page))?.chosen !== ends.piece; taps += 1) await page.keyboard.press('Enter');
      await walk(ends.to);
      await page.keyboard.press('Enter');
    }
    await expect.poll(async () => (await state(page))?.entries, { message: JSON.stringify(now) }).toBeGreaterThan(now.entries);
  }
  await expect(page.locator('#ending')).toBeVisible();
  // The rematch comes first.
  await page.keyboard.press('Enter');
  await expect(page.locator('#ending')).toBeHidden();
  expect((await wait(page)).entries).toBe(0);
});

test('a game is begun and ended by names alone, as a screen reader or a voice does', async ({ page, open }) => {
  await open({ speed: 'instant', seed: 20 });
  await page.getByRole('button', { name: 'Two of us' }).click();
  const cell = (place: string) => page.getByRole('gridcell', { name: new RegExp(`^${place},`) });
  await expect(cell('b8')).toHaveAccessibleName('b8, the Castle, the king, held by nobody');
  for (let n = 0; n < 1000; n += 1) {
    let now = await wait(page);
    if (now.phase === 'over') break;
    // The middle of the game adds nothing new.
    if (n === 16) now = await lay(page, LAST_MOVE);
    if (now.phase !== 'decision') {
      await page.getByRole('button', { name: 'Throw', exact: true }).click();
    } else {
      const movable = page.getByRole('gridcell', { name: /can move/ });
      if ((await movable.count()) === 0) {
        await page.getByRole('button', { name: /^Throw again/ }).click();
      } else {
        await movable.nth(now.entries % (await movable.count())).dispatchEvent('click');
        await page.getByRole('gridcell', { name: /reachable with/ }).first().dispatchEvent('click');
        await expect(page.getByRole('status').first()).toContainText(/ (woke|moved) /);
      }
    }
    await expect.poll(async () => (await state(page))?.entries, { message: JSON.stringify(now) }).toBeGreaterThan(now.entries);
  }
  await expect(page.getByRole('dialog')).toContainText(/win|[Dd]raw/);
});

/** Expects that the board has been drawn as sharply as the screen can show it, with up to two pixels per CSS pixel. */
async function expectSharp(page: Page): Promise<void> {
  await sharpened(page);
  const high = await page.locator('canvas.tile').evaluateAll((tiles: HTMLCanvasElement[]) =>
    tiles.map((tile) => tile.height - tile.clientHeight * Math.min(devicePixelRatio, 2)),
  );
  for (const off of high) expect(Math.abs(off)).toBeLessThan(1);
}

test.describe('on its canvases', () => {
  test.use({ pixels: true });

  test('the board is drawn sharply, and nothing is drawn while nothing moves', async ({ page, open }) => {
    await open({ seed: 20, rules: 'lagesvuotna', computer: 'none', moves: 'yes' });
    await page.locator('#throw').click();
    // The list of moves appears once the whole program is loaded, and loading it refreshes the page.
    await expect(page.locator('#moves')).toBeVisible();
    await wait(page);
    await expectSharp(page);
    const calls = await page.evaluate(async () => {
      let calls = 0;
      const draw = CanvasRenderingContext2D.prototype.drawImage;
      const ask = window.requestAnimationFrame;
      CanvasRenderingContext2D.prototype.drawImage = function (...given: unknown[]) {
        calls += 1;
        return Reflect.apply(draw, this, given);
      };
      window.requestAnimationFrame = (callback) => {
        calls += 1;
        return ask.call(window, callback);
      };
      // Waits for the length of many frames, without requesting any.
      await new Promise((resolve) => setTimeout(resolve, 500));
      return calls;
    });
    expect(calls).toBe(0);
  });

  test('the board stays in sight while it is sharpened', { tag: '@phone' }, async ({ page, open, context }) => {
    const devtools = await context.newCDPSession(page);
    const frames: string[] = [];
    devtools.on('Page.screencastFrame', ({ data, sessionId }) => {
      frames.push(data);
      // The page may be closed by then, and no more frames are wanted.
      devtools.send('Page.screencastFrameAck', { sessionId }).catch(() => {});
    });
    await devtools.send('Page.startScreencast', { format: 'png', maxWidth: 360, maxHeight: 640 });
    await open({ seed: 20, rules: 'lagesvuotna', computer: 'none' });
    await expectSharp(page);
    await devtools.send('Page.stopScreencast');
    const brightness = await page.evaluate(
      (frames) =>
        Promise.all(
          frames.map(async (frame) => {
            const image = new Image();
            image.src = `data:image/png;base64,${frame}`;
            await image.decode();
            const canvas = document.createElement('canvas');
            [canvas.width, canvas.height] = [image.width, image.height];
            const pen = canvas.getContext('2d');
            if (!pen) throw new Error('no canvas');
            pen.drawImage(image, 0, 0);
            // Between two lines of the board: wood, or the cloth under it.
            return pen.getImageData(Math.round(image.width * 0.26), Math.round(image.height * 0.3), 1, 1).data[0];
          }),
        ),
      frames,
    );
    const wood = brightness.findIndex((red) => red > 150 && red < 250);
    expect(wood, String(brightness)).toBeGreaterThanOrEqual(0);
    expect(Math.min(...brightness.slice(wood)), String(brightness)).toBeGreaterThan(150);
  });
});

if (ALL) {
  test('the board becomes as sharp as a large screen', { tag: '@4k' }, async ({ page, open }) => {
    await open({ seed: 20, rules: 'lagesvuotna', computer: 'none' });
    await expectSharp(page);
  });
}
