# Ordene i det som lastes inn etter den første skjermen. Se game.ftl.

## More

# Three words at most, on the card of a rule set.
short-four = fire tar kongen
short-two = to tar kongen
short-corner = til et hjørne
short-walls = murer og fort
about-beginner = Tar det den ser, og glemmer ofte hvor kongen kan gå. Godt selskap i et første spill.
about-easy = Ser det neste trekket ditt, men ikke det som kommer etter.
about-steady = Spiller fornuftig, med en og annen glipp.
about-strong = Tenker flere trekk fram.
about-master = Ser så langt fram som tiden rekker.
portrait-linne = Museets regelark, som gjenforteller Linné: 9 × 9 felter, og kongen faller bare når han er omringet på alle fire sider.
portrait-tablut = Slik flere forskere leser Linnés latin: utenfor borgen er to moskovitter nok til å ta kongen.
portrait-brandubh = Det lille spillet slik det spilles på nettet i dag: 7 × 7 felter, og kongen må nå et hjørne.
portrait-copenhagen = Spillet til de fleste taflspillere i dag: 11 × 11 felter, kongen må nå et hjørne, og hele rekker ved kanten kan slås ut. Han vinner også i et fort ved kanten.
portrait-fetlar = Spillet som Copenhagen kommer fra: 11 × 11 felter, og kongen må nå et hjørne.
set-side-swede = Svenskene
set-side-muscovite = Moskovittene

## Begynnelsen

about-text = Hnefatafl ble spilt i Norden fra jernalderen av. I 1732 så Carl von Linné samene spille en form av det, tablut, og beskrev reglene i dagboken fra lapplandsreisen. Senere ble spillene i denne familien glemt de fleste steder. Det Linné skrev, er den mest utførlige beskrivelsen som finnes av hvordan et av dem ble spilt.
about-how = Svenskene har en konge og vaktene hans, drabantene, i midten. De vinner når kongen kommer seg ut. Moskovittene står rundt dem og vinner når de omringer ham. Alle brikker går i rett linje, og to sammen slår ut en fiende som står mellom dem.

## Å se på et spill igjen

review-chart = Svenskenes sjanse til å vinne var { $start } % i begynnelsen og { $end } % til slutt.
review-luck = Flaks
review-skill = Tapt på dyre trekk
review-units = I prosentpoeng av sjansen til å vinne, slik en sterk spiller ser den.
hint-note = Sjansen til å vinne, slik den sterkeste dataspilleren ser den.
review-details = Alle trekk
review-entry = Trekk
review-chance = Svenskenes sjanse (%)
side-name = { $side ->
    [swede] Svenskene
   *[muscovite] Moskovittene
}

## Spillere

players-first = Svenskene
players-second = Moskovittene

## Råd

threats-title = { $side ->
    [swede] Hvem av svenskene er i fare?
   *[muscovite] Hvem av moskovittene er i fare?
}
threats-item = { $piece ->
    [king] Kongen på { $at }
    [drabant] Drabanten på { $at }
   *[muscovite] Moskovitten på { $at }
}
threats-ways = { $side ->
    [swede] Kongen din kan komme seg ut ved { $places }.
   *[muscovite] Kongen kan komme seg ut ved { $places }.
}
threats-none = Motstanderens neste trekk kan ikke slå ut noen.
threats-note = Motstanderen kan slå ut disse i sitt neste trekk.

## Hvorfor ikke

why-nothing-there = Der står det ingenting.
why-not-yours = { $side ->
    [swede] Den brikken er ikke din. Du spiller svenskene, kongen og de slanke drabantene hans.
   *[muscovite] Den brikken er ikke din. Du spiller moskovittene, de brede.
}
why-no-move = Et trekk må føre til et annet felt.
why-straight = Alle brikker går i rett linje, langs en rad eller en kolonne.
why-hemmed-in = Den er stengt inne: andre brikker står på alle kanter.
why-occupied = En annen brikke står på { $at }.
why-in-the-way = En brikke står i veien på { $at }, og ingen kan hoppe.
why-castle-stop = Bare kongen kan stanse i borgen.
why-castle-stop-nobody = Ingen kan stanse i borgen igjen.
why-castle-pass = Denne brikken kan ikke gå gjennom borgen.
why-camp-stop = Leiren på { $at } er stengt for denne brikken.
why-camp-pass = Denne brikken kan ikke gå gjennom leiren på { $at }.
why-corner = Bare kongen kan stanse på et hjørne.
why-unannounced = Ingen har sagt raichi eller tuichu, så kongen kan ikke gå ut ennå.
why-word = Det ordet stemmer ikke nå.

