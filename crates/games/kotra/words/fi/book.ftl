# Kotran sääntökirja; ladataan, kun se avataan.

book-board = Lauta ja nappulat
book-turn = Vuoro ja nopat
book-hitting = Lyöminen ja takaisin tuominen
book-bands = Sidokset
book-tearing = Sidosten repiminen auki
book-off = Ulos pelaaminen
book-munk = Munkit
book-jan = Jan
book-after = Jälkiheitot
book-worth = Minkä arvoinen voitto on
book-questions = Mitä lähde jättää avoimeksi
book-way = Nuolet näyttävät valkoisen reitin. Musta kiertää samaan suuntaan, vastakkaisesta kulmasta.

## Neuvoja

book-advice-run = Ota pian viisi nappulaa kotoa. Sitä ennen et saa tehdä sidosta, ja kaikki, mitä sinulla on matkalla, on blotteja.
book-advice-hit = Älä vain juokse. Vahvojen tietokonepelaajien kesken jan päättää 47 % peleistä ja tuo 81 % yksiköistä. Ulos pelaaminen päättää 37 % ja tuo 9 %. Pelkkä juoksija häviää vahvalle pelaajalle lähes joka pelin, lähes aina janilla. Lyö, pidä muuri ja vältä lyödyksi tulemista.
book-advice-spread = Kahdessa ensimmäisessä neljänneksessäsi blotteja ei voi välttää. Sijoita ne sinne, missä harva heitto lyö ne ja missä lyödyksi tuleminen maksaa vain vähän matkaa.
book-advice-row = Peräkkäiset sidokset pidättelevät vastustajaa. Pysähdy viiteen: kuudes avaa ne kaikki.
book-advice-wall = Jos tavoittelet jania, rakenna kolmanteen neljännekseesi viiden sidoksen muuri ja siirrä se viimeiseen, sidos kerrallaan. Viimeisessä neljänneksessä niitä ei voi repiä auki takaisin tultaessa.
book-advice-hunters = Muuri ei lyö ketään. Pidä muutama nappula sen ulkopuolella. Jos ne ovat jo ohittaneet vastustajan blotit, jätä ne bloteiksi sinne, missä vastustaja ei voi olla lyömättä niitä. Ne tulevat takaisin ensimmäisen neljänneksesi kautta ja jahtaavat taas.
book-advice-jan-blot = Katso, montako vastustajan nappulaa on lähtenyt kotoa. Jos sillä on vielä nappula kotona, janiin tarvitaan kuusi lyötyä; jos ei ole, seitsemän. Nappula, jonka lähtö tekee janin mahdolliseksi, on nimeltään janblotti.
book-advice-fill = Jos haluat repiä auki sidoksia ensimmäisessä neljänneksessäsi, täytä sen vapaat kiilat omilla nappuloillasi. Silloin riittää yksi lyöty nappula: vapaata kiilaa ei ole, ja neljänneksen kaikki sidokset ovat avoinna.
book-advice-home = Ensimmäisessä neljänneksessäsi lyöty blotti vapauttaa kiilan, jolle voi tulla takaisin. Pidemmällä matkalla lyöty ei vapauta. Kun jan uhkaa, pidä nappulasi ensimmäisessä neljänneksessäsi tai sidoksissa.
book-advice-patterns = Kun nappulasi saapuvat viimeiseen neljännekseen, katso, mikä munkki sopii. Nappula, joka on ohittanut paikkansa, ei voi palata: yksi kiilalla 24 sulkee pois kuvion langi hryggur, neljä kuvion langi múkur ja kuusi kuvion stutti múkur.
book-advice-half = Puolikkaasta langi múkurista saa 2½ ja ulos pelaamisesta vain 2. Jos pelaat eteenpäin, kuvio hajoaa, joten tee niin vain, jos parempi munkki on jo melkein valmis.

## Minkä lähde jättää avoimeksi, valinnan mukaan

