# Les mots de la page, en français. Les mots sámis sont les noms des choses du jeu ; voir docs/glossary.md.

title = Sáhkku

## Le début

welcome = Un jeu de dés du peuple sámi, jadis banni comme « jeu du Diable », joué de nouveau aujourd’hui.
play-computer = Jouer contre l’ordinateur
play-two = Deux joueurs, un écran
continue-game = Reprendre votre partie
choose-rules = Règles de
about = À propos du jeu
close = Fermer
new-game = Nouvelle partie
menu = Menu

about-text = Le sáhkku est un jeu traditionnel du peuple sámi. On y jouait dans une grande partie du Sápmi, des terres sámies de Lule jusque chez les Sámis skolts, au nord-est. Un réveil religieux du XIXe siècle l’appela le jeu du Diable, l’assimilation et la guerre firent le reste, et il faillit disparaître. Quelques familles continuèrent à jouer et à fabriquer des jeux ; grâce à elles, on y joue de nouveau.
about-how = Chaque joueur mène une armée : les hommes (olbmát) en bas, les femmes (gálgut) en haut. Les soldats dorment jusqu’à ce qu’un X les libère (luvvet). Éveillés, ils parcourent le plateau et capturent (goddit) qui se trouve là où ils arrivent. Le roi (gonagas), au milieu, est à qui l’a pris le dernier.

## Les langues

language-switch = { $now } : choisir la langue
language-status = Le texte français est une ébauche de ceux qui ont fait cette page. Personne d’autre ne l’a encore relu.
notice-language = Les mots de la langue { $language } n’ont pas pu être chargés ; la page garde la langue qu’elle a. ({ $error })
help-languages = Les langues sont { $codes }.

## Qui et quoi

turn-of = { $side ->
    [men] Aux hommes de jouer
   *[women] Aux femmes de jouer
}
turn-of-you = { $side ->
    [men] À vous : les hommes
   *[women] À vous : les femmes
}
throw-off = Qui commence ?

## Ce qu’on peut faire

task-round = Un dé chacun. Qui est seul à faire X commence.
task-round-most = Trois dés chacun. Qui fait le plus de X commence.
task-lot = Le sort décide qui commence.
task-way = { $side ->
    [men] Les hommes choisissent leur chemin autour du plateau.
   *[women] Les femmes choisissent leur chemin autour du plateau.
}
task-throw = Lancez les dés.
task-throw-again = Lancez les dés que vous avez repris.
task-wait = L’ordinateur joue.
task-thinking = L’ordinateur réfléchit…
task-choose = Choisissez une pièce marquée.
task-choose-rethrow = Choisissez une pièce marquée, ou touchez un X pour le relancer.
task-destination = Choisissez où elle va. Chaque place montre son dé.
task-stuck = Aucun dé ne peut servir. Relancez des X, ou finissez le tour.
task-way-explained = Vuosttut : les armées vont à la rencontre l’une de l’autre. Mieđut : vous tournez dans le même sens que l’autre armée.

way-vuosttut = Vuosttut : l’un contre l’autre
way-miedut = Mieđut : dans le même sens

choose-use = Lequel ?
use-with = { $piece ->
    [soldier] Un soldat avec { $die }
    [queen] La reine avec { $die }
   *[king] Le roi avec { $die }
}
use-homebound = Un soldat sur le retour avec { $die }
use-take = Prendre le roi
use-remove = Retirer le roi du jeu

## Les boutons

throw-button = Lancer
throw-again = Relancer
throw-again-count = { $count ->
    [one] Relancer un X
   *[other] Relancer { $count } X
}
end-turn = Finir le tour
take-back = Reprendre
resign = Abandonner
play-again = Rejouer
save-record = Enregistrer la feuille

## Ce qui s’est passé

face-blank = blanc

