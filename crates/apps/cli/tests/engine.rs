//! The engine protocol as `docs/engine.md` tells it, and matches over it with engines in another language.

use std::fs;
use std::io::{BufRead as _, BufReader};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::mpsc::{Receiver, RecvTimeoutError, channel};
use std::time::Duration;

use games::GAMES;
use serde_json::Value;

use crate::common::{Said, sahkku, sahkku_reading};

/// A game that is not the usual one.
const LAST: &str = GAMES[GAMES.len() - 1].name;

const DOC: &str = include_str!("../../../../docs/engine.md");

/// The blocks of the document with this word behind the three backticks, and what follows it.
fn blocks(kind: &str) -> Vec<(&'static str, &'static str)> {
    let blocks = DOC.split("\n```").skip(1).step_by(2);
    let blocks = blocks.filter_map(|block| {
        let (head, text) = block.split_once('\n')?;
        let (word, rest) = head.split_once(' ').unwrap_or((head, ""));
        (word == kind).then_some((rest, text))
    });
    blocks.collect()
}

fn here(path: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join(path)
}

/// The command line of a program in JavaScript.
fn node(path: &str, argument: &str) -> String {
    let path = here(path);
    let path = shlex::try_quote(path.to_str().unwrap())
        .unwrap()
        .into_owned();
    format!("node {path} {argument}")
}

fn random() -> String {
    node("../../../docs/engine/random.mjs", "")
}

/// The command line of our own engine.
fn own(game: &str, level: &str) -> String {
    let program = shlex::try_quote(env!("CARGO_BIN_EXE_sahkku")).unwrap();
    format!("{program} --game {game} engine --level {level}")
}

/// A folder for the records of one test.
fn folder(name: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = fs::remove_dir_all(&folder);
    folder
}

/// Two games between whoever `players` names, their records in `records`: what is said, and the one row of numbers.
fn match_of(game: &str, players: &[&str], records: &Path) -> (Said, Value) {
    let fixed = ["--game", game, "match", "--games", "2", "--format", "json"];
    let records = ["--records", records.to_str().unwrap()];
    let said = sahkku(&[&fixed[..], &records, players].concat());
    assert_eq!(said.code, Some(0), "{}", said.err);
    let rows: Value = serde_json::from_str(&said.out).unwrap();
    let row = rows[0].clone();
    (said, row)
}

/// The records of a match in their order, each checked by `sahkku replay`.
fn records(game: &str, folder: &Path) -> Vec<String> {
    let mut files: Vec<PathBuf> = fs::read_dir(folder)
        .unwrap()
        .map(|file| file.unwrap().path())
        .collect();
    files.sort();
    let checked = files.iter().map(|file| {
        sahkku(&["--game", game, "replay", "--quiet", file.to_str().unwrap()]).fine();
        fs::read_to_string(file).unwrap()
    });
    checked.collect()
}

#[test]
fn the_document_shows_what_engines_answer() {
    let transcripts = blocks("transcript");
    for game in GAMES.iter().map(|game| game.name) {
        assert!(transcripts.iter().any(|(head, _)| *head == game), "{game}");
    }
    for (game, text) in transcripts {
        let text = text.replace("VERSION", env!("CARGO_PKG_VERSION"));
        let lines = |mark: &str| {
            let marked = text.lines().filter_map(|line| line.strip_prefix(mark));
            marked
                .map(|line| format!("{}\n", line.trim_start()))
                .collect::<String>()
        };
        let said = sahkku_reading(&["--game", game, "engine"], lines(">").as_bytes());
        assert_eq!(said.fine(), lines("<"), "{game}");
        let marked = |line: &str| line.starts_with(['<', '>']);
        assert!(text.lines().all(marked), "{text}");
    }
}

#[test]
fn thinking_can_be_ended() {
    let think =
        |lines: &str| sahkku_reading(&["--game", "hnefatafl", "engine"], lines.as_bytes()).fine();
    let words = |out: &str| -> Vec<String> {
        let words = out.lines().filter_map(|line| line.split(' ').next());
        words.map(ToOwned::to_owned).collect()
    };
    // Without an end this would take for ever.
    let endless = format!("go work {}\n", u64::MAX);
    let stopped = think(&format!("{endless}ready\nstop\nstate\n"));
    assert_eq!(
        words(&stopped),
        ["value", "best", "ready", "state"],
        "{stopped}"
    );
    assert_eq!(think(&format!("{endless}ready\nquit\n")), "");
    let timed = think("go time 10\nready\n");
    assert_eq!(words(&timed), ["value", "best", "ready"], "{timed}");
}

