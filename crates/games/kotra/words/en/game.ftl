# The words of the first screen and of the game. See web/words/en/game.ftl.

title = Kotra

## The start

welcome = The lost tables game of Iceland

## Who and what

turn-of = { $side ->
    [white] White’s turn
   *[black] Black’s turn
}
turn-of-you = { $side ->
    [white] Your turn: White
   *[black] Your turn: Black
}
turn-of-opponent = { $side ->
    [white] { $name }’s turn: White
   *[black] { $name }’s turn: Black
}
turn-after = { $side ->
    [white] White’s after-throws: { $count } to go
   *[black] Black’s after-throws: { $count } to go
}
turn-last-throw = { $side ->
    [white] White’s last throw
   *[black] Black’s last throw
}

## What may be done

task-round = Each side throws one die. The smaller number begins.
task-dice = One die or two? One is enough for a munk.
task-checker = Choose a checker.
task-enter = Enter your hit checkers first.
task-off = Choose a checker to move or to bear off.
task-destination = Choose where to go. Each point shows the die it uses.
task-forced = This throw leaves you no choice.
task-four = Take four checkers out, or move as usual.
task-half-munk = A half munk: { $munk }. Stop for half its value, or play on: the rest of the throw breaks it.
task-after = { $count ->
    [one] One throw remains to make a munk.
   *[other] { $count } throws remain to make a munk.
}
task-last-throw = Bear off all your checkers with this throw for a draw.
which-dice = With which dice?
use-with = With { $die }
use-off = Bear off with { $die }
throw-again-count = { $count ->
    [one] Throw one die again
   *[other] Throw { $count } dice again
}

## Buttons

play-forced = Play what’s forced
stop-half = Stop: take { $value }
throw-dice = { $count ->
    [one] Throw one die
   *[other] Throw two dice
}
take-four = Take out four
give-up-after = Give up the after-throws

## Help

action-move = { $from } to { $to } with { $die }
action-enter = Enter on { $to }
action-off = Bear off from { $from } with { $die }
action-four = Take four checkers from home to { $to }
action-throw = { $count ->
    [one] Throw one die
   *[other] Throw two dice
}
action-stop = Stop at the half munk

## What happened

news-round = White threw { $white }, Black { $black }.
news-begins = { $side ->
    [white] White goes first: throw both dice.
   *[black] Black goes first: throw both dice.
}
news-again = A tie. Throw again.
news-thrown = { $side ->
    [white] White threw { $dice }.
   *[black] Black threw { $dice }.
}
news-thrown-alla = { $side ->
    [white] White
   *[black] Black
} threw double { $count ->
    [1] ones
    [2] twos
    [3] threes
    [4] fours
    [5] fives
   *[other] sixes
} (an alla): four moves.
news-chosen = { $side ->
    [white] { $count ->
        [one] White throws one die only.
       *[other] White throws two dice.
    }
   *[black] { $count ->
        [one] Black throws one die only.
       *[other] Black throws two dice.
    }
}
news-moved = { $side ->
    [white] White moved from { $from } to { $to }.
   *[black] Black moved from { $from } to { $to }.
}
news-entered = { $side ->
    [white] White entered on { $to }.
   *[black] Black entered on { $to }.
}
news-borne-off = { $side ->
    [white] White bore a checker off from { $from }.
   *[black] Black bore a checker off from { $from }.
}
news-four = { $side ->
    [white] White took four checkers from home to { $to }.
   *[black] Black took four checkers from home to { $to }.
}
news-hit = { $side ->
    [white] White’s blot on { $at } was hit.
   *[black] Black’s blot on { $at } was hit.
}
news-torn = { $side ->
    [white] White’s band on { $at } was torn up: { $count } checkers were hit.
   *[black] Black’s band on { $at } was torn up: { $count } checkers were hit.
}
news-half-munk = { $side ->
    [white] White has a half munk: { $munk }.
   *[black] Black has a half munk: { $munk }.
}
news-after = { $side ->
    [white] { $count ->
        [one] White has one after-throw.
       *[other] White has { $count } after-throws.
    }
   *[black] { $count ->
        [one] Black has one after-throw.
       *[other] Black has { $count } after-throws.
    }
}
news-last-throw = { $side ->
    [white] White has one last throw for a draw.
   *[black] Black has one last throw for a draw.
}
news-nothing = { $side ->
    [white] White can’t use this throw.
   *[black] Black can’t use this throw.
}
news-turn-lost = { $side ->
    [white] White can’t use { $dice }.
   *[black] Black can’t use { $dice }.
}
brief-thrown = { $side ->
    [white] White: { $dice }.
   *[black] Black: { $dice }.
}
brief-moved = { $from }, { $to }.
brief-entered = Entered on { $to }.
brief-borne-off = { $from }, off.
brief-four = Four to { $to }.
brief-hit = Hit on { $at }.
brief-torn = Band on { $at } torn up: { $count } hit.
brief-half-munk = Half munk.
past-beginning = Before the first throw.

