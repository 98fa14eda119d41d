# Ce que dit la page avant que le jeu et ses mots soient là.

boot-again = Réessayer
boot-file = Les fichiers du jeu n’ont pas pu être chargés. Depuis un disque, seul le jeu en un fichier s’ouvre ; ce dossier a besoin d’un serveur web. Un cadre avec sandbox a besoin de « allow-scripts allow-same-origin ».
boot-no-wasm = Ce navigateur n’a pas WebAssembly, ou il y est désactivé. Le jeu fonctionne dans toutes les versions actuelles de Firefox, Chrome, Edge et Safari. Sur un appareil géré, l’administrateur doit peut-être autoriser WebAssembly.
boot-too-old = Ce navigateur est trop ancien pour le jeu. Mettez-le à jour ou utilisez-en un autre.
boot-stopped = Le jeu s’est arrêté au démarrage.
boot-incomplete = Le jeu n’a pas pu être chargé entièrement. Vérifiez la connexion et réessayez.
