# Orden på sidan, på svenska. Samiska ord är namnen på sakerna i spelet; se docs/glossary.md.

title = Sáhkku

## Början

welcome = Samernas eget tärningsspel, en gång förbjudet som ”Djävulens spel”, i dag spelat igen.
play-computer = Spela mot datorn
play-two = Två spelare vid en skärm
continue-game = Fortsätt ditt spel
choose-rules = Regler från
about = Om spelet
close = Stäng
new-game = Nytt spel
menu = Meny

about-text = Sáhkku är ett gammalt samiskt brädspel. Det spelades över stora delar av Sápmi, från det lulesamiska området i söder till skoltsamerna i nordost. En kristen väckelse på 1800-talet kallade det Djävulens spel, assimilering och krig gjorde resten, och det var nära att gå förlorat. Några få familjer fortsatte att spela och att tillverka spel, och tack vare dem spelas det igen.
about-how = Varje spelare har en här: männen (olbmát) nertill, kvinnorna (gálgut) upptill. Soldaterna sover tills ett X löser dem (luvvet). Vakna går de runt brädet och slår ut (goddit) den som står där de landar. Kungen (gonagas) i mitten tillhör den som tog honom sist.

## Språk

language-switch = { $now }: välj språk
language-status = Den svenska texten är ett utkast av dem som gjort sidan. Ingen annan har granskat den ännu.
notice-language = Texterna på språket { $language } kunde inte laddas, så sidan behåller det språk den har. ({ $error })
help-languages = Språken är { $codes }.

## Vem och vad

turn-of = { $side ->
    [men] Männens tur
   *[women] Kvinnornas tur
}
turn-of-you = { $side ->
    [men] Din tur: männen
   *[women] Din tur: kvinnorna
}
throw-off = Vem börjar?

## Vad man kan göra

task-round = En tärning var. Den som ensam får X börjar.
task-round-most = Tre tärningar var. Den som får flest X börjar.
task-lot = Lotten avgör vem som börjar.
task-way = { $side ->
    [men] Männen väljer väg runt brädet.
   *[women] Kvinnorna väljer väg runt brädet.
}
task-throw = Kasta tärningarna.
task-throw-again = Kasta tärningarna som du tog upp.
task-wait = Datorn spelar.
task-thinking = Datorn tänker …
task-choose = Välj en markerad pjäs.
task-choose-rethrow = Välj en markerad pjäs, eller tryck på ett X för att kasta om det.
task-destination = Välj vart den ska. Varje plats visar sin tärning.
task-stuck = Ingen tärning kan användas. Kasta om X, eller avsluta turen.
task-way-explained = Vuosttut: härarna går mot varandra. Mieđut: du går samma väg runt som den andra hären.

way-vuosttut = Vuosttut: mot varandra
way-miedut = Mieđut: samma väg runt

choose-use = Vilken?
use-with = { $piece ->
    [soldier] Soldat med { $die }
    [queen] Drottning med { $die }
   *[king] Kung med { $die }
}
use-homebound = Soldat på hemväg med { $die }
use-take = Ta kungen
use-remove = Ta bort kungen ur spelet

## Knappar

throw-button = Kasta
throw-again = Kasta om
throw-again-count = { $count ->
    [one] Kasta om ett X
   *[other] Kasta om { $count } X
}
end-turn = Avsluta turen
take-back = Ångra
resign = Ge upp
play-again = Spela igen
save-record = Spara protokollet

## Vad som hände

face-blank = blank

