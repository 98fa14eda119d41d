// Benchmark: from navigation to a board that can be played on: warm on this machine, cold on a simulated phone.
//
//     cargo xtask bench load [RUNS]
//
// Playable is when the game waits for its first throw and the picture with it has been painted. Where the cache is cold, the throw
// is pressed then, without animation; it lies when it is told and painted. The program and the words (with kiosk.json) are there
// when their last byte has arrived. The files come as from a usual host: in brotli, kept by the browser where their names change
// with their contents.

import { createServer, get } from "node:http";
import { brotliCompressSync } from "node:zlib";
import { home, phone, quantile, start, tell } from "./machine.mjs";

const runs = Number(process.argv[2] ?? 9);
const PLAYABLE = "playable after ";
const host = await compressing(home);
const browser = await start();
const laptop = { viewport: { width: 1280, height: 800 } };
const rows = [
  await measure("loopback, warm cache", laptop, { warm: true, goal: 300 }),
  await measure("loopback, cold cache", laptop, { warm: false, goal: 1000 }),
  await measure("phone (processor slowed 4×, 9 Mbit/s, 165 ms), cold cache", phone.screen, { warm: false, goal: 750, ...phone }),
  await measure("the same phone, warm cache", phone.screen, { warm: true, goal: 1000, ...phone }),
];
await browser.close();
host.close();
tell(rows);

async function measure(what, screen, { warm, goal, slower, network }) {
  const marks = [];
  let bytes = 0;
  let context;
  for (let n = 0; n < runs + 1; n += 1) {
    if (!warm || !context) {
      await context?.close();
      context = await browser.newContext(screen);
      // A throw would be saved, and whoever comes back would not wait for the first one.
      await context.addInitScript(watch, { playable: PLAYABLE, press: !warm });
    }
    const page = await context.newPage();
    const devtools = await context.newCDPSession(page);
    await devtools.send("Network.enable");
    if (network) await devtools.send("Network.emulateNetworkConditions", network);
    if (slower) await devtools.send("Emulation.setCPUThrottlingRate", { rate: slower });
    let received = 0;
    devtools.on("Network.loadingFinished", ({ encodedDataLength }) => (received += encodedDataLength));
    // The browser has come to rest from opening a page: that is not the game's work.
    await new Promise((resolve) => setTimeout(resolve, 500));
    const told = page.waitForEvent("console", (message) => message.text().startsWith(PLAYABLE));
    await page.goto(`${host.url}?computer=none&seed=7&speed=instant`);
    const mark = JSON.parse((await told).text().slice(PLAYABLE.length));
    // With a warm cache is whoever was here before, and then the page's own keeper has everything.
    if (warm && n === 0) await page.evaluate(() => navigator.serviceWorker.ready.then(() => true));
    await page.close();
    // The first run warms the browser up, or its cache.
    if (n > 0) {
      marks.push(mark);
      bytes = received;
    }
  }
  await context.close();
  const times = (of) => marks.map((mark) => mark[of]);
  return {
    from: what,
    runs,
    "program there, ms": Math.round(quantile(times("program"), 0.5)),
    "words there, ms": Math.round(quantile(times("words"), 0.5)),
    "median, ms": Math.round(quantile(times("playable"), 0.5)),
    "longest, ms": Math.round(Math.max(...times("playable"))),
    "first throw lies, ms": warm ? "" : Math.round(quantile(times("thrown"), 0.5)),
    "goal, ms": goal,
    "bytes received": bytes,
  };
}

/** In the page: says when the game first waits for somebody and has been painted, from the navigation on. */
function watch({ playable, press }) {
  const look = () => {
    const button = document.querySelector("#throw");
    if (document.documentElement?.dataset.boot !== "ready" || !button || button.hidden) return;
    changes.disconnect();
    // The frame after this one has been painted when its task is over.
    requestAnimationFrame(() => setTimeout(() => {
      const files = performance.getEntriesByType("resource");
      const there = (name) => Math.max(...files.filter((file) => name.test(file.name)).map((file) => file.responseEnd));
      const mark = { playable: performance.now(), program: there(/\.wasm$/), words: there(/\/words\/|kiosk\.json$/) };
      if (!press) return console.debug(playable + JSON.stringify(mark));
      const news = document.querySelector("#news");
      const before = news.textContent;
      const thrown = new MutationObserver(() => {
        if (news.textContent === before) return;
        thrown.disconnect();
        requestAnimationFrame(() => setTimeout(() => {
          console.debug(playable + JSON.stringify({ ...mark, thrown: performance.now() }));
        }));
      });
      thrown.observe(news, { childList: true, characterData: true, subtree: true });
      button.click();
    }));
  };
  // To look in every frame would make the browser draw them all, and that would be measured, too.
  const changes = new MutationObserver(look);
  changes.observe(document, { subtree: true, attributeFilter: ["data-boot", "hidden"] });
}

/** What an address answers, compressed. Every question has a connection of its own. */
function ask(url) {
  return new Promise((resolve, reject) => {
    get(url, { agent: false }, (answer) => {
      const parts = [];
      answer.on("data", (part) => parts.push(part));
      answer.on("error", reject);
      answer.on("end", () => {
        const type = answer.headers["content-type"] ?? "";
        resolve({ status: answer.statusCode ?? 502, type, body: brotliCompressSync(Buffer.concat(parts)) });
      });
    }).on("error", reject);
  });
}

/** A host in front of another that compresses what it hands on. */
async function compressing(origin) {
  const kept = new Map();
  const fetched = async (path) => {
    if (!kept.has(path)) {
      kept.set(path, await ask(new URL(path, origin)));
    }
    return kept.get(path);
  };
  const server = createServer(async (request, response) => {
    const { pathname } = new URL(request.url ?? "/", "http://host");
    const { status, type, body } = await fetched(pathname.slice(1) || "./");
    const lasting = /-[0-9a-f]{12,}/.test(pathname) ? "max-age=31536000, immutable" : "no-cache";
    response.writeHead(status, {
      "content-type": type,
      "content-encoding": "br",
      "content-length": body.length,
      "cache-control": lasting,
      "cross-origin-resource-policy": "same-origin",
    });
    response.end(body);
  });
  await new Promise((resolve) => server.listen(0, "127.0.0.1", resolve));
  return { url: `http://127.0.0.1:${server.address().port}/`, close: () => server.close() };
}
