# Vuosttaš šearpma ja spealu sánit davvisámegillii. ÁLGOVERŠUVDNA: čállit eai leat eatnigielagat, ja eatnigielat lohkki váilu vel.
# Speallosánit moskovihtta ja drabánta leat musea bláđis (moskovit, drabant).

title = Hnefatafl

## Álgu

welcome = Ruovdeáiggi speallu

## Gii ja mii

turn-of = { $side ->
    [swede] Ruoŧŧelaččaid vuorru
   *[muscovite] Moskovihtaid vuorru
}
turn-of-you = { $side ->
    [swede] Du vuorru: ruoŧŧelaččat
   *[muscovite] Du vuorru: moskovihtat
}
turn-of-opponent = { $side ->
    [swede] { $name }: ruoŧŧelaččaid vuorru
   *[muscovite] { $name }: moskovihtaid vuorru
}

## Maid sáhttá dahkat

task-way-out = { $side ->
    [swede] Gonagasa geaidnu olggos lea rabas: sirdde su { $escape ->
        [corner] čihkii
       *[edge] ravdii
    }, de vuoittát.
   *[muscovite] Gonagas sáhttá beassat olggos boahtte lihkastagain. Gidde su geainnu dahje buot su beliid.
}
task-square = Vállje saji gosa dat manná.
choose-word = Maid dajat dáinna lihkastagain?
say-raichi = Raichi!
say-tuichu = Tuichu!
say-nothing = Ii maidege
throw-again-count = { $count ->
    [one] Bálkes ovtta birccu ođđasit
   *[other] Bálkes { $count } birccu ođđasit
}

## Rávvagat

action-move = { $piece ->
    [king] Gonagas { $from } – { $to }
    [drabant] Drabánta { $from } – { $to }
   *[muscovite] Moskovihtta { $from } – { $to }
}
action-plain = { $from } – { $to }

## Mii dáhpáhuvai

news-moved = { $piece ->
    [king] Gonagas vulggii: { $from } – { $to }.
    [drabant] Drabánta vulggii: { $from } – { $to }.
   *[muscovite] Moskovihtta vulggii: { $from } – { $to }.
}
news-captured = { $yours ->
    [yes] { $piece ->
        [muscovite] Du moskovihtta goddojuvvui sajis { $at }.
       *[drabant] Du drabánta goddojuvvui sajis { $at }.
    }
   *[no] { $piece ->
        [muscovite] Moskovihtta goddojuvvui sajis { $at }.
       *[drabant] Drabánta goddojuvvui sajis { $at }.
    }
}
news-surrounded = { $yours ->
    [yes] Du gonagas lea váldon sajis { $at }.
   *[no] Gonagas lea váldon sajis { $at }.
}
news-escaped = { $yours ->
    [yes] Du gonagas beasai olggos sajis { $at }.
   *[no] Gonagas beasai olggos sajis { $at }.
}
news-raichi = Raichi! Okta geaidnu olggos lea rabas gonagassii.
news-tuichu = Tuichu! Gonagasas lea eanet go okta geaidnu olggos.
brief-moved = { $piece ->
    [king] Gonagas { $from }, { $to }.
   *[drabant] { $from }, { $to }.
}
brief-captured = { $yours ->
    [yes] { $piece ->
        [muscovite] Du moskovihtta sajis { $at } goddojuvvui.
       *[drabant] Du drabánta sajis { $at } goddojuvvui.
    }
   *[no] { $piece ->
        [muscovite] Moskovihtta sajis { $at } goddojuvvui.
       *[drabant] Drabánta sajis { $at } goddojuvvui.
    }
}
brief-raichi = Raichi!
brief-tuichu = Tuichu!
past-beginning = Ovdal vuosttaš lihkastaga.

## Loahppa

