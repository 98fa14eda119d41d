import type { BrowserContext } from '@playwright/test';

/**
 * Records everything that a well-behaved page never does: messages on the console, uncaught errors, failed requests, and
 * requests outside the game's own folder.
 */
export function listenForTrouble(context: BrowserContext, home: string): string[] {
  const troubles: string[] = [];

  context.on('console', (message) => {
    troubles.push(`console ${message.type()}: ${message.text()}`);
  });
  context.on('weberror', (error) => {
    const thrown = error.error();
    // A script of Playwright's clock may be left from an earlier test in the same context.
    if (/reading 'controller'/.test(thrown.message) && !/https?:/.test(thrown.stack ?? '')) return;
    troubles.push(`uncaught error: ${thrown}`);
  });
  context.on('request', (request) => {
    const url = request.url();
    if (!/^(data|blob):/.test(url) && !url.startsWith(home)) {
      troubles.push(`request outside the game's folder: ${url}`);
    }
  });
  context.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? 'no reason given';
    // Leaving or reloading a page aborts its pending requests.
    if (reason !== 'net::ERR_ABORTED') {
      troubles.push(`request failed: ${request.url()} (${reason})`);
    }
  });
  context.on('response', (response) => {
    if (response.status() >= 400) {
      troubles.push(`status ${response.status()}: ${response.url()}`);
    }
  });

  return troubles;
}