news-round = Les hommes ont fait { $men }, les femmes { $women }.
news-begins = { $side ->
    [men] Les hommes commencent.
   *[women] Les femmes commencent.
}
news-again = Encore une fois.
news-thrown = { $side ->
    [men] Les hommes ont fait { $dice }.
   *[women] Les femmes ont fait { $dice }.
}
news-woke = { $side ->
    [men] Un homme s’est éveillé et est allé en { $to }.
   *[women] Une femme s’est éveillée et est allée en { $to }.
}
news-queen-woke = { $side ->
    [men] La reine des hommes s’est éveillée et est allée en { $to }.
   *[women] La reine des femmes s’est éveillée et est allée en { $to }.
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
    [men] Les hommes ont le roi.
   *[women] Les femmes ont le roi.
}
news-king-pushed = Il a été poussé en { $to }.
news-king-removed = Le roi est hors du jeu.
news-dismounted = Le cavalier est à pied en { $at }.
news-turn-lost = { $side ->
    [men] Les hommes ne peuvent pas utiliser { $dice }. Le tour passe.
   *[women] Les femmes ne peuvent pas utiliser { $dice }. Le tour passe.
}
news-nothing = { $side ->
    [men] Les hommes ne peuvent rien faire de ce lancer.
   *[women] Les femmes ne peuvent rien faire de ce lancer.
}
news-taken-back = Repris.
news-restored = Votre partie reprend où elle en était.
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

## Pourquoi pas

why-asleep = Elle dort : il faut un X pour libérer cette pièce.
why-not-front = Les soldats s’éveillent dans l’ordre. Le prochain est en { $at }.
why-next-not-free = Elle ne peut s’éveiller que si { $at } est libre.
why-not-yours = Cette pièce n’est pas à vous.
why-king-neutral = Personne n’a encore le roi. Arrivez sur lui pour le prendre.
why-king-inert = Le roi attend qu’un soldat entre dans la rangée de départ adverse.
why-die-waits = { $die } doit servir d’abord.
why-no-x = Il ne reste pas de X, et seul un X libère une pièce.
why-lands = Avec { $die }, elle arriverait en { $at }.
why-sleeper = { $at } est fermé : une pièce y dort.
why-own-soldier = Un de vos soldats est en { $at }, et il n’y a place que pour un.
why-king-alone = Le roi ne partage pas sa place avec ses soldats, et il y en a un en { $at }.
why-queen-alone = La reine ne partage pas sa place avec les siens, et il y en a un en { $at }.
why-own-queen = Votre reine est en { $at }.
why-own-king = Votre roi est en { $at }.
why-push = Le roi serait poussé sur votre propre pièce en { $at }.
why-queue = Les soldats vont en file et ne se dépassent pas ; l’un d’eux barre le chemin en { $at }.
why-straight = Le roi et les reines vont tout droit ; ils ne tournent qu’au bout d’une rangée.
why-rider = Le cavalier va avec le roi.
why-nothing-there = Aucune de vos pièces n’est là.
why-no-use = Aucun dé utilisable maintenant ne la mène où que ce soit.

## La fin

won = { $side ->
    [men] Les hommes gagnent
   *[women] Les femmes gagnent
}
draw = Partie nulle
reason-soldiers = { $side ->
    [men] Les femmes n’ont plus de soldats.
   *[women] Les hommes n’ont plus de soldats.
}
reason-pieces = { $side ->
    [men] Les femmes n’ont plus ni soldats ni roi.
   *[women] Les hommes n’ont plus ni soldats ni roi.
}
reason-queen = { $side ->
    [men] La reine des femmes a été capturée.
   *[women] La reine des hommes a été capturée.
}
reason-blocked = { $side ->
    [men] Les femmes ne peuvent pas utiliser leurs dés.
   *[women] Les hommes ne peuvent pas utiliser leurs dés.
}
reason-resigned = { $side ->
    [men] Les femmes ont abandonné.
   *[women] Les hommes ont abandonné.
}
reason-dead = Plus personne ne pourra jamais bouger.
reason-agreed = Vous avez convenu d’une partie nulle.

## Quand quelque chose ne va pas

