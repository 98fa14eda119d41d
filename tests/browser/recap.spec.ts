import { expect, test } from '../support/game.ts';
import { mouse, playOn, record, state, wait } from '../support/play.ts';

// The computer's turn: described in one line, marked, and shown again. crates/games/sahkku/ui/src/page/tests.rs tests the words of
// the line.

const quick = { seed: 5, speed: 'instant', rules: 'lagesvuotna', computer: 'women', opponent: 'easy' };

/** The last turn of the women in a record: its throws and the uses of the dice. */
function lastTurn(record: string): string[] {
  const turns = record.split('\n').filter((line) => /^\d+ women /.test(line));
  return turns.at(-1)?.split(' ').slice(2) ?? [];
}

test('the whole turn of the computer is told in one line, until a die is used, and is shown again', async ({ page, open }) => {
  await open(quick);
  const again = page.getByRole('button', { name: 'Show me again' });
  await expect(again).toBeHidden();
  const news = page.locator('#news');
  const uses = (entries: string[]) => entries.filter((entry) => entry.includes(':'));
  let turn: string[] = [];
  for (let turns = 0; uses(turn).length < 2 && turns < 30; turns += 1) {
    const { entries } = (await state(page))!;
    await playOn(page, mouse, (now, before) => now.entries > before && now.phase === 'throw' && now.turn === 'men', entries);
    turn = lastTurn((await record(page))!);
  }
  expect(uses(turn).length).toBeGreaterThan(1);
  await expect(news).toContainText('The women threw');
  const places = uses(turn).map((use) => /-([abc]\d+)/.exec(use)?.[1] ?? /([abc]\d+)$/.exec(use)![1]!);
  for (const place of places) await expect(news).toContainText(place);
  // Screen readers announce the steps by ordinals, which are drawn as numbers; a number appears with its arrow and not before.
  const steps = page.locator('#story li');
  await expect(steps.nth(0)).toHaveText(/^First: /);
  await expect(steps.nth(1)).toHaveText(/^Second: /);
  const delays = (n: number) =>
    page.locator(`#overlay .told.n${n}:not(.under)`).evaluateAll((shapes) => shapes.map((shape) => getComputedStyle(shape).animationDelay));
  for (const [n, delay] of [[1, '0s'], [2, '0.36s']] as const) {
    const all = await delays(n);
    expect(all.length).toBeGreaterThanOrEqual(3);
    expect(new Set(all)).toEqual(new Set([delay]));
  }
  // The tray shows the player's own throw; the line stays.
  const told = await news.textContent();
  await page.locator('#throw').click();
  const now = await wait(page);
  if (now.phase === 'decision') {
    await expect(news).toHaveText(told!);
    await expect(page.locator('#heard')).toContainText('The men threw');
    await playOn(page, mouse, (later, before) => later.entries > before, now.entries);
    await expect(news).not.toHaveText(told!);
  }

  // It is shown again, by keyboard, and the game is unchanged.
  await playOn(page, mouse, (later, past) => later.entries > past && later.phase === 'throw' && later.turn === 'men', now.entries);
  const before = (await state(page))!;
  // The button disappears while the turn is shown, which may take less time than a query.
  const hidden = await again.evaluateHandle((button: HTMLElement) => {
    const seen: boolean[] = [];
    new MutationObserver(() => seen.push(button.hidden)).observe(button, { attributeFilter: ['hidden'] });
    return seen;
  });
  await again.focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => hidden.jsonValue()).toEqual([true, false]);
  await expect.poll(async () => (await state(page))?.past).toBeNull();
  expect(await wait(page)).toMatchObject({ position: before.position, entries: before.entries });
  await expect(again).toBeVisible();
});
