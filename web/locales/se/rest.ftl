# The words of what is loaded after the first screen, beside the rest of the program. See game.ftl.

## Álgu

about-text = Sáhkku lea árbevirolaš sámi duolbbášspeallu. Dat spellojuvvui viidát Sámis, julevsámi guovllus lulde gitta nuortalaččaid rádjai. Kristtalaš boktimat 1800-logus gohčodedje dan Biro spealu, dáruiduhttin ja soahti dahke loahpa, ja dat measta jávkkai. Muhtun bearrašat spelle ain ja dahke speallobiergasiid, ja sin geažil dat fas spellojuvvo.
about-how = Goappáge spealliin lea soahteveahka: olbmát dahje gálgut. Soahteolbmát ođđet dassážii go X luvve daid. Go leat lihkkan, de vulget birra fiellu ja goddet vašálaččaid geaid sadjái bohtet. Gonagas guovdu gullá sutnje, guhte maŋimuš su faskkii.

## Gielat

language-status = Dát sámegielat teaksta lea álgoveršuvdna. Dan čállit eai leat eatnigielagat, eaige leat eatnigielat lohkkit vel dárkkistan dan.

## Manne ii

why-asleep = Dát boallu oađđá. Dušše X luvve dan.
why-not-front = Soahteolbmát luvvejuvvojit ortnegis. Boahttevaš lea sajis { $at }.
why-next-not-free = Dat luvvejuvvo easkka go { $at } lea guorus.
why-not-yours = Dat boallu ii leat du.
why-king-neutral = Gonagas ii leat vel geasge. Boađe su sadjái, de faskkát su.
why-king-inert = Gonagas ii gula geasage, ovdal go soahteolmmái boahtá vuostebeali ruoktoráđđái.
why-die-waits = { $die } galgá adnojuvvot vuos.
why-no-x = Ii leat šat X, ja dušše X luvve boalu.
why-lands = { $die }: dalle boađášii sadjái { $at }.
why-sleeper = { $at } lea giddejuvvon: doppe lea boallu mii oađđá.
why-own-soldier = Du soahteolmmái lea sajis { $at }, ja juohke sadjái čáhká dušše okta.
why-king-alone = Gonagas ii sáhte juohkit saji iežas soahteolbmáiguin, ja okta lea sajis { $at }.
why-queen-alone = Dronnet ii sáhte juohkit saji du eará boaluiguin, ja okta lea sajis { $at }.
why-own-queen = Du dronnet lea sajis { $at }, iige son juoge saji geainnage.
why-own-king = Du gonagas lea sajis { $at }, iige son juoge saji geainnage.
why-push = Gonagas cadjojuvvošii iežat boalu ala sajis { $at }.
why-queue = Soahteolbmát mannet ráiddus eaige sáhte mannat nubbi nuppi meaddel; okta lea geainnu alde sajis { $at }.
why-straight = Gonagas ja dronnegat mannet njuolga. Dat eai sáhte jorggihit guovdu ráđa.
why-rider = Soahteolmmái mii guoddá gonagasa, manná dušše suinna.
why-nothing-there = Dus ii leat boallu doppe.
why-no-use = Ii oktage bircu mii dál heive, doalvvo dan gosage.

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
set-lines = Sárgát
set-lines-short = Oanehaččat
set-lines-joined = Oktii
set-ornament = Čikŋa
set-ornament-sun = Beaivi
set-ornament-x = X
set-ornament-diamond = Ruvttu
set-ornament-star = Násti
set-coordinates = Sajiid namat fielus
set-coordinates-auto = Go teaksta geavaha daid
set-coordinates-yes = Álo
set-coordinates-no = Ii goassege
set-below = Gean bealde
set-below-auto = Spealli dán šearpma luhtte
set-below-men = Olbmáid bealli
set-below-women = Gálgguid bealli
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
set-auto-throw = Bálkes ieš
tap-to-skip = Deaddil duolbasa, de lihkadeapmi gurgojuvvo.
set-sound = Jietna
set-volume = Jietnafámut

## Njuolggadusbádji