book-question-one_die = Kumpaa noppaa käytetään, jos kumpaa tahansa voi mutta ei molempia? Lähde ei kerro. Me valitsemme suuremman, niin kuin muissakin saman suvun peleissä, mutta voit valita toisin.
book-question-two_sixes = Saako kahdella kuutosella ottaa alussa neljä kotoa? Lähteen mukaan saa, jos pelaajat niin sopivat. Täällä ei saa, ellet valitse sitä.
book-question-litli_meistari = Onko litli meistari munkki? Joidenkin pelaajien mielestä on. Sen arvoa ei ole kirjattu minnekään. Me annamme sille 9, stutti múkurin ja meistarin väliltä.
book-question-single_die = Saako munkkiin heittää yhden nopan? Jotkut tekivät niin. Me laskemme mukaan kaikki munkit, jotka säännöt tuntevat, ja tarjoamme valinnan aina, kun vain yksi nappula puuttuu.
book-question-after_throws = Montako jälkiheittoa on? Joillakin pelaajilla ei ollut yhtään, toisilla viisi, seitsemän tai kolmetoista. Me aloitamme seitsemästä.
book-question-last_throw = Onko viimeistä heittoa tasapeliä varten? Vain joillakin pelaajilla se oli. Täällä sitä ei ole, ellet valitse sitä.

## Muut omat ratkaisumme

book-ours-1 = Kokonainen munkki päättää pelin heti. Lähde ei kerro, saako siitä kieltäytyä ja pelata eteenpäin enemmästä.
book-ours-2 = Milloin jälkiheitoissa on vielä mahdollisuus? Lähde ei määrittele sitä. Me katsomme, pääseekö johonkin kolmesta kuviosta siirtämällä eteenpäin enintään 24 kiilaa jokaista jäljellä olevaa heittoa kohti.
book-ours-3 = Kun pelaa ulos viimeisen nappulansa, on käyttänyt koko heiton, vaikka noppia jäisi yli.
book-ours-4 = Koti on sidosten rivissä kiila siinä missä muutkin: viisi sidosta viimeiseen kiilaan asti ja sen jälkeen kaksi nappulaa kotona on kuusi.
book-ours-5 = Ottelussa pelin häviäjä aloittaa seuraavan. Luovuttaminen maksaa 2, tai 4, jos on lyötyjä nappuloita. Lähde ei mainitse otteluita eikä luovuttamista.

## Historia

book-history-1 = Kotra polveutuu förkerenistä, noppalautapelistä, joka luultavasti keksittiin Alankomaissa. Se mainitaan ensi kerran 1300-luvun lopulla. 1600- ja 1700-luvulla sitä pelattiin kaikkialla Alankomaissa, Saksassa ja Pohjolassa.
book-history-2 = Islannissa kotra tarkoitti aluksi mitä tahansa sellaisen laudan peliä. Kaikki pelasivat förkereniä, joten sanasta tuli sen nimi. Ajan mittaan islantilaiset muuttivat sen sääntöjä. Jotakin samanlaista tapahtui Ruotsissa, jossa förkerenistä tuli brädspel. Niillä on paljon yhteistä, ja pelaajat ovat ehkä tunteneet toistensa pelin.
book-history-3 = 1600-luvulla kotraa pelattiin rahasta. 1700-luvulla oppinut Jón Ólafsson úr Grunnavík otti sanakirjaansa yhden sen sanoista, janstork.
book-history-4 = Ólafur Davíðsson kuvasi pelin 1880-luvulla puhuttuaan muutaman ihmisen kanssa, jotka vielä pelasivat sitä. Se oli vaikeaa, hän kirjoitti, sillä kotrasta oli tullut harvinainen, eikä kukaan ollut kuvannut sitä ennen. Hänen kirjansa ilmestyi Kööpenhaminassa 1888–1892.
book-history-5 = Willard Fiske selosti säännöt englanniksi kirjassaan Islannin shakista vuonna 1905. R. C. Bell otti ne kirjaansa koko maailman peleistä nimellä Icelandic backgammon. Hän ymmärsi osan väärin: hän luuli esimerkiksi, että janstork on eräänlainen jan.
book-history-6 = Sen jälkeen kotra näyttää kadonneen. 1990-luvulla tukholmalaisen Vasa-museon brädspelin pelaajat etsivät islantilaisia, jotka osaisivat sitä, eivätkä löytäneet ketään. Sana elää: nykyään kotra on Islannissa backgammon.
book-history-7 = Munkkien arvot ovat parittomia, ja silti puolikas munkki antaa niistä puolet. Ehkä puolikkaat munkit tulivat myöhemmin, kun kaikki olivat jo tottuneet arvoihin. Missään ei ole kirjattu, että puolikkaita olisi pyöristetty.

