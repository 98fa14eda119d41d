//! How far one checker gets with several dice in a row.

use kotra::{Action, Actions, Die, Event, Judge, Points, Position, Side, Stage};

use super::Session;
use super::destinations::hit;
use crate::Place;
use crate::board::Pick;

/// A place that a checker reaches with several dice, one after the other.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct CombinedMove {
    pub to: Place,
    /// The uses of dice that lead there, in order; two at least.
    pub actions: Vec<Action>,
    pub events: Vec<Event>,
    /// The points where enemies are hit, in the numbering of white.
    pub hits: Points,
}

impl CombinedMove {
    pub fn hit(&self) -> u8 {
        let counts = self.events.iter().map(|event| match event {
            Event::Hit { count, .. } => *count,
            _ => 0,
        });
        counts.sum()
    }
}

struct Walker {
    position: Position,
    reached: CombinedMove,
}

/// The places that this checker reaches with two or more of the unused dice but with no single one, each with the ways there that
/// hit differently: the one that hits most comes first. With `first`, only ways that begin with that die.
pub fn combined_moves(session: &Session, pick: Pick, first: Option<Die>) -> Vec<CombinedMove> {
    let (judge, position) = (session.judge(), session.position());
    let side = position.turn();
    let at_start = Walker {
        position: *position,
        reached: CombinedMove {
            to: pick.place,
            actions: Vec::new(),
            events: Vec::new(),
            hits: Points::NONE,
        },
    };
    let begins = |action: &&Action| first.is_none() || action.die() == first;
    let legal: Vec<Action> = session.legal().iter().filter(begins).copied().collect();
    let mut walkers = steps(judge, side, &at_start, &legal);
    let near: Vec<Place> = walkers.iter().map(|walker| walker.reached.to).collect();
    let mut found: Vec<CombinedMove> = Vec::new();
    while !walkers.is_empty() {
        let mut next: Vec<Walker> = Vec::new();
        for walker in &walkers {
            // Its turn may be over, and the same side may throw again in the after-throws.
            let goes_on = walker.position.turn() == side
                && walker.position.stage() == Stage::Decide
                && walker.position.used_any();
            if !goes_on {
                continue;
            }
            let mut legal = Actions::new();
            judge.legal(&walker.position, &mut legal);
            for step in steps(judge, side, walker, &legal) {
                // One of two ways to the same position is enough.
                if next.iter().all(|other| other.position != step.position) {
                    next.push(step);
                }
            }
        }
        let new = next.iter().map(|walker| &walker.reached);
        for reached in new.filter(|reached| !near.contains(&reached.to)) {
            let known = |other: &CombinedMove| {
                let shorter = other.actions.len() < reached.actions.len();
                other.to == reached.to && (shorter || other.hits == reached.hits)
            };
            if !found.iter().any(known) {
                // Ways that hit most come first; among equals, the one found first.
                let after =
                    |other: &CombinedMove| other.to == reached.to && other.hit() < reached.hit();
                let at = found.iter().position(after).unwrap_or(found.len());
                found.insert(at, reached.clone());
            }
        }
        walkers = next;
    }
    found
}

/// Where the walker can be one die later, by these legal actions.
fn steps(judge: &Judge, side: Side, walker: &Walker, legal: &[Action]) -> Vec<Walker> {
    let here = Pick {
        place: walker.reached.to,
    };
    let own = |action: &&Action| Pick::of(side, **action) == Some(here);
    let steps = legal.iter().filter(own).filter_map(|&action| {
        let to = Place::after(side, action)?;
        let mut next = Walker {
            position: walker.position,
            reached: CombinedMove {
                to,
                ..walker.reached.clone()
            },
        };
        let reached = &mut next.reached;
        reached.actions.push(action);
        judge.play_unchecked(&mut next.position, action, &mut |event| {
            reached.hits = reached.hits.or(hit(&event));
            reached.events.push(event);
        });
        Some(next)
    });
    steps.collect()
}
