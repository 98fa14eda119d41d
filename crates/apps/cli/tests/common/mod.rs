//! Runs the command as a shell would.

use std::fs;
use std::path::{Path, PathBuf};

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
    let mut keys: Vec<&str> = value
        .as_object()
        .unwrap()
        .keys()
        .map(|key| &**key)
        .collect();
    keys.sort_unstable();
    keys
}
