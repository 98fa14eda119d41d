# The words of what is loaded after the first screen, beside the rest of the program. See game.ftl.

## More

more-title = À quoi jouer ?
choose-rules = Variante
open-lab = Voir ou personnaliser ces règles
set-opponent-beginner = Lemming : débutant
set-opponent-easy = Lagopède : facile
set-opponent-steady = Renard : moyen
set-opponent-strong = Lynx : fort
set-opponent-master = Corbeau : le plus fort
set-side = Votre camp
set-match = Match
set-match-one = Une seule partie
set-match-wins = Premier à { $count } victoires
set-clock = Pendule
set-clock-none = Sans pendule
set-clock-game = { $count } minutes par camp
set-clock-turn = { $count } secondes par tour
set-increment = Ajout à chaque tour
set-increment-none = Rien
set-increment-by = { $count } secondes
clock-about = Qui n’a plus de temps pour la partie la perd. Si le temps d’un tour est écoulé, l’ordinateur le termine.

## Les langues

language-status = Le texte français est une ébauche des auteurs de cette page. Personne d’autre ne l’a encore relu.

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
other-games = Autres jeux
set-coordinates = Coordonnées sur le plateau
set-coordinates-auto = Quand on les cite
set-coordinates-yes = Toujours
set-coordinates-no = Jamais
set-below = Plateau vu par
set-below-auto = Votre camp
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
set-auto-throw = Lancer automatique
offer-throws = Il reste peu de pièces.
set-coach = Expliquer ce qui est nouveau
task-confirm = Confirmez, ou annulez et réessayez.
confirm-turn = Confirmer
set-sound = Son
set-volume = Volume

## L’atelier des règles

lab = Personnaliser les règles
lab-based = D’après
lab-invention = En partie votre invention. Amusez-vous bien !
lab-refused = Ces choix ne vont pas ensemble : { $reason }.
origin-recorded = { $sources }
origin-offered = autre choix dans { $sources }
origin-fits = pour toutes les variantes, d’après { $sources }
origin-invention = votre invention
val-yes = oui
val-no = non
val-none = aucune

## Les feuilles de partie

record-open = Reprendre à partir de ce texte
record-file = Ouvrir un fichier
copy-record = Copier
copy-link = Copier le lien
qr-code = Code QR
qr-too-long = Cette partie est devenue trop longue pour un code QR. On peut copier sa feuille.
copied = Copié.
not-copied = Ce navigateur ne permet pas à la page de copier. Le texte est sélectionné : vous pouvez le copier vous-même.
record-refused = Cette feuille ne peut pas être lue. { $error }.

## Une borne

invite = Touchez le plateau pour jouer
still-there = Êtes-vous toujours là ?
still-there-count = { $count ->
    [one] Le plateau se réinitialise dans une seconde.
   *[other] Le plateau se réinitialise dans { $count } secondes.
}
still-there-go-on = Continuer à jouer
staff = Pour le personnel
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
kiosk-no-table = La ligne { $line } de kiosk.json n’est pas du JSON valide. Ce qui a pu être lu s’applique.
kiosk-unknown-name = Aucun réglage ne s’appelle « { $name } ».
kiosk-no-flag = « { $name } » doit être true ou false.
kiosk-no-number = « { $name } » doit être un nombre entier de { $least } à { $most }.
kiosk-no-time = « { $name } » doit être une heure comme "4:00", ou null.
kiosk-no-address = « { $name } » doit être une adresse qu’un téléphone peut ouvrir, comme "https://example.org/sahkku/", ou null.
kiosk-no-list = « { $name } » doit être une liste de textes.
kiosk-unknown = « { $name } » contient « { $word } », qui n’est pas connu.
kiosk-no-sound = « { $name } » doit être "off", "on", ou une liste comme [{ "{" }"from": "10:00", "to": "17:00"{ "}" }].

## Des conseils

# A badge on the board, beside a piece.
odds-badge = { $chance } %
notice-no-advice = La partie du programme qui donne les indices n’a pas pu être chargée.
notice-game-full = Cette partie compte 10 000 lancers et coups et ne peut pas continuer.

