//! `sahkku --game hnefatafl trace`: games played at random, one line for each decision.

use std::io::Write;

use clap::Args;
use game::ResultLine;
use hnefatafl::{Action, Described, Event, Game};

use super::playout::{Watcher, play_on};
use super::policy::Policy;
use super::rule_choice::{RuleChoice, with_start};
use crate::failure::Failure;
use crate::flips::with_flips;
use crate::rng::GameRng;
use crate::trace_file::{self, OutcomeShape, TraceFile};

/// Plays random games and writes them as JSON Lines, one object for each decision.
///
/// Each line shows the rules, the position, every legal move, the number of the chosen one, and
/// what happened. A last line for each game says how it ended. The shape is documented in
/// docs/notation-hnefatafl.md. The output depends on the seed alone, not on the number of threads.
#[derive(Args)]
#[command(after_long_help = "\
Examples:
  sahkku --game hnefatafl trace --rules tablut --seed 1 --games 100 > games.jsonl
  sahkku --game hnefatafl trace --start '9/9/9/3t5/2tK5/3t5/9/9/4t4 muscovite'
  sahkku --game hnefatafl trace --policy shuffle --every-option --games 50")]
pub(super) struct Arguments {
    #[command(flatten)]
    rules: RuleChoice,

    /// The position from which the games go, or start
    #[arg(long, value_name = "POSITION", default_value = "start")]
    start: String,

    /// Who decides
    #[arg(long, value_enum, default_value_t = Policy::Uniform)]
    policy: Policy,

    #[command(flatten)]
    games: trace_file::Games,

    /// Plays the games also with each option set to each other value, as far as the position can
    /// stand so
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
    let cases = with_start(cases, &arguments.start)?;
    let (seed, cap) = (arguments.games.seed, arguments.games.cap);
    arguments.games.write(
        out,
        &cases,
        |(case, _), _| &case.chosen,
        |(case, start), number, tracer: &mut Tracer<'_>| {
            let mut rng = GameRng::new(seed, number);
            let mut game = Game::from_position(case.chosen.judge.clone(), *start);
            let policies = [arguments.policy; 2];
            let outcome = play_on(&mut game, policies, &mut rng, cap, tracer);
            OutcomeShape::new(outcome.map(ResultLine::from))
        },
    )
}

/// Writes down a game while it is played.
type Tracer<'a> = TraceFile<'a, Described, Action, Event>;

impl Watcher for Tracer<'_> {
    fn event(&mut self, event: Event) {
        // What a player says stands in the action already.
        if !matches!(event, Event::Said(_)) {
            self.events([event]);
        }
    }

    fn decision(&mut self, game: &Game, legal: &[Action], chosen: usize) {
        self.decision(game.described(), legal.to_vec(), chosen);
    }
}
