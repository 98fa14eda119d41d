# The words of what is loaded after the first screen, beside the rest of the program. See game.ftl.

## More

# Three words at most, on the card of a rule set.
short-order = nopat järjestyksessä
short-two-dice = helpoin: kaksi noppaa
short-queens-raids = kuningattaret ja ryntäykset
short-queens = mukana kuningattaret
short-raids = ryntäys herättää kuninkaan
short-ride = kanna kuningasta
short-push = työnnä kuningasta
short-push-again = työnnä, heitä uudelleen
short-all-x = ensin pelkkiä X:iä
portrait-lagesvuotna = Lágesvuotnasta (Laksefjord); käsityöläinen Edmund Johansen kokosi sen vanhoista muistoista. Kuningattaria, laajalla alueella liikkuva kuningas ja nukkujia, joihin kukaan ei voi koskea: säännöstöistä strategisin.
portrait-vuonnamarkan = Lágesvuotnan peli ja Unjárgan (Nesseby) kuningas, joka odottaa, kunnes jokin sotilas tulee vastustajan kotiriville. Näin pelataan sáhkkun maailmancup.
portrait-raisa = Kvænangenista, sellaisena kuin Yngvar Mejland Nordreisasta kirjasi sen vuonna 1953. Kaksi noppaa määrätyssä järjestyksessä: kaikista säännöstöistä tässä onni merkitsee eniten.
portrait-maze = Mejlandin säännöt, sellaisina kuin opettaja Bernt Pettersen toi ne Mázeen 1980-luvulla. Samat kaksi noppaa, missä järjestyksessä haluat.
portrait-vuovdaguoika = Näin Hans Aslak Guttorm Vuovdaguoikasta (Outakoski) opetti sen tyttärilleen. Sotilaat kulkevat jonossa, ja kuningasta työnnetään (cadjit) kuin muurinmurtajaa.
portrait-gavkevuotna = Gávkevuotnasta (Kåfjord) Nordkapin luota, puuseppä Kristian Johansenin opettamana. Kuin Vuovdaguoikan peli, mutta ilman uusintaheittoja.
portrait-unjarga = Rekonstruktio siitä, mitä Unjárgasta (Nesseby) on kirjoitettu. Sotilaat astuvat suoraan keskiriville, ja kuningas odottaa ensimmäistä sotilasta, joka pääsee vastustajan kotiriville.
portrait-globe-joueur = Ranskalainen rekonstruktio. Sotilas menee kuninkaan alle ja kantaa häntä. Puoli, jonka kaikki sotilaat ovat hereillä, häviää, jos sille jää noppa, jota se ei voi käyttää.
portrait-borvo = Peli, jonka Alan Borvo kuvasi vuonna 2001, siten kuin pelijärjestelmä Ludii sen kertoo. Se ei ole museon sääntölehdistä. Ennen kuin ensimmäinen sotilas herää, puolen on saatava X jokaisella nopalla.
about-beginner = Jahtaa kaikkea lähellä olevaa eikä huomaa paljoakaan. Hyvää seuraa ensimmäiseen peliin.
about-easy = Ottaa minkä näkee, noppa kerrallaan.
about-steady = Pelaa järkevästi, mutta lipsahtaa joskus.
about-strong = Miettii joka heiton loppuun asti.
about-master = Ottaa huomioon myös vastauksesi.
set-side-men = Miehet
set-side-women = Naiset

## Alku

about-text = Sáhkku on saamelaisten perinteinen lautapeli. Sitä pelattiin laajalti Saamenmaassa, etelän luulajansaamelaisista koillisen kolttasaamelaisiin. 1800-luvun kristillinen herätysliike tuomitsi sen ”Paholaisen pelinä”. Sulauttamispolitiikka ja sota tekivät loput, ja peli oli vähällä kadota. Muutamat perheet jatkoivat pelaamista ja pelien valmistamista. Heidän ansiostaan sitä pelataan taas.
about-how = Kumpikin pelaaja johtaa joukkoa: miehiä (olbmát) tai naisia (gálgut). Sotilaat nukkuvat, kunnes X herättää ne. Hereillä ne kiertävät lautaa ja lyövät kaikki viholliset, joiden paikkaan ne tulevat. Keskellä oleva kuningas (gonagas) kuuluu sille, joka viimeksi valtasi hänet.

## Miksi ei

why-asleep = Tämä nappula nukkuu. Vain X voi herättää sen.
why-not-front = Sotilaat heräävät järjestyksessä. Seuraava on paikassa { $at }.
why-next-not-free = Se voi herätä vasta, kun { $at } on vapaa.
why-not-yours = { $side ->
    [men] Se nappula ei ole sinun. Pelaat miehillä, tummilla.
   *[women] Se nappula ei ole sinun. Pelaat naisilla, vaaleilla.
}
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

