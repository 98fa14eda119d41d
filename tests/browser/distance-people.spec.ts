import { readFileSync } from 'node:fs';
import jsQR from 'jsqr';
import type { Locator, Page } from '@playwright/test';
import { accept, begun, given, invite, move, open, somebody, turn } from '../support/distance.ts';
import { expect, ready, test } from '../support/game.ts';
import { walkTo } from '../support/keyboard.ts';
import { pixels } from '../support/pixels.ts';
import { entries, record, state } from '../support/play.ts';

test.use({ pixels: true });

// Who else gets a link, what is changed in it, and how it is played without a mouse or without eyes.

const axe = readFileSync(new URL(import.meta.resolve('axe-core')), 'utf8');

/** What axe finds. */
async function faults(page: Page): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe);
  return page.evaluate(async () => {
    const all = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
    const { violations } = await (window as unknown as { axe: typeof import('axe-core') }).axe.run(document, { runOnly: { type: 'tag', values: all }, resultTypes: ['violations'] });
    return violations.map((fault) => `${fault.id}: ${fault.nodes.map((node) => node.target.join(' ')).join(', ')}`);
  });
}

test('who watches sees the game so far, and cannot play', async ({ page, open: begin, browser, baseURL }) => {
  const other = await somebody(browser, baseURL);
  const watcher = await somebody(browser, baseURL);
  await begun(page, begin, other.page);
  await move(page, 0);
  await open(other.page, (await turn(page))!);
  await expect.poll(() => entries(other.page)).toBe(1);
  await page.locator('#distance-list').click();
  await page.locator('[data-distance-watch]').click();
  const link = await page.locator('#distance-link').inputValue();
  await watcher.page.goto(link.replace('#', '?speed=instant#'));
  await ready(watcher.page);
  await expect(watcher.page.locator('#distance-status')).toHaveText('You are watching Anna and Biret');
  const seen = (await state(watcher.page))!;
  expect(seen.entries).toBe(1);
  expect(seen.seat).not.toBe('human');
  // A tap on a piece that Biret could move does nothing here.
  const [, from, to] = /^(?:[A-Z])?([a-k]\d+)-([a-k]\d+)/.exec((await state(other.page))!.legal[0])!;
  for (const name of [from, to]) {
    const point = await watcher.page.evaluate((name) => window.sahkku.place(name), name);
    await watcher.page.mouse.click(point.x, point.y);
  }
  for (const button of ['#distance-go', '#distance-again', '#distance-wave', '#take-back']) await expect(watcher.page.locator(button)).toBeHidden();
  expect(await entries(watcher.page)).toBe(1);
  // What comes later is seen with a later link.
  await move(other.page, 0);
  const next = (await turn(other.page))!;
  await open(watcher.page, next);
  await expect.poll(() => entries(watcher.page)).toBe(2);
  expect(watcher.troubles).toEqual([]);
  await watcher.context.close();
  await other.context.close();
});

