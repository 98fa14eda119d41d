
## A new version of the page

update-there = Ođđa versiuvdna dán speallus gávdno. Du speallu joatkašuvvá das.
update-take = Váldde dál
update-later = Maŋŋel

elsewhere-title = Speallu joatkašuvvá nuppi gilkoris
elsewhere-text = Vai mihkkege ii láhppo, de speallá dušše okta gilkor hávális. Dát vuoiŋŋasta.
elsewhere-take = Joatkke dáppe
save-aside = Viečča dan

# Siiddu sánit davvisámegillii. ÁLGOVERŠUVDNA: čállit eai leat eatnigielagat, ja eatnigielat lohkki váilu vel.
# Speallosánit leat gálduid mielde; geahča docs/glossary.md.

title = Sáhkku

## Álgu

welcome = Sámiid iežaset birccospeallu, mii gildojuvvui «Biro spealluin», ja mii otne fas spellojuvvo.
play-computer = Speala dihtoriin
play-two = Guokte spealli, okta šearbma
continue-game = Joatkke iežat spealu
choose-rules = Njuolggadusat
about = Spealu birra
close = Gidde
new-game = Ođđa speallu
menu = Fállu

about-text = Sáhkku lea árbevirolaš sámi duolbbášspeallu. Dat spellojuvvui viidát Sámis, julevsámi guovllus lulde gitta nuortalaččaid rádjai. Kristtalaš boktimat 1800-logus gohčodedje dan Biro spealu, dáruiduhttin ja soahti dahke loahpa, ja dat measta jávkkai. Muhtun bearrašat spelle ain ja dahke speallobiergasiid, ja sin geažil dat fas spellojuvvo.
about-how = Goappáge speallis lea soahteveahka: olbmát vuolde, gálgut bajábealde. Soahteolbmát ođđet dassážii go X luvve daid. Go leat lihkkan, de vulget birra fiellu ja goddet su, guhte čuožžu doppe gosa bohtet. Gonagas guovdu gullá sutnje, guhte maŋimuš su faskkii.

## Gielat

language-switch = { $now }: vállje giela
language-status = Dát sámegielat teaksta lea álgoveršuvdna. Dan čállit eai leat eatnigielagat, eaige leat eatnigielat lohkkit vel dárkkistan dan.
notice-language = Giela { $language } sánit eai boahtán, ja siiddu giella bissu nugo lea. ({ $error })
help-languages = Gielat leat { $codes }.

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

task-round = Okta bircu goabbáige. Álgá son, guhte okto oažžu X.
task-round-most = Golbma birccu goabbáige. Álgá son, guhte oažžu eanemus X.
task-lot = Vuorbi mearrida gii álgá.
task-way = { $side ->
    [men] Olbmát válljejit mo mannet birra fiellu.
   *[women] Gálgut válljejit mo mannet birra fiellu.
}
task-throw = Bálkes birccuid.
task-throw-again = Bálkes birccuid maid válddiid bajás.
task-wait = Dihtor speallá.
task-thinking = Dihtor jurddaša…
task-choose = Vállje merkejuvvon boalu.
task-choose-rethrow = Vállje merkejuvvon boalu, dahje deaddil X vai bálkesat dan ođđasit.
task-destination = Vállje gosa dat manná. Juohke sadji čájeha birccus.
task-stuck = Ii oktage bircu heive. Bálkes X ođđasit, dahje heaitte vuoru.
task-way-explained = Vuosttut: soahteveagat mannet vuostálaga. Mieđut: don manat seamma guvlui go nubbi soahteveahka.

way-vuosttut = Vuosttut: vuostálaga
way-miedut = Mieđut: seamma guvlui

