# Les règles, une à une, et les leçons qui les enseignent ; chargées quand on les demande.

topic-throw-off-one = Qui commence
topic-throw-off-one-rule = Chaque camp lance un dé. Si un seul fait X, le sáhkku, il commence. Sinon, les deux relancent.
topic-throw-off-three = Qui commence
topic-throw-off-three-rule = Chaque camp lance trois dés. Celui qui fait le plus de X commence. En cas d’égalité, les deux relancent.
topic-throw-off-lot = Qui commence
topic-throw-off-lot-rule = Le camp qui commence est tiré au sort, ou choisi d’un commun accord.

topic-wake = Réveiller et avancer
topic-wake-rule = Au début, tous les soldats dorment. Un X, le sáhkku, en réveille un (luvvet, « libérer »), qui fait son premier pas. Un soldat éveillé avance d’autant de cases que le montre un dé. Chaque dé sert une fois et ne se divise pas, mais une pièce peut utiliser plusieurs dés.
topic-wake-1 = Vous jouez les hommes. Le X réveille un soldat : choisissez celui qui est mis en évidence, puis la case où il va.
topic-wake-2 = Il est maintenant éveillé et peut avancer. Utilisez le II.

topic-capture = Capturer
topic-capture-rule = Arrivez sur la case d’un ennemi pour le capturer (goddit, borrat). Seule compte la case où finit le coup : on passe au-delà des pièces intermédiaires.
topic-capture-1 = Une femme se trouve deux cases plus loin sur le chemin de votre soldat. Arrivez sur sa case.

topic-king-landing = Le roi
topic-king-landing-rule = Au début, le roi (gonagas) n’appartient à personne. Arrivez sur sa case pour le prendre. Il est à vous jusqu’à ce que l’autre camp en fasse autant. Il n’est jamais capturé.
topic-king-landing-1 = Le roi attend dans le Château. Arrivez sur sa case, et il est à vous.

topic-king-push = Pousser le roi
topic-king-push-rule = Arrivez sur la case du roi pour le prendre : il est poussé d’une case plus loin sur votre chemin (cadjit). Il est à vous jusqu’à ce que l’autre camp en fasse autant. Il n’est jamais capturé.
topic-king-push-1 = Le roi attend au milieu. Arrivez sur sa case : il est à vous et avance d’une case.

topic-king-mount = Porter le roi
topic-king-mount-rule = Un soldat qui arrive sur la case du roi se glisse sous lui et le porte. Dès lors, les deux se déplacent ensemble. Un soldat ennemi qui arrive sur cette case capture le porteur et prend sa place.
topic-king-mount-1 = Le roi attend au milieu. Arrivez sur sa case pour vous glisser sous lui.

topic-raid = Le roi de Nesseby
topic-raid-rule = Le roi attend et n’appartient à personne. Le premier soldat qui entre dans la rangée de départ adverse le prend, où qu’il soit. Avant cela, arriver sur sa case ne suffit pas.
topic-raid-1 = Un de vos soldats est sur le point d’entrer dans la rangée de départ des femmes. Faites-le entrer, et le roi est à vous, où qu’il soit.

topic-king-walks = Comment se déplace le roi
topic-king-walks-rule = Le roi suit le chemin des soldats du camp qui le tient, et capture comme eux, en arrivant sur une case.
topic-king-walks-1 = Le roi est à vous. Déplacez-le.

topic-king-royal = Comment se déplace le roi
topic-king-royal-rule = Le roi va en ligne dans toutes les directions, le long d’une rangée ou en travers des rangées. Il ne peut pas tourner au milieu d’une rangée, mais il peut en contourner le bout vers la rangée suivante.
topic-king-royal-1 = Le roi est à vous. Faites-lui contourner le bout de la rangée, vers l’une des rangées de départ.

topic-king-straight = Comment se déplace le roi
topic-king-straight-rule = Le roi va en ligne dans toutes les directions, le long d’une rangée ou en travers des rangées. Il ne peut pas tourner et s’arrête au bout d’une rangée.
topic-king-straight-1 = Le roi est à vous. Menez-le en travers, dans une autre rangée.

topic-queens = Les reines
topic-queens-rule = Chaque camp a une reine (dronnet). Un X la réveille ; ensuite, elle se déplace comme un roi : en ligne, et autour du bout des rangées. Mais elle peut être capturée, et le camp qui perd sa reine a perdu la partie.
topic-queens-1 = Votre reine est la pièce mise en évidence. Elle dort dans la rangée du milieu. Réveillez-la avec un X.

