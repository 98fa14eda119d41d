# The words of the page, in English. Message names are the functions that the program calls; arguments are $side
# (men or women), $piece (soldier, queen or king), $count (a number) and texts.

title = Sáhkku

## The start

welcome = A dice game of the Sámi people, once banned as the Devil’s game, played again today.
play-computer = Play the computer
play-two = Two players, one screen
continue-game = Go on with your game
choose-rules = Rules of
about = About the game
close = Close
new-game = New game
menu = Menu

about-text = Sáhkku is a traditional game of the Sámi people. It was played all over Sápmi, from the Lule Sámi lands to the Skolt Sámi in the northeast. A Christian revival in the 1800s called it the Devil’s game, assimilation and war did the rest, and it was nearly lost. A few families kept playing and kept making sets, and through them it is played again.
about-how = Each player leads an army: the men (olbmát) below, the women (gálgut) above. Soldiers sleep until an X wakes them. Awake, they walk around the board and capture whoever stands where they land. The king in the middle belongs to whoever took him last.

## Languages

# $now is the two letters of the language that is spoken.
language-switch = { $now }: choose a language
# Says honestly who wrote and who reviewed the words of this language.
language-status = The English words were written by the people who made this page. Nobody else has reviewed them yet.
notice-language = The words of { $language } could not be loaded, so this one goes on being spoken. ({ $error })
help-languages = The languages are { $codes }.

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

task-round = One die each. Who alone throws X begins.
task-round-most = Three dice each. Who throws more X’s begins.
task-lot = The lot decides who begins.
task-way = { $side ->
    [men] The men choose their way around the board.
   *[women] The women choose their way around the board.
}
task-throw = Throw the dice.
task-throw-again = Throw the dice that you picked up.
task-wait = The computer is playing.
task-thinking = The computer is thinking…
task-choose = Choose a marked piece.
task-choose-rethrow = Choose a marked piece, or tap an X to throw it again.
task-destination = Choose where it goes. Each place shows its die.
task-stuck = No die can be used. Throw X’s again, or end the turn.
task-way-explained = Vuosttut: the armies meet. Mieđut: you walk the same way round as the other army.

way-vuosttut = Vuosttut: against each other
way-miedut = Mieđut: the same way round

choose-use = Which one?
use-with = { $piece ->
    [soldier] Soldier with { $die }
    [queen] Queen with { $die }
   *[king] King with { $die }
}
use-homebound = Homebound soldier with { $die }
use-take = Take the king
use-remove = Remove the king

## Buttons

throw-button = Throw
throw-again = Throw again
throw-again-count = { $count ->
    [one] Throw one X again
   *[other] Throw { $count } X’s again
}
end-turn = End turn
take-back = Take back
resign = Give up
play-again = Play again
save-record = Save the record

## Looking at a game again

review = Luck and skill
review-working = The game is looked at again: { $done }%
review-chart = The men’s chance to win was { $start }% at first and is { $end }% at the end.
review-legend = The chances throw by throw: the men’s in blue from below, the women’s in red from above. Yellow: costly choices.
review-luck = Luck: what the throws gave
review-skill = Skill: what choices cost
review-units = In hundredths of the chance to win, as a strong player sees it.
review-mistakes = Costly choices
review-none = None worth naming.
review-mistake = { $side ->
    [men] The men: { $played }. Better: { $better }. It cost { $cost }%.
   *[women] The women: { $played }. Better: { $better }. It cost { $cost }%.
}
review-details = All throws and choices in a table
review-side = Side
review-entry = Throw or choice
review-chance = Men’s chance in %
review-change = Change for the side
review-then = { $side }: what had been better
review-then-note = Yellow is the better choice, red what was done. “Close” leads back to the review.
side-name = { $side ->
    [men] The men
   *[women] The women
}

## Players

players = Who plays
players-men = The men
players-women = The women
player-human = A person
set-opponent = Opponent
set-opponent-beginner = Lemming: a beginner
set-opponent-easy = Ptarmigan: easy
set-opponent-steady = Fox: steady
set-opponent-strong = Lynx: strong
set-opponent-master = Raven: the strongest
opponent-beginner = Lemming
opponent-easy = Ptarmigan
opponent-steady = Fox
opponent-strong = Lynx
opponent-master = Raven
about-beginner = Runs at whatever is near and overlooks a lot. Good company for a first game.
about-easy = Takes what it sees, one die at a time.
about-steady = Plays with sense, and is careless now and then.
about-strong = Thinks every throw through to its end.
about-master = Sees what you could answer, too.
turn-of-opponent = { $side ->
    [men] { $name } plays the men
   *[women] { $name } plays the women
}

