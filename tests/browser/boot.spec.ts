import { address, expect, ready, test } from '../support/game.ts';

// If the game cannot start, the page says so in words, with advice.

// The trouble that each test causes, and no other.
test.use({
  tolerated:
    /WebAssembly is missing|Out of bounds memory access|does not know :has|what is this\?|sahkku-web-\w+\.|TypeError: Failed to fetch|Failed to load resource: .*(ERR_CONNECTION_FAILED|404)/,
});

test('a browser without WebAssembly is told that it needs it', async ({ page }) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(globalThis, 'WebAssembly');
  });
  await page.goto(address());
  await expect(page.locator('#boot-notice')).toContainText('This browser has no WebAssembly');
  await expect(page.locator('html')).toHaveAttribute('data-boot', 'failed');
});

test('a game that does not arrive can be tried again', async ({ page }) => {
  await page.route('**/*.wasm', (route) => route.abort('connectionfailed'));
  await page.goto(address());
  await expect(page.locator('#boot-notice')).toContainText('couldn’t be loaded');
  await page.unroute('**/*.wasm');
  await page.getByRole('button', { name: 'Try again' }).click();
  await ready(page);
});

// The browser's own fault cannot be produced, but its report can.
test('a program that a browser stops without reason starts again, once', async ({ page }) => {
  const stop = () => {
    const instantiate = WebAssembly.instantiate as (...given: unknown[]) => Promise<unknown>;
    const starts = Number(sessionStorage.getItem('starts')) + 1;
    sessionStorage.setItem('starts', String(starts));
    const stops = starts <= Number(localStorage.getItem('stops') ?? 1);
    WebAssembly.instantiate = ((...given: unknown[]) =>
      stops ? Promise.reject(new WebAssembly.RuntimeError('Out of bounds memory access')) : instantiate(...given)) as typeof WebAssembly.instantiate;
  };
  await page.addInitScript(stop);
  await page.goto(address());
  await ready(page);
  expect(await page.evaluate(() => sessionStorage.getItem('starts'))).toBe('2');
  await page.evaluate(() => localStorage.setItem('stops', '9'));
  await page.reload();
  await expect(page.locator('#boot-notice')).toContainText('stopped while it was starting');
});

test('a script that does not arrive is told in words', async ({ page }) => {
  await page.route('**/sahkku-web-*.js', (route) => route.fulfill({ status: 404, body: 'gone' }));
  await page.goto(address());
  await expect(page.locator('#boot-notice')).toContainText('couldn’t be loaded');
});

test('a browser that cannot read the code is told that it is too old', async ({ page }) => {
  await page.addInitScript(() => {
    WebAssembly.compileStreaming = () => Promise.reject(new WebAssembly.CompileError('what is this?'));
    WebAssembly.compile = () => WebAssembly.compileStreaming(new Response());
  });
  await page.goto(address());
  await expect(page.locator('#boot-notice')).toContainText('too old');
});

// The start script shows messages before there is a program; it only runs in a page.
test('a browser that does not know what the styles need is told that it is too old', async ({ page }) => {
  await page.addInitScript(() => {
    const supports = CSS.supports.bind(CSS) as (...asked: string[]) => boolean;
    CSS.supports = (...asked: string[]) => !asked.join().includes(':has(') && supports(...asked);
  });
  await page.goto(address());
  await expect(page.locator('#boot-notice')).toContainText('too old');
  await expect(page.locator('html')).toHaveAttribute('data-boot', 'failed');
  await expect(page.locator('#game')).toBeHidden();
});

test.describe('where the browser lets no file of the game load', () => {
  test.use({ tolerated: /null|CORS|opaque|integrity|ERR_FAILED|about:blank|request outside|Failed to fetch|sandbox|insecure|file:/ });

  test('a sandbox without its origin is told in words, and shows no buttons', async ({ page, baseURL }) => {
    await page.route('**/sandbox.html', (route) => route.fulfill({
      body: `<link rel="icon" href="data:,"><iframe sandbox="allow-scripts" src="${baseURL}"></iframe>`,
      contentType: 'text/html',
    }));
    await page.goto('./sandbox.html');
    const frame = page.frameLocator('iframe');
    await expect(frame.getByText('needs “allow-scripts allow-same-origin”').first()).toBeVisible({ timeout: 20_000 });
    await expect(frame.locator('button:visible').filter({ hasNotText: /\w/ })).toHaveCount(0);
  });
});

for (const file of ['**/*.wasm', '**/sahkku-web-*.js']) {
  test(`a file that was changed on the way is not run: ${file}`, async ({ page }) => {
    await page.route(file, async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, body: Buffer.concat([await response.body(), Buffer.from('\n')]) });
    });
    await page.goto(address());
    await expect(page.locator('#boot-notice')).toContainText('couldn’t be loaded');
  });
}
