# The rules, one by one, and the lessons that teach them; loaded when they are wanted.

## The rules, one by one: what each is called, what it says, and what a lesson asks for

topic-throw-off-one = Who begins
topic-throw-off-one-rule = Each side throws one die. If only one shows X, the sáhkku, that side begins. Otherwise both throw again.
topic-throw-off-three = Who begins
topic-throw-off-three-rule = Each side throws three dice. The side with more Xs begins. If it’s a tie, both throw again.
topic-throw-off-lot = Who begins
topic-throw-off-lot-rule = Who begins is decided by lot, or the players agree.

topic-wake = Waking and moving
topic-wake-rule = At first, all soldiers are asleep. An X, the sáhkku, wakes one of them (luvvet), and it takes its first step. A soldier that is awake moves as many spaces as a die shows. Each die is used once and can’t be split, but one piece may use several dice.
topic-wake-1 = You play the men. The X wakes a soldier: choose the highlighted one, then the space it goes to.
topic-wake-2 = Now it’s awake and can move. Use the II.

topic-capture = Capturing
topic-capture-rule = Land on an enemy to capture it (goddit, borrat). Only the space where a move ends counts: pieces in between are passed over.
topic-capture-1 = A woman is two spaces further along your soldier’s path. Land on her.

topic-king-landing = The king
topic-king-landing-rule = At first, the king (gonagas) belongs to nobody. Land on him to take him. He’s yours until the other side lands on him. He’s never captured.
topic-king-landing-1 = The king is waiting in the Castle. Land on him, and he’s yours.

topic-king-push = Pushing the king
topic-king-push-rule = Land on the king to take him: he’s pushed one space further along your path (cadjit). He’s yours until the other side does the same. He’s never captured.
topic-king-push-1 = The king is waiting in the middle. Land on him: he’s yours and is pushed one space on.

topic-king-mount = Carrying the king
topic-king-mount-rule = A soldier that lands on the king slips under him and carries him. From then on the two move as one. An enemy soldier that lands there captures the carrier and takes over the king.
topic-king-mount-1 = The king is waiting in the middle. Land on him to slip under him.

topic-raid = The king of Nesseby
topic-raid-rule = The king waits and belongs to nobody. The first soldier to enter the enemy’s home row takes him, wherever he stands. Until then, landing on his space doesn’t take him.
topic-raid-1 = One of your soldiers is about to enter the women’s home row. Move it in, and the king is yours, wherever he stands.

topic-king-walks = How the king moves
topic-king-walks-rule = The king moves along the path of the soldiers of the side that holds him, and captures by landing as they do.
topic-king-walks-1 = The king is yours. Move him.

topic-king-royal = How the king moves
topic-king-royal-rule = The king moves in a straight line in any direction, along a row or across the rows. He can’t turn partway along a row, but he can go round its end into the next row.
topic-king-royal-1 = The king is yours. Move him round the end of the row into one of the home rows.

topic-king-straight = How the king moves
topic-king-straight-rule = The king moves in a straight line in any direction, along a row or across the rows. He can’t turn, and he stops at the end of a row.
topic-king-straight-1 = The king is yours. Move him across into another row.

topic-queens = The queens
topic-queens-rule = Each side has a queen (dronnet). An X wakes her, and then she moves as a king does: in a straight line and round the ends of rows. But she can be captured, and a side that loses its queen has lost the game.
topic-queens-1 = Your queen is the highlighted piece, asleep in the middle row. Wake her with an X.

topic-queen-hunt = Hunting the queen
topic-queen-hunt-rule = Capture the enemy’s queen and you win. Most games end that way. While she’s asleep, nobody can touch her.
topic-queen-hunt-1 = The women’s queen has come too close. Capture her!

topic-push-ram = The ram
topic-push-ram-rule = If an enemy stands where the king is pushed, that piece is captured: the king is your battering ram.
topic-push-ram-1 = A woman stands on the space after the king. Push him onto her.

topic-push-blocked = No room to push
topic-push-blocked-rule = The king can’t be pushed onto a piece of your own. While one stands there, you can’t take him.
topic-push-blocked-1 = One of your own soldiers stands on the space after the king. Try to take him anyway.
topic-push-blocked-2 = That doesn’t work. Move another piece.

topic-raid-then-landing = After the first raid
topic-raid-then-landing-rule = Once the king has been taken by a raid, he can also be taken by landing on him.
topic-raid-then-landing-1 = The women have the king. Land on him.

