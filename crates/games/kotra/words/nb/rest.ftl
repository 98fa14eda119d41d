# Ordene i det som lastes inn etter den første skjermen. Se game.ftl.

## More

about-beginner = Overser mye, spiller iblant hva som helst og slår sjelden, så et kappløp kan vinne. Godt selskap i et første spill.
about-easy = Ser hva et kast kan gjøre, og bedømmer det ofte feil.
about-steady = Spiller fornuftig, med en og annen glipp.
about-strong = Veier alle måter å bruke et kast på.
about-master = Regner også med svarene dine, og vet hva en jan er verdt.
set-match-none = Enkeltspill
set-match-short = Et kort første spill (vårt)
set-match-to = Til { $target } enheter
portrait-kotra = Slik Ólafur Davíðsson nedtegnet det på 1880-tallet, etter de siste spillerne på Island. Der de var uenige, velger du. Et spill tar omtrent 115 kast mot lemenet og 140 mellom sterke dataspillere, et kort ett 60. Et kappløp rundt brettet taper: mellom sterke spillere avslutter jan 47 % av spillene og gir 81 % av enhetene.
set-side-white = Hvit
set-side-black = Svart

## Begynnelsen

about-text = Kotra er et islandsk brettspill, i slekt med det svenske brädspel. Ólafur Davíðsson nedtegnet reglene på 1880-tallet, da bare noen få ennå spilte det. Siden døde det ut. I dag er kotra det islandske ordet for backgammon, et annet spill.
about-how = Begge sidene fører femten brikker én runde rundt brettet, samme vei. En enslig brikke kan bli slått. To sammen er et bånd og står trygt, hvis de ikke sperrer for mye. Den som først har spilt ut alle brikkene, vinner litt. En munk, et mønster ved slutten av veien, vinner mer. En jan vinner mest: så mange slåtte brikker at de aldri alle kan komme inn igjen.

## Å se på et spill igjen

review-luck = Flaks: det kastene ga
review-skill = Dyktighet: det valgene kostet
review-equity = Hvits forventede resultat var { $first } i begynnelsen og { $last } til slutt.
review-units = Forventet resultat i enheter, slik en sterk spiller ser det (pluss: bra for den siden).
review-chance = Forventet for hvit
review-details = Alle kast og valg
review-entry = Kast eller valg
side-name = { $side ->
    [white] Hvit
   *[black] Svart
}

## Spillere

players-first = Hvit
players-second = Svart

## Råd

hint-equity = { $action }: { $value }
hint-note = Forventet resultat i enheter (pluss: bra for deg).
odds-title = { $side ->
    [white] Hvilke av hvits brikker er i fare?
   *[black] Hvilke av svarts brikker er i fare?
}
odds-item = { $count ->
    [one] Blotten på { $at }: { $chance } %
   *[other] Båndet med { $count } på { $at }: { $chance } %
}
odds-none = Motstanderens neste kast kan ikke slå noe.
odds-note = Sjansen for at motstanderens neste kast kan slå blotten eller rive opp båndet.

## Hvorfor ikke

why-game-over = Spillet er over.
why-throw-first = Kast terningene først.
why-choose-dice = Velg først hvor mange terninger du kaster.
why-two-dice = Nå kastes det to terninger.
why-no-such-die = Ingen terning viser { $die }.
why-die-used = { $die } er allerede brukt.
why-nothing-there = { $side ->
    [white] Du har ingen brikke der. Du spiller hvit.
   *[black] Du har ingen brikke der. Du spiller svart.
}
why-not-yours = { $side ->
    [white] Den brikken er ikke din. Du spiller hvit.
   *[black] Den brikken er ikke din. Du spiller svart.
}
why-enter-first = Du har slåtte brikker. Spill dem inn først.
why-nothing-to-enter = Du har ingen slått brikke å spille inn.
why-own-on-entry = Du kan ikke spille inn på { $at }, der en av dine egne brikker står.
why-band = Motstanderen har et bånd på { $at }.
why-five-out = Du kan ikke legge bånd ennå: { $count ->
    [one] bare én brikke er tatt ut av hjemmet ditt, og det kreves fem.
   *[other] bare { $count } brikker er tatt ut av hjemmet ditt, og det kreves fem.
}
why-no-band-there = Du kan ikke legge bånd på { $at }, bare fra { $from } til { $to } langs veien din.
why-four-alone = Ingen kan legges til de fire på { $at }.
why-not-all-in-last-quarter = Du kan spille ut først når alle brikkene dine står på { $from } til { $to }.
why-too-low = Den terningen er ikke nok til å spille den ut.
why-not-rearmost = En terning som er for høy, kan bare spille ut den bakerste brikken din, den på { $at }.
why-use-more = Da brukes bare { $only } av terningene dine, men { $most } kan brukes.
why-higher-die = Bare én terning kan brukes, og det må være { $die }.
why-no-four = Disse reglene lar deg ikke ta ut fire.
why-not-two-sixes = Du kan ta ut fire bare hvis det første kastet ditt er to seksere.
why-four-closed = For å ta ut fire må du ha fire brikker i hjemmet og ingen å spille inn, og felt { $at } må være uten egen brikke og uten bånd.
why-no-half-munk = Du kan bare stanse ved en halv munk: når en munk står på brettet og en del av kastet ditt gjenstår.
why-not-in-after-throws = I etterslagene vinner { $munk } ingenting.
why-no-use = Ingen av terningene du kan bruke nå, fører den noe sted.

