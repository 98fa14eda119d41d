# The words of what is loaded after the first screen, beside the rest of the program. See game.ftl.

## More

more-title = Hva skal vi spille?
choose-rules = Regelsett
open-lab = Se eller tilpass reglene
set-opponent-beginner = Lemen: nybegynner
set-opponent-easy = Rype: lett
set-opponent-steady = Rev: middels
set-opponent-strong = Gaupe: sterk
set-opponent-master = Ravn: sterkest
set-side = Din side
set-match = Match
set-match-one = Ett spill
set-match-wins = Først til { $count } seire
set-clock = Klokke
set-clock-none = Ingen klokke
set-clock-game = { $count } minutter per side
set-clock-turn = { $count } sekunder per tur
set-increment = Tillegg for hver tur
set-increment-none = Ingenting
set-increment-by = { $count } sekunder
clock-about = Den som ikke har mer tid til spillet, taper. Er tiden for en tur ute, spiller datamaskinen den ferdig.

## Språk

language-status = Den norske teksten er et utkast fra dem som har laget siden. Ingen andre har gått gjennom den ennå.

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
other-games = Andre spill
set-coordinates = Koordinater på brettet
set-coordinates-auto = Når de nevnes
set-coordinates-yes = Alltid
set-coordinates-no = Aldri
set-below = Brettet sett fra
set-below-auto = Din side
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
set-auto-throw = Kast automatisk
offer-throws = Det er få brikker igjen.
set-coach = Forklar det som er nytt
task-confirm = Bekreft, eller angre og prøv igjen.
confirm-turn = Bekreft
set-sound = Lyd
set-volume = Lydstyrke

## Regelverkstedet

lab = Tilpass reglene
lab-based = Bygger på
lab-invention = Delvis din egen oppfinnelse. Kos deg!
lab-refused = Disse valgene går ikke sammen: { $reason }.
origin-recorded = { $sources }
origin-offered = et alternativ i { $sources }
origin-fits = til alle regelsett, fra { $sources }
origin-invention = din egen oppfinnelse
val-yes = ja
val-no = nei
val-none = ingen

## Protokoller

record-open = Fortsett fra denne teksten
record-file = Åpne en fil
copy-record = Kopier
copy-link = Kopier lenke
qr-code = QR-kode
qr-too-long = Dette spillet er blitt for langt for en QR-kode. Loggen kan kopieres.
copied = Kopiert.
not-copied = Denne nettleseren lar ikke siden kopiere. Teksten er merket, så du kan kopiere den selv.
record-refused = Denne loggen kan ikke leses. { $error }.

## En kiosk

invite = Rør brettet for å spille
still-there = Er du der ennå?
still-there-count = { $count ->
    [one] Brettet tilbakestilles om ett sekund.
   *[other] Brettet tilbakestilles om { $count } sekunder.
}
still-there-go-on = Spill videre
staff = For personalet
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
kiosk-no-table = Linje { $line } i kiosk.json er ikke gyldig JSON. Det som kunne leses, gjelder.
kiosk-unknown-name = Det finnes ingen innstilling som heter «{ $name }».
kiosk-no-flag = «{ $name }» må være true eller false.
kiosk-no-number = «{ $name }» må være et heltall fra { $least } til { $most }.
kiosk-no-time = «{ $name }» må være et klokkeslett som "4:00", eller null.
kiosk-no-address = «{ $name }» må være en adresse som en telefon kan åpne, som "https://example.org/sahkku/", eller null.
kiosk-no-list = «{ $name }» må være en liste med tekster.
kiosk-unknown = «{ $name }» inneholder «{ $word }», som ikke er kjent.
kiosk-no-sound = «{ $name }» må være "off", "on" eller en liste som [{ "{" }"from": "10:00", "to": "17:00"{ "}" }].

## Råd

# A badge on the board, beside a piece.
odds-badge = { $chance } %
notice-no-advice = Den delen av programmet som gir tips, kunne ikke lastes inn.
notice-game-full = Spillet har nådd 10 000 kast og trekk og kan ikke fortsette.