topic-queen-hunt = La chasse à la reine
topic-queen-hunt-rule = Capturez la reine adverse, et vous gagnez. La plupart des parties finissent ainsi. Tant qu’elle dort, personne ne peut la toucher.
topic-queen-hunt-1 = La reine des femmes s’est aventurée trop loin. Capturez-la !

topic-push-ram = Le bélier
topic-push-ram-rule = Si un ennemi se trouve là où le roi est poussé, il est capturé : le roi est votre bélier.
topic-push-ram-1 = Sur la case après le roi se trouve une femme. Poussez-le sur elle.

topic-push-blocked = Pas de place pour pousser
topic-push-blocked-rule = Le roi ne peut pas être poussé sur une de vos pièces. Tant qu’elle est là, vous ne pouvez pas le prendre.
topic-push-blocked-1 = Sur la case après le roi se trouve un de vos soldats. Essayez quand même de prendre le roi.
topic-push-blocked-2 = C’est impossible. Déplacez une autre pièce.

topic-raid-then-landing = Après la première incursion
topic-raid-then-landing-rule = Une fois le roi pris par une incursion, on peut aussi le prendre en arrivant sur sa case.
topic-raid-then-landing-1 = Les femmes ont le roi. Arrivez sur sa case.

topic-raid-again = Incursion sur incursion
topic-raid-again-rule = Chaque fois qu’un soldat entre dans la rangée de départ adverse, son camp prend le roi, où qu’il soit.
topic-raid-again-1 = Les femmes ont le roi. Entrez dans leur rangée de départ, et il est à vous.

topic-across = Tout droit au milieu
topic-across-rule = Un soldat qui se réveille passe tout droit de sa case de départ à la rangée du milieu.
topic-across-1 = Réveillez le soldat de tête : il passe tout droit dans la rangée du milieu.

topic-queue = En file
topic-queue-rule = Les soldats vont en file : aucun ne peut dépasser un soldat de sa propre armée. On peut dépasser le roi, et lui peut dépasser tout le monde.
topic-queue-1 = Deux de vos soldats sont éveillés. Essayez de faire passer le dernier au-delà de l’autre.
topic-queue-2 = Il doit attendre. Avancez celui de tête.

topic-blank-four = La face blanche
topic-blank-four-rule = La face sans marque vaut quatre cases.
topic-blank-four-1 = Les dés montrent des faces blanches. Avancez de quatre cases avec l’un d’eux.

topic-blank-zero = La face blanche
topic-blank-zero-rule = La face sans marque ne vaut rien. Un dé qui la montre ne peut pas servir.
topic-blank-zero-1 = Les dés blancs ne comptent pas. Réveillez un soldat avec le X.

topic-order-high = Dans un ordre fixe
topic-order-high-rule = Les dés s’utilisent dans l’ordre : les X d’abord, puis le plus fort. Si vous ne pouvez pas utiliser le dé suivant, votre tour est fini et les autres dés sont perdus.
topic-order-high-1 = Vous avez un III et un II. Essayez d’avancer d’abord de deux cases.
topic-order-high-2 = Le III vient d’abord. Utilisez-le.

topic-order-low = Dans un ordre fixe
topic-order-low-rule = Les dés s’utilisent dans l’ordre : les X d’abord, puis le plus faible. Si vous ne pouvez pas utiliser le dé suivant, votre tour est fini et les autres dés sont perdus.
topic-order-low-1 = Vous avez un III et un II. Essayez d’avancer d’abord de trois cases.
topic-order-low-2 = Le II vient d’abord. Utilisez-le.

topic-order-free = Dans l’ordre de votre choix
topic-order-free-rule = Utilisez les dés dans l’ordre de votre choix, sur une pièce ou sur plusieurs.
topic-order-free-1 = Vous avez un II et un III, et une femme se trouve cinq cases plus loin sur le chemin. Avancez d’abord de deux cases.
topic-order-free-2 = Avancez maintenant de trois, avec le même soldat.

topic-rethrow-each = Relancer
topic-rethrow-each-rule = Avant d’utiliser un dé, vous pouvez relancer tout dé qui montre X, autant de fois que vous voulez, tant qu’il montre X.
topic-rethrow-each-1 = Mieux que le X, peut-être ? Relancez-le.

