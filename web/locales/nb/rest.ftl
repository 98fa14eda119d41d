# The words of what is loaded after the first screen, beside the rest of the program. See game.ftl.

## Begynnelsen

about-text = Sáhkku er et gammelt samisk brettspill. Det ble spilt over store deler av Sápmi, fra lulesamisk område i sør til skoltesamisk område i nordøst. En kristen vekkelse på 1800-tallet fordømte det som «Djevelens spill», fornorskning og krig gjorde resten, og spillet gikk nesten tapt. Noen få familier fortsatte å spille og å lage spillsett. Takket være dem spilles det igjen.
about-how = Hver spiller leder en hær: mennene (olbmát) eller kvinnene (gálgut). Soldatene sover til en X vekker dem. Når de er våkne, går de rundt på brettet og slår ut alle fiender de lander på. Kongen (gonagas) i midten tilhører den som tok ham sist.

## Språk

language-status = Den norske teksten er et utkast fra dem som har laget siden. Ingen andre har gått gjennom den ennå.

## Hvorfor ikke

why-asleep = Denne brikken sover. Bare en X kan vekke den.
why-not-front = Soldatene våkner i rekkefølge. Den neste står på { $at }.
why-next-not-free = Den kan ikke våkne før { $at } er ledig.
why-not-yours = Den brikken er ikke din.
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

settings-reset = Tilbake til standard
set-material = Materiale
set-material-auto = Automatisk
set-material-birch = Bjørk
set-material-dark-wood = Mørkt tre
set-material-hide = Reinskinn
set-material-plain = Enkelt
set-material-night = Natt
set-material-high-contrast = Sterk kontrast
set-lines = Linjer
set-lines-short = Korte
set-lines-joined = Sammenhengende
set-ornament = Dekor
set-ornament-sun = Sol
set-ornament-x = X
set-ornament-diamond = Rute
set-ornament-star = Stjerne
set-coordinates = Koordinater på brettet
set-coordinates-auto = Når tekst bruker dem
set-coordinates-yes = Alltid
set-coordinates-no = Aldri
set-below = Brettet sett fra
set-below-auto = Spilleren ved denne skjermen
set-below-men = Mennenes side
set-below-women = Kvinnenes side
set-speed = Hastighet
set-speed-slow = Langsom
set-speed-normal = Vanlig
set-speed-fast = Rask
set-speed-instant = Ingen animasjon
set-turning = Snu brettet etter hver tur
set-table = Bordmodus: to spillere rundt en liggende skjerm
set-hints = Marker mulige trekk
set-moves = Vis trekklisten
set-notation = Vis trekk i notasjon
set-speech = Skjermleserens detaljer
set-speech-full = Fullt
set-speech-brief = Kort
set-auto-throw = Kast av seg selv
tap-to-skip = Et trykk på brettet hopper over det som beveger seg.
set-sound = Lyd
set-volume = Lydstyrke

## Regelverkstedet

lab = Tilpass reglene
lab-about = Hver av disse reglene ble spilt annerledes i en eller annen fjord. Endre det du vil: hver verdi viser hvor den kommer fra.
lab-based = Bygger på
lab-recorded = Tradisjonelle regler, uendret.
lab-handed = Tradisjonelle regler, med et valg som kildene lar stå åpent.
lab-invention = Delvis din egen oppfinnelse. Kos deg!
lab-refused = Disse valgene går ikke sammen: { $reason }.
origin-recorded = { $sources }
origin-offered = et alternativ i { $sources }
origin-fits = til alle regelsett, fra { $sources }
origin-invention = din egen oppfinnelse
source-reaidu = Reaidu
source-booklet = Heftet fra 2018
source-globe-joueur = Le Globe Joueur
source-digital-sahkku = Digital Sáhkku
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
val-yes = ja
val-no = nei
val-none = ingen
val-places-lines = linjer
val-places-squares = ruter
val-rethrow-each = de terningene man vil, som viser X
val-rethrow-all = alle, hvis alle viser X
val-rethrow-none = aldri
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
record-open = Fortsett fra denne teksten
record-file = Åpne en fil
copy-record = Kopier
copy-link = Kopier lenke
copied = Kopiert.
not-copied = Denne nettleseren lar ikke siden kopiere. Teksten er merket, så du kan kopiere den selv.
record-refused = Denne loggen kan ikke leses. { $error }.

## En kiosk

