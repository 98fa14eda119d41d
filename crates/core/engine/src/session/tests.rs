//! Lines that are right, wrong and nearly right, for every game.

use game::{Level, Record};

use super::*;

/// Random numbers below limits.
struct Draws(u64);

impl Draws {
    fn bits(&mut self) -> u64 {
        self.0 += 1;
        nth_random(19, self.0)
    }

    fn below(&mut self, limit: usize) -> usize {
        (self.bits() % limit as u64) as usize
    }
}

/// What an engine answers to these lines.
fn told<G: Playable>(lines: &[String]) -> String {
    let mut session = Session::<G>::new(G::Brain::of_level(Level::Beginner)).unwrap();
    let mut told = String::new();
    for line in lines {
        let lines = match session.obey(line) {
            Reply::Lines(lines) => lines,
            Reply::Thinking => loop {
                if let Some(lines) = session.think(Duration::ZERO) {
                    break lines;
                }
            },
            Reply::Quit => break,
        };
        lines.iter().for_each(|line| told += &format!("{line}\n"));
    }
    told
}

#[test]
fn lines_wait_while_an_answer_is_thought_about() {
    let mut session = Session::<hnefatafl::Game>::new(Brain::of_level(Level::Master)).unwrap();
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

/// A random game.
fn random_game<G: Playable>(rules: &str, rng: &mut Draws) -> Record<G> {
    let rules = read_rules::<G::Rules>(rules).unwrap();
    let judge = rules.judge().unwrap();
    let mut record = Record::<G>::new(judge, None);
    let mut game = record.opening();
    for _ in 0..3000 {
        let entry = match game.turn() {
            Turn::Over(_) => break,
            Turn::Chance(_) => game.deal(|| rng.bits()).unwrap(),
            Turn::Decide(_) => {
                let mut legal = game.decisions();
                legal.swap_remove(rng.below(legal.len()))
            }
        };
        game.enter_unseen(&entry).unwrap();
        record.push(entry);
    }
    record
}

/// The entries of a record as it writes them, with what they hit and capture.
fn entries_as_written<G: Playable>(record: &Record<G>) -> Vec<String> {
    let text = record.to_string();
    let mut entries = Vec::new();
    for line in text.lines() {
        let (first, rest) = line.split_once(' ').unwrap_or((line, ""));
        if first.parse::<u32>().is_ok() {
            let words = rest.split(' ').map(|word| word.trim_end_matches(':'));
            let words = words.filter(|word| !G::SIDES.contains(word));
            entries.extend(words.map(ToOwned::to_owned));
        } else if ["round", "begins", "walks"].contains(&first) {
            entries.push(line.to_owned());
        }
    }
    entries
}

/// What a record holds can be sent as it stands there, as it is written by itself, and whole.
fn reads_records<G: Playable>(rules: &[&str]) {
    let mut rng = Draws(0);
    for (n, rules) in rules.iter().cycle().take(60).enumerate() {
        let record = random_game::<G>(rules, &mut rng);
        let [written, alone] = [
            entries_as_written(&record),
            record.entries().iter().map(ToString::to_string).collect(),
        ];
        assert_eq!(written.len(), alone.len(), "{record}");
        let whole = format!("record {}", record.to_string().replace('\n', "\\n"));
        let position = |entries: &[String]| format!("position start; {}", entries.join("; "));
        let ways = [position(&written), position(&alone), whole];
        let end = record.replay(usize::MAX);
        let shown = G::write_position(record.judge(), end.position());
        for way in ways {
            let lines = [&format!("rules {rules}"), &way, "show", "state"];
            let said = told::<G>(&lines.map(ToOwned::to_owned));
            let said: Vec<&str> = said.lines().collect();
            assert_eq!(said.len(), 3, "game {n}: {said:?}");
            assert_eq!(said[1], format!("position {shown}"));
            assert_eq!(said[2].starts_with("state over "), end.result().is_some());
        }
    }
}

#[test]
fn an_engine_reads_what_records_hold() {
    reads_records::<sahkku::Game>(&["lagesvuotna", "raisa", "unjarga", "globe-joueur"]);
    reads_records::<hnefatafl::Game>(&["linne", "brandubh", "linne announce=players"]);
    reads_records::<kotra::Game>(&["kotra", "kotra single_die=yes two_sixes=yes"]);
    let said = told::<hnefatafl::Game>(&["enter e4-f4xe5".to_owned()]);
    assert!(said.contains("e4-f4 captures something else"), "{said}");
}

#[test]
fn a_record_brings_its_rules_with_it() {
    let record = "record hnefatafl 1\\nrules brandubh\\n".to_owned();
    let said = told::<hnefatafl::Game>(&[record, "position start".to_owned(), "show".to_owned()]);
    assert!(said.contains("rules brandubh"), "{said}");
}

/// One of these lines, with a few characters changed, or made of two of them, or as it is.
fn mutated(lines: &[&str], rng: &mut Draws) -> String {
    const STRANGE: [char; 12] = [
        ' ', ';', '/', ',', '-', '9', '=', '\\', '*', 'é', '\u{1b}', '\0',
    ];
    let mut line: Vec<char> = lines[rng.below(lines.len())].chars().collect();
    for _ in 0..rng.below(4) {
        let at = rng.below(line.len() + 1);
        match rng.below(5) {
            0 => line.truncate(at),
            1 => line.insert(at, STRANGE[rng.below(STRANGE.len())]),
            2 if at < line.len() => line[at] = STRANGE[rng.below(STRANGE.len())],
            3 if at < line.len() => drop(line.remove(at)),
            _ => {
                let other: Vec<char> = lines[rng.below(lines.len())].chars().collect();
                line.truncate(at);
                line.extend(&other[rng.below(other.len() + 1)..]);
            }
        }
    }
    line.into_iter().collect()
}

/// Ten thousand lines that are nearly right leave the engine ready, and a game can begin.
fn endures<G: Playable>(own: &[&str]) {
    const LINES: usize = 10_000;
    const ANSWERS: [&str; 12] = [
        "name ",
        "protocol ",
        "games ",
        "option ",
        "ready",
        "state ",
        "legal",
        "rules ",
        "position ",
        "value ",
        "best ",
        "error ",
    ];
    let common = [
        "hello 1",
        "ready",
        "set level easy",
        "set seed 7",
        "position start",
        "state",
        "show",
        "legal",
        "evaluate",
        "go",
        "go work 50",
        "go depth 2",
        "go work 9",
        "stop",
    ];
    let seeds = [&common, own].concat();
    let mut rng = Draws(0);
    let mut lines: Vec<String> = Vec::new();
    for _ in 0..LINES {
        lines.push(mutated(&seeds, &mut rng));
        lines.push("ready".to_owned());
    }
    let wrong = told::<G>(&lines);
    let count = |word: &str| wrong.lines().filter(|line| line.starts_with(word)).count();
    assert!(count("ready") >= LINES, "{} of {LINES}", count("ready"));
    assert!(count("error ") > LINES / 10 && count("error ") <= LINES);
    assert!(count("best ") > 0 && count("value ") > 0);
    for line in wrong.lines() {
        assert!(
            ANSWERS.iter().any(|known| line.starts_with(known)),
            "{line:?}"
        );
    }
    lines.extend(own.iter().map(ToString::to_string));
    let whole = told::<G>(&lines);
    let last = whole.strip_prefix(&wrong).unwrap();
    assert!(!last.contains("error "), "{last}");
}

#[test]
fn lines_that_are_wrong_leave_an_engine_of_sahkku_ready() {
    endures::<sahkku::Game>(&[
        "rules raisa stacking=no",
        "rules unjarga",
        "rules lagesvuotna",
        "position start; round X/II; X,III,-; X:+a15-b15",
        "position w14/3Wq3K1M1mq3/14m m m ?,?,?",
        "enter III,III,-",
        "enter III:b10-b7",
        "record sahkku 1\\nrules lagesvuotna\\nround X/II\\n1 men X,III,-",
        "go",
    ]);
}

#[test]
fn lines_that_are_wrong_leave_an_engine_of_hnefatafl_ready() {
    endures::<hnefatafl::Game>(&[
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
fn lines_that_are_wrong_leave_an_engine_of_kotra_ready() {
    endures::<kotra::Game>(&[
        "rules kotra one_die=either",
        "rules kotra",
        "position start; round 1/6; 62; 1/7; 1/3",
        "position off:15/20:4,21:2,22:3,23:3,24:3 black white ?? after 7 value 4",
        "enter 66",
        "record kotra 1\\nrules kotra\\nround 1/6\\n1 white 62: 1/7",
        "go",
    ]);
}
