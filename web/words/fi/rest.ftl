# The words of what is loaded after the first screen, beside the rest of the program. See game.ftl.

## More

more-title = Mitä pelataan?
choose-rules = Säännöstö
open-lab = Katso tai muokkaa sääntöjä
set-opponent-beginner = Sopuli: aloittelija
set-opponent-easy = Riekko: helppo
set-opponent-steady = Kettu: keskitaso
set-opponent-strong = Ilves: vahva
set-opponent-master = Korppi: vahvin
set-side = Puolesi
set-match = Ottelu
set-match-one = Yksi peli
set-match-wins = Ensimmäisenä { $count } voittoon
set-clock = Kello
set-clock-none = Ei kelloa
set-clock-game = { $count } minuuttia puolta kohti
set-clock-turn = { $count } sekuntia vuoroa kohti
set-increment = Lisäaika vuorolta
set-increment-none = Ei mitään
set-increment-by = { $count } sekuntia
clock-about = Se, jonka aika loppuu pelissä, häviää. Jos vuoron aika loppuu, tietokone pelaa vuoron loppuun.

## Kielet

language-status = Suomenkielinen teksti on sivun tekijöiden luonnos. Kukaan muu ei ole vielä tarkastanut sitä.

## Asetukset

settings-reset = Palauta oletukset
set-material = Materiaali
set-material-auto = Automaattinen
set-material-birch = Koivu
set-material-dark-wood = Tumma puu
set-material-hide = Porontalja
set-material-plain = Pelkistetty
set-material-night = Yö
set-material-high-contrast = Suuri kontrasti
other-games = Muut pelit
set-coordinates = Koordinaatit laudalla
set-coordinates-auto = Kun ne mainitaan
set-coordinates-yes = Aina
set-coordinates-no = Ei koskaan
set-below = Näkymä
set-below-auto = Oma puolesi
set-speed = Animaation nopeus
set-speed-slow = Hidas
set-speed-normal = Tavallinen
set-speed-fast = Nopea
set-speed-instant = Ei animaatiota
set-turning = Käännä lauta joka vuoron jälkeen
set-table = Pöytätila: kaksi pelaajaa vastakkain vaakanäytön ääressä
set-hints = Korosta mahdolliset siirrot
set-moves = Näytä siirtoluettelo
set-notation = Näytä siirrot merkintöinä
set-speech = Ruudunlukijan tarkkuus
set-speech-full = Täysi
set-speech-brief = Lyhyt
set-auto-throw = Automaattiheitto
offer-throws = Nappuloita on vähän jäljellä.
set-coach = Selitä uudet asiat
task-confirm = Vahvista, tai peru ja yritä uudelleen.
confirm-turn = Vahvista
set-sound = Ääni
set-volume = Äänenvoimakkuus

## Sääntöpaja

lab = Muokkaa sääntöjä
lab-based = Pohjana
lab-invention = Osin oma keksintösi. Hauskaa peliä!
lab-refused = Nämä valinnat eivät sovi yhteen: { $reason }.
origin-recorded = { $sources }
origin-offered = vaihtoehto lähteessä { $sources }
origin-fits = kaikkiin säännöstöihin, lähde { $sources }
origin-invention = oma keksintösi
val-yes = kyllä
val-no = ei
val-none = ei mitään

## Pöytäkirjat

record-open = Jatka tästä tekstistä
record-file = Avaa tiedosto
copy-record = Kopioi
copy-link = Kopioi linkki
qr-code = QR-koodi
qr-too-long = Tästä pelistä on tullut liian pitkä QR-koodille. Sen lokin voi kopioida.
copied = Kopioitu.
not-copied = Tämä selain ei anna sivun kopioida. Teksti on valittuna, joten voit kopioida sen itse.
record-refused = Tätä lokia ei voi lukea. { $error }.

## Kioski

