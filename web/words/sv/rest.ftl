# The words of what is loaded after the first screen, beside the rest of the program. See game.ftl.

## More

more-title = Vad ska vi spela?
choose-rules = Regelverk
open-lab = Visa eller anpassa reglerna
set-opponent-beginner = Lämmel: nybörjare
set-opponent-easy = Ripa: lätt
set-opponent-steady = Räv: medel
set-opponent-strong = Lo: stark
set-opponent-master = Korp: starkast
set-side = Din sida
set-match = Match
set-match-one = Ett spel
set-match-wins = Först till { $count } vinster
set-clock = Klocka
set-clock-none = Ingen klocka
set-clock-game = { $count } minuter per sida
set-clock-turn = { $count } sekunder per tur
set-increment = Tillägg för varje tur
set-increment-none = Inget
set-increment-by = { $count } sekunder
clock-about = Den som inte har någon tid kvar för spelet förlorar. Är tiden för en tur ute, spelar datorn den färdigt.

## Språk

language-status = Den svenska texten är ett utkast av dem som har gjort sidan. Ingen annan har granskat den ännu.

## Inställningar

settings-reset = Återställ till standard
set-material = Material
set-material-auto = Automatiskt
set-material-birch = Björk
set-material-dark-wood = Mörkt trä
set-material-hide = Renskinn
set-material-plain = Enkelt
set-material-night = Natt
set-material-high-contrast = Stark kontrast
other-games = Andra spel
set-coordinates = Koordinater på brädet
set-coordinates-auto = När de nämns
set-coordinates-yes = Alltid
set-coordinates-no = Aldrig
set-below = Brädet sett från
set-below-auto = Din sida
set-speed = Hastighet
set-speed-slow = Långsam
set-speed-normal = Vanlig
set-speed-fast = Snabb
set-speed-instant = Ingen animering
set-turning = Vänd brädet efter varje tur
set-table = Bordsläge: två spelare mitt emot varandra vid en liggande skärm
set-hints = Markera möjliga drag
set-moves = Visa draglistan
set-notation = Visa drag i notation
set-speech = Skärmläsarens detaljnivå
set-speech-full = Full
set-speech-brief = Kort
set-auto-throw = Kasta automatiskt
offer-throws = Det är få pjäser kvar.
set-coach = Förklara det som är nytt
task-confirm = Bekräfta, eller ångra och försök igen.
confirm-turn = Bekräfta
set-sound = Ljud
set-volume = Volym

## Regelverkstaden

lab = Anpassa reglerna
lab-based = Bygger på
lab-invention = Delvis din egen uppfinning. Mycket nöje!
lab-refused = De här valen går inte ihop: { $reason }.
origin-recorded = { $sources }
origin-offered = ett alternativ i { $sources }
origin-fits = för alla regelverk, från { $sources }
origin-invention = din egen uppfinning
val-yes = ja
val-no = nej
val-none = ingen

## Protokoll

record-open = Fortsätt från den här texten
record-file = Öppna en fil
copy-record = Kopiera
copy-link = Kopiera länk
qr-code = QR-kod
qr-too-long = Det här spelet har blivit för långt för en QR-kod. Loggen kan kopieras.
copied = Kopierat.
not-copied = Den här webbläsaren låter inte sidan kopiera. Texten är markerad, så du kan kopiera den själv.
record-refused = Den här loggen kan inte läsas. { $error }.

## En kiosk

