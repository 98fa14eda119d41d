# The rules, one by one, and the lessons that teach them; loaded when they are wanted.

## The rules, one by one: what each is called, what it says, and what a lesson asks for

topic-throw-off-one = Who begins
topic-throw-off-one-rule = Each side throws one die. Whoever is alone in throwing X, the sáhkku, begins. Otherwise both throw again.
topic-throw-off-three = Who begins
topic-throw-off-three-rule = Each side throws three dice. Whoever throws more X’s begins. If they are equal, both throw again.
topic-throw-off-lot = Who begins
topic-throw-off-lot-rule = The lot decides, or the players agree.

topic-wake = Waking and walking
topic-wake-rule = All soldiers sleep at first. An X, the sáhkku, wakes one of them (luvvet): it takes its first step. Whoever is awake walks as many places as a die shows. Every die is used once, and never split; one piece may use several.
topic-wake-1 = You are the men, at the bottom. The X wakes a soldier: choose the marked one, then where it goes.
topic-wake-2 = Now it is awake and can walk. Use the II.

topic-capture = Capturing
topic-capture-rule = Whoever lands on an enemy captures it (goddit, borrat). Only where a move ends counts: what stands in between is passed over.
topic-capture-1 = A woman stands two places ahead. Land on her.

topic-king-landing = The king
topic-king-landing-rule = At first the king (gonagas) belongs to nobody. Whoever lands on him has him, until somebody of the other side lands on him. He is never captured.
topic-king-landing-1 = The king waits in the Castle. Land on him, and he is yours.

topic-king-push = Pushing the king
topic-king-push-rule = Whoever lands on the king takes him and pushes him one place ahead (cadjit). He is yours then, until the other side pushes him to itself. He is never captured.
topic-king-push-1 = The king waits in the middle. Land on him: he becomes yours and is pushed one place on.

topic-king-mount = Climbing under the king
topic-king-mount-rule = A soldier that lands on the king climbs under him and rides with him. From then on the two move as one. An enemy soldier that lands there captures the rider and rides in its place.
topic-king-mount-1 = The king waits in the middle. Land on him to climb under him.

topic-raid = The king of Nesseby
topic-raid-rule = The king waits and belongs to nobody. The first soldier to enter the enemy home row takes him from afar. Before that, whoever lands on his place takes nothing.
topic-raid-1 = One of your soldiers is about to enter the women’s home row. Move it in, and the king is yours, wherever he stands.

topic-king-walks = How the king moves
topic-king-walks-rule = The king walks the way of the soldiers of whoever holds him, and captures by landing as they do.
topic-king-walks-1 = The king is yours. Let him walk.

topic-king-royal = How the king moves
topic-king-royal-rule = The king goes straight in any direction: left, right, up or down. He does not turn on the way, but the end of a row counts as straight on: there he goes round the bend into the next row.
topic-king-royal-1 = The king is yours. Lead him round the bend, into one of the outer rows.

topic-king-straight = How the king moves
topic-king-straight-rule = The king goes straight in any direction: left, right, up or down. He does not turn on the way, and at the end of a row he stops.
topic-king-straight-1 = The king is yours. Lead him up or down into another row.

topic-queens = The queens
topic-queens-rule = Each side has a queen (dronnet). An X wakes her, and then she moves as a king does: straight, with bends. But she can be captured, and whoever loses the queen has lost the game.
topic-queens-1 = Your queen sleeps in the middle row, to the right of the king. Wake her with an X.

topic-queen-hunt = The hunt for the queen
topic-queen-hunt-rule = Whoever captures the enemy queen has won. Most games end like that. While she sleeps, nobody can touch her.
topic-queen-hunt-1 = The women’s queen has come too close. Capture her!

topic-push-ram = The ram
topic-push-ram-rule = If an enemy stands where the king is pushed to, it is captured: the king is your battering ram.
topic-push-ram-1 = Behind the king stands a woman. Push him onto her.

