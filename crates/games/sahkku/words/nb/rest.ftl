# The words of what is loaded after the first screen, beside the rest of the program. See game.ftl.

## More

# Three words at most, on the card of a rule set.
short-order = terninger i rekkefølge
short-two-dice = enklest: to terninger
short-queens-raids = dronninger og innbrudd
short-queens = med dronninger
short-raids = innbrudd vekker kongen
short-ride = bær kongen
short-push = skubb kongen
short-push-again = skubb, kast om
short-all-x = først bare X
portrait-lagesvuotna = Fra Laksefjord (Lágesvuotna), satt sammen av duojár Edmund Johansen etter gamle minner. Dronninger, en vidtfarende konge og sovende som ingen kan røre: det mest strategiske av regelsettene.
portrait-vuonnamarkan = Laksefjord-spillet med Nesseby-kongen, som venter til en soldat kommer inn på motstanderens hjemmerad. Slik spilles verdenscupen i sáhkku.
portrait-raisa = Fra Kvænangen, slik Yngvar Mejland fra Nordreisa beskrev det i 1953. To terninger i fast rekkefølge: av alle regelsettene er det her flaksen betyr mest.
portrait-maze = Mejlands regler, slik læreren Bernt Pettersen tok dem med til Máze på 1980-tallet. De samme to terningene, i den rekkefølgen du vil.
portrait-vuovdaguoika = Slik Hans Aslak Guttorm fra Vuovdaguoika lærte det bort til døtrene sine. Soldatene går i kø, og kongen skubbes (cadjit) fram som en rambukk.
portrait-gavkevuotna = Fra Kåfjord (Gávkevuotna) ved Nordkapp, slik snekkeren Kristian Johansen lærte det bort. Som spillet fra Vuovdaguoika, men uten omkast.
portrait-unjarga = En rekonstruksjon etter det som er skrevet om Nesseby (Unjárga). Soldatene går rett ut på midtraden, og kongen venter på den første soldaten som når motstanderens hjemmerad.
portrait-globe-joueur = En fransk rekonstruksjon. En soldat går inn under kongen og bærer ham. En side der alle soldatene er våkne, taper hvis den sitter igjen med en terning den ikke kan bruke.
portrait-borvo = Et spill som Alan Borvo beskrev i 2001, slik spillsystemet Ludii gjengir det. Det er ikke fra museets ark. Før den første soldaten våkner, må en side kaste X med alle terningene.
about-beginner = Jager alt som er like ved, og overser mye. Godt selskap i et første spill.
about-easy = Tar det den ser, én terning om gangen.
about-steady = Spiller fornuftig, med en og annen glipp.
about-strong = Tenker hvert kast helt til ende.
about-master = Regner også med svarene dine.
set-side-men = Mennene
set-side-women = Kvinnene

## Begynnelsen

about-text = Sáhkku er et gammelt samisk brettspill. Det ble spilt over store deler av Sápmi, fra lulesamisk område i sør til skoltesamisk område i nordøst. En kristen vekkelse på 1800-tallet fordømte det som «Djevelens spill», fornorskning og krig gjorde resten, og spillet gikk nesten tapt. Noen få familier fortsatte å spille og å lage spillsett. Takket være dem spilles det igjen.
about-how = Hver spiller leder en hær: mennene (olbmát) eller kvinnene (gálgut). Soldatene sover til en X vekker dem. Når de er våkne, går de rundt på brettet og slår ut alle fiender de lander på. Kongen (gonagas) i midten tilhører den som tok ham sist.

## Hvorfor ikke

why-asleep = Denne brikken sover. Bare en X kan vekke den.
why-not-front = Soldatene våkner i rekkefølge. Den neste står på { $at }.
why-next-not-free = Den kan ikke våkne før { $at } er ledig.
why-not-yours = { $side ->
    [men] Den brikken er ikke din. Du spiller mennene, de mørke.
   *[women] Den brikken er ikke din. Du spiller kvinnene, de lyse.
}
why-king-neutral = Ingen har kongen ennå. Land på ham for å ta ham.
why-king-inert = Kongen tilhører ingen før en soldat har kommet inn på motstanderens hjemmerad.
why-die-waits = Du må bruke { $die } først.
why-no-x = Det er ingen X igjen, og bare en X kan vekke en brikke.
why-lands = Med { $die } ville den lande på { $at }.
why-sleeper = En sovende brikke sperrer { $at }.
why-own-soldier = En av soldatene dine står på { $at }, og hvert felt har bare plass til én.
why-king-alone = Kongen kan ikke dele felt med soldatene sine, og det står en på { $at }.
why-queen-alone = Dronningen kan ikke dele felt med de andre brikkene dine, og det står en på { $at }.
why-own-queen = Dronningen din står på { $at }, og hun deler ikke felt med noen.
why-own-king = Kongen din står på { $at }, og han deler ikke felt med noen.
why-push = Kongen ville bli skubbet inn på din egen brikke på { $at }.
why-queue = Soldatene går i kø og kan ikke passere hverandre, og det står en i veien på { $at }.
why-straight = Kongen og dronningene går i rett linje. De kan ikke svinge midt på en rad.
why-rider = Soldaten som bærer kongen, går bare sammen med ham.
why-nothing-there = Du har ingen brikke der.
why-no-use = Ingen av terningene du kan bruke nå, fører den noe sted.

