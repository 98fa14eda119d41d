import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as after } from 'node:timers/promises';

// Browsers with engines other than Chromium's, through WebDriver: Firefox through Marionette, which it supports itself, and
// WebKitGTK through its driver.

/** A point of the page. */
interface Point {
  x: number;
  y: number;
}

/** The commands for a browser: the name in Marionette, and the address under a session of WebDriver. */
const COMMANDS = {
  open: ['WebDriver:Navigate', 'url'],
  reload: ['WebDriver:Refresh', 'refresh'],
  run: ['WebDriver:ExecuteAsyncScript', 'execute/async'],
  act: ['WebDriver:PerformActions', 'actions'],
  size: ['WebDriver:SetWindowRect', 'window/rect'],
} as const;

/** The page is inspected as soon as it exists, so that few of its complaints are missed. */
const SESSION = { pageLoadStrategy: 'none', timeouts: { script: 120_000 } };

/** The keys that are not letters. */
const KEYS: Record<string, string> = { Tab: '\uE004', Enter: '\uE007', ArrowLeft: '\uE012', ArrowUp: '\uE013', ArrowRight: '\uE014', ArrowDown: '\uE015' };

/** A browser with a single page. */
export abstract class Engine {
  readonly #processes: ChildProcess[] = [];
  readonly #folders: string[] = [];

  /** Sends a command, and returns the answer. */
  protected abstract ask(command: keyof typeof COMMANDS, words: object): Promise<unknown>;

  /**
   * Opens an address, or reloads the page, and waits until its program has started or has failed. Records everything that goes
   * wrong in it.
   */
  async open(address?: string): Promise<void> {
    await this.run(() => (window.left = true));
    await this.ask(address === undefined ? 'reload' : 'open', { url: address });
    await until(async () => {
      if (await this.run(listen)) throw new Error('the page does not start');
    });
  }

  /** Calls a function in the page, which can use nothing but its arguments. */
  async run<Given extends unknown[], T>(work: (...given: Given) => T | Promise<T>, ...given: Given): Promise<T> {
    const script = `const [done, ...given] = [...arguments].reverse();
      Promise.resolve(given.reverse()).then((given) => (${String(work)})(...given))
        .then((value) => done([value]), (error) => done(\`\${error}\`));`;
    const answer = (await this.ask('run', { script, args: given })) as [T] | string;
    if (typeof answer === 'string') throw new Error(answer);
    return answer[0];
  }

