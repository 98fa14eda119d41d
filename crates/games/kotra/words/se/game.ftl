# Vuosttaš šearpma ja spealu sánit davvisámegillii. ÁLGOVERŠUVDNA: čállit eai leat eatnigielagat, ja eatnigielat lohkki váilu vel.
# Gálduin eai leat sámi sánit dán spealu áššiide. Danne leat dás beaivválaš sánit: oktonas boallu (blotta), báddi (band), njealjádas (kvarter),
# maŋŋebálkesteapmi (efterslag). Sánit alla, huk, munk, mar ja jan leat gáldu.

title = Kotra

## Álgu

welcome = Islándda jávkan duolbbášspeallu

## Gii ja mii

turn-of = { $side ->
    [white] Vielgada vuorru
   *[black] Čáhppada vuorru
}
turn-of-you = { $side ->
    [white] Du vuorru: vielgat
   *[black] Du vuorru: čáhppat
}
turn-of-opponent = { $side ->
    [white] { $name }: vielgada vuorru
   *[black] { $name }: čáhppada vuorru
}
turn-after = { $side ->
    [white] Vielgada maŋŋebálkesteamit: vel { $count }
   *[black] Čáhppada maŋŋebálkesteamit: vel { $count }
}
turn-last-throw = { $side ->
    [white] Vielgada maŋimuš bálkesteapmi
   *[black] Čáhppada maŋimuš bálkesteapmi
}

## Maid sáhttá dahkat

task-round = Goappáge bealli bálkesta ovtta birccu. Dat álgá, geas lea unnit lohku.
task-dice = Okta bircu vai guokte? Okta lea doarvái munkii.
task-checker = Vállje boalu.
task-enter = Buvtte vuos sisa goddojuvvon boaluid.
task-off = Vállje boalu man sirddát dahje doalvvut olggos.
task-destination = Vállje gosa dat manná. Juohke sadji čájeha birccus.
task-forced = Dát bálkesteapmi ii divtte du válljet.
task-four = Váldde ruovttus njeallje boalu, dahje sirdde nugo dábálaččat.
task-half-munk = Beallemunk: { $munk }. Bisán ja váldde beali árvvus, dahje speala ovddos: bálkesteami loahppa botke dan.
task-after = { $count ->
    [one] Okta bálkesteapmi lea vel dahkat munka.
    [two] Guokte bálkesteami leaba vel dahkat munka.
   *[other] { $count } bálkesteami leat vel dahkat munka.
}
task-last-throw = Doalvvo buot boaluidat olggos dáinna bálkestemiin, de šaddá dássespeallu.
which-dice = Guđiid birccuiguin?
use-with = Birccuin { $die }
use-off = Doalvvo olggos birccuin { $die }
throw-again-count = { $count ->
    [one] Bálkes ovtta birccu ođđasit
   *[other] Bálkes { $count } birccu ođđasit
}

## Boalut

play-forced = Daga dan maid fertet
stop-half = Bisán: váldde { $value }
throw-dice = { $count ->
    [one] Bálkes ovtta birccu
   *[other] Bálkes guokte birccu
}
take-four = Váldde njeallje
give-up-after = Luoba maŋŋebálkestemiin

## Rávvagat

action-move = { $from } – { $to }, { $die }
action-enter = Buvtte sisa sadjái { $to }
action-off = Doalvvo olggos sajis { $from }, { $die }
action-four = Váldde njeallje boalu ruovttus sadjái { $to }
action-throw = { $count ->
    [one] Bálkes ovtta birccu
   *[other] Bálkes guokte birccu
}
action-stop = Bisán beallemunkii

## Mii dáhpáhuvai

