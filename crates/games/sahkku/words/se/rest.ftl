# The words of what is loaded after the first screen, beside the rest of the program. See game.ftl.

## More

# Three words at most, on the card of a rule set.
short-order = birccut ortnegis
short-two-dice = álkimus: guokte birccu
short-queens-raids = dronnegat ja falleheamit
short-queens = dronnegiiguin
short-raids = falleheapmi luvve gonagasa
short-ride = guotte gonagasa
short-push = caje gonagasa
short-push-again = caje, bálkes ođđasit
short-all-x = álggus buot X
portrait-lagesvuotna = Lágesvuonas; duojár Edmund Johansen huksii dan fas boares muittuin. Dronnegat, gonagas mii girdá sárgáid mielde, oađđit geaidda ii oktage sáhte guoskat: njuolggadusčoahkiin dát lea eanemus strategalaš.
portrait-vuonnamarkan = Lágesvuona speallu Unjárgga gonagasain, guhte vuordá dassážii go soahteolmmái boahtá vuostebeali ruoktoráđđái. Nu spellojuvvo sáhkku máilmmicuppas.
portrait-raisa = Návuonas, nugo Yngvar Mejland Ráissas čálii dan 1953:s. Guokte birccu mearriduvvon ortnegis: dás mearkkaša lihkku eanemusat.
portrait-maze = Mejlanda njuolggadusat, nugo oahpaheaddji Bernt Pettersen buvttii daid Mázii 1980-logus. Seamma guokte birccu, vaikko makkár ortnegis.
portrait-vuovdaguoika = Hans Aslak Guttorm Vuovdaguoikkas oahpahii dan nieiddaidasas. Soahteolbmát bissot ráiddus, ja gonagas cadjojuvvo ovddos.
portrait-gavkevuotna = Gávkevuonas Davvinjárgga lahka; snihkkár Kristian Johansen oahpahii dan. Dego Vuovdaguoikka speallu, muhto ođđasit bálkestemiid haga.
portrait-unjarga = Ođđasit huksejuvvon das mii lea čállojuvvon Unjárgga birra: soahteolbmát mannet njuolga gaskaráđđái, ja gonagas vuordá vuosttaš soahteolbmá guhte joavdá vuostebeali ruoktoráđđái.
portrait-globe-joueur = Fránskalaš huksehus. Soahteolmmái manná gonagasa vuollái ja guoddá su. Bealli man buot soahteolbmát leat luvvejuvvon, vuoittáhallá jus sus lea vel bircu maid ii sáhte atnit.
portrait-borvo = Dán speallu čilgii Alan Borvo jagis 2001, ja Ludii muitala dan. Ii leat museá njuolggadusbláđiin. Ovdal go vuosttaš soahteolmmái luvvejuvvo, bealli galgá bálkestit X juohke birccuin.
about-beginner = Viehká dan maŋis mii lea lahka, ja ii fuomáš ollu. Buorre guoibmi vuosttaš spealus.
about-easy = Váldá maid oaidná, ovtta birccu hávális.
about-steady = Speallá jierpmálaččat, muhto dahká duollet dálle meattáhusa.
about-strong = Jurddaša juohke bálkesteami lohppii.
about-master = Oaidná maiddái maid don sáhtát vástidit.
set-side-men = Olbmát
set-side-women = Gálgut

## Álgu

about-text = Sáhkku lea árbevirolaš sámi duolbbášspeallu. Dat spellojuvvui viidát Sámis, julevsámi guovllus lulde gitta nuortalaččaid rádjai. Kristtalaš boktimat 1800-logus gohčodedje dan Biro spealu, dáruiduhttin ja soahti dahke loahpa, ja dat measta jávkkai. Muhtun bearrašat spelle ain ja dahke speallobiergasiid, ja sin geažil dat fas spellojuvvo.
about-how = Goappáge spealliin lea soahteveahka: olbmát dahje gálgut. Soahteolbmát ođđet dassážii go X luvve daid. Go leat lihkkan, de vulget birra fiellu ja goddet vašálaččaid geaid sadjái bohtet. Gonagas guovdu gullá sutnje, guhte maŋimuš su faskkii.

