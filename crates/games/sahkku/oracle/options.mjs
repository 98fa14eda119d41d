// The options of a rule set, as they stand in a trace line's "options", and which of them cannot work (§8).
// Like odds advanced is judged on the board, in play.mjs.

export const OPTION_VALUES = {
  columns: (value) => Number.isInteger(value) && value >= 9 && value <= 21 && value % 2 === 1,
  places: ['squares', 'lines'],
  home_row: ['full', 'front-empty'],
  queens: [true, false],
  dice: [1, 2, 3, 4],
  faces: (value) => typeof value === 'string' && value.split(',').length === 4
    && value.split(',').every((face) => FACE_ORDER.includes(face)),
  blank: [null, 0, 4],
  rethrow: ['each', 'all', 'none'],
  order: (value) => value === 'free' || (typeof value === 'string'
    && value.split(',').every((face) => FACE_ORDER.includes(face))),
  activation_order: ['front-first', 'any', 'next-free'],
  activation_step: ['forward', 'across'],
  track: ['loop', 'eight'],
  miedut: [true, false],
  stacking: [true, false],
  queue: [true, false],
  sleepers: ['exposed', 'protected', 'closed'],
  king_taken: ['landing', 'push', 'mount'],
  raid_gate: ['off', 'landing', 'raid', 'both'],
  king_moves: ['soldier', 'royal', 'orthogonal'],
  king_shares: [true, false],
  utsjok: [true, false],
  loses_without: ['soldiers', 'all-pieces'],
  blocked_loses: [true, false],
  like_odds: ['off', 'in-place', 'advanced'],
  may_stop: [true, false],
  throw_off: ['first-x', 'most-x', 'lot'],
  stake: (value) => Number.isInteger(value) && value >= 0,
  first_wake: ['any', 'all-x'],
};

// The order in which "throw" and "unused" are written.
export const FACE_ORDER = ['X', 'I', 'II', 'III', '-'];

export function sortedFaces(faces) {
  return [...faces].sort((one, other) => FACE_ORDER.indexOf(one) - FACE_ORDER.indexOf(other));
}

export const facesOf = (rules) => rules.faces.split(',');

export const differentFacesOf = (rules) => FACE_ORDER.filter((face) => facesOf(rules).includes(face));

// null when the order of use is free
export const forcedOrderOf = (rules) => (rules.order === 'free' ? null : rules.order.split(','));

// §3: "X is worth 1, I 1, II 2, III 3; the blank face 0 or 4 by rule set."
export function valueOf(rules, face) {
  if (face === 'X') return 1;
  if (face === 'I') return 1;
  if (face === 'II') return 2;
  if (face === 'III') return 3;
  if (face === '-') return rules.blank === 4 ? 4 : 0;
  throw new Error(`no such face: ${face}`);
}

// §3: "A blank worth 0 is spent the moment it is thrown."
export function unusedAfterThrowing(rules, faces) {
  return faces.filter((face) => valueOf(rules, face) > 0);
}

// Every problem with the option values themselves, as a list of sentences.
export function optionProblems(rules) {
  const problems = [];
  for (const [key, allowed] of Object.entries(OPTION_VALUES)) {
    if (!(key in rules)) {
      problems.push(`option ${key} is missing`);
      continue;
    }
    const fine = typeof allowed === 'function' ? allowed(rules[key]) : allowed.includes(rules[key]);
    if (!fine) problems.push(`option ${key} cannot be ${JSON.stringify(rules[key])}`);
  }
  for (const key of Object.keys(rules)) {
    if (!(key in OPTION_VALUES)) problems.push(`option ${key} is unknown`);
  }
  return problems.length > 0 ? problems : impossibleCombinations(rules);
}

// §8: "a combination that cannot work is refused with the reason: …"
function impossibleCombinations(rules) {
  const problems = [];
  if (rules.blank !== null && !facesOf(rules).includes('-')) {
    problems.push('a blank value with dice that have no blank');
  }
  if (rules.blank === null && facesOf(rules).includes('-')) {
    problems.push('dice with a blank that has no value');
  }
  const order = forcedOrderOf(rules);
  if (order !== null) {
    for (const face of differentFacesOf(rules)) {
      if (valueOf(rules, face) > 0 && !order.includes(face)) {
        problems.push(`a forced order that does not name ${face}`);
      }
    }
  }
  if (!facesOf(rules).includes('X')) problems.push('dice without X');
  if (rules.queue && rules.stacking) problems.push('queue together with stacking');
  if (rules.activation_order === 'next-free' && rules.activation_step === 'across') {
    problems.push('next free with across');
  }
  if (rules.like_odds === 'in-place' && rules.activation_step === 'across') {
    problems.push('like odds in place with across');
  }
  return problems;
}
