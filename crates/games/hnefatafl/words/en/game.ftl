# The words of the first screen and of the game. See web/words/en/game.ftl.

title = Hnefatafl

## The start

welcome = An Iron Age game of the North

## Who and what

turn-of = { $side ->
    [swede] The Swedes’ turn
   *[muscovite] The Muscovites’ turn
}
turn-of-you = { $side ->
    [swede] Your turn: the Swedes
   *[muscovite] Your turn: the Muscovites
}
turn-of-opponent = { $side ->
    [swede] { $name }’s turn: the Swedes
   *[muscovite] { $name }’s turn: the Muscovites
}

## What may be done

task-way-out = { $side ->
    [swede] The king’s way out is open: move him { $escape ->
        [corner] to a corner
       *[edge] to the edge
    } and win.
   *[muscovite] The king can escape with his next move. Block his way, or surround him.
}
task-square = Choose the square to move to.
choose-word = What do you say with this move?
say-raichi = Raichi!
say-tuichu = Tuichu!
say-nothing = Nothing
throw-again-count = { $count ->
    [one] Throw one die again
   *[other] Throw { $count } dice again
}

## Help

action-move = { $piece ->
    [king] King { $from } to { $to }
    [drabant] Drabant { $from } to { $to }
   *[muscovite] Muscovite { $from } to { $to }
}
action-plain = { $from } to { $to }

## What happened

news-moved = { $piece ->
    [king] The king moved from { $from } to { $to }.
    [drabant] A drabant moved from { $from } to { $to }.
   *[muscovite] A Muscovite moved from { $from } to { $to }.
}
news-captured = { $yours ->
    [yes] { $piece ->
        [muscovite] Your Muscovite on { $at } was captured.
       *[drabant] Your drabant on { $at } was captured.
    }
   *[no] { $piece ->
        [muscovite] A Muscovite was captured on { $at }.
       *[drabant] A drabant was captured on { $at }.
    }
}
news-surrounded = { $yours ->
    [yes] Your king is caught on { $at }.
   *[no] The king is caught on { $at }.
}
news-escaped = { $yours ->
    [yes] Your king escapes at { $at }.
   *[no] The king escapes at { $at }.
}
news-raichi = Raichi! One way out is open to the king.
news-tuichu = Tuichu! The king has more than one way out.
brief-moved = { $piece ->
    [king] King { $from }, { $to }.
   *[drabant] { $from }, { $to }.
}
brief-captured = { $yours ->
    [yes] { $piece ->
        [muscovite] Your Muscovite on { $at } is captured.
       *[drabant] Your drabant on { $at } is captured.
    }
   *[no] { $piece ->
        [muscovite] The Muscovite on { $at } is captured.
       *[drabant] The drabant on { $at } is captured.
    }
}
brief-raichi = Raichi!
brief-tuichu = Tuichu!
past-beginning = Before the first move.

## The end

won = { $side ->
    [swede] The Swedes win
   *[muscovite] The Muscovites win
}
reason-surrounded = { $between ->
    [yes] The king was caught between two
   *[no] The king was surrounded
}, so { $lost ->
    [yes] you lose
   *[no] { $won ->
        [yes] you win
       *[no] the Muscovites win
    }
}.
reason-escaped = The king escaped, so { $lost ->
    [yes] you lose
   *[no] { $won ->
        [yes] you win
       *[no] the Swedes win
    }
}.
reason-fort = The king sits safe in a fort at the edge, so { $lost ->
    [yes] you lose
   *[no] { $won ->
        [yes] you win
       *[no] the Swedes win
    }
}.
reason-enclosed = The Muscovites stand around all the Swedes, so { $lost ->
    [yes] you lose
   *[no] { $won ->
        [yes] you win
       *[no] the Muscovites win
    }
}.
reason-blocked = { $lost ->
    [yes] You can’t move, so you lose.
   *[no] { $side ->
        [swede] The Muscovites can’t move, so they lose.
       *[muscovite] The Swedes can’t move, so they lose.
    }
}
reason-repetition = The same position occurred for the third time, so { $lost ->
    [yes] you lose
   *[no] the Swedes lose
}.
reason-repetition-draw = The same position occurred for the third time. That’s a draw.
reason-resigned = { $lost ->
    [yes] You resigned.
   *[no] { $side ->
        [swede] The Muscovites resigned.
       *[muscovite] The Swedes resigned.
    }
}
reason-agreed = Both sides agreed to a draw.

