# Säännöt yksitellen ja oppitunnit, jotka opettavat ne; ladataan tarvittaessa.

topic-throw-off-one = Kuka aloittaa
topic-throw-off-one-rule = Kumpikin puoli heittää yhden nopan. Jos vain toinen saa X:n, sáhkkun, se aloittaa. Muuten kumpikin heittää uudelleen.
topic-throw-off-three = Kuka aloittaa
topic-throw-off-three-rule = Kumpikin puoli heittää kolme noppaa. Enemmän X:iä saanut aloittaa. Jos niitä on yhtä monta, kumpikin heittää uudelleen.
topic-throw-off-lot = Kuka aloittaa
topic-throw-off-lot-rule = Aloittaja arvotaan, tai pelaajat sopivat siitä.

topic-wake = Herääminen ja kulkeminen
topic-wake-rule = Alussa kaikki sotilaat nukkuvat. X, sáhkku, herättää yhden niistä (luvvet, ”irrottaa”), ja se ottaa ensimmäisen askeleensa. Hereillä oleva sotilas kulkee niin monta askelta kuin noppa näyttää. Jokainen noppa käytetään kerran eikä sitä voi jakaa, mutta sama nappula voi käyttää useita noppia.
topic-wake-1 = Pelaat miehillä. X herättää sotilaan: valitse korostettu sotilas ja sitten paikka, johon se menee.
topic-wake-2 = Nyt se on hereillä ja voi kulkea. Käytä II.

topic-capture = Lyöminen
topic-capture-rule = Siirry vihollisen paikkaan, niin lyöt sen (goddit, borrat). Vain siirron päätepaikka ratkaisee: välissä olevat nappulat ohitetaan.
topic-capture-1 = Sotilaasi reitillä on nainen kahden askeleen päässä. Siirry hänen paikkaansa.

topic-king-landing = Kuningas
topic-king-landing-rule = Alussa kuningas (gonagas) ei kuulu kenellekään. Valtaat hänet siirtymällä hänen paikkaansa. Hän on sinun, kunnes toinen puoli tekee samoin. Häntä ei koskaan lyödä.
topic-king-landing-1 = Kuningas odottaa Linnassa. Siirry hänen paikkaansa, niin hän on sinun.

topic-king-push = Kuninkaan työntäminen
topic-king-push-rule = Valtaat kuninkaan siirtymällä hänen paikkaansa: hän siirtyy askeleen eteenpäin reittiäsi pitkin (cadjit). Hän on sinun, kunnes toinen puoli tekee samoin. Häntä ei koskaan lyödä.
topic-king-push-1 = Kuningas odottaa keskellä. Siirry hänen paikkaansa: hänestä tulee sinun, ja hän siirtyy askeleen eteenpäin.

topic-king-mount = Kuninkaan kantaminen
topic-king-mount-rule = Kuninkaan paikkaan tullut sotilas menee hänen alleen ja kantaa häntä. Siitä lähtien he liikkuvat yhtenä. Paikkaan tuleva vihollissotilas lyö kantajan ja ottaa kuninkaan kannettavakseen.
topic-king-mount-1 = Kuningas odottaa keskellä. Siirry hänen paikkaansa, niin menet hänen alleen.

topic-raid = Nessebyn kuningas
topic-raid-rule = Kuningas odottaa eikä kuulu kenellekään. Ensimmäinen sotilas, joka tulee vastustajan kotiriville, valtaa hänet, missä hän seisookin. Sitä ennen kukaan ei valtaa häntä siirtymällä hänen paikkaansa.
topic-raid-1 = Yksi sotilaistasi on tulossa naisten kotiriville. Siirrä se sinne, niin kuningas on sinun, missä hän seisookin.

topic-king-walks = Miten kuningas kulkee
topic-king-walks-rule = Kuningas kulkee haltijansa sotilaiden reittiä ja lyö niiden tavoin siirtymällä paikkaan.
topic-king-walks-1 = Kuningas on sinun. Siirrä häntä.

