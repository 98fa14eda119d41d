# The words of what is loaded after the first screen, beside the rest of the program. See game.ftl.

## More

more-title = Maid speallat?
choose-rules = Njuolggadusat
open-lab = Geahča dahje heivet njuolggadusaid
set-opponent-beginner = Goddesáhpán: álgi
set-opponent-easy = Rievssat: álki
set-opponent-steady = Rieban: dássedis
set-opponent-strong = Albbas: gievra
set-opponent-master = Garanas: gievrramus
set-side = Du bealli
set-match = Gilvu
set-match-one = Okta speallu
set-match-wins = { $count } vuoittu rádjai
set-clock = Diibmu
set-clock-none = Ii diibmu
set-clock-game = { $count } minuhta goappašiidda
set-clock-turn = { $count } sekundda juohke vuorus
set-increment = Lassi juohke vuorus
set-increment-none = Ii mihkkege
set-increment-by = { $count } sekundda
clock-about = Gii ii leat šat áigi spellui, vuoittáhallá. Go vuoru áigi nohká, de dihtor speallá dan loahpa rádjai.

## Gielat

language-status = Dát sámegielat teaksta lea álgoveršuvdna. Dan čállit eai leat eatnigielagat, eaige leat eatnigielat lohkkit vel dárkkistan dan.

## Heivehusat

settings-reset = Álgoheivehusat
set-material = Ávnnas
set-material-auto = Automáhtalaš
set-material-birch = Soahki
set-material-dark-wood = Seavdnjes muorra
set-material-hide = Duollji
set-material-plain = Ovttageardán
set-material-night = Idja
set-material-high-contrast = Garra kontrásta
other-games = Eará spealut
set-coordinates = Sajiid namat fielus
set-coordinates-auto = Go namuhuvvojit
set-coordinates-yes = Álo
set-coordinates-no = Ii goassege
set-below = Gean bealde
set-below-auto = Du bealli
set-speed = Lihkadeami leaktu
set-speed-slow = Njoahci
set-speed-normal = Dábálaš
set-speed-fast = Johtil
set-speed-instant = Lihkadeami haga
set-turning = Jorgal fiellu juohke vuoru maŋŋel
set-table = Beavdevuohki: guokte spealli goabbat bealde šearpma
set-hints = Merke vejolaš lihkastagaid
set-moves = Čájet lihkastatlisttu
set-notation = Čájet lihkastagaid mearkkaiguin
set-speech = Šearbmalohkki dárkilvuohta
set-speech-full = Buot
set-speech-brief = Oanehaččat
set-auto-throw = Speallu bálkesta
offer-throws = Dušše moadde boalu leat báhcán.
set-coach = Čilge dan mii lea ođas
task-confirm = Nanne, dahje gáđa ja geahččal ođđasit.
confirm-turn = Nanne
set-sound = Jietna
set-volume = Jietnafámut

## Njuolggadusbádji

lab = Heivet njuolggadusaid
lab-based = Vuođđun
lab-invention = Muhtun muddui iežat hutkosat. Ávvut dainna!
lab-refused = Dát válljemat eai heive oktii: { $reason }.
origin-recorded = { $sources }
origin-offered = eará válljen gáldus { $sources }
origin-fits = heive buot njuolggadusaide: { $sources }
origin-invention = iežat hutkosat
val-yes = juo
val-no = ii
val-none = ii mihkkege

## Beavdegirjjit

record-open = Joatkke dán teavsttas
record-file = Raba fiilla
copy-record = Máŋge
copy-link = Máŋge liŋkka
qr-code = QR-koda
qr-too-long = Dát speallu lea šaddan menddo guhkkin QR-kodii. Beavdegirjji sáhttá máŋget.
copied = Máŋgejuvvon.
not-copied = Dát neahttalohkki ii suova siiddu máŋget. Teaksta lea merkejuvvon: máŋge dan ieš.
record-refused = Dán beavdegirjji ii sáhte lohkat. { $error }.

## Kioska

