import { expect, test } from '@playwright/test';
import { listenForTrouble } from '../support/quiet.ts';

// The other tests would be worth little if trouble went unnoticed.

const troubles: Record<string, { brew: () => unknown; seen: RegExp }> = {
  'an error on the console': { brew: () => console.error('trouble'), seen: /^console error: trouble/ },
  'a warning on the console': { brew: () => console.warn('trouble'), seen: /^console warning: trouble/ },
  'a word on the console': { brew: () => console.log('trouble'), seen: /^console log: trouble/ },
  'an uncaught error': { brew: () => void Promise.reject(new Error('trouble')), seen: /^uncaught error: .*trouble/ },
  'a missing file': { brew: () => fetch('./missing.json').then(() => 0), seen: /^status 404: .*missing\.json/ },
  'a request outside the folder': {
    brew: () => fetch('/elsewhere.json').then(() => 0),
    seen: /^request outside the game's folder: .*elsewhere\.json/,
  },
  'a request to another host': {
    brew: () => fetch('http://127.0.0.1:9/').catch(() => 0),
    seen: /^console error: .*Content Security Policy/,
  },
};

test('every kind of trouble is seen', async ({ context, page, baseURL }) => {
  const noticed = listenForTrouble(context, baseURL ?? '');
  await page.goto('./');
  for (const [name, { brew, seen }] of Object.entries(troubles)) {
    expect(noticed, `before ${name}`).not.toContainEqual(expect.stringMatching(seen));
    await page.evaluate(brew);
    await expect.poll(() => noticed, name).toContainEqual(expect.stringMatching(seen));
  }
});
