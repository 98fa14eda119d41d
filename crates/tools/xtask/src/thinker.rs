//! The thinker of a game: the program of its computer players, loaded when it is first wanted.

use std::fs;
use std::path::Path;
use std::process::Command;

use anyhow::{Context, Result};

use crate::cores::on_a_core;
use crate::games::Game;
use crate::setup::WASM;
use crate::tools::Tools;
use crate::wasm::{copy, linked, optimise, with_nameless_paths};
use crate::{made, process, project};

/// How wasm-opt makes it fast.
pub(crate) const PASSES: &[&str] = &["-O3"];

/// The cargo profile, which is for speed.
pub(crate) const PROFILE: &str = "thinker";

/// Compiles the thinker of a game.
pub(crate) fn compile(game: &Game) -> Result<Vec<u8>> {
    let mut cargo = process::cargo();
    cargo
        .current_dir(project::root())
        .args(["build", "--target", WASM, "--profile", PROFILE])
        .args(["--package", game.thinker_package, "--bin", game.thinker]);
    with_nameless_paths(&mut cargo);
    process::run(&mut cargo)?;
    let module = linked(PROFILE, game.thinker);
    fs::read(&module).with_context(|| format!("reading {}", module.display()))
}

/// Makes the files of the bundle of it.
pub(crate) fn finish(tools: &Tools, game: &Game, module: &[u8]) -> Result<()> {
    made::made(game.thinker, module, |folder| {
        let linked = linked(PROFILE, game.thinker);
        let work = linked.with_extension("bound");
        bind(&tools.wasm_bindgen, game.thinker, &linked, &work)?;
        let [_, _, script, module] = game.files();
        copy(&work.join(&script), &folder.join(&script))?;
        let mut command = optimise(tools, PASSES, &work.join(&module), &folder.join(&module));
        on_a_core(|| process::run(&mut command))
    })
}

/// Makes the script of this name through which a module calls the browser, in a folder with the module.
pub(crate) fn bind(wasm_bindgen: &Path, name: &str, module: &Path, folder: &Path) -> Result<()> {
    process::run(
        Command::new(wasm_bindgen)
            .args(["--target=web", "--no-typescript"])
            .arg(format!("--out-name={name}"))
            .arg("--out-dir")
            .arg(folder)
            .arg(module),
    )
}
