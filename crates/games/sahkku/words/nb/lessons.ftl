# Reglene, én for én, og leksjonene som lærer dem bort; lastes inn når de trengs.

topic-throw-off-one = Hvem begynner
topic-throw-off-one-rule = Hver side kaster én terning. Får bare den ene X, sáhkku, begynner den siden. Ellers kaster begge om igjen.
topic-throw-off-three = Hvem begynner
topic-throw-off-three-rule = Hver side kaster tre terninger. Den som får flest X-er, begynner. Blir det likt, kaster begge om igjen.
topic-throw-off-lot = Hvem begynner
topic-throw-off-lot-rule = Loddtrekning avgjør hvem som begynner, eller spillerne blir enige.

topic-wake = Å vekke og å gå
topic-wake-rule = Til å begynne med sover alle soldatene. En X, sáhkku, vekker én av dem («tar den løs», luvvet), og den tar sitt første skritt. En våken soldat går så mange felter som en terning viser. Hver terning brukes én gang og kan ikke deles, men én brikke kan bruke flere.
topic-wake-1 = Du spiller mennene. X-en vekker en soldat: velg den som er markert, og så feltet den skal til.
topic-wake-2 = Nå er den våken og kan gå. Bruk II.

topic-capture = Å slå ut
topic-capture-rule = Land på en fiende for å slå den ut (goddit, borrat). Bare feltet der trekket slutter, teller: brikker på veien passeres.
topic-capture-1 = En kvinne står to felter lenger ute på veien til soldaten din. Land på henne.

topic-king-landing = Kongen
topic-king-landing-rule = Til å begynne med tilhører kongen (gonagas) ingen. Land på ham for å ta ham. Han er din til den andre siden lander på ham. Han slås aldri ut.
topic-king-landing-1 = Kongen venter i Slottet. Land på ham, så er han din.

topic-king-push = Å skubbe kongen
topic-king-push-rule = Land på kongen for å ta ham: han skubbes ett felt videre langs veien din (cadjit). Han er din til den andre siden gjør det samme. Han slås aldri ut.
topic-king-push-1 = Kongen venter i midten. Land på ham: han blir din og skubbes ett felt videre.

topic-king-mount = Å bære kongen
topic-king-mount-rule = En soldat som lander på kongen, går inn under ham og bærer ham. Fra da av går de to som én. En fiendtlig soldat som lander der, slår ut bæreren og overtar kongen.
topic-king-mount-1 = Kongen venter i midten. Land på ham for å gå inn under ham.

topic-raid = Kongen fra Nesseby
topic-raid-rule = Kongen venter og tilhører ingen. Den første soldaten som går inn på motstanderens hjemmerad, tar ham, hvor han enn står. Før det kan ingen ta ham ved å lande der han står.
topic-raid-1 = En av soldatene dine er på vei inn på kvinnenes hjemmerad. Flytt den inn, så er kongen din, hvor han enn står.

topic-king-walks = Hvordan kongen går
topic-king-walks-rule = Kongen går samme vei som soldatene til siden som har ham, og slår ut ved å lande, slik de gjør.
topic-king-walks-1 = Kongen er din. Flytt ham.

topic-king-royal = Hvordan kongen går
topic-king-royal-rule = Kongen går i rett linje i alle retninger, langs en rad eller på tvers av radene. Han kan ikke svinge midt på en rad, men han kan gå rundt enden til neste rad.
topic-king-royal-1 = Kongen er din. Flytt ham rundt enden av raden, til en av hjemmeradene.

topic-king-straight = Hvordan kongen går
topic-king-straight-rule = Kongen går i rett linje i alle retninger, langs en rad eller på tvers av radene. Han kan ikke svinge, og ved enden av en rad stanser han.
topic-king-straight-1 = Kongen er din. Flytt ham på tvers til en annen rad.

topic-queens = Dronningene
topic-queens-rule = Hver side har en dronning (dronnet). En X vekker henne, og så går hun som en konge: i rett linje og rundt endene av radene. Men hun kan slås ut, og siden som mister dronningen sin, har tapt spillet.
topic-queens-1 = Dronningen din er brikken som er markert. Hun sover på midtraden. Vekk henne med en X.