set-lines = Viivat
set-lines-short = Lyhyet
set-lines-joined = Yhtenäiset
set-ornament = Koriste
set-ornament-sun = Aurinko
set-ornament-x = X
set-ornament-diamond = Vinoneliö
set-ornament-star = Tähti
set-below-men = Miesten puoli
set-below-women = Naisten puoli

## Sääntöpaja

lab-about = Jokaista näistä säännöistä on jossakin vuonossa pelattu toisin. Muuta mitä haluat: joka arvosta näkyy, mistä se on peräisin.
lab-recorded = Kirjattu säännöstö, muuttamattomana.
lab-handed = Perinteiset säännöt ja valinta, jonka lähteet jättävät avoimeksi.
source-reaidu = Reaidu
source-booklet = Vihko 2018
source-globe-joueur = Le Globe Joueur
source-digital-sahkku = Digital Sáhkku
source-borvo = Borvo 2001
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
opt-first_wake = Ensimmäisen sotilaan herättää
val-places-lines = viivoina
val-places-squares = ruutuina
val-rethrow-each = mitkä tahansa X:ää näyttävät nopat
val-rethrow-all = kaikki nopat, jos kaikissa on X
val-rethrow-none = ei koskaan
val-first_wake-any = yksi X
val-first_wake-all-x = X kaikilla nopilla
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

## Kioski

invite-about = Sáhkku, saamelaisten noppapeli
past-1 = Sáhkkua pelattiin laajalti Saamenmaassa
past-2 = 1800-luvun kristillinen herätysliike tuomitsi sen ”Paholaisen pelinä”
past-3 = Sulauttamispolitiikka ja sota tekivät loput, ja peli oli vähällä kadota
past-4 = Muutamat perheet jatkoivat, ja heidän ansiostaan sitä pelataan taas
staff-version = Sáhkku, versio { $version }

## Neuvoja

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

## Taaksepäin katsominen, varmistukset ja ympäröivä sivu

list-side = { $side ->
    [men] miehet
   *[women] naiset
}
line-moved = { $piece ->
    [queen] Kuningatar { $from }–{ $to }.
    [king] Kuningas { $from }–{ $to }.
   *[soldier] { $from }–{ $to }.
}

## Mikä tekstissä on vialla

read-action-end = siirron loppu
read-action = siirto, esimerkiksi II:b9-b7, X:+a15-b15, R2 tai stop
read-again = kuinka monta noppaa heitetään uudelleen
read-again-die = nopan numero, kukin vain kerran
read-colon = kaksoispiste nopan jälkeen
read-landing = yhdysmerkki ja paikka, johon nappula tulee
read-place = paikka, esimerkiksi b8
read-turn-or-result = vuoro tai tulos
read-header = kaikki pelin tiedot ennen ensimmäistä heittoa
read-womens-throw = vinoviiva ja naisten heitto
read-rest-of-turn = edellisen vuoron loppu omalla rivillään
read-next-line = seuraava vuoro omalla rivillään
read-fewer-dice = enintään 4 noppaa
read-row-slash = vinoviiva ennen seuraavaa riviä
read-full-stop = piste luvun jälkeen
read-bracket = sulkeva kaarisulje
read-piece = nappula (m, M, w, W tai K), sulje tai tyhjien paikkojen määrä
read-face = nopan sivu: X, I, II, III tai -
read-turn = vuoro { $number }
read-room = riville { $row } mahtuu enää { $left }
read-throw = heitto, jonka näiden sääntöjen nopat voivat näyttää
read-cross = noppia, jotka näyttävät X:n
read-army = jollakin puolella on enemmän sotilaita kuin alussa
read-queens = on kuningattaria, joita näissä säännöissä ei ole
read-king = kuningas ei voi olla näin
read-dice = nopat eivät voi olla näin
read-miedut = näissä säännöissä ei ole mieđutia
read-standing = paikassa { $at } oleva ei voi olla siinä

## On paper

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

review-chart = Miesten voiton todennäköisyys oli alussa { $start } % ja lopussa { $end } %.
review-luck = Onni: mitä heitot antoivat
review-skill = Taito: mitä valinnat maksoivat
ending-with-king = { $count } ja kuningas
review-units = Voiton todennäköisyyden prosenttiyksikköinä vahvan pelaajan arvion mukaan.
hint-note = Voiton todennäköisyys vahvimman tietokonepelaajan arvion mukaan.
review-details = Kaikki heitot ja valinnat
review-entry = Heitto tai valinta
review-chance = Miesten voitto (%)
side-name = { $side ->
    [men] Miehet
   *[women] Naiset
}
players-first = Miehet
players-second = Naiset

## Keys and questions

key-dice = näytä vain yhden nopan siirrot tai ota X uudelleen heitettäväksi
key-rethrow = heitä X:t uudelleen
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

