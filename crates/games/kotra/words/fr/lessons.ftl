# Les règles du kotra, une à une, et les leçons qui les enseignent ; chargées quand on les demande.

## Les règles, une à une : leur nom, ce qu’elles disent, et ce que demande une leçon

topic-board = Le plateau et les pions
topic-board-rule = Le plateau a 24 cases (tungor) en quatre quarts de six. Chaque camp a quinze pions, tous dans sa maison (hem) au départ. La maison est la case { 1 }. Chaque camp compte les cases le long de son propre chemin : chaque case a donc deux numéros, et la maison de l’un est la case 13 de l’autre.

topic-way = Le tour du plateau
topic-way-rule = Les deux camps font une fois le tour du plateau, dans le sens inverse des aiguilles d’une montre, de { 1 } à { 24 }. À votre tour, vous lancez deux dés. Chaque dé avance un pion d’exactement autant de cases. Un même pion peut utiliser les deux, mais il se pose après le premier.
topic-way-1 = Vous jouez les Blancs. Tous vos pions sont dans votre maison. Avancez-en un avec le 5.
topic-way-2 = Utilisez maintenant le 3, avec le même pion ou avec un autre.

topic-begins = Qui commence
topic-begins-rule = Chaque camp lance un dé, et le plus petit nombre commence. En cas d’égalité, on relance. Celui qui commence lance ensuite les deux dés.

topic-alla = Alla
topic-alla-rule = Deux dés égaux font alla. Chacun sert deux fois : cela fait quatre coups, pour un pion ou pour plusieurs.
topic-alla-1 = Vous jouez les Blancs. Deux 2 font alla. Utilisez un 2.
topic-alla-2 = Il en reste trois. Utilisez le suivant.
topic-alla-3 = Et le suivant.
topic-alla-4 = Utilisez le dernier.

topic-hit = Frapper un blot
topic-hit-rule = Un pion seul sur sa case est un blot (blotta). Posez-vous sur un blot ennemi pour le frapper. Il quitte le plateau et doit tout recommencer. Un pion qui continue avec l’autre dé frappe aussi là où il se pose en route.
topic-hit-1 = Vous jouez les Blancs. Il y a un blot noir sur votre { 9 }. Frappez-le.

topic-enter = Rentrer
topic-enter-rule = Les pions frappés attendent sur la barre. Tant qu’ils ne sont pas tous rentrés, vous ne pouvez rien faire d’autre. Un dé rentre un pion sur la case de son numéro, dans votre premier quart. Il ne doit y avoir là ni pion à vous ni bande ennemie. Si un blot ennemi s’y trouve, il est frappé.
topic-enter-1 = Vous jouez les Blancs et avez un pion frappé. Essayez d’en déplacer un autre, comme le montre la flèche.
topic-enter-2 = Le pion frappé passe d’abord. Essayez de le rentrer avec le 5.
topic-enter-3 = Un de vos pions est en { 5 }. Rentrez avec le 3.

topic-band = Les bandes
topic-band-rule = Deux pions ou plus d’un même camp sur une case forment une bande (band) ; trois ou plus, c’est aussi un överband. L’autre camp ne peut pas s’y poser, pas même entre deux dés.
topic-band-1 = Vous jouez les Blancs. Il y a une bande noire sur votre { 8 }. Essayez de vous y poser.
topic-band-2 = La bande est fermée. Utilisez un dé autrement.

topic-five-out = Poser une bande
topic-five-out-rule = Aller sur une case où se trouve déjà un de vos pions s’appelle poser une bande. Vous ne le pouvez pas avant que cinq de vos pions aient quitté votre maison. À partir de là, vous le pouvez jusqu’à la fin de la partie, mais seulement sur les cases { 12 } à { 24 }.
topic-five-out-1 = Vous jouez les Blancs. Quatre pions sont partis. Essayez d’aller de { 7 } sur votre pion en { 12 }.
topic-five-out-2 = C’est trop tôt. Faites partir le cinquième pion de votre maison.
topic-five-out-3 = Vous pouvez maintenant poser des bandes. Allez de { 12 } en { 14 }.

topic-band-where = Où poser une bande
topic-band-where-rule = Vous ne posez de bandes que sur les cases { 12 } à { 24 } : votre huk et tout le long côté qui le suit. Vous n’en posez jamais de { 2 } à { 11 }, et personne ne revient à la maison.
topic-band-where-1 = Vous jouez les Blancs. Essayez de poser une bande en { 9 }, avec le pion de { 5 }.
topic-band-where-2 = Ce n’est pas permis là. Posez-en une où vous pouvez.

