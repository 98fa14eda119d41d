# Ensimmäisen näytön jälkeen ladattavat sanat. See game.ftl.

## More

about-beginner = Ei huomaa paljoakaan, pelaa välillä mitä sattuu ja lyö harvoin, joten juoksullakin voi voittaa. Hyvää seuraa ensimmäiseen peliin.
about-easy = Näkee, mihin heitto riittää, mutta arvioi sen usein väärin.
about-steady = Pelaa järkevästi, mutta lipsahtaa joskus.
about-strong = Punnitsee heiton kaikki käyttötavat.
about-master = Ottaa huomioon myös vastauksesi ja tietää, minkä arvoinen jan on.
set-match-none = Yksittäisiä pelejä
set-match-short = Lyhyt ensimmäinen peli (omamme)
set-match-to = { $target } yksikköön
portrait-kotra = Sellaisena kuin Ólafur Davíðsson sen kirjasi 1880-luvulla Islannin viimeisiltä pelaajilta. Mistä he olivat eri mieltä, sen voit valita itse. Peli kestää noin 115 heittoa sopulia vastaan ja 140 vahvojen tietokonepelaajien kesken, lyhyt peli 60. Pelkkä juoksu laudan ympäri häviää: vahvojen pelaajien kesken jan päättää 47 % peleistä ja tuo 81 % yksiköistä.
set-side-white = Valkoinen
set-side-black = Musta

## Alku

about-text = Kotra on islantilainen noppalautapeli, Ruotsin brädspelin sukulainen. Ólafur Davíðsson kirjasi sen säännöt 1880-luvulla, kun enää harva pelasi sitä. Sitten se katosi. Nykyään kotra on islanniksi backgammon, joka on eri peli.
about-how = Molemmat puolet vievät viisitoista nappulaa kerran laudan ympäri, samaan suuntaan. Yksinäisen nappulan voi lyödä; kaksi yhdessä on sidos ja pysyy turvassa, ellei se sulje liikaa. Se, joka ensimmäisenä pelaa ulos kaikki nappulansa, voittaa vähän. Munkki, kuvio reitin lopussa, voittaa enemmän. Eniten voittaa jan: niin monta nappulaa on lyöty, etteivät ne kaikki voi enää koskaan tulla takaisin.

## Peli jälkeenpäin

review-luck = Onni: mitä heitot antoivat
review-skill = Taito: mitä valinnat maksoivat
review-equity = Valkoisen odotusarvo oli alussa { $first } ja lopussa { $last }.
review-units = Odotusarvo yksiköissä vahvan pelaajan arvion mukaan (plus: hyvä sille puolelle).
review-chance = Valkoisen odotusarvo
review-details = Kaikki heitot ja valinnat
review-entry = Heitto tai valinta
side-name = { $side ->
    [white] Valkoinen
   *[black] Musta
}

## Pelaajat

players-first = Valkoinen
players-second = Musta

## Neuvoja

hint-equity = { $action }: { $value }
hint-note = Odotusarvo yksiköissä (plus: hyvä sinulle).
odds-title = { $side ->
    [white] Mitkä valkoisen nappulat ovat vaarassa?
   *[black] Mitkä mustan nappulat ovat vaarassa?
}
odds-item = { $count ->
    [one] Blotti kiilalla { $at }: { $chance } %
   *[other] { $count } nappulan sidos kiilalla { $at }: { $chance } %
}
odds-none = Vastustajan seuraava heitto ei voi lyödä mitään.
odds-note = Todennäköisyys, että vastustajan seuraava heitto voi lyödä blotin tai repiä sidoksen auki.

## Miksi ei

