# The words of the first screen that all small games have. See web/words/en/game.ftl. The first side is dark, the other light.

## Who and what

turn-of = { $side ->
    [first] Dark’s turn
   *[second] Light’s turn
}
turn-of-you = { $side ->
    [first] Your turn: Dark
   *[second] Your turn: Light
}
turn-of-opponent = { $side ->
    [first] { $name }’s turn: Dark
   *[second] { $name }’s turn: Light
}
set-side-first = Dark
set-side-second = Light

## What may be done

task-place = Choose the place to move to.
throw-again-count = { $count ->
    [one] Throw one die again
   *[other] Throw { $count } dice again
}

## Players

about-beginner = Errs a lot. Good company for a first game.
about-easy = Sees what each move does, and errs at times.
about-steady = Sees what each move does.
about-strong = Thinks of the answer, too.
about-master = Thinks of the answer to the answer, too.

## Help

action-move = { $from } to { $to }

## What happened

news-thrown = { $side ->
    [first] Dark throws { $face }.
   *[second] Light throws { $face }.
}
news-moved = { $side ->
    [first] Dark moves from { $from } to { $to }.
   *[second] Light moves from { $from } to { $to }.
}
past-beginning = Before the first turn.

## The end

won = { $side ->
    [first] Dark wins
   *[second] Light wins
}
reason-resigned = { $lost ->
    [yes] You resigned.
   *[no] { $side ->
        [first] Light resigned.
       *[second] Dark resigned.
    }
}
reason-agreed = Both sides agreed to a draw.
review = How it went

## When something is wrong

help-sides = The computer can play first, second, both or none. A level may follow after a colon: beginner, easy, steady, strong or master.

## Asking before something is lost

draw-offered = { $side ->
    [first] Dark offers a draw
   *[second] Light offers a draw
}
draw-question = { $side ->
    [first] Does Dark accept?
   *[second] Does Light accept?
}
draw-declined = { $side ->
    [first] Dark declines the draw. The game goes on.
   *[second] Light declines the draw. The game goes on.
}

## The board as a screen reader tells it

board = Board
twin-pieces = { $side ->
    [first] { $count ->
        [one] a dark piece
       *[other] { $count } dark pieces
    }
   *[second] { $count ->
        [one] a light piece
       *[other] { $count } light pieces
    }
}
twin-to = can move here
