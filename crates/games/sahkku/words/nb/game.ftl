# Ordene på siden, på bokmål. Samiske ord er navnene på tingene i spillet; se docs/glossary.md.

title = Sáhkku

## Begynnelsen

welcome = Samenes terningspill

## Hvem og hva

turn-of = { $side ->
    [men] Mennenes tur
   *[women] Kvinnenes tur
}
turn-of-you = { $side ->
    [men] Din tur: mennene
   *[women] Din tur: kvinnene
}

## Hva som kan gjøres

task-round = Hver side kaster én terning. Får bare den ene X, begynner den siden.
task-round-most = Hver side kaster tre terninger. Den som får flest X-er, begynner.
task-lot = Loddtrekning avgjør hvem som begynner.
task-way = { $side ->
    [men] Mennene velger vei rundt brettet.
   *[women] Kvinnene velger vei rundt brettet.
}
task-throw-again = Kast terningene du har i hånden.
task-throw-on = Kast de andre terningene om igjen.
task-choose-rethrow = Velg en brikke, eller en X du vil kaste om igjen.
task-destination = Velg hvor den skal. Hvert felt viser terningen det krever.
task-stuck = Du kan ikke bruke noen terning. Kast X-er om igjen, eller avslutt turen.
task-way-explained = Vuosttut: hærene går hver sin vei rundt og møtes. Mieđut: du går samme vei rundt som den andre hæren.

way-vuosttut = Vuosttut: mot hverandre
way-miedut = Mieđut: samme vei rundt

## Knapper

throw-again-count = { $count ->
    [one] Kast én X om igjen
   *[other] Kast { $count } X-er om igjen
}

## Hva som skjedde

face-blank = blank

news-round = Mennene kastet { $men }, kvinnene { $women }.
# After it who begins: one of the three messages below.
news-beats = { $side ->
    [men] Mennenes { $best } slår { $other }: { $begins }
   *[women] Kvinnenes { $best } slår { $other }: { $begins }
}
begins-you = du begynner.
begins-opponent = { $name } begynner.
begins-side = { $side ->
    [men] mennene begynner.
   *[women] kvinnene begynner.
}
news-begins = { $side ->
    [men] Mennene begynner.
   *[women] Kvinnene begynner.
}
news-again = Likt: kast igjen.
news-thrown = { $side ->
    [men] Mennene kastet { $dice }.
   *[women] Kvinnene kastet { $dice }.
}
news-thrown-again = { $side ->
    [men] Mennene kastet på nytt: { $dice }.
   *[women] Kvinnene kastet på nytt: { $dice }.
}
news-woke = { $side ->
    [men] En mann våknet og gikk til { $to }.
   *[women] En kvinne våknet og gikk til { $to }.
}
news-queen-woke = { $side ->
    [men] Mennenes dronning våknet og gikk til { $to }.
   *[women] Kvinnenes dronning våknet og gikk til { $to }.
}
news-moved = { $piece ->
    [queen] { $side ->
        [men] Mennenes dronning gikk fra { $from } til { $to }.
       *[women] Kvinnenes dronning gikk fra { $from } til { $to }.
    }
    [king] Kongen gikk fra { $from } til { $to }.
   *[soldier] { $side ->
        [men] En mann gikk fra { $from } til { $to }.
       *[women] En kvinne gikk fra { $from } til { $to }.
    }
}
news-captured = { $side ->
    [men] { $count ->
        [one] En mann ble slått ut på { $at }.
       *[other] { $count } menn ble slått ut på { $at }.
    }
   *[women] { $count ->
        [one] En kvinne ble slått ut på { $at }.
       *[other] { $count } kvinner ble slått ut på { $at }.
    }
}
news-queen-captured = { $side ->
    [men] Mennenes dronning ble slått ut.
   *[women] Kvinnenes dronning ble slått ut.
}
news-king-taken = { $side ->
    [men] Mennene tok kongen.
   *[women] Kvinnene tok kongen.
}
news-king-pushed = Han ble skubbet til { $to }.
news-king-removed = Kongen er ute av spillet.
news-dismounted = Soldaten på { $at } bærer ikke kongen lenger.
news-turn-lost = { $side ->
    [men] Mennene kan ikke bruke { $dice }, så turen er over.
   *[women] Kvinnene kan ikke bruke { $dice }, så turen er over.
}
news-or = { $dice } eller { $word }
news-nobody-wakes = Ingen X: ingen våkner.
news-set-aside = Ikke nok: de andre terningene kastes om igjen.
news-nothing = { $side ->
    [men] Mennene kan ikke bruke dette kastet.
   *[women] Kvinnene kan ikke bruke dette kastet.
}
brief-thrown = { $side ->
    [men] Menn: { $dice }.
   *[women] Kvinner: { $dice }.
}
brief-woke = { $to } våken.
brief-moved = { $piece ->
    [queen] Dronning { $from }, { $to }.
    [king] Konge { $from }, { $to }.
   *[soldier] { $from }, { $to }.
}
brief-captured = { $count ->
    [one] Slått ut på { $at }.
   *[other] { $count } slått ut på { $at }.
}

