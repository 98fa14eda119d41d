# The rules of Kotra, one by one, and the lessons that teach them; loaded when they are wanted.

## The rules, one by one: what each is called, what it says, and what a lesson asks for

topic-board = The board and the checkers
topic-board-rule = The board has 24 points (tungor) in four quarters of six. Each side has fifteen checkers, all on its home (hem) at first. Home is point { 1 }. Each side counts the points along its own way, so every point has two numbers, and each home is the other side’s 13.

topic-way = The way round
topic-way-rule = Both sides go once round the board, anticlockwise, from { 1 } to { 24 }. A turn is a throw of two dice. Each die moves one checker by exactly as many points. One checker may use both, but it lands after the first.
topic-way-1 = You play White. All your checkers stand on your home. Move one of them with the 5.
topic-way-2 = Now use the 3, with the same checker or with another.

topic-begins = Who begins
topic-begins-rule = Each side throws one die, and the smaller number begins. If it’s a tie, both throw again. The side that begins then throws both dice.

topic-alla = Alla
topic-alla-rule = Two equal dice are an alla. Each of them is used twice, so there are four moves, for one checker or for several.
topic-alla-1 = You play White. Two 2s are an alla. Use a 2.
topic-alla-2 = There are three more. Use the next.
topic-alla-3 = And the next.
topic-alla-4 = Use the last one.

topic-hit = Hitting a blot
topic-hit-rule = A checker that stands alone is a blot (blotta). Land on an enemy blot to hit it. It leaves the board and has to start again. A checker that goes on with the other die hits where it lands in between, too.
topic-hit-1 = You play White. There’s a black blot on your { 9 }. Hit it.

topic-enter = Entering
topic-enter-rule = Hit checkers wait on the bar. You can’t do anything else until they’re all back. A die enters a checker on the point of its number, in your first quarter. That point must be free of your own checkers and of enemy bands. If an enemy blot stands there, it’s hit.
topic-enter-1 = You play White and have a hit checker. Try to move another one instead, as the arrow shows.
topic-enter-2 = The hit checker comes first. Try to enter it with the 5.
topic-enter-3 = Your own checker stands on { 5 }. Enter with the 3.

topic-band = Bands
topic-band-rule = Two or more checkers of a side on one point are a band; three or more are an överband. The other side can’t land there, not even between two dice.
topic-band-1 = You play White. There’s a black band on your { 8 }. Try to land on it.
topic-band-2 = The band is closed. Use a die another way.

topic-five-out = Laying a band
topic-five-out-rule = Moving to a point where a checker of yours already stands is called laying a band. You can’t do it until five of your checkers have come out of your home. From then on you can, for the rest of the game, but only on points { 12 } to { 24 }.
topic-five-out-1 = You play White. Four checkers are out. Try to move from { 7 } to your checker on { 12 }.
topic-five-out-2 = It’s too early. Take the fifth checker out of your home.
topic-five-out-3 = Now you can lay bands. Move from { 12 } to { 14 }.

topic-band-where = Where bands may lie
topic-band-where-rule = You lay bands only on points { 12 } to { 24 }: your huk, and the whole long side after it. You never lay one on { 2 } to { 11 }, and nobody comes back to the home.
topic-band-where-1 = You play White. Try to lay a band on { 9 }, with the checker from { 5 }.
topic-band-where-2 = It’s not allowed there. Lay one where you can.

topic-huk = The huk
topic-huk-rule = Your point { 12 } is called the huk. It’s the last point of the first long side that you pass, and the first on which you may lay a band. A band there keeps the enemy off its last point.
topic-huk-1 = You play White. Lay a band on your huk.

topic-tear-barrier = Tearing up a barrier
topic-tear-barrier-rule = Six or more bands in a row can’t be passed, so they aren’t safe: land or enter on one to tear up that band (riva upp). All its checkers are hit. With fewer than six in the row, the bands are safe again. The home counts as a point of the row.
topic-tear-barrier-1 = You play White. Black has six bands in a row, from your { 4 } to your { 9 }. Tear up the one on { 4 }.
topic-tear-barrier-2 = Only five are in a row now. Try to tear up another, as the arrow shows.
topic-tear-barrier-3 = It’s safe again. Use the 5 another way.

topic-tear-quarter = Tearing up on entering
topic-tear-quarter-rule = You enter on the six points of the enemy’s third quarter. Count those that are empty or hold a single enemy. If you have more hit checkers than that, the enemy’s bands in that quarter are open: you may enter on one and tear up that band. This is counted again before every die.
topic-tear-quarter-1 = You play White. Two of your checkers are hit, and only one point is free. So both black bands are open. Tear up the band on { 6 }.