## Pelin sanat

word-kotra = kotra: peli; nykyään Islannissa backgammon
word-forkeren = förkeren: vanhempi peli, josta kotra ja Ruotsin brädspel polveutuvat
word-tunga = tunga, monikossa tungor: kieli, yksi 24 kiilasta; ruotsiksi
word-kvarter = kvarter: neljännes, kuusi kiilaa; ruotsiksi
word-hem = hem: koti, kiila 1, josta kaikki nappulat lähtevät; ruotsiksi
word-huk = huk: kiila 12, ensimmäinen, jolle saa tehdä sidoksen; ruotsiksi
word-alla = alla: alla-heitto, kaksi samaa lukua, jotka kumpikin käytetään kahdesti; ruotsiksi
word-blotta = blotta: blotti, yksinäinen nappula; ruotsiksi
word-band = band: sidos, kaksi tai useampi nappula samalla kiilalla; kolme tai useampi on överband; ruotsiksi
word-lagga-band = lägga band, bryta band: tehdä sidos; purkaa se niin, että jää vain blotti; ruotsiksi
word-riva-upp = riva upp: repiä sidos auki; ruotsiksi. Brädspelissä se on spränga, räjäyttää
word-uttekt = úttekt: ulos pelaaminen; islanniksi
word-mukur = múkur: munkki, kuvio, joka voittaa; islanniksi, sanasta múnkur, ”munkki”
word-langi-hryggur = langi hryggur: ”pitkä selkä”, kolme nappulaa kullakin kiiloista 19–23; islanniksi
word-langi-mukur = langi múkur: ”pitkä munkki”, kolme nappulaa kullakin kiiloista 20–24; islanniksi
word-stutti-mukur = stutti múkur: ”lyhyt munkki”, viisi nappulaa kullakin kiiloista 22–24; islanniksi
word-meistari = meistari: ”mestari”, kaikki viisitoista nappulaa kiilalla 24; islanniksi
word-litli-meistari = litli meistari: ”pikku mestari”, seitsemän nappulaa kiilalla 23 ja kahdeksan kiilalla 24; islanniksi
word-mar = mar: ”mustelma”, hävitä, kun lyötyjä nappuloita vielä odottaa; islanniksi
word-jan = jan: enemmän lyötyjä nappuloita kuin koskaan voi tuoda takaisin
word-janblotta = janblotta: janblotti, nappula, jonka on lähdettävä ja joka tekee janin mahdolliseksi; ruotsiksi
word-efterslag = efterslag: jälkiheitot; ruotsiksi
word-janstork = janstork: vanha sana, jonka ymmärrämme niin, että joku livahtaa jania pakoon; storka on islanniksi muun muassa ”uhmata”

## Lähteet

book-reference-1 = Kotra (brädspel), ruotsinkielinen artikkeli Ólafur Davíðssonin mukaan
book-reference-2 = Siinä mainittu, mutta tätä kirjaa varten ei luettu: Jón Árnason ja Ólafur Davíðsson, Íslenzkar gátur, þulur og skemtanir, osa 2, Kööpenhamina 1888–1892; Willard Fiske, Chess in Iceland and in Icelandic Literature, Firenze 1905; R. C. Bell, Board and Table Games from Many Civilizations, osa 2, 1979; Sven B. F. Jansson, Isländsk-svensk ordbok, 1994
