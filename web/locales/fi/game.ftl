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

## Kielet

language-switch = { $now }: valitse kieli
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
news-thrown-again = { $side ->
    [men] Miehet heittivät uudelleen: { $dice }.
   *[women] Naiset heittivät uudelleen: { $dice }.
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
news-nobody-wakes = Ei X:ää: kukaan ei herää.
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

## Sääntöpaja

open-lab = Katso tai muokkaa sääntöjä

portrait-lagesvuotna = Lágesvuotnasta (Laksefjord); käsityöläinen Edmund Johansen kokosi sen vanhoista muistoista. Kuningattaria, laajalla alueella liikkuva kuningas ja nukkujia, joihin kukaan ei voi koskea: säännöstö, jossa on eniten suunniteltavaa.
portrait-vuonnamarkan = Lágesvuotnan peli ja Unjárgan (Nesseby) kuningas, joka odottaa, kunnes jokin sotilas tulee vastustajan kotiriville. Näin pelataan sáhkkun maailmancup.
portrait-raisa = Kvænangenista, sellaisena kuin Yngvar Mejland Nordreisasta kirjasi sen vuonna 1953. Kaksi noppaa määrätyssä järjestyksessä: kaikista säännöstöistä tässä onni merkitsee eniten.
portrait-maze = Mejlandin säännöt, sellaisina kuin opettaja Bernt Pettersen toi ne Mázeen 1980-luvulla. Samat kaksi noppaa, missä järjestyksessä haluat.
portrait-vuovdaguoika = Näin Hans Aslak Guttorm Vuovdaguoikasta (Outakoski) opetti sen tyttärilleen. Sotilaat kulkevat jonossa, ja kuningasta työnnetään (cadjit) kuin muurinmurtajaa.
portrait-gavkevuotna = Gávkevuotnasta (Kåfjord) Nordkapin luota, puuseppä Kristian Johansenin opettamana. Kuin Vuovdaguoikan peli, mutta ilman uusintaheittoja.
portrait-unjarga = Rekonstruktio siitä, mitä Unjárgasta (Nesseby) on kirjoitettu. Sotilaat astuvat suoraan keskiriville, ja kuningas odottaa ensimmäistä sotilasta, joka pääsee vastustajan kotiriville.
portrait-globe-joueur = Ranskalainen rekonstruktio. Sotilas menee kuninkaan alle ja kantaa häntä. Puoli, joka ei voi käyttää noppiaan, häviää.

opt-home_row = Kotirivi alussa
opt-activation_order = Kuka voi herätä seuraavaksi
opt-activation_step = Ensimmäinen askel herättyä
opt-king_taken = Kuningas vallataan
opt-raid_gate = Kuningas vallataan ryntäyksellä
opt-king_moves = Kuningas kulkee
opt-king_shares = Kuningas voi jakaa paikan
opt-loses_without = Puoli häviää menetettyään
opt-blocked_loses = Saarrettu puoli häviää
opt-like_odds = Like odds
opt-may_stop = Vuoron voi päättää kesken
opt-throw_off = Kuka aloittaa

val-home_row-full = täynnä
val-home_row-front-empty = täynnä, paitsi etummainen paikka
val-activation_order-front-first = etummainen
val-activation_order-any = kuka tahansa
val-activation_order-next-free = kuka tahansa, jonka seuraava paikka on vapaa
val-activation_step-forward = askel reittiä pitkin
val-activation_step-across = suoraan keskiriville
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

## Pöytäkirjat

record = Peliloki
link-open = Avaa linkin peli
notice-bad-link = Linkin peliä ei voitu avata: { $error }.

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
twin-die-of = { $side ->
    [men] miesten noppa: { $faces }
   *[women] naisten noppa: { $faces }
}
twin-die = { $faces }{ $used ->
    [yes] , käytetty
   *[no] { "" }
}

## Kioski

help-kiosk = on tai off

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
odds = Mitkä ovat vaarassa?
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

## Two people at one table

far-side = Toinen pelaaja
task-other = Toisen puolen vuoro.

## Taaksepäin katsominen, varmistukset ja ympäröivä sivu

moves = Siirrot
past-return = Takaisin peliin
past-beginning = Ennen ensimmäistä heittoa.
task-past = Katsot taaksepäin askelta { $step }.
cancel = Peruuta
confirm-resign = Luovutatko tämän pelin?
confirm-resign-text = Toinen puoli voittaa. Tätä ei voi perua.
confirm-new = Aloitetaanko uusi peli?
confirm-new-text = Peli on kesken. Jos aloitat uuden, sitä ei voi enää jatkaa. Voit ensin tallentaa sen lokin.
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

## On paper

paper = Tulosta peli

## Vastustajat ja peli jälkeenpäin

review = Onni ja taito
players = Pelaajat
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
notice-no-weights = Tietokonepelaajan oppimaa ei voitu ladata ({ $error }). Se pelaa sen sijaan yksinkertaisin säännöin.

## Oppiminen

open-guide = Opi se kahdessa minuutissa
open-rules = Säännöt
lesson-other = Sallittua, mutta kokeile, mitä oppitunti pyytää.
lesson-learned = Nyt osaat tarpeeksi pelataksesi. Loput opit pelatessasi.
read-rule = Lue sääntö

## Keys and questions

keys = Näppäimistöohje
tell-possible = Mitä voin tehdä?
tell-no-place = Et ole vielä käynyt missään paikassa. Nuolinäppäimillä liikut laudalla.
tell-movable = Siirrettävät nappulat: { $places }.

## The side, and who begins

set-side = Puolesi
set-side-men = Miehet
set-side-women = Naiset
skip-throw-off = Ohita: arpa ratkaisee
goal-soldiers = Tavoite: lyö kaikki vastustajan sotilaat.
goal-pieces = Tavoite: lyö kaikki vastustajan sotilaat ja ota kuningas, jos se on hänellä.
