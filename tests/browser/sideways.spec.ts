import type { Page } from '@playwright/test';
import { someOf } from '../support/all.ts';
import { SIDEWAYS, misfits, outOfReach } from '../support/fitting.ts';
import { expect, test, type Open } from '../support/game.ts';
import { mouse, place, state, wait } from '../support/play.ts';
import { speakPseudo } from '../support/pseudo.ts';
import { settled } from '../support/views.ts';

// A phone held sideways, and a page that is enlarged so much that it has little more room than on a phone. views.spec.ts checks
// all views like this; here are the situations that only a game produces.

/** Checks the panel on all phones. */
async function lookSideways(page: Page, what: string): Promise<void> {
  for (const size of SIDEWAYS) {
    await page.setViewportSize(size);
    await settled(page);
    expect.soft(await outOfReach(page), `${what}, ${size.width}×${size.height}`).toEqual([]);
    expect.soft(await misfits(page), `${what}, ${size.width}×${size.height}`).toEqual([]);
  }
}

for (const language of someOf(['pseudo', 'en'])) {
  test(`a refusal, and the way to its rule, on a phone held sideways, in ${language}`, { tag: '@all' }, async ({ page, open }) => {
    if (language === 'pseudo') await speakPseudo(page);
    await page.setViewportSize(SIDEWAYS[0]);
    await open({ language: 'en', computer: 'none', speed: 'instant', seed: 3, rules: 'lagesvuotna' });
    for (let throws = 0; throws < 20 && (await wait(page)).phase !== 'decision'; throws += 1) await page.locator('#throw').click();
    await mouse(page, await place(page, 'b8'));
    await expect(page.locator('#why-rule')).toBeVisible();
    await lookSideways(page, 'refusal');
  });

  test(`every step of the guided game on a phone held sideways, in ${language}`, { tag: '@all' }, async ({ page, open }) => {
    test.slow();
    if (language === 'pseudo') await speakPseudo(page);
    await page.setViewportSize(SIDEWAYS[0]);
    await open({ language: 'en', speed: 'instant', rules: 'lagesvuotna' });
    await page.locator('#open-guide').click();
    await expect(page.locator('#lesson')).toBeVisible();
    let steps = 0;
    for (; steps < 80 && (await state(page))?.lesson; steps += 1) {
      await wait(page);
      await settled(page);
      expect.soft(await outOfReach(page), (await page.locator('#lesson-text').textContent()) ?? '').toEqual([]);
      const next = page.locator('#lesson-next');
      await ((await next.isVisible()) ? next : page.locator('#lesson-show')).click();
    }
    expect(steps).toBeGreaterThan(10);
    await expect(page.locator('#welcome')).toBeVisible();
  });
}

/** The width of the board from the first to the last column, as a part of the window's width. */
async function widthOfBoard(page: Page): Promise<number> {
  const [first, last] = [await place(page, 'a1'), await place(page, 'a15')];
  return Math.abs(last.x - first.x) / (page.viewportSize()?.width ?? 1);
}

const begin = async (open: Open) => open({ computer: 'none', speed: 'instant', seed: 3, rules: 'lagesvuotna' });

// 1280×800 and 1280×1024 at 400 %, and 1280×800 at 300 %.
for (const [width, height] of someOf([[320, 200], [320, 256], [427, 267]])) {
  test(`with ${width}×${height} pixels left, the page scrolls and the board has the whole width`, async ({ page, open }) => {
    await page.setViewportSize({ width, height });
    await begin(open);
    await settled(page);
    expect(await widthOfBoard(page)).toBeGreaterThan(0.8);
    expect(await misfits(page)).toEqual([]);
    // The focused element is scrolled into view.
    for (let throws = 0; throws < 20 && (await wait(page)).phase !== 'decision'; throws += 1) await page.keyboard.press('t');
    await page.locator('#open-rules').focus();
    const met = new Set<string>();
    for (let presses = 0; presses < 16; presses += 1) {
      await page.keyboard.press('Tab');
      const at = page.locator(':focus');
      if ((await at.count()) === 0) break;
      met.add(await at.evaluate((element) => element.id || element.getAttribute('data-place') || element.tagName));
      await expect(at).toBeInViewport({ ratio: 0.9 });
    }
    for (const id of ['menu', 'b8', 'hint']) expect(met).toContain(id);
    await page.keyboard.press('h');
    await expect(page.locator('#advice-list button').first()).toBeVisible({ timeout: 120_000 });
    await page.locator('#open-moves').click();
    expect(await misfits(page)).toEqual([]);
    await expect(page.locator('#move-list li').first()).toBeVisible();
    expect((await page.locator('#move-list').boundingBox())?.height).toBeGreaterThan(60);
  });
}

test('a finger that moves up on the board of a small page scrolls it', { tag: ['@phone', '@all'] }, async ({ page, open }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await begin(open);
  const from = await place(page, 'b8');
  const session = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', y?: number) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: y === undefined ? [] : [{ x: from.x, y }] });
  await touch('touchStart', from.y);
  for (let up = 8; up <= 96; up += 8) await touch('touchMove', from.y - up);
  await touch('touchEnd');
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(50);
});
