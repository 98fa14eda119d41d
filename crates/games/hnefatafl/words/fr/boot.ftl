# Ce que dit la page avant que le jeu et ses mots soient là.

boot-description = Le hnefatafl tel que Linné l’a décrit : un roi et sa garde percent le cercle de leurs ennemis. À jouer dans le navigateur.
boot-noscript = Hnefatafl a besoin de JavaScript et de WebAssembly. Activez-les pour cette page, puis rechargez-la.
boot-title = Hnefatafl ne peut pas démarrer
