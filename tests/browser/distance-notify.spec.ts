import type { Page } from '@playwright/test';
import { arrive, move, test, until } from '../support/distance.ts';
import { expect } from '../support/game.ts';
import { connect } from '../support/live.ts';
import { more } from '../support/start.ts';

// Being told that it is one's turn while one looks elsewhere.

declare global {
  interface Window {
    /** How often the browser was asked, and what it has shown. */
    told: { asked: number; shown: [title: string, body: string][] };
  }
}

/** From its next page on, the browser of a page has notifications that are only written down. People answer so when they are asked. */
async function stub(page: Page, permission: NotificationPermission, answer: NotificationPermission): Promise<void> {
  await page.addInitScript(
    ({ permission, answer }) => {
      window.told = { asked: 0, shown: [] };
      window.Notification = class {
        static permission = permission;

        static requestPermission(): Promise<NotificationPermission> {
          window.told.asked += 1;
          this.permission = answer;
          return Promise.resolve(answer);
        }

        constructor(title: string, options?: NotificationOptions) {
          window.told.shown.push([title, options?.body ?? '']);
        }
      } as unknown as typeof Notification;
    },
    { permission, answer },
  );
}

/** Lets the page be hidden behind another, or seen again. */
async function hide(page: Page, hidden: boolean): Promise<void> {
  await page.evaluate((hidden) => {
    Object.defineProperty(document, 'hidden', { configurable: true, value: hidden });
    Object.defineProperty(document, 'visibilityState', { configurable: true, value: hidden ? 'hidden' : 'visible' });
    document.dispatchEvent(new Event('visibilitychange'));
  }, hidden);
}

const told = (page: Page) => page.evaluate(() => window.told);
const ask = (page: Page) => page.locator('#distance-notify');

test('who asked for it is told of the turn while the page is hidden, and only then', async ({ page, other, begun }) => {
  await stub(page, 'default', 'granted');
  await other.addInitScript(() => Reflect.deleteProperty(window, 'Notification'));
  await begun();
  // A browser without notifications offers none, and goes on without them.
  await other.locator('#distance-list').click();
  await expect(other.locator('#distance-games')).toBeVisible();
  await expect(ask(other)).toBeHidden();
  await other.locator('#distance-close').click();
  await connect(page, other);
  await hide(other, true);
  await move(page, 0);
  await until(other, 1);
  await hide(other, false);

  // Nobody has asked for it yet.
  await hide(page, true);
  await move(other, 0);
  await until(page, 2);
  expect(await told(page)).toEqual({ asked: 0, shown: [] });
  await hide(page, false);

  await page.locator('#distance-list').click();
  await ask(page).click();
  await expect(ask(page)).toBeHidden();
  // The list says again what it says, and no more why it would ask: it is Anna's turn.
  await expect(page.locator('#distance-waits')).toHaveText('One game is waiting for you');
  expect((await told(page)).asked).toBe(1);
  await page.locator('#distance-close').click();

  // It is seen: it needs no telling.
  await move(page, 1);
  await move(other, 1);
  await until(page, 4);
  expect((await told(page)).shown).toEqual([]);

  await move(page, 2);
  await until(other, 5);
  await hide(page, true);
  await move(other, 2);
  await expect.poll(async () => (await told(page)).shown).toEqual([['Your turn', 'Biret has played. Hnefatafl goes on.']]);
  // A greeting, or what one does oneself, is no turn.
  await other.locator('#distance-wave').click();
  await expect(page.locator('#news')).toHaveText('Biret waved');
  await move(page, 3);
  await until(other, 7);
  expect(await told(page)).toEqual({ asked: 1, shown: [['Your turn', 'Biret has played. Hnefatafl goes on.']] });
});

test('where notifications are refused that is said, and nobody is asked again', async ({ page }) => {
  await stub(page, 'default', 'denied');
  await arrive(page, {}, 'hnefatafl');
  await more(page);
  await page.locator('#play-distance').click();
  expect((await told(page)).asked).toBe(0);
  await ask(page).click();
  const refusal = page.locator('#distance-waits');
  await expect(refusal).toContainText('doesn’t allow notifications');
  // The list says something else again, until it is asked once more.
  await page.locator('#distance-close').click();
  await more(page);
  await page.locator('#play-distance').click();
  await expect(refusal).toBeEmpty();
  await ask(page).click();
  await expect(refusal).toContainText('doesn’t allow notifications');
  expect((await told(page)).asked).toBe(1);
});