invite = Rör vid brädet för att spela
still-there = Är du kvar?
still-there-count = { $count ->
    [one] Brädet återställs om en sekund.
   *[other] Brädet återställs om { $count } sekunder.
}
still-there-go-on = Spela vidare
staff = För personalen
staff-uptime = Sidan har varit igång i { $time } (timmar:minuter).
staff-games = { $count ->
    [one] Besökare har startat ett spel.
   *[other] Besökare har startat { $count } spel.
}
staff-errors = { $count ->
    [one] Ett fel sedan webbläsaren startade.
   *[other] { $count } fel sedan webbläsaren startade.
}
staff-file-fine = kiosk.json är i sin ordning.
staff-file-bad = Några värden i kiosk.json kan inte användas, så standardvärdena gäller. { $troubles }
staff-reload = Ladda om sidan
kiosk-no-table = Rad { $line } i kiosk.json är inte giltig JSON. Det som kunde läsas gäller.
kiosk-unknown-name = Det finns ingen inställning som heter ”{ $name }”.
kiosk-no-flag = ”{ $name }” måste vara true eller false.
kiosk-no-number = ”{ $name }” måste vara ett heltal från { $least } till { $most }.
kiosk-no-time = ”{ $name }” måste vara ett klockslag som "4:00", eller null.
kiosk-no-address = ”{ $name }” måste vara en adress som en telefon kan öppna, som "https://example.org/sahkku/", eller null.
kiosk-no-list = ”{ $name }” måste vara en lista med texter.
kiosk-unknown = ”{ $name }” innehåller ”{ $word }”, som inte är känt.
kiosk-no-sound = ”{ $name }” måste vara "off", "on" eller en lista som [{ "{" }"from": "10:00", "to": "17:00"{ "}" }].

## Råd

# A badge on the board, beside a piece.
odds-badge = { $chance } %
notice-no-advice = Den del av programmet som ger tips kunde inte laddas.
notice-game-full = Spelet har nått 10 000 kast och drag och kan inte fortsätta.

## Att se tillbaka, att bekräfta, och sidan runt omkring

scrubber = Steg i spelet
redo = Gör om
show-again = Visa igen
story-first = Först:
story-second = Sedan:
story-more = och { $count } till
plate-you = Du
# What a sentence that names spaces does when it is pressed.
shows-places = Visar de här fälten på brädet.
moves-notation = Notation
past-first = Gå till början
past-back = Ett steg bakåt
past-on = Ett steg framåt
past-last = Gå till slutet
past-play = Spela upp spelet
past-branch = Fortsätt härifrån
past-of = { $step } av { $steps }
confirm-branch = Fortsätta härifrån?
confirm-branch-text = Allt efter den här ställningen går förlorat. Du kan spara loggen över hela spelet först.
host-unreadable = Meddelandet från sidan omkring kan inte läsas: { $what }
host-needs = ”{ $wish }” behöver ”{ $name }”.
host-not-now = Det är inte möjligt nu.
host-not-legal = ”{ $action }” är ingen tillåten handling i den här ställningen.
host-unknown = ”{ $name }” är inte känt.
host-bad-value = ”{ $name }” kan inte vara ”{ $value }”.

## Vad som är fel med en text

read-found = Rad { $line }, kolumn { $column }: ”{ $found }”. Väntat: { $expected }
read-ends = Rad { $line }, kolumn { $column }: texten slutar här. Väntat: { $expected }
read-space = ett mellanslag
read-line-end = slutet av raden
read-option-value = ett val skrivet namn=värde
read-option-once = varje val bara en gång
read-rules = ordet ”rules” och namnet på ett regelverk
read-shorter = en kortare text
read-nothing = ingenting efter resultatet
read-once = den här uppgiften bara en gång
read-name = ett namn på högst 80 tecken på en rad
read-date = ett datum, som 2026-11-21
read-place-above = en plats som nämnts tidigare, som 12 eller 2.3
read-new-line = numret på en ny linje
read-fewer-lines = högst 1 000 linjer
read-entry = en anteckning som kan komma härnäst
read-fewer-entries = högst 10 000 anteckningar
read-rule-set = ett regelverk: { $words }
read-option = ett val: { $words }
read-together = val som går ihop: { $reason }
read-result = spelets resultat: { $result }
read-legal = en handling som de här reglerna tillåter här
read-next = något som kan komma nu i spelet
read-possible = en möjlig ställning; här är det så att { $reason }
link-kind = den innehåller varken ett spel eller en ställning
link-version = den gjordes av en annan version av sidan
link-too-long = den är längre än något spel
link-parts = den har för få delar, eller för många
link-letters = den är skadad
link-rules = reglerna i den kan inte läsas
link-position = ställningen i den kan inte läsas
link-game = dragen i den stämmer inte med reglerna
save-none = det är inget sparat spel, eller så sparades det av en annan version
save-damaged = det har ändrats eller kapats
save-seats = det säger inte vem som spelar