## Slutten

won = { $side ->
    [men] Mennene vinner
   *[women] Kvinnene vinner
}
reason-soldiers = { $lost ->
    [yes] Du har ingen soldater igjen, så du har tapt.
   *[no] { $side ->
        [men] Kvinnene har ingen soldater igjen, så de har tapt.
       *[women] Mennene har ingen soldater igjen, så de har tapt.
    }
}
reason-pieces = { $lost ->
    [yes] Du har verken soldater eller kongen, så du har tapt.
   *[no] { $side ->
        [men] Kvinnene har verken soldater eller kongen, så de har tapt.
       *[women] Mennene har verken soldater eller kongen, så de har tapt.
    }
}
reason-queen = { $lost ->
    [yes] Dronningen din ble slått ut. Den som mister dronningen, har tapt.
   *[no] { $side ->
        [men] Kvinnenes dronning ble slått ut. Den som mister dronningen, har tapt.
       *[women] Mennenes dronning ble slått ut. Den som mister dronningen, har tapt.
    }
}
reason-blocked = { $lost ->
    [yes] Alle soldatene dine er våkne, og du sitter igjen med en terning du ikke kan bruke, så du har tapt.
   *[no] { $side ->
        [men] Kvinnenes soldater er våkne alle sammen, og de sitter igjen med en terning de ikke kan bruke, så de har tapt.
       *[women] Mennenes soldater er våkne alle sammen, og de sitter igjen med en terning de ikke kan bruke, så de har tapt.
    }
}
reason-resigned = { $lost ->
    [yes] Du ga opp.
   *[no] { $side ->
        [men] Kvinnene ga opp.
       *[women] Mennene ga opp.
    }
}
reason-dead = Ingen av sidene kan noen gang flytte igjen, så det blir uavgjort.
reason-agreed = Begge sidene ble enige om uavgjort.

## Når noe er galt

help-sides = Datamaskinen kan spille men (mennene), women (kvinnene), both (begge) eller none (ingen). Etter et kolon kan nivået følge: beginner, easy, steady, strong eller master.

## Regelverkstedet

opt-home_row = Hjemmeraden ved start
opt-activation_order = Hvem kan våkne
opt-activation_step = Første skritt etter oppvåkning
opt-king_taken = Kongen tas ved
opt-raid_gate = Kongen tas ved innbrudd
opt-king_moves = Kongen går
opt-king_shares = Kongen kan dele felt
opt-loses_without = En side taper når den har mistet
opt-blocked_loses = En side som er sperret inne, taper
opt-like_odds = Like odds
opt-may_stop = En tur kan avsluttes tidlig
opt-throw_off = Hvem som begynner