#[test]
fn the_document_shows_an_engine_in_thirty_lines() {
    let file = fs::read_to_string(here("../../../docs/engine/random.mjs")).unwrap();
    assert!(file.lines().count() <= 30);
    assert!(blocks("js").contains(&("", file.trim_end())));
}

#[test]
fn an_engine_in_another_language_plays_ours_in_every_game() {
    for game in GAMES.iter().map(|game| game.name) {
        let play = |threads: &str, name: &str| {
            let folder = folder(&format!("{game}-{name}"));
            let own = own(game, "steady");
            let players = [
                "--engine",
                &random(),
                "--engine",
                &own,
                "--work",
                "100",
                "--threads",
                threads,
            ];
            let (said, row) = match_of(game, &players, &folder);
            assert_eq!(said.err, "");
            (row, records(game, &folder))
        };
        let (row, played) = play("1", "one");
        assert_eq!(
            (&row["games"], &row["first"]),
            (&2.into(), &"random".into())
        );
        assert_eq!(
            (&row["first_forfeits"], &row["second_forfeits"]),
            (&0.into(), &0.into())
        );
        assert_eq!(row["lost"], 2, "{row}");
        assert_eq!(played.len(), 2);
        let named = |record: &str, name: &str| record.lines().any(|line| line.ends_with(name));
        for record in &played {
            assert!(
                named(record, " random") && named(record, " steady"),
                "{record}"
            );
            assert!(record.contains("\nresult "), "{record}");
        }
        assert_eq!(play("2", "other"), (row, played), "{game}");
    }
}

/// Two games of an engine that breaks: each is lost with this reason, and the match has a result.
fn adjudicated(game: &str, how: &str, patience: &str, reason: &str) {
    let folder = folder(&format!("{game}-{how}"));
    let broken = node("tests/engines/broken.mjs", &format!("{how} {game}"));
    let players = [
        "--players",
        "random",
        "--engine",
        &broken,
        "--patience",
        patience,
    ];
    let (said, row) = match_of(game, &players, &folder);
    assert_eq!(
        (&row["won"], &row["second_forfeits"]),
        (&2.into(), &2.into()),
        "{row}"
    );
    let told: Vec<&str> = said.err.lines().collect();
    assert_eq!(told.len(), 2, "{}", said.err);
    for (number, line) in (1..).zip(told) {
        let begins = format!("sahkku: game {number} is lost by {how}: ");
        assert!(line.starts_with(&begins) && line.contains(reason), "{line}");
    }
    let played = records(game, &folder);
    assert_eq!(played.len(), 2);
    for record in played {
        assert!(record.contains(" resigned"), "{record}");
        let comment = record.lines().last().unwrap();
        assert!(
            comment.starts_with("# Adjudicated against ") && comment.contains(reason),
            "{comment}"
        );
    }
}

/// Long enough for Node to start on a busy machine.
const PATIENCE: &str = "20";

#[test]
fn an_engine_that_dies_loses() {
    for game in GAMES.iter().map(|game| game.name) {
        adjudicated(game, "dies", PATIENCE, "it ended, and did not answer go");
    }
}

#[test]
fn an_engine_that_answers_nonsense_loses() {
    for game in GAMES.iter().map(|game| game.name) {
        adjudicated(
            game,
            "nonsense",
            PATIENCE,
            "it answered \"castle  king side\"",
        );
    }
}

#[test]
fn an_engine_that_answers_what_is_not_legal_loses() {
    for game in GAMES.iter().map(|game| game.name) {
        adjudicated(game, "illegal", PATIENCE, "it answered \"");
    }
}

#[test]
fn an_engine_that_cannot_be_understood_loses() {
    adjudicated("sahkku", "nothing", PATIENCE, "it answered \"\"");
    adjudicated(
        LAST,
        "error",
        PATIENCE,
        "it answered \"error I have forgotten the rules\"",
    );
    adjudicated(
        "sahkku",
        "resignation",
        PATIENCE,
        "that is nothing to decide on",
    );
    adjudicated(
        "hnefatafl",
        "bytes",
        PATIENCE,
        "it wrote something that cannot be read",
    );
}

