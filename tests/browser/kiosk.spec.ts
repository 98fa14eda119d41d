import type { Locator, Page } from '@playwright/test';
import { ALL, someOf } from '../support/all.ts';
import { NAMES, expect, test } from '../support/game.ts';
import { finger, place, playOn, state, wait } from '../support/play.ts';
import { heard, listen } from '../support/sounds.ts';
import { back, chooseRules, more, opponent } from '../support/start.ts';

// An unattended screen: it invites, is played at, asks, starts over, and lets nobody out.

/** Writes kiosk.json as a curator would. */
async function chosen(page: Page, settings: unknown): Promise<void> {
  const body = typeof settings === 'string' ? settings : JSON.stringify(settings);
  await page.route('**/kiosk.json', (route) => route.fulfill({ body, contentType: 'application/json' }));
}

/** The screens of museums and a phone; in the full product also a tablet in both orientations. */
const SCREENS = someOf([[1080, 1920], [1920, 1080], [390, 844], [3840, 2160], [768, 1024], [1024, 768]] as const, 3);

/** The script that keeps visitors in the page. */
const SCRIPT = 'script[src*="kiosk"]';

const invite = (page: Page) => page.locator('#invite');

/** The mark that the staff presses, once the script that keeps visitors in the page is loaded. */
async function staffMark(page: Page): Promise<Locator> {
  const mark = page.locator('#staff-mark');
  await expect(mark).toBeVisible();
  return mark;
}

/** Advances the page's clock until the computers have played this far. They think in a worker, which that clock does not
 * control. */
async function playedBeyond(page: Page, entries: number): Promise<void> {
  await expect(async () => {
    await page.clock.runFor(500);
    expect((await state(page))?.entries).toBeGreaterThan(entries);
  }).toPass({ timeout: 120_000, intervals: [0] });
}

const kept = (page: Page) => page.evaluate(() => Object.keys(localStorage));

// A kiosk stores nothing, like a new browser.
test.use({ newcomer: true });

test('a visitor is invited, plays, walks away, and the next one finds the board set up', { tag: '@kiosk' }, async ({ page, open }) => {
  await page.clock.install();
  await chosen(page, { on: true, rules: ['maze', 'raisa'], opponent: 'beginner', idle_seconds: 30, countdown_seconds: 10 });
  await open({ speed: 'instant', seed: 4 });

  const html = page.locator('html');
  await expect(html).toHaveAttribute('lang', 'en');
  await expect(invite(page)).toBeVisible();
  // The curator's rule sets in turn.
  await expect(page.locator('#invitation')).toContainText(/Máze|Ráisa/);
  await playedBeyond(page, ((await state(page))?.entries ?? 0) + 2);
  expect(await kept(page)).toEqual([]);

  await invite(page).tap();
  await expect(invite(page)).toBeHidden();
  await expect(page.locator('#welcome')).toBeVisible();
  await more(page);
  await expect(page.locator('#rule-sets input')).toHaveCount(2);
  await chooseRules(page, 'raisa');
  await back(page);
  // The curator has chosen no languages, so all are offered.
  await page.locator('#languages').getByText('Suomi').tap();
  await expect(html).toHaveAttribute('lang', 'fi');
  await page.locator('#play-two').tap();
  await page.clock.runFor(1000);
  await page.locator('#throw').tap();
  await page.clock.runFor(1000);
  expect(await kept(page)).toContain('sahkku.save');
  const before = (await state(page))?.entries;

  const still = page.locator('#still-there');
  await page.clock.runFor(31_000);
  await expect(still).toBeVisible();
  await expect(page.locator('#still-there-count')).toContainText(/\d/);
  await page.touchscreen.tap(20, 900);
  await expect(still).toBeHidden();
  expect((await state(page))?.entries).toBe(before);

  await page.clock.runFor(31_000);
  await expect(still).toBeVisible();
  await page.clock.runFor(11_000);
  await expect(still).toBeHidden();
  await expect(invite(page)).toBeVisible();
  // The next visitor gets the language of the machine, and nothing else is kept.
  await expect(html).toHaveAttribute('lang', 'en');
  expect(await page.evaluate(() => ({ ...localStorage }))).toEqual({ 'sahkku.language': 'en' });
  // The address is the curator's, and so is its speed.
  const begun = (await state(page))?.entries ?? 0;
  await playedBeyond(page, begun + 2);
  expect((await state(page))?.seat).not.toBe('human');
});

