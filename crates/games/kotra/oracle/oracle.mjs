// The rules of Kotra, written slowly and literally from the rules, as a second opinion.
// One module for each part of the rules; this file gathers what a reader of traces needs.

export { across, otherSide, SIDES } from './board.mjs';
export { DEFAULTS, differencesFromNamed, FLIPS, OPTION_VALUES, optionProblems } from './options.mjs';
export { diceText, partsOf, startPosition } from './position.mjs';
export { isJan, withoutWinner } from './ends.mjs';
export { canStillMakeMunk, PATTERNS, standingPattern } from './munk.mjs';
export { legalActions } from './ways.mjs';
export { afterAction, afterThrow, diceOfThrow, turnBegins, usesOfThrow } from './play.mjs';
