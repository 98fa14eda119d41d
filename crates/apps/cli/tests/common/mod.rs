//! Runs the command as a shell would.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};

use games::GAMES;
use serde_json::Value;

pub(crate) use testkit::command::Said;

/// Runs `sahkku` with these words, which are split as by a shell.
pub(crate) fn sahkku(words: &str) -> Said {
    sahkku_reading(words, "")
}

/// Runs `sahkku` with these words and this standard input.
pub(crate) fn sahkku_reading(words: &str, input: impl AsRef<[u8]>) -> Said {
    let words = shlex::split(words).unwrap();
    let words: Vec<&str> = words.iter().map(String::as_str).collect();
    testkit::command::run(env!("CARGO_BIN_EXE_sahkku"), &words, input.as_ref())
}

/// Starts `sahkku` with these words and no input.
pub(crate) fn started(words: &str) -> Child {
    Command::new(env!("CARGO_BIN_EXE_sahkku"))
        .args(shlex::split(words).unwrap())
        .stdin(Stdio::null())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap()
}

/// A game that is not the usual one.
pub(crate) const LAST: &str = GAMES[GAMES.len() - 1].name;

/// Runs a test with the name of every game.
pub(crate) fn each_game(test: impl Fn(&str)) {
    GAMES.iter().for_each(|game| test(game.name));
}

#[track_caller]
pub(crate) fn has(text: &str, part: &str) {
    assert!(text.contains(part), "there is no {part:?} in {text}");
}

/// A text as one word of a command line.
pub(crate) fn quoted(text: impl AsRef<str>) -> String {
    shlex::try_quote(text.as_ref()).unwrap().into_owned()
}

/// A path as one word of a command line.
pub(crate) fn word(path: &Path) -> String {
    quoted(path.to_str().unwrap())
}

/// An empty folder for the files of a test.
pub(crate) fn folder(test: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(test);
    let _ = fs::remove_dir_all(&folder);
    fs::create_dir_all(&folder).unwrap();
    folder
}

pub(crate) fn read(text: &str) -> Value {
    serde_json::from_str(text).unwrap()
}

/// The objects of lines of JSON.
pub(crate) fn values(lines: &str) -> Vec<Value> {
    lines.lines().map(read).collect()
}

pub(crate) fn keys(value: &Value) -> Vec<&str> {
    let keys = value.as_object().unwrap().keys();
    let mut keys: Vec<&str> = keys.map(|key| &**key).collect();
    keys.sort_unstable();
    keys
}
