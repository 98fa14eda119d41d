import { expect, ready, test } from '../support/game.ts';
import { mouse, playOn, state } from '../support/play.ts';
import { more } from '../support/start.ts';

// The page uses the requested language, changes it at any time, and loads no other.

const quick = { seed: 5, speed: 'instant', rules: 'lagesvuotna', computer: 'none' };
const names = ['Davvisámegiella', 'Norsk bokmål', 'Svenska', 'Suomi', 'English', 'Français'];

test('only one language is loaded, and every one is offered by its own name', async ({ page, open }) => {
  const loaded: string[] = [];
  page.on('request', (request) => {
    const found = /words\/(\w+)\//.exec(request.url());
    if (found) loaded.push(found[1]!);
  });
  await open({ language: 'fi' });
  expect(new Set(loaded)).toEqual(new Set(['fi']));
  const options = page.locator('#language option');
  await expect(options).toHaveText(names);
  for (const option of await options.all()) {
    await expect(option).toHaveAttribute('lang', (await option.getAttribute('value')) ?? '');
  }
});

test('the address, then what was chosen before, then the browser decides', async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(Navigator.prototype, 'languages', { get: () => ['nn-NO', 'en'] }));
  const language = page.locator('html');
  await page.goto('./');
  await expect(language).toHaveAttribute('lang', 'nb');
  await ready(page);
  await page.locator('#play-two').click();
  await page.locator('#language').selectOption('fr');
  await expect(language).toHaveAttribute('lang', 'fr');
  await page.goto('./?language=sv');
  await expect(language).toHaveAttribute('lang', 'sv');
  await page.goto('./');
  await expect(language).toHaveAttribute('lang', 'fr');
});

test('a language is changed in the midst of a game, and nothing is lost', async ({ page, open }) => {
  await open({ ...quick, language: 'en' });
  const before = await playOn(page, mouse, (now) => now.entries > 6 && now.phase === 'decision');
  const words = ['#turn', '#task', '#news', '#menu'].map((id) => page.locator(id));
  const english = await Promise.all(words.map((part) => part.textContent()));
  await page.locator('#language').selectOption('nb');
  await expect(page.locator('html')).toHaveAttribute('lang', 'nb');
  for (const [n, part] of words.entries()) await expect(part).not.toHaveText(english[n]!);
  await expect(page.locator('#twin button').first()).toHaveAttribute('aria-label', /sov|tom/);
  expect((await state(page))?.position).toBe(before.position);
  // A reload keeps it, although the address asked for another.
  await page.reload();
  await ready(page);
  await expect(page.locator('html')).toHaveAttribute('lang', 'nb');
  await page.locator('#language').selectOption('en');
  await expect(words[3]!).toHaveText(english[3]!);
});

test('a language is changed while a dialog is open', { tag: '@all' }, async ({ page, open }) => {
  await open({ language: 'en' });
  const welcome = page.locator('#welcome');
  await expect(welcome).toBeVisible();
  await welcome.locator('select[data-languages]').selectOption('nb');
  await expect(page.locator('#play-two')).toHaveText('Vi to');
  await more(page);
  await expect(page.locator('#portrait')).toContainText('Laksefjord');
  await page.locator('#open-lab').click();
  await expect(page.locator('#lab-options')).toContainText('Antall terninger');
});

test('what was written before speaks the new language, too, when it is opened again', { tag: '@all' }, async ({ page, open }) => {
  await open({ ...quick, language: 'en' });
  const card = async (button: string, name: string) => {
    await page.locator('#menu').click();
    await page.locator(button).click();
    await expect(page.locator(name)).toBeVisible();
  };
  const close = (name: string) => page.locator(`${name} [data-close]`).first().click();
  await card('#open-settings', '#settings');
  await expect(page.locator('#settings .setting:has(#set-speed) span')).toHaveText('Animation speed');
  await close('#settings');
  await page.locator('#language').selectOption('nb');
  await expect(page.locator('html')).toHaveAttribute('lang', 'nb');
  await card('#open-settings', '#settings');
  await expect(page.locator('#settings .setting:has(#set-speed) span')).toHaveText('Hastighet');
  await expect(page.locator('#settings .setting span').filter({ hasText: /^$/ })).toHaveCount(0);
});

test('what waits for words is done when another language came before them', { tag: '@all' }, async ({ page, open }) => {
  await open({ ...quick, language: 'en', computer: 'none' });
  let release = () => {};
  const later = new Promise<void>((done) => (release = done));
  await page.route('**/words/en/lessons*', async (route) => {
    await later;
    await route.continue();
  });
  const asked = page.waitForRequest('**/words/en/lessons*');
  await page.locator('#open-rules').click();
  await asked;
  await page.locator('.bar select[data-languages]').selectOption('fr');
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
  release();
  await expect(page.locator('#cards')).toBeVisible();
});

// Two files have the words of a game: only the page shows that no text is missing in between.
test('another language is spoken once all its words are there', async ({ page, open }) => {
  await open({ ...quick, language: 'en' });
  await expect(page.locator('#task')).not.toHaveText('');
  let release = () => {};
  const later = new Promise<void>((done) => (release = done));
  await page.route('**/words/fr/rest*', async (route) => {
    await later;
    await route.continue();
  });
  const came = page.waitForResponse('**/words/fr/game*');
  await page.locator('#language').selectOption('fr');
  await (await came).finished();
  await expect(page.locator('body')).not.toContainText('⟨');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  release();
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
  await expect(page.locator('body')).not.toContainText('⟨');
});

test('a language that is not there is named', { tag: '@all' }, async ({ page, open }) => {
  await open({ ...quick, language: 'tlh' });
  await expect(page.locator('.notice')).toContainText('language=tlh');
});

test.describe('words that do not come', () => {
  test.use({ tolerated: /\/words\/\w+\/|Failed to load resource: net::ERR_CONNECTION_FAILED|TypeError: Failed to fetch|preloaded using link preload/ });

  test('at the start are told of, and English is spoken', async ({ page, open }) => {
    await page.route('**/words/fi/*', (route) => route.abort('connectionfailed'));
    await open({ ...quick, language: 'fi' });
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await expect(page.locator('.notice')).toContainText('The text in Suomi couldn’t be loaded');
  });

  test('later leave the language as it is', async ({ page, open }) => {
    await open({ ...quick, language: 'en' });
    await page.route('**/words/sv/*', (route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html>' }));
    await page.locator('#language').selectOption('sv');
    await expect(page.locator('.notice')).toContainText('The text in Svenska couldn’t be loaded');
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await expect(page.locator('#language')).toHaveValue('en');
  });

  test('in no language leave a page that says so in the visitor’s own', async ({ page }) => {
    await page.route('**/words/*/*', (route) => route.abort('connectionfailed'));
    await page.goto('./?language=nb');
    await expect(page.locator('#boot-notice')).toContainText('Spillet ble ikke lastet helt inn');
    await expect(page.locator('#boot-notice')).toHaveAttribute('lang', 'nb');
  });
});