## Revoir, confirmer, et la page autour

scrubber = Étape de la partie
redo = Rétablir
show-again = Revoir
story-first = D’abord :
story-second = Ensuite :
story-more = et { $count } de plus
plate-you = Vous
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
read-option-value = une option écrite nom=valeur
read-option-once = chaque option une seule fois
read-rules = le mot « rules » et le nom d’une variante
read-shorter = un texte plus court
read-nothing = rien après le résultat
read-once = cette indication une seule fois
read-name = un nom de 80 caractères au plus sur une ligne
read-date = une date, comme 2026-11-21
read-place-above = un endroit déjà nommé, comme 12 ou 2.3
read-new-line = le numéro d’une nouvelle ligne
read-fewer-lines = 1 000 lignes au plus
read-entry = une entrée qui peut venir ensuite
read-fewer-entries = 10 000 entrées au plus
read-rule-set = une variante : { $words }
read-option = une option : { $words }
read-together = des options qui vont ensemble : { $reason }
read-result = le résultat de la partie : { $result }
read-legal = une action que ces règles permettent ici
read-next = ce qui peut suivre dans la partie
read-possible = une position possible ; ici, { $reason }
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

## Les adversaires, et la partie revue

review-working = Analyse de la partie : { $done } %
review-side = Camp
review-change = Gain ou perte
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
key-throw = lancer les dés
key-escape = effacer le choix

## The result

ending-captured = Prises
ending-luck = Chance
ending-open = Résultat
ending-blow = Revoir la fin
ending-see = Voir
ending-won = Bien joué.
ending-led = Vous meniez jusqu’au tour { $value }.
ending-lost = La prochaine partie repart à égalité.
ending-drawn = Personne n’a cédé.
ending-turned-you = Vous avez tout renversé : { $what }
ending-turned = { $name } a tout renversé : { $what }
ending-slipped-you = Vous avez flanché : { $what }
ending-slipped = { $name } a flanché : { $what }
ending-share = Partager
link-copied = Lien copié.
not-shared = Ce navigateur ne permet pas à la page de partager. Le lien se trouve dans la feuille.
play-again = Rejouer
rematch = Revanche : changer de camp
rematch-weaker = Un adversaire moins fort
rematch-stronger = Un adversaire plus fort
# $told names both players with the games that each has won: “You 2 · Fox 1”.
wins-score = { $told }. Premier à { $count }.
wins-next = Partie suivante : changer de camp
wins-you = Vous gagnez le match !
wins-winner = Vainqueur du match : { $name }.

## The clock

clock-pause = Pause
clock-paused = Pause
clock-go = Reprendre
# $told names both players with what each has left: “You 4:32 · Fox 5:00”.
clock-times = Temps restant : { $told }.
clock-minute = Il reste une minute.
clock-seconds = Il reste dix secondes.
clock-up = { $name } : le temps est écoulé.
clock-up-you = Votre temps est écoulé.

## Le jeu à distance, avant que ses mots soient là

play-distance = À distance
distance-home = Emporter cette partie
distance-home-about = Scannez ceci avec votre téléphone. La partie y continue.
# The accessible name of the picture; only screen readers say it.
distance-home-name = Code QR de cette partie

## Les raisons, et un mot avant une défaite

hint-play = Jouer ce coup
warning-back = Reprendre
warning-go = Continuer
set-warnings = Avertir avant une défaite
set-warnings-auto = Au début et si c’est facile
set-warnings-yes = Toujours
set-warnings-no = Jamais

## Les parties terminées

