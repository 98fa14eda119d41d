//! The players: the levels, and yardsticks to measure them by.

use core::fmt;
use std::sync::Arc;

use game::{
    Brain, Game as _, Limits, Played, Progress, Ranked, SearchOrDecision, Turn, Value, won_by,
};
use sahkku::{Action, Actions, Dice, Entry, Game, Outcome, Phase, Position, Record, Side, Stage};

use crate::{
    Level, PositionEvaluator, Reviewer, Search, Theme, chooses_miedut, greedy, themes, throws,
};

/// A level, or a yardstick.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Player {
    /// A level.
    Level(Level),
    /// Any legal action, each equally likely.
    Random,
    /// Wins or captures if it can, else takes the king, else moves on.
    Greedy,
}

impl fmt::Display for Player {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.word())
    }
}

impl Brain for Player {
    type Game = Game;
    type Knowledge = Arc<PositionEvaluator>;
    type Search = SearchOrDecision<LevelSearch, Entry>;
    type Reviewer = Reviewer;
    type Theme = Theme;

    const YARDSTICKS: &'static [(Player, &'static str, &'static str)] = &[
        (
            Player::Random,
            "random",
            "any legal action, each equally likely",
        ),
        (
            Player::Greedy,
            "greedy",
            "wins or captures if it can, else takes the king, else moves on",
        ),
    ];
    const PORTION: u64 = 100;
    /// The first one took the worst for actions that it had missed.
    const REVIEWS: u32 = 2;

    fn of_level(level: Level) -> Player {
        Player::Level(level)
    }

    fn search(
        &self,
        engine: &Arc<PositionEvaluator>,
        game: &Game,
        _: &Limits,
        seed: u64,
    ) -> Option<SearchOrDecision<LevelSearch, Entry>> {
        if let Phase::ChooseWay(side) = game.phase() {
            let miedut = match *self {
                Player::Level(level) => chooses_miedut(engine, side.other(), level, seed),
                Player::Random | Player::Greedy => seed & 1 == 1,
            };
            return Some(SearchOrDecision::Decided(Entry::Walks(miedut)));
        }
        let (judge, position) = (game.judge(), game.position());
        match *self {
            Player::Random => SearchOrDecision::random(game, seed),
            Player::Greedy => match game.turn() {
                Turn::Decide(_) => {
                    let action = greedy(judge, position, seed)?;
                    Some(SearchOrDecision::Decided(Entry::Action(action)))
                }
                Turn::Chance(_) | Turn::Over(_) => None,
            },
            Player::Level(level) => {
                let mut legal = Actions::new();
                game.legal(&mut legal);
                if legal.is_empty() {
                    return None;
                }
                Some(SearchOrDecision::Search(LevelSearch {
                    search: Search::new(engine, position, level, seed),
                    engine: Arc::clone(engine),
                    position: *position,
                    at_sight: level == Level::Beginner || legal.len() < 2,
                }))
            }
        }
    }

    /// A player does not search where there is nothing to choose, and then knows nothing of what its action is worth.
    fn hint(
        engine: &Arc<PositionEvaluator>,
        game: &Game,
    ) -> Option<SearchOrDecision<LevelSearch, Entry>> {
        let mut legal = Actions::new();
        game.legal(&mut legal);
        match legal.len() {
            1 => Player::weigh(engine, game),
            _ => Player::Level(Level::Master).search(engine, game, &Limits::default(), 0),
        }
    }

    /// The levels miss actions.
    fn weigh(
        engine: &Arc<PositionEvaluator>,
        game: &Game,
    ) -> Option<SearchOrDecision<LevelSearch, Entry>> {
        let (Phase::Play, Turn::Decide(_)) = (game.phase(), game.turn()) else {
            return None;
        };
        Some(SearchOrDecision::Search(LevelSearch {
            search: Search::of_every_end(engine, game.position()),
            engine: Arc::clone(engine),
            position: *game.position(),
            at_sight: false,
        }))
    }

    fn review(engine: &Arc<PositionEvaluator>, record: &Record) -> Reviewer {
        Reviewer::new(engine, record)
    }

    fn evaluate(engine: &Arc<PositionEvaluator>, game: &Game) -> f64 {
        match game.phase() {
            // The sides are alike until it is known who begins.
            Phase::ThrowOff => 0.5,
            _ => engine.static_eval(game.position(), Side::Men).into(),
        }
    }

    fn settled(outcome: &Outcome) -> f64 {
        won_by(outcome.winner)
    }

    fn chances(game: &Game) -> Vec<(Entry, f64)> {
        let (Phase::Play, Stage::Throw(count)) = (game.phase(), game.position().stage()) else {
            return Vec::new();
        };
        let throws = throws(game.judge().rules(), count).into_iter();
        let entry = |(dice, probability): (Dice, f32)| {
            (Entry::Throw(dice.faces().collect()), probability.into())
        };
        throws.map(entry).collect()
    }

    fn themes(turn: &Record) -> Vec<Theme> {
        Played::of(turn).themes(themes::is_about)
    }

    fn before_throw(engine: &Arc<PositionEvaluator>, game: &Game) -> Option<Value> {
        let (position, side) = (game.position(), game.position().turn());
        (game.phase() == Phase::Play).then(|| Value {
            win: engine.static_eval(position, side),
            units: None,
        })
    }
}

/// The search of a level.
pub struct LevelSearch {
    search: Search,
    engine: Arc<PositionEvaluator>,
    position: Position,
    /// Whether what it is worth is told by static evaluation.
    at_sight: bool,
}

impl game::Search<Game> for LevelSearch {
    fn advance(&mut self, budget: u64) -> Progress {
        let budget = u32::try_from(budget).unwrap_or(u32::MAX);
        match self.search.advance(budget) {
            Some(_) => Progress::Done,
            None => Progress::Searching,
        }
    }

    fn work(&self) -> u64 {
        self.search.evaluations()
    }

    fn decision(&self) -> Option<Vec<Entry>> {
        let decision = self.search.best_so_far()?;
        Some(vec![Entry::Action(decision.action)])
    }

    /// A beginner ranks actions by what they do at once, which is no chance to win; and nothing is searched where there is
    /// nothing to choose.
    fn value(&self) -> Option<Value> {
        let win = if self.at_sight {
            self.engine
                .static_eval(&self.position, self.position.turn())
        } else {
            self.search.best_so_far()?.ranked.first()?.win_probability
        };
        Some(Value { win, units: None })
    }

    fn ranked(&self) -> Vec<Ranked<Action>> {
        let decision = self.search.best_so_far();
        let ranked = decision.map_or_else(Vec::new, |decision| decision.ranked);
        let ranked = ranked.into_iter().map(|one| Ranked {
            action: one.action,
            worth: one.win_probability.into(),
        });
        ranked.collect()
    }

    /// The rest of the turn.
    fn variation(&self, action: Action) -> Vec<Action> {
        self.search.turn_after(&self.position, action)
    }
}