test('a kiosk of Hnefatafl invites, is played at, and starts over', { tag: ['@kiosk', '@all'] }, async ({ page, open }) => {
  await page.clock.install();
  await chosen(page, { on: true, rules: ['tablut', 'brandubh'], idle_seconds: 30, countdown_seconds: 10 });
  await open({ speed: 'instant', seed: 4, language: 'en' }, 'hnefatafl');

  await expect(invite(page)).toBeVisible();
  await expect(page.locator('#invitation')).toContainText(/Tablut|Brandubh/);
  await playedBeyond(page, ((await state(page))?.entries ?? 0) + 2);
  expect(await kept(page)).toEqual([]);

  await invite(page).tap();
  await expect(page.locator('#welcome')).toBeVisible();
  await more(page);
  await expect(page.locator('#rule-sets b')).toHaveText(['Tablut', 'Brandubh']);
  await chooseRules(page, 'brandubh');
  await back(page);
  await page.locator('#play-two').tap();
  for (const name of ['d1', 'b1']) await finger(page, await place(page, name));
  expect(await state(page)).toMatchObject({ rules: 'brandubh', entries: 1 });

  await page.clock.runFor(31_000);
  await expect(page.locator('#still-there')).toBeVisible();
  await page.clock.runFor(11_000);
  await expect(invite(page)).toBeVisible();
  expect(await kept(page)).toEqual([]);
  await playedBeyond(page, ((await state(page))?.entries ?? 0) + 2);
});

test('a game in its middle is shown, and nothing stands still for three seconds, not even when it ends', { tag: ['@kiosk', '@all'] }, async ({ page, open }) => {
  test.setTimeout(180_000);
  await page.clock.install();
  await chosen(page, { on: true, rules: ['lagesvuotna', 'raisa'], opponent: 'beginner' });
  await open({ seed: 4 });
  await page.clock.pauseAt(Date.now() + 60_000);
  const seen = () =>
    page.evaluate(() => {
      const now = window.sahkku.state();
      return { rules: now?.rules, phase: now?.phase, entries: now?.entries ?? 0, moves: Boolean(window.sahkku.moving()) };
    });
  let before = await seen();
  const first = before.rules;
  expect(before.entries).toBeGreaterThan(20);

  const STEP = 250;
  let still = 0;
  while (before.rules === first) {
    await page.clock.runFor(STEP);
    let now = await seen();
    const same = () => now.entries === before.entries && now.rules === before.rules;
    still = same() && !now.moves ? still + STEP : 0;
    // A thinking computer is not controlled by that clock, so only other waits count here.
    if (still > 1000 && now.phase === 'decision') {
      await expect.poll(async () => (now = await seen()).entries).toBeGreaterThan(before.entries);
      still = 0;
    }
    expect(still, `after entry ${now.entries}`).toBeLessThan(3000);
    before = now;
  }
  expect(before.entries).toBeGreaterThan(20);
});

test('the languages of a kiosk are those its curator chose, and the next visitor finds the first', { tag: ['@kiosk', '@all'] }, async ({ page, open }) => {
  await page.clock.install();
  await chosen(page, { on: true, languages: ['nb', 'se'], idle_seconds: 10, countdown_seconds: 5 });
  await open();
  const html = page.locator('html');
  await expect(html).toHaveAttribute('lang', 'nb');
  await invite(page).tap();
  await expect(page.locator('#language option')).toHaveText(['Davvisámegiella', 'Norsk bokmål']);
  // Every language is offered by its own name, in the order of the file, without a list to open.
  const languages = page.locator('#languages button');
  await expect(languages).toHaveText(['Norsk bokmål', 'Davvisámegiella']);
  await expect(page.locator('#languages [aria-pressed="true"]')).toHaveText('Norsk bokmål');
  await languages.nth(1).tap();
  await expect(html).toHaveAttribute('lang', 'se');
  await expect(languages.nth(1)).toHaveAttribute('lang', 'se');
  await expect(page.locator('#languages [aria-pressed="true"]')).toHaveText('Davvisámegiella');
  // The bar shows the full name of the language, too.
  await expect(page.locator('.bar .language span')).toHaveText('Davvisámegiella');
  await page.clock.runFor(11_000);
  await expect(page.locator('#still-there')).toBeVisible();
  await page.clock.runFor(6_000);
  await expect(invite(page)).toBeVisible();
  await expect(html).toHaveAttribute('lang', 'nb');
});

