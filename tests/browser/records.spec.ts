import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { address, expect, ready, test } from '../support/game.ts';
import { lay, mouse, playOn, record, state, step, wait } from '../support/play.ts';
import { settled } from '../support/views.ts';

// Records and links: saved, opened, copied, refused. crates/games/*/ui/src/page/tests.rs tests the messages about wrong ones.

const quick = { seed: 11, speed: 'instant', rules: 'maze', computer: 'none' };

/** A link to a position, after the `#`. */
const POSITION = 'w*15./3wq3K3mq3/m*15. m m X,II,(-)';
const TO_POSITION = `position=1;lagesvuotna;${encodeURIComponent(POSITION)}`;

/** The permissions that let a test read the clipboard. */
const CLIPBOARD = ['clipboard-read', 'clipboard-write'];

async function openCard(page: Page): Promise<void> {
  await page.locator('#menu').click();
  await page.locator('#open-record').click();
}

// Only a browser sends the click on the hidden field through the page while the page still handles the click on the button.
test('a file is chosen by its button', async ({ page, open }) => {
  await open(quick);
  await openCard(page);
  const chooser = page.waitForEvent('filechooser');
  await page.locator('#record-file').click();
  await (await chooser).setFiles({ name: 'x.txt', mimeType: 'text/plain', buffer: Buffer.from('no record') });
  await expect(page.locator('#record-status')).toContainText('Line 1');
});

// Only a browser opens a link in an open page: it changes the address and loads nothing.
test('a link is opened in the tab that has the page already, and asks before a game is lost', async ({ page, open }) => {
  await open(quick);
  const follow = async (hash: string) => {
    await page.evaluate((hash) => new Promise<void>((done) => {
      addEventListener('hashchange', () => done(), { once: true });
      location.hash = hash;
    }), hash);
    // The page reads the address when it gets to it.
    await settled(page);
  };
  await follow(TO_POSITION);
  await expect.poll(async () => (await state(page))?.position).toBe(POSITION);
  await follow('game=1;nonsense');
  await expect(page.locator('.notice')).toHaveCount(1);
  await playOn(page, mouse, (now) => now.entries > 2);
  const going = await record(page);
  await follow(TO_POSITION);
  await page.locator('#confirm [data-close]').click();
  expect(await record(page)).toBe(going);
  await follow('');
  await follow(TO_POSITION);
  await expect(page.locator('#confirm-yes')).toBeVisible();
  expect(await page.evaluate(() => location.hash.slice(1)), 'no way back was taken').toBe(TO_POSITION);
  await page.locator('#confirm-yes').click();
  await expect.poll(() => state(page)).toMatchObject({ position: POSITION, entries: 0 });
  await expect(page.locator('dialog[open]')).toHaveCount(0);
});

/** A record with this number of entries, in which nobody throws what a piece needs to begin. */
function idle(entries: number): string {
  const turns = Array.from({ length: entries - 1 }, (_, n) => `${n + 1} ${n % 2 ? 'women' : 'men'} II,-,II`);
  return ['sahkku 1', 'rules lagesvuotna', 'round X/III', ...turns, ''].join('\n');
}

// A long game is saved in two parts: only the page stores both and combines them again.
test('a long game is saved at every step, and goes on after a reload as it was', async ({ page, open }) => {
  await open({ ...quick, rules: 'lagesvuotna' });
  await lay(page, idle(600));
  const since = () => page.evaluate(() => localStorage.getItem('sahkku.save+since') ?? '');
  await playOn(page, mouse, (now) => now.entries >= 606);
  const played = await record(page);
  expect((await since()).length, 'the second part is short').toBeLessThan(1000);
  expect(await since()).toMatch(/^sahkku-since 1 /);
  await page.reload();
  await ready(page);
  await expect.poll(() => record(page)).toBe(played);
  // A resumed game is saved on, and so is another game in its place.
  await playOn(page, mouse, (now) => now.entries >= 610);
  const further = await record(page);
  await page.reload();
  await ready(page);
  await expect.poll(() => record(page)).toBe(further);
  await lay(page, idle(6));
  await page.reload();
  await ready(page);
  await expect.poll(() => record(page)).toBe(idle(6));
});

// Only the page shows the words.
test('a game that has all the entries it can have says so, and is kept', { tag: '@all' }, async ({ page, open }) => {
  await open({ ...quick, rules: 'lagesvuotna' });
  await lay(page, idle(9_999));
  await page.locator('#throw').click();
  await expect.poll(async () => (await state(page))?.entries).toBe(10_000);
  await step(page, await wait(page), mouse);
  await expect(page.locator('.notice')).toContainText('10,000 throws and moves');
  const full = await record(page);
  await page.reload();
  await ready(page);
  await expect.poll(() => record(page)).toBe(full);
});

