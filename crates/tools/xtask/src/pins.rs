//! The pinned versions of the tools, and whether the lock file agrees with them.

use std::fs;

use anyhow::{Context, Result, bail};
use toml::Table;

use crate::project;

/// What `tools.toml` says.
pub(crate) struct Pins {
    pub(crate) node: String,
    pub(crate) python: String,
    pub(crate) trunk: String,
    pub(crate) wasm_bindgen: String,
    pub(crate) wasm_split: String,
    pub(crate) matchbox_server: String,
}

impl Pins {
    /// Reads `tools.toml`.
    pub(crate) fn read() -> Result<Pins> {
        let table = read_table("tools.toml")?;
        let pin = |name: &str| -> Result<String> {
            let version = table.get(name).and_then(toml::Value::as_str);
            Ok(version
                .with_context(|| format!("tools.toml pins no version of {name}"))?
                .to_owned())
        };
        Ok(Pins {
            node: pin("node")?,
            python: pin("python")?,
            trunk: pin("trunk")?,
            wasm_bindgen: pin("wasm-bindgen")?,
            wasm_split: pin("wasm-split")?,
            matchbox_server: pin("matchbox_server")?,
        })
    }

    /// The wasm-bindgen crate and its command line tool work together only at the same version.
    pub(crate) fn check_lock_file(&self) -> Result<()> {
        let locked = locked_version(&read_table("Cargo.lock")?, "wasm-bindgen");
        match locked {
            Some(locked) if locked != self.wasm_bindgen => bail!(
                "Cargo.lock has wasm-bindgen {locked} but tools.toml pins its command line tool at {pinned}: \
                 write `={pinned}` for wasm-bindgen in Cargo.toml, or {locked} in tools.toml",
                pinned = self.wasm_bindgen
            ),
            _ => Ok(()),
        }
    }
}

/// Reads a TOML file of the project.
pub(crate) fn read_table(relative: &str) -> Result<Table> {
    let text = fs::read_to_string(project::path(relative))
        .with_context(|| format!("reading {relative}"))?;
    text.parse()
        .with_context(|| format!("{relative} is not valid TOML"))
}

/// The version of a package in a parsed `Cargo.lock`.
fn locked_version(lock: &Table, name: &str) -> Option<String> {
    let packages = lock.get("package")?.as_array()?;
    let package = packages
        .iter()
        .find(|package| package.get("name").and_then(toml::Value::as_str) == Some(name))?;
    Some(package.get("version")?.as_str()?.to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_pins_of_this_project_agree() {
        Pins::read().unwrap().check_lock_file().unwrap();
    }
}
