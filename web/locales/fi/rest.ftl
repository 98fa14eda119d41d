# The words of what is loaded after the first screen, beside the rest of the program. See game.ftl.

## Alku

about-text = Sáhkku on saamelaisten perinteinen lautapeli. Sitä pelattiin laajalti Saamenmaassa, etelän luulajansaamelaisista koillisen kolttasaamelaisiin. 1800-luvun kristillinen herätysliike tuomitsi sen ”Paholaisen pelinä”. Sulauttamispolitiikka ja sota tekivät loput, ja peli oli vähällä kadota. Muutamat perheet jatkoivat pelaamista ja pelien valmistamista. Heidän ansiostaan sitä pelataan taas.
about-how = Kumpikin pelaaja johtaa joukkoa: miehiä (olbmát) tai naisia (gálgut). Sotilaat nukkuvat, kunnes X herättää ne. Hereillä ne kiertävät lautaa ja lyövät kaikki viholliset, joiden paikkaan ne tulevat. Keskellä oleva kuningas (gonagas) kuuluu sille, joka viimeksi valtasi hänet.

## Kielet

language-status = Suomenkielinen teksti on sivun tekijöiden luonnos. Kukaan muu ei ole vielä tarkastanut sitä.

## Miksi ei

why-asleep = Tämä nappula nukkuu. Vain X voi herättää sen.
why-not-front = Sotilaat heräävät järjestyksessä. Seuraava on paikassa { $at }.
why-next-not-free = Se voi herätä vasta, kun { $at } on vapaa.
why-not-yours = Se nappula ei ole sinun.
why-king-neutral = Kuningas ei ole vielä kenelläkään. Valtaa hänet siirtymällä hänen paikkaansa.
why-king-inert = Kuningas ei kuulu kenellekään, ennen kuin jokin sotilas tulee vastustajan kotiriville.
why-die-waits = Sinun on käytettävä ensin noppa { $die }.
why-no-x = X:iä ei ole jäljellä, ja vain X voi herättää nappulan.
why-lands = Nopalla { $die } se tulisi paikkaan { $at }.
why-sleeper = Nukkuva nappula sulkee paikan { $at }.
why-own-soldier = Oma sotilaasi on paikassa { $at }, ja joka paikkaan mahtuu vain yksi.
why-king-alone = Kuningas ei voi jakaa paikkaa sotilaidensa kanssa, ja yksi on paikassa { $at }.
why-queen-alone = Kuningatar ei voi jakaa paikkaa muiden nappuloidesi kanssa, ja yksi on paikassa { $at }.
why-own-queen = Kuningattaresi on paikassa { $at }, eikä hän jaa sitä kenenkään kanssa.
why-own-king = Kuninkaasi on paikassa { $at }, eikä hän jaa sitä kenenkään kanssa.
why-push = Kuningas työntyisi oman nappulasi päälle paikkaan { $at }.
why-queue = Sotilaat kulkevat jonossa eivätkä voi ohittaa toisiaan, ja yksi on tiellä paikassa { $at }.
why-straight = Kuningas ja kuningattaret kulkevat suoraan. Ne eivät voi kääntyä kesken rivin.
why-rider = Kuningasta kantava sotilas liikkuu vain hänen kanssaan.
why-nothing-there = Sinulla ei ole siellä nappulaa.
why-no-use = Mikään noppa, jota voit nyt käyttää, ei vie sitä minnekään.

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
set-lines = Viivat
set-lines-short = Lyhyet
set-lines-joined = Yhtenäiset
set-ornament = Koriste
set-ornament-sun = Aurinko
set-ornament-x = X
set-ornament-diamond = Vinoneliö
set-ornament-star = Tähti
set-coordinates = Koordinaatit laudalla
set-coordinates-auto = Kun teksti käyttää niitä
set-coordinates-yes = Aina
set-coordinates-no = Ei koskaan
set-below = Näkymä
set-below-auto = Tämän näytön pelaaja
set-below-men = Miesten puoli
set-below-women = Naisten puoli
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
set-auto-throw = Heitä itsestään
tap-to-skip = Laudan napautus ohittaa liikkeen.
set-sound = Ääni
set-volume = Äänenvoimakkuus

## Sääntöpaja

