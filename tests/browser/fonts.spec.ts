import type { Page } from '@playwright/test';
import { expect, test } from '../support/game.ts';
import { FONTS, SETS } from '../support/fonts.mjs';

// Only a browser knows the font of a letter.

test.skip(process.platform !== 'linux', 'only Linux has fontconfig');

/** The fonts of letters of all languages. */
async function fontsOf(page: Page): Promise<string[]> {
  await page.evaluate(() => { document.querySelector('#task')!.textContent = 'ČčĐđŊŋŠšŦŧŽžÁáÍíÝýÞþÐðÖöÄäÅåØøÆæÉéÈèÊêÇçŒœ'; });
  const session = await page.context().newCDPSession(page);
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  const { root } = await session.send('DOM.getDocument');
  const { nodeId } = await session.send('DOM.querySelector', { nodeId: root.nodeId, selector: '#task' });
  const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId });
  return fonts.map((font) => font.familyName);
}

test('every letter is written in the typeface of the page', async ({ page, open }) => {
  await open({ computer: 'none' });
  // It loads after the first picture.
  await expect.poll(() => fontsOf(page)).toEqual(['Alegreya Medium']);
});

test.describe('without the typeface', () => {
  test.use({ tolerated: /fonts\/alegreya|ERR_FAILED/ });

  // Every test of what fits assumes that the machine's fonts have no influence.
  test('every letter is written in the fonts that the tests bring', { tag: '@fonts' }, async ({ page, open }, info) => {
    await page.route('**/fonts/*', (route) => route.abort());
    await open({ computer: 'none' });
    const set = SETS.find((set) => info.project.name.endsWith(`-${set}`)) ?? SETS[0];
    await expect.poll(() => fontsOf(page)).toEqual([FONTS[set].serif.name]);
  });
});
