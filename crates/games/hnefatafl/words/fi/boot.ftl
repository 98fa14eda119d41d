# Mitä sivu sanoo ennen kuin peli ja sen sanat ovat paikalla.

boot-description = Hnefatafl, niin kuin Linné sen kuvasi: kuningas ja hänen vartijansa murtautuvat vihollisten saartorenkaasta. Selaimessa pelattavaksi.
boot-noscript = Hnefatafl tarvitsee JavaScriptin ja WebAssemblyn. Ota ne käyttöön tällä sivulla ja lataa sivu uudelleen.
boot-title = Hnefatafl ei käynnisty
