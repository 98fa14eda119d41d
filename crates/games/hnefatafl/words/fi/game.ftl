# Sivun sanat suomeksi. See web/words/en/game.ftl.

title = Hnefatafl

## Alku

welcome = Pohjolan peli rautakaudelta

## Kuka ja mikä

turn-of = { $side ->
    [swede] Ruotsalaisten vuoro
   *[muscovite] Moskoviittien vuoro
}
turn-of-you = { $side ->
    [swede] Sinun vuorosi: ruotsalaiset
   *[muscovite] Sinun vuorosi: moskoviitit
}
turn-of-opponent = { $side ->
    [swede] { $name }: ruotsalaisten vuoro
   *[muscovite] { $name }: moskoviittien vuoro
}

## Mitä voi tehdä

task-way-out = { $side ->
    [swede] Kuninkaan tie ulos on avoin: siirrä hänet { $escape ->
        [corner] kulmaan
       *[edge] reunalle
    }, niin voitat.
   *[muscovite] Kuningas pääsee ulos seuraavalla siirrollaan. Sulje häneltä tie tai saarra hänet.
}
task-square = Valitse ruutu, johon se menee.
choose-word = Mitä sanot siirtäessäsi?
say-raichi = Raichi!
say-tuichu = Tuichu!
say-nothing = En mitään
throw-again-count = { $count ->
    [one] Heitä yksi noppa uudelleen
   *[other] Heitä { $count } noppaa uudelleen
}

## Neuvoja

action-move = { $piece ->
    [king] Kuningas { $from } – { $to }
    [drabant] Drabantti { $from } – { $to }
   *[muscovite] Moskoviitti { $from } – { $to }
}
action-plain = { $from } – { $to }

## Mitä tapahtui

news-moved = { $piece ->
    [king] Kuningas siirtyi { $from } – { $to }.
    [drabant] Drabantti siirtyi { $from } – { $to }.
   *[muscovite] Moskoviitti siirtyi { $from } – { $to }.
}
news-captured = { $yours ->
    [yes] { $piece ->
        [muscovite] Moskoviittisi lyötiin ruudussa { $at }.
       *[drabant] Drabanttisi lyötiin ruudussa { $at }.
    }
   *[no] { $piece ->
        [muscovite] Moskoviitti lyötiin ruudussa { $at }.
       *[drabant] Drabantti lyötiin ruudussa { $at }.
    }
}
news-surrounded = { $yours ->
    [yes] Kuninkaasi on vangittu ruudussa { $at }.
   *[no] Kuningas on vangittu ruudussa { $at }.
}
news-escaped = { $yours ->
    [yes] Kuninkaasi pääsi ulos ruudun { $at } kautta.
   *[no] Kuningas pääsi ulos ruudun { $at } kautta.
}
news-raichi = Raichi! Kuninkaalla on yksi avoin tie ulos.
news-tuichu = Tuichu! Kuninkaalla on useampi kuin yksi tie ulos.
brief-moved = { $piece ->
    [king] Kuningas { $from }, { $to }.
   *[drabant] { $from }, { $to }.
}
brief-captured = { $yours ->
    [yes] { $piece ->
        [muscovite] Moskoviittisi lyöty: { $at }.
       *[drabant] Drabanttisi lyöty: { $at }.
    }
   *[no] { $piece ->
        [muscovite] Moskoviitti lyöty: { $at }.
       *[drabant] Drabantti lyöty: { $at }.
    }
}
brief-raichi = Raichi!
brief-tuichu = Tuichu!
past-beginning = Ennen ensimmäistä siirtoa.

## Loppu

