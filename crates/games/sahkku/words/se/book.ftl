# The book of rules; loaded when it is opened.

book-board = Fiellu ja boalut
book-turn = Vuorru ja birccut
book-waking = Luvvet
book-walking = Geaidnu birra fiellu
book-way = Njuolat čájehit olbmáid geainnu. Gálgguid geaidnu lea seamma, go geahččá sin bealde.
book-capturing = Goddit
book-king = Gonagas
book-queens = Dronnegat
book-end = Spealu loahppa

book-advice-middle = Doala gaskaráđa. Guhte deavdá dan soahteolbmáiguin, ovttain guoros sajiin gaskkas, su meaddel lea váttis beassat. Ale bija soahteolbmáid menddo hárvát.
book-advice-together = Máŋga soahteolbmá ovtta sajis leat gievrrat, dassážii go vašálaš boahtá dohko: de leat buohkat jávkan.
book-advice-loophole = Bija gonagasa dahje dronnega čillii (čilla) iežat ruoktoráđas. Doppe soai leaba oalle dorvvus ja báhčiba (báhčit) su guhte manná meaddel: X:in ja X:in gaskaráđđái ja ruovttoluotta, dahje II:in ja II:in vuostebeali ráđđái ja ruoktot.
book-advice-door-guard = Luvve ruoktoráđa goalmmádin maŋimuš soahteolbmá maŋŋit. Dat lea uksavákta: nu guhká go golbma maŋimusa ođđet, ii beasa gonagas iige dronnet ráđa geaži birra du ruoktoráđđái, go guhkkelii go golbma saji ii doalvvo oktage bircu.

book-history-1 = Sáhkku lea ožžon namas X:as birccuin. Muhtun báikkiin spealu namma lea bircun: dat lea áidna duolbbášspeallu birccuiguin man dovdet sámiid gaskkas. Dat spellojuvvui julevsámi guovllus lulde gitta nuortalaččaid rádjai, ja njuolggadusat molsašudde báikkis báikái. Dat maid otne dovdet, leat davvisápmelaččat; eanaš earát leat jávkan.
book-history-2 = Dat gullá speallobearrašii man namma boahtá arábalaš tâb-spealus, ja man sáhttá čuovvut Niillas gitta Sakhalinii: das leat sîg, dánskalaš daldøs ja nivhaid čoŋŋ. Gos bearaš álggii ja mo dat bođii davás, dan ii dieđe oktage. Eará spealuin ii leat gonagas guovdu, guhte ii gula geasage: dat lea sápmelaš.
book-history-3 = Vuosttaš luodda lea soaitá Johannes Schefferus girjjis Lapponia 1600-logus: sámi báhppa Olaus Sirma muitalii birccospealus bijuiguin. Leigo dat sáhkku, ii leat vissis. Okta bircu 1700-logus lea vurkejuvvon Troanddimis. 1800-logu gaskkamuttus spellojuvvui nu guhkkin nuppi nuppis go Ávkkus Davvi-Romssas ja Huhttánis, julevsámi bealde Ruoŧas.
book-history-4 = Čájáhusas Romssas 1870-logus unjárgalaččat spelle olbmuid ovddas. Áviisaolmmái čálii ruoktot nuorra sámi nissonis, Aasel, guhte vuittii juohke háve, ja man johtilit ja čehpet son jurddašii.
book-history-5 = De bođii gielddus. 1800-logu kristtalaš boktimis adne muhtun báikkiin buot spealuid suddun, ja sáhku eanet go earáid: dan gohčodedje Biro speallun. Soaitá gonagas sulastahtii menddo ollu sieiddi; muitalit sáhkkogonagasain mat galge buktit guollelihku. Ja gos spelle bijuiguin, sáhtii massit ollu. Mii vel spellojuvvui, spellojuvvui láseliinniid duohken.
book-history-6 = Dáruiduhttin ja rasisma dahke nuppi vahága. Olbmot čihke dan mii čájehii sin sápmelažžan, ja dan dagai sáhkku: vel doppe gos giella lei jávkan, lohke sámegillii go spelle.
book-history-7 = Goalmmát lei soahti. Go duiskka soahteveahka boldii Finnmárkku, Davvi-Romssa ja Davvi-Suoma 1944, de bulle spealut viesuiguin; eai dieđe ovttage mii gáddjojuvvui museaid olggobealde. Eanaš báikkiin árbevierru nogai singuin guđet ledje dan guoddán.
book-history-8 = Muhtun báikkiin dat ii nohkan. Hans Aslak Guttorm Vuovdaguoikkas oahpahii spealu nieiddaidasas, ja su speallan filbmejuvvui. Kristian Johansen Gávkevuonas oahpahii bártnis ja ráhkadii spealuid gitta 1990-lohkui. Yngvar Mejland čálii 1953:s mii spellojuvvui Návuona birrasis, ja oahpaheaddji Bernt Pettersen buvttii dan Mázii. Edmund Johansen huksii Lágesvuona spealu muittuin. Sin geažil dat fas spellojuvvo, maiddái cuppas, man vuosttaš rabas gilvu Oslos spellojuvvui Lágesvuona njuolggadusaiguin.

