# Reglene, én for én, og leksjonene som lærer dem bort; lastes inn når de trengs.

topic-throw-off-one = Hvem begynner
topic-throw-off-one-rule = Hver side kaster én terning. Den som er alene om å få X, sáhkku, begynner. Ellers kaster begge om igjen.
topic-throw-off-three = Hvem begynner
topic-throw-off-three-rule = Hver side kaster tre terninger. Den som får flest X-er, begynner. Står det likt, kaster begge om igjen.
topic-throw-off-lot = Hvem begynner
topic-throw-off-lot-rule = Loddet avgjør, eller spillerne blir enige.

topic-wake = Ta løs og gå
topic-wake-rule = Til å begynne med sover alle soldater. En X, sáhkku, tar løs en av dem (luvvet): den tar sitt første skritt. Den som er våken, går så mange steder som en terning viser. Hver terning brukes én gang og deles aldri; én brikke kan bruke flere.
topic-wake-1 = Du er mennene, nederst. X-en tar løs en soldat: velg den merkede, og så hvor den skal.
topic-wake-2 = Nå er den våken og kan gå. Bruk II.

topic-capture = Å slå ut
topic-capture-rule = Den som lander på en fiende, slår den ut (goddit, borrat). Bare stedet der flyttet slutter, teller: det som står imellom, går man forbi.
topic-capture-1 = En kvinne står to steder lenger fram. Land på henne.

topic-king-landing = Kongen
topic-king-landing-rule = Til å begynne med tilhører kongen (gonagas) ingen. Den som lander på ham, har ham til noen fra den andre siden lander på ham. Han slås aldri ut.
topic-king-landing-1 = Kongen venter i Slottet. Land på ham, så er han din.

topic-king-push = Å skubbe kongen
topic-king-push-rule = Den som lander på kongen, tar ham og skubber ham ett sted fram (cadjit). Da er han din, til den andre siden skubber ham til seg. Han slås aldri ut.
topic-king-push-1 = Kongen venter i midten. Land på ham: han blir din og skubbes ett sted videre.

topic-king-mount = Å klatre inn under kongen
topic-king-mount-rule = En soldat som lander på kongen, klatrer inn under ham og rir med ham. Fra da av går de to som én. En fiendtlig soldat som lander der, slår ut rytteren og rir i hans sted.
topic-king-mount-1 = Kongen venter i midten. Land på ham for å klatre inn under ham.

topic-raid = Kongen fra Nesseby
topic-raid-rule = Kongen venter og tilhører ingen. Den første soldaten som går inn på motpartens hjemmerad, tar ham på avstand. Før det tar den som lander der han står, ingenting.
topic-raid-1 = En av soldatene dine er på vei inn på kvinnenes hjemmerad. Flytt den inn, så er kongen din, hvor han enn står.

topic-king-walks = Hvordan kongen går
topic-king-walks-rule = Kongen går samme vei som soldatene til den som har ham, og slår ut ved å lande, slik de gjør.
topic-king-walks-1 = Kongen er din. La ham gå.

topic-king-royal = Hvordan kongen går
topic-king-royal-rule = Kongen går rett fram i alle retninger: til venstre, til høyre, opp eller ned. Han snur ikke underveis, men enden av en rad regnes som rett fram: der går han rundt svingen til neste rad.
topic-king-royal-1 = Kongen er din. Før ham rundt svingen, til en av de ytre radene.

topic-king-straight = Hvordan kongen går
topic-king-straight-rule = Kongen går rett fram i alle retninger: til venstre, til høyre, opp eller ned. Han snur ikke underveis, og ved enden av en rad stanser han.
topic-king-straight-1 = Kongen er din. Før ham opp eller ned til en annen rad.

topic-queens = Dronningene
topic-queens-rule = Hver side har en dronning (dronnet). En X tar henne løs, og så går hun som en konge: rett fram, med svinger. Men hun kan slås ut, og den som mister dronningen, har tapt spillet.
topic-queens-1 = Dronningen din sover på midtraden, til høyre for kongen. Ta henne løs med en X.

topic-queen-hunt = Jakten på dronningen
topic-queen-hunt-rule = Den som slår ut motpartens dronning, har vunnet. Slik slutter de fleste spill. Mens hun sover, kan ingen røre henne.
topic-queen-hunt-1 = Kvinnenes dronning har kommet for nær. Slå henne ut!

topic-push-ram = Rambukken
topic-push-ram-rule = Står det en fiende der kongen skubbes, blir den slått ut: kongen er rambukken din.
topic-push-ram-1 = Bak kongen står en kvinne. Skubb ham på henne.

topic-push-blocked = Ikke plass til å skubbe
topic-push-blocked-rule = Kongen kan ikke skubbes inn på din egen brikke. Så lenge en står der, kan han ikke tas fra denne siden.
topic-push-blocked-1 = Bak kongen står en av dine egne. Prøv å ta kongen likevel.
topic-push-blocked-2 = Det går ikke. Bruk en annen brikke.

