//! What is done to the bundle after Trunk has built it, so that it can be left alone anywhere: integrity hashes, the list of
//! files that are kept for when there is no network, advice on headers, and compressed twins.

mod headers;
mod integrity;
pub(crate) mod markup;
mod offline;

use std::path::Path;
use std::process::Command;

use anyhow::{Context, Result};

use crate::bundle;
use crate::process;

/// What the page itself is called.
pub(crate) const PAGE: &str = "index.html";

/// Finishes the bundle in this folder.
pub(crate) fn finish(folder: &Path) -> Result<()> {
    let mut files = bundle::read_folder(folder)?;
    let page = bundle::text_of(&files, PAGE)?;
    let page = integrity::sealed(page, &files);
    files.insert(PAGE.to_owned(), page.into_bytes());
    let worker = offline::worker(&files)?;
    files.insert(offline::WORKER.to_owned(), worker.into_bytes());
    let headers = headers::advice(bundle::text_of(&files, PAGE)?, &files)?;
    files.insert(headers::FILE.to_owned(), headers.into_bytes());
    for name in [PAGE, offline::WORKER, headers::FILE] {
        bundle::write_file(folder, name, &files[name])?;
    }
    compress(folder).context("compressing the bundle")
}

/// Node compresses, for it brings both methods.
fn compress(folder: &Path) -> Result<()> {
    process::run(
        Command::new("node")
            .args([
                "--input-type=module",
                "--eval",
                include_str!("compress.mjs"),
            ])
            .arg(folder),
    )
}

/// Whether a file is the compressed twin of another.
pub(crate) fn is_twin(name: &str) -> bool {
    name.ends_with(".br") || name.ends_with(".gz")
}
