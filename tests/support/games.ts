import { existsSync, readFileSync } from 'node:fs';

/** The tests' data about a game: the file `browser/game.mts` in its folder. */
interface Known {
  title: string;
  sides: [string, RegExp][];
  rules: { usual: string; long: string; table: string };
  question: string[];
  numbered: boolean;
  standing(position: string): Map<string, string>;
}

/** The name of a game in the registry. */
export type Game = string;

const folder = new URL('../../crates/games/', import.meta.url);
const known = (game: Game) => new URL(`${game}/browser/game.mts`, folder);
const registry = readFileSync(new URL('registry/src/lib.rs', folder), 'utf8');
const lines = registry.matchAll(/^ {4}(\w+) (?:\w+ )+"[^"]+" "[^"]+" \[.*\]$/gm);

/** The games of the bundle, the first that of `index.html`. */
export const NAMES: Game[] = [...lines].map(([, name]) => name).filter((game) => existsSync(known(game)));
/** The tests' data about each game. */
export const GAMES: Record<Game, Known> = {};
for (const game of NAMES) GAMES[game] = await import(known(game).href);
/** A game that is not the default one. */
export const LAST = NAMES.at(-1)!;

/** The page of each game. */
export const PAGES: Record<Game, string> = Object.fromEntries(NAMES.map((name, n) => [name, n === 0 ? 'index.html' : `${name}.html`]));
