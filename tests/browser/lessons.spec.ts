import { test, expect } from '../support/game.ts';
import { by, byKeyboard, takeAll, takeLesson } from '../support/lessons.ts';
import { finger, mouse, place, playOn, state, wait } from '../support/play.ts';
import { settled } from '../support/views.ts';

const RULES = [
  'lagesvuotna', 'vuonnamarkan', 'raisa', 'maze', 'vuovdaguoika', 'gavkevuotna', 'unjarga', 'globe-joueur',
];

for (const rules of RULES) {
  test(`the guided game of ${rules} is completed on the board`, async ({ page, open }) => {
    test.slow();
    await open({ rules, speed: 'instant' });
    await page.locator('#open-guide').click();
    const topics = await takeAll(page);
    expect(topics).toEqual(expect.arrayContaining(['wake', 'capture']));
    await expect(page.locator('#learned')).toBeVisible();
    await expect(page.locator('#welcome')).toBeVisible();
  });
}

for (const [rules, last] of [['linne', 'escape-edge'], ['brandubh', 'escape-corner']]) {
  test(`the guided game of Hnefatafl is completed on the board of ${rules}`, async ({ page, open }) => {
    await open({ rules, speed: 'instant' }, 'hnefatafl');
    await page.locator('#open-guide').click();
    const topics = await takeAll(page);
    expect(topics).toEqual(expect.arrayContaining(['lines', 'capture-between', 'raichi']));
    expect(topics.at(-1)).toBe(last);
    await expect(page.locator('#learned')).toBeVisible();
    await expect(page.locator('#welcome')).toBeVisible();
  });
}

test('the guided game is completed with the mouse', async ({ page, open }) => {
  test.slow();
  await open({ speed: 'instant' });
  await page.locator('#open-guide').click();
  expect(await takeAll(page, by(page, mouse))).toContain('wake');
});

test('the guided game is completed with a finger', { tag: '@phone' }, async ({ page, open }) => {
  test.slow();
  await open({ speed: 'instant' });
  await page.locator('#open-guide').tap();
  expect(await takeAll(page, by(page, finger))).toContain('queens');
});

test('the guided game is completed with the keyboard alone', async ({ page, open }) => {
  test.slow();
  await open({ speed: 'instant' });
  await page.locator('#open-guide').focus();
  await page.keyboard.press('Enter');
  expect(await takeAll(page, byKeyboard(page))).toContain('king-royal');
});

for (const [width, height] of [[360, 640], [390, 844], [844, 390], [820, 1180], [1280, 800]] as const) {
  test(`the board keeps its size through each lesson, ${width}×${height}`, async ({ page, open }) => {
    test.slow();
    await page.setViewportSize({ width, height });
    await open({ speed: 'instant', language: 'en' });
    await page.locator('#open-guide').click();
    const sizes = new Set<string>();
    const measure = async () => {
      await settled(page);
      const box = await page.locator('#board').boundingBox();
      sizes.add(`${Math.round(box?.width ?? 0)}×${Math.round(box?.height ?? 0)}`);
    };
    const choose = async (name: string) => {
      await measure();
      await mouse(page, await place(page, name));
    };
    while ((await state(page))?.lesson) {
      sizes.clear();
      await measure();
      const topic = await takeLesson(page, choose);
      await measure();
      expect.soft([...sizes], topic).toHaveLength(1);
      await page.locator('#lesson-next').click();
    }
  });
}

test('a lesson says what is true of an upright board', { tag: '@phone' }, async ({ page, open }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open({ rules: 'lagesvuotna', speed: 'instant', language: 'en' });
  await page.locator('#open-guide').tap();
  await page.locator('#throw').tap();
  await wait(page);
  // The men, whom the person plays, have their home row beside that of the women and not below it.
  const [men, women] = [await place(page, 'a8'), await place(page, 'c8')];
  expect(Math.abs(men.x - women.x)).toBeGreaterThan(Math.abs(men.y - women.y));
  const text = page.locator('#lesson-text');
  await expect(text).toContainText('You play the men');
  await expect(text).not.toContainText(/left|right|above|below|top|bottom/);
});

test('a lesson tells why something is not done, shows how, and can be left at any time', async ({ page, open }) => {
  await open({ rules: 'lagesvuotna', speed: 'instant' });
  await page.locator('#open-guide').click();
  await page.locator('#throw').click();
  await wait(page);
  // Against the rules: the ordinary reason.
  const asleep = await place(page, 'a3');
  await page.mouse.click(asleep.x, asleep.y);
  await expect(page.locator('#refusal-why')).toContainText('a15');
  expect((await state(page))?.lesson?.open).toBe(1);
  // Within the rules, and not what is asked for.
  for (const name of ['b12', 'b11']) {
    const point = await place(page, name);
    await page.mouse.click(point.x, point.y);
  }
  await expect(page.locator('#refusal-why')).toContainText('try what the lesson asks');
  expect((await state(page))?.lesson?.open).toBe(1);
  await page.locator('#lesson-show').click();
  await expect.poll(async () => (await state(page))?.lesson?.open).toBe(2);
  await page.locator('#lesson-leave').click();
  await expect(page.locator('#welcome')).toBeVisible();
  await expect(page.locator('#lesson')).toBeHidden();
});

test('what was learned is kept', async ({ page, open }) => {
  await open({ rules: 'maze', speed: 'instant' });
  await expect(page.locator('#open-guide')).toHaveClass(/main/);
  await page.locator('#open-guide').click();
  await takeLesson(page, by(page, mouse));
  await page.locator('#lesson-leave').click();
  await page.reload();
  await expect(page.locator('#welcome')).toBeVisible();
  await expect(page.locator('#open-guide')).not.toHaveClass(/main/);
});

test('the game that was going on goes on after a lesson', async ({ page, open }) => {
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
