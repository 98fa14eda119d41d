import { readFile } from 'node:fs/promises';
import { address, expect, ready, test } from '../support/game.ts';
import { message } from '../support/messages.ts';
import { mouse, playOn, record, state, wait } from '../support/play.ts';

const quick = { seed: 11, speed: 'instant', rules: 'maze', computer: 'none' };

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

test('a record saved in the middle of a game is opened again and played on', async ({ page, open }, info) => {
  await open(quick);
  const middle = await playOn(page, mouse, (now) => now.entries > 20 && now.phase === 'decision');
  await page.locator('#menu').click();
  await page.locator('#open-record').click();
  const download = page.waitForEvent('download');
  await page.locator('#save-record').click();
  const file = info.outputPath('record.txt');
  await (await download).saveAs(file);
  expect(await readFile(file, 'utf8')).toBe(await record(page));
  await page.locator('#record-card [data-close]').click();

  await playOn(page, mouse, (now, entries) => now.entries > entries + 10, middle.entries);
  await page.locator('#menu').click();
  await page.locator('#open-record').click();
  // What was played since would be lost: that is asked first, and no answer leaves the game as it is.
  const later = await record(page);
  await page.locator('#record-input').setInputFiles(file);
  await page.locator('#confirm [data-close]').click();
  expect(await record(page)).toBe(later);
  await page.locator('#record-open').click();
  const lost = page.waitForEvent('download');
  await page.locator('#confirm-save').click();
  await (await lost).saveAs(file);
  expect(await readFile(file, 'utf8')).toBe(later);
  await page.locator('#confirm-yes').click();
  await expect(page.locator('#record-card')).toBeHidden();
  expect((await wait(page)).position).toBe(middle.position);
  await playOn(page, mouse, (now, entries) => now.entries > entries + 10, middle.entries);
});

test('each game opens its own records again, and refuses those of the other', async ({ page, open }, info) => {
  await open({ ...quick, rules: 'tablut', language: 'en' }, 'hnefatafl');
  const middle = await playOn(page, mouse, (now) => now.entries > 20);
  const openCard = async () => {
    await page.locator('#menu').click();
    await page.locator('#open-record').click();
  };
  await openCard();
  const download = page.waitForEvent('download');
  await page.locator('#save-record').click();
  const file = info.outputPath('record.txt');
  await (await download).saveAs(file);
  expect(await readFile(file, 'utf8')).toBe(await record(page));
  await page.locator('#record-text').fill('sahkku 1\nrules maze\n');
  await page.locator('#record-open').click();
  await expect(page.locator('#record-status')).toContainText('“sahkku 1”. Expected: hnefatafl 1.');
  await page.locator('#record-card [data-close]').click();

  await playOn(page, mouse, (now, entries) => now.entries > entries + 10, middle.entries);
  await openCard();
  await page.locator('#record-input').setInputFiles(file);
  await page.locator('#confirm-yes').click();
  await expect(page.locator('#record-card')).toBeHidden();
  expect((await wait(page)).position).toBe(middle.position);

  await open({ ...quick, language: 'en' });
  const sahkku = await state(page);
  await openCard();
  await page.locator('#record-input').setInputFiles(file);
  await expect(page.locator('#record-status')).toContainText('“hnefatafl 1”. Expected: sahkku 1.');
  expect(await state(page)).toEqual(sahkku);
});

test('a record that cannot be read says where, and the game goes on', async ({ page, open }) => {
  await open(quick);
  const before = await playOn(page, mouse, (now) => now.entries > 8 && now.phase === 'decision');
  await page.locator('#menu').click();
  await page.locator('#open-record').click();
  const text = (await record(page)) ?? '';
  await page.locator('#record-text').fill(text.replace(/^1 (men|women) /m, '1 king '));
  await page.locator('#record-open').click();
  await expect(page.locator('#record-status')).toContainText(/Line \d+, column 3: “king/);
  await page.locator('#record-card [data-close]').click();
  expect(await wait(page)).toEqual(before);
});

