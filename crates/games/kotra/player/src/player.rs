//! The players: the levels, and baselines to measure them by.

use core::fmt;

use game::{Bot, Game as _, Level, Limits, Played, Turn, Value};
use kotra::{DiceCount, Die, Entry, Game, Outcome, Phase, Record, Side, Stage, Throw};

use crate::{Evaluation, PositionEvaluator, Reviewer, Search, Settings, Theme, themes};

/// A player of a side.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Player {
    /// A level.
    Level(Level),
    /// Any legal action, each equally likely.
    Random,
    /// Only races: minimises the pips left and ignores everything else.
    Racer,
    /// Looks one throw ahead with a hand-crafted evaluation.
    ByHand,
}

impl Player {
    /// The settings of its search.
    #[must_use]
    pub fn settings(self) -> Settings {
        let (candidates, noise, random) = match self {
            Player::Random => (0, 0.0, 1.0),
            Player::Racer => (0, 0.0, 0.0),
            Player::ByHand => (CANDIDATES, 0.0, 0.0),
            Player::Level(Level::Beginner) => (0, 4.0, 0.1),
            Player::Level(Level::Easy) => (0, 2.0, 0.0),
            Player::Level(Level::Steady) => (0, 0.6, 0.0),
            Player::Level(Level::Strong) => (0, 0.0, 0.0),
            Player::Level(Level::Master) => (CANDIDATES, 0.0, 0.0),
        };
        Settings {
            evaluation: match self {
                Player::Level(_) => Evaluation::learned(),
                Player::Racer => Evaluation::Pips,
                Player::ByHand | Player::Random => Evaluation::ByHand,
            },
            candidates,
            margin: 1.0,
            noise,
            mercy: match self {
                Player::Level(Level::Beginner) => MERCY,
                _ => 0.0,
            },
            random,
        }
    }
}

/// The mercy of a beginner, in units: it spares players who only race.
const MERCY: f32 = 8.0;

/// The number of ways for which a master searches the other side's throws.
const CANDIDATES: usize = 8;

impl Bot for Player {
    type Game = Game;
    /// The model is part of the program, and the same for all rules.
    type Model = ();
    type Search = Search;
    type Reviewer = Reviewer;
    type Theme = Theme;

    const BASELINES: &'static [(Player, &'static str, &'static str)] = &[
        (
            Player::Random,
            "random",
            "any legal action, each equally likely",
        ),
        (Player::Racer, "racer", "the fewest pips left"),
        (Player::ByHand, "by-hand", "an evaluation chosen by hand"),
    ];
    const UNITS: bool = true;
    const PORTION: u64 = 64;

    fn of_level(level: Level) -> Player {
        Player::Level(level)
    }

    fn search(&self, (): &(), game: &Game, _: &Limits, seed: u64) -> Option<Search> {
        let Turn::Decide(_) = game.turn() else {
            return None;
        };
        let settings = &self.settings();
        Some(Search::new(game.judge(), game.position(), settings, seed))
    }

    /// Searches the other side's throws for every choice shown, however bad it looks. Otherwise its value would differ from the
    /// one after it was played.
    fn hint((): &(), game: &Game) -> Option<Search> {
        let Turn::Decide(_) = game.turn() else {
            return None;
        };
        let settings = Settings {
            margin: f32::INFINITY,
            ..Player::Level(Level::Master).settings()
        };
        Some(Search::new(game.judge(), game.position(), &settings, 0))
    }

    fn review((): &(), record: &Record) -> Reviewer {
        Reviewer::new(record.opening(), record.entries())
    }

    fn evaluate((): &(), game: &Game) -> f64 {
        match game.phase() {
            // No side is ahead until the starting side is known.
            Phase::ThrowOff => 0.0,
            _ => {
                let mut engine = PositionEvaluator::new(game.judge(), Evaluation::learned());
                let ends = engine.ends(game.position(), Side::White);
                ends.equity().into()
            }
        }
    }

    fn settled(outcome: &Outcome) -> f64 {
        let value = outcome.value.as_f32().into();
        match outcome.winner {
            Some(Side::White) => value,
            Some(Side::Black) => -value,
            None => 0.0,
        }
    }

    fn chances(game: &Game) -> Vec<(Entry, f64)> {
        let count = match (game.phase(), game.position().stage()) {
            (Phase::Play, Stage::Throw(count)) => count,
            _ => return Vec::new(),
        };
        let one = || Die::ALL.map(|die| (Throw::one(die), 1.0 / 6.0)).to_vec();
        let two = || Throw::of_two().map(|(throw, cases)| (throw, f64::from(cases) / 36.0));
        let throws = match count {
            DiceCount::One => one(),
            DiceCount::Two => two().collect(),
        };
        let entry = |(throw, probability)| (Entry::Throw(throw), probability);
        throws.into_iter().map(entry).collect()
    }

    fn themes(turn: &Record) -> Vec<Theme> {
        Played::of(turn).themes(themes::is_about)
    }

    fn before_throw((): &(), game: &Game) -> Option<Value> {
        if game.phase() != Phase::Play {
            return None;
        }
        let side = game.position().turn();
        let mut engine = PositionEvaluator::new(game.judge(), Evaluation::learned());
        Some(engine.ends_ahead(game.position(), side).value())
    }
}

impl fmt::Display for Player {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.word())
    }
}
