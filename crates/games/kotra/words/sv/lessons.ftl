# Kotras regler, en och en, och lektionerna som lär ut dem; laddas när de behövs.

topic-board = Brädet och brickorna
topic-board-rule = Brädet har 24 tungor i fyra kvarter om sex. Varje sida har femton brickor, alla i sitt hem från början. Hemmet är tunga { 1 }. Varje sida räknar tungorna längs sin egen väg. Därför har varje tunga två nummer, och det ena hemmet är den andra sidans 13.

topic-way = Varvet runt
topic-way-rule = Båda sidor går ett varv runt brädet, moturs, från { 1 } till { 24 }. En tur är ett kast med två tärningar. Varje tärning för en bricka exakt så många tungor. En bricka får använda båda, men den landar efter den första.
topic-way-1 = Du spelar vit. Alla dina brickor står i hemmet. Flytta en av dem med femman.
topic-way-2 = Använd nu trean, med samma bricka eller med en annan.

topic-begins = Vem som börjar
topic-begins-rule = Varje sida kastar en tärning, och den som får lägst börjar. Blir det lika kastar båda igen. Den som börjar kastar sedan båda tärningarna.

topic-alla = Alla
topic-alla-rule = Två lika tärningar är en alla. Var och en används två gånger, så det blir fyra drag, för en bricka eller för flera.
topic-alla-1 = Du spelar vit. Två tvåor är en alla. Använd en tvåa.
topic-alla-2 = Tre återstår. Använd nästa.
topic-alla-3 = Och nästa.
topic-alla-4 = Använd den sista.

topic-hit = Att slå en blotta
topic-hit-rule = En ensam bricka är en blotta. Landa på en fientlig blotta för att slå den. Den lämnar brädet och får börja om. En bricka som går vidare med den andra tärningen slår också där den mellanlandar.
topic-hit-1 = Du spelar vit. En svart blotta står på din { 9 }. Slå den.

topic-enter = Att spela in
topic-enter-rule = Slagna brickor väntar på ribban. Du får inte göra något annat förrän alla är inne igen. En tärning spelar in en bricka på tungan med samma nummer, i ditt första kvarter. Där får ingen egen bricka stå och inget fientligt band. Står där en fientlig blotta blir den slagen.
topic-enter-1 = Du spelar vit och har en slagen bricka. Försök flytta en annan i stället, så som pilen visar.
topic-enter-2 = Den slagna brickan går först. Försök spela in den med femman.
topic-enter-3 = Din egen bricka står på { 5 }. Spela in med trean.

topic-band = Band
topic-band-rule = Två eller fler av en sidas brickor på samma tunga är ett band. Tre eller fler kallas också överband. Motståndaren får inte landa där, och inte heller mellanlanda.
topic-band-1 = Du spelar vit. Ett svart band står på din { 8 }. Försök landa på det.
topic-band-2 = Bandet är stängt. Använd en tärning på något annat sätt.

topic-five-out = Att lägga band
topic-five-out-rule = Att flytta till en tunga där du redan har en bricka kallas att lägga band. Det får du inte förrän fem av dina brickor har tagits ut ur hemmet. Från och med då får du det spelet igenom, men bara på tungorna { 12 } till { 24 }.
topic-five-out-1 = Du spelar vit. Fyra brickor är ute. Försök flytta från { 7 } till din bricka på { 12 }.
topic-five-out-2 = Det är för tidigt. Ta ut den femte brickan ur hemmet.
topic-five-out-3 = Nu får du lägga band. Flytta från { 12 } till { 14 }.

topic-band-where = Var band får ligga
topic-band-where-rule = Du lägger band bara på tungorna { 12 } till { 24 }: i din huk och på hela långsidan efter den. Du lägger aldrig band på { 2 } till { 11 }, och ingen kommer tillbaka till hemmet.
topic-band-where-1 = Du spelar vit. Försök lägga band på { 9 }, med brickan från { 5 }.
topic-band-where-2 = Där får det inte ligga. Lägg ett band där du får.

topic-huk = Huken
topic-huk-rule = Din tunga { 12 } kallas huken. Den är den sista på den första långsidan som du passerar, och den första där du får lägga band. Ett band där håller motståndaren borta från sin sista tunga.
topic-huk-1 = Du spelar vit. Lägg band i din huk.

