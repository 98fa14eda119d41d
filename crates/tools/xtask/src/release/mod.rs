//! `cargo xtask dist`: the games in the forms for distribution.

mod package;
mod single;

use anyhow::Result;
use xshell::cmd;

use crate::files::{self, Files};
use crate::games;
use crate::project::{path, shell};

/// Files for shells and readers of manuals, and the arguments with which the command writes each.
const SHELL: [(&str, &[&str]); 4] = [
    ("sahkku.bash", &["completions", "bash"]),
    ("_sahkku", &["completions", "zsh"]),
    ("sahkku.fish", &["completions", "fish"]),
    ("sahkku.1", &["man"]),
];

pub(crate) fn make(files: &Files) -> Result<()> {
    let (sh, release, games) = (shell()?, path("release"), games::in_bundle());
    for &game in &games {
        files::write(
            &release.join(game.single()),
            single::page(files, game, &games)?,
        )?;
    }
    package::write(files, &release.join("npm"))?;
    for (name, words) in SHELL {
        let text = cmd!(sh, "cargo run --quiet --package sahkku-cli -- {words...}").read()?;
        files::write(&release.join("shell").join(name), text + "\n")?;
    }
    Ok(())
}
