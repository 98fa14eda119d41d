# Orden på sidan, på svenska. Samiska ord är namnen på sakerna i spelet; se docs/glossary.md.

title = Sáhkku

## Början

welcome = Samernas tärningsspel

## Vem och vad

turn-of = { $side ->
    [men] Männens tur
   *[women] Kvinnornas tur
}
turn-of-you = { $side ->
    [men] Din tur: männen
   *[women] Din tur: kvinnorna
}

## Vad man kan göra

task-round = Varje sida kastar en tärning. Om bara den ena visar X börjar den sidan.
task-round-most = Varje sida kastar tre tärningar. Den som får flest X börjar.
task-lot = Lotten avgör vem som börjar.
task-way = { $side ->
    [men] Männen väljer väg runt brädet.
   *[women] Kvinnorna väljer väg runt brädet.
}
task-throw-again = Kasta tärningarna du har i handen.
task-throw-on = Kasta de andra tärningarna igen.
task-choose-rethrow = Välj en pjäs, eller ett X som du vill kasta om.
task-destination = Välj vart den ska gå. Varje fält visar vilken tärning som går åt.
task-stuck = Du kan inte använda någon tärning. Kasta om X, eller avsluta turen.
task-way-explained = Vuosttut: härarna går åt var sitt håll och möts. Mieđut: du går åt samma håll som den andra hären.

way-vuosttut = Vuosttut: mot varandra
way-miedut = Mieđut: åt samma håll

## Knappar

throw-again-count = { $count ->
    [one] Kasta om ett X
   *[other] Kasta om { $count } X
}

## Vad som hände

face-blank = blank

news-round = Männen kastade { $men }, kvinnorna { $women }.
# After it who begins: one of the three messages below.
news-beats = { $side ->
    [men] Männens { $best } slår { $other }: { $begins }
   *[women] Kvinnornas { $best } slår { $other }: { $begins }
}
begins-you = du börjar.
begins-opponent = { $name } börjar.
begins-side = { $side ->
    [men] männen börjar.
   *[women] kvinnorna börjar.
}
news-begins = { $side ->
    [men] Männen börjar.
   *[women] Kvinnorna börjar.
}
news-again = Lika: kasta igen.
news-thrown = { $side ->
    [men] Männen kastade { $dice }.
   *[women] Kvinnorna kastade { $dice }.
}
news-thrown-again = { $side ->
    [men] Männen kastade om: { $dice }.
   *[women] Kvinnorna kastade om: { $dice }.
}
news-woke = { $side ->
    [men] En man vaknade och gick till { $to }.
   *[women] En kvinna vaknade och gick till { $to }.
}
news-queen-woke = { $side ->
    [men] Männens drottning vaknade och gick till { $to }.
   *[women] Kvinnornas drottning vaknade och gick till { $to }.
}
news-moved = { $piece ->
    [queen] { $side ->
        [men] Männens drottning gick från { $from } till { $to }.
       *[women] Kvinnornas drottning gick från { $from } till { $to }.
    }
    [king] Kungen gick från { $from } till { $to }.
   *[soldier] { $side ->
        [men] En man gick från { $from } till { $to }.
       *[women] En kvinna gick från { $from } till { $to }.
    }
}
news-captured = { $side ->
    [men] { $count ->
        [one] En man slogs ut på { $at }.
       *[other] { $count } män slogs ut på { $at }.
    }
   *[women] { $count ->
        [one] En kvinna slogs ut på { $at }.
       *[other] { $count } kvinnor slogs ut på { $at }.
    }
}
news-queen-captured = { $side ->
    [men] Männens drottning slogs ut.
   *[women] Kvinnornas drottning slogs ut.
}
news-king-taken = { $side ->
    [men] Männen tog kungen.
   *[women] Kvinnorna tog kungen.
}
news-king-pushed = Han knuffades till { $to }.
news-king-removed = Kungen är ute ur spelet.
news-dismounted = Soldaten på { $at } bär inte längre kungen.
news-turn-lost = { $side ->
    [men] Männen kan inte använda { $dice }, så turen är slut.
   *[women] Kvinnorna kan inte använda { $dice }, så turen är slut.
}
news-or = { $dice } eller { $word }
news-nobody-wakes = Inget X: ingen vaknar.
news-set-aside = Inte nog: de andra tärningarna kastas igen.
news-nothing = { $side ->
    [men] Männen kan inte använda det här kastet.
   *[women] Kvinnorna kan inte använda det här kastet.
}
brief-thrown = { $side ->
    [men] Män: { $dice }.
   *[women] Kvinnor: { $dice }.
}
brief-woke = { $to } vaken.
brief-moved = { $piece ->
    [queen] Drottning { $from }, { $to }.
    [king] Kung { $from }, { $to }.
   *[soldier] { $from }, { $to }.
}
brief-captured = { $count ->
    [one] Utslagen på { $at }.
   *[other] { $count } utslagna på { $at }.
}

## Slutet

