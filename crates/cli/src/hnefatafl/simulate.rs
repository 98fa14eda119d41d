//! `sahkku --game hnefatafl simulate`: many games, and what they come to.

use std::io::Write;

use clap::Args;
use hnefatafl::{Action, Event, Game, Position, Reason, Rules, Side};
use sahkku_bench::share;
use serde_json::Value;

use super::invariants;
use super::playout::{Watcher, play_on};
use super::policy::Policy;
use super::rule_choice::{Case, RuleChoice, with_start};
use crate::branching::Choices;
use crate::failure::Failure;
use crate::report::MEASURES_HELP;
use crate::rng::GameRng;
use crate::sheet::rounded;
use crate::simulation::{self, Invariants, Simulated};
use crate::tally::{Played, Tally};

/// Plays many games and shows who wins, how long they take and how they end.
///
/// Shares of wins are of the games that were won, with the 95% interval of Wilson. All numbers
/// depend on the seed alone, not on the number of threads.
#[derive(Args)]
#[command(after_long_help = format!("{MEASURES_HELP}{EXAMPLES}"))]
pub(super) struct Arguments {
    #[command(flatten)]
    rules: RuleChoice,

    /// The position from which the games go, or start
    #[arg(long, value_name = "POSITION", default_value = "start")]
    start: String,

    /// The policy that plays the Swedes
    #[arg(long, value_enum, value_name = "POLICY", default_value_t = Policy::Uniform)]
    swede: Policy,

    /// The policy that plays the Muscovite
    #[arg(long, value_enum, value_name = "POLICY", default_value_t = Policy::Uniform)]
    muscovite: Policy,

    #[command(flatten)]
    games: simulation::Games,
}

const EXAMPLES: &str = "
Examples:
  sahkku --game hnefatafl simulate --rules tablut --games 10000 --seed 7
  sahkku --game hnefatafl simulate --rules 'linne camps=never-back' --format csv
  sahkku --game hnefatafl simulate --every-option --games 1000 --format csv";

pub(super) fn run(arguments: &Arguments, out: &mut impl Write) -> Result<(), Failure> {
    let cases = arguments.games.cases(&arguments.rules)?;
    let cases = with_start(cases, &arguments.start)?;
    let settings = [
        ("swede_policy", arguments.swede.name()),
        ("muscovite_policy", arguments.muscovite.name()),
        ("start", arguments.start.trim()),
    ];
    let settings = settings.map(|(name, text)| (name, text.to_owned()));
    arguments.games.run::<Game, _>(
        out,
        settings.to_vec(),
        &cases,
        |(case, _)| case,
        |(case, start), game| play_one(arguments, case, *start, game),
    )
}

fn play_one(
    arguments: &Arguments,
    case: &Case,
    start: Position,
    number: u64,
) -> Result<Played<[u64; 2]>, Failure> {
    let mut rng = GameRng::new(arguments.games.seed, number);
    let mut game = Game::from_position(case.chosen.judge.clone(), start);
    let mut counter = Counter {
        choices: Choices::new(),
        captured: [0; 2],
        invariants: Invariants::of(&arguments.games),
    };
    let policies = [arguments.swede, arguments.muscovite];
    let cap = arguments.games.cap;
    let outcome = play_on(&mut game, policies, &mut rng, cap, &mut counter);
    if let Some(broken) = counter.invariants.broken {
        let judge = game.judge();
        return Err(arguments.games.broken::<Game>(number, judge, &broken));
    }
    let choices = counter.choices;
    Ok(Played {
        first: start.turn().index(),
        winner: outcome.and_then(|outcome| outcome.winner).map(Side::index),
        end: outcome.map(|outcome| outcome.reason.word()),
        // A turn is one move.
        turns: choices.moves().moves,
        choices,
        sums: counter.captured,
    })
}

/// Counts what happens in a game.
struct Counter {
    choices: Choices,
    /// Pieces that each side lost.
    captured: [u64; 2],
    invariants: Invariants<Position>,
}

impl Watcher for Counter {
    #[inline]
    fn event(&mut self, event: Event) {
        if let Event::Captured { side, .. } = event {
            self.captured[side.index()] += 1;
        }
    }

    #[inline]
    fn decision(&mut self, game: &Game, legal: &[Action], _: usize) {
        self.choices.add(legal.len());
        self.invariants.check(game.position(), |before| {
            invariants::broken(game, before, legal)
        });
    }
}

impl Simulated for Game {
    const REASONS: &'static [&'static str] = Reason::WORDS;
    const SUMS: &'static [&'static str] = &["drabants_lost", "muscovites_lost"];

    type Sums = [u64; 2];

    /// A square is empty, or has a drabant, the king or a Muscovite.
    fn state_tree_complexity(rules: &Rules) -> f64 {
        let side = f64::from(rules.board.size());
        side * side * libm::log10(4.0)
    }

    fn figures(tally: &Tally) -> Vec<(String, Value)> {
        let a_game = Self::SUMS.iter().enumerate().map(|(place, name)| {
            let lost = share(tally.sum(place), tally.games());
            (format!("{name}_a_game"), rounded(lost).into())
        });
        a_game.collect()
    }
}
