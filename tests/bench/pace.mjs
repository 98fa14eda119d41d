// Benchmark: from a person's last move to their next throw, at the ordinary speed, by the number of steps of the computer's turn.
//
//     cargo xtask bench pace [TURNS [GAME]]
//
// A script plays as soon as it may. The time runs from the click that ends its turn to the first frame in which it may throw
// again. It contains the script's last step, and the computer's pauses, thinking, throw and steps. Turns in which the computer
// throws again do not count.

import { home, quantile, start, tell } from "./machine.mjs";

const turns = Number(process.argv[2] ?? 60);
const games = [
  { game: "sáhkku", page: "", rules: "lagesvuotna", computer: "women", goals: { 2: 2500 } },
  { game: "Kotra", page: "kotra.html", rules: "kotra", computer: "black", goals: { 4: 4000 } },
].filter(({ game }) => !process.argv[3] || game === process.argv[3]);

const browser = await start();
const rows = [];
for (const game of games) rows.push(...(await measure(game)));
await browser.close();
tell(rows);

async function measure({ game, page: path, rules, computer, goals }) {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
  await page.addInitScript(watch);
  const seen = [];
  for (let seed = 1; seen.length < turns; seed += 1) {
    const settings = { seed, rules, computer, opponent: "steady", coach: "no", warnings: "no", confirm: "no" };
    await page.goto(`${home}${path}?${new URLSearchParams(settings)}`);
    const enough = () => window.turns.length >= 20 || window.sahkku?.state()?.phase === "over";
    await page.waitForFunction(enough, undefined, { polling: 500, timeout: 600_000 });
    seen.push(...(await page.evaluate(() => window.turns)));
    await page.evaluate(() => localStorage.clear());
  }
  const counts = [...new Set(seen.map(({ steps }) => steps))].sort((a, b) => a - b);
  return counts.map((steps) => {
    const times = seen.filter((turn) => turn.steps === steps).map(({ time }) => time);
    return {
      game,
      steps,
      turns: times.length,
      "median, ms": quantile(times, 0.5),
      "95 %, ms": quantile(times, 0.95),
      "longest, ms": Math.max(...times),
      "goal, ms": goals[steps] ?? "",
    };
  });
}

/** In the page: plays, and notes how long each turn of the computer keeps a person waiting, and its steps after the throw. */
function watch() {
  window.turns = [];
  let clicked = 0;
  let turn = null;
  let dice = false;

  function press(name) {
    const button = document.querySelector(name);
    if (!button || button.closest("[hidden], dialog:not([open])")) return false;
    clicked = performance.now();
    button.click();
    return true;
  }

  function play({ legal, turn }) {
    if (press("#play-computer") || press("#choice-list button") || press("#throw")) return;
    const way = /^(?:[XI-]+:\+?)?[QK]?(bar|\d+|[abc]\d+)'?[-/](off|\d+|[abc]\d+)/;
    const ways = legal.map((action) => way.exec(action)).filter(Boolean);
    // Places of Kotra have the numbers of white.
    const numbered = (at) => `w${turn === "white" ? at : ((Number(at) + 11) % 24) + 1}`;
    const place = (at) => (/^[abc]\d/.test(at) ? at : /\d/.test(at) ? numbered(at) : `${at}-${turn}`);
    if (ways.length === 0) {
      if (!press("#forced") && !press("#end-turn")) press("#rethrow");
      return;
    }
    const [, from, to] = ways.at(-1);
    press(`[data-place="${place(from)}"]`);
    press(`[data-place="${place(to)}"]`);
  }

  requestAnimationFrame(function look() {
    requestAnimationFrame(look);
    const now = window.sahkku?.complete() && window.sahkku.state();
    if (!now || now.phase === "over") {
      turn = null;
    } else if (now.seat === "computer") {
      turn ??= clicked > 0 && { from: clicked, entries: now.entries, throws: 0 };
      if (turn && !dice && window.sahkku.moving() === "dice") turn.throws += 1;
      dice = window.sahkku.moving() === "dice";
    } else if (turn && now.phase === "throw" && !document.querySelector("#throw").hidden) {
      const time = performance.now() - turn.from;
      if (turn.throws === 1) window.turns.push({ time, steps: now.entries - turn.entries - 1 });
      turn = null;
    } else if (now.waiting) {
      turn = null;
      play(now);
    }
  });
}
