# Njuolggadusat, okta hávális, ja oahput mat daid oahpahit; vižžojuvvojit go dárbbašuvvojit. Álgoveršuvdna: eatnigielat lohkki váilu vel.

topic-pieces = Fiellu ja boalut
topic-pieces-rule = Ruoŧŧelaččain (svensk) lea gonagas ja su fávttat, drabánttat. Gonagas čuožžu šloahtas (borgen) guovdu fiellu, ja drabánttat su birra. Moskovihtat (moskoviter) leat guovtti geardde nu ollu. Sii čužžot njealji leairras (läger), okta guovdu juohke ravdda. Gonagas háliida olggos, ja moskovihtat háliidit váldit su.

topic-first-swede = Gii álgá
topic-first-swede-rule = Vuorbi mearrida gii speallá ruoŧŧelaččaiguin. Ruoŧŧelaččat álget. De lea bealis vuorru nuppi maŋis.
topic-first-swede-1 = Don spealat ruoŧŧelaččaiguin. Daga vuosttaš lihkastaga.

topic-first-muscovite = Gii álgá
topic-first-muscovite-rule = Vuorbi mearrida gii speallá ruoŧŧelaččaiguin. Moskovihtat álget, nugo eatnasat otne spellet. De lea bealis vuorru nuppi maŋis.
topic-first-muscovite-1 = Don spealat moskovihtaiguin. Daga vuosttaš lihkastaga.

topic-lines = Vuolgit
topic-lines-rule = Buot boalut mannet dego doardna šáhkas: njuolga ráđa dahje goluona mielde, nu guhkás go háliidat. Geaidnu galgá leat guorus, ja nu maiddái sadji gosa boallu bisána. Ii oktage boallu mana diagonála mielde, iige oktage njuike nuppi rastá.
topic-lines-1 = Don spealat ruoŧŧelaččaiguin. Geahččal sirdit drabántta (gonagasa fávtta) diagonála mielde, nugo njuolla čájeha.
topic-lines-2 = Boalut mannet dušše njuolga. Geahččal dál njuiket nuppi drabántta rastá.
topic-lines-3 = Ii oktage boallu njuike nuppi rastá. Sirdde drabántta gitta nuppi bálddii.

topic-capture-between = Goddit
topic-capture-between-rule = Sirdde boalu nu ahte vašálaš čuožžu dan ja eará du boalu gaskkas, ráđas dahje goluonas. De vašálaš lea goddojuvvon ja váldojuvvo fiellus eret. Gonagas váldojuvvo eará láhkai.
topic-capture-between-1 = Don spealat ruoŧŧelaččaiguin. Okta du drabánttain čuožžu moskovihta bálddas. Sirdde nuppi drabántta moskovihta nuppi beallái.
topic-capture-between-2 = Speala dál moskovihtaiguin. Drabánta mii easka vulggii, čuožžu moskovihta bálddas. Gotte dan nuppi bealde.

topic-corner = Čiegat
topic-corner-rule = Gonagas guođđá fiellu čiegas. Danne ii oaččo eará boallu bisánit dohko.
topic-corner-1 = Don spealat ruoŧŧelaččaiguin. Geahččal sirdit drabántta čihkii.
topic-corner-2 = Čiegat leat dušše gonagassii. Sirdde drabántta eará sadjái.

topic-castle-stop-king = Bisánit šlohttii
topic-castle-stop-king-rule = Šloahtta (borgen) lea merkejuvvon sadji guovdu. Go gonagas lea guođđán dan, de oažžu dušše son bisánit dohko fas.
topic-castle-stop-king-1 = Don spealat ruoŧŧelaččaiguin. Gonagas lea guođđán šloahta. Geahččal sirdit drabántta dohko.
topic-castle-stop-king-2 = Šloahtta lea dušše gonagassii. Sirdde su ruovttoluotta dohko.

topic-castle-stop-nobody = Bisánit šlohttii
topic-castle-stop-nobody-rule = Šloahtta (borgen) lea merkejuvvon sadji guovdu. Go gonagas lea guođđán dan, de ii oaččo oktage bisánit dohko, ii sonnege.
topic-castle-stop-nobody-1 = Don spealat ruoŧŧelaččaiguin. Gonagas lea guođđán šloahta. Geahččal sirdit drabántta dohko.
topic-castle-stop-nobody-2 = Dat ii lihkostuva. Geahččal dál gonagasain.
topic-castle-stop-nobody-3 = Šloahtta bissu guorusin. Sirdde drabántta eará sadjái.

