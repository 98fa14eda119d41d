# The rules of Hnefatafl, one by one, and the lessons that teach them; loaded when they are wanted.

## The rules, one by one: what each is called, what it says, and what a lesson asks for

topic-pieces = The board and the pieces
topic-pieces-rule = The Swedes (svensk) have the king and his guards, the drabants. The king stands on the castle (borgen) in the middle of the board, and his drabants around him. The Muscovites (moskoviter) are twice as many. They stand in four camps (läger), one at the middle of each edge. The king wants to escape, and the Muscovites want to catch him.

topic-first-swede = Who begins
topic-first-swede-rule = The players draw lots for who plays the Swedes. The Swedes make the first move. After that, the sides take turns.
topic-first-swede-1 = You play the Swedes. Make the first move.

topic-first-muscovite = Who begins
topic-first-muscovite-rule = The players draw lots for who plays the Swedes. The Muscovites make the first move, as is the custom of most players today. After that, the sides take turns.
topic-first-muscovite-1 = You play the Muscovites. Make the first move.

topic-lines = Moving
topic-lines-rule = All pieces move like the rook in chess: straight along a row or a column, as far as you like. The way has to be empty, and so does the square where the piece stops. No piece moves diagonally, and none jumps over another.
topic-lines-1 = You play the Swedes. Try to move a drabant (one of the king’s guards) diagonally, as the arrow shows.
topic-lines-2 = Pieces move in straight lines only. Now try to jump over the other drabant.
topic-lines-3 = No piece jumps over another. Move the drabant right up to the other one.

topic-capture-between = Capturing
topic-capture-between-rule = Move a piece so that an enemy stands between it and another of your pieces, in a row or a column. The enemy is captured and leaves the board. The king is taken in another way.
topic-capture-between-1 = You play the Swedes. A Muscovite has one of your drabants at its side. Move the other drabant to the opposite side.
topic-capture-between-2 = Now play the Muscovites. The drabant that has just moved has a Muscovite at its side. Capture it from the opposite side.

topic-corner = The corners
topic-corner-rule = The king leaves the board at a corner. So no other piece may stop on one.
topic-corner-1 = You play the Swedes. Try to move the drabant into the corner.
topic-corner-2 = The corners are for the king alone. Move the drabant somewhere else.

topic-castle-stop-king = Stopping on the castle
topic-castle-stop-king-rule = The castle (borgen) is the marked square in the middle. Once the king has left it, only he may stop there again.
topic-castle-stop-king-1 = You play the Swedes. The king has left the castle. Try to move a drabant onto it.
topic-castle-stop-king-2 = The castle is the king’s alone. Move him back onto it.

topic-castle-stop-nobody = Stopping on the castle
topic-castle-stop-nobody-rule = The castle (borgen) is the marked square in the middle. Once the king has left it, nobody may stop there, not even he.
topic-castle-stop-nobody-1 = You play the Swedes. The king has left the castle. Try to move a drabant onto it.
topic-castle-stop-nobody-2 = That doesn’t work. Now try it with the king.
topic-castle-stop-nobody-3 = The castle stays empty. Move the drabant somewhere else.

topic-castle-stop-all = Stopping on the castle
topic-castle-stop-all-rule = The castle (borgen) is the marked square in the middle. Once the king has left it, every piece may stop there.
topic-castle-stop-all-1 = You play the Swedes. The king has left the castle. Move the drabant onto it.

topic-castle-pass-king = Across the castle
topic-castle-pass-king-rule = Only the king may move across the empty castle. It bars the way for everybody else.
topic-castle-pass-king-1 = You play the Swedes. Try to move the drabant across the empty castle.
topic-castle-pass-king-2 = Only the king may do that. Move him across the castle.

topic-castle-pass-nobody = Across the castle
topic-castle-pass-nobody-rule = No piece may move across the empty castle, not even the king.
topic-castle-pass-nobody-1 = You play the Swedes. Try to move the drabant across the empty castle.
topic-castle-pass-nobody-2 = That doesn’t work. Now try it with the king.
topic-castle-pass-nobody-3 = The castle bars the way for him, too. Move the drabant somewhere else.

topic-castle-pass-all = Across the castle
topic-castle-pass-all-rule = Every piece may move across the empty castle.
topic-castle-pass-all-1 = You play the Swedes. Move the drabant across the empty castle.

