// The rules of sáhkku, written slowly and literally from the rules, as a second opinion.
// One module for each part of the rules; this file gathers what a reader of traces needs.

export { castleOf, enemyOf, homePlacesFrontFirst, queenStartOf, startingSoldierCount } from './board.mjs';
export { actionText, legalActions, rethrowCounts, usesOfFace } from './actions.mjs';
export { facesOf, optionProblems, sortedFaces, unusedAfterThrowing, valueOf } from './options.mjs';
export { boardAfterUse, likeOddsProblems, startPosition } from './play.mjs';
export { straightLineEnds } from './royal.mjs';
export { nextStand, walk } from './tracks.mjs';
export { afterAction, afterThrow, isBlocked, isDead, reasonsLostByCapture, whatMayBeSeenNext } from './turn.mjs';
