# Sivun sanat suomeksi. Saamen sanat ovat pelin asioiden nimiä; katso docs/glossary.md.

title = Sáhkku

## Alku

welcome = Saamelaisten oma noppapeli, aikoinaan kielletty ”Paholaisen pelinä”, tänään taas pelattu.
play-computer = Pelaa tietokonetta vastaan
play-two = Kaksi pelaajaa, yksi näyttö
continue-game = Jatka peliäsi
choose-rules = Säännöt
about = Tietoa pelistä
close = Sulje
new-game = Uusi peli
menu = Valikko

about-text = Sáhkku on saamelaisten perinteinen lautapeli. Sitä pelattiin laajalti Saamenmaassa, luulajansaamelaisten alueelta koillisen kolttasaamelaisten maille. Kristillinen herätysliike 1800-luvulla kutsui sitä Paholaisen peliksi, sulauttamispolitiikka ja sota tekivät loput, ja se oli vähällä kadota. Muutamat perheet jatkoivat pelaamista ja pelien tekemistä, ja heidän ansiostaan sitä pelataan taas.
about-how = Kummallakin pelaajalla on joukko: miehet (olbmát) alhaalla, naiset (gálgut) ylhäällä. Sotilaat nukkuvat, kunnes X irrottaa ne (luvvet). Hereillä ne kiertävät lautaa ja lyövät (goddit) sen, joka seisoo niiden tulopaikassa. Keskellä oleva kuningas (gonagas) kuuluu sille, joka viimeksi valtasi sen.

## Kielet

language-switch = { $now }: valitse kieli
language-status = Suomenkielinen teksti on sivun tekijöiden luonnos. Kukaan muu ei ole vielä tarkastanut sitä.
notice-language = Kielen { $language } sanoja ei saatu ladattua, joten sivun kieli pysyy ennallaan. ({ $error })
help-languages = Kielet ovat { $codes }.

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

task-round = Yksi noppa kummallekin. Se, joka yksin saa X:n, aloittaa.
task-round-most = Kolme noppaa kummallekin. Se, joka saa enemmän X:iä, aloittaa.
task-lot = Arpa ratkaisee, kuka aloittaa.
task-way = { $side ->
    [men] Miehet valitsevat tiensä laudan ympäri.
   *[women] Naiset valitsevat tiensä laudan ympäri.
}
task-throw = Heitä nopat.
task-throw-again = Heitä nopat, jotka otit ylös.
task-wait = Tietokone pelaa.
task-thinking = Tietokone miettii…
task-choose = Valitse merkitty nappula.
task-choose-rethrow = Valitse merkitty nappula, tai napauta X:ää heittääksesi sen uudelleen.
task-destination = Valitse, minne se menee. Joka paikka näyttää noppansa.
task-stuck = Yhtään noppaa ei voi käyttää. Heitä X:iä uudelleen tai päätä vuoro.
task-way-explained = Vuosttut: joukot kulkevat toisiaan vastaan. Mieđut: kuljet samaan suuntaan kuin toinen joukko.

way-vuosttut = Vuosttut: toisiaan vastaan
way-miedut = Mieđut: samaan suuntaan

choose-use = Mikä niistä?
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
play-again = Pelaa uudelleen
save-record = Tallenna pöytäkirja

## Mitä tapahtui

face-blank = tyhjä

news-round = Miehet heittivät { $men }, naiset { $women }.
news-begins = { $side ->
    [men] Miehet aloittavat.
   *[women] Naiset aloittavat.
}
news-again = Vielä kerran.
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
    [men] Kuningas on miehillä.
   *[women] Kuningas on naisilla.
}
news-king-pushed = Hänet työnnettiin paikkaan { $to }.
news-king-removed = Kuningas on poissa pelistä.
news-dismounted = Ratsastaja seisoo jalan paikassa { $at }.
news-turn-lost = { $side ->
    [men] Miehet eivät voi käyttää noppaa: { $dice }. Vuoro siirtyy.
   *[women] Naiset eivät voi käyttää noppaa: { $dice }. Vuoro siirtyy.
}
news-nothing = { $side ->
    [men] Miehet eivät voi tehdä mitään tällä heitolla.
   *[women] Naiset eivät voi tehdä mitään tällä heitolla.
}
news-taken-back = Peruttu.
news-restored = Pelisi jatkuu siitä, mihin se jäi.
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
    [one] { $at } lyöty.
   *[other] { $count } paikassa { $at } lyöty.
}