## On paper

paper-about = Allt du behöver för att spela utan skärm. Skriv ut på kraftigt papper, klipp längs de heldragna linjerna och vik längs de streckade.
paper-what = Vad du vill skriva ut
paper-format = Pappersformat
paper-all = Hela spelet
paper-rules = Regler på en sida
paper-board = Bräde
paper-dice = Tärningar
paper-pieces = Pjäser
paper-print = Skriv ut
paper-save = Spara som SVG
paper-size = Skriv ut i 100 %, utan anpassning till sidan.

## Motståndare och återblick

review-working = Analyserar spelet: { $done } %
review-side = Sida
review-change = Vinst eller förlust
player-human = Människa
hint-item = { $action }: { $chance } %

## Lära

lesson = Lektion
lesson-count = { $step } av { $steps }
lesson-next = Nästa
lesson-finish = Klar
lesson-show = Visa mig
lesson-leave = Avsluta
lesson-throw = Kasta tärningarna.
lesson-throw-other = Kasta nu för den andra sidan.
card-back = Tillbaka
card-on = Nästa
card-try = Försök själv
card-lessons = Alla lektioner för de här reglerna
live-play = Spela upp
open-book = Regelboken
print = Skriv ut
contents = Innehåll
live-stop = Stopp

## Keys and questions

keys-about = Allt går att göra med bara tangentbordet. Bokstavstangenterna fungerar när du inte skriver text. Varje tangent har också en knapp.
tell-here = Vad finns här?
tell-position = Hur är ställningen?
key-arrows = gå från fält till fält på brädet
key-enter = välj en pjäs, och sedan vart den ska
key-throw = kasta tärningarna
key-escape = ta bort valet

## The result

ending-captured = Slagna
ending-luck = Tur
ending-open = Resultat
ending-blow = Visa slutet igen
ending-see = Se det
ending-won = Bra spelat.
ending-led = Du ledde till tur { $value }.
ending-lost = Nästa spel börjar lika.
ending-drawn = Ingen gav sig.
ending-turned-you = Du vände det: { $what }
ending-turned = { $name } vände det: { $what }
ending-slipped-you = Här brast det för dig: { $what }
ending-slipped = Här brast det för { $name }: { $what }
ending-share = Dela
link-copied = Länken är kopierad.
not-shared = Den här webbläsaren låter inte sidan dela. Länken finns i loggen.
play-again = Spela igen
rematch = Revansch: byt sida
rematch-weaker = En svagare motståndare
rematch-stronger = En starkare motståndare
# $told names both players with the games that each has won: “You 2 · Fox 1”.
wins-score = { $told }. Först till { $count }.
wins-next = Nästa spel: byt sida
wins-you = Du vinner matchen!
wins-winner = Matchvinnare: { $name }.

## The clock

clock-pause = Paus
clock-paused = Paus
clock-go = Fortsätt
# $told names both players with what each has left: “You 4:32 · Fox 5:00”.
clock-times = Tid kvar: { $told }.
clock-minute = En minut kvar.
clock-seconds = Tio sekunder kvar.
clock-up = { $name }: tiden är ute.
clock-up-you = Din tid är ute.

## Spel på avstånd, innan orden för det är där

play-distance = Långt bort
distance-home = Ta med spelet hem
distance-home-about = Skanna den här med telefonen. Spelet fortsätter där.
# The accessible name of the picture; only screen readers say it.
distance-home-name = QR-kod med det här spelet

## Skäl, och ett ord före en förlust

hint-play = Spela det
warning-back = Ta tillbaka
warning-go = Spela vidare
set-warnings = Varna före en förlust
set-warnings-auto = I första och lätta spel
set-warnings-yes = Alltid
set-warnings-no = Aldrig

## Avslutade spel