why-game-over = Peli on päättynyt.
why-throw-first = Heitä ensin nopat.
why-choose-dice = Valitse ensin, montako noppaa heität.
why-two-dice = Nyt heitetään kaksi noppaa.
why-no-such-die = Mikään noppa ei näytä { $die }.
why-die-used = Noppa { $die } on jo käytetty.
why-nothing-there = { $side ->
    [white] Siinä ei ole yhtään nappulaasi. Pelaat valkoisilla.
   *[black] Siinä ei ole yhtään nappulaasi. Pelaat mustilla.
}
why-not-yours = { $side ->
    [white] Se nappula ei ole sinun. Pelaat valkoisilla.
   *[black] Se nappula ei ole sinun. Pelaat mustilla.
}
why-enter-first = Sinulla on lyötyjä nappuloita. Tuo ne ensin takaisin.
why-nothing-to-enter = Sinulla ei ole lyötyä nappulaa tuotavana takaisin.
why-own-on-entry = Et voi tuoda nappulaa kiilalle { $at }, sillä siinä on oma nappulasi.
why-band = Vastustajalla on sidos kiilalla { $at }.
why-five-out = Et voi vielä tehdä sidoksia: { $count ->
    [one] kotoa on lähtenyt vasta yksi nappula, ja tarvitaan viisi.
   *[other] kotoa on lähtenyt vasta { $count } nappulaa, ja tarvitaan viisi.
}
why-no-band-there = Et voi tehdä sidosta kiilalle { $at }, vain reittisi kiiloille { $from }–{ $to }.
why-four-alone = Kiilalla { $at } oleviin neljään ei saa lisätä mitään.
why-not-all-in-last-quarter = Voit pelata ulos vasta, kun kaikki nappulasi ovat kiiloilla { $from }–{ $to }.
why-too-low = Se noppa ei riitä pelaamaan sitä ulos.
why-not-rearmost = Liian suurella nopalla voit pelata ulos vain takimmaisen nappulasi, joka on kiilalla { $at }.
why-use-more = Se käyttäisi nopistasi vain { $only }, mutta { $most } voi käyttää.
why-higher-die = Vain yhtä noppaa voi käyttää, ja sen on oltava { $die }.
why-no-four = Näissä säännöissä ei saa ottaa kotoa neljää.
why-not-two-sixes = Saat ottaa kotoa neljä vain, kun ensimmäinen heittosi on kaksi kuutosta.
why-four-closed = Jotta voit ottaa kotoa neljä, siellä on oltava neljä nappulaa, lyötyjä ei saa olla, eikä kiilalla { $at } saa olla omaa nappulaasi eikä sidosta.
why-no-half-munk = Voit lopettaa vain puolikkaaseen munkkiin: kun munkki on laudalla ja osa heitostasi on jäljellä.
why-not-in-after-throws = Jälkiheitoissa { $munk } ei voita mitään.
why-no-use = Mikään noppa, jota voit nyt käyttää, ei vie sitä minnekään.

## Asetukset

set-below-white = Valkoisen puoli
set-below-black = Mustan puoli
set-taps = Ensimmäisen nopan käyttää
set-taps-two = Kaksi napautusta
set-taps-one = Yksi napautus
set-confirm = Vahvista jokainen vuoro

## Tulos

ending-value = Arvo
ending-borne-off = Ulos pelatut
ending-match = Ottelu

## Taaksepäin katsominen

list-side = { $side ->
    [white] valkoinen
   *[black] musta
}
line-moved = siirto { $from }–{ $to }
line-entered = takaisin kiilalle { $to }
line-borne-off = ulos kiilalta { $from }
line-hit = lyönti kiilalla { $at }
line-torn = sidos { $at } revitty auki ({ $count } lyöty)
line-four = neljä kiilalle { $to }

## Säännöstö ja sen valinnat

opt-one_die = Jos vain yhtä noppaa voi käyttää
opt-two_sixes = Ensimmäisen heiton kahdella kuutosella otetaan neljä kotoa
opt-litli_meistari = Litli meistari lasketaan
opt-single_die = Munkkiin saa heittää yhden nopan
opt-after_throws = Jälkiheitot
opt-last_throw = Viimeinen heitto tasapeliä varten

val-one_die-higher = sen on oltava suurempi
val-one_die-either = kumpi tahansa käy
val-after_throws-0 = ei yhtään
val-after_throws-5 = viisi
val-after_throws-7 = seitsemän
val-after_throws-13 = kolmetoista

## Sääntöpaja

lab-about = Viimeiset pelaajat eivät olleet kaikesta yhtä mieltä. Valitse niin kuin haluat: joka arvosta näkyy, mistä se on peräisin.
lab-recorded = Säännöt sellaisina kuin ne kirjattiin.
lab-handed = Kirjatut säännöt ja valinta, jonka lähde jättää avoimeksi.
source-davidsson = Ólafur Davíðsson
origin-silent = oma ratkaisumme: { $sources } ei sano tästä mitään

## Pelilokit