test('an invitation that two accept goes on with the first, and says so', async ({ page, open: begin, browser, baseURL }) => {
  const first = await somebody(browser, baseURL);
  const second = await somebody(browser, baseURL);
  await begin({ speed: 'instant' }, 'hnefatafl');
  const invitation = await invite(page, { name: 'Anna', sides: 'swede' });
  const answers: string[] = [];
  for (const [who, name] of [[first, 'Biret'], [second, 'Cáhppe']] as const) {
    await who.page.goto(invitation.replace('#', '?speed=instant#'));
    await ready(who.page);
    await accept(who.page, name);
    answers.push(await given(who.page));
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
  await open(first.page, link);
  await expect.poll(() => entries(first.page)).toBe(1);
  await open(second.page, link);
  await expect(second.page.locator('#distance-status')).toHaveText('You are watching Anna and Biret');
  await expect(second.page.locator('#distance-go')).toBeHidden();
  expect(await record(second.page)).toBe(await record(page));
  await first.context.close();
  await second.context.close();
});

test('links in which somebody changed something are refused in words', async ({ page, open: begin, browser, baseURL }) => {
  const other = await somebody(browser, baseURL);
  await begin({ speed: 'instant' });
  const invitation = await invite(page, { name: 'Anna', throws: 'strict' });
  await other.page.goto(invitation.replace('#', '?speed=instant#'));
  await ready(other.page);
  await accept(other.page, 'Biret');
  let link = await turn(other.page);
  await open(page, link!);
  for (let n = 0; n < 3; n += 1) {
    const [here, there] = n % 2 === 0 ? [page, other.page] : [other.page, page];
    link = await turn(here);
    await open(there, link!);
  }
  const last = (await turn(page)) ?? link!;
  const before = await record(page);
  const kept = () => page.evaluate(() => Object.entries(localStorage).find(([key]) => /\.distance\..{32}$/.test(key))?.[1]?.match(/^letter (.*)$/m)?.[1]);
  const letter = await kept();
  const [head, body] = [last.slice(0, last.indexOf('.', last.indexOf('#')) + 1), last.slice(last.indexOf('.', last.indexOf('#')) + 1)];
  const bytes = Buffer.from(body, 'base64url');
  const refused: string[] = [];
  /** What the page says to a letter. */
  const said = async (bad: string, what: string): Promise<void> => {
    await open(page, bad);
    const notice = page.locator('.notice').last();
    await expect(notice, what).toBeVisible();
    refused.push((await notice.textContent()) ?? '');
    await notice.locator('[data-dismiss]').click();
    await expect(notice, what).toBeHidden();
    expect(await record(page), what).toBe(before);
    expect(await kept(), what).toBe(letter);
  };
  // A byte anywhere: in the rules, the names, the values that the dice follow from, the decisions, the signatures.
  for (let part = 0; part < 12; part += 1) {
    const changed = Buffer.from(bytes);
    const at = Math.floor(((part + 0.5) * bytes.length) / 12);
    changed[at] ^= 1 << (part % 8);
    await said(head + changed.toString('base64url'), `byte ${at} changed`);
  }
  await said(head + bytes.subarray(0, bytes.length - 9).toString('base64url'), 'cut off');
  await said(head + Buffer.concat([bytes, Buffer.from([0, 0, 0])]).toString('base64url'), 'with something behind it');
  await said(last.replace('play=sahkku.', 'play=hnefatafl.'), 'of another game');
  expect(new Set(refused).size, 'it is said what is wrong').toBeGreaterThan(2);
  for (const words of refused) expect(words).not.toMatch(/⟨|undefined|distance-/);
  await other.context.close();
});

/** Where in the bytes of a letter the id of the game is, and what each of the two shows: a number, a value for throws, and a signature. */
function layout(bytes: Buffer): { id: [number, number]; members: [from: number, value: number, to: number][] } {
  let at = 1;
  const number = (): number => {
    let number = 0;
    for (let shift = 0; ; shift += 7) {
      const byte = bytes[at++];
      number |= (byte & 0x7f) << shift;
      if (byte < 0x80) return number;
    }
  };
  const text = () => (at = number() + at);
  const member = (): [number, number, number] => {
    const from = at;
    number();
    const value = at;
    return [from, value, (at = value + 32 + 64)];
  };
  const id: [number, number] = [at, (at += 16)];
  at += 32;
  text();
  at += 2;
  if (bytes[at++] === 1) [number(), number()];
  if (bytes[at++] === 1) at += 16;
  text();
  const inviter = member();
  at += 1 + 32;
  text();
  at += 1;
  return { id, members: [inviter, member()] };
}

test('letters of another game, of before, and with other dice are refused in words', async ({ page, open: begin, browser, baseURL }) => {
  const other = await somebody(browser, baseURL);
  /** The bytes of the letter in a link. */
  const bytesOf = (link: string) => Buffer.from(link.slice(link.indexOf('play=sahkku.') + 'play=sahkku.'.length), 'base64url');
  const linkOf = (bytes: Buffer) => `http://x/#play=sahkku.${bytes.toString('base64url')}`;
  const splice = (bytes: Buffer, [from, to]: [number, number], part: Buffer) => Buffer.concat([bytes.subarray(0, from), part, bytes.subarray(to)]);
  const kept = () => page.evaluate(() => Object.entries(localStorage).filter(([key]) => /\.distance\..{32}$/.test(key)).sort());
  /** Both take a turn or two; the last link is Biret's, and Anna has not opened it. */
  const play = async (): Promise<string[]> => {
    const links: string[] = [];
    while (links.length < 5) {
      for (const [here, there] of [[page, other.page], [other.page, page]]) {
        const link = await turn(here);
        if (!link) continue;
        links.push(link);
        if (here === page || links.length < 5) await open(there, link);
      }
    }
    return links;
  };

  await begun(page, begin, other.page, 'sahkku', { throws: 'strict' });
  const [foreign] = (await play()).slice(-1);
  // A second game of the same two, of the same rules.
  await page.locator('#distance-list').click();
  await page.locator('#distance-new').click();
  await page.locator('#distance-make').click();
  await open(other.page, await given(page));
  await accept(other.page, 'Biret');
  await open(page, (await turn(other.page))!);
  const links = await play();
  const last = links.at(-1)!;
  const former = links.at(-3)!;
  const [bytes, old, strange] = [last, former, foreign].map(bytesOf);
  const [now, before, elsewhere] = [bytes, old, strange].map(layout);
  const value = (bytes: Buffer, [, value]: [number, number, number]) => bytes.subarray(value, value + 32);
  const at = ([, value]: [number, number, number]): [number, number] => [value, value + 32];
  expect(value(bytes, now.members[1])).not.toEqual(value(old, before.members[1]));

  const forgeries: [string, Buffer][] = [
    ['another value of Biret’s own', splice(bytes, at(now.members[1]), value(old, before.members[1]))],
    ['Anna’s value as Biret’s', splice(bytes, at(now.members[1]), value(bytes, now.members[0]))],
    ['Biret’s value as Anna’s', splice(bytes, at(now.members[0]), value(bytes, now.members[1]))],
    ['a value of another game', splice(bytes, at(now.members[1]), value(strange, elsewhere.members[1]))],
    ['what Biret signed before', splice(bytes, [now.members[1][0], now.members[1][2]], old.subarray(before.members[1][0], before.members[1][2]))],
    ['another game under the name of this', splice(strange, elsewhere.id, bytes.subarray(...now.id))],
    ['this game under the name of another', splice(bytes, now.id, strange.subarray(...elsewhere.id))],
  ];
  const [held, shown] = [await kept(), await record(page)];
  for (const [what, forged] of forgeries) {
    await open(page, linkOf(forged));
    const notice = page.locator('.notice').last();
    await expect(notice, what).toBeVisible();
    await expect(notice, what).not.toContainText(/⟨|undefined|distance-/);
    expect((await notice.textContent())!.length, what).toBeGreaterThan(30);
    await notice.locator('[data-dismiss]').click();
    await expect(notice, what).toBeHidden();
    expect(await kept(), what).toEqual(held);
    expect(await record(page), what).toBe(shown);
  }
  await open(page, former);
  await expect(page.locator('#news')).toHaveText('This is older than what you have. Nothing changes.');
  expect(await record(page)).toBe(shown);
  // What was forged is fine as it was.
  await open(page, last);
  await expect.poll(kept).not.toEqual(held);
  expect(other.troubles).toEqual([]);
  await other.context.close();
});

test('the code on the screen is the link', { tag: ['@laptop', '@phone'] }, async ({ page, open: begin, browser, baseURL }) => {
  const other = await somebody(browser, baseURL);
  await begun(page, begin, other.page);
  await move(page, 0);
  await page.locator('#distance-go').click();
  const link = await page.locator('#distance-link').inputValue();
  await page.locator('#distance-code').click();
  const code = page.locator('#distance-code-place svg');
  await expect(code).toBeVisible();
  const image = await pixels(page, [await code.screenshot()]);
  const { data, width, height } = await image.evaluate(([image]) => ({ data: [...image.data], width: image.width, height: image.height }));
  expect(jsQR(Uint8ClampedArray.from(data), width, height)?.data).toBe(link);
  await other.context.close();
});

test('from the invitation to the second turn by keyboard alone', async ({ page, open: begin, browser, baseURL }) => {
  const other = await somebody(browser, baseURL);
  await begin({ speed: 'instant' }, 'hnefatafl');
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
    await expect.poll(() => entries(page)).toBe(now.entries + 1);
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
  await enter(page, '#play-distance');
  await enter(page, '#distance-new');
  const name = page.locator('#distance-name');
  for (let presses = 0; presses < 20 && !(await name.evaluate((field) => field === document.activeElement)); presses += 1) await page.keyboard.press('Tab');
  await page.keyboard.type('Anna');
  await enter(page, '#distance-make');
  const invitation = await shown(page);
  await other.page.goto(invitation.replace('#', '?speed=instant#'));
  await ready(other.page);
  await enter(other.page, '#distance-accept-yes');
  if (await other.page.locator('#distance-send').isVisible()) await open(page, await shown(other.page));
  for (const [here, there] of [[page, other.page], [other.page, page], [page, other.page]]) {
    const [mover, waiter] = (await state(here))?.seat === 'human' ? [here, there] : [there, here];
    const before = await entries(waiter);
    await play(mover);
    await enter(mover, '#distance-go');
    await open(waiter, await shown(mover));
    await expect.poll(() => entries(waiter)).toBe((before ?? 0) + 1);
  }
  expect(await record(other.page)).toBe(await record(page));
  await other.context.close();
});

test('from the invitation to the second turn by names alone, and axe finds nothing on the way', async ({ page, open: begin, browser, baseURL }) => {
  const other = await somebody(browser, baseURL);
  await begin({ speed: 'instant' }, 'hnefatafl');
  const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });
  const clean = async (page: Page, where: string) => expect.soft(await faults(page), where).toEqual([]);
  await button(page, /far away/).click();
  await expect(page.getByRole('dialog', { name: 'My games' })).toBeVisible();
  await clean(page, 'an empty list');
  await button(page, 'Invite a friend').click();
  const inviting = page.getByRole('dialog', { name: 'Invite a friend' });
  await inviting.getByRole('textbox', { name: 'Your name' }).fill('Anna');
  await inviting.getByRole('combobox', { name: 'Who plays what?' }).selectOption({ index: 0 });
  await inviting.getByRole('combobox', { name: 'Clock' }).selectOption({ label: 'Minutes for a turn' });
  await clean(page, 'inviting');
  await button(page, 'Make the invitation').click();
  const sending = page.getByRole('dialog', { name: /^Send this to/ });
  const invitation = await sending.getByRole('textbox', { name: 'Link to send' }).inputValue();
  await button(page, 'Show QR code').click();
  await expect(sending.getByRole('img', { name: 'QR code of the link' })).toBeVisible();
  await clean(page, 'sending');
  await sending.getByRole('button', { name: 'Close' }).click();
  await other.page.goto(invitation.replace('#', '?speed=instant#'));
  await ready(other.page);
  const invited = other.page.getByRole('dialog', { name: /^Anna invites you/ });
  await invited.getByRole('textbox', { name: 'Your name' }).fill('Biret');
  await clean(other.page, 'accepting');
  await invited.getByRole('button', { name: 'Accept' }).click();
  await expect(invited).toBeHidden();
  const links: Page[] = [other.page, page];
  for (let turns = 0; turns < 4; turns += 1) {
    const [here, there] = [links[turns % 2], links[(turns + 1) % 2]];
    const dialog = here.getByRole('dialog', { name: /^Send this to/ });
    if (!(await dialog.isVisible())) {
      const now = (await state(here))!;
      if (now.seat !== 'human') continue;
      const [, from, to] = /^(?:[A-Z])?([a-k]\d+)-([a-k]\d+)/.exec(now.legal[0])!;
      for (const name of [from, to]) await here.getByRole('gridcell', { name: new RegExp(`^${name}\\b`) }).first().press('Enter');
      await expect.poll(() => entries(here)).toBe(now.entries + 1);
      await clean(here, 'a turn that is to be sent');
      await button(here, 'Send').click();
    }
    const link = await dialog.getByRole('textbox', { name: 'Link to send' }).inputValue();
    await dialog.getByRole('button', { name: 'Copy link' }).click();
    await dialog.getByRole('button', { name: 'Close' }).click();
    await there.evaluate((hash) => {
      location.hash = hash;
    }, new URL(link).hash);
    await expect.poll(async () => (await state(there))?.entries).toBe((await state(here))?.entries);
  }
  expect(await entries(page)).toBeGreaterThan(0);
  await button(page, 'My games').click();
  await expect(page.getByRole('dialog', { name: 'My games' }).getByRole('listitem')).toHaveCount(1);
  await clean(page, 'a list with a game');
  expect(other.troubles).toEqual([]);
  await other.context.close();
});

