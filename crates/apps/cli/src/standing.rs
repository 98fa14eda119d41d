//! The state of a game in JSON.

use game::{Game as _, Recorded, Side, Turn};
use serde::Serialize;

use crate::terminal::{Game, Side as SideOf, Terminal};

#[derive(Serialize)]
pub(crate) struct Standing {
    position: String,
    waits_for: WaitsFor,
    /// The side that throws or decides; `None` before the starting side is known, and at the end.
    side: Option<&'static str>,
    result: Option<String>,
}

#[derive(Serialize)]
#[serde(rename_all = "lowercase")]
enum WaitsFor {
    Chance,
    Decision,
    Nothing,
}

pub(crate) fn word<G: Terminal>(side: SideOf<G>) -> &'static str {
    Game::<G>::SIDES[Into::<Side>::into(side).index()]
}

impl Standing {
    pub(crate) fn of<G: Terminal>(game: &Game<G>) -> Standing {
        let (waits_for, side) = match game.turn() {
            Turn::Chance(side) => (WaitsFor::Chance, side),
            Turn::Decide(side) => (WaitsFor::Decision, Some(side)),
            Turn::Over(_) => (WaitsFor::Nothing, None),
        };
        let result = game.result().map(|result| result.to_string());
        Standing {
            position: Game::<G>::write_position(game.judge(), game.position()),
            waits_for,
            side: side.map(word::<G>),
            result: result.map(|line| line.trim_start_matches("result ").to_owned()),
        }
    }
}
