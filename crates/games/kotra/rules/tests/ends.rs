//! Munks, mar, jan, bearing off the last checker, and after-throws (§7 to §11), judged with white and with black to move.

use crate::common::{Case, both, judge, setup};
use kotra::{DiceCount, Event, Munk, Outcome, Pattern, Reason, Setup, Side, Stage, Units};

const HOME: &str = "1x15";
/// One step before langi mukur.
const NEAR: &str = "19 20x2 21x3 22x3 23x3 24x3";

fn won(case: &Case) -> (bool, Reason, u16, bool) {
    let Outcome {
        winner,
        reason,
        value,
        mar,
        ..
    } = case.outcome().unwrap();
    (
        winner == Some(case.position.turn()),
        reason,
        value.in_halves(),
        mar,
    )
}

#[test]
fn each_pattern_is_worth_what_it_is_worth() {
    let cases = [
        (
            "18 19x2 20x3 21x3 22x3 23x3",
            "18/1",
            Pattern::LangiHryggur,
            3,
        ),
        (NEAR, "19/1", Pattern::LangiMukur, 5),
        ("21 22x4 23x5 24x5", "21/1", Pattern::StuttiMukur, 7),
        ("22 23x6 24x8", "22/1", Pattern::LitliMeistari, 9),
        ("23 24x14", "23/1", Pattern::Meistari, 13),
    ];
    for (own, action, pattern, value) in cases {
        both("litli_meistari=yes", own, HOME, "21-2", |mut case| {
            case.play(action);
            let side = case.position.turn();
            let wanted = Outcome::munk(side, pattern, Munk::Whole, false);
            assert_eq!(case.outcome(), Some(wanted));
            assert_eq!(wanted.value, Units::whole(value));
        });
    }
    both("", "22 23x6 24x8", HOME, "21-2", |mut case| {
        case.play("22/1");
        assert_eq!(case.outcome(), None);
    });
}

#[test]
fn after_a_part_of_the_throw_a_side_may_stop_for_half() {
    // Worked position 6.
    for (enemy, halves) in [(HOME, 5), ("hit1 1x14", 7)] {
        both("", NEAR, enemy, "21", |mut case| {
            let side = case.position.turn();
            let pattern = Pattern::LangiMukur;
            assert!(
                case.play("19/1")
                    .contains(&Event::HalfMunk { side, pattern })
            );
            assert!(case.legal().len() > 1, "or use the next die as usual");
            case.play("stop");
            assert_eq!(won(&case), (true, Reason::Munk, halves, halves == 7));
        });
    }
}

#[test]
fn one_die_may_be_thrown_where_one_checker_could_make_a_munk() {
    both("single_die=yes", NEAR, HOME, "", |mut case| {
        assert_eq!(case.legal(), ["throw 1", "throw 2"]);
        case.play("throw 1");
        assert_eq!(case.position.stage(), Stage::Throw(DiceCount::One));
        case.throw("1");
        case.play("19/1");
        assert_eq!(
            won(&case),
            (true, Reason::Munk, 10, false),
            "the munk is whole"
        );
    });
    let six_points = "14 20x2 21x3 22x3 23x3 24x3";
    both("single_die=yes", six_points, HOME, "", |case| {
        assert_eq!(case.legal(), ["throw 1", "throw 2"]);
    });
    let two_away = "19x2 20 21x3 22x3 23x3 24x3";
    let seven_points = "13 20x2 21x3 22x3 23x3 24x3";
    // The other side's home is the place seven points away from the checker.
    for (options, own, other) in [
        ("", NEAR, HOME),
        ("single_die=yes", two_away, HOME),
        ("single_die=yes", seven_points, "five 14x15"),
    ] {
        both(options, own, other, "", |case| {
            assert_eq!(case.position.stage(), Stage::Throw(DiceCount::Two));
        });
    }
}

#[test]
fn in_the_after_throws_one_die_is_for_the_three_patterns() {
    let options = "single_die=yes";
    both(options, NEAR, "off15", "", |case| {
        assert!(!case.legal().is_empty())
    });
    both(
        options,
        "18 19x2 20x3 21x3 22x3 23x3",
        "off15",
        "",
        |case| {
            assert!(case.legal().is_empty());
        },
    );
}

#[test]
fn bearing_off_the_last_wins_two_and_two_more_with_mar() {
    for (enemy, halves) in [(HOME, 4), ("hit1 1x14", 8)] {
        both("", "24 off14", enemy, "61", |mut case| {
            case.play("off 24/6");
            assert_eq!(won(&case), (true, Reason::Off, halves, halves == 8));
        });
    }
}

#[test]
fn more_hit_than_points_without_own_checkers_is_jan() {
    // The second is worked position 5.
    for enemy in ["hit6 20 13x8", "hit5 1 20 13x8"] {
        both("", "5 off14", enemy, "31", |mut case| {
            case.play("5/3");
            assert_eq!(won(&case), (true, Reason::Jan, 30, false));
        });
    }
}