topic-king-royal = Miten kuningas kulkee
topic-king-royal-rule = Kuningas kulkee suoraan mihin tahansa suuntaan, riviä pitkin tai rivien poikki. Hän ei voi kääntyä kesken rivin, mutta hän voi kiertää sen pään seuraavalle riville.
topic-king-royal-1 = Kuningas on sinun. Siirrä hänet rivin pään ympäri jommallekummalle kotiriville.

topic-king-straight = Miten kuningas kulkee
topic-king-straight-rule = Kuningas kulkee suoraan mihin tahansa suuntaan, riviä pitkin tai rivien poikki. Hän ei voi kääntyä, ja hän pysähtyy rivin päähän.
topic-king-straight-1 = Kuningas on sinun. Siirrä hänet poikittain toiselle riville.

topic-queens = Kuningattaret
topic-queens-rule = Kummallakin puolella on kuningatar (dronnet). X herättää hänet, ja sitten hän kulkee kuin kuningas: suoraan ja rivien päiden ympäri. Mutta hänet voi lyödä, ja kuningattarensa menettänyt puoli on hävinnyt pelin.
topic-queens-1 = Kuningattaresi on korostettu nappula. Hän nukkuu keskirivillä. Herätä hänet X:llä.

topic-queen-hunt = Kuningattaren metsästys
topic-queen-hunt-rule = Lyö vastustajan kuningatar, niin voitat. Niin useimmat pelit päättyvät. Hänen nukkuessaan kukaan ei voi koskea häneen.
topic-queen-hunt-1 = Naisten kuningatar on uskaltautunut liian kauas. Lyö hänet!

topic-push-ram = Muurinmurtaja
topic-push-ram-rule = Jos paikassa, johon kuningas työnnetään, on vihollinen, se lyödään: kuningas on muurinmurtajasi.
topic-push-ram-1 = Kuninkaan jälkeisessä paikassa on nainen. Työnnä kuningas hänen päälleen.

topic-push-blocked = Ei tilaa työntää
topic-push-blocked-rule = Kuningasta ei voi työntää oman nappulasi päälle. Niin kauan kuin se on siinä, et voi vallata häntä.
topic-push-blocked-1 = Kuninkaan jälkeisessä paikassa on oma sotilaasi. Yritä silti vallata kuningas.
topic-push-blocked-2 = Se ei onnistu. Siirrä toista nappulaa.

topic-raid-then-landing = Ensimmäisen ryntäyksen jälkeen
topic-raid-then-landing-rule = Kun kuningas on kerran vallattu ryntäyksellä, hänet voi vallata myös siirtymällä hänen paikkaansa.
topic-raid-then-landing-1 = Kuningas on naisilla. Siirry hänen paikkaansa.

topic-raid-again = Ryntäys ryntäyksen perään
topic-raid-again-rule = Joka kerta kun sotilas tulee vastustajan kotiriville, sen puoli valtaa kuninkaan, missä hän seisookin.
topic-raid-again-1 = Kuningas on naisilla. Siirry heidän kotirivilleen, niin hän on sinun.

topic-across = Suoraan keskelle
topic-across-rule = Heräävä sotilas siirtyy kotipaikastaan suoraan keskiriville.
topic-across-1 = Herätä etummainen sotilaasi: se astuu suoraan keskiriville.

topic-queue = Jonossa
topic-queue-rule = Sotilaat kulkevat jonossa: mikään ei saa ohittaa oman joukkonsa sotilasta. Kuninkaan saa ohittaa, ja hän saa ohittaa kaikki.
topic-queue-1 = Kaksi sotilastasi on hereillä. Yritä siirtää takimmainen toisen ohi.
topic-queue-2 = Sen on odotettava. Siirrä etummaista.

topic-blank-four = Tyhjä sivu
topic-blank-four-rule = Merkitön sivu on neljän askeleen arvoinen.
topic-blank-four-1 = Nopissa on tyhjiä sivuja. Kulje yhdellä neljä askelta.

