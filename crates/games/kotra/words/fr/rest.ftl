# Les mots de ce qui est chargé après le premier écran. See game.ftl.

## More

about-beginner = Laisse échapper beaucoup de choses, joue parfois n’importe quoi et frappe rarement : une course peut gagner. Bonne compagnie pour une première partie.
about-easy = Voit ce qu’un lancer permet, et le juge souvent mal.
about-steady = Joue avec bon sens, avec un faux pas de temps en temps.
about-strong = Pèse toutes les façons d’utiliser un lancer.
about-master = Tient aussi compte de vos réponses, et sait ce que vaut un jan.
set-match-none = Parties isolées
set-match-short = Courte première partie (la nôtre)
set-match-to = En { $target } unités
portrait-kotra = Tel qu’Ólafur Davíðsson l’a noté dans les années 1880, d’après les derniers joueurs d’Islande. Là où ils n’étaient pas d’accord, vous pouvez choisir. Une partie dure environ 115 lancers contre le lemming et 140 entre bons joueurs ordinateurs, une courte 60. La course autour du plateau perd : entre bons joueurs, jan finit 47 % des parties et rapporte 81 % des unités.
set-side-white = Les Blancs
set-side-black = Les Noirs

## Le début

about-text = Le kotra est un jeu islandais de dés et de pions, cousin du brädspel suédois. Ólafur Davíðsson en nota les règles dans les années 1880, quand seules quelques personnes y jouaient encore. Puis il s’éteignit. Aujourd’hui, kotra est le mot islandais pour le backgammon, un autre jeu.
about-how = Les deux camps mènent quinze pions une fois autour du plateau, dans le même sens. Un pion seul peut être frappé ; deux ensemble forment une bande et sont à l’abri, à moins qu’ils ne bloquent trop. Qui sort tous ses pions le premier gagne un peu. Un moine, une figure au bout du chemin, gagne plus. Un jan gagne le plus : tant de pions sont frappés qu’ils ne pourront jamais tous revenir.

## La partie revue

review-luck = Chance : ce qu’ont donné les lancers
review-skill = Adresse : ce qu’ont coûté les choix
review-equity = Le résultat attendu des Blancs était de { $first } au début et de { $last } à la fin.
review-units = Le résultat attendu en unités, tel que le voit un bon joueur (plus : bon pour ce camp).
review-chance = Espérance des Blancs
review-details = Tous les lancers et tous les choix
review-entry = Lancer ou choix
side-name = { $side ->
    [white] Les Blancs
   *[black] Les Noirs
}

## Les joueurs

players-first = Les Blancs
players-second = Les Noirs

## Des conseils

hint-equity = { $action } : { $value }
hint-note = Résultat attendu en unités (plus : bon pour vous).
odds-title = { $side ->
    [white] Quels pions blancs sont en danger ?
   *[black] Quels pions noirs sont en danger ?
}
odds-item = { $count ->
    [one] Blot en { $at } : { $chance } %
   *[other] Bande de { $count } en { $at } : { $chance } %
}
odds-none = Le prochain lancer de l’autre camp ne peut rien frapper.
odds-note = La probabilité que le prochain lancer de l’autre camp puisse frapper le blot ou déchirer la bande.

## Pourquoi pas

why-game-over = La partie est finie.
why-throw-first = Lancez d’abord les dés.
why-choose-dice = Choisissez d’abord combien de dés vous lancez.
why-two-dice = On lance maintenant deux dés.
why-no-such-die = Aucun dé ne montre { $die }.
why-die-used = Le { $die } est déjà utilisé.
why-nothing-there = { $side ->
    [white] Vous n’avez aucun pion là. Vous jouez les Blancs.
   *[black] Vous n’avez aucun pion là. Vous jouez les Noirs.
}
why-not-yours = { $side ->
    [white] Ce pion n’est pas à vous. Vous jouez les Blancs.
   *[black] Ce pion n’est pas à vous. Vous jouez les Noirs.
}
why-enter-first = Vous avez des pions frappés. Rentrez-les d’abord.
why-nothing-to-enter = Vous n’avez aucun pion frappé à rentrer.
why-own-on-entry = Vous ne pouvez pas rentrer en { $at } : un de vos pions s’y trouve.
why-band = L’autre camp a une bande en { $at }.
why-five-out = Vous ne pouvez pas encore poser de bande : { $count ->
    [one] { $count } pion seulement a quitté votre maison, et il en faut cinq.
   *[other] { $count } pions seulement ont quitté votre maison, et il en faut cinq.
}
why-no-band-there = Vous ne pouvez pas poser de bande en { $at }, seulement de { $from } à { $to } le long de votre chemin.
why-four-alone = Rien ne peut s’ajouter aux quatre pions en { $at }.
why-not-all-in-last-quarter = Vous ne pouvez sortir des pions que lorsqu’ils sont tous de { $from } à { $to }.
why-too-low = Ce dé ne suffit pas pour le sortir.
why-not-rearmost = Un dé trop fort ne peut sortir que votre dernier pion, celui de la case { $at }.
why-use-more = Vous n’utiliseriez que { $only } de vos dés, mais { $most } peuvent servir.
why-higher-die = Un seul dé peut servir, et ce doit être le { $die }.
why-no-four = Ces règles ne permettent pas de faire partir quatre pions.
why-not-two-sixes = Vous ne pouvez faire partir quatre pions que si votre premier lancer est deux six.
why-four-closed = Pour faire partir quatre pions, il en faut quatre dans votre maison, aucun à rentrer, et une case { $at } sans pion à vous ni bande.
why-no-half-munk = Vous ne pouvez vous arrêter qu’à un demi-moine : avec un moine sur le plateau et une partie de votre lancer encore à jouer.
why-not-in-after-throws = Au rattrapage, { $munk } ne gagne rien.
why-no-use = Aucun des dés utilisables maintenant ne le mène quelque part.

