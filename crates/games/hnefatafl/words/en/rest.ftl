# The words of what is loaded after the first screen. See game.ftl.

## More

# Three words at most, on the card of a rule set.
short-four = four take him
short-two = two take him
short-corner = into a corner
short-walls = walls and forts
about-beginner = Takes what it sees and often forgets where the king can go. Good company for a first game.
about-easy = Sees your next move and overlooks the one after.
about-steady = Plays sensibly, with the odd slip.
about-strong = Thinks several moves deep.
about-master = Looks as deep as the time allows.
portrait-linne = The museum’s sheet, which retells Linné: 9 × 9 squares, and the king falls only when he’s surrounded on all four sides.
portrait-tablut = As several scholars read Linné’s Latin: away from the castle, two Muscovites are enough to take the king.
portrait-brandubh = The small game as it’s played on the net today: 7 × 7 squares, and the king has to reach a corner.
portrait-copenhagen = The game of most tafl players today: 11 × 11 squares, the king has to reach a corner, and whole rows at the edge can be captured. He also wins in a fort at the edge.
portrait-fetlar = The game from which Copenhagen comes: 11 × 11 squares, and the king has to reach a corner.
set-side-swede = The Swedes
set-side-muscovite = The Muscovites

## The start

about-text = Hnefatafl was played in the North from the Iron Age on. In 1732, Carl von Linné saw the Sámi play one form of it, tablut, and described its rules in his Lapland journal. Later the games of this family were forgotten in most places. What Linné wrote is the fullest description there is of how one of them was played.
about-how = The Swedes have a king and his guards, the drabants, in the middle. They win when the king escapes. The Muscovites stand around them and win when they surround him. All pieces move in straight lines, and two together capture an enemy between them.

## Looking at a game again

review-chart = The Swedes’ chance of winning was { $start }% at the start and { $end }% at the end.
review-luck = Luck
review-skill = Lost by costly moves
review-units = In points of winning chance, as a strong player sees it.
hint-note = The chance of winning, as the strongest computer player sees it.
review-details = Every move
review-entry = Move
review-chance = Swedes’ chance (%)
side-name = { $side ->
    [swede] The Swedes
   *[muscovite] The Muscovites
}

## Players

players-first = The Swedes
players-second = The Muscovites

## Help

threats-title = { $side ->
    [swede] Which of the Swedes are at risk?
   *[muscovite] Which of the Muscovites are at risk?
}
threats-item = { $piece ->
    [king] The king on { $at }
    [drabant] The drabant on { $at }
   *[muscovite] The Muscovite on { $at }
}
threats-ways = { $side ->
    [swede] Your king can escape at { $places }.
   *[muscovite] The king can escape at { $places }.
}
threats-none = The other side’s next move can’t capture anything.
threats-note = The other side could capture these with its next move.

## Why not

why-nothing-there = Nothing stands there.
why-not-yours = { $side ->
    [swede] That piece isn’t yours. You play the Swedes, the king and his slim drabants.
   *[muscovite] That piece isn’t yours. You play the Muscovites, the broad ones.
}
why-no-move = A move has to lead to another square.
why-straight = All pieces move in straight lines, along a row or a column.
why-hemmed-in = It’s hemmed in: other pieces leave it nowhere to go.
why-occupied = Another piece stands on { $at }.
why-in-the-way = A piece is in the way on { $at }, and none can jump.
why-castle-stop = Only the king may stop on the castle.
why-castle-stop-nobody = Nobody may stop on the castle again.
why-castle-pass = This piece may not cross the castle.
why-camp-stop = The camp on { $at } is closed to this piece.
why-camp-pass = This piece may not cross the camp on { $at }.
why-corner = Only the king may stop on a corner.
why-unannounced = Nobody has said raichi or tuichu, so the king can’t escape yet.
why-word = That word isn’t true now.

## Settings

set-ornament = Ornament of the castle
set-ornament-sun = Sun
set-ornament-x = X
set-ornament-diamond = Diamond
set-ornament-star = Star
set-dark = Dark pieces
set-dark-attackers = The Muscovites
set-dark-defenders = The Swedes
set-below-swede = The Swedes’ side
set-below-muscovite = The Muscovites’ side

## Looking back

list-side = { $side ->
    [swede] Swedes
   *[muscovite] Muscovites
}
line-moved = { $piece ->
    [king] King { $from }–{ $to }.
   *[drabant] { $from }–{ $to }.
}

## The rule lab

lab-about = Linné didn’t answer every question, and the museum’s sheet answers fewer. Answer them as you like: each value shows where it comes from.
lab-recorded = A named rule set, unchanged.
lab-handed = A named rule set, with a choice that its source leaves open.
source-sheet = the museum’s sheet
source-scholars = scholars who read Linné
source-net = players on the net
source-copenhagen = the Copenhagen rule page
source-fetlar = the Fetlar rule page
origin-silent = ours: { $sources } says nothing about it
origin-departs = ours: { $sources } says otherwise
opt-board = Board
val-board-7 = 7 × 7
val-board-9 = 9 × 9
val-board-11 = 11 × 11
contradiction-small-board-edge = on 7 × 7 squares with the whole edge open the Swedes always win, unless two Muscovites can take the king anywhere
contradiction-castle-never-counts = if the castle counts for nothing, every piece must be allowed to stop on it, or the king beside it could never be surrounded
contradiction-two-with-castle = a single Muscovite could take the king against the empty castle

