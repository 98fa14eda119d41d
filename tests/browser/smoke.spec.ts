import { someOf } from '../support/all.ts';
import { expect, test } from '../support/game.ts';

test.use({ pixels: true });

const everywhere = [...someOf(['@phone', '@laptop', '@kiosk', '@4k'])];

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

test('the game can be installed as an app', async ({ page, open, baseURL }) => {
  await open();
  const client = await page.context().newCDPSession(page);
  const { errors, url, data } = await client.send('Page.getAppManifest');
  expect(errors).toEqual([]);
  expect(url).toBe(new URL('manifest.webmanifest', baseURL).href);
  const manifest = JSON.parse(data ?? '{}');
  expect(manifest.display).toBe('standalone');
  for (const purpose of ['any', 'maskable']) {
    const sizes = manifest.icons.filter((icon: { purpose: string }) => icon.purpose === purpose);
    expect(sizes.map((icon: { sizes: string }) => icon.sizes)).toEqual(expect.arrayContaining(['192x192', '512x512']));
  }
  for (const { src, sizes } of manifest.icons) {
    const size = await page.evaluate(async (src) => {
      const image = new Image();
      image.src = src;
      await image.decode();
      return `${image.naturalWidth}x${image.naturalHeight}`;
    }, src);
    if (sizes !== 'any') expect(size, src).toBe(sizes);
  }
});
