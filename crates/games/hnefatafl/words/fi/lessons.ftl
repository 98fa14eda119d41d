# Hnefataflin säännöt yksitellen ja oppitunnit, jotka opettavat ne; ladataan tarvittaessa.

## Säännöt yksitellen

topic-pieces = Lauta ja nappulat
topic-pieces-rule = Ruotsalaisilla (svensk) on kuningas ja hänen vartijansa, drabantit. Kuningas on linnassa (borgen) laudan keskellä ja drabantit hänen ympärillään. Moskoviitteja (moskoviter) on kaksi kertaa niin paljon. He ovat neljässä leirissä (läger), yksi kunkin reunan keskellä. Kuningas haluaa ulos, ja moskoviitit haluavat vangita hänet.

topic-first-swede = Kuka aloittaa
topic-first-swede-rule = Arpa ratkaisee, kumpi pelaa ruotsalaisilla. Ruotsalaiset tekevät ensimmäisen siirron. Sen jälkeen puolet siirtävät vuorotellen.
topic-first-swede-1 = Pelaat ruotsalaisilla. Tee ensimmäinen siirto.

topic-first-muscovite = Kuka aloittaa
topic-first-muscovite-rule = Arpa ratkaisee, kumpi pelaa ruotsalaisilla. Moskoviitit tekevät ensimmäisen siirron, niin kuin useimmilla pelaajilla on nykyään tapana. Sen jälkeen puolet siirtävät vuorotellen.
topic-first-muscovite-1 = Pelaat moskoviiteilla. Tee ensimmäinen siirto.

topic-lines = Siirtäminen
topic-lines-rule = Kaikki nappulat kulkevat kuin shakin torni: suoraan riviä tai saraketta pitkin, niin kauas kuin haluat. Tien on oltava tyhjä, samoin ruudun, johon nappula pysähtyy. Mikään nappula ei kulje vinottain eikä hyppää toisen yli.
topic-lines-1 = Pelaat ruotsalaisilla. Yritä siirtää drabanttia (kuninkaan vartijaa) vinottain, niin kuin nuoli näyttää.
topic-lines-2 = Nappulat kulkevat vain suoraan. Yritä nyt hypätä toisen drabantin yli.
topic-lines-3 = Mikään nappula ei hyppää toisen yli. Siirrä drabantti aivan toisen viereen.

topic-capture-between = Lyöminen
topic-capture-between-rule = Siirrä nappula niin, että vihollinen jää sen ja toisen oman nappulasi väliin rivillä tai sarakkeessa. Vihollinen on lyöty ja poistetaan laudalta. Kuninkaan vangitsemisesta on omat sääntönsä.
topic-capture-between-1 = Pelaat ruotsalaisilla. Moskoviitin vieressä on yksi drabanteistasi. Siirrä toinen drabantti vastakkaiselle puolelle.
topic-capture-between-2 = Pelaa nyt moskoviiteilla. Äsken siirtyneen drabantin vieressä on moskoviitti. Lyö drabantti vastakkaiselta puolelta.

topic-corner = Kulmat
topic-corner-rule = Kuningas poistuu laudalta kulmasta. Siksi mikään muu nappula ei saa pysähtyä kulmaan.
topic-corner-1 = Pelaat ruotsalaisilla. Yritä siirtää drabantti kulmaan.
topic-corner-2 = Kulmat ovat vain kuninkaalle. Siirrä drabantti muualle.

topic-castle-stop-king = Linnaan pysähtyminen
topic-castle-stop-king-rule = Linna (borgen) on merkitty ruutu laudan keskellä. Kun kuningas on lähtenyt siitä, vain hän saa enää pysähtyä siihen.
topic-castle-stop-king-1 = Pelaat ruotsalaisilla. Kuningas on lähtenyt linnasta. Yritä siirtää sinne drabantti.
topic-castle-stop-king-2 = Linna on vain kuninkaan. Siirrä hänet takaisin sinne.

