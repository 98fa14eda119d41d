# Reglerna i hnefatafl, en och en, och lektionerna som lär ut dem; laddas när de behövs.

## Reglerna: vad var och en heter, vad den säger, och vad en lektion ber om

topic-pieces = Brädet och pjäserna
topic-pieces-rule = Svenskarna har kungen och hans vakter, drabanterna. Kungen står i borgen mitt på brädet, med sina drabanter omkring sig. Moskoviterna är dubbelt så många. De står i fyra läger, ett mitt på varje kant. Kungen vill ut, och moskoviterna vill fånga honom.

topic-first-swede = Vem som börjar
topic-first-swede-rule = Lotten avgör vem som spelar svenskarna. Svenskarna gör det första draget. Sedan turas sidorna om.
topic-first-swede-1 = Du spelar svenskarna. Gör det första draget.

topic-first-muscovite = Vem som börjar
topic-first-muscovite-rule = Lotten avgör vem som spelar svenskarna. Moskoviterna gör det första draget, så som de flesta spelar i dag. Sedan turas sidorna om.
topic-first-muscovite-1 = Du spelar moskoviterna. Gör det första draget.

topic-lines = Att flytta
topic-lines-rule = Varje pjäs går som ett torn i schack: rakt längs en rad eller en kolumn, så långt du vill. Vägen måste vara tom, och det måste också rutan där pjäsen stannar. Ingen pjäs går diagonalt, och ingen hoppar över en annan.
topic-lines-1 = Du spelar svenskarna. Försök flytta en drabant (en av kungens vakter) diagonalt, så som pilen visar.
topic-lines-2 = Pjäser går bara rakt. Försök nu hoppa över den andra drabanten.
topic-lines-3 = Ingen pjäs hoppar över en annan. Flytta drabanten ända fram till den andra.

topic-capture-between = Att slå
topic-capture-between-rule = Flytta en pjäs så att en fiende står mellan den och en annan av dina pjäser, i en rad eller en kolumn. Då är fienden slagen och tas bort från brädet. Kungen tas på ett annat sätt.
topic-capture-between-1 = Du spelar svenskarna. En moskovit har en av dina drabanter bredvid sig. Flytta den andra drabanten till motsatt sida.
topic-capture-between-2 = Nu spelar du moskoviterna. Drabanten som just flyttade har en moskovit bredvid sig. Slå den från motsatt sida.

topic-corner = Hörnen
topic-corner-rule = Kungen lämnar brädet i ett hörn. Därför får ingen annan pjäs stanna där.
topic-corner-1 = Du spelar svenskarna. Försök flytta drabanten in i hörnet.
topic-corner-2 = Hörnen är bara för kungen. Flytta drabanten någon annanstans.

topic-castle-stop-king = Att stanna i borgen
topic-castle-stop-king-rule = Borgen är den markerade rutan i mitten. När kungen har lämnat den får bara han stanna där igen.
topic-castle-stop-king-1 = Du spelar svenskarna. Kungen har lämnat borgen. Försök flytta in en drabant i den.
topic-castle-stop-king-2 = Borgen är bara för kungen. Flytta tillbaka honom dit.

topic-castle-stop-nobody = Att stanna i borgen
topic-castle-stop-nobody-rule = Borgen är den markerade rutan i mitten. När kungen har lämnat den får ingen stanna där, inte ens han.
topic-castle-stop-nobody-1 = Du spelar svenskarna. Kungen har lämnat borgen. Försök flytta in en drabant i den.
topic-castle-stop-nobody-2 = Det går inte. Försök nu med kungen.
topic-castle-stop-nobody-3 = Borgen förblir tom. Flytta drabanten någon annanstans.

topic-castle-stop-all = Att stanna i borgen
topic-castle-stop-all-rule = Borgen är den markerade rutan i mitten. När kungen har lämnat den får alla pjäser stanna där.
topic-castle-stop-all-1 = Du spelar svenskarna. Kungen har lämnat borgen. Flytta in drabanten i den.

topic-castle-pass-king = Genom borgen
topic-castle-pass-king-rule = Bara kungen får gå genom den tomma borgen. För alla andra spärrar den vägen.
topic-castle-pass-king-1 = Du spelar svenskarna. Försök flytta drabanten genom den tomma borgen.
topic-castle-pass-king-2 = Det får bara kungen. Flytta honom genom borgen.