val-home_row-full = full
val-home_row-front-empty = full, unntatt det fremste feltet
val-activation_order-front-first = den fremste
val-activation_order-any = hvem som helst
val-activation_order-next-free = alle som har neste felt ledig
val-activation_step-forward = ett felt langs veien
val-activation_step-across = rett ut på midtraden
val-king_taken-landing = å lande på ham
val-king_taken-push = å skubbe ham videre (cadjit)
val-king_taken-mount = å gå inn under ham
val-raid_gate-off = nei
val-raid_gate-landing = første gang, så ved å lande på ham
val-raid_gate-raid = hver gang, og bare slik
val-raid_gate-both = første gang, så ved innbrudd eller landing
val-king_moves-soldier = som en soldat
val-king_moves-royal = i rett linje og rundt endene
val-king_moves-orthogonal = bare i rett linje
val-loses_without-soldiers = soldatene
val-loses_without-all-pieces = soldatene og kongen
val-like_odds-off = nei
val-like_odds-in-place = tre våkne hjemme
val-like_odds-advanced = tre våkne, ett skritt ute
val-throw_off-first-x = den som er alene om X
val-throw_off-most-x = flest X-er på tre terninger
val-throw_off-lot = loddtrekning

## Brettet, slik en skjermleser forteller det

board = Brett
twin-castle = Slottet
twin-asleep = { $side ->
    [men] { $count ->
        [one] en mann som sover
       *[other] { $count } menn som sover
    }
   *[women] { $count ->
        [one] en kvinne som sover
       *[other] { $count } kvinner som sover
    }
}
twin-awake = { $side ->
    [men] { $count ->
        [one] en mann
       *[other] { $count } menn
    }
   *[women] { $count ->
        [one] en kvinne
       *[other] { $count } kvinner
    }
}
twin-homebound = { $side ->
    [men] { $count ->
        [one] en mann på hjemvei
       *[other] { $count } menn på hjemvei
    }
   *[women] { $count ->
        [one] en kvinne på hjemvei
       *[other] { $count } kvinner på hjemvei
    }
}
twin-riding = { $side ->
    [men] { $count ->
        [one] en mann som bærer kongen
       *[other] { $count } menn som bærer kongen
    }
   *[women] { $count ->
        [one] en kvinne som bærer kongen
       *[other] { $count } kvinner som bærer kongen
    }
}
twin-queen = { $side ->
    [men] mennenes dronning
   *[women] kvinnenes dronning
}{ $awake ->
    [yes] { "" }
   *[no] , som sover
}
twin-king = { $holder ->
    [men] kongen, hos mennene
    [women] kongen, hos kvinnene
   *[none] kongen, som ingen har
}
twin-king-inert = kongen, som venter på det første innbruddet
twin-reach = kan nås med { $faces }
twin-die-of = { $side ->
    [men] mennenes terning: { $faces }
   *[women] kvinnenes terning: { $faces }
}

## Råd

## Å se tilbake, å bekrefte, og siden omkring

past-beginning = Før det første kastet.
twin-ahead = kan nås med { $faces } etter hverandre

## Motstandere og tilbakeblikk

turn-of-opponent = { $side ->
    [men] { $name }: mennenes tur
   *[women] { $name }: kvinnenes tur
}

## The side, and who begins

first-goal = Slå ut dronningen deres. Vokt din egen.
goal-soldiers = { $queens ->
    [yes] Mål: slå ut motstanderens dronning eller alle soldatene deres.
   *[no] Mål: slå alle motstanderens soldater.
}
goal-pieces = { $queens ->
    [yes] Mål: slå ut motstanderens dronning, eller alle soldatene deres og ta kongen hvis de har ham.
   *[no] Mål: slå alle motstanderens soldater, og ta kongen hvis de har ham.
}
goal-blocked = En side der alle soldatene er våkne, taper hvis den sitter igjen med en terning den ikke kan bruke.
goal-dead = Kan ingen noen gang flytte igjen, blir det uavgjort.
