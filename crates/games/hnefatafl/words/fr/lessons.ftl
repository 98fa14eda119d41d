# Les règles de Hnefatafl, une à une, et les leçons qui les enseignent ; chargées quand on les demande.

## Les règles, une à une

topic-pieces = Le plateau et les pièces
topic-pieces-rule = Les Suédois (svensk) ont le roi et sa garde, les drabants. Le roi se tient dans le château (borgen), au milieu du plateau, ses drabants autour de lui. Les Moscovites (moskoviter) sont deux fois plus nombreux. Ils occupent quatre campements (läger), un au milieu de chaque bord. Le roi veut sortir, et les Moscovites veulent le prendre.

topic-first-swede = Qui commence
topic-first-swede-rule = On tire au sort qui joue les Suédois. Les Suédois jouent le premier coup. Ensuite, les camps jouent à tour de rôle.
topic-first-swede-1 = Vous jouez les Suédois. Jouez le premier coup.

topic-first-muscovite = Qui commence
topic-first-muscovite-rule = On tire au sort qui joue les Suédois. Les Moscovites jouent le premier coup, comme c’est aujourd’hui l’usage de la plupart des joueurs. Ensuite, les camps jouent à tour de rôle.
topic-first-muscovite-1 = Vous jouez les Moscovites. Jouez le premier coup.

topic-lines = Se déplacer
topic-lines-rule = Toutes les pièces vont comme la tour aux échecs : en ligne, le long d’une rangée ou d’une colonne, aussi loin que l’on veut. Le chemin doit être vide, tout comme la case où la pièce s’arrête. Aucune pièce ne va en diagonale, et aucune n’en saute une autre.
topic-lines-1 = Vous jouez les Suédois. Essayez de déplacer un drabant (un garde du roi) en diagonale, comme le montre la flèche.
topic-lines-2 = Les pièces ne vont qu’en ligne. Essayez maintenant de sauter l’autre drabant.
topic-lines-3 = Aucune pièce n’en saute une autre. Amenez le drabant juste à côté de l’autre.

topic-capture-between = Capturer
topic-capture-between-rule = Déplacez une pièce de sorte qu’un ennemi se trouve entre elle et une autre de vos pièces, dans une rangée ou une colonne. L’ennemi est capturé et quitte le plateau. Le roi, lui, se prend autrement.
topic-capture-between-1 = Vous jouez les Suédois. Un Moscovite a un de vos drabants à côté de lui. Amenez l’autre drabant du côté opposé.
topic-capture-between-2 = Jouez maintenant les Moscovites. Le drabant qui vient de bouger a un Moscovite à côté de lui. Capturez-le du côté opposé.

topic-corner = Les coins
topic-corner-rule = Le roi quitte le plateau par un coin. Aucune autre pièce ne peut donc s’y arrêter.
topic-corner-1 = Vous jouez les Suédois. Essayez de mener le drabant dans le coin.
topic-corner-2 = Les coins sont au roi seul. Menez le drabant ailleurs.

topic-castle-stop-king = S’arrêter dans le château
topic-castle-stop-king-rule = Le château (borgen) est la case marquée du milieu. Une fois que le roi l’a quitté, lui seul peut encore s’y arrêter.
topic-castle-stop-king-1 = Vous jouez les Suédois. Le roi a quitté le château. Essayez d’y mener un drabant.
topic-castle-stop-king-2 = Le château est au roi seul. Ramenez-y le roi.

topic-castle-stop-nobody = S’arrêter dans le château
topic-castle-stop-nobody-rule = Le château (borgen) est la case marquée du milieu. Une fois que le roi l’a quitté, personne ne peut s’y arrêter, pas même lui.
topic-castle-stop-nobody-1 = Vous jouez les Suédois. Le roi a quitté le château. Essayez d’y mener un drabant.
topic-castle-stop-nobody-2 = C’est impossible. Essayez maintenant avec le roi.
topic-castle-stop-nobody-3 = Le château reste vide. Menez le drabant ailleurs.

topic-castle-stop-all = S’arrêter dans le château
topic-castle-stop-all-rule = Le château (borgen) est la case marquée du milieu. Une fois que le roi l’a quitté, toutes les pièces peuvent s’y arrêter.
topic-castle-stop-all-1 = Vous jouez les Suédois. Le roi a quitté le château. Menez-y le drabant.

