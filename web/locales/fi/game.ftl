# Sivun sanat suomeksi. Saamen sanat ovat pelin asioiden nimiä; katso docs/glossary.md.

title = Sáhkku

## Alku

welcome = Saamelaisten oma noppapeli, joka kiellettiin aikoinaan ”Paholaisen pelinä” ja jota nyt pelataan taas.
play-computer = Pelaa tietokonetta vastaan
play-two = Kaksi pelaajaa, yksi näyttö
continue-game = Jatka peliä
choose-rules = Säännöstö
about = Tietoa pelistä
close = Sulje
new-game = Uusi peli
menu = Valikko

about-text = Sáhkku on saamelaisten perinteinen lautapeli. Sitä pelattiin laajalti Saamenmaassa, etelän luulajansaamelaisista koillisen kolttasaamelaisiin. 1800-luvun kristillinen herätysliike tuomitsi sen ”Paholaisen pelinä”. Sulauttamispolitiikka ja sota tekivät loput, ja peli oli vähällä kadota. Muutamat perheet jatkoivat pelaamista ja pelien valmistamista. Heidän ansiostaan sitä pelataan taas.
about-how = Kumpikin pelaaja johtaa joukkoa: miehiä (olbmát) tai naisia (gálgut). Sotilaat nukkuvat, kunnes X herättää ne. Hereillä ne kiertävät lautaa ja lyövät kaikki viholliset, joiden paikkaan ne tulevat. Keskellä oleva kuningas (gonagas) kuuluu sille, joka viimeksi valtasi hänet.

## Kielet

language-switch = { $now }: valitse kieli
language-status = Suomenkielinen teksti on sivun tekijöiden luonnos. Kukaan muu ei ole vielä tarkastanut sitä.
notice-incomplete = Peliä ei voitu ladata kokonaan. Tarkista yhteys ja yritä uudelleen. ({ $error })
notice-language = Tekstiä kielellä { $language } ei voitu ladata, joten kieli pysyy ennallaan. ({ $error })
help-languages = Kielet: { $codes }.

## Kuka ja mikä

turn-of = { $side ->
    [men] Miesten vuoro
   *[women] Naisten vuoro
}
turn-of-you = { $side ->
    [men] Sinun vuorosi: miehet
   *[women] Sinun vuorosi: naiset
}
throw-off = Kuka aloittaa?

## Mitä voi tehdä

task-round = Kumpikin heittää yhden nopan. Jos vain toinen saa X:n, hän aloittaa.
task-round-most = Kumpikin heittää kolme noppaa. Enemmän X:iä saanut aloittaa.
task-lot = Aloittaja arvotaan.
task-way = { $side ->
    [men] Miehet valitsevat reittinsä laudan ympäri.
   *[women] Naiset valitsevat reittinsä laudan ympäri.
}
task-throw = Heitä nopat.
task-throw-again = Heitä kädessäsi olevat nopat.
task-wait = Tietokone pelaa.
task-thinking = Tietokone miettii…
task-choose = Valitse nappula.
task-choose-rethrow = Valitse nappula tai X, jonka heität uudelleen.
task-destination = Valitse, minne se menee. Joka paikassa näkyy sen vaatima noppa.
task-stuck = Et voi käyttää mitään noppaa. Heitä X:iä uudelleen tai päätä vuorosi.
task-way-explained = Vuosttut: joukot kiertävät eri suuntiin ja kohtaavat. Mieđut: kierrät samaan suuntaan kuin toinen joukko.

way-vuosttut = Vuosttut: toisiaan vastaan
way-miedut = Mieđut: samaan suuntaan

choose-use = Mikä siirto?
use-with = { $piece ->
    [soldier] Sotilas nopalla { $die }
    [queen] Kuningatar nopalla { $die }
   *[king] Kuningas nopalla { $die }
}
use-homebound = Kotiin palaava sotilas nopalla { $die }
use-take = Valtaa kuningas
use-remove = Poista kuningas pelistä

## Painikkeet

throw-button = Heitä
throw-again = Heitä uudelleen
throw-again-count = { $count ->
    [one] Heitä yksi X uudelleen
   *[other] Heitä { $count } X:ää uudelleen
}
end-turn = Päätä vuoro
take-back = Peru
resign = Luovuta
offer-draw = Tarjoa tasapeliä
play-again = Pelaa uudelleen
save-record = Tallenna loki

