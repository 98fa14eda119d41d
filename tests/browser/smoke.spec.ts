import { expect, test } from '../support/game.ts';

test.use({ pixels: true });

const everywhere = ['@laptop', '@phone', '@kiosk', '@4k'];

test('the page starts, and nothing on it complains', { tag: everywhere }, async ({ page, open }) => {
  await open();
  await expect(page).toHaveTitle(/Sáhkku/);
});

test('nothing is loaded twice, and nothing inline is run', async ({ page, open }) => {
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(request.url()));
  await open();
  expect(new Set(loaded).size).toBe(loaded.length);
  expect(await page.locator('script:not([src])').count()).toBe(0);
  const policy = page.locator('meta[http-equiv="Content-Security-Policy"]');
  await expect(policy).toHaveAttribute('content', /default-src 'none'/);
  await expect(policy).not.toHaveAttribute('content', /'unsafe-(inline|eval)'/);
});
