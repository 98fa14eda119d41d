# Orden på den första skärmen och i spelet, på svenska. Spelets ord är de som står på museets blad.

title = Hnefatafl

## Början

welcome = Ett nordiskt spel från järnåldern

## Vem och vad

turn-of = { $side ->
    [swede] Svenskarnas tur
   *[muscovite] Moskoviternas tur
}
turn-of-you = { $side ->
    [swede] Din tur: svenskarna
   *[muscovite] Din tur: moskoviterna
}
turn-of-opponent = { $side ->
    [swede] { $name }: svenskarnas tur
   *[muscovite] { $name }: moskoviternas tur
}

## Vad man kan göra

task-way-out = { $side ->
    [swede] Vägen ut är öppen för kungen: flytta honom { $escape ->
        [corner] till ett hörn
       *[edge] till kanten
    } och vinn.
   *[muscovite] Kungen kan ta sig ut i nästa drag. Blockera vägen för honom, eller inringa honom.
}
task-square = Välj rutan som pjäsen ska till.
choose-word = Vad säger du till det här draget?
say-raichi = Raichi!
say-tuichu = Tuichu!
say-nothing = Ingenting
throw-again-count = { $count ->
    [one] Kasta om en tärning
   *[other] Kasta om { $count } tärningar
}

## Råd

action-move = { $piece ->
    [king] Kung { $from } till { $to }
    [drabant] Drabant { $from } till { $to }
   *[muscovite] Moskovit { $from } till { $to }
}
action-plain = { $from } till { $to }

## Vad som hände

news-moved = { $piece ->
    [king] Kungen gick från { $from } till { $to }.
    [drabant] En drabant gick från { $from } till { $to }.
   *[muscovite] En moskovit gick från { $from } till { $to }.
}
news-captured = { $yours ->
    [yes] { $piece ->
        [muscovite] Din moskovit blev slagen på { $at }.
       *[drabant] Din drabant blev slagen på { $at }.
    }
   *[no] { $piece ->
        [muscovite] En moskovit blev slagen på { $at }.
       *[drabant] En drabant blev slagen på { $at }.
    }
}
news-surrounded = { $yours ->
    [yes] Din kung är fångad på { $at }.
   *[no] Kungen är fångad på { $at }.
}
news-escaped = { $yours ->
    [yes] Din kung tog sig ut vid { $at }.
   *[no] Kungen tog sig ut vid { $at }.
}
news-raichi = Raichi! Kungen har en öppen utväg.
news-tuichu = Tuichu! Kungen har mer än en utväg.
brief-moved = { $piece ->
    [king] Kung { $from }, { $to }.
   *[drabant] { $from }, { $to }.
}
brief-captured = { $yours ->
    [yes] { $piece ->
        [muscovite] Din moskovit på { $at } är slagen.
       *[drabant] Din drabant på { $at } är slagen.
    }
   *[no] { $piece ->
        [muscovite] Moskoviten på { $at } är slagen.
       *[drabant] Drabanten på { $at } är slagen.
    }
}
brief-raichi = Raichi!
brief-tuichu = Tuichu!
past-beginning = Före det första draget.

## Slutet

won = { $side ->
    [swede] Svenskarna vinner
   *[muscovite] Moskoviterna vinner
}
reason-surrounded = { $between ->
    [yes] Kungen fångades mellan två
   *[no] Kungen inringades
}, så { $lost ->
    [yes] du förlorar
   *[no] { $won ->
        [yes] du vinner
       *[no] moskoviterna vinner
    }
}.
reason-escaped = Kungen tog sig ut, så { $lost ->
    [yes] du förlorar
   *[no] { $won ->
        [yes] du vinner
       *[no] svenskarna vinner
    }
}.
reason-fort = Kungen sitter säkert i ett fort vid kanten, så { $lost ->
    [yes] du förlorar
   *[no] { $won ->
        [yes] du vinner
       *[no] svenskarna vinner
    }
}.
reason-enclosed = Moskoviterna står runt alla svenskar, så { $lost ->
    [yes] du förlorar
   *[no] { $won ->
        [yes] du vinner
       *[no] moskoviterna vinner
    }
}.
reason-blocked = { $lost ->
    [yes] Du kan inte flytta, så du förlorar.
   *[no] { $side ->
        [swede] Moskoviterna kan inte flytta, så de förlorar.
       *[muscovite] Svenskarna kan inte flytta, så de förlorar.
    }
}
reason-repetition = Samma ställning uppstod för tredje gången, och då förlorar { $lost ->
    [yes] du
   *[no] svenskarna
}.
reason-repetition-draw = Samma ställning uppstod för tredje gången. Det ger oavgjort.
reason-resigned = { $lost ->
    [yes] Du gav upp.
   *[no] { $side ->
        [swede] Moskoviterna gav upp.
       *[muscovite] Svenskarna gav upp.
    }
}
reason-agreed = Båda sidorna kom överens om oavgjort.

## När något är fel

help-sides = Datorn kan spela swede (svenskarna), muscovite (moskoviterna), both (båda) eller none (ingen). Efter ett kolon kan en nivå följa: beginner, easy, steady, strong eller master.