topic-castle-stop-nobody = Linnaan pysähtyminen
topic-castle-stop-nobody-rule = Linna (borgen) on merkitty ruutu laudan keskellä. Kun kuningas on lähtenyt siitä, kukaan ei saa pysähtyä siihen, ei edes hän.
topic-castle-stop-nobody-1 = Pelaat ruotsalaisilla. Kuningas on lähtenyt linnasta. Yritä siirtää sinne drabantti.
topic-castle-stop-nobody-2 = Se ei onnistu. Yritä nyt kuninkaalla.
topic-castle-stop-nobody-3 = Linna pysyy tyhjänä. Siirrä drabantti muualle.

topic-castle-stop-all = Linnaan pysähtyminen
topic-castle-stop-all-rule = Linna (borgen) on merkitty ruutu laudan keskellä. Kun kuningas on lähtenyt siitä, kaikki nappulat saavat pysähtyä siihen.
topic-castle-stop-all-1 = Pelaat ruotsalaisilla. Kuningas on lähtenyt linnasta. Siirrä drabantti sinne.

topic-castle-pass-king = Linnan läpi
topic-castle-pass-king-rule = Vain kuningas saa kulkea tyhjän linnan läpi. Kaikilta muilta se sulkee tien.
topic-castle-pass-king-1 = Pelaat ruotsalaisilla. Yritä siirtää drabantti tyhjän linnan läpi.
topic-castle-pass-king-2 = Vain kuningas saa tehdä niin. Siirrä hänet linnan läpi.

topic-castle-pass-nobody = Linnan läpi
topic-castle-pass-nobody-rule = Mikään nappula ei saa kulkea tyhjän linnan läpi, ei edes kuningas.
topic-castle-pass-nobody-1 = Pelaat ruotsalaisilla. Yritä siirtää drabantti tyhjän linnan läpi.
topic-castle-pass-nobody-2 = Se ei onnistu. Yritä nyt kuninkaalla.
topic-castle-pass-nobody-3 = Linna sulkee tien häneltäkin. Siirrä drabantti muualle.

topic-castle-pass-all = Linnan läpi
topic-castle-pass-all-rule = Kaikki nappulat saavat kulkea tyhjän linnan läpi.
topic-castle-pass-all-1 = Pelaat ruotsalaisilla. Siirrä drabantti tyhjän linnan läpi.

topic-camps-all = Leirit
topic-camps-all-rule = Moskoviitit aloittavat leiriruuduista (läger). Siirrettäessä ne ovat ruutuja siinä missä muutkin: kaikki saavat pysähtyä niihin ja kulkea niiden läpi.
topic-camps-all-1 = Pelaat ruotsalaisilla. Yksi leiri on tyhjä. Siirrä drabantti sinne, niin kuin nuoli näyttää.

topic-camps-muscovites = Leirit
topic-camps-muscovites-rule = Leirit (läger) ovat avoinna vain moskoviiteille. Mikään ruotsalaisten nappula ei saa pysähtyä leiriruutuun eikä kulkea sen läpi.
topic-camps-muscovites-1 = Pelaat ruotsalaisilla. Yksi leiri on tyhjä. Yritä siirtää drabantti sinne.
topic-camps-muscovites-2 = Leirit on suljettu ruotsalaisilta. Siirrä drabantti muualle.

topic-camps-never-back = Leirit
topic-camps-never-back-rule = Leirit (läger) on suljettu ruotsalaisilta. Moskoviitti liikkuu vapaasti leirissä, jossa se on. Mutta toiseen leiriin tai sen läpi se ei saa mennä, ja omasta leiristään lähdettyään se ei pääse takaisin.
topic-camps-never-back-1 = Pelaat moskoviiteilla. Yksi nappulasi on lähtenyt leiristään. Yritä siirtää se tyhjään leiriin.
topic-camps-never-back-2 = Kerran lähtenyt ei palaa. Toinen nappula on vielä leirissään. Siirrä sitä leirin sisällä, niin kuin nuoli näyttää.

topic-camps-count = Tyhjän leirin vieressä
topic-camps-count-rule = Kun drabantti lyödään, tyhjä leiriruutu käy moskoviitista.
topic-camps-count-1 = Pelaat moskoviiteilla. Drabantti on tyhjän leirin vieressä. Siirry sen toiselle puolelle.

topic-capture-several = Monta yhdellä kertaa
topic-capture-several-rule = Yksi siirto voi lyödä monta nappulaa: kaikki viholliset, jotka silloin jäävät siirtyneen nappulan ja jonkin toisen nappulasi väliin.
topic-capture-several-1 = Pelaat ruotsalaisilla. Lyö kaksi moskoviittia yhdellä siirrolla.

