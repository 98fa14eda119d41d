//! Engines of this game.

use std::time::Duration;

use crate::programs::Hnefatafl;
use bindings::{Engine, GameEngine, Reply};
use game::{Bot, Level};
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
    let mut session = GameEngine::<Hnefatafl>::new(Bot::of_level(Level::Master)).unwrap();
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
    // An engine without any time still has an answer.
    assert_eq!(session.obey("go"), Reply::Thinking);
    assert!(session.stop()[1].starts_with("best "));
}

/// A session of a master that received these lines.
fn master(lines: &[&str]) -> GameEngine<Hnefatafl> {
    let mut session = GameEngine::<Hnefatafl>::new(Bot::of_level(Level::Master)).unwrap();
    for line in lines {
        assert_eq!(session.obey(line), Reply::Lines(vec![]), "{line}");
    }
    session
}

/// The lines up to the answer, which comes last, given this time spent.
fn answer(session: &mut GameEngine<Hnefatafl>, go: &str, spent: Duration) -> Vec<String> {
    assert_eq!(session.obey(go), Reply::Thinking);
    let mut said = Vec::new();
    loop {
        let answer = session.think(spent);
        said.extend(session.news());
        if let Some(answer) = answer {
            said.extend(answer);
            return said;
        }
        assert!(!session.is_exhausted(), "{said:?}");
    }
}

#[test]
fn an_engine_tells_of_its_search() {
    let start = "position start; e4-f4; e2-f2";
    let go = "go depth 4 work 3000";
    let silent = answer(&mut master(&[start]), go, Duration::ZERO);
    let mut telling = master(&["set info on", start]);
    let told = answer(&mut telling, go, Duration::ZERO);
    // The answer is the same.
    assert!(silent[0].starts_with("value ") && silent.len() == 2);
    assert_eq!(told[told.len() - 2..], silent);
    let news = &told[..told.len() - 2];
    assert!(news.len() > 3, "{news:?}");
    let number = |line: &str, word: &str| -> u64 {
        let mut words = line.split(' ').skip_while(|known| *known != word);
        words.nth(1).unwrap().parse().unwrap()
    };
    for pair in news.windows(2) {
        assert!(number(&pair[0], "work") < number(&pair[1], "work"));
        assert!(number(&pair[0], "depth") <= number(&pair[1], "depth"));
    }
    let (last, best) = (&news[news.len() - 1], &silent[1]["best ".len()..]);
    let (_, line) = last.split_once(" multipv 1 win 0.").unwrap();
    let (_, line) = line.split_once(" pv ").unwrap();
    assert!(line.starts_with(best) && line.contains("; "), "{last}");
    // The whole line can be played.
    assert_eq!(telling.obey(&format!("enter {line}")), Reply::Lines(vec![]));
}

#[test]
fn an_engine_tells_of_several_lines() {
    let mut session = master(&["set info on", "set multipv 3"]);
    let said = answer(&mut session, "go depth 3", Duration::ZERO);
    let last = &said[said.len() - 5..said.len() - 2];
    let mut least = f64::INFINITY;
    for (n, line) in (1..).zip(last) {
        let (_, rest) = line.split_once(&format!(" multipv {n} win ")).unwrap();
        let (worth, pv) = rest.split_once(" pv ").unwrap();
        let worth: f64 = worth.parse().unwrap();
        assert!(worth <= least, "{last:?}");
        least = worth;
        let mut session = master(&[]);
        assert_eq!(session.obey(&format!("enter {pv}")), Reply::Lines(vec![]));
    }
}

#[test]
fn an_endless_search_ends_when_it_is_told_to() {
    let won = "position 9/9/9/9/2K6/9/9/9/4t4 swede";
    let mut session = master(&[won]);
    assert_eq!(session.obey("go infinite"), Reply::Thinking);
    while !session.is_exhausted() {
        assert_eq!(session.think(Duration::from_secs(9)), None);
    }
    assert!(session.waits_for_stop());
    assert_eq!(session.think(Duration::from_secs(99)), None);
    let best = answer(&mut master(&[won]), "go", Duration::ZERO);
    assert_eq!(session.stop(), best);
    assert!(!session.waits_for_stop() && !session.is_exhausted());
}

#[test]
fn what_is_thought_in_advance_counts_when_it_comes_about() {
    let now = answer(&mut master(&[]), "go work 2000", Duration::ZERO);
    let mut session = master(&[]);
    assert_eq!(session.obey("go ponder work 2000"), Reply::Thinking);
    while !session.is_exhausted() {
        assert_eq!(session.think(Duration::ZERO), None);
    }
    assert_eq!(session.obey("hit"), Reply::Lines(vec![]));
    assert_eq!(session.think(Duration::ZERO), Some(now));
    // A hit that crosses an answer does nothing.
    assert_eq!(session.obey("hit"), Reply::Lines(vec![]));
    // Time begins to count then.
    let seconds = Duration::from_secs;
    assert_eq!(session.obey("go ponder time 10000"), Reply::Thinking);
    assert_eq!(session.think(seconds(100)), None);
    session.obey("hit");
    assert_eq!(session.think(seconds(109)), None);
    assert!(session.think(seconds(110)).is_some());
}

#[test]
fn a_clock_limits_thinking() {
    let seconds = Duration::from_secs;
    let mut session = master(&["position start; e4-f4"]);
    // The Muscovites have the second clock.
    let go = "go clock 1000 240000 0";
    assert_eq!(session.obey(go), Reply::Thinking);
    assert_eq!(session.think(seconds(9)), None);
    assert!(session.think(seconds(10)).is_some());
}

#[test]
fn an_engine_resigns_and_takes_draws_as_it_is_set() {
    let mut session = master(&["set resign 100"]);
    let said = answer(&mut session, "go work 300", Duration::ZERO);
    assert!(
        said[0].starts_with("value ") && said[1] == "resign",
        "{said:?}"
    );
    let mut session = master(&["set draw 100"]);
    let one = |line: &str| Reply::Lines(vec![line.to_owned()]);
    // It has not searched this game yet.
    assert_eq!(session.obey("draw swede"), one("decline"));
    let said = answer(&mut session, "go work 300", Duration::ZERO);
    assert!(
        said[1] == "draw" && said[2].starts_with("best "),
        "{said:?}"
    );
    assert_eq!(session.obey("draw swede"), one("accept"));
    assert_eq!(session.obey("draw muscovite"), one("decline"));
    session.obey("rules tablut");
    assert_eq!(session.obey("draw swede"), one("decline"));
    let Reply::Lines(lines) = session.obey("draw white") else {
        panic!()
    };
    assert!(lines[0].contains("swede or muscovite"), "{lines:?}");
}

#[test]
fn options_have_bounds() {
    for (line, why) in [
        ("set multipv 0", "from 1 to 64"),
        ("set multipv 65", "from 1 to 64"),
        ("set resign 101", "from 0 to 100"),
        ("set seed -1", "whole number"),
        ("set info loud", "off or on"),
        ("set colour red", "expected set level WORD"),
    ] {
        let said = told::<Hnefatafl>(&[line.to_owned()]);
        assert!(said.starts_with("error ") && said.contains(why), "{said}");
    }
}