choose-use = Guhte?
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
news-dismounted = Riidejeaddji čuožžu sajis { $at }.
news-turn-lost = { $side ->
    [men] Olbmát eai sáhte atnit { $dice }. Vuorru manná nubbái.
   *[women] Gálgut eai sáhte atnit { $dice }. Vuorru manná nubbái.
}
news-nothing = { $side ->
    [men] Olbmát eai sáhte dahkat maidege dáinna bálkestemiin.
   *[women] Gálgut eai sáhte dahkat maidege dáinna bálkestemiin.
}
news-taken-back = Gáđđojuvvon.
news-restored = Du speallu joatkašuvvá das gos lei.
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

why-asleep = Oađđá: dušše X luvve dán boalu.
why-not-front = Soahteolbmát luvvejuvvojit ortnegis. Boahttevaš lea sajis { $at }.
why-next-not-free = Dat luvvejuvvo easkka go { $at } lea guorus.
why-not-yours = Dat boallu ii leat du.
why-king-neutral = Gonagas ii leat vel geasge. Boađe su sadjái, de faskkát su.
why-king-inert = Gonagas vuordá dassážii go soahteolmmái boahtá vuostebeali ruoktoráđđái.
why-die-waits = { $die } galgá adnojuvvot vuos.
why-no-x = Ii leat šat X, ja dušše X luvve boalu.
why-lands = { $die }: dalle boađášii sadjái { $at }.
why-sleeper = { $at } lea giddejuvvon: doppe lea boallu mii oađđá.
why-own-soldier = Iežat soahteolmmái lea sajis { $at }, ja dasa čáhká dušše okta.
why-king-alone = Gonagas ii juoge saji iežas soahteolbmáiguin, ja sajis { $at } lea okta.
why-queen-alone = Dronnet ii juoge saji iežas veagain, ja sajis { $at } lea okta.
why-own-queen = Du dronnet lea sajis { $at }.
why-own-king = Du gonagas lea sajis { $at }.
why-push = Gonagas cadjojuvvošii iežat boalu ala sajis { $at }.
why-queue = Soahteolbmát mannet ráiddus eaige mana nubbi nuppi meaddel; okta lea ovddabealde sajis { $at }.
why-straight = Gonagas ja dronnegat mannet njuolga; dat jorggihit dušše ráđa geažis.
why-rider = Riidejeaddji manná gonagasain.
why-nothing-there = Doppe ii leat mihkkege du.
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
reason-dead = Ii oktage sáhte šat goassege vuolgit.
reason-agreed = Doai soabaide dássespealu.

## Go juoga lea boastut

notice-unknown-parameter = Čujuhusas lea oassi maid siidu ii dovdda: { $name }.
notice-bad-parameter = Čujuhus dáhttu { $name }={ $value }, muhto dat ii leat vejolaš. { $help }
notice-no-storage = Dát neahttalohkki ii vurke maidege siidui. Jus viečča siiddu ođđasit, de álgá ođđa speallu.
notice-storage-full = Spealu ii sáhttán vurket: { $error }. Dat joatkašuvvá, muhto lihkastagat sáhttet jávkat jus siidu vižžojuvvo ođđasit.
notice-bad-save = Vurkejuvvon spealu ii sáhttán lohkat, ja dat biddjojuvvui bálddalassii: { $error }.
notice-thinker-anew = Dihtor heittii jurddašeames ja boktojuvvui fas. Speallu joatkašuvvá. ({ $error })
notice-thinker-gone = Dihtor ii sáhte šat dáppe jurddašit, ja speallá álkes vuogi mielde. ({ $error })
notice-no-chance = Dát neahttalohkki ii atte soaittáhatloguid, nu ahte birccuid ii sáhte dáppe bálkestit vuoiggalaččat.
help-choices = Válljejumit leat { $words }.
help-seed = Siepman lea ollislohku.
help-rules = Njuolggadusčoahkit leat { $ids }.
help-sides = Dihtor sáhttá speallat men (olbmát), women (gálgut), both (goappašagat) dahje none (ii goabbáge); kolona maŋis dat sáhttá leat beginner, easy, steady, strong dahje master.