topic-push-blocked = No room to push
topic-push-blocked-rule = The king cannot be pushed onto a piece of your own. As long as one stands there, he cannot be taken from this side.
topic-push-blocked-1 = Behind the king stands one of your own. Try to take the king all the same.
topic-push-blocked-2 = It does not work. Use another piece.

topic-raid-then-landing = After the first raid
topic-raid-then-landing-rule = Once somebody has taken the king by a raid, whoever lands on him takes him, too.
topic-raid-then-landing-1 = The women have the king. Land on him.

topic-raid-again = Raid after raid
topic-raid-again-rule = Every time a soldier enters the enemy home row, its side takes the king, wherever he stands.
topic-raid-again-1 = The women have the king. Enter their home row, and he changes sides.

topic-across = Straight to the middle
topic-across-rule = A soldier that wakes goes straight from its place at home into the middle row.
topic-across-1 = Wake your foremost soldier: it steps straight out.

topic-queue = In a queue
topic-queue-rule = Soldiers keep their order: none may pass a soldier of its own army. The king may be passed, and passes everyone.
topic-queue-1 = The soldier in the back wants past the one ahead. Try it.
topic-queue-2 = It has to wait. Move the one ahead.

topic-blank-four = The blank side
topic-blank-four-rule = The side of the die with nothing on it is worth four steps.
topic-blank-four-1 = Blank dice lie there. Walk four places with one.

topic-blank-zero = The blank side
topic-blank-zero-rule = The side of the die with nothing on it is worth nothing. Such a die is spent as soon as it lies there.
topic-blank-zero-1 = The blank dice count for nothing. The X wakes a soldier.

topic-order-high = In order
topic-order-high-rule = The dice are used in order: X’s first, then the highest. If the die whose turn it is has no use, the turn is over and the rest is lost.
topic-order-high-1 = A III and a II lie there. Try to walk two places first.
topic-order-high-2 = The III comes first. Use it.

topic-order-low = In order
topic-order-low-rule = The dice are used in order: X’s first, then the lowest. If the die whose turn it is has no use, the turn is over and the rest is lost.
topic-order-low-1 = A III and a II lie there. Try to walk three places first.
topic-order-low-2 = The II comes first. Use it.

topic-order-free = In any order
topic-order-free-rule = The dice are used in whatever order you like, on one piece or on several.
topic-order-free-1 = You have a II and a III, and a woman stands five places ahead. Walk two places first.
topic-order-free-2 = And now three, with the same soldier.

topic-rethrow-each = Throwing again
topic-rethrow-each-rule = Before you use a die you may throw any dice that show X again, as often as you like and as long as they show X.
topic-rethrow-each-1 = Perhaps something better than the X? Throw it again.

topic-rethrow-all = Throwing again
topic-rethrow-all-rule = Only when every die shows X may you throw again, and then all of them.
topic-rethrow-all-1 = All dice show X. Throw them all again.

topic-rethrow-none = Throwing again
topic-rethrow-none-rule = What has been thrown stays: no die is thrown twice.

topic-compulsion = You have to move
topic-compulsion-rule = As long as a die can be used, the turn goes on. It ends by itself when nothing more is possible.

topic-may-stop = Ending the turn
topic-may-stop-rule = The turn may be ended at any time after the throw, even if dice could still be used.
topic-may-stop-1 = You would rather stay where you are. End the turn.

topic-wake-front = Who wakes next
topic-wake-front-rule = Soldiers wake in order: the one nearest the front first, and so on to the last.
topic-wake-front-1 = Try to wake the soldier in the middle of the row.
topic-wake-front-2 = It has to wait. Wake the one in front.

topic-wake-any = Who wakes next
topic-wake-any-rule = Any soldier may be woken, in whatever order you like.
topic-wake-any-1 = Wake the soldier in the middle of the row.

topic-wake-next-free = Who wakes next
topic-wake-next-free-rule = A soldier can be woken only where the place ahead of it holds nothing at all. So the gaps behind those that have left set others free.
topic-wake-next-free-1 = The soldier in the middle of the row has no room ahead. Try to wake it.
topic-wake-next-free-2 = Wake one that has room.