topic-tear-barrier = Att riva upp en spärr
topic-tear-barrier-rule = Sex eller fler band i rad går inte att passera, och därför är de inte fredade: landa eller spela in på ett av dem för att riva upp det. Alla dess brickor blir slagna. Är de färre än sex i rad är banden fredade igen. Hemmet räknas som en tunga i raden.
topic-tear-barrier-1 = Du spelar vit. Svart har sex band i rad, från din { 4 } till din { 9 }. Börja med att riva upp det på { 4 }.
topic-tear-barrier-2 = Nu är bara fem i rad. Försök riva upp ett till, så som pilen visar.
topic-tear-barrier-3 = Det är fredat igen. Använd femman på något annat sätt.

topic-tear-quarter = Att riva upp när man spelar in
topic-tear-quarter-rule = Du spelar in på de sex tungorna i motståndarens tredje kvarter. Räkna dem som är tomma eller har en ensam fiende. Har du fler slagna brickor än så är motståndarens band i kvarteret inte fredade: du får spela in på ett band och riva upp det. Det räknas på nytt före varje tärning.
topic-tear-quarter-1 = Du spelar vit. Två av dina brickor är slagna, och bara en tunga är ledig. Därför är inget av de svarta banden fredat. Spela in på { 6 } för att riva upp bandet.

topic-use-most = Så mycket som möjligt
topic-use-most-rule = Du måste använda så många av tärningarna som du kan. Ett drag som slösar bort en tärning är inte tillåtet om det finns ett annat som inte gör det. En tärning som inte kan användas går förlorad.
topic-use-most-1 = Du spelar vit. Försök flytta från { 4 } till { 6 }.
topic-use-most-2 = Efter det skulle fyran gå förlorad. Använd tvåan så att fyran kan följa.
topic-use-most-3 = Nu fyran.

topic-one-die-higher = Den ena tärningen eller den andra
topic-one-die-higher-rule = Där vilken som helst av tärningarna kan användas, men inte båda, måste det vara den högre. Källan säger inte vilken: det är vårt.
topic-one-die-higher-1 = Du spelar vit. Efter den ena tärningen kan den andra inte användas. Försök med tvåan.
topic-one-die-higher-2 = Den högre gäller. Använd fyran.

topic-one-die-either = Den ena tärningen eller den andra
topic-one-die-either-rule = Där vilken som helst av tärningarna kan användas, men inte båda, väljer du själv.
topic-one-die-either-1 = Du spelar vit. Efter den ena tärningen kan den andra inte användas. Använd den du vill.

topic-off = Att spela ut
topic-off-rule = När alla dina brickor står i ditt sista kvarter, på { 19 } till { 24 }, får du spela ut dem (úttekt). Tunga 25 är tänkt: en etta spelar ut från { 24 }, en sexa från { 19 }. Du får flytta i stället.
topic-off-1 = Du spelar vit. En bricka står ännu utanför ditt sista kvarter. Försök spela ut en från { 24 }.
topic-off-2 = Alla måste vara framme. För den sista till { 19 }.
topic-off-3 = Spela nu ut en från { 24 }.

topic-off-high = En för hög tärning
topic-off-high-rule = En tärning som är högre än din bakersta bricka behöver spelar ut just den. Någon annan kan den inte spela ut.
topic-off-high-1 = Du spelar vit. Din bakersta bricka står på { 21 }. Försök spela ut den på { 22 }.
topic-off-high-2 = Sexan är för den bakersta brickan. Spela ut den.

topic-langi-mukur = En munk: langi múkur
topic-langi-mukur-rule = Med alla femton brickor i ditt sista kvarter vinner ett visst mönster: en munk (múkur). Langi múkur, lång munk, är tre brickor på var och en av de fem sista tungorna. Den är värd 5. Att spela ut är bara värt 2.
topic-langi-mukur-1 = Du spelar vit. Två brickor står fel. För en av dem till tungan där det fattas en bricka.
topic-langi-mukur-2 = Nu den andra, så vinner du 5.

