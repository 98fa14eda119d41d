# The words of the page, in English. The program has a function or a struct for every message. The type of an argument
# follows from its name: crates/locales/src/arguments.rs has the table.

title = Sáhkku

## The start

welcome = A dice game of the Sámi people, once banned as the “Devil’s game” and now played again.
play-computer = Play the computer
play-two = Two players, one screen
continue-game = Continue your game
choose-rules = Rule set
about = About the game
close = Close
new-game = New game
menu = Menu

about-text = Sáhkku is a traditional game of the Sámi people. It was played all over Sápmi, from the Lule Sámi lands in the south to the Skolt Sámi lands in the northeast. A Christian revival in the 1800s condemned it as the “Devil’s game”. Assimilation and war followed, and the game was nearly lost. A few families kept playing it and making sets. Thanks to them, it’s played again today.
about-how = Each player leads an army: the men (olbmát) or the women (gálgut). Soldiers sleep until an X wakes them. Once awake, they move around the board and capture every enemy they land on. The king in the middle belongs to whoever took him last.

## Languages

# $now is the two letters of the language that is spoken.
language-switch = { $now }: choose a language
# Says honestly who wrote and who reviewed the words of this language.
language-status = The English text was written by the people who made this page. Nobody else has reviewed it yet.
notice-incomplete = The game couldn’t be loaded completely. Please check your connection and try again. ({ $error })
notice-language = The text in { $language } couldn’t be loaded, so the language stays as it is. ({ $error })
help-languages = Languages: { $codes }.

## Who and what

turn-of = { $side ->
    [men] The men’s turn
   *[women] The women’s turn
}
turn-of-you = { $side ->
    [men] Your turn: the men
   *[women] Your turn: the women
}
throw-off = Who begins?

## What may be done

task-round = Each side throws one die. If only one shows X, that side begins.
task-round-most = Each side throws three dice. The side with more Xs begins.
task-lot = Who begins is decided by lot.
task-way = { $side ->
    [men] The men choose their path around the board.
   *[women] The women choose their path around the board.
}
task-throw = Throw the dice.
task-throw-again = Throw the dice you picked up.
task-wait = The computer is playing.
task-thinking = The computer is thinking…
task-choose = Choose a piece to move.
task-choose-rethrow = Choose a piece to move, or an X to throw again.
task-destination = Choose where to go. Each space shows the die it uses.
task-stuck = You can’t use any die. Throw Xs again, or end your turn.
task-way-explained = Vuosttut: the armies go round in opposite ways and meet. Mieđut: you go round the same way as the other army.

way-vuosttut = Vuosttut: against each other
way-miedut = Mieđut: the same way round

choose-use = Which move?
use-with = { $piece ->
    [soldier] Soldier with { $die }
    [queen] Queen with { $die }
   *[king] King with { $die }
}
use-homebound = Homebound soldier with { $die }
use-take = Take the king
use-remove = Remove the king from the game

## Buttons

throw-button = Throw
throw-again = Throw again
throw-again-count = { $count ->
    [one] Throw one X again
   *[other] Throw { $count } Xs again
}
end-turn = End turn
take-back = Undo
resign = Resign
offer-draw = Offer a draw
play-again = Play again
save-record = Save record

## Looking at a game again

review = Luck and skill
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

players = Players
players-men = The men
players-women = The women
player-human = Human
set-opponent = Opponent
set-opponent-beginner = Lemming: beginner
set-opponent-easy = Ptarmigan: easy
set-opponent-steady = Fox: medium
set-opponent-strong = Lynx: strong
set-opponent-master = Raven: strongest
opponent-beginner = Lemming
opponent-easy = Ptarmigan
opponent-steady = Fox
opponent-strong = Lynx
opponent-master = Raven
about-beginner = Chases whatever is close and overlooks a lot. Good company for a first game.
about-easy = Takes what it sees, one die at a time.
about-steady = Plays sensibly, with the odd slip.
about-strong = Thinks every throw through to the end.
about-master = Considers your replies as well.
turn-of-opponent = { $side ->
    [men] { $name }’s turn: the men
   *[women] { $name }’s turn: the women
}

## Help

hint = Hint
hint-item = { $action }: { $chance }%
hint-note = The chance of winning, as the strongest computer player sees it.
odds = Which pieces are at risk?
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
notice-no-advice = The part of the program that gives hints couldn’t be loaded.

## What happened

face-blank = blank

