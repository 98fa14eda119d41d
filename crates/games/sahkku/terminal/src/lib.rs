//! Sáhkku at a terminal.

mod bench;
mod board;
mod explain;
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

/// Sáhkku at a terminal.
#[derive(Clone, Copy, Debug)]
pub struct Sahkku;

/// The same without its type.
pub static GAME: &dyn AnyTerminal = &Sahkku;

impl Terminal for Sahkku {
    const ABOUT: &'static str = "Sáhkku, the Sámi dice board game, at a terminal";
    const NOTES: &'static [(&'static str, &'static str)] = &[
        (
            "moves",
            "With --why it shows, for each piece on a place, what it can do with a die, or the rule that prevents it.",
        ),
        (
            "perft",
            "One ply is one throw or one action: from the position before a throw, depth 1 counts throws, and depth 2 the actions \
             that follow them. A turn that ends automatically is not a ply; it belongs to the throw or action before it.

Leaves count each different throw once: X,II and II,X are the same throw. Ways count a throw as often as dice that can be told apart \
can show it. Like the legal actions, leaves are counted each time they are reached.",
        ),
        (
            "trace",
            "What happened is shown from there to the next decision. Either side begins, and where the rules offer mieđut it is \
             chosen as often as vuosttut.",
        ),
        (
            "simulate",
            "A turn is counted from its throw on; unused dice are those worth something that were left when it ended.",
        ),
        (
            "bench",
            "`cargo xtask bench playouts` measures the same work in the same way.",
        ),
    ];
    const EXAMPLES: &'static str = "\
rules  # the recorded rule sets
rules raisa  # every option of Ráisa
rules 'raisa stacking=no queue=yes'
rules unjarga --json
moves start --throw X,III,-  # what the men may do with their first throw
moves 'w*15./3wq3K3mq3/m*15. m m X,III,-' --why a14 X  # why the soldier on a14 may not wake
moves start --rules maze --throw X,II
moves 'w*14.1/5MK1M6/m*13.2 m m II,(X),(X)' --rules vuovdaguoika --why b9 II
perft start 1  # 20 throws, 64 ways
perft start 3 --divide  # count the possible continuations
perft start 4 --rules raisa --divide
perft 'w*15./3wq3K3mq3/m*15. m m X,III,-' 3
trace --rules maze --seed 1 --games 2 > games.jsonl  # random games, one JSON object for each decision
trace --rules unjarga --set raid_gate=raid --set stacking=no --games 10
trace --rules raisa --every-option --games 50 | node crates/games/sahkku/oracle/check-trace.mjs
simulate --rules 'raisa stacking=no' --games 10000  # who wins, how long games take, how they end
simulate --rules maze --games 10000 --seed 7
simulate --rules 'raisa stacking=no' --men greedy --format csv
simulate --every-option --games 1000  # the share of unfinished games under every option
match --players master,strong --games 100  # computer players against each other
match --rules raisa --players strong,greedy --format csv
match --players easy --engine 'node docs/engine/random.mjs' --records games  # the same with a program of anybody's
bench --rules lagesvuotna --repeats 15 --milliseconds 1000";
}
