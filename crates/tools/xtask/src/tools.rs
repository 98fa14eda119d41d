//! The tools that turn Rust into the bundle: found, or installed into the project's `.tools` folder.

use std::fs;
use std::io::{self, IsTerminal};
use std::path::{Path, PathBuf};

use anyhow::{Context, Result};

use crate::pins::Pins;
use crate::{npm, process, project, report, setup, version};

/// The tools at their pinned versions.
pub(crate) struct Tools {
    pub(crate) trunk: PathBuf,
    pub(crate) wasm_bindgen: PathBuf,
    pub(crate) wasm_split: PathBuf,
    pub(crate) wasm_opt: PathBuf,
    pub(crate) wasm_merge: PathBuf,
    pub(crate) esbuild: PathBuf,
}

impl Tools {
    /// Sets up all that building the bundle needs. The caller holds the lock.
    pub(crate) fn set_up(pins: &Pins) -> Result<Tools> {
        pins.check_lock_file()?;
        setup::node(pins)?;
        setup::wasm_target()?;
        let tools = Tools {
            wasm_bindgen: WASM_BINDGEN.set_up(&pins.wasm_bindgen)?,
            wasm_split: WASM_SPLIT.set_up(&pins.wasm_split)?,
            wasm_merge: npm::tool("wasm-merge")?,
            wasm_opt: npm::tool("wasm-opt")?,
            esbuild: npm::tool("esbuild")?,
            // The largest is wanted last.
            trunk: TRUNK.set_up(&pins.trunk)?,
        };
        remove_leftovers()?;
        Ok(tools)
    }

    /// The program that runs wasm tests in a browser; it comes with wasm-bindgen's command line tool.
    pub(crate) fn test_runner(&self) -> Result<PathBuf> {
        beside(&self.wasm_bindgen, TEST_RUNNER)
    }
}

const TEST_RUNNER: &str = "wasm-bindgen-test-runner";

/// A tool that is built from a crate.
struct CargoTool {
    name: &'static str,
    package: &'static str,
    /// What is needed beside nothing: the others serve only to download tools.
    features: &'static str,
    /// Packages in which it spends its time: these are worth optimising.
    busy: &'static [&'static str],
    version: fn(&Path) -> Option<String>,
}

const TRUNK: CargoTool = CargoTool {
    name: "trunk",
    package: "trunk",
    features: "",
    busy: &[],
    version: version::of_program,
};

const WASM_BINDGEN: CargoTool = CargoTool {
    name: "wasm-bindgen",
    package: "wasm-bindgen-cli",
    features: "",
    busy: &[
        "wasm-bindgen-cli-support",
        "walrus",
        "wasm-encoder",
        "wasmparser",
    ],
    version: |tool| version::of_program(tool).filter(|_| has_test_runner(tool)),
};

const WASM_SPLIT: CargoTool = CargoTool {
    name: "wasm-split-cli",
    package: "wasm_split_cli_support",
    features: "build-binary",
    busy: &[
        "wasm_split_cli_support",
        "walrus",
        "wasm-encoder",
        "wasmparser",
    ],
    // It does not say itself.
    version: |tool| version::installed_by_cargo(tool, "wasm_split_cli_support"),
};

const MATCHBOX_SERVER: CargoTool = CargoTool {
    name: "matchbox_server",
    package: "matchbox_server",
    features: "",
    busy: &[],
    // It does not say itself.
    version: |tool| version::installed_by_cargo(tool, "matchbox_server"),
};

/// Trunk and wasm-bindgen, which is all that a build for work on the page needs. The caller holds the lock.
pub(crate) fn for_work(pins: &Pins) -> Result<(PathBuf, PathBuf)> {
    let wasm_bindgen = WASM_BINDGEN.set_up(&pins.wasm_bindgen)?;
    let trunk = TRUNK.set_up(&pins.trunk)?;
    remove_leftovers()?;
    Ok((trunk, wasm_bindgen))
}

/// The server through which two browsers meet in the browser tests. The caller holds the lock.
pub(crate) fn matchbox_server(pins: &Pins) -> Result<PathBuf> {
    let server = MATCHBOX_SERVER.set_up(&pins.matchbox_server)?;
    remove_leftovers()?;
    Ok(server)
}

impl CargoTool {
    /// The tool at this version from `.tools` or the search path, or else built from its crate, which is quicker than optimising it.
    fn set_up(&self, wanted: &str) -> Result<PathBuf> {
        let CargoTool { name, package, .. } = self;
        let own = project::tools().join("bin");
        if let Some(tool) = find(name, &own, wanted, self.version) {
            return Ok(tool);
        }
        report::step(
            &format!("{name} {wanted}, built by cargo (some minutes, this one time)"),
            || {
                let mut install = process::cargo();
                install
                    .args(["install", "--locked", "--debug", "--no-default-features"])
                    .args(["--features", self.features, "--root"])
                    .arg(project::tools())
                    .arg(format!("{package}@{wanted}"))
                    .env("CARGO_TARGET_DIR", build_folder())
                    .env("CARGO_PROFILE_DEV_DEBUG", "0")
                    .env("CARGO_PROFILE_DEV_DEBUG_ASSERTIONS", "false")
                    .env("CARGO_PROFILE_DEV_OVERFLOW_CHECKS", "false")
                    .env("CARGO_INCREMENTAL", "0")
                    .current_dir(project::tools());
                for package in self.busy {
                    let optimised = format!("profile.dev.package.{package}.opt-level=1");
                    install.args(["--config", &optimised]);
                }
                if !io::stderr().is_terminal() {
                    install.arg("--quiet");
                }
                process::run(&mut install)
            },
        )?;
        find(name, &own, wanted, self.version)
            .with_context(|| format!("cargo installed {name}, but not version {wanted} of it"))
    }
}

/// A tool that comes with another one.
fn beside(tool: &Path, name: &str) -> Result<PathBuf> {
    tool.parent()
        .and_then(|folder| process::program_in(folder, name))
        .with_context(|| format!("{name} is not beside {}", tool.display()))
}

/// A tool of the wanted version, in our own folder or else on the search path.
fn find(
    name: &str,
    own: &Path,
    wanted: &str,
    version: fn(&Path) -> Option<String>,
) -> Option<PathBuf> {
    process::program_in(own, name)
        .into_iter()
        .chain(process::find_all(name))
        .find(|tool| version(tool).as_deref() == Some(wanted))
}

fn has_test_runner(wasm_bindgen: &Path) -> bool {
    wasm_bindgen
        .parent()
        .is_some_and(|folder| process::program_in(folder, TEST_RUNNER).is_some())
}

fn remove_leftovers() -> Result<()> {
    let leftovers = build_folder();
    if leftovers.exists() {
        fs::remove_dir_all(&leftovers).context("emptying .tools/build")?;
    }
    Ok(())
}

/// Where the tools are compiled; all share it, and it goes when they are done.
fn build_folder() -> PathBuf {
    project::tools().join("build")
}
