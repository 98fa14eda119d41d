# Etäpelin sanat suomeksi. See the English file for what the arguments are.

distance-friend = Ystäväsi
distance-somebody = joku

## Kutsu

distance-invite = Kutsu ystävä
distance-invite-about = Teet linkin ja lähetät sen ystävälle. Ystäväsi avaa sen, ja pelaatte lähettämällä linkkejä puolin ja toisin tai suorassa yhteydessä.
distance-name = Nimesi
distance-name-about = Ystäväsi näkee sen, ja niin näkevät kaikki, jotka saavat linkin. Voit jättää sen tyhjäksi.
distance-sides = Kuka pelaa mitäkin?
distance-sides-mine = Minun puoleni: { $plays }
distance-sides-friend = Ystäväni valitsee
distance-throws = Miten heitetään?
distance-throws-strict = Molemmat laitteet tekevät joka heiton yhdessä
distance-throws-strict-about = Kukaan ei voi painottaa noppia. Kun samalla vuorolla heitetään toisen kerran valinnan jälkeen, tarvitaan yksi viesti lisää kumpaankin suuntaan.
distance-throws-trusting = Luotetaan toisiimme
distance-throws-trusting-about = Vuoro on aina yksi viesti. Joka heitto tehdään silti yhdessä, eikä kukaan voi valita sitä. Mutta peukaloitu ohjelma voisi tietää ennalta oman vuoronsa seuraavat heitot. Loki kertoo, että pelasitte näin.
distance-clock = Kello
distance-clock-none = Ei kelloa
distance-clock-days = Päiviä vuoroa kohti
distance-clock-minutes = Minuutteja vuoroa kohti
distance-clock-reserve = Minuutteja varalla koko peliin
distance-clock-about = Kukaan ei häviä, kun aika loppuu. Toiselta pelaajalta kysytään, odotetaanko vielä.
distance-make = Tee kutsu

## Mitä sovitaan

distance-terms = Mitä sovitte
distance-terms-rules = Säännöt: { $rules }
distance-terms-strict = Molemmat laitteet tekevät joka heiton yhdessä, joten kumpikaan ei voi painottaa noppia.
distance-terms-trusting = Luotatte toisiinne: yksi viesti tekee vuoron kaikki heitot.
distance-terms-no-clock = Kelloa ei ole.
distance-terms-days = { $count ->
    [one] Yksi päivä vuoroa kohti.
   *[other] { $count } päivää vuoroa kohti.
}
distance-terms-minutes = { $count ->
    [one] Yksi minuutti vuoroa kohti.
   *[other] { $count } minuuttia vuoroa kohti.
}
distance-terms-reserve = { $count ->
    [one] Lisäksi yksi minuutti koko peliin.
   *[other] Lisäksi { $count } minuuttia koko peliin.
}

## Lähettäminen

distance-send = Lähetä
distance-send-title = Kenelle lähetät tämän: { $name }
distance-send-title-friend = Lähetä tämä ystävällesi
distance-send-invitation = Kutsu on tässä linkissä.
distance-send-turn = Vuorosi on tässä linkissä. Siinä on koko peli.
distance-send-answer = Vastauksesi on tässä linkissä. Siinä on koko peli.
distance-send-word = Sanottavasi on tässä linkissä. Siinä on koko peli.
distance-send-again = Lähetä uudelleen
distance-send-again-about = Olet jo lähettänyt tämän. Siitä ei ole haittaa, että lähetät sen uudelleen.
distance-share = Jaa…
# What goes with the link when it is shared: the subject, and the text before the link.
distance-share-title = { $game }: sinun vuorosi
distance-share-text = On sinun vuorosi. Jatka peliämme avaamalla tämä linkki.
distance-share-invitation-title = { $game }: kutsu
distance-share-invitation-text = Pelaisitko kanssani? { $game } odottaa. Avaa tämä linkki.
distance-copy = Kopioi linkki
distance-copied = Kopioitu. Liitä se viestiin.
distance-not-copied = Tämä selain ei anna sivun kopioida. Linkki on valittuna, joten voit kopioida sen itse.
distance-code = Näytä QR-koodi
distance-code-hide = Piilota QR-koodi
distance-code-about = Lue tämä toisen laitteen kameralla.
# The accessible name of the picture; only screen readers say it.
distance-code-name = Linkin QR-koodi
# The accessible name of the field with the link; only screen readers say it.
distance-link-name = Lähetettävä linkki
distance-code-too-long = Pelistä on tullut liian pitkä QR-koodiin. Lähetä linkki.
distance-send-then = Peli jatkuu, kun vastaus tulee. Avaa se tällä laitteella.
distance-send-private = Mitään ei lähetetä kenellekään muulle kuin sille, jolle sen lähetät.

