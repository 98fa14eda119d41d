//! Where a checker can go with one die, and the result.

use kotra::{Action, Die, Event, Judge, Points, Position, Side};

use crate::Place;
use crate::board::{Destination, Pick};

/// See [`KotraSession::movable`](super::KotraSession::movable).
pub(super) fn movable(side: Side, legal: &[Action]) -> Vec<Pick> {
    let mut picks: Vec<Pick> = Vec::new();
    for pick in legal.iter().filter_map(|action| Pick::of(side, *action)) {
        if !picks.contains(&pick) {
            picks.push(pick);
        }
    }
    picks
}

/// See [`KotraSession::destinations`](super::KotraSession::destinations).
pub(super) fn destinations(
    judge: &Judge,
    position: &Position,
    legal: &[Action],
    pick: Pick,
    die: Option<Die>,
) -> Vec<Destination> {
    let side = position.turn();
    let mut all: Vec<Destination> = Vec::new();
    for &action in legal {
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
