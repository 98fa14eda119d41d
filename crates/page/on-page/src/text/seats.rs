//! The players, in words.

use std::cell::Cell;

use game::Side;
use game::session::PlayerKind;
use messages::house as m;

use super::levels;
use crate::{OnPage, Session, Side as SideOf};

thread_local! {
    static YOU: Cell<Option<Side>> = const { Cell::new(None) };
}

/// Addresses texts to those of these players who sit at this screen.
pub fn speak_to<G: OnPage>(players: [PlayerKind; 2]) {
    YOU.set(alone(players));
    G::read_by(reader(players).into());
}

/// Whether texts call this side “you”: it is played by one person at this screen, and the other side by nobody here.
pub fn is_you(side: impl Into<Side>) -> bool {
    YOU.get() == Some(side.into())
}

/// Whose turn it is, as a heading.
pub fn turn<G: OnPage>(session: &Session<G>, side: SideOf<G>) -> String {
    let name = &name::<G>(session, side);
    if !name.is_empty() {
        G::turn_of_opponent(name, side)
    } else if alone(players::<G>(session)) == Some(side.into()) {
        G::turn_of_you(side)
    } else {
        G::turn_of_side(side)
    }
}

/// Who won, from the view of the only person who plays here; or that nobody did.
pub fn won<G: OnPage>(session: &Session<G>, winner: Option<SideOf<G>>) -> String {
    let Some(side) = winner else {
        return m::draw();
    };
    match alone(players::<G>(session)) {
        None => G::side_won(side),
        Some(you) if you == side.into() => m::won_you(),
        Some(_) => m::lost_you(),
    }
}

/// The name of the other player; empty if a person at this screen plays the side.
pub fn name<G: OnPage>(session: &Session<G>, side: SideOf<G>) -> String {
    match session.player(side) {
        PlayerKind::Human => String::new(),
        PlayerKind::Distant => online::isolated(session.record().name(side)),
        PlayerKind::Computer(level) => levels::name(level),
    }
}

fn players<G: OnPage>(session: &Session<G>) -> [PlayerKind; 2] {
    Side::BOTH.map(|side| session.player(side.into()))
}

/// The side from whose view the page is written: that of the person at this screen, or the first if two share it or nobody plays
/// here.
pub fn reader(players: [PlayerKind; 2]) -> Side {
    match players.map(|player| player.is_here()) {
        [false, true] => Side::Second,
        _ => Side::First,
    }
}

/// The side played at this screen, if it is only one.
fn alone(players: [PlayerKind; 2]) -> Option<Side> {
    match players.map(|player| player.is_here()) {
        [true, false] => Some(Side::First),
        [false, true] => Some(Side::Second),
        _ => None,
    }
}

/// The task while somebody else plays this side: to wait. `None` if a person at this screen does.
pub fn waiting(player: PlayerKind) -> Option<String> {
    match player {
        PlayerKind::Human => None,
        PlayerKind::Distant => Some(m::task_other()),
        PlayerKind::Computer(_) => Some(m::task_wait()),
    }
}
