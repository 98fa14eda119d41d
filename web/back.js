// Lets the browser’s way back close the card that lies on top, as people expect of it on a phone.
//
// While a card lies there, the history has an entry of ours. It stays when the card is closed in another way: taking it
// back takes a while, in which the next card may open. The next card uses it, and a way back that finds no card goes on.
(function () {
  "use strict";

  var open = [];

  new MutationObserver(function () {
    var cards = Array.from(document.querySelectorAll("dialog[open]:not([data-must-answer])"));
    open = open.filter(function (card) { return cards.includes(card); });
    cards.forEach(function (card) { if (!open.includes(card)) open.push(card); });
    // A kiosk stops every way back.
    var kiosk = document.documentElement.hasAttribute("data-kiosk");
    if (kiosk || open.length === 0 || (history.state && history.state.card)) return;
    history.replaceState({ under: true }, "");
    history.pushState({ card: true }, "");
  }).observe(document.body, { attributeFilter: ["open"], subtree: true });

  addEventListener("popstate", function (event) {
    // A link that was opened has no state, and is no way back.
    if (!event.state || !event.state.under) return;
    var card = open.pop();
    if (card) card.close();
    else history.back();
  });
})();
