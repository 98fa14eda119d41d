//! The starts of games: at home, or at positions of a file.

use std::path::PathBuf;

use clap::Args;
use kotra::{After, Judge, Position, Rules, Setup, SetupSide, Side, Units, Unused};
use serde::Deserialize;
use serde_json::{Map, Value};

use super::Kotra;
use crate::counts::checksum;
use crate::failure::Failure;
use crate::playout::Settings;
use crate::rule_choice;
use crate::starts::{StartOptions, Starts};
use crate::text_file;

type Chosen = rule_choice::Chosen<Kotra>;

/// The longest file of positions that is read, in bytes.
const LIMIT: usize = 1 << 28;

#[derive(Args)]
pub(crate) struct From {
    /// Begins each game at a line of this file, `{"options":…,"position":…}` as in a trace; - for
    /// standard input
    ///
    /// The game with number 0 begins at the first line, and when all lines have been used it is the
    /// turn of the first again. The position is one before a throw. Options that a line leaves out
    /// are as for the other games. A changed option of --every-option is changed in every line that
    /// can stand so.
    #[arg(long, value_name = "FILE")]
    from: Option<PathBuf>,
}

impl StartOptions<Kotra> for From {
    /// The description of the positions: home, or the checksum of their file.
    fn starts(&self, cases: Vec<Chosen>) -> Result<(Vec<Starts<Kotra>>, Settings), Failure> {
        let told = |from| vec![("from".to_owned(), from)];
        let Some(file) = &self.from else {
            let starts = cases.into_iter().map(Starts::usual).collect();
            return Ok((starts, told("home".to_owned())));
        };
        let (name, text) = text_file::read(file, "a list of positions", LIMIT)?;
        let mut starts = Vec::new();
        for case in cases {
            let set_up = read(&name, &text, &case)?;
            // The changed option may make every line impossible.
            if !set_up.is_empty() {
                starts.push(Starts { case, set_up });
            }
        }
        Ok((starts, told(format!("crc32 {:08x}", checksum(&text)))))
    }
}

fn read(name: &str, text: &str, case: &Chosen) -> Result<Vec<(Chosen, Position)>, Failure> {
    let mut starts = Vec::new();
    for (n, line) in text.lines().enumerate() {
        let start = read_line(line.trim_matches(game::is_blank), case);
        let refused = |why| Failure::refused(name, format_args!("line {}: {why}", n + 1));
        starts.extend(start.map_err(refused)?);
    }
    if game::trimmed(text).is_empty() {
        return Err(Failure::refused(
            name,
            "there is no position in it; give one on each line",
        ));
    }
    Ok(starts)
}

/// The rules and the position of a line; `None` if the changed option makes the position impossible.
fn read_line(line: &str, case: &Chosen) -> Result<Option<(Chosen, Position)>, String> {
    let line: Line = serde_json::from_str(line).map_err(|error| {
        let told = error.to_string();
        // It is always in the first line of this text.
        let what = told.split(" at line ").next().unwrap_or_default();
        format!("column {}: {what}", error.column())
    })?;
    let mut rules = *case.rules();
    for (name, value) in &line.options {
        let text = match value {
            Value::String(text) => text.clone(),
            other => other.to_string(),
        };
        set(&mut rules, name, &text)?;
    }
    if let Some((name, value)) = case.flip {
        set(&mut rules, name, value)?;
    }
    let judge = Judge::new(rules);
    match judge.set_up(&line.position.setup()?) {
        Ok(position) => Ok(Some((Chosen { judge, ..*case }, position))),
        // The unchanged case came first, and refused positions that are impossible on their own.
        Err(_) if case.flip.is_some() => Ok(None),
        Err(error) => Err(error.to_string()),
    }
}

fn set(rules: &mut Rules, name: &str, text: &str) -> Result<(), String> {
    let done = rules.set(name, text);
    done.map_err(|_| format!("there is no option {name}={text}"))
}

#[derive(Deserialize)]
struct Line {
    options: Map<String, Value>,
    position: PositionLine,
}

#[derive(Deserialize)]
#[serde(remote = "SetupSide", deny_unknown_fields)]
struct CheckersLine {
    points: [u8; 24],
    hit: u8,
    off: u8,
    five_out: bool,
    open_band: bool,
    thrown_before: bool,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct PositionLine {
    turn: Side,
    first: Side,
    #[serde(with = "CheckersLine")]
    white: SetupSide,
    #[serde(with = "CheckersLine")]
    black: SetupSide,
    throw: Vec<u8>,
    unused: Vec<u8>,
    after: Option<AfterLine>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct AfterLine {
    side: Side,
    left: u8,
    value: u16,
}

impl PositionLine {
    fn setup(self) -> Result<Setup, String> {
        if !self.throw.is_empty() || !self.unused.is_empty() {
            return Err("the throw must be empty".to_owned());
        }
        let other = |after: &AfterLine| after.side != self.turn;
        if self.after.as_ref().is_some_and(other) {
            return Err("the side of the after-throws must be the one to move".to_owned());
        }
        let after = self.after.map(|AfterLine { left, value, .. }| After {
            left,
            value: Units::whole(value),
        });
        Ok(Setup {
            sides: [self.white, self.black],
            turn: self.turn,
            first: self.first,
            throw: None,
            unused: Unused::NONE,
            after,
        })
    }
}
