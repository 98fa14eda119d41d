
## A new version of the page

update-there = Ođđa versiuvdna dán speallus gávdno. Du speallu joatkašuvvá das.
update-take = Ođasmahte dál
update-later = Maŋŋel

elsewhere-title = Speallu lea rabas nuppi gilkoris
elsewhere-text = Vai mihkkege ii láhppo, de speallá dušše okta gilkor hávális. Dát vuordá.
elsewhere-take = Joatkke dás
save-aside = Vurke dan fiilan

# Siiddu sánit davvisámegillii. ÁLGOVERŠUVDNA: čállit eai leat eatnigielagat, ja eatnigielat lohkki váilu vel.
# Speallosánit leat gálduid mielde; geahča docs/glossary.md.

title = Sáhkku

## Álgu

welcome = Sámiid iežaset birccospeallu, mii gildojuvvui «Biro spealluin», ja mii otne fas spellojuvvo.
play-computer = Speala dihtoriin
play-two = Guokte spealli, okta šearbma
continue-game = Joatkke spealu
choose-rules = Njuolggadusat
about = Spealu birra
close = Gidde
new-game = Ođđa speallu
menu = Fállu

about-text = Sáhkku lea árbevirolaš sámi duolbbášspeallu. Dat spellojuvvui viidát Sámis, julevsámi guovllus lulde gitta nuortalaččaid rádjai. Kristtalaš boktimat 1800-logus gohčodedje dan Biro spealu, dáruiduhttin ja soahti dahke loahpa, ja dat measta jávkkai. Muhtun bearrašat spelle ain ja dahke speallobiergasiid, ja sin geažil dat fas spellojuvvo.
about-how = Goappáge spealliin lea soahteveahka: olbmát dahje gálgut. Soahteolbmát ođđet dassážii go X luvve daid. Go leat lihkkan, de vulget birra fiellu ja goddet vašálaččaid geaid sadjái bohtet. Gonagas guovdu gullá sutnje, guhte maŋimuš su faskkii.

## Gielat

language-switch = { $now }: vállje giela
language-status = Dát sámegielat teaksta lea álgoveršuvdna. Dan čállit eai leat eatnigielagat, eaige leat eatnigielat lohkkit vel dárkkistan dan.
notice-incomplete = Speallu ii boahtán ollásit. Iskka oktavuođa ja geahččal ođđasit. ({ $error })
notice-language = Giela { $language } sánit eai boahtán, ja siiddu giella bissu nugo lea. ({ $error })
help-languages = Gielat: { $codes }.

## Gii ja mii

turn-of = { $side ->
    [men] Olbmáid vuorru
   *[women] Gálgguid vuorru
}
turn-of-you = { $side ->
    [men] Du vuorru: olbmát
   *[women] Du vuorru: gálgut
}
throw-off = Gii álgá?

## Maid sáhttá dahkat

task-round = Goappáge bealli bálkesta ovtta birccu. Jus dušše nubbi oažžu X, de dat bealli álgá.
task-round-most = Goappáge bealli bálkesta golbma birccu. Dat bealli álgá, mii oažžu eanemus X.
task-lot = Vuorbi mearrida gii álgá.
task-way = { $side ->
    [men] Olbmát válljejit mo mannet birra fiellu.
   *[women] Gálgut válljejit mo mannet birra fiellu.
}
task-throw = Bálkes birccuid.
task-throw-again = Bálkes birccuid mat leat du gieđas.
task-wait = Dihtor speallá.
task-thinking = Dihtor jurddaša…
task-choose = Vállje boalu.
task-choose-rethrow = Vállje boalu, dahje X man háliidat bálkestit ođđasit.
task-destination = Vállje gosa dat manná. Juohke sadji čájeha birccus.
task-stuck = Ii oktage bircu heive. Bálkes X ođđasit, dahje heaitte vuoru.
task-way-explained = Vuosttut: soahteveagat mannet vuostálaga. Mieđut: don manat seamma guvlui go nubbi soahteveahka.

way-vuosttut = Vuosttut: vuostálaga
way-miedut = Mieđut: seamma guvlui

choose-use = Guhte lihkastat?
use-with = { $piece ->
    [soldier] Soahteolmmái, { $die }
    [queen] Dronnet, { $die }
   *[king] Gonagas, { $die }
}
use-homebound = Soahteolmmái ruovttu guvlui, { $die }
use-take = Faske gonagasa
use-remove = Váldde gonagasa eret spealus

