//! The package for npm: the folder of the games with the embedding element, the engine, and what npm wants to know of them.

use std::fs;
use std::path::Path;

use anyhow::{Context, Result};

use crate::files::{self, Files};
use crate::finish;

use super::engine;

/// What does not go with the package: advice for hosts, and what a host's own server makes.
fn is_for_hosts(name: &str) -> bool {
    name == "_headers" || finish::is_twin(name)
}

/// Writes the package into a folder, which is emptied before.
pub(super) fn write(files: &Files, folder: &Path) -> Result<()> {
    if folder.exists() {
        fs::remove_dir_all(folder).with_context(|| format!("emptying {}", folder.display()))?;
    }
    for (name, contents) in files.iter().filter(|(name, _)| !is_for_hosts(name)) {
        let path = folder.join(name);
        let above = path.parent().context("a file has no folder")?;
        fs::create_dir_all(above).with_context(|| format!("making {}", above.display()))?;
        files::write_file(folder, name, contents)?;
    }
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
  "main": "sahkku-embed.js",
  "types": "sahkku-embed.d.ts",
  "exports": {{
    ".": {{ "types": "./sahkku-embed.d.ts", "default": "./sahkku-embed.js" }},
    "./engine": {{ "types": "./engine.d.mts", "default": "./engine.mjs" }},
    "./*": "./*"
  }}
}}
"#,
        env!("CARGO_PKG_VERSION")
    )
}
