# Mitä sivu sanoo ennen kuin peli ja sen sanat ovat paikalla.

boot-again = Yritä uudelleen
boot-file = Pelin tiedostoja ei voitu ladata. Levyltä avautuu vain peli yhtenä tiedostona; tämä kansio tarvitsee verkkopalvelimen. Kehys, jossa on sandbox, tarvitsee asetuksen ”allow-scripts allow-same-origin”.
boot-no-wasm = Tässä selaimessa ei ole WebAssemblya, tai se on pois päältä. Peli toimii Firefoxin, Chromen, Edgen ja Safarin nykyisissä versioissa. Hallitulla laitteella ylläpitäjän on ehkä sallittava WebAssembly.
boot-too-old = Tämä selain on pelille liian vanha. Päivitä se tai käytä toista.
boot-stopped = Peli pysähtyi käynnistyessään.
boot-incomplete = Peliä ei voitu ladata kokonaan. Tarkista yhteys ja yritä uudelleen.
