# Njuolggadusat, okta hávális, ja oahput mat daid oahpahit; vižžojuvvojit go dárbbašuvvojit. Álgoveršuvdna: eatnigielat lohkki váilu vel.

topic-throw-off-one = Gii álgá
topic-throw-off-one-rule = Goappáge bealli bálkesta ovtta birccu. Jus dušše nubbi oažžu X, sáhkku, de dat bealli álgá. Muđui goappašagat bálkestit ođđasit.
topic-throw-off-three = Gii álgá
topic-throw-off-three-rule = Goappáge bealli bálkesta golbma birccu. Dat bealli álgá, mii oažžu eanemus X. Jus leat seamma ollu, goappašagat bálkestit ođđasit.
topic-throw-off-lot = Gii álgá
topic-throw-off-lot-rule = Vuorbi mearrida, dahje speallit sohpet.

topic-wake = Luvvet ja vuolgit
topic-wake-rule = Álggus buot soahteolbmát ođđet. X, sáhkku, luvve ovtta sis (luvvet): dat váldá vuosttaš lávkkis. Guhte lea luvvejuvvon, manná nu ollu sajiid go bircu čájeha. Juohke bircu adnojuvvo oktii, iige goassege juhkkojuvvo; okta boallu sáhttá atnit máŋga.
topic-wake-1 = Don spealat olbmáiguin. X luvve soahteolbmá: vállje merkejuvvon soahteolbmá, ja de saji gosa dat manná.
topic-wake-2 = Dál dat lea luvvejuvvon ja sáhttá vuolgit. Ane II.

topic-capture = Goddit
topic-capture-rule = Guhte boahtá vašálačča sadjái, goddá dan (goddit, borrat). Dušše sadji gosa dat bisána, mearkkaša: dan meaddel mii lea gaskkas, dat manná.
topic-capture-1 = Du soahteolbmá geainnus čuožžu gálgu, guovtti saji geahčen. Boađe su sadjái.

topic-king-landing = Gonagas
topic-king-landing-rule = Álggus gonagas ii gula geasage. Guhte boahtá su sadjái, faske su, dassážii go muhtun nuppe bealis boahtá su sadjái. Son ii goddojuvvo goassege.
topic-king-landing-1 = Gonagas vuordá Šloahtas. Boađe su sadjái, de lea son du.

topic-king-push = Cadjit gonagasa
topic-king-push-rule = Guhte boahtá gonagasa sadjái, váldá su ja cadjá su ovtta saji ovddos (cadjit). De lea son du, dassážii go nubbi bealli cadjá su alccesis. Son ii goddojuvvo goassege.
topic-king-push-1 = Gonagas vuordá guovdu. Boađe su sadjái: son šaddá du ja cadjojuvvo ovtta saji ovddos.

topic-king-mount = Guoddit gonagasa
topic-king-mount-rule = Soahteolmmái mii boahtá gonagasa sadjái, manná su vuollái ja guoddá su. Dan rájes soai manaba dego okta. Vašálaš soahteolmmái mii boahtá dohko, goddá guoddi ja váldá gonagasa.
topic-king-mount-1 = Gonagas vuordá guovdu. Boađe su sadjái, de manat su vuollái.

topic-raid = Unjárgga gonagas
topic-raid-rule = Gonagas vuordá iige gula geasage. Vuosttaš soahteolmmái mii boahtá vuostebeali ruoktoráđđái, faske su, gos ihkinassii son čuožžu. Ovdal dan ii váldde mihkkege son, guhte boahtá su sadjái.
topic-raid-1 = Okta du soahteolbmáin lea boahtimin gálgguid ruoktoráđđái. Sirdde dan sisa, de lea gonagas du, gos ihkinassii son čuožžu.

topic-king-walks = Mo gonagas manná
topic-king-walks-rule = Gonagas manná seamma geainnu go dan beali soahteolbmát geas son lea, ja goddá nugo sii.
topic-king-walks-1 = Gonagas lea du. Divtte su vuolgit.

