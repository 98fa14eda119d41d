import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { FrameLocator, Page } from '@playwright/test';
import { someOf } from '../support/all.ts';
import { expect, ready, test } from '../support/game.ts';

// The game in somebody else's page.

const frame = (page: Page, board: string): FrameLocator => page.frameLocator(`${board} >> iframe`);

test('three boards stand in one page, and load only when they are wanted', { tag: '@all' }, async ({ page }) => {
  await page.goto('./demo/index.html');
  await expect(page.locator('sahkku-board .poster')).toHaveCount(3);
  await expect(page.locator('sahkku-board iframe')).toHaveCount(0);

  for (const [board, rules] of [['#second', 'raisa'], ['#third', 'lagesvuotna']]) {
    await page.locator(board).locator('.poster').click();
    await expect(frame(page, board).locator('#throw')).toBeVisible();
    await expect(page.locator(board).locator('.poster')).toHaveCount(0);
    expect(await page.locator(board).evaluate((element: any) => element.state.rules)).toBe(rules);
  }
  await expect(page.locator('#first').locator('.poster')).toHaveCount(1);
  // The diagram loads when it becomes visible.
  await page.locator('#diagram').scrollIntoViewIfNeeded();
  await expect(frame(page, '#diagram').locator('html[data-boot="ready"] #board')).toBeVisible();
  await expect(frame(page, '#diagram').locator('.panel:not(#far)')).toBeHidden();

  // Each is a separate game.
  await frame(page, '#second').locator('#throw').click();
  await expect.poll(() => page.locator('#second').evaluate((element: any) => element.state.entries)).toBe(1);
  expect(await page.locator('#third').evaluate((element: any) => element.state.entries)).toBe(0);
});

/** How often a pattern occurs in the path of a part of a board's picture. */
const drawn = (page: Page, board: string, part: string, what: RegExp): Promise<number> =>
  page.locator(board).locator(`.poster svg .${part}`).evaluate(
    (path, what) => path.getAttribute('d')?.match(new RegExp(what, 'g'))?.length ?? 0,
    what.source,
  );

test('until it is wanted, a board is a picture of the board that was asked for', async ({ page }) => {
  await page.goto('./demo/index.html');
  const ground = (board: string) => page.locator(board).locator('.poster').evaluate((poster) => getComputedStyle(poster).backgroundColor);
  // Thirteen columns of squares, with only the Castle marked.
  expect([await drawn(page, '#first', 'places', /v108/), await drawn(page, '#first', 'places', /h338/)]).toEqual([14, 4]);
  expect(await drawn(page, '#first', 'marks', /a/)).toBe(2);
  expect(await drawn(page, '#first', 'marks', /m0,/)).toBe(1);
  // Fifteen lines in three rows, with the fourth ones marked too.
  expect(await drawn(page, '#third', 'places', /v28/)).toBe(45);
  expect(await drawn(page, '#third', 'marks', /m0,/)).toBe(3);
  // The material.
  expect([await ground('#first'), await ground('#second')]).toEqual(['rgb(30, 52, 76)', 'rgb(70, 74, 68)']);

  // Deferred content that is requested appears at once.
  await page.locator('#third').evaluate((board: any) => {
    board.lines = 'joined';
    board.ornament = 'diamond';
    board.material = 'night';
  });
  expect([await drawn(page, '#third', 'places', /v28/), await drawn(page, '#third', 'places', /v120/)]).toEqual([0, 15]);
  expect(await drawn(page, '#third', 'marks', /z/)).toBe(3);
  expect(await ground('#third')).toBe('rgb(17, 19, 23)');
  // The content of a link is unknown before it is read.
  await page.locator('#third').evaluate((board: any) => (board.link = 'game=1'));
  await expect(page.locator('#third').locator('.poster svg')).toHaveCount(0);
  await expect(page.locator('#third').locator('.poster')).toHaveText('Sáhkku controlled by this pagePlay');
});