## Help

hint = Hint
hint-item = { $action }: { $chance }%
hint-note = How often it wins, as the strongest player here sees it.
odds = What can hit me?
odds-title = { $side ->
    [men] What can hit the men?
   *[women] What can hit the women?
}
odds-item = { $piece ->
    [soldier] Soldier { $at }: { $chance }%
    [queen] Queen { $at }: { $chance }%
   *[king] King { $at }: { $chance }%
}
odds-none = The other side’s next throw can hit nobody.
odds-note = How often the other side’s next throw can hit, if it wants to; X’s thrown again not counted.
action-move = { $piece ->
    [soldier] Soldier { $from } to { $to } with { $die }
    [queen] Queen { $from } to { $to } with { $die }
   *[king] King { $from } to { $to } with { $die }
}
action-wake = { $piece ->
    [queen] Wake the queen to { $to }
   *[soldier] Wake { $from } to { $to }
}
action-remove = { $action }, removing the king
action-rethrow = { $count ->
    [one] Throw one X again
   *[other] Throw { $count } X’s again
}
action-stop = End the turn
notice-no-advice = The part of the program that gives advice cannot be loaded here.

## What happened

face-blank = blank

news-round = The men threw { $men }, the women { $women }.
news-begins = { $side ->
    [men] The men begin.
   *[women] The women begin.
}
news-again = Once more.
news-thrown = { $side ->
    [men] The men threw { $dice }.
   *[women] The women threw { $dice }.
}
news-woke = { $side ->
    [men] A man woke and went to { $to }.
   *[women] A woman woke and went to { $to }.
}
news-queen-woke = { $side ->
    [men] The men’s queen woke and went to { $to }.
   *[women] The women’s queen woke and went to { $to }.
}
news-moved = { $piece ->
    [queen] { $side ->
        [men] The men’s queen went from { $from } to { $to }.
       *[women] The women’s queen went from { $from } to { $to }.
    }
    [king] The king went from { $from } to { $to }.
   *[soldier] { $side ->
        [men] A man went from { $from } to { $to }.
       *[women] A woman went from { $from } to { $to }.
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
    [men] The men have the king.
   *[women] The women have the king.
}
news-king-pushed = He was pushed to { $to }.
news-king-removed = The king is out of the game.
news-dismounted = The rider stands on { $at } on foot.
news-turn-lost = { $side ->
    [men] The men cannot use { $dice }. The turn passes.
   *[women] The women cannot use { $dice }. The turn passes.
}
news-nothing = { $side ->
    [men] The men can do nothing with this throw.
   *[women] The women can do nothing with this throw.
}
news-taken-back = Taken back.
news-restored = Your game goes on where it stood.
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
    [one] { $at } captured.
   *[other] { $count } on { $at } captured.
}

## Why not

why-asleep = Asleep: it takes an X to wake this piece.
why-not-front = Soldiers wake in order. The next one is on { $at }.
why-next-not-free = It can wake only when { $at } is free.
why-not-yours = That piece is not yours.
why-king-neutral = Nobody holds the king yet. Land on him to take him.
why-king-inert = The king waits until somebody’s soldier enters the enemy home row.
why-die-waits = The { $die } must be used first.
why-no-x = No X is left, and only an X wakes a piece.
why-lands = With { $die } it would land on { $at }.
why-sleeper = { $at } is closed: a sleeping piece is there.
why-own-soldier = An own soldier is on { $at }, and only one may stand there.
why-king-alone = The king shares no place with his soldiers, and one is on { $at }.
why-queen-alone = The queen shares no place with own pieces, and one is on { $at }.
why-own-queen = Your queen is on { $at }.
why-own-king = Your king is on { $at }.
why-push = The king would be pushed onto your own piece on { $at }.
why-queue = Soldiers do not pass each other, and one is in the way on { $at }.
why-straight = The king and the queens go straight on; a turn is made only round the end of a row.
why-rider = The rider moves with the king.
why-nothing-there = Nothing of yours is there.
why-no-use = No die that can be used now takes it anywhere.

## The end

