# Reglene i hnefatafl, én for én, og leksjonene som lærer dem bort; lastes inn når de trengs.

## Reglene: hva hver av dem heter, hva den sier, og hva en leksjon ber om

topic-pieces = Brettet og brikkene
topic-pieces-rule = Svenskene har kongen og vaktene hans, drabantene. Kongen står i borgen midt på brettet, med drabantene rundt seg. Moskovittene (moskoviter) er dobbelt så mange. De står i fire leirer (läger), én midt på hver kant. Kongen vil ut, og moskovittene vil fange ham.

topic-first-swede = Hvem begynner
topic-first-swede-rule = Spillerne trekker lodd om hvem som spiller svenskene. Svenskene gjør det første trekket. Deretter flytter sidene annenhver gang.
topic-first-swede-1 = Du spiller svenskene. Gjør det første trekket.

topic-first-muscovite = Hvem begynner
topic-first-muscovite-rule = Spillerne trekker lodd om hvem som spiller svenskene. Moskovittene gjør det første trekket, slik de fleste spiller i dag. Deretter flytter sidene annenhver gang.
topic-first-muscovite-1 = Du spiller moskovittene. Gjør det første trekket.

topic-lines = Å flytte
topic-lines-rule = Alle brikker går som tårnet i sjakk: i rett linje langs en rad eller en kolonne, så langt du vil. Veien må være tom, og det må også feltet der brikken stanser. Ingen brikke går på skrå, og ingen hopper over en annen.
topic-lines-1 = Du spiller svenskene. Prøv å flytte en drabant (en av kongens vakter) på skrå, slik pilen viser.
topic-lines-2 = Brikker går bare i rett linje. Prøv nå å hoppe over den andre drabanten.
topic-lines-3 = Ingen brikke hopper over en annen. Flytt drabanten helt inntil den andre.

topic-capture-between = Å slå ut
topic-capture-between-rule = Flytt en brikke slik at en fiende står mellom den og en annen av brikkene dine, i en rad eller en kolonne. Da er fienden slått ut og tas av brettet. Kongen tas på en annen måte.
topic-capture-between-1 = Du spiller svenskene. En moskovitt har en av drabantene dine ved siden av seg. Flytt den andre drabanten til motsatt side.
topic-capture-between-2 = Nå spiller du moskovittene. Drabanten som nettopp flyttet, har en moskovitt ved siden av seg. Slå den ut fra motsatt side.

topic-corner = Hjørnene
topic-corner-rule = Kongen forlater brettet ved et hjørne. Derfor kan ingen annen brikke stanse der.
topic-corner-1 = Du spiller svenskene. Prøv å flytte drabanten inn i hjørnet.
topic-corner-2 = Hjørnene er bare for kongen. Flytt drabanten et annet sted.

topic-castle-stop-king = Å stanse i borgen
topic-castle-stop-king-rule = Borgen er det markerte feltet i midten. Når kongen har forlatt den, er det bare han som kan stanse der igjen.
topic-castle-stop-king-1 = Du spiller svenskene. Kongen har forlatt borgen. Prøv å flytte en drabant inn i den.
topic-castle-stop-king-2 = Borgen er bare for kongen. Flytt ham tilbake til den.

topic-castle-stop-nobody = Å stanse i borgen
topic-castle-stop-nobody-rule = Borgen er det markerte feltet i midten. Når kongen har forlatt den, kan ingen stanse der, ikke engang han.
topic-castle-stop-nobody-1 = Du spiller svenskene. Kongen har forlatt borgen. Prøv å flytte en drabant inn i den.
topic-castle-stop-nobody-2 = Det går ikke. Prøv nå med kongen.
topic-castle-stop-nobody-3 = Borgen blir stående tom. Flytt drabanten et annet sted.

topic-castle-stop-all = Å stanse i borgen
topic-castle-stop-all-rule = Borgen er det markerte feltet i midten. Når kongen har forlatt den, kan alle brikker stanse der.
topic-castle-stop-all-1 = Du spiller svenskene. Kongen har forlatt borgen. Flytt drabanten inn i den.

topic-castle-pass-king = Gjennom borgen
topic-castle-pass-king-rule = Bare kongen kan gå gjennom den tomme borgen. For alle andre sperrer den veien.
topic-castle-pass-king-1 = Du spiller svenskene. Prøv å flytte drabanten gjennom den tomme borgen.
topic-castle-pass-king-2 = Det kan bare kongen. Flytt ham gjennom borgen.

