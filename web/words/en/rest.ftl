# The words of what is loaded after the first screen, beside the rest of the program. See game.ftl.

## More

more-title = What shall we play?
choose-rules = Rule set
set-opponent-beginner = Lemming: beginner
set-opponent-easy = Ptarmigan: easy
set-opponent-steady = Fox: medium
set-opponent-strong = Lynx: strong
set-opponent-master = Raven: strongest
open-lab = View or customise these rules
set-side = Your side
set-match = Match
set-match-one = One game
set-match-wins = First to { $count } wins
set-clock = Clock
set-clock-none = No clock
set-clock-game = { $count } minutes a side
set-clock-turn = { $count } seconds a turn
set-increment = Added each turn
set-increment-none = Nothing
set-increment-by = { $count } seconds
clock-about = Whoever runs out of time for the game loses it. If the time for a turn runs out, the computer finishes the turn.

## Languages

# Says honestly who wrote and who reviewed the words of this language.
language-status = The English text was written by the people who made this page. Nobody else has reviewed it yet.

## Looking at a game again

review-working = Analysing the game: { $done }%
review-side = Side
review-change = Gain or loss

## Players

player-human = Human

## Help

hint-item = { $action }: { $chance }%
# A badge on the board, beside a piece.
odds-badge = { $chance }%
notice-no-advice = The part of the program that gives hints couldn’t be loaded.
notice-game-full = This game has reached 10,000 throws and moves, and can’t go on.

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
other-games = Other games
set-coordinates = Coordinates on the board
set-coordinates-auto = When mentioned
set-coordinates-yes = Always
set-coordinates-no = Never
set-below = Board seen from
set-below-auto = Your side
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
set-auto-throw = Throw automatically
offer-throws = Few pieces remain.
set-coach = Explain what is new
task-confirm = Confirm, or undo and try again.
confirm-turn = Confirm
set-sound = Sound
set-volume = Volume

## Looking back

scrubber = Step of the game
redo = Redo
show-again = Show me again
story-first = First:
story-second = Second:
story-more = and { $count } more
plate-you = You
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
lab-based = Based on
lab-invention = Partly your own invention. Enjoy it!
lab-refused = These choices don’t work together: { $reason }.
origin-recorded = { $sources }
origin-offered = an alternative in { $sources }
origin-fits = for any rule set, from { $sources }
origin-invention = your own invention
val-yes = yes
val-no = no
val-none = none

## Records

record-open = Continue from this text
record-file = Open a file
copy-record = Copy
copy-link = Copy link
qr-code = QR code
qr-too-long = This game has grown too long for a QR code. Its record can be copied.
copied = Copied.
not-copied = This browser doesn’t let the page copy. The text is selected, so you can copy it yourself.
record-refused = This record can’t be read. { $error }.

## A kiosk

invite = Touch the board to play
still-there = Are you still there?
still-there-count = { $count ->
    [one] The board resets in one second.
   *[other] The board resets in { $count } seconds.
}
still-there-go-on = Keep playing
staff = For staff
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
kiosk-no-table = Line { $line } of kiosk.json isn’t valid JSON. What could be read applies.
kiosk-unknown-name = There is no setting called “{ $name }”.
kiosk-no-flag = “{ $name }” must be true or false.
kiosk-no-number = “{ $name }” must be a whole number from { $least } to { $most }.
kiosk-no-time = “{ $name }” must be a time of day such as "4:00", or null.
kiosk-no-address = “{ $name }” must be an address that a phone can open, such as "https://example.org/sahkku/", or null.
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
read-option-value = an option written name=value
read-option-once = each option only once
read-rules = the word “rules” and the name of a rule set
read-shorter = a shorter text
read-nothing = nothing after the result
read-once = this header line only once
read-name = a name of at most 80 characters on one line
read-date = one date, such as 2026-11-21
read-place-above = a place named earlier, such as 12 or 2.3
read-new-line = the number of a new line
read-fewer-lines = at most 1,000 lines
read-entry = an entry that can come next
read-fewer-entries = at most 10,000 entries
read-rule-set = a rule set: { $words }
read-option = an option: { $words }
read-together = options that work together: { $reason }
read-result = the result of the game: { $result }
read-legal = an action that these rules allow here
read-next = something that can come next in the game
read-possible = a possible position; here, { $reason }
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
key-throw = throw the dice
key-escape = clear the selection