invite = Aloita peli koskettamalla lautaa
still-there = Oletko vielä paikalla?
still-there-count = { $count ->
    [one] Lauta palautetaan alkuun yhden sekunnin kuluttua.
   *[other] Lauta palautetaan alkuun { $count } sekunnin kuluttua.
}
still-there-go-on = Jatka peliä
staff = Henkilökunnalle
staff-uptime = Sivu on ollut käynnissä { $time } (tunnit:minuutit).
staff-games = { $count ->
    [one] Kävijät ovat aloittaneet yhden pelin.
   *[other] Kävijät ovat aloittaneet { $count } peliä.
}
staff-errors = { $count ->
    [one] Yksi virhe selaimen käynnistyksen jälkeen.
   *[other] { $count } virhettä selaimen käynnistyksen jälkeen.
}
staff-file-fine = kiosk.json on kunnossa.
staff-file-bad = Joitakin kiosk.json-tiedoston arvoja ei voi käyttää, joten oletukset ovat voimassa. { $troubles }
staff-reload = Lataa sivu uudelleen
kiosk-no-table = Tiedoston kiosk.json rivi { $line } ei ole kelvollista JSONia. Se, mikä voitiin lukea, on voimassa.
kiosk-unknown-name = Asetusta ”{ $name }” ei ole.
kiosk-no-flag = Asetuksen ”{ $name }” on oltava true tai false.
kiosk-no-number = Asetuksen ”{ $name }” on oltava kokonaisluku väliltä { $least }–{ $most }.
kiosk-no-time = Asetuksen ”{ $name }” on oltava kellonaika, esimerkiksi "4:00", tai null.
kiosk-no-address = Asetuksen ”{ $name }” on oltava osoite, jonka puhelin voi avata, esimerkiksi "https://example.org/sahkku/", tai null.
kiosk-no-list = Asetuksen ”{ $name }” on oltava luettelo tekstejä.
kiosk-unknown = Asetuksessa ”{ $name }” on ”{ $word }”, jota ei tunneta.
kiosk-no-sound = Asetuksen ”{ $name }” on oltava "off", "on" tai luettelo kuten [{ "{" }"from": "10:00", "to": "17:00"{ "}" }].

## Neuvoja

# A badge on the board, beside a piece.
odds-badge = { $chance } %
notice-no-advice = Ohjelman vihjeitä antavaa osaa ei voitu ladata.
notice-game-full = Pelissä on jo 10 000 heittoa ja siirtoa, eikä se voi jatkua.

## Taaksepäin katsominen, varmistukset ja ympäröivä sivu

scrubber = Pelin askel
redo = Tee uudelleen
show-again = Näytä uudelleen
story-first = Ensin:
story-second = Sitten:
story-more = ja { $count } muuta
plate-you = Sinä
# What a sentence that names spaces does when it is pressed.
shows-places = Näyttää nämä paikat laudalla.
moves-notation = Merkinnät
past-first = Siirry alkuun
past-back = Askel taaksepäin
past-on = Askel eteenpäin
past-last = Siirry loppuun
past-play = Toista peli
past-branch = Jatka tästä
past-of = { $step } / { $steps }
confirm-branch = Jatketaanko tästä?
confirm-branch-text = Kaikki tämän aseman jälkeen menetetään. Voit ensin tallentaa koko pelin lokin.
host-unreadable = Ympäröivän sivun viestiä ei voi lukea: { $what }
host-needs = ”{ $wish }” tarvitsee tiedon ”{ $name }”.
host-not-now = Se ei ole nyt mahdollista.
host-not-legal = ”{ $action }” ei ole sallittu siirto tässä asemassa.
host-unknown = ”{ $name }” on tuntematon.
host-bad-value = ”{ $name }” ei voi olla ”{ $value }”.

## Mikä tekstissä on vialla

read-found = Rivi { $line }, sarake { $column }: ”{ $found }”. Odotettiin: { $expected }
read-ends = Rivi { $line }, sarake { $column }: teksti loppuu tähän. Odotettiin: { $expected }
read-space = välilyönti
read-line-end = rivin loppu
read-option-value = valinta muodossa nimi=arvo
read-option-once = jokainen valinta vain kerran
read-rules = sana ”rules” ja säännöstön nimi
read-shorter = lyhyempi teksti
read-nothing = ei mitään tuloksen jälkeen
read-once = tämä tieto vain kerran
read-name = enintään 80 merkin nimi yhdellä rivillä
read-date = yksi päivämäärä, esimerkiksi 2026-11-21
read-place-above = aiemmin mainittu kohta, kuten 12 tai 2.3
read-new-line = uuden linjan numero
read-fewer-lines = enintään 1 000 linjaa
read-entry = merkintä, joka voi tulla seuraavaksi
read-fewer-entries = enintään 10 000 merkintää
read-rule-set = säännöstö: { $words }
read-option = valinta: { $words }
read-together = yhteen sopivat valinnat: { $reason }
read-result = pelin tulos: { $result }
read-legal = siirto, jonka nämä säännöt tässä sallivat
read-next = jotakin, mikä pelissä voi nyt seurata
read-possible = mahdollinen asema; tässä { $reason }
link-kind = siinä ei ole peliä eikä asemaa
link-version = sen on tehnyt sivun toinen versio
link-too-long = se on pidempi kuin mikään peli
link-parts = siinä on liian vähän tai liikaa osia
link-letters = se on vioittunut
link-rules = sen sääntöjä ei voi lukea
link-position = sen asemaa ei voi lukea
link-game = sen siirrot eivät sovi sen sääntöihin
save-none = se ei ole tallennettu peli, tai sen on tallentanut toinen versio
save-damaged = sitä on muutettu tai se on katkennut
save-seats = siitä ei käy ilmi, kuka pelaa

