# Ordene på den første skjermen og i spillet, på bokmål.

title = Kotra

## Begynnelsen

welcome = Islands forsvunne brettspill

## Hvem og hva

turn-of = { $side ->
    [white] Hvits tur
   *[black] Svarts tur
}
turn-of-you = { $side ->
    [white] Din tur: hvit
   *[black] Din tur: svart
}
turn-of-opponent = { $side ->
    [white] { $name }: hvits tur
   *[black] { $name }: svarts tur
}
turn-after = { $side ->
    [white] Hvits etterslag: { $count } igjen
   *[black] Svarts etterslag: { $count } igjen
}
turn-last-throw = { $side ->
    [white] Hvits siste kast
   *[black] Svarts siste kast
}

## Hva som kan gjøres

task-round = Hver side kaster én terning. Den som får lavest, begynner.
task-dice = Én terning eller to? Én er nok til en munk.
task-checker = Velg en brikke.
task-enter = Spill først inn de slåtte brikkene dine.
task-off = Velg en brikke å flytte eller spille ut.
task-destination = Velg hvor den skal. Hvert felt viser terningen det krever.
task-forced = Dette kastet gir deg ikke noe valg.
task-four = Ta ut fire brikker, eller flytt som vanlig.
task-half-munk = En halv munk: { $munk }. Stans for halve verdien, eller spill videre: resten av kastet bryter den.
task-after = { $count ->
    [one] Det gjenstår ett kast til å lage en munk.
   *[other] Det gjenstår { $count } kast til å lage en munk.
}
task-last-throw = Spill ut alle brikkene dine med dette kastet, så blir det uavgjort.
which-dice = Med hvilke terninger?
use-with = Med { $die }
use-off = Spill ut med { $die }
throw-again-count = { $count ->
    [one] Kast én terning om igjen
   *[other] Kast { $count } terninger om igjen
}

## Knapper

play-forced = Spill det som er tvunget
stop-half = Stans: ta { $value }
throw-dice = { $count ->
    [one] Kast én terning
   *[other] Kast to terninger
}
take-four = Ta ut fire
give-up-after = Gi opp etterslagene

## Råd

action-move = { $from } til { $to } med { $die }
action-enter = Spill inn på { $to }
action-off = Spill ut fra { $from } med { $die }
action-four = Ta fire brikker fra hjemmet til { $to }
action-throw = { $count ->
    [one] Kast én terning
   *[other] Kast to terninger
}
action-stop = Stans ved den halve munken

## Hva som skjedde

news-round = Hvit kastet { $white }, svart { $black }.
news-begins = { $side ->
    [white] Hvit begynner: kast begge terningene.
   *[black] Svart begynner: kast begge terningene.
}
news-again = Likt: kast igjen.
news-thrown = { $side ->
    [white] Hvit kastet { $dice }.
   *[black] Svart kastet { $dice }.
}
news-thrown-alla = { $side ->
    [white] Hvit
   *[black] Svart
} kastet to { $count ->
    [1] enere
    [2] toere
    [3] treere
    [4] firere
    [5] femmere
   *[other] seksere
} (en alla): fire trekk.
news-chosen = { $side ->
    [white] { $count ->
        [one] Hvit kaster bare én terning.
       *[other] Hvit kaster to terninger.
    }
   *[black] { $count ->
        [one] Svart kaster bare én terning.
       *[other] Svart kaster to terninger.
    }
}
news-moved = { $side ->
    [white] Hvit flyttet fra { $from } til { $to }.
   *[black] Svart flyttet fra { $from } til { $to }.
}
news-entered = { $side ->
    [white] Hvit spilte inn på { $to }.
   *[black] Svart spilte inn på { $to }.
}
news-borne-off = { $side ->
    [white] Hvit spilte ut en brikke fra { $from }.
   *[black] Svart spilte ut en brikke fra { $from }.
}
news-four = { $side ->
    [white] Hvit tok fire brikker fra hjemmet til { $to }.
   *[black] Svart tok fire brikker fra hjemmet til { $to }.
}
news-hit = { $side ->
    [white] Hvits blott på { $at } ble slått.
   *[black] Svarts blott på { $at } ble slått.
}
news-torn = { $side ->
    [white] Hvits bånd på { $at } ble revet opp: { $count } brikker er slått.
   *[black] Svarts bånd på { $at } ble revet opp: { $count } brikker er slått.
}
news-half-munk = { $side ->
    [white] Hvit har en halv munk: { $munk }.
   *[black] Svart har en halv munk: { $munk }.
}
news-after = { $side ->
    [white] { $count ->
        [one] Hvit har ett etterslag.
       *[other] Hvit har { $count } etterslag.
    }
   *[black] { $count ->
        [one] Svart har ett etterslag.
       *[other] Svart har { $count } etterslag.
    }
}
news-last-throw = { $side ->
    [white] Hvit har ett siste kast for uavgjort.
   *[black] Svart har ett siste kast for uavgjort.
}
news-nothing = { $side ->
    [white] Hvit kan ikke bruke dette kastet.
   *[black] Svart kan ikke bruke dette kastet.
}
news-turn-lost = { $side ->
    [white] Hvit kan ikke bruke { $dice }.
   *[black] Svart kan ikke bruke { $dice }.
}
brief-thrown = { $side ->
    [white] Hvit: { $dice }.
   *[black] Svart: { $dice }.
}
brief-moved = { $from }, { $to }.
brief-entered = Inn, { $to }.
brief-borne-off = { $from }, ut.
brief-four = Fire til { $to }.
brief-hit = Slått på { $at }.
brief-torn = Båndet på { $at } revet opp: { $count } slått.
brief-half-munk = Halv munk.
past-beginning = Før det første kastet.