topic-castle-pass-king = À travers le château
topic-castle-pass-king-rule = Seul le roi peut traverser le château vide. À tous les autres, le château barre le chemin.
topic-castle-pass-king-1 = Vous jouez les Suédois. Essayez de faire traverser le château vide au drabant.
topic-castle-pass-king-2 = Seul le roi le peut. Faites-lui traverser le château.

topic-castle-pass-nobody = À travers le château
topic-castle-pass-nobody-rule = Aucune pièce ne peut traverser le château vide, pas même le roi.
topic-castle-pass-nobody-1 = Vous jouez les Suédois. Essayez de faire traverser le château vide au drabant.
topic-castle-pass-nobody-2 = C’est impossible. Essayez maintenant avec le roi.
topic-castle-pass-nobody-3 = Le château lui barre le chemin, à lui aussi. Menez le drabant ailleurs.

topic-castle-pass-all = À travers le château
topic-castle-pass-all-rule = Toutes les pièces peuvent traverser le château vide.
topic-castle-pass-all-1 = Vous jouez les Suédois. Faites traverser le château vide au drabant.

topic-camps-all = Les campements
topic-camps-all-rule = Les Moscovites commencent sur les cases des campements (läger). Pour les déplacements, ce sont des cases comme les autres : tout le monde peut s’y arrêter et les traverser.
topic-camps-all-1 = Vous jouez les Suédois. Un campement est vide. Menez-y le drabant, comme le montre la flèche.

topic-camps-muscovites = Les campements
topic-camps-muscovites-rule = Les campements (läger) ne sont ouverts qu’aux Moscovites. Aucune pièce des Suédois ne peut s’arrêter sur une case de campement ni la traverser.
topic-camps-muscovites-1 = Vous jouez les Suédois. Un campement est vide. Essayez d’y mener le drabant.
topic-camps-muscovites-2 = Les campements sont fermés aux Suédois. Menez le drabant ailleurs.

topic-camps-never-back = Les campements
topic-camps-never-back-rule = Les campements (läger) sont fermés aux Suédois. Un Moscovite se déplace librement dans le campement où il se trouve. Mais il ne peut ni entrer dans un autre campement ni le traverser, et une fois sorti du sien, il ne peut plus y revenir.
topic-camps-never-back-1 = Vous jouez les Moscovites. Une de vos pièces a quitté son campement. Essayez de la mener dans le campement vide.
topic-camps-never-back-2 = Qui est sorti ne rentre plus. Une autre pièce est encore dans son campement. Déplacez-la à l’intérieur du campement, comme le montre la flèche.

topic-camps-count = À côté d’un campement vide
topic-camps-count-rule = Quand on capture un drabant, une case de campement vide compte comme un Moscovite.
topic-camps-count-1 = Vous jouez les Moscovites. Un drabant se trouve à côté d’un campement vide. Venez de l’autre côté du drabant.

topic-capture-several = Plusieurs à la fois
topic-capture-several-rule = Un coup peut capturer plusieurs pièces : tout ennemi qui se trouve alors entre la pièce qui a bougé et une autre des vôtres.
topic-capture-several-1 = Vous jouez les Suédois. Capturez deux Moscovites d’un seul coup.

topic-move-between = Se glisser entre deux ennemis
topic-move-between-rule = Une pièce peut venir se placer entre deux ennemis. Elle y est à l’abri, car seule une pièce qui vient de bouger capture. Pour la capturer, l’un des deux doit s’écarter puis revenir, ou un autre doit prendre sa place.
topic-move-between-1 = Vous jouez les Suédois. Placez le drabant entre les deux Moscovites.
topic-move-between-2 = Il ne lui arrive rien. Jouez maintenant les Moscovites et écartez l’un des deux, comme le montre la flèche.
topic-move-between-3 = Aux Suédois : déplacez l’autre drabant.
topic-move-between-4 = Aux Moscovites : revenez. Cette fois, le drabant est capturé.

topic-edge-is-no-piece = Au bord
topic-edge-is-no-piece-rule = Le bord du plateau n’aide jamais à capturer. Une pièce au bord ne peut être capturée que le long du bord.
topic-edge-is-no-piece-1 = Vous jouez les Moscovites. Venez juste à côté du drabant au bord. Il reste sur le plateau.

topic-corner-hostile = À côté d’un coin
topic-corner-hostile-rule = Quand on capture un drabant ou un Moscovite, un coin vide compte comme un de ses ennemis.
topic-corner-hostile-1 = Vous jouez les Moscovites. Un drabant se trouve à côté d’un coin vide. Venez de l’autre côté du drabant.

