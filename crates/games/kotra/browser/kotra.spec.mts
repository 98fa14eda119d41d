import { someOf } from '../../../../tests/support/all.ts';
import { handedOut, turns, unfold, variations } from '../../../../tests/support/study.ts';
import * as editor from '../../../../tests/support/editor.ts';
import { moreOfTheEnd } from '../../../../tests/support/ending.ts';
import { expect, test, type Page } from '../../../../tests/support/game.ts';
import { misfits, outOfReach } from '../../../../tests/support/fitting.ts';
import { playByHand } from '../../../../tests/support/hand.ts';
import { takeLesson } from '../../../../tests/support/lessons.ts';
import { die, finger, lay, mouse, parse, place, playOn, record, state, wait, type State } from '../../../../tests/support/play.ts';
import { watchBoard } from '../../../../tests/support/steady.ts';
import { collect, expectTrue } from '../../../../tests/support/truth.ts';
import { settled } from '../../../../tests/support/views.ts';
import { back, more } from '../../../../tests/support/start.ts';

// Kotra, played in every way, and what the page has only for it. What is said of it is tested where it is made, in
// ui/src/page/tests.rs; its rules, lessons and players in their own packages.

const quick = { language: 'en', speed: 'instant', seed: 3, sound: 'no' };
const two = { ...quick, computer: 'none' };

/** The start of a record that goes on from a position. */
const from = (position: string, rules = 'kotra') => `kotra 1\nrules ${rules}\nposition ${position}\n`;

/** The start of the short game. */
const SHORT = from('1:2,8,10,12:2,15:3,17:3,18:3/1:2,8,10,12:2,15:3,17:3,18:3 white white ??');
/** The start of a shorter one. */
const SHORTER = from('15:2,17:3,18:3,off:7/15:2,17:3,18:3,off:7 white white ??');
/** One of white goes from 19 to 20 with the one, and from 20 to 24 with the four; the first alone makes langi múkur. */
const HALF_MUNK = from('20:3,21:3,22:3,23:4,24:2/1:14,hit white white 14');
/** Black bears off its last two with any throw. */
const NEAR_THE_END = from('1:2,20:2,21:3,22:3,23:2,24:2,off:1/24:2,off:13 black black ??');
/** With this white bears off its last, and black has seven throws for a munk. */
const AFTER = from('23,off:14/15,20:3,21:2,22:3,23:3,24:3 white white 31');
/** A blot of black stands on white’s 7. */
const BLOT = from('1:10,5,12,14,16,18/1:14,19 white white 21');

const click = async (page: Page, name: string) => mouse(page, await place(page, name));
const cell = (page: Page, name: string) => page.locator(`#twin [data-place="${name}"]`);
const ending = (page: Page) => page.locator('#ending-reason');
/** A text of the page: U+2060, which is not seen, stands before the number of a point, here `#`. */
const said = (text: string) => text.replaceAll('#', '\u2060');

/** Drags a checker, so that one of the same side on the way is not chosen instead. */
async function drag(page: Page, from: string, to: string): Promise<void> {
  const [start, end] = [await place(page, from), await place(page, to)];
  await page.mouse.move(start.x, start.y);
  await page.mouse.down();
  await page.mouse.move((start.x + end.x) / 2, (start.y + end.y) / 2, { steps: 4 });
  await page.mouse.move(end.x, end.y, { steps: 4 });
  await page.mouse.up();
}

/** Moves a checker. */
async function move(page: Page, from: string, to: string): Promise<void> {
  await click(page, from);
  await click(page, to);
}

test('two people play a whole game with the mouse', async ({ page, open }) => {
  await open(two, 'kotra');
  await lay(page, SHORTER);
  const places = await watchBoard(page);
  await playByHand(page);
  expect(await places(), 'the board stays where it is').toHaveLength(1);
  await expect(page.locator('#ending-title')).toHaveText(/^(White|Black) wins$/);
  await expect(ending(page)).toHaveText(/ Value: \d+½?$/);
  expect(await record(page)).toMatch(/^kotra 1\nrules kotra\nposition [^]*\nresult (white|black) [\w -]*[\d.]+\n$/);
  await moreOfTheEnd(page);
  await page.locator('#play-again').click();
  await page.locator('#play-two').click();
  expect(await wait(page)).toMatchObject({ phase: 'throw-off', entries: 0 });
});

