import { expect, test } from '../support/game.ts';
import { FONTS, SETS } from '../support/fonts.mjs';

// That the machine's fonts change nothing is taken for granted by every test of what fits.
test('every letter is written in the fonts that the tests bring', { tag: '@fonts' }, async ({ page, open }, info) => {
  test.skip(process.platform !== 'linux', 'only Linux has fontconfig');
  await open({ computer: 'none' });
  await page.evaluate(() => { document.querySelector('#task')!.textContent = 'ČčĐđŊŋŠšŦŧŽžÁáÍíÝýÞþÐðÖöÄäÅåØøÆæÉéÈèÊêÇçŒœ'; });
  const session = await page.context().newCDPSession(page);
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  const { root } = await session.send('DOM.getDocument');
  const { nodeId } = await session.send('DOM.querySelector', { nodeId: root.nodeId, selector: '#task' });
  const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId });
  const set = SETS.find((set) => info.project.name.endsWith(`-${set}`)) ?? SETS[0];
  expect(fonts.map((font) => font.familyName)).toEqual([FONTS[set].serif.name]);
});