## Kutsun avaaminen

distance-invited = { $name } kutsuu sinut pelaamaan: { $game }
distance-invited-friend = Sinut on kutsuttu pelaamaan: { $game }
distance-invited-side = Puolesi: { $plays }
distance-invited-choose = Valitse puolesi
distance-invited-rematch = Tämä on uusintapeli.
distance-accept = Hyväksy
distance-not-now = Ei nyt
distance-not-now-about = Kutsu pysyy linkissä. Voit avata sen myöhemmin uudelleen.
distance-own-invitation = Tämä on oma kutsusi. Lähetä se ystävälle: et voi hyväksyä sitä täällä.
distance-accepted-here = Olet jo hyväksynyt tämän kutsun. Tässä on peli.
distance-accepted-other = Joku toinen on hyväksynyt tämän kutsun. Pyydä uusi kutsu tai katso peliä.
distance-accepted-first = { $name } on hyväksynyt kutsusi. Peli alkaa.
distance-accepted-twice = Kaksi on hyväksynyt tämän kutsun. Peli jatkuu ensimmäisen kanssa: { $name }.

## Kirjeen avaaminen

distance-news-count = { $count ->
    [one] Yksi askel viime käynnin jälkeen
   *[other] { $count } askelta viime käynnin jälkeen
}
distance-same = Sinulla on jo tämä.
distance-older = Tämä on vanhempi kuin se, mikä sinulla on. Mikään ei muutu.
distance-watching-only = Voit katsoa tätä peliä: tällä selaimella ei ole siinä paikkaa. Jos pelaat siinä itse, avaa tiedosto tai linkki, jossa paikkasi on, tai palaa selaimeen, jossa aloitit.
distance-passed = Jatka toisessa ikkunassa: linkki on nyt siellä. Voit sulkea tämän.
distance-resumed = { $name } on sittenkin vastannut. Peli jatkuu.

## Kaksi haaraa

distance-fork = Peli on haarautunut
distance-fork-about = Linkin peli on jatkunut toisin kuin sinun pelisi. Niin käy, kun peliä pelataan kahdella laitteella tai sivun kahdella kopiolla. Molemmat haarat ovat tallessa. Valitse toinen.
distance-fork-cheat = { $name } on lähettänyt kaksi eri vuoroa. Ensimmäinen on pelissäsi.
distance-fork-first = Oma haarasi
distance-fork-second = Linkin haara
distance-fork-look = Katso sitä
distance-fork-choose = Jatka tällä
distance-fork-answered = Olet jo vastannut omaan haaraasi, joten peli jatkuu siitä.
distance-fork-sent = Olet jo lähettänyt vuorosi, joten peli jatkuu siitä.
distance-fork-replaced = { $name } on vastannut toiseen haaraan, joten peli jatkuu siitä.
distance-fork-chosen = Peli jatkuu tästä haarasta. Toinen on tallessa kohdassa ”Omat pelit”.

## Kun linkissä on vikaa

distance-unread-kind = Tässä linkissä ei ole peliä. Kopioi viestistä koko linkki ja liitä se uudelleen.
distance-unread-damaged = Linkki on katkennut tai vioittunut. Jotkin viestipalvelut lyhentävät pitkiä linkkejä. Pyydä se uudelleen, tarvittaessa QR-koodina.
distance-unread-too-long = Linkki on pidempi kuin mikään peli voi olla. Tämä sivu ei ole tehnyt sitä.
distance-unread-version = Linkin on tehnyt sivun toinen versio. Lataa sivu uudelleen ja avaa linkki sitten. Jos se ei auta, pyydä ystävääsikin lataamaan sivu uudelleen ja lähettämään vuoro vielä kerran.
distance-unread-other-game = Linkki kuuluu toiseen peliin: { $game }. Avaa se siellä.
distance-unread-other = Tämä linkki kuuluu toiseen peliin. Sinun pelisi jää pöydälle.
distance-unread-start = Linkin peliä ei voi lukea: { $reason }. Pyydä linkki uudelleen.
distance-unread-message = Linkin viesti { $message } on väärässä kohdassa. Tämä sivu ei ole tehnyt linkkiä.
distance-unread-values = Linkissä on muut nopat kuin luvattiin, tai se on vioittunut. Pyydä se uudelleen. Jos sama toistuu, joku on yrittänyt valita nopat.
distance-unread-signature = Linkki on väärennetty tai vioittunut: siinä oleva allekirjoitus ei ole aito. Pyydä se uudelleen.
distance-unread-aside = Linkissä on pelin lisäksi jotakin, mitä kumpikaan teistä ei ole allekirjoittanut. Pyydä se uudelleen.