## Mitä tapahtui

face-blank = tyhjä

news-round = Miehet heittivät { $men }, naiset { $women }.
news-begins = { $side ->
    [men] Miehet aloittavat.
   *[women] Naiset aloittavat.
}
news-again = Ei ratkennut: heittäkää uudelleen.
news-thrown = { $side ->
    [men] Miehet heittivät { $dice }.
   *[women] Naiset heittivät { $dice }.
}
news-woke = { $side ->
    [men] Mies heräsi ja meni paikkaan { $to }.
   *[women] Nainen heräsi ja meni paikkaan { $to }.
}
news-queen-woke = { $side ->
    [men] Miesten kuningatar heräsi ja meni paikkaan { $to }.
   *[women] Naisten kuningatar heräsi ja meni paikkaan { $to }.
}
news-moved = { $piece ->
    [queen] { $side ->
        [men] Miesten kuningatar siirtyi { $from } – { $to }.
       *[women] Naisten kuningatar siirtyi { $from } – { $to }.
    }
    [king] Kuningas siirtyi { $from } – { $to }.
   *[soldier] { $side ->
        [men] Mies siirtyi { $from } – { $to }.
       *[women] Nainen siirtyi { $from } – { $to }.
    }
}
news-captured = { $side ->
    [men] { $count ->
        [one] Mies lyötiin paikassa { $at }.
       *[other] { $count } miestä lyötiin paikassa { $at }.
    }
   *[women] { $count ->
        [one] Nainen lyötiin paikassa { $at }.
       *[other] { $count } naista lyötiin paikassa { $at }.
    }
}
news-queen-captured = { $side ->
    [men] Miesten kuningatar lyötiin.
   *[women] Naisten kuningatar lyötiin.
}
news-king-taken = { $side ->
    [men] Miehet valtasivat kuninkaan.
   *[women] Naiset valtasivat kuninkaan.
}
news-king-pushed = Hänet työnnettiin paikkaan { $to }.
news-king-removed = Kuningas on poissa pelistä.
news-dismounted = Sotilas paikassa { $at } ei enää kanna kuningasta.
news-turn-lost = { $side ->
    [men] Miehet eivät voi käyttää noppaa { $dice }, joten heidän vuoronsa päättyy.
   *[women] Naiset eivät voi käyttää noppaa { $dice }, joten heidän vuoronsa päättyy.
}
news-nothing = { $side ->
    [men] Miehet eivät voi käyttää tätä heittoa.
   *[women] Naiset eivät voi käyttää tätä heittoa.
}
news-taken-back = Siirto peruttu.
news-restored = Peli jatkuu.
brief-thrown = { $side ->
    [men] Miehet: { $dice }.
   *[women] Naiset: { $dice }.
}
brief-woke = { $to } hereillä.
brief-moved = { $piece ->
    [queen] Kuningatar { $from }, { $to }.
    [king] Kuningas { $from }, { $to }.
   *[soldier] { $from }, { $to }.
}
brief-captured = { $count ->
    [one] Lyöty: { $at }.
   *[other] { $count } lyöty: { $at }.
}

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

## Loppu

won = { $side ->
    [men] Miehet voittavat
   *[women] Naiset voittavat
}
draw = Tasapeli
reason-soldiers = { $side ->
    [men] Naisilla ei ole enää sotilaita.
   *[women] Miehillä ei ole enää sotilaita.
}
reason-pieces = { $side ->
    [men] Naisilla ei ole sotilaita eikä kuningasta.
   *[women] Miehillä ei ole sotilaita eikä kuningasta.
}
reason-queen = { $side ->
    [men] Naisten kuningatar lyötiin.
   *[women] Miesten kuningatar lyötiin.
}
reason-blocked = { $side ->
    [men] Naiset eivät voi käyttää noppiaan.
   *[women] Miehet eivät voi käyttää noppiaan.
}
reason-resigned = { $side ->
    [men] Naiset luovuttivat.
   *[women] Miehet luovuttivat.
}
reason-dead = Kumpikaan puoli ei voi enää koskaan siirtää.
reason-agreed = Molemmat puolet sopivat tasapelistä.

## Kun jokin on vialla