test('axe finds nothing where two connect, whatever has come of it', async ({ page, open: begin, browser, baseURL }) => {
  const other = await somebody(browser, baseURL);
  await begun(page, begin, other.page);
  const [offering, answering] = [page, other.page].map((each) => each.getByRole('dialog', { name: 'Play live' }));
  const button = (dialog: Locator, name: string) => dialog.getByRole('button', { name, exact: true });
  const clean = async (page: Page, where: string) => expect.soft(await faults(page), where).toEqual([]);
  /** One button ends the dialog, and no more. */
  const ends = (dialog: Locator) => dialog.getByRole('button', { name: /^(Cancel|Close)$/ });
  await page.getByRole('button', { name: 'Connect now' }).click();
  await expect(button(offering, 'Make the connection link')).toBeVisible();
  await expect(ends(offering)).toHaveText('Cancel');
  await expect(page.locator('#distance-connection')).toBeHidden();
  await clean(page, 'what the link will tell');
  await button(offering, 'Make the connection link').click();
  await expect(offering.getByRole('status')).toHaveText('Waiting for the answer…');
  await expect(ends(offering)).toHaveText('Close');
  const link = offering.getByRole('textbox', { name: 'Link to send' });
  expect(await link.evaluate((field) => field.scrollTop), 'a link is shown from its beginning').toBe(0);
  const offer = await link.inputValue();
  await button(offering, 'Show QR code').click();
  await expect(offering.getByRole('img', { name: 'QR code of the link' })).toBeVisible();
  await clean(page, 'a link with its code');
  await offering.getByRole('textbox', { name: 'Paste the answer here' }).fill('hello');
  await button(offering, 'Connect now').click();
  await expect(page.locator('#distance-live-trouble')).toContainText('cut off or damaged');
  await clean(page, 'an answer that is none');
  await open(other.page, offer);
  await expect(button(answering, 'Answer')).toBeVisible();
  await clean(other.page, 'somebody wants to connect');
  await button(answering, 'Answer').click();
  await clean(other.page, 'an answer');
  const answer = await answering.getByRole('textbox', { name: 'Link to send' }).inputValue();
  await offering.getByRole('textbox', { name: 'Paste the answer here' }).fill(answer);
  await button(offering, 'Connect now').click();
  await expect(page.locator('#distance-connection')).toContainText('Connected');
  await expect(offering).toBeHidden();
  await clean(page, 'connected');
  await other.page.reload();
  await expect(page.locator('#distance-connection')).toContainText('The connection is lost');
  await expect(page.locator('#news')).not.toContainText('The connection is lost');
  await expect(page.locator('#heard')).toContainText('The connection is lost');
  await clean(page, 'disconnected');
  await other.context.close();
});

