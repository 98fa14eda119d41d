// The types of engine.mjs: engines of all games.

import type { Game } from './sahkku-embed.js';

/** An engine, which answers lines with lines. The protocol is in docs/engine.md. */
export class Engine {
  private constructor();
  /** An engine of a game; without a name, of sáhkku. */
  static load(game?: Game): Promise<Engine>;
  /**
   * Sends a line and resolves to the lines of its answer. Lines are obeyed in their order; only `stop` and `hit` work at once.
   * `told` is called with each line that comes before an answer, where `set info on` asked for that.
   */
  send(line: string, told?: (line: string) => void): Promise<string[]>;
}

/**
 * Lets an engine play a side of a board, an element `<sahkku-board>` or `<board-game>` with `computer="none"`. It throws for that
 * side, and for who begins. Where a way round the board is chosen, that is left to people. Returns a function that ends this.
 */
export function seat(board: HTMLElement, side: string, engine: Engine): () => void;