news-round = Vielgat bálkestii { $white }, čáhppat { $black }.
news-begins = { $side ->
    [white] Vielgat álgá: bálkes goappaš birccuid.
   *[black] Čáhppat álgá: bálkes goappaš birccuid.
}
news-again = Seamma lohku: vel oktii.
news-thrown = { $side ->
    [white] Vielgat bálkestii { $dice }.
   *[black] Čáhppat bálkestii { $dice }.
}
news-thrown-alla = { $side ->
    [white] Vielgat bálkestii { $count } ja { $count } (alla): njeallje lihkastaga.
   *[black] Čáhppat bálkestii { $count } ja { $count } (alla): njeallje lihkastaga.
}
news-chosen = { $side ->
    [white] { $count ->
        [one] Vielgat bálkesta dušše ovtta birccu.
       *[other] Vielgat bálkesta guokte birccu.
    }
   *[black] { $count ->
        [one] Čáhppat bálkesta dušše ovtta birccu.
       *[other] Čáhppat bálkesta guokte birccu.
    }
}
news-moved = { $side ->
    [white] Vielgat vulggii: { $from } – { $to }.
   *[black] Čáhppat vulggii: { $from } – { $to }.
}
news-entered = { $side ->
    [white] Vielgat buvttii boalu sisa sadjái { $to }.
   *[black] Čáhppat buvttii boalu sisa sadjái { $to }.
}
news-borne-off = { $side ->
    [white] Vielgat doalvvui boalu olggos sajis { $from }.
   *[black] Čáhppat doalvvui boalu olggos sajis { $from }.
}
news-four = { $side ->
    [white] Vielgat válddii njeallje boalu ruovttus sadjái { $to }.
   *[black] Čáhppat válddii njeallje boalu ruovttus sadjái { $to }.
}
news-hit = { $side ->
    [white] Vielgada oktonas boallu goddojuvvui sajis { $at }.
   *[black] Čáhppada oktonas boallu goddojuvvui sajis { $at }.
}
news-torn = { $side ->
    [white] Vielgada báddi gaikojuvvui sajis { $at }: { $count } boalu leat goddojuvvon.
   *[black] Čáhppada báddi gaikojuvvui sajis { $at }: { $count } boalu leat goddojuvvon.
}
news-half-munk = { $side ->
    [white] Vielgadis lea beallemunk: { $munk }.
   *[black] Čáhppadis lea beallemunk: { $munk }.
}
news-after = { $side ->
    [white] { $count ->
        [one] Vielgadis lea okta maŋŋebálkesteapmi.
       *[other] Vielgadis leat { $count } maŋŋebálkesteami.
    }
   *[black] { $count ->
        [one] Čáhppadis lea okta maŋŋebálkesteapmi.
       *[other] Čáhppadis leat { $count } maŋŋebálkesteami.
    }
}
news-last-throw = { $side ->
    [white] Vielgadis lea vel okta bálkesteapmi oažžut dássespealu.
   *[black] Čáhppadis lea vel okta bálkesteapmi oažžut dássespealu.
}
news-nothing = { $side ->
    [white] Vielgat ii sáhte dahkat maidege dáinna bálkestemiin.
   *[black] Čáhppat ii sáhte dahkat maidege dáinna bálkestemiin.
}
news-turn-lost = { $side ->
    [white] Vielgat ii sáhte atnit { $dice }.
   *[black] Čáhppat ii sáhte atnit { $dice }.
}
brief-thrown = { $side ->
    [white] Vielgat: { $dice }.
   *[black] Čáhppat: { $dice }.
}
brief-moved = { $from }, { $to }.
brief-entered = Sisa, { $to }.
brief-borne-off = { $from }, olggos.
brief-four = Njeallje, { $to }.
brief-hit = { $at } goddojuvvui.
brief-torn = Báddi sajis { $at } gaikojuvvui: { $count } goddojuvvon.
brief-half-munk = Beallemunk.
past-beginning = Ovdal vuosttaš bálkesteami.

## Loahppa

won = { $side ->
    [white] Vielgat vuoitá
   *[black] Čáhppat vuoitá
}
pattern-name = { $pattern ->
    [langi-hryggur] langi hryggur
    [langi-mukur] langi múkur
    [stutti-mukur] stutti múkur
    [litli-meistari] litli meistari
   *[meistari] meistari
}
reason-off = { $won ->
    [yes] Don dolvot vuosttažin buot boaluidat olggos, ja danne vuoittát.
   *[no] { $side ->
        [white] Vielgat doalvvui vuosttažin buot boaluid olggos, ja danne vuoitá.
       *[black] Čáhppat doalvvui vuosttažin buot boaluid olggos, ja danne vuoitá.
    }
}
reason-munk = { $won ->
    [yes] { $half ->
    [yes] Don bisánit beallemunkii, { $munk }, mii vuoitá beali árvvus.
   *[no] Don dahket munka, { $munk }, mii vuoitá spealu.
}
   *[no] { $side ->
        [white] { $half ->
            [yes] Vielgat bisánii beallemunkii, { $munk }, mii vuoitá beali árvvus.
           *[no] Vielgat dagai munka, { $munk }, mii vuoitá spealu.
        }
       *[black] { $half ->
            [yes] Čáhppat bisánii beallemunkii, { $munk }, mii vuoitá beali árvvus.
           *[no] Čáhppat dagai munka, { $munk }, mii vuoitá spealu.
        }
    }
}
reason-jan = { $lost ->
    [yes] Jan! It sáhte goassege buktit buot goddojuvvon boaluidat sisa.
   *[no] { $side ->
        [white] Jan! Čáhppat ii sáhte goassege buktit buot goddojuvvon boaluid sisa.
       *[black] Jan! Vielgat ii sáhte goassege buktit buot goddojuvvon boaluid sisa.
    }
}
reason-mar = { $lost ->
    [yes] Don leat mar: goddojuvvon boalut vurde ain.
   *[no] { $side ->
        [white] Čáhppat lea mar: goddojuvvon boalut vurde ain.
       *[black] Vielgat lea mar: goddojuvvon boalut vurde ain.
    }
}
reason-draw = Maŋimuš bálkesteapmi doalvvui buot loahpa olggos, ja danne šaddá dássespeallu.
reason-resigned = { $lost ->
    [yes] Don vuollánit.
   *[no] { $side ->
        [white] Čáhppat vuollánii.
       *[black] Vielgat vuollánii.
    }
}
reason-agreed = Goappašat bealit soabaiga dássespealu.
worth = Árvu: { $value }

