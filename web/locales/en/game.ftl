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

## Languages

# $now is the two letters of the language that is spoken.
language-switch = { $now }: choose a language
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
save-record = Save record

## Looking at a game again

review = Luck and skill

## Players

players = Players
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
odds = Which pieces are at risk?
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
news-thrown-again = { $side ->
    [men] The men threw again: { $dice }.
   *[women] The women threw again: { $dice }.
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
news-nobody-wakes = No X: nobody wakes.
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

## Two people at one table

far-side = The other player
task-other = It’s the other side’s turn.

## Looking back

moves = Moves
past-return = Back to the game
past-beginning = Before the first throw.
task-past = You’re looking back at step { $step }.

## Asking before something is lost

cancel = Cancel
confirm-resign = Resign this game?
confirm-resign-text = The other side wins the game. This can’t be undone.
confirm-new = Start a new game?
confirm-new-text = A game is in progress. If you start a new one, it can’t be resumed. You can save its record first.
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

portrait-lagesvuotna = From Laksefjord, pieced together by the craftsman Edmund Johansen from old memories. Queens, a wide-ranging king and sleepers that nobody can touch: the rule set with the most to plan.
portrait-vuonnamarkan = The Laksefjord game with the king of Nesseby, who waits until a soldier enters the enemy’s home row. These are the rules of the Sáhkku World Cup.
portrait-raisa = From Kvænangen, as recorded in 1953 by Yngvar Mejland of Nordreisa. Two dice, used in a fixed order: of all rule sets, this one depends most on luck.
portrait-maze = Mejland’s rules, as the teacher Bernt Pettersen brought them to Máze in the 1980s. The same two dice, used in any order you like.
portrait-vuovdaguoika = As Hans Aslak Guttorm of Vuovdaguoika taught it to his daughters. Soldiers move in single file, and the king is pushed like a battering ram.
portrait-gavkevuotna = From Kåfjord at the North Cape, as taught by the joiner Kristian Johansen. Like the game of Vuovdaguoika, but without throwing dice again.
portrait-unjarga = A reconstruction from what was written about Nesseby. Soldiers step straight into the middle row, and the king waits for the first soldier to reach the enemy’s home row.
portrait-globe-joueur = A French reconstruction. A soldier slips under the king and carries him. A side that can’t use its dice loses.

opt-home_row = Home row at the start
opt-activation_order = Who can wake next
opt-activation_step = First step after waking
opt-king_taken = The king is taken by
opt-raid_gate = The king is taken by a raid
opt-king_moves = The king moves
opt-king_shares = The king may share a space
opt-loses_without = A side loses when it has lost
opt-blocked_loses = A blocked side loses
opt-like_odds = Like odds
opt-may_stop = A turn may be ended early
opt-throw_off = Who begins

val-home_row-full = full
val-home_row-front-empty = full, except the front space
val-activation_order-front-first = the one at the front
val-activation_order-any = any soldier
val-activation_order-next-free = any whose next space is free
val-activation_step-forward = one space along the path
val-activation_step-across = straight into the middle row
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

## Records

record = Game record
link-open = Open the linked game
notice-bad-link = The game in the link couldn’t be opened: { $error }.

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
twin-die-of = { $side ->
    [men] the men’s die: { $faces }
   *[women] the women’s die: { $faces }
}
twin-die = { $faces }{ $used ->
    [yes] , used
   *[no] { "" }
}

## A kiosk

help-kiosk = on or off

## Embedded in another page

help-allow = origins such as https://example.org, separated by commas
help-keep = a name of letters, digits and hyphens

## A new version of the page

update-there = A new version of this game is ready. Your game will continue in it.
update-take = Update now
update-later = Later

elsewhere-title = The game is open in another tab
elsewhere-text = To keep your game safe, only one tab plays at a time. This one is paused.
elsewhere-take = Continue here
save-aside = Download it

## On paper

paper = Print a set

## Learning on the board

open-guide = Learn it in two minutes
open-rules = Rules
lesson-other = Legal, but try what the lesson asks.
lesson-learned = Now you know enough to play. You’ll learn the rest as you go.
read-rule = Read the rule

## Keys and questions

keys = Keyboard help
tell-possible = What can I do?
tell-no-place = You haven’t visited a space yet. The arrow keys take you around the board.
tell-movable = Pieces that can move: { $places }.

## The side, and who begins

set-side = Your side
set-side-men = The men
set-side-women = The women
skip-throw-off = Skip: begin as the lot falls
goal-soldiers = Goal: capture all of the enemy’s soldiers.
goal-pieces = Goal: capture all of the enemy’s soldiers, and the king if they hold him.
