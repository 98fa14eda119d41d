// Keeps visitors of a kiosk on its page, and keeps the page running. The game loads this only in a kiosk; the game itself
// decides when to ask and when to start over.
(function () {
  "use strict";

  var page = document.documentElement;
  var game = document.body;

  // --- No way out ---------------------------------------------------------------------------------------------------

  function never(event) {
    if (event.cancelable) event.preventDefault();
  }

  ["contextmenu", "selectstart", "dragstart", "dragover", "drop", "copy", "cut", "paste", "gesturestart", "gesturechange"]
    .forEach(function (kind) {
      document.addEventListener(kind, never, { capture: true, passive: false });
    });

  // Two fingers are two visitors, not a zoom gesture.
  document.addEventListener("touchmove", function (event) {
    if (event.touches.length > 1) never(event);
  }, { capture: true, passive: false });
  document.addEventListener("wheel", function (event) {
    if (event.ctrlKey) never(event);
  }, { capture: true, passive: false });

  // Keys that print, save, search, zoom, go back or open another window. The game does not use such keys.
  document.addEventListener("keydown", function (event) {
    var commands = event.ctrlKey || event.metaKey || event.altKey;
    if (commands || /^(F\d+|ContextMenu|BrowserBack|BrowserForward|Help|Print|PrintScreen)$/.test(event.key)) {
      never(event);
      event.stopPropagation();
    }
  }, { capture: true });

  document.addEventListener("click", function (event) {
    var link = event.target.closest && event.target.closest("a[href]");
    if (link) never(event);
  }, { capture: true });

  window.open = function () { return null; };
  window.print = function () {};

  // A swipe back returns here.
  history.pushState(null, "");
  window.addEventListener("popstate", function () { history.pushState(null, ""); });

  // --- The whole screen, awake --------------------------------------------------------------------------------------

  function ignore() {}

  document.addEventListener("pointerup", function () {
    if ("fullScreen" in page.dataset && !document.fullscreenElement && page.requestFullscreen) {
      page.requestFullscreen({ navigationUI: "hide" }).catch(ignore);
    }
  }, { capture: true });

  function stayAwake() {
    if ("keepAwake" in page.dataset && navigator.wakeLock && document.visibilityState === "visible") {
      navigator.wakeLock.request("screen").catch(ignore);
    }
  }
  document.addEventListener("visibilitychange", stayAwake);
  stayAwake();

  // --- For the staff ------------------------------------------------------------------------------------------------

  // The place of the mark counts, not the mark: it cannot be touched while a dialog is open, such as the start of a game.
  var held, opened;
  var mark = document.getElementById("staff-mark");
  mark.hidden = false;
  function isOn(event) {
    var place = mark.getBoundingClientRect();
    return event.clientX < place.right && event.clientY < place.bottom;
  }
  function listen(kind, heard) { document.addEventListener(kind, heard, { capture: true }); }
  function letGo() { clearTimeout(held); }
  listen("pointerdown", function (event) {
    letGo();
    opened = false;
    if (isOn(event)) held = setTimeout(function () { opened = true; document.getElementById("staff-open").click(); }, 3000);
  });
  listen("pointermove", function (event) { if (!isOn(event)) letGo(); });
  listen("pointerup", letGo);
  listen("pointercancel", letGo);
  // Lifting the finger from the screen that has just appeared presses nothing there.
  listen("click", function (event) {
    if (!opened || !event.isTrusted) return;
    opened = false;
    never(event);
    event.stopImmediatePropagation();
  });

  // Errors are counted as long as the browser runs, across all loads of the page.
  function remembered(name) {
    try { return Number(sessionStorage.getItem("sahkku.kiosk." + name)) || 0; } catch (denied) { return 0; }
  }
  function remember(name, value) {
    try { sessionStorage.setItem("sahkku.kiosk." + name, String(value)); } catch (denied) { /* then only this load counts */ }
  }
  var errors = remembered("errors");
  page.dataset.errors = errors;
  function count() {
    errors += 1;
    page.dataset.errors = errors;
    remember("errors", errors);
  }
  window.addEventListener("error", count);
  window.addEventListener("unhandledrejection", count);

  // --- On its feet again --------------------------------------------------------------------------------------------

  // If the program itself failed, nobody is there to press the button. A saved game that makes it fail every time is given up
  // after the third failure.
  var stumble = document.getElementById("stumble");
  new MutationObserver(function () {
    if (!stumble.open) return;
    count();
    var times = Date.now() - remembered("stumbled-at") < 120000 ? remembered("stumbles") + 1 : 1;
    remember("stumbles", times);
    remember("stumbled-at", Date.now());
    if (times >= 3) {
      try { localStorage.removeItem(document.documentElement.dataset.page + ".save"); } catch (denied) { /* then there was none */ }
    }
    setTimeout(function () { location.reload(); }, 8000);
  }).observe(stumble, { attributes: true, attributeFilter: ["open"] });

  game.classList.add("locked");
})();