news-round = Männen kastade { $men }, kvinnorna { $women }.
news-begins = { $side ->
    [men] Männen börjar.
   *[women] Kvinnorna börjar.
}
news-again = En gång till.
news-thrown = { $side ->
    [men] Männen kastade { $dice }.
   *[women] Kvinnorna kastade { $dice }.
}
news-woke = { $side ->
    [men] En man vaknade och gick till { $to }.
   *[women] En kvinna vaknade och gick till { $to }.
}
news-queen-woke = { $side ->
    [men] Männens drottning vaknade och gick till { $to }.
   *[women] Kvinnornas drottning vaknade och gick till { $to }.
}
news-moved = { $piece ->
    [queen] { $side ->
        [men] Männens drottning gick från { $from } till { $to }.
       *[women] Kvinnornas drottning gick från { $from } till { $to }.
    }
    [king] Kungen gick från { $from } till { $to }.
   *[soldier] { $side ->
        [men] En man gick från { $from } till { $to }.
       *[women] En kvinna gick från { $from } till { $to }.
    }
}
news-captured = { $side ->
    [men] { $count ->
        [one] En man slogs ut på { $at }.
       *[other] { $count } män slogs ut på { $at }.
    }
   *[women] { $count ->
        [one] En kvinna slogs ut på { $at }.
       *[other] { $count } kvinnor slogs ut på { $at }.
    }
}
news-queen-captured = { $side ->
    [men] Männens drottning slogs ut.
   *[women] Kvinnornas drottning slogs ut.
}
news-king-taken = { $side ->
    [men] Männen har kungen.
   *[women] Kvinnorna har kungen.
}
news-king-pushed = Han knuffades till { $to }.
news-king-removed = Kungen är ute ur spelet.
news-dismounted = Ryttaren står på { $at } till fots.
news-turn-lost = { $side ->
    [men] Männen kan inte använda { $dice }. Turen går vidare.
   *[women] Kvinnorna kan inte använda { $dice }. Turen går vidare.
}
news-nothing = { $side ->
    [men] Männen kan inte göra något med det här kastet.
   *[women] Kvinnorna kan inte göra något med det här kastet.
}
news-taken-back = Ångrat.
news-restored = Ditt spel fortsätter där det var.
brief-thrown = { $side ->
    [men] Män: { $dice }.
   *[women] Kvinnor: { $dice }.
}
brief-woke = { $to } vaken.
brief-moved = { $piece ->
    [queen] Drottning { $from }, { $to }.
    [king] Kung { $from }, { $to }.
   *[soldier] { $from }, { $to }.
}
brief-captured = { $count ->
    [one] { $at } utslagen.
   *[other] { $count } på { $at } utslagna.
}

## Varför inte

why-asleep = Den sover: det krävs ett X för att lösa den här pjäsen.
why-not-front = Soldaterna vaknar i ordning. Nästa står på { $at }.
why-next-not-free = Den kan vakna först när { $at } är ledig.
why-not-yours = Den pjäsen är inte din.
why-king-neutral = Ingen har kungen ännu. Landa på honom för att ta honom.
why-king-inert = Kungen väntar tills en soldat har gått in på motståndarens hemrad.
why-die-waits = { $die } måste användas först.
why-no-x = Det finns inget X kvar, och bara ett X löser en pjäs.
why-lands = Med { $die } skulle den landa på { $at }.
why-sleeper = { $at } är stängd: där står en pjäs som sover.
why-own-soldier = En egen soldat står på { $at }, och där får bara en stå.
why-king-alone = Kungen delar inte plats med sina soldater, och en står på { $at }.
why-queen-alone = Drottningen delar inte plats med egna pjäser, och en står på { $at }.
why-own-queen = Din drottning står på { $at }.
why-own-king = Din kung står på { $at }.
why-push = Kungen skulle knuffas in på din egen pjäs på { $at }.
why-queue = Soldaterna går i kö och går inte förbi varandra, och en står i vägen på { $at }.
why-straight = Kungen och drottningarna går rakt fram; de svänger bara runt änden av en rad.
why-rider = Ryttaren går tillsammans med kungen.
why-nothing-there = Där står ingen av dina.
why-no-use = Ingen tärning som kan användas nu för den någonstans.

## Slutet

won = { $side ->
    [men] Männen vinner
   *[women] Kvinnorna vinner
}
draw = Oavgjort
reason-soldiers = { $side ->
    [men] Kvinnorna har inga soldater kvar.
   *[women] Männen har inga soldater kvar.
}
reason-pieces = { $side ->
    [men] Kvinnorna har varken soldater eller kung.
   *[women] Männen har varken soldater eller kung.
}
reason-queen = { $side ->
    [men] Kvinnornas drottning slogs ut.
   *[women] Männens drottning slogs ut.
}
reason-blocked = { $side ->
    [men] Kvinnorna kan inte använda sina tärningar.
   *[women] Männen kan inte använda sina tärningar.
}
reason-resigned = { $side ->
    [men] Kvinnorna gav upp.
   *[women] Männen gav upp.
}
reason-dead = Ingen kan någonsin flytta igen.
reason-agreed = Ni enades om oavgjort.

