# Les mots de la page, en français. Les mots sámis sont les noms des choses du jeu ; voir docs/glossary.md.

title = Sáhkku

## Le début

welcome = Jeu de dés du peuple sámi

## Qui et quoi

turn-of = { $side ->
    [men] Tour des hommes
   *[women] Tour des femmes
}
turn-of-you = { $side ->
    [men] À vous : les hommes
   *[women] À vous : les femmes
}

## Ce qu’on peut faire

task-round = Chaque camp lance un dé. Si un seul fait X, il commence.
task-round-most = Chaque camp lance trois dés. Celui qui fait le plus de X commence.
task-lot = Le camp qui commence est tiré au sort.
task-way = { $side ->
    [men] Les hommes choisissent leur chemin autour du plateau.
   *[women] Les femmes choisissent leur chemin autour du plateau.
}
task-throw-again = Lancez les dés que vous avez en main.
task-throw-on = Relancez les autres dés.
task-choose-rethrow = Choisissez une pièce, ou un X à relancer.
task-destination = Choisissez où elle va. Chaque case montre le dé qu’il faut.
task-stuck = Vous ne pouvez utiliser aucun dé. Relancez des X ou terminez votre tour.
task-way-explained = Vuosttut : les armées tournent en sens contraires et se rencontrent. Mieđut : vous tournez dans le même sens que l’autre armée.

way-vuosttut = Vuosttut : l’une contre l’autre
way-miedut = Mieđut : dans le même sens

## Les boutons

throw-again-count = { $count ->
    [one] Relancer un X
   *[other] Relancer { $count } X
}

## Ce qui s’est passé

face-blank = blanc

news-round = Les hommes ont fait { $men }, les femmes { $women }.
# After it who begins: one of the three messages below.
news-beats = { $side ->
    [men] Le { $best } des hommes bat { $other } : { $begins }
   *[women] Le { $best } des femmes bat { $other } : { $begins }
}
begins-you = vous commencez.
begins-opponent = { $name } commence.
begins-side = { $side ->
    [men] les hommes commencent.
   *[women] les femmes commencent.
}
news-begins = { $side ->
    [men] Les hommes commencent.
   *[women] Les femmes commencent.
}
news-again = Égalité : relancez.
news-thrown = { $side ->
    [men] Les hommes ont fait { $dice }.
   *[women] Les femmes ont fait { $dice }.
}
news-thrown-again = { $side ->
    [men] Les hommes ont relancé : { $dice }.
   *[women] Les femmes ont relancé : { $dice }.
}
news-woke = { $side ->
    [men] Un homme s’est réveillé et est allé en { $to }.
   *[women] Une femme s’est réveillée et est allée en { $to }.
}
news-queen-woke = { $side ->
    [men] La reine des hommes s’est réveillée et est allée en { $to }.
   *[women] La reine des femmes s’est réveillée et est allée en { $to }.
}
news-moved = { $piece ->
    [queen] { $side ->
        [men] La reine des hommes est allée de { $from } en { $to }.
       *[women] La reine des femmes est allée de { $from } en { $to }.
    }
    [king] Le roi est allé de { $from } en { $to }.
   *[soldier] { $side ->
        [men] Un homme est allé de { $from } en { $to }.
       *[women] Une femme est allée de { $from } en { $to }.
    }
}
news-captured = { $side ->
    [men] { $count ->
        [one] Un homme a été capturé en { $at }.
       *[other] { $count } hommes ont été capturés en { $at }.
    }
   *[women] { $count ->
        [one] Une femme a été capturée en { $at }.
       *[other] { $count } femmes ont été capturées en { $at }.
    }
}
news-queen-captured = { $side ->
    [men] La reine des hommes a été capturée.
   *[women] La reine des femmes a été capturée.
}
news-king-taken = { $side ->
    [men] Les hommes ont pris le roi.
   *[women] Les femmes ont pris le roi.
}
news-king-pushed = Il a été poussé en { $to }.
news-king-removed = Le roi est retiré du jeu.
news-dismounted = Le soldat en { $at } ne porte plus le roi.
news-turn-lost = { $side ->
    [men] Les hommes ne peuvent pas utiliser { $dice } : leur tour est fini.
   *[women] Les femmes ne peuvent pas utiliser { $dice } : leur tour est fini.
}
news-or = { $dice } ou { $word }
news-nobody-wakes = Pas de X : personne ne se réveille.
news-set-aside = Pas assez : les autres dés sont relancés.
news-nothing = { $side ->
    [men] Les hommes ne peuvent pas utiliser ce lancer.
   *[women] Les femmes ne peuvent pas utiliser ce lancer.
}
brief-thrown = { $side ->
    [men] Hommes : { $dice }.
   *[women] Femmes : { $dice }.
}
brief-woke = { $to } éveillé.
brief-moved = { $piece ->
    [queen] Reine { $from }, { $to }.
    [king] Roi { $from }, { $to }.
   *[soldier] { $from }, { $to }.
}
brief-captured = { $count ->
    [one] Capturé en { $at }.
   *[other] { $count } capturés en { $at }.
}

