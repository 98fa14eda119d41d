//! `cargo xtask train`: computer players learn by self-play. What can be asked of it stands in the trainer of each game.

use std::ffi::OsString;
use std::process::ExitCode;

use anyhow::{Result, bail};

use crate::{process, project};

pub(crate) fn command(mut arguments: lexopt::Parser) -> Result<ExitCode> {
    let mut rest: Vec<OsString> = arguments.raw_args()?.collect();
    let package = trainer(&mut rest)?;
    process::run(
        process::cargo()
            .current_dir(project::root())
            .args(["run", "--quiet", "--profile", "play"])
            .args(["--package", package, "--"])
            .args(rest),
    )?;
    Ok(ExitCode::SUCCESS)
}

/// The trainer of the game that `--game` names, sáhkku's if none is. The two words are taken out.
fn trainer(arguments: &mut Vec<OsString>) -> Result<&'static str> {
    let Some(at) = arguments.iter().position(|word| word == "--game") else {
        return Ok("sahkku-trainer");
    };
    let named: Vec<OsString> = arguments.drain(at..(at + 2).min(arguments.len())).collect();
    match named.get(1).and_then(|name| name.to_str()) {
        Some("sahkku") => Ok("sahkku-trainer"),
        Some("hnefatafl") => Ok("hnefatafl-trainer"),
        Some("kotra") => Ok("kotra-trainer"),
        _ => bail!("--game is sahkku, hnefatafl or kotra"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_game_decides_the_trainer_and_the_rest_is_passed_on() {
        let trainer = |line: &str| {
            let mut arguments = line.split_whitespace().map(OsString::from).collect();
            let package = trainer(&mut arguments).ok();
            (package, arguments.len())
        };
        assert_eq!(trainer("raisa --seed 1"), (Some("sahkku-trainer"), 3));
        assert_eq!(
            trainer("--game hnefatafl --seed 1"),
            (Some("hnefatafl-trainer"), 2)
        );
        assert_eq!(trainer("--game kotra"), (Some("kotra-trainer"), 0));
        assert_eq!(trainer("--seed 1 --game"), (None, 2));
        assert_eq!(trainer("--game chess"), (None, 0));
    }
}