topic-move-between = Vihollisten väliin
topic-move-between-rule = Nappula saa siirtyä kahden vihollisen väliin. Se on siellä turvassa, sillä vain juuri siirtynyt nappula lyö. Jotta se lyötäisiin, jommankumman vihollisen on käytävä muualla ja palattava, tai toisen on tultava sen tilalle.
topic-move-between-1 = Pelaat ruotsalaisilla. Siirrä drabantti kahden moskoviitin väliin.
topic-move-between-2 = Sille ei tapahdu mitään. Pelaa nyt moskoviiteilla ja siirrä toinen heistä pois, niin kuin nuoli näyttää.
topic-move-between-3 = Ruotsalaisten vuoro: siirrä toista drabanttia.
topic-move-between-4 = Moskoviittien vuoro: siirrä takaisin. Tällä kertaa drabantti lyödään.

topic-edge-is-no-piece = Laudan reunalla
topic-edge-is-no-piece-rule = Laudan reuna ei koskaan auta lyömään. Reunalla olevan nappulan voi lyödä vain reunaa pitkin.
topic-edge-is-no-piece-1 = Pelaat moskoviiteilla. Siirry reunalla olevan drabantin viereen. Se jää laudalle.

topic-corner-hostile = Kulman vieressä
topic-corner-hostile-rule = Kun drabantti tai moskoviitti lyödään, tyhjä kulma käy sen vihollisesta.
topic-corner-hostile-1 = Pelaat moskoviiteilla. Drabantti on tyhjän kulman vieressä. Siirry sen toiselle puolelle.

topic-king-captures = Kuningaskin lyö
topic-king-captures-rule = Kuningas auttaa lyömään niin kuin drabantitkin. Hän voi olla nappula, joka siirtyy, tai se, joka on toisella puolella.
topic-king-captures-1 = Pelaat ruotsalaisilla. Lyö moskoviitti kuninkaalla.

topic-king-captures-not = Kuningas ei lyö
topic-king-captures-not-rule = Kuningas ei osallistu lyömiseen. Hän ei ole nappula, joka lyö, eikä se, joka on toisella puolella.
topic-king-captures-not-1 = Pelaat ruotsalaisilla. Siirrä kuningas moskoviitin viereen. Moskoviitti jää laudalle, vaikka sen toisella puolella on drabantti.

topic-king-four = Kuninkaan vangitseminen
topic-king-four-rule = Moskoviitit voittavat saartamalla kuninkaan: he ovat kaikissa neljässä ruudussa hänen vieressään, ja yksi neljästä on juuri siirtynyt paikalleen. Vinottain vieressä olevilla ruuduilla ei ole väliä.
topic-king-four-1 = Pelaat moskoviiteilla. Kuninkaan kolme sivua on suljettu. Sulje neljäs, niin voitat.

topic-king-castle = Kuninkaan vangitseminen
topic-king-castle-rule = Moskoviitit voittavat vangitsemalla kuninkaan. Linnassa ja aivan sen vieressä heidän on oltava hänen kaikilla neljällä sivullaan. Muualla riittää kaksi vastakkaisilla puolilla. Yhden heistä on täytynyt juuri siirtyä paikalleen.
topic-king-castle-1 = Pelaat moskoviiteilla. Kuningas on lähtenyt linnasta, ja hänen vieressään on moskoviitti. Siirrä toinen vastakkaiselle puolelle, niin voitat.

topic-king-two = Kuninkaan vangitseminen
topic-king-two-rule = Moskoviitit voittavat, kun kuningas on kahden moskoviitin välissä, linnassa niin kuin muuallakin. Toisen heistä on täytynyt juuri siirtyä paikalleen.
topic-king-two-1 = Pelaat moskoviiteilla. Kuninkaan vieressä on moskoviitti. Siirrä toinen vastakkaiselle puolelle, niin voitat.

topic-king-on-castle = Kuningas linnassa
topic-king-on-castle-rule = Linnassa kuningas on vangittu vasta, kun hänen kaikilla neljällä sivullaan on moskoviitti.
topic-king-on-castle-1 = Pelaat moskoviiteilla. Linnan kolme sivua on suljettu. Sulje neljäs.

