# Ce que dit la page avant que le jeu et ses mots soient là.

boot-description = Le sáhkku, un jeu de plateau et de dés du peuple sámi, à jouer dans le navigateur.
boot-noscript = Sáhkku a besoin de JavaScript et de WebAssembly. Activez-les pour cette page, puis rechargez-la.
boot-title = Sáhkku ne peut pas démarrer