## When something is wrong

help-sides = The computer can play swede, muscovite, both or none. A level may follow after a colon: beginner, easy, steady, strong or master.

## Asking before something is lost

draw-offered = { $side ->
    [swede] The Swedes offer a draw
   *[muscovite] The Muscovites offer a draw
}
draw-question = { $side ->
    [swede] Do the Swedes accept?
   *[muscovite] Do the Muscovites accept?
}
draw-declined = { $side ->
    [swede] The Swedes decline the draw. The game goes on.
   *[muscovite] The Muscovites decline the draw. The game goes on.
}

## The rule sets and their options

opt-first = Who moves first
opt-castle_stop = Who may stop on the empty castle
opt-castle_pass = Who may cross the empty castle
opt-camps = The camps
opt-king_captures = The king helps to capture
opt-castle_counts = The empty castle counts
opt-camps_count = An empty camp counts as a Muscovite
opt-king_taken = The king is taken when
opt-escape = The king escapes at
opt-repetition = The same position for the third time
opt-announce = Who says raichi and tuichu
opt-shield_wall = A row at the edge is captured at once
opt-edge_counts = The edge counts around the king
opt-exit_fort = A fort at the edge wins
opt-enclosure = A ring around all the Swedes wins

val-first-swede = the Swedes
val-first-muscovite = the Muscovites
val-castle_stop-king = the king alone
val-castle_stop-nobody = nobody
val-castle_stop-all = every piece
val-castle_pass-king = the king alone
val-castle_pass-nobody = nobody
val-castle_pass-all = every piece
val-camps-all = squares like any other
val-camps-muscovites = closed to the Swedes
val-camps-never-back = closed, except to Muscovites still in their own camp
val-castle_counts-surround = as a Muscovite beside the king
val-castle_counts-both = beside the king and in every capture
val-castle_counts-no = for nothing
val-king_taken-four = surrounded on all four sides
val-king_taken-castle = surrounded on the castle or beside it, elsewhere between two
val-king_taken-two = between two, anywhere
val-escape-edge = any square on the edge
val-escape-corner = a corner
val-repetition-draw = is a draw
val-repetition-swede-loses = loses for the Swedes
val-repetition-off = changes nothing
val-announce-program = the game
val-announce-players = the players

## The board as a screen reader tells it

board = Board
twin-castle = the castle
twin-camp = a camp
twin-corner = a corner
twin-piece = { $piece ->
    [king] the king
    [drabant] a drabant
   *[muscovite] a Muscovite
}
twin-to = can move here
twin-captures = and captures { $captures }
twin-escapes = and escapes

## The side

goal = Goal: the Swedes bring their king { $escape ->
    [corner] to a corner
   *[edge] to the edge
}; the Muscovites { $taken ->
    [four] surround him on all four sides
    [castle] surround him, or catch him between two away from the castle
   *[two] catch him between two
}.
goal-else = { $repetition ->
    [draw] A side that can’t move loses; the same position for the third time is a draw.
    [swede-loses] A side that can’t move loses, and so do the Swedes when a position comes for the third time.
   *[off] A side that can’t move loses.
}
goal-fort = The Swedes also win when the king sits at the edge in a fort that can’t be broken.
goal-enclosed = The Muscovites also win when they stand around all the Swedes.
aim-swede = Goal: king { $escape ->
    [corner] to a corner
   *[edge] to the edge
}, { $taken ->
    [four] never surrounded
   *[two] never caught
}.
aim-muscovite = Goal: { $taken ->
    [four] surround the king on all four sides
   *[two] catch the king
} before he reaches { $escape ->
    [corner] a corner
   *[edge] the edge
}.

## What is wrong with a text

read-action-end = the end of the move
read-square = a square such as e4
read-hyphen = a hyphen and the square where the piece goes
read-move-or-result = a numbered line of moves or the result
read-header = all header lines before the first move
read-second-move = the second move of the previous line before a new line
read-next-line = the next move on a new line: a line has two moves
read-rank-slash = a slash before the next rank
read-piece = a piece (K, T or t) or a number of empty squares
read-number = line { $number }
read-captures = { $captures } as what the move captures
read-no-captures = nothing that the move captures
read-room = at most { $left } more squares in rank { $number }
read-king = there has to be one king, and he can’t be taken already
read-army = a side has more pieces than it began with
read-words = these words can’t have been said here
read-standing = what is on { $at } can’t be there

## Looking at a game again

