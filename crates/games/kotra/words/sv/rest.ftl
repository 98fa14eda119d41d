# Orden i det som laddas efter den första skärmen. Se game.ftl.

## More

about-beginner = Missar mycket, spelar ibland vad som helst och slår sällan, så att en kapplöpning kan vinna. Gott sällskap i ett första spel.
about-easy = Ser vad ett kast kan göra, och bedömer det ofta fel.
about-steady = Spelar förnuftigt, med en och annan miss.
about-strong = Prövar alla sätt att använda ett kast.
about-master = Räknar också med dina svar, och vet vad en jan är värd.
set-match-none = Enstaka partier
set-match-short = Ett kort första spel (vårt)
set-match-to = Till { $target } enheter
portrait-kotra = Som Ólafur Davíðsson nedtecknade det på 1880-talet, efter Islands sista spelare. Där de var oense väljer du. Ett spel tar ungefär 115 kast mot lämmeln och 140 mellan starka datorspelare, ett kort 60. En kapplöpning runt brädet förlorar: mellan starka spelare avslutar jan 47 % av spelen och ger 81 % av enheterna.
set-side-white = Vit
set-side-black = Svart

## Början

about-text = Kotra är ett isländskt brädspel, släkt med det svenska brädspelet. Ólafur Davíðsson nedtecknade reglerna på 1880-talet, när bara några få ännu spelade det. Sedan dog det ut. I dag är kotra det isländska ordet för backgammon, ett annat spel.
about-how = Båda sidor för femton brickor ett varv runt brädet, åt samma håll. En ensam bricka kan slås. Två tillsammans är ett band och står säkert, om de inte spärrar för mycket. Den som först har spelat ut alla brickor vinner lite. En munk, ett mönster i slutet av vägen, vinner mer. Mest vinner en jan: så många slagna brickor att de aldrig alla kan komma in igen.

## Att se på ett spel igen

review-luck = Tur: vunnet genom kast
review-skill = Skicklighet: förlorat genom val
review-equity = Vits förväntade resultat var { $first } i början och { $last } i slutet.
review-units = Förväntat resultat i enheter, som en stark spelare ser det (plus: bra för den sidan).
review-chance = Förväntat för vit
review-details = Alla kast och val
review-entry = Kast eller val
side-name = { $side ->
    [white] Vit
   *[black] Svart
}

## Spelare

players-first = Vit
players-second = Svart

## Råd

hint-equity = { $action }: { $value }
hint-note = Förväntat resultat i enheter (plus: bra för dig).
odds-title = { $side ->
    [white] Vilka av vits brickor är i fara?
   *[black] Vilka av svarts brickor är i fara?
}
odds-item = { $count ->
    [one] Blottan på { $at }: { $chance } %
   *[other] Bandet med { $count } på { $at }: { $chance } %
}
odds-none = Motståndarens nästa kast kan inte slå något.
odds-note = Chansen att motståndarens nästa kast kan slå blottan eller riva upp bandet.

## Varför inte

why-game-over = Spelet är slut.
why-throw-first = Kasta tärningarna först.
why-choose-dice = Välj först hur många tärningar du kastar.
why-two-dice = Nu kastas två tärningar.
why-no-such-die = Ingen tärning visar { $die }.
why-die-used = { $die } är redan använd.
why-nothing-there = { $side ->
    [white] Du har ingen bricka där. Du spelar vit.
   *[black] Du har ingen bricka där. Du spelar svart.
}
why-not-yours = { $side ->
    [white] Den brickan är inte din. Du spelar vit.
   *[black] Den brickan är inte din. Du spelar svart.
}
why-enter-first = Du har slagna brickor. Spela in dem först.
why-nothing-to-enter = Du har ingen slagen bricka att spela in.
why-own-on-entry = Du kan inte spela in på { $at }, där en egen bricka står.
why-band = Motståndaren har band på { $at }.
why-five-out = Du får inte lägga band än: { $count ->
    [one] bara en bricka har tagits ut ur ditt hem, och det krävs fem.
   *[other] bara { $count } brickor har tagits ut ur ditt hem, och det krävs fem.
}
why-no-band-there = Du får inte lägga band på { $at }, bara från { $from } till { $to } längs din väg.
why-four-alone = Ingen får läggas till de fyra på { $at }.
why-not-all-in-last-quarter = Du får spela ut först när alla dina brickor står på { $from } till { $to }.
why-too-low = Den tärningen räcker inte för att spela ut den.
why-not-rearmost = En tärning som är för hög kan bara spela ut din bakersta bricka, den på { $at }.
why-use-more = Då används bara { $only } av dina tärningar, men { $most } kan användas.
why-higher-die = Bara en tärning kan användas, och det måste vara { $die }.
why-no-four = De här reglerna låter dig inte ta ut fyra.
why-not-two-sixes = Du får ta ut fyra bara om ditt första kast är två sexor.
why-four-closed = För att ta ut fyra måste du ha fyra brickor i hemmet och ingen att spela in, och tunga { $at } måste vara utan egen bricka och utan band.
why-no-half-munk = Du får stanna bara vid halv munk: när en munk står och en del av ditt kast återstår.
why-not-in-after-throws = I efterslagen vinner { $munk } ingenting.
why-no-use = Ingen av tärningarna som du kan använda nu för den någonstans.

