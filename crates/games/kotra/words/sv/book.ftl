# Kotras regelbok; laddas när den öppnas.

book-board = Brädet och brickorna
book-turn = Turen och tärningarna
book-hitting = Att slå och att spela in
book-bands = Band
book-tearing = Att riva upp band
book-off = Att spela ut
book-munk = Munkar
book-jan = Jan
book-after = Efterslag
book-worth = Vad en vinst är värd
book-questions = Vad källan lämnar öppet
book-way = Pilarna visar vits väg. Svart går åt samma håll, från motsatta hörnet.

## Råd

book-advice-run = Ta ut fem brickor ur hemmet snart. Innan dess får du inte lägga band, och allt du har på vägen är blottor.
book-advice-hit = Tävla inte i att springa. Mellan starka datorspelare avslutar jan 47 % av alla spel och ger 81 % av alla enheter. Att spela ut avslutar 37 % och ger 9 %. Den som bara springer förlorar nästan varje spel mot en stark spelare, nästan alltid genom jan. Slå, håll en mur, och undvik att bli slagen.
book-advice-spread = I de två första kvarteren går det inte att undvika blottor. Ställ dem där få kast slår dem, och där det kostar lite väg att bli slagen.
book-advice-row = Band i rad håller motståndaren tillbaka. Stanna vid fem: det sjätte öppnar alla.
book-advice-wall = För en jan bygger du en mur av fem band i ditt tredje kvarter och flyttar den vidare in i det sista, band för band. I det sista kvarteret kan de inte rivas upp när någon spelar in.
book-advice-hunters = En mur slår ingen. Håll några brickor utanför den. Har de redan passerat motståndarens blottor lämnar du dem som blottor där motståndaren inte kan låta bli att slå dem. De kommer tillbaka genom ditt första kvarter och jagar igen.
book-advice-jan-blot = Räkna hur många brickor motståndaren har ute. Med en bricka kvar i hemmet blir det jan av sex slagna, utan någon där av sju. Den som går ut och gör det möjligt kallas janblottan.
book-advice-fill = Vill du riva upp band i ditt första kvarter fyller du de lediga tungorna där med egna brickor. Sedan räcker det med en slagen bricka: ingen ledig tunga återstår, och inget band i kvarteret är fredat.
book-advice-home = En blotta som blir slagen i ditt första kvarter gör en tunga ledig att spela in på. En som blir slagen längre bort på vägen gör det inte. När en jan hotar håller du brickorna i ditt första kvarter eller i band.
book-advice-patterns = På väg in ser du efter vilken munk som passar. En bricka som har passerat sin plats kan inte komma tillbaka: en på 24 utesluter langi hryggur, fyra utesluter langi múkur, och sex utesluter stutti múkur.
book-advice-half = En halv langi múkur ger 2½, och att spela ut bara 2. Att spela vidare bryter mönstret, så gör det bara om en bättre munk är inom räckhåll.

## Vad källan lämnar öppet, efter det val som svarar på det

book-question-one_die = Vilken tärning används där vilken som helst kan användas, men inte båda? Källan säger det inte. Vi tar den högre, som andra brädspel gör, och du kan välja något annat.
book-question-two_sixes = Får två sexor i början ta ut fyra? Källan säger: om spelarna är överens. Här är de inte det, om du inte väljer det.
book-question-litli_meistari = Är litli meistari en munk? Några spelare sade ja. Vad den är värd står ingenstans. Vi har satt den till 9, mellan stutti múkur och meistari.
book-question-single_die = Får en tärning kastas för munk? Några gjorde det. Vi räknar alla munkar som reglerna känner till, och valet finns varje gång en bricka är allt som fattas.
book-question-after_throws = Hur många är efterslagen? Några spelare hade inga, andra fem, sju eller tretton. Vi börjar med sju.
book-question-last_throw = Finns det ett sista kast för oavgjort? Bara några spelare hade det. Här finns det inte om du inte väljer det.

## Annat som är vårt

book-ours-1 = En hel munk avgör partiet genast. Källan säger inte om man får avstå och spela vidare om mer.
book-ours-2 = När finns det ännu en chans i efterslagen? Källan bestämmer det inte. Vi frågar om något av de tre mönstren kan nås framåt, med högst 24 tungor för varje kast som återstår.
book-ours-3 = Att spela ut den sista brickan räknas som att använda hela kastet, även om tärningar återstår.
book-ours-4 = Hemmet är en tunga som andra i en rad av band: fem band fram till den sista tungan och två brickor i hemmet efter den är sex.
book-ours-5 = I en match börjar den som förlorade förra partiet. Att ge upp kostar 2, eller 4 med slagna brickor. Källan nämner varken matcher eller uppgivna partier.

