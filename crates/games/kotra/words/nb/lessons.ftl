# Reglene i kotra, én for én, og leksjonene som lærer dem bort; lastes inn når de trengs.

## Reglene: hva hver av dem heter, hva den sier, og hva en leksjon ber om

topic-board = Brettet og brikkene
topic-board-rule = Brettet har 24 felter (tungor) i fire kvarter på seks. Hver side har femten brikker, som alle står i hjemmet (hem) til å begynne med. Hjemmet er felt { 1 }. Hver side teller feltene langs sin egen vei, så hvert felt har to numre, og det ene hjemmet er den andre sidens 13.

topic-way = Runden
topic-way-rule = Begge sidene går én runde rundt brettet, mot klokka, fra { 1 } til { 24 }. En tur er et kast med to terninger. Hver terning flytter én brikke nøyaktig så mange felter. Én brikke kan bruke begge, men den lander etter den første.
topic-way-1 = Du spiller hvit. Alle brikkene dine står i hjemmet. Flytt en av dem med femmeren.
topic-way-2 = Bruk nå treeren, med den samme brikken eller med en annen.

topic-begins = Hvem begynner
topic-begins-rule = Hver side kaster én terning, og den som får lavest, begynner. Blir det likt, kaster begge igjen. Den som begynner, kaster så begge terningene.

topic-alla = Alla
topic-alla-rule = To like terninger er en alla. Hver av dem brukes to ganger, så det blir fire trekk, for én brikke eller for flere.
topic-alla-1 = Du spiller hvit. To toere er en alla. Bruk en toer.
topic-alla-2 = Det er tre igjen. Bruk den neste.
topic-alla-3 = Og den neste.
topic-alla-4 = Bruk den siste.

topic-hit = Å slå en blott
topic-hit-rule = En brikke som står alene, er en blott (blotta). Land på en fiendtlig blott for å slå den. Den forlater brettet og må begynne på nytt. En brikke som går videre med den andre terningen, slår også der den mellomlander.
topic-hit-1 = Du spiller hvit. En svart blott står på din { 9 }. Slå den.

topic-enter = Å spille inn
topic-enter-rule = Slåtte brikker venter på baren. Du kan ikke gjøre noe annet før alle er tilbake. En terning spiller inn en brikke på feltet med samme nummer, i det første kvarteret ditt. Der kan det ikke stå noen egen brikke og ikke noe fiendtlig bånd. Står det en fiendtlig blott der, blir den slått.
topic-enter-1 = Du spiller hvit og har en slått brikke. Prøv å flytte en annen i stedet, slik pilen viser.
topic-enter-2 = Den slåtte brikken går først. Prøv å spille den inn med femmeren.
topic-enter-3 = Din egen brikke står på { 5 }. Spill inn med treeren.

topic-band = Bånd
topic-band-rule = To eller flere av en sides brikker på samme felt er et bånd (band). Tre eller flere heter også överband. Motstanderen kan ikke lande der, og heller ikke mellomlande.
topic-band-1 = Du spiller hvit. Et svart bånd står på din { 8 }. Prøv å lande på det.
topic-band-2 = Båndet er stengt. Bruk en terning på en annen måte.

topic-five-out = Å legge bånd
topic-five-out-rule = Å flytte til et felt der du alt har en brikke, heter å legge bånd. Det kan du ikke før fem av brikkene dine er tatt ut av hjemmet. Fra da av kan du det resten av spillet, men bare på felt { 12 } til { 24 }.
topic-five-out-1 = Du spiller hvit. Fire brikker er ute. Prøv å flytte fra { 7 } til brikken din på { 12 }.
topic-five-out-2 = Det er for tidlig. Ta den femte brikken ut av hjemmet.
topic-five-out-3 = Nå kan du legge bånd. Flytt fra { 12 } til { 14 }.

topic-band-where = Hvor bånd kan ligge
topic-band-where-rule = Du legger bånd bare på felt { 12 } til { 24 }: i huken din og på hele langsiden etter den. Du legger aldri bånd på { 2 } til { 11 }, og ingen kommer tilbake til hjemmet.
topic-band-where-1 = Du spiller hvit. Prøv å legge bånd på { 9 }, med brikken fra { 5 }.
topic-band-where-2 = Der er det ikke lov. Legg et bånd der du kan.

topic-huk = Huken
topic-huk-rule = Felt { 12 } heter huken. Det er det siste feltet på den første langsiden du passerer, og det første der du kan legge bånd. Et bånd der sperrer fiendens siste felt.
topic-huk-1 = Du spiller hvit. Legg et bånd i huken din.