## Miksi ei

why-asleep = Nukkuu: tämän nappulan irrottamiseen tarvitaan X.
why-not-front = Sotilaat heräävät järjestyksessä. Seuraava on paikassa { $at }.
why-next-not-free = Se voi herätä vasta, kun { $at } on vapaa.
why-not-yours = Se nappula ei ole sinun.
why-king-neutral = Kuningas ei ole vielä kenelläkään. Tule hänen paikkaansa vallataksesi hänet.
why-king-inert = Kuningas odottaa, kunnes sotilas tulee vastustajan kotiriville.
why-die-waits = Noppa { $die } on käytettävä ensin.
why-no-x = X:iä ei ole jäljellä, ja vain X irrottaa nappulan.
why-lands = Nopalla { $die } se tulisi paikkaan { $at }.
why-sleeper = { $at } on suljettu: siellä nukkuu nappula.
why-own-soldier = Oma sotilas on paikassa { $at }, ja siihen mahtuu vain yksi.
why-king-alone = Kuningas ei jaa paikkaa sotilaidensa kanssa, ja yksi on paikassa { $at }.
why-queen-alone = Kuningatar ei jaa paikkaa omien kanssa, ja yksi on paikassa { $at }.
why-own-queen = Kuningattaresi on paikassa { $at }.
why-own-king = Kuninkaasi on paikassa { $at }.
why-push = Kuningas työntyisi oman nappulasi päälle paikkaan { $at }.
why-queue = Sotilaat kulkevat jonossa eivätkä ohita toisiaan, ja yksi on tiellä paikassa { $at }.
why-straight = Kuningas ja kuningattaret kulkevat suoraan; ne kääntyvät vain rivin päässä.
why-rider = Ratsastaja kulkee kuninkaan mukana.
why-nothing-there = Siellä ei ole omia nappuloitasi.
why-no-use = Mikään nyt käytettävä noppa ei vie sitä minnekään.

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
reason-dead = Kukaan ei voi enää koskaan liikkua.
reason-agreed = Sovitte tasapelistä.

## Kun jokin on vialla

notice-unknown-parameter = Osoitteessa on osa, jota sivu ei tunne ja jonka se ohittaa: { $name }.
notice-bad-parameter = Osoite pyytää { $name }={ $value }, mikä ei ole mahdollista. { $help }
notice-no-storage = Tämä selain ei säilytä sivulle mitään, joten uudelleenlataus aloittaa uuden pelin.
notice-storage-full = Peliä ei voitu tallentaa: { $error }. Se jatkuu, mutta uudelleenlataus voi hukata siirtoja.
notice-bad-save = Tallennettua peliä ei voitu lukea, ja se pantiin syrjään: { $error }.
notice-thinker-anew = Tietokone lakkasi miettimästä ja herätettiin uudelleen. Peli jatkuu. ({ $error })
notice-thinker-gone = Tietokone ei voi enää miettiä täällä, joten se pelaa yksinkertaisin tavoin. ({ $error })
notice-no-chance = Tämä selain ei anna satunnaislukuja, joten noppia ei voi heittää täällä reilusti.
help-choices = Vaihtoehdot ovat { $words }.
help-seed = Siemen on kokonaisluku.
help-rules = Säännöstöt ovat { $ids }.
help-sides = Tietokone voi pelata men (miehet), women (naiset), both (molemmat) tai none (ei kumpikaan); kaksoispisteen jälkeen se voi olla beginner, easy, steady, strong tai master.

panic-title = Peli kompastui
panic-text = Ohjelmassa meni jotakin vikaan. Pelisi on tallessa viimeiseen siirtoon asti.
panic-continue = Jatka viimeisestä siirrosta
notice-no-download = Tämä selain ei anna sivun tallentaa tiedostoa.

