import { createHash } from 'node:crypto';
import { readFile, readdir } from 'node:fs/promises';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { test as base } from './game.ts';

export { address, expect, ready } from './game.ts';

/** The built bundle. */
export const DIST = fileURLToPath(new URL('../../dist/', import.meta.url));

type Files = Map<string, Buffer>;

/** The files of the bundle, read once. */
let built: Promise<Files> | undefined;

async function bundle(): Promise<Files> {
  const files: Files = new Map();
  for (const entry of await readdir(DIST, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath ?? entry.path, entry.name);
    if (entry.isFile() && !/\.(br|gz)$/.test(path)) files.set(relative(DIST, path).replaceAll('\\', '/'), await readFile(path));
  }
  return files;
}

const TYPES: Record<string, string> = {
  html: 'text/html; charset=utf-8',
  css: 'text/css',
  js: 'text/javascript',
  wasm: 'application/wasm',
  json: 'application/json',
  webmanifest: 'application/manifest+json',
  svg: 'image/svg+xml',
  png: 'image/png',
};

/** A host of the game that can be switched off, gets new versions, and breaks off in the middle of a file. */
export class Host {
  files: Files = new Map();
  /** The name of a file that is broken off in the middle. */
  broken = '';
  readonly url: string;
  #server: Server | undefined;

  private constructor(readonly port: number) {
    this.url = `http://127.0.0.1:${port}/games/sahkku/`;
  }

  /** A host that serves the built bundle. */
  static async start(): Promise<Host> {
    const probe = createServer().listen(0, '127.0.0.1');
    await new Promise((resolve) => probe.once('listening', resolve));
    const { port } = probe.address() as AddressInfo;
    await new Promise((resolve) => probe.close(resolve));
    const host = new Host(port);
    host.files = new Map(await (built ??= bundle()));
    await host.on();
    return host;
  }

  async on(): Promise<void> {
    this.#server = createServer((request, response) => this.#answer(request, response));
    this.#server.listen(this.port, '127.0.0.1');
    await new Promise((resolve) => this.#server?.once('listening', resolve));
  }

  /** Switches the host off. */
  async off(): Promise<void> {
    const server = this.#server;
    this.#server = undefined;
    if (!server) return;
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  }

  /** Publishes a version that differs from the previous one in its page and in one more file. */
  publish(mark: string): void {
    const text = (name: string) => this.files.get(name)?.toString() ?? '';
    const page = Buffer.from(text('index.html').replace('<html ', `<html data-version="${mark}" `));
    const more = Buffer.from(`${mark}\n`.repeat(20_000));
    const hash = (contents: Buffer) => `sha256-${createHash('sha256').update(contents).digest('base64')}`;
    const worker = text('service-worker.js')
      .replace(/version: "[^"]*"/, `version: "${mark}"`)
      .replace(/"index\.html": "[^"]*"/, `"index.html": "${hash(page)}", "more-${mark}.txt": "${hash(more)}"`);
    this.files.set('index.html', page);
    this.files.set(`more-${mark}.txt`, more);
    this.files.set('service-worker.js', Buffer.from(worker));
  }

  #answer(request: IncomingMessage, response: ServerResponse): void {
    const path = new URL(request.url ?? '/', this.url).pathname;
    const name = path.slice('/games/sahkku/'.length) || 'index.html';
    const contents = this.files.get(name);
    if (!contents) {
      response.writeHead(404).end();
      return;
    }
    const type = TYPES[name.split('.').pop() ?? ''] ?? 'application/octet-stream';
    response.writeHead(200, { 'Content-Type': type, 'Content-Length': contents.length, 'Cache-Control': 'no-cache' });
    if (name === this.broken) {
      response.write(contents.subarray(0, contents.length / 2), () => response.destroy());
      return;
    }
    response.end(contents);
  }
}

/** Tests of a cached game, on a host of their own. */
export const test = base.extend<{ host: Host }>({
  host: async ({}, use) => {
    const host = await Host.start();
    await use(host);
    await host.off();
  },
  keeps: true,
  baseURL: async ({ host }, use) => use(host.url),
});
