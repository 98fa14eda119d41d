import jsQR from 'jsqr';
import type { Page } from '@playwright/test';
import { accept, arrive, expectAccessible, fullTest, given, invite, move, open, test, turn, until } from '../support/distance.ts';
import { expect } from '../support/game.ts';
import { walkTo } from '../support/keyboard.ts';
import { pixels } from '../support/pixels.ts';
import { entries, record, state } from '../support/play.ts';

test.use({ pixels: true });

// Who else gets a link, what is changed in it, and how it is played without a mouse or without eyes.

test('who watches sees the game so far, and cannot play', async ({ page, other, somebody, begun }) => {
  const watcher = await somebody();
  await begun();
  await move(page, 0);
  await open(other, (await turn(page))!);
  await until(other, 1);
  await page.locator('#distance-list').click();
  await page.locator('[data-distance-watch]').click();
  const link = await page.locator('#distance-link').inputValue();
  await open(watcher, link);
  await expect(watcher.locator('#distance-status')).toHaveText('You are watching Anna and Biret');
  await expect(watcher.locator('#news')).toContainText('You can watch this game');
  const seen = (await state(watcher))!;
  expect(seen.entries).toBe(1);
  expect(seen.seat).not.toBe('human');
  // A tap on a piece that Biret could move does nothing here.
  const [, from, to] = /^(?:[A-Z])?([a-k]\d+)-([a-k]\d+)/.exec((await state(other))!.legal[0])!;
  for (const name of [from, to]) {
    const point = await watcher.evaluate((name) => window.sahkku.place(name), name);
    await watcher.mouse.click(point.x, point.y);
  }
  for (const button of ['#distance-go', '#distance-again', '#distance-wave', '#take-back']) await expect(watcher.locator(button)).toBeHidden();
  expect(await entries(watcher)).toBe(1);
  // What comes later is seen with a later link.
  await move(other, 0);
  const next = (await turn(other))!;
  await open(watcher, next);
  await until(watcher, 2);
});

fullTest('an invitation that two accept goes on with the first, and says so', async ({ page, somebody }) => {
  const first = await somebody();
  const second = await somebody();
  await arrive(page, { speed: 'instant' }, 'hnefatafl');
  const invitation = await invite(page, { name: 'Anna', sides: 'swede' });
  const answers: string[] = [];
  for (const [who, name] of [[first, 'Biret'], [second, 'Cáhppe']] as const) {
    await open(who, invitation);
    await accept(who, name);
    answers.push(await given(who));
  }
  await open(page, answers[0]);
  await expect(page.locator('#distance-panel')).toBeVisible();
  const before = await record(page);
  expect(before).toContain('Biret');
  await open(page, answers[1]);
  await expect(page.locator('#news')).toHaveText('Two people have accepted this invitation. The game goes on with the first of them: Biret.');
  expect(await record(page)).toBe(before);
  // The second is told when the game comes.
  await move(page, 0);
  const link = (await turn(page))!;
  await open(first, link);
  await until(first, 1);
  await open(second, link);
  await expect(second.locator('#distance-status')).toHaveText('You are watching Anna and Biret');
  await expect(second.locator('#distance-go')).toBeHidden();
  expect(await record(second)).toBe(await record(page));
});

/** What the code on the screen says to a camera. */
async function codeOf(page: Page): Promise<string | undefined> {
  const code = page.locator('#distance-code-place svg');
  await expect(code).toBeVisible();
  const image = await pixels(page, [await code.screenshot()]);
  const { data, width, height } = await image.evaluate(([image]) => ({ data: [...image.data], width: image.width, height: image.height }));
  return jsQR(Uint8ClampedArray.from(data), width, height)?.data;
}

fullTest('the code on the screen of a phone is the link', { tag: '@phone' }, async ({ page, begun }) => {
  await begun();
  await move(page, 0);
  await page.locator('#distance-go').click();
  await page.locator('#distance-code').click();
  expect(await codeOf(page)).toBe(await page.locator('#distance-link').inputValue());
});

