# Les mots du premier écran et du jeu, en français. See web/words/en/game.ftl.

title = Kotra

## Le début

welcome = Le jeu de tables perdu d’Islande

## Qui et quoi

turn-of = { $side ->
    [white] Tour des Blancs
   *[black] Tour des Noirs
}
turn-of-you = { $side ->
    [white] À vous : les Blancs
   *[black] À vous : les Noirs
}
turn-of-opponent = { $side ->
    [white] { $name } : tour des Blancs
   *[black] { $name } : tour des Noirs
}
turn-after = { $side ->
    [white] Lancers de rattrapage des Blancs : encore { $count }
   *[black] Lancers de rattrapage des Noirs : encore { $count }
}
turn-last-throw = { $side ->
    [white] Dernier lancer des Blancs
   *[black] Dernier lancer des Noirs
}

## Ce qu’on peut faire

task-round = Chaque camp lance un dé. Le plus petit nombre commence.
task-dice = Un dé ou deux ? Un seul suffit pour un moine.
task-checker = Choisissez un pion.
task-enter = Rentrez d’abord vos pions frappés.
task-off = Choisissez un pion à déplacer ou à sortir.
task-destination = Choisissez où il va. Chaque case montre le dé qu’il faut.
task-forced = Ce lancer ne vous laisse pas le choix.
task-four = Faites partir quatre pions, ou jouez comme d’habitude.
task-half-munk = Un demi-moine : { $munk }. Arrêtez-vous pour la moitié de sa valeur, ou continuez : la suite du lancer le défait.
task-after = { $count ->
    [one] Il reste un lancer pour faire un moine.
   *[other] Il reste { $count } lancers pour faire un moine.
}
task-last-throw = Sortez tous vos pions avec ce lancer, et la partie est nulle.
which-dice = Avec quels dés ?
use-with = Avec { $die }
use-off = Sortir avec { $die }
throw-again-count = { $count ->
    [one] Relancer un dé
   *[other] Relancer { $count } dés
}

## Les boutons

play-forced = Jouer ce qui est forcé
stop-half = S’arrêter : prendre { $value }
throw-dice = { $count ->
    [one] Lancer un dé
   *[other] Lancer deux dés
}
take-four = Faire partir quatre pions
give-up-after = Renoncer au rattrapage

## Des conseils

action-move = De { $from } en { $to } avec { $die }
action-enter = Rentrer en { $to }
action-off = Sortir de { $from } avec { $die }
action-four = Faire partir quatre pions de la maison en { $to }
action-throw = { $count ->
    [one] Lancer un dé
   *[other] Lancer deux dés
}
action-stop = S’arrêter au demi-moine

## Ce qui s’est passé

