// The presets of rules §8 as data. The stake is agreed by the players and belongs to no preset.

const NAVUOTNA_PAIR = {
  columns: 13, places: 'squares', home_row: 'front-empty', queens: false,
  dice: 2, faces: 'X,I,II,III', blank: null, rethrow: 'each',
  activation_order: 'any', activation_step: 'forward', track: 'loop',
  stacking: true, queue: false, sleepers: 'exposed',
  king_taken: 'landing', raid_gate: 'off', king_moves: 'soldier', king_shares: true, utsjok: false,
  loses_without: 'soldiers', blocked_loses: false,
  like_odds: 'off', may_stop: false, throw_off: 'first-x', first_wake: 'any',
};

const LAGESVUOTNA = {
  columns: 15, places: 'lines', home_row: 'full', queens: true,
  dice: 3, faces: 'X,II,III,-', blank: 0, rethrow: 'each', order: 'X,III,II',
  activation_order: 'front-first', activation_step: 'forward', track: 'eight', miedut: false,
  stacking: true, queue: false, sleepers: 'closed',
  king_taken: 'landing', raid_gate: 'off', king_moves: 'royal', king_shares: false, utsjok: false,
  loses_without: 'soldiers', blocked_loses: false,
  like_odds: 'off', may_stop: false, throw_off: 'first-x', first_wake: 'any',
};

const VUOVDAGUOIKA = {
  columns: 15, places: 'lines', home_row: 'full', queens: false,
  dice: 3, faces: 'X,II,III,-', blank: 4, rethrow: 'all', order: 'free',
  activation_order: 'front-first', activation_step: 'forward', track: 'loop', miedut: true,
  stacking: false, queue: true, sleepers: 'exposed',
  king_taken: 'push', raid_gate: 'off', king_moves: 'soldier', king_shares: false, utsjok: false,
  loses_without: 'all-pieces', blocked_loses: false,
  like_odds: 'off', may_stop: false, throw_off: 'first-x', first_wake: 'any',
};

export const PRESETS = {
  raisa: { ...NAVUOTNA_PAIR, order: 'X,I,II,III', miedut: true },
  maze: { ...NAVUOTNA_PAIR, order: 'free', miedut: false },
  lagesvuotna: LAGESVUOTNA,
  vuovdaguoika: VUOVDAGUOIKA,
  gavkevuotna: { ...VUOVDAGUOIKA, rethrow: 'none' },
  unjarga: {
    columns: 15, places: 'lines', home_row: 'full', queens: false,
    dice: 3, faces: 'X,II,III,-', blank: 4, rethrow: 'each', order: 'free',
    activation_order: 'front-first', activation_step: 'across', track: 'loop', miedut: true,
    stacking: true, queue: false, sleepers: 'exposed',
    king_taken: 'landing', raid_gate: 'both', king_moves: 'royal', king_shares: true, utsjok: false,
    loses_without: 'soldiers', blocked_loses: false,
    like_odds: 'off', may_stop: false, throw_off: 'first-x', first_wake: 'any',
  },
  'globe-joueur': {
    columns: 15, places: 'lines', home_row: 'full', queens: false,
    dice: 3, faces: 'X,II,III,-', blank: 0, rethrow: 'none', order: 'free',
    activation_order: 'next-free', activation_step: 'forward', track: 'eight', miedut: false,
    stacking: true, queue: false, sleepers: 'protected',
    king_taken: 'mount', raid_gate: 'off', king_moves: 'orthogonal', king_shares: false, utsjok: false,
    loses_without: 'soldiers', blocked_loses: true,
    like_odds: 'off', may_stop: false, throw_off: 'lot', first_wake: 'any',
  },
  // "Lágesvuotna with the Nesseby king (raid gate, then landing)"
  vuonnamarkan: { ...LAGESVUOTNA, raid_gate: 'landing' },
  borvo: {
    ...LAGESVUOTNA, queens: false, rethrow: 'none', order: 'free', activation_order: 'any', king_moves: 'orthogonal',
    first_wake: 'all-x',
  },
};

// Every option in which `options` differs from the preset `id`, as sentences; none for an unknown id.
export function differencesFromPreset(id, options) {
  const preset = PRESETS[id];
  if (preset === undefined) return [];
  return Object.entries(preset)
    .filter(([key, value]) => options[key] !== value)
    .map(([key, value]) => `${id}: ${key} is ${JSON.stringify(options[key])}, the table of §8 has ${JSON.stringify(value)}`);
}
