// The types of sahkku-embed.js: <sahkku-board> and <sahkku-diagram>.

export type Side = 'men' | 'women';

/** What a board tells of its game. Rules, positions and entries are in the notation of records. */
export interface SahkkuDetail {
  /** What was put on record last; empty where nothing was. */
  entry: string;
  /** Who acts next, where one of them does. */
  turn: Side | null;
  /** The rule set, and the options in which the game differs from it. */
  rules: string;
  /** The position; empty before a game has begun. */
  position: string;
  /** The legal actions, where somebody has to decide. */
  legal: string[];
  /** How many entries are on record. */
  entries: number;
  /** Who won, once somebody has. */
  winner: Side | null;
  /** Why the game is over, once it is. */
  reason: 'soldiers' | 'pieces' | 'queen' | 'blocked' | 'dead' | 'resigned' | 'agreed' | null;
  /** What went wrong; in `error` events only. */
  message: string | null;
}

export interface NewGame {
  /** A rule set such as `maze`, with options if wanted: `maze stacking=no`. */
  rules?: string;
  /** Which sides the computer plays. */
  computer?: Side | 'both' | 'none';
}

export interface SahkkuBoardEventMap extends HTMLElementEventMap {
  /** A game can be played; again after every `newGame` and `load`. */
  ready: CustomEvent<SahkkuDetail>;
  /** Something was put on record: a throw, or a decision. */
  move: CustomEvent<SahkkuDetail>;
  /** The last use of a die was taken back. */
  takeback: CustomEvent<SahkkuDetail>;
  /** The game is over. */
  gameover: CustomEvent<SahkkuDetail>;
}

/** `<sahkku-board>`. Promises are refused with an error whose message says what was wrong. */
export interface SahkkuBoardElement extends HTMLElement {
  /** Loads the game, as a reader does who presses the poster. */
  start(): Promise<void>;
  newGame(options?: NewGame): Promise<null>;
  /** Goes on from a record. */
  load(record: string): Promise<null>;
  /** Plays an action such as `X:a15-b15`, if a person has to decide and it is legal. */
  play(action: string): Promise<null>;
  /** Throws the dice, if a person has to. */
  throwDice(): Promise<null>;
  readonly record: Promise<string | null>;
  readonly position: Promise<string | null>;
  /** What the board told last; null before it has started. */
  readonly state: SahkkuDetail | null;

  addEventListener<K extends keyof SahkkuBoardEventMap>(
    type: K,
    listener: (this: SahkkuBoardElement, event: SahkkuBoardEventMap[K]) => unknown,
    options?: boolean | AddEventListenerOptions,
  ): void;
}

/** `<sahkku-diagram>`: a board that stands still. */
export type SahkkuDiagramElement = HTMLElement;

declare global {
  interface HTMLElementTagNameMap {
    'sahkku-board': SahkkuBoardElement;
    'sahkku-diagram': SahkkuDiagramElement;
  }
}