#[test]
fn after_throws_follow_while_a_munk_can_still_be_made() {
    for (option, left) in [("7", 7), ("5", 5), ("13", 13)] {
        let options = format!("after_throws={option}");
        both(&options, "24 off14", "19x15", "61", |mut case| {
            let side = case.position.turn().other();
            let event = Event::AfterThrows { side, left };
            assert!(case.play("off 24/6").contains(&event));
            assert_eq!(case.position.turn(), side);
            assert_eq!(case.position.after().unwrap().left, left);
        });
    }
    // No throws, pips out of reach, a borne-off checker, or too many far ahead.
    let never = [
        ("after_throws=0", "19x15"),
        ("after_throws=0", "20x3 21x3 22x3 23x3 24x3"),
        ("", "1x10 2 3 4 5 6"),
        ("", "19x14 off1"),
    ];
    for (options, enemy) in never {
        both(options, "24 off14", enemy, "61", |mut case| {
            case.play("off 24/6");
            assert_eq!(
                won(&case),
                (true, Reason::Off, 4, false),
                "{options} {enemy}"
            );
        });
    }
}

#[test]
fn a_throw_used_up_is_one_less_and_the_side_throws_again() {
    both("", "17x15", "off15", "21", |mut case| {
        let side = case.position.turn();
        case.play("17/2");
        case.play("17/1");
        assert_eq!(case.position.turn(), side);
        assert_eq!(case.position.after().unwrap().left, 4);
    });
    // A borne-off checker ends the chance, when the throw is used up.
    both("", "19x15", "off15", "61", |mut case| {
        case.play("off 19/6");
        assert_eq!(case.outcome(), None);
        case.play("19/1");
        assert_eq!(won(&case), (false, Reason::Off, 4, false));
    });
}

#[test]
fn a_munk_in_the_after_throws_wins_without_mar() {
    both("", NEAR, "off15", "21-2", |mut case| {
        case.play("19/1");
        assert_eq!(won(&case), (true, Reason::Munk, 10, false));
    });
    both("", NEAR, "off15", "21", |mut case| {
        case.play("19/1");
        case.play("stop");
        assert_eq!(won(&case), (true, Reason::Munk, 5, false));
    });
}

#[test]
fn the_side_that_did_not_begin_has_one_throw_more_for_a_draw() {
    both(
        "last_throw=yes",
        "24 off14",
        "off11 24x4",
        "61",
        |mut case| {
            let side = case.position.turn().other();
            case.play("off 24/6");
            assert_eq!(case.position.after().unwrap().left, 1);
            case.throw("66");
            for _ in 0..4 {
                case.play("off 24/6");
            }
            let draw = case.outcome().unwrap();
            assert_eq!((draw.winner, draw.reason), (None, Reason::Draw));
            assert_eq!(case.position.turn(), side);
        },
    );
    both(
        "last_throw=yes",
        "24 off14",
        "off11 hit1 24x3",
        "61",
        |mut case| {
            case.play("off 24/6");
            case.throw("11");
            while case.outcome().is_none() {
                let action = case.legal()[0].clone();
                case.play(&action);
            }
            assert_eq!(won(&case), (false, Reason::Off, 8, true), "mar as it was");
        },
    );
    both(
        "last_throw=yes",
        "24 off14",
        "off10 24x5",
        "61",
        |mut case| {
            case.play("off 24/6");
            assert_eq!(won(&case), (true, Reason::Off, 4, false));
        },
    );
    // The side that began has had as many throws as the other.
    for turn in Side::BOTH {
        let judge = judge("last_throw=yes");
        let setup = Setup {
            first: turn.other(),
            ..setup("24 off14", "off11 24x4", "61", turn)
        };
        let position = judge.set_up(&setup).unwrap();
        let mut case = Case { judge, position };
        case.play("off 24/6");
        assert_eq!(won(&case), (true, Reason::Off, 4, false));
    }
}

#[test]
fn a_pattern_can_be_made_until_too_many_stand_beyond_it() {
    let judge = judge("");
    let open = |last: [u8; 6], off: u8| -> Vec<Pattern> {
        let mut setup = judge.start(Side::White).to_setup();
        setup.sides[0].points[18..].copy_from_slice(&last);
        setup.sides[0].off = off;
        setup.sides[0].points[0] = 15 - last.iter().sum::<u8>() - off;
        setup.sides[0].five_out = true;
        let position = judge.set_up(&setup).unwrap();
        let own = position.checkers(Side::White);
        let all = Pattern::ALL.iter().copied();
        all.filter(|pattern| judge.can_still_make(own, *pattern))
            .collect()
    };
    assert_eq!(open([0; 6], 0), Pattern::ALL);
    assert_eq!(open([3, 3, 3, 3, 3, 0], 0), Pattern::ALL);
    assert_eq!(open([0, 0, 0, 0, 0, 1], 0), Pattern::ALL[1..]);
    assert_eq!(open([0, 0, 0, 0, 4, 3], 0), Pattern::ALL[2..]);
    assert_eq!(open([0, 0, 0, 0, 0, 9], 0), [Pattern::Meistari]);
    assert_eq!(open([0; 6], 1), []);
}