topic-queen-hunt = Jakten på dronningen
topic-queen-hunt-rule = Slå ut motstanderens dronning, så vinner du. Slik slutter de fleste spill. Mens hun sover, kan ingen røre henne.
topic-queen-hunt-1 = Kvinnenes dronning har våget seg for langt ut. Slå henne ut!

topic-push-ram = Rambukken
topic-push-ram-rule = Står det en fiende der kongen skubbes inn, blir den slått ut: kongen er rambukken din.
topic-push-ram-1 = På feltet etter kongen står en kvinne. Skubb ham inn på henne.

topic-push-blocked = Ikke plass til å skubbe
topic-push-blocked-rule = Kongen kan ikke skubbes inn på din egen brikke. Så lenge den står der, kan du ikke ta ham.
topic-push-blocked-1 = På feltet etter kongen står en av dine egne soldater. Prøv å ta ham likevel.
topic-push-blocked-2 = Det går ikke. Flytt en annen brikke.

topic-raid-then-landing = Etter det første innbruddet
topic-raid-then-landing-rule = Når kongen først er tatt ved et innbrudd, kan han også tas ved å lande på ham.
topic-raid-then-landing-1 = Kvinnene har kongen. Land på ham.

topic-raid-again = Innbrudd på innbrudd
topic-raid-again-rule = Hver gang en soldat går inn på motstanderens hjemmerad, tar siden dens kongen, hvor han enn står.
topic-raid-again-1 = Kvinnene har kongen. Gå inn på hjemmeraden deres, så er han din.

topic-across = Rett ut i midten
topic-across-rule = En soldat som våkner, går rett fra feltet sitt hjemme til midtraden.
topic-across-1 = Vekk den fremste soldaten: den går rett ut på midtraden.

topic-queue = I kø
topic-queue-rule = Soldatene går i kø: ingen kan passere en annen soldat i sin egen hær. Kongen kan man passere, og han kan passere alle.
topic-queue-1 = To av soldatene dine er våkne. Prøv å flytte den bakerste forbi den andre.
topic-queue-2 = Den må vente. Flytt den fremste.

topic-blank-four = Den blanke siden
topic-blank-four-rule = Siden uten merke er verdt fire felter.
topic-blank-four-1 = Terningene viser blanke sider. Gå fire felter med en av dem.

topic-blank-zero = Den blanke siden
topic-blank-zero-rule = Siden uten merke er ikke verdt noe. En terning som viser den, kan ikke brukes.
topic-blank-zero-1 = De blanke terningene teller ikke. Vekk en soldat med X-en.

topic-order-high = I fast rekkefølge
topic-order-high-rule = Terningene brukes i rekkefølge: først X-er, så den høyeste. Kan du ikke bruke terningen som står for tur, er turen over, og resten av terningene er tapt.
topic-order-high-1 = Du har en III og en II. Prøv å gå to felter først.
topic-order-high-2 = III kommer først. Bruk den.

topic-order-low = I fast rekkefølge
topic-order-low-rule = Terningene brukes i rekkefølge: først X-er, så den laveste. Kan du ikke bruke terningen som står for tur, er turen over, og resten av terningene er tapt.
topic-order-low-1 = Du har en III og en II. Prøv å gå tre felter først.
topic-order-low-2 = II kommer først. Bruk den.

topic-order-free = I valgfri rekkefølge
topic-order-free-rule = Bruk terningene i den rekkefølgen du vil, på én brikke eller på flere.
topic-order-free-1 = Du har en II og en III, og en kvinne står fem felter lenger ute på veien. Gå to felter først.
topic-order-free-2 = Gå nå tre, med den samme soldaten.

topic-rethrow-each = Omkast
topic-rethrow-each-rule = Før du bruker en terning, kan du kaste om igjen de terningene du vil av dem som viser X, så mange ganger du vil, så lenge de viser X.
topic-rethrow-each-1 = Noe bedre enn X? Kast den om igjen.

