// Fetches the typeface once the first picture is there, and shows it when all of it has come. The fallbacks in web/style.css have its
// measures, so that nothing jumps; a browser that cannot have it keeps them. Then <html data-type> says "ready", or "failed".
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