## Å se tilbake, å bekrefte, og siden omkring

scrubber = Steg i spillet
redo = Gjør om
show-again = Vis igjen
story-first = Først:
story-second = Deretter:
story-more = og { $count } til
plate-you = Du
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
read-option-value = et valg skrevet navn=verdi
read-option-once = hvert valg bare én gang
read-rules = ordet «rules» og navnet på et regelsett
read-shorter = en kortere tekst
read-nothing = ingenting etter resultatet
read-once = denne opplysningen bare én gang
read-name = et navn på høyst 80 tegn på én linje
read-date = én dato, som 2026-11-21
read-place-above = et sted som er nevnt tidligere, som 12 eller 2.3
read-new-line = nummeret på en ny linje
read-fewer-lines = høyst 1000 linjer
read-entry = en oppføring som kan komme nå
read-fewer-entries = høyst 10 000 oppføringer
read-rule-set = et regelsett: { $words }
read-option = et valg: { $words }
read-together = valg som går sammen: { $reason }
read-result = resultatet av spillet: { $result }
read-legal = en handling som disse reglene tillater her
read-next = noe som kan komme nå i spillet
read-possible = en mulig stilling; her er det slik at { $reason }
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

## Motstandere og tilbakeblikk

review-working = Analyserer spillet: { $done } %
review-side = Side
review-change = Gevinst eller tap
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
key-throw = kast terningene
key-escape = fjern valget

## The result

ending-captured = Slått
ending-luck = Flaks
ending-open = Resultat
ending-blow = Vis slutten igjen
ending-see = Se det
ending-won = Godt spilt.
ending-led = Du ledet til tur { $value }.
ending-lost = Neste spill begynner likt.
ending-drawn = Ingen ga seg.
ending-turned-you = Du snudde det: { $what }
ending-turned = { $name } snudde det: { $what }
ending-slipped-you = Her glapp det for deg: { $what }
ending-slipped = Her glapp det for { $name }: { $what }
ending-share = Del
link-copied = Lenken er kopiert.
not-shared = Denne nettleseren lar ikke siden dele. Du finner lenken i loggen.
play-again = Spill igjen
rematch = Omkamp: bytt side
rematch-weaker = En svakere motstander
rematch-stronger = En sterkere motstander
# $told names both players with the games that each has won: “You 2 · Fox 1”.
wins-score = { $told }. Først til { $count }.
wins-next = Neste spill: bytt side
wins-you = Du vinner matchen!
wins-winner = Matchvinner: { $name }.

## The clock

clock-pause = Pause
clock-paused = Pause
clock-go = Fortsett
# $told names both players with what each has left: “You 4:32 · Fox 5:00”.
clock-times = Tid igjen: { $told }.
clock-minute = Ett minutt igjen.
clock-seconds = Ti sekunder igjen.
clock-up = { $name }: tiden er ute.
clock-up-you = Tiden din er ute.

## Spill på avstand, før ordene til det er der

play-distance = Langt unna
distance-home = Ta med spillet hjem
distance-home-about = Skann denne med telefonen. Spillet fortsetter der.
# The accessible name of the picture; only screen readers say it.
distance-home-name = QR-kode med dette spillet

## Grunner, og et ord før et tap

hint-play = Spill det
warning-back = Ta det tilbake
warning-go = Spill videre
set-warnings = Advar før et tap
set-warnings-auto = I første og lette spill
set-warnings-yes = Alltid
set-warnings-no = Aldri

## Avsluttede spill

