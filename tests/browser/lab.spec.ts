import { expect, test } from '../support/game.ts';
import { mouse, playOn, wait } from '../support/play.ts';
import { chooseRules } from '../support/start.ts';

test('the rule lab shows each rule set with its portrait, values and sources', { tag: '@all' }, async ({ page, open }) => {
  await open();
  await chooseRules(page, 'vuovdaguoika');
  await expect(page.locator('#portrait')).toContainText('Hans Aslak Guttorm');
  await page.locator('#open-lab').click();
  await expect(page.locator('#lab-status')).toHaveText('A recorded rule set, unchanged.');
  await expect(page.locator('#opt-king_taken')).toHaveValue('push');
  await expect(page.locator('#origin-king_taken')).toHaveText('Reaidu, Booklet 2018');
  const options = page.locator('#lab-options .option');
  await expect(options).not.toHaveCount(0);
  await expect(options.locator('[id^="origin-"]:not(:empty)'), 'each says where it comes from').toHaveCount(await options.count());

  await page.locator('#opt-queue').selectOption('no');
  await expect(page.locator('#origin-queue')).toHaveText('an alternative in Reaidu');
  await expect(page.locator('#lab-status')).toContainText('with a choice that the sources leave open');

  await page.locator('#opt-sleepers').selectOption('closed');
  await expect(page.locator('#origin-sleepers')).toHaveText('your own invention');
  await expect(page.locator('#lab-status')).toContainText('your own invention');
});

test('choices that cannot stand together are refused with the reason', { tag: '@all' }, async ({ page, open }) => {
  await open();
  await chooseRules(page, 'gavkevuotna');
  await page.locator('#open-lab').click();
  await page.locator('#opt-stacking').selectOption('yes');
  await expect(page.locator('#lab-status')).toContainText('soldiers in single file can’t share a space');
  await expect(page.locator('#lab-computer')).toBeDisabled();
  await expect(page.locator('#lab-two')).toBeDisabled();
  await page.locator('#opt-queue').selectOption('no');
  await expect(page.locator('#lab-two')).toBeEnabled();
});

test('a game is played under invented rules', { tag: '@all' }, async ({ page, open }) => {
  await open({ seed: 3, speed: 'instant' });
  await chooseRules(page, 'globe-joueur');
  await page.locator('#open-lab').click();
  await page.locator('#opt-columns').selectOption('9');
  await page.locator('#opt-sleepers').selectOption('exposed');
  await page.locator('#lab-two').click();
  await playOn(page, mouse, (now) => now.entries > 25);
  expect((await wait(page)).rules).toBe('globe-joueur columns=9 sleepers=exposed');
});
