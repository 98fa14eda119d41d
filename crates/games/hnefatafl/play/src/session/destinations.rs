//! Where a piece can go, and what comes of it.

use hnefatafl::{Action, Event, Judge, Position, Square, Squares, Word};

/// A square that a piece can go to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Destination {
    /// Where.
    pub to: Square,
    /// Where the enemies stand that fall by it, on all sides: a king who is surrounded is one of them.
    pub captures: Squares,
    /// Whether the king goes out there.
    pub escapes: bool,
    /// What the player may say with the move, where players announce open ways.
    pub say: Option<Word>,
}

/// See [`HnefataflSession::destinations`](super::HnefataflSession::destinations).
pub(super) fn destinations(
    judge: &Judge,
    position: &Position,
    legal: &[Action],
    from: Square,
) -> Vec<Destination> {
    let mut all: Vec<Destination> = Vec::new();
    for action in legal.iter().filter(|action| action.from == from) {
        // A move with a word leads where the silent one does.
        match all.iter_mut().find(|other| other.to == action.to) {
            Some(other) => other.say = other.say.or(action.say),
            None => all.push(foresee(judge, *position, *action)),
        }
    }
    all
}

/// Where the move leads, and what falls by it.
pub(crate) fn foresee(judge: &Judge, mut position: Position, action: Action) -> Destination {
    let mut foreseen = Destination {
        to: action.to,
        captures: Squares::NONE,
        escapes: false,
        say: action.say,
    };
    judge.play_unchecked(&mut position, action, &mut |event| match event {
        Event::Captured { at, .. } | Event::Surrounded { at } => {
            foreseen.captures |= Squares::only(at);
        }
        Event::Escaped { .. } => foreseen.escapes = true,
        _ => {}
    });
    foreseen
}
