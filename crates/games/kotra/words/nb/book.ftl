# Regelboken for kotra; lastes inn når den åpnes.

book-board = Brettet og brikkene
book-turn = Turen og terningene
book-hitting = Å slå og å spille inn
book-bands = Bånd
book-tearing = Å rive opp bånd
book-off = Å spille ut
book-munk = Munker
book-jan = Jan
book-after = Etterslag
book-worth = Hva en seier er verdt
book-questions = Hva kilden lar stå åpent
book-way = Pilene viser hvits vei. Svart går samme vei rundt, fra motsatt hjørne.

## Råd

book-advice-run = Ta fem brikker ut av hjemmet tidlig. Før det kan du ikke legge bånd, og alt du har på veien, er blotter.
book-advice-hit = Ikke kappløp. Mellom sterke dataspillere avslutter jan 47 % av alle spill og gir 81 % av alle enheter. Å spille ut avslutter 37 % og gir 9 %. Den som bare løper, taper nesten hvert spill mot en sterk spiller, nesten alltid ved jan. Slå, hold en mur, og unngå å bli slått.
book-advice-spread = I de to første kvarterene dine kan du ikke unngå blotter. Sett dem der få kast slår dem, og der det koster lite vei å bli slått.
book-advice-row = Bånd på rad holder motstanderen tilbake. Stans ved fem: det sjette åpner alle.
book-advice-wall = Vil du ha en jan, bygger du en mur av fem bånd i det tredje kvarteret ditt og flytter den videre inn i det siste, bånd for bånd. I det siste kvarteret kan de ikke rives opp av den som spiller inn.
book-advice-hunters = En mur slår ingen. Hold noen brikker utenfor den. Har de alt passert fiendens blotter, lar du dem stå som blotter der fienden ikke kan la være å slå dem. De kommer tilbake gjennom det første kvarteret ditt og jakter igjen.
book-advice-jan-blot = Følg med på hvor mange brikker fienden har ute. Med en brikke igjen i hjemmet blir det jan av seks slåtte, uten noen der av sju. Den som går ut og gjør det mulig, heter janblotten.
book-advice-fill = Vil du rive opp bånd i det første kvarteret ditt, fyller du de ledige feltene der med egne brikker. Da er én slått brikke nok: det er ikke noe ledig felt igjen, og alle bånd i kvarteret er åpne.
book-advice-home = En blott som blir slått i det første kvarteret ditt, gjør et felt ledig å spille inn på. En som blir slått lenger ute på veien, gjør ikke det. Når en jan truer, holder du brikkene i det første kvarteret eller i bånd.
book-advice-patterns = På vei inn ser du etter hvilken munk som passer. En brikke som har passert plassen sin, kan ikke komme tilbake: en på 24 utelukker langi hryggur, fire utelukker langi múkur, og seks utelukker stutti múkur.
book-advice-half = En halv langi múkur gir 2½, og å spille ut bare 2. Å spille videre bryter mønsteret, så gjør det bare hvis en bedre munk er innen rekkevidde.

## Det kilden lar stå åpent, etter valget som svarer på det

book-question-one_die = Hvilken terning brukes der den ene eller den andre kan brukes, men ikke begge? Det sier ikke kilden. Vi tar den høyeste, som andre brettspill av dette slaget gjør, og du kan velge noe annet.
book-question-two_sixes = Kan to seksere i begynnelsen ta ut fire? Kilden sier: hvis spillerne er enige om det. Her er de ikke det, hvis du ikke velger det.
book-question-litli_meistari = Er litli meistari en munk? Noen spillere sa ja. Hva den er verdt, står ingen steder. Vi har satt den til 9, mellom stutti múkur og meistari.
book-question-single_die = Kan én terning kastes for en munk? Noen gjorde det. Vi tar med alle munker som reglene kjenner, og du får valget hver gang én brikke er alt som mangler.
book-question-after_throws = Hvor mange etterslag er det? Noen spillere hadde ingen, andre fem, sju eller tretten. Vi begynner med sju.
book-question-last_throw = Finnes det et siste kast for uavgjort? Bare noen spillere hadde det. Her finnes det ikke hvis du ikke velger det.

## Annet som er vårt eget

book-ours-1 = En hel munk avgjør spillet med en gang. Kilden sier ikke om man kan la være og spille videre om mer.
book-ours-2 = Når er det ennå en sjanse i etterslagene? Det sier ikke kilden. Vi spør om et av de tre mønstrene kan nås ved å gå framover, med høyst 24 felter for hvert kast som gjenstår.
book-ours-3 = Å spille ut den siste brikken teller som å bruke hele kastet, også om det er terninger igjen.
book-ours-4 = Hjemmet er et felt som alle andre i en rad av bånd: fem bånd fram til det siste feltet og to brikker i hjemmet etter det er seks.
book-ours-5 = I en match begynner den som tapte forrige spill. Å gi opp koster 2, eller 4 med slåtte brikker. Kilden nevner verken matcher eller det å gi opp.

