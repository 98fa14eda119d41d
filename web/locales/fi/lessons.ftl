# Säännöt yksitellen ja oppitunnit, jotka opettavat ne; ladataan tarvittaessa.

topic-throw-off-one = Kuka aloittaa
topic-throw-off-one-rule = Kumpikin puoli heittää yhden nopan. Se, joka yksin saa X:n, sáhkkun, aloittaa. Muuten kumpikin heittää uudelleen.
topic-throw-off-three = Kuka aloittaa
topic-throw-off-three-rule = Kumpikin puoli heittää kolme noppaa. Se, joka saa enemmän X:iä, aloittaa. Jos niitä on yhtä monta, kumpikin heittää uudelleen.
topic-throw-off-lot = Kuka aloittaa
topic-throw-off-lot-rule = Arpa ratkaisee, tai pelaajat sopivat.

topic-wake = Irrottaminen ja kulkeminen
topic-wake-rule = Alussa kaikki sotilaat nukkuvat. X, sáhkku, irrottaa yhden niistä (luvvet): se ottaa ensimmäisen askeleensa. Hereillä oleva kulkee niin monta paikkaa kuin noppa näyttää. Joka noppa käytetään kerran eikä sitä jaeta; sama nappula voi käyttää useita.
topic-wake-1 = Sinä olet miehet, alhaalla. X irrottaa sotilaan: valitse merkitty, ja sitten minne se menee.
topic-wake-2 = Nyt se on hereillä ja voi kulkea. Käytä II.

topic-capture = Lyöminen
topic-capture-rule = Se, joka tulee vihollisen paikkaan, lyö sen (goddit, borrat). Vain siirron päätepaikka ratkaisee: välissä olevat ohitetaan.
topic-capture-1 = Nainen seisoo kahden paikan päässä. Tule hänen paikkaansa.

topic-king-landing = Kuningas
topic-king-landing-rule = Alussa kuningas (gonagas) ei kuulu kenellekään. Se, joka tulee hänen paikkaansa, saa hänet, kunnes joku toiselta puolelta tulee hänen paikkaansa. Häntä ei koskaan lyödä.
topic-king-landing-1 = Kuningas odottaa Linnassa. Tule hänen paikkaansa, niin hän on sinun.

topic-king-push = Kuninkaan työntäminen
topic-king-push-rule = Se, joka tulee kuninkaan paikkaan, valtaa hänet ja työntää häntä yhden paikan eteenpäin (cadjit). Silloin hän on sinun, kunnes toinen puoli työntää hänet itselleen. Häntä ei koskaan lyödä.
topic-king-push-1 = Kuningas odottaa keskellä. Tule hänen paikkaansa: hänestä tulee sinun, ja hän siirtyy yhden paikan.

topic-king-mount = Kuninkaan alle kiipeäminen
topic-king-mount-rule = Sotilas, joka tulee kuninkaan paikkaan, kiipeää hänen alleen ja ratsastaa hänen kanssaan. Siitä lähtien he kulkevat yhtenä. Siihen tuleva vihollissotilas lyö ratsastajan ja ratsastaa sen sijasta.
topic-king-mount-1 = Kuningas odottaa keskellä. Tule hänen paikkaansa kiivetäksesi hänen alleen.

topic-raid = Nessebyn kuningas
topic-raid-rule = Kuningas odottaa eikä kuulu kenellekään. Ensimmäinen sotilas, joka tulee vastustajan kotiriville, valtaa hänet kaukaa. Sitä ennen hänen paikkaansa tuleva ei valtaa mitään.
topic-raid-1 = Yksi sotilaistasi on tulossa naisten kotiriville. Siirrä se sinne, niin kuningas on sinun, missä hän seisookin.

topic-king-walks = Miten kuningas kulkee
topic-king-walks-rule = Kuningas kulkee haltijansa sotilaiden tietä ja lyö kuten ne, tulemalla paikkaan.
topic-king-walks-1 = Kuningas on sinun. Anna hänen kulkea.

topic-king-royal = Miten kuningas kulkee
topic-king-royal-rule = Kuningas kulkee suoraan kaikkiin suuntiin: vasempaan, oikeaan, ylös tai alas. Hän ei käänny matkalla, mutta rivin pää lasketaan suoraksi: siellä hän kulkee mutkan ympäri seuraavalle riville.
topic-king-royal-1 = Kuningas on sinun. Vie hänet mutkan ympäri jommallekummalle uloimmista riveistä.