topic-rethrow-all = Relancer
topic-rethrow-all-rule = Vous ne pouvez relancer que si tous les dés montrent X, et vous les relancez alors tous.
topic-rethrow-all-1 = Tous les dés montrent X. Relancez-les tous.

topic-rethrow-none = Ne pas relancer
topic-rethrow-none-rule = Le lancer est définitif : aucun dé n’est lancé deux fois.

topic-compulsion = Il faut jouer
topic-compulsion-rule = Tant qu’un dé peut servir, votre tour continue. Il finit de lui-même quand plus rien n’est possible.

topic-may-stop = Finir le tour
topic-may-stop-rule = Après le lancer, vous pouvez finir votre tour à tout moment, même si des dés peuvent encore servir.
topic-may-stop-1 = Vous préférez rester où vous êtes. Finissez le tour.

topic-wake-all-x = Le premier soldat
topic-wake-all-x-rule = Tant que tous vos soldats dorment, il vous faut X sur tous les dés pour réveiller le premier. Vous avez trois lancers par tour : les dés qui montrent X sont mis à part, et les autres relancés. Ensuite, un seul X suffit.
topic-wake-all-x-1 = Le X reste. Relancez les autres dés, puis réveillez un soldat.

topic-wake-front = Qui peut se réveiller
topic-wake-front-rule = Les soldats se réveillent dans l’ordre : d’abord celui de tête dans la rangée de départ, puis le suivant, et ainsi jusqu’au dernier.
topic-wake-front-1 = Essayez de réveiller le soldat au milieu de la rangée.
topic-wake-front-2 = Il doit attendre. Réveillez celui de tête.

topic-wake-any = Qui peut se réveiller
topic-wake-any-rule = On peut réveiller n’importe quel soldat, dans l’ordre de son choix.
topic-wake-any-1 = Réveillez le soldat au milieu de la rangée.

topic-wake-any-closed = Qui peut se réveiller
topic-wake-any-closed-rule = On peut réveiller les soldats dans l’ordre de son choix, tant qu’aucun dormeur n’occupe la case suivante de leur chemin.
topic-wake-any-closed-1 = Le soldat au milieu de la rangée irait sur la case d’un dormeur. Essayez de le réveiller.
topic-wake-any-closed-2 = Réveillez-en un qui a une case où aller.

topic-wake-next-free = Qui peut se réveiller
topic-wake-next-free-rule = On ne peut réveiller un soldat que si la case suivante de son chemin est entièrement vide. En partant, les uns font donc de la place aux autres.
topic-wake-next-free-1 = Le soldat au milieu de la rangée n’a pas de case vide où aller. Essayez de le réveiller.
topic-wake-next-free-2 = Réveillez-en un qui a une case vide où aller.

topic-track-eight = Le chemin autour du plateau
topic-track-eight-rule = Les soldats suivent leur rangée de départ, reviennent par celle du milieu et traversent la rangée de départ adverse ; puis ils reprennent la rangée du milieu et rentrent : un huit. Les soldats sur le retour portent une marque.
topic-track-eight-1 = Ce soldat est sur le retour. Ramenez-le dans votre rangée de départ.

topic-track-loop = Le chemin autour du plateau
topic-track-loop-rule = Les soldats suivent leur rangée de départ, reviennent par celle du milieu et traversent la rangée de départ adverse. De là, ils tournent en boucle par la rangée du milieu et la rangée adverse, sans jamais rentrer.
topic-track-loop-1 = Au bout de la rangée du milieu, le chemin tourne dans la rangée de départ adverse. Passez le coin.

topic-with = Contre ou avec
topic-with-rule = Le joueur qui ne commence pas choisit : contre (vuosttut), et les armées se rencontrent, ou avec (mieđut), et les deux entrent dans la rangée du milieu par le même bout et se poursuivent.
topic-with-1 = Les femmes ont commencé, et vous avez choisi mieđut. Votre tête est maintenant à l’autre bout de la rangée de départ. Réveillez-y un soldat.

topic-sleepers-exposed = Les dormeurs
topic-sleepers-exposed-rule = Les soldats endormis peuvent être capturés comme les autres. À Máze, on appelle cela tuer dans la chambre à coucher (goddit oađđenlanjas).
topic-sleepers-exposed-1 = Votre soldat peut atteindre la rangée de départ des femmes, où certaines dorment encore. Capturez-en une.

