//! Engines of this game.

use std::time::Duration;

use engine::{Engine, Reply, Session};
use game::{Brain, Level};
use hnefatafl_programs::Hnefatafl;
use testkit::engines::{endures, reads_records, told};

#[test]
fn an_engine_reads_what_records_hold() {
    reads_records::<Hnefatafl>(&["linne", "brandubh", "linne announce=players"]);
    let said = told::<Hnefatafl>(&["enter e4-f4xe5".to_owned()]);
    assert!(said.contains("e4-f4 captures something else"), "{said}");
}

#[test]
fn a_record_brings_its_rules_with_it() {
    let record = "record hnefatafl 1\\nrules brandubh\\n".to_owned();
    let said = told::<Hnefatafl>(&[record, "position start".to_owned(), "show".to_owned()]);
    assert!(said.contains("rules brandubh"), "{said}");
}

#[test]
fn lines_that_are_wrong_leave_an_engine_ready() {
    endures::<Hnefatafl>(&[
        "rules tablut",
        "rules brandubh board=11",
        "rules linne",
        "position start; e4-f4; e2-f2",
        "enter e3-b3",
        "position 9/9/4t4/9/9/3tKt3/4t4/9/9 swede",
        "record hnefatafl 1\\nrules linne\\n1 e4-f4 e2-f2",
        "go",
    ]);
}

#[test]
fn lines_wait_while_an_answer_is_thought_about() {
    let mut session = Session::<Hnefatafl>::new(Brain::of_level(Level::Master)).unwrap();
    let go = format!("go time {}", u64::from(u32::MAX));
    assert_eq!(session.obey(&go), Reply::Thinking);
    assert_eq!(session.think(Duration::ZERO), None);
    let Reply::Lines(lines) = session.obey("legal") else {
        panic!()
    };
    assert!(lines[0].starts_with("error "), "{lines:?}");
    let Reply::Lines(lines) = session.obey("stop") else {
        panic!()
    };
    assert!(lines[1].starts_with("best "), "{lines:?}");
    assert_eq!(session.obey("stop"), Reply::Lines(vec![]));
    // One that was not given any time has an answer all the same.
    assert_eq!(session.obey("go"), Reply::Thinking);
    assert!(session.stop()[1].starts_with("best "));
}
