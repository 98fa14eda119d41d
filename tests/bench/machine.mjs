// What the benchmarks in a browser share: the browser, tables, and what of many numbers to tell.

import { mkdirSync, writeFileSync } from "node:fs";
import { cpus, loadavg } from "node:os";
import { dirname } from "node:path";
import { chromium } from "playwright-core";
import { withFonts } from "../support/fonts.mjs";

/** Where the game is served from. */
export const home = process.env.SAHKKU_URL ?? "http://127.0.0.1:8642/";

export function start() {
  return chromium.launch({
    executablePath: process.env.SAHKKU_CHROMIUM,
    env: withFonts(),
    args: ["--disable-gpu", "--disable-background-networking", "--no-first-run", "--no-sandbox"],
  });
}

/** A simulated mid-range phone: a processor four times as slow, fast 4G. */
export const phone = {
  screen: { viewport: { width: 360, height: 640 }, deviceScaleFactor: 3, hasTouch: true, isMobile: true },
  slower: 4,
  network: { offline: false, latency: 165, downloadThroughput: 9e6 / 8, uploadThroughput: 1.5e6 / 8 },
};

/** The value that `part` of all values do not exceed. */
export function quantile(values, part) {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted.length === 0 ? 0 : sorted[Math.min(sorted.length - 1, Math.floor(part * sorted.length))];
}

/** Prints rows as a table, and keeps them as JSON where `SAHKKU_BENCH_JSON` says. */
export function tell(rows) {
  const columns = Object.keys(rows[0]);
  const text = (value) => (typeof value === "number" && !Number.isInteger(value) ? value.toFixed(1) : String(value));
  const line = (cells) => `| ${cells.join(" | ")} |`;
  console.log(line(columns));
  console.log(line(columns.map((column) => (typeof rows[0][column] === "number" ? "--:" : "---"))));
  for (const row of rows) console.log(line(columns.map((column) => text(row[column]))));
  const file = process.env.SAHKKU_BENCH_JSON;
  if (!file) return;
  const machine = { processor: cpus()[0]?.model, cores: cpus().length, load: loadavg()[0] };
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `${JSON.stringify({ machine, rows }, null, 2)}\n`);
  console.log(`\n${machine.processor}, ${machine.cores} cores, load ${machine.load.toFixed(1)}. Also in ${file}.`);
}
