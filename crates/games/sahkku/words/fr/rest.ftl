# The words of what is loaded after the first screen, beside the rest of the program. See game.ftl.

## More

# Three words at most, on the card of a rule set.
short-order = dés dans l’ordre
short-two-dice = la plus simple
short-queens-raids = reines et incursions
short-queens = avec des reines
short-raids = l’incursion l’éveille
short-ride = porter le roi
short-push = pousser le roi
short-push-again = pousser, relancer
short-all-x = X partout d’abord
portrait-lagesvuotna = Du Laksefjord (Lágesvuotna), reconstitué par l’artisan Edmund Johansen d’après de vieux souvenirs. Des reines, un roi qui va loin, des dormeurs que nul ne peut toucher : la plus stratégique des variantes.
portrait-vuonnamarkan = Le jeu du Laksefjord avec le roi de Nesseby, qui attend qu’un soldat entre dans la rangée de départ adverse. C’est ainsi que se joue la coupe du monde de sáhkku.
portrait-raisa = De Kvænangen, tel que l’a décrit Yngvar Mejland, de Nordreisa, en 1953. Deux dés dans un ordre fixe : de toutes les variantes, c’est celle où la chance compte le plus.
portrait-maze = Les règles de Mejland, telles que l’instituteur Bernt Pettersen les a apportées à Máze dans les années 1980. Les deux mêmes dés, dans l’ordre de votre choix.
portrait-vuovdaguoika = Tel que Hans Aslak Guttorm, de Vuovdaguoika, l’a appris à ses filles. Les soldats vont en file, et le roi se pousse (cadjit) comme un bélier.
portrait-gavkevuotna = De Kåfjord (Gávkevuotna), au cap Nord, tel que l’enseignait le menuisier Kristian Johansen. Comme le jeu de Vuovdaguoika, mais sans relancer.
portrait-unjarga = Une reconstitution d’après ce qui a été écrit sur Nesseby (Unjárga). Les soldats passent tout droit dans la rangée du milieu, et le roi attend le premier soldat qui atteint la rangée de départ adverse.
portrait-globe-joueur = Une reconstitution française. Un soldat se glisse sous le roi et le porte. Un camp dont tous les soldats sont éveillés perd s’il lui reste un dé qu’il ne peut pas utiliser.
portrait-borvo = Un jeu décrit par Alan Borvo en 2001, tel que le rapporte le système de jeux Ludii. Il ne vient pas des feuilles du musée. Avant que son premier soldat se réveille, un camp doit faire X avec tous les dés.
about-beginner = Court après tout ce qui passe et laisse échapper beaucoup de choses. Bonne compagnie pour une première partie.
about-easy = Prend ce qu’il voit, un dé à la fois.
about-steady = Joue avec bon sens, avec un faux pas de temps en temps.
about-strong = Réfléchit à chaque lancer jusqu’au bout.
about-master = Tient aussi compte de vos réponses.
set-side-men = Les hommes
set-side-women = Les femmes

## Le début

about-text = Le sáhkku est un jeu traditionnel du peuple sámi. On y jouait dans une grande partie du Sápmi, des terres sámies de Lule, au sud, à celles des Sámis skolts, au nord-est. Au XIXe siècle, un réveil religieux le condamna comme « jeu du Diable ». L’assimilation et la guerre firent le reste, et le jeu faillit disparaître. Quelques familles ont continué à y jouer et à en fabriquer. Grâce à elles, on y joue de nouveau.
about-how = Chaque joueur mène une armée : les hommes (olbmát) ou les femmes (gálgut). Les soldats dorment jusqu’à ce qu’un X les réveille. Une fois éveillés, ils parcourent le plateau et capturent tout ennemi présent sur leur case d’arrivée. Le roi (gonagas), au milieu, appartient à qui l’a pris en dernier.

## Pourquoi pas