test('a page plays in a board, is told what happens, and is answered in words', async ({ page }) => {
  await page.goto('./demo/index.html');
  const told = await page.evaluate(async () => {
    const board: any = document.querySelector('#third');
    const told: string[] = [];
    const errors: string[] = [];
    for (const kind of ['ready', 'move', 'gameover']) {
      board.addEventListener(kind, (event: CustomEvent) => told.push(kind === 'move' ? `move ${event.detail.entry}` : kind));
    }
    board.addEventListener('error', (event: CustomEvent) => errors.push(event.detail.message));
    board.setAttribute('speed', 'instant');
    await board.start();
    await board.newGame({ rules: 'maze stacking=no', computer: 'none' });
    const refused = await board.play('X:a1-a2').catch((error: Error) => `${error.name}: ${error.message}`);
    for (let throws = 0; throws < 60 && board.state.turn === null; throws += 1) await board.throwDice();
    const record = await board.record;
    const position = await board.position;
    const bad = await board.load('sahkku 1\nrules chess').catch((error: Error) => error.message);
    await board.load(record);
    const again = await board.record;
    // An attribute that a page sets takes effect at once.
    board.setAttribute('material', 'night');
    board.setAttribute('material', 'granite');
    await board.position;
    const unknown = await board._ask({ do: 'explode' }).catch((error: Error) => error.message);
    return { told, errors, refused, record, position, bad, again, unknown };
  });
  expect(told.told[0]).toBe('ready');
  expect(told.told.some((line) => line.startsWith('move round '))).toBe(true);
  expect(told.refused).toContain('SahkkuError');
  expect(told.record).toContain('rules maze stacking=no');
  expect(told.position.length).toBeGreaterThan(10);
  expect(told.bad).toContain('chess');
  expect(told.again).toBe(told.record);
  expect(told.errors).toEqual([expect.stringContaining('granite')]);
  expect(told.unknown).toContain('explode');
  await expect(frame(page, '#third').locator('html')).toHaveAttribute('data-material', 'night');
});