notice-unknown-parameter = L’adresse contient une partie que cette page ne connaît pas et ignore : { $name }.
notice-bad-parameter = L’adresse demande { $name }={ $value }, ce qui n’est pas possible. { $help }
notice-no-storage = Ce navigateur ne garde rien pour cette page ; la recharger commence une nouvelle partie.
notice-storage-full = La partie n’a pas pu être enregistrée : { $error }. Elle continue, mais des coups peuvent se perdre si la page est rechargée.
notice-bad-save = Une partie enregistrée n’a pas pu être lue et a été mise de côté : { $error }.
notice-thinker-anew = L’ordinateur a cessé de réfléchir et a été réveillé. La partie continue. ({ $error })
notice-thinker-gone = L’ordinateur ne peut plus réfléchir ici ; il continue à jouer par simple habitude. ({ $error })
notice-no-chance = Ce navigateur ne donne pas de nombres au hasard ; on ne peut pas y lancer les dés honnêtement.
help-choices = Les choix sont { $words }.
help-seed = Une graine est un nombre entier.
help-rules = Les règles sont { $ids }.
help-sides = L’ordinateur peut jouer men (les hommes), women (les femmes), both (les deux) ou none (aucun) ; après un deux-points, il peut être beginner, easy, steady, strong ou master.

panic-title = Le jeu a trébuché
panic-text = Quelque chose n’a pas marché dans le programme. Votre partie est gardée jusqu’au dernier coup.
panic-continue = Reprendre après le dernier coup
notice-no-download = Ce navigateur ne laisse pas la page enregistrer un fichier.

notice-bad-settings = Certains réglages gardés n’ont pas pu être lus et sont comme d’habitude : { $lines }

## Les réglages

settings = Réglages
settings-reset = Tout comme d’habitude
set-material = Matière
set-material-auto = Automatique
set-material-birch = Bouleau
set-material-dark-wood = Bois sombre
set-material-hide = Peau de renne
set-material-plain = Simple
set-material-night = Nuit
set-material-high-contrast = Contraste fort
set-lines = Lignes
set-lines-short = Courtes
set-lines-joined = Jointes
set-ornament = Ornement
set-ornament-sun = Soleil
set-ornament-x = X
set-ornament-diamond = Losange
set-ornament-star = Étoile
set-below = Au bord proche
set-below-auto = Qui joue ici
set-below-men = Les hommes
set-below-women = Les femmes
set-speed = Vitesse
set-speed-slow = Lente
set-speed-normal = Normale
set-speed-fast = Rapide
set-speed-instant = Sans mouvement
set-turning = Tourner le plateau vers qui doit jouer
set-table = Deux joueurs aux longs côtés d’un écran à plat
set-hints = Marquer ce qu’on peut choisir
set-moves = Liste des coups à côté du plateau
set-speech = Ce que les voix lisent
set-speech-full = Tout
set-speech-brief = En peu de mots
set-sound = Son
set-volume = Volume

## L’atelier des règles

open-lab = Voir ces règles, ou les changer
lab = Règles
lab-about = Chaque ligne est un choix qu’un fjord a fait à sa façon. Changez ce que vous voulez : chaque valeur dit d’où elle vient.
lab-based = D’après
lab-recorded = Comme transmis.
lab-handed = Comme transmis, avec un choix que les sources laissent ouvert.
lab-invention = En partie votre invention. Profitez-en, et dites qu’elle est de vous.
lab-refused = Ces choix ne vont pas ensemble : { $reason }
origin-recorded = { $sources }
origin-offered = proposé par { $sources }
origin-fits = convient à toutes les règles : { $sources }
origin-invention = votre invention

source-reaidu = Reaidu
source-booklet = Le livret de 2018
source-globe-joueur = Le Globe Joueur
source-digital-sahkku = Digital Sáhkku