topic-king-captures = Le roi capture aussi
topic-king-captures-rule = Le roi aide à capturer comme un drabant. Il peut être la pièce qui bouge, ou celle de l’autre côté.
topic-king-captures-1 = Vous jouez les Suédois. Capturez un Moscovite avec le roi.

topic-king-captures-not = Le roi ne capture pas
topic-king-captures-not-rule = Le roi n’a aucune part aux captures. Il n’est ni la pièce qui capture, ni celle de l’autre côté.
topic-king-captures-not-1 = Vous jouez les Suédois. Amenez le roi à côté du Moscovite. Celui-ci reste, bien qu’un drabant soit de l’autre côté.

topic-king-four = Prendre le roi
topic-king-four-rule = Les Moscovites gagnent quand ils encerclent le roi : ils occupent les quatre cases à côté de lui, et l’un des quatre vient d’y arriver. Les cases voisines en diagonale ne comptent pas.
topic-king-four-1 = Vous jouez les Moscovites. Trois côtés du roi sont fermés. Fermez le quatrième, et vous gagnez.

topic-king-castle = Prendre le roi
topic-king-castle-rule = Les Moscovites gagnent quand ils prennent le roi. Dans le château et juste à côté, ils doivent l’entourer des quatre côtés. Partout ailleurs, deux Moscovites sur des côtés opposés suffisent. Il faut que l’un d’eux vienne d’y arriver.
topic-king-castle-1 = Vous jouez les Moscovites. Le roi a quitté le château, et un Moscovite est à côté de lui. Amenez-en un autre du côté opposé, et vous gagnez.

topic-king-two = Prendre le roi
topic-king-two-rule = Les Moscovites gagnent quand le roi se trouve entre deux d’entre eux, dans le château comme ailleurs. Il faut que l’un des deux vienne d’y arriver.
topic-king-two-1 = Vous jouez les Moscovites. Un Moscovite est à côté du roi. Amenez-en un autre du côté opposé, et vous gagnez.

topic-king-on-castle = Le roi dans le château
topic-king-on-castle-rule = Dans le château, le roi n’est pris que si des Moscovites l’entourent des quatre côtés.
topic-king-on-castle-1 = Vous jouez les Moscovites. Trois côtés du château sont fermés. Fermez le quatrième.

topic-castle-surround = À côté du château vide
topic-castle-surround-rule = Quand on encercle le roi à côté du château vide, le château compte comme un Moscovite. Trois Moscovites sur ses autres côtés suffisent.
topic-castle-surround-1 = Vous jouez les Moscovites. Le roi a le château vide d’un côté et des Moscovites de deux autres. Fermez le dernier côté.

topic-castle-both = Le château capture aussi
topic-castle-both-rule = Dans les captures, le château vide peut tenir lieu de seconde pièce, quel que soit le camp qui capture.
topic-castle-both-1 = Vous jouez les Moscovites. Un drabant se trouve à côté du château vide. Venez de l’autre côté du drabant.

topic-castle-no = Le château ne compte pour rien
topic-castle-no-rule = Le château vide n’aide à prendre personne. Pour encercler un roi à côté du château, il faut un Moscovite dans le château.
topic-castle-no-1 = Vous jouez les Moscovites. Le roi est à côté du château, avec des Moscovites sur ses trois autres côtés. Venez dans le château.

topic-drabant-shields = Un drabant à côté du roi
topic-drabant-shields-rule = Les drabants du roi ne comptent pas. Tant qu’il y en a un à côté de lui, il n’est pas encerclé.
topic-drabant-shields-1 = Vous jouez les Moscovites. Fermez le troisième côté du roi. Un drabant occupe le quatrième, et la partie continue.

topic-king-steps-between = Le roi parmi les Moscovites
topic-king-steps-between-rule = Le roi peut venir se placer entre les Moscovites. Seul un coup des Moscovites le prend : l’un d’eux doit s’écarter puis revenir, ou un autre doit prendre sa place.
topic-king-steps-between-1 = Vous jouez les Suédois. Faites sortir le roi du château et placez-le entre les Moscovites.
topic-king-steps-between-2 = Il ne lui arrive rien. Jouez maintenant les Moscovites et écartez l’un d’eux, comme le montre la flèche.
topic-king-steps-between-3 = Le roi devrait maintenant partir, mais supposons que les Suédois ne le voient pas : déplacez le drabant, comme le montre la flèche.
topic-king-steps-between-4 = Aux Moscovites : revenez. Le roi est pris.

