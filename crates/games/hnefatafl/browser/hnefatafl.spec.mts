import { someOf } from '../../../../tests/support/all.ts';
import { moreOfTheEnd } from '../../../../tests/support/ending.ts';
import { expect, ready, test, type Page } from '../../../../tests/support/game.ts';
import { playByHand } from '../../../../tests/support/hand.ts';
import { walkTo } from '../../../../tests/support/keyboard.ts';
import { finger, lay, mouse, parse, place, playOn, record, state, wait } from '../../../../tests/support/play.ts';
import { chooseRules } from '../../../../tests/support/start.ts';
import { watchBoard } from '../../../../tests/support/steady.ts';
import { collect, expectTrue } from '../../../../tests/support/truth.ts';
import { settled } from '../../../../tests/support/views.ts';

// Hnefatafl, played in every way, and what the page has only for it. What is said of it is tested where it is made, in
// ui/src/page/tests.rs; its rules, lessons and players in their own packages.

const quick = { language: 'en', speed: 'instant', seed: 3, rules: 'brandubh' };
const two = { ...quick, computer: 'none' };

const click = async (page: Page, name: string) => mouse(page, await place(page, name));

/** Moves a piece. */
async function move(page: Page, from: string, to: string): Promise<void> {
  await click(page, from);
  await click(page, to);
}

/** The Swede to move; once the drabant on c2 is away, the king has one way out. */
const SHUT_IN = 'position 9/9/9/9/9/2t6/1tKt5/2T6/9 swede';
/** A Muscovite on c3 stands between the drabant on b3 and the square to which the one on d2 may go. */
const BETWEEN = 'position 9/9/9/9/4K4/9/1Tt6/3T5/8t swede';

test('two people play a whole game with the mouse', async ({ page, open }) => {
  await open(two, 'hnefatafl');
  const places = await watchBoard(page);
  await playByHand(page);
  expect(await places(), 'the board stays where it is').toHaveLength(1);
  await expect(page.locator('#ending-title')).toHaveText(/^(The Swedes win|The Muscovites win|Draw)$/);
  await expect(page.locator('#ending-reason')).not.toBeEmpty();
  expect(await record(page)).toMatch(/^hnefatafl 1\nrules brandubh\n[^]*\nresult (swede|muscovite|draw) \w+\n$/);
  await moreOfTheEnd(page);
  await page.locator('#play-again').click();
  await page.locator('#play-two').click();
  expect(await wait(page)).toMatchObject({ phase: 'decision', entries: 0 });
});

test('a whole game is played by touch against a beginner, and all that is said of it is true', { tag: '@phone' }, async ({ page, open }) => {
  await open({ ...quick, computer: 'swede:beginner' }, 'hnefatafl');
  const places = await watchBoard(page);
  await collect(page);
  const before = await wait(page);
  const { from, to } = parse(before.legal[0])!;
  for (const name of [from, to]) await finger(page, await place(page, name));
  await expect.poll(async () => (await state(page))?.entries).toBe(before.entries + 2);
  // A move is taken back with the computer's answer.
  await wait(page);
  await page.locator('#take-back').tap();
  expect(await wait(page)).toMatchObject({ entries: before.entries, position: before.position, turn: before.turn });
  expect((await playByHand(page, finger)).levels).toEqual(['beginner', null]);
  await expect(page.locator('#ending')).toBeVisible();
  expect(await places(), 'the board stays where it is').toHaveLength(1);
  await expectTrue(page, 'hnefatafl');
});

// What a key means, and what is played again, is tested in crates/page/dom/src/hand.rs and crates/core/session; only a browser
// repeats a key that is held, and presses a button that has the focus.
test('a held key takes one move back, on every keyboard, and what was taken back is played again', async ({ page, open }) => {
  await open({ ...quick, computer: 'swede:beginner' }, 'hnefatafl');
  const whole = await playOn(page, mouse, (now) => now.entries > 7);
  const text = await record(page);
  const shows = (entries: number) => expect.poll(async () => (await state(page))?.entries).toBe(entries);
  // From the second time on the key repeats.
  for (let times = 0; times < 5; times += 1) await page.keyboard.down('u');
  await page.keyboard.up('u');
  await shows(whole.entries - 2);
  const cyrillic = (key: string, code: string, repeat: boolean) => page.evaluate((event) => {
    document.body.dispatchEvent(new KeyboardEvent('keydown', { ...event, bubbles: true, cancelable: true }));
  }, { key, code, repeat });
  await cyrillic('Г', 'KeyU', false);
  await cyrillic('г', 'KeyU', true);
  await shows(whole.entries - 4);
  await page.keyboard.press('y');
  await shows(whole.entries - 2);
  await page.locator('#take-back').focus();
  for (let times = 0; times < 5; times += 1) await page.keyboard.down('Enter');
  await page.keyboard.up('Enter');
  await shows(whole.entries - 4);
  for (const entries of [whole.entries - 2, whole.entries]) {
    await page.locator('#redo').click();
    await shows(entries);
  }
  expect(await record(page)).toBe(text);
  await expect(page.locator('#redo')).toBeHidden();
  // Another move takes its place.
  await page.keyboard.press('u');
  await wait(page);
  await playOn(page, mouse, (now, before) => now.entries > before, whole.entries);
  await expect(page.locator('#redo')).toBeHidden();
});

