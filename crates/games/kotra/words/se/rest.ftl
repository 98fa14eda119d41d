# Sánit das mii vižžojuvvo vuosttaš šearpma maŋŋel. Geahča game.ftl. Álgoveršuvdna: eatnigielat lohkki váilu vel.

## More

about-beginner = Ii fuomáš ollu, speallá muhtumin vaikko maid, ja hárve goddá. Buorre guoibmi vuosttaš spealus.
about-easy = Oaidná maid bálkesteapmi sáhttá dahkat, ja árvvoštallá dan dávjá boastut.
about-steady = Speallá jierpmálaččat, muhto dahká duollet dálle meattáhusa.
about-strong = Árvvoštallá buot vugiid atnit bálkesteami.
about-master = Oaidná maiddái maid don sáhtát vástidit, ja diehtá jana árvvu.
set-match-none = Ovttaskas spealut
set-match-short = Oanehis vuosttaš speallu (min)
set-match-to = { $target } ovttadaga rádjai
portrait-kotra = Nugo Ólafur Davíðsson čálii dan 1880-logus, Islándda maŋimuš spelliid mielde. Don sáhtát válljet dan mas sii eai lean ovttamielas. Speallu bistá sullii 115 bálkesteami goddesáhpána vuostá ja 140 gievrras spelliid gaskkas, oanehis speallu 60. Guhte dušše manná fiellu birra, vuoittáhallá: go gievrras dihtorspeallit spellet, 47 % spealuin nohket janain, ja das bohtet 81 % ovttadagain.
set-side-white = Vielgat
set-side-black = Čáhppat

## Álgu

about-text = Kotra lea islánddalaš duolbbášspeallu birccuiguin, ruoŧa brädspel fuolki. Ólafur Davíðsson čálii dan njuolggadusaid 1880-logus, go dušše moattis ain spelle dan. Dan maŋŋel dat jávkkai. Otne kotra lea islánddagiel sátni backgammonii, mii lea eará speallu.
about-how = Goappašat bealit dolvot vihttanuppelohkái boalu oktii birra fiellu, seamma guvlui. Okta áidna boallu sáhttá goddojuvvot. Guokte ovttas leat báddi ja čužžot dorvvus, jus báttit eai gitte menddo ollu. Guhte vuosttažin doalvu buot boaluid olggos, vuoitá veaháš. Munk, minsttar geainnu loahpas, vuoitá eanet. Jan vuoitá eanemusat: nu ollu boalut leat goddojuvvon ahte eai goassege sáhte buot boahtit ruovttoluotta.

## Geahččat spealu ođđasit

review-luck = Lihkku: maid bálkesteamit adde
review-skill = Máhttu: maid válljemat mákse
review-equity = Vielgada vurdojuvvon boađus lei álggus { $first } ja loahpas { $last }.
review-units = Vurdojuvvon boađus ovttadagain, nugo gievrras spealli dan oaidná (+: buorre dan beallái).
review-chance = Vurdojuvvon vielgadii
review-details = Buot bálkesteamit ja válljemat
review-entry = Bálkesteapmi dahje válljen
side-name = { $side ->
    [white] Vielgat
   *[black] Čáhppat
}

## Speallit

players-first = Vielgat
players-second = Čáhppat

## Rávvagat

hint-equity = { $action }: { $value }
hint-note = Vurdojuvvon boađus ovttadagain (+: buorre dutnje).
odds-title = { $side ->
    [white] Guđet vielgada boalut sáhttet goddojuvvot?
   *[black] Guđet čáhppada boalut sáhttet goddojuvvot?
}
odds-item = { $count ->
    [one] Oktonas boallu sajis { $at }: { $chance } %
   *[other] Báddi sajis { $at }, { $count } boalu: { $chance } %
}
odds-none = Nuppe beali boahtte bálkesteapmi ii sáhte goddit maidege.
odds-note = Man dávjá nuppe beali boahtte bálkesteapmi sáhttá goddit oktonas boalu dahje gaikut bátti.

## Manne ii

