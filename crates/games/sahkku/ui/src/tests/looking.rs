//! Looking ahead and looking back.

use super::common::play;
use crate::{CombinedMove, HistoryEntry, Sahkku, Session, combined_moves};
use game::session::PlayerKind;
use on_page::promises::at;
use on_page::{History as _, Moves as _};
use proptest::prelude::*;
use proptest::sample::select;
use sahkku::{Entry, Face, Judge, KingChoice, PRESETS, Piece, Place, Spot, preset};

fn spot(name: &str) -> Spot {
    Spot::outbound(name.parse::<Place>().unwrap())
}

fn ends(moves: &[CombinedMove]) -> Vec<String> {
    let mut ends: Vec<String> = moves
        .iter()
        .map(|combined| combined.to.to_string())
        .collect();
    ends.sort();
    ends
}

#[test]
fn a_soldier_goes_on_with_the_dice_that_are_left() {
    let session = at::<Sahkku>("maze", "w*12.1/6K6/m*11.1M m m II,III");
    let moves = combined_moves(&session, Piece::Soldier, spot("a13"), None);
    // II and then III or the other way round: one place, listed once.
    assert_eq!(ends(&moves), ["b9"]);
    assert_eq!(moves[0].actions.len(), 2);
    let three_first = combined_moves(&session, Piece::Soldier, spot("a13"), Some(Face::III));
    let first = three_first[0].actions[0].die_use().unwrap();
    assert_eq!(first.die, Face::III);
    assert!(combined_moves(&session, Piece::Soldier, spot("a12"), None).is_empty());
}

#[test]
fn waking_is_the_beginning_of_a_way() {
    let session = at::<Sahkku>("lagesvuotna", "w*15./3wq3K3mq3/m*15. m m X,II,(-)");
    let moves = combined_moves(&session, Piece::Soldier, spot("a15"), None);
    assert_eq!(ends(&moves), ["b13"]);
    // A sleeper closes b12, where III would lead.
    let session = at::<Sahkku>("lagesvuotna", "w*15./3wq3K3mq3/m*15. m m X,III,(-)");
    let moves = combined_moves(&session, Piece::Soldier, spot("a15"), None);
    assert!(moves.is_empty());
}

#[test]
fn a_way_ends_where_the_king_is_to_be_taken_or_removed() {
    let position = "w*15./6K3M4/m*14.1 m m II,X,III";
    let session = at::<Sahkku>("vuovdaguoika utsjok=yes", position);
    let moves = combined_moves(&session, Piece::Soldier, spot("b11"), None);
    let chosen: Vec<&CombinedMove> = moves.iter().filter(|combined| combined.choice).collect();
    // X and III, in either order, lead to the king on b7; no way continues from there.
    assert_eq!(chosen.len(), 1);
    assert_eq!(chosen[0].to.to_string(), "b7");
    assert_eq!(chosen[0].actions.len(), 2);
    let last = chosen[0].actions[1];
    assert_eq!(last.die_use().unwrap().king, Some(KingChoice::Take));
}

#[test]
fn the_moves_of_the_last_turn_are_marked() {
    let mut session = Session::new(
        Judge::new(preset("lagesvuotna").unwrap().rules).unwrap(),
        [PlayerKind::Human; 2],
    );
    play(&mut session, 5, 60);
    for n in 1..=session.record().entries().len() {
        let then = session.after(n);
        let (_, events) = then.last_step().unwrap();
        // A move is marked beside the earlier ones of its turn; an entry without a move leaves the marks unchanged.
        let (now, earlier) = (
            Sahkku::last_moves(&then),
            Sahkku::last_moves(&session.after(n - 1)),
        );
        match Sahkku::moved(&events) {
            Some(step) => assert_eq!(now.last(), Some(&step)),
            None => assert_eq!(now, earlier),
        }
        let history = Sahkku::history_of(&then);
        let marked = |entry: &&HistoryEntry| {
            Sahkku::moved(&entry.events).is_some_and(|step| now.contains(&step))
        };
        let last = history.iter().rev().find(marked).map(|entry| entry.turn);
        let of_turn = history.iter().filter(|entry| Some(entry.turn) == last);
        assert_eq!(
            now.len(),
            of_turn
                .filter(|entry| Sahkku::moved(&entry.events).is_some())
                .count()
        );
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 64, ..ProptestConfig::default() })]

    #[test]
    fn what_is_foreseen_can_be_played(
        preset in select(&PRESETS[..]),
        seed: u64,
        len in 10_usize..200,
    ) {
        let mut session = Session::new(Judge::new(preset.rules).unwrap(), [PlayerKind::Human; 2]);
        play(&mut session, seed, len);
        for figure in session.position().figures().collect::<Vec<_>>() {
            let alone: Vec<Place> = session
                .legal()
                .iter()
                .filter_map(|action| action.die_use())
                .filter(|step| step.piece == figure.piece && step.from == figure.at)
                .map(|step| step.to)
                .collect();
            for combined in combined_moves(&session, figure.piece, figure.at, None) {
                prop_assert!(combined.actions.len() >= 2);
                prop_assert!(!alone.contains(&combined.to));
                let mut then = session.clone();
                let mut events = Vec::new();
                for action in &combined.actions {
                    events.extend(then.enter(Entry::Action(*action)).unwrap());
                }
                prop_assert_eq!(&events, &combined.events);
                let last = combined.actions.last().and_then(|action| action.die_use()).unwrap();
                prop_assert_eq!(last.to, combined.to);
            }
        }
    }
}
