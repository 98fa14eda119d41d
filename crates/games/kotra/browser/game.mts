// What the tests in browsers know of Kotra.

export const title = 'Kotra';

/** The sides, and the words for them. */
export const sides: [string, RegExp][] = [['white', /\bWhite\b/], ['black', /\bBlack\b/]];

/** The rules where none are named, those of a long game, and of one at a table. */
export const rules = { usual: 'kotra', long: 'kotra', table: 'kotra' };

/** Brings a question up: a record, and the places that are touched then. */
export const question = ['kotra 1\nrules kotra two_sixes=yes\nposition 1:15+new/1:15+new white white 6666\n', 'w1', 'w7'];

/** Whether places have numbers, which are counted from the side that reads. */
export const numbered = true;

/** How many checkers of a side stand on a point as white numbers it. */
export function standing(position: string): Map<string, string> {
  const found = new Map<string, string>();
  const [white, black] = position.split(' ')[0].split('/');
  for (const [side, text] of [['white', white], ['black', black]]) {
    for (const place of text.split('+')[0].split(',')) {
      const [at, count] = place.split(':');
      if (!/^\d/.test(at)) continue;
      const point = side === 'white' ? Number(at) : ((Number(at) + 11) % 24) + 1;
      found.set(`w${point}`, count === undefined ? `one ${side} checker` : `${count} ${side} checkers`);
    }
  }
  return found;
}
