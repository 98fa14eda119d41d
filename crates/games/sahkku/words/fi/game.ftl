# Sivun sanat suomeksi. Saamen sanat ovat pelin asioiden nimiä; katso docs/glossary.md.

title = Sáhkku

## Alku

welcome = Saamelaisten noppapeli

## Kuka ja mikä

turn-of = { $side ->
    [men] Miesten vuoro
   *[women] Naisten vuoro
}
turn-of-you = { $side ->
    [men] Sinun vuorosi: miehet
   *[women] Sinun vuorosi: naiset
}

## Mitä voi tehdä

task-round = Kumpikin heittää yhden nopan. Jos vain toinen saa X:n, hän aloittaa.
task-round-most = Kumpikin heittää kolme noppaa. Enemmän X:iä saanut aloittaa.
task-lot = Aloittaja arvotaan.
task-way = { $side ->
    [men] Miehet valitsevat reittinsä laudan ympäri.
   *[women] Naiset valitsevat reittinsä laudan ympäri.
}
task-throw-again = Heitä kädessäsi olevat nopat.
task-throw-on = Heitä muut nopat uudelleen.
task-choose-rethrow = Valitse nappula tai X, jonka heität uudelleen.
task-destination = Valitse, minne se menee. Joka paikassa näkyy sen vaatima noppa.
task-stuck = Et voi käyttää mitään noppaa. Heitä X:iä uudelleen tai päätä vuorosi.
task-way-explained = Vuosttut: joukot kiertävät eri suuntiin ja kohtaavat. Mieđut: kierrät samaan suuntaan kuin toinen joukko.

way-vuosttut = Vuosttut: toisiaan vastaan
way-miedut = Mieđut: samaan suuntaan

## Painikkeet

throw-again-count = { $count ->
    [one] Heitä yksi X uudelleen
   *[other] Heitä { $count } X:ää uudelleen
}

## Mitä tapahtui

face-blank = tyhjä

news-round = Miehet heittivät { $men }, naiset { $women }.
# After it who begins: one of the three messages below.
news-beats = { $side ->
    [men] Miesten { $best } on parempi kuin { $other }: { $begins }
   *[women] Naisten { $best } on parempi kuin { $other }: { $begins }
}
begins-you = sinä aloitat.
begins-opponent = { $name } aloittaa.
begins-side = { $side ->
    [men] miehet aloittavat.
   *[women] naiset aloittavat.
}
news-begins = { $side ->
    [men] Miehet aloittavat.
   *[women] Naiset aloittavat.
}
news-again = Tasan: heittäkää uudelleen.
news-thrown = { $side ->
    [men] Miehet heittivät { $dice }.
   *[women] Naiset heittivät { $dice }.
}
news-thrown-again = { $side ->
    [men] Miehet heittivät uudelleen: { $dice }.
   *[women] Naiset heittivät uudelleen: { $dice }.
}
news-woke = { $side ->
    [men] Mies heräsi ja meni paikkaan { $to }.
   *[women] Nainen heräsi ja meni paikkaan { $to }.
}
news-queen-woke = { $side ->
    [men] Miesten kuningatar heräsi ja meni paikkaan { $to }.
   *[women] Naisten kuningatar heräsi ja meni paikkaan { $to }.
}
news-moved = { $piece ->
    [queen] { $side ->
        [men] Miesten kuningatar siirtyi { $from } – { $to }.
       *[women] Naisten kuningatar siirtyi { $from } – { $to }.
    }
    [king] Kuningas siirtyi { $from } – { $to }.
   *[soldier] { $side ->
        [men] Mies siirtyi { $from } – { $to }.
       *[women] Nainen siirtyi { $from } – { $to }.
    }
}
news-captured = { $side ->
    [men] { $count ->
        [one] Mies lyötiin paikassa { $at }.
       *[other] { $count } miestä lyötiin paikassa { $at }.
    }
   *[women] { $count ->
        [one] Nainen lyötiin paikassa { $at }.
       *[other] { $count } naista lyötiin paikassa { $at }.
    }
}
news-queen-captured = { $side ->
    [men] Miesten kuningatar lyötiin.
   *[women] Naisten kuningatar lyötiin.
}
news-king-taken = { $side ->
    [men] Miehet valtasivat kuninkaan.
   *[women] Naiset valtasivat kuninkaan.
}
news-king-pushed = Hänet työnnettiin paikkaan { $to }.
news-king-removed = Kuningas on poissa pelistä.
news-dismounted = Sotilas paikassa { $at } ei enää kanna kuningasta.
news-turn-lost = { $side ->
    [men] Miehet eivät voi käyttää noppaa { $dice }, joten heidän vuoronsa päättyy.
   *[women] Naiset eivät voi käyttää noppaa { $dice }, joten heidän vuoronsa päättyy.
}
news-or = { $dice } tai { $word }
news-nobody-wakes = Ei X:ää: kukaan ei herää.
news-set-aside = Ei riitä: muut nopat heitetään uudelleen.
news-nothing = { $side ->
    [men] Miehet eivät voi käyttää tätä heittoa.
   *[women] Naiset eivät voi käyttää tätä heittoa.
}
brief-thrown = { $side ->
    [men] Miehet: { $dice }.
   *[women] Naiset: { $dice }.
}
brief-woke = { $to } hereillä.
brief-moved = { $piece ->
    [queen] Kuningatar { $from }, { $to }.
    [king] Kuningas { $from }, { $to }.
   *[soldier] { $from }, { $to }.
}
brief-captured = { $count ->
    [one] Lyöty: { $at }.
   *[other] { $count } lyöty: { $at }.
}