why-asleep = Cette pièce dort. Seul un X peut la réveiller.
why-not-front = Les soldats se réveillent dans l’ordre. Le prochain est en { $at }.
why-next-not-free = Elle ne peut pas se réveiller tant que { $at } n’est pas libre.
why-not-yours = { $side ->
    [men] Cette pièce n’est pas à vous. Vous jouez les hommes, les pièces foncées.
   *[women] Cette pièce n’est pas à vous. Vous jouez les femmes, les pièces claires.
}
why-king-neutral = Personne n’a encore le roi. Arrivez sur sa case pour le prendre.
why-king-inert = Le roi n’appartient à personne tant qu’aucun soldat n’est entré dans la rangée de départ adverse.
why-die-waits = Vous devez d’abord utiliser le { $die }.
why-no-x = Il ne reste pas de X, et seul un X peut réveiller une pièce.
why-lands = Avec { $die }, elle arriverait en { $at }.
why-sleeper = Une pièce endormie bloque { $at }.
why-own-soldier = Un de vos soldats est en { $at }, et chaque case n’en accueille qu’un.
why-king-alone = Le roi ne peut pas partager une case avec ses soldats, et il y en a un en { $at }.
why-queen-alone = La reine ne peut pas partager une case avec vos autres pièces, et il y en a une en { $at }.
why-own-queen = Votre reine est en { $at }, et elle ne partage sa case avec personne.
why-own-king = Votre roi est en { $at }, et il ne partage sa case avec personne.
why-push = Le roi serait poussé sur votre propre pièce en { $at }.
why-queue = Les soldats vont en file et ne peuvent pas se dépasser ; l’un d’eux barre le chemin en { $at }.
why-straight = Le roi et les reines vont en ligne. Ils ne peuvent pas tourner au milieu d’une rangée.
why-rider = Le soldat qui porte le roi ne bouge qu’avec lui.
why-nothing-there = Vous n’avez pas de pièce ici.
why-no-use = Aucun des dés utilisables maintenant ne la mène quelque part.

## Les réglages

set-lines = Lignes
set-lines-short = Courtes
set-lines-joined = Jointes
set-ornament = Ornement
set-ornament-sun = Soleil
set-ornament-x = X
set-ornament-diamond = Losange
set-ornament-star = Étoile
set-below-men = Les hommes
set-below-women = Les femmes

## L’atelier des règles

lab-about = Chacune de ces règles s’est jouée autrement dans l’un ou l’autre fjord. Changez ce que vous voulez : chaque valeur indique d’où elle vient.
lab-recorded = Des règles notées, inchangées.
lab-handed = Règles traditionnelles, avec un choix que les sources laissent ouvert.
source-reaidu = Reaidu
source-booklet = Le livret de 2018
source-globe-joueur = Le Globe Joueur
source-digital-sahkku = Digital Sáhkku
source-borvo = Borvo 2001
opt-columns = Colonnes
opt-places = Cases dessinées en
opt-queens = Reines (dronnegat)
opt-dice = Nombre de dés
opt-faces = Faces de chaque dé
opt-blank = Valeur de la face blanche
opt-rethrow = Relancer
opt-order = Ordre des dés
opt-track = Chemin autour du plateau
opt-miedut = Le second joueur peut choisir mieđut
opt-stacking = Les soldats peuvent partager une case
opt-queue = Les soldats vont en file
opt-sleepers = Les dormeurs
opt-utsjok = Le roi peut être retiré
opt-stake = Mise par soldat restant
opt-first_wake = Le premier soldat se réveille avec
val-places-lines = lignes
val-places-squares = carrés
val-rethrow-each = tout dé qui montre X
val-rethrow-all = tous les dés, si tous montrent X
val-rethrow-none = jamais
val-first_wake-any = un X
val-first_wake-all-x = X sur tous les dés
val-order-free = libre
val-track-loop = en boucle, sans retour
val-track-eight = en huit, avec retour
val-sleepers-exposed = peuvent être capturés
val-sleepers-protected = sont à l’abri de l’adversaire
val-sleepers-closed = bloquent leur case
contradiction-columns = le nombre de colonnes doit être impair, de 9 à 21
contradiction-dice = il faut de un à quatre dés
contradiction-faces = un dé doit avoir quatre faces différentes
contradiction-no-x = sans X, personne ne pourrait jamais se réveiller
contradiction-blank-no-face = la face blanche a une valeur, mais ces dés n’ont pas de face blanche
contradiction-blank-no-value = ces dés ont une face blanche, qui doit valoir 0 ou 4
contradiction-order = un ordre fixe doit comprendre { $face }, qui a une valeur
contradiction-queue = des soldats en file ne peuvent pas partager une case
contradiction-next-free = les soldats qui passent tout droit dans la rangée du milieu n’utilisent pas la case suivante de leur chemin
contradiction-like-odds-place = les soldats qui passent tout droit dans la rangée du milieu ne peuvent pas être éveillés chez eux
contradiction-like-odds-ahead = les premiers pas des trois soldats ne seraient pas tous libres, ou les deux armées iraient au même bout

## Les feuilles de partie

record-about = Tous les lancers et tous les choix, à garder ou à partager. Pour reprendre une autre partie, collez ici sa feuille ou ouvrez son fichier.

## Une borne

invite-about = Sáhkku, un jeu de dés du peuple sámi
past-1 = On jouait au sáhkku dans une grande partie du Sápmi
past-2 = Au XIXe siècle, un réveil religieux l’appela « jeu du Diable »
past-3 = L’assimilation et la guerre firent le reste, et le jeu faillit disparaître
past-4 = Quelques familles ont continué, et grâce à elles on y joue de nouveau
staff-version = Sáhkku, version { $version }

