import { fileURLToPath } from 'node:url';
import { enlarge } from '../support/fitting.ts';
import { test } from '../support/game.ts';
import { speakPseudo } from '../support/pseudo.ts';
import { LANGUAGES, throughAll } from '../support/views.ts';

test.use({ pixels: true });

// Pictures of every view in every language, to be looked at, in the folder tests/shots:
//
//     SAHKKU_SHOTS=1 cargo xtask test --only browser -- shots.spec
//
// SAHKKU_SHOTS=se,fi makes those of some languages; `pseudo` is one.

const wanted = process.env.SAHKKU_SHOTS ?? '';
const languages = [...LANGUAGES, 'pseudo'].filter((language) => wanted === '1' || wanted.split(',').includes(language));
const folder = fileURLToPath(new URL('../shots', import.meta.url));

test('pictures are made when they are asked for', () => {
  test.skip(wanted === '', 'SAHKKU_SHOTS is not set');
});

for (const language of languages) {
  test(`every view in ${language}`, async ({ page, open }) => {
    test.setTimeout(900_000);
    if (language === 'pseudo') await speakPseudo(page);
    const usual = page.viewportSize() ?? { width: 1280, height: 800 };
    await throughAll(page, open, language === 'pseudo' ? 'en' : language, async (view) => {
      const shot = (kind: string) => page.screenshot({ path: `${folder}/${language}/${view}-${kind}.png` });
      await shot('usual');
      await page.emulateMedia({ forcedColors: 'active' });
      await shot('forced');
      await page.emulateMedia({ forcedColors: 'none' });
      await enlarge(page, 200);
      await shot('large');
      await enlarge(page, 100);
      await page.setViewportSize({ width: 320, height: 640 });
      await enlarge(page, 100);
      await shot('narrow');
      await page.setViewportSize(usual);
      await enlarge(page, 100);
    });
  });
}