test('what a reader expected is said in the language of the page', async ({ page, open }) => {
  await open({ ...quick, language: 'fr' });
  await page.locator('#menu').click();
  await page.locator('#open-record').click();
  const cases: [string, string][] = [
    ['sahkku 1\nrules chess\n', 'une variante : lagesvuotna'],
    ['sahkku 1\nrules maze stacking=perhaps\n', 'yes | no'],
    ['sahkku 1\nrules maze queue=yes\n', 'des options qui vont ensemble : '],
    ['sahkku 1\nrules maze\nround X I\n', 'une barre oblique et le lancer des femmes'],
    ['sahkku 1\nrules maze\nround X/I\n2 men X,I\n', 'le tour 1'],
    ['sahkku 1\nrules maze\nround X/I\n1 men X,I b1\n', 'une action comme'],
    ['sahkku 1\nrules maze\nround X/I\n1 men X,I X:+a1-b7\n', 'une action que ces règles permettent ici'],
    ['sahkku 1\nrules maze\nposition m12/13/13 m m X,I\n', 'une position possible ; ici, '],
  ];
  for (const [text, expected] of cases) {
    await page.locator('#record-text').fill(text);
    await page.locator('#record-open').click();
    await expect.soft(page.locator('#record-status'), text).toContainText(expected);
  }
});

test('a link opens the same game somewhere else', async ({ page, open, browser, baseURL }) => {
  await open(quick);
  const before = await playOn(page, mouse, (now) => now.entries > 30 && now.phase === 'decision');
  await page.locator('#menu').click();
  await page.locator('#open-record').click();
  await page.locator('#copy-link').click();
  await expect(page.locator('#record-status')).toHaveText('Copied.');
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link.length).toBeLessThan(300);

  const elsewhere = await (await browser.newContext({ baseURL })).newPage();
  await elsewhere.goto(link);
  expect((await wait(elsewhere)).position).toBe(before.position);
  expect(await record(elsewhere)).toBe(await record(page));
  await elsewhere.context().close();
});

test('a game is shown as a QR code, dark on light in every theme', async ({ page, open }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await open({ computer: 'none', seed: 7 });
  await page.locator('#throw').click();
  await page.locator('#menu').click();
  await page.locator('#open-record').click();
  await page.locator('#record-qr').click();
  const code = page.getByRole('img', { name: 'QR code of this game' });
  await expect(code).toBeVisible();
  const colour = (shape: string) => code.locator(shape).evaluate((element) => getComputedStyle(element).fill);
  expect([await colour('rect'), await colour('path')]).toEqual(['rgb(255, 255, 255)', 'rgb(0, 0, 0)']);
  await page.locator('#qr [data-close]').click();
  await expect(page.locator('#record-card')).toBeVisible();
});

test('a link never takes the place of a game that is going on', async ({ page, open, baseURL }) => {
  await open(quick);
  const before = await playOn(page, mouse, (now) => now.entries > 8 && now.phase === 'decision');
  await page.goto('about:blank');
  await page.goto(`${baseURL}#position=1;lagesvuotna;${encodeURIComponent('w*15./3wq3K3mq3/m*15. m m X,II,(-)')}`);
  await page.locator('#continue-game').click();
  expect((await wait(page)).position).toBe(before.position);
});

test('a link to a position opens it', async ({ page, baseURL }) => {
  const position = 'w*15./3wq3K3mq3/m*15. m m X,II,-';
  await page.goto(`${baseURL}?speed=instant#position=1;lagesvuotna;${encodeURIComponent(position)}`);
  expect((await wait(page)).position).toContain('w*15./3wq3K3mq3/m*15. m m X,II,');
});

test('a link opens the same game of Hnefatafl', async ({ page, open }) => {
  await open({ ...quick, rules: 'tablut' }, 'hnefatafl');
  const before = await playOn(page, mouse, (now) => now.entries > 20);
  await page.locator('#menu').click();
  await page.locator('#open-record').click();
  await page.locator('#copy-link').click();
  await expect(page.locator('#record-status')).not.toBeEmpty();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link).toContain(`${address({}, 'hnefatafl').slice(2)}#game=`);
  await page.evaluate(() => localStorage.clear());
  await page.goto('about:blank');
  await page.goto(link);
  expect((await wait(page)).position).toBe(before.position);
});

for (const [hash, why] of [
  ['game=garbage', 'link-letters'],
  ['game=1', 'link-parts'],
  ['position=2;maze;13', 'link-version'],
]) {
  test(`the link ${hash} is told what is wrong with it`, async ({ page, baseURL }) => {
    await page.goto(`${baseURL}#${hash}`);
    await expect(page.locator('.notice')).toContainText(message(why));
  });
}

test('a broken link is named, and the page is there all the same', async ({ page, open, baseURL }) => {
  await page.goto(`${baseURL}#game=1;maze;%%%`);
  await ready(page);
  await expect(page.locator('.notice')).toContainText('couldn’t be opened');
  await expect(page.locator('#welcome')).toBeVisible();
  expect(await state(page)).toBeNull();
});