topic-castle-pass-nobody = Gjennom borgen
topic-castle-pass-nobody-rule = Ingen brikke kan gå gjennom den tomme borgen, ikke engang kongen.
topic-castle-pass-nobody-1 = Du spiller svenskene. Prøv å flytte drabanten gjennom den tomme borgen.
topic-castle-pass-nobody-2 = Det går ikke. Prøv nå med kongen.
topic-castle-pass-nobody-3 = Borgen sperrer veien for ham også. Flytt drabanten et annet sted.

topic-castle-pass-all = Gjennom borgen
topic-castle-pass-all-rule = Alle brikker kan gå gjennom den tomme borgen.
topic-castle-pass-all-1 = Du spiller svenskene. Flytt drabanten gjennom den tomme borgen.

topic-camps-all = Leirene
topic-camps-all-rule = Moskovittene begynner på leirfeltene (läger). Når brikkene flyttes, er dette felter som alle andre: alle kan stanse på dem og gå gjennom dem.
topic-camps-all-1 = Du spiller svenskene. Én leir er tom. Flytt drabanten inn i den, slik pilen viser.

topic-camps-muscovites = Leirene
topic-camps-muscovites-rule = Leirene (läger) er bare åpne for moskovitter. Ingen av svenskenes brikker kan stanse på et leirfelt eller gå gjennom et.
topic-camps-muscovites-1 = Du spiller svenskene. Én leir er tom. Prøv å flytte drabanten inn i den.
topic-camps-muscovites-2 = Leirene er stengt for svenskene. Flytt drabanten et annet sted.

topic-camps-never-back = Leirene
topic-camps-never-back-rule = Leirene (läger) er stengt for svenskene. En moskovitt går fritt inne i leiren der den står. Men den kan ikke gå inn i eller gjennom en annen leir, og når den har forlatt sin egen, kan den ikke gå tilbake.
topic-camps-never-back-1 = Du spiller moskovittene. En av brikkene dine har forlatt leiren sin. Prøv å flytte den inn i den tomme leiren.
topic-camps-never-back-2 = Er den først ute, må den bli ute. En annen brikke står ennå i leiren sin. Flytt den inne i leiren, slik pilen viser.

topic-camps-count = Ved en tom leir
topic-camps-count-rule = Når en drabant slås ut, teller et tomt leirfelt som en moskovitt.
topic-camps-count-1 = Du spiller moskovittene. En drabant står ved siden av en tom leir. Flytt til den andre siden av den.

topic-capture-several = Flere på én gang
topic-capture-several-rule = Ett trekk kan slå ut flere brikker: hver fiende som da står mellom brikken som flyttet, og en annen av dine.
topic-capture-several-1 = Du spiller svenskene. Slå ut to moskovitter med ett trekk.

topic-move-between = Å gå inn imellom
topic-move-between-rule = En brikke kan gå inn mellom to fiender. Den er trygg der, for bare en brikke som nettopp har flyttet, slår ut. Skal den slås ut, må en av de to gå bort og komme tilbake, eller en annen må ta plassen.
topic-move-between-1 = Du spiller svenskene. Flytt drabanten inn mellom de to moskovittene.
topic-move-between-2 = Ingenting skjer med den. Nå spiller du moskovittene: flytt en av de to bort, slik pilen viser.
topic-move-between-3 = Nå spiller du svenskene: flytt den andre drabanten.
topic-move-between-4 = Nå spiller du moskovittene: flytt tilbake. Denne gangen slås drabanten ut.

topic-edge-is-no-piece = Ved kanten
topic-edge-is-no-piece-rule = Brettets kant er aldri med på å slå ut. En brikke ved kanten kan bare slås ut langs kanten.
topic-edge-is-no-piece-1 = Du spiller moskovittene. Flytt helt inntil drabanten ved kanten. Den blir stående.

topic-corner-hostile = Ved et hjørne
topic-corner-hostile-rule = Når en drabant eller en moskovitt slås ut, teller et tomt hjørne som en av dens fiender.
topic-corner-hostile-1 = Du spiller moskovittene. En drabant står ved siden av et tomt hjørne. Flytt til den andre siden av den.

