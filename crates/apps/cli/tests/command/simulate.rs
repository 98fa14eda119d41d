//! `sahkku simulate`.

use std::fs;
use std::path::Path;
use std::process::{Command, Stdio};

use games::GAMES;
use serde_json::Value;

use crate::common::sahkku;

#[test]
fn simulations_are_the_same_whatever_the_threads() {
    let simulate = |threads| {
        let arguments = [
            "simulate",
            "--rules",
            "raisa",
            "--games",
            "60",
            "--threads",
            threads,
        ];
        sahkku(&arguments).fine()
    };
    assert_eq!(simulate("1"), simulate("4"));
}

#[test]
fn a_simulation_as_csv_has_as_many_values_as_names() {
    let out = sahkku(&[
        "simulate",
        "--games",
        "5",
        "--set",
        "columns=9",
        "--format",
        "csv",
    ])
    .fine();
    let lines: Vec<&str> = out.lines().collect();
    assert_eq!(lines.len(), 2);
    assert_eq!(lines[0].split(',').count(), lines[1].split(',').count());
    assert!(
        lines[1].starts_with("lagesvuotna columns=9,lagesvuotna,"),
        "{out}"
    );
}

#[test]
fn no_games_are_no_trouble() {
    assert!(
        sahkku(&["simulate", "--games", "0"])
            .fine()
            .contains("games         0")
    );
    assert_eq!(sahkku(&["trace", "--games", "0"]).fine(), "");
}

#[test]
fn every_measure_is_defined_in_the_document_and_in_the_help() {
    let doc = include_str!("../../../../../docs/research.md");
    for game in GAMES.iter().map(|game| game.name) {
        let simulate = ["--game", game, "simulate"];
        let help = sahkku(&[&simulate[..], &["--help"]].concat()).fine();
        let json = ["--games", "1", "--format", "json"];
        let rows = sahkku(&[&simulate[..], &json].concat()).fine();
        let rows: Value = serde_json::from_str(&rows).unwrap();
        let names = rows[0].as_object().unwrap().keys();
        let measures = names.filter(|name| name.starts_with(char::is_uppercase));
        let measures: Vec<&String> = measures.collect();
        assert_eq!(measures.len(), 23);
        for name in measures {
            assert!(doc.contains(name.as_str()), "{name}");
            let stem = ["DurationMoves", "DurationTurns"]
                .into_iter()
                .find(|stem| name.starts_with(stem));
            assert!(help.contains(stem.unwrap_or(name)), "{name}");
        }
    }
}

#[test]
fn every_column_of_rows_is_in_the_document() {
    let doc = include_str!("../../../../../docs/research.md");
    let file = concat!(env!("CARGO_TARGET_TMPDIR"), "/columns.csv");
    for game in GAMES.iter().map(|game| game.name) {
        sahkku(&["--game", game, "simulate", "--games", "0", "--rows", file]).fine();
        let text = fs::read_to_string(file).unwrap();
        let names = text.trim_end().split(',');
        // What comes before is the run, which depends on the game.
        let of_a_game = names.skip_while(|name| *name != "games").skip(1);
        let untold: Vec<&str> = of_a_game.filter(|name| !doc.contains(*name)).collect();
        assert_eq!(untold, [""; 0]);
    }
}

#[test]
fn rows_that_are_not_whole_never_have_their_name() {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("cut-off");
    let _ = fs::remove_dir_all(&folder);
    fs::create_dir_all(&folder).unwrap();
    let file = folder.join("games.csv");
    let part = folder.join("games.csv.part");
    let mut child = Command::new(env!("CARGO_BIN_EXE_sahkku"))
        .args(["simulate", "--games", "100000000", "--rows"])
        .arg(&file)
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .spawn()
        .unwrap();
    while !part.exists() {
        assert_eq!(child.try_wait().unwrap(), None, "it has ended");
        std::thread::yield_now();
    }
    child.kill().unwrap();
    child.wait().unwrap();
    assert!(!file.exists());
    let whole = file.to_str().unwrap();
    sahkku(&["simulate", "--games", "10", "--rows", whole]).fine();
    assert!(file.exists() && !part.exists());
}
