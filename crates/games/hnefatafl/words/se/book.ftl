# Hnefatafl njuolggadusgirji; vižžojuvvo go dat rahppojuvvo. Álgoveršuvdna: eatnigielat lohkki váilu vel.

book-board = Fiellu ja boalut
book-moving = Vuolgit
book-capturing = Goddit
book-king = Gonagas
book-castle = Šloahtta ja leairrat
book-escape = Beassat olggos, raichi ja tuichu
book-end = Mo speallu muđui nohká
book-questions = Maid bláđđi guođđá rabas

## Rávvagat

book-advice-two-ways = Go spealat ruoŧŧelaččaiguin, ale viega ovtta áidna rabas geidnui: dat giddejuvvo fargga. Oza saji gos guokte geainnu olggos leat rabas oktanaga.
book-advice-gaps = Juohke háve go muhtun goddojuvvo, de rahpasit geainnut. Ovdal go gottát moskovihtaiguin, geahča sáhttágo gonagas vuolgit rabas saji čađa.
book-advice-fence = Go spealat moskovihtaiguin, ale bivdde gonagasa. Ráhkat vuos áiddi su birra. Boalut mat deaivvadit diagonála mielde, leat doarvái áidin, go ii oktage mana diagonála mielde.
book-advice-king-guarded = Go spealat ruoŧŧelaččaiguin, geahča sajiid goappašat bealde gonagasa ovdal go sirddát su. Guhkkin šloahtas guokte moskovihta sáhttiba váldit su.
book-advice-swap = Bealit eai leat seamma gievrrat. Speala danne guokte spealu, ja molso beali gaskkas.

## Maid musea bláđđi ii dadjá, dahje man sáhttá lohkat máŋgga láhkai

book-question-board = Man stuoris lea fiellu? Bláđđi dadjá ahte sajiid lohku juohke bealde lea bárahis lohku, dábálaččat 9. Dat válddaha dušše dan fiellu. Mo boalut čužžot 7 × 7 ja 11 × 11 fielluin, lea min lasáhus.
book-question-castle_stop = Gii oažžu bisánit šlohttii go gonagas lea guođđán dan? Bláđđi ii muital. Min mielde oažžu dušše gonagas, ja don sáhtát válljet eará láhkai.
book-question-castle_pass = Gii oažžu mannat guoros šloahta čađa? Bláđđi ii muital. Linné ja Tablut njuolggadusaid mielde dás oažžu dušše gonagas. Brandubhas ožžot buohkat.
book-question-camps = Leatgo leairrat giddejuvvon muhtumiidda? Bláđđi ii muital. Min mielde dat leat sajit nugo earát, ja don sáhtát giddet daid.
book-question-king_captures = Veahkehago gonagas goddit? Bláđđi namuha guokte iežat boalu iige muital guđiid. Min mielde son veahkeha.
book-question-castle_counts = Lohkkojuvvogo guoros šloahtta boallun? Bláđđi ii muital. Muhto gos dušše gonagas oažžu bisánit dohko, doppe son ii sáhtáše goassege birastuvvot dan bálddas. Danne lohkkojuvvo dat das moskovihttan. Brandubhas dat lohkkojuvvo maid go muhtun goddojuvvo.
book-question-camps_count = Lohkkojuvvogo leairra guoros sadji moskovihttan? Bláđđi ii muital. Dás dat ii lohkkojuvvo, muhto don sáhtát válljet ahte lohkkojuvvo.
book-question-king_taken = Galgágo gonagas álo birastuvvot? Bláđđi dadjá nu: buot njealji bealis. Máŋga dutki geat leat lohkan Linné latiinnagiela, atnet dan jorgalanmeattáhussan. Sin mielde guokte moskovihta sáhttiba váldit su, earret šloahtas ja dan bálddas. Njuolggadusčoahkki Linné čuovvu bláđi, ja Tablut čuovvu dutkiid.
book-question-escape = Gos gonagas beassá olggos? Bláđđi namuha rabas geainnu olggos fiellus. Min mielde son beassá olggos buot sajiin ravddas. Brandubhas son galgá joavdat čihkii.
book-question-repetition = Mii dáhpáhuvvá jus seamma lihkastagat bohtet fas ja fas? Bláđđi ii muital. Njuolggadusčoahkiin main lea namma, goalmmát háve lea dássespeallu; dušše Copenhagenis ruoŧŧelaččat dalle vuoittáhallet.
book-question-announce = Gii dadjá raichi ja tuichu? Bláđi mielde dan dadjá spealli geas leat ruoŧŧelaččat. Dás speallu ieš dadjá dan, ja dii sáhttibehtet válljet dadjat dan ieža.
book-question-shield_wall = Sáhttetgo máŋga boalu goddojuvvot oktanaga ravddas? Bláđđi ii muital. Copenhagenis olles ráidu sáhttá, muhto ii gonagas.
book-question-edge_counts = Leatgo golbma moskovihta doarvái ravddas? Bláđi mielde gonagas beassá doppe olggos, nu ahte gažaldat ii boađe. Copenhagenis ja Fetlaris golbma eai leat doarvái, muhto dii sáhttibehtet válljet eará láhkai.
book-question-exit_fort = Mii dáhpáhuvvá jus gonagas lea oadjebas ravddas iige joavdda čihkii? Bláđis eai leat čiegat maidda galggašii joavdat. Copenhagenis son lea vuoitán ladnis mii ii sáhte cuvkejuvvot.
book-question-enclosure = Mii dáhpáhuvvá jus moskovihtat čužžot buot ruoŧŧelaččaid birra? Bláđđi ii muital. Copenhagenis ja Fetlaris sii leat vuoitán.

