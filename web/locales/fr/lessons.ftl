# Les règles, une à une, et les leçons qui les enseignent ; chargées quand on les demande.

topic-throw-off-one = Qui commence
topic-throw-off-one-rule = Chaque camp lance un dé. Qui est seul à faire X, le sáhkku, commence. Sinon, les deux relancent.
topic-throw-off-three = Qui commence
topic-throw-off-three-rule = Chaque camp lance trois dés. Qui fait le plus de X commence. À égalité, les deux relancent.
topic-throw-off-lot = Qui commence
topic-throw-off-lot-rule = Le sort décide, ou les joueurs s’entendent.

topic-wake = Libérer et marcher
topic-wake-rule = Au début, tous les soldats dorment. Un X, le sáhkku, en libère un (luvvet) : il fait son premier pas. Qui est éveillé avance d’autant de places que montre un dé. Chaque dé sert une fois et ne se partage jamais ; une pièce peut en utiliser plusieurs.
topic-wake-1 = Vous êtes les hommes, en bas. Le X libère un soldat : choisissez celui qui est marqué, puis où il va.
topic-wake-2 = Le voilà éveillé, il peut marcher. Utilisez le II.

topic-capture = Capturer
topic-capture-rule = Qui arrive sur un ennemi le capture (goddit, borrat). Seule compte la place où finit le coup : on passe par-dessus ce qui est entre deux.
topic-capture-1 = Une femme se tient deux places plus loin. Arrivez sur elle.

topic-king-landing = Le roi
topic-king-landing-rule = Au début, le roi (gonagas) n’est à personne. Qui arrive sur lui le tient, jusqu’à ce que quelqu’un de l’autre camp arrive sur lui. Il n’est jamais capturé.
topic-king-landing-1 = Le roi attend dans le Château. Arrivez sur lui, et il est à vous.

topic-king-push = Pousser le roi
topic-king-push-rule = Qui arrive sur le roi le prend et le pousse d’une place en avant (cadjit). Il est alors à vous, jusqu’à ce que l’autre camp le pousse à lui. Il n’est jamais capturé.
topic-king-push-1 = Le roi attend au milieu. Arrivez sur lui : il devient vôtre et avance d’une place.

topic-king-mount = Se glisser sous le roi
topic-king-mount-rule = Un soldat qui arrive sur le roi se glisse sous lui et le porte. Dès lors, les deux ne font qu’un. Un soldat ennemi qui arrive là capture le cavalier et prend sa place.
topic-king-mount-1 = Le roi attend au milieu. Arrivez sur lui pour vous glisser dessous.

topic-raid = Le roi de Nesseby
topic-raid-rule = Le roi attend et n’est à personne. Le premier soldat qui entre dans la rangée de départ adverse le prend à distance. Avant cela, qui arrive sur sa place ne prend rien.
topic-raid-1 = Un de vos soldats est sur le point d’entrer dans la rangée de départ des femmes. Faites-le entrer, et le roi est à vous, où qu’il soit.

topic-king-walks = Comment va le roi
topic-king-walks-rule = Le roi suit le chemin des soldats de qui le tient, et capture comme eux en arrivant.
topic-king-walks-1 = Le roi est à vous. Faites-le marcher.

topic-king-royal = Comment va le roi
topic-king-royal-rule = Le roi va tout droit en tout sens : à gauche, à droite, en haut ou en bas. Il ne tourne pas en chemin, mais le bout d’une rangée compte comme tout droit : il y prend le virage vers la rangée suivante.
topic-king-royal-1 = Le roi est à vous. Menez-le par le virage dans l’une des rangées extérieures.

topic-king-straight = Comment va le roi
topic-king-straight-rule = Le roi va tout droit en tout sens : à gauche, à droite, en haut ou en bas. Il ne tourne pas en chemin et s’arrête au bout d’une rangée.
topic-king-straight-1 = Le roi est à vous. Menez-le en haut ou en bas, dans une autre rangée.

