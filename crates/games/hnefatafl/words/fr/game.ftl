# Les mots de la page, en français. See web/words/en/game.ftl.

title = Hnefatafl

## Le début

welcome = Un jeu nordique de l’âge du fer

## Qui et quoi

turn-of = { $side ->
    [swede] Tour des Suédois
   *[muscovite] Tour des Moscovites
}
turn-of-you = { $side ->
    [swede] À vous : les Suédois
   *[muscovite] À vous : les Moscovites
}
turn-of-opponent = { $side ->
    [swede] { $name } : tour des Suédois
   *[muscovite] { $name } : tour des Moscovites
}

## Ce qu’on peut faire

task-way-out = { $side ->
    [swede] Une issue est ouverte au roi : menez-le { $escape ->
        [corner] dans un coin
       *[edge] au bord
    }, et vous gagnez.
   *[muscovite] Le roi peut sortir au prochain coup. Fermez-lui l’issue ou encerclez-le.
}
task-square = Choisissez la case où elle va.
choose-word = Que dites-vous avec ce coup ?
say-raichi = Raichi !
say-tuichu = Tuichu !
say-nothing = Rien
throw-again-count = { $count ->
    [one] Relancer un dé
   *[other] Relancer { $count } dés
}

## Des conseils

action-move = { $piece ->
    [king] Roi de { $from } en { $to }
    [drabant] Drabant de { $from } en { $to }
   *[muscovite] Moscovite de { $from } en { $to }
}
action-plain = de { $from } en { $to }

## Ce qui s’est passé

news-moved = { $piece ->
    [king] Le roi est allé de { $from } en { $to }.
    [drabant] Un drabant est allé de { $from } en { $to }.
   *[muscovite] Un Moscovite est allé de { $from } en { $to }.
}
news-captured = { $yours ->
    [yes] { $piece ->
        [muscovite] Votre Moscovite a été capturé en { $at }.
       *[drabant] Votre drabant a été capturé en { $at }.
    }
   *[no] { $piece ->
        [muscovite] Un Moscovite a été capturé en { $at }.
       *[drabant] Un drabant a été capturé en { $at }.
    }
}
news-surrounded = { $yours ->
    [yes] Votre roi est cerné en { $at }.
   *[no] Le roi est cerné en { $at }.
}
news-escaped = { $yours ->
    [yes] Votre roi est sorti par { $at }.
   *[no] Le roi est sorti par { $at }.
}
news-raichi = Raichi ! Une issue est ouverte au roi.
news-tuichu = Tuichu ! Le roi a plus d’une issue.
brief-moved = { $piece ->
    [king] Roi { $from }, { $to }.
   *[drabant] { $from }, { $to }.
}
brief-captured = { $yours ->
    [yes] { $piece ->
        [muscovite] Votre Moscovite en { $at } est capturé.
       *[drabant] Votre drabant en { $at } est capturé.
    }
   *[no] { $piece ->
        [muscovite] Moscovite capturé en { $at }.
       *[drabant] Drabant capturé en { $at }.
    }
}
brief-raichi = Raichi !
brief-tuichu = Tuichu !
past-beginning = Avant le premier coup.

## La fin

won = { $side ->
    [swede] Les Suédois gagnent
   *[muscovite] Les Moscovites gagnent
}
reason-surrounded = { $between ->
    [yes] Le roi a été pris entre deux pièces
   *[no] Le roi a été encerclé
} : { $lost ->
    [yes] vous perdez
   *[no] { $won ->
        [yes] vous gagnez
       *[no] les Moscovites gagnent
    }
}.
reason-escaped = Le roi est sorti : { $lost ->
    [yes] vous perdez
   *[no] { $won ->
        [yes] vous gagnez
       *[no] les Suédois gagnent
    }
}.
reason-fort = Le roi est à l’abri dans un fort au bord : { $lost ->
    [yes] vous perdez
   *[no] { $won ->
        [yes] vous gagnez
       *[no] les Suédois gagnent
    }
}.
reason-enclosed = Les Moscovites entourent tous les Suédois : { $lost ->
    [yes] vous perdez
   *[no] { $won ->
        [yes] vous gagnez
       *[no] les Moscovites gagnent
    }
}.
reason-blocked = { $lost ->
    [yes] Vous ne pouvez plus jouer : vous perdez.
   *[no] { $side ->
        [swede] Les Moscovites ne peuvent plus jouer : ils perdent.
       *[muscovite] Les Suédois ne peuvent plus jouer : ils perdent.
    }
}
reason-repetition = La même position est revenue pour la troisième fois : { $lost ->
    [yes] vous perdez
   *[no] les Suédois perdent
}.
reason-repetition-draw = La même position est revenue pour la troisième fois : la partie est nulle.
reason-resigned = { $lost ->
    [yes] Vous avez abandonné.
   *[no] { $side ->
        [swede] Les Moscovites ont abandonné.
       *[muscovite] Les Suédois ont abandonné.
    }
}
reason-agreed = Les deux camps ont convenu d’une partie nulle.

## Quand quelque chose ne va pas

help-sides = L’ordinateur peut jouer swede (les Suédois), muscovite (les Moscovites), both (les deux) ou none (aucun). Un niveau peut suivre après un deux-points : beginner, easy, steady, strong ou master.