## Att bekräfta innan något går förlorat

draw-offered = { $side ->
    [swede] Svenskarna föreslår oavgjort
   *[muscovite] Moskoviterna föreslår oavgjort
}
draw-question = { $side ->
    [swede] Går svenskarna med på det?
   *[muscovite] Går moskoviterna med på det?
}
draw-declined = { $side ->
    [swede] Svenskarna går inte med på oavgjort. Spelet fortsätter.
   *[muscovite] Moskoviterna går inte med på oavgjort. Spelet fortsätter.
}

## Regelverken och valen i dem

opt-first = Vem som börjar
opt-castle_stop = Vem som får stanna i den tomma borgen
opt-castle_pass = Vem som får gå genom den tomma borgen
opt-camps = Lägren
opt-king_captures = Kungen hjälper till att slå
opt-castle_counts = Den tomma borgen räknas
opt-camps_count = Ett tomt läger räknas som en moskovit
opt-king_taken = Kungen är tagen när han står
opt-escape = Kungen tar sig ut vid
opt-repetition = Samma ställning för tredje gången
opt-announce = Vem som säger raichi och tuichu
opt-shield_wall = En rad vid kanten slås på en gång
opt-edge_counts = Kanten räknas runt kungen
opt-exit_fort = Ett fort vid kanten vinner
opt-enclosure = En ring runt alla svenskar vinner

val-first-swede = svenskarna
val-first-muscovite = moskoviterna
val-castle_stop-king = bara kungen
val-castle_stop-nobody = ingen
val-castle_stop-all = alla pjäser
val-castle_pass-king = bara kungen
val-castle_pass-nobody = ingen
val-castle_pass-all = alla pjäser
val-camps-all = rutor som alla andra
val-camps-muscovites = stängda för svenskarna
val-camps-never-back = stängda, utom för moskoviter som ännu står i sitt eget läger
val-castle_counts-surround = som en moskovit, bredvid kungen
val-castle_counts-both = bredvid kungen och varje gång någon slås
val-castle_counts-no = aldrig
val-king_taken-four = inringad på alla fyra sidor
val-king_taken-castle = inringad i och vid borgen, annars mellan två
val-king_taken-two = mellan två, var som helst
val-escape-edge = vilken ruta som helst på kanten
val-escape-corner = ett hörn
val-repetition-draw = ger oavgjort
val-repetition-swede-loses = är förlust för svenskarna
val-repetition-off = betyder ingenting
val-announce-program = spelet
val-announce-players = spelarna

## Brädet, så som en skärmläsare berättar det

board = Bräde
twin-castle = borgen
twin-camp = ett läger
twin-corner = ett hörn
twin-piece = { $piece ->
    [king] kungen
    [drabant] en drabant
   *[muscovite] en moskovit
}
twin-to = kan gå hit
twin-captures = och slår { $captures }
twin-escapes = och tar sig ut

## Sidan

goal = Mål: svenskarna för sin kung { $escape ->
    [corner] till ett hörn
   *[edge] till kanten
}; moskoviterna { $taken ->
    [four] inringar honom på alla fyra sidor
    [castle] inringar honom, eller får honom mellan två när han är borta från borgen
   *[two] får honom mellan två
}.
goal-else = { $repetition ->
    [draw] En sida som inte kan flytta förlorar; samma ställning för tredje gången ger oavgjort.
    [swede-loses] En sida som inte kan flytta förlorar, och det gör svenskarna också när en ställning kommer för tredje gången.
   *[off] En sida som inte kan flytta förlorar.
}
goal-fort = Svenskarna vinner också när kungen sitter vid kanten i ett fort som inte går att bryta.
goal-enclosed = Moskoviterna vinner också när de står runt alla svenskar.
aim-swede = Mål: kungen { $escape ->
    [corner] till ett hörn
   *[edge] till kanten
}, aldrig { $taken ->
    [four] inringad
   *[two] fångad
}.
aim-muscovite = Mål: { $taken ->
    [four] inringa kungen på alla fyra sidor
   *[two] fånga kungen
} innan han når { $escape ->
    [corner] ett hörn
   *[edge] kanten
}.

## Vad som är fel med en text

read-action-end = slutet av draget
read-square = en ruta som e4
read-hyphen = ett bindestreck och rutan dit pjäsen går
read-move-or-result = en numrerad rad med drag, eller resultatet
read-header = alla uppgifter om spelet före det första draget
read-second-move = det andra draget på förra raden före en ny rad
read-next-line = nästa drag på en ny rad: en rad har två drag
read-rank-slash = ett snedstreck före nästa rad
read-piece = en pjäs (K, T eller t) eller ett antal tomma rutor
read-number = rad { $number }
read-captures = { $captures } som det draget slår
read-no-captures = att draget inte slår något
read-room = högst { $left } rutor till i rad { $number }
read-king = det måste finnas en kung, som inte redan är tagen
read-army = en sida har fler pjäser än den började med
read-words = de här orden inte kan ha sagts här
read-standing = det som står på { $at } inte kan stå där

## Att se på ett spel igen

