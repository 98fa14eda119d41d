//! The dice as things that lie in the tray (gárri), each in its place.

use sahkku::{Action, Entry, Event, Face, Record, Rules, Stage};

/// One die.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Die {
    /// The face it shows; `None` while it is in the hand.
    pub face: Option<Face>,
    /// Whether it has been used, or was spent as it fell.
    pub used: bool,
}

/// The dice of the side to move, in the order in which they fell; empty before the first throw
/// of a turn.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Tray {
    dice: Vec<Die>,
}

impl Tray {
    /// The tray after everything in `record`.
    #[must_use]
    pub(crate) fn of(record: &Record) -> Tray {
        let mut game = record.opening();
        let mut tray = Tray::default();
        let position = game.position();
        for face in position.thrown().faces() {
            let shown = tray
                .dice
                .iter()
                .filter(|die| die.face == Some(face))
                .count();
            let used = shown >= usize::from(position.unused().count(face));
            tray.dice.push(Die {
                face: Some(face),
                used,
            });
        }
        // Where all are in the hand, a turn begins, and nothing is in the tray yet.
        if let (Stage::Throw(count), false) = (position.stage(), tray.dice.is_empty()) {
            tray.dice.extend((0..count).map(|_| Die {
                face: None,
                used: false,
            }));
        }
        for entry in record.entries() {
            let mut events = Vec::new();
            if game.enter(entry, |event| events.push(event)).is_err() {
                break;
            }
            tray.enter(entry, &events, record.judge().rules());
        }
        tray
    }

    /// The dice.
    #[must_use]
    pub fn dice(&self) -> &[Die] {
        &self.dice
    }

    pub(crate) fn enter(&mut self, entry: &Entry, events: &[Event], rules: &Rules) {
        match entry {
            Entry::Throw(throw) => {
                if !self.dice.iter().any(|die| die.face.is_none()) {
                    self.dice = throw
                        .iter()
                        .map(|_| Die {
                            face: None,
                            used: false,
                        })
                        .collect();
                }
                let in_hand = self.dice.iter_mut().filter(|die| die.face.is_none());
                for (die, &face) in in_hand.zip(throw) {
                    die.face = Some(face);
                    die.used = rules.value(face) == 0;
                }
            }
            Entry::Action(Action::Rethrow(count)) => {
                let crosses = self
                    .dice
                    .iter()
                    .enumerate()
                    .filter(|(_, die)| die.face == Some(Face::X));
                let first: Vec<usize> = crosses.map(|(n, _)| n).take(usize::from(*count)).collect();
                self.pick_up(&first);
            }
            Entry::Action(action) => {
                if let Some(step) = action.die_use() {
                    let fits = |die: &&mut Die| die.face == Some(step.die) && !die.used;
                    if let Some(die) = self.dice.iter_mut().find(fits) {
                        die.used = true;
                    }
                }
            }
            _ => {}
        }
        // The dice of a turn that has passed stay in sight until the next throw.
        if events
            .iter()
            .any(|event| matches!(event, Event::TurnPassed { .. }))
        {
            self.dice.iter_mut().for_each(|die| die.used = true);
        }
    }

    /// Takes up exactly these dice, and lays down any other that was in the hand as X.
    pub(crate) fn pick_up(&mut self, which: &[usize]) {
        for (n, die) in self.dice.iter_mut().enumerate() {
            if which.contains(&n) {
                *die = Die {
                    face: None,
                    used: false,
                };
            } else if die.face.is_none() {
                die.face = Some(Face::X);
            }
        }
    }
}