topic-castle-surround = Tyhjän linnan vieressä
topic-castle-surround-rule = Kun tyhjän linnan vieressä oleva kuningas saarretaan, linna käy moskoviitista. Silloin riittää kolme moskoviittia hänen muilla sivuillaan.
topic-castle-surround-1 = Pelaat moskoviiteilla. Kuninkaan yhdellä sivulla on tyhjä linna ja kahdella moskoviitti. Sulje viimeinen sivu.

topic-castle-both = Linnakin lyö
topic-castle-both-rule = Tyhjä linna käy lyötäessä toisesta nappulasta, löi kumpi puoli tahansa.
topic-castle-both-1 = Pelaat moskoviiteilla. Drabantti on tyhjän linnan vieressä. Siirry sen toiselle puolelle.

topic-castle-no = Linna ei auta
topic-castle-no-rule = Tyhjä linna ei auta lyömään eikä vangitsemaan ketään. Linnan vieressä oleva kuningas on saarrettu vain, jos linnassa on moskoviitti.
topic-castle-no-1 = Pelaat moskoviiteilla. Kuningas on linnan vieressä, ja hänen kolmella muulla sivullaan on moskoviitti. Siirry linnaan.

topic-drabant-shields = Drabantti kuninkaan vieressä
topic-drabant-shields-rule = Kuninkaan omia drabantteja ei lasketa. Niin kauan kuin drabantti on hänen vieressään, häntä ei ole saarrettu.
topic-drabant-shields-1 = Pelaat moskoviiteilla. Sulje kuninkaan kolmas sivu. Neljännellä on drabantti, ja peli jatkuu.

topic-king-steps-between = Kuningas moskoviittien väliin
topic-king-steps-between-rule = Kuningas saa siirtyä moskoviittien väliin. Vain heidän oma siirtonsa vangitsee hänet: yhden heistä on käytävä muualla ja palattava, tai toisen on tultava tämän tilalle.
topic-king-steps-between-1 = Pelaat ruotsalaisilla. Siirrä kuningas linnasta moskoviittien väliin.
topic-king-steps-between-2 = Hänelle ei tapahdu mitään. Pelaa nyt moskoviiteilla ja siirrä yksi heistä pois, niin kuin nuoli näyttää.
topic-king-steps-between-3 = Nyt kuninkaan pitäisi lähteä, mutta anna ruotsalaisten erehtyä: siirrä drabanttia, niin kuin nuoli näyttää.
topic-king-steps-between-4 = Moskoviittien vuoro: siirrä takaisin. Nyt kuningas on vangittu.

topic-king-at-edge = Kuningas reunalla
topic-king-at-edge-rule = Reunaruudussa olevalla kuninkaalla on vain kolme naapuriruutua, eikä häntä voi saartaa.
topic-king-at-edge-1 = Pelaat moskoviiteilla. Kaksi heistä on kuninkaan vieressä reunalla. Sulje kolmas sivu: häntä ei vangita, ja peli jatkuu.

topic-shield-wall = Rivi reunalla
topic-shield-wall-rule = Kaksi tai useampi nappula rivissä reunaa pitkin lyödään kerralla, kun jokaisen vieressä, yhden ruudun sisempänä, on vihollinen ja rivin kummassakin päässä on yksi. Toisen päissä olevista on oltava juuri siirtynyt nappula. Kuningas voi olla rivissä, mutta häntä ei lyödä.
topic-shield-wall-1 = Pelaat ruotsalaisilla. Kaksi moskoviittia on rivissä reunalla, kummankin vieressä, yhden ruudun sisempänä, drabantti. Sulje rivin avoin pää.

topic-shield-wall-corner = Rivi kulman vieressä
topic-shield-wall-corner-rule = Tyhjä kulma sulkee reunalla olevan rivin toisen pään niin kuin vihollinen. Juuri siirtynyt nappula sulkee toisen.

topic-edge-counts = Reunalla kolme riittää
topic-edge-counts-rule = Reunaruudussa olevalla kuninkaalla on vain kolme naapuriruutua. Kun moskoviitit ovat niissä kaikissa, hänet on saarrettu.
topic-edge-counts-1 = Pelaat moskoviiteilla. Kaksi heistä on kuninkaan vieressä reunalla. Sulje kolmas sivu, niin voitat.