topic-king-captures = Kongen slår også ut
topic-king-captures-rule = Kongen er med på å slå ut som en drabant. Han kan være brikken som flytter, eller den på den andre siden.
topic-king-captures-1 = Du spiller svenskene. Slå ut en moskovitt med kongen.

topic-king-captures-not = Kongen slår ikke ut
topic-king-captures-not-rule = Kongen er ikke med på å slå ut, verken som brikken som flytter, eller som den på den andre siden.
topic-king-captures-not-1 = Du spiller svenskene. Flytt kongen inntil moskovitten. Den blir stående, selv om det står en drabant på den andre siden.

topic-king-four = Å ta kongen
topic-king-four-rule = Moskovittene vinner når de omringer kongen: de må stå på alle de fire feltene ved siden av ham, og en av dem må nettopp ha flyttet dit. Feltene på skrå ved siden av ham betyr ingenting.
topic-king-four-1 = Du spiller moskovittene. Tre av kongens sider er stengt. Steng den fjerde, så vinner du.

topic-king-castle = Å ta kongen
topic-king-castle-rule = Moskovittene vinner når de tar kongen. I borgen og rett ved siden av den må de stå på alle fire sider av ham. Alle andre steder er to på hver sin side nok. En av dem må nettopp ha flyttet dit.
topic-king-castle-1 = Du spiller moskovittene. Kongen har forlatt borgen, og en moskovitt står ved siden av ham. Flytt en annen til motsatt side, så vinner du.

topic-king-two = Å ta kongen
topic-king-two-rule = Moskovittene vinner når kongen står mellom to av dem, i borgen som alle andre steder. En av de to må nettopp ha flyttet dit.
topic-king-two-1 = Du spiller moskovittene. En moskovitt står ved siden av kongen. Flytt en annen til motsatt side, så vinner du.

topic-king-on-castle = Kongen i borgen
topic-king-on-castle-rule = I borgen er kongen tatt bare når det står moskovitter på alle fire sider av ham.
topic-king-on-castle-1 = Du spiller moskovittene. Tre av borgens sider er stengt. Steng den fjerde.

topic-castle-surround = Ved den tomme borgen
topic-castle-surround-rule = Når kongen omringes ved siden av den tomme borgen, teller borgen som en moskovitt. Tre moskovitter på de andre sidene er nok.
topic-castle-surround-1 = Du spiller moskovittene. Kongen har den tomme borgen på én side og moskovitter på to. Steng den siste siden.

topic-castle-both = Borgen slår også ut
topic-castle-both-rule = Når noen slås ut, kan den tomme borgen være den andre av de to brikkene, uansett hvilken side som slår ut.
topic-castle-both-1 = Du spiller moskovittene. En drabant står ved siden av den tomme borgen. Flytt til den andre siden av den.

topic-castle-no = Borgen teller ikke
topic-castle-no-rule = Den tomme borgen er ikke med på å ta noen. Skal en konge ved siden av den omringes, må en moskovitt stå i borgen.
topic-castle-no-1 = Du spiller moskovittene. Kongen står ved siden av borgen, med moskovitter på de tre andre sidene. Flytt inn i borgen.

topic-drabant-shields = En drabant ved kongen
topic-drabant-shields-rule = Kongens egne drabanter teller ikke. Så lenge en av dem står ved siden av ham, er han ikke omringet.
topic-drabant-shields-1 = Du spiller moskovittene. Steng kongens tredje side. På den fjerde står en drabant, og spillet fortsetter.

topic-king-steps-between = Kongen går inn imellom
topic-king-steps-between-rule = Kongen kan gå inn blant moskovittene. Bare et trekk av dem tar ham: en av dem må gå bort og komme tilbake, eller en annen må ta plassen.
topic-king-steps-between-1 = Du spiller svenskene. Flytt kongen ut av borgen, inn blant moskovittene.
topic-king-steps-between-2 = Ingenting skjer med ham. Nå spiller du moskovittene: flytt en av dem bort, slik pilen viser.
topic-king-steps-between-3 = Nå burde kongen gå, men la svenskene overse det: flytt drabanten, slik pilen viser.
topic-king-steps-between-4 = Nå spiller du moskovittene: flytt tilbake. Da er kongen tatt.