topic-castle-stop-all = Bisánit šlohttii
topic-castle-stop-all-rule = Šloahtta (borgen) lea merkejuvvon sadji guovdu. Go gonagas lea guođđán dan, de ožžot buot boalut bisánit dohko.
topic-castle-stop-all-1 = Don spealat ruoŧŧelaččaiguin. Gonagas lea guođđán šloahta. Sirdde drabántta dohko.

topic-castle-pass-king = Šloahta čađa
topic-castle-pass-king-rule = Dušše gonagas oažžu mannat guoros šloahta čađa. Earáide dat gidde geainnu.
topic-castle-pass-king-1 = Don spealat ruoŧŧelaččaiguin. Geahččal sirdit drabántta guoros šloahta čađa.
topic-castle-pass-king-2 = Dušše gonagas oažžu dan dahkat. Sirdde su šloahta čađa.

topic-castle-pass-nobody = Šloahta čađa
topic-castle-pass-nobody-rule = Ii oktage boallu oaččo mannat guoros šloahta čađa, ii gonagasge.
topic-castle-pass-nobody-1 = Don spealat ruoŧŧelaččaiguin. Geahččal sirdit drabántta guoros šloahta čađa.
topic-castle-pass-nobody-2 = Dat ii lihkostuva. Geahččal dál gonagasain.
topic-castle-pass-nobody-3 = Šloahtta gidde geainnu sutnje maid. Sirdde drabántta eará sadjái.

topic-castle-pass-all = Šloahta čađa
topic-castle-pass-all-rule = Buot boalut ožžot mannat guoros šloahta čađa.
topic-castle-pass-all-1 = Don spealat ruoŧŧelaččaiguin. Sirdde drabántta guoros šloahta čađa.

topic-camps-all = Leairrat
topic-camps-all-rule = Moskovihtat álget leairrain (läger). Go boalut vulget, de leat dát sajit nugo earát: buohkat ožžot bisánit daidda ja mannat daid čađa.
topic-camps-all-1 = Don spealat ruoŧŧelaččaiguin. Okta leaira lea guorus. Sirdde drabántta dohko, nugo njuolla čájeha.

topic-camps-muscovites = Leairrat
topic-camps-muscovites-rule = Leairrat (läger) leat rabas dušše moskovihtaide. Ii oktage ruoŧŧelaččaid boallu oaččo bisánit leairra sadjái dahje mannat dan čađa.
topic-camps-muscovites-1 = Don spealat ruoŧŧelaččaiguin. Okta leaira lea guorus. Geahččal sirdit drabántta dohko.
topic-camps-muscovites-2 = Leairrat leat giddejuvvon ruoŧŧelaččaide. Sirdde drabántta eará sadjái.

topic-camps-never-back = Leairrat
topic-camps-never-back-rule = Leairrat (läger) leat giddejuvvon ruoŧŧelaččaide. Moskovihtta manná friddja dan leairra siste gos čuožžu. Muhto dat ii oaččo mannat eará leirii dahje dan čađa, ja go lea guođđán iežas leairra, de ii oaččo mannat ruovttoluotta.
topic-camps-never-back-1 = Don spealat moskovihtaiguin. Okta du boaluin lea guođđán iežas leairra. Geahččal sirdit dan guoros leirii.
topic-camps-never-back-2 = Guhte lea vuolgán, ii beasa šat ruovttoluotta. Eará boallu čuožžu ain iežas leairras. Sirdde dan leairra siste, nugo njuolla čájeha.

topic-camps-count = Guoros leairra bálddas
topic-camps-count-rule = Go drabánta goddojuvvo, de leairra guoros sadji lohkkojuvvo moskovihttan.
topic-camps-count-1 = Don spealat moskovihtaiguin. Drabánta čuožžu guoros leairra bálddas. Boađe dan nuppi beallái.

topic-capture-several = Máŋga oktanaga
topic-capture-several-rule = Okta lihkastat sáhttá goddit máŋga boalu: juohke vašálačča mii dalle čuožžu vuolgán boalu ja du eará boalu gaskkas.
topic-capture-several-1 = Don spealat ruoŧŧelaččaiguin. Gotte guokte moskovihta ovttain lihkastagain.