topic-king-royal = Mo gonagas manná
topic-king-royal-rule = Gonagas manná njuolga buot guvlluide, ráđa mielde dahje rastá ráđaid. Son ii sáhte jorggihit guovdu ráđa, muhto son sáhttá mannat ráđa geaži birra boahtte ráđđái.
topic-king-royal-1 = Gonagas lea du. Doalvvo su ráđa geaži birra muhtun ruoktoráđđái.

topic-king-straight = Mo gonagas manná
topic-king-straight-rule = Gonagas manná njuolga buot guvlluide, ráđa mielde dahje rastá ráđaid. Son ii sáhte jorggihit, ja ráđa geažis son bisána.
topic-king-straight-1 = Gonagas lea du. Doalvvo su rastá eará ráđđái.

topic-queens = Dronnegat
topic-queens-rule = Goappáge bealis lea dronnet. X luvve su, ja de son manná dego gonagas: njuolga, ja ráđa geaži birra. Muhto son sáhttá goddojuvvot, ja bealli mii massá dronnega, lea vuoittáhallan spealu.
topic-queens-1 = Du dronnet lea merkejuvvon boallu. Son oađđá gaskaráđas. Luvve su X:in.

topic-queen-hunt = Dronnega bivdin
topic-queen-hunt-rule = Guhte goddá vuostebeali dronnega, lea vuoitán. Nu nohket eanaš spealut. Go son oađđá, ii oktage sáhte guoskat sutnje.
topic-queen-hunt-1 = Gálgguid dronnet lea vuolgán menddo guhkás. Gotte su!

topic-push-ram = Gonagas veahkin
topic-push-ram-rule = Jus vašálaš čuožžu doppe gosa gonagas cadjojuvvo, de dat goddojuvvo.
topic-push-ram-1 = Boahtte sajis gonagasa maŋŋel čuožžu gálgu. Caja gonagasa su ala.

topic-push-blocked = Ii leat sadji cadjit
topic-push-blocked-rule = Gonagasa ii sáhte cadjit iežat boalu ala. Nu guhká go dat čuožžu doppe, it sáhte váldit gonagasa.
topic-push-blocked-1 = Boahtte sajis gonagasa maŋŋel čuožžu iežat soahteolmmái. Geahččal liikká váldit gonagasa.
topic-push-blocked-2 = Dat ii lihkostuva. Sirdde eará boalu.

topic-raid-then-landing = Vuosttaš falleheami maŋŋel
topic-raid-then-landing-rule = Go muhtun lea faskkán gonagasa fallehemiin, de maiddái son guhte boahtá su sadjái, faske su.
topic-raid-then-landing-1 = Gonagas lea gálgguin. Boađe su sadjái.

topic-raid-again = Falleheapmi falleheami maŋis
topic-raid-again-rule = Juohke háve go soahteolmmái boahtá vuostebeali ruoktoráđđái, dan bealli faske gonagasa, gos ihkinassii son čuožžu.
topic-raid-again-1 = Gonagas lea gálgguin. Boađe sin ruoktoráđđái, de lea son du.

topic-across = Njuolga guovdu
topic-across-rule = Soahteolmmái mii luvvejuvvo, manná njuolga iežas sajis ruovttus gaskaráđđái.
topic-across-1 = Luvve ovddimus soahteolbmá: dat manná njuolga gaskaráđđái.

topic-queue = Ráiddus
topic-queue-rule = Soahteolbmát mannet maŋŋálaga: ii oktage beasa iežas soahteveaga soahteolbmá meaddel. Gonagasa meaddel beassá, ja son beassá buohkaid meaddel.
topic-queue-1 = Guokte du soahteolbmá leaba luvvejuvvon. Geahččal sirdit maŋimusa nuppi meaddel.
topic-queue-2 = Dat ferte vuordit. Sirdde ovddimusa.

topic-blank-four = Guoros bealli
topic-blank-four-rule = Bealli mas ii leat mearka, lea njealji saji veara.
topic-blank-four-1 = Das leat guoros birccut. Vulgge njeallje saji ovttain dain.

