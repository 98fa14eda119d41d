//! Random games of every kind.
#![allow(dead_code, reason = "each test file uses its own part of this")]

use std::fmt::Debug;

use game::{Game, Judge};
use session::{PlayerKind, RecordError, RestoreError, SeededRandom, Session};

pub(crate) type Sahkku = sahkku::Game;
pub(crate) type Hnefatafl = hnefatafl::Game;

/// A game that can be played at random.
pub(crate) trait Random:
    Game<
        Side: Debug,
        Position: PartialEq + Debug,
        Entry: Clone + PartialEq + Debug,
        Event: PartialEq + Debug,
        Action: PartialEq + Debug,
        Outcome: PartialEq + Debug,
        Actions: Debug,
    > + Debug
{
    /// The rules of each rule set.
    fn judges() -> Vec<Judge<Self>>;

    /// What chance brings next, where the game waits for it or for a choice that is no action.
    fn chance(&self, bits: u64) -> Self::Entry;
}

impl Random for Sahkku {
    fn judges() -> Vec<sahkku::Judge> {
        let presets = sahkku::PRESETS.iter();
        presets
            .map(|preset| sahkku::Judge::new(preset.rules).unwrap())
            .collect()
    }

    fn chance(&self, bits: u64) -> sahkku::Entry {
        use sahkku::{Entry, Phase, Side, Stage};
        let rules = self.judge().rules();
        let throw = |count: u8, bits: u64| -> sahkku::Throw {
            let faces = rules.faces.as_slice().iter().copied().cycle();
            let face = |die| faces.clone().nth((bits >> (2 * die) & 3) as usize).unwrap();
            (0..count).map(face).collect()
        };
        match (self.phase(), self.position().stage()) {
            (Phase::ThrowOff, _) => match rules.throw_off.dice() {
                Some(count) => Entry::Round {
                    men: throw(count, bits),
                    women: throw(count, bits >> 20),
                },
                None => Entry::Begins(Side::BOTH[(bits & 1) as usize]),
            },
            (Phase::Play, Stage::Throw(count)) => Entry::Throw(throw(count, bits)),
            _ => Entry::Walks(bits & 1 == 0),
        }
    }
}

impl Random for Hnefatafl {
    fn judges() -> Vec<hnefatafl::Judge> {
        let presets = hnefatafl::PRESETS.iter();
        presets
            .map(|preset| hnefatafl::Judge::new(preset.rules).unwrap())
            .collect()
    }

    fn chance(&self, _: u64) -> hnefatafl::Entry {
        unreachable!("nothing in Hnefatafl waits for chance")
    }
}

/// The entry that comes next in a random game; `None` at its end.
pub(crate) fn next<G: Random>(session: &Session<G>, random: SeededRandom) -> Option<G::Entry> {
    let bits = random.bits(session.record().entries().len());
    let legal = session.legal();
    match legal.get(bits as usize % legal.len().max(1)) {
        _ if session.turn().is_over() => None,
        Some(&action) => Some(action.into()),
        None => Some(session.game().chance(bits)),
    }
}

/// A game between two people under one of the rule sets, with at most so many entries.
pub(crate) fn played<G: Random>(rules: usize, seed: u64, entries: usize) -> Session<G> {
    let mut judges = G::judges();
    let judge = judges.swap_remove(rules % judges.len());
    let mut session = Session::<G>::new(judge, [PlayerKind::Human; 2]);
    while session.record().entries().len() < entries {
        let Some(entry) = next(&session, SeededRandom::new(seed)) else {
            break;
        };
        session.enter(entry).unwrap();
    }
    session
}

/// What a saved game is restored as.
pub(crate) type Restored<G> = Result<Session<G>, RestoreError<RecordError<G>>>;

/// Fails where one session differs from the other.
#[track_caller]
pub(crate) fn assert_same<G: Random>(one: &Session<G>, other: &Session<G>) {
    assert_eq!(one.position(), other.position());
    assert_eq!(one.turn(), other.turn());
    assert_eq!(one.record().entries(), other.record().entries());
    assert_eq!(one.last_mover(), other.last_mover());
    assert_eq!(one.save(), other.save());
}
