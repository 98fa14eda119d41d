// Draws the pictures of the icon of sáhkku: node tests/support/icons.mjs
import { chromium } from "@playwright/test";
import { readFile, writeFile } from "node:fs/promises";

const icons = new URL("../../web/icons/", import.meta.url);
const svg = await readFile(new URL("../../crates/games/sahkku/page/icon.svg", import.meta.url), "utf8");
// Phones cut icons to a shape of their own: what matters lies in the middle four fifths, and the ground fills the rest.
const whole = svg.replace(/ rx="14"/, "").replace(/<g transform="/, '<g transform="translate(32 32) scale(.78) translate(-32 -32) ');
const pictures = [
  ["sahkku-192.png", svg, 192],
  ["sahkku-512.png", svg, 512],
  ["maskable-192.png", whole, 192],
  ["maskable-512.png", whole, 512],
  ["apple-touch-180.png", whole, 180],
];

const browser = await chromium.launch({ executablePath: process.env.SAHKKU_CHROMIUM, args: ["--disable-gpu"] });
for (const [name, drawing, size] of pictures) {
  const page = await browser.newPage({ viewport: { width: size, height: size } });
  await page.setContent(`<style>html,body{margin:0}svg{display:block;width:${size}px;height:${size}px}</style>${drawing}`);
  await writeFile(new URL(name, icons), await page.screenshot({ omitBackground: true }));
  await page.close();
}
await browser.close();