won = { $side ->
    [men] The men win
   *[women] The women win
}
draw = A draw
reason-soldiers = { $side ->
    [men] The women have no soldiers left.
   *[women] The men have no soldiers left.
}
reason-pieces = { $side ->
    [men] The women have neither soldiers nor the king.
   *[women] The men have neither soldiers nor the king.
}
reason-queen = { $side ->
    [men] The women’s queen was captured.
   *[women] The men’s queen was captured.
}
reason-blocked = { $side ->
    [men] The women cannot use their dice.
   *[women] The men cannot use their dice.
}
reason-resigned = { $side ->
    [men] The women gave up.
   *[women] The men gave up.
}
reason-dead = Nobody can ever move again.
reason-agreed = You agreed on a draw.

## When something is wrong

notice-unknown-parameter = The address has a part that this page does not know and ignores: { $name }.
notice-bad-parameter = The address asks for { $name }={ $value }, which is not possible. { $help }
notice-no-storage = This browser keeps nothing for this page, so a reload begins a new game.
notice-storage-full = The game could not be saved: { $error }. It goes on, but a reload may lose moves.
notice-bad-save = A saved game could not be read and was put aside: { $error }.
notice-thinker-anew = The computer stopped thinking and was woken again. The game goes on. ({ $error })
notice-no-weights = What the computer has learned could not be used ({ $error }). It plays on by rules of thumb.
notice-thinker-gone = The computer cannot think here any more, so it goes on playing by simple habits. ({ $error })
notice-no-chance = This browser gives no random numbers, so dice cannot be thrown fairly here.
help-choices = The choices are { $words }.
help-seed = A seed is a whole number.
help-rules = The rule sets are { $ids }.
help-sides = The computer can play men, women, both or none; after a colon it can be beginner, easy, steady, strong or master.

panic-title = The game has stumbled
panic-text = Something went wrong inside the program. Your game is kept up to the last move.
panic-continue = Go on from the last move
notice-no-download = This browser does not let the page save a file.

notice-bad-settings = Some kept settings could not be read and are as usual: { $lines }

## Settings

settings = Settings
settings-reset = All as usual
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
set-below = At the near edge
set-below-auto = Who plays here
set-below-men = The men
set-below-women = The women
set-speed = Speed
set-speed-slow = Slow
set-speed-normal = Normal
set-speed-fast = Fast
set-speed-instant = No motion
set-turning = Turn the board to whose turn it is
set-table = Two people at the long sides of a flat screen
set-hints = Mark what can be chosen
set-moves = List of moves beside the board
set-speech = What voices read aloud
set-speech-full = Everything
set-speech-brief = In few words
set-sound = Sound
set-volume = Volume

## Two people at one table

far-side = The far side
task-other = The other side plays.

## Looking back

moves = Moves
list-side = { $side ->
    [men] men
   *[women] women
}
scrubber = Through the game
past-first = To the beginning
past-back = One step back
past-on = One step on
past-last = To the end
past-play = Let it play
past-return = Back to the game
past-branch = Play on from here
past-beginning = Before the first throw.
past-of = { $at } of { $all }
task-past = You are looking back, at step { $at }.

## Asking before something is lost

cancel = No, go back
confirm-resign = Give up?
confirm-resign-text = The other side wins the game. This cannot be taken back.
confirm-new = Begin a new game?
confirm-new-text = A game is going on. A new one takes its place, and it cannot be gone on with; its record can be saved.
confirm-branch = Play on from here?
confirm-branch-text = Everything that came after this position is dropped. The record of the whole game can be saved first.

## The rule lab

open-lab = Look at these rules, or change them
lab = Rules
lab-about = Every line is a choice that some fjord made differently. Change what you like: each value says where it comes from.
lab-based = Based on
lab-recorded = As handed on.
lab-handed = As handed on, with a choice that the sources leave open.
lab-invention = Partly your own invention. Enjoy it, and call it yours.
lab-refused = These choices cannot stand together: { $reason }
origin-recorded = { $sources }
origin-offered = offered by { $sources }
origin-fits = fits every rule set: { $sources }
origin-invention = your own invention

source-reaidu = Reaidu
source-booklet = Booklet 2018
source-globe-joueur = Le Globe Joueur
source-digital-sahkku = Digital Sáhkku

