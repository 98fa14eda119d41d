//! What is told about threats, in worked positions and against the throws themselves.

use super::common::{at, judge, legal, play};
use crate::threats;
use kotra::{DiceCount, Entry, Event, Game, Side, Stage, Throw};
use proptest::prelude::*;
use proptest::sample::select;

/// `8:1 in 17` for each place where checkers of `side` are threatened: the point, the number of checkers there, and in how many
/// of 36 throws they are hit.
fn told(rules: &str, position: &str, side: Side) -> Vec<String> {
    let judge = judge(rules);
    let position = judge.read_position(position).unwrap();
    threats(&judge, &position, side)
        .iter()
        .map(|threat| format!("{}:{} in {}", threat.at, threat.count, threat.throws))
        .collect()
}

#[test]
fn a_blot_six_points_ahead_is_hit_by_seventeen_throws() {
    // Eleven throws have a six; 5-1, 4-2, 3-3 and 2-2 add up to it.
    for turn in ["white", "black"] {
        let position = format!("1:14,22/4,22:7,24:7 {turn} white ??");
        assert_eq!(told("kotra", &position, Side::White), ["22:1 in 17"]);
    }
}

#[test]
fn bands_between_take_throws_away() {
    // White's 17 and 21 are one and five points ahead of black's 4.
    let position = "1:9,17:2,21:3,22/4,22:7,24:7 black white ??";
    assert_eq!(told("kotra", position, Side::White), ["22:1 in 15"]);
}

#[test]
fn a_waiting_checker_hits_where_it_enters_and_where_it_goes_on() {
    // White's 15 is black's 3: eleven throws have a three, and 2-1 and 1-1 add up to it.
    let position = "1:9,15,24:5/22:7,24:7,hit:1 white white ??";
    assert_eq!(told("kotra", position, Side::White), ["15:1 in 14"]);
}

#[test]
fn a_throw_that_has_to_be_used_otherwise_hits_nothing() {
    // A band on black's 8 stops five and three after each other, and the five is the higher.
    let position = "1:9,15,20:5/22:7,24:7,hit:1 white white ??";
    assert_eq!(told("kotra", position, Side::White), ["15:1 in 12"]);
    let either = told("kotra one_die=either", position, Side::White);
    assert_eq!(either, ["15:1 in 14"]);
}

#[test]
fn only_bands_of_a_barrier_are_threatened() {
    // Black's 16 to 21 are white's 4 to 9.
    let six = "1:12,2,11,14/1,3,6,16:2,17:2,18:2,19:2,20:2,21:2 white white ??";
    let bands = told("kotra", six, Side::Black);
    for point in 16..=21 {
        let band = format!("{point}:2 in ");
        assert!(
            bands.iter().any(|told| told.starts_with(&band)),
            "{bands:?}"
        );
    }
    let five = "1:12,2,11,14/1,3,6,12,16,17:2,18:2,19:2,20:2,21:2 white white ??";
    let blots = told("kotra", five, Side::Black);
    assert!(!blots.is_empty());
    assert!(
        blots.iter().all(|told| told.contains(":1 in ")),
        "{blots:?}"
    );
}

#[test]
fn the_likeliest_comes_first() {
    let position = "1:12,8,9,14/14,22:7,24:7 black white ??";
    let all = told("kotra", position, Side::White);
    assert_eq!(all.len(), 2);
    let throws = |told: &String| told.split_once(" in ").unwrap().1.parse::<u8>().unwrap();
    assert!(throws(&all[0]) >= throws(&all[1]), "{all:?}");
}

#[test]
fn after_throws_and_the_end_of_a_game_threaten_nothing() {
    let after = "20,21,22:4,23:4,24:5/off:15 white black ?? after 3 value 2";
    for side in Side::BOTH {
        assert!(told("kotra", after, side).is_empty());
    }
    let mut game = at("kotra", "22,off:14/1:14,7 white white ??");
    let six = kotra::Die::SIX;
    game.enter(&Entry::Throw(Throw::two(six, six)), |_| ())
        .unwrap();
    let last = legal(&game)[0];
    game.enter(&Entry::Action(last), |_| ()).unwrap();
    assert!(game.position().outcome().is_some());
    for side in Side::BOTH {
        assert!(threats(game.judge(), game.position(), side).is_empty());
    }
}

/// The points, of 24 as the other side counts them, where something can be hit with the throw on the table, found by making every
/// move in the game itself.
fn hits(game: &Game, hit: &mut [bool; 24]) {
    for &action in &legal(game) {
        let mut then = game.clone();
        let mut passed = false;
        then.enter(&Entry::Action(action), |event| match event {
            Event::Hit { at, .. } => hit[usize::from(at.number()) - 1] = true,
            Event::TurnPassed { .. } => passed = true,
            _ => {}
        })
        .unwrap();
        let over = then.position().outcome().is_some();
        if !passed && !over {
            hits(&then, hit);
        }
    }
}

/// The number of throws by which each point is hit.
fn counted(game: &Game) -> [u8; 24] {
    let mut throws = [0; 24];
    for (throw, cases) in Throw::of_two() {
        let mut thrown = game.clone();
        thrown.enter(&Entry::Throw(throw), |_| ()).unwrap();
        let same_turn = thrown.position().throw().is_some();
        let mut hit = [false; 24];
        if same_turn && thrown.position().turn() == game.position().turn() {
            hits(&thrown, &mut hit);
        }
        for (sum, hit) in throws.iter_mut().zip(hit) {
            *sum += if hit { cases } else { 0 };
        }
    }
    throws
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 24, ..ProptestConfig::default() })]

    #[test]
    fn what_is_threatened_is_hit_in_as_many_throws_as_are_told(
        rules in select(&["kotra", "kotra one_die=either two_sixes=yes", "kotra single_die=yes"][..]),
        position in select(&[
            "1:15+new/1:15+new white white ??",
            "1:6,2,4,9,12:2,14:2,20:2/1:5,3,6,9,12:2,15:2,22:2,hit:1 white white ??",
            "1:9,3,4,10,14,hit:2/1:6,5,8,14:2,18:3,20:2 white white ??",
            "1:12,2,11,14/1,3,6,16:2,17:2,18:2,19:2,20:2,21:2 white white ??",
        ][..]),
        seed: u64,
        len in 0_u64..40,
    ) {
        let mut game = at(rules, position);
        play(&mut game, seed, len);
        // Plays to the next throw of two dice.
        for n in 0..8 {
            if game.position().stage() != Stage::Throw(DiceCount::Two) {
                play(&mut game, seed ^ n, 1);
            }
        }
        let two = game.position().stage() == Stage::Throw(DiceCount::Two);
        if !two || game.position().after().is_some() {
            return Ok(());
        }
        let side = game.position().turn().other();
        let told = threats(game.judge(), game.position(), side);
        prop_assert!(told.is_sorted_by(|one, next| one.throws >= next.throws));
        let mut throws = [0; 24];
        for threat in &told {
            throws[usize::from(threat.at.number()) - 1] = threat.throws;
            let own = game.position().checkers(side);
            prop_assert_eq!(own.on(threat.at), threat.count);
        }
        prop_assert_eq!(throws, counted(&game));
        // What the side to move could lose is told, too, as if the other side threw now.
        for threat in threats(game.judge(), game.position(), side.other()) {
            let own = game.position().checkers(side.other());
            prop_assert!(own.on(threat.at) == threat.count && (1..=36).contains(&threat.throws));
        }
    }
}