notice-bad-parameter = Osoite pyytää { $name }={ $value }, mikä ei ole mahdollista. { $help }
notice-no-storage = Tämä selain ei tallenna sivulle mitään, joten uudelleenlataus aloittaa uuden pelin.
notice-storage-full = Peliä ei voitu tallentaa: { $error }. Voit jatkaa, mutta sivun uudelleenlataus voi hukata siirtoja.
notice-bad-save = Tallennettua peliä ei voitu lukea, ja se siirrettiin syrjään: { $error }.
notice-thinker-anew = Tietokonepelaaja lakkasi vastaamasta ja käynnistettiin uudelleen. Peli jatkuu. ({ $error })
notice-thinker-gone = Tietokonepelaaja ei enää toimi tässä. Se pelaa eteenpäin yksinkertaisin säännöin. ({ $error })
notice-no-chance = Tämä selain ei anna satunnaislukuja, joten noppia ei voi heittää reilusti.
help-choices = Mahdolliset arvot: { $words }.
help-seed = Siemen on kokonaisluku.
help-rules = Säännöstöt: { $ids }.
help-sides = Tietokone voi pelata: men (miehet), women (naiset), both (molemmat) tai none (ei kumpikaan). Kaksoispisteen jälkeen voi seurata taso: beginner, easy, steady, strong tai master.

panic-title = Jokin meni vikaan
panic-text = Ohjelmassa tapahtui virhe. Pelisi on tallessa viimeiseen siirtoon asti.
panic-continue = Jatka viimeisestä siirrosta
notice-no-download = Tämä selain ei anna sivun tallentaa tiedostoja.

notice-bad-settings = Joitakin tallennettuja asetuksia ei voitu lukea, ja ne palautettiin oletuksiin: { $lines }

## Asetukset

settings = Asetukset
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
set-speech = Ruudunlukijan tarkkuus
set-speech-full = Täysi
set-speech-brief = Lyhyt
set-sound = Ääni
set-volume = Äänenvoimakkuus

## Sääntöpaja

open-lab = Katso tai muokkaa sääntöjä
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

portrait-lagesvuotna = Lágesvuotnasta (Laksefjord); käsityöläinen Edmund Johansen kokosi sen vanhoista muistoista. Kuningattaria, laajalla alueella liikkuva kuningas ja nukkujia, joihin kukaan ei voi koskea: säännöstö, jossa on eniten suunniteltavaa.
portrait-vuonnamarkan = Lágesvuotnan peli ja Unjárgan (Nesseby) kuningas, joka odottaa, kunnes jokin sotilas tulee vastustajan kotiriville. Näin pelataan sáhkkun maailmancup.
portrait-raisa = Kvænangenista, sellaisena kuin Yngvar Mejland Nordreisasta kirjasi sen vuonna 1953. Kaksi noppaa määrätyssä järjestyksessä: kaikista säännöstöistä tässä onni merkitsee eniten.
portrait-maze = Mejlandin säännöt, sellaisina kuin opettaja Bernt Pettersen toi ne Mázeen 1980-luvulla. Samat kaksi noppaa, missä järjestyksessä haluat.
portrait-vuovdaguoika = Näin Hans Aslak Guttorm Vuovdaguoikasta (Outakoski) opetti sen tyttärilleen. Sotilaat kulkevat jonossa, ja kuningasta työnnetään (cadjit) kuin muurinmurtajaa.
portrait-gavkevuotna = Gávkevuotnasta (Kåfjord) Nordkapin luota, puuseppä Kristian Johansenin opettamana. Kuin Vuovdaguoikan peli, mutta ilman uusintaheittoja.
portrait-unjarga = Rekonstruktio siitä, mitä Unjárgasta (Nesseby) on kirjoitettu. Sotilaat astuvat suoraan keskiriville, ja kuningas odottaa ensimmäistä sotilasta, joka pääsee vastustajan kotiriville.
portrait-globe-joueur = Ranskalainen rekonstruktio. Sotilas menee kuninkaan alle ja kantaa häntä. Puoli, joka ei voi käyttää noppiaan, häviää.