topic-move-between = Mannat gaskii
topic-move-between-rule = Boallu oažžu mannat guovtti vašálačča gaskii. Dat lea doppe dorvvus, go dušše boallu mii easka lea vuolgán, goddá. Jus galgá goddit dan, de ferte okta dain guovttis vuolgit ja boahtit ruovttoluotta, dahje eará boahtit dan sadjái.
topic-move-between-1 = Don spealat ruoŧŧelaččaiguin. Sirdde drabántta guovtti moskovihta gaskii.
topic-move-between-2 = Dasa ii dáhpáhuva mihkkege. Speala dál moskovihtaiguin: sirdde ovtta dain guovttis eret, nugo njuolla čájeha.
topic-move-between-3 = Speala dál ruoŧŧelaččaiguin: sirdde nuppi drabántta.
topic-move-between-4 = Speala dál moskovihtaiguin: sirdde ruovttoluotta. Dán háve drabánta goddojuvvo.

topic-edge-is-no-piece = Ravddas
topic-edge-is-no-piece-rule = Fiellu ravda ii goassege veahket goddit. Boallu ravddas sáhttá goddojuvvot dušše ravdda mielde.
topic-edge-is-no-piece-1 = Don spealat moskovihtaiguin. Boađe gitta drabántta bálddii ravddas. Dat bissu fiellus.

topic-corner-hostile = Čiega bálddas
topic-corner-hostile-rule = Go drabánta dahje moskovihtta goddojuvvo, de guoros čiehka lohkkojuvvo dan vašálažžan.
topic-corner-hostile-1 = Don spealat moskovihtaiguin. Drabánta čuožžu guoros čiega bálddas. Boađe dan nuppi beallái.

topic-king-captures = Gonagas goddá maid
topic-king-captures-rule = Gonagas veahkeha goddit dego drabánta. Son sáhttá leat boallu mii vuolgá, dahje boallu nuppi bealde.
topic-king-captures-1 = Don spealat ruoŧŧelaččaiguin. Gotte moskovihta gonagasain.

topic-king-captures-not = Gonagas ii gotte
topic-king-captures-not-rule = Gonagas ii veahket goddit. Son ii leat boallu mii goddá, iige boallu nuppi bealde.
topic-king-captures-not-1 = Don spealat ruoŧŧelaččaiguin. Sirdde gonagasa moskovihta bálddii. Dat bissu fiellus, vaikko drabánta čuožžu nuppi bealde.

topic-king-four = Váldit gonagasa
topic-king-four-rule = Moskovihtat vuitet go birastit gonagasa: sii čužžot buot njealji sajis su bálddas, ja okta dain njealjis lea easka boahtán dohko. Sajit diagonála mielde eai mearkkaš maidege.
topic-king-four-1 = Don spealat moskovihtaiguin. Gonagasa golbma beali leat giddejuvvon. Gidde njealját beali, de vuoittát.

topic-king-castle = Váldit gonagasa
topic-king-castle-rule = Moskovihtat vuitet go váldet gonagasa. Šloahtas ja aiddo dan bálddas galget sii čužžot buot njealji bealde su. Eará sajiin lea doarvái guokte, goabbat bealde. Okta dain galgá easka leat boahtán dohko.
topic-king-castle-1 = Don spealat moskovihtaiguin. Gonagas lea guođđán šloahta, ja moskovihtta čuožžu su bálddas. Sirdde eará moskovihta nuppi beallái, de vuoittát.

topic-king-two = Váldit gonagasa
topic-king-two-rule = Moskovihtat vuitet go gonagas čuožžu guovtti moskovihta gaskkas, šloahtas nugo eará sajiin. Okta dain guovttis galgá easka leat boahtán dohko.
topic-king-two-1 = Don spealat moskovihtaiguin. Moskovihtta čuožžu gonagasa bálddas. Sirdde eará moskovihta nuppi beallái, de vuoittát.

topic-king-on-castle = Gonagas šloahtas
topic-king-on-castle-rule = Šloahtas lea gonagas váldon dušše go moskovihtat čužžot buot njealji bealde su.
topic-king-on-castle-1 = Don spealat moskovihtaiguin. Šloahta golbma beali leat giddejuvvon. Gidde njealját beali.

topic-castle-surround = Guoros šloahta bálddas
topic-castle-surround-rule = Go gonagas birastuvvo guoros šloahta bálddas, de šloahtta lohkkojuvvo moskovihttan. Golbma moskovihta su eará beliin lea doarvái.
topic-castle-surround-1 = Don spealat moskovihtaiguin. Gonagasa ovtta bealde lea guoros šloahtta, ja guovtti bealde leat moskovihtat. Gidde maŋimuš beali.

