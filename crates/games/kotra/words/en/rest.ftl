# The words of what is loaded after the first screen. See game.ftl.

## More

about-beginner = Overlooks a lot, now and then plays at random, and seldom hits, so that a race can win. Good company for a first game.
about-easy = Sees what a throw can do, and often misjudges it.
about-steady = Plays sensibly, with the odd slip.
about-strong = Weighs every way to use a throw.
about-master = Considers your replies as well, and knows what a jan is worth.
set-match-none = Single games
set-match-short = A short first game (ours)
set-match-to = To { $target } units
portrait-kotra = As Ólafur Davíðsson recorded it in the 1880s, from the last players of Iceland. Where they disagreed, you choose. A game takes about 115 throws against the lemming and 140 between strong computer players, a short one 60. A race round the board loses: between strong players jan ends 47% of games and brings 81% of the units.
set-side-white = White
set-side-black = Black

## The start

about-text = Kotra is an Icelandic tables game, a cousin of the Swedish brädspel. Ólafur Davíðsson recorded its rules in the 1880s, when only a few people still played it. Then it died out. Today kotra is the Icelandic word for backgammon, a different game.
about-how = Both sides take fifteen checkers once round the board, the same way. A lone checker can be hit; two together are a band and stand firm, unless they block too much. Whoever bears off all checkers first wins a little. A munk, a pattern at the end of the way, wins more. A jan wins most: so many checkers are hit that they can never all come back.

## Looking at a game again

review-luck = Luck: gained by throws
review-skill = Skill: lost by choices
review-equity = White’s expected result was { $first } at the start and { $last } at the end.
review-units = Expected result in units, as a strong player sees it (plus: good for that side).
review-chance = Expected for White
review-details = Every throw and choice
review-entry = Throw or choice
side-name = { $side ->
    [white] White
   *[black] Black
}

## Players

players-first = White
players-second = Black

## Help

hint-equity = { $action }: { $value }
hint-note = Expected result in units (plus: good for you).
odds-title = { $side ->
    [white] Which of White’s checkers are at risk?
   *[black] Which of Black’s checkers are at risk?
}
odds-item = { $count ->
    [one] Blot on { $at }: { $chance }%
   *[other] Band of { $count } on { $at }: { $chance }%
}
odds-none = The other side’s next throw can’t hit anything.
odds-note = The chance that the other side’s next throw can hit the blot or tear up the band.

## Why not

why-game-over = The game is over.
why-throw-first = Throw the dice first.
why-choose-dice = First choose how many dice you throw.
why-two-dice = Two dice are thrown now.
why-no-such-die = No die shows { $die }.
why-die-used = The { $die } has been used already.
why-nothing-there = { $side ->
    [white] You have no checker there. You play White.
   *[black] You have no checker there. You play Black.
}
why-not-yours = { $side ->
    [white] That checker isn’t yours. You play White.
   *[black] That checker isn’t yours. You play Black.
}
why-enter-first = You have hit checkers. Enter them first.
why-nothing-to-enter = You have no hit checker to enter.
why-own-on-entry = You can’t enter on { $at }, where a checker of yours stands.
why-band = The other side has a band on { $at }.
why-five-out = You can’t lay bands yet: { $count ->
    [one] only one checker has come out of your home, and it takes five.
   *[other] only { $count } checkers have come out of your home, and it takes five.
}
why-no-band-there = You can’t lay a band on { $at }, only from { $from } to { $to } along your way.
why-four-alone = Nothing may join the four on { $at }.
why-not-all-in-last-quarter = You can bear off only when all your checkers stand on { $from } to { $to }.
why-too-low = That die doesn’t take it off the board.
why-not-rearmost = A die that’s too high can bear off only your rearmost checker, the one on { $at }.
why-use-more = That would use only { $only } of your dice, but { $most } can be used.
why-higher-die = Only one die can be used, and it must be the { $die }.
why-no-four = These rules don’t let you take out four.
why-not-two-sixes = You can take out four only if your first throw is two sixes.
why-four-closed = To take out four, you need four checkers on your home, none to enter, and neither a checker of yours nor a band on point { $at }.
why-no-half-munk = You can stop only at a half munk: with a munk on the board and part of your throw still to use.
why-not-in-after-throws = In the after-throws, { $munk } wins nothing.
why-no-use = None of the dice you can use now takes it anywhere.