news-round = The men threw { $men }, the women { $women }.
news-begins = { $side ->
    [men] The men begin.
   *[women] The women begin.
}
news-again = Undecided: throw again.
news-thrown = { $side ->
    [men] The men threw { $dice }.
   *[women] The women threw { $dice }.
}
news-woke = { $side ->
    [men] A man woke and moved to { $to }.
   *[women] A woman woke and moved to { $to }.
}
news-queen-woke = { $side ->
    [men] The men’s queen woke and moved to { $to }.
   *[women] The women’s queen woke and moved to { $to }.
}
news-moved = { $piece ->
    [queen] { $side ->
        [men] The men’s queen moved from { $from } to { $to }.
       *[women] The women’s queen moved from { $from } to { $to }.
    }
    [king] The king moved from { $from } to { $to }.
   *[soldier] { $side ->
        [men] A man moved from { $from } to { $to }.
       *[women] A woman moved from { $from } to { $to }.
    }
}
news-captured = { $side ->
    [men] { $count ->
        [one] A man was captured on { $at }.
       *[other] { $count } men were captured on { $at }.
    }
   *[women] { $count ->
        [one] A woman was captured on { $at }.
       *[other] { $count } women were captured on { $at }.
    }
}
news-queen-captured = { $side ->
    [men] The men’s queen was captured.
   *[women] The women’s queen was captured.
}
news-king-taken = { $side ->
    [men] The men took the king.
   *[women] The women took the king.
}
news-king-pushed = He was pushed to { $to }.
news-king-removed = The king is out of the game.
news-dismounted = The soldier on { $at } no longer carries the king.
news-turn-lost = { $side ->
    [men] The men can’t use { $dice }, so their turn ends.
   *[women] The women can’t use { $dice }, so their turn ends.
}
news-nothing = { $side ->
    [men] The men can’t use this throw.
   *[women] The women can’t use this throw.
}
news-taken-back = Move undone.
news-restored = Game resumed.
brief-thrown = { $side ->
    [men] Men: { $dice }.
   *[women] Women: { $dice }.
}
brief-woke = { $to } awake.
brief-moved = { $piece ->
    [queen] Queen { $from }, { $to }.
    [king] King { $from }, { $to }.
   *[soldier] { $from }, { $to }.
}
brief-captured = { $count ->
    [one] Captured on { $at }.
   *[other] { $count } captured on { $at }.
}

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

## The end

won = { $side ->
    [men] The men win
   *[women] The women win
}
draw = Draw
reason-soldiers = { $side ->
    [men] The women have no soldiers left.
   *[women] The men have no soldiers left.
}
reason-pieces = { $side ->
    [men] The women have no soldiers left and don’t hold the king.
   *[women] The men have no soldiers left and don’t hold the king.
}
reason-queen = { $side ->
    [men] The women’s queen was captured.
   *[women] The men’s queen was captured.
}
reason-blocked = { $side ->
    [men] The women can’t use their dice.
   *[women] The men can’t use their dice.
}
reason-resigned = { $side ->
    [men] The women resigned.
   *[women] The men resigned.
}
reason-dead = Neither side can ever move again.
reason-agreed = Both sides agreed to a draw.

## When something is wrong

notice-bad-parameter = The address asks for { $name }={ $value }, which isn’t possible. { $help }
notice-no-storage = This browser doesn’t save anything for this page, so reloading it starts a new game.
notice-storage-full = The game couldn’t be saved: { $error }. You can play on, but reloading the page may lose moves.
notice-bad-save = A saved game couldn’t be read and was set aside: { $error }.
notice-thinker-anew = The computer player stopped responding and was restarted. The game continues. ({ $error })
notice-no-weights = What the computer player has learned couldn’t be loaded ({ $error }). It plays by simple rules instead.
notice-thinker-gone = The computer player doesn’t work here any more. It plays on by simple rules. ({ $error })
notice-no-chance = This browser provides no random numbers, so the dice can’t be thrown fairly.
help-choices = Possible values: { $words }.
help-seed = A seed is a whole number.
help-rules = Rule sets: { $ids }.
help-sides = The computer can play men, women, both or none. A level may follow after a colon: beginner, easy, steady, strong or master.

panic-title = Something went wrong
panic-text = The program ran into an error. Your game is saved up to the last move.
panic-continue = Continue from the last move
notice-no-download = This browser doesn’t let the page save files.

notice-bad-settings = Some saved settings couldn’t be read and were reset to their defaults: { $lines }

## Settings

settings = Settings
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
set-speech = Screen reader detail
set-speech-full = Full
set-speech-brief = Brief
set-sound = Sound
set-volume = Volume

## Two people at one table

far-side = The other player
task-other = It’s the other side’s turn.

## Looking back

