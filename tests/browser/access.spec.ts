import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, test } from '../support/game.ts';
import { mouse, parse, playOn, state, wait } from '../support/play.ts';

// For everyone's eyes, hands and ears: what axe-core can find, and what only a person would notice.

const LANGUAGES = ['se', 'nb', 'sv', 'fi', 'en', 'fr'];

async function faults(page: Page, ...except: string[]): Promise<string[]> {
  const found = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .disableRules(except)
    .analyze();
  return found.violations.map((fault) => `${fault.id}: ${fault.nodes.map((node) => node.target.join(' ')).join(', ')} (${fault.nodes[0]?.failureSummary})`);
}

/** The views and dialogs, and how a person gets to each from a game that has just begun. */
const views: Record<string, (page: Page) => Promise<void>> = {
  game: async () => {},
  menu: async (page) => page.locator('#menu').click(),
  settings: async (page) => {
    await page.locator('#menu').click();
    await page.locator('#open-settings').click();
  },
  record: async (page) => {
    await page.locator('#menu').click();
    await page.locator('#open-record').click();
  },
  paper: async (page) => {
    await page.locator('#menu').click();
    await page.locator('#open-paper').click();
  },
  keys: async (page) => {
    await page.locator('#menu').click();
    await page.locator('#open-keys').click();
  },
  about: async (page) => {
    await page.locator('#menu').click();
    await page.locator('#menu-about').click();
  },
  moves: async (page) => page.locator('#open-moves').click(),
};

for (const [scheme, media] of Object.entries({
  light: { colorScheme: 'light' },
  dark: { colorScheme: 'dark' },
  contrast: { contrast: 'more' },
  forced: { forcedColors: 'active' },
} as const)) {
  test(`axe finds nothing in any view, ${scheme}`, async ({ page, open }) => {
    test.slow();
    await page.emulateMedia(media);
    for (const [view, go] of Object.entries(views)) {
      await open({ computer: 'none', speed: 'instant', seed: 3, rules: 'lagesvuotna' });
      await page.locator('dialog[open] button[data-close]').first().click({ timeout: 300 }).catch(() => undefined);
      await go(page);
      // Forced colours are the system's choice; axe reckons with those of the style sheet.
      const beyond = scheme === 'forced' ? ['color-contrast'] : [];
      expect(await faults(page, ...beyond), view).toEqual([]);
      await page.evaluate(() => localStorage.clear());
    }
  });
}

test('axe finds nothing on the first screen and in the lab, in any language', async ({ page, open }) => {
  test.slow();
  for (const language of LANGUAGES) {
    await open({ language });
    expect(await faults(page), `${language}, first screen`).toEqual([]);
    await page.locator('#open-lab').click();
    expect(await faults(page), `${language}, lab`).toEqual([]);
  }
});

test('what is here, what can be done, and how it stands is told on request', async ({ page, open }) => {
  await open({ computer: 'none', speed: 'instant', seed: 3, rules: 'lagesvuotna' });
  const said = page.locator('#said');
  await playOn(page, mouse, (now) => now.phase === 'decision' && now.legal.some((action) => parse(action)));
  await page.locator('#twin button[tabindex="0"]').focus();
  await page.keyboard.press('w');
  await expect(said).toContainText(/^b8/);
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('w');
  await expect(said).toContainText(/^b7/);
  await page.keyboard.press('c');
  const now = await wait(page);
  const from = parse(now.legal.find((action) => parse(action)) ?? '')?.from ?? '';
  await expect(said).toContainText(from);
  await page.keyboard.press('p');
  await expect(said).toContainText('The king stands on b8');
  await expect(said).toContainText('asleep');
  // Asked again, it is said again.
  const first = await said.textContent();
  await page.keyboard.press('p');
  await expect.poll(() => said.textContent()).not.toBe(first);
  await page.keyboard.press('?');
  await expect(page.locator('#keys')).toBeVisible();
  await page.locator('#tell-possible').click();
  await expect(page.locator('#said-here')).toContainText(from);
  await page.keyboard.press('Escape');
  await expect(page.locator('#keys')).toBeHidden();
});

test('every control has its visible name in its name, and is large enough', { tag: ['@laptop', '@phone'] }, async ({ page, open }) => {
  await open({ computer: 'none', speed: 'instant', seed: 3, rules: 'maze' });
  const bad = await page.evaluate(() => {
    const bad: string[] = [];
    for (const control of document.querySelectorAll<HTMLElement>('#game button, #game select')) {
      if (control.closest('#twin, #twin-dice') || !control.checkVisibility()) continue;
      const { width, height } = control.getBoundingClientRect();
      if (width < 44 || height < 44) bad.push(`${control.id} is ${width}×${height}`);
      const name = control.getAttribute('aria-label') ?? control.textContent ?? '';
      const seen = control instanceof HTMLSelectElement ? '' : control.innerText.trim();
      if (/\p{L}/u.test(seen) && !name.toLowerCase().includes(seen.toLowerCase())) bad.push(`${control.id} is called ${name}`);
    }
    return bad;
  });
  expect(bad).toEqual([]);
});

for (const language of LANGUAGES) {
  test(`a whole game by keyboard alone, in ${language}`, async ({ page, open }) => {
    test.slow();
    await open({ language, computer: 'none', speed: 'instant', seed: 11, rules: 'globe-joueur' });
    const heard: string[] = [];
    for (let steps = 0; steps < 260; steps += 1) {
      const now = await wait(page);
      if (now.phase === 'over') break;
      heard.push((await page.locator('#news').textContent()) ?? '');
      if (now.phase === 'throw-off' || now.phase === 'throw') {
        await page.keyboard.press('t');
      } else {
        const action = now.legal.find((action) => parse(action)) ?? now.legal[0];
        const ends = parse(action);
        if (!ends) await page.keyboard.press(action === 'stop' ? 'e' : 'r');
        else {
          for (const name of [ends.from, ends.to]) {
            // As a visitor would get there: by arrows from wherever the focus is.
            await page.locator(`#twin [data-place="${name}"]`).focus();
            await page.keyboard.press('Enter');
          }
        }
      }
      await expect.poll(async () => (await state(page))?.entries).toBeGreaterThan(now.entries);
      // Enough to have heard throws, moves and captures; the whole way is walked in hands.spec.ts.
      if (language !== 'en' && steps > 60) break;
    }
    expect(heard.filter((text) => text.length > 0).length).toBeGreaterThan(20);
    expect(new Set(heard).size).toBeGreaterThan(10);
  });
}
