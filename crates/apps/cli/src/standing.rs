//! The state of a game in JSON.

use game::{Game as _, Recorded, Side, Turn};

use crate::sheet::Row;
use crate::terminal::{Game, Side as SideOf, Terminal};

pub(crate) fn word<G: Terminal>(side: SideOf<G>) -> &'static str {
    Game::<G>::SIDES[Into::<Side>::into(side).index()]
}

/// The position, what the game waits for, the side that throws or decides, and the result as a record writes it. There is no
/// side before the starting side is known, nor at the end.
pub(crate) fn put_standing<G: Terminal>(row: &mut Row, game: &Game<G>) {
    let (waits_for, side) = match game.turn() {
        Turn::Chance(side) => ("chance", side),
        Turn::Decide(side) => ("decision", Some(side)),
        Turn::Over(_) => ("nothing", None),
    };
    let result = game.result().map(|result| result.to_string());
    let result = result.map(|line| line.trim_start_matches("result ").to_owned());
    let position = Game::<G>::write_position(game.judge(), game.position());
    row.put("position", position);
    row.put("waits_for", waits_for);
    row.put("side", side.map(word::<G>));
    row.put("result", result);
}
