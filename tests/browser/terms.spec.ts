import { expect, test } from '../support/game.ts';
import { finger, playByHand } from '../support/play.ts';

// Terms of the game can be pressed, and one sentence explains each. The packages of the games test which words these are in
// each language.

const first = { rules: 'maze', computer: 'none', speed: 'instant', seed: 20, coach: 'yes' };
const X = 'An X, the sáhkku, wakes a sleeping soldier.';

test('a term opens its sentence by a tap and by a key', { tag: '@phone' }, async ({ page, open }) => {
  await open(first);
  await playByHand(page, finger, (now) => now.phase === 'decision');
  const term = page.locator('#task').getByRole('button', { name: 'X', exact: true });
  await expect(page.locator('#task')).toHaveText('An X wakes a sleeping soldier. Tap it.');
  await term.tap();
  const notices = page.locator('.notice');
  await expect(notices).toHaveText(X + 'Close');
  // The text around it stays, and the sentence appears once, however often it is requested.
  await expect(page.locator('#task')).toHaveText('An X wakes a sleeping soldier. Tap it.');
  await term.focus();
  await page.keyboard.press('Enter');
  await expect(notices).toHaveCount(1);
  await notices.getByRole('button', { name: 'Close' }).click();
  await expect(notices).toHaveCount(0);
});