## Records

record-about = Every move, to keep or to share. To continue another game, paste its record here or open its file.

## A kiosk

invite-about = Hnefatafl, the game of the king who breaks out
past-1 = Hnefatafl was played in the North from the Iron Age on
past-2 = In 1732, Carl von Linné saw the Sámi play one form of it, tablut
past-3 = Later the games of this family were forgotten in most places
past-4 = What Linné wrote is the fullest description of one of them
staff-version = Hnefatafl, version { $version }

## On paper

pieces-king = The king
pieces-drabants = Drabants
pieces-muscovites = Muscovites
paper-board-how = To begin: the king on the star in the middle, his drabants around him, the Muscovites on their camps.
paper-pieces-how = Cut out and fold into a small tent, then glue the two feet together underneath.

## Keys and questions

key-dice = choose a die
key-rethrow = throw again
describe-pieces = The king stands on { $place }. Drabants: { $drabants }. Muscovites: { $muscovites }.
describe-none = none

ending-length = { $count ->
    [one] One move
   *[other] { $count } moves in all, counting those of both sides
}

## A first game

coach-move = Pieces move in lines.
coach-lost = Your piece was captured: an enemy closed it in.
coach-capture = You captured a piece: yours closed it in.
coach-raichi = Raichi means that the king has one way out.
coach-tuichu = Tuichu means that the king has more than one way out.

## Terms that can be pressed where they stand: how they are written, a star for any letters, and what explains them

term-castle = castle
term-castle-about = The castle is the square in the middle, where the king begins.
term-drabant = drabant*
term-drabant-about = A drabant is a guard of the king.
term-raichi = raichi
term-tuichu = tuichu

## Reasons, and a word before a loss

fact-wins = Wins the game.
fact-captures = { $piece ->
    [drabant] Captures the drabant on { $at }.
   *[muscovite] Captures the Muscovite on { $at }.
}
fact-opens = Opens a way out for the king at { $at }.
fact-closes = Closes the king’s way out at { $at }.
fact-corners = Threatens to take the king on { $at }.
fact-guards = { $piece ->
    [king] The king on { $at } can’t be taken any more.
    [drabant] The drabant on { $at } can’t be captured any more.
   *[muscovite] The Muscovite on { $at } can’t be captured any more.
}
fact-threatens = { $piece ->
    [drabant] Threatens to capture the drabant on { $at }.
   *[muscovite] Threatens to capture the Muscovite on { $at }.
}
fact-frees = Opens the king’s way to { $at }.
fact-bars = Bars the king from { $at }.
fact-leaves = { $piece ->
    [king] The king on { $at } can be taken.
    [drabant] The drabant on { $at } can be captured.
   *[muscovite] The Muscovite on { $at } can be captured.
}
fact-way = The king can get out at { $at }.
warn-loss = { $side ->
    [swede] The Muscovites can take your king with their next move, on { $at }.
   *[muscovite] The king can get out with the next move, at { $at }.
}
# What a puzzle is about.
puzzle-theme = { $theme ->
    [win] Win at once
    [two] Win with the next move
    [raichi] Open a way
    [ring] Threaten the king
    [hold] Hold out
   *[capture] Capture
}

## A fair game

set-even-both = An even match: each side once
scale-people = people’s games
scale-computers = computers’ games
handicap = To even it out
handicap-none = The rules as they are
handicap-camps-muscovites = The camps are closed to the Swedes
handicap-king_captures-no = The king captures nothing
handicap-king_taken-two = Two take the king anywhere
balance-people = { $favoured ->
    [swede] These rules favour the Swedes
    [muscovite] These rules favour the Muscovites
   *[none] These rules are even
}: of { $most } games that people played (collected in { $sources }), the Swedes won { $first } and the Muscovites { $second }.
balance-also = Of { $most } games between our computer players, the Swedes won { $first } and the Muscovites { $second }.
balance-computers = { $favoured ->
    [swede] Between our computer players, these rules favour the Swedes
    [muscovite] Between our computer players, these rules favour the Muscovites
   *[none] Between our computer players, these rules are even
}: of { $most } games, the Swedes won { $first } and the Muscovites { $second }.
even-next = Second game: swap sides
even-now = It was the first game of an even match. Swap sides for the second. More wins count most, then fewer moves, then captured pieces.
even-beat = The second game of an even match. { $beats ->
    [swede] The Swedes won the first in { $count } moves.
    [muscovite] The Muscovites won the first in { $count } moves.
   *[none] The first was a draw after { $count } moves.
}
even-won = { $won ->
    [yes] You win the even match,
   *[no] { $lost ->
        [yes] You lose the even match,
       *[no] { $side ->
            [swede] Whoever had the Swedes now wins the even match,
           *[muscovite] Whoever had the Muscovites now wins the even match,
        }
    }
}
even-by = { $by ->
    [wins] by { $first } wins to { $second }.
    [moves] by a win in { $first } moves against one in { $second }.
   *[captures] by { $first } captured pieces to { $second }.
}
even-level = Nothing decides the even match: both did equally well.

## The position editor

editor-said = Word in force
setup-castle = only the king may stop on the castle