topic-castle-pass-nobody = Genom borgen
topic-castle-pass-nobody-rule = Ingen pjäs får gå genom den tomma borgen, inte ens kungen.
topic-castle-pass-nobody-1 = Du spelar svenskarna. Försök flytta drabanten genom den tomma borgen.
topic-castle-pass-nobody-2 = Det går inte. Försök nu med kungen.
topic-castle-pass-nobody-3 = Borgen spärrar vägen för honom också. Flytta drabanten någon annanstans.

topic-castle-pass-all = Genom borgen
topic-castle-pass-all-rule = Alla pjäser får gå genom den tomma borgen.
topic-castle-pass-all-1 = Du spelar svenskarna. Flytta drabanten genom den tomma borgen.

topic-camps-all = Lägren
topic-camps-all-rule = Moskoviterna börjar på lägerrutorna. När pjäserna flyttas är det rutor som alla andra: alla får stanna på dem och gå genom dem.
topic-camps-all-1 = Du spelar svenskarna. Ett läger är tomt. Flytta in drabanten i det, så som pilen visar.

topic-camps-muscovites = Lägren
topic-camps-muscovites-rule = Lägren är öppna bara för moskoviter. Ingen av svenskarnas pjäser får stanna på en lägerruta eller gå genom en.
topic-camps-muscovites-1 = Du spelar svenskarna. Ett läger är tomt. Försök flytta in drabanten i det.
topic-camps-muscovites-2 = Lägren är stängda för svenskarna. Flytta drabanten någon annanstans.

topic-camps-never-back = Lägren
topic-camps-never-back-rule = Lägren är stängda för svenskarna. En moskovit går fritt inom lägret där den står. Men den får inte gå in i eller genom ett annat läger, och när den har lämnat sitt eget får den inte gå tillbaka.
topic-camps-never-back-1 = Du spelar moskoviterna. En av dina pjäser har lämnat sitt läger. Försök flytta in den i det tomma lägret.
topic-camps-never-back-2 = Är den väl ute får den stanna ute. En annan pjäs står ännu i sitt läger. Flytta den inom lägret, så som pilen visar.

topic-camps-count = Vid ett tomt läger
topic-camps-count-rule = När en drabant slås räknas en tom lägerruta som en moskovit.
topic-camps-count-1 = Du spelar moskoviterna. En drabant står bredvid ett tomt läger. Flytta till dess andra sida.

topic-capture-several = Flera på en gång
topic-capture-several-rule = Ett drag kan slå flera pjäser: varje fiende som då står mellan pjäsen som flyttade och en annan av dina.
topic-capture-several-1 = Du spelar svenskarna. Slå två moskoviter med ett drag.

topic-move-between = Att gå in emellan
topic-move-between-rule = En pjäs får gå in mellan två fiender. Den är säker där, för bara en pjäs som just har flyttat slår. Ska den slås måste en av de två gå bort och komma tillbaka, eller en annan ta dess plats.
topic-move-between-1 = Du spelar svenskarna. Flytta in drabanten mellan de två moskoviterna.
topic-move-between-2 = Ingenting händer den. Nu spelar du moskoviterna: flytta bort en av de två, så som pilen visar.
topic-move-between-3 = Nu spelar du svenskarna: flytta den andra drabanten.
topic-move-between-4 = Nu spelar du moskoviterna: flytta tillbaka. Den här gången blir drabanten slagen.

topic-edge-is-no-piece = Vid kanten
topic-edge-is-no-piece-rule = Brädets kant hjälper aldrig till att slå. En pjäs vid kanten kan bara slås längs kanten.
topic-edge-is-no-piece-1 = Du spelar moskoviterna. Flytta ända fram till drabanten vid kanten. Den står kvar.

topic-corner-hostile = Vid ett hörn
topic-corner-hostile-rule = När en drabant eller en moskovit slås räknas ett tomt hörn som en fiende till den.
topic-corner-hostile-1 = Du spelar moskoviterna. En drabant står bredvid ett tomt hörn. Flytta till dess andra sida.

topic-king-captures = Kungen slår också
topic-king-captures-rule = Kungen hjälper till att slå precis som en drabant. Han kan vara pjäsen som flyttar, eller den på andra sidan.
topic-king-captures-1 = Du spelar svenskarna. Slå en moskovit med kungen.

