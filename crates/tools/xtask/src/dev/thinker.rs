//! The thinker, built soon rather than small: optimised, for it has to play, but not as a whole.

use std::path::Path;

use anyhow::Result;

use crate::files::Files;
use crate::games::Game;
use crate::setup::WASM;
use crate::wasm::linked;
use crate::{files, process, project, thinker};

/// The cargo profile.
const PROFILE: &str = "play";

/// The names of its files.
pub(super) fn files(game: &Game) -> [String; 2] {
    let [_, _, script, module] = game.files();
    [script, module]
}

/// Builds them.
pub(super) fn build(game: &Game, wasm_bindgen: &Path) -> Result<Files> {
    let mut cargo = process::cargo();
    cargo
        .current_dir(project::root())
        .args(["build", "--quiet", "--target", WASM, "--profile", PROFILE])
        .args(["--package", game.thinker_package, "--bin", game.thinker]);
    process::heard(&mut cargo)?;
    let module = linked(PROFILE, game.thinker);
    let work = module.with_extension("bound");
    thinker::bind(wasm_bindgen, game, &module, &work)?;
    let made = files::read_folder(&work)?;
    let names = files(game);
    Ok(made
        .into_iter()
        .filter(|(name, _)| names.contains(name))
        .collect())
}
