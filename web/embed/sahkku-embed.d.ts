// The types of sahkku-embed.js: <sahkku-board>, <board-game> and <sahkku-diagram>.

export type Game = 'sahkku' | 'hnefatafl' | 'kotra';
export type Side = 'men' | 'women';
export type RuleSet = 'lagesvuotna' | 'vuonnamarkan' | 'raisa' | 'maze' | 'vuovdaguoika' | 'gavkevuotna' | 'unjarga' | 'globe-joueur' | 'borvo';
export type Reason = 'soldiers' | 'pieces' | 'queen' | 'blocked' | 'dead' | 'resigned' | 'agreed';
export type HnefataflSide = 'swede' | 'muscovite';
export type HnefataflRuleSet = 'linne' | 'tablut' | 'brandubh' | 'copenhagen' | 'fetlar';
export type HnefataflReason = 'surrounded' | 'escaped' | 'blocked' | 'repetition' | 'resigned' | 'agreed' | 'fort' | 'enclosed';
export type KotraSide = 'white' | 'black';
export type KotraReason = 'off' | 'munk' | 'jan' | 'draw' | 'resigned' | 'agreed';
export type Computer<S extends string = Side> = S | 'both' | 'none';
export type Level = 'beginner' | 'easy' | 'steady' | 'strong' | 'master';
export type Language = 'se' | 'nb' | 'sv' | 'fi' | 'en' | 'fr';
export type Switch = 'yes' | 'no';
export type Taps = 'two' | 'one';
export type Material = 'auto' | 'birch' | 'dark-wood' | 'hide' | 'plain' | 'night' | 'high-contrast';
export type Lines = 'short' | 'joined';
export type Dark = 'attackers' | 'defenders';
export type Ornament = 'sun' | 'x' | 'diamond' | 'star';
export type Coordinates = 'auto' | 'yes' | 'no';
export type Speed = 'normal' | 'slow' | 'fast' | 'instant';
export type Warnings = 'auto' | 'yes' | 'no';
export type Speech = 'full' | 'brief';
export type Volume = '70' | '10' | '20' | '30' | '40' | '50' | '60' | '80' | '90' | '100';

/** What a board says of its game. Rules, positions and entries are in the notation of records. */
export interface BoardDetail<S extends string, Why extends string> {
  /** What was put on record last; empty where nothing was. */
  entry: string;
  /** Who acts next, where one of them does. */
  turn: S | null;
  /** The rule set, and the options in which the game differs from it. */
  rules: string;
  /** The position; empty before a game has begun. */
  position: string;
  /** The legal actions, where somebody has to decide. */
  legal: string[];
  /** How many entries are on record. */
  entries: number;
  /** Who won, once somebody has. */
  winner: S | null;
  /** Why the game is over, once it is. */
  reason: Why | null;
  /** What went wrong; in `error` events only. */
  message: string | null;
}

export type SahkkuDetail = BoardDetail<Side, Reason>;

export interface NewGame<S extends string = Side> {
  /** A rule set such as `maze`, with options if wanted: `maze stacking=no`. */
  rules?: string;
  /** Which sides the computer plays; how strong may follow a colon: `women:master`. */
  computer?: Computer<S> | `${Computer<S>}:${Level}`;
}

export interface BoardEvents<S extends string, Why extends string> {
  /** The game can be played; fired again after every `newGame` and `load`. */
  ready: CustomEvent<BoardDetail<S, Why>>;
  /** Something was put on record: a throw, or a decision. */
  move: CustomEvent<BoardDetail<S, Why>>;
  /** The last use of a die was taken back. */
  takeback: CustomEvent<BoardDetail<S, Why>>;
  /** The game is over. */
  gameover: CustomEvent<BoardDetail<S, Why>>;
  /** An attribute or a call is not understood; `detail.message` says which. */
  error: CustomEvent<BoardDetail<S, Why>>;
}

export interface SahkkuBoardEvents extends BoardEvents<Side, Reason> {}

