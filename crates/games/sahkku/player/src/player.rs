//! The players: the levels, and baselines to measure them by.

use core::fmt;
use std::sync::Arc;

use game::{Bot, Game as _, Limits, Played, SearchOrDecision, Turn, Value, won_by};
use sahkku::{Actions, Dice, Entry, Game, Outcome, Phase, Record, Side, Stage};

use crate::{
    Level, PositionEvaluator, Reviewer, Search, Theme, chooses_miedut, greedy, themes, throws,
};

/// A level, or a baseline.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Player {
    /// A level.
    Level(Level),
    /// Any legal action, each equally likely.
    Random,
    /// Wins or captures if possible; otherwise takes the king; otherwise moves on.
    Greedy,
}

impl fmt::Display for Player {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.word())
    }
}

impl Bot for Player {
    type Game = Game;
    type Model = Arc<PositionEvaluator>;
    type Search = SearchOrDecision<Search, Entry>;
    type Reviewer = Reviewer;
    type Theme = Theme;

    const BASELINES: &'static [(Player, &'static str, &'static str)] = &[
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
    ) -> Option<SearchOrDecision<Search, Entry>> {
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
                let search = Search::new(engine, position, level, seed);
                Some(SearchOrDecision::Search(search))
            }
        }
    }

    /// A player does not search where it has no choice, and then does not know the value of its action.
    fn hint(
        engine: &Arc<PositionEvaluator>,
        game: &Game,
    ) -> Option<SearchOrDecision<Search, Entry>> {
        let mut legal = Actions::new();
        game.legal(&mut legal);
        match legal.len() {
            1 => Player::weigh(engine, game),
            _ => Player::Level(Level::Master).search(engine, game, &Limits::default(), 0),
        }
    }

    /// Searches every end of the turn, because the levels miss actions.
    fn weigh(
        engine: &Arc<PositionEvaluator>,
        game: &Game,
    ) -> Option<SearchOrDecision<Search, Entry>> {
        let (Phase::Play, Turn::Decide(_)) = (game.phase(), game.turn()) else {
            return None;
        };
        let search = Search::of_every_end(engine, game.position());
        Some(SearchOrDecision::Search(search))
    }

    fn review(engine: &Arc<PositionEvaluator>, record: &Record) -> Reviewer {
        Reviewer::new(engine, record)
    }

    fn evaluate(engine: &Arc<PositionEvaluator>, game: &Game) -> f64 {
        match game.phase() {
            // No side is ahead until the starting side is known.
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
