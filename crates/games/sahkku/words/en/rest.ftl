# The words of what is loaded after the first screen, beside the rest of the program. See game.ftl.

## More

# Three words at most, on the card of a rule set.
short-order = dice in order
short-two-dice = easiest: two dice
short-queens-raids = queens and raids
short-queens = with queens
short-raids = raids wake him
short-ride = ride the king
short-push = push the king
short-push-again = push, throw again
short-all-x = all X first
about-beginner = Chases whatever is close and overlooks a lot. Good company for a first game.
about-easy = Takes what it sees, one die at a time.
about-steady = Plays sensibly, with the odd slip.
about-strong = Thinks every throw through to the end.
about-master = Considers your replies as well.
portrait-lagesvuotna = From Laksefjord, pieced together by the craftsman Edmund Johansen from old memories. Queens, a wide-ranging king and sleepers that nobody can touch: the most strategic of the rule sets.
portrait-vuonnamarkan = The Laksefjord game with the king of Nesseby, who waits until a soldier enters the enemy’s home row. These are the rules of the Sáhkku World Cup.
portrait-raisa = From Kvænangen, as recorded in 1953 by Yngvar Mejland of Nordreisa. Two dice, used in a fixed order: of all rule sets, this one depends most on luck.
portrait-maze = Mejland’s rules, as the teacher Bernt Pettersen brought them to Máze in the 1980s. The same two dice, used in any order you like.
portrait-vuovdaguoika = As Hans Aslak Guttorm of Vuovdaguoika taught it to his daughters. Soldiers move in single file, and the king is pushed like a battering ram.
portrait-gavkevuotna = From Kåfjord at the North Cape, as taught by the joiner Kristian Johansen. Like the game of Vuovdaguoika, but without throwing dice again.
portrait-unjarga = A reconstruction from what was written about Nesseby. Soldiers step straight into the middle row, and the king waits for the first soldier to reach the enemy’s home row.
portrait-globe-joueur = A French reconstruction. A soldier slips under the king and carries him. A side whose soldiers are all awake loses if it’s left with a die it can’t use.
portrait-borvo = An account that Alan Borvo published in 2001, as the game system Ludii retells it. It’s not from the museum’s sheets. Before its first soldier wakes, a side has to throw X with every die.
set-side-men = The men
set-side-women = The women

## The start

about-text = Sáhkku is a traditional game of the Sámi people. It was played all over Sápmi, from the Lule Sámi lands in the south to the Skolt Sámi lands in the northeast. A Christian revival in the 1800s condemned it as the “Devil’s game”. Assimilation and war followed, and the game was nearly lost. A few families kept playing it and making sets. Thanks to them, it’s played again today.
about-how = Each player leads an army: the men (olbmát) or the women (gálgut). Soldiers sleep until an X wakes them. Once awake, they move around the board and capture every enemy they land on. The king in the middle belongs to whoever took him last.

## Looking at a game again

review-chart = The men’s chance of winning was { $start }% at the start and { $end }% at the end.
review-luck = Luck: gained by throws
review-skill = Skill: lost by choices
ending-with-king = { $count } and the king
review-units = In points of winning chance, as a strong player sees it.
hint-note = The chance of winning, as the strongest computer player sees it.
review-details = Every throw and choice
review-entry = Throw or choice
review-chance = Men’s chance (%)
side-name = { $side ->
    [men] The men
   *[women] The women
}

## Players

players-first = The men
players-second = The women

## Help

odds-title = { $side ->
    [men] Which of the men are at risk?
   *[women] Which of the women are at risk?
}
odds-item = { $piece ->
    [soldier] Soldier { $at }: { $chance }%
    [queen] Queen { $at }: { $chance }%
   *[king] King { $at }: { $chance }%
}
odds-none = The other side’s next throw can’t capture anything.
odds-note = The chance that the other side’s next throw can capture the piece. Throwing Xs again isn’t counted.

## Why not

why-asleep = This piece is asleep. Only an X can wake it.
why-not-front = Soldiers wake in order. The next one is on { $at }.
why-next-not-free = It can’t wake until { $at } is free.
why-not-yours = { $side ->
    [men] That piece isn’t yours. You play the men, the dark ones.
   *[women] That piece isn’t yours. You play the women, the light ones.
}
why-king-neutral = Nobody holds the king yet. Land on him to take him.
why-king-inert = The king belongs to nobody until a soldier enters the enemy’s home row.
why-die-waits = You have to use the { $die } first.
why-no-x = There’s no X left, and only an X can wake a piece.
why-lands = With { $die } it would land on { $at }.
why-sleeper = A sleeping piece blocks { $at }.
why-own-soldier = One of your soldiers is on { $at }, and each space holds only one.
why-king-alone = The king can’t share a space with his soldiers, and one is on { $at }.
why-queen-alone = The queen can’t share a space with your other pieces, and one is on { $at }.
why-own-queen = Your queen is on { $at }, and she shares with nobody.
why-own-king = Your king is on { $at }, and he shares with nobody.
why-push = The king would be pushed onto your own piece on { $at }.
why-queue = Soldiers can’t pass each other, and one is in the way on { $at }.
why-straight = The king and the queens move in a straight line. They can’t turn partway along a row.
why-rider = The soldier that carries the king moves only with him.
why-nothing-there = You have no piece there.
why-no-use = None of the dice you can use now takes it anywhere.