topic-king-at-edge = Le roi au bord
topic-king-at-edge-rule = Sur une case du bord, le roi n’a que trois cases voisines et ne peut pas être encerclé.
topic-king-at-edge-1 = Vous jouez les Moscovites. Deux d’entre eux sont à côté du roi, le long du bord. Fermez le troisième côté : il n’est pas pris, et la partie continue.

topic-shield-wall = Une rangée au bord
topic-shield-wall-rule = Deux pièces ou plus en rangée le long du bord sont capturées d’un coup quand un ennemi se trouve sur la case voisine de chacune vers l’intérieur, et un à chaque bout de la rangée. L’un des deux, aux bouts, doit être la pièce qui vient de bouger. Le roi peut être dans la rangée, mais il n’est pas capturé.
topic-shield-wall-1 = Vous jouez les Suédois. Deux Moscovites sont en rangée au bord, chacun avec un drabant sur la case voisine vers l’intérieur. Fermez le bout ouvert de la rangée.

topic-shield-wall-corner = Une rangée à côté d’un coin
topic-shield-wall-corner-rule = Un coin vide ferme un bout d’une rangée au bord, comme le ferait un ennemi. La pièce qui vient de bouger ferme l’autre.

topic-edge-counts = Trois suffisent au bord
topic-edge-counts-rule = Sur une case du bord, le roi n’a que trois cases voisines. Quand des Moscovites occupent les trois, il est encerclé.
topic-edge-counts-1 = Vous jouez les Moscovites. Deux d’entre eux sont à côté du roi, le long du bord. Fermez le troisième côté, et vous gagnez.

topic-exit-fort = Un fort au bord
topic-exit-fort-rule = Les Suédois gagnent aussi par un coup après lequel le roi est au bord, peut encore bouger et se trouve entouré de drabants qui ne pourront jamais être capturés, de sorte qu’aucun Moscovite ne peut venir à lui.
topic-exit-fort-1 = Vous jouez les Suédois. Le fort autour du roi a une seule ouverture. Fermez-la avec le drabant, et vous gagnez.

topic-enclosure = Un cercle autour de tous
topic-enclosure-rule = Les Moscovites gagnent aussi par un coup après lequel aucune pièce des Suédois ne pourrait atteindre le bord, même si elle pouvait passer sur tout sauf sur les Moscovites. Peu importe que les Suédois puissent encore bouger à l’intérieur.
topic-enclosure-1 = Vous jouez les Moscovites. Le cercle autour du roi et de ses drabants a une seule ouverture. Fermez-la, et vous gagnez.

topic-escape-edge = Sortir
topic-escape-edge-rule = Les Suédois gagnent quand le roi est sur n’importe quelle case du bord.
topic-escape-edge-1 = Vous jouez les Suédois. Un chemin vers le bord est ouvert. Prenez-le, et vous gagnez.

topic-escape-corner = Sortir
topic-escape-corner-rule = Les Suédois gagnent quand le roi est dans un coin du plateau. Les autres cases du bord ne suffisent pas.
topic-escape-corner-1 = Vous jouez les Suédois. Le chemin vers un coin est ouvert. Prenez-le, et vous gagnez.

topic-raichi = Raichi
topic-raichi-rule = Une issue est ouverte quand le roi pourrait sortir par là en un coup. Quand le coup des Suédois laisse une issue ouverte, le jeu dit raichi, et les Moscovites peuvent encore la bloquer. S’ils ouvrent une issue eux-mêmes, rien n’est dit, mais le roi peut la prendre.
topic-raichi-1 = Vous jouez les Suédois. Déplacez le roi de sorte qu’une issue soit ouverte.
topic-raichi-2 = Raichi ! Jouez maintenant les Moscovites et fermez l’issue.

topic-raichi-said = Dire raichi
topic-raichi-said-rule = Avant que le roi sorte, les Suédois doivent prévenir les Moscovites : dites raichi avec un coup qui laisse une issue ouverte. Le roi peut alors sortir au coup suivant, par n’importe quelle issue ouverte. Vous pouvez vous taire, mais vous ne pouvez pas dire un mot qui serait faux.
topic-raichi-said-1 = Vous jouez les Suédois. Une issue est ouverte, mais les Moscovites n’ont pas été prévenus. Essayez de sortir.
topic-raichi-said-2 = Il faut d’abord les prévenir. Déplacez le drabant, laissez l’issue ouverte et dites raichi.
topic-raichi-said-3 = Aux Moscovites : négligez l’issue et jouez un coup qui ne la bloque pas.
topic-raichi-said-4 = Aux Suédois : sortez.

