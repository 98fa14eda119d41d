import { mouse, playOn } from '../../../../tests/support/play.ts';
import { quick, type Walk } from '../../../../tests/support/views.ts';

/** What sáhkku asks its players. */
export const asked: Walk = async (page, open, language, look) => {
  await open(quick(language, 'unjarga'));
  await look('throw-off');
  await playOn(page, mouse, (now) => now.phase === 'way');
  await look('choice');
};
