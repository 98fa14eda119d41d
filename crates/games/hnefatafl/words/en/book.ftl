# The rulebook of Hnefatafl; loaded when it is opened.

book-board = The board and pieces
book-moving = Moving
book-capturing = Capturing
book-king = The king
book-castle = The castle and the camps
book-escape = Escaping, raichi and tuichu
book-end = Other ends of the game
book-questions = What the sheet leaves open

## Advice

book-advice-two-ways = As the Swedes, don’t rush at a single open way: it’s soon blocked. Look for a square from which two ways out are open at once.
book-advice-gaps = Every capture opens lines. Before you capture as the Muscovites, look whether the king can use the gap.
book-advice-fence = As the Muscovites, don’t chase the king. Fence him in first. Pieces that touch diagonally are fence enough, because nobody moves diagonally.
book-advice-king-guarded = As the Swedes, look at the squares on both sides of the king before you move him. Away from the castle, two Muscovites are enough to take him.
book-advice-swap = The sides aren’t equally strong. So play two games, and swap sides in between.

## What the museum’s sheet does not say, or what can be read in more than one way, by the option that answers it

book-question-board = How large is the board? The sheet says that it has an odd number of squares to a side, usually 9. It describes only that one. How the pieces stand on 7 × 7 and 11 × 11 is our addition.
book-question-castle_stop = Who may stop on the castle once the king has left it? The sheet doesn’t say. We leave it to the king alone, and you can choose otherwise.
book-question-castle_pass = Who may move across the empty castle? The sheet doesn’t say. By the rules of Linné and Tablut here, it’s the king alone. In Brandubh everybody may.
book-question-camps = Are the camps closed to anybody? The sheet doesn’t say. We treat them like other squares, and you can close them.
book-question-king_captures = Does the king help to capture? The sheet speaks of two pieces of your own and doesn’t say which. We let him help.
book-question-castle_counts = Does the empty castle count as a piece? The sheet doesn’t say. But where only the king may stop on it, he could never be surrounded beside it. That’s why it counts as a Muscovite there. In Brandubh it counts in captures as well.
book-question-camps_count = Does an empty camp square count as a Muscovite? The sheet doesn’t say. Here it doesn’t, but you can choose that it does.
book-question-king_taken = Does the king always have to be surrounded? The sheet says so: on all four sides. Several scholars who have read Linné’s Latin take that for a mistake of translation. They let two Muscovites take him, except on the castle and beside it. The rule set Linné follows the sheet, and Tablut follows the scholars.
book-question-escape = Where does the king escape? The sheet speaks of an open way out of the board. We take it that he escapes on any square at the edge. In Brandubh he has to reach a corner.
book-question-repetition = What if the same moves are repeated again and again? The sheet doesn’t say. In the named rule sets, the third time is a draw; only in Copenhagen do the Swedes lose then.
book-question-announce = Who says raichi and tuichu? In the sheet, it’s the player of the Swedes. Here the game says it for you, and you can choose to say it yourselves.
book-question-shield_wall = Can several pieces be captured at the edge at once? The sheet says nothing of it. In Copenhagen a whole row can be, but not the king.
book-question-edge_counts = Are three Muscovites enough at the edge? The sheet has the king escape there, so the question doesn’t arise. In Copenhagen and Fetlar three aren’t enough, but you can choose that they are.
book-question-exit_fort = What if the king is safe at the edge and doesn’t reach a corner? The sheet has no corners to reach. In Copenhagen he has won in a fort that can’t be broken.
book-question-enclosure = What if the Muscovites stand around all the Swedes? The sheet doesn’t say. In Copenhagen and Fetlar they have won.

## The history

book-history-1 = Hnefatafl was a popular board game in the Iron Age. Different forms of it have been found all over Europe. The Icelandic word hnefi means “fist”, and Hnefi is what the king or chieftain of the game is called.
book-history-2 = One form was found in 2006 in a burial ground in Finström, among other grave goods: 21 pieces of turned horn. One of them is larger than the others and has an iron pin on top. It’s probably the king or chieftain.
book-history-3 = In 1732, Carl von Linné travelled through Lapland. In his journal he described tablut, a board game of the Sámi. The rules in this book come from a museum’s sheet that retells him: one player has the Swedes, the other the Muscovites.
book-history-4 = At the museum, every family with children gets a board and 24 pieces. The rules on the sheet need 25: a king, 8 drabants and 16 Muscovites. In the grave there were 21. The sheet adds that the number of pieces and the way they’re set up can vary. We draw no conclusion from it.
book-history-5 = Brandubh here is the small game as it’s played on the net today. All 525 games of a published collection can be played through by its rules, move by move.
book-history-6 = Copenhagen was made in 2012 by Aage Nielsen, Adam Bartley and Tim Millar, from a game whose rules a panel on the Shetland island of Fetlar had written in 2007. All 1,752 games of a published collection can be played through by its rules.

## Words of the game

word-hnefatafl = hnefatafl: the game
word-hnefi = hnefi: Icelandic for “fist”; Hnefi is the king or chieftain
word-tablut = tablut: the game of the Sámi that Linné described; here also a rule set that reads him as several scholars do
word-brandubh = brandubh: a small game on 7 × 7 squares, with corners to escape to
word-copenhagen = copenhagen: the game of most tafl players today, on 11 × 11 squares
word-fetlar = fetlar: the older game from which Copenhagen comes
word-svensk = svensk: a Swede; the side of the Swedes has the king
word-kung = kung: the king
word-drabant = drabant: a guard of the king
word-moskovit = moskovit: a Muscovite, an attacker
word-borg = borgen: the castle, the square in the middle
word-lager = läger: a camp; its squares are called lägerrutor
word-raichi = raichi: what is said when one way out is open
word-tuichu = tuichu: what is said when two or more ways out are open

## What this was read from

book-reference-1 = Hnefatafl spelregler, a museum’s rules sheet in Swedish, after Carl von Linné
book-reference-2 = The 525 recorded games of Brandubh in hnefatafl-rs, a program under the MIT licence
book-reference-3 = Retold there, but not read for this book: Carl von Linné’s journal of his travels in Lapland, 1732
book-reference-4 = The published rules of Copenhagen Hnefatafl, by Aage Nielsen, Adam Bartley and Tim Millar
book-reference-5 = The published rules of Fetlar Hnefatafl, by the Fetlar Hnefatafl Panel
