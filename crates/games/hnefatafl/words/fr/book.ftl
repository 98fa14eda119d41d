# The rulebook of Hnefatafl; loaded when it is opened.

book-board = Le plateau et les pièces
book-moving = Se déplacer
book-capturing = Capturer
book-king = Le roi
book-castle = Le château et les campements
book-escape = Sortir, raichi et tuichu
book-end = Les autres fins de partie
book-questions = Ce que la feuille laisse ouvert

## Bien jouer

book-advice-two-ways = Si vous jouez les Suédois, ne vous jetez pas sur une issue unique : elle est vite fermée. Cherchez une case d’où deux issues s’ouvrent à la fois.
book-advice-gaps = Toute capture ouvre des lignes. Avant de capturer avec les Moscovites, voyez si le roi peut profiter de la brèche.
book-advice-fence = Si vous jouez les Moscovites, ne courez pas après le roi. Enfermez-le d’abord. Des pièces qui se touchent en diagonale suffisent comme clôture, car personne ne va en diagonale.
book-advice-king-guarded = Si vous jouez les Suédois, regardez, avant de déplacer le roi, de part et d’autre de la case où il va. Loin du château, deux Moscovites suffisent pour le prendre.
book-advice-swap = Les camps ne sont pas de même force. Jouez donc deux parties, en changeant de camp entre les deux.

## Ce que la feuille du musée ne dit pas, ou qui se lit de plusieurs façons

book-question-board = Quelle est la taille du plateau ? La feuille dit que chaque côté a un nombre impair de cases, d’ordinaire 9. Elle ne décrit que celui-là. La place des pièces sur 7 × 7 et 11 × 11 cases est notre ajout.
book-question-castle_stop = Qui peut s’arrêter dans le château une fois que le roi l’a quitté ? La feuille ne le dit pas. Nous le laissons au roi seul, et vous pouvez choisir autrement.
book-question-castle_pass = Qui peut traverser le château vide ? La feuille ne le dit pas. Ici, dans Linné et Tablut, c’est le roi seul. Dans Brandubh, tout le monde le peut.
book-question-camps = Les campements sont-ils fermés à quelqu’un ? La feuille ne le dit pas. Nous les traitons comme les autres cases, et vous pouvez les fermer.
book-question-king_captures = Le roi aide-t-il à capturer ? La feuille parle de deux pièces à soi, sans dire lesquelles. Nous le laissons aider.
book-question-castle_counts = Le château vide compte-t-il comme une pièce ? La feuille ne le dit pas. Mais là où seul le roi peut s’y arrêter, il ne pourrait jamais être encerclé à côté. C’est pourquoi le château y compte comme un Moscovite. Dans Brandubh, il compte aussi dans les captures.
book-question-camps_count = Une case de campement vide compte-t-elle comme un Moscovite ? La feuille ne le dit pas. Ici, non, mais vous pouvez choisir que oui.
book-question-king_taken = Le roi doit-il toujours être encerclé ? La feuille le dit : des quatre côtés. Plusieurs chercheurs qui ont lu le latin de Linné y voient une erreur de traduction. Pour eux, deux Moscovites le prennent, sauf dans le château et à côté. La variante Linné suit la feuille, et Tablut suit les chercheurs.
book-question-escape = Par où le roi sort-il ? La feuille parle d’une voie ouverte hors du plateau. Pour nous, il sort par n’importe quelle case du bord. Dans Brandubh, il doit atteindre un coin.
book-question-repetition = Et si les mêmes coups reviennent sans cesse ? La feuille ne le dit pas. Dans les variantes qui ont un nom, la troisième fois donne la nulle ; dans Copenhagen seul, les Suédois perdent alors.
book-question-announce = Qui dit raichi et tuichu ? Dans la feuille, c’est le joueur des Suédois. Ici, le jeu le dit pour vous, et vous pouvez choisir de le dire vous-mêmes.
book-question-shield_wall = Peut-on capturer plusieurs pièces d’un coup au bord ? La feuille n’en dit rien. Dans Copenhagen, toute une rangée peut l’être, mais pas le roi.
book-question-edge_counts = Trois Moscovites suffisent-ils au bord ? Dans la feuille, le roi y sort, la question ne se pose donc pas. Dans Copenhagen et Fetlar, trois ne suffisent pas, mais vous pouvez en décider autrement.
book-question-exit_fort = Et si le roi est à l’abri au bord sans atteindre un coin ? La feuille n’a pas de coins à atteindre. Dans Copenhagen, il a gagné dans un fort qu’on ne peut pas briser.
book-question-enclosure = Et si les Moscovites entourent tous les Suédois ? La feuille ne le dit pas. Dans Copenhagen et Fetlar, ils ont gagné.