## Settings

set-lines = Lines
set-lines-short = Short
set-lines-joined = Joined
set-ornament = Ornament
set-ornament-sun = Sun
set-ornament-x = X
set-ornament-diamond = Diamond
set-ornament-star = Star
set-below-men = The men’s side
set-below-women = The women’s side

## Looking back

list-side = { $side ->
    [men] men
   *[women] women
}
line-moved = { $piece ->
    [queen] Queen { $from }–{ $to }.
    [king] King { $from }–{ $to }.
   *[soldier] { $from }–{ $to }.
}

## The rule lab

lab-about = Each of these rules was played differently in one fjord or another. Change what you like: each value shows where it comes from.
lab-recorded = A recorded rule set, unchanged.
lab-handed = Traditional rules, with a choice that the sources leave open.
source-reaidu = Reaidu
source-booklet = Booklet 2018
source-globe-joueur = Le Globe Joueur
source-digital-sahkku = Digital Sáhkku
source-borvo = Borvo 2001
opt-columns = Columns
opt-places = Spaces drawn as
opt-queens = Queens (dronnegat)
opt-dice = Number of dice
opt-faces = Faces of each die
opt-blank = Value of the blank face
opt-rethrow = Throwing again
opt-order = Order of the dice
opt-track = Path around the board
opt-miedut = The second player may choose mieđut
opt-stacking = Soldiers may share a space
opt-queue = Soldiers move in single file
opt-sleepers = Sleepers
opt-utsjok = The king may be removed
opt-stake = Stake per soldier left
opt-first_wake = The first soldier wakes with
val-places-lines = lines
val-places-squares = squares
val-rethrow-each = any dice that show X
val-rethrow-all = all dice, if all show X
val-rethrow-none = never
val-first_wake-any = one X
val-first_wake-all-x = X on every die
val-order-free = any
val-track-loop = a loop, never home again
val-track-eight = a figure of eight, home again
val-sleepers-exposed = can be captured
val-sleepers-protected = are safe from the enemy
val-sleepers-closed = block their space
contradiction-columns = the number of columns must be odd, from 9 to 21
contradiction-dice = there must be one to four dice
contradiction-faces = a die must have four different faces
contradiction-no-x = without an X nobody could ever wake
contradiction-blank-no-face = the blank face has a value, but these dice have no blank face
contradiction-blank-no-value = these dice have a blank face, so it must be worth 0 or 4
contradiction-order = a fixed order must include { $face }, which has a value
contradiction-queue = soldiers in single file can’t share a space
contradiction-next-free = soldiers that wake straight into the middle row don’t use the next space on their path
contradiction-like-odds-place = soldiers that wake straight into the middle row can’t be awake at home
contradiction-like-odds-ahead = the first steps of the three soldiers wouldn’t all be free, or both armies would step to the same end

## Records

record-about = Every throw and every choice, to keep or to share. To continue another game, paste its record here or open its file.

## A kiosk

invite-about = Sáhkku, a dice game of the Sámi people
past-1 = Sáhkku was played all over Sápmi
past-2 = In the 1800s a Christian revival called it the “Devil’s game”
past-3 = Assimilation and war followed, and the game was nearly lost
past-4 = A few families kept playing it, and it’s played again today
staff-version = Sáhkku, version { $version }

## What is wrong with a text

read-action-end = the end of the action
read-action = an action such as II:b9-b7, X:+a15-b15, R2 or stop
read-again = how many dice to throw again
read-again-die = the number of a die, each once
read-colon = a colon after the die
read-landing = a hyphen and the space where the piece lands
read-place = a space such as b8
read-turn-or-result = a turn or the result
read-header = all header lines before the first throw
read-womens-throw = a slash and the women’s throw
read-rest-of-turn = the rest of the previous turn, on a line of its own
read-next-line = the next turn, on a line of its own
read-fewer-dice = at most 4 dice
read-row-slash = a slash before the next row
read-full-stop = a full stop after the number
read-bracket = a closing bracket
read-piece = a piece (m, M, w, W or K), a bracket or a number of empty spaces
read-face = a face: X, I, II, III or -
read-turn = turn { $number }
read-room = at most { $left } more spaces in row { $row }
read-throw = a throw that the dice of these rules can show
read-cross = dice that show X
read-army = a side has more soldiers than it began with
read-queens = there are queens that these rules don’t have
read-king = the king can’t be like this
read-dice = the dice can’t be like this
read-miedut = these rules don’t have mieđut
read-standing = what is on { $at } can’t be there

## On paper

paper-board-how = { $drawing ->
    [squares] To begin: a soldier on every square of the outer rows
   *[lines] To begin: a soldier on every line of the outer rows
}{ $home-row ->
    [front-empty] { " " }(each player’s last one on the right stays empty)
   *[full] { "" }
}, the king in the middle{ $queens ->
    [yes] , each queen on the mark to her player’s right
   *[no] { "" }
}.
paper-dice-how = Cut out, fold every dashed line and glue the tab inside. The triangles close the two ends.
paper-pieces-how = Cut out and fold into a small tent, then glue the two feet together underneath.