topic-blank-zero = Tyhjä sivu
topic-blank-zero-rule = Merkittömällä sivulla ei ole arvoa. Sen näyttävää noppaa ei voi käyttää.
topic-blank-zero-1 = Tyhjiä noppia ei lasketa. Herätä sotilas X:llä.

topic-order-high = Määrätyssä järjestyksessä
topic-order-high-rule = Nopat käytetään järjestyksessä: ensin X:t, sitten suurin. Jos et voi käyttää vuorossa olevaa noppaa, vuorosi päättyy ja loput nopat menetetään.
topic-order-high-1 = Sinulla on III ja II. Yritä ensin kulkea kaksi askelta.
topic-order-high-2 = III tulee ensin. Käytä se.

topic-order-low = Määrätyssä järjestyksessä
topic-order-low-rule = Nopat käytetään järjestyksessä: ensin X:t, sitten pienin. Jos et voi käyttää vuorossa olevaa noppaa, vuorosi päättyy ja loput nopat menetetään.
topic-order-low-1 = Sinulla on III ja II. Yritä ensin kulkea kolme askelta.
topic-order-low-2 = II tulee ensin. Käytä se.

topic-order-free = Missä järjestyksessä tahansa
topic-order-free-rule = Käytä nopat missä järjestyksessä haluat, yhdellä nappulalla tai useilla.
topic-order-free-1 = Sinulla on II ja III, ja reitilläsi on nainen viiden askeleen päässä. Kulje ensin kaksi askelta.
topic-order-free-2 = Kulje nyt kolme, samalla sotilaalla.

topic-rethrow-each = Uusintaheitto
topic-rethrow-each-rule = Ennen kuin käytät nopan, saat heittää uudelleen mitä tahansa X:ää näyttäviä noppia niin monta kertaa kuin haluat, kunhan ne näyttävät X:ää.
topic-rethrow-each-1 = Jotain parempaa kuin X? Heitä se uudelleen.

topic-rethrow-all = Uusintaheitto
topic-rethrow-all-rule = Saat heittää uudelleen vain, jos kaikissa nopissa on X, ja silloin heität ne kaikki.
topic-rethrow-all-1 = Kaikissa nopissa on X. Heitä ne kaikki uudelleen.

topic-rethrow-none = Ei uusintaheittoja
topic-rethrow-none-rule = Heitto on lopullinen: yhtään noppaa ei heitetä kahdesti.

topic-compulsion = On siirrettävä
topic-compulsion-rule = Niin kauan kuin jotakin noppaa voi käyttää, vuorosi jatkuu. Se päättyy itsestään, kun mitään ei voi enää tehdä.

topic-may-stop = Vuoron päättäminen
topic-may-stop-rule = Heiton jälkeen saat päättää vuorosi milloin vain, vaikka noppia voisi vielä käyttää.
topic-may-stop-1 = Pysyt mieluummin paikoillasi. Päätä vuoro.

topic-wake-all-x = Ensimmäinen sotilas
topic-wake-all-x-rule = Niin kauan kuin kaikki sotilaasi nukkuvat, tarvitset X:n jokaisella nopalla herättääksesi ensimmäisen. Sinulla on kolme heittoa joka vuorolla: X:ää näyttävät nopat pannaan syrjään ja muut heitetään uudelleen. Sen jälkeen yksi X riittää.
topic-wake-all-x-1 = X jää paikalleen. Heitä muut nopat uudelleen ja herätä sitten sotilas.

topic-wake-front = Kuka voi herätä seuraavaksi
topic-wake-front-rule = Sotilaat heräävät järjestyksessä: ensin kotirivin etummainen, sitten seuraava, ja niin edelleen viimeiseen asti.
topic-wake-front-1 = Yritä herättää rivin keskellä oleva sotilas.
topic-wake-front-2 = Sen on odotettava. Herätä etummainen.

