// Takes letters from a typeface: the folder is the argument, the letters come from the standard input. What the typeface lacks comes
// from the fallback; tests/browser/fonts.spec.ts looks whether a letter does.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const folder = process.argv[1];
const require = createRequire(`${folder}/subset/`);
const subset = require('subset-font');
const source = `${folder}/source/node_modules/@fontsource/alegreya`;
const letters = readFileSync(0, 'utf8').normalize('NFC');

mkdirSync(`${folder}/made`, { recursive: true });
for (const weight of ['500', '700']) {
  for (const [part, end] of [['latin', ''], ['latin-ext', '-extended']]) {
    const whole = readFileSync(`${source}/files/alegreya-${part}-${weight}-normal.woff2`);
    const made = await subset(whole, letters, { targetFormat: 'woff2', keepFeatures: ['kern', 'lnum', 'tnum', 'ccmp', 'locl', 'mark'], noHinting: true });
    writeFileSync(`${folder}/made/alegreya-${weight}${end}.woff2`, made);
  }
}
writeFileSync(`${folder}/made/OFL.txt`, readFileSync(`${source}/LICENSE`));
