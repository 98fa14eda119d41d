//! Scripts and styles without what only their readers need.

use std::path::Path;

use anyhow::{Context, Result, bail};

use crate::process;

/// Scripts that browsers understand which are too old for the game: the first of them says so (web/boot.js). Browsers of 2019 know
/// how to import modules.
const SCRIPTS: [&str; 4] = [
    "--target=es2017",
    "--supported:dynamic-import=true",
    "--supported:import-meta=true",
    "--supported:bigint=true",
];

/// The oldest browsers that know `:has()`, which web/boot.js asks for. esbuild writes for them what is nested, and prefixes.
const STYLES: &str = "--target=chrome105,safari15.4,firefox121";

/// What these are without comments, spaces and long names; the ending of `name` tells their language.
pub(crate) fn minified(esbuild: &Path, name: &str, text: &str) -> Result<String> {
    let loader = match Path::new(name)
        .extension()
        .and_then(|ending| ending.to_str())
    {
        Some("js") => [&["--loader=js"], SCRIPTS.as_slice()].concat(),
        Some("css") => vec!["--loader=css", STYLES],
        _ => bail!("{name} is neither a script nor a style"),
    };
    let mut command = std::process::Command::new(esbuild);
    command
        .args(["--minify", "--log-level=warning"])
        .args(loader);
    process::output_from(&mut command, text).with_context(|| format!("minifying {name}"))
}