## Loppu

won = { $side ->
    [men] Miehet voittavat
   *[women] Naiset voittavat
}
reason-soldiers = { $lost ->
    [yes] Sinulla ei ole enää sotilaita, joten häviät.
   *[no] { $side ->
        [men] Naisilla ei ole enää sotilaita, joten he häviävät.
       *[women] Miehillä ei ole enää sotilaita, joten he häviävät.
    }
}
reason-pieces = { $lost ->
    [yes] Sinulla ei ole sotilaita eikä kuningasta, joten häviät.
   *[no] { $side ->
        [men] Naisilla ei ole sotilaita eikä kuningasta, joten he häviävät.
       *[women] Miehillä ei ole sotilaita eikä kuningasta, joten he häviävät.
    }
}
reason-queen = { $lost ->
    [yes] Kuningattaresi lyötiin. Kuningattarensa menettänyt häviää.
   *[no] { $side ->
        [men] Naisten kuningatar lyötiin. Kuningattarensa menettänyt häviää.
       *[women] Miesten kuningatar lyötiin. Kuningattarensa menettänyt häviää.
    }
}
reason-blocked = { $lost ->
    [yes] Kaikki sotilaasi ovat hereillä, ja sinulle jäi noppa, jota et voi käyttää, joten häviät.
   *[no] { $side ->
        [men] Naisten sotilaat ovat kaikki hereillä, ja heille jäi noppa, jota he eivät voi käyttää, joten he häviävät.
       *[women] Miesten sotilaat ovat kaikki hereillä, ja heille jäi noppa, jota he eivät voi käyttää, joten he häviävät.
    }
}
reason-resigned = { $lost ->
    [yes] Luovutit.
   *[no] { $side ->
        [men] Naiset luovuttivat.
       *[women] Miehet luovuttivat.
    }
}
reason-dead = Kumpikaan puoli ei voi enää koskaan siirtää, joten tuli tasapeli.
reason-agreed = Molemmat puolet sopivat tasapelistä.

## Kun jokin on vialla

help-sides = Tietokone voi pelata: men (miehet), women (naiset), both (molemmat) tai none (ei kumpikaan). Kaksoispisteen jälkeen voi seurata taso: beginner, easy, steady, strong tai master.

## Sääntöpaja

opt-home_row = Kotirivi alussa
opt-activation_order = Kuka voi herätä seuraavaksi
opt-activation_step = Ensimmäinen askel herättyä
opt-king_taken = Kuningas vallataan
opt-raid_gate = Kuningas vallataan ryntäyksellä
opt-king_moves = Kuningas kulkee
opt-king_shares = Kuningas voi jakaa paikan
opt-loses_without = Puoli häviää menetettyään
opt-blocked_loses = Saarrettu puoli häviää
opt-like_odds = Like odds
opt-may_stop = Vuoron voi päättää kesken
opt-throw_off = Kuka aloittaa