/** The attributes of a board, which are its properties too; `null` is an attribute that is not there. */
export interface BoardAttributes<S extends string, R extends string> {
  /** The game; without it, sáhkku. */
  game: Game | null;
  /** The rule set to begin with. Another one begins a new game. */
  rules: R | null;
  /** The sides that the computer plays. Others begin a new game. */
  computer: Computer<S> | `${Computer<S>}:${Level}` | null;
  language: Language | null;
  /** The computer's level in games that begin from now on. */
  opponent: Level | null;
  /** How many taps on a piece use the first die. */
  taps: Taps | null;
  /** Whether a turn is confirmed before the computer goes on. */
  confirm: Switch | null;
  /** Whether what is met for the first time is explained. */
  coach: Switch | null;
  /** The material of the table. */
  material: Material | null;
  /** Lines of a board: short, or joined through the three rows. */
  lines: Lines | null;
  /** Whose pieces are dark. */
  dark: Dark | null;
  /** The ornament at the castle and the other decorated spaces. */
  ornament: Ornament | null;
  /** Whether rows and columns are named at the edge of the board. */
  coordinates: Coordinates | null;
  /** The side from which the board is seen: the person's, if it is `auto`. */
  below: 'auto' | S | null;
  /** The speed of the animation. */
  speed: Speed | null;
  /** Whether the board turns after each turn, between two people. */
  turning: Switch | null;
  /** Whether two players sit across a flat screen. */
  table: Switch | null;
  /** Whether possible moves are highlighted. */
  hints: Switch | null;
  /** Whether a word is said before a loss that a move can bring. */
  warnings: Warnings | null;
  /** Whether the list of moves is shown. */
  moves: Switch | null;
  /** Whether the list of moves has the notation of records in place of sentences. */
  notation: Switch | null;
  /** How much screen readers say of what happens. */
  speech: Speech | null;
  /** Whether there is sound. */
  sound: Switch | null;
  /** How loud the sound is. */
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

export interface SahkkuBoardAttributes extends BoardAttributes<Side, RuleSet> {}

/** A board. A rejected promise has an error whose message says what was wrong. */
export interface BoardElement<S extends string, R extends string, Why extends string> extends HTMLElement, BoardAttributes<S, R> {
  /** Loads the game, as a reader does who presses the poster. */
  start(): Promise<void>;
  newGame(options?: NewGame<S>): Promise<null>;
  /** Continues from a record. */
  load(record: string): Promise<null>;
  /** Plays an action such as `X:a15-b15`, of Hnefatafl `e3-h3`, of Kotra `1/7`, if a person has to decide and it is legal. */
  play(action: string): Promise<null>;
  /** Throws the dice, if the game has any and a person has to. */
  throwDice(): Promise<null>;
  readonly record: Promise<string | null>;
  readonly position: Promise<string | null>;
  /** What the board told last; null before it has started. */
  readonly state: BoardDetail<S, Why> | null;

  addEventListener<K extends keyof BoardEvents<S, Why>>(
    type: K,
    listener: (this: this, event: BoardEvents<S, Why>[K]) => unknown,
    options?: boolean | AddEventListenerOptions,
  ): void;
  addEventListener<K extends Exclude<keyof HTMLElementEventMap, keyof BoardEvents<S, Why>>>(
    type: K,
    listener: (this: this, event: HTMLElementEventMap[K]) => unknown,
    options?: boolean | AddEventListenerOptions,
  ): void;
  removeEventListener<K extends keyof BoardEvents<S, Why>>(
    type: K,
    listener: (this: this, event: BoardEvents<S, Why>[K]) => unknown,
    options?: boolean | EventListenerOptions,
  ): void;
  removeEventListener<K extends Exclude<keyof HTMLElementEventMap, keyof BoardEvents<S, Why>>>(
    type: K,
    listener: (this: this, event: HTMLElementEventMap[K]) => unknown,
    options?: boolean | EventListenerOptions,
  ): void;
}

/** `<sahkku-board>` with a game of sáhkku. */
export interface SahkkuBoardElement extends BoardElement<Side, RuleSet, Reason> {}

/** `<board-game>`, with any of the games. */
export interface BoardGameElement
  extends BoardElement<
    Side | HnefataflSide | KotraSide,
    RuleSet | HnefataflRuleSet | 'kotra',
    Reason | HnefataflReason | KotraReason
  > {}

/** `<sahkku-diagram>`: a still picture of a board. */
export interface SahkkuDiagramElement extends HTMLElement {
  /** The game; without it, sáhkku. */
  game: Game | null;
  rules: RuleSet | HnefataflRuleSet | 'kotra' | null;
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
    'board-game': BoardGameElement;
    'sahkku-diagram': SahkkuDiagramElement;
  }
}
