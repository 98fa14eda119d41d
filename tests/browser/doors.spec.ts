import { address, expect, ready, test, type Game } from '../support/game.ts';
import { mouse, playOn, record, state, wait } from '../support/play.ts';

// Whatever comes in from outside: no script of it runs, nothing stops, and no game is lost. The readers themselves are put
// to ten thousand inputs each in crates/games/sahkku/play/tests/seeds.rs and crates/web/src/tests.rs.

const quick = { seed: 9, speed: 'instant', computer: 'none' };
/** The rules that each game is played by here, and how the line of its record begins after which it is damaged. */
const GAMES: [Game, string, string][] = [['sahkku', 'lagesvuotna', 'round'], ['hnefatafl', 'tablut', '1 ']];

for (const [game, rules, begin] of GAMES) {
  test(`broken records of ${game} are refused by the hundred, and the game goes on`, async ({ page, open }) => {
    await open({ ...quick, rules }, game);
    const before = await playOn(page, mouse, (now) => now.entries > 12 && now.phase === 'decision');
    await page.locator('#menu').click();
    await page.locator('#open-record').click();
    const refused = await page.evaluate(({ record, begin }) => {
      const field = document.querySelector<HTMLTextAreaElement>('#record-text')!;
      const button = document.querySelector<HTMLButtonElement>('#record-open')!;
      const status = document.querySelector('#record-status')!;
      const body = record.indexOf(`\n${begin}`);
      let x = 1;
      const draw = (below: number) => {
        x = (Math.imul(x, 1664525) + 1013904223) >>> 0;
        return Math.floor((x / 2 ** 32) * below);
      };
      const wrong = ['\u0000', '§', '<script>top.stolen = 1</script>', '\u202e', '9'.repeat(400), 'á\u0301'];
      let refused = 0;
      for (let n = 0; n < 300; n += 1) {
        const at = body + draw(record.length - body);
        field.value = record.slice(0, at) + wrong[draw(wrong.length)] + record.slice(at, at + draw(record.length));
        status.textContent = '';
        button.click();
        if (status.textContent !== '') refused += 1;
      }
      return refused;
    }, { record: (await record(page)) ?? '', begin });
    expect(refused).toBe(300);
    expect(await page.evaluate(() => 'stolen' in window)).toBe(false);
    await page.locator('#record-card [data-close]').click();
    expect(await wait(page)).toEqual(before);
  });
}

for (const [game, rules] of GAMES) {
  test(`a save of ${game} with any byte changed is put aside, and the right one is still read`, async ({ page, open }) => {
    await open({ ...quick, rules }, game);
    await playOn(page, mouse, (now) => now.entries > 12 && now.phase === 'decision');
    const played = await record(page);
    const read = (name: string) => page.evaluate((name) => localStorage.getItem(name) ?? '', `${game}.${name}`);
    const keep = (text: string) => page.evaluate(([name, text]) => localStorage.setItem(name, text), [`${game}.save`, text]);
    const save = await read('save');
    expect(save).not.toBe('');
    for (const part of [0, 0.04, 0.2, 0.55, 0.99]) {
      const at = Math.floor(part * save.length);
      const broken = `${save.slice(0, at)}${save[at] === '7' ? '8' : '7'}${save.slice(at + 1)}`;
      await keep(broken);
      await page.reload();
      await expect(page.locator('.notice')).toContainText('set aside');
      expect(await read('aside')).toBe(broken);
    }
    await keep(save);
    await page.reload();
    await wait(page);
    expect(await record(page)).toBe(played);
  });
}

