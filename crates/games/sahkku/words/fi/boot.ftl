# Mitä sivu sanoo ennen kuin peli ja sen sanat ovat paikalla.

boot-description = Sáhkku, saamelaisten noppalautapeli selaimessa pelattavaksi.
boot-noscript = Sáhkku tarvitsee JavaScriptin ja WebAssemblyn. Ota ne käyttöön tällä sivulla ja lataa sivu uudelleen.
boot-title = Sáhkku ei käynnisty