topic-raid-again = Raid after raid
topic-raid-again-rule = Every time a soldier enters the enemy’s home row, its side takes the king, wherever he stands.
topic-raid-again-1 = The women have the king. Enter their home row, and he’s yours.

topic-across = Straight into the middle
topic-across-rule = A soldier that wakes steps straight from its space at home into the middle row.
topic-across-1 = Wake the soldier at the front: it steps straight into the middle row.

topic-queue = In single file
topic-queue-rule = Soldiers keep their order: none may pass another soldier of its own army. The king may be passed, and he may pass everyone.
topic-queue-1 = Two of your soldiers are awake. Try to move the rear one past the other.
topic-queue-2 = It has to wait. Move the soldier at the front.

topic-blank-four = The blank face
topic-blank-four-rule = The face with nothing on it is worth four spaces.
topic-blank-four-1 = The dice show blank faces. Move four spaces with one.

topic-blank-zero = The blank face
topic-blank-zero-rule = The face with nothing on it is worth nothing. A die that shows it can’t be used.
topic-blank-zero-1 = The blank dice count for nothing. Wake a soldier with the X.

topic-order-high = In a fixed order
topic-order-high-rule = Dice are used in order: first Xs, then the highest. If you can’t use the die whose turn it is, your turn ends and the remaining dice are lost.
topic-order-high-1 = You have a III and a II. Try to move two spaces first.
topic-order-high-2 = The III comes first. Use it.

topic-order-low = In a fixed order
topic-order-low-rule = Dice are used in order: first Xs, then the lowest. If you can’t use the die whose turn it is, your turn ends and the remaining dice are lost.
topic-order-low-1 = You have a III and a II. Try to move three spaces first.
topic-order-low-2 = The II comes first. Use it.

topic-order-free = In any order
topic-order-free-rule = Use the dice in any order, on one piece or on several.
topic-order-free-1 = You have a II and a III, and a woman is five spaces further along the path. Move two spaces first.
topic-order-free-2 = Now move three, with the same soldier.

topic-rethrow-each = Throwing again
topic-rethrow-each-rule = Before you use a die, you may throw any dice that show X again, as often as you like, as long as they show X.
topic-rethrow-each-1 = Something better than the X? Throw it again.

topic-rethrow-all = Throwing again
topic-rethrow-all-rule = You may throw again only if every die shows X, and then you throw them all.
topic-rethrow-all-1 = All dice show X. Throw them all again.

topic-rethrow-none = No throwing again
topic-rethrow-none-rule = Each throw stands: no die is thrown twice.

topic-compulsion = You have to move
topic-compulsion-rule = As long as a die can be used, your turn goes on. It ends automatically when nothing more is possible.

topic-may-stop = Ending the turn
topic-may-stop-rule = You may end your turn at any time after the throw, even if dice can still be used.
topic-may-stop-1 = You’d rather stay where you are. End the turn.

topic-wake-all-x = The first soldier
topic-wake-all-x-rule = As long as all your soldiers sleep, you need X on every die to wake the first one. You have three throws each turn: dice that show X are set aside, and the others are thrown again. After that, one X is enough.
topic-wake-all-x-1 = The X stays. Throw the other dice again, then wake a soldier.

topic-wake-front = Who wakes next
topic-wake-front-rule = Soldiers wake in order: first the one at the front of the home row, then the next, and so on to the last.
topic-wake-front-1 = Try to wake the soldier in the middle of the row.
topic-wake-front-2 = It has to wait. Wake the one at the front.

topic-wake-any = Who wakes next
topic-wake-any-rule = Any soldier may be woken, in whatever order you like.
topic-wake-any-1 = Wake the soldier in the middle of the row.

topic-wake-any-closed = Who wakes next
topic-wake-any-closed-rule = Soldiers may be woken in whatever order you like, as long as the next space on their path isn’t blocked by a sleeper.
topic-wake-any-closed-1 = The soldier in the middle of the row would step onto a sleeper. Try to wake it.
topic-wake-any-closed-2 = Wake one that has a space to step to.

topic-wake-next-free = Who wakes next
topic-wake-next-free-rule = A soldier can be woken only if the next space on its path is completely empty. The gaps left by others set it free.
topic-wake-next-free-1 = The soldier in the middle of the row has no empty space to step to. Try to wake it.
topic-wake-next-free-2 = Wake one that has an empty space to step to.

