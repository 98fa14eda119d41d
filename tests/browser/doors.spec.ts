import { ALL, someOf } from '../support/all.ts';
import { address, expect, ready, test, type Game } from '../support/game.ts';
import { mouse, playOn, record, state, wait } from '../support/play.ts';

// Input from outside: no script in it runs, nothing stops, and no game is lost. crates/games/sahkku/ui/src/tests/seeds.rs,
// crates/core/game/tests/session/saves.rs and crates/page/web/src/tests.rs test the readers themselves with ten thousand inputs
// each; this file checks that the page uses them. The embedding element is a script, so it gets as many inputs here with
// SAHKKU_ALL, and some hundreds otherwise.

const quick = { seed: 9, speed: 'instant', computer: 'none' };
/** The rules that each game is played by here, and how the line of its record begins after which it is damaged. */
const GAMES = someOf<[Game, string, string]>([['sahkku', 'lagesvuotna', 'round'], ['hnefatafl', 'tablut', '1 ']]);
/** The number of damaged records, and of letters, attributes, boards and calls. */
const RECORDS = ALL ? 300 : 24;
const INPUTS = ALL ? 10_000 : 400;
/** The positions in a save at which a byte is changed. */
const PARTS = someOf([0.55, 0, 0.04, 0.2, 0.99]);

for (const [game, rules, begin] of GAMES) {
  test(`broken records of ${game} are refused, and the game goes on`, { tag: '@all' }, async ({ page, open }) => {
    await open({ ...quick, rules }, game);
    const before = await playOn(page, mouse, (now) => now.entries > 12 && now.phase === 'decision');
    await page.locator('#menu').click();
    await page.locator('#open-record').click();
    const refused = await page.evaluate(({ record, begin, count }) => {
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
      for (let n = 0; n < count; n += 1) {
        const at = body + draw(record.length - body);
        field.value = record.slice(0, at) + wrong[draw(wrong.length)] + record.slice(at, at + draw(record.length));
        status.textContent = '';
        button.click();
        if (status.textContent !== '') refused += 1;
      }
      return refused;
    }, { record: (await record(page)) ?? '', begin, count: RECORDS });
    expect(refused).toBe(RECORDS);
    expect(await page.evaluate(() => 'stolen' in window)).toBe(false);
    await page.locator('#record-card [data-close]').click();
    expect(await wait(page)).toEqual(before);
  });
}

