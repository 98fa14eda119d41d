import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect, test } from '../support/game.ts';
import { lay, mouse, playOn, record, state, wait } from '../support/play.ts';

// Finished games. Only a browser has the database that stores them, shares it between two tabs, and shows how long a list of
// 2,000 games takes. crates/page/archive tests headers, filters, results and the test of dice.

const quick = { seed: 5, speed: 'instant', rules: 'lagesvuotna' };

/** The men’s next move with II captures the last soldier of the women. */
const LAST_MOVE = 'sahkku 1\nrules lagesvuotna\nposition 15/3wq2WKM2mq3/m*14.1 m m II,(X),(III)\n';

const games = (page: Page) => page.locator('#archive-list button');

async function openArchive(page: Page): Promise<void> {
  await page.locator('#menu').click();
  await page.locator('#open-archive').click();
  await expect(page.locator('#archive-status')).not.toBeEmpty();
}

/** Removes the games of other tests. */
const empty = (page: Page) => page.evaluate(() => new Promise((done) => {
  indexedDB.deleteDatabase('sahkku.archive').onsuccess = done;
}));

/** The number of stored games. */
const count = (page: Page) => page.evaluate(() => new Promise<number>((done) => {
  const opening = indexedDB.open('sahkku.archive', 1);
  opening.onupgradeneeded = () => ['heads', 'texts'].forEach((name) => opening.result.createObjectStore(name));
  opening.onsuccess = () => {
    const counting = opening.result.transaction('heads').objectStore('heads').count();
    counting.onsuccess = () => { opening.result.close(); done(counting.result); };
  };
}));

/** The headers of all games, after `change` has been applied to them. */
const heads = (page: Page, change = '') => page.evaluate((change) => new Promise<string[]>((done) => {
  const opening = indexedDB.open('sahkku.archive', 1);
  opening.onsuccess = () => {
    const all = opening.result.transaction('heads', 'readwrite');
    const store = all.objectStore('heads');
    const found: string[] = [];
    store.openCursor().onsuccess = (event) => {
      const cursor = (event.target as IDBRequest<IDBCursorWithValue | null>).result;
      if (!cursor) return;
      const head = cursor.value as string;
      const [fields, kind] = ({ unreviewed: [10, 'kept 1'], older: [12, 'kept 2'] } as Record<string, [number, string]>)[change] ?? [13, 'kept 3'];
      found.push(change ? head.replace('kept 3', kind).split('\t').slice(0, fields).join('\t') : head);
      if (change) cursor.update(found.at(-1));
      cursor.continue();
    };
    all.oncomplete = () => { opening.result.close(); done(found); };
  };
}), change);

/** Wins a game against the lemming by its last move. */
async function win(page: Page): Promise<void> {
  await lay(page, LAST_MOVE);
  await playOn(page, mouse);
  await expect(page.locator('#ending')).toBeVisible();
}