archive = Parties terminées
archive-about = Chaque partie terminée est gardée sur cet appareil, et rien n’est envoyé nulle part.
archive-off = Sur cette page, les parties ne sont pas gardées.
archive-refused = Ce navigateur ne laisse pas la page garder les parties terminées.
archive-full = Il n’y a plus de place pour une partie terminée de plus : celle-ci n’a pas été gardée. Effacez-en d’autres, après les avoir enregistrées si vous voulez.
archive-nearly = { $count } parties terminées sont gardées, et il y a de la place pour { $most }. Effacez-en à temps, après les avoir enregistrées si vous voulez.
# In place of what the game is, on the start of another day.
greet = { $won ->
    [yes] Gagné { $result }. On rejoue ?
   *[no] Perdu { $result }. On rejoue ?
}
greet-even = Résultat : { $result }. On rejoue ?
archive-none = Aucune partie pour l’instant.
archive-count = { $count ->
    [one] Une partie
   *[other] { $count } parties
}
archive-found = { $found } sur { $count }
archive-find = Chercher
archive-game = Jeu
archive-month = Mois
archive-any = Tout
archive-won = Gagnée
archive-lost = Perdue
archive-drawn = Nulle
archive-first = Le premier camp a gagné
archive-second = Le second camp a gagné
archive-friend = Un ami
archive-others = Regardée ou ouverte
archive-results = Résultats contre chaque adversaire
archive-more = En montrer plus
archive-watch = Regarder
archive-elsewhere = Ouvrir sur sa page
archive-erase = Effacer
archive-save-all = Enregistrer ces parties
archive-bring = Récupérer des parties enregistrées
archive-brought = { $count ->
    [one] Une partie a été récupérée.
   *[other] { $count } parties ont été récupérées.
}
archive-brought-known = { $count ->
    [one] Une partie était déjà ici.
   *[other] { $count } parties étaient déjà ici.
}
archive-brought-full = Il n’y a pas de place pour les autres.
archive-not-brought = La ligne { $line } de ce fichier n’est pas ce qu’elle devrait être. Choisissez un fichier non modifié, créé par « Enregistrer ces parties ».
archive-unread = Ce fichier ne peut pas être lu : { $error }.
archive-unfinished = Cette partie n’est pas terminée. Ouvrez le fichier sous « Feuille de partie » pour continuer.
archive-erase-all = Effacer ces parties
archive-erase-ask = { $count ->
    [one] Effacer cette partie ?
   *[other] Effacer { $count } parties ?
}
archive-erase-text = Ce qui est effacé ne peut pas être retrouvé. Vous pouvez d’abord l’enregistrer.
archive-gone = Cette partie a été effacée dans un autre onglet.
archive-errors = Taux d’erreur
archive-errors-about = Ce que le meilleur choix valait de plus que le vôtre. La chance ne compte pas.
archive-errors-legend = Un point est une partie. La ligne est la moyenne des dix dernières.
archive-errors-none = Aucune de ces parties n’a encore été analysée.
archive-errors-games = Parties
archive-errors-decisions = Choix
archive-errors-decision = Par choix
archive-errors-game = Par partie
archive-errors-each = Chaque partie
archive-dice = Les dés de ces parties
archive-rest = Les autres
archive-expected = Attendu
# A statistical test of the dice of one’s own, or of the others.
archive-usual = { $name } : χ² = { $value }. Des dés honnêtes s’écartent au moins autant dans { $chance } % des cas. Rien d’inhabituel.
archive-odd = { $name } : χ² = { $value }. Des dés honnêtes s’écartent autant dans moins de 1 % des cas. C’est étrange.

## Problèmes

puzzles = Problèmes
puzzles-about = Un coup est nettement meilleur que tous les autres. Le trouverez-vous ?
puzzles-none = Les problèmes ne peuvent pas être chargés ici.
puzzles-count = { $count ->
    [one] Un problème
   *[other] { $count } problèmes
}
puzzles-tried = { $count } problèmes, { $tried } essayés, { $solved } résolus du premier coup
puzzles-level = Qui le trouve
puzzles-theme = Thème (résolus)
puzzles-theme-item = { $name } ({ $solved }/{ $count })
puzzle-daily = Problème du jour
puzzle-other = Un autre
puzzle-due = Revoir un problème manqué
puzzle-task = Un coup est bien meilleur que tous les autres.
puzzle-find = Trouvez le meilleur coup
puzzle-save = Sauvez ce qui peut l’être
puzzle-force = Forcez le gain
puzzle-solved = C’est cela !
puzzle-missed = Il y a un meilleur coup.
puzzle-answer = Alors : { $told }.
puzzle-row = { $count ->
    [one] Un de suite
   *[other] { $count } de suite
}
puzzle-this = Ce coup
puzzle-others = Tout autre coup, au plus
puzzle-retry = Réessayer
puzzle-next = Suivant
puzzle-show = Réponse
puzzle-once = Encore une fois

