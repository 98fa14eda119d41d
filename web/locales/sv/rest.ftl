# The words of what is loaded after the first screen, beside the rest of the program. See game.ftl.

## Början

about-text = Sáhkku är ett gammalt samiskt brädspel. Det spelades över stora delar av Sápmi, från det lulesamiska området i söder till det skoltsamiska i nordost. En kristen väckelse på 1800-talet fördömde det som ”Djävulens spel”, assimilering och krig gjorde resten, och spelet var nära att gå förlorat. Några få familjer fortsatte att spela och tillverka spel. Tack vare dem spelas det igen.
about-how = Varje spelare leder en här: männen (olbmát) eller kvinnorna (gálgut). Soldaterna sover tills ett X väcker dem. När de är vakna går de runt brädet och slår ut alla fiender de landar på. Kungen (gonagas) i mitten tillhör den som tog honom senast.

## Språk

language-status = Den svenska texten är ett utkast av dem som har gjort sidan. Ingen annan har granskat den ännu.

## Varför inte

why-asleep = Den här pjäsen sover. Bara ett X kan väcka den.
why-not-front = Soldaterna vaknar i ordning. Nästa står på { $at }.
why-next-not-free = Den kan inte vakna förrän { $at } är ledigt.
why-not-yours = Den pjäsen är inte din.
why-king-neutral = Ingen har kungen ännu. Landa på honom för att ta honom.
why-king-inert = Kungen tillhör ingen förrän en soldat har gått in på motståndarens hemrad.
why-die-waits = Du måste använda { $die } först.
why-no-x = Det finns inget X kvar, och bara ett X kan väcka en pjäs.
why-lands = Med { $die } skulle den landa på { $at }.
why-sleeper = En sovande pjäs spärrar { $at }.
why-own-soldier = En av dina soldater står på { $at }, och varje fält rymmer bara en.
why-king-alone = Kungen kan inte dela fält med sina soldater, och en står på { $at }.
why-queen-alone = Drottningen kan inte dela fält med dina andra pjäser, och en står på { $at }.
why-own-queen = Din drottning står på { $at }, och hon delar inte fält med någon.
why-own-king = Din kung står på { $at }, och han delar inte fält med någon.
why-push = Kungen skulle knuffas in på din egen pjäs på { $at }.
why-queue = Soldaterna går i kö och kan inte passera varandra, och en står i vägen på { $at }.
why-straight = Kungen och drottningarna går rakt. De kan inte svänga mitt på en rad.
why-rider = Soldaten som bär kungen går bara tillsammans med honom.
why-nothing-there = Du har ingen pjäs där.
why-no-use = Ingen av tärningarna du kan använda nu för den någonstans.

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
set-lines = Linjer
set-lines-short = Korta
set-lines-joined = Sammanhängande
set-ornament = Dekor
set-ornament-sun = Sol
set-ornament-x = X
set-ornament-diamond = Romb
set-ornament-star = Stjärna
set-coordinates = Koordinater på brädet
set-coordinates-auto = När text använder dem
set-coordinates-yes = Alltid
set-coordinates-no = Aldrig
set-below = Brädet sett från
set-below-auto = Spelaren vid den här skärmen
set-below-men = Männens sida
set-below-women = Kvinnornas sida
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
set-auto-throw = Kasta av sig själv
tap-to-skip = Ett tryck på brädet hoppar över det som rör sig.
set-sound = Ljud
set-volume = Volym

## Regelverkstaden