notice-bad-settings = Joitakin tallennettuja asetuksia ei voitu lukea, ja ne ovat kuten tavallisesti: { $lines }

## Asetukset

settings = Asetukset
settings-reset = Kaikki kuten tavallisesti
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
set-below = Lähimpänä sinua
set-below-auto = Täällä pelaava
set-below-men = Miehet
set-below-women = Naiset
set-speed = Nopeus
set-speed-slow = Hidas
set-speed-normal = Tavallinen
set-speed-fast = Nopea
set-speed-instant = Ei liikettä
set-turning = Käännä lauta vuorossa olevalle
set-table = Kaksi pelaajaa pöytänä olevan näytön pitkillä sivuilla
set-hints = Merkitse, mitä voi valita
set-moves = Siirtoluettelo laudan vieressä
set-speech = Mitä äänet lukevat
set-speech-full = Kaikki
set-speech-brief = Lyhyesti
set-sound = Ääni
set-volume = Äänenvoimakkuus

## Sääntöpaja

open-lab = Katso näitä sääntöjä tai muuta niitä
lab = Säännöt
lab-about = Joka rivi on valinta, jonka jokin vuono on tehnyt omalla tavallaan. Muuta mitä haluat: joka arvo kertoo, mistä se on peräisin.
lab-based = Pohjana
lab-recorded = Niin kuin perinne on kulkenut.
lab-handed = Niin kuin perinne on kulkenut, valinnalla jonka lähteet jättävät avoimeksi.
lab-invention = Osin oma keksintösi. Iloitse siitä, ja sano sitä omaksesi.
lab-refused = Nämä valinnat eivät sovi yhteen: { $reason }
origin-recorded = { $sources }
origin-offered = ehdottaa { $sources }
origin-fits = sopii kaikkiin sääntöihin: { $sources }
origin-invention = oma keksintösi

source-reaidu = Reaidu
source-booklet = Vihko 2018
source-globe-joueur = Le Globe Joueur
source-digital-sahkku = Digital Sáhkku

portrait-lagesvuotna = Lágesvuotnasta (Laksefjord); käsityöläinen Edmund Johansen kokosi sen vanhoista muistoista. Kuningattaria, viivoja pitkin kiitävä kuningas, nukkujia joihin kukaan ei voi koskea: peli, jossa on eniten suunniteltavaa.
portrait-vuonnamarkan = Lágesvuotnan peli Unjárgan (Nessebyn) kuninkaalla, joka odottaa, kunnes joku murtautuu vastustajan kotiriville. Näin pelataan sáhkkun maailmancupissa.
portrait-raisa = Kvænangenista, niin kuin Yngvar Mejland Nordreisasta kirjasi sen vuonna 1953. Kaksi noppaa määrätyssä järjestyksessä: täällä onni nauraa äänekkäimmin.
portrait-maze = Mejlandin säännöt, niin kuin opettaja Bernt Pettersen toi ne Mázeen 1980-luvulla. Samat kaksi noppaa, missä järjestyksessä tahdot.
portrait-vuovdaguoika = Hans Aslak Guttorm Vuovdaguoikasta (Outakoskelta) opetti sen tyttärilleen. Sotilaat pysyvät jonossa, ja kuningasta työnnetään (cadjit) kuin muurinmurtajaa.
portrait-gavkevuotna = Gávkevuotnasta (Kåfjord) Nordkapin luota, puuseppä Kristian Johansenin opettama. Kuin Vuovdaguoikan peli, mutta ilman uusintaheittoa.
portrait-unjarga = Rekonstruktio siitä, mitä Unjárgasta (Nesseby) on kirjoitettu: sotilaat astuvat suoraan keskiriville, ja kuningas odottaa ensimmäistä, joka pääsee toiselle puolelle.
portrait-globe-joueur = Ranskalainen rekonstruktio. Sotilas kiipeää kuninkaan alle ja ratsastaa hänen kanssaan; joka ei voi käyttää noppiaan, häviää.

