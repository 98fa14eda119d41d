// Caches the files of one version of the games, and answers from there, online or offline.
//
// The cache has the files that all pages share, and those of the pages that have been opened. A version is installed only when
// all of these have arrived completely: until then, or if the download fails, the previous version stays in use. The other
// games come last, if the connection is free of charge, and then each of them opens offline. The build inserts the lists of
// files, each with the hash that it must have.

const BUNDLE = /* the bundle */ { version: "", files: {}, pages: {}, settings: [] };

// Several copies of the game may be in different folders of one host.
const FAMILY = `sahkku ${self.registration.scope} `;
const CACHE = FAMILY + BUNDLE.version;
// Files that the operator of the host edits, such as kiosk.json: they are always requested, and the last answer is kept for
// offline use.
const SETTINGS = /^[a-z]+\.json$/;
const OF_THE_HOST = FAMILY + "of the host";

self.addEventListener("install", (event) => event.waitUntil(inTurn(fetchVersion)));
self.addEventListener("activate", (event) => event.waitUntil(begin()));
self.addEventListener("message", (event) => {
  if (event.data === "take") self.skipWaiting();
  // Files that do not arrive now are fetched when the page is opened the next time.
  const keep = (pages) => event.waitUntil(inTurn(() => fetchPages(pages)).catch(() => {}));
  if (event.data === "keep") keep([nameOf(event.source.url)]);
  if (event.data === "keep all") keep(Object.keys(BUNDLE.pages));
});
self.addEventListener("fetch", (event) => {
  const name = event.request.method === "GET" ? nameOf(event.request.url) : undefined;
  if (name === undefined) return;
  event.respondWith(SETTINGS.test(name) ? fresh(event.request) : kept(name, event.request));
});

// In sequence, so that nothing is fetched twice.
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

// The pages that are open now, and those that a previous version has cached. If neither is known, the first page.
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
    // An earlier failed attempt has left its part here.
    if (await cache.match(name)) continue;
    const response = await fetch(name, { integrity, cache: "no-cache" });
    if (!response.ok) throw new Error(`${name}: status ${response.status}`);
    // A redirected response is not allowed as the answer to a navigation.
    const whole = new Response(await response.blob(), { headers: response.headers });
    await cache.put(name, whole);
  }
}

// Pages of the previous version may still be open, so its files stay until the next version arrives.
async function begin() {
  const ours = (await caches.keys()).filter((name) => name.startsWith(FAMILY) && ![CACHE, OF_THE_HOST].includes(name));
  await Promise.all(ours.slice(0, -1).map((name) => caches.delete(name)));
  await self.clients.claim();
}

// The name of a file inside the game's folder; empty for files elsewhere.
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

// A file of this version, or otherwise of a previous one.
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
