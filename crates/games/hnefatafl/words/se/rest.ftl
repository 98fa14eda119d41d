# Sánit das mii vižžojuvvo vuosttaš šearpma maŋŋel. Geahča game.ftl. Álgoveršuvdna: eatnigielat lohkki váilu vel.

## More

# Three words at most, on the card of a rule set.
short-four = njealljis váldet gonagasa
short-two = guovttis váldet gonagasa
short-corner = čihkii
short-walls = ráidu ja ladni
about-beginner = Váldá maid oaidná, ja vajáldahttá dávjá gosa gonagas sáhttá mannat. Buorre guoibmi vuosttaš spealus.
about-easy = Oaidná du boahtte lihkastaga, muhto ii dan mii boahtá dan maŋŋel.
about-steady = Speallá jierpmálaččat, muhto dahká duollet dálle meattáhusa.
about-strong = Jurddaša máŋga lihkastaga ovddos.
about-master = Geahččá nu guhkás go áigi diktá.
portrait-linne = Musea njuolggadusbláđđi, mii muitala Linné mielde: 9 × 9 saji, ja gonagas lea váldon dušše go lea birastuvvon buot njealji bealis.
portrait-tablut = Nugo máŋga dutki lohket Linné latiinnagiela: go gonagas lea guhkkin šloahtas, guokte moskovihta sáhttiba váldit su.
portrait-brandubh = Unna speallu nugo dat otne spellojuvvo neahtas: 7 × 7 saji, ja gonagas galgá joavdat čihkii.
portrait-copenhagen = Eanaš dálá tafl-spelliid speallu: 11 × 11 saji, gonagas galgá joavdat čihkii, ja olles ráiddu ravddas sáhttá goddit. Son vuoitá maid ladnis ravddas.
portrait-fetlar = Speallu mas Copenhagen vuolgá: 11 × 11 saji, ja gonagas galgá joavdat čihkii.
set-side-swede = Ruoŧŧelaččat
set-side-muscovite = Moskovihtat

## Álgu

about-text = Hnefatafl spellojuvvui Davviriikkain ruovdeáiggi rájes. 1732:s oinnii Carl von Linné sámiid speallamin ovtta dán spealu hámi, tablut, ja čálii njuolggadusaid iežas mátkebeaivegirjái. Maŋŋel dán bearraša spealut vajálduvve eanaš báikkiin. Linné čálus lea dárkileamos válddahus das mo okta dain spellojuvvui.
about-how = Ruoŧŧelaččain lea gonagas ja su fávttat, drabánttat, guovdu. Sii vuitet go gonagas beassá olggos. Moskovihtat čužžot sin birra ja vuitet go birastit su. Buot boalut mannet njuolga, ja guokte boalu ovttas goddiba vašálačča mii čuožžu gaskkas.

## Geahččat spealu ođđasit

review-chart = Ruoŧŧelaččaid vejolašvuohta vuoitit lei álggus { $start } % ja loahpas { $end } %.
review-luck = Lihkku
review-skill = Massojuvvon divrras lihkastagaid geažil
review-units = Vuoitinvejolašvuođa proseantačuoggáin, nugo gievrras spealli dan oaidná.
hint-note = Vejolašvuohta vuoitit, nugo gievrramus dihtorspealli dan oaidná.
review-details = Buot lihkastagat
review-entry = Lihkastat
review-chance = Ruoŧŧelaččaid vejolašvuohta (%)
side-name = { $side ->
    [swede] Ruoŧŧelaččat
   *[muscovite] Moskovihtat
}

## Speallit

players-first = Ruoŧŧelaččat
players-second = Moskovihtat

## Rávvagat