## Settings

set-below-white = White’s side
set-below-black = Black’s side
set-taps = Taps that use the first die
set-taps-two = Two
set-taps-one = One
set-confirm = Confirm each turn

## The result

ending-value = Value
ending-borne-off = Borne off
ending-match = Match

## Looking back

list-side = { $side ->
    [white] White
   *[black] Black
}
line-moved = moved { $from }–{ $to }
line-entered = entered on { $to }
line-borne-off = bore off from { $from }
line-hit = hit on { $at }
line-torn = band on { $at } torn up ({ $count } hit)
line-four = took four to { $to }

## The rule set and its options

opt-one_die = If only one die can be used
opt-two_sixes = Two sixes in the first throw take out four
opt-litli_meistari = Litli meistari counts
opt-single_die = One die may be thrown for a munk
opt-after_throws = After-throws
opt-last_throw = A last throw for a draw

val-one_die-higher = it must be the higher
val-one_die-either = either will do
val-after_throws-0 = none
val-after_throws-5 = five
val-after_throws-7 = seven
val-after_throws-13 = thirteen

## The rule lab

lab-about = The last players didn’t agree on everything. Choose as you like: each value shows where it comes from.
lab-recorded = The rules as they were recorded.
lab-handed = The recorded rules, with a choice that the source leaves open.
source-davidsson = Ólafur Davíðsson
origin-silent = ours: { $sources } says nothing about it

## Records

record-about = Every throw and every move, to keep or to share. To continue another game, paste its record here or open its file. A record counts each side’s points from its own home.

## A kiosk

invite-about = Kotra, the lost tables game of Iceland
past-1 = Kotra is an Icelandic tables game, a cousin of the Swedish brädspel
past-2 = Ólafur Davíðsson recorded its rules in the 1880s, when only a few people still played it
past-3 = Then it died out
staff-version = Kotra, version { $version }

## What keeps a position from being one

setup-count = { $side ->
    [white] White has { $has } checkers instead of 15
   *[black] Black has { $has } checkers instead of 15
}
setup-shared = both sides stand on { $number }, counted for White
setup-band = { $side ->
    [white] White has a band on its own { $number }, where none may lie
   *[black] Black has a band on its own { $number }, where none may lie
}
setup-open-band = { $side ->
    [white] White’s four of two sixes must be two to four checkers on its own point 7, under rules that have them
   *[black] Black’s four of two sixes must be two to four checkers on its own point 7, under rules that have them
}
setup-jan = { $side ->
    [white] White is jan already
   *[black] Black is jan already
}
setup-all-off = { $side ->
    [white] White has borne off everything already
   *[black] Black has borne off everything already
}
setup-unused = the unused dice aren’t part of the throw
setup-stuck = nothing of the throw can be used
setup-one-die = one die can’t have been thrown here
setup-after = the after-throws can’t stand like this

## On paper

paper-board-how = To begin: all fifteen checkers of each player on the home, the point farthest to the player’s right on the opposite side.
paper-dice-how = Cut out, fold every dashed line and glue the tabs inside.
paper-pieces-how = Cut out the checkers. Glued on cardboard, they stack better.

## Keys and questions

key-dice = change the order of two dice
key-rethrow = throw again
describe-side = { $side ->
    [white] White: { $points }.
   *[black] Black: { $points }.
}
describe-point = { $count } on { $at }
describe-hit = { $count } to enter
describe-off = { $count } borne off
describe-pips = { $count } pips to go
describe-munk = { $munk } is within reach
describe-dice = Unused dice: { $faces }.

## What is wrong with a text

