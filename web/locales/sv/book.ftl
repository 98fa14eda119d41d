# The book of rules; loaded when it is opened.

book-contents = Innehåll
book-show = Visa det
book-board = Brädet och det som hör till
book-turn = Turen och tärningarna
book-waking = Att lösa
book-walking = Vägen runt brädet
book-way = Pilarna visar männens väg. Kvinnornas är densamma, sedd från deras sida.
book-capturing = Att slå ut
book-king = Kungen
book-queens = Drottningarna
book-end = Spelets slut
book-advice = Att spela väl
book-neighbours = Vad grannarna gör annorlunda
book-table = Alla regelverk sida vid sida
book-history = Var spelet kommer ifrån
book-words = Spelets ord
book-references = Vad detta är läst ur
book-differs = { $name } skiljer sig så här

book-advice-middle = Håll mittraden. Den som fyller den med soldater, med en tom plats mellan varje, är svår att komma förbi. Sprid inte soldaterna för tunt.
book-advice-together = Flera soldater på en plats är starka tills någon landar där: då är alla borta.
book-advice-loophole = Ställ kungen eller drottningen i en skottglugg (čilla) på hemraden. Där står de ganska tryggt och skjuter (báhčit) den som går förbi: med X och X ut och tillbaka, eller med II och II över till motståndarens rad och hem.
book-advice-door-guard = Lös den tredje soldaten från vänster sent. Den är dörrvakten (uksavákta): så länge de tre sista sover kommer ingen kunglig pjäs runt svängen in på hemraden, för längre än tre platser för ingen tärning.

book-history-1 = Sáhkku har sitt namn av X:et på tärningarna. På några håll heter spelet bircun, tärningskastning: det är det enda brädspel med tärningar som man känner hos samerna. Det hörde hemma från det lulesamiska området i söder till skoltsamerna i nordost, med regler som skiftade från plats till plats. De man känner i dag är nordsamiska; de flesta andra är förlorade.
book-history-2 = Det hör till en familj av spel, kallad efter det arabiska tâb, som kan följas från Nilen till Sachalin: bland dem sîg, danska daldøs och nivchernas čoŋŋ. Var familjen började och hur den kom norrut vet ingen. Inget av de andra har en kung i mitten som ingen äger: det är samiskt.
book-history-3 = Det första spåret står kanske i Johannes Schefferus Lapponia från 1600-talet: den samiske prästen Olaus Sirma berättade om ett tärningsspel om insatser. Om det var sáhkku är inte säkert. En tärning från 1700-talet finns bevarad i Trondheim. Vid mitten av 1800-talet spelades spelet så långt från varandra som på Haukøya i Nordtroms och i Kvikkjokk i den lulesamiska delen av Sverige.
book-history-4 = På en utställning i Tromsø på 1870-talet spelade folk från Nesseby inför publik. En journalist skrev hem om en ung samisk kvinna, Aasel, som vann varje gång, och om hur snabbt och fint hon tänkte.
book-history-5 = Så kom förbudet. I 1800-talets kristna väckelse hölls på några håll alla spel för synd, och sáhkku mer än andra: det fick namnet Djävulens spel. Kanske liknade kungen för mycket en sieidi, en figur som man hade offrat till; det berättas om sáhkkukungar som skulle ge fiskelycka. Och där det spelades om insatser kunde mycket gå förlorat. Det som ännu spelades, spelades bakom gardiner.
book-history-6 = Assimilering och rasism gjorde den andra skadan. Folk gömde det som kunde visa att de var samer, och det gjorde sáhkku: även där språket var borta räknade man på samiska när man spelade.
book-history-7 = Det tredje var kriget. När den tyska hären brände Finnmark, Nordtroms och norra Finland 1944 brann spelen med husen; man känner inte till något som räddades utanför museerna. På de flesta håll tog traditionen slut med dem som hade burit den.
book-history-8 = På några håll gjorde den det inte. Hans Aslak Guttorm från Vuovdaguoika lärde sina döttrar spelet och filmades när han spelade. Kristian Johansen från Gávkevuotna lärde sin son och tillverkade spel in på 1990-talet. Yngvar Mejland skrev 1953 ner det som spelades kring Kvænangen, och läraren Bernt Pettersen tog det med till Máze. Edmund Johansen återskapade spelet från Laksefjord efter minnen. Tack vare dem spelas det igen, också om en cup, där den första öppna turneringen i Oslo spelades efter reglerna från Laksefjord.

word-sahkku = sáhkku: X på en tärning, och spelet; kring Utsjok heter X också ruossa, kors
word-bircu = bircu, plural birccut: en tärning; bircun är tärningskastning, och ett namn på spelet
word-sahkkufiellu = sáhkkufiellu, sáhkkolávdi, bircunfiellu: brädet
word-rahddja = ráđđa, plural ráđat: en rad
word-sarggis = sárggis, plural sárgát: en linje, platsen där en pjäs står
word-garri = gárri: det avlånga kärl som tärningarna kastas i
word-olmmai = olmmái, plural olbmát: en man
word-galgu = gálgu, plural gálgut: en kvinna; i Máze heter pjäserna ádját och áhkut, mor- och farföräldrar
word-soahteolmmai = soahteolmmái, plural soahteolbmát: en soldat; hären är soahteveahka eller soahtejoavku
word-gonagas = gonagas: kungen
word-dronnet = dronnet, plural dronnegat: en drottning
word-luvvet = luvvet: att lösa en soldat; luvvejuvvon är en som är vaken. I Máze säger man boktet, väcka, och oađđit, sova
word-vuolgit = vuolgit: att gå med en pjäs
word-goddit = goddit, borrat: att slå ut
word-fitnet = fitnet gonagasa, fasket gonagasa: att ta kungen
word-cadjit = cadjit: att knuffa kungen till sig
word-vuosttut = vuosttut och mieđut: mot och med, de två vägar som den andra hären kan gå
word-cilla = čilla: en skottglugg som en kunglig pjäs skjuter från (báhčit)
word-uksavakta = uksavákta: dörrvakten

book-reference-1 = Mikkel Berg-Nordlie: Sáhkku, på Reaidus sidor
book-reference-2 = Mikkel Berg-Nordlie: Hvordan spille sáhkku, ett häfte med bräden att skriva ut, 2018
book-reference-3 = Le Globe Joueur: Sahkku, ett blad med regler på franska
book-reference-4 = Nämnt där, och inte läst för den här boken: J. A. Friis, Lappisk mythologi, eventyr og folkesagn, 1871; A. Brun, Katalog, 1875; T. I. Itkonen, Die Spiele, Unterhaltungen und Kraftproben der Lappen, 1941; Yngvar Mejland, Sakko, Bygd og By, 1953; Alan Borvo, Sáhkku, the “Devil’s game”, Board Games Studies 4, 2001
