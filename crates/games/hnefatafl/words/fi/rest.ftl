# The words of what is loaded after the first screen. See game.ftl.

## More

# Three words at most, on the card of a rule set.
short-four = neljä ottaa kuninkaan
short-two = kaksi ottaa kuninkaan
short-corner = kulmaan
short-walls = muurit ja linnakkeet
about-beginner = Ottaa minkä näkee ja unohtaa usein, minne kuningas pääsee. Hyvää seuraa ensimmäiseen peliin.
about-easy = Näkee seuraavan siirtosi, mutta ei sitä seuraavaa.
about-steady = Pelaa järkevästi, mutta lipsahtaa joskus.
about-strong = Miettii monta siirtoa eteenpäin.
about-master = Katsoo niin pitkälle kuin aika antaa myöten.
portrait-linne = Museon sääntölehti Linnén mukaan: 9 × 9 ruutua, ja kuningas on vangittu vasta, kun hänet on saarrettu kaikilta neljältä sivulta.
portrait-tablut = Niin kuin useat tutkijat lukevat Linnén latinaa: kauempana linnasta kuninkaan vangitsemiseen riittää kaksi moskoviittia.
portrait-brandubh = Pieni peli, niin kuin sitä nykyään pelataan verkossa: 7 × 7 ruutua, ja kuninkaan on päästävä kulmaan.
portrait-copenhagen = Useimpien nykyisten tafl-pelaajien peli: 11 × 11 ruutua, kuninkaan on päästävä kulmaan, ja reunalta voi lyödä kokonaisia rivejä. Hän voittaa myös linnakkeessa reunalla.
portrait-fetlar = Peli, josta Copenhagen on lähtöisin: 11 × 11 ruutua, ja kuninkaan on päästävä kulmaan.
set-side-swede = Ruotsalaiset
set-side-muscovite = Moskoviitit

## Alku

about-text = Hnefataflia pelattiin Pohjolassa rautakaudesta lähtien. Vuonna 1732 Carl von Linné näki saamelaisten pelaavan sen erästä muotoa, tablutia, ja kuvasi sen säännöt Lapin-matkansa päiväkirjassa. Myöhemmin tämän suvun pelit unohtuivat lähes kaikkialla. Linnén teksti on täydellisin kuvaus siitä, miten yhtä niistä pelattiin.
about-how = Ruotsalaisilla on keskellä kuningas ja hänen vartijansa, drabantit. He voittavat, kun kuningas pääsee ulos. Moskoviitit ovat heidän ympärillään ja voittavat, kun he saartavat kuninkaan. Kaikki nappulat kulkevat suoraan, ja kaksi yhdessä lyö väliinsä jääneen vihollisen.

## Peli jälkeenpäin

review-chart = Ruotsalaisten voiton todennäköisyys oli alussa { $start } % ja lopussa { $end } %.
review-luck = Onni
review-skill = Menetetty kalliissa siirroissa
review-units = Voiton todennäköisyyden prosenttiyksikköinä vahvan pelaajan arvion mukaan.
hint-note = Voiton todennäköisyys vahvimman tietokonepelaajan arvion mukaan.
review-details = Kaikki siirrot
review-entry = Siirto
review-chance = Ruotsalaisten voitto (%)
side-name = { $side ->
    [swede] Ruotsalaiset
   *[muscovite] Moskoviitit
}

## Pelaajat

players-first = Ruotsalaiset
players-second = Moskoviitit

## Neuvoja

threats-title = { $side ->
    [swede] Ketkä ruotsalaisista ovat vaarassa?
   *[muscovite] Ketkä moskoviiteista ovat vaarassa?
}
threats-item = { $piece ->
    [king] Kuningas ruudussa { $at }
    [drabant] Drabantti ruudussa { $at }
   *[muscovite] Moskoviitti ruudussa { $at }
}
threats-ways = { $side ->
    [swede] Tästä kuninkaasi pääsee ulos: { $places }.
   *[muscovite] Tästä kuningas pääsee ulos: { $places }.
}
threats-none = Vastustajan seuraava siirto ei uhkaa ketään.
threats-note = Vastustajan seuraava siirto uhkaa näitä.

## Miksi ei

why-nothing-there = Siinä ei ole mitään.
why-not-yours = { $side ->
    [swede] Se nappula ei ole sinun. Pelaat ruotsalaisilla, kuninkaalla ja hoikilla drabanteilla.
   *[muscovite] Se nappula ei ole sinun. Pelaat moskoviiteilla, leveillä nappuloilla.
}
why-no-move = Siirron on johdettava toiseen ruutuun.
why-straight = Kaikki nappulat kulkevat suoraan, riviä tai saraketta pitkin.
why-hemmed-in = Se ei pääse liikkumaan: muut nappulat ovat joka puolella.
why-occupied = Ruudussa { $at } on toinen nappula.
why-in-the-way = Ruudussa { $at } on nappula tiellä, eikä sen yli voi hypätä.
why-castle-stop = Vain kuningas saa pysähtyä linnaan.
why-castle-stop-nobody = Kukaan ei saa enää pysähtyä linnaan.
why-castle-pass = Tämä nappula ei saa kulkea linnan läpi.
why-camp-stop = Leiriruutu { $at } on suljettu tältä nappulalta.
why-camp-pass = Tämä nappula ei saa kulkea leiriruudun { $at } läpi.
why-corner = Vain kuningas saa pysähtyä kulmaan.
why-unannounced = Kukaan ei ole sanonut raichi tai tuichu, joten kuningas ei voi vielä lähteä ulos.
why-word = Se sana ei nyt pidä paikkaansa.

