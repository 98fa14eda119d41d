# Mitä sivu sanoo ennen kuin peli ja sen sanat ovat paikalla.

boot-description = Kotra, Islannin kadonnut noppalautapeli: noppia, blotteja ja sidoksia, ja voittoja, joilla on omat nimensä. Selaimessa pelattavaksi.
boot-noscript = Kotra tarvitsee JavaScriptin ja WebAssemblyn. Ota ne käyttöön tällä sivulla ja lataa sivu uudelleen.
boot-title = Kotra ei käynnisty