test.describe('without the words of a language', () => {
test.use({ tolerated: /words\/nb\/rest|Failed to load resource/ });
test('the screen invites in every language whose words are there in turn, and its button keeps its name', { tag: ['@kiosk', '@all'] }, async ({ page, open }) => {
  await page.clock.install();
  await chosen(page, { on: true, languages: ['fi', 'nb', 'se', 'fr'], idle_seconds: 10, countdown_seconds: 5 });
  await page.route(/words\/nb\/rest/, (route) => route.abort());
  const words = ['fi', 'se', 'fr'].map(async (language) => (await page.waitForResponse(new RegExp(`words/${language}/rest`))).finished());
  await open();
  await Promise.all(words);
  await expect(page.locator('#invite-call')).not.toBeEmpty();
  await expect(page.locator('html')).toHaveAttribute('lang', 'fi');
  await page.clock.pauseAt(Date.now() + 3_000);
  const seen = page.locator('#invitation');
  const call = page.locator('#invite-call');
  const name = 'Aloita peli koskettamalla lautaa';
  await expect(invite(page)).toHaveAttribute('aria-label', name);
  const said: Record<string, string> = { fi: 'Aloita peli', se: 'Guoskkat', fr: 'Touchez' };
  // Screen readers get none of it: the button keeps its name, and nothing of it is live.
  await expect(seen).toHaveAttribute('aria-hidden', 'true');
  expect(await seen.evaluate((element) => element.closest('[aria-live], [role="status"], [role="alert"]'))).toBeNull();

  const order: string[] = [];
  for (let second = 0; order.length < 9 && second < 60; second++) {
    const [language, words] = [await seen.getAttribute('lang'), await call.textContent()];
    expect(words).toContain(said[language ?? ''] ?? 'no such language');
    expect(await invite(page).getAttribute('aria-label')).toBe(name);
    if (order.at(-1) !== language) order.push(language ?? '');
    await page.clock.runFor(1000);
  }
  // A language whose words are late is left out until they arrive.
  const last = order.slice(-4);
  // A language whose words do not arrive is left out, too.
  const offered = ['fi', 'se', 'fr'];
  expect(last).toEqual([0, 1, 2, 3].map((n) => offered[(n + offered.indexOf(last[0]!)) % 3]));

  // The next visitor sees the first one again.
  await invite(page).tap();
  await expect(page.locator('#welcome')).toBeVisible();
  await page.clock.runFor(11_000);
  await expect(page.locator('#still-there')).toBeVisible();
  await page.clock.runFor(6_000);
  await expect(invite(page)).toBeVisible();
  await expect(seen).toHaveAttribute('lang', 'fi');
});
});

test('who touches the screen while a computer thinks disturbs nothing', { tag: ['@kiosk', '@all'] }, async ({ page, open }) => {
  let workers = 0;
  page.on('worker', () => (workers += 1));
  let letThrough = () => {};
  const held = new Promise<void>((done) => (letThrough = done));
  await page.context().route(/bots(-\w+)?\.js$/, async (route) => {
    await held;
    await route.continue();
  });
  await open({ kiosk: '', speed: 'instant', seed: 7 });
  await expect.poll(async () => (await state(page))?.phase).toBe('decision');
  await invite(page).tap();
  await expect(page.locator('#welcome')).toBeVisible();
  letThrough();
  // The next answer belongs to the visitor's own game.
  await page.locator('#play-computer').tap();
  await playOn(page, finger, (now) => now.entries > 20);
  await expect(page.locator('.notice')).toHaveCount(0);
  expect(workers).toBe(1);
});

