# The rulebook; loaded when it is opened.

book-board = The board and pieces
book-turn = The turn and the dice
book-waking = Waking
book-walking = The path around the board
book-way = The arrows show the men’s path. The women’s path is the same, seen from their side of the board.
book-capturing = Capturing
book-king = The king
book-queens = The queens
book-end = The end of the game

## Advice

book-advice-middle = Hold the middle row. Soldiers spread along it, each with one empty space to the next, are hard to get past. But don’t spread them too thin.
book-advice-together = Several soldiers on one space are strong until an enemy lands there: then all of them are gone.
book-advice-loophole = Put the king or the queen in a loophole (čilla) in your home row. Fairly safe there, they shoot (báhčit) whoever passes: with X and X into the middle row and back again, or with II and II into the enemy’s row and home.
book-advice-door-guard = Wake the third-to-last soldier of your home row late. It’s the door guard (uksavákta): while the last three are asleep, no king or queen can get into your home row round the end, because no die is worth more than three.

## The history

book-history-1 = Sáhkku is named after the X on its dice. In some places the game is called bircun, “throwing dice”: it’s the only Sámi board game known to use dice. It was at home from the Lule Sámi lands in the south to the Skolt Sámi lands in the northeast, with rules that varied from place to place. The rules known today are North Sámi. Most of the others were lost.
book-history-2 = It belongs to a family of games named after the Arabian tâb, found from the Nile to Sakhalin. Among them are sîg, the Danish daldøs and the čoŋŋ of the Nivkh. Nobody knows where the family began or how it came north. None of the others has a king in the middle who belongs to nobody: that is Sámi.
book-history-3 = The first trace may be in Johannes Schefferus’s Lapponia, from the 1600s: the Sámi priest Olaus Sirma told him of a dice game played for stakes. Whether it was sáhkku isn’t certain. A die from the 1700s is kept in Trondheim. In the mid-1800s the game was played in places as distant from each other as Haukøya in northern Troms and Kvikkjokk in the Lule Sámi part of Sweden.
book-history-4 = At an exhibition in Tromsø in the 1870s, people from Nesseby played in public. A reporter wrote home about a young Sámi woman, Aasel, who won every time, and about her quick and subtle mind.
book-history-5 = Then came the ban. In some places the Christian revival of the 1800s held all games to be sinful, and sáhkku most of all: it was called the “Devil’s game”. The king may have looked too much like a sieidi, a figure that offerings were made to; there are tales of sáhkku kings that brought luck in fishing. And where the game was played for stakes, much could be lost. Those who still played drew their curtains first.
book-history-6 = The second blow was assimilation and racism. People hid whatever would show that they were Sámi, and sáhkku did: even where the language was gone, players counted in Sámi.
book-history-7 = The third was the war. When the German army burned Finnmark, northern Troms and northern Finland in 1944, the sets burned with the houses. None is known to have survived outside museums. In most places the tradition died with those who had carried it.
book-history-8 = In some places it lived on. Hans Aslak Guttorm of Vuovdaguoika taught it to his daughters and was filmed playing. Kristian Johansen of Gávkevuotna taught his son and made sets until the 1990s. In 1953 Yngvar Mejland published the rules from around Kvænangen, and the teacher Bernt Pettersen brought them to Máze. Edmund Johansen rebuilt the game of Laksefjord from memories. Thanks to them, sáhkku is played again. The first open sáhkku cup, in Oslo, was played by the rules of Laksefjord.

## Words of the game

word-sahkku = sáhkku: the X on a die, and the game itself; around Utsjoki the X is also called ruossa, “cross”
word-bircu = bircu, plural birccut: a die; bircun, “throwing dice”, is also a name of the game
word-sahkkufiellu = sáhkkufiellu, sáhkkolávdi, bircunfiellu: the board
word-rahddja = ráđđa, plural ráđat: a row
word-sarggis = sárggis, plural sárgát: a line, a space where a piece stands
word-garri = gárri: the long tray that the dice are thrown into
word-olmmai = olmmái, plural olbmát: a man
word-galgu = gálgu, plural gálgut: a woman; in Máze the pieces are ádját and áhkut, grandfathers and grandmothers
word-soahteolmmai = soahteolmmái, plural soahteolbmát: a soldier; the army is soahteveahka or soahtejoavku
word-gonagas = gonagas: the king
word-dronnet = dronnet, plural dronnegat: a queen
word-luvvet = luvvet: to set a soldier free, to wake it; luvvejuvvon is one that is awake. In Máze people say boktet, “to wake”, and oađđit, “to sleep”
word-vuolgit = vuolgit: to move a piece
word-goddit = goddit, borrat: to capture
word-fitnet = fitnet gonagasa, fasket gonagasa: to take the king
word-cadjit = cadjit: to push the king and so take him
word-vuosttut = vuosttut and mieđut: against and with, the two ways in which the second army can go round
word-cilla = čilla: a loophole, from which a king or queen shoots (báhčit)
word-uksavakta = uksavákta: the door guard

## What this was read from

book-reference-1 = Mikkel Berg-Nordlie: Sáhkku, on the website Reaidu
book-reference-2 = Mikkel Berg-Nordlie: Hvordan spille sáhkku, a booklet with boards to print, 2018
book-reference-3 = Le Globe Joueur: Sahkku, a rules sheet in French
book-reference-4 = Cited there, but not read for this book: J. A. Friis, Lappisk mythologi, eventyr og folkesagn, 1871; A. Brun, Katalog, 1875; T. I. Itkonen, Die Spiele, Unterhaltungen und Kraftproben der Lappen, 1941; Yngvar Mejland, Sakko, in Bygd og By, 1953; Alan Borvo, Sáhkku, the “Devil’s game”, in Board Games Studies 4, 2001
book-reference-5 = Ludii, the general game system: the rules of Sahkku, after Borvo 2001