## Les réglages

set-below-white = Les Blancs
set-below-black = Les Noirs
set-taps = Touchers qui jouent le premier dé
set-taps-two = Deux
set-taps-one = Un
set-confirm = Confirmer chaque tour

## Le résultat

ending-value = Valeur
ending-borne-off = Pions sortis
ending-match = Match

## Revoir

list-side = { $side ->
    [white] Blancs
   *[black] Noirs
}
line-moved = déplacé { $from }–{ $to }
line-entered = rentré en { $to }
line-borne-off = sorti de { $from }
line-hit = frappé en { $at }
line-torn = bande en { $at } déchirée ({ $count } frappés)
line-four = quatre en { $to }

## La variante et ses options

opt-one_die = Si un seul dé peut servir
opt-two_sixes = Deux six au premier lancer font partir quatre pions
opt-litli_meistari = Litli meistari compte
opt-single_die = On peut lancer un seul dé pour un moine
opt-after_throws = Lancers de rattrapage
opt-last_throw = Un dernier lancer pour la nulle

val-one_die-higher = ce doit être le plus fort
val-one_die-either = l’un ou l’autre
val-after_throws-0 = aucun
val-after_throws-5 = cinq
val-after_throws-7 = sept
val-after_throws-13 = treize

## L’atelier des règles

lab-about = Les derniers joueurs n’étaient pas d’accord sur tout. Choisissez comme vous voulez : chaque valeur indique d’où elle vient.
lab-recorded = Les règles telles qu’elles ont été notées.
lab-handed = Les règles notées, avec un choix que la source laisse ouvert.
source-davidsson = Ólafur Davíðsson
origin-silent = notre choix : { $sources } n’en dit rien

## Les feuilles de partie

record-about = Tous les lancers et tous les coups, à garder ou à partager. Pour reprendre une autre partie, collez ici sa feuille ou ouvrez son fichier. La feuille compte les cases de chaque camp depuis sa propre maison.

## Une borne

invite-about = Kotra, le jeu de dés et de pions perdu de l’Islande
past-1 = Le kotra est un jeu islandais de dés et de pions, cousin du brädspel suédois
past-2 = Ólafur Davíðsson en nota les règles dans les années 1880, quand seules quelques personnes y jouaient encore
past-3 = Puis il s’éteignit
staff-version = Kotra, version { $version }

## Ce qui empêche une position d’en être une

setup-count = { $side ->
    [white] les Blancs ont { $has } pions au lieu de 15
   *[black] les Noirs ont { $has } pions au lieu de 15
}
setup-shared = les deux camps sont en { $number }, compté pour les Blancs
setup-band = { $side ->
    [white] les Blancs ont une bande sur leur propre case { $number }, où il ne peut pas y en avoir
   *[black] les Noirs ont une bande sur leur propre case { $number }, où il ne peut pas y en avoir
}
setup-open-band = { $side ->
    [white] les quatre pions des deux six des Blancs doivent être de deux à quatre pions sur leur propre case 7, avec des règles qui les permettent
   *[black] les quatre pions des deux six des Noirs doivent être de deux à quatre pions sur leur propre case 7, avec des règles qui les permettent
}
setup-jan = { $side ->
    [white] les Blancs sont déjà jan
   *[black] les Noirs sont déjà jan
}
setup-all-off = { $side ->
    [white] les Blancs ont déjà tout sorti
   *[black] les Noirs ont déjà tout sorti
}
setup-unused = les dés inutilisés ne font pas partie du lancer
setup-stuck = rien du lancer ne peut servir
setup-one-die = on n’a pas pu lancer un seul dé ici
setup-after = le rattrapage ne peut pas être ainsi

## Sur papier

paper-board-how = Au départ : les quinze pions de chaque joueur dans sa maison, la case du côté opposé la plus à droite pour lui.
paper-dice-how = Découpez, pliez tous les pointillés et collez les languettes à l’intérieur.
paper-pieces-how = Découpez les pions. Collés sur du carton, ils s’empilent mieux.

## Les touches et les questions

key-dice = changer l’ordre de deux dés
key-rethrow = relancer
describe-side = { $side ->
    [white] Blancs : { $points }.
   *[black] Noirs : { $points }.
}
describe-point = { $count } en { $at }
describe-hit = { $count } à rentrer
describe-off = { $count ->
    [one] { $count } sorti
   *[other] { $count } sortis
}
describe-pips = encore { $count } pas
describe-munk = { $munk } est à portée
describe-dice = Dés inutilisés : { $faces }.

