import { expect, test, ready } from '../support/game.ts';
import { misfits, SCREENS } from '../support/fitting.ts';
import { lay, mouse, parse, place, playOn, state, wait } from '../support/play.ts';
import { settled } from '../support/views.ts';

const quick = { seed: 20, speed: 'instant', rules: 'maze', computer: 'women:beginner' };

test('a hint names the best action, points at it, and can be followed or forgotten', async ({ page, open }) => {
  await open(quick);
  await expect(page.locator('#hint')).toBeHidden();
  const before = await playOn(
    page,
    mouse,
    (now) => now.phase === 'decision' && now.legal.length > 2 && now.legal.every((action) => parse(action)),
  );

  await page.locator('#hint').click();
  const best = page.locator('#advice-list button').first();
  await expect(best).toHaveText(/^(Soldier|Queen|King|Wake|Throw|End) .*: \d+%$/);
  await expect(best).toHaveAttribute('aria-pressed', 'true');
  expect(await wait(page)).toEqual(before);

  const words = /(Soldier|King|Queen|Wake) (?<from>[abc]\d+)(?: and step)? to (?<to>[abc]\d+)/.exec((await best.textContent()) ?? '');
  if (!words?.groups) throw new Error('the best action names no places');
  await expect(page.locator('#overlay path.best')).toHaveCount(1);
  await mouse(page, await place(page, words.groups.from));
  await mouse(page, await place(page, words.groups.to));
  await expect(page.locator('#advice')).toBeHidden();
  // If that was the last die, the other side has moved, and its turn is shown on the board.
  await expect(page.locator('#overlay path.best')).toHaveCount(0);
  expect((await state(page))?.entries).toBeGreaterThan(before.entries);

  // Help that is no longer wanted is discarded.
  await playOn(page, mouse, (now) => now.phase === 'decision' && now.legal.length > 2);
  await page.keyboard.press('h');
  await page.locator('#menu').click();
  await page.locator('#new-game').click();
  await page.locator('#play-two').click();
  await page.locator('#confirm-yes').click();
  await expect(page.locator('#advice')).toBeHidden();
  await playOn(page, mouse, (now) => now.entries > 4);
  await expect(page.locator('#advice')).toBeHidden();
});

test('help between two people is told and played', async ({ page, open }) => {
  await open({ ...quick, rules: 'lagesvuotna', computer: 'none' });
  await test.step('what can hit me is told in words and on the board', async () => {
    await lay(page, 'sahkku 1\nrules lagesvuotna\nposition 15/1W1wq2MKM2mq3/m*12.M2 m m X,II,III\n');
    await page.keyboard.press('o');
    await expect(page.locator('#advice-title')).toHaveText('Which of the men are at risk?');
    await expect(page.locator('#advice-note')).toHaveText(/next throw/);
    const items = page.locator('#advice-list li');
    await expect(items.first()).toBeVisible();
    // A badge for each place, with a percentage, and none for the same place twice.
    const told = (await items.allTextContents()).map((text) => / (?<at>[abc]\d+): (?<chance>\d+%)$/.exec(text)?.groups ?? {});
    const badges = await page.locator('#overlay text').allTextContents();
    expect(badges).toHaveLength(new Set(told.map(({ at }) => at)).size);
    for (const { chance } of told) expect(badges.join()).toContain(chance);
    await expect(page.locator('#overlay rect.odds')).toHaveCount(badges.length);

    await page.keyboard.press('Escape');
    await expect(page.locator('#advice')).toBeHidden();
  });

  // Only the page shows reasons and waits for warnings; the crates of games test which ones there are.
  await test.step('a hint says why, and plays what it names', async () => {
    const before = await lay(page, 'sahkku 1\nrules lagesvuotna\nposition 15/1W1wq2MKM2mq3/m*12.M2 m m X,II,III\n');
    await page.keyboard.press('h');
    const choices = page.locator('#advice-list button');
    await expect(choices.first()).toHaveText(/Soldier b9 to b8 with X/);
    const reasons = page.locator('#advice-reasons li');
    await expect(reasons).toHaveText(['Takes the king on b8.', '48% of throws can capture the soldier on b7.']);
    // Each reason has the sign of its subject, hidden from screen readers.
    await expect(reasons.locator('svg[aria-hidden=true] use')).toHaveCount(2);
    await choices.last().click();
    await expect(choices.last()).toHaveAttribute('aria-pressed', 'true');
    await choices.first().click();
    await page.getByRole('button', { name: 'Play it' }).click();
    await expect(page.locator('#advice')).toBeHidden();
    expect((await state(page))?.entries).toBe(before.entries + 1);
  });
});

