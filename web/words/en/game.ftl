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
menu-game = This game
menu-learn = Play and learn
menu-table = This table

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
plate-use = to use
plate-move = to move
plate-took = took
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
won-you = You won
lost-you = You lost

## When something is wrong

notice-bad-parameter = The address asks for { $name }={ $value }, which isn’t possible. { $help }
notice-no-storage = This browser doesn’t save anything for this page, so reloading it starts a new game.
help-choices = Possible values: { $words }.
help-seed = A seed is a whole number.
help-rules = Rule sets: { $ids }.

panic-title = Something went wrong
panic-text = The program ran into an error. Your game is saved up to the last move.
panic-continue = Continue from the last move

notice-bad-settings = Some saved settings couldn’t be read and were reset to their defaults: { $lines }

## Settings

settings = Settings

## Two people at one table

far-side = The other player
task-other = It’s the other side’s turn.

## Looking back

moves = Moves
past-return = Back to the game
study = Look back
task-past = You’re looking back at step { $step }.

## Asking before something is lost

cancel = Cancel

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
lesson-learned = Now you know enough to play. You’ll learn the rest as you go.
read-rule = Read the rule

## Keys and questions

keys = Keyboard help
tell-possible = What can I do?

## The side, and who begins

skip-throw-off = Skip: pick a starter at random
