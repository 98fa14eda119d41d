# The words of what is loaded after the first screen. See game.ftl.

## More

# Three words at most, on the card of a rule set.
short-four = quatre le prennent
short-two = deux le prennent
short-corner = vers un coin
short-walls = murs et forts
about-beginner = Prend ce qu’il voit et oublie souvent où le roi peut aller. Bonne compagnie pour une première partie.
about-easy = Voit votre prochain coup, mais pas le suivant.
about-steady = Joue avec bon sens, avec un faux pas de temps en temps.
about-strong = Réfléchit plusieurs coups à l’avance.
about-master = Regarde aussi loin que le temps le permet.
portrait-linne = La feuille du musée, d’après Linné : 9 × 9 cases, et un roi qui n’est pris qu’une fois encerclé des quatre côtés.
portrait-tablut = Comme plusieurs chercheurs lisent le latin de Linné : loin du château, deux Moscovites suffisent pour prendre le roi.
portrait-brandubh = Le petit jeu tel qu’on le joue aujourd’hui en ligne : 7 × 7 cases, et le roi doit atteindre un coin.
portrait-copenhagen = Le jeu de la plupart des joueurs de tafl d’aujourd’hui : 11 × 11 cases, le roi doit atteindre un coin, et des rangées entières peuvent être capturées au bord. Il gagne aussi dans un fort au bord.
portrait-fetlar = Le jeu dont vient Copenhagen : 11 × 11 cases, et le roi doit atteindre un coin.
set-side-swede = Les Suédois
set-side-muscovite = Les Moscovites

## Le début

about-text = On jouait au hnefatafl dans le Nord dès l’âge du fer. En 1732, Carl von Linné vit les Sámis jouer à l’une de ses formes, le tablut, et en décrivit les règles dans le journal de son voyage en Laponie. Plus tard, les jeux de cette famille furent oubliés presque partout. Le texte de Linné est la description la plus complète que l’on ait de la façon dont on jouait à l’un d’eux.
about-how = Les Suédois ont au milieu un roi et sa garde, les drabants. Ils gagnent quand le roi sort. Les Moscovites les entourent et gagnent quand ils encerclent le roi. Toutes les pièces vont en ligne, et deux ensemble capturent un ennemi pris entre elles.

## La partie revue

review-chart = Les chances de gagner des Suédois étaient de { $start } % au début et de { $end } % à la fin.
review-luck = Chance
review-skill = Perdu par des coups coûteux
review-units = En points de chances de gagner, telles que les voit un bon joueur.
hint-note = Les chances de gagner, d’après le joueur ordinateur le plus fort.
review-details = Tous les coups
review-entry = Coup
review-chance = Chances des Suédois (%)
side-name = { $side ->
    [swede] Les Suédois
   *[muscovite] Les Moscovites
}

## Les joueurs

players-first = Les Suédois
players-second = Les Moscovites

## Des conseils

threats-title = { $side ->
    [swede] Quels Suédois sont en danger ?
   *[muscovite] Quels Moscovites sont en danger ?
}
threats-item = { $piece ->
    [king] Le roi en { $at }
    [drabant] Le drabant en { $at }
   *[muscovite] Le Moscovite en { $at }
}
threats-ways = { $side ->
    [swede] Votre roi peut sortir par { $places }.
   *[muscovite] Le roi peut sortir par { $places }.
}
threats-none = Le prochain coup de l’autre camp ne peut capturer personne.
threats-note = L’autre camp pourrait capturer ces pièces au prochain coup.

## Pourquoi pas

why-nothing-there = Il n’y a pas de pièce ici.
why-not-yours = { $side ->
    [swede] Cette pièce n’est pas à vous. Vous jouez les Suédois, le roi et ses drabants élancés.
   *[muscovite] Cette pièce n’est pas à vous. Vous jouez les Moscovites, les pièces larges.
}
why-no-move = Un coup doit mener à une autre case.
why-straight = Toutes les pièces vont en ligne, le long d’une rangée ou d’une colonne.
why-hemmed-in = Elle est coincée : d’autres pièces l’entourent.
why-occupied = Une autre pièce est en { $at }.
why-in-the-way = Une pièce barre le chemin en { $at }, et aucune ne peut sauter.
why-castle-stop = Seul le roi peut s’arrêter dans le château.
why-castle-stop-nobody = Personne ne peut plus s’arrêter dans le château.
why-castle-pass = Cette pièce ne peut pas traverser le château.
why-camp-stop = Le campement en { $at } est fermé à cette pièce.
why-camp-pass = Cette pièce ne peut pas traverser le campement en { $at }.
why-corner = Seul le roi peut s’arrêter dans un coin.
why-unannounced = Personne n’a dit raichi ni tuichu : le roi ne peut pas encore sortir.
why-word = Ce mot serait faux maintenant.

