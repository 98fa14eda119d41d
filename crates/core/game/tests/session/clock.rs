//! Clocks.

use Side::{First, Second};
use game::Side;
use game::session::{Clock, NotAClock, Times};

fn of_game(seconds: u32, increment: u32) -> Clock {
    Clock::new(Times::Game { seconds, increment }).unwrap()
}

fn of_turn(seconds: u32) -> Clock {
    Clock::new(Times::Turn { seconds }).unwrap()
}

fn left(clock: &Clock, now: u64) -> [u32; 2] {
    Side::BOTH.map(|side| clock.left(side, now))
}

#[test]
fn the_time_of_one_side_runs_and_stops() {
    let mut clock = of_game(300, 0);
    assert_eq!(left(&clock, 77_000), [300_000; 2]);
    clock.run(Some(First), 1000);
    assert_eq!(clock.runs(), Some(First));
    assert_eq!(left(&clock, 5500), [295_500, 300_000]);
    clock.run(Some(Second), 6000);
    assert_eq!(left(&clock, 16_000), [295_000, 290_000]);
    clock.run(None, 17_000);
    // No time passes while it is stopped.
    assert_eq!(left(&clock, 999_000), [295_000, 289_000]);
    assert_eq!(clock.runs(), None);
    // Nor while the game is put aside.
    clock.run(Some(First), 1_000_000);
    clock.stand();
    clock.run(Some(First), 2_000_000);
    assert_eq!(left(&clock, 2_001_000), [294_000, 289_000]);
}

#[test]
fn looking_at_it_again_and_again_takes_no_more_time() {
    let mut clock = of_game(60, 0);
    for now in 0..=1000 {
        clock.run(Some(First), now * 7);
    }
    assert_eq!(left(&clock, 7000), [53_000, 60_000]);
    // The clock of the screen was set back.
    clock.run(Some(First), 3000);
    assert_eq!(left(&clock, 4000), [52_000, 60_000]);
}

#[test]
fn a_turn_gives_its_increment_once() {
    let mut clock = of_game(60, 5);
    clock.run(Some(First), 0);
    clock.end_turn(First, 3, 10_000);
    assert_eq!(left(&clock, 10_000), [55_000, 60_000]);
    clock.run(Some(Second), 10_000);
    clock.end_turn(Second, 6, 12_000);
    assert_eq!(left(&clock, 12_000), [55_000, 63_000]);
    // Both turns were taken back, and the first was played again.
    clock.run(Some(First), 12_000);
    clock.end_turn(First, 3, 13_000);
    assert_eq!(left(&clock, 13_000), [54_000, 63_000]);
    clock.end_turn(First, 9, 13_000);
    assert_eq!(left(&clock, 13_000), [59_000, 63_000]);
}

#[test]
fn a_side_out_of_time_stays_so_until_its_next_turn() {
    let mut clock = of_game(10, 5);
    clock.run(Some(First), 0);
    assert_eq!(clock.left(First, 10_001), 0);
    clock.end_turn(First, 3, 20_000);
    assert_eq!(left(&clock, 20_000), [0, 10_000]);

    let mut clock = of_turn(10);
    clock.run(Some(First), 0);
    assert_eq!(clock.left(First, 10_001), 0);
    clock.end_turn(First, 3, 20_000);
    assert_eq!(left(&clock, 20_000), [10_000; 2]);
    // After taking back, a turn has all of its time again.
    clock.run(Some(Second), 20_000);
    clock.run(Some(First), 24_000);
    clock.end_turn(First, 3, 25_000);
    assert_eq!(left(&clock, 25_000), [10_000; 2]);
}

#[test]
fn a_clock_that_is_saved_stands() {
    let mut clock = of_game(300, 5);
    clock.run(Some(Second), 0);
    clock.run(Some(Second), 13_000);
    assert_eq!(clock.to_string(), "clock-game:300:5:300000:287000");
    let restored: Clock = clock.to_string().parse().unwrap();
    assert_eq!(left(&restored, 999_999), [300_000, 287_000]);
    assert_eq!(restored.runs(), None);
    assert_eq!(restored.anew(), of_game(300, 5));
    let clock = of_turn(30);
    assert_eq!(clock.to_string(), "clock-turn:30:30000:30000");
    assert_eq!(clock.to_string().parse(), Ok(clock));
}

#[test]
fn nothing_else_is_read() {
    for wrong in [
        "",
        "clock",
        "clock-game",
        "clock-game:300:5:300000",
        "clock-game:300:5:300000:1:2",
        "clock-game:0:5:0:0",
        "clock-game:86401:0:1:1",
        "clock-game:300:+5:1:1",
        "clock-game:300:05:1:1",
        "clock-turn:30:1",
        "clock-turn:0:1:1",
        "clock-turn:30:1:4294967296",
        "clock-hand:30:1:1",
    ] {
        assert_eq!(wrong.parse::<Clock>(), Err(NotAClock), "{wrong}");
    }
}