topic-king-straight = Miten kuningas kulkee
topic-king-straight-rule = Kuningas kulkee suoraan kaikkiin suuntiin: vasempaan, oikeaan, ylös tai alas. Hän ei käänny matkalla, ja rivin päässä hän pysähtyy.
topic-king-straight-1 = Kuningas on sinun. Vie hänet ylös tai alas toiselle riville.

topic-queens = Kuningattaret
topic-queens-rule = Kummallakin puolella on kuningatar (dronnet). X irrottaa hänet, ja sitten hän kulkee kuin kuningas: suoraan, mutkineen. Mutta hänet voi lyödä, ja joka menettää kuningattaren, on hävinnyt pelin.
topic-queens-1 = Kuningattaresi nukkuu keskirivillä, kuninkaan oikealla puolella. Irrota hänet X:llä.

topic-queen-hunt = Kuningattaren metsästys
topic-queen-hunt-rule = Se, joka lyö vastustajan kuningattaren, on voittanut. Niin useimmat pelit päättyvät. Hänen nukkuessaan kukaan ei voi koskea häneen.
topic-queen-hunt-1 = Naisten kuningatar on tullut liian lähelle. Lyö hänet!

topic-push-ram = Muurinmurtaja
topic-push-ram-rule = Jos vihollinen seisoo siinä, mihin kuningas työnnetään, se lyödään: kuningas on muurinmurtajasi.
topic-push-ram-1 = Kuninkaan takana seisoo nainen. Työnnä kuningas hänen päälleen.

topic-push-blocked = Ei tilaa työntää
topic-push-blocked-rule = Kuningasta ei voi työntää oman nappulan päälle. Niin kauan kuin sellainen seisoo siinä, häntä ei voi vallata tältä suunnalta.
topic-push-blocked-1 = Kuninkaan takana seisoo omasi. Yritä silti vallata kuningas.
topic-push-blocked-2 = Se ei onnistu. Käytä toista nappulaa.

topic-raid-then-landing = Ensimmäisen ryntäyksen jälkeen
topic-raid-then-landing-rule = Kun joku on vallannut kuninkaan ryntäyksellä, myös hänen paikkaansa tuleva valtaa hänet.
topic-raid-then-landing-1 = Kuningas on naisilla. Tule hänen paikkaansa.

topic-raid-again = Ryntäys ryntäyksen perään
topic-raid-again-rule = Joka kerta kun sotilas tulee vastustajan kotiriville, sen puoli valtaa kuninkaan, missä hän seisookin.
topic-raid-again-1 = Kuningas on naisilla. Tule heidän kotirivilleen, niin hän vaihtaa puolta.

topic-across = Suoraan keskelle
topic-across-rule = Irrotettava sotilas menee suoraan kotipaikastaan keskiriville.
topic-across-1 = Irrota etummainen sotilaasi: se astuu suoraan ulos.

topic-queue = Jonossa
topic-queue-rule = Sotilaat pysyvät järjestyksessä: mikään ei ohita oman joukkonsa sotilasta. Kuninkaan voi ohittaa, ja hän ohittaa kaikki.
topic-queue-1 = Takimmainen sotilas tahtoo edellä olevan ohi. Kokeile.
topic-queue-2 = Sen on odotettava. Siirrä edellä olevaa.

topic-blank-four = Tyhjä sivu
topic-blank-four-rule = Nopan merkitön sivu on neljän askeleen arvoinen.
topic-blank-four-1 = Siinä on tyhjiä noppia. Kulje neljä paikkaa yhdellä.

topic-blank-zero = Tyhjä sivu
topic-blank-zero-rule = Nopan merkittömällä sivulla ei ole arvoa. Sellainen noppa on käytetty heti, kun se on siinä.
topic-blank-zero-1 = Tyhjiä noppia ei lasketa. X irrottaa sotilaan.

topic-order-high = Järjestyksessä
topic-order-high-rule = Nopat käytetään järjestyksessä: ensin X:t, sitten suurin. Jos vuorossa olevaa noppaa ei voi käyttää, vuoro päättyy ja loput menetetään.
topic-order-high-1 = Siinä on III ja II. Yritä ensin kulkea kaksi paikkaa.
topic-order-high-2 = III tulee ensin. Käytä se.

topic-order-low = Järjestyksessä
topic-order-low-rule = Nopat käytetään järjestyksessä: ensin X:t, sitten pienin. Jos vuorossa olevaa noppaa ei voi käyttää, vuoro päättyy ja loput menetetään.
topic-order-low-1 = Siinä on III ja II. Yritä ensin kulkea kolme paikkaa.
topic-order-low-2 = II tulee ensin. Käytä se.

