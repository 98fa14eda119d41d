// Benchmark: how long it takes from saving a changed line to the new picture, with `serve --dev`.
//
//     cargo xtask bench dev-loop [TIMES [GAME]]
//
// Lines of the sources are really changed, and put back at the end, also where this is interrupted. A change counts as seen when
// its effect is on the page, the game has started, and the browser has painted since.

import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync, writeFileSync } from "node:fs";
import { createInterface } from "node:readline";

import { quantile, start, tell } from "./machine.mjs";

const times = Number(process.argv[2] ?? 10);
const game = process.argv[3] ?? "sahkku";
const top = new URL("../../", import.meta.url);

/** What is changed: a text in a file, by the number of the change, and how the page shows it. */
const changes = [
  {
    what: "a line of crates/page/web",
    file: "crates/page/web/src/shell/begin.rs",
    from: "        self.begin_settings(&address);\n",
    to: (text, n) => `${text}        self.page.flag_root("loop-${n}", true);\n`,
    seen: (n) => document.documentElement.hasAttribute(`data-loop-${n}`),
  },
  {
    what: "a style",
    file: "web/style.css",
    from: ":root {",
    to: (text, n) => `${text} --loop: ${n};`,
    seen: (n) => getComputedStyle(document.documentElement).getPropertyValue("--loop").trim() === String(n),
  },
  {
    what: "a word",
    file: "web/words/en/game.ftl",
    from: "\nmenu = Menu",
    to: (text, n) => `${text} ${n}`,
    seen: (n) => document.getElementById("menu")?.textContent === `Menu ${n}`,
  },
  {
    what: "the page",
    file: "index.html",
    from: '<div id="game"',
    to: (text, n) => `${text} data-loop="${n}"`,
    seen: (n) => document.getElementById("game")?.dataset.loop === String(n),
  },
];

const originals = new Map(changes.map(({ file }) => [file, readFileSync(new URL(file, top), "utf8")]));
const restore = () => originals.forEach((text, file) => {
  if (readFileSync(new URL(file, top), "utf8") !== text) writeFileSync(new URL(file, top), text);
});
const server = spawn("cargo", ["xtask", "serve", "--dev", "--game", game, "--port", "0"], {
  cwd: top,
  stdio: ["ignore", "pipe", "inherit"],
});
process.on("exit", () => {
  restore();
  server.kill();
});
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => process.exit(1));

const home = await new Promise((found, failed) => {
  createInterface({ input: server.stdout }).on("line", (line) => {
    console.log(line);
    const address = /http:\S+/.exec(line);
    if (address) found(address[0]);
  });
  once(server, "exit").then(() => failed(new Error("the server did not start")), failed);
});
const browser = await start();
const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
// The first build is from nothing.
page.setDefaultTimeout(600_000);
await page.goto(`${home}?language=en&seed=7`, { waitUntil: "commit" });
await painted(() => true);

const rows = [];
for (const { what, file, from, to, seen } of changes) {
  const text = originals.get(file);
  if (!text.includes(from)) throw new Error(`${file} has no ${JSON.stringify(from)}`);
  const took = [];
  for (let n = 1; n <= times; n += 1) {
    const begin = performance.now();
    writeFileSync(new URL(file, top), text.replace(from, to(from, n)));
    await painted(seen, n);
    took.push((performance.now() - begin) / 1000);
  }
  rows.push({ what, times, "median, s": quantile(took, 0.5), "shortest, s": Math.min(...took), "longest, s": Math.max(...took) });
  const before = await page.evaluate(() => performance.timeOrigin);
  restore();
  await painted((origin) => performance.timeOrigin !== origin, before);
}
await browser.close();
tell(rows);
process.exit(0);

/** Waits until the page has started, this is so on it, and it has painted since. The page may be loaded anew meanwhile. */
async function painted(isSo, argument) {
  for (;;) {
    try {
      await page.waitForFunction(isSo, argument);
      await page.waitForFunction(() => document.documentElement.dataset.boot === "ready");
      await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done()))));
      return;
    } catch (error) {
      if (!/navigation|context was destroyed/i.test(String(error))) throw error;
    }
  }
}
