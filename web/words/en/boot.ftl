# What the page says before the game and its words are there. These texts stand in the page itself and have no arguments.

boot-again = Try again
boot-file = The game’s files couldn’t be loaded. From a disk only the game in one file opens; this folder needs a web server. A frame with a sandbox needs “allow-scripts allow-same-origin”.
boot-no-wasm = This browser has no WebAssembly, or it’s turned off. The game runs in every current version of Firefox, Chrome, Edge and Safari. On a managed device, the administrator may have to allow WebAssembly.
boot-too-old = This browser is too old for the game. Please update it or use another one.
boot-stopped = The game stopped while it was starting.
boot-incomplete = The game couldn’t be loaded completely. Please check your connection and try again.