news-round = Les Blancs ont fait { $white }, les Noirs { $black }.
news-begins = { $side ->
    [white] Les Blancs commencent et lancent les deux dés.
   *[black] Les Noirs commencent et lancent les deux dés.
}
news-again = Égalité : relancez.
news-thrown = { $side ->
    [white] Les Blancs ont fait { $dice }.
   *[black] Les Noirs ont fait { $dice }.
}
news-thrown-alla = { $side ->
    [white] Les Blancs ont fait un double { $count } (alla) : quatre coups.
   *[black] Les Noirs ont fait un double { $count } (alla) : quatre coups.
}
news-chosen = { $side ->
    [white] { $count ->
        [one] Les Blancs ne lancent qu’un dé.
       *[other] Les Blancs lancent deux dés.
    }
   *[black] { $count ->
        [one] Les Noirs ne lancent qu’un dé.
       *[other] Les Noirs lancent deux dés.
    }
}
news-moved = { $side ->
    [white] Les Blancs sont allés de { $from } en { $to }.
   *[black] Les Noirs sont allés de { $from } en { $to }.
}
news-entered = { $side ->
    [white] Les Blancs ont rentré un pion en { $to }.
   *[black] Les Noirs ont rentré un pion en { $to }.
}
news-borne-off = { $side ->
    [white] Les Blancs ont sorti un pion de { $from }.
   *[black] Les Noirs ont sorti un pion de { $from }.
}
news-four = { $side ->
    [white] Les Blancs ont fait partir quatre pions de la maison en { $to }.
   *[black] Les Noirs ont fait partir quatre pions de la maison en { $to }.
}
news-hit = { $side ->
    [white] Le blot blanc en { $at } a été frappé.
   *[black] Le blot noir en { $at } a été frappé.
}
news-torn = { $side ->
    [white] La bande blanche en { $at } a été déchirée : { $count } pions sont frappés.
   *[black] La bande noire en { $at } a été déchirée : { $count } pions sont frappés.
}
news-half-munk = { $side ->
    [white] Les Blancs ont un demi-moine : { $munk }.
   *[black] Les Noirs ont un demi-moine : { $munk }.
}
news-after = { $side ->
    [white] { $count ->
        [one] Les Blancs ont un lancer de rattrapage.
       *[other] Les Blancs ont { $count } lancers de rattrapage.
    }
   *[black] { $count ->
        [one] Les Noirs ont un lancer de rattrapage.
       *[other] Les Noirs ont { $count } lancers de rattrapage.
    }
}
news-last-throw = { $side ->
    [white] Les Blancs ont un dernier lancer pour la nulle.
   *[black] Les Noirs ont un dernier lancer pour la nulle.
}
news-nothing = { $side ->
    [white] Les Blancs ne peuvent pas utiliser ce lancer.
   *[black] Les Noirs ne peuvent pas utiliser ce lancer.
}
news-turn-lost = { $side ->
    [white] Les Blancs ne peuvent pas utiliser { $dice }.
   *[black] Les Noirs ne peuvent pas utiliser { $dice }.
}
brief-thrown = { $side ->
    [white] Blancs : { $dice }.
   *[black] Noirs : { $dice }.
}
brief-moved = { $from }, { $to }.
brief-entered = Rentré, { $to }.
brief-borne-off = { $from }, sorti.
brief-four = Quatre en { $to }.
brief-hit = Frappé en { $at }.
brief-torn = Bande en { $at } déchirée : { $count } frappés.
brief-half-munk = Demi-moine.
past-beginning = Avant le premier lancer.

## La fin

won = { $side ->
    [white] Les Blancs gagnent
   *[black] Les Noirs gagnent
}
pattern-name = { $pattern ->
    [langi-hryggur] langi hryggur
    [langi-mukur] langi múkur
    [stutti-mukur] stutti múkur
    [litli-meistari] litli meistari
   *[meistari] meistari
}
reason-off = { $won ->
    [yes] Vous avez sorti tous vos pions le premier : vous gagnez.
   *[no] { $side ->
        [white] Les Blancs ont sorti tous leurs pions les premiers : ils gagnent.
       *[black] Les Noirs ont sorti tous leurs pions les premiers : ils gagnent.
    }
}
reason-munk = { $won ->
    [yes] { $half ->
    [yes] Vous avez fait un demi-moine, { $munk }, qui gagne la moitié de sa valeur.
   *[no] Vous avez fait un moine, { $munk }, qui gagne la partie.
}
   *[no] { $side ->
        [white] { $half ->
            [yes] Les Blancs ont fait un demi-moine, { $munk }, qui gagne la moitié de sa valeur.
           *[no] Les Blancs ont fait un moine, { $munk }, qui gagne la partie.
        }
       *[black] { $half ->
            [yes] Les Noirs ont fait un demi-moine, { $munk }, qui gagne la moitié de sa valeur.
           *[no] Les Noirs ont fait un moine, { $munk }, qui gagne la partie.
        }
    }
}
reason-jan = { $lost ->
    [yes] Jan ! Vous ne pourrez jamais rentrer tous vos pions frappés.
   *[no] { $side ->
        [white] Jan ! Les Noirs ne pourront jamais rentrer tous leurs pions frappés.
       *[black] Jan ! Les Blancs ne pourront jamais rentrer tous leurs pions frappés.
    }
}
reason-mar = { $lost ->
    [yes] Vous êtes mar : des pions frappés attendaient encore.
   *[no] { $side ->
        [white] Les Noirs sont mar : des pions frappés attendaient encore.
       *[black] Les Blancs sont mar : des pions frappés attendaient encore.
    }
}
reason-draw = Le dernier lancer a sorti tous les pions qui restaient : la partie est nulle.
reason-resigned = { $lost ->
    [yes] Vous avez abandonné.
   *[no] { $side ->
        [white] Les Noirs ont abandonné.
       *[black] Les Blancs ont abandonné.
    }
}
reason-agreed = Les deux camps ont convenu d’une partie nulle.
worth = Valeur : { $value }

