// Starts the game, or says in words why it cannot start.
//
// The addresses of the game's two files stand in the page as links with data-game, for their names change with their
// contents. This is a plain script and no module, so that it can still speak where modules are not loaded: in old
// browsers, and where somebody opens the file itself.
//
// While it works, <html data-boot> is "loading", then "ready" or "failed".
(function () {
  "use strict";

  var page = document.documentElement;

  function address(part) {
    var link = document.querySelector('link[data-game="' + part + '"]');
    if (!link) throw new Error("the page names no " + part + " to load");
    return link.href;
  }

  function reason(error) {
    if (location.protocol === "file:") {
      return "The game cannot run straight from a file. Put its folder on a web server, or run “cargo xtask serve”.";
    }
    if (typeof WebAssembly !== "object") {
      return "This browser has no WebAssembly, or has it switched off. The game runs in every current version of " +
        "Firefox, Chrome, Edge and Safari; on a managed device, its keeper may have to allow WebAssembly.";
    }
    if (error instanceof WebAssembly.CompileError || error instanceof WebAssembly.LinkError || error instanceof SyntaxError) {
      return "This browser is too old for the game. Please update it, or open the page in another one.";
    }
    if (error instanceof WebAssembly.RuntimeError) {
      return "The game stopped while it started.";
    }
    return "The game could not be loaded completely. Please check the connection and try again.";
  }

  function fail(error) {
    page.dataset.boot = "failed";
    console.error(error);

    var notice = document.createElement("div");
    notice.id = "boot-notice";
    notice.setAttribute("role", "alert");

    var heading = document.createElement("h1");
    heading.textContent = "Sáhkku cannot start";
    var words = document.createElement("p");
    words.textContent = reason(error);
    var again = document.createElement("button");
    again.textContent = "Try again";
    again.addEventListener("click", function () { location.reload(); });
    var detail = document.createElement("p");
    detail.className = "detail";
    detail.textContent = String(error);

    [heading, words, again, detail].forEach(function (part) { notice.appendChild(part); });
    document.body.insertBefore(notice, document.body.firstChild);
  }

  // What a curator wrote for a screen that nobody looks after. Asked anew every time, for it is edited by hand; without
  // the file the page is as it is anywhere else.
  function kioskFile() {
    if (location.protocol === "file:") return Promise.resolve();
    return fetch("kiosk.json", { cache: "no-cache" }).then(function (answer) {
      return answer.ok ? answer.text() : undefined;
    }).then(function (text) {
      if (text !== undefined) page.dataset.kioskFile = text;
    }, function () {});
  }

  async function start() {
    if (typeof WebAssembly !== "object") throw new Error("WebAssembly is missing");
    var settings = kioskFile();
    var game = await import(address("module"));
    await settings;
    await game.default({ module_or_path: address("wasm") });
    page.dataset.boot = "ready";
  }

  // The button on the screen for a failure of the program itself works without the program.
  var goOn = document.getElementById("stumble-continue");
  if (goOn) goOn.addEventListener("click", function () { location.reload(); });

  page.dataset.boot = "loading";
  start().catch(fail);
})();
