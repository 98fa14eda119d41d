# Mitä sivu sanoo ennen kuin peli ja sen sanat ovat paikalla.

boot-description = Sáhkku, saamelaisten noppalautapeli, pelattavaksi selaimessa.
boot-noscript = Sáhkku tarvitsee JavaScriptin ja WebAssemblyn. Ota ne käyttöön tällä sivulla ja lataa sivu uudelleen.
boot-title = Sáhkku ei käynnisty
boot-again = Yritä uudelleen
boot-file = Peli ei toimi suoraan tiedostosta. Laita sen kansio verkkopalvelimelle tai aja ”cargo xtask serve”.
boot-no-wasm = Tässä selaimessa ei ole WebAssemblya, tai se on pois päältä. Peli toimii Firefoxin, Chromen, Edgen ja Safarin nykyisissä versioissa. Jos laitetta hallitsee joku muu, hänen on ehkä sallittava WebAssembly.
boot-too-old = Tämä selain on pelille liian vanha. Päivitä se tai avaa sivu toisessa selaimessa.
boot-stopped = Peli pysähtyi käynnistyessään.
boot-incomplete = Peliä ei saatu ladattua kokonaan. Tarkista yhteys ja yritä uudelleen.
