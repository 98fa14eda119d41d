//! Which players agree to a draw.

use sahkku::{Judge, Side, preset};
use sahkku_player::{takes_draw, takes_draw_by_count};

#[test]
fn a_side_that_is_clearly_ahead_plays_on() {
    assert!(takes_draw(0.0));
    assert!(takes_draw(0.5));
    assert!(!takes_draw(0.6));
    assert!(!takes_draw(f32::NAN));
}

#[test]
fn by_count_soldiers_decide_first_and_then_the_king() {
    let judge = Judge::new(preset("globe-joueur").unwrap().rules).unwrap();
    let takes = |text: &str| {
        let position = judge.read_position(text).unwrap();
        Side::BOTH.map(|side| takes_draw_by_count(&position, side))
    };
    assert_eq!(takes("w*12.3/7K7/m*12.3 m m ?,?,?"), [true, true]);
    assert_eq!(takes("w*12.3/7K7/m*11.4 m m ?,?,?"), [true, false]);
    assert_eq!(takes("w*12.3/7(MrKm)7/m*11.4 m m ?,?,?"), [false, true]);
    assert_eq!(takes("w*12.3/7(MrKm)7/m*10.5 m m ?,?,?"), [true, false]);
}
