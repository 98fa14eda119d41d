// Benchmark: what a minute of play costs: script and paint of every frame, idle frames, and from input to what is seen.
//
//     cargo xtask bench frames [SECONDS [SCREEN]]
//
// A frame is the task of the main thread in which an animation frame is handled: the game's own script, style, layout,
// paint, and drawing on the canvas (in software, for the benchmark runs without a graphics card). The play is scripted:
// a seeded game of two people at one screen, clicked through at the usual speed.

import { home, quantile, start, tell } from "./machine.mjs";

const seconds = Number(process.argv[2] ?? 60);
const only = process.argv[3];

const runs = [
  { screen: "1280×800", viewport: { width: 1280, height: 800 }, slower: 1, goal: 4 },
  { screen: "3840×2160", viewport: { width: 3840, height: 2160 }, slower: 1, goal: 8 },
  { screen: "1280×800", viewport: { width: 1280, height: 800 }, slower: 4, goal: 16 },
  { screen: "3840×2160", viewport: { width: 3840, height: 2160 }, slower: 4, goal: 16 },
].filter((run) => !only || run.screen.startsWith(only));

const browser = await start();
const rows = [];
for (const run of runs) rows.push(await measure(run));
await browser.close();
tell(rows);

async function measure({ screen, viewport, slower, goal }) {
  const context = await browser.newContext({ viewport });
  const page = await context.newPage();
  await page.addInitScript(watch);
  await page.goto(`${home}?seed=7&computer=none&rules=lagesvuotna`);
  await page.waitForSelector("html[data-boot=ready]");
  const devtools = await context.newCDPSession(page);
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: slower });

  const trace = await startTrace(devtools);
  const end = Date.now() + seconds * 1000;
  while (Date.now() < end && (await step(page))) {
    // The next step follows when the page waits for one.
  }
  const frames = frameTasks(await trace.stop());
  const idle = await idleFrames(page);
  const answers = await page.evaluate(() => window.seen.answers);
  await context.close();

  const times = frames.map((frame) => frame.wall);
  return {
    screen,
    "processor slowed": `${slower}×`,
    frames: frames.length,
    "median, ms": quantile(times, 0.5),
    "95 %, ms": quantile(times, 0.95),
    "goal, ms": goal,
    "95 %, on the processor": quantile(frames.map((frame) => frame.busy), 0.95),
    "longer than 16.7 ms": times.filter((time) => time > 16.7).length,
    "longest, ms": Math.max(0, ...times),
    "frames while idle": idle,
    "input to picture, 95 %, ms": quantile(answers, 0.95),
    "longest input": Math.max(0, ...answers),
  };
}

/** In the page: counts animation frames, and how long the answer to an input takes to be seen. */
function watch() {
  window.seen = { frames: 0, answers: [] };
  const ask = window.requestAnimationFrame.bind(window);
  window.requestAnimationFrame = (draw) => ask((time) => {
    window.seen.frames += 1;
    draw(time);
  });
  // Answers within 16 ms are not listed one by one.
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if (/^(pointerdown|pointerup|click|keydown)$/.test(entry.name)) window.seen.answers.push(entry.duration);
    }
  }).observe({ type: "event", durationThreshold: 16 });
}

/** Does what the game waits for, by mouse. Whether there was something. */
async function step(page) {
  await page.waitForFunction(() => window.sahkku.state()?.waiting, undefined, { polling: 50, timeout: 60_000 });
  const now = await page.evaluate(() => window.sahkku.state());
  if (now.phase === "over") return false;
  const click = async (name) => {
    const at = await page.evaluate((place) => window.sahkku.place(place), name);
    await page.mouse.move(at.x - 30, at.y - 20, { steps: 3 });
    await page.mouse.click(at.x, at.y);
  };
  const ends = now.legal.map((action) => /^[XI-]+:\+?([QK]?([abc]\d+)'?)-([abc]\d+)/.exec(action)).filter(Boolean);
  if (now.phase !== "decision") {
    await page.locator("#throw, #choice-list button").filter({ visible: true }).first().click();
  } else if (ends.length === 0) {
    await page.locator("#end-turn, #rethrow").filter({ visible: true }).first().click();
  } else {
    const [, piece, from, to] = ends[now.entries % ends.length];
    for (let taps = 0; taps < 4; taps += 1) {
      await click(from);
      await page.waitForTimeout(30);
      if ((await page.evaluate(() => window.sahkku.state().chosen)) === piece) break;
    }
    await click(to);
    const choice = page.locator("#choice-list button").first();
    if (await choice.isVisible()) await choice.click();
  }
  await page.waitForTimeout(60);
  return true;
}

async function idleFrames(page) {
  await page.waitForFunction(() => window.sahkku.state()?.waiting, undefined, { polling: 50, timeout: 60_000 });
  await page.waitForTimeout(500);
  const before = await page.evaluate(() => window.seen.frames);
  await page.waitForTimeout(3000);
  return (await page.evaluate(() => window.seen.frames)) - before;
}

async function startTrace(devtools) {
  const events = [];
  devtools.on("Tracing.dataCollected", ({ value }) => events.push(...value));
  const categories = "devtools.timeline,disabled-by-default-devtools.timeline,__metadata";
  await devtools.send("Tracing.start", { transferMode: "ReportEvents", traceConfig: { includedCategories: categories.split(",") } });
  return {
    async stop() {
      const complete = new Promise((resolve) => devtools.once("Tracing.tracingComplete", resolve));
      await devtools.send("Tracing.end");
      await complete;
      return events;
    },
  };
}

/** The tasks in which animation frames were handled: their time on the clock and on the processor, in milliseconds. */
function frameTasks(events) {
  const tasks = events.filter((event) => event.name === "RunTask" && event.dur !== undefined);
  tasks.sort((a, b) => a.ts - b.ts);
  const frames = events.filter((event) => event.name === "FireAnimationFrame");
  const found = new Set();
  for (const frame of frames) {
    const holds = (task) => task.tid === frame.tid && task.pid === frame.pid && task.ts <= frame.ts && frame.ts <= task.ts + task.dur;
    const task = tasks.find(holds);
    if (task) found.add(task);
  }
  return [...found].map((task) => ({ wall: task.dur / 1000, busy: (task.tdur ?? task.dur) / 1000 }));
}