topic-queens = Les reines
topic-queens-rule = Chaque camp a une reine (dronnet). Un X la libère ; ensuite elle va comme un roi : tout droit, virages compris. Mais on peut la capturer, et qui perd sa reine a perdu la partie.
topic-queens-1 = Votre reine dort dans la rangée du milieu, à droite du roi. Libérez-la avec un X.

topic-queen-hunt = La chasse à la reine
topic-queen-hunt-rule = Qui capture la reine adverse a gagné. La plupart des parties finissent ainsi. Tant qu’elle dort, nul ne peut la toucher.
topic-queen-hunt-1 = La reine des femmes s’est trop approchée. Capturez-la !

topic-push-ram = Le bélier
topic-push-ram-rule = Si un ennemi se trouve là où le roi est poussé, il est capturé : le roi est votre bélier.
topic-push-ram-1 = Derrière le roi se tient une femme. Poussez-le sur elle.

topic-push-blocked = Pas de place pour pousser
topic-push-blocked-rule = Le roi ne peut être poussé sur une de vos pièces. Tant qu’il y en a une, on ne peut le prendre de ce côté.
topic-push-blocked-1 = Derrière le roi se tient un des vôtres. Essayez quand même de prendre le roi.
topic-push-blocked-2 = Cela ne va pas. Utilisez une autre pièce.

topic-raid-then-landing = Après la première incursion
topic-raid-then-landing-rule = Une fois que quelqu’un a pris le roi par une incursion, qui arrive sur lui le prend aussi.
topic-raid-then-landing-1 = Les femmes ont le roi. Arrivez sur lui.

topic-raid-again = Incursion sur incursion
topic-raid-again-rule = Chaque fois qu’un soldat entre dans la rangée de départ adverse, son camp prend le roi, où qu’il soit.
topic-raid-again-1 = Les femmes ont le roi. Entrez dans leur rangée de départ, et il change de camp.

topic-across = Droit au milieu
topic-across-rule = Un soldat qu’on libère va droit de sa place de départ dans la rangée du milieu.
topic-across-1 = Libérez votre soldat de tête : il sort tout droit.

topic-queue = À la file
topic-queue-rule = Les soldats gardent leur ordre : aucun ne dépasse un soldat de sa propre armée. On peut dépasser le roi, et lui dépasse tout le monde.
topic-queue-1 = Le soldat de derrière veut dépasser celui de devant. Essayez.
topic-queue-2 = Il doit attendre. Avancez celui de devant.

topic-blank-four = La face blanche
topic-blank-four-rule = La face sans marque vaut quatre pas.
topic-blank-four-1 = Il y a là des dés blancs. Avancez de quatre places avec l’un d’eux.

topic-blank-zero = La face blanche
topic-blank-zero-rule = La face sans marque ne vaut rien. Un tel dé est dépensé dès qu’il est là.
topic-blank-zero-1 = Les dés blancs ne comptent pas. Le X libère un soldat.

topic-order-high = Dans l’ordre
topic-order-high-rule = Les dés servent dans l’ordre : les X d’abord, puis le plus fort. Si le dé dont c’est le tour ne peut servir, le tour est fini et le reste est perdu.
topic-order-high-1 = Il y a un III et un II. Essayez d’avancer d’abord de deux places.
topic-order-high-2 = Le III vient d’abord. Utilisez-le.

topic-order-low = Dans l’ordre
topic-order-low-rule = Les dés servent dans l’ordre : les X d’abord, puis le plus faible. Si le dé dont c’est le tour ne peut servir, le tour est fini et le reste est perdu.
topic-order-low-1 = Il y a un III et un II. Essayez d’avancer d’abord de trois places.
topic-order-low-2 = Le II vient d’abord. Utilisez-le.