test('an even match is played by touch: each side once, and who won it is said', { tag: ['@phone', '@all'] }, async ({ page, open }) => {
  await open({ language: 'en', speed: 'instant', seed: 3 }, 'hnefatafl');
  await chooseRules(page, 'brandubh');
  await expect(page.locator('#portrait')).toContainText(/These rules favour the Swedes: of 518 games that people played .* Of \d+ games between our computer players, the Swedes won \d+ and the Muscovites \d+\.$/);
  await page.locator('#match').selectOption({ label: 'An even match: each side once' });
  await page.locator('#more-two').tap();
  await wait(page);
  const first = await playOn(page, finger);
  const stands = page.locator('#ending-match');
  await expect(stands).toHaveText(/^It was the first game of an even match\./);
  await expect(page.locator('#ending-length')).toHaveText(`${first.entries} moves in all, counting those of both sides`);
  // The list counts as the card does.
  await expect(page.locator('#rematch')).toHaveText('Second game: swap sides');
  await page.locator('#rematch').tap();
  await wait(page);
  const told = new RegExp(`^The second game of an even match\\. (The (Swedes|Muscovites) won the first in ${first.entries} moves|The first was a draw after ${first.entries} moves)\\.$`);
  await expect(page.locator('#task')).toHaveText(told);
  // A reload forgets nothing of it.
  await page.reload();
  await ready(page);
  await wait(page);
  await expect(page.locator('#task')).toHaveText(told);
  const { from, to } = parse((await wait(page)).legal.at(-1)!)!;
  for (const name of [from, to]) await finger(page, await place(page, name));
  await expect(page.locator('#task')).not.toHaveText(told);
  await playOn(page, finger);
  await expect(stands).toHaveText(/^(Whoever had the (Swedes|Muscovites) now wins the even match, by .*|Nothing decides the even match: .*)\.$/);
  await expect(page.locator('#rematch')).toHaveText('Rematch: swap sides');
});

test('what evens the rules out is offered with what was measured, and played', { tag: '@all' }, async ({ page, open }) => {
  await open({ language: 'en', speed: 'instant', seed: 3 }, 'hnefatafl');
  await chooseRules(page, 'tablut');
  await expect(page.locator('#handicap')).toBeHidden();
  await chooseRules(page, 'linne');
  const portrait = page.locator('#portrait');
  await expect(portrait).toContainText('Between our computer players, these rules favour the Swedes');
  const handicap = page.locator('#handicap');
  await expect(handicap).toHaveValue('');
  await handicap.selectOption({ label: 'Two take the king anywhere' });
  await expect(portrait).toContainText(/these rules are even: of 1000 games/);
  await page.locator('#more-two').click();
  await wait(page);
  expect(await record(page)).toContain('\nrules linne king_taken=two\n');
  await page.locator('#menu').click();
  await page.locator('#new-game').click();
  await page.locator('#open-more').click();
  await expect(handicap).toHaveValue('king_taken=two');
  await handicap.selectOption('');
  await expect(portrait).toContainText('Between our computer players, these rules favour the Swedes');
});

