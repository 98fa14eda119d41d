//! Where things are in the project.

use std::env;
use std::path::{Path, PathBuf};
use std::sync::LazyLock;

/// The project's top folder: cargo tells where our own crate is.
pub(crate) fn root() -> &'static Path {
    static ROOT: LazyLock<PathBuf> = LazyLock::new(|| {
        let xtask = env::var_os("CARGO_MANIFEST_DIR").map(PathBuf::from);
        let xtask = xtask.unwrap_or_else(|| env!("CARGO_MANIFEST_DIR").into());
        xtask.ancestors().nth(3).unwrap_or(&xtask).to_owned()
    });
    &ROOT
}

/// A file or folder of the project.
pub(crate) fn path(relative: &str) -> PathBuf {
    root().join(relative)
}

/// The folder for everything that the set-up installs; git ignores it.
pub(crate) fn tools() -> PathBuf {
    path(".tools")
}

/// The folder of the built bundle; git ignores it.
pub(crate) fn dist() -> PathBuf {
    path("dist")
}

/// The folder of what else `cargo xtask dist` makes; git ignores it.
pub(crate) fn release() -> PathBuf {
    path("release")
}