topic-order-free = Dans l’ordre qu’on veut
topic-order-free-rule = Les dés servent dans l’ordre que vous voulez, sur une pièce ou sur plusieurs.
topic-order-free-1 = Vous avez un II et un III, et une femme se tient cinq places plus loin. Avancez d’abord de deux places.
topic-order-free-2 = Et maintenant de trois, avec le même soldat.

topic-rethrow-each = Relancer
topic-rethrow-each-rule = Avant d’utiliser un dé, vous pouvez relancer les dés qui montrent X, aussi souvent que vous voulez et tant qu’ils montrent X.
topic-rethrow-each-1 = Peut-être mieux que le X ? Relancez-le.

topic-rethrow-all = Relancer
topic-rethrow-all-rule = On ne peut relancer que si tous les dés montrent X, et alors tous.
topic-rethrow-all-1 = Tous les dés montrent X. Relancez-les tous.

topic-rethrow-none = Relancer
topic-rethrow-none-rule = Ce qui est lancé reste : aucun dé n’est lancé deux fois.

topic-compulsion = Il faut jouer
topic-compulsion-rule = Tant qu’un dé peut servir, le tour continue. Il finit de lui-même quand plus rien n’est possible.

topic-may-stop = Finir le tour
topic-may-stop-rule = Après le lancer, on peut finir le tour à tout moment, même si des dés pouvaient encore servir.
topic-may-stop-1 = Vous aimez mieux rester où vous êtes. Finissez le tour.

topic-wake-front = Qui s’éveille ensuite
topic-wake-front-rule = Les soldats se libèrent dans l’ordre : le plus avancé d’abord, et ainsi jusqu’au dernier.
topic-wake-front-1 = Essayez de libérer le soldat au milieu de la rangée.
topic-wake-front-2 = Il doit attendre. Libérez celui de devant.

topic-wake-any = Qui s’éveille ensuite
topic-wake-any-rule = On peut libérer n’importe quel soldat, dans l’ordre qu’on veut.
topic-wake-any-1 = Libérez le soldat au milieu de la rangée.

topic-wake-next-free = Qui s’éveille ensuite
topic-wake-next-free-rule = On ne peut libérer un soldat que si la place devant lui est tout à fait vide. Les trous de ceux qui sont partis en libèrent donc d’autres.
topic-wake-next-free-1 = Le soldat au milieu de la rangée n’a pas de place devant lui. Essayez de le libérer.
topic-wake-next-free-2 = Libérez-en un qui a de la place.

topic-track-eight = Le chemin autour du plateau
topic-track-eight-rule = Les soldats suivent la rangée de départ, reviennent par celle du milieu et traversent la rangée de départ adverse ; puis de nouveau le milieu, et le retour. Cela fait un huit. Un soldat sur le retour porte une marque.
topic-track-eight-1 = Ce soldat est sur le retour. Faites-le rentrer.

topic-track-loop = Le chemin autour du plateau
topic-track-loop-rule = Les soldats suivent la rangée de départ, reviennent par celle du milieu et traversent la rangée de départ adverse. De là, on tourne et tourne, par le milieu et la rangée adverse, sans jamais rentrer.
topic-track-loop-1 = Au bout de la rangée du milieu, on monte dans la rangée de départ adverse. Passez le coin.

topic-with = Contre ou avec
topic-with-rule = Qui ne commence pas choisit : contre (vuosttut), et les armées vont l’une vers l’autre, ou avec (mieđut), dans l’autre sens, et les deux entrent au milieu par le même bout et courent l’une derrière l’autre.
topic-with-1 = Les femmes ont commencé, et vous avez choisi mieđut. Votre tête est maintenant à l’autre bout. Libérez-y un soldat.

topic-sleepers-exposed = Les dormeurs
topic-sleepers-exposed-rule = On peut capturer les soldats endormis comme tous les autres. À Máze, cela se dit tuer dans la chambre à coucher (goddit oađđenlanjas).
topic-sleepers-exposed-1 = Votre soldat atteint la rangée de départ des femmes, où elles dorment encore. Capturez-en une.

