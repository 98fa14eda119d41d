//! Where things are in the project.

use std::path::{Path, PathBuf};

/// The project's top folder.
pub(crate) fn root() -> &'static Path {
    const XTASK: &str = env!("CARGO_MANIFEST_DIR");
    Path::new(XTASK)
        .ancestors()
        .nth(2)
        .unwrap_or(Path::new(XTASK))
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
