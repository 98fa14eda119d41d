// Benchmark: how long the strongest opponent thinks in its worker, and whether the page is held up meanwhile.
//
//     cargo xtask bench thinking [DECISIONS [RULES]]
//
// Two of the strongest play against each other without pauses. Thinking is timed on the page, from the question to the
// answer. A task of the page's main thread counts when it is longer than 50 ms and falls into such a time; the browser
// itself reports those.

import { home, quantile, start, tell } from "./machine.mjs";

const decisions = Number(process.argv[2] ?? 120);
const presets = ["lagesvuotna", "vuonnamarkan", "raisa", "maze", "vuovdaguoika", "gavkevuotna", "unjarga", "globe-joueur", "borvo"];
const only = process.argv[3];

const browser = await start();
const rows = [];
for (const rules of presets.filter((id) => !only || id === only)) rows.push(await measure(rules));
await browser.close();
tell(rows);

async function measure(rules) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  const page = await context.newPage();
  await page.addInitScript(watch);
  for (let seed = 1; (await count(page)) < decisions && seed < 20; seed += 1) {
    const seen = await page.evaluate(() => window.seen).catch(() => undefined);
    await page.goto(`${home}?seed=${seed}&computer=both&opponent=master&rules=${rules}&speed=instant`);
    await page.evaluate((before) => before && window.seen.take(before), seen && { times: seen.times, tasks: seen.tasks });
    const enough = (wanted) => window.seen.times.length >= wanted || window.sahkku?.state()?.phase === "over";
    await page.waitForFunction(enough, decisions, { timeout: 600_000, polling: 200 });
    await page.evaluate(() => localStorage.clear());
  }
  const { times, tasks } = await page.evaluate(() => ({ times: window.seen.times, tasks: window.seen.tasks }));
  await context.close();
  const held = tasks.filter((task) => times.some(({ from, to }) => task.from < to && task.to > from));
  const took = times.map(({ from, to }) => to - from);
  return {
    rules,
    decisions: took.length,
    "median, ms": quantile(took, 0.5),
    "95 %, ms": quantile(took, 0.95),
    "longest, ms": Math.max(0, ...took),
    "tasks over 50 ms meanwhile": held.length,
    "longest of them, ms": Math.max(0, ...held.map((task) => task.to - task.from)),
  };
}

function count(page) {
  return page.evaluate(() => window.seen?.times.length ?? 0).catch(() => 0);
}

/** In the page: times every decision of the worker, and notes the long tasks of the main thread. */
function watch() {
  const seen = { times: [], tasks: [], take: (before) => { seen.times.unshift(...before.times); seen.tasks.unshift(...before.tasks); } };
  window.seen = seen;
  const asked = new Map();
  const Channel = window.MessageChannel;
  window.MessageChannel = class extends Channel {
    constructor() {
      super();
      const send = this.port1.postMessage.bind(this.port1);
      this.port1.postMessage = (message, ...more) => {
        if (message?.Request?.[1]?.question?.Decide) asked.set(message.Request[0], performance.now());
        send(message, ...more);
      };
      this.port1.addEventListener("message", ({ data }) => {
        const from = asked.get(data?.Response?.[0]);
        if (from !== undefined) seen.times.push({ from, to: performance.now() });
      });
    }
  };
  // Until the first picture has been painted the page is busy with itself.
  let started = Infinity;
  const look = () => {
    const ready = document.documentElement?.dataset.boot === "ready";
    requestAnimationFrame(ready ? () => setTimeout(() => (started = performance.now())) : look);
  };
  look();
  new PerformanceObserver((list) => {
    const tasks = list.getEntries().filter((task) => task.startTime > started);
    for (const task of tasks) seen.tasks.push({ from: task.startTime, to: task.startTime + task.duration });
  }).observe({ type: "longtask", buffered: true });
}
