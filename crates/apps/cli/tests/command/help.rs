//! The help, and command lines that nothing can be done with.

use std::io::Read;
use std::process::{Command, Stdio};

use games::GAMES;

use crate::common::sahkku;

#[test]
fn help_shows_examples_and_exit_codes() {
    let help = sahkku(&["--help"]).fine();
    for part in [
        "Examples:",
        "Exit codes:",
        "130  interrupted",
        "sahkku moves start",
        "crates/games/sahkku/docs/notation.md",
    ] {
        assert!(help.contains(part), "{part}");
    }
    for command in [
        "rules", "moves", "replay", "perft", "trace", "simulate", "bench",
    ] {
        assert!(help.contains(command));
        assert!(
            sahkku(&[command, "--help"]).fine().contains("Examples:"),
            "{command}"
        );
    }
}

#[test]
fn the_examples_of_the_help_work() {
    let commands = ["", "rules", "moves", "perft"];
    for command in commands {
        let help = sahkku(
            &[&[command][..], &["--help"]]
                .concat()
                .iter()
                .filter(|word| !word.is_empty())
                .copied()
                .collect::<Vec<_>>(),
        )
        .fine();
        let examples = help
            .lines()
            .filter_map(|line| line.trim().strip_prefix("sahkku "))
            .filter(|line| ["rules", "moves", "perft"].contains(&line.split(' ').next().unwrap()))
            .map(|line| line.split("   ").next().unwrap());
        for example in examples {
            let words = shell_words(example);
            let words: Vec<&str> = words.iter().map(String::as_str).collect();
            let said = sahkku(&words);
            assert_eq!((said.code, said.err.as_str()), (Some(0), ""), "{example}");
        }
    }
}

/// Words of a command line, some of them in single quotes.
fn shell_words(line: &str) -> Vec<String> {
    line.split('\'')
        .enumerate()
        .flat_map(|(n, part)| match n % 2 {
            0 => part.split_whitespace().map(str::to_owned).collect(),
            _ => vec![part.to_owned()],
        })
        .collect()
}

#[test]
fn shells_know_what_every_game_takes() {
    for shell in ["bash", "elvish", "fish", "powershell", "zsh"] {
        let script = sahkku(&["completions", shell]).fine();
        // Options that one game each has alone.
        for option in ["women", "muscovite", "turns"] {
            assert!(script.contains(option), "{shell}: {option}");
        }
        for game in GAMES {
            let of_game = sahkku(&["--game", game.name, "completions", shell]).fine();
            assert_eq!(of_game, script);
        }
    }
}

#[test]
fn the_manual_has_a_page_for_every_command() {
    assert!(sahkku(&["man"]).fine().contains(".TH sahkku 1"));
    let page = sahkku(&["man", "moves", "--game", "hnefatafl"]).fine();
    for part in [
        "sahkku\\-moves",
        "MOVE",
        "sahkku \\-\\-game hnefatafl moves start",
    ] {
        assert!(page.contains(part), "{part}: {page}");
    }
    let said = sahkku(&["man", "dance"]);
    assert_eq!(said.code, Some(2));
    assert!(said.err.contains("rules, moves"), "{}", said.err);
}

#[test]
fn a_wrong_command_line_ends_with_2() {
    for arguments in [
        &["dance"][..],
        &["perft", "start"],
        &["perft", "start", "many"],
        &["perft", "start", "-1"],
        &["trace", "--games", "x"],
        &["simulate", "--men", "wizard"],
        &["moves", "start", "--why", "b9"],
        &["bench", "--repeats", "0"],
        &["trace", "--threads", "5000"],
        &["simulate", "--part", "1/2"],
        &["simulate", "--games", "18446744073709551615"],
        &[],
    ] {
        let said = sahkku(arguments);
        assert_eq!(said.code, Some(2), "{arguments:?}");
        assert!(said.out.is_empty() && !said.err.is_empty(), "{arguments:?}");
    }
}

#[test]
fn nobody_reading_the_output_is_no_trouble() {
    let mut child = Command::new(env!("CARGO_BIN_EXE_sahkku"))
        .args(["trace", "--rules", "maze", "--games", "1000"])
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    let mut first = [0; 10];
    child.stdout.take().unwrap().read_exact(&mut first).unwrap();
    let output = child.wait_with_output().unwrap();
    assert_eq!(output.status.code(), Some(0));
    assert_eq!(String::from_utf8(output.stderr).unwrap(), "");
}

#[cfg(target_os = "linux")]
#[test]
fn a_full_disk_ends_with_3() {
    let full = std::fs::File::options()
        .write(true)
        .open("/dev/full")
        .unwrap();
    let output = Command::new(env!("CARGO_BIN_EXE_sahkku"))
        .arg("rules")
        .stdout(full)
        .output()
        .unwrap();
    assert_eq!(output.status.code(), Some(3));
    let complaint = String::from_utf8(output.stderr).unwrap();
    assert!(
        complaint.starts_with("sahkku: the output cannot be written"),
        "{complaint}"
    );
}
