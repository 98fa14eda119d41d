//! What is done to the bundle after Trunk has built it, so that it can be left alone anywhere: integrity hashes, the list of
//! files that are kept for when there is no network, advice on headers, and compressed twins.

mod headers;
mod integrity;
pub(crate) mod markup;
mod offline;
mod own;

use std::path::Path;
use std::process::Command;

use anyhow::{Context, Result};

use crate::files;
use crate::games::Game;
use crate::process;

pub(crate) use headers::{policy, with_server};
pub(crate) use own::own_files;

/// The service worker. Its name must not change with its contents: browsers look for news under the old name.
const WORKER: &str = "service-worker.js";

/// Finishes the bundle with the pages of these games in this folder.
pub(crate) fn finish(folder: &Path, games: &[&Game]) -> Result<()> {
    let mut files = files::read_folder(folder)?;
    let pages: Vec<&str> = games.iter().map(|game| game.page).collect();
    for page in &pages {
        let open = with_server(files::text_of(&files, page)?, &files)?;
        let sealed = integrity::sealed(&open, &files);
        files.insert((*page).to_owned(), sealed.into_bytes());
    }
    let worker = offline::worker(&files, &pages)?;
    files.insert(WORKER.to_owned(), worker.into_bytes());
    let headers = headers::advice(&pages, &files)?;
    files.insert(headers::FILE.to_owned(), headers.into_bytes());
    for name in pages.into_iter().chain([WORKER, headers::FILE]) {
        files::write_file(folder, name, &files[name])?;
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
