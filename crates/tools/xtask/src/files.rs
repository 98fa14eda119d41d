//! The files below a folder, such as those of the bundle.

use std::collections::BTreeMap;
use std::fs;
use std::io::ErrorKind;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result};

/// Files by their path inside a folder, with `/` between folders.
pub(crate) type Files = BTreeMap<String, Vec<u8>>;

/// The text of one of the files.
pub(crate) fn text_of<'a>(files: &'a Files, name: &str) -> Result<&'a str> {
    let contents = files
        .get(name)
        .with_context(|| format!("the bundle has no {name}"))?;
    str::from_utf8(contents).with_context(|| format!("{name} in the bundle is no text"))
}

/// Writes one of the files into a folder, which is made if it is not there.
pub(crate) fn write_file(folder: &Path, name: &str, contents: &[u8]) -> Result<()> {
    let path = folder.join(name);
    let above = path.parent().unwrap_or(folder);
    fs::create_dir_all(above)
        .and_then(|()| fs::write(&path, contents))
        .with_context(|| format!("writing {}", path.display()))
}

/// Removes a folder that may not be there, with all that is in it.
pub(crate) fn remove_folder(folder: &Path) -> Result<()> {
    match fs::remove_dir_all(folder) {
        Err(error) if error.kind() != ErrorKind::NotFound => {
            Err(error).with_context(|| format!("removing {}", folder.display()))
        }
        _ => Ok(()),
    }
}

/// Reads all files below a folder.
pub(crate) fn read_folder(folder: &Path) -> Result<Files> {
    let mut paths = Vec::new();
    walk(folder, &mut paths)?;
    let mut files = Files::new();
    for path in paths {
        let contents = fs::read(&path).with_context(|| format!("reading {}", path.display()))?;
        let inside = path
            .strip_prefix(folder)
            .context("a file outside of its folder")?;
        let name: Vec<_> = inside.iter().map(|part| part.to_string_lossy()).collect();
        files.insert(name.join("/"), contents);
    }
    Ok(files)
}

/// Lists all files below a folder, always in the same order.
pub(crate) fn walk(folder: &Path, found: &mut Vec<PathBuf>) -> Result<()> {
    let entries =
        fs::read_dir(folder).with_context(|| format!("reading the folder {}", folder.display()))?;
    let mut paths = entries
        .map(|entry| entry.map(|entry| entry.path()))
        .collect::<Result<Vec<_>, _>>()
        .with_context(|| format!("reading the folder {}", folder.display()))?;
    paths.sort();
    for path in paths {
        if path.is_dir() {
            walk(&path, found)?;
        } else {
            found.push(path);
        }
    }
    Ok(())
}