archive = Avsluttede spill
archive-about = Hvert avsluttet spill lagres på denne enheten, og ingenting sendes noe sted.
archive-off = På denne siden lagres ikke spill.
archive-refused = Denne nettleseren lar ikke siden lagre avsluttede spill.
archive-full = Det er ikke plass til flere avsluttede spill, så dette ble ikke lagret. Slett noen andre, og lagre dem gjerne i en fil først.
archive-nearly = { $count } avsluttede spill er lagret, og det er plass til { $most }. Slett noen i tide, og lagre dem gjerne i en fil først.
# In place of what the game is, on the start of another day.
greet = { $won ->
    [yes] Du vant { $result }. En gang til?
   *[no] Du tapte { $result }. En gang til?
}
greet-even = Det ble { $result }. En gang til?
archive-none = Ingen spill ennå.
archive-count = { $count ->
    [one] Ett spill
   *[other] { $count } spill
}
archive-found = { $found } av { $count }
archive-find = Finn
archive-game = Spill
archive-month = Måned
archive-any = Alle
archive-won = Vunnet
archive-lost = Tapt
archive-drawn = Uavgjort
archive-first = Den første siden vant
archive-second = Den andre siden vant
archive-friend = En venn
archive-others = Sett eller åpnet
archive-results = Resultater mot hver motstander
archive-more = Vis flere
archive-watch = Se på
archive-elsewhere = Åpne på sin egen side
archive-erase = Slett
archive-save-all = Lagre disse spillene
archive-bring = Hent tilbake lagrede spill
archive-brought = { $count ->
    [one] Ett spill er hentet tilbake.
   *[other] { $count } spill er hentet tilbake.
}
archive-brought-known = { $count ->
    [one] Ett spill var her allerede.
   *[other] { $count } spill var her allerede.
}
archive-brought-full = Det er ikke plass til resten.
archive-not-brought = Linje { $line } i denne filen er ikke som den skal være. Velg en uendret fil laget med «Lagre disse spillene».
archive-unread = Filen kan ikke leses: { $error }.
archive-unfinished = Spillet er ikke slutt ennå. Åpne filen under «Spillogg» for å spille videre.
archive-erase-all = Slett disse spillene
archive-erase-ask = { $count ->
    [one] Slette dette spillet?
   *[other] Slette { $count } spill?
}
archive-erase-text = Det som slettes, kan ikke hentes tilbake. Du kan lagre det først.
archive-gone = Dette spillet ble slettet i en annen fane.
archive-errors = Feilrate
archive-errors-about = Hvor mye mer det beste valget var verdt enn ditt. Flaks teller ikke.
archive-errors-legend = Et punkt er et spill. Linjen er gjennomsnittet av de siste ti.
archive-errors-none = Ingen av disse spillene er analysert ennå.
archive-errors-games = Spill
archive-errors-decisions = Valg
archive-errors-decision = Per valg
archive-errors-game = Per spill
archive-errors-each = Hvert spill
archive-dice = Terningene i disse spillene
archive-rest = De andre
archive-expected = Ventet
# A statistical test of the dice of one’s own, or of the others.
archive-usual = { $name }: χ² = { $value }. Ærlige terninger avviker minst like mye i { $chance } % av tilfellene. Det er ikke uvanlig.
archive-odd = { $name }: χ² = { $value }. Ærlige terninger avviker like mye i mindre enn 1 % av tilfellene. Det er merkelig.

## Oppgaver

puzzles = Oppgaver
puzzles-about = Ett trekk er klart bedre enn alle andre. Finner du det?
puzzles-none = Oppgavene kan ikke lastes her.
puzzles-count = { $count ->
    [one] Én oppgave
   *[other] { $count } oppgaver
}
puzzles-tried = { $count } oppgaver, { $tried } prøvd, { $solved } løst på første forsøk
puzzles-level = Hvem finner det
puzzles-theme = Tema (løst)
puzzles-theme-item = { $name } ({ $solved }/{ $count })
puzzle-daily = Dagens oppgave
puzzle-other = En annen
puzzle-due = En du bommet på, igjen
puzzle-task = Ett trekk er langt bedre enn alle andre.
puzzle-find = Finn det beste trekket
puzzle-save = Redd det som reddes kan
puzzle-force = Tving fram seieren
puzzle-solved = Der satt den!
puzzle-missed = Det finnes et bedre trekk.
puzzle-answer = Da: { $told }.
puzzle-row = { $count ->
    [one] Én på rad
   *[other] { $count } på rad
}
puzzle-this = Dette trekket
puzzle-others = Alle andre trekk, høyst
puzzle-retry = Prøv igjen
puzzle-next = Neste
puzzle-show = Svaret
puzzle-once = En gang til