lab = Heivet njuolggadusaid
lab-about = Juohke njuolggadus lea muhtun vuonas spellojuvvon eará láhkai. Rievdat maid háliidat: juohke árvu čájeha gos dat boahtá.
lab-based = Vuođđun
lab-recorded = Árbevirolaš njuolggadusat, rievdatkeahttá.
lab-handed = Árbevirolaš njuolggadusat, válljemiin maid gáldut guđđet rabas.
lab-invention = Muhtun muddui iežat hutkosat. Ávvut dainna!
lab-refused = Dát válljemat eai heive oktii: { $reason }.
origin-recorded = { $sources }
origin-offered = eará válljen gáldus { $sources }
origin-fits = heive buot njuolggadusaide: { $sources }
origin-invention = iežat hutkosat
source-reaidu = Reaidu
source-booklet = Gihpa 2018
source-globe-joueur = Le Globe Joueur
source-digital-sahkku = Digital Sáhkku
opt-columns = Goluonat
opt-places = Sajit
opt-queens = Dronnegat
opt-dice = Man galle birccu
opt-faces = Birccuid bealit
opt-blank = Guoros beali árvu
opt-rethrow = Bálkestit ođđasit
opt-order = Birccuid ortnet
opt-track = Geaidnu birra fiellu
opt-miedut = Nubbi spealli oažžu válljet mieđut
opt-stacking = Soahteolbmát sáhttet juohkit saji
opt-queue = Soahteolbmát bissot ráiddus
opt-sleepers = Oađđit
opt-utsjok = Gonagasa oažžu váldit eret
opt-stake = Bidju juohke soahteolbmá ovddas mii lea báhcán
val-yes = juo
val-no = ii
val-none = ii mihkkege
val-places-lines = sárgát
val-places-squares = ruvttut
val-rethrow-each = birccut main lea X
val-rethrow-all = buot, go buohkain lea X
val-rethrow-none = ii goassege
val-order-free = friddja
val-track-loop = birra ja birra
val-track-eight = gávccenummir, ruoktot fas
val-sleepers-exposed = sáhttet goddojuvvot
val-sleepers-protected = leat dorvvus vašálaččas
val-sleepers-closed = giddejit saji
contradiction-columns = goluonaid lohku galgá leat bárahis lohku 9 ja 21 gaskkas
contradiction-dice = galget leat ovttas njealji rádjai birccu
contradiction-faces = birccus galget leat njeallje iešguđetlágan beali
contradiction-no-x = X haga ii oktage sáhtášii goassege lihkkat
contradiction-blank-no-face = guoros bealis lea árvu, muhto dáin birccuin ii leat guoros bealli
contradiction-blank-no-value = dáin birccuin lea guoros bealli, ja dan árvu galgá leat 0 dahje 4
contradiction-order = mearriduvvon ortnegis galgá leat { $face }, mas lea árvu
contradiction-queue = soahteolbmát ráiddus eai sáhte juohkit saji
contradiction-next-free = soahteolbmát geat luvvejuvvojit njuolga gaskaráđđái, eai geavat geainnu boahtte saji
contradiction-like-odds-place = soahteolbmát geat luvvejuvvojit njuolga gaskaráđđái, eai sáhte leat luvvejuvvon ruovttus
contradiction-like-odds-ahead = golbma vuosttaš lávkki eai livčče buot friddja, dahje goappašat soahteveagat mannet seamma geahčái

## Beavdegirjjit

record-about = Juohke bálkesteapmi ja juohke válljen, vurkemii ja juohkimii. Jus háliidat joatkit eará spealu, de liibme dan beavdegirjji dása dahje raba fiilla.
record-open = Joatkke dán teavsttas
record-file = Raba fiilla
copy-record = Máŋge
copy-link = Máŋge liŋkka
copied = Máŋgejuvvon.
not-copied = Dát neahttalohkki ii suova siiddu máŋget. Teaksta lea merkejuvvon: máŋge dan ieš.
record-refused = Dán beavdegirjji ii sáhte lohkat. { $error }.

## Kioska