test.describe('with sound', () => {
test.use({ sounds: true });
test('the screen is heard in its hours and while somebody is there', { tag: ['@kiosk', '@all'] }, async ({ page, open }) => {
  await listen(page);
  await page.clock.install({ time: new Date(2026, 5, 1, 16, 55) });
  await chosen(page, { on: true, rules: ['maze'], sound: [{ from: '10:00', to: '17:00' }], idle_seconds: 30, countdown_seconds: 10 });
  await open({ speed: 'fast', seed: 4 });

  /** A visitor comes, throws once, and leaves. Returns the number of sounds meanwhile. */
  async function visit(): Promise<number> {
    const before = await heard(page);
    await invite(page).tap();
    await page.locator('#play-two').tap();
    await page.clock.runFor(1000);
    await page.locator('#throw').tap();
    await page.clock.runFor(4000);
    expect((await state(page))?.entries).toBe(1);
    const after = await heard(page);
    await page.clock.runFor(31_000);
    await expect(page.locator('#still-there')).toBeVisible();
    await page.clock.runFor(11_000);
    await expect(invite(page)).toBeVisible();
    return after - before;
  }

  expect(await visit()).toBeGreaterThan(3);
  // Games between the computers make no sound.
  const quiet = await heard(page);
  const begun = (await state(page))?.entries ?? 0;
  await playedBeyond(page, begun + 2);
  expect(await heard(page)).toBe(quiet);
  expect(await visit()).toBeGreaterThan(3);

  await page.clock.fastForward(5 * 60_000);
  expect(await visit()).toBe(0);
  // Nor is there a switch without an effect.
  await invite(page).tap();
  await page.locator('#play-two').tap();
  await page.locator('#menu').tap();
  await page.locator('#open-settings').tap();
  await expect(page.locator('#set-speed')).toBeVisible();
  await expect(page.locator('#set-sound')).toBeHidden();
  await expect(page.locator('#set-volume')).toBeHidden();
});
});

test('what the curator fixed is not offered', { tag: '@kiosk' }, async ({ page, open }) => {
  await chosen(page, { on: true, languages: ['nb'], opponent: 'easy', keyboard: true });
  await open({ speed: 'instant', seed: 4 });
  const levels = async () => (await state(page))?.levels;
  expect(await levels()).toEqual(['easy', 'easy']);
  await expect(page.locator('.bar .language')).toBeHidden();
  await invite(page).tap();
  await expect(page.locator('#play-two')).toBeVisible();
  await expect(page.locator('#languages')).toBeHidden();
  await expect(opponent(page, 'easy')).toBeHidden();
  await page.locator('#play-computer').tap();
  await wait(page);
  expect(await levels()).toEqual([null, 'easy']);
  await page.locator('#menu').tap();
  await expect(page.locator('#open-settings')).toBeVisible();
  // There is a keyboard, and so there is help with it.
  await expect(page.locator('#open-keys')).toBeVisible();
  await expect(page.locator('#open-players')).toBeHidden();
  await page.locator('#open-settings').tap();
  await expect(page.locator('#set-speed')).toBeVisible();
  await expect(page.locator('#set-opponent')).toBeHidden();
});

test('nothing is offered that is to be printed or saved, and whoever lost power finds the game as it was', { tag: '@kiosk' }, async ({ page, open }) => {
  await open({ kiosk: '', speed: 'instant', seed: 9 });
  await invite(page).tap();
  await page.locator('#play-two').tap();
  await playOn(page, finger, (now) => now.entries > 12);
  const before = await wait(page);
  await page.reload();
  const after = await wait(page);
  expect({ ...after, chosen: null }).toEqual({ ...before, chosen: null });
  await expect(invite(page)).toBeHidden();

  await page.locator('#open-rules').tap();
  await page.locator('#open-book').tap();
  await expect(page.locator('#book-rules')).toBeVisible();
  await expect(page.locator('#book-print')).toBeHidden();
  await page.locator('#book [data-close]').tap();
  // Content that was opened and closed again is not kept for days.
  await expect(page.locator('#book-body > *')).toHaveCount(0);
  await page.locator('#open-moves').tap();
  await expect(page.locator('#move-list button').first()).toBeVisible();
  await page.locator('#open-moves').tap();
  await expect(page.locator('#move-list > *')).toHaveCount(0);
  await page.locator('#menu').tap();
  await expect(page.locator('#new-game')).toBeVisible();
  for (const taken of ['#open-record', '#open-paper', '#open-keys']) await expect(page.locator(taken)).toBeHidden();
  await page.locator('#new-game').tap();
  await page.locator('#play-two').tap();
  await expect(page.locator('#confirm-yes')).toBeVisible();
  await expect(page.locator('#confirm-save')).toBeHidden();
});