## Historjá

book-history-1 = Hnefatafl lei bivnnuhis duolbbášspeallu ruovdeáiggis. Dan hámit leat gávdnon miehtá Eurohpá. Islánddagiel sátni hnefi lea «čorbma», ja Hnefi lea spealu gonagas dahje oaivámuš.
book-history-2 = Okta hápmi gávdnui 2006:s hávdesajis Finströmas, eará hávdebiergasiid gaskkas: 21 boalu mat leat ráhkaduvvon čoarvvis. Okta dain lea stuorát go earát, ja dan geažis lea ruovdesággi. Dat lea várra gonagas dahje oaivámuš.
book-history-3 = 1732:s Carl von Linné mátkkoštii Sámis. Beaivegirjjistis son válddahii tablut, sámiid duolbbášspealu. Dán girjji njuolggadusat bohtet musea njuolggadusbláđis mii muitala su mielde: nuppi speallis leat ruoŧŧelaččat, nuppis moskovihtat.
book-history-4 = Museas oažžu juohke mánnábearaš fiellu ja 24 boalu. Bláđi njuolggadusat dárbbašit 25: gonagasa, 8 drabántta ja 16 moskovihta. Hávddis ledje 21. Bláđđi lasiha ahte boaluid lohku ja álgosajádat sáhttet molsašuddat. Mii eat daga das makkárge loahppajurdaga.
book-history-5 = Brandubh lea dás unna speallu nugo dat otne spellojuvvo neahtas. Almmuhuvvon čoakkáldaga buot 525 spealu sáhttá speallat dáid njuolggadusaid mielde, lihkastat lihkastagas.
book-history-6 = Aage Nielsen, Adam Bartley ja Tim Millar dahke Copenhagena jagis 2012, spealus man njuolggadusaid joavku Shetlándda Fetlar-sullos lei čállán jagis 2007. Almmuhuvvon čoakkáldaga buot 1 752 spealu sáhttá speallat daid njuolggadusaid mielde.

## Spealu sánit

word-hnefatafl = hnefatafl: speallu
word-hnefi = hnefi: islánddagillii «čorbma»; Hnefi lea gonagas dahje oaivámuš
word-tablut = tablut: sámiid speallu maid Linné válddahii; dás maid njuolggadusčoahkki mii lohká su nugo máŋga dutki
word-brandubh = brandubh: unna speallu mas leat 7 × 7 saji, ja gonagas beassá olggos čiegain
word-copenhagen = copenhagen: eanaš dálá tafl-spelliid speallu, mas leat 11 × 11 saji
word-fetlar = fetlar: boarrásat speallu mas Copenhagen vuolgá
word-svensk = svensk: ruoŧŧelaš; ruoŧŧelaččain lea gonagas
word-kung = kung: gonagas
word-drabant = drabant: drabánta, gonagasa fákta
word-moskovit = moskovit: moskovihtta, guhte falleha
word-borg = borgen: šloahtta, sadji guovdu
word-lager = läger: leaira; dan sajit leat lägerrutor
word-raichi = raichi: maid dadjá go okta geaidnu olggos lea rabas
word-tuichu = tuichu: maid dadjá go guokte geainnu dahje eanet leat rabas

## Gos dát lea lohkkojuvvon

book-reference-1 = Hnefatafl spelregler, musea njuolggadusbláđđi ruoŧagillii, Carl von Linné mielde
book-reference-2 = Brandubha 525 beavdegirjji prográmmas hnefatafl-rs, mas lea MIT-liseansa
book-reference-3 = Muitaluvvon doppe, muhto ii lohkkojuvvon dán girjji várás: Carl von Linné beaivegirji Sámi mátkkis, 1732
book-reference-4 = Copenhagen Hnefatafla almmuhuvvon njuolggadusat: Aage Nielsen, Adam Bartley ja Tim Millar
book-reference-5 = Fetlar Hnefatafla almmuhuvvon njuolggadusat: Fetlar Hnefatafl Panel
