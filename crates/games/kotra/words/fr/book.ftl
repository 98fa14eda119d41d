# Le livre des règles du kotra ; chargé quand on l’ouvre.

book-board = Le plateau et les pions
book-turn = Le tour et les dés
book-hitting = Frapper et rentrer
book-bands = Les bandes
book-tearing = Déchirer les bandes
book-off = Sortir
book-munk = Les moines
book-jan = Jan
book-after = Lancers de rattrapage
book-worth = Ce que vaut une victoire
book-questions = Ce que la source laisse ouvert
book-way = Les flèches montrent le chemin des Blancs. Les Noirs tournent dans le même sens, depuis le coin opposé.

## Des conseils

book-advice-run = Faites partir bientôt cinq pions de votre maison. Avant cela, vous ne pouvez poser aucune bande, et tout ce que vous avez en route est un blot.
book-advice-hit = Ne faites pas la course. Entre bons joueurs ordinateurs, jan finit 47 % des parties et rapporte 81 % des unités. Tout sortir en finit 37 % et rapporte 9 %. Qui ne fait que courir perd presque toutes ses parties contre un bon joueur, presque toujours par jan. Frappez, tenez un mur, et évitez d’être frappé.
book-advice-spread = Dans vos deux premiers quarts, on ne peut pas éviter les blots. Placez-les là où peu de lancers les frappent, et là où un pion frappé perd peu de chemin.
book-advice-row = Des bandes à la suite retiennent l’autre camp. Arrêtez-vous à cinq : la sixième les ouvre toutes.
book-advice-wall = Pour un jan, construisez un mur de cinq bandes dans votre troisième quart et faites-le avancer dans le dernier, bande par bande. Dans le dernier quart, on ne peut pas les déchirer en rentrant.
book-advice-hunters = Un mur ne frappe personne. Gardez quelques pions en dehors. S’ils ont déjà dépassé les blots ennemis, laissez-les comme blots là où l’ennemi ne peut pas éviter de les frapper. Ils reviennent par votre premier quart et se remettent en chasse.
book-advice-jan-blot = Regardez combien de pions l’ennemi a fait partir. S’il a encore un pion dans sa maison, six pions frappés font un jan ; s’il n’en a plus, sept. Celui dont le départ rend le jan possible s’appelle le blot du jan.
book-advice-fill = Pour déchirer des bandes dans votre premier quart, remplissez ses cases libres de vos propres pions. Un seul pion frappé suffit alors : il ne reste aucune case libre, et toutes les bandes du quart sont ouvertes.
book-advice-home = Un blot frappé dans votre premier quart libère une case où rentrer. Frappé plus loin, il n’en libère pas. Quand un jan menace, gardez vos pions dans votre premier quart ou dans des bandes.
book-advice-patterns = En arrivant, regardez quel moine convient. Un pion qui a dépassé sa place ne peut pas revenir : un pion en 24 exclut langi hryggur, quatre excluent langi múkur, et six excluent stutti múkur.
book-advice-half = Un demi langi múkur rapporte 2½, et tout sortir seulement 2. Continuer défait la figure : ne le faites que si un meilleur moine est à portée.

## Ce que la source laisse ouvert, selon l’option qui y répond

book-question-one_die = Quel dé utilise-t-on quand chacun peut servir, mais pas les deux ? La source ne le dit pas. Nous prenons le plus fort, comme d’autres jeux de la même famille, et vous pouvez choisir autrement.
book-question-two_sixes = Deux six au début peuvent-ils faire partir quatre pions ? La source dit : si les joueurs en conviennent. Ici, ce n’est pas le cas, sauf si vous le choisissez.
book-question-litli_meistari = Litli meistari est-il un moine ? Quelques joueurs disaient oui. Sa valeur n’est notée nulle part. Nous la fixons à 9, entre stutti múkur et meistari.
book-question-single_die = Peut-on lancer un seul dé pour un moine ? Certains le faisaient. Nous comptons tous les moines que les règles connaissent, et nous offrons le choix dès qu’il ne manque qu’un pion.
book-question-after_throws = Combien y a-t-il de lancers de rattrapage ? Certains joueurs n’en avaient aucun, d’autres cinq, sept ou treize. Nous commençons avec sept.
book-question-last_throw = Y a-t-il un dernier lancer pour la nulle ? Seuls quelques joueurs l’admettaient. Ici, il n’y en a pas, sauf si vous le choisissez.

## Nos autres choix

book-ours-1 = Un moine entier finit aussitôt la partie. La source ne dit pas si l’on peut y renoncer et continuer pour gagner plus.
book-ours-2 = Quand y a-t-il encore une chance au rattrapage ? La source ne le définit pas. Nous regardons si l’une des trois figures peut être atteinte en avançant d’au plus 24 cases par lancer restant.
book-ours-3 = Sortir le dernier pion compte comme utiliser le lancer entier, même s’il reste des dés.
book-ours-4 = Dans une suite de bandes, la maison est une case comme les autres : cinq bandes jusqu’à la dernière case et deux pions dans la maison qui la suit en font six.
book-ours-5 = Dans un match, qui perd une partie commence la suivante. Abandonner coûte 2, ou 4 avec des pions frappés. La source ne parle ni de matchs ni d’abandon.

