# Les mots de la page, en français. Les mots sámis sont les noms des choses du jeu ; voir docs/glossary.md.

title = Sáhkku

## Le début

welcome = Un jeu de dés du peuple sámi, jadis banni comme « jeu du Diable », et de nouveau joué aujourd’hui.
play-computer = Jouer contre l’ordinateur
play-two = Deux joueurs, un écran
continue-game = Reprendre la partie
choose-rules = Variante
about = À propos du jeu
close = Fermer
new-game = Nouvelle partie
menu = Menu

about-text = Le sáhkku est un jeu traditionnel du peuple sámi. On y jouait dans une grande partie du Sápmi, des terres sámies de Lule, au sud, à celles des Sámis skolts, au nord-est. Au XIXe siècle, un réveil religieux le condamna comme « jeu du Diable ». L’assimilation et la guerre firent le reste, et le jeu faillit disparaître. Quelques familles ont continué à y jouer et à en fabriquer. Grâce à elles, on y joue de nouveau.
about-how = Chaque joueur mène une armée : les hommes (olbmát) ou les femmes (gálgut). Les soldats dorment jusqu’à ce qu’un X les réveille. Une fois éveillés, ils parcourent le plateau et capturent tout ennemi présent sur leur case d’arrivée. Le roi (gonagas), au milieu, appartient à qui l’a pris en dernier.

## Les langues

language-switch = { $now } : choisir la langue
language-status = Le texte français est une ébauche des auteurs de cette page. Personne d’autre ne l’a encore relu.
notice-incomplete = Le jeu n’a pas pu être chargé entièrement. Vérifiez la connexion et réessayez. ({ $error })
notice-language = Le texte en { $language } n’a pas pu être chargé ; la langue reste la même. ({ $error })
help-languages = Langues : { $codes }.

## Qui et quoi

turn-of = { $side ->
    [men] Tour des hommes
   *[women] Tour des femmes
}
turn-of-you = { $side ->
    [men] À vous : les hommes
   *[women] À vous : les femmes
}
throw-off = Qui commence ?

## Ce qu’on peut faire

task-round = Chaque camp lance un dé. Si un seul fait X, il commence.
task-round-most = Chaque camp lance trois dés. Celui qui fait le plus de X commence.
task-lot = Le camp qui commence est tiré au sort.
task-way = { $side ->
    [men] Les hommes choisissent leur chemin autour du plateau.
   *[women] Les femmes choisissent leur chemin autour du plateau.
}
task-throw = Lancez les dés.
task-throw-again = Lancez les dés que vous avez en main.
task-wait = L’ordinateur joue.
task-thinking = L’ordinateur réfléchit…
task-choose = Choisissez une pièce.
task-choose-rethrow = Choisissez une pièce, ou un X à relancer.
task-destination = Choisissez où elle va. Chaque case montre le dé qu’il faut.
task-stuck = Vous ne pouvez utiliser aucun dé. Relancez des X ou terminez votre tour.
task-way-explained = Vuosttut : les armées tournent en sens contraires et se rencontrent. Mieđut : vous tournez dans le même sens que l’autre armée.

way-vuosttut = Vuosttut : l’une contre l’autre
way-miedut = Mieđut : dans le même sens

choose-use = Quel coup ?
use-with = { $piece ->
    [soldier] Soldat avec { $die }
    [queen] Reine avec { $die }
   *[king] Roi avec { $die }
}
use-homebound = Soldat sur le retour avec { $die }
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
take-back = Annuler
resign = Abandonner
offer-draw = Proposer la nulle
play-again = Rejouer
save-record = Enregistrer la feuille

## Ce qui s’est passé

face-blank = blanc

