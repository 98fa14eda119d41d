import { someOf } from '../support/all.ts';
import { SCREENS } from '../support/fitting.ts';
import { expect, GAMES, PAGES, test, type Game } from '../support/game.ts';
import { finger, lay, mouse, place, playOn, state, wait, type Hand } from '../support/play.ts';
import { settled, speak } from '../support/views.ts';
import { back, chooseRules } from '../support/start.ts';

/** The name of each view, and how to open it. */
const VIEWS: [string, Record<string, string>][] = [['the game', {}], ['table mode', { table: 'yes' }], ['a kiosk', { kiosk: 'on' }]];

// A browser lays out the page, so no lower level can test this.
for (const game of someOf(Object.keys(PAGES) as Game[])) {
  test(`the board of ${game} keeps its place to the pixel whatever stands beside it, on every screen`, { tag: '@fonts' }, async ({ page, open }) => {
    // The window must be one whose size can be changed.
    await page.addInitScript(() => Reflect.deleteProperty(Element.prototype, 'requestFullscreen'));
    for (const [view, parameters] of VIEWS) {
      await open({ computer: 'none', speed: 'instant', seed: 6, ...parameters }, game);
      if (view === 'a kiosk') {
        await page.locator('#invite').click();
        await page.locator('#play-two').click();
      }
      await wait(page);
      for (const size of SCREENS) {
        await page.setViewportSize(size);
        await settled(page);
        const places = await page.evaluate(() => {
          const words = 'A soldier of the women was captured on b12. ';
          return [['', 0], ['', 5], [words, 0], [words, 5], [words, 5, 'help'], ['', 0, 'help']].map(([words, buttons, help]) => {
            for (const panel of document.querySelectorAll('.panel')) {
              panel.querySelectorAll('.words > p:not(.refusal)').forEach((part, n) => (part.textContent = String(words).repeat(n + 1)));
              panel.querySelectorAll<HTMLElement>('.actions > button').forEach((button, n) => (button.hidden = n >= Number(buttons)));
            }
            document.querySelector<HTMLElement>('#advice')!.hidden = !help;
            document.querySelector('#advice-note')!.textContent = String(words).repeat(3);
            document.querySelector('#advice-list')!.replaceChildren(...[1, 2, 3].map((n) => {
              const line = document.createElement('li');
              line.append(Object.assign(document.createElement('button'), { textContent: `${n}. ${words}` }));
              return line;
            }));
            return JSON.stringify(document.querySelector('#board')!.getBoundingClientRect());
          });
        });
        expect.soft(new Set(places).size, `${view}, ${size.width}×${size.height}: ${places.join(' ')}`).toBe(1);
      }
      // A kiosk continues the game that it finds, before it invites.
      await page.evaluate(() => localStorage.clear());
    }
  });
}

for (const game of someOf(Object.keys(PAGES) as Game[])) {
  test(`a question of ${game} stands beside the board, whole, on every screen`, async ({ page, open }) => {
    await page.addInitScript(() => Reflect.deleteProperty(Element.prototype, 'requestFullscreen'));
    const [record, ...touched] = GAMES[game].question;
    for (const [view, parameters] of VIEWS) {
      await open({ computer: 'none', speed: 'instant', seed: 3, language: 'en', ...(game === 'sahkku' && { rules: 'unjarga' }), ...parameters }, game);
      if (view === 'a kiosk') {
        await page.locator('#invite').click();
        if (game === 'sahkku') {
          await chooseRules(page, 'unjarga');
          await back(page);
        }
        await page.locator('#play-two').click();
      }
      if (touched.length > 0) await lay(page, record);
      for (const name of touched) await mouse(page, await place(page, name));
      if (game === 'sahkku') await playOn(page, mouse, (now) => now.phase === 'way');
      await expect(page.locator('#choice')).toBeVisible();
      // The longest words.
      for (const language of someOf(['fr', 'fi'])) {
        await speak(page, language);
        // A kiosk has its own layout if there is room.
        for (const size of view === 'a kiosk' ? SCREENS.filter(({ width }) => width > 1000) : SCREENS) {
          await page.setViewportSize(size);
          await settled(page);
          const found = await page.evaluate(() => {
            const [choice, cells] = [document.querySelector('#choice')!, [...document.querySelectorAll('#twin button')]];
            const { left, top, right, bottom } = choice.getBoundingClientRect();
            const covered = cells.map((cell) => cell.getBoundingClientRect())
              .filter((cell) => cell.left < right - 1 && cell.right > left + 1 && cell.top < bottom - 1 && cell.bottom > top + 1);
            const hidden = choice.scrollHeight > choice.clientHeight + 1 || choice.scrollWidth > choice.clientWidth + 1;
            return [...(covered.length > 0 ? [`${covered.length} places are covered`] : []), ...(hidden ? ['it has to be scrolled'] : [])];
          });
          expect.soft(found, `${view}, ${language}, ${size.width}×${size.height}`).toEqual([]);
        }
      }
      await page.evaluate(() => localStorage.clear());
    }
  });
}