test('a whole game is played with the keyboard alone', async ({ page, open }) => {
  await open({ ...quick, computer: 'muscovite:easy' }, 'hnefatafl');
  const heard = new Set<string>();
  for (let now = await wait(page); now.phase !== 'over'; now = await wait(page)) {
    const ends = parse(now.legal[now.entries % now.legal.length])!;
    for (const name of [ends.from, ends.to]) {
      await walkTo(page, name);
      await page.keyboard.press('Enter');
    }
    await expect.poll(async () => (await state(page))?.entries).toBeGreaterThan(now.entries);
    heard.add((await page.locator('#heard').textContent()) ?? '');
  }
  expect(heard.size).toBeGreaterThan(4);
  expect([...heard].join()).not.toContain('⟨');
  // The rematch comes first.
  await page.keyboard.press('Enter');
  await expect(page.locator('#ending')).toBeHidden();
});

test('a whole game is played by names alone, as a screen reader or a voice does', { tag: '@all' }, async ({ page, open }) => {
  await open(quick, 'hnefatafl');
  await page.getByRole('radio', { name: 'Fox' }).check();
  await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('combobox', { name: 'Your side' }).selectOption({ label: 'The Muscovites' });
  await page.getByRole('radio', { name: 'Brandubh' }).check();
  await page.getByRole('dialog').last().getByRole('button', { name: 'Play', exact: true }).click();
  await expect(page.getByRole('gridcell', { name: /^d4,/ })).toHaveAccessibleName(/^d4, the castle, the king/);
  expect((await wait(page)).levels).toEqual(['steady', null]);
  for (let now = await wait(page); now.phase !== 'over'; now = await wait(page)) {
    const movable = page.getByRole('gridcell', { name: /can move$/ });
    await movable.nth(now.entries % (await movable.count())).dispatchEvent('click');
    await page.getByRole('gridcell', { name: /can move here/ }).first().dispatchEvent('click');
    await expect.poll(async () => (await state(page))?.entries).toBeGreaterThan(now.entries);
    await expect(page.getByRole('status').first()).toContainText(/moved from .* to |win/);
  }
  await expect(page.getByRole('dialog')).toContainText(/win|[Dd]raw/);
});

// The players are tested in their own package; above, two of them come from the page's own worker.
for (const [side, level] of someOf([['swede', 'strong'], ['muscovite', 'master']] as const, 0)) {
  test(`a game against the ${level} ${side} is played to the end`, async ({ page, open }) => {
    await open({ ...quick, computer: `${side}:${level}` }, 'hnefatafl');
    expect((await playOn(page, mouse)).levels).toContain(level);
    await expect(page.locator('#ending')).toBeVisible();
    await expect(page.locator('#notices .notice')).toHaveCount(0);
  });
}

test('captures, ways out and words are foretold, told and written down; a move that is not legal says why', async ({ page, open }) => {
  await open({ ...two, rules: 'tablut' }, 'hnefatafl');
  const tablut = (position: string, options = '') => `hnefatafl 1\nrules tablut${options}\n${position}\n`;
  await move(page, 'e6', 'e9');
  await expect(page.locator('#refusal-why')).toHaveText('A piece is in the way on e7, and none can jump.');
  await page.locator('#why-rule').click();
  await expect(page.locator('#card-topic')).toHaveValue('lines');
  await page.locator('#cards [data-close]').click();
  expect((await state(page))?.entries).toBe(0);

  const before = await lay(page, tablut(BETWEEN));
  await click(page, 'd2');
  await expect(page.locator('[data-place="d3"]')).toHaveAccessibleName('d3, empty, can move here, and captures c3');
  await click(page, 'd3');
  await expect(page.locator('#heard')).toContainText('A Muscovite was captured on c3.');
  expect(await record(page)).toContain('1 d2-d3xc3');
  await expect(page.locator('[data-place="c3"]')).toHaveAccessibleName(/^c3, empty/);
  await page.locator('#take-back').click();
  expect(await wait(page)).toMatchObject({ position: before.position, entries: 0 });
  await expect(page.locator('[data-place="c3"]')).toHaveAccessibleName('c3, a Muscovite');

  await lay(page, tablut(SHUT_IN));
  await move(page, 'c2', 'a2');
  for (const words of ['#heard', '#news']) await expect(page.locator(words)).toContainText('Raichi! One way out is open to the king.');
  await expect(page.locator('#task')).toContainText('Block his way');
  await expect(page.locator('#choice')).toBeHidden();

  // Where the rules leave the word to the players, they are asked.
  expect((await lay(page, tablut(SHUT_IN, ' announce=players'))).legal).toContain('c2-a2=raichi');
  await move(page, 'c2', 'a2');
  await expect(page.locator('#choice-title')).toHaveText('What do you say with this move?');
  await expect(page.locator('#choice-list button')).toHaveText(['Nothing', 'Raichi!']);
  await page.locator('#choice-list button', { hasText: 'Raichi!' }).click();
  await expect.poll(() => record(page)).toMatch(/^1 c2-a2=raichi$/m);
});