## När något är fel

notice-unknown-parameter = Adressen har en del som sidan inte känner till och bortser från: { $name }.
notice-bad-parameter = Adressen ber om { $name }={ $value }, och det går inte. { $help }
notice-no-storage = Den här webbläsaren sparar ingenting för sidan, så när sidan laddas om börjar ett nytt spel.
notice-storage-full = Spelet kunde inte sparas: { $error }. Det fortsätter, men drag kan gå förlorade om sidan laddas om.
notice-bad-save = Ett sparat spel kunde inte läsas och lades åt sidan: { $error }.
notice-thinker-anew = Datorn slutade tänka och väcktes igen. Spelet fortsätter. ({ $error })
notice-thinker-gone = Datorn kan inte tänka här längre, så den spelar vidare av gammal vana. ({ $error })
notice-no-chance = Den här webbläsaren ger inga slumptal, så tärningar kan inte kastas rättvist här.
help-choices = Valen är { $words }.
help-seed = Ett frö är ett heltal.
help-rules = Regelverken är { $ids }.
help-sides = Datorn kan spela men (männen), women (kvinnorna), both (båda) eller none (ingen); efter ett kolon kan den vara beginner, easy, steady, strong eller master.

panic-title = Spelet har snubblat
panic-text = Något gick fel inne i programmet. Ditt spel är bevarat till och med det senaste draget.
panic-continue = Fortsätt från det senaste draget
notice-no-download = Den här webbläsaren låter inte sidan spara en fil.

notice-bad-settings = Några sparade inställningar kunde inte läsas och är som vanligt: { $lines }

## Inställningar

settings = Inställningar
settings-reset = Allt som vanligt
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
set-below = Närmast dig
set-below-auto = Den som spelar här
set-below-men = Männen
set-below-women = Kvinnorna
set-speed = Hastighet
set-speed-slow = Långsam
set-speed-normal = Vanlig
set-speed-fast = Snabb
set-speed-instant = Utan rörelse
set-turning = Vänd brädet mot den som har turen
set-table = Två spelare på var sin långsida av en liggande skärm
set-hints = Markera det som kan väljas
set-moves = Draglista bredvid brädet
set-speech = Vad röster läser upp
set-speech-full = Allt
set-speech-brief = Med få ord
set-sound = Ljud
set-volume = Volym

## Regelverkstaden

open-lab = Se på de här reglerna, eller ändra dem
lab = Regler
lab-about = Varje rad är ett val som någon fjord har gjort på sitt sätt. Ändra det du vill: varje värde berättar var det kommer ifrån.
lab-based = Bygger på
lab-recorded = Så som det är överlämnat.
lab-handed = Så som det är överlämnat, med ett val som källorna lämnar öppet.
lab-invention = Delvis din egen uppfinning. Ha roligt med den, och kalla den din.
lab-refused = De här valen går inte ihop: { $reason }
origin-recorded = { $sources }
origin-offered = föreslaget av { $sources }
origin-fits = passar alla regelverk: { $sources }
origin-invention = din egen uppfinning

source-reaidu = Reaidu
source-booklet = Häftet från 2018
source-globe-joueur = Le Globe Joueur
source-digital-sahkku = Digital Sáhkku

