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

## Språk

language-switch = { $now }: välj språk
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
news-thrown-again = { $side ->
    [men] Männen kastade om: { $dice }.
   *[women] Kvinnorna kastade om: { $dice }.
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
news-nobody-wakes = Inget X: ingen vaknar.
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

## Regelverkstaden

open-lab = Visa eller anpassa reglerna

portrait-lagesvuotna = Från Laksefjord (Lágesvuotna), sammansatt av duojár Edmund Johansen efter gamla minnen. Drottningar, en vittfarande kung och sovande som ingen kan röra: regelverket där det finns mest att planera.
portrait-vuonnamarkan = Laksefjords spel med Nessebykungen, som väntar tills en soldat går in på motståndarens hemrad. Så spelas världscupen i sáhkku.
portrait-raisa = Från Kvænangen, så som Yngvar Mejland från Nordreisa beskrev det 1953. Två tärningar i fast ordning: av alla regelverk är det här slumpen betyder mest.
portrait-maze = Mejlands regler, så som läraren Bernt Pettersen tog dem med till Máze på 1980-talet. Samma två tärningar, i vilken ordning du vill.
portrait-vuovdaguoika = Så som Hans Aslak Guttorm från Vuovdaguoika lärde ut det till sina döttrar. Soldaterna går i kö, och kungen knuffas (cadjit) fram som en murbräcka.
portrait-gavkevuotna = Från Kåfjord (Gávkevuotna) vid Nordkap, så som snickaren Kristian Johansen lärde ut det. Som spelet från Vuovdaguoika, men utan omkast.
portrait-unjarga = En rekonstruktion efter det som har skrivits om Nesseby (Unjárga). Soldaterna går rakt ut på mittraden, och kungen väntar på den första soldaten som når motståndarens hemrad.
portrait-globe-joueur = En fransk rekonstruktion. En soldat går in under kungen och bär honom. Den som inte kan använda sina tärningar förlorar.

opt-home_row = Hemraden från början
opt-activation_order = Vem som kan vakna
opt-activation_step = Första steget efter uppvaknandet
opt-king_taken = Kungen tas genom
opt-raid_gate = Kungen tas genom inbrott
opt-king_moves = Kungen går
opt-king_shares = Kungen får dela fält
opt-loses_without = En sida förlorar när den har mist
opt-blocked_loses = En instängd sida förlorar
opt-like_odds = Like odds
opt-may_stop = En tur får avslutas tidigt
opt-throw_off = Vem som börjar

val-home_row-full = full
val-home_row-front-empty = full, utom det främsta fältet
val-activation_order-front-first = den främsta
val-activation_order-any = vilken som helst
val-activation_order-next-free = alla vars nästa fält är ledigt
val-activation_step-forward = ett fält längs vägen
val-activation_step-across = rakt ut på mittraden
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

## Protokoll

record = Spellogg
link-open = Öppna spelet från länken
notice-bad-link = Spelet i länken kunde inte öppnas: { $error }.

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
twin-die-of = { $side ->
    [men] männens tärning: { $faces }
   *[women] kvinnornas tärning: { $faces }
}
twin-die = { $faces }{ $used ->
    [yes] , använd
   *[no] { "" }
}

## En kiosk

help-kiosk = on eller off

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
odds = Vilka pjäser är i fara?
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

## Two people at one table

far-side = Den andra spelaren
task-other = Det är motståndarens tur.

## Att se tillbaka, att bekräfta, och sidan runt omkring

moves = Drag
past-return = Tillbaka till spelet
past-beginning = Före det första kastet.
task-past = Du ser tillbaka på steg { $step }.
cancel = Avbryt
confirm-resign = Ge upp det här spelet?
confirm-resign-text = Motståndaren vinner. Det går inte att ångra.
confirm-new = Starta ett nytt spel?
confirm-new-text = Ett spel pågår. Om du startar ett nytt kan det inte återupptas. Du kan spara loggen först.
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

## On paper

paper = Skriv ut ett spel

## Motståndare och återblick

review = Tur och skicklighet
players = Spelare
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
notice-no-weights = Det datorspelaren har lärt sig kunde inte laddas ({ $error }). Den spelar efter enkla regler i stället.

## Lära

open-guide = Lär dig det på två minuter
open-rules = Regler
lesson-other = Tillåtet, men prova det som lektionen ber om.
lesson-learned = Nu kan du tillräckligt för att spela. Resten lär du dig efter hand.
read-rule = Läs regeln

## Keys and questions

keys = Tangentbordshjälp
tell-possible = Vad kan jag göra?
tell-no-place = Du har inte varit på något fält ännu. Piltangenterna för dig runt på brädet.
tell-movable = Pjäser som kan flyttas: { $places }.

## The side, and who begins

set-side = Din sida
set-side-men = Männen
set-side-women = Kvinnorna
skip-throw-off = Hoppa över: börja som lotten faller
goal-soldiers = Mål: slå alla motståndarens soldater.
goal-pieces = Mål: slå alla motståndarens soldater, och ta kungen om de har honom.