## Boalut

throw-button = Bálkes
throw-again = Bálkes ođđasit
throw-again-count = { $count ->
    [one] Bálkes ovtta X ođđasit
   *[other] Bálkes { $count } X ođđasit
}
end-turn = Heaitte vuoru
take-back = Gáđa
resign = Vuollán
offer-draw = Fála dássespealu
play-again = Speala ođđasit
save-record = Vurke beavdegirjji

## Mii dáhpáhuvai

face-blank = guorus

news-round = Olbmát bálkestedje { $men }, gálgut { $women }.
news-begins = { $side ->
    [men] Olbmát álget.
   *[women] Gálgut álget.
}
news-again = Vel oktii.
news-thrown = { $side ->
    [men] Olbmát bálkestedje { $dice }.
   *[women] Gálgut bálkestedje { $dice }.
}
news-woke = { $side ->
    [men] Olmmái lihkai ja manai sadjái { $to }.
   *[women] Gálgu lihkai ja manai sadjái { $to }.
}
news-queen-woke = { $side ->
    [men] Olbmáid dronnet lihkai ja manai sadjái { $to }.
   *[women] Gálgguid dronnet lihkai ja manai sadjái { $to }.
}
news-moved = { $piece ->
    [queen] { $side ->
        [men] Olbmáid dronnet vulggii: { $from } – { $to }.
       *[women] Gálgguid dronnet vulggii: { $from } – { $to }.
    }
    [king] Gonagas vulggii: { $from } – { $to }.
   *[soldier] { $side ->
        [men] Olmmái vulggii: { $from } – { $to }.
       *[women] Gálgu vulggii: { $from } – { $to }.
    }
}
news-captured = { $side ->
    [men] { $count ->
        [one] Olmmái goddojuvvui sajis { $at }.
        [two] Guokte olbmá goddojuvvuiga sajis { $at }.
       *[other] { $count } olbmá goddojuvvojedje sajis { $at }.
    }
   *[women] { $count ->
        [one] Gálgu goddojuvvui sajis { $at }.
        [two] Guokte gálggu goddojuvvuiga sajis { $at }.
       *[other] { $count } gálggu goddojuvvojedje sajis { $at }.
    }
}
news-queen-captured = { $side ->
    [men] Olbmáid dronnet goddojuvvui.
   *[women] Gálgguid dronnet goddojuvvui.
}
news-king-taken = { $side ->
    [men] Gonagas lea olbmáin.
   *[women] Gonagas lea gálgguin.
}
news-king-pushed = Son cadjojuvvui sadjái { $to }.
news-king-removed = Gonagas lea eret spealus.
news-dismounted = Soahteolmmái sajis { $at } ii guotte šat gonagasa.
news-turn-lost = { $side ->
    [men] Olbmát eai sáhte atnit { $dice }. Vuorru manná nubbái.
   *[women] Gálgut eai sáhte atnit { $dice }. Vuorru manná nubbái.
}
news-nothing = { $side ->
    [men] Olbmát eai sáhte dahkat maidege dáinna bálkestemiin.
   *[women] Gálgut eai sáhte dahkat maidege dáinna bálkestemiin.
}
news-taken-back = Gáđđojuvvon.
news-restored = Speallu joatkašuvvá.
brief-thrown = { $side ->
    [men] Olbmát: { $dice }.
   *[women] Gálgut: { $dice }.
}
brief-woke = { $to } luvvejuvvon.
brief-moved = { $piece ->
    [queen] Dronnet { $from }, { $to }.
    [king] Gonagas { $from }, { $to }.
   *[soldier] { $from }, { $to }.
}
brief-captured = { $count ->
    [one] { $at } goddojuvvui.
    [two] { $count } sajis { $at } goddojuvvuiga.
   *[other] { $count } sajis { $at } goddojuvvojedje.
}

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

## Loahppa