test('a record saved in the middle of a game is opened again and played on; one that cannot be read says where', async ({ page, open, context }, info) => {
  await context.grantPermissions(CLIPBOARD);
  await open(quick);
  const middle = await playOn(page, mouse, (now) => now.entries > 20 && now.phase === 'decision');
  await openCard(page);
  const download = page.waitForEvent('download');
  await page.locator('#save-record').click();
  const file = info.outputPath('record.txt');
  await (await download).saveAs(file);
  expect(await readFile(file, 'utf8')).toBe(await record(page));
  await page.locator('#copy-record').click();
  await expect(page.locator('#record-status')).toHaveText('Copied.');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(await record(page));
  await page.locator('#record-card [data-close]').click();

  const on = await playOn(page, mouse, (now, entries) => now.entries > entries + 10, middle.entries);
  await openCard(page);
  // The moves since would be lost, so there is a question first, and the answer no leaves the game unchanged.
  const later = (await record(page)) ?? '';
  await page.locator('#record-input').setInputFiles(file);
  await page.locator('#confirm [data-close]').click();
  expect(await record(page)).toBe(later);

  // An unreadable record leaves it unchanged, too.
  await page.locator('#record-text').fill(later.replace(/^1 (men|women) /m, '1 king '));
  await page.locator('#record-open').click();
  await expect(page.locator('#record-status')).toContainText(/Line \d+, column 3: “king/);
  await page.locator('#language').evaluate((list: HTMLSelectElement) => {
    list.value = 'fr';
    list.dispatchEvent(new Event('change', { bubbles: true }));
  });
  await page.locator('#record-text').fill('sahkku 1\nrules maze\nround X/I\n1 men X,I X:+a1-b7\n');
  await expect(async () => {
    await page.locator('#record-open').click();
    await expect(page.locator('#record-status')).toContainText('une action que ces règles permettent ici', { timeout: 500 });
  }).toPass();
  expect(await state(page)).toMatchObject({ entries: on.entries, position: on.position });

  await page.locator('#record-input').setInputFiles(file);
  const lost = page.waitForEvent('download');
  await page.locator('#confirm-save').click();
  await (await lost).saveAs(file);
  expect(await readFile(file, 'utf8')).toBe(later);
  await page.locator('#confirm-yes').click();
  await expect(page.locator('#record-card')).toBeHidden();
  expect((await wait(page)).position).toBe(middle.position);
  await playOn(page, mouse, (now, entries) => now.entries > entries + 10, middle.entries);
});

test('Hnefatafl opens its own records and links again, and refuses those of another game', { tag: '@all' }, async ({ page, open, context }, info) => {
  await context.grantPermissions(CLIPBOARD);
  await open({ ...quick, rules: 'tablut', language: 'en' }, 'hnefatafl');
  const middle = await playOn(page, mouse, (now) => now.entries > 20);
  await openCard(page);
  const download = page.waitForEvent('download');
  await page.locator('#save-record').click();
  const file = info.outputPath('record.txt');
  await (await download).saveAs(file);
  expect(await readFile(file, 'utf8')).toBe(await record(page));
  await page.locator('#copy-link').click();
  await expect(page.locator('#record-status')).not.toBeEmpty();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link).toContain(`${address({}, 'hnefatafl').slice(2)}#game=`);
  await page.locator('#record-text').fill('sahkku 1\nrules maze\n');
  await page.locator('#record-open').click();
  await expect(page.locator('#record-status')).toContainText('“sahkku 1”. Expected: hnefatafl 1.');
  await page.locator('#record-card [data-close]').click();

  await playOn(page, mouse, (now, entries) => now.entries > entries + 10, middle.entries);
  await openCard(page);
  await page.locator('#record-input').setInputFiles(file);
  await page.locator('#confirm-yes').click();
  await expect(page.locator('#record-card')).toBeHidden();
  expect((await wait(page)).position).toBe(middle.position);

  await page.evaluate(() => localStorage.clear());
  await page.goto('about:blank');
  await page.goto(link);
  expect((await wait(page)).position).toBe(middle.position);
});

test('a link opens the same game or a position, and never takes the place of a game that is going on', async ({ page, open, context, baseURL }) => {
  await context.grantPermissions(CLIPBOARD);
  await open(quick);
  const before = await playOn(page, mouse, (now) => now.entries > 30 && now.phase === 'decision');
  const text = await record(page);
  await openCard(page);
  await page.locator('#copy-link').click();
  await expect(page.locator('#record-status')).toHaveText('Copied.');
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link.length).toBeLessThan(300);

  await page.goto('about:blank');
  await page.goto(`${baseURL}#${TO_POSITION}`);
  await page.locator('#continue-game').click();
  expect((await wait(page)).position).toBe(before.position);

  await page.evaluate(() => localStorage.clear());
  await page.goto('about:blank');
  await page.goto(link);
  expect((await wait(page)).position).toBe(before.position);
  expect(await record(page)).toBe(text);

  await page.evaluate(() => localStorage.clear());
  await page.goto('about:blank');
  await page.goto(`${baseURL}?speed=instant#${TO_POSITION}`);
  expect((await wait(page)).position).toContain('w*15./3wq3K3mq3/m*15. m m X,II,');
});

test('a game is shown as a QR code, dark on light in every theme', { tag: '@all' }, async ({ page, open }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await open({ computer: 'none', seed: 7 });
  await page.locator('#throw').click();
  await openCard(page);
  await page.locator('#record-qr').click();
  const code = page.getByRole('img', { name: 'QR code of this game' });
  await expect(code).toBeVisible();
  const colour = (shape: string) => code.locator(shape).evaluate((element) => getComputedStyle(element).fill);
  expect([await colour('rect'), await colour('path')]).toEqual(['rgb(255, 255, 255)', 'rgb(0, 0, 0)']);
  await page.locator('#qr [data-close]').click();
  await expect(page.locator('#record-card')).toBeVisible();
});

test('a broken link is named, and the page is there all the same', async ({ page, baseURL }) => {
  await page.goto(`${baseURL}#game=1;maze;%%%`);
  await ready(page);
  await expect(page.locator('.notice')).toContainText('couldn’t be opened');
  await expect(page.locator('#welcome')).toBeVisible();
  expect(await state(page)).toBeNull();
});
