//! The package for npm: the folder of the games with the embedding element, the engine, and what npm wants to know of them.

use std::fs;
use std::path::Path;

use anyhow::{Context, Result, bail};

use crate::files::{self, Files};
use crate::finish;

use super::engine;

/// What does not go with the package: advice for hosts, and what a host's own server makes.
fn is_for_hosts(name: &str) -> bool {
    name == "_headers" || finish::is_twin(name)
}

/// The embedding element as a script, and as the module that it is in the package.
const ELEMENT: &str = "sahkku-embed.js";
const MODULE: &str = "sahkku-embed.mjs";

/// The element as a module. A script asks the page where it lies, and a module cannot: it knows by itself.
fn module(script: &str) -> Result<String> {
    let (asks, knows) = ("document.currentScript;", "{ src: import.meta.url };");
    if script.matches(asks).count() != 1 {
        bail!("{ELEMENT} does not ask once where it lies");
    }
    Ok(script.replace(asks, knows))
}

/// Writes the package into a folder, which is emptied before.
pub(super) fn write(files: &Files, folder: &Path) -> Result<()> {
    if folder.exists() {
        fs::remove_dir_all(folder).with_context(|| format!("emptying {}", folder.display()))?;
    }
    for (name, contents) in files.iter().filter(|(name, _)| !is_for_hosts(name)) {
        files::write_file(folder, name, contents)?;
    }
    let element = files::text_of(files, ELEMENT)?;
    files::write_file(folder, MODULE, module(element)?.as_bytes())?;
    engine::write(folder)?;
    files::write_file(folder, "package.json", description().as_bytes())
}

fn description() -> String {
    format!(
        r#"{{
  "name": "sahkku-embed",
  "version": "{}",
  "description": "Sáhkku, the dice board game of the Sámi people, and Hnefatafl as elements for any page",
  "license": "MIT OR Apache-2.0",
  "main": "{MODULE}",
  "types": "sahkku-embed.d.ts",
  "exports": {{
    ".": {{ "types": "./sahkku-embed.d.ts", "default": "./{MODULE}" }},
    "./engine": {{ "types": "./engine.d.mts", "default": "./engine.mjs" }},
    "./*": "./*"
  }}
}}
"#,
        env!("CARGO_PKG_VERSION")
    )
}