## La fin

won = { $side ->
    [men] Les hommes gagnent
   *[women] Les femmes gagnent
}
reason-soldiers = { $lost ->
    [yes] Vous n’avez plus de soldats : vous avez perdu.
   *[no] { $side ->
        [men] Les femmes n’ont plus de soldats : elles ont perdu.
       *[women] Les hommes n’ont plus de soldats : ils ont perdu.
    }
}
reason-pieces = { $lost ->
    [yes] Vous n’avez plus de soldats et vous n’avez pas le roi : vous avez perdu.
   *[no] { $side ->
        [men] Les femmes n’ont plus de soldats et n’ont pas le roi : elles ont perdu.
       *[women] Les hommes n’ont plus de soldats et n’ont pas le roi : ils ont perdu.
    }
}
reason-queen = { $lost ->
    [yes] Votre reine a été capturée. Qui perd sa reine a perdu.
   *[no] { $side ->
        [men] La reine des femmes a été capturée. Qui perd sa reine a perdu.
       *[women] La reine des hommes a été capturée. Qui perd sa reine a perdu.
    }
}
reason-blocked = { $lost ->
    [yes] Vos soldats sont tous éveillés, et il vous reste un dé que vous ne pouvez pas utiliser : vous avez perdu.
   *[no] { $side ->
        [men] Les soldats des femmes sont tous éveillés, et il leur reste un dé qu’elles ne peuvent pas utiliser : elles ont perdu.
       *[women] Les soldats des hommes sont tous éveillés, et il leur reste un dé qu’ils ne peuvent pas utiliser : ils ont perdu.
    }
}
reason-resigned = { $lost ->
    [yes] Vous avez abandonné.
   *[no] { $side ->
        [men] Les femmes ont abandonné.
       *[women] Les hommes ont abandonné.
    }
}
reason-dead = Aucun camp ne pourra plus jamais jouer : la partie est nulle.
reason-agreed = Les deux camps ont convenu d’une partie nulle.

## Quand quelque chose ne va pas

help-sides = L’ordinateur peut jouer men (les hommes), women (les femmes), both (les deux) ou none (aucun). Un niveau peut suivre après un deux-points : beginner, easy, steady, strong ou master.

## L’atelier des règles

opt-home_row = Rangée de départ au début
opt-activation_order = Qui peut se réveiller
opt-activation_step = Premier pas au réveil
opt-king_taken = On prend le roi
opt-raid_gate = On prend le roi par une incursion
opt-king_moves = Le roi va
opt-king_shares = Le roi peut partager une case
opt-loses_without = Un camp perd sans
opt-blocked_loses = Un camp bloqué perd
opt-like_odds = Like odds
opt-may_stop = On peut finir un tour avant la fin
opt-throw_off = Qui commence

