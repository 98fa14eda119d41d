//! The release bundle: built by Trunk, and only when something it is made of has changed.

use std::env;
use std::fs;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context, Result};

use crate::files::{self, Files};
use crate::making::{self, Coming};
use crate::pins::Pins;
use crate::tools::Tools;
use crate::{
    finish, fonts, games, joining, minify, naming, process, project, report, setup, sources,
};

/// Builds the bundle where it is not up to date, after setting up what that needs, and gives its files.
pub(crate) fn built() -> Result<Files> {
    let _alone = setup::lock()?;
    let pins = Pins::read()?;
    let stamp = project::tools().join("dist.stamp");
    let recipe = fingerprint(&sources::files()?)?;
    let up_to_date = |files: &Files| {
        let seal = fs::read_to_string(&stamp).unwrap_or_default();
        !files.is_empty() && seal == seal_of(recipe, files)
    };
    let present = files::read_folder(&project::dist()).unwrap_or_default();
    if up_to_date(&present) {
        println!("The bundle in dist/ is up to date.");
        return Ok(present);
    }
    pins.check_lock_file()?;
    setup::node(&pins)?;
    setup::wasm_target()?;
    let tools = Coming::new(|| Tools::set_up(&pins));
    making::make(&games::in_bundle(), &tools)?;
    report::step("The bundle, built by Trunk", || build(tools.get()?, &pins))?;
    report::table();
    let files = files::read_folder(&project::dist())?;
    fs::write(&stamp, seal_of(recipe, &files)).context("writing .tools/dist.stamp")?;
    Ok(files)
}

fn build(tools: &Tools, pins: &Pins) -> Result<()> {
    let mut trunk = trunk(&tools.trunk, &tools.wasm_bindgen)?;
    process::run(trunk.args(["build", "--release"]).env(making::MADE, "1"))?;
    fonts::write(&project::dist())?;
    let files = files::read_folder(&project::dist())?;
    let minified = |name: &str, text: &str| minify::minified(&tools.esbuild, name, text);
    let games = games::in_bundle();
    naming::by_contents(&project::dist(), &games, &files, &minified)?;
    joining::join(&project::dist(), &games, &minified)?;
    finish::finish(&project::dist(), &games)?;
    // Cargo writes the lock file while it builds, so this is when it can be trusted.
    pins.check_lock_file()
}

/// Trunk, whose hooks (see Trunk.toml) find this very program and wasm-bindgen on their search path.
pub(crate) fn trunk(trunk: &Path, wasm_bindgen: &Path) -> Result<Command> {
    let own = env::current_exe().context("asking where this program is")?;
    let folders = [own.as_path(), wasm_bindgen].into_iter();
    let folders = folders.filter_map(Path::parent);
    let mut trunk = Command::new(trunk);
    trunk
        .arg("--skip-version-check")
        .current_dir(project::root())
        .env("PATH", process::path_led_by(folders)?)
        // Trunk understands only `true` and `false` here, while other tools take any value.
        .env_remove("NO_COLOR")
        // Where a build fails, what matters is the compiler's words and not where in Trunk that was noticed.
        .env("RUST_LIB_BACKTRACE", "0");
    Ok(trunk)
}

/// What a stamp says of a bundle: what it was made of, and what came out.
fn seal_of(recipe: u64, files: &Files) -> String {
    let mut hasher = DefaultHasher::new();
    files.hash(&mut hasher);
    format!("{recipe:016x} {:016x}\n", hasher.finish())
}

/// A number that changes with any source file, with the compiler, and with the games.
fn fingerprint(sources: &[PathBuf]) -> Result<u64> {
    let mut hasher = DefaultHasher::new();
    process::output_of(Command::new("rustc").arg("--version"))?.hash(&mut hasher);
    for game in games::in_bundle() {
        game.id.hash(&mut hasher);
    }
    for path in sources {
        path.hash(&mut hasher);
        let contents = fs::read(path).with_context(|| format!("reading {}", path.display()))?;
        contents.hash(&mut hasher);
    }
    Ok(hasher.finish())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_seal_changes_with_recipe_and_files() {
        let one = Files::from([("index.html".to_owned(), b"a".to_vec())]);
        let other = Files::from([("index.html".to_owned(), b"b".to_vec())]);
        assert_eq!(seal_of(1, &one), seal_of(1, &one));
        assert_ne!(seal_of(1, &one), seal_of(2, &one));
        assert_ne!(seal_of(1, &one), seal_of(1, &other));
    }
}
