# The words of what is loaded after the first screen, beside the rest of the program. See game.ftl.

## More

# Three words at most, on the card of a rule set.
short-order = tärningar i ordning
short-two-dice = enklast: två tärningar
short-queens-raids = drottningar och inbrott
short-queens = med drottningar
short-raids = inbrott väcker kungen
short-ride = bär kungen
short-push = knuffa kungen
short-push-again = knuffa, kasta om
short-all-x = först bara X
portrait-lagesvuotna = Från Laksefjord (Lágesvuotna), sammansatt av duojár Edmund Johansen efter gamla minnen. Drottningar, en vittfarande kung och sovande som ingen kan röra: det mest strategiska av regelverken.
portrait-vuonnamarkan = Laksefjords spel med Nessebykungen, som väntar tills en soldat går in på motståndarens hemrad. Så spelas världscupen i sáhkku.
portrait-raisa = Från Kvænangen, så som Yngvar Mejland från Nordreisa beskrev det 1953. Två tärningar i fast ordning: av alla regelverk är det här slumpen betyder mest.
portrait-maze = Mejlands regler, så som läraren Bernt Pettersen tog dem med till Máze på 1980-talet. Samma två tärningar, i vilken ordning du vill.
portrait-vuovdaguoika = Så som Hans Aslak Guttorm från Vuovdaguoika lärde ut det till sina döttrar. Soldaterna går i kö, och kungen knuffas (cadjit) fram som en murbräcka.
portrait-gavkevuotna = Från Kåfjord (Gávkevuotna) vid Nordkap, så som snickaren Kristian Johansen lärde ut det. Som spelet från Vuovdaguoika, men utan omkast.
portrait-unjarga = En rekonstruktion efter det som har skrivits om Nesseby (Unjárga). Soldaterna går rakt ut på mittraden, och kungen väntar på den första soldaten som når motståndarens hemrad.
portrait-globe-joueur = En fransk rekonstruktion. En soldat går in under kungen och bär honom. En sida vars alla soldater är vakna förlorar om den blir sittande med en tärning som den inte kan använda.
portrait-borvo = Ett spel som Alan Borvo beskrev 2001, så som spelsystemet Ludii återger det. Det är inte från museets blad. Innan den första soldaten vaknar måste en sida kasta X med alla tärningar.
about-beginner = Jagar allt i närheten och missar mycket. Gott sällskap i ett första spel.
about-easy = Tar vad den ser, en tärning i taget.
about-steady = Spelar förnuftigt, med en och annan miss.
about-strong = Tänker igenom varje kast till slutet.
about-master = Räknar också med dina svar.
set-side-men = Männen
set-side-women = Kvinnorna

## Början

about-text = Sáhkku är ett gammalt samiskt brädspel. Det spelades över stora delar av Sápmi, från det lulesamiska området i söder till det skoltsamiska i nordost. En kristen väckelse på 1800-talet fördömde det som ”Djävulens spel”, assimilering och krig gjorde resten, och spelet var nära att gå förlorat. Några få familjer fortsatte att spela och tillverka spel. Tack vare dem spelas det igen.
about-how = Varje spelare leder en här: männen (olbmát) eller kvinnorna (gálgut). Soldaterna sover tills ett X väcker dem. När de är vakna går de runt brädet och slår ut alla fiender de landar på. Kungen (gonagas) i mitten tillhör den som tog honom senast.

## Varför inte

why-asleep = Den här pjäsen sover. Bara ett X kan väcka den.
why-not-front = Soldaterna vaknar i ordning. Nästa står på { $at }.
why-next-not-free = Den kan inte vakna förrän { $at } är ledigt.
why-not-yours = { $side ->
    [men] Den pjäsen är inte din. Du spelar männen, de mörka.
   *[women] Den pjäsen är inte din. Du spelar kvinnorna, de ljusa.
}
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

set-lines = Linjer
set-lines-short = Korta
set-lines-joined = Sammanhängande
set-ornament = Dekor
set-ornament-sun = Sol
set-ornament-x = X
set-ornament-diamond = Romb
set-ornament-star = Stjärna
set-below-men = Männens sida
set-below-women = Kvinnornas sida

