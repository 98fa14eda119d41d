// Takes letters from a typeface, into the folder that the argument names: the letters come from the standard input. What the
// typeface lacks comes from the fallback; tests/browser/fonts.spec.ts looks whether a letter does.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import subset from 'subset-font';

const [, , folder] = process.argv;
const source = new URL('node_modules/@fontsource/alegreya/', import.meta.url);
const letters = readFileSync(0, 'utf8').normalize('NFC');

mkdirSync(folder, { recursive: true });
for (const weight of ['500', '700']) {
  for (const [part, end] of [['latin', ''], ['latin-ext', '-extended']]) {
    const whole = readFileSync(new URL(`files/alegreya-${part}-${weight}-normal.woff2`, source));
    const keepFeatures = ['kern', 'lnum', 'tnum', 'ccmp', 'locl', 'mark'];
    const made = await subset(whole, letters, { targetFormat: 'woff2', keepFeatures, noHinting: true });
    writeFileSync(`${folder}/alegreya-${weight}${end}.woff2`, made);
  }
}
writeFileSync(`${folder}/OFL.txt`, readFileSync(new URL('LICENSE', source)));
