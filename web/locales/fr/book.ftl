# The book of rules; loaded when it is opened.

book-contents = Sommaire
book-show = Montrer
book-board = Le plateau et ce qui va avec
book-turn = Le tour et les dés
book-waking = Libérer
book-walking = Le chemin autour du plateau
book-way = Les flèches montrent le chemin des hommes. Celui des femmes est le même, vu de leur côté.
book-capturing = Capturer
book-king = Le roi
book-queens = Les reines
book-end = La fin de la partie
book-advice = Bien jouer
book-neighbours = Ce que font autrement les voisins
book-table = Toutes les règles côte à côte
book-history = D’où vient le jeu
book-words = Les mots du jeu
book-references = D’où ceci est tiré
book-differs = { $name } diffère en ceci

book-advice-middle = Tenez la rangée du milieu. Qui la remplit de soldats, une place vide entre chacun, est difficile à franchir. Ne dispersez pas trop vos soldats.
book-advice-together = Plusieurs soldats sur une place sont forts, jusqu’à ce que quelqu’un y arrive : alors tous sont perdus.
book-advice-loophole = Placez le roi ou la reine dans une meurtrière (čilla) de votre rangée de départ. Assez à l’abri, ils tirent (báhčit) sur qui passe : avec X et X, aller et retour, ou avec II et II, jusqu’à la rangée adverse et retour.
book-advice-door-guard = Libérez tard le troisième soldat à partir de votre gauche. C’est le garde de la porte (uksavákta) : tant que les trois derniers dorment, aucune pièce royale n’entre chez vous par le virage, car nul dé ne mène plus loin que trois places.

book-history-1 = Le sáhkku tient son nom du X de ses dés. En certains lieux, le jeu s’appelle bircun, lancer de dés : c’est le seul jeu de plateau avec des dés que l’on connaisse chez les Sámis. Il était chez lui des terres sámies de Lule, au sud, jusque chez les Sámis skolts, au nord-est, avec des règles qui changeaient d’un lieu à l’autre. Celles qu’on connaît aujourd’hui sont sámies du Nord ; la plupart des autres sont perdues.
book-history-2 = Il est d’une famille de jeux, nommée d’après le tâb arabe, que l’on peut suivre du Nil à Sakhaline : parmi eux le sîg, le daldøs danois et le čoŋŋ des Nivkhes. Où elle a commencé et comment elle est venue au nord, nul ne le sait. Aucun des autres n’a au milieu un roi qui n’est à personne : cela est sámi.
book-history-3 = La première trace est peut-être dans la Lapponia de Johannes Schefferus, au XVIIe siècle : le prêtre sámi Olaus Sirma y parle d’un jeu de dés avec mise. Que ce fût le sáhkku n’est pas certain. Un dé du XVIIIe siècle est gardé à Trondheim. Au milieu du XIXe, on jouait en des lieux aussi éloignés que Haukøya, au nord du Troms, et Kvikkjokk, dans la partie sámie de Lule, en Suède.
book-history-4 = À une exposition de Tromsø, dans les années 1870, des gens de Nesseby jouèrent devant le public. Un journaliste écrivit chez lui qu’une jeune femme sámie, Aasel, gagnait chaque fois, et combien sa pensée était vive et fine.
book-history-5 = Puis vint l’interdit. Dans le réveil religieux du XIXe siècle, tous les jeux passèrent par endroits pour un péché, et le sáhkku plus que d’autres : on l’appela le jeu du Diable. Peut-être le roi ressemblait-il trop à un sieidi, une figure à laquelle on avait fait des offrandes ; on raconte que des rois de sáhkku devaient porter chance à la pêche. Et là où l’on misait, on pouvait perdre beaucoup. Ce qui se jouait encore se jouait derrière les rideaux.
book-history-6 = L’assimilation et le racisme firent le deuxième tort. On cachait ce qui aurait montré qu’on était sámi, et le sáhkku le montrait : même où la langue était perdue, on comptait en sámi quand on jouait.
book-history-7 = Le troisième fut la guerre. Quand l’armée allemande brûla le Finnmark, le nord du Troms et le nord de la Finlande en 1944, les jeux brûlèrent avec les maisons ; on n’en connaît aucun de sauvé hors des musées. Presque partout, la tradition finit avec ceux qui l’avaient portée.
book-history-8 = Par endroits, elle ne finit pas. Hans Aslak Guttorm, de Vuovdaguoika, l’apprit à ses filles et fut filmé en train de jouer. Kristian Johansen, de Gávkevuotna, l’apprit à son fils et fabriqua des jeux jusque dans les années 1990. Yngvar Mejland nota en 1953 ce qu’on jouait autour de Kvænangen, et l’instituteur Bernt Pettersen l’apporta à Máze. Edmund Johansen reconstitua de mémoire le jeu du Laksefjord. Grâce à eux, on y joue de nouveau, et même pour une coupe, dont le premier tournoi ouvert, à Oslo, se joua selon les règles du Laksefjord.

word-sahkku = sáhkku : le X d’un dé, et le jeu ; vers Utsjok, le X s’appelle aussi ruossa, croix
word-bircu = bircu, au pluriel birccut : un dé ; bircun, lancer de dés, est aussi un nom du jeu
word-sahkkufiellu = sáhkkufiellu, sáhkkolávdi, bircunfiellu : le plateau
word-rahddja = ráđđa, au pluriel ráđat : une rangée
word-sarggis = sárggis, au pluriel sárgát : une ligne, la place où se tient une pièce
word-garri = gárri : le long plateau creux où l’on lance les dés
word-olmmai = olmmái, au pluriel olbmát : un homme
word-galgu = gálgu, au pluriel gálgut : une femme ; à Máze, les pièces sont ádját et áhkut, grands-pères et grands-mères
word-soahteolmmai = soahteolmmái, au pluriel soahteolbmát : un soldat ; l’armée est soahteveahka ou soahtejoavku
word-gonagas = gonagas : le roi
word-dronnet = dronnet, au pluriel dronnegat : une reine
word-luvvet = luvvet : libérer un soldat ; luvvejuvvon se dit d’un soldat éveillé. À Máze, on dit boktet, éveiller, et oađđit, dormir
word-vuolgit = vuolgit : marcher avec une pièce
word-goddit = goddit, borrat : capturer
word-fitnet = fitnet gonagasa, fasket gonagasa : prendre le roi
word-cadjit = cadjit : pousser le roi à soi
word-vuosttut = vuosttut et mieđut : contre et avec, les deux chemins que peut prendre l’autre armée
word-cilla = čilla : une meurtrière d’où tire une pièce royale (báhčit)
word-uksavakta = uksavákta : le garde de la porte

book-reference-1 = Mikkel Berg-Nordlie : Sáhkku, sur les pages de Reaidu
book-reference-2 = Mikkel Berg-Nordlie : Hvordan spille sáhkku, un livret avec des plateaux à imprimer, 2018
book-reference-3 = Le Globe Joueur : Sahkku, une feuille de règles en français
book-reference-4 = Nommés là, et non lus pour ce livre : J. A. Friis, Lappisk mythologi, eventyr og folkesagn, 1871; A. Brun, Katalog, 1875; T. I. Itkonen, Die Spiele, Unterhaltungen und Kraftproben der Lappen, 1941; Yngvar Mejland, Sakko, Bygd og By, 1953; Alan Borvo, Sáhkku, the “Devil’s game”, Board Games Studies 4, 2001
