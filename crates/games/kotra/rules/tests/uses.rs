//! The board, dice, bands, hits, tearing up, entering and bearing off (§1 to §7), with the worked positions. Every case is judged
//! with white and with black to move, in their own numbering.

use crate::common::{Case, both, check_legal, check_set_up, check_why, die, judge, point};
use kotra::{Event, Pattern, Point, Refusal, SetupError, Side};

const HOME: &str = "1x15";
/// An enemy without checkers on the board.
const NOWHERE: &str = "off14 hit1";

fn hit(case: &Case, at: u8, count: u8) -> Event {
    Event::Hit {
        side: case.position.turn().other(),
        at: point(at),
        count,
    }
}

#[test]
fn each_home_is_the_others_thirteenth_point() {
    assert_eq!(Point::HOME.across(), point(13));
    for point in Point::all() {
        assert_eq!(point.across().across(), point);
        assert_eq!(point.number().abs_diff(point.across().number()), 12);
    }
    for side in Side::BOTH {
        let start = judge("").start(side);
        for side in Side::BOTH {
            assert_eq!(start.checkers(side).on(Point::HOME), 15);
        }
    }
}

#[test]
fn equal_dice_are_used_twice_each() {
    both("", "1x10 14x5", HOME, "33", |case| {
        assert_eq!(case.position.unused().count(die(3)), 4);
    });
}

#[test]
fn a_checker_that_uses_several_dice_touches_down_after_each() {
    both("", "3 off14", "20x2 19x2 13x11", "", |mut case| {
        let turn = case.position.turn();
        let events = case.throw("54");
        assert!(matches!(events[1], Event::TurnPassed { lost, .. } if lost.len() == 2));
        assert_eq!(case.position.turn(), turn.other());
    });
}

#[test]
fn as_much_of_the_throw_as_possible_is_used() {
    let (own, enemy) = ("hit1 7 off13", "1x2 13x11 23x2");
    check_legal("", own, enemy, "65", "enter 6");
    let wanted = Refusal::UseMore { most: 2, only: 1 };
    check_why("", own, enemy, "65", "enter 5", Some(wanted));
}

#[test]
fn where_either_die_but_not_both_can_be_used_it_is_the_higher() {
    let (own, enemy) = ("hit1 off14", "13x13 23x2");
    check_legal("", own, enemy, "65", "enter 6");
    check_legal("one_die=either", own, enemy, "65", "enter 5, enter 6");
    check_why(
        "",
        own,
        enemy,
        "65",
        "enter 5",
        Some(Refusal::HigherDie(die(6))),
    );
}

#[test]
fn a_way_that_ends_the_game_has_used_everything_and_is_compulsory() {
    let (own, enemy) = ("hit1 off14", "hit6 18 23x2 19x6");
    check_legal("one_die=either", own, enemy, "65", "enter 6");
    check_legal("", "off14 20", "13x15 five", "61", "20/1, off 20/6");
}

#[test]
fn a_blot_is_hit_and_a_band_is_not() {
    both("", "5 off14", "20 13x14", "31", |mut case| {
        let hit = hit(&case, 20, 1);
        assert!(case.play("5/3").contains(&hit));
    });
    check_why(
        "",
        "5 off14",
        "20x2 13x13",
        "31",
        "5/3",
        Some(Refusal::Band(point(8))),
    );
}

#[test]
fn bands_are_laid_after_five_checkers_have_left_home_and_ever_after() {
    let four_out = "1x11 11 12 15 16";
    let wanted = Some(Refusal::FiveOut { out: 4 });
    check_why("", four_out, HOME, "11", "15/1", wanted);
    check_why("", four_out, HOME, "11", "11/1", wanted);
    check_why("", "1x10 11 12 15 16 18", HOME, "11", "15/1", None);
    check_why("", "1x11 11 12 15 16 five", HOME, "11", "15/1", None);
    both("", four_out, HOME, "11", |mut case| {
        case.play("1/1");
        assert_eq!(case.why("15/1"), None);
    });
}

#[test]
fn bands_are_laid_on_the_points_12_to_24_only() {
    for to in 3..=23 {
        let own = format!("1x9 {} {to} 24x4", to - 1);
        let text = format!("{}/1", to - 1);
        let wanted = (to < 12).then(|| Refusal::NoBandThere(point(to)));
        check_why("", &own, NOWHERE, "11", &text, wanted);
    }
    // Worked position 2.
    let wanted = Some(Refusal::NoBandThere(point(9)));
    check_why("", "1x10 5 9 12 14 15", HOME, "43", "5/4", wanted);
}