portrait-lagesvuotna = Du Laksefjord (Lágesvuotna), reconstitué par l’artisan Edmund Johansen d’après de vieux souvenirs. Des reines, un roi qui file le long des lignes, des dormeurs que nul ne peut toucher : le jeu où il y a le plus à prévoir.
portrait-vuonnamarkan = Le jeu du Laksefjord avec le roi de Nesseby, qui attend que quelqu’un force la rangée de départ adverse. C’est ainsi qu’on joue à la coupe du monde de sáhkku.
portrait-raisa = De Kvænangen, comme Yngvar Mejland, de Nordreisa, l’a noté en 1953. Deux dés dans un ordre fixe : ici, c’est la chance qui rit le plus fort.
portrait-maze = Les règles de Mejland, telles que l’instituteur Bernt Pettersen les apporta à Máze dans les années 1980. Les deux mêmes dés, dans l’ordre que vous voulez.
portrait-vuovdaguoika = Transmis par Hans Aslak Guttorm, de Vuovdaguoika, à ses filles. Les soldats gardent leur place dans la file, et le roi se pousse (cadjit) comme un bélier.
portrait-gavkevuotna = De Kåfjord (Gávkevuotna), près du cap Nord, enseigné par le menuisier Kristian Johansen. Comme le jeu de Vuovdaguoika, mais sans relancer.
portrait-unjarga = Une reconstitution d’après ce qui fut écrit de Nesseby (Unjárga) : les soldats passent droit au milieu, et le roi attend le premier qui atteint l’autre bord.
portrait-globe-joueur = Une reconstitution française. Un soldat se glisse sous le roi et le monte ; qui ne peut utiliser ses dés perd.

opt-columns = Colonnes
opt-places = Places
opt-home_row = Rangée de départ
opt-queens = Reines (dronnegat)
opt-dice = Nombre de dés
opt-faces = Faces des dés
opt-blank = La face blanche vaut
opt-rethrow = Relancer
opt-order = Ordre des dés
opt-activation_order = Qui s’éveille ensuite
opt-activation_step = Où s’éveille un soldat
opt-track = Chemin autour du plateau
opt-miedut = L’autre camp peut aller mieđut
opt-stacking = Les soldats partagent une place
opt-queue = Les soldats gardent leur file
opt-sleepers = Les dormeurs sont
opt-king_taken = On prend le roi
opt-raid_gate = Le roi attend une incursion
opt-king_moves = Le roi va
opt-king_shares = Le roi partage sa place
opt-utsjok = Le roi peut être retiré
opt-loses_without = Un camp perd sans
opt-blocked_loses = Un camp bloqué perd
opt-like_odds = Like odds
opt-may_stop = On peut finir un tour plus tôt
opt-throw_off = Qui commence
opt-stake = Mise par soldat restant

val-yes = oui
val-no = non
val-none = aucune
val-places-lines = lignes
val-places-squares = cases
val-home_row-full = pleine
val-home_row-front-empty = vide à l’avant
val-rethrow-each = chaque dé qui montre X
val-rethrow-all = tous, si tous montrent X
val-rethrow-none = jamais
val-order-free = libre
val-activation_order-front-first = celui de devant
val-activation_order-any = n’importe lequel
val-activation_order-next-free = quiconque a la place devant soi
val-activation_step-forward = un pas sur le chemin
val-activation_step-across = droit dans la rangée du milieu
val-track-loop = en boucle
val-track-eight = en huit, avec retour
val-sleepers-exposed = exposés
val-sleepers-protected = à l’abri de l’ennemi
val-sleepers-closed = intouchables
val-king_taken-landing = en arrivant sur lui
val-king_taken-push = en le poussant devant soi (cadjit)
val-king_taken-mount = en se glissant sous lui
val-raid_gate-off = non
val-raid_gate-landing = une fois
val-raid_gate-raid = chaque fois, et seulement ainsi
val-raid_gate-both = chaque fois, ou en arrivant sur lui
val-king_moves-soldier = comme un soldat
val-king_moves-royal = en roi, virages compris
val-king_moves-orthogonal = tout droit, sans virage
val-loses_without-soldiers = soldats
val-loses_without-all-pieces = soldats ni roi
val-like_odds-off = non
val-like_odds-in-place = trois éveillés sur place
val-like_odds-advanced = trois éveillés, un pas plus loin
val-throw_off-first-x = le premier X
val-throw_off-most-x = le plus de X sur trois
val-throw_off-lot = le sort

