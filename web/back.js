// Lets the browser’s way back close the card that lies on top, as people expect of it on a phone.
//
// While a card lies there, the history has an entry of ours. It stays when the card is closed in another way: taking it
// back takes a while, in which the next card may open. The next card uses it, and a way back that finds no card goes on.
(function () {
  "use strict";

  var open = [];
  var address;

  new MutationObserver(function () {
    var cards = Array.from(document.querySelectorAll("dialog[open]:not([data-must-answer])"));
    open = open.filter(function (card) { return cards.includes(card); });
    cards.forEach(function (card) { if (!open.includes(card)) open.push(card); });
    // A kiosk stops every way back.
    var kiosk = document.documentElement.hasAttribute("data-kiosk");
    if (kiosk || open.length === 0 || (history.state && history.state.card)) return;
    history.pushState({ card: true }, "");
    address = location.href;
  }).observe(document.body, { attributeFilter: ["open"], subtree: true });

  addEventListener("popstate", function (event) {
    // Another address is a link that was opened, and no way back.
    if ((event.state && event.state.card) || location.href !== address) return;
    var card = open.pop();
    if (card) card.close();
    else history.back();
  });
})();