test('a whole game is played by touch against a beginner, and all that is said of it is true', { tag: '@phone' }, async ({ page, open }) => {
  await open({ ...quick, computer: 'black:beginner' }, 'kotra');
  await lay(page, SHORT);
  const places = await watchBoard(page);
  await collect(page);
  expect((await playByHand(page, finger)).levels).toEqual([null, 'beginner']);
  await expect(page.locator('#ending')).toBeVisible();
  expect(await places(), 'the board stays where it is').toHaveLength(1);
  await expectTrue(page, 'kotra');
});

/** Leads the keyboard to a place: by Tab to the board, by arrows over it, where the bar and the trays lie between the points. */
async function walk(page: Page, name: string): Promise<void> {
  /** The key that leads there, and how often it does so at least: each look costs as much as a press. */
  const key = (name: string): [string, number] | null => {
    const at = (document.activeElement as HTMLElement | null)?.dataset['place'];
    if (at === name) return null;
    if (at === undefined) return ['Tab', 1];
    const [here, there] = [at, name].map((name) => document.querySelector(`#twin [data-place="${name}"]`)!.getBoundingClientRect());
    const [right, down] = [there.x + there.width / 2 - here.x - here.width / 2, there.y + there.height / 2 - here.y - here.height / 2];
    if (Math.abs(down) > Math.min(here.height, there.height) / 2) return [down > 0 ? 'ArrowDown' : 'ArrowUp', 1];
    return [right > 0 ? 'ArrowRight' : 'ArrowLeft', Math.max(1, Math.floor(Math.abs(right) / here.width) - 2)];
  };
  for (let presses = 0; presses < 60; presses += 1) {
    const next = await page.evaluate(key, name);
    if (next === null) return;
    for (let times = 0; times < next[1]; times += 1) await page.keyboard.press(next[0]);
  }
  throw new Error(`the keyboard does not come to ${name}`);
}

test('a whole game is played with the keyboard alone', async ({ page, open }) => {
  await open({ ...quick, computer: 'black:easy' }, 'kotra');
  await lay(page, SHORT);
  const heard = new Set<string>();
  for (let now = await wait(page); now.phase !== 'over'; now = await wait(page)) {
    const ends = now.phase === 'decision' ? parse(now.legal[now.entries % now.legal.length], now.turn) : undefined;
    if (!ends) await page.keyboard.press(now.phase === 'decision' ? 'e' : 't');
    else {
      for (const name of [ends.from, ends.to]) {
        await walk(page, name);
        await page.keyboard.press('Enter');
      }
      if (await page.locator('#choice').isVisible()) await page.keyboard.press('Enter');
    }
    await expect.poll(async () => (await state(page))?.entries).toBeGreaterThan(now.entries);
    heard.add((await page.locator('#heard').textContent()) ?? '');
  }
  expect(heard.size).toBeGreaterThan(10);
  expect([...heard].join()).not.toContain('⟨');
  // The rematch comes first.
  await page.keyboard.press('Enter');
  await expect(page.locator('#ending')).toBeHidden();
});

