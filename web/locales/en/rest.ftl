# The words of what is loaded after the first screen, beside the rest of the program. See game.ftl.

## The start

about-text = Sáhkku is a traditional game of the Sámi people. It was played all over Sápmi, from the Lule Sámi lands in the south to the Skolt Sámi lands in the northeast. A Christian revival in the 1800s condemned it as the “Devil’s game”. Assimilation and war followed, and the game was nearly lost. A few families kept playing it and making sets. Thanks to them, it’s played again today.
about-how = Each player leads an army: the men (olbmát) or the women (gálgut). Soldiers sleep until an X wakes them. Once awake, they move around the board and capture every enemy they land on. The king in the middle belongs to whoever took him last.

## Languages

# Says honestly who wrote and who reviewed the words of this language.
language-status = The English text was written by the people who made this page. Nobody else has reviewed it yet.

## Looking at a game again

review-working = Analysing the game: { $done }%
review-chart = The men’s chance of winning was { $start }% at the start and { $end }% at the end.
review-legend = The chance of winning after each throw: blue for the men, red for the women. Yellow marks costly choices.
review-luck = Luck: gained by throws
review-skill = Skill: lost by choices
review-units = In percentage points of the chance of winning, as a strong player sees it.
review-mistakes = Costly choices
review-none = None worth mentioning.
review-mistake = { $side ->
    [men] The men: { $played }. Better: { $better }. It cost { $cost } percentage points.
   *[women] The women: { $played }. Better: { $better }. It cost { $cost } percentage points.
}
review-details = Every throw and choice
review-side = Side
review-entry = Throw or choice
review-chance = Men’s chance (%)
review-change = Gain or loss
review-then = { $name }: the better choice
review-then-note = Yellow: the better choice. Red: what was played. “Close” returns to the analysis.
side-name = { $side ->
    [men] The men
   *[women] The women
}

## Players

players-men = The men
players-women = The women
player-human = Human

## Help

hint-item = { $action }: { $chance }%
hint-note = The chance of winning, as the strongest computer player sees it.
odds-title = { $side ->
    [men] Which of the men are at risk?
   *[women] Which of the women are at risk?
}
odds-item = { $piece ->
    [soldier] Soldier { $at }: { $chance }%
    [queen] Queen { $at }: { $chance }%
   *[king] King { $at }: { $chance }%
}
# A badge on the board, beside a piece.
odds-badge = { $chance }%
odds-none = The other side’s next throw can’t capture anything.
odds-note = The chance that the other side’s next throw can capture the piece. Throwing Xs again isn’t counted.
notice-no-advice = The part of the program that gives hints couldn’t be loaded.

## Why not

why-asleep = This piece is asleep. Only an X can wake it.
why-not-front = Soldiers wake in order. The next one is on { $at }.
why-next-not-free = It can’t wake until { $at } is free.
why-not-yours = That piece is not yours.
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

settings-reset = Reset to defaults
set-material = Material
set-material-auto = Automatic
set-material-birch = Birch
set-material-dark-wood = Dark wood
set-material-hide = Reindeer hide
set-material-plain = Plain
set-material-night = Night
set-material-high-contrast = High contrast
set-lines = Lines
set-lines-short = Short
set-lines-joined = Joined
set-ornament = Ornament
set-ornament-sun = Sun
set-ornament-x = X
set-ornament-diamond = Diamond
set-ornament-star = Star
set-coordinates = Coordinates on the board
set-coordinates-auto = When words use them
set-coordinates-yes = Always
set-coordinates-no = Never
set-below = Board seen from
set-below-auto = The player at this screen
set-below-men = The men’s side
set-below-women = The women’s side
set-speed = Animation speed
set-speed-slow = Slow
set-speed-normal = Normal
set-speed-fast = Fast
set-speed-instant = No animation
set-turning = Turn the board after each turn
set-table = Tabletop: two players across a flat screen
set-hints = Highlight possible moves
set-moves = Show the list of moves
set-notation = Show moves in notation
set-speech = Screen reader detail
set-speech-full = Full
set-speech-brief = Brief
set-auto-throw = Throw by itself
tap-to-skip = A tap on the board skips what moves.
set-sound = Sound
set-volume = Volume

