//! Positions, games and counts as JSON.

use std::fs;
use std::path::PathBuf;

use games::GAMES;
use serde_json::Value;

use crate::common::{folder, quoted, read, sahkku, sahkku_reading, word};

/// A game between players of the program: the file of its record, and its JSON.
fn played(game: &str, test: &str) -> (PathBuf, Value) {
    let folder = folder(&format!("json-{test}-{game}"));
    let records = word(&folder);
    let players = "--players easy,random --games 2";
    sahkku(&format!(
        "--game {game} match {players} --records {records}"
    ))
    .fine();
    let file = folder.join(format!("0001.{game}"));
    let told = sahkku(&format!("--game {game} replay --json {}", word(&file)));
    (file, read(&told.fine()))
}

#[test]
fn moves_are_told_as_json() {
    for game in GAMES.iter().map(|game| game.name) {
        let (_, told) = played(game, "moves");
        let entries = told["entries"].as_array().unwrap();
        // Every position of the beginning, and the entry made there.
        let mut decisions = 0;
        for pair in entries.windows(2).take(12) {
            let position = pair[0]["position"].as_str().unwrap();
            let rules = told["rules"].as_str().unwrap();
            let [at, under] = [position, rules].map(quoted);
            let show = format!("--game {game} moves {at} --rules {under}");
            let text = sahkku(&show).fine();
            let shown = read(&sahkku(&format!("{show} --json")).fine());
            assert_eq!(
                (&shown["game"], &shown["rules"]),
                (&told["game"], &told["rules"])
            );
            assert_eq!(shown["position"], position);
            assert!(shown["result"].is_null());
            let legal = shown["legal"].as_array().unwrap();
            if shown["waits_for"] != "decision" {
                assert!(legal.is_empty(), "{shown}");
                continue;
            }
            decisions += 1;
            assert!(
                text.contains(&format!("\n{} legal ", legal.len())),
                "{text}"
            );
            let mut actions = legal.iter().map(|one| one["action"].as_str().unwrap());
            assert!(
                actions
                    .clone()
                    .all(|action| text.contains(&format!("\n  {action}")))
            );
            assert_eq!(pair[1]["side"], shown["side"]);
            let entered = pair[1]["entry"].as_str().unwrap();
            let known = actions.position(|action| action == entered);
            let known = known.unwrap_or_else(|| panic!("{entered}: {shown}"));
            // If a game has ended in the middle of a turn, the record continues with its result.
            assert_eq!(
                legal[known]["position"], pair[1]["position"],
                "{entered}: {shown}"
            );
        }
        assert!(decisions > 0);
    }
    let why = "--game hnefatafl moves start --why e5-e9";
    let answer = read(&sahkku(&format!("{why} --json")).fine());
    let said = sahkku(why).fine();
    assert_eq!(answer["answer"], Value::from(vec![said.trim_end()]));
    assert!(answer["legal"].is_null());
}

#[test]
fn games_are_told_as_json() {
    for game in GAMES.iter().map(|game| game.name) {
        let (file, told) = played(game, "games");
        assert_eq!(told["game"], game);
        let record = fs::read_to_string(file).unwrap();
        let named = told["players"].as_array().unwrap().iter().map(|player| {
            format!(
                "{} {}",
                player["side"].as_str().unwrap(),
                player["name"].as_str().unwrap()
            )
        });
        for line in named {
            assert!(record.lines().any(|known| known == line), "{line}");
        }
        let result = record.lines().find_map(|line| line.strip_prefix("result "));
        assert_eq!(told["result"].as_str(), result);
        assert_eq!(
            (&told["waits_for"], &told["side"]),
            (&"nothing".into(), &Value::Null)
        );
        let entries = told["entries"].as_array().unwrap();
        let last = entries.last().unwrap();
        assert_eq!(last["position"], told["position"]);
        // Its output can be entered again.
        let start = told["start"].as_str().unwrap_or("start");
        let entries: Vec<&str> = entries
            .iter()
            .map(|one| one["entry"].as_str().unwrap())
            .collect();
        let lines = format!(
            "rules {}\nposition {start}; {}\nshow\n",
            told["rules"].as_str().unwrap(),
            entries.join("; ")
        );
        let shown = sahkku_reading(&format!("--game {game} engine"), lines).fine();
        let position = told["position"].as_str().unwrap();
        assert!(
            shown.ends_with(&format!("position {position}\n")),
            "{shown}"
        );
    }
    let said = sahkku("replay --json --quiet -");
    assert_eq!(said.code, Some(2));
}

#[test]
fn variations_are_told_as_json() {
    let text = include_str!("../../../../docs/variations.md");
    let (_, text) = text.split_once("```record\n").unwrap();
    let (text, _) = text.split_once("```").unwrap();
    let replay = |text: &str| {
        let told = sahkku_reading("--game kotra replay --json -", text);
        read(&told.fine())
    };
    let told = replay(text);
    assert_eq!(told["comment"], "Black begins with the lower throw.");
    let entry = |line: &Value, n: usize| line[n]["entry"].as_str().unwrap().to_owned();
    let entries = &told["entries"];
    assert_eq!(entries[1]["mark"], "!?");
    let [one] = entries[2]["variations"].as_array().unwrap().as_slice() else {
        panic!("{told}");
    };
    assert_eq!([entry(one, 0), entry(one, 1)], ["1/3", "1/7"]);
    assert_eq!(one[1]["comment"], "The same position, in another order.");
    assert_eq!(one[1]["position"], entries[3]["position"]);
    let two = &entries[4]["variations"][0];
    assert_eq!([entry(two, 0), entry(two, 1)], ["42", "1/5"]);
    assert_eq!(two[1]["mark"], "?");
    let lines: Vec<&str> = two[1]["comment"].as_str().unwrap().lines().collect();
    assert_eq!(lines.len(), 2);
    // Without them the game is told the same.
    let (plain, _) = text.split_once("\n\n").unwrap();
    let plain = replay(&plain.replace("kotra 2", "kotra 1")).to_string();
    for word in ["variations", "comment", "mark"] {
        assert!(!plain.contains(&format!("\"{word}\":")), "{word}: {plain}");
    }
}

#[test]
fn counts_are_told_as_json() {
    for game in GAMES.iter().map(|game| game.name) {
        let count = |more: &str| sahkku(&format!("--game {game} perft start 2 {more}")).fine();
        let text = count("");
        let line: Vec<&str> = text.lines().last().unwrap().split_whitespace().collect();
        let told = read(&count("--json --divide"));
        let number = |value: &Value| value.as_u64().map(|number| number.to_string());
        assert_eq!(told["depth"], 2);
        assert_eq!(number(&told["leaves"]).as_deref(), Some(line[1]));
        assert_eq!(number(&told["ways"]).as_deref(), line.get(2).copied());
        let each = told["divide"].as_array().unwrap();
        let sum: u64 = each.iter().map(|one| one["leaves"].as_u64().unwrap()).sum();
        assert_eq!(sum, told["leaves"]);
        let divided = count("--divide");
        assert_eq!(divided.lines().count(), each.len() + 3);
        assert!(read(&count("--json"))["divide"].is_null());
    }
}