contradiction-columns = le nombre de colonnes doit être impair, de 9 à 21.
contradiction-dice = il faut de un à quatre dés.
contradiction-faces = un dé a quatre faces différentes.
contradiction-no-x = sans X, nul ne pourrait jamais s’éveiller.
contradiction-blank-no-face = la face blanche a une valeur, mais ces dés n’en ont pas.
contradiction-blank-no-value = ces dés ont une face blanche ; elle doit valoir 0 ou 4.
contradiction-order = un ordre fixe doit nommer { $face }, qui vaut quelque chose.
contradiction-queue = des soldats en file se tiennent un par un et ne peuvent partager une place.
contradiction-next-free = qui s’éveille droit dans la rangée du milieu n’a pas besoin de place devant soi.
contradiction-like-odds-place = qui s’éveille droit dans la rangée du milieu ne peut pas être éveillé chez soi.
contradiction-like-odds-ahead = les trois premiers pas ne seraient pas tous libres, ou les deux armées iraient au même bout.

## Les feuilles de partie

record = Feuille de la partie
record-about = Chaque lancer et chaque décision, à garder et à partager. Collez ici une autre feuille, ou ouvrez un fichier, pour jouer à partir d’elle.
record-open = Jouer à partir de ce texte
record-file = Ouvrir un fichier
copy-record = Copier
copy-link = Copier un lien
copied = Copié.
not-copied = Ce navigateur ne laisse pas la page copier. Le texte est sélectionné : copiez-le vous-même.
link-open = Ouvrir la partie du lien
notice-bad-link = La partie du lien n’a pas pu être ouverte : { $error }.
record-refused = Cette feuille ne peut pas être lue. { $error }

## Le plateau, comme le dit un lecteur d’écran

board = Plateau
dice = Dés
twin-castle = le Château
twin-empty = vide
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
        [one] un homme qui monte le roi
       *[other] { $count } hommes qui montent le roi
    }
   *[women] { $count ->
        [one] une femme qui monte le roi
       *[other] { $count } femmes qui montent le roi
    }
}
twin-queen = { $side ->
    [men] la reine des hommes
   *[women] la reine des femmes
}{ $awake ->
    [yes] { "" }
   *[no] , endormie
}
twin-king = { $side ->
    [men] le roi, tenu par les hommes
    [women] le roi, tenu par les femmes
   *[none] le roi, que personne ne tient
}
twin-king-inert = le roi, qui attend la première incursion
twin-chosen = choisi
twin-movable = peut être choisi
twin-reach = peut être atteint avec { $faces }
twin-die-in-hand = dans la main
twin-die = { $face }{ $used ->
    [yes] , utilisé
   *[no] { "" }
}

## Une borne

help-kiosk = on ou off
invite = Touchez le plateau pour jouer
invite-about = Sáhkku, un jeu de dés du peuple sámi
still-there = Êtes-vous encore là ?
still-there-count = { $count ->
    [one] Dans une seconde, le plateau sera remis en place.
   *[other] Dans { $count } secondes, le plateau sera remis en place.
}
still-there-go-on = Continuer à jouer

staff = Pour le personnel
staff-version = Sáhkku, version { $version }
staff-uptime = En marche depuis { $time } (heures et minutes) après le chargement de la page.
staff-games = { $count ->
    [one] { $count } partie commencée par des visiteurs.
   *[other] { $count } parties commencées par des visiteurs.
}
staff-errors = { $count ->
    [one] { $count } erreur depuis le départ.
   *[other] { $count } erreurs depuis le départ.
}
staff-file-fine = Tout va bien dans kiosk.json.
staff-file-bad = Dans kiosk.json, certaines valeurs n’ont pas pu servir et restent comme d’habitude. { $troubles }
staff-reload = Recharger la page
kiosk-no-table = Le fichier ne se lit pas comme du JSON avec des noms et des valeurs entre accolades.
kiosk-unknown-name = « { $name } » n’est le nom d’aucun réglage.
kiosk-no-flag = « { $name } » doit être true ou false.
kiosk-no-number = « { $name } » doit être un nombre entier de { $least } à { $most }.
kiosk-no-time = « { $name } » doit être une heure du jour comme "4:00", ou null.
kiosk-no-list = « { $name } » doit être une liste de textes.
kiosk-unknown = « { $name } » nomme « { $word } », qui n’est pas connu.
kiosk-no-sound = « { $name } » doit être "off", "on", ou une liste comme [{ "{" }"from": "10:00", "to": "17:00"{ "}" }].