## The position editor

editor = Éditeur de position
editor-help = Choisissez une pièce, puis touchez une case. Faites glisser une pièce pour la déplacer, ou hors du plateau. Au clavier, Entrée pose la pièce et Suppr en enlève une.
editor-kinds = Pièces
editor-take = Enlever
editor-clear = Plateau vide
editor-start = Position de départ
editor-turn = Au trait
editor-began = A commencé la partie
editor-die = Dé { $value }
editor-text = Position en notation
editor-possible = Cette position peut se jouer.
editor-refused = Cette position est impossible : { $reason }.
editor-unread = Cette position ne peut pas être lue. { $error }.
editor-analyse = Analyser
editor-play = Jouer d’ici
editor-embed = Copier pour une page web

## The analysis board

study-turn = Tour { $value } · { $name }
study-cost-you = Le tour { $value } vous a coûté { $what }
study-costs = Cela a coûté
study-cost = { $cost } %
study-best = Le meilleur : { $what }
study-try = Essayer autre chose
study-next = Prochain tour coûteux
study-start = Début
study-lines = Autres lignes
study-about = Toute la partie avec ses variantes, ses commentaires et ses signes. Le texte se rouvre ici avec « Feuille de partie ». La page raconte la partie en mots et en images, et peut être imprimée.
study-thinks = Montrer
study-chance = Lancez, ou choisissez les dés.
study-put = Poser ces dés
study-mark = Signe
study-unmarked = Aucun
study-brilliant = Très bon
study-good = Bon
study-interesting = Intéressant
study-doubtful = Douteux
study-mistake = Erreur
study-blunder = Gaffe
study-comment = Commentaire
study-promote = En faire la ligne principale
study-remove = Supprimer à partir d’ici
study-grade = Évaluer cette ligne
study-hand-out = Enregistrer ou copier
study-page = Enregistrer comme page
study-unkept = Il n’y a pas de place pour garder cette analyse. Enregistrez-la.

## Questions and notices that the first picture does without

notice-storage-full = Il n’y a plus de place pour enregistrer la partie. Vous pouvez continuer, mais recharger la page peut faire perdre des coups.
notice-bad-save = Une partie enregistrée n’a pas pu être lue et a été mise de côté : { $error }.
notice-worker-anew = L’ordinateur ne répondait plus et a été relancé. La partie continue. ({ $error })
notice-worker-gone = L’ordinateur ne fonctionne plus ici. Il continue à jouer selon des règles simples. ({ $error })
notice-no-chance = Ce navigateur ne fournit pas de nombres aléatoires : les dés ne peuvent pas être lancés honnêtement.
notice-no-download = Ce navigateur ne permet pas à la page d’enregistrer des fichiers.
confirm-resign = Abandonner cette partie ?
confirm-resign-text = L’autre camp gagne la partie. C’est définitif.
confirm-new = Commencer une nouvelle partie ?
confirm-new-text = Une partie est en cours. Si vous en commencez une nouvelle, elle ne pourra plus être reprise. Vous pouvez d’abord enregistrer sa feuille.
draw-ask = Proposer la nulle ?
draw-ask-text = Si l’autre camp accepte, la partie est nulle.
draw-agree = Accepter la nulle
draw-play-on = Continuer la partie
notice-no-weights = Ce que l’ordinateur a appris n’a pas pu être chargé ({ $error }). Il joue selon des règles simples.
lesson-other = C’est permis, mais essayez le coup mis en évidence.
tell-no-place = Vous n’avez encore visité aucune case. Les flèches vous mènent sur le plateau.
tell-movable = Pièces qui peuvent bouger : { $places }.