lab = Muokkaa sääntöjä
lab-about = Jokaista näistä säännöistä on jossakin vuonossa pelattu toisin. Muuta mitä haluat: joka arvosta näkyy, mistä se on peräisin.
lab-based = Pohjana
lab-recorded = Perinteiset säännöt, muuttamattomina.
lab-handed = Perinteiset säännöt ja valinta, jonka lähteet jättävät avoimeksi.
lab-invention = Osin oma keksintösi. Hauskaa peliä!
lab-refused = Nämä valinnat eivät sovi yhteen: { $reason }.
origin-recorded = { $sources }
origin-offered = vaihtoehto lähteessä { $sources }
origin-fits = kaikkiin säännöstöihin, lähde { $sources }
origin-invention = oma keksintösi
source-reaidu = Reaidu
source-booklet = Vihko 2018
source-globe-joueur = Le Globe Joueur
source-digital-sahkku = Digital Sáhkku
opt-columns = Sarakkeet
opt-places = Paikat piirretään
opt-queens = Kuningattaret (dronnegat)
opt-dice = Noppien määrä
opt-faces = Kunkin nopan sivut
opt-blank = Tyhjän sivun arvo
opt-rethrow = Uusintaheitto
opt-order = Noppien järjestys
opt-track = Reitti laudan ympäri
opt-miedut = Toinen pelaaja voi valita mieđutin
opt-stacking = Sotilaat voivat jakaa paikan
opt-queue = Sotilaat kulkevat jonossa
opt-sleepers = Nukkujat
opt-utsjok = Kuninkaan voi poistaa pelistä
opt-stake = Panos jäljellä olevaa sotilasta kohti
val-yes = kyllä
val-no = ei
val-none = ei mitään
val-places-lines = viivoina
val-places-squares = ruutuina
val-rethrow-each = mitkä tahansa X:ää näyttävät nopat
val-rethrow-all = kaikki nopat, jos kaikissa on X
val-rethrow-none = ei koskaan
val-order-free = vapaa
val-track-loop = silmukkana, ei enää kotiin
val-track-eight = kahdeksikkona, takaisin kotiin
val-sleepers-exposed = voidaan lyödä
val-sleepers-protected = ovat turvassa vastustajalta
val-sleepers-closed = sulkevat paikkansa
contradiction-columns = sarakkeita on oltava pariton määrä, 9–21
contradiction-dice = noppia on oltava yhdestä neljään
contradiction-faces = nopassa on oltava neljä erilaista sivua
contradiction-no-x = ilman X:ää kukaan ei voisi koskaan herätä
contradiction-blank-no-face = tyhjällä sivulla on arvo, mutta näissä nopissa ei ole tyhjää sivua
contradiction-blank-no-value = näissä nopissa on tyhjä sivu, joten sen arvon on oltava 0 tai 4
contradiction-order = määrätyssä järjestyksessä on oltava myös { $face }, jolla on arvo
contradiction-queue = jonossa kulkevat sotilaat eivät voi jakaa paikkaa
contradiction-next-free = suoraan keskiriville heräävät sotilaat eivät käytä reittinsä seuraavaa paikkaa
contradiction-like-odds-place = suoraan keskiriville heräävät sotilaat eivät voi olla hereillä kotona
contradiction-like-odds-ahead = kolmen sotilaan ensimmäiset askeleet eivät olisi kaikki vapaita, tai molemmat joukot astuisivat samaan päähän

## Pöytäkirjat

record-about = Kaikki heitot ja valinnat talteen tai jaettavaksi. Jos haluat jatkaa toista peliä, liitä sen loki tähän tai avaa tiedosto.
record-open = Jatka tästä tekstistä
record-file = Avaa tiedosto
copy-record = Kopioi
copy-link = Kopioi linkki
copied = Kopioitu.
not-copied = Tämä selain ei anna sivun kopioida. Teksti on valittuna, joten voit kopioida sen itse.
record-refused = Tätä lokia ei voi lukea. { $error }.

## Kioski