topic-king-captures-not = Kungen slår inte
topic-king-captures-not-rule = Kungen hjälper inte till att slå, varken som pjäsen som flyttar eller som den på andra sidan.
topic-king-captures-not-1 = Du spelar svenskarna. Flytta kungen fram till moskoviten. Den står kvar, fast en drabant står på andra sidan.

topic-king-four = Att ta kungen
topic-king-four-rule = Moskoviterna vinner när de inringar kungen: de måste stå på alla fyra rutorna bredvid honom, och en av dem måste just ha flyttat dit. Rutorna diagonalt intill honom spelar ingen roll.
topic-king-four-1 = Du spelar moskoviterna. Tre av kungens sidor är stängda. Stäng den fjärde, så vinner du.

topic-king-castle = Att ta kungen
topic-king-castle-rule = Moskoviterna vinner när de tar kungen. I borgen och alldeles bredvid den måste de stå på alla fyra sidor om honom. Överallt annars räcker det med två på var sin sida. En av dem måste just ha flyttat dit.
topic-king-castle-1 = Du spelar moskoviterna. Kungen har lämnat borgen, och en moskovit står bredvid honom. Flytta en annan till motsatt sida, så vinner du.

topic-king-two = Att ta kungen
topic-king-two-rule = Moskoviterna vinner när kungen står mellan två av dem, i borgen som överallt annars. En av de två måste just ha flyttat dit.
topic-king-two-1 = Du spelar moskoviterna. En moskovit står bredvid kungen. Flytta en annan till motsatt sida, så vinner du.

topic-king-on-castle = Kungen i borgen
topic-king-on-castle-rule = I borgen är kungen tagen bara när moskoviter står på alla fyra sidor om honom.
topic-king-on-castle-1 = Du spelar moskoviterna. Tre av borgens sidor är stängda. Stäng den fjärde.

topic-castle-surround = Vid den tomma borgen
topic-castle-surround-rule = När kungen inringas bredvid den tomma borgen räknas borgen som en moskovit. Tre moskoviter på de andra sidorna räcker.
topic-castle-surround-1 = Du spelar moskoviterna. Kungen har den tomma borgen på en sida och moskoviter på två. Stäng den sista sidan.

topic-castle-both = Borgen slår också
topic-castle-both-rule = När någon slås kan den tomma borgen vara den andra av de två pjäserna, vilken sida som än slår.
topic-castle-both-1 = Du spelar moskoviterna. En drabant står bredvid den tomma borgen. Flytta till dess andra sida.

topic-castle-no = Borgen räknas inte
topic-castle-no-rule = Den tomma borgen hjälper inte till att ta någon. Ska en kung bredvid den inringas måste en moskovit stå i borgen.
topic-castle-no-1 = Du spelar moskoviterna. Kungen står bredvid borgen, med moskoviter på de tre andra sidorna. Flytta in i borgen.

topic-drabant-shields = En drabant bredvid kungen
topic-drabant-shields-rule = Kungens egna drabanter räknas inte. Så länge en av dem står bredvid honom är han inte inringad.
topic-drabant-shields-1 = Du spelar moskoviterna. Stäng kungens tredje sida. På den fjärde står en drabant, och spelet fortsätter.

topic-king-steps-between = Kungen går in emellan
topic-king-steps-between-rule = Kungen får gå in bland moskoviterna. Bara ett drag av dem tar honom: en av dem måste gå bort och komma tillbaka, eller en annan ta dess plats.
topic-king-steps-between-1 = Du spelar svenskarna. Flytta ut kungen ur borgen, in bland moskoviterna.
topic-king-steps-between-2 = Ingenting händer honom. Nu spelar du moskoviterna: flytta bort en av dem, så som pilen visar.
topic-king-steps-between-3 = Nu borde kungen gå, men låt svenskarna missa det: flytta drabanten, så som pilen visar.
topic-king-steps-between-4 = Nu spelar du moskoviterna: flytta tillbaka. Då är kungen tagen.

