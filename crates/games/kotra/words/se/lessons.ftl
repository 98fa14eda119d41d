# Njuolggadusat, okta hávális, ja oahput mat daid oahpahit; vižžojuvvojit go dárbbašuvvojit. Álgoveršuvdna: eatnigielat lohkki váilu vel.

topic-board = Fiellu ja boalut
topic-board-rule = Fiellus leat 24 saji (tungor) njealji njealjádasas, guhtta saji juohke njealjádasas. Goappáge bealis leat vihttanuppelohkái boalu, ja álggus leat buohkat ruovttus (hem). Ruoktu lea sadji { 1 }. Goappáge bealli lohká sajiid iežas geainnu mielde. Danne leat juohke sajis guokte nummira, ja ovtta beali ruoktu lea nuppe beali 13.

topic-way = Geaidnu birra fiellu
topic-way-rule = Goappašat bealit mannet oktii birra fiellu, vuostebeaivái, sajis { 1 } sadjái { 24 }. Vuorru lea guovtti birccu bálkesteapmi. Juohke bircu sirdá ovtta boalu juste nu ollu sajiid go dat čájeha. Okta boallu sáhttá atnit goappašiid, muhto vuosttaš birccu maŋŋel dat vuos bisána.
topic-way-1 = Don spealat vielgadiin. Buot du boalut leat ruovttus. Sirdde ovtta dain birccuin 5.
topic-way-2 = Ane dál birccu 3, seamma boaluin dahje earáin.

topic-begins = Gii álgá
topic-begins-rule = Goappáge bealli bálkesta ovtta birccu, ja dat álgá, geas lea unnit lohku. Jus leat seamma ollu, goappašagat bálkestit ođđasit. Guhte álgá, bálkesta de goappaš birccuid.

topic-alla = Alla
topic-alla-rule = Guokte birccu main lea seamma lohku, leat alla. Juohkehaš adnojuvvo guktii, ja nu šaddet njeallje lihkastaga, ovtta boaluin dahje mángga boaluin.
topic-alla-1 = Don spealat vielgadiin. 2 ja 2 leat alla. Ane ovtta dain.
topic-alla-2 = Golbma leat vel. Ane boahtte.
topic-alla-3 = Ja boahtte.
topic-alla-4 = Ane maŋimusa.

topic-hit = Goddit oktonas boalu
topic-hit-rule = Boallu mii čuožžu okto, lea oktonas boallu (blotta). Boađe vašálačča oktonas boalu sadjái, de gottát dan. Dat guođđá fiellu ja ferte álgit ođđasit. Boallu mii joatká nuppi birccuin, goddá maiddái doppe gos gaskkas bisána.
topic-hit-1 = Don spealat vielgadiin. Čáhppes oktonas boallu čuožžu du sajis { 9 }. Gotte dan.

topic-enter = Buktit sisa
topic-enter-rule = Goddojuvvon boalut vurdet gaskamuoras. Don it sáhte dahkat maidege eará ovdal go buohkat leat fas fiellus. Bircu buktá boalu sadjái mas lea seamma nummir, du vuosttaš njealjádasas. Doppe ii sáhte leat iežat boallu iige vašálačča báddi. Jus doppe lea vašálačča oktonas boallu, de dat goddojuvvo.
topic-enter-1 = Don spealat vielgadiin, ja dus lea goddojuvvon boallu. Geahččal sirdit eará boalu, nugo njuolla čájeha.
topic-enter-2 = Goddojuvvon boallu manná vuos. Geahččal buktit dan sisa birccuin 5.
topic-enter-3 = Iežat boallu čuožžu sajis { 5 }. Buvtte sisa birccuin 3.

topic-band = Báttit
topic-band-rule = Go ovtta bealis leat guokte boalu dahje eanet seamma sajis, de dat leat báddi (band). Golbma dahje eanet leat maid överband. Nubbi bealli ii sáhte boahtit dohko, iige guovtti birccu gaskkasge.
topic-band-1 = Don spealat vielgadiin. Du sajis { 8 } lea čáhppada báddi. Geahččal boahtit dohko.
topic-band-2 = Báddi lea giddejuvvon. Ane birccu eará láhkai.