## The position editor

editor = Stillingsredigering
editor-help = Velg en brikke og trykk på et felt. Dra en brikke for å flytte den, eller dra den ut av brettet. På tastaturet setter Enter brikken, og Delete tar en bort.
editor-kinds = Brikker
editor-take = Ta bort
editor-clear = Tomt brett
editor-start = Startstilling
editor-turn = I trekket
editor-began = Begynte spillet
editor-die = Terning { $value }
editor-text = Stillingen i notasjon
editor-possible = Denne stillingen kan spilles.
editor-refused = Denne stillingen er ikke mulig fordi { $reason }.
editor-unread = Denne stillingen kan ikke leses. { $error }.
editor-analyse = Analyser
editor-play = Spill herfra
editor-embed = Kopier til en nettside

## The analysis board

study-turn = Tur { $value } · { $name }
study-cost-you = Tur { $value } kostet deg { $what }
study-costs = Det kostet
study-cost = { $cost } %
study-best = Best: { $what }
study-try = Prøv noe annet
study-next = Neste dyre tur
study-start = Start
study-lines = Andre varianter
study-about = Hele partiet med varianter, kommentarer og merker. Teksten kan åpnes her igjen med «Spillogg». Siden forteller om partiet i ord og bilder og kan skrives ut.
study-thinks = Vis
study-chance = Kast, eller velg terningene.
study-put = Legg disse terningene
study-mark = Merke
study-unmarked = Ingen
study-brilliant = Svært godt
study-good = Godt
study-interesting = Interessant
study-doubtful = Tvilsomt
study-mistake = Feil
study-blunder = Bukk
study-comment = Kommentar
study-promote = Gjør til hovedvariant
study-remove = Slett herfra
study-grade = Vurder denne varianten
study-hand-out = Lagre eller kopier
study-page = Lagre som side
study-unkept = Det er ikke plass til å beholde denne analysen. Lagre den.

## Questions and notices that the first picture does without

notice-storage-full = Det er ikke mer plass til å lagre spillet. Du kan spille videre, men trekk kan gå tapt hvis siden lastes inn på nytt.
notice-bad-save = Et lagret spill kunne ikke leses og ble lagt til side: { $error }.
notice-worker-anew = Dataspilleren svarte ikke lenger og ble startet på nytt. Spillet fortsetter. ({ $error })
notice-worker-gone = Dataspilleren virker ikke lenger her. Den spiller videre etter enkle regler. ({ $error })
notice-no-chance = Denne nettleseren gir ingen tilfeldige tall, så terningene kan ikke kastes rettferdig.
notice-no-download = Denne nettleseren lar ikke siden lagre filer.
confirm-resign = Gi opp dette spillet?
confirm-resign-text = Motstanderen vinner. Dette kan ikke angres.
confirm-new = Starte et nytt spill?
confirm-new-text = Et spill er i gang. Starter du et nytt, kan det ikke gjenopptas. Du kan lagre loggen først.
draw-ask = Foreslå uavgjort?
draw-ask-text = Går motparten med på det, ender spillet uavgjort.
draw-agree = Gå med på uavgjort
draw-play-on = Spill videre
notice-no-weights = Det dataspilleren har lært, kunne ikke lastes inn ({ $error }). Den spiller etter enkle regler i stedet.
lesson-other = Det er lovlig, men prøv det markerte trekket.
tell-no-place = Du har ikke vært på noe felt ennå. Piltastene fører deg rundt på brettet.
tell-movable = Brikker som kan flyttes: { $places }.