topic-king-at-edge = Kongen ved kanten
topic-king-at-edge-rule = På et felt ved kanten har kongen bare tre nabofelter og kan ikke omringes.
topic-king-at-edge-1 = Du spiller moskovittene. To av dem står ved siden av kongen langs kanten. Steng den tredje siden: Han blir ikke tatt, og spillet går videre.

topic-shield-wall = En rekke ved kanten
topic-shield-wall-rule = To eller flere brikker på rekke langs kanten slås ut på én gang når det står en fiende på feltet innenfor hver av dem, og en ved hver ende av rekken. En av de to ved endene må være brikken som nettopp flyttet. Kongen kan stå i rekken, men han slås ikke ut.
topic-shield-wall-1 = Du spiller svenskene. To moskovitter står på rekke ved kanten, hver med en drabant på feltet innenfor. Steng rekken i den åpne enden.

topic-shield-wall-corner = En rekke ved et hjørne
topic-shield-wall-corner-rule = Et tomt hjørne stenger den ene enden av en rekke ved kanten, slik en fiende ville gjort. Brikken som nettopp flyttet, stenger den andre.

topic-edge-counts = Tre er nok ved kanten
topic-edge-counts-rule = På et felt ved kanten har kongen bare tre nabofelter. Når det står moskovitter på alle tre, er han omringet.
topic-edge-counts-1 = Du spiller moskovittene. To av dem står ved siden av kongen langs kanten. Steng den tredje siden, så vinner du.

topic-exit-fort = Et fort ved kanten
topic-exit-fort-rule = Svenskene vinner også med et trekk som gjør at kongen står ved kanten, fortsatt kan flytte og er murt inne av drabanter som aldri kan slås ut, slik at ingen moskovitt kan komme til ham.
topic-exit-fort-1 = Du spiller svenskene. Fortet rundt kongen har én åpning. Steng den med drabanten, så vinner du.

topic-enclosure = En ring rundt alle
topic-enclosure-rule = Moskovittene vinner også med et trekk som gjør at ingen av svenskenes brikker kunne nå kanten, selv om den kunne gå over alt annet enn moskovitter. Det spiller ingen rolle om svenskene fortsatt kan flytte inne i ringen.
topic-enclosure-1 = Du spiller moskovittene. Ringen rundt kongen og drabantene hans har én åpning. Steng den, så vinner du.

topic-escape-edge = Å komme seg ut
topic-escape-edge-rule = Svenskene vinner når kongen står på et hvilket som helst felt ved brettets kant.
topic-escape-edge-1 = Du spiller svenskene. Én vei til kanten er åpen. Ta den, så vinner du.

topic-escape-corner = Å komme seg ut
topic-escape-corner-rule = Svenskene vinner når kongen står på et av brettets hjørner. Andre felter ved kanten er ikke nok.
topic-escape-corner-1 = Du spiller svenskene. Veien til ett hjørne er åpen. Ta den, så vinner du.

topic-raichi = Raichi
topic-raichi-rule = En vei ut er åpen når kongen kan gå ut der med ett trekk. Når svenskenes trekk etterlater én åpen vei, sier spillet raichi, og moskovittene kan ennå sperre den. Åpner de selv en vei, blir ingenting sagt, men kongen kan ta den.
topic-raichi-1 = Du spiller svenskene. Flytt kongen slik at én vei ut er åpen.
topic-raichi-2 = Raichi! Nå spiller du moskovittene: sperr veien.

topic-raichi-said = Å si raichi
topic-raichi-said-rule = Før kongen går ut, må svenskene varsle moskovittene: si raichi til et trekk som etterlater én vei ut åpen. Da kan kongen gå ut i neste trekk, på hvilken åpen vei som helst. Du kan tie stille, men du kan ikke si et ord som ikke stemmer.
topic-raichi-said-1 = Du spiller svenskene. En vei ut er åpen, men moskovittene er ikke varslet. Prøv å gå ut.
topic-raichi-said-2 = Først må du varsle dem. Flytt drabanten, la veien være åpen, og si raichi.
topic-raichi-said-3 = Nå spiller du moskovittene, og overser veien: gjør et trekk som ikke sperrer den.
topic-raichi-said-4 = Nå spiller du svenskene: gå ut.

