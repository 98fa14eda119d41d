# Ensimmäisen näytön ja pelin sanat suomeksi. See web/words/en/game.ftl.

title = Kotra

## Alku

welcome = Islannin kadonnut noppalautapeli

## Kuka ja mikä

turn-of = { $side ->
    [white] Valkoisen vuoro
   *[black] Mustan vuoro
}
turn-of-you = { $side ->
    [white] Sinun vuorosi: valkoinen
   *[black] Sinun vuorosi: musta
}
turn-of-opponent = { $side ->
    [white] { $name }: valkoisen vuoro
   *[black] { $name }: mustan vuoro
}
turn-after = { $side ->
    [white] Valkoisen jälkiheitot: { $count } jäljellä
   *[black] Mustan jälkiheitot: { $count } jäljellä
}
turn-last-throw = { $side ->
    [white] Valkoisen viimeinen heitto
   *[black] Mustan viimeinen heitto
}

## Mitä voi tehdä

task-round = Kumpikin puoli heittää yhden nopan. Pienemmän luvun saanut aloittaa.
task-dice = Yksi noppa vai kaksi? Munkkiin riittää yksi.
task-checker = Valitse nappula.
task-enter = Tuo ensin lyödyt nappulasi takaisin.
task-off = Valitse nappula, jota siirrät tai jonka pelaat ulos.
task-destination = Valitse, minne se menee. Joka kiilalla näkyy sen vaatima noppa.
task-forced = Tämä heitto ei jätä valinnanvaraa.
task-four = Ota kotoa neljä nappulaa, tai siirrä tavalliseen tapaan.
task-half-munk = Puolikas munkki: { $munk }. Lopeta tähän puolella arvosta tai pelaa eteenpäin: heiton loppu rikkoo sen.
task-after = { $count ->
    [one] Munkin tekemiseen on jäljellä yksi heitto.
   *[other] Munkin tekemiseen on jäljellä { $count } heittoa.
}
task-last-throw = Pelaa tällä heitolla ulos kaikki nappulasi, niin tulee tasapeli.
which-dice = Millä nopilla?
use-with = Nopalla { $die }
use-off = Pelaa ulos nopalla { $die }
throw-again-count = { $count ->
    [one] Heitä yksi noppa uudelleen
   *[other] Heitä { $count } noppaa uudelleen
}

## Painikkeet

play-forced = Tee pakollinen
stop-half = Lopeta: ota { $value }
throw-dice = { $count ->
    [one] Heitä yksi noppa
   *[other] Heitä kaksi noppaa
}
take-four = Ota kotoa neljä
give-up-after = Luovu jälkiheitoista

## Neuvoja

action-move = { $from } – { $to } nopalla { $die }
action-enter = Tuo nappula takaisin kiilalle { $to }
action-off = Pelaa ulos kiilalta { $from } nopalla { $die }
action-four = Ota kotoa neljä nappulaa kiilalle { $to }
action-throw = { $count ->
    [one] Heitä yksi noppa
   *[other] Heitä kaksi noppaa
}
action-stop = Lopeta puolikkaaseen munkkiin

## Mitä tapahtui

