// Draws the pictures of the games' icons: node tests/support/icons.mjs
import { chromium } from "@playwright/test";
import { readFile, readdir, writeFile } from "node:fs/promises";

const icons = new URL("../../web/icons/", import.meta.url);
const games = new URL("../../crates/games/", import.meta.url);
const drawing = (game) => readFile(new URL(`${game}/page/icon.svg`, games), "utf8");
// Phones cut icons to a shape of their own: what matters lies in the middle four fifths, and the ground fills the rest.
const whole = (svg, scale) => svg
  .replace(/<rect ([^>]*) rx="14"([^>]*)\/>/, `<rect $1$2/><g transform="translate(32 32) scale(${scale}) translate(-32 -32)">`)
  .replace("</svg>", "</g></svg>");
const first = await drawing("sahkku");
const pictures = [
  [new URL("sahkku-192.png", icons), first, 192],
  [new URL("sahkku-512.png", icons), first, 512],
  [new URL("maskable-192.png", icons), whole(first, 0.78), 192],
  [new URL("maskable-512.png", icons), whole(first, 0.78), 512],
];
// Each game has its own on the home screen of a phone.
for (const { name } of (await readdir(games, { withFileTypes: true })).filter((entry) => entry.isDirectory())) {
  const svg = await drawing(name).catch(() => undefined);
  if (svg) pictures.push([new URL(`${name}/page/icon-180.png`, games), whole(svg, 0.9), 180]);
}

const browser = await chromium.launch({ executablePath: process.env.SAHKKU_CHROMIUM, args: ["--disable-gpu"] });
for (const [file, svg, size] of pictures) {
  const page = await browser.newPage({ viewport: { width: size, height: size } });
  await page.setContent(`<style>html,body{margin:0}svg{display:block;width:${size}px;height:${size}px}</style>${svg}`);
  await writeFile(file, await page.screenshot({ omitBackground: true }));
  await page.close();
}
await browser.close();
