import { execFileSync, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { accept, arrive, expectAccessible, move, open, until } from '../support/distance.ts';
import { expect, ready } from '../support/game.ts';
import { PAGES } from '../support/games.ts';
import { DIST } from '../support/host.ts';
import { beginLive, byTurn, connection, inviteToRoom, meet, met, nameServer, playLive, test, two } from '../support/live.ts';
import { entries, record, state } from '../support/play.ts';

// Two people play live in a room of a server. crates/online/src/room/tests.rs tests lost, repeated and forged messages,
// back-off, floods and second windows without a browser.

const HOSTING = fileURLToPath(new URL('../../docs/hosting/', import.meta.url));
const NCHAN = '/usr/lib/nginx/modules/ngx_nchan_module.so';

test('two play live by one link, through a lost server, a reload, a draw and a rematch', async ({ page, other, somebody, host, rooms }) => {
  nameServer(host, rooms.url);
  const third = await somebody();
  // A server that cannot be reached is named, and tried again.
  await rooms.off();
  await arrive(page, { speed: 'instant' }, 'hnefatafl');
  const invitation = await inviteToRoom(page);
  await meet(page);
  await expect(connection(page)).toContainText('can’t be reached. The game goes on by link.');
  await rooms.on();
  await open(other, invitation);
  await accept(other, 'Biret');
  // The question names the server and says what it can see.
  await expect(other.locator('#choice')).toContainText(new URL(rooms.url).host);
  await expectAccessible(other, 'the question whether to play live');
  await other.locator('#choice').getByRole('button', { name: 'Connect now', exact: true }).click();
  await met([{ page }, { page: other }]);
  const people: [{ page: typeof page }, { page: typeof page }] = [{ page }, { page: other }];
  await expectAccessible(page, 'connected');
  await playLive(people, 0);
  await playLive(people, 1);
  await other.locator('#distance-wave').click();
  await expect(page.locator('#news')).toHaveText('Biret waved');
  await expect(connection(page)).toContainText('Biret is here');

  // Biret is notified of a turn while the page is hidden.
  await other.evaluate(() => {
    const shown: string[] = [];
    const Stub = class { static permission = 'granted'; constructor(title: string) { shown.push(title); } };
    Object.assign(window, { Notification: Stub, shown });
    Object.defineProperty(document, 'hidden', { configurable: true, value: true });
    document.dispatchEvent(new Event('visibilitychange'));
  });
  await expect(connection(page)).toContainText('Biret isn’t here');
  await playLive(people, 2);
  await expect.poll(() => other.evaluate(() => (window as unknown as { shown: string[] }).shown)).toEqual(['Your turn']);

  // A spectator has no way to connect.
  await page.locator('#distance-list').click();
  await page.locator('[data-distance-watch]').click();
  await open(third, await page.locator('#distance-link').inputValue());
  await expect(third.locator('#distance-status')).toContainText('You are watching');
  await expect(third.locator('#distance-connect')).toBeHidden();
  await page.evaluate(() => document.querySelectorAll<HTMLDialogElement>('dialog[open]').forEach((dialog) => dialog.close()));

  // A reloaded page says goodbye, and returns.
  await other.reload();
  await ready(other);
  await expect(connection(page)).toContainText('Waiting for Biret');
  await meet(other);
  await met(people);

  // A turn decided while the server is away is sent on request.
  await rooms.off();
  for (const each of [page, other]) await expect(connection(each)).toContainText('The connection to the server is lost');
  const [mover, waiter] = await byTurn(people);
  await move(mover.page, 0);
  await expect(mover.page.locator('#distance-go')).toBeVisible();
  await rooms.on();
  await expect(mover.page.locator('#choice-title')).toContainText('the turn you have begun', { timeout: 40_000 });
  await met(people);
  await until(waiter.page, 4);

  const [offers] = await byTurn(people);
  await offers.page.locator('#menu').click();
  await offers.page.locator('#offer-draw').click();
  const answers = offers.page === page ? other : page;
  await answers.locator('#choice-list button').first().click();
  for (const each of [page, other]) await expect.poll(async () => (await state(each))?.phase).toBe('over');
  expect(await record(other)).toBe(await record(page));
  await page.locator('#ending #rematch').click();
  await accept(other, 'Biret');
  await playLive(people, 0);
  await page.locator('#distance-stop').click();
  await expect(connection(other)).toContainText('Anna has left');
});

// Deaths of pages by letters, and lost messages: distance-kills.spec.ts, crates/online/src/room/tests.rs.
test('live play survives deaths of its pages', { tag: '@all' }, async ({ browser, host, rooms }) => {
  nameServer(host, rooms.url);
  const people = await two(browser, host.url, 'hnefatafl.html?speed=instant', 1);
  for (const { page } of people) await meet(page);
  for (let way = 0; way < 2; way += 1) {
    await met(people);
    await playLive(people, way);
    const [mover] = await byTurn(people);
    const dying = people[way];
    const before = await entries(mover.page);
    await move(mover.page, way);
    await dying.die();
    await meet(dying.page);
    await met(people);
    await byTurn(people);
    expect(await entries(dying.page)).toBeGreaterThanOrEqual(before);
  }
  for (const person of people) await person.context.close();
});

test('rooms of nginx with nchan, as in the sample configuration', { tag: '@all' }, async ({ page, other, host }, info) => {
  test.skip(!existsSync(NCHAN), `${NCHAN} is missing: install libnginx-mod-nchan`);
  const folder = info.outputPath('nginx');
  mkdirSync(folder, { recursive: true });
  const port = 18_000 + info.workerIndex;
  const sample = readFileSync(`${HOSTING}rooms-nginx.conf`, 'utf8')
    .replace('listen 80;', `listen 127.0.0.1:${port};`)
    .replaceAll('https://games.example.org', new URL(host.url).origin);
  const places = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((kind) => `${kind}_temp_path ${folder}/${kind};`);
  writeFileSync(
    `${folder}/nginx.conf`,
    `load_module ${NCHAN}; daemon off; pid ${folder}/pid; error_log ${folder}/error.log;
${process.getuid?.() === 0 ? 'user root;' : ''} events {} http { access_log off; ${places.join(' ')} ${sample} }`,
  );
  const nginx = spawn(process.env.SAHKKU_ROOMS ?? '/usr/sbin/nginx', ['-c', `${folder}/nginx.conf`, '-e', `${folder}/error.log`]);
  try {
    await expect.poll(() => fetch(`http://127.0.0.1:${port}/`).then((answer) => answer.status, () => 0)).toBe(404);
    nameServer(host, `ws://127.0.0.1:${port}/room/{room}`);
    await beginLive(page, other);
    await playLive([{ page }, { page: other }], 0);
    await playLive([{ page }, { page: other }], 1);
    expect(await record(other)).toBe(await record(page));
  } finally {
    nginx.kill();
  }
});

test('a finished bundle is told of a server', async ({}, info) => {
  const folder = info.outputPath('dist');
  cpSync(DIST, folder, { recursive: true });
  const read = (name: string) => readFileSync(`${folder}/${name}`);
  const version = () => /version: "([^"]+)"/.exec(read('service-worker.js').toString())?.[1];
  const before = version();
  const script = `${HOSTING}name-server.sh`;
  execFileSync('sh', [script, folder, 'wss://meet.example.org:3536/room']);
  const worker = read('service-worker.js').toString();
  for (const page of Object.values(PAGES)) {
    expect(read(page).toString()).toContain("connect-src 'self' wss://meet.example.org:3536; font-src 'self'");
    const hash = createHash('sha256').update(read(page)).digest('base64');
    expect(worker).toContain(`"${page}": "sha256-${hash}"`);
    expect(existsSync(`${folder}/${page}.br`)).toBe(false);
  }
  expect(read('_headers').toString()).toContain("connect-src 'self' wss://meet.example.org:3536; font-src 'self'");
  expect(version()).not.toBe(before);
  expect(() => execFileSync('sh', [script, folder, 'wss://a; script-src *'], { stdio: 'pipe' })).toThrow();
});