val-home_row-full = pleine
val-home_row-front-empty = pleine, sauf la case de tête
val-activation_order-front-first = celui de tête
val-activation_order-any = n’importe lequel
val-activation_order-next-free = tout soldat dont la case suivante est libre
val-activation_step-forward = une case sur le chemin
val-activation_step-across = tout droit dans la rangée du milieu
val-king_taken-landing = en arrivant sur sa case
val-king_taken-push = en le poussant plus loin (cadjit)
val-king_taken-mount = en se glissant sous lui
val-raid_gate-off = non
val-raid_gate-landing = la première fois, puis en arrivant sur lui
val-raid_gate-raid = chaque fois, et seulement ainsi
val-raid_gate-both = la première fois, puis par incursion ou en arrivant sur lui
val-king_moves-soldier = comme un soldat
val-king_moves-royal = en ligne, et autour du bout des rangées
val-king_moves-orthogonal = en ligne seulement
val-loses_without-soldiers = soldats
val-loses_without-all-pieces = soldats ni roi
val-like_odds-off = non
val-like_odds-in-place = trois soldats éveillés chez eux
val-like_odds-advanced = trois soldats éveillés, sortis d’un pas
val-throw_off-first-x = celui qui est seul à faire X
val-throw_off-most-x = le plus de X sur trois dés
val-throw_off-lot = tirage au sort

## Le plateau, comme le dit un lecteur d’écran

board = Plateau
twin-castle = le Château
twin-asleep = { $side ->
    [men] { $count ->
        [one] un homme endormi
       *[other] { $count } hommes endormis
    }
   *[women] { $count ->
        [one] une femme endormie
       *[other] { $count } femmes endormies
    }
}
twin-awake = { $side ->
    [men] { $count ->
        [one] un homme
       *[other] { $count } hommes
    }
   *[women] { $count ->
        [one] une femme
       *[other] { $count } femmes
    }
}
twin-homebound = { $side ->
    [men] { $count ->
        [one] un homme sur le retour
       *[other] { $count } hommes sur le retour
    }
   *[women] { $count ->
        [one] une femme sur le retour
       *[other] { $count } femmes sur le retour
    }
}
twin-riding = { $side ->
    [men] { $count ->
        [one] un homme qui porte le roi
       *[other] { $count } hommes qui portent le roi
    }
   *[women] { $count ->
        [one] une femme qui porte le roi
       *[other] { $count } femmes qui portent le roi
    }
}
twin-queen = { $side ->
    [men] la reine des hommes
   *[women] la reine des femmes
}{ $awake ->
    [yes] { "" }
   *[no] , endormie
}
twin-king = { $holder ->
    [men] le roi, aux hommes
    [women] le roi, aux femmes
   *[none] le roi, à personne
}
twin-king-inert = le roi, qui attend la première incursion
twin-reach = accessible avec { $faces }
twin-die-of = { $side ->
    [men] dé des hommes : { $faces }
   *[women] dé des femmes : { $faces }
}

## Des conseils

## Revoir, confirmer, et la page autour

past-beginning = Avant le premier lancer.
twin-ahead = accessible avec { $faces } l’un après l’autre

## Les adversaires, et la partie revue

turn-of-opponent = { $side ->
    [men] { $name } : tour des hommes
   *[women] { $name } : tour des femmes
}

## The side, and who begins

first-goal = Capturez leur reine. Gardez la vôtre.
goal-soldiers = { $queens ->
    [yes] But : capturer la reine adverse, ou tous les soldats adverses.
   *[no] But : capturer tous les soldats adverses.
}
goal-pieces = { $queens ->
    [yes] But : capturer la reine adverse, ou tous les soldats adverses et le roi s’il est à eux.
   *[no] But : capturer tous les soldats adverses, et le roi s’il est à eux.
}
goal-blocked = Un camp dont tous les soldats sont éveillés perd s’il lui reste un dé qu’il ne peut pas utiliser.
goal-dead = Si personne ne peut plus jamais jouer, la partie est nulle.
