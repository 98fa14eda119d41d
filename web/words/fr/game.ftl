# Les mots de la page, en français.
# These are the same beside the board of every game; what names anything of one game is in crates/games.

## Le début

play-computer = Jouer
play-two = À deux
continue-game = Reprendre
about = À propos du jeu
close = Fermer
new-game = Nouvelle partie
shelf = Les jeux de l’étagère
menu = Menu
menu-game = Cette partie
menu-learn = Jouer et apprendre
menu-table = Cette table

## Les langues

language-switch = { $now } : choisir la langue
notice-incomplete = Le jeu n’a pas pu être chargé entièrement. Vérifiez la connexion et réessayez. ({ $error })
notice-language = Le texte en { $language } n’a pas pu être chargé ; la langue reste la même. ({ $error })
help-languages = Langues : { $codes }.

## Qui et quoi

throw-off = Qui commence ?

## Ce qu’on peut faire

task-throw = Lancez les dés.
task-wait = L’ordinateur joue.
task-thinking = L’ordinateur réfléchit…
task-choose = Choisissez une pièce.

choose-use = Quel coup ?

## Les boutons

throw-button = Lancer
throw-again = Relancer
end-turn = Finir le tour
take-back = Annuler
resign = Abandonner
offer-draw = Proposer la nulle
save-record = Enregistrer la feuille

## Ce qui s’est passé

news-taken-back = Coup annulé.
news-restored = La partie reprend.

## La fin

draw = Partie nulle
won-you = Vous avez gagné
lost-you = Vous avez perdu

## Quand quelque chose ne va pas

notice-bad-parameter = L’adresse demande { $name }={ $value }, ce qui n’est pas possible. { $help }
notice-no-storage = Ce navigateur n’enregistre rien pour cette page : la recharger commence une nouvelle partie.
help-choices = Valeurs possibles : { $words }.
help-seed = Une graine est un nombre entier.
help-rules = Variantes : { $ids }.

panic-title = Une erreur s’est produite
panic-text = Le programme a rencontré une erreur. Votre partie est enregistrée jusqu’au dernier coup.
panic-continue = Reprendre après le dernier coup

notice-bad-settings = Certains réglages enregistrés n’ont pas pu être lus et ont repris leur valeur par défaut : { $lines }

## Les réglages

settings = Réglages

## Les feuilles de partie

record = Feuille de partie
link-open = Ouvrir la partie du lien
notice-bad-link = La partie du lien n’a pas pu être ouverte : { $error }.

## Le plateau, comme le dit un lecteur d’écran

dice = Dés
twin-empty = vide
twin-chosen = choisi
twin-movable = peut bouger
twin-die-in-hand = en main
twin-die = { $faces }{ $used ->
    [yes] , utilisé
   *[no] { "" }
}

## Une borne

help-kiosk = on ou off

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
odds = Pièces en danger

## Two people at one table

far-side = L’autre joueur
task-other = C’est à l’autre camp.

## Revoir, confirmer, et la page autour

moves = Coups
past-return = Revenir à la partie
study = Revoir
task-past = Vous revoyez l’étape { $step }.
cancel = Annuler
help-allow = des origines comme https://example.org, séparées par des virgules
help-keep = un nom fait de lettres, de chiffres et de traits d’union

## On paper

paper = Imprimer un jeu

## Les adversaires, et la partie revue

players = Joueurs
plate-use = à jouer
plate-move = au trait
plate-took = pris
set-opponent = Adversaire
opponent-beginner = Lemming
opponent-easy = Lagopède
opponent-steady = Renard
opponent-strong = Lynx
opponent-master = Corbeau

## Apprendre

open-guide = Apprendre
more = Plus
open-rules = Règles
lesson-learned = Vous en savez assez pour jouer. Vous apprendrez le reste en jouant.
read-rule = Lire la règle

## Keys and questions

keys = Aide du clavier
tell-possible = Que puis-je faire ?

## The side, and who begins

skip-throw-off = Passer : le sort décide
