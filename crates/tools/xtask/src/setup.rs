//! What must be on the machine before anything is built: Node, and parts of the Rust toolchain.

use std::fs::{self, File};
use std::path::PathBuf;
use std::process::Command;

use anyhow::{Context, Result, bail};

use crate::pins::Pins;
use crate::{process, project, report, version};

/// The target of everything that runs in the browser.
pub(crate) const WASM: &str = "wasm32-unknown-unknown";

/// Takes the project's set-up and bundle for this process alone, until the returned file is dropped.
pub(crate) fn lock() -> Result<File> {
    fs::create_dir_all(project::tools()).context("making the folder .tools")?;
    let file = File::create(project::tools().join("lock")).context("making .tools/lock")?;
    if file.try_lock().is_err() {
        println!("Waiting for another `cargo xtask` to finish its set-up …");
        file.lock().context("locking .tools/lock")?;
    }
    Ok(file)
}

/// Refuses a Node that is too old, or none.
pub(crate) fn node(pins: &Pins) -> Result<()> {
    let fix = format!("install Node {} or newer", pins.node);
    let Some(found) = process::find("node").and_then(|node| version::of_program(&node)) else {
        bail!("Node is not installed: {fix}");
    };
    if version::major(&found) < version::major(&pins.node) {
        bail!("Node {found} is too old: {fix}");
    }
    Ok(())
}

/// Adds the WebAssembly target to the Rust toolchain, where it is missing.
pub(crate) fn wasm_target() -> Result<()> {
    let libraries = process::output_of(Command::new("rustc").args([
        "--print",
        "target-libdir",
        "--target",
        WASM,
    ]))?;
    if PathBuf::from(libraries.trim()).is_dir() {
        return Ok(());
    }
    if process::find("rustup").is_none() {
        bail!(
            "Rust's {WASM} target is missing: install it with the package manager that brought Rust"
        );
    }
    report::step("Rust's WebAssembly target, from rustup", || {
        process::run(Command::new("rustup").args(["--quiet", "target", "add", WASM]))
    })
}

/// Adds rustfmt and clippy to the Rust toolchain, where they are missing.
pub(crate) fn rust_components() -> Result<()> {
    for (component, command) in [("rustfmt", "fmt"), ("clippy", "clippy")] {
        if process::output_of(process::cargo().args([command, "--version"])).is_ok() {
            continue;
        }
        if process::find("rustup").is_none() {
            bail!("{component} is missing: install it with the package manager that brought Rust");
        }
        report::step(&format!("{component}, from rustup"), || {
            process::run(Command::new("rustup").args(["--quiet", "component", "add", component]))
        })?;
    }
    Ok(())
}