portrait-lagesvuotna = From Laksefjord, rebuilt by the craftsman Edmund Johansen from old memories. Queens, a king that flies down the lines, sleepers nobody can touch: the game with the most to plan.
portrait-vuonnamarkan = Laksefjord’s game with the Nesseby king, who waits until somebody breaks into the enemy home row. So it is played at the sáhkku world cup.
portrait-raisa = From Kvænangen, as Yngvar Mejland of Nordreisa wrote it down in 1953. Two dice in a fixed order: luck laughs loudest here.
portrait-maze = Mejland’s rules as the teacher Bernt Pettersen brought them to Máze in the 1980s. The same two dice, used in any order you like.
portrait-vuovdaguoika = Handed down by Hans Aslak Guttorm of Vuovdaguoika to his daughters. Soldiers keep their place in the queue, and the king is pushed like a ram.
portrait-gavkevuotna = From Kåfjord by the North Cape, taught by the carpenter Kristian Johansen. Like Vuovdaguoika’s game, without throwing again.
portrait-unjarga = A reconstruction from what was written about Nesseby: soldiers step straight out to the middle, and the king waits for the first to reach the far side.
portrait-globe-joueur = A French reconstruction. A soldier climbs under the king and rides him; whoever cannot use the dice loses.

opt-columns = Columns
opt-places = Places
opt-home_row = Home row at the start
opt-queens = Queens (dronnegat)
opt-dice = Number of dice
opt-faces = Faces of the dice
opt-blank = The blank face is worth
opt-rethrow = Throwing again
opt-order = Order of use
opt-activation_order = Who wakes next
opt-activation_step = Where a soldier wakes to
opt-track = Way around the board
opt-miedut = The other side may walk mieđut
opt-stacking = Soldiers may share a place
opt-queue = Soldiers keep their queue
opt-sleepers = Sleepers are
opt-king_taken = The king is taken by
opt-raid_gate = The king waits for a raid
opt-king_moves = The king moves
opt-king_shares = The king shares his place
opt-utsjok = The king may be removed
opt-loses_without = A side loses without
opt-blocked_loses = A blocked side loses
opt-like_odds = Like odds
opt-may_stop = A turn may be ended early
opt-throw_off = Who begins
opt-stake = Stake for each soldier left

val-yes = yes
val-no = no
val-none = none
val-places-lines = lines
val-places-squares = squares
val-home_row-full = full
val-home_row-front-empty = empty at the front
val-rethrow-each = any dice that show X
val-rethrow-all = all, when all show X
val-rethrow-none = never
val-order-free = free
val-activation_order-front-first = the one in front
val-activation_order-any = anyone
val-activation_order-next-free = anyone with room ahead
val-activation_step-forward = one step along the way
val-activation_step-across = straight to the middle row
val-track-loop = round and round
val-track-eight = a figure of eight, home again
val-sleepers-exposed = fair game
val-sleepers-protected = safe from the enemy
val-sleepers-closed = untouchable
val-king_taken-landing = landing on him
val-king_taken-push = pushing him ahead
val-king_taken-mount = climbing under him
val-raid_gate-off = no
val-raid_gate-landing = once
val-raid_gate-raid = every time, and only so
val-raid_gate-both = every time, or by landing
val-king_moves-soldier = like a soldier
val-king_moves-royal = royally, with bends
val-king_moves-orthogonal = straight, without bends
val-loses_without-soldiers = soldiers
val-loses_without-all-pieces = soldiers and the king
val-like_odds-off = no
val-like_odds-in-place = three awake in place
val-like_odds-advanced = three awake, a step ahead
val-throw_off-first-x = the first X
val-throw_off-most-x = most X’s of three
val-throw_off-lot = the lot

contradiction-columns = the columns must be an odd number from 9 to 21.
contradiction-dice = there must be one to four dice.
contradiction-faces = a die has four different faces.
contradiction-no-x = without an X nobody could ever wake.
contradiction-blank-no-face = the blank face is given a value, but these dice have none.
contradiction-blank-no-value = these dice have a blank face, so it must be worth 0 or 4.
contradiction-order = a fixed order must name { $face }, which is worth something.
contradiction-queue = soldiers in a queue stand one by one and cannot share a place.
contradiction-next-free = who wakes straight into the middle row does not need room ahead.
contradiction-like-odds-place = who wakes straight into the middle row cannot be awake at home.
contradiction-like-odds-ahead = the three first steps would not all be free, or both armies would step to the same end.