test('a finished game and its rematch are kept, found, looked at again beside the game that goes on, saved and erased', async ({ page, open, context }, info) => {
  await open({ ...quick, computer: 'women:beginner' });
  await empty(page);
  await win(page);
  await expect.poll(() => count(page)).toBe(1);
  expect(await page.evaluate(() => localStorage.getItem('sahkku.save')), 'it has moved').toBeNull();
  await page.locator('#rematch').click();
  await playOn(page, mouse, (now) => now.entries > 3 && now.phase === 'decision');
  await page.locator('#menu').click();
  await page.locator('#resign').click();
  await page.locator('#confirm-yes').click();
  await expect(page.locator('#ending')).toBeVisible();
  await expect.poll(() => count(page)).toBe(2);
  await page.locator('#rematch').click();
  const goesOn = await playOn(page, mouse, (now) => now.entries > 3 && now.phase === 'decision');
  const going = await record(page);

  await openArchive(page);
  await expect(page.locator('#archive-status')).toHaveText('2 games');
  await expect(games(page)).toHaveText([/^Lemming/, /^Lemming/]);
  await expect(games(page).filter({ hasText: 'Won' })).toHaveCount(1);
  await page.locator('#archive-results summary').click();
  await expect(page.locator('#archive-tallies tr')).toHaveText([/Lemming\s*1\s*1\s*0/]);
  await page.locator('#archive-find summary').click();
  await page.getByLabel('Result').selectOption({ label: 'Won' });
  await expect(page.locator('#archive-status')).toHaveText('1 of 2');

  await games(page).click();
  await expect(page.locator('#archive-who')).toHaveText('Lemming');
  const download = page.waitForEvent('download');
  await page.locator('#archive-save').click();
  const file = info.outputPath('record.txt');
  await (await download).saveAs(file);
  const kept = await readFile(file, 'utf8');
  await page.locator('#archive-watch').click();
  await expect(page.locator('dialog[open]')).toHaveCount(0);
  // The study plays it from its beginning to its end.
  await expect.poll(() => record(page)).toBe(kept);
  // The other tab continues the same game, and so does this one.
  const other = await context.newPage();
  await other.goto(page.url());
  await expect.poll(() => other.evaluate(() => window.sahkku?.record())).toBe(going);
  await other.close();
  await page.locator('#study-close').click();
  expect(await wait(page)).toMatchObject({ entries: goesOn.entries, position: goesOn.position });
  expect(await record(page)).toBe(going);

  // A file with all games restores them, whatever was erased.
  await openArchive(page);
  const before = await heads(page);
  const all = page.waitForEvent('download');
  await page.locator('#archive-save-all').click();
  const backup = info.outputPath('games.txt');
  await (await all).saveAs(backup);
  await games(page).first().click();
  await page.locator('#archive-erase').click();
  await page.locator('#confirm-yes').click();
  await expect(page.locator('#archive-status')).toHaveText('One game');
  await page.locator('#archive-input').setInputFiles(backup);
  await expect(page.locator('#archive-brought')).toHaveText('One game was brought back. One game was here already.');
  expect((await heads(page)).sort()).toEqual(before.sort());
  await page.locator('#archive-input').setInputFiles(file);
  await expect(page.locator('#archive-brought')).toHaveText('One game was here already.');

  // A single game is saved in the same format, also before it is erased.
  const saved = async (button: string, name: string) => {
    const download = page.waitForEvent('download');
    await page.locator(button).click();
    await (await download).saveAs(info.outputPath(name));
    return info.outputPath(name);
  };
  await games(page).first().click();
  await page.locator('#archive-erase').click();
  const erased = await saved('#confirm-save', 'erased.txt');
  await page.locator('#confirm-yes').click();
  await expect(page.locator('#archive-status')).toHaveText('One game');
  const last = await saved('#archive-save-all', 'last.txt');
  await page.locator('#archive-input').setInputFiles(last);
  await expect(page.locator('#archive-brought')).toHaveText('One game was here already.');
  await page.locator('#archive-input').setInputFiles(erased);
  await expect(page.locator('#archive-brought')).toHaveText('One game was brought back.');
  expect((await heads(page)).sort()).toEqual(before.sort());

  await page.locator('#archive-erase-all').click();
  await page.locator('#confirm-yes').click();
  await expect(page.locator('#archive-status')).toHaveText('No games yet.');
  expect(await count(page)).toBe(0);
  expect(await record(page)).toBe(going);
});

// The worker reviews, and its answer is stored in the database: only a browser has both.
test('what decisions cost is noted at the end of a game, and when one that was kept before is reviewed', { tag: '@all' }, async ({ page, open }) => {
  await open({ ...quick, computer: 'women:beginner' });
  await empty(page);
  await win(page);
  const noted = [expect.stringMatching(/^kept 3\t.*\t\d+\t\d+\t2$/)];
  await expect.poll(() => heads(page)).toEqual(noted);
  await page.locator('#ending [data-close]').click();
  await heads(page, 'unreviewed');
  await openArchive(page);
  await page.locator('#archive-errors > summary').click();
  await expect(page.locator('#archive-unrated')).toBeVisible();
  const review = async (): Promise<void> => {
    await games(page).click();
    await page.locator('#archive-study').click();
    await expect(page.locator('#study-line polyline')).toHaveCount(1);
    await expect.poll(() => heads(page)).toEqual(noted);
    await page.locator('#study-close').click();
    // The end that lay there is there again.
    await page.locator('#ending [data-close]').click();
  };
  await review();
  // Reviews of an older version found different costs.
  await heads(page, 'older');
  await openArchive(page);
  await review();
  await openArchive(page);
  await expect(page.locator('#archive-error-rates tr')).toHaveText([/Lágesvuotna · Lemming\s*1\s*\d+\.\d\s*\d+\.\d/]);
  await expect(page.locator('#archive-error-table tr')).toHaveCount(1);
});