topic-sleepers-protected = Les dormeurs
topic-sleepers-protected-rule = Les soldats endormis sont à l’abri : l’adversaire ne peut pas arriver sur leur case. Les leurs peuvent les rejoindre.
topic-sleepers-protected-1 = Essayez d’arriver sur la case d’une femme endormie : avancez de trois cases, dans sa rangée de départ.
topic-sleepers-protected-2 = C’est impossible. Utilisez un dé autrement.

topic-sleepers-closed = Les dormeurs
topic-sleepers-closed-rule = Personne ne peut arriver là où dort une pièce, ni ami ni ennemi. Trois dormeurs au bout d’une rangée ferment donc la porte. Le troisième est le garde de la porte (uksavákta).
topic-sleepers-closed-1 = Essayez d’arriver sur la case d’une femme endormie : avancez de trois cases, dans sa rangée de départ.
topic-sleepers-closed-2 = C’est impossible. Utilisez un dé autrement.

topic-stacking = Plusieurs sur une case
topic-stacking-rule = Plusieurs soldats d’un même camp peuvent occuper une case. Mais un ennemi qui y arrive les capture tous.
topic-stacking-1 = Réunissez vos deux soldats sur une case.

topic-one-each = Un par case
topic-one-each-rule = Chaque case n’accueille qu’un soldat : vos propres soldats peuvent vous barrer le chemin.
topic-one-each-1 = Essayez d’arriver sur la case de votre propre soldat.
topic-one-each-2 = C’est impossible. Utilisez un dé autrement.

topic-king-shares = Le roi parmi ses soldats
topic-king-shares-rule = Le roi et ses soldats peuvent partager une case.
topic-king-shares-1 = Amenez votre soldat sur la case du roi.

topic-king-alone = Le roi se tient seul
topic-king-alone-rule = Aucun soldat ne peut s’arrêter sur la case de son roi, ni le roi sur celle d’un de ses soldats. Seule la pièce qui vient de le prendre reste avec lui, jusqu’à ce que l’un des deux bouge.
topic-king-alone-1 = Essayez d’arriver sur la case de votre propre roi.
topic-king-alone-2 = C’est impossible. Utilisez un dé autrement.

topic-utsjok = Le roi d’Utsjok
topic-utsjok-rule = Le joueur qui arrive sur la case du roi choisit : le prendre, ou le retirer du jeu pour de bon (Ohcejot gonagas).
topic-utsjok-1 = Les femmes ont le roi. Arrivez sur sa case et retirez-le du jeu.

topic-like-odds = Like odds
topic-like-odds-rule = Une règle moderne : chaque camp commence avec trois soldats éveillés, et personne n’a à attendre le premier X.
topic-like-odds-1 = Pas de X, et pourtant vous pouvez jouer : trois soldats sont éveillés. Avancez-en un.

topic-blocked = Bloqué
topic-blocked-rule = Un camp dont tous les soldats sont éveillés perd s’il ne peut pas utiliser un dé qu’il a lancé.
topic-blocked-1 = La dernière femme ne peut pas passer vos dormeurs. Avancez votre soldat avec le X.

topic-stake = Les mises
topic-stake-rule = Avant la partie, les joueurs conviennent d’une mise par soldat. À la fin, le perdant la paie pour chaque soldat qui reste au gagnant.

topic-win-soldiers = Gagner
topic-win-soldiers-rule = Capturez le dernier soldat adverse, et vous gagnez. Tenir le roi n’y change rien.
topic-win-soldiers-1 = Il ne reste qu’une femme. Capturez-la.

topic-win-pieces = Gagner
topic-win-pieces-rule = Un camp a perdu quand il n’a plus de soldats et ne tient pas le roi. Tant qu’il tient le roi, il continue.
topic-win-pieces-1 = Capturez la dernière femme.
topic-win-pieces-2 = Les femmes ont encore le roi. Prenez-le aussi.

topic-dead = Quand personne ne peut plus jouer
topic-dead-rule = Si, à la fin d’un tour, aucun camp ne pourra plus jamais utiliser un dé, la partie est nulle.

topic-resigning = Abandonner, et la nulle
topic-resigning-rule = Vous pouvez abandonner la partie. Vous pouvez aussi convenir d’une partie nulle avec l’autre joueur.
