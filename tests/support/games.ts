import * as hnefatafl from '../../crates/games/hnefatafl/browser/game.mts';
import * as kotra from '../../crates/games/kotra/browser/game.mts';
import * as sahkku from '../../crates/games/sahkku/browser/game.mts';

/** The games of the bundle, the first that of `index.html`, and what the tests know of each. */
export const GAMES = { sahkku, hnefatafl, kotra };
export type Game = keyof typeof GAMES;

/** Their names. */
export const NAMES = Object.keys(GAMES) as Game[];
/** A game that is not the usual one. */
export const LAST = NAMES.at(-1)!;

/** The page of each. */
export const PAGES = Object.fromEntries(NAMES.map((name, n) => [name, n === 0 ? 'index.html' : `${name}.html`])) as Record<Game, string>;
