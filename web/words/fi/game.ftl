# Sivun sanat suomeksi.
# These are the same beside the board of every game; what names anything of one game is in crates/games.

## Alku

play-computer = Pelaa
play-two = Kaksin
continue-game = Jatka
about = Tietoa pelistä
close = Sulje
new-game = Uusi peli
shelf = Hyllyn pelit
menu = Valikko
menu-game = Tämä peli
menu-learn = Pelaa ja opi
menu-table = Tämä pöytä

## Kielet

language-switch = { $now }: valitse kieli
notice-incomplete = Peliä ei voitu ladata kokonaan. Tarkista yhteys ja yritä uudelleen. ({ $error })
notice-language = Tekstiä kielellä { $language } ei voitu ladata, joten kieli pysyy ennallaan. ({ $error })
help-languages = Kielet: { $codes }.

## Kuka ja mikä

throw-off = Kuka aloittaa?

## Mitä voi tehdä

task-throw = Heitä nopat.
task-wait = Tietokone pelaa.
task-thinking = Tietokone miettii…
task-choose = Valitse nappula.

choose-use = Mikä siirto?

## Painikkeet

throw-button = Heitä
throw-again = Heitä uudelleen
end-turn = Päätä vuoro
take-back = Peru
resign = Luovuta
offer-draw = Tarjoa tasapeliä
save-record = Tallenna loki

## Mitä tapahtui

news-taken-back = Siirto peruttu.
news-restored = Peli jatkuu.

## Loppu

draw = Tasapeli
won-you = Voitit
lost-you = Hävisit

## Kun jokin on vialla

notice-bad-parameter = Osoite pyytää { $name }={ $value }, mikä ei ole mahdollista. { $help }
notice-no-storage = Tämä selain ei tallenna sivulle mitään, joten uudelleenlataus aloittaa uuden pelin.
help-choices = Mahdolliset arvot: { $words }.
help-seed = Siemen on kokonaisluku.
help-rules = Säännöstöt: { $ids }.

panic-title = Jokin meni vikaan
panic-text = Ohjelmassa tapahtui virhe. Pelisi on tallessa viimeiseen siirtoon asti.
panic-continue = Jatka viimeisestä siirrosta

notice-bad-settings = Joitakin tallennettuja asetuksia ei voitu lukea, ja ne palautettiin oletuksiin: { $lines }

## Asetukset

settings = Asetukset

## Pöytäkirjat

record = Peliloki
link-open = Avaa linkin peli
notice-bad-link = Linkin peliä ei voitu avata: { $error }.

## Lauta, niin kuin ruudunlukija sen kertoo

dice = Nopat
twin-empty = tyhjä
twin-chosen = valittu
twin-movable = siirrettävissä
twin-die-in-hand = kädessä
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

## Two people at one table

far-side = Toinen pelaaja
task-other = Toisen puolen vuoro.

## Taaksepäin katsominen, varmistukset ja ympäröivä sivu

moves = Siirrot
past-return = Takaisin peliin
study = Katso taaksepäin
task-past = Katsot taaksepäin askelta { $step }.
cancel = Peruuta
help-allow = osoitteita kuten https://example.org, pilkuin erotettuina
help-keep = nimi, jossa on kirjaimia, numeroita ja väliviivoja

## On paper

paper = Tulosta peli

## Vastustajat ja peli jälkeenpäin

players = Pelaajat
plate-use = käytettävänä
plate-move = siirtovuorossa
plate-took = löi
set-opponent = Vastustaja
opponent-beginner = Sopuli
opponent-easy = Riekko
opponent-steady = Kettu
opponent-strong = Ilves
opponent-master = Korppi

## Oppiminen

open-guide = Opi
more = Lisää
open-rules = Säännöt
lesson-learned = Nyt osaat tarpeeksi pelataksesi. Loput opit pelatessasi.
read-rule = Lue sääntö

## Keys and questions

keys = Näppäimistöohje
tell-possible = Mitä voin tehdä?

## The side, and who begins

skip-throw-off = Ohita: arpa ratkaisee