panic-title = Speallu fierralii
panic-text = Juoga manai boastut prográmmas. Du speallu lea vurkejuvvon maŋimuš lihkastaga rádjai.
panic-continue = Joatkke maŋimuš lihkastagas
notice-no-download = Dát neahttalohkki ii suova siiddu vurket fiilla.

notice-bad-settings = Muhtun vurkejuvvon heivehusaid ii sáhttán lohkat, ja dat leat nugo dábálaččat: { $lines }

## Heivehusat

settings = Heivehusat
settings-reset = Buot nugo dábálaččat
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
set-below = Lagamus
set-below-auto = Gii dáppe speallá
set-below-men = Olbmát
set-below-women = Gálgut
set-speed = Leaktu
set-speed-slow = Njoahci
set-speed-normal = Dábálaš
set-speed-fast = Johtil
set-speed-instant = Lihkadeami haga
set-turning = Jorgal fiellu su guvlui geas lea vuorru
set-table = Guokte spealli goabbat guhkesbealde šearpma
set-hints = Merke maid sáhttá válljet
set-moves = Lihkastatlistu fiellu bálddas
set-speech = Maid jienat lohket
set-speech-full = Buot
set-speech-brief = Moatti sániin
set-sound = Jietna
set-volume = Jietnafámut

## Njuolggadusbádji

open-lab = Geahča dáid njuolggadusaid, dahje rievdat daid
lab = Njuolggadusat
lab-about = Juohke linnjá lea válljen maid muhtun vuotna lea dahkan iežas láhkai. Rievdat maid háliidat: juohke árvu muitala gos dat boahtá.
lab-based = Vuođđun
lab-recorded = Nugo árbejuvvon.
lab-handed = Nugo árbejuvvon, válljemiin maid gáldut guđđet rabas.
lab-invention = Muhtun muddui iežat hutkosat. Ávvut dainna, ja gohčot dan iežat.
lab-refused = Dát válljemat eai heive oktii: { $reason }
origin-recorded = { $sources }
origin-offered = evttohan { $sources }
origin-fits = heive buot njuolggadusaide: { $sources }
origin-invention = iežat hutkosat

source-reaidu = Reaidu
source-booklet = Gihpa 2018
source-globe-joueur = Le Globe Joueur
source-digital-sahkku = Digital Sáhkku