opt-columns = Sarakkeet
opt-places = Paikat piirretään
opt-home_row = Kotirivi alussa
opt-queens = Kuningattaret (dronnegat)
opt-dice = Noppien määrä
opt-faces = Kunkin nopan sivut
opt-blank = Tyhjän sivun arvo
opt-rethrow = Uusintaheitto
opt-order = Noppien järjestys
opt-activation_order = Kuka voi herätä seuraavaksi
opt-activation_step = Ensimmäinen askel herättyä
opt-track = Reitti laudan ympäri
opt-miedut = Toinen pelaaja voi valita mieđutin
opt-stacking = Sotilaat voivat jakaa paikan
opt-queue = Sotilaat kulkevat jonossa
opt-sleepers = Nukkujat
opt-king_taken = Kuningas vallataan
opt-raid_gate = Kuningas vallataan ryntäyksellä
opt-king_moves = Kuningas kulkee
opt-king_shares = Kuningas voi jakaa paikan
opt-utsjok = Kuninkaan voi poistaa pelistä
opt-loses_without = Puoli häviää menetettyään
opt-blocked_loses = Saarrettu puoli häviää
opt-like_odds = Like odds
opt-may_stop = Vuoron voi päättää kesken
opt-throw_off = Kuka aloittaa
opt-stake = Panos jäljellä olevaa sotilasta kohti

val-yes = kyllä
val-no = ei
val-none = ei mitään
val-places-lines = viivoina
val-places-squares = ruutuina
val-home_row-full = täynnä
val-home_row-front-empty = täynnä, paitsi etummainen paikka
val-rethrow-each = mitkä tahansa X:ää näyttävät nopat
val-rethrow-all = kaikki nopat, jos kaikissa on X
val-rethrow-none = ei koskaan
val-order-free = vapaa
val-activation_order-front-first = etummainen
val-activation_order-any = kuka tahansa
val-activation_order-next-free = kuka tahansa, jonka seuraava paikka on vapaa
val-activation_step-forward = askel reittiä pitkin
val-activation_step-across = suoraan keskiriville
val-track-loop = silmukkana, ei enää kotiin
val-track-eight = kahdeksikkona, takaisin kotiin
val-sleepers-exposed = voidaan lyödä
val-sleepers-protected = ovat turvassa vastustajalta
val-sleepers-closed = sulkevat paikkansa
val-king_taken-landing = siirtymällä hänen paikkaansa
val-king_taken-push = työntämällä häntä eteenpäin (cadjit)
val-king_taken-mount = menemällä hänen alleen
val-raid_gate-off = ei
val-raid_gate-landing = ensin, sitten siirtymällä paikkaan
val-raid_gate-raid = joka kerta, ja vain niin
val-raid_gate-both = ensin, sitten ryntäyksellä tai siirtymällä paikkaan
val-king_moves-soldier = kuin sotilas
val-king_moves-royal = suoraan ja rivien päiden ympäri
val-king_moves-orthogonal = vain suoraan
val-loses_without-soldiers = sotilaansa
val-loses_without-all-pieces = sotilaansa ja kuninkaan
val-like_odds-off = ei
val-like_odds-in-place = kolme hereillä kotona
val-like_odds-advanced = kolme hereillä, askel ulkona
val-throw_off-first-x = se, joka yksin saa X:n
val-throw_off-most-x = eniten X:iä kolmella nopalla
val-throw_off-lot = arvotaan

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

record = Peliloki
record-about = Kaikki heitot ja valinnat talteen tai jaettavaksi. Jos haluat jatkaa toista peliä, liitä sen loki tähän tai avaa tiedosto.
record-open = Jatka tästä tekstistä
record-file = Avaa tiedosto
copy-record = Kopioi
copy-link = Kopioi linkki
copied = Kopioitu.
not-copied = Tämä selain ei anna sivun kopioida. Teksti on valittuna, joten voit kopioida sen itse.
link-open = Avaa linkin peli
notice-bad-link = Linkin peliä ei voitu avata: { $error }.
record-refused = Tätä lokia ei voi lukea. { $error }.

## Lauta, niin kuin ruudunlukija sen kertoo