topic-wake-any = Kuka voi herätä seuraavaksi
topic-wake-any-rule = Minkä tahansa sotilaan saa herättää, missä järjestyksessä haluat.
topic-wake-any-1 = Herätä rivin keskellä oleva sotilas.

topic-wake-any-closed = Kuka voi herätä seuraavaksi
topic-wake-any-closed-rule = Sotilaat saa herättää missä järjestyksessä haluat, kunhan niiden reitin seuraavassa paikassa ei nuku kukaan.
topic-wake-any-closed-1 = Rivin keskellä oleva sotilas astuisi paikkaan, jossa toinen nukkuu. Yritä herättää se.
topic-wake-any-closed-2 = Herätä sotilas, jolla on paikka, johon astua.

topic-wake-next-free = Kuka voi herätä seuraavaksi
topic-wake-next-free-rule = Sotilaan voi herättää vain, jos sen reitin seuraava paikka on aivan tyhjä. Kun muut lähtevät, tulee siis tilaa herättää lisää.
topic-wake-next-free-1 = Rivin keskellä olevalla sotilaalla ei ole tyhjää paikkaa, johon astua. Yritä herättää se.
topic-wake-next-free-2 = Herätä sotilas, jolla on tyhjä paikka, johon astua.

topic-track-eight = Reitti laudan ympäri
topic-track-eight-rule = Sotilaat kulkevat kotiriviä pitkin, takaisin keskiriviä pitkin ja vastustajan kotirivin läpi, sitten taas keskiriviä pitkin ja kotiin: kahdeksikko. Kotiin palaavat sotilaat on merkitty.
topic-track-eight-1 = Tämä sotilas on palaamassa kotiin. Siirrä se kotiriville.

topic-track-loop = Reitti laudan ympäri
topic-track-loop-rule = Sotilaat kulkevat kotiriviä pitkin, takaisin keskiriviä pitkin ja vastustajan kotirivin läpi. Siitä lähtien ne kiertävät keskiriviä ja vastustajan riviä eivätkä palaa enää kotiin.
topic-track-loop-1 = Keskirivin päässä reitti kääntyy vastustajan kotiriville. Kulje kulman ympäri.

topic-with = Vastaan tai myötä
topic-with-rule = Pelaaja, joka ei aloita, valitsee: vastaan (vuosttut), jolloin joukot kohtaavat, tai myötä (mieđut), jolloin kumpikin tulee keskiriville samasta päästä ja ne juoksevat toistensa perässä.
topic-with-1 = Naiset aloittivat, ja sinä valitsit mieđutin. Nyt joukkosi kärki on kotirivin toisessa päässä. Herätä sieltä sotilas.

topic-sleepers-exposed = Nukkujat
topic-sleepers-exposed-rule = Nukkuvat sotilaat voi lyödä kuten muutkin. Mázessa sitä kutsutaan makuuhuoneessa tappamiseksi (goddit oađđenlanjas).
topic-sleepers-exposed-1 = Sotilaasi pääsee naisten kotiriville, jossa osa vielä nukkuu. Lyö yksi.

topic-sleepers-protected = Nukkujat
topic-sleepers-protected-rule = Nukkuvat sotilaat ovat turvassa: vastustaja ei voi tulla niiden paikkaan. Omat saavat tulla niiden luo.
topic-sleepers-protected-1 = Yritä siirtyä nukkuvan naisen paikkaan: kulje kolme askelta, hänen kotirivilleen.
topic-sleepers-protected-2 = Se ei onnistu. Käytä noppa toisella tavalla.

topic-sleepers-closed = Nukkujat
topic-sleepers-closed-rule = Kukaan ei voi tulla sinne, missä nappula nukkuu, ei ystävä eikä vihollinen. Siksi kolme nukkujaa rivin päässä sulkee oven. Niistä kolmas on ovenvartija (uksavákta).
topic-sleepers-closed-1 = Yritä siirtyä nukkuvan naisen paikkaan: kulje kolme askelta, hänen kotirivilleen.
topic-sleepers-closed-2 = Se ei onnistu. Käytä noppa toisella tavalla.

