import type { Page } from '@playwright/test';
import { openEditor, pull, status, text } from '../support/editor.ts';
import { expect, test } from '../support/game.ts';
import { playOn, mouse, state, wait } from '../support/play.ts';

// The position editor as people use it: with a finger, the keyboard and the names of places. Only a browser has the canvas to
// touch, and the focus that the keyboard moves. crates/page/on-page/src/promises tests the effects of edits and the refused
// positions without one: 10,000 random edits for each game.

const named = (page: Page, name: string | RegExp) => page.locator('#twin').getByRole('gridcell', { name });

/** The centre of a place on the screen. */
async function middle(page: Page, place: string): Promise<{ x: number; y: number }> {
  const box = await page.locator(`#twin [data-place="${place}"]`).boundingBox();
  if (!box) throw new Error(`no place ${place}`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** Chooses a kind of piece by its name. */
const piece = (page: Page, name: string) => page.locator('#editor-kinds').getByRole('radio', { name, exact: true }).check();

test.describe('with a finger', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('pieces are put, moved and taken away, and a game goes on from there', async ({ page, open }) => {
    await open({ rules: 'maze', speed: 'instant' });
    await openEditor(page);
    await expect(status(page)).toHaveText('This position can be played.');
    await pull(page);
    await page.locator('#editor-clear').tap();
    await pull(page);
    await expect(status(page)).toContainText('This position isn’t possible');
    await expect(page.locator('#editor-play')).toBeDisabled();

    const tap = async (place: string) => {
      const { x, y } = await middle(page, place);
      await page.touchscreen.tap(x, y);
    };
    await piece(page, 'the king, held by nobody');
    await tap('b7');
    await piece(page, 'a man');
    await tap('b3');
    await piece(page, 'a woman');
    await tap('b11');
    await tap('b12');
    await tap('b12');
    await expect(named(page, /^b11, a woman$/)).toHaveCount(1);
    await expect(named(page, /^b12, 2 women$/)).toHaveCount(1);
    await expect(status(page)).toHaveText('This position can be played.');

    await page.getByRole('radio', { name: 'Take away' }).check();
    await tap('b12');
    await expect(named(page, /^b12, a woman$/)).toHaveCount(1);
    // The nearest row is not covered.
    await tap('b12');
    await piece(page, 'a man');
    for (const place of ['a1', 'a13', 'c1', 'c13']) {
      await tap(place);
      await expect(named(page, new RegExp(`^${place}, a man$`))).toHaveCount(1);
    }
    await pull(page);
    const turn = page.locator('#editor-properties select').first();
    await turn.selectOption({ label: 'The women' });
    await expect(text(page)).toHaveValue(/ w /);
    await turn.selectOption({ label: 'The men' });
    const edited = await text(page).inputValue();
    await page.locator('#editor-play').tap();
    await expect(page.locator('#editor')).toBeHidden();
    await expect.poll(async () => (await state(page))?.position).toBe(edited);
    // The person plays against the chosen opponent.
    expect(await wait(page)).toMatchObject({ turn: 'men', seat: 'human' });
  });
});

test('pieces are dragged with a mouse, and off the board', { tag: '@all' }, async ({ page, open }) => {
  await open({ rules: 'linne' }, 'hnefatafl');
  await openEditor(page);
  const drag = async (from: string, to: { x: number; y: number }) => {
    const { x, y } = await middle(page, from);
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move((x + to.x) / 2, (y + to.y) / 2);
    await page.mouse.move(to.x, to.y);
    await page.mouse.up();
  };
  await expect(named(page, /^e4, a drabant$/)).toHaveCount(1);
  await drag('e4', await middle(page, 'b2'));
  await expect(named(page, /^b2, a drabant$/)).toHaveCount(1);
  await expect(named(page, /^e4, empty$/)).toHaveCount(1);
  await drag('e5', { x: 5, y: 5 });
  await expect(status(page)).toHaveText(/^This position isn’t possible: there has to be one king/);
  await expect(page.locator('#editor-link')).toBeDisabled();
  await page.locator('#editor-start').click();
  await expect(status(page)).toHaveText('This position can be played.');
});

test('the editor begins with the game on the table, and asks before it is lost', { tag: '@all' }, async ({ page, open, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open({ rules: 'lagesvuotna', computer: 'none', speed: 'instant', seed: 3 });
  const now = await playOn(page, mouse, (now) => now.entries > 6 && now.phase === 'decision');
  await page.locator('#menu').click();
  await page.locator('#open-editor').click();
  await expect(text(page)).toHaveValue(now.position);
  await page.locator('#editor-link').click();
  await expect(status(page)).toHaveText('Copied.');
  const link = await page.evaluate(() => navigator.clipboard.readText());
  await page.locator('#editor-embed').click();
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toContain('<board-game game="sahkku" link="position=');
  await page.locator('#editor-play').click();
  await expect(page.locator('#confirm')).toBeVisible();
  await page.locator('#confirm-yes').click();
  await expect(page.locator('#editor')).toBeHidden();
  expect(await wait(page)).toMatchObject({ position: now.position, entries: 0 });

  const other = await context.newPage();
  await other.goto(link);
  // The link is that of the current game, so there is no question.
  await expect.poll(() => other.evaluate(() => window.sahkku?.state()?.position ?? '')).toBe(now.position);
  await expect(other.locator('dialog[open]')).toHaveCount(0);
});
