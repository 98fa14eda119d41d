# The book of rules; loaded when it is opened.

book-board = Brädet och pjäserna
book-turn = Turen och tärningarna
book-waking = Att väcka
book-walking = Vägen runt brädet
book-way = Pilarna visar männens väg. Kvinnornas väg är densamma, sedd från deras sida av brädet.
book-capturing = Att slå ut
book-king = Kungen
book-queens = Drottningarna
book-end = Spelets slut

book-advice-middle = Håll mittraden. Soldater spridda längs den, med ett tomt fält mellan varje, är svåra att komma förbi. Men sprid dem inte för tunt.
book-advice-together = Flera soldater på ett fält är starka tills en fiende landar där: då är alla borta.
book-advice-loophole = Ställ kungen eller drottningen i en skottglugg (čilla) på hemraden. Där står de ganska säkert och skjuter (báhčit) den som går förbi: med X och X till mittraden och tillbaka, eller med II och II till motståndarens rad och hem.
book-advice-door-guard = Väck den tredje bakersta soldaten på hemraden sent. Den är dörrvakten (uksavákta): så länge de tre sista sover kommer ingen kung eller drottning runt änden in på hemraden, för ingen tärning är värd mer än tre.

book-history-1 = Sáhkku har fått sitt namn av X:et på tärningarna. På några håll heter spelet bircun, ”tärningskastning”: det är det enda kända samiska brädspelet med tärningar. Det hörde hemma från det lulesamiska området i söder till det skoltsamiska i nordost, med regler som varierade från plats till plats. De regler man känner till i dag är nordsamiska. De flesta andra har gått förlorade.
book-history-2 = Det hör till en familj av spel som har fått namn av det arabiska tâb och som finns från Nilen till Sachalin. Bland dem är sîg, danska daldøs och nivchernas čoŋŋ. Ingen vet var familjen uppstod eller hur den kom norrut. Inget av de andra har en kung i mitten som inte tillhör någon: det är samiskt.
book-history-3 = Det första spåret finns kanske i Johannes Schefferus Lapponia från 1600-talet: den samiske prästen Olaus Sirma berättade för honom om ett tärningsspel om insatser. Om det var sáhkku är osäkert. En tärning från 1700-talet finns bevarad i Trondheim. Vid mitten av 1800-talet spelades spelet så långt från varandra som på Haukøya i Nordtroms och i Kvikkjokk i den lulesamiska delen av Sverige.
book-history-4 = På en utställning i Tromsø på 1870-talet spelade folk från Nesseby inför publik. En journalist skrev hem om en ung samisk kvinna, Aasel, som vann varje gång, och om hur snabbt och skarpt hon tänkte.
book-history-5 = Så kom förbudet. På några håll höll den kristna väckelsen på 1800-talet alla spel för synd, och sáhkku mest av alla: det kallades ”Djävulens spel”. Kanske liknade kungen för mycket en sieidi, en figur som man offrade till; det berättas om sáhkkukungar som gav fiskelycka. Och där det spelades om insatser kunde mycket gå förlorat. De som fortfarande spelade drog för gardinerna först.
book-history-6 = Det andra slaget var assimilering och rasism. Folk dolde det som kunde visa att de var samer, och det gjorde sáhkku: även där språket var borta räknade man på samiska när man spelade.
book-history-7 = Det tredje var kriget. När den tyska hären brände Finnmark, Nordtroms och norra Finland 1944 brann spelen med husen. Man känner inte till något som räddades utanför museerna. På de flesta håll dog traditionen med dem som hade burit den.
book-history-8 = På några håll levde den vidare. Hans Aslak Guttorm från Vuovdaguoika lärde sina döttrar spelet och filmades när han spelade. Kristian Johansen från Gávkevuotna lärde sin son det och tillverkade spel in på 1990-talet. Yngvar Mejland gav 1953 ut reglerna från Kvænangen, och läraren Bernt Pettersen tog dem med till Máze. Edmund Johansen återskapade spelet från Laksefjord efter minnen. Tack vare dem spelas sáhkku igen. Den första öppna sáhkkucupen, i Oslo, spelades efter reglerna från Laksefjord.

word-sahkku = sáhkku: X:et på en tärning, och själva spelet; kring Utsjok heter X:et också ruossa, ”kors”
word-bircu = bircu, plural birccut: en tärning; bircun, ”tärningskastning”, är också ett namn på spelet
word-sahkkufiellu = sáhkkufiellu, sáhkkolávdi, bircunfiellu: brädet
word-rahddja = ráđđa, plural ráđat: en rad
word-sarggis = sárggis, plural sárgát: en linje, ett fält där en pjäs står
word-garri = gárri: det avlånga kärl som tärningarna kastas i
word-olmmai = olmmái, plural olbmát: en man
word-galgu = gálgu, plural gálgut: en kvinna; i Máze heter pjäserna ádját och áhkut, mor- och farföräldrar
word-soahteolmmai = soahteolmmái, plural soahteolbmát: en soldat; hären är soahteveahka eller soahtejoavku
word-gonagas = gonagas: kungen
word-dronnet = dronnet, plural dronnegat: en drottning
word-luvvet = luvvet: att lösa, att väcka en soldat; luvvejuvvon är en som är vaken. I Máze säger man boktet, ”väcka”, och oađđit, ”sova”
word-vuolgit = vuolgit: att flytta en pjäs
word-goddit = goddit, borrat: att slå ut
word-fitnet = fitnet gonagasa, fasket gonagasa: att ta kungen
word-cadjit = cadjit: att knuffa kungen till sig och så ta honom
word-vuosttut = vuosttut och mieđut: mot och med, de två håll som den andra hären kan gå runt åt
word-cilla = čilla: en skottglugg, varifrån en kung eller drottning skjuter (báhčit)
word-uksavakta = uksavákta: dörrvakten

book-reference-1 = Mikkel Berg-Nordlie: Sáhkku, på webbplatsen Reaidu
book-reference-2 = Mikkel Berg-Nordlie: Hvordan spille sáhkku, ett häfte med bräden att skriva ut, 2018
book-reference-3 = Le Globe Joueur: Sahkku, ett blad med regler på franska
book-reference-4 = Nämnt där, men inte läst för den här boken: J. A. Friis, Lappisk mythologi, eventyr og folkesagn, 1871; A. Brun, Katalog, 1875; T. I. Itkonen, Die Spiele, Unterhaltungen und Kraftproben der Lappen, 1941; Yngvar Mejland, Sakko, i Bygd og By, 1953; Alan Borvo, Sáhkku, the “Devil’s game”, i Board Games Studies 4, 2001
book-reference-5 = Ludii, ett allmänt spelsystem: reglerna för Sahkku, efter Borvo 2001
