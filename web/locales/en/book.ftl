# The book of rules; loaded when it is opened.

book-contents = Contents
book-show = Show it
book-board = The board and what belongs to it
book-turn = The turn and the dice
book-waking = Waking
book-walking = The way around the board
book-way = The arrows show the men’s way. The women’s is the same, seen from their side.
book-capturing = Capturing
book-king = The king
book-queens = The queens
book-end = The end of the game
book-advice = How to play well
book-neighbours = What its neighbours do differently
book-table = All rule sets side by side
book-history = Where the game comes from
book-words = Words of the game
book-references = What this was read from
book-differs = { $name } differs in this:

## Advice

book-advice-middle = Hold the middle row. Whoever fills it with soldiers, a gap of one place between each and the next, is hard to get past. Do not spread your soldiers too thin.
book-advice-together = Several soldiers on one place are strong until somebody lands there: then all of them are gone.
book-advice-loophole = Put the king or the queen into a loophole (čilla) in your home row. Standing there fairly safe, they shoot (báhčit) whoever walks past: with X and X out and back again, or with II and II over to the enemy’s row and home.
book-advice-door-guard = Wake the third soldier from your left late. It is the door guard (uksavákta): as long as the last three sleep, no royal piece gets into your home row round the bend, for three places are the farthest that a die leads.

## The history

book-history-1 = Sáhkku has its name from the X on its dice. In some places the game is called bircun, throwing dice: it is the only board game with dice that is known from the Sámi. It was at home from the Lule Sámi lands in the south to the Skolt Sámi in the northeast, with rules that changed from place to place. Those that are known today are North Sámi; most of the others were lost.
book-history-2 = It belongs to a family of games, named after the Arabian tâb, that can be followed from the Nile to Sakhalin: among them sîg, the Danish daldøs and the čoŋŋ of the Nivkh. Where the family began and how it came north nobody knows. None of the others has a king in the middle who belongs to nobody: that is Sámi.
book-history-3 = The first trace may stand in Johannes Schefferus’s Lapponia, in the 1600s: the Sámi priest Olaus Sirma told of a game of dice for stakes. Whether it was sáhkku is not certain. A die from the 1700s is kept in Trondheim. In the middle of the 1800s the game was played in places as far apart as Haukøya in the north of Troms and Kvikkjokk in the Lule Sámi part of Sweden.
book-history-4 = At an exhibition in Tromsø in the 1870s people from Nesseby played before the public. A reporter wrote home of a young Sámi woman, Aasel, who won every time, and of how quick and fine her thinking was.
book-history-5 = Then came the ban. In the Christian revival of the 1800s all games were held to be sinful in some places, and sáhkku more than others: it was called the Devil’s game. The king may have been too much like a sieidi, a figure to which offerings had been made; there are tales of sáhkku kings that were to bring luck in fishing. And where it was played for stakes, much could be lost. What was still played was played behind drawn curtains.
book-history-6 = Assimilation and racism did the second harm. People hid what would have shown them to be Sámi, and sáhkku did: even where the language had gone, one counted in Sámi when one played.
book-history-7 = The third was the war. When the German army burned Finnmark, the north of Troms and the north of Finland in 1944, the sets burned with the houses; none is known to have survived outside museums. In most places the tradition ended with those who had carried it.
book-history-8 = In some it did not. Hans Aslak Guttorm of Vuovdaguoika taught it to his daughters and was filmed playing. Kristian Johansen of Gávkevuotna taught his son and made sets until the 1990s. Yngvar Mejland wrote down in 1953 what was played around Kvænangen, and the teacher Bernt Pettersen took it to Máze. Edmund Johansen rebuilt the game of Laksefjord from memories. Thanks to them it is played again, also for a cup, at whose first open tournament in Oslo the rules of Laksefjord were used.

## Words of the game

word-sahkku = sáhkku: the X on a die, and the game; in the Utsjoki lands the X is also called ruossa, cross
word-bircu = bircu, plural birccut: a die; bircun is throwing dice, and a name of the game
word-sahkkufiellu = sáhkkufiellu, sáhkkolávdi, bircunfiellu: the board
word-rahddja = ráđđa, plural ráđat: a row
word-sarggis = sárggis, plural sárgát: a line, the place where a piece stands
word-garri = gárri: the long tray that the dice are thrown into
word-olmmai = olmmái, plural olbmát: a man
word-galgu = gálgu, plural gálgut: a woman; in Máze the pieces are ádját and áhkut, grandfathers and grandmothers
word-soahteolmmai = soahteolmmái, plural soahteolbmát: a soldier; the army is soahteveahka or soahtejoavku
word-gonagas = gonagas: the king
word-dronnet = dronnet, plural dronnegat: a queen
word-luvvet = luvvet: to set a soldier free, to wake it; luvvejuvvon is one that is awake. In Máze one says boktet, to wake, and oađđit, to sleep
word-vuolgit = vuolgit: to walk with a piece
word-goddit = goddit, borrat: to capture
word-fitnet = fitnet gonagasa, fasket gonagasa: to take the king
word-cadjit = cadjit: to push the king to oneself
word-vuosttut = vuosttut and mieđut: against and with, the two ways for the other army to walk
word-cilla = čilla: a loophole, from where a royal piece shoots (báhčit)
word-uksavakta = uksavákta: the door guard

## What this was read from

book-reference-1 = Mikkel Berg-Nordlie: Sáhkku, on the pages of Reaidu
book-reference-2 = Mikkel Berg-Nordlie: Hvordan spille sáhkku, a booklet with boards to print, 2018
book-reference-3 = Le Globe Joueur: Sahkku, a sheet of rules in French
book-reference-4 = Named there, and not read for this book: J. A. Friis, Lappisk mythologi, eventyr og folkesagn, 1871; A. Brun, Katalog, 1875; T. I. Itkonen, Die Spiele, Unterhaltungen und Kraftproben der Lappen, 1941; Yngvar Mejland, Sakko, in Bygd og By, 1953; Alan Borvo, Sáhkku, the “Devil’s game”, in Board Games Studies 4, 2001