## Slutten

won = { $side ->
    [white] Hvit vinner
   *[black] Svart vinner
}
pattern-name = { $pattern ->
    [langi-hryggur] langi hryggur
    [langi-mukur] langi múkur
    [stutti-mukur] stutti múkur
    [litli-meistari] litli meistari
   *[meistari] meistari
}
reason-off = { $won ->
    [yes] Du spilte ut alle brikkene først, så du vinner.
   *[no] { $side ->
        [white] Hvit spilte ut alle brikkene først, så hvit vinner.
       *[black] Svart spilte ut alle brikkene først, så svart vinner.
    }
}
reason-munk = { $won ->
    [yes] Du
   *[no] { $side ->
        [white] Hvit
       *[black] Svart
    }
} { $half ->
    [yes] stanset ved en halv munk, { $munk }: den vinner halve verdien.
   *[no] laget en munk, { $munk }: den vinner spillet.
}
reason-jan = { $lost ->
    [yes] Jan! Du kan aldri spille inn alle de slåtte brikkene dine.
   *[no] { $side ->
        [white] Jan! Svart kan aldri spille inn alle de slåtte brikkene.
       *[black] Jan! Hvit kan aldri spille inn alle de slåtte brikkene.
    }
}
reason-mar = { $lost ->
    [yes] Du er mar: slåtte brikker ventet fortsatt.
   *[no] { $side ->
        [white] Svart er mar: slåtte brikker ventet fortsatt.
       *[black] Hvit er mar: slåtte brikker ventet fortsatt.
    }
}
reason-draw = Det siste kastet spilte ut alle som var igjen, så det blir uavgjort.
reason-resigned = { $lost ->
    [yes] Du ga opp.
   *[no] { $side ->
        [white] Svart ga opp.
       *[black] Hvit ga opp.
    }
}
reason-agreed = Begge sidene ble enige om uavgjort.
worth = Verdi: { $value }

## En match

match-score = Hvit { $white }, svart { $black }; matchen går til { $target }
match-won = { $side ->
    [white] Hvit vinner matchen
   *[black] Svart vinner matchen
}
match-next = Neste spill i matchen
match-begins = { $side ->
    [white] Hvit tapte forrige spill og begynner.
   *[black] Svart tapte forrige spill og begynner.
}

## Når noe er galt

help-sides = Datamaskinen kan spille white (hvit), black (svart), both (begge) eller none (ingen). Etter et kolon kan nivået følge: beginner, easy, steady, strong eller master.

## Å bekrefte før noe går tapt

resign-value = Motstanderen vinner { $value }: å gi opp koster 2, eller 4 mens du har slåtte brikker.
give-up-after-ask = Gi opp etterslagene?
give-up-after-text = Motstanderen vinner { $value }. En munk blir sjelden ferdig i tide.
draw-offered = { $side ->
    [white] Hvit foreslår uavgjort
   *[black] Svart foreslår uavgjort
}
draw-question = { $side ->
    [white] Godtar hvit det?
   *[black] Godtar svart det?
}
draw-declined = { $side ->
    [white] Hvit går ikke med på uavgjort. Spillet fortsetter.
   *[black] Svart går ikke med på uavgjort. Spillet fortsetter.
}

## Brettet, slik en skjermleser forteller det

board = Brett
twin-point = felt { $number }
twin-home = { $side ->
    [white] hvits hjem
   *[black] svarts hjem
}
twin-huk = { $side ->
    [white] hvits huk
   *[black] svarts huk
}
twin-bar = baren
twin-tray = { $side ->
    [white] hvits utspilte
   *[black] svarts utspilte
}
twin-checkers = { $side ->
    [white] { $count ->
        [one] én hvit brikke
       *[other] { $count } hvite brikker
    }
   *[black] { $count ->
        [one] én svart brikke
       *[other] { $count } svarte brikker
    }
}
twin-hit = { $side ->
    [white] { $count ->
        [one] én hvit brikke å spille inn
       *[other] { $count } hvite brikker å spille inn
    }
   *[black] { $count ->
        [one] én svart brikke å spille inn
       *[other] { $count } svarte brikker å spille inn
    }
}
twin-off = { $count ->
    [one] én brikke spilt ut
   *[other] { $count } brikker spilt ut
}
twin-blot = en blott
twin-band = et bånd
twin-open = kan rives opp
twin-reach = kan nås med { $faces }
twin-ahead = kan nås med { $faces } etter hverandre
twin-hits = slår en blott
twin-tears = river opp et bånd
twin-lays = legger et bånd
twin-die-of = { $side ->
    [white] hvits terning: { $faces }
   *[black] svarts terning: { $faces }
}

## Hva en seier er verdt

stake-off = Å spille ut
stake-jan = Jan
stake-mar = { $side ->
    [white] mar: +2, fordi hvits slåtte brikker venter
   *[black] mar: +2, fordi svarts slåtte brikker venter
}

## Siden

goal = Mål: spill ut alle brikkene dine først, lag en munk, eller gjør motstanderen jan.
goal-after = Har motstanderen ikke spilt ut noen da, har den ennå opptil { $count } kast til en munk.
goal-draw = Spiller den som begynte, ut først, og motstanderen har høyst fire brikker igjen, blir det uavgjort hvis ett siste kast spiller ut alle.
first-goal = Mål: alle ut først, en munk eller en jan.
start-short = Vårt korte spill.

## Å se på et spill igjen