invite = Rør brettet for å spille
invite-about = Sáhkku, samenes terningspill
still-there = Er du der ennå?
still-there-count = { $count ->
    [one] Brettet tilbakestilles om ett sekund.
   *[other] Brettet tilbakestilles om { $count } sekunder.
}
still-there-go-on = Spill videre
staff = For personalet
staff-version = Sáhkku, versjon { $version }
staff-uptime = Siden har vært i gang i { $time } (timer:minutter).
staff-games = { $count ->
    [one] Besøkende har startet ett spill.
   *[other] Besøkende har startet { $count } spill.
}
staff-errors = { $count ->
    [one] Én feil siden nettleseren startet.
   *[other] { $count } feil siden nettleseren startet.
}
staff-file-fine = kiosk.json er i orden.
staff-file-bad = Noen verdier i kiosk.json kan ikke brukes, så standardverdiene gjelder. { $troubles }
staff-reload = Last siden på nytt
kiosk-no-table = Filen er ikke gyldig JSON med navn og verdier i krøllparenteser.
kiosk-unknown-name = Det finnes ingen innstilling som heter «{ $name }».
kiosk-no-flag = «{ $name }» må være true eller false.
kiosk-no-number = «{ $name }» må være et heltall fra { $least } til { $most }.
kiosk-no-time = «{ $name }» må være et klokkeslett som "4:00", eller null.
kiosk-no-list = «{ $name }» må være en liste med tekster.
kiosk-unknown = «{ $name }» inneholder «{ $word }», som ikke er kjent.
kiosk-no-sound = «{ $name }» må være "off", "on" eller en liste som [{ "{" }"from": "10:00", "to": "17:00"{ "}" }].

## Råd

hint-note = Sjansen til å vinne, slik den sterkeste dataspilleren ser den.
odds-title = { $side ->
    [men] Hvem av mennene er i fare?
   *[women] Hvem av kvinnene er i fare?
}
odds-item = { $piece ->
    [soldier] Soldat { $at }: { $chance } %
    [queen] Dronning { $at }: { $chance } %
   *[king] Konge { $at }: { $chance } %
}
# A badge on the board, beside a piece.
odds-badge = { $chance } %
odds-none = Motstanderens neste kast kan ikke slå ut noen.
odds-note = Sjansen for at motstanderens neste kast kan slå ut brikken. X-er som kastes om igjen, er ikke regnet med.
notice-no-advice = Den delen av programmet som gir tips, kunne ikke lastes inn.

## Å se tilbake, å bekrefte, og siden omkring

list-side = { $side ->
    [men] menn
   *[women] kvinner
}
scrubber = Steg i spillet
line-moved = { $piece ->
    [queen] Dronning { $from }–{ $to }.
    [king] Konge { $from }–{ $to }.
   *[soldier] { $from }–{ $to }.
}
show-again = Vis igjen
# What a sentence that names spaces does when it is pressed.
shows-places = Viser disse feltene på brettet.
moves-notation = Notasjon
past-first = Gå til begynnelsen
past-back = Ett steg tilbake
past-on = Ett steg fram
past-last = Gå til slutten
past-play = Spill av partiet
past-branch = Fortsett herfra
past-of = { $step } av { $steps }
confirm-branch = Fortsette herfra?
confirm-branch-text = Alt etter denne stillingen går tapt. Du kan lagre loggen over hele spillet først.
host-unreadable = Meldingen fra siden omkring kan ikke leses: { $what }
host-needs = «{ $wish }» trenger «{ $name }».
host-not-now = Det er ikke mulig nå.
host-not-legal = «{ $action }» er ikke en lovlig handling i denne stillingen.
host-unknown = «{ $name }» er ikke kjent.
host-bad-value = «{ $name }» kan ikke være «{ $value }».

## Hva som er galt med en tekst

read-found = Linje { $line }, kolonne { $column }: «{ $found }». Forventet: { $expected }
read-ends = Linje { $line }, kolonne { $column }: teksten slutter her. Forventet: { $expected }
read-space = et mellomrom
read-line-end = slutten av linjen
read-action-end = slutten av handlingen
read-action = en handling som II:b9-b7, X:+a15-b15, R2 eller stop
read-again = hvor mange terninger som skal kastes om igjen
read-again-die = nummeret på en terning, hver bare én gang
read-colon = et kolon etter terningen
read-landing = en bindestrek og feltet der brikken lander
read-place = et felt som b8
read-option-value = et valg skrevet navn=verdi
read-rules = ordet «rules» og navnet på et regelsett
read-shorter = en kortere tekst
read-nothing = ingenting etter resultatet
read-turn-or-result = en tur eller resultatet
read-header = alle opplysninger om spillet før det første kastet
read-once = denne opplysningen bare én gang
read-name = et navn på høyst 80 tegn på én linje
read-date = én dato, som 2026-11-21
read-womens-throw = en skråstrek og kvinnenes kast
read-rest-of-turn = resten av forrige tur, på en egen linje
read-next-line = neste tur, på en egen linje
read-fewer-dice = høyst 4 terninger
read-row-slash = en skråstrek før neste rad
read-full-stop = et punktum etter tallet
read-bracket = en sluttparentes
read-piece = en brikke (m, M, w, W eller K), en parentes eller et antall tomme felter
read-face = en side: X, I, II, III eller -
read-rule-set = et regelsett: { $words }
read-option = et valg: { $words }
read-together = valg som går sammen: { $reason }
read-turn = tur { $number }
read-result = resultatet av spillet: { $result }
read-room = høyst { $left } felter til i rad { $row }
read-throw = et kast som terningene i disse reglene kan vise
read-legal = en handling som disse reglene tillater her
read-cross = terninger som viser X
read-next = noe som kan komme nå i spillet
read-possible = en mulig stilling; her er det slik at { $reason }
read-army = en side har flere soldater enn den begynte med
read-queens = det er dronninger som disse reglene ikke har
read-king = kongen ikke kan være slik
read-dice = terningene ikke kan ligge slik
read-miedut = disse reglene ikke har mieđut
read-standing = det som står på { $at }, ikke kan stå der
link-kind = den inneholder verken et spill eller en stilling
link-version = den ble laget av en annen utgave av siden
link-too-long = den er lengre enn noe spill
link-parts = den har for få deler, eller for mange
link-letters = den er skadet
link-rules = reglene i den kan ikke leses
link-position = stillingen i den kan ikke leses
link-game = trekkene i den passer ikke til reglene
save-none = det er ikke et lagret spill, eller det er lagret av en annen versjon
save-damaged = det er endret eller avkortet
save-seats = det sier ikke hvem som spiller

