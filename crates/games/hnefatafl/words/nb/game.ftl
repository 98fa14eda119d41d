# Ordene på den første skjermen og i spillet, på bokmål.

title = Hnefatafl

## Begynnelsen

welcome = Et nordisk spill fra jernalderen

## Hvem og hva

turn-of = { $side ->
    [swede] Svenskenes tur
   *[muscovite] Moskovittenes tur
}
turn-of-you = { $side ->
    [swede] Din tur: svenskene
   *[muscovite] Din tur: moskovittene
}
turn-of-opponent = { $side ->
    [swede] { $name }: svenskenes tur
   *[muscovite] { $name }: moskovittenes tur
}

## Hva som kan gjøres

task-way-out = { $side ->
    [swede] Veien ut er åpen for kongen: flytt ham { $escape ->
        [corner] til et hjørne
       *[edge] til kanten
    } og vinn.
   *[muscovite] Kongen kan komme seg ut i neste trekk. Sperr veien for ham, eller omring ham.
}
task-square = Velg feltet brikken skal til.
choose-word = Hva sier du til dette trekket?
say-raichi = Raichi!
say-tuichu = Tuichu!
say-nothing = Ingenting
throw-again-count = { $count ->
    [one] Kast én terning om igjen
   *[other] Kast { $count } terninger om igjen
}

## Råd

action-move = { $piece ->
    [king] Konge { $from } til { $to }
    [drabant] Drabant { $from } til { $to }
   *[muscovite] Moskovitt { $from } til { $to }
}
action-plain = { $from } til { $to }

## Hva som skjedde

news-moved = { $piece ->
    [king] Kongen gikk fra { $from } til { $to }.
    [drabant] En drabant gikk fra { $from } til { $to }.
   *[muscovite] En moskovitt gikk fra { $from } til { $to }.
}
news-captured = { $yours ->
    [yes] { $piece ->
        [muscovite] Moskovitten din ble slått ut på { $at }.
       *[drabant] Drabanten din ble slått ut på { $at }.
    }
   *[no] { $piece ->
        [muscovite] En moskovitt ble slått ut på { $at }.
       *[drabant] En drabant ble slått ut på { $at }.
    }
}
news-surrounded = { $yours ->
    [yes] Kongen din er fanget på { $at }.
   *[no] Kongen er fanget på { $at }.
}
news-escaped = { $yours ->
    [yes] Kongen din kom seg ut ved { $at }.
   *[no] Kongen kom seg ut ved { $at }.
}
news-raichi = Raichi! Én vei ut er åpen for kongen.
news-tuichu = Tuichu! Kongen har mer enn én vei ut.
brief-moved = { $piece ->
    [king] Konge { $from }, { $to }.
   *[drabant] { $from }, { $to }.
}
brief-captured = { $yours ->
    [yes] { $piece ->
        [muscovite] Moskovitten din på { $at } er slått ut.
       *[drabant] Drabanten din på { $at } er slått ut.
    }
   *[no] { $piece ->
        [muscovite] Moskovitten på { $at } er slått ut.
       *[drabant] Drabanten på { $at } er slått ut.
    }
}
brief-raichi = Raichi!
brief-tuichu = Tuichu!
past-beginning = Før det første trekket.

## Slutten

won = { $side ->
    [swede] Svenskene vinner
   *[muscovite] Moskovittene vinner
}
reason-surrounded = { $between ->
    [yes] Kongen ble fanget mellom to
   *[no] Kongen ble omringet
}, så { $lost ->
    [yes] du taper
   *[no] { $won ->
        [yes] du vinner
       *[no] moskovittene vinner
    }
}.
reason-escaped = Kongen kom seg ut, så { $lost ->
    [yes] du taper
   *[no] { $won ->
        [yes] du vinner
       *[no] svenskene vinner
    }
}.
reason-fort = Kongen sitter trygt i et fort ved kanten, så { $lost ->
    [yes] du taper
   *[no] { $won ->
        [yes] du vinner
       *[no] svenskene vinner
    }
}.
reason-enclosed = Moskovittene står rundt alle svenskene, så { $lost ->
    [yes] du taper
   *[no] { $won ->
        [yes] du vinner
       *[no] moskovittene vinner
    }
}.
reason-blocked = { $lost ->
    [yes] Du kan ikke flytte, så du taper.
   *[no] { $side ->
        [swede] Moskovittene kan ikke flytte, så de taper.
       *[muscovite] Svenskene kan ikke flytte, så de taper.
    }
}
reason-repetition = Den samme stillingen oppsto for tredje gang, og da taper { $lost ->
    [yes] du
   *[no] svenskene
}.
reason-repetition-draw = Den samme stillingen oppsto for tredje gang. Det gir uavgjort.
reason-resigned = { $lost ->
    [yes] Du ga opp.
   *[no] { $side ->
        [swede] Moskovittene ga opp.
       *[muscovite] Svenskene ga opp.
    }
}
reason-agreed = Begge sidene ble enige om uavgjort.

## Når noe er galt

help-sides = Datamaskinen kan spille swede (svenskene), muscovite (moskovittene), both (begge) eller none (ingen). Etter et kolon kan nivået følge: beginner, easy, steady, strong eller master.

