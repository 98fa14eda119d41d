//! Hnefatafl after Linné at a terminal.

mod bench;
mod board;
mod match_game;
mod moves;
mod perft;
mod playout;
mod policy;
mod replay;
mod rules;
mod simulate;
mod story;
mod trace;

use terminal::{AnyTerminal, Terminal};

/// Hnefatafl after Linné at a terminal.
#[derive(Clone, Copy, Debug)]
pub struct Hnefatafl;

/// The same without its type.
pub static GAME: &dyn AnyTerminal = &Hnefatafl;

impl Terminal for Hnefatafl {
    const ABOUT: &'static str = "Hnefatafl after Linné at a terminal";
    const NOTES: &'static [(&'static str, &'static str)] = &[
        (
            "moves",
            "With --why it shows what a move does, or the rule that prevents it.",
        ),
        (
            "perft",
            "One ply is one move. Positions that come back end no game.",
        ),
        (
            "bench",
            "Repetition is judged in random games, and not where moves are listed.",
        ),
    ];
    const EXAMPLES: &'static str = "\
rules  # the named rule sets
rules tablut  # every option of Tablut
rules 'linne king_taken=castle camps=never-back'
rules brandubh --json
moves start  # what the Swedes may do at the start
moves start --why e5-e9  # why the king may not go there
moves '9/9/9/9/4K4/9/2t6/9/4t4 swede'
perft start 4 --divide  # count the possible continuations
perft start 4 --rules 'linne board=11'
trace --rules tablut --seed 1 --games 2 > games.jsonl  # random games, one JSON object for each decision
trace --start '9/9/9/3t5/2tK5/3t5/9/9/4t4 muscovite'
trace --policy shuffle --every-option --games 50
simulate --rules 'linne camps=never-back' --games 10000  # who wins, how long games take, how they end
simulate --every-option --games 1000 --format csv
match --players master,strong --games 100  # computer players against each other
match --players strong,strong --opening 6 --format csv
match --players easy,easy --weights learned,by-hand
match --players strong,strong --rules linne --every-option
match --players easy --engine 'node docs/engine/random.mjs' --records games  # the same with a program of anybody's
bench --rules tablut --repeats 15 --milliseconds 1000";
}
