//! Threats: for each piece of a side, the probability that the other side's next throw can capture it.

use std::collections::{BTreeMap, HashSet};

use sahkku::{Actions, Dice, Event, Judge, Piece, Place, Position, Side, Stage};

use crate::throws;

/// A piece that can be captured.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Threat {
    /// The place of the piece.
    pub place: Place,
    /// The kind of piece. A king is taken, not captured.
    pub piece: Piece,
    /// The probability that the throw allows it, from 0 to 1.
    pub probability: f64,
}

/// The threats to the pieces of `side`, as [`ThreatSearch`] finds them, the most probable first.
#[must_use]
pub fn threats(judge: &Judge, position: &Position, side: Side) -> Vec<Threat> {
    let mut search = ThreatSearch::new(judge, position, side);
    loop {
        if let Some(threats) = search.advance() {
            return threats;
        }
    }
}

/// Finds the threats to a side's pieces, throw by throw.
///
/// Assumes that the other side throws now, no matter whose turn it is. All dice of its throw are tried in every way and order,
/// but none are thrown again. If rethrows are allowed, the true probability can be higher.
pub struct ThreatSearch {
    judge: Judge,
    /// The position before the other side's throw; `None` if the game is over.
    before: Option<Position>,
    side: Side,
    /// The throws still to search.
    throws: Vec<(Dice, f32)>,
    probabilities: BTreeMap<(Place, Piece), f64>,
}

impl ThreatSearch {
    /// Starts to search for threats to `side` in `position`.
    #[must_use]
    pub fn new(judge: &Judge, position: &Position, side: Side) -> ThreatSearch {
        let rules = *judge.rules();
        let mut setup = position.to_setup();
        setup.turn = side.other();
        setup.thrown = Dice::NONE;
        setup.unused = Dice::NONE;
        setup.in_hand = rules.dice;
        setup.used_any = false;
        setup.tries = 0;
        let before = match position.stage() {
            Stage::Over(_) => None,
            Stage::Throw(_) | Stage::Decide => judge.set_up(&setup).ok(),
        };
        ThreatSearch {
            before,
            side,
            throws: throws(&rules, rules.dice),
            probabilities: BTreeMap::new(),
            judge: judge.clone(),
        }
    }

    /// Searches one throw. Returns the threats, the most probable first, once all throws are done.
    pub fn advance(&mut self) -> Option<Vec<Threat>> {
        let (Some(mut position), Some((dice, probability))) = (self.before, self.throws.pop())
        else {
            return Some(self.result());
        };
        // The throw has as many dice as there are in the hand, with possible faces.
        self.judge
            .throw_unchecked(&mut position, dice, &mut |_: Event| {});
        let mut hit = HashSet::new();
        let mut seen = HashSet::new();
        let mut open = vec![position];
        let mut legal = Actions::new();
        while let Some(position) = open.pop() {
            if position.turn() == self.side || position.stage() != Stage::Decide {
                continue;
            }
            self.judge.legal(&position, &mut legal);
            for &action in legal.iter().filter(|action| action.die_use().is_some()) {
                let mut after = position;
                self.judge.play_unchecked(&mut after, action, &mut |event| {
                    hit.extend(piece_hit(self.side, &event));
                });
                if seen.insert(after) {
                    open.push(after);
                }
            }
            legal.clear();
        }
        for target in hit {
            *self.probabilities.entry(target).or_insert(0.0) += f64::from(probability);
        }
        None
    }

    fn result(&self) -> Vec<Threat> {
        let mut threats: Vec<Threat> = self
            .probabilities
            .iter()
            .map(|(&(place, piece), &probability)| Threat {
                place,
                piece,
                probability,
            })
            .collect();
        threats.sort_by(|one, other| other.probability.total_cmp(&one.probability));
        threats
    }
}

/// The piece of `side` that this event captures or takes.
fn piece_hit(side: Side, event: &Event) -> Option<(Place, Piece)> {
    match *event {
        Event::Captured {
            side: owner,
            piece,
            at,
            ..
        } if owner == side => Some((at.place(), piece)),
        Event::KingTaken { from, at, .. } if from == Some(side) => Some((at, Piece::King)),
        _ => None,
    }
}