const hands: [string, string, Hand][] = [['@phone', 'finger', finger], ['@laptop', 'mouse', mouse]];
for (const [tag, name, hand] of someOf(hands)) {
  test(`a refusal takes the place of the words, and goes when a ${name} touches something else`, { tag }, async ({ page, open }) => {
    // The longest words of all languages.
    await open({ seed: 3, speed: 'instant', rules: 'lagesvuotna', computer: 'none', language: 'fr' });
    await playOn(page, hand, (now) => now.phase === 'decision' && now.legal.some((action) => action.startsWith('X:+a')));
    const size = () => page.locator('#board').boundingBox();
    const touch = async (at: string) => hand(page, await place(page, at));
    const [before, told, board] = [await state(page), await page.locator('#news').textContent(), await size()];
    for (const at of ['b8', 'c5', 'a3']) {
      await touch(at);
      await expect(page.locator('#refusal')).toBeVisible();
      await expect(page.locator('#refusal-why')).not.toBeEmpty();
      await expect(page.locator('#task')).toBeHidden();
      expect(await size(), at).toEqual(board);
    }
    // Something without an effect, and the bare table.
    for (const beside of ['.bar', '.panel:not(#far)']) {
      await page.locator(beside).click({ position: { x: 3, y: 3 } });
      await expect(page.locator('#why-rule')).toBeHidden();
      await expect(page.locator('#refusal')).toBeHidden();
      await expect(page.locator('#news')).toHaveText(told ?? '');
      await touch('a3');
      await expect(page.locator('#why-rule')).toBeVisible();
    }
    // The rule can be read, and the refusal remains after it.
    await page.locator('#why-rule').click();
    await expect(page.locator('#cards')).toBeVisible();
    await page.locator('#cards [data-close]').click();
    await expect(page.locator('#why-rule')).toBeVisible();
    await touch('a15');
    await expect(page.locator('#why-rule')).toBeHidden();
    await expect(page.locator('#task')).toBeVisible();
    expect(await size()).toEqual(board);
    expect(await wait(page)).toMatchObject({ entries: before!.entries, chosen: 'a15' });
  });
}

test('a refusal is read aloud once, and what happened is not told again after it', async ({ page, open }) => {
  await open({ seed: 3, speed: 'instant', rules: 'lagesvuotna', computer: 'none' });
  await playOn(page, mouse, (now) => now.phase === 'decision' && now.legal.some((action) => action.startsWith('X:+a')));
  await page.locator('[data-place="b8"]').press('Enter');
  const heard = page.locator('#heard');
  await expect(heard).toHaveText(/^Nobody holds the king yet\. Land on him to take him\.\s*$/);
  // By keyboard the way to the rule is open: a key that only moves the focus touches nothing.
  await page.keyboard.press('Tab');
  await expect(page.locator('#why-rule')).toBeVisible();
  const said = await heard.textContent();
  await page.keyboard.press('Escape');
  await expect(page.locator('#why-rule')).toBeHidden();
  expect(await heard.textContent()).toBe(said);
});

test('a refusal is seen over help, and over a lesson', { tag: [...someOf(['@phone', '@laptop'])] }, async ({ page, open }) => {
  await open({ seed: 3, speed: 'instant', rules: 'lagesvuotna', computer: 'none' });
  await playOn(page, mouse, (now) => now.phase === 'decision' && now.legal.some((action) => action.startsWith('X:+a')));
  await page.locator('#hint').click();
  await expect(page.locator('#advice-list button').first()).toBeVisible();
  const size = () => page.locator('#board').boundingBox();
  const seen = async () => {
    const board = await size();
    await mouse(page, await place(page, 'a3'));
    const refusal = page.locator('#refusal-why');
    await expect(refusal).toBeVisible();
    // Nothing covers it.
    expect(await refusal.evaluate((refusal) => {
      const { left, top, width, height } = refusal.getBoundingClientRect();
      return refusal.contains(document.elementFromPoint(left + width / 2, top + height / 2));
    })).toBe(true);
    expect(await size()).toEqual(board);
  };
  await seen();
  await page.locator('#menu').click();
  await page.locator('#new-game').click();
  await page.locator('#open-guide').click();
  await page.locator('#throw').click();
  await wait(page);
  await seen();
});
