// Where a checker may land or be entered: blots, bands, laying and tearing up (§3, §4, §5).

import { across, FIRST_QUARTER, FOUR_POINT, HUK, LAST_POINT, otherSide } from './board.mjs';
import { enemyOn, ownOn } from './position.mjs';

// §3: "Two or more of one side on a point are a band"
const isEnemyBand = (position, point) => enemyOn(position, point) >= 2;

// §3: "Laying a band …: not before five checkers have left home …; then only on points 12…24. Never on 2…11.
// Nobody moves onto point 1." §6: "nothing may be added" follows, for point 7 is one of 2…11.
const mayLayBand = (position, point) => position[position.turn].five_out && point >= HUK && point <= LAST_POINT;

// §5: "(a) Barrier: the band is one of six or more bands of S on consecutive points along the enemy's way (enemy points
// k, k+1, …, no wrap from 24 to 1). All bands of that row are open." The enemy of S is the side to move.
export function isInBarrier(position, point) {
  const isBand = (at) => at >= 1 && at <= LAST_POINT && isEnemyBand(position, at);
  if (!isBand(point)) return false;
  let first = point;
  while (isBand(first - 1)) first -= 1;
  let last = point;
  while (isBand(last + 1)) last += 1;
  return last - first + 1 >= 6;
}

// §5: "(b) Third quarter: the enemy has more hit checkers than S's third quarter (S's 13…18, the enemy's 1…6) has points
// that are empty of both sides' checkers or hold a single checker of S. All bands of S in that quarter are open to entering."
export function isThirdQuarterOpen(position) {
  const free = FIRST_QUARTER.filter((point) => {
    const isEmpty = ownOn(position, point) === 0 && enemyOn(position, point) === 0;
    return isEmpty || enemyOn(position, point) === 1;
  });
  return position[position.turn].hit > free.length;
}

// §6: "the band is open: whoever lands on it tears it up"
const isOpenFour = (position, point) => position[otherSide(position.turn)].open_band && point === across(FOUR_POINT);

// §3: "No landing on an enemy band, unless it may be torn up (§5)."
export function mayLand(position, point) {
  if (ownOn(position, point) > 0) return mayLayBand(position, point);
  if (!isEnemyBand(position, point)) return true;
  return isInBarrier(position, point) || isOpenFour(position, point);
}

// §4: "Die n enters on the side's own point n, if no checker of its own stands there and no enemy band that may not be
// torn up."
export function mayEnter(position, point) {
  if (ownOn(position, point) > 0) return false;
  if (!isEnemyBand(position, point)) return true;
  return isInBarrier(position, point) || isThirdQuarterOpen(position);
}