## On paper

paper-about = Alt du trenger for å spille uten skjerm. Skriv ut på tykt papir, klipp langs de hele linjene og brett langs de stiplede.
paper-what = Hva du vil skrive ut
paper-format = Papirstørrelse
paper-all = Hele spillet
paper-rules = Regler på én side
paper-board = Brett
paper-dice = Terninger
paper-pieces = Brikker
paper-print = Skriv ut
paper-save = Lagre som SVG
paper-size = Skriv ut i 100 %, uten tilpasning til siden.
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

review-working = Analyserer spillet: { $done } %
review-chart = Mennenes sjanse til å vinne var { $start } % i begynnelsen og { $end } % til slutt.
review-legend = Sjansen til å vinne etter hvert kast: blått for mennene, rødt for kvinnene. Gult viser dyre valg.
review-luck = Flaks: det kastene ga
review-skill = Dyktighet: det valgene kostet
review-units = I prosentpoeng av sjansen til å vinne, slik en sterk spiller ser den.
review-mistakes = Dyre valg
review-none = Ingen som er verdt å nevne.
review-mistake = { $side ->
    [men] Mennene: { $played }. Bedre: { $better }. Det kostet { $cost } prosentpoeng.
   *[women] Kvinnene: { $played }. Bedre: { $better }. Det kostet { $cost } prosentpoeng.
}
review-details = Alle kast og valg
review-side = Side
review-entry = Kast eller valg
review-chance = Mennenes sjanse (%)
review-change = Gevinst eller tap
review-then = { $name }: det bedre valget
review-then-note = Gult: det bedre valget. Rødt: det som ble spilt. «Lukk» fører tilbake til analysen.
side-name = { $side ->
    [men] Mennene
   *[women] Kvinnene
}
players-men = Mennene
players-women = Kvinnene
player-human = Menneske
hint-item = { $action }: { $chance } %

## Lære

lesson = Leksjon
lesson-count = { $step } av { $steps }
lesson-next = Neste
lesson-finish = Ferdig
lesson-show = Vis meg
lesson-leave = Avslutt
lesson-throw = Kast terningene.
lesson-throw-other = Kast nå for den andre siden.
card-back = Tilbake
card-on = Neste
card-try = Prøv selv
card-lessons = Alle leksjoner for disse reglene
live-play = Spill av
open-book = Regelboken
print = Skriv ut
contents = Innhold
live-stop = Stopp

## Keys and questions

keys-about = Alt kan gjøres med tastaturet alene. Bokstavtastene virker når du ikke skriver tekst. Hver tast har også en knapp.
tell-here = Hva er her?
tell-position = Hvordan er stillingen?
key-arrows = gå fra felt til felt på brettet
key-enter = velg en brikke, og så hvor den skal
key-dice = vis bare én ternings trekk, eller ta en X for å kaste den om igjen
key-throw = kast terningene
key-rethrow = kast X-ene om igjen
key-escape = fjern valget
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

## The result

won-you = Du vant!
won-opponent = { $name } vant
ending-turns = { $count ->
    [one] Én tur
   *[other] { $count } turer
}
ending-captured = Slått
ending-luck = Flaks
ending-open = Resultat
ending-blow = Vis slutten igjen
ending-share = Del
link-copied = Lenken er kopiert.
not-shared = Denne nettleseren lar ikke siden dele. Du finner lenken i loggen.
rematch = Omkamp: bytt side
rematch-weaker = En svakere motstander
rematch-stronger = En sterkere motstander
