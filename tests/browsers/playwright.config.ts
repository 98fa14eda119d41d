import { defineConfig } from '@playwright/test';

// The game in engines other than Chromium's. Playwright's own browsers are not those that people use, so here it only runs the
// tests.

const engines = Object.entries({ firefox: process.env.SAHKKU_FIREFOX, webkit: process.env.SAHKKU_WEBKIT });

export default defineConfig({
  testDir: '.',
  outputDir: '../test-results',
  forbidOnly: true,
  timeout: 240_000,
  retries: 0,
  expect: { timeout: 30_000 },
  reporter: 'list',
  // Each engine has one browser for all tests.
  workers: engines.length,
  projects: engines.filter(([, program]) => program).map(([name, program]) => ({
    name,
    use: {
      program,
      baseURL: process.env.SAHKKU_URL ?? 'http://127.0.0.1:8642/',
      launchOptions: { executablePath: process.env.SAHKKU_CHROMIUM, args: ['--disable-gpu'] },
    },
  })),
});