portrait-lagesvuotna = Lágesvuonas; duojár Edmund Johansen huksii dan fas boares muittuin. Dronnegat, gonagas mii girdá sárgáid mielde, oađđit geaidda ii oktage sáhte guoskat: dás lea eanemus plánemuš.
portrait-vuonnamarkan = Lágesvuona speallu Unjárgga gonagasain, guhte vuordá dassážii go muhtun gaikkoda iežas vuostebeali ruoktoráđđái. Nu spellojuvvo sáhkku máilmmicuppas.
portrait-raisa = Návuonas, nugo Yngvar Mejland Ráissas čálii dan 1953:s. Guokte birccu mearriduvvon ortnegis: dáppe lihkku boagusta jitnoseamosit.
portrait-maze = Mejlanda njuolggadusat, nugo oahpaheaddji Bernt Pettersen buvttii daid Mázii 1980-logus. Seamma guokte birccu, vaikko makkár ortnegis.
portrait-vuovdaguoika = Hans Aslak Guttorm Vuovdaguoikkas oahpahii dan nieiddaidasas. Soahteolbmát bissot ráiddus, ja gonagas cadjojuvvo ovddos.
portrait-gavkevuotna = Gávkevuonas Davvinjárgga lahka; snihkkár Kristian Johansen oahpahii dan. Dego Vuovdaguoikka speallu, muhto ođđasit bálkestemiid haga.
portrait-unjarga = Ođđasit huksejuvvon das mii lea čállojuvvon Unjárgga birra: soahteolbmát mannet njuolga gaskaráđđái, ja gonagas vuordá vuosttačča guhte joavdá nuppe beallái.
portrait-globe-joueur = Fránskalaš huksehus. Soahteolmmái goargŋu gonagasa vuollái ja riide suinna; guhte ii sáhte atnit birccuidis, vuoittáhallá.

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
opt-miedut = Nubbi bealli oažžu mannat mieđut
opt-stacking = Soahteolbmát sáhttet juohkit saji
opt-queue = Soahteolbmát bissot ráiddus
opt-sleepers = Oađđit leat
opt-king_taken = Gonagas faskojuvvo
opt-raid_gate = Gonagas vuordá falleheami
opt-king_moves = Gonagas manná
opt-king_shares = Gonagas juohká saji
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
val-activation_order-next-free = vaikko gii geas lea sadji ovddabealde
val-activation_step-forward = lávki ovddos
val-activation_step-across = njuolga gaskaráđđái
val-track-loop = birra ja birra
val-track-eight = gávccenummir, ruoktot fas
val-sleepers-exposed = sáhttet goddojuvvot
val-sleepers-protected = dorvvus vašálaččas
val-sleepers-closed = guoskkakeahttá
val-king_taken-landing = go boahtá su sadjái
val-king_taken-push = go cadjá su (cadjit)
val-king_taken-mount = go goargŋu su vuollái
val-raid_gate-off = ii
val-raid_gate-landing = oktii
val-raid_gate-raid = juohke háve, ja dušše nu
val-raid_gate-both = juohke háve, dahje go boahtá su sadjái
val-king_moves-soldier = dego soahteolmmái
val-king_moves-royal = gonagaslaččat, mohkiiguin
val-king_moves-orthogonal = njuolga, mohkiid haga
val-loses_without-soldiers = soahteolbmáid
val-loses_without-all-pieces = soahteolbmáid ja gonagasa
val-like_odds-off = ii
val-like_odds-in-place = golbma luvvejuvvon iežaset sajis
val-like_odds-advanced = golbma luvvejuvvon, lávki ovddos
val-throw_off-first-x = vuosttaš X
val-throw_off-most-x = eanemus X golmmas
val-throw_off-lot = vuorbi

contradiction-columns = goluonaid lohku galgá leat bárahis lohku 9 ja 21 gaskkas.
contradiction-dice = galget leat ovttas njealji rádjai birccu.
contradiction-faces = birccus leat njeallje iešguđetlágan beali.
contradiction-no-x = X haga ii oktage sáhtášii goassege lihkkat.
contradiction-blank-no-face = guoros bealis lea árvu, muhto dáin birccuin ii leat dakkár.
contradiction-blank-no-value = dáin birccuin lea guoros bealli, ja dan árvu galgá leat 0 dahje 4.
contradiction-order = mearriduvvon ortnegis galgá leat { $face }, mas lea árvu.
contradiction-queue = ráiddus soahteolbmát čužžot oktanassii eaige sáhte juohkit saji.
contradiction-next-free = guhte luvvejuvvo njuolga gaskaráđđái, ii dárbbaš saji ovddabealde.
contradiction-like-odds-place = guhte luvvejuvvo njuolga gaskaráđđái, ii sáhte leat luvvejuvvon ruovttus.
contradiction-like-odds-ahead = golbma vuosttaš lávkki eai livčče buot friddja, dahje goappašat soahteveagat mannet seamma geahčái.

## Beavdegirjjit

