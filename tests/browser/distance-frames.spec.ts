import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Frame, Page } from '@playwright/test';
import { accept, arrive, given, invite, move, open, rest, test, turn, until } from '../support/distance.ts';
import { expect, ready } from '../support/game.ts';
import { entries, record, state } from '../support/play.ts';
import { more } from '../support/start.ts';

// Play at a distance in a board that stands in somebody else's page, and where nothing can be kept.

// In a frame a browser also says on the console that nothing may be copied.
test.use({ tolerated: /request outside the game's folder|Clipboard API has been blocked/ });

/** Somebody else's page, which calls itself so, with this address in a frame. */
async function framed(page: Page, host: string, address: string): Promise<{ frame: Frame; close: () => void }> {
  const server = createServer((_, response) => {
    response.writeHead(200, { 'content-type': 'text/html' });
    response.end(`<link rel="icon" href="data:,"><iframe src="${address}" style="width: 800px; height: 700px"></iframe>`);
  });
  await new Promise<void>((listens) => server.listen(0, '127.0.0.1', listens));
  await page.goto(`http://${host}:${(server.address() as AddressInfo).port}/`);
  const frame = page.frames()[1];
  await ready(frame);
  return { frame, close: () => server.close() };
}

/** The game is served at the first of these. Frames of another site get no storage from a browser that guards privacy. */
const [SAME_SITE, OTHER_SITE] = ['127.0.0.1', 'localhost'];

/** From its next page on, frames in a page have no storage, in a browser that would give them one: that without windows does. */
async function denyFrames(page: Page): Promise<void> {
  await page.addInitScript(() => {
    if (window === window.top) return;
    try {
      window.localStorage.length;
    } catch {
      // The browser denies it by itself.
      return;
    }
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('denied', 'SecurityError');
      },
    });
  });
}

/** Puts a link into the field of the list. */
async function paste(page: Page | Frame, link: string): Promise<void> {
  await page.locator('#distance-list').click();
  await page.locator('#distance-paste').fill(link);
  await page.locator('#distance-paste-open').click();
}

test('two play by link, one of them in a board in somebody else’s page', async ({ page, context, other, baseURL }) => {
  const { frame, close } = await framed(page, SAME_SITE, `${baseURL}hnefatafl.html?embedded&speed=instant`);
  const invitation = await invite(frame, { name: 'Anna', sides: 'swede' });
  // The link leads to the page of the game, not to the board in a frame.
  expect(invitation).toContain(`${baseURL}hnefatafl.html#play=`);
  await open(other, invitation);
  await accept(other, 'Biret');
  // The board takes a link that is opened in another tab, and the page has the games of the board.
  const alone = await context.newPage();
  await open(alone, await given(other));
  await expect(alone.locator('.notice')).toContainText('other window');
  await alone.locator('.notice [data-dismiss]').click();
  await more(alone);
  await alone.locator('#play-distance').click();
  await alone.locator('[data-distance-open]').click();
  for (const each of [alone, frame]) await expect.poll(async () => (await state(each))?.seat).toBe('human');
  for (let turns = 0; turns < 2; turns += 1) {
    await open(other, (await turn(frame))!);
    await rest(other);
    expect(await record(other)).toBe(await record(frame));
    await paste(frame, (await turn(other))!);
    await rest(frame);
  }
  expect(await entries(frame)).toBe(4);
  // A board in a page does not show the game that lies on the table of the page alone, and takes nothing from there.
  await page.reload();
  const again = page.frames()[1];
  await ready(again);
  await expect(again.locator('#distance-panel')).toBeHidden();
  expect(await entries(again)).toBe(-1);
  await alone.reload();
  await ready(alone);
  await until(alone, 4);
  await alone.close();
  // The game is there again when it is asked for.
  await more(again);
  await again.locator('#play-distance').click();
  await again.locator('[data-distance-open]').click();
  await until(again, 4);
  close();
});

test('where nothing is kept no game begins, and a link is watched', async ({ page, context, other, baseURL }) => {
  const around = await context.newPage();
  await denyFrames(around);
  const { frame, close } = await framed(around, OTHER_SITE, `${baseURL}hnefatafl.html?embedded&speed=instant`);
  const refusal = 'This browser doesn’t save anything for this page.';
  await more(frame);
  await frame.locator('#play-distance').click();
  await frame.locator('#distance-new').click();
  await frame.locator('#distance-make').click();
  await expect(frame.locator('#distance-invite-trouble')).toContainText(refusal);
  await frame.locator('#distance-invite-close').click();
  await frame.locator('#distance-close').click();

  await arrive(page, { speed: 'instant' }, 'hnefatafl');
  const invitation = await invite(page, { name: 'Anna', sides: 'swede' });
  await open(frame, invitation);
  await frame.locator('#distance-accept-yes').click();
  await expect(frame.locator('#distance-accept-trouble')).toContainText(refusal);
  await frame.locator('#distance-accept-close').click();

  await open(other, invitation);
  await accept(other, 'Biret');
  await open(page, await given(other));
  await move(page, 0);
  const link = (await turn(page))!;
  const status = frame.locator('#distance-status');
  for (const watched of [link, link]) {
    await open(frame, watched);
    await expect(status).toHaveText('You are watching Anna and Biret');
    await until(frame, 1);
  }
  await expect(frame.locator('.notice')).toHaveCount(0);

  // A game cannot be taken to where it would be lost.
  await page.locator('#distance-list').click();
  await page.locator('[data-distance-move]').click();
  await open(frame, await page.locator('#distance-link').inputValue());
  await expect(frame.locator('.notice')).toContainText(refusal);
  await expect(status).toHaveText('You are watching Anna and Biret');
  close();
  await around.close();
});
