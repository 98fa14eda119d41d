# Regelboken for hnefatafl; lastes inn når den åpnes.

book-board = Brettet og brikkene
book-moving = Å flytte
book-capturing = Å slå ut
book-king = Kongen
book-castle = Borgen og leirene
book-escape = Å komme seg ut, raichi og tuichu
book-end = Andre måter spillet slutter på
book-questions = Hva arket lar stå åpent

## Råd

book-advice-two-ways = Spiller du svenskene: kast deg ikke ut i en enslig åpen vei, den blir fort sperret. Se etter et felt der to veier ut er åpne på én gang.
book-advice-gaps = Hver gang noen slås ut, åpner det seg linjer. Spiller du moskovittene: se etter om kongen kan bruke gapet, før du slår ut.
book-advice-fence = Spiller du moskovittene: jag ikke kongen. Gjerd ham inne først. Brikker som møtes på skrå, er gjerde nok, for ingen går på skrå.
book-advice-king-guarded = Spiller du svenskene: se på feltene på begge sider av kongen før du flytter ham. Utenfor borgen er to moskovitter nok til å ta ham.
book-advice-swap = Sidene er ikke like sterke. Spill derfor to spill, og bytt side imellom.

## Det museets ark ikke sier, eller som kan leses på flere måter

book-question-board = Hvor stort er brettet? Arket sier at det har et odde antall felter på hver side, vanligvis 9. Det beskriver bare det brettet. Hvordan brikkene står på 7 × 7 og 11 × 11, har vi lagt til.
book-question-castle_stop = Hvem kan stanse i borgen når kongen har forlatt den? Det sier ikke arket. Vi lar bare kongen gjøre det, og du kan velge noe annet.
book-question-castle_pass = Hvem kan gå gjennom den tomme borgen? Det sier ikke arket. Etter reglene Linné og Tablut her er det bare kongen. I Brandubh kan alle.
book-question-camps = Er leirene stengt for noen? Det sier ikke arket. Vi behandler dem som andre felter, og du kan stenge dem.
book-question-king_captures = Er kongen med på å slå ut? Arket snakker om to egne brikker og sier ikke hvilke. Vi lar ham være med.
book-question-castle_counts = Teller den tomme borgen som en brikke? Det sier ikke arket. Men der bare kongen kan stanse i den, ville han aldri kunne omringes ved siden av den. Derfor teller den som en moskovitt der. I Brandubh teller den også når noen slås ut.
book-question-camps_count = Teller et tomt leirfelt som en moskovitt? Det sier ikke arket. Her gjør det ikke det, men du kan velge at det gjør det.
book-question-king_taken = Må kongen alltid omringes? Det sier arket: på alle fire sider. Flere forskere som har lest Linnés latin, mener at det er en oversettelsesfeil. De lar to moskovitter ta ham, unntatt i borgen og ved siden av den. Regelsettet Linné følger arket, og Tablut følger forskerne.
book-question-escape = Hvor kommer kongen seg ut? Arket snakker om en åpen vei ut av brettet. Vi forstår det slik at han kommer seg ut på ethvert felt ved kanten. I Brandubh må han nå et hjørne.
book-question-repetition = Hva om de samme trekkene kommer igjen og igjen? Det sier ikke arket. I regelsettene med navn blir det uavgjort tredje gang; bare i Copenhagen taper svenskene da.
book-question-announce = Hvem sier raichi og tuichu? I arket er det den som spiller svenskene. Her sier spillet det for dere, og dere kan velge å si det selv.
book-question-shield_wall = Kan flere brikker slås ut på én gang ved kanten? Arket sier ikke noe om det. I Copenhagen kan en hel rekke det, men ikke kongen.
book-question-edge_counts = Er tre moskovitter nok ved kanten? I arket kommer kongen seg ut der, så spørsmålet melder seg ikke. I Copenhagen og Fetlar er tre ikke nok, men dere kan velge at de er det.
book-question-exit_fort = Hva om kongen er trygg ved kanten og ikke når et hjørne? Arket har ingen hjørner å nå. I Copenhagen har han vunnet i et fort som ikke kan brytes.
book-question-enclosure = Hva om moskovittene står rundt alle svenskene? Det sier ikke arket. I Copenhagen og Fetlar har de vunnet.

## Historien

book-history-1 = Hnefatafl var et populært brettspill i jernalderen. Ulike former av det er funnet over hele Europa. Det islandske ordet hnefi betyr «neve», og Hnefi heter kongen eller høvdingen i spillet.
book-history-2 = Én form ble funnet i 2006 på et gravfelt i Finström, blant annet gravgods: 21 brikker av dreid horn. En av dem er større enn de andre og har en jernstift på toppen. Det er trolig kongen eller høvdingen.
book-history-3 = I 1732 reiste Carl von Linné gjennom Lappland. I dagboken sin beskrev han tablut, et samisk brettspill. Reglene i denne boken kommer fra et museums regelark som gjenforteller ham: den ene spilleren har svenskene, den andre moskovittene.
book-history-4 = På museet får hver barnefamilie et brett og 24 brikker. Reglene på arket trenger 25: en konge, 8 drabanter og 16 moskovitter. I graven lå det 21. Arket legger til at antallet brikker og oppstillingen kan variere. Vi trekker ingen slutning av det.
book-history-5 = Brandubh er her det lille spillet slik det spilles på nettet i dag. Alle 525 spill i en utgitt samling kan spilles gjennom etter disse reglene, trekk for trekk.
book-history-6 = Copenhagen ble laget i 2012 av Aage Nielsen, Adam Bartley og Tim Millar, av et spill som en gruppe på Shetlandsøya Fetlar hadde fastsatt reglene for i 2007. Alle 1 752 spill i en utgitt samling kan spilles gjennom etter disse reglene.

## Ord i spillet

word-hnefatafl = hnefatafl: spillet
word-hnefi = hnefi: islandsk for «neve»; Hnefi er kongen eller høvdingen
word-tablut = tablut: det samiske spillet som Linné beskrev; her også et regelsett som leser ham slik flere forskere gjør
word-brandubh = brandubh: et lite spill på 7 × 7 felter, der kongen kommer seg ut ved hjørnene
word-copenhagen = copenhagen: spillet til de fleste taflspillere i dag, på 11 × 11 felter
word-fetlar = fetlar: det eldre spillet som Copenhagen kommer fra
word-svensk = svensk: en svenske; svenskenes side har kongen
word-kung = kung: kongen
word-drabant = drabant: en av kongens vakter
word-moskovit = moskovit: en moskovitt, en angriper
word-borg = borgen: feltet i midten
word-lager = läger: en leir; feltene i den heter lägerrutor
word-raichi = raichi: det man sier når én vei ut er åpen
word-tuichu = tuichu: det man sier når to eller flere veier ut er åpne

## Det dette er lest ut av

book-reference-1 = Hnefatafl spelregler, et museums regelark på svensk, etter Carl von Linné
book-reference-2 = De 525 nedskrevne spillene av Brandubh i hnefatafl-rs, et program under MIT-lisensen
book-reference-3 = Gjenfortalt der, men ikke lest for denne boken: Carl von Linnés dagbok fra reisen i Lappland, 1732
book-reference-4 = De utgitte reglene for Copenhagen Hnefatafl, av Aage Nielsen, Adam Bartley og Tim Millar
book-reference-5 = De utgitte reglene for Fetlar Hnefatafl, av Fetlar Hnefatafl Panel
