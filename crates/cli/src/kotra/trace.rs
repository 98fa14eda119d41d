//! `sahkku --game kotra trace`: games played at random, one line for each decision.

use std::io::Write;

use clap::Args;
use kotra::{Action, Judge, Outcome, Pattern, Position, Side, Throw, Units};
use serde::Serialize;

use super::playout::{Watcher, play_on};
use super::rule_choice::RuleChoice;
use super::starts::{self, Starts};
use crate::failure::Failure;
use crate::flips::with_flips;
use crate::rng::GameRng;
use crate::tally::CAP;
use crate::trace_file::{self, TraceFile};

/// Plays uniformly random games and writes them as JSON Lines, one object for each decision.
///
/// Each line shows the rules, the position, every legal action, the number of the chosen one, and
/// the turns that passed before it for want of a legal use. A last line for each game says how it
/// ended. The shape is documented in docs/notation-kotra.md. Either side begins. The output depends
/// on the seed alone, not on the number of threads.
///
/// Random games from home nearly always end in jan. Use --from for the rest of the game.
#[derive(Args)]
#[command(after_long_help = "\
Examples:
  sahkku --game kotra trace --seed 1 --games 100 > games.jsonl
  sahkku --game kotra trace --option single_die=yes --option after_throws=13 --games 10
  sahkku --game kotra trace --from middle.jsonl --games 100
  sahkku --game kotra trace --every-option --games 50")]
pub(super) struct Arguments {
    #[command(flatten)]
    rules: RuleChoice,

    #[command(flatten)]
    from: starts::From,

    #[command(flatten)]
    games: trace_file::Games,

    /// Plays the games also with each option set to each other value
    #[arg(long)]
    every_option: bool,
}

pub(super) fn run(arguments: &Arguments, out: &mut impl Write) -> Result<(), Failure> {
    let chosen = arguments.rules.choose()?;
    let cases = if arguments.every_option {
        with_flips(chosen)
    } else {
        vec![chosen.into()]
    };
    let (cases, _) = arguments.from.starts(cases)?;
    let (seed, cap) = (arguments.games.seed, arguments.games.cap);
    arguments
        .games
        .write(out, &cases, Starts::chosen, |starts, number, file| {
            let judge = &starts.chosen(number).judge;
            let mut rng = GameRng::new(seed, number);
            let mut position = starts.begin(number, &mut rng);
            let mut tracer = Tracer {
                file,
                passed: Vec::new(),
            };
            let outcome = play_on(judge, &mut position, &mut rng, cap, &mut tracer);
            outcome.map_or(End::Cap(NO_END), End::Over)
        })
}

/// Nothing of a throw could be used.
#[derive(Serialize)]
#[serde(tag = "event", rename = "passed")]
struct Passed {
    side: Side,
    throw: Throw,
}

/// How a game ended.
#[derive(Serialize)]
#[serde(untagged)]
enum End {
    Over(Outcome),
    Cap(NoEnd),
}

/// The end of a game that reached the cap.
#[derive(Serialize)]
struct NoEnd {
    winner: Option<Side>,
    reason: &'static str,
    pattern: Option<Pattern>,
    half: bool,
    mar: bool,
    value: Units,
}

const NO_END: NoEnd = NoEnd {
    winner: None,
    reason: CAP,
    pattern: None,
    half: false,
    mar: false,
    value: Units::ZERO,
};

/// Writes down a game while it is played.
struct Tracer<'a, 'b> {
    file: &'a mut TraceFile<'b, Position, Action, Passed>,
    /// The turns that have passed since the last decision.
    passed: Vec<Passed>,
}

impl Watcher for Tracer<'_, '_> {
    fn passed(&mut self, side: Side, throw: Throw) {
        self.passed.push(Passed { side, throw });
    }

    fn decision(&mut self, _: &Judge, position: &Position, legal: &[Action], chosen: usize) {
        self.file.decision(*position, legal.to_vec(), chosen);
        self.file.events(self.passed.drain(..));
    }
}