test('a hint shows the best move and the chance of its side, and what is at risk is told', { tag: '@all' }, async ({ page, open }) => {
  await open(two, 'hnefatafl');
  const hint = page.locator('#advice-list li').first();
  // The king of the Swedes gets out with his next move here.
  await lay(page, `hnefatafl 1\nrules tablut\n${BETWEEN}\n`);
  await page.locator('#hint').click();
  await expect(hint).toHaveText(/^e5 to (e1|e9|a5|i5): 100%$/);
  // What is shown is still to be done.
  expect((await state(page))?.entries).toBe(0);
  await lay(page, `hnefatafl 1\nrules tablut\n${BETWEEN.replace('swede', 'muscovite')}\n`);
  await page.locator('#hint').click();
  await expect(hint).toHaveText(/: 0%$/);
  await lay(page, `hnefatafl 1\nrules tablut\n${BETWEEN.replace('3T5', 't8')}\n`);
  await page.locator('#menu').click();
  await page.locator('#odds').click();
  await expect(page.locator('#advice-title')).toHaveText('Which of the Swedes are at risk?');
  await expect(page.locator('#advice-list li')).toHaveText(['The drabant on b3', /^Your king can escape at (\w\d(, )?){4}\.$/]);
});

test('the study of a game names its result and its costly moves', { tag: '@all' }, async ({ page, open }) => {
  await open(two, 'hnefatafl');
  const { entries } = await playOn(page, mouse);
  await page.locator('#ending-study').click();
  await page.locator('#study-more').click();
  // The king gets out in this game.
  await expect(page.locator('#study-reviewed')).toHaveText(/The Swedes’ chance of winning was \d+% at the start and 100% at the end\./, { timeout: 120_000 });
  await expect(page.locator('#study-line polyline')).toHaveCount(1);
  await page.locator('#study summary').click();
  await expect(page.locator('#study-steps tr')).toHaveCount(entries);
  await page.locator('#study-next').click();
  await expect(page.locator('#study-turn .cost')).toHaveText(/^It cost \d+%$/);
  expect((await state(page))?.entries).toBeLessThan(entries);
});

test('a reload keeps the game, and each game keeps its own', { tag: '@all' }, async ({ page, open }) => {
  await open({ speed: 'instant', seed: 3, rules: 'maze', computer: 'none' });
  await playOn(page, mouse, ({ entries }) => entries > 6);
  const sahkku = await record(page);
  await open(two, 'hnefatafl');
  const now = await playOn(page, mouse, ({ entries }) => entries > 6);
  await page.reload();
  await ready(page);
  expect(await wait(page)).toEqual(now);
  const keys = await page.evaluate(() => Object.keys(localStorage).sort());
  expect(keys).toEqual(expect.arrayContaining(['hnefatafl.save', 'sahkku.save']));
  await open({ speed: 'instant' });
  await wait(page);
  expect(await record(page)).toBe(sahkku);
});

test('all of the board can be seen and hit on every screen', { tag: '@all' }, async ({ page, open }) => {
  await open({ ...two, rules: 'tablut' }, 'hnefatafl');
  // Of a phone and a laptop; a tablet, a kiosk, and one of 4K.
  for (const [width, height] of someOf([[360, 640], [1280, 800], [820, 1180], [1080, 1920], [3840, 2160]] as const, 2)) {
    await page.setViewportSize({ width, height });
    await settled(page);
    const squares = await page.locator('#twin button').evaluateAll((cells) => cells.map((cell) => cell.getBoundingClientRect().toJSON()));
    expect(squares).toHaveLength(81);
    for (const square of squares) {
      expect(Math.min(square.width, square.height), `${width}×${height}`).toBeGreaterThanOrEqual(24);
      expect(Math.min(square.left, square.top), `${width}×${height}`).toBeGreaterThanOrEqual(0);
      expect(square.right, `${width}×${height}`).toBeLessThanOrEqual(width);
      expect(square.bottom, `${width}×${height}`).toBeLessThanOrEqual(height);
    }
    const { entries, legal } = await wait(page);
    const { from, to } = parse(legal[0])!;
    await move(page, from, to);
    await expect.poll(async () => (await state(page))?.entries).toBe(entries + 1);
  }
});
