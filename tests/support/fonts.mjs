// The fonts of the browser tests, so that what fits on one machine fits on every one: the browser sees these and none of the
// machine's. They come from npm, and fontconfig is told of them. macOS and Windows have no fontconfig; there the browser
// has the fonts of the system.

import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';

const packages = fileURLToPath(new URL('../node_modules/', import.meta.url));
/** Where fontconfig is told of them, and keeps what it has found in them. */
const folder = `${packages}.cache/fonts/`;

/** @typedef {{ name: string, files: string[] }} Family */

/** A family of Google Fonts, with the four faces that systems have. */
const google = (/** @type {string} */ name) => ({
  name,
  files: ['400Regular', '400Regular_Italic', '700Bold', '700Bold_Italic'].map((face) =>
    `@expo-google-fonts/${name.toLowerCase().replace(' ', '-')}/${face}/${name.replace(' ', '')}_${face}.ttf`),
});
/** A family of DejaVu. */
const dejavu = (/** @type {string} */ name, /** @type {string} */ italic) => ({
  name,
  files: ['', '-Bold', `-${italic}`, `-Bold${italic}`].map((face) => `dejavu-fonts-ttf/ttf/${name.replaceAll(' ', '')}${face}.ttf`),
});

const [serif, sans, mono] = [dejavu('DejaVu Serif', 'Italic'), dejavu('DejaVu Sans', 'Oblique'), dejavu('DejaVu Sans Mono', 'Oblique')];

/**
 * The sets. `narrow` is as wide, letter by letter, as Liberation, Times New Roman and Arial, `wide` is among the widest that
 * systems come with, and `nordic` has every letter of the Nordic languages from one hand, on high lines.
 *
 * @type {Record<string, { serif: Family, sans: Family, mono: Family }>}
 */
export const FONTS = {
  wide: { serif, sans, mono },
  narrow: { serif: google('Tinos'), sans: google('Arimo'), mono: google('Cousine') },
  nordic: { serif: google('Noto Serif'), sans, mono },
};

const { SAHKKU_FONTS: chosen } = process.env;

/**
 * The sets that a run of the tests has. The first one is every test's: what fits in it fits in others, but for what only
 * those bring about, which is tried with each. The variable SAHKKU_FONTS names one for all tests.
 */
export const SETS = chosen ? [chosen] : Object.keys(FONTS).slice(0, process.platform === 'linux' ? undefined : 1);

/** What programs call a font without naming one, and the names that Chromium has for it. */
const CALLED = {
  serif: ['serif', 'Times New Roman', 'Times'],
  sans: ['sans-serif', 'Arial', 'Helvetica'],
  mono: ['monospace', 'Courier New', 'Courier'],
};

/** What fontconfig is told: these files and no others, in letters that are not fitted to the pixels of a screen. */
function configuration(/** @type {string} */ set) {
  const kinds = FONTS[set];
  // Signs that a family lacks, such as ⇤, are those of DejaVu Sans.
  const files = [...new Set([...Object.values(kinds), sans].flatMap((family) => family.files))].map((file) => packages + file);
  const aliases = Object.entries(CALLED).flatMap(([kind, names]) => names.map((name) => `
  <match>
    <test name="family"><string>${name}</string></test>
    <edit name="family" mode="assign" binding="same"><string>${kinds[kind].name}</string></edit>
  </match>`));
  return `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "urn:fontconfig:fonts.dtd">
<fontconfig>
  ${[...new Set(files.map(dirname))].map((dir) => `<dir>${dir}</dir>`).join('\n  ')}
  <cachedir>${folder}</cachedir>
  <selectfont>
    <acceptfont>${files.map((file) => `<glob>${file}</glob>`).join('')}</acceptfont>
    <rejectfont><glob>*</glob></rejectfont>
  </selectfont>${aliases.join('')}
  <match target="font">
    <edit name="hinting" mode="assign"><bool>false</bool></edit>
    <edit name="rgba" mode="assign"><const>none</const></edit>
  </match>
</fontconfig>
`;
}

/** The environment of a browser that has a set of fonts. */
export function withFonts(set = SETS[0]) {
  if (!(set in FONTS)) throw new Error(`there are no fonts “${set}”, only ${Object.keys(FONTS).join(', ')}`);
  const file = `${folder}${set}.conf`;
  const wanted = configuration(set);
  if (!existsSync(file) || readFileSync(file, 'utf8') !== wanted) {
    mkdirSync(folder, { recursive: true });
    // Another process may be reading it.
    writeFileSync(`${file}.${process.pid}`, wanted);
    renameSync(`${file}.${process.pid}`, file);
  }
  return { ...process.env, FONTCONFIG_FILE: file };
}
