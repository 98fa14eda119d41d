//! Where a piece can go, and the result.

use hnefatafl::{Action, Event, Judge, Position, Squares};

use super::Session;
use crate::board::{Destination, Pick};

/// Where this piece can go now, each square once.
pub fn destinations(session: &Session, pick: Pick) -> Vec<Destination> {
    let (judge, position) = (session.judge(), session.position());
    let mut all: Vec<Destination> = Vec::new();
    let legal = session.legal().iter();
    for action in legal.filter(|action| Pick::of(action) == pick) {
        // A move with a word leads to the same square as the silent one.
        match all.iter_mut().find(|other| other.place == action.to) {
            Some(other) => other.say = other.say.or(action.say),
            None => all.push(foresee(judge, *position, *action)),
        }
    }
    all
}

/// Where the move leads, and what it captures.
pub(crate) fn foresee(judge: &Judge, mut position: Position, action: Action) -> Destination {
    let mut foreseen = Destination {
        place: action.to,
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
