// Engines of all games, for Node and for pages: the protocol of docs/engine.md without a process.

import init, { LineEngine } from './engine-wasm.mjs';

/** So many milliseconds are thought before others have their turn. */
const SLICE = 12;

let started;

/** Loads the program, once. */
function start() {
  started ??= (async () => {
    const program = new URL('engine-wasm_bg.wasm', import.meta.url);
    if (program.protocol !== 'file:') return init({ module_or_path: program });
    const { readFile } = await import('node:fs/promises');
    return init({ module_or_path: await readFile(program) });
  })();
  return started;
}

const pause = () => new Promise((goOn) => setTimeout(goOn));

export class Engine {
  #engine;
  #last = Promise.resolve();
  #sent = 0;
  /** Whatever was sent up to here is to be answered at once. */
  #stopped = 0;
  /** What was thought about in advance up to here has come about. */
  #hit = 0;
  /** Ends waiting for the driver. */
  #wake = () => {};

  /** An engine of the game with this name. */
  static async load(game = 'sahkku') {
    await start();
    return new Engine(new LineEngine(game));
  }

  /** Use `Engine.load`. */
  constructor(engine) {
    this.#engine = engine;
  }

  /**
   * Sends a line and resolves to the lines of its answer. Lines are obeyed in their order; only `stop` and `hit` work at once.
   * `told` is called with each line that comes before an answer, where `set info on` asked for that.
   */
  send(line, told = () => {}) {
    const word = line.trim();
    if (word === 'stop' || word === 'hit') {
      if (word === 'stop') this.#stopped = this.#sent;
      else this.#hit = this.#sent;
      this.#wake();
      return Promise.resolve([]);
    }
    const number = (this.#sent += 1);
    this.#last = this.#last.then(() => this.#obey(line, number, told));
    return this.#last;
  }

  async #obey(line, number, told) {
    const answer = this.#engine.obey(line);
    if (answer) return answer;
    const start = performance.now();
    for (let slice = start; ; ) {
      const now = performance.now();
      const lines = this.#engine.think(now - start);
      if (lines) return lines;
      this.#engine.news().forEach((line) => told(line));
      const exhausted = this.#engine.isExhausted();
      if (!exhausted && now - slice < SLICE) continue;
      if (exhausted && number > this.#stopped && number > this.#hit) await new Promise((wake) => (this.#wake = wake));
      else await pause();
      if (number <= this.#stopped) return this.#engine.stop();
      if (number <= this.#hit) this.#engine.obey('hit');
      slice = performance.now();
    }
  }
}

/**
 * Lets an engine play a side of a board, an element `<sahkku-board>` or `<board-game>` with `computer="none"`. It throws for that
 * side, and for who begins. Where a way round the board is chosen, that is left to people. Returns a function that ends this.
 */
export function seat(board, side, engine) {
  let asked;
  const act = async () => {
    const { turn, rules, position, legal, winner, reason } = board.state ?? {};
    if (!position || winner || reason || (turn && turn !== side)) return;
    if (legal.length === 0) {
      // Refused where somebody else has thrown, or a way is to be chosen.
      await board.throwDice().catch(() => undefined);
      return;
    }
    if (board.state === asked) return;
    asked = board.state;
    await engine.send(`rules ${rules}`);
    const [wrong] = await engine.send(`position ${position}`);
    const answer = await engine.send('go');
    const best = answer.find((line) => line.startsWith('best '));
    if (!best) throw new Error(wrong ?? answer.join('\n'));
    // Somebody may have taken something back in between.
    if (board.state === asked) await board.play(best.slice('best '.length).split('; ')[0]);
  };
  const tell = ({ message }) => board.dispatchEvent(new CustomEvent('error', { detail: { ...board.state, message } }));
  const told = () => act().catch(tell);
  const events = ['ready', 'move', 'takeback'];
  for (const event of events) board.addEventListener(event, told);
  told();
  return () => events.forEach((event) => board.removeEventListener(event, told));
}