opt-columns = Sarakkeet
opt-places = Paikat
opt-home_row = Kotirivi alussa
opt-queens = Kuningattaret (dronnegat)
opt-dice = Noppien määrä
opt-faces = Noppien sivut
opt-blank = Tyhjän sivun arvo
opt-rethrow = Uusintaheitto
opt-order = Noppien järjestys
opt-activation_order = Kuka herää seuraavaksi
opt-activation_step = Minne sotilas herää
opt-track = Tie laudan ympäri
opt-miedut = Toinen puoli voi kulkea mieđut
opt-stacking = Sotilaat voivat jakaa paikan
opt-queue = Sotilaat pysyvät jonossa
opt-sleepers = Nukkujat ovat
opt-king_taken = Kuningas vallataan
opt-raid_gate = Kuningas odottaa ryntäystä
opt-king_moves = Kuningas kulkee
opt-king_shares = Kuningas jakaa paikkansa
opt-utsjok = Kuninkaan voi poistaa
opt-loses_without = Puoli häviää ilman
opt-blocked_loses = Saarrettu puoli häviää
opt-like_odds = Like odds
opt-may_stop = Vuoron voi päättää kesken
opt-throw_off = Kuka aloittaa
opt-stake = Panos jokaisesta jäljellä olevasta sotilaasta

val-yes = kyllä
val-no = ei
val-none = ei mitään
val-places-lines = viivoja
val-places-squares = ruutuja
val-home_row-full = täynnä
val-home_row-front-empty = etummainen tyhjä
val-rethrow-each = nopat, jotka näyttävät X:n
val-rethrow-all = kaikki, kun kaikki näyttävät X:n
val-rethrow-none = ei koskaan
val-order-free = vapaa
val-activation_order-front-first = etummainen
val-activation_order-any = kuka tahansa
val-activation_order-next-free = kuka tahansa, jonka edessä on tilaa
val-activation_step-forward = askel eteenpäin
val-activation_step-across = suoraan keskiriville
val-track-loop = ympäri ja ympäri
val-track-eight = kahdeksikko, takaisin kotiin
val-sleepers-exposed = vapaata riistaa
val-sleepers-protected = turvassa viholliselta
val-sleepers-closed = koskemattomia
val-king_taken-landing = tulemalla hänen paikkaansa
val-king_taken-push = työntämällä häntä edellään (cadjit)
val-king_taken-mount = kiipeämällä hänen alleen
val-raid_gate-off = ei
val-raid_gate-landing = kerran
val-raid_gate-raid = joka kerta, ja vain niin
val-raid_gate-both = joka kerta, tai tulemalla paikkaan
val-king_moves-soldier = kuin sotilas
val-king_moves-royal = kuninkaallisesti, mutkineen
val-king_moves-orthogonal = suoraan, ilman mutkia
val-loses_without-soldiers = sotilaita
val-loses_without-all-pieces = sotilaita ja kuningasta
val-like_odds-off = ei
val-like_odds-in-place = kolme hereillä paikallaan
val-like_odds-advanced = kolme hereillä, askel edessä
val-throw_off-first-x = ensimmäinen X
val-throw_off-most-x = eniten X:iä kolmesta
val-throw_off-lot = arpa

contradiction-columns = sarakkeiden määrän on oltava pariton luku 9–21.
contradiction-dice = noppia on oltava yhdestä neljään.
contradiction-faces = nopassa on neljä erilaista sivua.
contradiction-no-x = ilman X:ää kukaan ei voisi koskaan herätä.
contradiction-blank-no-face = tyhjälle sivulle on annettu arvo, mutta näissä nopissa ei ole sellaista.
contradiction-blank-no-value = näissä nopissa on tyhjä sivu, joten sen arvon on oltava 0 tai 4.
contradiction-order = määrätyssä järjestyksessä on oltava { $face }, jolla on arvo.
contradiction-queue = jonossa sotilaat seisovat yksitellen eivätkä voi jakaa paikkaa.
contradiction-next-free = se, joka herää suoraan keskiriville, ei tarvitse tilaa edessään.
contradiction-like-odds-place = se, joka herää suoraan keskiriville, ei voi olla hereillä kotona.
contradiction-like-odds-ahead = kolme ensimmäistä askelta eivät olisi kaikki vapaita, tai molemmat joukot astuisivat samaan päähän.