portrait-lagesvuotna = Från Laksefjord (Lágesvuotna), återskapat av duojár Edmund Johansen efter gamla minnen. Drottningar, en kung som far längs linjerna, sovande som ingen kan röra: det spel där det finns mest att planera.
portrait-vuonnamarkan = Laksefjords spel med Nessebykungen, som väntar tills någon bryter sig in på motståndarens hemrad. Så spelas det i världscupen i sáhkku.
portrait-raisa = Från Kvænangen, så som Yngvar Mejland från Nordreisa skrev ner det 1953. Två tärningar i fast ordning: här skrattar turen högst.
portrait-maze = Mejlands regler, så som läraren Bernt Pettersen tog dem med till Máze på 1980-talet. Samma två tärningar, i vilken ordning du vill.
portrait-vuovdaguoika = Hans Aslak Guttorm från Vuovdaguoika lärde det vidare till sina döttrar. Soldaterna håller sin plats i kön, och kungen knuffas (cadjit) fram som en murbräcka.
portrait-gavkevuotna = Från Kåfjord (Gávkevuotna) vid Nordkap, lärt ut av snickaren Kristian Johansen. Som spelet från Vuovdaguoika, men utan omkast.
portrait-unjarga = En rekonstruktion efter det som skrivits om Nesseby (Unjárga): soldaterna går rakt ut på mittraden, och kungen väntar på den första som når andra sidan.
portrait-globe-joueur = En fransk rekonstruktion. En soldat klättrar in under kungen och rider med honom; den som inte kan använda tärningarna förlorar.

opt-columns = Kolumner
opt-places = Platser
opt-home_row = Hemraden från början
opt-queens = Drottningar (dronnegat)
opt-dice = Antal tärningar
opt-faces = Tärningarnas sidor
opt-blank = Den blanka sidan är värd
opt-rethrow = Omkast
opt-order = Ordning för tärningarna
opt-activation_order = Vem som vaknar härnäst
opt-activation_step = Vart en soldat vaknar
opt-track = Vägen runt brädet
opt-miedut = Den andra sidan får gå mieđut
opt-stacking = Soldater får dela plats
opt-queue = Soldaterna går i kö
opt-sleepers = De som sover är
opt-king_taken = Kungen tas genom
opt-raid_gate = Kungen väntar på ett inbrott
opt-king_moves = Kungen går
opt-king_shares = Kungen delar plats
opt-utsjok = Kungen kan tas ur spelet
opt-loses_without = En sida förlorar utan
opt-blocked_loses = Den som är instängd förlorar
opt-like_odds = Like odds
opt-may_stop = En tur får avslutas tidigt
opt-throw_off = Vem som börjar
opt-stake = Insats för varje soldat som är kvar

val-yes = ja
val-no = nej
val-none = ingen
val-places-lines = linjer
val-places-squares = rutor
val-home_row-full = full
val-home_row-front-empty = tom längst fram
val-rethrow-each = de tärningar som visar X
val-rethrow-all = alla, när alla visar X
val-rethrow-none = aldrig
val-order-free = fri
val-activation_order-front-first = den främsta
val-activation_order-any = vem som helst
val-activation_order-next-free = vem som helst med plats framför sig
val-activation_step-forward = ett steg framåt
val-activation_step-across = rakt ut på mittraden
val-track-loop = runt och runt
val-track-eight = en åtta, hem igen
val-sleepers-exposed = fritt villebråd
val-sleepers-protected = trygga för fienden
val-sleepers-closed = orörbara
val-king_taken-landing = att landa på honom
val-king_taken-push = att knuffa honom framför sig (cadjit)
val-king_taken-mount = att klättra in under honom
val-raid_gate-off = nej
val-raid_gate-landing = en gång
val-raid_gate-raid = varje gång, och bara så
val-raid_gate-both = varje gång, eller genom att landa
val-king_moves-soldier = som en soldat
val-king_moves-royal = kungligt, med svängar
val-king_moves-orthogonal = rakt, utan svängar
val-loses_without-soldiers = soldater
val-loses_without-all-pieces = soldater och kung
val-like_odds-off = nej
val-like_odds-in-place = tre vakna på plats
val-like_odds-advanced = tre vakna, ett steg fram
val-throw_off-first-x = det första X:et
val-throw_off-most-x = flest X av tre
val-throw_off-lot = lotten