threats-title = { $side ->
    [swede] Guđet ruoŧŧelaččat sáhttet goddojuvvot?
   *[muscovite] Guđet moskovihtat sáhttet goddojuvvot?
}
threats-item = { $piece ->
    [king] Gonagas sajis { $at }
    [drabant] Drabánta sajis { $at }
   *[muscovite] Moskovihtta sajis { $at }
}
threats-ways = { $side ->
    [swede] Du gonagas sáhttá beassat olggos: { $places }.
   *[muscovite] Gonagas sáhttá beassat olggos: { $places }.
}
threats-none = Nuppe beali boahtte lihkastat ii sáhte goddit ovttage.
threats-note = Nubbi bealli sáhttá goddit dáid iežas boahtte lihkastagain.

## Manne ii

why-nothing-there = Das ii leat mihkkege.
why-not-yours = { $side ->
    [swede] Dat boallu ii leat du. Don spealat ruoŧŧelaččaiguin, gonagasain ja su seakka drabántaiguin.
   *[muscovite] Dat boallu ii leat du. Don spealat moskovihtaiguin, govda boaluiguin.
}
why-no-move = Lihkastat galgá doalvut eará sadjái.
why-straight = Buot boalut mannet njuolga, ráđa dahje goluona mielde.
why-hemmed-in = Dat ii beasa gosage: eará boalut leat birra.
why-occupied = Eará boallu lea sajis { $at }.
why-in-the-way = Boallu lea geainnu alde sajis { $at }, iige oktage sáhte njuiket.
why-castle-stop = Dušše gonagas oažžu bisánit šlohttii.
why-castle-stop-nobody = Ii oktage oaččo šat bisánit šlohttii.
why-castle-pass = Dát boallu ii oaččo mannat šloahta čađa.
why-camp-stop = Leaira sajis { $at } lea giddejuvvon dán bollui.
why-camp-pass = Dát boallu ii oaččo mannat leairra čađa sajis { $at }.
why-corner = Dušše gonagas oažžu bisánit čihkii.
why-unannounced = Ii oktage leat dadjan raichi dahje tuichu, ja danne gonagas ii oaččo vel mannat olggos.
why-word = Dat sátni ii leat dál duohta.

## Heivehusat

set-ornament = Šloahta čikŋa
set-ornament-sun = Beaivi
set-ornament-x = X
set-ornament-diamond = Ruvttu
set-ornament-star = Násti
set-dark = Sevdnjes boalut
set-dark-attackers = Moskovihtat
set-dark-defenders = Ruoŧŧelaččat
set-below-swede = Ruoŧŧelaččaid bealli
set-below-muscovite = Moskovihtaid bealli

## Geahččat ruovttoluotta

list-side = { $side ->
    [swede] ruoŧŧelaččat
   *[muscovite] moskovihtat
}
line-moved = { $piece ->
    [king] Gonagas { $from }–{ $to }.
   *[drabant] { $from }–{ $to }.
}

## Njuolggadusbádji

lab-about = Linné ii vástidan buot gažaldagaide, ja musea bláđđi vástida vel unnit gažaldagaide. Vástit nugo háliidat: juohke árvu čájeha gos dat boahtá.
lab-recorded = Njuolggadusčoahkki mas lea namma, rievdatkeahttá.
lab-handed = Njuolggadusčoahkki mas lea namma, válljemiin maid dan gáldu guođđá rabas.
source-sheet = musea njuolggadusbláđđi
source-scholars = dutkit geat leat lohkan Linné
source-net = speallit neahtas
source-copenhagen = Copenhagen njuolggadussiidu
source-fetlar = Fetlar njuolggadussiidu
origin-silent = min iežamet: gáldus ii leat mihkkege dan birra ({ $sources })
origin-departs = min iežamet: gáldus lea eará láhkai ({ $sources })
opt-board = Fiellu
val-board-7 = 7 × 7
val-board-9 = 9 × 9
val-board-11 = 11 × 11
contradiction-small-board-edge = go leat 7 × 7 saji ja olles ravda lea rabas, de ruoŧŧelaččat vuitet álo, jus guokte moskovihta eaba sáhte váldit gonagasa vaikko gos
contradiction-castle-never-counts = jus šloahtta ii lohkkojuvvo goassege, de galget buot boalut oažžut bisánit dasa; muđui gonagas dan bálddas ii sáhte goassege birastuvvot
contradiction-two-with-castle = okta áidna moskovihtta sáhtášii váldit gonagasa guoros šloahta vuostá