record = Spealu beavdegirji
record-about = Juohke bálkesteapmi ja juohke válljen, vurkemii ja juohkimii. Liibme dása eará beavdegirjji, dahje raba fiilla, ja speala das ovddos.
record-open = Speala ovddos dán teavsttas
record-file = Raba fiilla
copy-record = Máŋge
copy-link = Máŋge liŋkka
copied = Máŋgejuvvon.
not-copied = Dát neahttalohkki ii suova siiddu máŋget. Teaksta lea merkejuvvon: máŋge dan ieš.
link-open = Raba liŋkka spealu
notice-bad-link = Liŋkka spealu ii sáhttán rahpat: { $error }.
record-refused = Dán beavdegirjji ii sáhte lohkat. { $error }

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
        [one] olmmái mii riide
       *[other] { $count } olbmá mat riidejit
    }
   *[women] { $count ->
        [one] gálgu mii riide
       *[other] { $count } gálggu mat riidejit
    }
}
twin-queen = { $side ->
    [men] olbmáid dronnet
   *[women] gálgguid dronnet
}{ $awake ->
    [yes] { "" }
   *[no] , oađđá
}
twin-king = { $side ->
    [men] gonagas, olbmáin
    [women] gonagas, gálgguin
   *[none] gonagas, ii geasge
}
twin-king-inert = gonagas, guhte vuordá vuosttaš falleheami
twin-chosen = válljejuvvon
twin-movable = sáhttá válljejuvvot
twin-reach = deike beassá birccuin { $faces }
twin-die-in-hand = gieđas
twin-die = { $face }{ $used ->
    [yes] , adnojuvvon
   *[no] { "" }
}

## Kioska

help-kiosk = on dahje off
invite = Guoskkat fiellu vai spealat
invite-about = Sáhkku, sámiid birccospeallu
still-there = Leatgo vel dáppe?
still-there-count = { $count ->
    [one] Ovtta sekundda geažes fiellu biddjojuvvo ođđasit.
    [two] Guovtti sekundda geažes fiellu biddjojuvvo ođđasit.
   *[other] { $count } sekundda geažes fiellu biddjojuvvo ođđasit.
}
still-there-go-on = Speala ovddos

staff = Bargiide
staff-version = Sáhkku, veršuvdna { $version }
staff-uptime = Jođus { $time } (diimmut ja minuhtat) das rájes go siidu vižžojuvvui.
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
staff-file-bad = kiosk.json-fiillas leat árvvut mat eai heiven ja leat nugo dábálaččat. { $troubles }
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
hint-note = Maid álkes speallit dagašii.
odds = Mii sáhttá mu goddit?
odds-title = { $side ->
    [men] Mii sáhttá olbmáid goddit?
   *[women] Mii sáhttá gálgguid goddit?
}
odds-item = { $piece ->
    [soldier] Soahteolmmái { $at }: { $chance } %
    [queen] Dronnet { $at }: { $chance } %
   *[king] Gonagas { $at }: { $chance } %
}
odds-none = Nuppe beali boahtte bálkesteapmi ii sáhte goddit ovttage.
odds-note = Man dávjá nuppe beali boahtte bálkesteapmi sáhttá goddit, jus dáhttu; X mat bálkestuvvojit ođđasit, eai leat lohkkojuvvon.
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

far-side = Nubbi bealli
task-other = Nubbi bealli speallá.

## Geahččat ruovttoluotta, nannet, ja siidu birra

moves = Lihkastagat
list-side = { $side ->
    [men] olbmát
   *[women] gálgut
}
scrubber = Spealu čađa
past-first = Álgui
past-back = Lávki maŋos
past-on = Lávki ovddos
past-last = Lohppii
past-play = Divtte dan mannat
past-return = Ruovttoluotta spellui
past-branch = Speala ovddos dás
past-beginning = Ovdal vuosttaš bálkesteami.
past-of = { $at } / { $all }
task-past = Don geahčat ruovttoluotta, lávki { $at }.
cancel = Ii, ruovttoluotta
confirm-resign = Vuollánatgo?
confirm-resign-text = Nubbi bealli vuoitá spealu. Dan ii sáhte gáđđat.
confirm-new = Álggahatgo ođđa spealu?
confirm-new-text = Speallu lea jođus. Ođđa speallu boahtá dan sadjái, iige boares spealu sáhte joatkit; beavdegirjji sáhttá vurket.
confirm-branch = Spealatgo ovddos dás?
confirm-branch-text = Buot mii bođii dán sajádaga maŋŋel, gahččá eret. Olles spealu beavdegirjji sáhttá vuos vurket.
twin-ahead = deike beassá birccuiguin { $faces } maŋŋálaga
help-allow = čujuhusat nugo https://example.org, rihkuiguin gaskkas
help-keep = namma mas leat bustávat, logut ja sárgát
host-unreadable = Reivve siiddus spealu birra ii sáhte lohkat: { $what }
host-needs = «{ $wish }» dárbbaša «{ $name }».
host-not-now = Dat ii leat dál vejolaš.
host-not-legal = «{ $action }» ii leat lobálaš dán sajádagas.
host-unknown = «{ $name }» ii leat dovddus.
host-bad-value = «{ $name }» ii sáhte leat «{ $value }».

