//! `sahkku --game kotra simulate`: many games, and what they come to.

use std::io::Write;

use clap::Args;
use kotra::{Action, Event, Game, Judge, Part, Pattern, Position, Reason, Rules, Side, Throw};
use sahkku_bench::share;
use serde_json::Value;

use super::invariants;
use super::playout::{Watcher, play_on};
use super::rule_choice::RuleChoice;
use super::starts::{self, Starts};
use crate::branching::Choices;
use crate::failure::Failure;
use crate::report::MEASURES_HELP;
use crate::rng::GameRng;
use crate::sheet::rounded;
use crate::simulation::{self, Invariants, Simulated};
use crate::tally::{Played, Tally};

/// Plays many games at random and shows who wins what, how long they take and how they end.
///
/// Shares of wins are of the games that were won, with the 95% interval of Wilson. A turn is
/// counted from its throw on, and passes where nothing of the throw can be used. All numbers
/// depend on the seed alone, not on the number of threads.
#[derive(Args)]
#[command(after_long_help = format!("{MEASURES_HELP}{EXAMPLES}"))]
pub(super) struct Arguments {
    #[command(flatten)]
    rules: RuleChoice,

    #[command(flatten)]
    from: starts::From,

    #[command(flatten)]
    games: simulation::Games,
}

const EXAMPLES: &str = "
Examples:
  sahkku --game kotra simulate --games 10000 --seed 7
  sahkku --game kotra simulate --from ends.jsonl --games 10000
  sahkku --game kotra simulate --every-option --games 1000 --format csv";

pub(super) fn run(arguments: &Arguments, out: &mut impl Write) -> Result<(), Failure> {
    let cases = arguments.games.cases(&arguments.rules)?;
    let (cases, from) = arguments.from.starts(cases)?;
    arguments.games.run::<Game, _>(
        out,
        vec![("from", from)],
        &cases,
        |starts| &starts.case,
        |starts, game| play_one(arguments, starts, game),
    )
}

fn play_one(arguments: &Arguments, starts: &Starts, number: u64) -> Result<Played<Sums>, Failure> {
    let mut rng = GameRng::new(arguments.games.seed, number);
    let judge = &starts.chosen(number).judge;
    let mut position = starts.begin(number, &mut rng);
    let mut counter = Counter {
        invariants: Invariants::of(&arguments.games),
        choices: Choices::new(),
        turns: 0,
        sums: Sums::default(),
    };
    let cap = arguments.games.cap;
    let outcome = play_on(judge, &mut position, &mut rng, cap, &mut counter);
    if let Some(broken) = &counter.invariants.broken {
        return Err(arguments.games.broken::<Game>(number, judge, broken));
    }
    let mut sums = counter.sums;
    let winner = outcome.and_then(|outcome| outcome.winner);
    if let Some(outcome) = outcome {
        if let Some(winner) = winner {
            sums[HALF_UNITS + winner.index()] = outcome.value.in_halves().into();
        }
        if let Some((pattern, part)) = outcome.munk {
            sums[MUNKS + 2 * pattern as usize] = 1;
            sums[MUNKS + 2 * pattern as usize + 1] = u64::from(part == Part::Half);
        }
        sums[MAR] = outcome.mar.into();
    }
    Ok(Played {
        first: position.first().index(),
        winner: winner.map(Side::index),
        end: outcome.map(|outcome| outcome.reason.word()),
        turns: counter.turns,
        choices: counter.choices,
        sums,
    })
}

/// Counts what happens in a game.
struct Counter {
    choices: Choices,
    turns: u32,
    sums: Sums,
    invariants: Invariants<Position>,
}

/// What is counted, in the order of the names.
type Sums = [u64; NAMES.len()];

const NAMES: [&str; 18] = [
    "passed",
    "hits",
    "torn_up",
    "half_munks",
    "after_throws",
    "mar",
    "white_half_units",
    "black_half_units",
    "langi-hryggur",
    "langi-hryggur_half",
    "langi-mukur",
    "langi-mukur_half",
    "stutti-mukur",
    "stutti-mukur_half",
    "litli-meistari",
    "litli-meistari_half",
    "meistari",
    "meistari_half",
];

/// Turns without any legal use.
const PASSED: usize = 0;
/// Blots that were hit.
const HITS: usize = 1;
/// Bands that were torn up.
const TORN_UP: usize = 2;
/// Half munks that stood, whether the side stopped or not.
const HALF_MUNKS: usize = 3;
/// Games with after-throws.
const AFTER_THROWS: usize = 4;
/// Games won with mar.
const MAR: usize = 5;
/// What white won, in halves of a unit; behind it what black won.
const HALF_UNITS: usize = 6;
/// Games won with the first pattern, and those of them with half of it; behind them the other patterns.
const MUNKS: usize = 8;

impl Watcher for Counter {
    #[inline]
    fn event(&mut self, event: Event) {
        match event {
            Event::Thrown { .. } => self.turns += 1,
            Event::Hit { count: 1, .. } => self.sums[HITS] += 1,
            Event::Hit { .. } => self.sums[TORN_UP] += 1,
            Event::HalfMunk { .. } => self.sums[HALF_MUNKS] += 1,
            Event::AfterThrows { .. } => self.sums[AFTER_THROWS] += 1,
            _ => {}
        }
    }

    #[inline]
    fn passed(&mut self, _: Side, _: Throw) {
        self.sums[PASSED] += 1;
    }

    #[inline]
    fn decision(&mut self, judge: &Judge, position: &Position, legal: &[Action], _: usize) {
        self.choices.add(legal.len());
        self.invariants.check(position, |before| {
            invariants::broken(judge, before, position, legal)
        });
    }
}

impl Simulated for Game {
    const REASONS: &'static [&'static str] = Reason::WORDS;
    const SUMS: &'static [&'static str] = &NAMES;

    type Sums = Sums;

    /// On each of 24 points stand up to fifteen checkers of one side or of the other; and of each side up to fifteen are hit, and
    /// up to fifteen borne off.
    fn state_tree_complexity(_: &Rules) -> f64 {
        24.0 * libm::log10(31.0) + 4.0 * libm::log10(16.0)
    }

    fn figures(tally: &Tally) -> Vec<(String, Value)> {
        let units = Side::BOTH.map(|side| {
            let halves = tally.sum(HALF_UNITS + side.index());
            let a_game = rounded(share(halves, tally.games()) / 2.0);
            (format!("{side}_units_a_game"), a_game.into())
        });
        let count = |place: usize| (NAMES[place].to_owned(), tally.sum(place).into());
        let halves = (0..Pattern::ALL.len()).map(|n| tally.sum(MUNKS + 2 * n + 1));
        let half: u64 = halves.sum();
        let munks = (MUNKS..NAMES.len()).map(count);
        let half = [("half".to_owned(), half.into()), count(MAR)];
        let events = (PASSED..=AFTER_THROWS).map(count);
        units
            .into_iter()
            .chain(munks)
            .chain(half)
            .chain(events)
            .collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_pattern_is_counted_at_its_place() {
        for (n, pattern) in Pattern::WORDS.iter().enumerate() {
            assert_eq!(NAMES[MUNKS + 2 * n], *pattern);
            assert_eq!(NAMES[MUNKS + 2 * n + 1], format!("{pattern}_half"));
        }
        assert_eq!(NAMES.len(), MUNKS + 2 * Pattern::ALL.len());
        assert_eq!(NAMES[HALF_UNITS], format!("{}_half_units", Side::White));
    }
}