  /** Clicks points with the mouse, one after the other. */
  async click(...points: Point[]): Promise<void> {
    const actions = points.flatMap(({ x, y }) => [
      { type: 'pointerMove', duration: 0, x: Math.round(x), y: Math.round(y) },
      { type: 'pointerDown', button: 0 },
      { type: 'pointerUp', button: 0 },
    ]);
    await this.ask('act', { actions: [{ type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' }, actions }] });
  }

  /** Resizes the window. */
  async resize(width: number, height: number): Promise<void> {
    await this.ask('size', { width, height });
  }

  /** Presses keys of the keyboard. */
  async press(...keys: string[]): Promise<void> {
    const actions = keys.flatMap((key) => ['keyDown', 'keyUp'].map((type) => ({ type, value: KEYS[key] ?? key })));
    await this.ask('act', { actions: [{ type: 'key', id: 'keyboard', actions }] });
  }

  /** The trouble in the page since it was opened. */
  troubles(): Promise<string[]> {
    return this.run(() => window.troubles);
  }

  async close(): Promise<void> {
    for (const process of this.#processes.reverse()) {
      const ended = once(process, 'exit');
      if (process.exitCode === null && process.kill()) await ended;
    }
    for (const folder of this.#folders) await rm(folder, { recursive: true, force: true, maxRetries: 5 });
  }

  /** Starts a program that ends with this browser. */
  protected start(program: string, words: string[], environment: NodeJS.ProcessEnv = {}): ChildProcess {
    const started = spawn(program, words, { env: { ...process.env, ...environment }, stdio: ['ignore', 'ignore', 'ignore', 'pipe'] });
    this.#processes.push(started);
    return started;
  }

  /** Creates a folder that is deleted with this browser. */
  protected async folder(): Promise<string> {
    const folder = await mkdtemp(join(tmpdir(), 'sahkku-engine-'));
    this.#folders.push(folder);
    return folder;
  }
}

/**
 * Records what goes wrong in the page from now on. Returns whether its program is starting. It is sent to the page, and sent
 * again after a reload, which happens when JavaScriptCore fails (`web/boot.js`).
 */
function listen(): boolean {
  if (window.left || !location.host || !document.body) throw new Error('the page is not there yet');
  const starts = document.documentElement.dataset.boot === 'loading';
  if (window.troubles) return starts;
  const troubles: string[] = (window.troubles = []);
  for (const kind of ['error', 'warn'] as const) console[kind] = (...words: unknown[]) => void troubles.push(words.join(' '));
  addEventListener('error', (event) => troubles.push(`${event.message ?? (event.target as HTMLElement).outerHTML}`), true);
  addEventListener('unhandledrejection', (event) => troubles.push(`${event.reason}`));
  addEventListener('securitypolicyviolation', (event) => troubles.push(`${event.violatedDirective}: ${event.blockedURI}`));
  return starts;
}

/** Repeats until there is an answer, because programs take a while to start. */
async function until<T>(look: () => Promise<T>): Promise<T> {
  for (const end = Date.now() + 60_000; ; await after(50)) {
    try {
      return await look();
    } catch (error) {
      if (Date.now() > end) throw error;
    }
  }
}

/** Firefox: messages `length:[type, id, command, words]` over its own connection. */
export class Firefox extends Engine {
  #socket!: Socket;
  #sent = 0;
  readonly #waiting = new Map<number, { then: (value: unknown) => void; fail: (error: Error) => void }>();

  static async start(program: string): Promise<Firefox> {
    const engine = new Firefox();
    const profile = await engine.folder();
    const settings = {
      'marionette.port': 0,
      // Scroll bars take room, as on a desktop.
      'ui.useOverlayScrollbars': 0,
      // Firefox ignores clicks on a page that has just appeared.
      'dom.input_events.security.minNumTicks': 0,
      'dom.input_events.security.minTimeElapsedInMS': 0,
      'datareporting.policy.dataSubmissionEnabled': false,
    };
    const lines = Object.entries(settings).map(([name, value]) => `user_pref("${name}", ${JSON.stringify(value)});\n`);
    await writeFile(join(profile, 'user.js'), lines.join(''));
    engine.start(program, ['--headless', '--marionette', '--no-remote', '--profile', profile], { MOZ_HEADLESS_WIDTH: '1280', MOZ_HEADLESS_HEIGHT: '886' });
    const port = Number(await until(() => readFile(join(profile, 'MarionetteActivePort'), 'utf8')));
    await engine.#connect(port);
    await engine.#tell('WebDriver:NewSession', SESSION);
    return engine;
  }

  async #connect(port: number): Promise<void> {
    this.#socket = connect(port, '127.0.0.1');
    let rest = Buffer.alloc(0);
    this.#socket.on('data', (more) => {
      rest = Buffer.concat([rest, more]);
      for (let mark = rest.indexOf(':'); mark > 0; mark = rest.indexOf(':')) {
        const end = mark + 1 + Number(rest.subarray(0, mark));
        if (rest.length < end) return;
        const message = JSON.parse(rest.subarray(mark + 1, end).toString());
        rest = rest.subarray(end);
        // The first message is a greeting.
        if (!Array.isArray(message)) continue;
        const [, id, error, answer] = message;
        const waiting = this.#waiting.get(id);
        if (error) waiting?.fail(new Error(`${error.error}: ${error.message}`));
        else waiting?.then(answer?.value);
      }
    });
    await once(this.#socket, 'connect');
  }

  #tell(command: string, words: object): Promise<unknown> {
    const id = (this.#sent += 1);
    const message = JSON.stringify([0, id, command, words]);
    this.#socket.write(`${Buffer.byteLength(message)}:${message}`);
    return new Promise((then, fail) => this.#waiting.set(id, { then, fail })).finally(() => this.#waiting.delete(id));
  }

  protected ask(command: keyof typeof COMMANDS, words: object): Promise<unknown> {
    return this.#tell(COMMANDS[command][0], words);
  }

  override async close(): Promise<void> {
    this.#socket?.destroy();
    await super.close();
  }
}

/** WebKitGTK, on a virtual screen. */
export class WebKit extends Engine {
  #session = '';

  static async start(program: string): Promise<WebKit> {
    const engine = new WebKit();
    const screen = engine.start('Xvfb', ['-displayfd', '3', '-screen', '0', '1280x840x24', '-nolisten', 'tcp']);
    const [number] = await once(screen.stdio[3]!, 'data');
    const home = await engine.folder();
    const port = await freePort();
    const folders = { HOME: home, XDG_CACHE_HOME: home, XDG_DATA_HOME: home };
    // Without a graphics card its process crashes in some games, unless the processor draws.
    const drawing = { DISPLAY: `:${String(number).trim()}`, GDK_BACKEND: 'x11', NO_AT_BRIDGE: '1', WEBKIT_SKIA_ENABLE_CPU_RENDERING: '1' };
    engine.start(program, [`--port=${port}`], { ...folders, ...drawing });
    const address = `http://127.0.0.1:${port}/session`;
    const session = await until(() => post(address, { capabilities: { alwaysMatch: SESSION } }));
    engine.#session = `${address}/${(session as { sessionId: string }).sessionId}`;
    await engine.resize(1280, 840);
    return engine;
  }

  protected ask(command: keyof typeof COMMANDS, words: object): Promise<unknown> {
    return post(`${this.#session}/${COMMANDS[command][1]}`, words);
  }

  override async close(): Promise<void> {
    // The driver ends its browser with the session.
    if (this.#session) await fetch(this.#session, { method: 'DELETE' });
    await super.close();
  }
}

async function post(address: string, words: object, again = 5): Promise<unknown> {
  const answer = await fetch(address, { method: 'POST', body: JSON.stringify(words) });
  const { value } = (await answer.json()) as { value: any };
  // WebKitGTK's driver sometimes loses the result of a script. The scripts here only look and wait, so each can be repeated.
  if (value?.message === LOST && again > 0) return post(address, words, again - 1);
  if (value?.error) throw new Error(`${value.error}: ${value.message}`);
  return value;
}

const LOST = 'Could not parse script result';

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  return port;
}

declare global {
  interface Window {
    troubles: string[];
    /** Whether this page has been left for another. */
    left: boolean;
  }
}
