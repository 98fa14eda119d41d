import { expect, test } from '../support/game.ts';
import { mouse, playOn } from '../support/play.ts';
import { expectAllInPlace, speakPseudo, stretched } from '../support/pseudo.ts';

// Every view in a language that is 40 % longer than English: nothing is cut off, and nothing is said in plain English.

test('the pseudo-language stretches what is said and nothing else', () => {
  expect(stretched('Go to {to}.')).toMatch(/^Góóş* tóóş* \{to\}\.ş*$|^Góó tóóş* \{to\}\.ş*$/);
  expect(stretched('{side|men:A man|*:{count|one:one|*:{count} women}}')).toMatch(/^\{side\|men:ÁÁ máánş*\|\*:\{count\|one:óónééş*\|\*:\{count\} wóóméénş*\}\}$/);
});

const windows = [
  { width: 320, height: 640 },
  { width: 360, height: 640 },
  { width: 1280, height: 800 },
];

for (const size of windows) {
  test(`everything fits at ${size.width} × ${size.height}`, async ({ page, open }) => {
    test.setTimeout(120_000);
    await page.setViewportSize(size);
    await speakPseudo(page);
    await open({ language: 'en', seed: 4, speed: 'instant', rules: 'maze' });
    await expect(page.locator('#play-two')).toContainText('⟦');
    await expectAllInPlace(page, 'the welcome');
    await page.locator('#open-lab').click();
    await expectAllInPlace(page, 'the lab');
    await page.locator('#lab [data-close]').click();
    await page.locator('#play-two').click();
    await playOn(page, mouse, (now) => now.entries > 5 && now.phase === 'decision');
    await expectAllInPlace(page, 'the game');
    await playOn(page, mouse, (now) => now.entries > 60 && now.phase === 'decision');
    await expectAllInPlace(page, 'the game later on');
    // Every dialog, filled or not.
    const dialogs = await page.evaluate(() => [...document.querySelectorAll('dialog')].map((dialog) => dialog.id));
    for (const id of dialogs) {
      await page.evaluate((id) => (document.getElementById(id) as HTMLDialogElement).showModal(), id);
      await expectAllInPlace(page, `the dialog ${id}`);
      await page.evaluate((id) => (document.getElementById(id) as HTMLDialogElement).close(), id);
    }
    for (const button of ['open-settings', 'open-record']) {
      await page.locator('#menu').click();
      await page.locator(`#${button}`).click();
      await expectAllInPlace(page, `what ${button} opens`);
      await page.keyboard.press('Escape');
    }
  });
}