read-action = an action such as 1/7, bar/3, 22/off, four or stop
read-action-end = the end of the action
read-slash = a slash and where the checker goes
read-point = a point, 1 to 24
read-point-ahead = a point that one die reaches
read-entry-point = a point to enter on, 1 to 6
read-die = a die, 1 to 6
read-die-bracket = the die in brackets, such as (5)
read-same-die = the die that reaches this point, or none
read-one-of-two = the die in brackets, because two dice can bear this checker off
read-bracket = a closing bracket
read-no-hit = no asterisk, because nothing is hit here
read-turn-or-result = a turn or the result
read-header = all header lines before the first throw
read-rest-of-turn = the rest of the previous turn, on a line of its own
read-next-line = the next turn, on a line of its own
read-throw-colon = a colon after the throw
read-blacks-throw = a slash and Black’s die
read-match-units = the units that win the match, 1 to 999
read-score = what the side has won, such as 4 or 4.5, and less than wins the match
read-place = hit, off or a point, each once
read-count = how many checkers stand there, 1 to 15
read-black-slash = a slash and Black’s checkers
read-dice = dice such as 62, 6(2) or 333(3), or ??, ? or choose
read-four-dice = equal dice four times, used or not
read-no-choice = two dice in the hand, ??, because one can’t be chosen here
read-throws-left = how many after-throws remain
read-value = a value in units, such as 2 or 4
read-thrown = as many dice as are to be thrown
read-match-first = the match before the first throw, and only once
read-loser = a throw for who begins, or in a match the loser of the last game
read-turn = turn { $number }

ending-length = { $count ->
    [one] One turn
   *[other] { $count } turns in all
}

## A first game

coach-way = Your checkers go once round the board this way, but hits win more games than the race.
coach-was-hit = Your checker was hit. It has to enter before anything else of yours moves.
coach-hit = You hit a checker that stood alone. It has to enter again.
coach-half-munk = Your checkers stand in a winning pattern, a munk. Before the whole throw is used it wins half.
coach-mar = Mar: if hit checkers of yours still wait at the end, the other side wins 2 more.
coach-jan = Jan: a side with more hit checkers than points to enter on loses at once.
coach-alla = Equal dice are an alla: each is used twice.
coach-dice = Tap a checker twice to use the first die, and the dice to change their order.
coach-munk = Dashed circles show what a munk still needs: { $munk }, worth { $value }.

## Terms that can be pressed where they stand: how they are written, a star for any letters, and what explains them

term-alla = alla
term-blot = blot, blots
term-blot-about = A blot is a checker that stands alone: it can be hit.
term-munk = munk, munks
term-munk-about = A munk is a pattern of your checkers that wins the game.
term-jan = jan
term-mar = mar

## Reasons, and a word before a loss

fact-wins = Wins the game.
fact-hits = { $count ->
    [one] Hits the blot on { $at }.
   *[other] Tears up the band on { $at }: { $count } checkers are hit.
}
fact-lays = Lays a band on { $at }.
fact-enters = { $count ->
    [one] Enters a hit checker.
   *[other] Enters { $count } hit checkers.
}
fact-off = { $count ->
    [one] Bears off a checker.
   *[other] Bears off { $count } checkers.
}
fact-guards = The checkers on { $at } can’t be hit any more.
fact-leaves = { $count ->
    [one] { $chance }% of throws can hit the blot on { $at }.
   *[other] { $chance }% of throws can tear up the band on { $at }.
}
fact-jan = { $chance }% of throws can make you jan.
warn-loss = { $side ->
    [white] White can make you jan with { $chance }% of throws.
   *[black] Black can make you jan with { $chance }% of throws.
}
# What a puzzle is about.
puzzle-theme = { $theme ->
    [jan] Find the jan
    [half-munk] Half munk or go on
    [hit] Hit
    [band] Lay a band
    [safe] Out of danger
   *[home] Leave home
}
describe-free = { $count ->
    [one] one free point to enter
   *[other] { $count } free points to enter
}

## The position editor

editor-left = Still to use
