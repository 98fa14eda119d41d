//! The behaviour of the commands in every game.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use games::GAMES;
use serde_json::Value;

use crate::common::{Said, each_game, has, read, sahkku, values};

fn of(game: &str, words: &str) -> Said {
    sahkku(&format!("--game {game} {words}"))
}

/// The rule sets and their options, as `sahkku rules` prints them.
fn rule_sets(game: &str) -> Vec<Value> {
    let all = read(&of(game, "rules --json").fine());
    all.as_array().unwrap().clone()
}

#[test]
fn the_game_is_found_wherever_it_is_named() {
    each_game(|game| {
        let rules = of(game, "rules").fine();
        assert_eq!(sahkku(&format!("rules --game={game}")).fine(), rules);
        assert_eq!(sahkku(&format!("rules --game {game}")).fine(), rules);
    });
    assert_eq!(sahkku("rules").fine(), of(GAMES[0].name, "rules").fine());
    // Words after -- are input, such as a file with this name.
    assert_eq!(sahkku("replay -- --game=hnefatafl").code, Some(3));
}

#[test]
fn every_folder_of_a_game_has_a_line_in_the_registry() {
    let games = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../games");
    let folders = fs::read_dir(games).unwrap();
    let folders = folders.map(|folder| folder.unwrap().file_name().into_string().unwrap());
    let folders: BTreeSet<String> = folders.filter(|name| name != "registry").collect();
    let names = GAMES.iter().map(|game| game.name.to_owned());
    assert_eq!(folders, names.collect());
}

#[test]
fn help_shows_every_command_with_examples_that_work() {
    each_game(|game| {
        let help = of(game, "--help").fine();
        for part in [
            "Examples:",
            "Exit codes:",
            "130  interrupted",
            "docs/notation.md",
        ] {
            has(&help, part);
        }
        let mut examples = 0;
        for command in "rules moves replay perft trace simulate match bench".split(' ') {
            has(&help, command);
            let help = of(game, &format!("{command} --help")).fine();
            has(&help, "Examples:");
            has(&help, "--game");
            let quick = ["rules", "moves", "perft"].contains(&command);
            for line in help.lines().filter(|_| quick) {
                let Some(line) = line.trim().strip_prefix("sahkku ") else {
                    continue;
                };
                let said = sahkku(line);
                assert_eq!((said.code, said.err.as_str()), (Some(0), ""), "{line}");
                examples += 1;
            }
        }
        assert!(examples > 5, "{examples}");
    });
}

#[test]
fn every_change_is_of_one_option_and_every_option_is_changed() {
    each_game(|game| {
        let mut changed = BTreeSet::new();
        let all = rule_sets(game);
        for preset in &all {
            let preset = preset["id"].as_str().unwrap();
            let trace = format!("trace --rules {preset} --every-option --games 1 --cap 1");
            let lines = values(&of(game, &trace).fine());
            let mut options = lines.iter().filter_map(|line| line["options"].as_object());
            let usual = options.next().unwrap();
            for flipped in options {
                let differ = flipped
                    .iter()
                    .filter(|(name, value)| usual[*name] != **value);
                let differ: Vec<&String> = differ.map(|(name, _)| name).collect();
                let [name] = differ[..] else {
                    panic!("{differ:?}")
                };
                changed.insert(name.clone());
            }
        }
        assert_eq!(changed.len(), all[0]["options"].as_array().unwrap().len());
    });
}

#[test]
fn results_depend_on_the_seed_and_not_on_the_threads() {
    each_game(|game| {
        for (command, seed) in [
            ("trace --games 9", "--seed 5"),
            ("simulate --games 60", "--seed 5"),
            ("match --players easy,random --games 5", "--seed 3"),
        ] {
            let run = |more: &str| of(game, &format!("{command} {more}")).fine();
            let one = run(&format!("{seed} --threads 1"));
            assert_eq!(run(&format!("{seed} --threads 3")), one);
            assert_ne!(run("--seed 6"), one);
        }
        let trace = |games: u32| of(game, &format!("trace --games {games}")).fine();
        assert!(trace(3).starts_with(&trace(2)));
        assert_eq!(trace(0), "");
    });
}

#[test]
fn every_option_is_simulated_and_played() {
    each_game(|game| {
        let options = rule_sets(game)[0]["options"].as_array().unwrap().len();
        for command in [
            "simulate --check --cap 60 --games 1",
            "match --players random,random --cap 4 --games 2",
        ] {
            let csv = of(game, &format!("{command} --every-option --format csv")).fine();
            assert!(csv.lines().count() > options, "{csv}");
        }
    });
}

#[test]
fn bench_measures_every_rule_set() {
    each_game(|game| {
        let bench =
            |more: &str| of(game, &format!("bench --repeats 1 --milliseconds 1 {more}")).fine();
        let table = bench("");
        for preset in rule_sets(game) {
            let id = preset["id"].as_str().unwrap();
            has(&table, &format!("| {id} |"));
        }
        let rows = read(&bench("--format json"));
        for name in ["decisions_a_second", "actions_a_second"] {
            assert!(rows[0][name].as_f64().unwrap() > 0.0);
        }
    });
}