won = { $side ->
    [swede] Ruoŧŧelaččat vuitet
   *[muscovite] Moskovihtat vuitet
}
reason-surrounded = { $between ->
    [yes] Gonagas gártái guovtti gaskii
   *[no] Gonagas birastuvvui
}, ja danne { $lost ->
    [yes] vuoittáhalat
   *[no] { $won ->
        [yes] vuoittát
       *[no] moskovihtat vuitet
    }
}.
reason-escaped = Gonagas beasai olggos, ja danne { $lost ->
    [yes] vuoittáhalat
   *[no] { $won ->
        [yes] vuoittát
       *[no] ruoŧŧelaččat vuitet
    }
}.
reason-fort = Gonagas lea oadjebas ladnis ravddas, ja danne { $lost ->
    [yes] vuoittáhalat
   *[no] { $won ->
        [yes] vuoittát
       *[no] ruoŧŧelaččat vuitet
    }
}.
reason-enclosed = Moskovihtat čužžot buot ruoŧŧelaččaid birra, ja danne { $lost ->
    [yes] vuoittáhalat
   *[no] { $won ->
        [yes] vuoittát
       *[no] moskovihtat vuitet
    }
}.
reason-blocked = { $lost ->
    [yes] It sáhte vuolgit, ja danne vuoittáhalat.
   *[no] { $side ->
        [swede] Moskovihtat eai sáhte vuolgit, ja danne vuoittáhallet.
       *[muscovite] Ruoŧŧelaččat eai sáhte vuolgit, ja danne vuoittáhallet.
    }
}
reason-repetition = Seamma sajádat lei goalmmát háve, ja danne { $lost ->
    [yes] vuoittáhalat
   *[no] ruoŧŧelaččat vuoittáhallet
}.
reason-repetition-draw = Seamma sajádat lei goalmmát háve. Dat lea dássespeallu.
reason-resigned = { $lost ->
    [yes] Don vuollánit.
   *[no] { $side ->
        [swede] Moskovihtat vuollánedje.
       *[muscovite] Ruoŧŧelaččat vuollánedje.
    }
}
reason-agreed = Goappašat bealit soabaiga dássespealu.

## Go juoga lea boastut

help-sides = Dihtor sáhttá speallat swede (ruoŧŧelaččat), muscovite (moskovihtat), both (goappašagat) dahje none (ii goabbáge); kolona maŋis dat sáhttá leat beginner, easy, steady, strong dahje master.

## Nannet ovdal go juoga jávká

draw-offered = { $side ->
    [swede] Ruoŧŧelaččat fállet dássespealu
   *[muscovite] Moskovihtat fállet dássespealu
}
draw-question = { $side ->
    [swede] Dohkkehitgo ruoŧŧelaččat dan?
   *[muscovite] Dohkkehitgo moskovihtat dan?
}
draw-declined = { $side ->
    [swede] Ruoŧŧelaččat eai dohkket dássespealu. Speallu joatkašuvvá.
   *[muscovite] Moskovihtat eai dohkket dássespealu. Speallu joatkašuvvá.
}

## Njuolggadusčoahkit ja daid válljemat

opt-first = Gii álgá
opt-castle_stop = Gii oažžu bisánit guoros šlohttii
opt-castle_pass = Gii oažžu mannat guoros šloahta čađa
opt-camps = Leairrat
opt-king_captures = Gonagas veahkeha goddit
opt-castle_counts = Guoros šloahtta lohkkojuvvo
opt-camps_count = Guoros leaira lohkkojuvvo moskovihttan
opt-king_taken = Gonagas lea váldon go lea
opt-escape = Gonagas beassá olggos
opt-repetition = Seamma sajádat goalmmát háve
opt-announce = Gii dadjá raichi ja tuichu
opt-shield_wall = Ráidu ravddas goddojuvvo oktanaga
opt-edge_counts = Ravda lohkkojuvvo gonagasa birra
opt-exit_fort = Ladni ravddas vuoitá
opt-enclosure = Riekkis buot ruoŧŧelaččaid birra vuoitá

