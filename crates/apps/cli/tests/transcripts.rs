//! Transcripts: command lines, what the command reads, and what it answers.
//!
//! A line with `$` is a command line. Lines with `<` are its standard input, lines with `!` its standard error, and `exit` is its
//! exit code unless that is 0. `SAHKKU_WRITE=1` writes the transcripts with the answers of today; look at the difference then.

use std::path::Path;
use std::{env, fs};

use crate::common::sahkku_reading;

/// The command line with its comment and its input, and all that the command answers.
fn answered(block: &str) -> String {
    let mut text = String::new();
    let (mut command, mut input) = ("", String::new());
    for line in block.lines() {
        match line.split_at_checked(2) {
            Some(("$ ", words)) => command = words,
            Some(("< ", read)) => input.push_str(&format!("{read}\n")),
            _ if line == "<" => input.push('\n'),
            _ if line.starts_with('#') => {}
            _ => continue,
        }
        text.push_str(&format!("{line}\n"));
    }
    let words = command.strip_prefix("sahkku").unwrap();
    let said = sahkku_reading(words, input);
    text.push_str(&said.out);
    for line in said.err.lines() {
        let line = format!("! {line}");
        text.push_str(&format!("{}\n", line.trim_end()));
    }
    match said.code {
        Some(0) => text,
        code => format!("{text}exit {}\n", code.unwrap()),
    }
}

fn check(name: &str) {
    let file = Path::new("tests/transcripts")
        .join(name)
        .with_extension("txt");
    let text = fs::read_to_string(&file).unwrap();
    // A block begins with its comment, or with its command line.
    let mut blocks: Vec<String> = Vec::new();
    let mut is_open = false;
    for line in text.lines() {
        let begins = line.starts_with("$ ") || line.starts_with("# ");
        if begins && !is_open {
            blocks.push(String::new());
        }
        is_open = line.starts_with("# ");
        blocks.last_mut().unwrap().push_str(&format!("{line}\n"));
    }
    let told: Vec<String> = blocks.iter().map(|block| answered(block)).collect();
    let told = told.join("\n");
    if env::var_os("SAHKKU_WRITE").is_some() {
        fs::write(&file, told).unwrap();
        return;
    }
    for (number, (shown, told)) in (1..).zip(text.lines().zip(told.lines())) {
        assert_eq!(told, shown, "{}, line {number}", file.display());
    }
    assert_eq!(told, text);
}

macro_rules! transcripts {
    ($($name:ident)*) => {
        $(#[test]
        fn $name() {
            check(stringify!($name));
        })*

        #[test]
        fn every_transcript_is_checked() {
            let count = fs::read_dir("tests/transcripts").unwrap().count();
            assert_eq!([$(stringify!($name)),*].len(), count);
        }
    };
}

transcripts! { command hnefatafl kotra letters moves perft replay rules trace }