news-round = Les hommes ont fait { $men }, les femmes { $women }.
news-begins = { $side ->
    [men] Les hommes commencent.
   *[women] Les femmes commencent.
}
news-again = Pas de vainqueur : relancez.
news-thrown = { $side ->
    [men] Les hommes ont fait { $dice }.
   *[women] Les femmes ont fait { $dice }.
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
news-nothing = { $side ->
    [men] Les hommes ne peuvent pas utiliser ce lancer.
   *[women] Les femmes ne peuvent pas utiliser ce lancer.
}
news-taken-back = Coup annulé.
news-restored = La partie reprend.
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

why-asleep = Cette pièce dort. Seul un X peut la réveiller.
why-not-front = Les soldats se réveillent dans l’ordre. Le prochain est en { $at }.
why-next-not-free = Elle ne peut pas se réveiller tant que { $at } n’est pas libre.
why-not-yours = Cette pièce n’est pas à vous.
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
    [men] Les femmes n’ont plus de soldats et n’ont pas le roi.
   *[women] Les hommes n’ont plus de soldats et n’ont pas le roi.
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
reason-dead = Aucun camp ne pourra plus jamais jouer.
reason-agreed = Les deux camps ont convenu d’une partie nulle.

## Quand quelque chose ne va pas

notice-bad-parameter = L’adresse demande { $name }={ $value }, ce qui n’est pas possible. { $help }
notice-no-storage = Ce navigateur n’enregistre rien pour cette page : la recharger commence une nouvelle partie.
notice-storage-full = La partie n’a pas pu être enregistrée : { $error }. Vous pouvez continuer, mais recharger la page peut faire perdre des coups.
notice-bad-save = Une partie enregistrée n’a pas pu être lue et a été mise de côté : { $error }.
notice-thinker-anew = L’ordinateur ne répondait plus et a été relancé. La partie continue. ({ $error })
notice-thinker-gone = L’ordinateur ne fonctionne plus ici. Il continue à jouer selon des règles simples. ({ $error })
notice-no-chance = Ce navigateur ne fournit pas de nombres aléatoires : les dés ne peuvent pas être lancés honnêtement.
help-choices = Valeurs possibles : { $words }.
help-seed = Une graine est un nombre entier.
help-rules = Variantes : { $ids }.
help-sides = L’ordinateur peut jouer men (les hommes), women (les femmes), both (les deux) ou none (aucun). Un niveau peut suivre après un deux-points : beginner, easy, steady, strong ou master.

panic-title = Une erreur s’est produite
panic-text = Le programme a rencontré une erreur. Votre partie est enregistrée jusqu’au dernier coup.
panic-continue = Reprendre après le dernier coup
notice-no-download = Ce navigateur ne permet pas à la page d’enregistrer des fichiers.

notice-bad-settings = Certains réglages enregistrés n’ont pas pu être lus et ont repris leur valeur par défaut : { $lines }

## Les réglages

settings = Réglages
settings-reset = Par défaut
set-material = Matériau
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
set-below = Plateau vu par
set-below-auto = Le joueur à cet écran
set-below-men = Les hommes
set-below-women = Les femmes
set-speed = Vitesse d’animation
set-speed-slow = Lente
set-speed-normal = Normale
set-speed-fast = Rapide
set-speed-instant = Sans animation
set-turning = Tourner le plateau après chaque tour
set-table = Mode table : deux joueurs face à face autour d’un écran à plat
set-hints = Mettre en évidence les coups possibles
set-moves = Afficher la liste des coups
set-speech = Niveau de détail du lecteur d’écran
set-speech-full = Complet
set-speech-brief = Bref
set-sound = Son
set-volume = Volume

## L’atelier des règles

open-lab = Voir ou personnaliser ces règles
lab = Personnaliser les règles
lab-about = Chacune de ces règles s’est jouée autrement dans l’un ou l’autre fjord. Changez ce que vous voulez : chaque valeur indique d’où elle vient.
lab-based = D’après
lab-recorded = Règles traditionnelles, inchangées.
lab-handed = Règles traditionnelles, avec un choix que les sources laissent ouvert.
lab-invention = En partie votre invention. Amusez-vous bien !
lab-refused = Ces choix ne vont pas ensemble : { $reason }.
origin-recorded = { $sources }
origin-offered = autre choix dans { $sources }
origin-fits = pour toutes les variantes, d’après { $sources }
origin-invention = votre invention

source-reaidu = Reaidu
source-booklet = Le livret de 2018
source-globe-joueur = Le Globe Joueur
source-digital-sahkku = Digital Sáhkku

portrait-lagesvuotna = Du Laksefjord (Lágesvuotna), reconstitué par l’artisan Edmund Johansen d’après de vieux souvenirs. Des reines, un roi qui va loin, des dormeurs que nul ne peut toucher : la variante où il y a le plus à prévoir.
portrait-vuonnamarkan = Le jeu du Laksefjord avec le roi de Nesseby, qui attend qu’un soldat entre dans la rangée de départ adverse. C’est ainsi que se joue la coupe du monde de sáhkku.
portrait-raisa = De Kvænangen, tel que l’a décrit Yngvar Mejland, de Nordreisa, en 1953. Deux dés dans un ordre fixe : de toutes les variantes, c’est celle où la chance compte le plus.
portrait-maze = Les règles de Mejland, telles que l’instituteur Bernt Pettersen les a apportées à Máze dans les années 1980. Les deux mêmes dés, dans l’ordre de votre choix.
portrait-vuovdaguoika = Tel que Hans Aslak Guttorm, de Vuovdaguoika, l’a appris à ses filles. Les soldats vont en file, et le roi se pousse (cadjit) comme un bélier.
portrait-gavkevuotna = De Kåfjord (Gávkevuotna), au cap Nord, tel que l’enseignait le menuisier Kristian Johansen. Comme le jeu de Vuovdaguoika, mais sans relancer.
portrait-unjarga = Une reconstitution d’après ce qui a été écrit sur Nesseby (Unjárga). Les soldats passent tout droit dans la rangée du milieu, et le roi attend le premier soldat qui atteint la rangée de départ adverse.
portrait-globe-joueur = Une reconstitution française. Un soldat se glisse sous le roi et le porte. Un camp qui ne peut pas utiliser ses dés perd.

opt-columns = Colonnes
opt-places = Cases dessinées en
opt-home_row = Rangée de départ au début
opt-queens = Reines (dronnegat)
opt-dice = Nombre de dés
opt-faces = Faces de chaque dé
opt-blank = Valeur de la face blanche
opt-rethrow = Relancer
opt-order = Ordre des dés
opt-activation_order = Qui peut se réveiller
opt-activation_step = Premier pas au réveil
opt-track = Chemin autour du plateau
opt-miedut = Le second joueur peut choisir mieđut
opt-stacking = Les soldats peuvent partager une case
opt-queue = Les soldats vont en file
opt-sleepers = Les dormeurs
opt-king_taken = On prend le roi
opt-raid_gate = On prend le roi par une incursion
opt-king_moves = Le roi va
opt-king_shares = Le roi peut partager une case
opt-utsjok = Le roi peut être retiré
opt-loses_without = Un camp perd sans
opt-blocked_loses = Un camp bloqué perd
opt-like_odds = Like odds
opt-may_stop = On peut finir un tour avant la fin
opt-throw_off = Qui commence
opt-stake = Mise par soldat restant

val-yes = oui
val-no = non
val-none = aucune
val-places-lines = lignes
val-places-squares = carrés
val-home_row-full = pleine
val-home_row-front-empty = pleine, sauf la case de tête
val-rethrow-each = tout dé qui montre X
val-rethrow-all = tous les dés, si tous montrent X
val-rethrow-none = jamais
val-order-free = libre
val-activation_order-front-first = celui de tête
val-activation_order-any = n’importe lequel
val-activation_order-next-free = tout soldat dont la case suivante est libre
val-activation_step-forward = une case sur le chemin
val-activation_step-across = tout droit dans la rangée du milieu
val-track-loop = en boucle, sans retour
val-track-eight = en huit, avec retour
val-sleepers-exposed = peuvent être capturés
val-sleepers-protected = sont à l’abri de l’adversaire
val-sleepers-closed = bloquent leur case
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

record = Feuille de partie
record-about = Tous les lancers et tous les choix, à garder ou à partager. Pour reprendre une autre partie, collez ici sa feuille ou ouvrez son fichier.
record-open = Reprendre à partir de ce texte
record-file = Ouvrir un fichier
copy-record = Copier
copy-link = Copier le lien
copied = Copié.
not-copied = Ce navigateur ne permet pas à la page de copier. Le texte est sélectionné : vous pouvez le copier vous-même.
link-open = Ouvrir la partie du lien
notice-bad-link = La partie du lien n’a pas pu être ouverte : { $error }.
record-refused = Cette feuille ne peut pas être lue. { $error }.

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
twin-chosen = choisi
twin-movable = peut bouger
twin-reach = accessible avec { $faces }
twin-die-in-hand = en main
twin-die = { $faces }{ $used ->
    [yes] , utilisé
   *[no] { "" }
}

## Une borne

help-kiosk = on ou off
invite = Touchez le plateau pour jouer
invite-about = Sáhkku, un jeu de dés du peuple sámi
still-there = Êtes-vous toujours là ?
still-there-count = { $count ->
    [one] Le plateau se réinitialise dans une seconde.
   *[other] Le plateau se réinitialise dans { $count } secondes.
}
still-there-go-on = Continuer à jouer

staff = Pour le personnel
staff-version = Sáhkku, version { $version }
staff-uptime = La page fonctionne depuis { $time } (heures:minutes).
staff-games = { $count ->
    [one] Les visiteurs ont commencé { $count } partie.
   *[other] Les visiteurs ont commencé { $count } parties.
}
staff-errors = { $count ->
    [one] { $count } erreur depuis le démarrage du navigateur.
   *[other] { $count } erreurs depuis le démarrage du navigateur.
}
staff-file-fine = kiosk.json est en ordre.
staff-file-bad = Certaines valeurs de kiosk.json sont inutilisables ; les valeurs par défaut s’appliquent. { $troubles }
staff-reload = Recharger la page
kiosk-no-table = Le fichier n’est pas du JSON valide avec des noms et des valeurs entre accolades.
kiosk-unknown-name = Aucun réglage ne s’appelle « { $name } ».
kiosk-no-flag = « { $name } » doit être true ou false.
kiosk-no-number = « { $name } » doit être un nombre entier de { $least } à { $most }.
kiosk-no-time = « { $name } » doit être une heure comme "4:00", ou null.
kiosk-no-list = « { $name } » doit être une liste de textes.
kiosk-unknown = « { $name } » contient « { $word } », qui n’est pas connu.
kiosk-no-sound = « { $name } » doit être "off", "on", ou une liste comme [{ "{" }"from": "10:00", "to": "17:00"{ "}" }].

## A new version of the page

update-there = Une nouvelle version du jeu est prête. Votre partie s’y poursuivra.
update-take = Mettre à jour
update-later = Plus tard

elsewhere-title = La partie est ouverte dans un autre onglet
elsewhere-text = Pour que rien ne se perde, on ne joue que dans un onglet à la fois. Celui-ci est en pause.
elsewhere-take = Continuer ici
save-aside = Enregistrer dans un fichier

## Des conseils

hint = Indice
hint-note = Les chances de gagner, d’après le joueur ordinateur le plus fort.
odds = Pièces en danger
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
notice-no-advice = La partie du programme qui donne les indices n’a pas pu être chargée.

## Two people at one table

far-side = L’autre joueur
task-other = C’est à l’autre camp.

## Revoir, confirmer, et la page autour

moves = Coups
list-side = { $side ->
    [men] hommes
   *[women] femmes
}
scrubber = Étape de la partie
past-first = Aller au début
past-back = Une étape en arrière
past-on = Une étape en avant
past-last = Aller à la fin
past-play = Rejouer la partie
past-return = Revenir à la partie
past-branch = Continuer d’ici
past-beginning = Avant le premier lancer.
past-of = { $step } sur { $steps }
task-past = Vous revoyez l’étape { $step }.
cancel = Annuler
confirm-resign = Abandonner cette partie ?
confirm-resign-text = L’autre camp gagne la partie. C’est définitif.
confirm-new = Commencer une nouvelle partie ?
confirm-new-text = Une partie est en cours. Si vous en commencez une nouvelle, elle ne pourra plus être reprise. Vous pouvez d’abord enregistrer sa feuille.
confirm-branch = Continuer d’ici ?
confirm-branch-text = Tout ce qui suit cette position sera perdu. Vous pouvez d’abord enregistrer la feuille de toute la partie.
draw-offered = { $side ->
    [men] Les hommes proposent la nulle
   *[women] Les femmes proposent la nulle
}
draw-question = { $side ->
    [men] Les hommes acceptent-ils ?
   *[women] Les femmes acceptent-elles ?
}
draw-ask = Proposer la nulle ?
draw-ask-text = Si l’autre camp accepte, la partie est nulle.
draw-standstill = Seul le roi peut encore bouger
draw-standstill-text = Aucune autre pièce ne pourra plus jamais bouger : aucun camp ne peut forcer la victoire. Convenez-vous d’une partie nulle ?
draw-agree = Accepter la nulle
draw-play-on = Continuer la partie
draw-declined = { $side ->
    [men] Les hommes refusent la nulle. La partie continue.
   *[women] Les femmes refusent la nulle. La partie continue.
}
twin-ahead = accessible avec { $faces } l’un après l’autre
help-allow = des origines comme https://example.org, séparées par des virgules
help-keep = un nom fait de lettres, de chiffres et de traits d’union
host-unreadable = Le message de la page hôte ne peut pas être lu : { $what }
host-needs = « { $wish } » a besoin de « { $name } ».
host-not-now = Ce n’est pas possible maintenant.
host-not-legal = « { $action } » n’est pas un coup permis dans cette position.
host-unknown = « { $name } » n’est pas connu.
host-bad-value = « { $name } » ne peut pas être « { $value } ».

## Ce qui ne va pas dans un texte

read-found = Ligne { $line }, colonne { $column } : « { $found } ». Attendu : { $expected }
read-ends = Ligne { $line }, colonne { $column } : le texte finit ici. Attendu : { $expected }
read-space = une espace
read-line-end = la fin de la ligne
read-action-end = la fin de l’action
read-action = une action comme II:b9-b7, X:+a15-b15, R2 ou stop
read-again = combien de dés relancer
read-again-die = le numéro d’un dé, chacun une seule fois
read-colon = un deux-points après le dé
read-landing = un trait d’union et la case où la pièce arrive
read-place = une case comme b8
read-option-value = une option écrite nom=valeur
read-rules = le mot « rules » et le nom d’une variante
read-shorter = un texte plus court
read-nothing = rien après le résultat
read-turn-or-result = un tour ou le résultat
read-header = toutes les indications sur la partie avant son premier lancer
read-once = cette indication une seule fois
read-name = un nom de 80 caractères au plus sur une ligne
read-date = une date, comme 2026-11-21
read-womens-throw = une barre oblique et le lancer des femmes
read-rest-of-turn = le reste du tour précédent, sur une ligne à part
read-next-line = le tour suivant, sur une ligne à part
read-fewer-dice = 4 dés au plus
read-row-slash = une barre oblique avant la rangée suivante
read-full-stop = un point après le nombre
read-bracket = une parenthèse fermante
read-piece = une pièce (m, M, w, W ou K), une parenthèse ou un nombre de cases vides
read-face = une face : X, I, II, III ou -
read-rule-set = une variante : { $words }
read-option = une option : { $words }
read-together = des options qui vont ensemble : { $reason }
read-turn = le tour { $number }
read-result = le résultat de la partie : { $result }
read-room = au plus { $left } cases de plus dans la rangée { $row }
read-throw = un lancer possible avec les dés de ces règles
read-legal = une action que ces règles permettent ici
read-cross = des dés qui montrent X
read-next = ce qui peut suivre dans la partie
read-possible = une position possible ; ici, { $reason }
read-army = un camp a plus de soldats qu’au début
read-queens = il y a des reines que ces règles n’ont pas
read-king = le roi ne peut pas être ainsi
read-dice = les dés ne peuvent pas être ainsi
read-miedut = ces règles n’ont pas de mieđut
read-standing = ce qui est en { $at } ne peut pas y être
link-kind = il ne contient ni partie ni position
link-version = il a été fait par une autre version de la page
link-too-long = il est plus long qu’aucune partie
link-parts = il a trop peu de parties, ou trop
link-letters = il est endommagé
link-rules = ses règles ne peuvent pas être lues
link-position = sa position ne peut pas être lue
link-game = ses coups ne vont pas avec ses règles
save-none = ce n’est pas une partie enregistrée, ou une autre version l’a enregistrée
save-damaged = elle a été modifiée ou coupée
save-seats = elle ne dit pas qui joue

## On paper

paper = Imprimer un jeu
paper-about = Tout ce qu’il faut pour jouer sans écran. Imprimez sur du papier épais, découpez le long des traits pleins et pliez le long des pointillés.
paper-what = À imprimer
paper-format = Format du papier
paper-all = Le jeu entier
paper-rules = Règles sur une page
paper-board = Plateau
paper-dice = Dés
paper-pieces = Pièces
paper-print = Imprimer
paper-save = Enregistrer en SVG
paper-size = Imprimez à 100 %, sans ajuster à la page.
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

review = Chance et adresse
review-working = Analyse de la partie : { $done } %
review-chart = Les chances de gagner des hommes étaient de { $start } % au début et de { $end } % à la fin.
review-legend = Les chances de gagner après chaque lancer : bleu pour les hommes, rouge pour les femmes. Le jaune montre les choix coûteux.
review-luck = Chance : ce qu’ont donné les lancers
review-skill = Adresse : ce qu’ont coûté les choix
review-units = En points de pourcentage des chances de gagner, telles que les voit un bon joueur.
review-mistakes = Choix coûteux
review-none = Aucun qui mérite d’être cité.
review-mistake = { $side ->
    [men] Les hommes : { $played }. Mieux : { $better }. Cela a coûté { $cost } points de pourcentage.
   *[women] Les femmes : { $played }. Mieux : { $better }. Cela a coûté { $cost } points de pourcentage.
}
review-details = Tous les lancers et tous les choix
review-side = Camp
review-entry = Lancer ou choix
review-chance = Chances des hommes (%)
review-change = Gain ou perte
review-then = { $name } : le meilleur choix
review-then-note = Jaune : le meilleur choix. Rouge : ce qui a été joué. « Fermer » ramène à l’analyse.
side-name = { $side ->
    [men] Les hommes
   *[women] Les femmes
}
players = Joueurs
players-men = Les hommes
players-women = Les femmes
player-human = Humain
set-opponent = Adversaire
set-opponent-beginner = Lemming : débutant
set-opponent-easy = Lagopède : facile
set-opponent-steady = Renard : moyen
set-opponent-strong = Lynx : fort
set-opponent-master = Corbeau : le plus fort
opponent-beginner = Lemming
opponent-easy = Lagopède
opponent-steady = Renard
opponent-strong = Lynx
opponent-master = Corbeau
about-beginner = Court après tout ce qui passe et laisse échapper beaucoup de choses. Bonne compagnie pour une première partie.
about-easy = Prend ce qu’il voit, un dé à la fois.
about-steady = Joue avec bon sens, avec un faux pas de temps en temps.
about-strong = Réfléchit à chaque lancer jusqu’au bout.
about-master = Tient aussi compte de vos réponses.
turn-of-opponent = { $side ->
    [men] { $name } : tour des hommes
   *[women] { $name } : tour des femmes
}
hint-item = { $action } : { $chance } %
notice-no-weights = Ce que l’ordinateur a appris n’a pas pu être chargé ({ $error }). Il joue selon des règles simples.

## Apprendre

open-guide = Apprendre en deux minutes
open-rules = Règles
lesson = Leçon
lesson-count = { $step } sur { $steps }
lesson-next = Suivant
lesson-finish = Terminer
lesson-show = Montrez-moi
lesson-leave = Quitter
lesson-throw = Lancez les dés.
lesson-throw-other = Lancez maintenant pour l’autre camp.
lesson-other = Permis, mais essayez ce que demande la leçon.
lesson-learned = Vous en savez assez pour jouer. Vous apprendrez le reste en jouant.
read-rule = Lire la règle
card-back = Retour
card-on = Suivant
card-try = Essayer soi-même
card-lessons = Toutes les leçons de ces règles
live-play = Lecture
open-book = Livre des règles
print = Imprimer
contents = Sommaire
live-stop = Arrêter

## Keys and questions

keys = Aide du clavier
keys-about = Tout peut se faire au clavier. Les touches de lettres agissent quand vous ne saisissez pas de texte. Chaque touche a aussi un bouton.
tell-here = Qu’y a-t-il ici ?
tell-possible = Que puis-je faire ?
tell-position = Quelle est la position ?
key-arrows = aller d’une case à l’autre
key-enter = choisir une pièce, puis où elle va
key-dice = ne montrer que les coups d’un dé, ou prendre un X pour le relancer
key-throw = lancer les dés
key-rethrow = relancer les X
key-escape = effacer le choix
tell-no-place = Vous n’avez encore visité aucune case. Les flèches vous mènent sur le plateau.
tell-movable = Pièces qui peuvent bouger : { $places }.
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
