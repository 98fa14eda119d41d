// Makes a single file with the whole game work: all files of the game are embedded in the page, and get addresses here.
//
// `cargo xtask dist` puts this script and the files into the single page of a game. The game's own scripts need no change: they
// find their files through the page's links, as always.
(function () {
  "use strict";

  var TYPES = { js: "text/javascript", wasm: "application/wasm", json: "application/json" };
  var addresses = {};

  function bytes(text) {
    var letters = atob(text);
    var found = new Uint8Array(letters.length);
    for (var n = 0; n < letters.length; n += 1) found[n] = letters.charCodeAt(n);
    return found;
  }

  document.querySelectorAll("script[data-name]").forEach(function (block) {
    var name = block.dataset.name;
    var type = TYPES[name.split(".").pop()] || "text/plain";
    addresses[name] = URL.createObjectURL(new Blob([bytes(block.textContent)], { type: type }));
    block.remove();
  });

  document.querySelectorAll("link[data-file]").forEach(function (link) {
    link.href = addresses[link.dataset.file];
  });

  document.currentScript.dataset.scripts.split(" ").forEach(function (name) {
    var script = document.createElement("script");
    script.src = addresses[name];
    script.async = false;
    document.body.appendChild(script);
  });
})();
