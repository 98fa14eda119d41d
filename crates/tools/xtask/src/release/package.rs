//! The package for npm: the folder of the games with the embedding element, the engine, and the metadata for npm.

use std::path::Path;

use anyhow::{Result, bail};
use xshell::cmd;

use crate::files::{self, Files};
use crate::making::{kept, made};
use crate::project::{WASM, path, shell};
use crate::wasm::{PROFILE, finish_fast, linked};
use crate::{finish, setup};

/// Whether a file is not part of the package: advice for hosts, and files that a host's own server makes.
fn is_for_hosts(name: &str) -> bool {
    name == "_headers" || finish::is_twin(name)
}

/// The embedding element as a script, and as the module in the package.
const ELEMENT: &str = "sahkku-embed.js";
const MODULE: &str = "sahkku-embed.mjs";

/// The element as a module. A script asks the page for its address; a module knows its own.
fn module(script: &str) -> Result<String> {
    let (asks, knows) = ("document.currentScript;", "{ src: import.meta.url };");
    if script.matches(asks).count() != 1 {
        bail!("{ELEMENT} does not ask once where it lies");
    }
    Ok(script.replace(asks, knows))
}

/// Writes the package into a folder, which is emptied first.
pub(super) fn write(files: &Files, folder: &Path) -> Result<()> {
    shell()?.remove_path(folder)?;
    for (name, contents) in files.iter().filter(|(name, _)| !is_for_hosts(name)) {
        files::write(&folder.join(name), contents)?;
    }
    let element = files::text_of(files, ELEMENT)?;
    files::write(&folder.join(MODULE), module(element)?)?;
    engine(folder)?;
    let description = include_str!("package.json").replace("VERSION", env!("CARGO_PKG_VERSION"));
    files::write(&folder.join("package.json"), description)
}

/// Builds the engine of all games: a WebAssembly program, and the module that loads it.
fn engine(folder: &Path) -> Result<()> {
    let sh = shell()?;
    let _alone = setup::lock()?;
    setup::for_programs()?;
    cmd!(
        sh,
        "cargo build --target {WASM} --profile {PROFILE} --package programs --features wasm"
    )
    .run()?;
    let (name, linked) = ("engine-wasm", linked(PROFILE, "engine-wasm"));
    kept(name, &files::read(&linked)?, |made| {
        finish_fast(name, &linked, made)
    })?;
    for (file, contents) in files::read_folder(&made(name))? {
        // With this name Node treats it as a module, whatever the package says.
        files::write(&folder.join(file.replace(".js", ".mjs")), contents)?;
    }
    for name in ["engine.mjs", "engine.d.mts"] {
        sh.copy_file(path("web/engine").join(name), folder)?;
    }
    Ok(())
}
