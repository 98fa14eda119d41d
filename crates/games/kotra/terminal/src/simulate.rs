//! What many games come to.

use kotra::{Action, Event, Judge, Munk, Outcome, Pattern, Position, Rules, Side};
use serde_json::Value;
use terminal::share;
use terminal::{Choices, Decision, NoOptions, Simulated, Tally, rounded};

use crate::Kotra;
use crate::invariants;
use crate::playout::Happened;

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

impl Simulated for Kotra {
    const SUMS: &'static [&'static str] = &NAMES;

    type Policies = NoOptions;
    type Sums = Sums;

    #[inline]
    fn count(happened: &Happened, turns: &mut u32, sums: &mut Sums) {
        let event = match happened {
            Happened::Event(event) => event,
            Happened::Passed(..) => {
                sums[PASSED] += 1;
                return;
            }
        };
        match event {
            Event::Thrown { .. } => *turns += 1,
            Event::Hit { count: 1, .. } => sums[HITS] += 1,
            Event::Hit { .. } => sums[TORN_UP] += 1,
            Event::HalfMunk { .. } => sums[HALF_MUNKS] += 1,
            Event::AfterThrows { .. } => sums[AFTER_THROWS] += 1,
            _ => {}
        }
    }

    fn count_end(outcome: Option<&Outcome>, _: &Choices, _: &mut u32, sums: &mut Sums) {
        let Some(outcome) = outcome else {
            return;
        };
        if let Some(winner) = outcome.winner {
            sums[HALF_UNITS + winner.index()] = outcome.value.in_halves().into();
        }
        if let Some((pattern, part)) = outcome.munk {
            sums[MUNKS + 2 * pattern as usize] = 1;
            sums[MUNKS + 2 * pattern as usize + 1] = u64::from(part == Munk::Half);
        }
        sums[MAR] = outcome.mar.into();
    }

    fn refusal(judge: &Judge, position: &Position, action: Action) -> Option<String> {
        let refusal = judge.why(position, action)?;
        Some(refusal.reason().to_string())
    }

    fn set_up_again(judge: &Judge, position: &Position) -> Result<Position, String> {
        let setup = position.to_setup();
        judge.set_up(&setup).map_err(|error| error.to_string())
    }

    fn broken(decision: &Decision<'_, Kotra>) -> Option<String> {
        invariants::broken(decision)
    }

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