## Pöytäkirjat

record = Pelin pöytäkirja
record-about = Joka heitto ja joka päätös, talteen ja jaettavaksi. Liitä tähän toinen pöytäkirja tai avaa tiedosto jatkaaksesi siitä.
record-open = Jatka tästä tekstistä
record-file = Avaa tiedosto
copy-record = Kopioi
copy-link = Kopioi linkki
copied = Kopioitu.
not-copied = Tämä selain ei anna sivun kopioida. Teksti on valittuna: kopioi se itse.
link-open = Avaa linkin peli
notice-bad-link = Linkin peliä ei voitu avata: { $error }.
record-refused = Tätä pöytäkirjaa ei voi lukea. { $error }

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
        [one] ratsastava mies
       *[other] { $count } ratsastavaa miestä
    }
   *[women] { $count ->
        [one] ratsastava nainen
       *[other] { $count } ratsastavaa naista
    }
}
twin-queen = { $side ->
    [men] miesten kuningatar
   *[women] naisten kuningatar
}{ $awake ->
    [yes] { "" }
   *[no] , nukkuu
}
twin-king = { $side ->
    [men] kuningas, miehillä
    [women] kuningas, naisilla
   *[none] kuningas, ei kenelläkään
}
twin-king-inert = kuningas, joka odottaa ensimmäistä ryntäystä
twin-chosen = valittu
twin-movable = voidaan valita
twin-reach = tänne pääsee nopalla { $faces }
twin-die-in-hand = kädessä
twin-die = { $face }{ $used ->
    [yes] , käytetty
   *[no] { "" }
}

## Kioski

help-kiosk = on tai off
invite = Kosketa lautaa ja pelaa
invite-about = Sáhkku, saamelaisten noppapeli
still-there = Oletko vielä siellä?
still-there-count = { $count ->
    [one] Yhden sekunnin päästä lauta asetetaan uudelleen.
   *[other] { $count } sekunnin päästä lauta asetetaan uudelleen.
}
still-there-go-on = Jatka peliä

staff = Henkilökunnalle
staff-version = Sáhkku, versio { $version }
staff-uptime = Käynnissä { $time } (tuntia ja minuuttia) sivun latauksesta.
staff-games = { $count ->
    [one] Kävijät ovat aloittaneet yhden pelin.
   *[other] Kävijät ovat aloittaneet { $count } peliä.
}
staff-errors = { $count ->
    [one] Yksi virhe käynnistyksen jälkeen.
   *[other] { $count } virhettä käynnistyksen jälkeen.
}
staff-file-fine = kiosk.json on kunnossa.
staff-file-bad = kiosk.json-tiedostossa on arvoja, joita ei voitu käyttää; ne ovat kuten tavallisesti. { $troubles }
staff-reload = Lataa sivu uudelleen
kiosk-no-table = Tiedostoa ei voi lukea JSONina, jossa on nimiä ja arvoja aaltosulkeissa.
kiosk-unknown-name = ”{ $name }” ei ole minkään asetuksen nimi.
kiosk-no-flag = ”{ $name }” on oltava true tai false.
kiosk-no-number = ”{ $name }” on oltava kokonaisluku väliltä { $least }–{ $most }.
kiosk-no-time = ”{ $name }” on oltava kellonaika kuten "4:00", tai null.
kiosk-no-list = ”{ $name }” on oltava luettelo tekstejä.
kiosk-unknown = ”{ $name }” nimeää ”{ $word }”, jota ei tunneta.
kiosk-no-sound = ”{ $name }” on oltava "off", "on" tai luettelo kuten [{ "{" }"from": "10:00", "to": "17:00"{ "}" }].

## A new version of the page

update-there = Pelistä on uusi versio. Pelisi jatkuu siinä.
update-take = Ota se nyt
update-later = Myöhemmin

elsewhere-title = Peli jatkuu toisessa välilehdessä
elsewhere-text = Jotta mitään ei katoaisi, peliä pelataan vain yhdessä välilehdessä kerrallaan. Tämä lepää.
elsewhere-take = Jatka tässä
save-aside = Lataa se

