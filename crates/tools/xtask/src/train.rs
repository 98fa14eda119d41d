//! `cargo xtask train`: computer players learn by self-play. What can be asked of it says `sahkku train --help`.

use std::process::ExitCode;

use anyhow::Result;

use crate::{process, project};

pub(crate) fn command(mut arguments: lexopt::Parser) -> Result<ExitCode> {
    process::run(
        process::cargo()
            .current_dir(project::root())
            .args(["run", "--quiet", "--profile", "play"])
            .args(["--package", "sahkku-cli", "--", "train"])
            .args(arguments.raw_args()?),
    )?;
    Ok(ExitCode::SUCCESS)
}