## Manne ii

why-asleep = Dát boallu oađđá. Dušše X luvve dan.
why-not-front = Soahteolbmát luvvejuvvojit ortnegis. Boahttevaš lea sajis { $at }.
why-next-not-free = Dat luvvejuvvo easkka go { $at } lea guorus.
why-not-yours = { $side ->
    [men] Dat boallu ii leat du. Don spealat olbmáiguin, sevdnjes boaluiguin.
   *[women] Dat boallu ii leat du. Don spealat gálgguiguin, čuovges boaluiguin.
}
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

set-lines = Sárgát
set-lines-short = Oanehaččat
set-lines-joined = Oktii
set-ornament = Čikŋa
set-ornament-sun = Beaivi
set-ornament-x = X
set-ornament-diamond = Ruvttu
set-ornament-star = Násti
set-below-men = Olbmáid bealli
set-below-women = Gálgguid bealli

## Njuolggadusbádji

lab-about = Juohke njuolggadus lea muhtun vuonas spellojuvvon eará láhkai. Rievdat maid háliidat: juohke árvu čájeha gos dat boahtá.
lab-recorded = Čállojuvvon njuolggadusčoahkki, rievdatkeahttá.
lab-handed = Árbevirolaš njuolggadusat, válljemiin maid gáldut guđđet rabas.
source-reaidu = Reaidu
source-booklet = Gihpa 2018
source-globe-joueur = Le Globe Joueur
source-digital-sahkku = Digital Sáhkku
source-borvo = Borvo 2001
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
opt-first_wake = Vuosttaš soahteolmmái luvvejuvvo
val-places-lines = sárgát
val-places-squares = ruvttut
val-rethrow-each = birccut main lea X
val-rethrow-all = buot, go buohkain lea X
val-rethrow-none = ii goassege
val-first_wake-any = ovttain X
val-first_wake-all-x = go buot birccuin lea X
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

## Kioska

invite-about = Sáhkku, sámiid birccospeallu
past-1 = Sáhkku spellojuvvui viidát Sámis
past-2 = Kristtalaš boktimat 1800-logus gohčodedje dan Biro spealu
past-3 = Dáruiduhttin ja soahti dahke loahpa, ja dat measta jávkkai
past-4 = Muhtun bearrašat spelle ain, ja sin geažil dat fas spellojuvvo
staff-version = Sáhkku, veršuvdna { $version }

## Rávvagat

odds-title = { $side ->
    [men] Guđet olbmát sáhttet goddojuvvot?
   *[women] Guđet gálgut sáhttet goddojuvvot?
}
odds-item = { $piece ->
    [soldier] Soahteolmmái { $at }: { $chance } %
    [queen] Dronnet { $at }: { $chance } %
   *[king] Gonagas { $at }: { $chance } %
}
odds-none = Nuppe beali boahtte bálkesteapmi ii sáhte goddit ovttage.
odds-note = Man dávjá nuppe beali boahtte bálkesteapmi sáhttá goddit boalu. X mat bálkestuvvojit ođđasit, eai leat lohkkojuvvon.

## Geahččat ruovttoluotta, nannet, ja siidu birra

list-side = { $side ->
    [men] olbmát
   *[women] gálgut
}
line-moved = { $piece ->
    [queen] Dronnet { $from }–{ $to }.
    [king] Gonagas { $from }–{ $to }.
   *[soldier] { $from }–{ $to }.
}

## Mii teavsttas lea boastut

