import { expect } from '../../../../tests/support/game.ts';
import { lay } from '../../../../tests/support/play.ts';
import { quick, type Walk } from '../../../../tests/support/views.ts';

/** What Kotra asks its players. */
export const asked: Walk = async (page, open, language, look) => {
  await open(quick(language, 'kotra'), 'kotra');
  await look('throw-off');
  await lay(page, 'kotra 1\nrules kotra single_die=yes\nposition 18,19:3,20:3,21:3,22:3,23:2/1:15 white white choose\n');
  await expect(page.locator('#choice')).toBeVisible();
  await look('choice');
  await page.locator('#choice-list button').first().click();
  await lay(page, 'kotra 1\nrules kotra\nposition 20:3,21:3,22:3,23:3,24:3/hit,1:14 white white (1)4\n');
  await look('half-munk');
  await lay(page, 'kotra 1\nrules kotra\nposition off:15/15,20:3,21:2,22:3,23:3,24:3 black white ?? after 7 value 2\n');
  await look('after-throws');
};
