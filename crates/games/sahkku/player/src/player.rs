//! The players: the levels, and yardsticks to measure them by.

use core::fmt;
use std::sync::Arc;

use game::{Answer, Brain, Game as _, Limits, Progress, Thought, Value};
use sahkku::{Entry, Game, Phase, Record, Side};

use crate::{Engine, Level, RankedAction, Reviewer, Search, chooses_miedut, greedy};

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
    type Knowledge = Arc<Engine>;
    type Search = Thought<LevelSearch, Entry>;
    type Reviewer = Reviewer;

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

    fn of_level(level: Level) -> Player {
        Player::Level(level)
    }

    fn search(
        &self,
        engine: &Arc<Engine>,
        game: &Game,
        _: &Limits,
        seed: u64,
    ) -> Option<Thought<LevelSearch, Entry>> {
        if let Phase::ChooseWay(side) = game.phase() {
            let miedut = match *self {
                Player::Level(level) => chooses_miedut(engine, side.other(), level, seed),
                Player::Random | Player::Greedy => seed & 1 == 1,
            };
            return Some(Thought::Decided(Entry::Walks(miedut)));
        }
        let (judge, position) = (game.judge(), game.position());
        match *self {
            Player::Random => Thought::random(game, seed),
            Player::Greedy => {
                // Where the game is over, the position may not be.
                let decides = !game.decisions().is_empty();
                let action = greedy(judge, position, seed).filter(|_| decides)?;
                Some(Thought::Decided(Entry::Action(action)))
            }
            Player::Level(level) => {
                let legal = game.decisions().len();
                if legal == 0 {
                    return None;
                }
                // A beginner ranks actions by what they do at once, which is no chance to win; and nothing is searched
                // where there is nothing to choose.
                let at_sight = level == Level::Beginner || legal < 2;
                let sight = at_sight.then(|| engine.static_eval(position, position.turn()));
                let search = Search::new(engine, position, level, seed);
                Some(Thought::Search(LevelSearch { search, sight }))
            }
        }
    }

    fn review(engine: &Arc<Engine>, record: &Record) -> Reviewer {
        Reviewer::new(engine, record)
    }

    fn evaluate(engine: &Arc<Engine>, game: &Game) -> f64 {
        match game.phase() {
            // The sides are alike until it is known who begins.
            Phase::ThrowOff => 0.5,
            _ => engine.static_eval(game.position(), Side::Men).into(),
        }
    }

    fn before_throw(engine: &Arc<Engine>, game: &Game) -> Option<Value> {
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
    /// The chance to win by static evaluation, where the search does not tell it.
    sight: Option<f32>,
}

impl game::Search<Game> for LevelSearch {
    type Ranked = RankedAction;

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

    fn answer(&self) -> Option<Answer<Game>> {
        let decision = self.search.best_so_far()?;
        let best = decision.ranked.first().map(|best| best.win_probability);
        Some(Answer {
            entries: vec![Entry::Action(decision.action)],
            value: self.sight.or(best).map(|win| Value { win, units: None }),
        })
    }

    fn ranked(&self) -> Vec<RankedAction> {
        let decision = self.search.best_so_far();
        decision.map_or_else(Vec::new, |decision| decision.ranked)
    }
}
