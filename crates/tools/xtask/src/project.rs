//! The places of things in the project, and how other programs are started.

use std::env;
use std::path::{Path, PathBuf};
use std::sync::LazyLock;
use std::time::Instant;

use anyhow::{Context, Result};
use xshell::Shell;

/// The target of everything that runs in the browser.
pub(crate) const WASM: &str = "wasm32-unknown-unknown";

/// The project's top folder, derived from cargo's path of this crate.
pub(crate) fn root() -> &'static Path {
    static ROOT: LazyLock<PathBuf> = LazyLock::new(|| {
        let xtask = env::var_os("CARGO_MANIFEST_DIR").map(PathBuf::from);
        let xtask = xtask.unwrap_or_else(|| env!("CARGO_MANIFEST_DIR").into());
        xtask.ancestors().nth(3).unwrap_or(&xtask).to_owned()
    });
    &ROOT
}

pub(crate) fn path(relative: &str) -> PathBuf {
    root().join(relative)
}

/// The folder for cargo's output.
pub(crate) fn target() -> PathBuf {
    env::var_os("CARGO_TARGET_DIR").map_or_else(|| path("target"), PathBuf::from)
}

pub(crate) fn shell() -> Result<Shell> {
    let sh = Shell::new()?;
    sh.change_dir(root());
    if env::var_os("CI").is_some() {
        // Nothing is built twice, so incremental data would be useless.
        sh.set_var("CARGO_INCREMENTAL", "0");
    }
    Ok(sh)
}

/// The program with this name in a folder, with the ending that programs have on this system.
pub(crate) fn program_in(folder: &Path, name: &str) -> Option<PathBuf> {
    let endings = if cfg!(windows) { "exe cmd" } else { "" };
    let named = |ending| folder.join(name).with_added_extension(ending);
    endings.split(' ').map(named).find(|path| path.is_file())
}

/// The first program with this name on the search path, or among those for administrators.
pub(crate) fn find(name: &str) -> Option<PathBuf> {
    let path = env::var_os("PATH")?;
    let folders = env::split_paths(&path).chain([PathBuf::from("/usr/sbin")]);
    folders
        .filter(|folder| folder.is_absolute())
        .find_map(|folder| program_in(&folder, name))
}

pub(crate) fn path_led_by(folder: &Path) -> Result<std::ffi::OsString> {
    let rest = env::var_os("PATH").unwrap_or_default();
    let folders = std::iter::once(folder.to_owned()).chain(env::split_paths(&rest));
    env::join_paths(folders).context("a folder's name cannot stand in PATH")
}

/// Does a part of the work, and prints its name before and its duration after it.
pub(crate) fn step<T>(what: &str, work: impl FnOnce() -> Result<T>) -> Result<T> {
    println!("→ {what}");
    let start = Instant::now();
    let outcome = work()?;
    println!("  {what}: done in {}", spoken(start));
    Ok(outcome)
}

pub(crate) fn spoken(start: Instant) -> String {
    format!("{:.1} s", start.elapsed().as_secs_f64())
}
