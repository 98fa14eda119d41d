// Takes letters from a typeface: the arguments are the folders of npm's packages and of what is made, the letters come from the
// standard input. What the typeface lacks comes from the fallback; tests/browser/fonts.spec.ts looks whether a letter does.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const [, packages, folder] = process.argv;
const subset = createRequire(`${packages}/`)('subset-font');
const source = `${packages}/@fontsource/alegreya`;
const letters = readFileSync(0, 'utf8').normalize('NFC');

mkdirSync(folder, { recursive: true });
for (const weight of ['500', '700']) {
  for (const [part, end] of [['latin', ''], ['latin-ext', '-extended']]) {
    const whole = readFileSync(`${source}/files/alegreya-${part}-${weight}-normal.woff2`);
    const made = await subset(whole, letters, { targetFormat: 'woff2', keepFeatures: ['kern', 'lnum', 'tnum', 'ccmp', 'locl', 'mark'], noHinting: true });
    writeFileSync(`${folder}/alegreya-${weight}${end}.woff2`, made);
  }
}
writeFileSync(`${folder}/OFL.txt`, readFileSync(`${source}/LICENSE`));