## Inställningar

set-below-white = Vits sida
set-below-black = Svarts sida
set-taps = Tryck som använder den första tärningen
set-taps-two = Två
set-taps-one = Ett
set-confirm = Bekräfta varje tur

## Resultatet

ending-value = Värde
ending-borne-off = Utspelade
ending-match = Match

## Att se tillbaka

list-side = { $side ->
    [white] Vit
   *[black] Svart
}
line-moved = flyttade { $from }–{ $to }
line-entered = in på { $to }
line-borne-off = ut från { $from }
line-hit = slog på { $at }
line-torn = bandet på { $at } revs upp ({ $count } slagna)
line-four = tog fyra till { $to }

## Regelverket och dess val

opt-one_die = Om bara en tärning kan användas
opt-two_sixes = Två sexor i första kastet tar ut fyra
opt-litli_meistari = Litli meistari räknas
opt-single_die = En tärning får kastas för munk
opt-after_throws = Efterslag
opt-last_throw = Ett sista kast för oavgjort

val-one_die-higher = det måste vara den högre
val-one_die-either = vilken som helst
val-after_throws-0 = inga
val-after_throws-5 = fem
val-after_throws-7 = sju
val-after_throws-13 = tretton

## Regelverkstaden

lab-about = De sista spelarna var inte ense om allt. Välj som du vill: varje värde visar var det kommer från.
lab-recorded = Reglerna som de är nedtecknade.
lab-handed = De nedtecknade reglerna, med ett val som källan lämnar öppet.
source-davidsson = Ólafur Davíðsson
origin-silent = vårt: { $sources } säger inget om det

## Spelloggar

record-about = Alla kast och drag, att spara eller dela. För att fortsätta ett annat spel klistrar du in dess logg här eller öppnar filen. Loggen räknar varje sidas tungor från dess eget hem.

## En kiosk

invite-about = Kotra, Islands försvunna brädspel
past-1 = Kotra är ett isländskt brädspel, släkt med det svenska brädspelet
past-2 = Ólafur Davíðsson nedtecknade reglerna på 1880-talet, när bara några få ännu spelade det
past-3 = Sedan dog det ut
staff-version = Kotra, version { $version }

## Varför en ställning inte kan finnas

setup-count = { $side ->
    [white] vit har { $has } brickor i stället för 15
   *[black] svart har { $has } brickor i stället för 15
}
setup-shared = båda sidor står på { $number }, räknat för vit
setup-band = { $side ->
    [white] vit har band på egen tunga { $number }, där inget får ligga
   *[black] svart har band på egen tunga { $number }, där inget får ligga
}
setup-open-band = { $side ->
    [white] vits fyra av två sexor måste vara två till fyra brickor på egen tunga 7, med regler som har dem
   *[black] svarts fyra av två sexor måste vara två till fyra brickor på egen tunga 7, med regler som har dem
}
setup-jan = { $side ->
    [white] vit är redan jan
   *[black] svart är redan jan
}
setup-all-off = { $side ->
    [white] vit har redan spelat ut allt
   *[black] svart har redan spelat ut allt
}
setup-unused = de oanvända tärningarna hör inte till kastet
setup-stuck = inget av kastet kan användas
setup-one-die = en tärning kan inte ha kastats här
setup-after = efterslagen kan inte se ut så

## På papper

paper-board-how = I början: varje spelares alla femton brickor i hemmet, tungan längst till höger på motsatta sidan.
paper-dice-how = Klipp ut, vik alla streckade linjer och limma flikarna på insidan.
paper-pieces-how = Klipp ut brickorna. Limmade på papp går de bättre att stapla.

## Tangenter och frågor

key-dice = byt ordning på två tärningar
key-rethrow = kasta om
describe-side = { $side ->
    [white] Vit: { $points }.
   *[black] Svart: { $points }.
}
describe-point = { $count } på { $at }
describe-hit = { $count } att spela in
describe-off = { $count } utspelade
describe-pips = { $count } steg kvar
describe-munk = { $munk } är nära
describe-dice = Oanvända tärningar: { $faces }.