topic-five-out = Bidjat bátti
topic-five-out-rule = Go sirddát boalu sadjái gos iežat boallu juo čuožžu, de bijat bátti. Dan it oaččo dahkat ovdal go vihtta du boalu leat váldojuvvon ruovttus. Dan rájes oaččut spealu loahpa rádjai, muhto dušše sajiide { 12 }–{ 24 }.
topic-five-out-1 = Don spealat vielgadiin. Njeallje boalu leat váldojuvvon ruovttus. Geahččal sirdit sajis { 7 } iežat boalu lusa sadjái { 12 }.
topic-five-out-2 = Lea menddo árrat. Váldde viđát boalu ruovttus.
topic-five-out-3 = Dál oaččut bidjat báttiid. Sirdde sajis { 12 } sadjái { 14 }.

topic-band-where = Gosa báttiid oažžu bidjat
topic-band-where-rule = Don bijat báttiid dušše sajiide { 12 }–{ 24 }: hukii ja olles guhkes beallái dan maŋŋel. It goassege bija bátti sajiide { 2 }–{ 11 }, iige oktage máhca ruoktot.
topic-band-where-1 = Don spealat vielgadiin. Geahččal bidjat bátti sadjái { 9 }, boaluin mii lea sajis { 5 }.
topic-band-where-2 = Dohko ii oaččo. Bija bátti dohko gosa oaččut.

topic-huk = Huk
topic-huk-rule = Du sadji { 12 } gohčoduvvo huk. Dat lea maŋimuš sadji vuosttaš guhkes bealis man mielde manat, ja vuosttaš sadji gosa oaččut bidjat bátti. Báddi doppe gidde vašálačča maŋimuš saji.
topic-huk-1 = Don spealat vielgadiin. Bija bátti hukii.

topic-tear-barrier = Gaikut buođu
topic-tear-barrier-rule = Go guhtta bátti dahje eanet leat maŋŋálaga, de ii oktage beasa meaddel, ja danne dat eai leat dorvvus: boađe ovtta sadjái, fiellus dahje go buvttát sisa, de gaikkut dan bátti (riva upp). Buot dan boalut goddojuvvojit. Go leat unnit go guhtta maŋŋálaga, de báttit leat fas dorvvus. Ruoktu lohkkojuvvo sadjin ráiddus.
topic-tear-barrier-1 = Don spealat vielgadiin. Čáhppadis leat guhtta bátti maŋŋálaga, du sajis { 4 } gitta sadjái { 9 }. Gaikko dan mii lea sajis { 4 }.
topic-tear-barrier-2 = Dál leat dušše vihtta maŋŋálaga. Geahččal gaikut vel ovtta, nugo njuolla čájeha.
topic-tear-barrier-3 = Dat lea fas dorvvus. Ane birccu 5 eará láhkai.

topic-tear-quarter = Gaikut go buktá sisa
topic-tear-quarter-rule = Don buvttát sisa vašálačča goalmmát njealjádasa guđa sadjái. Loga sajiid mat leat guorus dahje main lea dušše okta vašálačča boallu. Jus dus leat eanet goddojuvvon boalut go dakkár sajit, de leat vašálačča báttit dan njealjádasas rabas: oaččut buktit boalu bátti sadjái ja gaikut bátti. Dat lohkkojuvvo ođđasit ovdal juohke birccu.
topic-tear-quarter-1 = Don spealat vielgadiin. Guokte du boalu leaba goddojuvvon, ja dušše okta sadji lea friddja. Danne leaba goappašat čáhppes báttit rabas. Gaikko bátti sajis { 6 }.

topic-use-most = Nu ollu go vejolaš
topic-use-most-rule = Don fertet atnit nu ollu birccuid go sáhtát. Lihkastat mii duššada birccu, ii leat lobálaš jus lea eará mii ii daga dan. Bircu man ii sáhte atnit, massojuvvo.
topic-use-most-1 = Don spealat vielgadiin. Geahččal sirdit sajis { 4 } sadjái { 6 }.
topic-use-most-2 = Dan maŋŋel bircu 4 massojuvvošii. Ane birccu 2 nu ahte 4 sáhttá čuovvut.
topic-use-most-3 = Ane dál birccu 4.

topic-one-die-higher = Goabbá bircu
topic-one-die-higher-rule = Go sáhttá atnit vaikko goappá birccu, muhto ii goappašiid, de galgá leat dat mas lea stuorát lohku. Gáldu ii muital goabbá: dát lea min iežamet.
topic-one-die-higher-1 = Don spealat vielgadiin. Nuppi birccu maŋŋel ii sáhte atnit nuppi. Geahččal birccu 2.
topic-one-die-higher-2 = Galgá leat stuorát lohku. Ane birccu 4.

topic-one-die-either = Goabbá bircu
topic-one-die-either-rule = Go sáhttá atnit vaikko goappá birccu, muhto ii goappašiid, de vállje ieš goappá.
topic-one-die-either-1 = Don spealat vielgadiin. Nuppi birccu maŋŋel ii sáhte atnit nuppi. Ane goappá háliidat.