news-round = Valkoinen heitti { $white }, musta { $black }.
news-begins = { $side ->
    [white] Valkoinen aloittaa ja heittää molemmat nopat.
   *[black] Musta aloittaa ja heittää molemmat nopat.
}
news-again = Tasan: heittäkää uudelleen.
news-thrown = { $side ->
    [white] Valkoinen heitti { $dice }.
   *[black] Musta heitti { $dice }.
}
news-thrown-alla = { $side ->
    [white] Valkoinen
   *[black] Musta
} heitti kaksi { $count ->
    [1] ykköstä
    [2] kakkosta
    [3] kolmosta
    [4] nelosta
    [5] viitosta
   *[other] kuutosta
} (alla-heitto): neljä siirtoa.
news-chosen = { $side ->
    [white] { $count ->
        [one] Valkoinen heittää vain yhden nopan.
       *[other] Valkoinen heittää kaksi noppaa.
    }
   *[black] { $count ->
        [one] Musta heittää vain yhden nopan.
       *[other] Musta heittää kaksi noppaa.
    }
}
news-moved = { $side ->
    [white] Valkoinen siirsi { $from } – { $to }.
   *[black] Musta siirsi { $from } – { $to }.
}
news-entered = { $side ->
    [white] Valkoinen toi nappulan takaisin kiilalle { $to }.
   *[black] Musta toi nappulan takaisin kiilalle { $to }.
}
news-borne-off = { $side ->
    [white] Valkoinen pelasi nappulan ulos kiilalta { $from }.
   *[black] Musta pelasi nappulan ulos kiilalta { $from }.
}
news-four = { $side ->
    [white] Valkoinen otti kotoa neljä nappulaa kiilalle { $to }.
   *[black] Musta otti kotoa neljä nappulaa kiilalle { $to }.
}
news-hit = { $side ->
    [white] Valkoisen blotti kiilalla { $at } lyötiin.
   *[black] Mustan blotti kiilalla { $at } lyötiin.
}
news-torn = { $side ->
    [white] Valkoisen sidos kiilalla { $at } revittiin auki: { $count } nappulaa on lyöty.
   *[black] Mustan sidos kiilalla { $at } revittiin auki: { $count } nappulaa on lyöty.
}
news-half-munk = { $side ->
    [white] Valkoisella on puolikas munkki: { $munk }.
   *[black] Mustalla on puolikas munkki: { $munk }.
}
news-after = { $side ->
    [white] { $count ->
        [one] Valkoisella on yksi jälkiheitto.
       *[other] Valkoisella on { $count } jälkiheittoa.
    }
   *[black] { $count ->
        [one] Mustalla on yksi jälkiheitto.
       *[other] Mustalla on { $count } jälkiheittoa.
    }
}
news-last-throw = { $side ->
    [white] Valkoinen saa yhden viimeisen heiton tasapeliä varten.
   *[black] Musta saa yhden viimeisen heiton tasapeliä varten.
}
news-nothing = { $side ->
    [white] Valkoinen ei voi käyttää tätä heittoa.
   *[black] Musta ei voi käyttää tätä heittoa.
}
news-turn-lost = { $side ->
    [white] Valkoiselta jää käyttämättä { $dice }.
   *[black] Mustalta jää käyttämättä { $dice }.
}
brief-thrown = { $side ->
    [white] Valkoinen: { $dice }.
   *[black] Musta: { $dice }.
}
brief-moved = { $from }, { $to }.
brief-entered = Takaisin, { $to }.
brief-borne-off = { $from }, ulos.
brief-four = Neljä kiilalle { $to }.
brief-hit = Lyöty: { $at }.
brief-torn = Sidos { $at } revitty auki: { $count } lyöty.
brief-half-munk = Puolikas munkki.
past-beginning = Ennen ensimmäistä heittoa.

## Loppu

won = { $side ->
    [white] Valkoinen voittaa
   *[black] Musta voittaa
}
pattern-name = { $pattern ->
    [langi-hryggur] langi hryggur
    [langi-mukur] langi múkur
    [stutti-mukur] stutti múkur
    [litli-meistari] litli meistari
   *[meistari] meistari
}
reason-off = { $won ->
    [yes] Pelasit ensimmäisenä ulos kaikki nappulasi, joten voitat.
   *[no] { $side ->
        [white] Valkoinen pelasi ensimmäisenä ulos kaikki nappulansa, joten valkoinen voittaa.
       *[black] Musta pelasi ensimmäisenä ulos kaikki nappulansa, joten musta voittaa.
    }
}
reason-munk = { $won ->
    [yes] { $half ->
    [yes] Lopetit puolikkaaseen munkkiin, { $munk }: se voittaa puolet arvosta.
   *[no] Teit munkin, { $munk }: se voittaa pelin.
}
   *[no] { $side ->
        [white] { $half ->
            [yes] Valkoinen lopetti puolikkaaseen munkkiin, { $munk }: se voittaa puolet arvosta.
           *[no] Valkoinen teki munkin, { $munk }: se voittaa pelin.
        }
       *[black] { $half ->
            [yes] Musta lopetti puolikkaaseen munkkiin, { $munk }: se voittaa puolet arvosta.
           *[no] Musta teki munkin, { $munk }: se voittaa pelin.
        }
    }
}
reason-jan = { $lost ->
    [yes] Jan! Et voi enää koskaan tuoda kaikkia lyötyjä nappuloitasi takaisin.
   *[no] { $side ->
        [white] Jan! Musta ei voi enää koskaan tuoda kaikkia lyötyjä nappuloita takaisin.
       *[black] Jan! Valkoinen ei voi enää koskaan tuoda kaikkia lyötyjä nappuloita takaisin.
    }
}
reason-mar = { $lost ->
    [yes] Olet mar: lyötyjä nappuloita oli vielä odottamassa.
   *[no] { $side ->
        [white] Musta on mar: lyötyjä nappuloita oli vielä odottamassa.
       *[black] Valkoinen on mar: lyötyjä nappuloita oli vielä odottamassa.
    }
}
reason-draw = Viimeisellä heitolla pelattiin ulos kaikki loput, joten tuli tasapeli.
reason-resigned = { $lost ->
    [yes] Luovutit.
   *[no] { $side ->
        [white] Musta luovutti.
       *[black] Valkoinen luovutti.
    }
}
reason-agreed = Molemmat puolet sopivat tasapelistä.
worth = Arvo: { $value }