topic-huk = Le huk
topic-huk-rule = Votre case { 12 } s’appelle le huk. C’est la dernière case du premier long côté que vous parcourez, et la première où vous pouvez poser une bande. Une bande à cet endroit tient l’ennemi à l’écart de sa dernière case.
topic-huk-1 = Vous jouez les Blancs. Posez une bande sur votre huk.

topic-tear-barrier = Déchirer une barrière
topic-tear-barrier-rule = Six bandes à la suite ou plus sont infranchissables ; elles ne sont donc pas à l’abri : posez-vous ou rentrez sur l’une d’elles pour la déchirer (riva upp). Tous ses pions sont frappés. S’il y en a moins de six à la suite, les bandes sont de nouveau à l’abri. La maison compte comme une case de la suite.
topic-tear-barrier-1 = Vous jouez les Blancs. Les Noirs ont six bandes à la suite, de votre { 4 } à votre { 9 }. Déchirez celle en { 4 }.
topic-tear-barrier-2 = Il n’y en a plus que cinq à la suite. Essayez d’en déchirer une autre, comme le montre la flèche.
topic-tear-barrier-3 = Elle est de nouveau à l’abri. Utilisez le 5 autrement.

topic-tear-quarter = Déchirer en rentrant
topic-tear-quarter-rule = Vous rentrez sur les six cases du troisième quart de l’ennemi. Comptez celles qui sont vides ou qui n’ont qu’un seul pion ennemi. Si vous avez plus de pions frappés que cela, les bandes de l’ennemi dans ce quart sont ouvertes : vous pouvez rentrer sur l’une d’elles et la déchirer. On recompte avant chaque dé.
topic-tear-quarter-1 = Vous jouez les Blancs. Deux de vos pions sont frappés, et une seule case est libre. Les deux bandes noires sont donc ouvertes. Déchirez celle en { 6 }.

topic-use-most = Autant que possible
topic-use-most-rule = Vous devez utiliser autant de dés que vous pouvez. Un coup qui gaspille un dé n’est pas permis si un autre ne le gaspille pas. Un dé qui ne peut pas servir est perdu.
topic-use-most-1 = Vous jouez les Blancs. Essayez d’aller de { 4 } en { 6 }.
topic-use-most-2 = Ensuite, le 4 serait perdu. Utilisez le 2 de sorte que le 4 puisse suivre.
topic-use-most-3 = Maintenant le 4.

topic-one-die-higher = L’un des dés ou l’autre
topic-one-die-higher-rule = Quand chacun des dés peut servir, mais pas les deux, ce doit être le plus fort. La source ne dit pas lequel : c’est notre choix.
topic-one-die-higher-1 = Vous jouez les Blancs. Après un dé, l’autre ne pourra pas servir. Essayez le 2.
topic-one-die-higher-2 = Ce doit être le plus fort. Utilisez le 4.

topic-one-die-either = L’un des dés ou l’autre
topic-one-die-either-rule = Quand chacun des dés peut servir, mais pas les deux, vous choisissez lequel.
topic-one-die-either-1 = Vous jouez les Blancs. Après un dé, l’autre ne pourra pas servir. Utilisez celui que vous voulez.

topic-off = Sortir
topic-off-rule = Quand tous vos pions sont dans votre dernier quart, de { 19 } à { 24 }, vous pouvez les sortir (úttekt). La case 25 est imaginaire : un 1 sort un pion de { 24 }, un 6 de { 19 }. Vous pouvez aussi avancer.
topic-off-1 = Vous jouez les Blancs. Un pion n’est pas encore dans votre dernier quart. Essayez d’en sortir un de { 24 }.
topic-off-2 = Tous doivent y être. Amenez le dernier en { 19 }.
topic-off-3 = Sortez maintenant un pion de { 24 }.

topic-off-high = Un dé trop fort
topic-off-high-rule = Un dé plus fort que ce qu’il faut à votre dernier pion sort ce pion-là. Il ne peut en sortir aucun autre.
topic-off-high-1 = Vous jouez les Blancs. Votre dernier pion est en { 21 }. Essayez de sortir celui en { 22 }.
topic-off-high-2 = Le 6 est pour le dernier pion. Sortez-le.

topic-langi-mukur = Un moine : langi múkur
topic-langi-mukur-rule = Quand vos quinze pions sont dans votre dernier quart, certaines figures gagnent la partie : ce sont les moines (múkur). Langi múkur, le long moine, a trois pions sur chacune des cinq dernières cases. Il vaut 5. Tout sortir ne vaut que 2.
topic-langi-mukur-1 = Vous jouez les Blancs. Deux pions ne sont pas à leur place. Amenez-en un sur la case où il manque un pion.
topic-langi-mukur-2 = Maintenant l’autre, et vous gagnez 5.

