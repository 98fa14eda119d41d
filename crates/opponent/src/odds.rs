//! What can be hit: for each piece of a side, how likely the other side's next throw captures it
//! if the other side wants to.

use std::collections::{BTreeMap, HashSet};

use crate::throws;
use sahkku::{Actions, Dice, Event, Judge, Piece, Place, Position, Side, Stage};

/// How likely a piece can be hit.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Odds {
    /// Where the piece stands.
    pub place: Place,
    /// What it is. A king is not captured but taken.
    pub piece: Piece,
    /// The chance that one throw, used in whatever way, hits it, from 0 to 1.
    pub chance: f64,
}

/// The odds of a side's pieces, worked out throw by throw.
///
/// It is as if the other side were to throw now. All dice of its throw are used in every possible
/// way and order, but none are thrown again: with a rethrow a hit is likelier, if that is what the
/// other side wants most.
pub struct Threats {
    judge: Judge,
    /// The other side is about to throw; `None` where nothing more will happen.
    before: Option<Position>,
    side: Side,
    throws: Vec<(Dice, f32)>,
    hits: BTreeMap<(Place, Piece), f64>,
}

impl Threats {
    /// What threatens `side` in `position`.
    #[must_use]
    pub fn new(judge: &Judge, position: &Position, side: Side) -> Threats {
        let rules = *judge.rules();
        let mut setup = position.to_setup();
        setup.turn = side.other();
        setup.thrown = Dice::NONE;
        setup.unused = Dice::NONE;
        setup.in_hand = rules.dice;
        setup.used_any = false;
        let before = match position.stage() {
            Stage::Over(_) => None,
            Stage::Throw(_) | Stage::Decide => judge.set_up(&setup).ok(),
        };
        Threats {
            before,
            side,
            throws: throws(&rules, rules.dice),
            hits: BTreeMap::new(),
            judge: judge.clone(),
        }
    }

    /// Works on one throw. The pieces that can be hit, the likeliest first, once all are done.
    pub fn go_on(&mut self) -> Option<Vec<Odds>> {
        let (Some(mut position), Some((dice, chance))) = (self.before, self.throws.pop()) else {
            return Some(self.result());
        };
        let mut hit = HashSet::new();
        // The throw has as many dice as are in the hand, with faces that they have.
        self.judge
            .throw_unchecked(&mut position, dice, &mut |_: Event| {});
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
                    note(&mut hit, self.side, &event);
                });
                if seen.insert(after) {
                    open.push(after);
                }
            }
            legal.clear();
        }
        for target in hit {
            *self.hits.entry(target).or_insert(0.0) += f64::from(chance);
        }
        None
    }

    fn result(&self) -> Vec<Odds> {
        let mut odds: Vec<Odds> = self
            .hits
            .iter()
            .map(|(&(place, piece), &chance)| Odds {
                place,
                piece,
                chance,
            })
            .collect();
        odds.sort_by(|one, other| other.chance.total_cmp(&one.chance));
        odds
    }
}

fn note(hit: &mut HashSet<(Place, Piece)>, side: Side, event: &Event) {
    match *event {
        Event::Captured {
            side: whose,
            piece,
            at,
            ..
        } if whose == side => {
            hit.insert((at.place(), piece));
        }
        Event::KingTaken { from, at, .. } if from == Some(side) => {
            hit.insert((at, Piece::King));
        }
        _ => {}
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use sahkku::{PRESETS, preset};

    fn odds(rules: &str, position: &str, side: Side) -> Vec<(String, f64)> {
        let judge = Judge::new(preset(rules).unwrap().rules).unwrap();
        let position = judge.read_position(position).unwrap();
        let mut threats = Threats::new(&judge, &position, side);
        loop {
            if let Some(odds) = threats.go_on() {
                return odds
                    .iter()
                    .map(|odds| (format!("{} {}", odds.piece.word(), odds.place), odds.chance))
                    .collect();
            }
        }
    }

    #[test]
    fn a_piece_two_places_ahead_is_hit_by_ii_or_by_one_and_one() {
        // II on a die: 7 of 16 throws. Otherwise X or I on both: 4 of 16.
        let position = "13/K5W1M4/13 m m ?,?";
        assert_eq!(
            odds("maze", position, Side::Men),
            [("soldier b9".to_owned(), 11.0 / 16.0)]
        );
        // Where X and I come first, II is only free with II or III beside it.
        assert_eq!(
            odds("raisa", position, Side::Men),
            [("soldier b9".to_owned(), 7.0 / 16.0)]
        );
        // In the middle of a turn it is as if it were over.
        assert_eq!(odds("maze", "13/K5W1M4/13 m m X,(III)", Side::Men).len(), 1);
        // The women walk on, and leave nobody behind them who could hit.
        assert!(odds("maze", "13/K4MW6/13 m m ?,?", Side::Men).is_empty());
    }

    #[test]
    fn a_held_king_is_taken_and_a_neutral_one_is_nobodys_loss() {
        let held = odds("maze", "13/6W1Km4/m12 m m ?,?", Side::Men);
        assert_eq!(held, [("king b9".to_owned(), 11.0 / 16.0)]);
        assert!(odds("maze", "13/6W1K4/m12 m m ?,?", Side::Men).is_empty());
    }

    #[test]
    fn nothing_threatens_when_the_game_is_over_or_all_sleep() {
        assert!(odds("maze", "13/K5W6/13 m m ?,?", Side::Men).is_empty());
        for preset in &PRESETS {
            let judge = Judge::new(preset.rules).unwrap();
            let start = judge.start(Side::Men, false);
            let mut threats = Threats::new(&judge, &start, Side::Men);
            let found = loop {
                if let Some(found) = threats.go_on() {
                    break found;
                }
            };
            assert!(found.iter().all(|odds| odds.chance < 0.5), "{found:?}");
        }
    }
}
