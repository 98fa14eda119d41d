//! `sahkku trace`: random games, one line for each decision.

use std::io::Write;

use clap::Args;
use game::ResultLine;
use sahkku::{Action, Described, Event, Judge, Position};

use super::rule_choice::RuleChoice;
use crate::failure::Failure;
use crate::flips::with_flips;
use crate::playout::{Watcher, begin, play_on};
use crate::policy::Random;
use crate::rng::GameRng;
use crate::trace_file::{self, OutcomeShape, TraceFile};

/// Plays uniformly random games and writes them as JSON Lines, one object for each decision.
///
/// Each line shows the rules, the position, every legal action, the number of the chosen one, and
/// what happened from there to the next decision. A last line for each game says how it ended.
/// The shape is documented in docs/notation.md. Either side begins, and where the rules offer
/// mieđut it is chosen as often as vuosttut. The output depends on the seed alone, not on the
/// number of threads.
#[derive(Args)]
#[command(after_long_help = "\
Examples:
  sahkku trace --rules maze --seed 1 --games 100 > games.jsonl
  sahkku trace --rules unjarga --set raid_gate=raid --set stacking=no --games 10
  sahkku trace --rules raisa --every-option --games 50 | node tests/conformance/check-trace.mjs")]
pub(crate) struct Arguments {
    #[command(flatten)]
    rules: RuleChoice,

    #[command(flatten)]
    games: trace_file::Games,

    /// Plays the games also with each option set to each other value
    #[arg(long)]
    every_option: bool,
}

pub(crate) fn run(arguments: &Arguments, out: &mut impl Write) -> Result<(), Failure> {
    let chosen = arguments.rules.choose()?;
    let cases = if arguments.every_option {
        with_flips(chosen)
    } else {
        vec![chosen.into()]
    };
    let (seed, cap) = (arguments.games.seed, arguments.games.cap);
    arguments.games.write(
        out,
        &cases,
        |case, _| &case.chosen,
        |case, game, tracer: &mut Tracer<'_>| {
            let judge = &case.chosen.judge;
            let mut rng = GameRng::new(seed, game);
            let mut position = begin(judge, &mut rng);
            let policies = [&Random; 2];
            let outcome = play_on(judge, &mut position, policies, &mut rng, cap, tracer);
            OutcomeShape::new(outcome.map(ResultLine::from))
        },
    )
}

/// Writes down a game while it is played.
type Tracer<'a> = TraceFile<'a, Described, Action, Event>;

impl Watcher for Tracer<'_> {
    fn event(&mut self, event: Event) {
        self.events([event]);
    }

    fn decision(&mut self, judge: &Judge, position: &Position, legal: &[Action], chosen: usize) {
        self.decision(judge.described(position), legal.to_vec(), chosen);
    }
}
