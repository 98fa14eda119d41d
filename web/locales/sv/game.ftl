# Orden på sidan, på svenska. Samiska ord är namnen på sakerna i spelet; se docs/glossary.md.

title = Sáhkku

## Början

welcome = Samernas eget tärningsspel, en gång förbjudet som ”Djävulens spel”, i dag i bruk igen.
play-computer = Spela mot datorn
play-two = Två spelare vid en skärm
continue-game = Fortsätt spelet
choose-rules = Regelverk
about = Om spelet
close = Stäng
new-game = Nytt spel
menu = Meny

about-text = Sáhkku är ett gammalt samiskt brädspel. Det spelades över stora delar av Sápmi, från det lulesamiska området i söder till det skoltsamiska i nordost. En kristen väckelse på 1800-talet fördömde det som ”Djävulens spel”, assimilering och krig gjorde resten, och spelet var nära att gå förlorat. Några få familjer fortsatte att spela och tillverka spel. Tack vare dem spelas det igen.
about-how = Varje spelare leder en här: männen (olbmát) eller kvinnorna (gálgut). Soldaterna sover tills ett X väcker dem. När de är vakna går de runt brädet och slår ut alla fiender de landar på. Kungen (gonagas) i mitten tillhör den som tog honom senast.

## Språk

language-switch = { $now }: välj språk
language-status = Den svenska texten är ett utkast av dem som har gjort sidan. Ingen annan har granskat den ännu.
notice-incomplete = Spelet kunde inte laddas helt. Kontrollera anslutningen och försök igen. ({ $error })
notice-language = Texten på { $language } kunde inte laddas, så språket förblir som det är. ({ $error })
help-languages = Språk: { $codes }.

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

task-round = Varje sida kastar en tärning. Om bara den ena visar X börjar den sidan.
task-round-most = Varje sida kastar tre tärningar. Den som får flest X börjar.
task-lot = Lotten avgör vem som börjar.
task-way = { $side ->
    [men] Männen väljer väg runt brädet.
   *[women] Kvinnorna väljer väg runt brädet.
}
task-throw = Kasta tärningarna.
task-throw-again = Kasta tärningarna du har i handen.
task-wait = Datorn spelar.
task-thinking = Datorn tänker …
task-choose = Välj en pjäs.
task-choose-rethrow = Välj en pjäs, eller ett X som du vill kasta om.
task-destination = Välj vart den ska gå. Varje fält visar vilken tärning som går åt.
task-stuck = Du kan inte använda någon tärning. Kasta om X, eller avsluta turen.
task-way-explained = Vuosttut: härarna går åt var sitt håll och möts. Mieđut: du går åt samma håll som den andra hären.

way-vuosttut = Vuosttut: mot varandra
way-miedut = Mieđut: åt samma håll

choose-use = Vilket drag?
use-with = { $piece ->
    [soldier] Soldat med { $die }
    [queen] Drottning med { $die }
   *[king] Kung med { $die }
}
use-homebound = Soldat på hemväg med { $die }
use-take = Ta kungen
use-remove = Ta kungen ur spelet

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
offer-draw = Föreslå oavgjort
play-again = Spela igen
save-record = Spara loggen

## Vad som hände

face-blank = blank

news-round = Männen kastade { $men }, kvinnorna { $women }.
news-begins = { $side ->
    [men] Männen börjar.
   *[women] Kvinnorna börjar.
}
news-again = Oavgjort: kasta igen.
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
    [men] Männen tog kungen.
   *[women] Kvinnorna tog kungen.
}
news-king-pushed = Han knuffades till { $to }.
news-king-removed = Kungen är ute ur spelet.
news-dismounted = Soldaten på { $at } bär inte längre kungen.
news-turn-lost = { $side ->
    [men] Männen kan inte använda { $dice }, så turen är slut.
   *[women] Kvinnorna kan inte använda { $dice }, så turen är slut.
}
news-nothing = { $side ->
    [men] Männen kan inte använda det här kastet.
   *[women] Kvinnorna kan inte använda det här kastet.
}
news-taken-back = Draget är ångrat.
news-restored = Spelet återupptas.
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
    [one] Utslagen på { $at }.
   *[other] { $count } utslagna på { $at }.
}

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
    [men] Kvinnorna har varken soldater eller kungen.
   *[women] Männen har varken soldater eller kungen.
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
reason-dead = Ingen av sidorna kan någonsin flytta igen.
reason-agreed = Båda sidorna kom överens om oavgjort.

## När något är fel