## A new version of the page

update-there = Une nouvelle version du jeu est là. Votre partie s’y poursuit.
update-take = La prendre maintenant
update-later = Plus tard

elsewhere-title = La partie continue dans un autre onglet
elsewhere-text = Pour que rien ne se perde, une partie ne se joue que dans un onglet à la fois. Celui-ci se repose.
elsewhere-take = Continuer ici
save-aside = Le télécharger

## Des conseils

hint = Conseil
hint-note = Ce que ferait un joueur simple.
odds = Qu’est-ce qui peut me prendre ?
odds-title = { $side ->
    [men] Qu’est-ce qui peut prendre les hommes ?
   *[women] Qu’est-ce qui peut prendre les femmes ?
}
odds-item = { $piece ->
    [soldier] Soldat { $at } : { $chance } %
    [queen] Reine { $at } : { $chance } %
   *[king] Roi { $at } : { $chance } %
}
odds-none = Le prochain lancer de l’autre camp ne peut prendre personne.
odds-note = Combien souvent le prochain lancer de l’autre camp peut prendre, s’il le veut ; les X relancés ne sont pas comptés.
action-move = { $piece ->
    [soldier] Soldat de { $from } en { $to } avec { $die }
    [queen] Reine de { $from } en { $to } avec { $die }
   *[king] Roi de { $from } en { $to } avec { $die }
}
action-wake = { $piece ->
    [queen] Libérer la reine en { $to }
   *[soldier] Libérer { $from } en { $to }
}
action-remove = { $action }, en retirant le roi
action-rethrow = { $count ->
    [one] Relancer un X
   *[other] Relancer { $count } X
}
action-stop = Finir le tour
notice-no-advice = La partie du programme qui conseille ne peut pas être chargée ici.

## Two people at one table

far-side = L’autre côté
task-other = L’autre camp joue.

## Revoir, confirmer, et la page autour

moves = Coups
list-side = { $side ->
    [men] hommes
   *[women] femmes
}
scrubber = À travers la partie
past-first = Au début
past-back = Un pas en arrière
past-on = Un pas en avant
past-last = À la fin
past-play = Laisser défiler
past-return = Revenir à la partie
past-branch = Jouer à partir d’ici
past-beginning = Avant le premier lancer.
past-of = { $at } sur { $all }
task-past = Vous regardez en arrière, au pas { $at }.
cancel = Non, revenir
confirm-resign = Abandonner ?
confirm-resign-text = L’autre camp gagne la partie. On ne peut pas revenir là-dessus.
confirm-new = Commencer une nouvelle partie ?
confirm-new-text = Une partie est en cours. Une nouvelle prend sa place et on ne pourra plus la poursuivre ; on peut enregistrer sa feuille.
confirm-branch = Jouer à partir d’ici ?
confirm-branch-text = Tout ce qui a suivi cette position est abandonné. On peut d’abord enregistrer la feuille de la partie entière.
twin-ahead = peut être atteint avec { $faces } à la suite
help-allow = des origines comme https://example.org, séparées par des virgules
help-keep = un nom fait de lettres, de chiffres et de traits d’union
host-unreadable = La lettre de la page autour du jeu ne peut pas être lue : { $what }
host-needs = « { $wish } » a besoin de « { $name } ».
host-not-now = Ce n’est pas possible maintenant.
host-not-legal = « { $action } » n’est pas permis dans cette position.
host-unknown = « { $name } » n’est pas connu.
host-bad-value = « { $name } » ne peut pas être « { $value } ».

## Ce qui ne va pas dans un texte