## The end

won = { $side ->
    [white] White wins
   *[black] Black wins
}
pattern-name = { $pattern ->
    [langi-hryggur] langi hryggur
    [langi-mukur] langi múkur
    [stutti-mukur] stutti múkur
    [litli-meistari] litli meistari
   *[meistari] meistari
}
reason-off = { $won ->
    [yes] You were the first to bear off all checkers, so you win.
   *[no] { $side ->
        [white] White was the first to bear off all checkers, so White wins.
       *[black] Black was the first to bear off all checkers, so Black wins.
    }
}
reason-munk = { $won ->
    [yes] You
   *[no] { $side ->
        [white] White
       *[black] Black
    }
} { $half ->
    [yes] stopped at a half munk, { $munk }, which wins half its value.
   *[no] made a munk, { $munk }, which wins the game.
}
reason-jan = { $lost ->
    [yes] Jan! You can never get all your hit checkers back in.
   *[no] { $side ->
        [white] Jan! Black can never get all the hit checkers back in.
       *[black] Jan! White can never get all the hit checkers back in.
    }
}
reason-mar = { $lost ->
    [yes] You’re mar: hit checkers of yours were still waiting.
   *[no] { $side ->
        [white] Black is mar: hit checkers were still waiting.
       *[black] White is mar: hit checkers were still waiting.
    }
}
reason-draw = The last throw bore off all the rest, so it’s a draw.
reason-resigned = { $lost ->
    [yes] You resigned.
   *[no] { $side ->
        [white] Black resigned.
       *[black] White resigned.
    }
}
reason-agreed = Both sides agreed to a draw.
worth = Value: { $value }

## A match

match-score = White { $white }, Black { $black }; the match goes to { $target }
match-won = { $side ->
    [white] White wins the match
   *[black] Black wins the match
}
match-next = Next game of the match
match-begins = { $side ->
    [white] White lost the last game and begins.
   *[black] Black lost the last game and begins.
}

## When something is wrong

help-sides = The computer can play white, black, both or none. A level may follow after a colon: beginner, easy, steady, strong or master.

## Asking before something is lost

resign-value = The other side wins { $value }: resigning costs 2, or 4 while you have hit checkers.
give-up-after-ask = Give up the after-throws?
give-up-after-text = The other side wins { $value }. A munk is seldom made in time.
draw-offered = { $side ->
    [white] White offers a draw
   *[black] Black offers a draw
}
draw-question = { $side ->
    [white] Does White accept?
   *[black] Does Black accept?
}
draw-declined = { $side ->
    [white] White declines the draw. The game goes on.
   *[black] Black declines the draw. The game goes on.
}

## The board as a screen reader tells it

board = Board
twin-point = point { $number }
twin-home = { $side ->
    [white] White’s home
   *[black] Black’s home
}
twin-huk = { $side ->
    [white] White’s huk
   *[black] Black’s huk
}
twin-bar = bar
twin-tray = { $side ->
    [white] White’s tray
   *[black] Black’s tray
}
twin-checkers = { $side ->
    [white] { $count ->
        [one] one white checker
       *[other] { $count } white checkers
    }
   *[black] { $count ->
        [one] one black checker
       *[other] { $count } black checkers
    }
}
twin-hit = { $side ->
    [white] { $count ->
        [one] one white checker to enter
       *[other] { $count } white checkers to enter
    }
   *[black] { $count ->
        [one] one black checker to enter
       *[other] { $count } black checkers to enter
    }
}
twin-off = { $count ->
    [one] one checker borne off
   *[other] { $count } checkers borne off
}
twin-blot = a blot
twin-band = a band
twin-open = may be torn up
twin-reach = reachable with { $faces }
twin-ahead = reachable with { $faces } one after the other
twin-hits = hits a blot
twin-tears = tears up a band
twin-lays = lays a band
twin-die-of = { $side ->
    [white] White’s die: { $faces }
   *[black] Black’s die: { $faces }
}

## What a win is worth

stake-off = Bearing off
stake-jan = Jan
stake-mar = { $side ->
    [white] mar: +2, because White’s hit checkers wait
   *[black] mar: +2, because Black’s hit checkers wait
}

## The side

goal = Goal: bear off all your checkers first, make a munk, or make the other side jan.
goal-after = If the other side has borne off none by then, it still has { $count } throws for a munk.
goal-draw = If the side that began bears off first and the other has at most four checkers left, a last throw that bears them all off makes it a draw.
first-goal = Goal: all off first, munk or jan.
start-short = Our short game.

## Looking at a game again

