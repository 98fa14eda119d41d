import type { Page } from '@playwright/test';
import { ALL } from '../support/all.ts';
import { address, expect, ready, test } from '../support/game.ts';
import { numbers } from '../support/lives.ts';
import { choose, mouse, record, state, step, wait } from '../support/play.ts';

// After any end of a tab, the game is restored exactly: position, dice and phase. SAHKKU_KILLS=100 cargo xtask test --only
// browser -- kills

const KILLS = Number(process.env.SAHKKU_KILLS ?? (ALL ? 16 : 2));

async function seen(page: Page): Promise<unknown> {
  const now = await state(page);
  return now && { ...now, chosen: null, waiting: null, record: await record(page) };
}

/** Ends a tab like a visitor who closes it, or like a crash. */
async function kill(page: Page, crash: boolean): Promise<void> {
  if (crash) {
    const crashed = page.waitForEvent('crash');
    const client = await page.context().newCDPSession(page);
    client.send('Page.crash').catch(() => {});
    await crashed;
  }
  await page.close();
}

test(`a tab that dies at ${KILLS} moments loses nothing`, async ({ context }) => {
  test.setTimeout(60_000 + KILLS * 20_000);
  const draw = numbers(20_261_121);
  let expected: unknown = null;
  for (let n = 0; n < KILLS; n += 1) {
    // Half of the tabs end while pieces and dice are still moving.
    const moving = draw(2) === 0;
    const page = await context.newPage();
    await page.goto(address({ seed: 77, rules: 'maze', computer: 'none', speed: 'instant' }));
    await ready(page);
    if (expected) await expect.poll(() => seen(page), `after ${n} deaths`).toEqual(expected);
    for (let steps = draw(moving ? 2 : 5); steps >= 0; steps -= 1) {
      if (moving && steps === 0) await choose(page, { speed: 'slow' });
      const now = await wait(page);
      expect(now.phase, 'choose another seed: this game is over').not.toBe('over');
      await step(page, now, mouse);
    }
    expected = await seen(page);
    await kill(page, draw(2) === 0);
  }
});