test.describe('from another origin', () => {
  test.use({ tolerated: /request outside the game's folder/ });

  /** An embedding page with the game in a plain frame. */
  async function elsewhere(html: string): Promise<{ address: string; close: () => void }> {
    const server = createServer((_, response) => {
      response.writeHead(200, { 'content-type': 'text/html' });
      response.end(html);
    });
    await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
    return { address: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`, close: () => server.close() };
  }

  const listener = '<link rel="icon" href="data:,"><script>var heard = []; addEventListener("message", (e) => heard.push(e.data))</script>';

  test('only an origin that is allowed is heard and told, and letters that make no sense are refused or ignored', async ({ page, baseURL }) => {
    const { address, close } = await elsewhere(`${listener}<iframe id="game"></iframe>`);
    try {
      await page.goto(address);
      const show = async (allow: string) => {
        await page.evaluate(([game, allow]) => {
          (window as any).heard.length = 0;
          (document.getElementById('game') as HTMLIFrameElement).src = `${game}?embedded&computer=none&allow=${encodeURIComponent(allow)}`;
        }, [baseURL ?? '', allow]);
        const game = async () => (await (await page.$('#game'))!.contentFrame())!;
        await expect.poll(async () => (await game()).url()).toContain(encodeURIComponent(allow));
        await ready(await game());
        return game();
      };

      await show(new URL(address).origin);
      const heard = await page.evaluate(async () => {
        const frame = document.getElementById('game') as HTMLIFrameElement;
        const heard = (window as any).heard as any[];
        const until = (happened: () => boolean) => new Promise<void>((done) => {
          const look = () => (happened() ? done() : setTimeout(look, 20));
          look();
        });
        const told = (event: string) => heard.filter((letter) => letter.event === event).length;
        const answered = (id: number) => heard.some((letter) => letter.answer === id);
        await until(() => told('ready') === 1);
        frame.contentWindow?.postMessage({ sahkku: 1, id: 5, do: 'position' }, '*');
        const nonsense = [
          null, 7, 'sahkku', [], { hello: 1 }, { sahkku: 1 }, { sahkku: 2, id: 1, do: 'record' }, { sahkku: 1, id: -1, do: 'record' },
          { sahkku: 1, id: 1, do: 7 }, { sahkku: 1, id: 1, do: 'record', more: true }, { sahkku: 'x', id: {}, do: [] },
        ];
        for (const letter of nonsense) frame.contentWindow?.postMessage(letter, '*');
        frame.contentWindow?.postMessage({ sahkku: 1, id: 9, do: 'load', record: '\u0000'.repeat(70000) }, '*');
        await until(() => told('error') >= 6 && answered(5) && answered(9));
        return heard;
      });
      expect(heard.filter((letter) => letter.event === 'error')).toHaveLength(6);
      expect(heard.find((letter) => letter.answer === 5)?.error).toBeNull();
      expect(heard.find((letter) => letter.answer === 9)?.error).toBeTruthy();

      const game = await show('https://example.org');
      // The game has received the letter when a later listener receives it; its answer comes before the last words.
      const arrived = game.evaluate(async () => {
        await new Promise((done) => addEventListener('message', done, { once: true }));
        await new Promise((done) => setTimeout(done));
        parent.postMessage('the last words', '*');
      });
      await expect(async () => {
        await page.evaluate(() => {
          (document.getElementById('game') as HTMLIFrameElement).contentWindow?.postMessage({ sahkku: 1, id: 5, do: 'position' }, '*');
        });
        expect(await page.evaluate(() => (window as any).heard)).toEqual(['the last words']);
      }).toPass();
      await arrived;
    } finally {
      close();
    }
  });
});

/** The position of an element in a frame, in pixels of the frame. */
const inside = (page: Page, board: string, selector: string) =>
  frame(page, board).locator(selector).evaluate((element) => {
    const { left, top, right, bottom, width, height } = element.getBoundingClientRect();
    return { left, top, right, bottom, width, height };
  });

for (const [id, game] of someOf([['#first', 'sahkku'], ['#other', 'hnefatafl']] as const)) {
  test(`below 700 pixels words lie under the board, which has the whole width, and the board asks for its height: ${game}`, { tag: '@all' }, async ({ page }) => {
    for (const width of [680, 560, 380]) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto('./demo/index.html');
      const board = page.locator(id);
      await board.evaluate((board: any) => board.setAttribute('computer', 'none'));
      // The poster is as high as its content.
      const poster = await board.locator('.poster').evaluate((poster) => ({ inner: poster.scrollHeight, outer: poster.clientHeight, width: poster.clientWidth }));
      expect(poster.inner).toBe(poster.outer);
      const picture = await board.locator('.poster svg').boundingBox();
      expect(picture!.width).toBeGreaterThan(poster.width - 20);
      await board.evaluate((board: any) => board.start());
      await expect(frame(page, id).locator('html[data-boot="ready"] #board')).toBeVisible();
      // It did not request a height of 2,000 pixels.
      await expect.poll(async () => {
        const [table, panel, bar, root] = await Promise.all(['.table', '.panel:not(#far)', '.bar', 'html'].map((part) => inside(page, id, part)));
        const order = table!.bottom <= panel!.top + 1 && panel!.bottom <= bar!.top + 1;
        return order && Math.abs(table!.width - root!.width) < 2 && Math.abs(bar!.bottom - root!.height) < 2;
      }).toBe(true);
      const lies = await inside(page, id, '#board');
      const rows = await frame(page, id).locator('#twin button').evaluateAll((places) => {
        const all = places.map((place) => place.getBoundingClientRect()).filter(({ width }) => width > 0);
        return { left: Math.min(...all.map(({ left }) => left)), right: Math.max(...all.map(({ right }) => right)) };
      });
      expect((rows.right - rows.left) / lies.width, `${width}`).toBeGreaterThan(0.8);
      // It does not keep requesting.
      const { height } = (await board.boundingBox())!;
      await board.evaluate((board: any) => board.position);
      expect((await board.boundingBox())!.height).toBe(height);
    }
    // A wide one keeps its shape.
    await page.setViewportSize({ width: 1280, height: 900 });
    await expect.poll(async () => {
      const { width, height } = (await page.locator(id).boundingBox())!;
      return Math.abs(width / height - (game === 'sahkku' ? 1.6 : 1)) < 0.02;
    }).toBe(true);
  });
}

for (const width of someOf([390, 600, 680])) {
  test(`a board that nobody has pressed covers nothing of its article: ${width} pixels`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('./demo/index.html');
    for (const id of ['#first', '#second', '#other', '#third']) {
      const board = page.locator(id);
      const [own, poster] = [(await board.boundingBox())!, (await board.locator('.poster').boundingBox())!];
      expect(poster.height, id).toBeGreaterThan(100);
      expect(poster.y + poster.height, id).toBeLessThanOrEqual(own.y + own.height + 0.5);
    }
  });
}

test.describe('a wrong tag', () => {
  test.use({ tolerated: /The address asks for/ });

  test('what is wrong in the tag is an error event of the board or diagram', async ({ page }) => {
    await page.goto('./demo/index.html');
    const errors = await page.evaluate(async () => {
      const errors: [string, string][] = [];
      addEventListener('error', (event: any) => errors.push([event.target.id, event.detail.message]), true);
      document.addEventListener('error', (event: any) => errors.push([event.target.id, event.detail.message]));
      const made = (tag: string, id: string, wrong: Record<string, string>) => {
        const element: any = document.createElement(tag);
        element.id = id;
        for (const [name, value] of Object.entries(wrong)) element.setAttribute(name, value);
        document.querySelector('h1')!.after(element);
        return element;
      };
      errors.length = 0;
      await made('sahkku-board', 'words', { rules: 'mase', computer: 'all', speed: 'warp' }).start();
      await made('sahkku-board', 'linked', { link: 'game=1;nonsense' }).start();
      made('sahkku-diagram', 'still', { position: 'nonsense', material: 'granite' });
      const all = () => new Set(errors.map((error) => error.join())).size;
      while (all() < 6) await new Promise((done) => setTimeout(done, 20));
      return [...new Set(errors.map((error) => error.join()))];
    });
    for (const [id, what] of [['words', 'mase'], ['words', 'all'], ['words', 'warp'], ['linked', 'link'], ['still', 'link'], ['still', 'granite']]) {
      expect(errors.some((error) => error.startsWith(id) && error.includes(what)), `${id} ${what}: ${errors.join('\n')}`).toBe(true);
    }
  });
});

test.describe('a frame that is blocked', () => {
  test.use({ tolerated: /frame-src|Framing|ERR_BLOCKED|Refused|violates/ });

  test('is told in words and by an event, offers the game by a link, and is asked in vain no longer', async ({ page }) => {
    await page.clock.install();
    await page.route('**/demo/index.html', async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, headers: { ...response.headers(), 'content-security-policy': "frame-src 'none'" } });
    });
    await page.goto('./demo/index.html');
    await page.evaluate(() => {
      const board: any = document.querySelector('#first');
      const told: string[] = ((window as any).told = []);
      board.addEventListener('error', (event: any) => told.push(`event: ${event.detail.message}`));
      board.start().catch((error: Error) => told.push(`start: ${error.message}`));
      board.record.catch((error: Error) => told.push(`record: ${error.message}`));
    });
    await page.locator('#diagram').scrollIntoViewIfNeeded();
    await expect(page.locator('#diagram iframe')).toHaveCount(1);
    await page.clock.runFor(61_000);
    const words = 'The game doesn’t answer here. This page or the network may block it.';
    await expect.poll(() => page.evaluate(() => (window as any).told.toSorted())).toEqual([`event: ${words}`, `record: ${words}`, `start: ${words}`]);
    for (const id of ['#first', '#diagram']) {
      await expect(page.locator(`${id} .trouble`)).toContainText(words);
      const link = page.locator(`${id} .trouble a`);
      await expect(link).toBeVisible();
      const address = new URL((await link.getAttribute('href'))!);
      expect([address.searchParams.get('rules'), address.searchParams.has('embedded')]).toEqual(['maze', false]);
    }
  });
});

test('the module of the package finds the game beside itself, wherever the page lies', async ({ page, baseURL }) => {
  // As crates/tools/xtask/src/release/package.rs makes it.
  await page.route('**/sahkku-embed.mjs', async (route) => {
    const response = await page.request.get(new URL('sahkku-embed.js', baseURL).href);
    const body = (await response.text()).replace('document.currentScript;', '{ src: import.meta.url };');
    await route.fulfill({ body, contentType: 'text/javascript' });
  });
  await page.route('**/demo/index.html', (route) => route.fulfill({
    body: '<link rel="icon" href="data:,"><script type="module">import "../sahkku-embed.mjs";</script><sahkku-board id="first" computer="none"></sahkku-board>',
    contentType: 'text/html',
  }));
  await page.goto('./demo/index.html');
  await page.locator('#first .poster').click();
  await expect(frame(page, '#first').locator('#throw')).toBeVisible();
});

test('paper cuts no board, neither between two pages nor at its edge', { tag: '@all' }, async ({ page }) => {
  await page.setViewportSize({ width: 1200, height: 900 });
  await page.goto('./demo/index.html');
  await page.locator('#first').evaluate((board: any) => board.start());
  const layout = () => page.locator('#first iframe').evaluate((frame: HTMLElement) => [frame.offsetWidth, frame.offsetHeight]);
  const before = await layout();
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
  await page.emulateMedia({ media: 'print' });
  // As wide as a small page.
  await page.setViewportSize({ width: 660, height: 900 });
  // The layout of the game is unchanged, and all of it lies within the element.
  expect(await layout()).toEqual(before);
  const [own, inner] = [(await page.locator('#first').boundingBox())!, (await page.locator('#first iframe').boundingBox())!];
  expect(own.x + own.width).toBeLessThanOrEqual(660);
  expect(inner.width).toBeCloseTo(own.width, 0);
  expect(inner.height).toBeCloseTo(own.height, 0);
  for (const id of ['#first', '#other', '#diagram']) {
    expect(await page.locator(id).evaluate((board) => getComputedStyle(board).breakInside)).toBe('avoid');
  }
  await page.emulateMedia({ media: null });
  await page.evaluate(() => dispatchEvent(new Event('afterprint')));
  await page.setViewportSize({ width: 1200, height: 900 });
  await expect.poll(layout).toEqual(before);
});

test.describe('a wrong address', () => {
  test.use({ tolerated: /The address asks for rules=mase/ });

  // Only a browser shows whether readers see it, and where it is reported instead.
  test('an unknown rule set is told to the author of the article, and not to its readers', async ({ page }) => {
    const told: string[] = [];
    page.on('console', (message) => { if (message.type() === 'error') told.push(message.text()); });
    await page.goto('./?embedded&language=en&rules=mase');
    await expect(page.locator('html')).toHaveAttribute('data-embedded', '');
    await expect.poll(() => told.join(' ')).toContain('The address asks for rules=mase');
    await expect(page.locator('.notice')).toHaveCount(0);
    await page.goto('./?language=en&rules=mase');
    await expect(page.locator('.notice')).toContainText('The address asks for rules=mase');
  });
});

test('the corners of a board are those of the game’s own slips', { tag: '@all' }, async ({ page }) => {
  await page.goto('./demo/index.html');
  const radius = (selector: string) => page.locator('#second').locator(selector).evaluate((part) => getComputedStyle(part).borderRadius);
  expect(await radius('.poster')).toBe('3px');
  await page.locator('#second').locator('.poster').click();
  expect(await radius('iframe')).toBe('3px');
});

test('on a phone one tap opens the board on the whole screen, and closing it leads back to the same line', { tag: '@phone' }, async ({ page }) => {
  await page.goto('./demo/index.html');
  const board = page.locator('#second');
  await board.scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => scrollY);
  await board.locator('.poster').tap();
  const { width, height } = page.viewportSize()!;
  const whole = async () => {
    const box = (await board.locator('.stage').boundingBox())!;
    return Math.abs(box.x) < 1 && Math.abs(box.y) < 1 && Math.abs(box.width - width) < 1 && Math.abs(box.height - height) < 1;
  };
  await expect.poll(whole).toBe(true);
  await frame(page, '#second').locator('#throw').tap();
  await expect.poll(() => board.evaluate((element: any) => element.state?.entries)).toBe(1);
  await board.locator('.close').tap();
  await expect.poll(whole).toBe(false);
  expect(await page.evaluate(() => scrollY)).toBe(before);
  expect(await page.evaluate(() => document.documentElement.style.overflow)).toBe('');
  // The game is stored, and a tap anywhere on it opens it again.
  const opener = board.locator('.opener');
  await expect(opener).toHaveAttribute('aria-label', 'Play: Sáhkku as in Ráisa');
  await opener.tap();
  await expect.poll(whole).toBe(true);
  expect(await board.evaluate((element: any) => element.state.entries)).toBe(1);
  await page.keyboard.press('Escape');
});
