// Makes the browser’s back button close the top card, as people expect on a phone.
//
// While a card is open, the history has an entry of ours. It stays if the card is closed in another way, because removing it
// takes a while, in which the next card may open. The next card uses it, and going back without an open card goes back once
// more.
(function () {
  "use strict";

  var open = [];

  new MutationObserver(function () {
    var cards = Array.from(document.querySelectorAll("dialog[open]:not([data-must-answer])"));
    open = open.filter(function (card) { return cards.includes(card); });
    cards.forEach(function (card) { if (!open.includes(card)) open.push(card); });
    // A kiosk blocks every way back.
    var kiosk = document.documentElement.hasAttribute("data-kiosk");
    if (kiosk || open.length === 0 || (history.state && history.state.card)) return;
    history.replaceState({ under: true }, "");
    history.pushState({ card: true }, "");
  }).observe(document.body, { attributeFilter: ["open"], subtree: true });

  addEventListener("popstate", function (event) {
    // A link that was opened has no state, and is not a way back.
    if (!event.state || !event.state.under) return;
    var card = open.pop();
    if (card) card.close();
    else history.back();
  });
})();