## L’histoire

book-history-1 = Le kotra vient du förkeren, un jeu de dés et de pions sans doute inventé aux Pays-Bas. On le mentionne pour la première fois à la fin du XIVe siècle. Aux XVIIe et XVIIIe siècles, on y jouait partout aux Pays-Bas, en Allemagne et dans le Nord.
book-history-2 = En islandais, kotra désignait d’abord n’importe quel jeu sur un tel plateau. Le förkeren était celui que tout le monde jouait, et le mot en est venu à le désigner. Avec le temps, les Islandais en changèrent les règles. Quelque chose de semblable se passa en Suède, où le förkeren devint le brädspel. Les deux ont beaucoup en commun, et leurs joueurs se sont peut-être connus.
book-history-3 = Au XVIIe siècle, on jouait au kotra pour de l’argent. Au XVIIIe, le savant Jón Ólafsson úr Grunnavík mit un de ses mots dans son dictionnaire, janstork.
book-history-4 = Ólafur Davíðsson décrivit le jeu dans les années 1880, après avoir parlé avec quelques personnes qui y jouaient encore. C’était difficile, écrivit-il, car le kotra était devenu rare, et personne ne l’avait décrit avant. Son livre parut à Copenhague entre 1888 et 1892.
book-history-5 = Willard Fiske rapporta ses règles en anglais, dans un livre sur les échecs en Islande, en 1905. R. C. Bell les reprit dans son livre des jeux du monde entier, sous le nom d’Icelandic backgammon. Il en comprit mal quelques-unes : il pensait par exemple que janstork était une sorte de jan.
book-history-6 = Depuis, le kotra semble s’être éteint. Dans les années 1990, des joueurs suédois de brädspel, au musée Vasa de Stockholm, cherchèrent des Islandais qui le connaissaient, et n’en trouvèrent pas. Le mot vit toujours : en Islande, aujourd’hui, kotra veut dire backgammon.
book-history-7 = Les valeurs des moines sont impaires, et pourtant un demi-moine en rapporte la moitié. Peut-être les demi-moines sont-ils venus plus tard, quand tout le monde était habitué aux valeurs. Que l’on ait arrondi les moitiés n’est noté nulle part.

## Les mots du jeu

word-kotra = kotra : le jeu ; en Islande, aujourd’hui, le backgammon
word-forkeren = förkeren : le jeu plus ancien dont viennent le kotra et le brädspel suédois
word-tunga = tunga, au pluriel tungor : une langue, l’une des 24 cases ; en suédois
word-kvarter = kvarter : un quart, six cases ; en suédois
word-hem = hem : la maison, la case 1, où tous les pions commencent ; en suédois
word-huk = huk : la case 12, la première où l’on pose des bandes ; en suédois
word-alla = alla : deux dés égaux, qui servent deux fois chacun ; en suédois
word-blotta = blotta : un blot, un pion seul ; en suédois
word-band = band : une bande, deux pions ou plus sur une case ; trois ou plus sont un överband ; en suédois
word-lagga-band = lägga band, bryta band : poser une bande ; en défaire une, de sorte qu’il ne reste qu’un blot ; en suédois
word-riva-upp = riva upp : déchirer une bande ; en suédois. Au brädspel, on dit spränga, faire éclater
word-uttekt = úttekt : sortir les pions ; en islandais
word-mukur = múkur : un moine, une figure qui gagne ; en islandais, de múnkur, « moine »
word-langi-hryggur = langi hryggur : « long dos », trois pions sur chacune des cases 19 à 23 ; en islandais
word-langi-mukur = langi múkur : « long moine », trois pions sur chacune des cases 20 à 24 ; en islandais
word-stutti-mukur = stutti múkur : « court moine », cinq pions sur chacune des cases 22 à 24 ; en islandais
word-meistari = meistari : « maître », les quinze pions en 24 ; en islandais
word-litli-meistari = litli meistari : « petit maître », sept pions en 23 et huit en 24 ; en islandais
word-mar = mar : « bleu » (meurtrissure), perdre pendant que des pions frappés attendent ; en islandais
word-jan = jan : avoir plus de pions frappés qu’on ne pourra jamais en rentrer
word-janblotta = janblotta : le blot du jan, le pion qui doit partir et rend un jan possible ; en suédois
word-efterslag = efterslag : les lancers de rattrapage ; en suédois
word-janstork = janstork : un vieux mot, où nous voyons le fait d’échapper à un jan ; en islandais, storka veut dire entre autres « défier »

## Les sources

book-reference-1 = Kotra (brädspel), un article en suédois d’après Ólafur Davíðsson
book-reference-2 = Cités là, mais non lus pour ce livre : Jón Árnason et Ólafur Davíðsson, Íslenzkar gátur, þulur og skemtanir, tome 2, Copenhague 1888–1892 ; Willard Fiske, Chess in Iceland and in Icelandic Literature, Florence 1905 ; R. C. Bell, Board and Table Games from Many Civilizations, tome 2, 1979 ; Sven B. F. Jansson, Isländsk-svensk ordbok, 1994
