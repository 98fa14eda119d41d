// Benchmark: a kiosk that is played at for days without a break: whether memory, the page or its listeners grow.
//
//     cargo xtask bench soak [ACTIONS [TIMES]]
//
// ACTIONS (200,000) uses of dice happen in one page, TIMES (200) as fast as people and pauses would have it: visitors come,
// choose a language and rules, play, look around and walk away; the screen asks, starts over, and two computers play to
// nobody. What the page holds is weighed after the first 10,000 uses and at the end, each time after a collection of
// garbage, with the invitation on the screen and the same rules on the board. It fails if something grows by more than
// 2 %, if a game was not saved as it stood, or if anything is said on the console.

import { home, start, tell } from "./machine.mjs";
import { hurry, visitors } from "./visitor.mjs";

const actions = Number(process.argv[2] ?? 200_000);
const times = Number(process.argv[3] ?? 200);
const FIRST = Math.min(10_000, actions / 4);
const SLACK = 0.02;
/** The short visits before the page is weighed. */
const CLOSING = [1001, 1002, 1003];
/** What lies on the board whenever the page is weighed. */
const RULES = "lagesvuotna";

const settings = { on: true, idle_seconds: 60, countdown_seconds: 20, reload_at: null };

const browser = await start();
// Small, so that the time goes into the game and not into painting.
const context = await browser.newContext({ viewport: { width: 360, height: 640 }, hasTouch: true });
const page = await context.newPage();
const said = [];
page.on("console", (message) => said.push(`${message.type()}: ${message.text()}`));
page.on("pageerror", (error) => said.push(String(error)));
page.on("requestfailed", (request) => said.push(`${request.url()} did not come`));
await page.route("**/kiosk.json", (route) => route.fulfill({ json: settings }));
await page.addInitScript(hurry, times);
let workers = 0;
page.on("worker", () => (workers += 1));
const devtools = await context.newCDPSession(page);
await devtools.send("Performance.enable");
// No motion and no pauses: what is kept does not hang on them.
await page.goto(`${home}?speed=instant`);
await page.waitForSelector("html[data-boot=ready]");

const begun = Date.now();
const sum = { visitors: 0, visitorsUses: 0, computersUses: 0, games: 0, saves: 0, notices: [], dropped: [] };
const done = () => sum.visitorsUses + sum.computersUses;
const rows = [];
for (let seed = 1; done() < actions; seed += 1) {
  await visit(done() < FIRST ? FIRST - done() : Math.min(10_000, actions - done()), seed);
  rows.push({ actions: done(), visitors: sum.visitors, ...(await least()), minutes: (Date.now() - begun) / 60_000 });
  console.error(JSON.stringify(rows.at(-1)));
}
await browser.close();

const [first, last] = [rows[0], rows.at(-1)];
tell([first, ...rows.slice(1, -1).filter((_, n) => n % 5 === 4), last]);
const troubles = said.map((line) => `the page said ${line}`);
troubles.push(...sum.dropped.map((game) => `not saved as it stood: ${JSON.stringify(game)}`));
troubles.push(...sum.notices.map((notice) => `a visitor was told ${notice}`));
if (workers !== 1) troubles.push(`${workers} workers were needed where one should do`);
for (const what of ["JS heap, KB", "page's wasm, KB", "worker's wasm, KB", "nodes", "listeners"]) {
  const grown = last[what] / first[what] - 1;
  console.log(`${what}: ${first[what]} → ${last[what]}, ${(100 * grown).toFixed(2)} %`);
  if (grown > SLACK) troubles.push(`${what}: grown by ${(100 * grown).toFixed(1)} %`);
}
console.log(`${sum.visitorsUses} uses of dice by ${sum.visitors} visitors in ${sum.games} games, ${sum.computersUses} by computers that nobody watched; ${sum.saves} saves`);
for (const trouble of troubles.slice(0, 20)) console.log(trouble);
if (troubles.length > 0) process.exitCode = 1;

/** Visitors come until there have been that many more uses of dice. */
async function visit(enough, seed) {
  const told = await page.evaluate(visitors, { enough, rules: RULES, watch: 30, seed });
  for (const name of Object.keys(sum)) sum[name] = sum[name].concat?.(told[name]) ?? sum[name] + told[name];
}

/** The least that the page holds after one of a few short visits, always the same: what else it holds comes and goes with what
 *  the last visitor looked at. */
async function least() {
  let found;
  for (const seed of CLOSING) {
    await visit(100, seed);
    const weighed = await weigh();
    found ??= weighed;
    for (const what of Object.keys(found)) found[what] = Math.min(found[what], weighed[what]);
  }
  return found;
}

/** What the page holds, after its garbage is gone. */
async function weigh() {
  const wasm = async (part) => {
    const game = await import(document.querySelector(`link[${part}]`).href);
    return (await game.default()).memory.buffer.byteLength / 1024;
  };
  for (let n = 0; n < 4; n += 1) await devtools.send("HeapProfiler.collectGarbage");
  const { metrics } = await devtools.send("Performance.getMetrics");
  const metric = (name) => metrics.find((metric) => metric.name === name)?.value ?? 0;
  const module = await page.evaluate(() => document.querySelector("link[data-worker=module]").href);
  const [worker] = page.workers();
  const memory = worker && (await worker.evaluate(async (module) => (await (await import(module)).default()).memory.buffer.byteLength / 1024, module));
  return {
    "JS heap, KB": Math.round(metric("JSHeapUsedSize") / 1024),
    "page's wasm, KB": await page.evaluate(wasm, "data-game=module"),
    "worker's wasm, KB": memory ?? 0,
    nodes: metric("Nodes"),
    listeners: metric("JSEventListeners"),
    documents: metric("Documents"),
  };
}
