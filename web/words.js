// Chooses the language and fetches its words, side by side with the game's own files.
//
// Which languages there are, and where their words are, stands in the page as links with data-language. The language is
// the one that the address asks for (?language=se), else the one that was chosen here before, else the first of the
// browser's languages that there is, else English.
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

  // The browser's languages have regions and scripts, as in nn-NO, and there may be one that goes for another.
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

  // What every page says: the words of its first picture, and those of the rest. Between them is a null character.
  function page(language) {
    return Promise.all([load(language, "game"), load(language, "rest")]).then(function (texts) { return texts.join("\0"); });
  }

  var usual = asked() || preferred() || "en";
  var wished = asked() || kept() || usual;

  var coming = {};
  var words = {
    // The language of whoever has chosen none here.
    usual: usual,
    // The language of the words that came first, and those words.
    language: wished,
    text: "",
    // The language that was wished for and did not come, and what was wrong.
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

    // Calls then(texts, "") with the words of these parts, or then("", error). What is on its way already is not asked for again.
    fetch: function (language, parts, then) {
      var name = language + parts;
      var words = coming[name] = coming[name] || Promise.all(parts.split(" ").map(load.bind(null, language)));
      words.then(
        function (texts) { delete coming[name]; then(texts.join("\0"), ""); },
        function (error) { delete coming[name]; then("", String(error)); },
      );
    },

    // Remembers a choice, also where the address asked for another language.
    keep: function (language) {
      try {
        localStorage.setItem(KEPT, language);
      } catch {
        // Then it is chosen anew next time.
      }
      // The next visitor of a kiosk finds its own language again.
      if ("kiosk" in document.documentElement.dataset) return;
      var address = new URL(location.href);
      if (address.searchParams.has("language")) {
        address.searchParams.set("language", language);
        history.replaceState(history.state, "", address);
      }
    },
  };

  // Who waits for the words hears of a failure; that nobody waits yet is none.
  words.first.catch(function () {});
  window.sahkkuWords = words;
})();
