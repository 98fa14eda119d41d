//! The greedy player.

use sahkku::{Judge, Side, preset};
use sahkku_player::greedy;

fn chosen(rules: &str, position: &str, seed: u64) -> String {
    let judge = Judge::new(preset(rules).unwrap().rules).unwrap();
    let position = judge.read_position(position).unwrap();
    greedy(&judge, &position, seed).unwrap().to_string()
}

#[test]
fn captures_before_it_takes_the_king() {
    // b9 could take the king on b8 with X or capture on b6 with III.
    let position = "w*12.3/5W1KM6/m*12.3 m m X,III,(-)";
    for seed in 0..20 {
        assert_eq!(chosen("globe-joueur", position, seed), "III:b9-b6");
    }
}

#[test]
fn takes_the_king_before_it_walks() {
    let position = "w*12.3/7KM6/m*12.3 m m X,III,(-)";
    for seed in 0..20 {
        assert_eq!(chosen("globe-joueur", position, seed), "X:b9-b8");
    }
}

#[test]
fn decides_nothing_while_dice_are_in_the_hand() {
    let judge = Judge::new(preset("maze").unwrap().rules).unwrap();
    assert_eq!(greedy(&judge, &judge.start(Side::Men), 1), None);
}