topic-tear-barrier = Å rive opp en sperring
topic-tear-barrier-rule = Seks eller flere bånd på rad kan ikke passeres, og derfor er de ikke trygge: lander du på et av dem, eller spiller du inn på det, får du rive opp båndet (riva upp). Alle brikkene i det blir slått. Er det færre enn seks på rad, er båndene trygge igjen. Hjemmet teller som et felt i raden.
topic-tear-barrier-1 = Du spiller hvit. Svart har seks bånd på rad, fra din { 4 } til din { 9 }. Begynn med å rive opp det på { 4 }.
topic-tear-barrier-2 = Nå er det bare fem på rad. Prøv å rive opp ett til, slik pilen viser.
topic-tear-barrier-3 = Det er trygt igjen. Bruk femmeren på en annen måte.

topic-tear-quarter = Å rive opp når du spiller inn
topic-tear-quarter-rule = Du spiller inn på de seks feltene i fiendens tredje kvarter. Tell dem som er tomme eller har én enslig fiende. Har du flere slåtte brikker enn det, er fiendens bånd i kvarteret åpne: du kan spille inn på et av dem og rive opp båndet. Det telles på nytt før hver terning.
topic-tear-quarter-1 = Du spiller hvit. To av brikkene dine er slått, og bare ett felt er ledig. Derfor er begge de svarte båndene åpne. Spill inn på { 6 } for å rive opp båndet der.

topic-use-most = Så mye som mulig
topic-use-most-rule = Du må bruke så mange av terningene som du kan. Et trekk som sløser bort en terning, er ikke lov hvis det finnes et annet som ikke gjør det. En terning som ikke kan brukes, går tapt.
topic-use-most-1 = Du spiller hvit. Prøv å flytte fra { 4 } til { 6 }.
topic-use-most-2 = Etter det ville fireren gått tapt. Bruk toeren slik at fireren kan følge.
topic-use-most-3 = Nå fireren.

topic-one-die-higher = Den ene terningen eller den andre
topic-one-die-higher-rule = Der den ene eller den andre terningen kan brukes, men ikke begge, må det være den høyeste. Kilden sier ikke hvilken: det er vårt eget.
topic-one-die-higher-1 = Du spiller hvit. Etter den ene terningen kan den andre ikke brukes. Prøv toeren.
topic-one-die-higher-2 = Det er den høyeste som gjelder. Bruk fireren.

topic-one-die-either = Den ene terningen eller den andre
topic-one-die-either-rule = Der den ene eller den andre terningen kan brukes, men ikke begge, velger du selv hvilken.
topic-one-die-either-1 = Du spiller hvit. Etter den ene terningen kan den andre ikke brukes. Bruk den du vil.

topic-off = Å spille ut
topic-off-rule = Når alle brikkene dine står i det siste kvarteret ditt, på { 19 } til { 24 }, kan du spille dem ut (úttekt). Felt 25 er tenkt: en ener spiller ut fra { 24 }, en sekser fra { 19 }. Du kan flytte i stedet.
topic-off-1 = Du spiller hvit. Én brikke står ennå utenfor det siste kvarteret ditt. Prøv å spille ut en fra { 24 }.
topic-off-2 = Alle må være framme. Flytt den siste til { 19 }.
topic-off-3 = Spill nå ut en fra { 24 }.

topic-off-high = En for høy terning
topic-off-high-rule = En terning som er høyere enn den bakerste brikken din trenger, spiller ut den. Noen annen kan den ikke spille ut.
topic-off-high-1 = Du spiller hvit. Den bakerste brikken din står på { 21 }. Prøv å spille ut den på { 22 }.
topic-off-high-2 = Sekseren er for den bakerste brikken. Spill den ut.

topic-langi-mukur = En munk: langi múkur
topic-langi-mukur-rule = Med alle femten brikkene i det siste kvarteret ditt vinner visse mønstre spillet. Et slikt mønster heter en munk (múkur). Langi múkur, lang munk, er tre brikker på hvert av de fem siste feltene. Den er verdt 5. Å spille ut er bare verdt 2.
topic-langi-mukur-1 = Du spiller hvit. To brikker står feil. Flytt en av dem til feltet der det mangler en brikke.
topic-langi-mukur-2 = Nå den andre, så vinner du 5.