topic-track-eight = The path around the board
topic-track-eight-rule = Soldiers move along their home row, back along the middle row and through the enemy’s home row, then along the middle row again and home: a figure of eight. Soldiers on their way home are marked.
topic-track-eight-1 = This soldier is on its way home. Move it into your home row.

topic-track-loop = The path around the board
topic-track-loop-rule = Soldiers move along their home row, back along the middle row and through the enemy’s home row. From then on they loop through the middle row and the enemy’s row and never return home.
topic-track-loop-1 = At the end of the middle row, the path turns into the enemy’s home row. Move round the corner.

topic-with = With or against
topic-with-rule = The player who doesn’t begin chooses: against (vuosttut), so that the armies meet head-on, or with (mieđut), so that both enter the middle row at the same end and chase each other round.
topic-with-1 = The women began, and you chose mieđut. Your front is now at the other end of your home row. Wake a soldier there.

topic-sleepers-exposed = Sleepers
topic-sleepers-exposed-rule = Sleeping soldiers can be captured like any others. In Máze this is called killing in the bedroom (goddit oađđenlanjas).
topic-sleepers-exposed-1 = Your soldier can reach the women’s home row, where soldiers are still asleep. Capture one.

topic-sleepers-protected = Sleepers
topic-sleepers-protected-rule = Sleeping soldiers are safe: no enemy can land on them. Their own side can join them.
topic-sleepers-protected-1 = Try to land on a sleeping woman: move three spaces into her home row.
topic-sleepers-protected-2 = That doesn’t work. Use a die another way.

topic-sleepers-closed = Sleepers
topic-sleepers-closed-rule = Nobody can land where a piece is asleep, neither friend nor enemy. So three sleepers at the end of a row bar the door. The third of them is the door guard (uksavákta).
topic-sleepers-closed-1 = Try to land on a sleeping woman: move three spaces into her home row.
topic-sleepers-closed-2 = That doesn’t work. Use a die another way.

topic-stacking = Sharing a space
topic-stacking-rule = Several soldiers of one side may share a space. But an enemy that lands there captures them all.
topic-stacking-1 = Bring your two soldiers together.

topic-one-each = One to a space
topic-one-each-rule = Each space holds only one soldier, so your own soldiers can be in your way.
topic-one-each-1 = Try to land on your own soldier.
topic-one-each-2 = That doesn’t work. Use a die another way.

topic-king-shares = The king among his soldiers
topic-king-shares-rule = The king and his own soldiers may share a space.
topic-king-shares-1 = Move your soldier onto the king’s space.

topic-king-alone = The king stands alone
topic-king-alone-rule = No soldier may stop where its own king stands, nor the king where one of his soldiers stands. Only the piece that has just taken him stays with him until one of them moves.
topic-king-alone-1 = Try to land on your own king.
topic-king-alone-2 = That doesn’t work. Use a die another way.

topic-utsjok = The king of Utsjok
topic-utsjok-rule = Whoever lands on the king chooses: take him, or remove him from the game for good (Ohcejot gonagas).
topic-utsjok-1 = The women have the king. Land on him, and remove him from the game.

topic-like-odds = Like odds
topic-like-odds-rule = A modern rule: each side begins with three soldiers awake, so nobody has to wait for the first X.
topic-like-odds-1 = No X, and yet you can move: three soldiers are awake. Move one.

topic-blocked = Blocked
topic-blocked-rule = A side whose soldiers are all awake loses if it can’t use a die it has thrown.
topic-blocked-1 = The last woman can’t get past your sleepers. Move your soldier with the X.

topic-stake = Stakes
topic-stake-rule = Before the game, the players agree on a stake per soldier. At the end, the loser pays it for every soldier the winner still has.

topic-win-soldiers = Winning
topic-win-soldiers-rule = Capture the last enemy soldier and you win. Holding the king doesn’t help.
topic-win-soldiers-1 = Only one woman remains. Capture her.

topic-win-pieces = Winning
topic-win-pieces-rule = A side has lost when it has no soldiers and doesn’t hold the king. As long as it holds the king, it plays on.
topic-win-pieces-1 = Capture the last woman.
topic-win-pieces-2 = The women still hold the king. Take him as well.

topic-dead = When nobody can move
topic-dead-rule = If a turn ends and neither side could ever use a die again, the game is a draw.

topic-resigning = Resigning, and a draw
topic-resigning-rule = You may resign the game. You may also agree on a draw with the other player.