topic-blank-zero = Guoros bealli
topic-blank-zero-rule = Bealis mas ii leat mearka, ii leat árvu. Dakkár birccu ii sáhte atnit.
topic-blank-zero-1 = Guoros birccut eai lohkkojuvvo. Luvve soahteolbmá X:in.

topic-order-high = Mearriduvvon ortnegis
topic-order-high-rule = Birccut adnojuvvojit ortnegis: vuos X, de stuorámus. Jus it sáhte atnit birccu mas lea vuorru, de nohká du vuorru ja loahppa massojuvvo.
topic-order-high-1 = Dus leat III ja II. Geahččal vuos vuolgit guokte saji.
topic-order-high-2 = III boahtá vuos. Ane dan.

topic-order-low = Mearriduvvon ortnegis
topic-order-low-rule = Birccut adnojuvvojit ortnegis: vuos X, de unnimus. Jus it sáhte atnit birccu mas lea vuorru, de nohká du vuorru ja loahppa massojuvvo.
topic-order-low-1 = Dus leat III ja II. Geahččal vuos vuolgit golbma saji.
topic-order-low-2 = II boahtá vuos. Ane dan.

topic-order-free = Vaikko makkár ortnegis
topic-order-free-rule = Ane birccuid dan ortnegis maid háliidat, ovtta bollui dahje máŋgga bollui.
topic-order-free-1 = Dus leat II ja III, ja du geainnus čuožžu gálgu viđa saji geahčen. Vulgge vuos guokte saji.
topic-order-free-2 = Ja dál golbma, seamma soahteolbmáin.

topic-rethrow-each = Bálkestit ođđasit
topic-rethrow-each-rule = Ovdal go anát birccu, oaččut bálkestit ođđasit birccuid main lea X, nu dávjá go háliidat ja nu guhká go das lea X.
topic-rethrow-each-1 = Soaitá boahtit buoret go X? Bálkes dan ođđasit.

topic-rethrow-all = Bálkestit ođđasit
topic-rethrow-all-rule = Dušše go buot birccuin lea X, oaččut bálkestit ođđasit, ja de buot.
topic-rethrow-all-1 = Buot birccuin lea X. Bálkes buot ođđasit.

topic-rethrow-none = Bálkestit ođđasit
topic-rethrow-none-rule = Mii lea bálkestuvvon, dat bissu: ii oktage bircu bálkestuvvo guktii.

topic-compulsion = Don fertet vuolgit
topic-compulsion-rule = Nu guhká go muhtun bircu heive, vuorru joatkašuvvá. Dat nohká ieš go ii mihkkege leat šat vejolaš.

topic-may-stop = Heaittihit vuoru
topic-may-stop-rule = Bálkesteami maŋŋel oažžu vuoru heaittihit goas ihkinassii, vaikko birccut ain heivešedje.
topic-may-stop-1 = Don háliidat baicca bissut das gos leat. Heaitte vuoru.

topic-wake-all-x = Vuosttaš soahteolmmái
topic-wake-all-x-rule = Nu guhká go buot du soahteolbmát ođđet, dárbbašat X juohke birccus ovdal go vuosttaš luvvejuvvo. Dus leat golbma bálkesteami juohke vuorus: birccut main lea X, bissot, ja earát bálkestuvvojit ođđasit. Dan maŋŋá okta X lea doarvái.
topic-wake-all-x-1 = X bissu. Bálkes eará birccuid ođđasit, ja luvve de soahteolbmá.

topic-wake-front = Gii luvvejuvvo boahttevaččan
topic-wake-front-rule = Soahteolbmát luvvejuvvojit ortnegis: ovddimus vuos, ja nu ain gitta maŋimussii.
topic-wake-front-1 = Geahččal luvvet soahteolbmá guovdu ráđa.
topic-wake-front-2 = Dat ferte vuordit. Luvve ovddimusa.