## Asetukset

set-ornament = Linnan koriste
set-ornament-sun = Aurinko
set-ornament-x = X
set-ornament-diamond = Vinoneliö
set-ornament-star = Tähti
set-dark = Tummat nappulat
set-dark-attackers = Moskoviitit
set-dark-defenders = Ruotsalaiset
set-below-swede = Ruotsalaisten puoli
set-below-muscovite = Moskoviittien puoli

## Taaksepäin katsominen

list-side = { $side ->
    [swede] ruotsalaiset
   *[muscovite] moskoviitit
}
line-moved = { $piece ->
    [king] Kuningas { $from }–{ $to }.
   *[drabant] { $from }–{ $to }.
}

## Sääntöpaja

lab-about = Linné ei vastannut joka kysymykseen, ja museon sääntölehti vastaa vielä harvempaan. Vastaa itse niin kuin haluat: joka arvosta näkyy, mistä se on peräisin.
lab-recorded = Nimetty säännöstö, muuttamattomana.
lab-handed = Nimetty säännöstö ja valinta, jonka sen lähde jättää avoimeksi.
source-sheet = museon sääntölehti
source-scholars = tutkijoiden Linné-tulkinta
source-net = verkossa pelattava peli
source-copenhagen = Copenhagenin sääntösivu
source-fetlar = Fetlarin sääntösivu
origin-silent = oma ratkaisumme: { $sources } ei sano tästä mitään
origin-departs = oma ratkaisumme: { $sources } sanoo toisin
opt-board = Lauta
val-board-7 = 7 × 7
val-board-9 = 9 × 9
val-board-11 = 11 × 11
contradiction-small-board-edge = 7 × 7 ruudun laudalla, jonka koko reuna on avoin, ruotsalaiset voittavat aina, ellei kaksi moskoviittia voi vangita kuningasta missä tahansa
contradiction-castle-never-counts = jos linnaa ei lasketa nappulaksi, kaikkien nappuloiden on saatava pysähtyä siihen, tai kuningasta ei voisi koskaan saartaa sen vieressä
contradiction-two-with-castle = yksi ainoa moskoviitti voisi vangita kuninkaan tyhjää linnaa vasten

## Pöytäkirjat

record-about = Kaikki siirrot talteen tai jaettavaksi. Jos haluat jatkaa toista peliä, liitä sen loki tähän tai avaa tiedosto.

## Kioski

invite-about = Hnefatafl, peli saarroksista murtautuvasta kuninkaasta
past-1 = Hnefataflia pelattiin Pohjolassa rautakaudesta lähtien
past-2 = Vuonna 1732 Carl von Linné näki saamelaisten pelaavan sen erästä muotoa, tablutia
past-3 = Myöhemmin tämän suvun pelit unohtuivat lähes kaikkialla
past-4 = Linnén teksti on täydellisin kuvaus yhdestä niistä
staff-version = Hnefatafl, versio { $version }

## On paper

pieces-king = Kuningas
pieces-drabants = Drabantit
pieces-muscovites = Moskoviitit
paper-board-how = Aluksi kuningas keskelle tähden päälle, drabantit hänen ympärilleen, moskoviitit leireihinsä.
paper-pieces-how = Leikkaa irti, taita pieneksi teltaksi ja liimaa jalat yhteen alta.

## Keys and questions

key-dice = valitse noppa
key-rethrow = heitä uudelleen
describe-pieces = Kuningas on ruudussa { $place }. Drabantit: { $drabants }. Moskoviitit: { $muscovites }.
describe-none = ei yhtään

ending-length = { $count ->
    [one] Yksi siirto
   *[other] Yhteensä { $count } siirtoa, kummankin puolen siirrot laskettuina
}

## A first game

coach-move = Nappulat kulkevat suoraan.
coach-lost = Nappulasi lyötiin: vihollinen sulki sen väliinsä.
coach-capture = Löit nappulan: omasi sulki sen väliinsä.
coach-raichi = Raichi tarkoittaa, että kuninkaalla on yksi tie ulos.
coach-tuichu = Tuichu tarkoittaa, että kuninkaalla on useampi kuin yksi tie ulos.

## Sanat, joita voi painaa

term-castle = linna*
term-castle-about = Linna on ruutu laudan keskellä. Kuningas aloittaa siitä.
term-drabant = drabant*
term-drabant-about = Drabantti on kuninkaan vartija.
term-raichi = raichi
term-tuichu = tuichu