topic-langi-hryggur = Langi hryggur
topic-langi-hryggur-rule = Lang rygg, langi hryggur, er en lang munk ett felt tidligere: tre brikker på hvert av feltene { 19 } til { 23 }. Den er verdt 3.
topic-langi-hryggur-1 = Du spiller hvit. Flytt en brikke til { 19 } eller { 20 }, der en mangler.
topic-langi-hryggur-2 = Nå den andre.

topic-stutti-mukur = Stutti múkur
topic-stutti-mukur-rule = Kort munk, stutti múkur, er fem brikker på hvert av de tre siste feltene. Den er verdt 7.
topic-stutti-mukur-1 = Du spiller hvit. Flytt en brikke til { 22 } eller { 23 }, der en mangler.
topic-stutti-mukur-2 = Nå den andre.

topic-meistari = Meistari
topic-meistari-rule = Mesteren, meistari, er alle femten brikkene på felt { 24 }. Den er verdt 13, mer enn noen annen munk.
topic-meistari-1 = Du spiller hvit. To brikker er ennå på vei. Flytt en til { 24 }.
topic-meistari-2 = Og den andre.

topic-litli-meistari = Litli meistari
topic-litli-meistari-rule = Den lille mesteren, litli meistari, er sju brikker på { 23 } og åtte på { 24 }. Bare noen spillere regnet den som en munk, og ingen nedtegnet hva den var verdt. Vår verdi er 9.
topic-litli-meistari-1 = Du spiller hvit. Flytt en brikke til { 23 } eller { 24 }, der en mangler.
topic-litli-meistari-2 = Nå den andre.

topic-no-litli-meistari = Ingen litli meistari
topic-no-litli-meistari-rule = Sju brikker på { 23 } og åtte på { 24 } var en munk, litli meistari, bare for noen spillere. I disse reglene er det ingen munk.

topic-half-munk = En halv munk
topic-half-munk-rule = Står et mønster når bare en del av kastet er brukt, er det en halv munk. Da kan du stanse og vinne halve verdien, eller spille videre med resten. Etter hele kastet vinner munken fullt ut, med en gang.
topic-half-munk-1 = Du spiller hvit. To toere er fire trekk. Flytt først en brikke fra { 20 } til { 22 }.
topic-half-munk-2 = Nå en fra { 21 } til { 23 }.
topic-half-munk-3 = Langi múkur, og to toere igjen. Stans her: en halv munk gir 2½.

topic-single-die = Én terning for en munk
topic-single-die-rule = Hvis én brikke kan lage en munk ved å gå ett til seks felter, kan du kaste én terning i stedet for to. En munk med den er hel. Én terning er aldri en alla.
topic-single-die-1 = Du spiller hvit. Brikken på { 19 } må gå fem felter for langi múkur. Velg å kaste én terning.
topic-single-die-2 = En femmer! Lag munken.

topic-no-single-die = Alltid to terninger
topic-no-single-die-rule = Du kaster alltid to terninger, selv om én brikke er alt som mangler til en munk.

topic-mar = Mar
topic-mar-rule = Har du slåtte brikker som venter når motstanderen spiller ut sin siste brikke eller lager en munk, blir du mar, forslått. Vinneren får 2 til. Ved en halv munk blir summen halvert.
topic-mar-1 = Du spiller hvit, og svart har en slått brikke. Flytt en av brikkene dine til et felt der langi múkur mangler en.
topic-mar-2 = Nå den andre: 5, og 2 for mar.

topic-jan = Jan
topic-jan-rule = Tell feltene i det første kvarteret ditt der du ikke har noen brikke. Har du flere slåtte brikker enn det, kan du aldri spille inn alle: du er jan og taper med en gang. Det er verdt 15 for motstanderen, mer enn noe annet. Mellom sterke dataspillere avslutter den 47 % av alle spill og gir 81 % av alle enheter: et kappløp rundt brettet er planen som taper.
topic-jan-1 = Du spiller hvit. Svart har tre slåtte brikker og bare tre felter å spille dem inn på. Slå en til.

topic-jan-tear = Jan ved å rive opp
topic-jan-tear-rule = Å rive opp et bånd slår flere brikker på én gang. Det kan være nok til jan.
topic-jan-tear-1 = Du spiller hvit. Du har en slått brikke og ikke noe ledig felt, så svarts bånd er åpne. Spill inn der båndet er stort nok.