contradiction-columns = antalet kolumner måste vara ett udda tal från 9 till 21.
contradiction-dice = det måste vara en till fyra tärningar.
contradiction-faces = en tärning har fyra olika sidor.
contradiction-no-x = utan ett X kunde ingen någonsin vakna.
contradiction-blank-no-face = den blanka sidan har fått ett värde, men de här tärningarna har ingen.
contradiction-blank-no-value = de här tärningarna har en blank sida, så den måste vara värd 0 eller 4.
contradiction-order = en fast ordning måste ha med { $face }, som är värd något.
contradiction-queue = soldater i kö står en och en och kan inte dela plats.
contradiction-next-free = den som vaknar rakt in på mittraden behöver ingen plats framför sig.
contradiction-like-odds-place = den som vaknar rakt in på mittraden kan inte vara vaken hemma.
contradiction-like-odds-ahead = de tre första stegen skulle inte alla vara lediga, eller så skulle båda härarna gå till samma ände.

## Protokoll

record = Spelets protokoll
record-about = Varje kast och varje val, att spara och att dela. Klistra in ett annat protokoll här, eller öppna en fil, för att spela vidare från det.
record-open = Spela vidare från den här texten
record-file = Öppna en fil
copy-record = Kopiera
copy-link = Kopiera en länk
copied = Kopierat.
not-copied = Den här webbläsaren låter inte sidan kopiera. Texten är markerad: kopiera den själv.
link-open = Öppna spelet i länken
notice-bad-link = Spelet i länken kunde inte öppnas: { $error }.
record-refused = Det här protokollet kan inte läsas. { $error }

## Brädet, så som en skärmläsare berättar det

board = Bräde
dice = Tärningar
twin-castle = Slottet
twin-empty = tom
twin-asleep = { $side ->
    [men] { $count ->
        [one] en man som sover
       *[other] { $count } män som sover
    }
   *[women] { $count ->
        [one] en kvinna som sover
       *[other] { $count } kvinnor som sover
    }
}
twin-awake = { $side ->
    [men] { $count ->
        [one] en man
       *[other] { $count } män
    }
   *[women] { $count ->
        [one] en kvinna
       *[other] { $count } kvinnor
    }
}
twin-homebound = { $side ->
    [men] { $count ->
        [one] en man på hemväg
       *[other] { $count } män på hemväg
    }
   *[women] { $count ->
        [one] en kvinna på hemväg
       *[other] { $count } kvinnor på hemväg
    }
}
twin-riding = { $side ->
    [men] { $count ->
        [one] en man som rider
       *[other] { $count } män som rider
    }
   *[women] { $count ->
        [one] en kvinna som rider
       *[other] { $count } kvinnor som rider
    }
}
twin-queen = { $side ->
    [men] männens drottning
   *[women] kvinnornas drottning
}{ $awake ->
    [yes] { "" }
   *[no] , som sover
}
twin-king = { $side ->
    [men] kungen, hos männen
    [women] kungen, hos kvinnorna
   *[none] kungen, som ingen har
}
twin-king-inert = kungen, som väntar på det första inbrottet
twin-chosen = vald
twin-movable = kan väljas
twin-reach = kan nås med { $faces }
twin-die-in-hand = i handen
twin-die = { $face }{ $used ->
    [yes] , använd
   *[no] { "" }
}

## En kiosk

help-kiosk = on eller off
invite = Rör vid brädet för att spela
invite-about = Sáhkku, samernas tärningsspel
still-there = Är du kvar?
still-there-count = { $count ->
    [one] Om en sekund ställs brädet upp på nytt.
   *[other] Om { $count } sekunder ställs brädet upp på nytt.
}
still-there-go-on = Spela vidare