## Perustelut ja sana ennen tappiota

fact-wins = Voittaa pelin.
fact-captures = { $piece ->
    [drabant] Lyö drabantin ruudussa { $at }.
   *[muscovite] Lyö moskoviitin ruudussa { $at }.
}
fact-opens = Avaa kuninkaalle tien ulos: { $at }.
fact-closes = Sulkee kuninkaan tien ulos: { $at }.
fact-corners = Uhkaa ottaa kuninkaan ruudussa { $at }.
fact-guards = { $piece ->
    [king] Kuningasta ruudussa { $at } ei voi enää ottaa.
    [drabant] Drabanttia ruudussa { $at } ei voi enää lyödä.
   *[muscovite] Moskoviittia ruudussa { $at } ei voi enää lyödä.
}
fact-threatens = { $piece ->
    [drabant] Uhkaa lyödä drabantin ruudussa { $at }.
   *[muscovite] Uhkaa lyödä moskoviitin ruudussa { $at }.
}
fact-frees = Avaa kuninkaan tien ruutuun { $at }.
fact-bars = Sulkee kuninkaan tien ruutuun { $at }.
fact-leaves = { $piece ->
    [king] Kuningas ruudussa { $at } voidaan ottaa.
    [drabant] Drabantti ruudussa { $at } voidaan lyödä.
   *[muscovite] Moskoviitti ruudussa { $at } voidaan lyödä.
}
fact-way = Kuningas pääsee ulos: { $at }.
warn-loss = { $side ->
    [swede] Moskoviitit voivat ottaa kuninkaasi seuraavalla siirrolla ruudussa { $at }.
   *[muscovite] Kuningas pääsee ulos seuraavalla siirrolla: { $at }.
}
# What a puzzle is about.
puzzle-theme = { $theme ->
    [win] Voita heti
    [two] Voita seuraavalla siirrolla
    [raichi] Avaa tie
    [ring] Uhkaa kuningasta
    [hold] Pidä pintasi
   *[capture] Lyö
}

## A fair game

set-even-both = Tasapuolinen ottelu: kumpikin puoli kerran
scale-people = ihmisten pelit
scale-computers = tietokoneiden pelit
handicap = Tasoitukseksi
handicap-none = Säännöt sellaisinaan
handicap-camps-muscovites = Leirit ovat ruotsalaisilta suljettuja
handicap-king_captures-no = Kuningas ei lyö mitään
handicap-king_taken-two = Kaksi ottaa kuninkaan missä vain
balance-people = { $favoured ->
    [swede] Nämä säännöt suosivat ruotsalaisia
    [muscovite] Nämä säännöt suosivat moskoviitteja
   *[none] Nämä säännöt ovat tasapuoliset
}: { $most } pelistä, joita ihmiset ovat pelanneet (kokoelma: { $sources }), ruotsalaiset voittivat { $first } ja moskoviitit { $second }.
balance-also = Tietokonepelaajiemme { $most } keskinäisestä pelistä ruotsalaiset voittivat { $first } ja moskoviitit { $second }.
balance-computers = { $favoured ->
    [swede] Tietokonepelaajiemme kesken nämä säännöt suosivat ruotsalaisia
    [muscovite] Tietokonepelaajiemme kesken nämä säännöt suosivat moskoviitteja
   *[none] Tietokonepelaajiemme kesken nämä säännöt ovat tasapuoliset
}: { $most } pelistä ruotsalaiset voittivat { $first } ja moskoviitit { $second }.
even-next = Toinen peli: vaihtakaa puolia
even-now = Tämä oli tasapuolisen ottelun ensimmäinen peli. Vaihtakaa puolia toiseen. Ensin ratkaisevat voitot, sitten siirtojen vähyys, sitten lyödyt nappulat.
even-beat = Tasapuolisen ottelun toinen peli. { $beats ->
    [swede] Ruotsalaiset voittivat ensimmäisen, siirtoja { $count }.
    [muscovite] Moskoviitit voittivat ensimmäisen, siirtoja { $count }.
   *[none] Ensimmäinen oli tasapeli, siirtoja { $count }.
}
even-won = { $won ->
    [yes] Voitat tasapuolisen ottelun:
   *[no] { $lost ->
        [yes] Häviät tasapuolisen ottelun:
       *[no] { $side ->
            [swede] Tasapuolisen ottelun voittaa se, jolla oli nyt ruotsalaiset:
           *[muscovite] Tasapuolisen ottelun voittaa se, jolla oli nyt moskoviitit:
        }
    }
}
even-by = { $by ->
    [wins] voitot { $first }–{ $second }.
    [moves] voiton siirrot { $first }, vastassa { $second }.
   *[captures] lyödyt nappulat { $first }–{ $second }.
}
even-level = Mikään ei ratkaise tasapuolista ottelua: kumpikin pelasi yhtä hyvin.

## The position editor

editor-said = Voimassa oleva sana
setup-castle = vain kuningas saa pysähtyä linnaan
