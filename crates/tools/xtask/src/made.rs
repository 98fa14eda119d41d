//! What was made of a compiled module, kept as long as the module and the way in which it is made stay the same: after a change in
//! one game nothing is made anew for the others.

use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result};
use sha2::{Digest, Sha256};

use crate::{files, process};

/// The files that make it, and what they use.
const WAY: [&str; 5] = [
    include_str!("program.rs"),
    include_str!("parts.rs"),
    include_str!("thinker.rs"),
    include_str!("../../../../tools.toml"),
    include_str!("../../../../tools/package.json"),
];

/// Makes files of a module in the folder of this name, where they are not there already.
pub(crate) fn made(
    name: &str,
    module: &[u8],
    make: impl FnOnce(&Path) -> Result<()>,
) -> Result<()> {
    made_in(&process::target(), name, module, make)
}

fn made_in(
    target: &Path,
    name: &str,
    module: &[u8],
    make: impl FnOnce(&Path) -> Result<()>,
) -> Result<()> {
    let folder = folder_in(target, name);
    let stamp = folder.with_extension("stamp");
    let recipe = recipe(module);
    if fs::read_to_string(&stamp).is_ok_and(|of| of == recipe) {
        return Ok(());
    }
    for old in [&stamp, &folder] {
        remove(old)?;
    }
    fs::create_dir_all(&folder).with_context(|| format!("making {}", folder.display()))?;
    make(&folder)?;
    fs::write(&stamp, recipe).with_context(|| format!("writing {}", stamp.display()))
}

/// Copies what was made under this name into the folder of a bundle.
pub(crate) fn copy(name: &str, to: &Path) -> Result<()> {
    for (file, contents) in files::read_folder(&folder_in(&process::target(), name))? {
        files::write_file(to, &file, &contents)?;
    }
    Ok(())
}

fn folder_in(target: &Path, name: &str) -> PathBuf {
    target.join("made").join(name)
}

/// A hash of all that the files depend on.
fn recipe(module: &[u8]) -> String {
    let mut hasher = Sha256::new();
    for part in WAY.iter().map(|text| text.as_bytes()).chain([module]) {
        hasher.update(part.len().to_le_bytes());
        hasher.update(part);
    }
    let hash = hasher.finalize();
    hash.iter().map(|byte| format!("{byte:02x}")).collect()
}

fn remove(path: &Path) -> Result<()> {
    let removed = if path.is_dir() {
        fs::remove_dir_all(path)
    } else if path.exists() {
        fs::remove_file(path)
    } else {
        Ok(())
    };
    removed.with_context(|| format!("removing {}", path.display()))
}

#[cfg(test)]
mod tests {
    use std::env::temp_dir;
    use std::process::id;

    use anyhow::bail;

    use super::*;

    #[test]
    fn only_another_module_is_made_anew() {
        let target = temp_dir().join(format!("sahkku-made-{}", id()));
        let file = folder_in(&target, "game").join("file");
        let make = |module: &str| {
            let mut was_made = false;
            made_in(&target, "game", module.as_bytes(), |folder| {
                was_made = true;
                files::write_file(folder, "file", module.as_bytes())
            })
            .unwrap();
            assert_eq!(fs::read_to_string(&file).unwrap(), module);
            was_made
        };
        assert!(make("one"));
        assert!(!make("one"));
        assert!(make("two"));
        // What broke off is made anew, too.
        assert!(made_in(&target, "game", b"one", |_| bail!("no")).is_err());
        assert!(make("two"));
        fs::remove_dir_all(&target).unwrap();
    }
}