## L’histoire

book-history-1 = Le hnefatafl était un jeu de plateau populaire à l’âge du fer. On en a trouvé diverses formes dans toute l’Europe. Le mot islandais hnefi veut dire « poing », et Hnefi est le nom du roi ou du chef dans le jeu.
book-history-2 = On en a trouvé une forme en 2006 dans une nécropole de Finström, parmi d’autres offrandes funéraires : 21 pièces de corne tournée. L’une d’elles est plus grande que les autres et porte une pointe de fer au sommet. C’est sans doute le roi ou le chef.
book-history-3 = En 1732, Carl von Linné parcourut la Laponie. Dans son journal, il décrivit le tablut, un jeu de plateau des Sámis. Les règles de ce livre viennent de la feuille d’un musée qui reprend sa description : un joueur a les Suédois, l’autre les Moscovites.
book-history-4 = Au musée, chaque famille avec enfants reçoit un plateau et 24 pièces. Les règles de la feuille en demandent 25 : un roi, 8 drabants et 16 Moscovites. Dans la tombe, il y en avait 21. La feuille ajoute que le nombre de pièces et leur disposition peuvent varier. Nous n’en tirons aucune conclusion.
book-history-5 = Brandubh est ici le petit jeu tel qu’on le joue aujourd’hui en ligne. Les 525 parties d’un recueil publié peuvent toutes être rejouées selon ses règles, coup par coup.
book-history-6 = Copenhagen a été créé en 2012 par Aage Nielsen, Adam Bartley et Tim Millar, à partir d’un jeu dont un groupe de l’île de Fetlar, aux Shetland, avait fixé les règles en 2007. Les 1 752 parties d’un recueil publié peuvent toutes être rejouées selon ses règles.

## Glossaire

word-hnefatafl = hnefatafl : le jeu
word-hnefi = hnefi : « poing » en islandais ; Hnefi est le roi ou le chef
word-tablut = tablut : le jeu des Sámis que Linné a décrit ; ici, aussi une variante qui lit Linné comme le font plusieurs chercheurs
word-brandubh = brandubh : un petit jeu sur 7 × 7 cases, où l’on sort par les coins
word-copenhagen = copenhagen : le jeu de la plupart des joueurs de tafl d’aujourd’hui, sur 11 × 11 cases
word-fetlar = fetlar : le jeu plus ancien dont vient Copenhagen
word-svensk = svensk : un Suédois ; le camp des Suédois a le roi
word-kung = kung : le roi
word-drabant = drabant : un garde du roi
word-moskovit = moskovit : un Moscovite, un assaillant
word-borg = borgen : le château, la case du milieu
word-lager = läger : un campement ; ses cases s’appellent lägerrutor
word-raichi = raichi : ce qu’on dit quand une issue est ouverte
word-tuichu = tuichu : ce qu’on dit quand deux issues ou plus sont ouvertes

## Sources

book-reference-1 = Hnefatafl spelregler, la feuille de règles d’un musée, en suédois, d’après Carl von Linné
book-reference-2 = Les 525 parties de Brandubh consignées dans hnefatafl-rs, un programme sous licence MIT
book-reference-3 = Rapporté dans ces sources, mais non lu pour ce livre : le journal du voyage de Carl von Linné en Laponie, 1732
book-reference-4 = Les règles publiées de Copenhagen Hnefatafl, par Aage Nielsen, Adam Bartley et Tim Millar
book-reference-5 = Les règles publiées de Fetlar Hnefatafl, par le Fetlar Hnefatafl Panel
