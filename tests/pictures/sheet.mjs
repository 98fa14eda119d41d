// Puts the pictures of tests/looks on one sheet, docs/pictures/looks.jpg: a row for every screen.

import { readFileSync, readdirSync, writeFileSync } from "node:fs";
import { start } from "../bench/machine.mjs";

const width = 1900;
const gap = 8;

const pictures = ["laptop", "4k", "phone", "kiosk"].map((screen) =>
  readdirSync("looks")
    .filter((name) => name.startsWith(`${screen}-`))
    .map((name) => `data:image/jpeg;base64,${readFileSync(`looks/${name}`, "base64")}`),
);
const browser = await start();
const page = await browser.newPage();
const sheet = await page.evaluate(draw, { pictures, width, gap });
await browser.close();
writeFileSync("../docs/pictures/looks.jpg", Buffer.from(sheet.slice(sheet.indexOf(",") + 1), "base64"));
console.log("docs/pictures/looks.jpg shows what is in tests/looks.");

async function draw({ pictures, width, gap }) {
  const placed = [];
  let y = gap;
  for (const addresses of pictures) {
    const images = await Promise.all(addresses.map(async (address) => {
      const image = new Image();
      image.src = address;
      await image.decode();
      return image;
    }));
    // As high as makes the row as wide as the sheet.
    const wide = images.reduce((sum, image) => sum + image.width / image.height, 0);
    const height = (width - gap * (images.length + 1)) / wide;
    let x = gap;
    for (const image of images) {
      placed.push({ image, x, y, wide: (image.width / image.height) * height, height });
      x += (image.width / image.height) * height + gap;
    }
    y += height + gap;
  }
  const canvas = document.createElement("canvas");
  canvas.width = width;
  canvas.height = y;
  const pen = canvas.getContext("2d");
  pen.fillStyle = "#808080";
  pen.fillRect(0, 0, width, y);
  pen.imageSmoothingQuality = "high";
  for (const { image, x, y, wide, height } of placed) pen.drawImage(image, x, y, wide, height);
  return canvas.toDataURL("image/jpeg", 0.82);
}