topic-track-eight = The way around the board
topic-track-eight-rule = Soldiers walk along the home row, back along the middle row, and through the enemy home row; then again through the middle, and home. That makes a figure of eight. A soldier on its way home is marked.
topic-track-eight-1 = This soldier is on its way home. Bring it in.

topic-track-loop = The way around the board
topic-track-loop-rule = Soldiers walk along the home row, back along the middle row, and through the enemy home row. From there it goes round and round, through the middle and the enemy’s row, and never home again.
topic-track-loop-1 = At the end of the middle row it goes up into the enemy home row. Walk round the corner.

topic-with = With or against
topic-with-rule = Whoever does not begin chooses: against (vuosttut), so that the armies meet head on, or with (mieđut), the other way round, so that both enter the middle row at the same end and run after each other.
topic-with-1 = The women began, and you chose mieđut. Now your front is at the other end. Wake a soldier there.

topic-sleepers-exposed = Sleepers
topic-sleepers-exposed-rule = Sleeping soldiers can be captured like all others. In Máze this is called to kill in the bedroom (goddit oađđenlanjas).
topic-sleepers-exposed-1 = Your soldier reaches the women’s home row, where they still sleep. Capture one.

topic-sleepers-protected = Sleepers
topic-sleepers-protected-rule = Sleeping soldiers are safe: the enemy cannot land on them. Their own side may join them.
topic-sleepers-protected-1 = Try to land on a sleeping woman: walk three places into her home row.
topic-sleepers-protected-2 = It does not work. Use a die in another way.

topic-sleepers-closed = Sleepers
topic-sleepers-closed-rule = Nobody can land where a piece sleeps, neither friend nor enemy. So three sleepers at the end of a row bar a door; the third of them is the door guard (uksavákta).
topic-sleepers-closed-1 = Try to land on a sleeping woman: walk three places into her home row.
topic-sleepers-closed-2 = It does not work. Use a die in another way.

topic-stacking = Together on one place
topic-stacking-rule = Several soldiers of one side may stand on one place. But an enemy that lands there captures them all.
topic-stacking-1 = Bring your two soldiers together.

topic-one-each = One on each place
topic-one-each-rule = Only one soldier stands on each place. Your own soldiers are in your way.
topic-one-each-1 = Try to land on your own soldier.
topic-one-each-2 = It does not work. Use a die in another way.

topic-king-shares = The king among his own
topic-king-shares-rule = The king and his own soldiers may stand on one place.
topic-king-shares-1 = Bring your soldier to the king.

topic-king-alone = The king stands alone
topic-king-alone-rule = No soldier may stop where its own king stands, nor he where they stand. Only who has just taken him stays with him until one of them moves.
topic-king-alone-1 = Try to land on your own king.
topic-king-alone-2 = It does not work. Use a die in another way.

topic-utsjok = The king of Utsjok
topic-utsjok-rule = Whoever lands on the king chooses: to take him, or to remove him from the game for good (Ohcejot gonagas).
topic-utsjok-1 = The women have the king. Land on him, and remove him from the game.

topic-like-odds = Like odds
topic-like-odds-rule = A rule of today: each side begins with three soldiers awake. Then nobody sits waiting for the first X.
topic-like-odds-1 = No X, and yet you can move: three soldiers are awake. Walk with one.

topic-blocked = Shut in
topic-blocked-rule = A side whose soldiers are all awake loses if it has thrown a die that it cannot use.
topic-blocked-1 = The last woman has run up against your sleepers. Move your soldier with the X.

topic-stake = Stakes
topic-stake-rule = Before the game it is agreed what a soldier is worth. In the end the loser pays that for every soldier that the winner still has.

topic-win-soldiers = Winning
topic-win-soldiers-rule = Whoever captures the last enemy soldier has won. Having the king saves nobody.
topic-win-soldiers-1 = One woman is left. Capture her.

topic-win-pieces = Winning
topic-win-pieces-rule = A side has lost when it has neither soldiers nor the king. As long as the king is with it, it plays on.
topic-win-pieces-1 = Capture the last woman.
topic-win-pieces-2 = The women still have the king. Take him as well.