invite = Aloita peli koskettamalla lautaa
invite-about = Sáhkku, saamelaisten noppapeli
still-there = Oletko vielä paikalla?
still-there-count = { $count ->
    [one] Lauta palautetaan alkuun yhden sekunnin kuluttua.
   *[other] Lauta palautetaan alkuun { $count } sekunnin kuluttua.
}
still-there-go-on = Jatka peliä
staff = Henkilökunnalle
staff-version = Sáhkku, versio { $version }
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
kiosk-no-table = Tiedosto ei ole kelvollista JSONia, jossa on nimiä ja arvoja aaltosulkeissa.
kiosk-unknown-name = Asetusta ”{ $name }” ei ole.
kiosk-no-flag = Asetuksen ”{ $name }” on oltava true tai false.
kiosk-no-number = Asetuksen ”{ $name }” on oltava kokonaisluku väliltä { $least }–{ $most }.
kiosk-no-time = Asetuksen ”{ $name }” on oltava kellonaika, esimerkiksi "4:00", tai null.
kiosk-no-list = Asetuksen ”{ $name }” on oltava luettelo tekstejä.
kiosk-unknown = Asetuksessa ”{ $name }” on ”{ $word }”, jota ei tunneta.
kiosk-no-sound = Asetuksen ”{ $name }” on oltava "off", "on" tai luettelo kuten [{ "{" }"from": "10:00", "to": "17:00"{ "}" }].

## Neuvoja

hint-note = Voiton todennäköisyys vahvimman tietokonepelaajan arvion mukaan.
odds-title = { $side ->
    [men] Ketkä miehistä ovat vaarassa?
   *[women] Ketkä naisista ovat vaarassa?
}
odds-item = { $piece ->
    [soldier] Sotilas { $at }: { $chance } %
    [queen] Kuningatar { $at }: { $chance } %
   *[king] Kuningas { $at }: { $chance } %
}
# A badge on the board, beside a piece.
odds-badge = { $chance } %
odds-none = Vastustajan seuraava heitto ei voi lyödä ketään.
odds-note = Todennäköisyys, että vastustajan seuraava heitto voi lyödä nappulan. Uudelleen heitettyjä X:iä ei lasketa mukaan.
notice-no-advice = Ohjelman vihjeitä antavaa osaa ei voitu ladata.

## Taaksepäin katsominen, varmistukset ja ympäröivä sivu

list-side = { $side ->
    [men] miehet
   *[women] naiset
}
scrubber = Pelin askel
line-moved = { $piece ->
    [queen] Kuningatar { $from }–{ $to }.
    [king] Kuningas { $from }–{ $to }.
   *[soldier] { $from }–{ $to }.
}
show-again = Näytä uudelleen
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
read-action-end = siirron loppu
read-action = siirto, esimerkiksi II:b9-b7, X:+a15-b15, R2 tai stop
read-again = kuinka monta noppaa heitetään uudelleen
read-again-die = nopan numero, kukin vain kerran
read-colon = kaksoispiste nopan jälkeen
read-landing = yhdysmerkki ja paikka, johon nappula tulee
read-place = paikka, esimerkiksi b8
read-option-value = valinta muodossa nimi=arvo
read-rules = sana ”rules” ja säännöstön nimi
read-shorter = lyhyempi teksti
read-nothing = ei mitään tuloksen jälkeen
read-turn-or-result = vuoro tai tulos
read-header = kaikki pelin tiedot ennen ensimmäistä heittoa
read-once = tämä tieto vain kerran
read-name = enintään 80 merkin nimi yhdellä rivillä
read-date = yksi päivämäärä, esimerkiksi 2026-11-21
read-womens-throw = vinoviiva ja naisten heitto
read-rest-of-turn = edellisen vuoron loppu omalla rivillään
read-next-line = seuraava vuoro omalla rivillään
read-fewer-dice = enintään 4 noppaa
read-row-slash = vinoviiva ennen seuraavaa riviä
read-full-stop = piste luvun jälkeen
read-bracket = sulkeva kaarisulje
read-piece = nappula (m, M, w, W tai K), sulje tai tyhjien paikkojen määrä
read-face = nopan sivu: X, I, II, III tai -
read-rule-set = säännöstö: { $words }
read-option = valinta: { $words }
read-together = yhteen sopivat valinnat: { $reason }
read-turn = vuoro { $number }
read-result = pelin tulos: { $result }
read-room = riville { $row } mahtuu enää { $left }
read-throw = heitto, jonka näiden sääntöjen nopat voivat näyttää
read-legal = siirto, jonka nämä säännöt tässä sallivat
read-cross = noppia, jotka näyttävät X:n
read-next = jotakin, mikä pelissä voi nyt seurata
read-possible = mahdollinen asema; tässä { $reason }
read-army = jollakin puolella on enemmän sotilaita kuin alussa
read-queens = on kuningattaria, joita näissä säännöissä ei ole
read-king = kuningas ei voi olla näin
read-dice = nopat eivät voi olla näin
read-miedut = näissä säännöissä ei ole mieđutia
read-standing = paikassa { $at } oleva ei voi olla siinä
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
paper-board-how = { $drawing ->
    [squares] Aluksi sotilas ulkorivien jokaiseen ruutuun
   *[lines] Aluksi sotilas ulkorivien jokaiselle viivalle
}{ $home-row ->
    [front-empty] { " " }(kummankin pelaajan oikeanpuolimmainen jää tyhjäksi)
   *[full] { "" }
}, kuningas keskelle{ $queens ->
    [yes] , kumpikin kuningatar pelaajastaan oikealla olevalle merkille
   *[no] { "" }
}.
paper-dice-how = Leikkaa irti, taita kaikki katkoviivat ja liimaa kieleke sisäpuolelle. Kolmiot sulkevat molemmat päät.
paper-pieces-how = Leikkaa irti, taita pieneksi teltaksi ja liimaa jalat yhteen alta.