invite = Guoskkat fiellu vai spealat
invite-about = Sáhkku, sámiid birccospeallu
still-there = Leatgo vel dáppe?
still-there-count = { $count ->
    [one] Fiellu máhccá álgui ovtta sekundda geažes.
    [two] Fiellu máhccá álgui guovtti sekundda geažes.
   *[other] Fiellu máhccá álgui { $count } sekundda geažes.
}
still-there-go-on = Speala ovddos
staff = Bargiide
staff-version = Sáhkku, veršuvdna { $version }
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
kiosk-no-table = Fiilla ii sáhte lohkat JSON:an mas leat namat ja árvvut ruođuid siste.
kiosk-unknown-name = «{ $name }» ii leat makkárge heivehusa namma.
kiosk-no-flag = «{ $name }» galgá leat true dahje false.
kiosk-no-number = «{ $name }» galgá leat ollislohku { $least } ja { $most } gaskkas.
kiosk-no-time = «{ $name }» galgá leat diibmu nugo "4:00", dahje null.
kiosk-no-list = «{ $name }» galgá leat teavsttaid listu.
kiosk-unknown = «{ $name }» namuha «{ $word }», mii ii leat dovddus.
kiosk-no-sound = «{ $name }» galgá leat "off", "on", dahje listu nugo [{ "{" }"from": "10:00", "to": "17:00"{ "}" }].

## Rávvagat

hint-note = Vejolašvuohta vuoitit, nugo gievrramus dihtorspealli dan oaidná.
odds-title = { $side ->
    [men] Guđet olbmát sáhttet goddojuvvot?
   *[women] Guđet gálgut sáhttet goddojuvvot?
}
odds-item = { $piece ->
    [soldier] Soahteolmmái { $at }: { $chance } %
    [queen] Dronnet { $at }: { $chance } %
   *[king] Gonagas { $at }: { $chance } %
}
# A badge on the board, beside a piece.
odds-badge = { $chance } %
odds-none = Nuppe beali boahtte bálkesteapmi ii sáhte goddit ovttage.
odds-note = Man dávjá nuppe beali boahtte bálkesteapmi sáhttá goddit boalu. X mat bálkestuvvojit ođđasit, eai leat lohkkojuvvon.
notice-no-advice = Prográmma oasi mii addá rávvagiid, ii sáhte viežžat dáppe.

## Geahččat ruovttoluotta, nannet, ja siidu birra

list-side = { $side ->
    [men] olbmát
   *[women] gálgut
}
scrubber = Spealu lávkkit
line-moved = { $piece ->
    [queen] Dronnet { $from }–{ $to }.
    [king] Gonagas { $from }–{ $to }.
   *[soldier] { $from }–{ $to }.
}
show-again = Čájet ođđasit
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
read-action-end = lihkastaga loahppa
read-action = lihkastat, ovdamearkka dihte II:b9-b7, X:+a15-b15, R2 dahje stop
read-again = man galle birccu bálkestuvvojit ođđasit
read-again-die = birccu nummir, juohkehaš dušše oktii
read-colon = kolon birccu maŋis
read-landing = sárggáš ja sadji gosa boallu boahtá
read-place = sadji, ovdamearkka dihte b8
read-option-value = válljen hámis namma=árvu
read-rules = sátni rules ja njuolggadusčoahki namma
read-shorter = oanehet teaksta
read-nothing = ii mihkkege bohtosa maŋis
read-turn-or-result = vuorru dahje boađus
read-header = dieđut spealu birra ovdal vuosttaš bálkesteami
read-once = dát diehtu dušše oktii
read-name = namma mas leat eanemusat 80 mearkka ovtta linnjás
read-date = okta dáhton, ovdamearkka dihte 2026-11-21
read-womens-throw = vinjusárggis ja gálgguid bálkesteapmi
read-rest-of-turn = ovddit vuoru loahppa, iežas linnjás
read-next-line = boahtte vuorru iežas linnjás
read-fewer-dice = eanemusat 4 birccu
read-row-slash = vinjusárggis ovdal boahtte ráđa
read-full-stop = čuokkis logu maŋis
read-bracket = loahppasuodjá
read-piece = boallu (m, M, w, W dahje K), suodjá dahje guoros sajiid lohku
read-face = bealli: X, I, II, III dahje -
read-rule-set = njuolggadusčoahkki: { $words }
read-option = válljen: { $words }
read-together = válljemat mat sohpet oktii: { $reason }
read-turn = vuorru { $number }
read-result = spealu boađus: { $result }
read-room = eanemusat { $left } saji vel ráđas { $row }
read-throw = bálkesteapmi dáid njuolggadusaid birccuiguin
read-legal = lihkastat maid njuolggadusat dás diktet
read-cross = birccuid main lea X
read-next = dat mii sáhttá boahtit dál spealus
read-possible = vejolaš sajádat; dás { $reason }
read-army = nuppi bealis leat eanet soahteolbmát go álggus
read-queens = leat dronnegat mat njuolggadusain eai leat
read-king = gonagas ii sáhte leat ná
read-dice = birccut eai sáhte leat ná
read-miedut = dáin njuolggadusain ii leat mieđut
read-standing = dat mii lea sajis { $at } ii sáhte leat das
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
paper-board-how = { $drawing ->
    [squares] Álggus: soahteolmmái juohke ruktui olgguldas ráđain
   *[lines] Álggus: soahteolmmái juohke sárgái olgguldas ráđain
}{ $home-row ->
    [front-empty] { " " }(goappáge ovddimus lea guorus)
   *[full] { "" }
}, gonagas gaskii{ $queens ->
    [yes] , goappáge dronnet mearkka ala iežas olgeš bealde
   *[no] { "" }
}.
paper-dice-how = Čuohpa, máhcut buot boatkaluvvon sárgáid ja liibme avžži siskkobeallái; golmmačiegagat dahket geažážiid.
paper-pieces-how = Čuohpa ja máhcut unna lávvožin; guokte juolggi libmejuvvojit oktii vuollil.