test('from the invitation to the second turn by keyboard alone', async ({ page, other }) => {
  await arrive(page, { speed: 'instant' }, 'hnefatafl');
  /** Leads the keyboard to an element, and presses Enter. */
  const enter = async (page: Page, selector: string): Promise<void> => {
    const target = page.locator(selector);
    await expect(target).toBeVisible();
    const there = () => target.evaluate((element) => element === document.activeElement);
    for (let presses = 0; presses < 60 && !(await there()); presses += 1) await page.keyboard.press('Tab');
    expect(await there(), `Tab leads to ${selector}`).toBe(true);
    await page.keyboard.press('Enter');
  };
  const play = async (page: Page): Promise<void> => {
    const now = (await state(page))!;
    const [, from, to] = /^(?:[A-Z])?([a-k]\d+)-([a-k]\d+)/.exec(now.legal[0])!;
    for (const name of [from, to]) {
      await walkTo(page, name);
      await page.keyboard.press('Enter');
    }
    await until(page, now.entries + 1);
  };
  /** The link that is shown. */
  const shown = async (page: Page): Promise<string> => {
    await expect(page.locator('#distance-send')).toBeVisible();
    const link = await page.locator('#distance-link').inputValue();
    await enter(page, '#distance-copy');
    await page.keyboard.press('Escape');
    await expect(page.locator('#distance-send')).toBeHidden();
    return link;
  };
  await enter(page, '#open-more');
  await enter(page, '#play-distance');
  await enter(page, '#distance-new');
  const name = page.locator('#distance-name');
  for (let presses = 0; presses < 20 && !(await name.evaluate((field) => field === document.activeElement)); presses += 1) await page.keyboard.press('Tab');
  await page.keyboard.type('Anna');
  await enter(page, '#distance-make');
  const invitation = await shown(page);
  await open(other, invitation);
  await enter(other, '#distance-accept-yes');
  if (await other.locator('#distance-send').isVisible()) await open(page, await shown(other));
  for (const [here, there] of [[page, other], [other, page], [page, other]]) {
    const [mover, waiter] = (await state(here))?.seat === 'human' ? [here, there] : [there, here];
    const before = await entries(waiter);
    await play(mover);
    await enter(mover, '#distance-go');
    await open(waiter, await shown(mover));
    await until(waiter, before + 1);
  }
  expect(await record(other)).toBe(await record(page));
});

test('from the invitation to the second turn by names alone, and axe finds nothing on the way', async ({ page, other }) => {
  await arrive(page, { speed: 'instant' }, 'hnefatafl');
  const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });
  await button(page, 'More').click();
  await button(page, /friend by link/).click();
  await expect(page.getByRole('dialog', { name: 'My games' })).toBeVisible();
  await expectAccessible(page, 'an empty list');
  await button(page, 'Invite a friend').click();
  const inviting = page.getByRole('dialog', { name: 'Invite a friend' });
  await inviting.getByRole('textbox', { name: 'Your name' }).fill('Anna');
  await inviting.getByRole('combobox', { name: 'Who plays what?' }).selectOption({ index: 0 });
  await inviting.getByRole('combobox', { name: 'Clock' }).selectOption({ label: 'Minutes for a turn' });
  await expectAccessible(page, 'inviting');
  await button(page, 'Make the invitation').click();
  const sending = page.getByRole('dialog', { name: /^Send this to/ });
  const invitation = await sending.getByRole('textbox', { name: 'Link to send' }).inputValue();
  await button(page, 'Show QR code').click();
  await expect(sending.getByRole('img', { name: 'QR code of the link' })).toBeVisible();
  expect(await codeOf(page)).toBe(invitation);
  await expectAccessible(page, 'sending');
  await sending.getByRole('button', { name: 'Close' }).click();
  await open(other, invitation);
  const invited = other.getByRole('dialog', { name: /^Anna invites you/ });
  await invited.getByRole('textbox', { name: 'Your name' }).fill('Biret');
  await expectAccessible(other, 'accepting');
  await invited.getByRole('button', { name: 'Accept' }).click();
  await expect(invited).toBeHidden();
  const links: Page[] = [other, page];
  for (let turns = 0; turns < 4; turns += 1) {
    const [here, there] = [links[turns % 2], links[(turns + 1) % 2]];
    const dialog = here.getByRole('dialog', { name: /^Send this to/ });
    if (!(await dialog.isVisible())) {
      const now = (await state(here))!;
      if (now.seat !== 'human') continue;
      const [, from, to] = /^(?:[A-Z])?([a-k]\d+)-([a-k]\d+)/.exec(now.legal[0])!;
      for (const name of [from, to]) await here.getByRole('gridcell', { name: new RegExp(`^${name}\\b`) }).first().press('Enter');
      await until(here, now.entries + 1);
      if (here === page) await expectAccessible(here, 'a turn that is to be sent');
      await button(here, 'Send').click();
    }
    const link = await dialog.getByRole('textbox', { name: 'Link to send' }).inputValue();
    await dialog.getByRole('button', { name: 'Copy link' }).click();
    await dialog.getByRole('button', { name: 'Close' }).click();
    await open(there, link);
    await until(there, await entries(here));
  }
  expect(await entries(page)).toBeGreaterThan(0);
  await button(page, 'My games').click();
  await expect(page.getByRole('dialog', { name: 'My games' }).getByRole('listitem')).toHaveCount(1);
  await expectAccessible(page, 'a list with a game');
});