test('a game is begun and ended by names alone, as a screen reader or a voice does', { tag: '@all' }, async ({ page, open }) => {
  await open(quick, 'kotra');
  await page.getByRole('radio', { name: 'Fox' }).check();
  await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('combobox', { name: 'Your side' }).selectOption({ label: 'Black' });
  await page.getByRole('dialog').last().getByRole('button', { name: 'Play', exact: true }).click();
  const home = page.getByRole('gridcell', { name: /White’s home/ });
  await expect(home).toHaveAccessibleName(/^point 13, White’s home, 15 white checkers, a band/);
  expect((await wait(page)).levels).toEqual(['steady', null]);
  const playByNames = async (until: (now: State) => boolean) => {
    for (let now = await wait(page); now.phase !== 'over' && !until(now); now = await wait(page)) {
      if (now.phase === 'decision') {
        const movable = page.getByRole('gridcell', { name: /can move$/ });
        await movable.nth(now.entries % (await movable.count())).dispatchEvent('click');
        await page.getByRole('gridcell', { name: /reachable with/ }).first().dispatchEvent('click');
        // Two dice can lead to the same place.
        const which = page.getByRole('dialog').filter({ hasText: 'With which dice?' });
        if (await which.isVisible()) await which.getByRole('button').first().dispatchEvent('click');
      } else {
        await page.getByRole('button', { name: /^Throw/ }).first().dispatchEvent('click');
      }
      await expect.poll(async () => (await state(page))?.entries).toBeGreaterThan(now.entries);
      await expect(page.getByRole('status').first()).toContainText(/threw|moved|entered|bore|wins|can’t use|goes first/);
    }
  };
  // White’s home is the person’s 13, whoever plays and whatever moves. Only the page knows when it names the points anew.
  await page.evaluate(() => {
    const home = document.querySelector('#twin [data-place="w1"]')!;
    const names = ((window as unknown as { numbers: Set<string> }).numbers = new Set<string>());
    const note = () => names.add(home.getAttribute('aria-label')!.split(',')[0]);
    new MutationObserver(note).observe(home, { attributes: true, attributeFilter: ['aria-label'] });
    note();
  });
  await playByNames(({ entries }) => entries > 30);
  expect(await page.evaluate(() => [...(window as unknown as { numbers: Set<string> }).numbers])).toEqual(['point 13']);
  await lay(page, NEAR_THE_END);
  await playByNames(() => false);
  await expect(page.getByRole('dialog')).toContainText(/You (won|lost)/);
  await expect(ending(page)).toHaveText(/^(You were|White was) the first to bear off all checkers, so (you win|White wins)\. Value: \d+$/);
  await expect(cell(page, 'w1'), 'the numbers are those of Black to the end').toHaveAccessibleName(/^point 13, White’s home/);
});

// The players are tested in their own package; above, two of them come from the page's own worker.
for (const [side, level] of someOf([['white', 'beginner'], ['black', 'easy'], ['white', 'steady'], ['black', 'strong'], ['white', 'master']] as const, 0)) {
  test(`the ${level} computer plays ${side} to the end`, async ({ page, open }) => {
    await open({ ...quick, computer: `${side}:${level}` }, 'kotra');
    expect((await playOn(page, mouse)).levels).toContain(level);
    await expect(page.locator('#ending')).toBeVisible();
    await expect(page.locator('#notices .notice')).toHaveCount(0);
  });
}