## Les réglages

set-ornament = Ornement du château
set-ornament-sun = Soleil
set-ornament-x = X
set-ornament-diamond = Losange
set-ornament-star = Étoile
set-dark = Pièces foncées
set-dark-attackers = Les Moscovites
set-dark-defenders = Les Suédois
set-below-swede = Les Suédois
set-below-muscovite = Les Moscovites

## Revoir

list-side = { $side ->
    [swede] Suédois
   *[muscovite] Moscovites
}
line-moved = { $piece ->
    [king] Roi { $from }–{ $to }.
   *[drabant] { $from }–{ $to }.
}

## L’atelier des règles

lab-about = Linné n’a pas répondu à toutes les questions, et la feuille du musée répond à moins encore. Répondez-y comme vous voulez : chaque valeur indique d’où elle vient.
lab-recorded = Une variante qui a un nom, inchangée.
lab-handed = Une variante qui a un nom, avec un choix que sa source laisse ouvert.
source-sheet = la feuille du musée
source-scholars = la lecture de Linné par des chercheurs
source-net = le jeu en ligne
source-copenhagen = la page des règles de Copenhagen
source-fetlar = la page des règles de Fetlar
origin-silent = notre choix : { $sources } n’en dit rien
origin-departs = notre choix : { $sources } dit autre chose
opt-board = Plateau
val-board-7 = 7 × 7
val-board-9 = 9 × 9
val-board-11 = 11 × 11
contradiction-small-board-edge = sur 7 × 7 cases, quand tout le bord est ouvert, les Suédois gagnent toujours, à moins que deux Moscovites ne puissent prendre le roi où qu’il soit
contradiction-castle-never-counts = si le château ne compte pour rien, toutes les pièces doivent pouvoir s’y arrêter ; sinon, le roi ne pourrait jamais être encerclé à côté
contradiction-two-with-castle = un seul Moscovite pourrait prendre le roi contre le château vide

## Les feuilles de partie

record-about = Tous les coups, à garder ou à partager. Pour reprendre une autre partie, collez ici sa feuille ou ouvrez son fichier.

## Une borne

invite-about = Hnefatafl, le jeu du roi qui s’échappe
past-1 = On jouait au hnefatafl dans le Nord dès l’âge du fer
past-2 = En 1732, Carl von Linné vit les Sámis jouer à l’une de ses formes, le tablut
past-3 = Plus tard, les jeux de cette famille furent oubliés presque partout
past-4 = Le texte de Linné est la description la plus complète de l’un d’eux
staff-version = Hnefatafl, version { $version }

## On paper

pieces-king = Le roi
pieces-drabants = Drabants
pieces-muscovites = Moscovites
paper-board-how = Au départ : le roi sur l’étoile au milieu, ses drabants autour de lui, les Moscovites dans leurs campements.
paper-pieces-how = Découpez, pliez en petite tente et collez les deux pieds ensemble par-dessous.

## Keys and questions

key-dice = choisir un dé
key-rethrow = relancer
describe-pieces = Le roi est en { $place }. Drabants : { $drabants }. Moscovites : { $muscovites }.
describe-none = aucun

ending-length = { $count ->
    [one] Un coup
   *[other] { $count } coups en tout, ceux des deux camps comptés
}

## A first game

coach-move = Les pièces vont comme la tour des échecs.
coach-lost = Votre pièce a été capturée : un ennemi l’a enfermée.
coach-capture = Vous avez capturé une pièce : la vôtre l’a enfermée.
coach-raichi = Raichi veut dire que le roi a une issue.
coach-tuichu = Tuichu veut dire que le roi a plus d’une issue.

## Les mots qu’on peut toucher

term-castle = château
term-castle-about = Le château est la case du milieu, d’où part le roi.
term-drabant = drabant*
term-drabant-about = Un drabant est un garde du roi.
term-raichi = raichi
term-tuichu = tuichu

