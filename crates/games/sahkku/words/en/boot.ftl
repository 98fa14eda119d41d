# What the page says before the game and its words are there. These texts stand in the page itself and have no arguments.

boot-description = Sáhkku, a dice board game of the Sámi people, to play in your browser.
boot-noscript = Sáhkku needs JavaScript and WebAssembly. Please turn them on for this page and reload it.
boot-title = Sáhkku can’t start
