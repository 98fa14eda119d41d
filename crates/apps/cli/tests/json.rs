//! Positions, games and counts as JSON.

use std::fs;
use std::path::PathBuf;

use serde_json::Value;

use crate::common::{each_game, folder, has, quoted, read, sahkku, sahkku_reading, word};

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
fn moves_as_json_lead_to_the_positions_of_the_record() {
    each_game(|game| {
        let (_, told) = played(game, "moves");
        let entries = told["entries"].as_array().unwrap();
        // Every position of the beginning, and the entry made there.
        let mut decisions = 0;
        for pair in entries.windows(2).take(12) {
            let position = pair[0]["position"].as_str().unwrap();
            let rules = told["rules"].as_str().unwrap();
            let [at, under] = [position, rules].map(quoted);
            let show = format!("--game {game} moves {at} --rules {under}");
            let shown = read(&sahkku(&format!("{show} --json")).fine());
            assert_eq!(shown["position"], position);
            let legal = shown["legal"].as_array().unwrap();
            if shown["waits_for"] != "decision" {
                assert!(legal.is_empty(), "{shown}");
                continue;
            }
            decisions += 1;
            let mut actions = legal.iter().map(|one| one["action"].as_str().unwrap());
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
    });
}

#[test]
fn games_as_json_can_be_entered_again() {
    each_game(|game| {
        let (file, told) = played(game, "games");
        assert_eq!(told["game"], game);
        let record = fs::read_to_string(file).unwrap();
        let result = record.lines().find_map(|line| line.strip_prefix("result "));
        assert_eq!(told["result"].as_str(), result);
        assert_eq!(told["waits_for"], "nothing");
        assert_eq!(told["side"], Value::Null);
        let entries = told["entries"].as_array().unwrap();
        let last = entries.last().unwrap();
        assert_eq!(last["position"], told["position"]);
        // Its output can be entered again.
        let start = told["start"].as_str().unwrap_or("start");
        let entries = entries.iter().map(|one| one["entry"].as_str().unwrap());
        let entries: Vec<&str> = entries.collect();
        let lines = format!(
            "rules {}\nposition {start}; {}\nshow\n",
            told["rules"].as_str().unwrap(),
            entries.join("; ")
        );
        let shown = sahkku_reading(&format!("--game {game} engine"), lines).fine();
        let position = told["position"].as_str().unwrap();
        has(&shown, &format!("\nposition {position}\n"));
    });
}