topic-langi-hryggur = Langi hryggur
topic-langi-hryggur-rule = Lång rygg, langi hryggur, är en lång munk en tunga tidigare: tre brickor på var och en av { 19 } till { 23 }. Den är värd 3.
topic-langi-hryggur-1 = Du spelar vit. För en bricka till { 19 } eller { 20 }, där en saknas.
topic-langi-hryggur-2 = Nu den andra.

topic-stutti-mukur = Stutti múkur
topic-stutti-mukur-rule = Kort munk, stutti múkur, är fem brickor på var och en av de tre sista tungorna. Den är värd 7.
topic-stutti-mukur-1 = Du spelar vit. För en bricka till { 22 } eller { 23 }, där en saknas.
topic-stutti-mukur-2 = Nu den andra.

topic-meistari = Meistari
topic-meistari-rule = Mästaren, meistari, är alla femton brickor på tunga { 24 }. Den är värd 13, mer än någon annan munk.
topic-meistari-1 = Du spelar vit. Två brickor är ännu på väg. För en till { 24 }.
topic-meistari-2 = Och den andra.

topic-litli-meistari = Litli meistari
topic-litli-meistari-rule = Liten mästare, litli meistari, är sju brickor på { 23 } och åtta på { 24 }. Bara några spelare räknade den som munk, och ingen skrev vad den var värd. Vårt värde är 9.
topic-litli-meistari-1 = Du spelar vit. För en bricka till { 23 } eller { 24 }, där en saknas.
topic-litli-meistari-2 = Nu den andra.

topic-no-litli-meistari = Ingen litli meistari
topic-no-litli-meistari-rule = Sju brickor på { 23 } och åtta på { 24 } var en munk, litli meistari, bara för några spelare. I de här reglerna är det ingen.

topic-half-munk = Halv munk
topic-half-munk-rule = Står ett mönster när bara en del av kastet är använd är det halv munk. Du får stanna där och vinna halva värdet, eller spela vidare med resten. Efter hela kastet vinner munken fullt ut, genast.
topic-half-munk-1 = Du spelar vit. Två tvåor är fyra drag. Flytta först en bricka från { 20 } till { 22 }.
topic-half-munk-2 = Nu en från { 21 } till { 23 }.
topic-half-munk-3 = Langi múkur, och två tvåor återstår. Stanna här: halv munk ger 2½.

topic-single-die = En tärning för munk
topic-single-die-rule = Kan en bricka göra munk genom att gå en till sex tungor får du kasta en tärning i stället för två. En munk med den är hel. En ensam tärning är aldrig en alla.
topic-single-die-1 = Du spelar vit. Brickan på { 19 } ska fem tungor för langi múkur. Välj att kasta en tärning.
topic-single-die-2 = En femma! Gör munk.

topic-no-single-die = Alltid två tärningar
topic-no-single-die-rule = Du kastar alltid två tärningar, även om en bricka är allt som fattas för munk.

topic-mar = Mar
topic-mar-rule = Har du slagna brickor som väntar när motståndaren spelar ut sin sista bricka eller gör munk blir du mar, blåslagen. Vinnaren får 2 till. Vid halv munk halveras summan.
topic-mar-1 = Du spelar vit, och svart har en slagen bricka. För en av dina brickor till en tunga där en fattas i langi múkur.
topic-mar-2 = Nu den andra: 5, och 2 för mar.

topic-jan = Jan
topic-jan-rule = Räkna de tungor i ditt första kvarter där du inte har någon bricka. Har du fler slagna brickor än så kan du aldrig spela in alla: du är jan och förlorar genast. Det är värt 15 för motståndaren, mer än allt annat. Mellan starka datorspelare avslutar den 47 % av alla spel och ger 81 % av alla enheter: en kapplöpning runt brädet är planen som förlorar.
topic-jan-1 = Du spelar vit. Svart har tre slagna brickor och precis tre tungor att spela in dem på. Slå en till.

topic-jan-tear = Jan genom att riva upp
topic-jan-tear-rule = Att riva upp ett band slår flera brickor på en gång. Det kan räcka till jan.
topic-jan-tear-1 = Du spelar vit. Du har en slagen bricka och ingen ledig tunga, så svarts band är inte fredade. Spela in där bandet är stort nog.

