import type { Page } from '@playwright/test';
import { expect, test } from '../support/game.ts';
import { message } from '../support/messages.ts';
import { mouse, playOn, record, state, step, wait } from '../support/play.ts';

const quick = { seed: 11, speed: 'instant', rules: 'maze', computer: 'none' };

// Only the women's king can move: the men's soldiers sleep behind those of the women, who cannot go on.
const standstill = 'sahkku 1\nrules globe-joueur\nposition 15/9(WrKw)5/m*7.(WW)7 w w ?,?,?\n';

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

/** A saved game as the page keeps it, so that anybody can sit on either side. */
function saved(men: string, women: string, record: string): string {
  const body = `seats ${men} ${women}\n${record}`;
  let sum = ~0;
  for (const byte of new TextEncoder().encode(body)) {
    sum ^= byte;
    for (let bit = 0; bit < 8; bit += 1) sum = (sum >>> 1) ^ (sum & 1 ? 0xedb88320 : 0);
  }
  return `sahkku-save 1 ${(~sum >>> 0).toString(16).padStart(8, '0')}\n${body}`;
}

/** Opens the page where a game has been saved. */
async function resume(page: Page, open: (parameters: Record<string, string | number>) => Promise<void>, save: string): Promise<void> {
  await page.addInitScript((save) => {
    if (!sessionStorage.getItem('put')) localStorage.setItem('sahkku.save', save);
    sessionStorage.setItem('put', 'yes');
  }, save);
  await open({ seed: 3, speed: 'instant' });
}

async function isADraw(page: Page): Promise<void> {
  await expect(page.locator('#ending')).toBeVisible();
  await expect(page.locator('#ending-title')).toHaveText(message('draw'));
  await expect(page.locator('#ending-reason')).toHaveText(message('reason-agreed'));
  await expect(page.locator('#choice')).toBeHidden();
  expect((await state(page))?.phase).toBe('over');
  expect(await record(page)).toMatch(/\nresult draw agreed\n$/);
}

test('two people agree on a draw, and it is over for good', async ({ page, open }) => {
  await open(quick);
  await openMenu(page);
  await expect(page.locator('#offer-draw'), 'nothing has happened yet').toBeHidden();
  await page.locator('#menu-card [data-close]').click();

  const now = await playOn(page, mouse, (now) => now.entries > 12 && now.phase === 'decision');
  await offerDraw(page);
  const other = now.turn === 'men' ? 'women' : 'men';
  await expect(page.locator('#choice-title')).toHaveText(`The ${now.turn} offer a draw`);
  await expect(page.locator('#choice-text')).toHaveText(`Do the ${other} accept?`);
  await page.keyboard.press('Escape');
  await expect(page.locator('#choice'), 'it wants an answer').toBeVisible();
  expect((await state(page))?.phase).toBe('decision');
  await choice(page, 'Agree to a draw').click();
  await isADraw(page);

  await page.locator('#ending [data-close]').click();
  await openMenu(page);
  await expect(page.locator('#offer-draw'), 'the game is over').toBeHidden();
  await open({ seed: 11, speed: 'instant' });
  await expect(page.locator('#welcome')).toBeVisible();
  await expect(page.locator('#continue-game'), 'there is nothing to go on with').toBeHidden();
});

test('a draw that is declined can be offered again when the turn has passed', async ({ page, open }) => {
  await open(quick);
  const now = await playOn(page, mouse, (now) => now.entries > 12 && now.phase === 'decision');
  await offerDraw(page);
  await expect(choice(page, 'Play on'), 'a key too many does no harm').toBeFocused();
  await choice(page, 'Play on').click();
  await expect(page.locator('#choice')).toBeHidden();
  const other = now.turn === 'men' ? 'women' : 'men';
  await expect(page.locator('#news')).toHaveText(`The ${other} decline the draw. The game goes on.`);
  expect(await wait(page)).toEqual(now);
  await openMenu(page);
  await expect(page.locator('#resign')).toBeVisible();
  await expect(page.locator('#offer-draw'), 'not twice in a turn').toBeHidden();
  await page.locator('#menu-card [data-close]').click();

  await playOn(page, mouse, (state, other) => state.turn === other, other);
  await openMenu(page);
  await expect(page.locator('#offer-draw')).toBeVisible();
});