test('a kiosk whose file has a mistake stays one, and only the staff hears of it', { tag: '@kiosk' }, async ({ page, open }) => {
  await page.clock.install();
  await chosen(page, '{"on": true,\n"rules": ["maze", "raisa"');
  await open();
  await expect(invite(page)).toBeVisible();
  await expect(page.locator('.notice')).toHaveCount(0);
  await expect(page.locator('#invitation')).toContainText(/Máze|Ráisa/);

  const mark = await staffMark(page);
  const staff = page.locator('#staff');
  // A tap is not enough.
  await mark.dispatchEvent('pointerdown');
  await page.clock.runFor(1000);
  await mark.dispatchEvent('pointerup');
  await page.clock.runFor(5000);
  await expect(staff).toBeHidden();
  await mark.dispatchEvent('pointerdown');
  await page.clock.runFor(3100);
  await expect(staff).toBeVisible();
  await expect(page.locator('#staff-file')).toContainText('Line 2 of kiosk.json isn’t valid JSON');
  await expect(page.locator('#staff-errors')).toContainText('0 errors');
});

test('a page in the place of kiosk.json makes no kiosk', { tag: '@all' }, async ({ page, open }) => {
  await page.route('**/kiosk.json', (route) => route.fulfill({ body: '\n<!doctype html><p>on', contentType: 'text/html' }));
  await open({ computer: 'none' });
  await expect(page.locator(SCRIPT)).toHaveCount(0);
});

// A browser test, because the top layer of a browser decides what covers what.
test('the staff’s screen is over all else at any moment, and visitors are counted over all loads', { tag: ['@kiosk', '@all'] }, async ({ page, open }) => {
  await page.clock.install();
  await chosen(page, { on: true, idle_seconds: 30, countdown_seconds: 10 });
  await open({ speed: 'instant', seed: 4, language: 'en' });
  const staff = page.locator('#staff');
  /** Holds the corner until the screen appears, and lifts the finger. */
  async function hold(): Promise<void> {
    await page.mouse.move(20, 20);
    await page.mouse.down();
    await page.clock.runFor(3100);
    await page.mouse.up();
    await expect(staff).toBeVisible();
    // The screen itself is on top at its centre.
    const { x, y, width, height } = (await staff.boundingBox())!;
    const over = ([x, y]: readonly [number, number]) => document.elementFromPoint(x, y)?.closest('dialog')?.id;
    expect(await page.evaluate(over, [x + width / 2, y + height / 2] as const)).toBe('staff');
    await staff.locator('p').first().tap();
    expect(await page.evaluate(over, [x + width / 2, y + height / 2] as const)).toBe('staff');
  }
  await staffMark(page);
  await hold();
  await expect(page.locator('#staff-games')).toHaveText(/0 games/);
  await staff.locator('[data-close]').tap();
  // At the start.
  await expect(page.locator('#welcome')).toBeVisible();
  await hold();
  await staff.locator('[data-close]').tap();
  // In a game.
  await page.locator('#play-two').tap();
  await hold();
  await staff.locator('[data-close]').tap();
  // A card that is left open is closed.
  await hold();
  await page.clock.runFor(31_000);
  await page.clock.runFor(11_000);
  await expect(invite(page)).toBeVisible();
  await expect(staff).toBeHidden();

  for (const games of ['one game', '2 games']) {
    await invite(page).tap();
    await hold();
    await expect(page.locator('#staff-games')).toHaveText(`Visitors have started ${games}.`);
    await page.locator('#staff-reload').tap();
    await expect(invite(page)).toBeVisible();
    await staffMark(page);
  }
});

/** The most common screens of kiosks, and the languages with the longest words. */
const LYING = [[1280, 800], [1366, 768], [1920, 1080], [1080, 1920]] as const;

