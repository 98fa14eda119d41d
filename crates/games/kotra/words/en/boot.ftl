# What the page says before the game and its words are there. These texts stand in the page itself and have no arguments.

boot-description = Kotra, the lost tables game of Iceland: dice, blots and bands, and wins with names of their own. To play in your browser.
boot-noscript = Kotra needs JavaScript and WebAssembly. Please turn them on for this page and reload it.
boot-title = Kotra can’t start
