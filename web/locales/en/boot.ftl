# What the page says before the game and its words are there. These texts stand in the page itself and have no arguments.

boot-description = Sáhkku, the dice board game of the Sámi people, to play in the browser.
boot-noscript = Sáhkku needs JavaScript and WebAssembly. Please switch them on for this page and load it again.
boot-title = Sáhkku cannot start
boot-again = Try again
boot-file = The game cannot run straight from a file. Put its folder on a web server, or run “cargo xtask serve”.
boot-no-wasm = This browser has no WebAssembly, or has it switched off. The game runs in every current version of Firefox, Chrome, Edge and Safari; on a managed device, its keeper may have to allow WebAssembly.
boot-too-old = This browser is too old for the game. Please update it, or open the page in another one.
boot-stopped = The game stopped while it started.
boot-incomplete = The game could not be loaded completely. Please check the connection and try again.
