import { readFileSync } from 'node:fs';

const folders = ['web/words', 'crates/games/sahkku/words'];
const part = (name: string) => folders.map((folder) => readFileSync(new URL(`../../${folder}/en/${name}.ftl`, import.meta.url), 'utf8'));
const english = ['game', 'rest'].flatMap(part).join('\n');

/** The English text of a message without arguments, so that a test need not change with its words. */
export function message(name: string): string {
  const found = new RegExp(`^${name} = (.*)$`, 'm').exec(english);
  if (!found) throw new Error(`no message is called ${name}`);
  return found[1];
}
