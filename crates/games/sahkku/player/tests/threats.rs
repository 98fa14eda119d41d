//! What the next throw threatens.

use sahkku::{Judge, PRESETS, Side, preset};
use sahkku_player::{Threat, threats};

fn told(rules: &str, position: &str, side: Side) -> Vec<(String, f64)> {
    let judge = Judge::new(preset(rules).unwrap().rules).unwrap();
    let position = judge.read_position(position).unwrap();
    let told = |threat: &Threat| {
        let piece = format!("{} {}", threat.piece.word(), threat.place);
        (piece, threat.probability)
    };
    threats(&judge, &position, side).iter().map(told).collect()
}

#[test]
fn a_piece_two_places_ahead_is_hit_by_ii_or_by_one_and_one() {
    // II on a die: 7 of 16 throws. Otherwise X or I on both: 4 of 16.
    let position = "13/K5W1M4/13 m m ?,?";
    assert_eq!(
        told("maze", position, Side::Men),
        [("soldier b9".to_owned(), 11.0 / 16.0)]
    );
    // If X and I come first, II is only free with II or III beside it.
    assert_eq!(
        told("raisa", position, Side::Men),
        [("soldier b9".to_owned(), 7.0 / 16.0)]
    );
    // In the middle of a turn it is treated as if it were over.
    assert_eq!(told("maze", "13/K5W1M4/13 m m X,(III)", Side::Men).len(), 1);
    // The women walk on, and leave nobody behind them who could hit.
    assert!(told("maze", "13/K4MW6/13 m m ?,?", Side::Men).is_empty());
}

#[test]
fn only_a_held_king_is_threatened() {
    let held = told("maze", "13/6W1Km4/m12 m m ?,?", Side::Men);
    assert_eq!(held, [("king b9".to_owned(), 11.0 / 16.0)]);
    assert!(told("maze", "13/6W1K4/m12 m m ?,?", Side::Men).is_empty());
}

#[test]
fn nothing_is_threatened_after_the_game_and_little_at_its_start() {
    assert!(told("maze", "13/K5W6/13 m m ?,?", Side::Men).is_empty());
    for preset in &PRESETS {
        let judge = Judge::new(preset.rules).unwrap();
        let start = judge.start(Side::Men);
        let found = threats(&judge, &start, Side::Men);
        assert!(
            found.iter().all(|threat| threat.probability < 0.5),
            "{found:?}"
        );
    }
}