won = { $side ->
    [swede] Ruotsalaiset voittavat
   *[muscovite] Moskoviitit voittavat
}
reason-surrounded = { $between ->
    [yes] Kuningas jäi kahden väliin
   *[no] Kuningas saarrettiin
}, joten { $lost ->
    [yes] häviät
   *[no] { $won ->
        [yes] voitat
       *[no] moskoviitit voittavat
    }
}.
reason-escaped = Kuningas pääsi ulos, joten { $lost ->
    [yes] häviät
   *[no] { $won ->
        [yes] voitat
       *[no] ruotsalaiset voittavat
    }
}.
reason-fort = Kuningas on turvassa linnakkeessa reunalla, joten { $lost ->
    [yes] häviät
   *[no] { $won ->
        [yes] voitat
       *[no] ruotsalaiset voittavat
    }
}.
reason-enclosed = Moskoviitit ovat kaikkien ruotsalaisten ympärillä, joten { $lost ->
    [yes] häviät
   *[no] { $won ->
        [yes] voitat
       *[no] moskoviitit voittavat
    }
}.
reason-blocked = { $lost ->
    [yes] Et voi siirtää, joten häviät.
   *[no] { $side ->
        [swede] Moskoviitit eivät voi siirtää, joten he häviävät.
       *[muscovite] Ruotsalaiset eivät voi siirtää, joten he häviävät.
    }
}
reason-repetition = Sama asema oli laudalla kolmannen kerran, joten { $lost ->
    [yes] häviät
   *[no] ruotsalaiset häviävät
}.
reason-repetition-draw = Sama asema oli laudalla kolmannen kerran. Se on tasapeli.
reason-resigned = { $lost ->
    [yes] Luovutit.
   *[no] { $side ->
        [swede] Moskoviitit luovuttivat.
       *[muscovite] Ruotsalaiset luovuttivat.
    }
}
reason-agreed = Molemmat puolet sopivat tasapelistä.

## Kun jokin on vialla

help-sides = Tietokone voi pelata: swede (ruotsalaiset), muscovite (moskoviitit), both (molemmat) tai none (ei kumpikaan). Kaksoispisteen jälkeen voi seurata taso: beginner, easy, steady, strong tai master.

## Varmistukset

draw-offered = { $side ->
    [swede] Ruotsalaiset tarjoavat tasapeliä
   *[muscovite] Moskoviitit tarjoavat tasapeliä
}
draw-question = { $side ->
    [swede] Suostuvatko ruotsalaiset?
   *[muscovite] Suostuvatko moskoviitit?
}
draw-declined = { $side ->
    [swede] Ruotsalaiset eivät suostu tasapeliin. Peli jatkuu.
   *[muscovite] Moskoviitit eivät suostu tasapeliin. Peli jatkuu.
}

## Säännöstöt ja niiden valinnat

opt-first = Kuka aloittaa
opt-castle_stop = Kuka saa pysähtyä tyhjään linnaan
opt-castle_pass = Kuka saa kulkea tyhjän linnan läpi
opt-camps = Leirit
opt-king_captures = Kuningas auttaa lyömään
opt-castle_counts = Tyhjä linna lasketaan nappulaksi
opt-camps_count = Tyhjä leiri käy moskoviitista
opt-king_taken = Kuningas vangitaan
opt-escape = Kuningas pääsee ulos
opt-repetition = Sama asema kolmannen kerran
opt-announce = Kuka sanoo raichi ja tuichu
opt-shield_wall = Reunalla oleva rivi lyödään kerralla
opt-edge_counts = Reuna lasketaan kuninkaan ympärillä
opt-exit_fort = Linnake reunalla voittaa
opt-enclosure = Kehä kaikkien ruotsalaisten ympärillä voittaa