board = Lauta
dice = Nopat
twin-castle = Linna
twin-empty = tyhjä
twin-asleep = { $side ->
    [men] { $count ->
        [one] nukkuva mies
       *[other] { $count } nukkuvaa miestä
    }
   *[women] { $count ->
        [one] nukkuva nainen
       *[other] { $count } nukkuvaa naista
    }
}
twin-awake = { $side ->
    [men] { $count ->
        [one] mies
       *[other] { $count } miestä
    }
   *[women] { $count ->
        [one] nainen
       *[other] { $count } naista
    }
}
twin-homebound = { $side ->
    [men] { $count ->
        [one] kotiin palaava mies
       *[other] { $count } kotiin palaavaa miestä
    }
   *[women] { $count ->
        [one] kotiin palaava nainen
       *[other] { $count } kotiin palaavaa naista
    }
}
twin-riding = { $side ->
    [men] { $count ->
        [one] kuningasta kantava mies
       *[other] { $count } kuningasta kantavaa miestä
    }
   *[women] { $count ->
        [one] kuningasta kantava nainen
       *[other] { $count } kuningasta kantavaa naista
    }
}
twin-queen = { $side ->
    [men] miesten kuningatar
   *[women] naisten kuningatar
}{ $awake ->
    [yes] { "" }
   *[no] , nukkuu
}
twin-king = { $holder ->
    [men] kuningas, miehillä
    [women] kuningas, naisilla
   *[none] kuningas, ei kenelläkään
}
twin-king-inert = kuningas, joka odottaa ensimmäistä ryntäystä
twin-chosen = valittu
twin-movable = siirrettävissä
twin-reach = tänne pääsee nopalla { $faces }
twin-die-in-hand = kädessä
twin-die = { $faces }{ $used ->
    [yes] , käytetty
   *[no] { "" }
}

## Kioski

help-kiosk = on tai off
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

## A new version of the page

update-there = Pelistä on saatavana uusi versio. Pelisi jatkuu siinä.
update-take = Päivitä nyt
update-later = Myöhemmin

elsewhere-title = Peli on auki toisessa välilehdessä
elsewhere-text = Jotta mitään ei katoaisi, peliä voi pelata vain yhdessä välilehdessä kerrallaan. Tämä on tauolla.
elsewhere-take = Jatka tässä
save-aside = Tallenna se tiedostoon

## Neuvoja

hint = Vihje
hint-note = Voiton todennäköisyys vahvimman tietokonepelaajan arvion mukaan.
odds = Mitkä ovat vaarassa?
odds-title = { $side ->
    [men] Ketkä miehistä ovat vaarassa?
   *[women] Ketkä naisista ovat vaarassa?
}
odds-item = { $piece ->
    [soldier] Sotilas { $at }: { $chance } %
    [queen] Kuningatar { $at }: { $chance } %
   *[king] Kuningas { $at }: { $chance } %
}
odds-none = Vastustajan seuraava heitto ei voi lyödä ketään.
odds-note = Todennäköisyys, että vastustajan seuraava heitto voi lyödä nappulan. Uudelleen heitettyjä X:iä ei lasketa mukaan.
action-move = { $piece ->
    [soldier] Sotilas { $from } – { $to } nopalla { $die }
    [queen] Kuningatar { $from } – { $to } nopalla { $die }
   *[king] Kuningas { $from } – { $to } nopalla { $die }
}
action-wake = { $piece ->
    [queen] Herätä kuningatar ja siirry paikkaan { $to }
   *[soldier] Herätä { $from } ja siirry paikkaan { $to }
}
action-remove = { $action } ja poista kuningas pelistä
action-rethrow = { $count ->
    [one] Heitä yksi X uudelleen
   *[other] Heitä { $count } X:ää uudelleen
}
action-stop = Päätä vuoro
notice-no-advice = Ohjelman vihjeitä antavaa osaa ei voitu ladata.

## Two people at one table

far-side = Toinen pelaaja
task-other = Toisen puolen vuoro.

## Taaksepäin katsominen, varmistukset ja ympäröivä sivu

