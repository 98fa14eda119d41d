//! The recorded games, and the file that holds them.

use std::collections::BTreeSet;
use std::path::PathBuf;
use std::process::Command;
use std::{env, fs};

use hnefatafl::{Action, Side, Square};

use crate::Failure;

/// A move and what it captured, but for the king.
pub struct Move {
    /// The move.
    pub action: Action,
    /// The captured pieces.
    pub captured: BTreeSet<Square>,
}

/// How the record says that a game ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Ending {
    /// A side won.
    Won(Side),
    /// Nobody won.
    Drawn,
    /// The record stops before the end.
    Unfinished,
}

/// A recorded game.
pub struct Recorded {
    /// The moves.
    pub moves: Vec<Move>,
    /// Whether the game ended because a player's time was up.
    pub timed_out: bool,
    /// How it ended.
    pub ending: Ending,
}

/// The games in the package of the other engine.
///
/// # Errors
/// If cargo does not find the package, or the file is not there.
pub fn text() -> Result<String, Failure> {
    let file = package()?.join("resources/test/games/copenhagen.csv");
    fs::read_to_string(&file).map_err(|error| format!("{}: {error}", file.display()).into())
}

/// The folder into which cargo has put the package of the other engine.
fn package() -> Result<PathBuf, Failure> {
    let cargo = env::var_os("CARGO").unwrap_or_else(|| "cargo".into());
    let manifest = concat!(env!("CARGO_MANIFEST_DIR"), "/Cargo.toml");
    let output = Command::new(cargo)
        .args(["metadata", "--format-version=1", "--locked"])
        .args(["--manifest-path", manifest])
        .output()?;
    if !output.status.success() {
        return Err(String::from_utf8_lossy(&output.stderr).into());
    }
    let metadata: serde_json::Value = serde_json::from_slice(&output.stdout)?;
    let packages = metadata["packages"].as_array().into_iter().flatten();
    let manifest = packages
        .filter(|package| package["name"] == "hnefatafl" && package["version"] == "0.0.2")
        .find_map(|package| package["manifest_path"].as_str())
        .ok_or("cargo knows no package hnefatafl 0.0.2")?;
    let folder = PathBuf::from(manifest).parent().map(PathBuf::from);
    Ok(folder.ok_or("a package without a folder")?)
}

/// Reads the games, one to a line.
///
/// # Errors
/// If a line is no game.
pub fn read(text: &str) -> Result<Vec<Recorded>, Failure> {
    let numbered = text.lines().enumerate();
    numbered
        .map(|(number, line)| {
            read_game(line).map_err(|error| format!("line {}: {error}", number + 1).into())
        })
        .collect()
}

/// A game: its moves, how many captures each side suffered, and `Black` (the Muscovite), `White`
/// (the Swede), `Draw` or `Ongoing`. The counts say nothing that the moves do not.
fn read_game(line: &str) -> Result<Recorded, Failure> {
    let [moves, _, _, ending] = line.split(',').collect::<Vec<_>>()[..] else {
        return Err("four fields, separated by commas, make a game".into());
    };
    let (moves, timed_out) = match moves.strip_suffix("timeout") {
        Some(moves) => (moves, true),
        None => (moves, false),
    };
    Ok(Recorded {
        moves: moves
            .split_whitespace()
            .map(read_move)
            .collect::<Result<_, _>>()?,
        timed_out,
        ending: match ending {
            "Black" => Ending::Won(Side::Muscovite),
            "White" => Ending::Won(Side::Swede),
            "Draw" => Ending::Drawn,
            "Ongoing" => Ending::Unfinished,
            _ => return Err(format!("no way to end: {ending}").into()),
        },
    })
}

/// A move, written as `e3-d3xc3xd2`. A piece that is captured in two ways at once stands there twice.
fn read_move(text: &str) -> Result<Move, Failure> {
    let mut parts = text.split('x');
    let (from, to) = parts
        .next()
        .and_then(|action| action.split_once('-'))
        .ok_or_else(|| format!("no move: {text}"))?;
    Ok(Move {
        action: Action::new(from.parse()?, to.parse()?),
        captured: parts.map(str::parse).collect::<Result<_, _>>()?,
    })
}
