import { someOf } from '../support/all.ts';
import { address, test, expect } from '../support/game.ts';
import { takeAll } from '../support/lessons.ts';
import { place, wait } from '../support/play.ts';
import { more } from '../support/start.ts';

const RULES = ['maze', 'lagesvuotna', 'vuonnamarkan', 'raisa', 'vuovdaguoika', 'gavkevuotna', 'unjarga', 'globe-joueur', 'borvo'];

for (const rules of someOf(RULES)) {
  test(`all lessons of ${rules} are completed on the board`, { tag: '@all' }, async ({ page, open }) => {
    test.setTimeout(300_000);
    await open({ rules, computer: 'none', speed: 'instant' });
    await page.locator('#open-rules').click();
    await page.locator('#card-lessons').click();
    const topics = await takeAll(page);
    expect(topics.length).toBeGreaterThan(10);
    // The interrupted game is back.
    await expect(page.locator('#lesson')).toBeHidden();
    expect((await wait(page)).phase).toBe('throw-off');
  });
}

test.describe('a small board', () => {
  test.use({ pixels: true });

  test('shows the rule of a card, which lets it be tried', async ({ page, open }) => {
    await open({ rules: 'lagesvuotna', computer: 'none', speed: 'instant' });
    await page.locator('#open-rules').click();
    await page.locator('#card-topic').selectOption('king-royal');
    await expect(page.locator('#card-rule')).toContainText('round its end');
    await expect(page.locator('#card-origin')).toContainText('Reaidu');
    const picture = () => page
      .locator('#live canvas.tile')
      .evaluateAll((tiles) => tiles.map((tile) => (tile as HTMLCanvasElement).toDataURL()).join());
    const before = await picture();
    await expect.poll(picture).not.toBe(before);
    await page.locator('#card-play').click();
    await expect(page.locator('#card-play')).toHaveText('Play');
    await page.locator('#card-try').click();
    await expect(page.locator('#lesson-title')).toHaveText('How the king moves');
  });
});

test('with less motion the small board stands still until it is asked to play', { tag: '@all' }, async ({ page, open }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open({ rules: 'maze', computer: 'none' });
  await page.locator('#open-rules').click();
  await page.locator('#card-topic').selectOption('capture');
  await expect(page.locator('#card-play')).toHaveText('Play');
  await page.locator('#card-play').click();
  await expect(page.locator('#card-play')).toHaveText('Stop');
  // It plays once, and then stands still again.
  await expect(page.locator('#card-play')).toHaveText('Play', { timeout: 120_000 });
});

test('every card and every chapter opens with a picture', async ({ page, open }) => {
  await open({ rules: 'lagesvuotna', computer: 'none', speed: 'instant' });
  await page.locator('#open-rules').click();
  await expect(page.locator('#card-topic option').nth(10)).toBeAttached();
  const topics = await page.locator('#card-topic option').evaluateAll((all) => all.map((one) => (one as HTMLOptionElement).value));
  let drawn = 0;
  for (const topic of topics) {
    await page.locator('#card-topic').selectOption(topic);
    const picture = page.locator('#card-picture');
    await expect(page.locator('#live').or(picture).filter({ visible: true })).toHaveCount(1);
    if (await picture.isVisible()) {
      drawn += 1;
      await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth), topic).toBeGreaterThan(100);
    }
  }
  expect(drawn).toBeGreaterThan(1);

  await page.locator('#open-book').click();
  const chapters = page.locator('#book-body section');
  await expect(chapters.nth(10)).toBeAttached();
  for (const chapter of await chapters.all()) {
    // After the heading comes a picture, or those of all boards.
    const image = chapter.locator('h3 + .picture, h3 + .boards .picture').first();
    await expect.poll(() => image.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(100);
  }
});