topic-exit-fort = Linnake reunalla
topic-exit-fort-rule = Ruotsalaiset voittavat myös siirrolla, jonka jälkeen kuningas on reunalla, voi yhä siirtyä ja on sellaisten drabanttien suojassa, joita ei voi koskaan lyödä, niin ettei yksikään moskoviitti pääse hänen luokseen.
topic-exit-fort-1 = Pelaat ruotsalaisilla. Kuninkaan ympärillä olevassa linnakkeessa on yksi aukko. Sulje se drabantilla, niin voitat.

topic-enclosure = Kehä kaikkien ympärillä
topic-enclosure-rule = Moskoviitit voittavat myös siirrolla, jonka jälkeen yksikään ruotsalaisten nappula ei pääsisi reunalle, vaikka se voisi kulkea kaiken muun kuin moskoviittien yli. Ei ole väliä, voivatko ruotsalaiset vielä siirtyä kehän sisällä.
topic-enclosure-1 = Pelaat moskoviiteilla. Kuninkaan ja hänen drabanttiensa ympärillä olevassa kehässä on yksi aukko. Sulje se, niin voitat.

topic-escape-edge = Tie ulos
topic-escape-edge-rule = Ruotsalaiset voittavat, kun kuningas on missä tahansa laudan reunaruudussa.
topic-escape-edge-1 = Pelaat ruotsalaisilla. Yksi tie reunalle on avoin. Kulje se, niin voitat.

topic-escape-corner = Tie ulos
topic-escape-corner-rule = Ruotsalaiset voittavat, kun kuningas on laudan kulmassa. Muut reunaruudut eivät riitä.
topic-escape-corner-1 = Pelaat ruotsalaisilla. Tie yhteen kulmaan on avoin. Kulje se, niin voitat.

topic-raichi = Raichi
topic-raichi-rule = Tie ulos on avoin, kun kuningas pääsisi sitä ulos yhdellä siirrolla. Kun ruotsalaisten siirto jättää yhden avoimen tien, peli sanoo raichi, ja moskoviitit voivat vielä sulkea sen. Jos he itse avaavat tien, mitään ei sanota, mutta kuningas saa kulkea sen.
topic-raichi-1 = Pelaat ruotsalaisilla. Siirrä kuningas niin, että yksi tie ulos on avoin.
topic-raichi-2 = Raichi! Pelaa nyt moskoviiteilla ja sulje tie.

topic-raichi-said = Sano raichi
topic-raichi-said-rule = Ennen kuin kuningas lähtee ulos, ruotsalaisten on varoitettava moskoviitteja: sano raichi, kun siirtosi jättää yhden tien ulos avoimeksi. Silloin kuningas saa seuraavalla siirrolla lähteä mitä tahansa avointa tietä. Voit olla hiljaa, mutta et voi sanoa sanaa, joka ei pidä paikkaansa.
topic-raichi-said-1 = Pelaat ruotsalaisilla. Tie ulos on avoin, mutta moskoviitteja ei ole varoitettu. Yritä lähteä ulos.
topic-raichi-said-2 = Ensin heitä on varoitettava. Siirrä drabanttia, jätä tie avoimeksi ja sano raichi.
topic-raichi-said-3 = Moskoviittien vuoro: älä huomaa tietä, vaan tee siirto, joka ei sulje sitä.
topic-raichi-said-4 = Ruotsalaisten vuoro: lähde ulos.

topic-tuichu = Tuichu
topic-tuichu-rule = Jos ruotsalaisten siirto jättää kaksi avointa tietä tai useampia, peli sanoo tuichu. Yksi moskoviittien siirto sulkee harvoin ne kaikki, ja silloin kuningas lähtee toista tietä.
topic-tuichu-1 = Pelaat ruotsalaisilla. Siirrä kuningas niin, että kaksi tietä ulos on avoinna.
topic-tuichu-2 = Tuichu! Moskoviittien vuoro: sulje jompikumpi.
topic-tuichu-3 = Ruotsalaisten vuoro: lähde ulos toista tietä.

