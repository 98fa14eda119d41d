//! `cargo xtask train`: computer players learn by self-play. What can be asked of it stands in `crates/trainer`.

use std::ffi::OsString;
use std::process::ExitCode;

use anyhow::Result;

use crate::{process, project};

pub(crate) fn command(mut arguments: lexopt::Parser) -> Result<ExitCode> {
    let rest: Vec<OsString> = arguments.raw_args()?.collect();
    process::run(
        process::cargo()
            .current_dir(project::root())
            .args(["run", "--quiet", "--profile", "play"])
            .args(["--package", "sahkku-trainer", "--"])
            .args(rest),
    )?;
    Ok(ExitCode::SUCCESS)
}