why-game-over = Speallu lea nohkan.
why-throw-first = Bálkes vuos birccuid.
why-choose-dice = Vállje vuos man galle birccu bálkestat.
why-two-dice = Dál bálkestuvvojit guokte birccu.
why-no-such-die = Ii oktage bircu čájet { $die }.
why-die-used = { $die } lea juo adnojuvvon.
why-nothing-there = { $side ->
    [white] Ii oktage du boaluin leat doppe. Don spealat vielgadiin.
   *[black] Ii oktage du boaluin leat doppe. Don spealat čáhppadiin.
}
why-not-yours = { $side ->
    [white] Dat boallu ii leat du. Don spealat vielgadiin.
   *[black] Dat boallu ii leat du. Don spealat čáhppadiin.
}
why-enter-first = Dus leat goddojuvvon boalut. Buvtte vuos daid sisa.
why-nothing-to-enter = Dus ii leat goddojuvvon boallu man buktit sisa.
why-own-on-entry = It sáhte buktit sisa sadjái { $at }, gos iežat boallu čuožžu.
why-band = Nuppe bealis lea báddi sajis { $at }.
why-five-out = It oaččo vel bidjat báttiid: { $count ->
    [one] dušše okta boallu lea váldojuvvon du ruovttus, ja galget leat vihtta.
    [two] dušše guokte boalu leaba váldojuvvon du ruovttus, ja galget leat vihtta.
   *[other] dušše { $count } boalu leat váldojuvvon du ruovttus, ja galget leat vihtta.
}
why-no-band-there = It oaččo bidjat bátti sadjái { $at }, dušše iežat geainnu sajiide { $from }–{ $to }.
why-four-alone = Ii oktage oaččo boahtit lassin daidda njealljásii sajis { $at }.
why-not-all-in-last-quarter = Don sáhtát doalvut olggos easkka go buot du boalut leat sajiin { $from }–{ $to }.
why-too-low = Dat bircu ii leat doarvái doalvut dan olggos.
why-not-rearmost = Bircu mas lea menddo stuorra lohku, sáhttá doalvut olggos dušše du maŋimuš boalu, dan mii lea sajis { $at }.
why-use-more = Nu anášit dušše { $only } birccu, muhto sáhttá atnit { $most }.
why-higher-die = Dušše ovtta birccu sáhttá atnit, ja dat galgá leat { $die }.
why-no-four = Dáid njuolggadusaid mielde it oaččo váldit njeallje boalu ruovttus.
why-not-two-sixes = Njeallje boalu oaččut váldit dušše go du vuosttaš bálkesteapmi lea 6 ja 6.
why-four-closed = Jus galggat váldit njeallje boalu, de galget leat njeallje boalu ruovttus, ii oktage man buktit sisa, ja sajis { $at } ii iežat boallu iige báddi.
why-no-half-munk = Don sáhtát bisánit dušše beallemunkii: go munk lea fielus ja du bálkesteamis lea vel oassi.
why-not-in-after-throws = Maŋŋebálkestemiin { $munk } ii vuoitte maidege.
why-no-use = Ii oktage bircu mii dál heive, doalvvo dan gosage.

## Heivehusat

set-below-white = Vielgada bealli
set-below-black = Čáhppada bealli
set-taps = Deaddil boalu geavahit vuosttaš birccu
set-taps-two = Guktii
set-taps-one = Oktii
set-confirm = Nanne juohke vuoru

## Boađus

ending-value = Árvu
ending-borne-off = Dolvojuvvon olggos
ending-match = Gilvu

## Geahččat ruovttoluotta

list-side = { $side ->
    [white] Vielgat
   *[black] Čáhppat
}
line-moved = vulggii { $from }–{ $to }
line-entered = sisa sadjái { $to }
line-borne-off = olggos sajis { $from }
line-hit = gottii sajis { $at }
line-torn = báddi sajis { $at } gaikojuvvui ({ $count } goddojuvvon)
line-four = njeallje sadjái { $to }

## Njuolggadusčoahkki ja dan válljemat

opt-one_die = Go sáhttá atnit dušše ovtta birccu
opt-two_sixes = 6 ja 6 vuosttaš bálkesteamis váldá njeallje
opt-litli_meistari = Litli meistari lohkkojuvvo
opt-single_die = Ovtta birccu oažžu bálkestit munka várás
opt-after_throws = Maŋŋebálkesteamit
opt-last_throw = Maŋimuš bálkesteapmi oažžut dássespealu

val-one_die-higher = galgá leat stuorát lohku
val-one_die-either = vaikko goabbá
val-after_throws-0 = ii oktage
val-after_throws-5 = vihtta
val-after_throws-7 = čieža
val-after_throws-13 = golbmanuppelohkái

## Njuolggadusbádji

lab-about = Maŋimuš speallit eai lean ovttamielas buot áššiin. Vállje nugo háliidat: juohke árvu čájeha gos dat boahtá.
lab-recorded = Njuolggadusat nugo dat leat čállojuvvon.
lab-handed = Čállojuvvon njuolggadusat, válljemiin maid gáldu guođđá rabas.
source-davidsson = Ólafur Davíðsson
origin-silent = min iežamet: gáldus ii leat mihkkege dan birra ({ $sources })

