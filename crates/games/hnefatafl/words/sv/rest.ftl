# Orden i det som laddas efter den första skärmen. Se game.ftl.

## More

# Three words at most, on the card of a rule set.
short-four = fyra tar kungen
short-two = två tar kungen
short-corner = till ett hörn
short-walls = murar och fort
about-beginner = Tar vad den ser och glömmer ofta vart kungen kan gå. Gott sällskap i ett första spel.
about-easy = Ser ditt nästa drag, men inte det som kommer efter.
about-steady = Spelar förnuftigt, med en och annan miss.
about-strong = Tänker flera drag framåt.
about-master = Ser så långt som tiden räcker.
portrait-linne = Museets regelblad, som återger Linné: 9 × 9 rutor, och kungen faller bara när han är inringad på alla fyra sidor.
portrait-tablut = Så som flera forskare läser Linnés latin: utanför borgen räcker det med två moskoviter för att ta kungen.
portrait-brandubh = Det lilla spelet så som det spelas på nätet i dag: 7 × 7 rutor, och kungen måste nå ett hörn.
portrait-copenhagen = De flesta taflspelares spel i dag: 11 × 11 rutor, kungen måste nå ett hörn, och hela rader vid kanten kan slås. Han vinner också i ett fort vid kanten.
portrait-fetlar = Spelet som Copenhagen kommer från: 11 × 11 rutor, och kungen måste nå ett hörn.
set-side-swede = Svenskarna
set-side-muscovite = Moskoviterna

## Början

about-text = Hnefatafl spelades i Norden från järnåldern och framåt. År 1732 såg Carl von Linné samerna spela en form av det, tablut, och beskrev reglerna i dagboken från sin lapplandsresa. Senare föll spelen i den här familjen i glömska på de flesta håll. Det Linné skrev är den utförligaste beskrivning som finns av hur ett av dem spelades.
about-how = Svenskarna har en kung och hans vakter, drabanterna, i mitten. De vinner när kungen tar sig ut. Moskoviterna står runt dem och vinner när de inringar honom. Alla pjäser går rakt, och två tillsammans slår en fiende som står mellan dem.

## Att se på ett spel igen

review-chart = Svenskarnas chans att vinna var { $start } % i början och { $end } % i slutet.
review-luck = Tur
review-skill = Förlorat på dyra drag
review-units = I procentenheter av chansen att vinna, så som en stark spelare ser den.
hint-note = Chansen att vinna, så som den starkaste datorspelaren ser den.
review-details = Alla drag
review-entry = Drag
review-chance = Svenskarnas chans (%)
side-name = { $side ->
    [swede] Svenskarna
   *[muscovite] Moskoviterna
}

## Spelare

players-first = Svenskarna
players-second = Moskoviterna

## Råd

threats-title = { $side ->
    [swede] Vilka av svenskarna är i fara?
   *[muscovite] Vilka av moskoviterna är i fara?
}
threats-item = { $piece ->
    [king] Kungen på { $at }
    [drabant] Drabanten på { $at }
   *[muscovite] Moskoviten på { $at }
}
threats-ways = { $side ->
    [swede] Din kung kan ta sig ut vid { $places }.
   *[muscovite] Kungen kan ta sig ut vid { $places }.
}
threats-none = Motståndarens nästa drag kan inte slå någon.
threats-note = Motståndaren kan slå de här i sitt nästa drag.

## Varför inte

why-nothing-there = Där står ingenting.
why-not-yours = { $side ->
    [swede] Den pjäsen är inte din. Du spelar svenskarna, kungen och hans smala drabanter.
   *[muscovite] Den pjäsen är inte din. Du spelar moskoviterna, de breda.
}
why-no-move = Ett drag måste leda till en annan ruta.
why-straight = Alla pjäser går rakt, längs en rad eller en kolumn.
why-hemmed-in = Den är instängd: andra pjäser står på alla sidor.
why-occupied = En annan pjäs står på { $at }.
why-in-the-way = En pjäs står i vägen på { $at }, och ingen får hoppa.
why-castle-stop = Bara kungen får stanna i borgen.
why-castle-stop-nobody = Ingen får stanna i borgen igen.
why-castle-pass = Den här pjäsen får inte gå genom borgen.
why-camp-stop = Lägret på { $at } är stängt för den här pjäsen.
why-camp-pass = Den här pjäsen får inte gå genom lägret på { $at }.
why-corner = Bara kungen får stanna i ett hörn.
why-unannounced = Ingen har sagt raichi eller tuichu, så kungen får inte gå ut ännu.
why-word = Det ordet stämmer inte nu.

