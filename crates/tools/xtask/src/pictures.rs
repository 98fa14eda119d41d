//! `cargo xtask pictures`: renews the pictures that the tests of the look compare with, the sheet of them in the
//! documentation, the films of a first game and of a visitor who comes back, and the picture of a game.

use std::process::ExitCode;

use anyhow::Result;

use crate::pins::Pins;
use crate::{bundle, on_page, process, project, report};

pub(crate) fn command(mut arguments: lexopt::Parser) -> Result<ExitCode> {
    if let Some(argument) = arguments.next()? {
        return Err(argument.unexpected().into());
    }
    let pins = Pins::read()?;
    bundle::built()?;
    let node = || on_page::node(&pins, &project::dist());
    report::step("The pictures in tests/looks", || {
        process::run(node()?.args([
            "node_modules/@playwright/test/cli.js",
            "test",
            "browser/looks.spec.ts",
            "--workers=1",
            "--update-snapshots=all",
        ]))
    })?;
    report::step("The sheet in docs/pictures", || {
        process::run(node()?.arg("pictures/sheet.mjs"))
    })?;
    report::step("The films", || {
        process::run(
            node()?
                .args(["node_modules/@playwright/test/cli.js", "test"])
                .args(["browser/films.spec.ts", "--project=laptop", "--workers=1"])
                .env("SAHKKU_FILMS", "1"),
        )
    })?;
    report::step("The picture of a game", || {
        process::run(node()?.arg("pictures/game.mjs"))
    })?;
    println!("Look at docs/pictures before you commit.");
    Ok(ExitCode::SUCCESS)
}