## Looking back

list-side = { $side ->
    [men] men
   *[women] women
}
scrubber = Step of the game
line-moved = { $piece ->
    [queen] Queen { $from }–{ $to }.
    [king] King { $from }–{ $to }.
   *[soldier] { $from }–{ $to }.
}
show-again = Show me again
# What a sentence that names spaces does when it is pressed.
shows-places = Shows these spaces on the board.
moves-notation = Notation
past-first = Go to the start
past-back = One step back
past-on = One step forward
past-last = Go to the end
past-play = Play back the game
past-branch = Continue from here
past-of = { $step } of { $steps }

## Asking before something is lost

confirm-branch = Continue from here?
confirm-branch-text = Everything after this position will be lost. You can save the record of the whole game first.

## The rule lab

lab = Customise rules
lab-about = Each of these rules was played differently in one fjord or another. Change what you like: each value shows where it comes from.
lab-based = Based on
lab-recorded = Traditional rules, unchanged.
lab-handed = Traditional rules, with a choice that the sources leave open.
lab-invention = Partly your own invention. Enjoy it!
lab-refused = These choices don’t work together: { $reason }.
origin-recorded = { $sources }
origin-offered = an alternative in { $sources }
origin-fits = for any rule set, from { $sources }
origin-invention = your own invention
source-reaidu = Reaidu
source-booklet = Booklet 2018
source-globe-joueur = Le Globe Joueur
source-digital-sahkku = Digital Sáhkku
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
val-yes = yes
val-no = no
val-none = none
val-places-lines = lines
val-places-squares = squares
val-rethrow-each = any dice that show X
val-rethrow-all = all dice, if all show X
val-rethrow-none = never
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
record-open = Continue from this text
record-file = Open a file
copy-record = Copy
copy-link = Copy link
copied = Copied.
not-copied = This browser doesn’t let the page copy. The text is selected, so you can copy it yourself.
record-refused = This record can’t be read. { $error }.

## A kiosk

invite = Touch the board to play
invite-about = Sáhkku, a dice game of the Sámi people
still-there = Are you still there?
still-there-count = { $count ->
    [one] The board resets in one second.
   *[other] The board resets in { $count } seconds.
}
still-there-go-on = Keep playing
staff = For staff
staff-version = Sáhkku, version { $version }
staff-uptime = The page has been running for { $time } (hours:minutes).
staff-games = { $count ->
    [one] Visitors have started one game.
   *[other] Visitors have started { $count } games.
}
staff-errors = { $count ->
    [one] One error since the browser started.
   *[other] { $count } errors since the browser started.
}
staff-file-fine = kiosk.json is in order.
staff-file-bad = Some values in kiosk.json can’t be used, so the defaults apply. { $troubles }
staff-reload = Reload the page
kiosk-no-table = The file isn’t valid JSON with names and values in braces.
kiosk-unknown-name = There is no setting called “{ $name }”.
kiosk-no-flag = “{ $name }” must be true or false.
kiosk-no-number = “{ $name }” must be a whole number from { $least } to { $most }.
kiosk-no-time = “{ $name }” must be a time of day such as "4:00", or null.
kiosk-no-list = “{ $name }” must be a list of texts.
kiosk-unknown = “{ $name }” contains “{ $word }”, which isn’t known.
kiosk-no-sound = “{ $name }” must be "off", "on", or a list such as [{"{"} "from": "10:00", "to": "17:00" {"}"}].

## Embedded in another page

host-unreadable = The message from the surrounding page can’t be read: { $what }
host-needs = “{ $wish }” needs “{ $name }”.
host-not-now = That isn’t possible now.
host-not-legal = “{ $action }” isn’t a legal action in this position.
host-unknown = “{ $name }” isn’t known.
host-bad-value = “{ $name }” can’t be “{ $value }”.

## What is wrong with a text