## Vuosttálastit, ja speallu geahčaduvvon ođđasit

review-working = Speallu guorahallojuvvo: { $done } %
review-chart = Olbmáid vejolašvuohta vuoitit lei álggus { $start } % ja loahpas { $end } %.
review-legend = Vejolašvuohta vuoitit juohke bálkesteami maŋŋel: alit olbmáide, rukses gálgguide. Fiskat čájeha divrras válljemiid.
review-luck = Lihkku: maid bálkesteamit adde
review-skill = Máhttu: maid válljemat mákse
review-units = Vuoitinvejolašvuođa proseantačuoggáin, nugo gievrras spealli dan oaidná.
review-mistakes = Divrras válljemat
review-none = Ii mihkkege namuhan veara.
review-mistake = { $side ->
    [men] Olbmát: { $played }. Buoret: { $better }. Dat mávssii { $cost } proseantačuoggá.
   *[women] Gálgut: { $played }. Buoret: { $better }. Dat mávssii { $cost } proseantačuoggá.
}
review-details = Buot bálkesteamit ja válljemat
review-side = Bealli
review-entry = Bálkesteapmi dahje válljen
review-chance = Olbmáid vejolašvuohta (%)
review-change = Rievdan beallái
review-then = { $name }: buoret válljen
review-then-note = Fiskat: buoret válljen. Rukses: mii spellojuvvui. «Gidde» doalvu ruovttoluotta.
side-name = { $side ->
    [men] Olbmát
   *[women] Gálgut
}
players-men = Olbmát
players-women = Gálgut
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
key-dice = bircu: dušše dan geainnut; dahje X maid bálkestit ođđasit
key-throw = bálkesta birccuid
key-rethrow = bálkesta X:aid ođđasit
key-escape = sihkku válljema
describe-army = { $side ->
    [men] Olbmát
   *[women] Gálgut
} – oađđimin: { $asleep-list }; lihkan: { $awake-list }.
describe-nobody = ii oktage
describe-homebound = { $place } ruoktot jođus
describe-riding = { $place } guoddá gonagasa
describe-queen = { $awake ->
    [yes] Sin dronnet lea lihkan sajis { $place }.
   *[no] Sin dronnet oađđá sajis { $place }.
}
describe-king = { $holder ->
    [men] Gonagas lea sajis { $place }, olbmáid hálddus.
    [women] Gonagas lea sajis { $place }, gálgguid hálddus.
   *[none] Gonagas lea sajis { $place } iige gula geasage.
}
describe-dice = Birccut čájehit { $faces }.

## The result

won-you = Don vuitet!
won-opponent = { $name } vuittii
ending-turns = { $count ->
    [one] Okta vuorru
   *[other] { $count } vuoru
}
ending-captured = Váldon
ending-luck = Lihkku
ending-open = Boađus
ending-blow = Čájet loahpa ođđasit
ending-share = Juoge
link-copied = Liŋka lea máŋgejuvvon.
not-shared = Dát neahttalohkki ii suova siiddu juohkit. Liŋka lea beavdegirjjis.
rematch = Speala fas: molso beali
rematch-weaker = Heajut vuosttálasti
rematch-stronger = Gievrrat vuosttálasti
