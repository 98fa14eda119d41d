import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ALL, someOf } from '../support/all.ts';
import { expect, GAMES, NAMES, test } from '../support/game.ts';

// The engine of the package for npm, in Node and next to a board.

const PACKAGE = join(import.meta.dirname, '../../release/npm');

const load = async (game: string) => (await import(pathToFileURL(join(PACKAGE, 'engine.mjs')).href)).Engine.load(game);

for (const game of NAMES) {
  test(`in Node, the engine of ${game} answers as the command does`, async () => {
    const docs = await readFile(join(import.meta.dirname, '../../docs/engine.md'), 'utf8');
    const { version } = JSON.parse(await readFile(join(PACKAGE, 'package.json'), 'utf8'));
    const transcripts = [...docs.matchAll(/```transcript (\w+)\n(.*?)```/gs)].filter(([, of]) => of === game);
    expect(transcripts.length).toBeGreaterThan(0);
    for (const [, , transcript] of transcripts) {
      const engine = await load(game);
      for (const part of transcript.split(/^> /m).slice(1)) {
        const [line, ...answer] = part.trimEnd().split('\n');
        const expected = answer.map((line) => line.replace(/^< /, '').replace('VERSION', version));
        expect(await engine.send(line), line).toEqual(expected);
      }
    }
  });
}

test('in Node, thinking ends when it is told to, and what came meanwhile waited', async () => {
  const engine = await load('hnefatafl');
  await engine.send('position start');
  const answer = engine.send('go time 3600000');
  const after = engine.send('state');
  await engine.send('stop');
  expect((await answer).at(-1)).toMatch(/^best \w\d-\w\d$/);
  expect(await after).toEqual(['state decide swede']);
  await expect(load('chess')).rejects.toThrow(`there is no game "chess"; the games are ${NAMES.join(', ')}`);
});

test('in Node, an engine tells of its search, and thinks endlessly and in advance', async () => {
  const engine = await load('hnefatafl');
  await engine.send('set info on');
  const told: string[] = [];
  const answer = await engine.send('go work 3000', (line: string) => told.push(line));
  expect(told.length).toBeGreaterThan(1);
  for (const line of told) expect(line).toMatch(/^info depth \d+ work \d+ multipv 1 win [\d.]+ pv \w\d-\w\d/);
  expect(answer.at(-1)).toMatch(/^best \w\d-\w\d$/);
  // There is little to search here, and only the driver ends it.
  await engine.send('position 9/9/9/9/2K6/9/9/9/4t4 swede');
  let endless: Promise<string[]> | undefined;
  await new Promise((begun) => (endless = engine.send('go infinite', begun)));
  await engine.send('stop');
  expect((await endless)?.at(-1)).toBe('best c5-i5');
  const inAdvance = engine.send('go ponder work 30');
  await engine.send('hit');
  expect((await inAdvance).at(-1)).toBe('best c5-i5');
});

const TYPES: Record<string, string> = { '.html': 'text/html', '.js': 'text/javascript', '.mjs': 'text/javascript', '.wasm': 'application/wasm', '.css': 'text/css', '.json': 'application/json', '.svg': 'image/svg+xml' };

test.describe('beside a board', () => {
  // The host of the page is the test's own.
  test.use({ tolerated: /request outside the game's folder/ });

  for (const game of someOf(NAMES)) test(`two engines play ${game} on a board of a page, and nobody touches it`, async ({ page }) => {
    const levels = ['steady', 'beginner'];
    const own = `<!doctype html><title>Engines</title><link rel="icon" href="data:,"><script src="/sahkku-embed.js"></script>
      <board-game game="${game}" computer="none" speed="instant" seed="7"></board-game>
      <script type="module">
        import { Engine, seat } from '/engine.mjs';
        const board = document.querySelector('board-game');
        board.addEventListener('error', ({ detail }) => console.error(detail.message));
        await board.start();
        for (const [n, side] of ${JSON.stringify(GAMES[game].sides.map(([side]) => side))}.entries()) {
          const engine = await Engine.load('${game}');
          await engine.send('set level ' + ${JSON.stringify(levels)}[n]);
          seat(board, side, engine);
        }
      </script>`;
    const server = createServer(async ({ url }, answer) => {
      const path = new URL(url!, 'http://host').pathname;
      try {
        const contents = path === '/' ? own : await readFile(join(PACKAGE, path));
        answer.writeHead(200, { 'content-type': TYPES[extname(path)] ?? (path === '/' ? 'text/html' : 'application/octet-stream') }).end(contents);
      } catch {
        answer.writeHead(404).end();
      }
    });
    await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
    try {
      await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
      const state = () => page.locator('board-game').evaluate((board: any) => board.state);
      await expect.poll(async () => (await state())?.entries, { timeout: 120_000 }).toBeGreaterThan(20);
      if (ALL) await expect.poll(async () => (await state())?.winner ?? (await state())?.reason, { timeout: 120_000 }).toBeTruthy();
    } finally {
      server.close();
    }
  });
});