## Innstillinger

set-below-white = Hvits side
set-below-black = Svarts side
set-taps = Trykk som bruker den første terningen
set-taps-two = To
set-taps-one = Ett
set-confirm = Bekreft hver tur

## Resultatet

ending-value = Verdi
ending-borne-off = Spilt ut
ending-match = Match

## Å se tilbake

list-side = { $side ->
    [white] Hvit
   *[black] Svart
}
line-moved = flyttet { $from }–{ $to }
line-entered = inn på { $to }
line-borne-off = ut fra { $from }
line-hit = slo på { $at }
line-torn = båndet på { $at } revet opp ({ $count } slått)
line-four = tok fire til { $to }

## Regelsettet og valgene i det

opt-one_die = Hvis bare én terning kan brukes
opt-two_sixes = To seksere i det første kastet tar ut fire
opt-litli_meistari = Litli meistari teller
opt-single_die = Én terning kan kastes for en munk
opt-after_throws = Etterslag
opt-last_throw = Et siste kast for uavgjort

val-one_die-higher = det må være den høyeste
val-one_die-either = hvilken som helst
val-after_throws-0 = ingen
val-after_throws-5 = fem
val-after_throws-7 = sju
val-after_throws-13 = tretten

## Regelverkstedet

lab-about = De siste spillerne var ikke enige om alt. Velg som du vil: hver verdi viser hvor den kommer fra.
lab-recorded = Reglene slik de ble nedtegnet.
lab-handed = De nedtegnede reglene, med et valg som kilden lar stå åpent.
source-davidsson = Ólafur Davíðsson
origin-silent = vårt eget: { $sources } sier ingenting om det

## Protokoller

record-about = Alle kast og trekk, til å ta vare på eller dele. Vil du fortsette et annet spill, limer du inn loggen her eller åpner filen. Loggen teller feltene til hver side fra sidens eget hjem.

## En kiosk

invite-about = Kotra, Islands forsvunne brettspill
past-1 = Kotra er et islandsk brettspill, i slekt med det svenske brädspel
past-2 = Ólafur Davíðsson nedtegnet reglene på 1880-tallet, da bare noen få ennå spilte det
past-3 = Siden døde det ut
staff-version = Kotra, versjon { $version }

## Hvorfor en stilling ikke er mulig

setup-count = { $side ->
    [white] hvit har { $has } brikker i stedet for 15
   *[black] svart har { $has } brikker i stedet for 15
}
setup-shared = begge sidene står på { $number }, regnet for hvit
setup-band = { $side ->
    [white] hvit har et bånd på eget felt { $number }, der det ikke kan ligge noe
   *[black] svart har et bånd på eget felt { $number }, der det ikke kan ligge noe
}
setup-open-band = { $side ->
    [white] hvits fire etter to seksere må være to til fire brikker på eget felt 7, med regler som har dem
   *[black] svarts fire etter to seksere må være to til fire brikker på eget felt 7, med regler som har dem
}
setup-jan = { $side ->
    [white] hvit allerede er jan
   *[black] svart allerede er jan
}
setup-all-off = { $side ->
    [white] hvit allerede har spilt ut alt
   *[black] svart allerede har spilt ut alt
}
setup-unused = de ubrukte terningene ikke hører til kastet
setup-stuck = ingenting av kastet kan brukes
setup-one-die = det ikke kan være kastet én terning her
setup-after = etterslagene ikke kan stå slik

## På papir

paper-board-how = Til å begynne med: alle de femten brikkene til hver spiller i hjemmet, feltet lengst til høyre på motsatt side.
paper-dice-how = Klipp ut, brett alle stiplede linjer og lim flikene på innsiden.
paper-pieces-how = Klipp ut brikkene. Limt på papp er de lettere å stable.

## Taster og spørsmål

key-dice = bytt rekkefølge på to terninger
key-rethrow = kast om igjen
describe-side = { $side ->
    [white] Hvit: { $points }.
   *[black] Svart: { $points }.
}
describe-point = { $count } på { $at }
describe-hit = { $count } å spille inn
describe-off = { $count } spilt ut
describe-pips = { $count } steg igjen
describe-munk = { $munk } er nær
describe-dice = Ubrukte terninger: { $faces }.

