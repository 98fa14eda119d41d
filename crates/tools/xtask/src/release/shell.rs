//! What shells and readers of manuals want to know of the command: its completions, and its manual page.

use std::path::Path;

use anyhow::Result;

use crate::{files, process, project};

/// The files, and the words by which the command writes each.
const FILES: [(&str, &[&str]); 4] = [
    ("sahkku.bash", &["completions", "bash"]),
    ("_sahkku", &["completions", "zsh"]),
    ("sahkku.fish", &["completions", "fish"]),
    ("sahkku.1", &["man"]),
];

/// Writes them into a folder.
pub(super) fn write(folder: &Path) -> Result<()> {
    for (name, words) in FILES {
        let text = process::output_of(
            process::cargo()
                .current_dir(project::root())
                .args(["run", "--quiet", "--package", "sahkku-cli", "--"])
                .args(words),
        )?;
        files::write_file(folder, name, text.as_bytes())?;
    }
    Ok(())
}
