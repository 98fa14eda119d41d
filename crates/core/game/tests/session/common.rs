//! Random games of every kind.
#![allow(dead_code, reason = "each test file uses its own part of this")]

use std::fmt::Debug;

use game::session::{PlayerKind, RecordError, RestoreError, SeededRandom, Session};
use game::{Dealt, Preset, RuleSets as _, Turn, bits_from};

pub(crate) type Sahkku = sahkku::Game;
pub(crate) type Hnefatafl = hnefatafl::Game;

/// A game that can be played at random and compared.
pub(crate) trait Random:
    Dealt<
        Side: Debug,
        Position: PartialEq,
        Event: PartialEq + Debug,
        Action: PartialEq + Debug,
        Outcome: PartialEq + Debug,
        Actions: Debug,
    >
{
}

impl Random for Sahkku {}

impl Random for Hnefatafl {}

impl Random for kotra::Game {}

/// The entry that comes next in a random game; `None` at its end.
pub(crate) fn next<G: Random>(session: &Session<G>, random: SeededRandom) -> Option<G::Entry> {
    let bits = random.bits(session.record().entries().len());
    match session.turn() {
        Turn::Over(_) => None,
        Turn::Chance(_) => session.game().deal(bits_from(bits)),
        Turn::Decide(_) => {
            let mut decisions = session.game().decisions();
            let chosen = bits as usize % decisions.len();
            Some(session.game().as_recorded(decisions.swap_remove(chosen)))
        }
    }
}

/// A game between two people under one of the rule sets, with at most `entries` entries.
pub(crate) fn played<G: Random>(rules: usize, seed: u64, entries: usize) -> Session<G> {
    let presets: &[Preset<G::Rules>] = G::Rules::PRESETS;
    let judge = presets[rules % presets.len()].rules.judge().unwrap();
    let mut session = Session::<G>::new(judge, [PlayerKind::Human; 2]);
    while session.record().entries().len() < entries {
        let Some(entry) = next(&session, SeededRandom::new(seed)) else {
            break;
        };
        session.enter(entry).unwrap();
    }
    session
}

/// The result of restoring a saved game.
pub(crate) type Restored<G> = Result<Session<G>, RestoreError<RecordError<G>>>;

/// Fails if the sessions differ in anything, including the dice on the table.
#[track_caller]
pub(crate) fn assert_same<G: Random>(one: &Session<G>, other: &Session<G>) {
    assert_eq!(format!("{:?}", one.game()), format!("{:?}", other.game()));
    assert_eq!(one.record().entries(), other.record().entries());
    assert_eq!(one.last_mover(), other.last_mover());
    assert_eq!(one.save(), other.save());
}