## Kun tässä on vikaa

distance-refused = Tämä peli ei voi alkaa: säännöt tai kello eivät salli sitä. Valitse toiset.
distance-no-storage = Tämä selain ei tallenna sivulle mitään. Etäpeli katoaisi heti, kun suljet sivun, joten se ei voi alkaa täällä.
distance-not-stored = Peliä ei voitu tallentaa, joten mitään ei lähetetty: sivulla ei ole enää tilaa. Poista kohdasta ”Omat pelit” pelejä, joita et enää tarvitse, ja yritä uudelleen.
distance-no-chance = Tämä selain ei anna satunnaislukuja, joten etäpeli ei voi olla täällä turvallinen.

## Omat pelit

distance-games = Omat pelit
distance-games-none = Ei vielä pelejä. Kutsu ystävä tai avaa saamasi linkki.
distance-games-yours = { $count ->
    [one] Yksi peli odottaa sinua
   *[other] { $count } peliä odottaa sinua
}
# One game of the list; the accessible name of its button “Open”, which only screen readers say.
distance-games-open-name = Avaa peli, vastapelaaja { $name }: { $rules }
distance-games-open-name-friend = Avaa peli ystäväsi kanssa: { $rules }
distance-games-open = Avaa
distance-games-your-turn = Sinun vuorosi
distance-games-their-turn = { $name } on vuorossa
distance-games-unsent = Ei vielä lähetetty
distance-games-invited = Kutsuun ei ole vielä vastattu
distance-games-watched = Katsot
distance-games-over = Päättynyt
distance-games-branch = Pelin toinen haara
distance-since-now = juuri nyt
distance-since-minutes = { $count ->
    [one] minuutin ajan
   *[other] { $count } minuutin ajan
}
distance-since-hours = { $count ->
    [one] tunnin ajan
   *[other] { $count } tunnin ajan
}
distance-since-days = { $count ->
    [one] päivän ajan
   *[other] { $count } päivän ajan
}
distance-remove = Poista merkityt pelit
distance-pick = Merkitse: { $name }
distance-remove-ask = { $count ->
    [one] Poistetaanko tämä peli?
   *[other] Poistetaanko nämä { $count } peliä?
}
distance-remove-text = Toisen pelaajan seuraavan linkin voi yhä lukea, mutta osuutesi peliin katoaa: et voi jatkaa sitä. Jos et halua jatkaa, luovuta ensin.
distance-remove-over = Peli on päättynyt. Voit ensin tallentaa sen lokin.
distance-paste = Liitä linkki tähän
distance-paste-about = Kopioi linkki saamastasi viestistä.
distance-paste-open = Avaa
distance-file-open = Avaa tiedosto…
distance-move = Siirrä toiselle laitteelle
distance-move-title = Ota peli toiselle laitteelle
distance-move-about = Avaa tämä linkki toisella laitteellasi. Se on vain sinun: se, jolla se on, voi pelata puolestasi. Älä lähetä sitä kenellekään.
distance-move-after = Pelaa siitä lähtien vain siellä. Peli, joka jatkuu kahdessa paikassa, haarautuu.
distance-move-ask = Pelataanko tätä peliä tällä laitteella?
distance-move-ask-about = Tässä linkissä on pelaajan paikka pelissä. Toinen pelaaja: { $name }. Jatka vain, jos olet tehnyt linkin itse. Pelaa siitä lähtien vain täällä.
distance-move-here = Pelaa täällä
distance-moved = Peli on nyt tällä laitteella. Pelaa sitä vain täällä.
distance-move-wrong = Tämän linkin avain ei kuulu peliin. Tee linkki uudelleen toisella laitteella.
distance-move-replace = Peli on jo tällä laitteella. Uudempi tilanne jää voimaan.
distance-place = Tallenna paikkani
distance-place-about = Tiedoston avulla voit jatkaa, jos selain unohtaa pelin.
distance-place-saved = Tallennettu. Pidä tiedosto itselläsi: se, jolla se on, voi pelata puolestasi.
distance-place-file = Tässä on paikkasi pelissä. Peli: { $game }. Toinen pelaaja: { $name }. Jatka millä laitteella tahansa: avaa tämä linkki, tai tämä tiedosto kohdassa ”Omat pelit”. Pidä se itselläsi: se, jolla se on, voi pelata puolestasi.
distance-forgets = Tämä selain unohtaa pelit, jos et käy sivulla seitsemään päivään. Lisää sivu koti-valikkoon tai tallenna paikkasi.

