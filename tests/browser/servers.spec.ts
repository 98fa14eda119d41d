import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, type Page, test as base } from '@playwright/test';
import { PAGES } from '../support/games.ts';
import { noRelay, Relay, Signalling } from '../support/servers.ts';

// The servers that play at a distance can use, as they are installed here: what crates/distance/signalling takes for granted of them.

const DIST = fileURLToPath(new URL('../../dist/', import.meta.url));
const NAME_SERVER = fileURLToPath(new URL('../../docs/hosting/name-server.sh', import.meta.url));

const test = base.extend<{ signalling: Signalling; relay: Relay }>({
  signalling: async ({}, use) => {
    const signalling = await Signalling.start();
    await use(signalling);
    await signalling.off();
  },
  relay: async ({}, use) => {
    const relay = await Relay.start();
    await use(relay);
    await relay.end();
  },
});

/** Somebody in a room of the server, in an empty page that no policy binds. */
class Peer {
  readonly #inbox: string[] = [];
  #arrived: () => void = () => {};

  private constructor(readonly page: Page) {}

  static async enter(page: Page, address: string): Promise<Peer> {
    const peer = new Peer(page);
    await page.exposeFunction('arrived', (text: string) => {
      peer.#inbox.push(text);
      peer.#arrived();
    });
    await peer.connect(address);
    return peer;
  }

  connect(address: string): Promise<void> {
    return this.page.evaluate((address) => {
      const socket = new WebSocket(address);
      Object.assign(window, { socket });
      const { arrived } = window as unknown as { arrived: (text: string) => void };
      socket.onmessage = (event) => arrived(event.data);
      socket.onclose = () => arrived('closed');
      return new Promise<void>((resolve, reject) => {
        socket.onopen = () => resolve();
        socket.onerror = () => reject(new Error('no socket'));
      });
    }, address);
  }

  say(text: string): Promise<void> {
    return this.page.evaluate((text) => (window as unknown as { socket: WebSocket }).socket.send(text), text);
  }

  leave(): Promise<void> {
    return this.page.evaluate(() => (window as unknown as { socket: WebSocket }).socket.close());
  }

  /** The next text of the server. */
  async hears(): Promise<string> {
    while (this.#inbox.length === 0) await new Promise<void>((resolve) => (this.#arrived = resolve));
    return this.#inbox.shift() ?? '';
  }

  async enters(): Promise<string> {
    const text = await this.hears();
    const id = /^\{"IdAssigned":"([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})"\}$/.exec(text);
    if (!id?.[1]) throw new Error(text);
    return id[1];
  }
}

test('two meet in a room of matchbox_server, which can die and come back', async ({ signalling, context }) => {
  const room = `${signalling.url}/AAECAwQFBgcICQoLDA0ODw`;
  const first = await Peer.enter(await context.newPage(), room);
  const firstId = await first.enters();
  const other = await Peer.enter(await context.newPage(), `${signalling.url}/another-room`);
  const otherId = await other.enters();
  const second = await Peer.enter(await context.newPage(), room);
  const secondId = await second.enters();
  expect(await first.hears()).toBe(`{"NewPeer":"${secondId}"}`);

  await first.say('"KeepAlive"');
  await first.say(`{"Signal":{"receiver":"${otherId}","data":"AQ"}}`);
  await first.say(`{"Signal":{"receiver":"${secondId}","data":"AQID_-"}}`);
  expect(await second.hears()).toBe(`{"Signal":{"sender":"${firstId}","data":"AQID_-"}}`);
  const long = 'A'.repeat(128 * 1024);
  await second.say(`{"Signal":{"receiver":"${firstId}","data":"${long}"}}`);
  expect(await first.hears()).toBe(`{"Signal":{"sender":"${secondId}","data":"${long}"}}`);

  await second.leave();
  expect(await second.hears()).toBe('closed');
  expect(await first.hears()).toBe(`{"PeerLeft":"${secondId}"}`);

  await signalling.off();
  expect(await first.hears()).toBe('closed');
  await signalling.on();
  await first.connect(room);
  const again = await first.enters();
  await second.connect(room);
  expect(await first.hears()).toBe(`{"NewPeer":"${await second.enters()}"}`);
  expect(again).not.toBe(firstId);
});

test.describe('relay', () => {
  test.skip(noRelay !== '', noRelay);

  test('two browsers that reach each other no other way are relayed by coturn', async ({ page, relay }) => {
    const said = await page.evaluate(async (ice) => {
      const make = () => new RTCPeerConnection({ iceServers: [ice], iceTransportPolicy: 'relay' });
      const [one, two] = [make(), make()];
      const complete = (peer: RTCPeerConnection) =>
        new Promise<RTCSessionDescription>((resolve) => {
          peer.onicegatheringstatechange = () => {
            if (peer.iceGatheringState === 'complete' && peer.localDescription) resolve(peer.localDescription);
          };
        });
      const [from, to] = [one, two].map((peer) => peer.createDataChannel('game', { negotiated: true, id: 0 }));
      const heard = new Promise<string>((resolve) => to?.addEventListener('message', (event) => resolve(event.data)));
      from?.addEventListener('open', () => from.send('bures'));
      const offered = complete(one);
      await one.setLocalDescription();
      const offer = await offered;
      await two.setRemoteDescription(offer);
      const answered = complete(two);
      await two.setLocalDescription();
      const answer = await answered;
      await one.setRemoteDescription(answer);
      const candidates = [offer, answer].flatMap((side) => side.sdp.match(/ typ \w+/g) ?? []);
      return [await heard, ...new Set(candidates)];
    }, relay.ice);
    expect(said).toEqual(['bures', ' typ relay']);
  });
});

test('a finished bundle is told of a server', async ({}, info) => {
  const folder = info.outputPath('dist');
  cpSync(DIST, folder, { recursive: true });
  const read = (name: string) => readFileSync(`${folder}/${name}`);
  const version = () => /version: "([^"]+)"/.exec(read('service-worker.js').toString())?.[1];
  const before = version();
  execFileSync('sh', [NAME_SERVER, folder, 'wss://meet.example.org:3536/room']);
  const worker = read('service-worker.js').toString();
  for (const page of Object.values(PAGES)) {
    expect(read(page).toString()).toContain("connect-src 'self' wss://meet.example.org:3536; font-src 'self'");
    const hash = createHash('sha256').update(read(page)).digest('base64');
    expect(worker).toContain(`"${page}": "sha256-${hash}"`);
    expect(existsSync(`${folder}/${page}.br`)).toBe(false);
  }
  expect(read('_headers').toString()).toContain("connect-src 'self' wss://meet.example.org:3536; font-src 'self'");
  expect(version()).not.toBe(before);
  expect(() => execFileSync('sh', [NAME_SERVER, folder, "wss://a; script-src *"], { stdio: 'pipe' })).toThrow();
});