lab = Anpassa reglerna
lab-about = Var och en av de här reglerna har spelats annorlunda i någon fjord. Ändra det du vill: varje värde visar var det kommer ifrån.
lab-based = Bygger på
lab-recorded = Traditionella regler, oförändrade.
lab-handed = Traditionella regler, med ett val som källorna lämnar öppet.
lab-invention = Delvis din egen uppfinning. Mycket nöje!
lab-refused = De här valen går inte ihop: { $reason }.
origin-recorded = { $sources }
origin-offered = ett alternativ i { $sources }
origin-fits = för alla regelverk, från { $sources }
origin-invention = din egen uppfinning
source-reaidu = Reaidu
source-booklet = Häftet från 2018
source-globe-joueur = Le Globe Joueur
source-digital-sahkku = Digital Sáhkku
opt-columns = Kolumner
opt-places = Fälten ritas som
opt-queens = Drottningar (dronnegat)
opt-dice = Antal tärningar
opt-faces = Sidorna på varje tärning
opt-blank = Den blanka sidans värde
opt-rethrow = Omkast
opt-order = Tärningarnas ordning
opt-track = Vägen runt brädet
opt-miedut = Den andra spelaren får välja mieđut
opt-stacking = Soldater får dela fält
opt-queue = Soldaterna går i kö
opt-sleepers = Sovande
opt-utsjok = Kungen kan tas ur spelet
opt-stake = Insats per kvarvarande soldat
val-yes = ja
val-no = nej
val-none = ingen
val-places-lines = linjer
val-places-squares = rutor
val-rethrow-each = valfria tärningar som visar X
val-rethrow-all = alla, om alla visar X
val-rethrow-none = aldrig
val-order-free = valfri
val-track-loop = i slinga, aldrig hem igen
val-track-eight = i en åtta, hem igen
val-sleepers-exposed = kan slås ut
val-sleepers-protected = är säkra för motståndaren
val-sleepers-closed = spärrar sitt fält
contradiction-columns = antalet kolumner måste vara ett udda tal från 9 till 21
contradiction-dice = det måste vara en till fyra tärningar
contradiction-faces = en tärning måste ha fyra olika sidor
contradiction-no-x = utan ett X kunde ingen någonsin vakna
contradiction-blank-no-face = den blanka sidan har ett värde, men de här tärningarna har ingen blank sida
contradiction-blank-no-value = de här tärningarna har en blank sida, så den måste vara värd 0 eller 4
contradiction-order = en fast ordning måste ha med { $face }, som är värd något
contradiction-queue = soldater i kö kan inte dela fält
contradiction-next-free = soldater som vaknar rakt in på mittraden använder inte nästa fält på vägen
contradiction-like-odds-place = soldater som vaknar rakt in på mittraden kan inte vara vakna hemma
contradiction-like-odds-ahead = de tre soldaternas första steg skulle inte alla vara lediga, eller så skulle båda härarna gå till samma ände

## Protokoll

record-about = Alla kast och val, att spara eller dela. Vill du fortsätta ett annat spel klistrar du in dess logg här eller öppnar filen.
record-open = Fortsätt från den här texten
record-file = Öppna en fil
copy-record = Kopiera
copy-link = Kopiera länk
copied = Kopierat.
not-copied = Den här webbläsaren låter inte sidan kopiera. Texten är markerad, så du kan kopiera den själv.
record-refused = Den här loggen kan inte läsas. { $error }.

## En kiosk

invite = Rör vid brädet för att spela
invite-about = Sáhkku, samernas tärningsspel
still-there = Är du kvar?
still-there-count = { $count ->
    [one] Brädet återställs om en sekund.
   *[other] Brädet återställs om { $count } sekunder.
}
still-there-go-on = Spela vidare
staff = För personalen
staff-version = Sáhkku, version { $version }
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
kiosk-no-table = Filen är inte giltig JSON med namn och värden inom klamrar.
kiosk-unknown-name = Det finns ingen inställning som heter ”{ $name }”.
kiosk-no-flag = ”{ $name }” måste vara true eller false.
kiosk-no-number = ”{ $name }” måste vara ett heltal från { $least } till { $most }.
kiosk-no-time = ”{ $name }” måste vara ett klockslag som "4:00", eller null.
kiosk-no-list = ”{ $name }” måste vara en lista med texter.
kiosk-unknown = ”{ $name }” innehåller ”{ $word }”, som inte är känt.
kiosk-no-sound = ”{ $name }” måste vara "off", "on" eller en lista som [{ "{" }"from": "10:00", "to": "17:00"{ "}" }].

## Råd

hint-note = Chansen att vinna, så som den starkaste datorspelaren ser den.
odds-title = { $side ->
    [men] Vilka av männen är i fara?
   *[women] Vilka av kvinnorna är i fara?
}
odds-item = { $piece ->
    [soldier] Soldat { $at }: { $chance } %
    [queen] Drottning { $at }: { $chance } %
   *[king] Kung { $at }: { $chance } %
}
# A badge on the board, beside a piece.
odds-badge = { $chance } %
odds-none = Motståndarens nästa kast kan inte slå ut någon.
odds-note = Chansen att motståndarens nästa kast kan slå ut pjäsen. X som kastas om är inte medräknade.
notice-no-advice = Den del av programmet som ger tips kunde inte laddas.

## Att se tillbaka, att bekräfta, och sidan runt omkring

