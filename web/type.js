// Fetches the typeface after the first picture, and shows it when it has arrived completely. The fallbacks in web/style.css
// have the same metrics, so nothing jumps; a browser that cannot load it keeps them. Afterwards <html data-type> is "ready" or
// "failed".
(function () {
  "use strict";

  var page = document.documentElement;

  function face(link) {
    return fetch(link.href).then(function (answer) {
      return answer.ok ? answer.arrayBuffer() : Promise.reject(new Error(link.href + ": " + answer.status));
    }).then(function (letters) {
      var range = link.dataset.range || "U+0-FF, U+152-153, U+2000-22FF";
      return new FontFace("Alegreya", letters, { weight: link.dataset.font, unicodeRange: range }).load();
    });
  }

  var links = document.querySelectorAll("link[data-font]");
  Promise.all(Array.prototype.map.call(links, face)).then(function (faces) {
    faces.forEach(function (face) { document.fonts.add(face); });
    page.dataset.type = "ready";
  }, function () { page.dataset.type = "failed"; });
})();