read-found = Ligne { $line }, colonne { $column } : il y a « { $found } » ; attendu : { $expected }.
read-ends = Ligne { $line }, colonne { $column } : le texte finit ici ; attendu : { $expected }.
read-space = une espace
read-line-end = la fin de la ligne
read-action-end = la fin de l’action
read-action = une action comme II:b9-b7, X:+a15-b15, R2 ou stop
read-again = combien de dés sont relancés
read-colon = un deux-points après le dé
read-landing = un trait d’union et la place où la pièce arrive
read-place = une place comme b8
read-option-value = une option écrite nom=valeur
read-rules = le mot rules et le nom de règles
read-shorter = un texte plus court
read-nothing = rien après le résultat
read-turn-or-result = un tour ou le résultat
read-header = ce qui est dit de la partie, avant son premier lancer
read-once = cela une seule fois
read-name = un nom de 80 caractères au plus sur une ligne
read-date = une date, comme 2026-11-21
read-womens-throw = une barre oblique et le lancer des femmes
read-rest-of-turn = le reste du tour précédent, sur sa propre ligne
read-next-line = le tour suivant sur sa propre ligne
read-fewer-dice = 4 dés au plus
read-row-slash = une barre oblique avant la rangée suivante
read-full-stop = un point après le nombre
read-bracket = une parenthèse fermante
read-piece = une pièce (m, M, w, W ou K), une parenthèse ou un nombre de places vides
read-face = une face : X, I, II, III ou -
read-rule-set = des règles : { $words }
read-option = une option : { $words }
read-together = des options qui vont ensemble : { $reason }
read-turn = le tour { $number }
read-result = l’issue de la partie : { $line }
read-room = au plus { $left } places encore dans la rangée { $row }
read-throw = un lancer des dés de ces règles
read-legal = une action que ces règles permettent ici
read-next = ce qui peut suivre dans la partie
read-possible = une position possible : { $reason }
read-army = un camp a plus de soldats qu’au début
read-queens = il y a des reines que ces règles n’ont pas
read-king = le roi ne peut pas être ainsi
read-dice = les dés ne peuvent pas être ainsi
read-miedut = ces règles n’ont pas de mieđut
read-standing = ce qui est en { $at } ne peut pas y être
link-kind = il ne contient ni partie ni position
link-version = il a été fait par une autre version de la page
link-too-long = il est plus long qu’aucune partie
link-parts = il en manque un morceau, ou il y en a un de trop
link-letters = il est abîmé
link-rules = ses règles ne peuvent pas être lues
link-position = sa position ne peut pas être lue
link-game = ce qu’il contient ne fait pas une partie selon ses règles
save-none = ce n’est pas une partie enregistrée, ou d’une autre version
save-damaged = elle a été changée ou coupée
save-seats = elle ne dit pas qui joue

## On paper

paper = Imprimer un jeu
paper-about = Un jeu pour les lieux sans écran : imprimez-le sur du papier épais, découpez le long des traits pleins, pliez le long des pointillés.
paper-what = Quoi
paper-format = Papier
paper-all = Le jeu entier
paper-rules = Règles sur une page
paper-board = Plateau
paper-dice = Dés
paper-pieces = Pièces
paper-print = Imprimer
paper-save = Enregistrer en SVG
paper-size = Imprimez à 100 %, sans ajuster à la page.
paper-board-how = Une pièce par trait : les soldats sur les rangées extérieures, le roi au milieu.
paper-dice-how = Découpez, pliez tous les pointillés et collez la languette à l’intérieur ; les triangles ferment les deux bouts.
paper-pieces-how = Découpez et pliez en petite tente ; les deux pieds se collent ensemble dessous.

## Les adversaires, et la partie revue