topic-order-free = Missä järjestyksessä tahansa
topic-order-free-rule = Nopat käytetään siinä järjestyksessä kuin haluat, yhdellä nappulalla tai useilla.
topic-order-free-1 = Sinulla on II ja III, ja nainen seisoo viiden paikan päässä. Kulje ensin kaksi paikkaa.
topic-order-free-2 = Ja nyt kolme, samalla sotilaalla.

topic-rethrow-each = Uusintaheitto
topic-rethrow-each-rule = Ennen kuin käytät nopan, saat heittää uudelleen X:n näyttäviä noppia, niin usein kuin haluat ja niin kauan kuin ne näyttävät X:n.
topic-rethrow-each-1 = Ehkä tulee jotain parempaa kuin X? Heitä se uudelleen.

topic-rethrow-all = Uusintaheitto
topic-rethrow-all-rule = Vain kun kaikki nopat näyttävät X:n, saat heittää uudelleen, ja silloin ne kaikki.
topic-rethrow-all-1 = Kaikki nopat näyttävät X:n. Heitä ne kaikki uudelleen.

topic-rethrow-none = Uusintaheitto
topic-rethrow-none-rule = Heitetty pysyy: yhtään noppaa ei heitetä kahdesti.

topic-compulsion = On siirrettävä
topic-compulsion-rule = Niin kauan kuin jotakin noppaa voi käyttää, vuoro jatkuu. Se päättyy itsestään, kun mikään ei ole enää mahdollista.

topic-may-stop = Vuoron päättäminen
topic-may-stop-rule = Heiton jälkeen vuoron saa päättää milloin vain, vaikka noppia voisi vielä käyttää.
topic-may-stop-1 = Pysyt mieluummin paikoillasi. Päätä vuoro.

topic-wake-front = Kuka herää seuraavaksi
topic-wake-front-rule = Sotilaat irrotetaan järjestyksessä: etummainen ensin, ja niin edelleen viimeiseen asti.
topic-wake-front-1 = Yritä irrottaa rivin keskellä oleva sotilas.
topic-wake-front-2 = Sen on odotettava. Irrota etummainen.

topic-wake-any = Kuka herää seuraavaksi
topic-wake-any-rule = Minkä tahansa sotilaan saa irrottaa, missä järjestyksessä haluat.
topic-wake-any-1 = Irrota rivin keskellä oleva sotilas.

topic-wake-next-free = Kuka herää seuraavaksi
topic-wake-next-free-rule = Sotilaan voi irrottaa vain, jos paikka sen edessä on aivan tyhjä. Lähteneiden jättämät aukot vapauttavat siis muita.
topic-wake-next-free-1 = Rivin keskellä olevalla sotilaalla ei ole tilaa edessään. Yritä irrottaa se.
topic-wake-next-free-2 = Irrota sellainen, jolla on tilaa.

topic-track-eight = Tie laudan ympäri
topic-track-eight-rule = Sotilaat kulkevat kotiriviä pitkin, takaisin keskiriviä pitkin ja vastustajan kotirivin läpi; sitten taas keskeltä, ja kotiin. Siitä tulee kahdeksikko. Kotiin palaava sotilas on merkitty.
topic-track-eight-1 = Tämä sotilas on palaamassa kotiin. Vie se perille.

topic-track-loop = Tie laudan ympäri
topic-track-loop-rule = Sotilaat kulkevat kotiriviä pitkin, takaisin keskiriviä pitkin ja vastustajan kotirivin läpi. Siitä kuljetaan ympäri ja ympäri, keskeltä ja vastustajan riviä, eikä koskaan enää kotiin.
topic-track-loop-1 = Keskirivin päästä noustaan vastustajan kotiriville. Kulje kulman ympäri.

topic-with = Vastaan tai myötä
topic-with-rule = Se, joka ei aloita, valitsee: vastaan (vuosttut), jolloin joukot kohtaavat toisensa, tai myötä (mieđut), toiseen suuntaan, jolloin kumpikin tulee keskiriville samasta päästä ja juoksee toisen perässä.
topic-with-1 = Naiset aloittivat, ja sinä valitsit mieđut. Nyt etummaisesi on toisessa päässä. Irrota sieltä sotilas.

