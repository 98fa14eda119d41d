import type { Page } from '@playwright/test';
import { expect, test } from '../support/game.ts';
import { message } from '../support/messages.ts';
import { lay, mouse, record, state, step, wait } from '../support/play.ts';

// People offer a draw, or a standstill does, and people or computers accept or decline it. crates/games tests when there is a
// standstill, and the computers' answers.

const quick = { seed: 3, speed: 'instant' };

// Only the women's king can move: the men's soldiers sleep behind those of the women, which are blocked.
const STANDSTILL = 'sahkku 1\nrules globe-joueur\nposition 15/9(WrKw)5/m*7.(WW)7 w w ?,?,?\n';
/** The women have one soldier left. */
const ONE_LEFT = (turn: 'm' | 'w') => `sahkku 1\nrules lagesvuotna\nposition 15/3wq3KW2mq3/m*15. ${turn} m ?,?,?\n`;

const choice = (page: Page, name: string) => page.locator('#choice').getByRole('button', { name, exact: true });

async function openMenu(page: Page): Promise<void> {
  await page.locator('#menu').click();
  await expect(page.locator('#menu-card')).toBeVisible();
}

async function offerDraw(page: Page): Promise<void> {
  await openMenu(page);
  await page.locator('#offer-draw').click();
  await expect(page.locator('#choice')).toBeVisible();
}

/** Changes the players from now on. */
async function seat(page: Page, men: string, women: string): Promise<void> {
  await openMenu(page);
  await page.locator('#open-players').click();
  await page.locator('#seat-first').selectOption(men);
  await page.locator('#seat-second').selectOption(women);
  await page.locator('#players [data-close]').click();
}

async function isADraw(page: Page): Promise<void> {
  await expect(page.locator('#ending')).toBeVisible();
  await expect(page.locator('#ending-title')).toHaveText(message('draw'));
  await expect(page.locator('#ending-reason')).toHaveText(message('reason-agreed'));
  await expect(page.locator('#choice')).toBeHidden();
  expect((await state(page))?.phase).toBe('over');
  expect(await record(page)).toMatch(/\nresult draw agreed\n$/);
}

test('a draw is declined and offered again when the turn has passed, and two people agree for good', { tag: '@all' }, async ({ page, open }) => {
  await open({ ...quick, computer: 'none' });
  await lay(page, ONE_LEFT('m'));
  await openMenu(page);
  await expect(page.locator('#offer-draw'), 'nothing has happened yet').toBeHidden();
  await page.locator('#menu-card [data-close]').click();

  await page.locator('#throw').click();
  const now = await wait(page);
  const [side, other] = now.turn === 'men' ? ['men', 'women'] : ['women', 'men'];
  await offerDraw(page);
  await expect(page.locator('#choice-title')).toHaveText(`The ${side} offer a draw`);
  await expect(page.locator('#choice-text')).toHaveText(`Do the ${other} accept?`);
  await page.keyboard.press('Escape');
  await expect(page.locator('#choice'), 'it wants an answer').toBeVisible();
  expect((await state(page))?.phase).not.toBe('over');
  await expect(choice(page, 'Play on'), 'a key too many does no harm').toBeFocused();
  await choice(page, 'Play on').click();
  await expect(page.locator('#choice')).toBeHidden();
  await expect(page.locator('#news')).toHaveText(`The ${other} decline the draw. The game goes on.`);
  expect(await wait(page)).toEqual(now);
  await openMenu(page);
  await expect(page.locator('#resign')).toBeVisible();
  await expect(page.locator('#offer-draw'), 'not twice in a turn').toBeHidden();
  await page.locator('#menu-card [data-close]').click();

  for (let later = now; later.turn !== other; later = await wait(page)) await step(page, later, mouse);
  await offerDraw(page);
  await choice(page, 'Agree to a draw').click();
  await isADraw(page);

  await page.locator('#ending [data-close]').click();
  await openMenu(page);
  await expect(page.locator('#offer-draw'), 'the game is over').toBeHidden();
  await open(quick);
  await expect(page.locator('#welcome')).toBeVisible();
  await expect(page.locator('#continue-game'), 'there is nothing to go on with').toBeHidden();
});

