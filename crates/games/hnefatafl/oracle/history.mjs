// How often each position has stood in one game (§4, §6).

import { keyOf } from './position.mjs';

export class History {
  constructor() {
    this.times = new Map();
  }

  // Notes that the position stands now. "The set-up counts as the first position."
  note(position) {
    const key = keyOf(position);
    const times = (this.times.get(key) ?? 0) + 1;
    this.times.set(key, times);
    return times;
  }

  // How often the position would have stood if it stood now.
  timesIfNow(position) {
    return (this.times.get(keyOf(position)) ?? 0) + 1;
  }
}