topic-castle-both = Šloahtta goddá maid
topic-castle-both-rule = Go muhtun goddojuvvo, de guoros šloahtta sáhttá leat nubbi dain guovtti boalus, vaikko guhte bealli goddá.
topic-castle-both-1 = Don spealat moskovihtaiguin. Drabánta čuožžu guoros šloahta bálddas. Boađe dan nuppi beallái.

topic-castle-no = Šloahtta ii lohkkojuvvo
topic-castle-no-rule = Guoros šloahtta ii veahket váldit ovttage. Jus galgá birastit gonagasa dan bálddas, de ferte moskovihtta čuožžut šloahtas.
topic-castle-no-1 = Don spealat moskovihtaiguin. Gonagas čuožžu šloahta bálddas, ja moskovihtat su golmma eará bealde. Sirdde moskovihta šlohttii.

topic-drabant-shields = Drabánta gonagasa bálddas
topic-drabant-shields-rule = Gonagasa iežas drabánttat eai lohkkojuvvo. Nu guhká go okta dain čuožžu su bálddas, son ii leat birastuvvon.
topic-drabant-shields-1 = Don spealat moskovihtaiguin. Gidde gonagasa goalmmát beali. Njealját bealde čuožžu drabánta, ja speallu joatkašuvvá.

topic-king-steps-between = Gonagas manná gaskii
topic-king-steps-between-rule = Gonagas oažžu mannat moskovihtaid gaskii. Dušše sin lihkastat váldá su: okta sis ferte vuolgit ja boahtit ruovttoluotta, dahje eará boahtit dan sadjái.
topic-king-steps-between-1 = Don spealat ruoŧŧelaččaiguin. Sirdde gonagasa šloahtas eret, moskovihtaid gaskii.
topic-king-steps-between-2 = Sutnje ii dáhpáhuva mihkkege. Speala dál moskovihtaiguin: sirdde ovtta sis eret, nugo njuolla čájeha.
topic-king-steps-between-3 = Dál gonagas galggašii vuolgit, muhto ruoŧŧelaččat eai fuomáš dan: sirdde drabántta, nugo njuolla čájeha.
topic-king-steps-between-4 = Speala dál moskovihtaiguin: sirdde ruovttoluotta. Dál lea gonagas váldon.

topic-king-at-edge = Gonagas ravddas
topic-king-at-edge-rule = Ravdda sajis leat gonagasas dušše golbma ránnjásaji, iige son sáhte birastuvvot.
topic-king-at-edge-1 = Don spealat moskovihtaiguin. Guokte dain čužžot gonagasa bálddas ravdda mielde. Gidde goalmmát beali: son ii váldojuvvo, ja speallu joatkašuvvá.

topic-shield-wall = Ráidu ravddas
topic-shield-wall-rule = Guokte dahje eanet boalu ráiddus ravdda mielde goddojuvvojit oktanaga, go vašálaš čuožžu juohkehačča ovddas, sajis siskelis, ja okta ráiddu goappat geažis. Okta dain guovttis geažis galgá leat boallu mii easka vulggii. Gonagas sáhttá čuožžut ráiddus, muhto son ii goddojuvvo.
topic-shield-wall-1 = Don spealat ruoŧŧelaččaiguin. Guokte moskovihta čužžot ráiddus ravddas, ja drabánta lea juohkehačča bálddas, sajis siskelis. Gidde ráiddu rabas geaži.

topic-shield-wall-corner = Ráidu čiega bálddas
topic-shield-wall-corner-rule = Guoros čiehka gidde ravdda ráiddu nuppi geaži nugo vašálaš. Boallu mii easka vulggii, gidde nuppi.

topic-edge-counts = Golbma leat doarvái ravddas
topic-edge-counts-rule = Ravdda sajis leat gonagasas dušše golbma ránnjásaji. Go moskovihtat čužžot buot golmmas, de son lea birastuvvon.
topic-edge-counts-1 = Don spealat moskovihtaiguin. Guokte dain čužžot gonagasa bálddas ravdda mielde. Gidde goalmmát beali, de vuoittát.

topic-exit-fort = Ladni ravddas
topic-exit-fort-rule = Ruoŧŧelaččat vuitet maid lihkastagain man maŋŋá gonagas lea ravddas, sáhttá ain vuolgit ja su birra leat drabánttat mat eai goassege sáhte goddojuvvot, nu ahte ii oktage moskovihtta sáhte boahtit su lusa.
topic-exit-fort-1 = Don spealat ruoŧŧelaččaiguin. Lanis gonagasa birra lea okta rabas sadji. Gidde dan drabánttain, de vuoittát.

