//! Where a checker can go with one die, and the result.

use kotra::{Die, Event, Points};

use super::Session;
use crate::Place;
use crate::board::{Destination, Pick};

/// Where this checker can go with one die, each place once. With `die`, only where it can go with that.
pub fn destinations(session: &Session, pick: Pick, die: Option<Die>) -> Vec<Destination> {
    let (judge, position) = (session.judge(), session.position());
    let side = position.turn();
    let mut all: Vec<Destination> = Vec::new();
    for &action in session.legal() {
        let own = Pick::of(side, action) == Some(pick) && (die.is_none() || action.die() == die);
        let Some(place) = Place::after(side, action).filter(|_| own) else {
            continue;
        };
        // Several dice can bear off a checker.
        match all.iter_mut().find(|other| other.place == place) {
            Some(other) => other.dice.extend(action.die()),
            None => {
                let (mut after, mut hits) = (*position, Points::NONE);
                judge.play_unchecked(&mut after, action, &mut |event| hits = hits.or(hit(&event)));
                all.push(Destination {
                    place,
                    dice: action.die().into_iter().collect(),
                    hits,
                });
            }
        }
    }
    all
}

/// The point where a checker was hit, in the numbering of white.
pub(super) fn hit(event: &Event) -> Points {
    match *event {
        Event::Hit { side, at, .. } => Points::only(at.seen_by_white(side)),
        _ => Points::NONE,
    }
}