## On paper

paper-about = Kaikki, mitä tarvitset pelataksesi ilman näyttöä. Tulosta paksulle paperille, leikkaa yhtenäisiä viivoja pitkin ja taita katkoviivoja pitkin.
paper-what = Mitä tulostetaan
paper-format = Paperikoko
paper-all = Koko peli
paper-rules = Säännöt yhdellä sivulla
paper-board = Lauta
paper-dice = Nopat
paper-pieces = Nappulat
paper-print = Tulosta
paper-save = Tallenna SVG-tiedostona
paper-size = Tulosta koossa 100 %, sovittamatta sivulle.

## Vastustajat ja peli jälkeenpäin

review-working = Peliä analysoidaan: { $done } %
review-side = Puoli
review-change = Voitto tai tappio
player-human = Ihminen
hint-item = { $action }: { $chance } %

## Oppiminen

lesson = Oppitunti
lesson-count = { $step } / { $steps }
lesson-next = Seuraava
lesson-finish = Valmis
lesson-show = Näytä minulle
lesson-leave = Lopeta
lesson-throw = Heitä nopat.
lesson-throw-other = Heitä nyt toisen puolen puolesta.
card-back = Takaisin
card-on = Seuraava
card-try = Kokeile itse
card-lessons = Kaikki näiden sääntöjen oppitunnit
live-play = Toista
open-book = Sääntökirja
print = Tulosta
contents = Sisällys
live-stop = Pysäytä

## Keys and questions

keys-about = Kaiken voi tehdä pelkällä näppäimistöllä. Kirjainnäppäimet toimivat, kun et kirjoita tekstiä. Jokaisella näppäimellä on myös painike.
tell-here = Mitä tässä on?
tell-position = Mikä on asema?
key-arrows = siirry laudalla paikasta toiseen
key-enter = valitse nappula ja sitten, minne se menee
key-throw = heitä nopat
key-escape = poista valinta

## The result

ending-captured = Lyödyt
ending-luck = Onni
ending-open = Tulos
ending-blow = Näytä loppu uudelleen
ending-see = Katso
ending-won = Hyvin pelattu.
ending-led = Johdit vuoroon { $value } asti.
ending-lost = Seuraava peli alkaa tasan.
ending-drawn = Kumpikaan ei antanut periksi.
ending-turned-you = Sinä käänsit pelin: { $what }
ending-turned = { $name } käänsi pelin: { $what }
ending-slipped-you = Tässä sinulta lipsahti: { $what }
ending-slipped = Tässä lipsahti ({ $name }): { $what }
ending-share = Jaa
link-copied = Linkki on kopioitu.
not-shared = Tämä selain ei anna sivun jakaa. Linkki on lokissa.
play-again = Pelaa uudelleen
rematch = Uusintapeli: vaihda puolia
rematch-weaker = Heikompi vastustaja
rematch-stronger = Vahvempi vastustaja
# $told names both players with the games that each has won: “You 2 · Fox 1”.
wins-score = { $told }. Tavoite: { $count }.
wins-next = Seuraava peli: vaihda puolia
wins-you = Voitat ottelun!
wins-winner = Ottelun voittaja: { $name }.

## The clock

clock-pause = Tauko
clock-paused = Tauko
clock-go = Jatka
# $told names both players with what each has left: “You 4:32 · Fox 5:00”.
clock-times = Aikaa jäljellä: { $told }.
clock-minute = Minuutti jäljellä.
clock-seconds = Kymmenen sekuntia jäljellä.
clock-up = { $name }: aika on lopussa.
clock-up-you = Aikasi on lopussa.

## Etäpeli, ennen kuin sen sanat ovat täällä

play-distance = Kaukana
distance-home = Ota tämä peli kotiin
distance-home-about = Lue tämä puhelimellasi. Peli jatkuu siinä.
# The accessible name of the picture; only screen readers say it.
distance-home-name = Tämän pelin QR-koodi

## Perustelut ja sana ennen tappiota

hint-play = Pelaa tämä
warning-back = Peru siirto
warning-go = Jatka peliä
set-warnings = Varoita ennen tappiota
set-warnings-auto = Alussa ja helpoissa peleissä
set-warnings-yes = Aina
set-warnings-no = Ei koskaan

