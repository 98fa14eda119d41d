# The book of rules; loaded when it is opened.

book-contents = Innhold
book-show = Vis det
book-board = Brettet og det som hører til
book-turn = Turen og terningene
book-waking = Å ta løs
book-walking = Veien rundt brettet
book-way = Pilene viser mennenes vei. Kvinnenes er den samme, sett fra deres side.
book-capturing = Å slå ut
book-king = Kongen
book-queens = Dronningene
book-end = Slutten på spillet
book-advice = Å spille godt
book-neighbours = Det naboene gjør annerledes
book-table = Alle regelsett ved siden av hverandre
book-history = Hvor spillet kommer fra
book-words = Ord i spillet
book-references = Hva dette er lest i
book-differs = { $name } skiller seg slik

book-advice-middle = Hold midtraden. Den som fyller den med soldater, med ett tomt sted mellom hver, er vanskelig å komme forbi. Spre ikke soldatene for tynt.
book-advice-together = Flere soldater på ett sted er sterke til noen lander der: da er alle borte.
book-advice-loophole = Sett kongen eller dronningen i et skyteskår (čilla) på hjemmeraden. Der står de nokså trygt og skyter (báhčit) den som går forbi: med X og X ut og tilbake, eller med II og II over til motpartens rad og hjem.
book-advice-door-guard = Ta den tredje soldaten fra venstre løs sent. Den er dørvakten (uksavákta): så lenge de tre siste sover, kommer ingen kongelig brikke rundt svingen inn på hjemmeraden, for lenger enn tre steder fører ingen terning.

book-history-1 = Sáhkku har navn etter X-en på terningene. Noen steder heter spillet bircun, terningkasting: det er det eneste brettspillet med terninger man kjenner hos samene. Det hørte hjemme fra lulesamisk område i sør til skoltesamene i nordøst, med regler som skiftet fra sted til sted. De man kjenner i dag, er nordsamiske; de fleste andre er tapt.
book-history-2 = Det hører til en familie av spill, kalt etter det arabiske tâb, som kan følges fra Nilen til Sakhalin: blant dem sîg, danske daldøs og čoŋŋ hos nivkhene. Hvor familien begynte og hvordan den kom nordover, vet ingen. Ingen av de andre har en konge i midten som ingen eier: det er samisk.
book-history-3 = Det første sporet står kanskje i Johannes Schefferus’ Lapponia fra 1600-tallet: den samiske presten Olaus Sirma fortalte om et terningspill med innsats. Om det var sáhkku, er ikke sikkert. En terning fra 1700-tallet er bevart i Trondheim. Midt på 1800-tallet ble spillet spilt så langt fra hverandre som på Haukøya i Nord-Troms og i Kvikkjokk i den lulesamiske delen av Sverige.
book-history-4 = På en utstilling i Tromsø på 1870-tallet spilte folk fra Nesseby for publikum. En journalist skrev hjem om en ung samisk kvinne, Aasel, som vant hver gang, og om hvor raskt og fint hun tenkte.
book-history-5 = Så kom forbudet. I 1800-tallets kristne vekkelse ble alle spill noen steder regnet som synd, og sáhkku mer enn andre: det fikk navnet Djevelens spill. Kanskje lignet kongen for mye på en sieidi, en figur det var ofret til; det fortelles om sáhkkukonger som skulle gi fiskelykke. Og der det ble spilt om innsats, kunne mye gå tapt. Det som fortsatt ble spilt, ble spilt bak gardiner.
book-history-6 = Fornorskning og rasisme gjorde den andre skaden. Folk gjemte det som kunne vise at de var samer, og det gjorde sáhkku: selv der språket var borte, telte man på samisk når man spilte.
book-history-7 = Det tredje var krigen. Da den tyske hæren brente Finnmark, Nord-Troms og det nordlige Finland i 1944, brant spillene med husene; man vet ikke om noe som ble berget utenfor museene. De fleste steder tok tradisjonen slutt med dem som hadde båret den.
book-history-8 = Noen steder gjorde den det ikke. Hans Aslak Guttorm fra Vuovdaguoika lærte døtrene sine spillet og ble filmet mens han spilte. Kristian Johansen fra Gávkevuotna lærte sønnen sin og laget spill til ut på 1990-tallet. Yngvar Mejland skrev i 1953 ned det som ble spilt rundt Kvænangen, og læreren Bernt Pettersen tok det med til Máze. Edmund Johansen bygde opp igjen spillet fra Laksefjord etter minner. Takket være dem spilles det igjen, også om en cup, der den første åpne turneringen i Oslo ble spilt etter reglene fra Laksefjord.

word-sahkku = sáhkku: X på en terning, og spillet; rundt Utsjok heter X også ruossa, kors
word-bircu = bircu, flertall birccut: en terning; bircun er terningkasting, og et navn på spillet
word-sahkkufiellu = sáhkkufiellu, sáhkkolávdi, bircunfiellu: brettet
word-rahddja = ráđđa, flertall ráđat: en rad
word-sarggis = sárggis, flertall sárgát: en linje, stedet der en brikke står
word-garri = gárri: det avlange karet terningene kastes i
word-olmmai = olmmái, flertall olbmát: en mann
word-galgu = gálgu, flertall gálgut: en kvinne; i Máze heter brikkene ádját og áhkut, bestefedre og bestemødre
word-soahteolmmai = soahteolmmái, flertall soahteolbmát: en soldat; hæren er soahteveahka eller soahtejoavku
word-gonagas = gonagas: kongen
word-dronnet = dronnet, flertall dronnegat: en dronning
word-luvvet = luvvet: å ta løs en soldat; luvvejuvvon er en som er våken. I Máze sier man boktet, å vekke, og oađđit, å sove
word-vuolgit = vuolgit: å gå med en brikke
word-goddit = goddit, borrat: å slå ut
word-fitnet = fitnet gonagasa, fasket gonagasa: å ta kongen
word-cadjit = cadjit: å skubbe kongen til seg
word-vuosttut = vuosttut og mieđut: mot og med, de to veiene den andre hæren kan gå
word-cilla = čilla: et skyteskår som en kongelig brikke skyter fra (báhčit)
word-uksavakta = uksavákta: dørvakten

book-reference-1 = Mikkel Berg-Nordlie: Sáhkku, på sidene til Reaidu
book-reference-2 = Mikkel Berg-Nordlie: Hvordan spille sáhkku, et hefte med brett til å skrive ut, 2018
book-reference-3 = Le Globe Joueur: Sahkku, et ark med regler på fransk
book-reference-4 = Nevnt der, og ikke lest for denne boken: J. A. Friis, Lappisk mythologi, eventyr og folkesagn, 1871; A. Brun, Katalog, 1875; T. I. Itkonen, Die Spiele, Unterhaltungen und Kraftproben der Lappen, 1941; Yngvar Mejland, Sakko, Bygd og By, 1953; Alan Borvo, Sáhkku, the “Devil’s game”, Board Games Studies 4, 2001