staff = För personalen
staff-version = Sáhkku, version { $version }
staff-uptime = Har varit igång i { $time } (timmar och minuter) sedan sidan laddades.
staff-games = { $count ->
    [one] Ett spel har påbörjats av besökare.
   *[other] { $count } spel har påbörjats av besökare.
}
staff-errors = { $count ->
    [one] Ett fel sedan start.
   *[other] { $count } fel sedan start.
}
staff-file-fine = Det är inget fel på kiosk.json.
staff-file-bad = I kiosk.json finns värden som inte kunde användas och är som vanligt. { $troubles }
staff-reload = Ladda om sidan
kiosk-no-table = Filen kan inte läsas som JSON med namn och värden inom klamrar.
kiosk-unknown-name = ”{ $name }” är inte namnet på någon inställning.
kiosk-no-flag = ”{ $name }” måste vara true eller false.
kiosk-no-number = ”{ $name }” måste vara ett heltal från { $least } till { $most }.
kiosk-no-time = ”{ $name }” måste vara ett klockslag som "4:00", eller null.
kiosk-no-list = ”{ $name }” måste vara en lista med texter.
kiosk-unknown = ”{ $name }” nämner ”{ $word }”, som inte är känt.
kiosk-no-sound = ”{ $name }” måste vara "off", "on" eller en lista som [{ "{" }"from": "10:00", "to": "17:00"{ "}" }].

## A new version of the page

update-there = Det finns en ny version av spelet. Ditt parti fortsätter i den.
update-take = Ta den nu
update-later = Senare

elsewhere-title = Spelet går vidare i en annan flik
elsewhere-text = För att inget ska gå förlorat spelas ett spel bara i en flik åt gången. Den här vilar.
elsewhere-take = Spela vidare här
save-aside = Ladda ner det

## Råd

hint = Tips
hint-note = Vad en enkel spelare skulle göra.
odds = Vad kan slå ut mig?
odds-title = { $side ->
    [men] Vad kan slå ut männen?
   *[women] Vad kan slå ut kvinnorna?
}
odds-item = { $piece ->
    [soldier] Soldat { $at }: { $chance } %
    [queen] Drottning { $at }: { $chance } %
   *[king] Kung { $at }: { $chance } %
}
odds-none = Motståndarens nästa kast kan inte slå ut någon.
odds-note = Hur ofta motståndarens nästa kast kan slå ut, om den vill; X som kastas om är inte medräknade.
action-move = { $piece ->
    [soldier] Soldat { $from } till { $to } med { $die }
    [queen] Drottning { $from } till { $to } med { $die }
   *[king] Kung { $from } till { $to } med { $die }
}
action-wake = { $piece ->
    [queen] Lös drottningen till { $to }
   *[soldier] Lös { $from } till { $to }
}
action-remove = { $action }, och kungen ur spelet
action-rethrow = { $count ->
    [one] Kasta om ett X
   *[other] Kasta om { $count } X
}
action-stop = Avsluta turen
notice-no-advice = Den del av programmet som ger råd kan inte laddas här.

## Two people at one table

far-side = Den andra sidan
task-other = Den andra sidan spelar.

## Att se tillbaka, att bekräfta, och sidan runt omkring

moves = Drag
list-side = { $side ->
    [men] män
   *[women] kvinnor
}
scrubber = Genom spelet
past-first = Till början
past-back = Ett steg bakåt
past-on = Ett steg framåt
past-last = Till slutet
past-play = Låt det spelas upp
past-return = Tillbaka till spelet
past-branch = Spela vidare härifrån
past-beginning = Före det första kastet.
past-of = { $at } av { $all }
task-past = Du ser tillbaka, på steg { $at }.
cancel = Nej, tillbaka
confirm-resign = Ge upp?
confirm-resign-text = Motståndaren vinner spelet. Det går inte att ångra.
confirm-new = Börja ett nytt spel?
confirm-new-text = Ett spel pågår. Ett nytt tar dess plats, och det gamla kan inte fortsättas; protokollet kan sparas.
confirm-branch = Spela vidare härifrån?
confirm-branch-text = Allt som kom efter den här ställningen faller bort. Protokollet över hela spelet kan sparas först.
twin-ahead = kan nås med { $faces } efter varandra
help-allow = adresser som https://example.org, med komma emellan
help-keep = ett namn av bokstäver, siffror och bindestreck
host-unreadable = Brevet från sidan runt spelet kan inte läsas: { $what }
host-needs = ”{ $wish }” behöver ”{ $name }”.
host-not-now = Det går inte nu.
host-not-legal = ”{ $action }” är inget tillåtet val i den här ställningen.
host-unknown = ”{ $name }” är inte känt.
host-bad-value = ”{ $name }” kan inte vara ”{ $value }”.