## Keys and questions

key-dice = show one die’s moves only, or pick up an X to throw again
key-rethrow = throw the Xs again
describe-army = { $side ->
    [men] The men
   *[women] The women
} – asleep: { $asleep-list }; awake: { $awake-list }.
describe-nobody = none
describe-homebound = { $place } homebound
describe-riding = { $place } carrying the king
describe-queen = { $awake ->
    [yes] Their queen is awake on { $place }.
   *[no] Their queen is asleep on { $place }.
}
describe-king = { $holder ->
    [men] The king stands on { $place }, held by the men.
    [women] The king stands on { $place }, held by the women.
   *[none] The king stands on { $place }, held by nobody.
}
describe-dice = The dice show { $faces }.

ending-length = { $count ->
    [one] One turn
   *[other] { $count } turns in all
}

## Reasons, and a word before a loss

fact-wins = Wins the game.
fact-captures = { $piece ->
    [queen] Captures the queen on { $at }.
   *[soldier] Captures the soldier on { $at }.
}
fact-takes-king = Takes the king on { $at }.
fact-wakes = { $piece ->
    [queen] Wakes the queen on { $at }.
   *[soldier] Wakes the soldier on { $at }.
}
fact-guards = { $piece ->
    [soldier] The soldier on { $at } can’t be captured any more.
    [queen] The queen on { $at } can’t be captured any more.
   *[king] The king on { $at } can’t be taken any more.
}
fact-leaves = { $piece ->
    [soldier] { $chance }% of throws can capture the soldier on { $at }.
    [queen] { $chance }% of throws can capture the queen on { $at }.
   *[king] { $chance }% of throws can take the king on { $at }.
}
warn-loss = { $piece ->
    [soldier] { $side ->
        [men] The men can capture your last soldier with { $chance }% of throws and win.
       *[women] The women can capture your last soldier with { $chance }% of throws and win.
    }
    [queen] { $side ->
        [men] The men can capture your queen with { $chance }% of throws and win.
       *[women] The women can capture your queen with { $chance }% of throws and win.
    }
   *[king] { $side ->
        [men] The men can take your king with { $chance }% of throws and win.
       *[women] The women can take your king with { $chance }% of throws and win.
    }
}
# What a puzzle is about.
puzzle-theme = { $theme ->
    [win] Win at once
    [king] Take the king
    [keep] Keep the king
    [queen] Save the queen
    [capture] Capture
    [wake] Wake or walk
   *[again] Throw again
}

## A first game

coach-king = The king is yours. Your dice move him until the enemy takes him.
coach-king-lost = The enemy has the king now. You can take him back.
coach-lost = Your soldier was captured: it’s out of the game.
coach-capture = You captured an enemy: it’s out of the game.
coach-queen = An X can wake your queen, too. If she’s captured, you lose.
coach-wake = An X wakes a sleeping soldier. Tap it.
coach-again = You can throw an X again instead of using it.
coach-way = Each die moves one awake soldier along its path.

## Terms that can be pressed where they stand: how they are written, a star for any letters, and what explains them

term-x = X, Xs
term-x-about = An X, the sáhkku, wakes a sleeping soldier.
term-queen = queen, queens
term-queen-about = Whoever loses the queen has lost.
term-castle = castle
term-castle-about = The Castle is the space in the middle of the board.

## The position editor

editor-way = The second side’s way round
setup-no-king = the king is missing
setup-neutral = nobody holds the king, so he has to wait for the first raid
setup-asleep = the piece asleep on { $at } isn’t where it began
setup-closed = a sleeping piece blocks { $at }
setup-in-hand = no die can be in the hand once another has been used

## Questions and notices that the first picture does without

use-with = { $piece ->
    [soldier] Soldier with { $die }
    [queen] Queen with { $die }
   *[king] King with { $die }
}
use-homebound = Homebound soldier with { $die }
use-take = Take the king
use-remove = Remove the king from the game
action-move = { $piece ->
    [soldier] Soldier { $from } to { $to } with { $die }
    [queen] Queen { $from } to { $to } with { $die }
   *[king] King { $from } to { $to } with { $die }
}
action-wake = { $piece ->
    [queen] Wake the queen and step to { $to }
   *[soldier] Wake { $from } and step to { $to }
}
action-remove = { $action }, removing the king
action-rethrow = { $count ->
    [one] Throw one X again
   *[other] Throw { $count } Xs again
}
action-stop = End the turn
draw-offered = { $side ->
    [men] The men offer a draw
   *[women] The women offer a draw
}
draw-question = { $side ->
    [men] Do the men accept?
   *[women] Do the women accept?
}
draw-standstill = Only the king can still move
draw-standstill-text = No other piece can ever move again, so neither side can force a win. Do you agree to a draw?
draw-declined = { $side ->
    [men] The men decline the draw. The game goes on.
   *[women] The women decline the draw. The game goes on.
}