won = { $side ->
    [men] Olbmát vuitet
   *[women] Gálgut vuitet
}
draw = Dássespeallu
reason-soldiers = { $side ->
    [men] Gálgguin eai leat šat soahteolbmát.
   *[women] Olbmáin eai leat šat soahteolbmát.
}
reason-pieces = { $side ->
    [men] Gálgguin eai leat soahteolbmát iige gonagas.
   *[women] Olbmáin eai leat soahteolbmát iige gonagas.
}
reason-queen = { $side ->
    [men] Gálgguid dronnet goddojuvvui.
   *[women] Olbmáid dronnet goddojuvvui.
}
reason-blocked = { $side ->
    [men] Gálgut eai sáhte atnit birccuideaset.
   *[women] Olbmát eai sáhte atnit birccuideaset.
}
reason-resigned = { $side ->
    [men] Gálgut vuollánedje.
   *[women] Olbmát vuollánedje.
}
reason-dead = Ii goabbáge bealli sáhte šat goassege vuolgit.
reason-agreed = Goappašat bealit soabaiga dássespealu.

## Go juoga lea boastut

notice-bad-parameter = Čujuhus dáhttu { $name }={ $value }, muhto dat ii leat vejolaš. { $help }
notice-no-storage = Dát neahttalohkki ii vurke maidege siidui. Jus viečča siiddu ođđasit, de álgá ođđa speallu.
notice-storage-full = Spealu ii sáhttán vurket: { $error }. Dat joatkašuvvá, muhto lihkastagat sáhttet jávkat jus siidu vižžojuvvo ođđasit.
notice-bad-save = Vurkejuvvon spealu ii sáhttán lohkat, ja dat biddjojuvvui bálddalassii: { $error }.
notice-thinker-anew = Dihtorspealli ii šat vástidan ja álggahuvvui ođđasit. Speallu joatkašuvvá. ({ $error })
notice-thinker-gone = Dihtorspealli ii šat doaimma dáppe. Dat speallá ovddos álkes njuolggadusaid mielde. ({ $error })
notice-no-chance = Dát neahttalohkki ii atte soaittáhatloguid, nu ahte birccuid ii sáhte dáppe bálkestit vuoiggalaččat.
help-choices = Vejolaš árvvut: { $words }.
help-seed = Siepman lea ollislohku.
help-rules = Njuolggadusčoahkit: { $ids }.
help-sides = Dihtor sáhttá speallat men (olbmát), women (gálgut), both (goappašagat) dahje none (ii goabbáge); kolona maŋis dat sáhttá leat beginner, easy, steady, strong dahje master.

panic-title = Juoga manai boastut
panic-text = Prográmmas lei meattáhus. Du speallu lea vurkejuvvon maŋimuš lihkastaga rádjai.
panic-continue = Joatkke maŋimuš lihkastagas
notice-no-download = Dát neahttalohkki ii suova siiddu vurket fiilla.

notice-bad-settings = Muhtun vurkejuvvon heivehusaid ii sáhttán lohkat, ja dain lea fas álgoárvu: { $lines }

## Heivehusat

settings = Heivehusat
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
set-speech = Šearbmalohkki dárkilvuohta
set-speech-full = Buot
set-speech-brief = Oanehaččat
set-sound = Jietna
set-volume = Jietnafámut

## Njuolggadusbádji

open-lab = Geahča dahje heivet njuolggadusaid
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

portrait-lagesvuotna = Lágesvuonas; duojár Edmund Johansen huksii dan fas boares muittuin. Dronnegat, gonagas mii girdá sárgáid mielde, oađđit geaidda ii oktage sáhte guoskat: dás lea eanemus plánemuš.
portrait-vuonnamarkan = Lágesvuona speallu Unjárgga gonagasain, guhte vuordá dassážii go soahteolmmái boahtá vuostebeali ruoktoráđđái. Nu spellojuvvo sáhkku máilmmicuppas.
portrait-raisa = Návuonas, nugo Yngvar Mejland Ráissas čálii dan 1953:s. Guokte birccu mearriduvvon ortnegis: dás mearkkaša lihkku eanemusat.
portrait-maze = Mejlanda njuolggadusat, nugo oahpaheaddji Bernt Pettersen buvttii daid Mázii 1980-logus. Seamma guokte birccu, vaikko makkár ortnegis.
portrait-vuovdaguoika = Hans Aslak Guttorm Vuovdaguoikkas oahpahii dan nieiddaidasas. Soahteolbmát bissot ráiddus, ja gonagas cadjojuvvo ovddos.
portrait-gavkevuotna = Gávkevuonas Davvinjárgga lahka; snihkkár Kristian Johansen oahpahii dan. Dego Vuovdaguoikka speallu, muhto ođđasit bálkestemiid haga.
portrait-unjarga = Ođđasit huksejuvvon das mii lea čállojuvvon Unjárgga birra: soahteolbmát mannet njuolga gaskaráđđái, ja gonagas vuordá vuosttaš soahteolbmá guhte joavdá vuostebeali ruoktoráđđái.
portrait-globe-joueur = Fránskalaš huksehus. Soahteolmmái manná gonagasa vuollái ja guoddá su. Bealli mii ii sáhte atnit birccuidis, vuoittáhallá.