topic-enclosure = Riekkis buohkaid birra
topic-enclosure-rule = Moskovihtat vuitet maid lihkastagain man maŋŋá ii oktage ruoŧŧelaččaid boallu sáhtáše joavdat ravdii, vaikko dušše moskovihtat sáhtáše dan bissehit. Ii leat dehálaš sáhttetgo ruoŧŧelaččat ain vuolgit rieggá siste.
topic-enclosure-1 = Don spealat moskovihtaiguin. Rieggás gonagasa ja su drabánttaid birra lea okta rabas sadji. Gidde dan, de vuoittát.

topic-escape-edge = Beassat olggos
topic-escape-edge-rule = Ruoŧŧelaččat vuitet go gonagas čuožžu vaikko guđe sajis fiellu ravddas.
topic-escape-edge-1 = Don spealat ruoŧŧelaččaiguin. Okta geaidnu ravdii lea rabas. Mana dan, de vuoittát.

topic-escape-corner = Beassat olggos
topic-escape-corner-rule = Ruoŧŧelaččat vuitet go gonagas čuožžu fiellu čiegas. Ravdda eará sajit eai leat doarvái.
topic-escape-corner-1 = Don spealat ruoŧŧelaččaiguin. Geaidnu ovtta čihkii lea rabas. Mana dan, de vuoittát.

topic-raichi = Raichi
topic-raichi-rule = Geaidnu olggos lea rabas go gonagas sáhttá vuolgit dan mielde ovttain lihkastagain. Go ruoŧŧelaččaid lihkastaga maŋŋel lea okta geaidnu rabas, de speallu dadjá raichi, ja moskovihtat sáhttet ain giddet dan. Jus sii ieža rahpet geainnu, de ii daddjojuvvo mihkkege, muhto gonagas oažžu vuolgit dan mielde.
topic-raichi-1 = Don spealat ruoŧŧelaččaiguin. Sirdde gonagasa nu ahte okta geaidnu olggos lea rabas.
topic-raichi-2 = Raichi! Speala dál moskovihtaiguin: gidde geainnu.

topic-raichi-said = Dadjat raichi
topic-raichi-said-rule = Ovdal go gonagas manná olggos, ruoŧŧelaččat galget váruhit moskovihtaid: daja raichi lihkastagain man maŋŋel okta geaidnu olggos lea rabas. De gonagas oažžu vuolgit boahtte lihkastagain, vaikko guđe rabas geainnu. Don oaččut leat jaska, muhto it oaččo dadjat sáni mii ii leat duohta.
topic-raichi-said-1 = Don spealat ruoŧŧelaččaiguin. Geaidnu olggos lea rabas, muhto moskovihtat eai leat váruhuvvon. Geahččal mannat olggos.
topic-raichi-said-2 = Don galggat vuos váruhit sin. Sirdde drabántta, guođe geainnu rabas, ja daja raichi.
topic-raichi-said-3 = Speala dál moskovihtaiguin, geat eai fuomáš geainnu: daga lihkastaga mii ii gidde dan.
topic-raichi-said-4 = Speala dál ruoŧŧelaččaiguin: mana olggos.

topic-tuichu = Tuichu
topic-tuichu-rule = Go ruoŧŧelaččaid lihkastaga maŋŋel leat guokte geainnu dahje eanet rabas, de speallu dadjá tuichu. Moskovihtat sáhttet hárve giddet buot ovttain lihkastagain, ja de gonagas manná olggos eará geainnu.
topic-tuichu-1 = Don spealat ruoŧŧelaččaiguin. Sirdde gonagasa nu ahte guokte geainnu olggos leat rabas.
topic-tuichu-2 = Tuichu! Speala dál moskovihtaiguin: gidde ovtta dain guovttis.
topic-tuichu-3 = Speala dál ruoŧŧelaččaiguin: mana olggos nuppi geainnu.

topic-tuichu-said = Dadjat tuichu
topic-tuichu-said-rule = Jus du lihkastaga maŋŋel leat guokte geainnu dahje eanet rabas, de galggat dadjat tuichu. Moskovihtat sáhttet hárve giddet buot ovttain lihkastagain, ja de gonagas manná olggos eará geainnu.
topic-tuichu-said-1 = Don spealat ruoŧŧelaččaiguin. Sirdde gonagasa nu ahte guokte geainnu olggos leat rabas, ja daja tuichu.
topic-tuichu-said-2 = Speala dál moskovihtaiguin: gidde ovtta dain guovttis.
topic-tuichu-said-3 = Speala dál ruoŧŧelaččaiguin: mana olggos nuppi geainnu.