topic-jan-making = Hvordan en jan blir til
topic-jan-making-rule = Den ene måten er en mur: fem bånd på rad, i det tredje og det siste kvarteret ditt. Motstanderen slipper knapt forbi, må bryte bånd eller ta nye brikker ut av hjemmet, og du slår hver av dem. La andre brikker gå rundt og gjøre slagene. Den andre måten begynner med fiendens bånd i det første kvarteret ditt og to av dens brikker slått: fyll feltene som ennå er ledige, la en av dine egne blotter bli slått, og så kan du rive opp båndene.

topic-janstork = Janstork
topic-janstork-rule = Janstork er et gammelt ord fra 1700-tallet, forklart på latin: noen holdes tilbake av bånd og kommer likevel forbi. Vi forstår det som å slippe unna en jan. Det er et ord og ingen regel.

topic-two-sixes = To seksere i begynnelsen
topic-two-sixes-rule = Er det aller første kastet ditt to seksere, kan du ta fire brikker fra hjemmet til felt { 7 }, som hele turen din. De er et bånd så lenge minst to står igjen. Ingen kan legges til, og båndet er ikke trygt: motstanderen kan lande der og rive opp det som står.
topic-two-sixes-1 = Du spiller hvit. To seksere! Ta ut fire.

topic-no-two-sixes = To seksere i begynnelsen
topic-no-two-sixes-rule = To seksere er et dårlig første kast: du kan bare ta ut én brikke. En til ville legge bånd på { 7 }, og fra { 7 } kan den første ikke gå videre til fiendens hjem.
topic-no-two-sixes-1 = Du spiller hvit. To seksere. Ta ut den ene brikken du kan.

topic-win-off = Å vinne
topic-win-off-rule = Den som først spiller ut sin siste brikke, vinner. Det er verdt 2.
topic-win-off-1 = Du spiller hvit. To brikker er igjen. Spill ut en.
topic-win-off-2 = Spill ut den siste, så vinner du.

topic-after-throws = Etterslag
topic-after-throws-rule = Når du spiller ut din siste brikke, kan motstanderen ennå ha en sjanse: hvis ingen av dens brikker er spilt ut, og langi múkur, stutti múkur eller meistari fortsatt er mulig. Da får den et antall kast, etterslagene (efterslag). Lager den en av de tre i tide, vinner den: med en hel munk hele verdien, med en halv halvparten. Ellers står seieren din ved lag. Langi hryggur teller ikke her.
topic-after-throws-1 = Du spiller hvit. Svart har spilt ut alt, men du har ennå kast. Flytt en brikke til { 22 } eller { 23 }, der stutti múkur mangler en.
topic-after-throws-2 = Og den andre: munken vinner likevel.

topic-after-chance = Så lenge det er en sjanse
topic-after-chance-rule = Etterslagene slutter så snart ingen munk kan nås: når en brikke spilles ut, når ikke noe mønster passer lenger, eller når det minste som kreves, er mer enn 24 felter for hvert kast som gjenstår. Denne regnemåten er vår egen. Sjansen er som regel liten, så du kan gi opp etterslagene.

topic-no-after-throws = Ingen etterslag
topic-no-after-throws-rule = Den som spiller ut sin siste brikke, har vunnet med en gang. Motstanderen får ingen kast etter det, så munker er sjeldnere.

topic-last-throw = Et siste kast
topic-last-throw-rule = Hvis siden som begynte, spiller ut sin siste brikke, og den andre har høyst fire, får den andre ett kast til. Spiller det ut alle, er spillet uavgjort.
topic-last-throw-1 = Du spiller hvit. Svart begynte og har spilt ut alt. Du har ett kast til de to brikkene dine. Spill ut en.
topic-last-throw-2 = Og den andre: uavgjort.

topic-no-last-throw = Ikke noe siste kast
topic-no-last-throw-rule = Siden som ikke begynte, får ikke noe kast til gjengjeld. Derfor ender ingen spill uavgjort, hvis ikke begge går med på det.

topic-worth = Hva en seier er verdt
topic-worth-rule = Å spille ut 2, langi hryggur 3, langi múkur 5, stutti múkur 7, meistari 13, jan 15. Mar legger til 2, unntatt ved jan, og en halv munk gir halvparten.

topic-match = Matcher
topic-match-rule = En match går til så mange enheter som dere blir enige om. Den som taper et spill, begynner det neste. Etter uavgjort avgjør terningene. Dette er vårt eget.

topic-resigning = Å gi opp, og uavgjort
topic-resigning-rule = Du kan gi opp: motstanderen vinner 2, eller 4 mens du har slåtte brikker. Du kan også bli enig med den andre spilleren om uavgjort. Dette er vårt eget.