topic-use-most = As much as possible
topic-use-most-rule = You have to use as many of your dice as you can. A move that wastes a die is not allowed if there’s another that doesn’t. A die that can’t be used is lost.
topic-use-most-1 = You play White. Try to move from { 4 } to { 6 }.
topic-use-most-2 = After that, the 4 would be lost. Use the 2 so that the 4 can follow.
topic-use-most-3 = Now the 4.

topic-one-die-higher = One die or the other
topic-one-die-higher-rule = Where either die can be used, but not both, it has to be the higher one. The source doesn’t say which: this is ours.
topic-one-die-higher-1 = You play White. After one die, the other can’t be used. Try the 2.
topic-one-die-higher-2 = The higher die it is. Use the 4.

topic-one-die-either = One die or the other
topic-one-die-either-rule = Where either die can be used, but not both, you choose which.
topic-one-die-either-1 = You play White. After one die, the other can’t be used. Use the one you like.

topic-off = Bearing off
topic-off-rule = When all your checkers stand in your last quarter, on { 19 } to { 24 }, you may bear them off (úttekt). Point 25 is imaginary: a 1 bears off from { 24 }, a 6 from { 19 }. You may move instead.
topic-off-1 = You play White. One checker is still outside your last quarter. Try to bear one off from { 24 }.
topic-off-2 = They must all be there. Bring the last one to { 19 }.
topic-off-3 = Now bear one off from { 24 }.

topic-off-high = A die that’s too high
topic-off-high-rule = A die that’s higher than your rearmost checker needs bears that one off. It can’t bear off any other.
topic-off-high-1 = You play White. Your rearmost checker stands on { 21 }. Try to bear off the one on { 22 }.
topic-off-high-2 = The 6 is for the rearmost checker. Bear it off.

topic-langi-mukur = A munk: langi múkur
topic-langi-mukur-rule = With all fifteen checkers in your last quarter, a certain pattern wins the game: a munk (múkur). Langi múkur, the long munk, is three checkers on each of the last five points. It’s worth 5. Bearing off is worth only 2.
topic-langi-mukur-1 = You play White. Two checkers are out of place. Move one to the point that is short a checker.
topic-langi-mukur-2 = Now the other, and you win 5.

topic-langi-hryggur = Langi hryggur
topic-langi-hryggur-rule = The long back, langi hryggur, is the long munk one point earlier: three checkers on each of { 19 } to { 23 }. It’s worth 3.
topic-langi-hryggur-1 = You play White. Bring a checker to { 19 } or { 20 }, where one is missing.
topic-langi-hryggur-2 = Now the other one.

topic-stutti-mukur = Stutti múkur
topic-stutti-mukur-rule = The short munk, stutti múkur, is five checkers on each of the last three points. It’s worth 7.
topic-stutti-mukur-1 = You play White. Bring a checker to { 22 } or { 23 }, where one is missing.
topic-stutti-mukur-2 = Now the other one.

topic-meistari = Meistari
topic-meistari-rule = The master, meistari, is all fifteen checkers on point { 24 }. It’s worth 13, more than any other munk.
topic-meistari-1 = You play White. Two checkers are still on their way. Bring one to { 24 }.
topic-meistari-2 = And the other.

topic-litli-meistari = Litli meistari
topic-litli-meistari-rule = The little master, litli meistari, is seven checkers on { 23 } and eight on { 24 }. Only some players knew it as a munk, and nobody recorded its value. Ours is 9.
topic-litli-meistari-1 = You play White. Bring a checker to { 23 } or { 24 }, where one is missing.
topic-litli-meistari-2 = Now the other one.

topic-no-litli-meistari = No litli meistari
topic-no-litli-meistari-rule = Only for some players were seven checkers on { 23 } and eight on { 24 } a munk, litli meistari. In these rules, they aren’t one.

topic-half-munk = A half munk
topic-half-munk-rule = If a pattern stands when only a part of your throw is used, it’s a half munk. You may stop there and win half its value, or play on with the rest. After the whole throw, the munk wins in full at once.
topic-half-munk-1 = You play White. Two 2s are four moves. First move one checker from { 20 } to { 22 }.
topic-half-munk-2 = Now one from { 21 } to { 23 }.
topic-half-munk-3 = Langi múkur, and two 2s remain. Stop here: half a munk brings 2½.

topic-single-die = One die for a munk
topic-single-die-rule = If one checker could make a munk by moving one to six points, you may throw one die instead of two. A munk made with it is a whole one. One die is never an alla.
topic-single-die-1 = You play White. The checker on { 19 } has to move five points for langi múkur. Choose to throw one die.
topic-single-die-2 = A 5! Make the munk.

topic-no-single-die = Always two dice
topic-no-single-die-rule = You always throw two dice, even if one checker is all that’s missing for a munk.

