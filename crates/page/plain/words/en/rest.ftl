# The words that all small games have of what is loaded after the first screen. See game.ftl.

## Looking at a game again

review-chart = Dark’s chance of winning was { $start }% at the start and { $end }% at the end.
review-legend = Dark’s chance of winning after each step: blue for Dark, red for Light. Yellow marks costly moves.
review-luck = Luck: gained by throws
review-skill = Skill: lost by moves
review-units = In points of winning chance, as a computer player sees it.
review-mistake = { $side ->
    [first] Dark: { $played }. Better: { $better }. It cost { $cost } points of winning chance.
   *[second] Light: { $played }. Better: { $better }. It cost { $cost } points of winning chance.
}
review-details = Every step
review-entry = Step
review-chance = Dark’s chance (%)
hint-note = The chance of winning, as a computer player sees it.
side-name = { $side ->
    [first] Dark
   *[second] Light
}
list-side = { $side ->
    [first] Dark
   *[second] Light
}
ending-length = { $count ->
    [one] One turn
   *[other] { $count } turns in all
}

## Players

players-first = Dark
players-second = Light
set-below-first = Dark’s side
set-below-second = Light’s side

## Why not

why-elsewhere = No move leads there.

## The rule lab, records, kiosks, paper

lab-about = Choose as you like.
lab-recorded = A named rule set, unchanged.
lab-handed = A named rule set, with a choice that its source leaves open.
record-about = Every turn, to keep or to share. To continue another game, paste its record here or open its file.
read-number = the number of this turn
read-number-or-result = the number of the next turn, or the result
read-throw = the face that the die shows
read-action = an action
read-position = a position
read-header = all header lines before the first turn
read-position-fits = it cannot come up under these rules
invite-about = A small game for two
staff-version = Version { $version }
paper-board-how = The board as a game begins.

## Keys and questions

key-dice = choose the die
key-rethrow = throw again
describe-pieces = { $side ->
    [first] Dark: { $places }.
   *[second] Light: { $places }.
}
