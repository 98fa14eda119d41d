# Regelboken för hnefatafl; laddas när den öppnas.

book-board = Brädet och pjäserna
book-moving = Att flytta
book-capturing = Att slå
book-king = Kungen
book-castle = Borgen och lägren
book-escape = Att ta sig ut, raichi och tuichu
book-end = Andra sätt som spelet slutar på
book-questions = Vad bladet lämnar öppet

## Råd

book-advice-two-ways = Spelar du svenskarna: rusa inte mot en ensam öppen utväg, den blockeras snart. Leta efter en ruta där två utvägar är öppna på en gång.
book-advice-gaps = Varje gång någon slås öppnas linjer. Spelar du moskoviterna: se efter om kungen kan använda luckan innan du slår.
book-advice-fence = Spelar du moskoviterna: jaga inte kungen. Stängsla in honom först. Pjäser som möts diagonalt är stängsel nog, för ingen går diagonalt.
book-advice-king-guarded = Spelar du svenskarna: se på rutorna på båda sidor om kungen innan du flyttar honom. Utanför borgen räcker det med två moskoviter för att ta honom.
book-advice-swap = Sidorna är inte lika starka. Spela därför två spel, och byt sida däremellan.

## Vad museets blad inte säger, eller som kan läsas på flera sätt

book-question-board = Hur stort är brädet? Bladet säger att det har ett udda antal rutor på varje sida, vanligen 9. Det beskriver bara det brädet. Hur pjäserna står på 7 × 7 och 11 × 11 har vi lagt till.
book-question-castle_stop = Vem får stanna i borgen när kungen har lämnat den? Det säger inte bladet. Vi låter bara kungen göra det, och du kan välja något annat.
book-question-castle_pass = Vem får gå genom den tomma borgen? Det säger inte bladet. Enligt reglerna Linné och Tablut här är det bara kungen. I Brandubh får alla.
book-question-camps = Är lägren stängda för någon? Det säger inte bladet. Vi behandlar dem som andra rutor, och du kan stänga dem.
book-question-king_captures = Hjälper kungen till att slå? Bladet talar om två egna pjäser och säger inte vilka. Vi låter honom hjälpa till.
book-question-castle_counts = Räknas den tomma borgen som en pjäs? Det säger inte bladet. Men där bara kungen får stanna i den skulle han aldrig kunna inringas bredvid den. Därför räknas den som en moskovit där. I Brandubh räknas den också när någon slås.
book-question-camps_count = Räknas en tom lägerruta som en moskovit? Det säger inte bladet. Här gör den inte det, men du kan välja att den gör det.
book-question-king_taken = Måste kungen alltid inringas? Det säger bladet: på alla fyra sidor. Flera forskare som har läst Linnés latin menar att det är ett översättningsfel. De låter två moskoviter ta honom, utom i borgen och bredvid den. Regelverket Linné följer bladet, och Tablut följer forskarna.
book-question-escape = Var tar sig kungen ut? Bladet talar om en öppen väg ut från brädet. Vi förstår det så att han tar sig ut på vilken ruta som helst vid kanten. I Brandubh måste han nå ett hörn.
book-question-repetition = Vad händer om samma drag kommer igen och igen? Det säger inte bladet. I regelverken med namn blir det oavgjort tredje gången; bara i Copenhagen förlorar svenskarna då.
book-question-announce = Vem säger raichi och tuichu? Enligt bladet är det den som spelar svenskarna. Här säger spelet det åt er, och ni kan välja att säga det själva.
book-question-shield_wall = Kan flera pjäser slås på en gång vid kanten? Bladet säger inget om det. I Copenhagen kan en hel rad slås, men inte kungen.
book-question-edge_counts = Räcker det med tre moskoviter vid kanten? Enligt bladet tar sig kungen ut där, så frågan uppstår inte. I Copenhagen och Fetlar räcker tre inte, men ni kan välja att de gör det.
book-question-exit_fort = Vad händer om kungen är säker vid kanten och inte når ett hörn? Bladet har inga hörn att nå. I Copenhagen har han vunnit i ett fort som inte går att bryta.
book-question-enclosure = Vad händer om moskoviterna står runt alla svenskar? Det säger inte bladet. I Copenhagen och Fetlar har de vunnit.

## Historien

book-history-1 = Hnefatafl var ett omtyckt brädspel under järnåldern. Man har hittat olika former av det på många håll i Europa. På isländska betyder hnefi ”näve”, och Hnefi heter spelets kung eller hövding.
book-history-2 = År 2006 kom en form i dagen på ett gravfält i Finström, tillsammans med andra gravgåvor: 21 pjäser, svarvade av horn. En av dem är störst och har ett stift av järn i toppen. Den är troligen kungen eller hövdingen.
book-history-3 = År 1732 reste Carl von Linné genom Lappland. I sin dagbok beskrev han tablut, ett samiskt brädspel. Reglerna i den här boken kommer från ett museums regelblad som återger honom: den ena spelaren har svenskarna, den andra moskoviterna.
book-history-4 = Varje familj med barn får ett bräde och 24 pjäser på museet. Reglerna på bladet behöver 25: en kung, 8 drabanter och 16 moskoviter. I graven fanns 21. Bladet tillägger att både pjäsernas antal och deras uppställning kan skifta. Vi drar ingen slutsats av det.
book-history-5 = Brandubh är här det lilla spelet så som det spelas på nätet i dag. Alla 525 spel i en utgiven samling går att spela igenom efter de här reglerna, drag för drag.
book-history-6 = Copenhagen gjordes 2012 av Aage Nielsen, Adam Bartley och Tim Millar, av ett spel som en grupp på Shetlandsön Fetlar hade fastställt reglerna för 2007. Alla 1 752 spel i en utgiven samling går att spela igenom efter de reglerna.

## Ord i spelet

word-hnefatafl = hnefatafl: spelet
word-hnefi = hnefi: isländska för ”näve”; Hnefi är kungen eller hövdingen
word-tablut = tablut: det samiska spelet som Linné beskrev; här också ett regelverk som läser honom så som flera forskare gör
word-brandubh = brandubh: ett litet spel på 7 × 7 rutor, där kungen tar sig ut i hörnen
word-copenhagen = copenhagen: de flesta taflspelares spel i dag, på 11 × 11 rutor
word-fetlar = fetlar: det äldre spelet som Copenhagen kommer från
word-svensk = svensk: en svensk; svenskarnas sida har kungen
word-kung = kung: pjäsen som ska ta sig ut
word-drabant = drabant: en av kungens vakter
word-moskovit = moskovit: en angripare; också den som spelar dem
word-borg = borgen: rutan i mitten
word-lager = läger: moskoviternas plats vid varje kant; dess rutor kallas lägerrutor
word-raichi = raichi: det man säger när en utväg är öppen
word-tuichu = tuichu: det man säger när två eller flera utvägar är öppna

## Vad det här är läst ur

book-reference-1 = Hnefatafl spelregler, ett museums regelblad på svenska, efter Carl von Linné
book-reference-2 = De 525 nedtecknade spelen av Brandubh i hnefatafl-rs, ett program under MIT-licensen
book-reference-3 = Återgiven där, men inte läst för den här boken: Carl von Linnés dagbok från resan i Lappland, 1732
book-reference-4 = De utgivna reglerna för Copenhagen Hnefatafl, av Aage Nielsen, Adam Bartley och Tim Millar
book-reference-5 = De utgivna reglerna för Fetlar Hnefatafl, av Fetlar Hnefatafl Panel
