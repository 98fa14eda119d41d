import { address, expect, test } from '../support/game.ts';
import { mouse, playOn, record, state, wait } from '../support/play.ts';

// Whatever comes in from outside: no script of it runs, nothing stops, and no game is lost. The readers themselves are put
// to ten thousand inputs each in crates/session/tests/seeds.rs and crates/web/src/tests.rs.

const quick = { seed: 9, speed: 'instant', rules: 'lagesvuotna', computer: 'none' };

test('ten thousand broken records are refused, and the game goes on', async ({ page, open }) => {
  await open(quick);
  const before = await playOn(page, mouse, (now) => now.entries > 12 && now.phase === 'decision');
  await page.locator('#menu').click();
  await page.locator('#open-record').click();
  const refused = await page.evaluate((record) => {
    const field = document.querySelector<HTMLTextAreaElement>('#record-text')!;
    const button = document.querySelector<HTMLButtonElement>('#record-open')!;
    const status = document.querySelector('#record-status')!;
    const body = record.indexOf('\nround');
    let x = 1;
    const draw = (below: number) => {
      x = (Math.imul(x, 1664525) + 1013904223) >>> 0;
      return Math.floor((x / 2 ** 32) * below);
    };
    const wrong = ['\u0000', '§', '<script>top.stolen = 1</script>', '\u202e', '9'.repeat(400), 'á\u0301'];
    let refused = 0;
    for (let n = 0; n < 10_000; n += 1) {
      const at = body + draw(record.length - body);
      field.value = record.slice(0, at) + wrong[draw(wrong.length)] + record.slice(at, at + draw(record.length));
      status.textContent = '';
      button.click();
      if (status.textContent !== '') refused += 1;
    }
    return refused;
  }, (await record(page)) ?? '');
  expect(refused).toBe(10_000);
  expect(await page.evaluate(() => 'stolen' in window)).toBe(false);
  await page.locator('#record-card [data-close]').click();
  await page.locator('#menu-card [data-close]').click();
  expect(await wait(page)).toEqual(before);
});

test('a save with any byte changed is put aside, and the right one is still read', async ({ page, open }) => {
  await open(quick);
  await playOn(page, mouse, (now) => now.entries > 12 && now.phase === 'decision');
  const game = await record(page);
  const save = await page.evaluate(() => localStorage.getItem('sahkku.save') ?? '');
  expect(save).not.toBe('');
  for (const part of [0, 0.04, 0.2, 0.55, 0.99]) {
    const at = Math.floor(part * save.length);
    const broken = `${save.slice(0, at)}${save[at] === '7' ? '8' : '7'}${save.slice(at + 1)}`;
    await page.evaluate((text) => localStorage.setItem('sahkku.save', text), broken);
    await page.reload();
    await expect(page.locator('.notice')).toContainText('put aside');
    expect(await page.evaluate(() => localStorage.getItem('sahkku.aside'))).toBe(broken);
  }
  await page.evaluate((text) => localStorage.setItem('sahkku.save', text), save);
  await page.reload();
  await wait(page);
  expect(await record(page)).toBe(game);
});

const script = '<img src=x onerror="top.stolen=1"><script>top.stolen=1</script>';
for (const where of [
  `?rules=${encodeURIComponent(script)}&${encodeURIComponent(script)}=1`,
  `?language=${encodeURIComponent(script)}&computer=javascript:top.stolen=1`,
  `#game=${encodeURIComponent(script)}`,
  `#position=1;lagesvuotna;${encodeURIComponent(script)}`,
  '?%00%ff%f0=%&&&===&seed=%F0%9F',
]) {
  test(`no script of an address is run: ${where.slice(0, 40)}`, async ({ page }) => {
    await page.goto(`${address()}${where}`);
    await expect(page.locator('html')).toHaveAttribute('data-boot', 'ready');
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