## Des conseils

odds-title = { $side ->
    [men] Quels hommes sont en danger ?
   *[women] Quelles femmes sont en danger ?
}
odds-item = { $piece ->
    [soldier] Soldat { $at } : { $chance } %
    [queen] Reine { $at } : { $chance } %
   *[king] Roi { $at } : { $chance } %
}
odds-none = Le prochain lancer de l’autre camp ne peut capturer personne.
odds-note = La probabilité que le prochain lancer de l’autre camp puisse capturer la pièce. Les X relancés ne sont pas comptés.

## Revoir, confirmer, et la page autour

list-side = { $side ->
    [men] hommes
   *[women] femmes
}
line-moved = { $piece ->
    [queen] Reine { $from }–{ $to }.
    [king] Roi { $from }–{ $to }.
   *[soldier] { $from }–{ $to }.
}

## Ce qui ne va pas dans un texte

read-action-end = la fin de l’action
read-action = une action comme II:b9-b7, X:+a15-b15, R2 ou stop
read-again = combien de dés relancer
read-again-die = le numéro d’un dé, chacun une seule fois
read-colon = un deux-points après le dé
read-landing = un trait d’union et la case où la pièce arrive
read-place = une case comme b8
read-turn-or-result = un tour ou le résultat
read-header = toutes les indications sur la partie avant son premier lancer
read-womens-throw = une barre oblique et le lancer des femmes
read-rest-of-turn = le reste du tour précédent, sur une ligne à part
read-next-line = le tour suivant, sur une ligne à part
read-fewer-dice = 4 dés au plus
read-row-slash = une barre oblique avant la rangée suivante
read-full-stop = un point après le nombre
read-bracket = une parenthèse fermante
read-piece = une pièce (m, M, w, W ou K), une parenthèse ou un nombre de cases vides
read-face = une face : X, I, II, III ou -
read-turn = le tour { $number }
read-room = au plus { $left } cases de plus dans la rangée { $row }
read-throw = un lancer possible avec les dés de ces règles
read-cross = des dés qui montrent X
read-army = un camp a plus de soldats qu’au début
read-queens = il y a des reines que ces règles n’ont pas
read-king = le roi ne peut pas être ainsi
read-dice = les dés ne peuvent pas être ainsi
read-miedut = ces règles n’ont pas de mieđut
read-standing = ce qui est en { $at } ne peut pas y être

## On paper

paper-board-how = { $drawing ->
    [squares] Au départ : un soldat sur chaque case des rangées extérieures
   *[lines] Au départ : un soldat sur chaque trait des rangées extérieures
}{ $home-row ->
    [front-empty] { " " }(la dernière place à droite de chaque joueur reste vide)
   *[full] { "" }
}, le roi au milieu{ $queens ->
    [yes] , chaque reine sur la marque à droite de son joueur
   *[no] { "" }
}.
paper-dice-how = Découpez, pliez tous les pointillés et collez la languette à l’intérieur. Les triangles ferment les deux bouts.
paper-pieces-how = Découpez, pliez en petite tente et collez les deux pieds ensemble par-dessous.

## Les adversaires, et la partie revue

review-chart = Les chances de gagner des hommes étaient de { $start } % au début et de { $end } % à la fin.
review-luck = Chance : ce qu’ont donné les lancers
review-skill = Adresse : ce qu’ont coûté les choix
ending-with-king = { $count } et le roi
review-units = En points de chances de gagner, telles que les voit un bon joueur.
hint-note = Les chances de gagner, d’après le joueur ordinateur le plus fort.
review-details = Tous les lancers et tous les choix
review-entry = Lancer ou choix
review-chance = Chances des hommes (%)
side-name = { $side ->
    [men] Les hommes
   *[women] Les femmes
}
players-first = Les hommes
players-second = Les femmes

## Keys and questions

key-dice = ne montrer que les coups d’un dé, ou prendre un X pour le relancer
key-rethrow = relancer les X
describe-army = { $side ->
    [men] Les hommes
   *[women] Les femmes
} – endormis : { $asleep-list } ; éveillés : { $awake-list }.
describe-nobody = aucun
describe-homebound = { $place } sur le retour
describe-riding = { $place } portant le roi
describe-queen = { $awake ->
    [yes] Leur reine est éveillée en { $place }.
   *[no] Leur reine dort en { $place }.
}
describe-king = { $holder ->
    [men] Le roi est en { $place } et appartient aux hommes.
    [women] Le roi est en { $place } et appartient aux femmes.
   *[none] Le roi est en { $place } et n’appartient à personne.
}
describe-dice = Les dés montrent { $faces }.

ending-length = { $count ->
    [one] Un tour
   *[other] { $count } tours en tout
}

## Les raisons, et un mot avant une défaite

