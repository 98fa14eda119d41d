// Chooses the language and fetches its words, in parallel with the game's own files.
//
// The languages and the addresses of their words are links with data-language in the page. The language is the one in the
// address (?language=se), otherwise the one chosen here before, otherwise the first available one of the browser's languages,
// otherwise English.
(function () {
  "use strict";

  if (window.sahkkuLeaves) return;

  var KEPT = "sahkku.language";

  function link(language, part) {
    return document.querySelector('link[data-language="' + language + '"][data-part="' + part + '"]');
  }

  function known(language) {
    return language && /^[a-z-]+$/.test(language) && link(language, "game") ? language : null;
  }

  function asked() {
    return known(new URLSearchParams(location.search).get("language"));
  }

  function kept() {
    try {
      return known(localStorage.getItem(KEPT));
    } catch {
      return null;
    }
  }

  // The browser's languages have regions and scripts, as in nn-NO, and another language may stand in for one.
  function preferred() {
    var wishes = (navigator.languages || [navigator.language]).map(function (tag) { return tag.toLowerCase().split("-")[0]; });
    for (var wish of wishes) {
      var near = known(wish) ? link(wish, "game") : document.querySelector('link[data-part="game"][data-also~="' + wish + '"]');
      if (near) return near.dataset.language;
    }
    return null;
  }

  async function load(language, part) {
    var place = link(language, part);
    if (!place) throw new Error("the page names no words " + language + "/" + part);
    var answer = await fetch(place.href);
    if (!answer.ok) throw new Error(place.href + ": " + answer.status);
    return answer.text();
  }

  // The words of every page: those of its first picture, and the rest, separated by a null character.
  function page(language) {
    return Promise.all([load(language, "game"), load(language, "rest")]).then(function (texts) { return texts.join("\0"); });
  }

  var usual = asked() || preferred() || "en";
  var wished = asked() || kept() || usual;

  var coming = {};
  var words = {
    // The language for visitors who have chosen none here.
    usual: usual,
    // The language of the first words, and those words.
    language: wished,
    text: "",
    // The requested language that did not arrive, and the error.
    missed: "",
    error: "",

    // Resolves when there are words.
    first: page(wished).catch(function (error) {
      if (wished === "en") throw error;
      return page("en").then(function (text) {
        words.missed = wished;
        words.error = String(error);
        words.language = "en";
        return text;
      });
    }).then(function (text) { words.text = text; }),

    // Calls then(texts, "") with the words of these parts, or then("", error). Does not repeat requests in progress.
    fetch: function (language, parts, then) {
      var name = language + parts;
      var words = coming[name] = coming[name] || Promise.all(parts.split(" ").map(load.bind(null, language)));
      words.then(
        function (texts) { delete coming[name]; then(texts.join("\0"), ""); },
        function (error) { delete coming[name]; then("", String(error)); },
      );
    },

    // Remembers a choice, even if the address asked for another language.
    keep: function (language) {
      try {
        localStorage.setItem(KEPT, language);
      } catch {
        // If that fails, it is chosen again next time.
      }
      // The next visitor of a kiosk gets the default language again.
      if ("kiosk" in document.documentElement.dataset) return;
      var address = new URL(location.href);
      if (address.searchParams.has("language")) {
        address.searchParams.set("language", language);
        history.replaceState(history.state, "", address);
      }
    },
  };

  // Callers that wait for the words see a failure; without any, it must not count as unhandled.
  words.first.catch(function () {});
  window.sahkkuWords = words;
})();