opt-columns = Goluonat
opt-places = Sajit
opt-home_row = Ruoktoráđđa álggus
opt-queens = Dronnegat
opt-dice = Man galle birccu
opt-faces = Birccuid bealit
opt-blank = Guoros beali árvu
opt-rethrow = Bálkestit ođđasit
opt-order = Birccuid ortnet
opt-activation_order = Gii luvvejuvvo boahttevaččan
opt-activation_step = Gosa soahteolmmái luvvejuvvo
opt-track = Geaidnu birra fiellu
opt-miedut = Nubbi spealli oažžu válljet mieđut
opt-stacking = Soahteolbmát sáhttet juohkit saji
opt-queue = Soahteolbmát bissot ráiddus
opt-sleepers = Oađđit
opt-king_taken = Gonagas faskojuvvo
opt-raid_gate = Gonagas faskojuvvo fallehemiin
opt-king_moves = Gonagas manná
opt-king_shares = Gonagas sáhttá juohkit saji
opt-utsjok = Gonagasa oažžu váldit eret
opt-loses_without = Bealli vuoittáhallá almmá
opt-blocked_loses = Giddejuvvon bealli vuoittáhallá
opt-like_odds = Like odds
opt-may_stop = Vuoru oažžu heaittihit árat
opt-throw_off = Gii álgá
opt-stake = Bidju juohke soahteolbmá ovddas mii lea báhcán

val-yes = juo
val-no = ii
val-none = ii mihkkege
val-places-lines = sárgát
val-places-squares = ruvttut
val-home_row-full = dievva
val-home_row-front-empty = ovddimus guorus
val-rethrow-each = birccut main lea X
val-rethrow-all = buot, go buohkain lea X
val-rethrow-none = ii goassege
val-order-free = friddja
val-activation_order-front-first = ovddimus
val-activation_order-any = vaikko gii
val-activation_order-next-free = vaikko gii, geas boahtte sadji lea guorus
val-activation_step-forward = lávki ovddos
val-activation_step-across = njuolga gaskaráđđái
val-track-loop = birra ja birra
val-track-eight = gávccenummir, ruoktot fas
val-sleepers-exposed = sáhttet goddojuvvot
val-sleepers-protected = leat dorvvus vašálaččas
val-sleepers-closed = giddejit saji
val-king_taken-landing = go boahtá su sadjái
val-king_taken-push = go cadjá su (cadjit)
val-king_taken-mount = go manná su vuollái
val-raid_gate-off = ii
val-raid_gate-landing = vuosttaš háve, de go boahtá su sadjái
val-raid_gate-raid = juohke háve, ja dušše nu
val-raid_gate-both = vuosttaš háve, de fallehemiin dahje go boahtá su sadjái
val-king_moves-soldier = dego soahteolmmái
val-king_moves-royal = njuolga, ja ráđa geaži birra
val-king_moves-orthogonal = dušše njuolga
val-loses_without-soldiers = soahteolbmáid
val-loses_without-all-pieces = soahteolbmáid ja gonagasa
val-like_odds-off = ii
val-like_odds-in-place = golbma luvvejuvvon iežaset sajis
val-like_odds-advanced = golbma luvvejuvvon, lávki ovddos
val-throw_off-first-x = guhte okto oažžu X
val-throw_off-most-x = eanemus X golmma birccus
val-throw_off-lot = vuorbi

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

