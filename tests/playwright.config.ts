import { availableParallelism } from 'node:os';
import { defineConfig, type PlaywrightTestConfig } from '@playwright/test';
import { ALL, someOf } from './support/all.ts';
import { SETS, withFonts } from './support/fonts.mjs';

/**
 * The screens. A test runs on the laptop unless its tags name other screens:
 *
 *     test('…', { tag: ['@phone', '@kiosk'] }, async ({ page, open }) => { … });
 */
const screens: Record<string, PlaywrightTestConfig['use']> = {
  laptop: { viewport: { width: 1280, height: 800 } },
  phone: { viewport: { width: 360, height: 640 }, deviceScaleFactor: 3, hasTouch: true, isMobile: true },
  kiosk: { viewport: { width: 1080, height: 1920 }, hasTouch: true },
  '4k': { viewport: { width: 3840, height: 2160 } },
};

const others = Object.keys(screens).filter((screen) => screen !== 'laptop');
const namesNoOther = `(?!.*@(${others.join('|')})\\b)`;

/** Tests with the tag @all run with `--all` only. */
const atNight = ALL ? [] : [/@all\b/];

const launchOptions = {
  executablePath: process.env.SAHKKU_CHROMIUM,
  args: [
    '--disable-gpu',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    '--no-first-run',
  ],
};

export default defineConfig({
  // Those of one game lie in its folder.
  testDir: '..',
  testMatch: ['**/tests/browser/*.spec.ts', '**/crates/games/*/browser/*.spec.mts'],
  respectGitIgnore: true,
  outputDir: 'test-results',
  snapshotPathTemplate: 'looks/{arg}{ext}',
  // A page in a test is hardly ever idle.
  workers: availableParallelism(),
  fullyParallel: true,
  // One test alone is run with -g; `test.only` left behind would leave out all others.
  forbidOnly: true,
  // Long enough for a machine that is busy with other things: no test is about how fast one is.
  timeout: 240_000,
  // A test that fails now and then is to be mended.
  retries: 0,
  expect: { timeout: 30_000 },
  reporter: 'list',
  use: {
    // `cargo xtask test` serves the bundle from a subfolder and says where; otherwise `cargo xtask serve` does.
    baseURL: process.env.SAHKKU_URL ?? 'http://127.0.0.1:8642/',
    // Playwright would take one after every test, before it knows whether the test failed. `game.ts` takes those of failures.
    screenshot: 'off',
    // One page for all tests of a worker, emptied before each: a new one costs more than what many tests do in it.
    reuseContext: true,
  },
  // A test has the first set of fonts. With `--all` those with the tag @fonts have each set.
  // Then those with the tag @bars have bars that take room, too, as on a desk: Playwright tells Chromium to hide them.
  projects: [...someOf(SETS).flatMap((fonts, nth) => Object.entries(screens).map(([name, use]) => ({
    name: nth === 0 ? name : `${name}-${fonts}`,
    use: { ...use, launchOptions: { ...launchOptions, env: withFonts(fonts) } },
    grep: new RegExp(name === 'laptop' ? `@laptop\\b|^${namesNoOther}` : `@${name}\\b`),
    grepInvert: [...atNight, ...(nth === 0 ? [] : [/^(?!.*@fonts\b)/])],
  }))), ...(ALL ? [{
    name: 'laptop-bars',
    use: { ...screens.laptop, launchOptions: { ...launchOptions, env: withFonts(), ignoreDefaultArgs: ['--hide-scrollbars'] } },
    grep: /@bars\b/,
  }] : [])],
});