## Mii teavsttas lea boastut

read-found = Linnjá { $line }, čuolda { $column }: das čuožžu «{ $found }»; vurdojuvvui: { $expected }.
read-ends = Linnjá { $line }, čuolda { $column }: teaksta nohká dása; vurdojuvvui: { $expected }.
read-space = gaska
read-line-end = linnjá loahppa
read-action-end = lihkastaga loahppa
read-action = lihkastat, ovdamearkka dihte II:b9-b7, X:+a15-b15, R2 dahje stop
read-again = man galle birccu bálkestuvvojit ođđasit
read-colon = kolon birccu maŋis
read-landing = sárggáš ja sadji gosa boallu boahtá
read-place = sadji, ovdamearkka dihte b8
read-option-value = válljen hámis namma=árvu
read-rules = sátni rules ja njuolggadusčoahki namma
read-shorter = oanehet teaksta
read-nothing = ii mihkkege bohtosa maŋis
read-turn-or-result = vuorru dahje boađus
read-header = dieđut spealu birra ovdal vuosttaš bálkesteami
read-once = dat dušše oktii
read-name = namma mas leat eanemusat 80 mearkka ovtta linnjás
read-date = okta dáhton, ovdamearkka dihte 2026-11-21
read-womens-throw = vinjusárggis ja maid gálgut bálkestedje
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
read-result = spealu boađus: { $line }
read-room = eanemusat { $left } saji vel ráđas { $row }
read-throw = bálkesteapmi dáid njuolggadusaid birccuiguin
read-legal = lihkastat maid njuolggadusat dás diktet
read-next = dat mii sáhttá boahtit dál spealus
read-possible = vejolaš sajádat: { $reason }
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
paper-what = Mii
paper-format = Báhpir
paper-all = Olles speallu
paper-rules = Njuolggadusat ovtta siiddus
paper-board = Fiellu
paper-dice = Birccut
paper-pieces = Boalut
paper-print = Prente
paper-save = Vurke SVG-fiilan
paper-size = Prente 100 %, ale heivet siidui.
paper-board-how = Okta boallu sárgái: soahteolbmát olgguldas ráđaide, gonagas gaskii.
paper-dice-how = Čuohpa, máhcut buot boatkaluvvon sárgáid ja liibme avžži siskkobeallái; golmmačiegagat dahket geažážiid.
paper-pieces-how = Čuohpa ja máhcut unna lávvožin; guokte juolggi libmejuvvojit oktii vuollil.

## Vuosttálastit, ja speallu geahčaduvvon ođđasit