word-sahkku = sáhkku: X birccus, ja speallu; Ohcejogas X lea maid ruossa
word-bircu = bircu, máŋggaidlogus birccut; bircun lea birccuid bálkesteapmi, ja spealu namma
word-sahkkufiellu = sáhkkufiellu, sáhkkolávdi, bircunfiellu: man alde speallá
word-rahddja = ráđđa, máŋggaidlogus ráđat: sárgát bálddalaga
word-sarggis = sárggis, máŋggaidlogus sárgát: sadji gos boallu čuožžu
word-garri = gárri: guhkes lihtti masa birccut bálkestuvvojit
word-olmmai = olmmái, máŋggaidlogus olbmát: nubbi soahteveahka
word-galgu = gálgu, máŋggaidlogus gálgut: nubbi soahteveahka; Mázes boalut leat ádját ja áhkut
word-soahteolmmai = soahteolmmái, máŋggaidlogus soahteolbmát; sii leat soahteveahka dahje soahtejoavku
word-gonagas = gonagas: boallu guovdu
word-dronnet = dronnet, máŋggaidlogus dronnegat: goappáge beali gonagaslaš boallu
word-luvvet = luvvet: váldit soahteolbmá atnui; dat lea de luvvejuvvon. Mázes dadjet boktet ja oađđit
word-vuolgit = vuolgit: mannat boaluin
word-goddit = goddit, borrat: váldit vašálačča eret
word-fitnet = fitnet gonagasa, fasket gonagasa: váldit gonagasa alccesis
word-cadjit = cadjit: hoigat gonagasa alccesis
word-vuosttut = vuosttut ja mieđut: nuppi soahteveaga guokte geainnu
word-cilla = čilla: sadji gos gonagas dahje dronnet báhčá (báhčit)
word-uksavakta = uksavákta: goalmmádin maŋimuš soahteolmmái ruoktoráđas

book-reference-1 = Mikkel Berg-Nordlie: Sáhkku, Reaiddu siidduin
book-reference-2 = Mikkel Berg-Nordlie: Hvordan spille sáhkku, gihpa mas leat fiellut čálihit, 2018
book-reference-3 = Le Globe Joueur: Sahkku, njuolggadusbláđđi fránskkagillii
book-reference-4 = Namuhuvvon doppe, muhto ii lohkkojuvvon dán girjji várás: J. A. Friis, Lappisk mythologi, eventyr og folkesagn, 1871; A. Brun, Katalog, 1875; T. I. Itkonen, Die Spiele, Unterhaltungen und Kraftproben der Lappen, 1941; Yngvar Mejland, Sakko, Bygd og By, 1953; Alan Borvo, Sáhkku, the “Devil’s game”, Board Games Studies 4, 2001
book-reference-5 = Ludii, oktasaš speallovuogádat: Sahkku njuolggadusat, Borvo 2001 mielde