## Vastustajat ja peli jälkeenpäin

review-working = Peliä analysoidaan: { $done } %
review-chart = Miesten voiton todennäköisyys oli alussa { $start } % ja lopussa { $end } %.
review-legend = Voiton todennäköisyys joka heiton jälkeen: sininen miehille, punainen naisille. Keltainen näyttää kalliit valinnat.
review-luck = Onni: mitä heitot antoivat
review-skill = Taito: mitä valinnat maksoivat
review-units = Voiton todennäköisyyden prosenttiyksikköinä vahvan pelaajan arvion mukaan.
review-mistakes = Kalliit valinnat
review-none = Ei mainitsemisen arvoisia.
review-mistake = { $side ->
    [men] Miehet: { $played }. Parempi: { $better }. Se maksoi { $cost } prosenttiyksikköä.
   *[women] Naiset: { $played }. Parempi: { $better }. Se maksoi { $cost } prosenttiyksikköä.
}
review-details = Kaikki heitot ja valinnat
review-side = Puoli
review-entry = Heitto tai valinta
review-chance = Miesten voitto (%)
review-change = Voitto tai tappio
review-then = { $name }: parempi valinta
review-then-note = Keltainen: parempi valinta. Punainen: mitä pelattiin. ”Sulje” vie takaisin analyysiin.
side-name = { $side ->
    [men] Miehet
   *[women] Naiset
}
players-men = Miehet
players-women = Naiset
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
key-dice = näytä vain yhden nopan siirrot tai ota X uudelleen heitettäväksi
key-throw = heitä nopat
key-rethrow = heitä X:t uudelleen
key-escape = poista valinta
describe-army = { $side ->
    [men] Miehet
   *[women] Naiset
} – nukkuvat: { $asleep-list }; hereillä: { $awake-list }.
describe-nobody = ei kukaan
describe-homebound = { $place } matkalla kotiin
describe-riding = { $place } kantaa kuningasta
describe-queen = { $awake ->
    [yes] Heidän kuningattarensa on hereillä paikassa { $place }.
   *[no] Heidän kuningattarensa nukkuu paikassa { $place }.
}
describe-king = { $holder ->
    [men] Kuningas on paikassa { $place } miesten hallussa.
    [women] Kuningas on paikassa { $place } naisten hallussa.
   *[none] Kuningas on paikassa { $place } eikä kuulu kenellekään.
}
describe-dice = Nopat näyttävät { $faces }.

## The result

won-you = Voitit!
won-opponent = { $name } voitti
ending-turns = { $count ->
    [one] Yksi vuoro
   *[other] { $count } vuoroa
}
ending-captured = Lyödyt
ending-luck = Onni
ending-open = Tulos
ending-blow = Näytä loppu uudelleen
ending-share = Jaa
link-copied = Linkki on kopioitu.
not-shared = Tämä selain ei anna sivun jakaa. Linkki on lokissa.
rematch = Uusintapeli: vaihda puolia
rematch-weaker = Heikompi vastustaja
rematch-stronger = Vahvempi vastustaja
