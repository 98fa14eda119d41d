# Kotra njuolggadusgirji; vižžojuvvo go dat rahppojuvvo. Álgoveršuvdna: eatnigielat lohkki váilu vel.

book-board = Fiellu ja boalut
book-turn = Vuorru ja birccut
book-hitting = Goddit ja buktit sisa
book-bands = Báttit
book-tearing = Gaikut báttiid
book-off = Doalvut olggos
book-munk = Munkat
book-jan = Jan
book-after = Maŋŋebálkesteamit
book-worth = Vuoittu árvu
book-questions = Maid gáldu guođđá rabas
book-way = Njuolat čájehit vielgada geainnu. Čáhppat manná seamma guvlui, nuppi čiegas.

## Rávvagat

book-advice-run = Váldde árrat vihtta boalu ruovttus. Ovdal dan it sáhte bidjat báttiid, ja buot du boalut geainnu alde čužžot okto.
book-advice-hit = Ale dušše mana fiellu birra. Go gievrras dihtorspeallit spellet, 47 % spealuin nohket janain, ja das bohtet 81 % ovttadagain. 37 % nohket go buot doalvu olggos, ja das bohtet 9 %. Guhte dušše manná, vuoittáhallá gievrras speallái measta álo, ja measta álo janain. Gotte, doala seainni, ale ge divtte goddit iežat.
book-advice-spread = Guovtti vuosttaš njealjádasas it sáhte garvit oktonas boaluid. Bija daid dohko gos hárve bálkesteapmi goddá daid, ja gos goddojuvvon boallu massá dušše oanehis geainnu.
book-advice-row = Báttit maŋŋálaga hehttejit nuppe beali. Bisán viđa báddái: guđát rahpá buohkaid.
book-advice-wall = Jus háliidat jana, de hukse seainni viđa báttis du goalmmát njealjádasas ja sirdde dan maŋimuš njealjádassii, bátti hávális. Maŋimuš njealjádasas ii sáhte gaikut daid go buktá sisa.
book-advice-hunters = Seaidni ii gotte ovttage. Doala muhtun boaluid dan olggobealde. Jus dat leat juo mannan vašálačča oktonas boaluid meaddel, de guođe daid okto dohko gos vašálaš ferte goddit daid. Dat bohtet ruovttoluotta du vuosttaš njealjádasa čađa ja bivdet fas.
book-advice-jan-blot = Geahča galle boalu vašálaš lea váldán ruovttus. Jus okta boallu lea vel ruovttus, de guhtta goddojuvvon boalu leat jan; jus ii oktage leat doppe, de čieža. Boallu mii vuolgá ja dahká jana vejolažžan, gohčoduvvo janblotta.
book-advice-fill = Jus háliidat gaikut báttiid du vuosttaš njealjádasas, de deavdde doppe friddja sajiid iežat boaluiguin. De lea okta goddojuvvon boallu doarvái: ii leat šat friddja sadji, ja njealjádasa buot báttit leat rabas.
book-advice-home = Go oktonas boallu goddojuvvo du vuosttaš njealjádasas, de šaddá friddja sadji gosa buktit sisa. Go boallu goddojuvvo guhkkelis geainnus, de ii šatta. Go jan áitá, de doala boaluid vuosttaš njealjádasas dahje báttiin.
book-advice-patterns = Go leat joavdamin, de geahča guhte munk heive. Boallu mii lea mannan iežas saji meaddel, ii máhca: okta sajis 24 dahká langi hryggura veadjemeahttumin, njeallje langi múkura ja guhtta stutti múkura.
book-advice-half = Langi múkur beallemunkan addá 2½, ja doalvut buot olggos dušše 2. Jus spealat ovddos, de minsttar ii šat bisso. Daga dan dušše jus buoret munk lea lahka.

## Maid gáldu guođđá rabas, dan válljema mielde mii vástida

