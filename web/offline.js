// Keeps the game for offline use, and offers new versions.
//
// web/service-worker.js does the caching. It is asked to only once the rest of the program is loaded, so that the first visit
// is not slowed down. A new version is fetched in full next to the old one and waits. It takes over when the visitor agrees, or
// once no page of the game is open any more.
(function () {
  "use strict";

  // A page that is a single file has everything embedded already.
  if (!("serviceWorker" in navigator) || !document.querySelector('link[rel="manifest"]')) return;

  var HOUR = 3600 * 1000;

  function look(registration) {
    // On the very first visit there is no older version to stay with.
    if (registration.waiting && navigator.serviceWorker.controller) document.getElementById("update").hidden = false;
  }

  // A version that was fetched before this game was first opened has to fetch the game's files, too. The other games follow
  // once nothing else is to be done, if that costs the visitor nothing.
  function keep(registration) {
    var link = navigator.connection || {};
    var metered = link.saveData || link.type === "cellular";
    function tell(what) {
      [registration.installing, registration.waiting, registration.active].forEach(function (worker) {
        if (worker) worker.postMessage(what);
      });
    }
    tell("keep");
    if (!metered) idle(function () { tell("keep all"); });
  }

  function watch(registration) {
    keep(registration);
    var take = document.getElementById("update-take");
    look(registration);
    registration.addEventListener("updatefound", function () {
      var coming = registration.installing;
      if (coming) coming.addEventListener("statechange", function () { look(registration); });
    });
    take.addEventListener("click", function () {
      take.disabled = true;
      navigator.serviceWorker.addEventListener("controllerchange", function () { location.reload(); }, { once: true });
      if (registration.waiting) registration.waiting.postMessage("take");
      else location.reload();
    });
    document.getElementById("update-later").addEventListener("click", function () {
      document.getElementById("update").hidden = true;
    });

    // A page that stays open for days checks now and then.
    var asked = Date.now();
    document.addEventListener("visibilitychange", function () {
      if (document.visibilityState !== "visible" || Date.now() - asked < HOUR) return;
      asked = Date.now();
      registration.update().catch(function () {});
    });
  }

  function start() {
    // Browsers that cache nothing, or only for secure pages, refuse here; then the game just does not work offline.
    navigator.serviceWorker.register(window.trustedAddress("service-worker.js")).then(watch, function () {});
  }

  function idle(task) {
    if (window.requestIdleCallback) window.requestIdleCallback(task, { timeout: 5000 });
    else setTimeout(task, 1000);
  }

  // The first picture gets the whole processor.
  idle(start);
})();
