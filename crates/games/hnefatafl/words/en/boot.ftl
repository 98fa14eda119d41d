# What the page says before the game and its words are there. These texts stand in the page itself and have no arguments.

boot-description = Hnefatafl as Linné described it: a king and his guards break out of a ring of enemies. To play in your browser.
boot-noscript = Hnefatafl needs JavaScript and WebAssembly. Please turn them on for this page and reload it.
boot-title = Hnefatafl can’t start