topic-rethrow-all = Omkast
topic-rethrow-all-rule = Du kan bare kaste om igjen hvis alle terningene viser X, og da kaster du alle.
topic-rethrow-all-1 = Alle terningene viser X. Kast alle om igjen.

topic-rethrow-none = Ingen omkast
topic-rethrow-none-rule = Kastet gjelder: ingen terning kastes to ganger.

topic-compulsion = Du må flytte
topic-compulsion-rule = Så lenge en terning kan brukes, fortsetter turen. Den slutter av seg selv når ikke noe mer er mulig.

topic-may-stop = Å avslutte turen
topic-may-stop-rule = Etter kastet kan du avslutte turen når som helst, også om terninger fortsatt kan brukes.
topic-may-stop-1 = Du vil heller bli der du er. Avslutt turen.

topic-wake-all-x = Den første soldaten
topic-wake-all-x-rule = Så lenge alle soldatene dine sover, trenger du X på alle terningene for å vekke den første. Du har tre kast i hver tur: terninger som viser X, legges til side, og de andre kastes om igjen. Etter det er én X nok.
topic-wake-all-x-1 = X-en blir liggende. Kast de andre terningene om igjen, og vekk så en soldat.

topic-wake-front = Hvem kan våkne
topic-wake-front-rule = Soldatene våkner i rekkefølge: først den fremste på hjemmeraden, så den neste, og så videre til den siste.
topic-wake-front-1 = Prøv å vekke soldaten midt på raden.
topic-wake-front-2 = Den må vente. Vekk den fremste.

topic-wake-any = Hvem kan våkne
topic-wake-any-rule = Alle soldater kan vekkes, i den rekkefølgen du vil.
topic-wake-any-1 = Vekk soldaten midt på raden.

topic-wake-any-closed = Hvem kan våkne
topic-wake-any-closed-rule = Soldatene kan vekkes i den rekkefølgen du vil, så lenge det ikke ligger en sovende på det neste feltet på veien deres.
topic-wake-any-closed-1 = Soldaten midt på raden ville gå til feltet til en sovende. Prøv å vekke den.
topic-wake-any-closed-2 = Vekk en som har et felt å gå til.

topic-wake-next-free = Hvem kan våkne
topic-wake-next-free-rule = En soldat kan bare vekkes når det neste feltet på veien dens er helt tomt. Når andre drar ut, blir det altså plass til å vekke flere.
topic-wake-next-free-1 = Soldaten midt på raden har ikke noe ledig felt å gå til. Prøv å vekke den.
topic-wake-next-free-2 = Vekk en som har et ledig felt å gå til.

topic-track-eight = Veien rundt brettet
topic-track-eight-rule = Soldatene går langs hjemmeraden, tilbake langs midtraden og gjennom motstanderens hjemmerad, så langs midtraden igjen og hjem: et åttetall. Soldater på hjemvei er merket.
topic-track-eight-1 = Denne soldaten er på hjemvei. Flytt den hjem.

topic-track-loop = Veien rundt brettet
topic-track-loop-rule = Soldatene går langs hjemmeraden, tilbake langs midtraden og gjennom motstanderens hjemmerad. Derfra går de i sløyfe gjennom midtraden og motstanderens rad og kommer aldri hjem igjen.
topic-track-loop-1 = Ved enden av midtraden svinger veien inn på motstanderens hjemmerad. Gå rundt hjørnet.

topic-with = Mot eller med
topic-with-rule = Den som ikke begynner, velger: mot (vuosttut), så hærene møtes, eller med (mieđut), så begge kommer inn på midtraden i samme ende og løper etter hverandre.
topic-with-1 = Kvinnene begynte, og du valgte mieđut. Nå er fronten din i den andre enden av hjemmeraden. Vekk en soldat der.

topic-sleepers-exposed = Sovende
topic-sleepers-exposed-rule = Sovende soldater kan slås ut som alle andre. I Máze heter det å drepe på soverommet (goddit oađđenlanjas).
topic-sleepers-exposed-1 = Soldaten din kan nå kvinnenes hjemmerad, der noen fortsatt sover. Slå ut en.

