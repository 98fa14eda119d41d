// Defines the addresses from which code may be loaded by name: the game's own folder, and files embedded in the page.
//
// In browsers with Trusted Types, the page's policy allows no other text as the address of a script or a worker.
(function () {
  "use strict";

  var home = new URL(".", document.baseURI).href;

  function checked(address) {
    var url = new URL(address, home).href;
    if (url.indexOf(home) !== 0 && url.indexOf("blob:") !== 0) throw new TypeError("no code is loaded from " + url);
    return url;
  }

  var policy = window.trustedTypes && window.trustedTypes.createPolicy("sahkku", { createScriptURL: checked });

  window.trustedAddress = function (address) {
    return policy ? policy.createScriptURL(address) : checked(address);
  };

  // Runs a script that not every visitor needs; a link with data-later in the page has its address.
  window.loadLater = function (name) {
    var link = document.querySelector('link[data-later="' + name + '"]');
    var script = document.createElement("script");
    script.src = window.trustedAddress(link.href);
    if (link.integrity) script.integrity = link.integrity;
    document.head.appendChild(script);
  };
})();
