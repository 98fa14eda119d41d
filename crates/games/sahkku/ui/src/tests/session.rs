//! What a player of sáhkku relies on at the table: no die is lost, and a use of one can be taken back.

use super::common::play;
use crate::{Pending, Sahkku, Session, why_not, why_stuck};
use on_page::promises::{HUMANS, at};
use proptest::prelude::*;
use proptest::sample::select;
use sahkku::{Entry, Face, Judge, PRESETS, Refusal, Side, preset};

fn played(preset_id: &str, seed: u64, entries: usize) -> Session {
    let judge = Judge::new(preset(preset_id).unwrap().rules).unwrap();
    let mut session = Session::new(judge, HUMANS);
    play(&mut session, seed, entries);
    session
}

fn any_preset() -> impl Strategy<Value = &'static str> {
    select(&PRESETS[..]).prop_map(|preset| preset.id)
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 64, ..ProptestConfig::default() })]

    #[test]
    fn the_tray_shows_the_dice_that_can_be_used(id in any_preset(), seed: u64, len in 0_usize..200) {
        let session = played(id, seed, len);
        if let Pending::Decision(_) = Pending::of(&session) {
            let mut unused: Vec<Face> =
                session.game().tray().dice().iter().filter(|die| !die.used).filter_map(|die| die.face).collect();
            unused.sort_unstable();
            prop_assert_eq!(unused, session.position().unused().faces().collect::<Vec<_>>());
        }
    }
}

/// Found by fuzzing: the tray forgot the die that lay there when the others fell.
#[test]
fn a_position_can_have_dice_in_the_hand() {
    let position = "w*15./3wq3K1M(MM)mq3/m*12.3 m w X,?,?";
    let mut session = at::<Sahkku>("lagesvuotna", position);
    let faces = |session: &Session| {
        let dice = session.game().tray().dice().iter();
        dice.map(|die| die.face).collect::<Vec<_>>()
    };
    assert_eq!(faces(&session), [Some(Face::X), None, None]);
    let throw = [Face::II, Face::Blank].into_iter().collect();
    session.enter(Entry::Throw(throw)).unwrap();
    let shown = [Face::X, Face::II, Face::Blank].map(Some);
    assert_eq!(faces(&session), shown);
}

#[test]
fn a_refused_try_names_its_rule() {
    let session = at::<Sahkku>("lagesvuotna", "w*15./3wq3K3mq3/m*15. m m X,III,(-)");
    let place = |name: &str| name.parse().unwrap();
    let stuck = |name| why_stuck(&session, place(name)).map(|why| why.refusal);
    assert_eq!(stuck("a15"), None);
    assert_eq!(
        stuck("a3"),
        Some(Refusal::NotFront {
            front: place("a15")
        })
    );
    assert_eq!(stuck("c3"), Some(Refusal::NotYours));
    assert_eq!(stuck("b8"), Some(Refusal::KingNeutral));
    assert_eq!(stuck("b2"), Some(Refusal::NothingThere));
    let elsewhere = why_not(&session, place("a15"), place("a14")).unwrap();
    assert_eq!(
        elsewhere.refusal,
        Refusal::LandsElsewhere { at: place("b15") }
    );
    assert_eq!(elsewhere.die, Face::X);
    let blocked = why_not(&session, place("b12"), place("a12")).unwrap();
    assert_eq!(
        blocked.refusal,
        Refusal::ClosedBySleeper { side: Side::Men }
    );
}