topic-raid-then-landing = Etter det første innbruddet
topic-raid-then-landing-rule = Når noen først har tatt kongen ved et innbrudd, tar også den ham som lander på ham.
topic-raid-then-landing-1 = Kvinnene har kongen. Land på ham.

topic-raid-again = Innbrudd på innbrudd
topic-raid-again-rule = Hver gang en soldat går inn på motpartens hjemmerad, tar siden dens kongen, hvor han enn står.
topic-raid-again-1 = Kvinnene har kongen. Gå inn på hjemmeraden deres, så bytter han side.

topic-across = Rett ut i midten
topic-across-rule = En soldat som tas løs, går rett fra plassen sin hjemme til midtraden.
topic-across-1 = Ta løs den fremste soldaten: den går rett ut.

topic-queue = I kø
topic-queue-rule = Soldatene går på rekke og rad: ingen kan gå forbi en soldat fra egen hær. Kongen kan man gå forbi, og han går forbi alle.
topic-queue-1 = Den bakerste soldaten vil forbi den foran. Prøv.
topic-queue-2 = Den må vente. Flytt den som står foran.

topic-blank-four = Den blanke siden
topic-blank-four-rule = Siden uten merke er verdt fire skritt.
topic-blank-four-1 = Der ligger blanke terninger. Gå fire steder med en av dem.

topic-blank-zero = Den blanke siden
topic-blank-zero-rule = Siden uten merke er ingenting verdt. En slik terning er oppbrukt så snart den ligger der.
topic-blank-zero-1 = De blanke terningene teller ikke. X-en tar løs en soldat.

topic-order-high = I rekkefølge
topic-order-high-rule = Terningene brukes i rekkefølge: først X-er, så den høyeste. Kan den terningen som står for tur, ikke brukes, er turen over og resten tapt.
topic-order-high-1 = Der ligger en III og en II. Prøv å gå to steder først.
topic-order-high-2 = III kommer først. Bruk den.

topic-order-low = I rekkefølge
topic-order-low-rule = Terningene brukes i rekkefølge: først X-er, så den laveste. Kan den terningen som står for tur, ikke brukes, er turen over og resten tapt.
topic-order-low-1 = Der ligger en III og en II. Prøv å gå tre steder først.
topic-order-low-2 = II kommer først. Bruk den.

topic-order-free = I valgfri rekkefølge
topic-order-free-rule = Terningene brukes i den rekkefølgen du vil, på én brikke eller på flere.
topic-order-free-1 = Du har en II og en III, og en kvinne står fem steder lenger fram. Gå to steder først.
topic-order-free-2 = Og nå tre, med den samme soldaten.

topic-rethrow-each = Omkast
topic-rethrow-each-rule = Før du bruker en terning, kan du kaste terninger som viser X, om igjen, så ofte du vil og så lenge de viser X.
topic-rethrow-each-1 = Kanskje noe bedre enn X? Kast den om igjen.

topic-rethrow-all = Omkast
topic-rethrow-all-rule = Bare når alle terningene viser X, kan du kaste om igjen, og da alle sammen.
topic-rethrow-all-1 = Alle terningene viser X. Kast alle om igjen.

topic-rethrow-none = Omkast
topic-rethrow-none-rule = Det som er kastet, står: ingen terning kastes to ganger.

topic-compulsion = Du må flytte
topic-compulsion-rule = Så lenge en terning kan brukes, fortsetter turen. Den slutter av seg selv når ikke mer er mulig.

topic-may-stop = Å avslutte turen
topic-may-stop-rule = Etter kastet kan turen avsluttes når som helst, også om terninger fortsatt kunne brukes.
topic-may-stop-1 = Du vil heller bli der du er. Avslutt turen.

topic-wake-front = Hvem som våkner neste gang
topic-wake-front-rule = Soldatene tas løs i rekkefølge: den fremste først, og så videre til den siste.
topic-wake-front-1 = Prøv å ta løs soldaten midt i raden.
topic-wake-front-2 = Den må vente. Ta løs den fremste.

topic-wake-any = Hvem som våkner neste gang
topic-wake-any-rule = Hvilken som helst soldat kan tas løs, i den rekkefølgen du vil.
topic-wake-any-1 = Ta løs soldaten midt i raden.

topic-wake-next-free = Hvem som våkner neste gang
topic-wake-next-free-rule = En soldat kan bare tas løs når stedet foran den er helt tomt. Hullene etter dem som har gått, setter altså andre fri.
topic-wake-next-free-1 = Soldaten midt i raden har ikke plass foran seg. Prøv å ta den løs.
topic-wake-next-free-2 = Ta løs en som har plass.

topic-track-eight = Veien rundt brettet
topic-track-eight-rule = Soldatene går langs hjemmeraden, tilbake langs midtraden og gjennom motpartens hjemmerad; så gjennom midten igjen, og hjem. Det blir et åttetall. En soldat på hjemvei er merket.
topic-track-eight-1 = Denne soldaten er på hjemvei. Før den inn.