record = Spealu beavdegirji
record-about = Juohke bálkesteapmi ja juohke válljen, vurkemii ja juohkimii. Jus háliidat joatkit eará spealu, de liibme dan beavdegirjji dása dahje raba fiilla.
record-open = Joatkke dán teavsttas
record-file = Raba fiilla
copy-record = Máŋge
copy-link = Máŋge liŋkka
copied = Máŋgejuvvon.
not-copied = Dát neahttalohkki ii suova siiddu máŋget. Teaksta lea merkejuvvon: máŋge dan ieš.
link-open = Raba liŋkka spealu
notice-bad-link = Liŋkka spealu ii sáhttán rahpat: { $error }.
record-refused = Dán beavdegirjji ii sáhte lohkat. { $error }.

## Fiellu nugo šearbmalohkki dan muitala

board = Sáhkkufiellu
dice = Birccut
twin-castle = Šloahtta
twin-empty = guorus
twin-asleep = { $side ->
    [men] { $count ->
        [one] olmmái mii oađđá
        [two] guokte olbmá mat ođđiba
       *[other] { $count } olbmá mat ođđet
    }
   *[women] { $count ->
        [one] gálgu mii oađđá
        [two] guokte gálggu mat ođđiba
       *[other] { $count } gálggu mat ođđet
    }
}
twin-awake = { $side ->
    [men] { $count ->
        [one] olmmái
        [two] guokte olbmá
       *[other] { $count } olbmá
    }
   *[women] { $count ->
        [one] gálgu
        [two] guokte gálggu
       *[other] { $count } gálggu
    }
}
twin-homebound = { $side ->
    [men] { $count ->
        [one] olmmái ruovttu guvlui
        [two] guokte olbmá ruovttu guvlui
       *[other] { $count } olbmá ruovttu guvlui
    }
   *[women] { $count ->
        [one] gálgu ruovttu guvlui
        [two] guokte gálggu ruovttu guvlui
       *[other] { $count } gálggu ruovttu guvlui
    }
}
twin-riding = { $side ->
    [men] { $count ->
        [one] olmmái mii guoddá gonagasa
       *[other] { $count } olbmá mat guddet gonagasa
    }
   *[women] { $count ->
        [one] gálgu mii guoddá gonagasa
       *[other] { $count } gálggu mat guddet gonagasa
    }
}
twin-queen = { $side ->
    [men] olbmáid dronnet
   *[women] gálgguid dronnet
}{ $awake ->
    [yes] { "" }
   *[no] , oađđá
}
twin-king = { $holder ->
    [men] gonagas, olbmáin
    [women] gonagas, gálgguin
   *[none] gonagas, ii geasge
}
twin-king-inert = gonagas, guhte vuordá vuosttaš falleheami
twin-chosen = válljejuvvon
twin-movable = sáhttá vuolgit
twin-reach = deike beassá birccuin { $faces }
twin-die-in-hand = gieđas
twin-die = { $faces }{ $used ->
    [yes] , adnojuvvon
   *[no] { "" }
}

## Kioska

help-kiosk = on dahje off
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

hint = Ráva
hint-note = Vejolašvuohta vuoitit, nugo gievrramus dihtorspealli dan oaidná.
odds = Mii sáhttá goddojuvvot?
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
notice-no-advice = Prográmma oasi mii addá rávvagiid, ii sáhte viežžat dáppe.

## Two people at one table

far-side = Nubbi spealli
task-other = Nuppe beali vuorru.

## Geahččat ruovttoluotta, nannet, ja siidu birra

