//! Post-processing of Trunk's bundle, so that it can be served unattended anywhere: integrity hashes, the list of files for
//! offline use, recommended headers, and compressed twins.

pub(crate) mod headers;
pub(crate) mod integrity;
pub(crate) mod markup;
mod offline;

use std::path::Path;

use anyhow::Result;
use xshell::cmd;

use crate::files::{Files, text_of};
use crate::games::Game;
use crate::project::shell;

pub(crate) use headers::{policy, with_server};
pub(crate) use offline::own_files;

/// The service worker. Its name must not change with its contents, because browsers look for updates under the old name.
const WORKER: &str = "service-worker.js";

pub(crate) fn finish(files: &mut Files, games: &[Game]) -> Result<()> {
    let pages: Vec<String> = games.iter().map(|game| game.page()).collect();
    for page in &pages {
        let open = with_server(text_of(files, page)?, files)?;
        let sealed = integrity::sealed(&open, files);
        files.insert(page.clone(), sealed.into_bytes());
    }
    let worker = offline::worker(files, &pages)?;
    files.insert(WORKER.to_owned(), worker.into_bytes());
    let headers = headers::advice(&pages, files)?;
    files.insert(headers::FILE.to_owned(), headers.into_bytes());
    Ok(())
}

/// Adds compressed twins of the files in a folder. Node provides both methods.
pub(crate) fn compress(folder: &Path) -> Result<()> {
    let sh = shell()?;
    Ok(cmd!(sh, "node tools/compress.mjs {folder}").quiet().run()?)
}

pub(crate) fn is_twin(name: &str) -> bool {
    name.ends_with(".br") || name.ends_with(".gz")
}
