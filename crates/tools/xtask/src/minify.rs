//! Scripts and styles without what only their readers need.

use std::path::Path;

use anyhow::{Context, Result, bail};

use crate::process;

/// The oldest scripts that browsers with everything that the program needs understand.
const SCRIPTS: &str = "--target=es2020";

/// What these are without comments, spaces and long names; the ending of `name` tells their language.
pub(crate) fn minified(esbuild: &Path, name: &str, text: &str) -> Result<String> {
    let loader = match Path::new(name)
        .extension()
        .and_then(|ending| ending.to_str())
    {
        Some("js") => ["--loader=js", SCRIPTS].as_slice(),
        Some("css") => &["--loader=css"],
        _ => bail!("{name} is neither a script nor a style"),
    };
    let mut command = std::process::Command::new(esbuild);
    command
        .args(["--minify", "--log-level=warning"])
        .args(loader);
    process::output_from(&mut command, text).with_context(|| format!("minifying {name}"))
}