moves = Lihkastagat
list-side = { $side ->
    [men] olbmát
   *[women] gálgut
}
scrubber = Spealu lávkkit
past-first = Álgui
past-back = Lávki maŋos
past-on = Lávki ovddos
past-last = Lohppii
past-play = Čájet spealu
past-return = Ruovttoluotta spellui
past-branch = Joatkke dás
past-beginning = Ovdal vuosttaš bálkesteami.
past-of = { $step } / { $steps }
task-past = Don geahčat ruovttoluotta, lávki { $step }.
cancel = Gaskkalduhte
confirm-resign = Vuollánatgo dán spealus?
confirm-resign-text = Nubbi bealli vuoitá spealu. Dan ii sáhte gáđđat.
confirm-new = Álggahatgo ođđa spealu?
confirm-new-text = Speallu lea jođus. Jus álggahat ođđa spealu, de dan ii sáhte šat joatkit. Sáhtát vuos vurket dan beavdegirjji.
confirm-branch = Joatkkátgo dás?
confirm-branch-text = Buot mii boahtá dán sajádaga maŋŋel, jávká. Sáhtát vuos vurket olles spealu beavdegirjji.
draw-offered = { $side ->
    [men] Olbmát fállet dássespealu
   *[women] Gálgut fállet dássespealu
}
draw-question = { $side ->
    [men] Dohkkehitgo olbmát dan?
   *[women] Dohkkehitgo gálgut dan?
}
draw-ask = Fálatgo dássespealu?
draw-ask-text = Jos nubbi bealli dohkkeha dan, de speallu nohká dássespeallun.
draw-standstill = Dušše gonagas sáhttá vel vuolgit
draw-standstill-text = Ii oktage eará boallu sáhte šat goassege vuolgit, iige goabbáge bealli sáhte bágget vuoittu. Soahpabeahttigo dássespealu?
draw-agree = Dohkket dássespealu
draw-play-on = Speala ovddos
draw-declined = { $side ->
    [men] Olbmát eai dohkket dássespealu. Speallu joatkašuvvá.
   *[women] Gálgut eai dohkket dássespealu. Speallu joatkašuvvá.
}
twin-ahead = deike beassá birccuiguin { $faces } maŋŋálaga
help-allow = čujuhusat nugo https://example.org, rihkuiguin gaskkas
help-keep = namma mas leat bustávat, logut ja sárgát
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

paper = Prente spealu
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

review = Lihkku ja máhttu
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
players = Speallit
players-men = Olbmát
players-women = Gálgut
player-human = Olmmoš
set-opponent = Vuosttálasti
set-opponent-beginner = Goddesáhpán: álgi
set-opponent-easy = Rievssat: álki
set-opponent-steady = Rieban: dássedis
set-opponent-strong = Albbas: gievra
set-opponent-master = Garanas: gievrramus
opponent-beginner = Goddesáhpán
opponent-easy = Rievssat
opponent-steady = Rieban
opponent-strong = Albbas
opponent-master = Garanas
about-beginner = Viehká dan maŋis mii lea lahka, ja ii fuomáš ollu. Buorre guoibmi vuosttaš spealus.
about-easy = Váldá maid oaidná, ovtta birccu hávális.
about-steady = Speallá jierpmálaččat, muhto dahká duollet dálle meattáhusa.
about-strong = Jurddaša juohke bálkesteami lohppii.
about-master = Oaidná maiddái maid don sáhtát vástidit.
turn-of-opponent = { $side ->
    [men] { $name }: olbmáid vuorru
   *[women] { $name }: gálgguid vuorru
}
hint-item = { $action }: { $chance } %
notice-no-weights = Maid dihtorspealli lea oahppan, ii sáhttán viežžat ({ $error }). Dat speallá álkes njuolggadusaid mielde.

## Oahppat

open-guide = Oahpa dan guovtti minuhtas
open-rules = Njuolggadusat
lesson = Oahppu
lesson-count = { $step } / { $steps }
lesson-next = Boahtte
lesson-finish = Gárvvis
lesson-show = Čájet munnje
lesson-leave = Guođe
lesson-throw = Bálkes birccuid.
lesson-throw-other = Bálkes dál nuppe beali ovddas.
lesson-other = Lobálaš, muhto geahččal maid oahppu bivdá.
lesson-learned = Dál máhtát doarvái spealat. Loahpa oahpat go spealat.
read-rule = Loga njuolggadusa
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

keys = Boallobeavdeveahkki
keys-about = Buot sáhttá dahkat dušše boallobevddiin. Bustávvaboalut doibmet go it čále teavstta. Juohke boalus lea maid deaddilanboallu.
tell-here = Mii dáppe lea?
tell-possible = Maid sáhtán dahkat?
tell-position = Makkár lea sajádat?
key-arrows = sajis sadjái fiellus
key-enter = vállje: vuos boalu, de gosa dat manná
key-dice = bircu: dušše dan geainnut; dahje X maid bálkestit ođđasit
key-throw = bálkesta birccuid
key-rethrow = bálkesta X:aid ođđasit
key-escape = sihkku válljema
tell-no-place = Ii leat vel galledan ovttage saji fiellus: njuollaboallut dolvot dohko.
tell-movable = Boalut mat sáhttet vuolgit: { $places }.
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