test('2,000 games are listed at once, and the next one is told to have no room', { tag: '@all' }, async ({ page, open }) => {
  await open({ ...quick, computer: 'women:beginner' });
  await empty(page);
  await count(page);
  await page.evaluate(() => new Promise((done) => {
    const opening = indexedDB.open('sahkku.archive', 1);
    opening.onsuccess = () => {
      const all = opening.result.transaction(['heads', 'texts'], 'readwrite');
      all.oncomplete = () => { opening.result.close(); done(null); };
      const levels = ['beginner', 'easy', 'steady', 'strong', 'master'];
      for (let n = 0; n < 2000; n += 1) {
        const date = `2026-${String(1 + (n % 12)).padStart(2, '0')}-07`;
        const thrown = 'X,I,II,III\t70,80,75,75\t30,30,30,30';
        const head = `kept 1\tsahkku\t${n}\t${date}\tLágesvuotna\tcomputer:${levels[n % 5]}\t${n % 3 ? 'won' : 'lost'}\t${thrown}`;
        all.objectStore('heads').add(head, `game-${n}`);
        all.objectStore('texts').add(`sahkku-save 1\n${'x'.repeat(8000)}`, `game-${n}`);
      }
    };
  }));
  await openArchive(page);
  await expect(page.locator('#archive-status')).toHaveText('2000 games');
  await expect(games(page)).toHaveCount(50);
  await page.locator('#archive-more').click();
  await expect(games(page)).toHaveCount(100);
  await page.locator('#archive-dice summary').click();
  await expect(page.locator('#archive-faces tr').first()).toHaveText(/X\s*140000\s*150000.0\s*60000\s*60000.0/);
  await expect(page.locator('#archive-tests li')).toHaveText([/^You: .* odd\.$/, /^Others: .* nothing unusual\.$/]);
  await page.locator('#archive [data-close]').click();

  await win(page);
  await expect(page.locator('.notice')).toContainText('There’s no room for another finished game');
  expect(await count(page)).toBe(2000);
  expect(await page.evaluate(() => localStorage.getItem('sahkku.save')), 'it stays where it is').toContain('result men');
});

test('a kiosk keeps no finished game and does not offer any', { tag: '@all' }, async ({ page, open }) => {
  await open({ ...quick, kiosk: 'on' });
  await empty(page);
  await page.locator('#invite').click();
  await page.locator('#play-computer').click();
  await win(page);
  await expect(page.locator('#open-archive')).toBeHidden();
  expect(await count(page)).toBe(0);
});

// Only a browser knows the number of listeners on a page.
test('what is read from the finished games leaves no listener behind', { tag: '@all' }, async ({ page, open }) => {
  await open({ ...quick, computer: 'women:beginner' });
  await empty(page);
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  const listeners = async () => {
    await session.send('HeapProfiler.collectGarbage');
    const { metrics } = await session.send('Performance.getMetrics');
    return metrics.find(({ name }) => name === 'JSEventListeners')?.value ?? 0;
  };
  // Each finished game is stored, and read again.
  const play = async (games: number) => {
    for (let n = 0; n < games; n += 1) {
      await win(page);
      await page.locator('#ending [data-close]').click();
    }
  };
  await play(3);
  const before = await listeners();
  await play(4);
  expect(await listeners()).toBeLessThanOrEqual(before);
});