## Innstillinger

set-ornament = Dekor i borgen
set-ornament-sun = Sol
set-ornament-x = X
set-ornament-diamond = Rute
set-ornament-star = Stjerne
set-dark = Mørke brikker
set-dark-attackers = Moskovittene
set-dark-defenders = Svenskene
set-below-swede = Svenskenes side
set-below-muscovite = Moskovittenes side

## Å se tilbake

list-side = { $side ->
    [swede] svensker
   *[muscovite] moskovitter
}
line-moved = { $piece ->
    [king] Konge { $from }–{ $to }.
   *[drabant] { $from }–{ $to }.
}

## Regelverkstedet

lab-about = Linné svarte ikke på alle spørsmål, og museets regelark svarer på færre. Svar slik du vil: hver verdi viser hvor den kommer fra.
lab-recorded = Et regelsett med navn, uendret.
lab-handed = Et regelsett med navn, med et valg som kilden lar stå åpent.
source-sheet = museets regelark
source-scholars = forskere som har lest Linné
source-net = spillere på nettet
source-copenhagen = regelsiden for Copenhagen
source-fetlar = regelsiden for Fetlar
origin-silent = vårt eget: { $sources } sier ingenting om det
origin-departs = vårt eget: { $sources } sier noe annet
opt-board = Brett
val-board-7 = 7 × 7
val-board-9 = 9 × 9
val-board-11 = 11 × 11
contradiction-small-board-edge = på 7 × 7 felter med hele kanten åpen vinner svenskene alltid, hvis ikke to moskovitter kan ta kongen hvor som helst
contradiction-castle-never-counts = hvis borgen aldri teller, må alle brikker kunne stanse der, ellers kan kongen ved siden av den aldri bli omringet
contradiction-two-with-castle = en enslig moskovitt kunne ta kongen mot den tomme borgen

## Protokoller

record-about = Alle trekk, til å ta vare på eller dele. Vil du fortsette et annet spill, limer du inn loggen her eller åpner filen.

## En kiosk

invite-about = Hnefatafl, spillet om kongen som bryter ut
past-1 = Hnefatafl ble spilt i Norden fra jernalderen av
past-2 = I 1732 så Carl von Linné samene spille en form av det, tablut
past-3 = Senere ble spillene i denne familien glemt de fleste steder
past-4 = Det Linné skrev, er den mest utførlige beskrivelsen av et av dem
staff-version = Hnefatafl, versjon { $version }

## På papir

pieces-king = Kongen
pieces-drabants = Drabanter
pieces-muscovites = Moskovitter
paper-board-how = Oppstilling: kongen på stjernen i midten, drabantene hans rundt ham, moskovittene i leirene sine.
paper-pieces-how = Klipp ut og brett til et lite telt, og lim de to føttene sammen under.

## Taster og spørsmål

key-dice = velg en terning
key-rethrow = kast om igjen
describe-pieces = Kongen står på { $place }. Drabanter: { $drabants }. Moskovitter: { $muscovites }.
describe-none = ingen

ending-length = { $count ->
    [one] Ett trekk
   *[other] { $count } trekk i alt, begge sider medregnet
}

## A first game

coach-move = Brikkene går i rett linje.
coach-lost = Brikken din ble slått: en fiende stengte den inne.
coach-capture = Du slo en brikke: din stengte den inne.
coach-raichi = Raichi betyr at kongen har én vei ut.
coach-tuichu = Tuichu betyr at kongen har mer enn én vei ut.

## Ord som kan trykkes på

term-castle = borg*
term-castle-about = Borgen er feltet i midten, der kongen begynner.
term-drabant = drabant*
term-drabant-about = En drabant er en av vaktene til kongen.
term-raichi = raichi
term-tuichu = tuichu

