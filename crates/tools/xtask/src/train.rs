//! `cargo xtask train`: computer players learn by self-play. Each game has a program for it, its package `trainer`.

use std::ffi::OsString;
use std::process::ExitCode;

use anyhow::{Context, Result, bail};

use crate::games::GAMES;
use crate::{process, project};

pub(crate) fn command(mut arguments: lexopt::Parser) -> Result<ExitCode> {
    let (game, arguments) = split(arguments.raw_args()?)?;
    process::run(
        process::cargo()
            // The weights and logs of the project lie where they are looked for from here.
            .current_dir(project::root())
            .args(["run", "--quiet", "--profile", "play", "--package"])
            .arg(format!("{game}-trainer"))
            .arg("--bin")
            .arg(format!("{game}-trainer"))
            .arg("--")
            .args(arguments),
    )?;
    Ok(ExitCode::SUCCESS)
}

/// The game that is trained, the first if none is named, and what its program is told.
fn split(mut arguments: impl Iterator<Item = OsString>) -> Result<(&'static str, Vec<OsString>)> {
    let mut named = None;
    let mut rest = Vec::new();
    while let Some(word) = arguments.next() {
        let text = word.to_string_lossy();
        if text == "--game" {
            named = Some(arguments.next().context("--game needs a game")?);
        } else if let Some(name) = text.strip_prefix("--game=") {
            named = Some(name.into());
        } else {
            rest.push(word);
        }
    }
    let Some(named) = named else {
        return Ok((GAMES[0].id, rest));
    };
    match GAMES.iter().find(|game| named == game.id) {
        Some(game) => Ok((game.id, rest)),
        None => bail!("there is no game {}", named.display()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_game_has_a_program_that_trains_it() {
        for game in GAMES {
            let program = format!("crates/games/{}/trainer/src/main.rs", game.id);
            assert!(project::path(&program).is_file(), "{program}");
        }
    }
}
