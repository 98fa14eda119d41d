// Keeps the files of one version of the games, and answers from there, network or not.
//
// Kept are the files that all pages share, and those of the pages that have been opened. A version is installed only when all
// these have arrived whole: until then, and if it breaks off, the version before goes on as it was. The other games come
// last, where the connection has no price: then each of them opens without a network. The build puts the lists of files
// in, each with the hash that it must have.

const BUNDLE = /* the bundle */ { version: "", files: {}, pages: {}, settings: [] };

// Several copies of the game may lie in folders of one host.
const FAMILY = `sahkku ${self.registration.scope} `;
const CACHE = FAMILY + BUNDLE.version;
// What whoever runs the host edits, such as kiosk.json: always asked for, and the last answer kept for without a network.
const SETTINGS = /^[a-z]+\.json$/;
const OF_THE_HOST = FAMILY + "of the host";

self.addEventListener("install", (event) => event.waitUntil(inTurn(fetchVersion)));
self.addEventListener("activate", (event) => event.waitUntil(begin()));
self.addEventListener("message", (event) => {
  if (event.data === "take") self.skipWaiting();
  // What does not arrive now is made up for the next time that the page is opened.
  const keep = (pages) => event.waitUntil(inTurn(() => fetchPages(pages)).catch(() => {}));
  if (event.data === "keep") keep([nameOf(event.source.url)]);
  if (event.data === "keep all") keep(Object.keys(BUNDLE.pages));
});
self.addEventListener("fetch", (event) => {
  const name = event.request.method === "GET" ? nameOf(event.request.url) : undefined;
  if (name === undefined) return;
  event.respondWith(SETTINGS.test(name) ? fresh(event.request) : kept(name, event.request));
});

// One after the other, so that nothing is fetched twice.
let last = Promise.resolve();
function inTurn(task) {
  last = last.then(task, task);
  return last;
}

async function fetchVersion() {
  await fetchAll(BUNDLE.files);
  await fetchPages(await seen());
  // A host need not have these.
  const settings = BUNDLE.settings.map((name) => fresh(new Request(name, { cache: "no-cache" })).catch(() => {}));
  await Promise.all(settings);
}

// The pages that are open now, and those that a version before has kept. Where nobody can tell any more it is the first.
async function seen() {
  const clients = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const open = clients.map((client) => nameOf(client.url));
  const pages = Object.keys(BUNDLE.pages);
  const kept = await Promise.all(pages.map((page) => find(page)));
  const seen = pages.filter((page, n) => kept[n] || open.includes(page));
  return seen.length > 0 ? seen : pages.slice(0, 1);
}

async function fetchPages(pages) {
  for (const page of pages) await fetchAll(BUNDLE.pages[page] ?? {});
}

async function fetchAll(files) {
  const cache = await caches.open(CACHE);
  for (const [name, integrity] of Object.entries(files)) {
    // An attempt that broke off before has left its part here.
    if (await cache.match(name)) continue;
    const response = await fetch(name, { integrity, cache: "no-cache" });
    if (!response.ok) throw new Error(`${name}: status ${response.status}`);
    // An answer by way of a redirection may not be given to a page that is opened.
    const whole = new Response(await response.blob(), { headers: response.headers });
    await cache.put(name, whole);
  }
}

// Pages of the version before may still be open, so its files stay until the next one comes.
async function begin() {
  const ours = (await caches.keys()).filter((name) => name.startsWith(FAMILY) && ![CACHE, OF_THE_HOST].includes(name));
  await Promise.all(ours.slice(0, -1).map((name) => caches.delete(name)));
  await self.clients.claim();
}

// What a file is called inside the game's folder; nothing for what is none of ours.
function nameOf(from) {
  const url = new URL(from);
  const scope = self.registration.scope;
  const address = url.origin + url.pathname;
  if (!address.startsWith(scope)) return undefined;
  const name = address.slice(scope.length);
  return name === "" || name.endsWith("/") ? `${name}index.html` : name;
}

async function kept(name, request) {
  return (await find(name)) ?? fetch(request);
}

// A file of this version, or else of one before.
async function find(name) {
  const own = await (await caches.open(CACHE)).match(name);
  if (own) return own;
  for (const other of await caches.keys()) {
    if (!other.startsWith(FAMILY)) continue;
    const found = await (await caches.open(other)).match(name);
    if (found) return found;
  }
  return undefined;
}

async function fresh(request) {
  const cache = await caches.open(OF_THE_HOST);
  try {
    const response = await fetch(request);
    if (response.ok) await cache.put(request, response.clone());
    else await cache.delete(request);
    return response;
  } catch (error) {
    const last = await cache.match(request);
    if (last) return last;
    throw error;
  }
}
