# The book of rules; loaded when it is opened.

book-board = Brettet og brikkene
book-turn = Turen og terningene
book-waking = Å vekke
book-walking = Veien rundt brettet
book-way = Pilene viser mennenes vei. Kvinnenes vei er den samme, sett fra deres side av brettet.
book-capturing = Å slå ut
book-king = Kongen
book-queens = Dronningene
book-end = Slutten på spillet

book-advice-middle = Hold midtraden. Soldater spredt langs den, med ett tomt felt mellom hver, er vanskelige å komme forbi. Men spre dem ikke for tynt.
book-advice-together = Flere soldater på ett felt er sterke til en fiende lander der: da er alle borte.
book-advice-loophole = Sett kongen eller dronningen i et skyteskår (čilla) på hjemmeraden. Der står de nokså trygt og skyter (báhčit) den som går forbi: med X og X til midtraden og tilbake, eller med II og II til motstanderens rad og hjem.
book-advice-door-guard = Vekk den tredje bakerste soldaten på hjemmeraden sent. Den er dørvakten (uksavákta): så lenge de tre siste sover, kommer ingen konge eller dronning rundt enden og inn på hjemmeraden, for ingen terning er verdt mer enn tre.

book-history-1 = Sáhkku har navn etter X-en på terningene. Noen steder heter spillet bircun, «terningkasting»: det er det eneste kjente samiske brettspillet med terninger. Det hørte hjemme fra lulesamisk område i sør til skoltesamisk område i nordøst, med regler som varierte fra sted til sted. Reglene man kjenner i dag, er nordsamiske. De fleste andre er tapt.
book-history-2 = Det hører til en familie av spill som har navn etter det arabiske tâb, og som finnes fra Nilen til Sakhalin. Blant dem er sîg, danske daldøs og nivkhenes čoŋŋ. Ingen vet hvor familien oppsto, eller hvordan den kom nordover. Ingen av de andre har en konge i midten som ikke tilhører noen: det er samisk.
book-history-3 = Det første sporet finnes kanskje i Johannes Schefferus’ Lapponia fra 1600-tallet: den samiske presten Olaus Sirma fortalte ham om et terningspill med innsats. Om det var sáhkku, er usikkert. En terning fra 1700-tallet er bevart i Trondheim. Midt på 1800-tallet ble spillet spilt så langt fra hverandre som på Haukøya i Nord-Troms og i Kvikkjokk i den lulesamiske delen av Sverige.
book-history-4 = På en utstilling i Tromsø på 1870-tallet spilte folk fra Nesseby for publikum. En journalist skrev hjem om en ung samisk kvinne, Aasel, som vant hver gang, og om hvor raskt og skarpt hun tenkte.
book-history-5 = Så kom forbudet. Noen steder regnet den kristne vekkelsen på 1800-tallet alle spill som synd, og sáhkku mest av alle: det ble kalt «Djevelens spill». Kanskje lignet kongen for mye på en sieidi, en figur man ofret til; det finnes fortellinger om sáhkkukonger som ga fiskelykke. Og der det ble spilt om innsats, kunne mye gå tapt. De som fortsatt spilte, trakk for gardinene først.
book-history-6 = Det andre slaget var fornorskning og rasisme. Folk skjulte det som kunne vise at de var samer, og det gjorde sáhkku: selv der språket var borte, telte man på samisk når man spilte.
book-history-7 = Det tredje var krigen. Da den tyske hæren brente Finnmark, Nord-Troms og det nordlige Finland i 1944, brant spillene sammen med husene. Man kjenner ingen som ble berget utenfor museene. De fleste steder døde tradisjonen med dem som hadde båret den.
book-history-8 = Noen steder levde den videre. Hans Aslak Guttorm fra Vuovdaguoika lærte døtrene sine spillet og ble filmet mens han spilte. Kristian Johansen fra Gávkevuotna lærte sønnen sin det og laget spillsett til ut på 1990-tallet. Yngvar Mejland ga i 1953 ut reglene fra Kvænangen, og læreren Bernt Pettersen tok dem med til Máze. Edmund Johansen gjenskapte spillet fra Laksefjord etter minner. Takket være dem spilles sáhkku igjen. Den første åpne sáhkku-cupen, i Oslo, ble spilt etter reglene fra Laksefjord.

word-sahkku = sáhkku: X-en på en terning, og selve spillet; rundt Utsjok heter X-en også ruossa, «kors»
word-bircu = bircu, flertall birccut: en terning; bircun, «terningkasting», er også et navn på spillet
word-sahkkufiellu = sáhkkufiellu, sáhkkolávdi, bircunfiellu: brettet
word-rahddja = ráđđa, flertall ráđat: en rad
word-sarggis = sárggis, flertall sárgát: en linje, et felt der en brikke står
word-garri = gárri: det avlange karet terningene kastes i
word-olmmai = olmmái, flertall olbmát: en mann
word-galgu = gálgu, flertall gálgut: en kvinne; i Máze heter brikkene ádját og áhkut, bestefedre og bestemødre
word-soahteolmmai = soahteolmmái, flertall soahteolbmát: en soldat; hæren er soahteveahka eller soahtejoavku
word-gonagas = gonagas: kongen
word-dronnet = dronnet, flertall dronnegat: en dronning
word-luvvet = luvvet: å ta løs, å vekke en soldat; luvvejuvvon er en som er våken. I Máze sier man boktet, «å vekke», og oađđit, «å sove»
word-vuolgit = vuolgit: å flytte en brikke
word-goddit = goddit, borrat: å slå ut
word-fitnet = fitnet gonagasa, fasket gonagasa: å ta kongen
word-cadjit = cadjit: å skubbe kongen til seg og slik ta ham
word-vuosttut = vuosttut og mieđut: mot og med, de to veiene den andre hæren kan gå rundt
word-cilla = čilla: et skyteskår, der en konge eller dronning skyter fra (báhčit)
word-uksavakta = uksavákta: dørvakten

book-reference-1 = Mikkel Berg-Nordlie: Sáhkku, på nettstedet Reaidu
book-reference-2 = Mikkel Berg-Nordlie: Hvordan spille sáhkku, et hefte med brett til å skrive ut, 2018
book-reference-3 = Le Globe Joueur: Sahkku, et ark med regler på fransk
book-reference-4 = Nevnt der, men ikke lest for denne boken: J. A. Friis, Lappisk mythologi, eventyr og folkesagn, 1871; A. Brun, Katalog, 1875; T. I. Itkonen, Die Spiele, Unterhaltungen und Kraftproben der Lappen, 1941; Yngvar Mejland, Sakko, i Bygd og By, 1953; Alan Borvo, Sáhkku, the “Devil’s game”, i Board Games Studies 4, 2001
book-reference-5 = Ludii, et generelt spillsystem: reglene for Sahkku, etter Borvo 2001
