// The rules of Hnefatafl after Linné, written slowly and literally from the rules, as a second opinion.
// One module for each part of the rules; this file gathers what a reader of traces needs.

export { boardOf, SIZES } from './board.mjs';
export { DEFAULTS, differencesFromNamed, NAMED, OPTION_VALUES, optionProblems } from './options.mjs';
export { keyOf, setUp } from './position.mjs';
export { movesOf, openWays, wordFor } from './moves.mjs';
export { afterAction, endByRepetition, legalActions } from './play.mjs';
export { History } from './history.mjs';
export { countByGenerating, countByPlaying } from './perft.mjs';