read-action-end = lihkastaga loahppa
read-action = lihkastat, ovdamearkka dihte II:b9-b7, X:+a15-b15, R2 dahje stop
read-again = man galle birccu bálkestuvvojit ođđasit
read-again-die = birccu nummir, juohkehaš dušše oktii
read-colon = kolon birccu maŋis
read-landing = sárggáš ja sadji gosa boallu boahtá
read-place = sadji, ovdamearkka dihte b8
read-turn-or-result = vuorru dahje boađus
read-header = dieđut spealu birra ovdal vuosttaš bálkesteami
read-womens-throw = vinjusárggis ja gálgguid bálkesteapmi
read-rest-of-turn = ovddit vuoru loahppa, iežas linnjás
read-next-line = boahtte vuorru iežas linnjás
read-fewer-dice = eanemusat 4 birccu
read-row-slash = vinjusárggis ovdal boahtte ráđa
read-full-stop = čuokkis logu maŋis
read-bracket = loahppasuodjá
read-piece = boallu (m, M, w, W dahje K), suodjá dahje guoros sajiid lohku
read-face = bealli: X, I, II, III dahje -
read-turn = vuorru { $number }
read-room = eanemusat { $left } saji vel ráđas { $row }
read-throw = bálkesteapmi dáid njuolggadusaid birccuiguin
read-cross = birccuid main lea X
read-army = nuppi bealis leat eanet soahteolbmát go álggus
read-queens = leat dronnegat mat njuolggadusain eai leat
read-king = gonagas ii sáhte leat ná
read-dice = birccut eai sáhte leat ná
read-miedut = dáin njuolggadusain ii leat mieđut
read-standing = dat mii lea sajis { $at } ii sáhte leat das

## On paper

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

review-chart = Olbmáid vejolašvuohta vuoitit lei álggus { $start } % ja loahpas { $end } %.
review-luck = Lihkku: maid bálkesteamit adde
review-skill = Máhttu: maid válljemat mákse
ending-with-king = { $count } ja gonagas
review-units = Vuoitinvejolašvuođa proseantačuoggáin, nugo gievrras spealli dan oaidná.
hint-note = Vejolašvuohta vuoitit, nugo gievrramus dihtorspealli dan oaidná.
review-details = Buot bálkesteamit ja válljemat
review-entry = Bálkesteapmi dahje válljen
review-chance = Olbmáid vejolašvuohta (%)
side-name = { $side ->
    [men] Olbmát
   *[women] Gálgut
}
players-first = Olbmát
players-second = Gálgut

## Keys and questions

key-dice = bircu: dušše dan geainnut; dahje X maid bálkestit ođđasit
key-rethrow = bálkesta X:aid ođđasit
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

ending-length = { $count ->
    [one] Okta vuorru
   *[other] Oktiibuot { $count } vuoru
}

## Sivat, ja sátni ovdal vuoittáhallama

fact-wins = Vuoitá spealu.
fact-captures = { $piece ->
    [queen] Goddá dronnega sajis { $at }.
   *[soldier] Goddá soahteolbmá sajis { $at }.
}
fact-takes-king = Faske gonagasa sajis { $at }.
fact-wakes = { $piece ->
    [queen] Luvve dronnega sajis { $at }.
   *[soldier] Luvve soahteolbmá sajis { $at }.
}
fact-guards = { $piece ->
    [soldier] Soahteolmmái sajis { $at } ii sáhte šat goddojuvvot.
    [queen] Dronnet sajis { $at } ii sáhte šat goddojuvvot.
   *[king] Gonagas sajis { $at } ii sáhte šat faskojuvvot.
}
fact-leaves = { $piece ->
    [soldier] { $chance } % bálkestemiin sáhttet goddit soahteolbmá sajis { $at }.
    [queen] { $chance } % bálkestemiin sáhttet goddit dronnega sajis { $at }.
   *[king] { $chance } % bálkestemiin sáhttet fasket gonagasa sajis { $at }.
}
warn-loss = { $piece ->
    [soldier] { $side ->
        [men] Olbmát sáhttet goddit du maŋimuš soahteolbmá ja vuoitit: { $chance } % bálkestemiin.
       *[women] Gálgut sáhttet goddit du maŋimuš soahteolbmá ja vuoitit: { $chance } % bálkestemiin.
    }
    [queen] { $side ->
        [men] Olbmát sáhttet goddit du dronnega ja vuoitit: { $chance } % bálkestemiin.
       *[women] Gálgut sáhttet goddit du dronnega ja vuoitit: { $chance } % bálkestemiin.
    }
   *[king] { $side ->
        [men] Olbmát sáhttet fasket du gonagasa ja vuoitit: { $chance } % bálkestemiin.
       *[women] Gálgut sáhttet fasket du gonagasa ja vuoitit: { $chance } % bálkestemiin.
    }
}
# What a puzzle is about.
puzzle-theme = { $theme ->
    [win] Vuoitte dalán
    [king] Faske gonagasa
    [keep] Doalat gonagasa
    [queen] Gádjo dronnega
    [capture] Gotte
    [wake] Luvve dahje vuolgge
   *[again] Bálkes ođđasit
}