test('axe finds nothing where a game has gone on in two ways', async ({ page, open: begin, browser, baseURL }) => {
  const other = await somebody(browser, baseURL);
  const second = await somebody(browser, baseURL);
  await begun(page, begin, other.page);
  await page.getByRole('button', { name: 'My games' }).click();
  await page.getByRole('button', { name: 'Move to another device' }).click();
  const moving = page.getByRole('dialog', { name: 'Take this game to another device' });
  const own = await moving.getByRole('textbox', { name: 'Link to send' }).inputValue();
  expect.soft(await faults(page), 'moving the game').toEqual([]);
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await second.page.goto(own.replace('#', '?speed=instant#'));
  await ready(second.page);
  await expect(second.page.locator('#distance-panel')).toBeVisible();
  await move(page, 0);
  await move(second.page, 5);
  const [here, there] = [(await turn(page))!, (await turn(second.page))!];
  await open(other.page, here);
  await expect.poll(() => entries(other.page)).toBe(1);
  await open(other.page, there);
  const fork = other.page.getByRole('dialog', { name: 'The game has gone on in two ways' });
  await expect(fork.getByRole('heading', { name: 'The way in the link' })).toBeVisible();
  expect.soft(await faults(other.page), 'two ways').toEqual([]);
  await fork.getByRole('button', { name: 'Look at it' }).click();
  await expect(other.page.locator('#distance-status')).toHaveText('The other way of a game');
  // In what is only looked at there is nothing to do but to look.
  await expect(other.page.locator('#distance-panel').getByRole('button')).toHaveText(['My games']);
  expect.soft(await faults(other.page), 'looking at the other way').toEqual([]);
  await second.context.close();
  await other.context.close();
});