notice-bad-parameter = Adressen ber om { $name }={ $value }, och det går inte. { $help }
notice-no-storage = Den här webbläsaren sparar ingenting för sidan, så ett nytt spel börjar när du laddar om den.
notice-storage-full = Spelet kunde inte sparas: { $error }. Du kan spela vidare, men drag kan gå förlorade om sidan laddas om.
notice-bad-save = Ett sparat spel kunde inte läsas och lades åt sidan: { $error }.
notice-thinker-anew = Datorspelaren svarade inte längre och startades om. Spelet fortsätter. ({ $error })
notice-thinker-gone = Datorspelaren fungerar inte längre här. Den spelar vidare efter enkla regler. ({ $error })
notice-no-chance = Den här webbläsaren ger inga slumptal, så tärningarna kan inte kastas rättvist.
help-choices = Möjliga värden: { $words }.
help-seed = Ett frö är ett heltal.
help-rules = Regelverk: { $ids }.
help-sides = Datorn kan spela men (männen), women (kvinnorna), both (båda) eller none (ingen). Efter ett kolon kan en nivå följa: beginner, easy, steady, strong eller master.

panic-title = Något gick fel
panic-text = Ett fel inträffade i programmet. Ditt spel är sparat till och med det senaste draget.
panic-continue = Fortsätt från det senaste draget
notice-no-download = Den här webbläsaren låter inte sidan spara filer.

notice-bad-settings = Några sparade inställningar kunde inte läsas och har återställts till standard: { $lines }

## Inställningar

settings = Inställningar
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
set-speech = Skärmläsarens detaljnivå
set-speech-full = Full
set-speech-brief = Kort
set-sound = Ljud
set-volume = Volym

## Regelverkstaden

open-lab = Visa eller anpassa reglerna
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

portrait-lagesvuotna = Från Laksefjord (Lágesvuotna), sammansatt av duojár Edmund Johansen efter gamla minnen. Drottningar, en vittfarande kung och sovande som ingen kan röra: regelverket där det finns mest att planera.
portrait-vuonnamarkan = Laksefjords spel med Nessebykungen, som väntar tills en soldat går in på motståndarens hemrad. Så spelas världscupen i sáhkku.
portrait-raisa = Från Kvænangen, så som Yngvar Mejland från Nordreisa beskrev det 1953. Två tärningar i fast ordning: av alla regelverk är det här slumpen betyder mest.
portrait-maze = Mejlands regler, så som läraren Bernt Pettersen tog dem med till Máze på 1980-talet. Samma två tärningar, i vilken ordning du vill.
portrait-vuovdaguoika = Så som Hans Aslak Guttorm från Vuovdaguoika lärde ut det till sina döttrar. Soldaterna går i kö, och kungen knuffas (cadjit) fram som en murbräcka.
portrait-gavkevuotna = Från Kåfjord (Gávkevuotna) vid Nordkap, så som snickaren Kristian Johansen lärde ut det. Som spelet från Vuovdaguoika, men utan omkast.
portrait-unjarga = En rekonstruktion efter det som har skrivits om Nesseby (Unjárga). Soldaterna går rakt ut på mittraden, och kungen väntar på den första soldaten som når motståndarens hemrad.
portrait-globe-joueur = En fransk rekonstruktion. En soldat går in under kungen och bär honom. Den som inte kan använda sina tärningar förlorar.

opt-columns = Kolumner
opt-places = Fälten ritas som
opt-home_row = Hemraden från början
opt-queens = Drottningar (dronnegat)
opt-dice = Antal tärningar
opt-faces = Sidorna på varje tärning
opt-blank = Den blanka sidans värde
opt-rethrow = Omkast
opt-order = Tärningarnas ordning
opt-activation_order = Vem som kan vakna
opt-activation_step = Första steget efter uppvaknandet
opt-track = Vägen runt brädet
opt-miedut = Den andra spelaren får välja mieđut
opt-stacking = Soldater får dela fält
opt-queue = Soldaterna går i kö
opt-sleepers = Sovande
opt-king_taken = Kungen tas genom
opt-raid_gate = Kungen tas genom inbrott
opt-king_moves = Kungen går
opt-king_shares = Kungen får dela fält
opt-utsjok = Kungen kan tas ur spelet
opt-loses_without = En sida förlorar när den har mist
opt-blocked_loses = En instängd sida förlorar
opt-like_odds = Like odds
opt-may_stop = En tur får avslutas tidigt
opt-throw_off = Vem som börjar
opt-stake = Insats per kvarvarande soldat