topic-tuichu = Tuichu
topic-tuichu-rule = Når svenskenes trekk etterlater to eller flere åpne veier, sier spillet tuichu. Moskovittene kan sjelden sperre alle med ett trekk, og da går kongen ut en annen vei.
topic-tuichu-1 = Du spiller svenskene. Flytt kongen slik at to veier ut er åpne.
topic-tuichu-2 = Tuichu! Nå spiller du moskovittene: sperr en av de to.
topic-tuichu-3 = Nå spiller du svenskene: gå ut den andre veien.

topic-tuichu-said = Å si tuichu
topic-tuichu-said-rule = Når trekket ditt etterlater to eller flere åpne veier, er ordet du skal si, tuichu. Moskovittene kan sjelden sperre alle med ett trekk, og da går kongen ut en annen vei.
topic-tuichu-said-1 = Du spiller svenskene. Flytt kongen slik at to veier ut er åpne, og si tuichu.
topic-tuichu-said-2 = Nå spiller du moskovittene: sperr en av de to.
topic-tuichu-said-3 = Nå spiller du svenskene: gå ut den andre veien.

topic-tuichu-not-sure = Tuichu er ikke noe løfte
topic-tuichu-not-sure-rule = Ordene raichi og tuichu teller åpne veier, og ikke noe annet. Der en vei går gjennom borgen, eller der kongen er i fare, kan ett enkelt trekk likevel stanse ham.
topic-tuichu-not-sure-1 = Du spiller moskovittene. Kongen har to veier ut, en av dem gjennom borgen. Sperr den andre slik at du samtidig omringer ham.

topic-repetition-draw = Den samme stillingen igjen
topic-repetition-draw-rule = Når den samme stillingen oppstår for tredje gang, med samme side i trekket, er spillet uavgjort. Det spiller ingen rolle hvilken brikke av et slag som står hvor.
topic-repetition-draw-1 = Du spiller svenskene. Flytt drabanten, slik pilen viser.
topic-repetition-draw-2 = Nå spiller du moskovittene: gjør trekket som pilen viser.
topic-repetition-draw-3 = Nå spiller du svenskene: flytt tilbake.
topic-repetition-draw-4 = Nå spiller du moskovittene: flytt tilbake, du også.
topic-repetition-draw-5 = Stillingen står på brettet for andre gang. Flytt drabanten som før.
topic-repetition-draw-6 = Nå spiller du moskovittene: gjør som før, du også.
topic-repetition-draw-7 = Nå spiller du svenskene: flytt tilbake.
topic-repetition-draw-8 = Nå spiller du moskovittene: flytt tilbake, du også. Det er den tredje gangen.

topic-repetition-swede-loses = Den samme stillingen igjen
topic-repetition-swede-loses-rule = Når den samme stillingen oppstår for tredje gang, med samme side i trekket, har svenskene tapt. Det spiller ingen rolle hvilken brikke av et slag som står hvor.
topic-repetition-swede-loses-1 = Du spiller svenskene. Flytt drabanten, slik pilen viser.
topic-repetition-swede-loses-2 = Nå spiller du moskovittene: gjør trekket som pilen viser.
topic-repetition-swede-loses-3 = Nå spiller du svenskene: flytt tilbake.
topic-repetition-swede-loses-4 = Nå spiller du moskovittene: flytt tilbake, du også.
topic-repetition-swede-loses-5 = Stillingen står på brettet for andre gang. Flytt drabanten som før.
topic-repetition-swede-loses-6 = Nå spiller du moskovittene: gjør som før, du også.
topic-repetition-swede-loses-7 = Nå spiller du svenskene: flytt tilbake.
topic-repetition-swede-loses-8 = Nå spiller du moskovittene: flytt tilbake, du også. Det er den tredje gangen, og svenskene har tapt.

topic-repetition-off = Den samme stillingen igjen
topic-repetition-off-rule = Den samme stillingen kan komme igjen så ofte spillerne vil. Det får ingen følger.

topic-no-move = Ingen trekk igjen
topic-no-move-rule = En side som ikke kan gjøre et lovlig trekk når det er dens tur, taper. Det gjør også en side uten brikker.
topic-no-move-1 = Du spiller moskovittene. Drabanten kan ikke flytte, og kongen kan bare gå i én retning. Steng den.

topic-resigning = Å gi opp, og uavgjort
topic-resigning-rule = Du kan gi opp spillet. Du kan også bli enig med den andre spilleren om uavgjort.