topic-off = Doalvut olggos
topic-off-rule = Go buot du boalut leat du maŋimuš njealjádasas, sajiin { 19 }–{ 24 }, de oaččut doalvut daid olggos (úttekt). Sadji 25 lea dušše jurdagis: bircu 1 doalvu olggos sajis { 24 }, ja bircu 6 sajis { 19 }. Oaččut maid baicca sirdit boalu.
topic-off-1 = Don spealat vielgadiin. Okta boallu lea vel olggobealde du maŋimuš njealjádasa. Geahččal doalvut olggos ovtta sajis { 24 }.
topic-off-2 = Buohkat galget leat doppe. Sirdde maŋimusa sadjái { 19 }.
topic-off-3 = Doalvvo dál olggos ovtta sajis { 24 }.

topic-off-high = Menddo stuorra lohku
topic-off-high-rule = Bircu mas lea stuorát lohku go du maŋimuš boallu dárbbaša, doalvu olggos dan boalu. Eará boalu dat ii sáhte doalvut olggos.
topic-off-high-1 = Don spealat vielgadiin. Du maŋimuš boallu lea sajis { 21 }. Geahččal doalvut olggos dan mii lea sajis { 22 }.
topic-off-high-2 = Bircu 6 lea maŋimuš bollui. Doalvvo dan olggos.

topic-langi-mukur = Munk: langi múkur
topic-langi-mukur-rule = Go buot vihttanuppelohkái boalu leat du maŋimuš njealjádasas, de vuoitá dihto minsttar spealu: munk (múkur). Langi múkur, guhkes munk, lea golbma boalu juohke sajis dain viđa maŋimuš sajis. Dan árvu lea 5. Doalvut buot olggos lea dušše 2 veara.
topic-langi-mukur-1 = Don spealat vielgadiin. Guokte boalu leaba boasttu sajiin. Sirdde nuppi dohko gos boallu váilu.
topic-langi-mukur-2 = Ja de nuppi, de vuoittát 5.

topic-langi-hryggur = Langi hryggur
topic-langi-hryggur-rule = Guhkes čielgi, langi hryggur, lea guhkes munk ovtta saji árabut: golbma boalu juohke sajis, { 19 } rájes { 23 } rádjai. Dan árvu lea 3.
topic-langi-hryggur-1 = Don spealat vielgadiin. Sirdde boalu sadjái { 19 } dahje { 20 }, gos okta váilu.
topic-langi-hryggur-2 = Ja de nuppi.

topic-stutti-mukur = Stutti múkur
topic-stutti-mukur-rule = Oanehis munk, stutti múkur, lea vihtta boalu juohke sajis dain golmma maŋimuš sajis. Dan árvu lea 7.
topic-stutti-mukur-1 = Don spealat vielgadiin. Sirdde boalu sadjái { 22 } dahje { 23 }, gos okta váilu.
topic-stutti-mukur-2 = Ja de nuppi.

topic-meistari = Meistari
topic-meistari-rule = Meaštir, meistari, lea buot vihttanuppelohkái boalu sajis { 24 }. Dan árvu lea 13, eanet go makkárge eará munkas.
topic-meistari-1 = Don spealat vielgadiin. Guokte boalu leaba vel jođus. Sirdde ovtta sadjái { 24 }.
topic-meistari-2 = Ja nuppi.

topic-litli-meistari = Litli meistari
topic-litli-meistari-rule = Unna meaštir, litli meistari, lea čieža boalu sajis { 23 } ja gávcci boalu sajis { 24 }. Dušše muhtun speallit lohke dan munkan, iige oktage čállán dan árvvu. Min árvu lea 9.
topic-litli-meistari-1 = Don spealat vielgadiin. Sirdde boalu sadjái { 23 } dahje { 24 }, gos okta váilu.
topic-litli-meistari-2 = Ja de nuppi.

topic-no-litli-meistari = Litli meistari ii lohkkojuvvo
topic-no-litli-meistari-rule = Čieža boalu sajis { 23 } ja gávcci boalu sajis { 24 } lei munk, litli meistari, dušše muhtun spelliide. Dáin njuolggadusain dat ii leat munk.