## A first game

coach-king = Gonagas lea du. Du birccut sirdet su dassážii go vašálaš fasku su.
coach-king-lost = Gonagas lea dál vašálaččas. Don sáhtát su faskkit ruovttoluotta.
coach-lost = Du soahteolmmái goddojuvvui: dat lea eret spealus.
coach-capture = Don goddet vašálačča: dat lea eret spealus.
coach-queen = X sáhttá luvvet maiddái du dronnega. Jus son goddojuvvo, de vuoittáhalat.
coach-wake = X luvve oađđi soahteolbmá. Deaddil dan.
coach-again = Don sáhtát bálkestit X ođđasit dan sadjái ahte atnit dan.
coach-way = Juohke bircu sirdá ovtta luvvejuvvon soahteolbmá su geainnu mielde.

## Sánit maid sáhttá deaddilit

term-x = X
term-x-about = X, sáhkku, luvve oađđi soahteolbmá.
term-queen = dronne*
term-queen-about = Guhte massá dronnega, lea vuoittáhallan.
term-castle = šloa*
term-castle-about = Šloahtta lea sadji guovdu fiellu.

## The position editor

editor-way = Nuppi beali geaidnu
setup-no-king = gonagas váilu
setup-neutral = gonagas ii gula geasage, ja dalle galgá son vuordit vuosttaš falleheami
setup-asleep = boallu mii oađđá sajis { $at } ii leat doppe gos dat álggii
setup-closed = { $at } lea giddejuvvon: doppe lea boallu mii oađđá
setup-in-hand = ii oktage birccu sáhte leat gieđas go nubbi lea geavahuvvon

## Questions and notices that the first picture does without

use-with = { $piece ->
    [soldier] Soahteolmmái, { $die }
    [queen] Dronnet, { $die }
   *[king] Gonagas, { $die }
}
use-homebound = Soahteolmmái ruovttu guvlui, { $die }
use-take = Faske gonagasa
use-remove = Váldde gonagasa eret spealus
action-move = { $piece ->
    [soldier] Soahteolmmái { $from } – { $to }, { $die }
    [queen] Dronnet { $from } – { $to }, { $die }
   *[king] Gonagas { $from } – { $to }, { $die }
}
action-wake = { $piece ->
    [queen] Luvve dronnega sadjái { $to }
   *[soldier] Luvve { $from } sadjái { $to }
}
action-remove = { $action }, ja gonagas eret spealus
action-rethrow = { $count ->
    [one] Bálkes ovtta X ođđasit
   *[other] Bálkes { $count } X ođđasit
}
action-stop = Heaitte vuoru
draw-offered = { $side ->
    [men] Olbmát fállet dássespealu
   *[women] Gálgut fállet dássespealu
}
draw-question = { $side ->
    [men] Dohkkehitgo olbmát dan?
   *[women] Dohkkehitgo gálgut dan?
}
draw-standstill = Dušše gonagas sáhttá vel vuolgit
draw-standstill-text = Ii oktage eará boallu sáhte šat goassege vuolgit, iige goabbáge bealli sáhte bágget vuoittu. Soahpabeahttigo dássespealu?
draw-declined = { $side ->
    [men] Olbmát eai dohkket dássespealu. Speallu joatkašuvvá.
   *[women] Gálgut eai dohkket dássespealu. Speallu joatkašuvvá.
}