for (const language of someOf(['fr', 'fi', 'en', 'se'])) {
  test(`no words of the throw-off of two lie on a button: ${language}`, { tag: ['@kiosk', '@all'] }, async ({ page, open }) => {
    await chosen(page, { on: true, full_screen: false });
    await open({ speed: 'instant', seed: 9, language, rules: 'lagesvuotna' });
    await invite(page).tap();
    await page.locator('#play-two').tap();
    await expect(page.locator('#skip-throw-off')).toBeVisible();
    for (const [width, height] of LYING) {
      await page.setViewportSize({ width, height });
      await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
      const boxes = await page.evaluate(() =>
        ['#task', '#turn', '#news', '#skip-throw-off', '#throw'].map((which) => {
          const range = document.createRange();
          const element = document.querySelector(which)!;
          // Measures words by their lines, because an empty box can be anywhere.
          range.selectNodeContents(element);
          const { left, top, right, bottom } = (element.matches('button') ? element : range).getBoundingClientRect();
          return { which, left, top, right, bottom };
        }),
      );
      for (const words of boxes.slice(0, 3)) {
        for (const button of boxes.slice(3)) {
          const apart = words.right <= button.left || button.right <= words.left || words.bottom <= button.top || button.bottom <= words.top;
          expect(apart, `${width}×${height}: ${JSON.stringify([words, button])}`).toBe(true);
        }
      }
    }
  });
}

test('values that cannot be used are named to the staff, the others hold', { tag: ['@kiosk', '@all'] }, async ({ page, open }) => {
  await page.clock.install();
  await chosen(page, { on: true, rules: ['chess'], idle_seconds: 2, two_players: false, colour: 'red' });
  await open();
  await invite(page).tap();
  await more(page);
  await expect(page.locator('#rule-sets input')).toHaveCount(9);
  await back(page);
  await expect(page.locator('#play-two')).toBeHidden();
  await (await staffMark(page)).dispatchEvent('pointerdown');
  await page.clock.runFor(3100);
  for (const name of ['chess', 'idle_seconds', 'colour']) {
    await expect(page.locator('#staff-file')).toContainText(name);
  }
});

test('nothing leads out of the page', { tag: ALL ? ['@kiosk', '@laptop'] : '@kiosk' }, async ({ page, open }) => {
  await open({ kiosk: '', speed: 'instant' });
  await invite(page).click();
  await page.locator('#play-two').click();
  await staffMark(page);
  const stopped = await page.evaluate(() => {
    const tried = (event: Event) => !document.body.dispatchEvent(event);
    const key = (key: string, more = {}) => tried(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...more }));
    const plain = (kind: string) => tried(new Event(kind, { bubbles: true, cancelable: true }));
    const link = document.createElement('a');
    link.href = 'https://example.org/';
    document.body.append(link);
    const followed = link.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
    link.remove();
    return {
      menu: plain('contextmenu'), select: plain('selectstart'), drop: plain('drop'), drag: plain('dragover'), paste: plain('paste'),
      print: key('p', { ctrlKey: true }), save: key('s', { metaKey: true }), back: key('ArrowLeft', { altKey: true }),
      reload: key('F5'), tools: key('F12'), zoom: tried(new WheelEvent('wheel', { ctrlKey: true, bubbles: true, cancelable: true })),
      link: !followed, window: window.open('about:blank') === null,
    };
  });
  for (const [way, isStopped] of Object.entries(stopped)) expect(isStopped, way).toBe(true);
  await expect(page.locator(SCRIPT)).toHaveCount(1);

  await page.locator('#menu').click();
  await expect(page.locator('#open-record')).toBeHidden();
  await page.locator('#menu-card [data-close]').click();
  const address = page.url();
  await page.goBack({ timeout: 2000 }).catch(() => undefined);
  expect(page.url()).toBe(address);
  expect((await state(page))?.phase).toBe('throw-off');
});

