// What the tests in browsers know of sáhkku.

export const title = 'Sáhkku';

/** The sides, and the words for them. */
export const sides: [string, RegExp][] = [['men', /\b(the )?men\b/i], ['women', /\bwomen\b/i]];

/** The rules where none are named, those of a long game, and of one at a table. */
export const rules = { usual: 'lagesvuotna', long: 'lagesvuotna', table: 'maze' };

/** Brings a question up: a record, and the places that are touched then. */
export const question = ['sahkku 1\nrules unjarga\n'];

/** Whether places have numbers, which are counted from the side that reads. */
export const numbered = false;

/** What the names of the places of a position of sáhkku have to mention. */
export function standing(position: string): Map<string, string> {
  const found = new Map<string, string>();
  const rows = position.split(' ')[0].split('/');
  rows.forEach((row, n) => {
    let column = 1;
    for (const [, empty, group, piece, count] of row.matchAll(/(\d+)|(?:\(([^)]*)\)|([mMwW][qr]?'?|K[mwi]?'?))(?:\*(\d+)\.)?/g)) {
      if (empty) column += Number(empty);
      for (let times = Number(count ?? 1); !empty && times > 0; times -= 1) {
        const here = group ?? piece;
        const what = here.includes('K') ? 'king' : here.includes('q') ? 'queen' : /m/i.test(here) ? ' m' : ' wom';
        found.set(`${'cba'[n]}${column}`, what);
        column += 1;
      }
    }
  });
  return found;
}