const script = '<img src=x onerror="top.stolen=1"><script>top.stolen=1</script>';
for (const [game, where] of [
  ['sahkku', `?rules=${encodeURIComponent(script)}&${encodeURIComponent(script)}=1`],
  ['sahkku', `?language=${encodeURIComponent(script)}&computer=javascript:top.stolen=1`],
  ['sahkku', `#game=${encodeURIComponent(script)}`],
  ['sahkku', `#position=1;lagesvuotna;${encodeURIComponent(script)}`],
  ['sahkku', '?%00%ff%f0=%&&&===&seed=%F0%9F'],
  ['hnefatafl', `?rules=${encodeURIComponent(script)}#game=hnefatafl-1;tablut;${encodeURIComponent(script)}`],
  ['hnefatafl', `#position=hnefatafl-1;tablut;${encodeURIComponent(script)}`],
] as const) {
  test(`no script of an address of ${game} is run: ${where.slice(0, 40)}`, async ({ page }) => {
    await page.goto(`${address({}, game)}${where}`);
    await ready(page);
    await expect(page.locator('#welcome')).toBeVisible();
    expect(await page.evaluate(() => 'stolen' in window)).toBe(false);
    expect(await state(page)).toBeNull();
  });
}

test('ten thousand broken letters from the page around the game change nothing', async ({ page }) => {
  await page.goto('./demo/index.html');
  const told = await page.evaluate(async () => {
    const board: any = document.querySelector('#third');
    board.setAttribute('speed', 'instant');
    await board.start();
    await board.newGame({ rules: 'maze', computer: 'none' });
    for (let throws = 0; throws < 60 && board.state.turn === null; throws += 1) await board.throwDice();
    const before = await board.record;
    const game: Window = board.shadowRoot.querySelector('iframe').contentWindow;
    let x = 1;
    const draw = (below: number) => {
      x = (Math.imul(x, 1664525) + 1013904223) >>> 0;
      return Math.floor((x / 2 ** 32) * below);
    };
    const any = [null, undefined, -1, 1e99, NaN, '', '<script>top.stolen = 1</script>', 'X:a1-a2', '\u0000', [], {}, [[]], true];
    const one = (list: unknown[]) => list[draw(list.length)];
    for (let n = 0; n < 10_000; n += 1) {
      const letter: Record<string, unknown> = {
        sahkku: one([1, 1, 1, 2, ...any]),
        id: one([100_000 + n, 100_000 + n, ...any]),
        do: one(['play', 'load', 'set', 'fly', ...any]),
        action: one(any),
        record: one(any),
        name: one(['speed', '__proto__', ...any]),
        value: one(any),
      };
      if (draw(4) === 0) letter[String(one(any))] = one(any);
      game.postMessage(draw(9) === 0 ? one(any) : letter, '*');
    }
    return { before, after: await board.record, stolen: 'stolen' in window };
  });
  expect(told.after).toBe(told.before);
  expect(told.stolen).toBe(false);
});

/** In the page: a stream of nonsense, the same every time. */
const NONSENSE = `
  let x = 1;
  const draw = (below) => {
    x = (Math.imul(x, 1664525) + 1013904223) >>> 0;
    return Math.floor((x / 2 ** 32) * below);
  };
  const one = (list) => list[draw(list.length)];
  const parts = ['', 'maze', 'chess', '<script>top.stolen = 1<\\/script>', '" onload="top.stolen = 1', 'javascript:top.stolen=1', '\\u0000', '\\ud800',
    '\\u202e', '-1', '1e99', 'NaN', 'yes ', 'YES', '__proto__', '&rules=maze', '#game=1', 'https://example.org/', '../..', 'é'.repeat(500)];
  const text = () => one(parts) + one(parts) + (draw(3) === 0 ? one(parts) : '');
`;