topic-langi-hryggur = Langi hryggur
topic-langi-hryggur-rule = Le long dos, langi hryggur, est le long moine une case plus tôt : trois pions sur chacune des cases { 19 } à { 23 }. Il vaut 3.
topic-langi-hryggur-1 = Vous jouez les Blancs. Amenez un pion en { 19 } ou en { 20 }, où il en manque un.
topic-langi-hryggur-2 = Maintenant l’autre.

topic-stutti-mukur = Stutti múkur
topic-stutti-mukur-rule = Le court moine, stutti múkur, a cinq pions sur chacune des trois dernières cases. Il vaut 7.
topic-stutti-mukur-1 = Vous jouez les Blancs. Amenez un pion en { 22 } ou en { 23 }, où il en manque un.
topic-stutti-mukur-2 = Maintenant l’autre.

topic-meistari = Meistari
topic-meistari-rule = Le maître, meistari, a ses quinze pions sur la case { 24 }. Il vaut 13, plus que tout autre moine.
topic-meistari-1 = Vous jouez les Blancs. Deux pions sont encore en route. Amenez-en un en { 24 }.
topic-meistari-2 = Et l’autre.

topic-litli-meistari = Litli meistari
topic-litli-meistari-rule = Le petit maître, litli meistari, a sept pions en { 23 } et huit en { 24 }. Quelques joueurs seulement l’admettaient comme moine, et personne n’a noté sa valeur. La nôtre est 9.
topic-litli-meistari-1 = Vous jouez les Blancs. Amenez un pion en { 23 } ou en { 24 }, où il en manque un.
topic-litli-meistari-2 = Maintenant l’autre.

topic-no-litli-meistari = Pas de litli meistari
topic-no-litli-meistari-rule = Sept pions en { 23 } et huit en { 24 } n’étaient un moine, litli meistari, que pour quelques joueurs. Dans ces règles, ce n’en est pas un.

topic-half-munk = Un demi-moine
topic-half-munk-rule = Si une figure est là quand une partie seulement de votre lancer a servi, c’est un demi-moine. Vous pouvez vous arrêter là et gagner la moitié de sa valeur, ou continuer avec le reste. Après le lancer entier, le moine gagne aussitôt sa pleine valeur.
topic-half-munk-1 = Vous jouez les Blancs. Deux 2 font quatre coups. Menez d’abord un pion de { 20 } en { 22 }.
topic-half-munk-2 = Maintenant un de { 21 } en { 23 }.
topic-half-munk-3 = Langi múkur, et il reste deux 2. Arrêtez-vous là : un demi-moine rapporte 2½.

topic-single-die = Un seul dé pour un moine
topic-single-die-rule = Si un pion pouvait faire un moine en avançant d’une à six cases, vous pouvez lancer un dé au lieu de deux. Un moine fait ainsi est entier. Un seul dé ne fait jamais alla.
topic-single-die-1 = Vous jouez les Blancs. Le pion en { 19 } doit avancer de cinq cases pour langi múkur. Choisissez de lancer un seul dé.
topic-single-die-2 = Un 5 ! Faites le moine.

topic-no-single-die = Toujours deux dés
topic-no-single-die-rule = Vous lancez toujours deux dés, même s’il ne manque qu’un pion pour un moine.

topic-mar = Mar
topic-mar-rule = Si vous avez encore des pions frappés quand l’autre camp sort son dernier pion ou fait un moine, vous êtes mar, couvert de bleus. Le gagnant reçoit 2 de plus. Pour un demi-moine, on prend la moitié du tout.
topic-mar-1 = Vous jouez les Blancs, et les Noirs ont un pion frappé. Amenez un de vos pions sur une case où il en manque un à langi múkur.
topic-mar-2 = Maintenant l’autre : 5, et 2 pour mar.

topic-jan = Jan
topic-jan-rule = Comptez les cases de votre premier quart sans pion à vous. Si vous avez plus de pions frappés que cela, vous ne pourrez jamais les rentrer tous : vous êtes jan et perdez aussitôt. Cela vaut 15 à l’autre camp, plus que tout le reste. Entre bons joueurs ordinateurs, il finit 47 % des parties et rapporte 81 % des unités : la course autour du plateau est le plan qui perd.
topic-jan-1 = Vous jouez les Blancs. Les Noirs ont trois pions frappés et tout juste trois cases où les rentrer. Frappez-en un de plus.

topic-jan-tear = Jan en déchirant
topic-jan-tear-rule = Déchirer une bande frappe plusieurs pions à la fois. Cela peut suffire pour un jan.
topic-jan-tear-1 = Vous jouez les Blancs. Vous avez un pion frappé et aucune case libre : les bandes noires sont donc ouvertes. Rentrez là où la bande est assez grande.

