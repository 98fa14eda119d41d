# The book of rules; loaded when it is opened.

book-board = Le plateau et les pièces
book-turn = Le tour et les dés
book-waking = Réveiller
book-walking = Le chemin autour du plateau
book-way = Les flèches montrent le chemin des hommes. Celui des femmes est le même, vu de leur côté du plateau.
book-capturing = Capturer
book-king = Le roi
book-queens = Les reines
book-end = La fin de la partie

book-advice-middle = Tenez la rangée du milieu. Des soldats répartis le long d’elle, une case vide entre chacun, sont difficiles à franchir. Mais ne les dispersez pas trop.
book-advice-together = Plusieurs soldats sur une case sont forts jusqu’à ce qu’un ennemi y arrive : alors tous sont perdus.
book-advice-loophole = Placez le roi ou la reine dans une meurtrière (čilla) de votre rangée de départ. Assez à l’abri, ils tirent (báhčit) sur qui passe : avec X et X, jusqu’à la rangée du milieu et retour, ou avec II et II, jusqu’à la rangée adverse et retour.
book-advice-door-guard = Réveillez tard l’antépénultième soldat de votre rangée de départ. C’est le garde de la porte (uksavákta) : tant que les trois derniers dorment, ni roi ni reine n’entre dans votre rangée en contournant le bout, car aucun dé ne vaut plus de trois.

book-history-1 = Le sáhkku doit son nom au X de ses dés. En certains lieux, le jeu s’appelle bircun, « lancer de dés » : c’est le seul jeu de plateau sámi connu qui utilise des dés. On y jouait des terres sámies de Lule, au sud, à celles des Sámis skolts, au nord-est, avec des règles qui variaient d’un lieu à l’autre. Les règles connues aujourd’hui sont sámies du Nord. La plupart des autres sont perdues.
book-history-2 = Il appartient à une famille de jeux qui tient son nom du tâb arabe et que l’on trouve du Nil à Sakhaline. On y compte le sîg, le daldøs danois et le čoŋŋ des Nivkhes. Personne ne sait où la famille est née ni comment elle est venue au nord. Aucun des autres n’a au milieu un roi qui n’appartient à personne : cela est sámi.
book-history-3 = La première trace se trouve peut-être dans la Lapponia de Johannes Schefferus, au XVIIe siècle : le prêtre sámi Olaus Sirma lui parla d’un jeu de dés avec mise. On ne sait pas avec certitude si c’était le sáhkku. Un dé du XVIIIe siècle est conservé à Trondheim. Au milieu du XIXe, on jouait en des lieux aussi éloignés que Haukøya, dans le nord du Troms, et Kvikkjokk, dans la partie sámie de Lule, en Suède.
book-history-4 = À une exposition de Tromsø, dans les années 1870, des gens de Nesseby jouèrent en public. Un journaliste écrivit à son journal qu’une jeune femme sámie, Aasel, gagnait chaque fois, et combien son esprit était vif et fin.
book-history-5 = Puis vint l’interdiction. Par endroits, le réveil religieux du XIXe siècle tenait tous les jeux pour un péché, et le sáhkku plus que tout autre : on l’appela le « jeu du Diable ». Peut-être le roi ressemblait-il trop à un sieidi, une figure à laquelle on faisait des offrandes ; on parle de rois de sáhkku qui portaient chance à la pêche. Et là où l’on misait, on pouvait perdre beaucoup. Ceux qui jouaient encore tiraient d’abord les rideaux.
book-history-6 = Le deuxième coup fut l’assimilation et le racisme. On cachait ce qui montrait qu’on était sámi, et le sáhkku le montrait : même là où la langue était perdue, on comptait en sámi en jouant.
book-history-7 = Le troisième fut la guerre. Quand l’armée allemande brûla le Finnmark, le nord du Troms et le nord de la Finlande en 1944, les jeux brûlèrent avec les maisons. On n’en connaît aucun qui ait été sauvé hors des musées. Presque partout, la tradition mourut avec ceux qui l’avaient portée.
book-history-8 = En quelques lieux, elle survécut. Hans Aslak Guttorm, de Vuovdaguoika, apprit le jeu à ses filles et fut filmé en train de jouer. Kristian Johansen, de Gávkevuotna, l’apprit à son fils et fabriqua des jeux jusque dans les années 1990. En 1953, Yngvar Mejland publia les règles de Kvænangen, et l’instituteur Bernt Pettersen les apporta à Máze. Edmund Johansen reconstitua le jeu du Laksefjord d’après des souvenirs. Grâce à eux, on joue de nouveau au sáhkku. La première coupe ouverte de sáhkku, à Oslo, s’est jouée selon les règles du Laksefjord.

word-sahkku = sáhkku : le X d’un dé, et le jeu lui-même ; vers Utsjok, le X s’appelle aussi ruossa, « croix »
word-bircu = bircu, au pluriel birccut : un dé ; bircun, « lancer de dés », est aussi un nom du jeu
word-sahkkufiellu = sáhkkufiellu, sáhkkolávdi, bircunfiellu : le plateau
word-rahddja = ráđđa, au pluriel ráđat : une rangée
word-sarggis = sárggis, au pluriel sárgát : une ligne, une case où se tient une pièce
word-garri = gárri : le long plateau creux où l’on lance les dés
word-olmmai = olmmái, au pluriel olbmát : un homme
word-galgu = gálgu, au pluriel gálgut : une femme ; à Máze, les pièces sont ádját et áhkut, grands-pères et grands-mères
word-soahteolmmai = soahteolmmái, au pluriel soahteolbmát : un soldat ; l’armée est soahteveahka ou soahtejoavku
word-gonagas = gonagas : le roi
word-dronnet = dronnet, au pluriel dronnegat : une reine
word-luvvet = luvvet : libérer, réveiller un soldat ; luvvejuvvon se dit d’un soldat éveillé. À Máze, on dit boktet, « éveiller », et oađđit, « dormir »
word-vuolgit = vuolgit : déplacer une pièce
word-goddit = goddit, borrat : capturer
word-fitnet = fitnet gonagasa, fasket gonagasa : prendre le roi
word-cadjit = cadjit : pousser le roi et ainsi le prendre
word-vuosttut = vuosttut et mieđut : contre et avec, les deux sens dans lesquels la seconde armée peut tourner
word-cilla = čilla : une meurtrière d’où tire un roi ou une reine (báhčit)
word-uksavakta = uksavákta : le garde de la porte

book-reference-1 = Mikkel Berg-Nordlie : Sáhkku, sur le site Reaidu
book-reference-2 = Mikkel Berg-Nordlie : Hvordan spille sáhkku, un livret avec des plateaux à imprimer, 2018
book-reference-3 = Le Globe Joueur : Sahkku, une feuille de règles en français
book-reference-4 = Cités dans ces sources, mais non lus pour ce livre : J. A. Friis, Lappisk mythologi, eventyr og folkesagn, 1871; A. Brun, Katalog, 1875; T. I. Itkonen, Die Spiele, Unterhaltungen und Kraftproben der Lappen, 1941; Yngvar Mejland, Sakko, dans Bygd og By, 1953; Alan Borvo, Sáhkku, the “Devil’s game”, dans Board Games Studies 4, 2001
book-reference-5 = Ludii, système de jeux général : les règles de Sahkku, d’après Borvo 2001