list-side = { $side ->
    [men] män
   *[women] kvinnor
}
scrubber = Steg i spelet
line-moved = { $piece ->
    [queen] Drottning { $from }–{ $to }.
    [king] Kung { $from }–{ $to }.
   *[soldier] { $from }–{ $to }.
}
show-again = Visa igen
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
read-action-end = slutet av handlingen
read-action = en handling som II:b9-b7, X:+a15-b15, R2 eller stop
read-again = hur många tärningar som ska kastas om
read-again-die = numret på en tärning, varje bara en gång
read-colon = ett kolon efter tärningen
read-landing = ett bindestreck och fältet där pjäsen landar
read-place = ett fält som b8
read-option-value = ett val skrivet namn=värde
read-rules = ordet ”rules” och namnet på ett regelverk
read-shorter = en kortare text
read-nothing = ingenting efter resultatet
read-turn-or-result = en tur eller resultatet
read-header = alla uppgifter om spelet före det första kastet
read-once = den här uppgiften bara en gång
read-name = ett namn på högst 80 tecken på en rad
read-date = ett datum, som 2026-11-21
read-womens-throw = ett snedstreck och kvinnornas kast
read-rest-of-turn = resten av den förra turen, på en egen rad
read-next-line = nästa tur, på en egen rad
read-fewer-dice = högst 4 tärningar
read-row-slash = ett snedstreck före nästa rad
read-full-stop = en punkt efter talet
read-bracket = en slutparentes
read-piece = en pjäs (m, M, w, W eller K), en parentes eller ett antal tomma fält
read-face = en sida: X, I, II, III eller -
read-rule-set = ett regelverk: { $words }
read-option = ett val: { $words }
read-together = val som går ihop: { $reason }
read-turn = tur { $number }
read-result = spelets resultat: { $result }
read-room = högst { $left } fält till i rad { $row }
read-throw = ett kast som tärningarna i de här reglerna kan visa
read-legal = en handling som de här reglerna tillåter här
read-cross = tärningar som visar X
read-next = något som kan komma nu i spelet
read-possible = en möjlig ställning; här är det så att { $reason }
read-army = en sida har fler soldater än den började med
read-queens = det finns drottningar som de här reglerna inte har
read-king = kungen inte kan vara så här
read-dice = tärningarna inte kan ligga så här
read-miedut = de här reglerna inte har mieđut
read-standing = det som står på { $at } inte kan stå där
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
paper-board-how = { $drawing ->
    [squares] Uppställning: en soldat på varje ruta i de yttre raderna
   *[lines] Uppställning: en soldat på varje streck i de yttre raderna
}{ $home-row ->
    [front-empty] { " " }(den sista till höger om varje spelare lämnas tom)
   *[full] { "" }
}, kungen i mitten{ $queens ->
    [yes] , varje drottning på märket till höger om sin spelare
   *[no] { "" }
}.
paper-dice-how = Klipp ut, vik alla streckade linjer och limma fliken på insidan. Trianglarna stänger de två ändarna.
paper-pieces-how = Klipp ut och vik till ett litet tält, och limma ihop de två fötterna undertill.

## Motståndare och återblick

review-working = Analyserar spelet: { $done } %
review-chart = Männens chans att vinna var { $start } % i början och { $end } % i slutet.
review-legend = Chansen att vinna efter varje kast: blått för männen, rött för kvinnorna. Gult visar dyra val.
review-luck = Tur: vad kasten gav
review-skill = Skicklighet: vad valen kostade
review-units = I procentenheter av chansen att vinna, så som en stark spelare ser den.
review-mistakes = Dyra val
review-none = Inga värda att nämna.
review-mistake = { $side ->
    [men] Männen: { $played }. Bättre: { $better }. Det kostade { $cost } procentenheter.
   *[women] Kvinnorna: { $played }. Bättre: { $better }. Det kostade { $cost } procentenheter.
}
review-details = Alla kast och val
review-side = Sida
review-entry = Kast eller val
review-chance = Männens chans (%)
review-change = Vinst eller förlust
review-then = { $name }: det bättre valet
review-then-note = Gult: det bättre valet. Rött: det som spelades. ”Stäng” leder tillbaka till analysen.
side-name = { $side ->
    [men] Männen
   *[women] Kvinnorna
}
players-men = Männen
players-women = Kvinnorna
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
key-dice = visa bara en tärnings drag, eller ta ett X för att kasta om det
key-throw = kasta tärningarna
key-rethrow = kasta om X:en
key-escape = ta bort valet
describe-army = { $side ->
    [men] Männen
   *[women] Kvinnorna
} – sover: { $asleep-list }; vakna: { $awake-list }.
describe-nobody = ingen
describe-homebound = { $place } på hemväg
describe-riding = { $place } bär kungen
describe-queen = { $awake ->
    [yes] Deras drottning är vaken på { $place }.
   *[no] Deras drottning sover på { $place }.
}
describe-king = { $holder ->
    [men] Kungen står på { $place } och tillhör männen.
    [women] Kungen står på { $place } och tillhör kvinnorna.
   *[none] Kungen står på { $place } och tillhör ingen.
}
describe-dice = Tärningarna visar { $faces }.

## The result

won-you = Du vann!
won-opponent = { $name } vann
ending-turns = { $count ->
    [one] En omgång
   *[other] { $count } omgångar
}
ending-captured = Slagna
ending-luck = Tur
ending-open = Resultat
ending-blow = Visa slutet igen
ending-share = Dela
link-copied = Länken är kopierad.
not-shared = Den här webbläsaren låter inte sidan dela. Länken finns i loggen.
rematch = Revansch: byt sida
rematch-weaker = En svagare motståndare
rematch-stronger = En starkare motståndare