## Beavdegirjjit

record-about = Juohke bálkesteapmi ja juohke lihkastat, vurkemii ja juohkimii. Jus háliidat joatkit eará spealu, de liibme dan beavdegirjji dása dahje raba fiilla. Beavdegirji lohká goappáge beali sajiid dan iežas ruovttus.

## Kioska

invite-about = Kotra, Islándda jávkan duolbbášspeallu
past-1 = Kotra lea islánddalaš duolbbášspeallu birccuiguin, ruoŧa brädspel fuolki
past-2 = Ólafur Davíðsson čálii dan njuolggadusaid 1880-logus, go dušše moattis ain spelle dan
past-3 = Dan maŋŋel dat jávkkai
staff-version = Kotra, veršuvdna { $version }

## Manne sajádat ii leat vejolaš

setup-count = { $side ->
    [white] vielgadis leat { $has } boalu, eaige 15
   *[black] čáhppadis leat { $has } boalu, eaige 15
}
setup-shared = goappašat bealit leaba sajis { $number }, lohkkojuvvon vielgada mielde
setup-band = { $side ->
    [white] vielgadis lea báddi iežas sajis { $number }, gos dat ii oaččo leat
   *[black] čáhppadis lea báddi iežas sajis { $number }, gos dat ii oaččo leat
}
setup-open-band = { $side ->
    [white] vielgada njeallje boalu 6 ja 6 maŋŋel galget leat guovttis njealji rádjai boalu iežas sajis 7, ja njuolggadusat galget diktit dan
   *[black] čáhppada njeallje boalu 6 ja 6 maŋŋel galget leat guovttis njealji rádjai boalu iežas sajis 7, ja njuolggadusat galget diktit dan
}
setup-jan = { $side ->
    [white] vielgat lea juo jan
   *[black] čáhppat lea juo jan
}
setup-all-off = { $side ->
    [white] vielgat lea juo doalvon buot olggos
   *[black] čáhppat lea juo doalvon buot olggos
}
setup-unused = birccut mat eai leat adnojuvvon, eai gula bálkesteapmái
setup-stuck = bálkesteamis ii sáhte atnit maidege
setup-one-die = dás ii sáhte leat bálkestuvvon dušše okta bircu
setup-after = maŋŋebálkesteamit eai sáhte leat ná

## Báhpáris

paper-board-how = Álggus: goappáge spealli buot vihttanuppelohkái boalu ruovttus. Dat lea vuostebeali sadji mii lea guhkimusas spealli olgeš guvlui.
paper-dice-how = Čuohpa, máhcut buot boatkaluvvon sárgáid ja liibme avžžiid siskkobeallái.
paper-pieces-how = Čuohpa boaluid. Go leat libmejuvvon báhppii, de dat leat álkibut bidjat nubbi nuppi ala.

## Boalut ja gažaldagat

key-dice = rievdat guovtti birccu ortnega
key-rethrow = bálkesta ođđasit
describe-side = { $side ->
    [white] Vielgat: { $points }.
   *[black] Čáhppat: { $points }.
}
describe-point = { $count } sajis { $at }
describe-hit = { $count } man galgá buktit sisa
describe-off = { $count } dolvojuvvon olggos
describe-pips = vel { $count } lávkki
describe-munk = { $munk } lea lahka
describe-dice = Birccut mat eai leat adnojuvvon: { $faces }.

## Mii teavsttas lea boastut

