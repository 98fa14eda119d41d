# Orden på den första skärmen och i spelet, på svenska. Spelets ord är källans.

title = Kotra

## Början

welcome = Islands försvunna brädspel

## Vem och vad

turn-of = { $side ->
    [white] Vits tur
   *[black] Svarts tur
}
turn-of-you = { $side ->
    [white] Din tur: vit
   *[black] Din tur: svart
}
turn-of-opponent = { $side ->
    [white] { $name }: vits tur
   *[black] { $name }: svarts tur
}
turn-after = { $side ->
    [white] Vits efterslag: { $count } kvar
   *[black] Svarts efterslag: { $count } kvar
}
turn-last-throw = { $side ->
    [white] Vits sista kast
   *[black] Svarts sista kast
}

## Vad man kan göra

task-round = Varje sida kastar en tärning. Den som får lägst börjar.
task-dice = En tärning eller två? En räcker till en munk.
task-checker = Välj en bricka.
task-enter = Spela först in dina slagna brickor.
task-off = Välj en bricka att flytta eller spela ut.
task-destination = Välj vart den ska. Varje tunga visar vilken tärning den tar.
task-forced = Det här kastet ger dig inget val.
task-four = Ta ut fyra brickor, eller flytta som vanligt.
task-half-munk = En halv munk: { $munk }. Stanna för halva värdet, eller spela vidare: resten av kastet bryter den.
task-after = { $count ->
    [one] Ett kast återstår för att göra munk.
   *[other] { $count } kast återstår för att göra munk.
}
task-last-throw = Spela ut alla dina brickor med det här kastet, så blir det oavgjort.
which-dice = Med vilka tärningar?
use-with = Med { $die }
use-off = Spela ut med { $die }
throw-again-count = { $count ->
    [one] Kasta om en tärning
   *[other] Kasta om { $count } tärningar
}

## Knappar

play-forced = Spela det som är tvunget
stop-half = Stanna: ta { $value }
throw-dice = { $count ->
    [one] Kasta en tärning
   *[other] Kasta två tärningar
}
take-four = Ta ut fyra
give-up-after = Ge upp efterslagen

## Råd

action-move = { $from } till { $to } med { $die }
action-enter = Spela in på { $to }
action-off = Spela ut från { $from } med { $die }
action-four = Ta fyra brickor från hemmet till { $to }
action-throw = { $count ->
    [one] Kasta en tärning
   *[other] Kasta två tärningar
}
action-stop = Stanna vid halv munk

## Vad som hände

news-round = Vit kastade { $white }, svart { $black }.
news-begins = { $side ->
    [white] Vit börjar: kasta båda tärningarna.
   *[black] Svart börjar: kasta båda tärningarna.
}
news-again = Lika: kasta igen.
news-thrown = { $side ->
    [white] Vit kastade { $dice }.
   *[black] Svart kastade { $dice }.
}
news-thrown-alla = { $side ->
    [white] Vit
   *[black] Svart
} kastade två { $count ->
    [1] ettor
    [2] tvåor
    [3] treor
    [4] fyror
    [5] femmor
   *[other] sexor
} (en alla): fyra drag.
news-chosen = { $side ->
    [white] { $count ->
        [one] Vit kastar bara en tärning.
       *[other] Vit kastar två tärningar.
    }
   *[black] { $count ->
        [one] Svart kastar bara en tärning.
       *[other] Svart kastar två tärningar.
    }
}
news-moved = { $side ->
    [white] Vit flyttade från { $from } till { $to }.
   *[black] Svart flyttade från { $from } till { $to }.
}
news-entered = { $side ->
    [white] Vit spelade in på { $to }.
   *[black] Svart spelade in på { $to }.
}
news-borne-off = { $side ->
    [white] Vit spelade ut en bricka från { $from }.
   *[black] Svart spelade ut en bricka från { $from }.
}
news-four = { $side ->
    [white] Vit tog fyra brickor från hemmet till { $to }.
   *[black] Svart tog fyra brickor från hemmet till { $to }.
}
news-hit = { $side ->
    [white] Vits blotta på { $at } blev slagen.
   *[black] Svarts blotta på { $at } blev slagen.
}
news-torn = { $side ->
    [white] Vits band på { $at } revs upp: { $count } brickor är slagna.
   *[black] Svarts band på { $at } revs upp: { $count } brickor är slagna.
}
news-half-munk = { $side ->
    [white] Vit har halv munk: { $munk }.
   *[black] Svart har halv munk: { $munk }.
}
news-after = { $side ->
    [white] { $count ->
        [one] Vit har ett efterslag.
       *[other] Vit har { $count } efterslag.
    }
   *[black] { $count ->
        [one] Svart har ett efterslag.
       *[other] Svart har { $count } efterslag.
    }
}
news-last-throw = { $side ->
    [white] Vit har ett sista kast för oavgjort.
   *[black] Svart har ett sista kast för oavgjort.
}
news-nothing = { $side ->
    [white] Vit kan inte använda kastet.
   *[black] Svart kan inte använda kastet.
}
news-turn-lost = { $side ->
    [white] Vit kan inte använda { $dice }.
   *[black] Svart kan inte använda { $dice }.
}
brief-thrown = { $side ->
    [white] Vit: { $dice }.
   *[black] Svart: { $dice }.
}
brief-moved = { $from }, { $to }.
brief-entered = In, { $to }.
brief-borne-off = { $from }, ut.
brief-four = Fyra till { $to }.
brief-hit = Slagen på { $at }.
brief-torn = Bandet på { $at } revs upp: { $count } slagna.
brief-half-munk = Halv munk.
past-beginning = Före det första kastet.

