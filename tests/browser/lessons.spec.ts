import { someOf } from '../support/all.ts';
import { test, expect, LAST, type Game } from '../support/game.ts';
import { by, byKeyboard, placesOfBoard, takeAll, takeLesson, takeSome } from '../support/lessons.ts';
import { finger, mouse, place, playOn, state, wait } from '../support/play.ts';
import { settled } from '../support/views.ts';

// Native tests play all lessons of every rule set: crates/games/*/play/tests/lessons.rs.

const RULES = [
  'lagesvuotna', 'vuonnamarkan', 'raisa', 'maze', 'vuovdaguoika', 'gavkevuotna', 'unjarga', 'globe-joueur', 'borvo',
];

// One is taken below, where the board is measured.
for (const rules of someOf(RULES, 0)) {
  test(`the guided game of ${rules} is completed on the board`, async ({ page, open }) => {
    await open({ rules, speed: 'instant' });
    await page.locator('#open-guide').click();
    const topics = await takeAll(page);
    expect(topics).toEqual(expect.arrayContaining(['wake', 'capture']));
    await expect(page.locator('#learned')).toBeVisible();
    await expect(page.locator('#welcome')).toBeVisible();
  });
}

// The lessons of Hnefatafl, too.
for (const [rules, last] of someOf([['brandubh', 'escape-corner'], ['linne', 'escape-edge']], 0)) {
  test(`the guided game of Hnefatafl is completed on the board of ${rules}`, async ({ page, open }) => {
    await open({ rules, speed: 'instant' }, 'hnefatafl');
    await page.locator('#open-guide').click();
    // It begins with an illegal action, which has no arrow of a good move.
    await expect.poll(async () => (await state(page))?.lesson?.trial).toBeTruthy();
    await expect(page.locator('#overlay .trial')).not.toHaveCount(0);
    await expect(page.locator('#overlay .best')).toHaveCount(0);
    const topics = await takeAll(page);
    expect(topics).toEqual(expect.arrayContaining(['lines', 'capture-between', 'raichi']));
    expect(topics.at(-1)).toBe(last);
    await expect(page.locator('#learned')).toBeVisible();
    await expect(page.locator('#welcome')).toBeVisible();
  });
}

test('lessons are taken with the keyboard alone', { tag: '@all' }, async ({ page, open }) => {
  await open({ speed: 'instant' });
  await page.locator('#open-guide').focus();
  await page.keyboard.press('Enter');
  await takeSome(page, byKeyboard(page));
});

// Only browsers know the height of words. The longest of each game is in another language.
const MEASURED: [Game, string, number, number][] = [
  ['hnefatafl', 'fi', 360, 640], ['sahkku', 'fr', 360, 640], ['sahkku', 'en', 1280, 800], [LAST, 'fr', 360, 640],
  ['hnefatafl', 'fr', 1280, 800], [LAST, 'se', 768, 1024], ['sahkku', 'fi', 390, 844], [LAST, 'sv', 844, 390], ['sahkku', 'se', 820, 1180],
];
for (const [game, language, width, height] of someOf(MEASURED)) {
  test(`the board keeps its place through each lesson of ${game} in ${language}, ${width}×${height}`, async ({ page, open }) => {
    await page.setViewportSize({ width, height });
    await open({ speed: 'instant', language }, game);
    await page.locator('#open-guide').click();
    await settled(page);
    const places = await placesOfBoard(page, () => takeAll(page));
    await expect(page.locator('#learned')).toBeVisible();
    await expect(page.locator('#welcome')).toBeVisible();
    expect(places.size).toBeGreaterThan(5);
    for (const [topic, seen] of places) expect.soft(seen, topic).toHaveLength(1);
  });
}

test('lessons are taken with a finger, and say what is true of an upright board', { tag: '@phone' }, async ({ page, open }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open({ rules: 'lagesvuotna', speed: 'instant', language: 'en' });
  await page.locator('#open-guide').tap();
  await page.locator('#throw').tap();
  await wait(page);
  // The person's men have their home row beside that of the women instead of below it.
  const [men, women] = [await place(page, 'a8'), await place(page, 'c8')];
  expect(Math.abs(men.x - women.x)).toBeGreaterThan(Math.abs(men.y - women.y));
  const text = page.locator('#lesson-text');
  await expect(text).toContainText('You play the men');
  await expect(text).not.toContainText(/left|right|above|below|top|bottom/);
  await takeSome(page, by(page, finger));
});

test('a lesson tells why something is not done, shows how, can be left at any time, and is kept', async ({ page, open }) => {
  await open({ rules: 'lagesvuotna', speed: 'instant' });
  await page.locator('#open-guide').click();
  await page.locator('#throw').click();
  await wait(page);
  // Illegal: the ordinary reason.
  await mouse(page, await place(page, 'a3'));
  await expect(page.locator('#refusal-why')).toContainText('a15');
  expect((await state(page))?.lesson?.open).toBe(1);
  // Legal, but not what the task asks for.
  for (const name of ['b12', 'b11']) await mouse(page, await place(page, name));
  await expect(page.locator('#refusal-why')).toContainText('try the highlighted move');
  expect((await state(page))?.lesson?.open).toBe(1);
  await page.locator('#lesson-show').click();
  await expect.poll(async () => (await state(page))?.lesson?.open).toBe(2);
  await takeLesson(page, by(page, mouse));
  await page.locator('#lesson-leave').click();
  await expect(page.locator('#welcome')).toBeVisible();
  await expect(page.locator('#lesson')).toBeHidden();
  await page.reload();
  await expect(page.locator('#welcome')).toBeVisible();
});

test('the game that was going on goes on after a lesson', { tag: '@all' }, async ({ page, open }) => {
  await open({ rules: 'lagesvuotna', computer: 'none', speed: 'instant', seed: 3 });
  const before = await playOn(page, mouse, (now) => now.entries > 6 && now.phase === 'decision');
  await page.locator('#open-rules').click();
  await page.locator('#card-topic').selectOption('king-royal');
  await page.locator('#card-try').click();
  await expect(page.locator('#lesson')).toBeVisible();
  await page.locator('#lesson-leave').click();
  await expect(page.locator('#lesson')).toBeHidden();
  await expect(page.locator('#welcome')).toBeHidden();
  expect(await wait(page)).toMatchObject({ position: before.position, entries: before.entries });
});

test.describe('on a board that is drawn', () => {
  test.use({ pixels: true });

  // Only a browser clears a canvas that changes its size. At this speed no game is played on the board of the start, which
  // would redraw it after some seconds.
  test('the board of the start is there when lessons are left', { tag: '@phone' }, async ({ page, open }) => {
    await open({ rules: 'lagesvuotna', speed: 'instant' });
    await page.locator('#open-guide').tap();
    await expect(page.locator('#throw')).toBeVisible();
    await settled(page);
    await page.locator('#lesson-leave').tap();
    await expect(page.locator('#welcome')).toBeVisible();
    const drawn = () => page.evaluate(() => [...document.querySelectorAll<HTMLCanvasElement>('.table canvas.tile')].some((tile) => {
      const pen = new OffscreenCanvas(20, 20).getContext('2d', { willReadFrequently: true })!;
      pen.drawImage(tile, 0, 0, 20, 20);
      return pen.getImageData(0, 0, 20, 20).data.some((value, n) => n % 4 === 3 && value > 0);
    }));
    await expect.poll(drawn).toBe(true);
  });
});