topic-king-at-edge = Kungen vid kanten
topic-king-at-edge-rule = På en ruta vid kanten har kungen bara tre grannrutor och kan inte inringas.
topic-king-at-edge-1 = Du spelar moskoviterna. Två av dem står bredvid kungen längs kanten. Stäng den tredje sidan: han tas inte, och spelet går vidare.

topic-shield-wall = En rad vid kanten
topic-shield-wall-rule = Två eller flera pjäser i rad längs kanten slås på en gång när en fiende står på rutan innanför var och en av dem, och en vid varje ände av raden. En av de två vid ändarna måste vara pjäsen som just flyttade. Kungen kan stå i raden, men han slås inte.
topic-shield-wall-1 = Du spelar svenskarna. Två moskoviter står i rad vid kanten, var och en med en drabant på rutan innanför. Stäng raden i den öppna änden.

topic-shield-wall-corner = En rad vid ett hörn
topic-shield-wall-corner-rule = Ett tomt hörn stänger ena änden av en rad vid kanten, som en fiende skulle göra. Pjäsen som just flyttade stänger den andra.

topic-edge-counts = Tre räcker vid kanten
topic-edge-counts-rule = På en ruta vid kanten har kungen bara tre grannrutor. När moskoviter står på alla tre är han inringad.
topic-edge-counts-1 = Du spelar moskoviterna. Två av dem står bredvid kungen längs kanten. Stäng den tredje sidan, så vinner du.

topic-exit-fort = Ett fort vid kanten
topic-exit-fort-rule = Svenskarna vinner också med ett drag efter vilket kungen står vid kanten, fortfarande kan flytta och är inmurad av drabanter som aldrig kan slås, så att ingen moskovit kan komma till honom.
topic-exit-fort-1 = Du spelar svenskarna. Fortet runt kungen har en öppning. Stäng den med drabanten, så vinner du.

topic-enclosure = En ring runt alla
topic-enclosure-rule = Moskoviterna vinner också med ett drag efter vilket ingen av svenskarnas pjäser skulle kunna nå kanten, även om den kunde gå över allt utom moskoviter. Det spelar ingen roll om svenskarna fortfarande kan flytta inne i ringen.
topic-enclosure-1 = Du spelar moskoviterna. Ringen runt kungen och hans drabanter har en öppning. Stäng den, så vinner du.

topic-escape-edge = Att ta sig ut
topic-escape-edge-rule = Svenskarna vinner när kungen står på vilken ruta som helst vid brädets kant.
topic-escape-edge-1 = Du spelar svenskarna. En väg till kanten är öppen. Ta den, så vinner du.

topic-escape-corner = Att ta sig ut
topic-escape-corner-rule = Svenskarna vinner när kungen står i ett av brädets hörn. Andra rutor vid kanten räcker inte.
topic-escape-corner-1 = Du spelar svenskarna. Vägen till ett hörn är öppen. Ta den, så vinner du.

topic-raichi = Raichi
topic-raichi-rule = En utväg är öppen när kungen kan gå ut den vägen med ett drag. När svenskarna gör ett drag som lämnar en utväg öppen säger spelet raichi, och moskoviterna kan ännu blockera den. Öppnar de själva en utväg sägs ingenting, men kungen får ta den.
topic-raichi-1 = Du spelar svenskarna. Flytta kungen så att en utväg är öppen.
topic-raichi-2 = Raichi! Nu spelar du moskoviterna: blockera vägen.

topic-raichi-said = Att säga raichi
topic-raichi-said-rule = Innan kungen går ut måste svenskarna varna moskoviterna: säg raichi till ett drag som lämnar en utväg öppen. Sedan får kungen gå ut i nästa drag, genom vilken öppen utväg som helst. Du får tiga, men du får inte säga ett ord som inte stämmer.
topic-raichi-said-1 = Du spelar svenskarna. En utväg är öppen, men moskoviterna har inte blivit varnade. Försök gå ut.
topic-raichi-said-2 = Först måste du varna dem. Flytta drabanten, låt utvägen vara öppen, och säg raichi.
topic-raichi-said-3 = Nu spelar du moskoviterna och missar utvägen: gör ett drag som inte blockerar den.
topic-raichi-said-4 = Nu spelar du svenskarna: gå ut.

