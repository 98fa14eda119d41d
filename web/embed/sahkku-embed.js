// <sahkku-board>, <board-game> and <sahkku-diagram>: sáhkku and Hnefatafl in any page, with one line of HTML.
//
//     <script src="https://example.org/sahkku/sahkku-embed.js"></script>
//     <sahkku-board rules="maze"></sahkku-board>
//     <board-game game="hnefatafl"></board-game>
//
// <sahkku-board> and <board-game> are the same under two names; without `game` they are sáhkku.
//
// Every board is a frame of its own: the styles of the page and of the game cannot disturb each other, a board that
// fails takes nothing with it, and several stand on one page. Nothing is loaded before a reader wants to play. What
// page and board say to each other is in docs/embedding.md; the types are in sahkku-embed.d.ts.
(function () {
  "use strict";

  if (customElements.get("sahkku-board")) return;

  // The game lies beside this script. `cargo xtask dist` makes a module of it, where import.meta stands in this place.
  var script = document.currentScript;
  var home = new URL(".", script ? script.src : location.href);
  var VERSION = 1;

  // Attributes that the game can change while it is played, those that it reads from its address, and all there are.
  var LIVE = ["opponent", "taps", "confirm", "coach", "material", "lines", "dark", "ornament", "coordinates", "below", "speed", "turning", "table", "hints", "warnings", "moves", "notation", "speech", "sound", "volume", "language"];
  var ADDRESS = ["rules", "computer", "seed"].concat(LIVE);
  var BOARD = ["game"].concat(ADDRESS, ["link", "autostart", "keep", "label"]);
  var DIAGRAM = ["game", "rules", "position", "material", "ornament", "lines", "coordinates", "label"];
  var NEW_GAME = ["rules", "computer"];

  var STYLE = [
    ":host { display: block; position: relative; box-sizing: border-box; width: 100%; min-height: 22rem; aspect-ratio: 16 / 10; container-type: inline-size; }",
    ":host([game=hnefatafl]) { aspect-ratio: 1; }",
    ":host([hidden]) { display: none; }",
    ":host(sahkku-diagram) { aspect-ratio: 16 / 9; min-height: 0; }",
    ":host(sahkku-diagram[game=hnefatafl]) { aspect-ratio: 1; min-height: 0; }",
    ":host(sahkku-diagram[game=kotra]) { aspect-ratio: 3 / 2; min-height: 0; }",
    // Paper does not cut a board in two, and shows its colours.
    "@media print { :host { break-inside: avoid; print-color-adjust: exact; } }",
    "iframe, .poster, .stage, .opener, .trouble { position: absolute; inset: 0; box-sizing: border-box; width: 100%; height: 100%; margin: 0; border: 0; border-radius: 3px; }",
    // A stage is a popover, so that nothing of the page lies over it when it fills the screen. Until then it lies in the text.
    ".stage { display: grid; grid-template: minmax(0, 1fr) / minmax(0, 1fr); padding: 0; overflow: hidden; background: none; color: inherit; }",
    ".stage iframe { position: static; }",
    ".stage .close { display: none; }",
    ".stage.whole { position: fixed; z-index: 2147483647; width: 100%; height: 100vh; height: 100dvh; grid-template-rows: auto minmax(0, 1fr); border-radius: 0; background: var(--ground); color: var(--ground-ink); }",
    ".stage.whole iframe { border-radius: 0; }",
    ".stage.whole .close { display: block; justify-self: end; min-height: 44px; padding: 0 1rem; border: 0; background: none; color: inherit; font: 1rem/1.2 ui-serif, Georgia, 'Noto Serif', serif; cursor: pointer; }",
    ".trouble { display: grid; place-content: center; gap: .75rem; padding: 1rem; overflow: auto; text-align: center; background: #1e344c; color: #f0e8d8; font: 1.05rem/1.4 ui-serif, Georgia, 'Noto Serif', serif; }",
    ".stage.whole .trouble { top: 44px; height: auto; }",
    ".trouble a { color: inherit; padding: .5rem; }",
    ".trouble p { margin: 0; }",
    ".opener { padding: 0; background: none; cursor: pointer; }",
    ".close:focus-visible, .opener:focus-visible { outline: 3px solid; outline-offset: -4px; }",
    ".poster { display: grid; place-content: center; justify-items: center; gap: .75rem; padding: 1rem; cursor: pointer;",
    "  font: 1.05rem/1.4 ui-serif, Georgia, 'Noto Serif', serif; }",
    ".poster svg { width: min(80cqw, 34rem); height: auto; }",
    ":host([game=hnefatafl]) .poster svg { width: min(60cqw, 24rem); }",
    ".poster b { font-size: 1.5em; font-weight: 600; }",
    // The long die, seen from above.
    ".poster span { min-width: 11rem; box-sizing: border-box; padding: .7rem 2.4rem; background: #8a2f1d; color: #fff8ee; font-weight: 600;",
    "  clip-path: polygon(18px 0, calc(100% - 18px) 0, 100% 50%, calc(100% - 18px) 100%, 18px 100%, 0 50%); }",
    ".poster:focus-visible { outline: 3px solid; outline-offset: -6px; }",
  ].join("\n");

  // Below this width words lie under the board, which has the whole width.
  var NARROW = 700;

  // A narrow board that nobody has pressed yet is as high as what stands on it.
  var NARROW_POSTER = ":host, :host([game]) { aspect-ratio: auto; min-height: 0; } .poster { position: static; height: auto; grid-template-columns: minmax(0, 1fr); place-content: normal; padding: 6px 6px 1rem; } " +
    ".poster svg, :host([game=hnefatafl]) .poster svg { width: 100%; } .poster span { width: calc(100% - 1rem); }";

  // What is under the board of a narrow frame, before the frame has said how high it wants to be.
  var FOOT = 215;

  // A phone: its boards are played on the whole screen.
  var PHONE = matchMedia("(pointer: coarse) and (max-width: 699px), (pointer: coarse) and (max-height: 520px)");

  // Unlike a style element, this is allowed on pages with a strict policy.
  var style = new CSSStyleSheet();
  style.replaceSync(STYLE);

  var CLOSE = { en: "Close", se: "Gidde", nb: "Lukk", fi: "Sulje", sv: "Stäng", fr: "Fermer" };

  var PLAY = { en: "Play", se: "Speala", nb: "Spill", fi: "Pelaa", sv: "Spela", fr: "Jouer" };

  var SILENT = {
    en: "The game doesn’t answer here. This page or the network may block it.",
    se: "Speallu ii vástit dáppe. Dát siidu dahje fierpmádat sáhttá hehttet dan.",
    nb: "Spillet svarer ikke her. Denne siden eller nettverket kan blokkere det.",
    fi: "Peli ei vastaa tässä. Tämä sivu tai verkko voi estää sen.",
    sv: "Spelet svarar inte här. Den här sidan eller nätverket kan blockera det.",
    fr: "Le jeu ne répond pas ici. Cette page ou le réseau le bloque peut-être.",
  };

  var ALONE = {
    en: "Open the game in its own window", se: "Raba speallu sierra láses", nb: "Åpne spillet i et eget vindu",
    fi: "Avaa peli omaan ikkunaan", sv: "Öppna spelet i ett eget fönster", fr: "Ouvrir le jeu dans sa propre fenêtre",
  };

  // For how many seconds a frame may say nothing before it has loaded and after that, and a game that was asked something.
  var LOADS = 60;
  var ANSWERS = 20;

  /** Calls `late` after so many seconds, and gives what prevents it. One timer for all of them would go off when a device wakes. */
  function after(seconds, late) {
    var beat = setInterval(function () {
      seconds -= 1;
      if (seconds > 0) return;
      clearInterval(beat);
      late();
    }, 1000);
    return function () { clearInterval(beat); };
  }

  // The width of a board on paper, in CSS pixels. The narrowest page has room for it.
  var PAPER = 600;

  function ignore() {}

  var boards = 0;

  // The page of each game, what the game is called, the rule set of a diagram that names none, how its boards are drawn, and how
  // wide they lie, by their height.
  var GAMES = {
    sahkku: { page: "index.html", title: "Sáhkku", rules: "lagesvuotna", drawn: rows, shape: 1.75 },
    hnefatafl: { page: "hnefatafl.html", title: "Hnefatafl", rules: "linne", drawn: square, shape: 0.84 },
    kotra: { page: "kotra.html", title: "Kotra", rules: "kotra", drawn: tables, shape: 1.3 },
  };

  /** The game of this name. The page says which it does not know. */
  function gameOf(name) {
    return Object.keys(GAMES).includes(name) ? GAMES[name] : GAMES.sahkku;
  }

  // Boards of sáhkku with squares; all others are of lines.
  var SQUARES = ["raisa", "maze"];

  // Boards of Hnefatafl that are not of nine times nine squares.
  var WIDTHS = { brandubh: 7, copenhagen: 11, fetlar: 11 };

  // The cloth, the words on it, the board and its lines, as crates/table/scene/src/themes.rs has them.
  var LOOKS = {
    "birch": ["#1e344c", "#f0e8d8", "#deb882", "#42220e"],
    "dark-wood": ["#464a44", "#f6f0e2", "#362116", "#a08058"],
    "hide": ["#343e36", "#f2ecde", "#e4d0b2", "#702212"],
    "plain": ["#e2e7ea", "#1e262e", "#faf9f5", "#58626a"],
    "night": ["#111317", "#ded8cc", "#2c1f17", "#967a56"],
    "high-contrast": ["#ffffff", "#000000", "#ffffff", "#000000"],
  };

  /** The path of an ornament around a point. */
  function ornament(kind, x, y, size) {
    if (kind === "diamond") return "M" + [x, y - size] + "l" + [size, size, -size, size, -size, -size] + "z";
    var arm = kind === "x" ? size : size * 0.7;
    var path = "M" + [x - arm, y - arm] + "l" + [2 * arm, 2 * arm] + "m0," + -2 * arm + "l" + [-2 * arm, 2 * arm];
    if (kind !== "x") path += "M" + [x, y - size] + "v" + 2 * size + "m" + [-size, -size] + "h" + 2 * size;
    if (kind === "sun") path += "M" + [x - arm, y] + "a" + [arm, arm, 0, 1, 0, 2 * arm, 0] + "a" + [arm, arm, 0, 1, 0, -2 * arm, 0];
    return path;
  }

  /** The empty board that is asked for, drawn plainly until the real one is wanted. Made of elements: pages may forbid
      markup in text. */
  function picture(asked, look) {
    function part(name, attributes) {
      var element = document.createElementNS("http://www.w3.org/2000/svg", name);
      Object.keys(attributes).forEach(function (key) { element.setAttribute(key, attributes[key]); });
      return element;
    }
    var board = gameOf(asked("game")).drawn(asked);
    var line = { fill: "none", stroke: look[3], "stroke-linecap": "round" };
    var drawn = part("svg", { viewBox: "0 0 " + board.width + " " + board.height, "aria-hidden": "true" });
    drawn.append(
      part("rect", { width: board.width, height: board.height, rx: 10, fill: look[2], stroke: look[3], "stroke-opacity": 0.4 }),
      part("path", Object.assign({ class: "places", d: board.lines, "stroke-width": 2.5 }, line)),
      part("path", Object.assign({ class: "marks", d: board.marks, "stroke-width": 2 }, line)),
    );
    return drawn;
  }

  /** The paths of a board of sáhkku, which has three rows. */
  function rows(asked) {
    var squares = SQUARES.includes(asked("rules"));
    var columns = squares ? 13 : 15;
    var width = columns * 26 + 14;
    var lines = "";
    for (var n = 0; n < columns; n += 1) {
      var x = 20 + n * 26;
      if (squares) lines += "M" + [x + 13, 20] + "v108";
      else if (asked("lines") === "joined") lines += "M" + [x, 14] + "v120M" + [x - 4, 54] + "h8m-8,40h8";
      else lines += "M" + [x, 16] + "v28m0,16v28m0,16v28";
    }
    if (squares) for (n = 0; n < 4; n += 1) lines += "M" + [7, 20 + n * 36] + "h338" + (n ? "" : "M7,20v108");
    var kind = asked("ornament") || "sun";
    var marks = ornament(kind, width / 2, 74, 11);
    if (!squares) {
      [98, width - 98].forEach(function (x) { marks += ornament(kind === "sun" ? "x" : kind, x, 74, 7); });
    }
    return { width: width, height: 148, lines: lines, marks: marks };
  }

  /** The paths of a board of Hnefatafl: as many ranks as files, and the castle in the middle. */
  function square(asked) {
    var rules = asked("rules") || "";
    var named = /\bboard=(7|9|11)\b/.exec(rules);
    var files = named ? Number(named[1]) : WIDTHS[rules.split(" ")[0]] || 9;
    var width = files * 26 + 14;
    var lines = "";
    for (var n = 0; n <= files; n += 1) lines += "M" + [7 + n * 26, 7] + "v" + files * 26 + "M" + [7, 7 + n * 26] + "h" + files * 26;
    var marks = ornament(asked("ornament") || "sun", width / 2, width / 2, 8);
    return { width: width, height: width, lines: lines, marks: marks };
  }

  /** The paths of a board of Kotra: twelve points at each long side, and the ridge in the middle. */
  function tables(asked) {
    var lines = "M197,7v234M203,7v234";
    for (var n = 0; n < 12; n += 1) {
      var x = 11 + n * 31 + (n < 6 ? 0 : 8);
      lines += "M" + [x, 7] + "l15,96l15,-96M" + [x, 241] + "l15,-96l15,96";
    }
    var kind = asked("ornament") || "sun";
    return { width: 400, height: 248, lines: lines, marks: ornament(kind, 26, 34, 6) + ornament(kind, 374, 214, 6) };
  }

  /** Lets every attribute be read and set as a property, too; `null` takes it away. */
  function reflect(element, names) {
    names.forEach(function (name) {
      Object.defineProperty(element.prototype, name, {
        configurable: true,
        enumerable: true,
        get: function () { return this.getAttribute(name); },
        set: function (value) {
          if (value === null || value === undefined) this.removeAttribute(name);
          else this.setAttribute(name, value);
        },
      });
    });
  }

  function Failure(message) {
    var failure = new Error(message);
    failure.name = "SahkkuError";
    return failure;
  }

  class Framed extends HTMLElement {
    constructor() {
      super();
      this.attachShadow({ mode: "open" });
      this._shape = new CSSStyleSheet();
      this._paper = new CSSStyleSheet();
      this.shadowRoot.adoptedStyleSheets = [style, this._shape, this._paper];
      this._number = boards += 1;
      this._hear = this._hear.bind(this);
      this._print = this._print.bind(this);
    }

    connectedCallback() {
      window.addEventListener("message", this._hear);
      window.addEventListener("beforeprint", this._print);
      window.addEventListener("afterprint", this._print);
    }

    /** On paper the frame is a picture of what it is on the screen: a game cannot draw itself for a page that is narrower. */
    _print(event) {
      var frame = this._framed;
      var sheet = "";
      if (frame && event.type === "beforeprint") {
        var size = [frame.offsetWidth, frame.offsetHeight];
        var scale = Math.min(1, PAPER / size[0]);
        sheet = "@media print { :host { aspect-ratio: auto !important; min-height: 0 !important; width: " + size[0] * scale + "px !important; height: " + size[1] * scale + "px !important; } " +
          "iframe { width: " + size[0] + "px !important; height: " + size[1] + "px !important; transform: scale(" + scale + "); transform-origin: 0 0; } }";
      }
      this._paper.replaceSync(sheet);
    }

    /** The language of the element's own words, as far as it has them. */
    _say(words) {
      var language = this.getAttribute("language") || document.documentElement.lang.slice(0, 2);
      return words[language] || words.en;
    }

    /** The game that is asked for. */
    get _game() { return gameOf(this.getAttribute("game")); }

    /** The frame with the game in it, from now on. */
    _frame(parameters, fragment, room) {
      var alone = new URL(this._game.page, home);
      var named = this.getAttribute("game");
      if (named !== null && !Object.keys(GAMES).includes(named)) alone.searchParams.set("game", named);
      Object.keys(parameters).forEach(function (name) {
        alone.searchParams.set(name, parameters[name]);
      });
      alone.hash = fragment;
      var address = new URL(alone);
      address.searchParams.set("embedded", "");
      // The game talks with this page only.
      address.searchParams.set("allow", location.origin);
      var frame = document.createElement("iframe");
      frame.src = address.href;
      frame.title = this.getAttribute("label") || this._game.title;
      frame.allow = "fullscreen; clipboard-write";
      (room || this.shadowRoot).append(frame);
      this._framed = frame;
      var silent = this._isSilent.bind(this, alone.href);
      this._answered();
      this._stopWaiting = after(LOADS, silent);
      frame.addEventListener("load", () => {
        if (this._stopWaiting === ignore) return;
        this._stopWaiting();
        this._stopWaiting = after(ANSWERS, silent);
      }, { once: true });
      return frame;
    }

    /** The frame has said something: what was said of its silence goes. */
    _answered() {
      if (this._stopWaiting) this._stopWaiting();
      this._stopWaiting = ignore;
      if (this._silence) this._silence.remove();
      this._silence = null;
    }

    /** The frame says nothing, as one does that is blocked: the reader gets the game by a link. */
    _isSilent(address) {
      var words = document.createElement("p");
      words.textContent = this._say(SILENT);
      var link = document.createElement("a");
      link.href = address;
      link.target = "_blank";
      link.rel = "noopener";
      link.textContent = this._say(ALONE);
      this._silence = document.createElement("div");
      this._silence.className = "trouble";
      this._silence.setAttribute("role", "alert");
      this._silence.append(words, link);
      (this._stage || this.shadowRoot).append(this._silence);
      this._giveUp(Failure(words.textContent));
    }

    _giveUp(failure) { this._trouble(failure); }

    _trouble(error) {
      this.dispatchEvent(new CustomEvent("error", { detail: Object.assign({}, this._state, { message: error.message }) }));
    }

    _hear(event) {
      var letter = event.data;
      if (!this._framed || event.source !== this._framed.contentWindow || event.origin !== home.origin) return;
      if (!letter || letter.sahkku !== VERSION) return;
      this._answered();
      this._heard(letter);
    }

    /** Calls `seen` as soon as the element can be seen. */
    _whenSeen(seen) {
      this._watch = new IntersectionObserver(function (entries, watch) {
        if (entries.some(function (entry) { return entry.isIntersecting; })) {
          watch.disconnect();
          seen();
        }
      }, { rootMargin: "200px" });
      this._watch.observe(this);
    }

    disconnectedCallback() {
      window.removeEventListener("message", this._hear);
      window.removeEventListener("beforeprint", this._print);
      window.removeEventListener("afterprint", this._print);
      if (this._watch) this._watch.disconnect();
    }
  }

  class SahkkuBoard extends Framed {
    static get observedAttributes() { return ADDRESS.concat("game", "link", "label"); }

    constructor() {
      super();
      this._asked = new Map();
      this._last = 0;
      this._state = null;
      this._fit = this._fit.bind(this);
    }

    connectedCallback() {
      super.connectedCallback();
      PHONE.addEventListener("change", this._fit);
      this._width = new ResizeObserver(this._fit);
      this._width.observe(this);
      if (this._board || this._poster) return;
      if (this.hasAttribute("autostart")) this._whenSeen(this._begin.bind(this));
      else this._showPoster();
    }

    disconnectedCallback() {
      super.disconnectedCallback();
      PHONE.removeEventListener("change", this._fit);
      this._width.disconnect();
      this._close();
    }

    /** Takes the shape that its width asks for. A size that the page gives the element comes first, as its styles do. */
    _fit() {
      var width = this.clientWidth;
      var sheet = "";
      if (width > 0 && width < NARROW) {
        if (!this._board) sheet = NARROW_POSTER;
        else sheet = ":host, :host([game]) { aspect-ratio: auto; min-height: 0; height: " + (this._asksFor || Math.round(width / this._game.shape) + FOOT) + "px; }";
      }
      if (sheet !== this._fitted) this._shape.replaceSync(sheet);
      this._fitted = sheet;
      if (this._opener) this._opener.hidden = !PHONE.matches;
    }

    /** Fills the screen. */
    _open() {
      var stage = this._stage;
      if (stage.classList.contains("whole")) return;
      var look = this._look();
      stage.style.setProperty("--ground", look[0]);
      stage.style.setProperty("--ground-ink", look[1]);
      this._closer.textContent = "✕ " + this._say(CLOSE);
      stage.classList.add("whole");
      // Where it is no popover yet, it lies as far up as it can.
      if (stage.showPopover) stage.showPopover();
      this._scrolls = document.documentElement.style.overflow;
      document.documentElement.style.overflow = "hidden";
      this._board.focus();
    }

    /** Goes back to the line of the page; the game goes on there. */
    _close() {
      var stage = this._stage;
      if (!stage || !stage.classList.contains("whole")) return;
      if (stage.hidePopover && stage.matches(":popover-open")) stage.hidePopover();
      stage.classList.remove("whole");
      document.documentElement.style.overflow = this._scrolls;
      this._opener.focus({ preventScroll: true });
    }

    /** What the game lies in, and what opens and closes it on a phone. */
    _build() {
      var stage = document.createElement("div");
      stage.className = "stage";
      stage.setAttribute("popover", "manual");
      var closer = document.createElement("button");
      closer.className = "close";
      closer.type = "button";
      closer.addEventListener("click", this._close.bind(this));
      stage.append(closer);
      stage.addEventListener("keydown", (event) => { if (event.key === "Escape") this._close(); });
      var opener = document.createElement("button");
      opener.className = "opener";
      opener.type = "button";
      opener.setAttribute("aria-label", this._say(PLAY) + ": " + (this.getAttribute("label") || this._game.title));
      opener.addEventListener("click", this._open.bind(this));
      this.shadowRoot.append(stage, opener);
      this._stage = stage;
      this._closer = closer;
      this._opener = opener;
    }

    /** The colours that are asked for. */
    _look() {
      var contrast = matchMedia("(prefers-contrast: more)").matches;
      return LOOKS[this.getAttribute("material")] || LOOKS[contrast ? "high-contrast" : "birch"];
    }

    attributeChangedCallback(name, before, value) {
      if (!this._board) {
        if (this._poster) this._fillPoster();
        return;
      }
      if (before === value || value === null) return;
      if (LIVE.includes(name)) this._ask({ do: "set", name: name, value: value }).catch(this._trouble.bind(this));
      else if (name === "rules") this.newGame({ rules: value }).catch(this._trouble.bind(this));
      else if (name === "computer") this.newGame({ computer: value }).catch(this._trouble.bind(this));
    }

    _showPoster() {
      var poster = document.createElement("button");
      poster.className = "poster";
      poster.type = "button";
      poster.addEventListener("click", this._press.bind(this));
      this.shadowRoot.append(poster);
      this._poster = poster;
      this._fillPoster();
      this._fit();
    }

    /** Loads the game for a reader, who sees what comes of it. */
    _begin() { this.start().catch(ignore); }

    /** A reader pressed the poster: on a phone the game fills the screen. */
    _press() {
      this._begin();
      if (PHONE.matches) this._open();
    }

    _fillPoster() {
      var asked = this.getAttribute.bind(this);
      var look = this._look();
      var title = document.createElement("b");
      title.textContent = this.getAttribute("label") || this._game.title;
      var play = document.createElement("span");
      play.textContent = this._say(PLAY);
      this._poster.style.background = look[0];
      this._poster.style.color = look[1];
      // Which board a link has is known once it is read, and then there is the real one.
      this._poster.replaceChildren(...(asked("link") ? [] : [picture(asked, look)]), title, play);
    }

    /** Loads the game; a reader who presses the poster does the same. Resolves when it can be played, and rejects if it does not
        answer; then it can be tried again. */
    start() {
      if (this._started) return this._started;
      var self = this;
      var parameters = {};
      ADDRESS.forEach(function (name) {
        if (self.hasAttribute(name)) parameters[name] = self.getAttribute(name);
      });
      var keep = this.getAttribute("keep") || "board-" + this._number + "-" + slug(location.pathname);
      if (keep !== "no") parameters.keep = keep.slice(0, 60);
      var fragment = this.getAttribute("link") || "";
      this._started = new Promise(function (resolve, reject) {
        self._ready = resolve;
        self._failed = reject;
      });
      if (this._board) this._board.remove();
      else this._build();
      this._board = this._frame(parameters, fragment, this._stage);
      this._fit();
      var poster = this._poster;
      if (poster) {
        this._board.addEventListener("load", function () {
          var hadFocus = self.shadowRoot.activeElement === poster;
          poster.remove();
          if (hadFocus) self._board.focus();
        }, { once: true });
      }
      return this._started;
    }

    /** A new game: { rules, computer }, each as in the attributes; what is left out stays. */
    async newGame(options) {
      var letter = { do: "newGame" };
      Object.keys(options || {}).forEach(function (name) {
        if (!NEW_GAME.includes(name)) throw Failure("newGame: " + name);
        if (options[name] !== undefined) letter[name] = String(options[name]);
      });
      return this._ask(letter);
    }

    /** Goes on from a record. */
    async load(record) {
      return this._ask({ do: "load", record: String(record) });
    }

    /** Plays an action such as "X:a15-b15", if a person has to decide and it is legal. */
    async play(action) {
      return this._ask({ do: "play", action: String(action) });
    }

    /** Throws the dice, if a person has to. */
    throwDice() {
      return this._ask({ do: "throw" });
    }

    /** A promise of the record of the game; null before there is one. */
    get record() { return this._ask({ do: "record" }); }

    /** A promise of the position; null before there is a game. */
    get position() { return this._ask({ do: "position" }); }

    /** What the game told last, as in the detail of its events; null before it has started. */
    get state() { return this._state; }

    _ask(letter) {
      var self = this;
      return this.start().then(function () {
        return new Promise(function (resolve, reject) {
          var id = self._last += 1;
          var stop = after(ANSWERS, function () {
            self._asked.delete(id);
            reject(Failure(self._say(SILENT)));
          });
          self._asked.set(id, { resolve: resolve, reject: reject, stop: stop });
          self._board.contentWindow.postMessage(Object.assign({ sahkku: VERSION, id: id }, letter), home.origin);
        });
      });
    }

    /** The frame does not answer: whoever waits for it is told, and it can be loaded again. */
    _giveUp(failure) {
      this._failed(failure);
      this._started = null;
      super._giveUp(failure);
    }

    _heard(letter) {
      if (letter.answer !== undefined) {
        var asked = this._asked.get(letter.answer);
        this._asked.delete(letter.answer);
        if (!asked) return;
        asked.stop();
        if (letter.error) asked.reject(Failure(letter.error));
        else asked.resolve(letter.value);
        return;
      }
      if (letter.event === "height") {
        this._asksFor = letter.height;
        this._fit();
        return;
      }
      this._state = letter.detail;
      if (letter.event === "ready") {
        this._ready();
        // It came late.
        if (!this._started) this._started = Promise.resolve();
      }
      this.dispatchEvent(new CustomEvent(letter.event, { detail: letter.detail, bubbles: true, composed: true }));
    }
  }

  class SahkkuDiagram extends Framed {
    static get observedAttributes() { return DIAGRAM; }

    connectedCallback() {
      super.connectedCallback();
      this.setAttribute("role", "img");
      if (!this.hasAttribute("aria-label")) this._call();
      this._whenSeen(this._draw.bind(this));
    }

    attributeChangedCallback(name, before, value) {
      if (name !== "label" && this._shown && before !== value) this._draw();
      if (["game", "label"].includes(name) && this._called && this._called === this.getAttribute("aria-label")) this._call();
    }

    /** Is called what `label` says, where the page gave it no other name. */
    _call() {
      this._called = this.getAttribute("label") || this._game.title;
      this.setAttribute("aria-label", this._called);
    }

    _draw() {
      if (this._shown) this._shown.remove();
      var parameters = { diagram: "" };
      var self = this;
      ["material", "ornament", "lines", "coordinates"].forEach(function (name) {
        if (self.hasAttribute(name)) parameters[name] = self.getAttribute(name);
      });
      var rules = this.getAttribute("rules") || this._game.rules;
      var position = this.getAttribute("position");
      if (position) {
        this._shown = this._frame(parameters, "position=1;" + encodeURIComponent(rules) + ";" + encodeURIComponent(position));
      } else {
        parameters.rules = rules;
        this._shown = this._frame(parameters, "");
      }
      this._shown.tabIndex = -1;
      this._shown.style.pointerEvents = "none";
    }

    /** Of what a diagram tells only its troubles are news. */
    _heard(letter) {
      if (letter.event === "error") this._trouble(letter.detail);
    }
  }

  /** A name that can be kept, from a path. */
  function slug(path) {
    return path.replace(/[^A-Za-z0-9]+/g, "-").slice(-40);
  }

  reflect(SahkkuBoard, BOARD);
  reflect(SahkkuDiagram, DIAGRAM);
  customElements.define("sahkku-board", SahkkuBoard);
  // A class has one name.
  customElements.define("board-game", class extends SahkkuBoard {});
  customElements.define("sahkku-diagram", SahkkuDiagram);
})();