read-found = Line { $line }, column { $column }: “{ $found }”. Expected: { $expected }
read-ends = Line { $line }, column { $column }: the text ends here. Expected: { $expected }
read-space = a space
read-line-end = the end of the line
read-action-end = the end of the action
read-action = an action such as II:b9-b7, X:+a15-b15, R2 or stop
read-again = how many dice to throw again
read-again-die = the number of a die, each once
read-colon = a colon after the die
read-landing = a hyphen and the space where the piece lands
read-place = a space such as b8
read-option-value = an option written name=value
read-rules = the word “rules” and the name of a rule set
read-shorter = a shorter text
read-nothing = nothing after the result
read-turn-or-result = a turn or the result
read-header = all header lines before the first throw
read-once = this header line only once
read-name = a name of at most 80 characters on one line
read-date = one date, such as 2026-11-21
read-womens-throw = a slash and the women’s throw
read-rest-of-turn = the rest of the previous turn, on a line of its own
read-next-line = the next turn, on a line of its own
read-fewer-dice = at most 4 dice
read-row-slash = a slash before the next row
read-full-stop = a full stop after the number
read-bracket = a closing bracket
read-piece = a piece (m, M, w, W or K), a bracket or a number of empty spaces
read-face = a face: X, I, II, III or -
read-rule-set = a rule set: { $words }
read-option = an option: { $words }
read-together = options that work together: { $reason }
read-turn = turn { $number }
read-result = the result of the game: { $result }
read-room = at most { $left } more spaces in row { $row }
read-throw = a throw that the dice of these rules can show
read-legal = an action that these rules allow here
read-cross = dice that show X
read-next = something that can come next in the game
read-possible = a possible position; here, { $reason }
read-army = a side has more soldiers than it began with
read-queens = there are queens that these rules don’t have
read-king = the king can’t be like this
read-dice = the dice can’t be like this
read-miedut = these rules don’t have mieđut
read-standing = what is on { $at } can’t be there
link-kind = it contains neither a game nor a position
link-version = it was made by another version of this page
link-too-long = it is longer than any game
link-parts = it has too few parts, or too many
link-letters = it is damaged
link-rules = its rules can’t be read
link-position = its position can’t be read
link-game = its moves don’t fit its rules
save-none = it isn’t a saved game, or another version saved it
save-damaged = it was changed or cut short
save-seats = it doesn’t say who plays

## On paper

paper-about = Everything you need to play away from the screen. Print it on stiff paper, cut along the solid lines and fold along the dashed ones.
paper-what = What to print
paper-format = Paper size
paper-all = The whole set
paper-rules = Rules on one page
paper-board = Board
paper-dice = Dice
paper-pieces = Pieces
paper-print = Print
paper-save = Save as SVG
paper-size = Print at 100%, without fitting to the page.
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

## Learning on the board

lesson = Lesson
lesson-count = { $step } of { $steps }
lesson-next = Next
lesson-finish = Finish
lesson-show = Show me
lesson-leave = Leave
lesson-throw = Throw the dice.
lesson-throw-other = Now throw for the other side.
card-back = Back
card-on = Next
card-try = Try it yourself
card-lessons = All lessons for these rules
live-play = Play
open-book = Rulebook
print = Print
contents = Contents
live-stop = Stop

## Keys and questions

keys-about = You can do everything with the keyboard alone. Letter keys work unless you’re typing text. Every key has a button, too.
tell-here = What’s here?
tell-position = What’s the position?
key-arrows = move from space to space
key-enter = select a piece, then where it goes
key-dice = show one die’s moves only, or pick up an X to throw again
key-throw = throw the dice
key-rethrow = throw the Xs again
key-escape = clear the selection
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

## The result

won-you = You win!
won-opponent = { $name } wins
ending-turns = { $count ->
    [one] One turn
   *[other] { $count } turns
}
ending-captured = Captured
ending-luck = Luck
ending-open = Result
ending-blow = Show the end again
ending-share = Share
link-copied = Link copied.
not-shared = This browser doesn’t let the page share. The game record has the link.
rematch = Rematch: swap sides
rematch-weaker = A weaker opponent
rematch-stronger = A stronger opponent
