import type { Page } from '@playwright/test';
import { expect, ready, test } from '../support/game.ts';
import { choose, lay, mouse, playOn } from '../support/play.ts';

// Screen reader announcements: what is new, in order, and as brief as the user wishes.

const quick = { seed: 11, speed: 'instant', rules: 'maze', computer: 'none', language: 'en' };

/** Records everything that the live region announces from now on. */
async function listen(page: Page): Promise<void> {
  await page.evaluate(() => {
    const heard: string[] = [];
    (window as unknown as { heard: string[] }).heard = heard;
    const region = document.getElementById('heard')!;
    new MutationObserver(() => heard.push((region.textContent ?? '').trim())).observe(region, { childList: true, characterData: true, subtree: true });
  });
}

const heard = (page: Page) => page.evaluate(() => (window as unknown as { heard: string[] }).heard);

test('everything is read aloud in the order in which it happens, and nothing twice, or in few words; refusals too', async ({ page, open }) => {
  await open(quick);
  await listen(page);
  await playOn(page, mouse, (now) => now.entries > 24 && now.phase === 'decision');
  const all = await heard(page);
  const text = all.join('\n');
  expect(text).toMatch(/The (men|women) threw .*\. .*Choose/);
  expect(text).toMatch(/A (man|woman) (woke and )?moved/);
  // A throw is announced before the turn that follows it.
  const both = all.filter((said) => /threw|moved/.test(said) && / turn\./.test(said));
  expect(both.length).toBeGreaterThan(3);
  for (const said of both) expect(said.search(/threw|moved/)).toBeLessThan(said.search(/ turn\./));
  // The turn is announced when it changes, not with every die.
  const turns = all.flatMap((said) => said.match(/The (men|women)’s turn\./g) ?? []);
  expect(turns.length).toBeGreaterThan(3);
  for (const [n, turn] of turns.entries()) expect(turn).not.toBe(turns[n - 1]);

  // A piece of the other side, in a game that has just begun.
  const refused = async () => {
    await lay(page, 'sahkku 1\nrules maze\n');
    const { turn } = await playOn(page, mouse, (now) => now.entries > 2 && now.phase === 'decision');
    await listen(page);
    await page.locator(`#twin [data-place="${turn === 'men' ? 'c3' : 'a3'}"]`).focus();
    await page.keyboard.press('Enter');
    await expect.poll(async () => (await heard(page)).join('\n')).toContain('That piece isn’t yours.');
  };
  await refused();

  // In few words: throws, places and turns, and no more; and that setting is kept.
  await choose(page, { speech: 'brief' });
  await page.reload();
  await ready(page);
  await listen(page);
  await playOn(page, mouse, (now) => now.entries > 24 && now.phase === 'decision');
  const brief = (await heard(page)).join('\n');
  expect(brief).toMatch(/(Men|Women): [XI, ]+\./);
  expect(brief).toMatch(/(^|\s)[abc]\d+, [abc]\d+\./);
  expect(brief).not.toMatch(/threw|moved|Choose|Throw the dice/);
  // The visible text is complete as usual.
  await expect(page.locator('#news')).toContainText(/threw|moved|woke/);
  await refused();

  // In the middle of a game the setting takes effect at once.
  await choose(page, { speech: 'full' });
  await listen(page);
  await playOn(page, mouse, (now) => now.entries > 20 && now.phase === 'decision');
  expect((await heard(page)).join('\n')).toContain('threw');
});