book-question-one_die = Goabbá bircu adnojuvvo go sáhttá atnit vaikko goappá, muhto ii goappašiid? Gáldu ii muital. Min mielde galgá leat stuorát lohku, nugo eará dákkár spealuin, ja don sáhtát válljet eará láhkai.
book-question-two_sixes = Oažžugo 6 ja 6 álggus váldit njeallje boalu? Gáldu dadjá: jus speallit sohpet dan. Dás dat ii gula njuolggadusaide, jus it ieš vállje dan.
book-question-litli_meistari = Leago litli meistari munk? Muhtun speallit dadje ahte lea. Dan árvu ii leat čállojuvvon gosage. Min árvu lea 9, stutti múkura ja meistari gaskkas.
book-question-single_die = Oažžugo bálkestit ovtta birccu munka várás? Muhtumat dahke dan. Mii váldit mielde buot munkaid maid njuolggadusat dovdet, ja don oaččut válljet juohke háve go okta boallu váilu.
book-question-after_throws = Galle maŋŋebálkesteami leat? Muhtun spelliin eai lean oktage, earáin vihtta, čieža dahje golbmanuppelohkái. Mii álgit čiežain.
book-question-last_throw = Leago maŋimuš bálkesteapmi oažžut dássespealu? Dat lei dušše muhtun spelliin. Dás dat ii leat, jus it ieš vállje dan.

## Eará mearrádusat mat leat min iežamet

book-ours-1 = Ollis munk loahpaha spealu dalán. Gáldu ii muital oažžugo guođđit dan ja speallat ovddos vai oažžu eanet.
book-ours-2 = Goas lea vel vejolašvuohta maŋŋebálkestemiin? Gáldu ii muital. Mii jearrat sáhttágo ollet ovtta dain golmma minstaris go manná ovddos, eanemusat 24 saji juohke bálkesteapmái mii lea vel.
book-ours-3 = Go doalvu maŋimuš boalu olggos, de olles bálkesteapmi lohkkojuvvo adnojuvvon, vaikko birccut leat báhcán.
book-ours-4 = Ruoktu lea sadji nugo earát báttiid ráiddus: vihtta bátti gitta maŋimuš sadjái ja guokte boalu ruovttus dan maŋŋel leat guhtta.
book-ours-5 = Gilvvus álgá dat guhte vuoittáhalai ovddit spealu. Vuollánit máksá 2, dahje 4 go leat goddojuvvon boalut. Gáldu ii namut gilvvuid iige vuollánemiid.

## Historjá

book-history-1 = Kotra boahtá förkeren-spealus, duolbbášspealus mii várra hutkojuvvui Vuolleeatnamiin. Dat namuhuvvo vuosttaš háve 1300-logu loahpas. 1600- ja 1700-logus dat spellojuvvui miehtá Vuolleeatnamiid, Duiskka ja Davviriikkaid.
book-history-2 = Islánddagillii kotra mearkkašii álggus vaikko makkár spealu dakkár fielus. Buohkat spelle förkeren, ja danne sátni šattai dan spealu namman. Áiggi mielde islánddalaččat rievdadedje njuolggadusaid. Sullii nu geavai maiddái Ruoŧas, gos förkeren šattai brädspel. Dain guovttis lea ollu oktasaš, ja daid speallit sáhttet leat diehtán nuppiid birra.
book-history-3 = 1600-logus olbmot spelle kotra ruđaid ovddas. 1700-logus oahppan olmmái Jón Ólafsson úr Grunnavík válddii ovtta dan sániin, janstork, iežas sátnegirjái.
book-history-4 = Ólafur Davíðsson válddahii spealu 1880-logus, maŋŋel go lei ságastan moattiin geat ain spelle dan. Dat lei váttis, son čálii, go kotra lei šaddan hárvenaš, iige oktage lean válddahan dan ovdal. Su girji almmuhuvvui Københavnas jagiid 1888 ja 1892 gaskkas.
book-history-5 = Willard Fiske muitalii su njuolggadusaid eaŋgalasgillii girjjis šáhka birra Islánddas, 1905. R. C. Bell válddii daid mielde girjái olles máilmmi spealuid birra, namain Icelandic backgammon. Muhtun njuolggadusaid son ipmirdii boastut: son jáhkii ovdamearkka dihte ahte janstork lea jana šládja.
book-history-6 = Dan rájes orru kotra jávkan. 1990-logus ohce brädspel-speallit Vasa-museas Stockholmmas islánddalaččaid geat máhttet dan, eaige gávdnan ovttage. Sátni eallá: otná Islánddas kotra lea backgammon.
book-history-7 = Munkaid árvvut leat bárahis logut, ja liikká addá beallemunk beali. Soaitá beallemunk boahtán maŋŋelis, go buohkat ledje hárjánan árvvuide. Ii leat čállojuvvon gosage ahte beliid jorbejedje.