topic-wake-any = Gii luvvejuvvo boahttevaččan
topic-wake-any-rule = Vaikko guđe soahteolbmá oažžu luvvet, vaikko makkár ortnegis.
topic-wake-any-1 = Luvve soahteolbmá guovdu ráđa.

topic-wake-any-closed = Gii luvvejuvvo boahttevaččan
topic-wake-any-closed-rule = Soahteolbmáid oažžu luvvet vaikko makkár ortnegis, go ii oktage oađe boahtte sajis sin geainnus.
topic-wake-any-closed-1 = Soahteolbmás guovdu ráđa lea boahtte sadji giddejuvvon: doppe oađđá nubbi. Geahččal luvvet dan.
topic-wake-any-closed-2 = Luvve ovtta mas lea sadji gosa mannat.

topic-wake-next-free = Gii luvvejuvvo boahttevaččan
topic-wake-next-free-rule = Soahteolbmá sáhttá luvvet dušše go dan geainnu boahtte sadji lea áibbas guorus. Go earát vulget, de šaddá sadji luvvet eambbogiid.
topic-wake-next-free-1 = Soahteolbmás guovdu ráđa ii leat guoros sadji gosa mannat. Geahččal luvvet dan.
topic-wake-next-free-2 = Luvve ovtta mas lea guoros sadji gosa mannat.

topic-track-eight = Geaidnu birra fiellu
topic-track-eight-rule = Soahteolbmát mannet ruoktoráđa mielde, ruovttoluotta gaskaráđa mielde ja vuostebeali ruoktoráđa čađa; de fas gaskaráđa čađa, ja ruoktot. Dat šaddá gávccenummir. Soahteolmmái ruovttu guvlui lea merkejuvvon.
topic-track-eight-1 = Dát soahteolmmái lea mannamin ruoktot. Doalvvo dan ruoktoráđđái.

topic-track-loop = Geaidnu birra fiellu
topic-track-loop-rule = Soahteolbmát mannet ruoktoráđa mielde, ruovttoluotta gaskaráđa mielde ja vuostebeali ruoktoráđa čađa. Das mannet birra ja birra, gaskaráđa ja vuostebeali ráđa čađa, eaige goassege šat ruoktot.
topic-track-loop-1 = Gaskaráđa geažis mannet vuostebeali ruoktoráđđái. Vulgge čiega birra.

topic-with = Vuosttut dahje mieđut
topic-with-rule = Guhte ii álgge, vállje: vuosttut, nu ahte soahteveagat deaivvadit vuostálaga, dahje mieđut, nuppe guvlui, nu ahte goappašagat bohtet gaskaráđđái seamma geažis ja vihket maŋŋálaga.
topic-with-1 = Gálgut álge, ja don válljejit mieđut. Dál lea du ovddimus ruoktoráđa nuppe geažis. Luvve doppe soahteolbmá.

topic-sleepers-exposed = Oađđit
topic-sleepers-exposed-rule = Oađđi soahteolbmát sáhttet goddojuvvot nugo buot earát. Mázes dat gohčoduvvo goddit oađđenlanjas.
topic-sleepers-exposed-1 = Du soahteolmmái joavdá gálgguid ruoktoráđđái, gos sii ain ođđet. Gotte ovtta.

topic-sleepers-protected = Oađđit
topic-sleepers-protected-rule = Oađđi soahteolbmát leat dorvvus: vašálaš ii sáhte boahtit sin sadjái. Iežaset veahka oažžu.
topic-sleepers-protected-1 = Geahččal boahtit oađđi gálggu sadjái: vulgge golbma saji su ruoktoráđđái.
topic-sleepers-protected-2 = Dat ii lihkostuva. Ane birccu eará láhkai.

topic-sleepers-closed = Oađđit
topic-sleepers-closed-rule = Ii oktage sáhte boahtit dohko gos boallu oađđá, ii ustit iige vašálaš. Danne giddejit golbma oađđi ráđa geažis uvssa; goalmmát dain lea uksavákta.
topic-sleepers-closed-1 = Geahččal boahtit oađđi gálggu sadjái: vulgge golbma saji su ruoktoráđđái.
topic-sleepers-closed-2 = Dat ii lihkostuva. Ane birccu eará láhkai.