moves = Moves
list-side = { $side ->
    [men] men
   *[women] women
}
scrubber = Step of the game
past-first = Go to the start
past-back = One step back
past-on = One step forward
past-last = Go to the end
past-play = Play back the game
past-return = Back to the game
past-branch = Continue from here
past-beginning = Before the first throw.
past-of = { $step } of { $steps }
task-past = You’re looking back at step { $step }.

## Asking before something is lost

cancel = Cancel
confirm-resign = Resign this game?
confirm-resign-text = The other side wins the game. This can’t be undone.
confirm-new = Start a new game?
confirm-new-text = A game is in progress. If you start a new one, it can’t be resumed. You can save its record first.
confirm-branch = Continue from here?
confirm-branch-text = Everything after this position will be lost. You can save the record of the whole game first.
draw-offered = { $side ->
    [men] The men offer a draw
   *[women] The women offer a draw
}
draw-question = { $side ->
    [men] Do the men accept?
   *[women] Do the women accept?
}
draw-ask = Offer a draw?
draw-ask-text = If the other side accepts, the game ends in a draw.
draw-standstill = Only the king can still move
draw-standstill-text = No other piece can ever move again, so neither side can force a win. Do you agree to a draw?
draw-agree = Agree to a draw
draw-play-on = Play on
draw-declined = { $side ->
    [men] The men decline the draw. The game goes on.
   *[women] The women decline the draw. The game goes on.
}

## The rule lab

open-lab = View or customise these rules
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

portrait-lagesvuotna = From Laksefjord, pieced together by the craftsman Edmund Johansen from old memories. Queens, a wide-ranging king and sleepers that nobody can touch: the rule set with the most to plan.
portrait-vuonnamarkan = The Laksefjord game with the king of Nesseby, who waits until a soldier enters the enemy’s home row. These are the rules of the Sáhkku World Cup.
portrait-raisa = From Kvænangen, as recorded in 1953 by Yngvar Mejland of Nordreisa. Two dice, used in a fixed order: of all rule sets, this one depends most on luck.
portrait-maze = Mejland’s rules, as the teacher Bernt Pettersen brought them to Máze in the 1980s. The same two dice, used in any order you like.
portrait-vuovdaguoika = As Hans Aslak Guttorm of Vuovdaguoika taught it to his daughters. Soldiers move in single file, and the king is pushed like a battering ram.
portrait-gavkevuotna = From Kåfjord at the North Cape, as taught by the joiner Kristian Johansen. Like the game of Vuovdaguoika, but without throwing dice again.
portrait-unjarga = A reconstruction from what was written about Nesseby. Soldiers step straight into the middle row, and the king waits for the first soldier to reach the enemy’s home row.
portrait-globe-joueur = A French reconstruction. A soldier slips under the king and carries him. A side that can’t use its dice loses.

opt-columns = Columns
opt-places = Spaces drawn as
opt-home_row = Home row at the start
opt-queens = Queens (dronnegat)
opt-dice = Number of dice
opt-faces = Faces of each die
opt-blank = Value of the blank face
opt-rethrow = Throwing again
opt-order = Order of the dice
opt-activation_order = Who can wake next
opt-activation_step = First step after waking
opt-track = Path around the board
opt-miedut = The second player may choose mieđut
opt-stacking = Soldiers may share a space
opt-queue = Soldiers move in single file
opt-sleepers = Sleepers
opt-king_taken = The king is taken by
opt-raid_gate = The king is taken by a raid
opt-king_moves = The king moves
opt-king_shares = The king may share a space
opt-utsjok = The king may be removed
opt-loses_without = A side loses when it has lost
opt-blocked_loses = A blocked side loses
opt-like_odds = Like odds
opt-may_stop = A turn may be ended early
opt-throw_off = Who begins
opt-stake = Stake per soldier left

val-yes = yes
val-no = no
val-none = none
val-places-lines = lines
val-places-squares = squares
val-home_row-full = full
val-home_row-front-empty = full, except the front space
val-rethrow-each = any dice that show X
val-rethrow-all = all dice, if all show X
val-rethrow-none = never
val-order-free = any
val-activation_order-front-first = the one at the front
val-activation_order-any = any soldier
val-activation_order-next-free = any whose next space is free
val-activation_step-forward = one space along the path
val-activation_step-across = straight into the middle row
val-track-loop = a loop, never home again
val-track-eight = a figure of eight, home again
val-sleepers-exposed = can be captured
val-sleepers-protected = are safe from the enemy
val-sleepers-closed = block their space
val-king_taken-landing = landing on him
val-king_taken-push = pushing him along
val-king_taken-mount = slipping under him
val-raid_gate-off = no
val-raid_gate-landing = at first, then by landing on him
val-raid_gate-raid = every time, and only that way
val-raid_gate-both = at first, then by raid or landing
val-king_moves-soldier = like a soldier
val-king_moves-royal = in straight lines and round the ends
val-king_moves-orthogonal = in straight lines only
val-loses_without-soldiers = its soldiers
val-loses_without-all-pieces = its soldiers and the king
val-like_odds-off = no
val-like_odds-in-place = three soldiers awake at home
val-like_odds-advanced = three soldiers awake, one step out
val-throw_off-first-x = the only side to throw X
val-throw_off-most-x = the most Xs on three dice
val-throw_off-lot = decided by lot

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