won = { $side ->
    [men] Männen vinner
   *[women] Kvinnorna vinner
}
reason-soldiers = { $lost ->
    [yes] Du har inga soldater kvar, så du har förlorat.
   *[no] { $side ->
        [men] Kvinnorna har inga soldater kvar, så de har förlorat.
       *[women] Männen har inga soldater kvar, så de har förlorat.
    }
}
reason-pieces = { $lost ->
    [yes] Du har varken soldater eller kungen, så du har förlorat.
   *[no] { $side ->
        [men] Kvinnorna har varken soldater eller kungen, så de har förlorat.
       *[women] Männen har varken soldater eller kungen, så de har förlorat.
    }
}
reason-queen = { $lost ->
    [yes] Din drottning slogs ut. Den som förlorar drottningen har förlorat.
   *[no] { $side ->
        [men] Kvinnornas drottning slogs ut. Den som förlorar drottningen har förlorat.
       *[women] Männens drottning slogs ut. Den som förlorar drottningen har förlorat.
    }
}
reason-blocked = { $lost ->
    [yes] Alla dina soldater är vakna, och du blir sittande med en tärning som du inte kan använda, så du har förlorat.
   *[no] { $side ->
        [men] Kvinnornas soldater är alla vakna, och de blir sittande med en tärning som de inte kan använda, så de har förlorat.
       *[women] Männens soldater är alla vakna, och de blir sittande med en tärning som de inte kan använda, så de har förlorat.
    }
}
reason-resigned = { $lost ->
    [yes] Du gav upp.
   *[no] { $side ->
        [men] Kvinnorna gav upp.
       *[women] Männen gav upp.
    }
}
reason-dead = Ingen av sidorna kan någonsin flytta igen, så det blir oavgjort.
reason-agreed = Båda sidorna kom överens om oavgjort.

## När något är fel

help-sides = Datorn kan spela men (männen), women (kvinnorna), both (båda) eller none (ingen). Efter ett kolon kan en nivå följa: beginner, easy, steady, strong eller master.

## Regelverkstaden

opt-home_row = Hemraden från början
opt-activation_order = Vem som kan vakna
opt-activation_step = Första steget efter uppvaknandet
opt-king_taken = Kungen tas genom
opt-raid_gate = Kungen tas genom inbrott
opt-king_moves = Kungen går
opt-king_shares = Kungen får dela fält
opt-loses_without = En sida förlorar när den har mist
opt-blocked_loses = En instängd sida förlorar
opt-like_odds = Like odds
opt-may_stop = En tur får avslutas tidigt
opt-throw_off = Vem som börjar

val-home_row-full = full
val-home_row-front-empty = full, utom det främsta fältet
val-activation_order-front-first = den främsta
val-activation_order-any = vilken som helst
val-activation_order-next-free = alla vars nästa fält är ledigt
val-activation_step-forward = ett fält längs vägen
val-activation_step-across = rakt ut på mittraden
val-king_taken-landing = att landa på honom
val-king_taken-push = att knuffa honom vidare (cadjit)
val-king_taken-mount = att gå in under honom
val-raid_gate-off = nej
val-raid_gate-landing = första gången, sedan genom att landa på honom
val-raid_gate-raid = varje gång, och bara så
val-raid_gate-both = första gången, sedan genom inbrott eller landning
val-king_moves-soldier = som en soldat
val-king_moves-royal = rakt och runt radernas ändar
val-king_moves-orthogonal = bara rakt
val-loses_without-soldiers = soldaterna
val-loses_without-all-pieces = soldaterna och kungen
val-like_odds-off = nej
val-like_odds-in-place = tre vakna hemma
val-like_odds-advanced = tre vakna, ett steg ut
val-throw_off-first-x = den som ensam får X
val-throw_off-most-x = flest X på tre tärningar
val-throw_off-lot = lottning

## Brädet, så som en skärmläsare berättar det

board = Bräde
twin-castle = Slottet
twin-asleep = { $side ->
    [men] { $count ->
        [one] en man som sover
       *[other] { $count } män som sover
    }
   *[women] { $count ->
        [one] en kvinna som sover
       *[other] { $count } kvinnor som sover
    }
}
twin-awake = { $side ->
    [men] { $count ->
        [one] en man
       *[other] { $count } män
    }
   *[women] { $count ->
        [one] en kvinna
       *[other] { $count } kvinnor
    }
}
twin-homebound = { $side ->
    [men] { $count ->
        [one] en man på hemväg
       *[other] { $count } män på hemväg
    }
   *[women] { $count ->
        [one] en kvinna på hemväg
       *[other] { $count } kvinnor på hemväg
    }
}
twin-riding = { $side ->
    [men] { $count ->
        [one] en man som bär kungen
       *[other] { $count } män som bär kungen
    }
   *[women] { $count ->
        [one] en kvinna som bär kungen
       *[other] { $count } kvinnor som bär kungen
    }
}
twin-queen = { $side ->
    [men] männens drottning
   *[women] kvinnornas drottning
}{ $awake ->
    [yes] { "" }
   *[no] , som sover
}
twin-king = { $holder ->
    [men] kungen, hos männen
    [women] kungen, hos kvinnorna
   *[none] kungen, som ingen har
}
twin-king-inert = kungen, som väntar på det första inbrottet
twin-reach = kan nås med { $faces }
twin-die-of = { $side ->
    [men] männens tärning: { $faces }
   *[women] kvinnornas tärning: { $faces }
}

## Råd

## Att se tillbaka, att bekräfta, och sidan runt omkring

past-beginning = Före det första kastet.
twin-ahead = kan nås med { $faces } efter varandra

## Motståndare och återblick

turn-of-opponent = { $side ->
    [men] { $name }: männens tur
   *[women] { $name }: kvinnornas tur
}

## The side, and who begins

first-goal = Slå ut deras drottning. Vakta din.
goal-soldiers = { $queens ->
    [yes] Mål: slå ut motståndarens drottning eller alla deras soldater.
   *[no] Mål: slå alla motståndarens soldater.
}
goal-pieces = { $queens ->
    [yes] Mål: slå ut motståndarens drottning, eller alla deras soldater och ta kungen om de har honom.
   *[no] Mål: slå alla motståndarens soldater, och ta kungen om de har honom.
}
goal-blocked = En sida vars alla soldater är vakna förlorar om den blir sittande med en tärning som den inte kan använda.
goal-dead = Kan ingen någonsin flytta igen blir det oavgjort.