for (const [computer, agrees] of [['women', true], ['men', false]] as const) {
  test(`the computer ${agrees ? 'agrees' : 'declines'} as the ${computer}`, async ({ page, open }) => {
    // The women have one soldier left, and it is their turn or the men's: the person's.
    const person = computer === 'women' ? 'men' : 'women';
    const position = `position 15/3wq3KW2mq3/m*15. ${person[0]} m ?,?,?`;
    const seats = ['men', 'women'].map((side) => (side === computer ? 'computer:steady' : 'human'));
    await resume(page, open, saved(seats[0], seats[1], `sahkku 1\nrules lagesvuotna\n${position}\n`));
    await page.locator('#throw').click();
    const now = await wait(page);
    await offerDraw(page);
    await expect(page.locator('#choice-title')).toHaveText('Offer a draw?');
    await choice(page, message('cancel')).click();
    expect(await wait(page)).toEqual(now);

    await offerDraw(page);
    await choice(page, 'Offer a draw').click();
    if (agrees) {
      await isADraw(page);
    } else {
      await expect(page.locator('#news')).toHaveText('The men decline the draw. The game goes on.');
      expect(await wait(page)).toEqual(now);
      await openMenu(page);
      await expect(page.locator('#offer-draw')).toBeHidden();
    }
  });
}

test.describe('where nobody thinks', () => {
  test.use({ tolerated: /.*/ });

  test('the computer counts soldiers, and agrees or not', async ({ page, open }) => {
    await page.route('**/thinker*', (route) => route.abort());
    const position = 'position w*12.3/7K7/m*11.4 m m ?,?,?';
    await resume(page, open, saved('human', 'computer:steady', `sahkku 1\nrules globe-joueur\n${position}\n`));
    await page.locator('#throw').click();
    await wait(page);
    await offerDraw(page);
    await choice(page, 'Offer a draw').click();
    await expect(page.locator('#news')).toHaveText('The women decline the draw. The game goes on.');
    await expect(page.locator('.notice').last()).toContainText(message('notice-thinker-gone').split(' (')[0]);
  });
});

test('where only the king can move a draw is offered, and once', async ({ page, open }) => {
  await resume(page, open, saved('human', 'human', standstill));
  await expect(page.locator('#choice')).toBeVisible();
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
});

test('a standstill in a link is ended by keyboard alone', async ({ page, baseURL }) => {
  const link = `position=1;globe-joueur;${encodeURIComponent('15/9(WrKw)5/m*7.(WW)7 w w ?,?,?')}`;
  await page.goto(`${baseURL}?speed=instant&seed=3#${link}`);
  await expect(choice(page, 'Play on')).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(choice(page, 'Agree to a draw')).toBeFocused();
  await page.keyboard.press('Enter');
  await isADraw(page);
});

test('a standstill waits for its answer across a reload', async ({ page, open }) => {
  await resume(page, open, saved('human', 'computer:strong', standstill));
  await expect(page.locator('#choice')).toBeVisible();
  const before = await state(page);
  await page.reload();
  await expect(page.locator('#choice-title')).toHaveText('Only the king can still move');
  expect((await state(page))?.position).toBe(before?.position);
  await choice(page, 'Agree to a draw').click();
  await isADraw(page);
});

test('against the computer the game goes on if its person wants to', async ({ page, open }) => {
  await resume(page, open, saved('human', 'computer:strong', standstill));
  await choice(page, 'Play on').click();
  await expect.poll(async () => (await state(page))?.entries).toBeGreaterThan(1);
  const now = await wait(page);
  expect(now.phase).toBe('throw');
  expect(now.turn).toBe('men');
});

test('two computers agree by themselves', async ({ page, open }) => {
  await resume(page, open, saved('computer:easy', 'computer:strong', standstill));
  await isADraw(page);
});

test('computers that take over agree, whatever their people wanted', async ({ page, open }) => {
  await resume(page, open, saved('human', 'human', standstill));
  await choice(page, 'Play on').click();
  await openMenu(page);
  await page.locator('#open-players').click();
  await page.locator('#seat-first').selectOption('easy');
  await page.locator('#seat-second').selectOption('easy');
  await page.locator('#players [data-close]').click();
  await isADraw(page);
});

test('an offer is said in the language that is chosen meanwhile', async ({ page, open }) => {
  await resume(page, open, saved('human', 'human', standstill));
  await expect(page.locator('#choice-title')).toHaveText('Only the king can still move');
  await page.locator('#language').evaluate((list: HTMLSelectElement) => {
    list.value = 'fr';
    list.dispatchEvent(new Event('change', { bubbles: true }));
  });
  await expect(page.locator('#choice-title')).toHaveText('Seul le roi peut encore bouger');
  await expect(choice(page, 'Accepter la nulle')).toBeVisible();
});
