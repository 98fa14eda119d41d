import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { expect, test as base } from '../support/game.ts';
import { mouse, playOn } from '../support/play.ts';

// The built folder, served by nginx with the sample configuration of docs/hosting, under a path inside a host.

const DIST = fileURLToPath(new URL('../../dist/', import.meta.url));
const SAMPLE = fileURLToPath(new URL('../../docs/hosting/nginx.conf', import.meta.url));
const BROTLI = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => probe.once('listening', resolve));
  const { port } = probe.address() as AddressInfo;
  await new Promise((resolve) => probe.close(resolve));
  return port;
}

const test = base.extend<{ nginx: string }>({
  nginx: async ({}, use, info) => {
    const program = process.env.SAHKKU_NGINX ?? '/usr/sbin/nginx';
    if (!existsSync(program)) throw new Error(`${program} is not there: install nginx, or name it in SAHKKU_NGINX`);
    if (!existsSync(BROTLI)) throw new Error(`${BROTLI} is not there: install libnginx-mod-http-brotli-static`);
    const port = await freePort();
    const folder = info.outputPath('nginx');
    await mkdir(folder, { recursive: true });
    const sample = (await readFile(SAMPLE, 'utf8'))
      .replace('listen 80;', `listen 127.0.0.1:${port};`)
      .replaceAll('/srv/www/sahkku/', DIST);
    const places = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((kind) => `${kind}_temp_path ${folder}/${kind};`);
    await writeFile(
      `${folder}/nginx.conf`,
      `load_module ${BROTLI};
daemon off; worker_processes 1; pid ${folder}/nginx.pid; error_log ${folder}/error.log;
${process.getuid?.() === 0 ? 'user root;' : ''}
events {}
http { access_log off; ${places.join(' ')} ${sample} }`,
    );
    const server: ChildProcess = spawn(program, ['-c', `${folder}/nginx.conf`, '-e', `${folder}/error.log`], { stdio: 'inherit' });
    const url = `http://127.0.0.1:${port}/games/sahkku/`;
    await expect.poll(() => fetch(url).then((answer) => answer.status, () => 0), { timeout: 120_000 }).toBe(200);
    await use(url);
    server.kill();
    await new Promise((resolve) => server.once('exit', resolve));
  },
  baseURL: async ({ nginx }, use) => use(nginx),
});

test('a real web server with the sample configuration: nothing is refused, all is compressed, and kept as advised', async ({
  page,
  open,
  nginx,
}) => {
  await page.addInitScript(() => {
    const violations: string[] = [];
    Object.assign(window, { violations });
    document.addEventListener('securitypolicyviolation', (event) => {
      violations.push(`${event.violatedDirective}: ${event.blockedURI}`);
    });
  });
  const answers = new Map<string, Record<string, string>>();
  page.on('response', async (response) => {
    answers.set(response.url().replace(nginx, '').replace(/\?.*/, ''), await response.allHeaders());
  });
  await open({ seed: 5, speed: 'instant', rules: 'lagesvuotna', computer: 'women:beginner' });
  await playOn(page, mouse, (now) => now.entries > 30);

  expect(await page.evaluate(() => (window as unknown as { violations: string[] }).violations)).toEqual([]);
  expect(answers.size).toBeGreaterThan(6);
  for (const [name, headers] of answers) {
    expect(headers['x-content-type-options'], name).toBe('nosniff');
    expect(headers['referrer-policy'], name).toBe('no-referrer');
    expect(headers['permissions-policy'], name).toContain('camera=()');
    expect(headers['content-security-policy'], name).toContain("default-src 'none'");
    expect(headers['cache-control'], name).toBe(
      /[-_][0-9a-f]{12,}/.test(name) ? 'public, max-age=31536000, immutable' : 'no-cache',
    );
    const compressed = existsSync(`${DIST}${name || 'index.html'}.br`);
    expect(headers['content-encoding'], name).toBe(compressed ? 'br' : undefined);
  }
  const wasm = [...answers].find(([name]) => name.startsWith('sahkku-web') && name.endsWith('.wasm'));
  expect(wasm?.[1]['content-type']).toBe('application/wasm');
  expect(wasm?.[1]['content-encoding']).toBe('br');

  const shown = await fetch(nginx.slice(0, -1), { redirect: 'manual' });
  expect([shown.status, new URL(shown.headers.get('location') ?? '', nginx).pathname]).toEqual([301, '/games/sahkku/']);
  const zipped = await fetch(nginx, { headers: { 'accept-encoding': 'gzip' } });
  expect(zipped.headers.get('content-encoding')).toBe('gzip');
});
