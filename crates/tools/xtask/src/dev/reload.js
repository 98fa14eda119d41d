// Reloads the page when `cargo xtask serve --dev` has built it anew, and shows what is wrong with the sources until then.
(function () {
  "use strict";

  var script = document.currentScript;
  var notice = document.createElement("pre");
  notice.id = "dev-problems";
  notice.setAttribute("role", "alert");
  // Above everything, dialogs included.
  notice.popover = "manual";
  // The page's policy allows no styles in markup, but these.
  Object.assign(notice.style, {
    position: "fixed", inset: "auto 0 0 0", width: "auto", maxHeight: "60vh", margin: "0", padding: "1em", overflow: "auto",
    boxSizing: "border-box", border: "0", background: "#300", color: "#fff", font: "13px/1.4 monospace", whiteSpace: "pre-wrap",
  });
  document.body.appendChild(notice);

  new EventSource(new URL("news", script.src)).onmessage = function (event) {
    var news = JSON.parse(event.data);
    if (news.build !== script.dataset.build) {
      location.reload();
      return;
    }
    notice.textContent = news.problems;
    notice.togglePopover(news.problems !== "");
  };
})();