topic-half-munk = Beallemunk
topic-half-munk-rule = Go minsttar lea gárvvis ovdal go olles bálkesteapmi lea adnojuvvon, de dat lea beallemunk. De oaččut bisánit ja vuoitit beali árvvus, dahje speallat ovddos loahpain. Go olles bálkesteapmi lea adnojuvvon, de munk vuoitá olles árvvu dalán.
topic-half-munk-1 = Don spealat vielgadiin. 2 ja 2 leat njeallje lihkastaga. Sirdde vuos boalu sajis { 20 } sadjái { 22 }.
topic-half-munk-2 = Ja de ovtta sajis { 21 } sadjái { 23 }.
topic-half-munk-3 = Langi múkur, ja guokte lihkastaga leaba vel. Bisán dása: beallemunk addá 2½.

topic-single-die = Okta bircu munka várás
topic-single-die-rule = Jus okta boallu sáhttá dahkat munka go manná ovttas guđa rádjai saji, de oaččut bálkestit ovtta birccu guovtti birccu sajis. Munk mii dahkkojuvvo dainna, lea ollis. Okta bircu ii leat goassege alla.
topic-single-die-1 = Don spealat vielgadiin. Boallu sajis { 19 } galgá mannat vihtta saji, de šaddá langi múkur. Vállje bálkestit ovtta birccu.
topic-single-die-2 = 5! Daga munka.

topic-no-single-die = Álo guokte birccu
topic-no-single-die-rule = Don bálkestat álo guokte birccu, vaikko dušše okta boallu váilu munkas.

topic-mar = Mar
topic-mar-rule = Jus dus leat goddojuvvon boalut mat vurdet go nubbi bealli doalvu maŋimuš boalu olggos dahje dahká munka, de don leat mar. Vuoiti oažžu 2 lasi. Beallemunk addá beali dan supmis.
topic-mar-1 = Don spealat vielgadiin, ja čáhppadis lea goddojuvvon boallu. Sirdde boalu dohko gos okta váilu langi múkuris.
topic-mar-2 = Ja de nuppi: 5, ja 2 mara ovddas.

topic-jan = Jan
topic-jan-rule = Loga du vuosttaš njealjádasa sajiid main eai leat iežat boalut. Jus dus leat eanet goddojuvvon boalut go dakkár sajit, it sáhte goassege buktit buohkaid sisa: don leat jan ja vuoittáhalat dalán. Nubbi bealli vuoitá 15, eanet go mainna ge earáin. Go gievrras dihtorspeallit spellet, 47 % spealuin nohket janain, ja das bohtet 81 % ovttadagain: guhte dušše manná fiellu birra, vuoittáhallá.
topic-jan-1 = Don spealat vielgadiin. Čáhppadis leat golbma goddojuvvon boalu ja dušše golbma saji gosa daid buktit. Gotte vel ovtta.

topic-jan-tear = Jan go gaiku bátti
topic-jan-tear-rule = Go gaikkut bátti, de goddojuvvojit máŋga boalu oktanaga. Dat sáhttá leat doarvái janii.
topic-jan-tear-1 = Don spealat vielgadiin. Dus lea goddojuvvon boallu iige leat friddja sadji, ja danne leat čáhppada báttit rabas. Buvtte sisa dohko gos báddi lea doarvái stuoris.

topic-jan-making = Mo jan šaddá
topic-jan-making-rule = Okta vuohki lea seaidni: vihtta bátti maŋŋálaga, du goalmmát ja maŋimuš njealjádasas. Nubbi bealli beassá illá meaddel, ferte botket báttiid dahje váldit ođđa boaluid ruovttus, ja don gottát juohke dakkára. Divtte eará boaluid mannat birra ja goddit. Nubbi vuohki álgá go vašálaččas leat báttit du vuosttaš njealjádasas ja guokte su boalu leaba goddojuvvon: deavdde sajiid mat leat vel friddja, divtte ovtta oktonas boaluinat goddojuvvot, ja gaikko báttiid.

topic-janstork = Janstork
topic-janstork-rule = Janstork lea boares sátni 1700-logus, čilgejuvvon latiinnagillii: báttit hehttejit muhtuma, ja son beassá liikká meaddel. Min mielde dat lea beassat eret janas. Dat lea sátni iige njuolggadus.

topic-two-sixes = 6 ja 6 álggus
topic-two-sixes-rule = Jus du vuosttaš bálkesteapmi lea 6 ja 6, de oaččut váldit njeallje boalu ruovttus sadjái { 7 }, ja dat lea olles du vuorru. Dat leat báddi nu guhká go unnimusat guokte leat báhcán. Ii oktage oaččo boahtit lassin, iige báddi leat dorvvus: nubbi bealli sáhttá boahtit dohko ja gaikut dan mii das lea.
topic-two-sixes-1 = Don spealat vielgadiin. 6 ja 6! Váldde njeallje ruovttus.

