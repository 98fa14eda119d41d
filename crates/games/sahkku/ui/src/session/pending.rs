//! What a game waits for.

use sahkku::{Outcome, Phase, Side, Stage};

use super::Session;

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Pending {
    /// A round of the throw-off, with this many dice per side.
    Round(u8),
    Lot,
    /// This side, which does not begin, chooses mieđut or vuosttut.
    Way(Side),
    /// This side throws this many dice.
    Throw(Side, u8),
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
                let dice = game.judge().rules().throw_off.dice();
                dice.map_or(Pending::Lot, Pending::Round)
            }
            Phase::ChooseWay(side) => Pending::Way(side),
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

    /// The side that acts next; `None` in the throw-off, where both do, and at the end.
    pub const fn side(self) -> Option<Side> {
        match self {
            Pending::Way(side) | Pending::Throw(side, _) | Pending::Decision(side) => Some(side),
            Pending::Round(_) | Pending::Lot | Pending::Over(_) => None,
        }
    }
}