invite = Guoskkat fiellu vai spealat
still-there = Leatgo vel dáppe?
still-there-count = { $count ->
    [one] Fiellu máhccá álgui ovtta sekundda geažes.
    [two] Fiellu máhccá álgui guovtti sekundda geažes.
   *[other] Fiellu máhccá álgui { $count } sekundda geažes.
}
still-there-go-on = Speala ovddos
staff = Bargiide
staff-uptime = Siidu lea leamaš jođus { $time } (diimmut:minuhtat).
staff-games = { $count ->
    [one] Guossit leat álggahan ovtta spealu.
    [two] Guossit leat álggahan guokte spealu.
   *[other] Guossit leat álggahan { $count } spealu.
}
staff-errors = { $count ->
    [one] Okta meattáhus álggu rájes.
    [two] Guokte meattáhusa álggu rájes.
   *[other] { $count } meattáhusa álggu rájes.
}
staff-file-fine = kiosk.json lea ortnegis.
staff-file-bad = kiosk.json-fiillas leat árvvut mat eai heive, ja dan sajis leat álgoárvvut. { $troubles }
staff-reload = Viečča siiddu ođđasit
kiosk-no-table = Fiilla kiosk.json linnjá { $line } ii leat dohkálaš JSON. Dat mii sáhtii lohkot, lea fámus.
kiosk-unknown-name = «{ $name }» ii leat makkárge heivehusa namma.
kiosk-no-flag = «{ $name }» galgá leat true dahje false.
kiosk-no-number = «{ $name }» galgá leat ollislohku { $least } ja { $most } gaskkas.
kiosk-no-time = «{ $name }» galgá leat diibmu nugo "4:00", dahje null.
kiosk-no-address = «{ $name }» galgá leat čujuhus maid telefovdna sáhttá rahpat, nugo "https://example.org/sahkku/", dahje null.
kiosk-no-list = «{ $name }» galgá leat teavsttaid listu.
kiosk-unknown = «{ $name }» namuha «{ $word }», mii ii leat dovddus.
kiosk-no-sound = «{ $name }» galgá leat "off", "on", dahje listu nugo [{ "{" }"from": "10:00", "to": "17:00"{ "}" }].

## Rávvagat

# A badge on the board, beside a piece.
odds-badge = { $chance } %
notice-no-advice = Prográmma oasi mii addá rávvagiid, ii sáhte viežžat dáppe.
notice-game-full = Spealus leat juo 10 000 bálkesteami ja lihkastaga, ja dat ii sáhte joatkit.

## Geahččat ruovttoluotta, nannet, ja siidu birra

scrubber = Spealu lávkkit
redo = Daga ođđasit
show-again = Čájet ođđasit
story-first = Vuosttaš:
story-second = Nubbi:
story-more = ja { $count } eará
plate-you = Don
# What a sentence that names spaces does when it is pressed.
shows-places = Čájeha dáid sajiid fielus.
moves-notation = Mearkkat
past-first = Álgui
past-back = Lávki maŋos
past-on = Lávki ovddos
past-last = Lohppii
past-play = Čájet spealu
past-branch = Joatkke dás
past-of = { $step } / { $steps }
confirm-branch = Joatkkátgo dás?
confirm-branch-text = Buot mii boahtá dán sajádaga maŋŋel, jávká. Sáhtát vuos vurket olles spealu beavdegirjji.
host-unreadable = Birastahtti siiddu dieđu ii sáhte lohkat: { $what }
host-needs = «{ $wish }» dárbbaša «{ $name }».
host-not-now = Dat ii leat dál vejolaš.
host-not-legal = «{ $action }» ii leat lobálaš dán sajádagas.
host-unknown = «{ $name }» ii leat dovddus.
host-bad-value = «{ $name }» ii sáhte leat «{ $value }».

## Mii teavsttas lea boastut

