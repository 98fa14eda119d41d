// Starts the game, or says in words why it cannot start.
//
// The page has the addresses of the game's two files in links with data-game, because their names change with their contents.
// This is a plain script instead of a module, so that it can still show a message where modules are not loaded: in old
// browsers, and if somebody opens the file itself.
//
// <html data-boot> is first "loading", then "ready" or "failed".
(function () {
  "use strict";

  if (window.sahkkuLeaves) return;

  var page = document.documentElement;

  function named(part) {
    var link = document.querySelector('link[data-game="' + part + '"]');
    if (!link) throw new Error("the page names no " + part + " to load");
    return link;
  }

  // The text of the message with this name. These messages are in the page, in every language.
  function say(name) {
    var template = document.getElementById("boot-words");
    var language = window.sahkkuWords ? window.sahkkuWords.language : "en";
    var text = template && template.content.querySelector('[lang="' + language + '"] [data-say="' + name + '"]');
    if (name === "boot-file") text = document.querySelector('#unopened [lang="' + language + '"]');
    return text ? text.textContent : name;
  }

  function reason(error) {
    // A page opened from a file, or in a frame without an origin, cannot load anything, unless it has everything embedded.
    if (self.origin === "null" && !document.querySelector("link[data-file]")) return say("boot-file");
    if (typeof WebAssembly !== "object") return say("boot-no-wasm");
    if (error instanceof WebAssembly.CompileError || error instanceof WebAssembly.LinkError || error instanceof SyntaxError) {
      return say("boot-too-old");
    }
    if (error instanceof WebAssembly.RuntimeError) return say("boot-stopped");
    return say("boot-incomplete");
  }

  // This script runs before the rest of the page exists. Scripts after the page are not waited for.
  var whole = new Promise(function (there) {
    if (document.readyState === "loading") document.addEventListener("readystatechange", there, { once: true });
    else there();
  });

  // JavaScriptCore on Linux sometimes reports an out-of-bounds access that did not happen. The page then reloads, at most once a
  // minute.
  function startsAgain(error) {
    if (!/out of bounds/i.test(error)) return false;
    try {
      var last = sessionStorage["sahkku.again"];
      sessionStorage["sahkku.again"] = Date.now();
      return !(Date.now() - last < 6e4);
    } catch {
      return false;
    }
  }

  function fail(error) {
    if (startsAgain(error)) return location.reload();
    page.dataset.boot = "failed";
    console.error(error);
    whole.then(function () { tell(error); });
  }

  function tell(error) {
    var notice = document.createElement("div");
    notice.id = "boot-notice";
    notice.setAttribute("role", "alert");
    if (window.sahkkuWords) notice.lang = window.sahkkuWords.language;

    var heading = document.createElement("h1");
    heading.textContent = say("boot-title");
    var words = document.createElement("p");
    words.textContent = reason(error);
    var again = document.createElement("button");
    again.textContent = say("boot-again");
    again.addEventListener("click", function () { location.reload(); });
    var detail = document.createElement("p");
    detail.className = "detail";
    detail.textContent = String(error);

    [heading, words, again, detail].forEach(function (part) { notice.appendChild(part); });
    document.body.insertBefore(notice, document.body.firstChild);
  }

  // The settings of a curator for an unattended screen. They are fetched every time, because they are edited by hand. Without
  // the file this is an ordinary page.
  function kioskFile() {
    if (location.protocol === "file:") return Promise.resolve();
    return fetch("kiosk.json", { cache: "no-cache" }).then(function (answer) {
      return answer.ok ? answer.text() : "<";
    }).then(function (text) {
      // Some hosts answer with a page if a file does not exist.
      if (text.trim()[0] !== "<") page.dataset.kioskFile = text;
    }, function () {});
  }

  async function fetched(wasm) {
    var answer = await fetch(wasm.href, { integrity: wasm.dataset.integrity || wasm.integrity || "" });
    if (!answer.ok) throw new Error(wasm.href + ": " + answer.status);
    return answer;
  }

  // A WebAssembly module, compiled while it arrives. Some hosts send the wrong type, and then it has to arrive first.
  async function compiled(answer) {
    var told = (answer.headers.get("Content-Type") || "").indexOf("application/wasm") === 0;
    return told && WebAssembly.compileStreaming ? WebAssembly.compileStreaming(answer) : WebAssembly.compile(await answer.arrayBuffer());
  }

  // The module of the game's script, once it is loaded.
  var program;

  // Loads the style for a part of the program, unless the page has loaded it: until then its link has no rel. It has no effect
  // before its medium is set.
  function styled(name) {
    var link = document.querySelector('link[data-style="' + name + '"]:not([rel])');
    return link && new Promise(function (there, failed) {
      var style = link.cloneNode();
      style.rel = "stylesheet";
      style.media = "not all";
      style.onload = function () { there(style); };
      style.onerror = function () { failed(new Error(style.href)); };
      link.after(style);
    });
  }

  // Reads the saves in the database, because localStorage reaches the disk late (crates/page/browser/src/durable.rs). This
  // happens while the rest of the program, which is needed to continue a game, loads. A database that does not answer is not
  // waited for, but one that repairs itself after a power failure on a slow machine is: a late game is better than a lost one.
  function saves() {
    return new Promise(function (there) {
      setTimeout(there, 1e4);
      var opening = indexedDB.open("sahkku.saves");
      // The database did not exist.
      opening.onupgradeneeded = function () { opening.transaction.abort(); };
      opening.onerror = function () { there(); };
      opening.onsuccess = function () {
        var store = opening.result.transaction("texts").objectStore("texts");
        var names = store.getAllKeys();
        var texts = store.getAll();
        texts.onsuccess = function () { there([names.result, texts.result]); };
        opening.result.close();
      };
    }).then(function (read) { window.sahkkuSaves = read; }, function () {});
  }

  // A part of the program that is not needed at the start, and its style. Neither holds up the page before the part is wanted.
  async function part(name, wanted) {
    var link = document.querySelector('link[data-part="' + name + '"]');
    var [answer, style] = await Promise.all([fetched(link), styled(name), name === "rest" && saves()]);
    await wanted;
    if (style) style.media = "";
    return compiled(answer);
  }

  // A saved game, or one in a link, needs the rest of the program, which then loads in parallel with the program.
  function goesOn() {
    try {
      return location.hash.length > 1 || Object.keys(localStorage).some(function (key) { return key.indexOf(page.dataset.page + ".save") === 0; });
    } catch {
      return false;
    }
  }

  // The late part of the program, requested before there is a program to use it.
  var early = {};
  var want;

  function askEarly(wanted) {
    if (early.rest) return;
    early.rest = part("rest", wanted);
    early.rest.catch(function () {});
  }

  if (goesOn()) askEarly();

  // Loads a part of the program. Calls then("") once it is loaded, or then(error), after which the caller can try again.
  window.loadPart = function (name, then) {
    if (want) want();
    var code = early[name] || part(name);
    early[name] = undefined;
    code.then(function (code) {
      return WebAssembly.instantiate(code, program.shared());
    }).then(function () { then(""); }, function (error) { then(String(error)); });
  };

  // Whether the visitor asked the browser to load little.
  window.savesData = function () {
    return Boolean(navigator.connection && navigator.connection.saveData);
  };

  // The styles use :has() to find out what is open; without it, layers overlap. Browsers without older features lack it, too.
  function isTooOld() {
    return !(window.CSS && CSS.supports && CSS.supports("selector(:has(a))"));
  }

  async function start() {
    if (isTooOld()) throw new SyntaxError("this browser does not know :has()");
    if (typeof WebAssembly !== "object") throw new Error("WebAssembly is missing");
    var settings = kioskFile();
    if (!window.sahkkuWords) throw new Error("web/words.js is missing");
    // The browser checks the module against the hash in its link.
    var first = fetched(named("wasm")).then(compiled);
    // The late part starts after the first module, which it would delay, and loads while that draws the first picture.
    first.then(function () {
      if (!window.savesData()) askEarly(new Promise(function (there) { want = there; }));
    }, function () {});
    var [game, code] = await Promise.all([import(named("module").href), first, whole]);
    program = game;
    // Work that needs no words is done before they arrive.
    await game.default({ module_or_path: code });
    await Promise.all([window.sahkkuWords.first, settings]);
    game.begin();
    page.dataset.boot = "ready";
  }

  // The button on the screen for a failure of the program itself works without the program.
  whole.then(function () {
    document.getElementById("unopened").hidden = true;
    document.getElementById("game").hidden = false;
    var goOn = document.getElementById("stumble-continue");
    if (goOn) goOn.addEventListener("click", function () { location.reload(); });
  });

  page.dataset.boot = "loading";
  start().catch(fail);
})();
