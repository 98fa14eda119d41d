//! Matches and engines that are interrupted, killed, or do not start.

use std::io::{BufRead as _, BufReader};
use std::path::Path;
use std::process::Child;
use std::sync::mpsc::{Receiver, RecvTimeoutError, channel};
use std::time::Duration;

use crate::common::{LAST, folder, has, quoted, sahkku, started, word};
use crate::matches::{PATIENCE, node, own};

#[cfg(unix)]
#[test]
fn an_interrupted_match_shows_what_it_has_and_how_to_go_on() {
    let path = folder("interrupted").join("pairs.jsonl");
    let waits = node("tests/engines/broken.mjs", &format!("waits {LAST}"));
    let interrupted = |more: &str| {
        let fixed = format!("--game {LAST} match --cap 20 --threads 1 --games 6 --patience 600");
        let words = format!("{fixed} --players random --engine {waits} {more}");
        let mut child = started(&words);
        let mut lines = BufReader::new(child.stderr.take().unwrap()).lines();
        assert_eq!(lines.next().unwrap().unwrap(), "waiting");
        let pid = rustix::process::Pid::from_child(&child);
        rustix::process::kill_process(pid, rustix::process::Signal::INT).unwrap();
        let output = child.wait_with_output().unwrap();
        assert_eq!(output.status.code(), Some(130));
        let told: Vec<String> = lines.map(Result::unwrap).collect();
        (String::from_utf8(output.stdout).unwrap(), told.join("\n"))
    };
    let (table, told) = interrupted("");
    has(&table, "\ngames         2 (seed 1");
    has(&table, "\nrandom ");
    let why = "sahkku: interrupted after 2 of 6 games; with --resume FILE";
    has(&told, why);
    let resume = format!("--resume {}", word(&path));
    for games in [2, 4] {
        let (table, told) = interrupted(&resume);
        has(&table, &format!("\ngames         {games} (seed 1"));
        let why = format!("interrupted after {games} of 6 games; the same command line goes on");
        has(&told, &why);
    }
    // Counts are only written for complete parts.
    let (counts, told) = interrupted("--format counts");
    assert_eq!(counts, "");
    has(&told, "after 2 of 6 games");
}

/// An engine that is a script, which has started a program that never ends. Both hold the standard error of the command.
#[cfg(unix)]
const WRAPPED: &str = "sh -c 'sleep 99999 & echo begun >&2; sleep 99999'";

/// A match with an engine, and the lines on its standard error.
fn match_with(engine: &str, words: &str) -> (Child, Receiver<String>) {
    let words = format!("{words} --games 2 --players random --engine {engine}");
    let mut child = started(&words);
    let (say, heard) = channel();
    let mut lines = BufReader::new(child.stderr.take().unwrap()).lines();
    std::thread::spawn(move || {
        while let Some(Ok(line)) = lines.next()
            && say.send(line).is_ok()
        {}
    });
    (child, heard)
}

/// Whether all holders of the other end have ended.
fn all_ended(heard: &Receiver<String>) -> bool {
    loop {
        match heard.recv_timeout(Duration::from_secs(60)) {
            Ok(_) => {}
            Err(why) => return why == RecvTimeoutError::Disconnected,
        }
    }
}

#[cfg(unix)]
#[test]
fn an_engine_in_a_script_is_killed_with_all_that_it_started() {
    let (mut child, heard) = match_with(&quoted(WRAPPED), "match --patience 0.3");
    assert!(!child.wait().unwrap().success());
    assert!(all_ended(&heard));
}

#[cfg(unix)]
#[test]
fn an_engine_ends_with_the_command_however_that_ends() {
    let (mut child, heard) = match_with(&quoted(WRAPPED), "match --patience 600");
    let begun = heard.recv_timeout(Duration::from_secs(60));
    assert_eq!(begun.as_deref(), Ok("begun"));
    child.kill().unwrap();
    child.wait().unwrap();
    assert!(all_ended(&heard));
}

#[test]
fn an_engine_that_cannot_start_ends_the_match() {
    let fails_within = |patience: &str, engine: &str, why: &str| {
        let fixed = "match --players random";
        let said = sahkku(&format!("{fixed} {patience} --engine {engine}"));
        has(&said.refused(), why);
    };
    let silent = node("tests/engines/broken.mjs", "silent");
    fails_within("--patience 0.3", &silent, "no answer to hello in time");
    let fails = |engine: &str, why: &str| fails_within(PATIENCE, engine, why);
    fails(&own(LAST, "easy"), "does not say that it plays sahkku");
    let program = word(Path::new(env!("CARGO_BIN_EXE_sahkku")));
    let version = quoted(format!("{program} --version"));
    fails(
        &version,
        "it ended (exit status: 0), and did not answer hello",
    );
}

#[test]
fn an_engine_that_does_not_go_is_ended_with_the_match() {
    let stays = node("tests/engines/broken.mjs", &format!("stays {LAST}"));
    let (mut child, heard) = match_with(&stays, &format!("--game {LAST} match --cap 0"));
    assert!(child.wait().unwrap().success());
    assert!(all_ended(&heard));
}