## Päättyneet pelit

archive = Päättyneet pelit
archive-about = Jokainen päättynyt peli säilyy tällä laitteella, eikä mitään lähetetä minnekään.
archive-off = Tällä sivulla pelejä ei säilytetä.
archive-refused = Tämä selain ei anna sivun säilyttää päättyneitä pelejä.
archive-full = Päättyneille peleille ei ole enää tilaa, joten tämä ei säilynyt. Poista joitakin muita; voit ensin tallentaa ne.
archive-nearly = Päättyneitä pelejä on { $count }, ja tilaa on { $most } pelille. Poista joitakin ajoissa; voit ensin tallentaa ne.
# In place of what the game is, on the start of another day.
greet = { $won ->
    [yes] Voitit { $result }. Uudestaan?
   *[no] Hävisit { $result }. Uudestaan?
}
greet-even = Tulos oli { $result }. Uudestaan?
archive-none = Ei vielä pelejä.
archive-count = { $count ->
    [one] Yksi peli
   *[other] { $count } peliä
}
archive-found = { $found } / { $count }
archive-find = Etsi
archive-game = Peli
archive-month = Kuukausi
archive-any = Kaikki
archive-won = Voitto
archive-lost = Tappio
archive-drawn = Tasapeli
archive-first = Ensimmäinen puoli voitti
archive-second = Toinen puoli voitti
archive-friend = Ystävä
archive-others = Katsottu tai avattu
archive-results = Tulokset vastustajittain
archive-more = Näytä lisää
archive-watch = Katso
archive-elsewhere = Avaa omalla sivullaan
archive-erase = Poista
archive-save-all = Tallenna nämä pelit
archive-bring = Palauta tallennetut pelit
archive-brought = { $count ->
    [one] Yksi peli palautettiin.
   *[other] { $count } peliä palautettiin.
}
archive-brought-known = { $count ->
    [one] Yksi peli oli jo täällä.
   *[other] { $count } peliä oli jo täällä.
}
archive-brought-full = Muille ei ole tilaa.
archive-not-brought = Tiedoston rivi { $line } ei ole sellainen kuin sen pitäisi. Valitse muuttamaton tiedosto, joka on tehty valinnalla ”Tallenna nämä pelit”.
archive-unread = Tiedostoa ei voi lukea: { $error }.
archive-unfinished = Peli ei ole vielä päättynyt. Avaa tiedosto kohdassa ”Peliloki”, niin voit jatkaa.
archive-erase-all = Poista nämä pelit
archive-erase-ask = { $count ->
    [one] Poistetaanko tämä peli?
   *[other] Poistetaanko { $count } peliä?
}
archive-erase-text = Poistettua ei saa takaisin. Voit ensin tallentaa sen.
archive-gone = Tämä peli poistettiin toisessa välilehdessä.
archive-errors = Virheiden hinta
archive-errors-about = Kuinka paljon enemmän paras valinta oli arvoltaan kuin sinun. Onnea ei lasketa.
archive-errors-legend = Piste on peli. Viiva on kymmenen viimeisen keskiarvo.
archive-errors-none = Näistä peleistä ei ole vielä analysoitu yhtään.
archive-errors-games = Pelit
archive-errors-decisions = Valinnat
archive-errors-decision = Valintaa kohti
archive-errors-game = Peliä kohti
archive-errors-each = Jokainen peli
archive-dice = Nopat näissä peleissä
archive-rest = Muut
archive-expected = Odotus
# A statistical test of the dice of one’s own, or of the others.
archive-usual = { $name }: χ² = { $value }. Rehelliset nopat poikkeavat vähintään yhtä paljon { $chance } %:ssa tapauksista. Se on tavallista.
archive-odd = { $name }: χ² = { $value }. Rehelliset nopat poikkeavat yhtä paljon alle 1 %:ssa tapauksista. Se on outoa.

## Tehtävät

puzzles = Tehtävät
puzzles-about = Yksi vuoro on selvästi muita parempi. Löydätkö sen?
puzzles-none = Tehtäviä ei voi ladata täällä.
puzzles-count = { $count ->
    [one] Yksi tehtävä
   *[other] { $count } tehtävää
}
puzzles-tried = { $count } tehtävää, { $tried } yritetty, { $solved } ratkaistu ensi yrittämällä
puzzles-level = Kuka löytää sen
puzzles-theme = Aihe (ratkaistu)
puzzles-theme-item = { $name } ({ $solved }/{ $count })
puzzle-daily = Päivän tehtävä
puzzle-other = Toinen
puzzle-due = Ohi mennyt uudestaan
puzzle-task = Yksi vuoro on paljon muita parempi.
puzzle-find = Etsi paras vuoro
puzzle-save = Pelasta mitä voit
puzzle-force = Pakota voitto
puzzle-solved = Juuri niin!
puzzle-missed = On olemassa parempi vuoro.
puzzle-answer = Sitten: { $told }.
puzzle-row = { $count ->
    [one] Yksi peräkkäin
   *[other] { $count } peräkkäin
}
puzzle-this = Tämä vuoro
puzzle-others = Mikä tahansa muu vuoro, enintään
puzzle-retry = Yritä uudestaan
puzzle-next = Seuraava
puzzle-show = Vastaus
puzzle-once = Uudestaan

