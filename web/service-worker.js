// Keeps every file of one version of the game, and answers from there, network or not.
//
// A version is installed only when all its files have arrived whole: until then, and if it breaks off, the version before
// goes on as it was. The build puts the list of files in, each with the hash that it must have.

const BUNDLE = /* the bundle */ { version: "", files: {}, settings: [] };

// Several copies of the game may lie in folders of one host.
const FAMILY = `sahkku ${self.registration.scope} `;
const CACHE = FAMILY + BUNDLE.version;
// What whoever runs the host edits, such as kiosk.json: always asked for, and the last answer kept for without a network.
const SETTINGS = /^[a-z]+\.json$/;
const OF_THE_HOST = FAMILY + "of the host";

self.addEventListener("install", (event) => event.waitUntil(fetchAll()));
self.addEventListener("activate", (event) => event.waitUntil(begin()));
self.addEventListener("message", (event) => {
  if (event.data === "take") self.skipWaiting();
});
self.addEventListener("fetch", (event) => {
  const name = nameOf(event.request);
  if (name === undefined) return;
  event.respondWith(SETTINGS.test(name) ? fresh(event.request) : kept(name, event.request));
});

async function fetchAll() {
  const cache = await caches.open(CACHE);
  for (const [name, integrity] of Object.entries(BUNDLE.files)) {
    // An attempt that broke off before has left its part here.
    if (await cache.match(name)) continue;
    const response = await fetch(name, { integrity, cache: "no-cache" });
    if (!response.ok) throw new Error(`${name}: status ${response.status}`);
    // An answer by way of a redirection may not be given to a page that is opened.
    const whole = new Response(await response.blob(), { headers: response.headers });
    await cache.put(name, whole);
  }
  // A host need not have these.
  const settings = BUNDLE.settings.map((name) => fresh(new Request(name, { cache: "no-cache" })).catch(() => {}));
  await Promise.all(settings);
}

// Pages of the version before may still be open, so its files stay until the next one comes.
async function begin() {
  const ours = (await caches.keys()).filter((name) => name.startsWith(FAMILY) && ![CACHE, OF_THE_HOST].includes(name));
  await Promise.all(ours.slice(0, -1).map((name) => caches.delete(name)));
  await self.clients.claim();
}

// What a file is called inside the game's folder; nothing for what is none of ours.
function nameOf(request) {
  const url = new URL(request.url);
  const scope = self.registration.scope;
  const address = url.origin + url.pathname;
  if (request.method !== "GET" || !address.startsWith(scope)) return undefined;
  const name = address.slice(scope.length);
  return name === "" || name.endsWith("/") ? `${name}index.html` : name;
}

async function kept(name, request) {
  const own = await (await caches.open(CACHE)).match(name);
  if (own) return own;
  for (const other of await caches.keys()) {
    if (!other.startsWith(FAMILY)) continue;
    const found = await (await caches.open(other)).match(name);
    if (found) return found;
  }
  return fetch(request);
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