const OPEN_QUEEN = 'sahkku 1\nrules vuonnamarkan\nposition w*15./4Wq2Ki5M1/m*14.Mq w w II,(X),(-)\n';

test('a move that leaves the queen open is warned of once, and can be taken back', async ({ page, open }) => {
  await open({ ...quick, rules: 'vuonnamarkan', computer: 'men', opponent: 'easy', warnings: 'auto' });
  const move = async () => {
    for (const at of ['b5', 'b7']) await mouse(page, await place(page, at));
  };
  const before = await lay(page, OPEN_QUEEN);
  await move();
  await expect(page.locator('#warning-text')).toHaveText('The men can capture your queen with 11% of throws and win.');
  await expect(page.locator('#overlay .threat.side-1:not(.under)')).toHaveCount(1);
  // Nothing is thrown before the answer.
  expect((await state(page))?.entries).toBe(before.entries + 1);
  await page.getByRole('button', { name: 'Take it back' }).click();
  await expect(page.locator('#warning')).toBeHidden();
  expect((await state(page))?.entries).toBe(before.entries);
  // A player who insists is not warned again, and the computer throws.
  await move();
  await expect.poll(async () => (await state(page))?.entries).toBeGreaterThan(before.entries + 1);
  await expect(page.locator('#warning')).toBeHidden();

  await page.reload();
  await ready(page);
  await lay(page, OPEN_QUEEN);
  await move();
  await page.getByRole('button', { name: 'Go on' }).click();
  await expect(page.locator('#warning')).toBeHidden();
  await expect.poll(async () => (await state(page))?.entries).toBeGreaterThan(before.entries + 1);
});

for (const [when, warnings, computer] of [['where it is not wanted', 'no', 'men'], ['between two people by itself', 'auto', 'none']] as const) {
  test(`nobody warns ${when}`, { tag: '@all' }, async ({ page, open }) => {
    await open({ ...quick, rules: 'vuonnamarkan', opponent: 'easy', computer, warnings });
    const before = await lay(page, OPEN_QUEEN);
    for (const at of ['b5', 'b7']) await mouse(page, await place(page, at));
    if (computer === 'none') await expect(page.locator('#throw')).toBeVisible();
    else await expect.poll(async () => (await state(page))?.entries).toBeGreaterThan(before.entries + 1);
    await expect(page.locator('#warning')).toBeHidden();
  });
}

// The height of help and words depends on the font.
test('help fits and leaves the board as it is, on every screen', { tag: ['@fonts', '@all'] }, async ({ page, open }) => {
  await open(quick);
  await playOn(page, mouse, (now) => now.phase === 'decision' && now.legal.length > 2);
  const board = () => page.locator('#board').boundingBox();
  for (const size of SCREENS) {
    await page.setViewportSize(size);
    await settled(page);
    const before = await board();
    await page.keyboard.press('h');
    await expect(page.locator('#advice-list button').first()).toBeVisible();
    expect.soft(await board(), `a hint, ${size.width}×${size.height}`).toEqual(before);
    expect.soft(await misfits(page), `a hint, ${size.width}×${size.height}`).toEqual([]);
    // The selected choice is shown in full, with its chance; the others at least with their numbers.
    const cut = await page.locator('#advice-list').evaluate((list) => [...list.querySelectorAll('button')].filter((button) => {
      const [frame, box] = [list.getBoundingClientRect(), button.getBoundingClientRect()];
      const within = box.left >= frame.left - 1 && box.right <= frame.right + 1 && box.top >= frame.top - 1 && box.bottom <= frame.bottom + 1;
      return !within || (button.ariaPressed === 'true' && button.scrollWidth > button.clientWidth);
    }).map((button) => button.textContent));
    expect.soft(cut, `a hint, ${size.width}×${size.height}`).toEqual([]);
    await page.keyboard.press('o');
    await expect(page.locator('#advice-note')).toHaveText(/next throw/);
    expect.soft(await board(), `what is at risk, ${size.width}×${size.height}`).toEqual(before);
    expect.soft(await misfits(page), `what is at risk, ${size.width}×${size.height}`).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(page.locator('#advice')).toBeHidden();
    expect.soft(await board(), `after help, ${size.width}×${size.height}`).toEqual(before);
  }
});