## Beavdegirjjit

record-about = Juohke lihkastat, vurkemii ja juohkimii. Jus háliidat joatkit eará spealu, de liibme dan beavdegirjji dása dahje raba fiilla.

## Kioska

invite-about = Hnefatafl, gonagasspeallu
past-1 = Hnefatafl spellojuvvui Davviriikkain ruovdeáiggi rájes
past-2 = 1732:s oinnii Carl von Linné sámiid speallamin ovtta dán spealu hámi, tablut
past-3 = Maŋŋel dán bearraša spealut vajálduvve eanaš báikkiin
past-4 = Linné čálus lea dárkileamos válddahus das mo okta dain spellojuvvui
staff-version = Hnefatafl, veršuvdna { $version }

## Báhpáris

pieces-king = Gonagas
pieces-drabants = Drabánttat
pieces-muscovites = Moskovihtat
paper-board-how = Álggus: gonagas násti ala guovdu, su drabánttat su birra, moskovihtat iežaset leairraide.
paper-pieces-how = Čuohpa ja máhcut unna lávvožin; guokte juolggi libmejuvvojit oktii vuollil.

## Boalut ja gažaldagat

key-dice = vállje birccu
key-rethrow = bálkesta ođđasit
describe-pieces = Gonagas lea sajis { $place }. Drabánttat: { $drabants }. Moskovihtat: { $muscovites }.
describe-none = ii oktage

ending-length = { $count ->
    [one] Okta lihkastat
   *[other] Oktiibuot { $count } lihkastaga, goappaš beliid lohkkojuvvon
}

## A first game

coach-move = Boalut mannet njuolga.
coach-lost = Du boallu goddojuvvui: vašálaš giddii dan.
coach-capture = Don goddet boalu: du boallu giddii dan.
coach-raichi = Raichi mearkkaša ahte gonagasas lea okta geaidnu olggos.
coach-tuichu = Tuichu mearkkaša ahte gonagasas lea eanet go okta geaidnu olggos.

## Sánit maid sáhttá deaddilit

term-castle = šloa*
term-castle-about = Šloahtta lea sadji guovdu fiellu. Gonagas álgá das.
term-drabant = drabán*
term-drabant-about = Drabánttat leat gonagasa fávttat.
term-raichi = raichi
term-tuichu = tuichu

## Sivat, ja sátni ovdal vuoittáhallama

fact-wins = Vuoitá spealu.
fact-captures = { $piece ->
    [drabant] Goddá drabántta sajis { $at }.
   *[muscovite] Goddá moskovihta sajis { $at }.
}
fact-opens = Rahpá gonagassii luotta olggos: { $at }.
fact-closes = Gidde gonagasa luotta olggos: { $at }.
fact-corners = Áitá váldit gonagasa sajis { $at }.
fact-guards = { $piece ->
    [king] Gonagas sajis { $at } ii sáhte šat váldojuvvot.
    [drabant] Drabánta sajis { $at } ii sáhte šat goddojuvvot.
   *[muscovite] Moskovihtta sajis { $at } ii sáhte šat goddojuvvot.
}
fact-threatens = { $piece ->
    [drabant] Áitá goddit drabántta sajis { $at }.
   *[muscovite] Áitá goddit moskovihta sajis { $at }.
}
fact-frees = Rahpá gonagasa luotta sadjái { $at }.
fact-bars = Gidde gonagasa luotta sadjái { $at }.
fact-leaves = { $piece ->
    [king] Gonagas sajis { $at } sáhttá váldojuvvot.
    [drabant] Drabánta sajis { $at } sáhttá goddojuvvot.
   *[muscovite] Moskovihtta sajis { $at } sáhttá goddojuvvot.
}
fact-way = Gonagas sáhttá beassat olggos: { $at }.
warn-loss = { $side ->
    [swede] Moskovihtat sáhttet váldit du gonagasa boahtte lihkastagain sajis { $at }.
   *[muscovite] Gonagas sáhttá beassat olggos boahtte lihkastagain: { $at }.
}
# What a puzzle is about.
puzzle-theme = { $theme ->
    [win] Vuoitte dalán
    [two] Vuoitte boahtte lihkastagain
    [raichi] Raba luotta
    [ring] Áitte gonagasa
    [hold] Bisán nannosit
   *[capture] Gotte
}