topic-sleepers-protected = Sovende
topic-sleepers-protected-rule = Sovende soldater er trygge: motstanderen kan ikke lande på dem. Deres egne kan slutte seg til dem.
topic-sleepers-protected-1 = Prøv å lande på en sovende kvinne: gå tre felter, inn på hjemmeraden hennes.
topic-sleepers-protected-2 = Det går ikke. Bruk en terning på en annen måte.

topic-sleepers-closed = Sovende
topic-sleepers-closed-rule = Ingen kan lande der en brikke sover, verken venn eller fiende. Tre sovende ved enden av en rad sperrer derfor døren. Den tredje av dem er dørvakten (uksavákta).
topic-sleepers-closed-1 = Prøv å lande på en sovende kvinne: gå tre felter, inn på hjemmeraden hennes.
topic-sleepers-closed-2 = Det går ikke. Bruk en terning på en annen måte.

topic-stacking = Flere på ett felt
topic-stacking-rule = Flere soldater fra samme side kan stå på ett felt. Men en fiende som lander der, slår ut alle sammen.
topic-stacking-1 = Samle de to soldatene dine på ett felt.

topic-one-each = Én på hvert felt
topic-one-each-rule = Hvert felt har bare plass til én soldat, så dine egne soldater kan stå i veien.
topic-one-each-1 = Prøv å lande på din egen soldat.
topic-one-each-2 = Det går ikke. Bruk en terning på en annen måte.

topic-king-shares = Kongen blant soldatene sine
topic-king-shares-rule = Kongen og hans egne soldater kan dele felt.
topic-king-shares-1 = Flytt soldaten din til kongens felt.

topic-king-alone = Kongen står alene
topic-king-alone-rule = Ingen soldat kan stanse der dens egen konge står, og kongen kan ikke stanse der en av soldatene hans står. Bare brikken som nettopp har tatt ham, blir stående hos ham til en av dem flytter.
topic-king-alone-1 = Prøv å lande på din egen konge.
topic-king-alone-2 = Det går ikke. Bruk en terning på en annen måte.

topic-utsjok = Kongen fra Utsjok
topic-utsjok-rule = Den som lander på kongen, velger: å ta ham, eller å ta ham ut av spillet for godt (Ohcejot gonagas).
topic-utsjok-1 = Kvinnene har kongen. Land på ham, og ta ham ut av spillet.

topic-like-odds = Like odds
topic-like-odds-rule = En moderne regel: hver side begynner med tre våkne soldater, så ingen trenger å vente på den første X-en.
topic-like-odds-1 = Ingen X, og du kan likevel flytte: tre soldater er våkne. Flytt en av dem.

topic-blocked = Sperret inne
topic-blocked-rule = En side der alle soldatene er våkne, taper hvis den ikke kan bruke en terning den har kastet.
topic-blocked-1 = Den siste kvinnen kommer ikke forbi de sovende dine. Flytt soldaten din med X-en.

topic-stake = Innsats
topic-stake-rule = Før spillet blir spillerne enige om en innsats per soldat. Til slutt betaler taperen den for hver soldat vinneren har igjen.

topic-win-soldiers = Å vinne
topic-win-soldiers-rule = Slå ut motstanderens siste soldat, så vinner du. Det hjelper ikke å ha kongen.
topic-win-soldiers-1 = Bare én kvinne er igjen. Slå henne ut.

topic-win-pieces = Å vinne
topic-win-pieces-rule = En side har tapt når den verken har soldater eller kongen. Så lenge den har kongen, spiller den videre.
topic-win-pieces-1 = Slå ut den siste kvinnen.
topic-win-pieces-2 = Kvinnene har fortsatt kongen. Ta ham også.

topic-dead = Når ingen kan flytte
topic-dead-rule = Hvis en tur slutter og ingen av sidene noen gang kan bruke en terning igjen, blir spillet uavgjort.

topic-resigning = Å gi opp, og uavgjort
topic-resigning-rule = Du kan gi opp spillet. Du kan også bli enig med den andre spilleren om uavgjort.
