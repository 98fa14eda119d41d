import type { Page } from '@playwright/test';
import { ALL, someOf } from '../support/all.ts';
import { GAMES, PAGES, expect, ready, test, type Game } from '../support/game.ts';
import { more } from '../support/start.ts';

// Every game has its own page, next to those of the others.

const games = Object.keys(PAGES) as Game[];
const ring = games.map((game, n) => [game, games[(n + 1) % games.length]] as const);
const pairs = ALL ? games.flatMap((game) => games.filter((other) => other !== game).map((other) => [game, other] as const)) : ring.slice(0, 2);

test('the page of a game leads to that of another, and keeps what else the address says', { tag: '@all' }, async ({ page }) => {
  let seen: string[] = [];
  page.on('framenavigated', (frame) => seen.push(frame.url()));
  for (const [from, to] of pairs) {
    seen = [];
    // A page that redirects aborts its own requests.
    await page.goto(`./${PAGES[from]}?speed=fast&game=${to}&language=en&x=a%20b#nothing`, { waitUntil: 'commit' });
    await expect(page.locator('html')).toHaveAttribute('data-page', to);
    await ready(page);
    const led = seen.map((url) => url.split('/').pop()).filter((name) => name?.startsWith(PAGES[to]));
    expect(led[0]).toBe(`${PAGES[to]}?speed=fast&language=en&x=a%20b#nothing`);
    expect(await page.evaluate(() => new URLSearchParams(location.search).has('game'))).toBe(false);
  }
});

test('a game that its own page asks for stays, and the shelf leads to the others, where the person’s settings hold', async ({ page, open }) => {
  await open({ game: pairs[0][0] });
  for (const [game, other] of pairs) {
    if ((await page.locator('html').getAttribute('data-page')) !== game) await open({}, game);
    await more(page);
    const shelf = page.locator('#more').getByRole('navigation').getByRole('link');
    await expect(shelf).toHaveText(games.map((name) => GAMES[name].title));
    await expect(shelf.locator('svg')).toHaveCount(games.length);
    await expect(page.locator('#more .shelf [aria-current="page"]')).toHaveAttribute('href', PAGES[game]);
    await page.locator(`#more .shelf a[href="${PAGES[other]}"]`).click();
    await expect(page.locator('html')).toHaveAttribute('data-page', other);
    await ready(page);
    await expect(page.locator('#more .shelf [aria-current="page"]')).toHaveAttribute('href', PAGES[other]);
  }

  // Personal settings are shared, and the menu leads to the other games as well.
  await open({ computer: 'none' }, pairs[0][0]);
  await page.locator('#menu').click();
  await page.locator('#quick-sound').uncheck();
  await page.locator('#quick-speed').selectOption('fast');
  await page.locator(`#menu-card .shelf a[href="${PAGES[pairs[0][1]]}"]`).click();
  await expect(page.locator('html')).toHaveAttribute('data-page', pairs[0][1]);
  await ready(page);
  await expect(page.locator('#quick-sound')).not.toBeChecked();
  await expect(page.locator('#quick-speed')).toHaveValue('fast');
});

/** The files that a page names. */
async function named(page: Page, game: Game): Promise<Set<string>> {
  const html = await (await page.request.get(`./${PAGES[game]}`)).text();
  return new Set([...html.matchAll(/<(?:link|script)[^>]* (?:href|src)="(?:\.\/)?([^"]*)"/g)].map(([, name]) => name));
}

test('every game has icons of its own', async ({ request }) => {
  const icons: string[] = [];
  for (const game of games) {
    const html = await (await request.get(`./${PAGES[game]}`)).text();
    for (const kind of ['icon', 'apple-touch-icon']) {
      const [, name = `${game} names no ${kind}`] = new RegExp(`<link [^>]*rel="?${kind}"?[^>]* href="?([^" >]+)`).exec(html) ?? [];
      const answer = await request.get(name);
      expect(answer.status(), name).toBe(200);
      icons.push((await answer.body()).toString('base64'));
    }
  }
  expect(new Set(icons).size).toBe(games.length * 2);
});

for (const game of someOf(games)) {
  test(`the page of ${game} loads nothing of the others, and two computers play there`, async ({ page, baseURL }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url().replace(baseURL ?? '', '')));
    await page.goto(`./${PAGES[game]}?computer=both:easy&speed=instant`);
    await ready(page);
    // The bots have loaded, too.
    await expect.poll(() => page.evaluate(() => window.sahkku.state()?.entries ?? 0)).toBeGreaterThan(4);
    const own = await named(page, game);
    for (const other of games.filter((other) => other !== game)) {
      const others = await named(page, other);
      const strange = asked.filter((name) => name.startsWith(PAGES[other]) || (others.has(name) && !own.has(name)));
      expect(strange).toEqual([]);
      expect(asked.filter((name) => own.has(name) && !others.has(name)).length).toBeGreaterThan(3);
    }
  });
}

test('an element in another page shows the game that it names', async ({ page }) => {
  await page.goto('./demo/index.html');
  const boards = [
    ['board-game', null, 'sahkku'],
    ['sahkku-board', 'hnefatafl', 'hnefatafl'],
    ['board-game', 'hnefatafl', 'hnefatafl'],
  ] as const;
  for (const [n, [element, game, shown]] of boards.entries()) {
    const posters = await page.evaluate(
      ([element, game]) => {
        document.getElementById('tried')?.remove();
        const board = document.createElement(element);
        if (game) board.setAttribute('game', game);
        board.id = 'tried';
        document.body.prepend(board);
        const picture = board.shadowRoot?.querySelector('svg');
        return { size: picture?.getAttribute('viewBox')?.split(' ').slice(2), title: board.shadowRoot?.querySelector('b')?.textContent };
      },
      [element, game] as const,
    );
    expect(posters.title).toBe(shown === 'sahkku' ? 'Sáhkku' : 'Hnefatafl');
    expect(posters.size?.[0] === posters.size?.[1]).toBe(shown === 'hnefatafl');
    if (!ALL && n < boards.length - 1) continue;
    await page.locator('#tried .poster').click();
    const frame = await (await page.locator('#tried iframe').elementHandle())?.contentFrame();
    await ready(frame!);
    await expect(frame!.locator('html')).toHaveAttribute('data-page', shown);
  }
});

test('the page of Hnefatafl offers nothing that belongs to dice', async ({ page, open }) => {
  await open({ language: 'en', computer: 'none' }, 'hnefatafl');
  await expect(page.getByRole('group', { name: 'Dice' })).toHaveCount(0);
  await page.keyboard.press('?');
  await expect(page.locator('#keys')).toBeVisible();
  await expect(page.locator('#keys').getByText('End turn')).toBeHidden();
});
