//! The players: the levels, and yardsticks to measure them by.

use core::fmt;

use game::{Brain, Game as _, Level, Limits, Played, Progress, Ranked, RankedLine, Turn, Value};
use kotra::{Action, DiceCount, Die, Entry, Game, Outcome, Phase, Record, Side, Stage, Throw};

use crate::{Ends, Evaluation, PositionEvaluator, Reviewer, Search, Settings, Theme, themes};

/// Who decides for a side.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Player {
    /// A level.
    Level(Level),
    /// Any legal action, each equally likely.
    Random,
    /// Only races: fewest pips left, whatever else.
    Racer,
    /// One throw ahead with an evaluation by hand.
    ByHand,
}

impl Player {
    /// How it decides.
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

/// The mercy of a beginner, in units: it lets those live who only race.
const MERCY: f32 = 8.0;

/// For how many ways a master searches the other side's throws.
const CANDIDATES: usize = 8;

impl Brain for Player {
    type Game = Game;
    /// All of it is part of the program, and the same for all rules.
    type Knowledge = ();
    type Search = PlayerSearch;
    type Reviewer = Reviewer;
    type Theme = Theme;

    const YARDSTICKS: &'static [(Player, &'static str, &'static str)] = &[
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

    fn search(&self, (): &(), game: &Game, _: &Limits, seed: u64) -> Option<PlayerSearch> {
        let Turn::Decide(_) = game.turn() else {
            return None;
        };
        Some(PlayerSearch {
            search: Search::new(game.judge(), game.position(), &self.settings(), seed),
            work: 0,
            knows: matches!(self, Player::Level(_)),
        })
    }

    /// Of each choice that is shown the other side's throws are searched, however bad it looks: without that it would be worth
    /// something else than after it was played.
    fn hint((): &(), game: &Game) -> Option<PlayerSearch> {
        let Turn::Decide(_) = game.turn() else {
            return None;
        };
        let settings = Settings {
            margin: f32::INFINITY,
            ..Player::Level(Level::Master).settings()
        };
        Some(PlayerSearch {
            search: Search::new(game.judge(), game.position(), &settings, 0),
            work: 0,
            knows: true,
        })
    }

    fn review((): &(), record: &Record) -> Reviewer {
        Reviewer::new(record.opening(), record.entries())
    }

    fn evaluate((): &(), game: &Game) -> f64 {
        match game.phase() {
            // The sides are alike until it is known who begins.
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
        Some(value(&engine.ends_ahead(game.position(), side)))
    }
}

fn value(ends: &Ends) -> Value {
    Value {
        win: ends.wins(),
        units: Some(ends.equity()),
    }
}

/// The search of a player.
pub struct PlayerSearch {
    search: Search,
    work: u64,
    /// Whether what it takes the ends for can be taken for chances: yardsticks only compare.
    knows: bool,
}

impl game::Search<Game> for PlayerSearch {
    fn advance(&mut self, budget: u64) -> Progress {
        self.work = self.work.saturating_add(budget);
        self.search.step(u32::try_from(budget).unwrap_or(u32::MAX))
    }

    fn work(&self) -> u64 {
        self.work
    }

    /// The whole way to use the throw.
    fn decision(&self) -> Option<Vec<Entry>> {
        let answer = self.search.answer()?;
        let way = answer.way.iter();
        Some(way.map(|&action| Entry::Action(action)).collect())
    }

    fn value(&self) -> Option<Value> {
        let answer = self.search.answer().filter(|_| self.knows)?;
        Some(value(&answer.ends))
    }

    fn ranked(&self) -> Vec<Ranked<Action>> {
        let answer = self.search.answer();
        let ranked = answer.map_or_else(Vec::new, |answer| answer.ranked);
        let ranked = ranked.into_iter().map(|one| Ranked {
            action: one.action,
            worth: one.equity.into(),
        });
        ranked.collect()
    }

    /// Each position that a use of the throw leads to, once.
    fn lines(&self) -> Vec<RankedLine<Action>> {
        let lines = self.search.lines().into_iter();
        let lines = lines.filter_map(|(way, equity)| {
            let ranked = Ranked {
                action: *way.first()?,
                worth: equity.into(),
            };
            Some((ranked, way.to_vec()))
        });
        lines.collect()
    }

    fn variation(&self, action: Action) -> Vec<Action> {
        let way = self.search.way(action);
        way.map_or_else(|| vec![action], |way| way.to_vec())
    }
}

impl fmt::Display for Player {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.word())
    }
}
