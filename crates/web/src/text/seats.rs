//! Who plays, in words.

use session::Player;

use super::levels;
use crate::messages as m;
use crate::this_game::{Session, Side};

/// Whose turn it is, as a heading.
pub(crate) fn turn(session: &Session, side: Side) -> String {
    let name = &name(session, side);
    if !name.is_empty() {
        m::TurnOfOpponent { name, side }.text()
    } else if sits_alone(session) && session.player(side).is_here() {
        m::TurnOfYou { side }.text()
    } else {
        m::TurnOf { side }.text()
    }
}

/// Who won, in the terms of whoever plays here alone; or that nobody did.
pub(crate) fn won(session: &Session, winner: Option<Side>) -> String {
    let Some(side) = winner else {
        return m::draw();
    };
    let name = &name(session, side);
    match sits_alone(session) {
        true if session.player(side).is_here() => m::won_you(),
        true if !name.is_empty() => m::WonOpponent { name }.text(),
        _ => m::Won { side }.text(),
    }
}

/// What the other player is called: nothing where a person at this screen plays the side.
fn name(session: &Session, side: Side) -> String {
    match session.player(side) {
        Player::Human => String::new(),
        Player::Distant => remote::isolated(session.record().name(side)),
        Player::Computer(level) => levels::name(level),
    }
}

/// The side that the page is read by: that of the person at this screen, or the first where two share it or nobody plays here.
pub(crate) fn reader(players: [Player; 2]) -> Side {
    match players.map(|player| player.is_here()) {
        [false, true] => Side::BOTH[1],
        _ => Side::BOTH[0],
    }
}

/// Whether one side alone is played at this screen.
fn sits_alone(session: &Session) -> bool {
    let here = |side: &Side| session.player(*side).is_here();
    Side::BOTH.iter().filter(|side| here(side)).count() == 1
}

/// What is to be done while somebody else plays this side: nothing. Nothing is said if a person at this screen does.
pub(crate) fn waiting(session: &Session, side: Side) -> Option<String> {
    match session.player(side) {
        Player::Human => None,
        Player::Distant => Some(m::task_other()),
        Player::Computer(_) => Some(m::task_wait()),
    }
}