test('ten thousand broken attributes and properties of a board change no game', async ({ page }) => {
  test.setTimeout(180_000);
  await page.goto('./demo/index.html');
  const told = await page.evaluate(async (nonsense) => {
    const board: any = document.querySelector('#third');
    await board.start();
    board.setAttribute('speed', 'instant');
    await board.newGame({ rules: 'maze', computer: 'none' });
    for (let throws = 0; throws < 60 && board.state.turn === null; throws += 1) await board.throwDice();
    const before = await board.record;
    let errors = 0;
    let wrong = 0;
    board.addEventListener('error', () => (errors += 1));
    const { draw, one, text } = new Function(`${nonsense}; return { draw, one, text };`)();
    const names = Object.keys(Object.getPrototypeOf(board));
    // What the game reads while it is played: neither the seed that it began with nor what the placeholder shows.
    const read = (board.constructor.observedAttributes as string[]).filter((name) => !['game', 'seed', 'link', 'label'].includes(name));
    for (let n = 0; n < 10_000; n += 1) {
      const name = one(names);
      // Empty words and the rules themselves would be no nonsense.
      const word = `${text()}!`;
      if (read.includes(name) && board.getAttribute(name) !== word) wrong += 1;
      if (draw(2) === 0) board.setAttribute(name, word);
      else board[name] = word;
      // Letters are answered one after the other.
      if (n % 500 === 0) await board.position;
    }
    return { before, after: await board.record, errors, wrong, stolen: 'stolen' in window };
  }, NONSENSE);
  expect(told.after).toBe(told.before);
  expect(told.stolen).toBe(false);
  // Those that the game reads while it is played are refused in words, every one.
  expect(told.wrong).toBeGreaterThan(5_000);
  expect(told.errors).toBe(told.wrong);
});

test('ten thousand boards with broken attributes stand there, and none loads anything', async ({ page }) => {
  test.setTimeout(180_000);
  await page.goto('./demo/index.html');
  const seen = await page.evaluate((nonsense) => {
    const { draw, one, text } = new Function(`${nonsense}; return { draw, one, text };`)();
    const names = [...Object.keys((customElements.get('sahkku-board') as any).prototype), 'position', 'onclick', 'style', 'is'];
    let [boards, posters] = [0, 0];
    for (let n = 0; n < 10_000; n += 1) {
      const board = document.createElement(draw(4) === 0 ? 'sahkku-diagram' : 'sahkku-board');
      for (let count = draw(5); count > 0; count -= 1) {
        const name = one(names);
        if (name !== 'autostart') board.setAttribute(name, text());
      }
      document.body.append(board);
      if (board.localName === 'sahkku-board') boards += 1;
      posters += board.shadowRoot!.querySelectorAll('.poster').length;
      board.remove();
    }
    return { boards, posters, frames: document.querySelectorAll('iframe').length, stolen: 'stolen' in window };
  }, NONSENSE);
  expect(seen.boards).toBeGreaterThan(6_000);
  expect(seen.posters).toBe(seen.boards);
  expect(seen).toMatchObject({ frames: 0, stolen: false });
});

test('ten thousand broken calls of a board are refused, every one, and the game stays as it is', async ({ page }) => {
  test.setTimeout(180_000);
  await page.goto('./demo/index.html');
  const told = await page.evaluate(async (nonsense) => {
    const board: any = document.querySelector('#third');
    await board.start();
    board.setAttribute('speed', 'instant');
    await board.newGame({ rules: 'maze', computer: 'none' });
    for (let throws = 0; throws < 60 && board.state.turn === null; throws += 1) await board.throwDice();
    const before = await board.record;
    const { one, text } = new Function(`${nonsense}; return { draw, one, text };`)();
    const strange = () => one([undefined, null, NaN, -1, {}, [], Symbol('s'), () => 1, Object.create(null), 10n, new Date(NaN), document.body, `${text()}!`]);
    const calls = [
      () => board.play(strange()),
      () => board.load(strange()),
      () => board.newGame({ rules: strange() ?? 'chess' }),
      () => board.newGame({ computer: strange() ?? 'everybody' }),
      () => board.newGame({ [`${text()}!`]: strange() }),
    ];
    let refused = 0;
    for (let n = 0; n < 10_000; n += 200) {
      const some = Array.from({ length: 200 }, () => one(calls)().then(() => 0, (error: unknown) => (error instanceof Error ? 1 : 0)));
      for (const was of await Promise.all(some)) refused += was;
    }
    return { before, after: await board.record, refused, stolen: 'stolen' in window };
  }, NONSENSE);
  expect(told.refused).toBe(10_000);
  expect(told.after).toBe(told.before);
  expect(told.stolen).toBe(false);
});