test('what is asked, told and refused in a game of two', async ({ page, open }) => {
  await open(two, 'kotra');
  await test.step('one die or several are used, a hit is shown, told and taken back, and what is forced is one tap', async () => {
    const used = (line: RegExp) => expect.poll(() => record(page)).toMatch(line);
    const laid = await lay(page, from('1:15+new/1:15+new white white 3333'));
    expect(laid.dice).toEqual(['3', '3', '3', '3']);
    await expect(page.getByRole('group', { name: 'Dice' }).getByRole('button')).toHaveCount(4);
    await move(page, 'w1', 'w4');
    expect(await wait(page)).toMatchObject({ position: '1:14,4+new/1:15+new white white 333(3)', turn: 'white' });

    await lay(page, from('1:15+new/1:15+new white white 24'));
    await click(page, 'w1');
    await expect(cell(page, 'w7')).toHaveAccessibleName(/^point 7, empty, reachable with [24], [24] one after the other$/);
    await click(page, 'w7');
    await used(/^1 white: 1\/(3 3|5 5)\/7$/m);

    const before = await lay(page, BLOT);
    await expect(page.locator('#forced'), 'there is a choice').toBeHidden();
    await click(page, 'w5');
    await expect(cell(page, 'w7')).toHaveAccessibleName('point 7, one black checker, a blot, reachable with 2, hits a blot');
    await click(page, 'w7');
    await expect(page.locator('#heard')).toContainText(said('White moved from #5 to #7. Black’s blot on #7 was hit.'));
    const named = page.locator('#news .place');
    await expect(named).toHaveText(['5', '7', '7']);
    await named.first().click();
    await expect(page.locator('#overlay rect.place:not(.under)'), 'a point that is named can be pressed').toHaveCount(1);
    await used(/^1 white: 5\/7\*/m);
    await expect(cell(page, 'bar-black')).toHaveAccessibleName('bar, one black checker to enter');
    await page.locator('#take-back').click();
    expect(await wait(page)).toMatchObject({ position: before.position, entries: 0 });
    await expect(cell(page, 'bar-black')).toHaveAccessibleName('bar, 0 black checkers to enter');

    // A second checker on 7 would lay a band, and on 13 black has one.
    await lay(page, from('1:15+new/1:15+new white white 6666'));
    await expect(page.locator('#forced')).toHaveText('Play what’s forced');
    await page.locator('#forced').click();
    await used(/^1 white: 1\/7$/m);
    await page.locator('#take-back').click();
    expect(await wait(page)).toMatchObject({ turn: 'white', entries: 0 });
  });

  await test.step('questions are asked where there is a choice, and a game that ends is told', async () => {
    const answer = (words: string) => page.locator('#choice-list button', { hasText: words }).click();
    const laid = await lay(page, from('23:3,off:12/1:15 white white 45'));
    expect(laid.legal).toEqual(expect.arrayContaining(['23/off(4)', '23/off(5)']));
    // Either die comes to the same, so nothing is asked.
    await move(page, 'w23', 'off-white');
    await expect.poll(() => record(page)).toContain('1 white: 23/off(');

    await lay(page, from('1:15+new/1:15+new white white 6666', 'kotra two_sixes=yes'));
    await move(page, 'w1', 'w7');
    await answer('Take out four');
    await expect.poll(async () => (await state(page))?.position).toBe('1:11,7:4+four/1:15+new black white ??');

    await lay(page, from('18,19:3,20:3,21:3,22:3,23:2/1:15 white white choose', 'kotra single_die=yes'));
    await expect(page.locator('#choice-title')).toHaveText('One die or two? One is enough for a munk.');
    await answer('Throw one die');
    await wait(page);
    await page.locator('#throw').click();
    expect((await wait(page)).dice).toHaveLength(1);

    await lay(page, HALF_MUNK);
    await move(page, 'w23', 'w24');
    await expect(page.locator('#task')).toHaveText('A half munk: langi múkur. Stop for half its value, or play on: the rest of the throw breaks it.');
    await expect(page.locator('#forced')).toBeHidden();
    await expect(page.locator('#end-turn')).toHaveText('Stop: take 3½');
    await page.locator('#end-turn').click();
    await expect(ending(page)).toHaveText(/^White stopped at a half munk, langi múkur, which wins half its value\. Black is mar: hit checkers were still waiting\. Value: 3½$/);
    expect(await record(page)).toMatch(/^1 white: 23\/24 stop\nresult white munk langi-mukur half mar 3\.5\n$/m);

    // What is left of the throw can be played instead.
    await lay(page, HALF_MUNK);
    await move(page, 'w23', 'w24');
    await move(page, 'w20', 'w24');
    await expect.poll(async () => (await state(page))?.turn).toBe('black');
  });

  await test.step('after-throws are counted, and given up or played to their end; a game that is over is reviewed in units', async () => {
    await lay(page, AFTER);
    await playOn(page, mouse, ({ turn, phase }) => turn === 'black' && phase === 'throw');
    await expect(page.locator('#turn')).toHaveText('Black’s after-throws: 7 to go');
    await expect(page.locator('#task')).toContainText('7 throws remain to make a munk.');
    await expect(page.locator('#give-up')).toHaveText('Give up the after-throws');
    await page.locator('#give-up').click();
    await expect(page.locator('#confirm-title')).toHaveText('Give up the after-throws?');
    await expect(page.locator('#confirm-text')).toContainText('The other side wins 2.');
    await page.locator('#confirm-yes').click();
    await expect(page.locator('#ending-title')).toHaveText('White wins');
    expect(await record(page)).toMatch(/\nresult white \w+ 2\n$/);

    await lay(page, AFTER);
    const { entries } = await playOn(page, mouse);
    expect(await record(page)).toMatch(/\nresult (white off 2|black munk [\w-]+( half)? [\d.]+)\n$/);
    await page.locator('#ending-study').click();
    await unfold(page);
    await expect(page.locator('#study-reviewed')).toHaveText(/White’s expected result was [+−]?\d+\.\d at the start and [+−]\d+\.\d at the end\./, { timeout: 120_000 });
    await expect(page.locator('#study-sides tr')).toHaveCount(2);
    await expect(page.locator('#study-line polyline')).toHaveCount(1);
    await page.locator('#study summary').click();
    await expect.poll(() => page.locator('#study-steps tr').count()).toBeGreaterThan(entries / 4);
    await expect(page.locator('#move-list .cost').first()).toHaveText(/^It cost \d+\.\d$/);
    expect(await page.locator('#moves').innerText()).not.toMatch(/⟨|%/);
    await page.locator('#study-next').click();
    expect((await state(page))?.entries).toBeLessThan(entries);
    await page.locator('#study-close').click();
  });

  await test.step('a move that is not legal says why, and leads to its rule', async () => {
    await lay(page, from('hit,1:12,8,10/1:15 white white 24'));
    await click(page, 'w8');
    await expect(page.locator('#refusal-why')).toHaveText('You have hit checkers. Enter them first.');
    await move(page, 'bar-white', 'w4');
    expect(await record(page)).toContain('1 white: bar/4');

    const laid = await lay(page, from('1:10,3,5,8,9,11/1:15 white white 24'));
    await drag(page, 'w3', 'w5');
    await expect(page.locator('#refusal-why')).toHaveText(said('You can’t lay a band on #5, only from #12 to #24 along your way.'));
    await page.locator('#why-rule').click();
    await expect(page.locator('#card-topic')).toHaveValue('band-where');
    await page.locator('#open-book').click();
    await expect(page.locator('#book')).toContainText('munk');
    expect(await page.locator('#book').innerText()).not.toContain('⟨');
    expect(await state(page)).toMatchObject({ entries: 0, position: laid.position });
  });
});