archive = Avslutade spel
archive-about = Varje avslutat spel sparas på den här enheten, och ingenting skickas någonstans.
archive-off = På den här sidan sparas inga spel.
archive-refused = Den här webbläsaren låter inte sidan spara avslutade spel.
archive-full = Det finns inte plats för fler avslutade spel, så det här sparades inte. Radera några andra, och spara dem gärna i en fil först.
archive-nearly = { $count } avslutade spel är sparade, och det finns plats för { $most }. Radera några i tid, och spara dem gärna i en fil först.
# In place of what the game is, on the start of another day.
greet = { $won ->
    [yes] Du vann { $result }. En gång till?
   *[no] Du förlorade { $result }. En gång till?
}
greet-even = Det blev { $result }. En gång till?
archive-none = Inga spel ännu.
archive-count = { $count ->
    [one] Ett spel
   *[other] { $count } spel
}
archive-found = { $found } av { $count }
archive-find = Hitta
archive-game = Spel
archive-month = Månad
archive-any = Alla
archive-won = Vunna
archive-lost = Förlorade
archive-drawn = Oavgjort
archive-first = Den första sidan vann
archive-second = Den andra sidan vann
archive-friend = En vän
archive-others = Sett eller öppnat
archive-results = Resultat mot varje motståndare
archive-more = Visa fler
archive-watch = Titta
archive-elsewhere = Öppna på sin egen sida
archive-erase = Radera
archive-save-all = Spara de här spelen
archive-bring = Hämta tillbaka sparade spel
archive-brought = { $count ->
    [one] Ett spel har hämtats tillbaka.
   *[other] { $count } spel har hämtats tillbaka.
}
archive-brought-known = { $count ->
    [one] Ett spel fanns här redan.
   *[other] { $count } spel fanns här redan.
}
archive-brought-full = Det finns inte plats för resten.
archive-not-brought = Rad { $line } i filen är inte som den ska vara. Välj en oförändrad fil som gjorts med ”Spara de här spelen”.
archive-unread = Filen kan inte läsas: { $error }.
archive-unfinished = Spelet är inte slut än. Öppna filen under ”Spellogg” för att spela vidare.
archive-erase-all = Radera de här spelen
archive-erase-ask = { $count ->
    [one] Radera det här spelet?
   *[other] Radera { $count } spel?
}
archive-erase-text = Det som raderas går inte att få tillbaka. Du kan spara det först.
archive-gone = Det här spelet raderades i en annan flik.
archive-errors = Felkvot
archive-errors-about = Hur mycket mer det bästa valet var värt än ditt. Tur räknas inte.
archive-errors-legend = En punkt är ett spel. Linjen är medelvärdet av de tio senaste.
archive-errors-none = Inget av de här spelen har analyserats ännu.
archive-errors-games = Spel
archive-errors-decisions = Val
archive-errors-decision = Per val
archive-errors-game = Per spel
archive-errors-each = Varje spel
archive-dice = Tärningarna i de här spelen
archive-rest = De andra
archive-expected = Väntat
# A statistical test of the dice of one’s own, or of the others.
archive-usual = { $name }: χ² = { $value }. Ärliga tärningar avviker minst lika mycket i { $chance } % av fallen. Det är inget ovanligt.
archive-odd = { $name }: χ² = { $value }. Ärliga tärningar avviker lika mycket i mindre än 1 % av fallen. Det är konstigt.

## Problem

puzzles = Problem
puzzles-about = Ett drag är klart bättre än alla andra. Hittar du det?
puzzles-none = Problemen kan inte läsas in här.
puzzles-count = { $count ->
    [one] Ett problem
   *[other] { $count } problem
}
puzzles-tried = { $count } problem, { $tried } prövade, { $solved } lösta på första försöket
puzzles-level = Vem hittar det
puzzles-theme = Tema (lösta)
puzzles-theme-item = { $name } ({ $solved }/{ $count })
puzzle-daily = Dagens problem
puzzle-other = Ett annat
puzzle-due = Ett som du missade, igen
puzzle-task = Ett drag är mycket bättre än alla andra.
puzzle-find = Hitta det bästa draget
puzzle-save = Rädda det som kan räddas
puzzle-force = Tvinga fram vinsten
puzzle-solved = Just det!
puzzle-missed = Det finns ett bättre drag.
puzzle-answer = Då: { $told }.
puzzle-row = { $count ->
    [one] Ett i rad
   *[other] { $count } i rad
}
puzzle-this = Det här draget
puzzle-others = Alla andra drag, högst
puzzle-retry = Försök igen
puzzle-next = Nästa
puzzle-show = Svaret
puzzle-once = En gång till

