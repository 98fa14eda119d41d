import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The server through which two browsers find each other: `cargo xtask test` installs it. */
const MATCHBOX_SERVER = process.env.SAHKKU_MATCHBOX_SERVER ?? fileURLToPath(new URL('../../.tools/bin/matchbox_server', import.meta.url));

/** The relay for browsers that reach each other no other way. */
const TURNSERVER = process.env.SAHKKU_TURNSERVER ?? '/usr/bin/turnserver';

/** Why no test can relay here, or an empty text. */
export const noRelay = existsSync(TURNSERVER) ? '' : `coturn is not installed: there is no ${TURNSERVER}`;

/** A program that serves on a port of this machine alone, and can be killed and started again. */
abstract class Service {
  #running: ChildProcess | undefined;

  protected constructor(readonly port: number) {}

  protected abstract command(): [program: string, ...options: string[]];

  /** Starts it; it serves once this is done. */
  async on(): Promise<void> {
    if (this.#running) return;
    const [program, ...options] = this.command();
    const running = spawn(program, options, { stdio: 'ignore' });
    this.#running = running;
    const failed = new Promise<never>((_, reject) => {
      running.once('error', reject);
      running.once('exit', (code) => reject(new Error(`${program} ended with ${code}`)));
    });
    // Once it serves, its end is no failure: somebody killed it.
    failed.catch(() => {});
    await Promise.race([failed, answers(this.port)]);
  }

  /** Kills it as a crash would. */
  async off(): Promise<void> {
    const running = this.#running;
    this.#running = undefined;
    if (!running || running.exitCode !== null || running.signalCode !== null) return;
    const gone = new Promise((resolve) => running.once('exit', resolve));
    running.kill('SIGKILL');
    await gone;
  }
}

/** A `matchbox_server`. */
export class Signalling extends Service {
  readonly url = `ws://127.0.0.1:${this.port}`;

  static async start(): Promise<Signalling> {
    const server = new Signalling(await freePort());
    await server.on();
    return server;
  }

  protected command(): [string, ...string[]] {
    return [MATCHBOX_SERVER, `127.0.0.1:${this.port}`];
  }
}

/** coturn as a host would run it, but that it relays within this machine. */
export class Relay extends Service {
  /** What it writes of itself. */
  readonly #folder = mkdtempSync(join(tmpdir(), 'relay-'));

  /** As in `signalling.json`, and for `RTCPeerConnection`. */
  readonly ice = {
    urls: `turn:127.0.0.1:${this.port}?transport=udp`,
    username: 'guest',
    credential: 'public',
  };

  static async start(): Promise<Relay> {
    const relay = new Relay(await freePort());
    await relay.on();
    return relay;
  }

  /** Kills it and removes what it wrote. */
  async end(): Promise<void> {
    await this.off();
    rmSync(this.#folder, { recursive: true });
  }

  protected command(): [string, ...string[]] {
    return [
      TURNSERVER,
      // No file of the machine's own has a say.
      ...['-c', '/dev/null', '--no-cli', '--no-tls', '--no-dtls', '--log-file', 'stdout', '--simple-log'],
      ...['--pidfile', join(this.#folder, 'pid'), '--userdb', join(this.#folder, 'db')],
      ...['--listening-ip', '127.0.0.1', '--relay-ip', '127.0.0.1', '--listening-port', `${this.port}`],
      ...['--lt-cred-mech', '--realm', 'test', '--user', `${this.ice.username}:${this.ice.credential}`],
      '--allow-loopback-peers',
    ];
  }
}

/** A port that nobody uses now. */
async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => probe.once('listening', resolve));
  const { port } = probe.address() as AddressInfo;
  await new Promise((resolve) => probe.close(resolve));
  return port;
}

/** Waits until somebody listens on the port. */
async function answers(port: number): Promise<void> {
  for (;;) {
    const taken = await new Promise<boolean>((resolve) => {
      const socket = connect(port, '127.0.0.1');
      socket.once('connect', () => resolve(true));
      socket.once('error', () => resolve(false));
      socket.once('close', () => socket.destroy());
      socket.once('connect', () => socket.end());
    });
    if (taken) return;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}