## Confirmer

draw-offered = { $side ->
    [swede] Les Suédois proposent la nulle
   *[muscovite] Les Moscovites proposent la nulle
}
draw-question = { $side ->
    [swede] Les Suédois acceptent-ils ?
   *[muscovite] Les Moscovites acceptent-ils ?
}
draw-declined = { $side ->
    [swede] Les Suédois refusent la nulle. La partie continue.
   *[muscovite] Les Moscovites refusent la nulle. La partie continue.
}

## Les variantes et leurs options

opt-first = Qui commence
opt-castle_stop = Qui peut s’arrêter dans le château vide
opt-castle_pass = Qui peut traverser le château vide
opt-camps = Les campements
opt-king_captures = Le roi aide à capturer
opt-castle_counts = Le château vide compte
opt-camps_count = Un campement vide compte comme un Moscovite
opt-king_taken = On prend le roi
opt-escape = Le roi sort par
opt-repetition = La même position, la troisième fois
opt-announce = Qui dit raichi et tuichu
opt-shield_wall = Une rangée au bord est capturée d’un coup
opt-edge_counts = Le bord compte autour du roi
opt-exit_fort = Un fort au bord gagne
opt-enclosure = Un cercle autour de tous les Suédois gagne

val-first-swede = les Suédois
val-first-muscovite = les Moscovites
val-castle_stop-king = le roi seul
val-castle_stop-nobody = personne
val-castle_stop-all = toutes les pièces
val-castle_pass-king = le roi seul
val-castle_pass-nobody = personne
val-castle_pass-all = toutes les pièces
val-camps-all = des cases comme les autres
val-camps-muscovites = fermés aux Suédois
val-camps-never-back = fermés, sauf aux Moscovites encore dans leur propre campement
val-castle_counts-surround = comme un Moscovite à côté du roi
val-castle_counts-both = à côté du roi et pour toute capture
val-castle_counts-no = pour rien
val-king_taken-four = en l’encerclant des quatre côtés
val-king_taken-castle = en l’encerclant, dans le château et à côté ; ailleurs, entre deux pièces
val-king_taken-two = entre deux pièces, où qu’il soit
val-escape-edge = n’importe quelle case du bord
val-escape-corner = un coin
val-repetition-draw = donne la nulle
val-repetition-swede-loses = fait perdre les Suédois
val-repetition-off = ne change rien
val-announce-program = le jeu
val-announce-players = les joueurs

## Le plateau, comme le dit un lecteur d’écran

board = Plateau
twin-castle = le château
twin-camp = un campement
twin-corner = un coin
twin-piece = { $piece ->
    [king] le roi
    [drabant] un drabant
   *[muscovite] un Moscovite
}
twin-to = la pièce choisie peut venir ici
twin-captures = et capture { $captures }
twin-escapes = et sort

## Le camp

goal = But : les Suédois mènent leur roi { $escape ->
    [corner] dans un coin
   *[edge] au bord
} ; les Moscovites { $taken ->
    [four] l’encerclent des quatre côtés
    [castle] l’encerclent ou, loin du château, le prennent entre deux pièces
   *[two] le prennent entre deux pièces
}.
goal-else = { $repetition ->
    [draw] Un camp qui ne peut pas jouer perd ; la même position pour la troisième fois donne la nulle.
    [swede-loses] Un camp qui ne peut pas jouer perd, et les Suédois perdent quand une position revient pour la troisième fois.
   *[off] Un camp qui ne peut pas jouer perd.
}
goal-fort = Les Suédois gagnent aussi quand le roi est au bord, dans un fort qu’on ne peut pas briser.
goal-enclosed = Les Moscovites gagnent aussi quand ils entourent tous les Suédois.
aim-swede = But : le roi { $escape ->
    [corner] dans un coin
   *[edge] au bord
}, jamais { $taken ->
    [four] encerclé
   *[two] pris
}.
aim-muscovite = But : { $taken ->
    [four] encercler le roi des quatre côtés
   *[two] prendre le roi
} avant qu’il atteigne { $escape ->
    [corner] un coin
   *[edge] le bord
}.

## Ce qui ne va pas dans un texte

read-action-end = la fin du coup
read-square = une case comme e4
read-hyphen = un trait d’union et la case où va la pièce
read-move-or-result = une ligne de coups numérotée ou le résultat
read-header = toutes les indications sur la partie avant son premier coup
read-second-move = le second coup de la ligne précédente avant une nouvelle ligne
read-next-line = le coup suivant sur une nouvelle ligne : une ligne a deux coups
read-rank-slash = une barre oblique avant la rangée suivante
read-piece = une pièce (K, T ou t) ou un nombre de cases vides
read-number = la ligne { $number }
read-captures = les captures du coup : { $captures }
read-no-captures = aucune capture : ce coup n’en fait pas
read-room = au plus { $left } cases de plus dans la rangée { $number }
read-king = il faut un roi et un seul, et il ne peut pas être déjà pris
read-army = un camp a plus de pièces qu’au début
read-words = ces mots n’ont pas pu être dits ici
read-standing = ce qui est en { $at } ne peut pas y être

## La partie revue