test('title and way out of cards and book stay in sight in any window', { tag: '@all' }, async ({ page, open }) => {
  const windows = [{ width: 390, height: 844 }, { width: 844, height: 390 }, { width: 1280, height: 800 }];
  await open({ rules: 'maze', computer: 'none', speed: 'instant' });
  await page.locator('#open-rules').click();
  const stays = async (dialog: string) => {
    const scrolled = await page.locator(dialog).evaluate((one) => {
      one.scrollTop = one.scrollHeight;
      return one.scrollTop;
    });
    for (const part of ['h2', '[data-close]']) await expect(page.locator(`${dialog} header ${part}`)).toBeInViewport({ ratio: 1 });
    // Nothing covers it.
    await page.locator(`${dialog} header [data-close]`).click({ trial: true });
    return scrolled;
  };
  for (const size of windows) {
    await page.setViewportSize(size);
    await stays('#cards');
  }
  await page.locator('#open-book').click();
  await expect(page.locator('#book-body section').nth(10)).toBeAttached();
  for (const size of windows) {
    await page.setViewportSize(size);
    expect(await stays('#book')).toBeGreaterThan(size.height);
  }
  await page.locator('#book [data-close]').click();
  await expect(page.locator('#book')).toBeHidden();
});

test('a refusal leads to its rule, and so does the lab', { tag: '@all' }, async ({ page, open }) => {
  await open({ rules: 'lagesvuotna', computer: 'none', speed: 'instant' });
  await page.locator('#open-rules').click();
  await page.locator('#card-topic').selectOption('wake-front');
  await page.locator('#card-try').click();
  await page.locator('#throw').click();
  await wait(page);
  const asleep = await place(page, 'a3');
  await page.mouse.click(asleep.x, asleep.y);
  await page.locator('#why-rule').click();
  await expect(page.locator('#card-topic')).toHaveValue('wake-front');
  await page.locator('#cards [data-close]').click();
  await page.locator('#lesson-leave').click();
  await page.locator('#menu').click();
  await page.locator('#new-game').click();
  await more(page);
  await page.locator('#open-lab').click();
  await page.locator('#opt-sleepers').selectOption('protected');
  await page.locator('#rule-of-sleepers').click();
  await expect(page.locator('#card-topic')).toHaveValue('sleepers-protected');
});

test('the book of a rule set has an address, and the way back leads out of it', async ({ page, open }) => {
  await open({ rules: 'maze', computer: 'none' });
  await page.locator('#open-rules').click();
  await page.locator('#open-book').click();
  await expect(page.locator('#book-of')).toHaveText('Máze');
  await expect(page).toHaveURL(/#rules=maze$/);
  await expect(page.locator('#book-body')).toContainText('goddit oađđenlanjas');
  await expect(page.locator('#book-body')).not.toContainText('In single file');
  await page.locator('#book-rules').selectOption('vuovdaguoika');
  await expect(page).toHaveURL(/#rules=vuovdaguoika$/);
  await expect(page.locator('#book-body h4').filter({ hasText: 'In single file' })).toBeVisible();
  await page.locator('#goto-history').click();
  await expect(page.locator('#part-history')).toBeInViewport();
  await page.goBack();
  await expect(page.locator('#book-of')).toHaveText('Máze');
  await page.goBack();
  await expect(page.locator('#book')).toBeHidden();
});

test('a link opens the book, and every rule set has one', { tag: '@all' }, async ({ page, open }) => {
  await open();
  for (const rules of someOf(RULES, 2)) {
    await page.goto(`./#rules=${rules}`);
    await expect(page.locator('#book')).toBeVisible();
    await expect(page.locator('#book-rules')).toHaveValue(rules);
    await expect(page.locator('#book-body h3').nth(10)).toBeAttached();
    expect(await page.locator('#book-body').textContent()).not.toContain('⟨');
  }
  await page.locator('#show-wake').click();
  await expect(page.locator('#stage-wake #card-board')).toBeVisible();
});

test('a link opens the book of Hnefatafl, and every rule set has one', { tag: '@all' }, async ({ page, open }) => {
  await open({}, 'hnefatafl');
  for (const rules of ['tablut', 'linne', 'brandubh']) {
    await page.goto(`${address({}, 'hnefatafl')}#rules=${rules}`);
    await expect(page.locator('#book')).toBeVisible();
    await expect(page.locator('#book-rules')).toHaveValue(rules);
    await expect(page.locator('#book-body h3').nth(10)).toBeAttached();
    expect(await page.locator('#book-body').textContent()).not.toContain('⟨');
  }
});

test('the book can be read on a small phone', { tag: ['@phone', '@all'] }, async ({ page, open }) => {
  await open();
  await page.goto('./#rules=unjarga');
  await expect(page.locator('#book')).toBeVisible();
  const wider = await page.locator('#book').evaluate((book) => book.scrollWidth - book.clientWidth);
  expect(wider).toBe(0);
});