## Gilvu

match-score = Vielgat { $white }, čáhppat { $black }; gilvu manná { $target } rádjai
match-won = { $side ->
    [white] Vielgat vuoitá gilvvu
   *[black] Čáhppat vuoitá gilvvu
}
match-next = Gilvvu boahtte speallu
match-begins = { $side ->
    [white] Vielgat vuoittáhalai ovddit spealu ja álgá.
   *[black] Čáhppat vuoittáhalai ovddit spealu ja álgá.
}

## Go juoga lea boastut

help-sides = Dihtor sáhttá speallat white (vielgat), black (čáhppat), both (goappašagat) dahje none (ii goabbáge); kolona maŋis dat sáhttá leat beginner, easy, steady, strong dahje master.

## Nannet ovdal go juoga jávká

resign-value = Nubbi bealli vuoitá { $value }: jus vuollánat, de massát 2, dahje 4 go dus leat goddojuvvon boalut.
give-up-after-ask = Luobatgo maŋŋebálkestemiin?
give-up-after-text = Nubbi bealli vuoitá { $value }. Munk boahtá hárve áigái.
draw-offered = { $side ->
    [white] Vielgat fállá dássespealu
   *[black] Čáhppat fállá dássespealu
}
draw-question = { $side ->
    [white] Dohkkehago vielgat dan?
   *[black] Dohkkehago čáhppat dan?
}
draw-declined = { $side ->
    [white] Vielgat ii dohkket dássespealu. Speallu joatkašuvvá.
   *[black] Čáhppat ii dohkket dássespealu. Speallu joatkašuvvá.
}

## Fiellu nugo šearbmalohkki dan muitala

board = Fiellu
twin-point = sadji { $number }
twin-home = { $side ->
    [white] vielgada ruoktu
   *[black] čáhppada ruoktu
}
twin-huk = { $side ->
    [white] vielgada huk
   *[black] čáhppada huk
}
twin-bar = gaskamuorra
twin-tray = { $side ->
    [white] vielgada boalut olgun
   *[black] čáhppada boalut olgun
}
twin-checkers = { $side ->
    [white] { $count ->
        [one] okta vielges boallu
       *[other] { $count } vielges boalu
    }
   *[black] { $count ->
        [one] okta čáhppes boallu
       *[other] { $count } čáhppes boalu
    }
}
twin-hit = { $side ->
    [white] { $count ->
        [one] okta vielges boallu man galgá buktit sisa
       *[other] { $count } vielges boalu maid galgá buktit sisa
    }
   *[black] { $count ->
        [one] okta čáhppes boallu man galgá buktit sisa
       *[other] { $count } čáhppes boalu maid galgá buktit sisa
    }
}
twin-off = { $count ->
    [one] okta boallu dolvojuvvon olggos
   *[other] { $count } boalu dolvojuvvon olggos
}
twin-blot = oktonas boallu
twin-band = báddi
twin-open = dan sáhttá gaikut
twin-reach = deike beassá birccuin { $faces }
twin-ahead = deike beassá birccuiguin { $faces } maŋŋálaga
twin-hits = goddá oktonas boalu
twin-tears = gaiku bátti
twin-lays = bidjá bátti
twin-die-of = { $side ->
    [white] vielgada bircu: { $faces }
   *[black] čáhppada bircu: { $faces }
}

## Vuoittu árvu

stake-off = Doalvut buot olggos
stake-jan = Jan
stake-mar = { $side ->
    [white] mar: +2, go vielgada goddojuvvon boalut vurdet
   *[black] mar: +2, go čáhppada goddojuvvon boalut vurdet
}

## Bealli

goal = Ulbmil: doalvvo vuosttažin buot boaluidat olggos, daga munka, dahje daga nuppe beali janan.
goal-after = Jus nubbi bealli ii leat dalle doalvon ovttage olggos, de sus leat vel eanemusat { $count } bálkesteami munka várás.
goal-draw = Jus álggaheaddji doalvu buot vuosttažin olggos ja nuppis leat eanemusat njeallje boalu, de šaddá dássespeallu jus maŋimuš bálkesteapmi doalvu daid buot olggos.
first-goal = Ulbmil: buot olggos vuosttažin, munk dahje jan.
start-short = Min oanehis speallu.

## Geahččat spealu ođđasit