/** The start, with a two and a four. */
const TWO_AND_FOUR = from('1:15+new/1:15+new white white 24');

test('taps use the first die, the dice change their order, and what can only be borne off goes in one go', { tag: '@phone' }, async ({ page, open }) => {
  await open(two, 'kotra');
  const tap = async (name: string) => finger(page, await place(page, name));
  const used = (line: RegExp) => expect.poll(() => record(page)).toMatch(line);
  await lay(page, TWO_AND_FOUR);
  await expect(page.locator('#overlay text').first(), 'the pips stand beside the board').toHaveText('360');
  await tap('w1');
  expect((await state(page))?.entries, 'the first tap chooses').toBe(0);
  await tap('w1');
  await used(/^1 white: 1\/3$/m);
  await lay(page, TWO_AND_FOUR);
  await finger(page, (await die(page, 1))!);
  await expect(page.getByRole('group', { name: 'Dice' }).getByRole('button').first()).toHaveAccessibleName(/4/);
  await tap('w1');
  await tap('w1');
  await used(/^1 white: 1\/5$/m);

  await open({ ...two, taps: 'one' }, 'kotra');
  await lay(page, TWO_AND_FOUR);
  await tap('w1');
  await used(/^1 white: 1\/3$/m);

  await lay(page, from('22:6,off:9/1:15 white white 3333'));
  await tap('w22');
  await used(/^1 white: 22\/off 22\/off 22\/off 22\/off$/m);
  await expect.poll(async () => (await state(page))?.turn).toBe('black');
});

test('a game is played to its end by single taps', { tag: ['@phone', '@all'] }, async ({ page, open }) => {
  await open({ ...quick, computer: 'black:beginner', taps: 'one' }, 'kotra');
  await lay(page, from('19:2,21:2,22:3,23,off:7/20:3,21:3,22:3,24:3,off:3 white white ??'));
  for (let now = await wait(page); now.phase !== 'over'; now = await wait(page)) {
    const ends = now.phase === 'decision' ? parse(now.legal[now.entries % now.legal.length], now.turn) : undefined;
    if (ends) await finger(page, await place(page, ends.from));
    else await page.locator(now.phase === 'decision' ? '#end-turn' : '#throw').tap();
    await expect.poll(async () => (await state(page))?.entries).toBeGreaterThan(now.entries);
  }
  await expect(page.locator('#ending')).toBeVisible();
});

