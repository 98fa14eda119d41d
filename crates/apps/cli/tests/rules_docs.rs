//! The options and named rule sets in the `docs/rules.md` of each game match its rules.

use std::fs;
use std::path::Path;

use bindings::Rules;
use game::RuleSets;
use games::{GameName, with_game};

fn quoted(word: &str) -> String {
    format!("`{word}`")
}

fn section<'a>(doc: &'a str, number: &str) -> &'a str {
    let heading = format!("\n## §{number} ");
    let (_, text) = doc.split_once(&heading).unwrap();
    text.split_once("\n## ").map_or(text, |(text, _)| text)
}

fn has_every_option_and_its_values<R: RuleSets>(doc: &str) {
    let rows = doc.lines().filter(|line| line.starts_with('|'));
    let rows: Vec<Vec<&str>> = rows
        .map(|row| row.trim_matches('|').split('|').map(str::trim).collect())
        .collect();
    let column = |head: &[&str], id: &str| head.iter().position(|&cell| cell == quoted(id));
    let has_all = |row: &&Vec<&str>| {
        let mut presets = R::PRESETS.iter();
        presets.all(|preset| column(row, preset.id).is_some())
    };
    let head = rows.iter().find(has_all).unwrap();
    for option in R::OPTIONS {
        let name = quoted(option.name);
        let mut told = rows.iter().filter(|row| row[0] == name);
        let row = told.clone().find(|row| row.len() == head.len());
        assert!(row.is_some(), "{name} has no row among the rule sets");
        let row = row.unwrap();
        for preset in R::PRESETS {
            let value = row[column(head, preset.id).unwrap()].trim_end_matches('¹');
            let wanted = option.get(&preset.rules).to_string();
            assert_eq!(value, wanted, "{name} of {}", preset.id);
        }
        let words: Vec<String> = option.words.iter().map(|word| quoted(word)).collect();
        assert!(
            told.any(|row| words.iter().all(|word| row[1].contains(word))),
            "the values of {name} are not told"
        );
        let told_there = section(doc, option.section).contains(name.trim_end_matches('`'));
        assert!(told_there, "§{} says nothing of {name}", option.section);
    }
}

#[test]
fn the_rules_of_every_game_tell_every_option_and_its_values() {
    for game in GameName::ALL {
        let games = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../games");
        let doc = games.join(game.game().name).join("docs/rules.md");
        let doc = fs::read_to_string(doc).unwrap();
        with_game!(game, P in programs => has_every_option_and_its_values::<Rules<P>>(&doc));
    }
}