val-yes = ja
val-no = nej
val-none = ingen
val-places-lines = linjer
val-places-squares = rutor
val-home_row-full = full
val-home_row-front-empty = full, utom det främsta fältet
val-rethrow-each = valfria tärningar som visar X
val-rethrow-all = alla, om alla visar X
val-rethrow-none = aldrig
val-order-free = valfri
val-activation_order-front-first = den främsta
val-activation_order-any = vilken som helst
val-activation_order-next-free = alla vars nästa fält är ledigt
val-activation_step-forward = ett fält längs vägen
val-activation_step-across = rakt ut på mittraden
val-track-loop = i slinga, aldrig hem igen
val-track-eight = i en åtta, hem igen
val-sleepers-exposed = kan slås ut
val-sleepers-protected = är säkra för motståndaren
val-sleepers-closed = spärrar sitt fält
val-king_taken-landing = att landa på honom
val-king_taken-push = att knuffa honom vidare (cadjit)
val-king_taken-mount = att gå in under honom
val-raid_gate-off = nej
val-raid_gate-landing = första gången, sedan genom att landa på honom
val-raid_gate-raid = varje gång, och bara så
val-raid_gate-both = första gången, sedan genom inbrott eller landning
val-king_moves-soldier = som en soldat
val-king_moves-royal = rakt och runt radernas ändar
val-king_moves-orthogonal = bara rakt
val-loses_without-soldiers = soldaterna
val-loses_without-all-pieces = soldaterna och kungen
val-like_odds-off = nej
val-like_odds-in-place = tre vakna hemma
val-like_odds-advanced = tre vakna, ett steg ut
val-throw_off-first-x = den som ensam får X
val-throw_off-most-x = flest X på tre tärningar
val-throw_off-lot = lottning

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

record = Spellogg
record-about = Alla kast och val, att spara eller dela. Vill du fortsätta ett annat spel klistrar du in dess logg här eller öppnar filen.
record-open = Fortsätt från den här texten
record-file = Öppna en fil
copy-record = Kopiera
copy-link = Kopiera länk
copied = Kopierat.
not-copied = Den här webbläsaren låter inte sidan kopiera. Texten är markerad, så du kan kopiera den själv.
link-open = Öppna spelet från länken
notice-bad-link = Spelet i länken kunde inte öppnas: { $error }.
record-refused = Den här loggen kan inte läsas. { $error }.

## Brädet, så som en skärmläsare berättar det

board = Bräde
dice = Tärningar
twin-castle = Slottet
twin-empty = tomt
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
        [one] en man som bär kungen
       *[other] { $count } män som bär kungen
    }
   *[women] { $count ->
        [one] en kvinna som bär kungen
       *[other] { $count } kvinnor som bär kungen
    }
}
twin-queen = { $side ->
    [men] männens drottning
   *[women] kvinnornas drottning
}{ $awake ->
    [yes] { "" }
   *[no] , som sover
}
twin-king = { $holder ->
    [men] kungen, hos männen
    [women] kungen, hos kvinnorna
   *[none] kungen, som ingen har
}
twin-king-inert = kungen, som väntar på det första inbrottet
twin-chosen = vald
twin-movable = kan flyttas
twin-reach = kan nås med { $faces }
twin-die-in-hand = i handen
twin-die = { $faces }{ $used ->
    [yes] , använd
   *[no] { "" }
}

## En kiosk

help-kiosk = on eller off
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

## A new version of the page

update-there = En ny version av spelet är klar. Ditt spel fortsätter i den.
update-take = Uppdatera nu
update-later = Senare

elsewhere-title = Spelet är öppet i en annan flik
elsewhere-text = För att inget ska gå förlorat går det bara att spela i en flik åt gången. Den här är pausad.
elsewhere-take = Fortsätt här
save-aside = Spara det som fil

## Råd

hint = Tips
hint-note = Chansen att vinna, så som den starkaste datorspelaren ser den.
odds = Vilka pjäser är i fara?
odds-title = { $side ->
    [men] Vilka av männen är i fara?
   *[women] Vilka av kvinnorna är i fara?
}
odds-item = { $piece ->
    [soldier] Soldat { $at }: { $chance } %
    [queen] Drottning { $at }: { $chance } %
   *[king] Kung { $at }: { $chance } %
}
odds-none = Motståndarens nästa kast kan inte slå ut någon.
odds-note = Chansen att motståndarens nästa kast kan slå ut pjäsen. X som kastas om är inte medräknade.
action-move = { $piece ->
    [soldier] Soldat { $from } till { $to } med { $die }
    [queen] Drottning { $from } till { $to } med { $die }
   *[king] Kung { $from } till { $to } med { $die }
}
action-wake = { $piece ->
    [queen] Väck drottningen och gå till { $to }
   *[soldier] Väck { $from } och gå till { $to }
}
action-remove = { $action } och ta kungen ur spelet
action-rethrow = { $count ->
    [one] Kasta om ett X
   *[other] Kasta om { $count } X
}
action-stop = Avsluta turen
notice-no-advice = Den del av programmet som ger tips kunde inte laddas.

