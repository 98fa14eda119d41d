//! What a game waits for.

use kotra::{DiceCount, Outcome, Phase, Side, Stage};

use super::Session;

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Pending {
    /// Both sides throw one die to decide which side begins.
    Round,
    /// This side begins, because it lost the game before in the match.
    Begins(Side),
    /// This side throws this many dice.
    Throw(Side, DiceCount),
    Decision(Side),
    /// Nothing: the game is over.
    Over(Outcome),
}

impl Pending {
    pub fn of(session: &Session) -> Pending {
        let game = session.game();
        match game.phase() {
            Phase::Over(outcome) => Pending::Over(outcome),
            Phase::ThrowOff => {
                let loser = game.of_match().and_then(|score| score.lost_last);
                loser.map_or(Pending::Round, Pending::Begins)
            }
            Phase::Play => {
                let side = game.position().turn();
                match game.position().stage() {
                    Stage::Throw(count) => Pending::Throw(side, count),
                    Stage::Decide => Pending::Decision(side),
                    Stage::Over(outcome) => Pending::Over(outcome),
                }
            }
        }
    }

    /// The side that acts next; `None` while both throw for the start, and at the end.
    pub const fn side(self) -> Option<Side> {
        match self {
            Pending::Throw(side, _) | Pending::Decision(side) | Pending::Begins(side) => Some(side),
            Pending::Round | Pending::Over(_) => None,
        }
    }
}
