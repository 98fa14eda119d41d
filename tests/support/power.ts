import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { chromium, type Browser, type Page } from '@playwright/test';
import { drawNothing } from './painter.ts';

/** Finds the address at which a browser can be driven in what it says when it starts. */
const LISTENS = /^DevTools listening on (ws:.*)$/;

/** A machine with a browser of its own, whose profile is on the disk and outlives power failures. */
export class Machine {
  readonly #profile = mkdtempSync(join(tmpdir(), 'sahkku-power-'));
  #process: ChildProcess | undefined;
  #browser: Browser | undefined;

  /** Starts the browser, and gives its page. */
  async start(): Promise<Page> {
    const program = process.env.SAHKKU_CHROMIUM ?? chromium.executablePath();
    const sandbox = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
    const quiet = ['--disable-gpu', '--disable-background-networking', '--disable-component-update', '--disable-sync', '--no-first-run'];
    const flags = ['--headless', ...sandbox, ...quiet, '--hide-scrollbars', '--remote-debugging-port=0', `--user-data-dir=${this.#profile}`];
    // A group of its own has all processes of the browser.
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

  /** The power fails: every process of the browser ends at once, wherever it is. */
  async fail(): Promise<void> {
    const dying = this.#process!;
    const gone = once(dying, 'exit');
    process.kill(-dying.pid!, 'SIGKILL');
    await gone;
    this.#process = undefined;
    await this.#browser?.close().catch(() => {});
    this.#browser = undefined;
  }

  /** Throws the machine away. */
  async scrap(): Promise<void> {
    if (this.#process) await this.fail();
    rmSync(this.#profile, { recursive: true, force: true, maxRetries: 10 });
  }
}