topic-camps-all = The camps
topic-camps-all-rule = The Muscovites begin on the camp squares (läger). For the moves of the pieces, these are squares like any others: everybody may stop on them and move across them.
topic-camps-all-1 = You play the Swedes. One camp is empty. Move the drabant into it, as the arrow shows.

topic-camps-muscovites = The camps
topic-camps-muscovites-rule = The camps (läger) are open to Muscovites only. None of the Swedes’ pieces may stop on a camp square or move across one.
topic-camps-muscovites-1 = You play the Swedes. One camp is empty. Try to move the drabant into it.
topic-camps-muscovites-2 = The camps are closed to the Swedes. Move the drabant somewhere else.

topic-camps-never-back = The camps
topic-camps-never-back-rule = The camps (läger) are closed to the Swedes. A Muscovite moves freely inside the camp where it stands. But it may not enter or cross another camp, and once it has left its own, it can’t go back.
topic-camps-never-back-1 = You play the Muscovites. One of your pieces has left its camp. Try to move it into the empty camp.
topic-camps-never-back-2 = Once it’s out, it stays out. Another piece still stands in its camp. Move it inside the camp, as the arrow shows.

topic-camps-count = Beside an empty camp
topic-camps-count-rule = When a drabant is captured, an empty camp square counts as a Muscovite.
topic-camps-count-1 = You play the Muscovites. A drabant stands beside an empty camp. Move to its other side.

topic-capture-several = Several at once
topic-capture-several-rule = One move can capture several pieces: every enemy that then stands between the piece that moved and another of yours.
topic-capture-several-1 = You play the Swedes. Capture two Muscovites with one move.

topic-move-between = Stepping in between
topic-move-between-rule = A piece may step in between two enemies. It’s safe there, because only a piece that has just moved captures. To capture it, one of the two has to move away and come back, or another has to take its place.
topic-move-between-1 = You play the Swedes. Move the drabant in between the two Muscovites.
topic-move-between-2 = Nothing happens to it. Now play the Muscovites, and move one of the two away, as the arrow shows.
topic-move-between-3 = As the Swedes, move the other drabant.
topic-move-between-4 = As the Muscovites, move back. This time the drabant is captured.

topic-edge-is-no-piece = At the edge
topic-edge-is-no-piece-rule = The edge of the board never helps to capture. A piece at the edge can be captured only along the edge.
topic-edge-is-no-piece-1 = You play the Muscovites. Move right up to the drabant at the edge. It stays on the board.

topic-corner-hostile = Beside a corner
topic-corner-hostile-rule = When a drabant or a Muscovite is captured, an empty corner counts as an enemy of it.
topic-corner-hostile-1 = You play the Muscovites. A drabant stands beside an empty corner. Move to its other side.

topic-king-captures = The king captures, too
topic-king-captures-rule = The king helps to capture like any drabant. He may be the piece that moves, or the one on the other side.
topic-king-captures-1 = You play the Swedes. Capture a Muscovite with the king.

topic-king-captures-not = The king doesn’t capture
topic-king-captures-not-rule = The king has no part in capturing. He is neither the piece that captures nor the one on the other side.
topic-king-captures-not-1 = You play the Swedes. Move the king up to the Muscovite. It stays, although a drabant stands on its other side.

topic-king-four = Taking the king
topic-king-four-rule = The Muscovites win when they surround the king: they stand on all four squares beside him, and one of the four has just moved there. The squares diagonally beside him don’t matter.
topic-king-four-1 = You play the Muscovites. Three sides of the king are closed. Close the fourth, and you win.

topic-king-castle = Taking the king
topic-king-castle-rule = The Muscovites win when they take the king. On the castle and right beside it, they have to stand on all four sides of him. Anywhere else, two on opposite sides are enough. One of them has to have just moved there.
topic-king-castle-1 = You play the Muscovites. The king has left the castle, and a Muscovite stands at his side. Move another to the opposite side, and you win.

topic-king-two = Taking the king
topic-king-two-rule = The Muscovites win when the king stands between two of them, on the castle as anywhere else. One of the two has to have just moved there.
topic-king-two-1 = You play the Muscovites. A Muscovite stands beside the king. Move another to the opposite side, and you win.

topic-king-on-castle = The king on the castle
topic-king-on-castle-rule = On the castle, the king is taken only when Muscovites stand on all four sides of him.
topic-king-on-castle-1 = You play the Muscovites. Three sides of the castle are closed. Close the fourth.

