import { expect, test } from '../support/game.ts';

// That the machine's fonts change nothing is taken for granted by every test of what fits. Only a browser tells which font a letter
// has come from.
test('every letter is written in the typeface of the page', async ({ page, open }) => {
  test.skip(process.platform !== 'linux', 'only Linux has fontconfig');
  await open({ computer: 'none' });
  await page.evaluate(() => { document.querySelector('#task')!.textContent = 'ČčĐđŊŋŠšŦŧŽžÁáÍíÝýÞþÐðÖöÄäÅåØøÆæÉéÈèÊêÇçŒœ'; });
  const session = await page.context().newCDPSession(page);
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  const { root } = await session.send('DOM.getDocument');
  const { nodeId } = await session.send('DOM.querySelector', { nodeId: root.nodeId, selector: '#task' });
  const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId });
  expect(fonts.map((font) => font.familyName)).toEqual(['Alegreya Medium']);
});
