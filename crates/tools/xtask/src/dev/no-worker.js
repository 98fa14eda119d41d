// Takes the place of the service worker that a bundle served from this address left behind, and goes with it.
self.addEventListener("install", function () { self.skipWaiting(); });
self.addEventListener("activate", function (event) {
  event.waitUntil(self.registration.unregister().then(function () {
    return self.clients.matchAll({ type: "window" });
  }).then(function (pages) {
    pages.forEach(function (page) { page.navigate(page.url); });
  }));
});