## The result

ending-captured = Captured
ending-luck = Luck
ending-open = Result
ending-blow = Show the end again
ending-see = See it
ending-won = Well played.
# After a loss. $value is the last turn after which the player stood better.
ending-led = You led to turn { $value }.
ending-lost = The next game starts even.
ending-drawn = Neither side gave way.
# $what is the turn that decided the game, in sentences. It was either the best turn of the winner or a mistake.
ending-turned-you = You turned it: { $what }
ending-turned = { $name } turned it: { $what }
ending-slipped-you = You slipped: { $what }
ending-slipped = { $name } slipped: { $what }
ending-share = Share
link-copied = Link copied.
not-shared = This browser doesn’t let the page share. You’ll find the link in the game record.
play-again = Play again
rematch = Rematch: swap sides
rematch-weaker = A weaker opponent
rematch-stronger = A stronger opponent
# $told names both players with the games that each has won: “You 2 · Fox 1”.
wins-score = { $told }. First to { $count }.
wins-next = Next game: swap sides
wins-you = You win the match!
wins-winner = Match winner: { $name }.

## The clock

clock-pause = Pause
clock-paused = Paused
clock-go = Go on
# $told names both players with what each has left: “You 4:32 · Fox 5:00”.
clock-times = Time remaining: { $told }.
clock-minute = One minute remaining.
clock-seconds = Ten seconds remaining.
clock-up = { $name }: time is up.
clock-up-you = Your time is up.

## Play at a distance, before its own words are there

play-distance = Far away
distance-home = Take this game home
distance-home-about = Scan this with your phone. The game goes on there.
# The accessible name of the picture; only screen readers say it.
distance-home-name = QR code of this game

## Reasons, and a word before a loss

hint-play = Play it
warning-back = Take it back
warning-go = Go on
set-warnings = Warn before a loss
set-warnings-auto = In first and easy games
set-warnings-yes = Always
set-warnings-no = Never

## Finished games

archive = Finished games
archive-about = Every finished game is kept on this device, and nothing is sent anywhere.
archive-off = Games aren’t kept on this page.
archive-refused = This browser doesn’t let the page keep finished games.
archive-full = There’s no room for another finished game, so this one wasn’t kept. Erase some others, and save them first if you like.
archive-nearly = { $count } finished games are kept, and there’s room for { $most }. Erase some in time, and save them first if you like.
# In place of what the game is, on the start of another day.
greet = { $won ->
    [yes] You won { $result }. Again?
   *[no] You lost { $result }. Again?
}
greet-even = It was { $result }. Again?
archive-none = No games yet.
archive-count = { $count ->
    [one] One game
   *[other] { $count } games
}
archive-found = { $found } of { $count }
archive-find = Find
archive-game = Game
archive-month = Month
archive-any = All
archive-won = Won
archive-lost = Lost
archive-drawn = Drawn
archive-first = The first side won
archive-second = The second side won
archive-friend = A friend
archive-others = Watched or opened
archive-results = Results against each opponent
archive-more = Show more
archive-watch = Watch
archive-elsewhere = Open on its page
archive-erase = Erase
archive-save-all = Save these games
archive-bring = Bring back saved games
archive-brought = { $count ->
    [one] One game was brought back.
   *[other] { $count } games were brought back.
}
archive-brought-known = { $count ->
    [one] One game was here already.
   *[other] { $count } games were here already.
}
archive-brought-full = There’s no room for the rest.
archive-not-brought = Line { $line } of this file isn’t what it should be. Choose an unchanged file made by “Save these games”.
archive-unread = This file can’t be read: { $error }.
archive-unfinished = This game isn’t over yet. Open the file under “Game record” to play on.
archive-erase-all = Erase these games
archive-erase-ask = { $count ->
    [one] Erase this game?
   *[other] Erase { $count } games?
}
archive-erase-text = What is erased can’t be brought back. You can save it first.
archive-gone = This game was erased in another tab.
archive-errors = Error rate
archive-errors-about = How much more the best choice was worth than yours. Luck doesn’t count.
archive-errors-legend = A dot is a game. The line is the average of the last ten.
archive-errors-none = None of these games has been analysed yet.
archive-errors-games = Games
archive-errors-decisions = Decisions
archive-errors-decision = Per decision
archive-errors-game = Per game
archive-errors-each = Every game
archive-dice = The dice in these games
archive-rest = Others
archive-expected = Expected
# A statistical test of the dice of one’s own, or of the others.
archive-usual = { $name }: χ² = { $value }. Fair dice differ at least as much in { $chance }% of cases. That’s nothing unusual.
archive-odd = { $name }: χ² = { $value }. Fair dice differ as much in less than 1% of cases. That’s odd.