val-home_row-full = täynnä
val-home_row-front-empty = täynnä, paitsi etummainen paikka
val-activation_order-front-first = etummainen
val-activation_order-any = kuka tahansa
val-activation_order-next-free = kuka tahansa, jonka seuraava paikka on vapaa
val-activation_step-forward = askel reittiä pitkin
val-activation_step-across = suoraan keskiriville
val-king_taken-landing = siirtymällä hänen paikkaansa
val-king_taken-push = työntämällä häntä eteenpäin (cadjit)
val-king_taken-mount = menemällä hänen alleen
val-raid_gate-off = ei
val-raid_gate-landing = ensin, sitten siirtymällä paikkaan
val-raid_gate-raid = joka kerta, ja vain niin
val-raid_gate-both = ensin, sitten ryntäyksellä tai siirtymällä paikkaan
val-king_moves-soldier = kuin sotilas
val-king_moves-royal = suoraan ja rivien päiden ympäri
val-king_moves-orthogonal = vain suoraan
val-loses_without-soldiers = sotilaansa
val-loses_without-all-pieces = sotilaansa ja kuninkaan
val-like_odds-off = ei
val-like_odds-in-place = kolme hereillä kotona
val-like_odds-advanced = kolme hereillä, askel ulkona
val-throw_off-first-x = se, joka yksin saa X:n
val-throw_off-most-x = eniten X:iä kolmella nopalla
val-throw_off-lot = arvotaan

## Lauta, niin kuin ruudunlukija sen kertoo

board = Lauta
twin-castle = Linna
twin-asleep = { $side ->
    [men] { $count ->
        [one] nukkuva mies
       *[other] { $count } nukkuvaa miestä
    }
   *[women] { $count ->
        [one] nukkuva nainen
       *[other] { $count } nukkuvaa naista
    }
}
twin-awake = { $side ->
    [men] { $count ->
        [one] mies
       *[other] { $count } miestä
    }
   *[women] { $count ->
        [one] nainen
       *[other] { $count } naista
    }
}
twin-homebound = { $side ->
    [men] { $count ->
        [one] kotiin palaava mies
       *[other] { $count } kotiin palaavaa miestä
    }
   *[women] { $count ->
        [one] kotiin palaava nainen
       *[other] { $count } kotiin palaavaa naista
    }
}
twin-riding = { $side ->
    [men] { $count ->
        [one] kuningasta kantava mies
       *[other] { $count } kuningasta kantavaa miestä
    }
   *[women] { $count ->
        [one] kuningasta kantava nainen
       *[other] { $count } kuningasta kantavaa naista
    }
}
twin-queen = { $side ->
    [men] miesten kuningatar
   *[women] naisten kuningatar
}{ $awake ->
    [yes] { "" }
   *[no] , nukkuu
}
twin-king = { $holder ->
    [men] kuningas, miehillä
    [women] kuningas, naisilla
   *[none] kuningas, ei kenelläkään
}
twin-king-inert = kuningas, joka odottaa ensimmäistä ryntäystä
twin-reach = tänne pääsee nopalla { $faces }
twin-die-of = { $side ->
    [men] miesten noppa: { $faces }
   *[women] naisten noppa: { $faces }
}

## Neuvoja

## Taaksepäin katsominen, varmistukset ja ympäröivä sivu

past-beginning = Ennen ensimmäistä heittoa.
twin-ahead = tänne pääsee nopilla { $faces } peräkkäin

## Vastustajat ja peli jälkeenpäin

turn-of-opponent = { $side ->
    [men] { $name }: miesten vuoro
   *[women] { $name }: naisten vuoro
}

## The side, and who begins

first-goal = Lyö heidän kuningattarensa. Varjele omaasi.
goal-soldiers = { $queens ->
    [yes] Tavoite: lyö vastustajan kuningatar tai kaikki sotilaat.
   *[no] Tavoite: lyö kaikki vastustajan sotilaat.
}
goal-pieces = { $queens ->
    [yes] Tavoite: lyö vastustajan kuningatar tai kaikki sotilaat ja ota kuningas, jos se on hänellä.
   *[no] Tavoite: lyö kaikki vastustajan sotilaat ja ota kuningas, jos se on hänellä.
}
goal-blocked = Puoli, jonka kaikki sotilaat ovat hereillä, häviää, jos sille jää noppa, jota se ei voi käyttää.
goal-dead = Jos kukaan ei voi enää koskaan siirtää, tulee tasapeli.
