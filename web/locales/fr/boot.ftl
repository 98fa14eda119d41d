# Ce que dit la page avant que le jeu et ses mots soient là.

boot-description = Le sáhkku, jeu de dés et de plateau du peuple sámi, à jouer dans le navigateur.
boot-noscript = Sáhkku a besoin de JavaScript et de WebAssembly. Activez-les pour cette page, puis rechargez-la.
boot-title = Sáhkku ne peut pas démarrer
boot-again = Réessayer
boot-file = Le jeu ne peut pas tourner directement depuis un fichier. Placez son dossier sur un serveur web, ou lancez « cargo xtask serve ».
boot-no-wasm = Ce navigateur n’a pas WebAssembly, ou il est désactivé. Le jeu fonctionne dans toutes les versions actuelles de Firefox, Chrome, Edge et Safari ; sur un appareil administré, il faut peut-être faire autoriser WebAssembly.
boot-too-old = Ce navigateur est trop ancien pour le jeu. Mettez-le à jour, ou ouvrez la page dans un autre.
boot-stopped = Le jeu s’est arrêté au démarrage.
boot-incomplete = Le jeu n’a pas pu être chargé entièrement. Vérifiez la connexion et réessayez.