## Inställningar

set-ornament = Dekor i borgen
set-ornament-sun = Sol
set-ornament-x = X
set-ornament-diamond = Romb
set-ornament-star = Stjärna
set-dark = Mörka pjäser
set-dark-attackers = Moskoviterna
set-dark-defenders = Svenskarna
set-below-swede = Svenskarnas sida
set-below-muscovite = Moskoviternas sida

## Att se tillbaka

list-side = { $side ->
    [swede] svenskar
   *[muscovite] moskoviter
}
line-moved = { $piece ->
    [king] Kung { $from }–{ $to }.
   *[drabant] { $from }–{ $to }.
}

## Regelverkstaden

lab-about = Linné svarade inte på alla frågor, och museets regelblad svarar på färre. Svara som du vill: varje värde visar var det kommer ifrån.
lab-recorded = Ett regelverk med namn, oförändrat.
lab-handed = Ett regelverk med namn, med ett val som dess källa lämnar öppet.
source-sheet = museets regelblad
source-scholars = forskare som har läst Linné
source-net = spelare på nätet
source-copenhagen = regelsidan för Copenhagen
source-fetlar = regelsidan för Fetlar
origin-silent = vårt eget: { $sources } säger ingenting om det
origin-departs = vårt eget: { $sources } säger något annat
opt-board = Bräde
val-board-7 = 7 × 7
val-board-9 = 9 × 9
val-board-11 = 11 × 11
contradiction-small-board-edge = på 7 × 7 rutor med hela kanten öppen vinner svenskarna alltid, om inte två moskoviter kan ta kungen var som helst
contradiction-castle-never-counts = om borgen aldrig räknas måste alla pjäser få stanna där, annars kan kungen bredvid den aldrig bli inringad
contradiction-two-with-castle = en ensam moskovit skulle kunna ta kungen mot den tomma borgen

## Protokoll

record-about = Alla drag, att spara eller dela. Vill du fortsätta ett annat spel klistrar du in dess logg här eller öppnar filen.

## En kiosk

invite-about = Hnefatafl, spelet om kungen som bryter sig ut
past-1 = Hnefatafl spelades i Norden från järnåldern och framåt
past-2 = År 1732 såg Carl von Linné samerna spela en form av det, tablut
past-3 = Senare föll spelen i den här familjen i glömska på de flesta håll
past-4 = Det Linné skrev är den utförligaste beskrivningen av ett av dem
staff-version = Hnefatafl, version { $version }

## På papper

pieces-king = Kungen
pieces-drabants = Drabanter
pieces-muscovites = Moskoviter
paper-board-how = Uppställning: kungen på stjärnan i mitten, hans drabanter runt honom, moskoviterna i sina läger.
paper-pieces-how = Klipp ut och vik till ett litet tält, och limma ihop de två fötterna undertill.

## Tangenter och frågor

key-dice = välj en tärning
key-rethrow = kasta om
describe-pieces = Kungen står på { $place }. Drabanter: { $drabants }. Moskoviter: { $muscovites }.
describe-none = inga

ending-length = { $count ->
    [one] Ett drag
   *[other] { $count } drag totalt, båda sidor medräknade
}

## A first game

coach-move = Pjäserna går rakt fram.
coach-lost = Din pjäs slogs ut: en fiende stängde in den.
coach-capture = Du slog ut en pjäs: din stängde in den.
coach-raichi = Raichi betyder att kungen har en väg ut.
coach-tuichu = Tuichu betyder att kungen har mer än en väg ut.

## Ord som kan tryckas på

term-castle = borg*
term-castle-about = Borgen är rutan i mitten, där kungen börjar.
term-drabant = drabant*
term-drabant-about = En drabant är en av kungens vakter.
term-raichi = raichi
term-tuichu = tuichu

