//! The command itself: wrong command lines, its output, the manual, completions, and the columns of a simulation.

use std::fs;
use std::io::Read;
use std::process::Command;

use games::GAMES;

use crate::common::{each_game, folder, has, read, sahkku, started, word};

#[test]
fn shells_know_what_every_game_takes() {
    for shell in ["bash", "elvish", "fish", "powershell", "zsh"] {
        let script = sahkku(&format!("completions {shell}")).fine();
        // Options that only one game has.
        for option in ["women", "muscovite", "turns"] {
            has(&script, option);
        }
        for game in GAMES {
            let of_game = format!("--game {} completions {shell}", game.name);
            assert_eq!(sahkku(&of_game).fine(), script);
        }
    }
}

#[test]
fn the_manual_has_a_page_for_every_command() {
    assert!(sahkku("man").fine().contains(".TH sahkku 1"));
    let page = sahkku("man moves --game hnefatafl").fine();
    for part in [
        "sahkku\\-moves",
        "MOVE",
        "sahkku \\-\\-game hnefatafl moves start",
    ] {
        has(&page, part);
    }
}

#[test]
fn nobody_reading_the_output_is_no_trouble() {
    let mut child = started("trace --rules maze --games 1000");
    let mut first = [0; 10];
    child.stdout.take().unwrap().read_exact(&mut first).unwrap();
    let output = child.wait_with_output().unwrap();
    assert_eq!(output.status.code(), Some(0));
    assert_eq!(String::from_utf8(output.stderr).unwrap(), "");
}

#[cfg(target_os = "linux")]
#[test]
fn a_full_disk_ends_with_3() {
    let full = fs::File::options().write(true).open("/dev/full").unwrap();
    let mut rules = Command::new(env!("CARGO_BIN_EXE_sahkku"));
    let output = rules.arg("rules").stdout(full).output().unwrap();
    assert_eq!(output.status.code(), Some(3));
    let complaint = String::from_utf8(output.stderr).unwrap();
    has(&complaint, "sahkku: the output cannot be written");
}

#[test]
fn every_measure_and_column_is_defined_in_the_document() {
    let doc = include_str!("../../../../docs/research.md");
    let file = folder("columns").join("columns.csv");
    each_game(|game| {
        let simulate = |more: &str| sahkku(&format!("--game {game} simulate {more}")).fine();
        let help = simulate("--help");
        let rows = read(&simulate("--games 1 --format json"));
        let names = rows[0].as_object().unwrap().keys();
        let measures: Vec<&String> = names
            .filter(|name| name.starts_with(char::is_uppercase))
            .collect();
        assert_eq!(measures.len(), 23);
        for name in measures {
            has(doc, name);
            let stems = ["DurationMoves", "DurationTurns"];
            let stem = stems.into_iter().find(|stem| name.starts_with(stem));
            has(&help, stem.unwrap_or(name));
        }
        simulate(&format!("--games 0 --rows {}", word(&file)));
        let text = fs::read_to_string(&file).unwrap();
        // The columns before these describe the run, which depends on the game.
        let names = text.trim_end().split(',');
        let names = names.skip_while(|name| *name != "games");
        let untold: Vec<&str> = names.filter(|name| !doc.contains(*name)).collect();
        assert_eq!(untold, [""; 0]);
    });
}

#[test]
fn rows_that_are_not_whole_never_have_their_name() {
    let folder = folder("cut-off");
    let [file, part] = ["games.csv", "games.csv.part"].map(|name| folder.join(name));
    let rows = word(&file);
    let mut child = started(&format!("simulate --games 100000000 --rows {rows}"));
    while !part.exists() {
        assert_eq!(child.try_wait().unwrap(), None, "it has ended");
        std::thread::yield_now();
    }
    child.kill().unwrap();
    child.wait().unwrap();
    assert!(!file.exists());
    sahkku(&format!("simulate --games 10 --rows {rows}")).fine();
    assert!(file.exists() && !part.exists());
}
