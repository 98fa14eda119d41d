import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { arrive, playByLinks, test } from '../support/distance.ts';
import { expect, LAST } from '../support/game.ts';
import { record, wait } from '../support/play.ts';

// The record of an online game includes a link with which any page can verify every throw.

async function openCard(page: Page): Promise<string> {
  await page.locator('#menu').click();
  await page.locator('#open-record').click();
  await expect(page.locator('#record-card')).toBeVisible();
  return page.locator('#record-text').inputValue();
}

/** Continues with this text, on a page whose record card is open. */
async function put(page: Page, text: string): Promise<void> {
  await page.locator('#record-text').fill(text);
  await page.locator('#record-open').click();
}

test('the record of a game is verified elsewhere, and refused where anything was changed', async ({ page, other, somebody, begun }, info) => {
  await begun(LAST, {});
  // No throw ends this game in its first turns, as one that hits a queen of sáhkku can.
  await playByLinks([other, page], 2);

  const text = await openCard(page);
  const status = page.locator('#record-status');
  await expect(status).toContainText(/^Played at a distance by Anna and Biret\. Both made every throw; all \d+ throws are verified\.$/);
  const said = await status.innerText();
  expect(text).toMatch(new RegExp(`\\ndistance play=${LAST}\\.\\S+\\n$`));
  expect(await openCard(other)).toBe(text);
  const download = page.waitForEvent('download');
  await page.locator('#save-record').click();
  const file = info.outputPath('record.txt');
  await (await download).saveAs(file);
  expect(await readFile(file, 'utf8')).toBe(text);
  await page.locator('#record-card [data-close]').click();

  const third = await somebody();
  const parts: string[] = [];
  third.on('request', (request) => {
    if (/\/parts\/.*distance/.test(request.url())) parts.push(request.url());
  });
  await arrive(third, { speed: 'instant', computer: 'none' }, LAST);
  const plain = text.replace(/distance .*\n$/, '');
  await openCard(third);
  await put(third, plain);
  await expect(third.locator('#record-card')).toBeHidden();
  expect(await record(third)).toBe(plain);
  expect(parts).toEqual([]);

  const refusal = third.locator('#record-status');
  const line = text.trimEnd().split('\n').length;
  await openCard(third);
  for (const [changed, why] of [
    // One letter of the link changed, and statements that contradict it.
    [text.replace(/(distance .{150})(.)/, (_, before, letter) => before + (letter === 'A' ? 'B' : 'A')), `The link in line ${line} of this record can’t be verified. `],
    [text.replace(' Anna\n', ' Elle\n'), `This record doesn’t match the link in its line ${line}. `],
  ]) {
    await put(third, changed);
    await expect(refusal).toContainText(why);
    await expect(third.locator('#record-card')).toBeVisible();
  }
  // None of that had an effect.
  expect(await record(third)).toBe(plain);
  // Two people here continue it.
  await third.locator('#record-text').fill('');
  await third.locator('#record-input').setInputFiles(file);
  await expect(third.locator('#record-card')).toBeHidden();
  await expect(third.locator('#news')).toHaveText(said);
  expect(await record(third)).toBe(plain);
  expect((await wait(third)).seat).toBe('human');
  expect(parts).toHaveLength(1);
});
