//! The thinker of a game: the program of its computer players, loaded when it is first wanted.

use std::path::Path;
use std::process::Command;

use anyhow::Result;

use crate::games::Game;
use crate::program::{Mode, copy, linked, optimise};
use crate::setup::WASM;
use crate::tools::Tools;
use crate::{process, project};

/// How wasm-opt makes it fast.
pub(crate) const PASSES: &[&str] = &["-O3"];

/// The cargo profile, which is for speed also where the page's program is built quickly.
pub(crate) const PROFILE: &str = "thinker";

/// Builds the thinker of a game into a folder.
pub(crate) fn build(tools: &Tools, mode: Mode, game: &Game, folder: &Path) -> Result<()> {
    process::run(
        process::cargo()
            .current_dir(project::root())
            .args(["build", "--target", WASM, "--profile", PROFILE])
            .args(["--package", game.thinker_package, "--bin", game.thinker]),
    )?;
    let module = linked(PROFILE, game.thinker);
    let work = module.with_extension("bound");
    process::run(
        Command::new(&tools.wasm_bindgen)
            .args(["--target=web", "--no-typescript"])
            .arg(format!("--out-name={}", game.thinker))
            .arg("--out-dir")
            .arg(&work)
            .arg(&module),
    )?;
    let script = format!("{}.js", game.thinker);
    copy(&work.join(&script), &folder.join(&script))?;
    let bound = format!("{}_bg.wasm", game.thinker);
    let (from, to) = (work.join(&bound), folder.join(&bound));
    match mode {
        Mode::Release => process::run(&mut optimise(tools, PASSES, &from, &to)),
        Mode::Debug => copy(&from, &to),
    }
}
