import { expect } from '../../../../tests/support/game.ts';
import { lay, mouse, place } from '../../../../tests/support/play.ts';
import { quick, type Walk } from '../../../../tests/support/views.ts';

/** What Hnefatafl asks its players. */
export const asked: Walk = async (page, open, language, look) => {
  await open(quick(language, 'tablut'), 'hnefatafl');
  await lay(page, 'hnefatafl 1\nrules tablut announce=players\nposition 9/9/9/9/9/2t6/1tKt5/2T6/9 swede\n');
  for (const name of ['c2', 'a2']) await mouse(page, await place(page, name));
  await expect(page.locator('#choice')).toBeVisible();
  await look('choice');
};