topic-tuichu-said = Sano tuichu
topic-tuichu-said-rule = Jos siirtosi jättää kaksi avointa tietä tai useampia, sana on tuichu. Yksi moskoviittien siirto sulkee harvoin ne kaikki, ja silloin kuningas lähtee toista tietä.
topic-tuichu-said-1 = Pelaat ruotsalaisilla. Siirrä kuningas niin, että kaksi tietä ulos on avoinna, ja sano tuichu.
topic-tuichu-said-2 = Moskoviittien vuoro: sulje jompikumpi.
topic-tuichu-said-3 = Ruotsalaisten vuoro: lähde ulos toista tietä.

topic-tuichu-not-sure = Tuichu ei ole lupaus
topic-tuichu-not-sure-rule = Sanat raichi ja tuichu kertovat vain, montako tietä on avoinna. Jos tie kulkee linnan läpi tai kuningas on vaarassa, yksi siirto voi yhä pysäyttää hänet.
topic-tuichu-not-sure-1 = Pelaat moskoviiteilla. Kuninkaalla on kaksi tietä ulos, joista yksi kulkee linnan läpi. Sulje toinen niin, että kuningas samalla saarretaan.

topic-repetition-draw = Sama asema uudestaan
topic-repetition-draw-rule = Kun sama asema on laudalla kolmannen kerran ja sama puoli on vuorossa, peli päättyy tasan. Ei ole väliä, mikä samanlaisista nappuloista on missäkin.
topic-repetition-draw-1 = Pelaat ruotsalaisilla. Siirrä drabanttia, niin kuin nuoli näyttää.
topic-repetition-draw-2 = Moskoviittien vuoro: tee siirto, jonka nuoli näyttää.
topic-repetition-draw-3 = Ruotsalaisten vuoro: siirrä takaisin.
topic-repetition-draw-4 = Moskoviittien vuoro: siirrä samoin takaisin.
topic-repetition-draw-5 = Asema on laudalla toisen kerran. Siirrä drabanttia niin kuin äsken.
topic-repetition-draw-6 = Moskoviittien vuoro: tee samoin kuin äsken.
topic-repetition-draw-7 = Ruotsalaisten vuoro: siirrä takaisin.
topic-repetition-draw-8 = Moskoviittien vuoro: siirrä samoin takaisin. Se on kolmas kerta.

topic-repetition-swede-loses = Sama asema uudestaan
topic-repetition-swede-loses-rule = Kun sama asema on laudalla kolmannen kerran ja sama puoli on vuorossa, ruotsalaiset ovat hävinneet. Ei ole väliä, mikä samanlaisista nappuloista on missäkin.
topic-repetition-swede-loses-1 = Pelaat ruotsalaisilla. Siirrä drabanttia, niin kuin nuoli näyttää.
topic-repetition-swede-loses-2 = Moskoviittien vuoro: tee siirto, jonka nuoli näyttää.
topic-repetition-swede-loses-3 = Ruotsalaisten vuoro: siirrä takaisin.
topic-repetition-swede-loses-4 = Moskoviittien vuoro: siirrä samoin takaisin.
topic-repetition-swede-loses-5 = Asema on laudalla toisen kerran. Siirrä drabanttia niin kuin äsken.
topic-repetition-swede-loses-6 = Moskoviittien vuoro: tee samoin kuin äsken.
topic-repetition-swede-loses-7 = Ruotsalaisten vuoro: siirrä takaisin.
topic-repetition-swede-loses-8 = Moskoviittien vuoro: siirrä samoin takaisin. Se on kolmas kerta, ja ruotsalaiset ovat hävinneet.

topic-repetition-off = Sama asema uudestaan
topic-repetition-off-rule = Sama asema saa toistua niin usein kuin pelaajat haluavat. Siitä ei seuraa mitään.

topic-no-move = Ei siirtoja jäljellä
topic-no-move-rule = Puoli, joka ei vuorollaan voi tehdä yhtään sallittua siirtoa, häviää. Samoin häviää puoli, jolla ei ole nappuloita.
topic-no-move-1 = Pelaat moskoviiteilla. Drabantti ei voi liikkua, ja kuningas pääsee vain yhteen suuntaan. Sulje se.

topic-resigning = Luovuttaminen ja tasapeli
topic-resigning-rule = Saat luovuttaa pelin. Voitte myös sopia tasapelistä.