for (const [game, rules] of GAMES) {
  test(`a save of ${game} with any byte changed is put aside, and the right one is still read`, { tag: '@all' }, async ({ page, open }) => {
    await open({ ...quick, rules }, game);
    await playOn(page, mouse, (now) => now.entries > 12 && now.phase === 'decision');
    const played = await record(page);
    const read = (name: string) => page.evaluate((name) => localStorage.getItem(name) ?? '', `${game}.${name}`);
    const keep = (text: string) => page.evaluate(([name, text]) => localStorage.setItem(name, text), [`${game}.save`, text]);
    const save = await read('save');
    expect(save).not.toBe('');
    for (const part of PARTS) {
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
const SCRIPT = encodeURIComponent(script);
for (const [game, where] of someOf<[Game, string]>(
  [
    ['sahkku', `?rules=${SCRIPT}&${SCRIPT}=1&language=${SCRIPT}&computer=javascript:top.stolen=1&%00%ff%f0=%&&&===&seed=%F0%9F#game=${SCRIPT}`],
    ['sahkku', `#position=1;lagesvuotna;${SCRIPT}`],
    ['hnefatafl', `?rules=${SCRIPT}#game=hnefatafl-1;tablut;${SCRIPT}`],
    ['hnefatafl', `#position=hnefatafl-1;tablut;${SCRIPT}`],
  ],
  2,
)) {
  test(`no script of an address of ${game} is run: ${where.slice(0, 40)}`, async ({ page }) => {
    await page.goto(`${address({}, game)}${where}`);
    await ready(page);
    await expect(page.locator('#welcome')).toBeVisible();
    expect(await page.evaluate(() => 'stolen' in window)).toBe(false);
    expect(await state(page)).toBeNull();
  });
}

/** Runs in the page: a reproducible stream of nonsense. */
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

test('broken boards load nothing; broken letters, calls, attributes and properties of a board change no game', async ({ page }) => {
  test.setTimeout(600_000);
  await page.goto('./demo/index.html');
  const given = { nonsense: NONSENSE, count: INPUTS };

  const boards = await page.evaluate(({ nonsense, count }) => {
    const { draw, one, text } = new Function(`${nonsense}; return { draw, one, text };`)();
    const names = [...Object.keys((customElements.get('sahkku-board') as any).prototype), 'position', 'onclick', 'style', 'is'];
    let [boards, posters] = [0, 0];
    for (let n = 0; n < count; n += 1) {
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
    return { boards, posters, frames: document.querySelectorAll('iframe').length };
  }, given);
  expect(boards.boards).toBeGreaterThan(INPUTS * 0.6);
  expect(boards.posters).toBe(boards.boards);
  expect(boards.frames).toBe(0);

  const begun = await page.evaluate(async () => {
    const board: any = document.querySelector('#third');
    await board.start();
    board.setAttribute('speed', 'instant');
    await board.newGame({ rules: 'maze', computer: 'none' });
    for (let throws = 0; throws < 60 && board.state.turn === null; throws += 1) await board.throwDice();
    return board.record;
  });
  const unchanged = async (after: string) => {
    expect(await page.locator('#third').evaluate((board: any) => board.record), after).toBe(begun);
    expect(await page.evaluate(() => 'stolen' in window), after).toBe(false);
  };

  await page.evaluate(({ nonsense, count }) => {
    const board: any = document.querySelector('#third');
    const game: Window = board.shadowRoot.querySelector('iframe').contentWindow;
    const { draw, one } = new Function(`${nonsense}; return { draw, one };`)();
    const any = [null, undefined, -1, 1e99, NaN, '', '<script>top.stolen = 1</script>', 'X:a1-a2', '\u0000', [], {}, [[]], true];
    for (let n = 0; n < count; n += 1) {
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
  }, given);
  await unchanged('letters');

  const refused = await page.evaluate(async ({ nonsense, count }) => {
    const board: any = document.querySelector('#third');
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
    for (let n = 0; n < count; n += 200) {
      const some = Array.from({ length: 200 }, () => one(calls)().then(() => 0, (error: unknown) => (error instanceof Error ? 1 : 0)));
      for (const was of await Promise.all(some)) refused += was;
    }
    return refused;
  }, given);
  expect(refused).toBe(INPUTS);
  await unchanged('calls');

  const told = await page.evaluate(async ({ nonsense, count }) => {
    const board: any = document.querySelector('#third');
    let errors = 0;
    let wrong = 0;
    board.addEventListener('error', () => (errors += 1));
    const { draw, one, text } = new Function(`${nonsense}; return { draw, one, text };`)();
    const names = Object.keys(Object.getPrototypeOf(board));
    // The attributes that the game reads during play: neither the seed at the start nor the placeholder's.
    const read = (board.constructor.observedAttributes as string[]).filter((name) => !['game', 'seed', 'link', 'label'].includes(name));
    for (let n = 0; n < count; n += 1) {
      const name = one(names);
      // Empty words and the rules themselves would not be nonsense.
      const word = `${text()}!`;
      if (read.includes(name) && board.getAttribute(name) !== word) wrong += 1;
      if (draw(2) === 0) board.setAttribute(name, word);
      else board[name] = word;
      // Letters are answered in sequence.
      if (n % 500 === 0) await board.position;
    }
    await board.position;
    return { errors, wrong };
  }, given);
  // The game refuses every attribute that it reads during play, with a message.
  expect(told.wrong).toBeGreaterThan(INPUTS / 2);
  expect(told.errors).toBe(told.wrong);
  await unchanged('attributes');
});