## Two people at one table

far-side = Den andra spelaren
task-other = Det är motståndarens tur.

## Att se tillbaka, att bekräfta, och sidan runt omkring

moves = Drag
list-side = { $side ->
    [men] män
   *[women] kvinnor
}
scrubber = Steg i spelet
past-first = Gå till början
past-back = Ett steg bakåt
past-on = Ett steg framåt
past-last = Gå till slutet
past-play = Spela upp spelet
past-return = Tillbaka till spelet
past-branch = Fortsätt härifrån
past-beginning = Före det första kastet.
past-of = { $step } av { $steps }
task-past = Du ser tillbaka på steg { $step }.
cancel = Avbryt
confirm-resign = Ge upp det här spelet?
confirm-resign-text = Motståndaren vinner. Det går inte att ångra.
confirm-new = Starta ett nytt spel?
confirm-new-text = Ett spel pågår. Om du startar ett nytt kan det inte återupptas. Du kan spara loggen först.
confirm-branch = Fortsätta härifrån?
confirm-branch-text = Allt efter den här ställningen går förlorat. Du kan spara loggen över hela spelet först.
draw-offered = { $side ->
    [men] Männen föreslår oavgjort
   *[women] Kvinnorna föreslår oavgjort
}
draw-question = { $side ->
    [men] Går männen med på det?
   *[women] Går kvinnorna med på det?
}
draw-ask = Föreslå oavgjort?
draw-ask-text = Om motståndaren går med på det slutar spelet oavgjort.
draw-standstill = Bara kungen kan flytta
draw-standstill-text = Ingen annan pjäs kan någonsin flytta igen, så ingen sida kan tvinga fram en vinst. Enas ni om oavgjort?
draw-agree = Gå med på oavgjort
draw-play-on = Spela vidare
draw-declined = { $side ->
    [men] Männen går inte med på oavgjort. Spelet fortsätter.
   *[women] Kvinnorna går inte med på oavgjort. Spelet fortsätter.
}
twin-ahead = kan nås med { $faces } efter varandra
help-allow = adresser som https://example.org, åtskilda med komma
help-keep = ett namn av bokstäver, siffror och bindestreck
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

paper = Skriv ut ett spel
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

review = Tur och skicklighet
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
players = Spelare
players-men = Männen
players-women = Kvinnorna
player-human = Människa
set-opponent = Motståndare
set-opponent-beginner = Lämmel: nybörjare
set-opponent-easy = Ripa: lätt
set-opponent-steady = Räv: medel
set-opponent-strong = Lo: stark
set-opponent-master = Korp: starkast
opponent-beginner = Lämmel
opponent-easy = Ripa
opponent-steady = Räv
opponent-strong = Lo
opponent-master = Korp
about-beginner = Jagar allt i närheten och missar mycket. Gott sällskap i ett första spel.
about-easy = Tar vad den ser, en tärning i taget.
about-steady = Spelar förnuftigt, med en och annan miss.
about-strong = Tänker igenom varje kast till slutet.
about-master = Räknar också med dina svar.
turn-of-opponent = { $side ->
    [men] { $name }: männens tur
   *[women] { $name }: kvinnornas tur
}
hint-item = { $action }: { $chance } %
notice-no-weights = Det datorspelaren har lärt sig kunde inte laddas ({ $error }). Den spelar efter enkla regler i stället.

## Lära

open-guide = Lär dig det på två minuter
open-rules = Regler
lesson = Lektion
lesson-count = { $step } av { $steps }
lesson-next = Nästa
lesson-finish = Klar
lesson-show = Visa mig
lesson-leave = Avsluta
lesson-throw = Kasta tärningarna.
lesson-throw-other = Kasta nu för den andra sidan.
lesson-other = Tillåtet, men prova det som lektionen ber om.
lesson-learned = Nu kan du tillräckligt för att spela. Resten lär du dig efter hand.
read-rule = Läs regeln
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

keys = Tangentbordshjälp
keys-about = Allt går att göra med bara tangentbordet. Bokstavstangenterna fungerar när du inte skriver text. Varje tangent har också en knapp.
tell-here = Vad finns här?
tell-possible = Vad kan jag göra?
tell-position = Hur är ställningen?
key-arrows = gå från fält till fält på brädet
key-enter = välj en pjäs, och sedan vart den ska
key-dice = visa bara en tärnings drag, eller ta ett X för att kasta om det
key-throw = kasta tärningarna
key-rethrow = kasta om X:en
key-escape = ta bort valet
tell-no-place = Du har inte varit på något fält ännu. Piltangenterna för dig runt på brädet.
tell-movable = Pjäser som kan flyttas: { $places }.
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