#[test]
fn an_engine_that_floods_its_driver_loses() {
    adjudicated("sahkku", "floods", PATIENCE, "it wrote 10000 lines");
    adjudicated(
        LAST,
        "long",
        PATIENCE,
        "it wrote something that cannot be read",
    );
}

#[test]
fn an_engine_that_hangs_is_not_waited_for() {
    adjudicated(
        "hnefatafl",
        "hangs",
        "10",
        "it gave no answer to go in time",
    );
}

/// An engine that is a script, which has started a program that never ends. Both hold the standard error of the command.
#[cfg(unix)]
const WRAPPED: &str = "sh -c 'sleep 99999 & echo begun >&2; sleep 99999'";

/// A match with an engine, and what is written to its standard error.
fn match_with(engine: &str, words: &[&str]) -> (Child, Receiver<String>) {
    let mut child = Command::new(env!("CARGO_BIN_EXE_sahkku"))
        .args(words)
        .args(["--games", "2", "--players", "random", "--engine", engine])
        .stdin(Stdio::null())
        .stdout(Stdio::null())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    let (say, heard) = channel();
    let mut lines = BufReader::new(child.stderr.take().unwrap()).lines();
    std::thread::spawn(move || {
        while let Some(Ok(line)) = lines.next()
            && say.send(line).is_ok()
        {}
    });
    (child, heard)
}

/// All who hold the other end have ended.
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
    let (mut child, heard) = match_with(WRAPPED, &["match", "--patience", "0.3"]);
    assert!(!child.wait().unwrap().success());
    assert!(all_ended(&heard));
}

#[cfg(unix)]
#[test]
fn an_engine_ends_with_the_command_however_that_ends() {
    let (mut child, heard) = match_with(WRAPPED, &["match", "--patience", "600"]);
    let begun = heard.recv_timeout(Duration::from_secs(60));
    assert_eq!(begun.as_deref(), Ok("begun"));
    child.kill().unwrap();
    child.wait().unwrap();
    assert!(all_ended(&heard));
}

#[test]
fn an_engine_that_cannot_start_ends_the_match() {
    let fails = |engine: &str, why: &str| {
        let arguments = [
            "match",
            "--players",
            "random",
            "--patience",
            "0.3",
            "--engine",
            engine,
        ];
        let said = sahkku(&arguments).refused();
        assert!(said.contains(engine) && said.contains(why), "{said}");
    };
    fails("no-such-program --fast", "cannot be started");
    fails(
        &node("tests/engines/broken.mjs", "silent"),
        "no answer to hello in time",
    );
    fails("'node", "a quotation mark may be missing");
    fails(&own(LAST, "easy"), "does not say that it plays sahkku");
    fails(
        &format!("{} --version", env!("CARGO_BIN_EXE_sahkku")),
        "it ended, and did not answer hello",
    );
}

#[test]
fn two_play_a_match() {
    for players in ["easy", "easy,easy,easy"] {
        let said = sahkku(&["match", "--players", players]);
        assert_eq!(said.code, Some(2), "{}", said.err);
    }
    assert_eq!(sahkku(&["match"]).code, Some(2));
    let out = sahkku(&["match", "--players", "greedy,random", "--games", "2"]).fine();
    assert!(
        out.contains("greedy against random") && out.contains("as women"),
        "{out}"
    );
}

#[test]
fn an_engine_that_does_not_go_is_ended_with_the_match() {
    let stays = node("tests/engines/broken.mjs", &format!("stays {LAST}"));
    let (mut child, heard) = match_with(&stays, &["--game", LAST, "match", "--cap", "0"]);
    assert!(child.wait().unwrap().success());
    assert!(all_ended(&heard));
}

#[test]
fn help_shows_the_commands_of_the_protocol() {
    for game in GAMES.iter().map(|game| game.name) {
        let help = sahkku(&["--game", game, "engine", "--help"]).fine();
        for command in ["hello 1", "position POSITION", "evaluate", "stop", "quit"] {
            assert!(help.contains(command), "{command}: {help}");
        }
        let help = sahkku(&["--game", game, "match", "--help"]).fine();
        for word in [
            "--engine",
            "--patience",
            "--records",
            "two-ply",
            "racer",
            "greedy",
        ] {
            let own = ["two-ply", "racer", "greedy"].contains(&word);
            assert!(own || help.contains(word), "{word}: {help}");
        }
    }
}
