import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { accept, begun, invite, move, playByLinks, somebody, turn } from '../support/distance.ts';
import { address, expect, ready, test } from '../support/game.ts';
import { record, state, wait } from '../support/play.ts';

// The record of a game at a distance has the link with it by which every throw can be verified, on any page.

const FACES = ['X', 'I', 'II', 'III', '-'];

async function openCard(page: Page): Promise<string> {
  await page.locator('#menu').click();
  await page.locator('#open-record').click();
  await expect(page.locator('#record-card')).toBeVisible();
  return page.locator('#record-text').inputValue();
}

/** Goes on with this text, on a page whose record card is open. */
async function put(page: Page, text: string): Promise<void> {
  await page.locator('#record-text').fill(text);
  await page.locator('#record-open').click();
}

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

test('the record of a game is verified elsewhere, and refused where anything was changed', async ({ page, open: begin, browser, baseURL }, info) => {
  test.slow();
  const other = await somebody(browser, baseURL);
  await begin({ speed: 'instant' });
  const invitation = await invite(page, { name: 'Anna' });
  await other.page.goto(invitation.replace('#', '?speed=instant#'));
  await ready(other.page);
  await accept(other.page, 'Biret');
  await playByLinks([other.page, page], 6);

  const text = await openCard(page);
  const status = page.locator('#record-status');
  await expect(status).toContainText(/^Played at a distance by Anna and Biret\. Both made every throw; all \d+ throws are verified\./);
  const said = await status.innerText();
  expect(text).toMatch(/\ndistance play=sahkku\.\S+\n$/);
  expect(await openCard(other.page)).toBe(text);
  await page.locator('#copy-record').click();
  await expect(status).toHaveText('Copied.');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(text);
  const download = page.waitForEvent('download');
  await page.locator('#save-record').click();
  const file = info.outputPath('record.txt');
  await (await download).saveAs(file);
  expect(await readFile(file, 'utf8')).toBe(text);

  const third = await somebody(browser, baseURL);
  const parts: string[] = [];
  third.page.on('request', (request) => {
    if (request.url().includes('/parts/distance')) parts.push(request.url());
  });
  await third.page.goto(address({ speed: 'instant', computer: 'none' }));
  await ready(third.page);
  const plain = text.replace(/distance .*\n$/, '');
  await openCard(third.page);
  await put(third.page, plain);
  await expect(third.page.locator('#record-card')).toBeHidden();
  expect(await record(third.page)).toBe(plain);
  expect(parts).toEqual([]);

  // One letter of the link.
  await openCard(third.page);
  await put(third.page, text.replace(/(distance .{150})(.)/, (_, before, letter) => before + (letter === 'A' ? 'B' : 'A')));
  const refusal = third.page.locator('#record-status');
  const line = text.trimEnd().split('\n').length;
  await expect(refusal).toContainText(`The link in line ${line} of this record can’t be verified. `);
  // One throw: what came after it is not legal any more, or it is not what the two have thrown.
  const rounds = [...text.matchAll(/^round (\S+)\/(\S+)$/gm)];
  const [round, men, women] = rounds.at(-1)!;
  const throws = FACES.flatMap((face) => [`round ${face}/${women}`, `round ${men}/${face}`]).filter((changed) => changed !== round);
  const refusals: string[] = [];
  for (const changed of throws) {
    await put(third.page, text.replace(`\n${round}\n`, `\n${changed}\n`));
    await expect(refusal).not.toBeEmpty();
    await expect(third.page.locator('#record-card')).toBeVisible();
    refusals.push(await refusal.innerText());
  }
  const differs = `doesn’t match the link in its line ${line}. Step ${rounds.length}: “`;
  expect(refusals.filter((why) => why.includes(differs) && why.endsWith(`“${round}” in the link.`))).not.toEqual([]);
  // Nothing has come of all that.
  expect(await record(third.page)).toBe(plain);
  await third.page.locator('#record-text').fill('');
  await third.page.locator('#record-input').setInputFiles(file);
  await expect(third.page.locator('#record-card')).toBeHidden();
  await expect(third.page.locator('#news')).toHaveText(said);
  expect(await record(third.page)).toBe(plain);
  expect((await wait(third.page)).seat).toBe('human');
  expect(parts).toHaveLength(1);
  for (const one of [other, third]) {
    expect(one.troubles).toEqual([]);
    await one.context.close();
  }
});

test('what was not sent is not in the record, and it says so', async ({ page, open: begin, browser, baseURL }) => {
  const other = await somebody(browser, baseURL);
  await begun(page, begin, other.page);
  await move(page, 0);
  const played = 'Played at a distance by Anna and Biret. All signatures are genuine.';
  const before = await openCard(page);
  expect(before).not.toMatch(/^1 /m);
  await expect(page.locator('#record-status')).toHaveText(`${played} What you haven’t sent yet is not in it.`);
  await page.locator('#record-card [data-close]').click();
  await turn(page);
  const after = await openCard(page);
  expect(after).toMatch(/^1 /m);
  await expect(page.locator('#record-status')).toHaveText(played);
  // It is gone on with by two people here; the game at a distance stays as it is.
  await put(page, after);
  await expect(page.locator('#record-card')).toBeHidden();
  await expect(page.locator('#news')).toHaveText(played);
  await expect.poll(async () => (await state(page))?.seat).toBe('human');
  await other.context.close();
});
