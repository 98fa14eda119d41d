import { ALL } from '../support/all.ts';
import { expect, test } from '../support/game.ts';
import { walkTo } from '../support/keyboard.ts';
import { mouse, parse, playOn, state, wait } from '../support/play.ts';
import { LANGUAGES } from '../support/views.ts';

// Accessibility: announcements on request, and whole games by keyboard. views.spec.ts runs axe.

test('what is here, what can be done, and how it stands is told on request', async ({ page, open }) => {
  await open({ computer: 'none', speed: 'instant', seed: 3, rules: 'lagesvuotna' });
  const said = page.locator('#said');
  await playOn(page, mouse, (now) => now.phase === 'decision' && now.legal.some((action) => parse(action)));
  await page.locator('#twin button[tabindex="0"]').focus();
  await page.keyboard.press('w');
  await expect(said).toContainText(/^b8/);
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('w');
  await expect(said).toContainText(/^b7/);
  await page.keyboard.press('c');
  const now = await wait(page);
  const from = parse(now.legal.find((action) => parse(action)) ?? '')?.from ?? '';
  await expect(said).toContainText(from);
  await page.keyboard.press('p');
  await expect(said).toContainText('The king stands on b8');
  await expect(said).toContainText('asleep');
  // A repeated request repeats the announcement.
  const first = await said.textContent();
  await page.keyboard.press('p');
  await expect.poll(() => said.textContent()).not.toBe(first);
  await page.keyboard.press('?');
  await expect(page.locator('#keys')).toBeVisible();
  await page.locator('#tell-possible').click();
  await expect(page.locator('#said-here')).toContainText(from);
  await page.keyboard.press('Escape');
  await expect(page.locator('#keys')).toBeHidden();
});

test('a sign that a phone shows in place of a name is no part of the name', { tag: '@phone' }, async ({ page, open }) => {
  await open({ computer: 'none', speed: 'instant', seed: 3, rules: 'maze' });
  await expect(page.locator('#open-rules')).toHaveAccessibleName('Rules');
});

// In English, hands.spec.ts and the folders of the games play by keyboard alone.
for (const language of ALL ? LANGUAGES : []) {
  test(`a whole game by keyboard alone, in ${language}`, async ({ page, open }) => {
    test.slow();
    // With these dice one side is soon blocked.
    await open({ language, computer: 'none', speed: 'instant', seed: 3, rules: 'globe-joueur' });
    const heard: string[] = [];
    for (let steps = 0; steps < 100; steps += 1) {
      const now = await wait(page);
      heard.push((await page.locator('#heard').textContent()) ?? '');
      if (now.phase === 'over') break;
      if (now.phase === 'throw-off' || now.phase === 'throw') {
        await page.keyboard.press('t');
      } else {
        const action = now.legal.find((action) => parse(action)) ?? now.legal[0];
        const ends = parse(action);
        if (!ends) await page.keyboard.press(action === 'stop' ? 'e' : 'r');
        else {
          for (const name of [ends.from, ends.to]) {
            await walkTo(page, name);
            await page.keyboard.press('Enter');
          }
        }
      }
      await expect.poll(async () => (await state(page))?.entries).toBeGreaterThan(now.entries);
    }
    expect((await state(page))?.phase).toBe('over');
    await expect(page.locator('#ending-title')).not.toBeEmpty();
    expect(heard.filter((text) => text.length > 0).length).toBeGreaterThan(20);
    expect(new Set(heard).size).toBeGreaterThan(10);
    expect(heard.join()).not.toContain('⟨');
  });
}