val-first-swede = ruoŧŧelaččat
val-first-muscovite = moskovihtat
val-castle_stop-king = dušše gonagas
val-castle_stop-nobody = ii oktage
val-castle_stop-all = buot boalut
val-castle_pass-king = dušše gonagas
val-castle_pass-nobody = ii oktage
val-castle_pass-all = buot boalut
val-camps-all = sajit nugo earát
val-camps-muscovites = giddejuvvon ruoŧŧelaččaide
val-camps-never-back = giddejuvvon, earret moskovihtaide mat ain leat iežaset leairras
val-castle_counts-surround = moskovihttan gonagasa bálddas
val-castle_counts-both = gonagasa bálddas ja juohke háve go muhtun goddojuvvo
val-castle_counts-no = ii goassege
val-king_taken-four = birastuvvon buot njealji bealis
val-king_taken-castle = birastuvvon šloahtas ja dan bálddas, muđui guovtti gaskkas
val-king_taken-two = guovtti gaskkas, vaikko gos
val-escape-edge = vaikko guđe sajis ravddas
val-escape-corner = čiegas
val-repetition-draw = lea dássespeallu
val-repetition-swede-loses = ruoŧŧelaččat vuoittáhallet
val-repetition-off = ii mearkkaš maidege
val-announce-program = speallu
val-announce-players = speallit

## Fiellu nugo šearbmalohkki dan muitala

board = Fiellu
twin-castle = šloahtta
twin-camp = leaira
twin-corner = čiehka
twin-piece = { $piece ->
    [king] gonagas
    [drabant] drabánta
   *[muscovite] moskovihtta
}
twin-to = deike sáhttá mannat
twin-captures = ja goddá { $captures }
twin-escapes = ja beassá olggos

## Bealli

goal = Ulbmil: ruoŧŧelaččat dolvot gonagasa { $escape ->
    [corner] čihkii
   *[edge] ravdii
}; moskovihtat { $taken ->
    [four] birastit su buot njealji bealis
    [castle] birastit su, dahje ožžot su guovtti gaskii go ii leat šloahta luhtte
   *[two] ožžot su guovtti gaskii
}.
goal-else = { $repetition ->
    [draw] Bealli mii ii sáhte vuolgit, vuoittáhallá; seamma sajádat goalmmát háve lea dássespeallu.
    [swede-loses] Bealli mii ii sáhte vuolgit, vuoittáhallá, ja nu maid ruoŧŧelaččat go seamma sajádat boahtá goalmmát háve.
   *[off] Bealli mii ii sáhte vuolgit, vuoittáhallá.
}
goal-fort = Ruoŧŧelaččat vuitet maid go gonagas lea ravddas ladnis mii ii sáhte cuvkejuvvot.
goal-enclosed = Moskovihtat vuitet maid go čužžot buot ruoŧŧelaččaid birra.
aim-swede = Ulbmil: gonagas { $escape ->
    [corner] čihkii
   *[edge] ravdii
} ovdal go { $taken ->
    [four] birastuvvo
   *[two] váldojuvvo
}.
aim-muscovite = Ulbmil: { $taken ->
    [four] birastit gonagasa buot njealji bealis
   *[two] váldit gonagasa
} ovdal go son beassá { $escape ->
    [corner] čihkii
   *[edge] ravdii
}.

## Mii teavsttas lea boastut

read-action-end = lihkastaga loahppa
read-square = sadji, ovdamearkka dihte e4
read-hyphen = sárggáš ja sadji gosa boallu manná
read-move-or-result = linnjá mas leat nummir ja lihkastagat, dahje boađus
read-header = dieđut spealu birra ovdal vuosttaš lihkastaga
read-second-move = ovddit linnjá nubbi lihkastat ovdal ođđa linnjá
read-next-line = boahtte lihkastat ođđa linnjás: ovtta linnjás leat guokte lihkastaga
read-rank-slash = vinjusárggis ovdal boahtte ráđa
read-piece = boallu (K, T dahje t) dahje guoros sajiid lohku
read-number = linnjá { $number }
read-captures = { $captures }, maid lihkastat goddá
read-no-captures = ahte lihkastat ii gotte maidege
read-room = eanemusat { $left } saji vel ráđas { $number }
read-king = galgá leat okta gonagas, iige son sáhte leat juo váldon
read-army = nuppi bealis leat eanet boalut go álggus
read-words = dát sánit eai sáhte leat daddjojuvvon dás
read-standing = dat mii lea sajis { $at } ii sáhte leat das

## Geahččat spealu ođđasit