## Grunner, og et ord før et tap

fact-wins = Vinner spillet.
fact-captures = { $piece ->
    [drabant] Slår ut drabanten på { $at }.
   *[muscovite] Slår ut moskovitten på { $at }.
}
fact-opens = Åpner en vei ut for kongen ved { $at }.
fact-closes = Stenger kongens vei ut ved { $at }.
fact-corners = Truer med å ta kongen på { $at }.
fact-guards = { $piece ->
    [king] Kongen på { $at } kan ikke tas lenger.
    [drabant] Drabanten på { $at } kan ikke slås ut lenger.
   *[muscovite] Moskovitten på { $at } kan ikke slås ut lenger.
}
fact-threatens = { $piece ->
    [drabant] Truer med å slå ut drabanten på { $at }.
   *[muscovite] Truer med å slå ut moskovitten på { $at }.
}
fact-frees = Åpner kongens vei til { $at }.
fact-bars = Sperrer kongens vei til { $at }.
fact-leaves = { $piece ->
    [king] Kongen på { $at } kan tas.
    [drabant] Drabanten på { $at } kan slås ut.
   *[muscovite] Moskovitten på { $at } kan slås ut.
}
fact-way = Kongen kan komme seg ut ved { $at }.
warn-loss = { $side ->
    [swede] Moskovittene kan ta kongen din i neste trekk, på { $at }.
   *[muscovite] Kongen kan komme seg ut i neste trekk, ved { $at }.
}
# What a puzzle is about.
puzzle-theme = { $theme ->
    [win] Vinn med det samme
    [two] Vinn i neste trekk
    [raichi] Åpne en vei
    [ring] True kongen
    [hold] Hold stand
   *[capture] Slå ut
}

## A fair game

set-even-both = Jevn match: hver side én gang
scale-people = menneskers partier
scale-computers = datamaskiners partier
handicap = For å jevne ut
handicap-none = Reglene som de er
handicap-camps-muscovites = Leirene er stengt for svenskene
handicap-king_captures-no = Kongen slår ikke ut noe
handicap-king_taken-two = To tar kongen hvor som helst
balance-people = { $favoured ->
    [swede] Disse reglene favoriserer svenskene
    [muscovite] Disse reglene favoriserer moskovittene
   *[none] Disse reglene er jevne
}: av { $most } spill mellom mennesker (samlet i { $sources }) vant svenskene { $first } og moskovittene { $second }.
balance-also = Av { $most } spill mellom våre dataspillere vant svenskene { $first } og moskovittene { $second }.
balance-computers = { $favoured ->
    [swede] Mellom våre dataspillere favoriserer disse reglene svenskene
    [muscovite] Mellom våre dataspillere favoriserer disse reglene moskovittene
   *[none] Mellom våre dataspillere er disse reglene jevne
}: av { $most } spill vant svenskene { $first } og moskovittene { $second }.
even-next = Andre spill: bytt side
even-now = Dette var det første spillet i en jevn match. Bytt side i det andre. Flest seire teller mest, så færrest trekk, så antall brikker som er slått ut.
even-beat = Det andre spillet i en jevn match. { $beats ->
    [swede] Svenskene vant det første på { $count } trekk.
    [muscovite] Moskovittene vant det første på { $count } trekk.
   *[none] Det første ble uavgjort etter { $count } trekk.
}
even-won = { $won ->
    [yes] Du vinner den jevne matchen,
   *[no] { $lost ->
        [yes] Du taper den jevne matchen,
       *[no] { $side ->
            [swede] Den som nå hadde svenskene, vinner den jevne matchen,
           *[muscovite] Den som nå hadde moskovittene, vinner den jevne matchen,
        }
    }
}
even-by = { $by ->
    [wins] med { $first } seire mot { $second }.
    [moves] med en seier på { $first } trekk mot én på { $second }.
   *[captures] med { $first } brikker slått ut mot { $second }.
}
even-level = Ingenting avgjør den jevne matchen: Begge gjorde det like godt.

## The position editor

editor-said = Ord som gjelder
setup-castle = bare kongen kan stanse på borgen