## Historien

book-history-1 = Kotra kommer från förkeren, ett brädspel som troligen uppfanns i Nederländerna. Det nämns första gången i slutet av 1300-talet. På 1600- och 1700-talet spelades det överallt i Nederländerna, Tyskland och Norden.
book-history-2 = På isländska betydde kotra först vilket spel som helst på ett sådant bräde. Förkeren var spelet som alla spelade, så ordet kom att betyda det. Med tiden ändrade islänningarna reglerna. Något liknande hände i Sverige, där förkeren blev brädspel. De två har mycket gemensamt, och spelarna kan ha känt till varandra.
book-history-3 = På 1600-talet spelades kotra om pengar. På 1700-talet tog den lärde Jón Ólafsson úr Grunnavík med ett av dess ord i sin ordbok, janstork.
book-history-4 = Ólafur Davíðsson beskrev spelet på 1880-talet, efter samtal med några få som ännu spelade det. Det var svårt, skrev han, för kotra hade blivit sällsynt, och ingen hade beskrivit det förut. Hans bok kom ut i Köpenhamn mellan 1888 och 1892.
book-history-5 = Willard Fiske återgav reglerna på engelska i en bok om schack på Island, 1905. R. C. Bell tog med dem i sin bok om spel från hela världen, som Icelandic backgammon. Några av dem missförstod han: han trodde till exempel att janstork var ett slags jan.
book-history-6 = Sedan dess verkar kotra ha dött ut. På 1990-talet sökte Vasamuseets brädspelsvänner islänningar som kunde det, och fann ingen. Ordet lever: på Island är kotra i dag backgammon.
book-history-7 = Munkarnas värden är udda, och ändå ger halv munk hälften. Kanske kom den halva munken senare, när alla var vana vid värdena. Att hälfterna avrundades står ingenstans.

## Spelets ord

word-kotra = kotra: spelet; på dagens Island backgammon
word-forkeren = förkeren: det äldre spel som kotra och det svenska brädspelet kommer från
word-tunga = tunga, plural tungor: ett av de 24 fälten
word-kvarter = kvarter: sex tungor
word-hem = hem: tunga 1, där alla brickor börjar
word-huk = huk: tunga 12, den första där band får läggas
word-alla = alla: två lika tärningar, som används två gånger var
word-blotta = blotta: en ensam bricka
word-band = band: två eller fler brickor på en tunga; tre eller fler är ett överband
word-lagga-band = lägga band, bryta band: att ställa en bricka till en egen; att lämna bara en blotta
word-riva-upp = riva upp: att slå ett helt band; i svenskt brädspel heter det att spränga
word-uttekt = úttekt: att spela ut; på isländska
word-mukur = múkur: munk, ett mönster som vinner; på isländska, av múnkur, ”munk”
word-langi-hryggur = langi hryggur: ”lång rygg”, tre brickor på var och en av 19 till 23; på isländska
word-langi-mukur = langi múkur: ”lång munk”, tre brickor på var och en av 20 till 24; på isländska
word-stutti-mukur = stutti múkur: ”kort munk”, fem brickor på var och en av 22 till 24; på isländska
word-meistari = meistari: ”mästare”, alla femton brickor på 24; på isländska
word-litli-meistari = litli meistari: ”liten mästare”, sju brickor på 23 och åtta på 24; på isländska
word-mar = mar: ”blåmärke”, att förlora medan slagna brickor väntar; på isländska
word-jan = jan: att ha fler slagna brickor än man någonsin kan spela in
word-janblotta = janblotta: brickan som måste ut och gör en jan möjlig
word-efterslag = efterslag: kasten som följer när motståndaren har spelat ut
word-janstork = janstork: ett gammalt ord, som vi tar som att slinka undan en jan; storka är isländska för bland annat ”trotsa”

## Vad detta är läst ur

book-reference-1 = Kotra (brädspel), en artikel på svenska efter Ólafur Davíðsson
book-reference-2 = Citerade där, men inte lästa för den här boken: Jón Árnason och Ólafur Davíðsson, Íslenzkar gátur, þulur og skemtanir, band 2, Köpenhamn 1888–1892; Willard Fiske, Chess in Iceland and in Icelandic Literature, Florens 1905; R. C. Bell, Board and Table Games from Many Civilizations, band 2, 1979; Sven B. F. Jansson, Isländsk-svensk ordbok, 1994