review = Lihkku ja máhttu
review-working = Speallu geahčaduvvo ođđasit: { $done } %
review-chart = Olbmáid vejolašvuohta vuoitit lei álggus { $start } % ja lea loahpas { $end } %.
review-legend = Vejolašvuođat bálkesteamis bálkesteapmái: olbmáid alit vuolde, gálgguid rukses bajábealde. Fiskat: divrras válljemat.
review-luck = Lihkku: maid bálkesteamit adde
review-skill = Máhttu: maid válljemat mákse
review-units = Čuođádasoassin vuoitinvejolašvuođas, nugo gievrras spealli dan oaidná.
review-mistakes = Divrras válljemat
review-none = Ii mihkkege namuhan veara.
review-mistake = { $side ->
    [men] Olbmát: { $played }. Buoret: { $better }. Dat mávssii { $cost } %.
   *[women] Gálgut: { $played }. Buoret: { $better }. Dat mávssii { $cost } %.
}
review-details = Buot bálkesteamit ja válljemat tabeallas
review-side = Bealli
review-entry = Bálkesteapmi dahje válljen
review-chance = Olbmáid vejolašvuohta, %
review-change = Rievdan beallái
review-then = { $side }: mii livččii leamaš buoret
review-then-note = Fiskat lea buoret válljen, rukses lea dat mii dahkkojuvvui. «Gidde» doalvu ruovttoluotta.
side-name = { $side ->
    [men] Olbmát
   *[women] Gálgut
}
players = Geat spellet
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
about-steady = Speallá jierpmálaččat, muhto lea duollet dálle fuollameahttun.
about-strong = Jurddaša juohke bálkesteami lohppii.
about-master = Oaidná maiddái maid don sáhtát vástidit.
turn-of-opponent = { $side ->
    [men] { $name } speallá olbmáiguin
   *[women] { $name } speallá gálgguiguin
}
hint-item = { $action }: { $chance } %
notice-no-weights = Maid dihtor lea oahppan, ii sáhttán atnit ({ $error }). Dat speallá ovddos álkes njuolggadusaid mielde.

## Oahppat

open-guide = Oahpa dan guovtti minuhtas
open-rules = Njuolggadusat
lesson = Oahppu
lesson-count = { $at } / { $of }
lesson-next = Boahtte
lesson-finish = Gárvvis
lesson-show = Čájet munnje
lesson-leave = Guođe
lesson-throw = Bálkes birccuid.
lesson-throw-other = Bálkes dál nuppe beali ovddas.
lesson-other = Nu maid sáhttá dahkat. Geahččal dás dan maid teaksta bivdá.
lesson-learned = Dál máhtát doarvái spealat. Loahppa boahtá fiellu luhtte.
read-rule = Njuolggadus
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

keys = Boallut ja gažaldagat
keys-about = Buot sáhttá dahkat dušše boallobevddiin. Bustávat doibmet go ii čállojuvvo teaksta; juohke boalus lea maid boallu šearpmas.
tell-here = Mii dáppe lea?
tell-possible = Maid sáhtán dahkat?
tell-position = Mo manná speallu?
key-arrows = sajis sadjái fiellus
key-enter = vállje: vuos boalu, de gosa dat manná
key-dice = bircu: dušše dan geainnut; dahje X maid bálkestit ođđasit
key-throw = bálkesta birccuid
key-rethrow = bálkesta X:aid ođđasit
key-escape = vajáldahttá maid lei válljen
tell-no-place = Ii leat vel galledan ovttage saji fiellus: njuollaboallut dolvot dohko.
tell-movable = Dat leat sajiin { $places }.
describe-army = { $side ->
    [men] Olbmát
   *[women] Gálgut
}: oađđimin { $asleep }; lihkan { $awake }.
describe-nobody = ii oktage
describe-homebound = { $place } ruoktot jođus
describe-riding = { $place } riideme
describe-queen = { $awake ->
    [yes] Sin dronnet lea lihkan sajis { $place }.
   *[no] Sin dronnet oađđá sajis { $place }.
}
describe-king = { $side ->
    [men] Gonagas lea sajis { $place }, olbmáid hálddus.
    [women] Gonagas lea sajis { $place }, gálgguid hálddus.
   *[none] Gonagas lea sajis { $place } iige gula geasage.
}
describe-dice = Birccut čájehit { $faces }.
