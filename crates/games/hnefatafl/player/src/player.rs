//! The players: the levels, and two baselines to measure them by.

use core::fmt;

use game::{
    Bot, Game as _, Level, Limits, Played, Progress, Ranked, SearchOrDecision, Value, won_by,
};
use hnefatafl::{Action, Entry, Game, Outcome, Record, Side};

use crate::{Evaluator, Reviewer, Search, Settings, Theme, themes};

/// A hint contains moves that are worse than the best by at most this many points: the value of a drabant.
const HINT_MARGIN: i32 = 100;

/// A player of a side.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Player {
    /// A level.
    Level(Level),
    /// Any legal move, each equally likely.
    Random,
    /// The best move by the static evaluation two plies ahead, and no further.
    TwoPly,
}

impl Player {
    /// The settings of its search. The random player does not search and ignores them.
    #[must_use]
    pub const fn settings(self) -> Settings {
        let (nodes, depth, margin, weaker) = match self {
            Player::Random => (1, 1, 0, 0.0),
            Player::TwoPly => (u64::MAX, 2, 0, 0.0),
            Player::Level(Level::Beginner) => (2_000, 1, 250, 0.5),
            Player::Level(Level::Easy) => (4_000, 2, 120, 0.3),
            Player::Level(Level::Steady) => (6_000, 3, 60, 0.1),
            Player::Level(Level::Strong) => (15_000, 40, 0, 0.0),
            Player::Level(Level::Master) => (150_000, 40, 0, 0.0),
        };
        Settings {
            nodes,
            depth,
            quiescence: !matches!(self, Player::TwoPly),
            margin,
            weaker,
            table_bits: match self {
                Player::Level(Level::Master) => 17,
                _ => 13,
            },
        }
    }

    /// The settings of its search within these limits. The levels without deliberate errors then have no other limit.
    fn limited(self, limits: &Limits) -> Settings {
        let mut settings = self.settings();
        let errs = !matches!(self, Player::Level(Level::Strong | Level::Master));
        let limited = limits.work.is_some() || limits.time.is_some();
        settings.nodes = match limits.work.unwrap_or(u64::MAX) {
            work if limited && !errs => work,
            work => settings.nodes.min(work),
        };
        settings.depth = limits.depth.map_or(settings.depth, |depth| depth.max(1));
        match limits.lines {
            Some(2..) => settings.ranking(settings.margin.max(HINT_MARGIN)),
            _ => settings,
        }
    }
}

impl Bot for Player {
    type Game = Game;
    type Model = Evaluator;
    type Search = SearchOrDecision<Search, Entry>;
    type Reviewer = Reviewer;
    type Theme = Theme;

    const BASELINES: &'static [(Player, &'static str, &'static str)] = &[
        (
            Player::Random,
            "random",
            "any legal move, each equally likely",
        ),
        (
            Player::TwoPly,
            "two-ply",
            "the static evaluation two plies ahead",
        ),
    ];
    const PORTION: u64 = 500;

    fn of_level(level: Level) -> Player {
        Player::Level(level)
    }

    fn search(
        &self,
        evaluator: &Evaluator,
        game: &Game,
        limits: &Limits,
        seed: u64,
    ) -> Option<SearchOrDecision<Search, Entry>> {
        if *self == Player::Random {
            return SearchOrDecision::random(game, seed);
        }
        game.turn().side()?;
        let search = Search::new(game, self.limited(limits), seed);
        Some(SearchOrDecision::Search(
            search.with_weights(&evaluator.weights),
        ))
    }

    /// The next best moves get exact probabilities, too.
    fn hint(evaluator: &Evaluator, game: &Game) -> Option<SearchOrDecision<Search, Entry>> {
        game.turn().side()?;
        let settings = Player::Level(Level::Master).settings();
        let search = Search::new(game, settings.ranking(HINT_MARGIN), 0);
        Some(SearchOrDecision::Search(
            search.with_weights(&evaluator.weights),
        ))
    }

    fn review(_: &Evaluator, record: &Record) -> Reviewer {
        Reviewer::new(record)
    }

    fn evaluate(evaluator: &Evaluator, game: &Game) -> f64 {
        evaluator.win_probability(game.position()).into()
    }

    fn settled(outcome: &Outcome) -> f64 {
        won_by(outcome.winner)
    }

    fn chances(_: &Game) -> Vec<(Entry, f64)> {
        Vec::new()
    }

    fn themes(turn: &Record) -> Vec<Theme> {
        Played::of(turn).themes(themes::is_about)
    }

    /// There is no chance.
    fn before_throw(_: &Evaluator, _: &Game) -> Option<Value> {
        None
    }
}

impl game::Search<Game> for Search {
    fn advance(&mut self, budget: u64) -> Progress {
        self.step(budget)
    }

    fn work(&self) -> u64 {
        self.nodes()
    }

    fn decision(&self) -> Option<Vec<Entry>> {
        let answer = self.answer()?;
        Some(vec![Entry::Action(answer.action)])
    }

    fn value(&self) -> Option<Value> {
        let swede = self.answer()?.win_probability;
        let win = match self.side() {
            Side::Swede => swede,
            Side::Muscovite => 1.0 - swede,
        };
        Some(Value { win, units: None })
    }

    /// Only moves with exact probabilities, and only the first of moves that are mirror images of each other.
    fn ranked(&self) -> Vec<Ranked<Action>> {
        let answer = self.answer();
        let symmetries = self.symmetries();
        let mut ranked: Vec<Ranked<Action>> = Vec::new();
        for one in answer.map_or_else(Vec::new, |answer| answer.ranked) {
            if !ranked.is_empty() && !one.exact {
                break;
            }
            let known = |other: &Ranked<_>| symmetries.relate(one.action, other.action);
            if !ranked.iter().any(known) {
                let swede = f64::from(one.win_probability);
                ranked.push(Ranked {
                    action: one.action,
                    worth: match self.side() {
                        Side::Swede => swede,
                        Side::Muscovite => 1.0 - swede,
                    },
                });
            }
        }
        ranked
    }

    /// Includes the replies of the other side.
    fn variation(&self, action: Action) -> Vec<Action> {
        self.line_from(action).unwrap_or_else(|| vec![action])
    }

    fn depth(&self) -> Option<u32> {
        Some(Search::depth(self))
    }
}

impl fmt::Display for Player {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.word())
    }
}