topic-castle-surround = Beside the empty castle
topic-castle-surround-rule = Where the king beside the empty castle is surrounded, the castle counts as a Muscovite. Three Muscovites on his other sides are enough.
topic-castle-surround-1 = You play the Muscovites. The king has the empty castle on one side and Muscovites on two. Close the last side.

topic-castle-both = The castle captures, too
topic-castle-both-rule = In captures, the empty castle can stand for the second piece, whichever side captures.
topic-castle-both-1 = You play the Muscovites. A drabant stands beside the empty castle. Move to its other side.

topic-castle-no = The castle counts for nothing
topic-castle-no-rule = The empty castle doesn’t help to take anybody. To surround a king beside it, a Muscovite has to stand on the castle.
topic-castle-no-1 = You play the Muscovites. The king stands beside the castle, with Muscovites on his other three sides. Move onto the castle.

topic-drabant-shields = A drabant beside the king
topic-drabant-shields-rule = The king’s own drabants don’t count. As long as one stands beside him, he isn’t surrounded.
topic-drabant-shields-1 = You play the Muscovites. Close the third side of the king. A drabant stands on the fourth, and the game goes on.

topic-king-steps-between = The king steps in between
topic-king-steps-between-rule = The king may step in among the Muscovites. Only a move of theirs takes him: one of them has to move away and come back, or another has to take its place.
topic-king-steps-between-1 = You play the Swedes. Move the king off the castle, in among the Muscovites.
topic-king-steps-between-2 = Nothing happens to him. Now play the Muscovites, and move one of them away, as the arrow shows.
topic-king-steps-between-3 = The king should leave now, but let the Swedes miss it: move the drabant, as the arrow shows.
topic-king-steps-between-4 = As the Muscovites, move back. Now the king is taken.

topic-king-at-edge = The king at the edge
topic-king-at-edge-rule = On a square at the edge, the king has only three neighbours and can’t be surrounded.
topic-king-at-edge-1 = You play the Muscovites. Two of you stand beside the king along the edge. Close the third side: he isn’t taken, and the game goes on.

topic-shield-wall = A row at the edge
topic-shield-wall-rule = Two or more pieces in a row along the edge are captured at once when an enemy stands before each of them, on the square further in, and one beyond each end of the row. One of the two at the ends must be the piece that has just moved. The king may stand in the row, but he isn’t captured.
topic-shield-wall-1 = You play the Swedes. Two Muscovites stand in a row at the edge, each with a drabant on the square further in. Close the row at its open end.

topic-shield-wall-corner = A row beside a corner
topic-shield-wall-corner-rule = An empty corner closes one end of a row at the edge, as an enemy would. The piece that has just moved closes the other.

topic-edge-counts = Three are enough at the edge
topic-edge-counts-rule = On a square at the edge, the king has only three neighbours. When Muscovites stand on all three, he is surrounded.
topic-edge-counts-1 = You play the Muscovites. Two of you stand beside the king along the edge. Close the third side, and you win.

topic-exit-fort = A fort at the edge
topic-exit-fort-rule = The Swedes also win with a move after which the king stands at the edge, can still move, and is walled in by drabants that can never be captured, so that no Muscovite can come to him.
topic-exit-fort-1 = You play the Swedes. The fort around the king has one gap. Close it with the drabant, and you win.

topic-enclosure = A ring around all
topic-enclosure-rule = The Muscovites also win with a move after which no piece of the Swedes could get to the edge, even if it could go over everything but Muscovites. It doesn’t matter whether the Swedes can still move inside the ring.
topic-enclosure-1 = You play the Muscovites. The ring around the king and his drabants has one gap. Close it, and you win.

topic-escape-edge = Escaping
topic-escape-edge-rule = The Swedes win when the king stands on any square at the edge of the board.
topic-escape-edge-1 = You play the Swedes. One way to the edge is open. Take it, and you win.

topic-escape-corner = Escaping
topic-escape-corner-rule = The Swedes win when the king stands on a corner of the board. Other squares at the edge aren’t enough.
topic-escape-corner-1 = You play the Swedes. The way to one corner is open. Take it, and you win.