read-found = Linnjá { $line }, čuolda { $column }: «{ $found }». Vurdojuvvui: { $expected }
read-ends = Linnjá { $line }, čuolda { $column }: teaksta nohká dása. Vurdojuvvui: { $expected }
read-space = gaska
read-line-end = linnjá loahppa
read-option-value = válljen hámis namma=árvu
read-option-once = juohke válljen dušše oktii
read-rules = sátni rules ja njuolggadusčoahki namma
read-shorter = oanehet teaksta
read-nothing = ii mihkkege bohtosa maŋis
read-once = dát diehtu dušše oktii
read-name = namma mas leat eanemusat 80 mearkka ovtta linnjás
read-date = okta dáhton, ovdamearkka dihte 2026-11-21
read-place-above = báiki mii lea namuhuvvon ovdal, nugo 12 dahje 2.3
read-new-line = ođđa linnjá nummir
read-fewer-lines = eanemusat 1000 linnjá
read-entry = merkejupmi mii sáhttá boahtit dasto
read-fewer-entries = eanemusat 10 000 merkejumi
read-rule-set = njuolggadusčoahkki: { $words }
read-option = válljen: { $words }
read-together = válljemat mat sohpet oktii: { $reason }
read-result = spealu boađus: { $result }
read-legal = lihkastat maid njuolggadusat dás diktet
read-next = dat mii sáhttá boahtit dál spealus
read-possible = vejolaš sajádat; dás { $reason }
link-kind = das ii leat speallu iige sajádat
link-version = siiddu eará veršuvdna lea dan dahkan
link-too-long = dat lea guhkit go makkárge speallu
link-parts = oassi váilu, dahje lea okta liiggás
link-letters = dat lea billašuvvan
link-rules = dan njuolggadusaid ii sáhte lohkat
link-position = dan sajádaga ii sáhte lohkat
link-game = das ii šatta speallu iežas njuolggadusaid mielde
save-none = dat ii leat vurkejuvvon speallu, dahje lea eará veršuvdna
save-damaged = dat lea rievdaduvvon dahje boatkan
save-seats = dat ii muital gii speallá

## On paper

paper-about = Speallu báikkiide gos ii leat šearbma: prente dan assás báhpárii, čuohpa ollislaš sárgáid mielde ja máhcut boatkaluvvon sárgáid mielde.
paper-what = Maid prentet
paper-format = Báhpir
paper-all = Olles speallu
paper-rules = Njuolggadusat ovtta siiddus
paper-board = Fiellu
paper-dice = Birccut
paper-pieces = Boalut
paper-print = Prente
paper-save = Vurke SVG-fiilan
paper-size = Prente 100 %, ale heivet siidui.

## Vuosttálastit, ja speallu geahčaduvvon ođđasit

review-working = Speallu guorahallojuvvo: { $done } %
review-side = Bealli
review-change = Rievdan beallái
player-human = Olmmoš
hint-item = { $action }: { $chance } %

## Oahppat

lesson = Oahppu
lesson-count = { $step } / { $steps }
lesson-next = Boahtte
lesson-finish = Gárvvis
lesson-show = Čájet munnje
lesson-leave = Guođe
lesson-throw = Bálkes birccuid.
lesson-throw-other = Bálkes dál nuppe beali ovddas.
card-back = Ruovttoluotta
card-on = Boahtte
card-try = Geahččal ieš
card-lessons = Dáid njuolggadusaid buot oahput
live-play = Čájet
open-book = Njuolggadusgirji
print = Prente
contents = Sisdoallu
live-stop = Bisset

## Keys and questions

keys-about = Buot sáhttá dahkat dušše boallobevddiin. Bustávvaboalut doibmet go it čále teavstta. Juohke boalus lea maid deaddilanboallu.
tell-here = Mii dáppe lea?
tell-position = Makkár lea sajádat?
key-arrows = sajis sadjái fiellus
key-enter = vállje: vuos boalu, de gosa dat manná
key-throw = bálkesta birccuid
key-escape = sihkku válljema

## The result