topic-jan-making = Comment se fait un jan
topic-jan-making-rule = Une première façon est un mur : cinq bandes à la suite, dans votre troisième et votre dernier quart. L’autre camp ne passe presque plus ; il doit défaire des bandes ou faire partir de nouveaux pions de sa maison, et vous les frappez tous. Laissez d’autres pions tourner pour frapper. L’autre façon commence avec des bandes de l’ennemi dans votre premier quart et deux de ses pions frappés : remplissez les cases encore libres, laissez frapper un de vos blots, et déchirez les bandes.

topic-janstork = Janstork
topic-janstork-rule = Janstork est un vieux mot du XVIIIe siècle, expliqué en latin : quelqu’un est retenu par des bandes et passe quand même. Nous y voyons le fait d’échapper à un jan. C’est un mot, pas une règle.

topic-two-sixes = Deux six au début
topic-two-sixes-rule = Si votre tout premier lancer est deux six, vous pouvez, pour tout votre tour, faire partir quatre pions de votre maison à la case { 7 }. Ils sont une bande tant qu’il en reste au moins deux. On ne peut rien y ajouter, et la bande n’est pas à l’abri : l’autre camp peut s’y poser et déchirer ce qu’il trouve.
topic-two-sixes-1 = Vous jouez les Blancs. Deux six ! Faites partir quatre pions.

topic-no-two-sixes = Deux six au début
topic-no-two-sixes-rule = Deux six sont un mauvais premier lancer : vous ne pouvez faire partir qu’un pion. Un second poserait une bande en { 7 }, et de { 7 }, le premier ne peut pas aller jusqu’à la maison de l’ennemi.
topic-no-two-sixes-1 = Vous jouez les Blancs. Deux six. Faites partir le seul pion possible.

topic-win-off = Gagner
topic-win-off-rule = Qui sort son dernier pion le premier gagne. Cela vaut 2.
topic-win-off-1 = Vous jouez les Blancs. Il reste deux pions. Sortez-en un.
topic-win-off-2 = Sortez le dernier, et vous gagnez.

topic-after-throws = Lancers de rattrapage
topic-after-throws-rule = Quand vous sortez votre dernier pion, l’autre camp peut encore avoir une chance : s’il n’en a sorti aucun et peut encore faire langi múkur, stutti múkur ou meistari. Il a alors un certain nombre de lancers, le rattrapage (efterslag). S’il fait l’un des trois à temps, il gagne : la pleine valeur pour un moine entier, la moitié pour un demi. Sinon, votre victoire tient. Langi hryggur ne compte pas ici.
topic-after-throws-1 = Vous jouez les Blancs. Les Noirs ont tout sorti, mais vous avez encore des lancers. Amenez un pion en { 22 } ou en { 23 }, où il en manque un à stutti múkur.
topic-after-throws-2 = Et l’autre : le moine gagne encore.

topic-after-chance = Tant qu’il y a une chance
topic-after-chance-rule = Le rattrapage finit dès qu’aucun moine n’est plus possible : quand un pion est sorti, quand plus aucune figure ne convient, ou quand la plus facile demande plus de 24 cases par lancer restant. Ce calcul est le nôtre. La chance est presque toujours faible : vous pouvez donc renoncer au rattrapage.

topic-no-after-throws = Pas de rattrapage
topic-no-after-throws-rule = Qui sort son dernier pion a gagné aussitôt. L’autre camp n’a plus de lancers ; les moines sont donc plus rares.

topic-last-throw = Un dernier lancer
topic-last-throw-rule = Si le camp qui a commencé la partie sort son dernier pion, et que l’autre en a quatre au plus, l’autre a encore un lancer. S’il les sort tous avec ce lancer, la partie est nulle.
topic-last-throw-1 = Vous jouez les Blancs. Les Noirs ont commencé et ont tout sorti. Vous avez un lancer pour vos deux pions. Sortez-en un.
topic-last-throw-2 = Et l’autre : partie nulle.

topic-no-last-throw = Pas de dernier lancer
topic-no-last-throw-rule = Le camp qui n’a pas commencé n’a pas de lancer en retour. Aucune partie ne finit donc par la nulle, à moins que les deux camps n’en conviennent.

topic-worth = Ce que vaut une victoire
topic-worth-rule = Tout sortir 2, langi hryggur 3, langi múkur 5, stutti múkur 7, meistari 13, jan 15. Mar ajoute 2, sauf à un jan, et un demi-moine rapporte la moitié.

topic-match = Les matchs
topic-match-rule = Un match se joue en autant d’unités que vous en convenez. Qui perd une partie commence la suivante ; après une nulle, les dés décident. C’est notre choix.

topic-resigning = Abandonner, et la nulle
topic-resigning-rule = Vous pouvez abandonner : l’autre camp gagne 2, ou 4 tant que vous avez des pions frappés. Vous pouvez aussi convenir d’une nulle avec l’autre joueur. C’est notre choix.