for (const [name, size] of someOf([['upright', { width: 1080, height: 1920 }], ['lying', { width: 1920, height: 1080 }]] as const)) {
  test(`on a screen that is ${name} words and buttons stand beside the tray, and the table fills the rest`, { tag: ['@kiosk', '@all'] }, async ({ page, open }) => {
    await page.setViewportSize(size);
    await open({ kiosk: '', speed: 'instant', seed: 9 });
    await invite(page).tap();
    await page.locator('#play-two').tap();
    await playOn(page, finger, (now) => now.entries > 6 && now.phase === 'throw');
    /** The positions of everything, the board by its outer places and the tray by its dice. */
    const seen = () =>
      page.evaluate(() => {
        const rects = (which: string) => [...document.querySelectorAll(which)].map((one) => one.getBoundingClientRect()).filter(({ width }) => width > 0);
        const around = (which: string) => {
          const all = rects(which);
          return {
            left: Math.min(...all.map(({ left }) => left)), top: Math.min(...all.map(({ top }) => top)),
            right: Math.max(...all.map(({ right }) => right)), bottom: Math.max(...all.map(({ bottom }) => bottom)),
          };
        };
        return { canvas: around('#board'), board: around('#twin button'), words: around('.words'), buttons: around('#throw'), dice: around('#twin-dice button') };
      });
    const now = await seen();
    const parts = [now.board, now.words, now.buttons, now.dice];
    for (const [n, one] of parts.entries()) {
      expect(one.left >= 0 && one.top >= 0 && one.right <= size.width && one.bottom <= size.height).toBe(true);
      for (const other of parts.slice(n + 1)) {
        const apart = one.right <= other.left || other.right <= one.left || one.bottom <= other.top || other.bottom <= one.top;
        expect(apart, JSON.stringify([one, other])).toBe(true);
      }
    }
    // They take no line below the table, and between the board and the far edge only the border of the board, with its names,
    // takes any width.
    expect(now.canvas.bottom).toBeCloseTo(size.height, 0);
    const [left, right] = [Math.min(...parts.map((part) => part.left)), Math.max(...parts.map((part) => part.right))];
    expect(right - left).toBeGreaterThan(size.width * 0.88);
    // People in front of a kiosk get larger targets than at a desk.
    for (const button of await page.locator('.bar button:visible, .actions button:visible').all()) {
      const { width, height } = (await button.boundingBox())!;
      expect(Math.min(width, height), await button.innerText()).toBeGreaterThanOrEqual(72);
    }
    // Content that needs more room gets its line back.
    const before = (await state(page))?.entries;
    await page.locator('#throw').tap();
    expect((await state(page))?.entries).toBe(before! + 1);
    await page.locator('#open-moves').tap();
    await expect(page.locator('#move-list')).toBeVisible();
    await expect.poll(async () => (await seen()).words.top).toBeGreaterThan((await seen()).canvas.bottom - 1);
  });
}