## Puzzles

puzzles = Puzzles
puzzles-about = One turn is clearly better than all others. Can you find it?
puzzles-none = The puzzles can’t be loaded here.
puzzles-count = { $count ->
    [one] One puzzle
   *[other] { $count } puzzles
}
puzzles-tried = { $count } puzzles, { $tried } tried, { $solved } solved at the first try
puzzles-level = Who finds it
puzzles-theme = Theme (solved)
puzzles-theme-item = { $name } ({ $solved }/{ $count })
puzzle-daily = Puzzle of the day
puzzle-other = Another
puzzle-due = A missed one again
puzzle-task = One turn is much better than all others.
puzzle-find = Find the best turn
puzzle-save = Save what can be saved
puzzle-force = Win by force
puzzle-solved = That’s it!
puzzle-missed = There’s a better turn.
puzzle-answer = Then: { $told }.
puzzle-row = { $count ->
    [one] One in a row
   *[other] { $count } in a row
}
puzzle-this = This turn
puzzle-others = Any other turn, at most
puzzle-retry = Try again
puzzle-next = Next
puzzle-show = Answer
puzzle-once = Once more

## The position editor

editor = Position editor
editor-help = Choose a piece and tap a space. Drag a piece to move it, or off the board. On the keyboard, Enter puts the piece and Delete takes one away.
editor-kinds = Pieces
editor-take = Take away
editor-clear = Empty board
editor-start = Starting position
editor-turn = To move
editor-began = Began the game
editor-die = Die { $value }
editor-text = Position in notation
editor-possible = This position can be played.
editor-refused = This position isn’t possible: { $reason }.
editor-unread = This position can’t be read. { $error }.
editor-analyse = Analyse
editor-play = Play from here
editor-embed = Copy for a web page

## The analysis board

study-turn = Turn { $value } · { $name }
study-cost-you = Turn { $value } cost you { $what }
study-costs = It cost
study-cost = { $cost }%
study-best = Best: { $what }
study-try = Try another
study-next = Next costly turn
study-start = Start
study-lines = Other lines
study-about = The whole game with its variations, comments and marks. The text opens here again with “Game record”. The page tells the game in words and pictures, and can be printed.
study-thinks = Show
study-chance = Throw, or choose the dice.
study-put = Put these dice
study-mark = Mark
study-unmarked = None
study-brilliant = Very good
study-good = Good
study-interesting = Interesting
study-doubtful = Doubtful
study-mistake = Mistake
study-blunder = Blunder
study-comment = Comment
study-promote = Make it the main line
study-remove = Delete from here
study-grade = Grade this line
study-hand-out = Save or copy
study-page = Save as a page
study-unkept = There’s no room to keep this analysis. Save it.

## Questions and notices that the first picture does without

notice-storage-full = There’s no room left to save the game. You can play on, but reloading the page may lose moves.
notice-bad-save = A saved game couldn’t be read and was set aside: { $error }.
notice-worker-anew = The computer player stopped responding and was restarted. The game continues. ({ $error })
notice-no-weights = What the computer player has learned couldn’t be loaded ({ $error }). It plays by simple rules instead.
notice-worker-gone = The computer player doesn’t work here any more. It plays on by simple rules. ({ $error })
notice-no-chance = This browser provides no random numbers, so the dice can’t be thrown fairly.
notice-no-download = This browser doesn’t let the page save files.
confirm-resign = Resign this game?
confirm-resign-text = The other side wins the game. This can’t be undone.
confirm-new = Start a new game?
confirm-new-text = A game is in progress. If you start a new one, it can’t be resumed. You can save its record first.
draw-ask = Offer a draw?
draw-ask-text = If the other side accepts, the game ends in a draw.
draw-agree = Agree to a draw
draw-play-on = Play on
lesson-other = That’s legal, but try the highlighted move.
tell-no-place = You haven’t visited a space yet. The arrow keys take you around the board.
tell-movable = Pieces that can move: { $places }.
