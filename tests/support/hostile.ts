import { readFileSync, readdirSync } from 'node:fs';
import type { BrowserContext, Page } from '@playwright/test';
import type { Game } from './game.ts';

// A page that means harm: it opens the game in a window, and changes the fragment of its address again and again.

/** Letters of games of strangers, genuine ones: the seeds of the fuzz targets. */
export function letters(game: Game): string[] {
  const folder = new URL(`../../crates/games/${game}/seeds/letter/`, import.meta.url);
  const names = readdirSync(folder).filter((name) => /^(played|accepted|wave|draw|answered)-/.test(name));
  return names.map((name) => `play=${game}.${readFileSync(new URL(name, folder)).toString('base64url')}`);
}

/** Opens a page that means harm, in the same browser. */
export async function hostile(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  await page.route('**/hostile', (route) => route.fulfill({ contentType: 'text/html', body: '<link rel="icon" href="data:,">' }));
  await page.goto('./hostile');
  return page;
}

/** Lets a hostile page open an address, and then each of these fragments behind it. Gives the window when the last was read. */
export async function flood(from: Page, address: string, fragments: string[]): Promise<Page> {
  const opened = from.waitForEvent('popup');
  await from.evaluate((address) => {
    (window as unknown as { victim: Window }).victim = window.open(address)!;
  }, address);
  const victim = await opened;
  await victim.locator('html[data-boot="ready"]').waitFor();
  for (const fragment of fragments) {
    await from.evaluate((fragment) => {
      (window as unknown as { victim: Window }).victim.location.hash = fragment;
    }, fragment);
    // The page takes it out of the address once it has read it.
    await victim.waitForFunction(() => location.hash === '');
  }
  return victim;
}