## Å bekrefte før noe går tapt

draw-offered = { $side ->
    [swede] Svenskene foreslår uavgjort
   *[muscovite] Moskovittene foreslår uavgjort
}
draw-question = { $side ->
    [swede] Går svenskene med på det?
   *[muscovite] Går moskovittene med på det?
}
draw-declined = { $side ->
    [swede] Svenskene går ikke med på uavgjort. Spillet fortsetter.
   *[muscovite] Moskovittene går ikke med på uavgjort. Spillet fortsetter.
}

## Regelsettene og valgene i dem

opt-first = Hvem begynner
opt-castle_stop = Hvem kan stanse i den tomme borgen
opt-castle_pass = Hvem kan gå gjennom den tomme borgen
opt-camps = Leirene
opt-king_captures = Kongen er med på å slå ut
opt-castle_counts = Den tomme borgen teller
opt-camps_count = En tom leir teller som en moskovitt
opt-king_taken = Kongen er tatt når han står
opt-escape = Kongen kommer seg ut ved
opt-repetition = Samme stilling for tredje gang
opt-announce = Hvem sier raichi og tuichu
opt-shield_wall = En rekke ved kanten slås ut på én gang
opt-edge_counts = Kanten teller rundt kongen
opt-exit_fort = Et fort ved kanten vinner
opt-enclosure = En ring rundt alle svenskene vinner

val-first-swede = svenskene
val-first-muscovite = moskovittene
val-castle_stop-king = bare kongen
val-castle_stop-nobody = ingen
val-castle_stop-all = alle brikker
val-castle_pass-king = bare kongen
val-castle_pass-nobody = ingen
val-castle_pass-all = alle brikker
val-camps-all = felter som alle andre
val-camps-muscovites = stengt for svenskene
val-camps-never-back = stengt, unntatt for moskovitter som ennå står i sin egen leir
val-castle_counts-surround = som en moskovitt, ved siden av kongen
val-castle_counts-both = ved siden av kongen og hver gang noen slås ut
val-castle_counts-no = aldri
val-king_taken-four = omringet på alle fire sider
val-king_taken-castle = omringet i og ved borgen, ellers mellom to
val-king_taken-two = mellom to, hvor som helst
val-escape-edge = et hvilket som helst felt på kanten
val-escape-corner = et hjørne
val-repetition-draw = gir uavgjort
val-repetition-swede-loses = er tap for svenskene
val-repetition-off = betyr ingenting
val-announce-program = spillet
val-announce-players = spillerne

## Brettet, slik en skjermleser forteller det

board = Brett
twin-castle = borgen
twin-camp = en leir
twin-corner = et hjørne
twin-piece = { $piece ->
    [king] kongen
    [drabant] en drabant
   *[muscovite] en moskovitt
}
twin-to = kan gå hit
twin-captures = og slår ut { $captures }
twin-escapes = og kommer seg ut

## Siden

goal = Mål: svenskene fører kongen sin { $escape ->
    [corner] til et hjørne
   *[edge] til kanten
}; moskovittene { $taken ->
    [four] omringer ham på alle fire sider
    [castle] omringer ham, eller får ham mellom to når han er borte fra borgen
   *[two] får ham mellom to
}.
goal-else = { $repetition ->
    [draw] En side som ikke kan flytte, taper; den samme stillingen for tredje gang gir uavgjort.
    [swede-loses] En side som ikke kan flytte, taper, og det gjør svenskene også når en stilling kommer for tredje gang.
   *[off] En side som ikke kan flytte, taper.
}
goal-fort = Svenskene vinner også når kongen sitter ved kanten i et fort som ikke kan brytes.
goal-enclosed = Moskovittene vinner også når de står rundt alle svenskene.
aim-swede = Mål: kongen { $escape ->
    [corner] til et hjørne
   *[edge] til kanten
}, aldri { $taken ->
    [four] omringet
   *[two] fanget
}.
aim-muscovite = Mål: { $taken ->
    [four] omring kongen på alle fire sider
   *[two] fang kongen
} før han når { $escape ->
    [corner] et hjørne
   *[edge] kanten
}.

## Hva som er galt med en tekst

read-action-end = slutten av trekket
read-square = et felt som e4
read-hyphen = en bindestrek og feltet brikken går til
read-move-or-result = en nummerert linje med trekk, eller resultatet
read-header = alle opplysninger om spillet før det første trekket
read-second-move = det andre trekket på forrige linje før en ny linje
read-next-line = neste trekk på en ny linje: en linje har to trekk
read-rank-slash = en skråstrek før neste rad
read-piece = en brikke (K, T eller t) eller et antall tomme felter
read-number = linje { $number }
read-captures = { $captures } som det trekket slår ut
read-no-captures = at trekket ikke slår ut noe
read-room = høyst { $left } felter til i rad { $number }
read-king = det må finnes én konge, som ikke allerede er tatt
read-army = en side har flere brikker enn den begynte med
read-words = disse ordene ikke kan ha blitt sagt her
read-standing = det som står på { $at }, ikke kan stå der

## Å se på et spill igjen