test('the panel says what is to be sent, and asks by its name for what cannot be undone', async ({ page, open: begin, browser, baseURL }) => {
  const other = await somebody(browser, baseURL);
  await begun(page, begin, other.page);
  const [heading, task, back] = ['#turn', '#task', '#take-back'].map((id) => page.locator(id));
  await expect(heading).toHaveText('Your turn: the Swedes');
  await expect(back).toBeHidden();
  await move(page, 0);
  await expect(heading).toHaveText('Your turn is ready: send it');
  await expect(task).toHaveText('Until you send it, you can take everything back.');
  await expect(back).toHaveText('Undo');
  await expect(page.locator('#heard')).toContainText('Your turn is ready: send it');
  const link = (await turn(page))!;
  await expect(heading).toHaveText('Biret’s turn: the Muscovites');
  await expect(task).toBeEmpty();
  await expect(back).toHaveText('Ask to undo');
  await open(other.page, link);
  await expect(other.page.locator('#turn')).toHaveText('Your turn: the Muscovites');
  // Another game has its own words again.
  await page.evaluate(() => localStorage.clear());
  await page.goto('./hnefatafl.html?computer=none&speed=instant');
  await ready(page);
  await move(page, 0);
  await expect(back).toHaveText('Undo');
  await other.context.close();
});
