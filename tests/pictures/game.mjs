// The picture of a game in the README: docs/pictures/game.jpg.

import { home, start } from "../bench/machine.mjs";

// In the middle of a game: the king is held, a man is on his way home, and a woman can be captured.
const position = "6w*9./2Wwq(WW)2(MKm)2Wmq1M'1/m*11.4 m m III,II,(X)";
const link = `#position=1;lagesvuotna;${encodeURIComponent(position).replace(/'/g, "%27")}`;

const browser = await start();
const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
await page.goto(`${home}?computer=none&speed=instant${link}`);
await page.waitForFunction(() => window.sahkku?.state()?.waiting && window.sahkku.state().legal.length > 0);
const piece = await page.evaluate(() => window.sahkku.place("b14"));
await page.mouse.click(piece.x, piece.y);
await page.waitForFunction(() => window.sahkku.state().chosen && window.sahkku.state().waiting);
await page.mouse.move(2, 700);
await page.screenshot({ path: "../docs/pictures/game.jpg", type: "jpeg", quality: 85 });
await browser.close();
console.log("docs/pictures/game.jpg shows a game.");