## Regelverkstaden

lab-about = Var och en av de här reglerna har spelats annorlunda i någon fjord. Ändra det du vill: varje värde visar var det kommer ifrån.
lab-recorded = Ett nedtecknat regelverk, oförändrat.
lab-handed = Traditionella regler, med ett val som källorna lämnar öppet.
source-reaidu = Reaidu
source-booklet = Häftet från 2018
source-globe-joueur = Le Globe Joueur
source-digital-sahkku = Digital Sáhkku
source-borvo = Borvo 2001
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
opt-first_wake = Den första soldaten vaknar med
val-places-lines = linjer
val-places-squares = rutor
val-rethrow-each = valfria tärningar som visar X
val-rethrow-all = alla, om alla visar X
val-rethrow-none = aldrig
val-first_wake-any = ett X
val-first_wake-all-x = X på alla tärningar
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

## En kiosk

invite-about = Sáhkku, samernas tärningsspel
past-1 = Sáhkku spelades över stora delar av Sápmi
past-2 = En kristen väckelse på 1800-talet kallade det ”Djävulens spel”
past-3 = Assimilering och krig gjorde resten, och spelet var nära att gå förlorat
past-4 = Några få familjer fortsatte, och tack vare dem spelas det igen
staff-version = Sáhkku, version { $version }

## Råd

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

## Att se tillbaka, att bekräfta, och sidan runt omkring

list-side = { $side ->
    [men] män
   *[women] kvinnor
}
line-moved = { $piece ->
    [queen] Drottning { $from }–{ $to }.
    [king] Kung { $from }–{ $to }.
   *[soldier] { $from }–{ $to }.
}

## Vad som är fel med en text

read-action-end = slutet av handlingen
read-action = en handling som II:b9-b7, X:+a15-b15, R2 eller stop
read-again = hur många tärningar som ska kastas om
read-again-die = numret på en tärning, varje bara en gång
read-colon = ett kolon efter tärningen
read-landing = ett bindestreck och fältet där pjäsen landar
read-place = ett fält som b8
read-turn-or-result = en tur eller resultatet
read-header = alla uppgifter om spelet före det första kastet
read-womens-throw = ett snedstreck och kvinnornas kast
read-rest-of-turn = resten av den förra turen, på en egen rad
read-next-line = nästa tur, på en egen rad
read-fewer-dice = högst 4 tärningar
read-row-slash = ett snedstreck före nästa rad
read-full-stop = en punkt efter talet
read-bracket = en slutparentes
read-piece = en pjäs (m, M, w, W eller K), en parentes eller ett antal tomma fält
read-face = en sida: X, I, II, III eller -
read-turn = tur { $number }
read-room = högst { $left } fält till i rad { $row }
read-throw = ett kast som tärningarna i de här reglerna kan visa
read-cross = tärningar som visar X
read-army = en sida har fler soldater än den började med
read-queens = det finns drottningar som de här reglerna inte har
read-king = kungen inte kan vara så här
read-dice = tärningarna inte kan ligga så här
read-miedut = de här reglerna inte har mieđut
read-standing = det som står på { $at } inte kan stå där

## On paper

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

review-chart = Männens chans att vinna var { $start } % i början och { $end } % i slutet.
review-luck = Tur: vad kasten gav
review-skill = Skicklighet: vad valen kostade
ending-with-king = { $count } och kungen
review-units = I procentenheter av chansen att vinna, så som en stark spelare ser den.
hint-note = Chansen att vinna, så som den starkaste datorspelaren ser den.
review-details = Alla kast och val
review-entry = Kast eller val
review-chance = Männens chans (%)
side-name = { $side ->
    [men] Männen
   *[women] Kvinnorna
}
players-first = Männen
players-second = Kvinnorna

## Keys and questions

key-dice = visa bara en tärnings drag, eller ta ett X för att kasta om det
key-rethrow = kasta om X:en
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

ending-length = { $count ->
    [one] En omgång
   *[other] { $count } omgångar totalt
}

## Skäl, och ett ord före en förlust