read-action = lihkastat, ovdamearkka dihte 1/7, bar/3, 22/off, four dahje stop
read-action-end = lihkastaga loahppa
read-slash = vinjusárggis ja sadji gosa boallu manná
read-point = sadji, 1–24
read-point-ahead = sadji gosa okta bircu joavdá
read-entry-point = sadji gosa buktit sisa, 1–6
read-die = bircu, 1–6
read-die-bracket = bircu suoju siste, ovdamearkka dihte (5)
read-same-die = bircu mii joavdá dán sadjái, dahje ii mihkkege
read-one-of-two = bircu suoju siste, go guokte birccu sáhttiba doalvut dán boalu olggos
read-bracket = loahppasuodjá
read-no-hit = ii násti, go dás ii goddojuvvo mihkkege
read-turn-or-result = vuorru dahje boađus
read-header = dieđut spealu birra ovdal vuosttaš bálkesteami
read-rest-of-turn = ovddit vuoru loahppa, iežas linnjás
read-next-line = boahtte vuorru iežas linnjás
read-throw-colon = kolon bálkesteami maŋis
read-blacks-throw = vinjusárggis ja čáhppada bircu
read-match-units = ovttadagat mat vuitet gilvvu, 1–999
read-score = maid bealli lea vuoitán, ovdamearkka dihte 4 dahje 4.5, ja unnit go dat mii vuoitá gilvvu
read-place = hit, off dahje sadji, juohkehaš dušše oktii
read-count = galle boalu doppe leat, 1–15
read-black-slash = vinjusárggis ja čáhppada boalut
read-dice = birccut, ovdamearkka dihte 62, 6(2) dahje 333(3), dahje ??, ? dahje choose
read-four-dice = birccut main lea seamma lohku, njealji geardde, adnojuvvon dahje eai
read-no-choice = guokte birccu gieđas, ??, go dás ii sáhte válljet ovtta
read-throws-left = galle maŋŋebálkesteami leat vel
read-value = árvu ovttadagain, ovdamearkka dihte 2 dahje 4
read-thrown = nu ollu birccut go galget bálkestuvvot
read-match-first = gilvu ovdal vuosttaš bálkesteami, ja dušše oktii
read-loser = bálkesteapmi mii mearrida gii álgá, dahje gilvvus son guhte vuoittáhalai ovddit spealu
read-turn = vuorru { $number }

ending-length = { $count ->
    [one] Okta vuorru
   *[other] Oktiibuot { $count } vuoru
}

## A first game

coach-way = Du boalut mannet ovtta gearddi fiellu birra dán guvlui, muhto dávjjimusat vuoitá dat guhte goddá.
coach-was-hit = Du boallu goddojuvvui. Dat ferte boahtit sisa ovdal go earát lihkadit.
coach-hit = Don goddet oktonas boalu. Dat ferte fas boahtit sisa.
coach-half-munk = Du boaluin lea vuoitogovva, munk. Ovdal go bálkesteapmi lea geavahuvvon, dat vuoitá beali.
coach-mar = Mar: jus du goddojuvvon boalut vurdet ain loahpas, nubbi bealli vuoitá 2 eambo.
coach-jan = Jan: bealli mas leat eanet goddojuvvon boalut go sajit gosa boahtit, vuoittáhallá dakkaviđe.
coach-alla = Guokte seamma birccu leat alla: goabbáge geavahuvvo guktii.
coach-dice = Deaddil boalu guktii geavahit vuosttaš birccu, ja birccuid rievdadit daid ortnega.
coach-munk = Rieggát čájehit mii munkkas vel váilu: { $munk }, árvu { $value }.

## Sánit maid sáhttá deaddilit

term-alla = alla
term-blot = oktonas boal*
term-blot-about = Oktonas boallu čuožžu okto: dan sáhttá goddit.
term-munk = munk*
term-munk-about = Munk lea du boaluid minsttar mii vuoitá spealu.
term-jan = jan
term-mar = mar

## Sivat, ja sátni ovdal vuoittáhallama

fact-wins = Vuoitá spealu.
fact-hits = { $count ->
    [one] Goddá oktonas boalu sajis { $at }.
   *[other] Gaiku bátti sajis { $at }: { $count } boalu goddojuvvojit.
}
fact-lays = Bidjá bátti sadjái { $at }.
fact-enters = { $count ->
    [one] Buktá sisa goddojuvvon boalu.
   *[other] Buktá sisa { $count } goddojuvvon boalu.
}
fact-off = { $count ->
    [one] Doalvu olggos boalu.
   *[other] Doalvu olggos { $count } boalu.
}
fact-guards = Boalut sajis { $at } eai sáhte šat goddojuvvot.
fact-leaves = { $count ->
    [one] { $chance } % bálkestemiin sáhttet goddit oktonas boalu sajis { $at }.
   *[other] { $chance } % bálkestemiin sáhttet gaikut bátti sajis { $at }.
}
fact-jan = { $chance } % bálkestemiin sáhttet dahkat du janan.
warn-loss = { $side ->
    [white] Vielgat sáhttá dahkat du janan: { $chance } % bálkestemiin.
   *[black] Čáhppat sáhttá dahkat du janan: { $chance } % bálkestemiin.
}
# What a puzzle is about.
puzzle-theme = { $theme ->
    [jan] Gávnna jan
    [half-munk] Beallemunk vai ovddos
    [hit] Gotte
    [band] Bija bátti
    [safe] Eret váras
   *[home] Guođe ruovttu
}
describe-free = { $count ->
    [one] okta friddja sadji man sisa beassá
   *[other] { $count } friddja saji maid sisa beassá
}

## The position editor

editor-left = Vel geavakeahttá