topic-stacking = Monta samassa paikassa
topic-stacking-rule = Useat saman puolen sotilaat voivat olla samassa paikassa. Mutta siihen tuleva vihollinen lyö ne kaikki.
topic-stacking-1 = Siirrä kaksi sotilastasi samaan paikkaan.

topic-one-each = Yksi kussakin paikassa
topic-one-each-rule = Joka paikkaan mahtuu vain yksi sotilas, joten omat sotilaasi voivat olla tielläsi.
topic-one-each-1 = Yritä siirtyä oman sotilaasi paikkaan.
topic-one-each-2 = Se ei onnistu. Käytä noppa toisella tavalla.

topic-king-shares = Kuningas sotilaidensa joukossa
topic-king-shares-rule = Kuningas ja hänen omat sotilaansa voivat jakaa paikan.
topic-king-shares-1 = Siirrä sotilaasi kuninkaan paikkaan.

topic-king-alone = Kuningas seisoo yksin
topic-king-alone-rule = Mikään sotilas ei saa pysähtyä oman kuninkaansa paikkaan eikä kuningas sotilaansa paikkaan. Vain nappula, joka on juuri vallannut hänet, jää hänen luokseen, kunnes jompikumpi siirtyy.
topic-king-alone-1 = Yritä siirtyä oman kuninkaasi paikkaan.
topic-king-alone-2 = Se ei onnistu. Käytä noppa toisella tavalla.

topic-utsjok = Utsjoen kuningas
topic-utsjok-rule = Kuninkaan paikkaan tuleva valitsee: valtaako hän kuninkaan vai poistaako tämän pelistä lopullisesti (Ohcejot gonagas).
topic-utsjok-1 = Kuningas on naisilla. Siirry hänen paikkaansa ja poista hänet pelistä.

topic-like-odds = Like odds
topic-like-odds-rule = Nykyajan sääntö: kumpikin puoli aloittaa kolme sotilasta hereillä, joten kenenkään ei tarvitse odottaa ensimmäistä X:ää.
topic-like-odds-1 = Ei X:ää, ja silti voit siirtää: kolme sotilasta on hereillä. Siirrä yhtä niistä.

topic-blocked = Saarroksissa
topic-blocked-rule = Puoli, jonka kaikki sotilaat ovat hereillä, häviää, jos se ei voi käyttää heittämäänsä noppaa.
topic-blocked-1 = Viimeinen nainen ei pääse nukkujiesi ohi. Siirrä sotilastasi X:llä.

topic-stake = Panos
topic-stake-rule = Ennen peliä pelaajat sopivat panoksesta sotilasta kohti. Lopuksi häviäjä maksaa sen jokaisesta sotilaasta, joka voittajalla on vielä jäljellä.

topic-win-soldiers = Voittaminen
topic-win-soldiers-rule = Lyö vastustajan viimeinen sotilas, niin voitat. Kuninkaan hallussapito ei auta.
topic-win-soldiers-1 = Vain yksi nainen on jäljellä. Lyö hänet.

topic-win-pieces = Voittaminen
topic-win-pieces-rule = Puoli on hävinnyt, kun sillä ei ole sotilaita eikä kuningasta. Niin kauan kuin kuningas on sillä, se pelaa edelleen.
topic-win-pieces-1 = Lyö viimeinen nainen.
topic-win-pieces-2 = Kuningas on vielä naisilla. Valtaa hänetkin.

topic-dead = Kun kukaan ei voi siirtää
topic-dead-rule = Jos vuoron päättyessä kumpikaan puoli ei voi enää koskaan käyttää mitään noppaa, peli päättyy tasan.

topic-resigning = Luovuttaminen ja tasapeli
topic-resigning-rule = Saat luovuttaa pelin. Voitte myös sopia tasapelistä.