topic-sleepers-protected = Les dormeurs
topic-sleepers-protected-rule = Les soldats endormis sont à l’abri : l’ennemi ne peut arriver sur eux. Les leurs peuvent les rejoindre.
topic-sleepers-protected-1 = Essayez d’arriver sur une femme endormie : avancez de trois places dans sa rangée.
topic-sleepers-protected-2 = Cela ne va pas. Utilisez un dé autrement.

topic-sleepers-closed = Les dormeurs
topic-sleepers-closed-rule = Nul ne peut arriver là où dort une pièce, ni ami ni ennemi. Trois dormeurs au bout d’une rangée ferment donc une porte ; le troisième est le garde de la porte (uksavákta).
topic-sleepers-closed-1 = Essayez d’arriver sur une femme endormie : avancez de trois places dans sa rangée.
topic-sleepers-closed-2 = Cela ne va pas. Utilisez un dé autrement.

topic-stacking = Ensemble sur une place
topic-stacking-rule = Plusieurs soldats d’un camp peuvent être sur une place. Mais un ennemi qui y arrive les capture tous.
topic-stacking-1 = Réunissez vos deux soldats.

topic-one-each = Un par place
topic-one-each-rule = Il n’y a qu’un soldat par place. Vos propres soldats vous barrent le chemin.
topic-one-each-1 = Essayez d’arriver sur votre propre soldat.
topic-one-each-2 = Cela ne va pas. Utilisez un dé autrement.

topic-king-shares = Le roi parmi les siens
topic-king-shares-rule = Le roi et ses soldats peuvent être sur une même place.
topic-king-shares-1 = Amenez votre soldat auprès du roi.

topic-king-alone = Le roi se tient seul
topic-king-alone-rule = Aucun soldat ne peut s’arrêter où est son roi, ni lui où ils sont. Seul qui vient de le prendre reste avec lui, jusqu’à ce que l’un des deux bouge.
topic-king-alone-1 = Essayez d’arriver sur votre propre roi.
topic-king-alone-2 = Cela ne va pas. Utilisez un dé autrement.

topic-utsjok = Le roi d’Utsjok
topic-utsjok-rule = Qui arrive sur le roi choisit : le prendre, ou le retirer du jeu pour de bon (Ohcejot gonagas).
topic-utsjok-1 = Les femmes ont le roi. Arrivez sur lui, et retirez-le du jeu.

topic-like-odds = Like odds
topic-like-odds-rule = Une règle d’aujourd’hui : chaque camp commence avec trois soldats éveillés. Ainsi, nul ne reste à attendre le premier X.
topic-like-odds-1 = Pas de X, et pourtant vous pouvez jouer : trois soldats sont éveillés. Avancez-en un.

topic-blocked = Enfermé
topic-blocked-rule = Un camp dont tous les soldats sont éveillés perd s’il a lancé un dé qu’il ne peut utiliser.
topic-blocked-1 = La dernière femme bute contre vos dormeurs. Avancez votre soldat avec le X.

topic-stake = Les mises
topic-stake-rule = Avant la partie, on convient de ce que vaut un soldat. À la fin, le perdant paie ce prix pour chaque soldat qui reste au gagnant.

topic-win-soldiers = Gagner
topic-win-soldiers-rule = Qui capture le dernier soldat adverse a gagné. Avoir le roi ne sauve personne.
topic-win-soldiers-1 = Il reste une femme. Capturez-la.

topic-win-pieces = Gagner
topic-win-pieces-rule = Un camp a perdu quand il n’a plus ni soldats ni roi. Tant que le roi est avec lui, il continue.
topic-win-pieces-1 = Capturez la dernière femme.
topic-win-pieces-2 = Les femmes ont encore le roi. Prenez-le aussi.
