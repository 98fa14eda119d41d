//! The dice of a game as they lie in the tray.

use kotra::{DiceCount, Die, Unused};

use super::{Pending, Session};

pub type TrayDie = game::TrayDie<Die>;

/// The dice as they lie: alla is four of them. After the throw for the start, those of white and black.
///
/// The two thrown dice come first, in the order in which they fell. Those that alla adds follow, and are used up first.
pub fn dice_in_tray(session: &Session) -> Vec<TrayDie> {
    let game = session.game();
    if let Some((white, black)) = game.last_round() {
        return [white, black].map(TrayDie::lying).into();
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
        let face = Some(face);
        TrayDie { face, used }
    })
    .collect()
}

/// The dice that are thrown next, in the hand; empty if nothing is thrown. If alla falls, the tray needs room for four.
pub fn dice_in_hand(session: &Session) -> Vec<TrayDie> {
    let count = match Pending::of(session) {
        Pending::Round => DiceCount::Two,
        Pending::Throw(_, count) => count,
        _ => return Vec::new(),
    };
    vec![TrayDie::IN_HAND; usize::from(count.number())]
}
