//! The files below a folder, such as those of the bundle.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result};

/// Files by their path inside a folder, with `/` between folders.
pub(crate) type Files = BTreeMap<String, Vec<u8>>;

pub(crate) fn text_of<'a>(files: &'a Files, name: &str) -> Result<&'a str> {
    let contents = files.get(name);
    let contents = contents.with_context(|| format!("the bundle has no {name}"))?;
    str::from_utf8(contents).with_context(|| format!("{name} in the bundle is no text"))
}

pub(crate) fn read(path: &Path) -> Result<Vec<u8>> {
    fs::read(path).with_context(|| format!("reading {}", path.display()))
}

pub(crate) fn write(path: &Path, contents: impl AsRef<[u8]>) -> Result<()> {
    let above = path.parent().unwrap_or(path);
    let written = fs::create_dir_all(above).and_then(|()| fs::write(path, contents));
    written.with_context(|| format!("writing {}", path.display()))
}

pub(crate) fn write_all(folder: &Path, files: &Files) -> Result<()> {
    files
        .iter()
        .try_for_each(|(name, contents)| write(&folder.join(name), contents))
}

pub(crate) fn read_folder(folder: &Path) -> Result<Files> {
    let file = |path: PathBuf| Ok((inside(&path, folder), read(&path)?));
    walk(folder)?.into_iter().map(file).collect()
}

/// The path of a file relative to a folder, with `/` between folders.
pub(crate) fn inside(path: &Path, folder: &Path) -> String {
    let inside = path.strip_prefix(folder).unwrap_or(path);
    let parts: Vec<_> = inside.iter().map(|part| part.to_string_lossy()).collect();
    parts.join("/")
}

/// All files below a folder, always in the same order.
pub(crate) fn walk(folder: &Path) -> Result<Vec<PathBuf>> {
    let reading = || format!("reading the folder {}", folder.display());
    let entries = fs::read_dir(folder).with_context(reading)?;
    let paths = entries.map(|entry| entry.map(|entry| entry.path()));
    let mut paths = paths.collect::<Result<Vec<_>, _>>().with_context(reading)?;
    paths.sort();
    let mut found = Vec::new();
    for path in paths {
        if path.is_dir() {
            found.extend(walk(&path)?);
        } else {
            found.push(path);
        }
    }
    Ok(found)
}