test('the computer agrees where it loses, and declines where it wins', { tag: '@all' }, async ({ page, open }) => {
  await open({ ...quick, computer: 'women:steady' });
  await lay(page, ONE_LEFT('m'));
  await page.locator('#throw').click();
  const now = await wait(page);
  await offerDraw(page);
  await expect(page.locator('#choice-title')).toHaveText('Offer a draw?');
  await choice(page, message('cancel')).click();
  expect(await wait(page)).toEqual(now);
  await offerDraw(page);
  await choice(page, 'Offer a draw').click();
  await isADraw(page);

  await lay(page, ONE_LEFT('m'));
  await seat(page, 'steady', 'human');
  await lay(page, ONE_LEFT('w'));
  await page.locator('#throw').click();
  const then = await wait(page);
  await offerDraw(page);
  await choice(page, 'Offer a draw').click();
  await expect(page.locator('#news')).toHaveText('The men decline the draw. The game goes on.');
  expect(await wait(page)).toEqual(then);
  await openMenu(page);
  await expect(page.locator('#offer-draw')).toBeHidden();
});

test.describe('where nobody thinks', () => {
  test.use({ tolerated: /.*/ });

  test('the computer counts soldiers, and agrees or not', { tag: '@all' }, async ({ page, open }) => {
    await page.route('**/bots*', (route) => route.abort());
    await open({ ...quick, computer: 'women:steady' });
    await lay(page, 'sahkku 1\nrules globe-joueur\nposition w*12.3/7K7/m*11.4 m m ?,?,?\n');
    await page.locator('#throw').click();
    await wait(page);
    await offerDraw(page);
    await choice(page, 'Offer a draw').click();
    await expect(page.locator('#news')).toHaveText('The women decline the draw. The game goes on.');
    await expect(page.locator('.notice').last()).toContainText(message('notice-worker-gone').split(' (')[0]);
  });
});

test('where only the king can move a draw is offered once, waits across a reload, and computers agree by themselves', async ({ page, open }) => {
  await open({ ...quick, computer: 'none' });
  await lay(page, STANDSTILL);
  await expect(page.locator('#choice-title')).toHaveText('Only the king can still move');
  await expect(page.locator('#choice-text')).toContainText('Do you agree to a draw?');
  await choice(page, 'Play on').click();
  let now = await wait(page);
  for (let turns = 0; turns < 6; turns += 1) {
    await step(page, now, mouse);
    now = await wait(page);
    await expect(page.locator('#choice')).toBeHidden();
  }
  // People can still agree.
  await offerDraw(page);
  await choice(page, 'Agree to a draw').click();
  await isADraw(page);

  // By keyboard alone.
  await lay(page, STANDSTILL);
  await choice(page, 'Play on').focus();
  await page.keyboard.press('Shift+Tab');
  await expect(choice(page, 'Agree to a draw')).toBeFocused();
  await page.keyboard.press('Enter');
  await isADraw(page);

  const asked = await lay(page, STANDSTILL);
  await page.reload();
  await expect(page.locator('#choice-title')).toHaveText('Only the king can still move');
  expect((await state(page))?.position).toBe(asked.position);
  // The message follows the language chosen in the meantime.
  const speak = (language: string) =>
    page.locator('#language').evaluate((list: HTMLSelectElement, language) => {
      list.value = language;
      list.dispatchEvent(new Event('change', { bubbles: true }));
    }, language);
  await speak('fr');
  await expect(page.locator('#choice-title')).toHaveText('Seul le roi peut encore bouger');
  await expect(choice(page, 'Accepter la nulle')).toBeVisible();
  await speak('en');
  await choice(page, 'Agree to a draw').click();
  await isADraw(page);

  // Against the computer the game continues if its person wants to.
  await lay(page, ONE_LEFT('m'));
  await seat(page, 'human', 'easy');
  await lay(page, STANDSTILL);
  await choice(page, 'Play on').click();
  await expect.poll(async () => (await state(page))?.entries).toBeGreaterThan(1);
  expect(await wait(page)).toMatchObject({ phase: 'throw', turn: 'men' });
  // Computers that take over agree, whatever their people wanted.
  await seat(page, 'easy', 'easy');
  await isADraw(page);
});
