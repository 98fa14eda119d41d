# The rulebook of Kotra; loaded when it is opened.

book-board = The board and the checkers
book-turn = The turn and the dice
book-hitting = Hitting and entering
book-bands = Bands
book-tearing = Tearing up bands
book-off = Bearing off
book-munk = Munks
book-jan = Jan
book-after = After-throws
book-worth = What a win is worth
book-questions = What the source leaves open
book-way = The arrows show White’s way. Black goes the same way round, from the opposite corner.

## Advice

book-advice-run = Take five checkers out of your home soon. Until then you can’t lay a band, and everything that you have on the way is a blot.
book-advice-hit = Don’t race. Between strong computer players, jan ends 47% of all games and brings 81% of all units. Bearing off ends 37% and brings 9%. A player who only races loses nearly every game to a strong one, nearly always by jan. Hit, keep a wall, and don’t be hit.
book-advice-spread = In your first two quarters, blots can’t be helped. Put them where few throws hit them, and where a hit costs little ground.
book-advice-row = Bands in a row hold the other side back. Stop at five: the sixth opens them all.
book-advice-wall = For a jan, build a wall of five bands in your third quarter and walk it on into the last, band by band. In the last quarter they can’t be torn up on entering.
book-advice-hunters = A wall doesn’t hit anybody. Keep a few checkers outside it. If they’re past the enemy’s blots already, leave them as blots where the enemy can’t help hitting them. They come back through your first quarter and hunt again.
book-advice-jan-blot = Watch how many checkers the enemy has out. With a checker still on its home, six hit ones make a jan; with none there, seven. The one whose going out makes it possible is called the jan blot.
book-advice-fill = To tear up bands in your first quarter, fill its free points with your own checkers. Then one hit checker of yours is enough: no free point remains, and every band in the quarter is open.
book-advice-home = A blot that’s hit in your first quarter frees a point to enter on. One that’s hit further on frees none. When a jan threatens, keep your checkers in your first quarter or in bands.
book-advice-patterns = On the way in, see which munk fits. A checker that’s past its place can’t come back: one on 24 rules out langi hryggur, four rule out langi múkur, and six rule out stutti múkur.
book-advice-half = A half langi múkur brings 2½, and bearing off only 2. Playing on breaks the pattern, so do it only if a better munk is close.

## What the source leaves open, by the option that answers it

book-question-one_die = Which die is used where either can be, but not both? The source doesn’t say. We take the higher, as other tables games do, and you can choose otherwise.
book-question-two_sixes = May two sixes at the start take out four? The source says: if the players agree. Here they don’t, unless you choose it.
book-question-litli_meistari = Is litli meistari a munk? Some players said yes. Its value is recorded nowhere. We put it at 9, between stutti múkur and meistari.
book-question-single_die = May one die be thrown for a munk? Some did. We take every munk that the rules know, and we offer the choice whenever one checker is all that’s missing.
book-question-after_throws = How many after-throws are there? Some players had none, and others five, seven or thirteen. We begin with seven.
book-question-last_throw = Is there a last throw for a draw? Only some players had it. Here it’s off unless you choose it.

## Other decisions that are ours

book-ours-1 = A whole munk ends the game at once. The source doesn’t say whether one may decline it and play on for more.
book-ours-2 = When is there still a chance in the after-throws? The source doesn’t define it. We ask whether one of the three patterns can be reached by forward moves, with at most 24 points for every throw that remains.
book-ours-3 = Bearing off the last checker counts as using the whole throw, even if dice remain.
book-ours-4 = The home is a point like any other in a row of bands: five bands up to the last point and two checkers on the home after it make six.
book-ours-5 = In a match, the loser of a game begins the next. Resigning costs 2, or 4 with hit checkers. The source mentions neither matches nor resigning.

## The history