## Vad som är fel med en text

read-found = Rad { $line }, kolumn { $column }: där står ”{ $found }”; väntat: { $expected }.
read-ends = Rad { $line }, kolumn { $column }: här slutar texten; väntat: { $expected }.
read-space = ett mellanslag
read-line-end = slutet av raden
read-action-end = slutet av handlingen
read-action = en handling som II:b9-b7, X:+a15-b15, R2 eller stop
read-again = hur många tärningar som kastas om
read-colon = ett kolon efter tärningen
read-landing = ett bindestreck och platsen där pjäsen landar
read-place = en plats som b8
read-option-value = ett val skrivet namn=värde
read-rules = ordet rules och namnet på ett regelverk
read-shorter = en kortare text
read-nothing = ingenting efter resultatet
read-turn-or-result = en tur eller resultatet
read-header = det som sägs om spelet, före det första kastet
read-once = det bara en gång
read-name = ett namn på högst 80 tecken på en rad
read-date = ett datum, som 2026-11-21
read-womens-throw = ett snedstreck och det kvinnorna kastade
read-rest-of-turn = resten av turen före, på sin egen rad
read-next-line = nästa tur på en egen rad
read-fewer-dice = högst 4 tärningar
read-row-slash = ett snedstreck före nästa rad
read-full-stop = en punkt efter talet
read-bracket = en slutparentes
read-piece = en pjäs (m, M, w, W eller K), en parentes eller ett antal tomma platser
read-face = en sida: X, I, II, III eller -
read-rule-set = ett regelverk: { $words }
read-option = ett val: { $words }
read-together = val som går ihop: { $reason }
read-turn = tur { $number }
read-result = det som spelet slutade med: { $line }
read-room = högst { $left } platser till i rad { $row }
read-throw = ett kast med de tärningar som reglerna har
read-legal = en handling som reglerna tillåter här
read-next = det som kan komma nu i spelet
read-possible = en ställning som kan finnas: { $reason }
read-army = en sida har fler soldater än den började med
read-queens = det finns drottningar som reglerna inte har
read-king = kungen kan inte vara så här
read-dice = tärningarna kan inte ligga så
read-miedut = de här reglerna har inte mieđut
read-standing = det som står på { $at } kan inte stå där
link-kind = den innehåller varken ett spel eller en ställning
link-version = den gjordes av en annan version av sidan
link-too-long = den är längre än något spel
link-parts = en del saknas, eller så är det en för mycket
link-letters = den är skadad
link-rules = reglerna i den kan inte läsas
link-position = ställningen i den kan inte läsas
link-game = det som står i den blir inget spel enligt reglerna
save-none = det är inget sparat spel, eller från en annan version
save-damaged = det har ändrats eller klippts av
save-seats = det säger inte vem som spelar

## On paper

paper = Skriv ut ett spel
paper-about = Ett spel för platser utan skärm: skriv ut det på kraftigt papper, klipp längs de hela linjerna och vik längs de streckade.
paper-what = Vad
paper-format = Papper
paper-all = Hela spelet
paper-rules = Regler på en sida
paper-board = Bräde
paper-dice = Tärningar
paper-pieces = Pjäser
paper-print = Skriv ut
paper-save = Spara som SVG
paper-size = Skriv ut i 100 %, utan anpassning till sidan.
paper-board-how = En pjäs per streck: soldaterna på de yttre raderna, kungen i mitten.
paper-dice-how = Klipp ut, vik alla streckade linjer och limma fliken på insidan; trianglarna stänger de två ändarna.
paper-pieces-how = Klipp ut och vik till ett litet tält; de två fötterna limmas ihop undertill.

## Motståndare och återblick