topic-tuichu = Tuichu
topic-tuichu-rule = När svenskarna gör ett drag som lämnar två eller flera utvägar öppna säger spelet tuichu. Moskoviterna kan sällan blockera alla med ett drag, och då går kungen ut en annan väg.
topic-tuichu-1 = Du spelar svenskarna. Flytta kungen så att två utvägar är öppna.
topic-tuichu-2 = Tuichu! Nu spelar du moskoviterna: blockera en av de två.
topic-tuichu-3 = Nu spelar du svenskarna: gå ut den andra vägen.

topic-tuichu-said = Att säga tuichu
topic-tuichu-said-rule = När ditt drag lämnar två eller flera utvägar öppna är tuichu ordet du ska säga. Moskoviterna kan sällan blockera alla med ett drag, och då går kungen ut en annan väg.
topic-tuichu-said-1 = Du spelar svenskarna. Flytta kungen så att två utvägar är öppna, och säg tuichu.
topic-tuichu-said-2 = Nu spelar du moskoviterna: blockera en av de två.
topic-tuichu-said-3 = Nu spelar du svenskarna: gå ut den andra vägen.

topic-tuichu-not-sure = Tuichu är inget löfte
topic-tuichu-not-sure-rule = Orden raichi och tuichu räknar öppna utvägar, och inget annat. Där en utväg går genom borgen, eller där kungen är i fara, kan ett enda drag ändå stoppa honom.
topic-tuichu-not-sure-1 = Du spelar moskoviterna. Kungen har två utvägar, en av dem genom borgen. Blockera den andra så att du samtidigt inringar honom.

topic-repetition-draw = Samma ställning igen
topic-repetition-draw-rule = När samma ställning uppstår för tredje gången, med samma sida vid draget, är spelet oavgjort. Det spelar ingen roll vilken pjäs av ett slag som står var.
topic-repetition-draw-1 = Du spelar svenskarna. Flytta drabanten, så som pilen visar.
topic-repetition-draw-2 = Nu spelar du moskoviterna: gör draget som pilen visar.
topic-repetition-draw-3 = Nu spelar du svenskarna: flytta tillbaka.
topic-repetition-draw-4 = Nu spelar du moskoviterna: flytta också tillbaka.
topic-repetition-draw-5 = Ställningen finns på brädet för andra gången. Flytta drabanten som förut.
topic-repetition-draw-6 = Nu spelar du moskoviterna: gör också som förut.
topic-repetition-draw-7 = Nu spelar du svenskarna: flytta tillbaka.
topic-repetition-draw-8 = Nu spelar du moskoviterna: flytta också tillbaka. Det är tredje gången.

topic-repetition-swede-loses = Samma ställning igen
topic-repetition-swede-loses-rule = När samma ställning uppstår för tredje gången, med samma sida vid draget, har svenskarna förlorat. Det spelar ingen roll vilken pjäs av ett slag som står var.
topic-repetition-swede-loses-1 = Du spelar svenskarna. Flytta drabanten, så som pilen visar.
topic-repetition-swede-loses-2 = Nu spelar du moskoviterna: gör draget som pilen visar.
topic-repetition-swede-loses-3 = Nu spelar du svenskarna: flytta tillbaka.
topic-repetition-swede-loses-4 = Nu spelar du moskoviterna: flytta också tillbaka.
topic-repetition-swede-loses-5 = Ställningen finns på brädet för andra gången. Flytta drabanten som förut.
topic-repetition-swede-loses-6 = Nu spelar du moskoviterna: gör också som förut.
topic-repetition-swede-loses-7 = Nu spelar du svenskarna: flytta tillbaka.
topic-repetition-swede-loses-8 = Nu spelar du moskoviterna: flytta också tillbaka. Det är tredje gången, och svenskarna har förlorat.

topic-repetition-off = Samma ställning igen
topic-repetition-off-rule = Samma ställning får komma igen så ofta spelarna vill. Det får inga följder.

topic-no-move = Inga drag kvar
topic-no-move-rule = En sida som inte kan göra ett tillåtet drag när det är dess tur förlorar. Det gör också en sida utan pjäser.
topic-no-move-1 = Du spelar moskoviterna. Drabanten kan inte flytta, och kungen kan bara gå åt ett håll. Stäng det.

topic-resigning = Att ge upp, och oavgjort
topic-resigning-rule = Du får ge upp spelet. Du får också komma överens med den andra spelaren om oavgjort.