ending-captured = Váldon
ending-luck = Lihkku
ending-open = Boađus
ending-blow = Čájet loahpa ođđasit
ending-see = Geahča
ending-won = Hui buorre.
ending-led = Don jođihit gitta vuoru { $value } rádjai.
ending-lost = Boahtte speallu álgá dássálaga.
ending-drawn = Goabbáge ii vuollánan.
ending-turned-you = Don jorgalit speallu: { $what }
ending-turned = { $name } jorgalii speallu: { $what }
ending-slipped-you = Don dahket meattáhusa: { $what }
ending-slipped = { $name } dagai meattáhusa: { $what }
ending-share = Juoge
link-copied = Liŋka lea máŋgejuvvon.
not-shared = Dát neahttalohkki ii suova siiddu juohkit. Liŋka lea beavdegirjjis.
play-again = Speala ođđasit
rematch = Speala fas: molso beali
rematch-weaker = Heajut vuosttálasti
rematch-stronger = Gievrrat vuosttálasti
# $told names both players with the games that each has won: “You 2 · Fox 1”.
wins-score = { $told }. { $count } vuoittu rádjai.
wins-next = Boahtte speallu: molso beali
wins-you = Don vuoittát gilvvu!
wins-winner = Gilvvu vuoiti: { $name }.

## The clock

clock-pause = Bisset
clock-paused = Speallu vuordá
clock-go = Speala ovddos
# $told names both players with what each has left: “You 4:32 · Fox 5:00”.
clock-times = Áigi: { $told }.
clock-minute = Vel okta minuhtta.
clock-seconds = Vel logi sekundda.
clock-up = { $name }: áigi lea nohkan.
clock-up-you = Du áigi lea nohkan.

## Gáiddusspeallu, ovdal go dan sánit leat dáppe

play-distance = Guhkkin
distance-home = Váldde spealu ruoktot
distance-home-about = Skánne dán telefovnnain. Speallu joatkašuvvá das.
# The accessible name of the picture; only screen readers say it.
distance-home-name = Dán spealu QR-koda

## Sivat, ja sátni ovdal vuoittáhallama

hint-play = Speallá dan
warning-back = Váldde ruovttoluotta
warning-go = Joatkke
set-warnings = Váruhit ovdal vuoittáhallama
set-warnings-auto = Vuosttaš ja álkes spealuin
set-warnings-yes = Álo
set-warnings-no = Ii goassege

## Nohkan spealut