review = Tur och skicklighet
review-working = Spelet gås igenom: { $done } %
review-chart = Männens chans att vinna var { $start } % i början och är { $end } % i slutet.
review-legend = Chanserna kast för kast: männens i blått nerifrån, kvinnornas i rött uppifrån. Gult: dyra val.
review-luck = Tur: vad kasten gav
review-skill = Skicklighet: vad valen kostade
review-units = I hundradelar av chansen att vinna, så som en stark spelare ser den.
review-mistakes = Dyra val
review-none = Inga värda att nämna.
review-mistake = { $side ->
    [men] Männen: { $played }. Bättre: { $better }. Det kostade { $cost } %.
   *[women] Kvinnorna: { $played }. Bättre: { $better }. Det kostade { $cost } %.
}
review-details = Alla kast och val i en tabell
review-side = Sida
review-entry = Kast eller val
review-chance = Männens chans i %
review-change = Förändring för sidan
review-then = { $side }: vad som hade varit bättre
review-then-note = Gult är det bättre valet, rött det som gjordes. ”Stäng” leder tillbaka till återblicken.
side-name = { $side ->
    [men] Männen
   *[women] Kvinnorna
}
players = Vem spelar
players-men = Männen
players-women = Kvinnorna
player-human = En människa
set-opponent = Motståndare
set-opponent-beginner = Lämmel: nybörjare
set-opponent-easy = Ripa: lätt
set-opponent-steady = Räv: stadig
set-opponent-strong = Lo: stark
set-opponent-master = Korp: den starkaste
opponent-beginner = Lämmel
opponent-easy = Ripa
opponent-steady = Räv
opponent-strong = Lo
opponent-master = Korp
about-beginner = Springer på det som är nära och missar mycket. Gott sällskap i ett första spel.
about-easy = Tar vad den ser, en tärning i taget.
about-steady = Spelar med förstånd, och är slarvig då och då.
about-strong = Tänker varje kast till slut.
about-master = Ser också vad du kan svara.
turn-of-opponent = { $side ->
    [men] { $name } spelar männen
   *[women] { $name } spelar kvinnorna
}
hint-item = { $action }: { $chance } %
notice-no-weights = Det datorn har lärt sig kunde inte användas ({ $error }). Den spelar vidare efter tumregler.

## Lära

open-guide = Lär dig det på två minuter
open-rules = Regler
lesson = Lektion
lesson-count = { $at } av { $of }
lesson-next = Nästa
lesson-finish = Klar
lesson-show = Visa mig
lesson-leave = Lämna
lesson-throw = Kasta tärningarna.
lesson-throw-other = Kasta nu för den andra sidan.
lesson-other = Det går också. Försök här med det texten ber om.
lesson-learned = Nu kan du nog för att spela. Resten kommer vid brädet.
read-rule = Regeln
card-back = Tillbaka
card-on = Nästa
card-try = Försök själv
card-lessons = Alla lektioner till de här reglerna
live-play = Spela upp
open-book = Regelboken
print = Skriv ut
contents = Innehåll
live-stop = Stopp

## Keys and questions

keys = Tangenter och frågor
keys-about = Allt går att göra med tangentbordet ensamt. Bokstäverna fungerar när ingen text skrivs; varje tangent har också en knapp.
tell-here = Vad finns här?
tell-possible = Vad kan jag göra?
tell-position = Hur står det?
key-arrows = från plats till plats på brädet
key-enter = väljer: först en pjäs, sedan vart den går
key-dice = en tärning: bara dess vägar; eller ett X som ska kastas om
key-throw = kastar tärningarna
key-rethrow = kastar X:en igen
key-escape = glömmer det som var valt
tell-no-place = Ingen plats på brädet är besökt än: piltangenterna leder dit.
tell-movable = De står på { $places }.
describe-army = { $side ->
    [men] Männen
   *[women] Kvinnorna
}: sover { $asleep }; vakna { $awake }.
describe-nobody = ingen
describe-homebound = { $place } på väg hem
describe-riding = { $place } ridande
describe-queen = { $awake ->
    [yes] Deras drottning är vaken på { $place }.
   *[no] Deras drottning sover på { $place }.
}
describe-king = { $side ->
    [men] Kungen står på { $place } och tillhör männen.
    [women] Kungen står på { $place } och tillhör kvinnorna.
   *[none] Kungen står på { $place } och tillhör ingen.
}
describe-dice = Tärningarna visar { $faces }.
