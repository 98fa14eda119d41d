// Redirects to the page of another game if the address asks for one: ?game=hnefatafl on the page of sáhkku, and back.
//
// <html data-page> is the game of this page, <html data-pages> names the pages of all. This script runs before all others,
// which do nothing when it redirects. An unknown game stays in the address, and the program reports it.
(function () {
  "use strict";

  var page = document.documentElement;
  var wanted = new URLSearchParams(location.search).get("game");
  if (wanted === null || wanted === page.dataset.page) return;

  (page.dataset.pages || "").split(" ").forEach(function (entry) {
    var named = entry.split("=");
    if (named[0] !== wanted) return;
    // All other parameters stay as they are written.
    var others = location.search.slice(1).split("&").filter(function (part) { return !/^game(=|$)/.test(part); });
    window.sahkkuLeaves = true;
    location.replace(named[1] + (others.length > 0 ? "?" + others.join("&") : "") + location.hash);
  });
})();