book-history-1 = Kotra comes from förkeren, a tables game that was probably invented in the Netherlands. It’s first mentioned in the late 1300s. In the 1600s and 1700s it was played all over the Netherlands, Germany and the North.
book-history-2 = In Icelandic, kotra at first meant any game on such a board. Förkeren was the game that everybody played, so the word came to mean that one. Over time the Icelanders changed its rules. Something like it happened in Sweden, where förkeren became brädspel. The two have much in common, and their players may have known of each other.
book-history-3 = In the 1600s people played kotra for money. In the 1700s the scholar Jón Ólafsson úr Grunnavík had one of its words in his dictionary, janstork.
book-history-4 = Ólafur Davíðsson described the game in the 1880s, after talking with a few people who still played it. It was hard, he wrote, because kotra had become rare, and nobody had described it before. His book came out in Copenhagen between 1888 and 1892.
book-history-5 = Willard Fiske retold his rules in English, in a book on chess in Iceland, 1905. R. C. Bell took them into his book of games from all over the world, as Icelandic backgammon. He misunderstood some of them: he thought that janstork was a kind of jan, for example.
book-history-6 = Since then kotra seems to have died out. In the 1990s, Swedish players of brädspel at the Vasa Museum in Stockholm looked for Icelanders who knew it, and found nobody. The word lives on: in Iceland today, kotra is backgammon.
book-history-7 = The values of munks are odd numbers, and yet half a munk brings half of them. Perhaps half munks came later, when everybody was used to the values. That the halves were rounded is recorded nowhere.

## Words of the game

word-kotra = kotra: the game; in Iceland today, backgammon
word-forkeren = förkeren: the older game from which kotra and the Swedish brädspel come
word-tunga = tunga, plural tungor: a tongue, one of the 24 points; in Swedish
word-kvarter = kvarter: a quarter, six points; in Swedish
word-hem = hem: the home, point 1, where all checkers begin; in Swedish
word-huk = huk: point 12, the first on which bands are laid; in Swedish
word-alla = alla: two equal dice, each used twice; in Swedish
word-blotta = blotta: a blot, a checker that stands alone; in Swedish
word-band = band: two or more checkers on one point; three or more are an överband; in Swedish
word-lagga-band = lägga band, bryta band: to lay a band; to break one, so that only a blot remains; in Swedish
word-riva-upp = riva upp: to tear up a band; in Swedish. In brädspel it’s spränga, to burst
word-uttekt = úttekt: bearing off; in Icelandic
word-mukur = múkur: a munk, a pattern that wins; in Icelandic, from múnkur, “monk”
word-langi-hryggur = langi hryggur: “long back”, three checkers on each of 19 to 23; in Icelandic
word-langi-mukur = langi múkur: “long monk”, three checkers on each of 20 to 24; in Icelandic
word-stutti-mukur = stutti múkur: “short monk”, five checkers on each of 22 to 24; in Icelandic
word-meistari = meistari: “master”, all fifteen checkers on 24; in Icelandic
word-litli-meistari = litli meistari: “little master”, seven checkers on 23 and eight on 24; in Icelandic
word-mar = mar: “bruise”, to lose while hit checkers wait; in Icelandic
word-jan = jan: to have more hit checkers than can ever be entered
word-janblotta = janblotta: the jan blot, the checker that has to go out and makes a jan possible; in Swedish
word-efterslag = efterslag: after-throws; in Swedish
word-janstork = janstork: an old word, which we take for slipping away from a jan; storka is Icelandic for “defy”, among other things

## What this was read from

book-reference-1 = Kotra (brädspel), an article in Swedish after Ólafur Davíðsson
book-reference-2 = Cited there, but not read for this book: Jón Árnason and Ólafur Davíðsson, Íslenzkar gátur, þulur og skemtanir, volume 2, Copenhagen 1888–1892; Willard Fiske, Chess in Iceland and in Icelandic Literature, Florence 1905; R. C. Bell, Board and Table Games from Many Civilizations, volume 2, 1979; Sven B. F. Jansson, Isländsk-svensk ordbok, 1994