## Ottelu

match-score = Valkoinen { $white }, musta { $black }; ottelun voittoon tarvitaan { $target }
match-won = { $side ->
    [white] Valkoinen voittaa ottelun
   *[black] Musta voittaa ottelun
}
match-next = Ottelun seuraava peli
match-begins = { $side ->
    [white] Valkoinen hävisi edellisen pelin ja aloittaa.
   *[black] Musta hävisi edellisen pelin ja aloittaa.
}

## Kun jokin on vialla

help-sides = Tietokone voi pelata: white (valkoinen), black (musta), both (molemmat) tai none (ei kumpikaan). Kaksoispisteen jälkeen voi seurata taso: beginner, easy, steady, strong tai master.

## Varmistukset

resign-value = Vastustaja voittaa { $value }: luovuttaminen maksaa 2, tai 4 niin kauan kuin sinulla on lyötyjä nappuloita.
give-up-after-ask = Luovutko jälkiheitoista?
give-up-after-text = Vastustaja voittaa { $value }. Munkki ehtii harvoin valmiiksi.
draw-offered = { $side ->
    [white] Valkoinen tarjoaa tasapeliä
   *[black] Musta tarjoaa tasapeliä
}
draw-question = { $side ->
    [white] Suostuuko valkoinen?
   *[black] Suostuuko musta?
}
draw-declined = { $side ->
    [white] Valkoinen ei suostu tasapeliin. Peli jatkuu.
   *[black] Musta ei suostu tasapeliin. Peli jatkuu.
}

## Lauta, niin kuin ruudunlukija sen kertoo

board = Lauta
twin-point = kiila { $number }
twin-home = { $side ->
    [white] valkoisen koti
   *[black] mustan koti
}
twin-huk = { $side ->
    [white] valkoisen huk
   *[black] mustan huk
}
twin-bar = keskipalkki
twin-tray = { $side ->
    [white] valkoisen ulos pelatut
   *[black] mustan ulos pelatut
}
twin-checkers = { $side ->
    [white] { $count ->
        [one] yksi valkoinen nappula
       *[other] { $count } valkoista nappulaa
    }
   *[black] { $count ->
        [one] yksi musta nappula
       *[other] { $count } mustaa nappulaa
    }
}
twin-hit = { $side ->
    [white] { $count ->
        [one] yksi valkoinen nappula tuotavana takaisin
       *[other] { $count } valkoista nappulaa tuotavana takaisin
    }
   *[black] { $count ->
        [one] yksi musta nappula tuotavana takaisin
       *[other] { $count } mustaa nappulaa tuotavana takaisin
    }
}
twin-off = { $count ->
    [one] yksi nappula pelattu ulos
   *[other] { $count } nappulaa pelattu ulos
}
twin-blot = blotti
twin-band = sidos
twin-open = saa repiä auki
twin-reach = tänne pääsee nopalla { $faces }
twin-ahead = tänne pääsee nopilla { $faces } peräkkäin
twin-hits = lyö blotin
twin-tears = repii sidoksen auki
twin-lays = tekee sidoksen
twin-die-of = { $side ->
    [white] valkoisen noppa: { $faces }
   *[black] mustan noppa: { $faces }
}

## Minkä arvoinen voitto on

stake-off = Ulos pelaaminen
stake-jan = Jan
stake-mar = { $side ->
    [white] mar: +2, koska valkoisen lyödyt nappulat odottavat
   *[black] mar: +2, koska mustan lyödyt nappulat odottavat
}

## Puoli

goal = Tavoite: pelaa ensimmäisenä ulos kaikki nappulasi, tee munkki tai tee vastustajasta jan.
goal-after = Jos vastustaja ei ole silloin pelannut ulos yhtään, sillä on vielä enintään { $count } heittoa munkkia varten.
goal-draw = Jos aloittaja pelaa ensin kaikki ulos ja vastustajalla on enintään neljä nappulaa jäljellä, tulee tasapeli, jos yksi viimeinen heitto vie ne kaikki ulos.
first-goal = Tavoite: kaikki ulos ensin, munkki tai jan.
start-short = Lyhyt pelimme.

## Peli jälkeenpäin

