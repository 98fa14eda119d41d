// Jan, and what an end is worth (§8–§11).

import { FIRST_QUARTER, otherSide } from './board.mjs';
import { on } from './position.mjs';

// §10: "A side with more hit checkers than its first quarter (1…6) has points without a checker of its own has lost"
export function isJan(checkers) {
  return checkers.hit > FIRST_QUARTER.filter((point) => on(checkers, point) === 0).length;
}

// §10: "value 15 (reason `jan`)"
export const wonByJan = (winner) => ({ winner, reason: 'jan', pattern: null, half: false, mar: false, value: 15 });

// §7: "Whoever bears off the last checker wins: value 2 (reason `off`)." §9: "the value grows by 2"
export const wonByOff = (winner, mar) => ({ winner, reason: 'off', pattern: null, half: false, mar, value: mar ? 4 : 2 });

// §9: "When a side wins by bearing off or by munk while the other has hit checkers"
export const isMar = (position) => position[otherSide(position.turn)].hit > 0;

// §9: "the value grows by 2, before halving." §11: in the after-throws "the other side wins with that value, without mar"
// – whoever has borne off all has none hit.
export function wonByMunk(position, { id, value }, half) {
  const mar = isMar(position);
  const whole = mar ? value + 2 : value;
  return { winner: position.turn, reason: 'munk', pattern: id, half, mar, value: half ? whole / 2 : whole };
}

// §13: "A draw and a cap have winner null, pattern null, half and mar false, value 0"
export const withoutWinner = (reason) => ({ winner: null, reason, pattern: null, half: false, mar: false, value: 0 });