fact-wins = Gagne la partie.
fact-captures = { $piece ->
    [queen] Capture la reine en { $at }.
   *[soldier] Capture le soldat en { $at }.
}
fact-takes-king = Prend le roi en { $at }.
fact-wakes = { $piece ->
    [queen] Réveille la reine en { $at }.
   *[soldier] Réveille le soldat en { $at }.
}
fact-guards = { $piece ->
    [soldier] Le soldat en { $at } ne peut plus être capturé.
    [queen] La reine en { $at } ne peut plus être capturée.
   *[king] Le roi en { $at } ne peut plus être pris.
}
fact-leaves = { $piece ->
    [soldier] { $chance } % des lancers peuvent capturer le soldat en { $at }.
    [queen] { $chance } % des lancers peuvent capturer la reine en { $at }.
   *[king] { $chance } % des lancers peuvent prendre le roi en { $at }.
}
warn-loss = { $piece ->
    [soldier] { $side ->
        [men] Les hommes peuvent capturer votre dernier soldat avec { $chance } % des lancers et gagner.
       *[women] Les femmes peuvent capturer votre dernier soldat avec { $chance } % des lancers et gagner.
    }
    [queen] { $side ->
        [men] Les hommes peuvent capturer votre reine avec { $chance } % des lancers et gagner.
       *[women] Les femmes peuvent capturer votre reine avec { $chance } % des lancers et gagner.
    }
   *[king] { $side ->
        [men] Les hommes peuvent prendre votre roi avec { $chance } % des lancers et gagner.
       *[women] Les femmes peuvent prendre votre roi avec { $chance } % des lancers et gagner.
    }
}
# What a puzzle is about.
puzzle-theme = { $theme ->
    [win] Gagner tout de suite
    [king] Prendre le roi
    [keep] Garder le roi
    [queen] Sauver la reine
    [capture] Capturer
    [wake] Réveiller ou avancer
   *[again] Relancer
}

## A first game

coach-king = Le roi est à vous. Vos dés le déplacent jusqu’à ce que l’ennemi le prenne.
coach-king-lost = L’ennemi tient maintenant le roi. Vous pouvez le reprendre.
coach-lost = Votre soldat a été capturé : il sort du jeu.
coach-capture = Vous avez capturé un ennemi : il sort du jeu.
coach-queen = Un X peut aussi réveiller votre reine. Si elle est capturée, vous perdez.
coach-wake = Un X réveille un soldat endormi. Touchez-le.
coach-again = Vous pouvez relancer un X au lieu de l’utiliser.
coach-way = Chaque dé déplace un soldat éveillé sur son chemin.

## Les mots qu’on peut toucher

term-x = X
term-x-about = Un X, le sáhkku, réveille un soldat endormi.
term-queen = reine, reines
term-queen-about = Qui perd sa reine a perdu.
term-castle = château
term-castle-about = Le Château est la case au milieu du plateau.

## The position editor

editor-way = Chemin du second camp
setup-no-king = le roi manque
setup-neutral = personne n’a le roi, qui doit donc attendre la première incursion
setup-asleep = la pièce endormie en { $at } n’est pas là où elle a commencé
setup-closed = une pièce endormie bloque { $at }
setup-in-hand = aucun dé ne peut être en main après qu’un autre a été joué

## Questions and notices that the first picture does without

use-with = { $piece ->
    [soldier] Soldat avec { $die }
    [queen] Reine avec { $die }
   *[king] Roi avec { $die }
}
use-homebound = Soldat sur le retour avec { $die }
use-take = Prendre le roi
use-remove = Retirer le roi du jeu
action-move = { $piece ->
    [soldier] Soldat de { $from } en { $to } avec { $die }
    [queen] Reine de { $from } en { $to } avec { $die }
   *[king] Roi de { $from } en { $to } avec { $die }
}
action-wake = { $piece ->
    [queen] Réveiller la reine et aller en { $to }
   *[soldier] Réveiller { $from } et aller en { $to }
}
action-remove = { $action }, en retirant le roi
action-rethrow = { $count ->
    [one] Relancer un X
   *[other] Relancer { $count } X
}
action-stop = Finir le tour
draw-offered = { $side ->
    [men] Les hommes proposent la nulle
   *[women] Les femmes proposent la nulle
}
draw-question = { $side ->
    [men] Les hommes acceptent-ils ?
   *[women] Les femmes acceptent-elles ?
}
draw-standstill = Seul le roi peut encore bouger
draw-standstill-text = Aucune autre pièce ne pourra plus jamais bouger : aucun camp ne peut forcer la victoire. Convenez-vous d’une partie nulle ?
draw-declined = { $side ->
    [men] Les hommes refusent la nulle. La partie continue.
   *[women] Les femmes refusent la nulle. La partie continue.
}
