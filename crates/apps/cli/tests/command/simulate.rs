//! `sahkku simulate`.

use std::fs;
use std::path::Path;
use std::process::{Command, Stdio};

use sahkku::{OPTIONS, PRESETS};
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
fn a_simulation_counts_every_game() {
    let arguments = [
        "simulate", "--games", "50", "--men", "greedy", "--check", "--format", "json",
    ];
    let rows: Value = serde_json::from_str(&sahkku(&arguments).fine()).unwrap();
    let row = &rows[0];
    let count = |name: &str| row[name].as_u64().unwrap();
    let ends = ["soldiers", "pieces", "queen", "blocked", "dead", "cap"].map(count);
    assert_eq!(ends.iter().sum::<u64>(), 50);
    assert_eq!(count("men_wins") + count("women_wins"), count("won"));
    assert_eq!(
        (&row["men_policy"], &row["women_policy"]),
        (&"greedy".into(), &"random".into())
    );
    // Whoever captures when it can beats whoever does not look.
    assert!(count("men_wins") > count("women_wins"), "{row}");
    let share = |name: &str| row[name].as_f64().unwrap();
    assert!(share("men_low") < share("men_share") && share("men_share") < share("men_high"));
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
fn a_simulation_of_every_option_is_a_table() {
    let out = sahkku(&["simulate", "--every-option", "--games", "1", "--cap", "50"]).fine();
    let mut lines = out.lines();
    let head = lines.next().unwrap();
    assert!(
        PRESETS.iter().all(|preset| head.contains(preset.id)),
        "{head}"
    );
    assert!(
        out.lines()
            .all(|line| line.matches('|').count() == PRESETS.len() + 2),
        "{out}"
    );
    for option in OPTIONS {
        assert!(
            out.contains(&format!("| {}=", option.name)),
            "{}",
            option.name
        );
    }
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
    for game in ["sahkku", "hnefatafl", "kotra"] {
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
    for game in ["sahkku", "hnefatafl", "kotra"] {
        sahkku(&["--game", game, "simulate", "--games", "0", "--rows", file]).fine();
        let rows = std::fs::read_to_string(file).unwrap();
        let (_, names) = rows.trim_end().split_once("games,").unwrap();
        let told = |name: &&str| doc.contains(*name);
        let untold: Vec<&str> = names.split(',').filter(|name| !told(name)).collect();
        assert_eq!(untold, [""; 0]);
    }
}

#[test]
fn rows_that_are_not_whole_never_have_their_name() {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("cut-off");
    let _ = fs::remove_dir_all(&folder);
    fs::create_dir_all(&folder).unwrap();
    let file = folder.join("games.parquet");
    let part = folder.join("games.parquet.part");
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