topic-tuichu-not-sure = Tuichu ii leat lohpádus
topic-tuichu-not-sure-rule = Sánit raichi ja tuichu lohket rabas geainnuid, eaige eará. Gos geaidnu manná šloahta čađa, dahje gos gonagas sáhttá váldojuvvot, doppe sáhttá okta lihkastat liikká bissehit su.
topic-tuichu-not-sure-1 = Don spealat moskovihtaiguin. Gonagasas leat guokte geainnu olggos, ja nubbi manná šloahta čađa. Gidde nuppi nu ahte gonagas birastuvvo.

topic-repetition-draw = Seamma sajádat fas
topic-repetition-draw-rule = Go seamma sajádat lea goalmmát háve, ja seamma bealis lea vuorru, de speallu nohká dássespeallun. Ii mearkkaš maidege guhte seammalágan boaluin čuožžu gos.
topic-repetition-draw-1 = Don spealat ruoŧŧelaččaiguin. Sirdde drabántta, nugo njuolla čájeha.
topic-repetition-draw-2 = Speala dál moskovihtaiguin: daga lihkastaga maid njuolla čájeha.
topic-repetition-draw-3 = Speala dál ruoŧŧelaččaiguin: sirdde ruovttoluotta.
topic-repetition-draw-4 = Speala dál moskovihtaiguin: sirdde maid ruovttoluotta.
topic-repetition-draw-5 = Sajádat lea dál nuppi háve. Sirdde drabántta nugo ovdal.
topic-repetition-draw-6 = Speala dál moskovihtaiguin: daga maid nugo ovdal.
topic-repetition-draw-7 = Speala dál ruoŧŧelaččaiguin: sirdde ruovttoluotta.
topic-repetition-draw-8 = Speala dál moskovihtaiguin: sirdde maid ruovttoluotta. Dat lea goalmmát háve.

topic-repetition-swede-loses = Seamma sajádat fas
topic-repetition-swede-loses-rule = Go seamma sajádat lea goalmmát háve, ja seamma bealis lea vuorru, de ruoŧŧelaččat leat vuoittáhallan. Ii mearkkaš maidege guhte seammalágan boaluin čuožžu gos.
topic-repetition-swede-loses-1 = Don spealat ruoŧŧelaččaiguin. Sirdde drabántta, nugo njuolla čájeha.
topic-repetition-swede-loses-2 = Speala dál moskovihtaiguin: daga lihkastaga maid njuolla čájeha.
topic-repetition-swede-loses-3 = Speala dál ruoŧŧelaččaiguin: sirdde ruovttoluotta.
topic-repetition-swede-loses-4 = Speala dál moskovihtaiguin: sirdde maid ruovttoluotta.
topic-repetition-swede-loses-5 = Sajádat lea dál nuppi háve. Sirdde drabántta nugo ovdal.
topic-repetition-swede-loses-6 = Speala dál moskovihtaiguin: daga maid nugo ovdal.
topic-repetition-swede-loses-7 = Speala dál ruoŧŧelaččaiguin: sirdde ruovttoluotta.
topic-repetition-swede-loses-8 = Speala dál moskovihtaiguin: sirdde maid ruovttoluotta. Dat lea goalmmát háve, ja ruoŧŧelaččat leat vuoittáhallan.

topic-repetition-off = Seamma sajádat fas
topic-repetition-off-rule = Seamma sajádat oažžu boahtit fas nu dávjá go speallit háliidit. Das ii čuovo mihkkege.

topic-no-move = Ii leat šat lihkastat
topic-no-move-rule = Bealli mii ii sáhte dahkat lobálaš lihkastaga iežas vuorus, vuoittáhallá. Nu vuoittáhallá maiddái bealli mas eai leat boalut.
topic-no-move-1 = Don spealat moskovihtaiguin. Drabánta ii sáhte vuolgit, ja gonagas sáhttá mannat dušše ovtta guvlui. Gidde dan.

topic-resigning = Vuollánit, ja dássespeallu
topic-resigning-rule = Don oaččut vuollánit. Don oaččut maid soahpat dássespealu nuppi spelliin.
