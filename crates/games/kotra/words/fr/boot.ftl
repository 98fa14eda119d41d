# Ce que dit la page avant que le jeu et ses mots soient là.

boot-description = Le kotra, le jeu de dés et de pions perdu de l’Islande : des blots, des bandes, et des victoires qui ont chacune leur nom. À jouer dans le navigateur.
boot-noscript = Kotra a besoin de JavaScript et de WebAssembly. Activez-les pour cette page, puis rechargez-la.
boot-title = Kotra ne peut pas démarrer