## Records

record = Record of the game
record-about = Every throw and every decision, for keeping and for sharing. Paste another record here, or open a file, to go on from it.
record-open = Play on from this text
record-file = Open a file
copy-record = Copy
copy-link = Copy a link
copied = Copied.
not-copied = This browser does not let the page copy. The text is selected: copy it by hand.
link-open = Open the game in the link
notice-bad-link = The link’s game could not be opened: { $error }.
record-refused = This record cannot be read. { $error }

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
        [one] a man on his way home
       *[other] { $count } men on their way home
    }
   *[women] { $count ->
        [one] a woman on her way home
       *[other] { $count } women on their way home
    }
}
twin-riding = { $side ->
    [men] { $count ->
        [one] a man riding
       *[other] { $count } men riding
    }
   *[women] { $count ->
        [one] a woman riding
       *[other] { $count } women riding
    }
}
twin-queen = { $side ->
    [men] the men’s queen
   *[women] the women’s queen
}{ $awake ->
    [yes] { "" }
   *[no] { " " }asleep
}
twin-king = { $side ->
    [men] the king, held by the men
    [women] the king, held by the women
   *[none] the king, held by nobody
}
twin-king-inert = the king, who waits for the first raid
twin-chosen = chosen
twin-movable = can be chosen
twin-reach = can be reached with { $faces }
twin-ahead = can be reached with { $faces } in a row
twin-die-in-hand = in the hand
twin-die = { $face }{ $used ->
    [yes] { " " }used
   *[no] { "" }
}

## A kiosk

help-kiosk = on or off
invite = Touch the board to play
invite-about = Sáhkku, a dice game of the Sámi people
still-there = Are you still there?
still-there-count = { $count ->
    [one] In one second the board is set up anew.
   *[other] In { $count } seconds the board is set up anew.
}
still-there-go-on = Go on playing

staff = For the staff
staff-version = Sáhkku, version { $version }
staff-uptime = Running for { $time } (hours and minutes) since the page was loaded.
staff-games = { $count ->
    [one] One game was begun by visitors.
   *[other] { $count } games were begun by visitors.
}
staff-errors = { $count ->
    [one] One error since the start.
   *[other] { $count } errors since the start.
}
staff-file-fine = Nothing is wrong with kiosk.json.
staff-file-bad = In kiosk.json some values could not be used and stand as they do by default. { $troubles }
staff-reload = Load the page anew
kiosk-no-table = The file is not readable as JSON with names and values in braces.
kiosk-unknown-name = “{ $name }” is the name of no setting.
kiosk-no-flag = “{ $name }” has to be true or false.
kiosk-no-number = “{ $name }” has to be a whole number from { $least } to { $most }.
kiosk-no-time = “{ $name }” has to be a time of the day such as "4:00", or null.
kiosk-no-list = “{ $name }” has to be a list of texts.
kiosk-unknown = “{ $name }” names “{ $word }”, which is not known.
kiosk-no-sound = “{ $name }” has to be "off", "on", or a list such as [{"{"} "from": "10:00", "to": "17:00" {"}"}].

## Embedded in another page

help-allow = origins such as https://example.org, separated by commas
help-keep = a name of letters, digits and dashes
host-unreadable = The letter from the page around the game cannot be read: { $what }
host-needs = “{ $wish }” needs “{ $name }”.
host-not-now = That is not possible now.
host-not-legal = “{ $action }” is not a legal action in this position.
host-unknown = “{ $name }” is not known.
host-bad-value = “{ $name }” cannot be “{ $value }”.

## A new version of the page

update-there = There is a new version of this game. Your game goes on in it.
update-take = Take it now
update-later = Later

elsewhere-title = The game goes on in another tab
elsewhere-text = So that nothing is lost, only one tab plays a game at a time. This one rests.
elsewhere-take = Go on here
save-aside = Download it

## What is wrong with a text

