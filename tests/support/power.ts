import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { chromium, type Browser, type Page } from '@playwright/test';
import { drawNothing } from './painter.ts';

/** Matches the address for driving a browser in its start message. */
const LISTENS = /^DevTools listening on (ws:.*)$/;

/** A machine with its own browser, whose profile is on the disk and outlives power failures. */
export class Machine {
  readonly #profile = mkdtempSync(join(tmpdir(), 'sahkku-power-'));
  #process: ChildProcess | undefined;
  #browser: Browser | undefined;

  /** Starts the browser, and returns its page. */
  async start(): Promise<Page> {
    const program = process.env.SAHKKU_CHROMIUM ?? chromium.executablePath();
    const sandbox = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
    const quiet = ['--disable-gpu', '--disable-background-networking', '--disable-component-update', '--disable-sync', '--no-first-run'];
    const flags = ['--headless', ...sandbox, ...quiet, '--hide-scrollbars', '--remote-debugging-port=0', `--user-data-dir=${this.#profile}`];
    // A process group contains all processes of the browser.
    this.#process = spawn(program, [...flags, 'about:blank'], { detached: true, stdio: ['ignore', 'ignore', 'pipe'] });
    let address: string | undefined;
    for await (const line of createInterface({ input: this.#process.stderr! })) {
      address = LISTENS.exec(line)?.[1];
      if (address) break;
    }
    if (!address) throw new Error(`${program} does not start`);
    this.#browser = await chromium.connectOverCDP(address);
    const context = this.#browser.contexts()[0];
    await context.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'serviceWorker'));
    await drawNothing(context);
    return context.newPage();
  }

  /** Simulates a power failure: every process of the browser ends at once, whatever it is doing. */
  async fail(): Promise<void> {
    const dying = this.#process!;
    const gone = once(dying, 'exit');
    process.kill(-dying.pid!, 'SIGKILL');
    await gone;
    this.#process = undefined;
    await this.#browser?.close().catch(() => {});
    this.#browser = undefined;
  }

  /** Deletes the machine. */
  async scrap(): Promise<void> {
    if (this.#process) await this.fail();
    rmSync(this.#profile, { recursive: true, force: true, maxRetries: 10 });
  }
}
