//! What is told about threats, in worked positions and against the moves themselves.

use super::common::{game, judge, play};
use crate::{Session, Threat, threats};
use hnefatafl::{Entry, Event, Side};
use proptest::prelude::*;
use proptest::sample::select;

/// `c4: a1-a4 b9-b4` for each piece that is threatened.
fn told(rules: &str, position: &str, side: Side) -> Vec<String> {
    let judge = judge(rules);
    let position = judge.read_position(position).unwrap();
    let line = |threat: &Threat| {
        let moves: Vec<String> = threat.moves.iter().map(ToString::to_string).collect();
        format!("{}: {}", threat.place, moves.join(" "))
    };
    threats(&judge, &position, side).iter().map(line).collect()
}

#[test]
fn a_drabant_beside_a_muscovite_is_threatened_from_behind() {
    // b4 stands beside it, and two others can reach d4.
    let pieces = "9/9/9/4K4/9/1tT2t3/9/9/3t5";
    for turn in ["swede", "muscovite"] {
        let position = format!("{pieces} {turn}");
        let all = told("linne", &position, Side::Swede);
        assert_eq!(all, ["c4: d1-d4 f4-d4"]);
        // No piece of the Swede can reach a4, on the other side of b4.
        assert!(told("linne", &position, Side::Muscovite).is_empty());
    }
}

#[test]
fn between_two_enemies_nothing_falls_by_their_standing_there() {
    // One of the two would have to leave and return.
    let position = "9/9/9/4K4/9/1tTt5/9/9/9 swede";
    assert!(told("linne", position, Side::Swede).is_empty());
}

#[test]
fn a_king_with_one_open_side_is_threatened() {
    // Three Muscovites stand around him, and one can reach the fourth side.
    let position = "9/9/9/4t4/4Kt3/4t4/9/9/3t5 muscovite";
    assert_eq!(told("linne", position, Side::Swede), ["e5: d1-d5"]);
    // Asking for the Swede before his own move gives the same answer.
    let position = position.replace("muscovite", "swede");
    assert_eq!(told("linne", &position, Side::Swede), ["e5: d1-d5"]);
}

#[test]
fn a_king_off_the_throne_is_captured_by_two_if_rules_say_so() {
    let position = "9/9/9/9/9/9/2tK5/9/4t4 swede";
    assert!(told("linne", position, Side::Swede).is_empty());
    assert_eq!(told("tablut", position, Side::Swede), ["d3: e1-e3"]);
}

#[test]
fn the_king_comes_first() {
    let position = "9/9/9/9/9/4t4/2tK1Tt2/9/4t4 swede";
    let all = told("tablut", position, Side::Swede);
    assert_eq!(all, ["d3: e1-e3 e4-e3", "f3: e1-e3 e4-e3"]);
}

#[test]
fn a_word_in_force_hides_no_threat() {
    // The Muscovite has blocked the way that the word announced, and could capture c4 next.
    let position = "9/9/9/t3K4/9/1tT2t3/9/9/3t5 swede raichi";
    let all = told("linne announce=players", position, Side::Swede);
    assert_eq!(all, ["c4: d1-d4 f4-d4"]);
}

#[test]
fn a_game_that_is_over_threatens_nothing() {
    let position = "9/9/9/9/9/1tT2t3/9/9/3t1K3 muscovite";
    for side in Side::BOTH {
        assert!(told("linne", position, side).is_empty());
    }
}

/// The pieces that each move captures, found by making it in the game itself.
fn falls(session: &Session) -> Vec<(String, Vec<String>)> {
    let other = session.position().turn().other();
    let pieces = session.position().pieces();
    let own = pieces.filter(|(piece, _)| piece.side() == other);
    let all = own.map(|(_, place)| {
        let takes = |entry: &Entry| {
            let mut then = session.clone();
            let events = then.enter(*entry).unwrap();
            events.iter().any(|event| match event {
                Event::Captured { at, .. } | Event::Surrounded { at } => *at == place,
                _ => false,
            })
        };
        let legal = session.legal().iter();
        let silent = legal.filter(|action| action.say.is_none());
        let moves = silent.filter(|action| takes(&Entry::Action(**action)));
        (place.to_string(), moves.map(ToString::to_string).collect())
    });
    all.filter(|(_, moves): &(String, Vec<String>)| !moves.is_empty())
        .collect()
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 64, ..ProptestConfig::default() })]

    #[test]
    fn what_is_threatened_falls_by_the_moves_that_are_told(
        rules in select(&["linne", "tablut", "brandubh", "linne announce=players", "linne camps=never-back escape=corner"][..]),
        seed: u64,
        len in 0_usize..120,
    ) {
        let mut session = game(rules);
        play(&mut session, seed, len);
        if session.turn().is_over() {
            return Ok(());
        }
        let side = session.position().turn();
        let told = threats(session.judge(), session.position(), side.other());
        let told: Vec<(String, Vec<String>)> = told
            .iter()
            .map(|threat| (threat.place.to_string(), threat.moves.iter().map(ToString::to_string).collect()))
            .collect();
        prop_assert_eq!(told, falls(&session));
        // Only the side to move's own pieces can be threatened.
        for threat in threats(session.judge(), session.position(), side) {
            prop_assert_eq!(session.position().piece_at(threat.place), Some(threat.piece));
            prop_assert_eq!(threat.piece.side(), side);
        }
    }
}