topic-track-loop = Veien rundt brettet
topic-track-loop-rule = Soldatene går langs hjemmeraden, tilbake langs midtraden og gjennom motpartens hjemmerad. Derfra går det rundt og rundt, gjennom midten og motpartens rad, og aldri hjem igjen.
topic-track-loop-1 = Ved enden av midtraden går det opp på motpartens hjemmerad. Gå rundt hjørnet.

topic-with = Mot eller med
topic-with-rule = Den som ikke begynner, velger: mot (vuosttut), så hærene møtes front mot front, eller med (mieđut), den andre veien rundt, så begge kommer inn på midtraden i samme ende og løper etter hverandre.
topic-with-1 = Kvinnene begynte, og du valgte mieđut. Nå er fronten din i den andre enden. Ta løs en soldat der.

topic-sleepers-exposed = De som sover
topic-sleepers-exposed-rule = Sovende soldater kan slås ut som alle andre. I Máze heter det å drepe på soverommet (goddit oađđenlanjas).
topic-sleepers-exposed-1 = Soldaten din når kvinnenes hjemmerad, der de fortsatt sover. Slå ut en.

topic-sleepers-protected = De som sover
topic-sleepers-protected-rule = Sovende soldater er trygge: fienden kan ikke lande på dem. Deres egne kan stille seg hos dem.
topic-sleepers-protected-1 = Prøv å lande på en sovende kvinne: gå tre steder inn på hjemmeraden hennes.
topic-sleepers-protected-2 = Det går ikke. Bruk en terning på en annen måte.

topic-sleepers-closed = De som sover
topic-sleepers-closed-rule = Ingen kan lande der en brikke sover, verken venn eller fiende. Derfor sperrer tre sovende ved enden av en rad en dør; den tredje av dem er dørvakten (uksavákta).
topic-sleepers-closed-1 = Prøv å lande på en sovende kvinne: gå tre steder inn på hjemmeraden hennes.
topic-sleepers-closed-2 = Det går ikke. Bruk en terning på en annen måte.

topic-stacking = Sammen på ett sted
topic-stacking-rule = Flere soldater fra én side kan stå på samme sted. Men en fiende som lander der, slår ut alle sammen.
topic-stacking-1 = Før de to soldatene dine sammen.

topic-one-each = Én på hvert sted
topic-one-each-rule = Bare én soldat står på hvert sted. Dine egne soldater står i veien for deg.
topic-one-each-1 = Prøv å lande på din egen soldat.
topic-one-each-2 = Det går ikke. Bruk en terning på en annen måte.

topic-king-shares = Kongen blant sine egne
topic-king-shares-rule = Kongen og hans egne soldater kan stå på samme sted.
topic-king-shares-1 = Før soldaten din til kongen.

topic-king-alone = Kongen står alene
topic-king-alone-rule = Ingen soldat kan stanse der dens egen konge står, og ikke han der de står. Bare den som nettopp har tatt ham, blir stående hos ham til en av dem flytter.
topic-king-alone-1 = Prøv å lande på din egen konge.
topic-king-alone-2 = Det går ikke. Bruk en terning på en annen måte.

topic-utsjok = Kongen fra Utsjok
topic-utsjok-rule = Den som lander på kongen, velger: å ta ham, eller å ta ham ut av spillet for godt (Ohcejot gonagas).
topic-utsjok-1 = Kvinnene har kongen. Land på ham, og ta ham ut av spillet.

topic-like-odds = Like odds
topic-like-odds-rule = En regel fra vår tid: hver side begynner med tre soldater våkne. Da blir ingen sittende og vente på den første X-en.
topic-like-odds-1 = Ingen X, og du kan likevel flytte: tre soldater er våkne. Gå med en av dem.

topic-blocked = Sperret inne
topic-blocked-rule = En side der alle soldater er våkne, taper om den har kastet en terning den ikke kan bruke.
topic-blocked-1 = Den siste kvinnen har stanget mot de sovende dine. Flytt soldaten din med X.

topic-stake = Innsats
topic-stake-rule = Før spillet avtales det hva en soldat er verdt. Til slutt betaler taperen det for hver soldat vinneren har igjen.

topic-win-soldiers = Å vinne
topic-win-soldiers-rule = Den som slår ut motpartens siste soldat, har vunnet. Å ha kongen redder ingen.
topic-win-soldiers-1 = Én kvinne er igjen. Slå henne ut.

topic-win-pieces = Å vinne
topic-win-pieces-rule = En side har tapt når den verken har soldater eller konge. Så lenge kongen er hos den, spiller den videre.
topic-win-pieces-1 = Slå ut den siste kvinnen.
topic-win-pieces-2 = Kvinnene har fortsatt kongen. Ta ham også.
