//! The dice of a game as they lie in the tray.

use kotra::{DiceCount, Die, Unused};

use super::{Pending, Session};

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct TrayDie {
    /// Its face; `None` in the hand.
    pub face: Option<Die>,
    /// Whether it is used up, or lost.
    pub used: bool,
}

/// The dice as they lie: alla is four of them. After the throw for the start, those of white and black.
///
/// The two thrown dice come first, in the order in which they fell. Those that alla adds follow, and are used up first.
#[must_use]
pub fn dice_in_tray(session: &Session) -> Vec<TrayDie> {
    let game = session.game();
    let lie = |face| TrayDie {
        face: Some(face),
        used: false,
    };
    if let Some((white, black)) = game.last_round() {
        return vec![lie(white), lie(black)];
    }
    let Some(throw) = game.table() else {
        return Vec::new();
    };
    let times = if throw.is_alla() { 2 } else { 1 };
    let faces: Vec<Die> = throw.dice().collect();
    // Once the throw is used up, the remaining dice cannot be used.
    let mut unused = match game.position().throw() {
        Some(_) => game.position().unused(),
        None => Unused::NONE,
    };
    let all = faces.repeat(times).into_iter();
    all.map(|face| {
        let used = !unused.has(face);
        unused = unused.without(face);
        TrayDie {
            face: Some(face),
            used,
        }
    })
    .collect()
}

/// The dice that are thrown next, in the hand; empty if nothing is thrown. If alla falls, the tray needs room for four.
#[must_use]
pub fn dice_in_hand(session: &Session) -> Vec<TrayDie> {
    let count = match Pending::of(session) {
        Pending::Round => DiceCount::Two,
        Pending::Throw(_, count) => count,
        _ => return Vec::new(),
    };
    let in_hand = TrayDie {
        face: None,
        used: false,
    };
    vec![in_hand; usize::from(count.number())]
}