archive = Nohkan spealut
archive-about = Juohke nohkan speallu vurkejuvvo dán mašiidnii, iige mihkkege sáddejuvvo gosage.
archive-off = Dán siiddus spealut eai vurkejuvvo.
archive-refused = Dát neahttalohkki ii divtte siiddu vurket nohkan spealuid.
archive-full = Eanet nohkan spealuide ii leat sadji, nu ahte dát ii vurkejuvvon. Váldde eret muhtun eará spealuid. Sáhtát vuos vurket daid.
archive-nearly = { $count } nohkan spealu leat vurkejuvvon, ja sadji lea { $most } spellui. Váldde áiggil eret muhtun spealuid. Sáhtát vuos vurket daid.
# In place of what the game is, on the start of another day.
greet = { $won ->
    [yes] Vuitet { $result }. Vel oktii?
   *[no] Vuoittahallet { $result }. Vel oktii?
}
greet-even = Boađus lei { $result }. Vel oktii?
archive-none = Eai leat vel spealut.
archive-count = { $count ->
    [one] Okta speallu
    [two] { $count } spealu
   *[other] { $count } spealu
}
archive-found = { $found } / { $count }
archive-find = Oza
archive-game = Speallu
archive-month = Mánnu
archive-any = Buot
archive-won = Vuitojuvvon
archive-lost = Vuoittáhallan
archive-drawn = Dássespeallu
archive-first = Vuosttaš bealli vuittii
archive-second = Nubbi bealli vuittii
archive-friend = Ustit
archive-others = Gehččojuvvon dahje rahppojuvvon
archive-results = Bohtosat juohke vuosttálastti vuostá
archive-more = Čájet eanet
archive-watch = Geahča
archive-elsewhere = Raba iežas siiddus
archive-erase = Váldde eret
archive-save-all = Vurke dáid spealuid
archive-bring = Viečča vurkejuvvon spealuid ruovttoluotta
archive-brought = { $count ->
    [one] Okta speallu lea vižžojuvvon ruovttoluotta.
    [two] { $count } spealu leaba vižžojuvvon ruovttoluotta.
   *[other] { $count } spealu leat vižžojuvvon ruovttoluotta.
}
archive-brought-known = { $count ->
    [one] Okta speallu lei juo dáppe.
    [two] { $count } spealu leigga juo dáppe.
   *[other] { $count } spealu ledje juo dáppe.
}
archive-brought-full = Earáide ii leat sadji.
archive-not-brought = Fiilla { $line }. linnjá ii leat nugo galggašii. Vállje fiilla man “Vurke dáid spealuid” lea ráhkadan, rievdatkeahttá.
archive-unread = Fiilla ii sáhte lohkat: { $error }.
archive-unfinished = Speallu ii leat vel nohkan. Raba fiilla das gos lea “Spealu beavdegirji”, de sáhtát joatkit.
archive-erase-all = Váldde eret dáid spealuid
archive-erase-ask = { $count ->
    [one] Váldojuvvogo dát speallu eret?
    [two] Váldojuvvogo { $count } spealu eret?
   *[other] Váldojuvvogo { $count } spealu eret?
}
archive-erase-text = Mii váldojuvvo eret, dan ii sáhte šat viežžat. Sáhtát vuos vurket dan.
archive-gone = Dát speallu váldojuvvui eret eará gilkoris.
archive-errors = Boasttuid dávjodat
archive-errors-about = Man ollu buoret buoremus válljen livččii leamaš go du válljen. Lihkku ii rehkenastojuvvo.
archive-errors-legend = Čuokkis lea speallu. Sárggis lea gaskameari loahpalaš logi spealus.
archive-errors-none = Ii oktage dáin spealuin leat vel guorahallojuvvon.
archive-errors-games = Spealut
archive-errors-decisions = Válljemat
archive-errors-decision = Válljema haddi
archive-errors-game = Spealu haddi
archive-errors-each = Juohke speallu
archive-dice = Birccut dáin spealuin
archive-rest = Earát
archive-expected = Vurdojuvvon
# A statistical test of the dice of one’s own, or of the others.
archive-usual = { $name }: χ² = { $value }. Rehálaš birccut spiehkastit unnimusat seamma ollu { $chance } proseanttas dáhpáhusain. Dat ii leat eahpedábálaš.
archive-odd = { $name }: χ² = { $value }. Rehálaš birccut spiehkastit seamma ollu unnit go 1 proseanttas dáhpáhusain. Dat lea ártet.

## Čuolmmat

puzzles = Čuolmmat
puzzles-about = Okta vuorru lea čielgasit buoret go buot eará. Gávnnatgo dan?
puzzles-none = Čuolmmaid ii sáhte viežžat dáppe.
puzzles-count = { $count ->
    [one] Okta čuolbma
   *[other] { $count } čuolmma
}
puzzles-tried = { $count } čuolmma, { $tried } geahččaluvvon, { $solved } čovdojuvvon vuosttaš geahččaleamis
puzzles-level = Gii gávdná dan
puzzles-theme = Fáddá (čovdojuvvon)
puzzles-theme-item = { $name } ({ $solved }/{ $count })
puzzle-daily = Beaivvi čuolbma
puzzle-other = Eará
puzzle-due = Boastut mannan ođđasit
puzzle-task = Okta vuorru lea olu buoret go buot eará.
puzzle-find = Gávnna buoremus vuoru
puzzle-save = Gáddjo dan maid sáhttá
puzzle-force = Bággo vuoittu
puzzle-solved = Dat lei dat!
puzzle-missed = Gávdno buoret vuorru.
puzzle-answer = De: { $told }.
puzzle-row = { $count ->
    [one] Okta maŋŋálaga
   *[other] { $count } maŋŋálaga
}
puzzle-this = Dát vuorru
puzzle-others = Juohke eará vuorru, eanemusat
puzzle-retry = Geahččal ođđasit
puzzle-next = Čuovvovaš
puzzle-show = Vástádus
puzzle-once = Vel oktii

## The position editor

