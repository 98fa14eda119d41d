//! Engines that receive right, wrong and nearly right lines.

use std::time::Duration;

use bindings::{Engine, GameEngine, Playable, Reply, Rules};
use game::{Bot, Dealt, Game, Level, Record, Recorded, RuleSets, Turn, read_rules};

use crate::Chance;

pub fn told<P: Playable>(lines: &[String]) -> String {
    let mut session = GameEngine::<P>::new(P::Bot::of_level(Level::Beginner)).unwrap();
    let mut told = String::new();
    for line in lines {
        let lines = match session.obey(line) {
            Reply::Lines(lines) => lines,
            Reply::Thinking => loop {
                if let Some(lines) = session.think(Duration::ZERO) {
                    break lines;
                }
                let news = session.news();
                news.iter().for_each(|line| told += &format!("{line}\n"));
                // No further line will stop the engine.
                if session.waits_for_stop() {
                    break session.stop();
                }
            },
            Reply::Quit => break,
        };
        lines.iter().for_each(|line| told += &format!("{line}\n"));
    }
    told
}

/// The line that an engine expects after these lines can be played. Returns its number of decisions.
pub fn expects_what_can_be_played<P: Playable>(lines: &[&str]) -> usize {
    let lines = |last: &[&str]| -> Vec<String> {
        let lines = lines.iter().chain(last);
        lines.map(ToString::to_string).collect()
    };
    let said = told::<P>(&lines(&["set level master", "set info on", "go"]));
    let news = said.lines().rfind(|line| line.starts_with("info "));
    let (_, line) = news.and_then(|line| line.split_once(" pv ")).unwrap();
    let answer = said.lines().find_map(|line| line.strip_prefix("best "));
    assert!(line.starts_with(answer.unwrap()), "{said}");
    let entered = told::<P>(&lines(&[&format!("enter {line}")]));
    assert!(!entered.contains("error "), "{line}: {entered}");
    line.split(';').count()
}

fn random_game<P: Playable>(rules: &str, rng: &mut Chance) -> Record<P::Game> {
    let rules = read_rules::<Rules<P>>(rules).unwrap();
    let judge = rules.judge().unwrap();
    let mut record = Record::<P::Game>::new(judge, None);
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

/// The entries as the record writes them, including hits and captures.
fn entries_as_written<P: Playable>(record: &Record<P::Game>) -> Vec<String> {
    let text = record.to_string();
    let mut entries = Vec::new();
    for line in text.lines() {
        let (first, rest) = line.split_once(' ').unwrap_or((line, ""));
        if first.parse::<u32>().is_ok() {
            let words = rest.split(' ').map(|word| word.trim_end_matches(':'));
            let words = words.filter(|word| !P::Game::SIDES.contains(word));
            entries.extend(words.map(ToOwned::to_owned));
        } else if ["round", "begins", "walks"].contains(&first) {
            entries.push(line.to_owned());
        }
    }
    entries
}

/// The entries of a record can be sent as written there, as written on their own, and all at once.
pub fn reads_records<P: Playable>(rules: &[&str]) {
    let mut rng = Chance::new(19);
    for (n, rules) in rules.iter().cycle().take(60).enumerate() {
        let record = random_game::<P>(rules, &mut rng);
        let [written, alone] = [
            entries_as_written::<P>(&record),
            record.entries().iter().map(ToString::to_string).collect(),
        ];
        assert_eq!(written.len(), alone.len(), "{record}");
        let whole = format!("record {}", record.to_string().replace('\n', "\\n"));
        let position = |entries: &[String]| format!("position start; {}", entries.join("; "));
        let ways = [position(&written), position(&alone), whole];
        let end = record.replay(usize::MAX);
        let shown = P::Game::write_position(record.judge(), end.position());
        for way in ways {
            let lines = [&format!("rules {rules}"), &way, "show", "state"];
            let said = told::<P>(&lines.map(ToOwned::to_owned));
            let said: Vec<&str> = said.lines().collect();
            assert_eq!(said.len(), 3, "game {n}: {said:?}");
            assert_eq!(said[1], format!("position {shown}"));
            assert_eq!(said[2].starts_with("state over "), end.result().is_some());
        }
    }
}

/// One of these lines, unchanged, with a few characters changed, or combined from two of them.
fn mutated(lines: &[&str], rng: &mut Chance) -> String {
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

/// After ten thousand nearly right lines the engine is still ready, and a game can begin.
pub fn endures<P: Playable>(own: &[&str]) {
    let total = crate::tries(1_000, 10_000);
    let answers = "name protocol games option default can info draw resign accept decline ready state \
                   legal rules position value best error";
    let common = [
        "hello 1",
        "ready",
        "set level easy",
        "set seed 7",
        "set info on",
        "set multipv 3",
        "set resign 3",
        "set draw 40",
        "position start",
        "state",
        "show",
        "legal",
        "evaluate",
        "go",
        "go work 50",
        "go depth 2",
        "go work 9",
        "go clock 900 800 10",
        "go infinite",
        "go ponder work 9",
        "hit",
        "stop",
    ];
    let seeds = [&common, own].concat();
    let mut rng = Chance::new(19);
    let mut lines: Vec<String> = Vec::new();
    for _ in 0..total {
        lines.push(mutated(&seeds, &mut rng));
        lines.push("ready".to_owned());
    }
    let wrong = told::<P>(&lines);
    let count = |word: &str| wrong.lines().filter(|line| line.starts_with(word)).count();
    assert!(count("ready") >= total, "{} of {total}", count("ready"));
    assert!(count("error ") > total / 10 && count("error ") <= total);
    assert!(count("best ") > 0 && count("value ") > 0);
    for line in wrong.lines() {
        let word = line.split(' ').next();
        assert!(
            answers.split(' ').any(|known| Some(known) == word),
            "{line:?}"
        );
    }
    lines.extend(own.iter().map(ToString::to_string));
    let whole = told::<P>(&lines);
    let last = whole.strip_prefix(&wrong).unwrap();
    assert!(!last.contains("error "), "{last}");
}