## Neuvoja

hint = Vihje
hint-note = Mitä yksinkertainen pelaaja tekisi.
odds = Mikä voi lyödä minut?
odds-title = { $side ->
    [men] Mikä voi lyödä miehet?
   *[women] Mikä voi lyödä naiset?
}
odds-item = { $piece ->
    [soldier] Sotilas { $at }: { $chance } %
    [queen] Kuningatar { $at }: { $chance } %
   *[king] Kuningas { $at }: { $chance } %
}
odds-none = Toisen puolen seuraava heitto ei voi lyödä ketään.
odds-note = Kuinka usein toisen puolen seuraava heitto voi lyödä, jos se haluaa; uudelleen heitettyjä X:iä ei lasketa mukaan.
action-move = { $piece ->
    [soldier] Sotilas { $from } – { $to } nopalla { $die }
    [queen] Kuningatar { $from } – { $to } nopalla { $die }
   *[king] Kuningas { $from } – { $to } nopalla { $die }
}
action-wake = { $piece ->
    [queen] Irrota kuningatar paikkaan { $to }
   *[soldier] Irrota { $from } paikkaan { $to }
}
action-remove = { $action }, ja kuningas pois pelistä
action-rethrow = { $count ->
    [one] Heitä yksi X uudelleen
   *[other] Heitä { $count } X:ää uudelleen
}
action-stop = Päätä vuoro
notice-no-advice = Ohjelman neuvovaa osaa ei voi ladata täällä.

## Two people at one table

far-side = Toinen puoli
task-other = Toinen puoli pelaa.

## Taaksepäin katsominen, varmistukset ja ympäröivä sivu

moves = Siirrot
list-side = { $side ->
    [men] miehet
   *[women] naiset
}
scrubber = Pelin läpi
past-first = Alkuun
past-back = Askel taaksepäin
past-on = Askel eteenpäin
past-last = Loppuun
past-play = Anna pelin kulkea
past-return = Takaisin peliin
past-branch = Jatka peliä tästä
past-beginning = Ennen ensimmäistä heittoa.
past-of = { $at } / { $all }
task-past = Katsot taaksepäin, askel { $at }.
cancel = Ei, takaisin
confirm-resign = Luovutatko?
confirm-resign-text = Toinen puoli voittaa pelin. Tätä ei voi perua.
confirm-new = Aloitetaanko uusi peli?
confirm-new-text = Peli on kesken. Uusi tulee sen tilalle, eikä vanhaa voi jatkaa; sen pöytäkirjan voi tallentaa.
confirm-branch = Jatketaanko peliä tästä?
confirm-branch-text = Kaikki tämän aseman jälkeen tullut jää pois. Koko pelin pöytäkirjan voi ensin tallentaa.
twin-ahead = tänne pääsee nopilla { $faces } peräkkäin
help-allow = osoitteita kuten https://example.org, pilkuin erotettuina
help-keep = nimi, jossa on kirjaimia, numeroita ja väliviivoja
host-unreadable = Peliä ympäröivän sivun kirjettä ei voi lukea: { $what }
host-needs = ”{ $wish }” tarvitsee tiedon ”{ $name }”.
host-not-now = Se ei ole nyt mahdollista.
host-not-legal = ”{ $action }” ei ole sallittu tässä asemassa.
host-unknown = ”{ $name }” ei ole tunnettu.
host-bad-value = ”{ $name }” ei voi olla ”{ $value }”.

## Mikä tekstissä on vialla