topic-tuichu = Tuichu
topic-tuichu-rule = Si le coup des Suédois laisse deux issues ouvertes ou plus, le jeu dit tuichu. Un coup des Moscovites les ferme rarement toutes, et le roi sort alors par une autre.
topic-tuichu-1 = Vous jouez les Suédois. Déplacez le roi de sorte que deux issues soient ouvertes.
topic-tuichu-2 = Tuichu ! Aux Moscovites : fermez l’une des deux.
topic-tuichu-3 = Aux Suédois : sortez par l’autre.

topic-tuichu-said = Dire tuichu
topic-tuichu-said-rule = Si votre coup laisse deux issues ouvertes ou plus, le mot à dire est tuichu. Un coup des Moscovites les ferme rarement toutes, et le roi sort alors par une autre.
topic-tuichu-said-1 = Vous jouez les Suédois. Déplacez le roi de sorte que deux issues soient ouvertes, et dites tuichu.
topic-tuichu-said-2 = Aux Moscovites : fermez l’une des deux.
topic-tuichu-said-3 = Aux Suédois : sortez par l’autre.

topic-tuichu-not-sure = Tuichu ne promet rien
topic-tuichu-not-sure-rule = Les mots raichi et tuichu comptent les issues ouvertes, rien d’autre. Quand une issue passe par le château, ou quand le roi est en danger, un seul coup peut encore l’arrêter.
topic-tuichu-not-sure-1 = Vous jouez les Moscovites. Le roi a deux issues, dont une à travers le château. Fermez l’autre de façon à encercler le roi.

topic-repetition-draw = La même position de nouveau
topic-repetition-draw-rule = Quand la même position revient pour la troisième fois, et que c’est au même camp de jouer, la partie est nulle. Des pièces de même sorte peuvent avoir échangé leurs places.
topic-repetition-draw-1 = Vous jouez les Suédois. Déplacez le drabant, comme le montre la flèche.
topic-repetition-draw-2 = Aux Moscovites : jouez le coup que montre la flèche.
topic-repetition-draw-3 = Aux Suédois : revenez.
topic-repetition-draw-4 = Aux Moscovites : revenez aussi.
topic-repetition-draw-5 = C’est la même position pour la deuxième fois. Déplacez le drabant comme avant.
topic-repetition-draw-6 = Aux Moscovites : faites comme avant, vous aussi.
topic-repetition-draw-7 = Aux Suédois : revenez.
topic-repetition-draw-8 = Aux Moscovites : revenez aussi. C’est la troisième fois.

topic-repetition-swede-loses = La même position de nouveau
topic-repetition-swede-loses-rule = Quand la même position revient pour la troisième fois, et que c’est au même camp de jouer, les Suédois ont perdu. Des pièces de même sorte peuvent avoir échangé leurs places.
topic-repetition-swede-loses-1 = Vous jouez les Suédois. Déplacez le drabant, comme le montre la flèche.
topic-repetition-swede-loses-2 = Aux Moscovites : jouez le coup que montre la flèche.
topic-repetition-swede-loses-3 = Aux Suédois : revenez.
topic-repetition-swede-loses-4 = Aux Moscovites : revenez aussi.
topic-repetition-swede-loses-5 = C’est la même position pour la deuxième fois. Déplacez le drabant comme avant.
topic-repetition-swede-loses-6 = Aux Moscovites : faites comme avant, vous aussi.
topic-repetition-swede-loses-7 = Aux Suédois : revenez.
topic-repetition-swede-loses-8 = Aux Moscovites : revenez aussi. C’est la troisième fois, et les Suédois ont perdu.

topic-repetition-off = La même position de nouveau
topic-repetition-off-rule = La même position peut revenir aussi souvent que les joueurs le veulent. Cela n’a pas de conséquence.

topic-no-move = Plus aucun coup
topic-no-move-rule = Un camp qui ne peut jouer aucun coup permis à son tour perd. Un camp sans pièces perd aussi.
topic-no-move-1 = Vous jouez les Moscovites. Le drabant ne peut pas bouger, et le roi ne peut partir que dans une direction. Barrez-lui le chemin.

topic-resigning = Abandonner, et la nulle
topic-resigning-rule = Vous pouvez abandonner la partie. Vous pouvez aussi convenir d’une partie nulle avec l’autre joueur.