## Pöydässä

distance-waiting = Odotetaan: { $name }
distance-waiting-friend = Odotetaan ystävääsi
distance-looking = { $name } on paikalla
distance-away = { $name } ei ole paikalla
distance-waved = { $name } vilkutti
distance-wave = Vilkuta
distance-wave-sent = Vilkutit.
distance-ready = Vuorosi on valmis: lähetä se
distance-ready-about = Voit perua kaiken, kunnes lähetät sen.
distance-answer-throw = { $name } vastaa nyt heittoon
distance-answer-throw-about = Tämä heitto tulee valintasi jälkeen. Se tehdään yhdessä, joten ensin vastaa { $name }. Lähetä tämä ja jatka, kun vastaus tulee.
distance-answer-throw-about-friend = Tämä heitto tulee valintasi jälkeen. Se tehdään yhdessä, joten ensin vastaa ystäväsi. Lähetä tämä ja jatka, kun vastaus tulee.
distance-answer-made = Vastaus heittoon on valmis: lähetä se
distance-draft-lost = Peli on sillä välin jatkunut, joten aloittamasi vuoro hylättiin.
distance-take-back = Pyydä perumista
distance-take-back-asked = Pyysit viimeisen siirron perumista.
distance-take-back-question = { $name } pyytää viimeisen siirron perumista.
distance-allow = Salli
distance-refuse = Kiellä
distance-take-back-allowed = { $name } sallii sen. Viimeinen siirto on peruttu.
distance-take-back-allowed-you = Sallit sen. Viimeinen siirto on peruttu.
distance-dice-stay = Nopat pysyvät ennallaan.
distance-take-back-refused = { $name } ei halua, että siirto perutaan.
distance-take-back-refused-you = Kielsit sen. Siirto pysyy.
distance-draw-asked = Tarjosit tasapeliä.
distance-draw-question = { $name } tarjoaa tasapeliä.
distance-draw-accept = Hyväksy
distance-draw-refuse = Jatka peliä
distance-draw-accepted = { $name } hyväksyy. Peli päättyy tasan.
distance-draw-accepted-you = Hyväksyit. Peli päättyy tasan.
distance-draw-refused = { $name } haluaa jatkaa peliä.
distance-draw-refused-you = Jatkat peliä.
distance-resigned = { $name } on luovuttanut
distance-resigned-you = Olet luovuttanut
distance-broke-off = { $name } keskeytti pelin nähtyään heiton { $throw }
distance-left = { $name } ei ole vastannut pitkään aikaan
distance-end = Päätä peli
distance-end-ask = Päätetäänkö tämä peli?
distance-end-text = Peli päättyy ilman tulosta. Loki kertoo, että se keskeytyi ja kuka sen keskeytti. Jos vastaus sittenkin tulee, voit yhä jatkaa.
distance-wait = Odota vielä
distance-ended-other = { $name } keskeytti pelin
distance-computer = Jatka tietokonetta vastaan
distance-computer-about = Tietokone istuu toiselle paikalle vain tällä laitteella. Etäpeli pysyy ennallaan kohdassa ”Omat pelit”.
# The title of the page while a game at a distance is on the table.
distance-title-yours = Sinun vuorosi – { $game }
distance-title-theirs = { $name } on vuorossa – { $game }
distance-title-ended = { $name } keskeytti pelin – { $game }
distance-title-over = Peli päättyi – { $game }
distance-title-watching = { $inviter } ja { $invited } – { $game }

## Pelin loki