## Spealu sánit

word-kotra = kotra: speallu; otná Islánddas backgammon
word-forkeren = förkeren: boarrásut speallu mas kotra ja ruoŧa brädspel bohtet
word-tunga = tunga, máŋggaidlogus tungor: «njuovčča», okta dain 24 sajis; ruoŧagillii
word-kvarter = kvarter: njealjádas, guhtta saji; ruoŧagillii
word-hem = hem: ruoktu, sadji 1, gos buot boalut álget; ruoŧagillii
word-huk = huk: sadji 12, vuosttaš sadji gosa oažžu bidjat bátti; ruoŧagillii
word-alla = alla: guokte birccu main lea seamma lohku, goabbáge adnojuvvo guktii; ruoŧagillii
word-blotta = blotta: oktonas boallu, mii čuožžu okto; ruoŧagillii
word-band = band: báddi, guokte boalu dahje eanet ovtta sajis; golbma dahje eanet leat överband; ruoŧagillii
word-lagga-band = lägga band, bryta band: bidjat bátti; botket bátti, nu ahte dušše oktonas boallu báhcá; ruoŧagillii
word-riva-upp = riva upp: gaikut bátti; ruoŧagillii. Brädspel-spealus dat lea spränga, «bávkkuhit»
word-uttekt = úttekt: doalvut boaluid olggos; islánddagillii
word-mukur = múkur: munk, minsttar mii vuoitá; islánddagillii, sánis múnkur, «munk» dahje klosterolmmái
word-langi-hryggur = langi hryggur: «guhkes čielgi», golbma boalu juohke sajis, 19 rájes 23 rádjai; islánddagillii
word-langi-mukur = langi múkur: «guhkes munk», golbma boalu juohke sajis, 20 rájes 24 rádjai; islánddagillii
word-stutti-mukur = stutti múkur: «oanehis munk», vihtta boalu juohke sajis, 22 rájes 24 rádjai; islánddagillii
word-meistari = meistari: «meaštir», buot vihttanuppelohkái boalu sajis 24; islánddagillii
word-litli-meistari = litli meistari: «unna meaštir», čieža boalu sajis 23 ja gávcci boalu sajis 24; islánddagillii
word-mar = mar: «alit dielku» liikkis, vuoittáhallat go goddojuvvon boalut vurdet; islánddagillii
word-jan = jan: go leat eanet goddojuvvon boalut go goassege sáhttá buktit sisa
word-janblotta = janblotta: boallu mii ferte vuolgit ruovttus ja dahká jana vejolažžan; ruoŧagillii
word-efterslag = efterslag: maŋŋebálkesteamit; ruoŧagillii
word-janstork = janstork: boares sátni, min mielde beassat eret janas; storka lea islánddagillii earret eará «vuostálastit»

## Gos dát lea lohkkojuvvon

book-reference-1 = Kotra (brädspel), artihkal ruoŧagillii Ólafur Davíðsson mielde
book-reference-2 = Namuhuvvon doppe, muhto ii lohkkojuvvon dán girjji várás: Jón Árnason ja Ólafur Davíðsson, Íslenzkar gátur, þulur og skemtanir, 2. oassi, København 1888–1892; Willard Fiske, Chess in Iceland and in Icelandic Literature, Firenze 1905; R. C. Bell, Board and Table Games from Many Civilizations, 2. oassi, 1979; Sven B. F. Jansson, Isländsk-svensk ordbok, 1994