## Innstillinger

set-lines = Linjer
set-lines-short = Korte
set-lines-joined = Sammenhengende
set-ornament = Dekor
set-ornament-sun = Sol
set-ornament-x = X
set-ornament-diamond = Rute
set-ornament-star = Stjerne
set-below-men = Mennenes side
set-below-women = Kvinnenes side

## Regelverkstedet

lab-about = Hver av disse reglene ble spilt annerledes i en eller annen fjord. Endre det du vil: hver verdi viser hvor den kommer fra.
lab-recorded = Et nedtegnet regelsett, uendret.
lab-handed = Tradisjonelle regler, med et valg som kildene lar stå åpent.
source-reaidu = Reaidu
source-booklet = Heftet fra 2018
source-globe-joueur = Le Globe Joueur
source-digital-sahkku = Digital Sáhkku
source-borvo = Borvo 2001
opt-columns = Kolonner
opt-places = Feltene tegnes som
opt-queens = Dronninger (dronnegat)
opt-dice = Antall terninger
opt-faces = Sidene på hver terning
opt-blank = Verdien av den blanke siden
opt-rethrow = Omkast
opt-order = Rekkefølgen på terningene
opt-track = Veien rundt brettet
opt-miedut = Den andre spilleren kan velge mieđut
opt-stacking = Soldater kan dele felt
opt-queue = Soldatene går i kø
opt-sleepers = Sovende
opt-utsjok = Kongen kan tas ut av spillet
opt-stake = Innsats per gjenværende soldat
opt-first_wake = Den første soldaten våkner med
val-places-lines = linjer
val-places-squares = ruter
val-rethrow-each = de terningene man vil, som viser X
val-rethrow-all = alle, hvis alle viser X
val-rethrow-none = aldri
val-first_wake-any = én X
val-first_wake-all-x = X på alle terningene
val-order-free = valgfri
val-track-loop = i sløyfe, aldri hjem igjen
val-track-eight = i et åttetall, hjem igjen
val-sleepers-exposed = kan slås ut
val-sleepers-protected = er trygge for motstanderen
val-sleepers-closed = sperrer feltet sitt
contradiction-columns = antallet kolonner må være et oddetall fra 9 til 21
contradiction-dice = det må være én til fire terninger
contradiction-faces = en terning må ha fire ulike sider
contradiction-no-x = uten en X kunne ingen noen gang våkne
contradiction-blank-no-face = den blanke siden har en verdi, men disse terningene har ingen blank side
contradiction-blank-no-value = disse terningene har en blank side, så den må være verdt 0 eller 4
contradiction-order = en fast rekkefølge må ha med { $face }, som er verdt noe
contradiction-queue = soldater i kø kan ikke dele felt
contradiction-next-free = soldater som våkner rett inn på midtraden, bruker ikke neste felt på veien
contradiction-like-odds-place = soldater som våkner rett inn på midtraden, kan ikke være våkne hjemme
contradiction-like-odds-ahead = de tre soldatenes første skritt ville ikke alle være ledige, eller begge hærene ville gå til samme ende

## Protokoller

record-about = Alle kast og valg, til å ta vare på eller dele. Vil du fortsette et annet spill, limer du inn loggen her eller åpner filen.

## En kiosk

invite-about = Sáhkku, samenes terningspill
past-1 = Sáhkku ble spilt over store deler av Sápmi
past-2 = En kristen vekkelse på 1800-tallet kalte det «Djevelens spill»
past-3 = Fornorskning og krig gjorde resten, og spillet gikk nesten tapt
past-4 = Noen få familier fortsatte, og takket være dem spilles det igjen
staff-version = Sáhkku, versjon { $version }

## Råd