## Vad som är fel med en text

read-action = en handling som 1/7, bar/3, 22/off, four eller stop
read-action-end = handlingens slut
read-slash = ett snedstreck och vart brickan går
read-point = en tunga, 1 till 24
read-point-ahead = en tunga som en tärning når
read-entry-point = en tunga att spela in på, 1 till 6
read-die = en tärning, 1 till 6
read-die-bracket = tärningen inom parentes, som (5)
read-same-die = tärningen som når den här tungan, eller ingen
read-one-of-two = tärningen inom parentes, eftersom två kan spela ut den här brickan
read-bracket = en slutparentes
read-no-hit = ingen asterisk, eftersom inget slås här
read-turn-or-result = en tur eller resultatet
read-header = alla rader i huvudet före det första kastet
read-rest-of-turn = resten av förra turen, på en egen rad
read-next-line = nästa tur, på en egen rad
read-throw-colon = ett kolon efter kastet
read-blacks-throw = ett snedstreck och svarts tärning
read-match-units = enheterna som vinner matchen, 1 till 999
read-score = vad sidan har vunnit, som 4 eller 4.5, och mindre än vad som vinner matchen
read-place = hit, off eller en tunga, var och en bara en gång
read-count = hur många brickor som står där, 1 till 15
read-black-slash = ett snedstreck och svarts brickor
read-dice = tärningar som 62, 6(2) eller 333(3), eller ??, ? eller choose
read-four-dice = lika tärningar fyra gånger, använda eller inte
read-no-choice = två tärningar i handen, ??, eftersom det inte går att välja en här
read-throws-left = hur många efterslag som återstår
read-value = ett värde i enheter, som 2 eller 4
read-thrown = så många tärningar som ska kastas
read-match-first = matchen före det första kastet, och bara en gång
read-loser = ett kast om vem som börjar, eller i en match den som förlorade förra partiet
read-turn = tur { $number }

ending-length = { $count ->
    [one] En omgång
   *[other] { $count } omgångar totalt
}

## A first game

coach-way = Dina brickor går ett varv runt brädet åt det här hållet, men slag vinner fler spel än kapplöpningen.
coach-was-hit = Din bricka blev slagen. Den måste in innan något annat av ditt flyttar.
coach-hit = Du slog en ensam bricka. Den måste in igen.
coach-half-munk = Dina brickor står i ett vinnande mönster, en munk. Innan kastet är slut ger den halv vinst.
coach-mar = Mar: väntar slagna brickor av dina ännu vid slutet, vinner den andra sidan 2 till.
coach-jan = Jan: en sida med fler slagna brickor än tungor att komma in på förlorar genast.
coach-alla = Två lika tärningar är en alla: var och en används två gånger.
coach-dice = Tryck två gånger på en bricka för att använda den första tärningen, och på tärningarna för att byta ordning.
coach-munk = Streckade cirklar visar vad en munk ännu saknar: { $munk }, värd { $value }.

## Ord som kan tryckas på

term-alla = en alla, alla-kast
term-blot = blott*
term-blot-about = En blotta är en ensam bricka: den kan slås.
term-munk = munk*
term-munk-about = En munk är ett mönster av dina brickor som vinner spelet.
term-jan = jan
term-mar = mar

## Skäl, och ett ord före en förlust

fact-wins = Vinner spelet.
fact-hits = { $count ->
    [one] Slår blottan på { $at }.
   *[other] River upp bandet på { $at }: { $count } brickor blir slagna.
}
fact-lays = Lägger ett band på { $at }.
fact-enters = { $count ->
    [one] Spelar in en slagen bricka.
   *[other] Spelar in { $count } slagna brickor.
}
fact-off = { $count ->
    [one] Spelar ut en bricka.
   *[other] Spelar ut { $count } brickor.
}
fact-guards = Brickorna på { $at } kan inte längre slås.
fact-leaves = { $count ->
    [one] { $chance } % av kasten kan slå blottan på { $at }.
   *[other] { $chance } % av kasten kan riva upp bandet på { $at }.
}
fact-jan = { $chance } % av kasten kan göra dig jan.
warn-loss = { $side ->
    [white] Vit kan göra dig jan med { $chance } % av kasten.
   *[black] Svart kan göra dig jan med { $chance } % av kasten.
}
# What a puzzle is about.
puzzle-theme = { $theme ->
    [jan] Hitta jan
    [half-munk] Halv munk eller vidare
    [hit] Slå
    [band] Lägg ett band
    [safe] Ur fara
   *[home] Lämna hemmet
}
describe-free = { $count ->
    [one] en fri tunga att spela in på
   *[other] { $count } fria tungor att spela in på
}

## The position editor

editor-left = Kan ännu användas
