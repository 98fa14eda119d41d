//! Who plays, in words.

use session::Player;

use super::levels;
use crate::messages as m;
use crate::this_game::{Session, Side};

/// Whose turn it is, as a heading.
pub(crate) fn turn(session: &Session, side: Side) -> String {
    let player = session.player(side);
    let name = match player {
        Player::Human => String::new(),
        Player::Distant => session.record().name(side).to_owned(),
        Player::Computer(level) => levels::name(level),
    };
    let here = Side::BOTH.into_iter();
    let here = here.filter(|&side| session.player(side).is_here()).count();
    if !name.is_empty() {
        let name = &name;
        m::TurnOfOpponent { name, side }.text()
    } else if here == 1 && player.is_here() {
        m::TurnOfYou { side }.text()
    } else {
        m::TurnOf { side }.text()
    }
}

/// What is to be done while somebody else plays this side: nothing. Nothing is said if a person at this screen does.
pub(crate) fn waiting(session: &Session, side: Side) -> Option<String> {
    match session.player(side) {
        Player::Human => None,
        Player::Distant => Some(m::task_other()),
        Player::Computer(_) => Some(m::task_wait()),
    }
}
