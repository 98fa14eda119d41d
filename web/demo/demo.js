// The third board of the demonstration: what it tells is shown, and the page plays in it.
"use strict";

const board = document.getElementById("third");
const told = document.getElementById("told");

for (const kind of ["ready", "move", "gameover"]) {
  board.addEventListener(kind, (event) => {
    told.value = `${kind}: ${event.detail.entry || event.detail.rules}`;
  });
}

const sayWhy = (error) => { told.value = error.message; };
document.getElementById("begin").addEventListener("click", () => board.newGame({ rules: "lagesvuotna" }).catch(sayWhy));
document.getElementById("throw").addEventListener("click", () => board.throwDice().catch(sayWhy));
document.getElementById("play").addEventListener("click", () => {
  const actions = board.state ? board.state.legal : [];
  if (actions.length > 0) board.play(actions[0]).catch(sayWhy);
});
