# What the page says before the game and its words are there. These texts stand in the page itself and have no arguments.

boot-again = Try again
boot-file = The game can’t run straight from a file. Put its folder on a web server, or run “cargo xtask serve”.
boot-no-wasm = This browser has no WebAssembly, or it’s turned off. The game runs in every current version of Firefox, Chrome, Edge and Safari. On a managed device, the administrator may have to allow WebAssembly.
boot-too-old = This browser is too old for the game. Please update it or use another one.
boot-stopped = The game stopped while it was starting.
boot-incomplete = The game couldn’t be loaded completely. Please check your connection and try again.