record-about = Kaikki heitot ja siirrot talteen tai jaettavaksi. Jos haluat jatkaa toista peliä, liitä sen loki tähän tai avaa tiedosto. Lokissa kummankin puolen kiilat lasketaan sen omasta kodista.

## Kioski

invite-about = Kotra, Islannin kadonnut noppalautapeli
past-1 = Kotra on islantilainen noppalautapeli, Ruotsin brädspelin sukulainen
past-2 = Ólafur Davíðsson kirjasi sen säännöt 1880-luvulla, kun enää harva pelasi sitä
past-3 = Sitten se katosi
staff-version = Kotra, versio { $version }

## Miksi asema ei ole mahdollinen

setup-count = { $side ->
    [white] valkoisella on { $has } nappulaa eikä 15
   *[black] mustalla on { $has } nappulaa eikä 15
}
setup-shared = molemmilla puolilla on nappuloita kiilalla { $number }, valkoisen numeroin
setup-band = { $side ->
    [white] valkoisella on sidos omalla kiilallaan { $number }, jolla sitä ei saa olla
   *[black] mustalla on sidos omalla kiilallaan { $number }, jolla sitä ei saa olla
}
setup-open-band = { $side ->
    [white] kahdella kuutosella otettuja valkoisia nappuloita on oltava kahdesta neljään oman puolen kiilalla 7, ja sääntöjen on sallittava ne
   *[black] kahdella kuutosella otettuja mustia nappuloita on oltava kahdesta neljään oman puolen kiilalla 7, ja sääntöjen on sallittava ne
}
setup-jan = { $side ->
    [white] valkoinen on jo jan
   *[black] musta on jo jan
}
setup-all-off = { $side ->
    [white] valkoinen on jo pelannut kaiken ulos
   *[black] musta on jo pelannut kaiken ulos
}
setup-unused = käyttämättömät nopat eivät kuulu heittoon
setup-stuck = heitosta ei voi käyttää mitään
setup-one-die = tässä ei ole voitu heittää yhtä noppaa
setup-after = jälkiheitot eivät voi olla näin

## Paperilla

paper-board-how = Aluksi kummankin pelaajan kaikki viisitoista nappulaa kotiin, vastakkaisen sivun kiilaan, joka on pelaajasta katsoen kauimpana oikealla.
paper-dice-how = Leikkaa irti, taita kaikki katkoviivat ja liimaa kielekkeet sisäpuolelle.
paper-pieces-how = Leikkaa nappulat irti. Pahville liimattuina ne pinoutuvat paremmin.

## Näppäimet ja kysymykset

key-dice = vaihda kahden nopan järjestys
key-rethrow = heitä uudelleen
describe-side = { $side ->
    [white] Valkoinen: { $points }.
   *[black] Musta: { $points }.
}
describe-point = { $count } kiilalla { $at }
describe-hit = { $count } tuotavana takaisin
describe-off = { $count } pelattu ulos
describe-pips = { $count } askelta jäljellä
describe-munk = { $munk } on lähellä
describe-dice = Käyttämättömät nopat: { $faces }.

## Mikä tekstissä on vialla

read-action = siirto, esimerkiksi 1/7, bar/3, 22/off, four tai stop
read-action-end = siirron loppu
read-slash = vinoviiva ja paikka, johon nappula menee
read-point = kiila, 1–24
read-point-ahead = kiila, jolle yksi noppa vie
read-entry-point = kiila, jolle voi tuoda takaisin, 1–6
read-die = noppa, 1–6
read-die-bracket = noppa sulkeissa, esimerkiksi (5)
read-same-die = noppa, joka vie tälle kiilalle, tai ei mitään
read-one-of-two = noppa sulkeissa, sillä kaksi noppaa voi pelata tämän nappulan ulos
read-bracket = sulkeva kaarisulje
read-no-hit = ei tähteä, sillä tässä ei lyödä mitään
read-turn-or-result = vuoro tai tulos
read-header = kaikki otsikkorivit ennen ensimmäistä heittoa
read-rest-of-turn = edellisen vuoron loppu omalla rivillään
read-next-line = seuraava vuoro omalla rivillään
read-throw-colon = kaksoispiste heiton jälkeen
read-blacks-throw = vinoviiva ja mustan noppa
read-match-units = ottelun voittoon tarvittavat yksiköt, 1–999
read-score = mitä puoli on voittanut, esimerkiksi 4 tai 4.5, vähemmän kuin ottelun voittoon tarvitaan
read-place = hit, off tai kiila, kukin vain kerran
read-count = montako nappulaa siinä on, 1–15
read-black-slash = vinoviiva ja mustan nappulat
read-dice = nopat, esimerkiksi 62, 6(2) tai 333(3), tai ??, ? tai choose
read-four-dice = sama luku neljästi, käytettynä tai käyttämättä
read-no-choice = kaksi noppaa kädessä, ??, sillä tässä ei voi valita yhtä
read-throws-left = montako jälkiheittoa on jäljellä
read-value = arvo yksiköissä, esimerkiksi 2 tai 4
read-thrown = niin monta noppaa kuin on heitettävä
read-match-first = ottelu ennen ensimmäistä heittoa, ja vain kerran
read-loser = heitto siitä, kuka aloittaa, tai ottelussa edellisen pelin häviäjä
read-turn = vuoro { $number }