topic-sleepers-exposed = Nukkujat
topic-sleepers-exposed-rule = Nukkuvat sotilaat voi lyödä kuten muutkin. Mázessa sitä kutsutaan makuuhuoneessa tappamiseksi (goddit oađđenlanjas).
topic-sleepers-exposed-1 = Sotilaasi saapuu naisten kotiriville, jossa he vielä nukkuvat. Lyö yksi.

topic-sleepers-protected = Nukkujat
topic-sleepers-protected-rule = Nukkuvat sotilaat ovat turvassa: vihollinen ei voi tulla niiden paikkaan. Omat saavat tulla.
topic-sleepers-protected-1 = Yritä tulla nukkuvan naisen paikkaan: kulje kolme paikkaa hänen kotirivilleen.
topic-sleepers-protected-2 = Se ei onnistu. Käytä noppa toisin.

topic-sleepers-closed = Nukkujat
topic-sleepers-closed-rule = Kukaan ei voi tulla sinne, missä nappula nukkuu, ei ystävä eikä vihollinen. Siksi kolme nukkujaa rivin päässä sulkee oven; niistä kolmas on ovenvartija (uksavákta).
topic-sleepers-closed-1 = Yritä tulla nukkuvan naisen paikkaan: kulje kolme paikkaa hänen kotirivilleen.
topic-sleepers-closed-2 = Se ei onnistu. Käytä noppa toisin.

topic-stacking = Yhdessä samassa paikassa
topic-stacking-rule = Useita saman puolen sotilaita saa olla samassa paikassa. Mutta siihen tuleva vihollinen lyö ne kaikki.
topic-stacking-1 = Vie kaksi sotilastasi yhteen.

topic-one-each = Yksi kussakin paikassa
topic-one-each-rule = Kussakin paikassa on vain yksi sotilas. Omat sotilaasi ovat tielläsi.
topic-one-each-1 = Yritä tulla oman sotilaasi paikkaan.
topic-one-each-2 = Se ei onnistu. Käytä noppa toisin.

topic-king-shares = Kuningas omiensa joukossa
topic-king-shares-rule = Kuningas ja hänen omat sotilaansa saavat olla samassa paikassa.
topic-king-shares-1 = Vie sotilaasi kuninkaan luo.

topic-king-alone = Kuningas seisoo yksin
topic-king-alone-rule = Mikään sotilas ei saa pysähtyä oman kuninkaansa paikkaan, eikä hän niiden paikkaan. Vain se, joka on juuri vallannut hänet, jää hänen luokseen, kunnes toinen heistä siirtyy.
topic-king-alone-1 = Yritä tulla oman kuninkaasi paikkaan.
topic-king-alone-2 = Se ei onnistu. Käytä noppa toisin.

topic-utsjok = Utsjoen kuningas
topic-utsjok-rule = Se, joka tulee kuninkaan paikkaan, valitsee: valtaako hänet vai poistaako hänet pelistä kokonaan (Ohcejot gonagas).
topic-utsjok-1 = Kuningas on naisilla. Tule hänen paikkaansa ja poista hänet pelistä.

topic-like-odds = Like odds
topic-like-odds-rule = Nykyajan sääntö: kumpikin puoli aloittaa kolme sotilasta hereillä. Silloin kukaan ei jää odottamaan ensimmäistä X:ää.
topic-like-odds-1 = Ei X:ää, ja silti voit siirtää: kolme sotilasta on hereillä. Kulje yhdellä.

topic-blocked = Saarroksissa
topic-blocked-rule = Puoli, jonka kaikki sotilaat ovat hereillä, häviää, jos se on heittänyt nopan, jota se ei voi käyttää.
topic-blocked-1 = Viimeinen nainen on juuttunut nukkujiisi. Siirrä sotilastasi X:llä.

topic-stake = Panos
topic-stake-rule = Ennen peliä sovitaan, minkä arvoinen sotilas on. Lopuksi häviäjä maksaa sen jokaisesta voittajalla jäljellä olevasta sotilaasta.

topic-win-soldiers = Voittaminen
topic-win-soldiers-rule = Se, joka lyö vastustajan viimeisen sotilaan, on voittanut. Kuninkaan hallussapito ei pelasta ketään.
topic-win-soldiers-1 = Yksi nainen on jäljellä. Lyö hänet.

topic-win-pieces = Voittaminen
topic-win-pieces-rule = Puoli on hävinnyt, kun sillä ei ole sotilaita eikä kuningasta. Niin kauan kuin kuningas on sillä, se pelaa edelleen.
topic-win-pieces-1 = Lyö viimeinen nainen.
topic-win-pieces-2 = Kuningas on vielä naisilla. Valtaa hänetkin.