## Ce qui ne va pas dans un texte

read-action = une action comme 1/7, bar/3, 22/off, four ou stop
read-action-end = la fin de l’action
read-slash = une barre oblique et la case où va le pion
read-point = une case, de 1 à 24
read-point-ahead = une case qu’un dé atteint
read-entry-point = une case où rentrer, de 1 à 6
read-die = un dé, de 1 à 6
read-die-bracket = le dé entre parenthèses, comme (5)
read-same-die = le dé qui atteint cette case, ou aucun
read-one-of-two = le dé entre parenthèses, car deux dés peuvent sortir ce pion
read-bracket = une parenthèse fermante
read-no-hit = pas d’astérisque, car rien n’est frappé ici
read-turn-or-result = un tour ou le résultat
read-header = toutes les lignes d’en-tête avant le premier lancer
read-rest-of-turn = le reste du tour précédent, sur une ligne à part
read-next-line = le tour suivant, sur une ligne à part
read-throw-colon = un deux-points après le lancer
read-blacks-throw = une barre oblique et le dé des Noirs
read-match-units = les unités qui gagnent le match, de 1 à 999
read-score = ce que le camp a gagné, comme 4 ou 4.5, et moins qu’il n’en faut pour gagner le match
read-place = hit, off ou une case, chacun une seule fois
read-count = combien de pions s’y trouvent, de 1 à 15
read-black-slash = une barre oblique et les pions des Noirs
read-dice = des dés comme 62, 6(2) ou 333(3), ou ??, ? ou choose
read-four-dice = des dés égaux quatre fois, utilisés ou non
read-no-choice = deux dés en main, ??, car on ne peut pas en choisir un ici
read-throws-left = combien de lancers de rattrapage il reste
read-value = une valeur en unités, comme 2 ou 4
read-thrown = autant de dés qu’il faut en lancer
read-match-first = le match avant le premier lancer, et une seule fois
read-loser = un lancer pour savoir qui commence, ou, dans un match, le perdant de la dernière partie
read-turn = le tour { $number }

ending-length = { $count ->
    [one] Un tour
   *[other] { $count } tours en tout
}

## A first game

coach-way = Vos pions font une fois le tour par ici, mais frapper gagne plus de parties que la course.
coach-was-hit = Votre pion a été frappé. Il doit rentrer avant que rien d’autre ne bouge.
coach-hit = Vous avez frappé un pion seul. Il doit rentrer.
coach-half-munk = Vos pions forment une figure gagnante, un moine. Tant que le lancer n’est pas fini, elle vaut la moitié.
coach-mar = Mar : si vos pions frappés attendent encore à la fin, l’autre camp gagne 2 de plus.
coach-jan = Jan : un camp qui a plus de pions frappés que de cases où rentrer perd aussitôt.
coach-alla = Deux dés égaux font un alla : chacun sert deux fois.
coach-dice = Touchez un pion deux fois pour jouer le premier dé, et les dés pour changer leur ordre.
coach-munk = Les cercles en pointillé montrent ce qui manque encore à un moine : { $munk }, qui vaut { $value }.

## Les mots qu’on peut toucher

term-alla = alla
term-blot = blot, blots
term-blot-about = Un blot est un pion seul : il peut être frappé.
term-munk = moine, moines
term-munk-about = Un moine est une figure de vos pions qui gagne la partie.
term-jan = jan
term-mar = mar

## Les raisons, et un mot avant une défaite

fact-wins = Gagne la partie.
fact-hits = { $count ->
    [one] Frappe le blot en { $at }.
   *[other] Déchire la bande en { $at } : { $count } pions sont frappés.
}
fact-lays = Forme une bande en { $at }.
fact-enters = { $count ->
    [one] Rentre un pion frappé.
   *[other] Rentre { $count } pions frappés.
}
fact-off = { $count ->
    [one] Sort un pion.
   *[other] Sort { $count } pions.
}
fact-guards = Les pions en { $at } ne peuvent plus être frappés.
fact-leaves = { $count ->
    [one] { $chance } % des lancers peuvent frapper le blot en { $at }.
   *[other] { $chance } % des lancers peuvent déchirer la bande en { $at }.
}
fact-jan = { $chance } % des lancers peuvent vous rendre jan.
warn-loss = { $side ->
    [white] Les Blancs peuvent vous rendre jan avec { $chance } % des lancers.
   *[black] Les Noirs peuvent vous rendre jan avec { $chance } % des lancers.
}
# What a puzzle is about.
puzzle-theme = { $theme ->
    [jan] Trouver le jan
    [half-munk] Demi-moine ou continuer
    [hit] Frapper
    [band] Former une bande
    [safe] Hors de danger
   *[home] Quitter la maison
}
describe-free = { $count ->
    [one] une pointe libre pour rentrer
   *[other] { $count } pointes libres pour rentrer
}

## The position editor

editor-left = Reste à jouer