ending-length = { $count ->
    [one] Yksi vuoro
   *[other] Yhteensä { $count } vuoroa
}

## A first game

coach-way = Nappulasi kiertävät laudan kerran tähän suuntaan, mutta lyönneillä voitetaan useampi peli kuin juoksulla.
coach-was-hit = Nappulasi lyötiin. Sen on tultava takaisin, ennen kuin muut liikkuvat.
coach-hit = Löit yksinäisen nappulan. Sen on tultava takaisin.
coach-half-munk = Nappulasi ovat voittavassa kuviossa: munkki. Ennen kuin heitto on käytetty, se voittaa puolet.
coach-mar = Mar: jos lyötyjä nappuloitasi odottaa vielä lopussa, toinen puoli voittaa 2 enemmän.
coach-jan = Jan: puoli, jolla on enemmän lyötyjä nappuloita kuin kiiloja tulla takaisin, häviää heti.
coach-alla = Kaksi samaa on alla-heitto: kumpikin noppa käytetään kahdesti.
coach-dice = Napauta nappulaa kahdesti, niin ensimmäinen noppa käytetään; noppien napautus vaihtaa niiden järjestyksen.
coach-munk = Katkoviivaympyrät näyttävät, mitä munkista vielä puuttuu: { $munk }, arvo { $value }.

## Sanat, joita voi painaa

term-alla = alla-heit*
term-blot = blott*, bloti*, blotei*
term-blot-about = Blotti on yksinäinen nappula: sen voi lyödä.
term-munk = munk*
term-munk-about = Munkki on nappuloittesi kuvio, joka voittaa pelin.
term-jan = jan
term-mar = mar

## Perustelut ja sana ennen tappiota

fact-wins = Voittaa pelin.
fact-hits = { $count ->
    [one] Lyö blotin kiilalla { $at }.
   *[other] Repii auki sidoksen kiilalla { $at }: { $count } nappulaa lyödään.
}
fact-lays = Tekee sidoksen kiilalle { $at }.
fact-enters = { $count ->
    [one] Tuo sisään lyödyn nappulan.
   *[other] Tuo sisään { $count } lyötyä nappulaa.
}
fact-off = { $count ->
    [one] Pelaa ulos nappulan.
   *[other] Pelaa ulos { $count } nappulaa.
}
fact-guards = Kiilan { $at } nappuloita ei voi enää lyödä.
fact-leaves = { $count ->
    [one] { $chance } % heitoista voi lyödä blotin kiilalla { $at }.
   *[other] { $chance } % heitoista voi repiä auki sidoksen kiilalla { $at }.
}
fact-jan = { $chance } % heitoista voi tehdä sinusta janin.
warn-loss = { $side ->
    [white] Valkoinen voi tehdä sinusta janin: { $chance } % heitoista.
   *[black] Musta voi tehdä sinusta janin: { $chance } % heitoista.
}
# What a puzzle is about.
puzzle-theme = { $theme ->
    [jan] Etsi jan
    [half-munk] Puolikas munkki vai eteenpäin
    [hit] Lyö
    [band] Tee sidos
    [safe] Pois vaarasta
   *[home] Lähde kotoa
}
describe-free = { $count ->
    [one] yksi vapaa kiila sisääntuloon
   *[other] { $count } vapaata kiilaa sisääntuloon
}

## The position editor

editor-left = Vielä käytettävissä