editor = Sajádaga rievdadeapmi
editor-help = Vállje boalu ja deaddil saji. Gease boalu eará sadjái dahje eret fiellus. Boallobeavddis Enter bidjá boalu ja Delete váldá ovtta eret.
editor-kinds = Boalut
editor-take = Váldde eret
editor-clear = Guoros fiellu
editor-start = Álgosajádat
editor-turn = Vuorru
editor-began = Álggahii spealu
editor-die = Birccu { $value }
editor-text = Sajádat mearkkaiguin
editor-possible = Dán sajádaga sáhttá speallat.
editor-refused = Dát sajádat ii leat vejolaš: { $reason }.
editor-unread = Dán sajádaga ii sáhte lohkat. { $error }.
editor-analyse = Guorahala
editor-play = Speala dás
editor-embed = Máŋge neahttasiidui

## The analysis board

study-turn = Vuorru { $value } · { $name }
study-cost-you = Vuorru { $value } mávssii dutnje { $what }
study-costs = Dat mávssii
study-cost = { $cost } %
study-best = Buoremus: { $what }
study-try = Geahččal eará
study-next = Čuovvovaš divrras vuorru
study-start = Álgu
study-lines = Eará linnját
study-about = Olles speallu molssaeavttuiguin, kommeanttaiguin ja mearkkaiguin. Teavstta sáhttá fas rahpat dáppe “Spealu beavdegirji” bokte. Siidu muitala spealu sániiguin ja govaiguin, ja dan sáhttá čálihit.
study-thinks = Čájet
study-chance = Bálkkes dahje vállje bircuid.
study-put = Bija dáid bircuid
study-mark = Mearka
study-unmarked = Ii mihkkege
study-brilliant = Hui buorre
study-good = Buorre
study-interesting = Miellagiddevaš
study-doubtful = Eahpečielggas
study-mistake = Boasttuvuohta
study-blunder = Stuora boasttuvuohta
study-comment = Kommeanta
study-promote = Daga váldolinnján
study-remove = Sihko dás ovddosguvlui
study-grade = Árvvoštala dán linnjá
study-hand-out = Vurke dahje máŋge
study-page = Vurke siidun
study-unkept = Dán guorahallamii ii leat sadji. Vurke dan.

## Questions and notices that the first picture does without

notice-storage-full = Ii leat šat sadji vurket spealu. Dat joatkašuvvá, muhto lihkastagat sáhttet jávkat jus siidu vižžojuvvo ođđasit.
notice-bad-save = Vurkejuvvon spealu ii sáhttán lohkat, ja dat biddjojuvvui bálddalassii: { $error }.
notice-worker-anew = Dihtorspealli ii šat vástidan ja álggahuvvui ođđasit. Speallu joatkašuvvá. ({ $error })
notice-worker-gone = Dihtorspealli ii šat doaimma dáppe. Dat speallá ovddos álkes njuolggadusaid mielde. ({ $error })
notice-no-chance = Dát neahttalohkki ii atte soaittáhatloguid, nu ahte birccuid ii sáhte dáppe bálkestit vuoiggalaččat.
notice-no-download = Dát neahttalohkki ii suova siiddu vurket fiilla.
confirm-resign = Vuollánatgo dán spealus?
confirm-resign-text = Nubbi bealli vuoitá spealu. Dan ii sáhte gáđđat.
confirm-new = Álggahatgo ođđa spealu?
confirm-new-text = Speallu lea jođus. Jus álggahat ođđa spealu, de dan ii sáhte šat joatkit. Sáhtát vuos vurket dan beavdegirjji.
draw-ask = Fálatgo dássespealu?
draw-ask-text = Jos nubbi bealli dohkkeha dan, de speallu nohká dássespeallun.
draw-agree = Dohkket dássespealu
draw-play-on = Speala ovddos
notice-no-weights = Maid dihtorspealli lea oahppan, ii sáhttán viežžat ({ $error }). Dat speallá álkes njuolggadusaid mielde.
lesson-other = Dat lea lobálaš, muhto geahččal merkejuvvon lihkastaga.
tell-no-place = Ii leat vel galledan ovttage saji fiellus: njuollaboallut dolvot dohko.
tell-movable = Boalut mat sáhttet vuolgit: { $places }.