val-first-swede = ruotsalaiset
val-first-muscovite = moskoviitit
val-castle_stop-king = vain kuningas
val-castle_stop-nobody = ei kukaan
val-castle_stop-all = kaikki nappulat
val-castle_pass-king = vain kuningas
val-castle_pass-nobody = ei kukaan
val-castle_pass-all = kaikki nappulat
val-camps-all = ruutuja siinä missä muutkin
val-camps-muscovites = suljettu ruotsalaisilta
val-camps-never-back = suljettu, paitsi vielä omassa leirissään olevilta moskoviiteilta
val-castle_counts-surround = moskoviitiksi kuninkaan vieressä
val-castle_counts-both = kuninkaan vieressä ja aina lyötäessä
val-castle_counts-no = ei koskaan
val-king_taken-four = saartamalla kaikilta neljältä sivulta
val-king_taken-castle = linnassa ja sen vieressä saartamalla, muualla kahden väliin
val-king_taken-two = kahden väliin, missä tahansa
val-escape-edge = mistä tahansa reunaruudusta
val-escape-corner = kulmasta
val-repetition-draw = on tasapeli
val-repetition-swede-loses = on ruotsalaisten tappio
val-repetition-off = ei vaikuta mihinkään
val-announce-program = peli
val-announce-players = pelaajat

## Lauta, niin kuin ruudunlukija sen kertoo

board = Lauta
twin-castle = linna
twin-camp = leiri
twin-corner = kulma
twin-piece = { $piece ->
    [king] kuningas
    [drabant] drabantti
   *[muscovite] moskoviitti
}
twin-to = tänne voi siirtyä
twin-captures = ja lyö: { $captures }
twin-escapes = ja pääsee ulos

## Puoli

goal = Tavoite: ruotsalaiset vievät kuninkaansa { $escape ->
    [corner] kulmaan
   *[edge] reunalle
}, moskoviitit { $taken ->
    [four] saartavat hänet kaikilta neljältä sivulta
    [castle] saartavat hänet tai saavat hänet kauempana linnasta kahden väliin
   *[two] saavat hänet kahden väliin
}.
goal-else = { $repetition ->
    [draw] Puoli, joka ei voi siirtää, häviää; sama asema kolmannen kerran on tasapeli.
    [swede-loses] Puoli, joka ei voi siirtää, häviää, ja ruotsalaiset häviävät, kun sama asema tulee kolmannen kerran.
   *[off] Puoli, joka ei voi siirtää, häviää.
}
goal-fort = Ruotsalaiset voittavat myös, kun kuningas on reunalla linnakkeessa, jota ei voi murtaa.
goal-enclosed = Moskoviitit voittavat myös, kun he ovat kaikkien ruotsalaisten ympärillä.
aim-swede = Tavoite: kuningas { $escape ->
    [corner] kulmaan
   *[edge] reunalle
}, ei { $taken ->
    [four] saarroksiin
   *[two] vangiksi
}.
aim-muscovite = Tavoite: { $taken ->
    [four] saarra kuningas kaikilta neljältä sivulta
   *[two] vangitse kuningas
}, ennen kuin hän pääsee { $escape ->
    [corner] kulmaan
   *[edge] reunalle
}.

## Mikä tekstissä on vialla

read-action-end = siirron loppu
read-square = ruutu, esimerkiksi e4
read-hyphen = yhdysmerkki ja ruutu, johon nappula menee
read-move-or-result = numeroitu siirtorivi tai tulos
read-header = kaikki pelin tiedot ennen ensimmäistä siirtoa
read-second-move = edellisen rivin toinen siirto ennen uutta riviä
read-next-line = seuraava siirto omalla rivillään: rivillä on kaksi siirtoa
read-rank-slash = vinoviiva ennen seuraavaa riviä
read-piece = nappula (K, T tai t) tai tyhjien ruutujen määrä
read-number = rivi { $number }
read-captures = siirron lyönnit: { $captures }
read-no-captures = ei lyöntejä, sillä siirto ei lyö mitään
read-room = riville { $number } mahtuu enää { $left }
read-king = kuninkaita on oltava tasan yksi, eikä hän voi olla jo vangittu
read-army = jollakin puolella on enemmän nappuloita kuin alussa
read-words = näitä sanoja ei ole voitu tässä sanoa
read-standing = ruudussa { $at } oleva ei voi olla siinä

## Peli jälkeenpäin