test('a turn is seen as a whole before it is confirmed', { tag: '@phone' }, async ({ page, open }) => {
  await open({ ...quick, computer: 'black:beginner' }, 'kotra');
  await lay(page, TWO_AND_FOUR);
  const entries = async () => (await state(page))?.entries;
  const tap = async (name: string) => finger(page, await place(page, name));
  for (const to of ['w3', 'w5']) {
    await expect(page.locator('#end-turn')).toBeHidden();
    await tap('w1');
    await tap(to);
  }
  await expect(page.locator('#end-turn')).toHaveText('Confirm');
  await expect(page.locator('#task')).toHaveText('Confirm, or undo and try again.');
  await expect(page.locator('#turn')).toHaveText(said('Moved #1–#3, moved #1–#5.'));
  await expect(page.locator('#overlay .told').first()).toBeAttached();
  expect(await entries()).toBe(2);
  await page.locator('#take-back').tap();
  await expect.poll(entries).toBe(1);
  await expect(page.locator('#end-turn')).toBeHidden();
  await tap('w1');
  await tap('w5');
  await expect(page.locator('#end-turn')).toBeVisible();
  expect(await entries()).toBe(2);
  const thrown = (await die(page, 0))!;
  await finger(page, thrown);
  await expect.poll(entries).toBeGreaterThan(2);
});

test('hint and list tell whole turns', { tag: '@all' }, async ({ page, open }) => {
  await open({ ...two, moves: 'yes' }, 'kotra');
  await lay(page, TWO_AND_FOUR);
  await page.locator('#hint').click();
  const hints = page.locator('#advice-list li');
  await expect(hints).not.toHaveCount(0);
  const told = await hints.allTextContents();
  for (const text of told) expect(text).toMatch(/ with [24], .* with [24]: [+−]\d+\.\d$/);
  await page.locator('#advice-close').click();
  const lines = page.locator('#move-list .told');
  await move(page, 'w1', 'w3');
  await expect(lines).toHaveText([said('Moved #1–#3.')]);
  await move(page, 'w1', 'w5');
  await expect(lines).toHaveText([said('Moved #1–#3, moved #1–#5.')]);
  await expect(turns(page)).toHaveAttribute('aria-current', 'step');
  await page.locator('#take-back').click();
  await expect(lines).toHaveText([said('Moved #1–#3.')]);
  await page.locator('#take-back').click();
  await expect(lines).toHaveCount(0);
});

test.describe('a new player', () => {
  test.use({ newcomer: true });

  test('begins with a shorter game, which says so', { tag: '@phone' }, async ({ page, open }) => {
    await open({ language: 'en', speed: 'instant', seed: 3 }, 'kotra');
    await page.locator('#play-computer').tap();
    await expect(page.locator('#news')).toContainText('Our short game');
    expect(await wait(page)).toMatchObject({ phase: 'throw', entries: 0, turn: 'white', position: expect.stringContaining('1:2,8,10,12:2,15:3,17:3,18:3') });
    await page.locator('#throw').tap();
    await expect(page.locator('#twin :focus'), 'the keyboard waits on the board').toHaveCount(1);
    await expect(page.locator('#place-name'), 'nobody has pressed a key').toBeHidden();
  });
});

test('a munk that is near is seen as circles', { tag: '@all' }, async ({ page, open }) => {
  await open(two, 'kotra');
  await lay(page, from('19,20:3,21:3,22:3,23:3,24:2/hit,1:14 white white 14'));
  await expect(page.locator('#overlay circle.missing.side-1')).toHaveCount(1);
  await expect(page.locator('#stakes')).toContainText('mar: +2, because Black’s hit checkers wait');
  await lay(page, TWO_AND_FOUR);
  await expect(page.locator('#overlay circle.missing')).toHaveCount(0);
});

