# The words of what is loaded after the first screen, beside the rest of the program. See game.ftl.

## Le début

about-text = Le sáhkku est un jeu traditionnel du peuple sámi. On y jouait dans une grande partie du Sápmi, des terres sámies de Lule, au sud, à celles des Sámis skolts, au nord-est. Au XIXe siècle, un réveil religieux le condamna comme « jeu du Diable ». L’assimilation et la guerre firent le reste, et le jeu faillit disparaître. Quelques familles ont continué à y jouer et à en fabriquer. Grâce à elles, on y joue de nouveau.
about-how = Chaque joueur mène une armée : les hommes (olbmát) ou les femmes (gálgut). Les soldats dorment jusqu’à ce qu’un X les réveille. Une fois éveillés, ils parcourent le plateau et capturent tout ennemi présent sur leur case d’arrivée. Le roi (gonagas), au milieu, appartient à qui l’a pris en dernier.

## Les langues

language-status = Le texte français est une ébauche des auteurs de cette page. Personne d’autre ne l’a encore relu.

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

## Les réglages

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
set-coordinates = Coordonnées sur le plateau
set-coordinates-auto = Quand un texte les cite
set-coordinates-yes = Toujours
set-coordinates-no = Jamais
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
set-notation = Afficher les coups en notation
set-speech = Niveau de détail du lecteur d’écran
set-speech-full = Complet
set-speech-brief = Bref
set-auto-throw = Lancer tout seul
tap-to-skip = Touchez le plateau pour sauter ce qui bouge.
set-sound = Son
set-volume = Volume

## L’atelier des règles

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
val-yes = oui
val-no = non
val-none = aucune
val-places-lines = lignes
val-places-squares = carrés
val-rethrow-each = tout dé qui montre X
val-rethrow-all = tous les dés, si tous montrent X
val-rethrow-none = jamais
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
record-open = Reprendre à partir de ce texte
record-file = Ouvrir un fichier
copy-record = Copier
copy-link = Copier le lien
copied = Copié.
not-copied = Ce navigateur ne permet pas à la page de copier. Le texte est sélectionné : vous pouvez le copier vous-même.
record-refused = Cette feuille ne peut pas être lue. { $error }.

## Une borne

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

## Des conseils

hint-note = Les chances de gagner, d’après le joueur ordinateur le plus fort.
odds-title = { $side ->
    [men] Quels hommes sont en danger ?
   *[women] Quelles femmes sont en danger ?
}
odds-item = { $piece ->
    [soldier] Soldat { $at } : { $chance } %
    [queen] Reine { $at } : { $chance } %
   *[king] Roi { $at } : { $chance } %
}
# A badge on the board, beside a piece.
odds-badge = { $chance } %
odds-none = Le prochain lancer de l’autre camp ne peut capturer personne.
odds-note = La probabilité que le prochain lancer de l’autre camp puisse capturer la pièce. Les X relancés ne sont pas comptés.
notice-no-advice = La partie du programme qui donne les indices n’a pas pu être chargée.

## Revoir, confirmer, et la page autour

list-side = { $side ->
    [men] hommes
   *[women] femmes
}
scrubber = Étape de la partie
line-moved = { $piece ->
    [queen] Reine { $from }–{ $to }.
    [king] Roi { $from }–{ $to }.
   *[soldier] { $from }–{ $to }.
}
show-again = Revoir
# What a sentence that names spaces does when it is pressed.
shows-places = Montre ces cases sur le plateau.
moves-notation = Notation
past-first = Aller au début
past-back = Une étape en arrière
past-on = Une étape en avant
past-last = Aller à la fin
past-play = Rejouer la partie
past-branch = Continuer d’ici
past-of = { $step } sur { $steps }
confirm-branch = Continuer d’ici ?
confirm-branch-text = Tout ce qui suit cette position sera perdu. Vous pouvez d’abord enregistrer la feuille de toute la partie.
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
players-men = Les hommes
players-women = Les femmes
player-human = Humain
hint-item = { $action } : { $chance } %

## Apprendre

lesson = Leçon
lesson-count = { $step } sur { $steps }
lesson-next = Suivant
lesson-finish = Terminer
lesson-show = Montrez-moi
lesson-leave = Quitter
lesson-throw = Lancez les dés.
lesson-throw-other = Lancez maintenant pour l’autre camp.
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

keys-about = Tout peut se faire au clavier. Les touches de lettres agissent quand vous ne saisissez pas de texte. Chaque touche a aussi un bouton.
tell-here = Qu’y a-t-il ici ?
tell-position = Quelle est la position ?
key-arrows = aller d’une case à l’autre
key-enter = choisir une pièce, puis où elle va
key-dice = ne montrer que les coups d’un dé, ou prendre un X pour le relancer
key-throw = lancer les dés
key-rethrow = relancer les X
key-escape = effacer le choix
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

## The result

won-you = Vous avez gagné !
won-opponent = { $name } a gagné
ending-turns = { $count ->
    [one] Un tour
   *[other] { $count } tours
}
ending-captured = Prises
ending-luck = Chance
ending-open = Résultat
ending-blow = Revoir la fin
ending-share = Partager
link-copied = Lien copié.
not-shared = Ce navigateur ne permet pas à la page de partager. Le lien se trouve dans la feuille.
rematch = Revanche : changer de camp
rematch-weaker = Un adversaire moins fort
rematch-stronger = Un adversaire plus fort
