// What the tests in browsers know of Hnefatafl.

export const title = 'Hnefatafl';

/** The sides, and the words for them. */
export const sides: [string, RegExp][] = [['swede', /\bSwedes\b/], ['muscovite', /\bMuscovites\b/]];

/** The rules where none are named, those of a long game, and of one at a table. */
export const rules = { usual: 'tablut', long: 'tablut', table: 'brandubh' };

/** Brings a question up: a record, and the places that are touched then. */
export const question = ['hnefatafl 1\nrules tablut announce=players\nposition 9/9/9/9/9/2t6/1tKt5/2T6/9 swede\n', 'c2', 'a2'];

/** Whether places have numbers, which are counted from the side that reads. */
export const numbered = false;

/** What stands on the places of a position of Hnefatafl. */
export function standing(position: string): Map<string, string> {
  const found = new Map<string, string>();
  const ranks = position.split(' ')[0].split('/');
  ranks.forEach((rank, n) => {
    let file = 0;
    for (const [word] of rank.matchAll(/\d+|[KTt]/g)) {
      if (/\d/.test(word)) file += Number(word);
      else {
        found.set(`${'abcdefghijk'[file]}${ranks.length - n}`, { K: 'the king', T: 'a drabant', t: 'a Muscovite' }[word]!);
        file += 1;
      }
    }
  });
  return found;
}