test('a match is scored, resigning tells what it costs, and the loser begins the next game', async ({ page, open }) => {
  await open(quick, 'kotra');
  await more(page);
  await page.locator('#match').selectOption('21');
  await back(page);
  await page.locator('#play-two').click();
  await expect(page.locator('#stakes')).toHaveText(
    'Bearing off 2 · langi hryggur 3 · langi múkur 5 · stutti múkur 7 · meistari 13 · Jan 15. White 0, Black 0; the match goes to 21',
  );
  const now = await playOn(page, mouse, ({ entries, phase }) => entries > 6 && phase === 'decision');
  const [loser, winner] = now.turn === 'white' ? ['white', 'black'] : ['black', 'white'];
  await page.locator('#menu').click();
  await page.locator('#resign').click();
  const [, value] = /^The other side wins (2|4): resigning costs 2, or 4 while you have hit checkers\.$/.exec((await page.locator('#confirm-text').textContent())!)!;
  await page.locator('#confirm-yes').click();
  await expect(ending(page)).toHaveText(new RegExp(` resigned\\..* Value: ${value}$`));
  await expect(page.locator('#ending-facts tr', { hasText: 'Match' }).locator('td')).toHaveText(winner === 'white' ? [value, '0'] : ['0', value]);
  await page.locator('#rematch').click();
  expect(await wait(page)).toMatchObject({ phase: 'throw', turn: loser });
  expect(await record(page)).toMatch(new RegExp(`^match 21 white ${winner === 'white' ? value : 0} black ${winner === 'black' ? value : 0} loser ${loser}\\nbegins ${loser}$`, 'm'));
  await expect(page.locator('#stakes')).toContainText('the match goes to 21');

  // A record of a match whose next game has not begun goes on in the same way.
  await lay(page, 'kotra 1\nrules kotra\nmatch 15 white 4.5 black 0 loser black\n');
  await page.locator('#throw').click();
  expect(await wait(page)).toMatchObject({ phase: 'throw', turn: 'black' });
});

// How high words are is known to browsers alone.
for (const [language, width, height] of someOf([['fr', 360, 640], ['fi', 390, 844], ['en', 390, 844], ['se', 360, 640]] as const)) {
  test(`what the first lesson asks for stands beside its buttons, in ${language}, ${width}×${height}`, { tag: '@all' }, async ({ page, open }) => {
    await page.setViewportSize({ width, height });
    await open({ ...quick, language }, 'kotra');
    await page.locator('#open-guide').click();
    await expect(page.locator('#throw')).toBeVisible();
    await settled(page);
    const [text, button] = [await page.locator('#lesson-text').boundingBox(), await page.locator('#throw').boundingBox()];
    expect(text!.y + text!.height).toBeLessThanOrEqual(button!.y + 1);
    expect(await page.locator('#lesson-text').evaluate((words) => words.scrollHeight - words.clientHeight)).toBeLessThanOrEqual(1);
    expect(await misfits(page)).toEqual([]);
    expect(await outOfReach(page)).toEqual([]);
  });
}

test('a lesson is taken on the board, the rule lab flips an option, and a hint speaks in units', async ({ page, open }) => {
  await open(quick, 'kotra');
  // There is one rule set, so there is none to choose.
  for (const list of ['#rule-sets', '#lab-rules', '#paper-rules', '#book-rules']) await expect(page.locator(list)).toBeHidden();
  await page.locator('#open-guide').click();
  await takeLesson(page, (name) => click(page, name));
  await page.locator('#lesson-leave').click();
  await expect(page.locator('#welcome')).toBeVisible();

  await more(page);
  await page.locator('#open-lab').click();
  await expect(page.locator('#lab-status')).toContainText('The rules as they were recorded.');
  const options = page.locator('#lab-options .option');
  await expect(options).not.toHaveCount(0);
  await expect(options.locator('[id^="origin-"]:not(:empty)'), 'each says where it comes from').toHaveCount(await options.count());
  await expect(page.locator('#lab-rules')).toBeHidden();
  await page.locator('#opt-single_die').selectOption('yes');
  await expect(page.locator('#origin-single_die')).not.toBeEmpty();
  await page.locator('#lab-two').click();
  expect((await wait(page)).rules).toBe('kotra single_die=yes');

  await lay(page, BLOT);
  await page.locator('#hint').click();
  await expect(page.locator('#advice-list li').first()).toHaveText(/^.*: ([+−]\d+\.\d|0\.0)$/);
  await expect(page.locator('#advice-note')).toContainText('in units');
  expect((await state(page))?.entries).toBe(0);
  await page.locator('#advice-close').click();
  await page.keyboard.press('o');
  await expect(page.locator('#advice-title')).toHaveText('Which of White’s checkers are at risk?');
});