## Skäl, och ett ord före en förlust

fact-wins = Vinner spelet.
fact-captures = { $piece ->
    [drabant] Slår drabanten på { $at }.
   *[muscovite] Slår moskoviten på { $at }.
}
fact-opens = Öppnar en väg ut för kungen vid { $at }.
fact-closes = Stänger kungens väg ut vid { $at }.
fact-corners = Hotar att ta kungen på { $at }.
fact-guards = { $piece ->
    [king] Kungen på { $at } kan inte längre tas.
    [drabant] Drabanten på { $at } kan inte längre slås.
   *[muscovite] Moskoviten på { $at } kan inte längre slås.
}
fact-threatens = { $piece ->
    [drabant] Hotar att slå drabanten på { $at }.
   *[muscovite] Hotar att slå moskoviten på { $at }.
}
fact-frees = Öppnar kungens väg till { $at }.
fact-bars = Spärrar kungens väg till { $at }.
fact-leaves = { $piece ->
    [king] Kungen på { $at } kan tas.
    [drabant] Drabanten på { $at } kan slås.
   *[muscovite] Moskoviten på { $at } kan slås.
}
fact-way = Kungen kan ta sig ut vid { $at }.
warn-loss = { $side ->
    [swede] Moskoviterna kan ta din kung i nästa drag, på { $at }.
   *[muscovite] Kungen kan ta sig ut i nästa drag, vid { $at }.
}
# What a puzzle is about.
puzzle-theme = { $theme ->
    [win] Vinn genast
    [two] Vinn i nästa drag
    [raichi] Öppna en väg
    [ring] Hota kungen
    [hold] Håll stånd
   *[capture] Slå
}

## A fair game

set-even-both = Jämn match: varje sida en gång
scale-people = människors partier
scale-computers = datorers partier
handicap = För att jämna ut
handicap-none = Reglerna som de är
handicap-camps-muscovites = Lägren är stängda för svenskarna
handicap-king_captures-no = Kungen slår ingenting
handicap-king_taken-two = Två tar kungen var som helst
balance-people = { $favoured ->
    [swede] De här reglerna gynnar svenskarna
    [muscovite] De här reglerna gynnar moskoviterna
   *[none] De här reglerna är jämna
}: av { $most } spel mellan människor (samlade i { $sources }) vann svenskarna { $first } och moskoviterna { $second }.
balance-also = Av { $most } spel mellan våra datorspelare vann svenskarna { $first } och moskoviterna { $second }.
balance-computers = { $favoured ->
    [swede] Mellan våra datorspelare gynnar de här reglerna svenskarna
    [muscovite] Mellan våra datorspelare gynnar de här reglerna moskoviterna
   *[none] Mellan våra datorspelare är de här reglerna jämna
}: av { $most } spel vann svenskarna { $first } och moskoviterna { $second }.
even-next = Andra spelet: byt sida
even-now = Det var det första spelet i en jämn match. Byt sida i det andra. Flest vinster räknas mest, sedan minst antal drag, sedan slagna pjäser.
even-beat = Det andra spelet i en jämn match. { $beats ->
    [swede] Svenskarna vann det första på { $count } drag.
    [muscovite] Moskoviterna vann det första på { $count } drag.
   *[none] Det första blev oavgjort efter { $count } drag.
}
even-won = { $won ->
    [yes] Du vinner den jämna matchen,
   *[no] { $lost ->
        [yes] Du förlorar den jämna matchen,
       *[no] { $side ->
            [swede] Den som nu hade svenskarna vinner den jämna matchen,
           *[muscovite] Den som nu hade moskoviterna vinner den jämna matchen,
        }
    }
}
even-by = { $by ->
    [wins] med { $first } vinster mot { $second }.
    [moves] med en vinst på { $first } drag mot en på { $second }.
   *[captures] med { $first } slagna pjäser mot { $second }.
}
even-level = Ingenting avgör den jämna matchen: båda gjorde lika bra ifrån sig.

## The position editor

editor-said = Ord som gäller
setup-castle = bara kungen får stanna på borgen