topic-no-two-sixes = 6 ja 6 álggus
topic-no-two-sixes-rule = 6 ja 6 lea heajos vuosttaš bálkesteapmi: sáhtát váldit dušše ovtta boalu ruovttus. Nubbi bijašii bátti sadjái { 7 }, iige vuosttaš beasa das ovddos vašálačča ruktui.
topic-no-two-sixes-1 = Don spealat vielgadiin. 6 ja 6. Váldde ruovttus ovtta boalu, eanet it sáhte.

topic-win-off = Vuoitit
topic-win-off-rule = Guhte vuosttažin doalvu maŋimuš boalu olggos, vuoitá. Dan árvu lea 2.
topic-win-off-1 = Don spealat vielgadiin. Guokte boalu leaba vel. Doalvvo ovtta olggos.
topic-win-off-2 = Doalvvo maŋimusa olggos, de vuoittát.

topic-after-throws = Maŋŋebálkesteamit
topic-after-throws-rule = Go don doalvvut maŋimuš boalu olggos, de nuppe bealis sáhttá ain leat vejolašvuohta: jus dat ii leat doalvon ovttage olggos ja sáhttá vel dahkat langi múkura, stutti múkura dahje meistari. De dat oažžu bálkestit muhtun geardde: dat leat maŋŋebálkesteamit (efterslag). Jus ollá dahkat ovtta dain golmmas, de dat vuoitá: ollis munk olles árvvu, beallemunk beali. Muđui don leat vuoitán. Langi hryggur ii lohkkojuvvo dás.
topic-after-throws-1 = Don spealat vielgadiin. Čáhppat lea doalvon buot olggos, muhto dus leat vel bálkesteamit. Sirdde boalu sadjái { 22 } dahje { 23 }, gos okta váilu stutti múkuris.
topic-after-throws-2 = Ja nuppi: munk vuoitá liikká.

topic-after-chance = Nu guhká go lea vejolašvuohta
topic-after-chance-rule = Maŋŋebálkesteamit nohket dalán go munk ii leat šat vejolaš: go boallu dolvojuvvo olggos, go ii oktage minsttar šat heive, dahje go ferte mannat eanet go 24 saji juohke bálkesteapmái mii lea vel. Dát rehkenastin lea min iežamet. Vejolašvuohta lea dávjá unni, ja danne oaččut luohpat maŋŋebálkestemiin.

topic-no-after-throws = Maŋŋebálkestemiid haga
topic-no-after-throws-rule = Guhte doalvu maŋimuš boalu olggos, lea vuoitán dalán. Nubbi bealli ii beasa šat bálkestit, ja danne leat munkat hárvvibut.

topic-last-throw = Maŋimuš bálkesteapmi
topic-last-throw-rule = Jus dat bealli mii álggii spealu, doalvu maŋimuš boalu olggos, ja nuppis leat eanemusat njeallje boalu, de nubbi beassá vel oktii bálkestit. Jus dat doalvu buohkaid olggos, de šaddá dássespeallu.
topic-last-throw-1 = Don spealat vielgadiin. Čáhppat álggii ja lea doalvon buot olggos. Dus lea okta bálkesteapmi guovtti bollui. Doalvvo ovtta olggos.
topic-last-throw-2 = Ja nuppi: dássespeallu.

topic-no-last-throw = Maŋimuš bálkesteami haga
topic-no-last-throw-rule = Bealli mii ii álgán, ii oaččo bálkesteami buhtadussan. Danne ii noga oktage speallu dássespeallun, jus goappašat bealit eaba soaba dan.

topic-worth = Vuoittu árvu
topic-worth-rule = Doalvut buot olggos 2, langi hryggur 3, langi múkur 5, stutti múkur 7, meistari 13, jan 15. Mar lasiha 2, muhto ii janii, ja beallemunk addá beali.

topic-match = Gilvvut
topic-match-rule = Gilvu bistá dassážii go nubbi lea vuoitán nu ollu ovttadagaid go leahppi soahpan. Guhte vuoittáhallá spealu, álgá boahtte spealu. Dássespealu maŋŋel mearridit birccut. Dát lea min iežamet.

topic-resigning = Vuollánit, ja dássespeallu
topic-resigning-rule = Don oaččut vuollánit: nubbi bealli vuoitá 2, dahje 4 go dus leat goddojuvvon boalut. Don oaččut maid soahpat dássespealu nuppi spelliin. Dát lea min iežamet.