test('all of the board can be seen and hit on every screen', { tag: '@all' }, async ({ page, open }) => {
  await open(two, 'kotra');
  await lay(page, BLOT);
  for (const [width, height] of someOf([[360, 640], [1280, 800], [820, 1180], [1080, 1920], [3840, 2160]] as const, 2)) {
    await page.setViewportSize({ width, height });
    await settled(page);
    const cells = await page.locator('#twin button').evaluateAll((cells) => cells.map((cell) => cell.getBoundingClientRect().toJSON()));
    expect(cells).toHaveLength(28);
    for (const cell of cells) {
      expect(Math.min(cell.width, cell.height), `${width}×${height}`).toBeGreaterThanOrEqual(24);
      expect(Math.min(cell.left, cell.top), `${width}×${height}`).toBeGreaterThanOrEqual(0);
      expect(cell.right, `${width}×${height}`).toBeLessThanOrEqual(width);
      expect(cell.bottom, `${width}×${height}`).toBeLessThanOrEqual(height);
    }
  }
});

test('a record with variations is opened, graded and pruned', { tag: [...someOf(['@laptop', '@phone']), '@all'] }, async ({ page, open }, info) => {
  const hand = info.project.name === 'phone' ? finger : mouse;
  await open({ seed: 5, speed: 'instant', computer: 'black:beginner' }, 'kotra');
  await wait(page);
  await page.locator('#menu').click();
  await page.locator('#open-record').click();
  const text = 'kotra 2\nrules kotra\nround 5/3\n1 black 62: 1/7 1/3\n2 white 66: 1/7\n\nline 1 after 4: 42; 1/5\n';
  await page.locator('#record-text').fill(text.replace('1/5', '1/9'));
  await page.locator('#record-open').click();
  await expect(page.locator('#record-status')).toContainText('Line 7, column 21');
  await page.locator('#record-text').fill(text);
  await page.locator('#record-open').click();
  await expect(variations(page)).toHaveCount(1);

  // It is reviewed unasked.
  await expect(page.locator('#study-line polyline')).toHaveCount(1, { timeout: 120_000 });

  // A person who plays on by hand plays both sides.
  if (await page.locator('#study-turns').isVisible()) await page.locator('#study-turns').click();
  await variations(page).getByRole('button').last().click();
  await expect.poll(async () => (await state(page))?.entries).toBe(5);
  await page.keyboard.press('ArrowRight');
  await expect.poll(async () => (await state(page))?.entries).toBe(6);
  await playOn(page, hand, (now) => now.entries > 8);
  await page.locator('#past-return').click();
  if (await page.locator('#study-turns').isVisible()) await page.locator('#study-turns').click();
  expect((await handedOut(page)).split('\n').find((line) => line.startsWith('line 1'))?.split(';').length).toBeGreaterThan(3);
  if (await page.locator('#study-turns').isVisible()) await page.locator('#study-turns').click();
  await variations(page).getByRole('button').first().click();
  await page.keyboard.press('ArrowRight');
  if (await page.locator('#study-turns').isVisible()) await page.locator('#study-turns').click();
  await page.locator('#study-remove').click();
  await expect(page.locator('#move-list')).not.toContainText('#5–#9');
});

test('in the editor the keyboard puts pieces and takes them away, and a text says where it cannot be read', { tag: '@all' }, async ({ page, open }) => {
  await open({ rules: 'kotra' }, 'kotra');
  await editor.openEditor(page);
  await editor.pull(page);
  await page.locator('#editor-clear').focus();
  await page.keyboard.press('Enter');
  await expect(editor.status(page)).toContainText('has 0 checkers');
  const first = page.locator('#twin [tabindex="0"]');
  await first.focus();
  const place = await first.getAttribute('data-place');
  for (let n = 0; n < 15; n += 1) await page.keyboard.press('Enter');
  await expect(first).toHaveAccessibleName(/15 white checkers/);
  await page.keyboard.press('Delete');
  await expect(first).toHaveAccessibleName(/14 white checkers/);
  await page.keyboard.press('Enter');
  await page.keyboard.press('ArrowLeft');
  await expect(page.locator('#twin :focus')).not.toHaveAttribute('data-place', place ?? '');

  await page.locator('#editor-start').click();
  const start = await editor.text(page).inputValue();
  await editor.text(page).fill(`${start} nonsense`);
  await editor.text(page).blur();
  await expect(editor.status(page)).toHaveText(/^This position can’t be read\. Line 1, column \d+: “.*”/);
  await editor.text(page).fill(start);
  await editor.text(page).blur();
  await expect(editor.status(page)).toHaveText('This position can be played.');
});
