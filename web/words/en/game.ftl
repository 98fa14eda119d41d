# What the page says in the same words beside the board of every game; what names anything of one game is in the files of that
# game, such as crates/games/sahkku/locales/en/game.ftl. The program has a function or a struct for every message. The type of
# an argument follows from its name: arguments.toml lists the names.

## The start

play-computer = Play
play-two = Two of us
continue-game = Continue
about = About the game
close = Close
new-game = New game
shelf = The games on the shelf
menu = Menu

## Languages

# $now is the two letters of the language that is spoken.
language-switch = { $now }: choose a language
notice-incomplete = The game couldn’t be loaded completely. Please check your connection and try again. ({ $error })
notice-language = The text in { $language } couldn’t be loaded, so the language stays as it is. ({ $error })
help-languages = Languages: { $codes }.

## Who and what

throw-off = Who begins?

## What may be done

task-throw = Throw the dice.
task-wait = The computer is playing.
task-thinking = The computer is thinking…
task-choose = Choose a piece to move.

choose-use = Which move?

## Buttons

throw-button = Throw
throw-again = Throw again
end-turn = End turn
take-back = Undo
resign = Resign
offer-draw = Offer a draw
save-record = Save record

## Players

players = Players
set-opponent = Opponent
opponent-beginner = Lemming
opponent-easy = Ptarmigan
opponent-steady = Fox
opponent-strong = Lynx
opponent-master = Raven

## Help

hint = Hint
odds = Which pieces are at risk?

## What happened

news-taken-back = Move undone.
news-restored = Game resumed.

## The end

draw = Draw
won-you = You win!
won-opponent = { $name } wins
won-other = The other side wins

## When something is wrong

notice-bad-parameter = The address asks for { $name }={ $value }, which isn’t possible. { $help }
notice-no-storage = This browser doesn’t save anything for this page, so reloading it starts a new game.
notice-storage-full = There’s no room left to save the game. You can play on, but reloading the page may lose moves.
notice-bad-save = A saved game couldn’t be read and was set aside: { $error }.
notice-thinker-anew = The computer player stopped responding and was restarted. The game continues. ({ $error })
notice-no-weights = What the computer player has learned couldn’t be loaded ({ $error }). It plays by simple rules instead.
notice-thinker-gone = The computer player doesn’t work here any more. It plays on by simple rules. ({ $error })
notice-no-chance = This browser provides no random numbers, so the dice can’t be thrown fairly.
help-choices = Possible values: { $words }.
help-seed = A seed is a whole number.
help-rules = Rule sets: { $ids }.

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
task-past = You’re looking back at step { $step }.

## Asking before something is lost

cancel = Cancel
confirm-resign = Resign this game?
confirm-resign-text = The other side wins the game. This can’t be undone.
confirm-new = Start a new game?
confirm-new-text = A game is in progress. If you start a new one, it can’t be resumed. You can save its record first.
draw-ask = Offer a draw?
draw-ask-text = If the other side accepts, the game ends in a draw.
draw-agree = Agree to a draw
draw-play-on = Play on

## Records

record = Game record
link-open = Open the linked game
notice-bad-link = The game in the link couldn’t be opened: { $error }.

## The board as a screen reader tells it

dice = Dice
twin-empty = empty
twin-chosen = selected
twin-movable = can move
twin-die-in-hand = in your hand
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

open-guide = Learn
more = More
open-rules = Rules
lesson-other = That’s legal, but try the highlighted move.
lesson-learned = Now you know enough to play. You’ll learn the rest as you go.
read-rule = Read the rule

## Keys and questions

keys = Keyboard help
tell-possible = What can I do?
tell-no-place = You haven’t visited a space yet. The arrow keys take you around the board.
tell-movable = Pieces that can move: { $places }.

## The side, and who begins

skip-throw-off = Skip: pick a starter at random