topic-raichi = Raichi
topic-raichi-rule = A way out is open when the king could leave by it with one move. When the Swedes’ move leaves one open way, the game says raichi, and the Muscovites can still block it. If they open a way themselves, nothing is said, but the king may take it.
topic-raichi-1 = You play the Swedes. Move the king, so that one way out is open.
topic-raichi-2 = Raichi! Now play the Muscovites, and block the way.

topic-raichi-said = Saying raichi
topic-raichi-said-rule = Before the king escapes, the Swedes have to warn the Muscovites: say raichi with a move that leaves one way out open. Then the king may leave with the next move, by any way that’s open. You may keep silent, but you can’t say a word that isn’t true.
topic-raichi-said-1 = You play the Swedes. A way out is open, but the Muscovites haven’t been warned. Try to escape.
topic-raichi-said-2 = First you have to warn them. Move the drabant, leave the way open, and say raichi.
topic-raichi-said-3 = As the Muscovites, overlook the way: make a move that doesn’t block it.
topic-raichi-said-4 = Now, as the Swedes, escape.

topic-tuichu = Tuichu
topic-tuichu-rule = If the Swedes’ move leaves two or more open ways, the game says tuichu. One move of the Muscovites seldom blocks them all, and then the king escapes by another.
topic-tuichu-1 = You play the Swedes. Move the king, so that two ways out are open.
topic-tuichu-2 = Tuichu! As the Muscovites, block one of the two.
topic-tuichu-3 = Now, as the Swedes, escape by the other one.

topic-tuichu-said = Saying tuichu
topic-tuichu-said-rule = If your move leaves two or more open ways, the word to say is tuichu. One move of the Muscovites seldom blocks them all, and then the king escapes by another.
topic-tuichu-said-1 = You play the Swedes. Move the king, so that two ways out are open, and say tuichu.
topic-tuichu-said-2 = As the Muscovites, block one of the two.
topic-tuichu-said-3 = Now, as the Swedes, escape by the other one.

topic-tuichu-not-sure = Tuichu is no promise
topic-tuichu-not-sure-rule = The words raichi and tuichu count open ways, and nothing else. Where a way leads across the castle, or where the king is in danger, a single move may still stop him.
topic-tuichu-not-sure-1 = You play the Muscovites. The king has two ways out, one of them across the castle. Block the other so that he’s surrounded.

topic-repetition-draw = The same position again
topic-repetition-draw-rule = When the same position occurs for the third time, with the same side to move, the game is a draw. It doesn’t matter which piece of a kind stands where.
topic-repetition-draw-1 = You play the Swedes. Move the drabant, as the arrow shows.
topic-repetition-draw-2 = As the Muscovites, make the move that the arrow shows.
topic-repetition-draw-3 = As the Swedes, move back.
topic-repetition-draw-4 = As the Muscovites, move back as well.
topic-repetition-draw-5 = The position has occurred for the second time. Move the drabant as before.
topic-repetition-draw-6 = As the Muscovites, do the same as before.
topic-repetition-draw-7 = As the Swedes, move back.
topic-repetition-draw-8 = As the Muscovites, move back as well. That’s the third time.

topic-repetition-swede-loses = The same position again
topic-repetition-swede-loses-rule = When the same position occurs for the third time, with the same side to move, the Swedes have lost. It doesn’t matter which piece of a kind stands where.
topic-repetition-swede-loses-1 = You play the Swedes. Move the drabant, as the arrow shows.
topic-repetition-swede-loses-2 = As the Muscovites, make the move that the arrow shows.
topic-repetition-swede-loses-3 = As the Swedes, move back.
topic-repetition-swede-loses-4 = As the Muscovites, move back as well.
topic-repetition-swede-loses-5 = The position has occurred for the second time. Move the drabant as before.
topic-repetition-swede-loses-6 = As the Muscovites, do the same as before.
topic-repetition-swede-loses-7 = As the Swedes, move back.
topic-repetition-swede-loses-8 = As the Muscovites, move back as well. That’s the third time, and the Swedes have lost.

topic-repetition-off = The same position again
topic-repetition-off-rule = The same position may come again as often as the players like. It has no consequences.

topic-no-move = No move left
topic-no-move-rule = A side that can’t make a legal move on its turn loses. So does a side without pieces.
topic-no-move-1 = You play the Muscovites. The drabant can’t move, and the king can leave in one direction only. Close it.

topic-resigning = Resigning, and a draw
topic-resigning-rule = You may resign the game. You may also agree on a draw with the other player.