#[test]
fn hit_checkers_are_entered_first_on_the_point_of_the_die() {
    check_legal("", "hit1 20x14", HOME, "31", "enter 1, enter 3");
    check_why(
        "",
        "hit1 20x14",
        HOME,
        "31",
        "20/1",
        Some(Refusal::EnterFirst),
    );
    check_why(
        "",
        "20x15",
        HOME,
        "31",
        "enter 3",
        Some(Refusal::NothingToEnter),
    );
    let own_there = Some(Refusal::OwnOnEntry(point(3)));
    check_why("", "hit1 3 20x13", HOME, "31", "enter 3", own_there);
    let band = Some(Refusal::Band(point(3)));
    check_why("", "hit1 20x14", "15x2 1x10 2 3 4", "31", "enter 3", band);
    both("", "hit1 20x14", "15 1x10 2 3 4 5", "31", |mut case| {
        let hit = hit(&case, 15, 1);
        assert!(case.play("enter 3").contains(&hit));
    });
}

#[test]
fn a_row_of_six_bands_may_be_torn_up_and_five_may_not() {
    let six = "15x2 16x2 17x2 18x2 19x2 20x2 hit3";
    both("", "1x15", six, "31", |mut case| {
        let hit = hit(&case, 16, 2);
        assert!(case.play("1/3").contains(&hit));
    });
    check_why("", "hit1 20 off13", six, "31", "enter 3", None);
    let five = "15x2 16x2 17x2 18x2 19x2 1x5";
    check_why("", "1x15", five, "31", "1/3", Some(Refusal::Band(point(4))));
}

#[test]
fn after_one_of_six_is_torn_up_the_right_is_gone() {
    // Worked position 4.
    let six = "15x2 16x2 17x2 18x2 19x2 20x2 hit3";
    both("", "1 2 20 off12", six, "31", |mut case| {
        case.play("1/3");
        assert_eq!(case.why("2/1"), Some(Refusal::Band(point(3))));
    });
}

#[test]
fn the_home_is_a_point_of_the_row_and_the_row_does_not_wrap() {
    let with_home = "1x5 20x2 21x2 22x2 23x2 24x2";
    both("", "7 18 off13", with_home, "61", |mut case| {
        let hit = hit(&case, 1, 5);
        assert!(case.play("7/6").contains(&hit));
    });
    let around = "12x2 13x2 14x2 15x2 16x2 17x2 hit3";
    check_why(
        "",
        "20 off14",
        around,
        "41",
        "20/4",
        Some(Refusal::Band(point(24))),
    );
}

#[test]
fn more_hit_than_free_in_the_third_quarter_tears_bands_up_to_enter() {
    // Worked position 3, also with a blot on the only free point.
    for last in ["20x7", "20x6 17"] {
        let enemy = format!("14x2 15x2 16x2 18x2 {last}");
        check_legal("", "hit2 1 24x12", &enemy, "62", "enter 6");
        both("", "hit2 1 24x12", &enemy, "62", |mut case| {
            let hit = hit(&case, 18, 2);
            let events = case.play("enter 6");
            assert!(events.contains(&hit));
            let lost =
                |event: &Event| matches!(event, Event::TurnPassed { lost, .. } if lost.has(die(2)));
            assert!(events.iter().any(lost));
        });
    }
    // Two points are free and two checkers are hit: the bands hold.
    both(
        "",
        "hit2 24x13",
        "14x2 15x2 16x2 18x2 20x7",
        "",
        |mut case| {
            let events = case.throw("62");
            assert!(matches!(events[1], Event::TurnPassed { .. }));
        },
    );
}

#[test]
fn two_sixes_in_the_first_throw() {
    // Worked position 1.
    check_legal("", "1x15 first", HOME, "66", "1/6");
    check_why("", "1x15 first", HOME, "66", "four", Some(Refusal::NoFour));
    let yes = "two_sixes=yes";
    check_legal(yes, "1x15 first", HOME, "66", "1/6, four");
    check_why(yes, "1x15", HOME, "66", "four", Some(Refusal::NotTwoSixes));
    check_why(
        yes,
        "1x15 first",
        HOME,
        "65",
        "four",
        Some(Refusal::NotTwoSixes),
    );
    check_why(
        yes,
        "1x14 7 first",
        NOWHERE,
        "66",
        "four",
        Some(Refusal::FourClosed),
    );
    both(yes, "1x15 first", "19 1x14", "66", |mut case| {
        let (side, hit) = (case.position.turn(), hit(&case, 19, 1));
        let events = case.play("four");
        assert!(events.contains(&Event::Four { side }) && events.contains(&hit));
        let own = case.position.checkers(side);
        assert_eq!((own.on(point(7)), own.on(Point::HOME)), (4, 11));
        assert!(own.open_band() && own.thrown_before() && !own.five_out());
        assert_eq!(case.position.turn(), side.other());
    });
}