## Hva som er galt med en tekst

read-action = en handling som 1/7, bar/3, 22/off, four eller stop
read-action-end = slutten av handlingen
read-slash = en skråstrek og feltet brikken går til
read-point = et felt, 1 til 24
read-point-ahead = et felt som én terning når
read-entry-point = et felt å spille inn på, 1 til 6
read-die = en terning, 1 til 6
read-die-bracket = terningen i parentes, som (5)
read-same-die = terningen som når dette feltet, eller ingen
read-one-of-two = terningen i parentes, for to kan spille ut denne brikken
read-bracket = en sluttparentes
read-no-hit = ingen stjerne, for ingenting blir slått her
read-turn-or-result = en tur eller resultatet
read-header = alle opplysninger om spillet før det første kastet
read-rest-of-turn = resten av forrige tur, på en egen linje
read-next-line = neste tur, på en egen linje
read-throw-colon = et kolon etter kastet
read-blacks-throw = en skråstrek og svarts terning
read-match-units = enhetene som vinner matchen, 1 til 999
read-score = det siden har vunnet, som 4 eller 4.5, og mindre enn det som vinner matchen
read-place = hit, off eller et felt, hvert bare én gang
read-count = hvor mange brikker som står der, 1 til 15
read-black-slash = en skråstrek og svarts brikker
read-dice = terninger som 62, 6(2) eller 333(3), eller ??, ? eller choose
read-four-dice = like terninger fire ganger, brukt eller ikke
read-no-choice = to terninger i hånden, ??, for man kan ikke velge én her
read-throws-left = hvor mange etterslag som gjenstår
read-value = en verdi i enheter, som 2 eller 4
read-thrown = så mange terninger som skal kastes
read-match-first = matchen før det første kastet, og bare én gang
read-loser = et kast om hvem som begynner, eller i en match den som tapte forrige spill
read-turn = tur { $number }

ending-length = { $count ->
    [one] Én tur
   *[other] { $count } turer i alt
}

## A first game

coach-way = Brikkene dine går én gang rundt brettet denne veien, men slag vinner flere spill enn kappløpet.
coach-was-hit = Brikken din ble slått. Den må inn før noe annet av ditt flytter.
coach-hit = Du slo en brikke som sto alene. Den må inn igjen.
coach-half-munk = Brikkene dine står i et vinnermønster, en munk. Før hele kastet er brukt, gir den halv gevinst.
coach-mar = Mar: venter slåtte brikker av dine fortsatt ved slutten, vinner den andre siden 2 mer.
coach-jan = Jan: en side med flere slåtte brikker enn felter å komme inn på, taper med en gang.
coach-alla = To like terninger er en alla: hver brukes to ganger.
coach-dice = Trykk to ganger på en brikke for å bruke den første terningen, og på terningene for å bytte rekkefølgen.
coach-munk = Stiplede sirkler viser hva en munk ennå mangler: { $munk }, verdt { $value }.

## Ord som kan trykkes på

term-alla = alla
term-blot = blott*
term-blot-about = En blott er en brikke som står alene: den kan slås.
term-munk = munk*
term-munk-about = En munk er et mønster av brikkene dine som vinner spillet.
term-jan = jan
term-mar = mar

## Grunner, og et ord før et tap

fact-wins = Vinner spillet.
fact-hits = { $count ->
    [one] Slår blotten på { $at }.
   *[other] River opp båndet på { $at }: { $count } brikker blir slått.
}
fact-lays = Legger et bånd på { $at }.
fact-enters = { $count ->
    [one] Spiller inn en slått brikke.
   *[other] Spiller inn { $count } slåtte brikker.
}
fact-off = { $count ->
    [one] Spiller ut en brikke.
   *[other] Spiller ut { $count } brikker.
}
fact-guards = Brikkene på { $at } kan ikke slås lenger.
fact-leaves = { $count ->
    [one] { $chance } % av kastene kan slå blotten på { $at }.
   *[other] { $chance } % av kastene kan rive opp båndet på { $at }.
}
fact-jan = { $chance } % av kastene kan gjøre deg jan.
warn-loss = { $side ->
    [white] Hvit kan gjøre deg jan med { $chance } % av kastene.
   *[black] Svart kan gjøre deg jan med { $chance } % av kastene.
}
# What a puzzle is about.
puzzle-theme = { $theme ->
    [jan] Finn jan
    [half-munk] Halv munk eller videre
    [hit] Slå
    [band] Legg et bånd
    [safe] Ut av fare
   *[home] Forlat hjemmet
}
describe-free = { $count ->
    [one] ett fritt punkt å spille inn på
   *[other] { $count } frie punkter å spille inn på
}

## The position editor

editor-left = Kan ennå brukes