## A fair game

set-even-both = Vuoiggalaš gilvu: goappaš bealit oktii
scale-people = olbmuid spealut
scale-computers = dihtoriid spealut
handicap = Vai šaddá vuoiggalaš
handicap-none = Njuolggadusat nugo leat
handicap-camps-muscovites = Leairrat leat giddejuvvon ruoŧŧelaččaide
handicap-king_captures-no = Gonagas ii gotte maidege
handicap-king_taken-two = Guovttis váldet gonagasa gos beare
balance-people = { $favoured ->
    [swede] Dát njuolggadusat leat buorit ruoŧŧelaččaide
    [muscovite] Dát njuolggadusat leat buorit moskovihtaide
   *[none] Dát njuolggadusat leat vuoiggalaččat
}: { $most } spealus maid olbmot leat speallan (čoakkáldat: { $sources }), ruoŧŧelaččat vuite { $first } ja moskovihtat { $second }.
balance-also = { $most } spealus gaskal min dihtorspelliid ruoŧŧelaččat vuite { $first } ja moskovihtat { $second }.
balance-computers = { $favoured ->
    [swede] Gaskal min dihtorspelliid dát njuolggadusat leat buorit ruoŧŧelaččaide
    [muscovite] Gaskal min dihtorspelliid dát njuolggadusat leat buorit moskovihtaide
   *[none] Gaskal min dihtorspelliid dát njuolggadusat leat vuoiggalaččat
}: { $most } spealus ruoŧŧelaččat vuite { $first } ja moskovihtat { $second }.
even-next = Nubbi speallu: molso beali
even-now = Dát lei vuoiggalaš gilvvu vuosttaš speallu. Molso beali nuppi spellui. Vuosttažettiin lohkkojuvvojit vuoittut, de unnimus lihkastagat, de goddojuvvon boalut.
even-beat = Vuoiggalaš gilvvu nubbi speallu. { $beats ->
    [swede] Ruoŧŧelaččat vuite vuosttaža, lihkastagat { $count }.
    [muscovite] Moskovihtat vuite vuosttaža, lihkastagat { $count }.
   *[none] Vuosttaš lei dássespeallu, lihkastagat { $count }.
}
even-won = { $won ->
    [yes] Don vuoittát vuoiggalaš gilvvu:
   *[no] { $lost ->
        [yes] Don vuoittáhalat vuoiggalaš gilvvu:
       *[no] { $side ->
            [swede] Vuoiggalaš gilvvu vuoitá son geas ledje dál ruoŧŧelaččat:
           *[muscovite] Vuoiggalaš gilvvu vuoitá son geas ledje dál moskovihtat:
        }
    }
}
even-by = { $by ->
    [wins] vuoittut { $first }–{ $second }.
    [moves] vuoittu lihkastagat { $first }, nuppis { $second }.
   *[captures] goddojuvvon boalut { $first }–{ $second }.
}
even-level = Vuoiggalaš gilvu ii čovdojuvvo: goappašagat leigga seamma buorit.

## The position editor

editor-said = Sátni mii gusto
setup-castle = dušše gonagas oažžu bisánit šloahtas
