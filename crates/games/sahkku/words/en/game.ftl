# What the page says of sáhkku. What it says in the same words beside the board of every game is in web/words/en/game.ftl. The
# type of an argument follows from its name: arguments.toml lists the names, here and there.

title = Sáhkku

## The start

welcome = A dice game of the Sámi people

## Who and what

turn-of = { $side ->
    [men] The men’s turn
   *[women] The women’s turn
}
turn-of-you = { $side ->
    [men] Your turn: the men
   *[women] Your turn: the women
}

## What may be done

task-round = Each side throws one die. If only one shows X, that side begins.
task-round-most = Each side throws three dice. The side with more Xs begins.
task-lot = Who begins is decided by lot.
task-way = { $side ->
    [men] The men choose their path around the board.
   *[women] The women choose their path around the board.
}
task-throw-again = Throw the dice you picked up.
task-throw-on = Throw the other dice again.
task-choose-rethrow = Choose a piece to move, or an X to throw again.
task-destination = Choose where to go. Each space shows the die it uses.
task-stuck = You can’t use any die. Throw Xs again, or end your turn.
task-way-explained = Vuosttut: the armies go round in opposite ways and meet. Mieđut: you go round the same way as the other army.

way-vuosttut = Vuosttut: against each other
way-miedut = Mieđut: the same way round

## Buttons

throw-again-count = { $count ->
    [one] Throw one X again
   *[other] Throw { $count } Xs again
}

## Looking at a game again


## Players

turn-of-opponent = { $side ->
    [men] { $name }’s turn: the men
   *[women] { $name }’s turn: the women
}

## Help

## What happened

face-blank = blank

news-round = The men threw { $men }, the women { $women }.
# After it who begins: one of the three messages below.
news-beats = { $side ->
    [men] The men’s { $best } beats { $other }: { $begins }
   *[women] The women’s { $best } beats { $other }: { $begins }
}
begins-you = you begin.
begins-opponent = { $name } begins.
begins-side = { $side ->
    [men] the men begin.
   *[women] the women begin.
}
news-begins = { $side ->
    [men] The men begin.
   *[women] The women begin.
}
news-again = A tie. Throw again.
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
# The dice of the message before, where there are several: all but the last, and the last.
news-or = { $dice } or { $word }
news-nobody-wakes = No X: nobody wakes.
news-set-aside = Not enough: the other dice are thrown again.
news-nothing = { $side ->
    [men] The men can’t use this throw.
   *[women] The women can’t use this throw.
}
brief-thrown = { $side ->
    [men] Men: { $dice }.
   *[women] Women: { $dice }.
}
brief-woke = Awake on { $to }.
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
reason-soldiers = { $lost ->
    [yes] You have no soldiers left, so you’ve lost.
   *[no] { $side ->
        [men] The women have no soldiers left, so they’ve lost.
       *[women] The men have no soldiers left, so they’ve lost.
    }
}
reason-pieces = { $lost ->
    [yes] You have neither soldiers nor the king, so you’ve lost.
   *[no] { $side ->
        [men] The women have neither soldiers nor the king, so they’ve lost.
       *[women] The men have neither soldiers nor the king, so they’ve lost.
    }
}
reason-queen = { $lost ->
    [yes] Your queen was captured. Whoever loses the queen has lost.
   *[no] { $side ->
        [men] The women’s queen was captured. Whoever loses the queen has lost.
       *[women] The men’s queen was captured. Whoever loses the queen has lost.
    }
}
reason-blocked = { $lost ->
    [yes] Your soldiers are all awake and you’re left with a die you can’t use, so you’ve lost.
   *[no] { $side ->
        [men] The women’s soldiers are all awake and they’re left with a die they can’t use, so they’ve lost.
       *[women] The men’s soldiers are all awake and they’re left with a die they can’t use, so they’ve lost.
    }
}
reason-resigned = { $lost ->
    [yes] You resigned.
   *[no] { $side ->
        [men] The women resigned.
       *[women] The men resigned.
    }
}
reason-dead = Neither side can ever move again, so it’s a draw.
reason-agreed = Both sides agreed to a draw.

## When something is wrong

help-sides = The computer can play men, women, both or none. A level may follow after a colon: beginner, easy, steady, strong or master.

## Looking back

past-beginning = Before the first throw.

## Asking before something is lost

## The rule lab

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

## The board as a screen reader tells it

board = Board
twin-castle = the Castle
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
twin-reach = reachable with { $faces }
twin-ahead = reachable with { $faces } one after the other
twin-die-of = { $side ->
    [men] the men’s die: { $faces }
   *[women] the women’s die: { $faces }
}

## The side, and who begins

first-goal = Capture their queen. Guard yours.
goal-soldiers = { $queens ->
    [yes] Goal: capture the enemy’s queen, or all of their soldiers.
   *[no] Goal: capture all of the enemy’s soldiers.
}
goal-pieces = { $queens ->
    [yes] Goal: capture the enemy’s queen, or all of their soldiers and the king if they hold him.
   *[no] Goal: capture all of the enemy’s soldiers, and the king if they hold him.
}
goal-blocked = A side whose soldiers are all awake loses if it’s left with a die it can’t use.
goal-dead = If nobody can ever move again, it’s a draw.