topic-jan-making = Hur en jan kommer till
topic-jan-making-rule = Det ena sättet är en mur: fem band i rad, i ditt tredje och sista kvarter. Motståndaren slipper knappt förbi, måste bryta band eller ta ut nya brickor ur hemmet, och du slår var och en. Låt andra brickor gå runt och stå för slagen. Det andra sättet börjar med fiendens band i ditt första kvarter och två av dess brickor slagna: fyll tungorna som ännu är lediga, låt en av dina blottor bli slagen, och börja riva upp banden.

topic-janstork = Janstork
topic-janstork-rule = Janstork är ett gammalt ord från 1700-talet, förklarat på latin: någon hindras av band och kommer ändå förbi. Vi tar det som att slinka undan en jan. Det är ett ord och ingen regel.

topic-two-sixes = Två sexor i början
topic-two-sixes-rule = Är ditt allra första kast två sexor får du ta fyra brickor från hemmet till tunga { 7 }, som hela din tur. De är ett band så länge minst två står kvar. Ingen får läggas till, och bandet är inte fredat: motståndaren får landa där och riva upp det.
topic-two-sixes-1 = Du spelar vit. Två sexor! Ta ut fyra.

topic-no-two-sixes = Två sexor i början
topic-no-two-sixes-rule = Två sexor är ett dåligt första kast: du kan bara ta ut en bricka. En till skulle lägga band på { 7 }, och från { 7 } kan den första inte gå vidare till motståndarens hem.
topic-no-two-sixes-1 = Du spelar vit. Två sexor. Ta ut den enda bricka du kan.

topic-win-off = Att vinna
topic-win-off-rule = Den som först spelar ut sin sista bricka vinner. Det är värt 2.
topic-win-off-1 = Du spelar vit. Två brickor återstår. Spela ut en.
topic-win-off-2 = Spela ut den sista, så vinner du.

topic-after-throws = Efterslag
topic-after-throws-rule = När du spelar ut din sista bricka kan motståndaren ännu ha en chans: om ingen av dess brickor är utspelad och langi múkur, stutti múkur eller meistari ännu är möjlig. Då får den ett antal kast, efterslagen. Blir det en av de tre i tid vinner den: en hel fullt ut, en halv till hälften. Annars gäller din seger. Langi hryggur räknas inte här.
topic-after-throws-1 = Du spelar vit. Svart har spelat ut allt, men du har kast ännu. För en bricka till { 22 } eller { 23 }, där en fattas i stutti múkur.
topic-after-throws-2 = Och den andra: munken vinner ännu.

topic-after-chance = Så länge det finns en chans
topic-after-chance-rule = Efterslagen slutar så snart ingen munk kan nås: när en bricka spelas ut, när inget mönster längre passar, eller när det som minst krävs är mer än 24 tungor för varje kast som återstår. Den räkningen är vår. Chansen är oftast liten, så du får ge upp efterslagen.

topic-no-after-throws = Inga efterslag
topic-no-after-throws-rule = Den som spelar ut sin sista bricka har vunnit genast. Motståndaren får inga kast efter det, och därför är munkar mer sällsynta.

topic-last-throw = Ett sista kast
topic-last-throw-rule = Om den sida som började spelar ut sin sista bricka, och den andra har högst fyra, får den andra ett kast till. Spelar det ut alla blir partiet oavgjort.
topic-last-throw-1 = Du spelar vit. Svart började och har spelat ut allt. Du har ett kast för dina två brickor. Spela ut en.
topic-last-throw-2 = Och den andra: oavgjort.

topic-no-last-throw = Inget sista kast
topic-no-last-throw-rule = Den som inte började får inget kast i gengäld. Därför slutar inget parti oavgjort, om inte båda går med på det.

topic-worth = Vad en vinst är värd
topic-worth-rule = Att spela ut 2, langi hryggur 3, langi múkur 5, stutti múkur 7, meistari 13, jan 15. Mar lägger till 2, utom vid jan, och halv munk ger hälften.

topic-match = Matcher
topic-match-rule = En match går till så många enheter som ni kommer överens om. Den som förlorar ett parti börjar nästa. Efter oavgjort avgör tärningarna. Det är vårt.

topic-resigning = Att ge upp, och oavgjort
topic-resigning-rule = Du får ge upp: motståndaren vinner 2, eller 4 medan du har slagna brickor. Ni får också komma överens om oavgjort. Det är vårt.