record = Game record
record-about = Every throw and every choice, to keep or to share. To continue another game, paste its record here or open its file.
record-open = Continue from this text
record-file = Open a file
copy-record = Copy
copy-link = Copy link
copied = Copied.
not-copied = This browser doesn’t let the page copy. The text is selected, so you can copy it yourself.
link-open = Open the linked game
notice-bad-link = The game in the link couldn’t be opened: { $error }.
record-refused = This record can’t be read. { $error }.

## The board as a screen reader tells it

board = Board
dice = Dice
twin-castle = the Castle
twin-empty = empty
twin-asleep = { $side ->
    [men] { $count ->
        [one] a sleeping man
       *[other] { $count } sleeping men
    }
   *[women] { $count ->
        [one] a sleeping woman
       *[other] { $count } sleeping women
    }
}
twin-awake = { $side ->
    [men] { $count ->
        [one] a man
       *[other] { $count } men
    }
   *[women] { $count ->
        [one] a woman
       *[other] { $count } women
    }
}
twin-homebound = { $side ->
    [men] { $count ->
        [one] a homebound man
       *[other] { $count } homebound men
    }
   *[women] { $count ->
        [one] a homebound woman
       *[other] { $count } homebound women
    }
}
twin-riding = { $side ->
    [men] { $count ->
        [one] a man carrying the king
       *[other] { $count } men carrying the king
    }
   *[women] { $count ->
        [one] a woman carrying the king
       *[other] { $count } women carrying the king
    }
}
twin-queen = { $side ->
    [men] the men’s queen
   *[women] the women’s queen
}{ $awake ->
    [yes] { "" }
   *[no] , asleep
}
twin-king = { $holder ->
    [men] the king, held by the men
    [women] the king, held by the women
   *[none] the king, held by nobody
}
twin-king-inert = the king, waiting for the first raid
twin-chosen = selected
twin-movable = can move
twin-reach = reachable with { $faces }
twin-ahead = reachable with { $faces } one after the other
twin-die-in-hand = in your hand
twin-die = { $faces }{ $used ->
    [yes] , used
   *[no] { "" }
}

## A kiosk

help-kiosk = on or off
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

help-allow = origins such as https://example.org, separated by commas
help-keep = a name of letters, digits and hyphens
host-unreadable = The message from the surrounding page can’t be read: { $what }
host-needs = “{ $wish }” needs “{ $name }”.
host-not-now = That isn’t possible now.
host-not-legal = “{ $action }” isn’t a legal action in this position.
host-unknown = “{ $name }” isn’t known.
host-bad-value = “{ $name }” can’t be “{ $value }”.

## A new version of the page

update-there = A new version of this game is ready. Your game will continue in it.
update-take = Update now
update-later = Later

elsewhere-title = The game is open in another tab
elsewhere-text = To keep your game safe, only one tab plays at a time. This one is paused.
elsewhere-take = Continue here
save-aside = Download it

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

paper = Print a set
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

open-guide = Learn it in two minutes
open-rules = Rules
lesson = Lesson
lesson-count = { $step } of { $steps }
lesson-next = Next
lesson-finish = Finish
lesson-show = Show me
lesson-leave = Leave
lesson-throw = Throw the dice.
lesson-throw-other = Now throw for the other side.
lesson-other = Legal, but try what the lesson asks.
lesson-learned = Now you know enough to play. You’ll learn the rest as you go.
read-rule = Read the rule
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

keys = Keyboard help
keys-about = You can do everything with the keyboard alone. Letter keys work unless you’re typing text. Every key has a button, too.
tell-here = What’s here?
tell-possible = What can I do?
tell-position = What’s the position?
key-arrows = move from space to space
key-enter = select a piece, then where it goes
key-dice = show one die’s moves only, or pick up an X to throw again
key-throw = throw the dice
key-rethrow = throw the Xs again
key-escape = clear the selection
tell-no-place = You haven’t visited a space yet. The arrow keys take you around the board.
tell-movable = Pieces that can move: { $places }.
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