read-found = Rivi { $line }, sarake { $column }: siinä on ”{ $found }”; odotettiin: { $expected }.
read-ends = Rivi { $line }, sarake { $column }: teksti loppuu tähän; odotettiin: { $expected }.
read-space = välilyönti
read-line-end = rivin loppu
read-action-end = siirron loppu
read-action = siirto, esimerkiksi II:b9-b7, X:+a15-b15, R2 tai stop
read-again = kuinka monta noppaa heitetään uudelleen
read-colon = kaksoispiste nopan jälkeen
read-landing = yhdysmerkki ja paikka, johon nappula tulee
read-place = paikka, esimerkiksi b8
read-option-value = valinta muodossa nimi=arvo
read-rules = sana rules ja säännöstön nimi
read-shorter = lyhyempi teksti
read-nothing = ei mitään tuloksen jälkeen
read-turn-or-result = vuoro tai tulos
read-header = pelin tiedot ennen ensimmäistä heittoa
read-once = se vain kerran
read-name = enintään 80 merkin nimi yhdellä rivillä
read-date = yksi päivämäärä, esimerkiksi 2026-11-21
read-womens-throw = vinoviiva ja naisten heitto
read-rest-of-turn = edellisen vuoron loppuosa omalla rivillään
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
read-result = pelin tulos: { $line }
read-room = riville { $row } mahtuu enää { $left }
read-throw = heitto nopilla, jotka näihin sääntöihin kuuluvat
read-legal = siirto, jonka säännöt tässä sallivat
read-next = se, mikä pelissä voi nyt seurata
read-possible = mahdollinen asema: { $reason }
read-army = jollakin puolella on enemmän sotilaita kuin alussa
read-queens = kuningattaria on enemmän kuin säännöissä
read-king = kuningas ei voi olla näin
read-dice = nopat eivät voi olla näin
read-miedut = näissä säännöissä ei ole mieđutia
read-standing = paikassa { $at } oleva ei voi olla siinä
link-kind = siinä ei ole peliä eikä asemaa
link-version = sen on tehnyt sivun toinen versio
link-too-long = se on pidempi kuin mikään peli
link-parts = siitä puuttuu osa, tai osia on liikaa
link-letters = se on vioittunut
link-rules = sen sääntöjä ei voi lukea
link-position = sen asemaa ei voi lukea
link-game = sen sisällöstä ei synny peliä sen säännöillä
save-none = se ei ole tallennettu peli, tai se on toista versiota
save-damaged = sitä on muutettu tai se on katkennut
save-seats = siitä ei käy ilmi, kuka pelaa

## On paper

paper = Tulosta peli
paper-about = Peli paikkoihin, joissa ei ole näyttöä: tulosta se paksulle paperille, leikkaa yhtenäisiä viivoja pitkin ja taita katkoviivoja pitkin.
paper-what = Mitä
paper-format = Paperi
paper-all = Koko peli
paper-rules = Säännöt yhdellä sivulla
paper-board = Lauta
paper-dice = Nopat
paper-pieces = Nappulat
paper-print = Tulosta
paper-save = Tallenna SVG-tiedostona
paper-size = Tulosta koossa 100 %, sovittamatta sivulle.
paper-board-how = Yksi nappula viivaa kohti: sotilaat ulkoriveille, kuningas keskelle.
paper-dice-how = Leikkaa irti, taita kaikki katkoviivat ja liimaa kieleke sisäpuolelle; kolmiot sulkevat molemmat päät.
paper-pieces-how = Leikkaa irti ja taita pieneksi teltaksi; jalat liimataan yhteen alta.

## Vastustajat ja peli jälkeenpäin