## The position editor

editor = Aseman muokkaus
editor-help = Valitse nappula ja napauta paikkaa. Siirrä nappulaa vetämällä tai vedä se pois laudalta. Näppäimistöllä Enter asettaa nappulan ja Delete poistaa yhden.
editor-kinds = Nappulat
editor-take = Poista
editor-clear = Tyhjä lauta
editor-start = Alkuasema
editor-turn = Vuorossa
editor-began = Aloitti pelin
editor-die = Noppa { $value }
editor-text = Asema merkintöinä
editor-possible = Tätä asemaa voi pelata.
editor-refused = Tämä asema ei ole mahdollinen: { $reason }.
editor-unread = Tätä asemaa ei voi lukea. { $error }.
editor-analyse = Analysoi
editor-play = Pelaa tästä
editor-embed = Kopioi verkkosivulle

## The analysis board

study-turn = Vuoro { $value } · { $name }
study-cost-you = Vuoro { $value } maksoi sinulle { $what }
study-costs = Se maksoi
study-cost = { $cost } %
study-best = Paras: { $what }
study-try = Kokeile muuta
study-next = Seuraava kallis vuoro
study-start = Alku
study-lines = Muut muunnelmat
study-about = Koko peli muunnelmineen, kommentteineen ja merkkeineen. Tekstin voi avata täällä uudelleen kohdasta ”Peliloki”. Sivu kertoo pelin sanoin ja kuvin, ja sen voi tulostaa.
study-thinks = Näytä
study-chance = Heitä tai valitse nopat.
study-put = Aseta nämä nopat
study-mark = Merkki
study-unmarked = Ei merkkiä
study-brilliant = Erinomainen
study-good = Hyvä
study-interesting = Kiinnostava
study-doubtful = Kyseenalainen
study-mistake = Virhe
study-blunder = Paha virhe
study-comment = Kommentti
study-promote = Tee päämuunnelmaksi
study-remove = Poista tästä alkaen
study-grade = Arvioi tämä muunnelma
study-hand-out = Tallenna tai kopioi
study-page = Tallenna sivuna
study-unkept = Analyysille ei ole tilaa. Tallenna se.

## Questions and notices that the first picture does without

notice-storage-full = Pelin tallentamiseen ei ole enää tilaa. Voit jatkaa, mutta sivun uudelleenlataus voi hukata siirtoja.
notice-bad-save = Tallennettua peliä ei voitu lukea, ja se siirrettiin syrjään: { $error }.
notice-worker-anew = Tietokonepelaaja lakkasi vastaamasta ja käynnistettiin uudelleen. Peli jatkuu. ({ $error })
notice-worker-gone = Tietokonepelaaja ei enää toimi tässä. Se pelaa eteenpäin yksinkertaisin säännöin. ({ $error })
notice-no-chance = Tämä selain ei anna satunnaislukuja, joten noppia ei voi heittää reilusti.
notice-no-download = Tämä selain ei anna sivun tallentaa tiedostoja.
confirm-resign = Luovutatko tämän pelin?
confirm-resign-text = Toinen puoli voittaa. Tätä ei voi perua.
confirm-new = Aloitetaanko uusi peli?
confirm-new-text = Peli on kesken. Jos aloitat uuden, sitä ei voi enää jatkaa. Voit ensin tallentaa sen lokin.
draw-ask = Tarjotaanko tasapeliä?
draw-ask-text = Jos toinen puoli suostuu, peli päättyy tasan.
draw-agree = Suostu tasapeliin
draw-play-on = Jatka peliä
notice-no-weights = Tietokonepelaajan oppimaa ei voitu ladata ({ $error }). Se pelaa sen sijaan yksinkertaisin säännöin.
lesson-other = Se on sallittua, mutta kokeile korostettua siirtoa.
tell-no-place = Et ole vielä käynyt missään paikassa. Nuolinäppäimillä liikut laudalla.
tell-movable = Siirrettävät nappulat: { $places }.