read-found = Line { $line }, column { $column }: “{ $found }” stands there; expected { $expected }.
read-ends = Line { $line }, column { $column }: the text ends here; expected { $expected }.
read-space = a space
read-line-end = the end of the line
read-action-end = the end of the action
read-action = an action such as II:b9-b7, X:+a15-b15, R2 or stop
read-again = how many dice are thrown again
read-colon = a colon after the die
read-landing = a hyphen and the place where the piece lands
read-place = a place such as b8
read-option-value = an option as name=value
read-rules = rules, and the name of a rule set
read-shorter = a shorter text
read-nothing = nothing after the result
read-turn-or-result = a turn or the result
read-header = what is said of the game to stand before its first throw
read-once = it only once
read-name = a name of at most 80 characters on one line
read-date = one date, such as 2026-11-21
read-womens-throw = a slash, and what the women threw
read-rest-of-turn = the rest of the turn before, on its own line
read-next-line = the next turn on a line of its own
read-fewer-dice = at most 4 dice
read-row-slash = a slash before the next row
read-full-stop = a full stop after the number
read-bracket = a closing bracket
read-piece = a piece (m, M, w, W or K), a bracket or a number of empty places
read-face = a face: X, I, II, III or -
read-rule-set = a rule set: { $words }
read-option = an option: { $words }
read-together = options that go together: { $reason }
read-turn = turn { $number }
read-result = what the game came to: { $line }
read-room = at most { $left } more places in row { $row }
read-throw = a throw of the dice that these rules have
read-legal = an action that these rules allow here
read-next = what can come next in the game
read-possible = a position that can be: { $reason }
read-army = a side has more soldiers than it began with
read-queens = there are queens that these rules do not have
read-king = the king cannot be like this here
read-dice = the dice cannot lie like this
read-miedut = these rules have no mieđut
read-standing = what stands on { $at } cannot stand there
link-kind = it holds neither a game nor a position
link-version = it was made by another version of this page
link-too-long = it is longer than any game
link-parts = a part of it is missing, or there is one too many
link-letters = it is damaged
link-rules = its rules cannot be read
link-position = its position cannot be read
link-game = what is in it does not come to a game under its rules
save-none = it is no saved game, or one of another version
save-damaged = it was changed or cut off
save-seats = it does not say who plays

## On paper

paper = Print a set
paper-about = A set to play with where there is no screen: print it on strong paper, cut along the firm lines, fold along the broken ones.
paper-what = What
paper-format = Paper
paper-all = The whole set
paper-rules = Rules on one page
paper-board = Board
paper-dice = Dice
paper-pieces = Pieces
paper-print = Print
paper-save = Save as SVG
paper-size = Print at 100%, without fitting to the page.
paper-board-how = One piece a line: soldiers on the outer rows, the king in the middle.
paper-dice-how = Cut out, fold every broken line, glue the tab inside; the triangles close the two ends.
paper-pieces-how = Cut out and fold into a small tent; the two feet are glued together underneath.

## Learning on the board

open-guide = Learn it in two minutes
open-rules = Rules
lesson = Lesson
lesson-count = { $at } of { $of }
lesson-next = Next
lesson-finish = Finish
lesson-show = Show me
lesson-leave = Leave
lesson-throw = Throw the dice.
lesson-throw-other = Now throw for the other side.
lesson-other = That can be done, too. Here, try what the text asks for.
lesson-learned = Now you know enough to play. The rest comes at the board.
read-rule = The rule
card-back = Back
card-on = Next
card-try = Try it yourself
card-lessons = All lessons of these rules
live-play = Play
open-book = The book of rules
print = Print
contents = Contents
live-stop = Stop

## Keys and questions

keys = Keys and questions
keys-about = All of it works with the keyboard alone. The letters work while no text is being written; every key has a button too.
tell-here = What is here?
tell-possible = What can I do?
tell-position = How does it stand?
key-arrows = from place to place on the board
key-enter = chooses: a piece first, then where it goes
key-dice = a die: only its ways; or an X to throw again
key-throw = throws the dice
key-rethrow = throws the X’s again
key-escape = forgets what was chosen
tell-no-place = No place of the board has been visited yet: the arrow keys lead there.
tell-movable = They stand on { $places }.
describe-army = { $side ->
    [men] The men
   *[women] The women
}: asleep { $asleep }; awake { $awake }.
describe-nobody = nobody
describe-homebound = { $place } on the way home
describe-riding = { $place } riding
describe-queen = { $awake ->
    [yes] Their queen is awake on { $place }.
   *[no] Their queen sleeps on { $place }.
}
describe-king = { $side ->
    [men] The king stands on { $place }, held by the men.
    [women] The king stands on { $place }, held by the women.
   *[none] The king stands on { $place } and belongs to nobody.
}
describe-dice = The dice show { $faces }.
