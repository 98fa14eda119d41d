import type { Page } from '@playwright/test';
import { someOf } from '../support/all.ts';
import { expect, test } from '../support/game.ts';
import { choose, finger, mouse, parse, place, playOn, state, wait, type Hand } from '../support/play.ts';
import { LANGUAGES } from '../support/views.ts';
import { openStudy } from '../support/study.ts';

// Words refer to spaces such as b10: the edge of the board shows where these are, words mark their spaces on it, and its spaces
// show their names.

const quick = { seed: 3, computer: 'none', rules: 'lagesvuotna', speed: 'instant' };

const marked = (page: Page) => page.locator('#overlay rect.place:not(.under)');
const look = (page: Page) => page.locator('canvas.tile').evaluateAll((tiles: HTMLCanvasElement[]) => tiles.map((tile) => tile.toDataURL()).join());

/** Plays until the news report a move, and returns the spaces that they mention. */
async function move(page: Page, hand: Hand): Promise<string[]> {
  for (let entries = 4; (await page.locator('#news .place').count()) < 2; entries += 1) {
    await playOn(page, hand, (state, entries) => state.entries >= entries, entries);
  }
  await wait(page);
  await page.evaluate(() => (document.activeElement as HTMLElement).blur());
  return page.locator('#news .place').allTextContents();
}

/** Expects that exactly these spaces are marked over the board. */
async function expectMarked(page: Page, names: string[]): Promise<void> {
  await expect(marked(page)).toHaveCount(new Set(names).size);
  const middles = await marked(page).evaluateAll((frames) => frames.map((frame) => {
    const { left, top, width, height } = frame.getBoundingClientRect();
    return [left + width / 2, top + height / 2];
  }));
  for (const name of names) {
    const { x, y } = await place(page, name);
    const near = middles.filter(([left, top]) => Math.hypot(left - x, top - y) < 3);
    expect(near, `${name} among ${middles.join('; ')}`).toHaveLength(1);
  }
}

test.describe('as it is drawn', () => {
  test.use({ pixels: true });

  test('rows and columns are named from when words first speak of a space, and do not flicker', { tag: '@all' }, async ({ page, open }) => {
    await open(quick);
    await playOn(page, mouse, (now) => now.phase === 'throw');
    await page.mouse.move(2, 2);
    const looks = async () => {
      const all: string[] = [];
      for (const coordinates of ['auto', 'yes', 'no']) {
        await choose(page, { coordinates });
        await page.evaluate(() => (document.activeElement as HTMLElement).blur());
        await wait(page);
        let seen = '';
        await expect.poll(async () => seen === (seen = await look(page))).toBe(true);
        all.push(seen);
      }
      await choose(page, { coordinates: 'auto' });
      const [auto, yes, no] = all;
      expect(yes === no, 'names are seen').toBe(false);
      return auto === yes;
    };
    expect(await looks(), 'nothing was said of a space').toBe(false);
    await move(page, mouse);
    expect(await looks(), 'a space was named').toBe(true);
    await playOn(page, mouse, (now) => now.phase === 'throw');
    await page.locator('#throw').click();
    await wait(page);
    await expect(page.locator('#news .place')).toHaveCount(0);
    expect(await looks(), 'names stay while words come and go').toBe(true);
  });
});

/** Touches the words, and then something else. */
async function touchWords(page: Page, hand: Hand, names: string[]): Promise<void> {
  const touch = (selector: string, position?: { x: number; y: number }) =>
    hand === finger ? page.locator(selector).first().tap({ position }) : page.locator(selector).first().click({ position });
  // The whole sentence, or the single touched name.
  await touch('#news .line', { x: 12, y: 20 });
  await expectMarked(page, names);
  const box = (await page.locator('#news .line').boundingBox())!;
  expect(box.height, 'a finger finds it').toBeGreaterThanOrEqual(40);
  await touch(`#news .place[data-at="${names[1]}"]`);
  if (hand === mouse) await page.mouse.move(2, 2);
  await expectMarked(page, [names[1]]);
  const before = await state(page);
  const { x, y } = (await page.locator('#board').boundingBox())!;
  await hand(page, { x: x + 3, y: y + 3 });
  await expect(marked(page)).toHaveCount(0);
  // That played nothing.
  expect(await state(page)).toMatchObject({ entries: before!.entries, position: before!.position });
}

test('touching the words shows their spaces, and a finger that stays on a space is told its name', { tag: ['@phone', '@all'] }, async ({ page, open }) => {
  await open(quick);
  await touchWords(page, finger, await move(page, finger));

  const now = await playOn(page, finger, (now) => now.entries > 8 && now.phase === 'decision' && now.legal.some((action) => parse(action)));
  const tag = page.locator('#place-name');
  const session = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchEnd', at?: { x: number; y: number }) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: at ? [at] : [] });
  await touch('touchStart', await place(page, 'b8'));
  await expect(tag).toBeVisible();
  await expect(tag).toHaveText(/^b8, the Castle/);
  const [box, b8] = [(await tag.boundingBox())!, await place(page, 'b8')];
  expect(Math.min(Math.abs(box.y + box.height - b8.y), Math.abs(box.y - b8.y)), 'the finger does not cover it').toBeGreaterThan(30);
  await touch('touchEnd');
  // Taps choose as usual.
  const ends = now.legal.map((action) => parse(action)).find((found) => found)!;
  await finger(page, await place(page, ends.from));
  await expect(tag).toBeHidden();
  await expect.poll(async () => (await state(page))?.chosen).toBe(ends.piece);
});

