// The types of sahkku-embed.js: <sahkku-board> and <sahkku-diagram>.

export type Side = 'men' | 'women';
export type RuleSet = 'lagesvuotna' | 'vuonnamarkan' | 'raisa' | 'maze' | 'vuovdaguoika' | 'gavkevuotna' | 'unjarga' | 'globe-joueur';
export type Computer = Side | 'both' | 'none';
export type Level = 'beginner' | 'easy' | 'steady' | 'strong' | 'master';
export type Language = 'se' | 'nb' | 'sv' | 'fi' | 'en' | 'fr';
export type Material = 'auto' | 'birch' | 'dark-wood' | 'hide' | 'plain' | 'night' | 'high-contrast';
export type Ornament = 'sun' | 'x' | 'diamond' | 'star';
export type Lines = 'short' | 'joined';
export type Speed = 'slow' | 'normal' | 'fast' | 'instant';
export type Switch = 'yes' | 'no';
export type Coordinates = 'auto' | Switch;
export type Speech = 'full' | 'brief';
export type Volume = '10' | '20' | '30' | '40' | '50' | '60' | '70' | '80' | '90' | '100';

/** What a board says of its game. Rules, positions and entries are in the notation of records. */
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
  /** Which sides the computer plays; how strong may follow a colon: `women:master`. */
  computer?: Computer | `${Computer}:${Level}`;
}

export interface SahkkuBoardEvents {
  /** The game can be played; fired again after every `newGame` and `load`. */
  ready: CustomEvent<SahkkuDetail>;
  /** Something was put on record: a throw, or a decision. */
  move: CustomEvent<SahkkuDetail>;
  /** The last use of a die was taken back. */
  takeback: CustomEvent<SahkkuDetail>;
  /** The game is over. */
  gameover: CustomEvent<SahkkuDetail>;
  /** An attribute or a call is not understood; `detail.message` says which. */
  error: CustomEvent<SahkkuDetail>;
}

/** The attributes of a board, which are its properties too; `null` is an attribute that is not there. */
export interface SahkkuBoardAttributes {
  /** The rule set to begin with. Another one begins a new game. */
  rules: RuleSet | null;
  /** The sides that the computer plays. Others begin a new game. */
  computer: Computer | `${Computer}:${Level}` | null;
  /** The computer's level in games that begin from now on. */
  opponent: Level | null;
  language: Language | null;
  material: Material | null;
  ornament: Ornament | null;
  /** Whether rows and columns are named at the edge of the board; `auto`: from when words speak of a space. */
  coordinates: Coordinates | null;
  lines: Lines | null;
  /** The side from which the board is seen. */
  below: 'auto' | Side | null;
  speed: Speed | null;
  /** Whether the board turns after each turn. */
  turning: Switch | null;
  /** Whether two players sit across a flat screen. */
  table: Switch | null;
  /** Whether possible moves are highlighted. */
  hints: Switch | null;
  /** Whether the list of moves is shown. */
  moves: Switch | null;
  /** Whether the list of moves has notation in place of sentences. */
  notation: Switch | null;
  /** How much a screen reader says of what happens. */
  speech: Speech | null;
  /** Whether there is sound; without it a board is silent. */
  sound: Switch | null;
  volume: Volume | null;
  /** A whole number; the same seed gives the same throws. */
  seed: string | null;
  /** A game or position to begin with, as it stands after the `#` of a link. */
  link: string | null;
  /** If present, even empty: the game loads when the board comes into view, without a press. */
  autostart: string | null;
  /** The name under which the game is saved; `no` saves nothing. */
  keep: string | null;
  /** The name of the board. */
  label: string | null;
}

/** `<sahkku-board>`. A rejected promise has an error whose message says what was wrong. */
export interface SahkkuBoardElement extends HTMLElement, SahkkuBoardAttributes {
  /** Loads the game, as a reader does who presses the poster. */
  start(): Promise<void>;
  newGame(options?: NewGame): Promise<null>;
  /** Continues from a record. */
  load(record: string): Promise<null>;
  /** Plays an action such as `X:a15-b15`, if a person has to decide and it is legal. */
  play(action: string): Promise<null>;
  /** Throws the dice, if a person has to. */
  throwDice(): Promise<null>;
  readonly record: Promise<string | null>;
  readonly position: Promise<string | null>;
  /** What the board told last; null before it has started. */
  readonly state: SahkkuDetail | null;

  addEventListener<K extends keyof SahkkuBoardEvents>(
    type: K,
    listener: (this: SahkkuBoardElement, event: SahkkuBoardEvents[K]) => unknown,
    options?: boolean | AddEventListenerOptions,
  ): void;
  addEventListener<K extends Exclude<keyof HTMLElementEventMap, keyof SahkkuBoardEvents>>(
    type: K,
    listener: (this: SahkkuBoardElement, event: HTMLElementEventMap[K]) => unknown,
    options?: boolean | AddEventListenerOptions,
  ): void;
  removeEventListener<K extends keyof SahkkuBoardEvents>(
    type: K,
    listener: (this: SahkkuBoardElement, event: SahkkuBoardEvents[K]) => unknown,
    options?: boolean | EventListenerOptions,
  ): void;
  removeEventListener<K extends Exclude<keyof HTMLElementEventMap, keyof SahkkuBoardEvents>>(
    type: K,
    listener: (this: SahkkuBoardElement, event: HTMLElementEventMap[K]) => unknown,
    options?: boolean | EventListenerOptions,
  ): void;
}

/** `<sahkku-diagram>`: a still picture of a board. */
export interface SahkkuDiagramElement extends HTMLElement {
  rules: RuleSet | null;
  /** A position in the notation of records; the start, if there is none. */
  position: string | null;
  material: Material | null;
  ornament: Ornament | null;
  /** Whether rows and columns are named at the edge of the board; `auto`: from when words speak of a space. */
  coordinates: Coordinates | null;
  lines: Lines | null;
  /** A text alternative for the picture. */
  label: string | null;
}

declare global {
  interface HTMLElementTagNameMap {
    'sahkku-board': SahkkuBoardElement;
    'sahkku-diagram': SahkkuDiagramElement;
  }
}