## The position editor

editor = Ställningsredigering
editor-help = Välj en pjäs och tryck på ett fält. Dra en pjäs för att flytta den, eller dra den ut från brädet. På tangentbordet sätter Enter pjäsen, och Delete tar bort en.
editor-kinds = Pjäser
editor-take = Ta bort
editor-clear = Tomt bräde
editor-start = Startställning
editor-turn = Vid draget
editor-began = Började spelet
editor-die = Tärning { $value }
editor-text = Ställningen i notation
editor-possible = Den här ställningen kan spelas.
editor-refused = Den här ställningen är inte möjlig eftersom { $reason }.
editor-unread = Den här ställningen kan inte läsas. { $error }.
editor-analyse = Analysera
editor-play = Spela härifrån
editor-embed = Kopiera till en webbsida

## The analysis board

study-turn = Tur { $value } · { $name }
study-cost-you = Tur { $value } kostade dig { $what }
study-costs = Det kostade
study-cost = { $cost } %
study-best = Bäst: { $what }
study-try = Pröva något annat
study-next = Nästa dyra tur
study-start = Start
study-lines = Andra varianter
study-about = Hela partiet med varianter, kommentarer och märken. Texten kan öppnas här igen med ”Spellogg”. Sidan berättar om partiet i ord och bilder och kan skrivas ut.
study-thinks = Visa
study-chance = Kasta, eller välj tärningarna.
study-put = Lägg dessa tärningar
study-mark = Märke
study-unmarked = Inget
study-brilliant = Mycket bra
study-good = Bra
study-interesting = Intressant
study-doubtful = Tveksamt
study-mistake = Misstag
study-blunder = Bock
study-comment = Kommentar
study-promote = Gör till huvudvariant
study-remove = Ta bort härifrån
study-grade = Bedöm varianten
study-hand-out = Spara eller kopiera
study-page = Spara som sida
study-unkept = Det finns ingen plats att behålla analysen. Spara den.

## Questions and notices that the first picture does without

notice-storage-full = Det finns ingen plats kvar för att spara spelet. Du kan spela vidare, men drag kan gå förlorade om sidan laddas om.
notice-bad-save = Ett sparat spel kunde inte läsas och lades åt sidan: { $error }.
notice-worker-anew = Datorspelaren svarade inte längre och startades om. Spelet fortsätter. ({ $error })
notice-worker-gone = Datorspelaren fungerar inte längre här. Den spelar vidare efter enkla regler. ({ $error })
notice-no-chance = Den här webbläsaren ger inga slumptal, så tärningarna kan inte kastas rättvist.
notice-no-download = Den här webbläsaren låter inte sidan spara filer.
confirm-resign = Ge upp det här spelet?
confirm-resign-text = Motståndaren vinner. Det går inte att ångra.
confirm-new = Starta ett nytt spel?
confirm-new-text = Ett spel pågår. Om du startar ett nytt kan det inte återupptas. Du kan spara loggen först.
draw-ask = Föreslå oavgjort?
draw-ask-text = Om motståndaren går med på det slutar spelet oavgjort.
draw-agree = Gå med på oavgjort
draw-play-on = Spela vidare
notice-no-weights = Det datorspelaren har lärt sig kunde inte laddas ({ $error }). Den spelar efter enkla regler i stället.
lesson-other = Det är tillåtet, men prova det markerade draget.
tell-no-place = Du har inte varit på något fält ännu. Piltangenterna för dig runt på brädet.
tell-movable = Pjäser som kan flyttas: { $places }.