#[test]
fn the_four_stand_alone_and_open() {
    let four = "1x11 7x4 open";
    check_why(
        "two_sixes=yes",
        four,
        NOWHERE,
        "66",
        "1/6",
        Some(Refusal::FourAlone),
    );
    both("two_sixes=yes", "18 off14", four, "61", |mut case| {
        let (enemy, hit) = (case.position.turn().other(), hit(&case, 7, 4));
        assert!(case.play("18/1").contains(&hit));
        assert!(!case.position.checkers(enemy).open_band());
    });
}

#[test]
fn checkers_are_borne_off_when_all_are_in_the_last_quarter() {
    check_legal("", "20 22 off13", HOME, "53", "20/3, off 20/5, off 22/3");
    check_legal("", "22 23 off13", HOME, "65", "off 22/5, off 22/6");
    let not_all = Some(Refusal::NotAllInLastQuarter);
    check_why("", "18 24 off13", HOME, "61", "off 24/1", not_all);
    check_why("", "18 24 off13", HOME, "61", "24/1", not_all);
    check_why(
        "",
        "19 20 off13",
        HOME,
        "51",
        "off 19/5",
        Some(Refusal::TooLow),
    );
    let rearmost = point(19);
    let wanted = Some(Refusal::NotRearmost { rearmost });
    check_why("", "19 22 off13", HOME, "65", "off 22/6", wanted);
}

#[test]
fn other_refusals() {
    check_why(
        "",
        "1x15",
        HOME,
        "62-6",
        "1/6",
        Some(Refusal::DieUsed(die(6))),
    );
    check_why(
        "",
        "1x15",
        HOME,
        "62",
        "1/3",
        Some(Refusal::NoSuchDie(die(3))),
    );
    check_why("", "1x15", HOME, "62", "2/6", Some(Refusal::NothingThere));
    check_why("", "1x15", HOME, "62", "throw 2", Some(Refusal::TwoDice));
    check_why("", "1x15", HOME, "62", "stop", Some(Refusal::NoHalfMunk));
    check_why("", "1x15", HOME, "", "1/6", Some(Refusal::ThrowFirst));
    check_why("", "1x15", HOME, "", "throw 1", Some(Refusal::TwoDice));
    let one_away = "19 20x2 21x3 22x3 23x3 24x3";
    check_why(
        "single_die=yes",
        one_away,
        HOME,
        "",
        "19/1",
        Some(Refusal::ChooseDice),
    );
    both("", "24 off14", HOME, "61", |mut case| {
        case.play("off 24/1");
        assert_eq!(case.why("stop"), Some(Refusal::GameOver));
    });
    both(
        "",
        "18 19x2 20x3 21x3 22x3 23x3",
        "off15",
        "21",
        |mut case| {
            case.play("18/1");
            let wanted = Refusal::NotInAfterThrows(Pattern::LangiHryggur);
            assert_eq!(case.why("stop"), Some(wanted));
        },
    );
}

#[test]
fn positions_that_cannot_be() {
    let check = |own: &str, enemy: &str, throw: &str, word: &str| {
        for error in check_set_up("", own, enemy, throw) {
            assert_eq!(
                error.map(SetupError::word),
                Some(word),
                "{own} against {enemy}"
            );
        }
    };
    check("1x14", HOME, "", "count");
    check("13 1x14", HOME, "", "shared");
    check("1x13 5x2", HOME, "", "band");
    check("1x11 12x2 14 15", HOME, "", "band");
    check("1x11 7x4 open", HOME, "", "open-band");
    check("hit6 1 20x8", HOME, "", "jan");
    check("off15", HOME, "", "all-off");
    check("1x15", HOME, "62-62", "unused");
    check("hit1 off14", "13x11 14x2 15x2", "32", "stuck");
    check("1x15", HOME, "6", "one-die");
    check("1x15", "off15", "", "after");
}