topic-mar = Mar
topic-mar-rule = If you have hit checkers waiting when the other side bears off its last checker or makes a munk, you’re mar, bruised. The winner gets 2 more. For a half munk, that sum is halved.
topic-mar-1 = You play White, and Black has a hit checker. Move one of your checkers to a point where langi múkur is short of one.
topic-mar-2 = Now the other: 5, and 2 for mar.

topic-jan = Jan
topic-jan-rule = Count the points of your first quarter that hold no checker of your own. If you have more hit checkers than that, you can never enter them all: you’re jan and lose at once. That’s worth 15 to the other side, more than anything else. Between strong computer players it ends 47% of all games and brings 81% of all units, so a race round the board is the losing plan.
topic-jan-1 = You play White. Black has three hit checkers and just three points to enter them on. Hit one more.

topic-jan-tear = Jan by tearing up
topic-jan-tear-rule = Tearing up a band hits several checkers at once. That may be enough for jan.
topic-jan-tear-1 = You play White. You have a hit checker and no free point, so Black’s bands are open. Enter where the band is big enough.

topic-jan-making = How a jan comes about
topic-jan-making-rule = One way is a wall: five bands in a row, in your third and last quarters. The other side can hardly pass, has to break bands or take new checkers out of its home, and you hit each of them. Keep other checkers going round to do the hitting. The other way begins with bands of the enemy in your first quarter and two of its checkers hit: fill the points that are still free, let one of your blots be hit, and tear up the bands.

topic-janstork = Janstork
topic-janstork-rule = Janstork is an old word from the 1700s, explained in Latin: somebody is held back by bands and still gets past. We take it for slipping away from a jan. It’s a word and not a rule.

topic-two-sixes = Two sixes at the start
topic-two-sixes-rule = If your very first throw is two sixes, you may take four checkers from your home to point { 7 }, as your whole turn. They’re a band while at least two remain. Nothing may be added, and the band isn’t safe: the other side may land there and tear up what it finds.
topic-two-sixes-1 = You play White. Two sixes! Take out four.

topic-no-two-sixes = Two sixes at the start
topic-no-two-sixes-rule = Two sixes are a poor first throw: you can take out one checker only. A second would lay a band on { 7 }, and from { 7 } the first can’t go on to the enemy’s home.
topic-no-two-sixes-1 = You play White. Two sixes. Take out the one checker you can.

topic-win-off = Winning
topic-win-off-rule = Whoever bears off the last checker first wins. That’s worth 2.
topic-win-off-1 = You play White. Two checkers remain. Bear one off.
topic-win-off-2 = Bear off the last, and you win.

topic-after-throws = After-throws
topic-after-throws-rule = When you bear off your last checker, the other side may still have a chance: if it hasn’t borne off any and can still make langi múkur, stutti múkur or meistari. Then it has a number of throws, the after-throws (efterslag). If it makes one of the three in time, it wins: a whole one in full, a half one for half. Otherwise your win stands. Langi hryggur doesn’t count here.
topic-after-throws-1 = You play White. Black has borne off everything, but you still have throws. Bring a checker to { 22 } or { 23 }, where stutti múkur is short of one.
topic-after-throws-2 = And the other: the munk still wins.

topic-after-chance = While there is a chance
topic-after-chance-rule = The after-throws end as soon as a munk is out of reach: when a checker is borne off, when no pattern fits any more, or when the closest needs more than 24 points for every throw that remains. This count is ours. The chance is usually slight, so you may give up the after-throws.

topic-no-after-throws = No after-throws
topic-no-after-throws-rule = Whoever bears off the last checker has won at once. The other side has no throws after that, so munks are rarer.

topic-last-throw = A last throw
topic-last-throw-rule = If the side that began the game bears off its last checker, and the other has at most four, the other has one more throw. If that bears off all of them, the game is a draw.
topic-last-throw-1 = You play White. Black began and has borne off everything. You have one throw for your two checkers. Bear one off.
topic-last-throw-2 = And the other: a draw.

topic-no-last-throw = No last throw
topic-no-last-throw-rule = The side that didn’t begin has no throw in return. So no game ends in a draw, unless both sides agree on one.

topic-worth = What a win is worth
topic-worth-rule = Bearing off 2, langi hryggur 3, langi múkur 5, stutti múkur 7, meistari 13, jan 15. Mar adds 2, except to a jan, and a half munk brings half.

topic-match = Matches
topic-match-rule = A match goes to as many units as you agree on. The loser of a game begins the next; after a draw, the dice decide. This is ours.

topic-resigning = Resigning, and a draw
topic-resigning-rule = You may resign: the other side wins 2, or 4 while you have hit checkers. You may also agree on a draw with the other player. This is ours.
