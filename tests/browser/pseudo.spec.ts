import { someOf } from '../support/all.ts';
import { misfits } from '../support/fitting.ts';
import { expect, test } from '../support/game.ts';
import { mouse, playOn } from '../support/play.ts';
import { foreignWords, speakPseudo, stretched } from '../support/pseudo.ts';

// A language that is 40 % longer than English: nothing is cut off, and nothing is in plain English. views.spec.ts uses it for
// every view and dialog.

test('the pseudo-language stretches what is said and nothing else', () => {
  expect(stretched('Go to {to}.')).toMatch(/^Góóş* tóóş* \{to\}\.ş*$|^Góó tóóş* \{to\}\.ş*$/);
  expect(stretched('{side|men:A man|*:{count|one:one|*:{count} women}}')).toMatch(/^\{side\|men:ÁÁ máánş*\|\*:\{count\|one:óónééş*\|\*:\{count\} wóóméénş*\}\}$/);
});

const windows = someOf(
  [
    { width: 320, height: 640 },
    { width: 1280, height: 800 },
    { width: 360, height: 640 },
  ],
  2,
);
const softly = expect.configure({ soft: true });

test('a game that has gone on for long fits in any window', { tag: '@all' }, async ({ page, open }) => {
  await speakPseudo(page);
  await open({ language: 'en', seed: 4, speed: 'instant', rules: 'maze' });
  await expect(page.locator('#play-two')).toContainText('⟦');
  await page.locator('#play-two').click();
  for (const entries of [5, 60]) {
    await playOn(page, mouse, (now, entries) => now.entries > entries && now.phase === 'decision', entries);
    for (const size of windows) {
      await page.setViewportSize(size);
      const where = `after ${entries} entries at ${size.width} × ${size.height}`;
      expect.soft(await foreignWords(page), `${where}: words that do not come from the message files`).toEqual([]);
      // A window that has just changed its size is laid out again with the next frame.
      await softly.poll(() => misfits(page), { message: `${where}: words that do not fit` }).toEqual([]);
    }
  }
});