topic-stacking = Ovttas seamma sajis
topic-stacking-rule = Máŋga soahteolbmá ovtta bealis sáhttet čuožžut seamma sajis. Muhto vašálaš mii boahtá dohko, goddá buohkaid.
topic-stacking-1 = Doalvvo guokte soahteolbmát oktii.

topic-one-each = Okta juohke sajis
topic-one-each-rule = Juohke sajis čuožžu dušše okta soahteolmmái. Iežat soahteolbmát leat du geainnu alde.
topic-one-each-1 = Geahččal boahtit iežat soahteolbmá sadjái.
topic-one-each-2 = Dat ii lihkostuva. Ane birccu eará láhkai.

topic-king-shares = Gonagas iežas olbmuid gaskkas
topic-king-shares-rule = Gonagas ja su iežas soahteolbmát sáhttet čuožžut seamma sajis.
topic-king-shares-1 = Doalvvo soahteolbmát gonagasa lusa.

topic-king-alone = Gonagas čuožžu okto
topic-king-alone-rule = Ii oktage soahteolmmái oaččo bisánit dohko gos iežas gonagas čuožžu, iige son dohko gos sii čužžot. Dušše son guhte easka lea su faskkán, bissu su luhtte dassážii go nubbi vuolgá.
topic-king-alone-1 = Geahččal boahtit iežat gonagasa sadjái.
topic-king-alone-2 = Dat ii lihkostuva. Ane birccu eará láhkai.

topic-utsjok = Ohcejot gonagas
topic-utsjok-rule = Guhte boahtá gonagasa sadjái, vállje: faskkit su, dahje váldit su eret spealus loahpalaččat.
topic-utsjok-1 = Gonagas lea gálgguin. Boađe su sadjái, ja váldde su eret spealus.

topic-like-odds = Like odds
topic-like-odds-rule = Otná njuolggadus: goappáge bealis leat álggus golbma soahteolbmá luvvejuvvon. De ii oktage čohkkát vuordimin vuosttaš X.
topic-like-odds-1 = Ii leat X, ja liikká sáhtát vuolgit: golbma soahteolbmá leat luvvejuvvon. Vulgge ovttain.

topic-blocked = Giddejuvvon
topic-blocked-rule = Bealli man buot soahteolbmát leat luvvejuvvon, vuoittáhallá jus ii sáhte atnit birccu maid lea bálkestan.
topic-blocked-1 = Maŋimuš gálgu ii beasa du oađđiid meaddel. Sirdde soahteolbmát X:in.

topic-stake = Bidju
topic-stake-rule = Ovdal spealu sohppojuvvo man árvosaš soahteolmmái lea. Loahpas máksá vuoittáhalli dan juohke soahteolbmá ovddas mii vuoitis lea báhcán.

topic-win-soldiers = Vuoitit
topic-win-soldiers-rule = Guhte goddá vuostebeali maŋimuš soahteolbmá, lea vuoitán. Gonagas ii gáddjo ovttage.
topic-win-soldiers-1 = Dušše okta gálgu lea báhcán. Gotte su.

topic-win-pieces = Vuoitit
topic-win-pieces-rule = Bealli lea vuoittáhallan go das eai leat soahteolbmát iige gonagas. Nu guhká go gonagas lea das, dat speallá ovddos.
topic-win-pieces-1 = Gotte maŋimuš gálggu.
topic-win-pieces-2 = Gonagas lea ain gálgguin. Faske su maid.

topic-dead = Go ii oktage sáhte vuolgit
topic-dead-rule = Jus vuorru nohká iige goabbáge bealli sáhte šat goassege atnit birccu, de šaddá dássespeallu.

topic-resigning = Vuollánit, ja dássespeallu
topic-resigning-rule = Don oaččut vuollánit. Don oaččut maid soahpat dássespealu nuppi spelliin.