for (const game of someOf(NAMES)) {
  test(`three pictures are the start, the languages lie at its foot, and all of it can be hit: ${game}`, { tag: '@kiosk' }, async ({ page, open }) => {
    // A screen with its own size does not change it.
    await chosen(page, { on: true, full_screen: false });
    await open({ speed: 'instant', language: 'fi' }, game);
    await invite(page).tap();
    const pictures = page.locator('#welcome .pictured');
    await expect(pictures).toHaveText(['Pelaa', 'Kaksin', 'Opi']);
    for (const [width, height] of SCREENS) {
      await page.setViewportSize({ width, height });
      // Nothing has to be opened for a choice, and there are no other questions.
      await expect(page.locator('#welcome :is(select, input):visible')).toHaveCount(0);
      const boxes = await Promise.all((await pictures.all()).map((one) => one.boundingBox()));
      const [first, ...others] = boxes.map((box) => box!);
      for (const one of others) {
        expect(one.y).toBeCloseTo(first!.y, 0);
        expect(one.width).toBeCloseTo(first!.width, 0);
      }
      // Over the lower half, so that the board is visible.
      expect(first!.y, `${width}×${height}`).toBeGreaterThan(height * 0.28);
      for (const image of await pictures.locator('img').all()) {
        expect(await image.evaluate((img: HTMLImageElement) => img.complete && img.naturalWidth > 0)).toBe(true);
        await expect(image).toBeInViewport({ ratio: 1 });
      }
      const languages = page.locator('#languages button');
      await expect(languages).toHaveCount(6);
      for (const button of await page.locator('#welcome button:visible').all()) {
        const { width, height } = (await button.boundingBox())!;
        expect(Math.min(width, height), await button.innerText()).toBeGreaterThanOrEqual(72);
        await expect(button).toBeInViewport({ ratio: 1 });
      }
      for (const language of await languages.all()) {
        expect((await language.boundingBox())!.y).toBeGreaterThanOrEqual(first!.y + first!.height);
      }
    }
    // The captions of the pictures follow the language.
    await page.locator('#languages').getByText('English').tap();
    await expect(pictures).toHaveText(['Play', 'Two of us', 'Learn']);
    await pictures.nth(2).tap();
    await expect(page.locator('#lesson')).toBeVisible();
  });

  test(`while nobody is there the history of the game is shown in pictures, each told in every language: ${game}`, { tag: '@kiosk' }, async ({ page, open }) => {
    await page.clock.install();
    // The size does not matter here, and a small board is drawn sooner.
    await page.setViewportSize({ width: 360, height: 640 });
    await chosen(page, { on: true, languages: ['en', 'se'] });
    // The game behind the pictures is stopped: it does not matter here, and takes most of the time.
    await page.context().route(/bots(-\w+)?\.js$/, () => {});
    const words = ['en', 'se'].map(async (language) => (await page.waitForResponse(new RegExp(`words/(${game}/)?${language}/rest`))).finished());
    await open({ speed: 'instant', seed: 4 }, game);
    await Promise.all(words);
    await page.clock.pauseAt(Date.now() + 3_000);
    const picture = page.locator('#invite-picture');
    const about = page.locator('#invite-about');
    const seen = new Map<string, Set<string>>();
    // A picture stays for six seconds in each language.
    const pictures = 4;
    for (let looks = 0; looks < pictures * 2 * 2; looks += 1) {
      const [address, said, language] = [await picture.getAttribute('src'), await about.textContent(), await page.locator('#invitation').getAttribute('lang')];
      if (address && said) seen.set(address, (seen.get(address) ?? new Set()).add(`${language}: ${said}`));
      await page.clock.runFor(3000);
    }
    // A description of the game, and three or four pictures of its history.
    expect(seen.size).toBeGreaterThanOrEqual(pictures);
    for (const [address, said] of [...seen].slice(0, pictures)) {
      expect(address).toMatch(/^data:image\/svg\+xml,/);
      expect([...said].map((words) => words.slice(0, 2)).sort(), [...said].join()).toEqual(['en', 'se']);
      for (const words of said) expect(words.split(' ').length).toBeLessThan(18);
    }
    expect(await picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
  });
}

test('an ordinary page is no kiosk', async ({ page, open }) => {
  await open({ computer: 'none' });
  await expect(invite(page)).toBeHidden();
  await expect(page.locator(SCRIPT)).toHaveCount(0);
  expect(await page.evaluate(() => document.body.dispatchEvent(new Event('contextmenu', { bubbles: true, cancelable: true })))).toBe(true);
});

test('visitors take their game home to the public copy, if a phone can reach any', { tag: ['@kiosk', '@all'] }, async ({ page, open }) => {
  await page.clock.install();
  await chosen(page, { on: true, rules: ['maze'], home: 'https://example.org/sahkku/' });
  await open({ speed: 'instant', seed: 4, language: 'en' });
  await invite(page).tap();
  await more(page);
  await expect(page.locator('#play-distance')).toBeHidden();
  await back(page);
  await page.locator('#play-two').tap();
  await page.clock.runFor(1000);
  await page.locator('#throw').tap();
  await page.clock.runFor(1000);
  await page.locator('#menu').tap();
  await page.locator('#menu-home').tap();
  const code = page.getByRole('img', { name: 'QR code of this game' });
  await expect(code).toBeVisible();
  const [, , width, height] = ((await code.getAttribute('viewBox')) ?? '').split(' ');
  expect(Number(width)).toBeGreaterThan(29);
  expect(height).toBe(width);
  await expect(code.locator('rect')).toHaveAttribute('fill', '#fff');

  // Here the kiosk's own address is local to this machine.
  await chosen(page, { on: true, rules: ['maze'] });
  await page.reload();
  await expect(page.locator('#menu')).toBeVisible();
  await page.locator('#menu').tap();
  await expect(page.locator('#new-game')).toBeVisible();
  await expect(page.locator('#menu-home')).toBeHidden();
});
