//! Who plays, in words.

use std::cell::Cell;

use session::Player;

use super::levels;
use crate::messages as m;
use crate::this_game::position::read_by;
use crate::this_game::{Session, Side};

thread_local! {
    static YOU: Cell<Option<Side>> = const { Cell::new(None) };
}

/// From now on texts are in the terms of those of these players who sit at this screen.
pub(crate) fn speak_to(players: [Player; 2]) {
    YOU.set(alone(players));
    read_by(reader(players));
}

/// Whether texts call this side “you”: one person at this screen plays it, and nobody here the other.
pub(crate) fn is_you(side: Side) -> bool {
    YOU.get() == Some(side)
}

/// Whose turn it is, as a heading.
pub(crate) fn turn(session: &Session, side: Side) -> String {
    let name = &name(session, side);
    if !name.is_empty() {
        m::TurnOfOpponent { name, side }.text()
    } else if alone(Side::BOTH.map(|side| session.player(side))) == Some(side) {
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
    match alone(Side::BOTH.map(|side| session.player(side))) {
        None => m::Won { side }.text(),
        Some(you) if you == side => m::won_you(),
        _ if name.is_empty() => m::won_other(),
        _ => m::WonOpponent { name }.text(),
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

/// The side that is played at this screen, where it is one alone.
fn alone(players: [Player; 2]) -> Option<Side> {
    match players.map(|player| player.is_here()) {
        [true, false] => Some(Side::BOTH[0]),
        [false, true] => Some(Side::BOTH[1]),
        _ => None,
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