## Historien

book-history-1 = Kotra kommer fra förkeren, et brettspill som trolig ble oppfunnet i Nederlandene. Det nevnes første gang sent på 1300-tallet. På 1600- og 1700-tallet ble det spilt overalt i Nederlandene, Tyskland og Norden.
book-history-2 = På islandsk betydde kotra først et hvilket som helst spill på et slikt brett. Förkeren var spillet som alle spilte, så ordet kom til å bety det. Med tiden endret islendingene reglene. Noe lignende skjedde i Sverige, der förkeren ble til brädspel. De to har mye felles, og spillerne kan ha kjent til hverandre.
book-history-3 = På 1600-tallet ble kotra spilt om penger. På 1700-tallet tok den lærde Jón Ólafsson úr Grunnavík med et av ordene fra spillet i ordboken sin, janstork.
book-history-4 = Ólafur Davíðsson beskrev spillet på 1880-tallet, etter samtaler med noen få som ennå spilte det. Det var vanskelig, skrev han, for kotra var blitt sjelden, og ingen hadde beskrevet det før. Boken hans kom ut i København mellom 1888 og 1892.
book-history-5 = Willard Fiske gjenfortalte reglene på engelsk i en bok om sjakk på Island, 1905. R. C. Bell tok dem med i sin bok om spill fra hele verden, som Icelandic backgammon. Noen av dem misforsto han: for eksempel trodde han at janstork var en slags jan.
book-history-6 = Siden da ser kotra ut til å ha dødd ut. På 1990-tallet lette svenske brädspel-spillere ved Vasamuseet i Stockholm etter islendinger som kunne det, og fant ingen. Ordet lever: på Island i dag er kotra backgammon.
book-history-7 = Munkenes verdier er oddetall, og likevel gir en halv munk halvparten. Kanskje kom den halve munken senere, da alle var vant til verdiene. At halvpartene ble rundet av, står ingen steder.

## Ord i spillet

word-kotra = kotra: spillet; på Island i dag backgammon
word-forkeren = förkeren: det eldre spillet som kotra og det svenske brädspel kommer fra
word-tunga = tunga, flertall tungor: en tunge, et av de 24 feltene; på svensk
word-kvarter = kvarter: en fjerdedel av brettet, seks felter; på svensk
word-hem = hem: hjemmet, felt 1, der alle brikkene begynner; på svensk
word-huk = huk: felt 12, det første der bånd kan legges; på svensk
word-alla = alla: to like terninger, som brukes to ganger hver; på svensk
word-blotta = blotta: en blott, en brikke som står alene; på svensk
word-band = band: et bånd, to eller flere brikker på ett felt; tre eller flere er et överband; på svensk
word-lagga-band = lägga band, bryta band: å legge et bånd; å bryte et, så bare en blott blir igjen; på svensk
word-riva-upp = riva upp: å rive opp et bånd; på svensk. I brädspel heter det spränga, å sprenge
word-uttekt = úttekt: å spille ut; på islandsk
word-mukur = múkur: munk, et mønster som vinner; på islandsk, av múnkur, «munk»
word-langi-hryggur = langi hryggur: «lang rygg», tre brikker på hvert av feltene 19 til 23; på islandsk
word-langi-mukur = langi múkur: «lang munk», tre brikker på hvert av feltene 20 til 24; på islandsk
word-stutti-mukur = stutti múkur: «kort munk», fem brikker på hvert av feltene 22 til 24; på islandsk
word-meistari = meistari: «mester», alle femten brikkene på 24; på islandsk
word-litli-meistari = litli meistari: «liten mester», sju brikker på 23 og åtte på 24; på islandsk
word-mar = mar: «blåmerke», å tape mens slåtte brikker venter; på islandsk
word-jan = jan: å ha flere slåtte brikker enn man noen gang kan spille inn
word-janblotta = janblotta: janblotten, brikken som må ut og gjør en jan mulig; på svensk
word-efterslag = efterslag: etterslag, kastene som følger når motstanderen har spilt ut; på svensk
word-janstork = janstork: et gammelt ord, som vi forstår som å slippe unna en jan; storka er islandsk for blant annet «trosse»

## Det dette er lest ut av

book-reference-1 = Kotra (brädspel), en artikkel på svensk etter Ólafur Davíðsson
book-reference-2 = Nevnt der, men ikke lest for denne boken: Jón Árnason og Ólafur Davíðsson, Íslenzkar gátur, þulur og skemtanir, bind 2, København 1888–1892; Willard Fiske, Chess in Iceland and in Icelandic Literature, Firenze 1905; R. C. Bell, Board and Table Games from Many Civilizations, bind 2, 1979; Sven B. F. Jansson, Isländsk-svensk ordbok, 1994