odds-title = { $side ->
    [men] Hvem av mennene er i fare?
   *[women] Hvem av kvinnene er i fare?
}
odds-item = { $piece ->
    [soldier] Soldat { $at }: { $chance } %
    [queen] Dronning { $at }: { $chance } %
   *[king] Konge { $at }: { $chance } %
}
odds-none = Motstanderens neste kast kan ikke slå ut noen.
odds-note = Sjansen for at motstanderens neste kast kan slå ut brikken. X-er som kastes om igjen, er ikke regnet med.

## Å se tilbake, å bekrefte, og siden omkring

list-side = { $side ->
    [men] menn
   *[women] kvinner
}
line-moved = { $piece ->
    [queen] Dronning { $from }–{ $to }.
    [king] Konge { $from }–{ $to }.
   *[soldier] { $from }–{ $to }.
}

## Hva som er galt med en tekst

read-action-end = slutten av handlingen
read-action = en handling som II:b9-b7, X:+a15-b15, R2 eller stop
read-again = hvor mange terninger som skal kastes om igjen
read-again-die = nummeret på en terning, hver bare én gang
read-colon = et kolon etter terningen
read-landing = en bindestrek og feltet der brikken lander
read-place = et felt som b8
read-turn-or-result = en tur eller resultatet
read-header = alle opplysninger om spillet før det første kastet
read-womens-throw = en skråstrek og kvinnenes kast
read-rest-of-turn = resten av forrige tur, på en egen linje
read-next-line = neste tur, på en egen linje
read-fewer-dice = høyst 4 terninger
read-row-slash = en skråstrek før neste rad
read-full-stop = et punktum etter tallet
read-bracket = en sluttparentes
read-piece = en brikke (m, M, w, W eller K), en parentes eller et antall tomme felter
read-face = en side: X, I, II, III eller -
read-turn = tur { $number }
read-room = høyst { $left } felter til i rad { $row }
read-throw = et kast som terningene i disse reglene kan vise
read-cross = terninger som viser X
read-army = en side har flere soldater enn den begynte med
read-queens = det er dronninger som disse reglene ikke har
read-king = kongen ikke kan være slik
read-dice = terningene ikke kan ligge slik
read-miedut = disse reglene ikke har mieđut
read-standing = det som står på { $at }, ikke kan stå der

## On paper

paper-board-how = { $drawing ->
    [squares] Oppstilling: en soldat på hver rute i de ytre radene
   *[lines] Oppstilling: en soldat på hver strek i de ytre radene
}{ $home-row ->
    [front-empty] { " " }(den siste til høyre for hver spiller står tom)
   *[full] { "" }
}, kongen i midten{ $queens ->
    [yes] , hver dronning på merket til høyre for sin spiller
   *[no] { "" }
}.
paper-dice-how = Klipp ut, brett alle stiplede linjer og lim fliken på innsiden. Trekantene lukker de to endene.
paper-pieces-how = Klipp ut og brett til et lite telt, og lim de to føttene sammen under.

## Motstandere og tilbakeblikk

review-chart = Mennenes sjanse til å vinne var { $start } % i begynnelsen og { $end } % til slutt.
review-luck = Flaks: det kastene ga
review-skill = Dyktighet: det valgene kostet
ending-with-king = { $count } og kongen
review-units = I prosentpoeng av sjansen til å vinne, slik en sterk spiller ser den.
hint-note = Sjansen til å vinne, slik den sterkeste dataspilleren ser den.
review-details = Alle kast og valg
review-entry = Kast eller valg
review-chance = Mennenes sjanse (%)
side-name = { $side ->
    [men] Mennene
   *[women] Kvinnene
}
players-first = Mennene
players-second = Kvinnene

## Keys and questions

key-dice = vis bare én ternings trekk, eller ta en X for å kaste den om igjen
key-rethrow = kast X-ene om igjen
describe-army = { $side ->
    [men] Mennene
   *[women] Kvinnene
} – sover: { $asleep-list }; våkne: { $awake-list }.
describe-nobody = ingen
describe-homebound = { $place } på hjemvei
describe-riding = { $place } bærer kongen
describe-queen = { $awake ->
    [yes] Dronningen deres er våken på { $place }.
   *[no] Dronningen deres sover på { $place }.
}
describe-king = { $holder ->
    [men] Kongen står på { $place } og tilhører mennene.
    [women] Kongen står på { $place } og tilhører kvinnene.
   *[none] Kongen står på { $place } og tilhører ingen.
}
describe-dice = Terningene viser { $faces }.

ending-length = { $count ->
    [one] Én tur
   *[other] { $count } turer i alt
}

## Grunner, og et ord før et tap

