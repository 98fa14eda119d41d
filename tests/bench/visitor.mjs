// What visitors of a kiosk do, for programs that need many of them: all of it in the page, by its own buttons.

/**
 * In the page: time goes `times` as fast for whatever asks the window for it. `window.slowly` is the time outside. Waits of
 * eight seconds and more are patience with the worker, for which time goes as ever.
 */
export function hurry(times) {
  const { setTimeout: later, setInterval: again, requestAnimationFrame: frame } = window;
  const clock = performance.now.bind(performance);
  window.slowly = { later: later.bind(window), clock };
  window.setTimeout = (what, wait = 0, ...rest) => later(what, wait < 8000 ? wait / times : wait, ...rest);
  window.setInterval = (what, wait = 0, ...rest) => again(what, wait / times, ...rest);
  window.requestAnimationFrame = (draw) => frame((time) => draw(time * times));
  performance.now = () => clock() * times;
}

/**
 * In the page: one visitor after the other, until there were `enough` uses of dice, the last of them has gone, and the
 * computers begin a game by `rules`. Each is invited, chooses a language and rules, plays, looks around, and walks away in
 * the middle of things. In between the computers play up to `watch` uses to nobody. Tells what was done, and every game that
 * was not saved as it stood.
 */
export async function visitors({ enough, rules, watch, seed }) {
  const told = { visitors: 0, visitorsUses: 0, computersUses: 0, games: 0, saves: 0, notices: [], dropped: [] };
  const { later, clock } = window.slowly;

  let x = seed >>> 0 || 1;
  function draw(below) {
    x = (Math.imul(x, 1664525) + 1013904223) >>> 0;
    return Math.floor((x / 2 ** 32) * below);
  }
  const oneOf = (list) => list[draw(list.length)];
  const find = (name) => document.querySelector(name);
  // Asking the browser what can be seen would have it lay the page out anew every time.
  const seen = (element) => element && !element.disabled && !element.closest("[hidden], dialog:not([open])");
  const uses = () => (window.sahkku.record()?.match(/\b(X|I{1,3}|-):/g) ?? []).length;

  /** Presses a button as a finger does. Whether it could be pressed. */
  function press(name) {
    const button = typeof name === "string" ? find(name) : name;
    if (!seen(button)) return false;
    button.dispatchEvent(new PointerEvent("pointerdown", { bubbles: true }));
    button.click();
    return true;
  }

  function choose(name, value) {
    const list = find(name);
    if (!seen(list) || ![...list.options].some((option) => option.value === value)) return false;
    list.value = value;
    list.dispatchEvent(new Event("change", { bubbles: true }));
    return true;
  }

  /** Waits, with a finger on the screen where somebody is there. */
  async function until(what, isTrue, there = true) {
    for (const begun = clock(); !isTrue(); ) {
      if (clock() - begun > 60_000) throw new Error(`nothing came of: ${what}; ${JSON.stringify(window.sahkku.state())}`);
      if (there) press("#still-there[open] button") || document.body.dispatchEvent(new PointerEvent("pointerdown", { bubbles: true }));
      await new Promise((done) => later(done, 1));
    }
  }

  /** Throws, uses a die, or answers what the game asks. Whether there was something to do. */
  function play(now) {
    if (find("#choice").open) return press(oneOf([...document.querySelectorAll("#choice-list button")]));
    if (press("#throw")) return true;
    const ends = now.legal.map((use) => /^[XI-]+:\+?([QK]?([abc]\d+)'?)-([abc]\d+)/.exec(use)).filter(Boolean);
    if (ends.length === 0) return press("#end-turn") || press("#rethrow");
    const [, piece, from, to] = oneOf(ends);
    press(`[data-place="${from}"]`);
    // Where several pieces share the place, another tap chooses the next.
    for (let taps = 0; piece !== from && taps < 4 && window.sahkku.state()?.chosen !== piece; taps += 1) {
      press(`[data-place="${from}"]`);
    }
    press(`[data-place="${to}"]`);
    return true;
  }

  /** Looks around: at the settings, the rules, the moves, and what else has a button. */
  async function lookAround(about) {
    if (about === 0 && press("#menu")) {
      press("#open-settings");
      choose("#settings [data-setting=material]", oneOf(["birch", "night", "hide", "plain"]));
      press("#settings [data-close]");
    } else if (about === 1 && press("#open-rules")) {
      await until("the cards", () => find("#cards").open);
      for (let cards = draw(4); cards > 0; cards -= 1) press("#card-on");
      press("#cards [data-close]");
    } else if (about === 2 && press("#open-moves")) {
      for (let back = draw(5); back > 0; back -= 1) press("#past-back");
      press("#past-return");
      press("#open-moves");
    } else if (about === 3) {
      press("#take-back");
    } else if (about === 4 && press("#hint")) {
      await until("a hint", () => !seen(find("#advice-list")) || find("#advice-list").children.length > 0);
      press("#advice-close");
    } else if (about === 5 && press("#open-rules")) {
      await until("the cards", () => find("#cards").open);
      press("#open-book");
      await until("the book", () => find("#book").open);
      press("#book [data-close]");
    }
  }

  function check() {
    if (seen(find("#invite"))) return;
    const record = window.sahkku.record();
    told.games += 1;
    const kept = localStorage.getItem("sahkku.save");
    if (record && !kept?.endsWith(record)) told.dropped.push({ record, kept });
  }

  const setItem = Storage.prototype.setItem;
  Storage.prototype.setItem = function (name, text) {
    if (name === "sahkku.save") told.saves += 1;
    return setItem.call(this, name, text);
  };

  while (told.visitorsUses + told.computersUses < enough || window.sahkku.state()?.rules !== rules) {
    // Nobody is there, and two computers play.
    const watched = draw(watch);
    for (let before = 0, seenUses = 0; seenUses < watched; ) {
      await until("two computers playing", () => uses() !== before, false);
      const now = uses();
      seenUses += now > before ? now - before : now;
      told.computersUses += now > before ? now - before : now;
      before = now;
    }

    // Somebody comes.
    told.visitors += 1;
    press("#invite");
    await until("the welcome", () => find("#welcome").open);
    const language = oneOf([...find("#welcome select[data-languages]").options]).value;
    choose("#welcome select[data-languages]", language);
    await until("the language", () => document.documentElement.lang === language);
    // The first of all visitors stays for the longest game there is and looks at everything at its end: what the page needs
    // at most, it needs at the beginning.
    const thorough = seed === 1 && told.visitors === 1;
    press("#open-more");
    await until("more", () => find("#more").open);
    const sets = [...document.querySelectorAll("#rule-sets input")];
    (thorough ? sets.find((set) => set.value === "globe-joueur") : oneOf(sets)).click();
    press("#more [data-close]");
    find(`[name="opponent"][value="${oneOf(["beginner", "easy"])}"]`).click();
    press(!thorough && draw(8) === 0 ? "#play-computer" : "#play-two");
    await until("a game", () => !find("#welcome").open);

    for (let patience = thorough ? 2500 : draw(1000); patience > 0; patience -= 1) {
      if (draw(50) === 0) await lookAround(draw(6));
      const now = window.sahkku.state();
      // Whoever was kept from touching the screen for too long by a busy machine is taken to have gone.
      if (!now || seen(find("#invite"))) break;
      if (now.phase === "over") {
        told.visitorsUses += uses();
        check();
        await until("the end", () => find("#ending").open);
        if (draw(2) === 0) break;
        press("#play-again");
        press("#play-two");
        await until("another game", () => !find("#welcome").open && window.sahkku.state()?.phase !== "over");
      } else if (now.seat === "computer") {
        await until("the computer's move", () => window.sahkku.state()?.entries !== now.entries);
      } else if (!play(now)) {
        await until("something to do", () => !window.sahkku.state() || play(window.sahkku.state()));
      }
      // Now and then the page comes to breathe.
      if (draw(100) === 0) await new Promise((done) => later(done, 0));
    }
    for (let about = 0; thorough && about < 6; about += 1) await lookAround(about);
    if (!seen(find("#invite")) && window.sahkku.state()?.phase !== "over") told.visitorsUses += uses();
    check();
    for (const notice of document.querySelectorAll(".notice span")) told.notices.push(notice.textContent);

    // And walks away.
    await until("the invitation", () => seen(find("#invite")), false);
    if (localStorage.getItem("sahkku.save")) told.dropped.push("something was left of the last visitor");
  }
  Storage.prototype.setItem = setItem;
  return told;
}
