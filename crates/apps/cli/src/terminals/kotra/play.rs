//! How the program plays the game, and the contents of traces and simulations.

use clap::Args;
use kotra::{
    Action, Actions, DiceCount, Die, Entry, Event, Game, Judge, Munk, Outcome, Pattern, Phase,
    Position, Reason, Rules, Side, Stage, Throw, Units,
};
use serde::Serialize;
use serde_json::Value;

use super::starts::From;
use super::{Kotra, counts};
use crate::commands::bench;
use crate::commands::perft::Count;
use crate::failure::Failure;
use crate::in_order::each;
use crate::playout::{Happened, NoOptions, position_is_state};
use crate::rng::GameRng;
use crate::sheet::rounded;
use crate::statistics::share;
use crate::tally::{CAP, Played, Tally};
use crate::terminal::{Decision, Playout};

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

const PASSED: usize = 0;
const HITS: usize = 1;
const TORN_UP: usize = 2;
/// The number of half munks, whether the side stopped or not.
const HALF_MUNKS: usize = 3;
const AFTER_THROWS: usize = 4;
const MAR: usize = 5;
/// White's winnings, in half units; black's follow.
const HALF_UNITS: usize = 6;
/// Games won with the first pattern, and the number of those with half of it; the other patterns follow.
const MUNKS: usize = 8;

#[derive(Args)]
pub(crate) struct Measured {
    /// Lists all ways to use a throw in place of the legal actions
    #[arg(long)]
    turns: bool,
}

impl Playout for Kotra {
    const EVENTS_BEFORE: bool = true;
    const SUMS: &'static [&'static str] = &NAMES;

    position_is_state!();

    type StartOptions = From;
    type TracePolicies = NoOptions;
    type Policies = NoOptions;
    type PerftOptions = NoOptions;
    type BenchOptions = Measured;
    type MatchOptions = NoOptions;

    fn start(judge: &Judge, rng: &mut GameRng) -> Position {
        judge.start(Side::BOTH[rng.below(2)])
    }

    #[inline]
    fn roll(
        judge: &Judge,
        state: &mut Position,
        rng: &mut GameRng,
        mut see: impl FnMut(Happened<Kotra>),
    ) {
        if let Stage::Throw(count) = state.stage() {
            let (side, throw) = (state.turn(), throw(count, rng));
            judge.throw_unchecked(state, throw, &mut |event| see(Happened::Event(event)));
            if state.throw().is_none() {
                see(Happened::Unused(side, Entry::Throw(throw)));
            }
        }
    }

    #[inline]
    fn throw(game: &Game, dice: &mut GameRng) -> Option<Entry> {
        match (game.phase(), game.position().stage()) {
            (Phase::Play, Stage::Throw(count)) => Some(Entry::Throw(throw(count, dice))),
            _ => game::Dealt::deal(game, || dice.bits()),
        }
    }

    fn position_shape(_: &Judge, position: &Position) -> impl Serialize {
        *position
    }

    fn event_shape(happened: Happened<Kotra>) -> Option<impl Serialize> {
        match happened {
            Happened::Unused(side, Entry::Throw(throw)) => Some(Passed { side, throw }),
            _ => None,
        }
    }

    fn outcome_shape(outcome: Option<Outcome>) -> impl Serialize {
        outcome.map_or(End::Cap(NO_END), End::Over)
    }

    #[inline]
    fn count(happened: &Happened<Kotra>, played: &mut Played) {
        let counted = match happened {
            Happened::Event(Event::Thrown { .. }) => return played.turns += 1,
            Happened::Event(Event::Hit { count: 1, .. }) => HITS,
            Happened::Event(Event::Hit { .. }) => TORN_UP,
            Happened::Event(Event::HalfMunk { .. }) => HALF_MUNKS,
            Happened::Event(Event::AfterThrows { .. }) => AFTER_THROWS,
            Happened::Event(_) => return,
            Happened::Unused(..) => PASSED,
        };
        played.sums[counted] += 1;
    }

    fn count_end(outcome: Option<&Outcome>, Played { sums, .. }: &mut Played) {
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

    fn broken(decision: &Decision<'_, Kotra>) -> Option<String> {
        counts::broken(decision)
    }

    /// Each of 24 points has up to fifteen checkers of one side or the other; each side has up to fifteen checkers hit, and up
    /// to fifteen borne off.
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
        let all = units.into_iter().chain(munks).chain(half).chain(events);
        all.collect()
    }

    fn divide(
        _: &NoOptions,
        judge: &Judge,
        position: &Position,
        rest: u8,
    ) -> Result<Vec<(String, Count)>, Failure> {
        each(&counts::turns(position), |turn| {
            let name = turn.throw.or(position.throw());
            let name = name.map_or_else(String::new, |throw| throw.to_string());
            (name, counts::after_turn(judge, position, *turn, rest))
        })
    }

    fn generation(options: &Measured, judge: &Judge) -> Box<dyn Fn(u32) -> u64> {
        match options.turns {
            true => counts::list_ways(judge),
            false => bench::generation::<Kotra>(judge),
        }
    }

    fn match_start(judge: &Judge) -> Option<Position> {
        Some(judge.start(Side::White))
    }
}

pub(crate) fn throw(count: DiceCount, rng: &mut GameRng) -> Throw {
    let mut die = || Die::ALL[rng.below(Die::ALL.len())];
    match count {
        DiceCount::One => Throw::one(die()),
        DiceCount::Two => Throw::two(die(), die()),
    }
}

/// No part of a throw could be used.
#[derive(Serialize)]
#[serde(tag = "event", rename = "passed")]
pub(crate) struct Passed {
    side: Side,
    throw: Throw,
}

#[derive(Serialize)]
#[serde(untagged)]
pub(crate) enum End {
    Over(Outcome),
    Cap(NoEnd),
}

/// The end of a game that reached the cap.
#[derive(Serialize)]
pub(crate) struct NoEnd {
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