test('words show their spaces to who touches, points or comes by keyboard, and spaces tell their names', async ({ page, open }) => {
  await open(quick);
  const names = await move(page, mouse);
  await touchWords(page, mouse, names);
  const line = page.locator('#news .line');
  await line.hover({ position: { x: 12, y: 20 } });
  await expectMarked(page, names);
  await page.locator(`#news .place[data-at="${names[0]}"]`).hover();
  await expectMarked(page, [names[0]]);
  await page.mouse.move(2, 2);
  await expect(marked(page)).toHaveCount(0);
  // A sentence is one stop of the Tab key, with a name and a description of its effect.
  await page.locator('#twin [tabindex="0"]').focus();
  for (let tabs = 0; tabs < 8 && !(await line.evaluate((line) => line === document.activeElement)); tabs += 1) await page.keyboard.press('Tab');
  await expect(line).toBeFocused();
  await expectMarked(page, names);
  const told = await page.locator('#news').textContent();
  await expect(page.getByRole('button', { name: told!, exact: true })).toHaveAttribute('aria-description', 'Shows these spaces on the board.');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expectMarked(page, names);
  await page.keyboard.press('Escape');
  await expect(marked(page)).toHaveCount(0);

  // The piece there, and where the words mention it.
  const tag = page.locator('#place-name');
  const spoken = page.locator('.place.here');
  const at = await place(page, names[1]);
  const corner = await place(page, 'c15');
  await page.mouse.move(corner.x, corner.y);
  await page.mouse.move(at.x, at.y);
  await expect(tag).toBeVisible();
  await expect(tag).toHaveText(new RegExp(`^${names[1]}, .*(man|men|woman|women|king)`));
  await expect(spoken.first()).toHaveText(names[1]);
  // It appears beside the space, and remains while the pointer moves onto it.
  const box = (await tag.boundingBox())!;
  expect(at.y < box.y || at.y > box.y + box.height).toBe(true);
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2, { steps: 5 });
  await expect(tag).toHaveText(new RegExp(`^${names[1]},`));
  await page.keyboard.press('Escape');
  await expect(tag).toBeHidden();
  await expect(spoken).toHaveCount(0);
  const b8 = await place(page, 'b8');
  await page.mouse.move(b8.x, b8.y);
  await expect(tag).toHaveText(/^b8, the Castle/);
  await page.mouse.move(2, 2);
  await expect(tag).toBeHidden();
  // By keyboard at once.
  await page.locator('[data-place="b8"]').focus();
  await expect(tag).toHaveText(/^b8, the Castle/);
  await page.keyboard.press('ArrowLeft');
  await expect(tag).toHaveText(/^b7/);
  await page.locator('#menu').focus();
  await expect(tag).toBeHidden();
});

test('hints, odds, moves, refusals and mistakes show their spaces, too', { tag: '@all' }, async ({ page, open }) => {
  await open(quick);
  await playOn(page, mouse, (now) => now.entries > 30 && now.phase === 'decision' && now.legal.some((action) => parse(action)));
  const shows = async (selector: string) => {
    const control = page.locator(selector).first();
    await expect(control).toBeVisible({ timeout: 120_000 });
    await control.scrollIntoViewIfNeeded();
    const names = await control.locator('.place').allTextContents();
    expect(names.length, selector).toBeGreaterThan(0);
    await control.focus();
    await page.keyboard.press('Shift');
    await control.hover({ position: { x: 4, y: 8 } });
    await expectMarked(page, names);
    await page.mouse.move(2, 2);
    await page.evaluate(() => (document.activeElement as HTMLElement).blur());
    await expect(marked(page)).toHaveCount(0);
  };
  await page.locator('#hint').click();
  await shows('#advice-list button:has(.place)');
  await page.keyboard.press('o');
  await shows('#advice-list li .line');
  await page.keyboard.press('Escape');
  await page.locator('#open-moves').click();
  await shows('#move-list button:has(.place)');
  await page.locator('#moves-notation').click();
  await shows('#move-list button:has(.place)');
  await page.locator('#open-moves').click();
  // The reason remains while its own words are touched.
  await playOn(page, mouse, (now) => now.phase === 'decision' && now.legal.some((action) => action.startsWith('X:+a')));
  await mouse(page, await place(page, 'a1'));
  await shows('#refusal-why .line');
  await page.locator('#refusal-why .line').click({ position: { x: 4, y: 16 } });
  await expect(page.locator('#refusal')).toBeVisible();
  await expect(marked(page)).not.toHaveCount(0);
  await page.keyboard.press('Escape');

  // The best turn is shown on the board.
  await openStudy(page);
  const pointed = (stroke: string) => page.locator(`#overlay :is(path, rect:not(.under)).${stroke}`);
  const colour = (stroke: string) => pointed(stroke).first().evaluate((shape) => getComputedStyle(shape).stroke);
  await expect(pointed('best').first()).toBeAttached({ timeout: 120_000 });
  expect(await colour('best')).toBe('rgb(242, 193, 78)');
  await expect(marked(page)).toHaveCount(0);
  // Words under the pointer have a third colour.
  await page.locator('#move-list button:has(.place)').first().hover();
  await expect(marked(page).first()).toHaveCSS('stroke', 'rgb(255, 243, 226)');
});

for (const language of someOf(LANGUAGES, 0)) {
  test(`words show their spaces in ${language}`, async ({ page, open }) => {
    await open({ ...quick, language });
    const names = await move(page, mouse);
    await page.locator('#news .line').click({ position: { x: 14, y: 20 } });
    await page.mouse.move(2, 2);
    await expectMarked(page, names);
    await expect(page.locator('#news .line')).toHaveAttribute('aria-description', /\./);
    await page.locator('[data-place="b8"]').focus();
    await expect(page.locator('#place-name')).toHaveText(/^b8, ./);
  });
}