fact-wins = Vinner spelet.
fact-captures = { $piece ->
    [queen] Slår ut drottningen på { $at }.
   *[soldier] Slår ut soldaten på { $at }.
}
fact-takes-king = Tar kungen på { $at }.
fact-wakes = { $piece ->
    [queen] Väcker drottningen på { $at }.
   *[soldier] Väcker soldaten på { $at }.
}
fact-guards = { $piece ->
    [soldier] Soldaten på { $at } kan inte längre slås ut.
    [queen] Drottningen på { $at } kan inte längre slås ut.
   *[king] Kungen på { $at } kan inte längre tas.
}
fact-leaves = { $piece ->
    [soldier] { $chance } % av kasten kan slå ut soldaten på { $at }.
    [queen] { $chance } % av kasten kan slå ut drottningen på { $at }.
   *[king] { $chance } % av kasten kan ta kungen på { $at }.
}
warn-loss = { $piece ->
    [soldier] { $side ->
        [men] Männen kan slå ut din sista soldat med { $chance } % av kasten och vinna.
       *[women] Kvinnorna kan slå ut din sista soldat med { $chance } % av kasten och vinna.
    }
    [queen] { $side ->
        [men] Männen kan slå ut din drottning med { $chance } % av kasten och vinna.
       *[women] Kvinnorna kan slå ut din drottning med { $chance } % av kasten och vinna.
    }
   *[king] { $side ->
        [men] Männen kan ta din kung med { $chance } % av kasten och vinna.
       *[women] Kvinnorna kan ta din kung med { $chance } % av kasten och vinna.
    }
}
# What a puzzle is about.
puzzle-theme = { $theme ->
    [win] Vinn genast
    [king] Ta kungen
    [keep] Behåll kungen
    [queen] Rädda drottningen
    [capture] Slå ut
    [wake] Väck eller gå
   *[again] Kasta igen
}

## A first game

coach-king = Kungen är din. Dina tärningar flyttar honom tills fienden tar honom.
coach-king-lost = Fienden har kungen nu. Du kan ta honom tillbaka.
coach-lost = Din soldat slogs ut ur spelet.
coach-capture = Du slog en fiende: den är ute ur spelet.
coach-queen = Ett X kan också väcka din drottning. Slås hon ut förlorar du.
coach-wake = Ett X väcker en sovande soldat. Tryck på den.
coach-again = Du kan kasta om ett X i stället för att använda det.
coach-way = Varje tärning flyttar en vaken soldat längs dess väg.

## Ord som kan tryckas på

term-x = X
term-x-about = Ett X, sáhkku, väcker en sovande soldat.
term-queen = drottning*
term-queen-about = Den som förlorar drottningen har förlorat.
term-castle = slottet
term-castle-about = Slottet är fältet mitt på brädet.

## The position editor

editor-way = Den andra sidans väg
setup-no-king = kungen saknas
setup-neutral = ingen har kungen, och då måste han vänta på det första inbrottet
setup-asleep = pjäsen som sover på { $at } inte är där den började
setup-closed = en sovande pjäs spärrar { $at }
setup-in-hand = ingen tärning kan vara i handen när en annan har använts

## Questions and notices that the first picture does without

use-with = { $piece ->
    [soldier] Soldat med { $die }
    [queen] Drottning med { $die }
   *[king] Kung med { $die }
}
use-homebound = Soldat på hemväg med { $die }
use-take = Ta kungen
use-remove = Ta kungen ur spelet
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
draw-offered = { $side ->
    [men] Männen föreslår oavgjort
   *[women] Kvinnorna föreslår oavgjort
}
draw-question = { $side ->
    [men] Går männen med på det?
   *[women] Går kvinnorna med på det?
}
draw-standstill = Bara kungen kan flytta
draw-standstill-text = Ingen annan pjäs kan någonsin flytta igen, så ingen sida kan tvinga fram en vinst. Enas ni om oavgjort?
draw-declined = { $side ->
    [men] Männen går inte med på oavgjort. Spelet fortsätter.
   *[women] Kvinnorna går inte med på oavgjort. Spelet fortsätter.
}