## Les raisons, et un mot avant une défaite

fact-wins = Gagne la partie.
fact-captures = { $piece ->
    [drabant] Capture le drabant en { $at }.
   *[muscovite] Capture le Moscovite en { $at }.
}
fact-opens = Ouvre au roi une sortie en { $at }.
fact-closes = Ferme la sortie du roi en { $at }.
fact-corners = Menace de prendre le roi en { $at }.
fact-guards = { $piece ->
    [king] Le roi en { $at } ne peut plus être pris.
    [drabant] Le drabant en { $at } ne peut plus être capturé.
   *[muscovite] Le Moscovite en { $at } ne peut plus être capturé.
}
fact-threatens = { $piece ->
    [drabant] Menace de capturer le drabant en { $at }.
   *[muscovite] Menace de capturer le Moscovite en { $at }.
}
fact-frees = Ouvre le chemin du roi vers { $at }.
fact-bars = Barre le chemin du roi vers { $at }.
fact-leaves = { $piece ->
    [king] Le roi en { $at } peut être pris.
    [drabant] Le drabant en { $at } peut être capturé.
   *[muscovite] Le Moscovite en { $at } peut être capturé.
}
fact-way = Le roi peut sortir en { $at }.
warn-loss = { $side ->
    [swede] Les Moscovites peuvent prendre votre roi au prochain coup, en { $at }.
   *[muscovite] Le roi peut sortir au prochain coup, en { $at }.
}
# What a puzzle is about.
puzzle-theme = { $theme ->
    [win] Gagner tout de suite
    [two] Gagner au prochain coup
    [raichi] Ouvrir une sortie
    [ring] Menacer le roi
    [hold] Tenir bon
   *[capture] Capturer
}

## A fair game

set-even-both = Match équitable : chaque camp une fois
scale-people = parties humaines
scale-computers = parties d’ordinateurs
handicap = Pour équilibrer
handicap-none = Les règles telles quelles
handicap-camps-muscovites = Les campements sont fermés aux Suédois
handicap-king_captures-no = Le roi ne capture rien
handicap-king_taken-two = Deux prennent le roi partout
balance-people = { $favoured ->
    [swede] Ces règles favorisent les Suédois
    [muscovite] Ces règles favorisent les Moscovites
   *[none] Ces règles sont équilibrées
} : sur { $most } parties jouées par des personnes (recueil : { $sources }), les Suédois en ont gagné { $first } et les Moscovites { $second }.
balance-also = Sur { $most } parties entre nos joueurs ordinateurs, les Suédois en ont gagné { $first } et les Moscovites { $second }.
balance-computers = { $favoured ->
    [swede] Entre nos joueurs ordinateurs, ces règles favorisent les Suédois
    [muscovite] Entre nos joueurs ordinateurs, ces règles favorisent les Moscovites
   *[none] Entre nos joueurs ordinateurs, ces règles sont équilibrées
} : sur { $most } parties, les Suédois en ont gagné { $first } et les Moscovites { $second }.
even-next = Deuxième partie : changer de camp
even-now = C’était la première partie d’un match équitable. Changez de camp pour la deuxième. Le nombre de victoires compte d’abord, puis le moins de coups, puis les pièces capturées.
even-beat = La deuxième partie d’un match équitable. { $beats ->
    [swede] Les Suédois ont gagné la première en { $count } coups.
    [muscovite] Les Moscovites ont gagné la première en { $count } coups.
   *[none] La première était nulle après { $count } coups.
}
even-won = { $won ->
    [yes] Vous gagnez le match équitable,
   *[no] { $lost ->
        [yes] Vous perdez le match équitable,
       *[no] { $side ->
            [swede] Qui avait les Suédois à présent gagne le match équitable,
           *[muscovite] Qui avait les Moscovites à présent gagne le match équitable,
        }
    }
}
even-by = { $by ->
    [wins] par { $first } victoires à { $second }.
    [moves] par une victoire en { $first } coups contre une en { $second }.
   *[captures] par { $first } pièces capturées à { $second }.
}
even-level = Rien ne décide du match équitable : les deux ont fait aussi bien.

## The position editor

editor-said = Annonce en vigueur
setup-castle = seul le roi peut s’arrêter sur le château