review = Chance et adresse
review-working = La partie est revue : { $done } %
review-chart = Les chances des hommes étaient de { $start } % au début et sont de { $end } % à la fin.
review-legend = Les chances, lancer par lancer : celles des hommes en bleu par le bas, celles des femmes en rouge par le haut. En jaune : les choix coûteux.
review-luck = Chance : ce qu’ont donné les lancers
review-skill = Adresse : ce qu’ont coûté les choix
review-units = En centièmes des chances de gagner, telles que les voit un bon joueur.
review-mistakes = Choix coûteux
review-none = Aucun qui vaille d’être nommé.
review-mistake = { $side ->
    [men] Les hommes : { $played }. Mieux : { $better }. Cela a coûté { $cost } %.
   *[women] Les femmes : { $played }. Mieux : { $better }. Cela a coûté { $cost } %.
}
review-details = Tous les lancers et choix dans un tableau
review-side = Camp
review-entry = Lancer ou choix
review-chance = Chances des hommes en %
review-change = Changement pour le camp
review-then = { $side } : ce qui aurait été mieux
review-then-note = En jaune le meilleur choix, en rouge ce qui fut fait. « Fermer » ramène à la partie revue.
side-name = { $side ->
    [men] Les hommes
   *[women] Les femmes
}
players = Qui joue
players-men = Les hommes
players-women = Les femmes
player-human = Une personne
set-opponent = Adversaire
set-opponent-beginner = Lemming : débutant
set-opponent-easy = Lagopède : facile
set-opponent-steady = Renard : constant
set-opponent-strong = Lynx : fort
set-opponent-master = Corbeau : le plus fort
opponent-beginner = Lemming
opponent-easy = Lagopède
opponent-steady = Renard
opponent-strong = Lynx
opponent-master = Corbeau
about-beginner = Court après ce qui est près et manque beaucoup de choses. Bonne compagnie pour une première partie.
about-easy = Prend ce qu’il voit, un dé à la fois.
about-steady = Joue avec bon sens, et se montre parfois négligent.
about-strong = Pense chaque lancer jusqu’au bout.
about-master = Voit aussi ce que vous pourriez répondre.
turn-of-opponent = { $side ->
    [men] { $name } joue les hommes
   *[women] { $name } joue les femmes
}
hint-item = { $action } : { $chance } %
notice-no-weights = Ce que l’ordinateur a appris n’a pas pu servir ({ $error }). Il joue selon des règles simples.

## Apprendre

open-guide = Apprendre en deux minutes
open-rules = Règles
lesson = Leçon
lesson-count = { $at } sur { $of }
lesson-next = Suivant
lesson-finish = Terminer
lesson-show = Montrez-moi
lesson-leave = Quitter
lesson-throw = Lancez les dés.
lesson-throw-other = Lancez maintenant pour l’autre camp.
lesson-other = Cela se peut aussi. Essayez ici ce que demande le texte.
lesson-learned = Vous en savez assez pour jouer. Le reste vient au plateau.
read-rule = La règle
card-back = Retour
card-on = Suivant
card-try = Essayer soi-même
card-lessons = Toutes les leçons de ces règles
live-play = Jouer la scène
open-book = Le livre des règles
print = Imprimer
contents = Sommaire
live-stop = Arrêter

## Keys and questions

keys = Touches et questions
keys-about = Tout se fait au clavier seul. Les lettres agissent quand aucun texte n’est saisi ; chaque touche a aussi son bouton.
tell-here = Qu’y a-t-il ici ?
tell-possible = Que puis-je faire ?
tell-position = Où en est la partie ?
key-arrows = d’une place du plateau à l’autre
key-enter = choisit : d’abord une pièce, puis où elle va
key-dice = un dé : ses seuls chemins ; ou un X à relancer
key-throw = lance les dés
key-rethrow = relance les X
key-escape = oublie ce qui était choisi
tell-no-place = Aucune place du plateau n’a encore été visitée : les flèches y mènent.
tell-movable = Elles sont en { $places }.
describe-army = { $side ->
    [men] Les hommes
   *[women] Les femmes
} : endormis { $asleep } ; éveillés { $awake }.
describe-nobody = personne
describe-homebound = { $place } sur le retour
describe-riding = { $place } à cheval
describe-queen = { $awake ->
    [yes] Leur reine est éveillée en { $place }.
   *[no] Leur reine dort en { $place }.
}
describe-king = { $side ->
    [men] Le roi est en { $place }, tenu par les hommes.
    [women] Le roi est en { $place }, tenu par les femmes.
   *[none] Le roi est en { $place } et n’appartient à personne.
}
describe-dice = Les dés montrent { $faces }.