ending-length = { $count ->
    [one] Yksi vuoro
   *[other] Yhteensä { $count } vuoroa
}

## Perustelut ja sana ennen tappiota

fact-wins = Voittaa pelin.
fact-captures = { $piece ->
    [queen] Lyö kuningattaren paikassa { $at }.
   *[soldier] Lyö sotilaan paikassa { $at }.
}
fact-takes-king = Ottaa kuninkaan paikassa { $at }.
fact-wakes = { $piece ->
    [queen] Herättää kuningattaren paikassa { $at }.
   *[soldier] Herättää sotilaan paikassa { $at }.
}
fact-guards = { $piece ->
    [soldier] Sotilasta paikassa { $at } ei voi enää lyödä.
    [queen] Kuningatarta paikassa { $at } ei voi enää lyödä.
   *[king] Kuningasta paikassa { $at } ei voi enää ottaa.
}
fact-leaves = { $piece ->
    [soldier] { $chance } % heitoista voi lyödä sotilaan paikassa { $at }.
    [queen] { $chance } % heitoista voi lyödä kuningattaren paikassa { $at }.
   *[king] { $chance } % heitoista voi ottaa kuninkaan paikassa { $at }.
}
warn-loss = { $piece ->
    [soldier] { $side ->
        [men] Miehet voivat lyödä viimeisen sotilaasi ja voittaa: { $chance } % heitoista.
       *[women] Naiset voivat lyödä viimeisen sotilaasi ja voittaa: { $chance } % heitoista.
    }
    [queen] { $side ->
        [men] Miehet voivat lyödä kuningattaresi ja voittaa: { $chance } % heitoista.
       *[women] Naiset voivat lyödä kuningattaresi ja voittaa: { $chance } % heitoista.
    }
   *[king] { $side ->
        [men] Miehet voivat ottaa kuninkaasi ja voittaa: { $chance } % heitoista.
       *[women] Naiset voivat ottaa kuninkaasi ja voittaa: { $chance } % heitoista.
    }
}
# What a puzzle is about.
puzzle-theme = { $theme ->
    [win] Voita heti
    [king] Ota kuningas
    [keep] Pidä kuningas
    [queen] Pelasta kuningatar
    [capture] Lyö
    [wake] Herätä tai siirrä
   *[again] Heitä uudestaan
}

## A first game

coach-king = Kuningas on sinun. Noppasi siirtävät häntä, kunnes vihollinen valtaa hänet.
coach-king-lost = Kuningas on nyt vihollisella. Voit vallata hänet takaisin.
coach-lost = Sotilaasi lyötiin: se on poissa pelistä.
coach-capture = Löit vihollisen: se on poissa pelistä.
coach-queen = X voi herättää myös kuningattaresi. Jos hänet lyödään, häviät.
coach-wake = X herättää nukkuvan sotilaan. Napauta sitä.
coach-again = Voit heittää X:n uudelleen sen sijaan, että käytät sen.
coach-way = Joka noppa siirtää yhtä hereillä olevaa sotilasta sen reittiä pitkin.

## Sanat, joita voi painaa

term-x = X
term-x-about = X eli sáhkku herättää nukkuvan sotilaan.
term-queen = kuningat*
term-queen-about = Kuningattarensa menettänyt häviää.
term-castle = linna*
term-castle-about = Linna on paikka laudan keskellä.

## The position editor

editor-way = Toisen puolen reitti
setup-no-king = kuningas puuttuu
setup-neutral = kuningas ei ole kenelläkään, joten hänen on odotettava ensimmäistä ryntäystä
setup-asleep = paikassa { $at } nukkuva nappula ei ole siinä, mistä se alkoi
setup-closed = nukkuva nappula sulkee paikan { $at }
setup-in-hand = mikään noppa ei voi olla kädessä, kun toista on käytetty

## Questions and notices that the first picture does without

use-with = { $piece ->
    [soldier] Sotilas nopalla { $die }
    [queen] Kuningatar nopalla { $die }
   *[king] Kuningas nopalla { $die }
}
use-homebound = Kotiin palaava sotilas nopalla { $die }
use-take = Valtaa kuningas
use-remove = Poista kuningas pelistä
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
draw-offered = { $side ->
    [men] Miehet tarjoavat tasapeliä
   *[women] Naiset tarjoavat tasapeliä
}
draw-question = { $side ->
    [men] Suostuvatko miehet?
   *[women] Suostuvatko naiset?
}
draw-standstill = Enää vain kuningas voi liikkua
draw-standstill-text = Mikään muu nappula ei voi enää koskaan liikkua, joten kumpikaan puoli ei voi pakottaa voittoa. Sovitaanko tasapelistä?
draw-declined = { $side ->
    [men] Miehet eivät suostu tasapeliin. Peli jatkuu.
   *[women] Naiset eivät suostu tasapeliin. Peli jatkuu.
}