distance-record-by = Etäpeli: { $inviter } ja { $invited }.
distance-record-strict = { $count ->
    [one] Ainoa heitto tehtiin yhdessä; se on varmistettu.
   *[other] Joka heitto tehtiin yhdessä; kaikki { $count } heittoa on varmistettu.
}
distance-record-trusting = { $count ->
    [one] Ainoa heitto tehtiin yhdessä, toisiinsa luottaen; se on varmistettu.
   *[other] Joka heitto tehtiin yhdessä, toisiinsa luottaen; kaikki { $count } heittoa on varmistettu.
}
distance-record-signed = Kaikki allekirjoitukset ovat aitoja.
distance-record-taken-back = { $count ->
    [one] Siirto peruttiin kerran.
   *[other] Siirtoja peruttiin { $count } kertaa.
}
distance-record-unsent = Mitä et ole vielä lähettänyt, ei ole mukana.
distance-record-unverified = Tämän lokin rivillä { $line } olevaa linkkiä ei voi varmistaa. { $reason }
distance-record-differs = Tämä loki ei vastaa rivillä { $line } olevaa linkkiä. { $reason }
distance-record-other-rules = Säännöt: lokissa ”{ $told }”, linkissä ”{ $signed }”.
distance-record-other-start = Ne alkavat eri asemista.
distance-record-other-name = { $plays }: lokissa ”{ $told }”, linkissä ”{ $signed }”.
distance-record-other-step = Askel { $step }: lokissa ”{ $told }”, linkissä ”{ $signed }”.
distance-record-other-length = Askelten määrä: lokissa { $told }, linkissä { $signed }.

## Kellot

distance-clock-you = Aikasi: { $time }
distance-clock-other = { $name }: { $time }
distance-clock-days-left = { $count ->
    [one] Yksi päivä jäljellä
   *[other] { $count } päivää jäljellä
}
distance-clock-over = { $name }: aika on lopussa.
distance-clock-over-you = Aikasi on lopussa. Voit yhä pelata.

## Ilmoitukset

distance-notify = Kerro, kun on minun vuoroni
distance-notify-about = Selain kysyy, saako sivu näyttää ilmoituksia. Se näyttää niitä vain, kun sivu on auki, ja vain sinä näet ne.
distance-notify-refused = Selain ei salli tämän sivun ilmoituksia. Voit muuttaa sen selaimen asetuksista.
distance-notify-title = Sinun vuorosi
distance-notify-text = { $name } on pelannut. { $game } jatkuu.

## Katsominen

distance-watching = Katsot peliä: { $inviter } ja { $invited }
distance-watchers = Anna muiden katsoa
distance-watchers-about = Tässä linkissä on peli tähän asti. Se, joka sen avaa, voi katsoa mutta ei pelata.
distance-watch-newest = Jos haluat nähdä enemmän, avaa pelaajilta saatu uudempi linkki.
distance-stay = Säilytä kohdassa ”Omat pelit”
distance-stays = Peli on nyt kohdassa ”Omat pelit”.

## Suora yhteys

distance-live = Pelaa suorassa yhteydessä
distance-connect = Yhdistä nyt
distance-live-begun = Lähetetäänkö aloittamasi vuoro? Vastaanottaja: { $name }
distance-live-begun-about = Voit perua sen, kunnes lähetät sen.
distance-live-connecting = Yhdistetään…
distance-connected = Yhdistetty
distance-live-silent = { $count ->
    [one] { $name } on ollut hiljaa sekunnin
   *[other] { $name } on ollut hiljaa { $count } sekuntia
}
distance-live-left = { $name } on lähtenyt.
distance-live-malformed = Toinen sivu sanoo jotakin, mitä tämä sivu ei ymmärrä. Lataa sivu uudelleen kummallakin laitteella.
distance-live-other-game = Toinen sivu lähetti jotakin, mikä ei kuulu tähän peliin, joten yhteys katkaistiin.
distance-live-by-link = Peli jatkuu linkeillä.
distance-live-again = Yritä uudelleen
distance-live-stop = Katkaise yhteys

## Huone

distance-room-about = Palvelin { $server } saattaa teidät yhteen. Se näkee osoitteenne ja sinetöityjä viestejä, ei koskaan peliä.
distance-room-waiting = Olet perillä. Odotetaan: { $name }…
distance-room-waiting-friend = Olet perillä. Odotetaan ystävääsi…
distance-room-taken = Pelisi on jo yhdistetty toisessa ikkunassa. Yritetään uudelleen…
distance-room-unreachable = Palvelimeen { $server } ei saada yhteyttä.
distance-room-lost = Yhteys palvelimeen katkesi. Yritetään uudelleen…
distance-hosts-bad = Tiedostoa signalling.json ei voi käyttää: { $error } Kerro siitä sivun ylläpitäjälle. Peli jatkuu linkeillä.

## Mitä vain ruudunlukijat sanovat

# Live regions announce these when they happen; on the screen the table shows it.
distance-say-connected = { $name } on yhteydessä.
distance-say-disconnected = { $name } ei ole enää yhteydessä.
