//! The engine of all games in the package for npm: a program of WebAssembly, and the module that holds it.

use std::path::Path;
use std::process::Command;

use anyhow::{Context, Result};

use crate::pins::Pins;
use crate::setup::WASM;
use crate::thinker::{PASSES, PROFILE};
use crate::tools::Tools;
use crate::wasm::{copy, linked, optimise};
use crate::{process, project, setup};

/// The files of the module, in `web/engine`.
const MODULE: [&str; 2] = ["engine.mjs", "engine.d.mts"];

/// Builds the engine into a folder.
pub(super) fn write(folder: &Path) -> Result<()> {
    let tools = {
        let _alone = setup::lock()?;
        Tools::set_up(&Pins::read()?)?
    };
    process::run(
        process::cargo()
            .current_dir(project::root())
            .args(["build", "--target", WASM, "--profile", PROFILE])
            .args(["--package", "engine-wasm"]),
    )?;
    let module = linked(PROFILE, "engine_wasm");
    let work = module.with_extension("bound");
    process::run(
        Command::new(&tools.wasm_bindgen)
            .args(["--target=web", "--no-typescript", "--out-name=engine-wasm"])
            .arg("--out-dir")
            .arg(&work)
            .arg(&module),
    )?;
    copy(
        &work.join("engine-wasm.js"),
        // Node takes it for a module by this name, whatever the package says.
        &folder.join("engine-wasm.mjs"),
    )?;
    let bound = "engine-wasm_bg.wasm";
    process::run(&mut optimise(
        &tools,
        PASSES,
        &work.join(bound),
        &folder.join(bound),
    ))?;
    for name in MODULE {
        let from = project::path("web/engine").join(name);
        copy(&from, &folder.join(name)).with_context(|| format!("copying {name}"))?;
    }
    Ok(())
}