moves = Siirrot
list-side = { $side ->
    [men] miehet
   *[women] naiset
}
scrubber = Pelin askel
past-first = Siirry alkuun
past-back = Askel taaksepäin
past-on = Askel eteenpäin
past-last = Siirry loppuun
past-play = Toista peli
past-return = Takaisin peliin
past-branch = Jatka tästä
past-beginning = Ennen ensimmäistä heittoa.
past-of = { $step } / { $steps }
task-past = Katsot taaksepäin askelta { $step }.
cancel = Peruuta
confirm-resign = Luovutatko tämän pelin?
confirm-resign-text = Toinen puoli voittaa. Tätä ei voi perua.
confirm-new = Aloitetaanko uusi peli?
confirm-new-text = Peli on kesken. Jos aloitat uuden, sitä ei voi enää jatkaa. Voit ensin tallentaa sen lokin.
confirm-branch = Jatketaanko tästä?
confirm-branch-text = Kaikki tämän aseman jälkeen menetetään. Voit ensin tallentaa koko pelin lokin.
draw-offered = { $side ->
    [men] Miehet tarjoavat tasapeliä
   *[women] Naiset tarjoavat tasapeliä
}
draw-question = { $side ->
    [men] Suostuvatko miehet?
   *[women] Suostuvatko naiset?
}
draw-ask = Tarjotaanko tasapeliä?
draw-ask-text = Jos toinen puoli suostuu, peli päättyy tasan.
draw-standstill = Enää vain kuningas voi liikkua
draw-standstill-text = Mikään muu nappula ei voi enää koskaan liikkua, joten kumpikaan puoli ei voi pakottaa voittoa. Sovitaanko tasapelistä?
draw-agree = Suostu tasapeliin
draw-play-on = Jatka peliä
draw-declined = { $side ->
    [men] Miehet eivät suostu tasapeliin. Peli jatkuu.
   *[women] Naiset eivät suostu tasapeliin. Peli jatkuu.
}
twin-ahead = tänne pääsee nopilla { $faces } peräkkäin
help-allow = osoitteita kuten https://example.org, pilkuin erotettuina
help-keep = nimi, jossa on kirjaimia, numeroita ja väliviivoja
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

paper = Tulosta peli
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

review = Onni ja taito
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
players = Pelaajat
players-men = Miehet
players-women = Naiset
player-human = Ihminen
set-opponent = Vastustaja
set-opponent-beginner = Sopuli: aloittelija
set-opponent-easy = Riekko: helppo
set-opponent-steady = Kettu: keskitaso
set-opponent-strong = Ilves: vahva
set-opponent-master = Korppi: vahvin
opponent-beginner = Sopuli
opponent-easy = Riekko
opponent-steady = Kettu
opponent-strong = Ilves
opponent-master = Korppi
about-beginner = Jahtaa kaikkea lähellä olevaa eikä huomaa paljoakaan. Hyvää seuraa ensimmäiseen peliin.
about-easy = Ottaa minkä näkee, noppa kerrallaan.
about-steady = Pelaa järkevästi, mutta lipsahtaa joskus.
about-strong = Miettii joka heiton loppuun asti.
about-master = Ottaa huomioon myös vastauksesi.
turn-of-opponent = { $side ->
    [men] { $name }: miesten vuoro
   *[women] { $name }: naisten vuoro
}
hint-item = { $action }: { $chance } %
notice-no-weights = Tietokonepelaajan oppimaa ei voitu ladata ({ $error }). Se pelaa sen sijaan yksinkertaisin säännöin.

## Oppiminen

open-guide = Opi se kahdessa minuutissa
open-rules = Säännöt
lesson = Oppitunti
lesson-count = { $step } / { $steps }
lesson-next = Seuraava
lesson-finish = Valmis
lesson-show = Näytä minulle
lesson-leave = Lopeta
lesson-throw = Heitä nopat.
lesson-throw-other = Heitä nyt toisen puolen puolesta.
lesson-other = Sallittua, mutta kokeile, mitä oppitunti pyytää.
lesson-learned = Nyt osaat tarpeeksi pelataksesi. Loput opit pelatessasi.
read-rule = Lue sääntö
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

keys = Näppäimistöohje
keys-about = Kaiken voi tehdä pelkällä näppäimistöllä. Kirjainnäppäimet toimivat, kun et kirjoita tekstiä. Jokaisella näppäimellä on myös painike.
tell-here = Mitä tässä on?
tell-possible = Mitä voin tehdä?
tell-position = Mikä on asema?
key-arrows = siirry laudalla paikasta toiseen
key-enter = valitse nappula ja sitten, minne se menee
key-dice = näytä vain yhden nopan siirrot tai ota X uudelleen heitettäväksi
key-throw = heitä nopat
key-rethrow = heitä X:t uudelleen
key-escape = poista valinta
tell-no-place = Et ole vielä käynyt missään paikassa. Nuolinäppäimillä liikut laudalla.
tell-movable = Siirrettävät nappulat: { $places }.
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