review = Onni ja taito
review-working = Peliä katsotaan uudelleen: { $done } %
review-chart = Miesten voitonmahdollisuus oli alussa { $start } % ja on lopussa { $end } %.
review-legend = Mahdollisuudet heitto heitolta: miesten sinisellä alhaalta, naisten punaisella ylhäältä. Keltainen: kalliit valinnat.
review-luck = Onni: mitä heitot antoivat
review-skill = Taito: mitä valinnat maksoivat
review-units = Voitonmahdollisuuden sadasosina, niin kuin vahva pelaaja sen näkee.
review-mistakes = Kalliit valinnat
review-none = Ei mainitsemisen arvoisia.
review-mistake = { $side ->
    [men] Miehet: { $played }. Parempi: { $better }. Se maksoi { $cost } %.
   *[women] Naiset: { $played }. Parempi: { $better }. Se maksoi { $cost } %.
}
review-details = Kaikki heitot ja valinnat taulukossa
review-side = Puoli
review-entry = Heitto tai valinta
review-chance = Miesten mahdollisuus, %
review-change = Muutos puolelle
review-then = { $side }: mikä olisi ollut parempi
review-then-note = Keltainen on parempi valinta, punainen se, mitä tehtiin. ”Sulje” vie takaisin.
side-name = { $side ->
    [men] Miehet
   *[women] Naiset
}
players = Ketkä pelaavat
players-men = Miehet
players-women = Naiset
player-human = Ihminen
set-opponent = Vastustaja
set-opponent-beginner = Sopuli: aloittelija
set-opponent-easy = Riekko: helppo
set-opponent-steady = Kettu: vakaa
set-opponent-strong = Ilves: vahva
set-opponent-master = Korppi: vahvin
opponent-beginner = Sopuli
opponent-easy = Riekko
opponent-steady = Kettu
opponent-strong = Ilves
opponent-master = Korppi
about-beginner = Juoksee lähimmän perään eikä huomaa paljoakaan. Hyvää seuraa ensimmäiseen peliin.
about-easy = Ottaa minkä näkee, noppa kerrallaan.
about-steady = Pelaa järkevästi, mutta on joskus huolimaton.
about-strong = Ajattelee joka heiton loppuun.
about-master = Näkee myös, mitä voit vastata.
turn-of-opponent = { $side ->
    [men] { $name } pelaa miehillä
   *[women] { $name } pelaa naisilla
}
hint-item = { $action }: { $chance } %
notice-no-weights = Tietokoneen oppimaa ei voitu käyttää ({ $error }). Se pelaa nyrkkisäännöin.

## Oppiminen

open-guide = Opi se kahdessa minuutissa
open-rules = Säännöt
lesson = Oppitunti
lesson-count = { $at } / { $of }
lesson-next = Seuraava
lesson-finish = Valmis
lesson-show = Näytä minulle
lesson-leave = Poistu
lesson-throw = Heitä nopat.
lesson-throw-other = Heitä nyt toisen puolen puolesta.
lesson-other = Niinkin voi tehdä. Kokeile tässä sitä, mitä teksti pyytää.
lesson-learned = Nyt osaat tarpeeksi pelataksesi. Loput tulee laudan ääressä.
read-rule = Sääntö
card-back = Takaisin
card-on = Seuraava
card-try = Kokeile itse
card-lessons = Näiden sääntöjen kaikki oppitunnit
live-play = Toista
open-book = Sääntökirja
print = Tulosta
contents = Sisällys
live-stop = Pysäytä

## Keys and questions

keys = Näppäimet ja kysymykset
keys-about = Kaikki toimii pelkällä näppäimistöllä. Kirjaimet toimivat, kun tekstiä ei kirjoiteta; jokaisella näppäimellä on myös painike.
tell-here = Mitä tässä on?
tell-possible = Mitä voin tehdä?
tell-position = Miten peli seisoo?
key-arrows = paikasta toiseen laudalla
key-enter = valitsee: ensin nappulan, sitten minne se menee
key-dice = noppa: vain sen reitit; tai uudelleen heitettävä X
key-throw = heittää nopat
key-rethrow = heittää X:t uudelleen
key-escape = unohtaa valinnan
tell-no-place = Laudalla ei ole vielä käyty: nuolinäppäimet vievät sinne.
tell-movable = Ne ovat paikoilla { $places }.
describe-army = { $side ->
    [men] Miehet
   *[women] Naiset
}: nukkumassa { $asleep }; hereillä { $awake }.
describe-nobody = ei kukaan
describe-homebound = { $place } matkalla kotiin
describe-riding = { $place } ratsain
describe-queen = { $awake ->
    [yes] Heidän kuningattarensa on hereillä paikalla { $place }.
   *[no] Heidän kuningattarensa nukkuu paikalla { $place }.
}
describe-king = { $side ->
    [men] Kuningas on paikalla { $place } miesten hallussa.
    [women] Kuningas on paikalla { $place } naisten hallussa.
   *[none] Kuningas on paikalla { $place } eikä kuulu kenellekään.
}
describe-dice = Nopat näyttävät { $faces }.