## Un match

match-score = Blancs { $white }, Noirs { $black } ; il faut { $target } pour gagner le match
match-won = { $side ->
    [white] Les Blancs gagnent le match
   *[black] Les Noirs gagnent le match
}
match-next = Partie suivante du match
match-begins = { $side ->
    [white] Les Blancs ont perdu la dernière partie et commencent.
   *[black] Les Noirs ont perdu la dernière partie et commencent.
}

## Quand quelque chose ne va pas

help-sides = L’ordinateur peut jouer white (les Blancs), black (les Noirs), both (les deux) ou none (aucun). Un niveau peut suivre après un deux-points : beginner, easy, steady, strong ou master.

## Confirmer

resign-value = L’autre camp gagne { $value } : abandonner coûte 2, ou 4 tant que vous avez des pions frappés.
give-up-after-ask = Renoncer au rattrapage ?
give-up-after-text = L’autre camp gagne { $value }. On fait rarement un moine à temps.
draw-offered = { $side ->
    [white] Les Blancs proposent la nulle
   *[black] Les Noirs proposent la nulle
}
draw-question = { $side ->
    [white] Les Blancs acceptent-ils ?
   *[black] Les Noirs acceptent-ils ?
}
draw-declined = { $side ->
    [white] Les Blancs refusent la nulle. La partie continue.
   *[black] Les Noirs refusent la nulle. La partie continue.
}

## Le plateau, comme le dit un lecteur d’écran

board = Plateau
twin-point = case { $number }
twin-home = { $side ->
    [white] maison des Blancs
   *[black] maison des Noirs
}
twin-huk = { $side ->
    [white] huk des Blancs
   *[black] huk des Noirs
}
twin-bar = barre
twin-tray = { $side ->
    [white] pions sortis des Blancs
   *[black] pions sortis des Noirs
}
twin-checkers = { $side ->
    [white] { $count ->
        [one] un pion blanc
       *[other] { $count } pions blancs
    }
   *[black] { $count ->
        [one] un pion noir
       *[other] { $count } pions noirs
    }
}
twin-hit = { $side ->
    [white] { $count ->
        [one] { $count } pion blanc à rentrer
       *[other] { $count } pions blancs à rentrer
    }
   *[black] { $count ->
        [one] { $count } pion noir à rentrer
       *[other] { $count } pions noirs à rentrer
    }
}
twin-off = { $count ->
    [one] { $count } pion sorti
   *[other] { $count } pions sortis
}
twin-blot = un blot
twin-band = une bande
twin-open = peut être déchirée
twin-reach = accessible avec { $faces }
twin-ahead = accessible avec { $faces } l’un après l’autre
twin-hits = frappe un blot
twin-tears = déchire une bande
twin-lays = pose une bande
twin-die-of = { $side ->
    [white] dé des Blancs : { $faces }
   *[black] dé des Noirs : { $faces }
}

## Ce que vaut une victoire

stake-off = Tout sortir
stake-jan = Jan
stake-mar = { $side ->
    [white] mar : +2, car des pions frappés des Blancs attendent
   *[black] mar : +2, car des pions frappés des Noirs attendent
}

## Le camp

goal = But : sortir tous vos pions le premier, faire un moine, ou rendre l’autre camp jan.
goal-after = Si l’autre camp n’a encore rien sorti, il lui reste jusqu’à { $count } lancers pour un moine.
goal-draw = Si celui qui a commencé sort tout le premier et qu’il reste à l’autre au plus quatre pions, un dernier lancer qui les sort tous donne la nulle.
first-goal = But : tout sortir en premier, un moine ou un jan.
start-short = Notre partie courte.

## La partie revue