## Slutet

won = { $side ->
    [white] Vit vinner
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
    [yes] Du spelade ut alla brickor först, så du vinner.
   *[no] { $side ->
        [white] Vit spelade ut alla brickor först, så vit vinner.
       *[black] Svart spelade ut alla brickor först, så svart vinner.
    }
}
reason-munk = { $won ->
    [yes] Du
   *[no] { $side ->
        [white] Vit
       *[black] Svart
    }
} { $half ->
    [yes] stannade vid en halv munk, { $munk }: den vinner halva värdet.
   *[no] gjorde munk, { $munk }: det vinner spelet.
}
reason-jan = { $lost ->
    [yes] Jan! Du kan aldrig spela in alla dina slagna brickor.
   *[no] { $side ->
        [white] Jan! Svart kan aldrig spela in alla slagna brickor.
       *[black] Jan! Vit kan aldrig spela in alla slagna brickor.
    }
}
reason-mar = { $lost ->
    [yes] Du är mar: slagna brickor väntade ännu.
   *[no] { $side ->
        [white] Svart är mar: slagna brickor väntade ännu.
       *[black] Vit är mar: slagna brickor väntade ännu.
    }
}
reason-draw = Det sista kastet spelade ut resten, så det blir oavgjort.
reason-resigned = { $lost ->
    [yes] Du gav upp.
   *[no] { $side ->
        [white] Svart gav upp.
       *[black] Vit gav upp.
    }
}
reason-agreed = Båda gick med på oavgjort.
worth = Värde: { $value }

## En match

match-score = Vit { $white }, svart { $black }; matchen går till { $target }
match-won = { $side ->
    [white] Vit vinner matchen
   *[black] Svart vinner matchen
}
match-next = Nästa parti i matchen
match-begins = { $side ->
    [white] Vit förlorade förra partiet och börjar.
   *[black] Svart förlorade förra partiet och börjar.
}

## När något är fel

help-sides = Datorn kan spela white, black, both eller none. Efter ett kolon kan en nivå stå: beginner, easy, steady, strong eller master.

## Frågor innan något går förlorat

resign-value = Motståndaren vinner { $value }: att ge upp kostar 2, eller 4 medan du har slagna brickor.
give-up-after-ask = Ge upp efterslagen?
give-up-after-text = Motståndaren vinner { $value }. En munk blir sällan klar i tid.
draw-offered = { $side ->
    [white] Vit föreslår oavgjort
   *[black] Svart föreslår oavgjort
}
draw-question = { $side ->
    [white] Går vit med på det?
   *[black] Går svart med på det?
}
draw-declined = { $side ->
    [white] Vit säger nej till oavgjort. Spelet fortsätter.
   *[black] Svart säger nej till oavgjort. Spelet fortsätter.
}

## Brädet, så som en skärmläsare berättar det

board = Bräde
twin-point = tunga { $number }
twin-home = { $side ->
    [white] vits hem
   *[black] svarts hem
}
twin-huk = { $side ->
    [white] vits huk
   *[black] svarts huk
}
twin-bar = ribban
twin-tray = { $side ->
    [white] vits utspelade
   *[black] svarts utspelade
}
twin-checkers = { $side ->
    [white] { $count ->
        [one] en vit bricka
       *[other] { $count } vita brickor
    }
   *[black] { $count ->
        [one] en svart bricka
       *[other] { $count } svarta brickor
    }
}
twin-hit = { $side ->
    [white] { $count ->
        [one] en vit bricka att spela in
       *[other] { $count } vita brickor att spela in
    }
   *[black] { $count ->
        [one] en svart bricka att spela in
       *[other] { $count } svarta brickor att spela in
    }
}
twin-off = { $count ->
    [one] en bricka utspelad
   *[other] { $count } brickor utspelade
}
twin-blot = en blotta
twin-band = ett band
twin-open = får rivas upp
twin-reach = kan nås med { $faces }
twin-ahead = kan nås med { $faces } efter varandra
twin-hits = slår en blotta
twin-tears = river upp ett band
twin-lays = lägger band
twin-die-of = { $side ->
    [white] vits tärning: { $faces }
   *[black] svarts tärning: { $faces }
}

## Vad en vinst är värd

stake-off = Att spela ut
stake-jan = Jan
stake-mar = { $side ->
    [white] mar: +2, för vits slagna brickor väntar
   *[black] mar: +2, för svarts slagna brickor väntar
}

## Sidan

goal = Mål: spela ut alla dina brickor först, gör munk, eller gör motståndaren jan.
goal-after = Har motståndaren inte spelat ut någon då, har den ännu högst { $count } kast för en munk.
goal-draw = Spelar den som började ut först och motståndaren har högst fyra brickor kvar, blir det oavgjort om ett sista kast spelar ut dem alla.
first-goal = Mål: alla ut först, en munk eller en jan.
start-short = Vårt korta spel.

## Att se på ett spel igen