fact-wins = Vinner spillet.
fact-captures = { $piece ->
    [queen] Slår ut dronningen på { $at }.
   *[soldier] Slår ut soldaten på { $at }.
}
fact-takes-king = Tar kongen på { $at }.
fact-wakes = { $piece ->
    [queen] Vekker dronningen på { $at }.
   *[soldier] Vekker soldaten på { $at }.
}
fact-guards = { $piece ->
    [soldier] Soldaten på { $at } kan ikke slås ut lenger.
    [queen] Dronningen på { $at } kan ikke slås ut lenger.
   *[king] Kongen på { $at } kan ikke tas lenger.
}
fact-leaves = { $piece ->
    [soldier] { $chance } % av kastene kan slå ut soldaten på { $at }.
    [queen] { $chance } % av kastene kan slå ut dronningen på { $at }.
   *[king] { $chance } % av kastene kan ta kongen på { $at }.
}
warn-loss = { $piece ->
    [soldier] { $side ->
        [men] Mennene kan slå ut den siste soldaten din med { $chance } % av kastene og vinne.
       *[women] Kvinnene kan slå ut den siste soldaten din med { $chance } % av kastene og vinne.
    }
    [queen] { $side ->
        [men] Mennene kan slå ut dronningen din med { $chance } % av kastene og vinne.
       *[women] Kvinnene kan slå ut dronningen din med { $chance } % av kastene og vinne.
    }
   *[king] { $side ->
        [men] Mennene kan ta kongen din med { $chance } % av kastene og vinne.
       *[women] Kvinnene kan ta kongen din med { $chance } % av kastene og vinne.
    }
}
# What a puzzle is about.
puzzle-theme = { $theme ->
    [win] Vinn med det samme
    [king] Ta kongen
    [keep] Behold kongen
    [queen] Redd dronningen
    [capture] Slå ut
    [wake] Vekk eller gå
   *[again] Kast igjen
}

## A first game

coach-king = Kongen er din. Terningene dine flytter ham til fienden tar ham.
coach-king-lost = Fienden har kongen nå. Du kan ta ham tilbake.
coach-lost = Soldaten din ble slått ut av spillet.
coach-capture = Du slo en fiende: den er ute av spillet.
coach-queen = En X kan også vekke dronningen din. Blir hun slått, taper du.
coach-wake = En X vekker en sovende soldat. Trykk på den.
coach-again = Du kan kaste en X om igjen i stedet for å bruke den.
coach-way = Hver terning flytter én våken soldat langs veien dens.

## Ord som kan trykkes på

term-x = X
term-x-about = En X, sáhkku, vekker en sovende soldat.
term-queen = dronning*
term-queen-about = Den som mister dronningen, har tapt.
term-castle = slottet
term-castle-about = Slottet er feltet midt på brettet.

## The position editor

editor-way = Veien til den andre siden
setup-no-king = kongen mangler
setup-neutral = ingen har kongen, og da må han vente på det første innbruddet
setup-asleep = brikken som sover på { $at }, ikke er der den begynte
setup-closed = en sovende brikke sperrer { $at }
setup-in-hand = ingen terning kan være i hånden når en annen er brukt

## Questions and notices that the first picture does without

use-with = { $piece ->
    [soldier] Soldat med { $die }
    [queen] Dronning med { $die }
   *[king] Konge med { $die }
}
use-homebound = Soldat på hjemvei med { $die }
use-take = Ta kongen
use-remove = Ta kongen ut av spillet
action-move = { $piece ->
    [soldier] Soldat { $from } til { $to } med { $die }
    [queen] Dronning { $from } til { $to } med { $die }
   *[king] Konge { $from } til { $to } med { $die }
}
action-wake = { $piece ->
    [queen] Vekk dronningen og gå til { $to }
   *[soldier] Vekk { $from } og gå til { $to }
}
action-remove = { $action } og ta kongen ut av spillet
action-rethrow = { $count ->
    [one] Kast én X om igjen
   *[other] Kast { $count } X-er om igjen
}
action-stop = Avslutt turen
draw-offered = { $side ->
    [men] Mennene foreslår uavgjort
   *[women] Kvinnene foreslår uavgjort
}
draw-question = { $side ->
    [men] Går mennene med på det?
   *[women] Går kvinnene med på det?
}
draw-standstill = Bare kongen kan flytte
draw-standstill-text = Ingen annen brikke kan noen gang flytte igjen, så ingen av sidene kan tvinge fram en seier. Blir dere enige om uavgjort?
draw-declined = { $side ->
    [men] Mennene går ikke med på uavgjort. Spillet fortsetter.
   *[women] Kvinnene går ikke med på uavgjort. Spillet fortsetter.
}
